import { readFileSync } from 'node:fs';
import { below, randomBits } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { suppliedFor, suppliedHexes } from '../../src/rules/campaign/24-supply.ts';
import { CAMPAIGN_GAMES } from '../campaigns.ts';
import { loadRoads, supplyReferee } from '../oracle/supply.ts';
import { type FieldName, GAMES } from '../support.ts';

/** Lines of supply of the engine against those of the referee, with enemies strewn over the ground. */

const EDGES: Readonly<Record<string, (hex: string) => boolean>> = {
  south: (hex) => hex.endsWith('34'),
  east: (hex) => hex.slice(1, 3) === '29',
  west: (hex) => hex.slice(1, 3) === '01',
};

test.each([
  ['ligny', 'south'],
  ['wavre', 'east'],
  ['la-belle-alliance', 'west'],
] as const)('lines of supply on %s to the %s edge are those of the referee', (name, side) => {
  const { world: w } = GAMES[name satisfies FieldName];
  const roads = loadRoads(name);
  const edge = roads.hexes.filter(EDGES[side]);
  const counts = { supplied: 0, cut: 0 };
  for (let seed = 0; seed < 12; seed++) {
    const bits = randomBits(`${name} ${side} ${seed}`);
    const enemies = new Set(Array.from({ length: 30 * seed }, () => roads.hexes[below(roads.hexes.length, bits)]));
    const supplied = suppliedHexes(
      w,
      edge.map((hex) => w.map.indexOf(hex)),
      (hex) => enemies.has(w.hexId(hex)),
      5,
    );
    const isSupplied = supplyReferee(roads, new Set(edge), enemies);
    for (let i = 0; i < 40; i++) {
      const hex = roads.hexes[below(roads.hexes.length, bits)];
      if (enemies.has(hex)) continue;
      const wanted = isSupplied(hex);
      expect(supplied[w.map.indexOf(hex)] === 1, `${hex}, seed ${seed}`).toBe(wanted);
      counts[wanted ? 'supplied' : 'cut']++;
    }
  }
  expect(counts.supplied).toBeGreaterThan(100);
  expect(counts.cut).toBeGreaterThan(50);
});

const { supplyEdges } = JSON.parse(readFileSync(new URL('../../data/map-campaign.json', import.meta.url), 'utf8'));

test('[24.0b] on the map of the campaign, among units strewn over it, every army has the lines of the referee', () => {
  const game = CAMPAIGN_GAMES.campaign;
  const { world: w } = game;
  const roads = loadRoads('campaign');
  const lines = roads.hexes.filter(roads.isOnLine);
  const counts = { supplied: 0, cut: 0 };
  for (let seed = 0; seed < 4; seed++) {
    const bits = randomBits(`campaign supply ${seed}`);
    const units: Record<string, string> = {};
    const taken = new Set<string>();
    for (const [unit, id] of game.unitIds.entries()) {
      const hex = lines[below(lines.length, bits)];
      if (unit < w.units && !taken.has(hex)) units[id] = hex;
      taken.add(hex);
    }
    const scenario = { format: 'hundred-days-scenario', version: 1, game: 'last-battles', battle: 'campaign', units };
    const started = game.start({ scenario, options: {} }, { roll: () => 1 }, null);
    if (!started.ok) throw new Error(JSON.stringify(started.faults));
    for (const [army, name] of ['french', 'anglo-allied', 'prussian'].entries()) {
      const enemies = new Set(
        Object.entries(units).flatMap(([id, hex]) => ((army === 0) !== id.startsWith('fr-') ? [hex] : [])),
      );
      const isSupplied = supplyReferee(roads, new Set<string>(supplyEdges[name].hexes), enemies);
      const found = suppliedFor(w, started.value, army);
      for (let i = 0; i < 60; i++) {
        const hex = roads.hexes[below(roads.hexes.length, bits)];
        if (enemies.has(hex)) continue;
        const wanted = isSupplied(hex);
        expect(found?.[w.map.indexOf(hex)] === 1, `${name} ${hex}, seed ${seed}`).toBe(wanted);
        counts[wanted ? 'supplied' : 'cut']++;
      }
    }
  }
  expect(counts.supplied).toBeGreaterThan(200);
  expect(counts.cut).toBeGreaterThan(40);
});
