import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Field, field, type Scene } from '../support.ts';

const moving = (units: Scene['units'], more: Partial<Scene> = {}, ...dice: number[]): Field =>
  field({ turn: 4, start: 'movement', deluge: false, units, ...more }, ...dice);

/** Both sides free to move, far apart. */
const apart = { 'hq-napoleon': '2006', 'fr-1': '2010', 'fr-2': '2110', 'hq-wellington': '3716', 'aa-res': '3715' };
const back = (f: Field): Field =>
  f.play(`aa-res hq-wellington ${f.where('aa-res') === '3715' ? '3715-3815' : '3815-3715'}`);

describe('8 passing', () => {
  it('[PAS-1] who passes moves nothing more this phase', () => {
    const f = moving(apart).play('fr-1 hq-napoleon 2010-2009');
    back(f).play('pass', 2);
    for (let i = 0; i < 3; i++) {
      expect(f.decision).toBe('coalition movement');
      expect(f.rule('fr-1 hq-napoleon 2009-2010', 'french')).toBe('GEN-12');
      back(f);
    }
    // The phase is over, and with nobody in contact the whole turn: the French did not move again.
    expect([f.turn, f.decision, f.where('fr-1')]).toEqual([5, 'french hq', '2009']);
  });

  it('[PAS-1] the Coalition may be the first to pass: then the French have the last moves', () => {
    const f = moving(apart).play('fr-1 hq-napoleon 2010-2009').play('pass', 1);
    expect(f.decision).toBe('french movement');
    // One for the die, and two free Corps.
    expect(f.left('french')).toBe(3);
    expect(f.last('last-moves')).toEqual({ side: 'french', die: 1, more: 2, moves: 3 });
  });

  it('[PAS-1] a side that can move nothing passes, and the other rolls', () => {
    // d'Erlon is held by a Detachment; there is nobody else.
    const units = { ...apart, 'fr-1': '2010', 'fr-2': 'blown 5', 'aa-d-kgl': '2011' };
    const f = moving(units, {}, 2);
    expect(f.told('must-pass').map(({ data }) => data.side)).toEqual(['french']);
    expect([f.decision, f.left('coalition')]).toEqual(['coalition movement', 3]);
  });

  it('[PAS-2] a die, and one for each Corps out of enemy zones and each that waits to enter', () => {
    const units = {
      'hq-napoleon': '2006',
      'fr-1': '2010',
      'fr-2': '3125',
      'hq-wellington': '3716',
      'hq-blucher': '2316',
      // Free: two.
      'aa-res': '3715',
      'pr-cav': '2418',
      // In a ZoI only, in a ZoC: not counted.
      'pr-1': '2012',
      'pr-2': '3126 battle',
      // Waiting, late and due: two. Blown, out, to come later: not counted.
      'aa-2': 'turn 3',
      'aa-cav': 'turn 4',
      'pr-4': 'turn 5',
      'pr-3': 'blown 5',
      'aa-1': 'eliminated',
      // Detachments are no Corps.
      'aa-d-kgl': '3615',
      'pr-d-sohr': '2517',
    };
    for (const die of [1, 6]) {
      const f = moving(units, { turn: 4 }).play('pass', die);
      expect(f.last('last-moves')).toEqual({ side: 'coalition', die, more: 4, moves: die + 4 });
      expect(f.left('coalition')).toBe(die + 4);
    }
  });

  it('[PAS-2] a ZoC that crosses a bridge counts, a ZoI that does not cross it does not', () => {
    const at = (hex: string): number => {
      const units = { ...apart, 'fr-2': '1117', 'hq-blucher': '1420', 'pr-1': hex };
      const f = moving(units).play('pass', 1);
      return f.left('coalition') - 1 - 1;
    };
    // Lobau's place at Marcinelle, south of the bridge to 1218. The Reserve is always free: one is taken off.
    expect(at('1218')).toBe(0);
    expect(at('1219')).toBe(1);
    expect(at('1421')).toBe(1);
  });

  it('[PAS-2] that many moves in a row at most, then the phase ends', () => {
    const f = moving(apart).play('pass', 3);
    for (let left = 4; left > 0; left--) {
      expect([f.decision, f.left('coalition')]).toEqual(['coalition movement', left]);
      back(f);
    }
    expect(f.step).not.toBe('movement');
  });

  it('[PAS-2] without a legal move there is no roll', () => {
    // The Prussians are held by Reille; they have nothing else.
    const units = laid('hq-napoleon 2006, fr-1 2014, fr-2 2208, hq-blucher 2016, pr-1 2209 battle');
    const f = moving(units).play('fr-1 hq-napoleon 2014-2013', 5);
    expect([f.decision, f.left('french')]).toEqual(['french movement', 6]);
    expect(f.told('must-pass').map(({ data }) => data.side)).toEqual(['coalition']);
    const g = moving(units).play('pass');
    expect(g.told('last-moves')).toEqual([]);
    expect(g.step).toBe('attack');
  });

  it('[PAS-3] the opponent may stop before he has used them all', () => {
    const f = back(moving(apart).play('pass', 6));
    expect([f.decision, f.left('coalition')]).toEqual(['coalition movement', 6]);
    f.play('pass');
    expect([f.turn, f.step]).toEqual([5, 'hq']);
  });

  it('[PAS-4] during the last moves Corps that can enter come first', () => {
    const units = { ...apart, 'aa-2': 'turn 4', 'pr-4': 'turn 4', 'hq-blucher': '3035', 'pr-1': '3135' };
    const f = moving(units).play('pass', 6);
    expect(f.rule('aa-res hq-wellington 3715-3815')).toBe('PAS-4');
    expect(f.rule('pr-1 hq-blucher 3135-3136')).toBe('PAS-4');
    expect(f.words()).toEqual(['enter']);
    f.play('enter aa-2 hq-wellington 3000');
    expect(f.rule('aa-2 hq-wellington 3000-3001')).toBe('PAS-4');
    expect(f.words()).toEqual(['enter']);
    f.play('enter pr-4 hq-blucher 3241');
    expect(f.words()).toEqual(['move', 'pass']);
    expect(f.rule('aa-res hq-wellington 3715-3815')).toBe('allowed');
  });

  it('[PAS-4] before anyone has passed Corps on the map may move first', () => {
    const units = { ...apart, 'aa-2': 'turn 4' };
    const f = moving(units).play('fr-1 hq-napoleon 2010-2009');
    expect(f.words()).toEqual(['enter', 'move']);
    back(f);
    expect(f.at('aa-2')).toBe('turn 4');
  });

  it('[PAS-4] a Corps that cannot enter keeps nobody back', () => {
    const units = { ...apart, 'aa-2': 'turn 4', 'aa-1': '3000' };
    const f = moving(units).play('pass', 6);
    expect(f.words()).toEqual(['move', 'pass']);
    expect(f.rule('aa-res hq-wellington 3715-3815')).toBe('allowed');
    // When the way is free, Hill is first again.
    f.play('aa-1 hq-wellington 3000-3001');
    expect(f.words()).toEqual(['enter']);
    expect(f.rule('aa-1 hq-wellington 3001-3002')).toBe('PAS-4');
  });
});
