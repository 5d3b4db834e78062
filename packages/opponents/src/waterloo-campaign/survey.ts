import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/waterloo-campaign';
import { starsOfHqs } from './ground.ts';
import type { Weights } from './weights.ts';

const { AT, starsOf, stepNumber } = position;
const { COALITION, CORPS_OF, DETACHMENTS_OF, FRENCH, UNITS } = units;

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

export const createSurvey = (): Survey => ({
  turn: 1,
  hqStars: new Uint8Array(UNITS),
  strength: new Float64Array(UNITS),
  standing: [0, 0],
  marching: [0, 0],
});

/** Looks the stars up. */
export function look({ hqStars, strength }: Survey, s: State): void {
  for (let side = FRENCH; side <= COALITION; side++) {
    for (const unit of CORPS_OF[side]) {
      const hex = s[AT.where + unit];
      hqStars[unit] = hex >= 0 ? starsOfHqs(s, unit, hex) : 0;
      strength[unit] = hex >= 0 ? 1 + 0.5 * starsOf(s, unit) : 0;
    }
    for (const unit of DETACHMENTS_OF[side]) {
      const hex = s[AT.where + unit];
      hqStars[unit] = hex >= 0 ? starsOfHqs(s, unit, hex) : 0;
    }
  }
}

/** Who can still attack and march in this turn, and what is believed of it. */
export function believe(survey: Survey, weights: Weights, s: State, seat: number): void {
  const step = s[AT.step];
  const over = s[AT.turn] !== survey.turn;
  for (let side = FRENCH; side <= COALITION; side++) {
    const mine = side === seat;
    const attack = mine ? weights.attack : weights.attacked;
    const march = mine ? weights.prospect : weights.threat;
    const passed = (s[AT.passed] & (1 << side)) !== 0 || s[AT.left + side] === 0;
    survey.standing[side] = over || (ATTACK_STEPS.has(step) && passed) ? NEXT_TURN * attack : attack;
    const still = !over && !ATTACK_STEPS.has(step) && !(MOVE_STEPS.has(step) && passed);
    survey.marching[side] = over ? NEXT_TURN * march : still ? march : 0;
  }
}
