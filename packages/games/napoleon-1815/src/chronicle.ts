import {
  type Chronicle,
  type GameEvent,
  RETREAT_TENTHS,
  type Roll,
  type State,
  TENTHS,
  volleyWays,
  waysOf,
} from '@hundred-days/kernel';
import { eliminatedOf, has, SQUARE, sideOfSeat, stepOf } from './position.ts';
import { BAD_DIE } from './tables.ts';
import { ALLIED, ARMIES, FOOT, FRENCH, FRENCH_ARMY, SIDES } from './units.ts';
import type { World } from './world.ts';

/** A campaign looked back on: units lost, and dice counted in steps. */
export const chronicle = ({ world: w }: { readonly world: World }): Chronicle => ({
  sides: SIDES,
  counted: 'steps',
  lostIn: 'units',
  turn: (s) => s[w.at.turn],
  side: (s, seat) => sideOfSeat(w, s, seat),
  settled: (s) => !SETTING_UP.has(stepOf(w, s)),
  rests: (_before, _after, events) => events.some(({ type }) => RESTS.has(type)),
  losses: (s) =>
    ARMIES.map((name, army) => ({
      side: sideOf(army),
      army: name,
      lost: eliminatedOf(w, s, army),
      limit: w.defeatedAt[army],
    })),
  rolls: (before, events) => events.flatMap((event) => rollOf(w, before, event) ?? []),
});

const SETTING_UP: ReadonlySet<string> = new Set(['bidding', 'reduction', 'deployment']);

/** What is told where a Player Turn, its moves, a Battle Turn or a fight ends. */
const RESTS: ReadonlySet<string> = new Set([
  'turn',
  'moves-ended',
  'skirmish-over',
  'battle-revealed',
  'battle-turn',
  'battle-over',
  'game-over',
]);

const sideOf = (army: number): number => (army === FRENCH_ARMY ? FRENCH : ALLIED);

function rollOf(w: World, before: State, event: GameEvent): Roll | null {
  const { unit, army } = event.data as Readonly<Record<string, string>>;
  switch (event.type) {
    case 'fired':
      return volley(w, event);
    case 'march-rolled':
      // 5.6b: a bad die costs a step.
      return badDie(event, sideOf((ARMIES as readonly string[]).indexOf(army)), unit ?? army, TENTHS);
    case 'morale-bad':
    case 'morale-good':
      return badDie(event, w.side[w.unitIndex(unit)], unit, moraleCost(w, before, unit));
    default:
      return null;
  }
}

/** 6.33d, 6.6f: every die that shows the firepower or less takes a step. Hits that find nobody are not taken off. */
function volley(w: World, { rule, data }: GameEvent): Roll {
  const { unit, dice, firepower, hits } = data as { unit: string; dice: number[]; firepower: number; hits: number };
  const side = w.side[w.unitIndex(unit)];
  return {
    side,
    rule,
    coin: 'points',
    dice: dice.map((die) => ({ side, die })),
    ways: volleyWays(dice.length, firepower, TENTHS),
    came: TENTHS * hits,
    units: [unit],
    others: [],
    odds: `F${firepower}`,
  };
}

/** 6.31b, 6.31d: a unit of one step falls back; in square, and with foot artillery, it is lost. */
const moraleCost = (w: World, before: State, id: string): number => {
  const unit = w.unitIndex(id);
  return has(w, before, unit, SQUARE) || w.type[unit] === FOOT ? TENTHS : RETREAT_TENTHS;
};

function badDie({ rule, data }: GameEvent, side: number, unit: string, cost: number): Roll {
  const { die, bonus } = data as { die: number; bonus: number };
  const worth = (face: number): number => (face + bonus <= BAD_DIE ? -cost : 0);
  const ways = waysOf([1, 2, 3, 4, 5, 6].map(worth));
  const odds = bonus > 0 ? `+${bonus}` : '';
  return { side, rule, coin: 'points', dice: [{ side, die }], ways, came: worth(die), units: [unit], others: [], odds };
}
