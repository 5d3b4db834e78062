import type { ArtLayer } from './types.ts';

/**
 * Cuts a layer into blocks of the map. A browser paints a window in tiles, and goes through the whole of every path that
 * touches a tile: on a large map most of the time went into strokes that lay elsewhere.
 */

/** In hexes: about a window's tile at the usual scale. */
const BLOCK = 8;
/** Steps of a line between two cuts. */
const RUN = 16;
/** Characters of a mark, at most: what is longer may be an outline with others as holes in it. */
const MARK = 120;

const known = new WeakMap<ArtLayer, readonly string[]>();

export function blocksOf(layer: ArtLayer): readonly string[] {
  const found = known.get(layer) ?? blocks(layer);
  known.set(layer, found);
  return found;
}

function blocks({ d, lines }: ArtLayer): readonly string[] {
  const parts = d.match(/M[^M]*/g) ?? [];
  if (!lines && parts.some((part) => part.length > MARK)) return [d];
  const byBlock = new Map<string, string>();
  for (const part of lines ? parts.flatMap(cut) : parts) {
    const [x, y] = part.slice(1).split(/[ a-zA-Z]/, 2);
    const key = `${Math.floor(+x / BLOCK)} ${Math.floor(+y / BLOCK)}`;
    byBlock.set(key, (byBlock.get(key) ?? '') + part);
  }
  return [...byBlock.values()];
}

/** A long line as shorter ones, each from where the last ended. */
function cut(line: string): string[] {
  const steps = line.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [];
  if (!/^[MLQCZ\d. -]*$/.test(line)) return [line];
  const runs: string[] = [];
  steps.forEach((step, i) => {
    if (i % RUN === 0) runs.push(i === 0 ? '' : `M${(steps[i - 1] ?? '').slice(1).split(' ').slice(-2).join(' ')}`);
    runs[runs.length - 1] += step === 'Z' ? `L${line.slice(1, steps[0]?.length)}` : step;
  });
  return runs;
}
