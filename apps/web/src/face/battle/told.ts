import type { Fact, GameEvent } from '@hundred-days/kernel';
import { pluralKey } from '../../text/fill.ts';
import type { LogLine, LogPart } from '../types.ts';

/** Events of a battle on hexes as parts of log lines. */

/** What is looked up in a world: ids of units and of hexes. */
export interface Ids {
  unitIndex(id: string): number;
  readonly map: { indexOf(id: string): number };
}

export const unitOf = (w: Ids, fact: Fact | undefined): number => (typeof fact === 'string' ? w.unitIndex(fact) : -1);
export const hexOf = (w: Ids, fact: Fact | undefined): number => (typeof fact === 'string' ? w.map.indexOf(fact) : -1);
export const list = (fact: Fact | undefined): string[] => (Array.isArray(fact) ? fact.map(String) : []);

/** A sentence with its holes filled by parts: places in it can be pointed at. */
export function partsOf(template: string, filled: (hole: string) => readonly LogPart[]): LogPart[] {
  const parts: LogPart[] = [];
  for (const piece of template.split(/(\{\w+\})/)) {
    const hole = /^\{(\w+)\}$/.exec(piece);
    if (hole !== null) parts.push(...filled(hole[1]));
    else if (piece !== '') parts.push(piece);
  }
  return parts;
}

/** A fact of an event; where it begins and ends, of a way. */
export function factOf({ data }: GameEvent, name: string): Fact | undefined {
  if (name in data) return data[name];
  const path = list(data.path);
  return name === 'from' ? path[0] : name === 'hex' ? path[path.length - 1] : undefined;
}

/** Several of them, with commas between. */
export const commaed = (parts: readonly LogPart[]): LogPart[] =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [', ', part]));

export function placesOf(w: Ids, { data }: GameEvent): number[] {
  const ids = [...list(data.path), ...list(data.hexes)];
  for (const fact of [data.from, data.hex]) if (typeof fact === 'string') ids.push(fact);
  return ids.map((id) => w.map.indexOf(id)).filter((hex) => hex >= 0);
}

/** The word for an event; there are two for attacks, by how many attack. */
export function lineKey({ type, data }: GameEvent, language: string): string {
  const number = type === 'attack' ? `_${pluralKey(language, list(data.attackers).length)}` : '';
  return `log.${type}${number}`;
}

export function lineOf(
  w: Ids,
  event: GameEvent,
  template: string,
  filled: (hole: string) => readonly LogPart[],
): LogLine {
  const { data, type, rule } = event;
  const unit = unitOf(w, data.unit ?? list(data.attackers)[0]);
  return {
    heading: type === 'phase',
    piece: unit < 0 ? null : unit,
    parts: partsOf(template, filled),
    rule,
    dice: type === 'rolled' && typeof data.die === 'number' ? [data.die] : [],
    places: placesOf(w, event),
  };
}
