import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  along,
  around,
  distance,
  hasRiver,
  hasRoad,
  union,
  unjoined,
  walk,
  within,
  without,
  zoc,
  zoi,
} from '../hexes.ts';
import { type Field, scenario, turn3 } from '../support.ts';

const PRUSSIANS = { 'hq-blucher': '3538', 'pr-3': '3639' };
const placing = (units: Record<string, string>): Field => turn3('detachments', { ...PRUSSIANS, ...units });

/** D-2, D-5: where a path of so many hexes leads that enters none of the enemy's zones and crosses no river. */
const paths = (from: string, length: number, enemy: readonly string[], road = false): string[] =>
  road
    ? along(from, length, (_, to) => !enemy.includes(to))
    : walk(from, length, (a, b) => !enemy.includes(b) && !hasRiver(a, b));

describe('6 Step D: who places', () => {
  const UNITS = laid(
    'hq-napoleon 2110, hq-ney 2410, fr-1 2110, fr-d-pire available, fr-d-pajol available',
    'fr-d-jacquinot available, pr-d-sohr available',
  );

  it('[D-1] each HQ may place one Detachment, in any order; the French first', () => {
    const f = placing(UNITS);
    expect(f.decision).toBe('french detachments');
    f.play('detach fr-d-pajol hq-ney 2414');
    expect(f.rule('detach fr-d-pire hq-ney 2406')).toBe('D-1');
    expect(f.choices('detach').every((line) => line.includes('hq-napoleon'))).toBe(true);
    f.play('detach fr-d-pire hq-napoleon 2114');
    expect(f.decision).toBe('coalition detachments');
    f.play('detach pr-d-sohr hq-blucher 3635');
    expect([f.where('fr-d-pajol'), f.where('fr-d-pire'), f.where('pr-d-sohr')]).toEqual(['2414', '2114', '3635']);
    expect(f.where('fr-d-jacquinot')).toBe('available');
  });

  it('[D-1] placing is not mandatory', () => {
    const f = placing(UNITS).play('end');
    expect(f.decision).toBe('coalition detachments');
    f.play('end');
    expect(f.decision).toBe('french movement');
  });

  it('[D-1, D-6] a Detachment just placed has its ZoC at once, against the later ones of its own side too', () => {
    const f = placing(UNITS).play('detach fr-d-pire hq-napoleon 2114');
    for (const hex of around('2114')) expect(f.rule(`detach fr-d-pajol hq-ney ${hex}`)).toBe('D-6');
    expect(f.rule('detach fr-d-pajol hq-ney 2114')).toBe('STK-2');
    expect(f.goals('fr-d-pajol')).toEqual(
      without(union(paths('2410', 4, []), paths('2410', 8, [], true)), zoi('2110'), zoc('2114')),
    );
  });

  it('[D-1] it has its ZoC against the enemy, too', () => {
    const f = placing({ ...UNITS, 'hq-blucher': '2118', 'pr-3': '2120' }).play('detach fr-d-pire hq-napoleon 2114');
    f.play('end');
    expect(f.goals('pr-d-sohr').filter((hex) => zoc('2114').includes(hex))).toEqual([]);
    expect(f.rule('detach pr-d-sohr hq-blucher 2115')).toBe('D-5');
  });

  it('[D-1] a player places only his own Detachments, by his own HQs, and only Detachments', () => {
    const f = placing(UNITS);
    expect(f.rule('detach pr-d-sohr hq-napoleon 2114')).toBe('D-1');
    expect(f.rule('detach fr-d-pire hq-blucher 3635')).toBe('GEN-7');
    expect(f.rule('detach fr-1 hq-napoleon 2114')).toBe('D-1');
    expect(f.rule('detach fr-d-pire hq-grouchy 2114')).toBe('D-1');
  });

  it('[D-7] any HQ of the army may place any of its Detachments', () => {
    const f = placing(UNITS);
    for (const unit of ['fr-d-pire', 'fr-d-pajol', 'fr-d-jacquinot'])
      for (const [hq, hex] of [
        ['hq-napoleon', '2114'],
        ['hq-ney', '2414'],
      ])
        expect(f.rule(`detach ${unit} ${hq} ${hex}`)).toBe('allowed');
  });
});

describe('6 Step D: where', () => {
  it('[D-2] as far from the HQ as its range in the mode it is in', () => {
    for (const [hq, mode, range] of [
      ['hq-napoleon', 'normal', 8],
      ['hq-napoleon', 'battle', 3],
      ['hq-ney', 'normal', 4],
      ['hq-ney', 'battle', 2],
    ] as const) {
      const f = placing({ [hq]: `2213 ${mode}`, 'fr-1': '3005', 'fr-d-pire': 'available' });
      const road = mode === 'normal' ? paths('2213', 2 * range, [], true) : [];
      expect(f.goals('fr-d-pire')).toEqual(without(union(paths('2213', range, []), road), zoi('3005')));
    }
    // Reille is on the map, too far to help. In Normal mode Ney would reach 2216.
    const f = placing({ 'hq-ney': '2213 battle', 'fr-2': '3005', 'fr-d-pire': 'available' });
    expect(f.refusal('detach fr-d-pire hq-ney 2216')).toMatchObject({ rule: 'D-2', code: 'battle-range' });
    const far = f.refusal('detach fr-d-pire hq-ney 4031');
    expect(far).toMatchObject({ rule: 'D-2', code: 'no-trace' });
  });

  it('[D-2] the hex of the HQ itself will do', () => {
    const f = placing({ 'hq-ney': '2213 battle', 'fr-1': '3005', 'fr-d-pire': 'available' });
    f.play('detach fr-d-pire hq-ney 2213');
    expect(f.where('fr-d-pire')).toBe('2213');
  });

  it('[D-3] a Normal-mode HQ reaches twice as far if the whole path follows roads', () => {
    const units = { 'fr-1': '3005', 'fr-d-pire': 'available' };
    const f = placing({ 'hq-ney': '1716', ...units });
    const byRoad = paths('1716', 8, [], true);
    const far = byRoad.filter((hex) => distance('1716', hex) > 4);
    expect(far.length).toBeGreaterThan(10);
    for (const hex of far) expect(f.rule(`detach fr-d-pire hq-ney ${hex}`)).toBe('allowed');
    expect(f.goals('fr-d-pire')).toEqual(without(union(paths('1716', 4, []), byRoad), zoi('3005')));
    const battle = placing({ 'hq-ney': '1716 battle', ...units });
    expect(battle.goals('fr-d-pire')).toEqual(without(paths('1716', 2, []), zoi('3005')));
    // What only the doubled road would reach is refused for the mode.
    for (const hex of far)
      expect(battle.refusal(`detach fr-d-pire hq-ney ${hex}`)).toMatchObject({ rule: 'D-3', code: 'battle-by-road' });
  });

  it('[D-3] a path only partly by road has the plain limit, and one hex more than double is too far', () => {
    const f = placing({ 'hq-ney': '1716', 'fr-2': '3005', 'fr-d-pire': 'available' });
    const end = paths('1716', 8, [], true).find((hex) => distance('1716', hex) === 8) ?? '';
    const beside = around(end).find((hex) => !paths('1716', 8, [], true).includes(hex)) ?? '';
    expect(f.rule(`detach fr-d-pire hq-ney ${end}`)).toBe('allowed');
    expect(f.rule(`detach fr-d-pire hq-ney ${beside}`)).toBe('D-2');
    const nine = without(paths('1716', 9, [], true), paths('1716', 8, [], true));
    expect(nine.length).toBeGreaterThan(0);
    for (const hex of nine) expect(f.rule(`detach fr-d-pire hq-ney ${hex}`)).toBe('D-2');
  });

  it('[D-3] an enemy zone on the road breaks it', () => {
    const f = placing({ 'hq-napoleon': '1217', 'fr-1': '3005', 'fr-d-pire': 'available', 'pr-d-sohr': '2117' });
    const enemy = union(zoc('2117'), zoi('3639'));
    const expected = union(paths('1217', 8, enemy), paths('1217', 16, enemy, true));
    expect(f.goals('fr-d-pire')).toEqual(without(expected, zoi('3005')));
    expect(paths('1217', 16, zoi('3639'), true)).not.toEqual(paths('1217', 16, enemy, true));
  });

  it.each(Object.keys(unjoined))(
    '[D-3, TEC-3] a path by road changes from none to another where roads pass: %s',
    (hex) => {
      let fewer = 0;
      for (const at of within(hex, 3)) {
        const f = placing({ 'hq-ney': at, 'fr-1': '4000', 'fr-d-pire': 'available' });
        const barred = union(zoi('4000'), zoi('3639'));
        const enemy = zoi('3639');
        const byRoad = paths(at, 8, enemy, true);
        const expected = without(union(paths(at, 4, enemy), byRoad), barred);
        expect([at, f.goals('fr-d-pire')]).toEqual([at, expected]);
        if (walk(at, 8, (a, b) => hasRoad(a, b) && !enemy.includes(b)).some((to) => !byRoad.includes(to))) fewer++;
      }
      expect(fewer).toBeGreaterThan(0);
    },
  );

  it('[D-4] or at most four hexes from its parent Corps, however far the HQ; roads do not double that', () => {
    const f = placing(
      laid('hq-napoleon 3005 battle, fr-6 3005, fr-2 1716, fr-d-pire available, fr-d-jacquinot available'),
    );
    const own = union(zoi('1716'), zoi('3005'));
    expect(f.goals('fr-d-pire')).toEqual(without(union(paths('3005', 3, []), paths('1716', 4, [])), own));
    // Only its own Detachment: Jacquinot belongs to the I Corps.
    expect(f.goals('fr-d-jacquinot')).toEqual(without(paths('3005', 3, []), own));
    const five = paths('1716', 5, [], true).find((hex) => distance('1716', hex) === 5) ?? '';
    expect(f.rule(`detach fr-d-pire hq-napoleon ${five}`)).toBe('D-2');
  });

  it('[D-4] the three Detachments of Ziethen all start from his Corps', () => {
    const units = laid('hq-napoleon 1110, fr-1 1110, hq-blucher 3538 battle, pr-3 3639, pr-1 2110');
    for (const unit of ['pr-d-steinmetz', 'pr-d-pirch', 'pr-d-lutzow']) {
      const f = turn3('detachments', { ...units, [unit]: 'available' });
      const own = union(zoi('3639'), zoi('2110'));
      expect(f.goals(unit)).toEqual(without(union(paths('3538', 3, []), paths('2110', 4, [])), own));
    }
  });

  it('[D-5] no hex of the path may be in an enemy zone', () => {
    const units = laid('hq-ney 2110, fr-1 3005, fr-d-pire available, pr-d-sohr 2112, pr-1 2406, pr-d-marwitz 1911');
    const f = placing(units);
    const enemy = union(zoc('2112'), zoi('2406'), zoc('1911'));
    const expected = union(paths('2110', 4, enemy), paths('2110', 8, enemy, true));
    expect(f.goals('fr-d-pire')).toEqual(without(expected, zoi('3005')));
    expect(f.rule('detach fr-d-pire hq-ney 2111')).toBe('D-5');
    // 2114 is four hexes off, but the way there is barred.
    expect([distance('2110', '2114'), enemy.includes('2114'), expected.includes('2114')]).toEqual([4, false, false]);
    expect(f.refusal('detach fr-d-pire hq-ney 2114')).toMatchObject({ rule: 'D-5', code: 'no-clean-path' });
  });

  it('[D-5] the hex where the path begins may be in an enemy zone', () => {
    const f = placing({ 'hq-ney': '2110', 'fr-1': '3005', 'fr-d-pire': 'available', 'pr-1': '2112' });
    expect(zoi('2112')).toContain('2110');
    expect(f.goals('fr-d-pire')).toEqual(
      without(union(paths('2110', 4, zoi('2112')), paths('2110', 8, zoi('2112'), true)), zoi('3005'), ['2110']),
    );
    expect(f.goals('fr-d-pire').length).toBeGreaterThan(0);
    expect(f.rule('detach fr-d-pire hq-ney 2110')).toBe('D-5');
  });

  it('[D-5] the path does not cross a river without a bridge', () => {
    const f = placing({ 'hq-ney': '1118 battle', 'fr-1': '3005', 'fr-d-pire': 'available' });
    expect(without(within('1118', 2), paths('1118', 2, [])).length).toBeGreaterThan(3);
    expect(f.goals('fr-d-pire')).toEqual(without(paths('1118', 2, []), zoi('3005')));
    expect(f.rule('detach fr-d-pire hq-ney 1019')).toBe('D-5');
  });

  it('[D-5] the path crosses a bridge', () => {
    const f = placing({ 'hq-ney': '1117 battle', 'fr-1': '3005', 'fr-d-pire': 'available' });
    expect(f.goals('fr-d-pire')).toEqual(paths('1117', 2, []));
    expect(f.goals('fr-d-pire')).toContain('1218');
  });

  it('[D-5] friendly units and zones do not block the path', () => {
    const f = placing(laid('hq-ney 2110, fr-1 2111, fr-2 2010, fr-3 2210, fr-d-pajol 2109, fr-d-pire available'));
    const own = union(zoi('2111'), zoi('2010'), zoi('2210'), zoc('2109'));
    const expected = union(paths('2110', 4, []), paths('2110', 8, [], true), paths('2010', 4, []));
    expect(f.goals('fr-d-pire')).toEqual(without(expected, own));
    expect(f.goals('fr-d-pire')).toContain('2114');
  });

  it('[D-6] the end hex lies in no friendly ZoC or ZoI either', () => {
    const f = placing({ 'hq-ney': '2110', 'fr-1': '2113', 'fr-d-pajol': '2107', 'fr-d-pire': 'available' });
    for (const hex of ['2111', '2112', '2113', '2106', '2108'])
      expect(f.rule(`detach fr-d-pire hq-ney ${hex}`)).toBe('D-6');
    // Two hexes from a Detachment there is no zone.
    expect(f.rule('detach fr-d-pire hq-ney 2109')).toBe('allowed');
  });

  it('[D-6] friendly means the other army of the Coalition, too', () => {
    const f = placing(
      laid(
        'hq-napoleon 1110, fr-1 1110, hq-blucher 2110 battle, pr-d-sohr available, hq-wellington 3008',
        'aa-1 2112, aa-d-kgl 1909',
      ),
    );
    expect(f.goals('pr-d-sohr')).toEqual(without(paths('2110', 3, []), zoi('2112'), zoc('1909'), zoi('3639')));
    expect(f.rule('detach pr-d-sohr hq-blucher 2111')).toBe('D-6');
  });

  it('[D-7] with the parent off the map, blown or eliminated only the trace from the HQ is left', () => {
    const hq = { 'hq-napoleon': '2110 battle', 'fr-1': '3005', 'fr-d-pire': 'available' };
    for (const place of ['eliminated', 'blown 5', 'turn 4']) {
      const f = placing({ ...hq, 'fr-2': place });
      expect(f.goals('fr-d-pire')).toEqual(paths('2110', 3, []));
      expect(f.refusal('detach fr-d-pire hq-napoleon 4031')).toMatchObject({ rule: 'D-7', code: 'parent-gone' });
      expect(f.whyNot('fr-d-pire', '4031')).toBe('D-7');
    }
    // With the parent there, or for one that has none to lose, the range is the reason.
    expect(placing({ ...hq, 'fr-2': '3407' }).rule('detach fr-d-pire hq-napoleon 4031')).toBe('D-2');
  });

  it('[D-8] a Detachment on the map or eliminated is not available', () => {
    const f = placing(
      laid('hq-napoleon 2110, fr-1 2110, fr-d-pire 2510, fr-d-pajol eliminated, fr-d-jacquinot available'),
    );
    expect(f.rule('detach fr-d-pire hq-napoleon 2114')).toBe('D-8');
    expect(f.rule('detach fr-d-pajol hq-napoleon 2114')).toBe('D-8');
    expect([f.choicesOf('fr-d-pire'), f.choicesOf('fr-d-pajol')]).toEqual([[], []]);
    expect(f.rule('detach fr-d-jacquinot hq-napoleon 2114')).toBe('allowed');
  });

  it('[D-8, E-2] one recalled in an earlier turn is available again', () => {
    const f = turn3('recall', { 'hq-napoleon': '2110', 'fr-1': '2110', 'fr-d-pire': '2510', ...PRUSSIANS });
    f.play('recall fr-d-pire').skipTo('hq');
    f.plays('place hq-napoleon 2110 @normal', 'place hq-blucher 3538 @normal');
    expect([f.turn, f.decision]).toEqual([4, 'french detachments']);
    f.play('detach fr-d-pire hq-napoleon 2114');
    expect(f.where('fr-d-pire')).toBe('2114');
  });
});

describe('6 Step D: the example of June 16', () => {
  it('[D-3, D-6] Piré cannot go to Rèves but to 2314; Lefebvre goes fifteen hexes by road to 2421', () => {
    const f = scenario('june16');
    expect(f.rule('detach fr-d-pire hq-ney 2315')).toBe('D-6');
    f.play('detach fr-d-pire hq-ney 2314').play('detach fr-d-lefebvre hq-napoleon 2421');
    expect([f.where('fr-d-pire'), f.where('fr-d-lefebvre')]).toEqual(['2314', '2421']);
  });

  it('[D-2] Frederick goes to Hautain-le-Val by Wellington, Pirch to Wagnelée by Blücher', () => {
    const f = scenario('june16').play('end');
    expect(f.decision).toBe('coalition detachments');
    f.play('detach aa-d-frederick hq-wellington 2715').play('detach pr-d-pirch hq-blucher 2222');
    expect([f.where('aa-d-frederick'), f.where('pr-d-pirch')]).toEqual(['2715', '2222']);
  });
});
