import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type ActionOf,
  actionKey,
  copyAction,
  goalOf,
  type Place,
  pathOf,
  type Seat,
  type Side,
  sameAction,
  shapeFault,
  type Unit,
} from '../src/index.ts';

const TABLE = {
  move: { word: '', args: { unit: 'unit', path: 'path' } },
  lose: { word: 'lose', args: { units: 'units' } },
  aim: { word: 'aim', args: { hex: 'place', hard: { flag: 'hard' }, column: { oneOf: ['a', 'b'] } } },
  end: { word: 'end', args: {} },
} as const;
type Action = ActionOf<typeof TABLE>;

const LIMITS = { units: 3, places: 5, path: 4 };
const fault = (input: unknown) => shapeFault(TABLE, LIMITS, input);

test('the types of the actions come from the table', () => {
  expectTypeOf<Action['type']>().toEqualTypeOf<'move' | 'lose' | 'aim' | 'end'>();
  expectTypeOf<Extract<Action, { type: 'move' }>['path']>().toEqualTypeOf<readonly Place[]>();
  expectTypeOf<Extract<Action, { type: 'move' }>['unit']>().toEqualTypeOf<Unit>();
  expectTypeOf<Extract<Action, { type: 'lose' }>['units']>().toEqualTypeOf<readonly Unit[]>();
  expectTypeOf<Extract<Action, { type: 'aim' }>['hex']>().toEqualTypeOf<Place>();
  expectTypeOf<Extract<Action, { type: 'aim' }>['hard']>().toEqualTypeOf<boolean>();
  expectTypeOf<Extract<Action, { type: 'aim' }>['column']>().toEqualTypeOf<number>();
  expectTypeOf<{ type: 'end' }>().toExtend<Action>();
  expectTypeOf<{ type: 'move'; unit: number }>().not.toExtend<Action>();
  expectTypeOf<{ type: 'march'; unit: number }>().not.toExtend<Action>();
});

test('a number may be any kind, but no kind stands for another', () => {
  expectTypeOf<number>().toExtend<Unit>();
  expectTypeOf<Unit>().toExtend<number>();
  expectTypeOf<Unit>().not.toExtend<Place>();
  expectTypeOf<Seat>().not.toExtend<Side>();
});

test('the table says where an action leads and by which way', () => {
  const table = {
    move: { word: '', args: { unit: 'unit', path: 'path' }, goal: 'path', path: 'path' },
    aim: { word: 'aim', args: { hex: 'place' }, goal: 'hex' },
    end: { word: 'end', args: {} },
  } as const;
  const move: ActionOf<typeof table> = { type: 'move', unit: 1, path: [3, 4, 2] };
  const aim: ActionOf<typeof table> = { type: 'aim', hex: 4 };
  expect(goalOf(table, move)).toBe(2);
  expect(pathOf(table, move)).toEqual([3, 4, 2]);
  expect(goalOf(table, aim)).toBe(4);
  expect(pathOf(table, aim)).toBeNull();
  expect(goalOf(table, { type: 'end' })).toBeNull();
});

describe('shape', () => {
  const good: readonly Action[] = [
    { type: 'move', unit: 2, path: [0, 4, 0, 4] },
    { type: 'move', unit: 0, path: [0] },
    { type: 'lose', units: [0, 1, 2] },
    { type: 'aim', hex: 4, hard: false, column: 1 },
    { type: 'end' },
  ];
  test.each(good)('%j is an action', (action) => {
    expect(fault(action)).toBeNull();
    expect(fault(Object.assign(Object.create(null), action))).toBeNull();
  });

  class Order {
    type = 'end';
  }
  const holed = [0, 1, 2];
  delete holed[1];
  const move = { type: 'move', unit: 0, path: [0, 1] };
  const bad: readonly (readonly [string, unknown, string | null])[] = [
    ['nothing', undefined, 'not-an-action'],
    ['null', null, 'not-an-action'],
    ['a number', 7, 'not-an-action'],
    ['a text', 'end', 'not-an-action'],
    ['a function', () => 0, 'not-an-action'],
    ['a list', [], 'not-an-action'],
    ['a list with a type', Object.assign([], { type: 'end' }), 'not-an-action'],
    ['no type', {}, 'not-an-action'],
    ['a type that is no text', { type: 1 }, 'not-an-action'],
    ['a type in an object', { type: Object('end') }, 'not-an-action'],
    ['an inherited type', Object.create({ type: 'end' }), 'not-an-action'],
    ['an unknown type', { type: 'march' }, 'unknown-action'],
    ['an empty type', { type: '' }, 'unknown-action'],
    ['__proto__ as type', { type: '__proto__' }, 'unknown-action'],
    ['constructor as type', { type: 'constructor' }, 'unknown-action'],
    ['toString as type', { type: 'toString' }, 'unknown-action'],
    ['a field too many', { ...move, extra: 1 }, 'unknown-field'],
    ['an undefined field too many', { type: 'end', extra: undefined }, 'unknown-field'],
    ['__proto__ as a field', JSON.parse('{"type":"end","__proto__":1}'), 'unknown-field'],
    ['constructor as a field', { type: 'end', constructor: 1 }, 'unknown-field'],
    ['an inherited argument', Object.assign(Object.create({ unit: 0 }), { type: 'move', path: [0] }), 'unknown-field'],
    ['an inherited extra', Object.assign(Object.create({ extra: 0 }), move), 'unknown-field'],
    ['an argument missing', { type: 'move', unit: 0 }, 'malformed-argument'],
    ['all arguments missing', { type: 'aim' }, 'malformed-argument'],
    ['an argument undefined', { ...move, unit: undefined }, 'malformed-argument'],
    ['a unit too high', { ...move, unit: 3 }, 'malformed-argument'],
    ['a unit below 0', { ...move, unit: -1 }, 'malformed-argument'],
    ['a broken unit', { ...move, unit: 0.5 }, 'malformed-argument'],
    ['NaN', { ...move, unit: Number.NaN }, 'malformed-argument'],
    ['Infinity', { ...move, unit: Number.POSITIVE_INFINITY }, 'malformed-argument'],
    ['a unit as text', { ...move, unit: '0' }, 'malformed-argument'],
    ['a unit in a list', { ...move, unit: [0] }, 'malformed-argument'],
    ['a bigint', { ...move, unit: 0n }, 'malformed-argument'],
    ['a path that is no list', { ...move, path: 0 }, 'malformed-argument'],
    ['an empty path', { ...move, path: [] }, 'malformed-argument'],
    ['a path too long', { ...move, path: [0, 1, 2, 3, 4] }, 'malformed-argument'],
    ['a path off the map', { ...move, path: [0, 5] }, 'malformed-argument'],
    ['a path with a hole', { ...move, path: holed }, 'malformed-argument'],
    ['an empty list of great length', { ...move, path: new Array(2 ** 32 - 1) }, 'malformed-argument'],
    ['a typed array', { ...move, path: Int16Array.of(0, 1) }, 'malformed-argument'],
    ['something like a list', { ...move, path: { length: 1, 0: 0 } }, 'malformed-argument'],
    ['nested lists', { ...move, path: [[0]] }, 'malformed-argument'],
    ['no units', { type: 'lose', units: [] }, 'malformed-argument'],
    ['units out of order', { type: 'lose', units: [1, 0] }, 'malformed-argument'],
    ['a unit twice', { type: 'lose', units: [1, 1] }, 'malformed-argument'],
    ['a flag that is no boolean', { type: 'aim', hex: 0, hard: 1, column: 0 }, 'malformed-argument'],
    ['a choice too high', { type: 'aim', hex: 0, hard: true, column: 2 }, 'malformed-argument'],
    ['a choice by its word', { type: 'aim', hex: 0, hard: true, column: 'a' }, 'malformed-argument'],
    ['a class of its own', new Order(), null],
  ];
  test.each(bad)('%s', (_, input, wanted) => {
    expect(fault(input)).toBe(wanted);
  });
});

test('the key of an action does not depend on the order of its fields, and on everything else', () => {
  const a: Action = { type: 'aim', hex: 1, hard: true, column: 0 };
  expect(actionKey({ column: 0, hard: true, type: 'aim', hex: 1 } as Action)).toBe(actionKey(a));
  expect(sameAction(a, { ...a })).toBe(true);
  for (const other of [
    { ...a, hex: 2 },
    { ...a, hard: false },
    { ...a, column: 1 },
  ])
    expect(sameAction(a, other)).toBe(false);
  const [one, two] = [
    [1, 12],
    [11, 2],
  ].map((path) => ({ type: 'move', unit: 0, path }));
  expect(sameAction(one, two)).toBe(false);
});

test('a copy of an action shares nothing with it', () => {
  const path = [0, 1];
  const action: Action = { type: 'move', unit: 0, path };
  const copy = copyAction(action);
  path.push(2);
  expect(copy).toEqual({ type: 'move', unit: 0, path: [0, 1] });
});
