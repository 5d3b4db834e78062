import type { ChoiceList, Dice, Place, Refusal, Seat, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { OPEN, refusal, TABLE } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { hexId } from '../board.ts';
import type { Desk } from '../desk.ts';
import { BACK, inZone, OFF_MAP, onMap, plays, put, setStep, UNLIMITED, whereIs } from '../position.ts';
import { COALITION, enemyOf, FRENCH, isCorps, isHq, SIDES, type Side, unitId } from '../units.ts';
import type { World } from '../world.ts';
import { whyNoMarch } from './explain.ts';
import { relocate, takeContact, turnOver } from './losses.ts';
import { type Ends, isHeld } from './march.ts';
import { type Alternation, beginAlternation, makesLastOnes, pass, useOne } from './passing.ts';
import {
  aheadInColumn,
  anyCanEnter,
  beginClearing,
  friendlyCorpsIn,
  heldByJune15,
  isWaiting,
  mustBeCleared,
  openEntries,
  waitingCorps,
} from './reinforcements.ts';
import { hexIds } from './retreat.ts';
import { canStep, type Walk, walk } from './walk.ts';

/** MOV, PAS, REI: the Movement phase. Sides alternate single moves until both have passed. */

type Marching = Of<'move'> | Of<'enter'>;

/** S15-6, S15-8, S15-9: the allowances of June 15, rolled at the start of the phase, French first (S15-10). */
export function beginMovement(w: World, s: State, dice: Dice, tell: Tell): void {
  beginAlternation(w, s);
  s[w.at.allowance] = 0;
  if (s[w.at.june15] === 1 && s[w.at.turn] === 1) grant(w, s, FRENCH, 'S15-6', 3, dice, tell);
  if (s[w.at.june15] === 1 && s[w.at.turn] === 2) {
    grant(w, s, FRENCH, 'S15-9', waitingCorps(w, s, FRENCH), dice, tell);
    grant(w, s, COALITION, 'S15-8', 0, dice, tell);
  }
  setStep(w, s, 'movement-next');
}

/** OPT-1: each side may keep its roll to itself until the phase is over. */
function grant(w: World, s: State, side: Side, rule: string, more: number, dice: Dice, tell: Tell): void {
  const secret = plays(w, s, 'secretMoveRolls');
  const die = dice.roll(6, secret ? side : OPEN);
  s[w.at.left + side] = die + more;
  s[w.at.allowance] |= 1 << side;
  if (tell === null) return;
  const data = { side: SIDES[side], die, more, moves: die + more };
  tell(secret ? { type: 'allowance', rule, data, only: side } : { type: 'allowance', rule, data });
}

/** PAS-1, PAS-2: who passes moves nothing more; the other rolls for his last moves. */
export function movesIn(desk: Desk): Alternation {
  return {
    rule: 'PAS-1',
    canAct: (w, s, side) => w.corpsOf[side].some((unit) => couldMove(desk, s, unit)),
    lastOnes(w, s, side, dice, tell) {
      // S15-10: an allowance is simply used up.
      if ((s[w.at.allowance] & (1 << side)) !== 0) return;
      if (!w.corpsOf[side].some((unit) => hasMove(desk, s, unit))) {
        s[w.at.left + side] = 0;
        return;
      }
      const die = dice.roll(6);
      const free = freeCorps(w, s, side);
      s[w.at.left + side] = die + free;
      if (tell !== null)
        tell({ type: 'last-moves', rule: 'PAS-2', data: { side: SIDES[side], die, more: free, moves: die + free } });
    },
  };
}

/** PAS-2: Corps in no enemy zone, and Corps waiting to enter. */
function freeCorps(w: World, s: State, side: Side): number {
  let count = waitingCorps(w, s, side);
  for (const unit of w.corpsOf[side])
    if (onMap(w, s, unit) && !inZone(w, s, enemyOf(side), whereIs(w, s, unit))) count++;
  return count;
}

/** PAS-4, S15-11: whether a side may now make no move but bring Corps onto the map; the rule that says so, or null. */
export function entriesFirst(w: World, s: State, side: Side): string | null {
  const left = s[w.at.left + side];
  // S15-9: on June 15 P.M. the French have an order of their own.
  const congested = s[w.at.june15] === 1 && s[w.at.turn] === 2 && side === FRENCH;
  const ordered = congested ? left >= 0 && left <= waitingCorps(w, s, side) : makesLastOnes(w, s, side);
  if (!ordered || !anyCanEnter(w, s, side)) return null;
  return congested ? 'S15-11' : 'PAS-4';
}

/** Why a Corps may not move at all now, or null. */
export function refuseMover(w: World, s: State, seat: Seat, unit: Unit): Refusal | null {
  const data = { unit: unitId(w, unit) };
  if (s[w.at.left + seat] === 0) return refusal('S15-10', 'no-moves-left', data);
  return refuseStart(w, s, seat, unit);
}

function refuseStart(w: World, s: State, seat: Seat, unit: Unit): Refusal | null {
  const data = { unit: unitId(w, unit) };
  if (!isCorps(w, unit)) return refusal('MOV-5', 'does-not-move', data);
  if (w.side[unit] !== seat) return refusal('MOV-1', 'not-your-corps', data);
  const june15 = heldByJune15(w, s, unit);
  if (june15 !== null) return refusal(june15, 'held-by-june-15', data);
  if (!onMap(w, s, unit)) return refuseArrival(w, s, unit);
  const first = entriesFirst(w, s, seat);
  if (first !== null) return refusal(first, 'entries-first', data);
  if (!isHeld(w, s, unit)) return null;
  return refusal(w.cavalry[unit] === 1 ? 'MOV-14' : 'MOV-13', 'held-in-zoc', {
    ...data,
    hex: hexId(w, whereIs(w, s, unit)),
  });
}

function refuseArrival(w: World, s: State, unit: Unit): Refusal | null {
  const data = { unit: unitId(w, unit) };
  if (whereIs(w, s, unit) !== OFF_MAP || s[w.at.due + unit] === 0) return refusal('MOV-1', 'not-on-map', data);
  if (!isWaiting(w, s, unit)) return refusal('REI-1', 'comes-later', { ...data, turn: s[w.at.due + unit] });
  const ahead = aheadInColumn(w, s, unit);
  if (ahead >= 0) return refusal('REI-3', 'behind-in-column', { ...data, other: unitId(w, ahead) });
  return openEntries(w, s, unit).length > 0 ? null : refusal('REI-4', 'entry-blocked', data);
}

/** A quick look whether a Corps has a move: a single step nearly always tells. */
const hasMove = (desk: Desk, s: State, unit: Unit): boolean =>
  s[desk.w.at.left + desk.w.side[unit]] !== 0 && couldMove(desk, s, unit);

/** Whether a Corps would have a move if its side has any left. */
function couldMove(desk: Desk, s: State, unit: Unit): boolean {
  const { w } = desk;
  if (refuseStart(w, s, w.side[unit], unit) !== null) return false;
  if (!onMap(w, s, unit)) return true;
  return canStep(w, s, unit) ?? desk.march.find(s, unit, [], -1) > 0;
}

/** The moves of one Corps, each path written out only when it is asked for. */
class Marches implements ChoiceList<Action> {
  readonly #unit: Unit;
  readonly #ends: Ends;
  readonly #entering: boolean;
  /** REI-6: entries for which enemies must first make room. */
  readonly #clearings: readonly Action[];

  constructor(unit: Unit, ends: Ends, entering: boolean, clearings: readonly Action[]) {
    this.#unit = unit;
    this.#ends = ends;
    this.#entering = entering;
    this.#clearings = clearings;
  }

  get length(): number {
    return this.#ends.count + this.#clearings.length;
  }

  at(index: number): Action | undefined {
    if (index >= this.#ends.count) return this.#clearings[index - this.#ends.count];
    return index < 0 ? undefined : marchTo(this.#unit, this.#ends, this.#entering, index);
  }
}

const marchTo = (unit: Unit, ends: Ends, entering: boolean, end: number): Action => ({
  type: entering ? 'enter' : 'move',
  unit,
  hq: ends.hq(end),
  path: ends.path(end),
});

function marches(desk: Desk, s: State, unit: Unit): Marches {
  const { w } = desk;
  const entering = !onMap(w, s, unit);
  const entries = entering ? openEntries(w, s, unit) : [];
  const clear = entries.filter((hex) => !mustBeCleared(w, s, w.side[unit], hex));
  const clearings = entries.filter((hex) => !clear.includes(hex)).map((hex) => clearingAction(w, s, unit, hex));
  if (entering && clear.length === 0) return new Marches(unit, NO_ENDS, true, clearings);
  desk.march.find(s, unit, clear, -1);
  return new Marches(unit, desk.march.snapshot(), entering, clearings);
}

const NO_ENDS: Ends = { count: 0, hex: () => -1, face: () => 0, hq: () => -1, path: () => [] };

/** The choice of an entry hex alone: the way on is chosen when the enemy has made room. */
const clearingAction = (w: World, s: State, unit: Unit, hex: Place): Action => ({
  type: 'enter',
  unit,
  hq: w.hqsOfArmy[w.army[unit]].find((hq) => onMap(w, s, hq)) ?? w.hqsOfArmy[w.army[unit]][0],
  path: [hex],
});

export function movementPhase(desk: Desk): Stage<Action> {
  const { w } = desk;
  const moves = movesIn(desk);
  return {
    rule: 'MOV-1',
    accepts: ['move', 'enter', 'pass'],
    pieces(s, seat) {
      const pieces: number[] = refusePass(w, s, seat) === null ? [TABLE] : [];
      for (const unit of w.corpsOf[seat]) if (hasMove(desk, s, unit)) pieces.push(unit);
      return pieces;
    },
    choices(s, seat, piece) {
      if (piece === TABLE) return refusePass(w, s, seat) === null ? [{ type: 'pass' }] : [];
      return refuseMover(w, s, seat, piece) === null ? marches(desk, s, piece) : [];
    },
    refuse(s, seat, action) {
      if (action.type === 'pass') return refusePass(w, s, seat);
      if (action.type !== 'move' && action.type !== 'enter') return null;
      return refuseMover(w, s, seat, action.unit) ?? refuseMarch(w, s, action);
    },
    whyNot: (s, seat, piece, hex) =>
      refuseMover(w, s, seat, piece) ?? whyNoMarch(desk, s, piece, hex, openEntries(w, s, piece)),
    apply(s, seat, action, dice, tell) {
      if (action.type === 'pass') {
        if (tell !== null) tell({ type: 'passed', rule: 'PAS-1', data: { side: SIDES[seat] } });
        pass(w, s, seat, moves, dice, tell);
      }
      if (action.type === 'enter' && mustBeCleared(w, s, seat, action.path[0])) {
        beginClearing(w, s, action.unit, action.path[0], tell);
        return;
      }
      if (action.type === 'move' || action.type === 'enter') march(w, s, seat, action, tell);
      setStep(w, s, 'movement-next');
    },
  };
}

/** REI-5 */
function refusePass(w: World, s: State, seat: Seat): Refusal | null {
  if (s[w.at.left + seat] === 0) return null;
  return anyCanEnter(w, s, seat) ? refusal('REI-5', 'must-bring-on', { units: entering(w, s, seat) }) : null;
}

const entering = (w: World, s: State, side: Side): string[] =>
  [...w.corpsOf[side]].filter((unit) => openEntries(w, s, unit).length > 0).map((unit) => unitId(w, unit));

function refuseMarch(w: World, s: State, action: Marching): Refusal | null {
  const { unit, hq, path } = action;
  const data = { unit: unitId(w, unit), hex: hexId(w, path[0]), by: unitId(w, hq) };
  // The HQ named must be the army's own.
  if (w.army[hq] !== w.army[unit]) return refusal('GEN-7', 'not-associated', data);
  if (!isHq(w, hq) || !onMap(w, s, hq)) return refusal('MOV-8', 'not-associated', data);
  if (action.type === 'move') {
    if (!onMap(w, s, unit)) return refusal('REI-1', 'enters-first', data);
    if (path[0] !== whereIs(w, s, unit)) return refusal('MOV-3', 'starts-elsewhere', data);
    return refusalOf(walk(w, s, unit, hq, path, false));
  }
  if (onMap(w, s, unit)) return refusal('REI-1', 'is-on-map', data);
  if (!openEntries(w, s, unit).includes(path[0])) {
    return friendlyCorpsIn(w, s, w.side[unit], path[0])
      ? refusal('REI-4', 'entry-blocked', data)
      : refusal('REI-2', 'not-its-entry', data);
  }
  if (!mustBeCleared(w, s, w.side[unit], path[0])) return refusalOf(walk(w, s, unit, hq, path, true));
  return path.length === 1 ? null : refusal('REI-6', 'clear-first', data);
}

const refusalOf = (walked: Walk): Refusal | null => (walked.ok ? null : walked.no);

/** Carries a move out: the Corps goes to its end, showing the side the way has given it. */
function march(w: World, s: State, seat: Seat, { type, unit, hq, path }: Marching, tell: Tell): void {
  const walked = walk(w, s, unit, hq, path, type === 'enter');
  const to = path[path.length - 1];
  if (type === 'enter') {
    s[w.at.due + unit] = 0;
    put(w, s, unit, to);
  } else relocate(w, s, unit, to, tell);
  if (tell !== null) {
    const data = {
      unit: unitId(w, unit),
      by: unitId(w, hq),
      from: hexId(w, path[0]),
      hex: hexId(w, to),
      path: hexIds(w, path),
    };
    tell({ type: type === 'enter' ? 'entered' : 'moved', rule: type === 'enter' ? 'REI-1' : 'MOV-3', data });
  }
  if (walked.ok && walked.face === BACK) turnOver(w, s, unit, BACK, walked.flippedBy, tell);
  takeContact(w, s, unit, 'MOV-12', tell);
  useOne(w, s, seat);
}

/** REI-6: the Corps that waited for room comes on, at the hex chosen before. */
export function arrivalPhase(desk: Desk): Stage<Action> {
  const { w } = desk;
  return {
    rule: 'REI-6',
    accepts: ['enter'],
    seats: (s) => 1 << w.side[s[w.at.entering]],
    pieces: (s) => [s[w.at.entering]],
    choices(s, _seat, piece) {
      if (piece !== s[w.at.entering]) return [];
      desk.march.find(s, piece, [s[w.at.entryHex]], -1);
      return new Marches(piece, desk.march.snapshot(), true, []);
    },
    refuse(s, _seat, action) {
      if (action.type !== 'enter') return null;
      const no = refuseArriving(w, s, action.unit, action.path[0]);
      return no ?? refuseMarch(w, s, action);
    },
    whyNot: (s, _seat, piece, hex) =>
      refuseArriving(w, s, piece, s[w.at.entryHex]) ?? whyNoMarch(desk, s, piece, hex, [s[w.at.entryHex]]),
    apply(s, seat, action, _dice, tell) {
      if (action.type !== 'enter') return;
      march(w, s, seat, action, tell);
      s[w.at.entering] = -1;
      s[w.at.entryHex] = -1;
      setStep(w, s, 'movement-next');
    },
  };
}

function refuseArriving(w: World, s: State, unit: Unit, entry: Place): Refusal | null {
  if (unit === s[w.at.entering] && entry === s[w.at.entryHex]) return null;
  return refusal('REI-6', 'arrives-now', { unit: unitId(w, s[w.at.entering]), hex: hexId(w, s[w.at.entryHex]) });
}

/** The listed move that does the same as this one: the same hex, the same side up. */
export function canonicalMarch(desk: Desk, s: State, action: Marching): Action {
  const { w } = desk;
  const { unit, hq, path, type } = action;
  if (type === 'enter' && mustBeCleared(w, s, w.side[unit], path[0])) return clearingAction(w, s, unit, path[0]);
  const walked = walk(w, s, unit, hq, path, type === 'enter');
  if (!walked.ok) return action;
  findEnds(desk, s, unit, type, -1);
  const end = desk.march.end(path[path.length - 1], walked.face);
  return end < 0 ? action : marchTo(unit, desk.march, type === 'enter', end);
}

function findEnds(desk: Desk, s: State, unit: Unit, type: Marching['type'], hq: Unit): void {
  const { w } = desk;
  const chosen = s[w.at.entering] === unit ? [s[w.at.entryHex]] : openEntries(w, s, unit);
  const entries = type === 'enter' ? chosen.filter((hex) => !mustBeCleared(w, s, w.side[unit], hex)) : [];
  desk.march.find(s, unit, entries, hq);
}

/** Fills in the way to a hex (MOV-3: the one without a flip where there is one), by the HQ named if it can command it. */
export function completeMarch(desk: Desk, s: State, action: Marching): Action {
  const { w } = desk;
  const { unit, hq, path, type } = action;
  const to = path[path.length - 1];
  const gaps = path.some((hex, i) => i > 0 && w.map.distance(path[i - 1], hex) > 1);
  const starts = type === 'enter' || path[0] === whereIs(w, s, unit);
  if (!isCorps(w, unit) || (!gaps && starts && path.length > 1) || refuseMover(w, s, w.side[unit], unit) !== null)
    return action;
  if (type === 'move' && !onMap(w, s, unit)) return action;
  // REI-2: an entry hex by itself is where the Corps enters, not a hex to be reached from the other entry.
  if (type === 'enter' && path.length === 1 && openEntries(w, s, unit).includes(path[0])) return action;
  for (const by of [hq, -1]) {
    if (by >= 0 && (!isHq(w, by) || w.army[by] !== w.army[unit])) continue;
    findEnds(desk, s, unit, type, by);
    const end = desk.march.end(to, -1);
    if (end >= 0) return marchTo(unit, desk.march, type === 'enter', end);
  }
  return action;
}

/** OPT-1: what was rolled in secret is shown when the phase is over. */
export function showAllowances(w: World, s: State, tell: Tell): void {
  const secret = plays(w, s, 'secretMoveRolls') && s[w.at.allowance] !== 0;
  s[w.at.allowance] = 0;
  for (const side of [FRENCH, COALITION]) {
    if (secret && tell !== null && s[w.at.left + side] !== UNLIMITED)
      tell({
        type: 'allowance-left',
        rule: 'OPT-1',
        data: { side: SIDES[side], moves: s[w.at.left + side] },
        reveals: true,
      });
  }
}
