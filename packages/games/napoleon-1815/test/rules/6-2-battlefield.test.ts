import { describe, expect, it } from 'vitest';
import {
  type Battle,
  battle,
  draw,
  FRENCH_LINE,
  type Line,
  marked,
  meeting,
  PRUSSIAN_LINE,
  pass,
  postLine,
} from '../battles.ts';
import { fight } from '../scenes.ts';
import { THREE } from '../support.ts';

/** Ligny: the French come from Charleroi (minor road) and Quatre Bras (major), the Allies fall back on Gembloux and Namur. */

const PLAIN: Battle = { attacker: FRENCH_LINE, defender: PRUSSIAN_LINE };
const HIDDEN = { hiddenUntilFire: true };

describe('6.21 battle terrain', () => {
  it('[6.21a] the Attacker draws one marker, then the Defender two, before anybody is deployed', () => {
    const f = meeting(PLAIN);
    expect(f.decision).toBe('french terrain');
    expect(f.last('marker-drawn')).toMatchObject({ side: 'french', marker: 'hill' });
    expect(f.rule('post fr-1-inf1 @left')).toBe('6.21a');
    f.play('terrain @center', draw('woods', ['hill']));
    expect(f.decision).toBe('allied terrain');
    f.play('terrain @right', draw('farm', ['hill', 'woods']));
    expect(f.decision).toBe('allied terrain');
    f.play('terrain @left');
    expect(f.decision).toBe('allied posting');
    expect(['left', 'center', 'right'].map((at) => f.marker('ligny', 'french', at as 'left'))).toEqual([
      'none',
      'hill',
      'none',
    ]);
    expect(['left', 'center', 'right'].map((at) => f.marker('ligny', 'allied', at as 'left'))).toEqual([
      'farm',
      'none',
      'woods',
    ]);
  });

  it('[6.21a] every marker of the twelve is as likely as another, and none is drawn twice', () => {
    const drawn = Array.from(
      { length: 12 },
      (_, i) =>
        fight(
          1,
          { ligny: ['fr-g-inf', 'fr-1-inf1', 'fr-2-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] },
          { ligny: ['charleroi'] },
          {},
          i + 1,
        ).last('marker-drawn').marker,
    );
    for (const kind of ['woods', 'farm', 'stream', 'hill']) expect(drawn.filter((one) => one === kind)).toHaveLength(3);
    expect(() => meeting(PLAIN).play('terrain @left', 12)).toThrow();
    const second = Array.from(
      { length: 11 },
      (_, i) =>
        meeting(PLAIN)
          .play('terrain @left', i + 1)
          .last('marker-drawn').marker,
    );
    expect(second.filter((one) => one === 'hill')).toHaveLength(2);
    expect(() => meeting(PLAIN).play('terrain @left', 1).play('terrain @left', 11)).toThrow();
  });

  it('[6.21a] a marker goes into a home position of its side that has none', () => {
    const f = meeting(PLAIN);
    expect(f.choices()).toEqual(['terrain @left', 'terrain @center', 'terrain @right']);
    expect(f.rules('terrain @reserve', 'terrain @enemy-left')).toEqual(['6.21a', '6.21a']);
    f.play('terrain @left', 1).play('terrain @right', 1);
    expect(f.rule('terrain @right')).toBe('6.21a');
    expect(f.choices()).toEqual(['terrain @left', 'terrain @center']);
  });

  it('[6.21a] Ruling: a drawn marker must be placed', () => {
    const f = meeting(PLAIN);
    expect(f.rule('end')).toBe('6.21a');
    expect(f.words()).toEqual(['terrain']);
  });

  const woods = (attacker: Line, defender: Line = PRUSSIAN_LINE, more: Partial<Battle> = {}): Battle => ({
    attacker,
    defender,
    marks: {
      defender: [
        ['woods', 'right'],
        ['hill', 'left'],
      ],
    },
    ...more,
  });

  it('[6.21b] infantry fight and move in Woods as anywhere', () => {
    const f = battle(woods(FRENCH_LINE)).play('shift fr-1-inf1 @enemy-right');
    pass(f).play('fire pr-3-inf1 @line', 6, 6, 6, 6);
    expect(f.last('fired').firepower).toBe(1);
    pass(f).play('fire fr-1-inf1 @line', 6, 6, 6);
    expect(f.last('fired').firepower).toBe(2);
  });

  it('[6.21b] leaders too', () => {
    const f = battle(
      woods({ left: ['fr-napoleon'], center: ['fr-2-inf1'], right: ['fr-3-inf1'], reserve: ['fr-1-inf1'] }),
    );
    pass(pass(f.play('shift fr-napoleon @enemy-right')));
    expect(f.decision).toBe('french morale');
    f.play('morale fr-napoleon', 6).play('fire fr-napoleon @line', 6);
    expect(f.last('fired').firepower).toBe(2);
  });

  it('[6.21c] cavalry in Woods fire at F1 and have no shock', () => {
    const line = { left: ['fr-3cc-cav'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] };
    const f = pass(pass(battle(woods(line)).play('shift fr-3cc-cav @enemy-right')));
    f.play('fire fr-3cc-cav @line', 2, 2, 1);
    expect(f.last('fired')).toMatchObject({ firepower: 1, hits: 1 });
  });

  it('[6.21c] cavalry that defend in Woods too, and F1 cavalry stay F1', () => {
    const f = battle(woods(FRENCH_LINE, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-cav'] }));
    pass(f.play('shift fr-1-inf1 @enemy-right')).play('fire pr-3-cav @line', 2, 2);
    expect(f.last('fired')).toMatchObject({ firepower: 1, hits: 0 });
    const dutch = battle(woods(FRENCH_LINE, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['ad-c-ne'] }));
    pass(dutch.play('shift fr-1-inf1 @enemy-right')).play('fire ad-c-ne @line', 1, 2, 2, 2);
    expect(dutch.last('fired')).toMatchObject({ firepower: 1, hits: 1 });
  });

  it('[6.21c] outside Woods the same cavalry have their own firepower', () => {
    const f = battle({ ...PLAIN, defender: { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-cav'] } });
    pass(f.play('shift fr-1-inf1 @enemy-right')).play('fire pr-3-cav @line', 2, 2);
    expect(f.last('fired')).toMatchObject({ firepower: 2, hits: 2 });
  });

  const ownWoods: Battle = {
    attacker: {
      left: ['fr-1-inf1'],
      center: ['fr-2-inf1'],
      right: ['fr-3-inf1'],
      reserve: ['fr-g-cav', 'fr-napoleon', 'fr-2cc-ha', 'fr-6-inf'],
    },
    defender: PRUSSIAN_LINE,
    marks: { attacker: ['woods', 'left'] },
  };

  it('[6.21d] cavalry that enter Woods go no further in that Battle Turn', () => {
    const f = battle(ownWoods);
    expect(f.rule('shift fr-g-cav @enemy-right')).toBe('6.21d');
    expect(f.goals('shift', 'fr-g-cav')).toEqual(['center', 'enemy-center', 'enemy-left', 'left', 'right']);
    f.play('shift fr-g-cav @left');
    expect(f.goals('shift', 'fr-g-cav')).toEqual([]);
    pass(pass(f));
    expect(f.goals('shift', 'fr-g-cav')).toEqual(['center', 'enemy-right', 'reserve', 'right']);
  });

  it('[6.21d] others are not stopped', () => {
    expect(battle(ownWoods).rule('shift fr-napoleon @enemy-right')).toBe('allowed');
  });

  it('[6.21e] artillery is not deployed in Woods', () => {
    const line: Line = {
      left: ['fr-1-inf1', 'fr-1-art'],
      center: ['fr-2-inf1'],
      right: ['fr-3-inf1'],
      reserve: ['fr-2cc-ha'],
    };
    const f = postLine(
      marked({ attacker: line, defender: PRUSSIAN_LINE, marks: { attacker: ['woods', 'left'] } }),
      PRUSSIAN_LINE,
    );
    expect(f.rules('post fr-1-art @left', 'post fr-2cc-ha @left')).toEqual(['6.21e', '6.21e']);
    expect(f.rules('post fr-1-inf1 @left', 'post fr-1-art @center')).toEqual(['allowed', 'allowed']);
  });

  it('[6.21e] artillery does not enter Woods, on foot or horse, its own or the enemy’s', () => {
    const own = battle({ ...ownWoods, attacker: { ...ownWoods.attacker, reserve: ['fr-2cc-ha', 'fr-1-art'] } });
    expect([
      own.rule('shift fr-1-art @left'),
      own.rule('shift fr-2cc-ha @left'),
      own.rule('shift fr-2cc-ha @enemy-right'),
    ]).toEqual(['6.21e', '6.21e', '6.21e']);
    expect([own.rule('shift fr-1-art @right'), own.rule('shift fr-2cc-ha @right')]).toEqual(['allowed', 'allowed']);
    const enemy = battle(woods({ left: ['fr-2cc-ha'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] }));
    expect(enemy.rule('shift fr-2cc-ha @enemy-right')).toBe('6.21e');
  });

  it('[6.21e] artillery does not fire into Woods', () => {
    const guns = { left: ['fr-1-art'], center: ['fr-2-art'], right: ['fr-3-inf1'] };
    const f = battle(woods(guns));
    expect(f.rules('fire fr-1-art @line', 'fire fr-2-art @line')).toEqual(['6.21e', 'allowed']);
  });

  it('[6.21f] units that are deployed in Woods stay hidden until they are engaged', () => {
    const f = battle(woods(FRENCH_LINE));
    expect([f.view('french').shows('pr-3-inf1'), f.view('french').shows('pr-1-inf1')]).toEqual([false, true]);
    expect(f.view('french').hiddenInBattle('ligny', 'right')).toEqual({ prussian: 1 });
    pass(f.play('shift fr-1-inf1 @enemy-right'));
    expect([f.view('french').shows('pr-3-inf1'), f.view('allied').shows('fr-1-inf1')]).toEqual([true, true]);
    pass(f);
    pass(f.play('shift fr-1-inf1 @left'));
    expect([f.view('french').shows('pr-3-inf1'), f.view('allied').shows('fr-1-inf1')]).toEqual([false, true]);
  });

  const farm = (attacker: Line, defender: Line): Battle => ({
    attacker,
    defender,
    marks: {
      defender: [
        ['farm', 'right'],
        ['hill', 'left'],
      ],
    },
  });
  const HOLDERS: Line = {
    left: ['pr-1-inf1'],
    center: ['pr-2-inf1'],
    right: ['pr-3-inf1', 'pr-3-inf2'],
    holders: ['pr-3-inf1'],
  };

  it('[6.21g] the unit in the Farm fires at +1, others beside it do not', () => {
    const f = pass(battle(farm(FRENCH_LINE, HOLDERS)).play('shift fr-1-inf1 @enemy-right'));
    f.play('fire pr-3-inf1 @line', 6, 6, 6, 6);
    expect(f.last('fired').firepower).toBe(2);
    f.play('fire pr-3-inf2 @line', 6, 6, 6);
    expect(f.last('fired').firepower).toBe(1);
  });

  it('[6.21g] a Farm without a holder helps nobody', () => {
    const f = pass(battle(farm(FRENCH_LINE, PRUSSIAN_LINE)).play('shift fr-1-inf1 @enemy-right'));
    f.play('fire pr-3-inf1 @line', 6, 6, 6, 6);
    expect(f.last('fired').firepower).toBe(1);
  });

  it('[6.21h] only infantry hold a Farm', () => {
    const line: Line = {
      left: ['pr-1-inf1'],
      center: ['pr-2-inf1'],
      right: ['pr-blucher', 'pr-3-cav', 'pr-3-art', 'pr-3-inf1', 'pr-2-ha'],
    };
    const f = postLine(marked(farm(FRENCH_LINE, line)), line, false);
    const rules = ['pr-blucher', 'pr-3-cav', 'pr-3-art', 'pr-2-ha', 'pr-3-inf1'].map((unit) => f.rule(`hold ${unit}`));
    expect(rules).toEqual(['6.21h', '6.21h', '6.21h', '6.21h', 'allowed']);
    expect(f.rule('hold pr-2-inf1')).toBe('6.21o');
  });

  it('[6.21h] one unit at a time', () => {
    const f = postLine(marked(farm(FRENCH_LINE, HOLDERS)), HOLDERS, false);
    expect([f.is('pr-3-inf1', 'holds'), f.is('pr-3-inf2', 'holds')]).toEqual([true, false]);
    expect(f.rule('hold pr-3-inf2')).toBe('6.21h');
  });

  const CHARGE: Line = { left: ['fr-3cc-cav'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] };

  it('[6.21i] cavalry hits pass the Farm unit by and go to the strongest other', () => {
    const line: Line = { ...HOLDERS, right: ['pr-3-inf1 4', 'pr-3-inf2 3', 'pr-3-cav 2'] };
    const f = pass(pass(battle(farm(CHARGE, line)).play('shift fr-3cc-cav @enemy-right')));
    f.play('fire fr-3cc-cav @line', 1, 6, 6);
    expect([f.strength('pr-3-inf1'), f.strength('pr-3-inf2'), f.strength('pr-3-cav')]).toEqual([4, 2, 2]);
  });

  it('[6.21i] cavalry hits on a Farm unit alone are lost, those of infantry are not', () => {
    const alone: Line = { ...HOLDERS, right: ['pr-3-inf1'] };
    const cavalry = pass(pass(battle(farm(CHARGE, alone)).play('shift fr-3cc-cav @enemy-right')));
    cavalry.play('fire fr-3cc-cav @line', 1, 1, 1);
    expect([cavalry.strength('pr-3-inf1'), cavalry.decision]).toEqual([4, 'french combat']);
    const infantry = pass(pass(battle(farm(FRENCH_LINE, alone)).play('shift fr-1-inf1 @enemy-right')));
    infantry.play('fire fr-1-inf1 @line', 1, 1, 1);
    expect(infantry.strength('pr-3-inf1')).toBe(1);
  });

  it('[6.21i] surplus cavalry hits are lost and never reach the Farm unit', () => {
    const line: Line = { ...HOLDERS, right: ['pr-3-inf1 4', 'pr-3-inf2 2'] };
    const f = pass(pass(battle(farm(CHARGE, line)).play('shift fr-3cc-cav @enemy-right')));
    f.play('fire fr-3cc-cav @line', 1, 1, 1);
    expect([f.at('pr-3-inf1'), f.at('pr-3-inf2')]).toEqual(['ligny 4 right', 'eliminated']);
  });

  const stream = (attacker: Line, defender: Line = PRUSSIAN_LINE, more: Partial<Battle> = {}): Battle => ({
    attacker,
    defender,
    marks: {
      defender: [
        ['stream', 'right'],
        ['hill', 'left'],
      ],
    },
    ...more,
  });
  const FOUR: Line = {
    left: ['fr-1-inf1', 'fr-1-inf2', 'fr-napoleon', 'fr-2-inf2'],
    center: ['fr-g-inf'],
    right: ['fr-3-inf1', 'fr-3-inf2'],
    reserve: ['fr-g-cav', 'fr-2cc-ha'],
  };

  it('[6.21j] [6.21k] at most two units cross a Stream in a Battle Turn, whoever placed it', () => {
    for (const marks of [
      { attacker: ['stream', 'left'] as const },
      {
        defender: [
          ['stream', 'right'],
          ['hill', 'left'],
        ] as const,
      },
      // Two Streams in one column act as one.
      {
        attacker: ['stream', 'left'] as const,
        defender: [
          ['stream', 'right'],
          ['hill', 'left'],
        ] as const,
      },
    ]) {
      const f = battle({ attacker: FOUR, defender: PRUSSIAN_LINE, marks });
      f.plays('shift fr-1-inf1 @enemy-right', 'shift fr-napoleon @enemy-right');
      expect(f.rules('shift fr-1-inf2 @enemy-right', 'shift fr-g-cav @enemy-right')).toEqual(['6.21k', '6.21k']);
      expect(f.rule('shift fr-3-inf1 @enemy-left')).toBe('allowed');
      pass(pass(f));
      expect(f.rule('shift fr-1-inf2 @enemy-right')).toBe('allowed');
    }
  });

  it('[6.21j] it hinders both sides', () => {
    const f = pass(
      battle(
        stream(FRENCH_LINE, {
          left: ['pr-1-inf1'],
          center: ['pr-2-inf1'],
          right: ['pr-3-inf1', 'pr-3-inf2', 'pr-3-cav'],
        }),
      ),
    );
    f.plays('shift pr-3-inf1 @enemy-left', 'shift pr-3-inf2 @enemy-left');
    expect(f.rule('shift pr-3-cav @enemy-left')).toBe('6.21k');
  });

  it('[6.21j] the column is that of the opposing position, and only that one', () => {
    const line: Line = { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1', 'fr-3-inf2', 'fr-napoleon'] };
    const f = battle({ attacker: line, defender: PRUSSIAN_LINE, marks: { attacker: ['stream', 'left'] } });
    f.plays('shift fr-3-inf1 @enemy-left', 'shift fr-3-inf2 @enemy-left', 'shift fr-napoleon @enemy-left');
    expect(f.place('fr-napoleon')).toBe('enemy-left');
  });

  it('[6.21k] engaging and disengaging count together', () => {
    const f = battle(stream(FOUR)).plays('shift fr-1-inf1 @enemy-right', 'shift fr-1-inf2 @enemy-right');
    pass(pass(f)).play('shift fr-1-inf1 @left');
    expect(f.rule('shift fr-2-inf2 @enemy-right')).toBe('allowed');
    f.play('shift fr-2-inf2 @enemy-right');
    expect(f.rules('shift fr-1-inf2 @left', 'shift fr-napoleon @enemy-right')).toEqual(['6.21k', '6.21k']);
  });

  it('[6.21k] moves between RESERVE and the position do not cross it', () => {
    const f = battle(stream(FOUR)).plays('shift fr-1-inf1 @enemy-right', 'shift fr-1-inf2 @enemy-right');
    expect(f.rules('shift fr-g-cav @left', 'shift fr-2-inf2 @reserve')).toEqual(['allowed', 'allowed']);
  });

  it('[6.21k] forced moves count', () => {
    const weak: Line = { ...FOUR, left: ['fr-1-inf1 1', 'fr-1-inf2 1', 'fr-napoleon', 'fr-2-inf2'] };
    const f = battle(stream(weak)).plays('shift fr-1-inf1 @enemy-right', 'shift fr-1-inf2 @enemy-right');
    pass(pass(f));
    f.play('morale fr-1-inf1', 3).play('morale fr-1-inf2', 3);
    expect([f.place('fr-1-inf1'), f.place('fr-1-inf2'), f.decision]).toEqual(['left', 'left', 'french combat']);
    expect(f.rule('shift fr-2-inf2 @enemy-right')).toBe('6.21k');
  });

  it('[6.21l] a third unit that fails its morale beyond the Stream is eliminated', () => {
    const weak: Line = { ...FOUR, left: ['fr-1-inf1 1', 'fr-1-inf2 1', 'fr-napoleon', 'fr-2-inf2 1'] };
    const f = battle(stream(weak)).plays('shift fr-1-inf1 @enemy-right', 'shift fr-1-inf2 @enemy-right');
    pass(pass(f)).play('morale fr-1-inf1', 6).play('morale fr-1-inf2', 6).play('shift fr-2-inf2 @enemy-right');
    pass(pass(f)).play('morale fr-1-inf1', 1).play('morale fr-1-inf2', 1).play('morale fr-2-inf2', 1);
    expect([f.at('fr-1-inf1'), f.at('fr-1-inf2'), f.at('fr-2-inf2')]).toEqual([
      'ligny 1 left',
      'ligny 1 left',
      'eliminated',
    ]);
  });

  it('[6.21k] Ruling: a Retreat from a forward position does not cross it', () => {
    const f = battle(stream(FOUR)).plays('shift fr-1-inf1 @enemy-right', 'shift fr-1-inf2 @enemy-right');
    pass(pass(f)).play('shift fr-2-inf2 @enemy-right');
    pass(pass(f)).plays(
      'retreat fr-1-inf1 quatre-bras',
      'retreat fr-1-inf2 quatre-bras',
      'retreat fr-2-inf2 charleroi',
    );
    expect([f.at('fr-1-inf1'), f.at('fr-1-inf2'), f.at('fr-2-inf2')]).toEqual([
      'quatre-bras 2',
      'quatre-bras 2',
      'charleroi 2',
    ]);
  });

  it('[6.21m] artillery fires across a Stream, horse artillery does not cross it', () => {
    const line: Line = {
      left: ['fr-3cc-ha', 'fr-3cc-cav'],
      center: ['fr-2-inf1'],
      right: ['fr-3-inf1'],
      reserve: ['fr-2cc-ha', 'fr-1-art'],
    };
    const f = battle(stream(line));
    expect(f.rules('shift fr-3cc-ha @enemy-right', 'shift fr-2cc-ha @enemy-right')).toEqual(['6.21m', '6.21m']);
    expect(f.rules('shift fr-3cc-cav @enemy-right', 'shift fr-2cc-ha @enemy-left')).toEqual(['allowed', 'allowed']);
    f.play('fire fr-3cc-ha @line', 1, 6);
    expect(f.strength('pr-3-inf1')).toBe(3);
  });

  const GUNS: Line = {
    left: ['fr-1-art', 'fr-1-inf1', 'fr-2-art', 'fr-napoleon'],
    center: ['fr-3-inf1'],
    right: ['fr-4-inf'],
    holders: ['fr-1-art'],
  };
  const hill: Battle = { attacker: GUNS, defender: PRUSSIAN_LINE, marks: { attacker: ['hill', 'left'] } };

  it('[6.21n] the gun on the Hill fires long range at +1, the gun beside it does not', () => {
    const f = battle(hill).play('fire fr-1-art @line', 2, 6, 6);
    expect(f.last('fired')).toMatchObject({ firepower: 2, hits: 1 });
    f.play('fire fr-2-art @line', 2, 6, 6);
    expect(f.last('fired')).toMatchObject({ firepower: 1, hits: 0 });
  });

  it('[6.21n] no bonus at short range', () => {
    const f = battle(hill);
    pass(pass(f).play('shift pr-3-inf1 @enemy-left'));
    f.play('fire fr-1-art @line', 6, 6, 6);
    expect(f.last('fired').firepower).toBe(2);
    pass(pass(f)).play('fire fr-1-art @line', 6, 6, 6);
    expect(f.last('fired').firepower).toBe(1);
  });

  it('[6.21n] Ruling: any unit may stand on a Hill, but only artillery has the bonus', () => {
    const f = battle({ ...hill, attacker: { ...GUNS, holders: ['fr-1-inf1'] } });
    expect(f.is('fr-1-inf1', 'holds')).toBe(true);
    f.play('fire fr-1-art @line', 6, 6, 6);
    expect(f.last('fired').firepower).toBe(1);
    pass(f).play('shift pr-3-inf1 @enemy-left');
    pass(f).play('fire fr-1-inf1 @line', 6, 6, 6);
    expect(f.last('fired').firepower).toBe(2);
    const horse = battle({
      ...hill,
      attacker: { ...GUNS, left: ['fr-napoleon', 'fr-3cc-cav'], reserve: ['fr-1-inf1'], holders: ['fr-napoleon'] },
    });
    expect(horse.is('fr-napoleon', 'holds')).toBe(true);
  });

  it('[6.21o] a Farm or Hill is held from the position it lies in, when deploying', () => {
    const f = postLine(postLine(marked(hill), PRUSSIAN_LINE), GUNS, false);
    expect(f.rules('hold fr-3-inf1', 'hold fr-1-inf1')).toEqual(['6.21o', '6.21o']);
    expect([f.is('fr-1-art', 'holds'), f.is('fr-2-art', 'holds')]).toEqual([true, false]);
  });

  it('[6.21o] no holder of Woods or Streams', () => {
    const f = postLine(
      postLine(marked({ ...hill, marks: { attacker: ['stream', 'left'] } }), PRUSSIAN_LINE),
      { ...GUNS, holders: [] },
      false,
    );
    expect(f.rule('hold fr-1-art')).toBe('6.21o');
  });

  it('[6.21p] the holder is exchanged freely, and both still act', () => {
    const f = battle(hill).play('hold fr-2-art');
    expect([f.is('fr-1-art', 'holds'), f.is('fr-2-art', 'holds')]).toEqual([false, true]);
    f.play('fire fr-1-art @line', 6, 6, 6);
    expect(f.last('fired').firepower).toBe(1);
    f.play('fire fr-2-art @line', 6, 6, 6);
    expect(f.last('fired').firepower).toBe(2);
  });

  it('[6.21p] not if the holder or the other has fired or moved in this Battle Turn', () => {
    expect(battle(hill).play('fire fr-1-art @line', 6, 6, 6).rule('hold fr-2-art')).toBe('6.21p');
    expect(battle(hill).play('fire fr-2-art @line', 6, 6, 6).rule('hold fr-2-art')).toBe('6.21p');
    const line: Line = { ...GUNS, reserve: ['fr-2cc-ha'] };
    expect(
      battle({ ...hill, attacker: line })
        .play('shift fr-2cc-ha @left')
        .rule('hold fr-2cc-ha'),
    ).toBe('6.21p');
    expect(battle(hill).play('square fr-1-inf1').rule('hold fr-1-inf1')).toBe('6.5f');
    const next = pass(pass(battle(hill).play('fire fr-1-art @line', 6, 6, 6)));
    expect(next.rule('hold fr-2-art')).toBe('allowed');
  });

  it('[6.21p] only in the side’s own Battle Turn and with a unit of the same position', () => {
    const f = battle(hill);
    expect(f.rule('hold fr-3-inf1')).toBe('6.21o');
    pass(f);
    expect(f.rule('hold fr-2-art', 'french')).toBe('2.0a');
  });

  it('[6.21p] [6.5f] a Farm only goes to infantry that is not in square', () => {
    const line: Line = {
      left: ['pr-1-inf1'],
      center: ['pr-2-inf1'],
      right: ['pr-3-inf1', 'pr-3-inf2', 'pr-3-cav'],
      holders: ['pr-3-inf1'],
    };
    const f = pass(battle(farm(FRENCH_LINE, line)));
    expect(f.rules('hold pr-3-cav', 'hold pr-3-inf2')).toEqual(['6.21h', 'allowed']);
    pass(f.play('square pr-3-inf2')).play('shift fr-2-inf1 @enemy-center');
    expect(pass(f).rule('hold pr-3-inf2')).toBe('6.5f');
  });

  const takeFarm = (): ReturnType<typeof battle> => {
    const line: Line = {
      left: ['pr-1-inf1'],
      center: ['pr-2-inf1'],
      right: ['pr-3-inf1 2', 'pr-3-inf2 1', 'pr-3-cav 1'],
      holders: ['pr-3-inf1'],
    };
    const f = battle(
      farm({ left: ['fr-1-inf1', 'fr-1-inf2', 'fr-napoleon'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] }, line),
    );
    f.plays('shift fr-1-inf1 @enemy-right', 'shift fr-1-inf2 @enemy-right', 'end', 'end');
    return f.play('morale pr-3-inf2', 6).play('morale pr-3-cav', 6).play('end').play('end');
  };

  it('[6.21q] nobody takes a Farm while an enemy holds it', () => {
    const f = takeFarm();
    expect(f.rule('hold fr-1-inf2')).toBe('6.21q');
  });

  it('[6.21q] after the holder is eliminated a unit of either side takes it as its whole Battle Turn', () => {
    const f = takeFarm().play('fire fr-1-inf1 @line', 1, 1, 6);
    // The first hit falls on the holder, the second on one of three: its owner chooses.
    expect(f.decision).toBe('allied hits');
    f.play('hit pr-3-inf1');
    expect(f.at('pr-3-inf1')).toBe('eliminated');
    expect(f.rule('hold fr-1-inf1')).toBe('6.21q');
    f.play('hold fr-1-inf2');
    expect([f.is('fr-1-inf2', 'holds'), f.rule('fire fr-1-inf2 @line'), f.rule('shift fr-1-inf2 @left')]).toEqual([
      true,
      '6.33a',
      '6.3a',
    ]);
    expect(f.rule('retreat fr-1-inf2 charleroi')).toBe('7.0a');
    pass(f);
    // Forward, it is under the same terrain rules: the enemy cannot take it back while it is held.
    f.play('morale pr-3-inf2', 6).play('morale pr-3-cav', 6);
    expect(f.rule('hold pr-3-inf2')).toBe('6.21q');
    pass(f).play('fire fr-1-inf2 @line', 6, 6, 6);
    expect(f.last('fired').firepower).toBe(3);
  });

  it('[6.21q] the side that lost it may take it back the same way', () => {
    const f = takeFarm().play('fire fr-1-inf1 @line', 1, 1, 6).play('hit pr-3-inf1');
    pass(f).play('morale pr-3-inf2', 6).play('morale pr-3-cav', 6);
    expect(f.rule('hold pr-3-cav')).toBe('6.21h');
    f.play('hold pr-3-inf2');
    expect([f.is('pr-3-inf2', 'holds'), f.rule('fire pr-3-inf2 @line')]).toEqual([true, '6.33a']);
  });

  it('[6.21q] Ruling: a Hill that its holder left is taken likewise, and horse artillery may still fire', () => {
    const line: Line = {
      ...GUNS,
      left: ['fr-3cc-ha', 'fr-3cc-cav', 'fr-1-art', 'fr-napoleon'],
      reserve: ['fr-1-inf1', 'fr-2-art'],
      holders: ['fr-3cc-cav'],
    };
    const f = battle({ ...hill, attacker: line }).play('shift fr-3cc-cav @enemy-right');
    expect(f.is('fr-3cc-cav', 'holds')).toBe(false);
    const foot = f.copy().play('hold fr-1-art');
    expect(foot.rule('fire fr-1-art @line')).toBe('6.33a');
    const still = battle({ ...hill, attacker: line })
      .play('shift fr-3cc-cav @reserve')
      .play('hold fr-3cc-ha');
    expect(still.goals('shift', 'fr-3cc-ha')).toEqual([]);
    still.play('fire fr-3cc-ha @line', 6, 6);
    expect(still.last('fired').firepower).toBe(2);
    expect(
      battle({ ...hill, attacker: line })
        .plays('shift fr-3cc-cav @reserve', 'hold fr-1-art')
        .rule('fire fr-1-art @line'),
    ).toBe('6.33a');
  });

  it('[6.21q] a unit that has just come may not take it', () => {
    const f = battle({ ...hill, attacker: { ...GUNS, reserve: ['fr-2cc-ha'], holders: [] } }).play(
      'shift fr-2cc-ha @left',
    );
    expect(f.rules('hold fr-2cc-ha', 'hold fr-2-art')).toEqual(['6.21q', 'allowed']);
  });

  const three = (n: number): readonly string[] =>
    [
      ['fr-1-inf1', 'fr-1-inf2', 'fr-1-art', 'pr-1-inf1', 'pr-1-inf2', 'pr-1-art'],
      ['fr-2-inf1', 'fr-2-inf2', 'fr-2-art', 'pr-2-inf1', 'pr-2-inf2', 'pr-2-art'],
      ['fr-3-inf1', 'fr-3-inf2', 'fr-3-art', 'pr-3-inf1', 'pr-3-inf2', 'pr-3-art'],
      ['fr-g-inf', 'fr-g-cav', 'fr-g-art1', 'pr-4-inf1', 'pr-4-inf2', 'pr-4-art'],
      ['fr-4-inf', 'fr-4-art', 'fr-6-inf', 'ad-1-br', 'ad-1-ne', 'ad-1-art'],
    ][n];

  it('[6.21r] simultaneous battles draw from the markers left; the fifth has no terrain', () => {
    const towns = ['ligny', 'waterloo', 'wavre', 'hal', 'mons'];
    const f = fight(1, Object.fromEntries(towns.map((town, i) => [town, three(i)])), {});
    expect(f.step).toBe('deployment-order');
    for (const [i, town] of towns.slice(0, 4).entries()) {
      // The last markers of the twelve are Hills, then Streams and so on: each battle uses up one kind.
      f.play(`fight ${town}`, 12 - 3 * i).play('terrain @left', 11 - 3 * i);
      // The last of all needs no die.
      f.play('terrain @left', ...(i < 3 ? [10 - 3 * i] : [])).play('terrain @right');
      expect(f.marker(town, 'french', 'left')).toBe(['hill', 'stream', 'farm', 'woods'][i]);
      if (i === 0) expect(f.view('allied').marker(town, 'french', 'left')).toBe('hill');
      for (const side of [3, 0]) {
        const places =
          f.marker(town, side === 3 ? 'allied' : 'french', 'left') === 'woods'
            ? ['left', 'right', 'center']
            : ['left', 'center', 'right'];
        for (const [k, place] of places.entries()) f.play(`post ${three(i)[side + k]} @${place}`);
        f.play('end');
      }
      if (i < 3) expect(f.step).toBe('deployment-order');
    }
    expect(f.decision).toBe('allied posting');
    expect([f.fightTown, f.marker('mons', 'allied', 'left')]).toEqual(['mons', 'none']);
  });

  it('[6.21r] when a battle is over its markers are in the pool again', () => {
    const f = battle({ ...PLAIN, near: { charleroi: ['fr-4-inf', 'fr-4-art'] } });
    f.plays('retreat fr-1-inf1 quatre-bras', 'retreat fr-2-inf1 quatre-bras', 'retreat fr-3-inf1 charleroi');
    expect(f.decision).toBe('allied regroup');
    f.play('end');
    expect([f.decision, f.turn]).toEqual(['allied movement', 2]);
    f.plays('pr-1-inf1 ligny-charleroi', 'pr-2-inf1 ligny-charleroi', 'pr-3-inf1 ligny-charleroi').play('end', 12);
    expect(f.last('marker-drawn')).toMatchObject({ marker: 'hill', town: 'charleroi' });
  });

  it('[6.21s] Woods that a side of guns cannot hold are put aside and not replaced', () => {
    const towns = { ligny: ['fr-1-art', 'fr-2-art', 'fr-3-art', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] };
    // The Defender's first marker is drawn at once, one of eleven.
    const f = fight(1, towns, { ligny: ['charleroi'] }, {}, draw('woods'), 11);
    expect(f.last('marker-aside')).toMatchObject({ side: 'french', marker: 'woods' });
    expect(f.decision).toBe('allied terrain');
    expect(() => fight(1, towns, { ligny: ['charleroi'] }, {}, draw('woods'), 12)).toThrow();
  });

  it('[6.21s] a side with one unit that is no gun holds one Woods position, not two', () => {
    const line: Line = { left: ['pr-1-art'], center: ['pr-2-art'], right: ['pr-3-inf1'], reserve: ['pr-3-art'] };
    const f = meeting({ attacker: FRENCH_LINE, defender: line }).play('terrain @left', draw('woods', ['hill']));
    expect(f.choices()).toEqual(['terrain @left', 'terrain @center', 'terrain @right']);
    f.play('terrain @right', draw('woods', ['hill', 'woods']));
    expect(f.last('marker-aside')).toMatchObject({ side: 'allied', marker: 'woods' });
    expect(f.decision).toBe('allied posting');
    // 6.22b: the infantry has to fill the Woods.
    expect(f.rules('post pr-3-inf1 @left', 'post pr-3-inf1 @reserve', 'post pr-3-inf1 @right')).toEqual([
      '6.22b',
      '6.22b',
      'allowed',
    ]);
  });

  it('[6.21s] markers put aside go back when the battle is over', () => {
    const towns = {
      ligny: ['fr-1-art', 'fr-2-art', 'fr-3-art', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
      charleroi: ['fr-4-inf', 'fr-4-art'],
    };
    const f = fight(1, towns, { ligny: ['charleroi', 'quatre-bras'] }, {}, draw('woods'), 11)
      .play('terrain @left', 10)
      .play('terrain @right');
    postLine(postLine(f, PRUSSIAN_LINE), { left: ['fr-1-art'], center: ['fr-2-art'], right: ['fr-3-art'] });
    f.plays('retreat fr-1-art quatre-bras', 'retreat fr-2-art quatre-bras', 'retreat fr-3-art charleroi', 'end');
    f.plays('pr-1-inf1 ligny-charleroi', 'pr-2-inf1 ligny-charleroi', 'pr-3-inf1 ligny-charleroi').play('end', 3);
    expect(f.last('marker-drawn')).toMatchObject({ marker: 'woods', town: 'charleroi' });
  });

  it('[6.21o] Ruling: units forward are under the terrain of the enemy position', () => {
    // Cavalry forward in enemy Woods fires at F1; infantry there cannot form square anyway; a gun cannot follow.
    const line: Line = { left: ['fr-3cc-cav', 'fr-3cc-ha'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] };
    const f = battle(woods(line)).play('shift fr-3cc-cav @enemy-right');
    expect(f.rule('shift fr-3cc-ha @enemy-right')).toBe('6.21e');
    pass(pass(f)).play('fire fr-3cc-cav @line', 2, 2, 2);
    expect(f.last('fired')).toMatchObject({ firepower: 1, hits: 0 });
  });
});

describe('6.22 deployment', () => {
  it('[6.22a] the Defender posts everybody, then the Attacker', () => {
    const f = marked(PLAIN);
    expect(f.decision).toBe('allied posting');
    expect(f.rule('post fr-1-inf1 @left', 'french')).toBe('2.0a');
    f.plays('post pr-1-inf1 @left', 'post pr-2-inf1 @center');
    expect(f.rule('end')).toBe('6.22a');
    f.plays('post pr-3-inf1 @right', 'end');
    expect(f.decision).toBe('french posting');
    expect(f.rule('post pr-3-inf1 @reserve', 'allied')).toBe('2.0a');
    expect(f.rule('end')).toBe('6.22a');
  });

  it('[6.22a] on the Allied turn the French are the Defender', () => {
    const f = marked({ turn: 2, attacker: PRUSSIAN_LINE, defender: FRENCH_LINE });
    expect(f.decision).toBe('french posting');
    expect(postLine(f, FRENCH_LINE).decision).toBe('allied posting');
    expect(postLine(f, PRUSSIAN_LINE).decision).toBe('allied combat');
  });

  it('[6.22a] nobody is posted forward, and only units of the battle are', () => {
    const f = marked(PLAIN);
    expect(f.rule('post pr-1-inf1 @enemy-left')).toBe('6.22a');
    expect(f.rule('post pr-4-inf1 @left')).toBe('6.22a');
    expect(f.goals('post', 'pr-1-inf1')).toEqual(['center', 'left', 'right']);
  });

  it('[6.22b] no position is left empty; any number may be in RESERVE', () => {
    const line: Line = { left: ['pr-1-inf1'], center: ['pr-1-inf2'], right: ['pr-1-cav'], reserve: ['pr-1-art'] };
    const f = marked({ attacker: FRENCH_LINE, defender: line });
    f.play('post pr-1-art @reserve');
    expect(f.rules('post pr-1-cav @reserve', 'post pr-1-cav @right')).toEqual(['6.22b', 'allowed']);
    f.play('post pr-1-inf1 @left');
    expect(f.rules('post pr-1-inf2 @left', 'post pr-1-inf2 @center')).toEqual(['6.22b', 'allowed']);
    const many: Line = { ...PRUSSIAN_LINE, reserve: ['pr-1-inf2', 'pr-2-inf2', 'pr-3-inf2', 'pr-4-inf1', 'pr-4-inf2'] };
    expect(battle({ attacker: FRENCH_LINE, defender: many }).posted('allied', 'reserve')).toHaveLength(5);
  });

  it('[6.22b] the Attacker too', () => {
    const f = postLine(marked({ ...PLAIN, attacker: { ...FRENCH_LINE, reserve: ['fr-4-inf'] } }), PRUSSIAN_LINE);
    f.plays('post fr-1-inf1 @left', 'post fr-4-inf @reserve');
    expect(f.rules('post fr-2-inf1 @reserve', 'post fr-2-inf1 @center')).toEqual(['6.22b', 'allowed']);
  });

  it('[6.22c] LEFT faces the enemy RIGHT, CENTER faces CENTER', () => {
    const f = battle(PLAIN);
    expect(['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1'].map((unit) => f.goals('shift', unit))).toEqual([
      ['enemy-right'],
      ['enemy-center'],
      ['enemy-left'],
    ]);
    f.play('shift fr-1-inf1 @enemy-right');
    pass(f);
    expect(['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'].map((unit) => f.rule(`fire ${unit} @line`) === 'allowed')).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('[6.22d] Ruling: a Redeploy may not take the last unit out of a home position', () => {
    const f = battle({
      ...PLAIN,
      attacker: { left: ['fr-1-inf1', 'fr-1-inf2'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] },
    });
    expect(f.rule('shift fr-2-inf1 @reserve')).toBe('6.22d');
    expect(f.rule('shift fr-1-inf2 @reserve')).toBe('allowed');
    f.play('shift fr-1-inf2 @reserve');
    expect(f.rule('shift fr-1-inf1 @reserve')).toBe('6.22d');
  });

  it('[6.22d] the last one may not redeploy through RESERVE to another position either', () => {
    const f = battle({ ...PLAIN, attacker: { left: ['fr-3cc-cav'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] } });
    expect(f.rule('shift fr-3cc-cav @right')).toBe('6.22d');
    expect(f.rule('shift fr-3cc-cav @enemy-right')).toBe('allowed');
  });

  it('[6.22d] [6.32j] nor in a second move, after a Disengage', () => {
    const f = battle({ ...PLAIN, attacker: { left: ['fr-3cc-cav'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] } });
    pass(pass(f.play('shift fr-3cc-cav @enemy-right')));
    expect(f.rules('shift fr-3cc-cav @reserve', 'shift fr-3cc-cav @left')).toEqual(['6.22d', 'allowed']);
  });

  it('[6.22d] Engage, Retreat and Disengage may leave it empty, which does no harm by itself', () => {
    const f = battle(PLAIN).plays('shift fr-1-inf1 @enemy-right', 'retreat fr-2-inf1 quatre-bras');
    expect([f.posted('french', 'left'), f.posted('french', 'center'), f.decision]).toEqual([[], [], 'french combat']);
    pass(f);
    expect(f.decision).toBe('allied combat');
  });
});

describe('6.23 corps integrity', () => {
  const posting = (...names: string[]) =>
    marked({ turn: 2, attacker: PRUSSIAN_LINE, defender: { left: names, center: [], right: [] } });

  it('[6.23a] one corps to a position, RESERVE is free', () => {
    const f = posting('fr-1-inf1', 'fr-1-inf2', 'fr-1-art', 'fr-2-inf1', 'fr-3-inf1', 'fr-4-inf').play(
      'post fr-1-inf1 @left',
    );
    expect(f.rules('post fr-2-inf1 @left', 'post fr-1-inf2 @left')).toEqual(['6.23a', 'allowed']);
    f.plays('post fr-1-inf2 @left', 'post fr-1-art @reserve', 'post fr-4-inf @reserve');
    expect(f.posted('french', 'reserve')).toEqual(['fr-1-art', 'fr-4-inf']);
  });

  it('[6.23a] Ruling: the Guard is one corps, each Cavalry Corps is one, and no infantry corps has its number', () => {
    const f = posting(
      'fr-g-inf',
      'fr-g-cav',
      'fr-g-art1',
      'fr-2cc-cav',
      'fr-2cc-ha',
      'fr-1-inf1',
      'fr-1cc-cav',
      'fr-3cc-cav',
      'fr-2-inf1',
    );
    f.plays(
      'post fr-g-inf @left',
      'post fr-g-cav @left',
      'post fr-g-art1 @left',
      'post fr-2cc-cav @center',
      'post fr-2cc-ha @center',
      'post fr-1-inf1 @right',
    );
    expect(
      ['post fr-3cc-cav @center', 'post fr-2-inf1 @center', 'post fr-1cc-cav @right'].map((line) => f.rule(line)),
    ).toEqual(['6.23a', '6.23a', '6.23a']);
  });

  it('[6.23a] Ruling: corps of the same number in different armies are different', () => {
    const f = marked({
      attacker: FRENCH_LINE,
      defender: { left: ['pr-1-inf1', 'ad-1-br', 'ad-1-ne', 'pr-2-inf1'], center: [], right: [] },
    });
    f.play('post pr-1-inf1 @left');
    expect(f.rule('post ad-1-br @left')).toBe('6.23a');
  });

  it('[6.23b] two corps may stand with a leader, not three', () => {
    const f = posting('fr-napoleon', 'fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'fr-2-inf2', 'fr-4-inf', 'fr-6-inf');
    f.plays('post fr-napoleon @left', 'post fr-1-inf1 @left', 'post fr-2-inf1 @left', 'post fr-2-inf2 @left');
    expect(f.rule('post fr-3-inf1 @left')).toBe('6.23b');
    expect(f.rule('post fr-3-inf1 @center')).toBe('allowed');
  });

  it('[6.23b] Ruling: a leader has no corps and stands with any one', () => {
    const f = marked({
      attacker: FRENCH_LINE,
      defender: {
        left: ['pr-blucher', 'ad-1-br', 'ad-1-ne', 'ad-2-br', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
        center: [],
        right: [],
      },
    });
    f.plays('post pr-blucher @left', 'post ad-1-br @left', 'post ad-1-ne @left');
    // Two corps with a leader are of his army.
    expect(f.rules('post ad-2-br @left', 'post pr-1-inf1 @left')).toEqual(['6.23b', '6.23b']);
    const own = marked({
      attacker: FRENCH_LINE,
      defender: { left: ['pr-blucher', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1', 'ad-1-br'], center: [], right: [] },
    });
    own.plays('post pr-1-inf1 @left', 'post pr-blucher @left');
    expect([own.rule('post ad-1-br @left'), own.rule('post pr-2-inf1 @left')]).toEqual(['6.23b', 'allowed']);
  });

  it('[6.23b] Ruling: two leaders in one position do not make it more than two corps', () => {
    const names = ['pr-blucher', 'ad-wellington', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1', 'ad-1-br', 'ad-2-br'];
    const f = marked({ attacker: FRENCH_LINE, defender: { left: names, center: [], right: [] } });
    f.plays('post pr-blucher @left', 'post ad-wellington @left', 'post pr-1-inf1 @left', 'post pr-2-inf1 @left');
    expect(f.rules('post pr-3-inf1 @left', 'post ad-1-br @left')).toEqual(['6.23b', '6.23b']);
  });

  it('[6.23c] once the battle has begun corps mix freely', () => {
    const f = battle({ attacker: { ...FRENCH_LINE, reserve: ['fr-4-inf', 'fr-6-inf'] }, defender: PRUSSIAN_LINE });
    f.plays('shift fr-4-inf @left', 'shift fr-6-inf @left');
    expect(f.posted('french', 'left')).toEqual(['fr-1-inf1', 'fr-4-inf', 'fr-6-inf']);
  });
});

describe('6.24 fog of battle', () => {
  const plan: Battle = {
    attacker: { ...FRENCH_LINE, reserve: ['fr-3cc-cav', 'fr-4-inf'] },
    defender: { ...PRUSSIAN_LINE, reserve: ['pr-4-inf1', 'pr-4-cav'] },
    marks: { attacker: ['woods', 'left'] },
  };

  it('[6.24a] both sides deploy hidden', () => {
    const f = postLine(marked(plan), plan.defender);
    const view = f.view('french');
    expect(['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1', 'pr-4-inf1'].filter((unit) => view.shows(unit))).toEqual([]);
    expect(
      ['left', 'center', 'right', 'reserve'].map((place) => view.hiddenInBattle('ligny', place as 'left')),
    ).toEqual([{ prussian: 1 }, { prussian: 1 }, { prussian: 1 }, { prussian: 2 }]);
    f.plays('post fr-1-inf1 @left', 'post fr-2-inf1 @center');
    expect(f.view('allied').shows('fr-2-inf1')).toBe(false);
    expect(f.view('allied').hiddenInBattle('ligny', 'center')).toEqual({});
  });

  it('[6.24b] then all are face up but those in RESERVE and in Woods', () => {
    const f = battle(plan);
    const seen = (viewer: 'french' | 'allied', names: string[]) => names.filter((unit) => f.view(viewer).shows(unit));
    expect(seen('french', ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1', 'pr-4-inf1', 'pr-4-cav'])).toEqual([
      'pr-1-inf1',
      'pr-2-inf1',
      'pr-3-inf1',
    ]);
    expect(seen('allied', ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'fr-3cc-cav'])).toEqual(['fr-2-inf1', 'fr-3-inf1']);
    expect(f.view('allied').at('fr-2-inf1')).toBe('ligny 4 center');
    expect(f.view('allied').hiddenInBattle('ligny', 'left')).toEqual({ french: 1 });
  });

  it('[6.24c] entering RESERVE or unengaged Woods hides, leaving them shows at once', () => {
    const f = battle({
      ...plan,
      attacker: { ...FRENCH_LINE, right: ['fr-3-inf1', 'fr-3-inf2'], reserve: ['fr-3cc-cav', 'fr-4-inf'] },
    });
    f.play('shift fr-3-inf2 @reserve').play('shift fr-4-inf @right').play('shift fr-3cc-cav @left').play('end');
    const view = f.view('allied');
    expect(['fr-3-inf2', 'fr-4-inf', 'fr-3cc-cav'].map((unit) => view.shows(unit))).toEqual([false, true, false]);
    expect([view.hiddenInBattle('ligny', 'reserve'), view.hiddenInBattle('ligny', 'left')]).toEqual([
      { french: 1 },
      { french: 2 },
    ]);
    f.play('end').play('shift pr-3-inf1 @enemy-left');
    expect(['fr-1-inf1', 'fr-3cc-cav'].map((unit) => f.view('allied').shows(unit))).toEqual([true, true]);
  });

  const option: Battle = {
    attacker: { ...FRENCH_LINE, center: ['fr-2-inf1', 'fr-2-art'] },
    defender: PRUSSIAN_LINE,
    options: HIDDEN,
  };

  it('[6.24d] option: nobody is face up before he fires or is engaged', () => {
    const f = battle(option);
    expect(['fr-1-inf1', 'fr-2-inf1', 'fr-2-art', 'fr-3-inf1'].filter((unit) => f.view('allied').shows(unit))).toEqual(
      [],
    );
    expect(f.view('allied').hiddenInBattle('ligny', 'center')).toEqual({ french: 2 });
    f.play('fire fr-2-art @line', 6, 6, 6);
    expect(
      ['fr-2-art', 'fr-2-inf1', 'pr-2-inf1'].map((unit) =>
        f.view(unit.startsWith('fr') ? 'allied' : 'french').shows(unit),
      ),
    ).toEqual([true, false, false]);
    f.plays('shift fr-1-inf1 @enemy-right', 'end');
    expect([f.view('allied').shows('fr-1-inf1'), f.view('french').shows('pr-3-inf1')]).toEqual([true, true]);
  });

  it('[6.24d] Ruling: who has fired stays face up until he enters RESERVE, who was engaged only does not', () => {
    const f = battle(option).play('fire fr-2-art @line', 6, 6, 6).plays('shift fr-1-inf1 @enemy-right', 'end', 'end');
    f.play('fire pr-3-inf1 @line', 6, 6, 6, 6);
    pass(f).plays('shift fr-1-inf1 @left', 'shift fr-3-inf1 @enemy-left', 'end', 'end');
    expect([
      f.view('allied').shows('fr-1-inf1'),
      f.view('french').shows('pr-3-inf1'),
      f.view('allied').shows('fr-2-art'),
    ]).toEqual([false, true, true]);
    pass(f).plays('shift fr-2-art @reserve', 'end');
    expect(f.view('allied').shows('fr-2-art')).toBe(false);
    f.play('end');
    pass(f).plays('shift fr-2-art @center', 'end');
    expect(f.view('allied').shows('fr-2-art')).toBe(false);
  });

  it('[6.24d] Ruling: a unit that has fired is hidden again when it enters Woods unengaged', () => {
    const line: Line = { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] };
    const f = battle({
      attacker: line,
      defender: PRUSSIAN_LINE,
      options: HIDDEN,
      marks: { attacker: ['woods', 'left'] },
    });
    pass(pass(f.play('shift fr-1-inf1 @enemy-right'))).play('fire fr-1-inf1 @line', 6, 6, 6);
    pass(pass(f)).plays('shift fr-1-inf1 @left', 'end');
    expect(f.view('allied').shows('fr-1-inf1')).toBe(false);
  });

  it('[6.24d] Ruling: a hidden unit that takes a long range hit stays hidden', () => {
    const f = battle(option).play('fire fr-2-art @line', 1, 6, 6);
    expect([
      f.strength('pr-2-inf1'),
      f.view('french').shows('pr-2-inf1'),
      f.view('spectator').shows('pr-2-inf1'),
    ]).toEqual([3, false, false]);
  });

  it('[6.24e] Ruling: after the battle everybody is hidden again, the victor before he regroups', () => {
    const f = battle({ attacker: FRENCH_LINE, defender: PRUSSIAN_LINE });
    pass(f).plays('retreat pr-1-inf1 namur', 'retreat pr-2-inf1 namur', 'retreat pr-3-inf1 gembloux');
    expect(f.decision).toBe('french regroup');
    expect(f.view('allied').hidden('ligny')).toEqual({ french: 3 });
    expect([f.view('french').hidden('namur'), f.view('french').hidden('gembloux')]).toEqual([
      { 'prussian!': 2 },
      { 'prussian!': 1 },
    ]);
  });

  it('[6.24e] Ruling: reinforcements arrive hidden, and a unit that retreats from RESERVE is never shown', () => {
    const f = battle({ ...plan, near: { charleroi: ['fr-6-inf'] } }).plays('end', 'reinforce fr-6-inf', 'end');
    expect([f.view('allied').shows('fr-6-inf'), f.view('allied').hiddenInBattle('ligny', 'reserve')]).toEqual([
      false,
      { french: 3 },
    ]);
    f.plays('retreat pr-4-inf1 namur', 'end');
    expect([f.view('french').shows('pr-4-inf1'), f.view('french').hidden('namur')]).toEqual([
      false,
      { 'prussian!': 1 },
    ]);
    expect(JSON.stringify(f.heard('french'))).not.toContain('pr-4-inf1');
    expect(JSON.stringify(f.heard('allied'))).toContain('pr-4-inf1');
  });

  it('[6.24b] with three players an ally sees RESERVE and Woods as the French do', () => {
    const defender: Line = {
      left: ['pr-1-inf1'],
      center: ['pr-2-inf1'],
      right: ['ad-1-br'],
      reserve: ['pr-4-inf1', 'ad-2-br'],
    };
    const f = battle({ attacker: FRENCH_LINE, defender, options: THREE });
    expect([
      f.view('anglo-dutch').shows('pr-4-inf1'),
      f.view('prussian').shows('ad-2-br'),
      f.view('prussian').shows('pr-4-inf1'),
    ]).toEqual([false, false, true]);
  });
});
