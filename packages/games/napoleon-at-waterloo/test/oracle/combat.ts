import { canBeBombarded, columnFor, defenceOf, enemyOf, subsets } from './facts.ts';
import { fightsAtADistance, hexOf, type Position, sumOf, touchedBy, unitsOf } from './position.ts';

/** 5.0: which attacks are legal, by trying all of them. */

export interface Assault {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
}

export const NOBODY: Assault = { attackers: [], defenders: [] };

export const assaultKey = ({ attackers, defenders }: Assault): string =>
  `${[...defenders].sort().join(' ')}: ${[...attackers].sort().join(' ')}`;

/** The position looked over: who may still attack and be attacked, who touches whom, who could bombard whom. */
export interface Survey {
  /** 5.2.1, 5.2.2 */
  readonly unused: readonly string[];
  readonly fresh: readonly string[];
  /** 5.1.4 */
  readonly bound: ReadonlySet<string>;
  /** for every unit on the map the enemies adjacent to it */
  readonly touches: ReadonlyMap<string, readonly string[]>;
  /** 5.6: for guns in no enemy zone the enemies in range and line of fire */
  readonly inRange: ReadonlyMap<string, readonly string[]>;
}

export function survey(p: Position): Survey {
  const enemies = unitsOf(p, enemyOf(p.phasing));
  const guns = unitsOf(p, p.phasing).filter((unit) => fightsAtADistance(p, unit));
  return {
    unused: unitsOf(p, p.phasing).filter((unit) => !p.attacked.has(unit)),
    fresh: enemies.filter((enemy) => !p.targeted.has(enemy)),
    bound: p.bound,
    touches: new Map([...p.where.keys()].map((unit) => [unit, touchedBy(p, unit)])),
    inRange: new Map(
      guns.map((gun) => [gun, enemies.filter((enemy) => canBeBombarded(hexOf(p, gun), hexOf(p, enemy)))]),
    ),
  };
}

const touched = (v: Survey, unit: string): readonly string[] => v.touches.get(unit) ?? [];
const inContact = (v: Survey, unit: string): boolean => touched(v, unit).length > 0;
const targets = (v: Survey, gun: string): readonly string[] => v.inRange.get(gun) ?? [];

/** 5.0.1, 5.4.1, 5.8.2: in contact with every defender, or a gun that has one of them in range. */
const mayTakePart = (v: Survey, unit: string, defenders: readonly string[]): boolean =>
  inContact(v, unit)
    ? defenders.every((enemy) => touched(v, unit).includes(enemy))
    : defenders.some((enemy) => targets(v, unit).includes(enemy));

/** 5.7.1: guns alone fire at one hex. */
const isAimedWell = (v: Survey, { attackers, defenders }: Assault): boolean =>
  defenders.length === 1 || attackers.some((unit) => inContact(v, unit));

/** The largest number of enemies that can each be given a gun of their own. */
function mostServed(v: Survey, enemies: readonly string[], guns: readonly string[]): number {
  if (enemies.length === 0) return 0;
  const [enemy, ...rest] = enemies;
  let most = mostServed(v, rest, guns);
  for (const gun of guns) {
    if (!targets(v, gun).includes(enemy)) continue;
    const others = guns.filter((other) => other !== gun);
    most = Math.max(most, 1 + mostServed(v, rest, others));
  }
  return most;
}

/** 5.1.5: how many units are stranded once these have attacked and been attacked. */
export function strandedAfter(v: Survey, assault: Assault): number {
  const isUnused = (unit: string): boolean => v.unused.includes(unit) && !assault.attackers.includes(unit);
  const isFresh = (enemy: string): boolean => v.fresh.includes(enemy) && !assault.defenders.includes(enemy);
  const idle = [...v.bound].filter((unit) => isUnused(unit) && !touched(v, unit).some(isFresh));
  const needy = leftToGuns(v, assault);
  const guns = [...v.inRange.keys()].filter(isUnused);
  return idle.length + needy.length - mostServed(v, needy, guns);
}

/** 5.1.5 (b): bound enemies with phasing units in their zone, all of which will have attacked somebody else. */
export function leftToGuns(v: Survey, { attackers, defenders }: Assault): string[] {
  const isUnused = (unit: string): boolean => v.unused.includes(unit) && !attackers.includes(unit);
  const isFresh = (enemy: string): boolean => v.fresh.includes(enemy) && !defenders.includes(enemy);
  return [...v.bound].filter((enemy) => isFresh(enemy) && inContact(v, enemy) && !touched(v, enemy).some(isUnused));
}

/** Enemies that some unit could attack, duties left aside. */
export const attackable = (v: Survey): string[] =>
  v.fresh.filter((enemy) => v.unused.some((unit) => mayTakePart(v, unit, [enemy])));

/** 5.2 to 5.8: every attack that could be made if there were no duties. */
export function possibleAttacks(v: Survey): Assault[] {
  const possible: Assault[] = [];
  for (const defenders of subsets(attackable(v))) {
    if (defenders.length === 0) continue;
    const eligible = v.unused.filter((unit) => mayTakePart(v, unit, defenders));
    if (defenders.length > 1 && !eligible.some((unit) => inContact(v, unit))) continue;
    for (const attackers of subsets(eligible)) {
      const assault = { attackers, defenders };
      if (attackers.length > 0 && isAimedWell(v, assault)) possible.push(assault);
    }
  }
  return possible;
}

/** 5.1.5: every attack that may be announced now. */
export function legalAttacks(p: Position): Assault[] {
  const v = survey(p);
  const now = strandedAfter(v, NOBODY);
  return possibleAttacks(v).filter((assault) => strandedAfter(v, assault) <= now);
}

/** 5.1.1, 5.1.2, 5.1.6: units that must still attack, and enemies that must still be attacked. */
export function openDuties(p: Position): { readonly attack: string[]; readonly beAttacked: string[] } {
  const v = survey(p);
  return {
    attack: v.unused.filter((unit) => v.bound.has(unit)),
    beAttacked: v.fresh.filter((enemy) => v.bound.has(enemy) && inContact(v, enemy)),
  };
}

/** 5.1.6: no open duty can be met by a legal attack any more. */
export function mayEndCombat(p: Position, legal: readonly Assault[]): boolean {
  const { attack, beAttacked } = openDuties(p);
  return !legal.some(
    ({ attackers, defenders }) =>
      attackers.some((unit) => attack.includes(unit)) || defenders.some((enemy) => beAttacked.includes(enemy)),
  );
}

/** 6.0.1, 6.2 */
export function columnOfAttack(p: Position, { attackers, defenders }: Assault): number {
  let defence = 0;
  for (const enemy of defenders) defence += defenceOf(enemy, hexOf(p, enemy));
  return columnFor(sumOf(attackers), defence);
}
