import { type Dice, type Place, type Stage, type State, TABLE, type Tell, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { touching } from '../board.ts';
import type { Desk } from '../desk.ts';
import { AIMED, ATTACKED, BOMBARDING, BOUND, IDLE, JOINED, WAS_ATTACKED } from '../layout.ts';
import { cast, did, firstIn, nextIn, note, setStep, sideIn, unitsIn, whereIs } from '../position.ts';
import { COLUMNS, RESULTS, resultOf, WORST_COLUMN } from '../tables.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { type Announcement, announcement, isLoose } from './announcement.ts';
import { attackersIn, attackersOf, canEnd, canJoin, canTarget } from './attack.ts';
import { refuseAnnouncement, refuseColumn, refuseEnd, refuseJoin, refuseTarget, whyNotAttack } from './explain.ts';
import { engagePrussians } from './morale.ts';
import { applyResult, keptIn } from './results.ts';
import { type Attackers, fullColumn, strengths } from './strength.ts';

/** 7.0 Combat: announcing attacks one at a time (7.11c), rolling, and the end of the phase. */

export function combatPhase(desk: Desk): Stage<Action> {
  const { w, duties } = desk;
  return {
    rule: '4.1b',
    accepts: ['target', 'join', 'roll', 'end'],

    pieces(s) {
      const now = announcement(w, s);
      duties.read(s);
      const pieces = canRoll(desk, s, now) || canEnd(desk, now) ? [TABLE] : [];
      for (let unit = 0; unit < w.units; unit++) {
        if (w.side[unit] === s[w.at.phasing] ? canJoin(desk, s, now, unit) : canAimAt(desk, s, now, unit))
          pieces.push(unit);
      }
      return pieces;
    },

    choices(s, _seat, piece) {
      const now = announcement(w, s);
      duties.read(s);
      if (piece === TABLE) {
        if (canRoll(desk, s, now)) return columnsUpTo(fullColumn(w, s, attackersOf(w, s, now), now.targets));
        return canEnd(desk, now) ? [{ type: 'end' }] : [];
      }
      if (w.side[piece] === s[w.at.phasing]) return canJoin(desk, s, now, piece) ? [{ type: 'join', unit: piece }] : [];
      return canAimAt(desk, s, now, piece) ? [{ type: 'target', hex: whereIs(w, s, piece) }] : [];
    },

    refuse(s, _seat, action) {
      const now = announcement(w, s);
      duties.read(s);
      if (action.type === 'target') return refuseTarget(desk, s, now, action.hex);
      if (action.type === 'join') return refuseJoin(desk, s, now, action.unit);
      if (action.type === 'roll') return refuseAnnouncement(desk, s, now) ?? refuseColumn(w, s, now, action.column);
      return refuseEnd(desk, s, now);
    },

    whyNot: (s, _seat, piece, place) => whyNotAttack(desk, s, piece, place),

    apply(s, _seat, action, dice, tell) {
      if (action.type === 'target') aim(w, s, action.hex);
      else if (action.type === 'join') join(w, s, action.unit);
      else if (action.type === 'roll') roll(w, s, action.column, dice, tell);
      else setStep(w, s, 'combat-ended');
    },
  };
}

/** A hex is aimed at by the first unit in it, so that it is listed once. */
function canAimAt(desk: Desk, s: State, now: Announcement, unit: Unit): boolean {
  const { w } = desk;
  const hex = whereIs(w, s, unit);
  return hex >= 0 && firstIn(w, s, hex) === unit && canTarget(desk, s, now, hex);
}

const canRoll = (desk: Desk, s: State, now: Announcement): boolean =>
  now.targets.length > 0 && now.contacts.length + now.guns.length > 0 && refuseAnnouncement(desk, s, now) === null;

/** 7.8b: the column found, or any lower one. */
function columnsUpTo(highest: number): Action[] {
  const rolls: Action[] = [];
  for (let column = highest; column >= WORST_COLUMN; column--) rolls.push({ type: 'roll', column });
  return rolls;
}

function aim(w: World, s: State, hex: Place): void {
  for (let unit = firstIn(w, s, hex); unit >= 0; unit = nextIn(w, s, unit)) cast(w, s, unit, AIMED);
}

/** 7.22: the whole hex joins, except that a gun in no enemy zone may do so by itself. */
function join(w: World, s: State, unit: Unit): void {
  if (isLoose(w, s, unit)) cast(w, s, unit, JOINED);
  else for (const one of attackersIn(w, s, whereIs(w, s, unit))) cast(w, s, one, JOINED);
}

/** 7.81: from here on nothing of the announcement can be changed. */
function roll(w: World, s: State, column: number, dice: Dice, tell: Tell): void {
  const now = announcement(w, s);
  const attackers = attackersOf(w, s, now);
  // First of all, so that dice that fail leave everything as it was.
  const die = dice.roll(6);
  if (tell !== null) tellAttack(w, s, now, attackers, column, tell);
  engagePrussians(w, s, attackers.units, now.targets, tell);
  w.above?.declared(s, attackers.units, now.targets, tell);
  markParts(w, s, now, attackers);
  bindGarrisonsNeighbours(w, s, attackers);
  const result = w.above?.resultOf(s, die, column) ?? resultOf(w, die, column);
  if (tell !== null) {
    const stays = keptIn(w, s, result).map((unit) => w.unitId(unit));
    const data = { die, column: COLUMNS[column], result: RESULTS[result] };
    tell({ type: 'rolled', rule: '7.7', data: stays.length > 0 ? { ...data, stays } : data });
  }
  s[w.at.result] = result + 1;
  applyResult(w, s, result, tell);
}

function markParts(w: World, s: State, now: Announcement, { units, contacts }: Attackers): void {
  for (const unit of units) {
    note(w, s, unit, ATTACKED);
    if (!contacts.includes(whereIs(w, s, unit))) cast(w, s, unit, BOMBARDING);
  }
  for (const target of now.targets) {
    for (const unit of unitsIn(w, s, target)) {
      if (did(w, s, unit, WAS_ATTACKED)) cast(w, s, unit, IDLE);
      note(w, s, unit, WAS_ATTACKED);
    }
  }
}

/** 10.1b: once a garrison has attacked, every enemy next to it must be. */
function bindGarrisonsNeighbours(w: World, s: State, { units }: Attackers): void {
  for (const unit of units) {
    const hex = whereIs(w, s, unit);
    if (w.chateau[hex] === 0) continue;
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const next = w.neighbours[slot];
      if (next < 0 || !touching(w, hex, next) || sideIn(w, s, next) !== enemyOf(w.side[unit])) continue;
      for (const enemy of unitsIn(w, s, next)) note(w, s, enemy, BOUND);
    }
  }
}

function tellAttack(
  w: World,
  s: State,
  { targets }: Announcement,
  attackers: Attackers,
  column: number,
  tell: NonNullable<Tell>,
): void {
  const { units, contacts } = attackers;
  tell({
    type: 'attack',
    rule: '7.0c',
    data: {
      ...strengths(w, s, attackers, targets),
      attackers: units.map(w.unitId),
      bombarding: units.filter((unit) => !contacts.includes(whereIs(w, s, unit))).map(w.unitId),
      defenders: targets.flatMap((target) => unitsIn(w, s, target)).map(w.unitId),
      hexes: targets.map(w.hexId),
      column: COLUMNS[column],
    },
  });
}
