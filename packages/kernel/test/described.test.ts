import fc from 'fast-check';
import { describe as about, expect, test } from 'vitest';
import {
  applyChanges,
  canonicalText,
  changes,
  count,
  DescriptionError,
  describe,
  describer,
  type Field,
  flagSet,
  layout,
  one,
  otherwise,
  perName,
  perPlace,
  perUnit,
  place,
  plusOne,
  type State,
  unit,
  word,
} from '../src/index.ts';

const STEPS = ['movement', 'combat', 'over'];
const DID = flagSet(['moved', 'fired', 'advanced']);
const IDS = { unitIds: ['fr-1', 'fr-2', 'al-1'], placeIds: ['0101', '0102', 'Q0601', 'ligny'] };

const CORE = {
  turn: 1,
  losses: 2,
  step: word(STEPS),
  target: place(),
  lost: perName(['french', 'allied']),
  where: perUnit(3, place()),
  did: perUnit(3, DID),
  host: perUnit(3, plusOne(unit())),
  way: perUnit(3, plusOne(place(2))),
  mines: perPlace(4),
  hand: count(2, word(STEPS)),
} as const;
const AT = layout(CORE, { occupant: 4 });
const say = describer(AT, IDS);

const anyState = fc
  .array(fc.oneof(fc.integer({ min: -3, max: 4 }), fc.integer({ min: -32768, max: 32767 })), {
    minLength: AT.coreSize,
    maxLength: AT.coreSize,
  })
  .map((numbers) => {
    const state = new Int16Array(AT.size);
    state.set(numbers);
    return state;
  });

const core = (state: State): number[] => [...state.subarray(0, AT.coreSize)];

about('a described position', () => {
  test('names fields, units, places, words and flags, and leaves out what goes without saying', () => {
    const s = say.make({});
    s[AT.turn] = 3;
    s[AT.losses + 1] = 20;
    s[AT.step] = 1;
    s[AT.lost + 1] = 5;
    s[AT.where] = 2;
    s[AT.where + 1] = 0;
    s[AT.did + 2] = DID.mask.moved | DID.mask.advanced;
    s[AT.host] = 2;
    s[AT.way + 2 * 2 + 1] = 4;
    s[AT.mines + 3] = 7;
    s[AT.hand + 1] = 2;
    expect(say.describe(s)).toEqual({
      turn: 3,
      losses: { 1: 20 },
      step: 'combat',
      lost: { allied: 5 },
      where: { 'fr-1': 'Q0601', 'fr-2': '0101' },
      did: { 'al-1': ['advanced', 'moved'] },
      host: { 'fr-1': 'fr-2' },
      way: { 'al-1': { 1: 'ligny' } },
      mines: { ligny: 7 },
      hand: { 1: 'over' },
    });
  });

  test('what has no name is described as the number it is', () => {
    const s = say.make({ step: 9, target: -3, did: { 'fr-1': -1 }, host: { 'fr-2': -2 } });
    expect([s[AT.step], s[AT.target], s[AT.did], s[AT.host + 1]]).toEqual([9, -3, -1, -2]);
    expect(say.describe(s)).toEqual({ step: 9, target: -3, did: { 'fr-1': -1 }, host: { 'fr-2': -2 } });
  });

  test('any position described and made again is the same, through a file', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const again = say.make(JSON.parse(JSON.stringify(describe(AT, IDS, state))));
        expect(core(again)).toEqual(core(state));
      }),
    );
  });

  test('the changes between two positions lead from the one to the other, and name nothing else', () => {
    fc.assert(
      fc.property(anyState, anyState, fc.integer({ min: 0, max: AT.coreSize }), (before, other, cut) => {
        const after = before.slice();
        after.set(other.subarray(cut, AT.coreSize), cut);
        const found = changes(AT, IDS, before, after);
        const again = before.slice();
        applyChanges(AT, IDS, again, JSON.parse(JSON.stringify(found)));
        expect(core(again)).toEqual(core(after));
        expect(changes(AT, IDS, after, after)).toEqual({});
        expect(say.changes(again, after)).toEqual({});
      }),
    );
  });

  test('a change back to what goes without saying is said', () => {
    const before = say.make({ turn: 2, did: { 'fr-1': ['moved'] }, where: { 'fr-1': '0101' } });
    expect(say.changes(before, say.make({}))).toEqual({ turn: 0, did: { 'fr-1': [] }, where: { 'fr-1': -1 } });
  });

  test('a new field, a new order of fields, units, places or flags changes no old description', () => {
    const { turn, where, mines: _, ...rest } = CORE;
    const newer = layout(
      {
        where,
        ...rest,
        turn,
        mines: perPlace(5),
        morale: perUnit(4),
        leader: unit(),
        zeal: otherwise(3, perUnit(4)),
        bold: one(7),
      },
      { occupant: 5 },
    );
    const did = {
      ...newer,
      fields: newer.fields.map((field) => (field.name === 'did' ? { ...field, meaning } : field)),
    };
    const ids = { unitIds: ['fr-2', 'fr-1', 'al-1', 'new'], placeIds: ['new', 'ligny', 'Q0601', '0102', '0101'] };
    const later = describer(did, ids);
    fc.assert(
      fc.property(anyState, (state) => {
        // Numbers that are no index in the old game may be one in the new: they have names in neither.
        for (let i = 0; i < AT.coreSize; i++) if (state[i] > 3) state[i] = 1;
        const old = say.describe(state);
        const again = later.make(old);
        expect(canonicalText(later.describe(again))).toBe(canonicalText(old));
        expect([again[newer.zeal + 2], again[newer.bold], again[newer.leader]]).toEqual([3, 7, -1]);
      }),
    );
  });
  const meaning = flagSet(['advanced', 'fired', 'spent', 'moved']).meaning;

  test.each([
    [{ nothing: 1 }, 'nothing'],
    [{ where: { 'fr-9': '0101' } }, 'where.fr-9'],
    [{ where: { 'fr-1': '9999' } }, 'where.fr-1'],
    [{ where: 3 }, 'where'],
    [{ turn: 1.5 }, 'turn'],
    [{ turn: 40000 }, 'turn'],
    [{ turn: 'three' }, 'turn'],
    [{ did: { 'fr-1': ['flown'] } }, 'did.fr-1'],
    [{ did: { 'fr-1': [1] } }, 'did.fr-1'],
    [{ did: { 'fr-1': 'moved' } }, 'did.fr-1'],
    [{ losses: { 2: 1 } }, 'losses.2'],
    [{ losses: null }, 'losses'],
    [JSON.parse('{"__proto__": 1}'), '__proto__'],
  ])('what does not fit is named: %j', (described, at) => {
    const error = caught(() => say.make(described));
    expect(error).toBeInstanceOf(DescriptionError);
    expect((error as DescriptionError).at).toBe(at);
  });

  test('numbers are named in any order', () => {
    const given: [number, number][] = [
      [AT.where, 3],
      [AT.turn, 3],
      [AT.did, 0],
    ];
    expect(say.numbers(given)).toEqual({ where: { 'fr-1': 'ligny' }, turn: 3, did: { 'fr-1': [] } });
  });
});

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

about('fields', () => {
  test('sixteen flags fit into a number, the last one too', () => {
    const names = Array.from({ length: 16 }, (_, i) => `f${i}`);
    const set = flagSet(names);
    const at = layout({ flags: perUnit(1, set) }, {});
    const many = describer(at, IDS);
    fc.assert(
      fc.property(fc.subarray(names), (some) => {
        const s = Int16Array.of(some.reduce((bits, name) => bits | set.mask[name], 0));
        expect(many.describe(s)).toEqual(some.length === 0 ? {} : { flags: { 'fr-1': [...some].sort() } });
        expect([...many.make(many.describe(s))]).toEqual([...s]);
        for (const name of names) expect((s[0] & set.mask[name]) !== 0).toBe(some.includes(name));
      }),
    );
    expect(() => flagSet([...names, 'f16'])).toThrow('17 flags in a set of 16');
    expect(() => flagSet(['a', 'a'])).toThrow('a flag stands twice');
  });

  test('a field that cannot be named is refused when the layout is described', () => {
    expect(() => describer(layout({ where: perUnit(4) }, {}), IDS)).toThrow('where has 4 numbers for 3 names');
    expect(() => describer(layout({ where: perUnit(2) }, {}), { ...IDS, unitIds: ['a', 'a'] })).toThrow('stands twice');
    expect(() => word(['a', 'a'])).toThrow('a word stands twice');
    expect(() => count(0)).toThrow('a field of 0 numbers');
  });

  test('a field of fields is as long as all of them', () => {
    const sizes: [Field, number][] = [
      [count(3, count(4)), 12],
      [perUnit(3, place(2)), 6],
      [perName(['a', 'b'], perPlace(4, DID)), 8],
    ];
    for (const [field, size] of sizes) expect(field.size).toBe(size);
  });
});

test('canonical text does not hang on the order of names', () => {
  expect(canonicalText({ b: [1, { d: null, c: 'x' }], a: undefined, 10: true, 9: false })).toBe(
    '{"10":true,"9":false,"b":[1,{"c":"x","d":null}]}',
  );
});
