import type { State } from '@hundred-days/kernel';
import { levelsOf, MORALE } from '../position.ts';
import { ADG_ARMY, ARMIES, FRENCH_ARMY, PRUSSIAN_ARMY } from '../units.ts';
import type { World } from '../world.ts';

/** What losses are worth by the levels of corps and armies (12 to 14). The coin is one SP that breaks nobody. */

/** What the break of an Allied army is worth (14.0c), and of the way to it. */
const BROKEN = 100;
const NEAR_BREAK = 60;
/** 12.2: a Demoralized corps is worth so much less. */
const CORPS_BROKEN = 4;
/** 12.6a: the Guard is the French army; the closer to its level, the dearer. */
const GUARD = 45;
/** 13.2: armies that melt away, and 13.1 corps: with the last SP before it all that are left go at once. */
const MELTING = 80;
const FALLING = 10;
/** An SP of each army while nothing is at stake; the Landwehr is worth less. */
const WORTH: readonly number[] = [1, 1, 0.8];
/** Once an army has broken only the Guard decides. */
const AFTERWARDS = 0.3;

/** The corps that decide when an army breaks (12.4 to 12.6). */
export interface Deciders {
  readonly guard: number;
  readonly first: number;
  readonly second: number;
  readonly prussian: readonly number[];
}

export const decidersOf = (w: World): Deciders => ({
  guard: w.corpsIds.indexOf('french-IG'),
  first: w.corpsIds.indexOf('adg-I'),
  second: w.corpsIds.indexOf('adg-II'),
  prussian: w.corpsIds.flatMap((_, corps) => (w.corpsArmy[corps] === PRUSSIAN_ARMY ? [corps] : [])),
});

/** How far a corps is on the way to its Demoralization, 0 to 1. */
export function wayToBreak(w: World, s: State, corps: number, more = 0): number {
  if (s[w.at.corpsMorale + corps] > MORALE.indexOf('fit')) return 1;
  return Math.min(1, (s[w.at.losses + corps] + more) / levelsOf(w, s, corps).demoralization);
}

/** 13.1b: of a corps that has disintegrated all SP count. */
function armyLosses(w: World, s: State, army: number): number {
  let lost = s[w.at.fled + army];
  for (let corps = 0; corps < w.corpsIds.length; corps++) {
    if (w.corpsArmy[corps] !== army) continue;
    const isGone = s[w.at.corpsMorale + corps] === MORALE.indexOf('disintegrated');
    lost += isGone ? levelsOf(w, s, corps).full : s[w.at.losses + corps];
  }
  return lost;
}

/** How far a corps is on the way to its Disintegration (13.1), 0 to 1; French cavalry corps never fall apart (13.1c). */
function wayToFall(w: World, s: State, corps: number, more: number): number {
  const { disintegration } = levelsOf(w, s, corps);
  return disintegration === 0 ? 0 : Math.min(1, (s[w.at.losses + corps] + more) / disintegration);
}

/** What an army has lost, with `more` SP of one corps on top. */
export function costOf(w: World, s: State, deciders: Deciders, army: number, of = -1, more = 0): number {
  let cost = 0;
  for (let corps = 0; corps < w.corpsIds.length; corps++) {
    if (w.corpsArmy[corps] !== army) continue;
    const extra = corps === of ? more : 0;
    cost += WORTH[army] * (s[w.at.losses + corps] + extra);
    cost += CORPS_BROKEN * wayToBreak(w, s, corps, extra) ** 2 + FALLING * wayToFall(w, s, corps, extra) ** 4;
  }
  const share = Math.min(1, (armyLosses(w, s, army) + more) / w.armyLevel[army]);
  cost += MELTING * share ** 4;
  const broken = s[w.at.armyMorale + army] > 0;
  const way = (corps: number): number => wayToBreak(w, s, corps, corps === of ? more : 0);
  if (army === FRENCH_ARMY) return cost + GUARD * way(deciders.guard) ** 2;
  if (broken) return BROKEN + AFTERWARDS * cost;
  if (army === ADG_ARMY) return cost + NEAR_BREAK * way(deciders.first) * way(deciders.second);
  const ways = deciders.prussian.map(way).sort((a, b) => b - a);
  return cost + NEAR_BREAK * ways[0] * ways[1];
}

/** What the French are ahead by. */
export const balance = (w: World, s: State, deciders: Deciders): number =>
  costOf(w, s, deciders, ADG_ARMY) + costOf(w, s, deciders, PRUSSIAN_ARMY) - costOf(w, s, deciders, FRENCH_ARMY);

/** By corps, what the loss of one more SP costs its side. */
export function pricesInto(w: World, s: State, deciders: Deciders, into: Float64Array): Float64Array {
  const costs = ARMIES.map((_, army) => costOf(w, s, deciders, army));
  for (let corps = 0; corps < w.corpsIds.length; corps++) {
    const army = w.corpsArmy[corps];
    into[corps] = costOf(w, s, deciders, army, corps, 1) - costs[army];
  }
  return into;
}
