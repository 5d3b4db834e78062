import type { Dice, Game, State } from '@hundred-days/kernel';
import { allChoices, choicesOf, piecesOf, randomBits, sameState } from '@hundred-days/kernel';
import { type Action, announcement, type NapoleonAtWaterloo, position } from '@hundred-days/napoleon-at-waterloo';
import type { Level } from '../planner/levels.ts';
import { searchPlans } from '../planner/search.ts';
import type { Thinking } from '../planner/thought.ts';
import { campaign } from './campaign.ts';
import type { Attack } from './fight.ts';
import { type Ground, surveyGround } from './ground.ts';
import { createJudge, type Judge } from './judge.ts';
import { createManoeuvre, type Manoeuvre, type Plan } from './manoeuvre.ts';
import type { Weights } from './weights.ts';

const { AIMED, JOINED, mark, stepOf } = position;

/** Forced choices after a roll are few; this many end any row of them. */
const LONGEST_AFTERMATH = 40;

/** Plays one seat of one game. Its plan is carried out action by action, and made anew after every die. */
export interface General {
  think(view: State, seat: number): Thinking<Action>;
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

  return {
    *think(view, seat) {
      const planned = next(view, seat);
      if (planned !== null) return planned;
      // Chance begins anew with every phase, so that a table loaded in the middle plays on alike.
      const bits = randomBits(`${seed}/${view[AT.turn]}/${view[AT.step]}/${seat}`);
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

const NO_CHANCE: Dice = {
  roll() {
    throw new Error('a planned action rolled a die');
  },
};

/** The moves of a plan in an order in which each is allowed, with the end of the phase. */
function movesOf(w: Ground, game: Game<Action>, view: State, seat: number, manoeuvre: Manoeuvre, plan: Plan): Action[] {
  const state = view.slice();
  const actions: Action[] = [];
  let waiting = manoeuvre.movers.filter((unit) => plan[unit] !== view[w.at.where + unit] && plan[unit] >= 0);
  const isOpen = (unit: number): boolean => plan[unit] === w.north || state[w.at.occupant + plan[unit]] === 0;
  while (waiting.length > 0) {
    // Into an empty hex first; in a circle somebody steps onto a friend who is still to leave (4.4.2).
    const unit = waiting.find(isOpen) ?? waiting[0];
    waiting = waiting.filter((other) => other !== unit);
    const choices = choicesOf(game, state, seat, unit);
    for (let i = 0; i < choices.length; i++) {
      const action = choices.at(i) as Action;
      const goal = action.type === 'exit' ? w.north : 'path' in action ? action.path[action.path.length - 1] : -1;
      if (goal !== plan[unit]) continue;
      actions.push(action);
      game.phase(state).apply(state, seat, action, NO_CHANCE, null);
      break;
    }
    if (game.outcome(state) !== null) return actions;
  }
  const end = choicesOf(game, state, seat, -1).at(0);
  if (end !== undefined) actions.push(end);
  return actions;
}

/** The next attack of the Combat Phase, as the steps that announce it; or the end of the phase. */
function battle(w: Ground, game: Game<Action>, view: State, seat: number, judge: Judge, level: Level): Action[] {
  judge.ledger.reset(view);
  judge.fight.allocate(view, judge.ledger);
  const attacks = judge.fight.attacks(view).sort((a, b) => b.value - a.value);
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
  const wanted = attacks.find(
    ({ attackers, defenders }) =>
      open.attackers.every((unit) => attackers.includes(unit)) &&
      open.defenders.every((enemy) => defenders.includes(enemy)),
  );
  const steps = wanted === undefined ? [] : announce(w, view, wanted);
  return steps.find((step) => game.phase(view).refuse(view, seat, step) === null) ?? fallback(game, view, seat);
}

const announce = (w: Ground, view: State, attack: Attack): Action[] => [
  ...attack.defenders.map((enemy): Action => ({ type: 'target', hex: view[w.at.where + enemy] })),
  ...attack.attackers.map((unit): Action => ({ type: 'join', unit })),
  { type: 'roll', column: attack.column },
];

function isLawful(w: Ground, game: Game<Action>, view: State, seat: number, attack: Attack): boolean {
  const state = announced(w, view, attack);
  return game.phase(state).refuse(state, seat, { type: 'roll', column: attack.column }) === null;
}

function announced(w: Ground, view: State, attack: Attack): State {
  const state = view.slice();
  for (const unit of attack.attackers) mark(w, state, unit, JOINED);
  for (const enemy of attack.defenders) mark(w, state, enemy, AIMED);
  return state;
}

/** The attack to make first: each is carried out for every face, and the position afterwards valued. */
function bestFirst(
  w: Ground,
  game: Game<Action>,
  view: State,
  seat: number,
  judge: Judge,
  attacks: readonly Attack[],
): Attack {
  let best = attacks[0];
  if (attacks.length === 1) return best;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const attack of attacks) {
    let sum = 0;
    for (let face = 1; face <= 6; face++) {
      const state = announced(w, view, attack);
      game.phase(state).apply(state, seat, { type: 'roll', column: attack.column }, { roll: () => face }, null);
      settle(w, game, state);
      sum += judge.value(state);
    }
    if (sum > bestValue) {
      bestValue = sum;
      best = attack;
    }
  }
  return best;
}

/** Carries out the decisions a result leaves in the plainest way, whoever has to make them. */
function settle(w: Ground, game: Game<Action>, state: State): void {
  for (let i = 0; i < LONGEST_AFTERMATH; i++) {
    const phase = game.phase(state);
    const step = stepOf(w, state);
    if (step === 'combat' || step === 'movement' || step === 'over') return;
    const seat = (phase.seats(state) & 1) !== 0 ? 0 : 1;
    const pieces = piecesOf(game, state, seat);
    const choices = choicesOf(game, state, seat, pieces[0]);
    phase.apply(state, seat, plainest(w, choices), NO_CHANCE, null);
  }
}

/** Of payments the cheapest, of everything else the first. */
function plainest(w: Ground, choices: { readonly length: number; at(index: number): Action | undefined }): Action {
  let best = choices.at(0) as Action;
  let least = costOf(w, best);
  for (let i = 1; i < choices.length; i++) {
    const action = choices.at(i) as Action;
    if (costOf(w, action) >= least) continue;
    best = action;
    least = costOf(w, action);
  }
  return best;
}

const costOf = (w: Ground, action: Action): number =>
  action.type === 'lose' ? action.units.reduce((sum, unit) => sum + w.strength[unit], 0) : 0;

/** Losses, retreats, displacements, withdrawals, advances: every choice is tried and the position valued. */
function decide(w: Ground, game: Game<Action>, view: State, seat: number, judge: Judge): Action {
  const choices = allChoices(game, view, seat);
  let best = choices[0];
  if (choices.length === 1) return best;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const action of choices) {
    const state = view.slice();
    game.phase(state).apply(state, seat, action, NO_CHANCE, null);
    settle(w, game, state);
    const value = judge.value(state);
    if (value > bestValue) {
      bestValue = value;
      best = action;
    }
  }
  return best;
}

/** Where no plan fits: roll for what has been announced, or take the first thing listed. */
function fallback(game: Game<Action>, view: State, seat: number): Action {
  const choices = allChoices(game, view, seat);
  return choices.find((action) => action.type === 'roll') ?? choices[0];
}
