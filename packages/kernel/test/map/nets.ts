import fc from 'fast-check';
import { compileGraph, type Graph } from '../../src/map/index.ts';

/** Nets of a few towns, some of them without a road. */
export const nets: fc.Arbitrary<Graph> = fc.integer({ min: 1, max: 9 }).chain((size) => {
  const ids = Array.from({ length: size }, (_, i) => `town${i}`);
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => ({ a, b })));
  return fc.shuffledSubarray(pairs, { maxLength: Math.min(pairs.length, 16) }).map((edges) => compileGraph(ids, edges));
});
