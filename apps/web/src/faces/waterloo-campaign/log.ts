import type { Catalog, Fact, GameEvent } from '@hundred-days/kernel';
import { nameOfHex, nameOfSide, units } from '@hundred-days/waterloo-campaign';
import type { Motion } from '../../board/types.ts';
import type { LogLine, LogPart } from '../../face/types.ts';
import { shortName } from './names.ts';
import { tell, textIn } from './text/words.ts';
import type { World } from './world.ts';

/** Events as log lines and as motions. The sentences are those of the game's own catalogs. */

export const unitOf = (w: World, fact: Fact | undefined): number =>
  typeof fact === 'string' ? units.unitIndex(w, fact) : -1;
export const hexOf = (w: World, fact: Fact | undefined): number =>
  typeof fact === 'string' ? w.map.indexOf(fact) : -1;
export const list = (fact: Fact | undefined): string[] => (Array.isArray(fact) ? fact.map(String) : []);

export function logLine(w: World, event: GameEvent, language: string): LogLine {
  const { data, type } = event;
  const words = textIn(language).catalog;
  const key = `event.${type}`;
  const template = words[key] ?? `[${key}]`;
  const unit = unitOf(w, data.unit);
  return {
    heading: type === 'phase',
    piece: unit < 0 ? null : unit,
    parts: template.split(/(\{\w+\})/).flatMap((piece): LogPart[] => {
      const hole = /^\{(\w+)\}$/.exec(piece);
      if (hole !== null) return factParts(w, words, hole[1], data[hole[1]], language);
      return piece === '' ? [] : [piece];
    }),
    rule: event.rule,
    dice: [data.attackDie, data.defenceDie, data.die].filter((die) => typeof die === 'number'),
    places: placesOf(w, event),
    ...fightOf(event, language),
  };
}

/** An attack, and what its dice mean. */
function fightOf({ type, data }: GameEvent, language: string): Pick<LogLine, 'fight' | 'verdict'> {
  if (type === 'attack-declared') return { fight: 'begins' };
  if (type !== 'attack-resolved') return {};
  const { result, loser } = data;
  const key = result === 'stalemate' ? 'verdict.stalemate' : `verdict.${String(result)}.${String(loser)}`;
  return { fight: 'rolls', verdict: tell(language, key as 'verdict.stalemate') };
}

export const UNIT_FACTS = ['unit', 'other', 'by'];
const WORD_FACTS = ['phase', 'mode', 'result', 'loser'];
const SIGNED = ['attackModifier', 'defenceModifier'];

function factParts(w: World, words: Catalog, name: string, fact: Fact | undefined, language: string): LogPart[] {
  if (name === 'path') return wayParts(w, list(fact));
  if (name === 'hex') return [hexPart(w, String(fact)), ...nameAfter(w, hexOf(w, fact), language)];
  if (name === 'from') return [hexPart(w, String(fact))];
  if (UNIT_FACTS.includes(name)) return [shortName(w, unitOf(w, fact), language)];
  if (name === 'side') return [nameOfSide(fact === 'french' ? 'french' : 'coalition', textIn(language))];
  if (name === 'outcome') return [words[`outcome.${String(fact)}`] ?? String(fact)];
  if (WORD_FACTS.includes(name)) return [words[`word.${String(fact)}`] ?? String(fact)];
  return [SIGNED.includes(name) ? signed(Number(fact)) : String(fact)];
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const hexPart = (w: World, id: string): LogPart => ({ place: w.map.indexOf(id), text: id });

/** The ends of a path; between them it is shown on the map. */
const wayParts = (w: World, path: readonly string[]): LogPart[] =>
  path.length < 2 ? path.map((id) => hexPart(w, id)) : [hexPart(w, path[0]), ' → ', hexPart(w, path[path.length - 1])];

const nameAfter = (w: World, hex: number, language: string): LogPart[] => {
  const name = nameOfHex(w, hex, textIn(language));
  return name === null ? [] : [` ${name}`];
};

function placesOf(w: World, { data }: GameEvent): number[] {
  const ids = [...list(data.path)];
  for (const fact of [data.from, data.hex]) if (typeof fact === 'string') ids.push(fact);
  return [...new Set(ids.map((id) => w.map.indexOf(id)).filter((hex) => hex >= 0))];
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

export function motionsOf(w: World, events: readonly GameEvent[]): Motion[] {
  return events.flatMap(({ type, data }): Motion[] => {
    const piece = unitOf(w, data.unit);
    if (piece < 0) return [];
    const kind = ALONG[type];
    if (kind !== undefined) return [{ piece, places: list(data.path).map((id) => w.map.indexOf(id)), kind }];
    if (type === 'pursued') return [{ piece, places: [hexOf(w, data.from), hexOf(w, data.hex)], kind: 'advance' }];
    return GONE.has(type) && hexOf(w, data.hex) >= 0
      ? [{ piece, places: [hexOf(w, data.hex)], kind: 'destroyed' }]
      : [];
  });
}
