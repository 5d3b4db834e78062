import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Field, field, type Scene } from '../support.ts';

type Result = 'Ae' | 'Ar' | 'Ee' | 'Dr' | 'De';

/** A column, reached by lowering if need be, and a die that give each result. */
const ROLL: Readonly<Record<Result, readonly [string, number]>> = {
  Ae: ['1-5', 1],
  Ar: ['1-1', 6],
  Ee: ['2-1', 5],
  Dr: ['1-1', 1],
  De: ['3-1', 1],
};

function attack(f: Field, line: string, result: Result): Field {
  const [column, die] = ROLL[result];
  return f.play(`attack ${line} @${column}`, die);
}

const french = (units: Scene['units']): Field => field({ units, phase: 'frenchCombat' });

/** Two units in contact and a gun two hexes away, against four points in the clear. */
const melee = (): Field => french({ 'fr-6inf': '1707', 'fr-2inf': '1606', 'fr-1art': '1708', 'aa-3db': '1706' });
const ALL = '1706: fr-6inf fr-2inf fr-1art';

describe('6.3 results', () => {
  it('[6.3.1] Ae destroys all attackers in contact, not the bombarding gun; the defender may advance', () => {
    const f = attack(melee(), ALL, 'Ae');
    expect([f.where('fr-6inf'), f.where('fr-2inf')]).toEqual(['destroyed', 'destroyed']);
    expect([f.where('fr-1art'), f.where('aa-3db')]).toEqual(['1708', '1706']);
    expect([f.losses('french'), f.losses('allied')]).toEqual([12, 0]);
    f.play('stand');
    expect([f.seat, f.step]).toEqual(['allied', 'advance']);
    expect(f.choices().sort()).toEqual(['advance aa-3db 1606', 'advance aa-3db 1707', 'stand']);
  });

  it('[6.3.2] Ar makes all attackers in contact retreat one hex, not the bombarding gun; the defender may advance', () => {
    const f = attack(melee(), ALL, 'Ar');
    expect([f.seat, f.step]).toEqual(['french', 'retreat']);
    expect(f.choices().sort()).toEqual([
      'retreat fr-2inf 1506',
      'retreat fr-2inf 1507',
      'retreat fr-2inf 1607',
      'retreat fr-6inf 1607',
      'retreat fr-6inf 1807',
    ]);
    f.play('retreat fr-6inf 1807').play('retreat fr-2inf 1506').play('stand');
    expect([f.where('fr-6inf'), f.where('fr-2inf'), f.where('fr-1art')]).toEqual(['1807', '1506', '1708']);
    expect([f.losses('french'), f.losses('allied')]).toEqual([0, 0]);
    expect([f.seat, f.choices().sort()]).toEqual(['allied', ['advance aa-3db 1606', 'advance aa-3db 1707', 'stand']]);
  });

  it('[6.3.3] Ee destroys the defenders and costs the attacker units of his choice worth at least as much', () => {
    const f = french(laid('fr-2inf 1707, fr-1inf 1606, fr-3inf 1806, fr-20inf 1605, aa-1gd 1706'));
    attack(f, '1706: fr-2inf fr-1inf fr-3inf fr-20inf', 'Ee');
    expect(f.where('aa-1gd')).toBe('destroyed');
    expect([f.seat, f.step]).toEqual(['french', 'losses']);
    // 5, 4, 4 and 2 for a price of 7.
    expect(f.choices().sort()).toEqual([
      'lose fr-1inf fr-2inf',
      'lose fr-1inf fr-3inf',
      'lose fr-2inf fr-20inf',
      'lose fr-2inf fr-3inf',
    ]);
    expect(f.refusal('lose fr-2inf')).toMatchObject({ rule: '6.3.3', code: 'pays-too-little' });
    expect(f.refusal('lose fr-1inf fr-20inf')).toMatchObject({ rule: '6.3.3', data: { paid: 6, price: 7 } });
    f.play('lose fr-2inf fr-20inf');
    expect([f.losses('french'), f.losses('allied')]).toEqual([7, 7]);
    expect([f.where('fr-1inf'), f.where('fr-3inf')]).toEqual(['1606', '1806']);
  });

  it('[6.3.3] the price is the printed strength, not the doubled one', () => {
    // 4 points in a building defend with 8 and cost 4.
    const f = french(laid('fr-6inf 1811, fr-2inf 1710, fr-1inf 1809, fr-20inf 1911, aa-3db 1810'));
    attack(f, '1810: fr-6inf fr-2inf fr-1inf fr-20inf', 'Ee');
    expect(f.choices().sort()).toEqual(['lose fr-1inf', 'lose fr-2inf', 'lose fr-6inf']);
    f.play('lose fr-1inf');
    expect([f.losses('french'), f.losses('allied')]).toEqual([4, 4]);
  });

  it('[6.3.3] the price of several defenders is their sum', () => {
    const f = french({ 'fr-6inf': '1605', 'fr-gd-chs': '1805', 'aa-3db': '1706', 'aa-bru': '1705' });
    attack(f, '1706 1705: fr-6inf fr-gd-chs', 'Ee');
    expect([f.where('aa-3db'), f.where('aa-bru')]).toEqual(['destroyed', 'destroyed']);
    expect(f.choices().sort()).toEqual(['lose fr-6inf', 'lose fr-gd-chs']);
  });

  it('[6.3.3] an Allied attacker chooses his own losses', () => {
    const f = field({
      units: { 'aa-1gd': '1707', 'aa-2db': '1606', 'fr-2inf': '1706' },
      phase: 'alliedCombat',
    });
    attack(f, '1706: aa-1gd aa-2db', 'Ee');
    expect([f.seat, f.choices().sort()]).toEqual(['allied', ['lose aa-1gd', 'lose aa-2db']]);
  });

  it('[6.3.4] paying more than needed is allowed, but not with a unit that could be left out', () => {
    const f = french({ 'fr-6inf': '1707', 'fr-20inf': '1606', 'fr-1cav': '1806', 'aa-3db': '1706' });
    attack(f, '1706: fr-6inf fr-20inf fr-1cav', 'Ee');
    expect(f.choices().sort()).toEqual(['lose fr-20inf fr-1cav', 'lose fr-6inf']);
    for (const line of ['lose fr-6inf fr-20inf', 'lose fr-6inf fr-1cav', 'lose fr-6inf fr-20inf fr-1cav']) {
      expect(f.refusal(line)).toMatchObject({ rule: '6.3.4', code: 'pays-needlessly' });
    }
    f.play('lose fr-6inf');
    expect([f.losses('french'), f.losses('allied')]).toEqual([7, 4]);
  });

  it('[6.3.4] a unit cannot be paid twice', () => {
    const f = french({ 'fr-20inf': '1707', 'fr-1cav': '1606', 'fr-6inf': '1806', 'aa-3db': '1706' });
    attack(f, '1706: fr-20inf fr-1cav fr-6inf', 'Ee');
    expect(f.refusal('lose fr-20inf fr-20inf').rule).toBe('3.0.2');
    expect(f.where('fr-20inf')).toBe('1707');
  });

  it('[6.3.4] attackers in contact who do not reach the sum are all removed and the rest is forgiven', () => {
    const f = french(laid('fr-20inf 1707, fr-3cav 1606, fr-gd-art 1708, aa-3db 1706'));
    attack(f, '1706: fr-20inf fr-3cav fr-gd-art', 'Ee');
    expect([f.where('fr-20inf'), f.where('fr-3cav'), f.where('fr-gd-art')]).toEqual(['destroyed', 'destroyed', '1708']);
    expect([f.losses('french'), f.losses('allied')]).toEqual([3, 4]);
    expect(f.step).toBe('withdrawal');
  });

  it('[6.3.4] attackers who reach the sum only all together are all removed', () => {
    const f = french({ 'fr-20inf': '1707', 'fr-1cav': '1606', 'fr-gd-art': '1708', 'aa-3db': '1706' });
    attack(f, '1706: fr-20inf fr-1cav fr-gd-art', 'Ee');
    expect([f.losses('french'), f.losses('allied')]).toEqual([4, 4]);
    expect(f.where('fr-gd-art')).toBe('1708');
  });

  it('[6.3.5] a bombarding gun neither pays nor counts towards the payment', () => {
    const f = french(laid('fr-6inf 1707, fr-2inf 1606, fr-gd-art 1708, fr-20inf 1806, aa-2inf 1706'));
    attack(f, '1706: fr-6inf fr-2inf fr-20inf fr-gd-art', 'Ee');
    expect(f.choices().sort()).toEqual(['lose fr-2inf fr-20inf', 'lose fr-6inf']);
    expect(f.refusal('lose fr-gd-art fr-20inf')).toMatchObject({ rule: '6.3.5', code: 'not-a-payer' });
  });

  it('[6.3.5] if only guns attacked the attacker loses nothing', () => {
    const f = french({ 'fr-gd-art': '1708', 'fr-1art': '1507', 'aa-3db': '1706' });
    attack(f, '1706: fr-gd-art fr-1art', 'Ee');
    expect([f.where('aa-3db'), f.where('fr-gd-art'), f.where('fr-1art')]).toEqual(['destroyed', '1708', '1507']);
    expect([f.losses('french'), f.losses('allied')]).toEqual([0, 4]);
  });

  it('[6.3.6] after Ee a surviving attacker in contact may advance into the hex of the defender only', () => {
    const f = attack(melee(), '1706: fr-6inf fr-2inf', 'Ee').play('lose fr-2inf');
    expect([f.seat, f.choices().sort()]).toEqual(['french', ['advance fr-6inf 1706', 'stand']]);
    expect(f.refusal('advance fr-6inf 1606')).toMatchObject({ rule: '6.6.1', code: 'not-vacated' });
    expect(f.play('advance fr-6inf 1706').where('fr-6inf')).toBe('1706');
  });

  it('[6.3.6] after Ee nobody advances if no attacker in contact survives', () => {
    const f = attack(
      french({ 'fr-1inf': '1707', 'fr-1art': '1708', 'fr-2art': '1507', 'aa-3db': '1706' }),
      ALL_GUNS,
      'Ee',
    );
    expect(f.step).toBe('withdrawal');
    f.play('stand');
    expect([f.seat, f.step]).toEqual(['french', 'combat']);
  });

  it('[6.3.7] Dr makes all defenders retreat one hex, and an attacker may advance', () => {
    const f = french({ 'fr-6inf': '1605', 'fr-gd-chs': '1805', 'aa-3db': '1706', 'aa-bru': '1705' });
    attack(f, '1706 1705: fr-6inf fr-gd-chs', 'Dr');
    expect([f.seat, f.step]).toEqual(['allied', 'retreat']);
    f.play('retreat aa-bru 1704').play('retreat aa-3db 1707');
    expect([f.losses('french'), f.losses('allied')]).toEqual([0, 0]);
    expect([f.seat, f.step]).toEqual(['french', 'advance']);
    expect(f.choices().sort()).toEqual([
      'advance fr-6inf 1705',
      'advance fr-6inf 1706',
      'advance fr-gd-chs 1705',
      'advance fr-gd-chs 1706',
      'stand',
    ]);
  });

  it('[6.3.8] De destroys all defenders, and an attacker may advance', () => {
    const f = french({ 'fr-6inf': '1605', 'fr-gd-grn': '1805', 'aa-bru': '1706', 'aa-2art': '1705' });
    attack(f, '1706 1705: fr-6inf fr-gd-grn', 'De');
    expect([f.where('aa-bru'), f.where('aa-2art')]).toEqual(['destroyed', 'destroyed']);
    expect([f.losses('french'), f.losses('allied')]).toEqual([0, 4]);
    expect([f.seat, f.step]).toEqual(['french', 'advance']);
    f.play('advance fr-6inf 1706');
    expect(f.where('fr-6inf')).toBe('1706');
  });

  it('[6.3.9] forced retreats come first, then guns withdraw, then the winner advances', () => {
    const f = attack(melee(), ALL, 'Ar');
    expect([f.seat, f.step]).toEqual(['french', 'retreat']);
    expect(f.refusal('withdraw fr-1art 1709')).toMatchObject({ rule: '6.4.1', code: 'wrong-phase' });
    f.play('retreat fr-6inf 1607').play('retreat fr-2inf 1506');
    expect([f.seat, f.step]).toEqual(['french', 'withdrawal']);
    expect(f.refusal('advance aa-3db 1707', 1)).toMatchObject({ rule: '3.0.1', code: 'not-your-decision' });
    f.play('withdraw fr-1art 1709');
    expect([f.seat, f.step]).toEqual(['allied', 'advance']);
    f.play('advance aa-3db 1707');
    expect([f.seat, f.step]).toEqual(['french', 'combat']);
  });

  it('[6.3.9] in Ee the defenders go, then the payment, then the guns, then the advance', () => {
    const f = attack(melee(), ALL, 'Ee');
    expect([f.where('aa-3db'), f.step]).toEqual(['destroyed', 'losses']);
    f.play('lose fr-2inf');
    expect(f.step).toBe('withdrawal');
    f.play('withdraw fr-1art 1709');
    expect([f.seat, f.step]).toEqual(['french', 'advance']);
  });

  it('[6.3.9] a gun withdraws in view of what the retreats have left', () => {
    // fr-6inf has gone to 1807 and that hex is closed to the gun.
    const f = attack(melee(), ALL, 'Ar').play('retreat fr-6inf 1807').play('retreat fr-2inf 1607');
    expect(f.choices().sort()).toEqual([
      'stand',
      'withdraw fr-1art 1608',
      'withdraw fr-1art 1709',
      'withdraw fr-1art 1808',
    ]);
  });
});

const ALL_GUNS = '1706: fr-1inf fr-1art fr-2art';

describe('6.8 guns at a distance', () => {
  it.each([['Ae'], ['Ar'], ['Ee'], ['Dr'], ['De']] as const)(
    '[6.8.1] %s does nothing to guns that bombard alone',
    (result) => {
      const f = french({ 'fr-gd-art': '1708', 'fr-1art': '1507', 'aa-bru': '1706' });
      attack(f, '1706: fr-gd-art fr-1art', result);
      expect([f.where('fr-gd-art'), f.where('fr-1art'), f.losses('french')]).toEqual(['1708', '1507', 0]);
      expect(f.step).not.toBe('losses');
      expect(f.choices().filter((choice) => /^(retreat|lost) fr-/.test(choice))).toEqual([]);
    },
  );

  it('[6.8.1] after Ae or Ar against guns alone there is no hex to advance into', () => {
    const f = french({ 'fr-gd-art': '1708', 'aa-bru': '1706' });
    attack(f, '1706: fr-gd-art', 'Ae').play('stand');
    expect([f.seat, f.step]).toEqual(['french', 'combat']);
  });

  it.each([
    ['Ae', []],
    ['Ar', ['retreat fr-6inf 1607', 'retreat fr-2inf 1506']],
    ['Ee', ['lose fr-2inf']],
  ] as const)('[6.8.2] after %s each bombarding gun may retreat one hex', (result, before) => {
    const f = attack(melee(), ALL, result);
    for (const line of before) f.play(line);
    expect([f.seat, f.step]).toEqual(['french', 'withdrawal']);
    const open = f.copy().play('stand');
    expect(open.where('fr-1art')).toBe('1708');
    f.play('withdraw fr-1art 1709');
    expect(f.where('fr-1art')).toBe('1709');
  });

  it('[6.8.2] after Dr and De no gun may retreat', () => {
    const pushed = attack(melee(), ALL, 'Dr').play('retreat aa-3db 1705');
    expect(pushed.step).toBe('advance');
    expect(pushed.refusal('withdraw fr-1art 1709')).toMatchObject({ rule: '6.6.2', code: 'wrong-phase' });
    const killed = attack(melee(), ALL, 'De');
    expect(killed.step).toBe('advance');
    expect(killed.choices().some((choice) => choice.startsWith('withdraw'))).toBe(false);
  });

  it('[6.8.2] a gun withdraws to an empty safe hex only and displaces nobody', () => {
    const f = french(laid('fr-gd-art 1708, fr-1inf 1709, aa-3db 1706, aa-vancav 1907'));
    attack(f, '1706: fr-gd-art', 'Ar');
    // 1707 and 1807 lie in Allied zones, a friend stands in 1709.
    expect(f.choices().sort()).toEqual([
      'stand',
      'withdraw fr-gd-art 1607',
      'withdraw fr-gd-art 1608',
      'withdraw fr-gd-art 1808',
    ]);
    for (const hex of ['1707', '1709', '1807', '1606']) {
      expect(f.refusal(`withdraw fr-gd-art ${hex}`)).toMatchObject({ rule: '6.8.2', code: 'not-empty-and-safe' });
    }
    expect(f.refusal('withdraw fr-1inf 1710')).toMatchObject({ rule: '6.8.2', code: 'not-bombarding' });
  });

  it('[6.8.2] each of several guns has the choice, once', () => {
    const f = french({ 'fr-gd-art': '1708', 'fr-1art': '1507', 'fr-6art': '1906', 'aa-3db': '1706' });
    attack(f, '1706: fr-gd-art fr-1art', 'Ar').play('withdraw fr-gd-art 1709');
    expect(f.step).toBe('withdrawal');
    expect(f.choices().every((choice) => choice === 'stand' || choice.startsWith('withdraw fr-1art'))).toBe(true);
    expect(f.refusal('withdraw fr-gd-art 1710')).toMatchObject({ rule: '6.8.2', code: 'not-bombarding' });
    expect(f.refusal('withdraw fr-6art 2006')).toMatchObject({ rule: '6.8.2', code: 'not-bombarding' });
    f.play('withdraw fr-1art 1508');
    expect([f.where('fr-gd-art'), f.where('fr-1art'), f.step]).toEqual(['1709', '1508', 'combat']);
  });

  it('[6.8.2] the withdrawal is the choice of the Allied player for his guns', () => {
    const f = field({ units: { 'aa-1art': '1708', 'fr-20inf': '1706' }, phase: 'alliedCombat' });
    attack(f, '1706: aa-1art', 'Ar');
    expect([f.seat, f.step]).toEqual(['allied', 'withdrawal']);
  });

  it('[6.8.3] a gun that attacks in contact is destroyed by Ae', () => {
    const f = attack(french({ 'fr-gd-art': '1707', 'aa-bru': '1706' }), '1706: fr-gd-art', 'Ae');
    expect([f.where('fr-gd-art'), f.losses('french'), f.seat, f.step]).toEqual(['destroyed', 5, 'allied', 'advance']);
  });

  it('[6.8.3] it must retreat after Ar', () => {
    const f = attack(french({ 'fr-gd-art': '1707', 'aa-bru': '1706' }), '1706: fr-gd-art', 'Ar');
    expect(f.choices().sort()).toEqual(['retreat fr-gd-art 1607', 'retreat fr-gd-art 1708', 'retreat fr-gd-art 1807']);
  });

  it('[6.8.3] it pays for Ee, and has no voluntary retreat', () => {
    const f = french({ 'fr-gd-art': '1707', 'fr-6inf': '1606', 'aa-2db': '1706' });
    attack(f, '1706: fr-gd-art fr-6inf', 'Ee');
    expect(f.choices().sort()).toEqual(['lose fr-6inf', 'lose fr-gd-art']);
    f.play('lose fr-6inf');
    expect(f.choices().sort()).toEqual(['advance fr-gd-art 1706', 'stand']);
  });
});
