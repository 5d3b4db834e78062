import { describe, expect, it } from 'vitest';
import scenarioData from '../../data/scenarios.json' with { type: 'json' };
import unitData from '../../data/units.json' with { type: 'json' };
import { townIds, towns } from '../roads.ts';
import { type Army, type Field, faults, field, moving, scenario, THREE, unitsOf } from '../support.ts';

const inZone = (zone: string): string[] => townIds.filter((id) => towns[id].deploymentZone === zone);
const ANGLO_DUTCH = unitsOf('anglo-dutch');
const PRUSSIAN = unitsOf('prussian');
const FRENCH = unitsOf('french');

/** Places the units of an army, as many to a town as given, town after town. */
function place(f: Field, army: Army, perTown: number): Field {
  const zone = inZone(army);
  for (const [index, unit] of unitsOf(army).entries()) f.play(`deploy ${unit} ${zone[Math.floor(index / perTown)]}`);
  return f;
}
const alliesPlaced = (): Field => place(place(scenario('free'), 'anglo-dutch', 4), 'prussian', 4);

describe('4.0 order', () => {
  it('[4.0a] the Allies place first, then the French', () => {
    const f = scenario('free');
    expect(f.decision).toBe('allied deployment');
    expect(f.rule('deploy fr-g-inf beaumont', 'french')).toBe('2.0a');
    expect(f.rule('deploy fr-g-inf beaumont')).toBe('4.0a');
    place(place(f, 'anglo-dutch', 4), 'prussian', 4).play('end');
    expect(f.decision).toBe('french deployment');
    expect(f.rule('deploy ad-1-br brussels')).toBe('4.0a');
    place(f, 'french', 12).play('end');
    expect([f.turn, f.decision]).toEqual([1, 'french movement']);
  });

  it('[4.0a] the French see the Allied blocks while they place, and not before', () => {
    const f = alliesPlaced();
    expect(townIds.flatMap((town) => Object.keys(f.view('french').blocks(town)))).toEqual([]);
    f.play('end');
    const seen = f.view('french');
    expect(seen.blocks('ghent')).toEqual({ 'anglo-dutch': 4 });
    expect(seen.blocks(inZone('prussian')[4])).toEqual({ prussian: 2 });
    expect(ANGLO_DUTCH.filter((unit) => seen.shows(unit))).toEqual([]);
  });

  it('[4.0a] the Allies may not place anew once the French place', () => {
    const f = alliesPlaced().play('end');
    expect(f.rule('deploy ad-1-br brussels', 'allied')).toBe('2.0a');
  });

  it('[4.0b] afterwards a town holds any number, in any zone', () => {
    const f = moving(2, {
      wavre: ['ad-1-br', 'ad-2-br', 'ad-r-br1', 'ad-r-br2'],
      gembloux: ['pr-1-inf1', 'pr-2-inf1'],
    });
    f.plays('pr-1-inf1 gembloux-wavre', 'pr-2-inf1 gembloux-wavre');
    expect(f.blocks('wavre')).toEqual({ 'anglo-dutch': 4, prussian: 2 });
    const many = moving(1, { beaumont: FRENCH.slice(0, 12), thuin: FRENCH.slice(12, 16) });
    many.play(`${FRENCH[12]} thuin-beaumont`);
    expect(many.blocks('beaumont')).toEqual({ french: 13 });
  });

  it('[4.0b] but the limits hold for a set-up that is still to begin', () => {
    const thirteen = Object.fromEntries(FRENCH.slice(0, 13).map((unit) => [unit, 'beaumont']));
    expect(faults({ units: thirteen })).toEqual(['town-full']);
    expect(faults({ units: thirteen, begun: 'movement' })).toEqual([]);
    expect(faults({ units: { 'fr-g-inf': 'thuin' } })).toEqual(['not-its-zone']);
    expect(faults({ units: { 'fr-g-inf': 'thuin' }, begun: 'movement' })).toEqual([]);
  });

  it('[4.0b] [2.0a] a set-up described for a later turn of the track begins in that turn', () => {
    const f = field({ units: {}, turn: 4 });
    while (f.step === 'deployment') f.play(f.choices()[0]);
    expect([f.turn, f.decision]).toEqual([4, 'allied movement']);
  });

  it('[4.0a] all units must be placed; none may be held back', () => {
    const f = place(scenario('free'), 'anglo-dutch', 4);
    for (const [index, unit] of PRUSSIAN.entries()) {
      expect(f.rule('end')).toBe('4.0a');
      expect(f.words()).toEqual(['deploy']);
      f.play(`deploy ${unit} ${inZone('prussian')[index]}`);
    }
    expect(f.choices()).toContain('end');
  });
});

describe('4.1 Allied deployment', () => {
  it('[4.1a] [4.1b] the Anglo-Dutch may go to every town west of the line, and to no other', () => {
    const f = scenario('free');
    for (const unit of ['ad-1-br', 'ad-c-lt', 'ad-wellington'])
      expect(f.goals('deploy', unit)).toEqual(inZone('anglo-dutch').sort());
  });

  it('[4.1a] [4.1c] the Prussians to every town east of it, and to no other', () => {
    const f = scenario('free');
    for (const unit of ['pr-1-inf1', 'pr-2-ha', 'pr-blucher'])
      expect(f.goals('deploy', unit)).toEqual(inZone('prussian').sort());
  });

  it.each(townIds)('[4.1a] [4.1b] [4.1c] %s says whose it is', (town) => {
    const f = scenario('free');
    const zone = towns[town].deploymentZone;
    const rule = (own: string, its: string): string => (zone === own ? 'allowed' : zone === 'french' ? '4.1a' : its);
    expect(f.rule(`deploy ad-1-br ${town}`)).toBe(rule('anglo-dutch', '4.1b'));
    expect(f.rule(`deploy pr-1-inf1 ${town}`)).toBe(rule('prussian', '4.1c'));
  });

  it('[4.1d] four to a town and no fifth, the leader included', () => {
    const f = scenario('free');
    for (const unit of ['ad-wellington', 'ad-1-br', 'ad-2-br', 'ad-r-br1']) f.play(`deploy ${unit} brussels`);
    expect(f.rule('deploy ad-1-art brussels')).toBe('4.1d');
    expect(f.goals('deploy', 'ad-1-art')).not.toContain('brussels');
    expect(f.rule('deploy ad-1-art hal')).toBe('allowed');
  });

  it('[4.1e] all begin at their full strength', () => {
    const f = place(alliesPlaced().play('end'), 'french', 12).play('end');
    for (const { id, maxStrength } of unitData.units) expect([id, f.strength(id)]).toEqual([id, maxStrength]);
    const historical = scenario('historical');
    for (const { id, maxStrength } of unitData.units) expect([id, historical.strength(id)]).toEqual([id, maxStrength]);
  });
});

describe('4.2 French deployment', () => {
  it('[4.2a] the French may go to every French town, and to no other', () => {
    const f = alliesPlaced().play('end');
    expect(f.goals('deploy', 'fr-g-inf')).toEqual(inZone('french').sort());
    for (const town of townIds.filter((id) => towns[id].country !== 'france'))
      expect([town, f.rule(`deploy fr-g-inf ${town}`)]).toEqual([town, '4.2a']);
  });

  it('[4.2b] twelve to a town and no thirteenth, the leader included', () => {
    const f = alliesPlaced().play('end');
    for (const unit of FRENCH.slice(0, 12)) f.play(`deploy ${unit} beaumont`);
    expect(FRENCH.slice(0, 12)).toContain('fr-napoleon');
    expect(f.rule(`deploy ${FRENCH[12]} beaumont`)).toBe('4.2b');
    expect(f.rule(`deploy ${FRENCH[12]} solre`)).toBe('allowed');
  });
});

describe('4.3 historical deployment', () => {
  const setup: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
    scenarioData.scenarios.find(({ id }) => id === 'historical')?.setup ?? {};

  it('[4.3a] corps stand in the towns of their cards, the surplus next to them', () => {
    const f = scenario('historical');
    expect(f.standing('charleroi')).toEqual(['pr-1-inf1', 'pr-1-inf2', 'pr-1-cav', 'pr-1-art']);
    expect(f.standing('brussels')).toEqual(['ad-wellington', 'ad-r-br1', 'ad-r-br2', 'ad-r-art']);
    expect([f.where('ad-r-bk'), f.where('ad-r-ne')]).toEqual(['malines', 'louvain']);
    const held = townIds.filter((town) => f.standing(town).length > 0);
    expect(held.filter((town) => f.standing(town).length > (towns[town].country === 'france' ? 12 : 4))).toEqual([]);
  });

  it.each([{}, THREE])('[4.3b] nobody places anything: the first turn begins', (options) => {
    const f = scenario('historical', options);
    expect([f.turn, f.decision]).toEqual([1, 'french movement']);
    for (const [army, places] of Object.entries(setup))
      for (const [town, ids] of Object.entries(places))
        expect([army, town, f.standing(town)]).toEqual([army, town, [...ids]]);
  });

  it('[4.3b] the list is known to all: it is public with the scenario', () => {
    expect(faults({ units: {} })).toEqual([]);
    expect(scenario('historical').view('spectator').blocks('solre')).toEqual({ french: 6 });
  });
});
