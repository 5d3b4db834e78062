import { laid } from '@hundred-days/kernel/testing';
import { expect, test } from 'vitest';
import { CAV4, dead, F5, F5B, F6, F7, GUNS5, P4, P4B, P5, phase, SECOND_CORPS } from '../cast.ts';
import { open, proving } from '../proving.ts';
import { field, GAMES } from '../support.ts';

/** 11.0 demoralization, 12.0 optional rules, 13.0 victory. Strengths are in the names. */

const levels = (prussian: number, disintegration: number, french = 35) => ({
  french: { demoralization: french },
  prussian: { demoralization: prussian, disintegration },
});

test('[11.0] demoralized units do not advance after combat', () => {
  const units = { [P5]: 'L0505', [F5]: 'L0504' };
  const broken = open({ phase: 'alliedCombat', morale: { prussian: 'demoralized' }, units }).play(
    `attack L0504: ${P5} @1-1`,
    1,
  );
  expect(broken.play(`retreat ${F5} L0503`).step).toBe('combat');
  const fit = open({ phase: 'alliedCombat', units }).play(`attack L0504: ${P5} @1-1`, 1).play(`retreat ${F5} L0503`);
  expect(fit.refusal('end').code).toBe('wrong-phase');
  expect(fit.choices()).toContain(`advance ${P5} L0504`);
});

test('[11.1] each game lists its levels', () => {
  const levelled = Object.values(GAMES).flatMap(({ world }) =>
    world.battles.map(({ id, armies, levels: own }) => [id, armies.length, own.filter((level) => level > 0).length]),
  );
  expect(levelled).toEqual([
    ['ligny', 2, 3],
    ['quatre-bras', 2, 3],
    ['wavre', 2, 3],
    ['historic-wavre', 2, 3],
    ['la-belle-alliance', 3, 5],
  ]);
});

test('[11.2a] an army is demoralized the instant its losses reach the level, by face strength', () => {
  const units = { [F7]: 'L0505', [F6]: 'L0505', [P4]: 'L0504', [P5]: 'L1010' };
  const f = open({ phase, levels: levels(4, 50), units }).play(`attack L0504: ${F7} @3-1`, 1);
  expect([f.losses('prussian'), f.morale('prussian')]).toEqual([4, 'demoralized']);
  const reduced = { ...units, [P4]: { at: 'L0504', reduced: true } };
  const g = open({ phase, levels: levels(4, 50), units: reduced }).play(`attack L0504: ${F7} @3-1`, 1);
  expect([g.losses('prussian'), g.morale('prussian')]).toEqual([2, 'fit']);
});

test('[11.2b] and disintegrated at its second level', () => {
  const units = { [F7]: 'L0505', [F6]: 'L0505', [P4]: 'L0504', [P5]: 'destroyed', [P4B]: 'L1010' };
  const f = open({ phase, levels: levels(5, 9), units });
  expect(f.morale('prussian')).toBe('demoralized');
  f.play(`attack L0504: ${F7} @3-1`, 1);
  expect(f.morale('prussian')).toBe('disintegrated');
});

test('[11.2c] a broken army does not recover when its level rises again', () => {
  // 55 less three for a hex that the French hold: losses of 52 break it.
  const lost = [
    ...SECOND_CORPS,
    'pr-ii-9thline',
    'pr-ii-21stline',
    'pr-ii-23rdline',
    'pr-ii-1stelbeland',
    'pr-i-3rdwestland',
    'pr-i-4thwestland',
    'pr-i-1stwestland',
  ];
  const units = { ...dead(...lost), [P5]: 'L0821', [F5]: 'L2030' };
  const f = field('ligny', { phase: 'alliedMovement', units, held: { L0922: 'french' } });
  expect([f.losses('prussian'), f.morale('prussian')]).toEqual([52, 'demoralized']);
  f.play(`${P5} L0922`);
  expect([f.holder('L0922'), f.morale('prussian')]).toEqual(['allied', 'demoralized']);
});

test('[11.21] each army breaks by itself', () => {
  const units = laid('aa-1br-byng destroyed, pr-iv-15thline B2010, aa-2br-adam B0510, fr-ii-husson B0530');
  const f = field('la-belle-alliance', {
    units,
    levels: {
      'anglo-allied': { demoralization: 5, disintegration: 50 },
      prussian: { demoralization: 25, disintegration: 35 },
    },
  });
  expect([f.morale('anglo-allied'), f.morale('prussian'), f.morale('french')]).toEqual(['demoralized', 'fit', 'fit']);
});

test('[11.22] at the same instant the side that is not phasing breaks first', () => {
  const units = { [F5]: 'L0505', [GUNS5]: 'L0506', [P5]: 'L0504', [P4]: 'L1010', [F6]: 'L0110' };
  const french = open({ phase, levels: levels(4, 5, 5), units }).play(`attack L0504: ${F5} ${GUNS5} @2-1`, 5);
  expect(french.outcome).toMatchObject({ rule: '14.3d' });
  const allied = open({
    phase: 'alliedCombat',
    levels: levels(4, 5, 5),
    units: { [P5]: 'L0505', 'pr-i-art': 'L0506', [F5]: 'L0504', [P4]: 'L1010', [F6]: 'L0110' },
  }).play(`attack L0504: ${P5} pr-i-art @2-1`, 5);
  expect(allied.outcome).toMatchObject({ rule: '14.3b' });
});

const ARMS = { [F5]: 'L0505', [CAV4]: 'L0505', [GUNS5]: 'L0506', [P5]: 'L0504', [P4]: 'L0504' };
const COMBINED = { 'combined-arms': true };

test('[12.1a] three arms against one hex shift one column; 6-1 stays 6-1', () => {
  const line = `attack L0504: ${F5} ${GUNS5}`;
  expect(open({ phase, units: ARMS }).play(line).choices('roll')[0]).toBe('roll @1-1');
  expect(open({ phase, units: ARMS }, COMBINED).play(line).choices('roll')[0]).toBe('roll @2-1');
  // Horse artillery is artillery and no cavalry.
  const horse = { [F5]: 'L0505', 'fr-iic-godet': 'L0505', [GUNS5]: 'L0506', [P5]: 'L0504', [P4]: 'L0504' };
  expect(open({ phase, units: horse }, COMBINED).play(line).choices('roll')[0]).toBe('roll @1-1');
  const two = { [F5]: 'L0505', [CAV4]: 'L0505', [GUNS5]: 'L0506', [P5]: 'L0504', [P4]: 'L0604' };
  expect(open({ phase, units: two }, COMBINED).play(`attack L0504 L0604: ${F5} ${GUNS5}`).choices('roll')[0]).toBe(
    'roll @1-1',
  );
  const most = {
    [F7]: 'L0505',
    [CAV4]: 'L0505',
    'fr-gd-morand': 'L0603',
    [GUNS5]: 'L0506',
    'pr-iii-6thkurland': 'L0504',
  };
  expect(
    open({ phase, units: most }, COMBINED).play(`attack L0504: ${F7} fr-gd-morand ${GUNS5}`).choices('roll')[0],
  ).toBe('roll @6-1');
});

test('[12.1b] clamp, then the shift, then lowering, then the ceiling of a chateau', () => {
  const weak = {
    [F5]: 'L0505',
    'fr-ic-soult': 'L0505',
    'fr-iic-godet': 'L0506',
    [P5]: 'L0504',
    'pr-i-12thline': 'L0504',
  };
  const town = proving(
    { terrain: { L0504: 'chateau' } },
    { phase, units: { ...weak, 'pr-i-12thline': 'L1010' } },
    COMBINED,
  );
  town.play(`attack L0504: ${F5}`);
  expect(town.choices('roll')[0]).toBe('roll @1-2');
  const clamped = open({ phase, units: { 'fr-iic-godet': 'L0505', [CAV4]: 'L0505', [P5]: 'L0504' } }, COMBINED);
  expect(clamped.play('attack L0504: fr-iic-godet').choices('roll')[0]).toBe('roll @1-1');
  const strong = {
    [F7]: 'L0505',
    [CAV4]: 'L0505',
    [GUNS5]: 'L0604',
    [F6]: 'L0604',
    'pr-iii-6thkurland': { at: 'L0504', reduced: true },
  };
  const ceiling = proving({ terrain: { L0504: 'chateau' } }, { phase, units: strong }, COMBINED);
  expect(ceiling.play(`attack L0504: ${F7} ${F6}`).choices('roll')[0]).toBe('roll @4-1');
});

const GUARD = { 'imperial-guard': true };
const GUARDS = { [F6]: 'L0505', [P5]: 'L0504', [P4]: 'L1010', [F5B]: 'L0110' };

test('[12.2a] a French attack with Guard infantry that ends in Ae, Ar or Ex lowers the French level by 20', () => {
  for (const [column, die] of [
    ['1-1', 6],
    ['1-2', 6],
  ] as const) {
    const f = open({ phase, units: GUARDS }, GUARD).play(`attack L0504: ${F6} @${column}`, die);
    if (f.step === 'retreat') f.play(`retreat ${F6} L0506`);
    expect(f.last('level')).toMatchObject({ army: 'french', by: -20, level: 15 });
  }
  const dr = open({ phase, units: GUARDS }, GUARD).play(`attack L0504: ${F6} @1-1`, 1).play(`retreat ${P5} L0503`);
  expect(dr.told('level')).toEqual([]);
  expect(open({ phase, units: GUARDS }).play(`attack L0504: ${F6} @1-2`, 6).told('level')).toEqual([]);
  // Thirty-five less twenty: fifteen points lost are enough then.
  const units = { ...GUARDS, 'fr-gd-morand': 'destroyed', 'fr-gd-michel': 'destroyed' };
  expect(open({ phase, units }, GUARD).play(`attack L0504: ${F6} @1-2`, 6).outcome).toMatchObject({ rule: '14.3b' });
});

test('[12.21] not if that very attack breaks an allied army', () => {
  const units = { [F7]: 'L0505', [F6]: 'L0505', [P5]: 'L0504', [P4]: 'L1010' };
  const f = open({ phase, levels: levels(5, 50), units }, GUARD)
    .play(`attack L0504: ${F7} @2-1`, 5)
    .play(`lose ${F6}`);
  expect([f.morale('prussian'), f.told('level').length]).toEqual(['demoralized', 0]);
});

test('[12.22] the Guard is the infantry of command Gd, the Young Guard included', () => {
  for (const [unit, counts] of [
    ['fr-gd-chartrand', true],
    ['fr-gd-guyot', false],
    ['fr-gd-lallemand', false],
    [F5, false],
  ] as const) {
    const f = open({ phase, units: { [unit]: 'L0505', [P5]: 'L0504', [P4]: 'L1010', [F5B]: 'L0110' } }, GUARD);
    f.play(`attack L0504: ${unit} @1-2`, 6);
    expect(f.told('level').length > 0, unit).toBe(counts);
  }
});

test('[13.0a] the higher total wins, equal totals are a draw', () => {
  const at = (french: number, allied: number) =>
    field('quatre-bras', {
      turn: 8,
      phase: 'alliedCombat',
      points: { french, allied },
      units: { 'fr-ii-husson': 'Q1825', 'aa-2ne-weimar': 'Q0510' },
    }).play('end').outcome;
  expect(at(7, 0)).toMatchObject({ winners: [0], code: 'french-points' });
  expect(at(6, 0)).toMatchObject({ winners: [], code: 'equal-points' });
  expect(at(5, 0)).toMatchObject({ winners: [1], code: 'allied-points' });
});

test('[13.0b] units that never entered count for nothing', () => {
  const units = { 'fr-iii-billard': 'W2530', 'pr-iii-8thline': 'W1005' };
  const f = field('wavre', { turn: 8, phase: 'alliedCombat', units }).play('end');
  expect([f.points('french'), f.points('allied')]).toEqual([4, 0]);
});

test('[13.1] a hex is occupied by who is in it, or else by who was last there', () => {
  const f = field('ligny', { units: { [F5]: 'L1023', [P5]: 'L0501' } });
  expect(f.holder('L1022')).toBe('allied');
  f.play(`${F5} L1023-L1022`);
  expect(f.holder('L1022')).toBe('french');
  f.plays('end', 'end', 'end', 'end').play(`${F5} L1022-L1023`);
  expect(f.holder('L1022')).toBe('french');
});

test('[13.11] passing through is enough, and so are advance, retreat and displacement', () => {
  const f = field('ligny', { units: { 'fr-iic-strolz': 'L1023', [P5]: 'L0501' } });
  f.play('fr-iic-strolz L1023-L1022-L0923');
  expect(f.holder('L1022')).toBe('french');
  const g = field('ligny', { phase, units: { [F7]: 'L1023', [F6]: 'L1023', [P4]: 'L1022', [P5]: 'L0501' } });
  g.play(`attack L1022: ${F7} @1-1`, 1);
  g.play(g.choices('retreat')[0]).play(`advance ${F7} L1022`);
  expect(g.holder('L1022')).toBe('french');
});

test('[13.2] a demoralized French army, or a disintegrated allied one, ends the battle at once', () => {
  const f = field('quatre-bras', {
    phase,
    units: { 'fr-ii-baudin': 'Q0505', 'fr-ii-soye': 'Q2010', 'aa-5br-kempt': 'Q0504', 'aa-5br-pack': 'Q0504' },
    levels: { french: { demoralization: 7 } },
  }).play('attack Q0504: fr-ii-baudin @1-2', 6);
  expect(f.outcome).toMatchObject({ rule: '13.2', winners: [1] });
  const g = field('quatre-bras', {
    phase,
    units: { 'fr-ii-baudin': 'Q0505', 'fr-ii-soye': 'Q0505', 'aa-nc-merlen': 'Q0504', 'aa-2ne-weimar': 'Q2010' },
    levels: { 'anglo-allied': { demoralization: 1, disintegration: 2 } },
  }).play('attack Q0504: fr-ii-baudin @6-1', 1);
  expect(g.outcome).toMatchObject({ rule: '13.2', winners: [0] });
});
