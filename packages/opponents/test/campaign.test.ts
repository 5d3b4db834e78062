import {
  allChoices,
  concealed,
  firstSeatToAct,
  randomBits,
  type State,
  scriptedDice,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { createPlayer } from '@hundred-days/opponents';
import type { CharacterName, Level, LevelName, Planner } from '@hundred-days/opponents/planner';
import { createPlanner, createPlannerWith, LEVELS } from '@hundred-days/opponents/planner';
import { STAFF } from '@hundred-days/opponents/waterloo-campaign';
import {
  type Action,
  createWaterlooCampaign,
  createWorld,
  type Description,
  position,
  roadIsOpen,
  SCENARIO_FORMAT,
  units,
} from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { FORMAT } from '@hundred-days/waterloo-campaign/format';
import { describe, expect, test } from 'vitest';
import { DRAWN } from '../src/waterloo-campaign/drawn.ts';
import { createEnding } from '../src/waterloo-campaign/ending.ts';
import { createRoadEnds, type Ends } from '../src/waterloo-campaign/ends.ts';
import { backToEvening } from '../src/waterloo-campaign/evening.ts';
import { givenTo } from '../src/waterloo-campaign/given.ts';
import { createJudge } from '../src/waterloo-campaign/judge.ts';
import { createAttackWorth } from '../src/waterloo-campaign/odds.ts';
import { disorder } from '../src/waterloo-campaign/posture.ts';
import { createRoad } from '../src/waterloo-campaign/road.ts';
import { createSurvey, look } from '../src/waterloo-campaign/survey.ts';
import { CHARACTERS } from '../src/waterloo-campaign/weights.ts';
import { expectUntouched, onlyListed, playOut, startOf } from './playing.ts';

const WORLD = createWorld(DOCUMENTS);

const { UNKNOWN } = position;
const game = createWaterlooCampaign(WORLD, FORMAT);

/** Small budgets: most of these tests are about what a player does, not how well. */
const planner = (level: LevelName, seed: number | string = 1, nodes = 20): Planner<Action> =>
  createPlanner(game, { level, seed, tuning: { nodes } });

/** A position laid out for a test; the HQs of both sides are far from one another. */
function laid(turn: number, start: NonNullable<Description['start']>, placed: Readonly<Record<string, string>>): State {
  const hqs = {
    'hq-napoleon': '1320',
    'hq-ney': '1316',
    'hq-grouchy': '1323',
    'hq-wellington': '3515',
    'hq-blucher': '3530',
  };
  return begin({
    format: SCENARIO_FORMAT,
    version: 1,
    game: 'waterloo-campaign',
    turn,
    start,
    units: { ...hqs, ...placed },
  });
}

const begin = (
  scenario: string | Description,
  options: Readonly<Record<string, boolean>> = {},
  dice = seededDice('a'),
): State => startOf(game, { scenario, options }, dice);

/** Positions of a game that is played by lot: one action in `every`, and the first of every step. */
function* positions(scenario: string, options: Readonly<Record<string, boolean>>, every: number): Generator<State> {
  const state = begin(scenario, options);
  const lots = createPlayer('random');
  const bits = randomBits(`${scenario} lots`);
  const dice = seededDice(`${scenario} dice`);
  let last = '';
  for (let i = 0; ; i++) {
    const seat = firstSeatToAct(game, state);
    if (seat < 0) return;
    const step = game.phase(state).name;
    if (i % every === 0 || step !== last) yield state;
    last = step;
    submit(game, state, seat, lots.choose(game, concealed(game, state, seat), seat, bits), dice);
  }
}

const OPTIONS = [
  {},
  { immediateBattleFlip: true, townCavalryNoStars: true, separateCoalitionCavalry: true },
  { secretMoveRolls: true },
  { noSpecialRules: true },
];
const SETUPS = game.scenarios.flatMap(({ id }) =>
  OPTIONS.filter((options) =>
    Object.keys(options).every((name) =>
      game.options.some((option) => option.id === name && (option.scenarios ?? [id]).includes(id)),
    ),
  ).map((options) => ({ scenario: id, options })),
);

describe('a planner of Waterloo Campaign', () => {
  test.each(game.scenarios.map(({ id }) => id))('plays %s to the end, with listed actions only', (scenario) => {
    const state = begin(scenario);
    playOut(game, state, [planner('conscript'), planner('veteran')], 'game', undefined, onlyListed(game));
    expect(game.outcome(state)).not.toBeNull();
  });

  test.each(SETUPS)('does nothing illegal in positions nobody would get into: $scenario $options', (setup) => {
    const steps = new Set<string>();
    for (const state of positions(setup.scenario, setup.options, 31)) {
      const seat = firstSeatToAct(game, state);
      const view = concealed(game, state, seat);
      const before = view.slice();
      for (const level of ['conscript', 'marshal'] as const) {
        const action = planner(level, 1, 4).choose(view, seat);
        expect(game.phase(state).refuse(state, seat, action)).toBeNull();
        expectUntouched(view, before);
      }
      steps.add(game.phase(state).name);
    }
    expect(steps).toContain('hq');
    expect(steps).toContain('movement');
    expect(steps).toContain('detachments');
  });

  test('plays the same game for the same budget', () => {
    const run = (): Action[] => playOut(game, begin('june16'), [planner('veteran'), planner('marshal')], 'dice', 60);
    expect(run()).toEqual(run());
  });

  test('OPT-1: decides alike whatever moves the enemy has left in secret', () => {
    const decisions = [1, 2, 3, 4, 5, 6].map((hidden) => {
      const state = begin('june15', { secretMoveRolls: true });
      // The modes of the HQs; the last of them opens the movement phase, and the French roll in secret.
      const dice = scriptedDice([hidden]);
      while (game.phase(state).name === 'modes') {
        const seat = firstSeatToAct(game, state);
        submit(game, state, seat, allChoices(game, state, seat)[0], dice);
      }
      expect(state[WORLD.at.left]).toBe(hidden + 3);
      // The first French entry, then the Coalition decides.
      submit(game, state, 0, allChoices(game, state, 0)[0], dice);
      const view = concealed(game, state, 1);
      expect(firstSeatToAct(game, state)).toBe(1);
      expect(view[WORLD.at.left]).toBe(UNKNOWN);
      return planner('marshal').choose(view, 1);
    });
    for (const decision of decisions) expect(decision).toEqual(decisions[0]);
  });

  test('a thought can be watched and dropped; the next is none the worse', () => {
    const state = begin('june16');
    playOut(game, state, [planner('conscript'), planner('conscript')], 'watched', 12);
    const seat = firstSeatToAct(game, state);
    expect(game.phase(state).name).toBe('movement');
    const thinker = createPlanner(game, { level: 'marshal', seed: 1 });
    const dropped = thinker.think(state, seat);
    for (let i = 0; i < 3; i++) {
      const thought = dropped.next();
      if (thought.done === true) throw new Error('it has not thought');
      expect(thought.value.intent.length).toBe(1);
      expect(thought.value.progress).toBeLessThanOrEqual(1);
    }
    dropped.return(allChoices(game, state, seat)[0]);
    expect(thinker.choose(state, seat)).toEqual(createPlanner(game, { level: 'marshal', seed: 1 }).choose(state, seat));
  });

  test('characters do not play alike', () => {
    const run = (character: CharacterName): Action[] =>
      playOut(
        game,
        begin('june16'),
        [0, 1].map(() => createPlanner(game, { level: 'conscript', character, seed: 1 })),
        'c',
        60,
      );
    expect(run('bold')).not.toEqual(run('careful'));
  });

  test('cannot be read: with another seed the same army is led otherwise, as well as before', () => {
    const opening = (seed: number): string => {
      const s = startOf(game, { scenario: 'june16', options: {} });
      const general = planner('veteran', seed);
      const dice = seededDice('the same');
      const done: string[] = [];
      for (let step = 0; step < 30; step++) {
        const seat = firstSeatToAct(game, s);
        const action = general.choose(s, seat);
        done.push(JSON.stringify(action));
        expect(submit(game, s, seat, action, dice, null)).toBeNull();
      }
      return done.join(' ');
    };
    const openings = [1, 2, 3, 4].map(opening);
    expect(new Set(openings).size).toBe(4);
    expect(opening(1)).toBe(openings[0]);
  });

  test('nobody steps to and fro for ever: a Corps is in no hex more often than a few times in a phase', () => {
    const most = new Map<string, number>();
    let [turn, visits] = [0, new Map<string, number>()];
    const planners = [planner('veteran', 'x'), planner('veteran', 'y')];
    const s = startOf(game, { scenario: 'june16', options: {} });
    const dice = seededDice('dance');
    for (let seat = firstSeatToAct(game, s); seat >= 0; seat = firstSeatToAct(game, s)) {
      const action = planners[seat].choose(s, seat);
      if (s[WORLD.at.turn] !== turn) [turn, visits] = [s[WORLD.at.turn], new Map()];
      if (action.type === 'move') {
        const key = `${action.unit} ${action.path.at(-1)}`;
        visits.set(key, (visits.get(key) ?? 0) + 1);
        most.set(key, Math.max(most.get(key) ?? 0, visits.get(key) ?? 0));
      }
      expect(submit(game, s, seat, action, dice, null)).toBeNull();
    }
    expect(Math.max(...most.values())).toBeLessThanOrEqual(3);
  });

  test('its staff plays no other game', () => {
    const other = { ...game, id: 'chess' };
    expect(() => createPlannerWith(STAFF, other, { level: 'conscript', seed: 1 })).toThrow('chess');
  });
});

describe('what it reckons with', () => {
  test('the chances of an attack are those of the table', () => {
    const nothing = { retreat: 0, blown: 0, eliminated: 0 };
    // Three ahead: 5 or more in 10 of 36 ways; nobody is eliminated who attacks so.
    const attackWorth = createAttackWorth(WORLD);
    expect(attackWorth(3, { ...nothing, eliminated: 1 }, nothing)).toBeCloseTo(10 / 36);
    expect(attackWorth(3, { ...nothing, blown: 1 }, nothing)).toBeCloseTo(11 / 36);
    expect(attackWorth(3, nothing, { ...nothing, retreat: 1 })).toBeCloseTo(-3 / 36);
    expect(attackWorth(0, nothing, { ...nothing, eliminated: 1 })).toBeCloseTo(-1 / 36);
    expect(attackWorth(2.5, { ...nothing, eliminated: 1 }, nothing)).toBeCloseTo(8 / 36);
  });

  test('the road to the north is open when the rules say so', () => {
    const isOpen = createRoad(WORLD);
    const seen = new Set<boolean>();
    for (const { id } of game.scenarios) {
      for (const state of positions(id, {}, 11)) {
        expect(isOpen(state)).toBe(roadIsOpen(WORLD, state));
        seen.add(roadIsOpen(WORLD, state));
      }
    }
    expect(seen.size).toBe(2);
  });

  test('how far pieces are from one another is kept from one look to the next, whoever moves, is lost or comes on', () => {
    const survey = createSurvey(WORLD);
    const out = new Set<number>();
    for (const { id } of game.scenarios) {
      for (const state of positions(id, {}, 11)) {
        look(WORLD, survey, state);
        const places = [...state.subarray(WORLD.at.where, WORLD.at.where + WORLD.units)];
        const onMap = [...places.keys()].filter((unit) => places[unit] >= 0);
        for (const unit of onMap)
          for (const other of onMap)
            expect(survey.apart[unit * WORLD.units + other]).toBe(WORLD.map.distance(places[unit], places[other]));
        out.add(onMap.length);
      }
    }
    expect(out.size).toBeGreaterThan(2);
  });
});

describe('what it knows of the rules', () => {
  const FIRM = { 'fr-gd': '2420 battle', 'aa-1': '2519 battle', 'aa-res': '2520 battle' };
  const worth = (s: State, attacker: string, defender: string): number => {
    const judge = createJudge(WORLD, CHARACTERS.standard);
    judge.begin(s);
    return judge.attack(s, units.unitIndex(WORLD, attacker), units.unitIndex(WORLD, defender), true);
  };

  test('CRT-6, GB-5: the Grand Battery is lost with its Corps, and an attack on that is worth the more', () => {
    const alone = worth(laid(5, 'attack', FIRM), 'aa-1', 'fr-gd');
    const stacked = worth(laid(5, 'attack', { ...FIRM, 'fr-d-battery': '2420' }), 'aa-1', 'fr-gd');
    // Two stars and a supporter against two stars: one ahead, so the Corps has to go in 21 of 36 ways, for two points more.
    expect(stacked - alone).toBeCloseTo((2 * 21) / 36);
  });

  test.each(['conscript', 'marshal'] as const)(
    'a %s makes the attack that ends the turn: HQs are lifted after it, and that is not its price',
    (level) => {
      // The last enemy in contact, with nowhere to go: when it is gone the next turn begins at once.
      const state = laid(4, 'attack', {
        'hq-napoleon': '2118 battle',
        'hq-ney': '2219 battle',
        'fr-gd': '2319 battle',
        'fr-1': '2419 battle',
        'fr-gdcav': '2218 fresh',
        'pr-2': '2320 battle',
        'pr-4': '3531',
      });
      const action = planner(level, 1, 200).choose(state, 0);
      expect(action.type).toBe('attack');
      const next = state.slice();
      game.phase(next).apply(next, 0, action, seededDice('a'), null);
    },
  );

  test('the evening of a turn has the HQs where they were', () => {
    const before = laid(4, 'attack', { 'fr-gd': '2319 battle', 'pr-2': '2320 battle', 'pr-4': '3531' });
    const after = before.slice();
    submit(game, after, 0, { type: 'pass' }, seededDice('a'));
    submit(game, after, 1, { type: 'pass' }, seededDice('a'));
    expect(after[WORLD.at.turn]).toBe(5);
    expect(after[WORLD.at.where + WORLD.napoleon]).toBeLessThan(0);
    backToEvening(WORLD, after, before);
    expect(after[WORLD.at.turn]).toBe(4);
    expect(after[WORLD.at.where + WORLD.napoleon]).toBe(before[WORLD.at.where + WORLD.napoleon]);
    expect(game.unsound(after)).toEqual([]);
  });

  test('VIC-5: to close an end of the road is never worth less than nothing, whoever is ahead', () => {
    const judge = createJudge(WORLD, CHARACTERS.standard);
    const detachment = units.unitIndex(WORLD, 'pr-d-schwerin');
    const [end] = WORLD.northEnds;
    let closed = 0;
    for (const state of positions('june16', {}, 7)) {
      const french = [...WORLD.corpsOf[units.FRENCH]]
        .map((corps) => state[WORLD.at.where + corps])
        .filter((hex) => hex >= 0);
      if (french.some((hex) => WORLD.map.distance(hex, end) < 14)) continue;
      if (state[WORLD.at.where + detachment] !== position.OFF_MAP || position.inZoc(WORLD, state, units.COALITION, end))
        continue;
      judge.begin(state);
      const open = judge.value(state, 1);
      position.put(WORLD, state, detachment, end);
      expect(judge.value(state, 1)).toBeGreaterThanOrEqual(open);
      position.lift(WORLD, state, detachment, position.OFF_MAP);
      closed++;
    }
    expect(closed).toBeGreaterThan(20);
  });

  test('VIC-5: the Coalition closes the road to the north with Detachments in time', () => {
    const state = begin('june16');
    playOut(game, state, [planner('conscript'), planner('conscript')], 'north');
    expect(roadIsOpen(WORLD, state)).toBe(false);
  });
});

describe('the road on the last turns', () => {
  const AWAY = { 'fr-gd': '1620', 'fr-1': '1720' };
  const IN_HAND = { 'aa-d-kgl': 'available', 'aa-d-frederick': 'available', 'pr-d-sohr': 'available' };
  /** Two of the three ends in the north are shut, 4015 is open. */
  const GUARDS = { 'aa-2': '3906', 'pr-4': '3925' };
  const marshal = (): Planner<Action> => createPlanner(game, { level: 'marshal', seed: 1 });

  /** The planners play on until a step is over. */
  function playStep(state: State): State {
    const step = game.phase(state).name;
    const planners = [marshal(), marshal()];
    const dice = seededDice('step');
    for (let seat = firstSeatToAct(game, state); game.phase(state).name === step; seat = firstSeatToAct(game, state)) {
      expect(submit(game, state, seat, planners[seat].choose(state, seat), dice)).toBeNull();
    }
    return state;
  }

  test('[VIC-5] ends that Detachments can still shut count nearly as shut: as many as the HQs can place in the turns left', () => {
    const shut = (turn: number, placed: Readonly<Record<string, string>>): number => {
      const ends: Ends = { north: 0, south: 0 };
      const state = laid(turn, 'movement', { ...AWAY, ...IN_HAND, 'aa-res': '3516', 'pr-2': '3630', ...placed });
      createRoadEnds(WORLD, 0.5).count(state, turn, ends);
      return ends.north;
    };
    expect(shut(6, {})).toBeCloseTo(3 * 0.5);
    expect(shut(7, {})).toBeCloseTo(2 * 0.5);
    expect(shut(8, {})).toBe(0);
    // A Corps shuts one; beside another stands the enemy, and no Detachment can be placed there (D-6).
    expect(shut(7, { 'aa-2': '3906' })).toBeCloseTo(1 + 2 * 0.5);
    expect(shut(7, { 'aa-2': '3906', 'fr-6': '4015' })).toBeCloseTo(1 + 0.5);
    // Nobody is left to be placed.
    expect(shut(7, { 'aa-d-kgl': 'eliminated', 'aa-d-frederick': 'eliminated', 'pr-d-sohr': 'eliminated' })).toBe(0);
  });

  test('[VIC-5] once the last Detachments are placed one open end is the whole road', () => {
    const worth = (placed: Readonly<Record<string, string>>): number => {
      const state = laid(8, 'attack', { ...AWAY, ...GUARDS, 'fr-6': '2815 battle', 'pr-2': '2816 battle', ...placed });
      const judge = createJudge(WORLD, CHARACTERS.standard);
      judge.begin(state);
      return judge.value(state, units.FRENCH);
    };
    expect(worth({ 'aa-res': '3616' }) - worth({ 'aa-res': '4015' })).toBeGreaterThan(WORLD.roadToTheNorth);
  });

  test('[D-1, VIC-5] the Coalition shuts the last open end with a Detachment', () => {
    const state = laid(8, 'detachments', { ...AWAY, ...GUARDS, ...IN_HAND, 'aa-res': '3522', 'hq-wellington': '3521' });
    expect(roadIsOpen(WORLD, state)).toBe(true);
    expect(roadIsOpen(WORLD, playStep(state))).toBe(false);
  });

  test('[D-5, D-6] the French place theirs there before, and it stays open', () => {
    const state = laid(8, 'detachments', {
      ...GUARDS,
      ...IN_HAND,
      'fr-d-pire': 'available',
      'aa-res': '3522',
      'hq-wellington': '3521',
      'fr-gd': '3115',
      'fr-1': '2916',
      'hq-napoleon': '3115',
    });
    expect(roadIsOpen(WORLD, playStep(state))).toBe(true);
  });

  test('[VIC-6] the French attack the Corps that shuts the last end, at any odds: nobody has lost anything, and a tie is not theirs', () => {
    const placed = { ...GUARDS, 'aa-res': '4016', 'fr-6': '3915 battle', 'fr-4': '3914 battle', 'fr-gd': '1620' };
    expect(marshal().choose(laid(8, 'attack', placed), units.FRENCH)).toMatchObject({ type: 'attack' });
  });

  test('the last attacks are fought to the end of the game, with every fall of the dice as the rules have it', () => {
    const placed = { ...GUARDS, 'aa-d-kgl': '4015', 'fr-6': '3915 battle', 'fr-gd': '1620' };
    const state = laid(8, 'attack', placed);
    const judge = createJudge(WORLD, CHARACTERS.standard);
    judge.begin(state);
    const ending = createEnding(game, judge);
    expect(ending.isNear(state)).toBe(true);
    expect(ending.isNear(laid(7, 'attack', placed))).toBe(false);
    // A Detachment in the open: 2 ahead. 6 against 1 clears it away and opens the road, 1 against 6 does not.
    const won = ending.foughtOut(state.slice(), units.FRENCH, scriptedDice([6, 1]));
    const lost = ending.foughtOut(state.slice(), units.FRENCH, scriptedDice([1, 6]));
    expect(won).toBeGreaterThan(0);
    expect(lost).toBeLessThan(0);
    const coalition = ending.foughtOut(state.slice(), units.COALITION, scriptedDice([1, 6]));
    expect(coalition).toBeCloseTo(-lost);
  });

  test('who is behind is drawn to all of the enemy and not to the nearest alone; a Corps that is gone is no loss to that', () => {
    const FAR_OFF = { 'pr-2': '3925', 'pr-4': '3926', 'aa-res': '3915', 'aa-2': '3906' };
    const behind = (hex: string, left: string): number => {
      const state = laid(5, 'movement', { ...FAR_OFF, 'hq-napoleon': '2218', 'fr-1': hex, 'pr-1': left });
      const survey = createSurvey(WORLD);
      look(WORLD, survey, state);
      return disorder(WORLD, survey, CHARACTERS.standard, state, units.FRENCH, { approach: 0, pursue: 1 });
    };
    // Six hexes to the north, from beside the one that stayed behind.
    expect(behind('2517', '1721')).toBeLessThan(behind('1917', '1721'));
    expect(behind('1917', 'eliminated')).toBeLessThanOrEqual(behind('1917', '1721'));
  });
});

describe('a Coalition that has lost more than the enemy comes on', () => {
  const FAR_OFF = {
    'fr-1': '1216',
    'fr-gd': '1218',
    'aa-1': '3002',
    'aa-res': '3715',
    'aa-2': '3000',
    'hq-wellington': '3002',
  };
  /** What it gains in place by going six hexes towards the enemy. */
  const gainByComing = (lost: Readonly<Record<string, string>>): number => {
    const placeOf = (hex: string): number => {
      const state = laid(4, 'movement', { ...FAR_OFF, 'pr-1': hex, ...lost });
      const judge = createJudge(WORLD, CHARACTERS.standard);
      judge.begin(state);
      judge.value(state, units.COALITION);
      return judge.parts.place;
    };
    return placeOf('2930') - placeOf('3530');
  };

  test('when the French have made a single point, and not before', () => {
    const even = gainByComing({});
    expect(gainByComing({ 'pr-d-lutzow': 'eliminated' })).toBeGreaterThan(even + 0.04);
    expect(gainByComing({ 'pr-d-lutzow': 'eliminated', 'fr-d-pire': 'eliminated' })).toBeCloseTo(even, 1);
  });
});

describe('what a level sees', () => {
  test.each(game.scenarios.map(({ id }) => id))(
    'is another with each side in %s; the marshal is the same',
    (scenario) => {
      const view = begin(scenario);
      const here = (level: LevelName, seat: number): Partial<Level> => STAFF.levelAt?.(game, level, view, seat) ?? {};
      for (const seat of [units.FRENCH, units.COALITION]) expect(here('marshal', seat)).toEqual({});
      expect(here('veteran', units.FRENCH)).not.toEqual(here('veteran', units.COALITION));
      const farthest = (seat: number): number => here('veteran', seat).rows ?? LEVELS.veteran.rows;
      expect(farthest(units.FRENCH)).toBeLessThan(farthest(units.COALITION));
      expect(farthest(units.COALITION)).toBeLessThan(LEVELS.marshal.rows);
    },
  );

  test("is the less to the conscript's Coalition on June 15, when the French have far to come", () => {
    const sees = (scenario: string, seat: number): boolean =>
      ({ ...LEVELS.conscript, ...STAFF.levelAt?.(game, 'conscript', begin(scenario), seat) }).reply;
    expect(sees('june16', units.COALITION)).toBe(true);
    expect(sees('june15', units.COALITION)).toBe(false);
  });
});

describe('given weights', () => {
  const given = {
    game: 'waterloo-campaign',
    sides: [
      { early: { attack: 1, nerve: 0 }, late: { attack: 3, nerve: 0 } },
      { early: { pursue: 0.5 }, late: { pursue: 0.5 } },
    ],
  };

  test('a seat is given its own temper and the shared weights; its enemy stays as he is', () => {
    const { standard } = CHARACTERS;
    expect(givenTo(standard, given, 0, 0.5)).toEqual({
      ...standard,
      nerve: 0,
      french: { ...standard.french, attack: 2 },
    });
    expect(givenTo(standard, given, 1, 0.5)).toEqual({
      ...standard,
      coalition: { ...standard.coalition, pursue: 0.5 },
    });
  });

  test('a planner that is given the usual weights plays as usual', () => {
    const view = startOf(game, { scenario: 'june16', options: {} });
    const sides = [0, 1].map(() => ({ early: {}, late: {} }));
    const usual = planner('veteran').choose(view, firstSeatToAct(game, view));
    const tuning = { nodes: 20, weights: { game: game.id, sides } };
    const same = createPlanner(game, { level: 'veteran', seed: 1, tuning });
    expect(same.choose(view, firstSeatToAct(game, view))).toEqual(usual);
  });

  test('every weight that is drawn lies between its ends as it is, for either seat', () => {
    for (const { name, present, low, high } of DRAWN)
      for (const is of [present].flat()) expect(low <= is && is <= high && low < high, name).toBe(true);
  });
});
