import { describePosition } from '@hundred-days/napoleon-at-waterloo';
import { describe, expect, it } from 'vitest';
import { doors, ENTRY_HEXES, entering, REGULAR } from '../arrivals.ts';
import { type Field, field, type Scene, scenario, world } from '../support.ts';

/** An Allied Movement Phase with Prussians due on turn 3, and two units far from everything. */
const arriving = (units: Scene['units'], turn = 3): Field =>
  field({ units: { 'fr-20inf': '0115', 'aa-hou': '0105', ...units }, phase: 'alliedMovement', turn });

/** Ends both phases of the side to move. */
const pass = (f: Field): Field => f.play('end').play('end');

describe('7.0 reinforcements', () => {
  it('[7.0.1] the regular Prussians are available in the Allied Movement Phase of turn 3 and not before', () => {
    const due = Object.fromEntries(REGULAR.map((unit) => [unit, 3]));
    const f = arriving(due, 2);
    expect(entering(f)).toEqual([]);
    expect(f.refusal('enter pr-5bde 2308')).toMatchObject({ rule: '7.0.1', code: 'not-yet', data: { turn: 3 } });
    pass(f);
    expect([f.turn, f.seat]).toEqual([3, 'french']);
    expect(f.refusal('enter pr-5bde 2308').rule).toBe('4.0.1');
    pass(f);
    expect([f.turn, f.seat]).toEqual([3, 'allied']);
    expect(entering(f)).toEqual(REGULAR);
  });

  it('[7.0.1] the standard game brings all nine of them on turn 3', () => {
    const described = describePosition(world, scenario('standard').state);
    const due = Object.keys(described).filter((unit) => typeof described[unit] === 'number');
    expect(due.sort()).toEqual(REGULAR);
    expect(due.map((unit) => described[unit])).toEqual(REGULAR.map(() => 3));
  });

  it('[7.0.1] they enter at any moment of the phase', () => {
    const f = arriving({ 'pr-5bde': 3, 'pr-13bde': 3, 'aa-bru': '0107' });
    f.play('enter pr-5bde 2308').play('aa-bru 0107-0106').play('enter pr-13bde 2309');
    expect([f.where('pr-5bde'), f.where('pr-13bde')]).toEqual(['2308', '2309']);
    expect(f.refusal('enter pr-5bde 2307')).toMatchObject({ rule: '7.0.1', code: 'not-waiting' });
    f.play('end');
    expect(f.step).toBe('combat');
  });

  it('[7.0.2] they enter by the hexes of column 23 that are not woods', () => {
    const f = arriving({ 'pr-5bde': 3 });
    expect(doors(f, 'pr-5bde')).toEqual(ENTRY_HEXES);
    for (const hex of ['2301', '2302', '2304', '2305', '2306', '2310', '2314', '2315', '2317', '2208', '0101']) {
      expect(f.refusal(`enter pr-5bde ${hex}`)).toMatchObject({ rule: '7.0.2', code: 'not-an-entry-hex' });
    }
  });
});

describe('7.1 entering', () => {
  it('[7.1.1] the entry hex costs one point and the rest of the allowance may be used at once', () => {
    const f = arriving({ 'pr-2art': 3, 'pr-5bde': 3 });
    expect(f.refusal('enter pr-2art 2308-2208-2109-2009')).toMatchObject({
      rule: '4.1.1',
      code: 'too-far',
      data: { points: 4, allowance: 3 },
    });
    f.play('enter pr-2art 2308-2208-2109').play('enter pr-5bde 2308-2208-2108-2008');
    expect([f.where('pr-2art'), f.where('pr-5bde')]).toEqual(['2109', '2008']);
  });

  it('[7.1.1] the way from the entry hex obeys the rules of movement', () => {
    const f = arriving({ 'pr-5bde': 3, 'fr-1inf': '2109' });
    expect(f.refusal('enter pr-5bde 2308-2208-2207')).toMatchObject({ rule: '4.5.2', code: 'must-stop' });
    expect(f.refusal('enter pr-5bde 2303-2302')).toMatchObject({ rule: '2.2.4', code: 'woods' });
    expect(f.play('enter pr-5bde 2308-2208').where('pr-5bde')).toBe('2208');
  });

  it('[7.1.2] every unit that enters at the same hex pays one point', () => {
    const f = arriving({ 'pr-5bde': 3, 'pr-13bde': 3, 'pr-14bde': 3 });
    f.play('enter pr-5bde 2308-2208-2109-2009')
      .play('enter pr-13bde 2308-2208-2109-2108')
      .play('enter pr-14bde 2308-2208-2109-2110');
    expect([f.where('pr-5bde'), f.where('pr-13bde'), f.where('pr-14bde')]).toEqual(['2009', '2108', '2110']);
  });

  it('[7.1.3] they move and fight in the turn they arrive', () => {
    const f = arriving({ 'pr-5bde': 3, 'fr-3cav': '2109' }).play('enter pr-5bde 2308-2208').play('end');
    expect(f.choices().sort()).toEqual(['join pr-5bde', 'target 2109']);
    f.play('attack 2109: pr-5bde @5-1', 1);
    expect(f.where('fr-3cav')).toBe('destroyed');
    f.play('advance pr-5bde 2109');
    expect(f.where('pr-5bde')).toBe('2109');
  });

  it('[7.1.3] from then on they are ordinary units', () => {
    const f = arriving({ 'pr-5bde': 3 }).play('enter pr-5bde 2308');
    expect(f.refusal('pr-5bde 2308-2208')).toMatchObject({ rule: '4.0.3', code: 'already-moved' });
    pass(pass(f)).play('pr-5bde 2308-2208-2109-2009-1909');
    expect(f.where('pr-5bde')).toBe('1909');
  });
});

describe('7.2 barred entry hexes', () => {
  it('[7.2.1] nobody enters at a hex with an enemy unit or in an enemy zone', () => {
    // 2308 is held, 2307 and 2309 lie in its zone.
    const f = arriving({ 'pr-5bde': 3, 'fr-1inf': '2308' });
    expect(doors(f, 'pr-5bde')).toEqual(['2303', '2311', '2312', '2313', '2316']);
    for (const hex of ['2307', '2308', '2309']) {
      expect(f.refusal(`enter pr-5bde ${hex}`)).toMatchObject({ rule: '7.2.1', code: 'entry-barred' });
    }
    expect(f.refusal('enter pr-5bde 2309-2209').rule).toBe('7.2.1');
  });

  it('[7.2.1] a zone bars the hex even when a friend stands there', () => {
    const f = arriving({ 'pr-5bde': 3, 'fr-1inf': '2208', 'aa-bru': '2308' });
    expect(f.refusal('enter pr-5bde 2308')).toMatchObject({ rule: '7.2.1', code: 'entry-barred' });
    expect(doors(f, 'pr-5bde')).toEqual(['2303', '2307', '2311', '2312', '2313', '2316']);
  });

  it('[7.2.1] with every entry hex barred nobody enters', () => {
    const f = arriving({
      'pr-5bde': 3,
      'fr-1inf': '2303',
      'fr-2inf': '2308',
      'fr-3inf': '2312',
      'fr-4inf': '2316',
    });
    expect(entering(f)).toEqual([]);
    f.play('end');
    expect(f.where('pr-5bde')).toBe('off');
  });

  it('[7.2.2] a unit may not enter to stop on a friend that cannot move off any more', () => {
    const f = arriving({ 'pr-5bde': 3, 'pr-13bde': 3 }).play('enter pr-5bde 2308');
    expect(doors(f, 'pr-13bde')).toEqual(ENTRY_HEXES.filter((hex) => hex !== '2308'));
    expect(f.refusal('enter pr-13bde 2308')).toMatchObject({ rule: '4.4.2', code: 'would-stack' });
  });

  it('[7.2.2] it may enter over that friend if it moves on in the same move', () => {
    const f = arriving({ 'pr-5bde': 3, 'pr-13bde': 3 }).play('enter pr-5bde 2308');
    f.play('enter pr-13bde 2308-2208');
    expect([f.where('pr-5bde'), f.where('pr-13bde')]).toEqual(['2308', '2208']);
    expect(f.play('end').step).toBe('combat');
  });

  it('[7.2.2] it may enter on a friend that can still move off, which then has to', () => {
    const f = arriving({ 'pr-5bde': 3, 'aa-bru': '2308' });
    expect(doors(f, 'pr-5bde')).toEqual(ENTRY_HEXES);
    f.play('enter pr-5bde 2308');
    expect(f.refusal('end')).toMatchObject({ rule: '4.4.2', code: 'stack-left' });
    f.play('aa-bru 2308-2208').play('end');
    expect([f.where('pr-5bde'), f.where('aa-bru')]).toEqual(['2308', '2208']);
  });
});

describe('7.3 delay', () => {
  it('[7.3.1] any or all may be held back and enter in any later Movement Phase of their owner', () => {
    const f = arriving({ 'pr-5bde': 3, 'pr-13bde': 3, 'pr-2cav': 3 }).play('enter pr-5bde 2308');
    pass(pass(f));
    expect([f.turn, entering(f)]).toEqual([4, ['pr-13bde', 'pr-2cav']]);
    f.play('enter pr-13bde 2312');
    for (let turn = 4; turn < 10; turn++) pass(pass(f));
    expect([f.turn, entering(f)]).toEqual([10, ['pr-2cav']]);
    expect(f.play('enter pr-2cav 2308').where('pr-2cav')).toBe('2308');
  });

  it('[7.3.1] nobody enters in the enemy Movement Phase', () => {
    const f = pass(arriving({ 'pr-5bde': 3 }));
    expect([f.turn, f.seat, entering(f)]).toEqual([4, 'french', []]);
    expect(f.refusal('enter pr-5bde 2308', 1)).toMatchObject({ rule: '3.0.1', code: 'not-your-decision' });
  });

  it('[7.3.2] delayed units use the same entry hexes and pay the same', () => {
    const f = arriving({ 'pr-2art': 3 }, 7);
    expect(doors(f, 'pr-2art')).toEqual(ENTRY_HEXES);
    expect(f.refusal('enter pr-2art 2310').rule).toBe('7.0.2');
    expect(f.refusal('enter pr-2art 2308-2208-2109-2009').rule).toBe('4.1.1');
  });

  it('[7.3.2] a unit that never enters is not a loss', () => {
    const f = arriving({ 'pr-5bde': 3 }, 10);
    pass(f);
    expect([f.outcome?.code, f.losses('allied'), f.where('pr-5bde')]).toEqual(['draw', 0, 'off']);
  });
});
