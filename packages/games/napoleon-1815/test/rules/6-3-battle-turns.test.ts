import { describe, expect, it } from 'vitest';
import { type Battle, battle, FRENCH_LINE, type Line, marked, PRUSSIAN_LINE, pass, postLine } from '../battles.ts';
import { calm, fight, HILLS, hills, misses } from '../scenes.ts';
import type { Field } from '../support.ts';

/** Ligny: the French come from Charleroi (minor road) and Quatre Bras (major), the Allies fall back on Gembloux and Namur. */

const PLAIN: Battle = { attacker: FRENCH_LINE, defender: PRUSSIAN_LINE };
const firepower = (f: Field): unknown => f.last('fired').firepower;

/** Ends Combat and reinforcement of both sides. */
const round = (f: Field): Field => pass(pass(f));

describe('6.3 Battle Turns', () => {
  it('[6.3a] units act in any order, each once', () => {
    const f = battle(PLAIN).plays('shift fr-3-inf1 @enemy-left', 'shift fr-1-inf1 @enemy-right');
    expect(
      f.rules('shift fr-3-inf1 @right', 'fire fr-3-inf1 @line', 'retreat fr-3-inf1 charleroi', 'square fr-3-inf1'),
    ).toEqual(['6.3a', '6.33a', '7.0a', '6.5a']);
    pass(f).play('fire pr-3-inf1 @line', ...misses(4));
    expect(
      f.rules('shift pr-3-inf1 @reserve', 'fire pr-3-inf1 @line', 'retreat pr-3-inf1 namur', 'square pr-3-inf1'),
    ).toEqual(['6.33a', '6.33b', '7.0a', '6.5a']);
    expect(f.rule('fire pr-1-inf1 @line')).toBe('allowed');
  });

  it('[6.3a] a unit may do nothing', () => {
    expect(pass(battle(PLAIN)).decision).toBe('allied combat');
  });

  it('[6.3a] only units of the side on turn act, and only those of the battle', () => {
    const f = battle({ ...PLAIN, near: { charleroi: ['fr-6-inf'] } });
    expect([
      f.rule('shift fr-6-inf @left'),
      f.rule('shift pr-1-inf1 @enemy-right'),
      f.rule('shift pr-1-inf1 @enemy-right', 'allied'),
    ]).toEqual(['6.3a', '6.3a', '2.0a']);
  });
});

describe('6.31 morale', () => {
  const weak = (right: readonly string[], more: Partial<Battle> = {}): Field =>
    battle({ attacker: FRENCH_LINE, defender: { left: ['pr-1-inf1 1'], center: ['pr-2-inf1'], right }, ...more }).play(
      'shift fr-1-inf1 @enemy-right',
    );

  it('[6.31a] engaged units of strength 1 of the side on turn check, nobody else', () => {
    const f = weak(['pr-3-inf1 1', 'pr-3-inf2 2', 'pr-3-cav 1']);
    pass(f);
    expect(f.decision).toBe('allied morale');
    expect(f.choices()).toEqual(['morale pr-3-inf1', 'morale pr-3-cav']);
    expect(f.rules('morale pr-3-inf2', 'morale pr-1-inf1', 'end')).toEqual(['6.31a', '6.31a', '6.31a']);
    f.play('morale pr-3-cav', 4).play('morale pr-3-inf1', 4);
    expect(f.decision).toBe('allied combat');
  });

  it('[6.31a] the Attacker checks in his own Battle Turn', () => {
    const f = battle({ attacker: { ...FRENCH_LINE, left: ['fr-1-inf1 1'] }, defender: PRUSSIAN_LINE }).play(
      'shift fr-1-inf1 @enemy-right',
    );
    expect(pass(f).decision).toBe('allied combat');
    expect(pass(f).decision).toBe('french morale');
  });

  it.each([1, 2, 3])('[6.31b] %i: the unit goes back at once, from its home to RESERVE', (die) => {
    const f = pass(weak(['pr-3-inf1 1', 'pr-3-inf2 2'])).play('morale pr-3-inf1', die);
    expect([f.at('pr-3-inf1'), f.decision]).toEqual(['ligny 1 reserve', 'allied combat']);
  });

  it.each([1, 2, 3])('[6.31b] %i: from forward to the home position behind', (die) => {
    const f = battle({ attacker: { ...FRENCH_LINE, left: ['fr-1-inf1 1'] }, defender: PRUSSIAN_LINE }).play(
      'shift fr-1-inf1 @enemy-right',
    );
    expect(round(f).play('morale fr-1-inf1', die).at('fr-1-inf1')).toBe('ligny 1 left');
  });

  it.each([4, 5, 6])('[6.31c] %i: the unit acts normally', (die) => {
    const f = pass(weak(['pr-3-inf1 1', 'pr-3-inf2 2'])).play('morale pr-3-inf1', die);
    expect([
      f.at('pr-3-inf1'),
      f.rule('fire pr-3-inf1 @line'),
      f.rule('shift pr-3-inf1 @reserve'),
      f.rule('retreat pr-3-inf1 namur'),
    ]).toEqual(['ligny 1 right', 'allowed', 'allowed', 'allowed']);
  });

  it('[6.31d] foot artillery with bad morale is eliminated, horse artillery goes back', () => {
    const foot = pass(weak(['pr-3-art 1', 'pr-3-inf2 2'])).play('morale pr-3-art', 3);
    expect(foot.at('pr-3-art')).toBe('eliminated');
    const horse = pass(weak(['pr-2-ha 1', 'pr-2-inf2 2'])).play('morale pr-2-ha', 3);
    expect(horse.at('pr-2-ha')).toBe('ligny 1 reserve');
  });

  /** A square of strength 1 in the Prussian right, engaged; Blücher beside it if asked for. */
  const square = (...others: string[]): Field => {
    const f = battle({
      attacker: FRENCH_LINE,
      defender: { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1 1', 'pr-3-inf2 3', ...others] },
    });
    return pass(
      pass(pass(f.play('shift fr-2-inf1 @enemy-center')).play('square pr-3-inf1')).play('shift fr-1-inf1 @enemy-right'),
    );
  };

  it('[6.31d] [6.31f] [6.5g] a square checks at +1 and is eliminated by bad morale', () => {
    expect(square().play('morale pr-3-inf1', 3).at('pr-3-inf1')).toBe('ligny 1 right');
    expect(square().play('morale pr-3-inf1', 2).at('pr-3-inf1')).toBe('eliminated');
  });

  it('[6.31f] the bonuses of square and leader add up', () => {
    expect(square('pr-blucher').play('morale pr-3-inf1', 2).at('pr-3-inf1')).toBe('ligny 1 right');
    expect(square('pr-blucher').play('morale pr-3-inf1', 1).at('pr-3-inf1')).toBe('eliminated');
  });

  it('[6.31e] [8.2a] +1 with the leader in the position, not from another one', () => {
    const f = pass(weak(['pr-3-inf1 1', 'pr-3-inf2 2', 'pr-blucher']));
    expect(f.copy().play('morale pr-3-inf1', 3).at('pr-3-inf1')).toBe('ligny 1 right');
    expect(f.play('morale pr-3-inf1', 2).at('pr-3-inf1')).toBe('ligny 1 reserve');
    const away = battle({
      attacker: FRENCH_LINE,
      defender: { left: ['pr-1-inf1'], center: ['pr-2-inf1', 'pr-blucher'], right: ['pr-3-inf1 1', 'pr-3-inf2'] },
    });
    expect(pass(away.play('shift fr-1-inf1 @enemy-right')).play('morale pr-3-inf1', 3).at('pr-3-inf1')).toBe(
      'ligny 1 reserve',
    );
  });

  it('[6.31g] [8.2b] a leader among others does not check', () => {
    const f = pass(weak(['pr-blucher', 'pr-3-inf2 2']));
    expect(f.decision).toBe('allied combat');
  });

  it('[6.31h] the owner rolls in the order he likes, and each result is carried out first', () => {
    const f = pass(weak(['pr-3-inf1 1', 'pr-3-inf2 2', 'pr-3-cav 1'])).play('morale pr-3-cav', 1);
    expect([f.place('pr-3-cav'), f.place('pr-3-inf1'), f.choices()]).toEqual([
      'reserve',
      'right',
      ['morale pr-3-inf1'],
    ]);
    expect(f.rule('morale pr-3-cav')).toBe('6.31a');
  });

  it('[6.31h] a unit with bad morale does nothing else in that Battle Turn', () => {
    const f = pass(weak(['pr-3-inf1 2', 'pr-3-cav 1'])).play('morale pr-3-cav', 1);
    expect(f.choicesOf('pr-3-cav')).toEqual([]);
    expect(f.rules('shift pr-3-cav @right', 'retreat pr-3-cav namur')).toEqual(['6.3a', '7.0a']);
  });

  it('[6.31h] [8.2c] a leader whom the others have left alone checks as well', () => {
    const f = pass(weak(['pr-3-inf1 1', 'pr-blucher']));
    expect(f.choices()).toEqual(['morale pr-3-inf1']);
    f.play('morale pr-3-inf1', 1);
    expect(f.choices()).toEqual(['morale pr-blucher']);
  });

  it('[6.31i] a rout by morale comes at once; the rolls that are left are not made', () => {
    const f = battle({
      attacker: FRENCH_LINE,
      defender: { left: ['pr-1-inf1 1'], center: ['pr-2-inf1'], right: ['pr-3-inf1 1'] },
    });
    pass(f.plays('shift fr-1-inf1 @enemy-right', 'shift fr-3-inf1 @enemy-left'));
    expect(f.choices()).toEqual(['morale pr-1-inf1', 'morale pr-3-inf1']);
    f.play('morale pr-3-inf1', 1);
    expect(f.last('rout')).toMatchObject({ side: 'allied' });
    // 7.41: both had one step; the other infantry keeps three and has to go.
    expect([f.at('pr-1-inf1'), f.at('pr-3-inf1'), f.decision]).toEqual(['eliminated', 'eliminated', 'allied rout']);
  });
});

describe('6.32 battle moves', () => {
  const RESERVES: Line = {
    ...FRENCH_LINE,
    reserve: ['fr-3cc-cav', 'fr-4-inf', 'fr-4-art', 'fr-3cc-ha', 'fr-napoleon'],
  };

  it('[6.32a] an unengaged unit moves into a position with enemies, its own engaged one too', () => {
    const f = battle({ attacker: RESERVES, defender: PRUSSIAN_LINE });
    pass(f.play('shift fr-2-inf1 @enemy-center')).play('shift pr-3-inf1 @enemy-left');
    pass(f);
    expect(f.rule('shift fr-4-inf @left')).toBe('allowed');
    f.play('shift fr-4-inf @left');
    expect(f.posted('french', 'left')).toEqual(['fr-1-inf1', 'fr-4-inf']);
  });

  it('[6.32b] foot artillery never engages, forward or from RESERVE', () => {
    const f = battle({ attacker: { ...RESERVES, left: ['fr-1-inf1', 'fr-1-art'] }, defender: PRUSSIAN_LINE });
    expect(f.rule('shift fr-1-art @enemy-right')).toBe('6.32b');
    pass(f.play('shift fr-2-inf1 @enemy-center')).play('shift pr-3-inf1 @enemy-left');
    pass(f);
    expect(f.rules('shift fr-4-art @left', 'shift fr-4-art @center')).toEqual(['6.32b', 'allowed']);
  });

  it('[6.32c] an engaged unit only goes back: from forward home, from home to RESERVE', () => {
    const f = round(battle(PLAIN).play('shift fr-1-inf1 @enemy-right'));
    expect(f.goals('shift', 'fr-1-inf1')).toEqual(['left']);
    pass(f);
    expect(f.goals('shift', 'pr-3-inf1')).toEqual(['reserve']);
    expect(f.rule('shift pr-3-inf1 @enemy-left')).toBe('6.32c');
  });

  it('[6.32d] nobody engages and disengages in one Battle Turn', () => {
    const f = battle({ attacker: RESERVES, defender: PRUSSIAN_LINE });
    // The Prussians come forward left and right; French cavalry engages them at home on the left.
    pass(f.plays('shift fr-2-inf1 @enemy-center')).plays('shift pr-3-inf1 @enemy-left', 'shift pr-1-inf1 @enemy-right');
    pass(f).play('shift fr-3cc-cav @left').play('shift fr-3cc-ha @left');
    // 6.33m: it has a step left, but not this one.
    expect(f.rule('shift fr-3cc-ha @reserve')).toBe('6.32d');
    round(f);
    expect(f.rules('shift fr-3cc-cav @reserve', 'shift fr-3cc-cav @right', 'shift fr-3cc-cav @center')).toEqual([
      'allowed',
      '6.32d',
      'allowed',
    ]);
    // Nor with the move it has made already: that is the reason, not that it has acted.
    f.play('shift fr-3cc-cav @reserve');
    expect(f.rules('shift fr-3cc-cav @left', 'shift fr-3cc-cav @right')).toEqual(['6.32d', '6.32d']);
    expect(f.rule('shift fr-3cc-cav @center')).toBe('6.3a');
  });

  it('[6.32e] an unengaged unit moves to a position without enemies', () => {
    const f = battle({ attacker: { ...RESERVES, left: ['fr-1-inf1', 'fr-1-inf2'] }, defender: PRUSSIAN_LINE });
    f.plays('shift fr-1-inf2 @reserve', 'shift fr-4-art @right');
    expect([f.place('fr-1-inf2'), f.place('fr-4-art')]).toEqual(['reserve', 'right']);
    expect(f.rule('shift fr-4-inf @reserve')).toBe('6.32e');
  });

  it('[6.32f] no sideways and no diagonal steps', () => {
    const f = battle({
      attacker: { left: ['fr-1-inf1', 'fr-1-inf2'], center: ['fr-3cc-cav', 'fr-3cc-ha'], right: ['fr-3-inf1'] },
      defender: PRUSSIAN_LINE,
    });
    expect(f.goals('shift', 'fr-1-inf1')).toEqual(['enemy-right', 'reserve']);
    expect(['left', 'enemy-left', 'enemy-right'].map((place) => f.rule(`shift fr-3cc-cav @${place}`))).toEqual([
      'allowed',
      '6.32f',
      '6.32f',
    ]);
    round(f.play('shift fr-3cc-cav @enemy-center'));
    expect(f.rules('shift fr-3cc-cav @enemy-left', 'shift fr-3cc-cav @left')).toEqual(['6.32f', '6.32f']);
  });

  it('[6.32g] foot makes one battle move, mounted units and leaders two', () => {
    const f = battle({ attacker: RESERVES, defender: PRUSSIAN_LINE });
    const homes = ['center', 'left', 'right'];
    const both = ['center', 'enemy-center', 'enemy-left', 'enemy-right', 'left', 'right'];
    expect([f.goals('shift', 'fr-4-inf'), f.goals('shift', 'fr-4-art')]).toEqual([homes, homes]);
    expect(['fr-3cc-cav', 'fr-3cc-ha', 'fr-napoleon'].map((unit) => f.goals('shift', unit))).toEqual([
      both,
      both,
      both,
    ]);
    expect(f.rule('shift fr-4-inf @enemy-right')).toBe('6.32g');
  });

  it('[6.32h] nobody passes through enemies; friends are no hindrance', () => {
    const f = battle({ attacker: RESERVES, defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1', 'pr-3-inf2'] } });
    pass(f.play('shift fr-2-inf1 @enemy-center')).play('shift pr-3-inf1 @enemy-left');
    pass(f);
    expect(f.rules('shift fr-3cc-cav @enemy-right', 'shift fr-3cc-cav @left', 'shift fr-3cc-cav @enemy-left')).toEqual([
      '6.32h',
      'allowed',
      'allowed',
    ]);
  });

  it('[6.32i] [7.4a] Ruling: a unit may step into an empty enemy position, which routs the enemy', () => {
    const f = battle({ attacker: { ...FRENCH_LINE, left: ['fr-1-inf1', 'fr-1-inf2'] }, defender: PRUSSIAN_LINE });
    pass(f.play('shift fr-2-inf1 @enemy-center')).play('retreat pr-3-inf1 gembloux');
    pass(f).play('shift fr-1-inf2 @enemy-right');
    expect(f.last('rout')).toMatchObject({ side: 'allied' });
    expect(f.decision).toBe('allied rout');
  });

  it('[6.32i] [6.22d] it is a Redeploy: the last unit of a position may not make it', () => {
    const f = battle(PLAIN);
    pass(f.play('shift fr-2-inf1 @enemy-center')).play('retreat pr-3-inf1 gembloux');
    expect(pass(f).rule('shift fr-1-inf1 @enemy-right')).toBe('6.22d');
  });

  it('[6.32j] Ruling: Redeploy and Engage, Disengage and Redeploy, or Redeploy twice', () => {
    const line: Line = { ...RESERVES, center: ['fr-g-cav', 'fr-g-inf'] };
    const f = battle({ attacker: line, defender: PRUSSIAN_LINE });
    f.plays('shift fr-3cc-cav @enemy-right', 'shift fr-g-cav @right');
    expect([f.place('fr-3cc-cav'), f.place('fr-g-cav')]).toEqual(['enemy-right', 'right']);
    round(f).play('shift fr-3cc-cav @reserve');
    expect(f.place('fr-3cc-cav')).toBe('reserve');
  });

  it('[6.32k] in a column enemies meet in one position only', () => {
    const f = pass(
      battle({ attacker: RESERVES, defender: { ...PRUSSIAN_LINE, reserve: ['pr-4-cav', 'pr-4-inf1'] } }).play(
        'shift fr-1-inf1 @enemy-right',
      ),
    );
    expect(f.rule('shift pr-3-inf1 @enemy-left')).toBe('6.32c');
    expect(f.rules('shift pr-4-cav @enemy-left', 'shift pr-4-cav @right')).toEqual(['6.32h', 'allowed']);
  });
});

describe('6.33 battle fires', () => {
  /** French infantry or others in the Prussian right; the French have the Battle Turn. */
  const engaged = (
    left: readonly string[],
    right: readonly string[] = ['pr-3-inf1'],
    more: Partial<Battle> = {},
  ): Field => {
    const f = battle({
      attacker: { left, center: ['fr-2-inf1'], right: ['fr-3-inf1'] },
      defender: { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right },
      ...more,
    });
    return round(f.play(`shift ${left[0].split(' ')[0]} @enemy-right`));
  };

  it('[6.33a] a unit that has moved does not fire, one that has fired does not move', () => {
    const f = battle(PLAIN).play('shift fr-1-inf1 @enemy-right');
    expect(f.rule('fire fr-1-inf1 @line')).toBe('6.33a');
    pass(f).play('fire pr-3-inf1 @line', ...misses(4));
    expect(f.rule('shift pr-3-inf1 @reserve')).toBe('6.33a');
  });

  it('[6.33b] once in a Battle Turn', () => {
    const f = engaged(['fr-1-inf1']).play('fire fr-1-inf1 @line', ...misses(3));
    expect(f.rule('fire fr-1-inf1 @line')).toBe('6.33b');
    expect(round(f).rule('fire fr-1-inf1 @line')).toBe('allowed');
  });

  it('[6.33c] units in RESERVE neither fire nor are hit', () => {
    const f = engaged(['fr-1-inf1'], ['pr-3-inf1'], {
      attacker: {
        left: ['fr-1-inf1'],
        center: ['fr-2-inf1'],
        right: ['fr-3-inf1'],
        reserve: ['fr-4-inf', 'fr-1-art', 'fr-3cc-ha'],
      },
      defender: { ...PRUSSIAN_LINE, reserve: ['pr-4-inf1'] },
    });
    expect(['fr-4-inf', 'fr-1-art', 'fr-3cc-ha'].map((unit) => f.rule(`fire ${unit} @line`))).toEqual([
      '6.33c',
      '6.33c',
      '6.33c',
    ]);
    f.play('fire fr-1-inf1 @line', 1, 1, 1);
    expect([f.strength('pr-3-inf1'), f.strength('pr-4-inf1')]).toEqual([1, 4]);
  });

  it('[6.33d] as many dice as steps; each at or below the firepower hits', () => {
    const f = engaged(['fr-1-inf1 2']).play('fire fr-1-inf1 @line', 2, 3);
    expect(f.last('fired')).toMatchObject({ firepower: 2, hits: 1, dice: [2, 3] });
    expect(f.strength('pr-3-inf1')).toBe(3);
  });

  it('[6.33f] infantry fire only when engaged, at enemies in their position', () => {
    const f = battle(PLAIN);
    expect(f.rule('fire fr-1-inf1 @line')).toBe('6.33f');
    const hit = engaged(['fr-1-inf1']).play('fire fr-1-inf1 @line', 1, 1, 1);
    expect(['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'].map((unit) => hit.strength(unit))).toEqual([4, 4, 1]);
  });

  it('[6.33g] cavalry too', () => {
    const f = battle({
      attacker: { left: ['fr-3cc-cav'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] },
      defender: PRUSSIAN_LINE,
    });
    expect(f.rule('fire fr-3cc-cav @line')).toBe('6.33g');
  });

  it('[6.33h] cavalry fire at +1 for the first time after their own Engage, up to F4', () => {
    const f = engaged(['fr-3cc-cav']).play('fire fr-3cc-cav @line', 4, 5, 6);
    expect(f.last('fired')).toMatchObject({ firepower: 4, hits: 1 });
    round(f).play('fire fr-3cc-cav @line', 4, 4, 4);
    expect(f.last('fired')).toMatchObject({ firepower: 3, hits: 0 });
    expect(firepower(engaged(['fr-2cc-cav']).play('fire fr-2cc-cav @line', ...misses(3)))).toBe(3);
  });

  it('[6.33h] cavalry that the enemy engages have no shock', () => {
    const f = pass(
      battle({
        attacker: FRENCH_LINE,
        defender: { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-cav'] },
      }).play('shift fr-1-inf1 @enemy-right'),
    );
    expect(firepower(f.play('fire pr-3-cav @line', ...misses(2)))).toBe(2);
  });

  it('[6.33h] from RESERVE into an engaged home position is an Engage too', () => {
    const f = battle({ attacker: FRENCH_LINE, defender: { ...PRUSSIAN_LINE, reserve: ['pr-4-cav'] } });
    pass(f.play('shift fr-1-inf1 @enemy-right')).play('shift pr-4-cav @right');
    round(f).play('fire pr-4-cav @line', ...misses(2));
    expect(firepower(f)).toBe(3);
  });

  it('[6.33i] Ruling: shock waits for the first fire and ends with the engagement', () => {
    const f = round(engaged(['fr-3cc-cav']));
    expect(firepower(f.copy().play('fire fr-3cc-cav @line', ...misses(3)))).toBe(4);
    f.play('fire fr-3cc-cav @line', ...misses(3));
    round(round(f).play('shift fr-3cc-cav @left')).play('shift fr-3cc-cav @enemy-right');
    expect(firepower(round(f).play('fire fr-3cc-cav @line', ...misses(3)))).toBe(4);
  });

  it('[6.33i] Ruling: shock that was not used is gone when the enemy has left', () => {
    const f = battle({
      attacker: { ...FRENCH_LINE, reserve: ['fr-3cc-cav'] },
      defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1', 'pr-3-cav'] },
    });
    pass(f.play('shift fr-2-inf1 @enemy-center')).play('shift pr-3-cav @enemy-left');
    pass(f).play('shift fr-3cc-cav @left');
    expect(f.is('fr-3cc-cav', 'shock')).toBe(true);
    pass(f).play('shift pr-3-cav @right');
    pass(pass(f)).play('shift pr-3-cav @enemy-left');
    expect(firepower(pass(f).play('fire fr-3cc-cav @line', ...misses(3)))).toBe(3);
  });

  const GUNS: Line = { left: ['fr-1-art', 'fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] };

  it('[6.33j] unengaged artillery fires at the enemy opposite, and nowhere else', () => {
    const f = battle({ attacker: GUNS, defender: PRUSSIAN_LINE }).play('fire fr-1-art @line', 1, 1, 2);
    expect([firepower(f), f.strength('pr-3-inf1'), f.strength('pr-1-inf1')]).toEqual([1, 2, 4]);
  });

  it('[6.33j] not while a friend is there, but again once he is back', () => {
    const f = battle({ attacker: GUNS, defender: PRUSSIAN_LINE }).play('shift fr-1-inf1 @enemy-right');
    expect(f.rule('fire fr-1-art @line')).toBe('6.33j');
    round(f).play('shift fr-1-inf1 @left');
    expect(f.rule('fire fr-1-art @line')).toBe('allowed');
  });

  it('[6.33j] before a friend goes in it may fire', () => {
    const f = battle({ attacker: GUNS, defender: PRUSSIAN_LINE })
      .play('fire fr-1-art @line', 6, 6, 6)
      .play('shift fr-1-inf1 @enemy-right');
    expect(f.place('fr-1-inf1')).toBe('enemy-right');
  });

  it('[6.33j] not at an empty position', () => {
    const f = battle({ attacker: GUNS, defender: PRUSSIAN_LINE });
    pass(f.play('shift fr-2-inf1 @enemy-center')).play('retreat pr-3-inf1 gembloux');
    expect(pass(f).rule('fire fr-1-art @line')).toBe('6.33j');
  });

  it('[6.33k] engaged artillery fires at +1 once, whoever engaged', () => {
    const f = battle({ attacker: GUNS, defender: PRUSSIAN_LINE });
    pass(pass(f.play('shift fr-2-inf1 @enemy-center')).play('shift pr-3-inf1 @enemy-left'));
    expect(firepower(f.play('fire fr-1-art @line', ...misses(3)))).toBe(2);
    expect(firepower(round(f).play('fire fr-1-art @line', ...misses(3)))).toBe(1);
  });

  it('[6.33l] Ruling: engaged artillery has no long range fire', () => {
    const f = battle({ attacker: GUNS, defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1', 'pr-3-inf2 3'] } });
    pass(pass(f.play('shift fr-2-inf1 @enemy-center')).play('shift pr-3-inf2 @enemy-left'));
    f.play('fire fr-1-art @line', 1, 6, 6);
    expect([f.strength('pr-3-inf1'), f.strength('pr-3-inf2')]).toEqual([4, 2]);
  });

  it('[6.33l] Ruling: the short range bonus is back after the unit was unengaged', () => {
    const f = battle({ attacker: GUNS, defender: PRUSSIAN_LINE });
    pass(pass(f.play('shift fr-2-inf1 @enemy-center')).play('shift pr-3-inf1 @enemy-left')).play(
      'fire fr-1-art @line',
      ...misses(3),
    );
    pass(f).play('shift pr-3-inf1 @right');
    pass(pass(f)).play('shift pr-3-inf1 @enemy-left');
    expect(firepower(pass(f).play('fire fr-1-art @line', ...misses(3)))).toBe(2);
  });

  const HORSE: Line = {
    left: ['fr-3cc-ha', 'fr-3cc-cav'],
    center: ['fr-2-inf1', 'fr-napoleon', 'fr-4-inf'],
    right: ['fr-3-inf1'],
    reserve: ['fr-2cc-ha'],
  };
  const horse = (): Field => battle({ attacker: HORSE, defender: PRUSSIAN_LINE });

  it('[6.33m] horse artillery moves a step and fires', () => {
    const f = horse().play('shift fr-3cc-ha @enemy-right').play('fire fr-3cc-ha @line', 2, 6);
    expect(f.last('fired')).toMatchObject({ firepower: 2, hits: 1 });
    expect(f.rules('shift fr-3cc-ha @left', 'fire fr-3cc-ha @line')).toEqual(['6.33a', '6.33b']);
    const up = horse().play('shift fr-2cc-ha @left').play('fire fr-2cc-ha @line', 1, 6);
    expect([firepower(up), up.rule('shift fr-2cc-ha @reserve')]).toEqual([1, '6.33a']);
  });

  it('[6.33m] or fires and moves a step', () => {
    const f = horse().play('fire fr-3cc-ha @line', 6, 6);
    expect(f.goals('shift', 'fr-3cc-ha')).toEqual(['enemy-right', 'reserve']);
    f.play('shift fr-3cc-ha @enemy-right');
    expect([f.place('fr-3cc-ha'), f.rule('fire fr-3cc-ha @line'), f.goals('shift', 'fr-3cc-ha')]).toEqual([
      'enemy-right',
      '6.33b',
      [],
    ]);
  });

  it('[6.33m] or moves two steps and does not fire', () => {
    const f = horse().play('shift fr-2cc-ha @enemy-right');
    expect(f.rule('fire fr-2cc-ha @line')).toBe('6.33a');
    const two = horse().plays('shift fr-3cc-ha @reserve', 'shift fr-3cc-ha @center');
    expect([two.rule('fire fr-3cc-ha @line'), two.goals('shift', 'fr-3cc-ha')]).toEqual(['6.33a', []]);
  });

  it('[6.33m] foot artillery does not', () => {
    const f = battle({ attacker: { ...GUNS, reserve: ['fr-2-art'] }, defender: PRUSSIAN_LINE })
      .play('shift fr-2-art @left')
      .play('fire fr-1-art @line', 6, 6, 6);
    expect(f.rules('fire fr-2-art @line', 'shift fr-1-art @reserve')).toEqual(['6.33a', '6.33a']);
  });

  it('[6.33n] [8.3a] leaders fire when engaged, with their own firepower, without shock', () => {
    const f = battle({ attacker: HORSE, defender: PRUSSIAN_LINE });
    expect(f.rule('fire fr-napoleon @line')).toBe('6.33n');
    round(f.plays('shift fr-napoleon @enemy-center', 'shift fr-4-inf @enemy-center')).play('fire fr-napoleon @line', 3);
    expect(f.last('fired')).toMatchObject({ firepower: 2, hits: 0 });
  });

  it('[6.33e] nobody fires at F0', () => {
    const f = battle({
      turn: 2,
      attacker: { left: ['ad-c-ne', 'ad-c-lt'], center: ['pr-1-inf1'], right: ['pr-2-inf1'] },
      defender: { ...FRENCH_LINE, right: ['fr-3-inf1', 'fr-3-inf2'] },
    });
    pass(f.plays('shift ad-c-ne @enemy-right', 'shift ad-c-lt @enemy-right')).play('square fr-3-inf1');
    pass(f);
    expect(f.rules('fire ad-c-ne @squares', 'fire ad-c-ne @line', 'fire ad-c-lt @squares')).toEqual([
      '6.33e',
      'allowed',
      'allowed',
    ]);
  });
});

describe('6.34 reinforcements', () => {
  const near = {
    charleroi: ['fr-4-inf', 'fr-4-art'],
    'quatre-bras': ['fr-6-inf', 'fr-6-art', 'fr-g-cav'],
    laneffe: ['fr-g-inf'],
    gembloux: ['pr-4-inf1', 'pr-4-cav'],
    namur: ['pr-4-inf2', 'pr-4-art', 'pr-blucher'],
  };
  const plan: Battle = { ...PLAIN, near };

  it('[6.34a] the last step of each Battle Turn, for the side on turn', () => {
    const f = battle(plan);
    expect(f.rule('reinforce fr-4-inf')).toBe('6.3a');
    expect(f.play('end').decision).toBe('french reinforcement');
    expect(f.rule('reinforce pr-4-inf1', 'allied')).toBe('2.0a');
    expect(f.play('end').decision).toBe('allied combat');
    expect(f.play('end').decision).toBe('allied reinforcement');
    expect(f.rule('reinforce pr-4-inf1')).toBe('allowed');
  });

  it('[6.34b] from adjacent towns only', () => {
    const f = battle(plan).play('end');
    expect(f.choices()).toEqual([
      'end',
      'reinforce fr-g-cav',
      'reinforce fr-4-inf',
      'reinforce fr-4-art',
      'reinforce fr-6-inf',
      'reinforce fr-6-art',
    ]);
    expect(f.rules('reinforce fr-g-inf', 'reinforce fr-1-inf1')).toEqual(['6.34b', '6.34b']);
  });

  it('[6.34b] not from a town that is a battle itself', () => {
    const two = fight(
      1,
      {
        ligny: ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
        'quatre-bras': ['fr-4-inf', 'fr-4-art', 'fr-6-inf', 'ad-1-br', 'ad-1-ne', 'ad-1-art'],
      },
      { ligny: ['charleroi'], 'quatre-bras': ['charleroi'] },
    );
    postLine(postLine(hills(two.play('fight ligny', HILLS[0])), PRUSSIAN_LINE), FRENCH_LINE, false).play('end', 9);
    // Nine markers are left, no Hill among them: three Streams.
    two.play('terrain @left', 8).play('terrain @left', 7).play('terrain @right');
    postLine(postLine(two, { left: ['ad-1-br'], center: ['ad-1-ne'], right: ['ad-1-art'] }), {
      left: ['fr-4-inf'],
      center: ['fr-4-art'],
      right: ['fr-6-inf'],
    });
    two.plays('fight ligny', 'end');
    expect([two.decision, two.choices(), two.rule('reinforce fr-4-inf')]).toEqual([
      'french reinforcement',
      ['end'],
      '6.34b',
    ]);
  });

  it('[6.34b] units that moved this turn may reinforce, without a Group Move', () => {
    const f = calm(1, {
      charleroi: ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1'],
      laneffe: ['fr-4-inf'],
      'quatre-bras': ['fr-6-inf'],
      ligny: ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
    });
    f.plays(
      'fr-1-inf1 charleroi-ligny',
      'fr-2-inf1 charleroi-ligny',
      'fr-3-inf1 charleroi-ligny',
      'fr-4-inf laneffe-charleroi',
    );
    hills(f.play('end', HILLS[0]));
    postLine(postLine(f, PRUSSIAN_LINE), FRENCH_LINE).play('end');
    expect(f.rules('reinforce fr-4-inf', 'reinforce fr-6-inf')).toEqual(['allowed', 'allowed']);
  });

  it('[6.34c] a minor road brings one unit, a major road two, in each Battle Turn', () => {
    const f = battle(plan).plays('end', 'reinforce fr-4-inf');
    expect(f.rule('reinforce fr-4-art')).toBe('6.34c');
    f.plays('reinforce fr-6-inf', 'reinforce fr-6-art');
    expect([f.rule('reinforce fr-g-cav'), f.choices()]).toEqual(['6.34c', ['end']]);
    f.plays('end', 'end', 'reinforce pr-4-inf1', 'reinforce pr-4-inf2', 'reinforce pr-blucher');
    expect(f.rules('reinforce pr-4-cav', 'reinforce pr-4-art')).toEqual(['6.34c', '6.34c']);
    f.plays('end', 'end');
    expect(f.rules('reinforce fr-4-art', 'reinforce fr-g-cav')).toEqual(['allowed', 'allowed']);
  });

  it('[6.34c] rivers do not matter, nor what moved on the road before', () => {
    const f = calm(1, {
      laneffe: ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'fr-4-inf', 'fr-6-inf', 'fr-6-art', 'fr-4-art'],
      charleroi: ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
    });
    f.plays(
      'fr-1-inf1 laneffe-charleroi',
      'fr-2-inf1 laneffe-charleroi',
      'fr-3-inf1 laneffe-charleroi',
      'fr-4-inf laneffe-charleroi',
    );
    expect(f.rule('fr-6-inf laneffe-charleroi')).toBe('5.5a');
    hills(f.play('end', HILLS[0]));
    postLine(postLine(f, PRUSSIAN_LINE), { ...FRENCH_LINE, reserve: ['fr-4-inf'] }).play('end');
    f.plays('reinforce fr-6-inf', 'reinforce fr-6-art');
    expect([f.place('fr-6-art'), f.rule('reinforce fr-4-art')]).toEqual(['reserve', '6.34c']);
  });

  it('[6.34d] they come into RESERVE and act from the next Battle Turn on', () => {
    const f = battle(plan).plays('end', 'reinforce fr-4-inf');
    expect(f.at('fr-4-inf')).toBe('ligny 4 reserve');
    f.play('end');
    expect(f.decision).toBe('allied combat');
    expect(pass(f).rule('shift fr-4-inf @left')).toBe('allowed');
  });

  it('[6.34e] [6.34g] [6.6k] winners of a skirmish of this turn may reinforce', () => {
    const f = fight(
      1,
      {
        ligny: ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
        'quatre-bras': ['fr-g-inf', 'fr-g-cav', 'ad-1-br 1'],
      },
      { ligny: ['charleroi'], 'quatre-bras': ['charleroi'] },
    );
    expect(f.step).toBe('showing');
    f.playAs('allied', 'show ad-1-br');
    f.playAs('french', 'show fr-g-inf', 6, 1, 1, 1, 1, HILLS[0]);
    postLine(postLine(hills(f), PRUSSIAN_LINE), FRENCH_LINE).play('end');
    expect(f.rules('reinforce fr-g-inf', 'reinforce fr-g-cav')).toEqual(['allowed', 'allowed']);
  });

  it('[6.34f] [7.3a] disrupted units may not', () => {
    const f = battle({ ...plan, attacker: { ...FRENCH_LINE, reserve: ['fr-2-inf2'] } }).plays(
      'retreat fr-2-inf2 charleroi',
      'end',
    );
    expect(f.is('fr-2-inf2', 'disrupted')).toBe(true);
    expect(['6.34f', '7.3a']).toContain(f.rule('reinforce fr-2-inf2'));
    expect(f.choices('reinforce fr-2-inf2')).toEqual([]);
  });

  it('[6.34a] nobody must, and the step is always there', () => {
    const f = battle(PLAIN).play('end');
    expect([f.decision, f.choices()]).toEqual(['french reinforcement', ['end']]);
    expect(marked(PLAIN).decision).toBe('allied posting');
  });
});
