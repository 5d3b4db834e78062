import { type LastBattles, OUTCOMES, position } from '@hundred-days/last-battles';
import type { Appraise } from '../appraise.ts';
import type { Arrivals } from '../forced-combat/assault.ts';
import { NO_CHANCE } from '../forced-combat/conduct.ts';
import { bothJudges, judgesOf, type Judge as Shared, VICTORY } from '../forced-combat/judge.ts';
import { LEVELS } from '../planner/levels.ts';
import { createAssault } from './assault.ts';
import { createSurveyor, type Surveyor } from './features.ts';
import { type Ground, surveyGround } from './ground.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createMuster } from './muster.ts';
import { CHARACTERS, type Weights } from './weights.ts';

const { battleOf } = position;

export type Judge = Shared<Surveyor>;

/** 9.0: schedules are open to all. A unit that is due by its side's next Movement Phase comes. */
export const arrivalsIn =
  (w: Ground): Arrivals =>
  (s, unit) => {
    const due = s[w.at.due + unit];
    if (due <= 0) return 0;
    const { firstSide } = battleOf(w, s);
    const phasing = s[w.at.phasing];
    const moved = phasing === w.side[unit] ? s[w.at.step] > 0 : w.side[unit] === firstSide;
    return due <= s[w.at.turn] + (moved ? 1 : 0) ? 1 : 0;
  };

export const createJudge = judgesOf<Ground, Ledger, Surveyor, Weights>({
  createLedger,
  createMuster,
  createAssault,
  createSurveyor,
  arrivals: arrivalsIn,
  addingUp: (ledger) => ledger,
  outcomeValue(outcome) {
    const winner = OUTCOMES[outcome]?.winners[0];
    return winner === undefined ? 0 : winner === 0 ? VICTORY : -VICTORY;
  },
  isLastTurn: (w, s) => s[w.at.turn] === battleOf(w, s).turns && s[w.at.phasing] !== battleOf(w, s).firstSide,
});

/**
 * How a seat stands, as a marshal judges it, always with the same rows of dice. Each battle begins level: what its opening
 * is worth by itself says more of the ledger than of the players.
 */
export function standing(game: LastBattles): Appraise {
  const w = surveyGround(game.world);
  const judges = bothJudges((seat) => createJudge(w, seat, CHARACTERS.standard, LEVELS.marshal));
  const openings = w.battles.map(({ id }) => {
    const started = game.start({ scenario: id, options: {} }, NO_CHANCE, null);
    return judges.map((judge) => (started.ok ? judge.value(started.value) : 0));
  });
  return (s, seat) => {
    const value = judges[seat].value(s);
    return game.outcome(s) === null ? value - openings[s[w.at.battle]][seat] : value;
  };
}
