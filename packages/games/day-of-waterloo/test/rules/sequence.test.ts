import { concealed, refuseInput, seatsAt } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import MAP from '../../data/map.json' with { type: 'json' };
import { MARKER } from '../../src/fighting.ts';
import { moraleOf, strengthOf } from '../../src/position.ts';
import { type Fought, fighting, game, moving } from '../fought.ts';
import { w } from '../world.ts';

/** 0320 and the hexes round it are open, low and dry; 0318 to 0324 are a line southwards. */

describe('[1.0b] the game as a whole', () => {
  it('[1.0b] infantry and cavalry fight what is next to them, artillery reaches three hexes', () => {
    const stacks = { '0320': ['fr-lallemand'], '0223': ['fr-foy'], '0324': ['fr-pire'], '0323': ['adg-best'] };
    const field = fighting(stacks).go('target 0323');
    expect(field.choices('fire').sort()).toEqual(['fire fr-foy', 'fire fr-lallemand']);
    field.go('spare');
    expect(field.choices('join').sort()).toEqual(['join fr-foy', 'join fr-pire']);
    expect(
      fighting({ '0319': ['fr-lallemand'], '0321': ['fr-foy'], '0323': ['adg-best'] }).choices('target 0323'),
    ).toEqual(['target 0323']);
    expect(fighting({ '0319': ['fr-lallemand'], '0320': ['fr-pire'], '0323': ['adg-best'] }).choices('target')).toEqual(
      [],
    );
  });

  it('[2.0a] a hex is some 700 metres, a turn an hour', () => {
    expect(MAP.scaleMetersPerHex).toBe(700);
    expect(w.times.slice(0, 8)).toEqual([
      '6:00 AM',
      '7:00 AM',
      '8:00 AM',
      '9:00 AM',
      '10:00 AM',
      '11:00 AM',
      '12 Noon',
      '1:00 PM',
    ]);
  });

  it('[3.1a] what the rules do not provide for cannot be done', () => {
    const field = moving({ '0320': ['fr-foy'] });
    expect(refuseInput(game, field.state, 0, { type: 'surrender' } as never)).toMatchObject({ rule: '3.1a' });
    expect(field.why('attack')).toMatch(/wrong-phase$/);
  });

  it('[3.4.3a] markers only record: strength and morale are what they were', () => {
    const { state } = moving({ '0320': ['fr-guyot'] });
    const unit = w.unitIndex('fr-guyot');
    const before = [strengthOf(w, state, unit), moraleOf(w, state, unit)];
    state[w.at.marker + unit] = Object.values(MARKER.mask).reduce((all, one) => all | one, 0);
    expect([strengthOf(w, state, unit), moraleOf(w, state, unit)]).toEqual(before);
  });

  it('[4.0a] two or three seats; both Allied armies act in the same player turn', () => {
    const seats = (three: boolean): string[] =>
      seatsAt(game, { scenario: 'historical', options: { 'three-players': three } }).map(({ id }) => id);
    expect([seats(false), seats(true)]).toEqual([
      ['french', 'allied'],
      ['french', 'adg', 'prussian'],
    ]);
    const field = moving({ '0320': ['adg-kempt'], '0324': ['pr-losthin'], '1820': ['fr-foy'] }, { side: 'allied' });
    for (const unit of ['adg-kempt', 'pr-losthin']) expect(field.choices(`${unit} `)).not.toEqual([]);
    expect(field.choices('fr-foy ')).toEqual([]);
  });

  it('[10.3a] every hex is high or low, and slopes and crests part them', () => {
    const { flags, bit } = w.hexsides;
    for (let slot = 0; slot < 6 * w.hexes; slot++) {
      const [here, there] = [Math.floor(slot / 6), w.map.neighbours[slot]];
      if (there < 0) continue;
      expect((flags[slot] & (bit.slope | bit.crest)) !== 0).toBe(w.high[here] !== w.high[there]);
    }
  });
});

const ARMIES = { '0320': ['fr-foy'], '1805': ['adg-best'] };
const phases = (field: Fought): unknown[] => field.told('phase').map(({ data }) => [data.turn, data.side, data.phase]);

/** Ends whatever can be ended, so many times. */
function ended(field: Fought, times: number): Fought {
  for (let i = 0; i < times; i++) field.go('end');
  return field;
}

describe('[4.2a] the sequence of play', () => {
  it('[4.2a] [4.2j] the Allied player turn, the French one, and the next turn', () => {
    const field = ended(moving(ARMIES, { side: 'allied', begun: 'command', turn: 8 }), 4);
    expect(
      phases(field)
        .map((phase) => (phase as string[]).slice(0, 2).join(' '))
        .filter((one, i, all) => one !== all[i - 1]),
    ).toEqual(['8 allied', '8 french', '9 allied']);
  });

  it('[4.2b] tells where each phase begins, so that what is fought is told under its own', () => {
    const field = ended(moving(ARMIES, { side: 'allied', begun: 'movement', turn: 8 }), 4);
    expect(phases(field)).toEqual([
      [8, 'allied', 'movement'],
      [8, 'allied', 'combat'],
      [8, 'french', 'command'],
      [8, 'french', 'movement'],
      [8, 'french', 'combat'],
      [9, 'allied', 'command'],
      [9, 'allied', 'movement'],
    ]);
    expect(phases(fighting(ARMIES))).toEqual([[8, 'french', 'combat']]);
  });

  it('[4.2j] [14.0b] after the last turn the Allies have won if neither of their armies is broken', () => {
    const field = ended(moving(ARMIES, { turn: 16 }), 2);
    expect(field.outcome).toMatchObject({ rule: '14.0b', code: 'allies-stand', winners: [1] });
    const before = ended(moving(ARMIES, { turn: 15 }), 2);
    expect(before.outcome).toBeNull();
  });

  it('[14.0c] and the French if one is', () => {
    const broken = ended(moving(ARMIES, { turn: 16, armies: { adg: 'demoralized' } }), 2);
    expect(broken.outcome).toMatchObject({ rule: '14.0c', code: 'allied-army-broken', winners: [0] });
    // They can win only then.
    expect(ended(moving(ARMIES, { turn: 15, armies: { adg: 'demoralized' } }), 2).outcome).toBeNull();
  });

  it('[4.2c] name what reorganizes, then roles and command, then the dice', () => {
    const more = { begun: 'command', casualties: { 'fr-foy': 1 }, leaders: { 'fr-ney': '0321' } } as const;
    const field = moving(ARMIES, more);
    const steps = [field.step];
    field.go('name fr-foy', 'end');
    steps.push(field.step);
    field.go('tactical fr-ney', 'end');
    steps.push(field.step);
    expect(field.told('command')).toHaveLength(1);
    field.rolls(1).go('rally fr-foy');
    expect([...steps, field.step]).toEqual(['naming', 'roles', 'rolling', 'movement']);
  });

  it('[4.2d] [9.2.2a] who enters is in command in that turn, though no leader is near', () => {
    const field = moving(ARMIES, { coming: { 'fr-simmer': { turn: 8, entry: 4 } } });
    field.go(field.choices('enter fr-simmer')[0]);
    expect(field.choices('fr-simmer ')).not.toEqual([]);
  });

  it('[4.2g] target hexes one by one, in any order: fire, then the attack', () => {
    const stacks = { '0320': ['fr-foy'], '0321': ['adg-best'], '0319': ['adg-kempt'] };
    const field = fighting(stacks);
    expect(field.choices('target').sort()).toEqual(['target 0319', 'target 0321']);
    field.go('target 0321');
    expect(field.step).toBe('fire');
    field.go('fire fr-foy').rolls(6).go('bombard').quiet();
    expect(field.step).toBe('attack');
    field.go('done');
    expect(field.choices('target')).toEqual(['target 0319']);
  });
});

/** Guyot charges cavalry that reacts: both hexes wait for the Combat Phase. */
const met = (...out: string[]): Fought =>
  moving({ '0320': ['fr-guyot'], '0321': ['adg-trip-cav'], '0118': ['fr-foy'] }, { out }).play('charge fr-guyot 0321');

describe('[4.2h] charges between the phases', () => {
  it('[4.2h] a Reaction Charge that waits must be fought before the step ends', () => {
    const field = met().play('react adg-trip-cav adg-trip-cav', 1).go('end');
    expect(field.step).toBe('combat');
    expect(field.why('end')).toBe('4.2h reaction-charges-first');
    expect(field.choices()).toEqual(['target 0321']);
  });

  it('[4.2k] cavalry out of command reacts as well', () => {
    expect(met('adg-trip-cav').choices('react')).toEqual(['react adg-trip-cav adg-trip-cav']);
  });

  it('[11.0d] cavalry with a charge marker makes no other attack', () => {
    const field = met().play('react adg-trip-cav adg-trip-cav', 1);
    expect(field.go('end').choices('join')).toEqual([]);
    const beaten = moving({ '0320': ['fr-guyot'], '0321': ['adg-guards', 'adg-adams'] });
    beaten.rolls(6).go('charge fr-guyot 0321').quiet();
    beaten.go(beaten.choices('retreat')[0]).quiet().go('end');
    expect(beaten.choices('target')).toEqual([]);
  });
});

describe('[10.1e] answers of the defender', () => {
  it('[10.1e] when the fire is declared he decides who retreats before it', () => {
    const field = fighting({ '0320': ['fr-lallemand'], '0322': ['adg-trip-cav'] }).go(
      'target 0322',
      'fire fr-lallemand',
      'bombard',
    );
    expect([field.step, field.seat]).toEqual(['fire-evasion', 'allied']);
    expect(field.choices('evade').length).toBeGreaterThan(0);
  });

  it('[7.2d] units out of command do not advance after a successful defence', () => {
    const repelled = (...out: string[]): string[] => {
      const field = fighting({ '0320': ['fr-foy'], '0321': ['adg-best'] }, { out });
      field.go('target 0321', 'spare', 'join fr-foy').rolls(1).go('attack').quiet();
      return field.go(field.choices('retreat')[0]).choices('advance');
    };
    expect(repelled()).toEqual(['advance adg-best 0320']);
    expect(repelled('adg-best')).toEqual([]);
  });
});

describe('[12.1b] what everybody sees of corps', () => {
  it('[12.1b] which are Demoralized', () => {
    const { state } = moving(ARMIES, {
      casualties: { 'fr-lheritier': 4, 'fr-ha-3c': 2 },
      corps: { 'french-IIIc': 'demoralized' },
    });
    const at = w.at.corpsMorale + w.corpsIds.indexOf('french-IIIc');
    for (const seat of [-1, 0, 1]) expect(concealed(game, state, seat)[at]).toBe(1);
  });

  it('[13.1d] a disintegrated corps counts as Demoralized', () => {
    const casualties = {
      'adg-ompteda': 3,
      'adg-bernhard': 5,
      'adg-chalkett': 3,
      'adg-kielmansegge': 4,
      'adg-detmers': 3,
    };
    const field = fighting(
      { '0320': ['fr-pire'], '0321': ['adg-guards'] },
      { casualties, corps: { 'adg-II': 'disintegrated' } },
    );
    expect(field.army('adg')).toBe('fit');
    field.go('target 0321', 'join fr-pire').rolls(6).go('attack').quiet();
    expect([field.corps('adg-I'), field.army('adg')]).toEqual(['demoralized', 'demoralized']);
  });
});
