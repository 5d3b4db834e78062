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
import {
  type Action,
  board,
  createNapoleon1815,
  determinize,
  places,
  position,
  tables,
  units,
} from '@hundred-days/napoleon-1815';
import { appraise, distance, worthOf } from '@hundred-days/napoleon-1815/appraisal';
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
import { type Beliefs, createBeliefs } from '../src/napoleon-1815/beliefs.ts';
import { marchesOf } from '../src/napoleon-1815/manoeuvre.ts';
import { createScript, isRidden, STANCES, type Stance } from '../src/napoleon-1815/script.ts';

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
    expect(canPlay('marshal:uniform', 'napoleon-1815')).toBe(true);
    expect(canPlay('marshal:uniform', 'napoleon-at-waterloo')).toBe(false);
    const s = begin('historical');
    const own = createPlannerWith(STAFF, game, { level: 'veteran', seed: 1, tuning: SMALL });
    expect(own.choose(viewOf(s, 0), 0)).toEqual(planner().choose(viewOf(s, 0), 0));
  });

  test.each(TABLES)('%s: what it chooses is allowed, wherever it takes over', (_, scenario, options) => {
    const steps = new Set<string>();
    // A battle of all units takes long to try out.
    for (const s of positions(scenario, options, 90, scenario === LIGNY ? 70 : 120)) {
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

  test.each([
    ['two players', {}, 25, [0, 1]],
    ['three players', { threePlayers: true }, 60, [0, 1, 2]],
  ])('%s: what it cannot see changes nothing', (_, options, every, seats) => {
    let compared = 0;
    const met = new Set<number>();
    for (const s of positions('historical', options, every, 250)) {
      const seat = firstSeatToAct(game, s);
      const other = determinize(viewOf(s, seat), seat, randomBits(compared));
      if (sameState(other, s)) continue;
      expect(planner().choose(viewOf(other, seat), seat)).toEqual(planner().choose(viewOf(s, seat), seat));
      compared++;
      met.add(seat);
    }
    expect(compared).toBeGreaterThan(10);
    expect([...met].sort()).toEqual(seats);
  });

  test('two computers beside somebody else: each is given the view of its seat, and what is hidden from it stays hidden', () => {
    const s = begin('historical', { threePlayers: true });
    const lots = createPlayer('random');
    const bits = randomBits('person');
    const computers = [1, 2].map((seat) => planner('conscript', seat));
    const dice = seededDice('dice');
    const asked = [0, 0, 0];
    for (let seat = firstSeatToAct(game, s); seat >= 0; seat = firstSeatToAct(game, s)) {
      const view = viewOf(s, seat);
      asked[seat]++;
      for (const army of [0, 1, 2]) {
        if (army === seat) continue;
        // 11.0d: of the ally no more than of the enemy.
        const hidden = [...units.UNITS_OF_ARMY[army]].filter((unit) => view[AT.where + unit] === position.UNKNOWN);
        for (const unit of hidden) expect(view[AT.strength + unit]).toBe(0);
      }
      const before = view.slice();
      const action = seat === 0 ? lots.choose(game, view, 0, bits) : computers[seat - 1].choose(view, seat);
      expect(view).toEqual(before);
      expect(submit(game, s, seat, action, dice)).toBeNull();
    }
    for (const count of asked) expect(count).toBeGreaterThan(10);
    expect(game.outcome(s)).not.toBeNull();
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
    const wins = ['a', 'b', 'c'].filter((seed) => {
      const players = [createPlayer('random'), createPlayer('random')];
      players[seat] = planningPlayer('veteran');
      const setup = { scenario: 'free', options: {} };
      return playGame(game, setup, players, seededDice(seed), randomBits(seed)).outcome.winners.includes(seat);
    });
    // Dice can cost one of them, not two.
    expect(wins.length).toBeGreaterThanOrEqual(2);
  });
});

describe('the greedy player', () => {
  test.each([TABLES[1], TABLES[2], TABLES[4]])(
    '%s: it plays every seat of Napoleon 1815 to the end',
    (_, scenario, options) => {
      const players = [0, 1, 2].map(() => createPlayer('greedy'));
      const { outcome } = playGame(game, { scenario, options }, players, seededDice('d'), randomBits('p'));
      expect(outcome.winners.length).toBeGreaterThan(0);
    },
  );
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

  const [mons, solre, beaumont] = ['mons', 'solre', 'beaumont'].map((id) => board.NET.indexOf(id));
  /** Makes French moves, given as a unit and the towns of its way, and ends the step. */
  function frenchMarch(s: State, ...ways: readonly (readonly [string, ...string[]])[]): void {
    const dice = seededDice('march');
    for (const [id, ...way] of ways) {
      const unit = units.unitIndex(id);
      const path = [position.whereIs(s, unit), ...way.map((town) => board.NET.indexOf(town))];
      expect(submit(game, s, 0, { type: 'move', unit, path }, dice)).toBeNull();
    }
    expect(submit(game, s, 0, { type: 'end' }, dice)).toBeNull();
  }
  /** What share of the pictures, by weight, have it so. */
  function believed(beliefs: Beliefs, is: (town: Int16Array) => boolean): number {
    const sum = (list: Beliefs['pictures']): number => list.reduce((total, { weight }) => total + weight, 0);
    return sum(beliefs.pictures.filter(({ town }) => is(town))) / sum(beliefs.pictures);
  }
  const startsOf = (s: State, town: number): number[] =>
    [...units.UNITS_OF[0]].filter((unit) => position.whereIs(s, unit) === town);

  test.each<[string, readonly [string, ...string[]][], string]>([
    ['the roads are not told', [], 'movement'],
    ['the roads are told before the dice', [['fr-1cc-cav', 'philippeville', 'dinant', 'ciney']], 'march'],
  ])('a Group that takes the place of another is not taken for a force march: %s', (_, marched, step) => {
    const s = begin('historical');
    const beliefs = createBeliefs(64, 'x');
    beliefs.observe(viewOf(s, 1), 1);
    const [theirs, ours] = [startsOf(s, beaumont), startsOf(s, solre)];
    // Five blocks go on to Mons, as many come after them: more than there are riders, and at Solre nothing seems to change.
    const ahead = ['fr-1-inf1', 'fr-1-inf2', 'fr-1-art', 'fr-2-inf1', 'fr-2-inf2'];
    const after = ['fr-g-inf', 'fr-3-inf1', 'fr-3-inf2', 'fr-6-inf', 'fr-g-art1'];
    const ways = [...ahead.map((id) => [id, 'mons'] as const), ...after.map((id) => [id, 'solre'] as const)];
    frenchMarch(s, ...ways, ...marched);
    expect(stepOf(s)).toBe(step);
    beliefs.observe(viewOf(s, 1), 1);
    expect(believed(beliefs, (town) => ours.filter((unit) => town[unit] === mons).length === 5)).toBeGreaterThan(0.6);
    expect(believed(beliefs, (town) => theirs.filter((unit) => town[unit] === solre).length === 5)).toBeGreaterThan(
      0.9,
    );
  });

  test('who is left behind alone is rather the weakest of a stack', () => {
    const s = begin('historical');
    const beliefs = createBeliefs(64, 'x');
    beliefs.observe(viewOf(s, 1), 1);
    const stack = startsOf(s, solre);
    const worth = (unit: number): number => worthOf(unit, position.strengthOf(s, unit));
    const [weakest, strongest] = [Math.min, Math.max].map((pick) => pick(...stack.map(worth)));
    const weak = stack.filter((unit) => worth(unit) === weakest);
    const strong = stack.filter((unit) => worth(unit) === strongest);
    frenchMarch(s, ...stack.slice(1).map((unit): [string, string] => [units.UNIT_IDS[unit], 'mons']));
    beliefs.observe(viewOf(s, 1), 1);
    const stays = (group: readonly number[]): number =>
      believed(beliefs, (town) => group.some((unit) => town[unit] === solre)) / group.length;
    expect(stays(weak)).toBeGreaterThan(2 * stays(strong));
  });

  test('a unit that is seen where another was thought to be has changed places with it', () => {
    const s = begin('historical');
    const [cavalry, infantry] = ['pr-1-cav', 'pr-2-inf1'].map(units.unitIndex);
    const [here, there] = [cavalry, infantry].map((unit) => position.whereIs(s, unit));
    expect(distance(here, there)).toBeGreaterThan(1);
    const beliefs = createBeliefs(16, 'x');
    beliefs.observe(viewOf(s, 0), 0);
    // In truth they stood the other way round; now the cavalry is seen in a skirmish.
    const shown = s.slice();
    shown[AT.turn] = 2;
    for (const field of [AT.where, AT.shownWhere]) {
      shown[field + cavalry] = there;
      shown[field + infantry] = here;
    }
    for (const field of [AT.flags, AT.shownFlags]) shown[field + cavalry] |= position.FACE_UP;
    game.rebuild(shown);
    expect(viewOf(shown, 0)[AT.where + cavalry]).toBe(there);
    beliefs.observe(viewOf(shown, 0), 0);
    for (const { town } of beliefs.pictures) {
      expect(town[cavalry]).toBe(there);
      const moved = [...units.UNITS_OF_ARMY[2]].filter((unit) => town[unit] !== position.whereIs(s, unit));
      expect(moved).toHaveLength(2);
    }
  });

  /** How far from the truth both sides are at the end of their moves, in one game: by beliefs, and by guesses from the view alone. */
  function errorsIn(scenario: string, seed: string): [number, number] {
    const s = begin(scenario);
    const players = [0, 1].map((seat) => createPlanner(game, { level: 'conscript', seed: `${seed} ${seat}` }));
    const beliefs = [0, 1].map((seat) => createBeliefs(64, seat));
    const dice = seededDice(seed);
    const bits = randomBits('draws');
    let [believed, guessed] = [0, 0];
    for (let seat = firstSeatToAct(game, s); seat >= 0; seat = firstSeatToAct(game, s)) {
      for (const viewer of [0, 1]) beliefs[viewer].observe(viewOf(s, viewer), viewer);
      const view = viewOf(s, seat);
      const action = players[seat].choose(view, seat);
      if (stepOf(s) === 'movement' && action.type === 'end') {
        const pictures = beliefs[seat].draw(24, bits);
        believed += astray(
          s,
          seat,
          pictures.map((picture) => determinize(view, seat, bits, picture)),
        );
        guessed += astray(
          s,
          seat,
          pictures.map(() => determinize(view, seat, bits)),
        );
      }
      submit(game, s, seat, action, dice);
    }
    return [believed, guessed];
  }

  test.each([
    ['free', 0.85],
    ['historical', 0.5],
  ])('%s: it is nearer the truth than a guess from the view alone', (scenario, share) => {
    const errors = ['a', 'b'].map((seed) => errorsIn(scenario, seed));
    const [believed, guessed] = [0, 1].map((which) => errors.reduce((sum, error) => sum + error[which], 0));
    expect(guessed).toBeGreaterThan(0);
    expect(believed / guessed).toBeLessThan(share);
  });

  /** How far the worth of the enemy's stacks, in the mean of some whole positions, is from the truth. */
  function astray(s: State, seat: number, guesses: readonly State[]): number {
    const off = new Float64Array(board.TOWNS);
    for (const unit of units.UNITS_OF[1 - seat]) {
      if (position.onMap(s, unit)) off[position.whereIs(s, unit)] -= worthOf(unit, position.strengthOf(s, unit));
      for (const guess of guesses)
        if (position.onMap(guess, unit))
          off[position.whereIs(guess, unit)] += worthOf(unit, position.strengthOf(guess, unit)) / guesses.length;
    }
    return off.reduce((sum, error) => sum + Math.abs(error), 0);
  }

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

  /** Three French cavalry corps upon three Prussian brigades, one to a position; the Prussians are to act. */
  function ridden(): State {
    const at = (id: string): string => {
      if (/^fr-(g|1cc|2cc|3cc|4cc)-cav$|^pr-[124]-inf1$/.test(id)) return 'ligny';
      return isFrench(id) ? 'beaumont' : 'liege';
    };
    const entries = { ligny: ['charleroi'] };
    const described = { ...LIGNY, entries, units: Object.fromEntries(units.UNIT_IDS.map((id) => [id, at(id)])) };
    const s = begin(described);
    const script = createScript(game);
    const dice = seededDice('r');
    for (let i = 0; i < 60; i++) {
      const seat = firstSeatToAct(game, s);
      if (seat === 1 && stepOf(s) === 'combat') break;
      submit(
        game,
        s,
        seat,
        script.choose(s, seat, seat === 0 ? { ...STANCES.assault, engage: 0 } : STANCES.stand),
        dice,
      );
    }
    return s;
  }

  test('infantry with cavalry alone upon it may form square, which the planner weighs', () => {
    const s = ridden();
    expect(stepOf(s)).toBe('combat');
    expect(isRidden(s, 1)).toBe(true);
    expect(isRidden(s, 0)).toBe(false);
    const script = createScript(game);
    expect(script.choose(s, 1, STANCES.squares).type).toBe('square');
    expect(script.choose(s, 1, STANCES.stand).type).not.toBe('square');
    const action = planner('veteran').choose(viewOf(s, 1), 1);
    expect(game.phase(s).refuse(s, 1, action)).toBeNull();
  });

  test('the stronger unit takes over the Farm of its position, once', () => {
    const s = ridden();
    const [weak, strong] = ['pr-1-inf1', 'pr-2-inf1'].map(units.unitIndex);
    const slot = position.slotOf(s, s[AT.fight]);
    for (const [unit, strength] of [
      [weak, 1],
      [strong, 4],
    ]) {
      s[AT.place + unit] = s[AT.place + weak];
      s[AT.strength + unit] = strength;
    }
    s[AT.flags + weak] |= position.HOLDS;
    const riders = [...units.UNITS_OF[0]].filter((unit) => s[AT.place + unit] > 0);
    for (const [i, unit] of riders.entries()) s[AT.place + unit] = places.HOME_PLACES[i % 3];
    s[AT.markers + slot * position.HOMES + places.homeOf(s, 1, s[AT.place + weak])] = tables.FARM;
    game.rebuild(s);
    const script = createScript(game);
    expect(script.choose(s, 1, STANCES.stand)).toEqual({ type: 'hold', unit: strong });
    expect(submit(game, s, 1, { type: 'hold', unit: strong }, seededDice(1))).toBeNull();
    // With nobody to fire at, the weak one is still free to take it back: that would go on for ever.
    expect(game.phase(s).refuse(s, 1, { type: 'hold', unit: weak })).toBeNull();
    for (let i = 0; i < 20 && firstSeatToAct(game, s) === 1 && stepOf(s) === 'combat'; i++) {
      const action = script.choose(s, 1, { ...STANCES.stand, leave: 0 });
      expect(action.type).not.toBe('hold');
      submit(game, s, 1, action, seededDice(i));
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
    expect(mean(STANCES.leave)).toBeGreaterThan(mean({ ...STANCES.stand, leave: 0 }));
  });
});
