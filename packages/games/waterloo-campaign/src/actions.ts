import type { ActionOf } from '@hundred-days/kernel';

/** GEN-6 */
export const MODES = ['normal', 'battle'] as const;

/** Everything a player can do. Paths begin in the hex where the Corps stands, or in the entry hex. */
export const ACTIONS = {
  /** S15-2: the mode an HQ starts in. */
  mode: { word: 'mode', args: { hq: 'unit', mode: { oneOf: MODES } } },
  /** A: an HQ goes to a hex. */
  place: { word: 'place', args: { hq: 'unit', hex: 'place', mode: { oneOf: MODES } } },
  /** B-3: the opponent lets a blown Corps come back. */
  admit: { word: 'admit', args: { unit: 'unit' } },
  /** B-2 */
  return: { word: 'return', args: { unit: 'unit', hex: 'place' } },
  /** D: an HQ places a Detachment. */
  detach: { word: 'detach', args: { unit: 'unit', hq: 'unit', hex: 'place' } },
  /** E */
  recall: { word: 'recall', args: { unit: 'unit' } },
  /** Ends a side's part of step D or E. */
  end: { word: 'end', args: {} },
  /** H: a Corps falls back three hexes. */
  withdraw: { word: 'withdraw', args: { unit: 'unit', to: 'place' } },
  /** H-4: a Corps that cannot get away is given up. */
  disperse: { word: 'disperse', args: { unit: 'unit' } },
  /** MOV-8: a move names the HQ that commands it. */
  move: { word: '', args: { unit: 'unit', hq: 'unit', path: 'path' } },
  enter: { word: 'enter', args: { unit: 'unit', hq: 'unit', path: 'path' } },
  /** Ends a side's withdrawals, moves or attacks. */
  pass: { word: 'pass', args: {} },
  attack: { word: 'attack', args: { unit: 'unit', hex: 'place' } },
  /** MOD-A6, MOD-D4: a Fresh Cavalry Corps joins in; then the dice, or the other side's cavalry. */
  commit: { word: 'commit', args: { unit: 'unit' } },
  ready: { word: 'ready', args: {} },
  /** RET-1, REI-6 */
  retreat: { word: 'retreat', args: { unit: 'unit', to: 'place' } },
} as const;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionType = Action['type'];
export type Of<T extends ActionType> = Extract<Action, { readonly type: T }>;
