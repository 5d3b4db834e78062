import { describe, expect, it } from 'vitest';
import { type Battle, battle, FRENCH_LINE, type Line, PRUSSIAN_LINE, pass } from '../battles.ts';
import { misses } from '../scenes.ts';
import type { Field } from '../support.ts';

/** Ligny: the French come from Charleroi (minor road) and Quatre Bras (major), the Allies fall back on Gembloux and Namur. */

const firepower = (f: Field): unknown => f.last('fired').firepower;
const round = (f: Field): Field => pass(pass(f));

/** The French left stands in the Prussian right; the French have the Battle Turn. */
const engaged = (
  left: readonly string[],
  right: readonly string[],
  more: Partial<Battle> = {},
  holders: readonly string[] = [],
): Field => {
  const f = battle({
    attacker: { left, center: ['fr-4-inf'], right: ['fr-3-inf1'] },
    defender: { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right, holders },
    ...more,
  });
  for (const unit of left) f.play(`shift ${unit.split(' ')[0]} @enemy-right`);
  return round(f);
};

describe('6.4 combat losses', () => {
  it('[6.4a] hits take effect before the next unit acts', () => {
    const f = engaged(['fr-1-inf1', 'fr-1-inf2'], ['pr-3-inf1 3', 'pr-3-inf2 2']);
    f.play('fire fr-1-inf1 @line', 1, 6, 6);
    expect(f.strength('pr-3-inf1')).toBe(2);
    pass(f).play('fire pr-3-inf1 @line', 6, 6);
    expect(f.last('fired').dice).toEqual([6, 6]);
  });

  it('[6.4b] each hit falls on whoever is strongest at that moment, of any type', () => {
    const f = engaged(['fr-1-inf1'], ['pr-3-inf2 2', 'pr-3-art 3', 'pr-3-cav 2']);
    f.play('fire fr-1-inf1 @line', 1, 6, 6);
    expect(['pr-3-inf2', 'pr-3-art', 'pr-3-cav'].map((unit) => f.strength(unit))).toEqual([2, 2, 2]);
    const two = engaged(['fr-1-inf1'], ['pr-3-inf2 2', 'pr-3-art 3', 'pr-3-cav 2']).play(
      'fire fr-1-inf1 @line',
      1,
      1,
      6,
    );
    expect([two.decision, two.choices()]).toEqual(['allied hits', ['hit pr-3-inf2', 'hit pr-3-cav', 'hit pr-3-art']]);
  });

  it('[6.4c] the owner picks among the strongest, and only among them', () => {
    const f = engaged(['fr-1-inf1'], ['pr-3-inf1 3', 'pr-3-inf2 3', 'pr-3-cav 2']).play(
      'fire fr-1-inf1 @line',
      1,
      6,
      6,
    );
    expect([f.decision, f.choices()]).toEqual(['allied hits', ['hit pr-3-inf1', 'hit pr-3-inf2']]);
    expect([f.rule('hit pr-3-cav'), f.rule('hit pr-1-inf1'), f.rule('hit pr-3-inf1', 'french')]).toEqual([
      '6.4b',
      '6.4b',
      '2.0a',
    ]);
    f.play('hit pr-3-inf2');
    expect([f.strength('pr-3-inf1'), f.strength('pr-3-inf2'), f.decision]).toEqual([3, 2, 'french combat']);
  });

  it('[6.4c] with two hits on two equals he picks once, the other is then the strongest', () => {
    const f = engaged(['fr-1-inf1'], ['pr-3-inf1 3', 'pr-3-inf2 3'])
      .play('fire fr-1-inf1 @line', 1, 1, 6)
      .play('hit pr-3-inf1');
    expect([f.strength('pr-3-inf1'), f.strength('pr-3-inf2'), f.decision]).toEqual([2, 2, 'french combat']);
  });

  it('[6.4d] long range fire eliminates nobody', () => {
    const line: Line = { left: ['fr-1-art'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] };
    const one = battle({ attacker: line, defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1 1', 'pr-3-inf2 1'] } }).play(
      'fire fr-1-art @line',
      1,
      1,
      1,
    );
    expect([one.strength('pr-3-inf1'), one.strength('pr-3-inf2'), one.decision]).toEqual([1, 1, 'french combat']);
    const two = battle({ attacker: line, defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1 3', 'pr-3-inf2 1'] } }).play(
      'fire fr-1-art @line',
      1,
      1,
      1,
    );
    expect([two.strength('pr-3-inf1'), two.strength('pr-3-inf2'), two.decision]).toEqual([1, 1, 'french combat']);
  });

  it('[6.4d] short range fire does', () => {
    const f = battle({
      attacker: { left: ['fr-3cc-ha'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] },
      defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1 1', 'pr-3-inf2 3'] },
    });
    f.play('shift fr-3cc-ha @enemy-right').play('fire fr-3cc-ha @line', 1, 1);
    expect([f.strength('pr-3-inf1'), f.strength('pr-3-inf2')]).toEqual([1, 1]);
    pass(f).play('morale pr-3-inf1', 6).play('morale pr-3-inf2', 6);
    pass(f).play('fire fr-3cc-ha @line', 1, 6);
    expect(f.play('hit pr-3-inf2').at('pr-3-inf2')).toBe('eliminated');
  });

  it('[6.4e] hits go on down the ranking until nobody is left; then surplus is lost', () => {
    const f = engaged(['fr-1-inf1'], ['pr-3-inf1 2', 'pr-3-cav 2']).play('fire fr-1-inf1 @line', 1, 1, 1);
    f.plays('hit pr-3-inf1', 'hit pr-3-inf1');
    expect([f.at('pr-3-inf1'), f.at('pr-3-cav')]).toEqual(['eliminated', 'ligny 1 right']);
    const all = engaged(['fr-2-inf1'], ['pr-3-inf1 2']).play('fire fr-2-inf1 @line', 1, 1, 1, 1);
    expect([all.at('pr-3-inf1'), all.strength('pr-1-inf1')]).toEqual(['eliminated', 3]);
    expect(all.decision).toBe('allied rout');
  });
});

describe('6.5 squares', () => {
  const line: Line = {
    left: ['pr-1-inf1'],
    center: ['pr-2-inf1'],
    right: ['pr-3-inf1', 'pr-3-inf2', 'pr-3-cav', 'pr-3-art', 'pr-blucher'],
    reserve: ['pr-4-inf1'],
  };

  it('[6.5a] infantry forms or breaks square as its battle move and does not fire', () => {
    const f = pass(battle({ attacker: FRENCH_LINE, defender: line }).play('shift fr-1-inf1 @enemy-right')).play(
      'square pr-3-inf1',
    );
    expect([f.is('pr-3-inf1', 'square'), f.rule('fire pr-3-inf1 @line'), f.rule('unsquare pr-3-inf1')]).toEqual([
      true,
      '6.5a',
      '6.5a',
    ]);
    round(f.play('fire pr-3-inf2 @line', ...misses(3))).play('unsquare pr-3-inf1');
    expect([f.is('pr-3-inf1', 'square'), f.rule('fire pr-3-inf1 @line'), f.rule('shift pr-3-inf1 @reserve')]).toEqual([
      false,
      '6.5a',
      '6.3a',
    ]);
  });

  it('[6.5a] nobody else does; who has fired does not', () => {
    const f = pass(battle({ attacker: FRENCH_LINE, defender: line }).play('shift fr-1-inf1 @enemy-right'));
    expect(['pr-3-cav', 'pr-3-art', 'pr-blucher'].map((unit) => f.rule(`square ${unit}`))).toEqual([
      '6.5a',
      '6.5a',
      '6.5a',
    ]);
    f.play('fire pr-3-inf1 @line', ...misses(4));
    expect(f.rules('square pr-3-inf1', 'unsquare pr-3-inf2')).toEqual(['6.5a', '6.5a']);
  });

  it('[6.5b] while engaged or not', () => {
    const f = pass(battle({ attacker: FRENCH_LINE, defender: line }).play('shift fr-1-inf1 @enemy-right'));
    expect(f.rules('square pr-3-inf1', 'square pr-2-inf1')).toEqual(['allowed', 'allowed']);
  });

  it('[6.5c] never while forward; [6.5h] nor in RESERVE', () => {
    const f = engaged(['fr-1-inf1'], ['pr-3-inf1'], {});
    expect(f.rule('square fr-1-inf1')).toBe('6.5c');
    const reserve = pass(battle({ attacker: FRENCH_LINE, defender: line }));
    expect(['6.5c', '6.5h']).toContain(reserve.rule('square pr-4-inf1'));
  });

  it('[6.5d] a square does not move', () => {
    const f = pass(battle({ attacker: FRENCH_LINE, defender: line }).play('shift fr-1-inf1 @enemy-right')).plays(
      'square pr-3-inf1',
      'square pr-2-inf1',
    );
    round(f);
    expect(f.rules('shift pr-3-inf1 @reserve', 'shift pr-2-inf1 @enemy-center')).toEqual(['6.5d', '6.5d']);
    expect([f.goals('shift', 'pr-3-inf1'), f.rule('fire pr-3-inf1 @line')]).toEqual([[], 'allowed']);
  });

  it('[6.5e] not in Woods', () => {
    const marks = {
      defender: [
        ['woods', 'right'],
        ['hill', 'left'],
      ] as const,
    };
    const f = pass(battle({ attacker: FRENCH_LINE, defender: PRUSSIAN_LINE, marks }));
    expect(f.rules('square pr-3-inf1', 'square pr-2-inf1')).toEqual(['6.5e', 'allowed']);
  });

  it('[6.5f] not the unit that holds a Farm, but others beside it', () => {
    const marks = {
      defender: [
        ['farm', 'right'],
        ['hill', 'left'],
      ] as const,
    };
    const f = pass(battle({ attacker: FRENCH_LINE, defender: { ...line, holders: ['pr-3-inf1'] }, marks }));
    expect(f.rules('square pr-3-inf1', 'square pr-3-inf2')).toEqual(['6.5f', 'allowed']);
    f.play('square pr-3-inf2');
    pass(pass(f).play('shift fr-2-inf1 @enemy-center'));
    expect(f.rule('hold pr-3-inf2')).toBe('6.5f');
  });

  it('[6.5f] a unit in square cannot take a Hill before it has broken it', () => {
    const f = pass(battle({ attacker: FRENCH_LINE, defender: line })).play('square pr-3-inf1');
    pass(pass(f).play('shift fr-2-inf1 @enemy-center'));
    expect(f.rules('hold pr-3-inf1', 'hold pr-3-inf2')).toEqual(['6.5f', 'allowed']);
  });

  it('[6.5h] Ruling: a square must be broken before a Retreat', () => {
    const f = pass(battle({ attacker: FRENCH_LINE, defender: line })).play('square pr-3-inf1');
    pass(pass(f).play('shift fr-2-inf1 @enemy-center'));
    expect(f.rule('retreat pr-3-inf1 namur')).toBe('6.5h');
    f.play('unsquare pr-3-inf1');
    expect(f.rule('retreat pr-3-inf1 namur')).toBe('7.0a');
    pass(pass(f));
    expect(f.rule('retreat pr-3-inf1 namur')).toBe('allowed');
  });

  it('[6.5h] Ruling: a rout breaks the square', () => {
    const f = pass(battle({ attacker: FRENCH_LINE, defender: { ...PRUSSIAN_LINE, center: ['pr-2-inf1 1'] } })).play(
      'square pr-3-inf1',
    );
    pass(f).play('shift fr-2-inf1 @enemy-center');
    pass(f).play('morale pr-2-inf1', 1);
    expect(f.decision).toBe('allied rout');
    f.play('retreat pr-3-inf1 namur');
    expect([f.at('pr-3-inf1'), f.is('pr-3-inf1', 'square')]).toEqual(['namur 3', false]);
  });
});

describe('6.51 square targeting', () => {
  /** The Prussian right: a square and others; the French forward in it, their Battle Turn. */
  const squared = (
    left: readonly string[],
    right: readonly string[] = ['pr-3-inf1 4', 'pr-3-inf2 3', 'pr-3-cav 2'],
  ): Field => {
    const f = battle({
      attacker: { left, center: ['fr-4-inf'], right: ['fr-3-inf1'] },
      defender: { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right },
    });
    pass(f.play('shift fr-4-inf @enemy-center')).play(`square ${right[0].split(' ')[0]}`);
    pass(f);
    for (const unit of left) if (!unit.includes('art')) f.play(`shift ${unit.split(' ')[0]} @enemy-right`);
    return round(f);
  };

  it('[6.51a] the squares of a position are one target, everybody else another', () => {
    const f = squared(['fr-1-inf1', 'fr-1-inf2']).play('fire fr-1-inf1 @squares', 1, 6, 6);
    expect(['pr-3-inf1', 'pr-3-inf2', 'pr-3-cav'].map((unit) => f.strength(unit))).toEqual([3, 3, 2]);
    f.play('fire fr-1-inf2 @line', 1, 6, 6);
    expect(['pr-3-inf1', 'pr-3-inf2', 'pr-3-cav'].map((unit) => f.strength(unit))).toEqual([3, 2, 2]);
  });

  it('[6.51a] a target that is not there cannot be named', () => {
    expect(engaged(['fr-1-inf1'], ['pr-3-inf1']).rule('fire fr-1-inf1 @squares')).toBe('6.51a');
    expect(squared(['fr-1-inf1'], ['pr-3-inf1']).rule('fire fr-1-inf1 @line')).toBe('6.51a');
  });

  it('[6.51b] hits beyond the named group are lost', () => {
    const f = squared(['fr-1-inf1'], ['pr-3-inf1 2', 'pr-3-inf2 3', 'pr-3-cav 2']).play(
      'fire fr-1-inf1 @squares',
      1,
      1,
      1,
    );
    expect(['pr-3-inf1', 'pr-3-inf2', 'pr-3-cav'].map((unit) => f.strength(unit))).toEqual([0, 3, 2]);
  });

  it('[6.51c] cavalry against squares: no shock and -1', () => {
    expect(firepower(squared(['fr-3cc-cav']).play('fire fr-3cc-cav @squares', ...misses(3)))).toBe(2);
    expect(firepower(squared(['fr-2cc-cav']).play('fire fr-2cc-cav @squares', ...misses(3)))).toBe(1);
    expect(firepower(squared(['fr-3cc-cav']).play('fire fr-3cc-cav @line', ...misses(3)))).toBe(4);
  });

  it('[6.51c] [6.33i] the first fire uses the shock up, at a square too', () => {
    const f = squared(['fr-3cc-cav']).play('fire fr-3cc-cav @squares', ...misses(3));
    expect(firepower(round(f).play('fire fr-3cc-cav @line', ...misses(3)))).toBe(3);
  });

  it('[6.51d] [6.51e] infantry fire at squares with +1, infantry in square fire normally', () => {
    const f = squared(['fr-1-inf1']).play('fire fr-1-inf1 @squares', 3, 6, 6);
    expect(f.last('fired')).toMatchObject({ firepower: 3, hits: 1 });
    expect(firepower(pass(f).play('fire pr-3-inf1 @line', ...misses(3)))).toBe(1);
  });

  it('[6.33n] a leader fires at squares with his own firepower', () => {
    const f = squared(['fr-napoleon', 'fr-1-inf1']);
    expect(firepower(f.play('fire fr-napoleon @squares', 6))).toBe(2);
  });

  it('[6.51f] long range at squares +1, from a Hill another', () => {
    const hill = (holders: readonly string[]): Field => {
      const f = battle({
        attacker: { left: ['fr-1-art'], center: ['fr-4-inf'], right: ['fr-3-inf1'], holders },
        defender: PRUSSIAN_LINE,
      });
      return pass(pass(f).play('square pr-3-inf1'));
    };
    expect(firepower(hill([]).play('fire fr-1-art @squares', ...misses(3)))).toBe(2);
    expect(firepower(hill(['fr-1-art']).play('fire fr-1-art @squares', ...misses(3)))).toBe(3);
  });

  it('[6.51f] [6.4d] long range eliminates no square', () => {
    const f = battle({
      attacker: { left: ['fr-1-art'], center: ['fr-4-inf'], right: ['fr-3-inf1'] },
      defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1 2'] },
    });
    pass(pass(f).play('square pr-3-inf1')).play('fire fr-1-art @squares', 2, 2, 2);
    expect(f.strength('pr-3-inf1')).toBe(1);
  });

  it('[6.51g] horse artillery at short range: F3 for its first fire, F2 afterwards', () => {
    const f = squared(['fr-3cc-ha']).play('fire fr-3cc-ha @squares', 6, 6);
    expect(firepower(f)).toBe(3);
    expect(firepower(round(f).play('fire fr-3cc-ha @squares', 6, 6))).toBe(2);
    expect(firepower(squared(['fr-3cc-ha']).play('fire fr-3cc-ha @line', 6, 6))).toBe(2);
  });
});

describe('6.52 sheltering', () => {
  const line: Line = {
    left: ['pr-1-inf1'],
    center: ['pr-2-inf1'],
    right: ['pr-3-inf1 4', 'pr-3-inf2 3', 'pr-3-cav', 'pr-3-art', 'pr-blucher'],
    reserve: ['pr-2-ha'],
  };
  const start = (right: readonly string[] = line.right): Field =>
    pass(
      battle({
        attacker: { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] },
        defender: { ...line, right },
      }).play('shift fr-1-inf1 @enemy-right'),
    );

  it('[6.52a] leaders and artillery shelter in a square of their position, one in each', () => {
    const f = start().play('square pr-3-inf1');
    expect(f.rules('shelter pr-3-cav pr-3-inf1', 'shelter pr-3-inf2 pr-3-inf1')).toEqual(['6.52a', '6.52a']);
    expect(f.rules('shelter pr-3-art pr-3-inf2', 'shelter pr-2-ha pr-3-inf1')).toEqual(['6.52a', '6.52a']);
    f.play('shelter pr-3-art pr-3-inf1');
    expect([f.host('pr-3-art'), f.rule('shelter pr-blucher pr-3-inf1')]).toEqual(['pr-3-inf1', '6.52a']);
    f.plays('square pr-3-inf2', 'shelter pr-blucher pr-3-inf2');
    expect(f.host('pr-blucher')).toBe('pr-3-inf2');
  });

  it('[6.52a] not after they have moved or fired', () => {
    const f = start()
      .play('square pr-3-inf1')
      .play('fire pr-3-art @line', ...misses(3))
      .play('shift pr-2-ha @right');
    expect(f.rules('shelter pr-3-art pr-3-inf1', 'shelter pr-2-ha pr-3-inf1')).toEqual(['6.52a', '6.52a']);
  });

  it('[6.52b] sheltering units do not check morale', () => {
    const f = start(['pr-3-inf1', 'pr-3-art 1'])
      .play('morale pr-3-art', 6)
      .plays('square pr-3-inf1', 'shelter pr-3-art pr-3-inf1');
    expect(round(f).decision).toBe('allied combat');
  });

  it('[6.52c] they do not fire', () => {
    const f = round(start().plays('square pr-3-inf1', 'shelter pr-3-art pr-3-inf1'));
    expect(f.rule('fire pr-3-art @line')).toBe('6.52c');
  });

  it('[6.52d] they are part of the square group and take hits when they are the strongest', () => {
    const f = pass(
      start(['pr-3-inf1 2', 'pr-3-inf2 3', 'pr-3-art 3']).plays('square pr-3-inf1', 'shelter pr-3-art pr-3-inf1'),
    );
    f.play('fire fr-1-inf1 @squares', 1, 6, 6);
    expect(['pr-3-inf1', 'pr-3-inf2', 'pr-3-art'].map((unit) => f.strength(unit))).toEqual([2, 3, 2]);
  });

  it('[6.52d] the other target does not hold them', () => {
    const f = pass(
      start(['pr-3-inf1 2', 'pr-3-inf2 2', 'pr-3-art 3']).plays('square pr-3-inf1', 'shelter pr-3-art pr-3-inf1'),
    );
    f.play('fire fr-1-inf1 @line', 1, 6, 6);
    expect(['pr-3-inf1', 'pr-3-inf2', 'pr-3-art'].map((unit) => f.strength(unit))).toEqual([2, 1, 3]);
  });

  it('[6.52e] a sheltering leader still gives his bonus', () => {
    const f = start(['pr-3-inf1', 'pr-3-inf2 1', 'pr-blucher'])
      .play('morale pr-3-inf2', 6)
      .plays('square pr-3-inf1', 'shelter pr-blucher pr-3-inf1');
    expect(round(f).play('morale pr-3-inf2', 3).place('pr-3-inf2')).toBe('right');
  });

  it('[6.52f] they share the fate of the infantry', () => {
    const f = pass(
      start(['pr-3-inf1 2', 'pr-3-inf2', 'pr-blucher']).plays('square pr-3-inf1', 'shelter pr-blucher pr-3-inf1'),
    );
    f.play('fire fr-1-inf1 @squares', 1, 1, 6);
    // One step each: the owner chooses, and gives the infantry.
    expect(f.decision).toBe('allied hits');
    f.play('hit pr-3-inf1');
    expect([f.at('pr-3-inf1'), f.at('pr-blucher')]).toEqual(['eliminated', 'eliminated']);
  });

  it('[6.52f] the infantry does not share theirs', () => {
    const f = pass(
      start(['pr-3-inf1 2', 'pr-3-inf2', 'pr-blucher']).plays('square pr-3-inf1', 'shelter pr-blucher pr-3-inf1'),
    );
    f.play('fire fr-1-inf1 @squares', 1, 1, 6).play('hit pr-blucher');
    expect([f.at('pr-3-inf1'), f.at('pr-blucher')]).toEqual(['ligny 1 right', 'eliminated']);
  });

  it('[6.52f] bad morale of the square is the end of both', () => {
    const f = start(['pr-3-inf1 1', 'pr-3-inf2', 'pr-3-art'])
      .play('morale pr-3-inf1', 6)
      .plays('square pr-3-inf1', 'shelter pr-3-art pr-3-inf1');
    round(f).play('morale pr-3-inf1', 2);
    expect([f.at('pr-3-inf1'), f.at('pr-3-art')]).toEqual(['eliminated', 'eliminated']);
  });

  it('[6.52g] Ruling: entering or leaving is the whole action of the guest', () => {
    const f = round(start().plays('square pr-3-inf1', 'shelter pr-3-art pr-3-inf1'));
    expect(f.rules('shift pr-3-art @reserve', 'retreat pr-3-art namur')).toEqual(['6.52g', '6.52g']);
    expect(f.choices('unshelter')).toEqual(['unshelter pr-3-art']);
    f.play('unshelter pr-3-art');
    expect([f.host('pr-3-art'), f.rule('fire pr-3-art @line'), f.rule('shelter pr-3-art pr-3-inf1')]).toEqual([
      'none',
      '6.33a',
      '6.52a',
    ]);
  });

  it('[6.52g] Ruling: not out again in the Battle Turn it went in', () => {
    const f = start().plays('square pr-3-inf1', 'shelter pr-3-art pr-3-inf1');
    expect(f.rules('unshelter pr-3-art', 'unshelter pr-blucher')).toEqual(['6.52g', '6.52g']);
  });

  it('[6.52g] Ruling: when the square is broken the guest is free and may act', () => {
    const f = round(start().plays('square pr-3-inf1', 'shelter pr-3-art pr-3-inf1')).play('unsquare pr-3-inf1');
    expect([f.host('pr-3-art'), f.place('pr-3-art'), f.rule('fire pr-3-art @line')]).toEqual([
      'none',
      'right',
      'allowed',
    ]);
  });
});

describe('6.7 stalemate', () => {
  const guns: Line = { left: ['fr-1-art'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] };
  const idle = (f: Field): Field => round(f);
  const isStalemate = (f: Field): boolean => f.told('stalemate').length > 0;

  it('[6.7a] [6.7b] two idle Battle Turns in a row, and the Attacker must retreat', () => {
    const f = battle({ attacker: FRENCH_LINE, defender: PRUSSIAN_LINE });
    pass(idle(f));
    expect(isStalemate(f)).toBe(true);
    expect([f.decision, f.words()]).toEqual(['french combat', ['retreat']]);
    expect(f.rules('end', 'shift fr-1-inf1 @enemy-right')).toEqual(['6.7d', '6.7d']);
    f.plays('retreat fr-1-inf1 quatre-bras', 'retreat fr-2-inf1 quatre-bras', 'retreat fr-3-inf1 charleroi');
    expect([f.last('battle-over').side, f.decision]).toEqual(['allied', 'allied regroup']);
  });

  it('[6.7a] one is not enough, and the Defender may idle for ever', () => {
    const f = battle({ attacker: FRENCH_LINE, defender: PRUSSIAN_LINE });
    expect(isStalemate(pass(f))).toBe(false);
    pass(f).play('shift fr-1-inf1 @enemy-right');
    for (let i = 0; i < 3; i++) round(f).play('fire fr-1-inf1 @line', ...misses(3));
    expect(isStalemate(f)).toBe(false);
  });

  it('[6.7c] fire, Engage, Retreat and a reinforcement start the count anew', () => {
    const acts: [string, (f: Field) => Field][] = [
      ['fire', (f) => pass(f.play('fire fr-1-art @line', ...misses(3)))],
      ['engage', (f) => pass(f.play('shift fr-2-inf1 @enemy-center'))],
      ['retreat', (f) => pass(f.play('retreat fr-4-inf charleroi'))],
      ['reinforce', (f) => f.plays('end', 'reinforce fr-6-inf', 'end')],
    ];
    for (const [name, act] of acts) {
      const f = battle({
        attacker: { ...guns, reserve: ['fr-4-inf'] },
        defender: PRUSSIAN_LINE,
        near: { charleroi: ['fr-6-inf'] },
      });
      pass(act(idle(f)));
      expect([name, isStalemate(pass(f))]).toEqual([name, false]);
      expect([name, isStalemate(pass(pass(f)))]).toEqual([name, true]);
    }
  });

  it('[6.7c] Redeploy and square do not', () => {
    const f = battle({ attacker: { ...FRENCH_LINE, reserve: ['fr-4-inf'] }, defender: PRUSSIAN_LINE });
    pass(idle(f.play('shift fr-4-inf @left')).play('square fr-2-inf1'));
    expect(isStalemate(f)).toBe(true);
  });

  it('[6.7c] Ruling: fire that could hurt nobody does not count', () => {
    const far = battle({ attacker: guns, defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1 1'] } });
    pass(pass(far.play('fire fr-1-art @line', 1, 1, 1))).play('fire fr-1-art @line', 1, 1, 1);
    expect(isStalemate(pass(far))).toBe(true);
    const marks = {
      defender: [
        ['farm', 'right'],
        ['hill', 'left'],
      ] as const,
    };
    const charge = engaged(['fr-3cc-cav'], ['pr-3-inf1'], { marks }, ['pr-3-inf1']).play(
      'fire fr-3cc-cav @line',
      1,
      1,
      1,
    );
    round(charge).play('fire fr-3cc-cav @line', 1, 1, 1);
    expect(isStalemate(pass(charge))).toBe(true);
  });

  const many: Battle = {
    attacker: { ...FRENCH_LINE, reserve: ['fr-4-inf', 'fr-4-art', 'fr-6-inf'] },
    defender: PRUSSIAN_LINE,
    near: { 'quatre-bras': ['fr-6-art'] },
  };

  it('[6.7d] Ruling: as many as the roads allow, at once and in each later Battle Turn', () => {
    const f = pass(idle(battle(many)));
    f.plays('retreat fr-4-inf quatre-bras', 'retreat fr-4-art quatre-bras');
    expect(f.rules('end', 'retreat fr-6-inf quatre-bras')).toEqual(['6.7d', '7.2a']);
    f.play('retreat fr-6-inf charleroi');
    if (f.decision === 'french combat') f.play('end');
    expect(f.decision).toBe('allied combat');
    pass(f.play('shift pr-3-inf1 @enemy-left'));
    expect([f.decision, f.words()]).toEqual(['french combat', ['retreat']]);
    expect(f.rules('fire fr-1-inf1 @line', 'shift fr-1-inf1 @reserve')).toEqual(['6.7d', '6.7d']);
  });

  it('[6.7d] Ruling: no reinforcement comes any more', () => {
    const f = pass(idle(battle(many)));
    f.plays('retreat fr-4-inf quatre-bras', 'retreat fr-4-art quatre-bras', 'retreat fr-6-inf charleroi');
    if (f.decision === 'french combat') f.play('end');
    if (f.decision === 'french reinforcement') expect(f.choices()).toEqual(['end']);
    expect(f.choices('reinforce fr-6-art')).toEqual([]);
  });

  it('[6.7d] Ruling: squares are broken at once', () => {
    const f = battle({ attacker: FRENCH_LINE, defender: PRUSSIAN_LINE });
    pass(idle(f.play('square fr-1-inf1')));
    expect([f.is('fr-1-inf1', 'square'), f.rule('retreat fr-1-inf1 charleroi')]).toEqual([false, 'allowed']);
  });

  it('[6.7d] Ruling: morale is still checked', () => {
    const f = pass(
      idle(
        battle({
          ...many,
          attacker: {
            ...FRENCH_LINE,
            left: ['fr-1-inf1 1', 'fr-1-inf2'],
            reserve: ['fr-4-inf', 'fr-4-art', 'fr-6-inf'],
          },
        }),
      ),
    );
    f.plays('retreat fr-4-inf quatre-bras', 'retreat fr-4-art quatre-bras', 'retreat fr-6-inf charleroi');
    if (f.decision === 'french combat') f.play('end');
    pass(f.play('shift pr-3-inf1 @enemy-left'));
    expect([f.decision, f.choices()]).toEqual(['french morale', ['morale fr-1-inf1']]);
  });

  it('[6.7e] Ruling: without any way out all are eliminated', () => {
    const f = battle({
      attacker: FRENCH_LINE,
      defender: PRUSSIAN_LINE,
      from: ['charleroi'],
      near: { charleroi: ['pr-4-inf1'] },
    });
    pass(idle(f));
    expect([f.decision, f.choices()]).toEqual(['french combat', ['end']]);
    f.play('end');
    expect(['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1'].map((unit) => f.at(unit))).toEqual([
      'eliminated',
      'eliminated',
      'eliminated',
    ]);
    expect(f.last('battle-over').side).toBe('allied');
  });
});
