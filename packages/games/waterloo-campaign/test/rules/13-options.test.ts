import { concealed, copyState, type GameEvent, recordingDice, scriptedDice } from '@hundred-days/kernel';
import { laid } from '@hundred-days/kernel/testing';
import { position } from '@hundred-days/waterloo-campaign';
import { describe, expect, it } from 'vitest';
import { Field, fieldWith, game, type Options, type Scene, scenario, WORLD } from '../support.ts';

const { UNKNOWN } = position;

describe('13 options: secret allowances', () => {
  const units = laid('hq-napoleon 1117, fr-2 1415, hq-wellington 3715, aa-res 3715, hq-blucher 1922, pr-1 2023');
  const secret = { secretMoveRolls: true };
  const second = (options: Options): Field =>
    fieldWith(options, { turn: 2, june15: true, start: 'movement', units }, 2, 5);
  const seen = (f: Field, viewer: number): number[] => {
    const view = concealed(game, copyState(f.state), viewer);
    return [view[WORLD.at.left], view[WORLD.at.left + 1]];
  };

  it('[OPT-1] each side knows its own moves and the other sees none of them', () => {
    const f = second(secret);
    expect([f.left('french'), f.left('coalition')]).toEqual([2, 5]);
    expect(seen(f, 0)).toEqual([2, UNKNOWN]);
    expect(seen(f, 1)).toEqual([UNKNOWN, 5]);
    expect(f.told('allowance').map(({ only }) => only)).toEqual([0, 1]);
    f.play('fr-2 hq-napoleon 1415-1515');
    expect([seen(f, 0), seen(f, 1)]).toEqual([
      [1, UNKNOWN],
      [UNKNOWN, 5],
    ]);
  });

  it('[OPT-1] the dice themselves are the roller’s alone', () => {
    const description = {
      format: 'hundred-days-scenario',
      version: 1,
      game: 'waterloo-campaign',
      turn: 2,
      june15: true,
      start: 'movement',
      units,
    };
    for (const [options, only] of [
      [secret, [0, 1]],
      [{}, [-1, -1]],
    ] as const) {
      const dice = recordingDice(scriptedDice([2, 5]));
      const started = game.start({ scenario: description, options }, dice, null);
      expect(started.ok).toBe(true);
      expect(dice.taken().map((roll) => roll.only)).toEqual(only);
    }
  });

  it('[OPT-1] without it both see both', () => {
    const f = second({});
    expect([seen(f, 0), seen(f, 1)]).toEqual([
      [2, 5],
      [2, 5],
    ]);
    expect(f.told('allowance').map(({ only }) => only)).toEqual([undefined, undefined]);
  });

  it('[OPT-1] turn 1 too: the Coalition does not see the French number', () => {
    const f = scenario('june15', secret)
      .play('mode hq-napoleon @normal')
      .play('mode hq-wellington @normal')
      .play('mode hq-blucher @normal', 4);
    expect(f.left('french')).toBe(7);
    expect([seen(f, 0)[0], seen(f, 1)[0]]).toEqual([7, UNKNOWN]);
  });

  it('[OPT-1] when the phase is over it is shown what was left', () => {
    const f = second(secret).play('pass').play('pass');
    expect(f.step).not.toBe('movement');
    const shown = f.told('allowance-left');
    expect(shown.map(({ data, only }) => [data.side, data.moves, only])).toEqual([
      ['french', 2, undefined],
      ['coalition', 5, undefined],
    ]);
    expect([seen(f, 0), seen(f, 1)].flat()).not.toContain(UNKNOWN);
  });

  it('[OPT-1] who has used up a secret allowance says so himself', () => {
    const events: GameEvent[] = [];
    const f = new Field(second(secret).state, events);
    f.play('fr-2 hq-napoleon 1415-1515').play('pr-1 hq-blucher 2023-2024');
    f.play('fr-2 hq-napoleon 1515-1415').play('pr-1 hq-blucher 2024-2023');
    // Two moves are all the French had: nothing tells the Coalition so before the French pass.
    expect([f.decision, f.left('french'), f.choices()]).toEqual(['french movement', 0, ['pass']]);
    expect(f.rule('fr-2 hq-napoleon 1415-1515')).toBe('S15-10');
    expect(events.filter(({ type }) => type === 'must-pass')).toEqual([]);
    f.play('pass');
    expect(f.decision).toBe('coalition movement');
  });

  it('[OPT-1] belongs to June 15 alone', () => {
    expect(game.options.find(({ id }) => id === 'secretMoveRolls')).toMatchObject({ standard: false, rule: 'OPT-1' });
    expect(() => scenario('june16', secret)).toThrow('option-not-here');
  });
});

describe('13 options: no special rules', () => {
  const plain = { noSpecialRules: true };

  it('[OPT-2] set-up, arrivals and the start with the Movement Phase stay', () => {
    const f = scenario('june15', plain);
    expect(f.decision).toBe('french modes');
    f.play('mode hq-napoleon @normal').play('mode hq-wellington @normal').play('mode hq-blucher @normal');
    expect([f.turn, f.decision, f.left('french'), f.left('coalition')]).toEqual([1, 'french movement', -1, -1]);
    expect(f.told('allowance')).toEqual([]);
    expect(f.strictRule('enter fr-6 hq-napoleon 1017')).toBe('REI-3');
    f.play('enter fr-3 hq-napoleon 1018');
    // No surprise: any Coalition Corps moves.
    expect(f.rule('aa-res hq-wellington 3715-3815')).toBe('allowed');
    expect(f.rule('pr-cav hq-blucher 1737-1837')).toBe('allowed');
    f.play('pass', 2);
    expect(f.told('last-moves').map(({ data }) => data.side)).toEqual(['french']);
    expect(f.rule('pass')).toBe('REI-5');
  });

  it('[OPT-2] turn 2 is an ordinary turn', () => {
    const units = laid('hq-napoleon 1117, fr-2 1415, fr-4 turn 1, hq-wellington 3715, aa-res 3715');
    const f = fieldWith(plain, { turn: 2, june15: true, start: 'movement', units }).play('fr-2 hq-napoleon 1415-1515');
    expect(f.rule('aa-res hq-wellington 3715-3815')).toBe('allowed');
    // After a pass the arrivals come first again.
    f.play('pass', 3);
    expect(f.left('french')).toBe(5);
    expect(f.rule('fr-2 hq-napoleon 1515-1415')).toBe('PAS-4');
  });

  it('[OPT-2] no rain', () => {
    const units = { 'hq-napoleon': '1117', 'fr-2': '1415', 'hq-wellington': '3715', 'aa-res': '3715' };
    for (const turn of [5, 6]) {
      const f = fieldWith(plain, { turn, june15: true, start: 'turn', units });
      expect([f.decision, f.told('rain'), f.told('no-rain')]).toEqual(['french hq', [], []]);
    }
  });

  it('[OPT-2] belongs to June 15 alone', () => {
    expect(() => scenario('june16', plain)).toThrow('option-not-here');
  });
});

describe('13 options: immediate flip', () => {
  const flip = { immediateBattleFlip: true };
  const moving = { 'hq-napoleon': '2006', 'fr-1': '2010', 'fr-2': '2008', 'pr-cav': '2014', 'hq-blucher': '2016' };

  it('[OPT-3] Infantry an enemy moves next to flips at once', () => {
    for (const [options, face] of [
      [flip, 'battle'],
      [{}, 'advance'],
    ] as const) {
      const f = fieldWith(options, { turn: 4, start: 'movement', units: moving }).play('fr-2 hq-napoleon 2008-2007');
      f.play('pr-cav hq-blucher 2014-2013-2012-2011');
      expect([f.face('fr-1'), f.face('fr-2'), f.face('pr-cav')]).toEqual([face, 'advance', 'fresh']);
    }
  });

  it('[OPT-3] Cavalry does not flip, and Infantry of the mover’s own side neither', () => {
    const units = { ...moving, 'fr-1': 'eliminated', 'fr-gdcav': '2010', 'pr-1': '2012', 'pr-2': '2112 advance' };
    const f = fieldWith(flip, { turn: 4, start: 'movement', units }).play('fr-2 hq-napoleon 2008-2007');
    f.play('pr-1 hq-blucher 2012-2011');
    expect([f.at('fr-gdcav'), f.at('pr-1'), f.at('pr-2')]).toEqual(['2010 fresh', '2011 battle', '2112 advance']);
  });

  it('[OPT-3] also by a pursuit', () => {
    const units = laid('hq-napoleon 2003, fr-2 2010 battle, pr-2 2011 battle, pr-3 2012 advance, hq-blucher 2025');
    for (const [options, face] of [
      [flip, 'battle'],
      [{}, 'advance'],
    ] as const) {
      const f = fieldWith(options, { turn: 4, start: 'attack', deluge: false, units });
      f.fight('attack fr-2 2011', 6, 1);
      expect([f.where('fr-2'), f.face('pr-3')]).toEqual(['2011', face]);
    }
  });

  it('[OPT-3] a ZoI, or a river between, is no contact', () => {
    const units = { 'hq-napoleon': '1017', 'fr-1': '1117', 'fr-2': '1016', 'pr-cav': '1420', 'hq-blucher': '1420' };
    const f = fieldWith(flip, { turn: 4, start: 'movement', units }).play('fr-2 hq-napoleon 1016-1015');
    f.play('pr-cav hq-blucher 1420-1319-1219-1118');
    expect(f.at('fr-1')).toBe('1117 advance');
    const g = fieldWith(flip, { turn: 4, start: 'movement', units: moving }).play('fr-2 hq-napoleon 2008-2007');
    expect(g.play('pr-cav hq-blucher 2014-2013-2012').face('fr-1')).toBe('advance');
  });

  it('[OPT-3] may be played with either scenario', () => {
    expect(scenario('june16', flip).decision).toBe('french detachments');
    expect(scenario('june15', flip).decision).toBe('french modes');
  });
});

describe('13 options: cavalry', () => {
  const hqs = { 'hq-napoleon': '2003', 'hq-blucher': '2025', 'hq-wellington': '3725' };
  const attacking = (options: Options, units: Scene['units']): Field =>
    fieldWith(options, { turn: 4, start: 'attack', deluge: false, units: { ...hqs, ...units } });

  it('[OPT-4] a Cavalry Corps that defends in a town adds no stars', () => {
    const town = { 'fr-2': '2011', 'aa-cav': '1911' };
    const chateau = { 'fr-2': '3618', 'aa-cav': '3617' };
    const defence = (options: Options, units: Scene['units'], line: string): number =>
      attacking(options, units).fight(line, 3, 3).defence;
    const on = { townCavalryNoStars: true };
    expect([defence(on, town, 'attack fr-2 1911'), defence({}, town, 'attack fr-2 1911')]).toEqual([0, 1]);
    expect([defence(on, chateau, 'attack fr-2 3617'), defence({}, chateau, 'attack fr-2 3617')]).toEqual([0, 1]);
    // In the open it has them, and Infantry has its own in a town.
    expect(defence(on, { 'fr-2': '2010', 'aa-cav': '2011' }, 'attack fr-2 2011')).toBe(1);
    expect(defence(on, { 'fr-2': '2011', 'aa-res': '1911' }, 'attack fr-2 1911')).toBe(3);
  });

  it('[OPT-4] HQ stars and support are not its stars', () => {
    const units = { 'fr-2': '2011', 'aa-cav': '1911', 'pr-cav': '1912 exhausted', 'hq-wellington': '1912 battle' };
    expect(attacking({ townCavalryNoStars: true }, units).fight('attack fr-2 1911', 3, 3).defence).toBe(3);
  });

  it('[OPT-5] the cavalry of one Coalition army does not support attacks of the other', () => {
    const attack = (options: Options, units: Scene['units'], line: string, ...cavalry: string[]): number =>
      attacking(options, units)
        .play('pass', 6)
        .fight(line, 3, 3, ...cavalry).attack;
    const on = { separateCoalitionCavalry: true };
    const prussian = { 'fr-2': '2010', 'pr-2': '2011', 'aa-cav': '2012 exhausted' };
    expect([attack(on, prussian, 'attack pr-2 2010'), attack({}, prussian, 'attack pr-2 2010')]).toEqual([0, 1]);
    const allied = { 'fr-2': '2010', 'aa-res': '2011', 'pr-cav': '2012 exhausted' };
    expect([attack(on, allied, 'attack aa-res 2010'), attack({}, allied, 'attack aa-res 2010')]).toEqual([2, 3]);
    // Of its own army it does.
    expect(attack(on, { 'fr-2': '2010', 'pr-2': '2011', 'pr-cav': '2012 exhausted' }, 'attack pr-2 2010')).toBe(1);
    expect(attack(on, { 'fr-2': '2010', 'aa-res': '2011', 'aa-cav': '2012' }, 'attack aa-res 2010', 'aa-cav')).toBe(4);
  });

  it('[OPT-5] a Fresh one cannot join in either', () => {
    const units = { 'fr-2': '2010', 'pr-2': '2011', 'aa-cav': '2012' };
    const on = attacking({ separateCoalitionCavalry: true }, units).play('pass', 6).play('attack pr-2 2010', 3, 3);
    expect(on.last('attack-resolved')).toMatchObject({ attackModifier: 0 });
    const off = attacking({}, units).play('pass', 6).play('attack pr-2 2010');
    expect(off.choices().sort()).toEqual(['commit aa-cav', 'ready']);
  });

  it('[OPT-5] Infantry support and support in defence stay', () => {
    const on = { separateCoalitionCavalry: true };
    const infantry = { 'fr-2': '2010', 'pr-2': '2011', 'aa-res': '2009' };
    expect(attacking(on, infantry).play('pass', 6).fight('attack pr-2 2010', 3, 3).attack).toBe(1);
    const defence = { 'fr-2': '2010', 'pr-2': '2011', 'aa-cav': '2012 exhausted' };
    expect(attacking(on, defence).fight('attack fr-2 2011', 3, 3).defence).toBe(1);
  });

  it('[OPT-4, OPT-5] off unless chosen, and open to both scenarios', () => {
    for (const id of ['townCavalryNoStars', 'separateCoalitionCavalry', 'immediateBattleFlip']) {
      expect(game.options.find((option) => option.id === id)).toMatchObject({ standard: false });
      expect(scenario('june16', { [id]: true }).turn).toBe(3);
    }
  });
});
