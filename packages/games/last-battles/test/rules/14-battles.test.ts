import { laid } from '@hundred-days/kernel/testing';
import { expect, test } from 'vitest';
import { dead, SECOND_CORPS } from '../cast.ts';
import { BATTLES, type BattleName, battle, field, GAMES } from '../support.ts';

/** 14.0 Ligny, 15.0 Quatre Bras, 16.0 Wavre, 17.0 La Belle Alliance, 29.0 Historic Wavre. */

const phase = 'frenchCombat' as const;
const levelsOf = (name: BattleName) => [
  ...(GAMES[BATTLES[name]].world.battles.find(({ id }) => id === name)?.levels ?? []),
];
/** 54 points of Prussians. */
const PRUSSIANS_54 = dead(
  'pr-i-24thline',
  'pr-i-12thline',
  'pr-i-19thline',
  'pr-i-7thline',
  'pr-i-art',
  'pr-ii-art',
  ...SECOND_CORPS,
);
const LIGNY = { 'fr-gd-roguet': 'L1023', 'fr-gd-friant': 'L1023', 'pr-i-29thline': 'L2010' };

test('[14.2a] Ligny: Prussian levels 55 and 74', () => {
  expect(levelsOf('ligny').slice(4)).toEqual([55, 74]);
  expect(field('ligny', { units: { ...LIGNY, ...PRUSSIANS_54 } }).losses('prussian')).toBe(54);
  expect(field('ligny', { units: { ...LIGNY, ...PRUSSIANS_54 } }).morale('prussian')).toBe('fit');
});

test('[14.2b] both fall by three for each hex of Ligny and St. Amand that the French hold', () => {
  const f = field('ligny', { units: { ...LIGNY, ...PRUSSIANS_54 } });
  f.play('fr-gd-roguet L1023-L1022');
  expect(f.morale('prussian')).toBe('demoralized');
  for (const hex of ['L0922', 'L1021', 'L1022', 'L1122', 'L0423', 'L0524', 'L0624']) {
    const held = field('ligny', { held: { [hex]: 'french' }, units: { ...LIGNY, ...PRUSSIANS_54 } });
    expect(held.morale('prussian'), hex).toBe('demoralized');
  }
  // Seven hexes are 21 points: 54 would also be disintegration.
  const all = Object.fromEntries(
    ['L0922', 'L1021', 'L1022', 'L1122', 'L0423', 'L0524', 'L0624'].map((hex) => [hex, 'french' as const]),
  );
  const faults = GAMES.ligny.start(
    {
      scenario: {
        format: 'hundred-days-scenario',
        version: 1,
        game: 'last-battles',
        battle: 'ligny',
        held: all,
        units: { ...LIGNY, ...PRUSSIANS_54 },
      },
      options: {},
    },
    { roll: () => 1 },
    null,
  );
  expect(faults).toMatchObject({ ok: false, faults: [{ code: 'already-over' }] });
});

test('[14.2c] the French level is 35', () => {
  expect(levelsOf('ligny').slice(0, 2)).toEqual([35, 0]);
});

const BROKEN = { ...LIGNY, ...PRUSSIANS_54 };

test('[14.3a] at the end the French win if the Prussians are demoralized', () => {
  const f = field('ligny', { turn: 8, phase: 'alliedMovement', held: { L1022: 'french' }, units: BROKEN });
  expect(f.outcome).toBeNull();
  expect(f.plays('end', 'end').outcome).toMatchObject({ winners: [0], rule: '14.3a' });
});

test('[14.3b] French losses of 35 end the game with a Prussian win', () => {
  const units = {
    ...dead('fr-gd-morand', 'fr-gd-michel', 'fr-gd-guyot', 'fr-gd-friant', 'fr-iii-dufour'),
    'fr-iii-lagarde': 'L0505',
    'pr-i-24thline': 'L0504',
    'pr-i-12thline': 'L0504',
  };
  const f = field('ligny', { phase, units });
  expect(f.losses('french')).toBe(30);
  expect(f.play('attack L0504: fr-iii-lagarde @1-3', 6).outcome).toMatchObject({ winners: [1], rule: '14.3b' });
});

test('[14.3c] otherwise the Prussians win at the end', () => {
  const f = field('ligny', { turn: 8, phase: 'alliedMovement', units: LIGNY }).plays('end', 'end');
  expect(f.outcome).toMatchObject({ winners: [1], rule: '14.3c' });
});

test('[14.3d] Prussian disintegration is a French win at once', () => {
  const more = dead('pr-ii-9thline', 'pr-ii-21stline', 'pr-ii-23rdline', 'pr-ii-1stelbeland');
  const units = { ...BROKEN, ...more, 'pr-i-29thline': 'L0504', 'fr-gd-roguet': 'L0505', 'fr-gd-friant': 'L0505' };
  const f = field('ligny', { phase, units });
  expect([f.losses('prussian'), f.outcome]).toEqual([70, null]);
  expect(f.play('attack L0504: fr-gd-roguet @3-1', 1).outcome).toMatchObject({ winners: [0], rule: '14.3d' });
});

const QB = { 'fr-ii-husson': 'Q1825', 'aa-2ne-weimar': 'Q0510' };

test('[15.2a] Quatre Bras: the French break at 10 until 1500, at 25 from 1600', () => {
  const units = {
    ...QB,
    ...dead('fr-ii-campi'),
    'fr-ii-gauthier': 'Q0505',
    'aa-5br-kempt': 'Q0504',
    'aa-5br-pack': 'Q0504',
  };
  for (const [turn, over] of [
    [1, true],
    [2, true],
    [3, false],
  ] as const) {
    const f = field('quatre-bras', { turn, phase, units }).play('attack Q0504: fr-ii-gauthier @1-3', 6);
    expect(f.losses('french')).toBe(10);
    expect(f.outcome !== null, `turn ${turn}`).toBe(over);
  }
});

test('[15.2b] Anglo-Allied levels 25 and 40', () => {
  expect(levelsOf('quatre-bras').slice(2, 4)).toEqual([25, 40]);
});

test('[15.2c] the level rises as the turns go by', () => {
  const f = field('quatre-bras', { turn: 2, phase: 'alliedCombat', units: { ...QB, ...dead('fr-ii-campi') } }).play(
    'end',
  );
  expect(f.turn).toBe(3);
  expect(f.state[GAMES['quatre-bras'].world.at.level]).toBe(25);
});

test('[15.3a] a point for each enemy strength point eliminated', () => {
  const units = { ...QB, 'fr-ii-baudin': 'Q0505', 'fr-ii-soye': 'Q0505', 'aa-nc-merlen': 'Q0504' };
  const f = field('quatre-bras', { phase, units }).play('attack Q0504: fr-ii-baudin @6-1', 1);
  expect([f.points('french'), f.points('allied')]).toEqual([2, 0]);
});

test('[15.3b] a point at the end of each turn to the side that holds Quatre Bras; the allies hold it first', () => {
  const f = field('quatre-bras', { phase: 'alliedCombat', units: QB }).play('end');
  expect([f.points('french'), f.points('allied')]).toEqual([0, 1]);
  const g = field('quatre-bras', { phase: 'alliedCombat', held: { Q1708: 'french' }, units: QB }).play('end');
  expect([g.points('french'), g.points('allied')]).toEqual([1, 0]);
});

test('[15.3c] five more at the end', () => {
  const f = field('quatre-bras', { turn: 8, phase: 'alliedCombat', held: { Q1708: 'french' }, units: QB }).play('end');
  expect([f.points('french'), f.outcome?.code]).toEqual([6, 'french-points']);
});

test('[15.4a] all contingents are friends: they stack and attack together', () => {
  const units = laid('aa-2ne-weimar Q0505, aa-br-buttler Q0506, aa-nc-merlen Q0603, fr-ii-husson Q0504');
  const f = field('quatre-bras', { phase: 'alliedMovement', units }).play('aa-br-buttler Q0506-Q0505').play('end');
  f.play('attack Q0504: aa-2ne-weimar aa-nc-merlen @2-1', 1);
  expect(f.last('attack').attack).toBe(5 + 4 + 2);
});

test('[15.4b] optional French are left out unless chosen', () => {
  expect(battle('quatre-bras').where('fr-gd-lefebvre')).toBe('off');
  expect(battle('quatre-bras', { 'optional-french': true }).where('fr-gd-lefebvre')).toBe('Q1716');
  const f = battle('quatre-bras', { 'optional-french': true }).plays('end', 'end', 'end', 'end');
  expect(f.choices('enter fr-i-schmitz').length).toBeGreaterThan(0);
  const without = battle('quatre-bras').plays('end', 'end', 'end', 'end');
  expect(without.choices('enter fr-i-schmitz')).toEqual([]);
  expect(without.refusal('enter fr-i-schmitz Q1717')).toMatchObject({ rule: '15.4b', code: 'not-in-game' });
});

const WAVRE = { 'fr-iii-billard': 'W2530', 'pr-iii-8thline': 'W1005' };

test('[16.2a] Wavre: French 30, Prussians 40 and 50', () => {
  expect(levelsOf('wavre')).toEqual([30, 0, 0, 0, 40, 50]);
});

test('[16.2b] the French level is raised by the French points, those of the same result among them', () => {
  const lost = dead(
    'fr-iii-dufour',
    'fr-iii-corsin',
    'fr-iii-doguereau',
    'fr-iii-dupeyroux',
    'fr-iv-hulot',
    'fr-iv-baltus',
  );
  const broken = { ...WAVRE, ...lost };
  const start = (points: number) =>
    GAMES.wavre.start(
      {
        scenario: {
          format: 'hundred-days-scenario',
          version: 1,
          game: 'last-battles',
          battle: 'wavre',
          points: { french: points, allied: 30 },
          units: broken,
        },
        options: {},
      },
      { roll: () => 1 },
      null,
    ).ok;
  expect([start(0), start(1)]).toEqual([false, true]);
  // An exchange of four for four: 33 lost, 30 and 4 points are 34.
  const units = {
    ...WAVRE,
    ...lost,
    ...laid(
      'fr-iv-desprez W2705, fr-iv-schoeffer W0110, pr-iii-8thline W2704, pr-iii-36thline W1010',
      'fr-ic-soult W2803, fr-iv-maurin W2803',
    ),
  };
  const f = field('wavre', { phase, points: { french: 1, allied: 30 }, units });
  f.play('attack W2704: fr-iv-desprez fr-ic-soult @2-1', 5).play('lose fr-iv-desprez');
  expect([f.losses('french'), f.points('french'), f.outcome]).toEqual([34, 5, null]);
});

test('[16.3a] five points for each French strength point that leaves at or north of W0117', () => {
  const f = field('wavre', { turn: 8, units: { ...WAVRE, 'fr-iii-billard': 'W0117' } }).play(
    'exit fr-iii-billard W0117',
  );
  expect(f.points('french')).toBe(25);
});

test('[16.3b] one point for each Prussian strength point that leaves until turn four', () => {
  for (const [turn, points] of [
    [4, 4],
    [5, 0],
  ] as const) {
    const f = field('wavre', { turn, phase: 'alliedMovement', units: { ...WAVRE, 'pr-iii-8thline': 'W0110' } });
    expect(f.play('exit pr-iii-8thline W0110').points('allied')).toBe(points);
  }
});

test('[16.3c] one point for each enemy strength point destroyed', () => {
  const units = { ...WAVRE, 'fr-iii-dufour': 'W2705', 'fr-iii-corsin': 'W2705', 'pr-iii-6thkurland': 'W2704' };
  const f = field('wavre', { phase, units }).play('attack W2704: fr-iii-dufour @3-1', 1);
  expect(f.points('french')).toBe(3);
});

test('[16.3d] at the end one point for each Prussian strength point still on the map', () => {
  const f = field('wavre', { turn: 8, phase: 'alliedCombat', units: { ...WAVRE, 'pr-iii-36thline': 'W1006' } }).play(
    'end',
  );
  expect([f.points('french'), f.outcome?.code]).toEqual([8, 'french-points']);
});

test('[16.3e] exit hexes are W0101 to W0117; Prussians who leave late are neither points nor losses', () => {
  const f = field('wavre', {
    turn: 6,
    phase: 'alliedMovement',
    units: { ...WAVRE, 'pr-iii-8thline': 'W0101', 'pr-iii-36thline': 'W0118' },
  });
  expect(f.refusal('exit pr-iii-36thline W0118').code).toBe('not-an-exit');
  f.play('exit pr-iii-8thline W0101');
  expect([f.points('allied'), f.points('french'), f.losses('prussian')]).toEqual([0, 0, 0]);
});

const LBA = { 'fr-ii-husson': 'B0530', 'aa-2br-adam': 'B0512', 'pr-iv-15thline': 'B2512' };

test('[17.2a] La Belle Alliance: French 60, Anglo-Allied 45 and 55, Prussians 25 and 35', () => {
  expect(levelsOf('la-belle-alliance')).toEqual([60, 0, 45, 55, 25, 35]);
});

const small = {
  'anglo-allied': { demoralization: 3, disintegration: 50 },
  prussian: { demoralization: 3, disintegration: 50 },
};

test('[17.2b] the first allied army to break raises the French level by ten, once', () => {
  const units = { ...LBA, 'fr-gd-roguet': 'B0505', 'fr-gd-friant': 'B0505', 'aa-6br-kruse': 'B0504' };
  const f = field('la-belle-alliance', { phase, levels: small, units }).play('attack B0504: fr-gd-roguet @3-1', 1);
  expect(f.told('level').map(({ rule, data }) => [rule, data.army, data.by, data.level])).toEqual([
    ['17.2b', 'french', 10, 70],
  ]);
  expect(f.outcome).toBeNull();
});

test('[17.2c] the first French unit to enter Waterloo lowers both Anglo-Allied levels by twenty, for good', () => {
  const f = field('la-belle-alliance', { units: { ...LBA, 'fr-ii-husson': 'B0709', 'fr-ii-campi': 'B0709' } });
  f.play('fr-ii-husson B0709-B0708');
  expect(f.last('level')).toMatchObject({ army: 'anglo-allied', by: -20, level: 25 });
  f.play('fr-ii-campi B0709-B0708-B0707');
  expect(f.told('level')).toHaveLength(1);
});

test('[17.2d] the first combat between Prussians and French raises both by ten, before its die', () => {
  const units = { ...LBA, 'fr-iii-domon': 'B2510', 'fr-vi-noury': 'B2514', 'pr-iv-18thline': 'B2005' };
  const f = field('la-belle-alliance', { phase, units }).play('attack B2512: fr-vi-noury @1-1', 6);
  const told = f.events.map(({ type }) => type);
  expect(told.indexOf('level')).toBeLessThan(told.indexOf('rolled'));
  expect(f.last('level')).toMatchObject({ army: 'anglo-allied', by: 10, level: 55 });
});

test('[17.3a] the French win when both allied armies are demoralized or the Anglo-Allied one disintegrates', () => {
  const units = { ...LBA, ...laid('pr-iv-art destroyed, fr-gd-roguet B0505, fr-gd-friant B0505, aa-6br-kruse B0504') };
  const both = field('la-belle-alliance', { phase, levels: small, units }).play('attack B0504: fr-gd-roguet @3-1', 1);
  expect(both.outcome).toMatchObject({ winners: [0], rule: '17.3a', code: 'both-demoralized' });
  const levels = { 'anglo-allied': { demoralization: 2, disintegration: 3 } };
  const one = field('la-belle-alliance', { phase, levels, units: { ...units, 'pr-iv-art': 'B2010' } }).play(
    'attack B0504: fr-gd-roguet @3-1',
    1,
  );
  expect(one.outcome).toMatchObject({ winners: [0], code: 'anglo-allied-disintegrated' });
});

test('[17.3b] the allies win at once when the French are demoralized, or at the end', () => {
  const units = { ...LBA, 'fr-gd-roguet': 'B0505', 'aa-2br-adam': 'B0504', 'aa-1br-byng': 'B0504' };
  const f = field('la-belle-alliance', { phase, levels: { french: { demoralization: 7 } }, units });
  expect(f.play('attack B0504: fr-gd-roguet @1-2', 6).outcome).toMatchObject({
    winners: [1],
    code: 'french-demoralized',
  });
  const end = field('la-belle-alliance', { turn: 10, phase: 'alliedCombat', units: LBA }).play('end');
  expect(end.outcome).toMatchObject({ winners: [1], rule: '17.3b', code: 'french-failed' });
});

test('[17.3c] Prussian disintegration is a French win, too', () => {
  const units = { ...LBA, 'fr-gd-roguet': 'B0505', 'fr-gd-friant': 'B0505', 'pr-iv-1stsilland': 'B0504' };
  const levels = { prussian: { demoralization: 2, disintegration: 3 } };
  const f = field('la-belle-alliance', { phase, levels, units }).play('attack B0504: fr-gd-roguet @3-1', 1);
  expect(f.outcome).toMatchObject({ winners: [0], rule: '17.3c' });
});

test('[17.4] Prussians and Anglo-Allied stack and attack together, each counting for its own army', () => {
  const units = { ...LBA, 'aa-2br-adam': 'B0505', 'pr-iv-18thline': 'B0505', 'fr-gd-chartrand': 'B0504' };
  const f = field('la-belle-alliance', { phase: 'alliedCombat', units }).play('attack B0504: aa-2br-adam @1-5', 1);
  expect([f.losses('anglo-allied'), f.losses('prussian')]).toEqual([6, 4]);
});

test('[29.1a] Historic Wavre: III Corps, Lützow and the 6th Line against the French of Wavre, no leaders', () => {
  const f = battle('historic-wavre');
  const { unitIds } = GAMES.wavre;
  const on = unitIds.filter((id) => f.where(id) !== 'off');
  expect(on.filter((id) => id.startsWith('fr-'))).toHaveLength(22);
  const prussians = on.filter((id) => id.startsWith('pr-'));
  expect(prussians.filter((id) => !id.startsWith('pr-iii-')).sort()).toEqual(['pr-i-6thline', 'pr-i-lutzow']);
  expect(prussians).toHaveLength(16);
});

test('[29.2] Prussians 15 and 28, French 30', () => {
  expect(levelsOf('historic-wavre')).toEqual([30, 0, 0, 0, 15, 28]);
});

test('[29.31] the Prussians go first', () => {
  const f = battle('historic-wavre');
  expect([f.seat, f.turn]).toEqual(['allied', 1]);
  f.plays('end', 'end');
  expect([f.seat, f.turn]).toEqual(['french', 1]);
  f.plays('end', 'end');
  expect([f.seat, f.turn]).toEqual(['allied', 2]);
});

test('[29.32] nobody leaves the map; a unit forced off is lost', () => {
  const f = field('historic-wavre', { units: { ...WAVRE, 'pr-iii-8thline': 'W0110' } });
  expect(f.goals('pr-iii-8thline')).not.toContain('exit');
  expect(f.refusal('exit pr-iii-8thline W0110')).toMatchObject({ rule: '29.32', code: 'not-an-exit' });
  const g = field('historic-wavre', {
    phase,
    units: { ...WAVRE, 'fr-iii-dufour': 'W0502', 'pr-iii-1stkurland': 'W0501' },
  });
  g.play('attack W0501: fr-iii-dufour @1-1', 1).play('lost pr-iii-1stkurland');
  expect(g.losses('prussian')).toBe(4);
});

const TOWN = { W1506: 'french', W1507: 'french', W1606: 'french', W1607: 'french' } as const;

test('[29.41] French: decisive if the Prussians disintegrate, marginal with all of Wavre at the end', () => {
  const levels = { prussian: { demoralization: 2, disintegration: 3 } };
  const units = { ...WAVRE, 'fr-iii-dufour': 'W2705', 'fr-iii-corsin': 'W2705', 'pr-iii-6thkurland': 'W2704' };
  const f = field('historic-wavre', { phase, levels, units }).play('attack W2704: fr-iii-dufour @3-1', 1);
  expect(f.outcome).toMatchObject({ winners: [0], code: 'decisive-french' });
  const end = field('historic-wavre', { turn: 9, phase, held: TOWN, units: WAVRE }).play('end');
  expect(end.outcome).toMatchObject({ winners: [0], code: 'marginal-french' });
});

test('[29.42] Prussians: decisive if the French are demoralized, marginal otherwise', () => {
  const levels = { french: { demoralization: 5 } };
  const units = { ...WAVRE, 'fr-iii-dufour': 'W2705', 'pr-iii-1stkurland': 'W2704', 'pr-iii-36thline': 'W2704' };
  const f = field('historic-wavre', { phase, levels, units }).play('attack W2704: fr-iii-dufour @1-5', 1);
  expect(f.outcome).toMatchObject({ winners: [1], code: 'decisive-allied' });
  const { W1506: _, ...three } = TOWN;
  const end = field('historic-wavre', { turn: 9, phase, held: three, units: WAVRE }).play('end');
  expect(end.outcome).toMatchObject({ winners: [1], code: 'marginal-allied' });
});

test('[29.51] option: French IV Corps doubles its allowance on the first turn', () => {
  const reach = (options: Readonly<Record<string, boolean>>, turn: number, unit: string): number =>
    field(
      'historic-wavre',
      { turn, phase: 'frenchMovement', units: { [unit]: 'W2510', 'pr-iii-8thline': 'W0101' } },
      options,
    ).goals(unit).length;
  const march = { 'double-march': true };
  expect(reach(march, 1, 'fr-iv-desprez')).toBeGreaterThan(2 * reach({}, 1, 'fr-iv-desprez'));
  expect(reach(march, 2, 'fr-iv-desprez')).toBe(reach({}, 2, 'fr-iv-desprez'));
  expect(reach(march, 1, 'fr-iii-dufour')).toBe(reach({}, 1, 'fr-iii-dufour'));
});

test('[29.52] option: zones do not cross the bridges of the Dyle; attacks over them are by choice', () => {
  const units = laid('fr-iii-dufour W1113, fr-iii-doguereau W1113, pr-i-6thline W1013, pr-iii-8thline W0301');
  const bound = field('historic-wavre', { phase, units });
  expect(bound.refusal('end').code).toBe('duties-open');
  const bridges = { 'bridge-combat': true };
  const free = field('historic-wavre', { phase, units }, bridges);
  expect(free.choices()).toContain('end');
  // Guns at the bridge attack like the rest of their hex, and suffer.
  free.play('attack W1013: fr-iii-dufour @1-5', 1);
  expect(free.last('attack')).toMatchObject({ attackers: ['fr-iii-dufour', 'fr-iii-doguereau'], bombarding: [] });
  expect([free.where('fr-iii-dufour'), free.where('fr-iii-doguereau')]).toEqual(['destroyed', 'destroyed']);
  const alone = field('historic-wavre', { phase, units }, bridges).play('attack W1013: fr-iii-doguereau');
  expect(alone.refusal('roll @1-1')).toMatchObject({ rule: '7.22', code: 'whole-hex' });
});
