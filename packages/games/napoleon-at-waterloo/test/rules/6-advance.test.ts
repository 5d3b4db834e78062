import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Field, field, type Scene } from '../support.ts';

const french = (units: Scene['units']): Field => field({ units, phase: 'frenchCombat' });

const eliminate = (f: Field, line: string): Field => f.play(`attack ${line} @3-1`, 1);
const fail = (f: Field, line: string): Field => f.play(`attack ${line} @1-5`, 1);

describe('6.6 advance after combat', () => {
  it('[6.6.1] one victorious unit of the attack, adjacent to the vacated hex, may advance one hex', () => {
    const f = french(laid('fr-6inf 1707, fr-gd-grn 1606, fr-20inf 1708, fr-1cav 1605, aa-3db 1706, aa-hou 1505'));
    eliminate(f, '1706: fr-6inf fr-gd-grn');
    expect([f.seat, f.step]).toEqual(['french', 'advance']);
    expect(f.choices().sort()).toEqual(['advance fr-6inf 1706', 'advance fr-gd-grn 1706', 'stand']);
    expect(f.refusal('advance fr-1cav 1706')).toMatchObject({ rule: '6.6.1', code: 'not-a-victor' });
    expect(f.refusal('advance fr-20inf 1707')).toMatchObject({ rule: '6.6.1', code: 'not-a-victor' });
    expect(f.refusal('advance fr-6inf 1705')).toMatchObject({ rule: '6.6.1', code: 'not-vacated' });
    f.play('advance fr-gd-grn 1706');
    expect([f.where('fr-gd-grn'), f.where('fr-6inf'), f.step]).toEqual(['1706', '1707', 'combat']);
  });

  it('[6.6.1] into each of several vacated hexes a different unit may advance', () => {
    const f = french({ 'fr-6inf': '1605', 'fr-gd-grn': '1805', 'aa-bru': '1706', 'aa-2art': '1705' });
    eliminate(f, '1706 1705: fr-6inf fr-gd-grn');
    expect(f.choices().sort()).toEqual([
      'advance fr-6inf 1705',
      'advance fr-6inf 1706',
      'advance fr-gd-grn 1705',
      'advance fr-gd-grn 1706',
      'stand',
    ]);
    f.play('advance fr-6inf 1706');
    expect(f.choices().sort()).toEqual(['advance fr-gd-grn 1705', 'stand']);
    expect(f.refusal('advance fr-6inf 1705')).toMatchObject({ rule: '6.6.1', code: 'not-a-victor' });
    expect(f.refusal('advance fr-gd-grn 1706')).toMatchObject({ rule: '6.6.1', code: 'already-followed' });
    f.play('advance fr-gd-grn 1705');
    expect([f.where('fr-6inf'), f.where('fr-gd-grn'), f.step]).toEqual(['1706', '1705', 'combat']);
  });

  it('[6.6.1] a single victor takes one of several vacated hexes', () => {
    const f = french({ 'fr-6inf': '1605', 'aa-hou': '1706', 'aa-dbcav': '1705' });
    eliminate(f, '1706 1705: fr-6inf').play('advance fr-6inf 1705');
    expect([f.where('fr-6inf'), f.step]).toEqual(['1705', 'combat']);
  });

  it('[6.6.1] only a hex vacated in the same attack is open', () => {
    const f = french({ 'fr-6inf': '1707', 'fr-gd-grn': '1704', 'aa-bru': '1706', 'aa-2art': '1705' });
    eliminate(f, '1706: fr-6inf');
    expect(f.choices().sort()).toEqual(['advance fr-6inf 1706', 'stand']);
    f.play('stand');
    eliminate(f, '1705: fr-gd-grn');
    // The hex vacated in the attack before is no longer open.
    expect(f.choices().sort()).toEqual(['advance fr-gd-grn 1705', 'stand']);
    expect(f.refusal('advance fr-gd-grn 1706').rule).toBe('6.6.1');
  });

  it('[6.6.1] after Ae and Ar it is the defenders who may advance, one into each vacated hex', () => {
    const f = french({ 'fr-6inf': '1605', 'fr-2inf': '1805', 'aa-3db': '1706', 'aa-bru': '1705', 'aa-hou': '1604' });
    fail(f, '1706 1705: fr-2inf');
    expect([f.seat, f.choices().sort()]).toEqual(['allied', ['advance aa-3db 1805', 'advance aa-bru 1805', 'stand']]);
    expect(f.refusal('advance aa-hou 1605')).toMatchObject({ rule: '6.6.1', code: 'not-a-victor' });
    const both = french({ 'fr-6inf': '1605', 'fr-2inf': '1805', 'aa-3db': '1706', 'aa-bru': '1705' });
    fail(both, '1706 1705: fr-6inf fr-2inf').play('advance aa-3db 1605');
    expect(both.choices().sort()).toEqual(['advance aa-bru 1805', 'stand']);
    both.play('advance aa-bru 1805');
    expect([both.where('aa-3db'), both.where('aa-bru'), both.seat]).toEqual(['1605', '1805', 'french']);
  });

  it('[6.6.1] a defender advances into a hex an attacker has retreated from', () => {
    const f = french({ 'fr-6inf': '1707', 'aa-3db': '1706' }).play('attack 1706: fr-6inf @1-1', 6);
    f.play('retreat fr-6inf 1708').play('advance aa-3db 1707');
    expect([f.where('aa-3db'), f.where('fr-6inf')]).toEqual(['1707', '1708']);
  });

  it('[6.6.2] the option is used at once or never', () => {
    const f = french({ 'fr-6inf': '1707', 'fr-gd-grn': '0707', 'aa-bru': '1706', 'aa-2art': '0706' });
    eliminate(f, '1706: fr-6inf');
    expect(f.refusal('target 0706')).toMatchObject({ rule: '6.6.2', code: 'wrong-phase' });
    f.play('stand');
    expect(f.refusal('advance fr-6inf 1706')).toMatchObject({ rule: '3.0.3', code: 'wrong-phase' });
    eliminate(f, '0706: fr-gd-grn');
    expect(f.refusal('advance fr-6inf 1706').rule).toBe('6.6.1');
  });

  it('[6.6.2] an advance is never compulsory, neither for attacker nor for defender', () => {
    const won = eliminate(french({ 'fr-6inf': '1707', 'aa-bru': '1706' }), '1706: fr-6inf').play('stand');
    expect([won.where('fr-6inf'), won.step]).toEqual(['1707', 'combat']);
    const lost = fail(french({ 'fr-6inf': '1707', 'aa-bru': '1706' }), '1706: fr-6inf').play('stand');
    expect([lost.where('aa-bru'), lost.seat]).toEqual(['1706', 'french']);
    const half = french({ 'fr-6inf': '1605', 'fr-gd-grn': '1805', 'aa-bru': '1706', 'aa-2art': '1705' });
    eliminate(half, '1706 1705: fr-6inf fr-gd-grn').play('advance fr-6inf 1706').play('stand');
    expect([half.where('fr-gd-grn'), half.step]).toEqual(['1805', 'combat']);
  });

  it('[6.6.3] a unit may advance from an enemy zone into an enemy zone', () => {
    // 1806 has both 1707 and 1706 in its zone.
    const f = french({ 'fr-6inf': '1707', 'fr-2inf': '1906', 'aa-bru': '1706', 'aa-3db': '1806' });
    eliminate(f, '1706: fr-6inf');
    expect(f.choices()).toContain('advance fr-6inf 1706');
    expect(f.play('advance fr-6inf 1706').where('fr-6inf')).toBe('1706');
  });

  it('[6.6.3] so may a defender', () => {
    const f = french({ 'fr-6inf': '1707', 'fr-2inf': '1806', 'aa-3db': '1706', 'aa-hou': '1906' });
    fail(f, '1706: fr-6inf').play('advance aa-3db 1707');
    expect(f.where('aa-3db')).toBe('1707');
  });

  it('[6.6.4] an advance into a wooded hex goes by road only', () => {
    const f = french({ 'fr-6inf': '0813', 'fr-gd-grn': '0814', 'aa-hou': '0914' });
    eliminate(f, '0914: fr-6inf fr-gd-grn');
    expect(f.choices().sort()).toEqual(['advance fr-6inf 0914', 'stand']);
    expect(f.refusal('advance fr-gd-grn 0914')).toMatchObject({ rule: '6.6.4', code: 'closed-hexside' });
    expect(f.play('advance fr-6inf 0914').where('fr-6inf')).toBe('0914');
  });

  it('[6.6.4] without a road nobody is asked', () => {
    const f = eliminate(french({ 'fr-gd-grn': '0814', 'aa-hou': '0914' }), '0914: fr-gd-grn');
    expect([f.where('aa-hou'), f.step]).toEqual(['destroyed', 'combat']);
  });

  it('[6.6.4] a victor leaves the woods by road only', () => {
    const shut = fail(french({ 'fr-gd-grn': '0814', 'aa-hou': '0914' }), '0914: fr-gd-grn');
    expect([shut.seat, shut.step]).toEqual(['french', 'combat']);
    const open = fail(french({ 'fr-gd-grn': '0813', 'aa-hou': '0914' }), '0914: fr-gd-grn');
    expect([open.seat, open.choices().sort()]).toEqual(['allied', ['advance aa-hou 0813', 'stand']]);
  });

  it('[6.6.5] a gun that bombarded may not advance', () => {
    const f = french({ 'fr-6inf': '1707', 'fr-1art': '1708', 'aa-bru': '1706' });
    eliminate(f, '1706: fr-6inf fr-1art');
    expect(f.choices().sort()).toEqual(['advance fr-6inf 1706', 'stand']);
    expect(f.refusal('advance fr-1art 1706')).toMatchObject({ rule: '6.6.5', code: 'bombarding-gun' });
    const alone = eliminate(french({ 'fr-gd-art': '1708', 'aa-hou': '1706' }), '1706: fr-gd-art');
    expect([alone.where('aa-hou'), alone.step]).toEqual(['destroyed', 'combat']);
  });

  it('[6.6.5] a gun that attacked in contact may advance', () => {
    const f = eliminate(french({ 'fr-gd-art': '1707', 'aa-hou': '1706' }), '1706: fr-gd-art');
    expect(f.choices().sort()).toEqual(['advance fr-gd-art 1706', 'stand']);
    expect(f.play('advance fr-gd-art 1706').where('fr-gd-art')).toBe('1706');
  });

  it('[6.6.6] an advanced attacker does not attack again, and new contacts bind nobody', () => {
    const f = french({ 'fr-6inf': '1707', 'aa-bru': '1706', 'aa-dbcav': '1705' });
    eliminate(f, '1706: fr-6inf').play('advance fr-6inf 1706');
    expect(f.choices()).toEqual(['end']);
    const near = french({ 'fr-6inf': '1707', 'fr-2inf': '1905', 'aa-bru': '1706', 'aa-dbcav': '1805' });
    eliminate(near, '1706: fr-6inf').play('advance fr-6inf 1706');
    expect(near.refusal('join fr-6inf')).toMatchObject({ rule: '5.2.1', code: 'has-attacked' });
  });

  it('[6.6.6] an advanced defender is not attacked again', () => {
    const f = french({ 'fr-3cav': '1707', 'fr-6inf': '1708', 'fr-gd-art': '1508', 'aa-3db': '1706' });
    f.play('attack 1706: fr-3cav @1-4', 2).play('advance aa-3db 1707');
    // Now fr-6inf touches it and the gun has it in range.
    expect(f.refusal('target 1707')).toMatchObject({ rule: '5.2.2', code: 'has-been-attacked' });
    expect(f.choices()).toEqual(['end']);
  });
});

describe('6.7 movement in combat', () => {
  it('[6.7.1] a unit that has used up its allowance advances all the same', () => {
    const f = field({ units: { 'fr-6inf': '1711', 'aa-bru': '1706' } });
    f.play('fr-6inf 1711-1710-1709-1708-1707').play('end');
    eliminate(f, '1706: fr-6inf').play('advance fr-6inf 1706');
    expect(f.where('fr-6inf')).toBe('1706');
  });

  it('[6.7.1] so it does retreat, and its next Movement Phase is a full one', () => {
    const f = field({ units: { 'fr-6inf': '1711', 'aa-bru': '1706' } });
    f.play('fr-6inf 1711-1710-1709-1708-1707').play('end').play('attack 1706: fr-6inf @1-1', 6);
    f.play('retreat fr-6inf 1708').play('stand').play('end').play('end').play('end');
    expect([f.turn, f.seat, f.step]).toEqual([2, 'french', 'movement']);
    f.play('fr-6inf 1708-1709-1710-1711-1712');
    expect(f.where('fr-6inf')).toBe('1712');
  });

  it('[6.7.1] a retreating or displaced unit leaves an enemy zone, which it could not do by moving', () => {
    const f = field({ units: { 'fr-6inf': '1707', 'aa-bru': '1706' }, phase: 'frenchCombat' });
    f.play('attack 1706: fr-6inf @1-1', 1).play('retreat aa-bru 1705').play('stand').play('end');
    expect(f.goals('aa-bru').length).toBeGreaterThan(0);
    const frozen = field({ units: { 'fr-6inf': '1707', 'aa-bru': '1706' }, phase: 'alliedMovement' });
    expect(frozen.refusal('aa-bru 1706-1705')).toMatchObject({ rule: '4.5.3', code: 'frozen' });
  });
});
