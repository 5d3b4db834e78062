import { type Refusal, type State, sayRefusal, type Wording } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-1815';
import type { Explanation } from '../../face/types.ts';
import type { Painted } from './art.ts';
import { inWords, list, TOWN_FACTS, townOf, unitOf } from './log.ts';
import { fullName, townName } from './names.ts';
import { tell, textIn } from './text/words.ts';

/** Refusals as explanations. The sentences are those of the game's own catalogs. */

/** The fact first, then who is to blame. */
export function explain(w: Painted, view: State, no: Refusal, language: string): Explanation {
  const wording: Wording = (name, fact) => {
    const town = TOWN_FACTS.includes(name) || name === 'other' ? townOf(w, fact) : -1;
    return town >= 0 ? townName(w, town, language) : inWords(w, name, fact, language);
  };
  const text = sayRefusal({ ...textIn(language), wording }, no);
  const unit = unitOf(w, no.data.unit);
  const title =
    unit < 0 ? tell(language, 'no.table') : tell(language, 'no.unit', { unit: fullName(w, unit, language) });
  const causes = [unitOf(w, no.data.other), ...list(no.data.units).map((id) => unitOf(w, String(id)))]
    .filter((piece) => piece >= 0 && position.onMap(w, view, piece))
    .map((piece) => {
      const place = position.whereIs(w, view, piece);
      const facts = { unit: fullName(w, piece, language), town: townName(w, place, language) };
      return { piece, place, text: tell(language, 'cause', facts) };
    });
  return { title, text, causes };
}
