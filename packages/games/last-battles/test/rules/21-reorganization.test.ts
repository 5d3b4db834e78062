import { expect, test } from 'vitest';
import { type CampaignScene, theatre } from '../campaigns.ts';

/** 21.0 Reorganization. Friant 6/4, Roguet 7/4, Morand 7/4, Michel 6/4 of the Guard, level 20; their officer is Drouot. */

const [FRIANT, ROGUET, MORAND, MICHEL] = ['fr-gd-friant', 'fr-gd-roguet', 'fr-gd-morand', 'fr-gd-michel'];
const DROUOT = 'ld-drouot';
/** Open ground, and an enemy who is more than ten hexes away. */
const HERE = 'L1912';
const FAR = { 'pr-iv-18thline': 'L1930' };
const fell = (turn: number, reduced = false) => ({ at: 'destroyed', fell: turn, ...(reduced ? { reduced } : {}) });
const box = (f: ReturnType<typeof theatre>, unit: string): string =>
  ['none', 'reorganization', 'permanent'][f.of('box', unit)];

/** The French Reorganization Segment of turn 5. */
function segment(units: CampaignScene['units'], dice: number[] = []) {
  const f = theatre('campaign', { turn: 5, phase: 'frenchCommand', units: { ...FAR, ...units } }, {}, dice);
  return f.play('end');
}

test('[21.0a] full strength goes into one box, reduced units into the other', () => {
  const units = {
    [ROGUET]: HERE,
    [FRIANT]: HERE,
    [MORAND]: 'L2011',
    [MICHEL]: 'L2011',
    'pr-i-29thline': 'L1911',
    'pr-i-24thline': { at: 'L1911', reduced: true },
  };
  const f = theatre('campaign', { turn: 5, phase: 'frenchCombat', units });
  expect([box(f, 'pr-i-29thline'), box(f, 'pr-i-24thline')]).toEqual(['none', 'none']);
  f.play(`attack L1911: ${ROGUET} ${MORAND} @3-1`, 1);
  expect([box(f, 'pr-i-29thline'), box(f, 'pr-i-24thline')]).toEqual(['reorganization', 'permanent']);
  const g = segment({ [DROUOT]: HERE, [FRIANT]: fell(1, true), [ROGUET]: fell(1) });
  expect(g.refusal(`reorganize ${DROUOT} ${FRIANT}`)).toMatchObject({ rule: '21.0a', code: 'destroyed-for-good' });
});

test('[21.0b] a unit destroyed in turn n comes back from turn n + 2', () => {
  const f = segment({ [DROUOT]: HERE, [FRIANT]: fell(3), [ROGUET]: fell(4) });
  expect(f.step).toBe('reorganization');
  expect(f.choices('reorganize')).toEqual([`reorganize ${DROUOT} ${FRIANT}`]);
  expect(f.refusal(`reorganize ${DROUOT} ${ROGUET}`)).toMatchObject({ rule: '21.0b', data: { turn: 6 } });
});

test('[21.0c] it is placed reduced in the hex of its officer, and only of its own', () => {
  const f = segment({ [DROUOT]: HERE, 'ld-reille': 'L2014', [FRIANT]: fell(1), 'fr-ii-husson': fell(1) });
  expect(f.refusal(`reorganize ld-reille ${FRIANT}`).rule).toBe('21.0c');
  f.play(`reorganize ${DROUOT} ${FRIANT}`);
  expect([f.where(FRIANT), f.of('counter', FRIANT), box(f, FRIANT)]).toEqual([HERE, 1, 'none']);
  expect(f.told('reorganized')).toHaveLength(1);
  // Full strength once more never comes back: killed again it is lost for good.
  expect(f.refusal(`reorganize ${DROUOT} ${FRIANT}`).rule).toBe('21.0a');
});

test('[21.0d] a unit whose officer is dead, or not on the map, does not come back', () => {
  const units = { [FRIANT]: fell(1), 'ld-reille': HERE, 'fr-ii-husson': fell(1) };
  for (const at of ['destroyed', undefined]) {
    const f = segment({ ...units, ...(at === undefined ? {} : { [DROUOT]: at }) });
    expect(f.choices('reorganize')).toEqual(['reorganize ld-reille fr-ii-husson']);
    expect(f.refusal(`reorganize ${DROUOT} ${FRIANT}`).rule).toBe('21.0d');
  }
});

test('[21.1] not if the officer is within ten hexes of an enemy combat unit; leaders do not count', () => {
  const units = {
    [DROUOT]: HERE,
    'ld-blucher': 'L1914',
    [FRIANT]: fell(1),
    'ld-reille': 'L1901',
    'fr-ii-husson': fell(1),
  };
  expect(segment({ ...units, 'pr-iv-18thline': 'L1922' }).refusal(`reorganize ${DROUOT} ${FRIANT}`).rule).toBe('21.1');
  expect(segment({ ...units, 'pr-iv-18thline': 'L1923' }).choices(`reorganize ${DROUOT}`)).toHaveLength(1);
});

test('[21.2a, 21.2b] an officer out of command may reorganize; he passes on no command in that Player Turn', () => {
  const guard = { [ROGUET]: 'L1914', [MORAND]: 'L1911' };
  const units = { 'ld-napoleon': 'L1910', [DROUOT]: HERE, ...guard, [FRIANT]: fell(1) };
  const f = theatre('campaign', { turn: 5, phase: 'frenchCommand', units: { ...FAR, ...units } });
  // Morand keeps a place of his own; Roguet has his command through Drouot alone.
  if (f.under(ROGUET) !== null) f.play(`release ${ROGUET}`);
  if (f.under(MORAND) === null) f.play(`command ${MORAND} ld-napoleon`);
  f.play('end');
  expect([f.inCommand(ROGUET), f.inCommand(MORAND)]).toEqual([true, true]);
  f.play(`reorganize ${DROUOT} ${FRIANT}`);
  expect([f.inCommand(ROGUET), f.inCommand(MORAND), f.inCommand(FRIANT)]).toEqual([false, true, false]);
  const alone = segment({ [DROUOT]: HERE, [FRIANT]: fell(1) }).play(`reorganize ${DROUOT} ${FRIANT}`);
  expect(alone.where(FRIANT)).toBe(HERE);
});

test('[21.3] at most two for an officer, and no more than his hex takes', () => {
  const dead = { [FRIANT]: fell(1), [MICHEL]: fell(1), [ROGUET]: fell(1) };
  const f = segment({ [DROUOT]: HERE, ...dead });
  expect(f.choices('reorganize')).toHaveLength(6);
  expect(f.refusal(`reorganize ${DROUOT} ${FRIANT} ${MICHEL} ${ROGUET}`).rule).toBe('21.3');
  f.play(`reorganize ${DROUOT} ${FRIANT} ${MICHEL}`);
  expect([f.where(FRIANT), f.where(MICHEL), f.step]).toEqual([HERE, HERE, 'movement']);
  const one = segment({ [DROUOT]: HERE, [MORAND]: HERE, ...dead });
  expect(one.choices('reorganize')).toHaveLength(3);
  expect(one.refusal(`reorganize ${DROUOT} ${FRIANT} ${MICHEL}`)).toMatchObject({
    rule: '21.3',
    code: 'no-room-with-officer',
  });
});

test('[21.4] units of a demoralized corps stand or fall by one die for each officer', () => {
  // Twenty points of the Guard lie in the box.
  const dead = { [ROGUET]: fell(1), [MORAND]: fell(1), [MICHEL]: fell(1) };
  const lost = segment({ [DROUOT]: HERE, ...dead }).play(`reorganize ${DROUOT} ${ROGUET} ${MORAND}`, 5);
  expect([box(lost, ROGUET), box(lost, MORAND), box(lost, MICHEL)]).toEqual([
    'permanent',
    'permanent',
    'reorganization',
  ]);
  // He is done for the phase, so nothing is left to ask.
  expect(lost.step).toBe('movement');
  const back = segment({ [DROUOT]: HERE, ...dead }).play(`reorganize ${DROUOT} ${ROGUET} ${MORAND}`, 4);
  expect([back.where(ROGUET), back.where(MORAND), back.told('body-recovered')]).toMatchObject([
    HERE,
    HERE,
    [{ rule: '22.3' }],
  ]);
  // Nassau 5 and Netherlands 2: seven points break the Netherlands alone, and only their unit is at risk.
  const mixed = theatre('campaign', {
    turn: 5,
    phase: 'alliedCommand',
    units: {
      'fr-ii-husson': 'L1930',
      'ld-perponcher': HERE,
      'aa-2ne-weimar': fell(1),
      'aa-2ne-opstal': fell(1),
    },
  });
  mixed.play('end');
  mixed.play('reorganize ld-perponcher aa-2ne-weimar aa-2ne-opstal', 6);
  expect([mixed.where('aa-2ne-weimar'), box(mixed, 'aa-2ne-opstal')]).toEqual([HERE, 'permanent']);
});
