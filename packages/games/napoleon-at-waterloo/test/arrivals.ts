import type { Field } from './support.ts';

/** What the tests of reinforcements ask. */

export const ENTRY_HEXES = ['2303', '2307', '2308', '2309', '2311', '2312', '2313', '2316'];
export const REGULAR = [
  'pr-13bde',
  'pr-14bde',
  'pr-15bde',
  'pr-16bde',
  'pr-2art',
  'pr-2cav',
  'pr-4art',
  'pr-4cav',
  'pr-5bde',
];

/** The units that can enter in the Movement Phase at hand. */
export const entering = (f: Field): string[] =>
  [...new Set(f.choices().flatMap((choice) => choice.match(/^enter (\S+)/)?.slice(1) ?? []))].sort();

/** The hexes a unit can enter at and stop in. */
export const doors = (f: Field, unit: string): string[] =>
  f
    .choices()
    .flatMap((choice) => choice.match(new RegExp(`^enter ${unit} (\\d{4})$`))?.slice(1) ?? [])
    .sort();
