import type { Compass, HexMapData, RoadType } from '../mapdata.ts';
import type { BoardGeometry } from '../types.ts';
import { SHAPES } from './hexes.ts';
import { neatBox } from './paper.ts';
import { xy } from './paths.ts';
import type { Polyline } from './polyline.ts';
import { type Spots, spots } from './spots.ts';

export interface RoadNet {
  /** One path a class. */
  readonly d: Readonly<Record<RoadType, string>>;
  /** The same roads as lines, for what stands along them. */
  readonly lines: readonly RoadLine[];
  /** Points of all roads, for what must keep clear of them. */
  readonly spots: Spots;
  /** The stretches of road in each place that has some. */
  readonly inPlace: ReadonlyMap<number, readonly Polyline[]>;
}

export interface RoadLine {
  readonly type: RoadType;
  readonly line: Polyline;
}

/** One end of a road at a place: where it crosses the place's border. */
interface Arm {
  readonly x: number;
  readonly y: number;
  readonly type: RoadType;
  /** The same crossing as seen from the next place, and that place; null and -1 where the road leaves the map. */
  readonly link: number | null;
  readonly to: number;
}

// Two roads are one when they meet at more than 109 degrees: on a hex map, at 120 or 180.
const STRAIGHT = Math.cos((109 * Math.PI) / 180);
const SAMPLES = 5;

/** How far a bend is drawn from the straight line between the sides towards the centre of its place. */
const BENT = 0.2;
/** Sides next to each other: a road that goes to and fro between two rows keeps near the line between them. */
const SHARP = 0.3;
/** Roads that pass one another keep apart. */
const PASSING = 0.08;
/** How far along another road one runs beside it before they are one. */
const MERGING = 0.55;
/** From the centre of a place at the edge to where its road meets the neat line. */
const FARTHEST_EDGE = 1.8;
/** Houses stand about the centre. */
const IN_TOWN = 0.5;

/** The course of a road through one place: over a point of it from one arm to another, to an end, or into another course. */
interface Course {
  readonly place: number;
  readonly arms: readonly number[];
  readonly x: number;
  readonly y: number;
  /** Where it runs into another; a course that has an end of its own has none. */
  readonly into?: Joint;
}

/** A point of another course: so far of the way from its middle to one of its arms; in the middle roads meet square on. */
interface Joint {
  readonly course: Course;
  readonly arm: number;
  readonly part: number;
}

export function roads(data: HexMapData): RoadNet {
  const arms = armsOf(data);
  return assemble(
    arms,
    [...arms.keys()].flatMap((place) => coursesIn(data, place, arms.get(place) ?? [])),
  );
}

function armsOf({ geometry, buildings, roads: pairs, roadEdges = [] }: HexMapData): Map<number, Arm[]> {
  const arms = new Map<number, Arm[]>();
  const add = (place: number, arm: Arm): void => {
    const list = arms.get(place);
    if (list) list.push(arm);
    else arms.set(place, [arm]);
  };
  pairs.forEach(({ a, b, type }, link) => {
    const x = (geometry.x[a] + geometry.x[b]) / 2;
    const y = (geometry.y[a] + geometry.y[b]) / 2;
    add(a, { x, y, type, link, to: b });
    add(b, { x, y, type, link, to: a });
  });
  for (const { place, towards, type } of roadEdges)
    add(place, { ...leave(geometry, place, COMPASS[towards]), type, link: null, to: -1 });
  for (const [place, [arm, ...others]] of arms) {
    const on = others.length === 0 && buildings[place] === null ? offTheMap(geometry, place, arm) : null;
    if (on !== null) add(place, { ...on, type: arm.type, link: null, to: -1 });
  }
  return arms;
}

const COMPASS: Readonly<Record<Compass, Direction>> = {
  N: [0, -1],
  NE: [0.87, -0.5],
  E: [1, 0],
  SE: [0.87, 0.5],
  S: [0, 1],
  SW: [-0.87, 0.5],
  W: [-1, 0],
  NW: [-0.87, -0.5],
};

/** A road that comes to the edge in open country goes on beyond it, as straight as it can; null inside the map. */
function offTheMap(geometry: BoardGeometry, place: number, arm: Arm): { x: number; y: number } | null {
  const [cx, cy] = [geometry.x[place], geometry.y[place]];
  const { sideX, sideY } = SHAPES[geometry.layout];
  const out = sideX
    .map((x, d): Direction => [2 * x, 2 * sideY[d]])
    .filter((_, d) => geometry.neighbours[6 * place + d] < 0)
    .map((side) => ({ end: leave(geometry, place, side), ahead: side[0] * (cx - arm.x) + side[1] * (cy - arm.y) }))
    .filter(({ end, ahead }) => ahead > 0 && Math.hypot(end.x - cx, end.y - cy) < FARTHEST_EDGE)
    .sort((a, b) => b.ahead - a.ahead);
  return out[0]?.end ?? null;
}

/** Where a road that leaves the map meets the neat line. */
function leave(geometry: BoardGeometry, place: number, [dx, dy]: Direction): { x: number; y: number } {
  const [x, y] = [geometry.x[place], geometry.y[place]];
  const box = neatBox(geometry);
  const alongX = dx === 0 ? Number.POSITIVE_INFINITY : ((dx > 0 ? box.right : box.left) - x) / dx;
  const alongY = dy === 0 ? Number.POSITIVE_INFINITY : ((dy > 0 ? box.bottom : box.top) - y) / dy;
  const far = Math.min(alongX, alongY);
  return { x: x + far * dx, y: y + far * dy };
}

/** Joins the roads of a place in pairs, the straightest first; the rest run into what passes through, or end in the middle. */
function coursesIn(data: HexMapData, place: number, arms: readonly Arm[]): Course[] {
  const passing = data.passing?.get(place);
  if (passing !== undefined) return passingCourses(data, place, arms, passing);
  const free = new Set(arms.keys());
  const courses: Course[] = [];
  for (const [i, j] of pairsIn(data.geometry, place, arms)) {
    if (!free.has(i) || !free.has(j)) continue;
    free.delete(i);
    free.delete(j);
    courses.push(throughCourse(data, place, arms, [i, j], null));
  }
  const main = courses.find(({ arms: [i] }) => arms[i].type === 'road') ?? courses[0];
  // Several that came round into one road would cross one another.
  const alone = free.size === 1;
  for (const i of free) courses.push(main === undefined ? endOf(data, place, i) : branch(data, main, arms, i, alone));
  return courses;
}

/** Each road by itself. Of two that share a hexside the second runs into the first on that side. */
function passingCourses(
  data: HexMapData,
  place: number,
  arms: readonly Arm[],
  passing: readonly (readonly number[])[],
): Course[] {
  const courses: Course[] = [];
  for (const leads of passing) {
    const ways = leads.map((to) => arms.findIndex((arm) => arm.to === to));
    const away = passing.flat().filter((to) => !leads.includes(to));
    const course = throughCourse(
      data,
      place,
      arms,
      [ways[0], ways[1]],
      away.map((to) => arms.find((arm) => arm.to === to)),
    );
    const other = courses.find((known) => known.arms.some((arm) => ways.includes(arm)));
    const shared = other?.arms.find((arm) => ways.includes(arm));
    if (other === undefined || shared === undefined) courses.push(course);
    else {
      const own = ways.filter((way) => way !== shared);
      courses.push({ ...course, arms: own, into: { course: other, arm: shared, part: 1 } });
    }
  }
  return courses;
}

/** Two arms and the point between them; `away` are arms of other roads it must not come near. */
function throughCourse(
  { geometry, buildings }: HexMapData,
  place: number,
  arms: readonly Arm[],
  pair: readonly [number, number],
  away: readonly (Arm | undefined)[] | null,
): Course {
  const [cx, cy] = [geometry.x[place], geometry.y[place]];
  const [a, b] = [arms[pair[0]], arms[pair[1]]];
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const sharp = cosine(a, b, cx, cy) > STRAIGHT;
  const built = buildings[place] !== null;
  const bent = away !== null ? PASSING : built ? IN_TOWN : sharp ? SHARP : BENT;
  let [x, y] = [mx + bent * (cx - mx), my + bent * (cy - my)];
  for (const other of away ?? []) {
    if (other === undefined) continue;
    x += 0.16 * (cx - other.x);
    y += 0.16 * (cy - other.y);
  }
  return { place, arms: pair, x, y };
}

/** A road that ends here. */
const endOf = ({ geometry }: HexMapData, place: number, arm: number): Course => ({
  place,
  arms: [arm],
  x: geometry.x[place],
  y: geometry.y[place],
});

/** A road that runs into another, round towards the arm that lies more nearly ahead; square on if none does. */
function branch({ geometry }: HexMapData, main: Course, arms: readonly Arm[], arm: number, alone: boolean): Course {
  const { place, x, y } = main;
  const [cx, cy] = [geometry.x[place], geometry.y[place]];
  const own = arms[arm];
  const [first, second] = main.arms.map((i) => arms[i]);
  const [near, far] = [cosine(own, first, cx, cy), cosine(own, second, cx, cy)];
  const square = !alone || Math.abs(near - far) < 0.1;
  const ahead = main.arms[near < far ? 0 : 1];
  return { place, arms: [arm], x, y, into: { course: main, arm: ahead, part: square ? 0 : MERGING } };
}

/** The pairs of arms that may be one road, the likeliest first. Two alone are one however they lie. */
function pairsIn({ x, y }: BoardGeometry, place: number, arms: readonly Arm[]): [number, number][] {
  const pairs: { pair: [number, number]; cos: number; alike: boolean }[] = [];
  for (let i = 0; i < arms.length; i++) {
    for (let j = i + 1; j < arms.length; j++) {
      const alike = arms[i].type === arms[j].type;
      const cos = cosine(arms[i], arms[j], x[place], y[place]);
      if (arms.length === 2 || (alike && cos < STRAIGHT)) pairs.push({ pair: [i, j], cos, alike });
    }
  }
  return pairs.sort((a, b) => a.cos - b.cos).map(({ pair }) => pair);
}

/** Of the angle between two arms, as seen from the centre. */
function cosine(a: Arm, b: Arm, cx: number, cy: number): number {
  const [ax, ay, bx, by] = [a.x - cx, a.y - cy, b.x - cx, b.y - cy];
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
}

/** Follows the courses from place to place, so that a road is one line and its joints do not show. */
function assemble(arms: ReadonlyMap<number, readonly Arm[]>, courses: readonly Course[]): RoadNet {
  const armOf = ({ place }: Course, i: number): Arm => (arms.get(place) as readonly Arm[])[i];
  const byLink = new Map<number, Course[]>();
  for (const course of courses) {
    for (const i of course.arms) {
      const { link } = armOf(course, i);
      if (link !== null) byLink.set(link, [...(byLink.get(link) ?? []), course]);
    }
  }
  const used = new Set<Course>();

  /** From a course by one of its arms, over all that follow. */
  function follow(first: Course, by: number | undefined): Stretch[] {
    const line: Stretch[] = [];
    let course: Course | undefined = first;
    let from = by;
    while (course !== undefined) {
      const now: Course = course;
      used.add(now);
      const to: number | undefined = now.arms.find((arm) => arm !== from);
      line.push({
        course: now,
        from: from === undefined ? null : armOf(now, from),
        to: to === undefined ? null : armOf(now, to),
      });
      const link: number | null = to === undefined ? null : armOf(now, to).link;
      course = link === null ? undefined : byLink.get(link)?.find((other) => !used.has(other));
      from = course?.arms.find((arm) => armOf(course as Course, arm).link === link);
    }
    return line;
  }

  const lines: Stretch[][] = [];
  // Those that begin somewhere, then those that only go round.
  for (const course of courses) {
    if (used.has(course)) continue;
    if (course.arms.length < 2) lines.push(follow(course, undefined));
    else {
      const end = course.arms.find((arm) => armOf(course, arm).link === null);
      if (end !== undefined) lines.push(follow(course, end));
    }
  }
  for (const course of courses) if (!used.has(course)) lines.push(follow(course, course.arms[0]));
  return drawn(settled(lines, armOf));
}

/** A course as it is gone through: from an arm or its own end, to an arm or its own end. */
interface Stretch {
  readonly course: Course;
  readonly from: Arm | null;
  readonly to: Arm | null;
}

/** A point of a line, and the place and class of what leads to it; a given direction of the line in it. */
interface Knot {
  readonly x: number;
  readonly y: number;
  readonly place: number;
  readonly type: RoadType;
  readonly along?: Direction;
}

type Direction = readonly [dx: number, dy: number];

/** Where the middle of a course stands in the lines: the knots, which of them it is, and to which arm they lead on. */
interface Middle {
  readonly knots: readonly Knot[];
  readonly at: number;
  readonly onward: Arm | null;
}

/** The points a line goes through, and where its courses have their middles in it. */
function knotsOf(
  line: readonly Stretch[],
  jointAt: (joint: Joint, course: Course) => Pick<Knot, 'x' | 'y' | 'along'>,
  middles: Map<Course, Middle>,
): Knot[] {
  const knots: Knot[] = [];
  for (const { course, from, to } of line) {
    const { place, x, y, into } = course;
    const type = (from ?? to)?.type ?? 'track';
    const joint = into === undefined ? null : { ...jointAt(into, course), place, type };
    if (joint !== null && from === null) knots.push(joint.along ? { ...joint, along: back(joint.along) } : joint);
    if (from !== null && knots.length === 0) knots.push({ x: from.x, y: from.y, place, type });
    // A road that passes another has a middle of its own; one that runs into it has none.
    if (into === undefined || into.part === 1) knots.push({ x, y, place, type });
    middles.set(course, { knots, at: knots.length - 1, onward: to });
    if (to !== null) knots.push({ x: to.x, y: to.y, place, type: to.type });
    else if (joint !== null) knots.push(joint);
  }
  return knots;
}

const back = ([dx, dy]: Direction): Direction => [-dx, -dy];

/** All lines by their knots: first with roads that meet in the middle, then with these moved onto the lines they run into. */
function settled(lines: readonly (readonly Stretch[])[], armOf: (course: Course, arm: number) => Arm): Knot[][] {
  let rough = new Map<Course, Middle>();
  let knots = lines.map((line) => knotsOf(line, ({ course: { x, y } }) => ({ x, y }), rough));
  const jointAt = ({ course, arm, part }: Joint): Pick<Knot, 'x' | 'y' | 'along'> => {
    const middle = rough.get(course);
    if (middle === undefined || part === 0) return { x: course.x, y: course.y };
    const { at, onward } = middle;
    const forward = onward === armOf(course, arm);
    const [i, j] = [at, forward ? at + 1 : at - 1];
    const turned = (along: Direction): Direction => (forward ? along : back(along));
    const piece = pieceBetween(
      middle.knots[i],
      middle.knots[j],
      turned(tangentAt(middle.knots, i)),
      turned(tangentAt(middle.knots, j)),
    );
    return { ...pointAt(piece, part), along: directionAt(piece, part) };
  };
  // A line that is moved moves those that run into it.
  for (let again = 0; again < 3; again++) {
    const finer = new Map<Course, Middle>();
    knots = lines.map((line) => knotsOf(line, jointAt, finer));
    rough = finer;
  }
  return knots;
}

function drawn(lines: readonly (readonly Knot[])[]): RoadNet {
  const d: Record<RoadType, string> = { road: '', track: '' };
  const found: { readonly type: RoadType; readonly line: number[] }[] = [];
  const all = spots();
  const inPlace = new Map<number, Polyline[]>();
  for (const knots of lines) {
    let last: RoadType | null = null;
    for (let i = 1; i < knots.length; i++) {
      const { place, type } = knots[i];
      const piece = pieceBetween(knots[i - 1], knots[i], tangentAt(knots, i - 1), tangentAt(knots, i));
      if (type !== last) {
        d[type] += `M${xy(piece[0], piece[1])}`;
        found.push({ type, line: [piece[0], piece[1]] });
      }
      last = type;
      d[type] += `C${xy(piece[2], piece[3])} ${xy(piece[4], piece[5])} ${xy(piece[6], piece[7])}`;
      const points = sample(piece);
      inPlace.set(place, [...(inPlace.get(place) ?? []), points]);
      found[found.length - 1].line.push(...points.slice(2));
    }
  }
  for (const { line } of found) for (let i = 0; i < line.length; i += 2) all.add(line[i], line[i + 1]);
  return { d, lines: found, spots: all, inPlace };
}

/** Along the line from the knot before to the one after; at the ends towards the next. */
function tangentAt(knots: readonly Knot[], i: number): Direction {
  const [before, after] = [knots[Math.max(0, i - 1)], knots[Math.min(knots.length - 1, i + 1)]];
  const [x, y] = knots[i].along ?? [after.x - before.x, after.y - before.y];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** A cubic between two knots, as its four points. */
function pieceBetween(a: Knot, b: Knot, from: Direction, to: Direction): Polyline {
  const reach = 0.36 * Math.hypot(b.x - a.x, b.y - a.y);
  const [out, into] = [
    [a.x + reach * from[0], a.y + reach * from[1]],
    [b.x - reach * to[0], b.y - reach * to[1]],
  ];
  return [a.x, a.y, ...out, ...into, b.x, b.y];
}

function pointAt([ax, ay, bx, by, cx, cy, dx, dy]: Polyline, t: number): { readonly x: number; readonly y: number } {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: p * ax + q * bx + r * cx + s * dx, y: p * ay + q * by + r * cy + s * dy };
}

function directionAt([ax, ay, bx, by, cx, cy, dx, dy]: Polyline, t: number): Direction {
  const u = 1 - t;
  const [p, q, r] = [u * u, 2 * u * t, t * t];
  return [p * (bx - ax) + q * (cx - bx) + r * (dx - cx), p * (by - ay) + q * (cy - by) + r * (dy - cy)];
}

function sample(piece: Polyline): Polyline {
  const points: number[] = [];
  for (let i = 0; i <= SAMPLES; i++) {
    const { x, y } = pointAt(piece, i / SAMPLES);
    points.push(x, y);
  }
  return points;
}
