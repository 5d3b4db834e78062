import type { State } from '@hundred-days/kernel';
import { position, units, type World } from '@hundred-days/napoleon-1815';
import { worthOf } from '@hundred-days/napoleon-1815/appraisal';

const { blocksOf, placeOf, postedIn, slotOf, strengthOf, whereIs } = position;
const { LEADER, otherSide } = units;

/** An unknown block in a battle; a neighbour who may come up counts for part of what he is worth. */
const HIDDEN_WORTH = 2.3;
const TO_COME = 0.5;
/** A leader is worth more to his army than his step. */
const LEADER_WORTH = 2;

/** What is lost with a unit. */
export const prize = (w: World, s: State, unit: number): number =>
  w.type[unit] === LEADER ? LEADER_WORTH : worthOf(w, unit, strengthOf(w, s, unit));

/** Worth by side and place (1 to PLACES) of a battle. */
export function lines(w: World, s: State, slot: number): readonly Float64Array[] {
  const town = s[w.at.battleTown + slot];
  const worth = [new Float64Array(position.PLACES + 1), new Float64Array(position.PLACES + 1)];
  const known = [new Uint8Array(position.PLACES + 1), new Uint8Array(position.PLACES + 1)];
  for (let unit = 0; unit < w.unitCount; unit++) {
    if (whereIs(w, s, unit) !== town || placeOf(w, s, unit) === 0) continue;
    worth[w.side[unit]][placeOf(w, s, unit)] += worthOf(w, unit, strengthOf(w, s, unit));
    known[w.side[unit]][placeOf(w, s, unit)]++;
  }
  for (const side of [0, 1]) {
    for (let place = 1; place <= position.PLACES; place++)
      worth[side][place] += HIDDEN_WORTH * (postedIn(w, s, slot, side, place) - known[side][place]);
  }
  return worth;
}

const sum = (values: Float64Array): number => values.reduce((a, b) => a + b, 0);

/** What may still come up to a battle for a side. */
function toCome(w: World, s: State, side: number): number {
  const town = s[w.at.fight];
  let worth = 0;
  for (let i = w.first[town]; i < w.first[town + 1]; i++) {
    if (s[w.at.fights + w.next[i]] !== 0) continue;
    worth += HIDDEN_WORTH * Math.min(blocksOf(w, s, w.next[i], side), 2 * w.reinforceLimit[w.major[w.via[i]]]);
  }
  return TO_COME * worth;
}

/** A side's worth in the battle as a share of the enemy's, with what can still come. */
export function balance(w: World, s: State, side: number): number {
  const worth = lines(w, s, slotOf(w, s, s[w.at.fight]));
  const enemy = otherSide(side);
  return (sum(worth[side]) + toCome(w, s, side)) / Math.max(0.5, sum(worth[enemy]) + toCome(w, s, enemy));
}
