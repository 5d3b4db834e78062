import { goalOf, type State, TABLE } from '@hundred-days/kernel';
import { ACTIONS, type Action, position, units } from '@hundred-days/napoleon-1815';
import type { Overlay } from '../../board/types.ts';
import type { Asked, Sight } from '../../face/types.ts';
import type { Painted } from './art.ts';
import { isForced, roadsOf } from './groups.ts';
import { tell } from './text/words.ts';

/** What is shown on the map for what is asked, and where actions lead. */

type Ask = Asked<Action>;
type Line = readonly [number, number];

export function wayOf(
  w: Painted,
  action: Action,
  view: State,
): { readonly places: readonly number[]; readonly costs: readonly number[] } | null {
  if (action.type === 'move') return { places: action.path, costs: action.path.slice(1).map((_, i) => i + 1) };
  if (action.type !== 'retreat' && action.type !== 'regroup') return null;
  return { places: [position.whereIs(w, view, action.unit), action.town], costs: [1] };
}

export function overlayOf(w: Painted, asked: Ask): Overlay {
  const { view, deciding, inHand, choices } = asked;
  const step = position.stepOf(w, view);
  const fights = [...Array(w.townCount).keys()].filter((town) => view[w.at.fights + town] !== 0);
  if (deciding && step.endsWith('-order')) {
    const towns = asked.choicesOf(TABLE).flatMap((action) => goalOf(ACTIONS, action) ?? []);
    return { reach: towns, candidates: towns, targets: fights.filter((town) => !towns.includes(town)), sought: towns };
  }
  // 7.1d, 7.5d: the other fights are in the way of whoever leaves this one.
  const now = FIGHTING.has(step) ? view[w.at.fight] : -1;
  const fight = now < 0 ? {} : { sought: [now], candidates: [now], targets: fights.filter((town) => town !== now) };
  if (!deciding) return fight;
  if (LEAVING.has(step) && inHand !== null) {
    const from = position.whereIs(w, view, inHand);
    const towns = new Set(choices.flatMap((action) => goalOf(ACTIONS, action) ?? []));
    return { ...fight, ways: [...towns].map((town) => [from, town]) };
  }
  // Where there is somebody to choose from.
  if (step === 'supply' || step === 'march' || step === 'reduction') {
    const towns = asked.pieces.filter((unit) => unit !== TABLE).map((unit) => position.whereIs(w, view, unit));
    const places = [...new Set(towns)].filter((town) => town >= 0);
    return { joinable: places, sought: places.slice(0, 1) };
  }
  if (step !== 'movement') return fight;
  return inHand === null ? { notes: usedRoads(w, view).map((road) => noteOf(w, view, road)) } : marching(w, asked);
}

const LEAVING: ReadonlySet<string> = new Set(['withdrawal', 'rout', 'regroup']);

/** Where a Group can go: broken roads are a force march for at least one of those in hand. */
function marching(w: Painted, { view, choices, proposed, inHand }: Ask): Overlay {
  const roads = new Map<number, Line>();
  /** Roads by block, with and without a force march. */
  const [easy, hard] = [new Set<number>(), new Set<number>()];
  const goals = new Set<number>();
  const all = w.townCount * w.townCount;
  for (const move of choices) {
    if (move.type !== 'move') continue;
    const { unit, path } = move;
    const takes = isForced(w, unit, path) ? hard : easy;
    goals.add(path[path.length - 1]);
    for (let i = 1; i < path.length; i++) {
      const key = keyOf(w, path[i - 1], path[i]);
      if (!roads.has(key)) roads.set(key, [path[i - 1], path[i]]);
      takes.add(unit * all + key);
    }
  }
  const costly = new Set([...hard].flatMap((one) => (easy.has(one) ? [] : [one % all])));
  const enemy = units.otherSide(w.side[inHand ?? 0]);
  const way = proposed?.type === 'move' ? roadsOf(w, proposed.path) : [];
  const lines = (strained: boolean): Line[] =>
    [...roads].flatMap(([key, line]) => (costly.has(key) === strained ? [line] : []));
  return {
    lines: lines(false),
    strained: lines(true),
    targets: [...goals].filter((town) => position.blocksOf(w, view, town, enemy) > 0),
    notes: [...new Set([...usedRoads(w, view), ...way])].map((road) => noteOf(w, view, road)),
  };
}

/** 5.4a: how much of a road is used in this turn. */
function noteOf(w: Painted, view: State, road: number): NonNullable<Overlay['notes']>[number] {
  const [used, most] = [view[w.at.used + road], w.moveLimit[w.major[road]]];
  return { line: endsOf(w, road), text: `${used}/${most}`, full: used >= most };
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

const keyOf = (w: Painted, a: number, b: number): number => Math.min(a, b) * w.townCount + Math.max(a, b);

/** Roads used in this turn; the cities of supply and victory. */
export const SIGHTS = (w: Painted): readonly Sight[] => [
  {
    id: 'roads',
    name: (language) => tell(language, 'sight.roads'),
    overlay: (view) => ({
      lines: usedRoads(w, view).map((road) => endsOf(w, road)),
      notes: usedRoads(w, view).map((road) => noteOf(w, view, road)),
    }),
  },
  {
    id: 'cities',
    name: (language) => tell(language, 'sight.cities'),
    overlay: () => ({ joinable: w.cities }),
  },
];

export const usedRoads = (w: Painted, view: State): number[] =>
  [...Array(w.roadCount).keys()].filter((road) => view[w.at.used + road] > 0);
export const endsOf = (w: Painted, road: number): Line => [w.net.ends[2 * road], w.net.ends[2 * road + 1]];
