import type { Hexside } from '../mapdata.ts';

/** What is read from the hexes of a world before they are drawn. */

interface Sided<K extends string> {
  readonly hexes: number;
  readonly neighbours: ArrayLike<number>;
  readonly hexsides: { readonly flags: ArrayLike<number>; readonly bit: Readonly<Record<K, number>> };
}

/** The sides of a kind, each once. */
export function sidesWith<K extends string>({ hexes, neighbours, hexsides }: Sided<K>, kind: K): Hexside[] {
  const { flags, bit } = hexsides;
  const sides: Hexside[] = [];
  for (let hex = 0; hex < hexes; hex++) {
    for (let d = 0; d < 6; d++) {
      const next = neighbours[6 * hex + d];
      if ((flags[6 * hex + d] & bit[kind]) !== 0 && (d < 3 || next < 0)) sides.push([hex, d]);
    }
  }
  return sides;
}

/** Places by the groups in which they lie next to one another. */
export function hexGroups(neighbours: ArrayLike<number>, places: readonly number[]): number[][] {
  const left = new Set(places);
  return places.flatMap((start) => {
    if (!left.delete(start)) return [];
    const group = [start];
    for (const place of group)
      for (let d = 0; d < 6; d++) {
        const next = neighbours[6 * place + d];
        if (left.delete(next)) group.push(next);
      }
    return [group];
  });
}
