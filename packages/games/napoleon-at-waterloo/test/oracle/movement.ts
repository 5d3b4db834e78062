import { ENTRY_HEXES, EXIT_HEXES, enemyOf, isOpen, neighbours, sideOf, unitOf } from './facts.ts';
import { hexOf, type Position, zoneOf } from './position.ts';

/** 4.0, 7.0, 8.3: every path a unit may take, found by walking all of them. */

export interface Way {
  readonly kind: 'move' | 'enter' | 'exit';
  readonly path: readonly string[];
}

export const wayKey = (way: Way): string => `${way.kind} ${way.path.join('-')}`;

/** Where a way ends: a hex, or 'exit'. */
export const goalOf = (way: Way): string => (way.kind === 'exit' ? 'exit' : way.path[way.path.length - 1]);

export function legalWays(p: Position, unit: string): Way[] {
  const { side, movementAllowance } = unitOf(unit);
  if (p.step !== 'movement' || side !== p.phasing) return []; // 4.0.1
  const enemyZone = zoneOf(p, enemyOf(side));
  const others = new Map<string, string[]>();
  for (const [other, hex] of p.where) if (other !== unit) others.set(hex, [...(others.get(hex) ?? []), other]);
  const start = p.where.get(unit);
  const ways: Way[] = [];

  /** 4.3.1; 4.5.6: a friend in an enemy zone is frozen there and the mover would have to stop beside him. */
  const mayEnter = (hex: string): boolean => {
    const there = others.get(hex) ?? [];
    return there.every((other) => sideOf(other) === side) && !(there.length > 0 && enemyZone.has(hex));
  };
  /**
   * 4.0.3, 4.5.3, 7.2.2: not moved, not frozen, and not shut in for the whole phase, when all around is closed, held by
   * the enemy or held by a friend who is frozen there.
   */
  const canStillLeave = (other: string, hex: string): boolean => {
    if (p.moved.has(other) || enemyZone.has(hex)) return false;
    const mayExit = side === 'french' && EXIT_HEXES.has(hex);
    return mayExit || neighbours(hex).some((next) => isOpen(hex, next) && mayEnter(next));
  };
  /** 4.4.2, 7.2.2: alone, or with units that can still move off. */
  const mayStop = (hex: string): boolean => (others.get(hex) ?? []).every((other) => canStillLeave(other, hex));

  const walk = (path: readonly string[], spent: number): void => {
    const here = path[path.length - 1];
    if (spent > 0 && here !== start && mayStop(here)) ways.push({ kind: start === undefined ? 'enter' : 'move', path });
    if (enemyZone.has(here)) return; // 4.5.2, 4.5.3
    if (spent === movementAllowance) return; // 4.1.1
    if (side === 'french' && start !== undefined && EXIT_HEXES.has(here)) ways.push({ kind: 'exit', path }); // 8.3.2
    for (const next of neighbours(here)) if (isOpen(here, next) && mayEnter(next)) walk([...path, next], spent + 1);
  };

  if (start !== undefined) {
    if (!p.moved.has(unit)) walk([hexOf(p, unit)], 0);
  } else if ((p.due.get(unit) ?? Number.POSITIVE_INFINITY) <= p.turn) {
    // 7.0.1, 7.1.1, 7.2.1
    for (const hex of ENTRY_HEXES) if (!enemyZone.has(hex) && mayEnter(hex)) walk([hex], 1);
  }
  return ways;
}
