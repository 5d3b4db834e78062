import type { Game, State } from '@hundred-days/kernel';
import { allChoices, choicesOf, randomBits, sameState } from '@hundred-days/kernel';
import { type Action, announcement, type NapoleonAtWaterloo, position } from '@hundred-days/napoleon-at-waterloo';
import type { Pondering } from '../planner/advice.ts';
import type { Level } from '../planner/levels.ts';
import { searchPlans } from '../planner/search.ts';
import type { Thinking } from '../planner/thought.ts';
import { ponder } from './advice.ts';
import { campaign } from './campaign.ts';
import {
  afterwards,
  announce,
  attacksWanted,
  comesOf,
  fallback,
  hasRoom,
  isLawful,
  movesOf,
  NO_CHANCE,
} from './conduct.ts';
import type { Attack } from './fight.ts';
import { type Ground, surveyGround } from './ground.ts';
import { createJudge, type Judge } from './judge.ts';
import { createManoeuvre } from './manoeuvre.ts';
import type { Weights } from './weights.ts';

const { stepOf } = position;

/** Plays one seat of one game. Its plan is carried out action by action, and made anew after every die. */
export interface General {
  think(view: State, seat: number): Thinking<Action>;
  /** What it would do, and why. Its own plan is left as it is. */
  advise(view: State, seat: number): Pondering<Action>;
}

export function createGeneral(
  game: NapoleonAtWaterloo,
  level: Level,
  weights: Weights,
  seed: number | string,
): General {
  const w = surveyGround(game.world);
  const { at: AT } = w;
  const judges = new Map<number, Judge>();
  const judgeFor = (seat: number): Judge => {
    const known = judges.get(seat);
    if (known !== undefined) return known;
    const judge = createJudge(w, seat, weights, level);
    judges.set(seat, judge);
    return judge;
  };
  /** The view the rest of the plan expects, and the rest of the plan. */
  let expected: State | null = null;
  let queue: Action[] = [];

  /** Takes the next action of the plan if the position is the one it was made for. */
  function next(view: State, seat: number): Action | null {
    if (expected === null || queue.length === 0 || !sameState(expected, view)) return null;
    const action = queue.shift() as Action;
    const listed = game.canonical(view, action);
    if (game.phase(view).refuse(view, seat, listed) !== null) return null;
    lookAhead(view, seat, listed);
    return listed;
  }

  /** Looks ahead to the position after an action that rolls no die. */
  function lookAhead(view: State, seat: number, action: Action): void {
    if (action.type === 'roll' || queue.length === 0) {
      expected = null;
      return;
    }
    expected = view.slice();
    game.phase(view).apply(expected, seat, action, NO_CHANCE, null);
  }

  /** Starts a new plan with its first action. */
  function begin(view: State, seat: number, actions: Action[]): Action {
    queue = actions;
    expected = view.slice();
    const first = next(view, seat);
    if (first !== null) return first;
    queue = [];
    expected = null;
    return fallback(game, view, seat);
  }

  // Chance begins anew with every phase, so that a table loaded in the middle plays on alike.
  const chanceIn = (view: State, seat: number): (() => number) =>
    randomBits(`${seed}/${view[AT.turn]}/${view[AT.step]}/${seat}`);

  return {
    advise(view, seat) {
      const bits = chanceIn(view, seat);
      const judge = judgeFor(seat);
      judge.throwDice(bits);
      return ponder(w, game, view, seat, judge, level, bits);
    },
    *think(view, seat) {
      const planned = next(view, seat);
      if (planned !== null) return planned;
      const bits = chanceIn(view, seat);
      const judge = judgeFor(seat);
      judge.throwDice(bits);
      const step = stepOf(w, view);
      if (step === 'movement') {
        const manoeuvre = createManoeuvre(w, game, view, seat, judge);
        const search = searchPlans(campaign(w, view, seat, manoeuvre, judge), level.nodes, bits);
        for (;;) {
          const found = search.next();
          if (found.done === true) return begin(view, seat, movesOf(w, game, view, seat, manoeuvre, found.value));
          const { nodes, best } = found.value;
          yield {
            progress: Math.min(1, nodes / level.nodes),
            nodes,
            intent: movesOf(w, game, view, seat, manoeuvre, best),
          };
        }
      }
      if (step === 'combat') return begin(view, seat, battle(w, game, view, seat, judge, level));
      queue = [];
      expected = null;
      return decide(w, game, view, seat, judge);
    },
  };
}

/** The next attack of the Combat Phase, as the steps that announce it; or the end of the phase. */
function battle(w: Ground, game: Game<Action>, view: State, seat: number, judge: Judge, level: Level): Action[] {
  const attacks = attacksWanted(view, judge);
  const open = announcement(w, view);
  if (open.attackers.length + open.defenders.length > 0) return [complete(w, game, view, seat, attacks, open)];
  const lawful = attacks.filter((attack) => isLawful(w, game, view, seat, attack));
  const ends = choicesOf(game, view, seat, -1).at(0);
  if (lawful.length === 0) return [ends ?? fallback(game, view, seat)];
  if (ends !== undefined && lawful.every((attack) => attack.value <= 0)) return [ends];
  const best = level.weighOrder ? bestFirst(w, game, view, seat, judge, lawful) : lawful[0];
  return announce(w, view, best);
}

/** The next step of an attack that somebody has begun to announce: towards one of the attacks wanted, if any has room. */
function complete(
  w: Ground,
  game: Game<Action>,
  view: State,
  seat: number,
  attacks: readonly Attack[],
  open: Pick<Attack, 'attackers' | 'defenders'>,
): Action {
  const wanted = attacks.find((attack) => hasRoom(attack, open));
  const steps = wanted === undefined ? [] : announce(w, view, wanted);
  return steps.find((step) => game.phase(view).refuse(view, seat, step) === null) ?? fallback(game, view, seat);
}

/** The attack to make first. */
function bestFirst(
  w: Ground,
  game: Game<Action>,
  view: State,
  seat: number,
  judge: Judge,
  attacks: readonly Attack[],
): Attack {
  if (attacks.length === 1) return attacks[0];
  const values = attacks.map((attack) => afterwards(w, game, view, seat, judge, attack));
  return attacks[values.indexOf(Math.max(...values))];
}

/** Losses, retreats, displacements, withdrawals, advances: every choice is tried and the position valued. */
function decide(w: Ground, game: Game<Action>, view: State, seat: number, judge: Judge): Action {
  const choices = allChoices(game, view, seat);
  if (choices.length === 1) return choices[0];
  const values = choices.map((action) => comesOf(w, game, view, seat, judge, action));
  return choices[values.indexOf(Math.max(...values))];
}
