/**
 * What the numbers of a position are: places, units, words, flags, one for each unit, for each place. A layout that knows it
 * can describe a position by names, so that records and kept tables do not hang on where a field happens to lie.
 */

/** What one number stands for. A number that has no name under its meaning (off the map, unknown) is described as it is. */
export type Meaning =
  | { readonly type: 'number' | 'place' | 'unit' }
  | { readonly type: 'word'; readonly words: readonly string[] }
  | { readonly type: 'flags'; readonly names: readonly string[] }
  | { readonly type: 'plus-one'; readonly of: Meaning };

/** By what the numbers of a field are told apart: their number, a unit, a place, or names of their own (sides, seats). */
export interface Axis {
  readonly length: number;
  readonly by: 'index' | 'unit' | 'place' | readonly string[];
}

export interface Field {
  readonly size: number;
  readonly axes: readonly Axis[];
  readonly meaning: Meaning;
  /** What a position has here if nothing is said; left out of descriptions, so that a new field changes no old one. */
  readonly standard: number;
}

const NUMBER: Meaning = { type: 'number' };
/** The first place and the first unit are real ones: unless said otherwise a position names none. */
const NONE = -1;

const along = (length: number, by: Axis['by'], of: Field): Field => {
  if (!Number.isInteger(length) || length < 1) throw new Error(`a field of ${length} numbers`);
  return { size: length * of.size, axes: [{ length, by }, ...of.axes], meaning: of.meaning, standard: of.standard };
};
const several = (length: number | undefined, of: Field): Field =>
  length === undefined ? of : along(length, 'index', of);
const single = (meaning: Meaning, standard: number): Field => ({ size: 1, axes: [], meaning, standard });

/** A plain number. */
export const one = (standard = 0): Field => single(NUMBER, standard);

/** Numbers (or fields) told apart by nothing but their order: `count(8, place())`. */
export const count = (length: number, of: Field = one()): Field => along(length, 'index', of);

/** An index into words. The first is what is left unsaid: later words go to the end. */
export const word = (words: readonly string[]): Field => {
  if (new Set(words).size !== words.length) throw new Error('a word stands twice');
  return single({ type: 'word', words }, 0);
};

/** The index of a place; several in a row if a length is given. */
export const place = (length?: number, standard: number = NONE): Field =>
  several(length, single({ type: 'place' }, standard));

/** The index of a unit; several in a row if a length is given. */
export const unit = (length?: number, standard: number = NONE): Field =>
  several(length, single({ type: 'unit' }, standard));

/** 0 for none; a place, unit or word + 1. */
export const plusOne = (of: Field): Field => ({ ...of, meaning: { type: 'plus-one', of: of.meaning }, standard: 0 });

export const perUnit = (length: number, of: Field = one()): Field => along(length, 'unit', of);
export const perPlace = (length: number, of: Field = one()): Field => along(length, 'place', of);
/** One for each of some names: seats, sides, armies. */
export const perName = (names: readonly string[], of: Field = one()): Field => along(names.length, names, of);
export const perSeat = perName;
export const perSide = perName;

/** The same field with something else left unsaid. */
export const otherwise = (standard: number, field: Field): Field => ({ ...field, standard });

const MOST_FLAGS = 16;

/** Sixteen flags at most, with the mask of each by name: `const DID = flagSet(['moved', 'fired']); s[AT.did + unit] & DID.mask.moved`. */
export interface FlagSet<N extends string = string> extends Field {
  readonly mask: Readonly<Record<N, number>>;
}

export function flagSet<const N extends string>(names: readonly N[]): FlagSet<N> {
  if (names.length > MOST_FLAGS) throw new Error(`${names.length} flags in a set of ${MOST_FLAGS}`);
  if (new Set(names).size !== names.length) throw new Error('a flag stands twice');
  const mask = Object.fromEntries(names.map((name, bit) => [name, 1 << bit])) as Record<N, number>;
  return Object.freeze({ ...single({ type: 'flags', names }, 0), mask: Object.freeze(mask) });
}
