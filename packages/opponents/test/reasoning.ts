import {
  type AnyAction,
  firstSeatToAct,
  type Game,
  outlook,
  randomBits,
  type Setup,
  type State,
  seededDice,
  seenState,
  submit,
} from '@hundred-days/kernel';
import { randomPlayer } from '@hundred-days/opponents';
import { type Advice, type Counsel, conclude, createPlanner, type Reason } from '@hundred-days/opponents/planner';
import { expect } from 'vitest';
import type { Parts } from '../src/planner/advice.ts';
import { LEVELS, type Level } from '../src/planner/levels.ts';
import { startOf } from './playing.ts';

/**
 * The reasons of the Marshal taken apart: every number he gives is found again in what he decides by, worked out here a second time, or in
 * the tables of the game.
 */

export const SEED = 'reasons';
/** Small budgets: what is shown is where numbers come from, not how good they are. */
export const TUNING = { nodes: 20, rows: 2 };
export const LEVEL: Level = { ...LEVELS.marshal, ...TUNING };
/** Less than this is not told (WORTH_A_LINE). */
const UNTOLD = 0.05;

export const viewOf = (game: Game<AnyAction>, s: State, seat: number): State => seenState(outlook(game, seat, s), s);
export const known = (game: unknown): Game<AnyAction> => game as Game<AnyAction>;
export const adviseIn = (game: Game<AnyAction>, view: State, seat: number): Advice<AnyAction> =>
  conclude(createPlanner(game, { level: 'marshal', seed: SEED, tuning: TUNING }).advise(view, seat));
export const chosenIn = (game: Game<AnyAction>, view: State, seat: number): AnyAction =>
  createPlanner(game, { level: 'marshal', seed: SEED, tuning: TUNING }).choose(view, seat);
export const counselsOf = ({ best, next }: Advice<AnyAction>): Counsel<AnyAction>[] =>
  next === null ? [best] : [best, next];
export const points = (lines: readonly Reason[], code: Reason['code']): number | undefined =>
  lines.find((line) => line.code === code)?.numbers?.points;

export interface Decision {
  readonly view: State;
  readonly seat: number;
  readonly phase: string;
}

type Chooser = (view: State, seat: number) => AnyAction;

function byLot(game: Game<AnyAction>): Chooser {
  const lots = randomPlayer();
  const bits = randomBits('lots');
  return (view, seat) => lots.choose(game, view, seat, bits);
}

/** Decisions of a game, played by lot if nothing else is said: one in so many of each phase. */
export function* decisions(
  game: Game<AnyAction>,
  setup: Setup,
  every: number,
  most: number,
  choose: Chooser = byLot(game),
): Generator<Decision> {
  const s = startOf(game, setup);
  const dice = seededDice('dice');
  const met = new Map<string, number>();
  for (let i = 0, seat = firstSeatToAct(game, s); seat >= 0 && i < most; i++, seat = firstSeatToAct(game, s)) {
    const phase = game.phase(s).name;
    const times = met.get(phase) ?? 0;
    met.set(phase, times + 1);
    const view = viewOf(game, s, seat);
    if (times % every === 0) yield { view, seat, phase };
    submit(game, s, seat, choose(view, seat), dice);
  }
}

/** Lines say the parts they are to say, and leave out nothing that counts. */
export function expectParts(lines: readonly Reason[], parts: Parts, worth: number): void {
  for (const [code, part] of [
    ['gains', parts.gain],
    ['fears', parts.fear],
    ['places', parts.place],
  ] as const) {
    const said = points(lines, code);
    if (said === undefined) expect(Math.abs(part), code).toBeLessThan(UNTOLD);
    else expect(said, code).toBeCloseTo(part, 9);
  }
  expect(parts.gain + parts.fear + parts.place).toBeCloseTo(worth, 6);
  expect(points(lines, 'worth')).toBe(worth);
}

export const less = (a: Parts, b: Parts): Parts => ({
  gain: a.gain - b.gain,
  fear: a.fear - b.fear,
  place: a.place - b.place,
});
