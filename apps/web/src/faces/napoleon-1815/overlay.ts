import { type State, TABLE } from '@hundred-days/kernel';
import { type Action, board, position, tables, units } from '@hundred-days/napoleon-1815';
import type { Overlay } from '../../board/types.ts';
import type { Asked, Sight } from '../../face/types.ts';
import { tell } from './text/words.ts';

/** What is shown on the map for what is asked, and where actions lead. */

type Ask = Asked<Action>;
type Move = Extract<Action, { readonly type: 'move' }>;
type Line = readonly [number, number];
const { AT } = position;

export function goalOf(action: Action): number | null {
  if (action.type === 'move') return action.path[action.path.length - 1];
  return 'town' in action ? action.town : null;
}

/** 5.6: more towns than the unit enters without a force march. */
export const isForced = ({ unit, path }: Move): boolean => path.length - 1 > units.PACE[unit];

const roomOn = (view: State, road: number): number => tables.MOVE_LIMIT[board.MAJOR[road]] - view[AT.used + road];

/** The narrowest road of a way. */
const roomOf = (view: State, { path }: Move): number =>
  Math.min(...path.slice(1).map((town, i) => roomOn(view, board.roadBetween(path[i], town))));

/** The shortest way there; of those the one with the most room. */
export function chooseOf(actions: readonly Action[], view: State): Action {
  return actions.reduce((best, next) => {
    if (best.type !== 'move' || next.type !== 'move') return best;
    const shorter = next.path.length - best.path.length;
    if (shorter !== 0) return shorter < 0 ? next : best;
    return roomOf(view, next) > roomOf(view, best) ? next : best;
  });
}

export function wayOf(
  action: Action,
  view: State,
): { readonly places: readonly number[]; readonly costs: readonly number[] } | null {
  if (action.type === 'move') return { places: action.path, costs: action.path.slice(1).map((_, i) => i + 1) };
  if (action.type !== 'retreat' && action.type !== 'regroup') return null;
  return { places: [position.whereIs(view, action.unit), action.town], costs: [1] };
}

export function overlayOf(asked: Ask): Overlay {
  const { view, deciding, inHand, choices } = asked;
  const step = position.stepOf(view);
  const fight = FIGHTING.has(step) ? { candidates: [view[AT.fight]] } : {};
  if (!deciding) return fight;
  if (step.endsWith('-order')) {
    const towns = asked.choicesOf(TABLE).flatMap((action) => goalOf(action) ?? []);
    return { reach: towns, candidates: towns };
  }
  if (step !== 'movement' || inHand === null) return fight;
  const moves = choices.filter((action) => action.type === 'move');
  const lines = linesOf(moves.filter((move) => !isForced(move)));
  const plain = new Set(lines.map(keyOf));
  const strained = linesOf(moves).filter((line) => !plain.has(keyOf(line)));
  const enemy = units.otherSide(units.SIDE[inHand]);
  const targets = [...new Set(moves.map((move) => move.path[move.path.length - 1]))].filter(
    (town) => position.blocksOf(view, town, enemy) > 0,
  );
  return { lines, strained, targets };
}

const FIGHTING: ReadonlySet<string> = new Set([
  'showing',
  'hits',
  'withdrawal',
  'terrain',
  'posting',
  'morale',
  'combat',
  'reinforcement',
  'rout',
  'regroup',
]);

const keyOf = ([a, b]: Line): number => Math.min(a, b) * board.TOWNS + Math.max(a, b);

/** Every road of some moves once. */
function linesOf(moves: readonly Move[]): Line[] {
  const found = new Map<number, Line>();
  for (const { path } of moves) {
    for (let i = 1; i < path.length; i++) found.set(keyOf([path[i - 1], path[i]]), [path[i - 1], path[i]]);
  }
  return [...found.values()];
}

/** Roads used in this turn; the cities of supply and victory. */
export const SIGHTS: readonly Sight[] = [
  {
    id: 'roads',
    name: (language) => tell(language, 'sight.roads'),
    overlay: (view) => ({ lines: usedRoads(view).map(endsOf) }),
  },
  {
    id: 'cities',
    name: (language) => tell(language, 'sight.cities'),
    overlay: () => ({ joinable: board.CITIES }),
  },
];

export const usedRoads = (view: State): number[] =>
  [...Array(board.ROADS).keys()].filter((road) => view[AT.used + road] > 0);
export const endsOf = (road: number): Line => [board.NET.ends[2 * road], board.NET.ends[2 * road + 1]];
