import { type Assault, assaultKey, columnOfAttack, legalAttacks, mayEndCombat } from './combat.ts';
import { COLUMNS, enemyOf, resultOf, type Side, sideOf } from './facts.ts';
import {
  beginCombat,
  beginMovement,
  destroy,
  fightsAtADistance,
  hexOf,
  noAttack,
  type Position,
  sumOf,
  unitsIn,
} from './position.ts';
import { advances, attackersInContact, payments, testVictory, victorOf, withdrawals } from './results.ts';
import { gunsToSpare, restOfChain, retreatsOf } from './retreat.ts';

/** 3.0: the oracle at the table. It lists what may be done outside movement, and carries out lines of notation. */

const stacks = (p: Position): string[] =>
  [...p.where].filter(([, hex]) => unitsIn(p, hex).length > 1).map(([unit]) => unit);

/** Who has to decide. */
export function decider(p: Position): Side | null {
  if (p.step === 'over') return null;
  if (p.step === 'stacks') return enemyOf(p.phasing);
  if (p.step === 'retreat') return sideOf([...p.attack.retreating][0]);
  if (p.step === 'displacement') return sideOf(p.attack.chain?.displaced ?? '');
  return p.step === 'advance' ? victorOf(p) : p.phasing;
}

/** Everything that may be done now, as notation; in movement only the end of the phase. `legal` as in legalAttacks. */
export function choices(p: Position, legal: readonly Assault[]): string[] {
  switch (p.step) {
    case 'movement':
      return [stacks(p).length > 0 ? 'end stacked' : 'end'];
    case 'stacks':
      return stacks(p).map((unit) => `keep ${unit}`);
    case 'combat':
      return combatChoices(p, legal);
    case 'losses':
      return payments(p).map((units) => `lose ${units.join(' ')}`);
    case 'retreat':
      return [...p.attack.retreating].flatMap((unit) => {
        const hexes = new Set(retreatsOf(p, unit).map((chain) => chain[0].to));
        return hexes.size === 0 ? [`lost ${unit}`] : [...hexes].map((hex) => `retreat ${unit} ${hex}`);
      });
    case 'displacement':
      return [...new Set(restOfChain(p).map(([{ unit, to }]) => `displace ${unit} ${to}`))];
    case 'withdrawal':
      return ['stand', ...withdrawals(p).map(({ unit, to }) => `withdraw ${unit} ${to}`)];
    case 'advance':
      return ['stand', ...advances(p).map(({ unit, to }) => `advance ${unit} ${to}`)];
    case 'over':
      return [];
  }
}

/** A step of an announcement is allowed if some legal attack contains all that has been named. */
function combatChoices(p: Position, legal: readonly Assault[]): string[] {
  const { attackers, defenders } = p.attack;
  const now = { attackers: [...attackers], defenders: [...defenders] };
  const possible = legal.filter(
    (assault) =>
      now.attackers.every((unit) => assault.attackers.includes(unit)) &&
      now.defenders.every((enemy) => assault.defenders.includes(enemy)),
  );
  const steps = new Set<string>();
  for (const assault of possible) {
    for (const unit of assault.attackers) if (!attackers.has(unit)) steps.add(`join ${unit}`);
    for (const enemy of assault.defenders) if (!defenders.has(enemy)) steps.add(`target ${hexOf(p, enemy)}`);
  }
  if (possible.some((assault) => assaultKey(assault) === assaultKey(now))) {
    const highest = columnOfAttack(p, now); // 6.2.3
    for (const column of COLUMNS.slice(0, highest + 1)) steps.add(`roll @${column}`);
  }
  if (attackers.size + defenders.size === 0 && mayEndCombat(p, legal)) steps.add('end');
  return [...steps];
}

export { legalAttacks };

/** Carries a line out. `die` falls if one is rolled. */
export function play(p: Position, line: string, die: number): void {
  const [word, ...args] = line.split(' ');
  const [unit, to] = args;
  const { attack } = p;
  switch (word) {
    case 'end':
      endPhase(p);
      return;
    case 'enter':
      p.where.set(unit, to.slice(-4));
      p.due.delete(unit);
      p.moved.add(unit);
      return;
    case 'exit':
      p.where.delete(unit);
      p.exited.add(unit);
      testVictory(p);
      return;
    case 'keep': {
      for (const other of unitsIn(p, hexOf(p, unit))) if (other !== unit) destroy(p, other);
      testVictory(p);
      if (p.outcome === null && stacks(p).length === 0) beginCombat(p);
      return;
    }
    case 'target':
      attack.defenders.add(unitsIn(p, args[0])[0]);
      return;
    case 'join':
      attack.attackers.add(unit);
      return;
    case 'roll':
      roll(p, COLUMNS.indexOf(args[0].slice(1)), die);
      return;
    case 'lose':
      for (const payer of args) destroy(p, payer);
      forcedPartDone(p);
      return;
    case 'lost':
      attack.vacated.add(hexOf(p, unit));
      attack.retreating.delete(unit);
      destroy(p, unit);
      oneRetreatDone(p);
      return;
    case 'retreat': {
      const from = hexOf(p, unit);
      const [occupant] = unitsIn(p, to);
      const spared = gunsToSpare(p, unit);
      attack.vacated.add(from);
      attack.retreating.delete(unit);
      p.where.set(unit, to);
      if (occupant === undefined) oneRetreatDone(p);
      else {
        attack.chain = { displaced: occupant, moved: new Set([unit, occupant]), left: new Set([from]), spared };
        p.step = 'displacement';
      }
      return;
    }
    case 'displace': {
      const { chain } = attack;
      if (chain === null) throw new Error('nobody is displaced');
      const [occupant] = unitsIn(p, to);
      chain.left.add(hexOf(p, unit));
      p.where.set(unit, to);
      if (occupant === undefined) {
        attack.chain = null;
        oneRetreatDone(p);
      } else {
        chain.displaced = occupant;
        chain.moved.add(occupant);
      }
      return;
    }
    case 'withdraw':
      p.where.set(unit, to);
      attack.withdrawn.add(unit);
      if (withdrawals(p).length === 0) withdrawalsDone(p);
      return;
    case 'advance':
      p.where.set(unit, to);
      attack.advanced.add(unit);
      if (advances(p).length === 0) attackDone(p);
      return;
    case 'stand':
      if (p.step === 'withdrawal') withdrawalsDone(p);
      else attackDone(p);
      return;
    default:
      // A move begins with the unit.
      p.where.set(word, args[0].slice(-4));
      p.moved.add(word);
  }
}

/** 3.0.1, 3.0.4, 4.4.3 */
function endPhase(p: Position): void {
  if (p.step === 'movement') {
    if (stacks(p).length > 0) p.step = 'stacks';
    else beginCombat(p);
  } else if (p.phasing === 'french') beginMovement(p, 'allied');
  else if (p.turn === 10) {
    p.outcome = { rule: '8.4.1', winner: null };
    p.step = 'over';
  } else {
    p.turn++;
    beginMovement(p, 'french');
  }
}

/** 8.2.2 to 8.2.4: the column on which an announced one is resolved. */
export function shifted(p: Position, column: number): number {
  if (!p.demoralized) return column;
  return p.phasing === 'french' ? Math.min(COLUMNS.length - 1, column + 1) : Math.max(0, column - 1);
}

/** 6.3, in the order of 6.3.9. */
function roll(p: Position, announced: number, die: number): void {
  const { attack } = p;
  for (const unit of attack.attackers) {
    p.attacked.add(unit);
    if (fightsAtADistance(p, unit)) attack.bombarding.add(unit);
  }
  for (const enemy of attack.defenders) p.targeted.add(enemy);
  attack.result = resultOf(die, shifted(p, announced));
  const contacts = attackersInContact(p);
  const losers = attack.result === 'Ae' || attack.result === 'Ar' ? contacts : [...attack.defenders];
  if (attack.result === 'Ar' || attack.result === 'Dr') {
    for (const unit of losers) attack.retreating.add(unit);
    oneRetreatDone(p);
    return;
  }
  for (const unit of losers) {
    attack.vacated.add(hexOf(p, unit));
    destroy(p, unit);
  }
  if (attack.result === 'Ee') {
    attack.price = sumOf(losers);
    if (sumOf(contacts) > attack.price) {
      p.step = 'losses';
      return;
    }
    for (const unit of contacts) destroy(p, unit); // 6.3.4
  }
  forcedPartDone(p);
}

function oneRetreatDone(p: Position): void {
  if (p.attack.retreating.size > 0) p.step = 'retreat';
  else forcedPartDone(p);
}

function forcedPartDone(p: Position): void {
  testVictory(p);
  if (p.outcome !== null) return;
  if (withdrawals(p).length > 0) p.step = 'withdrawal';
  else withdrawalsDone(p);
}

function withdrawalsDone(p: Position): void {
  if (advances(p).length > 0) p.step = 'advance';
  else attackDone(p);
}

function attackDone(p: Position): void {
  p.attack = noAttack();
  p.step = 'combat';
}
