import { describe, expect, it } from 'vitest';
import { armyLosses } from '../../src/rules/disintegration.ts';
import { ADG_ARMY, FRENCH_ARMY, PRUSSIAN_ARMY } from '../../src/units.ts';
import { type Fought, fighting, moving } from '../fought.ts';
import { w } from '../world.ts';

/** Losses of an exchange: Piré (3-3) against the Guards (6-4) on a 6 costs each side 1 SP. */
const exchanged = (more = {}, stacks = {}): Fought =>
  fighting({ '0320': ['fr-pire'], '0321': ['adg-guards'], ...stacks }, more)
    .go('target 0321', 'join fr-pire')
    .rolls(6)
    .go('attack')
    .quiet();

/** 18 SP of the ADG I Corps (level 19), 7 of its II Corps (level 8). */
const FIRST = { 'adg-ompteda': 3, 'adg-bernhard': 5, 'adg-chalkett': 3, 'adg-kielmansegge': 4, 'adg-detmers': 3 };
const SECOND = { 'adg-adams': 4, 'adg-duplat': 3 };

/** 44 of the 46 points at which the Prussian army is gone (13.2a). */
const PRUSSIANS_NEAR_THEIR_LEVEL = {
  casualties: {
    'pr-losthin': 6,
    'pr-hiller': 6,
    'pr-funck': 7,
    'pr-hacke': 7,
    'pr-tippelskirch': 6,
    'pr-krafft': 5,
    'pr-pirch2': 5,
    'pr-bose': 2,
  },
  corps: { 'prussian-IV': 'demoralized', 'prussian-II': 'demoralized', 'prussian-I': 'demoralized' },
} as const;

describe('[12.1a] Demoralization', () => {
  it('[12.1a] a corps whose losses reach its level is Demoralized at once', () => {
    const less = exchanged({ casualties: { ...FIRST, 'adg-detmers': 2 } }, { '0120': ['adg-detmers'] });
    expect(less.corps('adg-I')).toBe('fit');
    const field = exchanged({ casualties: FIRST });
    expect(field.corps('adg-I')).toBe('demoralized');
    expect(field.last('corps-demoralized')).toMatchObject({ corps: 'adg-I', losses: 19, level: 19 });
  });
});

describe('[12.2b] what Demoralization does', () => {
  const DEMORALIZED = { casualties: { ...FIRST, 'adg-smissen': 2 }, corps: { 'adg-I': 'demoralized' } } as const;

  it('[12.2a] morale one lower in the differential', () => {
    const field = fighting({ '0320': ['fr-jerome'], '0321': ['adg-guards'] }, DEMORALIZED);
    field.go('target 0321', 'spare', 'join fr-jerome').rolls(1).go('attack').quiet();
    expect(field.last('rolled')).toMatchObject({ differential: 0 });
  });

  it('[12.2b] bombardment losses are doubled, and nothing becomes one', () => {
    const fired = (die: number): Fought =>
      fighting({ '0320': ['fr-lallemand'], '0322': ['adg-guards'] }, DEMORALIZED)
        .go('target 0322', 'fire fr-lallemand')
        .rolls(die)
        .go('bombard')
        .quiet();
    expect(fired(6).lost('adg-guards')).toBe(1);
    expect(fired(1).lost('adg-guards')).toBe(2);
  });

  it('[12.2c] Ex costs 2', () => {
    // 6 to 6, 3 less 3: a 5 is Ex.
    const field = fighting({ '0320': ['fr-pire'], '0321': ['adg-guards'] }, DEMORALIZED);
    field.go('target 0321', 'join fr-pire').rolls(5).go('attack').quiet();
    expect([field.lost('adg-guards'), field.lost('fr-pire')]).toEqual([2, 1]);
  });

  it('[12.2c] Dr costs 1 SP, and a retreat or another; the retreat is not longer', () => {
    const field = fighting({ '0320': ['fr-jerome'], '0421': ['fr-guyot'], '0321': ['adg-guards'] }, DEMORALIZED);
    // 16 to 6 is 2-1, 4 less 3: a 5 is a 6, Dr.
    field.go('target 0321', 'spare', 'join fr-jerome', 'join fr-guyot').rolls(5).go('attack').quiet();
    expect(field.last('rolled').result).toBe('Dr');
    expect(field.lost('adg-guards')).toBe(1);
    const ends = field.choices('retreat').map((line) => line.split(' ')[2].split('-'));
    expect(ends.every(([via, to]) => via === to)).toBe(true);
    field.go('stand 0321');
    expect(field.lost('adg-guards')).toBe(2);
  });

  it('[12.2d] where the hex takes one loss its top participating unit decides', () => {
    const field = fighting({ '0320': ['fr-pire'], '0321': ['adg-pack', 'adg-guards'] }, DEMORALIZED);
    // 6 to 2 is 3-1, 3 less 4: a 3 is a 2, Ex: Pack is of the Reserve.
    field.go('target 0321', 'join fr-pire').rolls(3).go('attack').quiet();
    expect([field.lost('adg-pack'), field.lost('adg-guards')]).toEqual([1, 0]);
  });

  it('[12.2e] a level crossed after the roll does not double what was rolled', () => {
    // The Guards' 1 SP brings the corps to its level; nothing is doubled.
    expect(exchanged({ casualties: FIRST }).lost('adg-guards')).toBe(1);
  });
});

describe('[12.4a] armies', () => {
  it('[12.5a] [12.7a] both I and II Corps: the ADG army, and all its corps for good', () => {
    const field = exchanged(
      { casualties: { ...FIRST, ...SECOND, 'adg-hhalkett': 1 }, corps: { 'adg-II': 'demoralized' } },
      { '0120': ['adg-hhalkett'] },
    );
    expect(field.army('adg')).toBe('demoralized');
    expect([field.corps('adg-R'), field.corps('adg-C')]).toEqual(['demoralized', 'demoralized']);
  });

  it('[12.5c] Reserve and Cavalry Corps do not count', () => {
    const field = exchanged({
      corps: { 'adg-II': 'fit' },
      casualties: { 'adg-somerset': 6, 'adg-ha-c': 6, 'adg-trip-cav': 3, 'adg-vivian': 3 },
    });
    expect([field.corps('adg-C'), field.army('adg')]).toEqual(['demoralized', 'fit']);
  });

  it('[12.7d] [12.7f] its Dutch-Belgians flee, and their SP count once for the army', () => {
    const field = exchanged(
      {
        casualties: { ...FIRST, ...SECOND, 'adg-hhalkett': 1 },
        corps: { 'adg-II': 'demoralized' },
        coming: { 'adg-merlen': { turn: 9, entry: 1 } },
      },
      { '0120': ['adg-hhalkett'], '0118': ['adg-bylandt'] },
    );
    expect([field.where('adg-bylandt'), field.where('adg-merlen')]).toEqual(['off', 'off']);
    // 19 and 8 lost, 3 and 2 fled; d'Aubremé's and others are not in this scene.
    expect(field.last('fled').sp).toBe(5);
    expect(armyLosses(w, field.state, ADG_ARMY)).toBe(32);
  });

  it('[12.4a] [12.7c] two Prussian corps: the Prussian army, and the Landwehr flee', () => {
    // IV Corps 18 of 18, II Corps 10 of 11.
    const lost = {
      'pr-losthin': 6,
      'pr-hiller': 6,
      'pr-schwerin': 5,
      'pr-watzdorf': 1,
      'pr-tippelskirch': 6,
      'pr-sohr': 3,
    };
    const field = fighting(
      { '0320': ['fr-pire'], '0321': ['pr-bose'], '0117': ['pr-hacke'] },
      {
        casualties: { ...lost, 'pr-bose': 1 },
        corps: { 'prussian-IV': 'demoralized' },
        coming: { 'pr-art-4': { turn: 10, entry: 3 } },
      },
    );
    // 6 to 5, 3 less 2: a 4 is a 5, Ex.
    field.go('target 0321', 'join fr-pire').rolls(4).go('attack').quiet();
    expect([field.corps('prussian-II'), field.corps('prussian-I'), field.army('prussian')]).toEqual(
      Array(3).fill('demoralized'),
    );
    expect(field.last('fled')).toMatchObject({ army: 'prussian', sp: 12 });
    expect([field.where('pr-hacke'), field.where('pr-art-4')]).toEqual(['off', 'off']);
    expect(armyLosses(w, field.state, PRUSSIAN_ARMY)).toBe(18 + 11 + 12);
  });

  it('[12.5b] a French unit that leaves by Brussels or Hal breaks the ADG army', () => {
    const field = moving({ '0108': ['fr-pire'], '0321': ['adg-guards'], '0118': ['adg-bylandt'] }).go('exit fr-pire');
    expect(field.army('adg')).toBe('demoralized');
    expect(field.where('adg-bylandt')).toBe('off');
    expect(field.outcome).toBeNull();
  });

  it('[12.6a] [12.7e] [14.0a] the Imperial Guard Corps: the French lose at once', () => {
    const casualties = {
      'fr-og-chasseurs': 5,
      'fr-og-grenadiers': 5,
      'fr-mg-chasseurs': 4,
      'fr-yg-voltigeurs': 4,
      'fr-yg-tirailleurs': 3,
    };
    const field = fighting(
      { '0320': ['fr-guyot'], '0321': ['adg-guards'], '0117': ['fr-yg-tirailleurs'] },
      { casualties },
    );
    field.go('target 0321', 'join fr-guyot').rolls(4).go('attack').quiet();
    // 9 to 6, 5 less 4: a 5 is Ex, and the 22nd SP of the Guard.
    expect(field.outcome).toEqual({ winners: [1], rule: '14.0a', code: 'french-demoralized' });
  });

  it('[14.0e] if one event breaks both sides the French have lost', () => {
    const casualties = {
      'fr-og-chasseurs': 5,
      'fr-og-grenadiers': 5,
      'fr-mg-chasseurs': 4,
      'fr-yg-voltigeurs': 4,
      'fr-yg-tirailleurs': 3,
    };
    const field = fighting(
      { '0320': ['fr-guyot'], '0321': ['adg-guards'], '0117': ['fr-yg-tirailleurs', 'fr-escort'] },
      { casualties: { ...casualties, ...FIRST }, armies: { prussian: 'disintegrated' } },
    );
    field.go('target 0321', 'join fr-guyot').rolls(4).go('attack').quiet();
    expect(field.outcome?.code).toBe('french-demoralized');
  });
});

describe('[13.1a] Disintegration', () => {
  it('[13.1a] [13.1b] a corps at its level is removed with its leader, cadres too, and counts in full', () => {
    // II Corps of Hill: level 12 of 15.
    const field = fighting(
      { '0320': ['fr-pire'], '0321': ['adg-mitchell'], '0118': ['adg-art-2'] },
      {
        casualties: { ...SECOND, 'adg-hhalkett': 2, 'adg-mitchell': 2 },
        corps: { 'adg-II': 'demoralized' },
        leaders: { 'adg-hill': '0119' },
      },
    );
    // 6 to 1 is 6-1, 3 less 2: a 1 is a 2, Dr; doubled it loses 1 SP.
    field.go('target 0321', 'join fr-pire').rolls(1).go('attack').quiet();
    expect(field.corps('adg-II')).toBe('disintegrated');
    expect([field.where('adg-art-2'), field.where('adg-hill'), field.where('adg-adams')]).toEqual([
      'off',
      'off',
      'off',
    ]);
    expect(armyLosses(w, field.state, ADG_ARMY)).toBe(15);
    // 11.11a: the hex counts as vacated.
    expect(field.step).toBe('advance');
  });

  it('[13.1a] Wellington stays with the Reserve gone', () => {
    const casualties = {
      'adg-pack': 2,
      'adg-vincke': 2,
      'adg-best': 3,
      'adg-art-r': 3,
      'adg-olfermans': 4,
      'adg-butlar': 2,
      'adg-kruse': 3,
      'adg-lambert': 3,
    };
    const field = fighting(
      { '0320': ['fr-pire'], '0321': ['adg-kempt'] },
      { casualties, corps: { 'adg-R': 'demoralized' }, leaders: { 'adg-wellington': '0118' } },
    );
    field.go('target 0321', 'join fr-pire').rolls(3).go('attack').quiet();
    expect(field.where('adg-wellington')).toBe('0118');
  });

  it('[13.1c] French cavalry corps never disintegrate by themselves', () => {
    const field = fighting(
      { '0320': ['fr-dhurbal'], '0321': ['adg-guards'] },
      {
        casualties: { 'fr-lheritier': 4, 'fr-ha-3c': 2, 'fr-dhurbal': 2 },
        corps: { 'french-IIIc': 'demoralized' },
      },
    );
    field.go('target 0321', 'join fr-dhurbal').rolls(1).go('attack').quiet();
    expect(field.corps('french-IIIc')).toBe('demoralized');
  });

  it('[13.2a] [13.2b] an army at its level is gone, leaders and all', () => {
    const field = fighting(
      { '0320': ['fr-jerome'], '0321': ['pr-bose'], '0118': ['pr-steinmetz'] },
      {
        ...PRUSSIANS_NEAR_THEIR_LEVEL,
        armies: { prussian: 'demoralized' },
        leaders: { 'pr-blucher': '0118' },
      },
    );
    expect(armyLosses(w, field.state, PRUSSIAN_ARMY)).toBe(44);
    // 7 to 4, 3 less 1: a 2 is a 4, Ex: 2 SP.
    field.go('target 0321', 'spare', 'join fr-jerome').rolls(2).go('attack').quiet();
    expect(field.army('prussian')).toBe('disintegrated');
    expect([field.where('pr-steinmetz'), field.where('pr-blucher')]).toEqual(['off', 'off']);
    expect(field.outcome).toBeNull();
  });

  it('[14.0d] both Allied armies gone: the French have won at once', () => {
    const field = fighting(
      { '0320': ['fr-jerome'], '0321': ['pr-bose'] },
      { ...PRUSSIANS_NEAR_THEIR_LEVEL, armies: { prussian: 'demoralized', adg: 'disintegrated' } },
    );
    field.go('target 0321', 'spare', 'join fr-jerome').rolls(2).go('attack').quiet();
    expect(field.outcome).toEqual({ winners: [0], rule: '14.0d', code: 'allies-gone' });
  });

  it('[12.3a] below its level a corps recovers, and the ledger of the French counts each SP once', () => {
    expect(armyLosses(w, exchanged().state, FRENCH_ARMY)).toBe(1);
  });
});
