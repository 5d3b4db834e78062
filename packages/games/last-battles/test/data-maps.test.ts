import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hexesAround, type Pair } from './grid.ts';

/** The maps as they are written down: whole, joined to each other, and as the rulebook names them. Nothing of the engine. */

type Line = readonly [a: string, b: string, kind: string];
interface Hex {
  readonly terrain: string;
  readonly name?: string;
  readonly area?: string;
  readonly col?: number;
  readonly row?: number;
}
interface Sheet {
  readonly grid: { readonly cols: number; readonly rows: number };
  readonly campaign: { readonly offset: { readonly cols: number; readonly rows: number } };
  readonly hexes: Readonly<Record<string, Hex>>;
  readonly hexsides: readonly Line[];
  readonly roads: readonly Line[];
  readonly edgeRoads: readonly { readonly hex: string; readonly edge: string; readonly kind: string }[];
  readonly exits: readonly { readonly id: string; readonly hexes: readonly string[] }[];
  readonly places: readonly { readonly name: string; readonly type: string; readonly hexes: readonly string[] }[];
  readonly features: readonly { readonly name: string; readonly kind: string; readonly hexsides: readonly Pair[] }[];
  readonly bridges: readonly { readonly water: string; readonly hexes: readonly string[] }[];
  readonly aliases: Readonly<Record<string, string>>;
  readonly supplyEdges: Readonly<Record<string, { readonly hexes: readonly string[] }>>;
}

const load = (name: string): Sheet =>
  JSON.parse(readFileSync(new URL(`../data/map-${name}.json`, import.meta.url), 'utf8')) as Sheet;

const SHEETS: Readonly<Record<string, readonly [Sheet, number, number]>> = {
  B: [load('la-belle-alliance'), 0, 0],
  W: [load('wavre'), 28, 0],
  Q: [load('quatre-bras'), 0, 33],
  L: [load('ligny'), 28, 33],
};
const CAMPAIGN = load('campaign');
const sheet = (letter: string): Sheet => SHEETS[letter][0];

const beside = ([a, b]: Pair, [c, d]: Pair): boolean => hexesAround(a, b).some(([x, y]) => x === c && y === d);
const byNumber = (id: string): Pair => [Number(id.slice(0, 2)), Number(id.slice(2))];
const inCampaign = (id: string): Pair => [CAMPAIGN.hexes[id].col as number, CAMPAIGN.hexes[id].row as number];
const pairKey = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

const MAPS: readonly (readonly [string, Sheet, (id: string) => Pair, number, number])[] = [
  ...Object.entries(SHEETS).map(([letter, [map]]) => [letter, map, byNumber, 29, 34] as const),
  ['campaign', CAMPAIGN, inCampaign, 57, 67],
];

const linesOf = (lines: readonly Line[]): Map<string, string[]> => {
  const kinds = new Map<string, string[]>();
  for (const [a, b, kind] of lines) kinds.set(pairKey(a, b), [...(kinds.get(pairKey(a, b)) ?? []), kind]);
  return kinds;
};
const joined = (lines: readonly Line[]): Map<string, string[]> => {
  const net = new Map<string, string[]>();
  for (const [a, b] of lines) {
    net.set(a, [...(net.get(a) ?? []), b]);
    net.set(b, [...(net.get(b) ?? []), a]);
  }
  return net;
};
function reachedFrom<T>(start: T, next: (at: T) => readonly T[]): Set<T> {
  const seen = new Set([start]);
  for (const at of seen) for (const to of next(at)) seen.add(to);
  return seen;
}

test.each(MAPS)('map %s has every hex of its grid, with known terrain', (_, map, pos, cols, rows) => {
  expect([map.grid.cols, map.grid.rows]).toEqual([cols, rows]);
  expect(new Set(Object.keys(map.hexes).map((id) => pos(id).join())).size).toBe(cols * rows);
  expect(Object.keys(map.hexes)).toHaveLength(cols * rows);
  const terrains = new Set(Object.values(map.hexes).map(({ terrain }) => terrain));
  expect([...terrains].sort()).toEqual(['chateau', 'clear', 'forest', 'marsh', 'town']);
});

test.each(MAPS)('map %s: what lies on hexsides lies between neighbours, once, and goes together', (_, map, pos) => {
  const faults: string[] = [];
  for (const [a, b, kind] of [...map.hexsides, ...map.roads])
    if (!map.hexes[a] || !map.hexes[b] || !beside(pos(a), pos(b))) faults.push(`${a}/${b} ${kind} not adjacent`);
  const sides = linesOf(map.hexsides);
  const roads = linesOf(map.roads);
  for (const [key, kinds] of sides) {
    if (new Set(kinds).size !== kinds.length) faults.push(`${key} twice`);
    const has = (kind: string): boolean => kinds.includes(kind);
    const water = has('river') || has('stream');
    if (has('river') && has('stream')) faults.push(`${key} river and stream`);
    if (has('crest') && water) faults.push(`${key} crest and water`);
    if (has('bridge') && !(water && roads.has(key))) faults.push(`${key} bridge over or for nothing`);
    const line = roads.get(key)?.[0];
    if (line !== undefined && has('river') && !has('bridge')) faults.push(`${key} ${line} over the river`);
    if (line === 'road' && has('stream') && !has('bridge')) faults.push(`${key} road through a stream`);
  }
  for (const [key, kinds] of roads) if (kinds.length !== 1) faults.push(`${key} two lines`);
  expect(faults).toEqual([]);
  expect(map.bridges).toHaveLength([...sides.values()].filter((kinds) => kinds.includes('bridge')).length);
});

test.each(MAPS)('map %s: roads and trails are one net without loose ends', (_, map, pos, cols, rows) => {
  const net = joined(map.roads);
  const [first] = net.keys();
  expect(reachedFrom(first, (hex) => net.get(hex) ?? []).size).toBe(net.size);
  const leaving = new Set(map.edgeRoads.map(({ hex }) => hex));
  const loose = [...net].filter(
    ([hex, to]) => to.length === 1 && !leaving.has(hex) && !['town', 'chateau'].includes(map.hexes[hex].terrain),
  );
  expect(loose).toEqual([]);
  for (const { hex, edge } of map.edgeRoads) {
    const [col, row] = pos(hex);
    expect({ N: row === 1, S: row === rows, W: col === 1, E: col === cols }[edge], `${hex} ${edge}`).toBe(true);
    expect(net.has(hex), hex).toBe(true);
  }
});

test.each(MAPS)('map %s: places and features repeat what the hexes say', (_, map, pos) => {
  const faults: string[] = [];
  for (const { name, type, hexes } of map.places) {
    for (const hex of hexes)
      if (type !== 'locality' && map.hexes[hex]?.terrain !== type) faults.push(`${name} ${hex} is no ${type}`);
    const whole = reachedFrom(hexes[0], (at) => hexes.filter((to) => beside(pos(at), pos(to))));
    if (type === 'town' && whole.size !== hexes.length) faults.push(`${name} in pieces`);
  }
  const named = new Set(map.places.flatMap(({ hexes }) => hexes));
  for (const [id, { terrain, name }] of Object.entries(map.hexes))
    if ((terrain === 'town' || terrain === 'chateau') && !(named.has(id) && name)) faults.push(`unnamed ${id}`);
  const drawn = new Set(
    map.features.flatMap(({ kind, hexsides }) => hexsides.map(([a, b]) => `${pairKey(String(a), String(b))} ${kind}`)),
  );
  for (const [a, b, kind] of map.hexsides)
    if (kind !== 'bridge' && !drawn.has(`${pairKey(a, b)} ${kind}`)) faults.push(`${kind} ${a}/${b} without a name`);
  expect(faults).toEqual([]);
});

test('the hexes that the rulebook names are what it says they are', () => {
  const hexesOf = (letter: string, name: string): string[] =>
    [...(sheet(letter).places.find((place) => place.name === name && place.type !== 'locality')?.hexes ?? [])].sort();
  expect(hexesOf('L', 'Ligny')).toEqual(['0922', '1021', '1022', '1122']);
  expect(hexesOf('L', 'St. Amand')).toEqual(['0423', '0524', '0624']);
  expect(sheet('W').hexes['1634'].name).toBe('Wilroux');
  expect(hexesOf('W', 'Wilroux')).toHaveLength(2);
  expect(hexesOf('Q', 'Quatre Bras')).toHaveLength(1);
  expect(hexesOf('W', 'Wavre').length).toBeGreaterThan(1);
  for (const name of ['Waterloo', 'Maison du Roi']) expect(hexesOf('B', name).length).toBeGreaterThan(0);
  for (const name of ['Hougoumont', 'La Haye Sainte'])
    expect(sheet('B').places.find((one) => one.name === name)?.type).toBe('chateau');
  const exit = (letter: string, id: string): readonly string[] =>
    sheet(letter).exits.find((one) => one.id === id)?.hexes ?? [];
  expect(exit('W', 'western-edge')).toEqual(
    Array.from({ length: 17 }, (_, i) => `01${String(i + 1).padStart(2, '0')}`),
  );
  expect(exit('W', 'brussels-road')).toEqual(['0901']);
});

const globally = (letter: string, id: string): string => {
  const [col, row] = byNumber(id);
  return `${col + SHEETS[letter][1]},${row + SHEETS[letter][2]}`;
};
const shared = new Map<string, (readonly [string, string])[]>();
for (const letter of ['W', 'B', 'L', 'Q'])
  for (const id of Object.keys(sheet(letter).hexes))
    shared.set(globally(letter, id), [...(shared.get(globally(letter, id)) ?? []), [letter, id]]);
const ground = ({ terrain, name, area }: Hex): string => JSON.stringify([terrain, name ?? null, area ?? null]);

test('the four sheets overlap by a row and a column of the same ground, and the campaign map is exactly the four', () => {
  expect(
    shared
      .get(globally('W', '0134'))
      ?.map((one) => one.join(''))
      .sort(),
  ).toEqual(['B2934', 'L0101', 'Q2901', 'W0134']);
  const faults: string[] = [];
  let overlaps = 0;
  for (const [at, [top, ...under]] of shared) {
    const own = sheet(top[0]).hexes[top[1]];
    const joint = CAMPAIGN.hexes[top.join('')];
    if (joint === undefined || `${joint.col},${joint.row}` !== at || ground(joint) !== ground(own))
      faults.push(`${top}`);
    for (const [letter, id] of under) {
      overlaps++;
      if (ground(sheet(letter).hexes[id]) !== ground(own)) faults.push(`${letter}${id} differs from ${top}`);
      if (CAMPAIGN.aliases[letter + id] !== top.join('')) faults.push(`alias ${letter}${id}`);
    }
  }
  expect(faults).toEqual([]);
  expect(overlaps).toBe(125);
  expect(Object.keys(CAMPAIGN.aliases)).toHaveLength(125);
});

test('lines on two sheets are on both, and the campaign map has the lines of the four and no others', () => {
  const drawn = new Map<string, Set<string>>();
  for (const [letter, [map]] of Object.entries(SHEETS)) {
    for (const [a, b, kind] of [...map.hexsides, ...map.roads]) {
      const key = `${pairKey(globally(letter, a), globally(letter, b))} ${kind}`;
      drawn.set(key, (drawn.get(key) ?? new Set()).add(letter));
    }
  }
  const onSheets = (at: string): string[] => (shared.get(at) ?? []).map(([letter]) => letter);
  for (const [key, letters] of drawn) {
    const [a, b] = key.split(' ')[0].split('|');
    expect([...letters].sort(), key).toEqual(
      onSheets(a)
        .filter((letter) => onSheets(b).includes(letter))
        .sort(),
    );
  }
  const joint = [...CAMPAIGN.hexsides, ...CAMPAIGN.roads].map(
    ([a, b, kind]) => `${pairKey(inCampaign(a).join(), inCampaign(b).join())} ${kind}`,
  );
  expect(joint.sort()).toEqual([...drawn.keys()].sort());
});

test('streams, rivers and crests are unbroken lines, and every hex can be walked to over the bridges', () => {
  const touch = ([a, b]: readonly string[], [c, d]: readonly string[]): boolean =>
    [
      [a, b, c, d],
      [a, b, d, c],
      [b, a, c, d],
      [b, a, d, c],
    ].some(([x, y, u, v]) => x === u && beside(inCampaign(y), inCampaign(v)));
  for (const { name, kind, hexsides } of CAMPAIGN.features) {
    const sides = hexsides as unknown as readonly (readonly string[])[];
    expect(reachedFrom(sides[0], (at) => sides.filter((to) => touch(at, to))).size, `${kind} ${name}`).toBe(
      sides.length,
    );
  }
  const shut = new Set(
    [...linesOf(CAMPAIGN.hexsides)]
      .filter(([, kinds]) => kinds.includes('river') && !kinds.includes('bridge'))
      .map(([key]) => key),
  );
  const at = new Map(Object.keys(CAMPAIGN.hexes).map((id) => [inCampaign(id).join(), id]));
  const reached = reachedFrom('W0134', (id) =>
    hexesAround(...inCampaign(id)).flatMap((pos) => {
      const to = at.get(pos.join());
      return to === undefined || shut.has(pairKey(id, to)) ? [] : [to];
    }),
  );
  expect(reached.size).toBe(57 * 67);
});

test('the edges of supply have roads', () => {
  const { french, prussian, 'anglo-allied': angloAllied } = CAMPAIGN.supplyEdges;
  expect([french.hexes.length, prussian.hexes.length, angloAllied.hexes.length]).toEqual([57, 67, 67]);
  for (const [edge, { hexes }] of [
    ['S', french],
    ['E', prussian],
    ['W', angloAllied],
  ] as const)
    expect(
      CAMPAIGN.edgeRoads.some((road) => road.edge === edge && hexes.includes(road.hex)),
      edge,
    ).toBe(true);
});
