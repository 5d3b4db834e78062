import { createDayOfWaterloo, fighting, position } from '@hundred-days/day-of-waterloo';
import { chronicle } from '@hundred-days/day-of-waterloo/chronicle';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import type { GameEvent, Place, State, Unit } from '@hundred-days/kernel';
import { play, rollFaults, type Trial } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { armyLosses } from '../src/rules/disintegration.ts';
import { payersNow } from '../src/rules/results.ts';
import { melee } from './scenes.ts';
import { w } from './world.ts';

const { ATTACKING, DEFENDING, DOUBLED, RETREATING, ROUTED } = fighting;
const { onMap, sideIn, stepOf, strengthOf, unitsIn, whereIs } = position;
const game = createDayOfWaterloo(w, FORMAT);
const told = chronicle(game);

const plays = (s: State, unit: Unit, part: number): boolean => (s[w.at.part + unit] & part) !== 0;
const isRooted = (unit: Unit): boolean => w.gun[unit] === 1 || w.gun[unit] === 3;
const sumOf = (units: readonly Unit[], of: (unit: Unit) => number): number =>
  units.reduce((sum, unit) => sum + of(unit), 0);

/** What the engine tells of a loss. */
const lostBy = (side: number, events: readonly GameEvent[]): number =>
  events.reduce(
    (sum, { type, data }) =>
      type === 'lost' && w.side[w.unitIndex(data.unit as string)] === side ? sum + (data.lost as number) : sum,
    0,
  );

/** 11.9b, 11.9c: the hexes that have still to answer, each as cheaply as it can: by going or by standing. */
function stillToGo(s: State, side: number): number {
  let tenths = 0;
  for (let hex = 0; hex < w.hexes; hex++) {
    const stack = unitsIn(w, s, hex);
    const group = stack.filter((unit) => plays(s, unit, RETREATING) && w.side[unit] === side);
    if (group.length === 0) continue;
    const length = s[w.at.length];
    const going = sumOf(group, (unit) =>
      isRooted(unit) ? 10 * Math.min(length, strengthOf(w, s, unit)) : 3 * strengthOf(w, s, unit),
    );
    const there = sumOf(stack.slice(stack.indexOf(group[0])), (unit) => strengthOf(w, s, unit));
    tenths += Math.min(going, 10 * Math.min(length, there));
  }
  return tenths;
}

/** 11.8b: what a side still has to pay for an exchange, from the hex that pays least. */
function stillToPay(s: State, side: number): number {
  if (stepOf(w, s) !== 'exchange') return 0;
  const price = (hex: Place): number => {
    const stack = unitsIn(w, s, hex);
    const top = stack.find((unit) => plays(s, unit, ATTACKING | DEFENDING)) as Unit;
    const there = sumOf(stack.slice(stack.indexOf(top)), (unit) => strengthOf(w, s, unit));
    return 10 * Math.min(there, (plays(s, top, DOUBLED) ? 2 : 1) * s[w.at.price]);
  };
  const hexes = hexesOf(s, side);
  return hexes.length === 0 ? 0 : Math.min(...hexes.map(price));
}

/** The hexes of a side that may be named, or the one that was. */
function hexesOf(s: State, side: number): readonly Place[] {
  const open = payersNow(w, s);
  if (sideIn(w, s, open[0]) === side) return open;
  if (s[w.at.payer] >= 0) return [s[w.at.payer]];
  const parts = new Set<Place>();
  for (let unit = 0; unit < w.units; unit++)
    if (onMap(w, s, unit) && w.side[unit] === side && plays(s, unit, DEFENDING)) parts.add(whereIs(w, s, unit));
  return [...parts];
}

const DICE = new Set([
  'rallied',
  'bombarded',
  'charge-rolled',
  'rolled',
  'stack-check',
  'reaction-passed',
  'reaction-failed',
]);

/** 12.7, 13, 14: who is taken away in the middle has nothing left to answer; that is not counted. */
const BREAKS = new Set(['corps-disintegrated', 'army-disintegrated', 'fled', 'game-over']);

/** From what the engine lets the sides lose after the die, and what it still asks of them. */
function worthOf({ after, events, roll }: Trial): number | null {
  if (roll.coin !== 'points') return null;
  const at = events.findIndex(({ type }) => DICE.has(type));
  const next = events.findIndex(({ type }, i) => i > at && DICE.has(type));
  const later = events.slice(at + 1, next < 0 ? events.length : next);
  if (later.some(({ type }) => BREAKS.has(type))) return null;
  switch (events[at].type) {
    case 'rallied':
      return 10 * (events[at].data.recovered as number);
    case 'bombarded':
      return 10 * lostBy(1 - roll.side, later);
    case 'stack-check':
    case 'reaction-passed':
    case 'reaction-failed':
      return driven(after, later, roll.units.map(w.unitIndex));
    default: {
      const cost = (side: number): number =>
        10 * lostBy(side, later) + stillToGo(after, side) + stillToPay(after, side);
      return cost(1 - roll.side) - cost(roll.side);
    }
  }
}

/** 9.4.5e, 11.9.2c: who must go now; null where a retreat was barred and cost a point at once. */
function driven(s: State, later: readonly GameEvent[], units: readonly Unit[]): number | null {
  const lost = later.filter(({ type, data }) => type === 'lost' && units.includes(w.unitIndex(data.unit as string)));
  if (lost.some(({ data }) => !isRooted(w.unitIndex(data.unit as string)))) return null;
  const gone = later.flatMap(({ type, data }) => (type === 'retreated' ? [w.unitIndex(data.unit as string)] : []));
  const going = units.filter((unit) => plays(s, unit, ROUTED) || gone.includes(unit));
  return -sumOf(going, (unit) => (isRooted(unit) ? 10 : 3 * strengthOf(w, s, unit))) - 10 * lost.length;
}

const historical = { scenario: 'historical', options: {} };

describe('the day looked back on', () => {
  it('[8.1h, 9.4.4a, 9.4.5c, 10.1g, 11.8a, 11.9.2a] every face is worth what the engine makes of it', () => {
    let rolled = 0;
    for (const skew of [0, 1, 2, 3, 5, 8]) {
      const setup = { scenario: melee(skew, 14), options: {} };
      const { rolls, faults } = rollFaults(game, told, setup, [`luck ${skew}`], worthOf);
      expect(faults.slice(0, 8)).toEqual([]);
      rolled += rolls;
    }
    expect(rolled).toBeGreaterThan(100);
  });

  it('[4.2b, 11.14a, 9.4.9a] rests when a phase, a charge or a combat is over, never in the middle', () => {
    let [steps, rested] = [0, 0];
    play(game, historical, 'rest', ({ before, after, events }) => {
      steps++;
      if (!told.rests(before, after, events)) return;
      rested++;
      expect(['movement', 'combat', 'breakthrough', 'over']).toContain(stepOf(w, after));
      if (stepOf(w, after) !== 'over')
        expect(after.subarray(w.at.part, w.at.part + w.units).every((part) => part === 0)).toBe(true);
    });
    expect(rested).toBeGreaterThan(30);
    expect(rested).toBeLessThan(steps / 2);
  });

  it('[13.1b, 13.2a, 4.0b] losses are those of the armies, and three seats play two sides', () => {
    const { final } = play(game, historical, 'losses');
    expect(told.losses(final)).toEqual(
      ['french', 'adg', 'prussian'].map((army, i) => ({
        side: i === 0 ? 0 : 1,
        army,
        lost: armyLosses(w, final, i),
        limit: [72, 70, 46][i],
      })),
    );
    expect([0, 1, 2].map((seat) => told.side(final, seat))).toEqual([0, 1, 1]);
    expect(told.settled(final)).toBe(true);
  });
});
