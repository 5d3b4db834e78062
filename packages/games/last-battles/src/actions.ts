import type { ActionOf } from '@hundred-days/kernel';
import { COLUMNS } from './tables.ts';

/** Everything a player can do. Paths begin in the hex where the unit stands, or in the hex by which it comes in. */
export const ACTIONS = {
  move: { word: '', args: { unit: 'unit', path: 'path' }, goal: 'path', path: 'path' },
  enter: { word: 'enter', args: { unit: 'unit', path: 'path' }, goal: 'path', path: 'path' },
  exit: { word: 'exit', args: { unit: 'unit', path: 'path' }, path: 'path' },
  end: { word: 'end', args: {}, endsTurn: true },
  target: { word: 'target', args: { hex: 'place' }, goal: 'hex', direct: true },
  join: { word: 'join', args: { unit: 'unit' }, direct: true },
  roll: { word: 'roll', args: { column: { oneOf: COLUMNS } } },
  lose: { word: 'lose', args: { unit: 'unit' }, direct: true, forced: true },
  retreat: { word: 'retreat', args: { unit: 'unit', to: 'place' }, goal: 'to', direct: true, forced: true },
  displace: {
    word: 'displace',
    args: { unit: 'unit', to: 'place', other: 'unit' },
    goal: 'to',
    direct: true,
    forced: true,
  },
  lost: { word: 'lost', args: { unit: 'unit' }, direct: true, forced: true },
  withdraw: { word: 'withdraw', args: { unit: 'unit', to: 'place' }, goal: 'to', direct: true },
  advance: { word: 'advance', args: { unit: 'unit', to: 'place' }, goal: 'to', direct: true },
  stand: { word: 'stand', args: {}, direct: true, declines: ['advance', 'withdraw'] },
} as const;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionType = Action['type'];
export type Of<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** Longer than any legal path, so that a path that is too long is refused by the rule (5.1) and not by its shape. */
export const LONGEST_PATH = 80;
