import type { ActionOf, ActionTable } from '@hundred-days/kernel';
import { COLUMNS } from './tables.ts';

/** Everything a player can do. Paths begin in the hex where the unit stands, or in the entry hex. */
export const ACTIONS = {
  move: { word: '', args: { unit: 'unit', path: 'path' }, goal: 'path', path: 'path' },
  enter: { word: 'enter', args: { unit: 'unit', path: 'path' }, goal: 'path', path: 'path' },
  exit: { word: 'exit', args: { unit: 'unit', path: 'path' }, path: 'path' },
  end: { word: 'end', args: { stacked: { flag: 'stacked' } }, direct: true, endsTurn: true },
  keep: { word: 'keep', args: { unit: 'unit' }, direct: true },
  target: { word: 'target', args: { hex: 'place' }, goal: 'hex', direct: true },
  join: { word: 'join', args: { unit: 'unit' }, direct: true },
  roll: { word: 'roll', args: { column: { oneOf: COLUMNS } } },
  lose: { word: 'lose', args: { units: 'units' }, forced: true },
  retreat: { word: 'retreat', args: { unit: 'unit', to: 'place' }, goal: 'to', direct: true, forced: true },
  lost: { word: 'lost', args: { unit: 'unit' }, direct: true, forced: true },
  displace: { word: 'displace', args: { unit: 'unit', to: 'place' }, goal: 'to', direct: true, forced: true },
  withdraw: { word: 'withdraw', args: { unit: 'unit', to: 'place' }, goal: 'to', direct: true },
  advance: { word: 'advance', args: { unit: 'unit', to: 'place' }, goal: 'to', direct: true },
  stand: { word: 'stand', args: {}, direct: true, declines: ['advance', 'withdraw'] },
} as const satisfies ActionTable;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionType = Action['type'];
export type Of<T extends ActionType> = Extract<Action, { readonly type: T }>;
