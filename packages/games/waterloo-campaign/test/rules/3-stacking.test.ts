import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { retreats, within, zoc } from '../hexes.ts';
import { type Field, faults, field, turn3 } from '../support.ts';

const PRUSSIANS = { 'hq-blucher': '3538', 'pr-3': '3639' };
const moving = (units: Record<string, string>): Field =>
  turn3('movement', { 'hq-napoleon': '2110', ...PRUSSIANS, ...units });

describe('3 stacking: Corps', () => {
  it('[STK-1] two Corps are never laid out in one hex, friends or enemies', () => {
    const scene = { 'hq-napoleon': '2110', 'fr-1': '2110', ...PRUSSIANS };
    expect(faults({ units: scene })).toEqual([]);
    expect(faults({ units: { ...scene, 'fr-2': '2110' } })).toEqual(['hex-taken']);
    expect(faults({ units: { ...scene, 'pr-1': '2110' } })).toContain('hex-taken');
  });

  it('[STK-1] a Corps moves neither into nor through a friendly Corps', () => {
    const f = moving({ 'fr-1': '2110', 'fr-2': '2111' });
    expect(f.rule('fr-1 hq-napoleon 2110-2111')).toBe('STK-1');
    expect(f.rule('fr-1 hq-napoleon 2110-2111-2112')).toBe('STK-1');
    expect(f.goals('fr-1')).not.toContain('2111');
    expect(f.rule('fr-1 hq-napoleon 2110-2210-2211-2112')).toBe('allowed');
  });

  it('[STK-1] a Corps moves neither into nor through an enemy Corps', () => {
    const f = moving({ 'fr-rescav': '2110', 'pr-1': '2112' });
    expect(f.goals('fr-rescav')).not.toContain('2112');
    // The step before it is in its ZoC, so Cavalry stops there.
    const g = moving({ 'fr-rescav': '2111', 'pr-1': '2112' });
    expect(g.goals('fr-rescav')).not.toContain('2112');
    expect(g.rule('fr-rescav hq-napoleon 2111-2112')).toBe('STK-1');
  });

  it('[STK-1] no retreat enters the hex of a Corps', () => {
    const f = turn3('organization', { ...laid('hq-napoleon 2310, fr-1 2110, fr-2 2109, pr-1 2111'), ...PRUSSIANS });
    const free = retreats('2110', ['2111'], zoc('2111'));
    const kept = retreats('2110', ['2111'], [...zoc('2111'), '2109']);
    expect(kept).not.toEqual(free);
    expect(f.goals('fr-1')).toEqual(kept);
    const g = turn3('organization', { ...laid('hq-napoleon 2310, fr-1 2110, fr-2 2107, pr-1 2111'), ...PRUSSIANS });
    expect(free).toContain('2107');
    expect(g.goals('fr-1')).toEqual(free.filter((hex) => hex !== '2107'));
  });
});

describe('3 stacking: HQs and Detachments', () => {
  it('[STK-2] an HQ is not placed where another one is, of either side', () => {
    const f = field({ turn: 3, units: { 'hq-napoleon': '2110', 'hq-ney': '2111', 'fr-1': '2110', ...PRUSSIANS } });
    f.play('place hq-napoleon 2110 @normal');
    expect(f.rule('place hq-ney 2110 @normal')).toBe('STK-2');
    expect(f.goals('hq-ney')).toEqual(within('2110', 3).filter((hex) => hex !== '2110'));
    f.play('place hq-ney 2210 @normal');
    const g = field({
      turn: 3,
      units: { 'hq-napoleon': '2110', 'fr-1': '2110', 'hq-blucher': '2116', 'pr-1': '2116' },
    });
    g.play('place hq-napoleon 2113 @normal');
    expect(g.rule('place hq-blucher 2113 @normal')).toBe('STK-2');
    expect(g.goals('hq-blucher')).not.toContain('2113');
    expect(g.rule('place hq-blucher 2114 @normal')).toBe('allowed');
  });

  it('[STK-2] until they are all taken off, HQs do not bar each other', () => {
    const f = field({ turn: 3, units: { 'hq-napoleon': '2110', 'hq-ney': '2111', 'fr-1': '2110', ...PRUSSIANS } });
    expect(f.rule('place hq-napoleon 2111 @normal')).toBe('allowed');
  });

  it('[STK-2] an HQ, a Corps and a Detachment may share a hex; two Detachments or two HQs may not', () => {
    const scene = { 'hq-napoleon': '2110', 'fr-1': '2110', 'fr-d-pire': '2110', ...PRUSSIANS };
    expect(faults({ units: scene })).toEqual([]);
    expect(faults({ units: { ...scene, 'fr-d-pajol': '2110' } })).toEqual(['hex-taken']);
    expect(faults({ units: { ...scene, 'hq-ney': '2110' } })).toEqual(['hex-taken']);
    expect(faults({ units: { ...scene, 'hq-blucher': '2110' } })).toEqual(['hex-taken']);
    const f = field({ turn: 3, units: { ...scene, 'hq-napoleon': '2109' } });
    f.play('place hq-napoleon 2110 @normal');
    expect([f.where('hq-napoleon'), f.where('fr-1'), f.where('fr-d-pire')]).toEqual(['2110', '2110', '2110']);
  });

  it('[STK-2] the Grand Battery is not placed on a Corps that has a Detachment', () => {
    const f = turn3('detachments', {
      ...laid('hq-napoleon 2110 battle, fr-1 2111, fr-2 2210, fr-d-pire 2111, fr-d-battery available'),
      ...PRUSSIANS,
    });
    expect(f.goals('fr-d-battery')).toEqual(['2210']);
    expect(f.rule('detach fr-d-battery hq-napoleon 2111')).toBe('STK-2');
  });

  it('[STK-3] a Corps enters, passes and stays with a friendly Detachment', () => {
    const f = moving({ 'fr-1': '2110', 'fr-d-pire': '2111' });
    expect(f.copy().play('fr-1 hq-napoleon 2110-2111-2112').where('fr-1')).toBe('2112');
    f.play('fr-1 hq-napoleon 2110-2111');
    expect([f.at('fr-1'), f.at('fr-d-pire')]).toEqual(['2111 advance', '2111']);
  });

  it('[STK-3] also with a Detachment of the other army of its side', () => {
    const f = moving({ 'fr-1': '2110', 'aa-d-kgl': '3538', 'hq-wellington': '3238' });
    f.play('fr-1 hq-napoleon 2110-2111').play('pr-3 hq-blucher 3639-3538');
    expect([f.where('pr-3'), f.where('aa-d-kgl')]).toEqual(['3538', '3538']);
  });

  it('[STK-4] a Corps enters, passes and stays with an HQ of either side', () => {
    const f = moving({ 'fr-1': '2109', 'hq-blucher': '2112' });
    expect(f.rule('fr-1 hq-napoleon 2109-2110')).toBe('allowed');
    expect(f.rule('fr-1 hq-napoleon 2109-2110-2111-2112-2113')).toBe('allowed');
    f.play('fr-1 hq-napoleon 2109-2110-2111-2112');
    expect([f.where('fr-1'), f.where('hq-blucher')]).toEqual(['2112', '2112']);
  });

  it('[STK-4] HQs do not bar retreats', () => {
    const f = turn3('organization', laid('hq-napoleon 2109, hq-blucher 2107, fr-1 2110, pr-1 2111, pr-3 3639'));
    expect(f.goals('fr-1')).toEqual(retreats('2110', ['2111'], zoc('2111')));
    f.play('withdraw fr-1 2107');
    expect(f.where('fr-1')).toBe('2107');
  });

  it('[STK-5] a Corps does not move into the hex of an enemy Detachment', () => {
    const f = moving({ 'fr-rescav': '2110', 'pr-d-sohr': '2111' });
    expect(f.rule('fr-rescav hq-napoleon 2110-2111')).toBe('STK-5');
    expect(f.goals('fr-rescav')).not.toContain('2111');
  });

  it('[STK-5] nor retreats into it or its ZoC', () => {
    const f = turn3('organization', {
      ...laid('hq-napoleon 2310, fr-1 2110, pr-1 2111, pr-d-sohr 2107'),
      ...PRUSSIANS,
    });
    expect(f.goals('fr-1')).toEqual(retreats('2110', ['2111'], [...zoc('2111'), ...zoc('2107')]));
    expect(f.goals('fr-1')).not.toContain('2107');
  });
});
