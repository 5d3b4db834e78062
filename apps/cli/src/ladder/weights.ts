import type { GivenWeights } from '@hundred-days/opponents/ladder';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';

/** Files that were read already: a ladder makes its players anew for every game. */
const known = new Map<string, GivenWeights>();

/** The weights in a file that `fit` wrote. */
export function readWeights(file: string): GivenWeights {
  const before = known.get(file);
  if (before !== undefined) return before;
  const found = parse(readText(file));
  if (found === null) throw new Failure(`${file} holds no weights`);
  known.set(file, found);
  return found;
}

function parse(text: string): GivenWeights | null {
  try {
    const is = JSON.parse(text) as Partial<GivenWeights>;
    const isSide = (side: Partial<GivenWeights['sides'][number]>): boolean => isTable(side.early) && isTable(side.late);
    const fits = typeof is.game === 'string' && Array.isArray(is.sides) && is.sides.every(isSide);
    return fits ? (is as GivenWeights) : null;
  } catch {
    return null;
  }
}

const isTable = (table: unknown): boolean =>
  typeof table === 'object' && table !== null && Object.values(table).every((value) => Number.isFinite(value));
