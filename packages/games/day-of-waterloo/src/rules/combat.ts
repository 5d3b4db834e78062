import {
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
import {
  ASSAILED,
  ASTIR,
  ATTACKED,
  ATTACKING,
  BEATEN,
  BREAKTHROUGH,
  DEFENDING,
  DUELING,
  FIRED,
  NAMED,
  QUITTED,
  SUPPORTING,
  SWEPT,
  YIELDED,
} from '../fighting.ts';
import { isEmpty, lowerOfPair, onMap, setStep, sideIn, topIn, weatherOf, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { anyAttack, attackOn, canAttack, mightAttackBeneath, refuseAttacker } from './attackers.ts';
import { anyFire, mightFireBeneath, readyGunners } from './bombardment.ts';
import { askToEvade } from './evasion.ts';
import {
  allWith,
  ask,
  bears,
  cast,
  clearGround,
  closeFight,
  isGround,
  mark,
  plays,
  setFight,
  setGround,
  setSources,
  setTargets,
  sourcesOf,
  targetsOf,
  unmark,
} from './parts.ts';
import { show } from './questions.ts';
import { openPhase } from './seats.ts';
import { defendersIn } from './strength.ts';

/** 11.0 The Combat Phase: target hexes one after another, fire and attack declared for each; then Breakthrough Attacks. */

/** 4.2b: the phase begins. */
export function beginCombat(w: World, s: State): void {
  for (let unit = 0; unit < w.units; unit++) unmark(w, s, unit, FIRED | ATTACKED | BREAKTHROUGH);
  s.fill(0, w.at.ground, w.at.ground + w.hexes);
  s[w.at.second] = 0;
  openPhase(w, s, 'combat');
  closeFight(w, s);
  lapseDuels(w, s);
  nextTarget(w, s);
}

/** What holds of a hex till the combat is over. */
const PASSING = QUITTED | ASTIR | SWEPT | YIELDED;

/** 11.14a: a combat is over; the next hex may be named. */
export function endAttack(w: World, s: State): void {
  for (let hex = 0; hex < w.hexes; hex++) if (isGround(w, s, hex, PASSING)) clearGround(w, s, hex, PASSING);
  closeFight(w, s);
  lapseDuels(w, s);
  nextTarget(w, s);
}

function nextTarget(w: World, s: State): void {
  ask(w, s, s[w.at.phasing], s[w.at.second] === 1 ? 'breakthrough' : 'combat');
}

/** 9.4.5i: a Reaction Charge of which one side has nobody left in its hex lapses. */
export function lapseDuels(w: World, s: State): void {
  if (s[w.at.duels] === 0) return;
  for (let hex = 0; hex < w.hexes; hex++) {
    const other = s[w.at.duel + hex] - 1;
    if (other < 0 || (hasDuelist(w, s, hex) && hasDuelist(w, s, other))) continue;
    endDuel(w, s, hex, other);
  }
}

function hasDuelist(w: World, s: State, hex: Place): boolean {
  for (let unit = topIn(w, s, hex); unit >= 0; unit = s[w.at.beneath + unit] - 1)
    if (bears(w, s, unit, DUELING)) return true;
  return false;
}

export function endDuel(w: World, s: State, hex: Place, other: Place): void {
  s[w.at.duel + hex] = s[w.at.duel + other] = 0;
  s[w.at.duels]--;
  for (let unit = 0; unit < w.units; unit++) {
    const where = s[w.at.where + unit];
    if (where === hex || where === other) unmark(w, s, unit, DUELING);
  }
}

/** 4.2g: whether a hex has been named; 11.4a: or in step 1 attacked among several. */
const wasTarget = (w: World, s: State, hex: Place): boolean =>
  isGround(w, s, hex, s[w.at.second] === 1 ? NAMED : NAMED | ASSAILED);

/** 4.2g: whether a hex may be the next target. */
function canTarget(w: World, s: State, hex: Place, gunners?: readonly Unit[]): boolean {
  if (sideIn(w, s, hex) !== enemyOf(s[w.at.phasing])) return false;
  if (wasTarget(w, s, hex)) return false;
  if (s[w.at.second] === 1) return anyAttack(w, s, hex);
  return s[w.at.duel + hex] !== 0 || anyAttack(w, s, hex) || anyFire(w, s, hex, gunners);
}

/** A hex is named by its top unit, so that it is listed once. */
const isTargetTop = (w: World, s: State, unit: Unit, gunners?: readonly Unit[]): boolean => {
  if (unit < 0 || unit >= w.units || !onMap(w, s, unit)) return false;
  const hex = whereIs(w, s, unit);
  return topIn(w, s, hex) === unit && canTarget(w, s, hex, gunners);
};

/** 4.2h: every Reaction Charge must be fought before step 1 ends. */
const canEnd = (w: World, s: State): boolean => s[w.at.second] === 1 || s[w.at.duels] === 0;

/** Steps 1 and 2 of the phase: which hex comes next. */
export const targetPhase = (w: World): Stage<Action> => ({
  rule: '4.2g',
  accepts: ['target', 'end'],
  pieces(s) {
    const pieces: Unit[] = canEnd(w, s) ? [TABLE] : [];
    const gunners = readyGunners(w, s);
    for (const unit of w.unitsOf[enemyOf(s[w.at.phasing])]) if (isTargetTop(w, s, unit, gunners)) pieces.push(unit);
    return pieces;
  },
  choices(s, _side, piece) {
    if (piece === TABLE) return canEnd(w, s) ? [{ type: 'end' }] : [];
    return isTargetTop(w, s, piece) ? [{ type: 'target', hex: whereIs(w, s, piece) }] : [];
  },
  refuse(s, _side, action) {
    if (action.type === 'target') return refuseTarget(w, s, action.hex);
    return canEnd(w, s) ? null : refusal('4.2h', 'reaction-charges-first', {});
  },
  // Of one's own units none is asked before the hex is named.
  whyNot: (s, _side, _piece, place) =>
    sideIn(w, s, place) === s[w.at.phasing]
      ? refusal('4.2g', 'target-first', { hex: w.hexId(place) })
      : refuseTarget(w, s, place),
  apply(s, _side, action, _dice, tell) {
    if (action.type === 'target') aim(w, s, action.hex, tell);
    else endStep(w, s);
  },
});

function refuseTarget(w: World, s: State, hex: Place): Refusal | null {
  if (canTarget(w, s, hex)) return null;
  const data = { hex: w.hexId(hex) };
  if (sideIn(w, s, hex) !== enemyOf(s[w.at.phasing])) return refusal('11.0a', 'no-enemy-there', data);
  const isSecond = s[w.at.second] === 1;
  if (wasTarget(w, s, hex)) return refusal(isSecond ? '11.14a' : '11.4a', 'was-a-target', data);
  return refusal(isSecond ? '11.13b' : '11.0a', 'nobody-can-attack', data);
}

function aim(w: World, s: State, hex: Place, _tell: Tell): void {
  setTargets(w, s, [hex]);
  if (s[w.at.second] === 0) setGround(w, s, hex, NAMED);
  if (s[w.at.second] === 0 && (anyFire(w, s, hex) || mightFireBeneath(w, s, hex))) ask(w, s, s[w.at.phasing], 'fire');
  else setStep(w, s, 'fire-stood');
}

/** 4.2i, 9.4.7a, 11.13a: after step 1 the breakthroughs, if anybody can make one; then the phase is over. */
function endStep(w: World, s: State): void {
  if (s[w.at.second] === 0 && w.breakthroughIn[weatherOf(w, s)] && anyBreakthrough(w, s)) {
    s[w.at.second] = 1;
    for (let hex = 0; hex < w.hexes; hex++) clearGround(w, s, hex, NAMED);
    openPhase(w, s, 'combat');
    nextTarget(w, s);
    return;
  }
  for (let unit = 0; unit < w.units; unit++) unmark(w, s, unit, BEATEN | BREAKTHROUGH | FIRED | ATTACKED);
  s[w.at.second] = 0;
  setStep(w, s, 'combat-done');
}

function anyBreakthrough(w: World, s: State): boolean {
  s[w.at.second] = 1;
  const found = w.unitsOf[enemyOf(s[w.at.phasing])].some(
    (unit) => unit < w.units && onMap(w, s, unit) && anyAttack(w, s, whereIs(w, s, unit)),
  );
  s[w.at.second] = 0;
  return found;
}

/** 11.14a (4): the attackers are named; supporters are among them already. */
export function openAttack(w: World, s: State): void {
  const target = s[w.at.targets];
  for (const unit of allWith(w, s, SUPPORTING)) if (canAttack(w, s, unit, target)) cast(w, s, unit, ATTACKING);
  if (anyAttack(w, s, target) || mightAttackBeneath(w, s, target)) ask(w, s, s[w.at.phasing], 'attack');
  else setStep(w, s, 'attack-over');
}

/** The hexes from which the attack being declared comes. */
function hexesOfAttack(w: World, s: State): Place[] {
  const hexes: Place[] = [];
  for (const unit of allWith(w, s, ATTACKING))
    if (!hexes.includes(whereIs(w, s, unit))) hexes.push(whereIs(w, s, unit));
  return hexes.sort((a, b) => a - b);
}

/** 11.4b: against several hexes only one hex attacks. */
const canJoin = (w: World, s: State, unit: Unit): boolean =>
  unit >= 0 &&
  unit < w.units &&
  w.side[unit] === s[w.at.phasing] &&
  !plays(w, s, unit, ATTACKING) &&
  s[w.at.targets + 1] < 0 &&
  canAttack(w, s, unit, s[w.at.targets]);

/** 11.4b: one more hex for the one hex that attacks. */
function canAdd(w: World, s: State, hex: Place, from: readonly Place[] = hexesOfAttack(w, s)): boolean {
  if (sideIn(w, s, hex) !== enemyOf(s[w.at.phasing])) return false;
  if (from.length !== 1 || targetsOf(w, s).includes(hex)) return false;
  if (s[w.at.duel + hex] !== 0 || (s[w.at.second] === 0 && isGround(w, s, hex, ASSAILED))) return false;
  return attackOn(w, from[0], hex);
}

const isAddedTop = (w: World, s: State, unit: Unit, from?: readonly Place[]): boolean =>
  unit >= 0 &&
  unit < w.units &&
  onMap(w, s, unit) &&
  topIn(w, s, whereIs(w, s, unit)) === unit &&
  canAdd(w, s, whereIs(w, s, unit), from);

/** 10.4b, 11.14a (4): supporters bind; without them he may stop, whether he has fired or not (11.0a). */
const canStop = (w: World, s: State): boolean =>
  !allWith(w, s, SUPPORTING).some((unit) => plays(w, s, unit, ATTACKING));

export const attackPhase = (w: World): Stage<Action> => ({
  rule: '11.0a',
  accepts: ['join', 'target', 'attack', 'done'],
  pieces(s) {
    const from = hexesOfAttack(w, s);
    const pieces: Unit[] = from.length > 0 || canStop(w, s) ? [TABLE] : [];
    for (let unit = 0; unit < w.units; unit++)
      if (canJoin(w, s, unit) || isAddedTop(w, s, unit, from)) pieces.push(unit);
    return pieces;
  },
  choices(s, _side, piece) {
    if (piece !== TABLE) {
      if (canJoin(w, s, piece)) return [{ type: 'join', unit: piece }];
      return isAddedTop(w, s, piece) ? [{ type: 'target', hex: whereIs(w, s, piece) }] : [];
    }
    const choices: Action[] = [];
    if (hexesOfAttack(w, s).length > 0) choices.push({ type: 'attack' });
    if (canStop(w, s)) choices.push({ type: 'done' });
    return choices;
  },
  refuse: (s, _side, action) => refuseInAttack(w, s, action),
  whyNot: (s, _side, piece) => refuseAttacker(w, s, piece, s[w.at.targets]),
  apply(s, _side, action, _dice, tell) {
    if (action.type === 'join') cast(w, s, action.unit, ATTACKING);
    else if (action.type === 'target') setTargets(w, s, [...targetsOf(w, s), action.hex]);
    else if (action.type === 'attack') declareAttack(w, s, tell);
    else {
      // In step 2 too a hex that was named in vain is named once.
      setGround(w, s, s[w.at.targets], NAMED);
      setStep(w, s, 'attack-over');
    }
  },
});

function refuseInAttack(w: World, s: State, action: Action): Refusal | null {
  const target = s[w.at.targets];
  const data = { hex: w.hexId(target) };
  if (action.type === 'join') {
    if (canJoin(w, s, action.unit)) return null;
    if (targetsOf(w, s).length > 1) return refusal('11.4b', 'one-hex-against-several', data);
    const named = { unit: w.unitId(action.unit), hex: w.hexId(target) };
    return refuseAttacker(w, s, action.unit, target) ?? refusal('11.4a', 'attacks-already', named);
  }
  if (action.type === 'target')
    return canAdd(w, s, action.hex) ? null : refusal('11.4b', 'not-one-more-target', { hex: w.hexId(action.hex) });
  if (action.type === 'attack') return hexesOfAttack(w, s).length > 0 ? null : refusal('11.0b', 'nobody-attacks', data);
  return canStop(w, s) ? null : refusal('10.4b', 'must-attack', data);
}

/** 11.14a (4, 5): the attack binds; those in immediate support are shown (5.4.2i); then 11.1.1. */
function declareAttack(w: World, s: State, tell: Tell): void {
  const sources = hexesOfAttack(w, s);
  setFight(w, s, 'attack');
  setSources(w, s, sources);
  for (const unit of allWith(w, s, ATTACKING)) {
    const lower = lowerOfPair(w, s, unit);
    for (const one of lower < 0 ? [unit] : [unit, lower]) {
      cast(w, s, one, ATTACKING);
      mark(w, s, one, ATTACKED);
      unmark(w, s, one, BREAKTHROUGH);
      show(w, s, one, '5.4.2i', tell);
    }
  }
  for (const hex of targetsOf(w, s)) {
    setGround(w, s, hex, ASSAILED);
    for (const unit of defendersIn(w, s, hex)) show(w, s, unit, '5.4.2i', tell);
  }
  if (tell !== null) {
    const data = { hexes: targetsOf(w, s).map(w.hexId), attackers: allWith(w, s, ATTACKING).map(w.unitId) };
    tell({ type: 'attack', rule: '11.0b', data, reveals: true });
  }
  s[w.at.checking] = -1;
  nextEvasion(w, s);
}

/** 11.1.1a: not next to an attacking hex. */
export const isAwayFromAttack = (w: World, s: State): ((to: Place) => boolean) => {
  const sources = sourcesOf(w, s);
  return (to) => sources.every((hex) => w.map.distance(hex, to) > 1);
};

/** 11.1.1: asks hex by hex; then the attack goes on against what is left. */
export function nextEvasion(w: World, s: State): void {
  const targets = targetsOf(w, s);
  const isFarEnough = isAwayFromAttack(w, s);
  for (let i = targets.indexOf(s[w.at.checking]) + 1; i < targets.length; i++)
    if (askToEvade(w, s, targets[i], isFarEnough, 'attack-evasion')) return;
  s[w.at.checking] = -1;
  setStep(w, s, 'attack-stood');
}

/** The targets that still hold somebody; those of them who defend, of whom some do so only now that others have gone (5.4.2i). */
export function settleTargets(w: World, s: State, tell: Tell): void {
  const left = targetsOf(w, s).filter((hex) => !isEmpty(w, s, hex));
  if (left.length === 0) {
    s[w.at.evaded] = 1;
    return;
  }
  setTargets(w, s, left);
  for (const hex of left)
    for (const unit of defendersIn(w, s, hex)) {
      cast(w, s, unit, DEFENDING);
      show(w, s, unit, '5.4.2i', tell);
    }
}
