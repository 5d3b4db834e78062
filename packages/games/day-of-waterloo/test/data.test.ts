import { readFileSync } from 'node:fs';
import { board, tables, units } from '@hundred-days/day-of-waterloo';
import { describe, expect, it } from 'vitest';
import cases from '../data/cases.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import scenarios from '../data/scenarios.json' with { type: 'json' };
import tableData from '../data/tables.json' with { type: 'json' };
import unitData from '../data/units.json' with { type: 'json' };
import { w } from './world.ts';

/** The documents refer to what there is, and say what the rules say. */

const hex = (id: string): number => w.map.indexOf(id);
const unit = (id: string): number => w.unitIndex(id);
const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const sum = (of: Iterable<number>): number => [...of].reduce((a, b) => a + b, 0);

describe('the map', () => {
  it('[3.3a] has 19 columns of 25 hexes, odd columns half a hex further south', () => {
    expect(w.hexes).toBe(19 * 25);
    expect(w.map.direction(hex('0403'), hex('0502'))).toBeGreaterThanOrEqual(0);
    // 0604 to 0502 runs between 0503 and 0603; 0602 to 0703 down a spine; 0604 to 0803 through 0703.
    expect(w.map.commonNeighbours(hex('0604'), hex('0502')).map(w.hexId).sort()).toEqual(['0503', '0603']);
    expect(w.map.commonNeighbours(hex('0602'), hex('0703')).map(w.hexId).sort()).toEqual(['0603', '0702']);
    expect(w.map.commonNeighbours(hex('0604'), hex('0803')).map(w.hexId)).toEqual(['0703']);
    expect(w.map.direction(hex('0309'), hex('0410'))).toBeGreaterThanOrEqual(0);
  });

  it('[3.3a] has every hex of a known terrain, and slopes or crests just where the level changes', () => {
    expect([...w.terrain].every((kind) => kind < board.TERRAINS.length)).toBe(true);
    const { slope, crest } = w.hexsides.bit;
    for (let slot = 0; slot < 6 * w.hexes; slot++) {
      const to = w.neighbours[slot];
      if (to < 0) continue;
      const side = w.hexsides.flags[slot] & (slope | crest);
      const differs = w.high[Math.floor(slot / 6)] !== w.high[to];
      expect([slot, side === slope || side === crest]).toEqual([slot, differs]);
    }
  });

  it('[3.3b] [3.3c] has six entry points at its edge, clockwise from the north, on roads of their kind', () => {
    expect(w.entries.map(({ id, to }) => `${id} ${to}`)).toEqual([
      '1 Brussels',
      '2 Point du Jour',
      '3 Chapelle-Saint-Lambert',
      '4 Charleroi',
      '5 Nivelles',
      '6 Hal',
    ]);
    const order = w.entries.map((entry) => w.onEdge[entry.hex]);
    expect(order.every((at) => at >= 0)).toBe(true);
    expect([...order.slice(1), order[0] + w.edge.length].every((at, i) => at > order[i])).toBe(true);
    const used = new Set(scenarios.reinforcements.map(({ entry }) => entry));
    expect(used.has(5) || used.has(6)).toBe(false);
  });

  it('[5.3d] [9.2.5d] has crossings only where roads meet water', () => {
    const { road, highway, stream, river, pond, bridge, ford } = w.hexsides.bit;
    for (const flags of w.hexsides.flags) {
      const way = (flags & (road | highway)) !== 0;
      const water = (flags & (stream | river | pond)) !== 0;
      expect((flags & (bridge | ford)) !== 0).toBe(way && water);
      expect(way && (flags & pond) !== 0).toBe(false);
    }
  });

  it('[9.2.3b] has an edge of 84 hexes, each beside the next', () => {
    expect(w.edge).toHaveLength(2 * 19 + 2 * 25 - 4);
    expect(new Set(w.edge).size).toBe(w.edge.length);
    for (const [i, one] of w.edge.entries()) expect(w.map.distance(one, w.edge[(i + 1) % w.edge.length])).toBe(1);
  });

  it('[7.5b] Mont Saint-Jean is six road hexes from the far hex of Braine l’Alleud', () => {
    const path = ['0909', '0809', '0709', '0610', '0510', '0410', '0309'].map(hex);
    for (let i = 1; i < path.length; i++)
      expect(w.traceCost[6 * path[i - 1] + w.map.direction(path[i - 1], path[i])]).toBe(1);
  });
});

describe('the pieces', () => {
  it('[1.0a] [3.4a] belong to three armies of two sides', () => {
    expect(Object.entries(unitData.armies).map(([army, { side, color }]) => `${army} ${side} ${color}`)).toEqual([
      'french french blue',
      'adg allied red',
      'prussian allied gray',
    ]);
    const total = (army: number): number =>
      sum(w.unitData.map((one, i) => (w.historical[i] === 1 && w.army[i] === army ? one.strength : 0)));
    expect([0, 1, 2].map(total)).toEqual([125, 117, 98]);
  });

  it('[3.4.1a] [3.4.1b] are infantry, cavalry or artillery: foot, horse (MA 6) or 12-pounder', () => {
    for (const one of w.unitData) {
      const i = unit(one.id);
      expect([one.id, w.arm[i] <= board.ARTILLERY]).toEqual([one.id, true]);
      expect([one.id, w.gun[i] !== units.NO_GUN]).toEqual([one.id, w.arm[i] === board.ARTILLERY]);
      if (w.gun[i] === units.HORSE_GUN) expect(w.allowance[i]).toBe(12);
      if (w.gun[i] !== units.NO_GUN) expect(w.range[i]).toBe(w.gun[i] === units.TWELVE_POUNDER ? 3 : 2);
    }
  });

  it('[3.4.1c] [10.5a] every French infantry unit has one artillery SP of its own, nobody else', () => {
    for (const [i, one] of w.unitData.entries())
      expect([one.id, w.inherent[i]]).toEqual([one.id, one.army === 'french' && w.arm[i] === board.INFANTRY ? 1 : 0]);
  });

  it('[3.4.1d] Arentschildt and Dornberg carry no mark and are British cavalry; Brunswick’s is not', () => {
    expect(['adg-arentschildt', 'adg-dornberg', 'adg-brunswick-cav'].map((id) => w.british[unit(id)])).toEqual([
      1, 1, 0,
    ]);
  });

  it('[3.4.1e] types that were inferred: Ludwick, Rohl, Smissen and Trip’s guns, the Escort', () => {
    const arms = ['adg-ludwick', 'pr-rohl', 'adg-smissen', 'adg-trip-art', 'fr-escort'].map((id) => w.arm[unit(id)]);
    expect(arms).toEqual([board.ARTILLERY, board.ARTILLERY, board.ARTILLERY, board.ARTILLERY, board.CAVALRY]);
    expect(w.corpsIds[w.corps[unit('fr-escort')]]).toBe('french-IG');
  });

  it('[3.4.2a] [7.1e] [7.4a] are led by army leaders and corps leaders; Wellington is both', () => {
    expect(w.armyLeaders.map((some) => some.map(w.unitId))).toEqual([
      ['fr-napoleon', 'fr-ney', 'fr-grouchy'],
      ['adg-wellington'],
      ['pr-blucher'],
    ]);
    expect(w.unitId(w.corpsLeader[w.corpsIds.indexOf('adg-R')])).toBe('adg-wellington');
    for (const leader of w.corpsLeader) expect(leader).toBeGreaterThanOrEqual(w.units);
  });

  it('[3.4.2b] leaders move 7', () => {
    for (let leader = w.units; leader < w.pieces; leader++) expect(w.allowance[leader]).toBe(14);
  });

  it('[12.7c] [12.7d] [5.2f] seven Landwehr, ten Dutch-Belgian, six Guard brigades', () => {
    expect([sum(w.landwehr), sum(w.dutchBelgian), sum(w.guard)]).toEqual([7, 10, 6]);
    for (const [i] of w.unitData.entries())
      expect(w.landwehr[i] === 1).toBe(w.army[i] === units.PRUSSIAN_ARMY && w.morale[i] === 1);
  });

  it('[12.1a] [13.1c] [13.2a] corps add up, with the levels of the tables', () => {
    for (const [i, { full, demoralization, disintegration }] of w.corpsLevels.entries()) {
      const id = w.corpsIds[i];
      if (id === 'french-III' || id === 'french-IIc') continue;
      expect([id, sum([...w.unitsOfCorps[i]].map((one) => w.strength[one]))]).toEqual([id, full]);
      const listed = tableData.moraleTrack.corps.find((one) => `${one.army}-${one.corps}` === id);
      expect([listed?.demoralization, listed?.disintegration ?? 0]).toEqual([demoralization, disintegration]);
    }
    expect(w.corpsLevels[w.corpsIds.indexOf('french-IIIc')]).toEqual({ full: 9, demoralization: 5, disintegration: 0 });
    expect(w.armyLevel).toEqual([72, 70, 46]);
  });

  it('[15.1c] Domon and Subervie, with their guns, belong to VI Corps', () => {
    for (const id of ['fr-domon', 'fr-ha-domon', 'fr-subervie', 'fr-ha-subervie'])
      expect([id, w.corpsIds[w.corps[unit(id)]]]).toEqual([id, 'french-VI']);
  });
});

describe('the charts', () => {
  it('[3.2a] have a row for every die they can be read with', () => {
    for (const { minRow, maxRow, rows, columns } of [
      tableData.combatResultsTable,
      tableData.cavalryChargeTable,
      tableData.bombardmentTable,
    ]) {
      const lines: Readonly<Record<string, readonly unknown[]>> = rows;
      for (let row = minRow; row <= maxRow; row++) expect(lines[String(row)]).toHaveLength(columns.length);
    }
  });

  it('[15.0a] [9.2.15a] has 16 turns from 6 AM to 9 PM: Severe Mud 1 to 3, Mud 4 to 7, Clear 8 to 16', () => {
    expect([w.turns, w.times[0], w.times[6], w.times[15]]).toEqual([16, '6:00 AM', '12 Noon', '9:00 PM']);
    const [severe, mud, clear] = [tables.SEVERE_MUD, tables.MUD, tables.CLEAR_SKY];
    expect([...w.skies[0]]).toEqual([...Array(3).fill(severe), ...Array(4).fill(mud), ...Array(9).fill(clear)]);
    expect(tableData.turnTrack.map(({ weather }) => tables.WEATHERS.indexOf(weather as 'mud'))).toEqual([
      ...w.skies[0],
    ]);
  });
});

describe('the set-up', () => {
  it('[15.1a] [15.2a] names hexes by the names they have on the map', () => {
    const hexes: Readonly<Record<string, { readonly terrain: string; readonly name?: string }>> = map.hexes;
    for (const { id, setup } of [...unitData.units, ...unitData.leaders]) {
      if (setup.kind !== 'map') continue;
      for (const one of setup.hexes ?? []) expect([id, hexes[one]?.name]).toEqual([id, setup.place]);
    }
  });

  it('[4.1d] [15.1b] [15.2b] [15.3a] lists reinforcements as the pieces do', () => {
    const listed = scenarios.reinforcements.flatMap(({ turn, entry, pieces }) =>
      pieces.map((id) => ({ id, turn, entry })),
    );
    for (const { id, turn, entry } of listed)
      expect([id, w.dueOf[unit(id)], w.entryOf[unit(id)]]).toEqual([id, turn, entry]);
    expect(listed).toHaveLength(sum(w.dueOf.map((turn) => (turn > 0 ? 1 : 0))));
    const prussians = listed.filter(({ id }) => id.startsWith('pr-'));
    expect(prussians).toHaveLength(26);
    expect(new Set(prussians.map(({ entry }) => entry))).toEqual(new Set([2, 3]));
  });

  it('[15.0b] [4.1b] has a default that places everybody in his area, within stacking', () => {
    for (const { hex: at, units: stack } of w.defaultStacks) {
      for (const one of stack) expect([w.unitId(one), w.areas[one].includes(at)]).toEqual([w.unitId(one), true]);
      const sp = sum(stack.map((one) => w.strength[one]));
      const pair = stack.length === 2 && stack.every((one) => w.guard[one] === 1);
      expect([w.hexId(at), w.mostSP[at] > 0 ? sp <= w.mostSP[at] : stack.length === 1 || pair]).toEqual([
        w.hexId(at),
        true,
      ]);
    }
    const placed = w.defaultStacks
      .flatMap(({ units: stack }) => stack)
      .concat(w.defaultLeaders.map(({ leader }) => leader));
    const areas = [...w.areas.keys()].filter((one) => w.areas[one].length > 0);
    expect(placed.sort((a, b) => a - b)).toEqual(areas);
  });
});

describe('the cases', () => {
  it('are those of the rules, each once', () => {
    const written = [...rules.matchAll(/^- \*\*([0-9A-Za-z.]+)\*\* \(/gm)].map(([, id]) => id);
    expect(cases.map(({ id }) => id)).toEqual(written);
    expect(new Set(written).size).toBe(355);
  });
});
