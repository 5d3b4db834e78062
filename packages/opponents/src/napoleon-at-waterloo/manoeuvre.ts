import type { ChoiceList, Choices, Game, State } from '@hundred-days/kernel';
import { below, choicesOf, piecesOf, TABLE } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-at-waterloo';
import type { Order } from './assault.ts';
import type { Ground } from './ground.ts';
import type { Judge } from './judge.ts';

const { EXITED, lift, OFF_MAP, put } = position;
const { enemyOf, FRENCH } = units;

/** Not on the map, for a reinforcement that waits. */
export const WAITING = -1;

/** A movement phase as a plan: where every unit that can move ends up. Other units are not in it. */
export type Plan = Int16Array;

const PER_SCRIPT = 2;
const CONTACTS = 8;

/** What a movement phase offers: the units that can move, where each can go, and the few places worth a thought. */
export interface Manoeuvre {
  readonly movers: readonly number[];
  /** Whether a unit can end its move in a place; its own hex counts. */
  canReach(unit: number, place: number): boolean;
  candidates(unit: number): readonly number[];
  /** The plan in which everybody stays. */
  hold(): Plan;
  /** Writes the position after a plan into `target`. */
  lay(plan: Plan, target: State): void;
  /** Sends a unit somewhere; whoever is in the way changes places with it, or goes home. False if that cannot be. */
  send(plan: Plan, unit: number, place: number): boolean;
}

const goalOf = (w: Ground, action: Action): number =>
  action.type === 'exit'
    ? w.north
    : action.type === 'move' || action.type === 'enter'
      ? action.path[action.path.length - 1]
      : WAITING;

export function createManoeuvre(w: Ground, game: Game<Action>, view: State, seat: number, judge: Judge): Manoeuvre {
  const { at: AT, hexes: HEXES, north: NORTH, units: UNITS } = w;
  const movers = piecesOf(game, view, seat).filter((piece) => piece !== TABLE);
  const reach = new Uint8Array(UNITS * (HEXES + 1));
  const lists = new Map<number, number[]>();
  const base = view.slice();
  judge.surveyor.read(view, seat, judge.arrivals);
  for (const unit of movers) {
    const goals = goalsOf(w, choicesOf(game, view, seat, unit));
    for (const goal of goals) reach[unit * (HEXES + 1) + goal] = 1;
    lists.set(unit, pick(w, view, seat, unit, goals, judge));
  }
  // Everybody who can move is lifted once; a plan puts them down again.
  for (const unit of movers) if (base[AT.where + unit] >= 0) lift(w, base, unit, OFF_MAP);
  const home = new Int16Array(UNITS).fill(WAITING);
  for (const unit of movers) home[unit] = view[AT.where + unit];
  const canReach = (unit: number, place: number): boolean =>
    place === home[unit] || (place >= 0 && reach[unit * (HEXES + 1) + place] === 1);
  /** A guest of somebody who cannot move must go on; two may not end in one hex. */
  const isFree = (place: number): boolean => place < 0 || place === NORTH || base[AT.occupant + place] === 0;

  function send(plan: Plan, unit: number, place: number): boolean {
    if (!canReach(unit, place) || !isFree(place)) return false;
    const from = plan[unit];
    if (place !== NORTH && place !== WAITING) {
      const other = movers.find((mover) => mover !== unit && plan[mover] === place);
      if (other !== undefined) {
        const elsewhere = [from, home[other], ...(lists.get(other) ?? [])].find(
          (hex) =>
            hex !== place &&
            canReach(other, hex) &&
            isFree(hex) &&
            (hex === from || hex < 0 || !movers.some((mover) => plan[mover] === hex)),
        );
        if (elsewhere === undefined) return false;
        plan[other] = elsewhere;
      }
    }
    plan[unit] = place;
    return true;
  }

  return {
    movers,
    canReach,
    candidates: (unit) => lists.get(unit) ?? [],
    hold: () => home.slice(),
    send,
    lay(plan, target) {
      target.set(base);
      for (const unit of movers) {
        const place = plan[unit];
        if (place === NORTH) {
          target[AT.where + unit] = EXITED;
          target[AT.exited]++;
        } else if (place >= 0) put(w, target, unit, place);
      }
    },
  };
}

function goalsOf(w: Ground, choices: Choices<Action>): number[] {
  const goals: number[] = [];
  const list = choices as ChoiceList<Action>;
  for (let i = 0; i < list.length; i++) goals.push(goalOf(w, list.at(i) as Action));
  return goals;
}

/** The scripts: each names the places it likes best for a unit. */
function pick(w: Ground, view: State, seat: number, unit: number, goals: readonly number[], judge: Judge): number[] {
  const { surveyor } = judge;
  const onMap = goals.filter((goal) => goal < w.hexes);
  const zone = w.at.zone + enemyOf(seat) * w.hexes;
  const contacts = onMap.filter((hex) => view[zone + hex] > 0);
  const free = onMap.filter((hex) => view[zone + hex] === 0);
  const chosen = new Set<number>();
  const take = (hexes: readonly number[], many: number, score: (hex: number) => number): void => {
    const ranked = [...hexes].sort((a, b) => score(b) - score(a) || a - b);
    for (const hex of ranked.slice(0, many)) chosen.add(hex);
  };
  // Attack: few enemies at once, on good ground.
  take(contacts, CONTACTS, (hex) => w.defence[hex] - view[zone + hex]);
  if (w.gun[unit] === 1) take(free, 5, (hex) => targetsFrom(w, view, seat, hex));
  // Come up, but not into contact; hold good ground; support friends; fall back; march to the exit.
  take(free, PER_SCRIPT, (hex) => -surveyor.enemyDistance(hex));
  take(free, PER_SCRIPT, (hex) => -Math.abs(surveyor.enemyDistance(hex) - 4));
  take(free, PER_SCRIPT, (hex) => 10 * w.defence[hex] - surveyor.enemyDistance(hex));
  take(free, PER_SCRIPT, (hex) => view[w.at.zone + seat * w.hexes + hex] * 2 - surveyor.enemyDistance(hex));
  take(free, PER_SCRIPT, (hex) => surveyor.enemyDistance(hex));
  if (seat === FRENCH) {
    take(free, PER_SCRIPT, (hex) => -surveyor.exitDistance(hex));
    if (goals.includes(w.north)) chosen.add(w.north);
  }
  return [...chosen];
}

function targetsFrom(w: Ground, view: State, seat: number, hex: number): number {
  let sum = 0;
  const { first, hexes } = w.bombarded;
  for (let i = first[hex]; i < first[hex + 1]; i++) {
    const there = view[w.at.occupant + hexes[i]] - 1;
    if (there >= 0 && w.side[there] !== seat) sum += 1 + w.strength[there] / 10;
  }
  return sum;
}

/** A whole set of orders put into a plan, as far as they fit. */
export function follow(manoeuvre: Manoeuvre, plan: Plan, orders: readonly Order[]): void {
  for (const { unit, hex } of orders) if (plan[unit] !== hex) manoeuvre.send(plan, unit, hex);
}

/** One of the list, by chance. */
export const oneOf = <T>(list: readonly T[], bits: () => number): T => list[below(list.length, bits)];
