import type { ActionOf } from '@hundred-days/kernel';
import { COLUMNS } from './tables.ts';

/** Everything a player can do. Paths begin in the hex where the unit stands, or in the entry hex. */
export const ACTIONS = {
  move: { word: '', args: { unit: 'unit', path: 'path' } },
  enter: { word: 'enter', args: { unit: 'unit', path: 'path' } },
  exit: { word: 'exit', args: { unit: 'unit', path: 'path' } },
  end: { word: 'end', args: { stacked: { flag: 'stacked' } } },
  keep: { word: 'keep', args: { unit: 'unit' } },
  target: { word: 'target', args: { hex: 'place' } },
  join: { word: 'join', args: { unit: 'unit' } },
  roll: { word: 'roll', args: { column: { oneOf: COLUMNS } } },
  lose: { word: 'lose', args: { units: 'units' } },
  retreat: { word: 'retreat', args: { unit: 'unit', to: 'place' } },
  lost: { word: 'lost', args: { unit: 'unit' } },
  displace: { word: 'displace', args: { unit: 'unit', to: 'place' } },
  withdraw: { word: 'withdraw', args: { unit: 'unit', to: 'place' } },
  advance: { word: 'advance', args: { unit: 'unit', to: 'place' } },
  stand: { word: 'stand', args: {} },
} as const;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionType = Action['type'];
export type Of<T extends ActionType> = Extract<Action, { readonly type: T }>;
