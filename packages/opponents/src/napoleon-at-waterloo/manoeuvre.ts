import type { ChoiceList, Choices, State } from '@hundred-days/kernel';
import { choicesOf } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-at-waterloo';
import {
  liftMovers,
  type Manoeuvre,
  type Moving,
  NOT_THERE,
  type Posture,
  planManoeuvre,
  WAITING,
} from '../forced-combat/manoeuvre.ts';
import { pickByScript, sumOfTargets } from '../forced-combat/scripts.ts';
import type { Ground } from './ground.ts';
import type { Judge } from './judge.ts';

const { EXITED, lift, OFF_MAP, put } = position;
const { FRENCH } = units;

const goalOf = (w: Ground, action: Action): number =>
  action.type === 'exit'
    ? w.north
    : action.type === 'move' || action.type === 'enter'
      ? action.path[action.path.length - 1]
      : WAITING;

export function createManoeuvre(w: Ground, moving: Moving<Action>, judge: Judge): Manoeuvre<Action> {
  const { at: AT, north: NORTH } = w;
  const { game, view, seat } = moving;
  const { movers, base } = liftMovers(moving, AT.where, (state, unit) => lift(w, state, unit, OFF_MAP));
  judge.surveyor.read(view, seat, judge.arrivals);
  return planManoeuvre({
    ground: w,
    view,
    movers,
    goals: (unit) => goalsOf(w, choicesOf(game, view, seat, unit)),
    pick: (unit, goals) => pick(w, view, seat, unit, goals, judge),
    // 8.3: once the Allies are broken nothing else is wanted, and few plans find a whole army's way by themselves.
    postures: seat === FRENCH && view[AT.demoralized] === 1 ? [offTheMap(w, judge)] : [],
    // A guest of somebody who cannot move must go on; two may not end in one hex.
    room: (hex) => (base[AT.occupant + hex] === 0 ? 1 : 0),
    isOpen: (state, hex) => state[AT.occupant + hex] === 0,
    choiceFor(choices, place) {
      for (let i = 0; i < choices.length; i++) {
        const action = choices.at(i);
        if (action !== undefined && goalOf(w, action) === place) return action;
      }
      return undefined;
    },
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
  });
}

const offTheMap =
  (w: Ground, { surveyor }: Judge): Posture =>
  (place) => {
    if (place === w.north) return 0;
    return place >= 0 && surveyor.enemyDistance(place) > 1 ? -surveyor.exitDistance(place) : NOT_THERE;
  };

function goalsOf(w: Ground, choices: Choices<Action>): number[] {
  const goals: number[] = [];
  const list = choices as ChoiceList<Action>;
  for (let i = 0; i < list.length; i++) goals.push(goalOf(w, list.at(i) as Action));
  return goals;
}

/** The places worth a thought: those of any battle, and for the French the way to the exit. */
function pick(w: Ground, view: State, seat: number, unit: number, goals: readonly number[], judge: Judge): number[] {
  const { surveyor } = judge;
  const { also, chosen } = pickByScript(w, view, seat, goals, {
    enemyDistance: surveyor.enemyDistance,
    targets: w.gun[unit] === 1 ? (hex) => targetsFrom(w, view, seat, hex) : null,
    support: 2,
  });
  if (seat === FRENCH) {
    also((hex) => -surveyor.exitDistance(hex));
    if (goals.includes(w.north)) chosen.add(w.north);
  }
  return [...chosen];
}

const targetsFrom = (w: Ground, view: State, seat: number, hex: number): number =>
  sumOfTargets(w.bombarded, hex, (target) => {
    const there = view[w.at.occupant + target] - 1;
    return there >= 0 && w.side[there] !== seat ? 1 + w.strength[there] / 10 : 0;
  });
