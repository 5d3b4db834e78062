import {
  below,
  firstSeatToAct,
  randomBits,
  type Setup,
  type State,
  sameState,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { type Action, places, position, tables } from '@hundred-days/napoleon-1815';
import { appraise, distance } from '@hundred-days/napoleon-1815/appraisal';
import { determinize } from '@hundred-days/napoleon-1815/determinize';
import { createPlayer, playGame } from '@hundred-days/opponents';
import { canPlay } from '@hundred-days/opponents/ladder';
import { STAFF } from '@hundred-days/opponents/napoleon-1815';
import {
  conclude,
  createPlanner,
  createPlannerWith,
  type LevelName,
  type Planner,
} from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { Campaign } from '../src/napoleon-1815/campaign.ts';
import { canFollow, isAttack, marchesOf } from '../src/napoleon-1815/manoeuvre.ts';
import { cautionOf, meritOf, type Plan } from '../src/napoleon-1815/plan.ts';
import { createScript, isRidden, STANCES, type Stance } from '../src/napoleon-1815/script.ts';
import { createTrials } from '../src/napoleon-1815/trials.ts';
import { createPurse } from '../src/napoleon-1815/weighing.ts';
import { CHARACTERS } from '../src/napoleon-1815/weights.ts';
import { BEFORE_HAL, begin, game, heading, inTowns, isFrench, LIGNY, positions, TABLES, viewOf, w } from './blocks.ts';
import { expectUntouched } from './playing.ts';

const { stepOf } = position;

/** Small budgets: most of these tests are about what a player does, not how well. */
const SMALL = { nodes: 12, rows: 1 };
const planner = (level: LevelName = 'veteran', seed: number | string = 1): Planner<Action> =>
  createPlanner(game, { level, seed, tuning: SMALL });

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
      const action = planner('veteran', below(99, randomBits(s[w.at.turn]))).choose(viewOf(s, seat), seat);
      expect(game.phase(s).refuse(s, seat, action), `${stepOf(w, s)} ${JSON.stringify(action)}`).toBeNull();
      steps.add(stepOf(w, s));
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
      const other = determinize(w, viewOf(s, seat), seat, randomBits(compared));
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
        const hidden = [...w.unitsOfArmy[army]].filter((unit) => view[w.at.where + unit] === position.UNKNOWN);
        for (const unit of hidden) expect(view[w.at.strength + unit]).toBe(0);
      }
      const before = view.slice();
      const action = seat === 0 ? lots.choose(game, view, 0, bits) : computers[seat - 1].choose(view, seat);
      expectUntouched(view, before);
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
    expectUntouched(view, before);
  });
});

describe('the greedy player', () => {
  test('plays every seat of Napoleon 1815 to the end', () => {
    const setup = { scenario: 'historical', options: { threePlayers: true } };
    const players = [0, 1, 2].map(() => createPlayer('greedy'));
    const { outcome } = playGame(game, setup, players, seededDice('d'), randomBits('p'));
    expect(outcome.winners.length).toBeGreaterThan(0);
  });
});

describe('its time', () => {
  /** The same game, and how many actions have been carried out in it, in thought as well. */
  function counted(): { table: typeof game; done(): number } {
    let count = 0;
    const phase: typeof game.phase = (s) => {
      const now = game.phase(s);
      const apply: typeof now.apply = (...given) => {
        count++;
        now.apply(...given);
      };
      return Object.assign(Object.create(now), { apply });
    };
    return { table: Object.assign(Object.create(game), { phase }), done: () => count };
  }

  test('a Player Turn is thought over with so many decisions of the script, however long its battles are', () => {
    const { table, done } = counted();
    const tuning = { nodes: 1, rows: 6 };
    const [french, allies] = [1, 2].map((seed) => createPlanner(table, { level: 'marshal', seed, tuning }));
    const s = begin(LIGNY);
    const dice = seededDice('long');
    const thought = [0, 0];
    for (let i = 0; i < 400 && s[w.at.turn] === 5; i++) {
      const seat = firstSeatToAct(game, s);
      const before = done();
      const action = (seat === 0 ? french : allies).choose(viewOf(s, seat), seat);
      thought[seat] += done() - before;
      submit(game, s, seat, action, dice);
    }
    // Decisions for the Group Moves and for the battles; a weighing that has begun a world ends it.
    const most = 1.4 * 12_014 + 24_000 + 2000;
    for (const decisions of thought) {
      expect(decisions).toBeGreaterThan(5000);
      expect(decisions).toBeLessThan(most);
    }
  });

  test('of what is left for a Player Turn one weighing takes a part, and little is nothing', () => {
    const purse = createPurse(w, 10_000);
    const s = begin(LIGNY);
    expect(purse.allowance(s)).toBe(2000);
    purse.spend(s, 5000);
    expect(purse.allowance(s)).toBe(1000);
    purse.spend(s, 4000);
    expect(purse.allowance(s)).toBe(0);
    s[w.at.turn]++;
    expect(purse.allowance(s)).toBe(2000);
  });
});

describe('its parts', () => {
  test('every march of a Group can be made', () => {
    const s = begin('historical');
    const marches = marchesOf(w, game, s, 0);
    expect(marches.length).toBeGreaterThan(10);
    for (const { moves } of marches) {
      const state = s.slice();
      for (const move of moves) expect(submit(game, state, 0, move, seededDice(1))).toBeNull();
    }
  });

  test('what the script chooses is allowed, whatever the stance, and it needs no more than the view', () => {
    const script = createScript(w, game);
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
    const described = { ...LIGNY, entries, units: Object.fromEntries(w.unitIds.map((id) => [id, at(id)])) };
    const s = begin(described);
    const script = createScript(w, game);
    const dice = seededDice('r');
    for (let i = 0; i < 60; i++) {
      const seat = firstSeatToAct(game, s);
      if (seat === 1 && stepOf(w, s) === 'combat') break;
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
    expect(stepOf(w, s)).toBe('combat');
    expect(isRidden(w, s, 1)).toBe(true);
    expect(isRidden(w, s, 0)).toBe(false);
    const script = createScript(w, game);
    expect(script.choose(s, 1, STANCES.squares).type).toBe('square');
    expect(script.choose(s, 1, STANCES.stand).type).not.toBe('square');
    const action = planner('veteran').choose(viewOf(s, 1), 1);
    expect(game.phase(s).refuse(s, 1, action)).toBeNull();
  });

  test('the stronger unit takes over the Farm of its position, once', () => {
    const s = ridden();
    const [weak, strong] = ['pr-1-inf1', 'pr-2-inf1'].map(w.unitIndex);
    const slot = position.slotOf(w, s, s[w.at.fight]);
    for (const [unit, strength] of [
      [weak, 1],
      [strong, 4],
    ]) {
      s[w.at.place + unit] = s[w.at.place + weak];
      s[w.at.strength + unit] = strength;
    }
    position.mark(w, s, weak, position.HOLDS);
    const riders = [...w.unitsOf[0]].filter((unit) => s[w.at.place + unit] > 0);
    for (const [i, unit] of riders.entries()) s[w.at.place + unit] = places.HOME_PLACES[i % 3];
    s[w.at.markers + slot * position.HOMES + places.homeOf(w, s, 1, s[w.at.place + weak])] = tables.FARM;
    game.rebuild(s);
    const script = createScript(w, game);
    expect(script.choose(s, 1, STANCES.stand)).toEqual({ type: 'hold', unit: strong });
    expect(submit(game, s, 1, { type: 'hold', unit: strong }, seededDice(1))).toBeNull();
    // With nobody to fire at, the weak one is still free to take it back: that would go on for ever.
    expect(game.phase(s).refuse(s, 1, { type: 'hold', unit: weak })).toBeNull();
    for (let i = 0; i < 20 && firstSeatToAct(game, s) === 1 && stepOf(w, s) === 'combat'; i++) {
      const action = script.choose(s, 1, { ...STANCES.stand, leave: 0 });
      expect(action.type).not.toBe('hold');
      submit(game, s, 1, action, seededDice(i));
    }
  });

  test('who leaves a battle loses less than who stands against many', () => {
    const few = { ...LIGNY, units: { ...LIGNY.units } as Record<string, string> };
    for (const id of w.unitIds) if (!isFrench(id)) few.units[id] = 'liege';
    for (const id of ['pr-1-inf1', 'pr-1-inf2', 'pr-1-cav', 'pr-1-art']) few.units[id] = 'ligny';
    const mean = (stance: Stance): number => {
      const script = createScript(w, game);
      let sum = 0;
      for (let i = 0; i < 6; i++) {
        const s = begin(few, {}, `${i}`);
        const dice = seededDice(i);
        for (let seat = firstSeatToAct(game, s); seat >= 0 && s[w.at.turn] === 5; seat = firstSeatToAct(game, s))
          game.phase(s).apply(s, seat, script.choose(s, seat, seat === 1 ? stance : STANCES.assault), dice, null);
        sum += appraise(w, s, 1);
      }
      return sum / 6;
    };
    expect(mean(STANCES.leave)).toBeGreaterThan(mean({ ...STANCES.stand, leave: 0 }));
  });

  /** Thirteen French blocks at Charleroi, four Prussians up the great road, their friends behind them; the French are to move. */
  const UPON_FOUR = {
    ...heading,
    turn: 5,
    begun: 'movement',
    units: Object.fromEntries(
      w.unitIds.map((id) => {
        if (isFrench(id)) return [id, /^fr-([126g])-|napoleon/.test(id) ? 'charleroi' : 'beaumont'];
        return [id, /^pr-1-/.test(id) ? 'quatre-bras' : 'namur'];
      }),
    ),
  };

  test('an attack on somebody who goes is worth less than on one who stands to be beaten', () => {
    const s = begin(UPON_FOUR);
    const trials = createTrials(w, game, createScript(w, game), null, (s, seat) => appraise(w, s, seat));
    const worlds = trials.imagine(viewOf(s, 0), 0, 12, randomBits('w'));
    const march = marchesOf(w, game, s, 0).find(({ to, who }) => to === w.net.indexOf('quatre-bras') && who === 'all');
    const actions = [...(march?.moves ?? []), { type: 'end' } as const];
    expect(actions.length).toBeGreaterThan(4);
    const against = (others: Stance): number =>
      worlds.states.reduce((sum, _, i) => sum + trials.one(worlds, i, 0, actions, STANCES.steady, others), 0);
    expect(against(STANCES.leave)).toBeLessThan(against({ ...STANCES.stand, leave: 0 }));
  });

  test('the decisions of the script are counted, and when they are spent a plan is made with what has been tried', () => {
    const s = begin(UPON_FOUR);
    const spent = (decisions: number): number => {
      const trials = createTrials(w, game, createScript(w, game), null, (s, seat) => appraise(w, s, seat));
      const scope = { sift: 1, samples: 8, beam: 3, trials: 400, decisions, replies: 0, replySamples: 0 };
      const thinking = new Campaign(game, viewOf(s, 0), 0, trials, scope, CHARACTERS.standard, randomBits('b')).plan();
      let step = thinking.next();
      while (step.done !== true) step = thinking.next();
      expect(canFollow(game, s, 0, step.value)).toBe(true);
      return trials.decisions;
    };
    const [little, much] = [spent(500), spent(20_000)];
    expect(little).toBeGreaterThan(100);
    expect(little).toBeLessThan(much / 2);
  });

  /** Fourteen French at Hal before twelve Anglo-Dutch in Brussels; nine Prussians at Hannut, whom nobody threatens. */
  const BEFORE_BRUSSELS = {
    ...heading,
    turn: 10,
    begun: 'movement',
    units: inTowns([
      ['hal', 'fr', 14],
      ['mons', 'fr', 6],
      ['braine-le-comte', 'fr', 3],
      ['brussels', 'ad', 12],
      ['louvain', 'ad', 1],
      ['malines', 'ad', 2],
      ['waterloo', 'pr', 4],
      ['hannut', 'pr', 9],
      ['liege', 'pr', 4],
      ['namur', 'pr', 1],
    ]),
  };

  /** The plans that were looked at closely, the best first; of so many of them with the enemy's next turn. */
  function lookedAt(described: Setup['scenario'], seat: number, seed: string, replies = 0): readonly Plan[] {
    const s = begin(described);
    const trials = createTrials(w, game, createScript(w, game), null, (s, who) => appraise(w, s, who));
    const scope = { sift: 2, samples: 12, beam: 8, trials: 2000, decisions: 20_000, replies, replySamples: 6 };
    const view = viewOf(s, seat);
    const search = new Campaign(game, view, seat, trials, scope, CHARACTERS.standard, randomBits(seed)).search();
    return [...conclude(search)].sort((a, b) => meritOf(b) - meritOf(a));
  }

  test('[5.6a] a force march that looks well and is the end of the army when the enemy has had his turn is not made', () => {
    const [roeulx, hal] = ['roeulx', 'hal'].map((id) => w.net.indexOf(id));
    const before = lookedAt(BEFORE_HAL, 0, 'a');
    const leap = before.find(({ marches: [march] }) => march?.from === roeulx && march.to === hal && march.forced);
    // It is sound, as long as the enemy does nothing: no other way to spend the turn comes near it.
    const quiet = before.filter(({ answers }) => answers.length === 1);
    expect(meritOf(before[0])).toBeGreaterThan(Math.max(...quiet.map(meritOf)) + 5);
    expect(before[0].marches.some((march) => march.to === hal && march.forced)).toBe(true);
    expect(leap?.caution).toBeGreaterThan(0.4);
    const after = lookedAt(BEFORE_HAL, 0, 'a', 4);
    const ruined = after.filter(({ marches }) => marches.some((march) => march.to === hal && march.forced));
    expect(ruined.length).toBeGreaterThan(0);
    for (const plan of ruined) {
      expect(Math.min(...plan.after.map((left) => Math.min(...left)))).toBe(-1000);
      expect(meritOf(plan)).toBeLessThan(meritOf(after[0]) - 10);
    }
  });

  test('near a defeat it counts how far trials fall short of their mean, and not where nobody is lost yet', () => {
    const plan = { marches: [], moves: [], liking: 0, answers: [STANCES.steady], tried: 2, after: [[]] };
    const worth = (values: readonly number[], caution: number): number =>
      meritOf({ ...plan, caution, values: [[...values]], lost: new Float64Array(2) });
    expect(worth([30, -20], 0)).toBe(5);
    expect(worth([30, -20], 1)).toBe(-7.5);
    expect(worth([5, 5], 1)).toBe(5);
    expect(cautionOf(w, viewOf(begin(UPON_FOUR), 0), 0)).toBe(0);
    const near = cautionOf(w, viewOf(begin(BEFORE_HAL), 0), 0);
    expect(near).toBeGreaterThan(0.5);
    expect(near).toBeLessThan(0.6);
  });

  test('[2.0a] a turn without a fight ends where one with a fight does: before the enemy has moved', () => {
    const s = begin(BEFORE_BRUSSELS);
    const trials = createTrials(w, game, createScript(w, game), null, (state, who) => appraise(w, state, who));
    const worlds = trials.imagine(viewOf(s, 1), 1, 1, randomBits('w'));
    const [world] = worlds.states;
    const then = world.slice();
    expect(submit(game, then, 1, { type: 'end' }, seededDice(1))).toBeNull();
    expect([then[w.at.turn], firstSeatToAct(game, then)]).toEqual([11, 0]);
    expect(trials.one(worlds, 0, 1, [{ type: 'end' }], STANCES.steady)).toBe(appraise(w, then, 1));
  });

  test('an army that nobody threatens marches to where the enemy stands before a city', () => {
    const [hannut, liege] = ['hannut', 'liege'].map((id) => w.net.indexOf(id));
    for (const seed of ['a', 'b']) {
      const [{ marches }] = lookedAt(BEFORE_BRUSSELS, 1, seed);
      const relief = marches.find(({ from }) => from === hannut);
      expect(relief?.moves.length).toBeGreaterThan(4);
      expect(distance(w, relief?.to ?? hannut, liege)).toBeGreaterThan(distance(w, hannut, liege));
    }
  });

  test('the plans that are looked at closely do not all strike the same blow', () => {
    const s = begin(BEFORE_BRUSSELS);
    for (const seed of ['a', 'b']) {
      const blows = new Map<number, number>();
      for (const { marches } of lookedAt(BEFORE_BRUSSELS, 1, seed))
        for (const { to } of marches.filter((march) => isAttack(w, s, march, 1)))
          blows.set(to, (blows.get(to) ?? 0) + 1);
      for (const count of blows.values()) expect(count).toBeLessThanOrEqual(3);
    }
  });
});
