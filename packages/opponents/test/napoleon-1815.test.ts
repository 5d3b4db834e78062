import {
  below,
  firstSeatToAct,
  outlook,
  randomBits,
  type Setup,
  type State,
  sameState,
  seededDice,
  seenState,
  submit,
} from '@hundred-days/kernel';
import { type Action, board, createNapoleon1815, determinize, position, units } from '@hundred-days/napoleon-1815';
import { appraise } from '@hundred-days/napoleon-1815/appraisal';
import { createPlayer, playGame } from '@hundred-days/opponents';
import { canPlay } from '@hundred-days/opponents/ladder';
import { STAFF } from '@hundred-days/opponents/napoleon-1815';
import {
  createPlanner,
  createPlannerWith,
  type LevelName,
  type Planner,
  planningPlayer,
} from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { createBeliefs } from '../src/napoleon-1815/beliefs.ts';
import { marchesOf } from '../src/napoleon-1815/manoeuvre.ts';
import { createScript, STANCES, type Stance } from '../src/napoleon-1815/script.ts';

const { AT, ELIMINATED, stepOf } = position;
const game = createNapoleon1815();
type Options = Setup['options'];

/** Small budgets: most of these tests are about what a player does, not how well. */
const SMALL = { nodes: 12, rows: 1 };
const planner = (level: LevelName = 'veteran', seed: number | string = 1): Planner<Action> =>
  createPlanner(game, { level, seed, tuning: SMALL });

function begin(scenario: Setup['scenario'], options: Options = {}, seed = 'a'): State {
  const started = game.start({ scenario, options }, seededDice(seed), null);
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  return started.value;
}

const viewOf = (s: State, seat: number): State => seenState(outlook(game, seat, s), s);

const heading = { format: 'hundred-days-scenario', version: 1, game: 'napoleon-1815' };
const isFrench = (id: string): boolean => id.startsWith('fr');
/** A great battle at Ligny with both sides' reserves beside it. */
const LIGNY = {
  ...heading,
  turn: 5,
  begun: 'fights',
  units: Object.fromEntries(
    units.UNIT_IDS.map((id, i) => [id, i % 5 === 4 ? (isFrench(id) ? 'charleroi' : 'gembloux') : 'ligny']),
  ),
  entries: { ligny: ['charleroi'] },
};

const TABLES: readonly (readonly [string, Setup['scenario'], Options])[] = [
  ['free', 'free', {}],
  ['historical', 'historical', {}],
  ['historical, three players', 'historical', { threePlayers: true }],
  ['free, three players, hidden until they fire', 'free', { threePlayers: true, hiddenUntilFire: true }],
  ['free, bidding', 'free', { bidding: true }],
  ['a battle', LIGNY, {}],
  ['a battle of three', LIGNY, { threePlayers: true }],
  ['a battle, hidden until they fire', LIGNY, { hiddenUntilFire: true }],
];

/** Positions of a game played by lot: the first of every kind of step, and some others. */
function* positions(scenario: Setup['scenario'], options: Options, every: number, most: number): Generator<State> {
  const s = begin(scenario, options);
  const lots = createPlayer('random');
  const bits = randomBits('lots');
  const dice = seededDice('dice');
  const met = new Set<string>();
  for (let i = 0; i < most; i++) {
    const seat = firstSeatToAct(game, s);
    if (seat < 0) return;
    const kind = `${stepOf(s)} ${seat}`;
    if (i % every === 0 || !met.has(kind)) yield s;
    met.add(kind);
    submit(game, s, seat, lots.choose(game, viewOf(s, seat), seat, bits), dice);
  }
}

describe('the planner of Napoleon 1815', () => {
  test('is on the ladder, and comes by itself too', () => {
    expect(canPlay('marshal', 'napoleon-1815')).toBe(true);
    const s = begin('historical');
    const own = createPlannerWith(STAFF, game, { level: 'veteran', seed: 1, tuning: SMALL });
    expect(own.choose(viewOf(s, 0), 0)).toEqual(planner().choose(viewOf(s, 0), 0));
  });

  test.each(TABLES)('%s: what it chooses is allowed, wherever it takes over', (_, scenario, options) => {
    const steps = new Set<string>();
    for (const s of positions(scenario, options, 90, 120)) {
      const seat = firstSeatToAct(game, s);
      const action = planner('veteran', below(99, randomBits(s[AT.turn]))).choose(viewOf(s, seat), seat);
      expect(game.phase(s).refuse(s, seat, action), `${stepOf(s)} ${JSON.stringify(action)}`).toBeNull();
      steps.add(stepOf(s));
    }
    expect(steps.size).toBeGreaterThan(3);
  });

  test.each(TABLES)('%s: it plays every seat to the end', (_, scenario, options) => {
    const s = begin(scenario, options);
    const players = [0, 1, 2].map((seat) => planner('conscript', seat));
    const dice = seededDice('dice');
    let length = 0;
    for (let seat = firstSeatToAct(game, s); seat >= 0; seat = firstSeatToAct(game, s)) {
      expect(submit(game, s, seat, players[seat].choose(viewOf(s, seat), seat), dice)).toBeNull();
      expect(++length).toBeLessThan(5000);
    }
    expect(game.outcome(s)).not.toBeNull();
  });

  test('what it cannot see changes nothing', () => {
    let compared = 0;
    for (const s of positions('historical', {}, 25, 250)) {
      const seat = firstSeatToAct(game, s);
      const other = determinize(viewOf(s, seat), seat, randomBits(compared));
      if (sameState(other, s)) continue;
      expect(planner().choose(viewOf(other, seat), seat)).toEqual(planner().choose(viewOf(s, seat), seat));
      compared++;
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('the same seed gives the same choices, another one others', () => {
    const play = (seed: string): Action[] => {
      const s = begin('free');
      const players = [0, 1].map((seat) => planner('veteran', `${seed} ${seat}`));
      const dice = seededDice('dice');
      const done: Action[] = [];
      while (done.length < 120) {
        const seat = firstSeatToAct(game, s);
        if (seat < 0) break;
        done.push(players[seat].choose(viewOf(s, seat), seat));
        submit(game, s, seat, done[done.length - 1], dice);
      }
      return done;
    };
    expect(play('a')).toEqual(play('a'));
    expect(play('a')).not.toEqual(play('b'));
  });

  test('a thought that is dropped leaves nothing behind, and the view as it is', () => {
    const s = begin('historical');
    const view = viewOf(s, 0);
    const before = view.slice();
    const interrupted = planner();
    const thinking = interrupted.think(view, 0);
    expect(thinking.next().done).toBe(false);
    expect(interrupted.choose(view, 0)).toEqual(planner().choose(view, 0));
    expect(view).toEqual(before);
  });

  test.each([
    ['French', 0],
    ['Allies', 1],
  ])('the %s beat those who play by lot', (_, seat) => {
    const players = [createPlayer('random'), createPlayer('random')];
    players[seat] = planningPlayer('veteran');
    const { outcome } = playGame(game, { scenario: 'free', options: {} }, players, seededDice('d'), randomBits('p'));
    expect(outcome.winners).toEqual([seat]);
  });
});

describe('the greedy player', () => {
  test.each(TABLES.slice(0, 5))('%s: it plays every seat of Napoleon 1815 to the end', (_, scenario, options) => {
    const players = [0, 1, 2].map(() => createPlayer('greedy'));
    const { outcome } = playGame(game, { scenario, options }, players, seededDice('d'), randomBits('p'));
    expect(outcome.winners.length).toBeGreaterThan(0);
  });
});

describe('what it believes', () => {
  const countsOf = (s: State, army: number): number[] =>
    Array.from({ length: board.TOWNS }, (_, town) => position.blocksOfArmy(s, town, army));

  test.each(TABLES)('%s: every picture fits what is seen', (_, scenario, options) => {
    const beliefs = [0, 1, 2].map((seat) => createBeliefs(4, seat));
    let looked = 0;
    for (const s of positions(scenario, options, 1, 250)) {
      const seat = firstSeatToAct(game, s);
      const view = viewOf(s, seat);
      beliefs[seat].observe(view, seat);
      for (const { town, weight } of beliefs[seat].pictures) {
        expect(weight).toBeGreaterThan(0);
        looked++;
        for (const army of [0, 1, 2]) {
          if (position.ownerOf(view, army) === seat) continue;
          const counts = new Array<number>(board.TOWNS).fill(0);
          for (const unit of units.UNITS_OF_ARMY[army]) if (town[unit] >= 0) counts[town[unit]]++;
          expect(counts).toEqual(countsOf(view, army));
        }
      }
    }
    expect(looked).toBeGreaterThan(20);
  });

  test('the fixed set-up is known to all', () => {
    const s = begin('historical');
    const beliefs = createBeliefs(3, 'x');
    beliefs.observe(viewOf(s, 0), 0);
    for (const { town } of beliefs.pictures)
      for (const unit of units.UNITS_OF[1]) expect(town[unit]).toBe(position.whereIs(s, unit));
  });

  test('two towns in a turn is most likely a mounted unit', () => {
    const s = begin('historical');
    const beliefs = createBeliefs(64, 'x');
    beliefs.observe(viewOf(s, 0), 0);
    // One of the four at Charleroi is mounted.
    const cavalry = units.unitIndex('pr-1-cav');
    const moved = s.slice();
    const far = board.NET.indexOf('gembloux');
    moved[AT.where + cavalry] = far;
    moved[AT.shownWhere + cavalry] = far;
    moved[AT.turn] = 3;
    game.rebuild(moved);
    beliefs.observe(viewOf(moved, 0), 0);
    const share = beliefs.pictures.reduce((sum, { town, weight }) => sum + (town[cavalry] === far ? weight : 0), 0);
    const total = beliefs.pictures.reduce((sum, { weight }) => sum + weight, 0);
    expect(share / total).toBeGreaterThan(0.4);
  });

  test('who is gone is nowhere', () => {
    const s = begin('historical');
    const beliefs = createBeliefs(3, 'x');
    beliefs.observe(viewOf(s, 0), 0);
    const lost = units.unitIndex('pr-1-inf1');
    const after = s.slice();
    for (const field of [AT.where, AT.shownWhere]) after[field + lost] = ELIMINATED;
    game.rebuild(after);
    beliefs.observe(viewOf(after, 0), 0);
    for (const { town } of beliefs.pictures) expect(town[lost]).toBe(-1);
  });
});

describe('its parts', () => {
  test('every march of a Group can be made', () => {
    const s = begin('historical');
    const marches = marchesOf(game, s, 0);
    expect(marches.length).toBeGreaterThan(10);
    for (const { moves } of marches) {
      const state = s.slice();
      for (const move of moves) expect(submit(game, state, 0, move, seededDice(1))).toBeNull();
    }
  });

  test('what the script chooses is allowed, whatever the stance, and it needs no more than the view', () => {
    const script = createScript(game);
    for (const [i, stance] of Object.values(STANCES).entries()) {
      const s = begin(LIGNY);
      const dice = seededDice(i);
      for (let n = 0; n < 200; n++) {
        const seat = firstSeatToAct(game, s);
        if (seat < 0) break;
        expect(submit(game, s, seat, script.choose(viewOf(s, seat), seat, stance), dice)).toBeNull();
      }
    }
  });

  test('who leaves a battle loses less than who stands against many', () => {
    const few = { ...LIGNY, units: { ...LIGNY.units } as Record<string, string> };
    for (const id of units.UNIT_IDS) if (!isFrench(id)) few.units[id] = 'liege';
    for (const id of ['pr-1-inf1', 'pr-1-inf2', 'pr-1-cav', 'pr-1-art']) few.units[id] = 'ligny';
    const mean = (stance: Stance): number => {
      const script = createScript(game);
      let sum = 0;
      for (let i = 0; i < 6; i++) {
        const s = begin(few, {}, `${i}`);
        const dice = seededDice(i);
        for (let seat = firstSeatToAct(game, s); seat >= 0 && s[AT.turn] === 5; seat = firstSeatToAct(game, s))
          game.phase(s).apply(s, seat, script.choose(s, seat, seat === 1 ? stance : STANCES.assault), dice, null);
        sum += appraise(s, 1);
      }
      return sum / 6;
    };
    expect(mean(STANCES.leave)).toBeGreaterThan(mean({ engage: 99, leave: 0, column: 0 }));
  });
});
