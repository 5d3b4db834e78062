import type { Place, State, Unit } from '@hundred-days/kernel';
import type { Of } from '../actions.ts';
import { ARTILLERY } from '../board.ts';
import { RETREATING } from '../fighting.ts';
import { beneath, inSeenZoi, leadersIn, topIn, whereIs } from '../position.ts';
import { enemyOf, HORSE_GUN } from '../units.ts';
import type { World } from '../world.ts';
import { mayTakeAlong } from './companies.ts';
import {
  type Draft,
  isAway,
  isOverfull,
  LONGEST_CHAIN,
  MOST_TRIES,
  makeRoom,
  maySetFoot,
  pop,
  push,
  type Step,
  withLower,
} from './displacement.ts';
import { opposedTo, partsIn } from './parts.ts';

/** 11.9 Whole plans of retreat: where every unit of a hex goes, who goes along, and who is displaced. */

type Retreat = Of<'retreat'>;
interface Way {
  readonly via: Place;
  readonly to: Place;
}

/** 11.9c: foot artillery and 12-pounders never retreat. */
export const isRooted = (w: World, unit: Unit): boolean => w.arm[unit] === ARTILLERY && w.gun[unit] !== HORSE_GUN;

/** 11.9d: the hexes a unit could retreat to, as far as ground and enemies go. */
export function waysOf(draft: Draft, units: readonly Unit[], length: number): Way[] {
  const { w, s, origin } = draft;
  const ways: Way[] = [];
  for (let d = 0; d < 6; d++) {
    if (!units.every((unit) => maySetFoot(draft, unit, origin, d))) continue;
    const via = w.neighbours[6 * origin + d];
    if (length === 1) {
      if (isAway(draft, via)) ways.push({ via, to: via });
      continue;
    }
    // 11.9.4a: not on through a zone of influence.
    if (inSeenZoi(w, s, enemyOf(w.side[units[0]]), via)) continue;
    for (let e = 0; e < 6; e++) {
      const to = w.neighbours[6 * via + e];
      if (to < 0 || w.map.distance(origin, to) !== 2 || !isAway(draft, to)) continue;
      if (units.every((unit) => maySetFoot(draft, unit, via, e))) ways.push({ via, to });
    }
  }
  return ways;
}

/** So many plans of one length are listed at most; one that is not among them is accepted as well. */
const MOST_PLANS = 1000;

export const draftFrom = (w: World, s: State, origin: Place, wanted?: Answer): Draft => ({
  w,
  s,
  origin,
  opposing: opposedTo(w, s, origin),
  steps: [],
  wanted,
  left: MOST_PLANS,
  tries: MOST_TRIES,
});

/** Whether a piece may go that way, or stay (no way), in the answer that is looked for. */
function isWanted({ wanted }: Draft, piece: Unit, way: Way | null): boolean {
  if (wanted === undefined) return true;
  const i = wanted.units.indexOf(piece);
  if (i < 0 || way === null) return i < 0 && way === null;
  return wanted.to[2 * i] === way.via && wanted.to[2 * i + 1] === way.to;
}

/** All of them to one hex by one way: what is mostly meant, so it comes first. The ways that there are. */
function placeTogether(draft: Draft, units: readonly Unit[], length: number, found: () => void): Way[] {
  const ways = waysOf(draft, units, length);
  return ways.filter((way) => {
    push(draft, units, way.via, way.to);
    const hasRoom = !isOverfull(draft, way.to);
    if (hasRoom && isWanted(draft, units[0], way)) found();
    pop(draft, units);
    return hasRoom;
  });
}

/** Puts each of the units somewhere, the top one first; displaces only where no hex has room (11.9.1b). */
function placeAll(draft: Draft, units: readonly Unit[], i: number, length: number, found: () => void): void {
  if (draft.left <= 0) return;
  if (i >= units.length) {
    found();
    return;
  }
  const whole = withLower(draft.w, draft.s, units[i]).filter((unit) => units.includes(unit));
  const next = i + whole.length;
  const ways = waysOf(draft, whole, length);
  let hasRoom = false;
  for (const { via, to } of ways) {
    push(draft, whole, via, to);
    if (!isOverfull(draft, to)) {
      hasRoom = true;
      if (isWanted(draft, units[i], { via, to })) placeAll(draft, units, next, length, found);
    }
    pop(draft, whole);
  }
  if (!hasRoom) displaceFor(draft, whole, ways, () => placeAll(draft, units, next, length, found));
}

/** 11.9.5: the shortest chains that let the units in. */
export function displaceFor(draft: Draft, units: readonly Unit[], ways: readonly Way[], found: () => void): void {
  let isFound = false;
  for (let length = 1; length <= LONGEST_CHAIN && !isFound; length++) {
    for (const { via, to } of ways) {
      push(draft, units, via, to);
      makeRoom(draft, to, length, [draft.origin, to], (left) => {
        if (left > 0) return;
        isFound = true;
        found();
      });
      pop(draft, units);
    }
  }
}

/** Those who may go along: horse artillery (11.9e), and leaders, who must if nobody stays (11.9g). */
function addFollowers(
  draft: Draft,
  going: readonly Unit[],
  withGuns: boolean,
  found: (steps: readonly Step[]) => void,
) {
  const { w, s, origin } = draft;
  const guns: Unit[] = [];
  const men = going.filter((unit) => w.arm[unit] !== ARTILLERY);
  if (withGuns && men.length > 0)
    for (let unit = topIn(w, s, origin); unit >= 0; unit = beneath(w, s, unit))
      if (w.gun[unit] === HORSE_GUN && !going.includes(unit)) guns.push(unit);
  const ways = waysTaken(draft, going);
  followGuns(draft, guns, 0, waysTaken(draft, men), () =>
    followLeaders(draft, leadersIn(w, s, origin), 0, ways, found),
  );
}

/** The ways that these units take: guns go along with infantry and cavalry only (11.9e), leaders with anybody (11.9g). */
function waysTaken({ steps }: Draft, going: readonly Unit[]): Way[] {
  const ways: Way[] = [];
  for (const { unit, via, to } of steps)
    if (going.includes(unit) && !ways.some((way) => way.via === via && way.to === to)) ways.push({ via, to });
  return ways;
}

const canFollow = (draft: Draft, piece: Unit, { via, to }: Way): boolean => {
  const { w, origin } = draft;
  if (!maySetFoot(draft, piece, origin, w.map.direction(origin, via))) return false;
  return via === to || maySetFoot(draft, piece, via, w.map.direction(via, to));
};

function followGuns(draft: Draft, guns: readonly Unit[], i: number, ways: readonly Way[], found: () => void): void {
  if (i === guns.length) {
    found();
    return;
  }
  if (isWanted(draft, guns[i], null)) followGuns(draft, guns, i + 1, ways, found);
  for (const way of ways) {
    if (!isWanted(draft, guns[i], way) || !canFollow(draft, guns[i], way)) continue;
    push(draft, [guns[i]], way.via, way.to);
    if (!isOverfull(draft, way.to)) followGuns(draft, guns, i + 1, ways, found);
    pop(draft, [guns[i]]);
  }
}

/** 11.9g */
function followLeaders(
  draft: Draft,
  leaders: readonly Unit[],
  i: number,
  ways: readonly Way[],
  found: (steps: readonly Step[]) => void,
): void {
  if (draft.left <= 0) return;
  if (i === leaders.length) {
    draft.left--;
    found(draft.steps);
    return;
  }
  const stays = somebodyStays(draft);
  if (stays && isWanted(draft, leaders[i], null)) followLeaders(draft, leaders, i + 1, ways, found);
  if (stays && !mayTakeAlong(draft.w, draft.s, draft.steps[0].unit, leaders[i])) return;
  for (const { via, to } of ways) {
    if (!isWanted(draft, leaders[i], { via, to })) continue;
    push(draft, [leaders[i]], via, to);
    followLeaders(draft, leaders, i + 1, ways, found);
    pop(draft, [leaders[i]]);
  }
}

function somebodyStays({ w, s, origin, steps }: Draft): boolean {
  for (let unit = topIn(w, s, origin); unit >= 0; unit = beneath(w, s, unit))
    if (!steps.some((step) => step.unit === unit)) return true;
  return false;
}

/** Pieces in order, and the hexes they go by. */
interface Answer {
  readonly units: readonly Unit[];
  readonly to: readonly Place[];
}

/** The answer that a draft is: two hexes for each piece. */
export function answerOf(steps: readonly Step[]): Answer {
  const to: Place[] = [];
  const sorted = [...steps].sort((a, b) => a.unit - b.unit);
  for (const step of sorted) to.push(step.via, step.to);
  return { units: sorted.map(({ unit }) => unit), to };
}

/** Whether two answers send the same pieces to the same hexes. */
export const isSameAnswer = (one: Answer, other: Answer): boolean =>
  isSameList(one.units, other.units) && isSameList(one.to, other.to);

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, i) => value === other[i]);

/** 11.9: all whole retreats of the units of a hex that have to, the full length first; or only the one that is looked for. */
export function retreatsFrom(w: World, s: State, hex: Place, wanted?: Answer): Retreat[] {
  const going = partsIn(w, s, hex, RETREATING).filter((unit) => !isRooted(w, unit));
  if (going.length === 0) return [];
  const found: Retreat[] = [];
  for (let length = s[w.at.length]; length >= 1; length--) {
    const draft = draftFrom(w, s, hex, wanted);
    const follow = (): void =>
      addFollowers(draft, going, true, (steps) => found.push({ type: 'retreat', ...answerOf(steps) }));
    const whole = placeTogether(draft, going, length, follow);
    const isListed = ({ steps }: Draft): boolean =>
      whole.some((way) => steps.every(({ via, to }) => via === way.via && to === way.to));
    // 11.9.1a: a stack may split up.
    placeAll(draft, going, 0, length, () => {
      if (!isListed(draft)) follow();
    });
  }
  return found;
}

/** 9.4.5e, 11.9.2c: the ways of one unit that must retreat one hex. */
export function routsOf(w: World, s: State, unit: Unit): Retreat[] {
  if (isRooted(w, unit)) return [];
  const draft = draftFrom(w, s, whereIs(w, s, unit));
  const going = withLower(w, s, unit);
  const found: Retreat[] = [];
  placeAll(draft, going, 0, 1, () =>
    addFollowers(draft, going, false, (steps) => found.push({ type: 'retreat', ...answerOf(steps) })),
  );
  return found;
}

/** 10.6a, 11.1.1a: one hex for each unit of a hex that wants to go, all answers but "none"; nobody is displaced. */
export function evasionsFrom(
  w: World,
  s: State,
  hex: Place,
  units: readonly Unit[],
  isFarEnough: (to: Place) => boolean,
  wanted?: Answer,
): Answer[] {
  const twice = wanted && { units: wanted.units, to: wanted.to.flatMap((to) => [to, to]) };
  const draft: Draft = { w, s, origin: hex, opposing: [], steps: [], wanted: twice, left: MOST_PLANS, tries: 0 };
  const found: Answer[] = [];
  const place = (i: number, going: readonly Unit[]): void => {
    if (draft.left <= 0) return;
    if (i === units.length) {
      if (going.length > 0)
        addFollowers(draft, going, false, (steps) => {
          const { units: all, to } = answerOf(steps);
          found.push({ units: all, to: to.filter((_, at) => at % 2 === 0) });
        });
      return;
    }
    if (isWanted(draft, units[i], null)) place(i + 1, going);
    for (let d = 0; d < 6; d++) {
      const to = w.neighbours[6 * hex + d];
      if (to < 0 || !isFarEnough(to) || !maySetFoot(draft, units[i], hex, d)) continue;
      if (!isWanted(draft, units[i], { via: to, to })) continue;
      push(draft, [units[i]], to, to);
      if (!isOverfull(draft, to)) place(i + 1, [...going, units[i]]);
      pop(draft, [units[i]]);
    }
  };
  place(0, []);
  return found;
}
