import { type Action, board, position, units } from '@hundred-days/day-of-waterloo';
import { roomFor } from '@hundred-days/day-of-waterloo/appraisal';
import { below, type Game, type State } from '@hundred-days/kernel';
import type { PlanSpace } from '../planner/search.ts';
import type { Judge } from './judge.ts';
import { arrange } from './stacks.ts';

const { ARTILLERY, CAVALRY } = board;
const { lift, OFF_MAP, putUnder, sideOfSeat, whereIs } = position;
const { enemyOf, FRENCH } = units;

export type March = Extract<Action, { readonly type: 'move' | 'enter' }>;

/** Where each unit that can move is to end: by the number of the mover. */
export type Plan = Int16Array;

/** A unit that can move, and where it can go. */
export interface Mover {
  readonly unit: number;
  readonly from: number;
  readonly goals: readonly number[];
}

/** Everybody of the seat who can march, as the referee lists it. */
export function moversOf(judge: Judge, game: Game<Action>, view: State, seat: number): Mover[] {
  const { w } = judge;
  const phase = game.phase(view);
  const movers: Mover[] = [];
  for (const unit of phase.pieces(view, seat)) {
    if (unit < 0 || unit >= w.units) continue;
    const choices = phase.choices(view, seat, unit);
    const goals = new Set<number>();
    for (let i = 0; i < choices.length; i++) {
      const action = choices.at(i);
      if (action?.type === 'move' || action?.type === 'enter') goals.add(action.path[action.path.length - 1]);
    }
    if (goals.size > 0) movers.push({ unit, from: whereIs(w, view, unit), goals: [...goals] });
  }
  return movers;
}

/** How many goals of a unit are looked at: the likely ones, and some others by lot. */
const LIKELY = 7;
/** Marches from the edge at which one runs for it. */
const DASH = 1.5;
/** Units sent at once to an exit, and the SP with which it is held for the time being. */
const GUARDS = 2;
const ENOUGH = 5;

/** The plans of a movement phase in an imagined position. */
export function planSpace(
  judge: Judge,
  imagined: State,
  seat: number,
  movers: readonly Mover[],
  byLot: number,
  bits: () => number,
): PlanSpace<Plan> & { position(plan: Plan): State } {
  const { w, prices } = judge;
  const now = imagined.slice();
  const at = Int16Array.from(movers, ({ from }) => (from < 0 ? OFF_MAP : from));
  const start = at.slice();
  const sifted = movers.map((mover) => sift(judge, imagined, seat, mover, byLot, bits));
  const touched = new Set<number>();

  /** Brings the working position into line with a plan. */
  function lay(plan: Plan): void {
    touched.clear();
    for (const [i, { unit }] of movers.entries()) {
      if (at[i] === plan[i]) continue;
      if (at[i] >= 0) {
        lift(w, now, unit, OFF_MAP);
        touched.add(at[i]);
      }
    }
    for (const [i, { unit }] of movers.entries()) {
      if (at[i] === plan[i]) continue;
      if (plan[i] >= 0) {
        putUnder(w, now, unit, plan[i]);
        touched.add(plan[i]);
      }
      at[i] = plan[i];
    }
    for (const hex of touched) arrange(w, now, hex, prices);
  }

  function change(plan: Plan, mover: number, place: number): Plan | null {
    lay(plan);
    if (place >= 0 && !roomFor(w, now, place, movers[mover].unit)) return null;
    const changed = plan.slice();
    changed[mover] = place;
    return changed;
  }

  /** 12.5b: the French who can be off the map in a march or two make for it. */
  function dash(): Plan {
    const plan = start.slice();
    const away = judge.exits.flood(imagined).slice();
    let hurried: Plan = plan;
    for (const [i, { unit, from, goals }] of movers.entries()) {
      if (from < 0 || w.arm[unit] === ARTILLERY) continue;
      const goal = goals.reduce((a, b) => (away[b] < away[a] ? b : a));
      if (away[goal] < away[from] && away[goal] <= DASH * w.allowance[unit])
        hurried = change(hurried, i, goal) ?? hurried;
    }
    return hurried;
  }

  /** 12.5b: the two nearest go to a way off the map that nobody holds, or as near to it as they come. */
  function guard(): Plan {
    let guarded: Plan = start.slice();
    for (let exit = 0; exit < w.hexes; exit++) {
      if (w.exitBy[exit] === 0 || isEnough(exit)) continue;
      const near = movers
        .map(({ unit, goals }, i) => ({ i, unit, goal: goals.reduce((a, b) => (far(b, exit) < far(a, exit) ? b : a)) }))
        .filter(({ unit }) => w.arm[unit] !== ARTILLERY)
        .sort((a, b) => far(a.goal, exit) - far(b.goal, exit) || w.strength[b.unit] - w.strength[a.unit]);
      for (const { i, goal } of near.slice(0, GUARDS)) guarded = change(guarded, i, goal) ?? guarded;
    }
    return guarded;
  }
  const far = (hex: number, exit: number): number => w.map.distance(hex, exit);
  const isEnough = (exit: number): boolean => position.spIn(w, imagined, exit) >= ENOUGH;

  function mutate(plan: Plan): Plan {
    if (movers.length === 0) return plan;
    const first = below(movers.length, bits);
    // Friends of the same hex go together more often than not.
    const mates = movers.flatMap(({ from }, i) => (from === movers[first].from && i !== first ? [i] : []));
    const who = [first, ...(below(2, bits) === 0 ? mates : [])];
    const goals = sifted[first];
    const goal = goals[below(goals.length, bits)];
    let changed = plan;
    for (const i of who)
      if (movers[i].goals.includes(goal) || i === first) changed = change(changed, i, goal) ?? changed;
    return changed;
  }

  return {
    movers: movers.map((_, i) => i),
    seeds: () => different([start.slice(), sideOfSeat(seat) === FRENCH ? dash() : guard()]),
    places: (mover) => sifted[mover],
    placeOf: (plan, mover) => plan[mover],
    change,
    mutate,
    value(plan) {
      lay(plan);
      return judge.value(now, seat);
    },
    position(plan) {
      lay(plan);
      return now;
    },
  };
}

/** Each plan once: who has nowhere to run begins with standing still alone, and has the more time for it. */
const different = (plans: readonly Plan[]): Plan[] =>
  plans.filter((plan, i) => !plans.slice(0, i).some((other) => other.every((hex, k) => hex === plan[k])));

/** The goals worth a thought: next to the enemy, before the ways off the map, on good ground; and some by lot. */
function sift(judge: Judge, s: State, seat: number, mover: Mover, byLot: number, bits: () => number): number[] {
  const { w } = judge;
  const side = sideOfSeat(seat);
  const away = judge.exits.flood(s);
  const scored = mover.goals.map((hex) => ({ hex, score: interest(judge, s, side, mover, hex, away) }));
  scored.sort((a, b) => b.score - a.score || a.hex - b.hex);
  const picked = scored.slice(0, LIKELY).map(({ hex }) => hex);
  const rest = scored.slice(LIKELY).map(({ hex }) => hex);
  for (let i = 0; i < byLot && rest.length > 0; i++) picked.push(...rest.splice(below(rest.length, bits), 1));
  for (const hex of mover.goals) if (w.exitBy[hex] > 0 && !picked.includes(hex)) picked.push(hex);
  return mover.from >= 0 ? [...picked, mover.from] : picked;
}

function interest(judge: Judge, s: State, side: number, { unit, from }: Mover, hex: number, away: Int16Array): number {
  const { w } = judge;
  let score = -0.1 * w.combatModifier[hex] + 0.1 * w.high[hex];
  if (w.exitBy[hex] > 0) score += 3;
  let enemies = 0;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const to = w.neighbours[slot];
    const top = to < 0 ? -1 : s[w.at.top + to] - 1;
    if (top >= 0 && w.side[top] === enemyOf(side)) enemies++;
  }
  if (enemies > 0) score += w.arm[unit] === ARTILLERY ? 0.3 : 0.7;
  if (from >= 0) {
    const nearer = (away[from] - away[hex]) / (w.arm[unit] === CAVALRY ? 12 : 8);
    score += side === FRENCH ? 0.8 * nearer : 0.3 * nearer;
  }
  if (s[w.at.top + hex] > 0) score += 0.2;
  return score;
}
