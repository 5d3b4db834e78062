import type { ActionOf, ActionTable } from '@hundred-days/kernel';

/** GEN-6 */
export const MODES = ['normal', 'battle'] as const;

/**
 * Everything a player can do. Paths begin in the hex where the Corps stands, or in the entry hex. Sides alternate action by
 * action, so that each of them ends a turn: what the other did since is all that came after one's own last.
 */
export const ACTIONS = {
  /** S15-2: the mode an HQ starts in. */
  mode: { word: 'mode', args: { hq: 'unit', mode: { oneOf: MODES } }, endsTurn: true },
  /** A: an HQ goes to a hex. */
  place: { word: 'place', args: { hq: 'unit', hex: 'place', mode: { oneOf: MODES } }, goal: 'hex', endsTurn: true },
  /** B-3: the opponent lets a blown Corps come back. */
  admit: { word: 'admit', args: { unit: 'unit' }, endsTurn: true },
  /** B-2 */
  return: { word: 'return', args: { unit: 'unit', hex: 'place' }, goal: 'hex', forced: true, endsTurn: true },
  /** D: an HQ places a Detachment. */
  detach: { word: 'detach', args: { unit: 'unit', hq: 'unit', hex: 'place' }, goal: 'hex', endsTurn: true },
  /** E */
  recall: { word: 'recall', args: { unit: 'unit' }, direct: true, endsTurn: true },
  /** Ends a side's part of step D or E. */
  end: { word: 'end', args: {}, endsTurn: true },
  /** H: a Corps falls back three hexes. */
  withdraw: { word: 'withdraw', args: { unit: 'unit', to: 'place' }, goal: 'to', endsTurn: true },
  /** H-4: a Corps that cannot get away is given up. */
  disperse: { word: 'disperse', args: { unit: 'unit' }, endsTurn: true },
  /** MOV-8: a move names the HQ that commands it. */
  move: { word: '', args: { unit: 'unit', hq: 'unit', path: 'path' }, goal: 'path', path: 'path', endsTurn: true },
  enter: {
    word: 'enter',
    args: { unit: 'unit', hq: 'unit', path: 'path' },
    goal: 'path',
    path: 'path',
    endsTurn: true,
  },
  /** Ends a side's withdrawals, moves or attacks. */
  pass: { word: 'pass', args: {}, endsTurn: true },
  attack: { word: 'attack', args: { unit: 'unit', hex: 'place' }, goal: 'hex', endsTurn: true },
  /** MOD-A6, MOD-D4: a Fresh Cavalry Corps joins in; then the dice, or the other side's cavalry. */
  commit: { word: 'commit', args: { unit: 'unit' }, direct: true, endsTurn: true },
  ready: { word: 'ready', args: {}, endsTurn: true, declines: ['commit'] },
  /** RET-1, REI-6 */
  retreat: { word: 'retreat', args: { unit: 'unit', to: 'place' }, goal: 'to', forced: true, endsTurn: true },
} as const satisfies ActionTable;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionType = Action['type'];
export type Of<T extends ActionType> = Extract<Action, { readonly type: T }>;
