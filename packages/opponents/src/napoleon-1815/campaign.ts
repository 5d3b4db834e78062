import { below, type State } from '@hundred-days/kernel';
import { type Action, type Napoleon1815, position } from '@hundred-days/napoleon-1815';
import type { Thought } from '../planner/thought.ts';
import { liking } from './liking.ts';
import { canFollow, isAttack, type March, marchesOf } from './manoeuvre.ts';
import { byValue, cautionOf, meanOf, meritOf, type Plan } from './plan.ts';
import { STANCES, type Stance } from './script.ts';
import type { Trials, Worlds } from './trials.ts';
import type { Weights } from './weights.ts';

const { sideOfSeat } = position;
const END: Action = { type: 'end' };

/** How far a level looks when Groups move. */
export interface Scope {
  /** Whole positions a plan is tried in at first, and when it is looked at closely. */
  readonly sift: number;
  readonly samples: number;
  /** Plans that are looked at closely; of the marches of single Groups as many are joined to others. */
  readonly beam: number;
  /** Trials for one decision; then the best so far is taken. */
  readonly trials: number;
  /** Decisions of the script in them: great battles make long trials. */
  readonly decisions: number;
  /** Plans for which the enemy's next Player Turn is played as well, and in how many whole positions. */
  readonly replies: number;
  readonly replySamples: number;
}

/** Plans as far as they have been tried. */
export interface Survey {
  readonly plans: readonly Plan[];
  readonly progress: number;
}

/** Who is attacked fights, or goes while he can: a rout that he can walk away from is none. */
const ANSWERS: readonly Stance[] = [STANCES.steady, STANCES.leave];
const NO_ANSWER: readonly Stance[] = [STANCES.steady];

/** He is met as he comes, or one goes while one can. */
const MEETING: readonly Stance[] = [STANCES.steady, STANCES.leave];

/** Plans that go on from the first look to the second, for each that is looked at closely. */
const SECOND_LOOK = 3;
/** The share of the script's decisions that is for the first looks. */
const SIFTING = 0.6;
/** The share of the whole positions of the last look that it has even when the decisions are spent. */
const LEAST_WORLDS = 0.25;
/**
 * The share of the plans of the last look that may strike the same town: where the first looks had luck with a blow, they had it with all
 * plans that it is part of.
 */
const SAME_BLOW = 1 / 3;
/** From so much caution on the enemy's next turn is played: an army has lost a third of what it may. */
const NEAR = 0.1;
/** The decisions of the script for the enemy's next turn, as a share of those for the Group Moves. */
export const REPLYING = 0.4;
/** A plan of this worth is a game that is lost. */
const LOST = -990;
/** How many times the whole positions of the first look are taken for the second. */
const DEEPER = 3;

/**
 * The Group Moves of a Player Turn (5.1). Many plans are tried in few whole positions, the better ones in more of them. Of many
 * plans that are tried a little the best has had luck: so the last look has whole positions and dice of its own.
 */
export class Campaign {
  readonly #game: Napoleon1815;
  readonly #view: State;
  readonly #seat: number;
  readonly #trials: Trials;
  readonly #scope: Scope;
  readonly #weights: Weights;
  readonly #bits: () => number;
  readonly #caution: number;

  constructor(
    game: Napoleon1815,
    view: State,
    seat: number,
    trials: Trials,
    scope: Scope,
    weights: Weights,
    bits: () => number,
  ) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#trials = trials;
    this.#scope = scope;
    this.#weights = weights;
    this.#bits = bits;
    this.#caution = cautionOf(game.world, view, seat);
  }

  /** The moves of a good plan, and the end of the phase. */
  *plan(): Generator<Thought<Action>, readonly Action[], void> {
    const search = this.search();
    for (;;) {
      const step = search.next();
      if (step.done === true) return [...this.#mixed(step.value).moves, END];
      yield this.#thought(step.value);
    }
  }

  /** The plans that were looked at closely, to stay among them. */
  *search(): Generator<Survey, readonly Plan[], void> {
    const { beam, sift } = this.#scope;
    this.#trials.count = 0;
    this.#trials.decisions = 0;
    const first = this.#imagine(DEEPER * sift);
    const stay = this.#draft([]);
    const marches = marchesOf(this.#game.world, this.#game, first.states[0], this.#seat);
    const singles = [stay, ...marches.map((march) => this.#draft([march]))];
    yield* this.#look(singles, first, sift, 0, 0.4);
    singles.sort(byValue);
    yield* this.#look(singles.slice(0, SECOND_LOOK * beam), first, DEEPER * sift, 0.4, 0.5);
    singles.sort(byValue);
    const joined = [...this.#pairs(singles)].map((pair) => this.#draft(pair));
    yield* this.#look(joined, first, sift, 0.5, 0.65);
    const plans = [...singles, ...joined].sort(byValue);
    yield* this.#look(plans.slice(0, SECOND_LOOK * beam), first, DEEPER * sift, 0.65, 0.75);
    const finalists = this.#different(plans.sort(byValue), beam);
    if (!finalists.includes(stay)) finalists.push(stay);
    const worlds = yield* this.#lookClosely(finalists);
    return yield* this.#lookBeyond(finalists, stay, worlds);
  }

  #imagine(count: number): Worlds {
    return this.#trials.imagine(this.#view, this.#seat, count, this.#bits);
  }

  #draft(marches: readonly March[]): Plan {
    const w = this.#game.world;
    const side = sideOfSeat(w, this.#view, this.#seat);
    const attacks = marches.some((march) => isAttack(w, this.#view, march, side));
    const moves = marches.flatMap((march) => march.moves);
    const answers = attacks ? ANSWERS : NO_ANSWER;
    return {
      marches,
      moves,
      liking: liking(w, this.#view, side, moves, this.#weights),
      answers,
      caution: this.#caution,
      tried: 0,
      values: answers.map(() => []),
      after: MEETING.map(() => []),
      lost: new Float64Array(2),
    };
  }

  #try(plan: Plan, worlds: Worlds, upTo: number): void {
    const actions = [...plan.moves, END];
    for (; plan.tried < upTo; plan.tried++)
      for (const [i, answer] of plan.answers.entries()) {
        plan.values[i].push(this.#trials.one(worlds, plan.tried, this.#seat, actions, STANCES.steady, answer));
        for (const side of plan.lost.keys()) plan.lost[side] += this.#trials.lost[side];
      }
  }

  /** Tries plans in the first so many worlds, while the budget lasts. Those it does not last for fall behind. */
  *#look(
    plans: readonly Plan[],
    worlds: Worlds,
    upTo: number,
    from: number,
    to: number,
  ): Generator<Survey, void, void> {
    const { trials, decisions } = this.#scope;
    for (const [i, plan] of plans.entries()) {
      if (this.#trials.count < trials && this.#trials.decisions < SIFTING * decisions) this.#try(plan, worlds, upTo);
      if (i % 8 === 0) yield { plans, progress: from + ((to - from) * i) / plans.length };
    }
  }

  /** The first so many that do not all strike the same blow. */
  #different(plans: readonly Plan[], count: number): Plan[] {
    const w = this.#game.world;
    const side = sideOfSeat(w, this.#view, this.#seat);
    const most = Math.ceil(SAME_BLOW * count);
    const blows = new Map<number, number>();
    const chosen: Plan[] = [];
    for (const plan of plans) {
      const struck = new Set(plan.marches.filter((march) => isAttack(w, this.#view, march, side)).map(({ to }) => to));
      if ([...struck].some((town) => blows.get(town) === most)) continue;
      for (const town of struck) blows.set(town, (blows.get(town) ?? 0) + 1);
      if (chosen.push(plan) === count) break;
    }
    return chosen;
  }

  *#lookClosely(plans: readonly Plan[]): Generator<Survey, Worlds, void> {
    const { samples, decisions } = this.#scope;
    const worlds = this.#imagine(samples);
    for (const plan of plans) {
      plan.tried = 0;
      for (const values of plan.values) values.length = 0;
      plan.lost.fill(0);
    }
    for (let i = 0; i < samples; i++) {
      if (i >= LEAST_WORLDS * samples && this.#trials.decisions >= decisions) break;
      for (const plan of plans) this.#try(plan, worlds, i + 1);
      yield { plans, progress: 0.75 + (0.15 * i) / samples };
    }
    return worlds;
  }

  /** Near a defeat the best of them, and standing still, with the enemy's next Player Turn: there it comes, if it comes. */
  *#lookBeyond(plans: readonly Plan[], stay: Plan, worlds: Worlds): Generator<Survey, readonly Plan[], void> {
    const { replies, replySamples, decisions } = this.#scope;
    if (replies === 0 || this.#caution < NEAR) return plans;
    const best = this.#different([...plans].sort(byValue), replies);
    if (!best.includes(stay)) best.push(stay);
    const most = this.#trials.decisions + REPLYING * decisions;
    for (let i = 0; i < Math.min(replySamples, stay.tried) && this.#trials.decisions < most; i++) {
      for (const plan of best) this.#reply(plan, worlds, i);
      yield { plans: best, progress: 0.9 + (0.1 * i) / replySamples };
    }
    return best;
  }

  /** The enemy's next turn in one of the worlds, when he has answered the plan as hurts it most. */
  #reply(plan: Plan, worlds: Worlds, index: number): void {
    const means = plan.values.map(meanOf);
    const answer = plan.answers[means.indexOf(Math.min(...means))];
    const left = this.#trials.andReply(worlds, index, this.#seat, [...plan.moves, END], answer, MEETING);
    for (const [i, value] of left.entries()) plan.after[i].push(value);
  }

  /** Two Groups together: the best marches with each other, as far as the quota and the roads let them. */
  *#pairs(singles: readonly Plan[]): Generator<readonly [March, March]> {
    const { beam } = this.#scope;
    const marches = singles.flatMap((plan) => plan.marches);
    for (const [i, first] of marches.slice(0, beam).entries()) {
      let joined = 0;
      for (const second of marches.slice(i + 1)) {
        if (joined === 2 * beam) break;
        if (second.from === first.from && second.army === first.army) continue;
        if (!canFollow(this.#game, this.#view, this.#seat, [...first.moves, ...second.moves])) continue;
        joined++;
        yield [first, second];
      }
    }
  }

  /** The best plan, or one that is as good: nobody can read it. Where all is lost they are not: one hopes for his mistake. */
  #mixed(plans: readonly Plan[]): Plan {
    const [first] = [...plans].sort(byValue);
    const best = meritOf(first);
    if (best <= LOST) return first;
    const good = plans.filter((plan) => meritOf(plan) >= best - this.#weights.mixing);
    return good[below(good.length, this.#bits)];
  }

  #thought({ plans, progress }: Survey): Thought<Action> {
    const best = plans.reduce((a, b) => (meritOf(b) > meritOf(a) ? b : a));
    return { progress, nodes: this.#trials.count, intent: best.moves };
  }
}
