import { type AnyAction, TABLE } from '@hundred-days/kernel';
import type { Asked, Explanation, Prompt, PromptButton } from './types.ts';

/** What the questions of every face are made of. */

export const said = <A extends AnyAction>(
  title: string,
  reason = '',
  rules: readonly string[] = [],
  buttons: readonly PromptButton<A>[] = [],
): Prompt<A> => ({ title, reason, rules, buttons });

/** Until the questions of later phases are there. */
export const LATE: Prompt<never> = { title: '', reason: '', rules: [], buttons: [], late: true };

/** Until there is an answer. */
export const UNANSWERED: Explanation = { title: '', text: '', causes: [] };

export const button = <A extends AnyAction>(
  label: string,
  action: A,
  main: boolean,
  ends = false,
): PromptButton<A> => ({ label, action, main, ends });

/** The pieces that something can be done with. */
export const ablePieces = <A extends AnyAction>(asked: Asked<A>): number[] =>
  asked.pieces.filter((piece) => piece !== TABLE);

/** The same, for the actions of a game. */
export const askingFor = <A extends AnyAction>() => ({ said: said<A>, button: button<A>, able: ablePieces<A> });
