import { parentPort } from 'node:worker_threads';
import { type AnyAction, type Game, type State, writeAction } from '@hundred-days/kernel';
import { type CharacterName, createPlanner, type LevelName, type Planner } from '@hundred-days/opponents/planner';
import { Games } from '../games.ts';

/** A thread in which the computer thinks. It is shown what one seat sees, and nothing else of a table ever comes here. */

export interface Question {
  /** He begins anew: at another table, or because something he was shown was taken back. */
  readonly anew: boolean;
  readonly seed: string;
  readonly game: string;
  readonly scenario: string;
  readonly seat: number;
  readonly level: LevelName;
  readonly character: CharacterName;
  /** What the seat has seen since it was asked last, the position to decide in last. */
  readonly views: readonly State[];
}

export type Reply = { readonly action: string } | { readonly failed: string };

interface Sitting {
  readonly game: Game<AnyAction>;
  readonly planner: Planner<AnyAction>;
}

const games = new Games();
const port = parentPort;
let sitting: Sitting | null = null;

async function sit({ game: id, scenario, level, character, seed }: Question): Promise<Sitting> {
  const game = await games.find(id, { scenario });
  if (game === null) throw new Error(`there is no game ${id}`);
  await game.whole?.();
  return { game, planner: createPlanner(game, { level, character, seed }) };
}

async function answer(question: Question): Promise<Reply> {
  try {
    if (question.anew || sitting === null) sitting = await sit(question);
    const { game, planner } = sitting;
    const { views, seat } = question;
    for (const view of views.slice(0, -1)) planner.watch(view, seat);
    return { action: writeAction(game, planner.choose(views[views.length - 1], seat)) };
  } catch (error) {
    sitting = null;
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

port?.on('message', (question: Question) => void answer(question).then((reply) => port.postMessage(reply)));
