import { HEX_RADIUS as S } from './map/hexes.ts';
import { neatBox } from './map/paper.ts';
import { type Polyline, resample } from './map/polyline.ts';
import { type Spots, spots } from './map/spots.ts';
import { COUNTER, NAME_SIZES } from './measures.ts';
import { type Near, near } from './near.ts';
import type { BoardGeometry, MapArt, PlaceName, Point, Rect, ZoomLevel } from './types.ts';

/** Finds room for the names of places among the counters: to be run when pieces come to rest, never during a gesture. */

/** What is seen of the map, in its own units. */
export interface NameView extends Rect {
  readonly level: ZoomLevel;
  /** Pixels a unit, so that names stay large enough to read. */
  readonly scale: number;
  /** Parts of the view that lie under panels. */
  readonly covered?: readonly Rect[];
}

export interface NameSpot {
  /** Several places may go by the same one. */
  readonly name: PlaceName;
  readonly text: string;
  readonly kind: PlaceName['kind'];
  /** The middle of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'middle';
  readonly size: number;
  readonly spacing: number;
  /** Width of the paper halo. */
  readonly halo: number;
  /** Names of areas and waters lie under the counters. */
  readonly under: boolean;
  /** What the letters take up; of a name that is turned, piece by piece, from its middle to both ends. */
  readonly box: Rect;
  readonly others?: readonly Rect[];
  /** Degrees by which it is turned, clockwise. */
  readonly turn?: number;
}

type Kind = PlaceName['kind'];

const { farm, village, town, areaSpaced, water } = NAME_SIZES;
const SIZE: Readonly<Record<Kind, number>> = {
  city: 1.15 * town,
  town,
  village,
  farm,
  area: areaSpaced,
  water,
  height: water,
};
const LEAST_PIXELS: Readonly<Record<Kind, number>> = {
  city: 15,
  town: 13.5,
  village: 12,
  farm: 12,
  area: 12,
  water: 12,
  height: 12,
};
/** Who chooses first. */
const RANK: Readonly<Record<Kind, number>> = { city: 0, town: 1, village: 2, farm: 3, water: 4, height: 4, area: 5 };

/** Where counters tell in their upper half whose they are, a name there costs so many times as much. */
const HEAD = 3;

const COST = { counter: 9, houses: 3, outside: 40, slot: 0.45 } as const;
/** What another spot must be cheaper by. */
const WORTH = 4;
/** Dearer than this, a name that is not needed to find one's way is left out. */
const LIMIT = 12;

/**
 * A level alone stands for the whole map at the scale usual for it. `before`: where names stood before pieces moved. They stay
 * there as long as no counter comes to lie on them, wherever else there is room now: who reads a map looks where a name was.
 */
export function placeNames(
  art: MapArt,
  counters: readonly number[],
  seen: NameView | ZoomLevel,
  before: readonly NameSpot[] = [],
): NameSpot[] {
  const { geometry } = art;
  const view = typeof seen === 'string' ? wholeView(geometry, seen) : seen;
  const order = art.names
    .filter((name) => shows(name, view) && (name.course !== undefined || inView(geometry, name, view)))
    .sort((a, b) => RANK[a.kind] - RANK[b.kind]);
  const scene: Scene = {
    geometry,
    inside: insideNeatLine(geometry),
    view,
    pieces: countersNear(geometry, counters, view),
    placed: near(),
    headed: art.headed ?? false,
    sparse: art.sparse ?? false,
    wet: coursesOf(order),
    built: builtBy(geometry, order),
  };
  const fixed = scene.headed ? fixedOn(art, scene, order, seen) : new Map<PlaceName, readonly NameSpot[]>();
  const stood = new Map(before.map((spot) => [spot.name, spot]));
  // Those that no counter has come upon stay; the others look for room among them.
  const stay = new Set(order.filter((name) => isClear(scene, stood.get(name), fixed.has(name))));
  for (const name of stay) place(scene, name, stood.get(name) as NameSpot);
  return order.flatMap((name) => {
    const old = stood.get(name);
    const spots = fixed.get(name);
    // One that had to go under counters which have left lies over the edges of others again.
    if (old !== undefined && stay.has(name)) return [spots === undefined ? old : { ...old, under: false }];
    const spot = spots === undefined ? spotFor(scene, name, old) : clearSpot(scene, name, spots, old);
    if (spot === null) return [];
    place(scene, name, spot);
    return [spot];
  });
}

/** The edge of a counter beneath another hides nothing where a name lies over it. */
function isClear(scene: Scene, spot: NameSpot | undefined, isFixed: boolean): boolean {
  if (spot === undefined) return false;
  if (scene.sparse && isFixed) return roomySpot(scene, [spot]) !== null;
  const { pieces } = scene;
  const { box, others = [] } = spot;
  return [box, ...others].every((one) =>
    pieces.around(one).every(({ upper, lower }) => !overlaps(one, upper) && !overlaps(one, lower)),
  );
}

/** From now on others keep off it. */
function place({ placed }: Scene, name: PlaceName, spot: NameSpot): void {
  const { box, others = [] } = spot;
  placed.add({ name, spot }, ...[box, ...others].map((one) => grown(one, PAPER)));
}

type Fixed = ReadonlyMap<PlaceName, readonly NameSpot[]>;

/** No piece changes them: found once for a map and a level of it. Over a campaign's map they cost more than all the rest. */
const known = new WeakMap<MapArt, Map<ZoomLevel, Fixed>>();

function fixedOn(art: MapArt, scene: Scene, order: readonly PlaceName[], seen: NameView | ZoomLevel): Fixed {
  if (typeof seen !== 'string') return fixedSpots(scene, order);
  const levels = known.get(art) ?? new Map<ZoomLevel, Fixed>();
  const fixed = levels.get(seen) ?? fixedSpots(scene, order);
  known.set(art, levels.set(seen, fixed));
  return fixed;
}

/**
 * On a map as close as a battlefield every place has spots of its own beside it, the same wherever pieces stand: found
 * as if the board were empty, and nobody else's, so that no name goes where it would be taken for another's.
 */
function fixedSpots(scene: Scene, order: readonly PlaceName[]): Map<PlaceName, readonly NameSpot[]> {
  const empty: Scene = { ...scene, pieces: near(), placed: near() };
  const places = order.filter(({ kind, course, at }) => !isArea(kind) && course === undefined && at === undefined);
  const own = new Map<PlaceName, NameSpot[]>();
  for (const name of places) {
    const home = cheapest(empty, name);
    if (home === null) continue;
    own.set(name, [home]);
    place(empty, name, home);
  }
  for (const [name, spots] of own) {
    const more = spotsBeside(empty, name);
    spots.push(...more);
    for (const spot of more) place(empty, name, spot);
  }
  return own;
}

function spotsBeside(scene: Scene, name: PlaceName): NameSpot[] {
  const { width, height, size, spacing } = lettersOf(name, scene.view);
  const { inside } = scene;
  return placeSlots(scene.geometry, name.places, width, height)
    .map(([cx, cy]) => onSheet(inside, { x: cx - width / 2, y: cy - height / 2, width, height }))
    .filter((box) => !isAway(scene.geometry, name, box, TOUCHING) && costOf(scene, name, box) === 0)
    .map((box) => spotOf(name, box, size, spacing));
}

/** The first of its spots that no counter lies on; where there is none, under them where most of it can be read. It stays if that helps little. */
function clearSpot(scene: Scene, name: PlaceName, spots: readonly NameSpot[], old?: NameSpot): NameSpot | null {
  const { pieces, view } = scene;
  const free = scene.sparse ? roomySpot(scene, spots) : null;
  if (free !== null || (scene.sparse && !isChief(name))) return free;
  const hiddenOf = ({ box }: NameSpot): number =>
    pieces.around(box).reduce((sum, { whole }) => sum + common(box, whole), 0);
  const hidden = spots.map(hiddenOf);
  const least = Math.min(...hidden);
  if (old !== undefined) {
    const part = hiddenOf(old) / (old.box.width * old.box.height);
    if (part <= (least === 0 ? LITTLE_HIDDEN : MOST_HIDDEN)) return { ...old, under: true };
  }
  const best = spots[hidden.indexOf(least)];
  if (least === 0) return best;
  const isHidden = least > MOST_HIDDEN * best.box.width * best.box.height;
  return isHidden || isOptional(name, view) ? null : { ...best, under: true };
}

/** Of a name under counters. */
const MOST_HIDDEN = 0.5;
const LITTLE_HIDDEN = 0.15;

/** Where there are many: the first of its spots with paper around it, else the first that is not in the midst of counters. */
function roomySpot({ pieces }: Scene, spots: readonly NameSpot[]): NameSpot | null {
  const near = spots.map(({ box }) =>
    pieces.around(grown(box, ROOM)).filter(({ whole }) => overlaps(grown(box, ROOM), whole)),
  );
  const isOpen = ({ box }: NameSpot, i: number): boolean =>
    !near[i].some(({ whole }) => overlaps(box, whole)) && !isWedged(box, near[i]);
  return spots.find((_, i) => near[i].length === 0) ?? spots.find(isOpen) ?? null;
}

/** Between a name and a counter. */
const ROOM = 0.1;

const isChief = ({ kind, chief = false }: PlaceName): boolean => kind === 'city' || kind === 'town' || chief;

/** Counters on two sides of it that face each other. */
function isWedged(box: Rect, near: readonly Piece[]): boolean {
  const some = (is: (whole: Rect) => boolean): boolean => near.some(({ whole }) => is(whole));
  const across = some(({ x, width }) => x + width <= box.x) && some(({ x }) => x >= box.x + box.width);
  return across || (some(({ y, height }) => y + height <= box.y) && some(({ y }) => y >= box.y + box.height));
}

function spotFor(scene: Scene, name: PlaceName, old: NameSpot | undefined): NameSpot | null {
  if (name.course !== undefined) return beside(scene, name, name.course);
  return name.at === undefined ? cheapest(scene, name, old) : printed(scene, name, name.at);
}

/** What a name must find its place among. */
interface Scene {
  readonly geometry: BoardGeometry;
  /** The sheet as far as names may go. */
  readonly inside: Rect;
  readonly view: NameView;
  readonly pieces: Near<Piece>;
  readonly placed: Near<{ readonly name: PlaceName; readonly spot: NameSpot }>;
  readonly headed: boolean;
  readonly sparse: boolean;
  /** Points of all lines that are named: no name along one lies across another. */
  readonly wet: Spots;
  /** Where houses stand, and whose they are. */
  readonly built: Near<{ readonly name: PlaceName; readonly box: Rect }>;
}

function coursesOf(names: readonly PlaceName[]): Spots {
  const points = spots();
  for (const { course } of names) {
    const line = course === undefined ? [] : resample(course, 0.5 * COURSE_STEP, false);
    for (let i = 0; i < line.length; i += 2) points.add(line[i], line[i + 1]);
  }
  return points;
}

function isArea(kind: Kind): boolean {
  return kind === 'area' || kind === 'water' || kind === 'height';
}

function builtBy({ x, y }: BoardGeometry, names: readonly PlaceName[]): Scene['built'] {
  const built: Scene['built'] = near();
  for (const name of names)
    for (const place of isArea(name.kind) ? [] : name.places) {
      const box = { x: x[place] - 0.3, y: y[place] - 0.3, width: 0.6, height: 0.6 };
      built.add({ name, box }, box);
    }
  return built;
}

const USUAL_SCALE: Readonly<Record<ZoomLevel, number>> = { far: 22, middle: 38, near: 60 };

function wholeView({ width, height }: BoardGeometry, level: ZoomLevel): NameView {
  return { level, scale: USUAL_SCALE[level], x: 0, y: 0, width, height };
}

/** From afar the chief names alone: towns, great forests and waters, and what a map calls so. */
function shows({ kind, places, chief = false }: PlaceName, { level }: NameView): boolean {
  if (level !== 'far' || kind === 'city' || kind === 'town' || chief) return true;
  return isArea(kind) && places.length >= 6;
}

function inView({ x, y }: BoardGeometry, { places }: PlaceName, view: Rect): boolean {
  return places.some(
    (place) =>
      x[place] > view.x - 0.5 &&
      x[place] < view.x + view.width + 0.5 &&
      y[place] > view.y - 0.5 &&
      y[place] < view.y + view.height + 0.5,
  );
}

/** The two halves of each counter: numbers stand in the lower one; and all it takes up with the one beneath it. */
interface Piece {
  readonly upper: Rect;
  readonly lower: Rect;
  readonly whole: Rect;
}

/** How far a stack stands out above a single counter, and its sum to the right. */
const STACKED = { up: 0.14, right: 0.14 } as const;

function countersNear(geometry: BoardGeometry, counters: readonly number[], view: NameView): Near<Piece> {
  const { flatTop, pointyTop } = COUNTER.sizeOfHex;
  const size = (geometry.layout === 'columns' ? flatTop : pointyTop) + 0.22 * S * 0.5;
  const half = size / 2;
  const pieces = near<Piece>();
  const met = new Set<number>();
  for (const place of counters) {
    const [x, y] = [geometry.x[place] - half, geometry.y[place]];
    const stacked = met.has(place);
    met.add(place);
    const seen = overlaps({ x, y: y - half, width: size, height: size }, grown(view, 2));
    if (!seen) continue;
    const upper = { x, y: y - half, width: size, height: half };
    const [up, right] = stacked ? [STACKED.up, STACKED.right] : [0, 0];
    const whole = { x, y: y - half - up, width: size + right, height: size + up };
    pieces.add({ upper, lower: { ...upper, y }, whole }, whole);
  }
  return pieces;
}

function lettersOf({ text, kind, places }: PlaceName, view: NameView): Letters & { readonly height: number } {
  const under = isArea(kind);
  // A copse is named like a farm, a forest in larger letters with space between them.
  const wide = under && places.length > 2;
  const size = Math.max((under && !wide ? farm : SIZE[kind]) * S, LEAST_PIXELS[kind] / view.scale);
  const spacing = wide ? 0.14 * size : 0;
  return { size, spacing, width: textWidth(text) * size + spacing * (text.length - 1), height: 0.9 * size };
}

function cheapest(scene: Scene, name: PlaceName, old?: NameSpot): NameSpot | null {
  const { geometry, view } = scene;
  const { size, spacing, width, height } = lettersOf(name, view);
  const slots = isArea(name.kind) ? areaSlots(geometry, name.places) : placeSlots(geometry, name.places, width, height);
  const found = cheapestOf(scene, name, slots, { width, height });
  // Where all spots near it are taken, one further away; a wood whose trees are full of counters goes without.
  const further = found.box === null && !(scene.sparse && isArea(name.kind));
  const { cost, box } = further ? cheapestOf(scene, name, wideSlots(slots[0]), { width, height }) : found;
  // Another spot must be better by more than a counter's edge.
  if (old !== undefined && costOf(scene, name, old.box) <= Math.min(cost + WORTH, LIMIT)) return old;
  if (box === null || (cost > LIMIT && isOptional(name, view))) return null;
  return spotOf(name, box, size, spacing);
}

function cheapestOf(
  scene: Scene,
  name: PlaceName,
  slots: readonly Slot[],
  { width, height }: Pick<Rect, 'width' | 'height'>,
): { cost: number; box: Rect | null } {
  let best: Rect | null = null;
  let least = Number.POSITIVE_INFINITY;
  const { inside } = scene;
  slots.forEach(([cx, cy], rank) => {
    const floor = COST.slot * rank;
    if (floor >= least) return;
    const box = onSheet(inside, { x: cx - width / 2, y: cy - height / 2, width, height });
    if (scene.headed && !isArea(name.kind) && isAway(scene.geometry, name, box)) return;
    const cost = floor + costOf(scene, name, box);
    if (cost < least) [least, best] = [cost, box];
  });
  return { cost: least, box: best };
}

/** From the middle of a place to a name that touches its hex. */
const TOUCHING = 0.5;

/** So far from its place that it would be taken for another's: a hex above or below, half of one beside. */
function isAway({ x, y }: BoardGeometry, { places }: PlaceName, box: Rect, most = 1): boolean {
  const off = (at: number, from: number, length: number): number => Math.max(from - at, at - from - length);
  return !places.some((place) => off(x[place], box.x, box.width) < 0.5 && off(y[place], box.y, box.height) < most);
}

/** Where the map has it printed; the name of a water moves along a little, or is left out, where a town has its name. */
function printed({ view, placed }: Scene, name: PlaceName, at: Point): NameSpot | null {
  const size = Math.max(SIZE[name.kind] * S, LEAST_PIXELS[name.kind] / view.scale);
  const width = textWidth(name.text) * size;
  const boxAt = (dx: number, dy: number): Rect => ({
    x: at.x + dx - width / 2,
    y: at.y + dy - 0.45 * size,
    width,
    height: 0.9 * size,
  });
  if (!isArea(name.kind)) return spotOf(name, boxAt(0, 0), size, 0);
  const box = SHIFTS.map(([dx, dy]) => boxAt(dx, dy)).find((one) =>
    placed.around(one).every(({ spot }) => isFree(one, spot)),
  );
  return box === undefined ? null : spotOf(name, box, size, 0);
}

const SHIFTS = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9].flatMap((dy) =>
  [0, 0.4, -0.4, 0.8, -0.8].map((dx): Slot => [dx, dy]),
);

/** A little paper between two names. */
const PAPER = 0.03;
const isFree = (box: Rect, { box: first, others }: NameSpot): boolean =>
  !overlaps(box, grown(first, PAPER)) && !others?.some((other) => overlaps(box, grown(other, PAPER)));

/** Letters of a name along a line stand a little apart. */
const SPACED = 0.12;
/** A line that bends more than this over the length of a name is named elsewhere. */
const STRAIGHT_ENOUGH = 0.8;

/** From the line to the letters: hachures take up room on both sides of a crest. */
const OFF_LINE: Readonly<Partial<Record<Kind, number>>> = { height: 0.15, water: 0.03 };

/** A water or a height is named beside its line where that is nearly straight, near its middle, on the side with more room. */
function beside(scene: Scene, name: PlaceName, course: Polyline): NameSpot | null {
  const size = Math.max(SIZE[name.kind] * S, LEAST_PIXELS[name.kind] / scene.view.scale);
  const spacing = SPACED * size;
  const width = textWidth(name.text) * size + spacing * (name.text.length - 1);
  const off = 0.55 * size + (OFF_LINE[name.kind] ?? 0);
  const points = resample(course, COURSE_STEP, false);
  const count = points.length / 2;
  const reach = Math.min(Math.ceil(width / COURSE_STEP / 2), Math.floor((count - 1) / 2));
  const middle = (count - 1) / 2;
  const fromMiddle = [...Array(count).keys()].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  let best: NameSpot | null = null;
  let least: number = LIMIT;
  const consider = (chord: Chord, floor: number): void => {
    for (const side of [-1, 1] as const) {
      const spot = turnedSpot(name, chord, side * (off + chord.bow(side)), { size, spacing, width });
      const cost = floor + turnedCost(scene, name, spot, least - floor);
      if (cost < least) [least, best] = [cost, spot];
    }
  };
  for (const i of fromMiddle) {
    const floor = 0.5 * Math.abs(i - middle) * COURSE_STEP;
    if (floor >= least) break;
    if (i < reach || i >= count - reach) continue;
    const chord = chordAt(points, i, reach);
    if (chord.length >= STRAIGHT_ENOUGH * 2 * reach * COURSE_STEP) consider(chord, floor);
  }
  // One that bends all the way is named above or below.
  if (best === null)
    for (const i of fromMiddle) consider(levelAt(points, i, width), 0.5 * Math.abs(i - middle) * COURSE_STEP);
  return best;
}

const COURSE_STEP = 0.25;

/** The straight line between two points of a course, read from left to right. */
interface Chord extends Point {
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
  /** How far the course stands out from it on one side. */
  bow(side: 1 | -1): number;
}

function chordAt(points: Polyline, i: number, reach: number): Chord {
  const [a, b] = [2 * (i - reach), 2 * (i + reach)];
  const [dx, dy] = [points[b] - points[a], points[b + 1] - points[a + 1]];
  const length = Math.hypot(dx, dy) || 1;
  const flip = dx < 0 ? -1 : 1;
  const [ux, uy] = [(flip * dx) / length, (flip * dy) / length];
  const [x, y] = [(points[a] + points[b]) / 2, (points[a + 1] + points[b + 1]) / 2];
  return {
    x,
    y,
    ux,
    uy,
    length,
    bow(side) {
      let most = 0;
      for (let j = a; j <= b; j += 2) most = Math.max(most, side * ((points[j + 1] - y) * ux - (points[j] - x) * uy));
      return most;
    },
  };
}

/** A level line through a point of a course. */
function levelAt(points: Polyline, i: number, width: number): Chord {
  const [x, y] = [points[2 * i], points[2 * i + 1]];
  return {
    x,
    y,
    ux: 1,
    uy: 0,
    length: width,
    bow(side) {
      let most = 0;
      for (let j = 0; j < points.length; j += 2)
        if (Math.abs(points[j] - x) < width / 2) most = Math.max(most, side * (points[j + 1] - y));
      return most;
    },
  };
}

interface Letters {
  readonly size: number;
  readonly spacing: number;
  readonly width: number;
}

/** A name along a chord, so far below it; above it, if that is less than nothing. */
function turnedSpot(
  name: PlaceName,
  { x, y, ux, uy }: Chord,
  off: number,
  { size, spacing, width }: Letters,
): NameSpot {
  const [cx, cy] = [x - off * uy, y + off * ux];
  const count = Math.max(1, Math.ceil(width / size));
  const boxes = Array.from({ length: count }, (_, i): Rect => {
    const along = ((i + 0.5) / count - 0.5) * width;
    return { x: cx + along * ux - size / 2, y: cy + along * uy - size / 2, width: size, height: size };
  });
  const { text, kind } = name;
  // The baseline lies below the middle of the letters.
  const drop = 0.27 * size;
  return {
    name,
    text,
    kind,
    x: cx - drop * uy + (spacing / 2) * ux,
    y: cy + drop * ux + (spacing / 2) * uy,
    anchor: 'middle',
    size,
    spacing,
    halo: 0.2 * size,
    under: true,
    box: boxes[0],
    others: boxes.slice(1),
    turn: Math.round((Math.atan2(uy, ux) * 1800) / Math.PI) / 10,
  };
}

/** Dearer than `most`, it need not be known how dear. */
function turnedCost(scene: Scene, name: PlaceName, { box, others = [] }: NameSpot, most: number): number {
  let cost = 0;
  for (const one of [box, ...others]) {
    if (scene.wet.near(one.x + one.width / 2, one.y + one.height / 2, 0.55 * one.width)) cost += COST.houses;
    cost += COVERED * costOf(scene, name, one);
    if (cost >= most) return cost;
  }
  return cost;
}

/** A letter under a counter is a word that cannot be read. */
const COVERED = 0.7;

function isOptional({ kind, places, minor = false }: PlaceName, { level }: NameView): boolean {
  if (minor) return true;
  if (kind === 'city' || kind === 'town') return false;
  return level === 'far' || (kind === 'area' && places.length < 3);
}

function spotOf(name: PlaceName, box: Rect, size: number, spacing: number): NameSpot {
  // Letters are spaced after each one, the last too: half of that moves the middle back.
  const x = box.x + box.width / 2 + spacing / 2;
  const { text, kind } = name;
  const y = box.y + 0.78 * box.height;
  return {
    name,
    text,
    kind,
    x,
    y,
    anchor: 'middle',
    size,
    spacing,
    halo: (isArea(kind) ? 0.2 : 0.28) * size,
    under: isArea(kind),
    box,
  };
}

/** What a spot costs; no name lies over another, nor over the numbers of a counter. */
function costOf({ inside, view, pieces, placed, built, headed, sparse }: Scene, name: PlaceName, box: Rect): number {
  const under = isArea(name.kind);
  let cost = 0;
  for (const { name: whose, spot } of placed.around(box))
    if (whose !== name && !isFree(box, spot)) return Number.POSITIVE_INFINITY;
  for (const { upper, lower, whole } of pieces.around(box)) {
    // A name under the counters cannot hide their numbers, but they hide it.
    if (!under && overlaps(box, lower)) return Number.POSITIVE_INFINITY;
    if (under && sparse && overlaps(box, whole)) return Number.POSITIVE_INFINITY;
    cost += COST.counter * ((headed && under ? HEAD : 1) * share(box, lower) + (headed ? HEAD : 1) * share(box, upper));
  }
  for (const other of built.around(box)) if (other.name !== name) cost += COST.houses * share(box, other.box);
  if (!contains(view, box)) cost += COST.outside;
  if (!contains(inside, box)) cost += COST.outside;
  for (const panel of view.covered ?? []) if (overlaps(box, panel)) cost += COST.outside;
  return cost;
}

/** How badly one thing lies over another: a touch counts, more counts more. */
function share(box: Rect, other: Rect): number {
  const both = common(box, other);
  return both === 0 ? 0 : 0.25 + (2 * both) / (box.height * (0.5 + box.width));
}

/** What two boxes have in common. */
function common(box: Rect, other: Rect): number {
  const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return width <= 0 || height <= 0 ? 0 : width * height;
}

type Slot = readonly [x: number, y: number];

/** About thirty spots, the best first: above and below on the line between rows, beside, the diagonals, further out. */
function placeSlots({ x, y }: BoardGeometry, places: readonly number[], width: number, height: number): Slot[] {
  const xs = places.map((place) => x[place]);
  const ys = places.map((place) => y[place]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const topX = xs[ys.indexOf(top)];
  const bottomX = xs[ys.indexOf(bottom)];
  const half = width / 2;
  const [east, west] = [right + 0.4 + half, left - 0.4 - half];
  const [nearEast, nearWest] = [right + 0.12 + half, left - 0.12 - half];
  const lift = Math.max(0, height / 2 - 0.13);
  const [above, below] = [top - 0.5 - lift, bottom + 0.5 + lift];
  return [
    [topX, above],
    [bottomX, below],
    [cx, above],
    [cx, below],
    [east, cy],
    [west, cy],
    [cx + 0.4 * half, above],
    [cx - 0.4 * half, above],
    [cx + 0.4 * half, below],
    [cx - 0.4 * half, below],
    [nearEast, top - 0.25],
    [nearWest, top - 0.25],
    [nearEast, bottom + 0.25],
    [nearWest, bottom + 0.25],
    [nearEast, top - 0.5],
    [nearWest, top - 0.5],
    [nearEast, bottom + 0.5],
    [nearWest, bottom + 0.5],
    [cx + 0.8 * half, above],
    [cx - 0.8 * half, above],
    [cx + 0.8 * half, below],
    [cx - 0.8 * half, below],
    [cx, top - 0.75],
    [cx, bottom + 0.75],
    [cx, top - 1],
    [cx, bottom + 1],
    [east + 0.3, top - 0.5],
    [west - 0.3, top - 0.5],
    [east + 0.3, bottom + 0.5],
    [west - 0.3, bottom + 0.5],
    [nearEast, top - 1],
    [nearWest, top - 1],
    [nearEast, bottom + 1],
    [nearWest, bottom + 1],
    [cx, top - 1.5],
    [cx, bottom + 1.5],
  ];
}

/** All around, the nearest first. */
function wideSlots([cx, cy]: Slot): Slot[] {
  const steps = [...Array(17).keys()].map((i) => 0.25 * (i - 8));
  return steps
    .flatMap((dy) => steps.map((dx): Slot => [cx + dx, cy + dy]))
    .sort(([ax, ay], [bx, by]) => Math.hypot(ax - cx, ay - cy) - Math.hypot(bx - cx, by - cy));
}

/** An area is named across its middle, or on a row of it nearby. */
function areaSlots({ x, y }: BoardGeometry, places: readonly number[]): Slot[] {
  const cx = places.reduce((sum, place) => sum + x[place], 0) / places.length;
  const cy = places.reduce((sum, place) => sum + y[place], 0) / places.length;
  const slots: Slot[] = [0, 0.5, -0.5, 0.25, -0.25, 0.75, -0.75].map((dy) => [cx, cy + dy]);
  slots.push([cx, cy + 1], [cx, cy - 1], [cx - 0.6, cy], [cx - 1, cy], [cx + 0.6, cy]);
  for (const place of places.slice(0, 12)) slots.push([x[place], y[place]], [x[place], y[place] + 0.5]);
  return slots;
}

/** No name is cut off by the edge: it moves in as far as it must. */
function onSheet(sheet: Rect, box: Rect): Rect {
  const x = Math.max(sheet.x, Math.min(box.x, sheet.x + sheet.width - box.width));
  const y = Math.max(sheet.y, Math.min(box.y, sheet.y + sheet.height - box.height));
  return { ...box, x, y };
}

function insideNeatLine(geometry: BoardGeometry): Rect {
  const { left, top, right, bottom } = neatBox(geometry);
  return grown({ x: left, y: top, width: right - left, height: bottom - top }, -0.08);
}

function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Widths of the map's italic in hundredths of its size: measured once, so that nothing is asked of the page. */
// biome-ignore format: a table
const WIDTHS = {
  A: 75, B: 71, C: 74, D: 80, E: 71, F: 64, G: 80, H: 86, I: 39, J: 38, K: 74, L: 69, M: 99, N: 81, O: 80, P: 65, Q: 80,
  R: 74, S: 59, T: 73, U: 78, V: 73, W: 103, X: 74, Y: 72, Z: 70, a: 60, b: 57, c: 50, d: 60, e: 48, f: 32, g: 53, h: 59,
  i: 34, j: 31, k: 56, l: 32, m: 89, n: 63, o: 56, p: 57, q: 57, r: 45, s: 44, t: 34, u: 62, v: 61, w: 90, x: 57, y: 55,
  z: 56, "'": 22, '’': 22, '-': 48, '.': 28, ' ': 28,
} as const;

function isMeasured(letter: string): letter is keyof typeof WIDTHS {
  return letter in WIDTHS;
}

/** The width of a text of size 1; letters with accents are as wide as those without. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) {
    width += isMeasured(letter) ? WIDTHS[letter] : 60;
  }
  return width / 100;
}
