import type { Game, State } from '@hundred-days/kernel';
import { choicesOf, piecesOf, TABLE } from '@hundred-days/kernel';
import { type Action, occupy, position, scoreExit, units, wouldTake } from '@hundred-days/last-battles';
import { type Manoeuvre, planManoeuvre, WAITING } from '../forced-combat/manoeuvre.ts';
import type { Ground } from './ground.ts';
import type { Judge } from './judge.ts';

const { battleOf, countIn, EXITED, hasRoom, lift, OFF_MAP, put, strengthOf } = position;
const { enemyOf } = units;

const PER_SCRIPT = 2;
const CONTACTS = 8;

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
  game: Game<Action>,
  view: State,
  seat: number,
  judge: Judge,
): Manoeuvre<Action> {
  const { at: AT } = w;
  const movers = piecesOf(game, view, seat).filter((piece) => piece !== TABLE);
  judge.ledger.reset(view);
  judge.surveyor.read(view, seat, judge.arrivals);
  // Everybody who can move is lifted once; a plan puts them down again.
  const base = view.slice();
  for (const unit of movers) if (base[AT.where + unit] >= 0) lift(w, base, unit, OFF_MAP);
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
    return [...found.keys()];
  }

  function note(unit: number, goal: number, action: Action): void {
    if (!('path' in action)) return;
    const taken = action.path.filter((hex) => wouldTake(w, view, unit, hex));
    if (taken.length > 0) passing.set((w.hexes + 1) * unit + goal, taken);
  }

  return planManoeuvre({
    units: w.units,
    hexes: w.hexes,
    beyond: w.gone,
    movers,
    home: (unit) => view[AT.where + unit],
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
        const off = goal === place ? 0 : goal >= w.hexes || place >= w.hexes ? 99 : w.distance[w.hexes * goal + place];
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

/** The scripts: each names the places it likes best for a unit. */
function pick(w: Ground, view: State, seat: number, unit: number, goals: readonly number[], judge: Judge): number[] {
  const { surveyor } = judge;
  const onMap = goals.filter((goal) => goal >= 0 && goal < w.hexes);
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
  // Come up, but not into contact; hold good ground; support friends; fall back; march to where the battle is decided.
  take(free, PER_SCRIPT, (hex) => -surveyor.enemyDistance(hex));
  take(free, PER_SCRIPT, (hex) => -Math.abs(surveyor.enemyDistance(hex) - 4));
  take(free, PER_SCRIPT, (hex) => 10 * w.defence[hex] - surveyor.enemyDistance(hex));
  take(free, PER_SCRIPT, (hex) => view[w.at.zone + seat * w.hexes + hex] - surveyor.enemyDistance(hex));
  take(free, PER_SCRIPT, (hex) => surveyor.enemyDistance(hex));
  if (w.objectiveHexes.length > 0) take(free, PER_SCRIPT, (hex) => -surveyor.objectiveDistance(hex));
  if (goals.includes(w.gone)) chosen.add(w.gone);
  if (battleOf(w, view).scores.has('16.3a')) take(free, PER_SCRIPT, (hex) => -surveyor.exitDistance(hex));
  return [...chosen];
}

function targetsFrom(w: Ground, view: State, seat: number, hex: number): number {
  let sum = 0;
  const { first, hexes } = w.sighted;
  for (let i = first[hex]; i < first[hex + 1]; i++) {
    const there = view[w.at.first + hexes[i]] - 1;
    if (there >= 0 && w.side[there] !== seat && w.chateau[hexes[i]] === 0) sum += 1 + strengthOf(w, view, there) / 10;
  }
  return sum;
}
