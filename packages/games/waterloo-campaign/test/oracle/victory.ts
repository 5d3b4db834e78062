import { HEXES, NORTH, openNeighbours, type Side, SOUTH } from './facts.ts';
import { type Position, pointsOf, zonesOf } from './position.ts';

/** 10: points at the end of the last turn. */

/** VIC-5: a path free of Coalition units and ZoC, from the south of the map to the north. */
export function roadIsOpen(p: Position): boolean {
  const { control } = zonesOf(p, 'coalition');
  const free = new Set(HEXES.filter((hex) => !control.has(hex)));
  const waiting = SOUTH.filter((hex) => free.has(hex));
  const seen = new Set(waiting);
  for (let hex = waiting.pop(); hex !== undefined; hex = waiting.pop()) {
    for (const next of openNeighbours(hex)) {
      if (!free.has(next) || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return NORTH.some((hex) => seen.has(hex));
}

/** VIC-1 to VIC-8 */
export function outcomeOf(p: Position): { readonly winner: Side; readonly rule: string } {
  const lead = pointsOf(p, 'french') + (roadIsOpen(p) ? 5 : 0) - pointsOf(p, 'coalition');
  const margin = Math.abs(lead);
  return {
    winner: lead > 0 ? 'french' : 'coalition',
    rule: margin >= 12 ? 'VIC-8' : margin >= 9 ? 'VIC-7' : 'VIC-6',
  };
}
