import { type Dice, type Phase, type Refusal, refusal, type State, TABLE, type Tell } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { hexId } from '../board.ts';
import type { Desk } from '../desk.ts';
import { AIMED, AT, ATTACKED, BOMBARDING, has, JOINED, mark, setStep, TARGETED, unitIn, whereIs } from '../position.ts';
import {
  alliedAttackShift,
  BEST_COLUMN,
  COLUMNS,
  frenchAttackShift,
  RESULTS,
  resultOf,
  WORST_COLUMN,
} from '../tables.ts';
import { FRENCH, SIDE, UNITS, unitId } from '../units.ts';
import {
  type Announcement,
  announcement,
  bombards,
  canBeAttacked,
  canJoin,
  canTarget,
  fullColumn,
  refuseAnnouncement,
  refuseJoin,
  refuseTarget,
  strengths,
} from './attack.ts';
import { applyResult } from './results.ts';

/** 6.0 Combat: announcing attacks one at a time (6.1.2), rolling, and the end of the phase. */

export function combatPhase(desk: Desk): Phase<Action> {
  return {
    name: 'combat',
    rule: '3.0.3',
    accepts: ['target', 'join', 'roll', 'end'],
    seats: (s) => 1 << s[AT.phasing],

    pieces(s) {
      const now = announcement(s);
      desk.duties.read(s);
      const pieces = canRoll(desk, s, now) || canEnd(desk, now) ? [TABLE] : [];
      for (let unit = 0; unit < UNITS; unit++) {
        if (SIDE[unit] === s[AT.phasing] ? canJoin(desk, s, now, unit) : canTarget(desk, s, now, unit))
          pieces.push(unit);
      }
      return pieces;
    },

    choices(s, _seat, piece) {
      const now = announcement(s);
      desk.duties.read(s);
      if (piece === TABLE) {
        if (canRoll(desk, s, now)) return columnsUpTo(fullColumn(s, now));
        return canEnd(desk, now) ? [{ type: 'end', stacked: false }] : [];
      }
      if (SIDE[piece] === s[AT.phasing]) return canJoin(desk, s, now, piece) ? [{ type: 'join', unit: piece }] : [];
      return canTarget(desk, s, now, piece) ? [{ type: 'target', hex: whereIs(s, piece) }] : [];
    },

    refuse(s, _seat, action) {
      const now = announcement(s);
      desk.duties.read(s);
      if (action.type === 'target') return refuseTarget(desk, s, now, action.hex);
      if (action.type === 'join') return refuseJoin(desk, s, now, action.unit);
      if (action.type === 'roll') return refuseAnnouncement(desk, s, now) ?? refuseColumn(s, now, action);
      return refuseEnd(desk, s, now, action as Of<'end'>);
    },

    apply(s, _seat, action, dice, tell) {
      if (action.type === 'target') mark(s, unitIn(s, action.hex), AIMED);
      else if (action.type === 'join') mark(s, action.unit, JOINED);
      else if (action.type === 'roll') roll(s, action.column, dice, tell);
      else setStep(s, 'combat-ended');
    },
  };
}

const isOpen = (now: Announcement): boolean => now.attackers.length > 0 || now.defenders.length > 0;

const canRoll = (desk: Desk, s: State, now: Announcement): boolean =>
  now.attackers.length > 0 && now.defenders.length > 0 && refuseAnnouncement(desk, s, now) === null;

/** 5.1.6: when every open duty is one that nobody can meet. */
const canEnd = (desk: Desk, now: Announcement): boolean => !isOpen(now) && desk.duties.open === desk.duties.stranded;

/** 6.2.3: the column found, or any lower one. */
const columnsUpTo = (highest: number): Action[] => {
  const rolls: Action[] = [];
  for (let column = highest; column >= WORST_COLUMN; column--) rolls.push({ type: 'roll', column });
  return rolls;
};

function refuseColumn(s: State, now: Announcement, action: Of<'roll'>): Refusal | null {
  const highest = fullColumn(s, now);
  if (action.column <= highest) return null;
  const { attack, defence } = strengths(s, now);
  return refusal('6.2.3', 'column-too-high', {
    column: COLUMNS[action.column],
    highest: COLUMNS[highest],
    attack,
    defence,
  });
}

function refuseEnd(desk: Desk, s: State, now: Announcement, action: Of<'end'>): Refusal | null {
  if (action.stacked) return refusal('4.4.3', 'no-stack');
  if (isOpen(now)) return refusal('6.1.1', 'attack-open');
  if (canEnd(desk, now)) return null;
  const { mustAttack, mustBeAttacked } = openDuties(desk, s);
  return refusal('5.1.6', 'duties-open', { units: mustAttack.map(unitId), enemies: mustBeAttacked.map(unitId) });
}

/** The duties still owed, as lists for people; those that nobody can meet any more have lapsed (5.1.6). */
export function openDuties(desk: Desk, s: State): { readonly mustAttack: number[]; readonly mustBeAttacked: number[] } {
  desk.duties.read(s);
  const mustAttack: number[] = [];
  const mustBeAttacked: number[] = [];
  for (let unit = 0; unit < UNITS; unit++) {
    if (!desk.duties.owes(s, unit)) continue;
    if (SIDE[unit] !== s[AT.phasing]) {
      if (canBeAttacked(s, unit)) mustBeAttacked.push(unit);
    } else if (desk.duties.touches(unit) > 0) mustAttack.push(unit);
  }
  return { mustAttack, mustBeAttacked };
}

/** 8.2.2, 8.2.3, 8.2.4: a demoralized Allied side shifts the announced column, but never off the table. */
export function shiftedColumn(s: State, column: number): number {
  if (s[AT.demoralized] === 0) return column;
  const shift = s[AT.phasing] === FRENCH ? frenchAttackShift : alliedAttackShift;
  return Math.min(BEST_COLUMN, Math.max(WORST_COLUMN, column + shift));
}

/** 6.1.3: from here on nothing of the announcement can be changed. */
function roll(s: State, announced: number, dice: Dice, tell: Tell): void {
  const now = announcement(s);
  const column = shiftedColumn(s, announced);
  // First of all, so that dice that fail leave everything as it was.
  const die = dice.roll(6);
  for (const unit of now.attackers) mark(s, unit, bombards(s, unit) ? ATTACKED | BOMBARDING : ATTACKED);
  for (const enemy of now.defenders) mark(s, enemy, TARGETED);
  if (tell !== null) tellAttack(s, now, announced, column, tell);
  const result = resultOf(die, column);
  if (tell !== null)
    tell({ type: 'rolled', rule: '2.3.1', data: { die, column: COLUMNS[column], result: RESULTS[result] } });
  s[AT.result] = result;
  applyResult(s, now, result, tell);
}

function tellAttack(s: State, now: Announcement, announced: number, column: number, tell: NonNullable<Tell>): void {
  tell({
    type: 'attack',
    rule: '6.1.1',
    data: {
      ...strengths(s, now),
      attackers: now.attackers.map(unitId),
      bombarding: now.attackers.filter((unit) => has(s, unit, BOMBARDING)).map(unitId),
      defenders: now.defenders.map(unitId),
      hexes: now.defenders.map((enemy) => hexId(whereIs(s, enemy))),
      announced: COLUMNS[announced],
      column: COLUMNS[column],
    },
  });
}
