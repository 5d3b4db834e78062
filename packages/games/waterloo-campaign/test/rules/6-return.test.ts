import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { around, hasRiver, union, without, zoc, zoi } from '../hexes.ts';
import { type Field, field, turn3 } from '../support.ts';

const PRUSSIANS = { 'hq-blucher': '3538', 'pr-3': '3639' };
const returning = (units: Record<string, string>, turn = 5): Field =>
  field({ start: 'return', turn, units: { ...PRUSSIANS, ...units } });

describe('6 Step B: blown Corps return', () => {
  it('[B-1] a blown Corps is due on the turn of its space, not before', () => {
    const units = { 'hq-napoleon': '2110', 'fr-1': '2110', 'fr-2': 'blown 5' };
    expect(returning(units, 4).decision).toBe('french movement');
    expect(returning(units, 5).decision).toBe('french return');
    const f = returning({ ...units, 'fr-3': 'blown 6' });
    expect(f.choicesOf('fr-3')).toEqual([]);
    expect(f.rule('return fr-3 2111')).toBe('B-1');
    expect(f.rule('return fr-1 2111')).toBe('B-1');
  });

  it('[B-1] blown on turn 3, back on turn 5', () => {
    const f = turn3('attack', laid('hq-napoleon 2108, fr-gd 2110, fr-1 2109, hq-blucher 3538, pr-2 2111, pr-3 3639'));
    f.play('attack fr-gd 2111', 4, 3);
    expect(f.at('pr-2')).toBe('blown 5');
    f.skipTo('hq').plays('place hq-napoleon 2108 @normal', 'place hq-blucher 3639 @normal');
    expect(f.at('pr-2')).toBe('blown 5');
    f.skipTo('movement').play('pass', 1).play('pass', 6);
    expect([f.turn, f.decision]).toEqual([5, 'french hq']);
    f.plays('place hq-napoleon 2108 @normal', 'place hq-blucher 3639 @normal');
    expect([f.decision, f.goals('pr-2')]).toEqual(['coalition return', around('3639')]);
  });

  it('[B-2] in an empty hex next to an HQ of its army, out of enemy zones', () => {
    const f = returning(laid('hq-napoleon 2110, hq-ney 2410, fr-1 2111, fr-2 blown 5, pr-1 2107, pr-d-sohr 2508'));
    const expected = without(union(around('2110'), around('2410')), ['2111'], zoi('2107'), zoc('2508'));
    expect(f.goals('fr-2')).toEqual(expected);
    expect(f.rule('return fr-2 2109')).toBe('B-2');
    expect(f.rule('return fr-2 2113')).toBe('B-2');
    expect(f.rule('return fr-2 2111')).toBe('GEN-9');
    f.play(`return fr-2 ${expected[0]}`);
    expect(f.where('fr-2')).toBe(expected[0]);
  });

  it('[B-2] the hex of the HQ itself is not next to it', () => {
    const f = returning({ 'hq-napoleon': '2110', 'fr-1': '2113', 'fr-2': 'blown 5' });
    expect(f.goals('fr-2')).toEqual(around('2110'));
    expect(f.rule('return fr-2 2110')).toBe('GEN-9');
  });

  it('[B-2] rivers do not matter between the HQ and the hex', () => {
    const f = returning({ 'hq-napoleon': '1117', 'fr-1': '2113', 'fr-2': 'blown 5' });
    expect(hasRiver('1117', '1217')).toBe(true);
    expect(f.goals('fr-2')).toEqual(around('1117'));
  });

  it('[B-2] friendly zones and hexes with a friendly Detachment', () => {
    const f = returning({ 'hq-napoleon': '2110', 'fr-1': '2112', 'fr-d-pire': '2109', 'fr-2': 'blown 5' });
    expect(f.goals('fr-2')).toEqual(without(around('2110'), ['2109']));
  });

  it('[B-3] two due Corps of a side both return, and each side has its own two', () => {
    const f = returning(laid('hq-napoleon 2110, fr-1 2110, fr-2 blown 5, fr-3 blown 5, pr-1 blown 5, pr-2 blown 5'));
    f.plays('return fr-3 2111', 'return fr-2 2109', 'return pr-1 3539', 'return pr-2 3537');
    expect(['fr-2', 'fr-3', 'pr-1', 'pr-2'].map((unit) => f.where(unit))).toEqual(['2109', '2111', '3539', '3537']);
    expect(f.decision).toBe('french movement');
    expect([f.points('french'), f.points('coalition')]).toEqual([0, 0]);
  });

  it('[B-3] of three or more the opponent picks the two that return; the others are Eliminated and score', () => {
    const f = returning(laid('hq-napoleon 2110, fr-1 2110, fr-2 blown 5, fr-3 blown 5, fr-gd blown 5, fr-4 blown 6'));
    expect(f.decision).toBe('coalition admission');
    expect(f.choices().sort()).toEqual(['admit fr-2', 'admit fr-3', 'admit fr-gd']);
    expect(f.rule('admit fr-2', 'french')).toBe('GEN-12');
    expect(f.rule('admit fr-4')).toBe('B-3');
    f.play('admit fr-3');
    expect(f.choices().sort()).toEqual(['admit fr-2', 'admit fr-gd']);
    expect(f.rule('admit fr-3')).toBe('B-3');
    f.play('admit fr-2');
    expect([f.where('fr-gd'), f.points('coalition')]).toEqual(['eliminated', 5]);
    expect(f.decision).toBe('french return');
    expect([f.goals('fr-2'), f.goals('fr-3'), f.goals('fr-gd')]).toEqual([around('2110'), around('2110'), []]);
    expect(f.at('fr-4')).toBe('blown 6');
  });

  it('[B-3] the French pick for the Coalition, whose two may be of both armies', () => {
    const f = returning(
      laid(
        'hq-napoleon 2110, fr-1 2110, hq-wellington 3008, aa-1 blown 5, aa-cav blown 5, pr-1 blown 5',
        'pr-2 blown 5',
      ),
    );
    expect(f.decision).toBe('french admission');
    f.plays('admit pr-2', 'admit aa-cav');
    expect([f.where('aa-1'), f.where('pr-1'), f.points('french')]).toEqual(['eliminated', 'eliminated', 6]);
    f.plays('return aa-cav 3009', 'return pr-2 3539');
    expect(f.decision).toBe('french movement');
  });

  it('[B-4] a due Corps must be returned while there is a hex', () => {
    const f = returning({ 'hq-napoleon': '2110', 'fr-1': '2110', 'fr-2': 'blown 5' });
    expect(f.words()).toEqual(['return']);
    for (const line of ['end', 'pass']) expect(f.rule(line)).toBe('B-2');
  });

  it('[B-4] without a hex it is Eliminated', () => {
    const f = returning({ 'hq-napoleon': '2110', 'fr-1': '2113', 'fr-2': 'blown 5', 'pr-1': '2110' });
    expect([f.where('fr-2'), f.points('coalition')]).toEqual(['eliminated', 3]);
    expect(f.decision).toBe('french movement');
  });

  it('[B-4] two due Corps are placed one after the other, in the order of their owner; the second may find no hex', () => {
    const units = { 'hq-napoleon': '1000', 'fr-1': '1001', 'fr-2': 'blown 5', 'fr-3': 'blown 5' };
    expect(around('1000')).toEqual(['1001', '1100']);
    for (const [first, second] of [
      ['fr-2', 'fr-3'],
      ['fr-3', 'fr-2'],
    ]) {
      const f = returning(units);
      expect(f.choices().sort()).toEqual(['return fr-2 1100', 'return fr-3 1100']);
      f.play(`return ${first} 1100`);
      expect([f.where(first), f.where(second), f.points('coalition')]).toEqual(['1100', 'eliminated', 3]);
    }
  });

  it('[B-5] it returns in Advance Formation or Fresh, whatever it was when it was blown', () => {
    const f = turn3('attack', {
      ...laid('hq-napoleon 2108, fr-rescav 2110 exhausted, fr-2 2211 battle, fr-1 2108'),
      ...PRUSSIANS,
      ...laid('pr-1 2111'),
    });
    f.fight('attack fr-rescav 2111', 1, 4);
    expect(f.at('fr-rescav')).toBe('blown 5');
    f.skipTo('attack', 'french');
    f.fight('attack fr-2 2111', 1, 4);
    expect(f.at('fr-2')).toBe('blown 5');
    f.skipTo('hq').plays('place hq-napoleon 2107 @normal', 'place hq-blucher 3639 @normal');
    f.skipTo('movement')
      .play('pass', 1)
      .play('pass', 6)
      .plays('place hq-napoleon 2107 @normal', 'place hq-blucher 3639 @normal');
    // Looked at before Steps C and F, which would set it right.
    const g = f.copy().play('return fr-2 2007');
    expect([g.decision, g.at('fr-2')]).toEqual(['french return', '2007 advance']);
    f.play('return fr-rescav 2106');
    expect([f.decision, f.at('fr-rescav')]).toEqual(['french return', '2106 fresh']);
  });
});

describe('6 Step C: cavalry recovery', () => {
  const recovering = (units: Record<string, string>): Field =>
    returning({ 'hq-napoleon': '2108', 'fr-1': '2108', 'fr-rescav': '2110 exhausted', ...units });

  it('[C-1] Exhausted Cavalry of both sides becomes Fresh out of enemy zones', () => {
    const f = recovering({ 'pr-cav': '3640 exhausted', 'fr-gdcav': '2109' });
    expect([f.face('fr-rescav'), f.face('pr-cav'), f.face('fr-gdcav')]).toEqual(['fresh', 'fresh', 'fresh']);
  });

  it('[C-1] not in an enemy ZoC or ZoI, of Infantry or Cavalry, or in the ZoC of a Detachment', () => {
    for (const units of [{ 'pr-1': '2111' }, { 'pr-1': '2112' }, { 'pr-cav': '2112' }, { 'pr-d-sohr': '2111' }])
      expect(recovering(units).face('fr-rescav')).toBe('exhausted');
    for (const units of [{ 'pr-1': '2113' }, { 'pr-cav': '2113' }, { 'pr-d-sohr': '2112' }, { 'hq-blucher': '2111' }])
      expect(recovering(units).face('fr-rescav')).toBe('fresh');
  });

  it('[C-1] zones that a river keeps off do not matter', () => {
    const across = { 'fr-rescav': '1117 exhausted', 'pr-1': '1217' };
    expect(recovering(across).face('fr-rescav')).toBe('fresh');
    // Over the bridge there is a ZoC, but no ZoI.
    expect(recovering({ 'fr-rescav': '1117 exhausted', 'pr-1': '1218' }).face('fr-rescav')).toBe('exhausted');
    expect(recovering({ 'fr-rescav': '1018 exhausted', 'pr-1': '1218' }).face('fr-rescav')).toBe('fresh');
  });

  it('[C-1] it comes after the return of blown Corps and before the placing of Detachments', () => {
    const f = returning(
      laid('hq-napoleon 2108, fr-1 2108, fr-rescav 2110 exhausted, fr-2 blown 5, fr-d-pire available'),
    );
    expect([f.decision, f.face('fr-rescav')]).toEqual(['french return', 'exhausted']);
    f.play('return fr-2 2107');
    expect([f.decision, f.face('fr-rescav')]).toEqual(['french detachments', 'fresh']);
  });

  it('[C-1] nothing else makes Cavalry Fresh, and Infantry does not recover here', () => {
    const units = { 'hq-napoleon': '2108', 'fr-rescav': '2110 exhausted', 'fr-1': '2108 battle', ...PRUSSIANS };
    const f = turn3('detachments', { ...units, 'fr-d-pire': 'available' });
    expect(f.face('fr-1')).toBe('battle');
    f.skipTo('movement');
    expect(f.face('fr-rescav')).toBe('exhausted');
    f.skipTo('hq');
    expect(f.face('fr-rescav')).toBe('exhausted');
  });
});
