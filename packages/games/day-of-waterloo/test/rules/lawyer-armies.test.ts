import { describe, expect, it } from 'vitest';
import { type Fought, fighting } from '../fought.ts';
import { commanding, moving as marching, scenario } from '../marched.ts';
import { w } from '../world.ts';

/** More positions in which rules meet: reorganization, columns that enter, armies that break in the middle of a fight, fates. */

const shot = (field: Fought): Fought => (field.step === 'fire' ? field.go('spare') : field);

describe('armies that break in the middle of a fight', () => {
  /** I Corps of the ADG army has lost 14 of the 19 that break it, II Corps its 8. */
  const brink = {
    casualties: {
      'adg-guards': 6,
      'adg-ompteda': 3,
      'adg-bernhard': 5,
      'adg-adams': 4,
      'adg-duplat': 3,
      'adg-mitchell': 1,
    },
  };

  it('[12.5a] [12.7d] [11.11a] Dutch-Belgians who flee leave the hex to the attackers', () => {
    const lost = w.corpsLevels[w.corpsIds.indexOf('adg-I')].demoralization;
    const second = w.corpsLevels[w.corpsIds.indexOf('adg-II')].demoralization;
    expect([lost, second]).toEqual([19, 8]);
    const casualties = { ...brink.casualties, 'adg-kielmansegge': 3, 'adg-chalkett': 1 };
    const field = shot(
      fighting(
        {
          '0320': ['fr-jerome'],
          '0321': ['adg-bylandt'],
          '0325': ['adg-kielmansegge'],
          '0225': ['adg-mitchell'],
          '0125': ['adg-chalkett'],
        },
        { casualties, corps: { 'adg-II': 'demoralized' } },
      ).go('target 0321'),
    );
    field.go('join fr-jerome').rolls(6).go('attack').quiet();
    expect(field.army('adg')).toBe('fit');
    field.go('stand 0321');
    expect([field.corps('adg-I'), field.army('adg'), field.where('adg-bylandt')]).toEqual([
      'demoralized',
      'demoralized',
      'off',
    ]);
    expect(field.choices('advance')).toEqual(['advance fr-jerome 0321']);
  });
});

describe('fates that add up', () => {
  const due = (f: ReturnType<typeof scenario>, id: string): string =>
    `${f.state[w.at.due + w.unitIndex(id)]} ${f.state[w.at.entry + w.unitIndex(id)]}`;

  it('[16.1h] [16.1i] [16.2b] a delay and Zieten’s turn: later than 16 means never', () => {
    const f = scenario('forcing-fate').plays('fate @1', 'fate @1', 'fate @2');
    expect([f.step, due(f, 'pr-schwerin'), due(f, 'pr-zieten')]).toEqual(['deployment', '8 3', '14 3']);
    expect(f.state[w.at.due + w.unitIndex('pr-jagow')]).toBe(0);
  });

  it('[16.1f] [16.1h] Prussians who are never to come are not called by Grouchy’s march either', () => {
    const f = scenario('forcing-fate').plays('fate @5', 'fate @1', 'fate @2');
    expect(f.state[w.at.due + w.unitIndex('pr-jagow')]).toBe(0);
    f.plays('deploy', 'end', 'deploy', 'end');
    f.state[w.at.turn] = 14;
    while (!(f.seat === 'french' && f.step === 'movement')) f.play('end');
    f.play('enter fr-strolz 1912');
    expect([due(f, 'pr-schwerin'), due(f, 'pr-jagow')]).toEqual(['15 2', '0 2']);
  });

  it('[16.2b] French 5 is paid by an Allied line, also the one that favours them, free of further price', () => {
    const f = scenario('forcing-fate').plays('fate @5', 'fate @3', 'fate @5');
    expect([f.step, due(f, 'pr-schwerin'), due(f, 'fr-grouchy')]).toEqual(['deployment', '6 3', '13 3']);
  });

  it('[16.2b] Allied 5 against French 3: the French pick a second line of theirs', () => {
    const f = scenario('forcing-fate').plays('fate @3', 'fate @5');
    expect([f.step, f.seat, f.choices().length]).toEqual(['price', 'french', 5]);
  });
});

describe('columns that enter', () => {
  const coming = {
    'pr-schwerin': { turn: 8, entry: 3 },
    'pr-losthin': { turn: 9, entry: 3 },
    'pr-hiller': { turn: 9, entry: 3 },
    'pr-12pd-4': { turn: 9, entry: 3 },
    'pr-funck': { turn: 10, entry: 3 },
  };
  const entering = (more = {}) =>
    marching({ '0101': ['fr-foy'], '0320': ['adg-best'] }, { side: 'allied', turn: 10, coming, ...more });

  it('[15.3c] those of an earlier turn enter before those of a later one', () => {
    expect(entering().why('enter pr-funck 1912')).toMatch(/^15\.3c/);
    expect(entering().why('enter pr-schwerin 1912')).toBe('allowed');
  });

  it('[15.3b] once one has come in the phase does not end while another can', () => {
    const f = entering().play('enter pr-schwerin 1912');
    expect(f.why('end')).toMatch(/^15\.3b/);
    expect(entering().why('end')).toBe('allowed');
  });

  it('[9.2.3a] [9.2.3b] an enemy next to the entry hex blocks it: another edge hex, or wait', () => {
    const f = marching({ '1812': ['fr-foy'], '0320': ['adg-best'] }, { side: 'allied', turn: 8, coming });
    expect(f.why('enter pr-schwerin 1912')).toMatch(/^9\.2\.3a/);
    expect(f.goals('pr-schwerin').length).toBeGreaterThan(0);
    expect(f.why('end')).toBe('allowed');
  });
});

describe('reorganization', () => {
  it('[8.3c] [5.2b] in one-unit ground that is held a leader restores no cadre', () => {
    const f = commanding(
      { '0101': ['fr-foy'], '1315': ['fr-quiot'], '0325': ['adg-best'] },
      {
        leaders: { 'fr-derlon': '1315' },
        casualties: { 'fr-durutte': 5 },
      },
    );
    expect(f.choices('name fr-durutte')).toEqual([]);
    expect(f.why('name fr-durutte')).toMatch(/^8\.3c|^5\.2b/);
  });

  it('[12.7b] units of a Demoralized army do not reorganize', () => {
    const f = commanding(
      { '0101': ['fr-foy'], '0325': ['adg-best'] },
      { side: 'allied', casualties: { 'adg-best': 1 }, armies: { adg: 'demoralized' } },
    );
    expect(f.step === 'naming' ? f.why('name adg-best') : '12.7b').toMatch(/^12\.7b/);
  });
});
