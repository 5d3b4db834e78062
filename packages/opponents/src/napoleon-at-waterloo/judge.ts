import { type NapoleonAtWaterloo, units } from '@hundred-days/napoleon-at-waterloo';
import type { Appraise } from '../appraise.ts';
import { bothJudges, judgesOf, type Judge as Shared, VICTORY } from '../forced-combat/judge.ts';
import { LEVELS } from '../planner/levels.ts';
import { arrivalsFor } from './arrivals.ts';
import { createAssault } from './assault.ts';
import { createSurveyor, type Surveyor } from './features.ts';
import { type Ground, surveyGround } from './ground.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createMuster } from './muster.ts';
import { CHARACTERS, type Weights } from './weights.ts';

const { FRENCH } = units;

const FRENCH_VICTORIES = [1, 4];
const DRAW = 3;

export type Judge = Shared<Surveyor>;

export const createJudge = judgesOf<Ground, Ledger, Surveyor, Weights>({
  createLedger,
  createMuster,
  createAssault,
  createSurveyor,
  arrivals: arrivalsFor,
  outcomeValue: (outcome) => (outcome === DRAW ? 0 : FRENCH_VICTORIES.includes(outcome) ? VICTORY : -VICTORY),
  // The Allies move second.
  isLastTurn: (w, s) => s[w.at.turn] === w.turns && s[w.at.phasing] !== FRENCH,
});

/** How a seat stands, as a marshal judges it, always with the same rows of dice. */
export function standing({ world }: NapoleonAtWaterloo): Appraise {
  const w = surveyGround(world);
  const judges = bothJudges((seat) => createJudge(w, seat, CHARACTERS.standard, LEVELS.marshal));
  return (s, seat) => judges[seat].value(s);
}
