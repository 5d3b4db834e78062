import { allChoices, type Dice, type Game, type State } from '@hundred-days/kernel';
import { type Action, position } from '@hundred-days/waterloo-campaign';
import type { Level } from '../planner/levels.ts';
import type { Thinking } from '../planner/thought.ts';
import { createJudge } from './judge.ts';
import { createManoeuvre, type Scored } from './manoeuvre.ts';
import { createScript, MIDDLING, PASS } from './script.ts';
import type { Weights } from './weights.ts';

const { AT, stepOf } = position;

/** How a level of the planner looks at this game. */
export interface Sight {
  /** Choices that are played on from, and how many decisions far; 1 choice is none. */
  readonly choices: number;
  readonly decisions: number;
  /** Whether the enemy's best attack after one's own is looked at. */
  readonly counterattack: boolean;
  /** Positions valued for one decision; then the best so far is taken. */
  readonly nodes: number;
}

/** Each move of a phase costs a little more than the last: nobody dances for ever. */
const FATIGUE = 0.004;
/** Of the moves of one Corps only so many are played on from. */
const OF_ONE_CORPS = 4;

export interface General {
  think(view: State, seat: number): Thinking<Action>;
}

export function createGeneral(game: Game<Action>, level: Level, weights: Weights): General {
  const sight = sightOf(level);
  const judge = createJudge(weights);
  const manoeuvre = createManoeuvre(game, judge);
  const script = createScript(game, judge, manoeuvre, weights);
  const scratch = new Int16Array(game.stateSize);
  const deeper = new Int16Array(game.stateSize);
  /** How many moves have been made in which turn. */
  const notes = { turn: 0, moves: 0 };

  const applied = (into: State, s: State, seat: number, action: Action, dice: Dice): void => {
    into.set(s);
    game.phase(s).apply(into, seat, action, dice, null);
  };

  /** Every choice, best first, by the position right after it. */
  function scored(s: State, seat: number): Scored[] {
    return allChoices(game, s, seat)
      .map((action) => {
        applied(scratch, s, seat, action, MIDDLING);
        if (stepOf(scratch) === 'retreat') script.settle(scratch, MIDDLING);
        return { action, value: judge.value(scratch, seat) };
      })
      .sort((a, b) => b.value - a.value);
  }

  /** What comes of a choice when both sides play on by the script. */
  function playedOn(s: State, seat: number, action: Action): number {
    applied(deeper, s, seat, action, MIDDLING);
    script.playOn(deeper, sight.decisions);
    return judge.value(deeper, seat);
  }

  function* lookAhead(s: State, seat: number, choices: readonly Scored[]): Thinking<Action> {
    let best = choices[0].action;
    if (sight.choices <= 1 || choices.length === 1) return best;
    const began = judge.valued;
    let most = Number.NEGATIVE_INFINITY;
    for (const { action } of choices) {
      const spent = judge.valued - began;
      if (spent >= sight.nodes) break;
      const value = playedOn(s, seat, action) - (action.type === 'pass' ? 0 : weights.effort + FATIGUE * notes.moves);
      if (value > most) {
        most = value;
        best = action;
      }
      yield { progress: Math.min(1, spent / sight.nodes), nodes: spent, intent: [best] };
    }
    return best;
  }

  function* move(s: State, seat: number): Thinking<Action> {
    const moves = manoeuvre.all(s, seat);
    const mayPass = game.phase(s).refuse(s, seat, PASS) === null;
    if (moves.length === 0) return PASS;
    const still = judge.value(s, seat);
    const enough = still + weights.effort + FATIGUE * notes.moves;
    if (sight.choices <= 1) return mayPass && moves[0].value <= enough ? PASS : moves[0].action;
    const some = firstOfEach(moves, sight.choices, OF_ONE_CORPS);
    const chosen = yield* lookAhead(s, seat, mayPass ? [{ action: PASS, value: still }, ...some] : some);
    return chosen;
  }

  /** The average over the dice of an attack, every decision it leaves made by the script. */
  function expected(s: State, seat: number, action: Action, answered: boolean): number {
    let sum = 0;
    for (let luck = -5; luck <= 5; luck++) {
      const state = s.slice();
      const dice = loaded(luck);
      game.phase(s).apply(state, seat, action, dice, null);
      script.settle(state, dice);
      sum += (6 - Math.abs(luck)) * (answered ? afterAnswer(state, seat) : judge.value(state, seat));
    }
    return sum / 36;
  }

  /** The position when the enemy has made the attack that is best for him, if he is to attack next. */
  function afterAnswer(s: State, seat: number): number {
    const still = judge.value(s, seat);
    if (stepOf(s) !== 'attack' || s[AT.active] === seat) return still;
    let least = still;
    for (const action of allChoices(game, s, 1 - seat)) {
      if (action.type !== 'attack') continue;
      const defender = position.unitIn(s, action.hex);
      if (judge.attack(s, action.unit, defender, true) <= 0) continue;
      least = Math.min(least, expected(s, seat, action, false));
    }
    return least;
  }

  function attack(s: State, seat: number): Action {
    let best: Action = PASS;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of allChoices(game, s, seat)) {
      let value: number;
      if (action.type === 'pass') {
        applied(scratch, s, seat, action, MIDDLING);
        value = sight.counterattack ? afterAnswer(scratch.slice(), seat) : judge.value(scratch, seat);
      } else value = expected(s, seat, action, sight.counterattack);
      if (value <= most) continue;
      most = value;
      best = action;
    }
    return best;
  }

  return {
    *think(view, seat) {
      judge.begin(view[AT.turn]);
      const s = view.slice();
      const step = stepOf(s);
      if (step === 'movement') {
        if (notes.turn !== s[AT.turn]) notes.moves = 0;
        notes.turn = s[AT.turn];
        const action = yield* move(s, seat);
        notes.moves++;
        return action;
      }
      if (step === 'attack' || step === 'charge' || step === 'countercharge') return attack(s, seat);
      const choices = scored(s, seat);
      if (step === 'hq' || step === 'withdrawal' || step === 'modes') {
        return yield* lookAhead(s, seat, choices.slice(0, sight.choices));
      }
      return choices[0].action;
    },
  };
}

/** A level of the planner in the terms of this game. */
function sightOf({ nodes, reply, rows, weighOrder }: Level): Sight {
  return {
    choices: reply ? rows + 3 : 1,
    decisions: reply ? rows + 2 : 0,
    counterattack: weighOrder && rows > 2,
    nodes: 8 * nodes,
  };
}

/** The first so many of a list in order of value, but only so many moves of any one Corps. */
function firstOfEach(moves: readonly Scored[], most: number, ofOne: number): Scored[] {
  const taken = new Map<number, number>();
  const found: Scored[] = [];
  for (const move of moves) {
    if (found.length === most) break;
    if (move.action.type !== 'move' && move.action.type !== 'enter') continue;
    const count = taken.get(move.action.unit) ?? 0;
    if (count === ofOne) continue;
    taken.set(move.action.unit, count + 1);
    found.push(move);
  }
  return found;
}

/** Dice that differ by `luck` in an attack, the attacker's first; whatever is rolled after them is middling. */
function loaded(luck: number): Dice {
  let rolled = 0;
  return {
    roll(sides) {
      rolled++;
      if (rolled === 1) return Math.max(1, 1 + luck);
      return rolled === 2 ? Math.max(1, 1 - luck) : MIDDLING.roll(sides);
    },
  };
}
