import type { Outcome, State, Tell } from '@hundred-days/kernel';
import { HEXES, HEXSIDES, NEIGHBOURS, NORTH_ENDS, RIVER, SOUTH_ENDS } from '../board.ts';
import { AT, inZoc, pointsOf, setStep } from '../position.ts';
import { LEVELS, ROAD_TO_THE_NORTH } from '../tables.ts';
import { COALITION, FRENCH } from '../units.ts';

/** VIC: who has won, and how well. */

const outcomesOf = (side: number, name: string): Outcome[] =>
  LEVELS.map(({ level }, i) => ({ winners: [side], rule: `VIC-${6 + i}`, code: `${name}-${level}` }));

/** The ways a game can end; a position holds the index, 0 while it goes on. */
export const OUTCOMES: readonly (Outcome | null)[] = [
  null,
  ...outcomesOf(FRENCH, 'french'),
  ...outcomesOf(COALITION, 'coalition'),
];

/** VIC-5: a path free of Coalition units and their ZoC, from the south edge to the north. A unit's own hex is in its ZoC. */
export function roadIsOpen(s: State): boolean {
  const seen = new Uint8Array(HEXES);
  const queue = new Int16Array(HEXES);
  let tail = 0;
  const reach = (hex: number): void => {
    if (seen[hex] === 1 || inZoc(s, COALITION, hex)) return;
    seen[hex] = 1;
    queue[tail++] = hex;
  };
  SOUTH_ENDS.forEach(reach);
  for (let head = 0; head < tail; head++) {
    const hex = queue[head];
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      if (NEIGHBOURS[slot] >= 0 && (HEXSIDES[slot] & RIVER) === 0) reach(NEIGHBOURS[slot]);
    }
  }
  return NORTH_ENDS.some((hex) => seen[hex] === 1);
}

/** The points of both sides as they would be counted now. */
export function finalPoints(s: State): readonly [french: number, coalition: number] {
  return [pointsOf(s, FRENCH) + (roadIsOpen(s) ? ROAD_TO_THE_NORTH : 0), pointsOf(s, COALITION)];
}

/** VIC-6 to VIC-8; a tie is a Coalition win. */
export function endGame(s: State, tell: Tell): void {
  const open = roadIsOpen(s);
  const [french, coalition] = finalPoints(s);
  const margin = Math.abs(french - coalition);
  let level = 0;
  for (const [i, { minMargin }] of LEVELS.entries()) if (margin >= minMargin) level = i;
  s[AT.outcome] = 1 + level + (french > coalition ? 0 : LEVELS.length);
  setStep(s, 'over');
  if (tell === null) return;
  if (open) tell({ type: 'road-open', rule: 'VIC-5', data: { points: ROAD_TO_THE_NORTH } });
  const { rule, code } = OUTCOMES[s[AT.outcome]] as Outcome;
  tell({ type: 'game-over', rule, data: { outcome: code, french, coalition, margin } });
}
