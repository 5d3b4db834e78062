import { readFileSync } from 'node:fs';
import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import cases from '../data/cases.json' with { type: 'json' };
import mapData from '../data/map.json' with { type: 'json' };
import scenarioData from '../data/scenarios.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import unitData from '../data/units.json' with { type: 'json' };
import {
  allHexes,
  along,
  around,
  distance,
  hasBridge,
  hasRiver,
  hasRoad,
  hexes,
  hexside,
  union,
  unjoined,
  walk,
  zoc,
  zoi,
} from './hexes.ts';

/** The data as written down: every reference, adjacency, set-up hex, table cell and total. */

const rulesText = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const ids = new Set(cases.map(({ id }) => id));
const pieces = [...unitData.hqs, ...unitData.corps, ...unitData.detachments];
const pieceById = new Map(pieces.map((piece) => [piece.id, piece]));
const roadHexes = new Set(mapData.roads.flatMap(([a, b, _road]) => [a, b]));
const tagged = (tag: string): string[] => allHexes.filter((hex) => hexes[hex].tags?.includes(tag));
const faulty = <T>(things: readonly T[], isRight: (thing: T) => boolean): T[] =>
  things.filter((thing) => !isRight(thing));
const once = (names: readonly string[]): boolean => new Set(names).size === names.length;
const everywhere = allHexes.length;

interface Placed {
  readonly unit: string;
  readonly hex: string;
  readonly mode?: string;
}
interface Arrival {
  readonly unit: string;
  readonly turn: number;
  readonly hexes: readonly string[];
}
const setups = scenarioData.scenarios.map((scenario) => {
  const setup: readonly Placed[] = scenario.setup;
  const reinforcements: readonly Arrival[] = scenario.reinforcements;
  const hqArrivals: readonly { readonly unit: string; readonly turn: number }[] = scenario.hqArrivals;
  return { ...scenario, setup, reinforcements, hqArrivals };
});

describe('the map', () => {
  it('[MAP-1] has every hex of 31 rows and 42 columns', () => {
    const { cols, rows, firstRow, lastRow, firstCol, lastCol } = mapData.grid;
    expect([cols, rows, firstRow, lastRow, firstCol, lastCol]).toEqual([42, 31, 10, 40, 0, 41]);
    expect(everywhere).toBe(1302);
    for (let row = 10; row <= 40; row++)
      for (let column = 0; column <= 41; column++) expect(hexes).toHaveProperty([String(100 * row + column)]);
  });

  it('[MAP-1] states the neighbours of even and odd rows', () => {
    expect(mapData.grid.neighbourOffsets.evenRow).toEqual({ W: -1, E: 1, SW: -101, SE: -100, NW: 99, NE: 100 });
    expect(mapData.grid.neighbourOffsets.oddRow).toEqual({ W: -1, E: 1, SW: -100, SE: -99, NW: 100, NE: 101 });
    for (const hex of allHexes) expect(faulty(around(hex), (next) => around(next).includes(hex))).toEqual([]);
  });

  it('[TEC-1, TEC-2] knows open ground, towns and chateaux; all but open ground have names', () => {
    expect(faulty(allHexes, (hex) => ['open', 'town', 'chateau'].includes(hexes[hex].terrain))).toEqual([]);
    expect(faulty(allHexes, (hex) => (hexes[hex].terrain === 'open') === (hexes[hex].name === undefined))).toEqual([]);
  });

  it('[TEC-4, TEC-6] lists river hexsides once, between adjacent hexes, each with a bridge or without', () => {
    expect(
      faulty(mapData.hexsides, ([a, b, what]) => around(a).includes(b) && ['river', 'bridge'].includes(what)),
    ).toEqual([]);
    expect(once(mapData.hexsides.map(([a, b]) => hexside(a, b)))).toBe(true);
  });

  it('[TEC-3, TEC-6] lists roads once, between adjacent hexes, never across a river without a bridge', () => {
    expect(
      faulty(mapData.roads, ([a, b, what]) => around(a).includes(b) && what === 'road' && !hasRiver(a, b)),
    ).toEqual([]);
    const roads = mapData.roads.map(([a, b]) => hexside(a, b));
    expect(once(roads)).toBe(true);
    for (const [a, b, what] of mapData.hexsides) if (what === 'bridge') expect(roads).toContain(hexside(a, b));
    expect(tagged('road')).toEqual([...roadHexes].sort());
  });

  it('[TEC-3] in nine hexes roads pass without meeting: each list is of roads of the hex, and together they are all', () => {
    const nine = ['1120', '1510', '1604', '2034', '2629', '2717', '3029', '3409', '3826'];
    expect(Object.keys(unjoined).sort()).toEqual(nine);
    for (const [hex, roads] of Object.entries(unjoined)) {
      expect([hex, union(...roads)]).toEqual([hex, around(hex).filter((next) => hasRoad(hex, next))]);
      expect(roads.every((road) => once([...road]) && road.length === 2)).toBe(true);
    }
  });

  it('[TEC-3] its roads hang together, and every town lies on them', () => {
    const network = walk('1018', everywhere, hasRoad);
    expect(network).toEqual([...roadHexes].sort());
    expect(faulty(allHexes, (hex) => hexes[hex].terrain === 'open' || roadHexes.has(hex))).toEqual([]);
  });

  it('[TEC-4] the rivers part it, and the bridges join it again', () => {
    expect(walk('1217', everywhere, (a, b) => !hasRiver(a, b))).toHaveLength(everywhere);
    const north = walk('1217', everywhere, (a, b) => !hasRiver(a, b) && !hasBridge(a, b));
    for (const hex of ['1017', '1018', '1117', '1015', '1020', '1121', '1340']) expect(north).not.toContain(hex);
    for (const hex of ['1221', '1737', '1922', '3715', '4025', '1211']) expect(north).toContain(hex);
  });

  it('[A-4] the road from Brussels to Couillet is unbroken', () => {
    const road = mapData.brusselsCouilletRoad;
    for (const [i, hex] of road.entries()) if (i > 0) expect([hex, hasRoad(road[i - 1], hex)]).toEqual([hex, true]);
    expect([road[0], road.at(-1)]).toEqual(['1018', '4015']);
    expect(tagged('brussels-couillet-road')).toEqual([...road].sort());
  });

  it('[MAP-3] entry hexes lie on the edge and on a road', () => {
    const onEdge = (hex: string): boolean => around(hex).length < 6;
    expect(faulty(mapData.entryHexes, ({ hex }) => onEdge(hex) && roadHexes.has(hex))).toEqual([]);
    expect(tagged('entry').sort()).toEqual(mapData.entryHexes.map(({ hex }) => hex).sort());
    const { south, north } = mapData.lineOfCommunication;
    expect([tagged('exit-south'), tagged('exit-north')]).toEqual([south, north]);
  });

  it('[S16-2, S15-2] names the places the set-ups and examples name', () => {
    const named: Readonly<Record<string, string>> = {
      1217: 'Charleroi',
      1221: 'Ch',
      1117: 'Marcinelle',
      2317: 'Frasnes',
      3715: 'Mont',
      3002: 'Braine',
      1211: 'Fontaine',
      2618: 'Quatre',
      2324: 'Sombreffe',
      1922: 'Fleurus',
      1928: 'Onoz',
      1737: 'Namur',
      1623: 'Lamb',
      1716: 'Gosselies',
      2840: 'ghez',
      1340: 'Nanin',
      1215: 'Marchienne',
      2315: 'ves',
      2715: 'Hautain',
      2222: 'Wagn',
      4006: 'Halle',
      1018: 'Couillet',
      3616: 'La Haye Sainte',
      2122: 'Amand',
      2123: 'Ligny',
    };
    for (const [hex, name] of Object.entries(named)) expect(hexes[hex].name).toContain(name);
    expect(hexes['3616'].terrain).toBe('chateau');
  });
});

describe('the counters', () => {
  it('[GEN-3] every piece has an id of its own', () => {
    expect(once(pieces.map(({ id }) => id))).toBe(true);
  });

  it('[GEN-4, GEN-5] every Corps has the allowances of its kind', () => {
    for (const { type, sides } of unitData.corps) {
      if (type === 'infantry') {
        expect([sides.advance?.move, sides.battle?.move]).toEqual([4, 1]);
        expect(sides.advance?.stars).toBe(sides.battle?.stars);
      } else {
        expect([sides.fresh?.move, sides.exhausted?.move, sides.exhausted?.stars]).toEqual([6, 4, 0]);
      }
    }
  });

  it('[CTR-2, CTR-3, CTR-4] stars total 8, 7 and 2; French Cavalry has 3 of them', () => {
    const stars = (take: (corps: (typeof unitData.corps)[number]) => boolean): number =>
      unitData.corps
        .filter(take)
        .reduce((sum, { sides }) => sum + ((sides.advance ?? sides.fresh)?.stars ?? Number.NaN), 0);
    expect(['French', 'Anglo-Allied', 'Prussian'].map((army) => stars((corps) => corps.army === army))).toEqual([
      8, 7, 2,
    ]);
    expect(stars((corps) => corps.army === 'French' && corps.type === 'cavalry')).toBe(3);
  });

  it('[GEN-7] three French HQs and two of the Coalition, one for each of its armies', () => {
    expect(unitData.hqs.map(({ army }) => army)).toEqual(['French', 'French', 'French', 'Anglo-Allied', 'Prussian']);
    expect(unitData.armies.flatMap(({ hqs }) => hqs)).toEqual(unitData.hqs.map(({ id }) => id));
  });

  it('[VIC-1, VIC-2, VIC-3, VIC-4] every unit is worth its points', () => {
    for (const { id, vp } of unitData.corps) expect([id, vp]).toEqual([id, ['fr-gd', 'fr-gdcav'].includes(id) ? 5 : 3]);
    for (const { id, vp } of unitData.detachments)
      expect([id, vp]).toEqual([id, ['fr-d-oldguard', 'fr-d-battery'].includes(id) ? 2 : 1]);
  });

  it('[CTR-5] every Detachment has a parent Corps of its army, but for the two that Napoléon places', () => {
    for (const detachment of unitData.detachments) {
      const parents: readonly string[] = detachment.parents;
      for (const parent of parents)
        expect(pieceById.get(parent)).toMatchObject({ army: detachment.army, kind: 'corps' });
      if ('special' in detachment) expect(detachment.placedBy).toEqual(['hq-napoleon']);
      else expect(parents).toHaveLength(1);
    }
  });
});

describe('the tables', () => {
  it('[CRT-1] the results follow each other without a gap', () => {
    const rows = tables.combatResults;
    expect(rows.map(({ minDifference, maxDifference }) => [minDifference, maxDifference])).toEqual([
      [0, 0],
      [1, 2],
      [3, 4],
      [5, null],
    ]);
    expect(rows.map(({ result }) => result)).toEqual(['stalemate', 'retreat', 'blown', 'eliminated']);
  });

  it('[GEN-11, S16-4] the track has eight turns; the deluge uses every face of the die', () => {
    expect(tables.turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([...tables.deluge.rain, ...tables.deluge.noEffect].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(tables.deluge.turns).toEqual([5, 6]);
  });

  it('cites rules that exist', () => {
    const cited = [...tables.attackModifiers, ...tables.defenceModifiers, ...scenarioData.options].map(
      ({ rule }) => rule,
    );
    expect(faulty(cited, (rule) => ids.has(rule))).toEqual([]);
  });
});

describe('the scenarios', () => {
  it('[S16-2, S15-2] name every piece once', () => {
    for (const { setup, reinforcements, hqArrivals, available } of setups) {
      const named = [...setup, ...reinforcements, ...hqArrivals].map(({ unit }) => unit).concat(available);
      expect([...named].sort()).toEqual(pieces.map(({ id }) => id).sort());
      expect(faulty(available, (id) => pieceById.get(id)?.kind === 'detachment')).toEqual([]);
    }
  });

  it('[S16-2, S15-2] put pieces on sides they have, into hexes of the map', () => {
    const sides = (id: string): readonly (string | undefined)[] => {
      const corps = unitData.corps.find((piece) => piece.id === id);
      if (corps !== undefined) return Object.keys(corps.sides);
      return pieceById.get(id)?.kind === 'hq' ? ['normal', 'battle', 'choice'] : [undefined];
    };
    for (const { setup } of setups)
      expect(faulty(setup, ({ unit, hex, mode }) => hex in hexes && sides(unit).includes(mode))).toEqual([]);
  });

  it('[STK-1, STK-2] stack no two of a kind, nor units of both sides', () => {
    for (const { setup } of setups) {
      expect(once(setup.map(({ unit, hex }) => `${pieceById.get(unit)?.kind} ${hex}`))).toBe(true);
      for (const { hex } of setup) {
        const here = setup.filter((placed) => placed.hex === hex).flatMap(({ unit }) => pieceById.get(unit) ?? []);
        expect(new Set(here.filter(({ kind }) => kind !== 'hq').map(({ side }) => side)).size).toBeLessThanOrEqual(1);
      }
    }
  });

  it('[S16-1, S15-1] last to turn 8', () => {
    expect(setups.map(({ id, firstTurn, lastTurn }) => [id, firstTurn, lastTurn])).toEqual([
      ['june16', 3, 8],
      ['june15', 1, 8],
    ]);
  });

  it('[S16-3, S15-3] bring Corps on at entry hexes of their side', () => {
    const isEntry = (hex: string, side: string | undefined): boolean =>
      mapData.entryHexes.some((entry) => entry.hex === hex && entry.side === side);
    for (const { reinforcements } of setups)
      expect(
        faulty(reinforcements, (arrival) =>
          arrival.hexes.every((hex) => isEntry(hex, pieceById.get(arrival.unit)?.side)),
        ),
      ).toEqual([]);
  });

  it('[S16-2] the set-up of June 16', () => {
    const june16 = Object.fromEntries(setups[0].setup.map(({ unit, hex }) => [unit, hex]));
    expect(june16).toEqual(
      laid(
        'hq-napoleon 1217, fr-gd 1217, hq-grouchy 1621, hq-ney 2218, fr-2 2218, fr-1 1617, fr-3 1721',
        'fr-4 1221, fr-6 1117, fr-gdcav 2317, fr-rescav 1822, fr-d-jacquinot 1314, hq-wellington 2818',
        'aa-res 3715, aa-1 3002, aa-d-collaert 1211, aa-d-perponcher 2618, hq-blucher 2324, pr-cav 2324',
        'pr-1 1922, pr-2 1928, pr-3 1737, pr-d-lutzow 1623',
      ),
    );
  });

  it('[S15-2] the set-up of June 15', () => {
    const june15 = Object.fromEntries(setups[1].setup.map(({ unit, hex }) => [unit, hex]));
    expect(june15).toEqual(
      laid(
        'hq-napoleon 1017, hq-wellington 3715, aa-res 3715, aa-1 3002, aa-d-collaert 1211',
        'aa-d-perponcher 2618, hq-blucher 1737, pr-cav 1737, pr-1 1716, pr-2 2840, pr-3 1340',
        'pr-d-steinmetz 1215, pr-d-pirch 1217, pr-d-lutzow 1221',
      ),
    );
  });
});

describe('the worked figures', () => {
  it('[D-3] the road from Charleroi to 2421, free of enemy zones, has 15 hexes', () => {
    const enemy = setups[0].setup.filter(({ unit }) => {
      const piece = pieceById.get(unit);
      return piece?.side === 'Coalition' && piece.kind !== 'hq';
    });
    const barred = union(
      ...enemy.map(({ unit, hex }) => (pieceById.get(unit)?.kind === 'corps' ? union(zoc(hex), zoi(hex)) : zoc(hex))),
    );
    const open = (_: string, to: string): boolean => !barred.includes(to);
    expect(along('1217', 14, open)).not.toContain('2421');
    expect(along('1217', 15, open)).toContain('2421');
  });

  it('[MAP-2] the distances of the placements of Piré, Frederick and Pirch', () => {
    expect([distance('2317', '2315'), distance('2317', '2314'), distance('2218', '2314')]).toEqual([2, 3, 4]);
    expect([distance('2818', '2715'), distance('2324', '2222')]).toEqual([3, 3]);
  });

  it('[TEC-6] Charleroi is crossed from 1117 to 1218', () => {
    expect([hasBridge('1117', '1218'), hasRiver('1117', '1217')]).toEqual([true, true]);
    expect([hasRiver('1217', '1218'), hasBridge('1217', '1218')]).toEqual([false, false]);
  });
});

describe('the rules', () => {
  it('have ids and titles, the same in RULES.md and in the data', () => {
    expect(ids.size).toBe(cases.length);
    expect(faulty(cases, ({ id, title }) => id !== '' && title !== '')).toEqual([]);
    const inText = [...rulesText.matchAll(/^- \*\*([A-Z0-9]+-[A-Z]?\d+)\*\* — (.+?)\. /gm)].map(([, id, title]) => ({
      id,
      title,
    }));
    expect(inText).toEqual(cases);
  });

  it('cite only rules that exist', () => {
    const word =
      /\b((?:GEN|CTR|MAP|TEC|STK|ZOC|ZOI|CMD|SEQ|GB|OG|LOC|MOV|PAS|REI|ATT|MOD|CRT|RET|BLN|ELM|PUR|APS|END|VIC|S16|S15|OPT|[A-H])-[AD]?\d+)\b/g;
    const cited = [...rulesText.matchAll(word)].map(([, id]) => id);
    expect(cited.length).toBeGreaterThan(200);
    expect(faulty(cited, (id) => ids.has(id))).toEqual([]);
  });
});
