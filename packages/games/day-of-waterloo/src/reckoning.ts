/** What charges, fire and combat are reckoned with (9.4, 10, 11) and how corps and armies stand (12, 13): for who shows it before a die is thrown. */
export { ODDS, readRows } from './fighttables.ts';
export { anyAttack, attackOn, canAttack } from './rules/attackers.ts';
export { anyFire, canFire, canSupport, fireColumn, gunsOf } from './rules/bombardment.ts';
export { chargeModifiers } from './rules/chargeanswers.ts';
export { chargesOf } from './rules/charges.ts';
export { fixCommand } from './rules/command.ts';
export { refusePlace } from './rules/deployment.ts';
export { armyLosses } from './rules/disintegration.ts';
export { mpLeft } from './rules/pace.ts';
export { allWith, bears, fightOf, isGround, partsIn, plays, sourcesOf, targetsOf } from './rules/parts.ts';
export { combinedIn } from './rules/questions.ts';
export { rallyModifier } from './rules/reorganization.ts';
export { columnOf } from './rules/resolution.ts';
export { isRooted } from './rules/retreatplans.ts';
export { HALVED, lineOfSight } from './rules/sight.ts';
export {
  areCombined,
  attackersIn,
  attackStrength,
  averagedMorale,
  checkedMorale,
  defenceStrength,
  defendersIn,
  duelStrength,
  terrainModifier,
  total,
} from './rules/strength.ts';
export { createWays } from './rules/ways.ts';
