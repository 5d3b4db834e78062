import type { Fact, GameEvent } from '@hundred-days/kernel';
import { wordsOf } from '@hundred-days/napoleon-1815/spoken';
import type { Motion } from '../../board/types.ts';
import type { LogLine, LogPart, Telling } from '../../face/types.ts';
import type { Painted } from './art.ts';
import { fullName, townName } from './names.ts';
import { tell, textIn } from './text/words.ts';

/** Events as log lines and as motions. The sentences are those of the game's own catalogs. */

export const townOf = (w: Painted, fact: Fact | undefined): number =>
  typeof fact === 'string' ? w.net.indexOf(fact) : -1;
export const unitOf = (w: Painted, fact: Fact | undefined): number =>
  typeof fact === 'string' ? w.unitIndex(fact) : -1;
export const list = (fact: Fact | undefined): readonly (string | number)[] => (Array.isArray(fact) ? fact : []);
const numbers = (fact: Fact | undefined): number[] => list(fact).filter((one) => typeof one === 'number');

const HEADINGS: ReadonlySet<string> = new Set(['turn', 'battle-turn', 'fight-chosen', 'deployed', 'game-over']);

/** What the owner alone is told beside what all are told: he reads the fuller one. */
const FULLER: Readonly<Record<string, string>> = {
  straggled: 'march-rolled',
  'marched-well': 'march-rolled',
  hit: 'block-hit',
};

/** A line for each deed: what all were told of a die or a hit, with the name of the block for whoever knows it. */
const told = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.flatMap((event, i): GameEvent[] => {
    const next = events[i + 1];
    const fuller = next !== undefined && FULLER[next.type] === event.type ? next : null;
    if (fuller !== null)
      return event.type === 'block-hit' ? [] : [{ ...event, data: { ...event.data, ...fuller.data } }];
    const isOwn = FULLER[event.type] !== undefined && FULLER[event.type] === events[i - 1]?.type;
    return isOwn && event.type !== 'hit' ? [] : [event];
  });

/** Deeds of a Group: the same way, by several blocks. */
const TOGETHER = ['moved', 'placed', 'went', 'retreated', 'regrouped', 'reinforced', 'attrition'] as const;
const isTogether = (type: string): type is (typeof TOGETHER)[number] => TOGETHER.some((one) => one === type);

/** What two events of one deed have in common. */
const commonOf = ({ type, data }: GameEvent): string =>
  JSON.stringify([type, data.path ?? null, data.from ?? null, data.town ?? null, data.to ?? null]);

export const TELLING: Telling = {
  told,
  isSameDeed: (one, other) => isTogether(one.type) && commonOf(one) === commonOf(other),
  // 5.6b: a die for each block of a column.
  passing: ({ type }) => type === 'march-rolled',
};

export function logLine(w: Painted, event: GameEvent, language: string, others: readonly GameEvent[] = []): LogLine {
  const { type } = event;
  const template = templateOf(w, event, language, others.length > 0);
  const units = [event, ...others].map(({ data }) => data.unit);
  const data = others.length === 0 ? event.data : { ...event.data, n: units.length, units: units.map(String) };
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
    // The die of a march has fallen before all eyes, and is told with what all were told.
    dice: FULLER[type] !== undefined ? [] : typeof die === 'number' ? [die] : numbers(data.dice),
    ...(typeof firepower === 'number' ? { hitsUpTo: firepower } : {}),
    places: placesOf(w, event),
  };
}

function templateOf(w: Painted, { type, data }: GameEvent, language: string, several: boolean): string {
  if (several && isTogether(type)) return tell(language, `together.${type}`);
  if (type === 'march-rolled' && unitOf(w, data.unit) >= 0) return tell(language, 'log.marchOf');
  const key = `event.${type}`;
  return textIn(language).catalog[key] ?? `[${key}]`;
}

export const TOWN_FACTS = ['town', 'from', 'to'];

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
export function inWords(w: Painted, name: string, fact: Fact, language: string): string {
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
