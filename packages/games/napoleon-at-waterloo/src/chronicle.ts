import {
  type Chronicle,
  type GameEvent,
  RETREAT_TENTHS,
  type Roll,
  type State,
  TENTHS,
  type Unit,
  waysOf,
} from '@hundred-days/kernel';
import { stepOf } from './position.ts';
import { announcement } from './rules/attack.ts';
import { AE, AR, COLUMNS, DE, DR, resultOf } from './tables.ts';
import { ALLIED, FRENCH, SIDES } from './units.ts';
import type { World } from './world.ts';

/** A game looked back on, in strength points. */
export const chronicle = ({ world: w }: { readonly world: World }): Chronicle => ({
  sides: SIDES,
  counted: 'strength',
  lostIn: 'strength',
  turn: (s) => s[w.at.turn],
  side: (_, seat: number) => seat,
  settled: () => true,
  rests: (_, after) => rests(w, after),
  losses: (s) => [
    { side: FRENCH, army: SIDES[FRENCH], lost: s[w.at.losses + FRENCH], limit: w.frenchLossesForAlliedWin },
    { side: ALLIED, army: SIDES[ALLIED], lost: s[w.at.losses + ALLIED], limit: w.alliedLossesForDemoralization },
  ],
  rolls: (_, events) =>
    events.flatMap((event, i) => (event.type === 'rolled' ? [attackRoll(w, attackBefore(events, i), event)] : [])),
});

/** Movement is over, or an attack; who moves next changes nothing before he has moved. */
function rests(w: World, s: State): boolean {
  if (stepOf(w, s) !== 'combat') return stepOf(w, s) === 'over';
  const { attackers, defenders } = announcement(w, s);
  return attackers.length + defenders.length === 0;
}

function attackBefore(events: readonly GameEvent[], at: number): GameEvent {
  const attack = events.slice(0, at).findLast(({ type }) => type === 'attack');
  if (attack === undefined) throw new Error('a die without an attack');
  return attack;
}

function attackRoll(w: World, attack: GameEvent, rolled: GameEvent): Roll {
  const unitsIn = (name: string): Unit[] => (attack.data[name] as readonly string[]).map(w.unitIndex);
  const attackers = unitsIn('attackers');
  const bombarding = unitsIn('bombarding');
  const contacts = attackers.filter((unit) => !bombarding.includes(unit));
  const column = (COLUMNS as readonly string[]).indexOf(attack.data.column as string);
  const worths = faceWorths(w, column, contacts, unitsIn('defenders'));
  const die = rolled.data.die as number;
  return {
    side: w.side[attackers[0]],
    rule: rolled.rule,
    coin: 'points',
    dice: [{ side: w.side[attackers[0]], die }],
    ways: waysOf(worths),
    came: worths[die - 1],
    units: attack.data.attackers as readonly string[],
    others: attack.data.defenders as readonly string[],
    odds: COLUMNS[column],
  };
}

/** 6.3: what each face is worth to the attacker, in tenths. Whom a retreat traps is not counted. */
function faceWorths(w: World, column: number, contacts: readonly Unit[], defenders: readonly Unit[]): number[] {
  const own = strengthOf(w, contacts);
  const theirs = strengthOf(w, defenders);
  const worth = (result: number): number => {
    if (result === AE) return -TENTHS * own;
    if (result === AR) return -RETREAT_TENTHS * own;
    if (result === DR) return RETREAT_TENTHS * theirs;
    if (result === DE) return TENTHS * theirs;
    return TENTHS * (theirs - cheapest(w, contacts, theirs));
  };
  return [1, 2, 3, 4, 5, 6].map((die) => worth(resultOf(w, die, column)));
}

const strengthOf = (w: World, units: readonly Unit[]): number => units.reduce((sum, unit) => sum + w.strength[unit], 0);

/** 6.3.3, 6.3.4: the least that pays for an equal elimination; all of them where that is not enough. */
function cheapest(w: World, contacts: readonly Unit[], price: number): number {
  let sums = new Set([0]);
  for (const unit of contacts) sums = new Set([...sums].flatMap((sum) => [sum, sum + w.strength[unit]]));
  return Math.min(strengthOf(w, contacts), ...[...sums].filter((sum) => sum >= price));
}
