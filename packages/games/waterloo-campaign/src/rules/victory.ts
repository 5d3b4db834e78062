import type { Outcome, State, Tell } from '@hundred-days/kernel';
import { RIVER } from '../board.ts';
import { inZoc, pointsOf, setStep } from '../position.ts';
import { COALITION, FRENCH } from '../units.ts';
import type { World } from '../world.ts';

/** VIC: who has won, and how well. */

/** VIC-5: a path free of Coalition units and their ZoC, from the south edge to the north. A unit's own hex is in its ZoC. */
export function roadIsOpen(w: World, s: State): boolean {
  const seen = new Uint8Array(w.hexes);
  const queue = new Int16Array(w.hexes);
  let tail = 0;
  const reach = (hex: number): void => {
    if (seen[hex] === 1 || inZoc(w, s, COALITION, hex)) return;
    seen[hex] = 1;
    queue[tail++] = hex;
  };
  w.southEnds.forEach(reach);
  for (let head = 0; head < tail; head++) {
    const hex = queue[head];
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      if (w.neighbours[slot] >= 0 && (w.hexsides[slot] & RIVER) === 0) reach(w.neighbours[slot]);
    }
  }
  return w.northEnds.some((hex) => seen[hex] === 1);
}

/** The points of both sides as they would be counted now. */
export function finalPoints(w: World, s: State): readonly [french: number, coalition: number] {
  return [pointsOf(w, s, FRENCH) + (roadIsOpen(w, s) ? w.roadToTheNorth : 0), pointsOf(w, s, COALITION)];
}

/** VIC-6 to VIC-8; a tie is a Coalition win. */
export function endGame(w: World, s: State, tell: Tell): void {
  const open = roadIsOpen(w, s);
  const [french, coalition] = finalPoints(w, s);
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
