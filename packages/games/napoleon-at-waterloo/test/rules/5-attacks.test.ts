import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ring } from '../hexes.ts';
import { type Field, field, type Scene } from '../support.ts';

const why = (f: Field, line: string): string => {
  const { rule, code } = f.refusal(line);
  return `${rule} ${code}`;
};
const combat = (units: Scene['units']): Field => field({ phase: 'frenchCombat', units });
const sorted = (f: Field): string[] => f.choices().sort();
const columns = (f: Field): string[] =>
  f.choices().flatMap((choice) => (choice.startsWith('roll @') ? [choice.slice(6)] : []));
const odds = (f: Field, attack: string): string | undefined => columns(f.copy().play(attack))[0];
/** What a step may be followed by, rolls left out. */
const steps = (f: Field, ...lines: string[]): string[] => {
  const trial = f.copy();
  for (const line of lines) trial.play(line);
  return sorted(trial).filter((choice) => !choice.startsWith('roll'));
};
/** Who would be left over by an attack that is refused for that reason. */
const stranded = (f: Field, line: string): string[] => {
  const { rule, code, data } = f.refusal(line);
  expect([rule, code]).toEqual(['5.1.5', 'strands']);
  return [...(data.units as readonly string[])].sort();
};
const owed = (f: Field): string[] => {
  const { rule, code, data } = f.refusal('end');
  expect([rule, code]).toEqual(['5.1.6', 'duties-open']);
  return [...(data.units as readonly string[]), ...(data.enemies as readonly string[])];
};

/*
 * Contacts around 0513, all in the open: 0513 touches 0412, 0512 and 0612; 0412 touches 0512; 0613 and 0713 touch 0612;
 * 0713 touches 0812 too. A gun in 0514 has 0412, 0512 and 0612 in range, one in 0614 only 0612 of these.
 */

describe('5.0 position decides', () => {
  it('[5.0.1] only units in contact attack, and guns that bombard', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-9inf': '0514', 'fr-2cav': '0316', 'aa-1gd': '0512', 'aa-2inf': '1010' });
    expect(sorted(f)).toEqual(['join fr-6inf', 'target 0512']);
    expect(why(f, 'join fr-9inf')).toBe('5.0.1 not-in-contact');
    expect(why(f, 'attack 0512: fr-9inf')).toBe('5.0.1 not-adjacent');
    expect(why(f, 'target 1010')).toBe('5.0.1 nobody-can-attack');
    expect(why(f, 'target 0514')).toBe('5.0.1 no-enemy-there');
    expect(why(f, 'target 0511')).toBe('5.0.1 no-enemy-there');
    expect(why(f, 'join aa-1gd')).toBe('5.0.1 not-your-unit');
  });

  it('[5.0.1] a unit in contact with one enemy does not attack another', () => {
    const f = combat({ 'fr-6inf': '0513', 'aa-1gd': '0512', 'fr-9inf': '0316', 'aa-2inf': '0315' });
    expect(why(f, 'attack 0315: fr-6inf')).toBe('5.0.1 not-adjacent');
    expect(steps(f, 'target 0315')).toEqual(['join fr-9inf']);
  });

  it('[5.0.1] a gun two hexes away attacks, other units do not', () => {
    expect(sorted(combat({ 'fr-1art': '0514', 'aa-1gd': '0512' }))).toEqual(['end', 'join fr-1art', 'target 0512']);
    expect(sorted(combat({ 'fr-6inf': '0514', 'aa-1gd': '0512' }))).toEqual(['end']);
  });
});

describe('5.1 duties', () => {
  it('[5.1.1] every unit in an enemy zone must take part in an attack', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-9inf': '0412', 'fr-2cav': '0316', 'aa-1gd': '0512' });
    expect(owed(f)).toEqual(['fr-6inf', 'fr-9inf', 'aa-1gd']);
    expect(stranded(f, 'attack 0512: fr-6inf @1-1')).toEqual(['fr-9inf']);
    expect(stranded(f, 'attack 0512: fr-9inf @1-2')).toEqual(['fr-6inf']);
    f.play('attack 0512: fr-6inf fr-9inf @1-1', 1).play('retreat aa-1gd 0511').play('stand').play('end');
    expect(f.seat).toBe('allied');
  });

  it('[5.1.1] units that touch nobody owe nothing', () => {
    expect(sorted(combat({ 'fr-6inf': '0514', 'aa-1gd': '0512' }))).toEqual(['end']);
  });

  it('[5.1.1] a gun in an enemy zone must attack like any other unit', () => {
    const f = combat({ 'fr-1art': '0513', 'aa-1gd': '0512' });
    expect(owed(f)).toEqual(['fr-1art', 'aa-1gd']);
  });

  it('[5.1.2] every enemy with a phasing unit in its zone must be attacked', () => {
    const f = combat({ 'fr-6inf': '0513', 'aa-hou': '0512', 'aa-bru': '0612', 'aa-2inf': '0309' });
    expect(owed(f)).toEqual(['fr-6inf', 'aa-bru', 'aa-hou']);
    expect(stranded(f, 'attack 0512: fr-6inf @1-1')).toEqual(['aa-bru']);
    expect(stranded(f, 'attack 0612: fr-6inf @1-1')).toEqual(['aa-hou']);
    expect(odds(f, 'attack 0512 0612: fr-6inf')).toBe('2-1');
    f.play('attack 0512 0612: fr-6inf @2-1', 1).play('retreat aa-hou 0511').play('retreat aa-bru 0611').play('stand');
    f.play('end');
    expect(f.seat).toBe('allied');
  });

  it('[5.1.3] the player pairs his units and the enemies as he likes', () => {
    // 0513 and 0611 touch both 0512 and 0612.
    const f = combat({ 'fr-6inf': '0513', 'fr-9inf': '0611', 'aa-hou': '0512', 'aa-bru': '0612' });
    expect(sorted(f)).toEqual(['join fr-6inf', 'join fr-9inf', 'target 0512', 'target 0612']);
    expect(odds(f, 'attack 0512: fr-6inf')).toBe('6-1');
    expect(odds(f, 'attack 0612: fr-6inf')).toBe('3-1');
    expect(odds(f, 'attack 0512: fr-9inf')).toBe('5-1');
    expect(odds(f, 'attack 0612: fr-9inf')).toBe('2-1');
    expect(odds(f, 'attack 0512 0612: fr-6inf fr-9inf')).toBe('4-1');
    expect(stranded(f, 'attack 0512: fr-6inf fr-9inf @1-1')).toEqual(['aa-bru']);
    expect(stranded(f, 'attack 0512 0612: fr-6inf @1-1')).toEqual(['fr-9inf']);
    f.play('attack 0612: fr-6inf @2-1', 2).play('retreat aa-bru 0713').play('stand');
    expect(steps(f)).toEqual(['join fr-9inf', 'target 0512']);
  });

  it('[5.1.4] a contact that comes by an advance is no duty', () => {
    const units = { 'fr-gd-grn': '0513', 'aa-hou': '0512', 'aa-1gd': '0511' };
    const f = combat(units).play('attack 0512: fr-gd-grn @6-1', 1).play('advance fr-gd-grn 0512');
    expect(sorted(f)).toEqual(['end']);
    // A gun may bombard the new neighbour and need not.
    const g = combat({ ...units, 'fr-1art': '0310' });
    g.play('attack 0512: fr-gd-grn @6-1', 1).play('advance fr-gd-grn 0512');
    expect(sorted(g)).toEqual(['end', 'join fr-1art', 'target 0511']);
  });

  it('[5.1.4] an enemy that advances next to a unit binds neither', () => {
    const f = combat({ 'fr-20inf': '0513', 'aa-1gd': '0512', 'fr-6inf': '0514' });
    f.play('attack 0512: fr-20inf @1-4', 6).play('advance aa-1gd 0513');
    expect(f.where('aa-1gd')).toBe('0513');
    expect(sorted(f)).toEqual(['end']);
  });

  it('[5.1.5] one unit that touches two enemies attacks both or leaves one to somebody else', () => {
    const alone = combat({ 'fr-6inf': '0513', 'aa-hou': '0512', 'aa-bru': '0612' });
    expect(steps(alone, 'target 0512')).toEqual(['join fr-6inf', 'target 0612']);
    expect(columns(alone.copy().play('attack 0512: fr-6inf'))).toEqual([]);
    expect(stranded(alone, 'attack 0512: fr-6inf @1-1')).toEqual(['aa-bru']);
    const helped = combat({ 'fr-6inf': '0513', 'fr-9inf': '0613', 'aa-hou': '0512', 'aa-bru': '0612' });
    expect(odds(helped, 'attack 0512: fr-6inf')).toBe('6-1');
  });

  it('[5.1.5] a unit that touches only one enemy must be in the attack on it', () => {
    const f = combat({ 'fr-1inf': '0412', 'fr-6inf': '0513', 'aa-hou': '0512', 'aa-bru': '0612' });
    expect(sorted(f)).toEqual(['join fr-1inf', 'join fr-6inf', 'target 0512', 'target 0612']);
    expect(steps(f, 'target 0512')).toEqual(['join fr-1inf']);
    expect(steps(f, 'target 0512', 'join fr-1inf')).toEqual([]);
    expect(steps(f, 'join fr-6inf')).toEqual(['target 0612']);
    expect(steps(f, 'target 0612')).toEqual(['join fr-6inf']);
    expect(steps(f, 'join fr-1inf')).toEqual(['target 0512']);
    expect(stranded(f, 'attack 0512: fr-1inf fr-6inf')).toEqual(['aa-bru']);
    // fr-1inf could still join; nobody could attack aa-bru any more.
    expect(stranded(f, 'attack 0512: fr-6inf')).toEqual(['aa-bru']);
    expect(why(f, 'attack 0512 0612: fr-6inf')).toBe('5.1.5 strands');
    expect(why(f, 'attack 0612: fr-1inf')).toBe('5.0.1 not-adjacent');
  });

  it('[5.1.5] stars: one unit against several enemies, the next against the rest', () => {
    const units = { 'fr-gd-grn': '0513', 'fr-6inf': '0713', 'aa-hou': '0412', 'aa-bru': '0612', 'aa-dbcav': '0812' };
    const f = combat(units);
    expect(steps(f, 'target 0412')).toEqual(['join fr-gd-grn', 'target 0612']);
    expect(steps(f, 'join fr-gd-grn', 'target 0412')).toEqual(['target 0612']);
    expect(why(f, 'attack 0412 0812: fr-gd-grn')).toBe('5.4.1 no-common-attacker');

    const first = f.copy().play('attack 0412: fr-gd-grn @6-1', 1).play('stand');
    expect(stranded(first, 'attack 0812: fr-6inf @1-1')).toEqual(['aa-bru']);
    expect(stranded(first, 'attack 0612: fr-6inf @1-1')).toEqual(['aa-dbcav']);
    expect(odds(first, 'attack 0612 0812: fr-6inf')).toBe('2-1');

    const second = f.copy().play('attack 0412 0612: fr-gd-grn @1-1', 4).play('retreat fr-gd-grn 0514').play('stand');
    expect(steps(second)).toEqual(['join fr-6inf', 'target 0812']);
  });

  it('[5.1.5] stars: several units against one enemy each', () => {
    const f = combat({ 'fr-1inf': '0412', 'fr-6inf': '0513', 'fr-9inf': '0713', 'aa-hou': '0512', 'aa-bru': '0612' });
    expect(odds(f, 'attack 0512: fr-1inf')).toBe('4-1');
    expect(odds(f, 'attack 0512: fr-1inf fr-6inf')).toBe('6-1');
    expect(odds(f, 'attack 0612: fr-6inf fr-9inf')).toBe('6-1');
    expect(odds(f, 'attack 0612: fr-9inf')).toBe('2-1');
    expect(stranded(f, 'attack 0512: fr-6inf @1-1')).toEqual(['fr-1inf']);
    expect(stranded(f, 'attack 0612: fr-6inf @1-1')).toEqual(['fr-9inf']);
    expect(why(f, 'attack 0512 0612: fr-6inf')).toBe('5.1.5 strands');
    expect(steps(f, 'target 0512')).not.toContain('target 0612');
  });

  it('[5.1.5] a gun that can bombard the other enemy keeps it from being stranded', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-1art': '0614', 'aa-hou': '0512', 'aa-bru': '0612' });
    expect(odds(f, 'attack 0512: fr-6inf')).toBe('6-1');
    expect(stranded(f, 'attack 0612: fr-6inf @1-1')).toEqual(['aa-hou']);
    expect(stranded(f, 'attack 0612: fr-6inf fr-1art @1-1')).toEqual(['aa-hou']);
  });

  it('[5.1.5] a gun that is needed may not fire at anybody else', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-1art': '0614', 'aa-hou': '0512', 'aa-bru': '0612', 'aa-2inf': '0616' });
    expect(steps(f, 'join fr-1art')).toContain('target 0616');
    f.play('attack 0512: fr-6inf @6-1', 1).play('stand');
    expect(owed(f)).toEqual(['aa-bru']);
    expect(f.refusal('target 0616').rule).toBe('5.1.5');
    expect(stranded(f.copy().play('join fr-1art'), 'target 0616')).toEqual(['aa-bru']);
    expect(steps(f, 'join fr-1art')).toEqual(['target 0612']);
    f.play('attack 0612: fr-1art @1-1', 1).play('retreat aa-bru 0611').play('end');
    expect(f.seat).toBe('allied');
  });

  it('[5.1.5] a gun that has fired is no help any more', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-1art': '0614', 'aa-hou': '0512', 'aa-bru': '0612', 'aa-2inf': '0616' });
    f.play('attack 0616: fr-1art @1-2', 2).play('stand');
    expect(stranded(f, 'attack 0512: fr-6inf @1-1')).toEqual(['aa-bru']);
    expect(odds(f, 'attack 0512 0612: fr-6inf')).toBe('2-1');
  });

  it('[5.1.5] one gun saves one enemy only', () => {
    const units = { 'fr-6inf': '0513', 'fr-1art': '0514', 'aa-hou': '0412', 'aa-bru': '0512', 'aa-dbcav': '0612' };
    const one = combat(units);
    expect(why(one, 'attack 0512: fr-6inf @1-1')).toBe('5.1.5 strands');
    expect(odds(one, 'attack 0512 0412: fr-6inf')).toBe('2-1');
    const two = combat({ ...units, 'fr-2art': '0614' });
    expect(odds(two, 'attack 0512: fr-6inf')).toBe('3-1');
    expect(odds(two, 'attack 0412: fr-6inf')).toBe('6-1');
    // The gun in 0614 reaches 0612 only, so 0412 and 0512 would have but one gun between them.
    expect(why(two, 'attack 0612: fr-6inf @1-1')).toBe('5.1.5 strands');
  });

  it('[5.1.5] guns are given to enemies so that as many as possible are met', () => {
    const f = combat(laid('fr-6inf 0513, fr-1art 0514, fr-2art 0614, aa-hou 0412, aa-bru 0512, aa-dbcav 0612'));
    f.play('attack 0512: fr-6inf @3-1', 1).play('stand');
    expect(owed(f)).toEqual(['aa-hou', 'aa-dbcav']);
    // The gun in 0514 is the only one that reaches 0412.
    expect(stranded(f, 'attack 0612: fr-1art')).toEqual(['aa-hou']);
    expect(steps(f, 'join fr-1art')).toEqual(['target 0412']);
    expect(steps(f, 'join fr-2art')).toEqual(['target 0612']);
    f.play('attack 0612: fr-2art @3-1', 1);
    expect(why(f, 'end')).toBe('5.1.6 duties-open');
    f.play('attack 0412: fr-1art @3-1', 1).play('end');
    expect(f.seat).toBe('allied');
  });

  it('[5.1.5] at the start of a phase nobody is stranded', () => {
    const f = combat({ 'fr-1inf': '0412', 'fr-6inf': '0513', 'fr-9inf': '0713', 'aa-hou': '0512', 'aa-bru': '0612' });
    for (let attacks = 0; attacks < 40 && !f.choices().includes('end'); attacks++)
      f.play(sorted(f)[0], ...(columns(f).length > 0 ? [3] : []));
    expect(f.choices()).toContain('end');
    for (const unit of ['fr-1inf', 'fr-6inf', 'fr-9inf']) {
      expect(f.events.some(({ type, data }) => type === 'attack' && String(data.attackers).includes(unit))).toBe(true);
    }
  });

  it('[5.1.6] the duty to attack an enemy lapses when no phasing unit is left in its zone', () => {
    const units = { 'fr-6inf': '0513', 'fr-1art': '0614', 'aa-hou': '0512', 'aa-bru': '0612' };
    for (const [die, column] of [
      [1, '1-5'],
      [2, '1-3'],
    ] as const) {
      const f = combat(units).play(`attack 0512: fr-6inf @${column}`, die);
      while (f.step !== 'combat') f.play(f.step === 'retreat' ? 'retreat fr-6inf 0413' : 'stand');
      expect(sorted(f)).toEqual(['end', 'join fr-1art', 'target 0612']);
      f.play('end');
      expect(f.seat).toBe('allied');
    }
  });

  /** 0412, 0612 and 0812 are held; 0513 and 0713 each touch the middle one, which is left to the gun in 0514. */
  const gunOverrun = (extra: Scene['units'] = {}): Field => {
    const f = combat({
      ...laid('fr-20inf 0513, fr-6inf 0713, fr-1art 0514, aa-1gd 0412, aa-bru 0612, aa-hou 0812'),
      ...extra,
    });
    f.play('attack 0812: fr-6inf @6-1', 1).play('stand');
    f.play('attack 0412: fr-20inf @1-4', 6);
    return f;
  };

  it('[5.1.6] it lapses when the gun comes into an enemy zone through an advance', () => {
    const f = gunOverrun();
    const stayed = f.copy().play('stand');
    expect(owed(stayed)).toEqual(['aa-bru']);
    expect(sorted(stayed)).toEqual(['join fr-1art', 'target 0612']);
    const overrun = f.copy().play('advance aa-1gd 0513');
    expect(sorted(overrun)).toEqual(['end']);
    expect(why(overrun, 'target 0612')).toBe('5.0.1 nobody-can-attack');
    overrun.play('end');
    expect(overrun.seat).toBe('allied');
  });

  it('[5.1.6] the gun in the enemy zone is told why it may not fire', () => {
    const f = gunOverrun().play('advance aa-1gd 0513');
    expect(why(f, 'join fr-1art')).toBe('5.6.2 gun-in-enemy-zone');
  });

  it('[5.1.6] a lapsed duty blocks no other attack, and the other duties stay', () => {
    const f = gunOverrun({ 'fr-gd-grn': '0316', 'aa-dbcav': '0315' }).play('advance aa-1gd 0513');
    expect(owed(f)).toContain('aa-dbcav');
    expect(sorted(f)).toEqual(['join fr-gd-grn', 'target 0315']);
    f.play('attack 0315: fr-gd-grn @6-1', 1).play('stand').play('end');
    expect(f.seat).toBe('allied');
  });

  it('[5.1.6] the phase cannot be ended while a duty can be met', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-1art': '0614', 'aa-hou': '0512', 'aa-bru': '0612' });
    expect(owed(f)).toEqual(['fr-6inf', 'aa-bru', 'aa-hou']);
    f.play('attack 0512: fr-6inf @6-1', 1).play('stand');
    expect(owed(f)).toEqual(['aa-bru']);
    expect(f.choices()).not.toContain('end');
  });
});

describe('5.2 once', () => {
  it('[5.2.1] no unit attacks twice', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-9inf': '0613', 'aa-hou': '0512', 'aa-bru': '0612' });
    f.play('attack 0512: fr-6inf @1-1', 1).play('retreat aa-hou 0511').play('stand');
    expect(why(f, 'attack 0612: fr-6inf')).toBe('5.2.1 has-attacked');
    expect(steps(f, 'target 0612')).toEqual(['join fr-9inf']);
    f.play('target 0612').play('join fr-9inf');
    expect(why(f, 'join fr-9inf')).toBe('5.2.1 has-joined');
  });

  it('[5.2.1] a gun bombards once', () => {
    const f = combat({ 'fr-1art': '0514', 'aa-hou': '0512', 'aa-bru': '0612' });
    f.play('attack 0512: fr-1art @3-1', 1);
    expect(why(f, 'join fr-1art')).toBe('5.2.1 has-attacked');
    expect(sorted(f)).toEqual(['end']);
  });

  it('[5.2.1] in the next Combat Phase a unit may attack again', () => {
    const f = combat({ 'fr-1art': '0514', 'aa-1gd': '0512' });
    f.play('attack 0512: fr-1art @1-3', 1).play('stand').play('end').play('end').play('end').play('end');
    expect(sorted(f)).toEqual(['end', 'join fr-1art', 'target 0512']);
  });

  it('[5.2.2] no enemy is attacked twice, though it has retreated into the range of a gun', () => {
    const f = combat({ 'fr-6inf': '0513', 'aa-hou': '0512', 'fr-1art': '0310' });
    f.play('attack 0512: fr-6inf @1-1', 1).play('retreat aa-hou 0511').play('stand');
    expect(why(f, 'target 0511')).toBe('5.2.2 has-been-attacked');
    expect(sorted(f)).toEqual(['end']);
    const fresh = combat({ 'fr-6inf': '0513', 'aa-hou': '0511', 'fr-1art': '0310' });
    expect(fresh.choices()).toContain('target 0511');
  });

  it('[5.2.2] nor though it has advanced next to a unit that has not attacked', () => {
    const f = combat({ 'fr-20inf': '0513', 'aa-1gd': '0512', 'fr-gd-grn': '0514' });
    f.play('attack 0512: fr-20inf @1-4', 6).play('advance aa-1gd 0513');
    expect(why(f, 'target 0513')).toBe('5.2.2 has-been-attacked');
    expect(sorted(f)).toEqual(['end']);
  });

  it('[5.2.2] a unit whose only neighbour has been attacked is told so', () => {
    const f = combat({ 'fr-20inf': '0513', 'aa-1gd': '0512', 'fr-gd-grn': '0514' });
    f.play('attack 0512: fr-20inf @1-4', 6).play('advance aa-1gd 0513');
    expect(f.refusal('join fr-gd-grn').rule).toBe('5.2.2');
  });

  it('[5.2.2] a target is named once in an attack', () => {
    const f = combat({ 'fr-6inf': '0513', 'aa-hou': '0512' });
    expect(why(f, 'attack 0512 0512: fr-6inf')).toBe('5.2.2 already-target');
  });
});

describe('5.3 to 5.5 several units', () => {
  it('[5.3.1] any number of units join in one attack', () => {
    const f = combat(
      laid('fr-6inf 0511, fr-9inf 0513, fr-5inf 0411, fr-2cav 0412, fr-1art 0611, fr-gd-grn 0612', 'aa-1gd 0512'),
    );
    f.play('attack 0512: fr-6inf fr-9inf fr-5inf fr-2cav fr-1art fr-gd-grn');
    // 7 + 5 + 4 + 2 + 3 + 7 = 28 against 7.
    expect(columns(f)[0]).toBe('4-1');
    f.play('roll @4-1', 1);
    expect(f.events.find(({ type }) => type === 'attack')?.data).toMatchObject({ attack: 28, defence: 7 });
    expect(f.where('aa-1gd')).toBe('destroyed');
  });

  it('[5.4.1] several defenders are attacked by units that touch every one of them', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-9inf': '0611', 'aa-hou': '0512', 'aa-bru': '0612' });
    f.play('attack 0512 0612: fr-6inf fr-9inf @4-1', 1);
    expect([f.where('aa-hou'), f.where('aa-bru'), f.losses('allied')]).toEqual(['destroyed', 'destroyed', 3]);
  });

  it('[5.4.1] a unit that touches only one of them may not join', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-1inf': '0412', 'fr-9inf': '0611', 'aa-hou': '0512', 'aa-bru': '0612' });
    // Whoever attacks both leaves nobody to the one that touches only one: the second target is refused already.
    expect(stranded(f, 'attack 0512 0612: fr-1inf')).toEqual(['fr-1inf']);
    const g = combat(laid('fr-6inf 0513, fr-5inf 0413, fr-9inf 0316, aa-hou 0412, aa-bru 0612, aa-dbcav 0315'));
    expect(stranded(g, 'attack 0412 0612: fr-6inf fr-5inf')).toEqual(['fr-5inf']);
    const h = combat({ 'fr-6inf': '0513', 'fr-1inf': '0313', 'aa-hou': '0412', 'aa-bru': '0612', 'aa-dbcav': '0312' });
    expect(why(h, 'attack 0412 0612: fr-1inf')).toBe('5.4.1 not-adjacent-to-all');
    expect(odds(h, 'attack 0412 0612: fr-6inf')).toBe('2-1');
  });

  it('[5.4.1] a target that an attacker does not touch may not be added', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-9inf': '0316', 'aa-hou': '0512', 'aa-dbcav': '0315' });
    f.play('join fr-6inf').play('target 0512');
    expect(f.refusal('target 0315')).toMatchObject({
      rule: '5.4.1',
      code: 'not-adjacent-to-all',
      data: { unit: 'fr-6inf', hex: '0315' },
    });
  });

  it('[5.4.1] enemies that no unit touches together cannot be named together', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-9inf': '0316', 'aa-hou': '0512', 'aa-dbcav': '0315' });
    expect(why(f, 'attack 0512 0315: fr-6inf')).toBe('5.4.1 no-common-attacker');
  });

  it('[5.4.1] three defenders around one attacker', () => {
    const f = combat({ 'fr-gd-grn': '0513', 'aa-hou': '0412', 'aa-bru': '0512', 'aa-dbcav': '0612' });
    expect(odds(f, 'attack 0412 0512 0612: fr-gd-grn')).toBe('1-1');
    f.play('attack 0412 0512 0612: fr-gd-grn @1-1', 3);
    expect(f.choices().filter((choice) => choice.startsWith('retreat'))).not.toEqual([]);
    expect(f.seat).toBe('allied');
  });

  it('[5.5.1] a unit attacks and defends with its whole strength', () => {
    const f = combat({ 'fr-gd-grn': '0513', 'aa-2inf': '0512' });
    f.play('attack 0512: fr-gd-grn @1-5', 1);
    expect(f.events.find(({ type }) => type === 'attack')?.data).toMatchObject({ attack: 7, defence: 6 });
    expect(f.where('fr-gd-grn')).toBe('destroyed');
    expect(f.losses('french')).toBe(7);
  });

  it('[5.5.1] strength is not shared out among two attacks', () => {
    const f = combat({ 'fr-gd-grn': '0513', 'fr-1inf': '0412', 'fr-9inf': '0713', 'aa-hou': '0512', 'aa-bru': '0612' });
    f.play('attack 0512: fr-gd-grn fr-1inf @6-1', 1).play('stand');
    expect(why(f, 'attack 0612: fr-gd-grn fr-9inf')).toBe('5.2.1 has-attacked');
    expect(odds(f, 'attack 0612: fr-9inf')).toBe('2-1');
  });
});

describe('5.6 bombardment', () => {
  const enemies = [
    'aa-1gd',
    'aa-2inf',
    'aa-3inf',
    'aa-4inf',
    'aa-5inf',
    'aa-6inf',
    'aa-2db',
    'aa-3db',
    'aa-bru',
    'aa-hou',
    'aa-gdcav',
    'aa-uncav',
  ];

  it('[5.6.1] a gun has the twelve hexes exactly two away in range', () => {
    for (const gun of ['0513', '0612']) {
      const units = Object.fromEntries(ring(gun).map((hex, i) => [enemies[i], hex]));
      const f = combat({ 'fr-1art': gun, ...units });
      expect(steps(f, 'join fr-1art')).toEqual(ring(gun).map((hex) => `target ${hex}`));
      expect(ring(gun)).toHaveLength(12);
    }
  });

  it('[5.6.1] three hexes are too far', () => {
    const f = combat({ 'fr-1art': '0515', 'aa-1gd': '0512' });
    expect(sorted(f)).toEqual(['end']);
    expect(why(f, 'join fr-1art')).toBe('5.6.1 out-of-range');
    expect(why(f, 'target 0512')).toBe('5.0.1 nobody-can-attack');
  });

  it('[5.6.1] a gun may not join in an attack on an enemy out of its range', () => {
    const only = combat({ 'fr-1art': '0515', 'fr-6inf': '0513', 'aa-1gd': '0512' });
    expect(why(only, 'attack 0512: fr-6inf fr-1art')).toBe('5.6.1 gun-reaches-none');
    // The same with another enemy in range.
    const other = combat({ 'fr-1art': '0515', 'fr-6inf': '0513', 'aa-1gd': '0512', 'aa-hou': '0315' });
    expect(why(other, 'attack 0512: fr-6inf fr-1art')).toBe('5.6.1 gun-reaches-none');
  });

  it('[5.6.1] nor at an enemy out of its line of fire', () => {
    const only = combat({ 'fr-1art': '0915', 'fr-6inf': '0912', 'aa-1gd': '0913' });
    expect(why(only, 'attack 0913: fr-6inf fr-1art')).toBe('2.2.6 line-of-fire');
    const other = combat(laid('fr-1art 0915, fr-6inf 0912, aa-1gd 0913, aa-hou 0715'));
    expect(other.refusal('attack 0913: fr-6inf fr-1art').rule).toBe('2.2.6');
  });

  it('[5.6.2] a gun in an enemy zone may not bombard and is bound to attack in contact', () => {
    const f = combat({ 'fr-1art': '0513', 'aa-hou': '0512', 'aa-bru': '0515', 'fr-6inf': '0516' });
    expect(why(f, 'attack 0515: fr-1art')).toBe('5.6.2 gun-in-enemy-zone');
    expect(steps(f, 'join fr-1art')).toEqual(['target 0512']);
    expect(owed(f)).toContain('fr-1art');
    f.play('attack 0512: fr-1art @1-5', 1);
    expect(f.where('fr-1art')).toBe('destroyed');
  });

  it('[5.6.2] a zone across a closed hexside silences a gun as well', () => {
    const f = combat({ 'fr-1art': '0915', 'aa-hou': '0914', 'aa-bru': '0715' });
    expect(steps(f, 'join fr-1art')).toEqual(['target 0914']);
  });

  it('[5.6.3] bombardment is optional', () => {
    const f = combat({ 'fr-1art': '0514', 'aa-1gd': '0512' });
    f.play('end');
    expect(f.seat).toBe('allied');
    const g = combat({ 'fr-1art': '0514', 'fr-6inf': '0513', 'aa-1gd': '0512' });
    g.play('attack 0512: fr-6inf @1-1', 1).play('retreat aa-1gd 0511').play('stand');
    g.play('end');
    expect(g.seat).toBe('allied');
  });

  it('[5.6.3] except where the player has left a duty to his guns', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-1art': '0614', 'aa-hou': '0512', 'aa-bru': '0612' });
    f.play('attack 0512: fr-6inf @6-1', 1).play('stand');
    expect(why(f, 'end')).toBe('5.1.6 duties-open');
    const g = combat({ 'fr-6inf': '0513', 'fr-1art': '0614', 'aa-hou': '0512', 'aa-bru': '0612' });
    g.play('attack 0512 0612: fr-6inf @2-1', 5);
    while (g.step !== 'combat') g.play(g.choices()[0]);
    g.play('end');
    expect(g.seat).toBe('allied');
  });

  it('[5.6.4] a bombardment meets the duty if the units in the zone attack somebody else', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-1art': '0614', 'aa-hou': '0512', 'aa-bru': '0612' });
    f.play('attack 0612: fr-1art @1-1', 1).play('retreat aa-bru 0712');
    expect(owed(f)).toEqual(['fr-6inf', 'aa-hou']);
    f.play('attack 0512: fr-6inf @6-1', 1).play('stand').play('end');
    expect(f.seat).toBe('allied');
  });

  it('[5.6.4] not if a unit in the zone has nobody else to attack', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-1art': '0514', 'aa-hou': '0512' });
    expect(stranded(f, 'attack 0512: fr-1art @1-1')).toEqual(['fr-6inf']);
    expect(odds(f, 'attack 0512: fr-1art fr-6inf')).toBe('6-1');
  });
});

describe('5.7 and 5.8 massed guns and combined attacks', () => {
  it('[5.7.1] guns alone bombard one hex', () => {
    const f = combat({ 'fr-1art': '0514', 'fr-2art': '0614', 'aa-hou': '0512', 'aa-bru': '0612' });
    expect(why(f, 'attack 0512 0612: fr-1art fr-2art')).toBe('5.7.1 guns-alone');
    expect(steps(f, 'target 0612')).toEqual(['join fr-1art', 'join fr-2art']);
    expect(steps(f, 'join fr-1art')).toEqual(['target 0512', 'target 0612'].concat('join fr-2art').sort());
  });

  it('[5.7.1] even if a unit in contact could have joined', () => {
    const f = combat({ 'fr-1art': '0514', 'fr-6inf': '0513', 'aa-hou': '0512', 'aa-bru': '0612' });
    expect(why(f, 'attack 0512 0612: fr-1art @1-1')).toBe('5.7.1 guns-alone');
    expect(odds(f, 'attack 0512 0612: fr-1art fr-6inf')).toBe('3-1');
  });

  it('[5.7.2] several guns at one hex add their strengths', () => {
    const f = combat({ 'fr-1art': '0514', 'fr-gd-art': '0614', 'fr-6art': '0414', 'aa-2db': '0612' });
    expect(odds(f, 'attack 0612: fr-1art')).toBe('1-2');
    expect(odds(f, 'attack 0612: fr-1art fr-gd-art')).toBe('1-1');
    expect(why(f, 'attack 0612: fr-1art fr-6art')).toBe('5.6.1 gun-reaches-none');
    const g = combat({ 'fr-1art': '0514', 'fr-gd-art': '0614', 'fr-2art': '0814', 'aa-2db': '0612' });
    expect(odds(g, 'attack 0612: fr-1art fr-gd-art')).toBe('1-1');
    const three = combat({ 'fr-1art': '0514', 'fr-gd-art': '0614', 'fr-6art': '0714', 'aa-2db': '0612' });
    expect(odds(three, 'attack 0612: fr-1art fr-gd-art fr-6art')).toBe('2-1');
  });

  it('[5.7.2] they make one attack, with one die', () => {
    const f = combat({ 'fr-1art': '0514', 'fr-gd-art': '0614', 'aa-hou': '0612' });
    f.play('attack 0612: fr-1art fr-gd-art @6-1', 1);
    expect(f.where('aa-hou')).toBe('destroyed');
    expect(sorted(f)).toEqual(['end']);
    const separate = combat({ 'fr-1art': '0514', 'fr-gd-art': '0614', 'aa-hou': '0612' });
    separate.play('attack 0612: fr-1art @2-1', 4).play('retreat aa-hou 0611');
    expect(sorted(separate)).toEqual(['end']);
  });

  it('[5.8.1] units in contact and bombarding guns add all their strengths', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-1art': '0514', 'fr-gd-hcav': '0412', 'aa-1gd': '0512' });
    f.play('attack 0512: fr-6inf fr-1art fr-gd-hcav');
    expect(columns(f)[0]).toBe('2-1');
    f.play('roll @2-1', 1);
    expect(f.events.find(({ type }) => type === 'attack')?.data).toMatchObject({
      attack: 14,
      defence: 7,
      bombarding: ['fr-1art'],
    });
  });

  it('[5.8.2] a gun in a combined attack needs only one of the hexes in range', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-gd-art': '0614', 'aa-hou': '0512', 'aa-3db': '0612' });
    // 7 against 5 without the gun, 12 with it; the gun does not reach 0512.
    expect(odds(f, 'attack 0512 0612: fr-6inf')).toBe('1-1');
    expect(odds(f, 'attack 0512 0612: fr-6inf fr-gd-art')).toBe('2-1');
  });

  it('[5.8.2] but it needs one: with none in range it may not join', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-gd-art': '0615', 'aa-hou': '0512', 'aa-3db': '0612' });
    expect(why(f, 'attack 0512 0612: fr-6inf fr-gd-art')).toBe('5.8.2 gun-reaches-none');
    const g = combat({ 'fr-6inf': '0513', 'fr-gd-art': '0615', 'aa-hou': '0512', 'aa-3db': '0612', 'aa-1gd': '0815' });
    expect(why(g, 'attack 0512 0612: fr-6inf fr-gd-art')).toBe('5.8.2 gun-reaches-none');
    const early = g.copy().play('join fr-gd-art').play('target 0815');
    expect(why(early, 'target 0512')).toBe('5.7.1 guns-alone');
  });

  it('[5.8.2] line of fire counts too', () => {
    // The gun in 0915 sees 0913 only through the wood, 1012 not at all within range.
    const f = combat({ 'fr-6inf': '0912', 'fr-gd-art': '0915', 'aa-hou': '0913', 'aa-bru': '1012' });
    expect(f.refusal('attack 0913 1012: fr-6inf fr-gd-art').rule).toBe('2.2.6');
    expect(odds(f, 'attack 0913 1012: fr-6inf')).toBe('1-1');
  });
});
