import type { State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import { position, units } from '@hundred-days/waterloo-campaign';
import { apart, starsOfHqs } from './ground.ts';
import type { Temper } from './weights.ts';

const { starsOf, stepNumber } = position;
const { COALITION, FRENCH } = units;

/** What is still believed of attacks when the turn is over: they can be made in the next. */
const NEXT_TURN = 0.3;

const ATTACK_STEPS: ReadonlySet<number> = new Set(
  (
    ['attack', 'charge', 'countercharge', 'retreat', 'attack-next', 'attack-over', 'dice', 'defender-gone'] as const
  ).map(stepNumber),
);
const MOVE_STEPS: ReadonlySet<number> = new Set(
  (['movement', 'clearing', 'arrival', 'movement-next', 'clearing-next'] as const).map(stepNumber),
);

/** Whether the moves of a turn are over. */
export const isAttacking = (w: World, s: State): boolean => ATTACK_STEPS.has(s[w.at.step]);

/** Whether Corps are marching. */
export const isMoving = (w: World, s: State): boolean => MOVE_STEPS.has(s[w.at.step]);

/** What the parts of a judge look up about the position they value. It is filled anew for each. */
export interface Survey {
  /** Positions are valued as of this turn. */
  turn: number;
  /** Stars of the HQs that reach a unit; what a Corps weighs in a fight. */
  readonly hqStars: Uint8Array;
  readonly strength: Float64Array;
  /** How far pieces on the map are from one another, a row for each; and where they were when that was looked up. */
  readonly apart: Uint8Array;
  readonly places: Int16Array;
  /** Shares believed of attacks as units stand and as they may still march, for each side. */
  readonly standing: [french: number, coalition: number];
  readonly marching: [french: number, coalition: number];
}

export const createSurvey = (w: World): Survey => ({
  turn: 1,
  hqStars: new Uint8Array(w.units),
  strength: new Float64Array(w.units),
  apart: new Uint8Array(w.units * w.units),
  places: new Int16Array(w.units).fill(position.ABSENT),
  standing: [0, 0],
  marching: [0, 0],
});

/** Measures anew whoever is elsewhere than at the last look: from one valued position to the next that is mostly one Corps. */
function pace(w: World, { apart: between, places }: Survey, s: State): void {
  for (let unit = 0; unit < w.units; unit++) {
    const hex = s[w.at.where + unit];
    if (hex === places[unit]) continue;
    places[unit] = hex;
    if (hex < 0) continue;
    for (let other = 0; other < w.units; other++) {
      const at = s[w.at.where + other];
      if (at < 0) continue;
      const distance = apart(w, hex, at);
      between[unit * w.units + other] = distance;
      between[other * w.units + unit] = distance;
    }
  }
}

/** Looks the stars and the distances up. */
export function look(w: World, survey: Survey, s: State): void {
  const { hqStars, strength } = survey;
  pace(w, survey, s);
  for (let side = FRENCH; side <= COALITION; side++) {
    for (const unit of w.corpsOf[side]) {
      const hex = s[w.at.where + unit];
      hqStars[unit] = hex >= 0 ? starsOfHqs(w, s, unit, hex) : 0;
      strength[unit] = hex >= 0 ? 1 + 0.5 * starsOf(w, s, unit) : 0;
    }
    for (const unit of w.detachmentsOf[side]) {
      const hex = s[w.at.where + unit];
      hqStars[unit] = hex >= 0 ? starsOfHqs(w, s, unit, hex) : 0;
    }
  }
}

/** Who can still attack and march in this turn, and what is believed of it. */
export function believe(w: World, survey: Survey, temper: Temper, s: State, seat: number): void {
  const attacking = isAttacking(w, s);
  const moving = isMoving(w, s);
  for (let side = FRENCH; side <= COALITION; side++) {
    const mine = side === seat;
    const passed = (s[w.at.passed] & (1 << side)) !== 0 || s[w.at.left + side] === 0;
    const attack = attacking && passed ? NEXT_TURN : 1;
    const march = attacking ? NEXT_TURN : moving && passed ? 0 : 1;
    survey.standing[side] = attack * (mine ? temper.attack : temper.attacked);
    survey.marching[side] = march * (mine ? temper.prospect : temper.threat);
  }
}
