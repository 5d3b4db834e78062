import type { State } from '@hundred-days/kernel';
import { board, position, tables, units } from '@hundred-days/napoleon-1815';
import { worthOf } from '@hundred-days/napoleon-1815/appraisal';

const { AT, blocksOf, placeOf, postedIn, slotOf, strengthOf, whereIs } = position;
const { FIRST, MAJOR, NEXT, VIA } = board;
const { LEADER, otherSide, SIDE, TYPE, UNITS } = units;

/** An unknown block in a battle; a neighbour who may come up counts for part of what he is worth. */
const HIDDEN_WORTH = 2.3;
const TO_COME = 0.5;
/** A leader is worth more to his army than his step. */
const LEADER_WORTH = 2;

/** What is lost with a unit. */
export const prize = (s: State, unit: number): number =>
  TYPE[unit] === LEADER ? LEADER_WORTH : worthOf(unit, strengthOf(s, unit));

/** Worth by side and place (1 to PLACES) of a battle. */
export function lines(s: State, slot: number): readonly Float64Array[] {
  const town = s[AT.battleTown + slot];
  const worth = [new Float64Array(position.PLACES + 1), new Float64Array(position.PLACES + 1)];
  const known = [new Uint8Array(position.PLACES + 1), new Uint8Array(position.PLACES + 1)];
  for (let unit = 0; unit < UNITS; unit++) {
    if (whereIs(s, unit) !== town || placeOf(s, unit) === 0) continue;
    worth[SIDE[unit]][placeOf(s, unit)] += worthOf(unit, strengthOf(s, unit));
    known[SIDE[unit]][placeOf(s, unit)]++;
  }
  for (const side of [0, 1]) {
    for (let place = 1; place <= position.PLACES; place++)
      worth[side][place] += HIDDEN_WORTH * (postedIn(s, slot, side, place) - known[side][place]);
  }
  return worth;
}

const sum = (values: Float64Array): number => values.reduce((a, b) => a + b, 0);

/** What may still come up to a battle for a side. */
function toCome(s: State, side: number): number {
  const town = s[AT.fight];
  let worth = 0;
  for (let i = FIRST[town]; i < FIRST[town + 1]; i++) {
    if (s[AT.fights + NEXT[i]] !== 0) continue;
    worth += HIDDEN_WORTH * Math.min(blocksOf(s, NEXT[i], side), 2 * tables.REINFORCE_LIMIT[MAJOR[VIA[i]]]);
  }
  return TO_COME * worth;
}

/** A side's worth in the battle as a share of the enemy's, with what can still come. */
export function balance(s: State, side: number): number {
  const worth = lines(s, slotOf(s, s[AT.fight]));
  const enemy = otherSide(side);
  return (sum(worth[side]) + toCome(s, side)) / Math.max(0.5, sum(worth[enemy]) + toCome(s, enemy));
}
