import { scriptedDice } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { BIDDING, type Field, faults, game, scenario, unitsOf } from '../support.ts';
import { w } from '../world.ts';

/** The seat that bids first, by the coin: 1 for seat 0, 2 for seat 1. */
const bidding = (id = 'historical', coin = 1): Field => scenario(id, BIDDING, coin);
const LEADERS = ['fr-napoleon', 'ad-wellington', 'pr-blucher'];

describe('12.0 tourney bidding', () => {
  it('[12.0a] a coin says who bids first', () => {
    expect([bidding('free', 1).chair, bidding('free', 2).chair]).toEqual([0, 1]);
    expect([bidding('historical', 1).chair, bidding('historical', 2).chair]).toEqual([0, 1]);
    expect(() => bidding('free', 3)).toThrow('1 to 2');
  });

  it('[12.0a] without the option nobody bids', () => {
    expect([scenario('free').step, scenario('historical').step]).toEqual(['deployment', 'movement']);
  });

  it('[12.0b] the first bid may be 0, or more, for either side; the first bidder must bid', () => {
    const f = bidding();
    expect(f.step).toBe('bidding');
    for (const bid of ['bid @french @0', 'bid @allied @0', 'bid @french @3', 'bid @allied @32'])
      expect([bid, f.rule(bid)]).toEqual([bid, 'allowed']);
    expect(f.rule('pass')).toBe('12.0b');
    expect(f.choices('bid')).toHaveLength(24 + 33);
  });

  it('[12.0b] each later bid is one higher, for either side', () => {
    const f = bidding().play('bid @french @2');
    expect([f.chair, f.choices().sort()]).toEqual([1, ['bid @allied @3', 'bid @french @3', 'pass']]);
    for (const bid of ['bid @allied @2', 'bid @allied @1', 'bid @allied @4', 'bid @french @2'])
      expect([bid, f.rule(bid)]).toEqual([bid, '12.0b']);
    f.play('bid @french @3').play('bid @allied @4');
    expect(f.chair).toBe(1);
  });

  it('[12.0b] a bid is at most the number of units that can be reduced', () => {
    const f = bidding();
    expect(f.rules('bid @french @23', 'bid @french @24')).toEqual(['allowed', '12.0b']);
    f.play('bid @french @23');
    expect(f.choices().sort()).toEqual(['bid @allied @24', 'pass']);
    for (let steps = 24; steps <= 32; steps++) f.play(`bid @allied @${steps}`);
    expect(f.choices()).toEqual(['pass']);
    expect(unitsOf('french').filter((unit) => !LEADERS.includes(unit))).toHaveLength(23);
    expect([...unitsOf('anglo-dutch'), ...unitsOf('prussian')].filter((unit) => !LEADERS.includes(unit))).toHaveLength(
      32,
    );
  });

  it('[12.0b] a pass ends the bidding', () => {
    const f = bidding().plays('bid @french @0', 'pass');
    expect([f.turn, f.step]).toEqual([1, 'movement']);
    expect(f.last('bid-won')).toMatchObject({ seat: 0, side: 'french', steps: 0 });
  });

  it('[12.0c] the highest bidder plays the side he named, the other the other', () => {
    const own = bidding().plays('bid @french @0', 'pass');
    expect([own.chairOf('french'), own.chairOf('allied'), own.chair]).toEqual([0, 1, 0]);
    const changed = bidding().plays('bid @allied @0', 'pass');
    expect([changed.chairOf('french'), changed.chairOf('allied'), changed.chair]).toEqual([1, 0, 1]);
    const second = bidding().plays('bid @french @0', 'bid @french @1', 'pass');
    expect([second.chairOf('french'), second.decision]).toEqual([1, 'french reduction']);
    const both = bidding().plays('bid @french @0', 'bid @allied @1', 'pass');
    expect([both.chairOf('allied'), both.decision]).toEqual([1, 'allied reduction']);
  });

  it('[12.0c] the seats keep their sides to the end', () => {
    const f = bidding().plays('bid @allied @0', 'pass', 'end', 'end');
    expect([f.turn, f.chair, f.seat]).toEqual([3, 1, 'french']);
    expect(f.view('french').where('fr-g-inf')).toBe('beaumont');
    expect(f.view('allied').where('fr-g-inf')).toBe('unknown');
  });

  it('[12.0d] the winner takes so many steps from his units, no more and no fewer', () => {
    const f = bidding().plays('bid @allied @2', 'pass');
    expect(f.decision).toBe('allied reduction');
    f.play('reduce ad-1-br');
    expect(f.decision).toBe('allied reduction');
    expect(f.rule('end')).toBe('12.0d');
    f.play('reduce pr-1-inf1');
    expect([f.turn, f.decision]).toEqual([1, 'french movement']);
    expect([f.strength('ad-1-br'), f.strength('pr-1-inf1')]).toEqual([3, 3]);
    const steps = w.unitIds.reduce((sum, id) => sum + f.strength(id), 0);
    expect(steps).toBe(66 + 49 + 58 - 2);
  });

  it('[12.0d] a bid of 0 costs nothing', () => {
    const f = bidding().plays('bid @allied @0', 'pass');
    expect(w.unitIds.reduce((sum, id) => sum + f.strength(id), 0)).toBe(66 + 49 + 58);
  });

  it('[12.0d] from his own units', () => {
    const f = bidding().plays('bid @allied @2', 'pass');
    expect(f.rule('reduce fr-g-inf')).toBe('12.0d');
    expect(f.rule('reduce ad-1-br', 'french')).toBe('2.0a');
  });

  it('[12.0e] no unit loses two', () => {
    const f = bidding().plays('bid @allied @2', 'pass', 'reduce ad-1-br');
    expect(f.rule('reduce ad-1-br')).toBe('12.0e');
    expect(f.choices()).not.toContain('reduce ad-1-br');
  });

  it('[12.0e] the highest bid takes one step from every unit but the leader', () => {
    const f = bidding().plays('bid @french @23', 'pass');
    for (let i = 0; i < 23; i++) f.play(f.choices()[0]);
    expect(f.decision).toBe('french movement');
    expect(unitsOf('french').reduce((sum, id) => sum + f.strength(id), 0)).toBe(66 - 23);
    expect(unitsOf('french').filter((unit) => f.where(unit) === 'eliminated')).toEqual([]);
  });

  it('[12.0f] leaders are not reduced', () => {
    const allied = bidding().plays('bid @allied @2', 'pass');
    expect([allied.rule('reduce ad-wellington'), allied.rule('reduce pr-blucher')]).toEqual(['12.0f', '12.0f']);
    expect(bidding().plays('bid @french @2', 'pass').rule('reduce fr-napoleon')).toBe('12.0f');
  });

  it('[12.0f] [FOG-17] which units it was is secret, how many is not', () => {
    const reduced = (unit: string) => {
      const f = bidding().plays('bid @allied @1', 'pass', `reduce ${unit}`);
      return [[...f.view('french').state], f.heard('french'), f.watched('french')];
    };
    expect(reduced('ad-1-br')).toEqual(reduced('pr-4-cav'));
    const f = bidding().plays('bid @allied @1', 'pass', 'reduce ad-1-br');
    expect(f.heard('french').find(({ type }) => type === 'reduction-done')?.data).toMatchObject({ steps: 1 });
    expect(f.view('allied').strength('ad-1-br')).toBe(3);
  });

  it('[12.0f] with free deployment steps are removed when the winner’s side deploys', () => {
    const allied = bidding('free').plays('bid @allied @1', 'pass');
    expect(allied.decision).toBe('allied reduction');
    expect(allied.play('reduce ad-1-br').decision).toBe('allied deployment');
    // The French remove theirs after the Allies have placed.
    const french = bidding('free').plays('bid @french @1', 'pass');
    expect(french.decision).toBe('allied deployment');
    while (french.seat === 'allied') french.play(french.choices()[0]);
    expect(french.decision).toBe('french reduction');
    expect(french.play('reduce fr-g-inf').decision).toBe('french deployment');
    while (french.step === 'deployment') french.play(french.choices()[0]);
    expect([french.turn, french.strength('fr-g-inf')]).toEqual([1, 3]);
  });

  it('[12.0c] [FOG-3] sides are bid for before anybody can have seen where a side stands', () => {
    expect(faults({ units: { 'fr-g-inf': 'beaumont' } }, BIDDING)).toEqual(['bidding-comes-first']);
    expect(faults({ units: { 'fr-g-inf': 'eliminated' } }, BIDDING)).toEqual(['bidding-comes-first']);
    expect(faults({ units: {}, begun: 'movement' }, BIDDING)).toEqual(['bidding-comes-first']);
    expect(faults({ units: {} }, BIDDING)).toEqual([]);
  });

  it('[12.0f] bidding is for two players', () => {
    expect(faults({ units: {} }, { bidding: true, threePlayers: true })).toEqual(['bidding-is-for-two']);
    const both = { scenario: 'free', options: { bidding: true, threePlayers: true } };
    expect(game.start(both, scriptedDice([1]), null).ok).toBe(false);
  });
});
