import { allChoices, below, type Dice, type State, seededDice } from '@hundred-days/kernel';
import { type Action, position, type WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import type { Parts, Pondering } from '../planner/advice.ts';
import { chanceOf } from '../planner/chance.ts';
import type { Level } from '../planner/levels.ts';
import { hasTaste, likes } from '../planner/taste.ts';
import type { Thinking } from '../planner/thought.ts';
import { type Looked, ponder } from './advice.ts';
import { createEnding } from './ending.ts';
import { backToEvening } from './evening.ts';
import { createJudge } from './judge.ts';
import { createManoeuvre, type Scored } from './manoeuvre.ts';
import { createScript, MIDDLING, PASS, seatOf } from './script.ts';
import { shortSighted, type Weights } from './weights.ts';

const { stepOf } = position;
type StepName = position.StepName;

/** How a level of the planner looks at this game. */
export interface Sight {
  /** Choices that are played on from, and how many moves far; 1 choice is none. */
  readonly choices: number;
  readonly moves: number;
  /** Whether the enemy's best attack after one's own is looked at. */
  readonly counterattack: boolean;
  /** Whether the attacks of the last turn are fought to the end of the game. */
  readonly toTheEnd: boolean;
  /** Positions valued for one decision; then the best so far is taken. */
  readonly nodes: number;
  /** Positions valued for the moves of a phase; then it looks no farther than a hurried player. */
  readonly phase: number;
}

/** How far who has thought long in a phase looks from then on. */
const SHORT = { choices: 4, moves: 3 };

/** Steps whose choices are played on from; what comes of them is seen only in the moves that follow. */
const LOOKED_AHEAD: ReadonlySet<StepName> = new Set(['modes', 'hq', 'withdrawal']);
const ATTACKS: ReadonlySet<StepName> = new Set(['attack', 'charge', 'countercharge']);
/** Each move of a phase costs more than the last, and a Corps that comes back to a hex more again: nobody dances for ever. */
const FATIGUE = 0.002;
const WEARINESS = 0.0005;
const RETURNING = 0.25;
/** A Corps that has been in a hex so often in this phase does not go there again: who waits for the other to pass would do it for ever. */
const OFTEN_ENOUGH = 3;
/** In Victory Points: what is this much worse than the best is as good, and chance decides, so that nobody can read the plan. */
const AS_GOOD = 0.04;
/** Of the moves of one Corps only so many are played on from. */
const OF_ONE_CORPS = 4;

export interface General {
  think(view: State, seat: number): Thinking<Action>;
  /** What it would do, and why. */
  advise(view: State, seat: number): Pondering<Action>;
}

export function createGeneral(game: WaterlooCampaign, level: Level, weights: Weights, seed: number | string): General {
  const { world: w } = game;
  const sight = sightOf(level);
  const judge = createJudge(w, level.reply ? weights : shortSighted(weights));
  const manoeuvre = createManoeuvre(game, judge);
  const script = createScript(game, judge, manoeuvre, weights);
  const ending = createEnding(game, judge);
  const scratch = new Int16Array(game.stateSize);
  const deeper = new Int16Array(game.stateSize);
  const notes = createNotes();
  const chanceIn = chanceOf(seed);

  const applied = (into: State, s: State, seat: number, action: Action, dice: Dice): void => {
    into.set(s);
    game.phase(s).apply(into, seat, action, dice, null);
    backToEvening(w, into, s);
  };

  /** Every choice, best first, by the position right after it. */
  function scored(s: State, seat: number): (Scored & { readonly parts: Parts })[] {
    return allChoices(game, s, seat)
      .map((action) => {
        applied(scratch, s, seat, action, MIDDLING);
        script.round(scratch, seat);
        const value = judge.value(scratch, seat);
        return { action, value, parts: { ...judge.parts } };
      })
      .sort((a, b) => b.value - a.value);
  }

  /** What comes of a choice when both sides play on by the script. */
  function playedOn(s: State, seat: number, action: Action): number {
    applied(deeper, s, seat, action, MIDDLING);
    script.playOn(deeper, glimpse().moves);
    return judge.value(deeper, seat);
  }

  /** How far it looks in this phase: less when much has been thought in it already, so that a long phase is no longer a wait. */
  const glimpse = (): Pick<Sight, 'choices' | 'moves'> =>
    notes.spent < sight.phase
      ? sight
      : { choices: Math.min(sight.choices, SHORT.choices), moves: Math.min(sight.moves, SHORT.moves) };

  /** Choices one after another with what comes of them, as far as the budget goes. */
  function* looked(s: State, seat: number, choices: readonly Scored[]): Generator<Looked, void, void> {
    const began = judge.valued;
    for (const { action } of choices) {
      const spent = judge.valued - began;
      if (spent >= sight.nodes) return;
      const cost = notes.costOf(action, weights.effort);
      const value = playedOn(s, seat, action) - cost;
      // What a march costs is asked of where it leads, so that the parts add up to what it is judged by.
      yield { action, value, parts: { ...judge.parts, place: judge.parts.place - cost }, spent };
    }
  }

  function* lookAhead(s: State, seat: number, choices: readonly Scored[]): Thinking<Action> {
    if (choices.length === 1) return choices[0].action;
    if (sight.choices <= 1) return oneOfTheBest(choices, chanceIn(s, seat));
    const seen: Scored[] = [];
    let best: Scored | null = null;
    for (const { action, value, spent } of looked(s, seat, choices)) {
      seen.push({ action, value });
      if (best === null || value > best.value) best = { action, value };
      yield { progress: Math.min(1, spent / sight.nodes), nodes: spent, intent: [best.action] };
    }
    return oneOfTheBest(seen.length === 0 ? choices : seen, chanceIn(s, seat));
  }

  /** Every move, best first, by the position right after it and what it costs. */
  const moves = (s: State, seat: number): Scored[] =>
    manoeuvre
      .all(s, seat)
      .filter(({ action }) => !notes.isStale(action))
      .map(({ action, value }) => ({ action, value: value - notes.costOf(action, weights.effort) }))
      .sort((a, b) => b.value - a.value);

  /** The moves that are looked at closely, and to make none. */
  function movesInView(s: State, seat: number, sorted: readonly Scored[], still: number): readonly Scored[] {
    const some = sight.choices <= 1 ? sorted : firstOfEach(sorted, glimpse().choices, OF_ONE_CORPS);
    const mayPass = game.phase(s).refuse(s, seat, PASS) === null;
    return mayPass ? [{ action: PASS, value: still }, ...some] : some;
  }

  function* move(s: State, seat: number): Thinking<Action> {
    const sorted = moves(s, seat);
    if (sorted.length === 0) return PASS;
    return yield* lookAhead(s, seat, movesInView(s, seat, sorted, judge.value(s, seat)));
  }

  /** The average over the dice of an attack, every decision it leaves made by the script. */
  function expected(s: State, seat: number, action: Action, answered: boolean): number {
    let sum = 0;
    for (let luck = -5; luck <= 5; luck++) {
      const state = s.slice();
      const dice = loaded(luck);
      applied(state, s, seatOf(game, s), action, dice);
      script.settle(state, dice);
      sum += (6 - Math.abs(luck)) * (answered ? afterAnswer(state, seat) : judge.value(state, seat));
    }
    return sum / 36;
  }

  /** The position when the enemy has made the attack that is best for him, if he is to attack next. */
  function afterAnswer(s: State, seat: number): number {
    const still = judge.value(s, seat);
    if (stepOf(w, s) !== 'attack' || s[w.at.active] === seat) return still;
    let least = still;
    for (const action of allChoices(game, s, 1 - seat)) {
      if (action.type !== 'attack') continue;
      const defender = position.unitIn(w, s, action.hex);
      if (judge.attack(s, action.unit, defender, true) <= 0) continue;
      least = Math.min(least, expected(s, seat, action, false));
    }
    return least;
  }

  /** The average over the dice of what a choice of the last attacks comes to, when both sides fight on to the end of the game. */
  function foughtOut(s: State, seat: number, action: Action): number {
    const row = chanceIn(s, seat)();
    let sum = 0;
    for (let luck = -5; luck <= 5; luck++) {
      const state = deeper;
      state.set(s);
      const dice = action.type === 'pass' ? seededDice(`${row} ${luck}`) : loaded(luck, seededDice(`${row} ${luck}`));
      game.phase(s).apply(state, seat, action, dice, null);
      sum += (action.type === 'pass' ? 36 / 11 : 6 - Math.abs(luck)) * ending.foughtOut(state, seat, dice);
    }
    return sum / 36;
  }

  /** What an attack is to one's taste. */
  function liking(s: State, action: Action): number {
    if (action.type !== 'attack' || !hasTaste(weights)) return 0;
    return likes(weights, judge.attack(s, action.unit, position.unitIn(w, s, action.hex), true));
  }

  /** What an attack is worth on average and to one's taste, or to let be. */
  const attackValue = (s: State, seat: number, action: Action): number => gainedBy(s, seat, action) + liking(s, action);

  function gainedBy(s: State, seat: number, action: Action): number {
    if (sight.toTheEnd && ending.isNear(s)) return foughtOut(s, seat, action);
    if (action.type !== 'pass') return expected(s, seat, action, sight.counterattack);
    applied(scratch, s, seat, action, MIDDLING);
    return sight.counterattack ? afterAnswer(scratch.slice(), seat) : judge.value(scratch, seat);
  }

  function attack(s: State, seat: number): Action {
    let best: Action = PASS;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of allChoices(game, s, seat)) {
      const value = attackValue(s, seat, action);
      if (value <= most) continue;
      most = value;
      best = action;
    }
    return best;
  }

  /** What is weighed in a decision, one thing after another, whatever is asked. */
  function* weighed(s: State, seat: number): Generator<Looked, void, void> {
    const step = stepOf(w, s);
    if (step === 'movement') {
      const sorted = moves(s, seat);
      if (sorted.length === 0) return;
      const inView = movesInView(s, seat, sorted, judge.value(s, seat));
      if (sight.choices > 1) return yield* looked(s, seat, inView);
      for (const { action, value } of inView) yield { action, value, parts: null, spent: 0 };
      return;
    }
    if (ATTACKS.has(step)) {
      for (const action of allChoices(game, s, seat)) {
        const value = attackValue(s, seat, action);
        yield { action, value, parts: null, spent: 0 };
      }
      return;
    }
    const choices = scored(s, seat);
    if (LOOKED_AHEAD.has(step) && choices.length > 1)
      return yield* looked(s, seat, withoutDoingMore(choices, sight.choices));
    for (const { action, value, parts } of choices) yield { action, value, parts, spent: 0 };
  }

  return {
    advise(view, seat) {
      judge.begin(view);
      if (stepOf(w, view) === 'movement') notes.open(view[w.at.turn]);
      const s = view.slice();
      const pick = (all: readonly Scored[]): Action =>
        ATTACKS.has(stepOf(w, s)) ? bestOf(all).action : oneOfTheBest(all, chanceIn(s, seat));
      return ponder(game, s, seat, weighed(s, seat), pick);
    },
    *think(view, seat) {
      judge.begin(view);
      const s = view.slice();
      const step = stepOf(w, s);
      if (step === 'movement') {
        notes.open(s[w.at.turn]);
        const before = judge.valued;
        const action = yield* move(s, seat);
        notes.write(action, judge.valued - before);
        return action;
      }
      if (ATTACKS.has(step)) return attack(s, seat);
      const choices = scored(s, seat);
      if (LOOKED_AHEAD.has(step)) {
        return yield* lookAhead(s, seat, withoutDoingMore(choices, sight.choices));
      }
      return oneOfTheBest(choices, chanceIn(s, seat));
    },
  };
}

const bestOf = (choices: readonly Scored[]): Scored =>
  choices.reduce((most, one) => (one.value > most.value ? one : most));

/** The best, or by lot one that is as good; to do nothing is chosen only where it is the best itself. */
function oneOfTheBest(choices: readonly Scored[], bits: () => number): Action {
  const best = bestOf(choices);
  if (best.action.type === 'pass' || best.action.type === 'end') return best.action;
  const asGood = choices.filter(
    ({ action, value }) => value >= best.value - AS_GOOD && action.type !== 'pass' && action.type !== 'end',
  );
  return asGood[below(asGood.length, bits)].action;
}

interface Notes {
  /** Begins anew with every turn. */
  open(turn: number): void;
  /** How many positions were valued for the moves that were made in this phase. */
  readonly spent: number;
  /** Whether a Corps has been where it would go often enough. */
  isStale(action: Action): boolean;
  /** What a move must gain, after those that have been made in this phase. */
  costOf(action: Action, effort: number): number;
  write(action: Action, valued: number): void;
}

/** What has been moved in a phase, and where Corps have been in it. */
function createNotes(): Notes {
  let now = 0;
  let spent = 0;
  let moves = 0;
  const visits = new Map<string, number>();
  const visit = (unit: number, hex: number): void => {
    const key = `${unit} ${hex}`;
    visits.set(key, (visits.get(key) ?? 0) + 1);
  };
  const visitsTo = (action: Action): number =>
    action.type !== 'move' && action.type !== 'enter'
      ? 0
      : (visits.get(`${action.unit} ${action.path[action.path.length - 1]}`) ?? 0);
  return {
    get spent() {
      return spent;
    },
    open(turn) {
      if (turn === now) return;
      now = turn;
      spent = 0;
      moves = 0;
      visits.clear();
    },
    isStale: (action) => visitsTo(action) >= OFTEN_ENOUGH,
    costOf(action, effort) {
      if (action.type !== 'move' && action.type !== 'enter') return 0;
      const back = visitsTo(action);
      return effort + FATIGUE * moves + WEARINESS * moves * moves + RETURNING * back;
    },
    write(action, valued) {
      moves++;
      spent += valued;
      if (action.type !== 'move') return;
      visit(action.unit, action.path[0]);
      visit(action.unit, action.path[action.path.length - 1]);
    },
  };
}

/** A level of the planner in the terms of this game: it looks ahead by its rows of dice, and not at all without the reply. */
function sightOf({ nodes, reply, rows, weighOrder }: Level): Sight {
  const far = reply && rows > 2;
  return {
    choices: far ? 2 * rows + 1 : reply ? rows + 1 : 1,
    moves: far ? 2 * rows : reply ? rows : 0,
    counterattack: weighOrder && far,
    toTheEnd: far,
    nodes: 8 * nodes,
    phase: 40 * nodes,
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

/** The first so many of a list, and to do nothing more in the step, which is always a choice worth a thought. */
function withoutDoingMore(choices: readonly Scored[], most: number): Scored[] {
  return choices.filter(({ action }, i) => i < most || action.type === 'end' || action.type === 'pass');
}

/** Dice that differ by `luck` in an attack, the attacker's first; what is rolled after them falls as `after` has it. */
function loaded(luck: number, after: Dice = MIDDLING): Dice {
  let rolled = 0;
  return {
    roll(sides) {
      rolled++;
      if (rolled === 1) return Math.max(1, 1 + luck);
      return rolled === 2 ? Math.max(1, 1 - luck) : after.roll(sides);
    },
  };
}
