import type { State } from '@hundred-days/kernel';
import { HEXSIDES, MAP, NEIGHBOURS, NORTH_ENDS, RIVER, SOUTH_ENDS } from './board.ts';
import {
  AT,
  BLOWN,
  COMMITTED,
  corpsIn,
  FRONT,
  faceOf,
  has,
  inZoc,
  OFF_MAP,
  onMap,
  pointsOf,
  starsOf,
  unitIn,
  whereIs,
} from './position.ts';
import { attackModifier, defenceModifier, mayBeCommitted } from './rules/modifiers.ts';
import { OUTCOMES, roadIsOpen } from './rules/victory.ts';
import { BLOWN_RESULT, LAST_DAY, RETREAT, ROAD_TO_THE_NORTH, resultOf, STALEMATE, TURNS } from './tables.ts';
import {
  ARMY,
  COALITION,
  CORPS_OF,
  DETACHMENTS_OF,
  enemyOf,
  FRENCH,
  HQS_OF_ARMY,
  isCorps,
  POINTS,
  RANGE,
  SIDE,
} from './units.ts';

/**
 * A small evaluation for the baseline player, in Victory Points: those made, what the attacks in sight are worth to either
 * side, who is blown, who is near the enemy and in command, and the road to the north. Called for every choice.
 */
const VICTORY = 1000;
/** A blown Corps, as a share of its points; one driven back, in points. */
const BLOWN_SHARE = 0.4;
const DRIVEN_BACK = 0.25;
const RECALLED = 0.1;
/** What is believed of the attacks in sight: one's own are made by choice, the enemy's may come first. */
const OWN_ATTACKS = 0.5;
const ENEMY_ATTACKS = 0.6;
const NEARNESS = 0.02;
const OUT_OF_COMMAND = 0.15;
/** How much of the road's points is believed with so many turns to go. */
const ROAD_BELIEVED = [1, 0.6, 0.35, 0.2, 0.1];

export function appraise(s: State, seat: number): number {
  const outcome = OUTCOMES[s[AT.outcome]];
  if (outcome !== null) return outcome.winners[0] === seat ? VICTORY : -VICTORY;
  const enemy = enemyOf(seat);
  const road = roadWorth(s);
  return (
    pointsOf(s, seat) -
    pointsOf(s, enemy) +
    (seat === FRENCH ? road : -road) +
    blownWorth(s, enemy) -
    blownWorth(s, seat) +
    OWN_ATTACKS * attacksInSight(s, seat) -
    ENEMY_ATTACKS * attacksInSight(s, enemy) -
    NEARNESS * farness(s, seat) -
    OUT_OF_COMMAND * outOfCommand(s, seat)
  );
}

function blownWorth(s: State, side: number): number {
  let sum = 0;
  for (const unit of CORPS_OF[side]) if (whereIs(s, unit) === BLOWN) sum += BLOWN_SHARE * POINTS[unit];
  return sum;
}

/** VIC-5: a road that is open now; each end that the Coalition holds is a step to closing it. */
function roadWorth(s: State): number {
  const believed = ROAD_BELIEVED[TURNS - s[AT.turn]] ?? 0;
  if (believed === 0) return 0;
  if (roadIsOpen(s)) return believed * (ROAD_TO_THE_NORTH - 0.3 * heldEnds(s));
  return 0;
}

const isHeld = (s: State, hex: number): boolean => inZoc(s, COALITION, hex);
const heldEnds = (s: State): number =>
  NORTH_ENDS.filter((hex) => isHeld(s, hex)).length + SOUTH_ENDS.filter((hex) => isHeld(s, hex)).length;

/** ATT-3: the same Corps may attack and support again and again, so that targets do not share attackers. */
function attacksInSight(s: State, side: number): number {
  const enemy = enemyOf(side);
  let sum = 0;
  for (const units of [CORPS_OF[enemy], DETACHMENTS_OF[enemy]]) {
    for (const target of units) {
      const hex = whereIs(s, target);
      if (hex >= 0 && inZoc(s, side, hex) && unitIn(s, hex) === target) sum += bestAttackOn(s, side, target);
    }
  }
  return sum;
}

function bestAttackOn(s: State, side: number, target: number): number {
  const hex = whereIs(s, target);
  let best = 0;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    if (NEIGHBOURS[slot] < 0 || (HEXSIDES[slot] & RIVER) !== 0) continue;
    const corps = corpsIn(s, NEIGHBOURS[slot]);
    if (corps >= 0 && SIDE[corps] === side) best = Math.max(best, attackWorth(s, corps, target));
  }
  return best;
}

/** What one attack is worth on average to the attacker, if both sides commit the cavalry they can. */
export function attackWorth(s: State, attacker: number, defender: number): number {
  const ahead =
    attackModifier(s, attacker, defender) +
    fresh(s, attacker, defender, false) -
    defenceModifier(s, attacker, defender) -
    fresh(s, attacker, defender, true);
  const lastDay = LAST_DAY[s[AT.turn]];
  let worth = 0;
  for (let luck = -5; luck <= 5; luck++) {
    const difference = ahead + luck;
    const ways = 6 - Math.abs(luck);
    if (difference > 0) worth += ways * lossOf(defender, resultOf(difference), lastDay);
    else if (difference < 0) worth -= ways * lossOf(attacker, mildly(defender, resultOf(-difference)), lastDay);
  }
  return worth / 36;
}

/** CRT-4 */
const mildly = (defender: number, result: number): number => (isCorps(defender) ? result : Math.min(result, RETREAT));

function lossOf(unit: number, result: number, lastDay: boolean): number {
  if (result === STALEMATE) return 0;
  if (result === RETREAT) return isCorps(unit) ? DRIVEN_BACK : RECALLED;
  return result === BLOWN_RESULT && isCorps(unit) && !lastDay ? BLOWN_SHARE * POINTS[unit] : POINTS[unit];
}

/** MOD-A3, MOD-A6, MOD-D4: what Fresh cavalry would add that has not been committed. */
function fresh(s: State, attacker: number, defender: number, defending: boolean): number {
  let sum = 0;
  for (const cavalry of mayBeCommitted(s, attacker, defender, defending))
    if (faceOf(s, cavalry) === FRONT && !has(s, cavalry, COMMITTED)) sum += defending ? 1 : 1 + starsOf(s, cavalry);
  return sum;
}

/** Everybody wants the enemy: how far each Corps is from him, those to come included. */
function farness(s: State, side: number): number {
  let sum = 0;
  for (const unit of CORPS_OF[side]) {
    if (onMap(s, unit)) sum += toNearest(s, side, whereIs(s, unit));
    else if (whereIs(s, unit) === OFF_MAP && s[AT.due + unit] <= s[AT.turn]) sum += NOT_YET_HERE;
  }
  return sum;
}

const FAR = 20;
/** More than any Corps on the map: nobody gains by waiting. */
const NOT_YET_HERE = 60;

function toNearest(s: State, side: number, hex: number): number {
  let nearest = FAR;
  for (const enemy of CORPS_OF[enemyOf(side)])
    if (onMap(s, enemy)) nearest = Math.min(nearest, MAP.distance(hex, whereIs(s, enemy)));
  return nearest;
}

/** MOV-9: Corps that no HQ of their army reaches. */
function outOfCommand(s: State, side: number): number {
  let count = 0;
  for (const unit of CORPS_OF[side]) if (onMap(s, unit) && !isCommanded(s, unit)) count++;
  return count;
}

function isCommanded(s: State, unit: number): boolean {
  for (const hq of HQS_OF_ARMY[ARMY[unit]])
    if (onMap(s, hq) && MAP.distance(whereIs(s, hq), whereIs(s, unit)) <= RANGE[2 * hq + faceOf(s, hq)]) return true;
  return false;
}
