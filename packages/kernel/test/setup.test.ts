import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { formatFaults, optionFaults } from '../src/index.ts';

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
