import { NO_TASTE, type Taste } from '../planner/taste.ts';

/**
 * The evaluation is linear in these features. The unit is one strength point of an early loss. Everything else is said in
 * that coin, so a weight can be read: `building: 0.4` means a unit on good ground near the enemy is worth 0.4 points.
 */
export interface Weights extends Taste {
  /** Share of the enemy's expected gain in his reply that is believed. */
  readonly reply: number;
  /** Share of one's own gain in the following turn that is believed. */
  readonly prospect: number;
  /** Share of what one's own units in contact must do next, and of what the enemy's must: he finds a better way out of it. */
  readonly duty: number;
  readonly hisDuty: number;
  /** Share of what the enemy could do to those who are locked in contact, when deciding in his turn. */
  readonly exposure: number;
  /** What driving a unit back is worth, as a share of its strength; and what falling back costs. */
  readonly drive: number;
  readonly recoil: number;
  /** A point of strength one hex nearer to the enemy, beyond striking distance; before and after the odds allow it. */
  readonly approach: number;
  /** A unit on doubling ground within reach of the enemy. */
  readonly building: number;
  /** A unit without a friend within two hexes. */
  readonly alone: number;
  /** A unit out of whose hex every way is closed or in an enemy zone. */
  readonly trapped: number;
  /** A gun next to the enemy. */
  readonly gunInZone: number;
  /** What one's own losses count beside the enemy's. */
  readonly thrift: number;
}

export const STANDARD: Weights = {
  reply: 0.75,
  prospect: 0.3,
  duty: 0.3,
  hisDuty: 0.75,
  exposure: 0,
  drive: 0.12,
  recoil: 0.12,
  approach: 0.03,
  building: 0.25,
  alone: 0.25,
  trapped: 0.3,
  gunInZone: 0.3,
  thrift: 1,
  ...NO_TASTE,
};

/** A bold player believes less of the reply and comes nearer; a careful one believes more of it and keeps guns out of contact. What shows is their taste. */
export const BOLD = {
  reply: 0.68,
  approach: 0.04,
  prospect: 0.35,
  keen: 0.5,
  dare: 0.3,
  press: 0.06,
} as const satisfies Partial<Weights>;
export const CAREFUL = {
  reply: 0.78,
  gunInZone: 0.4,
  keen: -0.2,
  dare: -0.15,
  press: -0.03,
} as const satisfies Partial<Weights>;
