import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Field, field, type Scene } from '../support.ts';

/** HQs out of the way and without stars. */
const hqs = { 'hq-napoleon': '2004', 'hq-blucher': '2020', 'hq-wellington': '3715' };
const attacking = (units: Scene['units'], more: Partial<Scene> = {}, ...dice: number[]): Field =>
  field({ turn: 4, start: 'attack', deluge: false, units: { ...hqs, ...units }, ...more }, ...dice);
/** Two pairs in contact that have nothing to do with each other, none with a star. */
const pairs = { 'fr-2': '2010 battle', 'pr-2': '2011 battle', 'fr-6': '2210 battle', 'pr-3': '2211 battle' };

describe('9 attack', () => {
  it('[ATT-1] the French begin, and the sides take turns with one attack each', () => {
    const f = attacking(pairs);
    expect([f.decision, f.words()]).toEqual(['french attack', ['attack', 'pass']]);
    f.play('attack fr-2 2011', 3, 3);
    expect(f.decision).toBe('coalition attack');
    expect(f.rule('attack fr-6 2211', 'french')).toBe('GEN-12');
    f.play('attack pr-3 2210', 3, 3);
    expect(f.decision).toBe('french attack');
    expect(f.rule('attack pr-2 2010', 'coalition')).toBe('GEN-12');
  });

  it('[ATT-1] attacks are voluntary', () => {
    const f = attacking(pairs).play('pass', 4).play('pass');
    expect([f.turn, f.step]).toEqual([5, 'hq']);
    expect([f.at('fr-2'), f.at('pr-2'), f.told('attack-resolved')]).toEqual(['2010 battle', '2011 battle', []]);
  });

  it('[ATT-1] a Corps of the enemy does not attack for one', () => {
    expect(attacking(pairs).rule('attack pr-2 2010')).toBe('ATT-1');
  });

  it('[ATT-2] one enemy unit in the ZoC of the Corps', () => {
    const f = attacking({ ...pairs, 'fr-1': '2012 battle', 'pr-1': '2413' });
    expect(f.choices('attack').sort()).toEqual(['attack fr-1 2011', 'attack fr-2 2011', 'attack fr-6 2211']);
    // Two hexes off, nobody there, a friend there.
    for (const hex of ['2211', '2110', '2012', '2413', '2010']) expect(f.rule(`attack fr-2 ${hex}`), hex).toBe('ATT-2');
  });

  it('[ATT-2] not over an unbridged river, but over a bridge', () => {
    const f = attacking({ 'fr-2': '1117', 'fr-6': '1317', 'pr-2': '1217', 'pr-3': '1218' });
    expect(f.choices('attack').sort()).toEqual(['attack fr-2 1218', 'attack fr-6 1217', 'attack fr-6 1218']);
    expect(f.rule('attack fr-2 1217')).toBe('TEC-5');
  });

  it('[ATT-2] Detachments never attack, nor do HQs', () => {
    const f = attacking(laid('fr-d-pire 2010, fr-d-oldguard 2110, fr-2 2111, pr-2 2011, hq-ney 2010'));
    expect(f.choices('attack')).toEqual(['attack fr-2 2011']);
    for (const unit of ['fr-d-pire', 'fr-d-oldguard', 'hq-ney']) expect(f.rule(`attack ${unit} 2011`)).toBe('ATT-2');
    // A side with Detachments in contact alone has no attack: the other rolls.
    const only = attacking({ 'fr-d-pire': '2010', 'pr-2': '2011', 'fr-2': '1505' }, {}, 4);
    expect([only.decision, only.left('coalition')]).toEqual(['coalition attack', 4]);
  });

  it('[ATT-2] Detachments do not support either', () => {
    const f = attacking(laid('fr-2 2010, pr-2 2011, fr-d-pire 2111, fr-d-oldguard 1911, fr-d-pajol 2009'));
    expect(f.fight('attack fr-2 2011', 3, 3)).toMatchObject({ attack: 0, defence: 0 });
    const g = attacking({ 'fr-2': '2010', 'pr-2': '2011', 'pr-d-sohr': '2111', 'pr-d-marwitz': '2012' });
    expect(g.fight('attack fr-2 2011', 3, 3)).toMatchObject({ attack: 0, defence: 0 });
  });

  it('[ATT-3] a unit attacks, supports, defends and is attacked as often as one likes', () => {
    const f = attacking({ 'fr-2': '2010', 'fr-6': '2111', 'pr-2': '2011', 'pr-3': '2110' });
    // Each of the two French stands in the ZoC of both Prussians, and the reverse: one support each.
    for (let i = 0; i < 4; i++) {
      expect(f.fight('attack fr-2 2011', 2, 3)).toMatchObject({ attack: 1, defence: 0, result: 'stalemate' });
      expect(f.fight('attack pr-2 2010', 2, 3)).toMatchObject({ attack: 1, defence: 0, result: 'stalemate' });
    }
    expect(f.fight('attack fr-6 2011', 2, 3)).toMatchObject({ attack: 1 });
    expect(f.fight('attack pr-3 2111', 2, 3)).toMatchObject({ attack: 1 });
    expect([f.decision, f.left('french'), f.left('coalition')]).toEqual(['french attack', -1, -1]);
  });

  it('[ATT-4] in a stack the Corps is the defender and the Detachment adds nothing', () => {
    const f = attacking({ 'pr-1': '2010', 'fr-2': '2011', 'fr-d-oldguard': '2011' }).play('pass', 6);
    const fight = f.fight('attack pr-1 2011', 3, 4);
    expect(f.last('attack-declared')).toMatchObject({ unit: 'pr-1', other: 'fr-2' });
    // Ziethen's star against nothing: neither +2 against a Detachment nor the stars of the Old Guard.
    expect(fight).toMatchObject({ attack: 1, defence: 0, result: 'stalemate' });
  });

  it('[ATT-4] a Detachment alone is a target', () => {
    const f = attacking({ 'fr-2': '2010', 'pr-d-sohr': '2011' });
    expect(f.fight('attack fr-2 2011', 3, 5)).toMatchObject({ attack: 2, defence: 0, result: 'stalemate' });
    expect(f.last('attack-declared')).toMatchObject({ unit: 'fr-2', other: 'pr-d-sohr' });
  });

  it('[ATT-5] the attacker’s die first, then the defender’s, and the modifiers on top', () => {
    expect(attacking(pairs).fight('attack fr-2 2011', 5, 4)).toMatchObject({ result: 'retreat', loser: 'defender' });
    expect(attacking(pairs).fight('attack fr-2 2011', 4, 5)).toMatchObject({ result: 'retreat', loser: 'attacker' });
    // The Guard has two stars.
    const guard = { ...pairs, 'fr-2': 'eliminated', 'fr-gd': '2010' };
    const f = attacking(guard);
    expect(f.fight('attack fr-gd 2011', 4, 5)).toEqual({ attack: 2, defence: 0, result: 'retreat', loser: 'defender' });
    expect(f.last('attack-resolved')).toMatchObject({ attackDie: 4, attack: 6, defenceDie: 5, defence: 5 });
  });

  it('[ATT-5] equal totals are a stalemate, whatever the dice', () => {
    for (const die of [1, 2, 3, 4, 5, 6])
      expect(attacking(pairs).fight('attack fr-2 2011', die, die)).toMatchObject({
        result: 'stalemate',
        loser: 'nobody',
      });
    const guard = { ...pairs, 'fr-2': 'eliminated', 'fr-gd': '2010' };
    expect(attacking(guard).fight('attack fr-gd 2011', 1, 3)).toMatchObject({ result: 'stalemate' });
  });

  it('[ATT-6] Fresh Cavalry that attacks is Exhausted, after its stars have counted', () => {
    const f = attacking({ 'fr-gdcav': '2010', 'pr-2': '2011' });
    expect(f.fight('attack fr-gdcav 2011', 1, 3)).toMatchObject({ attack: 2, result: 'stalemate' });
    expect(f.at('fr-gdcav')).toBe('2010 exhausted');
    f.fight('attack pr-2 2010', 3, 3);
    expect(f.fight('attack fr-gdcav 2011', 3, 3)).toMatchObject({ attack: 0 });
  });

  it('[ATT-6] Fresh Cavalry that defends is Exhausted, after its stars have counted', () => {
    const f = attacking({ 'fr-2': '2010', 'aa-cav': '2011' });
    expect(f.fight('attack fr-2 2011', 4, 3)).toMatchObject({ defence: 1, result: 'stalemate' });
    expect(f.at('aa-cav')).toBe('2011 exhausted');
    f.fight('attack aa-cav 2010', 3, 3);
    expect(f.fight('attack fr-2 2011', 3, 3)).toMatchObject({ defence: 0 });
  });

  it('[ATT-6] Cavalry that wins or loses is Exhausted too', () => {
    const f = attacking({ 'fr-gdcav': '2010', 'pr-2': '2011' });
    expect(f.fight('attack fr-gdcav 2011', 3, 4)).toMatchObject({ result: 'retreat', loser: 'defender' });
    f.play(`retreat pr-2 ${f.goals('pr-2')[0]}`);
    expect(f.at('fr-gdcav')).toBe('2011 exhausted');
    const g = attacking({ 'fr-2': '2010', 'aa-cav': '2011' });
    g.fight('attack fr-2 2011', 5, 3);
    const [to] = g.goals('aa-cav');
    expect(g.play(`retreat aa-cav ${to}`).at('aa-cav')).toBe(`${to} exhausted`);
  });

  it('[ATT-6] Fresh Cavalry that supports is Exhausted; one that stays out of it is not', () => {
    const f = attacking(laid('fr-2 2010, fr-gdcav 2009, fr-rescav 2109, pr-2 2011, pr-cav 2012, aa-cav 1911'));
    f.fight('attack fr-2 2011', 1, 3, 'fr-gdcav', 'aa-cav');
    expect([f.face('fr-gdcav'), f.face('fr-rescav')]).toEqual(['exhausted', 'fresh']);
    expect([f.face('aa-cav'), f.face('pr-cav')]).toEqual(['exhausted', 'fresh']);
  });

  it('[ATT-6] an Infantry Corps does not change', () => {
    const f = attacking({ 'fr-2': '2010 advance', 'pr-2': '2011 battle' });
    f.fight('attack fr-2 2011', 3, 3);
    expect([f.at('fr-2'), f.at('pr-2')]).toEqual(['2010 advance', '2011 battle']);
  });
});

describe('9 attack: passing', () => {
  it('[APS-1] who passes attacks no more, but defends', () => {
    const f = attacking(pairs).play('pass', 3);
    expect(f.decision).toBe('coalition attack');
    f.fight('attack pr-2 2010', 3, 3);
    expect(f.decision).toBe('coalition attack');
    expect(f.rule('attack fr-2 2011', 'french')).toBe('GEN-12');
    expect(f.fight('attack pr-2 2010', 1, 6)).toMatchObject({ result: 'eliminated', loser: 'attacker' });
  });

  it('[APS-1] a side without a possible attack passes', () => {
    const f = attacking({ 'fr-2': '2010', 'pr-d-sohr': '2011', 'fr-6': '2210' });
    // Only the French have a Corps in contact.
    f.play('attack fr-2 2011', 3, 5, 2);
    expect(f.told('must-pass').map(({ data }) => data.side)).toEqual(['coalition']);
    expect([f.decision, f.left('french')]).toEqual(['french attack', 2]);
  });

  it('[APS-2] the die is the number of the last attacks: no Corps are added', () => {
    for (const die of [1, 2, 5]) {
      const f = attacking(pairs).play('pass', die);
      expect(f.last('last-attacks')).toEqual({ side: 'coalition', die, attacks: die });
      for (let left = die; left > 0; left--) {
        expect([f.decision, f.left('coalition')]).toEqual(['coalition attack', left]);
        f.fight('attack pr-2 2010', 3, 3);
      }
      expect([f.turn, f.decision]).toEqual([5, 'french hq']);
    }
  });

  it('[APS-2] he may stop early', () => {
    const f = attacking(pairs).play('pass', 6);
    f.fight('attack pr-2 2010', 3, 3);
    expect(f.play('pass').step).toBe('hq');
  });

  it('[APS-2] the Coalition passing first gives the French the roll', () => {
    const f = attacking(pairs);
    f.fight('attack fr-2 2011', 3, 3);
    f.play('pass', 2);
    expect([f.decision, f.left('french')]).toEqual(['french attack', 2]);
  });

  it('[APS-2] without a possible attack there is no roll and the phase ends', () => {
    const f = attacking({ 'fr-2': '2010', 'pr-d-sohr': '2011' }).play('pass');
    expect(f.told('last-attacks')).toEqual([]);
    expect([f.turn, f.step]).toEqual([5, 'hq']);
    // With nobody in contact at all the turn is over at once.
    expect(attacking({ 'fr-2': '2010', 'pr-2': '2013' }).decision).toBe('french hq');
  });

  it('[APS-2] last attacks that leave no target end the phase', () => {
    const f = attacking({ 'fr-gd': '2010', 'pr-d-sohr': '2011' });
    f.fight('attack fr-gd 2011', 6, 1);
    expect([f.at('pr-d-sohr'), f.step]).toEqual(['eliminated', 'hq']);
  });
});
