import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bareText } from '../build/bareData.ts';
import { type Packed, pack, unpack } from '../build/packedMaps.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('a map of a thousand hexes is the same, written out again', () => {
  const file = `${root}/packages/games/waterloo-campaign/data/map.json`;
  const text = bareText(readFileSync(file, 'utf8'), file);
  const packed = pack(JSON.parse(text));
  expect(packed).not.toBeNull();
  expect(unpack(packed as Packed)).toEqual(JSON.parse(text));
  expect(gzipSync(JSON.stringify(packed)).length).toBeLessThan(0.7 * gzipSync(text).length);
});

test('in the page it needs nothing from outside itself', () => {
  const packed = pack({ hexes: { '0101': { terrain: 'open' }, '0102': { terrain: 'open', name: 'Wavre' } } });
  const alone = new Function(`return (${unpack.toString()})`)() as typeof unpack;
  expect(alone(packed as Packed)).toEqual({
    hexes: { '0101': { terrain: 'open' }, '0102': { terrain: 'open', name: 'Wavre' } },
  });
});

test('data of another kind, or too many kinds of hexes, is left as it is', () => {
  expect(pack({ roads: [] })).toBeNull();
  const hexes = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [String(1000 + i), { height: i }]));
  expect(pack({ hexes })).toBeNull();
});
