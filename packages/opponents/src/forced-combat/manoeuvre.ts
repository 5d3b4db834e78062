import { type AnyAction, below, type Game, piecesOf, type State, TABLE } from '@hundred-days/kernel';
import type { Order } from './assault.ts';

/** Not on the map, for a reinforcement that waits. */
export const WAITING = -1;

/** A movement phase as a plan: where every unit that can move ends up. Other units are not in it. */
export type Plan = Int16Array;

/** How much a whole army wants to be in a place; NOT_THERE where nobody is to go. */
export type Posture = (place: number) => number;
export const NOT_THERE = Number.NEGATIVE_INFINITY;

type Listed<A> = { readonly length: number; at(index: number): A | undefined };

/** What a movement phase offers: the units that can move, where each can go, and the few places worth a thought. */
export interface Manoeuvre<A extends AnyAction = AnyAction> {
  readonly movers: readonly number[];
  /** Whether a unit can end its move in a place; its own hex counts. */
  canReach(unit: number, place: number): boolean;
  candidates(unit: number): readonly number[];
  /** What an army may be about in this game beside marching up, standing off and falling back. */
  readonly postures: readonly Posture[];
  /** The plan in which everybody stays. */
  hold(): Plan;
  /** Writes the position after a plan into `target`. */
  lay(plan: Plan, target: State): void;
  /** Sends a unit somewhere; whoever is in the way changes places with it, or goes home. False if that cannot be. */
  send(plan: Plan, unit: number, place: number): boolean;
  /** Whether no further mover fits where so many are sent already. */
  isFull(plan: Plan, place: number): boolean;
  /** Whether more movers stand in a place than fit there. */
  isCrowded(plan: Plan, place: number): boolean;
  /** Whether a unit could stop in a place as things stand. */
  isOpen(state: State, place: number): boolean;
  /** Of the listed choices of a unit the one that goes to a place, or as near as can be. */
  choiceFor(choices: Listed<A>, place: number): A | undefined;
}

/** What a rulebook says of a movement phase. */
export interface Marches<A extends AnyAction> {
  /** The place of a unit that leaves the map is one beyond the hexes. */
  readonly ground: { readonly units: number; readonly hexes: number; readonly at: { readonly where: number } };
  readonly view: State;
  readonly movers: readonly number[];
  /** Everywhere a mover can go if the others make room. */
  goals(unit: number): readonly number[];
  /** Those of its goals that are worth a thought. */
  pick(unit: number, goals: readonly number[]): number[];
  readonly postures?: readonly Posture[];
  /** How many movers fit in a hex beside those who cannot move. */
  room(hex: number): number;
  lay(plan: Plan, target: State): void;
  isOpen(state: State, hex: number): boolean;
  choiceFor(choices: Listed<A>, place: number): A | undefined;
}

/** A movement phase that a seat has to plan. */
export interface Moving<A extends AnyAction> {
  readonly game: Game<A>;
  readonly view: State;
  readonly seat: number;
}

/** Everybody who can move is lifted once, in a copy of the position; a plan puts them down again. */
export function liftMovers<A extends AnyAction>(
  { game, view, seat }: Moving<A>,
  where: number,
  lift: (state: State, unit: number) => void,
  joins: (unit: number) => boolean = () => true,
): { readonly movers: readonly number[]; readonly base: State } {
  const movers = piecesOf(game, view, seat).filter((piece) => piece !== TABLE && joins(piece));
  const base = view.slice();
  for (const unit of movers) if (base[where + unit] >= 0) lift(base, unit);
  return { movers, base };
}

export function planManoeuvre<A extends AnyAction>(marches: Marches<A>): Manoeuvre<A> {
  const { ground, view, movers } = marches;
  const beyond = ground.hexes;
  const width = ground.hexes + 1;
  const reach = new Uint8Array(ground.units * width);
  const lists = new Map<number, number[]>();
  const home = new Int16Array(ground.units).fill(WAITING);
  for (const unit of movers) {
    const goals = marches.goals(unit);
    for (const goal of goals) reach[unit * width + goal] = 1;
    lists.set(unit, marches.pick(unit, goals));
    home[unit] = view[ground.at.where + unit];
  }
  const canReach = (unit: number, place: number): boolean =>
    place === home[unit] || (place >= 0 && reach[unit * width + place] === 1);
  const isHex = (place: number): boolean => place >= 0 && place !== beyond;
  const room = (place: number): number => (isHex(place) ? marches.room(place) : 1);
  const sentTo = (plan: Plan, place: number): number => {
    let sent = 0;
    for (const mover of movers) if (plan[mover] === place) sent++;
    return sent;
  };
  const isFull = (plan: Plan, place: number): boolean => sentTo(plan, place) >= room(place);

  function send(plan: Plan, unit: number, place: number): boolean {
    if (!canReach(unit, place) || room(place) < 1) return false;
    const from = plan[unit];
    if (isHex(place) && from !== place && isFull(plan, place)) {
      const other = movers.find((mover) => mover !== unit && plan[mover] === place) as number;
      const elsewhere = [from, home[other], ...(lists.get(other) ?? [])].find(
        (hex) =>
          hex !== place && canReach(other, hex) && room(hex) > 0 && (hex === from || hex < 0 || !isFull(plan, hex)),
      );
      if (elsewhere === undefined) return false;
      plan[other] = elsewhere;
    }
    plan[unit] = place;
    return true;
  }

  return {
    movers,
    postures: marches.postures ?? [],
    canReach,
    candidates: (unit) => lists.get(unit) ?? [],
    hold: () => home.slice(),
    send,
    isFull,
    isCrowded: (plan, place) => isHex(place) && sentTo(plan, place) > room(place),
    lay: (plan, target) => marches.lay(plan, target),
    isOpen: (state, place) => !isHex(place) || marches.isOpen(state, place),
    choiceFor: (choices, place) => marches.choiceFor(choices, place),
  };
}

/** A whole set of orders put into a plan, as far as they fit. */
export function follow(manoeuvre: Manoeuvre, plan: Plan, orders: readonly Order[]): void {
  for (const { unit, hex } of orders) if (plan[unit] !== hex) manoeuvre.send(plan, unit, hex);
}

/** One of the list, by chance. */
export const oneOf = <T>(list: readonly T[], bits: () => number): T => list[below(list.length, bits)];
