/** What a battle board asks the rules, beside what every table asks. */
export { mustLeave } from './rules/combat.ts';
export { mayRetreatBy, refuges } from './rules/fights.ts';
export { aimOf } from './rules/fire.ts';
export { LINE, LONG_RANGE, SQUARES, targetsIn } from './rules/hits.ts';
export { isOpen } from './rules/openness.ts';
export {
  type Change,
  type ChangeCode,
  type FireReckoning,
  fireReckoning,
  type MoraleReckoning,
  moraleReckoning,
  skirmishReckoning,
} from './rules/reckoning.ts';
export { attritionOf } from './rules/rout.ts';
