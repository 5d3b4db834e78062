import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import mapData from '../../data/map.json' with { type: 'json' };
import {
  allHexes,
  around,
  distance,
  hasBridge,
  hasRiver,
  hasRoad,
  hexes,
  isStream,
  isTown,
  meets,
  reach,
  retreats,
  union,
  unjoined,
  within,
  zoc,
} from '../hexes.ts';
import { type Field, field, game, scenario, turn3, WORLD } from '../support.ts';

const PRUSSIANS = { 'hq-blucher': '3538', 'pr-3': '3639' };
const CHANNEL = { 'hq-napoleon': '3110', 'fr-6': '3110' };

const moving = (unit: string, from: string, rest: Record<string, string> = {}): Field => {
  const at = from.slice(0, 4);
  return turn3('movement', { 'hq-napoleon': at, [unit]: from, ...PRUSSIANS, ...rest });
};
/** What the defender of a hex adds against an attack by the French II Corps, which has no stars. */
const defence = (unit: string, hex: string, from: string): number =>
  turn3('attack', { 'hq-napoleon': '3110', 'fr-2': from, [unit]: hex, ...PRUSSIANS }).fight(`attack fr-2 ${hex}`, 1, 1)
    .defence;

describe('2 map', () => {
  it('[MAP-1] has 31 rows of 42 hexes, numbered by row, then column', () => {
    const all: string[] = [];
    for (let row = 10; row <= 40; row++)
      for (let column = 0; column <= 41; column++) all.push(`${row}${String(column).padStart(2, '0')}`);
    expect([...game.placeIds].sort()).toEqual(all);
  });

  it('[MAP-1] the neighbours of hexes of even and odd rows', () => {
    const steps = (unit: string, hex: string): string[] => moving(unit, `${hex} battle`).goals(unit);
    expect(steps('fr-1', '2210')).toEqual(['2109', '2110', '2209', '2211', '2309', '2310']);
    expect(steps('fr-1', '2111')).toEqual(['2011', '2012', '2110', '2112', '2211', '2212']);
    for (const hex of ['1000', '1041', '4000', '4041', '1100', '1141', '3900', '3941', '2000', '2541', '1030', '4020'])
      expect(steps('fr-1', hex)).toEqual(around(hex));
  });

  it('[MAP-1] all neighbours are mutual and there are no others', () => {
    for (const hex of allHexes) {
      const found = around(hex).map((next) => WORLD.map.indexOf(next));
      const at = WORLD.map.indexOf(hex);
      const known = [...WORLD.neighbours.slice(6 * at, 6 * at + 6)].filter((next) => next >= 0);
      expect(known.sort((a, b) => a - b)).toEqual(found.sort((a, b) => a - b));
    }
  });

  it('[MAP-2] distance is the shortest line of hexes, the first not counted', () => {
    const far = (a: string, b: string): number => WORLD.map.distance(WORLD.map.indexOf(a), WORLD.map.indexOf(b));
    const some = ['1000', '1041', '4000', '4041', '2218', '1217', '2111', '3033', '1737'];
    for (const a of some) for (const b of some) expect([a, b, far(a, b)]).toEqual([a, b, distance(a, b)]);
    for (const b of within('2218', 5)) expect(far('2218', b)).toBe(distance('2218', b));
    expect([far('2218', '2218'), far('2218', '2314'), far('2317', '2315')]).toEqual([0, 4, 2]);
  });

  it('[MAP-2] distance does not mind rivers, units or friendly zones', () => {
    const f = field({
      turn: 3,
      units: { 'hq-napoleon': '1017', 'fr-1': '1117', 'fr-2': '1218', 'fr-d-pire': '1116', ...PRUSSIANS },
    });
    const hexes = new Set([...within('1117', 3), ...within('1218', 3), ...within('1116', 3)]);
    expect(f.goals('hq-napoleon')).toEqual([...hexes].sort());
    expect(f.goals('hq-napoleon')).toContain('1418');
  });

  it('[MAP-3] entry and exit hexes', () => {
    expect(mapData.lineOfCommunication).toEqual({ south: ['1017', '1018'], north: ['4006', '4015', '4025'] });
    expect(mapData.entryHexes.map(({ hex }) => hex).sort()).toEqual(
      ['1015', '1017', '1018', '1020', '3000', '3241', '4015'].sort(),
    );
    const firstHexes = (f: Field): string[] => [
      ...new Set(f.choices('enter').map((line) => line.split(' ')[3].slice(0, 4))),
    ];
    const f = scenario('june15');
    f.plays('mode hq-napoleon @normal', 'mode hq-wellington @normal').play('mode hq-blucher @normal', 6);
    expect(f.decision).toBe('french movement');
    expect(firstHexes(f).sort()).toEqual(['1015', '1017', '1018', '1020']);
    const g = scenario('june16').skipTo('movement', 'coalition');
    expect(firstHexes(g).sort()).toEqual(['3000', '3241']);
  });
});

describe('2 terrain: open ground, towns, roads', () => {
  it('[TEC-1] open ground costs one a hex and helps no defender', () => {
    expect(moving('fr-1', '2110').goals('fr-1')).toEqual(reach('2110', 4, true));
    expect(defence('pr-2', '2111', '2110')).toBe(0);
  });

  it('[TEC-2] a town or chateau gives a defending Infantry Corps or Detachment +1, a Cavalry Corps nothing', () => {
    for (const hex of ['2219', '1922', '3514', '3616', '3617']) {
      const from = around(hex).find((next) => !hasRiver(hex, next) && !isTown(next)) ?? '';
      expect([hex, defence('pr-2', hex, from)]).toEqual([hex, 1]);
      expect([hex, defence('pr-d-sohr', hex, from)]).toEqual([hex, 1]);
      expect([hex, defence('pr-cav', hex, from)]).toEqual([hex, 0]);
    }
    // The town counts where the defender stands, not where the attacker does.
    expect(defence('pr-2', '2220', '2219')).toBe(0);
  });

  it('[TEC-2] chateaux are 3514, 3616 and 3617; Cavalry attacking one adds no stars, as with a town', () => {
    expect(allHexes.filter((hex) => hexes[hex].terrain === 'chateau')).toEqual(['3514', '3616', '3617']);
    const attack = (hex: string, from: string): number =>
      turn3('attack', { 'hq-napoleon': '3110', 'fr-gdcav': from, 'pr-2': hex, ...PRUSSIANS }).fight(
        `attack fr-gdcav ${hex}`,
        1,
        1,
      ).attack;
    expect([attack('3514', '3415'), attack('2219', '2220'), attack('2111', '2110')]).toEqual([0, 0, 2]);
  });

  it('[TEC-2] a town does not slow a move', () => {
    expect([isTown('2219'), isTown('2119'), hasRoad('2320', '2219')]).toEqual([true, true, false]);
    const f = moving('fr-1', '2320');
    f.play('fr-1 hq-napoleon 2320-2219-2119-2020-2021');
    expect(f.at('fr-1')).toBe('2021 advance');
  });

  it('[TEC-3] a road runs through hexsides: hexes that both have roads are not joined unless the pair is listed', () => {
    expect([hasRoad('1316', '1416'), hasRoad('1317', '1417')]).toEqual([true, true]);
    expect(hasRoad('1316', '1317')).toBe(false);
    const f = moving('fr-1', '1316');
    expect(f.goals('fr-1')).toEqual(reach('1316', 4, true));
    expect(f.rule('fr-1 hq-napoleon 1316-1317-1417-1516-1617-1716')).toBe('MOV-6');
    expect(f.rule('fr-1 hq-napoleon 1316-1416-1516-1617-1716-1817')).toBe('allowed');
  });

  it('[TEC-3] every road of the map, by the moves of cavalry', () => {
    for (const hex of ['1217', '2618', '1716', '3715', '1922', '3001']) {
      const f = moving('fr-rescav', `${hex} exhausted`);
      expect([hex, f.goals('fr-rescav')]).toEqual([hex, reach(hex, 4, true, within(hex, 8))]);
    }
  });

  /** The pairs of ways out of a hex, those along one road and those from one to another that does not meet it. */
  const turnings = (hex: string, along: boolean): (readonly [string, string])[] => {
    const arms = union(...unjoined[hex]);
    return arms
      .flatMap((a) => arms.map((b) => [a, b] as const))
      .filter(([a, b]) => a !== b && meets(a, hex, b) === along);
  };

  /** Ways of five hexes by road through three in a row, with no other turning that is none. */
  const fiveByRoad = (...middle: readonly [string, string, string]): string[][] => {
    const onBy = (way: readonly string[]): string[][] =>
      around(way[way.length - 1])
        .filter(
          (to) =>
            hasRoad(way[way.length - 1], to) &&
            !way.includes(to) &&
            meets(way[way.length - 2], way[way.length - 1], to),
        )
        .map((to) => [...way, to]);
    return [[...middle].reverse()]
      .flatMap(onBy)
      .flatMap((way) => onBy([...way].reverse()))
      .flatMap(onBy);
  };

  it.each(Object.keys(unjoined))(
    '[TEC-3, MOV-6] in %s roads pass: a march changes from none to another by road',
    (hex) => {
      expect([turnings(hex, true).length, turnings(hex, false).length]).toEqual(
        unjoined[hex].flat().length === union(...unjoined[hex]).length ? [4, 8] : [4, 2],
      );
      for (const along of [true, false]) {
        for (const [a, b] of turnings(hex, along)) {
          // Five hexes are too many for Infantry without the road.
          for (const way of fiveByRoad(a, hex, b)) {
            const f = moving('fr-1', way[0]);
            expect([way, f.rule(`fr-1 hq-napoleon ${way.join('-')}`)]).toEqual([way, along ? 'allowed' : 'TEC-3']);
            // Four hexes may lie anywhere.
            expect([way, f.rule(`fr-1 hq-napoleon ${way.slice(0, 5).join('-')}`)]).toEqual([way, 'allowed']);
          }
        }
      }
      for (const from of within(hex, 3)) {
        const f = moving('fr-1', from);
        expect([from, f.goals('fr-1')]).toEqual([from, reach(from, 4, true)]);
      }
    },
  );

  it('[TEC-3] who starts where roads pass takes either; who goes through has to turn where they meet', () => {
    const f = moving('fr-1', '1510');
    for (const way of ['1510-1511', '1510-1610', '1510-1410'])
      expect(f.rule(`fr-1 hq-napoleon ${way}`)).toBe('allowed');
    expect(f.goals('fr-1')).toEqual(reach('1510', 4, true));
    // From 1610 to 1511 the roads meet in 1410 only: through 1510, and back through it.
    const g = moving('fr-1', '1610');
    const round = '1610-1510-1410-1510-1511';
    const on = around('1511').find((next) => hasRoad('1511', next) && next !== '1510') ?? '';
    expect(g.rule(`fr-1 hq-napoleon ${round}-${on}`)).toBe('allowed');
    expect(reach('1610', 4, true)).toContain(on);
  });

  it('[TEC-3, TEC-9] across roads that pass nothing is doubled, and each hexside is one by road all the same', () => {
    for (const hex of Object.keys(unjoined)) {
      for (const [a, b] of turnings(hex, false)) {
        const units = { 'hq-napoleon': a, 'fr-1': a, ...PRUSSIANS };
        const f = field({ start: 'movement', turn: 5, rain: [5], units });
        f.play(`fr-1 hq-napoleon ${a}-${hex}-${b}`);
        expect([hex, f.at('fr-1')]).toEqual([hex, `${b} advance`]);
      }
    }
  });

  it('[TEC-3] why not: the hex is named where the roads do not meet', () => {
    const f = moving('fr-6', '1117');
    expect(f.rule('fr-6 hq-napoleon 1117-1018-1019-1020-1120-1121-1022-1023')).toBe('TEC-3');
    expect(f.refusal('fr-6 hq-napoleon 1117-1018-1019-1020-1120-1121-1022-1023')).toMatchObject({
      code: 'roads-pass',
      data: { unit: 'fr-6', junction: '1120' },
    });
  });

  it('[TEC-3] a road does not change combat: the other terrain of the hex does', () => {
    expect([hexes['2317'].terrain, hexes['2418'].terrain, hasRoad('2317', '2418')]).toEqual(['town', 'open', true]);
    expect([defence('pr-2', '2317', '2418'), defence('pr-2', '2418', '2317')]).toEqual([1, 0]);
  });
});

describe('2 terrain: rivers and bridges', () => {
  it('[TEC-4] no move crosses a river without a bridge', () => {
    const f = moving('fr-1', '1117');
    expect(f.rule('fr-1 hq-napoleon 1117-1217')).toBe('TEC-4');
    expect(f.rule('fr-1 hq-napoleon 1117-1218')).toBe('allowed');
    for (const hex of ['1117', '1216', '1221', '1424', '1527', '1737', '1840']) {
      const g = moving('fr-1', hex);
      expect([hex, g.goals('fr-1')]).toEqual([hex, reach(hex, 4, true)]);
    }
  });

  it('[TEC-4] every river hexside of the map stops a step, every bridge lets it pass', () => {
    for (const [a, b, what] of mapData.hexsides) {
      const f = moving('fr-1', `${a} battle`);
      expect([a, b, f.rule(`fr-1 hq-napoleon ${a}-${b}`)]).toEqual([a, b, what === 'river' ? 'TEC-4' : 'allowed']);
    }
  });

  it('[TEC-4] no withdrawal crosses a river without a bridge', () => {
    // 1216 has the Sambre to its north and east.
    const f = turn3('organization', { 'hq-napoleon': '1018', 'fr-1': '1216', 'pr-1': '1215', ...PRUSSIANS });
    const expected = retreats('1216', ['1215'], zoc('1215'));
    expect(expected.length).toBeGreaterThan(0);
    expect(f.goals('fr-1')).toEqual(expected);
    expect(f.rule('withdraw fr-1 1318')).toBe('H-3');
  });

  it('[TEC-4] no retreat after an attack crosses a river without a bridge', () => {
    const f = turn3('attack', laid('hq-napoleon 3110, fr-gd 1316, pr-1 1317, hq-blucher 1417, fr-2 3111'));
    f.play('attack fr-gd 1317', 3, 2);
    expect(f.decision).toBe('coalition retreat');
    expect(f.goals('pr-1')).toEqual(retreats('1317', ['1316'], zoc('1316')));
  });

  it('[TEC-5] no ZoC and no attack across a river without a bridge', () => {
    const units = { 'hq-napoleon': '1017', 'fr-1': '1117', 'pr-1': '1217', ...PRUSSIANS };
    const f = turn3('organization', units);
    expect(f.decision).toBe('french movement');
    expect([f.at('fr-1'), f.at('pr-1')]).toEqual(['1117 advance', '1217 advance']);
    const g = turn3('attack', { ...units, 'fr-2': '1317' });
    expect(g.choices('attack')).toEqual(['attack fr-2 1217']);
    expect(g.rule('attack fr-1 1217')).toBe('TEC-5');
  });

  it('[TEC-5] no ZoI across a river', () => {
    // 1117 and 1217, the Sambre between them.
    const f = moving('fr-1', '1015', { 'pr-1': '1217' });
    expect([distance('1116', '1217'), hasRiver('1116', '1217')]).toEqual([1, true]);
    f.play('fr-1 hq-napoleon 1015-1115-1116-1117');
    expect(f.at('fr-1')).toBe('1117 advance');
  });

  it('[TEC-6] a bridge may be crossed and counts as road', () => {
    const f = moving('fr-1', '1017');
    f.play('fr-1 hq-napoleon 1017-1117-1218-1217-1317-1417-1516-1617-1716');
    expect(f.at('fr-1')).toBe('1716 advance');
    for (const [a, b, what] of mapData.hexsides) {
      if (what !== 'bridge') continue;
      const g = moving('fr-1', a);
      expect(g.goals('fr-1')).toContain(b);
      expect(g.goals('fr-1')).toEqual(reach(a, 4, true));
    }
  });

  it('[TEC-6] a withdrawal may cross a bridge', () => {
    const f = turn3('organization', { 'hq-napoleon': '1418', 'fr-rescav': '1117', 'pr-1': '1017', ...PRUSSIANS });
    const expected = retreats('1117', ['1017'], zoc('1017'));
    expect(expected).toContain('1319');
    expect(f.goals('fr-rescav')).toEqual(expected);
  });

  it('[TEC-7] ZoC crosses a bridge', () => {
    const f = moving('fr-1', '1017', { 'pr-d-sohr': '1218' });
    f.play('fr-1 hq-napoleon 1017-1117');
    expect(f.at('fr-1')).toBe('1117 battle');
    const g = turn3('attack', { 'hq-napoleon': '1017', 'fr-1': '1117', 'pr-1': '1218', ...PRUSSIANS });
    expect(g.rule('attack fr-1 1218')).toBe('allowed');
  });

  it('[TEC-7] ZoI does not cross a bridge', () => {
    // 1117 is in the ZoC of 1218; 1017 and 1018 are two hexes off, over the bridge.
    expect([hasBridge('1117', '1218'), distance('1018', '1218')]).toEqual([true, 2]);
    const f = moving('fr-1', '1015', { 'pr-1': '1218' });
    f.play('fr-1 hq-napoleon 1015-1016-1017-1018');
    expect(f.at('fr-1')).toBe('1018 advance');
    const g = field({ turn: 3, units: { 'hq-napoleon': '1015', 'fr-1': '1015', 'pr-1': '1218', ...PRUSSIANS } });
    expect(g.goals('hq-napoleon')).toContain('1017');
    expect(g.goals('hq-napoleon')).not.toContain('1117');
  });

  it('[TEC-8] a unit attacked across a bridge has +1, from elsewhere nothing', () => {
    expect(hexes['1218'].terrain).toBe('open');
    expect([defence('pr-2', '1218', '1117'), defence('pr-2', '1218', '1219')]).toEqual([1, 0]);
    expect(defence('pr-d-sohr', '1218', '1117')).toBe(1);
    expect([defence('pr-cav', '1218', '1117'), defence('pr-cav', '1218', '1219')]).toEqual([1, 0]);
  });

  it('[TEC-8] town and bridge together give +1; Cavalry in a town has the +1 of the bridge', () => {
    expect(hexes['1117'].terrain).toBe('town');
    expect([defence('pr-2', '1117', '1218'), defence('pr-2', '1117', '1116')]).toEqual([1, 1]);
    expect([defence('pr-cav', '1117', '1218'), defence('pr-cav', '1117', '1116')]).toEqual([1, 0]);
  });
});

describe('2 terrain: streams', () => {
  it('[TEC-9] Infantry that enters a stream hex off the road stops there in Battle Formation', () => {
    expect([isStream('1415'), hasRoad('1414', '1415'), hasRoad('1415', '1416')]).toEqual([true, false, true]);
    const f = moving('fr-1', '1414');
    expect(f.rule('fr-1 hq-napoleon 1414-1415-1416')).toBe('TEC-9');
    f.play('fr-1 hq-napoleon 1414-1415');
    expect(f.at('fr-1')).toBe('1415 battle');
  });

  it('[TEC-9] Cavalry that does so stops there Exhausted', () => {
    const f = moving('fr-rescav', '1414');
    expect(f.rule('fr-rescav hq-napoleon 1414-1415-1416')).toBe('TEC-9');
    f.play('fr-rescav hq-napoleon 1414-1415');
    expect(f.at('fr-rescav')).toBe('1415 exhausted');
    const g = moving('fr-rescav', '1414 exhausted');
    expect(g.rule('fr-rescav hq-napoleon 1414-1415-1416')).toBe('TEC-9');
    g.play('fr-rescav hq-napoleon 1414-1415');
    expect(g.at('fr-rescav')).toBe('1415 exhausted');
  });

  it('[TEC-9] by road a stream has no effect, not even where other hexsides of the move have no road', () => {
    const f = moving('fr-1', '1416').play('fr-1 hq-napoleon 1416-1415-1314');
    expect(f.at('fr-1')).toBe('1314 advance');
    expect(hasRoad('1515', '1416')).toBe(false);
    const g = moving('fr-rescav', '1515').play('fr-rescav hq-napoleon 1515-1416-1415-1414');
    expect(g.at('fr-rescav')).toBe('1414 fresh');
  });

  it('[TEC-9] a move that begins in a stream hex may leave it by any hexside', () => {
    const f = moving('fr-1', '1415').play('fr-1 hq-napoleon 1415-1414-1413');
    expect(f.at('fr-1')).toBe('1413 advance');
  });

  it('[TEC-9] reach across streams, in the country of the Dyle and the Senne', () => {
    for (const hex of ['3019', '2820', '3207', '3711'])
      expect([hex, moving('fr-1', hex).goals('fr-1')]).toEqual([hex, reach(hex, 4, true)]);
  });

  it('[TEC-9] a stream has no effect in combat', () => {
    expect([isStream('2720'), isStream('2719'), isTown('2719')]).toEqual([false, true, false]);
    expect([defence('pr-2', '2719', '2720'), defence('pr-2', '2720', '2719')]).toEqual([0, 0]);
  });

  it('[TEC-10] a withdrawal minds neither streams, nor rain, nor Command Range', () => {
    const units = { 'hq-napoleon': '1010 battle', 'fr-rescav': '3710', 'fr-1': '1010', 'pr-1': '3711', ...PRUSSIANS };
    const f = field({ start: 'organization', turn: 5, rain: [5], units });
    expect([isStream('3708'), isStream('3707'), hasRoad('3708', '3707')]).toEqual([true, true, false]);
    expect(f.goals('fr-rescav')).toEqual(retreats('3710', ['3711'], zoc('3711')));
    f.play('withdraw fr-rescav 3707');
    expect(f.at('fr-rescav')).toBe('3707 fresh');
  });

  it('[TEC-10] nor does a retreat after an attack', () => {
    const f = field({
      start: 'attack',
      turn: 5,
      rain: [5],
      deluge: false,
      units: { ...CHANNEL, 'fr-gd': '3711', 'pr-1': '3710', 'hq-blucher': '3039 battle' },
    });
    f.play('attack fr-gd 3710', 6, 4);
    expect(f.decision).toBe('coalition retreat');
    expect(f.goals('pr-1')).toEqual(retreats('3710', ['3711'], zoc('3711')));
    f.play('retreat pr-1 3707');
    expect(f.at('pr-1')).toBe('3707 advance');
  });

  it('[TEC-10] nor does pursuit', () => {
    const f = field({
      start: 'attack',
      turn: 5,
      rain: [5],
      deluge: false,
      units: { 'hq-napoleon': '1010 battle', 'fr-rescav': '1010', 'fr-gd': '3712', 'pr-d-sohr': '3711', ...PRUSSIANS },
    });
    f.play('attack fr-gd 3711', 6, 1);
    expect([isStream('3711'), hasRoad('3711', '3712'), f.at('fr-gd')]).toEqual([true, false, '3711 advance']);
  });

  it('[TEC-10] nor does the return of a blown Corps', () => {
    const f = field({
      start: 'return',
      turn: 5,
      rain: [5],
      deluge: false,
      units: { 'hq-napoleon': '3711', 'fr-1': '3715', 'fr-2': 'blown 5', ...PRUSSIANS },
    });
    f.play('return fr-2 3712');
    expect(f.at('fr-2')).toBe('3712 advance');
  });
});
