import { randomBits } from '@hundred-days/kernel';
import { type NapoleonAtWaterloo, units } from '@hundred-days/napoleon-at-waterloo';
import type { Appraise } from '../appraise.ts';
import { createFight } from '../forced-combat/fight.ts';
import { createJudge as createShared, type Depth, type Judge as Shared, VICTORY } from '../forced-combat/judge.ts';
import { LEVELS } from '../planner/levels.ts';
import { arrivalsFor } from './arrivals.ts';
import { createAssault } from './assault.ts';
import { createSurveyor, type Surveyor } from './features.ts';
import { type Ground, surveyGround } from './ground.ts';
import { createLedger } from './ledger.ts';
import { createMuster } from './muster.ts';
import { CHARACTERS, type Weights } from './weights.ts';

const { FRENCH } = units;

const FRENCH_VICTORIES = [1, 4];
const DRAW = 3;

export type Judge = Shared<Surveyor>;

export function createJudge(w: Ground, seat: number, weights: Weights, depth: Depth): Judge {
  const ledger = createLedger(w);
  return createShared(
    {
      at: w.at,
      units: w.units,
      weights,
      fight: createFight(createMuster(w, weights, ledger), w.units),
      assault: createAssault(w, weights, ledger),
      surveyor: createSurveyor(w, weights),
      ledger,
      arrivals: arrivalsFor(w, seat),
      outcomeValue: (outcome) => (outcome === DRAW ? 0 : FRENCH_VICTORIES.includes(outcome) ? VICTORY : -VICTORY),
      // The Allies move second.
      isLastTurn: (s) => s[w.at.turn] === w.turns && s[w.at.phasing] !== FRENCH,
    },
    seat,
    depth,
  );
}

/** How a seat stands, as a marshal judges it, always with the same rows of dice. */
export function standing({ world }: NapoleonAtWaterloo): Appraise {
  const w = surveyGround(world);
  const judges = [0, 1].map((seat) => {
    const judge = createJudge(w, seat, CHARACTERS.standard, LEVELS.marshal);
    judge.throwDice(randomBits('standing'));
    return judge;
  });
  return (s, seat) => judges[seat].value(s);
}
