import {
  type Dice,
  type Place,
  type Refusal,
  refusal,
  type Stage,
  type State,
  TABLE,
  type Tell,
  type Unit,
} from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { ARTILLERY, LONGEST_RANGE } from '../board.ts';
import { BEATEN, BOMBARDED, DUELING, FIRED, FIRING, SPENT, SUPPORTING } from '../fighting.ts';
import { readRows } from '../fighttables.ts';
import {
  beneath,
  inCommand,
  isDemoralized,
  lowerOfPair,
  onMap,
  setStep,
  sideIn,
  spIn,
  strengthOf,
  topIn,
  whereIs,
} from '../position.ts';
import { enemyOf, HORSE_GUN } from '../units.ts';
import type { World } from '../world.ts';
import { attackOn, canAttack, refuseAttacker } from './attackers.ts';
import { askToEvade } from './evasion.ts';
import { payDown } from './losses.ts';
import { allWith, bears, cast, isOver, mark, plays, setGround } from './parts.ts';
import { mightHide, show } from './questions.ts';
import { BLOCKED, HALVED, lineOfSight } from './sight.ts';

/** 10.0 Artillery bombardment. */

/** 10.5a: inherent artillery reaches as far as other foot artillery. */
const INHERENT_RANGE = 2;

/** 10.1a: whether the unit is where it may fire from: on top, or infantry with guns of its own directly under a battery. */
function isServed(w: World, s: State, unit: Unit): boolean {
  const top = topIn(w, s, whereIs(w, s, unit));
  if (w.arm[unit] === ARTILLERY) return top === unit;
  if (w.inherent[unit] === 0) return false;
  return top === unit || (w.arm[top] === ARTILLERY && beneath(w, s, top) === unit);
}

/** 10.1d, 10.5: the SP a unit fires with; of a Guard pair both. */
export function gunsOf(w: World, s: State, unit: Unit): number {
  if (w.arm[unit] === ARTILLERY) return strengthOf(w, s, unit);
  const lower = lowerOfPair(w, s, unit);
  return w.inherent[unit] + (lower < 0 ? 0 : w.inherent[lower]);
}

/** 10.1.1a */
function touchesEnemy(w: World, s: State, hex: Place, enemy: number): boolean {
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++)
    if (w.neighbours[slot] >= 0 && sideIn(w, s, w.neighbours[slot]) === enemy) return true;
  return false;
}

/** 10.1d, 5.2f: of a Guard pair that is one unit, if either brigade has. */
function hasFired(w: World, s: State, unit: Unit): boolean {
  const lower = lowerOfPair(w, s, unit);
  return bears(w, s, unit, FIRED) || (lower >= 0 && bears(w, s, lower, FIRED));
}

/** 10.1: whether a unit can bombard a hex. */
export function canFire(w: World, s: State, unit: Unit, target: Place): boolean {
  if (!onMap(w, s, unit) || hasFired(w, s, unit) || !isServed(w, s, unit)) return false;
  return reaches(w, s, whereIs(w, s, unit), target, w.arm[unit] === ARTILLERY ? w.range[unit] : INHERENT_RANGE);
}

/** 10.1c, 10.1.1, 10.1.2: whether guns of the phasing side reach from one hex to another. */
function reaches(w: World, s: State, hex: Place, target: Place, range: number): boolean {
  const distance = w.map.distance(hex, target);
  if (distance > range || (distance > 1 && touchesEnemy(w, s, hex, enemyOf(s[w.at.phasing])))) return false;
  return lineOfSight(w.sight, s, w.at.top, hex, target) !== BLOCKED;
}

export function refuseFire(w: World, s: State, unit: Unit, target: Place): Refusal | null {
  const data = { unit: w.unitId(unit), hex: w.hexId(target) };
  if (unit >= w.units || w.side[unit] !== s[w.at.phasing] || !onMap(w, s, unit))
    return refusal('10.1b', 'not-yours', data);
  if (hasFired(w, s, unit) || plays(w, s, unit, FIRING)) return refusal('10.1d', 'has-fired', data);
  if (w.arm[unit] !== ARTILLERY && w.inherent[unit] === 0) return refusal('10.0a', 'no-guns', data);
  if (!isServed(w, s, unit)) return refusal('10.1a', 'not-on-top', data);
  const hex = whereIs(w, s, unit);
  const distance = w.map.distance(hex, target);
  if (distance > (w.arm[unit] === ARTILLERY ? w.range[unit] : INHERENT_RANGE))
    return refusal('10.1c', 'out-of-range', data);
  if (distance > 1 && touchesEnemy(w, s, hex, enemyOf(w.side[unit])))
    return refusal('10.1.1a', 'enemy-next-door', data);
  if (lineOfSight(w.sight, s, w.at.top, hex, target) === BLOCKED)
    return refusal(distance === 1 ? '10.1.1b' : '10.2a', 'no-line-of-sight', data);
  return null;
}

/** Whether anybody can bombard a hex: only tops and those right under them are looked at, near enough for the longest guns. */
export function anyFire(w: World, s: State, target: Place, gunners: ArrayLike<Unit> = readyGunners(w, s)): boolean {
  const { q, distance } = w.map;
  for (let i = 0; i < gunners.length; i++) {
    const hex = s[w.at.where + gunners[i]];
    // Most are too far off by their column alone.
    if (Math.abs(q[hex] - q[target]) > LONGEST_RANGE || distance(hex, target) > LONGEST_RANGE) continue;
    if (canFire(w, s, gunners[i], target)) return true;
  }
  return false;
}

/** 5.4.2j: whether the enemy cannot rule out that infantry under a battery bombards a hex with guns of its own (10.1a). */
export function mightFireBeneath(w: World, s: State, target: Place): boolean {
  const isGunner = (unit: Unit): boolean => w.inherent[unit] > 0;
  for (const battery of w.gunnersOf[s[w.at.phasing]]) {
    if (w.arm[battery] !== ARTILLERY || !onMap(w, s, battery)) continue;
    const hex = whereIs(w, s, battery);
    if (topIn(w, s, hex) !== battery || !reaches(w, s, hex, target, INHERENT_RANGE)) continue;
    if (mightHide(w, s, hex, isGunner)) return true;
  }
  return false;
}

/** Those of the phasing side who could fire at something. */
export function readyGunners(w: World, s: State): Unit[] {
  const ready: Unit[] = [];
  for (const unit of w.gunnersOf[s[w.at.phasing]])
    if (onMap(w, s, unit) && !bears(w, s, unit, FIRED) && isServed(w, s, unit)) ready.push(unit);
  return ready;
}

/** 10.4a: who may support a bombardment: units able to attack the hex, and horse artillery on top next to it. */
export function canSupport(w: World, s: State, unit: Unit, target: Place): boolean {
  if (!onMap(w, s, unit) || plays(w, s, unit, SUPPORTING) || s[w.at.duel + target] !== 0) return false;
  if (w.gun[unit] !== HORSE_GUN) return canAttack(w, s, unit, target);
  const hex = whereIs(w, s, unit);
  if (topIn(w, s, hex) !== unit || !inCommand(w, s, unit) || bears(w, s, unit, BEATEN | DUELING | SPENT)) return false;
  return attackOn(w, hex, target);
}

function refuseSupport(w: World, s: State, unit: Unit, target: Place): Refusal | null {
  if (unit < w.units && w.side[unit] === s[w.at.phasing] && canSupport(w, s, unit, target)) return null;
  const data = { unit: w.unitId(unit), hex: w.hexId(target) };
  if (unit >= w.units || w.side[unit] !== s[w.at.phasing] || !onMap(w, s, unit))
    return refusal('10.4a', 'not-yours', data);
  if (s[w.at.duel + target] !== 0) return refusal('9.4.5i', 'nobody-supports', data);
  if (plays(w, s, unit, SUPPORTING)) return refusal('10.4a', 'supports-already', data);
  const hex = whereIs(w, s, unit);
  if (w.map.direction(hex, target) < 0) return refusal('10.4a', 'not-adjacent', data);
  if (!inCommand(w, s, unit)) return refusal('10.4b', 'out-of-command', data);
  if (w.arm[unit] !== ARTILLERY) return refuseAttacker(w, s, unit, target);
  if (!attackOn(w, hex, target)) return refusal('11.0e', 'water-between', data);
  return refusal('10.4a', 'cannot-support', data);
}

/** 11.14a (1): fire and its supporters are named one by one. */
export const firePhase = (w: World): Stage<Action> => ({
  rule: '10.1b',
  accepts: ['fire', 'support', 'bombard', 'spare'],
  pieces(s) {
    const target = s[w.at.targets];
    const pieces: Unit[] = [];
    const isFiring = allWith(w, s, FIRING).length > 0;
    if (isFiring || canSpare(w, s, target)) pieces.push(TABLE);
    for (const unit of w.unitsOf[s[w.at.phasing]])
      if (unit < w.units && (mayFire(w, s, unit, target) || (isFiring && canSupport(w, s, unit, target))))
        pieces.push(unit);
    return pieces;
  },
  choices(s, _side, piece) {
    const target = s[w.at.targets];
    const isFiring = allWith(w, s, FIRING).length > 0;
    if (piece === TABLE) {
      if (isFiring) return [{ type: 'bombard' }];
      return canSpare(w, s, target) ? [{ type: 'spare' }] : [];
    }
    if (piece >= w.units || w.side[piece] !== s[w.at.phasing]) return [];
    const choices: Action[] = [];
    if (mayFire(w, s, piece, target)) choices.push({ type: 'fire', unit: piece });
    if (isFiring && canSupport(w, s, piece, target)) choices.push({ type: 'support', unit: piece });
    return choices;
  },
  refuse: (s, _side, action) => refuseInFire(w, s, action),
  whyNot: (s, _side, piece) => refuseFire(w, s, piece, s[w.at.targets]),
  apply(s, _side, action, _dice, tell) {
    if (action.type === 'fire') cast(w, s, action.unit, FIRING);
    else if (action.type === 'support') cast(w, s, action.unit, SUPPORTING);
    else if (action.type === 'spare') setStep(w, s, 'fire-stood');
    else if (action.type === 'bombard') declareFire(w, s, tell);
  },
});

const mayFire = (w: World, s: State, unit: Unit, target: Place): boolean =>
  !plays(w, s, unit, FIRING) && canFire(w, s, unit, target);

/** Without fire there must be something else to do at the hex. */
function canSpare(w: World, s: State, target: Place): boolean {
  if (s[w.at.duel + target] !== 0) return true;
  for (const unit of w.unitsOf[s[w.at.phasing]]) if (unit < w.units && canAttack(w, s, unit, target)) return true;
  return false;
}

function refuseInFire(w: World, s: State, action: Action): Refusal | null {
  const target = s[w.at.targets];
  const isFiring = allWith(w, s, FIRING).length > 0;
  const data = { hex: w.hexId(target) };
  if (action.type === 'fire') return refuseFire(w, s, action.unit, target);
  if (action.type === 'support')
    return isFiring ? refuseSupport(w, s, action.unit, target) : refusal('10.4a', 'nobody-fires', data);
  if (action.type === 'bombard') return isFiring ? null : refusal('10.1b', 'nobody-fires', data);
  if (isFiring) return refusal('10.1b', 'fire-is-declared', data);
  return canSpare(w, s, target) ? null : refusal('10.1b', 'nothing-else-to-do', data);
}

/** 5.4.2i: the fire binds; infantry that fires under a battery and supporters under one are shown. */
function declareFire(w: World, s: State, tell: Tell): void {
  const target = s[w.at.targets];
  for (const unit of allWith(w, s, FIRING)) {
    mark(w, s, unit, FIRED);
    const lower = lowerOfPair(w, s, unit);
    if (lower >= 0 && w.arm[unit] !== ARTILLERY) {
      mark(w, s, lower, FIRED);
      show(w, s, lower, '5.4.2i', tell);
    }
    show(w, s, unit, '5.4.2i', tell);
  }
  for (const unit of allWith(w, s, SUPPORTING)) show(w, s, unit, '5.4.2i', tell);
  if (tell !== null) {
    const data = { hex: w.hexId(target), units: allWith(w, s, FIRING).map(w.unitId) };
    tell({
      type: 'fire',
      rule: '10.1b',
      data: { ...data, supporting: allWith(w, s, SUPPORTING).map(w.unitId) },
      reveals: true,
    });
  }
  if (!askToEvade(w, s, target, isFartherFromFire(w, s), 'fire-evasion')) setStep(w, s, 'fire-stood');
}

/** 10.6a: farther from every firing hex than before. */
export const isFartherFromFire = (w: World, s: State): ((to: Place) => boolean) => {
  const target = s[w.at.targets];
  const firing = allWith(w, s, FIRING).map((unit) => whereIs(w, s, unit));
  return (to) => firing.every((hex) => w.map.distance(to, hex) > w.map.distance(target, hex));
};

/** 10.1d, 10.2c, 10.2d: the SP of each firing hex, halved where the line runs along a side. */
export function firePoints(w: World, s: State, target: Place): number {
  const hexes = new Map<Place, number>();
  for (const unit of allWith(w, s, FIRING)) {
    const hex = whereIs(w, s, unit);
    hexes.set(hex, (hexes.get(hex) ?? 0) + gunsOf(w, s, unit));
  }
  let points = 0;
  for (const [hex, sp] of hexes)
    points += lineOfSight(w.sight, s, w.at.top, hex, target) === HALVED ? Math.ceil(sp / 2) : sp;
  return points;
}

export function fireColumn({ bombardFrom }: World, points: number): number {
  let column = 0;
  while (column + 1 < bombardFrom.length && bombardFrom[column + 1] <= points) column++;
  return column;
}

/** 10.1f to 10.1h: the massed answer, the die, the losses. */
export function rollFire(w: World, s: State, dice: Dice, tell: Tell): void {
  const target = s[w.at.targets];
  const points = firePoints(w, s, target);
  const column = fireColumn(w, points);
  const massed = spIn(w, s, target) >= w.massedSP;
  const die = dice.roll(6);
  const modified = die + w.bombardModifier[target] + (massed ? w.massedModifier : 0);
  const found = readRows(w.bombardRows, modified, column);
  const top = topIn(w, s, target);
  // 12.2b: doubled by the top unit, and nothing becomes one.
  const losses = isDemoralized(w, s, top) ? Math.max(1, 2 * found) : found;
  setGround(w, s, target, BOMBARDED);
  if (tell !== null) {
    const data = { hex: w.hexId(target), points, massed, terrain: w.bombardModifier[target], die, modified, losses };
    // 10.1f: whether the target is massed is told, and hangs on what lies beneath.
    tell({ type: 'bombarded', rule: '10.1g', data, reveals: true });
  }
  if (losses > 0) payDown(w, s, top, losses, '10.1h', tell);
  if (isOver(w, s)) return;
  for (const unit of allWith(w, s, FIRING)) s[w.at.part + unit] &= ~FIRING;
}
