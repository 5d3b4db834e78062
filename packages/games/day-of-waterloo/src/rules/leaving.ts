import { type Refusal, refusal, type State, type Tell, type Unit } from '@hundred-days/kernel';
import { COLUMN, EXITED, isLeader, lift, MOVING, TAKEN, unnote, whereIs } from '../position.ts';
import { enemyOf, FRENCH } from '../units.ts';
import type { World } from '../world.ts';
import { frenchLeft } from './demoralization.ts';
import { companionOf, partyOf, refuseStart, remaining, settleOthers } from './parties.ts';
import { isPinnedUnseen } from './unseenpins.ts';
import { highestPin, showPin } from './zones.ts';

/** 9.3.6a French units that leave the map. */

/** 9.3.6a */
export function refuseExit(w: World, s: State, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (w.side[unit] !== FRENCH || isLeader(w, unit)) return refusal('9.3.6a', 'stays-on-map', data);
  const no = refuseStart(w, s, unit);
  if (no !== null) return no;
  const hex = whereIs(w, s, unit);
  if (w.exitBy[hex] === 0) return refusal('9.3.6a', 'no-exit', { ...data, hex: w.hexId(hex) });
  const other = companionOf(w, s, unit);
  if (other >= 0) return refusal('9.0b', 'moves-with', { ...data, hex: w.hexId(hex), other: w.unitId(other) });
  const points = w.exitCost[w.exitBy[hex] - 1];
  const left = remaining(w, s, partyOf(w, s, unit));
  return points <= left ? null : refusal('9.1a', 'too-far', { ...data, points: points / 2, left: left / 2 });
}

export const mayExit = (w: World, s: State, piece: Unit): boolean =>
  w.exitBy[whereIs(w, s, piece)] > 0 && w.side[piece] === FRENCH && refuseExit(w, s, piece) === null;

/** 9.3.6a: for good, and no loss; who goes together leaves together (9.0b). */
export function leave(w: World, s: State, unit: Unit, tell: Tell): void {
  const hex = whereIs(w, s, unit);
  const enemy = enemyOf(w.side[unit]);
  if (isPinnedUnseen(w, s, hex, enemy)) {
    showPin(w, s, highestPin(w, s, enemy, hex), hex, tell);
    return;
  }
  const party = partyOf(w, s, unit);
  settleOthers(w, s, party);
  for (const one of party.units) {
    unnote(w, s, one, TAKEN | MOVING | COLUMN);
    lift(w, s, one, EXITED);
    if (tell === null) continue;
    tell({ type: 'exited', rule: '9.3.6a', data: { unit: w.unitId(one), entry: w.exitBy[hex] }, reveals: true });
  }
  frenchLeft(w, s, tell);
}
