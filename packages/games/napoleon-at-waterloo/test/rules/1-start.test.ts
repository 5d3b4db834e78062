import { laid } from '@hundred-days/kernel/testing';
import { describe as describeScenario } from '@hundred-days/napoleon-at-waterloo';
import { describe, expect, it } from 'vitest';
import unitData from '../../data/units.json' with { type: 'json' };
import { type Field, field, game, scenario, world } from '../support.ts';

const SETUP = laid(
  'fr-6inf 0814, fr-9inf 1014, fr-5inf 1314, fr-1inf 1513, fr-2inf 1612, fr-3inf 1712, fr-4inf 1812',
  'fr-19inf 1315, fr-20inf 1316, fr-gd-yng 1416, fr-gd-chs 1317, fr-gd-grn 1517, fr-1cav 2011',
  'fr-2cav 0514, fr-3cav 1414, fr-5cav 1515, fr-11cav 1015, fr-12cav 0916, fr-13cav 1714',
  'fr-14cav 1813, fr-gd-hcav 1016, fr-gd-lcav 1814, fr-1art 1511, fr-2art 0915, fr-6art 1415',
  'fr-gd-art 1411, aa-1gd 1010, aa-2inf 0810, aa-3inf 1209, aa-4inf 0509, aa-5inf 1708',
  'aa-6inf 1509, aa-2db 1608, aa-3db 0310, aa-bru 0807, aa-hou 0914, aa-gdcav 1109, aa-uncav 1407',
  'aa-vancav 1707, aa-gracav 0711, aa-dbcav 1207, aa-1art 1409, aa-2art 1110, aa-rart 1310',
);

const standard = describeScenario(world, 'standard')?.units ?? {};
const why = (f: Field, line: string): string => {
  const { rule, code } = f.refusal(line);
  return `${rule} ${code}`;
};

describe('1.0 how to start', () => {
  it('[1.0.1] there are two seats, French and Allied', () => {
    expect(game.seats.map(({ id }) => id)).toEqual(['french', 'allied']);
  });

  it('[1.0.1] Prussians and Anglo-Allied are friends: they pass through each other and do not stop each other', () => {
    const f = field({ phase: 'alliedMovement', units: { 'aa-1gd': '0513', 'pr-5bde': '0512', 'pr-2cav': '1010' } });
    f.play('aa-1gd 0513-0512-0511-0510');
    f.play('pr-5bde 0512-0511');
    expect(f.where('aa-1gd')).toBe('0510');
    expect(f.where('pr-5bde')).toBe('0511');
    expect(f.goals('pr-2cav')).not.toEqual([]);
    f.play('end');
    expect(f.choices()).toEqual(['end']);
  });

  it('[1.0.1] a Prussian unit is as much an enemy of the French as an Anglo-Allied one', () => {
    for (const enemy of ['pr-5bde', 'aa-2db']) {
      const f = field({ units: { 'fr-6inf': '0513', [enemy]: '0512' } });
      expect(why(f, 'fr-6inf 0513-0514')).toBe('4.5.3 frozen');
      expect(why(f, `${enemy} 0512-0511`)).toBe('4.0.1 not-your-unit');
      f.play('end').play('attack 0512: fr-6inf @1-1', 1);
      expect(f.seat).toBe('allied');
    }
  });

  it('[1.0.1] the Allied player attacks with units of both nations in one attack', () => {
    const f = field({ phase: 'alliedCombat', units: { 'fr-6inf': '0513', 'aa-1gd': '0512', 'pr-5bde': '0514' } });
    f.play('attack 0513: aa-1gd pr-5bde');
    expect(f.choices()[0]).toBe('roll @1-1');
    f.play('roll @1-1', 6);
    expect(f.seat).toBe('allied');
    expect(f.step).toBe('retreat');
  });

  it('[1.0.2] every unit with a set-up hex begins in it', () => {
    const f = scenario('standard');
    const onMap = game.unitIds.filter((unit) => /^\d{4}$/.test(f.where(unit)));
    expect(Object.fromEntries(onMap.map((unit) => [unit, f.where(unit)]))).toEqual(SETUP);
    const printed = unitData.units.flatMap((unit) => ('setup' in unit ? [[unit.id, unit.setup]] : []));
    expect(Object.fromEntries(printed)).toEqual(SETUP);
    expect([f.turn, f.seat, f.step]).toEqual([1, 'french', 'movement']);
  });

  it('[1.0.2] the variant begins in the same hexes', () => {
    const f = scenario('grouchy', 3, 4);
    for (const [unit, hex] of Object.entries(SETUP)) expect(f.where(unit)).toBe(hex);
  });

  it('[1.0.3] units with an arrival turn begin off the map and cannot be moved before it', () => {
    const f = scenario('standard');
    const waiting = unitData.units.flatMap((unit) => ('arrivalTurn' in unit ? [unit.id] : []));
    expect(waiting).toHaveLength(29);
    for (const unit of waiting) expect(f.where(unit)).toBe('off');
    const early = field({ units: standard, phase: 'alliedMovement', turn: 2 });
    expect(why(early, 'enter pr-5bde 2308')).toBe('7.0.1 not-yet');
    expect(early.goals('pr-5bde')).toEqual([]);
    expect(why(early, 'pr-5bde 2308-2208')).toBe('4.0.1 not-on-map');
  });

  it('[1.0.3] without the variant its units never come; with it they come on turn 5', () => {
    const without = field({ units: standard, turn: 5 });
    expect(without.goals('frv-8inf')).toEqual([]);
    expect(why(without, 'enter frv-8inf 2308')).toBe('1.0.3 not-in-game');
    const allied = field({ units: standard, turn: 5, phase: 'alliedMovement' });
    expect(why(allied, 'enter prv-1bde 2308')).toBe('1.0.3 not-in-game');
    expect(allied.goals('pr-5bde')).toContain('2308');

    const setup = describeScenario(world, 'grouchy')?.units ?? {};
    const chosen = field({ units: setup, turn: 5, keys: { french: 6, prussian: 1 } });
    expect(chosen.where('frv-8inf')).toBe('off');
    expect(chosen.goals('frv-8inf')).toContain('2308');
  });

  it('[1.0.4] one person plays both sides in turn', () => {
    const f = field({ units: { 'fr-6inf': '0513', 'aa-1gd': '1010' } });
    const hands: string[] = [];
    for (const line of ['fr-6inf 0513-0512', 'end', 'end', 'aa-1gd 1010-1011', 'end', 'end']) {
      hands.push(f.seat);
      f.play(line);
    }
    expect(hands).toEqual(['french', 'french', 'french', 'allied', 'allied', 'allied']);
    expect([f.turn, f.seat, f.step]).toEqual([2, 'french', 'movement']);
    expect([f.where('fr-6inf'), f.where('aa-1gd')]).toEqual(['0512', '1011']);
  });
});
