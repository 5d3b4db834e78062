import {
  createWorld as createDay,
  createDayOfWaterloo,
  position as dayPosition,
  units,
} from '@hundred-days/day-of-waterloo';
import { appraisal } from '@hundred-days/day-of-waterloo/appraisal';
import { DOCUMENTS as DAY } from '@hundred-days/day-of-waterloo/data';
import { determinize } from '@hundred-days/day-of-waterloo/determinize';
import {
  type AnyAction,
  allChoices,
  everyRoll,
  firstSeatToAct,
  goalOf,
  type Place,
  type Setup,
  type State,
  sameAction,
  type Unit,
} from '@hundred-days/kernel';
import { type Action, position } from '@hundred-days/napoleon-1815';
import { appraise } from '@hundred-days/napoleon-1815/appraisal';
import { type Advice, type Counsel, conclude, createPlanner } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { ponderMarches } from '../src/day-of-waterloo/advice.ts';
import { createBeliefs as createMemory } from '../src/day-of-waterloo/beliefs.ts';
import { Campaign as DayCampaign } from '../src/day-of-waterloo/campaign.ts';
import { chargeWorth } from '../src/day-of-waterloo/charges.ts';
import { createJudge as createDayJudge, type Judge as DayJudge } from '../src/day-of-waterloo/judge.ts';
import { sightOf } from '../src/day-of-waterloo/sight.ts';
import { CHARACTERS as DAY_CHARACTERS, weightsFrom } from '../src/day-of-waterloo/weights.ts';
import { ponderMoves } from '../src/napoleon-1815/advice.ts';
import { createBeliefs } from '../src/napoleon-1815/beliefs.ts';
import { blowsOf } from '../src/napoleon-1815/blows.ts';
import { Campaign } from '../src/napoleon-1815/campaign.ts';
import { liking } from '../src/napoleon-1815/liking.ts';
import { createLuck, type Luck } from '../src/napoleon-1815/luck.ts';
import { createScript, STANCES, type Stance } from '../src/napoleon-1815/script.ts';
import { createTrials, type Trials, type Worlds } from '../src/napoleon-1815/trials.ts';
import { CHARACTERS, type Weights } from '../src/napoleon-1815/weights.ts';
import { chanceOf } from '../src/planner/chance.ts';
import { BEFORE_HAL, game as blocks, w as blockWorld, LIGNY } from './blocks.ts';
import {
  adviseIn,
  chosenIn,
  counselsOf,
  type Decision,
  decisions,
  expectParts,
  known,
  LEVEL,
  less,
  points,
  SEED,
  TUNING,
} from './reasoning.ts';

/** The reasons of the Marshal taken apart where something is hidden from him: see reasoning.ts. */

const chance = chanceOf(SEED);

describe('Napoleon 1815', () => {
  const w = blockWorld;
  const game = known(blocks);
  const { onMap, sideOfSeat, stepOf, strengthOf } = position;
  const script = createScript(w, blocks);
  const END: Action = { type: 'end' };
  const { mixing } = CHARACTERS.standard;
  /** What a level of two rows looks at. */
  const SIGHT = {
    samples: 4,
    sift: 1,
    beam: 4,
    trials: TUNING.nodes,
    decisions: 12_000 + 14 * TUNING.nodes,
    replies: 0,
    replySamples: 0,
  };
  const FIGHTS = 4;

  /** Trials as he has them in this view, and the worlds he tries things in. */
  function trialsIn({ view, seat }: Decision): { trials: Trials; made: Worlds[] } {
    const beliefs = createBeliefs(w, 16 * TUNING.rows, SEED);
    beliefs.observe(view, seat);
    const trials = createTrials(w, blocks, script, beliefs, (s, who) => appraise(w, s, who));
    const made: Worlds[] = [];
    const { imagine } = trials;
    trials.imagine = (...given) => {
      const worlds = imagine(...given);
      made.push(worlds);
      return worlds;
    };
    return { trials, made };
  }

  /** Steps that each side has on the map. */
  const steps = (s: State): number[] =>
    [0, 1].map((side) =>
      [...w.unitsOf[side]].reduce((sum, unit) => sum + (onMap(w, s, unit) ? strengthOf(w, s, unit) : 0), 0),
    );

  /** Plays on to the end of a Player Turn; the moves are those of who is on turn. */
  function playOn(
    s: State,
    turn: number,
    seat: number,
    own: Stance,
    his: Stance,
    dice: Luck,
    moves: readonly Action[] = [],
  ): void {
    const side = sideOfSeat(w, s, seat);
    const left = [...moves];
    for (let n = 0; n < 240 && s[w.at.turn] === turn; n++) {
      const who = firstSeatToAct(blocks, s);
      if (who < 0) break;
      const stance = who === seat ? own : sideOfSeat(w, s, who) === side ? STANCES.steady : his;
      const action = (stepOf(w, s) === 'movement' ? left.shift() : undefined) ?? script.choose(s, who, stance);
      dice.turnTo(s[w.at.fight], who);
      blocks.phase(s).apply(s, who, action, dice, null);
    }
  }

  /** Plays on from some actions in one of the worlds to the end of the Player Turn. */
  function playedOut(worlds: Worlds, i: number, seat: number, actions: readonly AnyAction[], own: Stance, his: Stance) {
    const s = worlds.states[i].slice();
    const dice = createLuck(worlds.luck(i));
    const before = steps(s);
    for (const action of actions) blocks.phase(s).apply(s, seat, action as Action, dice, null);
    playOn(s, worlds.states[i][w.at.turn], seat, own, his, dice);
    const after = steps(s);
    return { s, value: appraise(w, s, seat), lost: before.map((count, of) => count - after[of]) };
  }

  /** From there through the enemy's turn: he strikes the blow that came out best when he tried it, if it is better than none. */
  function afterHim(worlds: Worlds, i: number, seat: number, s: State, own: Stance): number {
    const who = firstSeatToAct(blocks, s);
    const { steady } = STANCES;
    const left = (moves: readonly Action[], whose: number, stance: Stance, dice: string): number => {
      const then = s.slice();
      playOn(then, s[w.at.turn], whose, stance, steady, createLuck(`${worlds.luck(i)} ${dice}`), moves);
      return appraise(w, then, whose);
    };
    const blows = who < 0 ? [] : blowsOf(w, blocks, s, who, 3).map(({ moves }) => [...moves, END]);
    const came = blows.map((moves) => left(moves, who, steady, 'weighed'));
    const most = Math.max(...came);
    const strikes = blows.length > 0 && most > left([], who, steady, 'weighed') + 1;
    return left(strikes ? blows[came.indexOf(most)] : [], seat, own, 'struck');
  }

  const meanOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

  /** How near the armies of a seat are to their defeat; the French care the less the later it is (10.2b). */
  function cautionIn({ view, seat }: Decision): number {
    const late = sideOfSeat(w, view, seat) === 0 ? Math.max(0, (view[w.at.turn] - 8) / 15) ** 3 : 0;
    const armies = [0, 1, 2].filter((army) => (army === 0) === (sideOfSeat(w, view, seat) === 0));
    const gone = armies.map((army) => position.eliminatedOf(w, view, army) / (w.defeatedAt[army] - 1));
    return (1 - late) * Math.max(0, ...gone.filter((share) => share <= 1)) ** 2;
  }

  /** Near a defeat what falls short of the mean counts as well. */
  function priced(decision: Decision, values: readonly number[]): number {
    const mean = meanOf(values);
    return mean - cautionIn(decision) * meanOf(values.map((value) => Math.max(0, mean - value)));
  }

  function tried(worlds: Worlds, count: number, seat: number, actions: readonly AnyAction[], own: Stance, his: Stance) {
    const all = Array.from({ length: count }, (_, i) => playedOut(worlds, i, seat, actions, own, his));
    const values = all.map(({ value }) => value);
    return { values, value: meanOf(values), lost: all.map(({ lost }) => lost) };
  }

  test('Group Moves: worth, losses and answers are those of the trials, against staying', () => {
    let taken = 0;
    const attacks = new Set<Weights>();
    for (const decision of decisions(game, { scenario: 'historical', options: {} }, 3, 900)) {
      const { view, seat } = decision;
      if (stepOf(w, view) !== 'movement') continue;
      const { trials, made } = trialsIn(decision);
      // Who is bold counts more for a fight, and says so.
      const weights = taken % 2 === 1 ? CHARACTERS.standard : CHARACTERS.bold;
      const search = new Campaign(blocks, view, seat, trials, SIGHT, weights, chance(view, seat)).search();
      const advice = conclude(ponderMoves(blocks, view, seat, search));
      if (weights === CHARACTERS.standard) expect(adviseIn(game, view, seat)).toEqual(advice);
      const worlds = made[made.length - 1];
      const { steady, leave } = STANCES;
      const side = sideOfSeat(w, view, seat);
      for (const { actions, worth, lines, why } of counselsOf(advice)) {
        const losses = lines.find(({ code }) => code === 'losses')?.numbers ?? {};
        const answers = why.code === 'gain' ? [steady, leave] : [steady];
        const liked = liking(w, view, side, actions as Action[], weights);
        const count = losses.trials / answers.length;
        const moves = actions.some(({ type }) => type === 'end') ? actions : [...actions, END];
        const still = priced(decision, tried(worlds, count, seat, [END], steady, steady).values);
        const came = answers.map((answer) => tried(worlds, count, seat, moves, steady, answer));
        const against = came.map(({ values }) => priced(decision, values) + liked - still);
        expect(worth).toBeCloseTo(Math.min(...against), 9);
        expect(points(lines, 'worth')).toBe(worth);
        const lost = came.flatMap(({ lost }) => lost);
        expect(losses.own).toBeCloseTo(meanOf(lost.map((of) => of[side])), 9);
        expect(losses.his).toBeCloseTo(meanOf(lost.map((of) => of[1 - side])), 9);
        if (answers.length === 1) continue;
        const said = lines.find(({ code }) => code === 'answers')?.numbers ?? {};
        expect(said.stands).toBeCloseTo(against[0], 9);
        expect(said.leaves).toBeCloseTo(against[1], 9);
        expect(Math.min(said.stands, said.leaves)).toBeCloseTo(worth ?? 0, 9);
        attacks.add(weights);
      }
      taken++;
      const { best, next } = advice;
      expect(best.worth).toBeGreaterThanOrEqual(next?.worth ?? 0);
      if (weights === CHARACTERS.standard && (best.worth ?? 0) - (next?.worth ?? 0) > mixing)
        expect(sameAction(chosenIn(game, view, seat), best.actions[0])).toBe(true);
    }
    expect(taken).toBeGreaterThan(5);
    expect(attacks.size).toBe(2);
  });

  test('Group Moves: near a defeat what the next turn of the enemy leaves is among what the best plans are worth', () => {
    const sight = { ...SIGHT, replies: 2, replySamples: 3 };
    const { steady, leave } = STANCES;
    let struck = 0;
    for (const decision of decisions(game, { scenario: BEFORE_HAL, options: {} }, 1, 120)) {
      const { view, seat } = decision;
      const caution = cautionIn(decision);
      if (stepOf(w, view) !== 'movement' || caution < 0.1) continue;
      const { trials, made } = trialsIn(decision);
      const search = new Campaign(blocks, view, seat, trials, sight, CHARACTERS.standard, chance(view, seat)).search();
      const advice = conclude(ponderMoves(blocks, view, seat, search));
      const worlds = made[made.length - 1];
      const worthOf = (moves: readonly AnyAction[], answers: readonly Stance[]): number => {
        const came = answers.map((his) =>
          Array.from({ length: sight.samples }, (_, i) => playedOut(worlds, i, seat, moves, steady, his)),
        );
        const means = came.map((those) => meanOf(those.map(({ value }) => value)));
        const worst = came[means.indexOf(Math.min(...means))];
        const before = came.map((those) =>
          priced(
            decision,
            those.map(({ value }) => value),
          ),
        );
        const met = [steady, leave].map((own) =>
          priced(
            decision,
            worst.slice(0, sight.replySamples).map(({ s }, i) => afterHim(worlds, i, seat, s, own)),
          ),
        );
        if (met[0] !== met[1]) struck++;
        return (1 - caution) * Math.min(...before) + caution * Math.max(...met);
      };
      for (const { actions, worth, lines, why } of counselsOf(advice)) {
        const moves = actions.some(({ type }) => type === 'end') ? actions : [...actions, END];
        const answers = why.code === 'gain' ? [steady, leave] : [steady];
        expect(worth).toBeCloseTo(worthOf(moves, answers) - worthOf([END], [steady]), 9);
        expect(points(lines, 'worth')).toBe(worth);
      }
    }
    expect(struck).toBeGreaterThan(0);
  });

  test('battles and other choices: worth is what it came to in the trials, over the worst', () => {
    const taken = { fights: 0, choices: 0 };
    for (const [scenario, every, most] of [
      [LIGNY, 43, 130],
      ['historical', 19, 300],
    ] as const)
      for (const decision of decisions(game, { scenario, options: {} }, every, most)) {
        const { view, seat } = decision;
        if (stepOf(w, view) === 'movement') continue;
        const advice = adviseIn(game, view, seat);
        const { best } = advice;
        if (best.worth === null) continue;
        const { trials } = trialsIn(decision);
        const worlds = trials.imagine(view, seat, FIGHTS, chance(view, seat));
        const ways = Object.entries(STANCES) as [string, Stance][];
        const fights = best.why.code === 'stance';
        const values = fights
          ? ways.map(([, own]) => tried(worlds, FIGHTS, seat, [], own, STANCES.steady).value)
          : allChoices(game, view, seat).map(
              (one) => tried(worlds, FIGHTS, seat, [one], STANCES.steady, STANCES.steady).value,
            );
        // Where nobody is ridden down nobody thinks of squares.
        const least = Math.min(...values.slice(0, fights ? advice.weighed : values.length));
        for (const { worth, why, actions, lines } of counselsOf(advice)) {
          const own = STANCES[(why.words?.stance ?? 'steady') as keyof typeof STANCES];
          const { value } = tried(worlds, FIGHTS, seat, fights ? [] : actions, own, STANCES.steady);
          expect(worth).toBeCloseTo(value - least, 9);
          expect(points(lines, 'worth')).toBe(worth);
          if (fights) expect(actions[0]).toEqual(script.choose(view, seat, own));
        }
        expect(best.worth).toBeCloseTo(Math.max(...values.slice(0, advice.weighed)) - least, 9);
        taken[fights ? 'fights' : 'choices']++;
      }
    expect(taken.fights).toBeGreaterThan(1);
    expect(taken.choices).toBeGreaterThan(1);
  });
});

describe('the Day of Waterloo', () => {
  const w = createDay(DAY);
  const day = createDayOfWaterloo(w);
  const game = known(day);
  const setup: Setup = { scenario: 'historical', options: {} };
  const { sideOfSeat, stepOf } = dayPosition;
  const plain = appraisal(day);

  /** Somebody who judges as the Marshal does here, and what he imagines. */
  function bench({ view, seat }: Decision): { judge: DayJudge; campaign: DayCampaign; imagine(): State } {
    const sight = sightOf(LEVEL, sideOfSeat(seat));
    const judge = createDayJudge(day, weightsFrom(DAY_CHARACTERS.standard, sight.postures, undefined), sight);
    const memory = createMemory(w);
    memory.observe(view, seat);
    const imagine = (s: State, who: number): State => determinize(w, s, who, chance(s, who), memory);
    return { judge, campaign: new DayCampaign(day, judge, sight, imagine), imagine: () => imagine(view, seat) };
  }

  /** What is advised when the first of several who are to go together finds no way. */
  function without(decision: Decision, [first, ...others]: readonly number[]): Counsel<AnyAction>[] {
    const { view, seat } = decision;
    if (others.length === 0) return [];
    const { judge, campaign } = bench(decision);
    const { wayTo } = campaign;
    campaign.wayTo = (s, who, unit, goal) => (unit === first ? null : wayTo.call(campaign, s, who, unit, goal));
    const budget = sightOf(LEVEL, sideOfSeat(seat)).plans;
    const asked = { game: day, judge, campaign, view, seat };
    const advice = conclude(ponderMarches(asked, budget, chance(view, seat), () => ({ type: 'end' })));
    return counselsOf(advice as Advice<AnyAction>);
  }

  const conscript = createPlanner(game, { level: 'conscript', seed: 1, tuning: { nodes: 20 } });
  const choose = (view: State, seat: number): AnyAction => conscript.choose(view, seat);

  test('movement: what is advised is of the plan, and worth what the plan would miss without just that', () => {
    const taken = { strokes: 0, charges: 0 };
    let count = 0;
    let last = '';
    for (const decision of decisions(game, setup, 1, 900, choose)) {
      const { view, seat } = decision;
      // As it begins, and now and then: then there is most to be moved.
      const now = `${stepOf(w, view)} ${seat}`;
      const isNew = now !== last || count++ % 150 === 0;
      last = now;
      if (stepOf(w, view) !== 'movement' || !isNew) continue;
      const advice = adviseIn(game, view, seat);
      const { judge, campaign, imagine } = bench(decision);
      const [first] = advice.best.actions;
      if (first.type === 'charge') {
        judge.price(imagine());
        const worth = chargeWorth(judge, imagine(), first as Parameters<typeof chargeWorth>[2]);
        expect(advice.best.worth).toBeCloseTo(worth, 9);
        expect(worth).toBeGreaterThan(judge.weightsIn(view, seat).charge);
        expect(first).toEqual(chosenIn(game, view, seat));
        taken.charges++;
        continue;
      }
      const budget = sightOf(LEVEL, sideOfSeat(seat)).plans;
      const drawn = conclude(campaign.drawUp(view, seat, budget, chance(view, seat)));
      const { pieces = [] } = advice.best.act;
      for (const { actions, worth, lines } of [...counselsOf(advice), ...without(decision, pieces)]) {
        if (worth === null || drawn === null) continue;
        const { movers, plan, space } = drawn;
        const rest = plan.slice();
        for (const action of actions as readonly (AnyAction & { unit: number })[]) {
          const mover = movers.findIndex(({ unit }) => unit === action.unit);
          expect(goalOf(game.actions, action)).toBe(plan[mover]);
          rest[mover] = movers[mover].from;
        }
        const whole = judge.parts(space.position(plan), seat);
        expectParts(lines, less(whole, judge.parts(space.position(rest), seat)), worth);
        taken.strokes++;
      }
      if (advice.next?.worth != null) expect(advice.best.worth).toBeGreaterThanOrEqual(advice.next.worth);
    }
    expect(taken.strokes).toBeGreaterThan(3);
  });

  /** A position in which a French unit stands at an open way off the map; null where that one may not leave. */
  function atTheEdge(view: State, seat: number, unit: Unit): State | null {
    const s = view.slice();
    const hex = w.exitBy.findIndex((entry) => entry > 0) as Place;
    for (const one of [unit, ...dayPosition.unitsIn(w, s, hex)]) dayPosition.lift(w, s, one, dayPosition.OFF_MAP);
    dayPosition.putUnder(w, s, unit, hex);
    s[w.at.armyMorale + units.ADG_ARMY] = 0;
    return allChoices(game, s, seat).some(({ type }) => type === 'exit') ? s : null;
  }

  test('[9.3.6a] who can leave the map does, before anything else is weighed: that is advised as well', () => {
    for (const { view, seat } of decisions(game, setup, 1, 300, choose)) {
      if (stepOf(w, view) !== 'movement' || sideOfSeat(seat) !== units.FRENCH) continue;
      for (const unit of w.unitsOf[units.FRENCH]) {
        const there =
          unit < w.units && dayPosition.whereIs(w, view, unit) >= 0 ? atTheEdge(view, seat, unit as Unit) : null;
        if (there === null) continue;
        const chosen = chosenIn(game, there, seat);
        expect((chosen as { readonly unit?: number }).unit).toBe(unit);
        expect(adviseIn(game, there, seat).best.actions).toEqual([chosen]);
        return;
      }
    }
    expect.unreachable();
  });

  test('answers: worth is what they come to over all ways of the dice, over the worst', () => {
    const taken = new Map<string, number>();
    for (const decision of decisions(game, setup, 7, 700, choose)) {
      const { view, seat } = decision;
      const step = stepOf(w, view);
      if (['movement', 'deployment', 'combat', 'fire', 'attack'].includes(step)) continue;
      const advice = adviseIn(game, view, seat);
      if (advice.best.worth === null) continue;
      const memory = createMemory(w);
      memory.observe(view, seat);
      const bits = chance(view, seat);
      const worlds = Array.from({ length: TUNING.rows }, () => determinize(w, view, seat, bits, memory));
      const valued = (action: AnyAction): number => {
        let sum = 0;
        for (const world of worlds)
          everyRoll(
            (dice) => {
              const s = world.slice();
              game.phase(s).apply(s, seat, action, dice, null);
              return plain(s, seat);
            },
            (value, share) => {
              sum += value * share;
            },
          );
        return sum / worlds.length;
      };
      const values = allChoices(game, view, seat).map(valued);
      if (values.length !== advice.weighed) continue;
      const least = Math.min(...values);
      expect(advice.best.worth, step).toBeCloseTo(Math.max(...values) - least, 9);
      for (const { actions, worth, lines } of counselsOf(advice)) {
        expect(worth).toBeCloseTo(valued(actions[0]) - least, 9);
        expect(points(lines, 'worth')).toBe(worth);
      }
      taken.set(step, (taken.get(step) ?? 0) + 1);
    }
    expect(taken.size).toBeGreaterThan(0);
  });
});
