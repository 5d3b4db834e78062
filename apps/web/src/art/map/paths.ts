import type { Polyline } from './polyline.ts';

/** A thousandth of a hex: finer than any screen shows, short to write. */
export function num(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function xy(x: number, y: number): string {
  return `${Math.round(x * 1000) / 1000} ${Math.round(y * 1000) / 1000}`;
}

export function polyPath(line: Polyline, closed: boolean): string {
  let d = `M${xy(line[0], line[1])}`;
  for (let i = 2; i < line.length; i += 2) d += `L${xy(line[i], line[i + 1])}`;
  return closed ? `${d}Z` : d;
}

/** A dot is a stroke without length: its round caps are the disc. */
export function dot(x: number, y: number): string {
  return `M${xy(x, y)}h.001`;
}

export function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${xy(x, y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
}

/** A frame of reference turned and moved: houses and bridges are drawn in their own and set down in the map's. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  /** The unit vector of its x axis. */
  readonly ux: number;
  readonly uy: number;
}

export function place(frame: Frame, x: number, y: number): string {
  return xy(frame.x + x * frame.ux - y * frame.uy, frame.y + x * frame.uy + y * frame.ux);
}

/** A rectangle in a frame, by its middle and its size. */
export function boxPath(frame: Frame, x: number, y: number, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2];
  const corner = (dx: number, dy: number): string => place(frame, x + dx, y + dy);
  return `M${corner(-w, -h)}L${corner(w, -h)}L${corner(w, h)}L${corner(-w, h)}Z`;
}

export function linePath(frame: Frame, x1: number, y1: number, x2: number, y2: number): string {
  return `M${place(frame, x1, y1)}L${place(frame, x2, y2)}`;
}
