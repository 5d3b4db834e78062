import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';
import { bareText } from './bareData.ts';

/**
 * A map of hexes says the same few things of a thousand hexes, and its roads lead from each to a neighbour: written as one
 * sign a hex it takes a quarter of the room. The page is built with that, and writes it out when it loads.
 */

const MAP = /\/packages\/games\/[^/]+\/data\/map\.json$/;
const PACKED = '?packed';

type Json = Readonly<Record<string, unknown>>;
type Line = readonly [string, string, ...unknown[]];

export interface Packed {
  /** Everything that is not packed. */
  readonly rest: Json;
  /** Hex numbers that follow one another: the first and how many. */
  readonly runs: readonly (readonly [first: number, count: number])[];
  /** What is said of hexes, but for their names; and a sign a hex, in their order. */
  readonly kinds: readonly Json[];
  readonly hexes: string;
  readonly names: readonly string[];
  /** For each list of lines: how far the second hex is from the first and what the line is; the signs of each first hex. */
  readonly lists: readonly (readonly [name: string, steps: readonly (readonly unknown[])[], signs: string])[];
}

/** Signs that need no escape in a string; a comma parts hexes. */
const FIRST_SIGN = 45;
const MOST_KINDS = 92 - FIRST_SIGN;
const sign = (i: number): string => String.fromCharCode(FIRST_SIGN + i);

/** Null for data that is not of this kind. */
export function pack(data: Json): Packed | null {
  const { hexes, ...others } = data as { hexes?: Readonly<Record<string, Json>> };
  if (hexes === undefined) return null;
  const ids = Object.keys(hexes);
  const rest: Record<string, unknown> = {};
  const lists: Packed['lists'][number][] = [];
  for (const [name, value] of Object.entries(others)) {
    const list = isLines(value, hexes) ? packLines(name, value, ids) : null;
    if (list === null) rest[name] = value;
    else lists.push(list);
  }
  const kinds = new Map<string, number>();
  const names: string[] = [];
  const signs = ids.map((id) => {
    const { name, ...said } = hexes[id];
    if (typeof name === 'string') names.push(name);
    const kind = JSON.stringify(typeof name === 'string' ? { ...said, name: '' } : said);
    if (!kinds.has(kind)) kinds.set(kind, kinds.size);
    return sign(kinds.get(kind) ?? 0);
  });
  if (kinds.size > MOST_KINDS) return null;
  const packed = {
    rest,
    runs: runsOf(ids.map(Number)),
    kinds: [...kinds.keys()].map((kind) => JSON.parse(kind) as Json),
    hexes: signs.join(''),
    names,
    lists,
  };
  return isDeepStrictEqual(unpack(packed), data) ? packed : null;
}

const isLines = (value: unknown, hexes: Json): value is readonly Line[] =>
  Array.isArray(value) &&
  value.length > 50 &&
  value.every((line) => Array.isArray(line) && Object.hasOwn(hexes, line[0]) && Object.hasOwn(hexes, line[1]));

function packLines(name: string, lines: readonly Line[], ids: readonly string[]): Packed['lists'][number] | null {
  const steps = new Map<string, number>();
  const byHex = new Map<string, string>(ids.map((id) => [id, '']));
  for (const [a, b, ...what] of lines) {
    const step = JSON.stringify([Number(b) - Number(a), ...what]);
    if (!steps.has(step)) steps.set(step, steps.size);
    byHex.set(a, `${byHex.get(a) ?? ''}${sign(steps.get(step) ?? 0)}`);
  }
  if (steps.size > MOST_KINDS) return null;
  return [name, [...steps.keys()].map((step) => JSON.parse(step) as unknown[]), [...byHex.values()].join(',')];
}

function runsOf(ids: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const id of ids) {
    const last = runs[runs.length - 1];
    if (last !== undefined && id === last[0] + last[1]) last[1]++;
    else runs.push([id, 1]);
  }
  return runs;
}

/** Goes into the page as it stands here: it may use nothing from outside. */
export function unpack({ rest, runs, kinds, hexes, names, lists }: Packed): Json {
  const four = (id: number): string => String(id).padStart(4, '0');
  const ids = runs.flatMap(([first, count]) => Array.from({ length: count }, (_, i) => first + i));
  const named = names[Symbol.iterator]();
  const map: Record<string, unknown> = { ...rest, hexes: {} };
  const all = map.hexes as Record<string, unknown>;
  ids.forEach((id, i) => {
    const kind = kinds[hexes.charCodeAt(i) - 45];
    all[four(id)] = 'name' in kind ? { ...kind, name: named.next().value } : kind;
  });
  for (const [name, steps, signs] of lists) {
    map[name] = signs.split(',').flatMap((list, i) =>
      [...list].map((char) => {
        const [by, ...what] = steps[char.charCodeAt(0) - 45];
        return [four(ids[i]), four(ids[i] + Number(by)), ...what];
      }),
    );
  }
  return map;
}

export function packedMaps(): Plugin {
  return {
    name: 'packed-maps',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || !source.endsWith('map.json')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found !== null && MAP.test(found.id) ? found.id + PACKED : null;
    },
    load(id) {
      if (!id.endsWith(PACKED)) return null;
      const file = id.slice(0, -PACKED.length);
      const data = JSON.parse(bareText(readFileSync(file, 'utf8'), file)) as Json;
      const packed = pack(data);
      const value = packed === null ? JSON.stringify(data) : `(${unpack.toString()})(${JSON.stringify(packed)})`;
      return { code: `export default ${value};`, moduleType: 'js' };
    },
  };
}
