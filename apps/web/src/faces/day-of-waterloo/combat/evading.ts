import { type Action, type DayOfWaterloo, position } from '@hundred-days/day-of-waterloo';
import { allChoices, type Place, type Seat, type State, TABLE, type Unit } from '@hundred-days/kernel';
import type { Parts } from '../../../face/types.ts';
import type { Setting } from '../setting.ts';

/**
 * 10.6, 11.1.1 A retreat before the fire or before the combat is one answer for all who go; it is asked for piece by piece.
 * Only what the game lists is ever put together: a hex may be full, and a leader goes where somebody of his hex goes (11.9g).
 */

type Evasion = Extract<Action, { readonly type: 'evade' }>;

/** Who goes where. */
type Goings = ReadonlyMap<Unit, Place>;

interface Plan {
  readonly plan: Evasion;
  readonly goings: Goings;
}

/** Who goes where by what was put forward; whoever is not in it stands. */
export const goingsOf = (action: Action | null): Goings =>
  new Map(action?.type === 'evade' ? action.units.map((unit, i) => [unit, action.to[i]]) : []);

/** The hex that is asked. */
export const evadedHex = (w: Setting, view: State): Place => view[w.at.checking];

/** Null where nobody can go anyhow. */
export function evadingParts(w: Setting, game: DayOfWaterloo, view: State, seat: Seat): Parts<Action> | null {
  if (!position.stepOf(w, view).endsWith('-evasion')) return null;
  const answers = allChoices(game, view, seat).filter((action) => action.type === 'evade');
  const plans = answers.map((plan) => ({ plan, goings: goingsOf(plan) }));
  if (plans.length === 0) return null;
  const from = evadedHex(w, view);
  const sent = (before: Goings, piece: Unit, to: Place): Goings => {
    const goings = new Map(before);
    if (to === from) goings.delete(piece);
    else goings.set(piece, to);
    return goings;
  };
  const hexes = (piece: Unit, before: Action | null): Place[] =>
    [...new Set(plans.flatMap(({ goings }) => goings.get(piece) ?? []))].filter(
      (to) => nearest(w, plans, sent(goingsOf(before), piece, to))?.goings.get(piece) === to,
    );
  const all = inOrder(w, view, plans);
  return {
    pieces: (before) => [...all.filter((piece) => hexes(piece, before).length > 0), TABLE],
    choices: (piece, before) =>
      piece === TABLE ? null : hexes(piece, before).map((to) => ({ type: 'evade', units: [piece], to: [to] })),
    joined(before, part) {
      let goings = goingsOf(before);
      for (const [piece, to] of goingsOf(part)) goings = sent(goings, piece, to);
      return nearest(w, plans, goings)?.plan ?? null;
    },
  };
}

/** As they lie, the top one first; then leaders. */
function inOrder(w: Setting, view: State, plans: readonly Plan[]): readonly Unit[] {
  const going = new Set(plans.flatMap(({ plan }) => plan.units));
  const stack = position.unitsIn(w, view, evadedHex(w, view));
  return [...stack, ...[...going].filter((piece) => piece >= w.units)].filter((piece) => going.has(piece));
}

/** The answer in which just these units go there; of those that differ in leaders the one that leaves most as it was wanted. */
function nearest(w: Setting, plans: readonly Plan[], wanted: Goings): Plan | null {
  const units = (goings: Goings): [Unit, Place][] => [...goings].filter(([piece]) => piece < w.units);
  const going = units(wanted);
  let best: Plan | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const one of plans) {
    const own = units(one.goings);
    if (own.length !== going.length || !own.every(([unit, to]) => wanted.get(unit) === to)) continue;
    const others = leadersOtherwise(w, one.goings, wanted);
    if (others < fewest) [best, fewest] = [one, others];
  }
  return best;
}

/** How many leaders do something else than was wanted. */
function leadersOtherwise(w: Setting, one: Goings, other: Goings): number {
  let count = 0;
  for (let leader = w.units; leader < w.pieces; leader++) if (one.get(leader) !== other.get(leader)) count++;
  return count;
}
