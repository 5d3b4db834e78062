import { board, partyOf, position, remaining } from '@hundred-days/day-of-waterloo';
import type { Place, State, Unit } from '@hundred-days/kernel';

import { pinningOf } from './explain.ts';
import { gunsInMud } from './guns.ts';
import type { March } from './hand.ts';
import { isPinned } from './pieces.ts';
import type { Setting } from './setting.ts';

/** Why somebody stays where he is, and what a march would show that cannot be hidden again: by what his side sees. */

export interface Held {
  readonly by: 'points' | 'guns' | 'gun' | 'pinned' | 'ground';
  readonly rule: string;
  /** Who holds it. */
  readonly units: readonly Unit[];
}

/** Why a piece that was taken up has nowhere to go. */
export function whyHeld(w: Setting, view: State, piece: Unit): Held {
  const party = partyOf(w, view, piece);
  const guns = gunsInMud(w, view, piece);
  if (isPinned(w, view, piece)) {
    const hex = position.whereIs(w, view, piece);
    return { by: 'pinned', rule: '6.1a', units: pinningOf(w, view, hex, w.side[piece]) };
  }
  if (position.onMap(w, view, piece) && remaining(w, view, party) === 0)
    return { by: 'points', rule: '9.1a', units: [] };
  if (guns.length > 0) return { by: party.units.length > 1 ? 'guns' : 'gun', rule: '9.2.14b', units: guns };
  return { by: 'ground', rule: '9.1a', units: [] };
}

/** 5.4.2f: a march past a stack that might hide cavalry tells whether it does, and is not taken back. */
export const barsUndo = (w: Setting, view: State, { unit, path }: March): boolean =>
  unit < w.units &&
  path.some((hex) => !position.inSeenZoi(w, view, 1 - w.side[unit], hex) && mightBeCovered(w, view, hex, w.side[unit]));

function mightBeCovered(w: Setting, view: State, hex: Place, side: number): boolean {
  for (let d = 0; d < 6; d++) {
    const next = w.neighbours[6 * hex + d];
    if (next < 0 || w.zoneSide[6 * hex + d] === 0 || position.sideIn(w, view, next) !== 1 - side) continue;
    if (mightHideCavalry(w, view, next)) return true;
  }
  return false;
}

/** 5.2, 5.2f: there is room for one that is seen nowhere. */
function mightHideCavalry(w: Setting, view: State, hex: Place): boolean {
  const top = position.topIn(w, view, hex);
  const room = w.mostSP[hex] - position.strengthOf(w, view, top);
  for (let unit = 0; unit < w.units; unit++) {
    if (w.army[unit] !== w.army[top] || w.arm[unit] !== board.CAVALRY) continue;
    if (position.whereIs(w, view, unit) !== position.UNKNOWN) continue;
    if (room > 0 || (w.mostSP[hex] === 0 && w.guard[top] === 1 && w.guard[unit] === 1)) return true;
  }
  return false;
}
