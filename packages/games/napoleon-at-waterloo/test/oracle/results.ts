import { enemyOf, isOpen, type Side, sideOf, subsets } from './facts.ts';
import { ALL_UNITS, hexOf, lossesOf, type Position, sumOf, unitsIn } from './position.ts';
import { type Shift, safeHexes } from './retreat.ts';

/** 6.3, 6.6, 6.8 and 8.0: payments, withdrawals, advances, victory. */

export const attackersInContact = (p: Position): string[] =>
  [...p.attack.attackers].filter((unit) => !p.attack.bombarding.has(unit));

/** 6.3.3 to 6.3.5: sets that pay the price and from which nobody could be left out. */
export function payments(p: Position): string[][] {
  const contacts = attackersInContact(p);
  const payers = ALL_UNITS.filter((unit) => contacts.includes(unit) && p.where.has(unit));
  const enough = (units: readonly string[]): boolean => sumOf(units) >= p.attack.price;
  return subsets(payers).filter(
    (set) => set.length > 0 && enough(set) && !set.some((unit) => enough(set.filter((other) => other !== unit))),
  );
}

/** 6.8.2: bombarding guns after Ae, Ar, Ee: one hex, empty and safe. */
export function withdrawals(p: Position): Shift[] {
  const { result, bombarding, withdrawn } = p.attack;
  if (result !== 'Ae' && result !== 'Ar' && result !== 'Ee') return [];
  return [...bombarding]
    .filter((gun) => !withdrawn.has(gun))
    .flatMap((unit) => safeHexes(p, unit).map((to) => ({ unit, to })))
    .filter(({ to }) => unitsIn(p, to).length === 0);
}

/** Who won: the defender after Ae and Ar, the attacker after Ee, Dr and De. */
export const victorOf = (p: Position): Side =>
  p.attack.result === 'Ae' || p.attack.result === 'Ar' ? enemyOf(p.phasing) : p.phasing;

/** 6.6.1 to 6.6.5: into each vacated hex one victor who took part in contact; each unit once; closed hexsides count. */
export function advances(p: Position): Shift[] {
  const { attackers, defenders, bombarding, advanced, vacated } = p.attack;
  const victors = [...attackers, ...defenders].filter(
    (unit) => sideOf(unit) === victorOf(p) && p.where.has(unit) && !bombarding.has(unit) && !advanced.has(unit),
  );
  const free = [...vacated].filter((hex) => unitsIn(p, hex).length === 0);
  return victors.flatMap((unit) => free.filter((to) => isOpen(hexOf(p, unit), to)).map((to) => ({ unit, to })));
}

/** 8.1 to 8.4, once all losses of one result are in the ledgers (8.4.3). */
export function testVictory(p: Position): void {
  const french = lossesOf(p, 'french');
  const allied = lossesOf(p, 'allied');
  const seven = p.exited.size >= 7;
  if (!p.demoralized && french >= 40) {
    if (allied < 40) p.outcome = { rule: '8.1.1', winner: 'allied' };
    else p.outcome = { rule: '8.4.2', winner: seven ? 'french' : 'allied' };
  } else {
    p.demoralized = allied >= 40;
    if (p.demoralized && seven) p.outcome = { rule: '8.3.1', winner: 'french' };
  }
  if (p.outcome !== null) p.step = 'over';
}
