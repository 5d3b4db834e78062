import type { AnyAction } from '../actions.ts';
import type { Game } from '../contract.ts';
import { type State, sameState } from '../state.ts';
import { type Played, type PlayedStep, play } from '../testing/randomPlay.ts';
import type { NamedSetup } from './plan.ts';

/** A promise of the contract that a game does not keep. */
export class ConformanceFailure extends Error {
  override readonly name = 'ConformanceFailure';
}

export function fail(what: string): never {
  throw new ConformanceFailure(what);
}

export function ensure(holds: boolean, what: () => string): void {
  if (!holds) fail(what());
}

export function ensureSameState(found: State, wanted: State, what: () => string): void {
  if (sameState(found, wanted)) return;
  if (found.length !== wanted.length) fail(`${what()}: ${found.length} numbers instead of ${wanted.length}`);
  const at = found.findIndex((value, i) => value !== wanted[i]);
  fail(`${what()}: number ${at} is ${found[at]} instead of ${wanted[at]}`);
}

/** Equal as plain data. */
export function ensureSame(found: unknown, wanted: unknown, what: () => string): void {
  // Most of what is compared are long texts that are the same: they need not be written down twice more.
  if (found === wanted) return;
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) fail(`${what()}: ${shorten(String(a), String(b))} instead of ${shorten(String(b), String(a))}`);
}

/** The part of a long text where it begins to differ from another. */
function shorten(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `${from > 0 ? '…' : ''}${text.slice(from, from + 200)}`;
}

/** Any input in a few words; foreign ones cannot always be written as JSON. */
export function describeInput(input: unknown): string {
  try {
    return (JSON.stringify(input) ?? String(input)).slice(0, 300);
  } catch {
    return Object.prototype.toString.call(input);
  }
}

/** Plays a game and says in every failure which game and which step it was. */
export function walk<A extends AnyAction>(
  game: Game<A>,
  { name, setup }: NamedSetup,
  seed: string,
  onStep: (step: PlayedStep<A>) => void,
): Played<A> {
  return located(`${game.id}, ${name}, seed ${seed}`, () =>
    play(game, setup, seed, (step) => located(`after ${step.index} actions`, () => onStep(step))),
  );
}

/** Puts the place in front of whatever goes wrong inside. */
export function located<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const inner = error instanceof Error ? error : new Error(String(error));
    throw new ConformanceFailure(`${place}: ${inner.message}`, { cause: inner.cause ?? inner });
  }
}

export const samplePlaces = (count: number, wanted: number, bits: () => number): number[] =>
  Array.from({ length: wanted }, () => bits() % count);
