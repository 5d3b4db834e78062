import type { ActionOf } from '@hundred-days/kernel';
import { FIGHT_ACTIONS } from './fighting.ts';

/** 16.1 */
export const LINES = ['1', '2', '3', '4', '5', '6'] as const;

/** Everything a player can do. Paths begin in the hex where the unit stands, or in the hex by which it comes in. */
export const ACTIONS = {
  /** 16.2a, 16.2b: a line is picked, secretly until all have. */
  fate: { word: 'fate', args: { line: { oneOf: LINES } }, open: false },
  /** 4.1: a piece is put on top of its hex; the default deployment of all that are not placed yet. */
  place: { word: 'place', args: { unit: 'unit', hex: 'place' }, goal: 'hex', direct: true, open: false },
  deploy: { word: 'deploy', args: {}, open: false },
  /** 5.4.3a: to the top of its stack, never by a mere click: in movement the enemy sees it at once. */
  raise: { word: 'raise', args: { unit: 'unit' }, open: false },
  /** 5.4.3a: a unit under the top counter goes to the bottom of its stack; that shows nothing. */
  lower: { word: 'lower', args: { unit: 'unit' }, open: false },
  /** 8.1d: a counter that will try to reorganize. */
  name: { word: 'name', args: { unit: 'unit' }, direct: true },
  /** 7.1d */
  tactical: { word: 'tactical', args: { unit: 'unit' }, direct: true },
  /** 8.1e: its dice. */
  rally: { word: 'rally', args: { unit: 'unit' } },
  /** 9.0b: picked up, to move with others of its hex. */
  take: { word: 'take', args: { unit: 'unit' }, direct: true, open: false },
  /** A unit that was picked up moves with the others; they go by the name of the topmost. */
  move: { word: '', args: { unit: 'unit', path: 'path' }, goal: 'path', path: 'path' },
  enter: { word: 'enter', args: { unit: 'unit', path: 'path' }, goal: 'path', path: 'path' },
  /** 9.3.6a: from an entry hex. */
  exit: { word: 'exit', args: { unit: 'unit' } },
  /** 3.4.2d */
  lodge: { word: 'lodge', args: { unit: 'unit', hex: 'place' }, goal: 'hex', direct: true, forced: true },
  ...FIGHT_ACTIONS,
  /** Ends a set-up, a phase, a step of combat. */
  end: { word: 'end', args: {}, endsTurn: true },
} as const;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionType = Action['type'];
export type Of<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** Longer than any legal path, so that a path that is too long is refused by the rule (9.1a) and not by its shape. */
export const LONGEST_PATH = 40;
