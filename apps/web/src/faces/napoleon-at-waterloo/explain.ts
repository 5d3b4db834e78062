import { type Fact, type Refusal, type State, sayRefusal, type Wording } from '@hundred-days/kernel';
import { nameOfHex, position } from '@hundred-days/napoleon-at-waterloo';
import { accused, cause, refusalTitle } from '../../face/battle/refused.ts';
import { hexOf, unitOf } from '../../face/battle/told.ts';
import type { Explanation } from '../../face/types.ts';
import { shortName } from './names.ts';
import type { Setting } from './setting.ts';
import { speechOf } from './speech.ts';
import { textIn } from './text/words.ts';

/** Refusals as explanations. The sentences are those of the game's own catalogs. */

/** The fact first, then who is to blame. */
export function explain(w: Setting, view: State, no: Refusal, language: string): Explanation {
  const wording: Wording = (name, fact) => factInWords(w, name, fact, language);
  const text = sayRefusal({ ...textIn(language), wording }, no);
  return { title: titleOf(w, view, no, language), text, causes: causesOf(w, view, no, language) };
}

function factInWords(w: Setting, name: string, fact: Fact, language: string): string {
  if (Array.isArray(fact)) {
    if (fact.length === 0) return '–';
    const ids = fact.map(String);
    return ids.map((id) => (w.unitIndex(id) < 0 ? id : shortName(w, w.unitIndex(id), language))).join(', ');
  }
  const unit = typeof fact === 'string' && (name === 'unit' || name === 'other') ? w.unitIndex(fact) : -1;
  if (unit >= 0) return shortName(w, unit, language);
  const place = name === 'hex' || name === 'from' ? hexOf(w, fact) : -1;
  const known = place < 0 ? null : nameOfHex(w, place, textIn(language));
  return known ? `${String(fact)} ${known}` : String(fact);
}

/** Refusals that say the unit may do nothing at all, wherever it is pointed. */
const NOTHING_AT_ALL: ReadonlySet<string> = new Set([
  'frozen',
  'already-moved',
  'not-your-unit',
  'not-on-map',
  'not-yet',
  'not-in-game',
]);

function titleOf(w: Setting, view: State, no: Refusal, language: string): string {
  const to = NOTHING_AT_ALL.has(no.code) || no.data.hex === undefined ? null : String(no.data.hex);
  const inCombat = position.stepOf(w, view) === 'combat';
  return refusalTitle(w, speechOf(w), view, no, { inCombat, to }, language);
}

/** Pieces named in the refusal, and for zones the enemies whose zone it is. */
function causesOf(w: Setting, view: State, no: Refusal, language: string): Explanation['causes'] {
  const { data } = no;
  const standing = accused(w, no).filter((unit) => position.onMap(w, view, unit));
  const causes = standing.map((unit) => causeOf(w, view, unit, language, null));
  const zone = [
    'frozen',
    'must-stop',
    'zones-bar',
    'enemy-zone',
    'entry-barred',
    'friend-in-enemy-zone',
    'gun-in-enemy-zone',
  ];
  const zoned = no.code === 'zones-bar' ? data.from : data.hex;
  const hex = no.code === 'gun-in-enemy-zone' ? position.whereIs(w, view, unitOf(w, data.unit)) : hexOf(w, zoned);
  if (zone.includes(no.code) && hex >= 0) {
    const side = w.side[unitOf(w, data.unit)];
    for (const next of w.neighbours.subarray(6 * hex, 6 * hex + 6)) {
      const enemy = next < 0 ? -1 : position.unitIn(w, view, next);
      if (enemy >= 0 && w.side[enemy] !== side) causes.push(causeOf(w, view, enemy, language, hex));
    }
  }
  return causes;
}

const causeOf = (w: Setting, view: State, unit: number, language: string, touched: number | null) =>
  cause(speechOf(w), w.hexId, [unit, position.whereIs(w, view, unit)], language, touched);
