import type { State } from '@hundred-days/kernel';
import type { WaterlooCampaign, World } from '@hundred-days/waterloo-campaign';
import { position, units } from '@hundred-days/waterloo-campaign';
import type { Appraise } from '../appraise.ts';
import type { Parts } from '../planner/advice.ts';
import { createAssault } from './assault.ts';
import { isTrapped } from './ground.ts';
import type { Costs } from './odds.ts';
import { blown, type Drift, disorder, exposure, wayToEnemy } from './posture.ts';
import { createProspect } from './prospect.ts';
import { believe, createSurvey, look } from './survey.ts';
import { createVictory, finalValue } from './victory.ts';
import { CHARACTERS, type Weights } from './weights.ts';

const { corpsIn, inZoc, pointsOf } = position;
const { COALITION, enemyOf, FRENCH } = units;

/** How much more who is behind is drawn to the enemy on the last turn; on the one before half as much, and so on. */
const HASTE = 2;

const NOWHERE = (): Drift => ({ approach: 0, pursue: 0 });

/** Values positions for a seat, in Victory Points. */
export interface Judge {
  /** From now on positions are valued as seen from this one: its turn, and who is behind in it. */
  begin(s: State): void;
  value(s: State, seat: number): number;
  /** What one attack is worth, cavalry as it is committed or, `free`, as both would commit it. */
  attack(s: State, attacker: number, defender: number, free: boolean): number;
  /** What the last value was made of. */
  readonly parts: Readonly<Parts>;
  /** How many positions have been valued. */
  readonly valued: number;
}

export function createJudge(w: World, weights: Weights): Judge {
  const survey = createSurvey(w);
  const assault = createAssault(w, survey, weights);
  const prospect = createProspect(w, survey, assault);
  const victory = createVictory(w, survey, weights);
  const costs: Costs = { retreat: 0, blown: 0, eliminated: 0 };
  const tempers = [weights.french, weights.coalition];
  let valued = 0;
  const parts: Parts = { gain: 0, fear: 0, place: 0 };
  /** What each position is worth must rise with its points, so this is that of the position the thought began with. */
  let frenchNerve = 0;

  /** What draws each side, as its enemy sees it; and what it sees itself. */
  const drawn: readonly Drift[] = [NOWHERE(), NOWHERE()];
  const drifts: readonly Drift[] = [NOWHERE(), NOWHERE()];

  /** Who is behind has to go after all of the enemy, who is not may wait for him: asked of the position the thought begins with. */
  function feelThePull(s: State, side: number, nerve: number): void {
    const behind = victory.isBehind(side, pointsOf(w, s, side) - pointsOf(w, s, enemyOf(side)));
    const { approach, pursue, patience } = tempers[side];
    drawn[side].approach = Math.max(0, 1 + 2 * nerve) * approach;
    drifts[side].approach = drawn[side].approach;
    // The fewer turns are left the more it hurries.
    drifts[side].pursue = pursue * (behind ? 1 + HASTE / (1 + w.turns - survey.turn) : patience);
  }

  /** What a side's attacks are worth to it: each target by itself, since Corps attack and support again and again (ATT-3). */
  function attacks(s: State, side: number): number {
    const enemy = enemyOf(side);
    let sum = 0;
    for (const target of w.corpsOf[enemy]) if (s[w.at.where + target] >= 0) sum += attacksOn(s, side, target);
    for (const target of w.detachmentsOf[enemy]) {
      const hex = s[w.at.where + target];
      if (hex >= 0 && corpsIn(w, s, hex) < 0) sum += attacksOn(s, side, target);
    }
    return sum;
  }

  function attacksOn(s: State, side: number, target: number): number {
    const hex = s[w.at.where + target];
    const touched = inZoc(w, s, side, hex);
    assault.price(s, target, touched && isTrapped(w, s, side, hex), costs);
    const blockade = victory.blockade(s, target);
    if (blockade > 0) {
      costs.retreat += blockade;
      costs.blown += blockade;
      costs.eliminated += blockade;
    }
    const standing = touched ? survey.standing[side] * assault.best(s, side, target, costs) : 0;
    if (survey.marching[side] <= 0) return standing;
    const share = survey.marching[side] * (touched && w.cavalry[target] === 0 ? weights.pinned : 1);
    return Math.max(standing, share * prospect(s, side, target, costs));
  }

  /** Points made and as good as made, the French ones less those of the Coalition. */
  const points = (s: State): number =>
    pointsOf(w, s, FRENCH) -
    pointsOf(w, s, COALITION) +
    victory.road(s) +
    weights.blown * (blown(w, s, COALITION) - blown(w, s, FRENCH));

  return {
    parts,
    get valued() {
      return valued;
    },
    begin(s) {
      survey.turn = s[w.at.turn];
      frenchNerve = victory.nerve(FRENCH, points(s));
      feelThePull(s, FRENCH, frenchNerve);
      feelThePull(s, COALITION, -frenchNerve);
    },
    attack(s, attacker, defender, free) {
      look(w, survey, s);
      return assault.worth(s, attacker, defender, free);
    },
    value(s, seat) {
      valued++;
      const final = finalValue(w, s, seat);
      if (final !== null) {
        parts.gain = final;
        parts.fear = 0;
        parts.place = 0;
        return final;
      }
      const enemy = enemyOf(seat);
      const temper = tempers[seat];
      look(w, survey, s);
      believe(w, survey, temper, s, seat);
      const made = seat === FRENCH ? points(s) : -points(s);
      const nerve = seat === FRENCH ? frenchNerve : -frenchNerve;
      const own = (1 + nerve) * attacks(s, seat);
      const his = (1 - nerve) * attacks(s, enemy);
      const balance = made + own - his;
      const exposed = (1 - nerve) * temper.exposed * exposure(w, survey, s, seat);
      parts.gain = made + own;
      parts.fear = -his - exposed;
      const value =
        balance +
        victory.pressing(seat, balance) +
        (1 + nerve) * temper.exposing * exposure(w, survey, s, enemy) -
        exposed -
        disorder(w, survey, weights, s, seat, drifts[seat]) +
        disorder(w, survey, weights, s, enemy, drawn[enemy]) -
        (weights.press === 0 ? 0 : weights.press * wayToEnemy(w, survey, s, seat));
      parts.place = value - parts.gain - parts.fear;
      return value;
    },
  };
}

/** How a seat stands, judged as seen from the very position. */
export function standing({ world }: WaterlooCampaign): Appraise {
  const judge = createJudge(world, CHARACTERS.standard);
  return (s, seat) => {
    judge.begin(s);
    return judge.value(s, seat);
  };
}
