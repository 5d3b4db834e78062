import type { Building } from '../mapdata.ts';
import type { BoardGeometry } from '../types.ts';
import { hash } from './hash.ts';
import { HEX_RADIUS as S } from './hexes.ts';
import { boxPath, dot, type Frame, linePath, place } from './paths.ts';
import { type Polyline, tangents } from './polyline.ts';
import type { RoadNet } from './roads.ts';
import { type Spots, spots } from './spots.ts';

export interface BuildingsArt {
  readonly houses: string;
  /** Roof ridges and the crosses of churches. */
  readonly roofs: string;
  readonly gardens: string;
  /** Beds, bushes and paths in the gardens. */
  readonly beds: string;
}

interface Sheet {
  houses: string;
  roofs: string;
  gardens: string;
  beds: string;
}

const HOUSES: Readonly<Record<'village' | 'town' | 'city', number>> = { village: 8, town: 13, city: 15 };

export function buildings(geometry: BoardGeometry, kinds: readonly (Building | null)[], net: RoadNet): BuildingsArt {
  const sheet: Sheet = { houses: '', roofs: '', gardens: '', beds: '' };
  kinds.forEach((kind, hex) => {
    if (kind === null) return;
    if (kind === 'farm' || kind === 'chateau') homestead(sheet, steading(geometry, hex, net), kind);
    else settlement(sheet, geometry, hex, net, kind);
  });
  return sheet;
}

/** A farm stands at the centre, or beside it where a road wants the centre, turned a little by chance. */
function steading(geometry: BoardGeometry, hex: number, net: RoadNet): Frame {
  const [cx, cy] = [geometry.x[hex], geometry.y[hex]];
  let best = { x: cx, y: cy, clear: net.spots.clearance(cx, cy, S) + 0.12 * S };
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6;
    const [x, y] = [cx + 0.38 * S * Math.cos(angle), cy + 0.34 * S * Math.sin(angle)];
    const clear = net.spots.clearance(x, y, S);
    if (clear > best.clear + 1e-6) best = { x, y, clear };
  }
  const turn = 0.4 * (hash(cx, cy, 40) - 0.5);
  return { x: best.x, y: best.y, ux: Math.cos(turn), uy: Math.sin(turn) };
}

/** Three wings round a yard; a chateau closes the fourth side and has a parterre below. */
function homestead(sheet: Sheet, frame: Frame, kind: 'farm' | 'chateau'): void {
  const wing = (x: number, y: number, width: number, height: number): void => {
    sheet.houses += boxPath(frame, x * S, y * S, width * S, height * S);
    const [w, h] = [(width / 2 - 0.06) * S, (height / 2 - 0.06) * S];
    sheet.roofs +=
      width > height
        ? linePath(frame, x * S - w, y * S, x * S + w, y * S)
        : linePath(frame, x * S, y * S - h, x * S, y * S + h);
  };
  wing(-0.34, 0, 0.15, 0.7);
  wing(0, -0.31, 0.5, 0.14);
  wing(0.34, 0.02, 0.15, 0.58);
  if (kind === 'farm') {
    kitchenGarden(sheet, frame);
  } else {
    wing(0.02, 0.3, 0.3, 0.12);
    parterre(sheet, frame);
  }
}

function kitchenGarden(sheet: Sheet, frame: Frame): void {
  sheet.gardens += boxPath(frame, 0, 0.53 * S, 0.8 * S, 0.24 * S);
  for (const x of [-0.2, 0, 0.2]) sheet.beds += linePath(frame, x * S, 0.41 * S, x * S, 0.65 * S);
}

function parterre(sheet: Sheet, frame: Frame): void {
  sheet.gardens += boxPath(frame, 0.02 * S, 0.62 * S, 0.86 * S, 0.36 * S);
  for (const x of [-0.13, 0.17]) sheet.beds += linePath(frame, x * S, 0.44 * S, x * S, 0.8 * S);
  sheet.beds += linePath(frame, -0.41 * S, 0.62 * S, 0.45 * S, 0.62 * S);
  for (const x of [-0.27, 0.02, 0.31]) {
    for (const y of [0.53, 0.71]) sheet.beds += dotIn(frame, x * S, y * S);
  }
}

function dotIn(frame: Frame, x: number, y: number): string {
  return dot(frame.x + x * frame.ux - y * frame.uy, frame.y + x * frame.uy + y * frame.ux);
}

/** Houses along the roads of a hex with plots behind them; a town has a church. */
function settlement(
  sheet: Sheet,
  geometry: BoardGeometry,
  hex: number,
  net: RoadNet,
  kind: 'village' | 'town' | 'city',
): void {
  const [cx, cy] = [geometry.x[hex], geometry.y[hex]];
  const streets = net.inPlace.get(hex) ?? lanes(cx, cy);
  const taken = spots();
  let built = 0;
  if (kind !== 'village' && church(sheet, streets, net, taken, cx, cy)) built++;
  for (let attempt = 0; attempt < 120 && built < HOUSES[kind]; attempt++) {
    const dice = (salt: number): number => hash(cx + attempt * 0.37, cy + attempt * 0.11, 50 + salt);
    const street = streets[Math.floor(dice(0) * streets.length)];
    const spot = beside(street, dice(1), dice(2) < 0.5 ? -1 : 1, (0.17 + 0.13 * dice(3)) * S);
    // Houses stay well inside their hex: the neighbour may be open ground.
    if (Math.hypot(spot.x - cx, spot.y - cy) > 0.72 * S) continue;
    if (net.spots.near(spot.x, spot.y, 0.165 * S) || taken.near(spot.x, spot.y, 0.205 * S)) continue;
    taken.add(spot.x, spot.y);
    house(sheet, spot, dice);
    built++;
    if (dice(6) < 0.62) plot(sheet, spot, dice, net.spots, taken);
  }
}

/** A village without a road still has lanes: two, crossing at the centre. */
function lanes(cx: number, cy: number): Polyline[] {
  const turn = Math.PI * hash(cx, cy, 49);
  return [turn, turn + 1.2].map((angle) => {
    const line: number[] = [];
    for (let i = -4; i <= 4; i++) line.push(cx + 0.2 * S * i * Math.cos(angle), cy + 0.2 * S * i * Math.sin(angle));
    return line;
  });
}

/** A frame beside a street, its x axis along the street and its y axis away from it. */
function beside(street: Polyline, part: number, side: 1 | -1, away: number): Frame {
  const i = 2 * Math.floor(part * (street.length / 2 - 1));
  const along = tangents(street.slice(i, i + 4), 1, false);
  const t = part * (street.length / 2 - 1) - i / 2;
  const x = street[i] + t * (street[i + 2] - street[i]);
  const y = street[i + 1] + t * (street[i + 3] - street[i + 1]);
  const [ux, uy] = [side * along[0], side * along[1]];
  return { x: x - away * uy, y: y + away * ux, ux, uy };
}

function house(sheet: Sheet, frame: Frame, dice: (salt: number) => number): void {
  const [width, height] = [(0.14 + 0.1 * dice(4)) * S, (0.1 + 0.045 * dice(5)) * S];
  sheet.houses += boxPath(frame, 0, 0, width, height);
}

function plot(sheet: Sheet, frame: Frame, dice: (salt: number) => number, roads: Spots, taken: Spots): void {
  const y = 0.2 * S;
  const [mx, my] = [frame.x - y * frame.uy, frame.y + y * frame.ux];
  if (roads.near(mx, my, 0.19 * S) || taken.near(mx, my, 0.16 * S)) return;
  taken.add(mx, my);
  const [w, h] = [(0.085 + 0.06 * dice(7)) * S, 0.095 * S];
  sheet.gardens += boxPath(frame, 0, y, 2 * w, 2 * h);
  for (const bx of [-0.42, 0.42]) for (const by of [-0.45, 0.45]) sheet.beds += dotIn(frame, bx * w, y + by * h);
}

/** The church: a nave with a cross, the largest roof of the place. */
function church(
  sheet: Sheet,
  streets: readonly Polyline[],
  net: RoadNet,
  taken: Spots,
  cx: number,
  cy: number,
): boolean {
  for (let attempt = 0; attempt < 12; attempt++) {
    const dice = (salt: number): number => hash(cx + attempt, cy - attempt, 80 + salt);
    const street = streets[Math.floor(dice(0) * streets.length)];
    const frame = beside(street, 0.3 + 0.4 * dice(1), dice(2) < 0.5 ? -1 : 1, 0.3 * S);
    if (net.spots.near(frame.x, frame.y, 0.25 * S)) continue;
    sheet.houses += boxPath(frame, 0, 0, 0.3 * S, 0.15 * S);
    sheet.houses += boxPath(frame, 0.05 * S, 0, 0.1 * S, 0.26 * S);
    const top = { ...frame, ux: 1, uy: 0 };
    sheet.roofs += `M${place(top, 0, -0.1 * S)}L${place(top, 0, -0.34 * S)}`;
    sheet.roofs += linePath(top, -0.07 * S, -0.26 * S, 0.07 * S, -0.26 * S);
    for (const dx of [-0.1, 0, 0.1]) taken.add(frame.x + dx * S * frame.ux, frame.y + dx * S * frame.uy);
    taken.add(frame.x, frame.y - 0.25 * S);
    return true;
  }
  return false;
}
