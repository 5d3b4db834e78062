import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/napoleon-at-waterloo';
import type { Arrivals } from '../forced-combat/assault.ts';
import type { Ground } from './ground.ts';
import type { Key } from './tables.ts';

const { OFF_MAP } = position;
const { ALLIED, FRENCH } = units;

/** The turn of a side's next Movement Phase: the Allies move after the French. */
const nextTurn = (w: Ground, s: State, side: number): number =>
  s[w.at.phasing] === side && s[w.at.step] > 0
    ? s[w.at.turn] + 1
    : side === FRENCH && s[w.at.phasing] === ALLIED
      ? s[w.at.turn] + 1
      : s[w.at.turn];

/**
 * What a seat can tell of the reinforcements: its own and the open ones for certain, the enemy's secret ones from the keys
 * that agree with what has been seen. Nobody is thought to hold units back, so a key whose units did not come is out.
 */
export function arrivalsFor(w: Ground, viewer: number): Arrivals {
  return (s, unit) => {
    const side = w.side[unit];
    const turn = nextTurn(w, s, side);
    const due = s[w.at.due + unit];
    if (s[w.at.secret] === 0 || side === viewer) return due > 0 && due <= turn ? 1 : 0;
    let agreeing = 0;
    let coming = 0;
    for (const key of w.keys[side]) {
      if (!agrees(w, s, side, key, turn)) continue;
      agreeing++;
      if (key.due[unit] > 0 && key.due[unit] <= turn) coming++;
    }
    return agreeing === 0 ? 0 : coming / agreeing;
  };
}

/** A key agrees if everybody seen is in it, and everybody it would have brought before `turn` has been seen. */
function agrees(w: Ground, s: State, side: number, key: Key, turn: number): boolean {
  for (const unit of w.unitsOf[side]) {
    if (!w.reinforcement[unit]) continue;
    const seen = s[w.at.where + unit] !== OFF_MAP;
    const due = key.due[unit];
    if (seen && (due === 0 || due > turn)) return false;
    if (!seen && due > 0 && due < turn) return false;
  }
  return true;
}
