import { laid } from '@hundred-days/kernel/testing';
import { position } from '@hundred-days/waterloo-campaign';
import { describe, expect, it } from 'vitest';
import { allHexes, around, distance, hasBridge, hasRiver, union, within, without, zoc, zoi } from '../hexes.ts';
import { type Field, field, turn3, WORLD } from '../support.ts';

const PRUSSIANS = { 'hq-blucher': '3538', 'pr-3': '3639' };
const FRENCH_SIDE = 0;
const COALITION_SIDE = 1;

const zonesOf = (f: Field, look: typeof position.inZoc, side: number): string[] =>
  allHexes.filter((hex) => look(WORLD, f.state, side, WORLD.map.indexOf(hex)));

/** Every hex by the rivers, and some others. */
const BY_RIVERS = union(
  ...['1117', '1216', '1221', '1323', '1424', '1526', '1528', '1630', '1635', '1737', '1839', '1239', '1013'].map(
    (hex) => within(hex, 2),
  ),
  ['1000', '4041', '2110', '2211'],
);

describe('4 zones: control', () => {
  it('[ZOC-1] the ZoC of a Corps or Detachment: its hex and the adjacent ones, less those across a river', () => {
    for (const unit of ['fr-1', 'fr-d-pire']) {
      for (const hex of BY_RIVERS) {
        const f = turn3('movement', { 'hq-napoleon': hex, 'fr-6': hex, ...PRUSSIANS });
        expect([hex, zonesOf(f, position.inZoc, FRENCH_SIDE)]).toEqual([hex, zoc(hex)]);
      }
      const g = turn3('detachments', { 'hq-napoleon': '2510', [unit]: '2110', ...PRUSSIANS });
      expect(zonesOf(g, position.inZoc, FRENCH_SIDE)).toEqual(zoc('2110'));
    }
    expect(zoc('1117')).toEqual(['1017', '1018', '1116', '1117', '1218'].sort());
  });

  it('[ZOC-1] Infantry that enters any hex of it is stopped, on any hex beyond it is not', () => {
    for (const hex of around('2110')) {
      const from = around(hex).find((next) => distance(next, '2110') === 2) ?? '';
      const f = turn3('movement', { 'hq-napoleon': from, 'fr-1': from, 'pr-d-sohr': '2110', ...PRUSSIANS });
      const g = f.copy().play(`fr-1 hq-napoleon ${from}-${hex}`);
      expect(g.at('fr-1')).toBe(`${hex} battle`);
      const beyond = around(hex).find((next) => next !== '2110' && next !== from) ?? '';
      expect(f.rule(`fr-1 hq-napoleon ${from}-${hex}-${beyond}`)).toBe('MOV-12');
    }
  });

  it('[ZOC-1] the own hex of a unit is in its ZoC', () => {
    const f = field({
      turn: 3,
      units: { 'hq-napoleon': '2110', 'fr-1': '2110', 'pr-d-sohr': '2113', ...PRUSSIANS },
    });
    expect(f.rule('place hq-napoleon 2113 @normal')).toBe('A-3');
    expect(f.goals('hq-napoleon')).toEqual(without(within('2110', 3), zoc('2113')));
  });

  it('[ZOC-2] several zones are no more than one, and one is left when another goes', () => {
    const f = turn3('recall', {
      ...laid('hq-napoleon 2310, fr-d-pire 2110, fr-d-pajol 2112, pr-1 2111'),
      ...PRUSSIANS,
    });
    f.play('recall fr-d-pire').play('end');
    expect(f.at('pr-1')).toBe('2111 battle');
    const none = turn3('recall', {
      ...laid('hq-napoleon 2310, fr-d-pire 2110, fr-d-pajol 2112, pr-1 2111, fr-1 2310'),
      ...PRUSSIANS,
    });
    none.play('recall fr-d-pire').play('recall fr-d-pajol');
    if (none.step === 'recall') none.play('end');
    expect(none.at('pr-1')).toBe('2111 advance');
  });

  it('[ZOC-2] three ZoCs hold and stop a Corps as one does', () => {
    const f = turn3('movement', {
      ...laid('hq-napoleon 2109, fr-1 2109, pr-d-sohr 2011, pr-1 2111, pr-2 2211'),
      ...PRUSSIANS,
    });
    const at = WORLD.map.indexOf('2110');
    expect(position.zonesOf(WORLD, f.state, COALITION_SIDE, at) & position.ZOC_BITS).toBe(3);
    const g = f.copy().play('fr-1 hq-napoleon 2109-2110');
    expect(g.at('fr-1')).toBe('2110 battle');
    expect(f.rule('fr-1 hq-napoleon 2109-2110-2010')).toBe('MOV-12');
  });
});

describe('4 zones: influence', () => {
  it('[ZOI-1, ZOI-2] the ZoI of a Corps: within two hexes by a way of that length that crosses no river', () => {
    for (const unit of ['fr-6', 'fr-rescav']) {
      for (const hex of BY_RIVERS) {
        const f = turn3('detachments', { 'hq-napoleon': hex, [unit]: hex, ...PRUSSIANS });
        expect([hex, zonesOf(f, position.inZone, FRENCH_SIDE)]).toEqual([hex, union(zoc(hex), zoi(hex))]);
      }
    }
  });

  it('[ZOI-1] on open ground it has nineteen hexes, the own hex among them', () => {
    expect(zoi('2110')).toEqual(within('2110', 2));
    const f = field({ turn: 3, units: { 'hq-napoleon': '2108', 'fr-1': '2108', 'pr-1': '2112', ...PRUSSIANS } });
    expect(f.goals('hq-napoleon')).toEqual(without(within('2108', 3), within('2112', 2)));
  });

  it('[ZOI-1] units do not block it: it reaches through and past them', () => {
    const f = turn3('turn', {
      ...laid('hq-napoleon 2108, fr-1 2111, fr-2 2011, fr-3 2211, fr-d-pire 2010, pr-1 2112'),
      ...PRUSSIANS,
    });
    for (const hex of ['2110', '2011', '2211']) expect(f.rule(`place hq-napoleon ${hex} @normal`)).toBe('A-3');
    expect(f.rule('place hq-napoleon 2109 @normal')).toBe('allowed');
  });

  it('[ZOI-2] a hex two away is in the ZoI if one of the two ways to it is free of rivers', () => {
    // From 1218 to 1316 over 1217 or 1317, no river; from 1218 to 1118 the Sambre is not in the way.
    expect(zoi('1218')).toContain('1316');
    // 1116 is two away from 1218, but every way there crosses the Sambre, the bridge at 1117 included.
    expect([distance('1218', '1116'), zoi('1218').includes('1116')]).toEqual([2, false]);
    expect([distance('1218', '1017'), zoi('1218').includes('1017')]).toEqual([2, false]);
    const f = field({ turn: 3, units: { 'hq-napoleon': '1015', 'fr-1': '1115', 'pr-1': '1218', ...PRUSSIANS } });
    expect(f.goals('hq-napoleon')).toEqual(without(within('1115', 3), zoc('1218'), zoi('1218')));
    expect(f.goals('hq-napoleon')).toContain('1116');
  });

  it('[ZOI-2] a hex whose one way is barred and whose other is free', () => {
    const open = (a: string, b: string): boolean => !hasRiver(a, b) && !hasBridge(a, b);
    const mixed: (readonly [string, string])[] = [];
    for (const from of BY_RIVERS) {
      for (const to of within(from, 2).filter((hex) => distance(from, hex) === 2)) {
        const ways = around(from).filter((middle) => around(middle).includes(to));
        const free = ways.filter((middle) => open(from, middle) && open(middle, to));
        if (ways.length === 2 && free.length === 1) mixed.push([from, to]);
      }
    }
    expect(mixed.length).toBeGreaterThan(5);
    for (const [from, to] of mixed) {
      const f = turn3('movement', { 'hq-napoleon': from, 'fr-1': from, ...PRUSSIANS });
      const known = position.inZone(WORLD, f.state, FRENCH_SIDE, WORLD.map.indexOf(to));
      expect([from, to, known]).toEqual([from, to, true]);
    }
  });

  it('[ZOI-3] a Detachment has a ZoC and no ZoI', () => {
    for (const unit of ['pr-d-sohr', 'pr-d-pirch', 'aa-d-collaert']) {
      const f = field({
        turn: 3,
        units: { 'hq-napoleon': '2110', 'fr-1': '2110', [unit]: '2113', ...PRUSSIANS, 'hq-wellington': '3238' },
      });
      expect(f.goals('hq-napoleon')).toEqual(without(within('2110', 3), zoc('2113')));
    }
    const g = turn3('movement', { 'hq-napoleon': '2110', 'fr-1': '2110', 'pr-d-sohr': '2114', ...PRUSSIANS });
    g.play('fr-1 hq-napoleon 2110-2111-2112-2212');
    expect(g.at('fr-1')).toBe('2212 advance');
  });

  it('[ZOI-4] enemy zones between an HQ and its Corps do not shorten its range', () => {
    const units = { 'hq-napoleon': '2110 battle', 'fr-1': '2113', 'pr-1': '2111', 'pr-2': '2112', ...PRUSSIANS };
    // Attack: the star of Napoléon, three hexes off through the enemy, is added to that of the Corps.
    const f = turn3('attack', units);
    expect(f.fight('attack fr-1 2112', 1, 1).attack).toBe(1 + 1);
    const g = turn3('movement', { ...units, 'fr-rescav': '2312' });
    expect(g.rule('fr-rescav hq-napoleon 2312-2311')).toBe('allowed');
  });

  it('[ZOI-4] an HQ in an enemy ZoC or ZoI commands as before', () => {
    const f = turn3('movement', { 'hq-napoleon': '2110', 'fr-1': '2106', 'pr-1': '2110', ...PRUSSIANS });
    expect(f.rule('fr-1 hq-napoleon 2106-2105-2104')).toBe('allowed');
  });
});
