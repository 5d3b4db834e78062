import {
  allChoices,
  below,
  type Dice,
  firstSeatToAct,
  type Game,
  randomBits,
  type State,
  sameState,
  seededDice,
} from '@hundred-days/kernel';
import { type Action, determinize, position, units } from '@hundred-days/napoleon-1815';
import { appraise } from '@hundred-days/napoleon-1815/appraisal';
import type { Level } from '../planner/levels.ts';
import type { Thinking } from '../planner/thought.ts';
import { createBeliefs } from './beliefs.ts';
import { deploy } from './deployment.ts';
import { canFollow, isAttack, isStrike, type March, marchesOf } from './manoeuvre.ts';
import { createScript, STANCES, type Stance } from './script.ts';
import type { Weights } from './weights.ts';

const { AT, BATTLE_TURN, has, owns, sideOfSeat, stepOf, whereIs } = position;

/** How a level of the planner looks at this game. */
interface Sight {
  /** Whole positions a plan is tried in, and in how many of them plans are sifted first. */
  readonly samples: number;
  readonly sift: number;
  /** Plans of one Group that are joined to others, and plans that are looked at closely. */
  readonly beam: number;
  /** Trials for one decision; then the best so far is taken. */
  readonly trials: number;
  /** Whether ways to fight a battle are tried, or the steady one taken. */
  readonly weighs: boolean;
  /** In how many whole positions the enemy's best strike after a plan is looked for. */
  readonly replies: number;
  readonly pictures: number;
}

const sightOf = ({ nodes, reply, rows, weighOrder }: Level): Sight => ({
  samples: 2 * rows,
  sift: rows > 2 ? 2 : 1,
  beam: 2 + rows,
  trials: nodes,
  weighs: weighOrder,
  replies: reply && rows > 2 ? 3 : 0,
  pictures: 8 * rows,
});

const END: Action = { type: 'end' };
/** Most turns take fewer decisions; a long cannonade is valued as it stands. */
const LONGEST_TRIAL = 240;
/** 12.0: the Allies are worth so many steps. */
const ALLIED_PRICE = 2;
/** What is believed of the enemy's best strike, of so many that are tried. */
const REPLY_BELIEVED = 0.5;
const STRIKES = 12;
/** Choices that are tried one by one, at most. */
const MOST_TRIED = 12;

export interface General {
  think(view: State, seat: number): Thinking<Action>;
  recall(view: State, seat: number): void;
}

interface Plan {
  readonly marches: readonly March[];
  readonly moves: readonly Action[];
  value: number;
}

/**
 * Plays a seat from its view alone. What it cannot see it imagines (beliefs), in several whole positions; in each of them
 * a plan is carried out and both sides go on by the script, with the same dice for every plan, to the end of the Player Turn.
 */
export function createGeneral(game: Game<Action>, level: Level, weights: Weights, seed: number | string): General {
  const sight = sightOf(level);
  const script = createScript(game);
  const beliefs = createBeliefs(sight.pictures, seed);
  const scratch = new Int16Array(game.stateSize);
  const notes = createNotes();
  let tried = 0;

  /** Plays on by the script until the Player Turn is over, and values what is left. */
  function outcome(s: State, seat: number, stance: Stance, dice: Dice): number {
    const turn = s[AT.turn];
    for (let i = 0; i < LONGEST_TRIAL; i++) {
      if (s[AT.turn] !== turn) break;
      const who = firstSeatToAct(game, s);
      if (who < 0) break;
      const action = script.choose(s, who, who === seat ? stance : STANCES.steady);
      game.phase(s).apply(s, who, action, dice, null);
    }
    tried++;
    return appraise(s, seat);
  }

  function trial(from: State, seat: number, actions: readonly Action[], stance: Stance, luck: string): number {
    scratch.set(from);
    const dice = seededDice(luck);
    for (const action of actions) game.phase(scratch).apply(scratch, seat, action, dice, null);
    return outcome(scratch, seat, stance, dice);
  }

  /** The mean over some samples, each with dice of its own. */
  function worth(worlds: readonly State[], seat: number, actions: readonly Action[], stance: Stance): number {
    let sum = 0;
    for (const [i, world] of worlds.entries()) sum += trial(world, seat, actions, stance, `${seed} ${i}`);
    return sum / worlds.length;
  }

  /** What the enemy's best strike takes away, after a plan that has been carried out to the end of the turn. */
  function replyTo(from: State, seat: number, actions: readonly Action[], luck: string): number {
    const still = trial(from, seat, actions, STANCES.steady, luck);
    const s = scratch.slice();
    const enemy = firstSeatToAct(game, s);
    if (enemy < 0 || stepOf(s) !== 'movement' || sideOfSeat(s, enemy) === sideOfSeat(s, seat)) return 0;
    let least = still;
    const strikes = marchesOf(game, s, enemy).filter((march) => isStrike(s, march, sideOfSeat(s, enemy)));
    for (const { moves } of strikes.slice(0, STRIKES)) {
      scratch.set(s);
      const dice = seededDice(luck);
      for (const action of [...moves, END]) game.phase(scratch).apply(scratch, enemy, action, dice, null);
      least = Math.min(least, outcome(scratch, seat, STANCES.steady, dice));
    }
    return REPLY_BELIEVED * (least - still);
  }

  function imagine(view: State, seat: number, count: number, bits: () => number): State[] {
    const pictures = beliefs.draw(count, bits);
    return Array.from({ length: count }, (_, i) => determinize(view, seat, bits, pictures[i]));
  }

  /** The best of some plans, or one that is as good. */
  function mixed<T extends { readonly value: number }>(plans: readonly T[], bits: () => number): T {
    const best = Math.max(...plans.map(({ value }) => value));
    const good = plans.filter(({ value }) => value >= best - weights.mixing);
    return good[below(good.length, bits)];
  }

  function* move(view: State, seat: number, bits: () => number): Thinking<Action> {
    const ready = notes.next(view);
    if (ready !== null && canFollow(game, view, seat, [ready])) return notes.take(game, view, seat, ready);
    const worlds = imagine(view, seat, sight.samples, bits);
    const few = worlds.slice(0, sight.sift);
    const side = sideOfSeat(view, seat);
    tried = 0;
    const valued = (marches: readonly March[], among: readonly State[]): Plan => {
      const moves = marches.flatMap((march) => march.moves);
      const daring = marches.some((march) => isAttack(view, march, side)) ? weights.daring : 0;
      return { marches, moves, value: worth(among, seat, [...moves, END], STANCES.steady) + daring };
    };
    const plans: Plan[] = [valued([], few)];
    const marches = marchesOf(game, worlds[0], seat);
    for (const [i, march] of marches.entries()) {
      if (tried >= sight.trials) break;
      plans.push(valued([march], few));
      if (i % 8 === 0) yield thought(plans, i / (2 * marches.length));
    }
    const singles = [...plans].sort(byValue);
    for (const [first, second] of pairs(game, view, seat, singles, sight.beam)) {
      if (tried >= sight.trials) break;
      plans.push(valued([first, second], few));
      yield thought(plans, 0.5 + Math.min(0.4, tried / (3 * sight.trials)));
    }
    const finalists = plans.sort(byValue).slice(0, sight.beam);
    if (sight.samples > sight.sift)
      for (const [i, plan] of finalists.entries()) {
        const close = valued(plan.marches, worlds);
        const all = [...close.moves, END];
        for (let n = 0; n < sight.replies; n++)
          close.value += replyTo(worlds[n], seat, all, `${seed} ${n}`) / sight.replies;
        finalists[i] = close;
        yield thought(finalists, 0.9 + (0.1 * i) / finalists.length);
      }
    const chosen = mixed(finalists, bits);
    notes.plan([...chosen.moves, END], view);
    return notes.take(game, view, seat, chosen.moves[0] ?? END);
  }

  const thought = (plans: readonly Plan[], progress: number) => {
    const best = plans.reduce((a, b) => (b.value > a.value ? b : a));
    return { progress, nodes: tried, intent: best.moves };
  };

  /** How to fight on: each stance is tried to the end of the battles. */
  function stanceFor(view: State, seat: number, bits: () => number): Stance {
    if (!sight.weighs) return STANCES.steady;
    const worlds = imagine(view, seat, sight.samples, bits);
    const stances: readonly Stance[] = Object.values(STANCES);
    const plans = stances.map((stance) => ({ stance, value: worth(worlds, seat, [], stance) }));
    return mixed(plans, bits).stance;
  }

  /** Battle deployments and Battle Turns: one stance for each, thought over when it begins. */
  function fight(view: State, seat: number, bits: () => number): Action {
    const key = `${view[AT.turn]} ${view[AT.fight]} ${stepOf(view) === 'posting' ? 'posting' : 'battle'}`;
    const begins = stepOf(view) === 'combat' && isFresh(view, seat);
    if (begins || notes.stance(key) === null) notes.setStance(key, stanceFor(view, seat, bits));
    return script.choose(view, seat, notes.stance(key) ?? STANCES.steady);
  }

  /** Every choice is tried; with many, those of the script. */
  function weigh(view: State, seat: number, choices: readonly Action[], bits: () => number): Action {
    const plain = script.choose(view, seat, STANCES.steady);
    if (!sight.weighs || choices.length > MOST_TRIED) return plain;
    const worlds = imagine(view, seat, sight.samples, bits);
    const plans = choices.map((action) => ({ action, value: worth(worlds, seat, [action], STANCES.steady) }));
    return plans.reduce((a, b) => (b.value > a.value + 1e-9 ? b : a)).action;
  }

  /** What stands best at once. */
  function regroup(view: State, seat: number, choices: readonly Action[]): Action {
    let best: Action = END;
    let most = appraise(view, seat) + 0.05;
    for (const action of choices) {
      if (action.type !== 'regroup') continue;
      scratch.set(view);
      game.phase(view).apply(scratch, seat, action, seededDice(0), null);
      const value = appraise(scratch, seat);
      if (value <= most) continue;
      most = value;
      best = action;
    }
    return best;
  }

  return {
    recall: (view, seat) => beliefs.observe(view, seat),
    *think(view, seat) {
      beliefs.observe(view, seat);
      const bits = randomBits(`${seed} ${seat} ${print(view)}`);
      const step = stepOf(view);
      if (step === 'movement') return yield* move(view, seat, bits);
      if (step === 'posting' || step === 'combat' || step === 'reinforcement') return fight(view, seat, bits);
      const choices = allChoices(game, view, seat);
      if (choices.length === 1) return choices[0];
      if (step === 'bidding') return bid(view, choices);
      if (step === 'deployment') return deploy(view, seat, choices, randomBits(`${seed} ${seat} deployment`));
      if (step === 'regroup') return regroup(view, seat, choices);
      if (step === 'reduction' || step === 'march' || step === 'morale' || step === 'hits')
        return script.choose(view, seat, STANCES.steady);
      return weigh(view, seat, choices, bits);
    },
  };
}

const byValue = (a: Plan, b: Plan): number => b.value - a.value;

/** Two Groups together: the best marches with each other, as far as the quota and the roads let them. */
function* pairs(
  game: Game<Action>,
  s: State,
  seat: number,
  singles: readonly Plan[],
  beam: number,
): Generator<readonly [March, March]> {
  const marches = singles.flatMap((plan) => plan.marches);
  for (const [i, first] of marches.slice(0, beam).entries()) {
    let joined = 0;
    for (const second of marches.slice(i + 1)) {
      if (joined === 2 * beam) break;
      if (second.from === first.from && second.army === first.army) continue;
      if (!canFollow(game, s, seat, [...first.moves, ...second.moves])) continue;
      joined++;
      yield [first, second];
    }
  }
}

/** Nobody of the seat has done anything in this Battle Turn. */
const isFresh = (s: State, seat: number): boolean =>
  ![...units.UNITS_OF[sideOfSeat(s, seat)]].some(
    (unit) => owns(s, seat, unit) && whereIs(s, unit) === s[AT.fight] && has(s, unit, BATTLE_TURN),
  );

/** 12.0b: for the Allies, up to what they are worth; the French for nothing. */
function bid(view: State, choices: readonly Action[]): Action {
  const pass = choices.find((action) => action.type === 'pass');
  const wanted = choices.find((action) => action.type === 'bid' && action.side === units.ALLIED);
  const price = view[AT.bidSteps] + 1;
  if (pass === undefined) return wanted ?? choices[0];
  return view[AT.bidSide] === units.ALLIED && price <= ALLIED_PRICE ? (wanted ?? pass) : pass;
}

/** A number for a view. */
function print(view: State): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < view.length; i++) hash = Math.imul(hash ^ view[i], 0x01000193);
  return hash >>> 0;
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
