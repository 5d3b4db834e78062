import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { describedBy, fault, formatFaults, optionFaults } from '../src/index.ts';

const SCHEMA = Type.Object({ units: Type.Record(Type.String(), Type.Integer()) }, { additionalProperties: false });

test('a file that fits its format has no faults; otherwise each place is named', () => {
  expect(formatFaults(SCHEMA, { units: { a: 1 } })).toEqual([]);
  expect(formatFaults(SCHEMA, { units: { a: 'x' } }).map(({ code, at }) => [code, at])).toEqual([
    ['bad-field', 'units.a'],
  ]);
  expect(formatFaults(SCHEMA, null)).not.toEqual([]);
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`u${i}`, 'x']));
  expect(formatFaults(SCHEMA, { units: many }).length).toBeLessThanOrEqual(20);
});

const UNIONS = Type.Object({
  phase: Type.Optional(Type.Union(['march', 'fight', 'rest'].map((word) => Type.Literal(word)))),
  unit: Type.Optional(Type.Union([Type.String(), Type.Integer({ minimum: 1 })])),
  keys: Type.Optional(
    Type.Union([Type.Literal('drawn'), Type.Object({ french: Type.Integer() }, { additionalProperties: false })]),
  ),
});

test.each<[string, unknown, string, string]>([
  ['a word that is none of those there are', { phase: 'retreat' }, 'phase', 'must be one of: march, fight, rest'],
  ['a thing of no kind that fits', { unit: null }, 'unit', 'must be string, or must be integer'],
  ['a thing of a kind that fits, itself at fault', { keys: { french: 'x' } }, 'keys.french', 'must be integer'],
])('one fault for %s', (_, input, at, reason) => {
  expect(formatFaults(UNIONS, input)).toEqual([{ code: 'bad-field', at, data: { reason } }]);
});

test('several places at fault are each told once, a field too many by its name', () => {
  const all = formatFaults(UNIONS, { phase: 'retreat', unit: 0.5 });
  expect(all.map(({ at }) => at)).toEqual(['phase', 'unit']);
  expect(formatFaults(SCHEMA, { units: {}, 'a/b': 1 })).toEqual([
    { code: 'bad-field', at: '', data: { reason: 'must not have additional properties: a/b' } },
  ]);
  expect(formatFaults(SCHEMA, { units: { 'a/b~c': 'x' } }).map(({ at }) => at)).toEqual(['units.a/b~c']);
});

const OFFER = {
  options: [
    { id: 'fog', values: [false, true], standard: false, rule: '1', scenarios: ['long'] },
    { id: 'pace', values: ['slow', 'fast'], standard: 'slow', rule: '2' },
  ],
  scenarios: ['long', 'short'].map((id) => ({ id, title: id, turns: 1 })),
};

test.each<[string, string, Readonly<Record<string, string | boolean>>, string[]]>([
  ['options that are there', 'long', { fog: true, pace: 'fast' }, []],
  ['an option that is not', 'long', { rain: true }, ['unknown-option options.rain']],
  ['a value that is none', 'long', { pace: 'late', fog: 'yes' }, ['bad-option options.pace', 'bad-option options.fog']],
  ['an option of another scenario', 'short', { fog: true }, ['option-not-here options.fog']],
  ['the same left off', 'short', { fog: false }, []],
  ['a scenario that is not there', 'none', { fog: true }, []],
])('%s', (_, scenario, options, faults) => {
  expect(optionFaults(OFFER, { scenario, options }).map(({ code, at }) => `${code} ${at}`)).toEqual(faults);
});

test('a bad value is told with those there are; a described position may have any option', () => {
  const [found] = optionFaults(OFFER, { scenario: 'long', options: { pace: 'late' } });
  expect(found.data).toEqual({ option: 'pace', value: 'late', values: ['slow', 'fast'] });
  expect(optionFaults(OFFER, { scenario: {}, options: { fog: true } })).toEqual([]);
});

test('a scenario is one of the rulebook, or described and of the right format; a game without the format says so', () => {
  const own = { describe: (id: string) => (id === 'long' ? { units: 3 } : null), faultsOf: null };
  const given = (scenario: string | Readonly<Record<string, unknown>>, faultsOf: typeof read | null, options = {}) =>
    describedBy(OFFER, { ...own, faultsOf }, { scenario, options });
  const read = ({ units }: Readonly<Record<string, unknown>>) => (units === 1 ? [] : [fault('no-units', 'units')]);
  expect(given('long', null)).toEqual({ ok: true, value: { units: 3 } });
  expect(given('none', null)).toMatchObject({ ok: false, faults: [{ code: 'unknown-scenario' }] });
  expect(given('long', null, { rain: true })).toMatchObject({ ok: false, faults: [{ code: 'unknown-option' }] });
  expect(given({ units: 1 }, read)).toEqual({ ok: true, value: { units: 1 } });
  expect(given({ units: 2 }, read, { rain: true })).toMatchObject({
    ok: false,
    faults: [{ code: 'unknown-option' }, { code: 'no-units' }],
  });
  expect(() => given({ units: 1 }, null)).toThrow('without its format');
});
