import {
  associated,
  BRUSSELS_ROAD,
  distance,
  enemyOf,
  GRAND_BATTERY,
  HEXES,
  isHq,
  isRoad,
  NAPOLEON,
  neighbours,
  OLD_GUARD,
  openNeighbours,
  piece,
  roadsMeet,
  type Side,
  sideOf,
} from './facts.ts';
import {
  corpsOf,
  detachmentIn,
  hexOf,
  hqsFor,
  hqsOf,
  isEmpty,
  isFront,
  type Position,
  piecesIn,
  rangeOf,
  touches,
  unitsOf,
  zonesOf,
} from './position.ts';

/** Steps A, B and D: where HQs, returning Corps and Detachments may be put. */

const hasHq = (p: Position, hex: string): boolean => piecesIn(p, hex).some(isHq);

/** STK-2 */
export function hqHexes(p: Position, hq: string): string[] {
  const enemy = zonesOf(p, enemyOf(sideOf(hq)));
  const units = unitsOf(p, sideOf(hq)).filter((unit) => associated(hq, unit));
  const near = HEXES.filter(
    (hex) => units.some((unit) => distance(hexOf(p, unit), hex) <= 3) && !touches(enemy, hex) && !hasHq(p, hex),
  );
  if (near.length > 0) return near;
  return HEXES.filter((hex) => isEmpty(p, hex) && BRUSSELS_ROAD.some((road) => distance(road, hex) <= 3));
}

/** B-2 */
export function returnHexes(p: Position, unit: string): string[] {
  const enemy = zonesOf(p, enemyOf(sideOf(unit)));
  const near = new Set(hqsFor(p, unit).flatMap((hq) => neighbours(hexOf(p, hq))));
  return [...near].filter((hex) => isEmpty(p, hex) && !touches(enemy, hex));
}

/** The hexes a clean path of at most `limit` hexes leads to, the first hex among them (D-2 to D-5). */
function traced(from: string, limit: number, mayStep: (path: Path, to: string) => boolean): Set<string> {
  const reached = new Set<string>();
  const known = new Set<string>();
  let rim: Path[] = [{ hex: from }];
  for (let length = 0; length <= limit; length++) {
    for (const { hex } of rim) reached.add(hex);
    const longer = rim.flatMap((path) =>
      openNeighbours(path.hex)
        .filter((to) => mayStep(path, to))
        .map((to): Path => ({ hex: to, came: path.hex })),
    );
    rim = longer.filter(({ hex, came }) => known.size < known.add(`${came} ${hex}`).size);
  }
  return reached;
}

/** Where a path has come to, and the hex before that one. */
interface Path {
  readonly hex: string;
  readonly came?: string;
}

/** D-2 to D-4, D-7: where paths for a Detachment lead to, from the HQ or from the parent. */
function tracesFor(p: Position, hq: string, unit: string, isClean: (hex: string) => boolean): Set<string> {
  const free = (_: Path, to: string): boolean => isClean(to);
  const byRoad = ({ came, hex }: Path, to: string): boolean =>
    isClean(to) && isRoad(hex, to) && roadsMeet(came, hex, to);
  const reached = traced(hexOf(p, hq), rangeOf(p, hq), free);
  const add = (more: Set<string>): void => {
    for (const hex of more) reached.add(hex);
  };
  if (isFront(p, hq)) add(traced(hexOf(p, hq), 2 * rangeOf(p, hq), byRoad));
  for (const parent of piece(unit).parents) if (p.where.has(parent)) add(traced(hexOf(p, parent), 4, free));
  return reached;
}

/** Where an HQ may place a Detachment (D-1 to D-7, GB-1, OG-1). */
export function detachmentHexes(p: Position, hq: string, unit: string): string[] {
  const enemy = zonesOf(p, enemyOf(sideOf(unit)));
  const inReach = (hex: string): boolean => distance(hexOf(p, NAPOLEON), hex) <= 3;
  if (unit === GRAND_BATTERY || unit === OLD_GUARD) {
    if (hq !== NAPOLEON || isFront(p, hq)) return [];
    if (unit === OLD_GUARD) return HEXES.filter((hex) => inReach(hex) && isEmpty(p, hex) && !enemy.control.has(hex));
    const hexes = corpsOf(p, 'french').map((corps) => hexOf(p, corps));
    return hexes.filter((hex) => inReach(hex) && detachmentIn(p, hex) === undefined);
  }
  const own = zonesOf(p, sideOf(unit));
  const reached = tracesFor(p, hq, unit, (hex) => !touches(enemy, hex));
  return [...reached].filter((hex) => !touches(enemy, hex) && !touches(own, hex));
}

/** What a side may do in Step D, without its end. */
export function detachChoices(p: Position, side: Side): string[] {
  const found: string[] = [];
  for (const hq of hqsOf(p, side)) {
    if (!p.idle.has(hq)) continue;
    for (const unit of p.available) {
      if (!associated(hq, unit)) continue;
      for (const hex of detachmentHexes(p, hq, unit)) found.push(`detach ${unit} ${hq} ${hex}`);
    }
  }
  return found;
}
