import { type Action, board, position, units } from '@hundred-days/day-of-waterloo';
import type { Game, State } from '@hundred-days/kernel';
import { TABLE } from '@hundred-days/kernel';
import { searchPlans } from '../planner/search.ts';
import type { Thinking, Thought } from '../planner/thought.ts';
import { type Charge, chargeWorth } from './charges.ts';
import { rideOf } from './command.ts';
import type { Judge } from './judge.ts';
import { type March, type Mover, moversOf, type Plan, planSpace } from './manoeuvre.ts';
import type { Sight } from './sight.ts';
import { orderOf } from './stacks.ts';

const { CAVALRY } = board;
const { MOVED, MOVING, did, onMap, sideOfSeat, topIn, whereIs } = position;
const END: Action = { type: 'end' };
/** What a leader should gain by a ride. */
const WORTH_A_RIDE = 0.3;

/** What is kept of a plan while it is carried out. */
export interface Orders {
  readonly turn: number;
  readonly goals: Map<number, number>;
  /** Who has been told, and could not. */
  readonly tried: Set<number>;
  readonly ridden: Set<number>;
  readonly ordered: Set<number>;
  /** Plans that have been made for this phase. */
  plans: number;
}

/** A plan with what it was found among. */
export interface Drawn {
  readonly movers: readonly Mover[];
  readonly space: ReturnType<typeof planSpace>;
  readonly plan: Plan;
}

type Planning<R> = Generator<Thought<Action>, R, void>;
type Draw = (view: State, seat: number) => State;

/**
 * The Movement Phase (9.0): a plan says where everybody is to end; it is carried out unit by unit, each by the referee's own ways. Cavalry
 * charges before it goes and when it has arrived, where that should gain. Then stacks are put in order, and leaders follow.
 */
export class Campaign {
  readonly #game: Game<Action>;
  readonly #judge: Judge;
  readonly #sight: Pick<Sight, 'plans' | 'byLot'>;
  readonly #imagine: Draw;

  constructor(game: Game<Action>, judge: Judge, sight: Pick<Sight, 'plans' | 'byLot'>, imagine: Draw) {
    this.#game = game;
    this.#judge = judge;
    this.#sight = sight;
    this.#imagine = imagine;
  }

  /** The next action of the phase. */
  *next(view: State, seat: number, orders: Orders, bits: () => number): Thinking<Action> {
    const urgent = this.exit(view, seat) ?? this.charge(view, seat)?.action ?? null;
    if (urgent !== null) return urgent;
    if (orders.plans === 0) yield* this.#plan(view, seat, orders, bits);
    const march = this.#march(view, seat, orders);
    if (march !== null) return march;
    if (orders.plans === 1) {
      // Those who found no room before may have it now.
      yield* this.#plan(view, seat, orders, bits);
      const second = this.#march(view, seat, orders);
      if (second !== null) return second;
    }
    return this.#order(view, seat, orders) ?? this.#ride(view, seat, orders) ?? this.#end(view, seat);
  }

  /** 9.3.6a, 12.5b: off the map, or to the edge with enough points left, if somebody can be. */
  exit(view: State, seat: number): Action | null {
    const { w, exits } = this.#judge;
    if (sideOfSeat(seat) !== units.FRENCH || view[w.at.armyMorale + units.ADG_ARMY] > 0) return null;
    const phase = this.#game.phase(view);
    const away = exits.flood(view);
    for (const unit of w.unitsOf[units.FRENCH]) {
      const hex = unit < w.units ? whereIs(w, view, unit) : -1;
      if (hex < 0 || away[hex] > w.allowance[unit] || did(w, view, unit, MOVED)) continue;
      const choices = phase.choices(view, seat, unit);
      for (let i = 0; i < choices.length; i++) {
        const action = choices.at(i);
        if (action?.type === 'exit' || (action?.type === 'move' && this.#leavesBy(view, seat, action))) return action;
      }
    }
    return null;
  }

  #leavesBy(view: State, seat: number, action: March): boolean {
    const { w } = this.#judge;
    if (w.exitBy[action.path[action.path.length - 1]] === 0) return false;
    const after = view.slice();
    this.#game.phase(after).apply(after, seat, action, { roll: () => 1 }, null);
    const choices = this.#game.phase(after).choices(after, seat, action.unit);
    for (let i = 0; i < choices.length; i++) if (choices.at(i)?.type === 'exit') return true;
    return false;
  }

  /** 9.4: the charge that should gain most, of who moves now or has not moved yet. */
  charge(view: State, seat: number): { readonly action: Charge; readonly worth: number } | null {
    const { w } = this.#judge;
    if (!w.chargesIn[position.weatherOf(w, view)]) return null;
    const phase = this.#game.phase(view);
    let imagined: State | null = null;
    let best: Charge | null = null;
    let most = this.#judge.weightsIn(view, seat).charge;
    for (const unit of w.unitsOf[sideOfSeat(seat)]) {
      if (unit >= w.units || w.arm[unit] !== CAVALRY || !onMap(w, view, unit) || did(w, view, unit, MOVED)) continue;
      if (!this.#touches(view, unit)) continue;
      const choices = phase.choices(view, seat, unit);
      for (let i = 0; i < choices.length; i++) {
        const action = choices.at(i);
        if (action?.type !== 'charge') break;
        if (imagined === null) {
          imagined = this.#imagine(view, seat);
          this.#judge.price(imagined);
        }
        const value = chargeWorth(this.#judge, imagined, action);
        if (value <= most) continue;
        most = value;
        best = action;
      }
    }
    return best === null ? null : { action: best, worth: most };
  }

  #touches(view: State, unit: number): boolean {
    const { w } = this.#judge;
    const hex = whereIs(w, view, unit);
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const to = w.neighbours[slot];
      const top = to < 0 ? -1 : topIn(w, view, to);
      if (top >= 0 && w.side[top] !== w.side[unit]) return true;
    }
    return false;
  }

  /** The best plan that is found for those who can march; null where nobody can. */
  *drawUp(view: State, seat: number, budget: number, bits: () => number): Planning<Drawn | null> {
    const judge = this.#judge;
    const imagined = this.#imagine(view, seat);
    judge.open(imagined, seat);
    const movers = moversOf(judge, this.#game, view, seat).filter(({ unit }) => !did(judge.w, view, unit, MOVING));
    if (movers.length === 0) return null;
    const space = planSpace(judge, imagined, seat, movers, this.#sight.byLot, bits);
    const search = searchPlans<Plan>(space, budget, bits);
    for (;;) {
      const step = search.next();
      if (step.done === true) return { movers, space, plan: step.value };
      yield { progress: Math.min(1, step.value.nodes / budget), nodes: step.value.nodes, intent: [] };
    }
  }

  *#plan(view: State, seat: number, orders: Orders, bits: () => number): Planning<void> {
    const budget = orders.plans === 0 ? this.#sight.plans : Math.ceil(this.#sight.plans / 4);
    const drawn = yield* this.drawUp(view, seat, budget, bits);
    // Only now: a thought that is dropped leaves nothing behind.
    orders.plans++;
    if (drawn === null) return;
    for (const [i, { unit, from }] of drawn.movers.entries())
      if (drawn.plan[i] !== from) orders.goals.set(unit, drawn.plan[i]);
    orders.tried.clear();
  }

  /** The next of those who are to go somewhere: into open hexes first. */
  #march(view: State, seat: number, orders: Orders): Action | null {
    const { w } = this.#judge;
    for (const [unit, goal] of orders.goals) {
      if (orders.tried.has(unit) || goal < 0 || whereIs(w, view, unit) === goal) continue;
      const march = this.wayTo(view, seat, unit, goal);
      if (march !== null) return march;
    }
    // Whoever was in the way of another may have gone: once more, and then they stay.
    for (const [unit] of orders.goals) orders.tried.add(unit);
    if (orders.plans > 1) return this.#enter(view, seat, w.unitsOf[sideOfSeat(seat)]);
    return null;
  }

  /** How a unit gets there, as the referee lists it. */
  wayTo(view: State, seat: number, unit: number, goal: number): March | null {
    const choices = this.#game.phase(view).choices(view, seat, unit);
    for (let i = 0; i < choices.length; i++) {
      const action = choices.at(i);
      if (action?.type !== 'move' && action?.type !== 'enter') continue;
      if (action.path[action.path.length - 1] === goal) return action;
    }
    return null;
  }

  /** 15.3b: once the Prussians have begun, everybody who can must come in: as far as he comes. */
  #enter(view: State, seat: number, pieces: ArrayLike<number>): Action | null {
    const { w } = this.#judge;
    const phase = this.#game.phase(view);
    if (phase.pieces(view, seat).includes(TABLE)) return null;
    for (let i = 0; i < pieces.length; i++) {
      if (whereIs(w, view, pieces[i]) !== position.OFF_MAP) continue;
      const choices = phase.choices(view, seat, pieces[i]);
      let best: March | null = null;
      for (let k = 0; k < choices.length; k++) {
        const action = choices.at(k);
        if (action?.type === 'enter' && (best === null || action.path.length > best.path.length)) best = action;
      }
      if (best !== null) return best;
    }
    return null;
  }

  /** 5.4.3a: stacks in the order they are to fight in; what lies beneath is put in order from the top down, which shows nothing. */
  #order(view: State, seat: number, orders: Orders): Action | null {
    const { w, prices } = this.#judge;
    for (let hex = 0; hex < w.hexes; hex++) {
      const top = topIn(w, view, hex);
      if (top < 0 || orders.ordered.has(hex) || !position.owns(w, view, seat, top)) continue;
      const wanted = orderOf(w, view, hex, prices);
      if (wanted[0] !== top) return { type: 'raise', unit: wanted[0] };
      const unit = nextBeneath(position.unitsIn(w, view, hex), wanted);
      if (unit >= 0) return { type: 'lower', unit };
      orders.ordered.add(hex);
    }
    return null;
  }

  #ride(view: State, seat: number, orders: Orders): Action | null {
    const { w } = this.#judge;
    const leaders = [...w.leadersOf[sideOfSeat(seat)]].sort(
      (a, b) => w.isArmyLeader[a - w.units] - w.isArmyLeader[b - w.units] || a - b,
    );
    for (const leader of leaders) {
      if (orders.ridden.has(leader)) continue;
      const ride = rideOf(this.#judge, this.#game, view, seat, leader, WORTH_A_RIDE);
      if (ride !== null) return ride;
      orders.ridden.add(leader);
    }
    return null;
  }

  #end(view: State, seat: number): Action {
    const phase = this.#game.phase(view);
    const pieces = phase.pieces(view, seat);
    if (pieces.includes(TABLE)) return END;
    const entering = this.#enter(
      view,
      seat,
      pieces.filter((piece) => piece >= 0),
    );
    if (entering !== null) return entering;
    return phase.choices(view, seat, pieces[0]).at(0) ?? END;
  }
}

/** Who is to go to the bottom next, so that in the end all lie in the order wanted; -1 if they do. */
function nextBeneath(there: readonly number[], wanted: readonly number[]): number {
  let last = -1;
  for (const unit of wanted) {
    const spot = there.indexOf(unit);
    if (spot < last) return unit;
    last = spot;
  }
  return -1;
}
