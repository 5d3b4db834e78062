/** A line as x, y, x, y ...: cheap to make, cheap to walk. */
export type Polyline = readonly number[];

/** Cuts the corners of a line; an open one keeps its ends. */
export function chaikin(line: Polyline, times: number, closed: boolean): Polyline {
  let points = line;
  for (let i = 0; i < times; i++) points = cutCorners(points, closed);
  return points;
}

function cutCorners(line: Polyline, closed: boolean): Polyline {
  const cut: number[] = [];
  const count = line.length / 2;
  if (!closed) cut.push(line[0], line[1]);
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const j = (i + 1) % count;
    const ax = line[2 * i];
    const ay = line[2 * i + 1];
    const bx = line[2 * j];
    const by = line[2 * j + 1];
    cut.push(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by, 0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by);
  }
  if (!closed) cut.push(line[line.length - 2], line[line.length - 1]);
  return cut;
}

export function lengthOf(line: Polyline, closed = false): number {
  let length = 0;
  const last = closed ? line.length : line.length - 2;
  for (let i = 0; i < last; i += 2) {
    const j = (i + 2) % line.length;
    const dx = line[j] - line[i];
    const dy = line[j + 1] - line[i + 1];
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** Points at even steps along a line, as near to `step` as fits; a closed line does not repeat its first point. */
export function resample(line: Polyline, step: number, closed: boolean): Polyline {
  const length = lengthOf(line, closed);
  const pieces = Math.max(closed ? 3 : 1, Math.round(length / step));
  const even = length / pieces;
  const points: number[] = [line[0], line[1]];
  const last = closed ? line.length : line.length - 2;
  let travelled = 0;
  let next = even;
  for (let i = 0; i < last; i += 2) {
    const j = (i + 2) % line.length;
    const dx = line[j] - line[i];
    const dy = line[j + 1] - line[i + 1];
    const part = Math.sqrt(dx * dx + dy * dy);
    while (next <= travelled + part + 1e-9 && points.length / 2 < pieces + (closed ? 0 : 1)) {
      const t = part === 0 ? 0 : (next - travelled) / part;
      points.push(line[i] + t * dx, line[i + 1] + t * dy);
      next += even;
    }
    travelled += part;
  }
  return points;
}

/** Unit tangents, taken over `reach` points to either side. */
export function tangents(line: Polyline, reach: number, closed: boolean): Polyline {
  const count = line.length / 2;
  const result: number[] = [];
  for (let i = 0; i < count; i++) {
    const a = closed ? (i - reach + reach * count) % count : Math.max(0, i - reach);
    const b = closed ? (i + reach) % count : Math.min(count - 1, i + reach);
    const dx = line[2 * b] - line[2 * a];
    const dy = line[2 * b + 1] - line[2 * a + 1];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    result.push(dx / length, dy / length);
  }
  return result;
}
