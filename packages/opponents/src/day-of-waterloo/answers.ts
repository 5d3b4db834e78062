import type { Action } from '@hundred-days/day-of-waterloo';
import { below, type Dice, type Game, type State } from '@hundred-days/kernel';
import { average, type Lots } from '../average.ts';
import type { Judge } from './judge.ts';

/** Choices that are tried, at most; of more some are left out by lot. */
const MOST = 40;
const LOTS: Lots = { ways: 36, drawn: 8 };

export interface Tried {
  readonly action: Action;
  readonly value: number;
}

/** Every choice of a decision, carried out in positions that could be the true one for every way the dice can fall, and valued. */
export function* tryAll(
  judge: Judge,
  game: Game<Action>,
  worlds: readonly State[],
  seat: number,
  choices: readonly Action[],
  bits: () => number,
): Generator<Tried, void, void> {
  const scratch = worlds[0].slice();
  for (const action of thinned(choices, bits)) {
    let sum = 0;
    for (const world of worlds) {
      const trial = (dice: Dice): number => {
        scratch.set(world);
        game.phase(scratch).apply(scratch, seat, action, dice, null);
        return judge.appraise(scratch, seat);
      };
      sum += average(trial, bits, LOTS);
    }
    yield { action, value: sum / worlds.length };
  }
}

function thinned(choices: readonly Action[], bits: () => number): readonly Action[] {
  if (choices.length <= MOST) return choices;
  const left = [...choices];
  while (left.length > MOST) left.splice(below(left.length, bits), 1);
  return left;
}

/** The best, or one that is as good. */
export function pick(tried: readonly Tried[], mixing: number, bits: () => number): Action {
  const best = Math.max(...tried.map(({ value }) => value));
  const good = tried.filter(({ value }) => value >= best - mixing);
  return good[below(good.length, bits)].action;
}
