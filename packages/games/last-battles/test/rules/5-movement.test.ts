import { expect, test } from 'vitest';
import { DARK, sidesOf } from '../cast.ts';
import { open, proving } from '../proving.ts';

/** 5.0 Movement, 5.3 stacking, 5.4 zones of control, 5.5 night and rain, 5.6 the Terrain Effects Chart. */

const INF = 'fr-iii-dufour';
const INF2 = 'fr-iii-lagarde';
const CAV = 'fr-iic-strolz';
const GUNS = 'fr-iii-doguereau';
const HORSE_GUNS = 'fr-iic-godet';
const ENEMY = 'pr-i-24thline';
const ENEMY2 = 'pr-i-12thline';

const at = (unit: string, hex: string) => ({ [unit]: hex });
const reaches = (goals: readonly string[], ...hexes: string[]): boolean => hexes.every((hex) => goals.includes(hex));

test('[5.0a] any number of units move in any direction, one after another', () => {
  const f = open({ units: { [INF]: 'L0505', [INF2]: 'L0505', [CAV]: 'L0705' } });
  for (const hex of ['L0504', 'L0604', 'L0605', 'L0506', 'L0405', 'L0404']) expect(f.goals(INF)).toContain(hex);
  f.plays(`${INF} L0501`, `${INF2} L0509`, `${CAV} L0705-L0706-L0707`);
  expect([f.where(INF), f.where(INF2), f.where(CAV)]).toEqual(['L0501', 'L0509', 'L0707']);
});

test('[5.1] a unit spends no more than its allowance', () => {
  const f = open({ units: at(INF, 'L0505') });
  expect(f.goals(INF)).toContain('L0501');
  expect(f.refusal(`${INF} L0505-L0504-L0503-L0502-L0501-L0601`)).toMatchObject({
    rule: '5.1',
    code: 'too-far',
    data: { points: 5, allowance: 4 },
  });
});

test('[5.11] nobody moves in the enemy’s Movement Phase or in a Combat Phase', () => {
  const f = open({ units: { [INF]: 'L0505', [ENEMY]: 'L1005' } });
  expect(f.refusal(`${ENEMY} L1005-L1004`)).toMatchObject({ rule: '4.1a', code: 'not-your-unit' });
  f.play('end');
  expect(f.step).toBe('combat');
  expect(f.refusal(`${INF} L0505-L0504`).code).toBe('wrong-phase');
});

test('[5.12] once the Combat Phase has begun nobody moves any more', () => {
  const f = open({ units: { [INF]: 'L0505', [CAV]: 'L0105', [ENEMY]: 'L0504' } });
  f.play('end').play(`attack L0504: ${INF} @1-2`, 1);
  expect(f.choices().some((line) => line.startsWith(CAV))).toBe(false);
});

test('[5.13] points are neither saved nor lent', () => {
  const f = open({ units: { [INF]: 'L0505', [INF2]: 'L0505' } });
  f.play(`${INF} L0504`);
  expect(f.goals(INF2)).not.toContain('L0510');
  expect(f.refusal(`${INF} L0504-L0503`).code).toBe('already-moved');
});

test('[5.14] a unit goes from hex to adjacent hex', () => {
  expect(open({ units: at(INF, 'L0505') }).refusal(`${INF} L0505-L0503`)).toMatchObject({ rule: '5.14', code: 'gap' });
});

test('[5.15] a unit that has been let go moves no further', () => {
  const f = open({ units: at(INF, 'L0505') }).play(`${INF} L0504`);
  expect(f.refusal(`${INF} L0504-L0503`)).toMatchObject({ rule: '5.15', code: 'already-moved' });
});

test('[5.2] a hex costs one point', () => {
  const f = open({ units: at(INF, 'L0505') });
  expect(reaches(f.goals(INF), 'L0501', 'L0509', 'L0907')).toBe(true);
  expect(f.goals(INF)).not.toContain('L0510');
});

const ROAD = ['L0510', 'L0509', 'L0508', 'L0507', 'L0506', 'L0505', 'L0504', 'L0503', 'L0502', 'L0501'];
const along = (kind: string) => ROAD.slice(1).map((hex, i) => [ROAD[i], hex, kind] as const);

test('[5.21] along a road a step costs half a point, whatever is in the hex', () => {
  const f = proving({ roads: along('road'), terrain: { L0508: 'forest' } }, { units: at(GUNS, 'L0510') });
  expect(f.goals(GUNS)).toContain('L0504');
  expect(f.goals(GUNS)).not.toContain('L0503');
});

test('[5.22] along a trail a step costs one point, whatever is in the hex', () => {
  const f = proving(
    { roads: along('trail'), terrain: { L0509: 'forest', L0508: 'marsh' } },
    { units: at(CAV, 'L0510') },
  );
  expect(f.goals(CAV)).toContain('L0504');
  expect(f.goals(CAV)).not.toContain('L0503');
});

test('[5.22b] at a bridge the road rate is the whole price; a trail through a stream without one pays for the stream', () => {
  const stream = ['L0509', 'L0508', 'stream'] as const;
  const bridged = proving(
    { roads: along('road'), sides: [stream, ['L0509', 'L0508', 'bridge']] },
    { units: at(GUNS, 'L0510') },
  );
  expect(bridged.goals(GUNS)).toContain('L0504');
  const ford = proving({ roads: along('trail'), sides: [stream] }, { units: at(INF, 'L0510') });
  expect(ford.refusal(`${INF} L0510-L0509-L0508-L0507`)).toMatchObject({ data: { points: 5, allowance: 4 } });
});

test('[5.23] a river is crossed at a bridge only, and a bridge adds nothing', () => {
  const sides = sidesOf(
    'L0505',
    'L0504 river',
    'L0604 river',
    'L0404 river',
    'L0605 river',
    'L0405 river',
    'L0506 river',
  );
  const shut = open({ units: at(INF, 'L0505') });
  expect(shut.goals(INF)).toContain('L0504');
  const f = proving(
    { sides: [...sides, ['L0505', 'L0506', 'bridge']], roads: [['L0505', 'L0506', 'trail']] },
    { units: at(INF, 'L0505') },
  );
  expect(f.refusal(`${INF} L0505-L0504`)).toMatchObject({ rule: '5.23', code: 'river' });
  expect(f.goals(INF)).toContain('L0509');
});

test('[5.24] a stream adds two points', () => {
  const f = proving(
    { sides: [['L0505', 'L0504', 'stream']], terrain: { L0504: 'forest' } },
    { units: { [INF]: 'L0505', [GUNS]: 'L0505' } },
  );
  // Four points for infantry into a wood across a stream, more than guns have.
  f.play(`${INF} L0505-L0504`);
  expect(f.refusal(`${GUNS} L0505-L0504`)).toMatchObject({ rule: '5.1', data: { points: 4, allowance: 3 } });
});

test('[5.2x] who cannot pay in full does not enter, not even the first hex', () => {
  const f = proving(
    { sides: [['L0505', 'L0504', 'stream']], terrain: { L0504: 'forest' } },
    { units: at(CAV, 'L0505') },
  );
  f.play(`${CAV} L0505-L0504`);
  const wood = Object.fromEntries(['L0504', 'L0604', 'L0605', 'L0506', 'L0405', 'L0404'].map((hex) => [hex, 'forest']));
  const streams = Object.keys(wood).map((hex) => ['L0505', hex, 'stream'] as const);
  const shut = proving({ terrain: wood, sides: streams }, { units: at(GUNS, 'L0505') });
  expect(shut.goals(GUNS)).toEqual([]);
});

test('[5.3] two units at most end in a hex', () => {
  const f = open({ units: { [INF]: 'L0505', [INF2]: 'L0504', [CAV]: 'L0504' } });
  expect(f.refusal(`${INF} L0505-L0504`)).toMatchObject({ rule: '5.3', code: 'hex-full' });
  f.play(`${CAV} L0503`).play(`${INF} L0505-L0504`);
});

test('[5.31] friends are passed at no extra cost', () => {
  const f = open({ units: { [INF]: 'L0505', [INF2]: 'L0504' } });
  expect(f.goals(INF)).toContain('L0501');
});

test('[5.32] any number may pass through a hex, a full one too', () => {
  const units = {
    [INF]: 'L0505',
    [INF2]: 'L0504',
    [CAV]: 'L0504',
    'fr-iii-billard': 'L0505',
    'fr-iii-corsin': 'L0506',
  };
  const f = open({ units });
  f.plays(`${INF} L0505-L0504-L0503`, 'fr-iii-billard L0505-L0504-L0503', 'fr-iii-corsin L0506-L0505-L0504-L0604');
  expect(f.where('fr-iii-corsin')).toBe('L0604');
});

test('[5.33] a friend’s zone hampers nobody', () => {
  const f = open({ units: { [INF]: 'L0505', [INF2]: 'L0403' } });
  expect(f.goals(INF)).toContain('L0501');
});

test('[5.3x] nobody enters a hex with an enemy in it', () => {
  // No zone reaches into the chateau, so nothing but the enemy himself bars the way.
  const f = proving({ terrain: { L0505: 'chateau' } }, { units: { [INF]: 'L0505', [ENEMY]: 'L0504' } });
  expect(f.refusal(`${INF} L0505-L0504`)).toMatchObject({ rule: '5.3x', code: 'enemy-there' });
  expect(f.goals(INF)).not.toContain('L0504');
});

test('[5.4a] the six hexes around a unit are its zone', () => {
  for (const hex of ['L0504', 'L0604', 'L0605', 'L0506', 'L0405', 'L0404'])
    expect(open({ units: { [INF]: hex, [ENEMY]: 'L0505' } }).goals(INF), hex).toEqual([]);
  for (const hex of ['L0503', 'L0705', 'L0507', 'L0305'])
    expect(open({ units: { [INF]: hex, [ENEMY]: 'L0505' } }).goals(INF).length, hex).toBeGreaterThan(0);
});

test('[5.4b] a unit stops when it enters an enemy zone, and does not leave one', () => {
  const f = open({ units: { [CAV]: 'L0508', [INF]: 'L0604', [ENEMY]: 'L0505' } });
  expect(f.refusal(`${CAV} L0508-L0507-L0506-L0606`)).toMatchObject({ rule: '5.4b', code: 'must-stop' });
  expect(f.refusal(`${INF} L0604-L0603`)).toMatchObject({ rule: '5.4b', code: 'locked' });
  expect(f.goals(INF)).toEqual([]);
});

test('[5.4c] zones do not cross a river without a bridge nor reach into a chateau', () => {
  const f = proving(
    { sides: [['L0505', 'L0506', 'river']], terrain: { L0405: 'chateau' } },
    { units: { [INF]: 'L0506', [INF2]: 'L0405', [ENEMY]: 'L0505' } },
  );
  expect(f.goals(INF)).toContain('L0507');
  expect(f.goals(INF2)).toContain('L0406');
});

test('[5.4d] zones cross streams, bridges, crests, roads and trails', () => {
  const sides = sidesOf('L0505', 'L0504 stream', 'L0604 river', 'L0604 bridge', 'L0605 crest');
  const roads = sidesOf('L0505', 'L0604 road', 'L0506 trail', 'L0405 road');
  for (const hex of ['L0504', 'L0604', 'L0605', 'L0506', 'L0405']) {
    const f = proving({ sides, roads }, { units: { [INF]: hex, [ENEMY]: 'L0505' } });
    expect(f.goals(INF), hex).toEqual([]);
  }
});

test('[5.41] zones hold in every phase; no unit cancels one', () => {
  const f = open({ units: { [INF]: 'L0506', [INF2]: 'L0504', [ENEMY]: 'L0505' } });
  expect([f.goals(INF), f.goals(INF2)]).toEqual([[], []]);
  // In the French Combat Phase the zone of the enemy bars a retreat.
  f.play('end').play(`attack L0505: ${INF} ${INF2} @1-1`, 6);
  expect(f.choices(`retreat ${INF} `)).not.toContain(`retreat ${INF} L0605`);
});

test('[5.42] entering an enemy zone costs nothing extra', () => {
  const f = open({ units: { [INF]: 'L0510', [ENEMY]: 'L0505' } });
  expect(f.goals(INF)).toContain('L0506');
});

test('[5.43] a zone is left by combat, or when its unit is gone', () => {
  const f = open({
    turn: 2,
    phase: 'frenchCombat',
    units: { [INF]: 'L0506', [INF2]: 'L0506', 'fr-gd-roguet': 'L0504', 'fr-gd-friant': 'L0504', [ENEMY2]: 'L0505' },
  });
  f.play(`attack L0505: ${INF} fr-gd-roguet @4-1`, 1).plays('stand', 'end', 'end', 'end');
  expect(f.goals(INF)).toContain('L0505');
});

test('[5.44] two enemies in each other’s zones are equally bound', () => {
  const f = open({ units: { [INF]: 'L0506', [ENEMY]: 'L0505' } });
  expect(f.goals(INF)).toEqual([]);
  const g = open({ phase: 'alliedMovement', units: { [INF]: 'L0506', [ENEMY]: 'L0505' } });
  expect(g.goals(ENEMY)).toEqual([]);
});

test('[5.45] both sides may control a hex, and more units add nothing', () => {
  const f = open({ units: { [CAV]: 'L0509', [INF]: 'L0607', [ENEMY]: 'L0505', [ENEMY2]: 'L0605' } });
  f.play(`${CAV} L0509-L0508-L0507-L0506`);
  expect(f.where(CAV)).toBe('L0506');
});

test('[5.5] at night and in rain nobody enters an enemy zone, and nobody leaves one', () => {
  for (const turn of [1, 2]) {
    const f = proving(DARK, { turn, units: { [CAV]: 'L0508', [INF]: 'L0504', [ENEMY]: 'L0505' } });
    expect(f.refusal(`${CAV} L0508-L0507-L0506`)).toMatchObject({ rule: '5.5', code: 'no-contact' });
    expect(f.goals(CAV)).not.toContain('L0506');
    expect(f.goals(INF)).toEqual([]);
    expect(f.refusal(`${INF} L0504-L0503`)).toMatchObject({ rule: '5.5', code: 'locked' });
  }
  expect(proving(DARK, { turn: 3, units: { [CAV]: 'L0508', [ENEMY]: 'L0505' } }).goals(CAV)).toContain('L0506');
});

/** What a step into a hex costs a unit, as told when it goes on until it can go no further. */
function price(terrain: string, unit: string): number {
  const f = proving({ terrain: { L0504: terrain } }, { units: at(unit, 'L0505') });
  const way = ['L0505', 'L0504', 'L0503', 'L0502', 'L0501', 'L0601', 'L0701', 'L0801', 'L0901'];
  const { data } = f.refusal(`${unit} ${way.join('-')}`);
  return Number(data.points) - (way.length - 2);
}

test('[5.6a] clear and town hexes cost every arm one point', () => {
  for (const terrain of ['clear', 'town'])
    for (const unit of [INF, GUNS, CAV, HORSE_GUNS]) expect(price(terrain, unit), `${unit} ${terrain}`).toBe(1);
});

test('[5.6b] forest and marsh cost foot two points and horse four', () => {
  for (const terrain of ['forest', 'marsh']) {
    expect(price(terrain, INF)).toBe(2);
    expect(price(terrain, GUNS)).toBe(2);
    expect(price(terrain, CAV)).toBe(4);
    expect(price(terrain, HORSE_GUNS)).toBe(4);
  }
});

test('[5.6c] a chateau costs every arm two points', () => {
  for (const unit of [INF, GUNS, CAV, HORSE_GUNS]) expect(price('chateau', unit), unit).toBe(2);
});

test('[5.6d] a crest costs nothing', () => {
  const f = proving(
    {
      sides: [
        ['L0505', 'L0504', 'crest'],
        ['L0504', 'L0503', 'crest'],
      ],
    },
    { units: at(INF, 'L0505') },
  );
  expect(f.goals(INF)).toContain('L0501');
});

test('[5.61a] the costs of hex and hexside add up', () => {
  const f = proving(
    { sides: [['L0505', 'L0504', 'stream']], terrain: { L0504: 'chateau' } },
    { units: at(INF, 'L0505') },
  );
  f.play(`${INF} L0505-L0504`);
  const g = proving(
    { sides: [['L0505', 'L0504', 'stream']], terrain: { L0504: 'chateau' } },
    { units: at(GUNS, 'L0505') },
  );
  expect(g.refusal(`${GUNS} L0505-L0504`)).toMatchObject({ data: { points: 4 } });
});

test('[5.61b] of several effects only the best for the defender counts', () => {
  const f = proving(
    { sides: [['L0505', 'L0504', 'stream']], terrain: { L0504: 'chateau' } },
    { phase: 'frenchCombat', units: { [INF]: 'L0505', [ENEMY]: 'L0504' } },
  );
  f.play(`attack L0504: ${INF} @1-3`, 1);
  expect(f.last('attack')).toMatchObject({ attack: 5, defence: 15 });
  // Cavalry in a wood across a stream is doubled and not halved.
  const g = proving(
    { sides: [['L0505', 'L0504', 'stream']], terrain: { L0504: 'forest' } },
    { phase: 'frenchCombat', units: { [INF]: 'L0505', 'pr-i-treskow': 'L0504' } },
  );
  g.play(`attack L0504: ${INF} @1-2`, 1);
  expect(g.last('attack')).toMatchObject({ attack: 5, defence: 6 });
});

test('[5.62] forest, town, chateau and crests block sight, and nothing else', () => {
  const sees = (terrain: string): boolean => {
    const f = proving(
      { terrain: { L0504: terrain } },
      { phase: 'frenchCombat', units: { [GUNS]: 'L0505', [ENEMY]: 'L0503' } },
    );
    return f.choices('target').length > 0;
  };
  expect(['clear', 'marsh', 'forest', 'town', 'chateau'].map(sees)).toEqual([true, true, false, false, false]);
  for (const [kind, seen] of [
    ['stream', true],
    ['river', true],
    ['crest', false],
  ] as const) {
    const f = proving(
      { sides: [['L0504', 'L0503', kind]] },
      { phase: 'frenchCombat', units: { [GUNS]: 'L0505', [ENEMY]: 'L0503' } },
    );
    expect(f.choices('target').length > 0, kind).toBe(seen);
  }
});
