import {
  type Catalogs,
  type Fact,
  type Game,
  type GameEvent,
  type Refusal,
  type State,
  say,
} from '@hundred-days/kernel';
import { type Action, board, position, units } from '@hundred-days/napoleon-1815';
import type { Motion } from '../../board/types.ts';
import type { Explanation, LogLine, LogPart } from '../../face/types.ts';
import { fullName, townName } from './names.ts';
import { tell } from './text/words.ts';

/** Events as log lines and as motions; refusals as explanations. The sentences are those of the game's own catalogs. */

const { NET } = board;
const townOf = (fact: Fact | undefined): number => (typeof fact === 'string' ? NET.indexOf(fact) : -1);
const unitOf = (fact: Fact | undefined): number => (typeof fact === 'string' ? units.unitIndex(fact) : -1);
const list = (fact: Fact | undefined): readonly (string | number)[] => (Array.isArray(fact) ? fact : []);
const numbers = (fact: Fact | undefined): number[] => list(fact).filter((one) => typeof one === 'number');

type Told = Pick<Game<Action>, 'catalogs' | 'wording'>;

const HEADINGS: ReadonlySet<string> = new Set(['turn', 'battle-turn', 'fight-chosen', 'deployed', 'game-over']);

/** What the owner alone is told of a die that all have seen fall. */
const OWN: ReadonlySet<string> = new Set(['straggled', 'marched-well']);

export function logLine(game: Told, event: GameEvent, language: string): LogLine {
  const { data, type } = event;
  const words = game.catalogs[language] ?? game.catalogs.en;
  const key = `event.${type}`;
  const template = words[key] ?? game.catalogs.en[key] ?? `[${key}]`;
  const unit = unitOf(data.unit);
  const { die, firepower } = data;
  return {
    heading: HEADINGS.has(type),
    piece: unit < 0 ? null : unit,
    parts: template.split(/(\{\w+\})/).flatMap((part): LogPart[] => {
      const hole = /^\{(\w+)\}$/.exec(part);
      if (hole !== null) return factParts(game, hole[1], data[hole[1]], language);
      return part === '' ? [] : [part];
    }),
    rule: event.rule,
    dice: OWN.has(type) ? [] : typeof die === 'number' ? [die] : numbers(data.dice),
    ...(typeof firepower === 'number' ? { hitsUpTo: firepower } : {}),
    places: placesOf(event),
  };
}

const TOWN_FACTS = ['town', 'from', 'to'];

function factParts(game: Told, name: string, fact: Fact | undefined, language: string): LogPart[] {
  if (fact === undefined) return [];
  const town = TOWN_FACTS.includes(name) ? townOf(fact) : -1;
  if (town >= 0) return [{ place: town, text: townName(town, language) }];
  if (name === 'path') {
    return list(fact).flatMap((id, i): LogPart[] => {
      const at = townOf(String(id));
      return [...(i === 0 ? [] : [' → ']), { place: at, text: townName(at, language) }];
    });
  }
  return [inWords(game, name, fact, language)];
}

/** Units by their names alone: the log shows the block beside them. */
function inWords(game: Told, name: string, fact: Fact, language: string): string {
  const unit = unitOf(fact);
  if (unit >= 0) return fullName(unit, language);
  if (name === 'units' && Array.isArray(fact)) {
    const named = fact.map((id) => (unitOf(id) < 0 ? String(id) : fullName(unitOf(id), language)));
    return named.length === 0 ? '–' : named.join(', ');
  }
  if (name === 'dice') return list(fact).join(' ');
  return game.wording(language)(name, fact);
}

function placesOf({ data }: GameEvent): number[] {
  const found = [...list(data.path), data.from ?? '', data.town ?? '', data.to ?? ''].map((id) => townOf(String(id)));
  return [...new Set(found.filter((town) => town >= 0))];
}

const WENT: Readonly<Record<string, Motion['kind']>> = {
  went: 'move',
  retreated: 'retreat',
  regrouped: 'advance',
  reinforced: 'advance',
};

export function motionsOf(events: readonly GameEvent[]): Motion[] {
  return events.flatMap(({ type, data }): Motion[] => {
    const piece = unitOf(data.unit);
    if (piece < 0) return [];
    if (type === 'moved') return [{ piece, places: list(data.path).map((id) => townOf(String(id))), kind: 'move' }];
    if (type === 'eliminated') return [{ piece, places: [townOf(data.town)], kind: 'destroyed' }];
    const kind = WENT[type];
    return kind === undefined ? [] : [{ piece, places: [townOf(data.from), townOf(data.town)], kind }];
  });
}

/** The fact first, then who is to blame. */
export function explain(game: Told, common: Catalogs, view: State, no: Refusal, language: string): Explanation {
  const key = `refusal.${no.code}`;
  const own = game.catalogs[language] ?? game.catalogs.en;
  const words = Object.hasOwn(own, key) ? own : (common[language] ?? common.en);
  const text = say(words, key, no.data, (name, fact) => {
    const town = TOWN_FACTS.includes(name) || name === 'other' ? townOf(fact) : -1;
    return town >= 0 ? townName(town, language) : inWords(game, name, fact, language);
  });
  const unit = unitOf(no.data.unit);
  const title = unit < 0 ? tell(language, 'no.table') : tell(language, 'no.unit', { unit: fullName(unit, language) });
  const causes = [unitOf(no.data.other), ...list(no.data.units).map((id) => unitOf(String(id)))]
    .filter((piece) => piece >= 0 && position.onMap(view, piece))
    .map((piece) => {
      const place = position.whereIs(view, piece);
      const facts = { unit: fullName(piece, language), town: townName(place, language) };
      return { piece, place, text: tell(language, 'cause', facts) };
    });
  return { title, text, causes };
}
