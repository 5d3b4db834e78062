import {
  type Answer,
  type AnyAction,
  type GameEvent,
  KERNEL_CATALOGS,
  type Refusal,
  type SeenStep,
  type State,
  say,
  sayEvent,
  sayRefusal,
} from '@hundred-days/kernel';
import type { GameBoard } from '../board/types.ts';
import type { SpokenGame } from '../games.ts';

/** Sentences for the terminal. */

export const ruleTitle = (game: SpokenGame, id: string): string | null =>
  game.cases.find((rule) => rule.id === id)?.title ?? null;

/** Why not, with the rule that decides. What a table promises by itself has no rule in a rulebook. */
export function refusalText(game: SpokenGame, no: Refusal): string {
  const title = ruleTitle(game, no.rule);
  return `No: ${sayRefusal(game.words, no)} ${title === null ? '[rule of the table]' : `[${no.rule} ${title}]`}`;
}

/** Why nothing came of a request; null if it was done. */
export function answerText(game: SpokenGame, answer: Answer): string | null {
  if (answer.result === 'late') return 'No: Something else has happened meanwhile; look again. [rule of the table]';
  return answer.result === 'refused' ? refusalText(game, answer.refusal) : null;
}

/** Whose decision it is and what it is about, in one sentence of the game's catalog. */
export function decisionText(game: SpokenGame, board: GameBoard, view: State, seat: number): string {
  const key = `phase.${game.phase(view).name}`;
  return say(game.words.catalog, key, { ...board.facts(view), side: seatTitle(game, board, view, seat) });
}

export const seatTitle = (game: SpokenGame, board: GameBoard, view: State, seat: number): string =>
  board.seatName?.(view, seat) ?? game.seats[seat].title;

export function outcomeText(game: SpokenGame, code: string): string {
  const key = `outcome.${code}`;
  return say(Object.hasOwn(game.words.catalog, key) ? game.words.catalog : KERNEL_CATALOGS.en, key, {});
}

export const eventText = (game: SpokenGame, event: GameEvent): string =>
  `${sayEvent(game.words, event)}.`.replace(/\.\.$/, '.');

/** What one step brought about: its events, or the action itself where it made none. */
export function stepLines(game: SpokenGame, step: SeenStep): string[] {
  if (step.events.length > 0) return step.events.map((event) => eventText(game, event));
  return step.action === null ? [] : [`${game.seats[step.seat]?.title ?? ''}: ${step.action}`];
}

/** A log of numbered steps. */
export function logLines(game: SpokenGame, steps: readonly SeenStep[], first: number): string[] {
  return steps.flatMap((step, i) =>
    stepLines(game, step).map((line, j) => `${j === 0 ? String(first + i).padStart(4) : '    '}  ${line}`),
  );
}

const NAMES: Readonly<Record<string, string>> = { unit: 'UNIT', place: 'HEX', path: 'HEX-HEX-...', units: 'UNIT ...' };

/** How each action of the phase is written. */
export function notationLines(game: SpokenGame, accepts: readonly string[]): string[] {
  return accepts.map((type) => {
    const { word, args } = game.actions[type];
    const words = Object.values(args).map((kind) => {
      if (typeof kind === 'string') return NAMES[kind];
      return 'flag' in kind ? `[${kind.flag}]` : `@${kind.oneOf[0]} ... @${kind.oneOf.at(-1)}`;
    });
    return [word, ...words].filter((part) => part !== '').join(' ');
  });
}

/** The last place of a way that an action names, if it is nothing but a way. */
export function endOfPath(game: SpokenGame, action: AnyAction): string | null {
  const { word, args } = game.actions[action.type];
  const way = Object.entries(args).find(([, kind]) => kind === 'path');
  if (word !== '' || way === undefined) return null;
  const path = (action as unknown as Readonly<Record<string, readonly number[]>>)[way[0]];
  return game.placeIds[path[path.length - 1]];
}
