import {
  type Catalogs,
  type Fact,
  type GameEvent,
  type Refusal,
  type Speaker,
  type State,
  sayRefusal,
} from '@hundred-days/kernel';
import { board, nameOfHex, nameOfSide, position, units } from '@hundred-days/waterloo-campaign';
import type { Motion } from '../../board/types.ts';
import type { Explanation, LogLine, LogPart } from '../../face/types.ts';
import { placeName, shortName } from './names.ts';
import { tell } from './text/words.ts';

/** Events as log lines and as motions; refusals as explanations. The sentences are those of the game's own catalogs. */

const { MAP } = board;
const unitOf = (fact: Fact | undefined): number => (typeof fact === 'string' ? units.unitIndex(fact) : -1);
const hexOf = (fact: Fact | undefined): number => (typeof fact === 'string' ? MAP.indexOf(fact) : -1);
const list = (fact: Fact | undefined): string[] => (Array.isArray(fact) ? fact.map(String) : []);

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

const UNIT_FACTS = ['unit', 'other', 'by'];
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

/** The fact first, then who is to blame. */
export function explain(game: Speaker, view: State, no: Refusal, language: string, asked: number | null): Explanation {
  const text = sayRefusal(game, no, language, (name, fact) => factInWords(name, fact, language));
  return { title: titleOf(no, language, asked), text, causes: causesOf(view, no, language) };
}

function factInWords(name: string, fact: Fact, language: string): string {
  if (Array.isArray(fact)) {
    if (fact.length === 0) return '–';
    return fact
      .map(String)
      .map((id) => (units.unitIndex(id) < 0 ? id : shortName(units.unitIndex(id), language)))
      .join(', ');
  }
  const unit = UNIT_FACTS.includes(name) ? unitOf(fact) : -1;
  if (unit >= 0) return shortName(unit, language);
  const hex = name === 'hex' || name === 'from' ? hexOf(fact) : -1;
  return hex < 0 ? String(fact) : placeName(hex, language);
}

/** What was asked for; the refusal itself may speak of a hex on the way. */
function titleOf(no: Refusal, language: string, asked: number | null): string {
  const unit = unitOf(no.data.unit);
  if (unit < 0) return tell(language, 'no.table');
  const name = shortName(unit, language);
  const hex = hexOf(no.data.hex) < 0 ? -1 : (asked ?? hexOf(no.data.hex));
  return hex < 0
    ? tell(language, 'no.unit', { unit: name })
    : tell(language, 'no.there', { unit: name, hex: board.hexId(hex) });
}

/** Refusals that a zone of the enemy is to blame for. */
const BY_ZONE: ReadonlySet<string> = new Set([
  'must-stop',
  'held-in-zoc',
  'break-off',
  'in-enemy-zone',
  'in-enemy-zoc',
  'hq-in-enemy-zone',
  'retreat-into-zoc',
]);

/** Pieces named in the refusal, and for zones the enemies whose zone it is. */
function causesOf(view: State, no: Refusal, language: string): Explanation['causes'] {
  const named = [unitOf(no.data.other), unitOf(no.data.by), ...list(no.data.units).map(unitOf)];
  const unit = unitOf(no.data.unit);
  const hex = hexOf(no.data.hex);
  const zones = BY_ZONE.has(no.code) && hex >= 0 && unit >= 0 ? enemiesNear(view, units.SIDE[unit], hex, no.code) : [];
  // Who stands in the hex, where it should be empty (GEN-9).
  const there =
    no.code === 'hex-not-empty' && hex >= 0
      ? [position.corpsIn, position.detachmentIn, position.hqIn].map((of) => of(view, hex))
      : [];
  const causes = [...new Set(there.length > 0 ? there : [...named, ...zones])].filter(
    (piece) => piece >= 0 && position.onMap(view, piece),
  );
  return causes.map((piece) => {
    const place = position.whereIs(view, piece);
    const facts = { unit: shortName(piece, language), hex: placeName(place, language) };
    return { piece, place, text: tell(language, 'cause', facts) };
  });
}

/** The enemy units whose ZoC, or where that counts whose ZoI, reaches a hex. */
function enemiesNear(view: State, side: number, hex: number, code: string): number[] {
  const wide = code !== 'held-in-zoc' && code !== 'in-enemy-zoc' && code !== 'retreat-into-zoc' && code !== 'break-off';
  const found: number[] = [];
  for (let unit = 0; unit < units.HQS; unit++) {
    if (units.SIDE[unit] === side || !position.onMap(view, unit)) continue;
    const from = position.whereIs(view, unit);
    const lists = wide && units.isCorps(unit) ? [board.CONTROL, board.INFLUENCE] : [board.CONTROL];
    if (lists.some(({ first, hexes }) => hexes.subarray(first[from], first[from + 1]).includes(hex))) found.push(unit);
  }
  return found;
}
