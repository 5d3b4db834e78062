import { type Action as DayAction, position as days } from '@hundred-days/day-of-waterloo';
import { createChances, createFights } from '@hundred-days/day-of-waterloo/appraisal';
import { randomBits, type State } from '@hundred-days/kernel';
import type { Action as Move } from '@hundred-days/napoleon-1815';
import { describe, expect, test } from 'vitest';
import { nextAttacker } from '../src/day-of-waterloo/battle.ts';
import { createJudge as createDayJudge } from '../src/day-of-waterloo/judge.ts';
import { CHARACTERS as DAY, NO_POSTURES, weightsFrom } from '../src/day-of-waterloo/weights.ts';
import { surveyGround as surveyLast } from '../src/last-battles/ground.ts';
import { createJudge as createLastJudge } from '../src/last-battles/judge.ts';
import { CHARACTERS as LAST } from '../src/last-battles/weights.ts';
import { liking } from '../src/napoleon-1815/liking.ts';
import { CHARACTERS as BLOCKS } from '../src/napoleon-1815/weights.ts';
import { surveyGround } from '../src/napoleon-at-waterloo/ground.ts';
import { createJudge } from '../src/napoleon-at-waterloo/judge.ts';
import { CHARACTERS as BATTLE } from '../src/napoleon-at-waterloo/weights.ts';
import { CHARACTER_NAMES } from '../src/planner/characters.ts';
import { LEVELS } from '../src/planner/levels.ts';
import { hasTaste, likes, NO_TASTE, relish, type Taste, wayTo } from '../src/planner/taste.ts';
import { createGeneral } from '../src/waterloo-campaign/general.ts';
import { createJudge as createMarchJudge } from '../src/waterloo-campaign/judge.ts';
import { CHARACTERS as MARCHES } from '../src/waterloo-campaign/weights.ts';
import { blocks, day, ligny, marches, scene, waterloo } from './five.ts';

/** Each taste by itself. */
const KEEN: Taste = { ...NO_TASTE, keen: 1 };
const DARE: Taste = { ...NO_TASTE, dare: 1 };
const PRESS: Taste = { ...NO_TASTE, press: 1 };

const GAMES: readonly (readonly [string, Readonly<Record<(typeof CHARACTER_NAMES)[number], Taste>>])[] = [
  ['Napoleon at Waterloo', BATTLE],
  ['Waterloo Campaign', MARCHES],
  ['Napoleon 1815', BLOCKS],
  ['the last battles', LAST],
  ['the Day of Waterloo', DAY],
];

describe('a taste', () => {
  test.each(GAMES)('%s: the steady one has none, the bold one likes what the careful one does not', (_, characters) => {
    const { keen, dare, press } = characters.standard;
    expect([keen, dare, press]).toEqual([0, 0, 0]);
    expect(CHARACTER_NAMES.filter((name) => hasTaste(characters[name]))).toEqual(['bold', 'careful']);
    for (const part of ['keen', 'dare', 'press'] as const) {
      expect(characters.bold[part]).toBeGreaterThanOrEqual(0);
      expect(characters.careful[part]).toBeLessThanOrEqual(0);
    }
    expect(characters.bold.keen).toBeGreaterThan(0);
    expect(characters.careful.keen).toBeLessThan(0);
  });

  test('is for attacks, for those that promise nothing once more, and for being near', () => {
    const taste = { keen: 2, dare: 3, press: 0.5 };
    expect(relish(taste, { attacks: 4, even: 1, way: 6 })).toBe(8 + 3 - 3);
    expect(relish(NO_TASTE, { attacks: 4, even: 1, way: 6 })).toBeCloseTo(0);
    expect([likes(taste, 0.1), likes(taste, 0), likes(taste, -1)]).toEqual([2, 5, 5]);
  });

  test('the way is to the nearest enemy, and no longer than can be seen', () => {
    const apart = (a: number, b: number): number => Math.abs(a - b);
    expect(wayTo([0, 10, 50], [4, 12], apart, 20)).toBe(4 + 2 + 20);
    expect(wayTo([3], [], apart, 20)).toBe(20);
  });
});

describe('where combat is forced', () => {
  const OPEN = { 'fr-6inf': '1710', 'aa-3db': '1705' };
  /** What a taste adds to the value of a position for the French, by itself: a conscript does not look at the reply. */
  const added = (taste: Taste, s: State, seat = 0): number => {
    const ground = surveyGround(waterloo.world);
    const value = (of: Taste): number => {
      const judge = createJudge(ground, seat, { ...BATTLE.standard, ...of }, LEVELS.conscript);
      judge.throwDice(randomBits('taste'));
      return judge.value(s);
    };
    return value(taste) - value(NO_TASTE);
  };
  const laid = (units: Readonly<Record<string, string>>, phase = 'frenchCombat'): State =>
    scene(waterloo, { phase, units });
  const DUEL = laid({ 'fr-6inf': '1707', 'aa-3db': '1706' });
  const SURE = laid({ 'fr-6inf': '1707', 'fr-1inf': '1606', 'fr-20inf': '1806', 'aa-3db': '1706' });

  test('each attack that is to be made counts, for who makes it', () => {
    expect(added(KEEN, DUEL)).toBeCloseTo(1);
    expect(added(KEEN, SURE)).toBeCloseTo(1);
    expect(added(KEEN, laid(OPEN))).toBeCloseTo(0);
    expect(added(KEEN, DUEL, 1)).toBeCloseTo(0);
  });

  test('an attack is dared that promises nothing', () => {
    expect(added(DARE, DUEL)).toBeCloseTo(1);
    expect(added(DARE, SURE)).toBeCloseTo(0);
  });

  test('each hex to the enemy counts against being far', () => {
    expect(added(PRESS, laid(OPEN))).toBeCloseTo(-5);
    expect(added(PRESS, laid({ ...OPEN, 'fr-1inf': '1712' }))).toBeCloseTo(-12);
    expect(added(PRESS, laid({ 'fr-6inf': '0510', 'aa-3db': '1705' }))).toBeCloseTo(-9);
    expect(added(PRESS, laid(OPEN), 1)).toBeCloseTo(-5);
  });

  test('so in the last battles', () => {
    const s = scene(ligny, {
      battle: 'ligny',
      phase: 'frenchCombat',
      units: { 'fr-gd-roguet': 'L0505', 'pr-i-29thline': 'L0504' },
    });
    const ground = surveyLast(ligny.world);
    const value = (taste: Taste): number =>
      createLastJudge(ground, 0, { ...LAST.standard, ...taste }, LEVELS.conscript).value(s);
    expect(value(KEEN) - value(NO_TASTE)).toBeCloseTo(1);
  });
});

describe('Waterloo Campaign', () => {
  const HQS = { 'hq-napoleon': '2006', 'hq-blucher': '2025', 'hq-wellington': '3725' };
  const laid = (units: Readonly<Record<string, string>>, start = 'attack'): State =>
    scene(marches, { turn: 4, start, deluge: false, units: { ...HQS, ...units } });
  const DUEL = laid({ 'fr-2': '2010 battle', 'pr-2': '2011 battle' });
  const chosen = (taste: Taste): string => {
    const general = createGeneral(marches, LEVELS.veteran, { ...MARCHES.standard, ...taste }, 'taste');
    const thought = general.think(DUEL.slice(), 0);
    for (;;) {
      const step = thought.next();
      if (step.done === true) return step.value.type;
    }
  };

  test('who is keen on it makes an attack at even odds, who is not lets be', () => {
    expect(chosen({ ...NO_TASTE, keen: 3 })).toBe('attack');
    expect(chosen({ ...NO_TASTE, keen: -3 })).toBe('pass');
    // An attack at even odds is one that is dared.
    expect(chosen({ ...NO_TASTE, dare: 3 })).toBe('attack');
    expect(chosen({ ...NO_TASTE, dare: -3 })).toBe('pass');
  });

  test('each hex to the enemy counts against being far', () => {
    const value = (taste: Taste, s: State): number => {
      const judge = createMarchJudge(marches.world, { ...MARCHES.standard, ...taste });
      judge.begin(s);
      return judge.value(s, 0);
    };
    const added = (s: State): number => value(PRESS, s) - value(NO_TASTE, s);
    expect(added(DUEL)).toBeCloseTo(-1);
    expect(added(laid({ 'fr-2': '2010', 'pr-2': '2015' }, 'movement'))).toBeCloseTo(-5);
  });
});

describe('Napoleon 1815', () => {
  const far = (id: string): string => (id.startsWith('fr') ? 'givet' : id.startsWith('ad') ? 'ghent' : 'liege');
  const others = Object.fromEntries(blocks.unitIds.map((id) => [id, far(id)]));
  const units = { ...others, 'fr-1-inf1': 'laneffe', 'fr-1-inf2': 'laneffe', 'pr-1-inf1': 'charleroi' };
  const s = scene(blocks, { turn: 1, begun: 'movement', units });
  const march = (id: string, ...towns: readonly string[]): Move => ({
    type: 'move',
    unit: blocks.unitIds.indexOf(id),
    path: towns.map((town) => blocks.placeIds.indexOf(town)),
  });
  const liked = (taste: Taste, ...moves: readonly Move[]): number => liking(blocks.world, s, 0, moves, taste);
  const [one, two] = ['fr-1-inf1', 'fr-1-inf2'].map((id) => march(id, 'laneffe', 'charleroi'));

  test('a town where the enemy is marched upon is an attack, with no more blocks than he has a dared one', () => {
    expect([liked(KEEN), liked(KEEN, one), liked(KEEN, one, two)]).toEqual([0, 1, 1]);
    expect([liked(DARE, one), liked(DARE, one, two)]).toEqual([1, 0]);
    expect(liked(NO_TASTE, one)).toBe(0);
  });

  test('each town that a unit comes nearer to the enemy counts, and each that it goes back', () => {
    expect(liked(PRESS, one, two)).toBe(2);
    expect(liked(PRESS, march('fr-1-inf1', 'laneffe', 'philippeville'))).toBe(-1);
  });
});

describe('the Day of Waterloo', () => {
  const s = scene(day, {
    begun: 'combat',
    side: 'french',
    turn: 8,
    stacks: { '0320': ['fr-jerome'], '0321': ['adg-guards'] },
  });
  const judgeOf = (taste: Taste) => {
    const judge = createDayJudge(day, weightsFrom({ ...DAY.standard, ...taste }, NO_POSTURES, undefined), {
      reply: false,
      isWatched: false,
    });
    judge.price(s);
    return judge;
  };
  const target = { type: 'target', hex: day.placeIds.indexOf('0321') } as const;

  test('strikes are those that are to one’s taste', () => {
    const judge = judgeOf(NO_TASTE);
    const fights = createFights(day.world, createChances(day.world));
    const gain = fights.attack(s, [day.unitIds.indexOf('fr-jerome')], target.hex, false, judge.prices);
    const found = (liking?: (gain: number) => number) => fights.strikes(s, 0, judge.prices, liking);
    expect(found().some(({ attackers }) => attackers.length > 0)).toBe(gain > 0);
    const [eager] = found(() => 1 - Math.min(0, gain));
    expect(eager.attack).toBeCloseTo(gain + 1 - Math.min(0, gain));
    expect(found(() => -9).filter(({ attackers }) => attackers.length > 0)).toEqual([]);
  });

  test('each hex to the enemy counts against being far', () => {
    const place = (taste: Taste): number => judgeOf(taste).parts(s, 0).place;
    expect(place(PRESS) - place(NO_TASTE)).toBeCloseTo(-1);
  });

  test('who is keen joins where another is done', () => {
    const at = s.slice();
    day.phase(at).apply(at, 0, target, { roll: () => 1 }, null);
    const step = days.stepOf(day.world, at);
    const choices = [{ type: 'join', unit: day.unitIds.indexOf('fr-jerome') }, { type: 'done' }] as DayAction[];
    expect(step).not.toBe('combat');
    expect(nextAttacker(judgeOf({ ...NO_TASTE, keen: 9 }), at, at, 0, choices).type).toBe('join');
    expect(nextAttacker(judgeOf({ ...NO_TASTE, keen: -9 }), at, at, 0, choices).type).toBe('done');
  });
});
