import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/last-battles';
import { type CampaignWorld, isShakenPiece, suppliedHexes } from '@hundred-days/last-battles/campaign';

const { inZoneOf, sideIn } = position;
const { ALLIED, FRENCH } = units;

/** How much of the enemy's march by night is reckoned with: who fears all of it goes back too far to be in Brussels by day. */
const FEARED = 0.5;

/**
 * By hex, 1 where the French will surely be in supply at dawn. They are looked at when their day begins, after the last march of the Allies
 * (24.0a), who may have taken a road by then that is open to them.
 */
export function surelySupplied(w: CampaignWorld, s: State, sources: readonly number[]): Uint8Array {
  const reach = inReachByNight(w, s);
  return suppliedHexes(w, sources, (hex) => reach[hex] === 1, w.numbers.ranges.supplyFreeHexes);
}

/** By hex, 1 where an ally could be after that march: nobody enters a zone by night, and who stands in one stays (5.5). */
function inReachByNight(w: CampaignWorld, s: State): Uint8Array {
  const reach = new Uint8Array(w.hexes);
  const isOpen = (hex: number): boolean => sideIn(w, s, hex) !== FRENCH && !inZoneOf(w, s, FRENCH, hex);
  const starts = new Map<string, { pace: number; march: number; hexes: number[] }>();
  for (const unit of w.unitsOf[ALLIED]) {
    const hex = s[w.at.where + unit];
    if (hex < 0) continue;
    reach[hex] = 1;
    if (inZoneOf(w, s, FRENCH, hex)) continue;
    const pace = isShakenPiece(w, s, unit) ? w.slowPace : w.arm[unit];
    const march = Math.floor(FEARED * w.allowance[unit]);
    const key = `${pace}/${march}`;
    const group = starts.get(key) ?? { pace, march, hexes: [] };
    group.hexes.push(hex);
    starts.set(key, group);
  }
  for (const { pace, march, hexes } of starts.values()) spread(w, pace, march, hexes, isOpen, reach);
  return reach;
}

/** Marks where a march from some hexes leads. */
function spread(
  w: CampaignWorld,
  pace: number,
  march: number,
  from: readonly number[],
  isOpen: (hex: number) => boolean,
  reach: Uint8Array,
): void {
  const costs = w.stepCost[pace];
  const spent = new Uint8Array(w.hexes).fill(march + 1);
  const byCost: number[][] = Array.from({ length: march + 1 }, () => []);
  for (const hex of from) {
    spent[hex] = 0;
    byCost[0].push(hex);
  }
  for (let now = 0; now <= march; now++) {
    for (const hex of byCost[now]) {
      if (spent[hex] !== now) continue;
      reach[hex] = 1;
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const to = w.neighbours[slot];
        const after = now + costs[slot];
        if (to < 0 || costs[slot] < 0 || after >= spent[to] || !isOpen(to)) continue;
        spent[to] = after;
        byCost[after].push(to);
      }
    }
  }
}
