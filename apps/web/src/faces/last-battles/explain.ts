import {
  type Fact,
  inHalves,
  type Refusal,
  type State,
  sayRefusal,
  type Text,
  type Wording,
  wordIn,
} from '@hundred-days/kernel';
import { position } from '@hundred-days/last-battles';
import { accused, cause, refusalTitle } from '../../face/battle/refused.ts';
import { hexOf, unitOf } from '../../face/battle/told.ts';
import type { Explanation } from '../../face/types.ts';
import { hexNumber, nameOfHex, shortName } from './names.ts';
import type { Setting } from './setting.ts';
import { speechOf } from './speech.ts';
import { textIn } from './text/words.ts';

/** Refusals as explanations. The sentences are those of the game's own catalogs. */

/** The fact first, then who is to blame. */
export function explain(
  w: Setting,
  view: State,
  no: Refusal,
  language: string,
  words: Text = textIn(language),
): Explanation {
  const wording: Wording = (name, fact) => factInWords(w, name, fact, language);
  const text = sayRefusal({ ...words, wording }, no);
  return { title: titleOf(w, view, no, language), text, causes: causesOf(w, view, no, language) };
}

const PLACES = ['hex', 'from', 'entry', 'hexes'];

function factInWords(w: Setting, name: string, fact: Fact, language: string): string {
  if (Array.isArray(fact)) return fact.map((one) => factInWords(w, name, one, language)).join(', ') || '–';
  if (typeof fact === 'number') return inHalves(fact);
  if (typeof fact !== 'string') return String(fact);
  if (name === 'ground') return wordIn(textIn(language).catalog, 'ground', fact);
  if (w.unitIndex(fact) >= 0) return shortName(w, w.unitIndex(fact), language);
  const place = PLACES.includes(name) ? hexOf(w, fact) : -1;
  if (place < 0) return fact;
  return [hexNumber(w, place), nameOfHex(w, place, language)].filter(Boolean).join(' ');
}

/** Refusals that say the unit may do nothing at all, wherever it is pointed. */
const NOTHING_AT_ALL: ReadonlySet<string> = new Set([
  'locked',
  'already-moved',
  'not-your-unit',
  'not-on-map',
  'not-yet',
  'not-in-game',
  'not-waiting',
]);

function titleOf(w: Setting, view: State, no: Refusal, language: string): string {
  const hex = hexOf(w, no.data.hex);
  const to = NOTHING_AT_ALL.has(no.code) || hex < 0 ? null : hexNumber(w, hex);
  const inCombat = position.stepOf(w, view) === 'combat';
  return refusalTitle(w, speechOf(w), view, no, { inCombat, to }, language);
}

/** Those whose zones are to blame. */
const ZONED: ReadonlySet<string> = new Set([
  'locked',
  'must-stop',
  'zones-bar',
  'enemy-zone',
  'no-contact',
  'gun-in-enemy-zone',
]);

/** Pieces named in the refusal, those in the way, and for zones the enemies whose zone it is. */
function causesOf(w: Setting, view: State, no: Refusal, language: string): Explanation['causes'] {
  const { data, code } = no;
  const full = code === 'hex-full' || code === 'chateau-full' || code === 'chateau-occupied';
  const there = full ? position.unitsIn(w, view, hexOf(w, data.hex)) : [];
  const standing = [...new Set([...accused(w, no), ...there])].filter((unit) => position.onMap(w, view, unit));
  const causes = standing.map((unit) => causeOf(w, view, unit, language, null));
  if (!ZONED.has(code)) return causes;
  const unit = unitOf(w, data.unit);
  const hex =
    code === 'gun-in-enemy-zone'
      ? position.whereIs(w, view, unit)
      : hexOf(w, code === 'zones-bar' ? data.from : data.hex);
  if (hex < 0) return causes;
  const sides = position.zoneSides(w, view);
  for (let d = 0; d < 6; d++) {
    const next = w.neighbours[6 * hex + d];
    if (next < 0 || sides[6 * next + ((d + 3) % 6)] === 0) continue;
    const enemy = position.firstIn(w, view, next);
    if (enemy >= 0 && w.side[enemy] !== w.side[unit]) causes.push(causeOf(w, view, enemy, language, hex));
  }
  return causes;
}

const causeOf = (w: Setting, view: State, unit: number, language: string, touched: number | null) =>
  cause(speechOf(w), (hex) => hexNumber(w, hex), [unit, position.whereIs(w, view, unit)], language, touched);
