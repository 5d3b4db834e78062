import { expect, test } from 'vitest';
import {
  CAV4,
  CROWDED,
  F4,
  F4B,
  F5,
  F5B,
  F5C,
  F6,
  F7,
  GUNS5,
  GUNS5B,
  HORSE2,
  P4,
  P5,
  P5B,
  PCAV3,
  phase,
} from '../cast.ts';
import { open, proving } from '../proving.ts';

/** 7.0 to 7.3: who attacks whom, at what odds. Strengths are in the names. */

const top = (lines: readonly string[]): string => lines[0];

test('[7.0a] every enemy whose zone holds a phasing unit must be attacked', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [P5]: 'L0504' } });
  expect(f.refusal('end')).toMatchObject({ code: 'duties-open', data: { units: [F5], enemies: [P5] } });
  f.play(`attack L0504: ${F5} @1-2`, 1).play(`retreat ${P5} L0503`).plays('stand', 'end');
  expect(f.seat).toBe('allied');
});

test('[7.0b] only artillery attacks at a distance', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [CAV4]: 'L0506', [P5]: 'L0503' } });
  expect(f.choices()).toEqual(['end']);
  expect(f.refusal(`join ${F5}`)).toMatchObject({ rule: '7.13', code: 'not-in-contact' });
  expect(open({ phase, units: { [GUNS5]: 'L0505', [P5]: 'L0503' } }).choices()).toContain(`join ${GUNS5}`);
});

test('[7.0c] strengths are divided and rounded down in the defender’s favour', () => {
  const thirteen = open({ phase, units: { [F7]: 'L0505', [F6]: 'L0505', [P4]: 'L0504' } });
  expect(top(thirteen.play(`attack L0504: ${F7}`).choices('roll'))).toBe('roll @3-1');
  const nine = open({ phase, units: { [F4]: 'L0505', [P5]: 'L0504', [P4]: 'L0504' } });
  expect(top(nine.play(`attack L0504: ${F4}`).choices('roll'))).toBe('roll @1-3');
});

test('[7.0d] combats are resolved in any order, each result before the next', () => {
  const units = { [F5]: 'L0305', [P5]: 'L0304', [F7]: 'L0905', [P4]: 'L0904' };
  for (const [first, second] of [
    [`attack L0304: ${F5} @1-2`, `attack L0904: ${F7} @1-1`],
    [`attack L0904: ${F7} @1-1`, `attack L0304: ${F5} @1-2`],
  ]) {
    const f = open({ phase, units });
    f.play(first, 1);
    expect(f.step).toBe('retreat');
    const [way] = f.choices('retreat');
    f.plays(way, 'stand').play(second, 1);
    expect(f.step).toBe('retreat');
  }
});

test('[7.1a] a unit attacks once', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [F5B]: 'L0605', [P5]: 'L0504', [P5B]: 'L0604' } });
  f.play(`attack L0504: ${F5} @1-2`, 1).play(`retreat ${P5} L0503`).play('stand');
  expect(f.refusal(`join ${F5}`)).toMatchObject({ rule: '7.1a', code: 'has-attacked' });
});

test('[7.1b] a hex in which all have been attacked is not attacked again', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [GUNS5]: 'L0304', [P5]: 'L0504', [P4]: 'L0502' } });
  f.play(`attack L0504: ${F5} @1-1`, 4).play(`retreat ${F5} L0506`).play('stand');
  expect(f.refusal('target L0504')).toMatchObject({ rule: '7.1b', code: 'has-been-attacked' });
});

test('[7.11a] every unit in an enemy zone when the phase begins must attack', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [F4]: 'L0603', [P5]: 'L0504' } });
  f.play(`attack L0504: ${F5}`);
  expect(f.refusal('roll @1-1')).toMatchObject({ rule: '7.11c', code: 'strands', data: { units: [F4] } });
  f.play(`join ${F4}`).play('roll @1-1', 1);
});

test('[7.11b] who attacks whom is free as long as all do and all are', () => {
  const units = { [F5]: 'L0505', [F7]: 'L0605', [P5]: 'L0604', [P4]: 'L0506' };
  for (const line of [`L0604: ${F5}`, `L0506: ${F5}`, `L0604: ${F7}`, `L0506: ${F7}`, `L0604 L0506: ${F5} ${F7}`]) {
    const f = open({ phase, units });
    expect(f.play(`attack ${line}`).choices('roll').length, line).toBeGreaterThan(0);
  }
  const f = open({ phase, units }).play(`attack L0604: ${F5} ${F7}`);
  expect(f.refusal('roll @1-1')).toMatchObject({ rule: '7.11c', code: 'strands', data: { units: [P4] } });
});

test('[7.11c] an attack is declared only if the rest can still be met, and nobody incurs a duty in mid-phase', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [GUNS5]: 'L0407', [P5]: 'L0504', [P4]: 'L0604' } });
  expect(f.refusal(`attack L0504: ${F5} @1-1`)).toMatchObject({
    rule: '7.11c',
    code: 'strands',
    data: { units: [P4] },
  });
  // Guns in range of the one left over would do: bombardment fulfils the duty.
  const g = open({ phase, units: { [F5]: 'L0505', [GUNS5]: 'L0506', [P5]: 'L0504', [P4]: 'L0604' } });
  g.play(`attack L0504: ${F5} @1-1`, 4).play(`retreat ${F5} L0405`).play(`advance ${P5} L0505`);
  // The enemy has come next to the guns, was attacked, and binds nobody; the guns may no longer fire.
  g.play('end');
  expect(g.seat).toBe('allied');
});

test('[7.12] a hex is attacked by everything around it and by guns in range', () => {
  const ring = ['L0504', 'L0604', 'L0605', 'L0506', 'L0405', 'L0404'];
  const six = [F5, F5B, F5C, F4, F4B, F6];
  const units = Object.fromEntries([...six.map((unit, i) => [unit, ring[i]]), [GUNS5, 'L0503'], [P5, 'L0505']]);
  const f = open({ phase, units }).play(`attack L0505: ${[...six, GUNS5].join(' ')} @6-1`, 1);
  expect(f.last('attack').attack).toBe(5 + 5 + 5 + 4 + 4 + 6 + 5);
});

test('[7.13] others attack adjacent hexes only, and across a river without a bridge nothing is adjacent', () => {
  const f = proving(
    { sides: [['L0505', 'L0504', 'river']] },
    { phase, units: { [F5]: 'L0505', [F5B]: 'L0604', [P5]: 'L0504' } },
  );
  f.play('target L0504');
  expect(f.refusal(`join ${F5}`)).toMatchObject({ rule: '7.13' });
  f.play(`join ${F5B}`).play('roll @1-2', 1);
});

test('[7.2a] the units of a hex fight as one, with summed strength', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [F4]: 'L0505', [P5]: 'L0504', [PCAV3]: 'L0504' } });
  f.play(`attack L0504: ${F5} @1-1`, 1);
  expect(f.last('attack')).toMatchObject({ attack: 9, defence: 8, attackers: [F5, F4] });
});

test('[7.2b] several hexes fight in one combat only if every attacker is adjacent to every defending hex', () => {
  const units = { [F5]: 'L0505', [F7]: 'L0605', [P5]: 'L0504', [P4]: 'L0604', [P5B]: 'L0606' };
  const f = open({ phase, units }).play('target L0504').play('target L0604');
  expect(f.refusal(`join ${F7}`)).toMatchObject({ rule: '7.2b', code: 'not-adjacent-to-all' });
  const both = open({ phase, units: { [F5]: 'L0505', [F7]: 'L0603', [P5]: 'L0504', [P4]: 'L0604' } });
  both.play(`attack L0504 L0604: ${F5} ${F7} @1-1`, 1);
  expect(both.last('attack')).toMatchObject({ attack: 12, defence: 9 });
});

test('[7.21] a stack is attacked whole', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [P5]: 'L0504', [PCAV3]: 'L0504' } });
  f.play(`attack L0504: ${F7} @1-2`, 1);
  expect(f.last('attack').defenders).toEqual([P5, PCAV3]);
  expect(f.choices('retreat').some((line) => line.includes(P5))).toBe(true);
  expect(f.choices('retreat').some((line) => line.includes(PCAV3))).toBe(true);
});

test('[7.22] a stack attacks whole, but guns outside enemy zones may fire while the mate rests', () => {
  const whole = open({ phase, units: { [F5]: 'L0505', [F4]: 'L0505', [P5]: 'L0504' } }).play(`join ${F4}`);
  expect(whole.choices('join')).toEqual([]);
  expect(whole.play('target L0504').play('roll @1-1', 1).last('attack').attackers).toEqual([F5, F4]);
  const units = { [GUNS5]: 'L0505', [GUNS5B]: 'L0505', [F5]: 'L0105', [P5]: 'L0503', [P4]: 'L0507' };
  const guns = open({ phase, units }).play(`attack L0503: ${GUNS5} @1-1`, 6);
  guns.play('stand');
  expect(guns.refusal(`join ${GUNS5B}`)).toMatchObject({ rule: '7.22', code: 'hex-has-attacked' });
  // Somebody who retreats into the hex of guns does not bind them.
  const newcomer = open({ phase, units: { [F5]: 'L0505', [GUNS5]: 'L0506', [P5]: 'L0504', [P4]: 'L0607' } });
  newcomer.play(`attack L0504: ${F5} @1-1`, 4).plays(`retreat ${F5} L0506`, 'stand');
  newcomer.play(`attack L0607: ${GUNS5} @1-1`, 1);
});

test('[7.23] a unit’s strength is not split: against two hexes it counts once', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [P5]: 'L0504', [P4]: 'L0604' } });
  f.play(`attack L0504 L0604: ${F5} @1-2`, 3);
  expect(f.last('attack')).toMatchObject({ attack: 5, defence: 9 });
});

test('[7.24] a unit in the zones of several enemies attacks all that nobody else attacks', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [P5]: 'L0504', [P4]: 'L0604' } }).play(`attack L0504: ${F5}`);
  expect(f.refusal('roll @1-1')).toMatchObject({ code: 'strands', data: { units: [P4] } });
  f.play('target L0604').play('roll @1-2', 3);
});

test('[7.25] units of several hexes attack one hex together', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [F7]: 'L0603', [P4]: 'L0504' } });
  f.play(`attack L0504: ${F5} ${F7} @3-1`, 1);
  expect(f.last('attack').attack).toBe(12);
});

test('[7.26] a weak unit may hold an enemy so that others attack at better odds', () => {
  const f = open({
    phase,
    units: { [F4]: 'L0505', [F7]: 'L0605', [F6]: 'L0605', [P5]: 'L0604', [P5B]: 'L0504', [P4]: 'L0504' },
  });
  f.play(`attack L0504: ${F4} @1-3`, 1).play(`retreat ${F4} L0506`).play('stand').play(`attack L0604: ${F7} @2-1`, 1);
});

test('[7.26x] at first an allocation exists; when none is left, the fewest enemies stay unattacked', () => {
  const f = open({ phase, units: CROWDED });
  f.play(`attack L0504: ${F5} @1-1`, 4)
    .play(`displace ${F5} L0506 ${GUNS5}`)
    .play(`retreat ${GUNS5} L0507`)
    .play('stand');
  expect(f.choices()).toEqual(['end']);
  // Had the guns stayed, they would have had to fire.
  const g = open({ phase, units: CROWDED });
  g.play(`attack L0504: ${F5} @1-1`, 4).play(`displace ${F5} L0506 ${F4}`).play(`retreat ${F4} L0507`).play('stand');
  expect(g.refusal('end')).toMatchObject({ code: 'duties-open', data: { enemies: [P4] } });
});

test('[7.3] each defending hex is worked out by itself', () => {
  const f = proving({ terrain: { L0504: 'town' } }, { phase, units: { [F7]: 'L0505', [P5]: 'L0504', [P4]: 'L0604' } });
  f.play(`attack L0504 L0604: ${F7} @1-2`, 1);
  expect(f.last('attack').defence).toBe(14);
});

test('[7.31] five in a town defend as ten', () => {
  const f = proving({ terrain: { L0504: 'town' } }, { phase, units: { [F5]: 'L0505', [P5]: 'L0504' } });
  expect(f.play(`attack L0504: ${F5} @1-2`, 2).last('attack').defence).toBe(10);
});

test('[7.32] each halved unit is rounded up by itself', () => {
  const units = { [P5]: 'L0505', 'fr-ivc-stalphonse': 'L0504', 'fr-ivc-delort': 'L0504' };
  const f = proving({ terrain: { L0504: 'marsh' } }, { phase: 'alliedCombat', units });
  expect(f.play(`attack L0504: ${P5} @1-2`, 2).last('attack').defence).toBe(6);
});

test('[7.3x] a hex is doubled if every adjacent attacker comes across water; guns at a distance do not count', () => {
  const sides = [
    ['L0505', 'L0504', 'stream'],
    ['L0604', 'L0504', 'stream'],
    ['L0604', 'L0504', 'bridge'],
  ] as const;
  const roads = [['L0604', 'L0504', 'road']] as const;
  const defence = (units: Readonly<Record<string, string>>): number => {
    const f = proving({ sides, roads }, { phase, units: { [P5]: 'L0504', ...units } });
    return Number(f.play(`attack L0504: ${Object.keys(units).join(' ')} @1-5`, 1).last('attack').defence);
  };
  expect(defence({ [F5]: 'L0505', [F4]: 'L0604' })).toBe(10);
  expect(defence({ [F5]: 'L0505', [F4]: 'L0404' })).toBe(5);
  expect(defence({ [F5]: 'L0505', [GUNS5]: 'L0506' })).toBe(10);
  expect(defence({ [GUNS5]: 'L0506' })).toBe(5);
});

test('[7.3y] cavalry attacking into forest or marsh is halved, rounding up; horse artillery is not', () => {
  const ground = { terrain: { L0504: 'forest' } };
  const f = proving(ground, { phase, units: { 'fr-ic-soult': 'L0505', [HORSE2]: 'L0505', [P4]: 'L0504' } });
  expect(f.play('attack L0504: fr-ic-soult @1-1', 1).last('attack').attack).toBe(2 + 2);
  // In an attack on several hexes one of them is enough.
  const g = proving(ground, { phase, units: { [CAV4]: 'L0505', [P4]: 'L0504', [PCAV3]: 'L0604' } });
  expect(g.play(`attack L0504 L0604: ${CAV4} @1-4`, 1).last('attack')).toMatchObject({ attack: 2, defence: 7 });
});
