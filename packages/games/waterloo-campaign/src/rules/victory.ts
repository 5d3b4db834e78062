import type { Outcome, State, Tell } from '@hundred-days/kernel';
import { RIVER } from '../board.ts';
import { pointsOf, setStep, ZOC_BITS } from '../position.ts';
import { COALITION, FRENCH } from '../units.ts';
import type { World } from '../world.ts';

/** VIC: who has won, and how well. */

/** VIC-5: a path free of Coalition units and their ZoC, from the south edge to the north. A unit's own hex is in its ZoC. */
export function roadIsOpen(w: World, s: State): boolean {
  const { neighbours, hexsides, hexes } = w;
  const zones = w.at.zones + COALITION * hexes;
  const seen = new Uint8Array(hexes);
  const queue = new Int16Array(hexes);
  let tail = 0;
  for (const hex of w.southEnds) {
    if ((s[zones + hex] & ZOC_BITS) === 0) queue[tail++] = hex;
    seen[hex] = 1;
  }
  for (let head = 0; head < tail; head++) {
    const from = 6 * queue[head];
    for (let slot = from; slot < from + 6; slot++) {
      const hex = neighbours[slot];
      if (hex < 0 || seen[hex] === 1 || (hexsides[slot] & RIVER) !== 0) continue;
      if ((s[zones + hex] & ZOC_BITS) !== 0) continue;
      seen[hex] = 1;
      queue[tail++] = hex;
    }
  }
  return w.northEnds.some((hex) => seen[hex] === 1 && (s[zones + hex] & ZOC_BITS) === 0);
}

/** The points of both sides as they would be counted now. */
export function finalPoints(w: World, s: State): readonly [french: number, coalition: number] {
  return pointsWith(w, s, roadIsOpen(w, s));
}

function pointsWith(w: World, s: State, open: boolean): readonly [french: number, coalition: number] {
  return [pointsOf(w, s, FRENCH) + (open ? w.roadToTheNorth : 0), pointsOf(w, s, COALITION)];
}

/** VIC-6 to VIC-8; a tie is a Coalition win. */
export function endGame(w: World, s: State, tell: Tell): void {
  const open = roadIsOpen(w, s);
  const [french, coalition] = pointsWith(w, s, open);
  const margin = Math.abs(french - coalition);
  let level = 0;
  for (const [i, { minMargin }] of w.levels.entries()) if (margin >= minMargin) level = i;
  s[w.at.outcome] = 1 + level + (french > coalition ? 0 : w.levels.length);
  setStep(w, s, 'over');
  if (tell === null) return;
  if (open) tell({ type: 'road-open', rule: 'VIC-5', data: { points: w.roadToTheNorth } });
  const { rule, code } = w.outcomes[s[w.at.outcome]] as Outcome;
  tell({ type: 'game-over', rule, data: { outcome: code, french, coalition, margin } });
}
