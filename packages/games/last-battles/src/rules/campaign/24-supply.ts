import type { Place, State, Tell } from '@hundred-days/kernel';
import type { Board } from '../../board.ts';
import type { SupplyDocument } from '../../campaign/documents.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { onMap, sideIn, whereIs } from '../../position.ts';
import { ARMIES, enemyOf, sideOfArmy } from '../../units.ts';
import { loseForGood } from './21-boxes.ts';

/** 24.0 Lines of supply: from the edge back along the roads, then over open ground to whoever is near enough. */

type Ground = Pick<Board, 'hexes' | 'neighbours' | 'closedSide' | 'hexsides' | 'edgeLine'>;

const EDGES = ['N', 'S', 'W', 'E'] as const;

const hasLine = ({ hexsides: { flags, bit } }: Ground, slot: number): boolean =>
  (flags[slot] & (bit.road | bit.trail)) !== 0;

/** A road or trail runs in the hex, if only off the map. */
function isOnLine(ground: Ground, hex: Place): boolean {
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) if (hasLine(ground, slot)) return true;
  return EDGES.some((edge) => ground.edgeLine(hex, edge) > 0);
}

/**
 * By hex, 1 where a line of supply can begin (24.0b). `isBarred` says which hexes the enemy's combat units stand in (24.2);
 * `free` is the number of hexes that may be of any kind.
 */
export function suppliedHexes(
  ground: Ground,
  sources: readonly Place[],
  isBarred: (hex: Place) => boolean,
  free: number,
): Uint8Array {
  const open = sources.filter((hex) => !isBarred(hex));
  const roads = roadsTo(ground, open, isBarred);
  // The edge itself serves within the free hexes, a road one hex further: it is the hex after them.
  const reached = new Uint8Array(ground.hexes);
  const frontier: Place[][] = [[...roads], open.filter((hex) => !roads.has(hex))];
  for (let step = 0; step <= free + 1; step++) {
    const next = frontier[step + 1] ?? [];
    frontier[step + 1] = next;
    for (const hex of frontier[step]) {
      if (reached[hex] === 1) continue;
      reached[hex] = 1;
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const to = ground.neighbours[slot];
        if (to >= 0 && reached[to] === 0 && ground.closedSide[slot] === 0 && !isBarred(to)) next.push(to);
      }
    }
  }
  return reached;
}

/** The road and trail hexes that lead to an edge, every step through a road or trail hexside. */
function roadsTo(ground: Ground, edge: readonly Place[], isBarred: (hex: Place) => boolean): Set<Place> {
  const found = new Set(edge.filter((hex) => isOnLine(ground, hex)));
  // A set is walked in the order in which it grows.
  for (const hex of found) {
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const to = ground.neighbours[slot];
      if (to >= 0 && hasLine(ground, slot) && ground.closedSide[slot] === 0 && !isBarred(to)) found.add(to);
    }
  }
  return found;
}

/** 24.1: the hexes of the edge an army is supplied from. */
export function sourcesOf(w: CampaignWorld, { maps, row, column }: SupplyDocument): Place[] {
  const isSource = (id: string): boolean =>
    maps.includes(id[0]) && (row === Number(id.slice(3)) || column === Number(id.slice(1, 3)));
  return [...w.map.ids.keys()].filter((hex) => isSource(w.map.ids[hex]));
}

/** 24.0b, 24.2: by hex, 1 where a unit of an army would be in supply now; null where the scenario knows no supply. */
export function suppliedFor(w: CampaignWorld, s: State, army: number): Uint8Array | null {
  const supply = w.scenario.supply?.[ARMIES[army]];
  if (supply === undefined) return null;
  const enemy = enemyOf(sideOfArmy(army));
  const isBarred = (hex: Place): boolean => sideIn(w, s, hex) === enemy;
  return suppliedHexes(w, sourcesOf(w, supply), isBarred, w.numbers.ranges.supplyFreeHexes);
}

export const isSupplied = (w: CampaignWorld, s: State, army: number, hex: Place): boolean =>
  suppliedFor(w, s, army)?.[hex] !== 0;

/** 24.0a, 24.0c: at dawn the units of the phasing side that have no line are lost for good, all at once; leaders stay (24.0d). */
export function checkSupply(w: CampaignWorld, s: State, tell: Tell): void {
  const side = s[w.at.phasing];
  const lost = [...ARMIES.keys()].filter((army) => sideOfArmy(army) === side).flatMap((army) => cutOff(w, s, army));
  for (const unit of lost) {
    const data = { unit: w.unitId(unit), hex: w.hexId(whereIs(w, s, unit)) };
    loseForGood(w, s, unit);
    if (tell !== null) tell({ type: 'out-of-supply', rule: '24.0c', data });
  }
}

/** The units of an army on the map without a line. */
export function cutOff(w: CampaignWorld, s: State, army: number): number[] {
  const supplied = suppliedFor(w, s, army);
  if (supplied === null) return [];
  return [...w.unitsOf[sideOfArmy(army)]].filter(
    (unit) => w.army[unit] === army && onMap(w, s, unit) && supplied[whereIs(w, s, unit)] === 0,
  );
}
