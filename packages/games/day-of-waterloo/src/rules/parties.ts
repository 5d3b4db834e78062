import { type Place, type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
import type { Of } from '../actions.ts';
import { BEATEN, SPENT } from '../fighting.ts';
import {
  arePair,
  beneath,
  did,
  inCommand,
  inSeenZoi,
  is,
  isLeader,
  MOVED,
  MOVING,
  note,
  REORGANIZING,
  TAKEN,
  topIn,
  unitsIn,
  unnote,
  whereIs,
} from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { refuseMoving } from './pace.ts';
import { type Party, partyAllowance } from './roads.ts';

/** 9.0b Who goes together, and who may set out at all. Points are half points. */

export type March = Of<'move' | 'enter'>;

/** 9.0b: a unit alone, or all that were picked up with it, top first. */
export function partyOf(w: World, s: State, piece: Unit): Party {
  if (isLeader(w, piece) || !did(w, s, piece, TAKEN)) return { units: [piece], single: true, pair: false };
  const units = unitsIn(w, s, whereIs(w, s, piece)).filter((unit) => did(w, s, unit, TAKEN));
  const pair = units.length === 2 && arePair(w, s, units[0], units[1]);
  return { units, single: units.length === 1 || pair, pair };
}

/** Half points a party has left. */
export const remaining = (w: World, s: State, party: Party): number =>
  partyAllowance(w, s, party) - (did(w, s, party.units[0], MOVING) ? s[w.at.spent] : 0);

/** Why a piece on the map may not set out, or go on; null if it may. */
export function refuseStart(w: World, s: State, piece: Unit): Refusal | null {
  if (mayStart(w, s, piece)) return null;
  const data = { unit: w.unitId(piece) };
  const hex = whereIs(w, s, piece);
  if (hex < 0) return refusal('9.0a', 'not-on-map', data);
  if (isLeader(w, piece)) {
    if (!inCommand(w, s, piece)) return refusal('7.2e', 'out-of-command', data);
    if (did(w, s, piece, MOVED)) return refusal('9.3.2a', 'already-moved', data);
    return s[w.at.duel + hex] !== 0 ? refusal('9.4.5h', 'frozen', { ...data, hex: w.hexId(hex) }) : null;
  }
  const no = refuseMoving(w, s, piece);
  if (no !== null || !inSeenZoi(w, s, enemyOf(w.side[piece]), hex)) return no;
  return refusal('6.1a', 'pinned', { ...data, hex: w.hexId(hex) });
}

/** The same without words: it is asked of every piece. */
export function mayStart(w: World, s: State, piece: Unit): boolean {
  const hex = whereIs(w, s, piece);
  if (hex < 0 || !inCommand(w, s, piece) || did(w, s, piece, MOVED)) return false;
  if (isLeader(w, piece)) return s[w.at.duel + hex] === 0;
  if (is(w, s, piece, REORGANIZING) || (s[w.at.marker + piece] & (SPENT | BEATEN)) !== 0) return false;
  return s[w.at.duel + hex] === 0 && !inSeenZoi(w, s, enemyOf(w.side[piece]), hex);
}

export function refuseSettingOut(w: World, s: State, unit: Unit, path: readonly Place[]): Refusal | null {
  const no = refuseStart(w, s, unit);
  if (no !== null) return no;
  const data = { unit: w.unitId(unit), hex: w.hexId(whereIs(w, s, unit)) };
  const other = companionOf(w, s, unit);
  if (other >= 0) return refusal('9.0b', 'moves-with', { ...data, other: w.unitId(other) });
  for (const one of partyOf(w, s, unit).units) {
    const held = refuseStart(w, s, one);
    if (held !== null) return held;
  }
  if (path[0] !== whereIs(w, s, unit)) return refusal('9.0a', 'path-start', data);
  return path.length < 2 ? refusal('9.0a', 'no-move', data) : null;
}

/** A group goes by the name of its topmost member, and leaves nobody behind on its way (9.0b): who it is that goes with, or -1. */
export function companionOf(w: World, s: State, piece: Unit): Unit {
  if (isLeader(w, piece)) return -1;
  const { units } = partyOf(w, s, piece);
  if (units[0] !== piece) return units[0];
  if (!did(w, s, piece, MOVING)) return -1;
  const there = unitsIn(w, s, whereIs(w, s, piece));
  return there.find((unit) => did(w, s, unit, MOVING) && !units.includes(unit)) ?? -1;
}

export const leadsParty = (w: World, s: State, piece: Unit): boolean => companionOf(w, s, piece) < 0;

const isStacked = (w: World, s: State, unit: Unit): boolean =>
  topIn(w, s, whereIs(w, s, unit)) !== unit || beneath(w, s, unit) >= 0;

/** 9.0b: who may be picked up: those of one hex who can all still move, and have moved as far. */
export function refuseTake(w: World, s: State, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (isLeader(w, unit)) return refusal('9.0b', 'leader', data);
  if (did(w, s, unit, TAKEN)) return null;
  const no = refuseStart(w, s, unit);
  if (no !== null) return no;
  if (!isStacked(w, s, unit)) return refusal('9.0b', 'alone', data);
  for (const other of unitsIn(w, s, whereIs(w, s, unit)))
    if (did(w, s, other, TAKEN) && did(w, s, other, MOVING) !== did(w, s, unit, MOVING))
      return refusal('9.0b', 'on-the-way', { ...data, other: w.unitId(other) });
  return null;
}

/** The same without words; whoever is picked up may be put down. */
export const mayTake = (w: World, s: State, unit: Unit): boolean =>
  did(w, s, unit, TAKEN) || (isStacked(w, s, unit) && mayStart(w, s, unit) && refuseTake(w, s, unit) === null);

/** 9.0b: picked up, or put down again; of another hex: the others are put down. */
export function take(w: World, s: State, unit: Unit): void {
  if (did(w, s, unit, TAKEN)) {
    unnote(w, s, unit, TAKEN);
    return;
  }
  const hex = whereIs(w, s, unit);
  for (const other of w.unitsOf[w.side[unit]])
    if (did(w, s, other, TAKEN) && whereIs(w, s, other) !== hex) unnote(w, s, other, TAKEN);
  note(w, s, unit, TAKEN);
}

/** 9.3.2a: the moves of all others are final now. */
export function settleOthers(w: World, s: State, party: Party): void {
  for (const piece of w.unitsOf[w.side[party.units[0]]]) {
    if ((s[w.at.did + piece] & (MOVING | TAKEN)) === 0 || party.units.includes(piece)) continue;
    if (did(w, s, piece, MOVING)) note(w, s, piece, MOVED);
    unnote(w, s, piece, MOVING | TAKEN);
  }
}
