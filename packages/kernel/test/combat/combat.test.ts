import { describe, expect, test } from 'vitest';
import {
  type AnyAction,
  anybodyFollows,
  attackPhrases,
  compileHexMap,
  compileResults,
  createChainSearch,
  createMatching,
  type Following,
  followingPhase,
  type GameEvent,
  oddsColumns,
  randomBits,
  refusal,
  scriptedDice,
  TABLE,
} from '../../src/index.ts';
import { SMALL_COLUMNS, smallColumnsIds } from '../map/boards.ts';

describe('odds', () => {
  const { columns, columnOf } = oddsColumns(5, 6);

  test('the columns go from the weakest attack to the strongest', () => {
    expect(columns).toEqual(['1-5', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1']);
    expect(oddsColumns(1, 2).columns).toEqual(['1-1', '2-1']);
  });

  test.each([
    [4, 4, '1-1'],
    [7, 4, '1-1'],
    [8, 4, '2-1'],
    [4, 5, '1-2'],
    [1, 4, '1-4'],
    [100, 4, '6-1'],
    [1, 100, '1-5'],
  ])('%i against %i is %s: rounded for the defender, never beyond the table', (attack, defence, column) => {
    expect(columns[columnOf(attack, defence)]).toBe(column);
  });

  test('results stand row after row', () => {
    const rows = Object.fromEntries([1, 2, 3, 4, 5, 6].map((die) => [die, die > 3 ? ['Ar', 'De'] : ['Ae', 'Dr']]));
    const results = compileResults(rows, ['Ae', 'Ar', 'Dr', 'De']);
    expect([...results]).toEqual([0, 2, 0, 2, 0, 2, 1, 3, 1, 3, 1, 3]);
  });
});

describe('an attack in one line', () => {
  type Step = AnyAction & { readonly hex?: number; readonly unit?: number; readonly column?: number };
  const ids = { hexId: (hex: number) => `h${hex}`, unitId: (unit: number) => `u${unit}` };
  const phrases = attackPhrases<Step>(ids, ['1-1', '2-1'], ({ type }) => `(${type})`);
  const [target, join, roll] = [
    { type: 'target', hex: 1 },
    { type: 'join', unit: 2 },
    { type: 'roll', column: 1 },
  ];

  test('is taken apart into its steps', () => {
    expect(phrases.expand('attack h1 h2:  u1 u2 @2-1')).toEqual([
      'target h1',
      'target h2',
      'join u1',
      'join u2',
      'roll @2-1',
    ]);
    expect(phrases.expand('attack h1: u1')).toEqual(['target h1', 'join u1']);
    for (const line of ['attack h1 u1', 'attack h1: u1: u2', 'target h1']) expect(phrases.expand(line)).toBeNull();
  });

  test('is written where that loses nothing', () => {
    expect(phrases.write([target, target, join, roll, { type: 'end' }])).toEqual(['attack h1 h1: u2 @2-1', '(end)']);
    expect(phrases.write([target, join])).toEqual(['(target)', '(join)']);
    expect(phrases.write([join, target, roll])).toEqual(['(join)', '(target)', '(roll)']);
    expect(phrases.write([target, { type: 'end' }])).toEqual(['(target)', '(end)']);
  });
});

test('as many as possible are served: compared with trying every way', () => {
  const { leftOver } = createMatching(8);
  const bits = randomBits('matching');
  const most = (reach: readonly number[], used = 0): number =>
    reach.length === 0
      ? 0
      : Math.max(
          most(reach.slice(1), used),
          ...[0, 1, 2, 3, 4].map((free) =>
            (reach[0] & (1 << free)) !== 0 && (used & (1 << free)) === 0
              ? 1 + most(reach.slice(1), used | (1 << free))
              : 0,
          ),
        );
  const sizes = new Set<number>();
  for (let round = 0; round < 300; round++) {
    const reach = Array.from({ length: 4 }, () => bits() & bits() & 31);
    const left = leftOver([0, 1, 2, 3], [0, 1, 2, 3, 4], (free, one) => (reach[one] & (1 << free)) !== 0);
    expect(left.length, JSON.stringify(reach)).toBe(4 - most(reach));
    sizes.add(left.length);
  }
  expect(sizes.size).toBeGreaterThan(3);
  expect(leftOver([], [1], () => true)).toEqual([]);
});

describe('a chain of displacements', () => {
  const map = compileHexMap(SMALL_COLUMNS, smallColumnsIds);
  const { canMakeRoom } = createChainSearch(map);
  const [a, b, c, room] = ['0505', '0506', '0507', '0508'].map(map.indexOf);
  const onMap = (from: number, direction: number): boolean => map.neighbours[6 * from + direction] >= 0;
  const chain = (friends: readonly number[], safe = onMap): boolean =>
    canMakeRoom(
      a,
      safe,
      (hex) => hex === room,
      (hex) => friends.includes(hex),
    );

  test('ends where there is room, through friends who give way, step by safe step', () => {
    expect(chain([b, c])).toBe(true);
    expect(chain([b])).toBe(false);
    expect(chain([c])).toBe(false);
    expect(chain([a, b, c], (from, d) => onMap(from, d) && from !== c)).toBe(false);
    // Nothing of one search is left for the next.
    expect(chain([b, c])).toBe(true);
  });
});

describe('a step after combat', () => {
  const moved: string[] = [];
  const follow: Following<AnyAction & { readonly unit?: number; readonly to?: number }> = {
    step: { type: 'advance', rule: '7', told: { type: 'advanced', rule: '7' } },
    seat: () => 1,
    hexes: (s, unit) => (unit === 3 ? [s[0], s[0] + 1] : []),
    refuse: (_s, unit) => (unit === 3 ? null : refusal('7', 'not-a-victor')),
    put: (_s, unit, to) => moved.push(`${unit} to ${to}`),
    next: (_s, stood) => moved.push(stood ? 'stood' : 'went'),
  };
  const state = Int16Array.of(10, 20, 20, 20, 20);
  const names = {
    unitsOf: [
      [0, 1],
      [2, 3, 4],
    ],
    unitId: (unit: number) => `unit ${unit}`,
    hexId: (place: number) => `hex ${place}`,
    at: { where: 1 },
  };
  const phase = followingPhase(names, follow);

  test('is offered to those who have somewhere to go, and may be left', () => {
    expect(anybodyFollows(names, follow, state)).toBe(true);
    expect(anybodyFollows({ unitsOf: [[3], [2, 4]] }, follow, state)).toBe(false);
    expect(phase.seats?.(state)).toBe(2);
    expect(phase.accepts).toEqual(['advance', 'stand']);
    expect(phase.pieces(state, 1)).toEqual([TABLE, 3]);
    expect(phase.choices(state, 1, TABLE)).toEqual([{ type: 'stand' }]);
    expect(phase.choices(state, 1, 3)).toEqual([10, 11].map((to) => ({ type: 'advance', unit: 3, to })));
    expect(phase.refuse(state, 1, { type: 'advance', unit: 2, to: 10 })).toMatchObject({ code: 'not-a-victor' });
    expect(phase.refuse(state, 1, { type: 'stand' })).toBeNull();
    expect(phase.whyNot?.(state, 1, 4, 10)).toMatchObject({ code: 'not-a-victor' });
  });

  test('is carried out, and then comes what is next', () => {
    const told: GameEvent[] = [];
    const tell = (event: GameEvent) => told.push(event);
    phase.apply(state, 1, { type: 'advance', unit: 3, to: 11 }, scriptedDice([]), tell);
    phase.apply(state, 1, { type: 'stand' }, scriptedDice([]), tell);
    expect(moved).toEqual(['3 to 11', 'went', 'stood']);
    expect(told).toEqual([{ type: 'advanced', rule: '7', data: { unit: 'unit 3', from: 'hex 20', hex: 'hex 11' } }]);
  });
});
