import { describe, expect, it } from 'vitest';
import { BREAKTHROUGH } from '../../src/fighting.ts';
import { type Fought, fighting } from '../fought.ts';

/** 0320 and round it: open, low, dry. 0320-0321-0322-0323 is a straight line. */

const fired = (stacks: Record<string, string[]>, target: string, units: string[], die: number): Fought =>
  fighting(stacks)
    .go(`target ${target}`, ...units.map((unit) => `fire ${unit}`))
    .rolls(die)
    .go('bombard')
    .quiet();

const points = (stacks: Record<string, string[]>, target: string, units: string[]): unknown =>
  fired(stacks, target, units, 6).last('bombarded').points;

describe('[10.0a] who bombards what', () => {
  it('[10.0a] artillery never attacks', () => {
    const field = fighting({ '0320': ['fr-lallemand', 'fr-pelletier'], '0321': ['adg-best'] }).go('target 0321');
    expect(field.choices('spare')).toEqual([]);
    expect(field.choices('fire')).toEqual(['fire fr-lallemand']);
  });

  it('[10.1a] [5.4.1c] only on top; inherent artillery on top or directly under a battery', () => {
    const field = fighting({
      '0320': ['fr-foy', 'fr-lallemand'],
      '0421': ['fr-pelletier', 'fr-jerome'],
      '0321': ['adg-best'],
    }).go('target 0321');
    expect(field.choices('fire').sort()).toEqual(['fire fr-foy', 'fire fr-jerome', 'fire fr-pelletier']);
    expect(field.why('fire fr-lallemand')).toBe('10.1a not-on-top');
  });

  it('[10.1b] only the phasing side bombards, and no attack need follow', () => {
    const field = fired({ '0320': ['fr-lallemand'], '0322': ['adg-art-1'] }, '0322', ['fr-lallemand'], 6);
    expect(field.step).toBe('combat');
    expect(field.seat).toBe('french');
  });

  it('[10.1c] foot and horse artillery reach two hexes, 12-pounders three', () => {
    const stacks = { '0320': ['fr-lallemand'], '0220': ['fr-desvaux'], '0323': ['adg-best'] };
    expect(fighting(stacks).go('target 0323').choices('fire')).toEqual(['fire fr-lallemand']);
    expect(fighting(stacks).go('target 0323').why('fire fr-desvaux')).toBe('10.1c out-of-range');
  });

  it('[10.1d] SP from several hexes are added for one roll; a hex is bombarded once, a unit fires once', () => {
    const stacks = { '0320': ['fr-lallemand'], '0221': ['fr-desvaux'], '0322': ['adg-best'], '0223': ['adg-kempt'] };
    const field = fighting(stacks).go('target 0322', 'fire fr-lallemand').rolls(6).go('bombard').quiet();
    expect(field.last('bombarded').points).toBe(4);
    expect(field.why('target 0322')).toBe('11.4a was-a-target');
    expect(field.go('target 0223').why('fire fr-lallemand')).toBe('10.1d has-fired');
    expect(points(stacks, '0322', ['fr-lallemand', 'fr-desvaux'])).toBe(8);
  });

  it('[10.1f] nine SP or more in the hex: the die is one less', () => {
    const massed = fired({ '0320': ['fr-lallemand'], '0322': ['adg-guards', 'adg-best'] }, '0322', ['fr-lallemand'], 3);
    expect(massed.last('bombarded')).toMatchObject({ massed: true, modified: 2, losses: 1 });
    const other = fired({ '0320': ['fr-lallemand'], '0322': ['adg-guards', 'adg-kempt'] }, '0322', ['fr-lallemand'], 3);
    expect(other.last('bombarded')).toMatchObject({ massed: false, modified: 3, losses: 1 });
  });

  it('[10.1g] the terrain of the hex is added to the die, in the column of the SP', () => {
    const stacks = { '0117': ['adg-best'], '0119': ['fr-lallemand'] };
    const field = fired(stacks, '0117', ['fr-lallemand'], 2);
    expect(field.last('bombarded')).toMatchObject({ points: 4, terrain: 1, modified: 3, losses: 1 });
    const later = fired(stacks, '0117', ['fr-lallemand'], 3);
    expect(later.last('bombarded')).toMatchObject({ modified: 4, losses: 0 });
  });

  it('[10.1h] losses come off the top unit, the excess off the next', () => {
    const guns = { '0320': ['fr-lallemand'], '0221': ['fr-desvaux'], '0421': ['fr-og-chasseurs', 'fr-og-grenadiers'] };
    const field = fighting({ ...guns, '0321': ['adg-best', 'adg-guards'] }, { casualties: { 'adg-best': 2 } });
    field.go('target 0321', 'fire fr-lallemand', 'fire fr-desvaux', 'fire fr-og-chasseurs');
    // 10 SP on 7 that are not massed: row 2 of 10+ is 2 SP.
    field.rolls(2).go('bombard').quiet();
    expect(field.last('bombarded')).toMatchObject({ points: 10, losses: 2 });
    expect([field.where('adg-best'), field.lost('adg-guards')]).toEqual(['off', 1]);
  });

  it('[10.1.1a] next to an enemy only an adjacent hex may be bombarded', () => {
    const stacks = { '0320': ['fr-lallemand'], '0321': ['adg-best'], '0318': ['adg-kempt'] };
    const field = fighting(stacks);
    expect(field.why('target 0318')).toBe('11.0a nobody-can-attack');
    expect(field.go('target 0321').choices('fire')).toEqual(['fire fr-lallemand']);
  });

  it('[10.1.1a] inherent artillery too', () => {
    const stacks = { '0320': ['fr-jerome'], '0321': ['adg-best'], '0318': ['adg-kempt'] };
    expect(fighting(stacks).why('target 0318')).toBe('11.0a nobody-can-attack');
  });

  it('[10.1.1b] over a crest hexside nobody fires next door', () => {
    // The crest between 0909 and 0910.
    const field = fighting({ '0909': ['fr-jerome'], '0910': ['adg-best'] }).go('target 0910');
    expect(field.step).toBe('attack');
  });

  it('[10.1.1c] range does not change the SP', () => {
    expect(points({ '0320': ['fr-lallemand'], '0321': ['adg-best'] }, '0321', ['fr-lallemand'])).toBe(4);
    expect(points({ '0320': ['fr-lallemand'], '0323': ['adg-best'] }, '0323', ['fr-lallemand'])).toBe(4);
  });

  it('[10.2a] [10.2b] units between block; a village does not', () => {
    const stacks = { '0320': ['fr-lallemand'], '0321': ['fr-pire'], '0323': ['adg-best'] };
    expect(fighting(stacks).why('target 0323')).toBe('11.0a nobody-can-attack');
    expect(points({ '0118': ['fr-lallemand'], '0116': ['adg-best'] }, '0116', ['fr-lallemand'])).toBe(4);
  });

  it('[10.2d] halving is for the sum of one firing hex, rounded up', () => {
    // From 0220 to 0321 between 0221, which is clear, and 0320, where Piré stands.
    const stacks = { '0220': ['fr-pelletier', 'fr-jerome'], '0320': ['fr-pire'], '0321': ['adg-best'] };
    expect(points(stacks, '0321', ['fr-pelletier', 'fr-jerome'])).toBe(1);
    expect(points(stacks, '0321', ['fr-pelletier'])).toBe(1);
  });
});

describe('[10.4a] supporting a bombardment', () => {
  const stacks = {
    '0320': ['fr-lallemand', 'fr-jerome'],
    '0421': ['fr-guyot'],
    '0221': ['fr-desvaux'],
    '0321': ['adg-best'],
  };

  it('[10.4a] adjacent infantry, cavalry and horse artillery may be named', () => {
    const field = fighting(stacks).go('target 0321', 'fire fr-lallemand');
    expect(field.choices('support').sort()).toEqual(['support fr-desvaux', 'support fr-guyot', 'support fr-jerome']);
    expect(fighting(stacks).go('target 0321').why('support fr-guyot')).toBe('10.4a nobody-fires');
  });

  it('[10.4b] if the hex is not cleared they must attack; others may join', () => {
    const field = fighting(stacks).go('target 0321', 'fire fr-lallemand', 'support fr-guyot', 'support fr-desvaux');
    field.rolls(6).go('bombard').quiet();
    expect(field.step).toBe('attack');
    expect(field.why('done')).toBe('10.4b must-attack');
    expect(field.choices().sort()).toEqual(['attack', 'join fr-jerome']);
  });

  it('[10.4b] out of command, or beaten in a charge, nobody supports', () => {
    const field = fighting(stacks, { out: ['fr-guyot', 'fr-desvaux'] }).go('target 0321', 'fire fr-lallemand');
    expect(field.choices('support')).toEqual(['support fr-jerome']);
  });

  it('[10.4c] if it is cleared they may advance, and break through', () => {
    const field = fighting(stacks, { casualties: { 'adg-best': 2 } });
    field.go('target 0321', 'fire fr-lallemand', 'support fr-guyot').rolls(1).go('bombard').quiet();
    expect(field.step).toBe('advance');
    expect(field.choices().sort()).toEqual(['advance fr-guyot 0321', 'done']);
    field.go('advance fr-guyot 0321');
    expect(field.flags('marker', 'fr-guyot') & BREAKTHROUGH).toBe(BREAKTHROUGH);
  });
});

describe('[10.5a] inherent artillery', () => {
  it('[10.5a] one SP, range two, whatever the casualties', () => {
    const field = fighting(
      { '0320': ['fr-jerome'], '0322': ['adg-best'], '0123': ['adg-kempt'] },
      { casualties: { 'fr-jerome': 6 } },
    );
    field.go('target 0322', 'fire fr-jerome').rolls(6).go('bombard').quiet();
    expect(field.last('bombarded').points).toBe(1);
    expect(fighting({ '0320': ['fr-jerome'], '0323': ['adg-best'] }).why('target 0323')).toBe(
      '11.0a nobody-can-attack',
    );
  });

  it('[10.5b] it adds to other artillery', () => {
    expect(
      points({ '0320': ['fr-lallemand', 'fr-jerome'], '0322': ['adg-best'] }, '0322', ['fr-lallemand', 'fr-jerome']),
    ).toBe(5);
  });

  it('[10.5c] a Guard pair on top fires 2 SP', () => {
    expect(
      points({ '0320': ['fr-og-chasseurs', 'fr-og-grenadiers'], '0322': ['adg-best'] }, '0322', ['fr-og-chasseurs']),
    ).toBe(2);
  });

  it('[10.5d] infantry that has bombarded may still attack', () => {
    const field = fired({ '0320': ['fr-jerome'], '0321': ['adg-best'] }, '0321', ['fr-jerome'], 6);
    expect(field.choices().sort()).toEqual(['done', 'join fr-jerome']);
  });

  it('[7.2c] out of command too', () => {
    const field = fighting({ '0320': ['fr-jerome'], '0321': ['adg-best'] }, { out: ['fr-jerome'] }).go('target 0321');
    expect(field.choices()).toEqual(['fire fr-jerome']);
    field.rolls(6).go('fire fr-jerome', 'bombard').quiet();
    expect(field.step).toBe('combat');
  });
});

describe('[10.6a] retreat before bombardment', () => {
  const bombarded = (hex: string[], more = {}): Fought =>
    fighting({ '0320': ['fr-lallemand'], '0322': hex, ...more }).go('target 0322', 'fire fr-lallemand', 'bombard');

  it('[10.6a] cavalry and horse artillery may go one hex farther from every firing hex, leaving others', () => {
    const field = bombarded(['adg-best', 'adg-trip-cav', 'adg-rha-r']);
    expect(field.step).toBe('fire-evasion');
    expect(field.seat).toBe('allied');
    const goals = new Set(field.choices('evade adg-trip-cav').map((line) => line.split(' ').at(-1)));
    expect([...goals].sort()).toEqual(['0223', '0323', '0423']);
    field.rolls(6).go('evade adg-trip-cav 0323');
    expect(field.in('0322')).toEqual(['adg-best', 'adg-rha-r']);
  });

  it('[10.6a] not in an enemy zone of influence', () => {
    const field = fighting({ '0320': ['fr-lallemand'], '0422': ['fr-guyot'], '0322': ['adg-best', 'adg-trip-cav'] });
    field.rolls(6).go('target 0322', 'fire fr-lallemand', 'bombard');
    expect(field.last('bombarded').die).toBe(6);
  });

  it('[5.4.2f] hidden cavalry that pins keeps it there and is shown', () => {
    const field = fighting({ '0320': ['fr-lallemand'], '0422': ['fr-foy', 'fr-guyot'], '0322': ['adg-trip-cav'] });
    field.go('target 0322', 'fire fr-lallemand', 'bombard').rolls(6).go('evade adg-trip-cav 0223').quiet();
    expect(field.where('adg-trip-cav')).toBe('0322');
    expect(field.last('shown').unit).toBe('fr-guyot');
  });

  it('[10.6b] nobody is displaced', () => {
    const full = { '0323': ['adg-somerset', 'adg-ha-c'], '0223': ['adg-guards', 'adg-adams', 'adg-kempt'] };
    const field = bombarded(['adg-trip-cav'], full);
    expect(field.choices('evade').map((line) => line.split(' ').at(-1))).not.toContain('0323');
  });

  it('[10.6c] [10.6d] if it empties the hex there is no die, and only supporting cavalry may go in', () => {
    // Over the bridge at Genappe no zone of influence goes.
    const stacks = { '1325': ['fr-lallemand'], '1423': ['fr-guyot'], '1425': ['fr-foy'], '1424': ['adg-trip-cav'] };
    const field = fighting(stacks).go(
      'target 1424',
      'fire fr-lallemand',
      'support fr-guyot',
      'support fr-foy',
      'bombard',
    );
    field.go('evade adg-trip-cav 1523');
    expect(field.told('bombarded')).toEqual([]);
    expect(field.choices().sort()).toEqual(['advance fr-guyot 1424', 'done']);
    field.go('advance fr-guyot 1424');
    expect(field.flags('marker', 'fr-guyot') & BREAKTHROUGH).toBe(0);
    expect(field.where('fr-foy')).toBe('1425');
  });

  it('[5.4.2j] it is asked whenever the enemy cannot rule it out, and not where one unit alone can stand', () => {
    const hidden = { '0122': ['adg-kempt', 'adg-merlen'] };
    expect(bombarded(['adg-best'], hidden).choices()).toEqual(['done']);
    const town = fighting({ '0411': ['fr-lallemand'], '0410': ['adg-best'], ...hidden });
    town.rolls(6).go('target 0410', 'fire fr-lallemand', 'bombard');
    expect(town.told('bombarded')).toHaveLength(1);
  });
});
