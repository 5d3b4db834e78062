import type { State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import { position, units } from '@hundred-days/waterloo-campaign';
import { starsOfHqs } from './ground.ts';
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
  /** Shares believed of attacks as units stand and as they may still march, for each side. */
  readonly standing: [french: number, coalition: number];
  readonly marching: [french: number, coalition: number];
}

export const createSurvey = (w: World): Survey => ({
  turn: 1,
  hqStars: new Uint8Array(w.units),
  strength: new Float64Array(w.units),
  standing: [0, 0],
  marching: [0, 0],
});

/** Looks the stars up. */
export function look(w: World, { hqStars, strength }: Survey, s: State): void {
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
