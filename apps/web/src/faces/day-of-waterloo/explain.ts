import { position } from '@hundred-days/day-of-waterloo';
import { wordsOf } from '@hundred-days/day-of-waterloo/spoken';
import { type Refusal, type State, sayRefusal } from '@hundred-days/kernel';
import { hexOf, list, unitOf } from '../../face/battle/told.ts';
import type { Explanation } from '../../face/types.ts';
import { gunsInMud } from './guns.ts';
import { hexNumber, shortName, withoutIds } from './names.ts';
import type { Setting } from './setting.ts';
import { listed, tell, textIn } from './text/words.ts';

/** Refusals as explanations. The sentences are those of the game's own catalogs. */

/** The fact first, then who is to blame. */
export const explain = (w: Setting, view: State, no: Refusal, language: string): Explanation => ({
  title: titleOf(w, view, no, language),
  text: [withoutIds(sayRefusal(wordsOf(w, textIn(language)), no)), mudIn(w, view, no, language)]
    .filter(Boolean)
    .join(' '),
  causes: causesOf(w, view, no, language),
});

/** 9.2.14b: guns among those who go leave no way open, which "no way" alone does not tell. */
function mudIn(w: Setting, view: State, { data, code }: Refusal, language: string): string {
  const unit = unitOf(w, data.unit);
  if (code !== 'no-way' || unit < 0 || position.stepOf(w, view) !== 'movement') return '';
  const guns = gunsInMud(w, view, unit).map((one) => shortName(w, one, language));
  return guns.length === 0 ? '' : tell(language, 'no.gunsHold', { units: listed(language, guns) });
}

/** Refusals that say the piece may do nothing at all, wherever it is pointed. */
const NOTHING_AT_ALL: ReadonlySet<string> = new Set([
  'pinned',
  'already-moved',
  'out-of-command',
  'reorganizing',
  'not-your-unit',
  'not-yours',
  'partners-unit',
  'not-on-map',
  'not-due',
  'kept-off',
  'spent',
  'beaten',
  'frozen',
]);

function titleOf(w: Setting, view: State, { data, code }: Refusal, language: string): string {
  const unit = unitOf(w, data.unit);
  if (unit < 0) return tell(language, 'no.table');
  const facts = { unit: shortName(w, unit, language) };
  if (position.stepOf(w, view) !== 'movement') return tell(language, 'no.act', facts);
  const hex = hexOf(w, data.hex);
  return NOTHING_AT_ALL.has(code) || hex < 0
    ? tell(language, 'no.move', facts)
    : tell(language, 'no.goThere', { ...facts, hex: hexNumber(w, hex) });
}

/** Pieces named in the refusal; and of a zone of influence the cavalry that is seen to cover the hex (6.0b). */
function causesOf(w: Setting, view: State, { data, code }: Refusal, language: string): Explanation['causes'] {
  const named = [data.other, data.enemy, ...list(data.units)].map((fact) => unitOf(w, fact));
  const causes = named
    .filter((unit) => unit >= 0 && position.onMap(w, view, unit))
    .map((unit) => causeOf(w, view, unit, language, null));
  const hex = hexOf(w, data.hex);
  if ((code !== 'pinned' && code !== 'must-stop') || hex < 0) return causes;
  const unit = unitOf(w, data.unit);
  return [...causes, ...pinningOf(w, view, hex, w.side[unit]).map((one) => causeOf(w, view, one, language, hex))];
}

/** 6.0b, 6.2a: the cavalry of the other side that is seen to cover a hex. */
export function pinningOf(w: Setting, view: State, hex: number, side: number): number[] {
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    const next = w.neighbours[6 * hex + d];
    if (next < 0 || w.zoneSide[6 * next + ((d + 3) % 6)] === 0 || position.sideIn(w, view, next) !== 1 - side) continue;
    const horse = position
      .unitsIn(w, view, next)
      .find((unit) => w.unitData[unit].type === 'cavalry' && position.isSeen(w, view, unit));
    if (horse !== undefined) found.push(horse);
  }
  return found;
}

function causeOf(
  w: Setting,
  view: State,
  unit: number,
  language: string,
  touched: number | null,
): Explanation['causes'][number] {
  const place = position.whereIs(w, view, unit);
  const facts = {
    unit: shortName(w, unit, language),
    hex: hexNumber(w, place),
    place: touched === null ? '' : hexNumber(w, touched),
  };
  return { piece: unit, place, text: tell(language, touched === null ? 'cause.stands' : 'cause.touches', facts) };
}
