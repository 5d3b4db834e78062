import type { Dice, Place, Refusal, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE, tableAnd } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { ARTILLERY, CAVALRY, INFANTRY } from '../board.ts';
import type { Desk } from '../desk.ts';
import {
  become,
  CADRE,
  corpsOf,
  DISINTEGRATED,
  is,
  isSeen,
  leadersIn,
  moraleOf,
  onMap,
  putUnder,
  REORGANIZING,
  RESTORES,
  ROLLED,
  setStep,
  sideIn,
  spIn,
  strengthOf,
  unitsIn,
  whereIs,
} from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { recover } from './ledger.ts';
import { rejoin } from './overrun.ts';
import { allowanceOf } from './roads.ts';
import { roomFor } from './stacking.ts';

/** 8.0 Reorganization: all are named, those in the span of hidden enemies struck off, then the dice of each. */

const isNamed = (w: World, s: State, unit: Unit): boolean => is(w, s, unit, REORGANIZING);
const leaderOf = (w: World, s: State, unit: Unit): Unit => w.corpsLeader[corpsOf(w, s, unit)];

/** Where a counter would reorganize: its own hex, or that of its corps leader (8.3a); -1 for nowhere. */
const campOf = (w: World, s: State, unit: Unit): Place => {
  const hex = whereIs(w, s, unit);
  if (hex !== CADRE) return hex;
  return Math.max(-1, whereIs(w, s, leaderOf(w, s, unit)));
};

/** Hexes within which an enemy is named first: he is the likeliest to be near enough. */
const NEAR = 4;
/** Behind all who are near. */
const FAR = 10_000;

/**
 * 8.1b: an enemy unit whose Movement Span holds a hex, of those that are seen or of those that are hidden; -1 for none. All of
 * one arm are looked for at once, from the hex back to where they stand.
 */
export function spanning(desk: Desk, s: State, side: number, hex: Place, seen: boolean): Unit {
  const { w, ways } = desk;
  const enemies = w.unitsOf[enemyOf(side)];
  let found = -1;
  let rank = 2 * FAR;
  for (const arm of [INFANTRY, CAVALRY, ARTILLERY]) {
    const points = longestSpan(w, s, enemies, arm, hex, seen);
    if (points < 0) continue;
    ways.span(s, side, arm, hex, points);
    for (let i = 0; i < enemies.length; i++) {
      const enemy = enemies[i];
      if (enemy >= w.units || w.arm[enemy] !== arm || !onMap(w, s, enemy)) continue;
      const cost = ways.cost(whereIs(w, s, enemy));
      if (cost < 0 || cost > allowanceOf(w, s, enemy) || isSeen(w, s, enemy) !== seen) continue;
      const order = w.map.distance(whereIs(w, s, enemy), hex) <= NEAR ? i : FAR + i;
      if (order >= rank) continue;
      found = enemy;
      rank = order;
    }
  }
  return found;
}

/** The most half points of those of an arm who are not too far away anyhow: nobody goes further than a hex for each; -1 for none. */
function longestSpan(w: World, s: State, enemies: Iterable<Unit>, arm: number, hex: Place, seen: boolean): number {
  let most = -1;
  for (const enemy of enemies) {
    if (enemy >= w.units || w.arm[enemy] !== arm || !onMap(w, s, enemy)) continue;
    const points = allowanceOf(w, s, enemy);
    if (points <= most || w.map.distance(whereIs(w, s, enemy), hex) > points + 1) continue;
    if (isSeen(w, s, enemy) === seen) most = points;
  }
  return most;
}

/** The same for those that are seen, without saying who. */
function isSpanned(desk: Desk, s: State, side: number, hex: Place): boolean {
  const { w } = desk;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++)
    if (w.neighbours[slot] >= 0 && sideIn(w, s, w.neighbours[slot]) === enemyOf(side)) return true;
  return [CAVALRY, INFANTRY, ARTILLERY].some((arm) => isSpannedBy(desk, s, side, hex, arm));
}

/** Top counters are found on the way; a unit under one may have been shown. */
function isSpannedBy(desk: Desk, s: State, side: number, hex: Place, arm: number): boolean {
  const { w, ways } = desk;
  const enemies = w.unitsOf[enemyOf(side)];
  const points = longestSpan(w, s, enemies, arm, hex, true);
  if (points < 0) return false;
  if (ways.finds(s, side, arm, hex, points)) return true;
  for (const enemy of enemies) {
    if (enemy >= w.units || w.arm[enemy] !== arm || s[w.at.open + enemy] === 0 || !onMap(w, s, enemy)) continue;
    const cost = ways.cost(whereIs(w, s, enemy));
    if (cost >= 0 && cost <= allowanceOf(w, s, enemy) && isSeen(w, s, enemy)) return true;
  }
  return false;
}

export function refuseName(desk: Desk, s: State, side: number, unit: Unit): Refusal | null {
  const { w } = desk;
  const data = { unit: w.unitId(unit) };
  if (unit >= w.units) return refusal('3.4.2c', 'leader', data);
  if (w.side[unit] !== side) return refusal('8.1a', 'not-your-unit', data);
  if (isNamed(w, s, unit)) return refusal('8.1d', 'already-named', data);
  if (!onMap(w, s, unit) && whereIs(w, s, unit) !== CADRE) return refusal('8.1a', 'not-on-map', data);
  if (s[w.at.casualties + unit] === 0) return refusal('8.1a', 'no-casualties', data);
  if (s[w.at.armyMorale + w.army[unit]] > 0) return refusal('12.7b', 'army-demoralized', data);
  const cadre = whereIs(w, s, unit) === CADRE;
  const no = cadre ? refuseCadre(w, s, unit) : null;
  if (no !== null) return no;
  if (!isSpanned(desk, s, side, campOf(w, s, unit))) return null;
  const enemy = spanning(desk, s, side, campOf(w, s, unit), true);
  return refusal(cadre ? '8.3a' : '8.1b', 'in-span', { ...data, enemy: w.unitId(enemy) });
}

/** 8.3a, 8.3c, 8.3d */
function refuseCadre(w: World, s: State, unit: Unit): Refusal | null {
  const leader = leaderOf(w, s, unit);
  const data = { unit: w.unitId(unit), leader: w.unitId(leader) };
  const hex = whereIs(w, s, leader);
  if (hex < 0) return refusal('8.3d', 'leader-not-on-map', data);
  const cadres = cadresAt(w, s, hex);
  const there = [...unitsIn(w, s, hex), ...cadres];
  if (there.some((other) => w.army[other] !== w.army[unit])) return refusal('8.3d', 'other-army', data);
  const room =
    w.mostSP[hex] > 0 ? spIn(w, s, hex) + cadres.length < w.mostSP[hex] : there.length === 0 || pairs(w, there, unit);
  return room ? null : refusal('8.3c', 'no-room', { ...data, hex: w.hexId(hex) });
}

/** 5.2f: with the only one there it would be one division of the Guard. */
const pairs = (w: World, there: readonly Unit[], unit: Unit): boolean =>
  there.length === 1 && w.guard[there[0]] === 1 && w.guard[unit] === 1;

/** Cadres that have been named to be restored in a hex. */
function cadresAt(w: World, s: State, hex: Place): Unit[] {
  const cadres: Unit[] = [];
  for (let unit = 0; unit < w.units; unit++)
    if (whereIs(w, s, unit) === CADRE && isNamed(w, s, unit) && campOf(w, s, unit) === hex) cadres.push(unit);
  return cadres;
}

/** What `refuseName` asks before it looks at the enemy, without words. */
function mayReorganize(w: World, s: State, side: number, unit: Unit): boolean {
  if (w.side[unit] !== side || isNamed(w, s, unit) || s[w.at.armyMorale + w.army[unit]] > 0) return false;
  return onMap(w, s, unit) || (whereIs(w, s, unit) === CADRE && refuseCadre(w, s, unit) === null);
}

const isCandidate = (desk: Desk, s: State, side: number, unit: Unit): boolean =>
  unit < desk.w.units &&
  s[desk.w.at.casualties + unit] > 0 &&
  mayReorganize(desk.w, s, side, unit) &&
  !isSpanned(desk, s, side, campOf(desk.w, s, unit));

/** 5.4.2j: asked whenever the enemy cannot rule it out: a corps has lost something, and its army may reorganize (12.7b). */
export function mayHaveCandidates(w: World, s: State): boolean {
  for (let corps = 0; corps < w.corpsIds.length; corps++) {
    const army = w.corpsArmy[corps];
    if (w.sideOfCorps[corps] !== s[w.at.phasing] || s[w.at.armyMorale + army] > 0) continue;
    if (s[w.at.losses + corps] > 0 && s[w.at.corpsMorale + corps] !== DISINTEGRATED) return true;
  }
  return false;
}

/** 8.1d */
export const namingPhase = (desk: Desk): Stage<Action> => {
  const { w } = desk;
  return {
    rule: '8.1d',
    accepts: ['name', 'end'],
    pieces: (s, side) => tableAnd(w.unitsOf[side], (unit) => isCandidate(desk, s, side, unit)),
    choices(s, side, piece) {
      if (piece === TABLE) return [{ type: 'end' }];
      return isCandidate(desk, s, side, piece) ? [{ type: 'name', unit: piece }] : [];
    },
    refuse: (s, side, action) => (action.type === 'name' ? refuseName(desk, s, side, action.unit) : null),
    apply(s, _side, action, _dice, tell) {
      if (action.type === 'name') nameUnit(w, s, action.unit, tell);
      else setStep(w, s, 'named');
    },
  };
};

function nameUnit(w: World, s: State, unit: Unit, tell: Tell): void {
  become(w, s, unit, REORGANIZING);
  const cadre = whereIs(w, s, unit) === CADRE;
  if (cadre) become(w, s, leaderOf(w, s, unit), RESTORES);
  if (tell !== null) tell({ type: 'named', rule: cadre ? '8.3a' : '8.1d', data: { unit: w.unitId(unit) } });
}

/** 5.4.2g: attempts in the span of an enemy under a top counter are struck off, and one such enemy is shown. */
export function strikeOff(desk: Desk, s: State, tell: Tell): void {
  const { w } = desk;
  const side = s[w.at.phasing];
  if (!w.unitsOf[side].some((unit) => isNamed(w, s, unit))) return;
  for (const unit of w.unitsOf[side]) {
    if (unit >= w.units || !isNamed(w, s, unit)) continue;
    const enemy = spanning(desk, s, side, campOf(w, s, unit), false);
    if (enemy < 0) continue;
    s[w.at.status + unit] &= ~REORGANIZING;
    if (tell === null) continue;
    const data = { unit: w.unitId(unit), enemy: w.unitId(enemy), hex: w.hexId(whereIs(w, s, enemy)) };
    tell({ type: 'struck-off', rule: '5.4.2g', data, reveals: true });
  }
  for (const leader of w.leadersOf[side]) {
    const restores = [...w.unitsOf[side]].some(
      (unit) =>
        unit < w.units && whereIs(w, s, unit) === CADRE && isNamed(w, s, unit) && leaderOf(w, s, unit) === leader,
    );
    if (!restores) s[w.at.status + leader] &= ~RESTORES;
  }
}

const mayRally = (w: World, s: State, unit: Unit): boolean =>
  unit < w.units && isNamed(w, s, unit) && !is(w, s, unit, ROLLED);

export const hasRallies = (w: World, s: State): boolean =>
  w.unitsOf[s[w.at.phasing]].some((unit) => mayRally(w, s, unit));

/** 8.1e: counter by counter, in the owner's order. */
export const rollingPhase = (w: World): Stage<Action> => ({
  rule: '8.1e',
  accepts: ['rally'],
  pieces: (s, side) => [...w.unitsOf[side]].filter((unit) => mayRally(w, s, unit)),
  choices: (s, side, piece) =>
    piece >= 0 && w.side[piece] === side && mayRally(w, s, piece) ? [{ type: 'rally', unit: piece }] : [],
  refuse(s, side, action) {
    if (action.type !== 'rally') return null;
    const data = { unit: w.unitId(action.unit) };
    if (w.side[action.unit] !== side) return refusal('8.1a', 'not-your-unit', data);
    if (action.unit >= w.units || !isNamed(w, s, action.unit)) return refusal('8.1d', 'not-named', data);
    return is(w, s, action.unit, ROLLED) ? refusal('8.1e', 'has-rolled', data) : null;
  },
  apply(s, _side, action, dice, tell) {
    if (action.type === 'rally') rally(w, s, action.unit, dice, tell);
    if (!hasRallies(w, s)) setStep(w, s, 'rolled');
  },
});

/** 8.1g: each of the two clauses once. */
export function rallyModifier(w: World, s: State, unit: Unit): number {
  let great = 0;
  let small = 0;
  for (const leader of leadersIn(w, s, campOf(w, s, unit))) {
    const worth = w.rallying[leader - w.units];
    const armyLeader = w.isArmyLeader[leader - w.units] === 1 && w.army[leader] === w.army[unit];
    if (armyLeader && worth <= -2) great = worth;
    else if (armyLeader || leader === leaderOf(w, s, unit)) small = -1;
  }
  return great + small;
}

/** 8.1h, 8.1j, 8.1k: the number of dice and the target are those of the first die. */
function rally(w: World, s: State, unit: Unit, dice: Dice, tell: Tell): void {
  become(w, s, unit, ROLLED);
  const morale = moraleOf(w, s, unit);
  const modifier = rallyModifier(w, s, unit);
  const rolled: number[] = [];
  let recovered = 0;
  for (let i = 0; i < morale && mayRecover(w, s, unit); i++) {
    const die = dice.roll(6);
    rolled.push(die);
    if (die + modifier > morale) continue;
    recovered++;
    regain(w, s, unit, tell);
  }
  if (tell !== null) {
    const data = { unit: w.unitId(unit), dice: rolled, modifier, morale, recovered };
    tell({ type: 'rallied', rule: '8.1h', data });
  }
}

/** 8.1j, 8.3c */
function mayRecover(w: World, s: State, unit: Unit): boolean {
  if (s[w.at.casualties + unit] === 0) return false;
  const hex = campOf(w, s, unit);
  if (w.mostSP[hex] > 0) return spIn(w, s, hex) < w.mostSP[hex];
  return onMap(w, s, unit) || roomFor(w, s, hex, unit);
}

/** 8.3d: with its first SP a cadre is on the map again, beneath those in the hex. */
function regain(w: World, s: State, unit: Unit, tell: Tell): void {
  const hex = campOf(w, s, unit);
  recover(w, s, unit, tell);
  if (onMap(w, s, unit) || strengthOf(w, s, unit) === 0) return;
  putUnder(w, s, unit, hex);
  rejoin(w, s, w.army[unit], hex, tell);
  if (tell !== null) tell({ type: 'restored', rule: '8.3d', data: { unit: w.unitId(unit), hex: w.hexId(hex) } });
}
