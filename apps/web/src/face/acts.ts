import { type AnyAction, goalOf, type Place } from '@hundred-days/kernel';
import type { Face } from './types.ts';

/** What the game's table of actions says of an action. */

type Acts<A extends AnyAction> = Pick<Face<A>, 'game'>;

/** Where on the board it leads; null for one that is done by a button. */
export const goalIn = <A extends AnyAction>({ game }: Acts<A>, action: A): Place | null => goalOf(game.actions, action);

/** A click does it at once; others are shown first and confirmed. */
export const isDirect = <A extends AnyAction>({ game }: Acts<A>, action: A): boolean =>
  game.actions[action.type].direct === true;

/** A side has done all it wants for a time. */
export const endsTurn = <A extends AnyAction>({ game }: Acts<A>, action: A): boolean =>
  game.actions[action.type].endsTurn === true;
