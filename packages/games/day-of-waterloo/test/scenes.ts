import type { Setup } from '@hundred-days/kernel';
import { w } from './world.ts';

/** Whole armies against each other on a narrow front, so that random play charges, fires and fights. */

const FRONT = { left: 5, right: 15, allied: [10, 11], french: [12, 13] } as const;

const hexName = (column: number, row: number): string => String(column).padStart(2, '0') + String(row).padStart(2, '0');

/** Hexes of the rows, those next to the enemy first. */
const hexesIn = (rows: readonly number[]): string[] =>
  rows.flatMap((row) => Array.from({ length: FRONT.right - FRONT.left + 1 }, (_, i) => hexName(FRONT.left + i, row)));

/** Deals the units of an army out, a stack of at most three to a hex; `skew` turns the order round, so that other arms are on top. */
function deal(ids: readonly string[], hexes: readonly string[], skew: number): Record<string, string[]> {
  const stacks: Record<string, string[]> = {};
  const left = [...ids.slice(skew), ...ids.slice(0, skew)];
  for (const hex of hexes) {
    const most = w.mostSP[w.map.indexOf(hex)];
    const stack: string[] = [];
    let sp = 0;
    while (left.length > 0 && stack.length < (most > 0 ? 3 : 1)) {
      const strength = w.strength[w.unitIndex(left[0])];
      if (stack.length > 0 && sp + strength > most) break;
      sp += strength;
      stack.push(left.shift() as string);
    }
    if (stack.length > 0) stacks[hex] = stack;
  }
  return stacks;
}

const unitsOf = (army: string): string[] =>
  w.unitData.filter((unit) => unit.army === army && w.historical[w.unitIndex(unit.id)] === 1).map(({ id }) => id);

const spread = (ids: readonly string[], step: number): string[] => ids.map((_, i) => ids[(i * step) % ids.length]);

/** 12.1a: half of each of their units is lost, and that is their level. */
const BATTERED = ['french-I', 'adg-I'];

function casualties(): Record<string, number> {
  const worn = w.unitData.filter(({ army, corps }) => BATTERED.includes(`${army}-${corps}`));
  return Object.fromEntries(
    worn.filter(({ strength }) => strength > 1).map(({ id, strength }) => [id, Math.ceil(strength / 2)]),
  );
}

/** A battle in the afternoon, two of its corps Demoralized; it begins with the charges, with command, or with combat. */
export function melee(skew: number, turn: number, begun?: 'combat'): Setup['scenario'] {
  const french = deal(spread(unitsOf('french'), 11), hexesIn(FRONT.french), skew);
  const allied = deal(spread(unitsOf('adg'), 7), hexesIn([...FRONT.allied].reverse()), 2 * skew);
  const [frenchHexes, alliedHexes] = [Object.keys(french), Object.keys(allied)];
  const leaders = Object.fromEntries(
    w.leaderData
      .filter(({ id, army }) => army !== 'prussian' && w.historical[w.unitIndex(id)] === 1)
      .map(({ id, army }, i) => [
        id,
        army === 'french' ? frenchHexes[i % frenchHexes.length] : alliedHexes[i % alliedHexes.length],
      ]),
  );
  return {
    format: 'hundred-days-scenario',
    version: 1,
    game: 'day-of-waterloo',
    begun: begun ?? (skew % 3 === 0 ? 'command' : 'movement'),
    side: skew % 2 === 0 ? 'allied' : 'french',
    turn,
    stacks: { ...french, ...allied },
    leaders,
    casualties: casualties(),
    corps: Object.fromEntries(BATTERED.map((corps) => [corps, 'demoralized'])),
  };
}
