import type { Catalogs, Fact, GameEvent } from '@hundred-days/kernel';
import { board, nameOfHex, nameOfSide, units } from '@hundred-days/waterloo-campaign';
import type { Motion } from '../../board/types.ts';
import type { LogLine, LogPart } from '../../face/types.ts';
import { shortName } from './names.ts';

/** Events as log lines and as motions. The sentences are those of the game's own catalogs. */

const { MAP } = board;
export const unitOf = (fact: Fact | undefined): number => (typeof fact === 'string' ? units.unitIndex(fact) : -1);
export const hexOf = (fact: Fact | undefined): number => (typeof fact === 'string' ? MAP.indexOf(fact) : -1);
export const list = (fact: Fact | undefined): string[] => (Array.isArray(fact) ? fact.map(String) : []);

export function logLine(catalogs: Catalogs, event: GameEvent, language: string): LogLine {
  const { data, type } = event;
  const words = catalogs[language] ?? catalogs.en;
  const key = `event.${type}`;
  const template = words[key] ?? catalogs.en[key] ?? `[${key}]`;
  const unit = unitOf(data.unit);
  return {
    heading: type === 'phase',
    piece: unit < 0 ? null : unit,
    parts: template.split(/(\{\w+\})/).flatMap((piece): LogPart[] => {
      const hole = /^\{(\w+)\}$/.exec(piece);
      if (hole !== null) return factParts(words, hole[1], data[hole[1]], language);
      return piece === '' ? [] : [piece];
    }),
    rule: event.rule,
    dice: [data.attackDie, data.defenceDie, data.die].filter((die) => typeof die === 'number'),
    places: placesOf(event),
  };
}

export const UNIT_FACTS = ['unit', 'other', 'by'];
const WORD_FACTS = ['phase', 'mode', 'result', 'loser'];
const SIGNED = ['attackModifier', 'defenceModifier'];

function factParts(words: Catalogs[string], name: string, fact: Fact | undefined, language: string): LogPart[] {
  if (name === 'path') return wayParts(list(fact));
  if (name === 'hex') return [hexPart(String(fact)), ...nameAfter(hexOf(fact), language)];
  if (name === 'from') return [hexPart(String(fact))];
  if (UNIT_FACTS.includes(name)) return [shortName(unitOf(fact), language)];
  if (name === 'side') return [nameOfSide(fact === 'french' ? 'french' : 'coalition', language)];
  if (name === 'outcome') return [words[`outcome.${String(fact)}`] ?? String(fact)];
  if (WORD_FACTS.includes(name)) return [words[`word.${String(fact)}`] ?? String(fact)];
  return [SIGNED.includes(name) ? signed(Number(fact)) : String(fact)];
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const hexPart = (id: string): LogPart => ({ place: MAP.indexOf(id), text: id });

/** The ends of a path; between them it is shown on the map. */
const wayParts = (path: readonly string[]): LogPart[] =>
  path.length < 2 ? path.map(hexPart) : [hexPart(path[0]), ' → ', hexPart(path[path.length - 1])];

const nameAfter = (hex: number, language: string): LogPart[] => {
  const name = nameOfHex(hex, language);
  return name === null ? [] : [` ${name}`];
};

function placesOf({ data }: GameEvent): number[] {
  const ids = [...list(data.path)];
  for (const fact of [data.from, data.hex]) if (typeof fact === 'string') ids.push(fact);
  return [...new Set(ids.map((id) => MAP.indexOf(id)).filter((hex) => hex >= 0))];
}

const ALONG: Readonly<Record<string, Motion['kind']>> = {
  moved: 'move',
  entered: 'enter',
  withdrew: 'retreat',
  retreated: 'retreat',
  'made-room': 'retreat',
};
/** How a piece leaves the map. */
const GONE: ReadonlySet<string> = new Set(['blown', 'eliminated', 'recalled']);

export function motionsOf(events: readonly GameEvent[]): Motion[] {
  return events.flatMap(({ type, data }): Motion[] => {
    const piece = unitOf(data.unit);
    if (piece < 0) return [];
    const kind = ALONG[type];
    if (kind !== undefined) return [{ piece, places: list(data.path).map((id) => MAP.indexOf(id)), kind }];
    if (type === 'pursued') return [{ piece, places: [hexOf(data.from), hexOf(data.hex)], kind: 'advance' }];
    return GONE.has(type) && hexOf(data.hex) >= 0 ? [{ piece, places: [hexOf(data.hex)], kind: 'destroyed' }] : [];
  });
}
