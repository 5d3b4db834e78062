import { type AnyAction, type ArgumentKind, copyAction } from '../actions.ts';
import { type Game, REFEREE, SPECTATOR } from '../contract.ts';
import { below } from '../dice.ts';

/** Something handed to the referee that nobody may have offered. */
export interface Foreign {
  readonly how: string;
  readonly seat: number;
  readonly input: unknown;
}

/** Words that every object answers to without having them. */
const PROTOTYPE_WORDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

const HUGE = 1_000_000;

type Fields = Record<string, unknown>;
type Mutation = (action: Fields) => unknown;

/**
 * Makes inputs out of legal actions: near misses that a referee might let pass, and shapes that no honest client sends.
 * `next` takes the actions to start from, stale ones and those of other seats among them.
 */
export function createMutator<A extends AnyAction>(
  game: Game<A>,
  bits: () => number,
): { next(pool: readonly A[], seat: number): Foreign; wellFormed(): Fields } {
  const one = <T>(list: readonly T[]): T => list[below(list.length, bits)];
  const huge = new Array<number>(HUGE).fill(0);
  const units = game.unitIds.length;
  const places = game.placeIds.length;

  class Order {
    constructor(fields: Fields) {
      Object.assign(this, fields);
    }
    toJSON(): string {
      return 'order';
    }
  }

  const junk: readonly (() => unknown)[] = [
    () => Number.NaN,
    () => Number.POSITIVE_INFINITY,
    () => Number.NEGATIVE_INFINITY,
    () => -0,
    () => 0.5,
    () => -1,
    () => one([units, places, 2 ** 15, 2 ** 16, 2 ** 31, 2 ** 32, 2 ** 53, 1e308]),
    () => one(['0', '', game.unitIds[0], game.placeIds[0], 'NaN']),
    () => null,
    () => undefined,
    () => one([true, false]),
    () => ({}),
    () => [],
    () => [[0]],
    () => [0, 0.5],
    () => [Number.NaN],
    () => [-1],
    () => [places],
    () => ['0'],
    () => [null],
    () => 1n,
    () => Symbol('unit'),
    () => () => 0,
    () => new Map(),
    () => ({ valueOf: () => 0 }),
    () => ({ length: 1, 0: 0 }),
    () => Int16Array.of(0, 1),
    () => new Array<number>(3),
    () => new Array<number>(2 ** 32 - 1),
    () => huge,
    () => nested(10_000),
    () => new Order({ unit: 0 }),
    () => Object.create(null),
    () => new Proxy([0], {}),
  ];

  const argument = (kind: ArgumentKind): unknown => {
    if (kind === 'unit') return below(units, bits);
    if (kind === 'place') return below(places, bits);
    if (kind === 'path') {
      return Array.from({ length: 1 + below(Math.max(1, game.longestPath), bits) }, () => below(places, bits));
    }
    if (kind === 'units') {
      const some = new Set(Array.from({ length: 1 + below(4, bits) }, () => below(units, bits)));
      return [...some].sort((a, b) => a - b);
    }
    return 'flag' in kind ? below(2, bits) === 1 : below(kind.oneOf.length, bits);
  };

  /** Any action of the right shape. */
  const wellFormed = (): Fields => {
    const [type, spec] = one(Object.entries(game.actions));
    const action: Fields = { type };
    for (const [name, kind] of Object.entries(spec.args)) action[name] = argument(kind);
    return action;
  };

  const argsOf = (action: Fields): (readonly [string, ArgumentKind])[] =>
    Object.entries(game.actions[action.type as string].args);
  const withArgument = (action: Fields, change: (value: unknown, kind: ArgumentKind) => unknown): Fields => {
    const args = argsOf(action);
    if (args.length === 0) return { ...action, unit: 0 };
    const [name, kind] = one(args);
    return { ...action, [name]: change(action[name], kind) };
  };
  const withList = (action: Fields, change: (list: number[], count: number) => unknown): Fields => {
    const found = argsOf(action).find(([, kind]) => kind === 'path' || kind === 'units');
    if (found === undefined) return withArgument(action, (_, kind) => argument(kind));
    const [name, kind] = found;
    return { ...action, [name]: change([...(action[name] as number[])], kind === 'path' ? places : units) };
  };
  const without = (list: number[], at: number): number[] => list.filter((_, i) => i !== at);

  const nearMisses: Readonly<Record<string, Mutation>> = {
    'as it was': (action) => action,
    'another argument': (action) => withArgument(action, (_, kind) => argument(kind)),
    'an argument one higher or lower': (action) =>
      withArgument(action, (value, kind) => (typeof value === 'number' ? value + one([1, -1]) : argument(kind))),
    'well formed': wellFormed,
    'a path with a gap': (action) => withList(action, (list) => without(list, below(list.length, bits))),
    'a list turned round': (action) => withList(action, (list) => list.reverse()),
    'a list made longer': (action) => withList(action, (list, count) => [...list, below(count, bits)]),
    'a list with another start': (action) => withList(action, (list, count) => [below(count, bits), ...list.slice(1)]),
    'a list with one changed': (action) =>
      withList(action, (list, count) => list.with(below(list.length, bits), below(count, bits))),
    'a list said twice': (action) => withList(action, (list) => [...list, ...list]),
    'a list there and back': (action) => withList(action, (list) => [...list, ...list.slice(0, -1).reverse()]),
    'its first only': (action) => withList(action, (list) => list.slice(0, 1)),
    'its last only': (action) => withList(action, (list) => list.slice(-1)),
    'all of them': (action) => withList(action, (_, count) => [...Array(count).keys()]),
    'another type': (action) => ({ ...action, type: one(Object.keys(game.actions)) }),
  };

  const shapes: Readonly<Record<string, Mutation>> = {
    'junk in an argument': (action) => withArgument(action, () => one(junk)()),
    'junk in a list': (action) =>
      withList(action, (list) => (list as unknown[]).with(below(list.length, bits), one(junk)())),
    'a list with a hole': (action) =>
      withList(action, (list) => {
        const holed = [...list, 0];
        delete holed[below(holed.length, bits)];
        return holed;
      }),
    'a huge list': (action) => withList(action, () => huge),
    'a field too many': (action) => ({ ...action, [one(['extra', 'seat', 'dice', '0', ''])]: one(junk)() }),
    'a prototype field': (action) => own({ ...action }, one(PROTOTYPE_WORDS), one(junk)()),
    'a prototype word as type': (action) => ({ ...action, type: one(PROTOTYPE_WORDS) }),
    'junk as type': (action) => ({ ...action, type: one(junk)() }),
    'a type in an object': (action) => ({ ...action, type: Object(action.type) }),
    'a field too few': (action) => {
      const copy = { ...action };
      delete copy[one(Object.keys(copy))];
      return copy;
    },
    'no action': () => one(junk)(),
    'an action in a list': (action) => [action],
    'a list that calls itself an action': (action) => Object.assign([], action),
    'a function that calls itself an action': (action) => Object.assign(() => 0, { kind: action.type }),
    'an action inherited': (action) => Object.create(action),
    'an action inherited in part': (action) => Object.assign(Object.create({ unit: 0 }), action),
    'an action without prototype': (action) => Object.assign(Object.create(null), action),
    'an action of a class': (action) => new Order(action),
    'a text': (action) => JSON.stringify(action),
    'an action inside': (action) => ({ type: action.type, action }),
  };

  const seats = [SPECTATOR, REFEREE, game.seats.length, 31, 32, 33, 2 ** 32, 0.5, Number.NaN, Number.POSITIVE_INFINITY];

  return {
    wellFormed,
    next(pool, seat) {
      const action = pool.length === 0 ? wellFormed() : ({ ...copyAction(one(pool)) } as unknown as Fields);
      // Two of three near the truth: that is where a referee errs.
      const from = below(3, bits) < 2 ? nearMisses : shapes;
      const how = one(Object.keys(from));
      const input = from[how](action);
      const draw = below(20, bits);
      if (draw === 0) return { how: `${how}, seat of no one`, seat: one(seats), input };
      if (draw === 1) return { how: `${how}, another seat`, seat: below(game.seats.length, bits), input };
      return { how, seat, input };
    },
  };
}

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = { value };
  return value;
}

/** A field of the object itself, whatever its name. */
function own(target: Fields, name: string, value: unknown): Fields {
  return Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
