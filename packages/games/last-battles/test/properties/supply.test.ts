import { below, randomBits } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { suppliedHexes } from '../../src/rules/campaign/supply.ts';
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
  ['quatre-bras', 'south'],
  ['ligny', 'east'],
  ['wavre', 'east'],
  ['quatre-bras', 'west'],
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
