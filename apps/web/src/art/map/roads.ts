import type { Compass, HexMapData, RoadType } from '../mapdata.ts';
import type { BoardGeometry } from '../types.ts';
import { neatBox } from './paper.ts';
import { xy } from './paths.ts';
import type { Polyline } from './polyline.ts';
import { type Spots, spots } from './spots.ts';

/** The course of a road through one hex: from `a` to `b`, bent towards `c`. */
interface Bend {
  readonly ax: number;
  readonly ay: number;
  readonly cx: number;
  readonly cy: number;
  readonly bx: number;
  readonly by: number;
}

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
  /** The same crossing as seen from the next place; null where the road leaves the map. */
  readonly link: number | null;
}

// Two roads are one when they meet at more than 109 degrees: on a hex map, at 120 or 180.
const STRAIGHT = Math.cos((109 * Math.PI) / 180);
const SAMPLES = 8;

export function roads(data: HexMapData): RoadNet {
  const arms = armsOf(data);
  const bends = new Map<number, { bend: Bend; arms: number[]; type: RoadType }[]>();
  for (const place of arms.keys()) bends.set(place, bendsAt(data.geometry, place, arms.get(place) ?? []));
  return assemble(arms, bends);
}

function armsOf({ geometry, roads: pairs, roadEdges = [] }: HexMapData): Map<number, Arm[]> {
  const arms = new Map<number, Arm[]>();
  const add = (place: number, arm: Arm): void => {
    const list = arms.get(place);
    if (list) list.push(arm);
    else arms.set(place, [arm]);
  };
  pairs.forEach(({ a, b, type }, link) => {
    const x = (geometry.x[a] + geometry.x[b]) / 2;
    const y = (geometry.y[a] + geometry.y[b]) / 2;
    add(a, { x, y, type, link });
    add(b, { x, y, type, link });
  });
  for (const { place, towards, type } of roadEdges)
    add(place, { ...leave(geometry, place, towards), type, link: null });
  return arms;
}

const COMPASS: Readonly<Record<Compass, readonly [number, number]>> = {
  N: [0, -1],
  NE: [0.87, -0.5],
  E: [1, 0],
  SE: [0.87, 0.5],
  S: [0, 1],
  SW: [-0.87, 0.5],
  W: [-1, 0],
  NW: [-0.87, -0.5],
};

/** Where a road that leaves the map meets the neat line. */
function leave(geometry: BoardGeometry, place: number, towards: Compass): { x: number; y: number } {
  const [dx, dy] = COMPASS[towards];
  const [x, y] = [geometry.x[place], geometry.y[place]];
  const box = neatBox(geometry);
  const alongX = dx === 0 ? Number.POSITIVE_INFINITY : ((dx > 0 ? box.right : box.left) - x) / dx;
  const alongY = dy === 0 ? Number.POSITIVE_INFINITY : ((dy > 0 ? box.bottom : box.top) - y) / dy;
  const far = Math.min(alongX, alongY);
  return { x: x + far * dx, y: y + far * dy };
}

/** Joins the roads of a place in pairs, the straightest first; the rest end on what passes through, or at the centre. */
function bendsAt(
  geometry: BoardGeometry,
  place: number,
  arms: readonly Arm[],
): { bend: Bend; arms: number[]; type: RoadType }[] {
  const [cx, cy] = [geometry.x[place], geometry.y[place]];
  const free = new Set(arms.keys());
  const found: { bend: Bend; arms: number[]; type: RoadType }[] = [];
  for (const [i, j] of pairsByStraightness(arms, cx, cy)) {
    if (!free.has(i) || !free.has(j)) continue;
    free.delete(i);
    free.delete(j);
    const bend = { ax: arms[i].x, ay: arms[i].y, cx, cy, bx: arms[j].x, by: arms[j].y };
    found.push({ bend, arms: [i, j], type: arms[i].type });
  }
  const through = found.find(({ type }) => type === 'road') ?? found[0];
  const [endX, endY] = through ? middleOf(through.bend) : [cx, cy];
  for (const i of free) {
    const bend = { ax: arms[i].x, ay: arms[i].y, cx: (cx + endX) / 2, cy: (cy + endY) / 2, bx: endX, by: endY };
    found.push({ bend, arms: [i], type: arms[i].type });
  }
  return found;
}

function pairsByStraightness(arms: readonly Arm[], cx: number, cy: number): [number, number][] {
  const pairs: { pair: [number, number]; cos: number }[] = [];
  for (let i = 0; i < arms.length; i++) {
    for (let j = i + 1; j < arms.length; j++) {
      if (arms[i].type !== arms[j].type) continue;
      const [ax, ay, bx, by] = [arms[i].x - cx, arms[i].y - cy, arms[j].x - cx, arms[j].y - cy];
      const cos = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
      if (cos < STRAIGHT) pairs.push({ pair: [i, j], cos });
    }
  }
  return pairs.sort((a, b) => a.cos - b.cos).map(({ pair }) => pair);
}

function middleOf({ ax, ay, cx, cy, bx, by }: Bend): [number, number] {
  return [(ax + 2 * cx + bx) / 4, (ay + 2 * cy + by) / 4];
}

/** Follows the bends from place to place, so that a road is one line and its joints do not show. */
function assemble(
  arms: ReadonlyMap<number, readonly Arm[]>,
  bends: ReadonlyMap<number, readonly { bend: Bend; arms: number[]; type: RoadType }[]>,
): RoadNet {
  const pieces = [...bends].flatMap(([place, list]) =>
    list.map(({ bend, arms: ends, type }) => ({
      place,
      bend,
      type,
      links: [0, 1].map((end) => (end < ends.length ? (arms.get(place)?.[ends[end]].link ?? null) : null)),
      used: false,
    })),
  );
  type Piece = (typeof pieces)[number];
  const byLink = new Map<number, Piece[]>();
  for (const piece of pieces) {
    for (const link of piece.links) if (link !== null) byLink.set(link, [...(byLink.get(link) ?? []), piece]);
  }

  const d: Record<RoadType, string> = { road: '', track: '' };
  const lines: RoadLine[] = [];
  const all = spots();
  const inPlace = new Map<number, Polyline[]>();

  function follow(first: Piece, entry: 0 | 1): void {
    let piece: Piece | undefined = first;
    let from = entry;
    const line: number[] = [];
    let path = '';
    while (piece) {
      piece.used = true;
      const bend: Bend = from === 0 ? piece.bend : reversed(piece.bend);
      if (path === '') path = `M${xy(bend.ax, bend.ay)}`;
      path += `Q${xy(bend.cx, bend.cy)} ${xy(bend.bx, bend.by)}`;
      const stretch = sample(bend);
      inPlace.set(piece.place, [...(inPlace.get(piece.place) ?? []), stretch]);
      line.push(...(line.length === 0 ? stretch : stretch.slice(2)));
      const link: number | null = piece.links[1 - from];
      const next: Piece | undefined = link === null ? undefined : byLink.get(link)?.find((other) => !other.used);
      if (next) from = next.links[0] === link ? 0 : 1;
      piece = next;
    }
    d[first.type] += path;
    lines.push({ type: first.type, line });
    for (let i = 0; i < line.length; i += 2) all.add(line[i], line[i + 1]);
  }

  for (const piece of pieces) {
    for (const end of [0, 1] as const) if (!piece.used && piece.links[end] === null) follow(piece, end);
  }
  for (const piece of pieces) if (!piece.used) follow(piece, 0);
  return { d, lines, spots: all, inPlace };
}

function reversed({ ax, ay, cx, cy, bx, by }: Bend): Bend {
  return { ax: bx, ay: by, cx, cy, bx: ax, by: ay };
}

function sample({ ax, ay, cx, cy, bx, by }: Bend): Polyline {
  const points: number[] = [];
  for (let i = 0; i <= SAMPLES; i++) {
    const t = i / SAMPLES;
    const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    points.push(p * ax + q * cx + r * bx, p * ay + q * cy + r * by);
  }
  return points;
}
