import type { DayOfWaterloo } from '@hundred-days/day-of-waterloo';
import type { State } from '@hundred-days/kernel';
import type { Reading, Terms } from '../fit/terms.ts';
import type { Drawn } from '../fit/trials.ts';
import { shareOfGame } from '../planner/given.ts';
import { createJudge } from './judge.ts';
import { CHARACTERS, NO_POSTURES, type Weights, weightsFrom } from './weights.ts';

/** What both sides go by who do not see what each of them has to do. */
const USUAL = weightsFrom(CHARACTERS.standard, NO_POSTURES, undefined)(0, 0);

const drawn = (name: keyof Weights, low: number, high: number): Drawn => ({ name, present: USUAL[name], low, high });

/** What is tried by play. */
const DRAWN: readonly Drawn[] = [
  drawn('reply', 0.4, 1.6),
  drawn('strike', 0.7, 1.4),
  drawn('charge', 0.05, 0.4),
  drawn('farExits', 0.5, 0.8),
];

/** Strikes are the coin; what the enemy could strike at next is weighed in it. All else is how the game stands. */
export function termsOf(game: DayOfWaterloo): Terms {
  const { world: w } = game;
  const judge = createJudge(game, () => ({ ...USUAL, reply: 1, strike: 1 }), { reply: true, isWatched: true });
  return {
    names: ['reply'],
    present: [USUAL.reply],
    read(view: State, seat: number): Reading {
      judge.open(view, seat);
      const { gain, fear, place } = judge.parts(view, seat);
      return { attacks: gain, features: [fear], standing: [place] };
    },
    drawn: DRAWN,
    shareOfGame: (view) => shareOfGame(view[w.at.turn], w.turns),
    isMoment: (phase, { type }) => type === 'end' && phase === 'movement',
  };
}
