import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { distance, hasRiver, walk, within, without, zoc } from '../hexes.ts';
import { type Field, field, turn3 } from '../support.ts';

const PRUSSIANS = { 'hq-blucher': '3538', 'pr-3': '3639' };
const placing = (units: Record<string, string>): Field => turn3('detachments', { ...PRUSSIANS, ...units });
const attacking = (units: Record<string, string>, ...dice: number[]): Field =>
  field({ start: 'attack', turn: 3, units: { 'hq-napoleon': '2510', ...PRUSSIANS, ...units } }, ...dice);

describe('6 Grand Battery: placement', () => {
  const UNITS = laid('fr-1 2110, fr-rescav 2213, fr-2 2114, fr-d-battery available, fr-d-oldguard available');

  it('[GB-1] Napoléon in Battle mode places it on a French Corps within three hexes', () => {
    const f = placing({ ...UNITS, 'hq-napoleon': '2110 battle' });
    expect([distance('2110', '2213'), distance('2110', '2114')]).toEqual([3, 4]);
    expect(f.goals('fr-d-battery')).toEqual(['2110', '2213']);
    expect(f.rule('detach fr-d-battery hq-napoleon 2114')).toBe('GB-1');
    expect(f.rule('detach fr-d-battery hq-napoleon 2111')).toBe('GB-1');
    f.play('detach fr-d-battery hq-napoleon 2213');
    expect(f.where('fr-d-battery')).toBe('2213');
  });

  it('[GB-1] not in Normal mode, not by another HQ', () => {
    const f = placing({ ...UNITS, 'hq-napoleon': '2110', 'hq-ney': '2111 battle', 'fr-d-pire': 'available' });
    expect(f.choicesOf('fr-d-battery')).toEqual([]);
    expect(f.rule('detach fr-d-battery hq-napoleon 2110')).toBe('GB-1');
    expect(f.rule('detach fr-d-battery hq-ney 2110')).toBe('GB-1');
  });

  it('[GB-1] enemy zones do not matter, and no path is traced', () => {
    const f = placing({ ...UNITS, 'hq-napoleon': '2110 battle', 'pr-1': '2112', 'pr-d-sohr': '2212' });
    expect(f.goals('fr-d-battery')).toEqual(['2110', '2213']);
    // Across the Sambre.
    const g = placing({ 'hq-napoleon': '1217 battle', 'fr-1': '1116', 'fr-d-battery': 'available' });
    expect(hasRiver('1116', '1217')).toBe(true);
    expect(g.goals('fr-d-battery')).toEqual(['1116']);
  });

  it('[GB-1] only on a Corps: a lone Detachment or an HQ will not do, nor a Corps with a Detachment', () => {
    const f = placing({ ...UNITS, ...laid('hq-napoleon 2109 battle, hq-ney 2108, fr-d-pire 2010, fr-d-pajol 2110') });
    for (const hex of ['2109', '2108']) expect(f.rule(`detach fr-d-battery hq-napoleon ${hex}`)).toBe('GB-1');
    for (const hex of ['2010', '2110']) expect(f.rule(`detach fr-d-battery hq-napoleon ${hex}`)).toBe('STK-2');
    expect(f.goals('fr-d-battery')).toEqual([]);
  });

  it('[GB-1] it is the placement of Napoléon for the turn', () => {
    const f = placing({ ...UNITS, 'hq-napoleon': '2110 battle', 'hq-ney': '2210 battle', 'fr-d-pire': 'available' });
    f.play('detach fr-d-battery hq-napoleon 2110');
    expect(f.rule('detach fr-d-oldguard hq-napoleon 2111')).toBe('D-1');
    expect(f.rule('detach fr-d-pire hq-napoleon 2111')).toBe('D-1');
    expect(f.choicesOf('hq-napoleon')).toEqual([]);
    const g = placing({
      ...UNITS,
      ...laid('hq-napoleon 2110 battle, hq-ney 2608, fr-d-pire available, fr-d-pajol available'),
    });
    g.play('detach fr-d-pire hq-napoleon 2107');
    expect(g.rule('detach fr-d-battery hq-napoleon 2110')).toBe('D-1');
  });
});

describe('6 Grand Battery: modifier', () => {
  it('[GB-2] +1 when the Corps it is with attacks', () => {
    expect(attacking({ 'fr-2': '2110', 'pr-2': '2111' }).fight('attack fr-2 2111', 1, 1).attack).toBe(0);
    const units = { 'fr-2': '2110', 'fr-d-battery': '2110', 'pr-2': '2111' };
    expect(attacking(units).fight('attack fr-2 2111', 1, 1).attack).toBe(1);
    const twice = { ...units, 'fr-d-battery': '2112', 'fr-6': '2112' };
    expect(attacking(twice).fight('attack fr-2 2111', 1, 1).attack).toBe(1 + 1);
  });

  it('[GB-2] +1 when that Corps supports: Infantry in the defender’s ZoC, Cavalry that joins in', () => {
    const units = { 'fr-2': '2110', 'pr-2': '2111', 'fr-d-battery': '2109', 'fr-rescav': '2109 exhausted' };
    expect(attacking(units).fight('attack fr-2 2111', 1, 1).attack).toBe(1 + 1);
    const fresh = { ...units, 'fr-rescav': '2109' };
    expect(attacking(fresh).fight('attack fr-2 2111', 1, 1, 'fr-rescav').attack).toBe(1 + 1 + 1);
    expect(attacking(fresh).fight('attack fr-2 2111', 1, 1).attack).toBe(0);
  });

  it('[GB-2] not when that Corps takes no part', () => {
    const units = { 'fr-2': '2110', 'fr-6': '2109', 'fr-d-battery': '2109', 'pr-2': '2111' };
    expect(attacking(units).fight('attack fr-2 2111', 1, 1).attack).toBe(0);
  });

  it('[GB-2] only once in an attack', () => {
    const units = { 'fr-2': '2110', 'fr-d-battery': '2110', 'fr-6': '2112', 'pr-2': '2111' };
    expect(attacking(units).fight('attack fr-2 2111', 1, 1).attack).toBe(1 + 1);
  });

  it('[GB-2] never in defence', () => {
    const f = attacking({ 'fr-2': '2110', 'fr-d-battery': '2110', 'pr-2': '2111' });
    f.play('pass', 6);
    expect(f.fight('attack pr-2 2110', 1, 1).defence).toBe(0);
  });

  it('[GB-2] never in defence, not even alone in its hex', () => {
    const f = attacking({ 'fr-2': '2112', 'fr-d-battery': '2110', 'pr-2': '2111' });
    f.play('pass', 6);
    expect(f.fight('attack pr-2 2110', 1, 1).defence).toBe(0);
  });

  it('[GB-3] it never moves; it may be recalled in Step E', () => {
    const units = { 'hq-napoleon': '2110 battle', 'fr-2': '2110', 'fr-d-battery': '2110', ...PRUSSIANS };
    const f = turn3('movement', units);
    expect(f.rule('fr-d-battery hq-napoleon 2110-2111')).toBe('MOV-5');
    expect(f.choicesOf('fr-d-battery')).toEqual([]);
    const g = turn3('recall', units);
    expect(g.rule('recall fr-d-battery')).toBe('allowed');
    g.play('recall fr-d-battery');
    expect(g.where('fr-d-battery')).toBe('available');
  });
});

describe('6 Grand Battery: left alone', () => {
  it('[GB-4] a Corps that moves off leaves it recalled at once', () => {
    const units = { 'hq-napoleon': '2110 battle', 'fr-2': '2110', 'fr-d-battery': '2110', ...PRUSSIANS };
    const f = turn3('movement', units);
    f.play('fr-2 hq-napoleon 2110-2111');
    expect([f.where('fr-d-battery'), f.points('coalition')]).toEqual(['available', 0]);
    // An ordinary Detachment stays.
    const { 'fr-d-battery': _, ...rest } = units;
    const g = turn3('movement', { ...rest, 'fr-d-pire': '2110' });
    g.play('fr-2 hq-napoleon 2110-2111');
    expect(g.where('fr-d-pire')).toBe('2110');
  });

  it('[GB-4] so does a Corps that pursues', () => {
    const f = attacking({ 'fr-gd': '2110', 'fr-d-battery': '2110', 'pr-2': '2111' });
    f.fight('attack fr-gd 2111', 6, 1);
    expect([f.where('fr-gd'), f.where('fr-d-battery'), f.points('coalition')]).toEqual(['2111', 'available', 0]);
  });

  it('[GB-4] it stays as long as its Corps does', () => {
    const f = attacking({ 'fr-gd': '2110', 'fr-d-battery': '2110', 'pr-2': '2111', 'pr-d-sohr': '2109' });
    f.fight('attack fr-gd 2111', 6, 1);
    expect([f.where('fr-gd'), f.where('fr-d-battery')]).toEqual(['2110', '2110']);
  });

  it('[GB-5] a Corps that retreats, is blown or eliminated loses it, as attacker', () => {
    // The Battery gives +1, so the attacker has 2 in all.
    for (const [die, result, points] of [
      [4, 'retreat', 2],
      [5, 'blown', 2],
      [6, 'blown', 2],
    ] as const) {
      const f = attacking({ 'fr-2': '2110', 'fr-d-battery': '2110', 'pr-2': '2111' });
      const fight = f.fight('attack fr-2 2111', 1, die);
      expect([fight.result, fight.loser]).toEqual([result, 'attacker']);
      if (result === 'retreat') f.play(`retreat fr-2 ${f.goals('fr-2')[0]}`);
      expect([f.where('fr-d-battery'), f.points('coalition')]).toEqual(['eliminated', points]);
    }
    const f = attacking({ 'fr-2': '2110', 'fr-d-battery': '2110', 'pr-1': '2111' });
    expect(f.fight('attack fr-2 2111', 1, 6).result).toBe('eliminated');
    expect([f.where('fr-d-battery'), f.points('coalition')]).toEqual(['eliminated', 2 + 3]);
  });

  it('[GB-5] and as defender', () => {
    const f = attacking({ 'fr-2': '2110', 'fr-d-battery': '2110', 'pr-2': '2111' });
    f.play('pass', 6);
    f.fight('attack pr-2 2110', 3, 1);
    expect(f.decision).toBe('french retreat');
    f.play(`retreat fr-2 ${f.goals('fr-2')[0]}`);
    expect([f.where('fr-d-battery'), f.points('coalition')]).toEqual(['eliminated', 2]);
  });

  it('[GB-5] a Corps that withdraws in Step H loses it, too', () => {
    const f = turn3('organization', {
      ...laid('hq-napoleon 2410 battle, fr-2 2110, fr-d-battery 2110, pr-2 2111'),
      ...PRUSSIANS,
    });
    f.play('withdraw fr-2 2107');
    expect([f.where('fr-2'), f.where('fr-d-battery'), f.points('coalition')]).toEqual(['2107', 'eliminated', 2]);
  });

  it('[GB-5] and one that is blown in Step H', () => {
    const ring = { 'pr-1': '2111', 'pr-2': '2109', 'pr-d-sohr': '1910', 'pr-d-marwitz': '2310' };
    const f = turn3('organization', {
      'hq-napoleon': '2410 battle',
      'fr-2': '2110',
      'fr-d-battery': '2110',
      ...ring,
      ...PRUSSIANS,
    });
    f.play('disperse fr-2', 1);
    expect([f.at('fr-2'), f.where('fr-d-battery'), f.points('coalition')]).toEqual(['blown 5', 'eliminated', 2]);
  });

  it('[GB-6] in the End Phase it is recalled', () => {
    const f = turn3('movement', {
      ...laid('hq-napoleon 2110 battle, fr-2 2110, fr-d-battery 2110, fr-d-oldguard 2111'),
      ...PRUSSIANS,
    });
    f.play('pass', 1);
    expect(f.where('fr-d-battery')).toBe('2110');
    f.play('pass');
    expect(f.turn).toBe(4);
    expect([f.where('fr-d-battery'), f.where('fr-d-oldguard'), f.points('coalition')]).toEqual([
      'available',
      '2111',
      0,
    ]);
    f.plays('place hq-napoleon 2110 @battle', 'place hq-blucher 3538 @normal');
    expect(f.rule('detach fr-d-battery hq-napoleon 2110')).toBe('allowed');
  });
});

describe('6 Old Guard', () => {
  const UNITS = { 'fr-1': '2110', 'fr-d-oldguard': 'available', 'fr-d-battery': 'available' };

  it('[OG-1] Napoléon in Battle mode places it in an empty hex within three, not in an enemy ZoC', () => {
    const f = placing({
      ...UNITS,
      ...laid('hq-napoleon 2110 battle, hq-ney 2210, fr-d-pire 2010, pr-1 2113, pr-d-sohr 1910'),
    });
    const taken = ['2110', '2210', '2010', '2113', '1910'];
    expect(f.goals('fr-d-oldguard')).toEqual(without(within('2110', 3), taken, zoc('2113'), zoc('1910')));
    expect(f.rule('detach fr-d-oldguard hq-napoleon 2112')).toBe('OG-1');
    expect(f.rule('detach fr-d-oldguard hq-napoleon 2106')).toBe('OG-1');
    expect(f.rule('detach fr-d-oldguard hq-napoleon 2210')).toBe('OG-1');
    // In the ZoI of the enemy and in the zones of friends.
    expect(f.rule('detach fr-d-oldguard hq-napoleon 2111')).toBe('allowed');
  });

  it('[OG-1] an enemy HQ in the hex bars it, too', () => {
    const f = placing({ ...UNITS, 'hq-napoleon': '2110 battle', 'hq-blucher': '2112' });
    expect(f.rule('detach fr-d-oldguard hq-napoleon 2112')).toBe('OG-1');
  });

  it('[OG-1] no path is traced: neither rivers nor zones between matter', () => {
    const f = placing({ 'fr-1': '3005', 'fr-d-oldguard': 'available', 'hq-napoleon': '1118 battle' });
    expect(
      without(
        within('1118', 3),
        walk('1118', 3, (a, b) => !hasRiver(a, b)),
      ).length,
    ).toBeGreaterThan(3);
    expect(f.goals('fr-d-oldguard')).toEqual(without(within('1118', 3), ['1118']));
  });

  it('[OG-1] not in Normal mode, not by another HQ, and never both special Detachments in a turn', () => {
    const f = placing({ ...UNITS, 'hq-napoleon': '2110', 'hq-ney': '2111 battle', 'fr-d-pire': 'available' });
    expect(f.choicesOf('fr-d-oldguard')).toEqual([]);
    expect(f.rule('detach fr-d-oldguard hq-napoleon 2109')).toBe('OG-1');
    expect(f.rule('detach fr-d-oldguard hq-ney 2109')).toBe('OG-1');
    const g = placing({ ...UNITS, 'hq-napoleon': '2110 battle', 'hq-ney': '2210', 'fr-d-pire': 'available' });
    g.play('detach fr-d-oldguard hq-napoleon 2111');
    expect(g.rule('detach fr-d-battery hq-napoleon 2110')).toBe('D-1');
  });

  it('[OG-2] alone it defends with its two stars, against an attacker who has +2', () => {
    const f = attacking({ 'fr-d-oldguard': '2110', 'fr-1': '3005', 'pr-2': '2111' }, 6);
    expect(f.seat).toBe('coalition');
    const { attack, defence } = f.fight('attack pr-2 2110', 1, 1);
    expect([attack, defence]).toEqual([2, 2]);
  });

  it('[OG-2] stacked with a Corps it adds nothing, in defence or attack', () => {
    const f = attacking({ 'fr-d-oldguard': '2110', 'fr-2': '2110', 'pr-2': '2111' });
    expect(f.fight('attack fr-2 2111', 1, 1).attack).toBe(0);
    const g = attacking({ 'fr-d-oldguard': '2110', 'fr-2': '2110', 'pr-2': '2111' }).play('pass', 6);
    const { attack, defence } = g.fight('attack pr-2 2110', 1, 1);
    expect([attack, defence]).toEqual([0, 0]);
  });

  it('[OG-3] it does not move; it may be recalled', () => {
    const units = { 'hq-napoleon': '2110 battle', 'fr-2': '2110', 'fr-d-oldguard': '2111', ...PRUSSIANS };
    expect(turn3('movement', units).rule('fr-d-oldguard hq-napoleon 2111-2112')).toBe('MOV-5');
    expect(turn3('recall', units).play('recall fr-d-oldguard').where('fr-d-oldguard')).toBe('available');
  });

  it('[OG-3] a retreat recalls it, blown or eliminated are its end, for 2 points', () => {
    const units = { 'fr-d-oldguard': '2110', 'fr-1': '3005', 'pr-2': '2111' };
    for (const [die, where, points] of [
      [3, 'available', 0],
      [4, 'eliminated', 2],
      [6, 'eliminated', 2],
    ] as const) {
      const f = attacking(units, 6);
      f.fight('attack pr-2 2110', die, 1);
      expect([die, f.where('fr-d-oldguard'), f.points('coalition')]).toEqual([die, where, points]);
    }
  });

  it('[OG-3] it stays in the End Phase', () => {
    const units = { 'hq-napoleon': '2110 battle', 'fr-2': '2110', 'fr-d-oldguard': '2111', ...PRUSSIANS };
    const f = turn3('movement', units).skipTo('hq');
    expect([f.turn, f.where('fr-d-oldguard')]).toEqual([4, '2111']);
  });
});
