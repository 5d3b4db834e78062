import type { Fact, GameEvent } from '@hundred-days/kernel';
import type { LogPart } from '../types.ts';

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

export const hexPart = (w: Ids, id: string): LogPart => ({ place: w.map.indexOf(id), text: id });

export const hexParts = (w: Ids, ids: readonly string[]): LogPart[] =>
  ids.flatMap((id, i) => (i === 0 ? [hexPart(w, id)] : [', ', hexPart(w, id)]));

export function placesOf(w: Ids, { data }: GameEvent): number[] {
  const ids = [...list(data.path), ...list(data.hexes)];
  for (const fact of [data.from, data.hex]) if (typeof fact === 'string') ids.push(fact);
  return ids.map((id) => w.map.indexOf(id)).filter((hex) => hex >= 0);
}
