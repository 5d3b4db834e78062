import { concealed } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { type Fought, fighting, game, moving } from '../fought.ts';
import { w } from '../world.ts';

/** The order in which things are asked, and what ends the day. */

describe('[11.14a] the order of a combat', () => {
  it('[11.14a] [4.2g] [10.1e] fire, 10.6, the die; attackers, 11.1.1, the claim, the die; retreats, checks, charges, advance', () => {
    const stacks = {
      '0320': ['fr-lallemand', 'fr-og-grenadiers', 'fr-escort'],
      '0421': ['fr-og-chasseurs'],
      '0321': ['adg-kempt', 'adg-merlen', 'adg-rha-r', 'adg-best'],
      '0117': ['adg-pack', 'adg-vivian'],
    };
    const steps: string[] = [];
    const field = fighting(stacks);
    const play = (line: string, ...dice: number[]): void => {
      steps.push(field.step);
      field.rolls(...dice).go(line);
    };
    play('target 0321');
    play('fire fr-lallemand');
    play('bombard');
    expect(field.told('bombarded')).toEqual([]);
    play('done', 6);
    play('join fr-og-grenadiers');
    play('join fr-og-chasseurs');
    play('attack');
    play('done');
    // 10 to 2 is 5-1, 4-1 with the claim; 5 less 4: a 3 is a 4, Dr.
    play('claim', 3);
    play('retreat adg-kempt 0322-0322', 2);
    // Merlen 2 and the horse artillery 3 stay on a 2, Best goes.
    play('retreat adg-best 0322-0322');
    play('done');
    expect(steps).toEqual([
      'combat',
      'fire',
      'fire',
      'fire-evasion',
      'attack',
      'attack',
      'attack',
      'attack-evasion',
      'claim',
      'retreat',
      'rout',
      'surprise',
    ]);
    expect(field.step).toBe('combat');
    expect(field.in('0321')).toEqual(['adg-merlen', 'adg-rha-r']);
  });

  it('[4.2h] every Reaction Charge is fought before step 1 ends', () => {
    const field = moving({ '0320': ['fr-guyot'], '0321': ['adg-somerset'] }).go('charge fr-guyot 0321');
    field.rolls(4).go('react adg-somerset adg-somerset').go('end');
    expect(field.choices()).toEqual(['target 0321']);
    expect(field.why('end')).toBe('4.2h reaction-charges-first');
  });

  it('[4.2k] cavalry out of command may still make a Reaction Charge', () => {
    const field = moving({ '0320': ['fr-guyot'], '0321': ['adg-trip-cav'] }, { out: ['adg-trip-cav'] });
    field.go('charge fr-guyot 0321');
    expect(field.choices()).toEqual(['receive adg-trip-cav', 'react adg-trip-cav adg-trip-cav']);
  });

  it('[11.0d] cavalry that was beaten back in its charge attacks nobody', () => {
    const field = moving({ '0320': ['fr-pire'], '0118': ['fr-jerome'], '0321': ['adg-guards'], '0119': ['adg-best'] });
    field.rolls(5).go('charge fr-pire 0321').quiet().go('retreat fr-pire 0220-0220', 'end', 'target 0119', 'spare');
    expect(field.choices('join')).toEqual(['join fr-jerome']);
    expect(field.why('join fr-pire')).toBe('9.4.7a was-beaten');
  });
});

describe('[10.3a] two levels', () => {
  it('[10.3a] slope and crest hexsides lie between high and low ground, and nowhere else', () => {
    const { flags, bit } = w.hexsides;
    for (let slot = 0; slot < 6 * w.hexes; slot++) {
      const next = w.neighbours[slot];
      if (next < 0) continue;
      const rises = w.high[next] !== w.high[Math.floor(slot / 6)];
      expect([slot, (flags[slot] & (bit.slope | bit.crest)) !== 0]).toEqual([slot, rises]);
    }
  });
});

describe('[14.0b] the end of the day', () => {
  const evening = (more = {}): Fought =>
    fighting({ '0320': ['fr-jerome'], '0310': ['adg-guards'] }, { turn: 16, ...more }).go('end');

  it('[14.0b] neither Allied army broken: the Allies have won', () => {
    expect(evening().outcome).toEqual({ winners: [1], rule: '14.0b', code: 'allies-stand' });
  });

  it('[14.0c] one of them broken: the French have, and only then', () => {
    expect(evening({ armies: { prussian: 'demoralized' } }).outcome).toEqual({
      winners: [0],
      rule: '14.0c',
      code: 'allied-army-broken',
    });
    expect(evening({ turn: 15, armies: { prussian: 'demoralized' } }).outcome).toBeNull();
  });

  it('[12.1b] everybody sees which corps are Demoralized', () => {
    const field = fighting({ '0320': ['fr-pire'], '0321': ['adg-guards'] }, { corps: { 'adg-I': 'demoralized' } });
    const seen = concealed(game, field.state, 0);
    const at = w.at.corpsMorale + w.corpsIds.indexOf('adg-I');
    expect(seen[at]).toBe(field.state[at]);
  });

  it('[12.2c] [11.4b] of several hexes Demoralized units that must retreat first lose SP, grand farm or not', () => {
    // La Haye Sainte 1011 and 1111 from 1012: the Guard of 5 against Ompteda (I Corps) in the farm and Best in the open.
    const casualties = {
      'adg-pack': 2,
      'adg-vincke': 2,
      'adg-art-r': 3,
      'adg-olfermans': 4,
      'adg-kruse': 3,
      'adg-kempt': 2,
    };
    const stacks = { '1012': ['fr-og-chasseurs', 'fr-og-grenadiers'], '1011': ['adg-ompteda'], '1111': ['adg-butlar'] };
    const field = fighting(stacks, { casualties, corps: { 'adg-R': 'demoralized' } });
    field.go('target 1011', 'spare', 'join fr-og-chasseurs', 'target 1111').rolls(4).go('attack').quiet();
    // 10 to 5 is 2-1; 5 less 2 (3 SP at 4, 2 at 0), farm -1: a 4 is a 6, Dr.
    expect(field.last('rolled').result).toBe('Dr');
    expect([field.lost('adg-ompteda'), field.lost('adg-butlar')]).toEqual([1, 1]);
    expect(field.step).toBe('retreat');
  });
});
