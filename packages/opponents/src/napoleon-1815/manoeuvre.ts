import type { Game, State } from '@hundred-days/kernel';
import { type Action, position, units, type World } from '@hundred-days/napoleon-1815';
import { distance, worthOf } from '@hundred-days/napoleon-1815/appraisal';

const { blocksOf, has, MOVED, onMap, owns, sideOfSeat, strengthOf, whereIs } = position;
const { CAVALRY, LEADER, otherSide } = units;

export type Move = Extract<Action, { readonly type: 'move' }>;

/** What the units of one Group do (5.1): which of them go to which town. */
export interface March {
  readonly army: number;
  readonly from: number;
  readonly to: number;
  readonly who: 'all' | 'most' | 'half' | 'mounted' | 'raid';
  /** 5.6: whether they march farther than they can without loss. */
  readonly forced: boolean;
  readonly moves: readonly Move[];
}

/** The marches of a seat's Groups that are worth a thought: concentrate, strike, screen, raid a city, fall back. */
export function marchesOf(w: World, game: Game<Action>, s: State, seat: number): March[] {
  const found: March[] = [];
  for (const { army, town, group } of groupsOf(w, s, seat)) {
    for (let to = 0; to < w.townCount; to++) {
      const far = distance(w, town, to);
      if (far === 0 || far > 3) continue;
      for (const { who, forced } of waysTo(w, s, group, town, to, far)) {
        const moves = build(w, game, s, seat, chosen(w, s, group, who), to, forced);
        if (moves.length > 0 && !found.some((other) => sameMoves(other.moves, moves)))
          found.push({ army, from: town, to, who, forced, moves });
      }
    }
  }
  return found;
}

/** All of each Group that stands next to a town go there, the Groups that are worth most first. */
export function marchesTo(w: World, game: Game<Action>, s: State, seat: number, to: number): March[] {
  const worth = (group: readonly number[]): number =>
    group.reduce((sum, unit) => sum + worthOf(w, unit, strengthOf(w, s, unit)), 0);
  return groupsOf(w, s, seat)
    .filter(({ town }) => distance(w, town, to) === 1)
    .sort((a, b) => worth(b.group) - worth(a.group))
    .map(({ army, town, group }) => {
      const moves = build(w, game, s, seat, chosen(w, s, group, 'all'), to, false);
      return { army, from: town, to, who: 'all', forced: false, moves } as const;
    });
}

const sameMoves = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length === b.length && a.every((move, i) => move.unit === b[i].unit && move.path.join() === b[i].path.join());

interface Group {
  readonly army: number;
  readonly town: number;
  readonly group: readonly number[];
}

function groupsOf(w: World, s: State, seat: number): Group[] {
  const groups = new Map<number, { army: number; town: number; group: number[] }>();
  for (const unit of w.unitsOf[sideOfSeat(w, s, seat)]) {
    if (!owns(w, s, seat, unit) || !onMap(w, s, unit) || has(w, s, unit, MOVED)) continue;
    const key = 3 * whereIs(w, s, unit) + w.army[unit];
    const group = groups.get(key) ?? { army: w.army[unit], town: whereIs(w, s, unit), group: [] };
    group.group.push(unit);
    groups.set(key, group);
  }
  return [...groups.values()];
}

type Way = Pick<March, 'who' | 'forced'>;

function waysTo(w: World, s: State, group: readonly number[], from: number, to: number, far: number): Way[] {
  const side = w.side[group[0]];
  const city = w.cities.includes(to) && blocksOf(w, s, to, side) === 0;
  const ways: Way[] = [];
  if (far === 1) {
    ways.push({ who: 'all', forced: false });
    if (group.length >= 2) ways.push({ who: 'most', forced: false });
    if (group.length >= 6) ways.push({ who: 'half', forced: false });
    if (city || w.cities.includes(from)) ways.push({ who: 'raid', forced: false });
  } else if (far === 2) {
    ways.push({ who: 'mounted', forced: false });
    const towards = blocksOf(w, s, to, side) > 0 || blocksOf(w, s, to, otherSide(side)) > 0 || city;
    if (towards) ways.push({ who: 'all', forced: true });
    ways.push({ who: 'raid', forced: false });
  } else if (city) ways.push({ who: 'raid', forced: true });
  return ways;
}

const isMounted = (w: World, unit: number): boolean => w.pace[unit] > 1;

/** Who goes, the most useful first: roads and rivers let so many through. */
function chosen(w: World, s: State, group: readonly number[], who: March['who']): number[] {
  const worth = (unit: number): number => (w.type[unit] === LEADER ? 2.5 : worthOf(w, unit, strengthOf(w, s, unit)));
  const order = [...group].sort((a, b) => worth(b) - worth(a) || a - b);
  switch (who) {
    case 'all':
      return order;
    case 'most':
      return order.slice(0, -1);
    case 'half':
      return order.slice(0, Math.ceil(order.length / 2));
    case 'mounted':
      return order.filter((unit) => isMounted(w, unit));
    case 'raid': {
      const cavalry = order.filter((unit) => w.type[unit] === CAVALRY);
      return (cavalry.length > 0 ? cavalry : order.filter((unit) => w.type[unit] !== LEADER)).slice(-1);
    }
  }
}

/** The moves one after another, each by the shortest way that is still open. */
function build(
  w: World,
  game: Game<Action>,
  s: State,
  seat: number,
  group: readonly number[],
  to: number,
  forced: boolean,
): Move[] {
  const moves: Move[] = [];
  const state = s.slice();
  for (const unit of group) {
    const far = distance(w, whereIs(w, state, unit), to);
    if (far > (forced ? w.forcedPace[unit] : w.pace[unit])) continue;
    const move = shortest(w, game, state, seat, unit, to, forced);
    if (move === null) continue;
    game.phase(state).apply(state, seat, move, NO_DICE, null);
    moves.push(move);
  }
  return moves;
}

const NO_DICE = { roll: (): number => 1 };

function shortest(
  w: World,
  game: Game<Action>,
  s: State,
  seat: number,
  unit: number,
  to: number,
  forced: boolean,
): Move | null {
  const choices = game.phase(s).choices(s, seat, unit);
  let best: Move | null = null;
  for (let i = 0; i < choices.length; i++) {
    const action = choices.at(i);
    if (action?.type !== 'move' || action.path[action.path.length - 1] !== to) continue;
    if (!forced && action.path.length - 1 > w.pace[unit]) continue;
    if (best === null || action.path.length < best.path.length) best = action;
  }
  return best;
}

/** Whether moves can be made one after another from here. */
export function canFollow(game: Game<Action>, s: State, seat: number, moves: readonly Action[]): boolean {
  const state = s.slice();
  for (const move of moves) {
    const phase = game.phase(state);
    if (phase.refuse(state, seat, move) !== null) return false;
    phase.apply(state, seat, move, NO_DICE, null);
  }
  return true;
}

/** Whether a march leads into the enemy. */
export const isAttack = (w: World, s: State, march: March, side: number): boolean =>
  blocksOf(w, s, march.to, otherSide(side)) > 0;
