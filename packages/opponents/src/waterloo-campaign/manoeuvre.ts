import { type State, TABLE } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import { type Action, createDesk, position, units, type WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import type { Judge } from './judge.ts';

const { corpsIn, FRONT, inZoc, lift, OFF_MAP, put, shift } = position;
const { enemyOf } = units;

/** A move and what the position after it is worth, before anybody answers. */
export interface Scored {
  readonly action: Action;
  readonly value: number;
}

/** Of the ends of a Corps' moves that touch nobody, a hurried look takes so many near the enemy and one far from him. */
const NEAR_ENDS = 3;

/** The moves of a side, valued one by one where they end. */
export interface Manoeuvre {
  /** Every move there is. */
  all(s: State, seat: number): Scored[];
  /** The best of those a hurried look takes in; null if there is none. */
  best(s: State, seat: number): Scored | null;
}

export function createManoeuvre(game: WaterlooCampaign, judge: Judge): Manoeuvre {
  const { world: w } = game;
  const { march } = createDesk(w);

  function valueAt(s: State, seat: number, unit: number, hex: number, face: number): number {
    const from = s[w.at.where + unit];
    const side = s[w.at.face + unit];
    if (from >= 0) shift(w, s, unit, hex);
    else put(w, s, unit, hex);
    s[w.at.face + unit] = face;
    const value = judge.value(s, seat);
    if (from >= 0) shift(w, s, unit, from);
    else lift(w, s, unit, OFF_MAP);
    s[w.at.face + unit] = side;
    return value;
  }

  /** Values the ends of a Corps that is on the map. */
  function ofCorps(s: State, seat: number, unit: number, hurried: boolean, take: (move: Scored) => void): void {
    march.find(s, unit, [], -1);
    const found = march.snapshot();
    const wanted = hurried ? worthALook(w, s, seat, found) : null;
    for (let end = 0; end < found.count; end++) {
      const hex = found.hex(end);
      // MOV-3: the same hex without a flip is better.
      if (found.face(end) !== FRONT && march.end(hex, FRONT) >= 0) continue;
      if (wanted !== null && !wanted.includes(end)) continue;
      const value = valueAt(s, seat, unit, hex, found.face(end));
      take({ action: { type: 'move', unit, hq: found.hq(end), path: found.path(end) }, value });
    }
  }

  function ofArrival(s: State, seat: number, unit: number, hurried: boolean, take: (move: Scored) => void): void {
    const choices = game.phase(s).choices(s, seat, unit);
    const every = hurried ? Math.max(1, Math.floor(choices.length / 8)) : 1;
    for (let i = choices.length - 1; i >= 0; i -= every) {
      const action = choices.at(i);
      if (action?.type !== 'enter') continue;
      const hex = action.path[action.path.length - 1];
      // REI-6: an enemy in the entry hex has to make room, which is always welcome.
      if (corpsIn(w, s, hex) >= 0) take({ action, value: judge.value(s, seat) + 1 });
      else take({ action, value: valueAt(s, seat, unit, hex, s[w.at.face + unit]) });
    }
  }

  function each(s: State, seat: number, hurried: boolean, take: (move: Scored) => void): void {
    for (const piece of game.phase(s).pieces(s, seat)) {
      if (piece === TABLE) continue;
      if (s[w.at.where + piece] >= 0) ofCorps(s, seat, piece, hurried, take);
      else ofArrival(s, seat, piece, hurried, take);
    }
  }

  return {
    all(s, seat) {
      const found: Scored[] = [];
      each(s, seat, false, (move) => found.push(move));
      return found.sort((a, b) => b.value - a.value);
    },
    best(s, seat) {
      let best: Scored | null = null;
      each(s, seat, true, (move) => {
        if (best === null || move.value > best.value) best = move;
      });
      return best;
    },
  };
}

interface EndHexes {
  readonly count: number;
  hex(end: number): number;
}

/** All ends that touch the enemy, the nearest of the others, and the farthest. */
function worthALook(w: World, s: State, seat: number, ends: EndHexes): number[] {
  const enemy = enemyOf(seat);
  const wanted: number[] = [];
  const others: { end: number; distance: number }[] = [];
  for (let end = 0; end < ends.count; end++) {
    const hex = ends.hex(end);
    if (inZoc(w, s, enemy, hex)) wanted.push(end);
    else others.push({ end, distance: toEnemy(w, s, enemy, hex) });
  }
  others.sort((a, b) => a.distance - b.distance);
  for (const { end } of others.slice(0, NEAR_ENDS)) wanted.push(end);
  const last = others.at(-1);
  if (last !== undefined && others.length > NEAR_ENDS) wanted.push(last.end);
  return wanted;
}

function toEnemy(w: World, s: State, enemy: number, hex: number): number {
  let nearest = 99;
  for (const corps of w.corpsOf[enemy]) {
    const at = s[w.at.where + corps];
    if (at >= 0) nearest = Math.min(nearest, w.map.distance(at, hex));
  }
  return nearest;
}
