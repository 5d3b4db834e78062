import { type HexMap, joinHexMaps } from '@hundred-days/kernel';
import { gridOf } from '../board.ts';
import type { FeatureDocument, HexDocument, MapDocument } from '../documents.ts';

/** 18.1 The sheets laid side by side. What lies on the join is one hex with the name of the sheet on top (18.1x). */

/** Sheets as they lie on top of one another, with what is added to their columns and rows on the map of all four. */
const TOP_DOWN = [
  { sheet: 'W', cols: 28, rows: 0 },
  { sheet: 'B', cols: 0, rows: 0 },
  { sheet: 'L', cols: 28, rows: 33 },
  { sheet: 'Q', cols: 0, rows: 33 },
] as const;

export interface Joined {
  readonly map: HexMap;
  /** The ground of all the sheets, every hex by the name it has on the joined map. */
  readonly document: MapDocument;
}

/** 18.1y: joined from the sheets that are used, so that the rest of their names and edges stays as it is. */
export function joinSheets(id: string, letters: readonly string[], maps: readonly MapDocument[]): Joined {
  const laid = TOP_DOWN.filter(({ sheet }) => letters.includes(sheet)).map((place) => ({
    ...place,
    document: sheetOf(maps, place.sheet),
  }));
  const left = Math.min(...laid.map(({ cols }) => cols));
  const top = Math.min(...laid.map(({ rows }) => rows));
  const map = joinHexMaps(
    gridOf(''),
    laid.map(({ sheet, cols, rows, document }) => ({
      grid: gridOf(sheet),
      ids: Object.keys(document.hexes)
        .sort()
        .map((number) => sheet + number),
      cols: cols - left,
      rows: rows - top,
    })),
  );
  const nameOf = (sheet: string, number: string): string => map.ids[map.indexOf(sheet + number)];
  const hexes: Record<string, HexDocument> = {};
  for (const { sheet, document } of [...laid].reverse())
    for (const [number, hex] of Object.entries(document.hexes)) hexes[nameOf(sheet, number)] = hex;
  const between = (lines: (document: MapDocument) => readonly (readonly string[])[]): string[][] =>
    once(
      laid.flatMap(({ sheet, document }) =>
        lines(document).map(([a, b, kind]) => [nameOf(sheet, a), nameOf(sheet, b), kind]),
      ),
    );
  return {
    map,
    document: {
      id,
      sheet: '',
      hexes,
      hexsides: between(({ hexsides }) => hexsides),
      roads: between(({ roads }) => roads),
      // A line that leaves its sheet towards another leaves no map.
      edgeRoads: laid.flatMap(({ sheet, document }) =>
        document.edgeRoads
          .map((line) => ({ ...line, hex: nameOf(sheet, line.hex) }))
          .filter(({ hex, edge }) => edgesOf(map, map.indexOf(hex)).includes(edge)),
      ),
      features: whole(
        laid.flatMap(({ sheet, document }) =>
          (document.features ?? []).map((feature) => ({
            ...feature,
            hexsides: feature.hexsides.map((pair) => pair.map((number) => nameOf(sheet, number))),
          })),
        ),
      ),
    },
  };
}

function sheetOf(maps: readonly MapDocument[], letter: string): MapDocument {
  const found = maps.find(({ sheet }) => sheet === letter);
  if (found === undefined) throw new Error(`there is no map ${letter}`);
  return found;
}

/** Both sheets of a join draw what lies on it. */
function once(lines: readonly string[][]): string[][] {
  const seen = new Set<string>();
  return lines.filter(([a, b, kind]) => {
    const key = `${a < b ? a + b : b + a}${kind}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What runs from sheet to sheet is one water, one height. */
function whole(parts: readonly FeatureDocument[]): FeatureDocument[] {
  const found = new Map<string, FeatureDocument>();
  for (const part of parts) {
    const key = `${part.kind} ${part.name}`;
    const sides = [...(found.get(key)?.hexsides ?? []), ...part.hexsides];
    found.set(key, { ...part, hexsides: once(sides.map((pair) => [...pair])) });
  }
  return [...found.values()];
}

/** The edges of the map a hex lies on: N, S, W, E. */
export function edgesOf(map: HexMap, hex: number): string[] {
  const rows = Math.max(...map.row);
  const cols = Math.max(...map.col);
  const edges: string[] = [];
  if (map.row[hex] === 1) edges.push('N');
  if (map.row[hex] === rows) edges.push('S');
  if (map.col[hex] === 1) edges.push('W');
  if (map.col[hex] === cols) edges.push('E');
  return edges;
}
