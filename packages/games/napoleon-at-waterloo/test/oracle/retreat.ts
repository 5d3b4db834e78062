import { canBeBombarded, enemyOf, isGun, isOpen, neighbours, sideOf } from './facts.ts';
import { hexOf, inContact, type Position, touchedBy, unitsIn, unitsOf, zoneOf } from './position.ts';

/** 6.4, 6.5: every way a unit can retreat, with all displacements to the end. */

export interface Shift {
  readonly unit: string;
  readonly to: string;
}

export const chainKey = (chain: readonly Shift[]): string => chain.map(({ unit, to }) => `${unit}>${to}`).join(' ');

/** 6.4.2: adjacent, on the map, enterable, in no enemy zone. A friend may be there. */
export function safeHexes(p: Position, unit: string): string[] {
  const from = hexOf(p, unit);
  const enemy = enemyOf(sideOf(unit));
  const enemyZone = zoneOf(p, enemy);
  return neighbours(from).filter(
    (hex) => isOpen(from, hex) && !enemyZone.has(hex) && unitsIn(p, hex).every((other) => sideOf(other) !== enemy),
  );
}

/**
 * 6.5.5: an unused gun in no enemy zone, and an unattacked enemy it can bombard who has phasing units in his zone, all of
 * which have attacked somebody else (or retreat now). `boundOnly` asks for enemies bound under 5.1.4 alone.
 */
export function owesBombardment(p: Position, gun: string, retreating: string, boundOnly = false): boolean {
  if (!isGun(gun) || sideOf(gun) !== p.phasing || p.attacked.has(gun) || inContact(p, gun)) return false;
  return unitsOf(p, enemyOf(p.phasing)).some((enemy) => {
    if (p.targeted.has(enemy) || (boundOnly && !p.bound.has(enemy))) return false;
    if (!canBeBombarded(hexOf(p, gun), hexOf(p, enemy))) return false;
    const inZone = touchedBy(p, enemy);
    return inZone.length > 0 && inZone.every((unit) => p.attacked.has(unit) || unit === retreating);
  });
}

export const gunsToSpare = (p: Position, retreating: string, boundOnly = false): Set<string> =>
  new Set(unitsOf(p, sideOf(retreating)).filter((gun) => owesBombardment(p, gun, retreating, boundOnly)));

/** 6.5.1 to 6.5.4: all complete chains that begin with this unit moving; none if it cannot be brought to an end. */
export function chainsFrom(
  p: Position,
  unit: string,
  moved: ReadonlySet<string>,
  left: ReadonlySet<string>,
  spared: ReadonlySet<string>,
): Shift[][] {
  const from = hexOf(p, unit);
  const open = safeHexes(p, unit).filter((hex) => !left.has(hex));
  const empty = open.filter((hex) => unitsIn(p, hex).length === 0);
  if (empty.length > 0) return empty.map((to) => [{ unit, to }]);
  const chains: Shift[][] = [];
  for (const to of open) {
    const [occupant] = unitsIn(p, to);
    if (moved.has(occupant) || spared.has(occupant)) continue;
    const after: Position = { ...p, where: new Map(p.where).set(unit, to) };
    const rest = chainsFrom(after, occupant, new Set([...moved, occupant]), new Set([...left, from]), spared);
    for (const chain of rest) chains.push([{ unit, to }, ...chain]);
  }
  return chains;
}

/** All ways in which a unit that has to retreat can do so. */
export const retreatsOf = (p: Position, unit: string): Shift[][] =>
  chainsFrom(p, unit, new Set([unit]), new Set(), gunsToSpare(p, unit));

/** All ways in which the chain under way can be brought to its end. */
export function restOfChain(p: Position): Shift[][] {
  const { chain } = p.attack;
  return chain === null ? [] : chainsFrom(p, chain.displaced, chain.moved, chain.left, chain.spared);
}
