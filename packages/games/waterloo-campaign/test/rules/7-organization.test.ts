import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { around, distance, hasRiver, retreats, union, within, zoc } from '../hexes.ts';
import { type Field, field, scenario, turn3 } from '../support.ts';

const PRUSSIANS = { 'hq-blucher': '3538', 'pr-3': '3639' };
const organizing = (units: Record<string, string>, turn = 3, ...dice: number[]): Field =>
  field(
    { start: 'organization', turn, units: { 'hq-napoleon': '2510', 'fr-6': '2610', ...PRUSSIANS, ...units } },
    ...dice,
  );

describe('7 Steps F and G: formations', () => {
  it('[F-1] Infantry of both sides out of enemy ZoCs goes to Advance Formation', () => {
    const f = organizing({ 'fr-1': '2110 battle', 'fr-2': '2210', 'pr-1': '3238 battle' });
    expect([f.at('fr-1'), f.at('fr-2'), f.at('pr-1')]).toEqual(['2110 advance', '2210 advance', '3238 advance']);
  });

  it('[F-1] a ZoI does not matter', () => {
    const f = organizing({ 'fr-1': '2110 battle', 'pr-1': '2112 battle' });
    expect([f.at('fr-1'), f.at('pr-1')]).toEqual(['2110 advance', '2112 advance']);
  });

  it('[F-1] a ZoC keeps it in Battle Formation, that of a Detachment too', () => {
    for (const unit of ['pr-1', 'pr-cav', 'pr-d-sohr'])
      expect(organizing({ 'fr-1': '2110 battle', [unit]: '2111' }).face('fr-1')).toBe('battle');
  });

  it('[F-1] at no other time does Battle Formation turn into Advance Formation', () => {
    const f = turn3('turn', {
      ...laid('hq-napoleon 2110, fr-1 2110 battle, fr-d-pire 2510, fr-d-pajol available'),
      ...PRUSSIANS,
    });
    f.plays('place hq-napoleon 2110 @normal', 'place hq-blucher 3538 @normal');
    expect([f.decision, f.face('fr-1')]).toEqual(['french detachments', 'battle']);
    f.play('end');
    expect([f.decision, f.face('fr-1')]).toEqual(['french recall', 'battle']);
    f.play('end');
    expect([f.decision, f.face('fr-1')]).toEqual(['french movement', 'advance']);
    const g = turn3('movement', { 'hq-napoleon': '2110', 'fr-1': '2110 battle', ...PRUSSIANS });
    g.play('fr-1 hq-napoleon 2110-2109').skipTo('hq');
    expect(g.at('fr-1')).toBe('2109 battle');
  });

  it('[G-1] Infantry of both sides in an enemy ZoC goes to Battle Formation', () => {
    const f = organizing({ 'fr-1': '2110', 'pr-1': '2111', 'fr-2': '1805', 'pr-d-sohr': '1806' });
    expect([f.face('fr-1'), f.face('pr-1'), f.face('fr-2')]).toEqual(['battle', 'battle', 'battle']);
  });

  it('[G-1] not across a river without a bridge, but across a bridge', () => {
    expect(organizing({ 'fr-1': '1117', 'pr-1': '1217' }).face('fr-1')).toBe('advance');
    expect(organizing({ 'fr-1': '1117', 'pr-1': '1218' }).face('fr-1')).toBe('battle');
  });

  it('[G-1] Cavalry is unaffected by F and G, and so are HQs', () => {
    const f = organizing(laid('fr-rescav 2110, fr-gdcav 1805 exhausted, pr-1 2111, hq-ney 2109 battle'));
    expect([f.at('fr-rescav'), f.at('fr-gdcav'), f.at('hq-ney')]).toEqual([
      '2110 fresh',
      '1805 exhausted',
      '2109 battle',
    ]);
    expect(organizing({ 'fr-rescav': '2110 exhausted', 'pr-cav': '2111' }).face('pr-cav')).toBe('fresh');
  });
});

describe('7 Step H: in turn', () => {
  /** Pairs in contact, far enough from each other. */
  const PAIRS = laid(
    'fr-1 1805, pr-1 1806, fr-2 1815, pr-2 1816, fr-3 2405, pr-cav 2406, fr-4 2415, pr-4 2416',
    'fr-gd 2425, aa-1 2426, hq-wellington 3238',
  );

  it('[H-1] the French begin, then the sides alternate, one Corps each time', () => {
    const f = organizing(PAIRS);
    expect(f.decision).toBe('french withdrawal');
    f.play(`withdraw fr-1 ${f.goals('fr-1')[0]}`);
    expect(f.decision).toBe('coalition withdrawal');
    f.play(`withdraw pr-2 ${f.goals('pr-2')[0]}`);
    expect(f.decision).toBe('french withdrawal');
    f.play(`withdraw fr-3 ${f.goals('fr-3')[0]}`);
    expect(f.decision).toBe('coalition withdrawal');
  });

  it('[H-1] only own Corps in an enemy ZoC', () => {
    const f = organizing({ ...PAIRS, 'fr-rescav': '2418', 'fr-d-pire': '2016', 'pr-d-sohr': '2017' });
    expect(f.rule('withdraw fr-6 2607')).toBe('H-1');
    expect(f.rule('withdraw pr-1 1809')).toBe('H-1');
    expect(f.rule('withdraw fr-d-pire 2013')).toBe('H-1');
    // In the ZoI alone: 2418 is two hexes from 2416.
    expect(f.rule('withdraw fr-rescav 2421')).toBe('H-1');
    const units = new Set(f.choices('withdraw').map((line) => line.split(' ')[1]));
    expect([...units].sort()).toEqual(['fr-1', 'fr-2', 'fr-3', 'fr-4', 'fr-gd']);
  });

  it('[H-1] a Corps held by a Detachment may withdraw', () => {
    const f = organizing({ 'fr-1': '2110', 'pr-d-sohr': '2111' });
    expect(f.goals('fr-1')).toEqual(retreats('2110', ['2111'], zoc('2111')));
    expect(f.decision).toBe('french withdrawal');
  });

  it('[H-2] after a pass the other side makes up to three more, then the step ends', () => {
    const f = organizing(PAIRS).play('pass');
    for (const unit of ['pr-1', 'pr-2', 'pr-cav']) {
      expect(f.decision).toBe('coalition withdrawal');
      f.play(`withdraw ${unit} ${f.goals(unit)[0]}`);
    }
    expect(f.decision).toBe('french movement');
    expect([f.where('pr-4'), f.where('aa-1')]).toEqual(['2416', '2426']);
  });

  it('[H-2] three more, whatever it made before the pass', () => {
    const f = organizing(PAIRS);
    f.play(`withdraw fr-1 ${f.goals('fr-1')[0]}`)
      .play(`withdraw pr-2 ${f.goals('pr-2')[0]}`)
      .play('pass');
    for (const unit of ['pr-cav', 'pr-4', 'aa-1']) f.play(`withdraw ${unit} ${f.goals(unit)[0]}`);
    expect(f.decision).toBe('french movement');
    const g = organizing(PAIRS)
      .play(`withdraw fr-1 ${organizing(PAIRS).goals('fr-1')[0]}`)
      .play('pass');
    for (const unit of ['fr-2', 'fr-3', 'fr-4']) {
      expect(g.decision).toBe('french withdrawal');
      g.play(`withdraw ${unit} ${g.goals(unit)[0]}`);
    }
    expect([g.decision, g.where('fr-gd')]).toEqual(['french movement', '2425']);
  });

  it('[H-2] it may stop before, and no die is rolled', () => {
    const f = organizing(PAIRS).play('pass');
    f.play(`withdraw pr-1 ${f.goals('pr-1')[0]}`).play('pass');
    expect(f.decision).toBe('french movement');
  });

  it('[H-2] without a Corps in an enemy ZoC a side passes by itself', () => {
    const f = organizing({ 'fr-d-pire': '2110', 'pr-1': '2111' });
    expect(f.decision).toBe('coalition withdrawal');
    const g = organizing({ 'fr-1': '2110', 'pr-1': '2111' });
    g.play('withdraw fr-1 2107');
    expect(g.decision).toBe('french movement');
    expect(organizing({}).decision).toBe('french movement');
  });

  it('[H-2] such a side has passed: contact that ends for one ends the step for both', () => {
    const f = organizing({ 'fr-1': '2110', 'pr-d-sohr': '2111', 'fr-2': '1805', 'pr-d-marwitz': '1806' });
    f.play('withdraw fr-1 2107');
    expect(f.decision).toBe('french withdrawal');
    f.play(`withdraw fr-2 ${f.goals('fr-2')[0]}`);
    expect(f.decision).toBe('french movement');
  });
});

describe('7 Step H: how', () => {
  it('[H-3] three hexes, each farther from the enemy in whose ZoC the Corps began', () => {
    const f = organizing({ 'fr-1': '2110', 'pr-1': '2111' });
    const expected = retreats('2110', ['2111'], zoc('2111'));
    expect(expected.every((hex) => distance('2111', hex) === 4)).toBe(true);
    expect(f.goals('fr-1')).toEqual(expected);
    for (const hex of ['2109', '2108', '2106']) expect([hex, f.rule(`withdraw fr-1 ${hex}`)]).toEqual([hex, 'RET-1']);
    for (const hex of ['2113', '2411']) expect([hex, f.rule(`withdraw fr-1 ${hex}`)]).toEqual([hex, 'H-3']);
  });

  it('[H-3] from each of several such enemies, Detachments included', () => {
    for (const enemies of [
      ['2111', '2011'],
      ['2111', '2211'],
      ['2111', '2210', '2211'],
      ['2010', '2011', '2111'],
    ]) {
      const pieces = ['pr-1', 'pr-d-sohr', 'pr-2'];
      const f = organizing({ 'fr-1': '2110', ...Object.fromEntries(enemies.map((hex, i) => [pieces[i], hex])) });
      expect([enemies, f.goals('fr-1')]).toEqual([enemies, retreats('2110', enemies, enemies.flatMap(zoc))]);
    }
  });

  it('[H-3] enemies in whose ZoC it did not begin only bar their ZoC', () => {
    const f = organizing({ 'fr-1': '2110', 'pr-1': '2111', 'pr-2': '1908', 'pr-d-sohr': '2306' });
    const expected = retreats('2110', ['2111'], [...zoc('2111'), ...zoc('1908'), ...zoc('2306')]);
    expect(expected.length).toBeGreaterThan(0);
    expect(f.goals('fr-1')).toEqual(expected);
  });

  it('[H-3] an enemy across a river does not count: his ZoC does not reach over', () => {
    const cases: (readonly [string, string, string])[] = [];
    for (const hex of union(...['1117', '1216', '1323', '1526', '1630', '1737'].map((near) => within(near, 2)))) {
      const [across, beside] = [true, false].map((river) =>
        around(hex).filter((next) => hasRiver(hex, next) === river),
      );
      for (const far of across) {
        for (const near of beside) {
          const barred = [...zoc(near), ...zoc(far)];
          const both = retreats(hex, [near, far], barred);
          if (retreats(hex, [near], barred).length > both.length) cases.push([hex, near, far]);
        }
      }
    }
    expect(cases.length).toBeGreaterThan(3);
    for (const [hex, near, far] of cases) {
      const f = organizing({ 'fr-1': hex, 'pr-d-sohr': near, 'pr-1': far });
      expect([hex, f.goals('fr-1')]).toEqual([hex, retreats(hex, [near], [...zoc(near), ...zoc(far)])]);
    }
  });

  it('[H-3] the formation does not change', () => {
    const f = organizing({ 'fr-1': '2110', 'pr-1': '2111', 'fr-rescav': '1805', 'pr-d-sohr': '1806' });
    f.play('withdraw fr-1 2107');
    expect(f.at('fr-1')).toBe('2107 battle');
    f.play(`withdraw fr-rescav ${f.goals('fr-rescav')[0]}`);
    expect(f.face('fr-rescav')).toBe('fresh');
  });

  it('[H-3] a withdrawn Corps may move in the Movement phase', () => {
    const f = organizing({ 'fr-1': '2110', 'pr-1': '2111' });
    f.play('withdraw fr-1 2107');
    expect(f.rule('fr-1 hq-napoleon 2107-2106')).toBe('allowed');
  });

  it('[H-3] the Reserve Cavalry of the June 16 set-up can reach 1620, 1719 and 1819 only', () => {
    const f = scenario('june16').skipTo('withdrawal');
    expect(f.goals('fr-rescav')).toEqual(['1620', '1719', '1819']);
    expect(f.rule('withdraw fr-rescav 1919')).toBe('H-3');
  });

  const RING = { 'pr-1': '2111', 'pr-2': '2109' };

  it('[H-4] a Corps that cannot get away becomes blown for two turns, if chosen', () => {
    expect(retreats('2110', ['2111', '2109'], [...zoc('2111'), ...zoc('2109')])).toEqual([]);
    const f = organizing({ 'fr-1': '2110', ...RING });
    expect(f.goals('fr-1')).toEqual([]);
    expect(f.choices().sort()).toEqual(['disperse fr-1', 'pass']);
    for (const hex of ['1909', '2107']) expect(f.rule(`withdraw fr-1 ${hex}`)).toBe('H-4');
    const kept = f.copy().play('pass').play('pass');
    expect(kept.at('fr-1')).toBe('2110 battle');
    f.play('disperse fr-1');
    expect([f.at('fr-1'), f.points('coalition')]).toEqual(['blown 5', 0]);
  });

  it('[H-4] it is Eliminated if there is no turn two turns on', () => {
    const six = organizing({ 'fr-1': '2110', ...RING }, 6);
    expect(six.play('disperse fr-1').at('fr-1')).toBe('blown 8');
    for (const turn of [7, 8]) {
      const f = organizing({ 'fr-1': '2110', ...RING }, turn).play('disperse fr-1');
      expect([f.at('fr-1'), f.points('coalition')]).toEqual(['eliminated', 3]);
    }
  });

  it('[H-4] a Corps with a way out may not choose to be blown', () => {
    const f = organizing({ 'fr-1': '2110', 'pr-1': '2111' });
    expect(f.rule('disperse fr-1')).toBe('H-4');
    expect(f.choices('disperse')).toEqual([]);
    expect(f.rule('disperse fr-6')).toBe('H-1');
  });

  it('[H-4] giving a Corps up counts as the choice of that side', () => {
    const f = organizing({ 'fr-1': '2110', ...RING, 'fr-2': '1805', 'pr-d-sohr': '1806', 'fr-3': '2009' });
    f.play('disperse fr-1');
    expect(f.decision).toBe('coalition withdrawal');
  });

  it('[H-5] an ordinary Detachment stays as rearguard, with its ZoC', () => {
    const f = organizing({ 'fr-1': '2110', 'fr-d-pire': '2110', 'pr-1': '2111' });
    f.play('withdraw fr-1 2107');
    expect([f.where('fr-1'), f.where('fr-d-pire'), f.points('coalition')]).toEqual(['2107', '2110', 0]);
    expect(f.decision).toBe('coalition withdrawal');
    expect(f.choices('withdraw pr-1').length).toBeGreaterThan(0);
  });

  it('[H-5] so it does when its Corps is blown, and the Old Guard is no exception', () => {
    for (const unit of ['fr-d-pire', 'fr-d-oldguard']) {
      const f = organizing({ 'fr-1': '2110', [unit]: '2110', ...RING }).play('disperse fr-1');
      expect([f.at('fr-1'), f.where(unit), f.points('coalition')]).toEqual(['blown 5', '2110', 0]);
    }
  });

  it('[H-5] the Grand Battery does not stay', () => {
    const f = organizing({ 'fr-1': '2110', 'fr-d-battery': '2110', 'pr-1': '2111' }).play('withdraw fr-1 2107');
    expect([f.where('fr-d-battery'), f.points('coalition')]).toEqual(['eliminated', 2]);
  });
});
