import { createWorld, type World } from '@hundred-days/last-battles';
import { createCampaignWorld } from '@hundred-days/last-battles/campaign';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { describe, expect, test } from 'vitest';
import { nearbyOf } from '../src/forced-combat/ground.ts';
import { surveyGround } from '../src/last-battles/ground.ts';

/** Asked of every two hexes, as a table of all pairs answers it. */
function others({ hexes }: World, table: Uint8Array, has: (from: number, to: number) => boolean): number[][] {
  const found: number[][] = [];
  for (let from = 0; from < hexes; from++)
    for (let to = 0; to < hexes; to++) if (has(from, to) !== (table[hexes * from + to] === 1)) found.push([from, to]);
  return found;
}

/** 7.13: over a hexside that is not closed. */
function touches({ hexes, neighbours, closedSide }: World): Uint8Array {
  const table = new Uint8Array(hexes * hexes);
  for (let slot = 0; slot < 6 * hexes; slot++)
    if (neighbours[slot] >= 0 && closedSide[slot] === 0) table[hexes * Math.floor(slot / 6) + neighbours[slot]] = 1;
  return table;
}

/** 8.3, 10.4: what guns see, and no chateau. */
function lines({ hexes, sighted, chateau }: World): Uint8Array {
  const table = new Uint8Array(hexes * hexes);
  for (let gun = 0; gun < hexes; gun++)
    for (let i = sighted.first[gun]; i < sighted.first[gun + 1]; i++)
      if (chateau[sighted.hexes[i]] === 0) table[hexes * gun + sighted.hexes[i]] = 1;
  return table;
}

describe('what is kept of nearby hexes', () => {
  test.each([
    ['campaign', (): World => createCampaignWorld(DOCUMENTS, 'campaign')],
    ['ligny', (): World => createWorld(DOCUMENTS, 'ligny')],
    ['la-belle-alliance', (): World => createWorld(DOCUMENTS, 'la-belle-alliance')],
  ])('%s: who touches whom and who fires at whom, the same as by tables of all pairs', (_, worldOf) => {
    const world = worldOf();
    const { touch, fire } = surveyGround(world);
    const [touched, fired] = [touches(world), lines(world)];
    expect(touched.includes(1) && fired.includes(1)).toBe(true);
    expect(others(world, touched, touch.has)).toEqual([]);
    expect(others(world, fired, fire.has)).toEqual([]);
  });

  test('who is not on the map touches nobody, and what is far away is not near', () => {
    const world = createWorld(DOCUMENTS, 'ligny');
    const { touch } = surveyGround(world);
    for (const off of [-1, -3, world.hexes, world.hexes + 1])
      for (let hex = 0; hex < world.hexes; hex++) expect(touch.has(hex, off) || touch.has(off, hex)).toBe(false);
    expect(() => nearbyOf(world, [[0, world.hexes - 1]])).toThrow('is not near');
  });
});
