import type { State } from '@hundred-days/kernel';
import { choicesOf } from '@hundred-days/kernel';
import { type Action, occupy, position, scoreExit, units, wouldTake } from '@hundred-days/last-battles';
import { liftMovers, type Manoeuvre, type Moving, planManoeuvre, WAITING } from '../forced-combat/manoeuvre.ts';
import { pickByScript, sumOfTargets } from '../forced-combat/scripts.ts';
import type { Ground } from './ground.ts';
import type { Judge } from './judge.ts';

const { battleOf, countIn, EXITED, hasRoom, lift, OFF_MAP, put, strengthOf } = position;
const { enemyOf } = units;

const goalOf = (w: Ground, action: Action): number => {
  if (action.type === 'exit') return w.gone;
  return action.type === 'move' || action.type === 'enter' ? action.path[action.path.length - 1] : WAITING;
};

/** 13.11: how many hexes change hands on the way. */
function takes(w: Ground, view: State, action: Action): number {
  if (action.type !== 'move' && action.type !== 'enter') return 0;
  let hexes = 0;
  for (const hex of action.path) if (wouldTake(w, view, action.unit, hex)) hexes++;
  return hexes;
}

export function createManoeuvre(
  w: Ground,
  moving: Moving<Action>,
  judge: Judge,
  joins: (unit: number) => boolean = () => true,
  mayLeave = true,
): Manoeuvre<Action> {
  const { at: AT } = w;
  const { game, view, seat } = moving;
  const { movers, base } = liftMovers(moving, AT.where, (state, unit) => lift(w, state, unit, OFF_MAP), joins);
  judge.ledger.reset(view);
  judge.surveyor.read(view, seat, judge.arrivals);
  const most = (hex: number): number => (w.chateau[hex] === 1 ? w.chateauStacking : w.stacking);
  /** Hexes taken on the way to a goal, at (hexes + 1) * unit + goal; few units ever pass one. */
  const passing = new Map<number, readonly number[]>();

  /** Where a unit can go if all its friends who can move make room: whether there is any is asked at the end of a move only. */
  function goals(unit: number): number[] {
    const home = view[AT.where + unit];
    if (home >= 0) put(w, base, unit, home);
    const choices = choicesOf(game, base, seat, unit);
    const found = new Map<number, Action>();
    for (let i = 0; i < choices.length; i++) {
      const action = choices.at(i) as Action;
      const goal = goalOf(w, action);
      const other = found.get(goal);
      if (other === undefined || takes(w, base, action) > takes(w, base, other)) found.set(goal, action);
    }
    if (home >= 0) lift(w, base, unit, OFF_MAP);
    for (const [goal, action] of found) note(unit, goal, action);
    found.delete(home);
    if (!mayLeave) found.delete(w.gone);
    return [...found.keys()];
  }

  function note(unit: number, goal: number, action: Action): void {
    if (!('path' in action)) return;
    const taken = action.path.filter((hex) => wouldTake(w, view, unit, hex));
    if (taken.length > 0) passing.set((w.hexes + 1) * unit + goal, taken);
  }

  return planManoeuvre({
    ground: w,
    view,
    movers,
    goals,
    pick: (unit, found) => pick(w, view, seat, unit, found, judge),
    room: (hex) => most(hex) - countIn(w, base, hex),
    isOpen: (state, hex) => hasRoom(w, state, hex),
    choiceFor(choices, place) {
      let best: Action | undefined;
      let score = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < choices.length; i++) {
        const action = choices.at(i) as Action;
        const goal = goalOf(w, action);
        const off = goal === place ? 0 : goal >= w.hexes || place >= w.hexes ? 99 : w.map.distance(goal, place);
        // Where a hex has filled up meanwhile, or the column at the edge is long: as near as can be, but not into contact.
        if (off > 0 && goal < w.hexes && view[AT.zone + enemyOf(seat) * w.hexes + goal] > 0) continue;
        const worth = takes(w, view, action) - 10 * off;
        if (worth <= score) continue;
        best = action;
        score = worth;
      }
      return best;
    },
    lay(plan, target) {
      target.set(base);
      for (const unit of movers) {
        const place = plan[unit];
        if (place < 0) continue;
        const taken = passing.get((w.hexes + 1) * unit + place);
        if (taken !== undefined) for (const hex of taken) occupy(w, target, unit, hex, null);
        if (place === w.gone) {
          target[AT.where + unit] = EXITED;
          scoreExit(w, target, unit, strengthOf(w, target, unit), null);
        } else put(w, target, unit, place);
      }
    },
  });
}

/** The places worth a thought: those of any battle, and where this one is decided. */
function pick(w: Ground, view: State, seat: number, unit: number, goals: readonly number[], judge: Judge): number[] {
  const { surveyor } = judge;
  const { also, chosen } = pickByScript(w, view, seat, goals, {
    enemyDistance: surveyor.enemyDistance,
    targets: w.gun[unit] === 1 ? (hex) => targetsFrom(w, view, seat, hex) : null,
    support: 1,
  });
  if (w.objectiveHexes.length > 0) also((hex) => -surveyor.objectiveDistance(hex));
  if (goals.includes(w.gone)) chosen.add(w.gone);
  if (battleOf(w, view).scores.has('16.3a')) also((hex) => -surveyor.exitDistance(hex));
  return [...chosen];
}

const targetsFrom = (w: Ground, view: State, seat: number, hex: number): number =>
  sumOfTargets(w.sighted, hex, (target) => {
    const there = view[w.at.first + target] - 1;
    const isTarget = there >= 0 && w.side[there] !== seat && w.chateau[target] === 0;
    return isTarget ? 1 + strengthOf(w, view, there) / 10 : 0;
  });
