import { type Catalogs, type Fact, type GameEvent, type Refusal, type State, say } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-1815';
import { wordsOf } from '@hundred-days/napoleon-1815/words';
import type { Motion } from '../../board/types.ts';
import type { Explanation, LogLine, LogPart } from '../../face/types.ts';
import type { Painted } from './art.ts';
import { fullName, townName } from './names.ts';
import { tell, textIn } from './text/words.ts';

/** Events as log lines and as motions; refusals as explanations. The sentences are those of the game's own catalogs. */

const townOf = (w: Painted, fact: Fact | undefined): number => (typeof fact === 'string' ? w.net.indexOf(fact) : -1);
const unitOf = (w: Painted, fact: Fact | undefined): number => (typeof fact === 'string' ? w.unitIndex(fact) : -1);
const list = (fact: Fact | undefined): readonly (string | number)[] => (Array.isArray(fact) ? fact : []);
const numbers = (fact: Fact | undefined): number[] => list(fact).filter((one) => typeof one === 'number');

const HEADINGS: ReadonlySet<string> = new Set(['turn', 'battle-turn', 'fight-chosen', 'deployed', 'game-over']);

/** What the owner alone is told of a die that all have seen fall. */
const OWN: ReadonlySet<string> = new Set(['straggled', 'marched-well']);

export function logLine(w: Painted, event: GameEvent, language: string): LogLine {
  const { data, type } = event;
  const words = textIn(language).catalog;
  const key = `event.${type}`;
  const template = words[key] ?? `[${key}]`;
  const unit = unitOf(w, data.unit);
  const { die, firepower } = data;
  return {
    heading: HEADINGS.has(type),
    piece: unit < 0 ? null : unit,
    parts: template.split(/(\{\w+\})/).flatMap((part): LogPart[] => {
      const hole = /^\{(\w+)\}$/.exec(part);
      if (hole !== null) return factParts(w, hole[1], data[hole[1]], language);
      return part === '' ? [] : [part];
    }),
    rule: event.rule,
    dice: OWN.has(type) ? [] : typeof die === 'number' ? [die] : numbers(data.dice),
    ...(typeof firepower === 'number' ? { hitsUpTo: firepower } : {}),
    places: placesOf(w, event),
  };
}

const TOWN_FACTS = ['town', 'from', 'to'];

function factParts(w: Painted, name: string, fact: Fact | undefined, language: string): LogPart[] {
  if (fact === undefined) return [];
  const town = TOWN_FACTS.includes(name) ? townOf(w, fact) : -1;
  if (town >= 0) return [{ place: town, text: townName(w, town, language) }];
  if (name === 'path') {
    return list(fact).flatMap((id, i): LogPart[] => {
      const at = townOf(w, String(id));
      return [...(i === 0 ? [] : [' → ']), { place: at, text: townName(w, at, language) }];
    });
  }
  return [inWords(w, name, fact, language)];
}

/** Units by their names alone: the log shows the block beside them. */
function inWords(w: Painted, name: string, fact: Fact, language: string): string {
  const unit = unitOf(w, fact);
  if (unit >= 0) return fullName(w, unit, language);
  if (name === 'units' && Array.isArray(fact)) {
    const named = fact.map((id) => (unitOf(w, id) < 0 ? String(id) : fullName(w, unitOf(w, id), language)));
    return named.length === 0 ? '–' : named.join(', ');
  }
  if (name === 'dice') return list(fact).join(' ');
  return wordsOf(w, textIn(language)).wording(name, fact);
}

function placesOf(w: Painted, { data }: GameEvent): number[] {
  const found = [...list(data.path), data.from ?? '', data.town ?? '', data.to ?? ''].map((id) =>
    townOf(w, String(id)),
  );
  return [...new Set(found.filter((town) => town >= 0))];
}

const WENT: Readonly<Record<string, Motion['kind']>> = {
  went: 'move',
  retreated: 'retreat',
  regrouped: 'advance',
  reinforced: 'advance',
};

export function motionsOf(w: Painted, events: readonly GameEvent[]): Motion[] {
  return events.flatMap(({ type, data }): Motion[] => {
    const piece = unitOf(w, data.unit);
    if (piece < 0) return [];
    if (type === 'moved') return [{ piece, places: list(data.path).map((id) => townOf(w, String(id))), kind: 'move' }];
    if (type === 'eliminated') return [{ piece, places: [townOf(w, data.town)], kind: 'destroyed' }];
    const kind = WENT[type];
    return kind === undefined ? [] : [{ piece, places: [townOf(w, data.from), townOf(w, data.town)], kind }];
  });
}

/** The fact first, then who is to blame. */
export function explain(w: Painted, common: Catalogs, view: State, no: Refusal, language: string): Explanation {
  const key = `refusal.${no.code}`;
  const own = textIn(language).catalog;
  const words = Object.hasOwn(own, key) ? own : (common[language] ?? common.en);
  const text = say(words, key, no.data, (name, fact) => {
    const town = TOWN_FACTS.includes(name) || name === 'other' ? townOf(w, fact) : -1;
    return town >= 0 ? townName(w, town, language) : inWords(w, name, fact, language);
  });
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
