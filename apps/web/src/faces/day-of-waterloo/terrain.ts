import { board, position } from '@hundred-days/day-of-waterloo';
import type { State } from '@hundred-days/kernel';
import { entryTo, hexNumber, nameOfHex } from './names.ts';
import { isOwnSide, spokenName } from './pieces.ts';
import type { Setting } from './setting.ts';
import { tell, textIn } from './text/words.ts';

/** What kind of ground a hex is, in words. */
export const groundName = (w: Setting, hex: number, language: string): string =>
  textIn(language).catalog[`terrain.${board.TERRAINS[w.terrain[hex]]}`] ?? '';

/** A hex as it is read out: its number and name, the ground, the ways through it, and who is seen there. */
export function describePlace(w: Setting, view: State, place: number, language: string, viewer = -1): string {
  const { flags, bit } = w.hexsides;
  const ways = flags.subarray(6 * place, 6 * place + 6).reduce((all, side) => all | side, 0);
  const entry = w.entries.find(({ hex }) => hex === place);
  const there = position.unitsIn(w, view, place);
  const lies = (unit: number, i: number) => (isOwnSide(w, viewer, unit) && i > 0 ? 'beneath' : 'top');
  const pieces = [
    ...there.map((unit, i) => spokenName(w, view, unit, language, lies(unit, i))),
    ...position.leadersIn(w, view, place).map((leader) => spokenName(w, view, leader, language)),
  ];
  return [
    hexNumber(w, place),
    nameOfHex(w, place, language),
    groundName(w, place, language),
    w.high[place] === 1 ? tell(language, 'place.high') : null,
    (ways & bit.highway) !== 0
      ? tell(language, 'place.highway')
      : (ways & bit.road) !== 0
        ? tell(language, 'place.road')
        : null,
    entry === undefined ? null : tell(language, 'place.entry', { n: entry.id, to: entryTo(w, entry.id, language) }),
    ...(pieces.length === 0 ? [tell(language, 'place.empty')] : pieces),
  ]
    .filter((part) => part !== null)
    .join(', ');
}
