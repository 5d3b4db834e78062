import { allChoices, below, type Game, randomBits, type State, sameState, seededDice } from '@hundred-days/kernel';
import { type Action, type Napoleon1815, position, units, type World } from '@hundred-days/napoleon-1815';
import { appraise, JUDGEMENTS, type Judgement } from '@hundred-days/napoleon-1815/appraisal';
import type { Appraise } from '../appraise.ts';
import type { Pondering } from '../planner/advice.ts';
import { chanceOf } from '../planner/chance.ts';
import { type GivenWeights, shareOfGame, weightsWith } from '../planner/given.ts';
import type { Level } from '../planner/levels.ts';
import { conclude, type Thinking } from '../planner/thought.ts';
import { ponderChoice, ponderFight, ponderMoves, type WayToFight } from './advice.ts';
import { createBeliefs } from './beliefs.ts';
import { Campaign, REPLYING, type Scope } from './campaign.ts';
import { deploy } from './deployment.ts';
import { canFollow } from './manoeuvre.ts';
import { createScript, isRidden, STANCES, type Stance } from './script.ts';
import { createTrials } from './trials.ts';
import { createPurse, type Tried, weighed } from './weighing.ts';
import type { Weights } from './weights.ts';

const { BATTLE_TURN, has, owns, sideOfSeat, stepOf, whereIs } = position;

/** How a level of the planner looks at this game. */
interface Sight extends Scope {
  /** Whole positions in which ways to fight are tried. */
  readonly fights: number;
  /** Whether ways to fight a battle are tried, or the steady one taken. */
  readonly weighs: boolean;
  readonly pictures: number;
  /** Decisions of the script in all trials of a Player Turn. */
  readonly turn: number;
}

/** Decisions of the script for the battles of a Player Turn, beside those for its Group Moves. */
const FOR_BATTLES = 24_000;

/** Decisions of the script for the Group Moves. */
const decisionsFor = (nodes: number): number => 12_000 + 14 * nodes;

const sightOf = ({ nodes, rows, weighOrder }: Level): Sight => ({
  samples: rows > 2 ? 4 * rows : 2 * rows,
  sift: rows > 2 ? 2 : 1,
  beam: 2 + rows,
  trials: nodes,
  decisions: decisionsFor(nodes),
  replies: rows > 2 ? 4 : 0,
  replySamples: 2 * rows,
  fights: 2 * rows,
  weighs: weighOrder,
  pictures: 16 * rows,
  turn: (1 + REPLYING) * decisionsFor(nodes) + FOR_BATTLES,
});

const END: Action = { type: 'end' };
/** Steps in which one way to fight is kept to, and those a rule of thumb decides. */
const FOUGHT: ReadonlySet<position.StepName> = new Set(['posting', 'combat', 'reinforcement']);
/** Steps whose choices are too many, or too alike, to be tried. */
const UNTRIED: ReadonlySet<position.StepName> = new Set(['bidding', 'deployment', 'regroup']);
const THUMB: ReadonlySet<position.StepName> = new Set(['reduction', 'march', 'morale', 'hits']);
/** 12.0: the Allies are worth so many steps. */
const ALLIED_PRICE = 2;
/** Choices that are tried one by one, at most. */
const MOST_TRIED = 12;

export interface General {
  think(view: State, seat: number): Thinking<Action>;
  /** What it would do, and why. */
  advise(view: State, seat: number): Pondering<Action>;
  watch(view: State, seat: number): void;
}

/**
 * Plays a seat from its view alone. What it cannot see it imagines (beliefs), in several whole positions; in each of them
 * a plan is carried out and both sides go on by the script, with the same dice for every plan, to the end of the Player Turn.
 */
export function createGeneral(game: Napoleon1815, level: Level, weights: Weights, seed: number | string): General {
  const w = game.world;
  const sight = sightOf(level);
  const script = createScript(w, game);
  const beliefs = level.forgetful === true ? null : createBeliefs(w, sight.pictures, seed);
  const judge = createJudge(w, level.weights);
  const trials = createTrials(w, game, script, beliefs, judge);
  const notes = createNotes();

  const purse = createPurse(w, sight.turn);

  /** What is thought over now, at the cost of what may still be thought over in this Player Turn. */
  function charged<T>(view: State, think: () => T): T {
    const began = trials.decisions;
    const thought = think();
    purse.spend(view, trials.decisions - began);
    return thought;
  }

  function* move(view: State, seat: number, bits: () => number): Thinking<Action> {
    const ready = notes.next(view);
    if (ready !== null && canFollow(game, view, seat, [ready])) return notes.take(game, view, seat, ready);
    const moves = yield* new Campaign(game, view, seat, trials, sight, weights, bits).plan();
    purse.spend(view, trials.decisions);
    notes.plan(moves, view);
    return notes.take(game, view, seat, moves[0]);
  }

  /** Ways to fight on, each tried to the end of the battles. */
  function stancesTried(view: State, seat: number, bits: () => number): Weighing<WayToFight> {
    const worlds = trials.imagine(view, seat, sight.fights, bits);
    const ridden = stepOf(w, view) === 'combat' && isRidden(w, view, seat);
    const ways = Object.entries(STANCES)
      .map(([name, stance]) => ({ name, stance }))
      .filter(({ stance }) => !stance.squares || ridden);
    return weighed(trials, worlds, ways, purse.allowance(view), ({ stance }, world) =>
      trials.one(worlds, world, seat, [], stance),
    );
  }

  /** How to fight on: a stance that is as good as the best will do. Null when there is no time to think about it. */
  function stanceFor(view: State, seat: number, bits: () => number): Stance | null {
    if (!sight.weighs) return STANCES.steady;
    const plans = charged(view, () => lastOf(stancesTried(view, seat, bits)));
    const best = Math.max(...plans.map(({ value }) => value));
    const good = plans.filter(({ value }) => value >= best - weights.mixing);
    return good.length === 0 ? null : good[below(good.length, bits)].option.stance;
  }

  /** Battle deployments and Battle Turns: one stance for each, thought over when it begins. */
  function fight(view: State, seat: number, bits: () => number): Action {
    const key = `${view[w.at.turn]} ${view[w.at.fight]} ${stepOf(w, view) === 'posting' ? 'posting' : 'battle'}`;
    const begins = stepOf(w, view) === 'combat' && isFresh(w, view, seat);
    const kept = notes.stance(key);
    if (begins || kept === null) notes.setStance(key, stanceFor(view, seat, bits) ?? kept ?? STANCES.steady);
    return script.choose(view, seat, notes.stance(key) ?? STANCES.steady);
  }

  function choicesTried(view: State, seat: number, choices: readonly Action[], bits: () => number): Weighing<Action> {
    const worlds = trials.imagine(view, seat, sight.fights, bits);
    return weighed(trials, worlds, choices, purse.allowance(view), (action, world) =>
      trials.one(worlds, world, seat, [action], STANCES.steady),
    );
  }

  /** Every choice is tried; with many, those of the script. */
  function weigh(view: State, seat: number, choices: readonly Action[], bits: () => number): Action {
    const plain = script.choose(view, seat, STANCES.steady);
    if (!sight.weighs || choices.length > MOST_TRIED) return plain;
    const plans = charged(view, () => lastOf(choicesTried(view, seat, choices, bits)));
    return plans.length === 0 ? plain : plans.reduce((a, b) => (b.value > a.value + 1e-9 ? b : a)).option;
  }

  /** What stands best at once. */
  function regroup(view: State, seat: number, choices: readonly Action[]): Action {
    let best: Action = END;
    let most = judge(view, seat) + 0.05;
    for (const action of choices) {
      if (action.type !== 'regroup') continue;
      const after = view.slice();
      game.phase(view).apply(after, seat, action, seededDice(0), null);
      const value = judge(after, seat);
      if (value <= most) continue;
      most = value;
      best = action;
    }
    return best;
  }

  /** What is tried in a decision other than a movement; nothing where a rule of thumb decides. */
  function* tried(view: State, seat: number, bits: () => number): Weighing<Action> {
    const choices = allChoices(game, view, seat);
    const step = stepOf(w, view);
    if (choices.length === 1 || choices.length > MOST_TRIED || THUMB.has(step) || UNTRIED.has(step)) return;
    yield* choicesTried(view, seat, choices, bits);
  }

  const chanceIn = chanceOf(seed);

  return {
    watch: (view, seat) => beliefs?.observe(view, seat),
    advise(view, seat) {
      beliefs?.observe(view, seat);
      const bits = chanceIn(view, seat);
      const step = stepOf(w, view);
      if (step === 'movement')
        return ponderMoves(game, view, seat, new Campaign(game, view, seat, trials, sight, weights, bits).search());
      if (FOUGHT.has(step))
        return ponderFight(
          stancesTried(view, seat, bits),
          (stance) => script.choose(view, seat, stance),
          () => conclude(this.think(view, seat)),
        );
      return ponderChoice(game, view, seat, tried(view, seat, bits), () => conclude(this.think(view, seat)));
    },
    *think(view, seat) {
      beliefs?.observe(view, seat);
      const bits = chanceIn(view, seat);
      const step = stepOf(w, view);
      if (step === 'movement') return yield* move(view, seat, bits);
      if (FOUGHT.has(step)) return fight(view, seat, bits);
      const choices = allChoices(game, view, seat);
      if (choices.length === 1) return choices[0];
      if (step === 'bidding') return bid(w, view, choices);
      if (step === 'deployment') return deploy(w, view, seat, choices, randomBits(`${seed} ${seat} deployment`));
      if (step === 'regroup') return regroup(view, seat, choices);
      if (THUMB.has(step)) return script.choose(view, seat, STANCES.steady);
      return weigh(view, seat, choices, bits);
    },
  };
}

type Weighing<T> = Generator<readonly Tried<T>[], void, void>;

/** What a weighing comes to when it is over; nothing where nothing could be tried. */
function lastOf<T>(weighing: Weighing<T>): readonly Tried<T>[] {
  let last: readonly Tried<T>[] = [];
  for (const tried of weighing) last = tried;
  return last;
}

/** What positions are worth to a seat, by the numbers its side goes by or those that are given. */
function createJudge(w: World, given: GivenWeights | undefined): Appraise {
  if (given === undefined) return (s, seat) => appraise(w, s, seat);
  const at = new Map<number, Judgement>();
  const judgementOf = (side: number, turn: number): Judgement => {
    const key = 2 * turn + side;
    const known = at.get(key) ?? weightsWith(JUDGEMENTS[side], given, side, shareOfGame(turn, w.turns));
    at.set(key, known);
    return known;
  };
  return (s, seat) => appraise(w, s, seat, judgementOf(sideOfSeat(w, s, seat), s[w.at.turn]));
}

/** Nobody of the seat has done anything in this Battle Turn. */
const isFresh = (w: World, s: State, seat: number): boolean =>
  ![...w.unitsOf[sideOfSeat(w, s, seat)]].some(
    (unit) => owns(w, s, seat, unit) && whereIs(w, s, unit) === s[w.at.fight] && has(w, s, unit, BATTLE_TURN),
  );

/** 12.0b: for the Allies, up to what they are worth; the French for nothing. */
function bid(w: World, view: State, choices: readonly Action[]): Action {
  const pass = choices.find((action) => action.type === 'pass');
  const wanted = choices.find((action) => action.type === 'bid' && action.side === units.ALLIED);
  const price = view[w.at.bidSteps] + 1;
  if (pass === undefined) return wanted ?? choices[0];
  return view[w.at.bidSide] === units.ALLIED && price <= ALLIED_PRICE ? (wanted ?? pass) : pass;
}

interface Notes {
  /** The next action of the plan, if this is the position it was made for. */
  next(view: State): Action | null;
  plan(actions: readonly Action[], view: State): void;
  take(game: Game<Action>, view: State, seat: number, action: Action): Action;
  stance(key: string): Stance | null;
  setStance(key: string, stance: Stance): void;
}

/** The moves that are still to be made, and how the battles are fought. */
function createNotes(): Notes {
  let actions: readonly Action[] = [];
  let expected: State = new Int16Array(0);
  const stances = new Map<string, Stance>();
  return {
    next: (view) => (actions.length > 0 && sameState(expected, view) ? actions[0] : null),
    plan(made, view) {
      actions = made;
      expected = view.slice();
    },
    take(game, view, seat, action) {
      expected = view.slice();
      if (action.type !== 'end') game.phase(view).apply(expected, seat, action, { roll: () => 1 }, null);
      actions = actions.slice(1);
      return action;
    },
    stance: (key) => stances.get(key) ?? null,
    setStance(key, stance) {
      stances.set(key, stance);
    },
  };
}
