import type { Place, Seat, State, Unit } from '@hundred-days/kernel';
import { RIVER } from './board.ts';
import { BLOWN, COMMITTED, FRONT, OFF_MAP } from './layout.ts';
import { corpsIn, faceOf, has, inZoc, onMap, pointsOf, starsOf, unitIn, whereIs } from './position.ts';
import { attackModifier, defenceModifier, mayBeCommitted } from './rules/modifiers.ts';
import { roadIsOpen } from './rules/victory.ts';
import { BLOWN_RESULT, RETREAT, resultOf, STALEMATE } from './tables.ts';
import { COALITION, enemyOf, FRENCH, isCorps, type Side } from './units.ts';
import type { World } from './world.ts';

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

/** What a position is worth to a seat, in the world of a game. */
export const appraisal =
  ({ world }: { readonly world: World }) =>
  (s: State, seat: Seat): number =>
    appraise(world, s, seat);

function appraise(w: World, s: State, seat: Seat): number {
  const outcome = w.outcomes[s[w.at.outcome]];
  if (outcome !== null) return outcome.winners[0] === seat ? VICTORY : -VICTORY;
  const enemy = enemyOf(seat);
  const road = roadWorth(w, s);
  return (
    pointsOf(w, s, seat) -
    pointsOf(w, s, enemy) +
    (seat === FRENCH ? road : -road) +
    blownWorth(w, s, enemy) -
    blownWorth(w, s, seat) +
    OWN_ATTACKS * attacksInSight(w, s, seat) -
    ENEMY_ATTACKS * attacksInSight(w, s, enemy) -
    NEARNESS * farness(w, s, seat) -
    OUT_OF_COMMAND * outOfCommand(w, s, seat)
  );
}

function blownWorth(w: World, s: State, side: Side): number {
  let sum = 0;
  for (const unit of w.corpsOf[side]) if (whereIs(w, s, unit) === BLOWN) sum += BLOWN_SHARE * w.points[unit];
  return sum;
}

/** VIC-5: a road that is open now; each end that the Coalition holds is a step to closing it. */
function roadWorth(w: World, s: State): number {
  const believed = ROAD_BELIEVED[w.turns - s[w.at.turn]] ?? 0;
  if (believed === 0) return 0;
  if (roadIsOpen(w, s)) return believed * (w.roadToTheNorth - 0.3 * heldEnds(w, s));
  return 0;
}

const isHeld = (w: World, s: State, hex: Place): boolean => inZoc(w, s, COALITION, hex);
const heldEnds = (w: World, s: State): number =>
  w.northEnds.filter((hex) => isHeld(w, s, hex)).length + w.southEnds.filter((hex) => isHeld(w, s, hex)).length;

/** ATT-3: the same Corps may attack and support again and again, so that targets do not share attackers. */
function attacksInSight(w: World, s: State, side: Side): number {
  const enemy = enemyOf(side);
  let sum = 0;
  for (const units of [w.corpsOf[enemy], w.detachmentsOf[enemy]]) {
    for (const target of units) {
      const hex = whereIs(w, s, target);
      if (hex >= 0 && inZoc(w, s, side, hex) && unitIn(w, s, hex) === target) sum += bestAttackOn(w, s, side, target);
    }
  }
  return sum;
}

function bestAttackOn(w: World, s: State, side: Side, target: Unit): number {
  const hex = whereIs(w, s, target);
  let best = 0;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    if (w.neighbours[slot] < 0 || (w.hexsides[slot] & RIVER) !== 0) continue;
    const corps = corpsIn(w, s, w.neighbours[slot]);
    if (corps >= 0 && w.side[corps] === side) best = Math.max(best, attackWorth(w, s, corps, target));
  }
  return best;
}

/** What one attack is worth on average to the attacker, if both sides commit the cavalry they can. */
export function attackWorth(w: World, s: State, attacker: Unit, defender: Unit): number {
  const ahead =
    attackModifier(w, s, attacker, defender) +
    fresh(w, s, attacker, defender, false) -
    defenceModifier(w, s, attacker, defender) -
    fresh(w, s, attacker, defender, true);
  const lastDay = w.lastDay[s[w.at.turn]];
  let worth = 0;
  for (let luck = -5; luck <= 5; luck++) {
    const difference = ahead + luck;
    const ways = 6 - Math.abs(luck);
    if (difference > 0) worth += ways * lossOf(w, defender, resultOf(w, difference), lastDay);
    else if (difference < 0)
      worth -= ways * lossOf(w, attacker, mildly(w, defender, resultOf(w, -difference)), lastDay);
  }
  return worth / 36;
}

/** CRT-4 */
const mildly = (w: World, defender: Unit, result: number): number =>
  isCorps(w, defender) ? result : Math.min(result, RETREAT);

function lossOf(w: World, unit: Unit, result: number, lastDay: boolean): number {
  if (result === STALEMATE) return 0;
  if (result === RETREAT) return isCorps(w, unit) ? DRIVEN_BACK : RECALLED;
  return result === BLOWN_RESULT && isCorps(w, unit) && !lastDay ? BLOWN_SHARE * w.points[unit] : w.points[unit];
}

/** MOD-A3, MOD-A6, MOD-D4: what Fresh cavalry would add that has not been committed. */
function fresh(w: World, s: State, attacker: Unit, defender: Unit, defending: boolean): number {
  let sum = 0;
  for (const cavalry of mayBeCommitted(w, s, attacker, defender, defending))
    if (faceOf(w, s, cavalry) === FRONT && !has(w, s, cavalry, COMMITTED))
      sum += defending ? 1 : 1 + starsOf(w, s, cavalry);
  return sum;
}

/** Everybody wants the enemy: how far each Corps is from him, those to come included. */
function farness(w: World, s: State, side: Side): number {
  let sum = 0;
  for (const unit of w.corpsOf[side]) {
    if (onMap(w, s, unit)) sum += toNearest(w, s, side, whereIs(w, s, unit));
    else if (whereIs(w, s, unit) === OFF_MAP && s[w.at.due + unit] <= s[w.at.turn]) sum += NOT_YET_HERE;
  }
  return sum;
}

const FAR = 20;
/** More than any Corps on the map: nobody gains by waiting. */
const NOT_YET_HERE = 60;

function toNearest(w: World, s: State, side: Side, hex: Place): number {
  let nearest = FAR;
  for (const enemy of w.corpsOf[enemyOf(side)])
    if (onMap(w, s, enemy)) nearest = Math.min(nearest, w.map.distance(hex, whereIs(w, s, enemy)));
  return nearest;
}

/** MOV-9: Corps that no HQ of their army reaches. */
function outOfCommand(w: World, s: State, side: Side): number {
  let count = 0;
  for (const unit of w.corpsOf[side]) if (onMap(w, s, unit) && !isCommanded(w, s, unit)) count++;
  return count;
}

function isCommanded(w: World, s: State, unit: Unit): boolean {
  for (const hq of w.hqsOfArmy[w.army[unit]])
    if (onMap(w, s, hq) && w.map.distance(whereIs(w, s, hq), whereIs(w, s, unit)) <= w.range[2 * hq + faceOf(w, s, hq)])
      return true;
  return false;
}
