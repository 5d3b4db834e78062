import { describe, expect, it } from 'vitest';
import { type Field, field } from '../support.ts';

const rolls = (f: Field): string[] => f.choices().filter((choice) => choice.startsWith('roll'));
const rolled = (f: Field) => f.events.filter((event) => event.type === 'rolled').at(-1)?.data;

/** Every column from the given one down, as choices. */
const COLUMNS = ['6-1', '5-1', '4-1', '3-1', '2-1', '1-1', '1-2', '1-3', '1-4', '1-5'];
const downFrom = (column: string): string[] => COLUMNS.slice(COLUMNS.indexOf(column)).map((name) => `roll @${name}`);

const AROUND_1706 = ['1707', '1606', '1806', '1705', '1605', '1805'];

/** An announced attack by these units, all in contact, on one Allied unit in the clear hex 1706. */
function announced(attackers: readonly string[], defender: string): Field {
  const places = Object.fromEntries(attackers.map((unit, i) => [unit, AROUND_1706[i]]));
  const f = field({ units: { ...places, [defender]: '1706' }, phase: 'frenchCombat' });
  return f.play(`attack 1706: ${attackers.join(' ')}`);
}

/** Two fights that have nothing to do with each other. */
const twoFights = (): Field =>
  field({
    units: { 'fr-6inf': '1707', 'aa-3db': '1706', 'fr-gd-grn': '0707', 'aa-uncav': '0706' },
    phase: 'frenchCombat',
  });

describe('6.0 procedure', () => {
  it('[6.0.1] attackers are added, defenders are added each doubled by its own terrain, and the column follows', () => {
    // 1810 is a building, 1910 clear: 2 x 2 + 2 = 6 against 7 + 5 = 12.
    const f = field({
      units: { 'fr-6inf': '1911', 'fr-2inf': '1809', 'aa-bru': '1810', 'aa-2art': '1910' },
      phase: 'frenchCombat',
    });
    f.play('attack 1810 1910: fr-6inf fr-2inf');
    expect(rolls(f)).toEqual(downFrom('2-1'));
    f.play('roll @2-1', 6);
    expect(f.events.find((event) => event.type === 'attack')?.data).toMatchObject({ attack: 12, defence: 6 });
    expect(rolled(f)).toEqual({ die: 6, column: '2-1', result: 'Ar' });
  });

  it('[6.0.1] bombarding guns are added to the units in contact', () => {
    const f = field({
      units: { 'fr-2inf': '1707', 'fr-1art': '1708', 'aa-3db': '1706' },
      phase: 'frenchCombat',
    });
    expect(rolls(f.copy().play('attack 1706: fr-2inf'))).toEqual(downFrom('1-1'));
    expect(rolls(f.play('attack 1706: fr-2inf fr-1art'))).toEqual(downFrom('2-1'));
  });

  it('[6.0.1] a result is applied in full before the next attack can be announced', () => {
    const f = twoFights().play('attack 1706: fr-6inf @1-1', 1);
    expect([f.seat, f.step]).toEqual(['allied', 'retreat']);
    expect(f.refusal('target 0706', 0)).toMatchObject({ rule: '3.0.1', code: 'not-your-decision' });
    f.play('retreat aa-3db 1705');
    expect(f.step).toBe('advance');
    expect(f.refusal('target 0706')).toMatchObject({ rule: '6.6.2', code: 'wrong-phase' });
    f.play('stand');
    expect(f.choices()).toContain('target 0706');
  });

  it('[6.0.2] the player ends his Combat Phase himself, and only when his attacks are done', () => {
    const f = twoFights();
    expect(f.choices()).not.toContain('end');
    f.play('attack 1706: fr-6inf @1-1', 1).play('retreat aa-3db 1705').play('stand');
    expect(f.choices()).not.toContain('end');
    expect(f.refusal('end')).toMatchObject({
      rule: '5.1.6',
      code: 'duties-open',
      data: { units: ['fr-gd-grn'], enemies: ['aa-uncav'] },
    });
    f.play('attack 0706: fr-gd-grn @1-1', 1).play('retreat aa-uncav 0705').play('stand');
    expect([f.seat, f.step]).toEqual(['french', 'combat']);
    expect(f.choices()).toEqual(['end']);
    f.play('end');
    expect([f.seat, f.step]).toEqual(['allied', 'movement']);
  });

  it('[6.0.2] with optional bombardments left the phase may be ended all the same', () => {
    const f = field({ units: { 'fr-1art': '1708', 'aa-3db': '1706' }, phase: 'frenchCombat' });
    expect(f.choices().sort()).toEqual(['end', 'join fr-1art', 'target 1706']);
    expect(f.play('end').seat).toBe('allied');
  });
});

describe('6.1 announcing', () => {
  it('[6.1.1] nothing is rolled before defenders, attackers and ratio are named', () => {
    const f = twoFights();
    expect(rolls(f)).toEqual([]);
    expect(f.refusal('roll @1-1')).toMatchObject({ rule: '6.1.1', code: 'no-target' });
    f.play('target 1706');
    expect(rolls(f)).toEqual([]);
    expect(f.refusal('roll @1-1')).toMatchObject({ rule: '6.1.1', code: 'no-attacker' });
    f.play('join fr-6inf');
    expect(rolls(f)).toEqual(downFrom('1-1'));
    f.play('roll @1-1', 1);
    expect(f.events.map((event) => event.type).filter((type) => type === 'attack' || type === 'rolled')).toEqual([
      'attack',
      'rolled',
    ]);
    expect(f.events.find((event) => event.type === 'attack')?.data).toMatchObject({
      attackers: ['fr-6inf'],
      defenders: ['aa-3db'],
      hexes: ['1706'],
      announced: '1-1',
    });
  });

  it('[6.1.1] an attack begun must be rolled before the phase ends', () => {
    const f = field({ units: { 'fr-1art': '1708', 'aa-3db': '1706' }, phase: 'frenchCombat' }).play('target 1706');
    expect(f.refusal('end')).toMatchObject({ rule: '6.1.1', code: 'attack-open' });
  });

  it('[6.1.2] the phasing player chooses which attack comes first and declares one at a time', () => {
    const start = twoFights();
    expect(start.choices().sort()).toEqual(['join fr-6inf', 'join fr-gd-grn', 'target 0706', 'target 1706']);
    const west = start.copy().play('attack 0706: fr-gd-grn @1-1', 1).play('retreat aa-uncav 0705').play('stand');
    expect(west.choices().sort()).toEqual(['join fr-6inf', 'target 1706']);
    const east = start.copy().play('attack 1706: fr-6inf @1-1', 1).play('retreat aa-3db 1705').play('stand');
    expect(east.choices().sort()).toEqual(['join fr-gd-grn', 'target 0706']);
  });

  it('[6.1.2] the result of one attack is known before the next is chosen', () => {
    // fr-2inf touches both enemies and decides whom to attack after seeing what fr-6inf has done.
    const f = field({
      units: { 'fr-6inf': '1707', 'fr-2inf': '1605', 'fr-4inf': '1504', 'aa-3db': '1706', 'aa-bru': '1604' },
      phase: 'frenchCombat',
    });
    f.play('attack 1706: fr-6inf @1-1', 1).play('retreat aa-3db 1805').play('stand');
    f.play('attack 1604: fr-2inf fr-4inf @4-1', 2);
    expect(f.where('aa-bru')).toBe('destroyed');
  });

  it('[6.1.3] once the die is thrown neither attackers, defenders nor column can be changed', () => {
    const f = field({
      units: { 'fr-6inf': '1707', 'fr-gd-grn': '1606', 'fr-1art': '1708', 'aa-3db': '1706' },
      phase: 'frenchCombat',
    });
    f.play('attack 1706: fr-6inf fr-gd-grn @2-1', 5);
    expect([f.seat, f.step]).toEqual(['french', 'losses']);
    for (const line of ['join fr-1art', 'target 1706', 'roll @1-1', 'end']) {
      expect(f.refusal(line)).toMatchObject({ rule: '6.3.3', code: 'wrong-phase' });
    }
    f.play('lose fr-6inf').play('stand');
    expect(f.refusal('join fr-gd-grn')).toMatchObject({ rule: '5.2.1', code: 'has-attacked' });
  });
});

describe('6.2 the ratio', () => {
  it.each([
    [['fr-6inf', 'fr-1inf'], 'aa-3db', '2-1'],
    [['fr-6inf'], 'aa-1gd', '1-1'],
    [['fr-6inf'], 'aa-3db', '1-1'],
    [['fr-1inf', 'fr-3inf'], 'aa-3db', '2-1'],
    [['fr-6inf', 'fr-1inf'], 'aa-vancav', '3-1'],
    [['fr-6inf', 'fr-2inf'], 'aa-vancav', '4-1'],
    [['fr-2inf'], 'aa-dbcav', '5-1'],
    [['fr-gd-chs'], 'aa-dbcav', '6-1'],
    [['fr-gd-chs'], 'aa-1gd', '1-2'],
    [['fr-1inf'], 'aa-1gd', '1-2'],
    [['fr-20inf'], 'aa-3db', '1-2'],
    [['fr-20inf'], 'aa-2db', '1-3'],
    [['fr-gd-lcav'], 'aa-1gd', '1-3'],
    [['fr-20inf'], 'aa-1gd', '1-4'],
    [['fr-3cav'], 'aa-3db', '1-4'],
    [['fr-3cav'], 'aa-2db', '1-5'],
  ])('[6.2.1] %j against %s is %s, rounded for the defender', (attackers, defender, column) => {
    expect(rolls(announced(attackers, defender))).toEqual(downFrom(column));
  });

  it('[6.2.2] more than six to one counts as 6-1, less than one to five as 1-5', () => {
    expect(rolls(announced(['fr-6inf'], 'aa-dbcav'))).toEqual(downFrom('6-1'));
    expect(rolls(announced(['fr-6inf', 'fr-gd-grn'], 'aa-hou'))).toEqual(downFrom('6-1'));
    expect(rolls(announced(['fr-3cav'], 'aa-2inf'))).toEqual(['roll @1-5']);
    const f = announced(['fr-3cav'], 'aa-1gd');
    expect(rolls(f)).toEqual(['roll @1-5']);
    f.play('roll @1-5', 1);
    expect(rolled(f)).toMatchObject({ column: '1-5', result: 'Ae' });
  });

  it('[6.2.3] the attacker may announce any lower column and no higher one', () => {
    const f = announced(['fr-6inf', 'fr-1inf'], 'aa-3db');
    expect(rolls(f)).toEqual(downFrom('2-1'));
    expect(f.refusal('roll @3-1')).toMatchObject({ rule: '6.2.3', code: 'column-too-high' });
    f.play('roll @1-3', 4);
    expect(rolled(f)).toEqual({ die: 4, column: '1-3', result: 'Ae' });
    expect([f.where('fr-6inf'), f.where('fr-1inf')]).toEqual(['destroyed', 'destroyed']);
  });

  it('[6.2.3] he lowers from 6-1 when the ratio is beyond the table', () => {
    const f = announced(['fr-6inf', 'fr-gd-grn'], 'aa-hou').play('roll @5-1', 5);
    expect(rolled(f)).toEqual({ die: 5, column: '5-1', result: 'Ee' });
  });
});
