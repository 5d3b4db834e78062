import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/waterloo-campaign';
import { createAssault } from './assault.ts';
import { isTrapped } from './ground.ts';
import type { Costs } from './odds.ts';
import { blown, disorder, exposure } from './posture.ts';
import { createProspect } from './prospect.ts';
import { believe, createSurvey, look } from './survey.ts';
import { createVictory, finalValue } from './victory.ts';
import type { Weights } from './weights.ts';

const { AT, corpsIn, inZoc, pointsOf } = position;
const { CAVALRY, COALITION, CORPS_OF, DETACHMENTS_OF, enemyOf, FRENCH, isCorps } = units;

/** Values positions for a seat, in Victory Points. */
export interface Judge {
  /** From now on positions are valued as of this turn: what the next one brings counts as a prospect. */
  begin(turn: number): void;
  value(s: State, seat: number): number;
  /** What one attack is worth, cavalry as it is committed or, `free`, as both would commit it. */
  attack(s: State, attacker: number, defender: number, free: boolean): number;
  /** How many positions have been valued. */
  readonly valued: number;
}

export function createJudge(weights: Weights): Judge {
  const survey = createSurvey();
  const assault = createAssault(survey, weights);
  const prospect = createProspect(survey, assault);
  const victory = createVictory(survey, weights);
  const costs: Costs = { retreat: 0, blown: 0, eliminated: 0 };
  let valued = 0;

  /** What a side's attacks are worth to it: each target by itself, since Corps attack and support again and again (ATT-3). */
  function attacks(s: State, side: number): number {
    const enemy = enemyOf(side);
    let sum = 0;
    for (const target of CORPS_OF[enemy]) if (s[AT.where + target] >= 0) sum += attacksOn(s, side, target);
    for (const target of DETACHMENTS_OF[enemy]) {
      const hex = s[AT.where + target];
      if (hex >= 0 && corpsIn(s, hex) < 0) sum += attacksOn(s, side, target);
    }
    return sum;
  }

  function attacksOn(s: State, side: number, target: number): number {
    const hex = s[AT.where + target];
    const touched = inZoc(s, side, hex);
    assault.price(target, touched && isTrapped(s, side, hex), costs);
    if (!isCorps(target)) {
      const blockade = victory.blockade(target, hex);
      costs.retreat += blockade;
      costs.blown += blockade;
      costs.eliminated += blockade;
    }
    const standing = touched ? survey.standing[side] * assault.best(s, side, target, costs) : 0;
    if (survey.marching[side] <= 0) return standing;
    const share = survey.marching[side] * (touched && CAVALRY[target] === 0 ? weights.pinned : 1);
    return Math.max(standing, share * prospect(s, side, target, costs));
  }

  /** Points made and as good as made, the French ones less those of the Coalition. */
  const points = (s: State): number =>
    pointsOf(s, FRENCH) -
    pointsOf(s, COALITION) +
    victory.road(s) +
    weights.blown * (blown(s, COALITION) - blown(s, FRENCH));

  return {
    get valued() {
      return valued;
    },
    begin(turn) {
      survey.turn = turn;
    },
    attack(s, attacker, defender, free) {
      look(survey, s);
      return assault.worth(s, attacker, defender, free);
    },
    value(s, seat) {
      valued++;
      const final = finalValue(s, seat);
      if (final !== null) return final;
      const enemy = enemyOf(seat);
      look(survey, s);
      believe(survey, weights, s, seat);
      const balance = (seat === FRENCH ? points(s) : -points(s)) + attacks(s, seat) - attacks(s, enemy);
      return (
        balance +
        victory.pressing(seat, balance) +
        weights.exposing * exposure(survey, s, enemy) -
        weights.exposed * exposure(survey, s, seat) -
        disorder(survey, weights, s, seat) +
        disorder(survey, weights, s, enemy)
      );
    },
  };
}
