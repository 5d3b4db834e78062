import { HEX_PX } from '../art/measures.ts';
import type { BoardGeometry, Point, Seen, ZoomLevel } from './types.ts';

/** Where the sheet lies in its window: shift in pixels and scale. Drawn at scale 1, a hex measures HEX_PX between opposite sides. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export { HEX_PX } from '../art/measures.ts';

const CLOSEST = 110 / HEX_PX;
/** Hexes smaller than this cannot be told apart. */
const SMALLEST_HEX = 9;

export const sheetSize = (geometry: BoardGeometry): Size => ({
  width: geometry.width * HEX_PX,
  height: geometry.height * HEX_PX,
});

export const levelOf = (scale: number): ZoomLevel => {
  const hex = HEX_PX * scale;
  if (hex < 26) return 'far';
  return hex < 58 ? 'middle' : 'near';
};

/** The `perspective` of the window in board.css. */
const DEPTH = 1000;

/**
 * The sheet as it lies for one camera: a layer that the browser keeps and need not paint when a hand takes it. A sheet in motion is not scaled from where it rested but moved in depth: a browser
 * sets all letters of a sheet anew when its scale changes, which is too slow for a frame.
 */
export function transformOf({ x, y, scale }: Camera, rested: Camera | null = null): string {
  if (rested === null) return `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
  const by = scale / rested.scale;
  return `translate3d(${x / by - rested.x}px, ${y / by - rested.y}px, ${DEPTH * (1 - 1 / by)}px) ${transformOf(rested)}`;
}

/**
 * The same on whole pixels of a screen that has so many to one of the page: between them a layer is blurred. Upwards, so that no
 * gap opens at an edge.
 */
export function onPixels({ x, y, scale }: Camera, ratio: number): Camera {
  const whole = (shift: number): number => Math.ceil(shift * ratio) / ratio;
  return { scale, x: whole(x), y: whole(y) };
}

/** Keeps the sheet in the window: never further away than whole, never lost beyond an edge. */
export function within(camera: Camera, window: Size, sheet: Size): Camera {
  const whole = Math.min(window.width / sheet.width, window.height / sheet.height);
  const scale = Math.min(CLOSEST, Math.max(camera.scale, Math.min(whole, CLOSEST), SMALLEST_HEX / HEX_PX));
  return {
    scale,
    x: held(camera.x, window.width, sheet.width * scale),
    y: held(camera.y, window.height, sheet.height * scale),
  };
}

/** A sheet smaller than the window lies in its middle; a larger one leaves no gap at its edges. */
function held(shift: number, window: number, sheet: number): number {
  if (sheet <= window) return (window - sheet) / 2;
  return Math.min(0, Math.max(window - sheet, shift));
}

/** Zooms so that what lies under `at` stays there. */
export function zoomedAt(camera: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(CLOSEST, Math.max(SMALLEST_HEX / HEX_PX, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

export function centredOn(point: Point, scale: number, window: Size): Camera {
  return { scale, x: window.width / 2 - point.x * scale, y: window.height / 2 - point.y * scale };
}

/** On the middle of what was in sight, as near as it was. */
export function cameraOn({ x, y, width, height }: Seen, window: Size, sheet: Size): Camera {
  const middle = { x: (x + width / 2) * sheet.width, y: (y + height / 2) * sheet.height };
  return centredOn(middle, window.width / (width * sheet.width), window);
}

export function wholeSheet(window: Size, sheet: Size): Camera {
  return within({ x: 0, y: 0, scale: 0 }, window, sheet);
}

/** The centre of a place on the sheet at scale 1. */
export const centreOf = (geometry: BoardGeometry, place: number): Point => ({
  x: geometry.x[place] * HEX_PX,
  y: geometry.y[place] * HEX_PX,
});

/** Half the distance between opposite corners: a point further away is in no hex. */
const HEX_GRASP = { radius: 0.6, rise: 0 };

/** The place under a point of the window, -1 beyond the edge of the map. */
export function placeAt(geometry: BoardGeometry, camera: Camera, at: Point): number {
  const x = (at.x - camera.x) / camera.scale / HEX_PX;
  const { radius, rise } = geometry.grasp ?? HEX_GRASP;
  const y = (at.y - camera.y) / camera.scale / HEX_PX + rise;
  let nearest = -1;
  let best = radius * radius;
  for (let place = 0; place < geometry.size; place++) {
    const dx = geometry.x[place] - x;
    const dy = geometry.y[place] - y;
    const far = dx * dx + dy * dy;
    if (far < best) {
      best = far;
      nearest = place;
    }
  }
  return nearest;
}

/** The same for a way: as much of it as there is room for, its end in any case. */
export const withWayInSight = (camera: Camera, geometry: BoardGeometry, way: readonly number[], window: Size): Camera =>
  way.reduce((seen, place) => withPlaceInSight(seen, geometry, place, window), camera);

/** Shifts the sheet just so far that a place lies well inside the window. */
export function withPlaceInSight(camera: Camera, geometry: BoardGeometry, place: number, window: Size): Camera {
  const { x, y } = centreOf(geometry, place);
  const edge = Math.min(90, window.width / 4, window.height / 4);
  const shift = (at: number, size: number): number => (at < edge ? edge - at : at > size - edge ? size - edge - at : 0);
  return {
    scale: camera.scale,
    x: camera.x + shift(x * camera.scale + camera.x, window.width),
    y: camera.y + shift(y * camera.scale + camera.y, window.height),
  };
}

/** How far something lies over the window, from each of its edges. */
export interface Covered {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Nothing is made smaller than this to have it in sight. */
const READABLE_HEX = 30;
/** Room around the middle of a place. */
const ROOM = 90;

/** A window, what lies over it, and from how far away it may be looked through. */
export interface Frame {
  readonly window: Size;
  readonly covered: Covered;
  readonly least: number;
}

/** Counters can still be read; or arrows between them, where the question is of these. */
export const leastReadable = (scale: number, hex = READABLE_HEX): number => Math.min(scale, hex / HEX_PX);

/**
 * All groups of places in sight with room around them, if need be from further away; if they are too far apart the one that
 * is nearest, and of one that is too large what lies around its first place. What is in sight stays where it is; what is not
 * comes into the middle.
 */
export function framed(
  camera: Camera,
  geometry: BoardGeometry,
  groups: readonly (readonly number[])[],
  frame: Frame,
): Camera {
  const seen = (places: readonly number[]): Camera | null =>
    lyingIn(facing(camera, geometry, places, frame), geometry, places, frame);
  const all = seen(groups.flat());
  if (all !== null) return all;
  const far = ({ x, y }: Camera): number => Math.hypot(x - camera.x, y - camera.y);
  const each = groups.map((places) => seen(places) ?? inTheMiddle(centreOf(geometry, places[0]), frame));
  return each.reduce((best, next) => (far(next) < far(best) ? next : best), each[0] ?? camera);
}

/** On those of whom some are out of sight: the least shift would leave them in a corner. */
function facing(camera: Camera, geometry: BoardGeometry, places: readonly number[], frame: Frame): Camera {
  if (places.length === 0) return camera;
  const { window, covered } = frame;
  const [x, y] = [span(places, geometry.x), span(places, geometry.y)];
  const lies = (shift: number, { from, to }: Span, first: number, last: number): boolean =>
    shift + from * camera.scale >= first && shift + to * camera.scale <= last;
  const seen =
    lies(camera.x, x, covered.left, window.width - covered.right) &&
    lies(camera.y, y, covered.top, window.height - covered.bottom);
  const middle = { x: (x.from + x.to) / 2, y: (y.from + y.to) / 2 };
  return seen ? camera : inTheMiddle(middle, { ...frame, least: camera.scale });
}

/** In the middle of what is not covered. */
function inTheMiddle(point: Point, { window, covered, least }: Frame): Camera {
  const { scale, x, y } = centredOn(point, least, window);
  return { scale, x: x + (covered.left - covered.right) / 2, y: y + (covered.top - covered.bottom) / 2 };
}

/** Null where there is no room for them. */
export function lyingIn(
  camera: Camera,
  geometry: BoardGeometry,
  places: readonly number[],
  { window, covered, least }: Frame,
): Camera | null {
  if (places.length === 0) return null;
  const x = span(places, geometry.x);
  const y = span(places, geometry.y);
  const across = inside(covered.left, window.width - covered.right);
  const down = inside(covered.top, window.height - covered.bottom);
  const room = (free: Span, wanted: Span): number => (free.to - free.from) / (wanted.to - wanted.from);
  const scale = Math.min(camera.scale, room(across, x), room(down, y));
  // Also where the window has no size: a sheet may be drawn over all of the map.
  if (!(scale >= least)) return null;
  const middle = { x: (across.from + across.to) / 2, y: (down.from + down.to) / 2 };
  const at = zoomedAt(camera, scale / camera.scale, middle);
  return {
    scale: at.scale,
    x: at.x + shiftInto(at.x, at.scale, x, across),
    y: at.y + shiftInto(at.y, at.scale, y, down),
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** From the first to the last, at scale 1. */
function span(places: readonly number[], along: ArrayLike<number>): Span {
  const at = places.map((place) => along[place] * HEX_PX);
  return { from: Math.min(...at), to: Math.max(...at) };
}

/** What is left of a length with room at both ends: for half a hex, and for the buttons in the corners. */
function inside(from: number, to: number): Span {
  const room = Math.min(ROOM, (to - from) / 6);
  return { from: from + room, to: to - room };
}

/** The least shift that brings what lies from one point to another between two bounds. */
function shiftInto(camera: number, scale: number, { from, to }: Span, free: Span): number {
  const [first, last] = [camera + from * scale, camera + to * scale];
  return first < free.from ? free.from - first : Math.min(0, free.to - last);
}
