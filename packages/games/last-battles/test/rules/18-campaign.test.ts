import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CAMPAIGN_GAMES, type CampaignName, campaign, theatre } from '../campaigns.ts';

/** 18.0 The sheets joined, who is where, and the sequence of play. */

interface MapFile {
  readonly hexes: Readonly<Record<string, { readonly terrain: string; readonly col: number; readonly row: number }>>;
  readonly aliases: Readonly<Record<string, string>>;
  readonly hexsides: readonly (readonly string[])[];
  readonly roads: readonly (readonly string[])[];
  readonly features: readonly {
    readonly name: string;
    readonly kind: string;
    readonly hexsides: readonly (readonly string[])[];
  }[];
  readonly edgeRoads: readonly { readonly hex: string; readonly edge: string; readonly kind: string }[];
}
const WHOLE: MapFile = JSON.parse(readFileSync(new URL('../../data/map-campaign.json', import.meta.url), 'utf8'));

const worldOf = (name: CampaignName) => CAMPAIGN_GAMES[name].world;
const neighbours = (name: CampaignName, hex: string): string[] => {
  const { map } = worldOf(name);
  const place = map.indexOf(hex);
  return [...map.neighbours.subarray(6 * place, 6 * place + 6)]
    .filter((next) => next >= 0)
    .map((next) => map.ids[next]);
};

test('[18.1] the four sheets are one map of 3,819 hexes, and the corner they share is one hex', () => {
  const { map, hexes, document } = { ...worldOf('campaign'), document: worldOf('campaign').documents.maps[0] };
  expect(hexes).toBe(3819);
  expect(['B2934', 'Q2901', 'L0101'].map((hex) => map.ids[map.indexOf(hex)])).toEqual(['W0134', 'W0134', 'W0134']);
  expect(
    neighbours('campaign', 'W0134')
      .map((hex) => hex[0])
      .sort(),
  ).toEqual(['B', 'B', 'L', 'W', 'W', 'W']);
  const placed = Object.fromEntries(map.ids.map((id, place) => [id, [map.col[place], map.row[place]]]));
  expect(placed).toEqual(Object.fromEntries(Object.entries(WHOLE.hexes).map(([id, { col, row }]) => [id, [col, row]])));
  const drawn = (lines: readonly (readonly string[])[]): string[] =>
    lines.map(([a, b, kind]) => [...[a, b].sort(), kind].join(' ')).sort();
  expect(drawn(document.hexsides)).toEqual(drawn(WHOLE.hexsides));
  expect(drawn(document.roads)).toEqual(drawn(WHOLE.roads));
  const leaving = (lines: MapFile['edgeRoads']): string[] =>
    lines.map(({ hex, edge, kind }) => hex + edge + kind).sort();
  expect(leaving(document.edgeRoads)).toEqual(leaving(WHOLE.edgeRoads));
});

test('[18.1] a water or a height that runs from sheet to sheet is one, and is named once', () => {
  const named = (features: MapFile['features']): string[] =>
    features
      .map(({ name, kind, hexsides }) => `${name}, ${kind}: ${hexsides.map((pair) => [...pair].sort()).sort()}`)
      .sort();
  expect(named(worldOf('campaign').documents.maps[0].features ?? [])).toEqual(named(WHOLE.features));
  const crossing = worldOf('grand-ligny').documents.maps[0].features?.filter(({ name }) => name === 'Thyle');
  expect(crossing).toHaveLength(1);
});

test('[18.1x] a hex on the join has the name and the ground of the sheet on top; its other names lead to it', () => {
  const { map } = worldOf('campaign');
  const { hexes } = worldOf('campaign').documents.maps[0];
  expect(Object.keys(WHOLE.aliases)).toHaveLength(125);
  for (const [alias, id] of Object.entries(WHOLE.aliases)) expect(map.ids[map.indexOf(alias)], alias).toBe(id);
  for (const [id, { terrain }] of Object.entries(WHOLE.hexes)) expect(hexes[id].terrain, id).toBe(terrain);
  const played = campaign('campaign');
  played.play('end');
  expect(played.refusal('ld-ney Q1716-Q2901').data?.hex).toBe('W0134');
});

test('[18.1y] a grand scenario joins its own two sheets, and their other edges stay edges', () => {
  expect(worldOf('grand-waterloo').hexes).toBe(2 * 986 - 34);
  expect(worldOf('grand-ligny').hexes).toBe(2 * 986 - 34);
  const { map, edgeLine } = worldOf('grand-ligny');
  expect(map.ids[map.indexOf('Q1701')]).toBe('Q1701');
  expect(map.ids[map.indexOf('Q2910')]).toBe('L0110');
  expect(edgeLine(map.indexOf('Q1701'), 'N')).toBeGreaterThan(0);
  const whole = worldOf('campaign');
  expect(whole.map.ids[whole.map.indexOf('Q1701')]).toBe('B1734');
  expect(whole.edgeLine(whole.map.indexOf('Q1701'), 'N')).toBe(0);
  expect(worldOf('grand-waterloo').battles[0].exitCost[0].some((cost) => cost > 0)).toBe(true);
  expect(worldOf('grand-ligny').battles[0].exitCost[0].some((cost) => cost > 0)).toBe(false);
});

test('[18.2a, 18.2b] the campaign begins at 1400 on June 16 with every unit once', () => {
  const { battles, units, unitIds } = worldOf('campaign');
  expect(battles[0].turnIds[1]).toBe('16-1400');
  expect(battles[0].turns).toBe(44);
  expect(units).toBe(170);
  expect(new Set(unitIds).size).toBe(201);
});

test('[18.2c, 18.2d, 18.2e] who is on the map at the start; all others come later, and nobody twice', () => {
  const { battles, leaderPlaced, leaderArrivals, hexId } = worldOf('campaign');
  const [{ placed, arrivals }] = battles;
  expect([...new Set(placed.map(({ hex }) => hexId(hex)[0]))].sort()).toEqual(['B', 'L', 'Q']);
  const all = [...placed, ...arrivals].map(({ unit }) => unit);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(170);
  expect(leaderPlaced.length + leaderArrivals.length).toBe(31);
});

test('[18.3a] a Player Turn begins with command, then movement, then combat', () => {
  const played = campaign('campaign');
  expect([played.seat, played.step]).toEqual(['french', 'command']);
  played.play('end');
  expect(played.step).toBe('movement');
  played.play('end');
  while (played.step === 'combat') played.play('end');
  expect([played.seat, played.step]).toEqual(['allied', 'command']);
});

const THREE = { 'three-players': true };
/** Both allied armies beside a French unit, and one hex they share. */
const TOGETHER = {
  phase: 'alliedCombat' as const,
  units: {
    'fr-iii-dufour': 'L0904',
    'pr-i-12thline': 'L0903',
    'pr-i-29thline': 'L1420',
    'aa-5br-kempt': 'L1004',
    'aa-5br-pack': 'L1420',
  },
};

test('[2.0c] of three seats each of the allies moves its own army, and a phase ends when both have said so', () => {
  const f = theatre('campaign', { ...TOGETHER, phase: 'alliedMovement' }, THREE);
  expect(f.refusal('pr-i-29thline L1420-L1419', 1)).toMatchObject({ rule: '2.0c', code: 'partners-unit' });
  expect(f.game.phase(f.state).seats(f.state)).toBe(0b110);
  f.as(2, 'pr-i-29thline L1420-L1419').as(1, 'aa-5br-pack L1420-L1421').as(1, 'end');
  expect([f.step, f.game.phase(f.state).seats(f.state)]).toEqual(['movement', 0b100]);
  f.as(2, 'end');
  expect(f.step).toBe('combat');
});

test('[2.0c] an attack is his who begins it, with a unit of his own; the partner joins by himself', () => {
  const f = theatre('campaign', TOGETHER, THREE);
  expect(f.refusal('target L0904', 1)).toMatchObject({ rule: '2.0c', code: 'own-unit-first' });
  expect(f.refusal('join pr-i-12thline', 1)).toMatchObject({ rule: '2.0c', code: 'partners-unit' });
  f.as(2, 'join pr-i-12thline').as(2, 'target L0904');
  expect(f.refusal('roll @1-1', 1)).toMatchObject({ rule: '2.0c', code: 'not-your-attack' });
  // 7.11c: Kempt has nobody else to attack, so nothing is rolled before he has joined.
  expect(f.game.phase(f.state).seats(f.state)).toBe(0b010);
  f.as(1, 'join aa-5br-kempt').as(2, 'roll @2-1', 5);
  // Ex: he who declared pays with his own first.
  expect(f.where('fr-iii-dufour')).toBe('destroyed');
  expect([f.step, f.choices()]).toEqual(['losses', ['lose pr-i-12thline']]);
});

test('[2.0c] they win and lose together', () => {
  const f = theatre('campaign', { ...TOGETHER, turn: 44, phase: 'alliedMovement' }, THREE);
  f.as(1, 'end').as(2, 'end');
  f.as(2, 'join pr-i-12thline').as(2, 'target L0904').as(1, 'join aa-5br-kempt').as(2, 'roll @1-1', 1);
  while (f.outcome === null)
    f.as(f.chair, f.choices().find((line) => line === 'end' || line === 'stand') ?? f.choices()[0]);
  expect(f.outcome.winners).toEqual([1, 2]);
});
