import { type Action, type DayOfWaterloo, fighting, position } from '@hundred-days/day-of-waterloo';
import { choicesOf, type Place, piecesOf, type Seat, type State, TABLE, type Unit } from '@hundred-days/kernel';
import type { Parts } from '../../../face/types.ts';
import type { Setting } from '../setting.ts';

/**
 * 11.9 The retreat of a hex is one answer: where its units go, who goes along, who makes room. It is asked for piece by piece, and
 * whoever is not spoken of does what is usual. Only what the game lists is ever put together.
 */

export type Retreat = Extract<Action, { readonly type: 'retreat' }>;
type Stand = Extract<Action, { readonly type: 'stand' }>;

/** The hexes of a way; both are the same for one hex. */
export interface Way {
  readonly via: Place;
  readonly to: Place;
}

type Ways = ReadonlyMap<Unit, Way>;

interface Plan {
  readonly plan: Retreat;
  readonly ways: Ways;
}

/** What one hex can answer. */
interface Hex {
  readonly hex: Place;
  readonly plans: readonly Plan[];
  readonly stand: Stand | null;
  /** Those who have to go, as they lie. */
  readonly must: readonly Unit[];
  /** The others who go in one plan or another: of the hex first, then those who make room. */
  readonly may: readonly Unit[];
}

/** Who goes which way by what was put forward. */
export const waysOf = (action: Action | null): Ways =>
  new Map(
    action?.type === 'retreat'
      ? action.units.map((unit, i) => [unit, { via: action.to[2 * i], to: action.to[2 * i + 1] }])
      : [],
  );

/** 11.9a, 11.9.2c: has to answer, or has to go. */
export const mustGo = (w: Setting, view: State, unit: Unit): boolean =>
  unit < w.units && (view[w.at.part + unit] & (fighting.RETREATING | fighting.ROUTED)) !== 0;

const isSame = (one: Way | undefined, other: Way | undefined): boolean =>
  one?.via === other?.via && one?.to === other?.to;

function hexOf(w: Setting, view: State, piece: Unit, choices: readonly Action[]): Hex {
  const hex = position.whereIs(w, view, piece);
  const plans = choices.flatMap((plan) => (plan.type === 'retreat' ? [{ plan, ways: waysOf(plan) }] : []));
  const going = [...new Set(plans.flatMap(({ plan }) => plan.units))];
  const isHere = (unit: Unit): boolean => position.whereIs(w, view, unit) === hex;
  const must = position.unitsIn(w, view, hex).filter((unit) => going.includes(unit) && mustGo(w, view, unit));
  const others = going.filter((unit) => !must.includes(unit));
  const stand = choices.find((action) => action.type === 'stand') ?? null;
  return {
    hex,
    plans,
    stand,
    must,
    may: [...others.filter(isHere), ...others.filter((unit) => !isHere(unit))],
  };
}

/** Null where nobody can go anyhow. */
export function retreatParts(w: Setting, game: DayOfWaterloo, view: State, seat: Seat): Parts<Action> | null {
  const step = position.stepOf(w, view);
  if (step !== 'retreat' && step !== 'rout') return null;
  const listed = (piece: Unit): readonly Action[] => {
    const choices = choicesOf(game, view, seat, piece);
    return Array.from({ length: choices.length }, (_, i) => choices.at(i) as Action);
  };
  const asked = piecesOf(game, view, seat).filter((piece) => piece !== TABLE);
  const hexes = asked.map((piece) => hexOf(w, view, piece, listed(piece)));
  if (hexes.every(({ plans }) => plans.length === 0)) return null;
  const home = (piece: Unit): Way => {
    const at = position.whereIs(w, view, piece);
    return { via: at, to: at };
  };
  const meant = (before: Action | null): Hex | undefined =>
    hexes.find(({ plans }) => before?.type === 'retreat' && plans.some(({ plan }) => isSamePlan(plan, before)));
  const hexFor = (piece: Unit, before: Action | null): Hex | undefined => {
    const first = meant(before);
    return first !== undefined && [...first.must, ...first.may].includes(piece)
      ? first
      : hexes.find(({ must }) => must.includes(piece));
  };
  const open = (piece: Unit, before: Action | null): Way[] => {
    const hex = hexFor(piece, before);
    if (hex === undefined) return [];
    const now = waysOf(hex === meant(before) ? before : null);
    const plans = hex.must.includes(piece)
      ? hex.plans
      : hex.plans.filter(({ ways }) => hex.must.every((unit) => isSame(ways.get(unit), now.get(unit))));
    const ways: Way[] = [];
    for (const plan of plans) {
      const way = plan.ways.get(piece) ?? home(piece);
      if (!ways.some((one) => isSame(one, way))) ways.push(way);
    }
    return ways;
  };
  return {
    pieces(before) {
      const hex = meant(before);
      const may = hex?.may.filter((piece) => open(piece, before).length > 1) ?? [];
      return [...hexes.flatMap(({ must }) => must), ...may, TABLE];
    },
    choices: (piece, before) =>
      piece === TABLE
        ? hexes.flatMap(({ stand }) => stand ?? [])
        : open(piece, before).map(({ via, to }) => ({ type: 'retreat', units: [piece], to: [via, to] })),
    ends: (proposed) => [...waysOf(proposed).values()].map(({ to }) => to),
    joined(before, part) {
      const [[piece, way]] = waysOf(part);
      const hex = hexFor(piece, before);
      if (hex === undefined) return null;
      const wanted = hex === meant(before) ? new Map(waysOf(before)) : null;
      const isHome = isSame(way, home(piece));
      const fitting = hex.plans.filter(({ ways }) => isSame(ways.get(piece), isHome ? undefined : way));
      const [first, ...others] = fitting;
      if (first === undefined) return null;
      const worth = (plan: Plan): number => otherwise(hex, plan, wanted) - usual(w, view, hex, plan);
      return others.reduce((best, next) => (worth(next) < worth(best) ? next : best), first).plan;
    },
  };
}

const isSamePlan = (one: Retreat, other: Retreat): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How far a plan is from what was put forward: those who have to go count most. */
function otherwise({ must }: Hex, { ways }: Plan, wanted: Ways | null): number {
  if (wanted === null) return 0;
  let far = 0;
  for (const piece of new Set([...ways.keys(), ...wanted.keys()]))
    if (!isSame(ways.get(piece), wanted.get(piece))) far += must.includes(piece) ? 1000 : 10;
  return far;
}

/** Guns and leaders go along (11.9e, 11.9g), the whole way back, and as few as can be make room. */
function usual(w: Setting, view: State, { hex, must }: Hex, { plan, ways }: Plan): number {
  const along = plan.units.filter((piece) => position.whereIs(w, view, piece) === hex).length;
  const back = Math.min(...must.map((piece) => w.map.distance(hex, ways.get(piece)?.to ?? hex)));
  return (2 * along - plan.units.length + 3 * back) / 10;
}
