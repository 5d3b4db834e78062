import {
  type Camera,
  type Covered,
  cameraOn,
  centredOn,
  centreOf,
  type Frame,
  framed,
  HEX_PX,
  leastReadable,
  lyingIn,
  type Size,
  wholeSheet,
  within,
  withPlaceInSight,
  withWayInSight,
  zoomedAt,
} from './camera.ts';
import type { BoardControls, BoardGeometry, BoardPiece, Point } from './types.ts';

/** A sheet under its window, as whoever moves it sees it. */
export interface Sheet {
  readonly geometry: BoardGeometry;
  readonly size: Size;
  pieces(): readonly BoardPiece[];
  windowSize(): Size;
  /** The same as the browser last told it: to ask makes it lay out the page at once. */
  lastSize(): Size;
  now(): Camera;
  look(camera: Camera): void;
  rest(): void;
  /** The place that a point of the window lies in; -1 for none. */
  under(at: Point): number;
}

/** What buttons, keys and panels can do with the sheet. */
export function makeControls(
  { geometry, size, windowSize, lastSize, now, look, rest, under, pieces }: Sheet,
  element: HTMLElement,
  glide: { to(camera: Camera, anyhow?: boolean): void; moved(): void },
): BoardControls {
  const go = (camera: Camera): void => {
    glide.moved();
    look(camera);
    rest();
  };
  return {
    zoom: (factor) => go(zoomedAt(now(), factor, { x: windowSize().width / 2, y: windowSize().height / 2 })),
    fit: () => go(wholeSheet(windowSize(), size)),
    show: (...places) => {
      const cameras = places.map((place) => withPlaceInSight(now(), geometry, place, windowSize()));
      const far = ({ x, y }: Camera): number => Math.hypot(x - now().x, y - now().y);
      if (cameras.length > 0) go(cameras.reduce((best, camera) => (far(camera) < far(best) ? camera : best)));
    },
    frame: (groups, zooms, hex) => {
      const { scale } = now();
      const frame = {
        window: windowSize(),
        covered: coveredOf(element),
        least: zooms ? leastReadable(scale, hex) : scale,
      };
      glide.to(within(framed(now(), geometry, groups, frame), windowSize(), size), true);
    },
    back: (seen) => glide.to(within(cameraOn(seen, windowSize(), size), windowSize(), size), true),
    open: () => glide.to(firstCamera(windowSize(), size, geometry, pieces()), true),
    close: (places, { wide = false, some = false } = {}) => {
      const window = windowSize();
      // On a telephone counters must stay large enough for a finger.
      const least = wide && window.width >= 700 ? leastReadable(now().scale) : now().scale;
      const frame = { window, covered: coveredOf(element), least };
      const seen = some
        ? nearestTogether(now(), geometry, places, frame)
        : lyingIn(nearTo(geometry, places, window), geometry, places, frame);
      if (seen !== null) glide.to(within(seen, window, size), true);
      return seen !== null;
    },
    follow: (places) => glide.to(within(withWayInSight(now(), geometry, places, lastSize()), lastSize(), size)),
    centre: (x, y) => go(centredOn({ x: x * size.width, y: y * size.height }, now().scale, windowSize())),
    spot: (place) => {
      const { x, y } = centreOf(geometry, place);
      const camera = now();
      return { x: camera.x + x * camera.scale, y: camera.y + y * camera.scale };
    },
    under: (at) => {
      const box = element.getBoundingClientRect();
      const inside = at.x >= box.left && at.x < box.right && at.y >= box.top && at.y < box.bottom;
      return inside ? orNull(under({ x: at.x - box.left, y: at.y - box.top })) : null;
    },
    skip: () => element.dispatchEvent(new CustomEvent('skip-motions')),
    focus: () => element.focus(),
  };
}

/** Hexes of a fight that is looked at from near. */
const NEAR = 88 / HEX_PX;

/** From near, on the middle of places. */
function nearTo(geometry: BoardGeometry, places: readonly number[], window: Size): Camera {
  const middle = (along: ArrayLike<number>): number =>
    places.reduce((sum, place) => sum + (along[place] * HEX_PX) / places.length, 0);
  return centredOn({ x: middle(geometry.x), y: middle(geometry.y) }, NEAR, window);
}

/** As many of them as have room together, about the one nearest to the middle of the window. */
function nearestTogether(now: Camera, geometry: BoardGeometry, places: readonly number[], frame: Frame): Camera | null {
  const { width, height } = frame.window;
  const from = { x: (width / 2 - now.x) / now.scale, y: (height / 2 - now.y) / now.scale };
  const byDistance = (at: Point) => {
    const far = (place: number): number => {
      const { x, y } = centreOf(geometry, place);
      return Math.hypot(x - at.x, y - at.y);
    };
    return (a: number, b: number): number => far(a) - far(b);
  };
  const [nearest] = [...places].sort(byDistance(from));
  const about = [...places].sort(byDistance(centreOf(geometry, nearest)));
  for (let n = about.length; n > 0; n--) {
    const seen = lyingIn(nearTo(geometry, about.slice(0, n), frame.window), geometry, about.slice(0, n), frame);
    if (seen !== null) return seen;
  }
  return null;
}

/** Looked for along the middle of the window: sheets, drawers and notices lie over it from one edge. */
function coveredOf(element: HTMLElement): Covered {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const isFree = (at: number, upright: boolean): boolean =>
    element.contains(upright ? document.elementFromPoint(x, at) : document.elementFromPoint(at, y));
  const deep = (edge: number, middle: number, upright: boolean): number => {
    const inwards = Math.sign(middle - edge);
    for (let far = 2; far < 2 * Math.abs(middle - edge); far += 12)
      if (isFree(edge + inwards * far, upright)) return far - 2;
    // All of it lies under something: a battle on a board of its own.
    return 0;
  };
  return {
    left: deep(left, x, false),
    top: deep(top, y, true),
    right: deep(right, x, false),
    bottom: deep(bottom, y, true),
  };
}

/** A battle opens as near as leaves most of it in sight: hexes at least so large, and that part of the pieces. */
const NEARNESS = [
  [44, 0.75],
  [36, 0.65],
  [30, 0.6],
  [26, 0],
] as const;

/** The whole sheet if its hexes are then large enough to read; otherwise close, on the middle of the pieces. */
export function firstCamera(window: Size, sheet: Size, geometry: BoardGeometry, pieces: readonly BoardPiece[]): Camera {
  const whole = wholeSheet(window, sheet);
  if (whole.scale * HEX_PX >= 58) return whole;
  // Nobody on the map yet: on a telephone its towns must be large enough for a finger.
  if (pieces.length === 0)
    return window.width < 700 ? within(zoomedAt(whole, 2.5, { x: 0, y: window.height / 2 }), window, sheet) : whole;
  const first = geometry.opens?.(geometry, pieces) ?? [];
  for (const [least, part] of NEARNESS) {
    for (let n = first.length; n > 0 && n >= part * first.length; n--) {
      const near = centredOn(centreOf(geometry, first[0]), 50 / HEX_PX, window);
      const frame = { window, covered: { left: 0, top: 0, right: 0, bottom: 0 }, least: least / HEX_PX };
      const seen = lyingIn(near, geometry, first.slice(0, n), frame);
      if (seen !== null) return within(seen, window, sheet);
    }
  }
  const mean = (along: ArrayLike<number>): number =>
    pieces.reduce((sum, { place }) => sum + (along[place] * HEX_PX) / pieces.length, 0);
  const hex = window.width < 700 ? 46 : 60;
  return within(centredOn({ x: mean(geometry.x), y: mean(geometry.y) }, hex / HEX_PX, window), window, sheet);
}

export const orNull = (place: number): number | null => (place < 0 ? null : place);
