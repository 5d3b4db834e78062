import type { State } from '@hundred-days/kernel';
import { position, tables, units } from '@hundred-days/napoleon-at-waterloo';

const { AT, OFF_MAP } = position;
const { STANDARD_KEYS } = tables;
const { ALLIED, FRENCH, UNITS, unitIndex } = units;

/** How likely a unit off the map is to come on in its side's next Movement Phase. */
export type Arrivals = (s: State, unit: number) => number;

interface Key {
  readonly due: Int8Array;
}

/** 9.3, 9.4: the six keys of each side, all as likely before anything is seen. */
const KEYS: readonly (readonly Key[])[] = [FRENCH, ALLIED].map((side) =>
  Object.values(side === FRENCH ? STANDARD_KEYS.french : STANDARD_KEYS.prussian).map((arrivals) => {
    const due = new Int8Array(UNITS);
    for (const [turn, list] of Object.entries(arrivals)) for (const unit of list) due[unitIndex(unit)] = Number(turn);
    return { due };
  }),
);

/** The turn of a side's next Movement Phase: the Allies move after the French. */
const nextTurn = (s: State, side: number): number =>
  s[AT.phasing] === side && s[AT.step] > 0
    ? s[AT.turn] + 1
    : side === FRENCH && s[AT.phasing] === ALLIED
      ? s[AT.turn] + 1
      : s[AT.turn];

/**
 * What a seat can tell of the reinforcements: its own and the open ones for certain, the enemy's secret ones from the keys
 * that agree with what has been seen. Nobody is thought to hold units back, so a key whose units did not come is out.
 */
export function arrivalsFor(viewer: number): Arrivals {
  return (s, unit) => {
    const side = units.SIDE[unit];
    const turn = nextTurn(s, side);
    const due = s[AT.due + unit];
    if (s[AT.secret] === 0 || side === viewer) return due > 0 && due <= turn ? 1 : 0;
    let agreeing = 0;
    let coming = 0;
    for (const key of KEYS[side]) {
      if (!agrees(s, side, key, turn)) continue;
      agreeing++;
      if (key.due[unit] > 0 && key.due[unit] <= turn) coming++;
    }
    return agreeing === 0 ? 0 : coming / agreeing;
  };
}

/** A key agrees if everybody seen is in it, and everybody it would have brought before `turn` has been seen. */
function agrees(s: State, side: number, key: Key, turn: number): boolean {
  for (const unit of units.UNITS_OF[side]) {
    if (!REINFORCEMENT[unit]) continue;
    const seen = s[AT.where + unit] !== OFF_MAP;
    const due = key.due[unit];
    if (seen && (due === 0 || due > turn)) return false;
    if (!seen && due > 0 && due < turn) return false;
  }
  return true;
}

/** Units that some key brings; the others stand on the map from the start. */
const REINFORCEMENT: readonly boolean[] = Array.from({ length: UNITS }, (_, unit) =>
  KEYS.some((keys) => keys.some((key) => key.due[unit] > 0)),
);
