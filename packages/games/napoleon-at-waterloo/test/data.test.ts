import { describe, expect, it } from 'vitest';
import cases from '../data/cases.json' with { type: 'json' };
import mapData from '../data/map.json' with { type: 'json' };
import scenarioData from '../data/scenarios.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import unitData from '../data/units.json' with { type: 'json' };
import { around, hexes, hexNumber, hexside, isWooded } from './hexes.ts';

/** The data as written down: every reference, adjacency, set-up hex, table cell and total. */

interface Unit {
  readonly id: string;
  readonly side: string;
  readonly nation: string;
  readonly type: string;
  readonly combatStrength: number;
  readonly movementAllowance: number;
  readonly setup?: string;
  readonly arrivalTurn?: number;
  readonly variant?: boolean;
  readonly backCode?: string;
  readonly entry?: string;
}
const units: readonly Unit[] = unitData.units;
const unitById = new Map(units.map((unit) => [unit.id, unit]));
const ids = Object.keys(hexes).sort();
const closed = mapData.hexsides.map(([a, b]) => hexside(a, b));
const roads = mapData.roads.map(([a, b]) => hexside(a, b));
const faulty = <T>(things: readonly T[], isRight: (thing: T) => boolean): T[] =>
  things.filter((thing) => !isRight(thing));

/** Every hex that can be reached from one by steps of one kind. */
function flood(start: string, step: (from: string, to: string) => boolean): Set<string> {
  const seen = new Set([start]);
  const queue = [start];
  for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
    for (const to of around(from)) {
      if (seen.has(to) || !step(from, to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return seen;
}

describe('the map', () => {
  it('[2.1.1] has 380 hexes in 23 columns of 17 and 16 rows', () => {
    const all: string[] = [];
    for (let column = 1; column <= 23; column++) {
      for (let row = 1; row <= (column % 2 === 1 ? 17 : 16); row++) all.push(hexNumber(column, row));
    }
    expect(ids).toEqual(all.sort());
    expect(ids).toHaveLength(380);
    expect(mapData.grid).toMatchObject({
      cols: 23,
      rows: 17,
      hexCount: 380,
      rowsInOddColumns: 17,
      rowsInEvenColumns: 16,
    });
  });

  it('[2.1.2] states the neighbours of odd and even columns, and adjacency is mutual', () => {
    expect(mapData.grid.neighbours).toEqual({
      oddColumn: { N: [0, -1], S: [0, 1], NE: [1, -1], SE: [1, 0], NW: [-1, -1], SW: [-1, 0] },
      evenColumn: { N: [0, -1], S: [0, 1], NE: [1, 0], SE: [1, 1], NW: [-1, 0], SW: [-1, 1] },
    });
    for (const hex of ids) {
      expect(faulty(around(hex), (next) => around(next).includes(hex))).toEqual([]);
      expect(around(hex).length).toBeGreaterThanOrEqual(2);
      expect(around(hex).length).toBeLessThanOrEqual(6);
    }
  });

  it('[2.2.1] knows four kinds of terrain, each with its effects', () => {
    const kinds = ['clear', 'building', 'woods', 'woodsRoad'];
    expect(faulty(ids, (hex) => kinds.includes(hexes[hex].terrain))).toEqual([]);
    expect(Object.keys(mapData.terrainTypes).sort()).toEqual([...kinds].sort());
    expect(tables.terrainEffects).toMatchObject({
      clear: { enter: 1, defence: 1, blocksBombardment: false },
      building: { enter: 1, defence: 2, blocksBombardment: false },
      woods: { enter: null, defence: null, blocksBombardment: true },
      woodsRoad: { enter: 1, defence: 2, blocksBombardment: true },
      attackerModifier: 1,
    });
  });

  it('[2.2.2] calls its buildings town, village, farm or chateau', () => {
    const kindOf = (hex: string): unknown => (hexes[hex] as { readonly kind?: string }).kind;
    for (const hex of ids) {
      if (hexes[hex].terrain === 'building') expect(['town', 'village', 'farm', 'chateau']).toContain(kindOf(hex));
      else expect(kindOf(hex)).toBeUndefined();
    }
  });

  it('[2.2.3] gives every woods hex with a road a road, and no other woods hex one', () => {
    const hasRoad = (hex: string): boolean => around(hex).some((next) => roads.includes(hexside(hex, next)));
    for (const hex of ids) if (isWooded(hex)) expect(hasRoad(hex)).toBe(hexes[hex].terrain === 'woodsRoad');
  });

  it('[2.2.6] has the lines of fire that were read off it', () => {
    const open = (gun: string, target: string): boolean =>
      around(gun).some((between) => around(between).includes(target) && !isWooded(between));
    expect(hexes['0804'].terrain).toBe('woods');
    expect([open('0803', '0805'), open('0803', '0705'), open('0803', '0905')]).toEqual([false, true, true]);
    expect([open('0915', '0913'), open('1411', '1310')]).toEqual([false, true]);
    expect(tables.bombardment.range).toBe(2);
  });

  it('[2.2.7] lists roads and tracks once each, between adjacent hexes', () => {
    expect(faulty(mapData.roads, ([a, b, kind]) => around(a).includes(b) && ['road', 'track'].includes(kind))).toEqual(
      [],
    );
    expect(new Set(roads).size).toBe(roads.length);
    expect(faulty(mapData.roadEdges, ([hex]) => around(hex).length < 6)).toEqual([]);
    const onRoad = new Set(mapData.roads.flatMap(([a, b, _kind]) => [a, b]));
    expect(flood('1206', (a, b) => roads.includes(hexside(a, b)))).toEqual(onRoad);
  });

  it('[2.2.7] names roads along hexsides that a road crosses', () => {
    for (const { path, type } of Object.values(mapData.roadNames)) {
      for (let i = 1; i < path.length; i++) {
        const at = roads.indexOf(hexside(path[i - 1], path[i]));
        expect(mapData.roads[at]?.[2]).toBe(type);
      }
    }
  });

  it('[4.2.2] closes exactly the hexsides of woods that no road crosses', () => {
    expect(faulty(mapData.hexsides, ([a, b, kind]) => around(a).includes(b) && kind === 'impassable')).toEqual([]);
    const expected = new Set<string>();
    for (const hex of ids) {
      for (const next of around(hex)) {
        if ((isWooded(hex) || isWooded(next)) && !roads.includes(hexside(hex, next))) expected.add(hexside(hex, next));
      }
    }
    expect([...closed].sort()).toEqual([...expected].sort());
    expect(new Set(closed).size).toBe(mapData.hexsides.length);
  });

  it('lets every hex but woods be reached', () => {
    const reached = flood('0101', (a, b) => !closed.includes(hexside(a, b)));
    expect([...reached].sort()).toEqual(ids.filter((hex) => hexes[hex].terrain !== 'woods'));
  });

  it('lets reinforcements enter by the open hexes of column 23', () => {
    const east = ids.filter((hex) => hex.startsWith('23') && !isWooded(hex));
    expect(east).toEqual(['2303', '2307', '2308', '2309', '2311', '2312', '2313', '2316']);
    expect(mapData.entryHexes).toEqual(east);
    expect(ids.filter((hex) => hexes[hex].tags?.includes('eastEntry'))).toEqual(east);
  });

  it('lets the French leave by nine clear hexes of the north edge', () => {
    expect(mapData.exitHexes).toEqual(['0101', '0201', '0301', '0401', '0501', '0601', '0701', '0801', '0901']);
    expect(ids.filter((hex) => hexes[hex].tags?.includes('frenchExit'))).toEqual(mapData.exitHexes);
    expect(faulty(mapData.exitHexes, (hex) => hexes[hex].terrain === 'clear')).toEqual([]);
  });
});

describe('the counters', () => {
  it('[2.0.1] are eighty with the markers', () => {
    expect(unitById.size).toBe(units.length);
    expect(units.length + unitData.markers.reduce((sum, { count }) => sum + count, 0)).toBe(80);
    expect(unitData.totals.allUnits).toBe(73);
  });

  it('[2.4.1] are of one side and nation, of a type, and move as their type does', () => {
    const allowances: Record<string, readonly number[]> = { infantry: [4], cavalry: [5, 6], artillery: [3] };
    for (const unit of units) {
      expect(['french', 'anglo-allied', 'prussian']).toContain(unit.nation);
      expect(unit.side).toBe(unit.nation === 'french' ? 'french' : 'allied');
      expect(allowances[unit.type]).toContain(unit.movementAllowance);
      expect([1, 2, 3, 4, 5, 6, 7]).toContain(unit.combatStrength);
    }
  });

  it('[2.4.1] have a set-up hex or an arrival turn, never both', () => {
    for (const unit of units) {
      expect(unit.setup === undefined).toBe(unit.arrivalTurn !== undefined);
      if (unit.setup !== undefined) expect(['clear', 'building', 'woodsRoad']).toContain(hexes[unit.setup]?.terrain);
      else expect([unit.arrivalTurn, unit.entry]).toEqual([unit.variant === true ? 5 : 3, 'east']);
      expect(unit.backCode).toBe(unit.variant === true ? 'Gt5v' : undefined);
    }
  });

  it('[2.4.1] stand one to a hex, and only the garrison of Hougoumont is in contact', () => {
    const placed = units.flatMap(({ setup, side }) => (setup === undefined ? [] : [{ setup, side }]));
    const sideIn = new Map(placed.map(({ setup, side }) => [setup, side]));
    expect(sideIn.size).toBe(placed.length);
    const contacts = placed
      .filter(({ side }) => side === 'french')
      .flatMap(({ setup }) =>
        around(setup)
          .filter((next) => sideIn.get(next) === 'allied')
          .map((next) => `${setup}-${next}`),
      );
    expect(contacts.sort()).toEqual(['0814-0914', '0915-0914', '1014-0914']);
  });

  it('[2.5.1] add up to the totals of each contingent', () => {
    const tally = (of: (unit: Unit) => boolean): { units: number; strength: number } => {
      const found = units.filter(of);
      return { units: found.length, strength: found.reduce((sum, { combatStrength }) => sum + combatStrength, 0) };
    };
    const counted = {
      frenchAtStart: tally(({ side, variant }) => side === 'french' && !variant),
      angloAlliedAtStart: tally(({ nation }) => nation === 'anglo-allied'),
      prussianRegular: tally(({ nation, variant }) => nation === 'prussian' && !variant),
      frenchVariant: tally(({ side, variant }) => side === 'french' && variant === true),
      prussianVariant: tally(({ nation, variant }) => nation === 'prussian' && variant === true),
    };
    expect(counted).toEqual({
      frenchAtStart: { units: 26, strength: 89 },
      angloAlliedAtStart: { units: 18, strength: 73 },
      prussianRegular: { units: 9, strength: 34 },
      frenchVariant: { units: 13, strength: 43 },
      prussianVariant: { units: 7, strength: 27 },
    });
    expect(unitData.totals).toEqual({ ...counted, allUnits: 73 });
  });
});

describe('the tables', () => {
  it('[2.3.1] the combat table has ten columns and six rows', () => {
    expect(tables.combatResults.columns).toEqual([
      '1-5',
      '1-4',
      '1-3',
      '1-2',
      '1-1',
      '2-1',
      '3-1',
      '4-1',
      '5-1',
      '6-1',
    ]);
    expect(Object.keys(tables.combatResults.rows)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(Object.keys(tables.combatResults.results).sort()).toEqual(['Ae', 'Ar', 'De', 'Dr', 'Ee']);
  });

  it('[2.3.2] the sixty cells', () => {
    expect(tables.combatResults.rows).toEqual({
      1: ['Ae', 'Ar', 'Ar', 'Dr', 'Dr', 'Dr', 'De', 'De', 'De', 'De'],
      2: ['Ae', 'Ae', 'Ar', 'Ar', 'Dr', 'Dr', 'Dr', 'De', 'De', 'De'],
      3: ['Ae', 'Ae', 'Ae', 'Ar', 'Dr', 'Dr', 'Dr', 'Dr', 'De', 'De'],
      4: ['Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Dr', 'Dr', 'Dr', 'De', 'De'],
      5: ['Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Ee', 'Dr', 'Ee', 'Ee', 'De'],
      6: ['Ae', 'Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Ee', 'Ee', 'Ee', 'De'],
    });
  });

  it('[2.3.2] a better column is never worse for the attacker, but for an exchange in place of a retreat', () => {
    const worth = ['Ae', 'Ar', 'Ee', 'Dr', 'De'];
    for (const row of Object.values(tables.combatResults.rows)) {
      for (let i = 1; i < row.length; i++) {
        const better = worth.indexOf(row[i]) >= worth.indexOf(row[i - 1]);
        expect(better || (row[i - 1] === 'Dr' && row[i] === 'Ee')).toBe(true);
      }
    }
  });

  it('[3.0.1] ten turns of four phases', () => {
    expect(tables.phases).toEqual(['frenchMovement', 'frenchCombat', 'alliedMovement', 'alliedCombat']);
    expect(tables.turnTrack.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('the numbers of victory and demoralization', () => {
    expect(tables.victory).toEqual({
      frenchLossesForAlliedWin: 40,
      alliedLossesForDemoralization: 40,
      frenchExitsNeeded: 7,
    });
    expect(tables.demoralization).toMatchObject({ threshold: 40, alliedAttackShift: -1, frenchAttackShift: 1 });
    const strength = (side: string): number =>
      units.filter((unit) => unit.side === side && !unit.variant).reduce((sum, unit) => sum + unit.combatStrength, 0);
    expect(strength('french')).toBeGreaterThan(40);
    expect(strength('allied')).toBeGreaterThan(40);
  });
});

describe('the keys of the variant', () => {
  const { french, prussian, regular } = tables.variantCodes;
  const mix = (list: readonly string[]): string[] =>
    list.map((id) => `${unitById.get(id)?.combatStrength}-${unitById.get(id)?.movementAllowance}`).sort();
  const of = (belongs: (unit: Unit) => boolean): string[] =>
    units
      .filter(belongs)
      .map(({ id }) => id)
      .sort();

  it('[9.3.1] [9.3.2] [9.3.3] French keys', () => {
    expect(Object.keys(french)).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const key of ['1', '2', '3'] as const) expect(french[key]).toEqual({});
    const variant = of(({ side, variant }) => side === 'french' && variant === true);
    for (const key of ['4', '5'] as const) {
      expect(Object.keys(french[key])).toEqual(['5']);
      expect(mix(french[key]['5'])).toEqual(['2-5', '3-3', '4-4', '4-4', '5-4']);
      expect(faulty(french[key]['5'], (id) => variant.includes(id))).toEqual([]);
      expect(new Set(french[key]['5']).size).toBe(5);
    }
    expect(Object.keys(french['6'])).toEqual(['5']);
    expect([...french['6']['5']].sort()).toEqual(variant);
  });

  it('[9.4.1] [9.4.2] [9.4.3] [9.4.4] [9.4.5] [9.4.6] Prussian keys', () => {
    const contingent = of(({ nation, variant }) => nation === 'prussian' && !variant);
    const variant = of(({ nation, variant }) => nation === 'prussian' && variant === true);
    expect([...regular].sort()).toEqual(contingent);
    expect(Object.keys(prussian)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect([prussian['1'], prussian['2'], prussian['3']]).toEqual([{ 3: 'regular' }, {}, { 5: 'regular' }]);

    expect(Object.keys(prussian['4'])).toEqual(['3']);
    expect(mix(prussian['4']['3'])).toEqual(['3-3', '3-5', '4-4', '5-4']);
    expect(faulty(prussian['4']['3'], (id) => contingent.includes(id))).toEqual([]);

    expect(Object.keys(prussian['5'])).toEqual(['3', '5']);
    expect(prussian['5']['3']).toBe('regular');
    expect(mix(prussian['5']['5'])).toEqual(['3-3', '3-5', '4-5', '5-4']);
    expect(faulty(prussian['5']['5'], (id) => variant.includes(id))).toEqual([]);

    expect(Object.keys(prussian['6'])).toEqual(['3', '5']);
    expect(prussian['6']['3']).toBe('regular');
    expect([...prussian['6']['5']].sort()).toEqual(variant);
  });
});

describe('the scenarios', () => {
  const [standard, grouchy] = scenarioData.scenarios;

  it('[1.0.2] [1.0.3] the standard game sets up what the counters say', () => {
    expect(standard).toMatchObject({ id: 'standard', turns: 10, firstPlayer: 'french', hiddenKeys: false });
    const printed = units.flatMap(({ id, setup }) => (setup === undefined ? [] : [[id, setup]]));
    expect(standard.setup).toEqual(Object.fromEntries(printed));
    expect(standard.reinforcements).toEqual({ allied: { 3: tables.variantCodes.regular }, french: {} });
  });

  it('[9.0.1] the variant builds on it', () => {
    expect(grouchy).toMatchObject({
      id: 'grouchy',
      turns: 10,
      firstPlayer: 'french',
      hiddenKeys: true,
      base: 'standard',
    });
    expect(grouchy.reinforcements).toEqual({ allied: { key: 'prussian' }, french: { key: 'french' } });
    expect(scenarioData.scenarios).toHaveLength(2);
  });
});

describe('the cases', () => {
  it('have unique ids, in order, with titles', () => {
    const order = cases.map(({ id }) => id.split('.').map(Number));
    const byNumber = [...order].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
    expect(order).toEqual(byNumber);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(faulty(cases, ({ id, title }) => /^\d+\.\d+\.\d+$/.test(id) && title !== '')).toEqual([]);
  });

  it('cover every case of the rulebook, without gaps', () => {
    const last: Record<string, number> = { 1: 0, 2: 6, 3: 0, 4: 6, 5: 8, 6: 8, 7: 3, 8: 4, 9: 5 };
    const sections = new Set(cases.map(({ id }) => id.slice(0, id.lastIndexOf('.'))));
    const expected = Object.entries(last).flatMap(([chapter, cases]) =>
      Array.from({ length: cases + 1 }, (_, i) => `${chapter}.${i}`),
    );
    expect([...sections].sort()).toEqual(expected.sort());
    const known = new Set(cases.map(({ id }) => id));
    for (const { id } of cases) {
      const [chapter, section, statement] = id.split('.').map(Number);
      if (statement > 1) expect(known).toContain(`${chapter}.${section}.${statement - 1}`);
    }
  });

  it('belong to the game', () => {
    for (const file of [mapData, unitData, tables, scenarioData]) expect(file.game).toBe('napoleon-at-waterloo');
  });
});
