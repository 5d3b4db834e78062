import { isGun, neighbours, type Result, type Side, sideOf, strengthOf, UNITS } from './facts.ts';

/** Everything that changes during a game, in plain maps and sets. */

export type Step =
  | 'movement'
  | 'stacks'
  | 'combat'
  | 'losses'
  | 'retreat'
  | 'displacement'
  | 'withdrawal'
  | 'advance'
  | 'over';

/** 6.5: the displacements that follow from one retreat. */
export interface Chain {
  /** the unit that has to move now */
  displaced: string;
  /** units the chain has moved or is moving, and the hexes they have left (6.5.3) */
  moved: Set<string>;
  left: Set<string>;
  /** guns that owed a required bombardment when the chain began (6.5.5) */
  spared: Set<string>;
}

/** The attack being announced or carried out. */
export interface Attack {
  attackers: Set<string>;
  defenders: Set<string>;
  bombarding: Set<string>;
  result: Result | null;
  /** what an Ee costs the attacker (6.3.3) */
  price: number;
  retreating: Set<string>;
  chain: Chain | null;
  /** hexes the losing side has left (6.6.1) */
  vacated: Set<string>;
  withdrawn: Set<string>;
  advanced: Set<string>;
}

export interface Position {
  turn: number;
  phasing: Side;
  step: Step;
  /** units on the map */
  where: Map<string, string>;
  /** units that may still come, and from which turn */
  due: Map<string, number>;
  destroyed: Set<string>;
  exited: Set<string>;
  moved: Set<string>;
  /** 5.1.4: bound at the start of the Combat Phase */
  bound: Set<string>;
  attacked: Set<string>;
  targeted: Set<string>;
  attack: Attack;
  demoralized: boolean;
  /** the rule that ended the game, and its winner */
  outcome: { rule: string; winner: Side | null } | null;
}

export const noAttack = (): Attack => ({
  attackers: new Set(),
  defenders: new Set(),
  bombarding: new Set(),
  result: null,
  price: 0,
  retreating: new Set(),
  chain: null,
  vacated: new Set(),
  withdrawn: new Set(),
  advanced: new Set(),
});

export type Phase = 'frenchMovement' | 'frenchCombat' | 'alliedMovement' | 'alliedCombat';

export interface Layout {
  readonly units: Readonly<Record<string, string | number>>;
  readonly phase?: Phase;
  readonly turn?: number;
}

/** A position as described: hex, turn of arrival, 'destroyed' or 'exited' for each unit. */
export function layOut({ units, phase = 'frenchMovement', turn = 1 }: Layout): Position {
  const p: Position = {
    turn,
    phasing: phase.startsWith('french') ? 'french' : 'allied',
    step: 'movement',
    where: new Map(),
    due: new Map(),
    destroyed: new Set(),
    exited: new Set(),
    moved: new Set(),
    bound: new Set(),
    attacked: new Set(),
    targeted: new Set(),
    attack: noAttack(),
    demoralized: false,
    outcome: null,
  };
  for (const [unit, place] of Object.entries(units)) {
    if (typeof place === 'number') p.due.set(unit, place);
    else if (place === 'destroyed') p.destroyed.add(unit);
    else if (place === 'exited') p.exited.add(unit);
    else p.where.set(unit, place);
  }
  p.demoralized = lossesOf(p, 'allied') >= 40;
  if (phase.endsWith('Combat')) beginCombat(p);
  return p;
}

export function beginMovement(p: Position, side: Side): void {
  p.phasing = side;
  p.step = 'movement';
  for (const list of [p.moved, p.bound, p.attacked, p.targeted]) list.clear();
  p.attack = noAttack();
}

/** 5.1.4 */
export function beginCombat(p: Position): void {
  p.step = 'combat';
  for (const list of [p.moved, p.bound, p.attacked, p.targeted]) list.clear();
  p.attack = noAttack();
  for (const unit of p.where.keys()) if (inContact(p, unit)) p.bound.add(unit);
}

export const hexOf = (p: Position, unit: string): string => p.where.get(unit) ?? 'nowhere';
export const unitsIn = (p: Position, hex: string): string[] =>
  [...p.where].filter(([, at]) => at === hex).map(([unit]) => unit);
export const unitsOf = (p: Position, side: Side): string[] =>
  [...p.where.keys()].filter((unit) => sideOf(unit) === side);

/** 4.5.1: the hexes adjacent to units of a side. */
export function zoneOf(p: Position, side: Side): Set<string> {
  const zone = new Set<string>();
  for (const unit of unitsOf(p, side)) for (const hex of neighbours(hexOf(p, unit))) zone.add(hex);
  return zone;
}

/** Enemy units adjacent to a unit. */
export function touchedBy(p: Position, unit: string): string[] {
  const around = neighbours(hexOf(p, unit));
  return [...p.where]
    .filter(([other, hex]) => around.includes(hex) && sideOf(other) !== sideOf(unit))
    .map(([other]) => other);
}

export const inContact = (p: Position, unit: string): boolean => touchedBy(p, unit).length > 0;

/** 5.6.2: only a gun in no enemy zone fights at a distance. */
export const fightsAtADistance = (p: Position, unit: string): boolean => isGun(unit) && !inContact(p, unit);

/** 8.0.1 */
export function lossesOf(p: Position, side: Side): number {
  let sum = 0;
  for (const unit of p.destroyed) if (sideOf(unit) === side) sum += strengthOf(unit);
  return sum;
}

export const sumOf = (units: Iterable<string>): number => {
  let sum = 0;
  for (const unit of units) sum += strengthOf(unit);
  return sum;
};

export function destroy(p: Position, unit: string): void {
  p.where.delete(unit);
  p.destroyed.add(unit);
}

/** In the order of the counter list. */
export const ALL_UNITS: readonly string[] = [...UNITS.keys()];
