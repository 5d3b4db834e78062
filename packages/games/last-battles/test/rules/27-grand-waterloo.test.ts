import { expect, test } from 'vitest';
import { armyLevel, happened } from '../../src/rules/campaign/27-armies.ts';
import { CAMPAIGN_GAMES, type CampaignScene, campaign, type Theatre, theatre } from '../campaigns.ts';
import { deadWorth } from '../losses.ts';
import { GAMES } from '../support.ts';

/** 27.0 Grand Waterloo. Open ground: around W2531 lie W2530 north, W2630, W2631, W2532 south, W2431, W2430. */

const { world } = CAMPAIGN_GAMES['grand-waterloo'];
const [ROGUET, FRIANT, MORAND] = ['fr-gd-roguet', 'fr-gd-friant', 'fr-gd-morand'];
/** Of Grouchy's group: 5, 5. */
const [DUFOUR, LAGARDE] = ['fr-iii-dufour', 'fr-iii-lagarde'];
const FIGHTERS = [
  ROGUET,
  FRIANT,
  MORAND,
  DUFOUR,
  LAGARDE,
  'pr-iv-18thline',
  'pr-i-24thline',
  'aa-1br-byng',
  'fr-ii-husson',
];

const scene = (units: CampaignScene['units'], more: Partial<CampaignScene> = {}, ...dice: number[]): Theatre =>
  theatre('grand-waterloo', { turn: 3, phase: 'frenchCombat', ...more, units }, {}, dice);
const groupOf = (id: string): number => world.group[world.unitIndex(id)];
const lost = {
  napoleon: (points: number) => deadWorth(world, points, (id) => groupOf(id) === 0 && !FIGHTERS.includes(id)),
  grouchy: (points: number) => deadWorth(world, points, (id) => groupOf(id) === 1 && !FIGHTERS.includes(id)),
  'anglo-allied': (points: number) =>
    deadWorth(world, points, (id, army) => army === 'anglo-allied' && !FIGHTERS.includes(id)),
  prussian: (points: number) => deadWorth(world, points, (id, army) => army === 'prussian' && !FIGHTERS.includes(id)),
};
const [AA, PRUSSIAN] = [1, 2];
const levels = (f: Theatre): number[] => [
  f.state[world.at.groupLevel],
  f.state[world.at.groupLevel + 1],
  armyLevel(world, f.state, AA, 0),
  armyLevel(world, f.state, AA, 1),
  armyLevel(world, f.state, PRUSSIAN, 0),
  armyLevel(world, f.state, PRUSSIAN, 1),
];
const morale = (f: Theatre): string[] => {
  const words = ['fit', 'demoralized', 'disintegrated'];
  const { groupMorale, morale: armies } = world.at;
  return [groupMorale, groupMorale + 1, armies + AA, armies + PRUSSIAN].map((at) => words[f.state[at]]);
};
const OPEN = { 'aa-1br-byng': 'B1032', 'pr-iv-18thline': 'W2531', [ROGUET]: 'B1001', [DUFOUR]: 'W2901' };
/** The French Guard drives 4 Prussian points out of existence, or is thrown back: by the die. */
const GUARD = { [ROGUET]: 'W2532', [FRIANT]: 'W2532', 'pr-iv-18thline': 'W2531' };

test('[27.1a] La Belle Alliance and Wavre as they stand in those battles, and nobody comes later', () => {
  const f = campaign('grand-waterloo');
  for (const name of ['la-belle-alliance', 'wavre'] as const) {
    const { world: own } = GAMES[name];
    const battle = own.battles.find(({ id }) => id === name);
    for (const { unit, hex } of battle?.placed ?? []) {
      const place = own.map.ids[hex];
      expect(f.where(own.unitId(unit))).toBe(world.map.ids[world.map.indexOf(place)]);
    }
  }
  expect(world.battles[0].arrivals).toEqual([]);
});

test('[27.1b] the Prussian IV Corps stands on the map of Wavre', () => {
  const f = campaign('grand-waterloo');
  const hexes = (designation: string): string[] => [
    ...new Set(
      world.unitData
        .filter((unit) => unit.army === 'prussian' && unit.designation === designation)
        .map(({ id }) => f.where(id)),
    ),
  ];
  expect(hexes('C/IV').sort()).toEqual(['W0112', 'W0211']);
  expect(hexes('16/IV').sort()).toEqual(['W0210', 'W0310']);
  expect(hexes('15/IV').sort()).toEqual(['W0309', 'W0310']);
  expect(hexes('13/IV').sort()).toEqual(['W0409', 'W0509']);
  expect(hexes('14/IV').sort()).toEqual(['W0609', 'W0709']);
  expect(f.where('pr-iv-art')).toBe('W0409');
});

test('[27.1c] the commanders stand where the scenario says', () => {
  const f = campaign('grand-waterloo');
  const commanders = ['wellington', 'blucher', 'orange', 'napoleon', 'ney', 'grouchy'].map((name) =>
    f.where(`ld-${name}`),
  );
  expect(commanders).toEqual(['B0915', 'W1406', 'B1114', 'B0922', 'B1118', 'W2121']);
  expect(f.refusal('place ld-wellington B0916').rule).toBe('27.1c');
});

test('[27.1d] other leaders are placed freely, the allied first; four French officers on the map of Wavre', () => {
  const f = campaign('grand-waterloo');
  expect([f.step, f.seat]).toEqual(['deployment', 'allied']);
  expect(world.unitIndex('ld-brunswick')).toBe(-1);
  f.play('place ld-picton W0101');
  expect([f.where('ld-picton'), f.refusal('place ld-picton W0102').rule]).toEqual(['W0101', '27.1d']);
  expect(f.refusal('place ld-uxbridge B1118')).toMatchObject({ rule: '27.1d', code: 'deployed-among-enemies' });
  f.play('end');
  expect([f.step, f.seat]).toEqual(['deployment', 'french']);
  for (const officer of ['vandamme', 'gerard', 'pajol', 'exelmans'])
    expect(f.refusal(`place ld-${officer} B1118`)).toMatchObject({ rule: '27.1d', code: 'on-wavre-only' });
  expect(f.refusal('place ld-reille W0101').rule).toBe('27.1d');
  f.plays('place ld-reille W0102', 'end');
  expect([f.turn, f.step, f.seat]).toEqual([1, 'command', 'french']);
});

test('[27.21a] armies and the two French groups have levels; corps do not break', () => {
  const f = scene({ ...OPEN, ...deadWorth(world, 20, (id) => id.startsWith('fr-gd') && !FIGHTERS.includes(id)) });
  expect(levels(f)).toEqual([60, 30, 45, 55, 35, 50]);
  expect(
    [...f.state.subarray(world.at.nerve, world.at.nerve + world.bodies.length)].every((nerve) => nerve === 0),
  ).toBe(true);
  expect(morale(scene({ ...OPEN, ...lost.grouchy(30) }))).toEqual(['fit', 'demoralized', 'fit', 'fit']);
  expect(morale(scene({ ...OPEN, ...lost.prussian(35) }))).toEqual(['fit', 'fit', 'fit', 'demoralized']);
  expect(morale(scene({ ...OPEN, ...lost['anglo-allied'](45) }))).toEqual(['fit', 'fit', 'demoralized', 'fit']);
  expect(morale(scene({ ...OPEN, ...lost['anglo-allied'](44) }))).toEqual(['fit', 'fit', 'fit', 'fit']);
});

test('[27.21b] losses are face strength when destroyed, and reorganization gives nothing back', () => {
  const reduced = scene({ ...GUARD, 'pr-iv-18thline': { at: 'W2531', reduced: true }, 'pr-i-24thline': 'W0101' });
  const before = reduced.state[world.at.losses + PRUSSIAN];
  reduced.play(`attack W2531: ${ROGUET} @3-1`, 1);
  expect(reduced.state[world.at.losses + PRUSSIAN] - before).toBe(2);
  const units = { 'ld-vandamme': 'W2531', [DUFOUR]: { at: 'destroyed', fell: 1 }, 'aa-1br-byng': 'B1001' };
  const f = scene(units, { turn: 5, phase: 'frenchCommand' }).play('end');
  expect(f.state[world.at.groupLosses + 1]).toBe(5);
  f.play(`reorganize ld-vandamme ${DUFOUR}`);
  expect([f.where(DUFOUR), f.state[world.at.groupLosses + 1]]).toEqual(['W2531', 5]);
});

test('[27.21c] at the same instant the side that is not phasing breaks first', () => {
  // The first break of an ally has lifted Napoleon's level to 70; an exchange costs four Prussians and six of the Guard.
  const units = { ...GUARD, ...lost['anglo-allied'](45), ...lost.prussian(31), ...lost.napoleon(65) };
  const f = scene(units).play(`attack W2531: ${ROGUET} @3-1`, 6).play(`lose ${FRIANT}`);
  expect(f.outcome).toMatchObject({ winners: [0], rule: '27.41' });
  // The same exchange when the Prussians attack.
  const allied = {
    'pr-iv-18thline': 'W2532',
    'pr-i-24thline': 'W2532',
    'fr-ii-husson': { at: 'W2531', reduced: true },
    ...lost['anglo-allied'](45),
    ...lost.prussian(31),
    ...lost.napoleon(67),
  };
  const g = scene(allied, { phase: 'alliedCombat' })
    .play('attack W2531: pr-iv-18thline @3-1', 6)
    .play('lose pr-iv-18thline');
  expect(g.outcome).toMatchObject({ winners: [1], rule: '27.42' });
});

test('[27.21d] who sets up on the map of Wavre is Grouchy’s, all others Napoleon’s', () => {
  const f = campaign('grand-waterloo');
  for (const { id, army } of world.unitData.slice(0, world.units))
    if (army === 'french') expect([id, groupOf(id)]).toEqual([id, f.where(id).startsWith('W') ? 1 : 0]);
  expect([groupOf('fr-iii-domon'), groupOf('fr-ic-subervie'), groupOf('pr-iv-art')]).toEqual([0, 0, -1]);
});

test('[27.21e] a demoralized group does not advance, and is not slowed', () => {
  const units = { [DUFOUR]: 'W2532', [LAGARDE]: 'W2532', 'pr-iv-18thline': 'W2531', ...lost.grouchy(30) };
  const f = scene(units).play(`attack W2531: ${DUFOUR} @2-1`, 1).play('retreat pr-iv-18thline W2530');
  expect(f.step).toBe('combat');
  const { 'pr-iv-18thline': _gone, ...alone } = units;
  const march = scene({ ...alone, 'aa-1br-byng': 'B1001' }, { phase: 'frenchMovement' });
  expect(march.goals(DUFOUR)).toContain('W2529');
});

test('[27.22a] Napoleon’s level: ten more when an allied army breaks, once; twenty less when the enemy is in Maison du Roi', () => {
  expect(levels(scene({ ...OPEN, ...lost['anglo-allied'](45) }))[0]).toBe(70);
  expect(levels(scene({ ...OPEN, ...lost.prussian(35), ...lost.napoleon(40) }))[0]).toBe(70);
  const f = scene({ ...OPEN, 'aa-1br-byng': 'B1020' }, { phase: 'alliedMovement' }).play(
    'aa-1br-byng B1020-B1021-B1022',
  );
  expect([levels(f)[0], happened(world, f.state, 'maison-du-roi')]).toEqual([40, true]);
});

test('[27.22b] the Prussian levels are ten lower while the French hold all of Wavre', () => {
  const held = { W1506: 'french', W1507: 'french', W1606: 'french' } as const;
  expect(levels(scene(OPEN, { held }))).toEqual([60, 30, 45, 55, 35, 50]);
  const f = scene(
    { ...OPEN, 'pr-iv-18thline': 'W1604' },
    { held: { ...held, W1607: 'french' }, phase: 'alliedMovement' },
  );
  expect(levels(f)).toEqual([60, 30, 45, 55, 25, 40]);
  f.play(`pr-iv-18thline ${f.goals('pr-iv-18thline').find((hex) => hex in held)}`);
  expect(levels(f)).toEqual([60, 30, 45, 55, 35, 50]);
  // 11.2c: who has broken meanwhile stays broken.
  const broken = scene(
    { ...OPEN, 'pr-iv-18thline': 'W1604', ...lost.prussian(25) },
    { held: { ...held, W1607: 'french' }, phase: 'alliedMovement' },
  );
  broken.play(`pr-iv-18thline ${broken.goals('pr-iv-18thline').find((hex) => hex in held)}`);
  expect([levels(broken)[4], morale(broken)[3]]).toEqual([35, 'demoralized']);
});

test('[27.22c] Anglo-Allied levels: Prussians attack Napoleon’s men, the French are in Waterloo, or leave by W0901', () => {
  const attack = (target: string): Theatre =>
    scene(
      { 'pr-iv-18thline': 'W2532', 'pr-i-24thline': 'W2532', [target]: 'W2531', ...lost.prussian(10) },
      { phase: 'alliedCombat' },
    ).play('attack W2531: pr-iv-18thline @1-1', 1);
  expect(levels(attack('fr-ii-husson')).slice(2, 4)).toEqual([55, 65]);
  expect(levels(attack(DUFOUR)).slice(2, 4)).toEqual([45, 55]);
  const march = (units: CampaignScene['units'], line: string): number[] =>
    levels(scene({ ...OPEN, ...units }, { phase: 'frenchMovement' }).play(line)).slice(2, 4);
  expect(march({ [ROGUET]: 'B0709' }, `${ROGUET} B0709-B0708`)).toEqual([25, 35]);
  expect(march({ [ROGUET]: 'W0902' }, `exit ${ROGUET} W0901`)).toEqual([35, 45]);
});

test('[27.22d] each acts once, and leaders cause none of them', () => {
  const f = scene({ ...OPEN, [ROGUET]: 'B0709', [FRIANT]: 'B0709', 'ld-ney': 'B0709' }, { phase: 'frenchMovement' });
  f.play('ld-ney B0709-B0708');
  expect(levels(f)[2]).toBe(45);
  f.plays(`${ROGUET} B0709-B0708`, `${FRIANT} B0709-B0708`);
  expect(levels(f)[2]).toBe(25);
});

test('[27.31] no Prussian unit or leader moves on the first turn', () => {
  const units = { ...OPEN, 'ld-blucher': 'W2531' };
  const f = scene(units, { turn: 1, phase: 'alliedMovement' });
  expect(f.refusal('pr-iv-18thline W2531-W2530').rule).toBe('27.31');
  expect(f.refusal('ld-blucher W2531-W2530').rule).toBe('27.31');
  expect([f.goals('pr-iv-18thline'), f.goals('aa-1br-byng').length > 0]).toEqual([[], true]);
  expect(scene(units, { turn: 2, phase: 'alliedMovement' }).goals('pr-iv-18thline')).not.toEqual([]);
});

test('[27.32] command goes twice as far along roads and trails', () => {
  const at = (hex: string, name: 'campaign' | 'grand-waterloo') => {
    const units = { 'ld-napoleon': 'B1022', [ROGUET]: hex, 'pr-iv-18thline': 'W2531' };
    return theatre(name, { turn: 3, phase: 'frenchCommand', units }).under(ROGUET);
  };
  // Ten hexes down the highway, and eleven.
  expect([at('B1530', 'grand-waterloo'), at('B1630', 'grand-waterloo')]).toEqual(['ld-napoleon', null]);
  expect(at('B1530', 'campaign')).toBeNull();
});

const repulse = (units: CampaignScene['units'], die: number): Theatre => {
  const f = scene({ ...GUARD, ...units }).play(`attack W2531: ${ROGUET} @1-1`, die);
  return f.plays(`retreat ${ROGUET} W2533`, `retreat ${FRIANT} W2533`);
};

test('[27.33a] repulse of the Old Guard costs Napoleon’s level twenty', () => {
  expect(levels(repulse({}, 4))[0]).toBe(40);
  const won = scene(GUARD).play(`attack W2531: ${ROGUET} @3-1`, 1);
  expect(levels(won)[0]).toBe(60);
  const young = { 'fr-gd-guye': 'W2532', 'fr-gd-chartrand': 'W2532', 'pr-iv-18thline': 'W2531' };
  const f = scene(young).play('attack W2531: fr-gd-guye @1-1', 4);
  expect(levels(f.plays('retreat fr-gd-guye W2533', 'retreat fr-gd-chartrand W2533'))[0]).toBe(60);
  // 12.21: redeemed by an army that this very attack breaks.
  const redeemed = scene({ ...GUARD, ...lost.prussian(31) })
    .play(`attack W2531: ${ROGUET} @3-1`, 6)
    .play(`lose ${FRIANT}`);
  expect([morale(redeemed)[3], levels(redeemed)[0]]).toEqual(['demoralized', 70]);
});

test('[27.33b] against a demoralized army an exchange does not count', () => {
  const exchange = (units: CampaignScene['units']): number =>
    levels(
      scene({ ...GUARD, ...units })
        .play(`attack W2531: ${ROGUET} @3-1`, 6)
        .play(`lose ${FRIANT}`),
    )[0];
  expect(exchange({})).toBe(40);
  expect(exchange(lost.prussian(35))).toBe(70);
  expect(levels(repulse(lost.prussian(35), 4))[0]).toBe(50);
});

test('[27.34] nobody leaves the map but by W0901', () => {
  const f = scene({ ...OPEN, [ROGUET]: 'B0601' }, { phase: 'frenchMovement' });
  expect(f.refusal(`exit ${ROGUET} B0601`).rule).toBe('27.34');
  const allied = scene({ ...OPEN, 'aa-1br-byng': 'W0901' }, { phase: 'alliedMovement' });
  expect(allied.refusal('exit aa-1br-byng W0901').rule).toBe('27.34');
});

test('[27.34, 6.13] who could only retreat off the map is eliminated, and counts against the level', () => {
  const units = { [ROGUET]: 'W2502', 'pr-iv-18thline': 'W2501', ...lost.prussian(31) };
  const f = scene(units).play(`attack W2501: ${ROGUET} @1-1`, 1);
  expect([f.choices(), morale(f)[3]]).toEqual([['lost pr-iv-18thline'], 'fit']);
  f.play('lost pr-iv-18thline');
  expect([f.told('destroyed').at(-1)?.rule, morale(f)[3]]).toEqual(['6.13', 'demoralized']);
});

test('[27.34, 27.22c] by W0901 any French unit leaves, for half a point, and is no loss; leaders too, and that changes nothing', () => {
  const units = { ...OPEN, [ROGUET]: 'W0901', [FRIANT]: 'W0901', [DUFOUR]: 'W0902', 'ld-ney': 'W0901' };
  const f = scene({ ...units, ...lost.napoleon(59) }, { phase: 'frenchMovement', out: [ROGUET, FRIANT, DUFOUR] });
  f.play('exit ld-ney W0901');
  expect([f.where('ld-ney'), levels(f)[2]]).toEqual(['exited', 45]);
  f.plays(`exit ${DUFOUR} W0902-W0901`, `exit ${ROGUET} W0901`, `exit ${FRIANT} W0901`);
  expect([f.where(FRIANT), levels(f).slice(2, 4), morale(f)]).toEqual([
    'exited',
    [35, 45],
    ['fit', 'fit', 'fit', 'fit'],
  ]);
  const { exitCost } = world.battles[0];
  expect(exitCost[0][world.map.indexOf('W0901')]).toBe(1);
});

test('[27.35] Bülow commands his corps within three hexes, without a commander or a place', () => {
  const units = {
    'ld-bulow': 'W2531',
    'pr-iv-18thline': 'W2528',
    'pr-iv-15thline': 'W2527',
    'pr-i-24thline': 'W2530',
    [ROGUET]: 'B1001',
  };
  const f = scene(units, { phase: 'alliedCommand' }).play('end');
  expect(['pr-iv-18thline', 'pr-iv-15thline', 'pr-i-24thline'].map((id) => f.inCommand(id))).toEqual([
    true,
    false,
    false,
  ]);
  // Blücher near by changes nothing: Bülow takes no place of his, and a ride of Blücher's costs the corps nothing (19.27).
  const near = scene({ ...units, 'ld-blucher': 'W2530' }, { phase: 'alliedCommand' });
  expect(near.under('ld-bulow')).toBeNull();
  near.plays('command ld-bulow ld-blucher', 'end', 'ld-blucher W2525');
  expect([near.where('ld-blucher'), near.inCommand('pr-iv-18thline')]).toEqual(['W2525', true]);
});

test('[27.36] a cavalry corps takes half a place of Grouchy’s', () => {
  const units = {
    'ld-grouchy': 'W2531',
    'ld-pajol': 'W2530',
    'ld-exelmans': 'W2532',
    'ld-vandamme': 'W2631',
    'ld-gerard': 'W2431',
    'fr-ic-soult': 'W2530',
    'fr-iic-strolz': 'W2532',
    [DUFOUR]: 'W2631',
    'fr-iv-rome': 'W2431',
    'pr-iv-18thline': 'W0101',
  };
  const f = scene(units, { phase: 'frenchCommand' });
  const under = (): number =>
    ['pajol', 'exelmans', 'vandamme', 'gerard'].filter((name) => f.under(`ld-${name}`) !== null).length;
  // Two places are two corps of infantry, or one and two of cavalry.
  expect(under()).toBe(2);
  f.plays('release ld-gerard', 'command ld-pajol ld-grouchy', 'command ld-exelmans ld-grouchy');
  expect([under(), f.refusal('command ld-gerard ld-grouchy').rule]).toEqual([3, '19.0c']);
});

/** Grouchy's men against an Anglo-Allied brigade; Napoleon stands so many hexes from Grouchy. */
const union = (napoleon: string, more: CampaignScene['units'] = {}): Theatre => {
  const units = {
    'ld-grouchy': 'W2532',
    'ld-napoleon': napoleon,
    [DUFOUR]: 'W2532',
    [LAGARDE]: 'W2532',
    'aa-1br-byng': { at: 'W2531', reduced: true },
    ...more,
  };
  const f = scene(units, { phase: 'frenchCommand' });
  if (f.under(DUFOUR) !== 'ld-grouchy') f.play(`command ${DUFOUR} ld-grouchy`);
  return f.plays('end', 'end').play(`attack W2531: ${DUFOUR} @1-1`, 1);
};

test('[27.37] the groups become one army when Grouchy’s men attack the Anglo-Allied within Napoleon’s reach', () => {
  const f = union('W2533', { ...lost.napoleon(50), ...lost.grouchy(20) });
  expect([happened(world, f.state, 'combined'), levels(f)[0]]).toEqual([true, 90]);
  expect(f.last('armies-combined')).toEqual({ level: 90 });
  expect(happened(world, union('B1001').state, 'combined')).toBe(false);
  // Summed losses count before the die of that very attack: 59 and 29 break neither group, together they are 88 of 90.
  expect(union('W2533', { ...lost.napoleon(59), ...lost.grouchy(29) }).outcome).toBeNull();
  // Modifiers already suffered carry over.
  const heartened = union('W2533', lost.prussian(35));
  expect(levels(heartened)[0]).toBe(100);
});

test('[27.37, 19.27] not when Grouchy has galloped and only Napoleon still commands them', () => {
  const attack = (ride: string): Theatre => {
    const units = {
      'ld-grouchy': 'W2033',
      'ld-napoleon': 'W2533',
      'ld-vandamme': 'W2432',
      [DUFOUR]: 'W2532',
      'aa-1br-byng': { at: 'W2531', reduced: true },
    };
    const f = scene(units, { phase: 'frenchCommand' });
    if (f.under('ld-vandamme') !== 'ld-grouchy') f.play('command ld-vandamme ld-grouchy');
    f.plays(`command ${DUFOUR} ld-napoleon`, 'end', `ld-grouchy ${ride}`, 'end');
    return f.play(`attack W2531: ${DUFOUR} @1-1`, 1);
  };
  // One hex is less than half his allowance, five are more; at both ends he is in Napoleon's range.
  expect(['W2133', 'W2534'].map((ride) => happened(world, attack(ride).state, 'combined'))).toEqual([true, false]);
});

test('[27.38] when the Prussians disintegrate all of them leave, leaders too, and play goes on', () => {
  const units = {
    ...GUARD,
    'pr-i-24thline': 'W0101',
    'ld-blucher': 'W0101',
    'aa-1br-byng': 'B1032',
    ...lost.prussian(46),
  };
  const f = scene(units).play(`attack W2531: ${ROGUET} @3-1`, 1);
  expect([f.where('pr-i-24thline'), f.where('ld-blucher'), f.outcome, morale(f)[3]]).toEqual([
    'exited',
    'exited',
    null,
    'disintegrated',
  ]);
  expect(f.last('army-withdrew')).toEqual({ army: 'prussian' });
});

test('[27.39] units out of command that are in contact attack as others do', () => {
  const units = { ...GUARD, 'pr-i-24thline': 'W0101' };
  const f = scene(units, { out: [ROGUET, FRIANT] }).play(`attack W2531: ${ROGUET} @3-1`, 1);
  expect([f.last('rolled').result, f.where('pr-iv-18thline')]).toEqual(['De', 'destroyed']);
});

test('[27.41] the French win when both allied armies are demoralized, or the Anglo-Allied disintegrate', () => {
  const both = scene({ ...GUARD, 'pr-i-24thline': 'W0101', ...lost['anglo-allied'](45), ...lost.prussian(31) });
  expect(both.play(`attack W2531: ${ROGUET} @3-1`, 1).outcome).toMatchObject({
    winners: [0],
    rule: '27.41',
    code: 'both-demoralized',
  });
  const { 'pr-iv-18thline': _none, ...guard } = GUARD;
  const broken = scene({ ...guard, 'aa-1br-byng': { at: 'W2531', reduced: true }, ...lost['anglo-allied'](52) });
  expect(broken.play(`attack W2531: ${ROGUET} @3-1`, 1).outcome).toMatchObject({ code: 'anglo-allied-disintegrated' });
});

test('[27.42] the allies win when Napoleon’s group breaks, or at the end; Grouchy’s break alone wins nothing', () => {
  const f = repulse(lost.napoleon(40), 4);
  expect(f.outcome).toMatchObject({ winners: [1], rule: '27.42', code: 'napoleon-demoralized' });
  const end = scene({ ...OPEN, ...lost.grouchy(30) }, { turn: 10, phase: 'alliedMovement' });
  expect(morale(end)[1]).toBe('demoralized');
  end.plays('end', 'end');
  expect(end.outcome).toMatchObject({ winners: [1], rule: '27.42', code: 'french-failed' });
});
