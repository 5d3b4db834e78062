import { type Description as DayDescription, describe as describeDay } from '@hundred-days/day-of-waterloo';
import { DOCUMENTS as DAY } from '@hundred-days/day-of-waterloo/data';
import {
  firstSeatToAct,
  randomBits,
  type Setup,
  type State,
  seededDice,
  submit,
  writeAction,
} from '@hundred-days/kernel';
import { describe as describeBattle } from '@hundred-days/last-battles';
import { playGame } from '@hundred-days/opponents';
import { canPlay, createEntrant, scriptsFor } from '@hundred-days/opponents/ladder';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../src/ladder/scripts/field.ts';
import { anyGame, blocks, day, FIVE, ligny, marches, scene, waterloo } from './five.ts';

const { world: w } = waterloo;
const hex = (id: string): number => w.map.indexOf(id);
const where = (s: State, id: string): number => s[w.at.where + waterloo.unitIds.indexOf(id)];
const way = (s: State, id: string, to: string): number => w.map.distance(where(s, id), hex(to));
const exits = fieldOf(anyGame(waterloo)).goalsOf(0);
const wayOut = (s: State, id: string): number => Math.min(...exits.map((exit) => w.map.distance(where(s, id), exit)));

type Units = Readonly<Record<string, string>>;
const laid = (units: Units, turn = 3): State => scene(waterloo, { turn, phase: 'frenchMovement', units });

/** After the French moves of a script. */
function moved(script: string, units: Units, turn = 3): State {
  const s = laid(units, turn);
  const [player, bits] = [createEntrant(`script:${script}`), randomBits('moves')];
  for (let step = 0; waterloo.phase(s).name === 'movement' && s[w.at.phasing] === 0 && step < 50; step++)
    expect(submit(waterloo, s, 0, player.choose(waterloo, s, 0, bits), seededDice('x'))).toBeNull();
  return s;
}

describe('what a script does', () => {
  const ENEMY = { 'aa-3db': '1706' };

  test('guns: they go to where they just reach the enemy, everybody else out of his reach', () => {
    const units = { ...ENEMY, 'fr-1art': '1711', 'fr-2art': '1809', 'fr-6inf': '1709', 'fr-1cav': '1609' };
    const [before, s] = [laid(units), moved('guns', units)];
    expect([way(before, 'fr-1art', '1706'), way(s, 'fr-1art', '1706')]).toEqual([5, 2]);
    // It could have gone on.
    expect([way(before, 'fr-2art', '1706'), way(s, 'fr-2art', '1706')]).toEqual([4, 2]);
    expect(way(before, 'fr-6inf', '1706')).toBe(3);
    for (const id of ['fr-6inf', 'fr-1cav']) expect(way(s, id, '1706')).toBeGreaterThanOrEqual(4);
  });

  test('raid: cavalry goes for the exits, all others stay where they are', () => {
    const units = { 'aa-3db': '0306', 'fr-1art': '1711', 'fr-6inf': '1709', 'fr-1cav': '1609', 'fr-gd-lcav': '1509' };
    const [before, s] = [laid(units), moved('raid', units)];
    for (const id of ['fr-1art', 'fr-6inf']) expect(where(s, id)).toBe(where(before, id));
    for (const id of ['fr-1cav', 'fr-gd-lcav']) expect(wayOut(s, id)).toBeLessThanOrEqual(wayOut(before, id) - 3);
  });

  const SCATTERED = { 'aa-3db': '1704', 'fr-6inf': '1215', 'fr-1inf': '1715', 'fr-20inf': '2115', 'fr-2inf': '1713' };
  const TOGETHER = { 'aa-3db': '1704', 'fr-6inf': '1712', 'fr-1inf': '1713', 'fr-20inf': '1612', 'fr-2inf': '1812' };
  const FRENCH = ['fr-6inf', 'fr-1inf', 'fr-20inf', 'fr-2inf'];
  const toEnemy = (s: State): number => FRENCH.reduce((sum, id) => sum + way(s, id, '1704'), 0);
  const apart = (s: State): number =>
    FRENCH.reduce(
      (sum, one) => sum + FRENCH.reduce((all, id) => all + w.map.distance(where(s, one), where(s, id)), 0),
      0,
    );

  test('mass: who is scattered comes together, and who is together goes at the enemy', () => {
    expect(apart(moved('mass', SCATTERED))).toBeLessThan(apart(laid(SCATTERED)) - 8);
    expect(toEnemy(moved('mass', TOGETHER))).toBeLessThanOrEqual(toEnemy(laid(TOGETHER)) - 10);
  });

  test('turtle: they come together as well, and stay', () => {
    expect(apart(moved('turtle', SCATTERED))).toBeLessThan(apart(laid(SCATTERED)) - 8);
    const s = moved('turtle', TOGETHER);
    expect(apart(s)).toBeLessThanOrEqual(apart(laid(TOGETHER)));
    expect(Math.abs(toEnemy(s) - toEnemy(laid(TOGETHER)))).toBeLessThanOrEqual(FRENCH.length);
  });

  test('turtle: it attacks nobody whom it may leave alone, though greedy would', () => {
    const near = scene(day, {
      begun: 'combat',
      side: 'french',
      turn: 8,
      stacks: { '0320': ['fr-lallemand'], '0322': ['adg-art-1'] },
    });
    const march = scene(marches, {
      turn: 4,
      start: 'attack',
      deluge: false,
      units: {
        'hq-napoleon': '2009 battle',
        'fr-gd': '2010',
        'pr-2': '2011',
        'hq-blucher': '2025',
        'hq-wellington': '3725',
      },
    });
    const chosen = (game: unknown, s: State, name: string): string =>
      writeAction(anyGame(game), createEntrant(name).choose(anyGame(game), s, 0, randomBits('a')));
    expect([chosen(day, near, 'greedy'), chosen(day, near, 'script:turtle')]).toEqual(['target 0322', 'end']);
    expect([chosen(marches, march, 'greedy'), chosen(marches, march, 'script:turtle')]).toEqual([
      'attack fr-gd 2011',
      'pass',
    ]);
  });

  test('counter: who has come forward alone is fallen upon, from all others one steps back out of reach', () => {
    const near = (s: State, enemy: string): number => FRENCH.filter((id) => way(s, id, enemy) === 1).length;
    const alone = moved('counter', { ...TOGETHER, 'aa-3db': '1708' });
    expect(near(alone, '1708')).toBeGreaterThanOrEqual(3);
    const company = { ...TOGETHER, 'aa-3db': '1708', 'aa-2db': '1707', 'aa-1gd': '1808', 'aa-5inf': '1608' };
    const back = moved('counter', company);
    for (const id of FRENCH) expect(way(back, id, '1708')).toBeGreaterThanOrEqual(6);
  });

  test('late: they come together, and go for the exits in the last third', () => {
    expect(apart(moved('late', SCATTERED))).toBeLessThan(apart(laid(SCATTERED)) - 8);
    const wayOff = (s: State): number => FRENCH.reduce((sum, id) => sum + wayOut(s, id), 0);
    for (const turn of [7, 10])
      expect(wayOff(moved('late', SCATTERED, turn))).toBeLessThan(wayOff(laid(SCATTERED)) - 8);
  });

  test('last: away from the enemy, and for the exits on the last two turns', () => {
    const units = { 'aa-3db': '1706', 'fr-6inf': '1711' };
    const before = laid(units);
    for (const turn of [3, w.turns - 2]) expect(way(moved('last', units, turn), 'fr-6inf', '1706')).toBe(9);
    for (const turn of [w.turns - 1, w.turns])
      expect(wayOut(moved('last', units, turn), 'fr-6inf')).toBeLessThan(wayOut(before, 'fr-6inf'));
  });
});

describe('who has an idea where', () => {
  const ANYWHERE = ['mass', 'turtle', 'counter', 'late'];
  const NEW = ['guns', 'raid', 'mass', 'turtle', 'last', 'counter', 'late'];
  const of = (game: unknown, side: 0 | 1): string[] =>
    NEW.filter((name) => scriptsFor(anyGame(game), side).includes(`script:${name}`));

  test('guns fire across the map in three games, and only who has somewhere to go raids or runs at last', () => {
    expect([of(waterloo, 0), of(waterloo, 1)]).toEqual([NEW, ['guns', ...ANYWHERE]]);
    expect([of(day, 0), of(day, 1)]).toEqual([NEW, ['guns', ...ANYWHERE]]);
    for (const game of [marches, blocks])
      for (const side of [0, 1] as const) expect(of(game, side)).toEqual(NEW.slice(1));
    for (const side of [0, 1] as const) expect(of(ligny, side)).toEqual(NEW);
    expect(canPlay('script:guns', blocks.id)).toBe(false);
  });

  test.each(FIVE)('%s: arms are told apart, each side has some of each that the game has', (_, game, scenario) => {
    const field = fieldOf(game);
    const started = game.start({ scenario, options: {} }, seededDice('a'), null);
    if (!started.ok) throw new Error('no start');
    // Where nobody has been deployed there is nobody to be found.
    const count = (side: number, arm?: 'foot' | 'riders' | 'guns'): number => {
      const places: number[] = [];
      field.placesOf(started.value, side, places, arm);
      return places.length;
    };
    for (const side of [0, 1]) {
      const [all, ...arms] = [undefined, 'foot', 'riders', 'guns'].map((arm) => count(side, arm as 'foot' | undefined));
      expect(arms.reduce((sum, one) => sum + one, 0)).toBe(all);
      if (all > 0 && field.range > 0) expect(Math.min(...arms)).toBeGreaterThan(0);
      if (all > 0) expect(arms[1]).toBeGreaterThan(0);
    }
    expect(field.turnsLeft(started.value)).toBeGreaterThan(1);
  });
});

/** Games that take long begin in their last turns, as the book sets them up. */
const LATE: Readonly<Record<string, () => Exclude<Setup['scenario'], string>>> = {
  ligny: () => ({ ...describeBattle(ligny.world, 'ligny'), turn: ligny.world.battles[0].turns }),
  historical: () => ({
    ...(describeDay(day.world, 'historical') as DayDescription),
    begun: 'command',
    side: 'allied',
    turn: day.world.turns,
    stacks: DAY.scenarios.defaultDeployment.stacks,
    leaders: DAY.scenarios.defaultDeployment.leaders,
  }),
};

describe('whole games', () => {
  const CASES = FIVE.flatMap(([name, game, scenario]) =>
    ['guns', 'raid', 'mass', 'turtle', 'last', 'counter', 'late'].flatMap((script) => {
      const side = ([0, 1] as const).find((one) => scriptsFor(game, one).includes(`script:${script}`));
      return side === undefined ? [] : [[name, script, game, scenario, side] as const];
    }),
  );

  test.each(CASES)('%s: %s against greedy comes to an end', (name, script, game, scenario, side) => {
    const isLong = name === 'Ligny' || name === 'Day of Waterloo';
    const setup: Setup = { scenario: isLong ? LATE[scenario]() : scenario, options: {} };
    const players = [0, 1].map((seat) => createEntrant(seat === side ? `script:${script}` : 'greedy'));
    const { final, outcome } = playGame(game, setup, players, seededDice(script), randomBits(script));
    expect(outcome).not.toBeNull();
    expect(firstSeatToAct(game, final)).toBe(-1);
    expect(game.unsound(final)).toEqual([]);
  });
});
