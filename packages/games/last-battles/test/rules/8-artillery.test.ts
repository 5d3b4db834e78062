import { whyNot } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { F4, F5, GUNS5, GUNS5B, P4, P5, PGUNS5, phase, sidesOf } from '../cast.ts';
import { type Features, open, proving } from '../proving.ts';
import { field, GAMES } from '../support.ts';

/** 8.0 Artillery. */

/** Whether guns in L0505 may fire at a hex over some ground. */
const fires = (target: string, ground: Features): boolean =>
  proving(ground, { phase, units: { [GUNS5]: 'L0505', [P5]: target } }).choices('target').length > 0;

test('[8.0a] guns bombard from two hexes, or attack adjacent enemies like others', () => {
  const far = open({ phase, units: { [GUNS5]: 'L0505', [P5]: 'L0503' } }).play(`attack L0503: ${GUNS5} @1-1`, 1);
  expect(far.last('attack').bombarding).toEqual([GUNS5]);
  const near = open({ phase, units: { [GUNS5]: 'L0505', [P5]: 'L0504' } }).play(`attack L0504: ${GUNS5} @1-1`, 1);
  expect(near.last('attack').bombarding).toEqual([]);
});

test('[8.0b] a bombardment is resolved like any attack but does not touch the guns', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0505', [P5]: 'L0503' } }).play(`attack L0503: ${GUNS5} @1-5`, 1);
  expect([f.last('rolled').result, f.where(GUNS5)]).toEqual(['Ae', 'L0505']);
});

test('[8.1a] a bombardment is an attack on an enemy outside the guns’ zone', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0505', [P5]: 'L0504', [P4]: 'L0507' } }).play(`join ${GUNS5}`);
  expect(f.choices('target')).toEqual(['target L0504']);
});

test('[8.1b] guns alone fire at one hex', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0505', [P5]: 'L0503', [P4]: 'L0603' } }).play(`attack L0503: ${GUNS5}`);
  expect(f.refusal('target L0603')).toMatchObject({ rule: '8.1b', code: 'guns-alone' });
});

test('[8.11] range is two, and guns never have to fire', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0505', [P5]: 'L0503', [P4]: 'L0508' } });
  expect(f.choices('target')).toEqual(['target L0503']);
  expect(f.choices()).toContain('end');
});

test('[8.12] range counts the target’s hex and not the guns’', () => {
  expect(['L0503', 'L0704', 'L0603', 'L0305', 'L0406'].map((hex) => fires(hex, {}))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['L0502', 'L0804', 'L0508'].map((hex) => fires(hex, {}))).toEqual([false, false, false]);
});

test('[8.13] two batteries in a hex fire at the same hex', () => {
  const units = { [GUNS5]: 'L0505', [GUNS5B]: 'L0505', [P5]: 'L0503', [P4]: 'L0507' };
  const f = open({ phase, units }).play(`attack L0503: ${GUNS5} ${GUNS5B} @2-1`, 1);
  expect(f.last('attack').attack).toBe(10);
  const g = open({ phase, units }).play(`attack L0503: ${GUNS5} @1-5`, 1);
  expect(g.refusal(`join ${GUNS5B}`)).toMatchObject({ code: 'hex-has-attacked' });
});

test('[8.14] bombarding guns suffer no result of their own attack', () => {
  for (const [column, die, result] of [
    ['1-5', 1, 'Ae'],
    ['1-4', 1, 'Ar'],
  ] as const) {
    const f = open({ phase, units: { [GUNS5]: 'L0505', [P5]: 'L0503' } }).play(
      `attack L0503: ${GUNS5} @${column}`,
      die,
    );
    expect([f.last('rolled').result, f.where(GUNS5)]).toEqual([result, 'L0505']);
  }
});

test('[8.15] an exchange by fire alone costs the attacker nothing; adjacent partners pay', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0505', [GUNS5B]: 'L0505', [P4]: 'L0503' } });
  f.play(`attack L0503: ${GUNS5} ${GUNS5B} @2-1`, 5);
  expect([f.where(P4), f.losses('french')]).toEqual(['destroyed', 0]);
  const g = open({ phase, units: { [GUNS5]: 'L0506', [F4]: 'L0505', [P4]: 'L0504' } }).play(
    `attack L0504: ${GUNS5} ${F4} @2-1`,
    5,
  );
  expect([g.where(F4), g.where(GUNS5)]).toEqual(['destroyed', 'L0506']);
});

test('[8.16] on Ar bombarding guns may retreat, each for itself, displacing nobody', () => {
  const units = { [GUNS5]: 'L0505', [GUNS5B]: 'L0505', [F5]: 'L0506', [F4]: 'L0506', [P5]: 'L0503' };
  const f = open({ phase, units }).play(`attack L0503: ${GUNS5} ${GUNS5B} @1-4`, 1);
  expect([f.step, f.seat]).toEqual(['withdrawal', 'french']);
  expect(f.refusal(`withdraw ${GUNS5} L0506`)).toMatchObject({ rule: '8.16', code: 'gun-displaces-nobody' });
  f.plays(`withdraw ${GUNS5} L0405`, 'stand');
  expect([f.where(GUNS5), f.where(GUNS5B)]).toEqual(['L0405', 'L0505']);
});

test('[8.2a] bombarding guns add their strength to any attack', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0506', [F5]: 'L0505', [P5]: 'L0504' } }).play(
    `attack L0504: ${F5} ${GUNS5} @2-1`,
    1,
  );
  expect(f.last('attack')).toMatchObject({ attack: 10, bombarding: [GUNS5] });
});

test('[8.2b] against several hexes range and sight to one are enough', () => {
  // L0603 is three hexes from the guns.
  const f = open({ phase, units: { [GUNS5]: 'L0506', [F5]: 'L0404', [P5]: 'L0504', [P4]: 'L0403' } });
  f.play(`attack L0504 L0403: ${F5} ${GUNS5} @1-1`, 1);
  expect(f.last('attack').attack).toBe(10);
});

test('[8.21] adjacent units in a combined attack suffer all results', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0506', [F5]: 'L0505', [P5]: 'L0504' } }).play(
    `attack L0504: ${F5} ${GUNS5} @1-5`,
    1,
  );
  expect([f.where(F5), f.where(GUNS5)]).toEqual(['destroyed', 'L0506']);
});

test('[8.3a] blocking terrain between bars fire; that of the ends does not', () => {
  expect(fires('L0503', { terrain: { L0504: 'forest' } })).toBe(false);
  expect(fires('L0503', { terrain: { L0505: 'forest', L0503: 'town' } })).toBe(true);
});

test('[8.3a] [7.13] a piece that is asked about where it stands answers why it cannot join', () => {
  const { world } = GAMES['quatre-bras'];
  const units = { 'fr-ii-jamin': 'Q1612', 'fr-ii-pelletier': 'Q1613', 'fr-ii-pire': 'Q1714', 'aa-5br-kempt': 'Q1611' };
  const f = field('quatre-bras', { phase: 'frenchCombat', units }).play('target Q1611');
  const why = (unit: string, hex: string): unknown =>
    whyNot(GAMES['quatre-bras'], f.state, 0, world.unitIndex(unit), world.map.indexOf(hex))?.code ?? null;
  expect(why('fr-ii-pelletier', 'Q1613')).toBe('no-sight');
  expect(why('fr-ii-pire', 'Q1714')).toBe('not-in-contact');
  expect(why('fr-ii-jamin', 'Q1612')).toBeNull();
  expect(why('fr-ii-jamin', 'Q1613')).toBe('no-enemy-there');
  expect(why('aa-5br-kempt', 'Q1612')).toBe('no-enemy-there');
});

/** Why a gun in L0505 may attack nobody, over some ground, with these enemies. */
function blind(ground: Features, enemies: Readonly<Record<string, string>>): unknown {
  const f = proving(ground, { phase, units: { [GUNS5]: 'L0505', ...enemies } });
  const { rule, code, data } = f.refusal(`join ${GUNS5}`);
  return [rule, code, data.hex ?? null, data.ground ?? null];
}

test('[8.33] [8.31] [8.3b] [10.4] guns that see nobody are told what is in the way, though nobody owes an attack', () => {
  expect(blind({ sides: [['L0505', 'L0504', 'crest']] }, { [P5]: 'L0503' })).toEqual([
    '8.33',
    'no-sight',
    'L0503',
    'crest',
  ]);
  expect(blind({ terrain: { L0504: 'forest', L0604: 'town' } }, { [P5]: 'L0603' })).toEqual([
    '8.31',
    'no-sight',
    'L0603',
    'forest',
  ]);
  expect(blind({ terrain: { L0504: 'town' } }, { [P5]: 'L0503' })).toEqual(['8.3b', 'no-sight', 'L0503', 'town']);
  expect(blind({ terrain: { L0503: 'chateau' } }, { [P5]: 'L0503' })).toEqual(['10.4', 'into-chateau', 'L0503', null]);
  expect(blind({}, { [P5]: 'L0502' })).toEqual(['8.11', 'out-of-range', null, null]);
});

test('[7.1b] guns whose only enemy in range has been attacked are told so', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0505', [GUNS5B]: 'L0501', [P5]: 'L0503' } });
  f.play(`attack L0503: ${GUNS5B} @1-4`, 1).play('stand');
  expect(f.refusal(`join ${GUNS5}`)).toMatchObject({ rule: '7.1b', code: 'has-been-attacked', data: { hex: 'L0503' } });
});

test('[8.3b] in a straight line the hex between and the two hexsides crossed count', () => {
  for (const terrain of ['forest', 'town', 'chateau'])
    expect(fires('L0503', { terrain: { L0504: terrain } })).toBe(false);
  expect(fires('L0503', { sides: [['L0505', 'L0504', 'crest']] })).toBe(false);
  expect(fires('L0503', { sides: [['L0504', 'L0503', 'crest']] })).toBe(false);
  expect(fires('L0503', { sides: [['L0504', 'L0604', 'crest']], terrain: { L0404: 'forest' } })).toBe(true);
});

test('[8.31] along a hexside: blocked by a crest on it, or by both hexes beside it', () => {
  expect(fires('L0603', { sides: [['L0504', 'L0604', 'crest']] })).toBe(false);
  expect(fires('L0603', { terrain: { L0504: 'forest', L0604: 'town' } })).toBe(false);
  expect(fires('L0603', { terrain: { L0504: 'forest' } })).toBe(true);
});

test('[8.32] through a corner: blocked by two crests, or by a crest and a blocking hex beside the line', () => {
  expect(fires('L0603', { sides: [['L0505', 'L0504', 'crest']] })).toBe(true);
  expect(
    fires('L0603', {
      sides: sidesOf('L0505', 'L0504 crest', 'L0604 crest'),
    }),
  ).toBe(false);
  expect(
    fires('L0603', {
      sides: sidesOf('L0603', 'L0504 crest', 'L0604 crest'),
    }),
  ).toBe(false);
  // One crest at each corner is no two at one.
  expect(
    fires('L0603', {
      sides: [...sidesOf('L0505', 'L0504 crest'), ...sidesOf('L0603', 'L0604 crest')],
    }),
  ).toBe(true);
  expect(fires('L0603', { sides: [['L0505', 'L0504', 'crest']], terrain: { L0604: 'forest' } })).toBe(false);
});

test('[8.33] a crest blocks even if it belongs to the guns’ or the target’s hex', () => {
  expect(fires('L0507', { sides: [['L0505', 'L0506', 'crest']] })).toBe(false);
  expect(fires('L0507', { sides: [['L0506', 'L0507', 'crest']] })).toBe(false);
});

test('[8.3b] [8.31] [8.32] [8.33] guns without sight are told by what it is barred', () => {
  const rule = (target: string, ground: Features): string => {
    const friend = target === 'L0503' ? 'L0502' : 'L0602';
    const f = proving(ground, { phase, units: { [GUNS5]: 'L0505', [F5]: friend, [P5]: target } });
    return f.play(`target ${target}`).refusal(`join ${GUNS5}`).rule;
  };
  expect(rule('L0503', { terrain: { L0504: 'forest' } })).toBe('8.3b');
  expect(rule('L0503', { sides: [['L0505', 'L0504', 'crest']] })).toBe('8.33');
  expect(rule('L0603', { sides: [['L0504', 'L0604', 'crest']] })).toBe('8.31');
  expect(rule('L0603', { terrain: { L0504: 'forest', L0604: 'town' } })).toBe('8.31');
  expect(rule('L0603', { sides: sidesOf('L0505', 'L0504 crest', 'L0604 crest') })).toBe('8.32');
  expect(rule('L0603', { sides: [['L0505', 'L0504', 'crest']], terrain: { L0604: 'forest' } })).toBe('8.32');
});

test('[8.34] the twelve hexes two away around guns behind a ridge', () => {
  const ground: Features = {
    sides: sidesOf('L0505', 'L0504 crest', 'L0604 crest'),
    terrain: { L0405: 'forest', L0506: 'forest' },
  };
  const seen = [
    'L0503',
    'L0603',
    'L0704',
    'L0705',
    'L0706',
    'L0606',
    'L0507',
    'L0406',
    'L0306',
    'L0305',
    'L0304',
    'L0403',
  ].filter((hex) => fires(hex, ground));
  expect(seen).toEqual(['L0705', 'L0706', 'L0606', 'L0305', 'L0304', 'L0403']);
});

test('[8.4a] guns in an enemy zone take part in an attack on adjacent enemies', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0505', [F5]: 'L0603', [P5]: 'L0504' } }).play(`attack L0504: ${F5}`);
  expect(f.refusal('roll @1-1')).toMatchObject({ code: 'strands', data: { units: [GUNS5] } });
});

test('[8.41] no bombardment from an enemy zone, also if the enemy has come there in this phase', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0505', [F5]: 'L0508', [P5]: 'L0504', [P4]: 'L0507' } }).play(
    'target L0507',
  );
  expect(f.refusal(`join ${GUNS5}`)).toMatchObject({ rule: '8.41', code: 'gun-in-enemy-zone' });
  const g = open({ phase, units: { [F5]: 'L0505', [GUNS5]: 'L0506', [P5]: 'L0504', [P4]: 'L0508' } });
  expect(g.choices()).toContain(`join ${GUNS5}`);
  g.play(`attack L0504: ${F5} @1-1`, 4).plays(`retreat ${F5} L0405`, `advance ${P5} L0505`);
  expect(g.choices()).toEqual(['end']);
});

test('[8.41] guns in an enemy zone do not fire across a river either, nor when all next to them have been attacked', () => {
  const river = { sides: sidesOf('L0505', 'L0504 river') };
  const f = proving(river, { phase, units: { [GUNS5]: 'L0505', [F5]: 'L0604', [P5]: 'L0504', [P4]: 'L0506' } });
  expect(f.play('target L0504').refusal(`join ${GUNS5}`)).toMatchObject({ rule: '8.41', code: 'gun-in-enemy-zone' });
  const units = { [F5]: 'L0505', [GUNS5]: 'L0506', [F4]: 'L0609', [P5]: 'L0504', [P4]: 'L0608' };
  const g = open({ phase, units }).play(`attack L0504: ${F5} @1-1`, 4);
  g.plays(`retreat ${F5} L0405`, `advance ${P5} L0505`, 'target L0608');
  expect(g.refusal(`join ${GUNS5}`)).toMatchObject({ rule: '8.41', code: 'gun-in-enemy-zone' });
});

test('[8.42] guns in a zone attack several adjacent hexes but none at a distance', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0505', [P5]: 'L0504', [P4]: 'L0604', [PGUNS5]: 'L0507' } });
  f.play(`attack L0504 L0604: ${GUNS5}`);
  expect(f.refusal('target L0507').rule).toBe('7.2b');
  f.play('roll @1-2', 6);
});

test('[8.43] guns attacking from a zone suffer every result', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0505', [P5]: 'L0504' } }).play(`attack L0504: ${GUNS5} @1-5`, 1);
  expect(f.where(GUNS5)).toBe('destroyed');
});

test('[8.44] a crest or a wood does not free adjacent guns from attacking', () => {
  const f = proving(
    { sides: [['L0505', 'L0504', 'crest']], terrain: { L0504: 'forest' } },
    { phase, units: { [GUNS5]: 'L0505', [P5]: 'L0504' } },
  );
  expect(f.refusal('end')).toMatchObject({ code: 'duties-open' });
  f.play(`attack L0504: ${GUNS5} @1-1`, 1);
});

test('[8.45] across an unbridged river guns bombard at one hex or two', () => {
  const river = { sides: [['L0505', 'L0504', 'river']] as const };
  const f = proving(river, { phase, units: { [GUNS5]: 'L0505', [F5]: 'L0505', [P5]: 'L0504' } });
  f.play(`attack L0504: ${GUNS5} @1-5`, 1);
  expect([f.last('attack').bombarding, f.where(GUNS5)]).toEqual([[GUNS5], 'L0505']);
  expect(fires('L0503', river)).toBe(true);
  const mate = proving(river, { phase, units: { [GUNS5]: 'L0505', [F5]: 'L0505', [P5]: 'L0504' } }).play(
    'target L0504',
  );
  expect(mate.refusal(`join ${F5}`)).toMatchObject({ rule: '7.13', code: 'over-river' });
});

test('[8.5] guns add nothing to the defence of another hex', () => {
  const f = open({ phase, units: { [F5]: 'L0505', [P5]: 'L0504', [PGUNS5]: 'L0503' } }).play(
    `attack L0504: ${F5} @1-1`,
    1,
  );
  expect(f.last('attack').defence).toBe(5);
});

test('[8.51] attacked guns suffer all results, also from bombardment', () => {
  const f = open({ phase, units: { [GUNS5]: 'L0505', [PGUNS5]: 'L0503' } }).play(`attack L0503: ${GUNS5} @1-1`, 1);
  expect(f.choices('retreat').length).toBeGreaterThan(0);
});
