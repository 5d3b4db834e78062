import { laid } from '@hundred-days/kernel/testing';
import { tables } from '@hundred-days/last-battles';
import { expect, test } from 'vitest';
import { CROWDED, DARK, F4, F5, F5B, F6, F7, GUNS5, P4, P4B, P5, P5B, PGUNS5, phase } from '../cast.ts';
import { open, proving } from '../proving.ts';
import { GAMES } from '../support.ts';

/** 7.4 retreat, 7.5 advance, 7.6 displacement, 7.7 to 7.9 results. Strengths are in the names. */

test('[7.4a] a unit retreats one hex, clear of the enemy', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [P4]: 'L0504' } }).play(`attack L0504: ${F7} @1-1`, 1);
  // L0604 and L0404 lie in the zone of the attacker.
  expect(f.choices('retreat').sort()).toEqual(['L0403', 'L0503', 'L0603'].map((hex) => `retreat ${P4} ${hex}`));
  expect(f.refusal(`retreat ${P4} L0502`)).toMatchObject({ rule: '7.4a', code: 'not-one-hex' });
});

test('[7.4b] a unit with no way out is eliminated', () => {
  const units = { [F7]: 'L0505', [F5]: 'L0503', [F5B]: 'L0404', [P4]: 'L0504' };
  const f = open({ phase, units }).play(`attack L0504: ${F7} ${F5} ${F5B} @1-1`, 1);
  expect(f.choices()).toEqual([`lost ${P4}`]);
  f.play(`lost ${P4}`);
  expect([f.where(P4), f.losses('prussian')]).toEqual(['destroyed', 4]);
});

test('[7.4c] units of one hex may retreat to different hexes', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [P4]: 'L0504', [P4B]: 'L0504' } });
  f.play(`attack L0504: ${F7} @1-2`, 1).plays(`retreat ${P4} L0503`, `retreat ${P4B} L0603`);
  expect([f.where(P4), f.where(P4B)]).toEqual(['L0503', 'L0603']);
});

test('[7.41] the owner chooses the hexes and the order', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [P4]: 'L0504', [P4B]: 'L0504' } }).play(
    `attack L0504: ${F7} @1-2`,
    1,
  );
  expect(f.seat).toBe('allied');
  expect(new Set(f.choices('retreat').map((line) => line.split(' ')[1]))).toEqual(new Set([P4, P4B]));
  f.plays(`retreat ${P4B} L0503`, `retreat ${P4} L0403`);
});

test('[7.42] nobody retreats across an unbridged river, into an enemy zone or off the map', () => {
  const sides = [['L0504', 'L0503', 'river']] as const;
  const f = proving({ sides }, { phase, units: { [F7]: 'L0505', [P4]: 'L0504' } }).play(`attack L0504: ${F7} @1-1`, 1);
  expect(f.refusal(`retreat ${P4} L0503`)).toMatchObject({ rule: '7.42', code: 'river' });
  expect(f.refusal(`retreat ${P4} L0604`)).toMatchObject({ rule: '7.42', code: 'enemy-zone' });
  const edge = open({ phase, units: { [F7]: 'L0502', [P4]: 'L0501' } }).play(`attack L0501: ${F7} @1-1`, 1);
  expect(edge.choices()).toEqual([`lost ${P4}`]);
});

test('[7.42x] no points are needed: guns retreat across a stream into a wood', () => {
  const ground = { sides: [['L0504', 'L0503', 'stream']] as const, terrain: { L0503: 'forest' } };
  const f = proving(ground, { phase, units: { [F7]: 'L0505', [PGUNS5]: 'L0504' } });
  f.play(`attack L0504: ${F7} @1-1`, 1).play(`retreat ${PGUNS5} L0503`);
});

test('[7.43] a unit retreats onto a friend within the limit, if that friend is in no enemy zone', () => {
  const units = { [F7]: 'L0505', [P4]: 'L0504', [P5]: 'L0503', [P5B]: 'L0603', [F4]: 'L0703' };
  const f = open({ phase, units }).play(`attack L0504: ${F7} @1-1`, 1);
  // L0603 lies in the zone of the French unit in L0703.
  expect(f.choices('retreat').sort()).toEqual([`retreat ${P4} L0403`, `retreat ${P4} L0503`]);
});

test('[7.44] who has retreated into a hex that is attacked later does not count there but suffers', () => {
  const units = { [F7]: 'L0505', [GUNS5]: 'L0704', [P4]: 'L0504', [P5]: 'L0503' };
  const f = open({ phase, units }).play(`attack L0504: ${F7} @1-1`, 1).plays(`retreat ${P4} L0503`, 'stand');
  f.play(`attack L0503: ${GUNS5} @1-1`, 1);
  expect(f.last('attack')).toMatchObject({ attack: 5, defence: 5 });
  expect(new Set(f.choices('retreat').map((line) => line.split(' ')[1]))).toEqual(new Set([P4, P5]));
});

test('[7.5a] one victorious unit next to a vacated hex may enter it, enemy zones or not', () => {
  const units = { [F7]: 'L0505', [F6]: 'L0505', [P4]: 'L0504', [P5]: 'L0502' };
  const f = open({ phase, units }).play(`attack L0504: ${F7} @3-1`, 1);
  expect(f.choices().sort()).toEqual([`advance ${F6} L0504`, `advance ${F7} L0504`, 'stand']);
  f.play(`advance ${F6} L0504`);
  // After an exchange a survivor is a victor too.
  const g = open({ phase, units: { [F7]: 'L0505', [F5]: 'L0505', [P4]: 'L0504' } }).play(`attack L0504: ${F7} @2-1`, 5);
  g.play(`lose ${F5}`).play(`advance ${F7} L0504`);
});

test('[7.5b] a defender whose attackers retreated or died may enter one hex they left', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [P5]: 'L0504' } }).play(`attack L0504: ${F5} @1-1`, 6);
  f.play(`retreat ${F5} L0506`);
  expect([f.seat, ...f.choices()]).toEqual(['allied', 'stand', `advance ${P5} L0505`]);
  f.play(`advance ${P5} L0505`);
  const g = open({ phase, units: { [F5]: 'L0505', [P5]: 'L0504' } }).play(`attack L0504: ${F5} @1-2`, 6);
  expect(g.choices()).toContain(`advance ${P5} L0505`);
});

test('[7.51] no unit must advance, and none goes further than one hex', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [P4]: 'L0504' } }).play(`attack L0504: ${F7} @1-1`, 1);
  f.play(`retreat ${P4} L0503`);
  expect(f.refusal(`advance ${F7} L0503`)).toMatchObject({ code: 'not-vacated' });
  f.play('stand');
  expect(f.where(F7)).toBe('L0505');
});

test('[7.52] who has advanced neither attacks nor is attacked again, but his zone bars retreats', () => {
  const units = { [F7]: 'L0505', [F6]: 'L0703', [P4]: 'L0504', [P5]: 'L0603' };
  const f = open({ phase, units }).play(`attack L0504: ${F7} @1-1`, 1).play(`retreat ${P4} L0403`);
  f.play(`advance ${F7} L0504`);
  expect(f.refusal(`join ${F7}`)).toMatchObject({ rule: '7.52', code: 'has-attacked' });
  f.play(`attack L0603: ${F6} @1-1`, 1);
  // L0503 is next to the unit that advanced; without it the way would be open.
  expect(f.refusal(`retreat ${P5} L0503`)).toMatchObject({ code: 'enemy-zone' });
  const g = open({ phase, units: { [F7]: 'L0505', [F6]: 'L0605', [P4]: 'L0504', [P5]: 'L0705' } });
  g.play(`attack L0504: ${F7} @1-1`, 4).plays(`retreat ${F7} L0506`, `advance ${P4} L0505`);
  expect(g.refusal('target L0505')).toMatchObject({ rule: '7.52', code: 'has-been-attacked' });
});

test('[7.53] one unit advances, even if several hexes were vacated', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [F6]: 'L0505', [P4]: 'L0504', [P4B]: 'L0604' } });
  f.play(`attack L0504 L0604: ${F7} @1-1`, 1).plays(`retreat ${P4} L0503`, `retreat ${P4B} L0704`);
  f.play(`advance ${F7} L0504`);
  expect(f.step).toBe('combat');
});

test('[7.5x] adjacent artillery may advance, bombarding artillery may not', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0505', [F5]: 'L0505', [P4]: 'L0504' } }).play(
    `attack L0504: ${F5} @2-1`,
    1,
  );
  f.play(`retreat ${P4} L0503`);
  expect(f.choices()).toContain(`advance ${GUNS5} L0504`);
  const g = open({ phase, units: { [GUNS5]: 'L0506', [F5]: 'L0505', [P4]: 'L0504' } });
  g.play(`attack L0504: ${F5} ${GUNS5} @2-1`, 1).play(`retreat ${P4} L0503`);
  expect(g.refusal(`advance ${GUNS5} L0504`)).toMatchObject({ rule: '7.5x', code: 'not-a-victor' });
});

test('[7.5y] no advance into a chateau, across a river or by demoralized units', () => {
  const chateau = proving(
    { terrain: { L0504: 'chateau' } },
    { phase, units: { [F7]: 'L0505', [F6]: 'L0505', 'pr-i-treskow': 'L0504' } },
  );
  chateau.play(`attack L0504: ${F7} @1-1`, 1).play('retreat pr-i-treskow L0503');
  expect(chateau.step).toBe('combat');
  const broken = open({
    phase: 'alliedCombat',
    morale: { prussian: 'demoralized' },
    units: { [P5]: 'L0505', [F4]: 'L0504' },
  });
  broken.play(`attack L0504: ${P5} @1-1`, 1).play(`retreat ${F4} L0503`);
  expect(broken.step).toBe('combat');
  const river = proving(
    { sides: [['L0505', 'L0604', 'river']] },
    { phase, units: { [GUNS5]: 'L0505', [F4]: 'L0704', [P4]: 'L0604' } },
  );
  river.play(`attack L0604: ${GUNS5} ${F4} @2-1`, 1);
  river.play(`lost ${P4}`);
  expect(river.choices('advance')).toEqual([`advance ${F4} L0604`]);
});

test('[7.43] nobody retreats as a third unit onto two friends while another hex is open', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [P4]: 'L0504', [P5]: 'L0503', [P5B]: 'L0503' } });
  f.play(`attack L0504: ${F7} @1-1`, 1);
  expect(f.refusal(`retreat ${P4} L0503`)).toMatchObject({ rule: '7.43', code: 'hex-full' });
});

/** A beaten unit whose only ways back are full. */
const FULL = { [F7]: 'L0505', [P4]: 'L0504', [P5]: 'L0503', [P5B]: 'L0503', [F5]: 'L0304', [F4]: 'L0704' };

test('[7.6] where only full hexes are open, a friend is moved back and makes room', () => {
  const f = open({ phase, units: FULL }).play(`attack L0504: ${F7} @1-1`, 1);
  expect(f.choices().sort()).toEqual([`displace ${P4} L0503 ${P5B}`, `displace ${P4} L0503 ${P5}`].sort());
  f.play(`displace ${P4} L0503 ${P5}`);
  expect([f.step, f.seat]).toEqual(['displacement', 'allied']);
  f.play(`retreat ${P5} L0502`);
  expect([f.where(P4), f.where(P5), f.where(P5B)]).toEqual(['L0503', 'L0502', 'L0503']);
});

test('[7.61a] a displaced unit keeps out of enemy zones', () => {
  const f = open({ phase, units: FULL }).play(`attack L0504: ${F7} @1-1`, 1).play(`displace ${P4} L0503 ${P5}`);
  // L0403 and L0603 lie in zones of the French on both flanks.
  expect(f.refusal(`retreat ${P5} L0603`)).toMatchObject({ rule: '7.61a', code: 'enemy-zone' });
  expect(f.choices().sort()).toEqual(['L0402', 'L0502', 'L0602'].map((hex) => `retreat ${P5} ${hex}`));
});

test('[7.61b] one retreating unit displaces one, two displace two', () => {
  const f = open({ phase, units: { ...FULL, [P4B]: 'L0504' } }).play(`attack L0504: ${F7} @1-2`, 1);
  f.plays(`displace ${P4} L0503 ${P5}`, `retreat ${P5} L0502`, `displace ${P4B} L0503 ${P5B}`, `retreat ${P5B} L0502`);
  expect([P4, P4B, P5, P5B].map((unit) => f.where(unit))).toEqual(['L0503', 'L0503', 'L0502', 'L0502']);
});

test('[7.62a] if room could be made only at the cost of a unit, the retreating one is eliminated', () => {
  const sides = ['L0502', 'L0602', 'L0603', 'L0403', 'L0402'].map((hex) => ['L0503', hex, 'river'] as const);
  const f = proving({ sides }, { phase, units: FULL }).play(`attack L0504: ${F7} @1-1`, 1);
  expect(f.choices()).toEqual([`lost ${P4}`]);
  expect(f.refusal(`displace ${P4} L0503 ${P5}`)).toMatchObject({ rule: '7.62a', code: 'cannot-make-room' });
  f.play(`lost ${P4}`);
  expect([f.where(P4), f.where(P5), f.where(P5B)]).toEqual(['destroyed', 'L0503', 'L0503']);
});

test('[7.62b] a displaced unit displaces in turn if it has no other way', () => {
  const second = laid(
    'pr-ii-2ndline L0402, pr-ii-25thline L0402, pr-ii-5thwestland L0602, pr-ii-14thline L0602',
    'pr-ii-22ndline L0502, pr-ii-26thline L0502',
  );
  const f = open({ phase, units: { ...FULL, ...second } }).play(`attack L0504: ${F7} @1-1`, 1);
  f.play(`displace ${P4} L0503 ${P5}`);
  expect(f.choices('retreat')).toEqual([]);
  f.play(`displace ${P5} L0502 pr-ii-22ndline`).play('retreat pr-ii-22ndline L0501');
  expect([f.where(P5), f.where('pr-ii-22ndline')]).toEqual(['L0502', 'L0501']);
});

test('[7.63a] a unit may be displaced more than once in a phase', () => {
  // Both beaten units come back through the same full hex; the one displaced first is in the way of the second as well.
  const rear = laid(
    'pr-ii-2ndline L0402, pr-ii-25thline L0402, pr-ii-5thwestland L0602, pr-ii-14thline L0602',
    'pr-ii-22ndline L0502',
  );
  const f = open({ phase, units: { ...FULL, [P4B]: 'L0504', ...rear } }).play(`attack L0504: ${F7} @1-2`, 1);
  f.plays(`displace ${P4} L0503 ${P5}`, `retreat ${P5} L0502`, `displace ${P4B} L0503 ${P5B}`);
  f.plays(`displace ${P5B} L0502 ${P5}`, `retreat ${P5} L0501`);
  expect([P4, P4B, P5B, P5].map((unit) => f.where(unit))).toEqual(['L0503', 'L0503', 'L0502', 'L0501']);
});

test('[7.63b] a unit with another way may not displace', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [P4]: 'L0504', [P5]: 'L0503', [P5B]: 'L0503' } }).play(
    `attack L0504: ${F7} @1-1`,
    1,
  );
  expect(f.refusal(`displace ${P4} L0503 ${P5}`)).toMatchObject({ rule: '7.63b', code: 'open-hex-first' });
});

test('[7.64] displaced guns do not fire in that phase', () => {
  const f = open({ phase, units: { ...CROWDED, [P5B]: 'L0509' } });
  f.play(`attack L0504: ${F5} @1-1`, 4).plays(`displace ${F5} L0506 ${GUNS5}`, `retreat ${GUNS5} L0507`, 'stand');
  expect(f.refusal(`join ${GUNS5}`)).toMatchObject({ rule: '7.64', code: 'was-displaced' });
});

test('[7.6x] infantry and cavalry that were displaced do not attack', () => {
  const f = open({ phase, units: CROWDED });
  f.play(`attack L0504: ${F5} @1-1`, 4).plays(`displace ${F5} L0506 ${F4}`, `retreat ${F4} L0507`, 'stand');
  expect(f.refusal(`join ${F4}`)).toMatchObject({ rule: '7.6x', code: 'was-displaced' });
});

test('[7.7] the Combat Results Table', () => {
  const rows = [
    'Ae Ar Ar Dr Dr Dr De De De De',
    'Ae Ae Ar Ar Dr Dr Dr De De De',
    'Ae Ae Ae Ar Dr Dr Dr Dr De De',
    'Ae Ae Ae Ar Ar Dr Dr Dr De De',
    'Ae Ae Ae Ar Ar Ex Dr Dr Ex De',
    'Ae Ae Ae Ae Ar Ar Ex Ex Ex Ex',
  ];
  const { world } = GAMES.ligny;
  const found = [1, 2, 3, 4, 5, 6].map((die) =>
    tables.COLUMNS.map((_, column) => tables.RESULTS[tables.resultOf(world, die, column)]).join(' '),
  );
  expect(found).toEqual(rows);
});

test('[7.8a] better than 6-1 is 6-1, worse than 1-5 is 1-5', () => {
  const strong = open({
    phase,
    units: {
      [F7]: 'L0505',
      [F6]: 'L0505',
      'fr-gd-morand': 'L0604',
      'fr-gd-michel': 'L0604',
      'pr-iii-6thkurland': 'L0504',
    },
  });
  expect(strong.play(`attack L0504: ${F7} fr-gd-morand`).choices('roll')[0]).toBe('roll @6-1');
  const weak = open({ phase, units: { 'fr-iic-godet': 'L0505', [P5]: 'L0504', [P5B]: 'L0504' } });
  expect(weak.play('attack L0504: fr-iic-godet').choices('roll')).toEqual(['roll @1-5']);
});

test('[7.8b] the attacker may use any lower column', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [P4]: 'L0504' } }).play(`attack L0504: ${F7}`);
  expect(f.choices('roll')).toEqual(['1-1', '1-2', '1-3', '1-4', '1-5'].map((column) => `roll @${column}`));
  expect(f.refusal('roll @2-1')).toMatchObject({ rule: '7.8b', code: 'column-too-high' });
});

test('[7.81] lowering costs nothing and is final once the die is thrown', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [P4]: 'L0504' } }).play(`attack L0504: ${F7} @1-5`, 1);
  expect(f.last('rolled')).toMatchObject({ column: '1-5', result: 'Ae' });
  expect(f.choices('roll')).toEqual([]);
  expect([f.where(F7), f.losses('prussian')]).toEqual(['destroyed', 0]);
});

test('[7.82] a 5-1 may be fought as a 3-1', () => {
  const units = { [F7]: 'L0505', [F6]: 'L0505', [F4]: 'L0604', 'pr-iii-6thkurland': 'L0504' };
  const f = open({ phase, units }).play(`attack L0504: ${F7} ${F4}`);
  expect(f.choices('roll')[0]).toBe('roll @5-1');
  expect(f.play('roll @3-1', 2).last('rolled')).toMatchObject({ column: '3-1', result: 'Dr' });
});

test('[7.83a] Ae: all attackers are eliminated, bombarding guns are not', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [F4]: 'L0603', [GUNS5]: 'L0506', [P5]: 'L0504', [P5B]: 'L0504' } });
  f.play(`attack L0504: ${F5} ${F4} ${GUNS5} @1-3`, 6);
  expect([F5, F4, GUNS5].map((unit) => f.where(unit))).toEqual(['destroyed', 'destroyed', 'L0506']);
});

test('[7.83b] De: all defenders are eliminated', () => {
  const f = open({
    phase,
    units: { [F7]: 'L0505', [F6]: 'L0505', 'pr-iii-horseart': 'L0504', 'pr-ii-schulenberg': 'L0504' },
  });
  f.play(`attack L0504: ${F7} @3-1`, 1);
  expect([f.where('pr-iii-horseart'), f.where('pr-ii-schulenberg'), f.losses('prussian')]).toEqual([
    'destroyed',
    'destroyed',
    4,
  ]);
});

test('[7.83c] Ex: defenders die, and attackers of at least their face strength, as the attacker chooses', () => {
  const town = { terrain: { L0504: 'town' } };
  const units = { [F7]: 'L0505', [F6]: 'L0505', [F5]: 'L0603', [P4]: 'L0504' };
  const f = proving(town, { phase, units }).play(`attack L0504: ${F7} ${F5} @2-1`, 5);
  expect(f.choices().sort()).toEqual([`lose ${F5}`, `lose ${F6}`, `lose ${F7}`].sort());
  // The town does not count: five pay for four.
  f.play(`lose ${F5}`);
  expect([f.where(P4), f.where(F5), f.where(F7), f.step]).toEqual(['destroyed', 'destroyed', 'L0505', 'advance']);
  // If all together fall short, all of them go.
  const g = open({ phase, units: { [F4]: 'L0505', [GUNS5]: 'L0506', 'fr-iv-baltus': 'L0506', [P5]: 'L0504' } });
  g.play(`attack L0504: ${F4} ${GUNS5} fr-iv-baltus @2-1`, 5);
  expect([g.where(F4), g.where(GUNS5), g.losses('french')]).toEqual(['destroyed', 'L0506', 4]);
});

test('[7.83d] Ar: every attacker retreats one hex', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [F4]: 'L0505', [P5]: 'L0504', [P4]: 'L0504' } });
  f.play(`attack L0504: ${F5} @1-1`, 4).plays(`retreat ${F5} L0506`, `retreat ${F4} L0506`);
  expect([f.where(F5), f.where(F4)]).toEqual(['L0506', 'L0506']);
});

test('[7.83e] Dr: every defender retreats one hex', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [P5]: 'L0504', [P4]: 'L0604' } });
  f.play(`attack L0504 L0604: ${F7} @1-2`, 1).plays(`retreat ${P5} L0503`, `retreat ${P4} L0704`);
  expect([f.where(P5), f.where(P4)]).toEqual(['L0503', 'L0704']);
});

test('[7.84] a combat is settled in order: losses, retreats, guns, morale, and only then the advance', () => {
  // The Prussian army breaks by paying for an exchange, so its survivor may no longer advance.
  const units = { [P5]: 'L0505', [P4]: 'L0505', [F4]: 'L0504' };
  const levels = { prussian: { demoralization: 4, disintegration: 50 } };
  const f = open({ phase: 'alliedCombat', levels, units }).play(`attack L0504: ${P5} @2-1`, 5).play(`lose ${P4}`);
  expect([f.morale('prussian'), f.step]).toEqual(['demoralized', 'combat']);
  const g = open({ phase, units: { [F5]: 'L0505', [GUNS5]: 'L0506', [P5]: 'L0504', [P5B]: 'L0504' } });
  g.play(`attack L0504: ${F5} ${GUNS5} @1-1`, 4);
  expect(g.step).toBe('retreat');
  g.play(`retreat ${F5} L0405`);
  expect([g.step, g.seat]).toEqual(['withdrawal', 'french']);
  g.play('stand');
  expect([g.step, g.seat]).toEqual(['advance', 'allied']);
});

test('[7.9] night and rain turns have no Combat Phase', () => {
  const f = proving(DARK, { units: { [F5]: 'L0505', [P5]: 'L1005' } }).play('end');
  expect([f.step, f.seat, f.turn]).toEqual(['movement', 'allied', 1]);
  f.plays('end', 'end', 'end');
  expect([f.step, f.turn]).toEqual(['movement', 3]);
  expect(f.play('end').step).toBe('combat');
});

test('[7.91] adjacent enemies stay where they are, and guns are silent', () => {
  const f = proving(DARK, { units: { [F5]: 'L0505', [GUNS5]: 'L0506', [P5]: 'L0504' } }).plays(
    'end',
    'end',
    'end',
    'end',
  );
  expect([f.turn, f.where(F5), f.where(P5), f.told('attack').length]).toEqual([3, 'L0505', 'L0504', 0]);
});
