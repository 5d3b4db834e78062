import type { State } from '@hundred-days/kernel';
import { board, position } from '@hundred-days/last-battles';
import { hexNumber, nameOfHex } from './names.ts';
import { spokenName } from './pieces.ts';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';

/** What kind of ground a hex is, in words. */
export const groundName = (w: Setting, hex: number, language: string): string =>
  tell(language, `place.${board.TERRAINS[w.terrain[hex]]}`);

/** A hex as it is read out: its number and name, the ground, the ways through it, and who stands there. */
export function describePlace(w: Setting, view: State, place: number, language: string): string {
  const { flags, bit } = w.hexsides;
  const sides = flags.subarray(6 * place, 6 * place + 6);
  const has = (kind: 'road' | 'trail'): boolean => sides.some((side) => (side & bit[kind]) !== 0);
  const there = position.unitsIn(w, view, place);
  const parts = [
    hexNumber(w, place),
    nameOfHex(w, place, language),
    groundName(w, place, language),
    has('road') ? tell(language, 'place.road') : has('trail') ? tell(language, 'place.trail') : null,
    ...(there.length === 0
      ? [tell(language, 'place.empty')]
      : there.map((unit) => spokenName(w, view, unit, language))),
  ];
  return parts.filter((part) => part !== null).join(', ');
}
