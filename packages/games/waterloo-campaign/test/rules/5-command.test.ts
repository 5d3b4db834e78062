import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { along, distance, hasRoad, reach, within } from '../hexes.ts';
import { type Field, field, turn3 } from '../support.ts';

const PRUSSIANS = { 'hq-blucher': '3538', 'pr-3': '3639' };
const moving = (units: Record<string, string>): Field => turn3('movement', { ...PRUSSIANS, ...units });

describe('5 command', () => {
  it('[CMD-1] the hex of the HQ is not counted, that of the unit is', () => {
    // Ney in Battle mode reaches two hexes.
    const f = moving({ 'hq-ney': '2110 battle', 'fr-1': '2110' });
    expect([distance('2110', '2112'), distance('2110', '2113')]).toEqual([2, 3]);
    expect(f.rule('fr-1 hq-ney 2110-2111-2112')).toBe('allowed');
    expect(f.rule('fr-1 hq-ney 2110-2111-2112-2113')).toBe('MOV-7');
    expect(f.goals('fr-1')).toEqual(within('2110', 2).filter((hex) => hex !== '2110'));
  });

  it('[CMD-1] it is traced across rivers and through units', () => {
    // Napoléon in Battle mode north of the Sambre commands three hexes, the southern bank among them.
    const f = moving({ 'hq-napoleon': '1317 battle', 'fr-1': '1016', 'fr-2': '1217', 'pr-d-sohr': '1316' });
    expect([distance('1317', '1116'), distance('1317', '1016'), distance('1317', '1015')]).toEqual([2, 3, 4]);
    expect(f.goals('fr-1')).toContain('1116');
    expect(f.rule('fr-1 hq-napoleon 1016-1015')).toBe('MOV-7');
  });

  it('[CMD-1] stars reach as far as the range and no farther', () => {
    const sum = (hq: string): number =>
      turn3('attack', { 'hq-napoleon': hq, 'fr-2': '2110', 'pr-2': '2111', ...PRUSSIANS }).fight(
        'attack fr-2 2111',
        1,
        1,
      ).attack;
    expect([sum('2110 battle'), sum('2107 battle'), sum('2106 battle')]).toEqual([1, 1, 0]);
  });

  it('[CMD-2] roads do not double the range of an HQ for moves', () => {
    // Grouchy at Gosselies in Normal mode commands four hexes, though the road leads on.
    const f = moving({ 'hq-grouchy': '1716', 'fr-rescav': '1716' });
    expect(f.goals('fr-rescav')).toEqual(reach('1716', 6, true, within('1716', 4)));
    expect([hasRoad('2117', '2218'), distance('1716', '2117'), distance('1716', '2218')]).toEqual([true, 4, 5]);
    expect(f.rule('fr-rescav hq-grouchy 1716-1817-1917-2018-2117-2218')).toBe('MOV-7');
  });

  it('[CMD-2] they do for Detachments, in Normal mode only', () => {
    const placing = (mode: string): Field =>
      turn3('detachments', {
        'hq-grouchy': `1716 ${mode}`,
        'fr-rescav': '3003',
        'fr-d-jacquinot': 'available',
        ...PRUSSIANS,
      });
    const byRoad = along('1716', 8);
    expect(placing('normal').goals('fr-d-jacquinot')).toEqual(
      [...new Set([...within('1716', 4), ...byRoad])]
        .filter((hex) => distance('1716', hex) <= 4 || byRoad.includes(hex))
        .sort(),
    );
    expect(placing('battle').goals('fr-d-jacquinot')).toEqual(within('1716', 2));
  });

  it('[CMD-3] an HQ may share a hex with an enemy unit, which does not harm it', () => {
    const f = moving({ 'hq-napoleon': '2110', 'fr-1': '2110', 'hq-blucher': '2112', 'pr-1': '2215' });
    f.play('fr-1 hq-napoleon 2110-2111-2112');
    expect([f.where('fr-1'), f.at('hq-blucher')]).toEqual(['2112', '2112 normal']);
    // It still commands.
    expect(f.rule('pr-1 hq-blucher 2215-2216')).toBe('allowed');
  });

  it('[CMD-3] combat in its hex does not touch an HQ', () => {
    const f = turn3('attack', laid('hq-napoleon 2410, fr-gd 2110, hq-blucher 2111, pr-2 2111, pr-3 3639'));
    f.play('attack fr-gd 2111', 6, 1);
    expect([f.where('pr-2'), f.where('fr-gd'), f.at('hq-blucher')]).toEqual(['eliminated', '2111', '2111 normal']);
    expect(f.points('french')).toBe(3);
  });

  it('[CMD-3] an HQ keeps its hex and mode until the next Step A', () => {
    const f = field({
      turn: 3,
      units: { 'hq-napoleon': '2110', 'fr-1': '2110', ...PRUSSIANS },
    });
    f.plays('place hq-napoleon 2111 @battle', 'place hq-blucher 3538 @normal');
    expect(f.decision).toBe('french movement');
    expect(f.rule('place hq-napoleon 2110 @normal')).toBe('MOV-1');
    f.play('fr-1 hq-napoleon 2110-2109');
    expect(f.at('hq-napoleon')).toBe('2111 battle');
    f.skipTo('hq');
    expect([f.turn, f.decision]).toEqual([4, 'french hq']);
  });
});
