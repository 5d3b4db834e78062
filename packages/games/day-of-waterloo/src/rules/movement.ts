import { type Place, type Refusal, refusal, type Stage, type State, TABLE, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { CAVALRY } from '../board.ts';
import type { Desk } from '../desk.ts';
import { did, inSeenZoi, isLeader, lower, OFF_MAP, onMap, setStep, TAKEN, topIn, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { arrivalsOf, isBidden, isDue, mustArrive, whoComesFirst } from './arrivals.ts';
import { applyCharge, canCharge, chargesOf, refuseCharge } from './charges.ts';
import { refuseRaise } from './deployment.ts';
import { leave, mayExit, refuseExit } from './leaving.ts';
import { hasArrival, hasMove, marchesOf } from './legs.ts';
import { refuseMarch, whyNotMarch } from './marches.ts';
import { march } from './marching.ts';
import { mayMove } from './pace.ts';
import { leadsParty, type March, mayStart, mayTake, refuseTake, take } from './parties.ts';
import { bringUp, mayLower, mayRaise, refuseLower } from './stackorder.ts';

/** 9.0 The Movement Phase, with the entry of reinforcements. */

export function movementPhase(desk: Desk): Stage<Action> {
  const { w } = desk;
  return {
    rule: '9.0a',
    accepts: ['move', 'enter', 'exit', 'take', 'raise', 'lower', 'charge', 'end'],

    pieces(s, side) {
      const found: Unit[] = [TABLE];
      const due: Unit[] = [];
      for (const piece of w.unitsOf[side]) {
        const hex = whereIs(w, s, piece);
        if (hex >= 0 ? !mayAct(desk, s, piece, hex) : !isDue(w, s, piece)) continue;
        found.push(piece);
        if (hex < 0) due.push(piece);
      }
      if (due.length === 0) return found;
      const arrivals = arrivalsOf(desk, s, due);
      const mayEnd = !arrivals.able.some((piece) => isBidden(w, s, piece));
      return found.filter((piece) =>
        piece === TABLE ? mayEnd : onMap(w, s, piece) || hasArrival(desk, s, piece, arrivals),
      );
    },

    choices(s, side, piece) {
      if (piece === TABLE) return mustArrive(desk, s).length > 0 ? [] : [{ type: 'end' }];
      if (w.side[piece] !== side) return [];
      if (whereIs(w, s, piece) === OFF_MAP)
        return isDue(w, s, piece) && whoComesFirst(desk, s, piece) < 0 ? marchesOf(desk, s, piece, []) : [];
      const deeds = deedsOf(w, s, piece);
      return mayStart(w, s, piece) && leadsParty(w, s, piece) ? marchesOf(desk, s, piece, deeds) : deeds;
    },

    refuse(s, side, action) {
      if (action.type === 'end') return refuseEnd(desk, s);
      if (action.type === 'charge') return refuseCharge(w, s, action);
      if (!('unit' in action)) return null;
      if (w.side[action.unit] !== side) return refusal('9.3a', 'not-your-unit', { unit: w.unitId(action.unit) });
      if (action.type === 'raise') return refuseRaise(w, s, side, action.unit);
      if (action.type === 'lower') return refuseLower(w, s, side, action.unit);
      if (action.type === 'take') return refuseTake(w, s, action.unit);
      if (action.type === 'exit') return refuseExit(w, s, action.unit);
      return refuseMarch(desk, s, action as March);
    },
    whyNot: (s, side, piece, place) =>
      w.side[piece] === side
        ? whyNotMarch(desk, s, piece, place)
        : refusal('9.3a', 'not-your-unit', { unit: w.unitId(piece) }),

    apply(s, _side, action, dice, tell) {
      if (action.type === 'end') setStep(w, s, 'movement-ended');
      else if (action.type === 'charge') applyCharge(w, s, action, dice, tell);
      else if (action.type === 'raise') bringUp(w, s, action.unit, tell);
      else if (action.type === 'lower') lower(w, s, action.unit);
      else if (action.type === 'take') take(w, s, action.unit);
      else if (action.type === 'exit') leave(w, s, action.unit, tell);
      else march(w, s, action as March, tell);
    },
  };
}

/** What else than going somewhere a piece may do. */
function deedsOf(w: World, s: State, piece: Unit): Action[] {
  const found: Action[] = [];
  if (mayRaise(w, s, piece)) found.push({ type: 'raise', unit: piece });
  if (mayLower(w, s, piece)) found.push({ type: 'lower', unit: piece });
  if (piece < w.units && onMap(w, s, piece) && mayTake(w, s, piece)) found.push({ type: 'take', unit: piece });
  if (onMap(w, s, piece) && mayExit(w, s, piece)) found.push({ type: 'exit', unit: piece });
  if (piece < w.units && onMap(w, s, piece)) for (const charge of chargesOf(w, s, piece)) found.push(charge);
  return found;
}

/** Whether a piece on the map has anything to do. */
function mayAct(desk: Desk, s: State, piece: Unit, hex: Place): boolean {
  const { w } = desk;
  if (isLeader(w, piece)) return mayStart(w, s, piece) && hasMove(desk, s, piece);
  // 5.4.3a: it may be raised; 9.0b: it may be put down.
  if (topIn(w, s, hex) !== piece || did(w, s, piece, TAKEN)) return true;
  if (!mayMove(w, s, piece)) return false;
  const pinned = inSeenZoi(w, s, enemyOf(w.side[piece]), hex);
  if (!pinned && hasMove(desk, s, piece)) return true;
  if (w.arm[piece] === CAVALRY && canCharge(w, s, piece)) return true;
  return !pinned && (mayTake(w, s, piece) || mayExit(w, s, piece));
}

/** 15.3b */
function refuseEnd(desk: Desk, s: State): Refusal | null {
  const waiting = mustArrive(desk, s);
  return waiting.length === 0 ? null : refusal('15.3b', 'must-enter', { units: waiting.map(desk.w.unitId) });
}
