import type { Dice, Place, Refusal, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import type { Desk } from '../desk.ts';
import { AIMED, ATTACKED, BOMBARDING, has, JOINED, mark, setStep, TARGETED, unitIn, whereIs } from '../position.ts';
import { BEST_COLUMN, COLUMNS, RESULTS, resultOf, WORST_COLUMN } from '../tables.ts';
import { FRENCH } from '../units.ts';
import type { World } from '../world.ts';
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
  refusePiece,
  refuseTarget,
  strengths,
} from './attack.ts';
import { applyResult } from './results.ts';

/** 6.0 Combat: announcing attacks one at a time (6.1.2), rolling, and the end of the phase. */

export function combatPhase(desk: Desk): Stage<Action> {
  const { w } = desk;
  return {
    rule: '3.0.3',
    accepts: ['target', 'join', 'roll', 'end'],

    pieces(s) {
      const now = announcement(w, s);
      desk.duties.read(s);
      const pieces = canRoll(desk, s, now) || canEnd(desk, now) ? [TABLE] : [];
      for (let unit = 0; unit < w.units; unit++) {
        if (w.side[unit] === s[w.at.phasing] ? canJoin(desk, s, now, unit) : canTarget(desk, s, now, unit))
          pieces.push(unit);
      }
      return pieces;
    },

    choices(s, _seat, piece) {
      const now = announcement(w, s);
      desk.duties.read(s);
      if (piece === TABLE) {
        if (canRoll(desk, s, now)) return columnsUpTo(fullColumn(w, s, now));
        return canEnd(desk, now) ? [{ type: 'end', stacked: false }] : [];
      }
      if (w.side[piece] === s[w.at.phasing]) return canJoin(desk, s, now, piece) ? [{ type: 'join', unit: piece }] : [];
      return canTarget(desk, s, now, piece) ? [{ type: 'target', hex: whereIs(w, s, piece) }] : [];
    },

    refuse(s, _seat, action) {
      const now = announcement(w, s);
      desk.duties.read(s);
      if (action.type === 'target') return refuseTarget(desk, s, now, action.hex);
      if (action.type === 'join') return refuseJoin(desk, s, now, action.unit);
      if (action.type === 'roll') return refuseAnnouncement(desk, s, now) ?? refuseColumn(w, s, now, action);
      return refuseEnd(desk, s, now, action as Of<'end'>);
    },
    whyNot: (s, _seat, piece, place) => whyNotAttack(desk, s, piece, place),

    apply(s, _seat, action, dice, tell) {
      if (action.type === 'target') mark(w, s, unitIn(w, s, action.hex), AIMED);
      else if (action.type === 'join') mark(w, s, action.unit, JOINED);
      else if (action.type === 'roll') roll(w, s, action.column, dice, tell);
      else setStep(w, s, 'combat-ended');
    },
  };
}

function whyNotAttack(desk: Desk, s: State, piece: Unit, hex: Place): Refusal | null {
  const { w } = desk;
  desk.duties.read(s);
  const now = announcement(w, s);
  const enemy = unitIn(w, s, hex);
  // Asked about where it stands: whether it may attack anybody.
  if (enemy === piece && w.side[piece] === s[w.at.phasing]) return refuseJoin(desk, s, now, piece);
  if (enemy < 0 || w.side[enemy] === s[w.at.phasing]) return refusal('5.0.1', 'no-enemy-there', { hex: w.hexId(hex) });
  if (w.side[piece] !== s[w.at.phasing]) return refuseTarget(desk, s, now, hex);
  if (has(w, s, enemy, AIMED)) return refuseJoin(desk, s, now, piece);
  // First whether this unit could attack this hex at all; then as if the hex were named and the unit joined.
  const aimed = { attackers: now.attackers, defenders: [...now.defenders, enemy] };
  return (
    refusePiece(desk, s, { attackers: [], defenders: [enemy] }, piece) ??
    refuseTarget(desk, s, now, hex) ??
    refuseJoin(desk, s, aimed, piece)
  );
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

function refuseColumn(w: World, s: State, now: Announcement, action: Of<'roll'>): Refusal | null {
  const highest = fullColumn(w, s, now);
  if (action.column <= highest) return null;
  const { attack, defence } = strengths(w, s, now);
  return refusal('6.2.3', 'column-too-high', {
    column: COLUMNS[action.column],
    highest: COLUMNS[highest],
    attack,
    defence,
  });
}

function refuseEnd(desk: Desk, s: State, now: Announcement, action: Of<'end'>): Refusal | null {
  const { w } = desk;
  if (action.stacked) return refusal('4.4.3', 'no-stack');
  if (isOpen(now)) return refusal('6.1.1', 'attack-open');
  if (canEnd(desk, now)) return null;
  const { mustAttack, mustBeAttacked } = openDuties(desk, s);
  return refusal('5.1.6', 'duties-open', { units: mustAttack.map(w.unitId), enemies: mustBeAttacked.map(w.unitId) });
}

/** The duties still owed, as lists for people; those that nobody can meet any more have lapsed (5.1.6). */
export function openDuties(desk: Desk, s: State): { readonly mustAttack: Unit[]; readonly mustBeAttacked: Unit[] } {
  const { w } = desk;
  desk.duties.read(s);
  const mustAttack: Unit[] = [];
  const mustBeAttacked: Unit[] = [];
  for (let unit = 0; unit < w.units; unit++) {
    if (!desk.duties.owes(s, unit)) continue;
    if (w.side[unit] !== s[w.at.phasing]) {
      if (canBeAttacked(w, s, unit)) mustBeAttacked.push(unit);
    } else if (desk.duties.touches(unit) > 0) mustAttack.push(unit);
  }
  return { mustAttack, mustBeAttacked };
}

/** 8.2.2, 8.2.3, 8.2.4: a demoralized Allied side shifts the announced column, but never off the table. */
export function shiftedColumn(w: World, s: State, column: number): number {
  if (s[w.at.demoralized] === 0) return column;
  const shift = s[w.at.phasing] === FRENCH ? w.frenchAttackShift : w.alliedAttackShift;
  return Math.min(BEST_COLUMN, Math.max(WORST_COLUMN, column + shift));
}

/** 6.1.3: from here on nothing of the announcement can be changed. */
function roll(w: World, s: State, announced: number, dice: Dice, tell: Tell): void {
  const now = announcement(w, s);
  const column = shiftedColumn(w, s, announced);
  // First of all, so that dice that fail leave everything as it was.
  const die = dice.roll(6);
  for (const unit of now.attackers) mark(w, s, unit, bombards(w, s, unit) ? ATTACKED | BOMBARDING : ATTACKED);
  for (const enemy of now.defenders) mark(w, s, enemy, TARGETED);
  if (tell !== null) tellAttack(w, s, now, announced, column, tell);
  const result = resultOf(w, die, column);
  if (tell !== null)
    tell({ type: 'rolled', rule: '2.3.1', data: { die, column: COLUMNS[column], result: RESULTS[result] } });
  s[w.at.result] = result;
  applyResult(w, s, now, result, tell);
}

function tellAttack(
  w: World,
  s: State,
  now: Announcement,
  announced: number,
  column: number,
  tell: NonNullable<Tell>,
): void {
  tell({
    type: 'attack',
    rule: '6.1.1',
    data: {
      ...strengths(w, s, now),
      attackers: now.attackers.map(w.unitId),
      bombarding: now.attackers.filter((unit) => has(w, s, unit, BOMBARDING)).map(w.unitId),
      defenders: now.defenders.map(w.unitId),
      hexes: now.defenders.map((enemy) => w.hexId(whereIs(w, s, enemy))),
      announced: COLUMNS[announced],
      column: COLUMNS[column],
    },
  });
}
