import { COUNTER_PX, HEX_PX } from '../measures.ts';
import type { ArtLayer, BoardGeometry, Caption, MapArt, PlaceName, Point, Rect, ZoomLevel } from '../types.ts';
import { cartouche } from './cartouche.ts';
import { hash } from './hash.ts';
import { frameLine, laidLines, neatLine, paper } from './paper.ts';
import { boxPath, dot, linePath, xy } from './paths.ts';
import { type Polyline, resample } from './polyline.ts';
import { type Spots, spots } from './spots.ts';
import { valleys } from './valleys.ts';
import { drawWoods } from './wood.ts';

/** Draws a map of towns and roads from its data: one path a layer, as for hexes. It names no game. */

export interface RoadMapData {
  readonly width: number;
  readonly height: number;
  readonly towns: readonly (Point & { readonly id: string; readonly city: boolean })[];
  readonly roads: readonly RoadData[];
  readonly rivers: readonly (readonly Point[])[];
  /** Those of them that run in valleys. */
  readonly valleys: readonly (readonly Point[])[];
  readonly border: readonly Point[];
  /** Other lines that the rules know. */
  readonly limits: readonly (readonly Point[])[];
  readonly woods: readonly (readonly Point[])[];
  readonly names: readonly PlaceName[];
  /** What the map is called, and a line below it. */
  readonly title: readonly [title: string, line: string];
}

export interface RoadData {
  readonly a: number;
  readonly b: number;
  readonly major: boolean;
  /** Where it crosses a river. */
  readonly bridges: readonly Point[];
}

const ALL: readonly ZoomLevel[] = ['far', 'middle', 'near'];
const DETAIL: readonly ZoomLevel[] = ['middle', 'near'];

const GRASP = { radius: 1, rise: 0 };

export function drawRoadMap(data: RoadMapData): MapArt {
  const lines = data.roads.map((road) => roadLine(data, road));
  const geometry = geometryOf(data, lines);
  const layers: ArtLayer[] = [];
  const lay = (id: string, d: string, className: string, levels = ALL, strokes = false): void => {
    if (d !== '') layers.push({ id, d, className, levels, lines: strokes });
  };
  const of = (major: boolean): string =>
    lines.map((line, i) => (data.roads[i].major === major ? polyline(line) : '')).join('');
  const [roads, tracks] = [of(true), of(false)];
  const rivers = data.rivers.map((river) => polyline(smooth(river))).join('');
  const woods = drawWoods(data.woods.map(woodEdge), spotsOn(lines));
  const title = cartouche(data, [...data.towns, ...data.rivers.flat(), ...data.border]);
  const border = polyline(smooth(data.border));
  lay('paper', paper(geometry), 'art-paper');
  lay('laid', laidLines(geometry), 'art-laid', DETAIL);
  lay('border-wash', border, 'art-border-wash', ALL, true);
  lay('woods', woods.rim, 'art-woods');
  lay('trees', woods.crowns, 'art-trees', DETAIL);
  lay('tree-feet', woods.feet, 'art-tree-feet', DETAIL);
  lay('woods-rim', woods.rim, 'art-woods-rim');
  lay('woods-shade', woods.shade, 'art-woods-shade');
  const courses = (lines: readonly (readonly Point[])[]): Polyline[] => lines.map((line) => flat(smooth(line)));
  lay('valleys', valleys(courses(data.valleys), courses(data.rivers), data.towns), 'art-valleys', ALL, true);
  lay('river-bank', rivers, 'art-river-bank', ALL, true);
  lay('river', rivers, 'art-river', ALL, true);
  lay('border', border, 'art-border', ALL, true);
  lay('limits', data.limits.map((line) => polyline(smooth(line))).join(''), 'art-limit', ALL, true);
  lay('track-case', tracks, 'art-track-case', ALL, true);
  lay('road-case', roads, 'art-road-case', ALL, true);
  lay('track-fill', tracks, 'art-track-fill', ALL, true);
  lay('road-fill', roads, 'art-road-fill', ALL, true);
  lay('bridges', data.roads.map((road, i) => bridges(road, lines[i])).join(''), 'art-bridge-parapets', DETAIL);
  lay('forts', data.towns.map((town) => (town.city ? fort(town) : '')).join(''), 'art-fort');
  lay('buildings', data.towns.map(houses).join(''), 'art-buildings');
  lay('rings', data.towns.map(ring).join(''), 'art-town-ring');
  lay('hubs', data.towns.map(({ x, y }) => dot(x, y)).join(''), 'art-town-hub');
  lay('cartouche', title.frame, 'art-cartouche');
  lay('cartouche-lines', title.lines, 'art-cartouche-lines', ALL, true);
  lay('frame', frameLine(geometry), 'art-frame');
  lay('neat-line', neatLine(geometry), 'art-neat-line');
  return { geometry, layers, names: data.names, captions: captionsIn(title.box, data.title) };
}

/** The title in capitals over its line. */
const captionsIn = ({ x, y, width }: Rect, [title, line]: RoadMapData['title']): Caption[] => [
  { text: title, x: x + width / 2, y: y + 1.2, size: 0.72, className: 'art-title' },
  { text: line, x: x + width / 2, y: y + 2.15, size: 0.62, className: 'art-subtitle' },
];

const flat = (points: readonly Point[]): number[] => points.flatMap(({ x, y }) => [x, y]);

/** Clockwise, in steps as long as a scallop. */
function woodEdge(wood: readonly Point[]): Polyline {
  const line = flat(smooth([...wood, wood[0]]));
  const turns = wood.reduce((sum, a, i) => {
    const b = wood[(i + 1) % wood.length];
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  const edge = resample(line.slice(0, -2), 0.17, true);
  return turns > 0 ? edge : backwards(edge);
}

const backwards = (line: Polyline): Polyline => line.map((_, i) => line[line.length - 2 - 2 * (i >> 1) + (i % 2)]);

/** No tree stands on a road. */
function spotsOn(lines: readonly (readonly Point[])[]): Spots {
  const all = spots();
  for (const line of lines) {
    const points = resample(flat(line), 0.1, false);
    for (let i = 0; i < points.length; i += 2) all.add(points[i], points[i + 1]);
  }
  return all;
}

function geometryOf(data: RoadMapData, lines: readonly (readonly Point[])[]): BoardGeometry {
  const { towns, roads, width, height } = data;
  return {
    size: towns.length,
    ids: towns.map(({ id }) => id),
    layout: 'points',
    x: Float64Array.from(towns, ({ x }) => x),
    y: Float64Array.from(towns, ({ y }) => y),
    neighbours: new Int16Array(),
    width,
    height,
    grasp: GRASP,
    outline: (place) => `M${xy(towns[place].x * HEX_PX, towns[place].y * HEX_PX)}${CIRCLE}`,
    nextTo: (place, heading) => nearestTo(towns, place, heading),
    pieceAt: (pieces, at) =>
      pieces.findLast(({ place, spot }) => {
        if (spot === undefined) return false;
        const size = spot.size * COUNTER_PX;
        const right = at.x - towns[place].x * HEX_PX - spot.dx + size / 2;
        const down = at.y - towns[place].y * HEX_PX - spot.dy + size / 2;
        return right >= 0 && right < size * (spot.wide ?? 1) && down >= 0 && down < size;
      }),
    bends(from, to) {
      const road = roads.findIndex(({ a, b }) => (a === from && b === to) || (a === to && b === from));
      if (road < 0) return [];
      const between = lines[road].slice(1, -1);
      return roads[road].a === from ? between : between.reverse();
    },
  };
}

const CIRCLE = 'm-30 0a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z';

/** The nearest in that direction; what lies aside is as far as if it lay twice as far. */
function nearestTo(towns: readonly Point[], place: number, heading: number): number {
  let best = place;
  let least = Number.POSITIVE_INFINITY;
  for (const [next, { x, y }] of towns.entries()) {
    const [dx, dy] = [x - towns[place].x, y - towns[place].y];
    const along = dx * Math.cos(heading) + dy * Math.sin(heading);
    const aside = Math.abs(dy * Math.cos(heading) - dx * Math.sin(heading));
    if (along > aside && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = next;
    }
  }
  return best;
}

/** Bowed a little, so that no two look alike; through its bridges where it has any. */
function roadLine({ towns }: RoadMapData, { a, b, bridges: crossed }: RoadData): readonly Point[] {
  const [from, to] = [towns[a], towns[b]];
  if (crossed.length > 0) return smooth([from, ...crossed, to]);
  const bend = 0.12 * (hash(from.x + to.x, from.y + to.y, 60) - 0.5);
  const middle = {
    x: (from.x + to.x) / 2 - bend * (to.y - from.y),
    y: (from.y + to.y) / 2 + bend * (to.x - from.x),
  };
  return smooth([from, middle, to]);
}

const STEPS = 6;

/** A Catmull-Rom line through points. */
function smooth(points: readonly Point[]): readonly Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))];
  const line: Point[] = [points[0]];
  for (let i = 1; i < points.length; i++) {
    for (let step = 1; step <= STEPS; step++) line.push(between(at(i - 2), at(i - 1), at(i), at(i + 1), step / STEPS));
  }
  return line;
}

function between(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const on = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return { x: on(p0.x, p1.x, p2.x, p3.x), y: on(p0.y, p1.y, p2.y, p3.y) };
}

const polyline = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${xy(x, y)}`).join('');

/** Two parapets along the road at each crossing. */
function bridges({ bridges: crossed }: RoadData, line: readonly Point[]): string {
  return crossed
    .map(({ x, y }) => {
      const near = line.reduce((best, point, i) => (far(point, x, y) < far(line[best], x, y) ? i : best), 0);
      const [a, b] = [line[Math.max(0, near - 1)], line[Math.min(line.length - 1, near + 1)]];
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const frame = { x, y, ux: (b.x - a.x) / long, uy: (b.y - a.y) / long };
      return linePath(frame, -0.16, -0.1, 0.16, -0.1) + linePath(frame, -0.16, 0.1, 0.16, 0.1);
    })
    .join('');
}

const far = (point: Point, x: number, y: number): number => Math.hypot(point.x - x, point.y - y);

const ring = ({ x, y }: Point): string => `M${xy(x - 0.2, y)}a.2 .2 0 1 1 .4 0a.2 .2 0 1 1 -.4 0Z`;

function houses({ x, y }: Point): string {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const angle = (2 * Math.PI * (i + 0.6 * hash(x + i, y, 61))) / 9;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    if (hash(x, y + i, 62) >= 0.2) d += boxPath({ x: x + 0.3 * ux, y: y + 0.3 * uy, ux, uy }, 0, 0, 0.07, 0.12);
  }
  return d;
}

/** Eight points, as Vauban built. */
function fort({ x, y }: Point): string {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const angle = (Math.PI * i) / 8;
    const radius = i % 2 === 0 ? 0.58 : 0.36;
    d += `${i === 0 ? 'M' : 'L'}${xy(x + radius * Math.sin(angle), y - radius * Math.cos(angle))}`;
  }
  return `${d}Z`;
}
