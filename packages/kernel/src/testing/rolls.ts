import type { AnyAction } from '../actions.ts';
import type { Chronicle, Roll, Way } from '../after/chronicle.ts';
import type { Game, Setup } from '../contract.ts';
import { type Dice, everyRoll } from '../dice.ts';
import type { GameEvent } from '../events.ts';
import { submit } from '../referee.ts';
import { copyState, type State } from '../state.ts';
import { type PlayedStep, playSteps } from './randomPlay.ts';

/** A step carried out once more from the position before it, with other dice. */
export interface Trial {
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
  readonly roll: Roll;
  readonly chance: number;
}

/** What a trial was worth in tenths, from the position it led to and not from the chronicle; null for a roll that counts no points. */
export type Measure = (trial: Trial) => number | null;

/** Of more dice than this all show the same face in a trial. */
const MOST_DICE = 2;
const FACES = [1, 2, 3, 4, 5, 6];

/**
 * Plays random games and carries every step that rolls out again with other dice: all of them where there are few. What the
 * chronicle says of the first roll must be what came of it in the engine, each way as often as the chronicle says.
 */
export function rollFaults<A extends AnyAction>(
  game: Game<A>,
  chronicle: Chronicle,
  setup: Setup,
  seeds: readonly string[],
  measure: Measure,
): { readonly rolls: number; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let rolls = 0;
  for (const step of stepsOf(game, setup, seeds)) {
    const [roll] = chronicle.rolls(step.before, step.events);
    if (roll === undefined) continue;
    rolls++;
    const trials = trialsOf(game, chronicle, step);
    for (const trial of trials) {
      const found = measure(trial);
      if (JSON.stringify(trial.roll.ways) !== JSON.stringify(roll.ways)) faults.push(`step ${step.index}: other ways`);
      if (found !== null && found !== trial.roll.came)
        faults.push(`step ${step.index}: ${JSON.stringify(trial.roll)} was worth ${found}`);
    }
    if (step.dice.length <= MOST_DICE && !sameShares(roll.ways, trials))
      faults.push(`step ${step.index}: ${JSON.stringify(roll)} does not come as often as that`);
  }
  return { rolls, faults };
}

function* stepsOf<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  seeds: readonly string[],
): Generator<PlayedStep<A>> {
  for (const seed of seeds) yield* playSteps(game, setup, seed);
}

function trialsOf<A extends AnyAction>(game: Game<A>, chronicle: Chronicle, step: PlayedStep<A>): Trial[] {
  const trials: Trial[] = [];
  const carryOut = (dice: Dice): Omit<Trial, 'chance'> => {
    const after = copyState(step.before);
    const events: GameEvent[] = [];
    submit(game, after, step.seat, step.action, dice, (event) => events.push(event));
    return { before: step.before, after, events, roll: chronicle.rolls(step.before, events)[0] };
  };
  if (step.dice.length <= MOST_DICE) everyRoll(carryOut, (trial, chance) => trials.push({ ...trial, chance }));
  else
    for (const face of FACES) trials.push({ ...carryOut({ roll: (sides) => Math.min(face, sides) }), chance: 1 / 6 });
  return trials;
}

function sameShares(ways: readonly Way[], trials: readonly Trial[]): boolean {
  const all = ways.reduce((sum, way) => sum + way.ways, 0);
  const came = (worth: number): number =>
    trials.reduce((sum, { roll, chance }) => sum + (roll.came === worth ? chance : 0), 0);
  return ways.every(({ worth, ways: count }) => Math.abs(came(worth) - count / all) < 1e-9);
}
