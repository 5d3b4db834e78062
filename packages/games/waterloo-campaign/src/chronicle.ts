import {
  type Chronicle,
  type Coin,
  chronicleOf,
  type GameEvent,
  gathered,
  RETREAT_TENTHS,
  type Roll,
  type Side,
  type State,
  TENTHS,
  type Unit,
  type Way,
  waysOf,
} from '@hundred-days/kernel';
import { pointsOf, stepOf } from './position.ts';
import { BLOWN_RESULT, RETREAT, resultOf, STALEMATE } from './tables.ts';
import { COALITION, FRENCH, isCorps, SIDES } from './units.ts';
import type { World } from './world.ts';

/** A campaign looked back on, in Victory Points. */
export const chronicle = ({ world: w }: { readonly world: World }): Chronicle => ({
  ...chronicleOf(w, SIDES, 'victory'),
  rests: (before, after, events) => rests(w, before, after, events),
  // VIC-1 to VIC-4: what one side has lost the other has made. Margins win, no number of losses breaks an army.
  losses: (s) => [
    { side: FRENCH, army: SIDES[FRENCH], lost: pointsOf(w, s, COALITION), limit: null },
    { side: COALITION, army: SIDES[COALITION], lost: pointsOf(w, s, FRENCH), limit: null },
  ],
  rolls: (before, events) => events.flatMap((event) => rollOf(w, before, event) ?? []),
});

function rests(w: World, before: State, after: State, events: readonly GameEvent[]): boolean {
  if (stepOf(w, after) === 'over' || events.some(({ type }) => type === 'phase')) return true;
  return before[w.at.attacker] >= 0 && after[w.at.attacker] < 0;
}

const DICE = [1, 2, 3, 4, 5, 6];
/** A Corps that is blown comes back two turns later (BLN-1): to the Marshal it is worth half of one that is lost. */
const BLOWN_TENTHS = 5;

function rollOf(w: World, before: State, event: GameEvent): Roll | null {
  const { die, more, side } = event.data as { die: number; more: number; side: (typeof SIDES)[number] };
  switch (event.type) {
    case 'attack-resolved':
      return attackRoll(w, before, event);
    case 'last-attacks':
      return plainRoll(event, 'attacks', SIDES.indexOf(side), die, (face) => face);
    case 'last-moves':
    case 'allowance':
      return plainRoll(event, 'moves', SIDES.indexOf(side), die, (face) => face + more);
    case 'rain':
    case 'no-rain':
      return plainRoll(event, 'rain', FRENCH, die, (face) => (w.delugeRain.includes(face) ? 1 : 0));
    default:
      return null;
  }
}

function plainRoll({ rule }: GameEvent, coin: Coin, side: Side, die: number, worth: (face: number) => number): Roll {
  const tenths = (face: number): number => TENTHS * worth(face);
  const ways = waysOf(DICE.map(tenths));
  return { side, rule, coin, dice: [{ side, die }], ways, came: tenths(die), units: [], others: [], odds: '' };
}

function attackRoll(w: World, before: State, { rule, data }: GameEvent): Roll {
  const { unit, other, attackDie, attackModifier, defenceDie, defenceModifier } = data as Readonly<
    Record<string, string & number>
  >;
  const [attacker, defender] = [unit, other].map((id) => w.unitIds.indexOf(id));
  const ahead = attackModifier - defenceModifier;
  const worth = (luck: number): number => attackWorth(w, before[w.at.turn], attacker, defender, ahead + luck);
  const ways: readonly Way[] = DICE.flatMap((attack) =>
    DICE.map((defence) => ({ worth: worth(attack - defence), ways: 1 })),
  );
  const side = w.side[attacker];
  return {
    side,
    rule,
    coin: 'points',
    dice: [
      { side, die: attackDie },
      { side: w.side[defender], die: defenceDie },
    ],
    ways: gathered(ways),
    came: worth(attackDie - defenceDie),
    units: [unit],
    others: [other],
    odds: ahead < 0 ? `−${-ahead}` : `+${ahead}`,
  };
}

/** CRT-1: what a difference between the totals is worth to the attacker, in tenths. Whom a retreat traps is not counted. */
function attackWorth(w: World, turn: number, attacker: Unit, defender: Unit, difference: number): number {
  const result = resultOf(w, Math.abs(difference));
  if (difference === 0 || result === STALEMATE) return 0;
  if (difference > 0) return costOf(w, turn, defender, result);
  // CRT-4: who attacks a Detachment only ever retreats.
  return -costOf(w, turn, attacker, isCorps(w, defender) ? result : Math.min(result, RETREAT));
}

function costOf(w: World, turn: number, unit: Unit, result: number): number {
  if (result === RETREAT) return RETREAT_TENTHS * w.points[unit];
  // CRT-5, BLN-2: a Detachment, and on the last day any Corps, is gone for good.
  const returns = result === BLOWN_RESULT && isCorps(w, unit) && !w.lastDay[turn];
  return (returns ? BLOWN_TENTHS : TENTHS) * w.points[unit];
}
