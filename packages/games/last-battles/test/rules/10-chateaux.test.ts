import { expect, test } from 'vitest';
import { F4, F5, F6, F7, F7B, GUNS5, P3, P4, P4B, P5, PCAV3, PGUNS5, phase } from '../cast.ts';
import { proving } from '../proving.ts';
import type { Scene } from '../support.ts';

/** 10.0 Chateaux. The chateau is L0505. */

const chateau = (scene: Scene) => proving({ terrain: { L0505: 'chateau' } }, scene);
const NIGHT = { scenario: { turns: [{ turn: 1, id: 'n', kind: 'night' }] }, terrain: { L0505: 'chateau' } };

test('[10.1a] a garrison need not attack', () => {
  const f = chateau({ phase, units: { [F5]: 'L0505', [P5]: 'L0504' } });
  expect(f.choices()).toContain('end');
});

test('[10.1b] a garrison that attacks sees to it that every adjacent enemy is attacked', () => {
  const f = chateau({ phase, units: { [F5]: 'L0505', [P5]: 'L0504', [P4]: 'L0506' } }).play(`attack L0504: ${F5}`);
  expect(f.refusal('roll @1-1')).toMatchObject({ rule: '10.1b', code: 'garrison-leaves', data: { units: [P4] } });
  f.play('target L0506').play('roll @1-2', 1);
  // Friends outside may take the others; then they have to.
  const g = chateau({ phase, units: { [F5]: 'L0505', [F7]: 'L0507', [P5]: 'L0504', [P4]: 'L0506' } });
  g.play(`attack L0504: ${F5} @1-1`, 4);
  expect(g.refusal('end')).toMatchObject({ data: { enemies: [P4] } });
});

test('[10.11a] a garrison controls the hexes around it', () => {
  const f = chateau({ units: { [F5]: 'L0504', [P5]: 'L0505' } });
  expect(f.goals(F5)).toEqual([]);
});

test('[10.11b] enemies next to a garrison must attack it', () => {
  const f = chateau({ phase, units: { [F5]: 'L0504', [P5]: 'L0505' } });
  expect(f.refusal('end')).toMatchObject({ code: 'duties-open', data: { enemies: [P5] } });
});

test('[10.1c] a garrison is never locked in; at night it keeps out of enemy zones', () => {
  const units = { [F5]: 'L0505', [P5]: 'L0504' };
  expect(chateau({ units }).goals(F5)).toEqual(expect.arrayContaining(['L0604', 'L0506', 'L0509']));
  const night = proving(NIGHT, { units });
  expect(night.goals(F5)).toContain('L0506');
  expect(night.goals(F5)).not.toContain('L0604');
});

test('[10.2] a chateau holds one unit', () => {
  const f = chateau({ units: { [F5]: 'L0505', [F6]: 'L0506' } });
  expect(f.refusal(`${F6} L0506-L0505`)).toMatchObject({ rule: '10.2', code: 'chateau-full' });
  expect(f.goals(F6)).toContain('L0504');
});

test('[10.3a] against infantry in a chateau 4-1 is the highest column', () => {
  const units = {
    [F7]: 'L0504',
    [F6]: 'L0504',
    [F7B]: 'L0604',
    'fr-gd-michel': 'L0604',
    [F5]: 'L0506',
    [P3]: { at: 'L0505', reduced: true },
  };
  const f = chateau({ phase, units }).play(`attack L0505: ${F7} ${F7B} ${F5}`);
  expect(f.choices('roll')[0]).toBe('roll @4-1');
  expect(f.refusal('roll @5-1')).toMatchObject({ rule: '10.3a', code: 'chateau-ceiling', data: { highest: '4-1' } });
  // Where the strengths themselves give no more, the chateau has no part in it.
  const weak = chateau({ phase, units: { [F5]: 'L0506', [P3]: 'L0505' } }).play(`attack L0505: ${F5}`);
  expect(weak.refusal('roll @5-1')).toMatchObject({ rule: '7.8b', code: 'column-too-high' });
});

test('[10.3b] Dr does nothing to infantry in a chateau', () => {
  const f = chateau({ phase, units: { [F7]: 'L0504', [F6]: 'L0504', [P4]: 'L0505' } }).play(
    `attack L0505: ${F7} @1-1`,
    1,
  );
  expect([f.last('rolled').result, f.where(P4), f.step]).toEqual(['Dr', 'L0505', 'combat']);
  expect(f.last('rolled').stays).toEqual([P4]);
});

test('[10.3c] demoralized infantry is tripled and no more', () => {
  const units = { [F7]: 'L0504', [F6]: 'L0504', [P4]: 'L0505' };
  const f = chateau({ phase, morale: { prussian: 'demoralized' }, units }).play(`attack L0505: ${F7} @1-1`, 1);
  expect([f.last('attack').defence, f.step]).toEqual([12, 'retreat']);
  expect(f.last('rolled')).not.toHaveProperty('stays');
  const strong = {
    [F7]: 'L0504',
    [F6]: 'L0504',
    [F7B]: 'L0604',
    'fr-gd-michel': 'L0604',
    [P3]: { at: 'L0505', reduced: true },
  };
  const g = chateau({ phase, morale: { prussian: 'demoralized' }, units: strong }).play(`attack L0505: ${F7} ${F7B}`);
  expect(g.choices('roll')[0]).toBe(`roll @${Math.floor(26 / 6)}-1`);
});

test('[10.3d] with other hexes in the combat the ceiling holds for all, and only the garrison stays on Dr', () => {
  const units = { [F7]: 'L0504', [F6]: 'L0504', [P3]: { at: 'L0505', reduced: true }, 'pr-i-horseart': 'L0604' };
  const f = chateau({ phase, units }).play(`attack L0505 L0604: ${F7} @1-1`, 1);
  expect(f.choices('retreat').every((line) => line.includes('pr-i-horseart'))).toBe(true);
  f.play(f.choices('retreat')[0]);
  expect(f.choices('advance')).toContain(`advance ${F7} L0604`);
  const strong = proving(
    { terrain: { L0505: 'chateau' }, strengths: { [F7]: 90 } },
    { phase, units: { [F7]: 'L0504', [P3]: 'L0505', 'pr-i-horseart': 'L0404' } },
  );
  expect(strong.play(`attack L0505 L0404: ${F7}`).choices('roll')[0]).toBe('roll @4-1');
});

test('[10.31a] infantry in a chateau suffers only exchange and elimination: it ignores Ar', () => {
  const f = chateau({ phase, units: { [F5]: 'L0505', [P5]: 'L0504' } }).play(`attack L0504: ${F5} @1-1`, 4);
  expect([f.last('rolled').result, f.where(F5), f.step]).toEqual(['Ar', 'L0505', 'combat']);
  expect(f.last('rolled').stays).toEqual([F5]);
  const g = chateau({ phase, units: { [F5]: 'L0505', [P5]: 'L0504' } }).play(`attack L0504: ${F5} @1-5`, 4);
  expect(g.where(F5)).toBe('destroyed');
  const partner = chateau({ phase, units: { [F5]: 'L0505', [F6]: 'L0604', [P5]: 'L0504' } }).play(
    `attack L0504: ${F5} ${F6} @1-1`,
    4,
  );
  expect(new Set(partner.choices().map((line) => line.split(' ')[1]))).toEqual(new Set([F6]));
});

test('[10.31b] cavalry and guns in a chateau are tripled only', () => {
  for (const unit of [PCAV3, PGUNS5]) {
    const f = chateau({ phase, units: { [F7]: 'L0504', [F6]: 'L0504', [F7B]: 'L0506', [unit]: 'L0505' } }).play(
      `attack L0505: ${F7} ${F7B} @1-1`,
      1,
    );
    expect([f.last('attack').defence, f.step]).toEqual([unit === PCAV3 ? 9 : 15, 'retreat']);
  }
});

test('[10.4] nobody bombards a chateau, nor from afar an attack that takes one in', () => {
  const f = chateau({ phase, units: { [GUNS5]: 'L0503', [P4]: 'L0505' } });
  expect(f.choices()).toEqual(['end']);
  expect(f.refusal('target L0505')).toMatchObject({ rule: '10.4', code: 'into-chateau' });
  const g = chateau({ phase, units: { [GUNS5]: 'L0503', [F7]: 'L0504', [P4]: 'L0505', [P4B]: 'L0604' } });
  g.play(`attack L0505 L0604: ${F7}`);
  expect(g.refusal(`join ${GUNS5}`)).toMatchObject({ rule: '10.4', code: 'into-chateau' });
  // Adjacent guns may join.
  chateau({ phase, units: { [GUNS5]: 'L0504', [P4]: 'L0505' } }).play(`attack L0505: ${GUNS5} @1-3`, 1);
});

test('[10.4x] guns in a chateau may bombard with enemies next to them, if others attack those', () => {
  const f = chateau({ phase, units: { [GUNS5]: 'L0505', [P5]: 'L0504', [P4]: 'L0507' } }).play(`join ${GUNS5}`);
  expect(f.refusal('target L0507')).toMatchObject({ rule: '10.1b', data: { units: [P5] } });
  const g = chateau({ phase, units: { [GUNS5]: 'L0505', [F7]: 'L0604', [P5]: 'L0504', [P4]: 'L0507' } });
  g.play(`attack L0507: ${GUNS5} @1-1`, 1).play(`retreat ${P4} L0508`);
  expect(g.refusal('end')).toMatchObject({ data: { enemies: [P5] } });
});

test('[7.2b] guns in a chateau next to one target of an attack must be next to all of them', () => {
  const f = chateau({ phase, units: { [GUNS5]: 'L0505', [F5]: 'L0404', [P5]: 'L0504', [P4]: 'L0403' } });
  f.play(`attack L0504 L0403: ${F5}`);
  expect(f.refusal(`join ${GUNS5}`)).toMatchObject({ rule: '7.2b', code: 'not-adjacent-to-all' });
});

test('[10.5a] nobody advances into a chateau', () => {
  const f = chateau({ phase, units: { [F7]: 'L0504', [F6]: 'L0504', [PCAV3]: 'L0505' } }).play(
    `attack L0505: ${F7} @1-1`,
    1,
  );
  f.play(f.choices('retreat')[0]);
  expect(f.step).toBe('combat');
});

test('[10.5b] nobody retreats into an occupied chateau; an empty one is open, and in no zone', () => {
  const units = { [F7]: 'L0503', [P4]: 'L0504' };
  const open = chateau({ phase, units }).play(`attack L0504: ${F7} @1-1`, 1);
  expect(open.choices('retreat')).toContain(`retreat ${P4} L0505`);
  const shut = chateau({ phase, units: { ...units, [P4B]: 'L0505' } }).play(`attack L0504: ${F7} @1-1`, 1);
  expect(shut.refusal(`retreat ${P4} L0505`)).toMatchObject({ rule: '10.5b', code: 'chateau-occupied' });
});

test('[10.5b] guns that fall back of their own will find an occupied chateau shut, too', () => {
  const units = { [GUNS5]: 'L0504', [F5]: 'L0503', [F4]: 'L0505', [P5]: 'L0502' };
  const f = chateau({ phase, units }).play(`attack L0502: ${F5} ${GUNS5} @1-1`, 4).play(`retreat ${F5} L0603`);
  expect(f.refusal(`withdraw ${GUNS5} L0505`)).toMatchObject({ rule: '10.5b', code: 'chateau-occupied' });
});

test('[10.51] nobody is displaced out of a chateau', () => {
  const units = { [F7]: 'L0503', [F5]: 'L0703', [F6]: 'L0303', [P4]: 'L0504', [P4B]: 'L0505' };
  const f = chateau({ phase, units }).play(`attack L0504: ${F7} @1-1`, 1);
  expect(f.choices().some((line) => line.includes(P4B))).toBe(false);
  expect(f.choices('displace')).toEqual([]);
});
