import { Canvas } from './canvas.ts';
import type { Counter, Place } from './types.ts';

/**
 * Draws hexes that stand in columns. The small scale is for the whole map: five characters a column, two lines a hex, the
 * counter covers the hex number as it does on a table. The large scale is for a part of it, with everything in full.
 *
 *   small   /0914\      large    /0914%\
 *           \%Hou/              /F i 7-4\
 *                               \6inf   /
 *                                \_____/
 */

export interface Drawing {
  readonly places: readonly Place[];
  readonly counters: readonly Counter[];
  readonly colour: boolean;
}

type Stacks = ReadonlyMap<number, readonly Counter[]>;

function stacksOf(counters: readonly Counter[]): Stacks {
  const stacks = new Map<number, Counter[]>();
  for (const counter of counters) stacks.set(counter.place, [...(stacks.get(counter.place) ?? []), counter]);
  return stacks;
}

const SMALL = 5;
const MARGIN = 3;

/** The whole map. Where it does not fit into `width` it comes in several sheets, west to east. */
export function drawWhole(drawing: Drawing, width: number): string[] {
  const first = Math.min(...drawing.places.map((place) => place.col));
  const last = Math.max(...drawing.places.map((place) => place.col));
  const room = Math.max(4, Math.floor((width - MARGIN - 1) / SMALL));
  if (last - first < room) return drawSmall(drawing, first, last);
  const lines: string[] = [];
  // Neighbouring sheets share a column, so that the eye can pass from one to the other.
  for (let west = first; west < last; west += room - 1) {
    const east = Math.min(last, west + room - 1);
    lines.push(`Columns ${two(west)} to ${two(east)}:`, ...drawSmall(drawing, west, east));
  }
  return lines;
}

const two = (n: number): string => String(n).padStart(2, '0');

function drawSmall({ places, counters, colour }: Drawing, west: number, east: number): string[] {
  const canvas = new Canvas();
  const stacks = stacksOf(counters);
  const top = Math.min(...places.map((place) => place.half));
  for (let col = west; col <= east; col++) canvas.put(MARGIN + (col - west) * SMALL + 2, 0, two(col), 'faint');
  for (const [index, place] of places.entries()) {
    if (place.col < west || place.col > east) continue;
    const x = MARGIN + (place.col - west) * SMALL;
    const y = 2 + place.half - top;
    if (place.col === west) canvas.put(0, y, place.id.slice(-2), 'faint');
    if (canvas.isBlank(x + 1, y - 1)) canvas.put(x + 1, y - 1, '____', 'faint');
    outline(canvas, [x, x], [x + SMALL, x + SMALL], y);
    smallFace(canvas, x + 1, y, place, stacks.get(index) ?? []);
  }
  return canvas.lines(colour);
}

/** The two slopes on either side: down to the middle they part, from there they meet. */
function outline(canvas: Canvas, left: readonly number[], right: readonly number[], y: number): void {
  const middle = left.length / 2;
  for (let i = 0; i < left.length; i++) {
    canvas.put(left[i], y + i, i < middle ? '/' : '\\', 'faint');
    canvas.put(right[i], y + i, i < middle ? '\\' : '/', 'faint');
  }
}

function smallFace(canvas: Canvas, x: number, y: number, place: Place, stack: readonly Counter[]): void {
  if (stack.length > 0) {
    const [{ side, short, arm, strength, movement, ink }] = stack;
    const more = stack.length > 1 ? '+' : '';
    // The sign of the ground takes the place of the hyphen: 7-4 in the open, 7#4 among buildings.
    const between = place.sign === ' ' ? '-' : place.sign;
    canvas.put(x, y, `${side}${short.slice(0, 3 - more.length)}${more}`.padEnd(4), ink);
    canvas.put(x, y + 1, `${arm}${strength}${between}${movement}`.padEnd(4), ink);
    return;
  }
  canvas.put(x, y, place.id, place.ink === 'plain' ? 'faint' : place.ink);
  const ground = place.sign === ' ' ? '____' : `${place.sign}${letters(place.name, 3, place.sign)}`;
  canvas.put(x, y + 1, ground, place.sign === ' ' ? 'faint' : place.ink);
}

/** The first letters of a name, or a row of signs where there is none. */
function letters(name: string | null, n: number, sign: string): string {
  const short = (name ?? '').replaceAll(/[^\p{L}]/gu, '').slice(0, n);
  return short === '' ? sign.repeat(n) : short.padEnd(n, sign);
}

const LARGE = 7;
const TALL = 4;

/** The part of the map around a place, `reach` hexes each way, as wide as fits. */
export function drawNear(drawing: Drawing, middle: number, reach: number, width: number): string[] {
  const canvas = new Canvas();
  const stacks = stacksOf(drawing.counters);
  const room = Math.min(reach, Math.max(1, Math.floor((width - 1 - LARGE) / LARGE / 2)));
  const centre = drawing.places[middle];
  const shown = [...drawing.places.entries()].filter(
    ([, place]) => Math.abs(place.col - centre.col) <= room && Math.abs(place.half - centre.half) <= 2 * reach,
  );
  const west = Math.min(...shown.map(([, place]) => place.col));
  const top = Math.min(...shown.map(([, place]) => place.half));
  for (const [index, place] of shown) {
    const x = (place.col - west) * LARGE;
    const y = 1 + ((place.half - top) * TALL) / 2;
    if (canvas.isBlank(x + 3, y - 1)) canvas.put(x + 2, y - 1, '_____', 'faint');
    outline(canvas, [x + 1, x, x, x + 1], [x + LARGE, x + LARGE + 1, x + LARGE + 1, x + LARGE], y);
    largeFace(canvas, x, y, place, stacks.get(index) ?? []);
  }
  return canvas.lines(drawing.colour);
}

function largeFace(canvas: Canvas, x: number, y: number, place: Place, stack: readonly Counter[]): void {
  // Where the sheet's letter stands before the number, the sign is seen at the foot alone.
  canvas.put(x + 2, y, `${place.id}${place.sign}`.slice(0, 5), place.ink === 'plain' ? 'faint' : place.ink);
  if (place.sign !== ' ' && canvas.isBlank(x + 2, y + 3)) canvas.put(x + 2, y + 3, place.sign.repeat(5), place.ink);
  else canvas.put(x + 2, y + 3, '_____', 'faint');
  if (stack.length > 0) {
    const [{ side, arm, strength, movement, label, ink }] = stack;
    canvas.put(x + 1, y + 1, `${side} ${arm} ${strength}-${movement}`.slice(0, 7), ink);
    canvas.put(x + 1, y + 2, label.slice(0, 7), ink);
    if (stack.length > 1) canvas.put(x + 2, y + 3, `+${stack[1].label}`.slice(0, 5), stack[1].ink);
  } else if (place.name !== null) {
    const [head, tail] = twoLines(place.name);
    canvas.put(x + 1, y + 1, head, place.ink);
    canvas.put(x + 1, y + 2, tail, place.ink);
  }
}

/** A name on two lines of seven letters, broken between words where that helps. */
function twoLines(name: string): readonly [string, string] {
  const at = name.search(/[\s-]/);
  if (name.length <= 7) return [name, ''];
  if (at > 0 && at <= 7) return [name.slice(0, at), name.slice(at + 1, at + 8)];
  return [name.slice(0, 7), name.slice(7, 14)];
}
