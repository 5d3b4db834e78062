import type { ChoiceList, Choices, Game, State } from '@hundred-days/kernel';
import { choicesOf, piecesOf, TABLE } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-at-waterloo';
import { type Manoeuvre, planManoeuvre, WAITING } from '../forced-combat/manoeuvre.ts';
import type { Ground } from './ground.ts';
import type { Judge } from './judge.ts';

const { EXITED, lift, OFF_MAP, put } = position;
const { enemyOf, FRENCH } = units;

const PER_SCRIPT = 2;
const CONTACTS = 8;

const goalOf = (w: Ground, action: Action): number =>
  action.type === 'exit'
    ? w.north
    : action.type === 'move' || action.type === 'enter'
      ? action.path[action.path.length - 1]
      : WAITING;

export function createManoeuvre(
  w: Ground,
  game: Game<Action>,
  view: State,
  seat: number,
  judge: Judge,
): Manoeuvre<Action> {
  const { at: AT, north: NORTH } = w;
  const movers = piecesOf(game, view, seat).filter((piece) => piece !== TABLE);
  const base = view.slice();
  judge.surveyor.read(view, seat, judge.arrivals);
  // Everybody who can move is lifted once; a plan puts them down again.
  for (const unit of movers) if (base[AT.where + unit] >= 0) lift(w, base, unit, OFF_MAP);
  return planManoeuvre({
    units: w.units,
    hexes: w.hexes,
    beyond: NORTH,
    movers,
    home: (unit) => view[AT.where + unit],
    goals: (unit) => goalsOf(w, choicesOf(game, view, seat, unit)),
    pick: (unit, goals) => pick(w, view, seat, unit, goals, judge),
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
