import { expect, test } from 'vitest';
import { CAMPAIGN_GAMES, type CampaignScene, type Theatre, theatre } from '../campaigns.ts';
import { dead } from '../cast.ts';

/** 22.0 Demoralization in the campaign. Full values of what is dead are said beside it. */

const GUARD = { ROGUET: 'fr-gd-roguet', FRIANT: 'fr-gd-friant', MORAND: 'fr-gd-morand', MICHEL: 'fr-gd-michel' };
/** 20 points: the Guard is broken. */
const GUARD_GONE = dead('fr-gd-chartrand', 'fr-gd-guye', 'fr-gd-lallemand', 'fr-gd-ygart', 'fr-gd-duchand');
/** 17 of 19, 13 of 15, 6 of 8: two short of their levels. */
const SECOND_SHORT = dead('fr-ii-husson', 'fr-ii-campi', 'fr-ii-baudin');
const FIRST_SHORT = dead('fr-i-quiot', 'fr-i-bourgeois', 'fr-i-schmitz');
const SIXTH_SHORT = dead('fr-vi-bellair', 'fr-vi-penne');
const ENEMY = { 'pr-iv-18thline': 'L2930' };

const { bodies } = CAMPAIGN_GAMES.campaign.world;
const nerve = (f: Theatre, ...names: string[]): string[] =>
  names.map((name) => {
    const body = bodies.findIndex((one) => `${['fr', 'aa', 'pr'][one.army]}:${one.name}` === name);
    if (body < 0) throw new Error(`there is no ${name}`);
    return ['fit', 'broken', 'infected'][f.state[f.game.world.at.nerve + body]];
  });
const level = (f: Theatre, name: string): number =>
  f.state[f.game.world.at.base + bodies.findIndex((one) => `${['fr', 'aa', 'pr'][one.army]}:${one.name}` === name)];

const between = (a: string, b: string): number => {
  const { map } = CAMPAIGN_GAMES.campaign.world;
  return map.distance(map.indexOf(a), map.indexOf(b));
};

const scene = (units: CampaignScene['units'], phase: CampaignScene['phase'] = 'frenchCommand', turn = 2): Theatre =>
  theatre('campaign', { turn, phase, units: { ...ENEMY, ...units } });

test('[22.0a] a corps breaks by the full values of its own units in both boxes, at once', () => {
  const [short, reduced] = [dead('fr-vi-bellair'), { 'fr-vi-jamin': { at: 'destroyed', reduced: true } }];
  expect(nerve(scene({ ...short, 'fr-gd-friant': 'L1912' }), 'fr:VI')).toEqual(['fit']);
  // 4 and 4, though only 2 of the second showed; 8 is the level.
  const f = scene({ ...short, ...reduced, 'fr-gd-friant': 'L1912', 'ld-mouton': 'L1912' });
  expect(nerve(f, 'fr:VI', 'fr:Gd')).toEqual(['broken', 'fit']);
  const units = { [GUARD.ROGUET]: 'L1912', [GUARD.FRIANT]: 'L1912', 'pr-iii-8thline': 'L1911' };
  const fight = theatre('campaign', {
    phase: 'frenchCombat',
    units: { ...units, ...dead('pr-iii-36thline', 'pr-iii-27thline', 'pr-iii-lottum') },
  }).play(`attack L1911: ${GUARD.ROGUET} @3-1`, 1);
  expect(nerve(fight, 'pr:III', 'pr:I')).toEqual(['broken', 'fit']);
  expect(fight.last('body-demoralized')).toMatchObject({ body: 'III', losses: 14, level: 14 });
});

test('[22.0b] one total of Anglo-Allied losses breaks each nationality at its own level', () => {
  const NATIONS = ['aa:Netherlands', 'aa:Nassau', 'aa:Brunswick', 'aa:Hanoverian', 'aa:KGL', 'aa:British'];
  const broken = (...units: string[]): number =>
    nerve(scene({ ...dead(...units), 'fr-gd-friant': 'L1912' }), ...NATIONS).filter((state) => state === 'broken')
      .length;
  expect(broken('aa-1br-byng')).toBe(0);
  // British dead alone break the Netherlands at 7, then Nassau at 8, Brunswick at 10, Hanover at 12.
  expect(broken('aa-1br-byng', 'aa-1br-adye')).toBe(1);
  expect(broken('aa-1br-byng', 'aa-4br-mitchell')).toBe(2);
  expect(broken('aa-1br-byng', 'aa-1br-maitland')).toBe(3);
  expect(broken('aa-1br-byng', 'aa-1br-maitland', 'aa-1br-adye')).toBe(4);
});

test('[22.1] the demoralized do not advance after combat', () => {
  const units = { 'fr-vi-noury': 'L1912', 'fr-vi-tromelin': 'L1912', 'pr-i-29thline': 'L1911' };
  const attack = 'attack L1911: fr-vi-noury @1-1';
  const fit = scene(units, 'frenchCombat').play(attack, 1).play('retreat pr-i-29thline L1910');
  expect(fit.step).toBe('advance');
  const broken = scene({ ...units, ...dead('fr-vi-bellair', 'fr-vi-jamin') }, 'frenchCombat').play(attack, 1);
  expect(broken.play('retreat pr-i-29thline L1910').step).toBe('combat');
});

test('[22.11] they and their officers pay two for clear ground, as cavalry for the rest; roads keep their rate', () => {
  const units = { [GUARD.ROGUET]: 'L1912', 'ld-drouot': 'L1912' };
  const fit = scene(units, 'frenchMovement');
  expect([fit.goals(GUARD.ROGUET).includes('L1909'), fit.goals('ld-drouot').includes('L1907')]).toEqual([true, true]);
  const slow = scene({ ...units, ...GUARD_GONE }, 'frenchMovement');
  expect(slow.refusal(`${GUARD.ROGUET} L1912-L1911-L1910-L1909`)).toMatchObject({ rule: '5.1', data: { points: 6 } });
  expect([slow.goals(GUARD.ROGUET).includes('L1910'), slow.goals(GUARD.ROGUET).includes('L1909')]).toEqual([
    true,
    false,
  ]);
  expect([slow.goals('ld-drouot').includes('L1908'), slow.goals('ld-drouot').includes('L1907')]).toEqual([true, false]);
  // Four points take either eight hexes along the roads from Quatre Bras.
  const road = { [GUARD.ROGUET]: 'Q1708' };
  const most = (f: Theatre): string[] => f.goals(GUARD.ROGUET).filter((hex) => between('Q1708', hex) === 8);
  const fast = most(scene(road, 'frenchMovement'));
  expect(fast).not.toEqual([]);
  expect(most(scene({ ...road, ...GUARD_GONE }, 'frenchMovement'))).toEqual(fast);
});

test('[22.12] their reorganization is at risk', () => {
  const fell = Object.fromEntries(Object.keys(GUARD_GONE).map((unit) => [unit, { at: 'destroyed', fell: 1 }]));
  const f = scene({ ...fell, 'ld-drouot': 'L1912' }, 'frenchCommand', 5).play('end');
  f.play('reorganize ld-drouot fr-gd-chartrand', 6);
  expect(f.last('reorganization-failed')).toMatchObject({ die: 6, units: ['fr-gd-chartrand'] });
});

test('[22.2a, 22.2b, 22.2c] the levels of corps and nationalities', () => {
  const of = (army: number) =>
    Object.fromEntries(bodies.filter((one) => one.army === army).map((one) => [one.name, one.level]));
  expect(of(0)).toEqual({ Gd: 20, I: 15, II: 19, III: 13, IV: 12, VI: 8, IC: 3, IIC: 4, IIIC: 4, IVC: 4 });
  expect(of(2)).toEqual({ I: 20, II: 20, III: 14, IV: 19 });
  expect(of(1)).toEqual({ British: 40, KGL: 33, Hanoverian: 12, Brunswick: 10, Nassau: 8, Netherlands: 7 });
  const f = scene({ 'fr-gd-friant': 'L1912' });
  expect([level(f, 'fr:II'), level(f, 'pr:IV'), level(f, 'aa:KGL')]).toEqual([19, 19, 33]);
});

test('[22.3] reorganization that brings the losses below the level is recovery', () => {
  const fell = { 'fr-vi-bellair': { at: 'destroyed', fell: 1 }, 'fr-vi-jamin': { at: 'destroyed', fell: 1 } };
  const f = scene({ ...fell, 'ld-mouton': 'L1912' }, 'frenchCommand', 5);
  expect(nerve(f, 'fr:VI')).toEqual(['broken']);
  f.plays('end').play('reorganize ld-mouton fr-vi-bellair', 1);
  expect([nerve(f, 'fr:VI'), f.last('body-recovered')]).toMatchObject([['fit'], { body: 'VI', losses: 4 }]);
});

test('[22.4a] near a demoralized officer a corps breaks two points sooner, when its owner reorganizes', () => {
  const near = { ...GUARD_GONE, ...SECOND_SHORT, 'ld-drouot': 'L1912', 'ld-reille': 'L1917' };
  const f = scene(near);
  expect(nerve(f, 'fr:Gd', 'fr:II')).toEqual(['broken', 'fit']);
  f.play('end');
  expect([nerve(f, 'fr:II'), f.last('body-demoralized')]).toMatchObject([['infected'], { body: 'II' }]);
  for (const units of [
    { ...near, 'ld-reille': 'L1918' },
    { ...near, 'ld-reille': 'destroyed' },
  ])
    expect(nerve(scene(units).play('end'), 'fr:II')).toEqual(['fit']);
  // Between segments nothing changes by distance: he rides away and his corps stays as it is, until the next.
  f.plays(`ld-reille ${f.goals('ld-reille').find((hex) => between(hex, 'L1912') > 5)}`, 'end');
  expect(nerve(f, 'fr:II')).toEqual(['infected']);
  while (f.step !== 'over' && !(f.seat === 'french' && f.step === 'command')) f.play('end');
  expect(nerve(f, 'fr:II')).toEqual(['infected']);
  f.play('end');
  expect(nerve(f, 'fr:II')).toEqual(['fit']);
});

test('[22.4b] the chain goes on in the same segment, and two corps do not keep each other down', () => {
  const chain = {
    ...SECOND_SHORT,
    ...FIRST_SHORT,
    ...SIXTH_SHORT,
    'ld-reille': 'L1917',
    'ld-derlon': 'L1922',
    'ld-mouton': 'L1927',
  };
  const f = scene({ ...chain, ...GUARD_GONE, 'ld-drouot': 'L1912' }).play('end');
  expect(nerve(f, 'fr:II', 'fr:I', 'fr:VI')).toEqual(['infected', 'infected', 'infected']);
  expect(nerve(scene({ ...chain, 'ld-drouot': 'L1912' }).play('end'), 'fr:II', 'fr:I', 'fr:VI')).toEqual([
    'fit',
    'fit',
    'fit',
  ]);
});

test('[22.41] French cavalry corps neither give nor take it', () => {
  const f = scene({ ...dead('fr-iic-strolz'), ...SECOND_SHORT, 'ld-exelmans': 'L1912', 'ld-reille': 'L1913' }).play(
    'end',
  );
  expect(nerve(f, 'fr:IIC', 'fr:II')).toEqual(['broken', 'fit']);
  const g = scene({ ...GUARD_GONE, ...dead('fr-iic-godet'), 'ld-drouot': 'L1912', 'ld-exelmans': 'L1913' }).play('end');
  expect(nerve(g, 'fr:Gd', 'fr:IIC')).toEqual(['broken', 'fit']);
});

test('[22.42] demoralized nationalities lower nobody’s level', () => {
  // 7 points: the Netherlands are broken; Nassau is one short, Brunswick three.
  const f = scene(
    {
      ...dead('aa-1br-byng', 'aa-1br-adye'),
      'ld-chasse': 'L1912',
      'ld-brunswick': 'L1912',
      'ld-ziethen': 'L1912',
      'fr-gd-friant': 'L2930',
      'pr-iv-18thline': 'L0101',
      // 18 of 20: an Anglo-Allied officer does not lower a Prussian corps either.
      ...dead('pr-i-12thline', 'pr-i-24thline', 'pr-i-29thline', 'pr-i-6thline'),
    },
    'alliedCommand',
  ).play('end');
  expect(nerve(f, 'aa:Netherlands', 'aa:Nassau', 'aa:Brunswick', 'pr:I')).toEqual(['broken', 'fit', 'fit', 'fit']);
});

/** The Old Guard against one regiment, officers about it. */
const ASSAULT = {
  [GUARD.ROGUET]: 'L1912',
  [GUARD.FRIANT]: 'L1912',
  'pr-iii-8thline': 'L1911',
  'ld-reille': 'L1922',
  'ld-mouton': 'L1923',
  'ld-exelmans': 'L1914',
};
const repulsed = (units: CampaignScene['units'] = {}): Theatre =>
  scene({ ...ASSAULT, ...units }, 'frenchCombat')
    .play(`attack L1911: ${GUARD.ROGUET} @1-1`, 4)
    .plays(`retreat ${GUARD.ROGUET} L1913`, `retreat ${GUARD.FRIANT} L1913`);

test('[22.5a] repulse of the Old Guard lowers the levels of all corps within ten hexes by seven, for good', () => {
  const f = repulsed();
  expect(f.last('guard-repulsed')).toMatchObject({ by: 7, corps: ['Gd', 'II'] });
  expect(['fr:Gd', 'fr:II', 'fr:VI', 'fr:IIC'].map((name) => level(f, name))).toEqual([13, 12, 8, 4]);
  expect(nerve(repulsed(SECOND_SHORT), 'fr:II')).toEqual(['broken']);
  // The Young Guard is not meant, nor a result that is not adverse.
  const young = { 'fr-gd-chartrand': 'L1912', 'fr-gd-guye': 'L1912', 'pr-iii-8thline': 'L1911', 'ld-reille': 'L1922' };
  const g = scene(young, 'frenchCombat').play('attack L1911: fr-gd-guye @1-1', 4);
  g.plays('retreat fr-gd-guye L1913', 'retreat fr-gd-chartrand L1913');
  expect(g.told('guard-repulsed')).toEqual([]);
  const won = scene(ASSAULT, 'frenchCombat').play(`attack L1911: ${GUARD.ROGUET} @3-1`, 1);
  expect(won.told('guard-repulsed')).toEqual([]);
  // Each such attack counts again; a level at or below nothing is reached without any loss.
  const again = repulsed();
  const { base } = again.game.world.at;
  expect(nerve(again, 'fr:VI', 'fr:IV')).toEqual(['fit', 'fit']);
  again.state[base + bodies.findIndex(({ name }) => name === 'VI')] = 0;
  again.plays('stand', 'end');
  while (!(again.seat === 'french' && again.step === 'movement')) again.play('end');
  expect(nerve(again, 'fr:VI', 'fr:IV')).toEqual(['broken', 'fit']);
});

test('[22.5b] not if that attack breaks the British nationality or a Prussian corps', () => {
  // An exchange: four points of the III Corps die, with ten that lie there already.
  const exchange = (units: CampaignScene['units']): Theatre =>
    scene({ ...ASSAULT, ...units }, 'frenchCombat')
      .play(`attack L1911: ${GUARD.ROGUET} @3-1`, 6)
      .play(`lose ${GUARD.FRIANT}`);
  expect(exchange({}).told('guard-repulsed')).toHaveLength(1);
  const f = exchange(dead('pr-iii-36thline', 'pr-iii-27thline', 'pr-iii-lottum'));
  expect([nerve(f, 'pr:III'), f.told('guard-repulsed')]).toEqual([['broken'], []]);
});
