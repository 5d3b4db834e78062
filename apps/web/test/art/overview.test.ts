import { type State, scriptedDice } from '@hundred-days/kernel';
import { position } from '@hundred-days/last-battles';
import { describe, expect, it } from 'vitest';
import type { NameSpot } from '../../src/art/names.ts';
import { mapData } from '../../src/faces/last-battles/art.ts';
import { laidOut, readAmong } from '../../src/faces/last-battles/overview.tsx';
import { settingOf } from '../../src/faces/last-battles/setting.ts';
import { FIELDS, GAMES } from '../lastBattles.ts';

const startOf = (field: (typeof FIELDS)[number]): State => {
  const started = GAMES[field].start({ scenario: field, options: {} }, scriptedDice([]), null);
  if (!started.ok) throw new Error(`${field} does not start`);
  return started.value;
};

describe.each(FIELDS)('%s from very far away', (field) => {
  const w = settingOf(GAMES[field]);
  const { geometry } = mapData(w);
  const view = startOf(field);
  const blocks = laidOut(w, geometry, view);

  it('has a block for each corps, with the strength of every unit on the map', () => {
    const standing = [...Array(w.units).keys()].filter((unit) => position.onMap(w, view, unit));
    expect(blocks.flatMap(({ units }) => units).sort((a, b) => a - b)).toEqual(standing);
    for (const { units, strength, command } of blocks) {
      expect(strength).toBe(units.reduce((sum, unit) => sum + position.strengthOf(w, view, unit), 0));
      expect(new Set(units.map((unit) => w.unitData[unit].command))).toEqual(new Set([command]));
    }
  });

  it('lays no block over another, and all on the sheet', () => {
    const side = (31 / 13) * 64;
    const over = blocks.flatMap((a, i) =>
      blocks
        .slice(i + 1)
        .filter((b) => Math.abs(a.x - b.x) < side && Math.abs(a.y - b.y) < side)
        .map((b) => `${a.command} ${b.command}`),
    );
    expect(over).toEqual([]);
    for (const { x, y } of blocks) {
      expect(Math.min(x, y)).toBeGreaterThan(side / 2);
      expect(x).toBeLessThan(64 * geometry.width - side / 2);
      expect(y).toBeLessThan(64 * geometry.height - side / 2);
    }
  });
});

it('a name that blocks lie on is left out, one beside them is read', () => {
  const spot = (x: number): NameSpot => ({
    name: { text: 'Ligny', kind: 'town', places: [] },
    text: 'Ligny',
    kind: 'town',
    x,
    y: 10,
    anchor: 'middle',
    size: 1,
    spacing: 0,
    halo: 0.2,
    under: false,
    box: { x: x - 1, y: 9.2, width: 2, height: 1 },
  });
  const block = { x: 64 * 10, y: 64 * 10 };
  expect(readAmong([block], [spot(10), spot(12.5)])).toEqual([spot(12.5)]);
});
