import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { distance } from '../hexes.ts';
import { retreats } from '../marches.ts';
import { type Field, field, type Scene } from '../support.ts';

const hqs = { 'hq-napoleon': '2003', 'hq-blucher': '2025', 'hq-wellington': '3725' };
/** Reille against Pirch: no star, no ground. */
const plain = { 'fr-2': '2010 battle', 'pr-2': '2011 battle' };
const attacking = (units: Scene['units'], more: Partial<Scene> = {}, ...dice: number[]): Field =>
  field({ turn: 4, start: 'attack', deluge: false, units: { ...hqs, ...units }, ...more }, ...dice);
/** The first legal retreat, whoever has to make one. */
const retreat = (f: Field, unit: string): Field => f.play(`retreat ${unit} ${f.goals(unit)[0]}`);

describe('9 results', () => {
  it('[CRT-1] 1 or 2 retreat, 3 or 4 blown, 5 or more eliminated, on the side with less', () => {
    const names = ['stalemate', 'retreat', 'retreat', 'blown', 'blown', 'eliminated'];
    for (const attack of [1, 2, 3, 4, 5, 6])
      for (const defence of [1, 2, 3, 4, 5, 6]) {
        const { result, loser } = attacking(plain).fight('attack fr-2 2011', attack, defence);
        const by = attack - defence;
        expect([result, loser], `${attack} to ${defence}`).toEqual([
          names[Math.abs(by)],
          by === 0 ? 'nobody' : by > 0 ? 'defender' : 'attacker',
        ]);
      }
    // More than 5: the Guard with Napoléon, 6 + 3 to 1.
    const guard = { 'hq-napoleon': '2009 battle', 'fr-gd': '2010', 'pr-2': '2011' };
    expect(attacking(guard).fight('attack fr-gd 2011', 6, 1)).toMatchObject({ result: 'eliminated' });
  });

  it('[CRT-1] each result is carried out', () => {
    const f = attacking(plain);
    f.fight('attack fr-2 2011', 4, 3);
    expect([f.decision, f.where('pr-2')]).toEqual(['coalition retreat', '2011']);
    const fates: [number, number, string, string][] = [
      [5, 2, 'pr-2', 'blown 6'],
      [6, 2, 'pr-2', 'blown 6'],
      [6, 1, 'pr-2', 'eliminated'],
      [2, 5, 'fr-2', 'blown 6'],
      [2, 6, 'fr-2', 'blown 6'],
      [1, 6, 'fr-2', 'eliminated'],
    ];
    for (const [attack, defence, unit, fate] of fates) {
      const g = attacking(plain);
      g.fight('attack fr-2 2011', attack, defence);
      expect(g.at(unit), `${attack} to ${defence}`).toBe(fate);
    }
    const beaten = attacking(plain);
    beaten.fight('attack fr-2 2011', 3, 4);
    expect(beaten.decision).toBe('french retreat');
  });

  it('[CRT-2] those who support are never hit', () => {
    const units = { ...plain, ...laid('fr-6 2111, fr-rescav 2009 exhausted, pr-cav 2012 exhausted, pr-1 1911') };
    const f = attacking(units);
    // +2 against +1.
    expect(f.fight('attack fr-2 2011', 1, 6)).toEqual({ attack: 2, defence: 1, result: 'blown', loser: 'attacker' });
    expect(f.at('fr-2')).toBe('blown 6');
    const kept = laid('fr-6 2111 advance, fr-rescav 2009 exhausted, pr-cav 2012 exhausted, pr-1 1911 advance');
    for (const [unit, place] of Object.entries(kept)) expect(f.at(unit), unit).toBe(place);
    const g = attacking(units);
    expect(g.fight('attack fr-2 2011', 6, 1)).toMatchObject({ result: 'eliminated', loser: 'defender' });
    for (const [unit, place] of Object.entries(kept)) expect(g.at(unit), unit).toBe(place);
  });

  it('[CRT-3] a stalemate changes nothing', () => {
    const f = attacking({ ...plain, 'fr-d-pire': '2010', 'pr-d-sohr': '2011' });
    f.fight('attack fr-2 2011', 4, 4);
    expect([f.at('fr-2'), f.at('pr-2'), f.at('fr-d-pire'), f.at('pr-d-sohr')]).toEqual([
      '2010 battle',
      '2011 battle',
      '2010',
      '2011',
    ]);
    expect(f.decision).toBe('coalition attack');
  });

  it('[CRT-4] a Corps beaten by a Detachment retreats, though Blown or Eliminated', () => {
    // +2 against a town and Blücher: 3 to 8.
    const strong = { 'fr-2': '2011 battle', 'pr-d-sohr': '1911', 'hq-blucher': '1912 battle' };
    const results: [number, number, string][] = [
      [1, 6, 'eliminated'],
      [1, 5, 'blown'],
      [2, 5, 'blown'],
      [2, 3, 'retreat'],
    ];
    for (const [attack, defence, result] of results) {
      const f = attacking(strong);
      expect(f.fight('attack fr-2 1911', attack, defence)).toMatchObject({ result, loser: 'attacker' });
      expect(f.decision).toBe('french retreat');
      const ends = retreats('2011', ['1911'], ['1911']);
      expect(f.goals('fr-2')).toEqual(ends);
      expect(f.play(`retreat fr-2 ${ends[0]}`).at('fr-2')).toBe(`${ends[0]} battle`);
    }
  });

  it('[CRT-4] only against a Detachment alone: with a Corps in the hex the result stands', () => {
    const f = attacking({ ...plain, 'pr-d-sohr': '2011' });
    f.fight('attack fr-2 2011', 1, 6);
    expect(f.at('fr-2')).toBe('eliminated');
  });

  it('[CRT-4] without a legal retreat it is Blown all the same', () => {
    const shut = laid('fr-2 2010 battle, pr-d-sohr 2011, pr-1 1907, pr-3 2107, pr-4 1809, pr-2 2209');
    const enemies = ['2011', '1907', '2107', '1809', '2209'];
    expect(retreats('2010', ['2011'], enemies)).toEqual([]);
    const f = attacking(shut);
    expect(f.fight('attack fr-2 2011', 1, 6)).toMatchObject({ result: 'blown', loser: 'attacker' });
    expect(f.at('fr-2')).toBe('blown 6');
    const last = attacking(shut, { turn: 7 });
    last.fight('attack fr-2 2011', 1, 6);
    expect(last.at('fr-2')).toBe('eliminated');
  });

  it('[CRT-5] a lone Detachment is recalled by a retreat and Eliminated by more', () => {
    const fates: [number, number, string, string][] = [
      [1, 2, 'retreat', 'available'],
      [1, 1, 'retreat', 'available'],
      [2, 1, 'blown', 'eliminated'],
      [3, 1, 'blown', 'eliminated'],
      [4, 1, 'eliminated', 'eliminated'],
    ];
    for (const [attack, defence, result, fate] of fates) {
      const f = attacking({ 'fr-2': '2010', 'pr-d-sohr': '2011' });
      expect(f.fight('attack fr-2 2011', attack, defence)).toMatchObject({ attack: 2, result, loser: 'defender' });
      expect(f.at('pr-d-sohr'), result).toBe(fate);
      expect(f.points('french')).toBe(fate === 'available' ? 0 : 1);
    }
  });

  it('[CRT-5] on the last day a retreat still recalls it', () => {
    const f = attacking({ 'fr-2': '2010', 'pr-d-sohr': '2011' }, { turn: 8 });
    f.fight('attack fr-2 2011', 1, 1);
    expect(f.at('pr-d-sohr')).toBe('available');
  });

  it('[CRT-6] a Detachment stacked with the Corps that retreats, is blown or eliminated goes with it', () => {
    const both = { ...plain, 'fr-d-pire': '2010', 'pr-d-sohr': '2011' };
    for (const [attack, defence] of [
      [4, 3],
      [5, 2],
      [6, 1],
    ]) {
      const won = attacking(both);
      won.fight('attack fr-2 2011', attack, defence);
      if (won.step === 'retreat') retreat(won, 'pr-2');
      expect([won.at('pr-d-sohr'), won.at('fr-d-pire')]).toEqual(['eliminated', '2010']);
      expect(won.points('french')).toBe(attack === 6 ? 4 : 1);
      const lost = attacking(both);
      lost.fight('attack fr-2 2011', defence, attack);
      if (lost.step === 'retreat') retreat(lost, 'fr-2');
      expect([lost.at('pr-d-sohr'), lost.at('fr-d-pire')]).toEqual(['2011', 'eliminated']);
      expect(lost.points('coalition')).toBe(attack === 6 ? 4 : 1);
    }
  });

  it('[CRT-6] also when a Corps that attacked a lone Detachment has to retreat', () => {
    const f = attacking({ 'fr-2': '2010', 'fr-d-pire': '2010', 'pr-d-sohr': '2011' });
    f.fight('attack fr-2 2011', 1, 6);
    expect(retreat(f, 'fr-2').at('fr-d-pire')).toBe('eliminated');
  });
});

describe('9 retreat', () => {
  const beaten = (units: Scene['units'], more: Partial<Scene> = {}): Field => {
    const f = attacking(units, more);
    f.fight('attack fr-2 2011', 5, 4);
    return f;
  };

  it('[RET-1] exactly three hexes, where its owner chooses', () => {
    const f = beaten(plain);
    const ends = retreats('2011', ['2010'], ['2010']);
    expect([f.decision, f.goals('pr-2'), f.choicesOf('pr-2').length]).toEqual(['coalition retreat', ends, ends.length]);
    expect(ends.length).toBeGreaterThan(3);
    expect(ends.every((hex) => distance('2011', hex) === 3 && distance('2010', hex) === 4)).toBe(true);
    for (const to of ends) expect(f.copy().play(`retreat pr-2 ${to}`).where('pr-2')).toBe(to);
    for (const to of ['2012', '2013', '2015', '2011']) expect(f.rule(`retreat pr-2 ${to}`), to).toBe('RET-1');
    expect(f.words()).toEqual(['retreat']);
    expect(f.rule('pass')).toBe('RET-1');
  });

  it('[RET-1] the attacker’s owner chooses when the attacker is beaten', () => {
    const f = attacking(plain);
    f.fight('attack fr-2 2011', 4, 5);
    expect([f.decision, f.goals('fr-2')]).toEqual(['french retreat', retreats('2010', ['2011'], ['2011'])]);
    retreat(f, 'fr-2');
    expect(f.decision).toBe('french hq');
  });

  it('[RET-1] nobody else may be made to retreat instead', () => {
    const f = beaten({ ...plain, 'pr-3': '2013' });
    expect(f.rule('retreat pr-3 2016')).toBe('RET-1');
    expect(f.rule('retreat fr-2 2007')).toBe('RET-1');
  });

  it('[RET-2] every hex is farther from the victor than the one before', () => {
    const f = beaten(plain);
    // Three hexes off, yet not three hexes farther: 2308 lies beside the victor, and a bend back is no retreat.
    for (const to of ['2310', '1710', '2309']) {
      expect(retreats('2011', ['2010'], ['2010'])).not.toContain(to);
      expect(f.rule(`retreat pr-2 ${to}`), to).toBe('RET-2');
    }
  });

  it('[RET-2] the victor is the unit that fought, not the HQ nor the support', () => {
    // Lobau supports from 2111; the way past him counts from Reille, but his ZoC bars hexes.
    const f = beaten({ ...plain, 'fr-6': '2111 battle' });
    expect(f.goals('pr-2')).toEqual(retreats('2011', ['2010'], ['2010', '2111']));
    expect(f.goals('pr-2')).not.toEqual(retreats('2011', ['2010', '2111'], ['2010', '2111']));
  });

  it('[RET-3] never into a hex with a Corps, friendly or enemy', () => {
    const f = beaten({ ...plain, 'pr-3': '2012', 'pr-1': '2113', 'pr-4': '1814' });
    expect(f.goals('pr-2')).toEqual(retreats('2011', ['2010'], ['2010'], ['2012', '2113', '1814']));
    expect(f.rule('retreat pr-2 1814')).toBe('RET-3');
  });

  it('[RET-3] never in an enemy ZoC, a Detachment’s included', () => {
    for (const [unit, hex] of [
      ['fr-6', '2213'],
      ['fr-d-pire', '2213'],
      ['fr-d-pajol', '1813'],
    ]) {
      const f = beaten({ ...plain, [unit]: hex });
      expect(f.goals('pr-2'), unit).toEqual(retreats('2011', ['2010'], ['2010', hex]));
      expect(f.goals('pr-2').length).toBeLessThan(retreats('2011', ['2010'], ['2010']).length);
    }
  });

  it('[RET-3] HQs and friendly Detachments do not bar the way', () => {
    const units = { ...plain, 'pr-d-sohr': '2012', 'hq-ney': '2013', 'hq-blucher': '2014' };
    expect(beaten(units).goals('pr-2')).toEqual(retreats('2011', ['2010'], ['2010']));
    expect(beaten(units).play('retreat pr-2 2014', 3).where('pr-2')).toBe('2014');
  });

  it('[RET-3] never over an unbridged river or off the map', () => {
    // Pirch in Charleroi is driven south, against the Sambre: over the bridge at 1218 there is a way.
    const f = attacking({ 'fr-2': '1317', 'pr-2': '1217' });
    f.fight('attack fr-2 1217', 6, 4);
    expect(f.goals('pr-2')).toEqual(retreats('1217', ['1317'], ['1317']));
    for (const hex of f.goals('pr-2')) expect(distance('1317', hex)).toBe(4);
    const edge = attacking({ 'fr-2': '1025', 'pr-2': '1026' });
    edge.fight('attack fr-2 1026', 6, 4);
    expect(edge.goals('pr-2')).toEqual(retreats('1026', ['1025'], ['1025']));
    const corner = attacking({ 'fr-2': '2002', 'pr-2': '2001' });
    corner.fight('attack fr-2 2001', 6, 4);
    expect(retreats('2001', ['2002'], ['2002'])).toEqual([]);
    expect(corner.at('pr-2')).toBe('blown 6');
  });

  it('[RET-4] without three such hexes it is Blown, and nobody is asked', () => {
    const ring = { 'fr-1': '2014', 'fr-3': '2213', 'fr-4': '1813', 'fr-6': '2211', 'fr-gd': '1811' };
    const enemies = ['2010', ...Object.values(ring)];
    expect(retreats('2011', ['2010'], enemies)).toEqual([]);
    const f = beaten({ ...plain, ...ring });
    expect([f.at('pr-2'), f.points('french')]).toEqual(['blown 6', 0]);
    // One gap is a way out, and then no choice of being blown.
    const gap = { 'fr-1': '2014', 'fr-3': '2213', 'fr-6': '2211', 'fr-gd': '1811' };
    const open = retreats('2011', ['2010'], ['2010', ...Object.values(gap)]);
    expect(open.length).toBeGreaterThan(0);
    expect(beaten({ ...plain, ...gap }).goals('pr-2')).toEqual(open);
  });

  it('[RET-5] formation stays as it is, over streams and in the rain too', () => {
    for (const face of ['advance', 'battle'])
      expect(retreat(beaten({ ...plain, 'pr-2': `2011 ${face}` }), 'pr-2').face('pr-2')).toBe(face);
    const rain = attacking({ 'fr-2': '2010', 'pr-2': '2011 advance' }, { turn: 5, rain: [5] });
    rain.fight('attack fr-2 2011', 6, 4);
    expect(retreat(rain, 'pr-2').face('pr-2')).toBe('advance');
    // From 2819 northwards through the Dyle.
    const stream = attacking({ 'fr-2': '2718', 'pr-2': '2819 advance', 'hq-blucher': '3035' });
    stream.fight('attack fr-2 2819', 6, 4);
    const wet = stream.goals('pr-2').filter((hex) => hex.startsWith('31'));
    expect(wet).toContain('3118');
    expect(stream.play('retreat pr-2 3118').at('pr-2')).toBe('3118 advance');
  });
});

describe('9 blown and eliminated', () => {
  it('[BLN-1] two turns ahead on the track', () => {
    for (const turn of [1, 3, 4, 6]) {
      const f = attacking(plain, { turn });
      f.fight('attack fr-2 2011', 5, 2);
      expect(f.at('pr-2'), `turn ${turn}`).toBe(`blown ${turn + 2}`);
      expect(f.points('french')).toBe(0);
    }
  });

  it('[BLN-1] and back in Step B of that turn', () => {
    const f = field({
      turn: 6,
      start: 'return',
      deluge: false,
      units: { ...hqs, 'fr-2': '1505', 'pr-1': '2024', 'pr-2': 'blown 6' },
    });
    expect(f.decision).toBe('coalition return');
    f.play('return pr-2 2026');
    expect(f.at('pr-2')).toBe('2026 advance');
  });

  it('[BLN-2] on turns 7 and 8 Blown is Eliminated, and so is a retreat that fails', () => {
    for (const turn of [7, 8]) {
      const f = attacking(plain, { turn });
      f.fight('attack fr-2 2011', 5, 2);
      expect([f.at('pr-2'), f.points('french')], `turn ${turn}`).toEqual(['eliminated', 3]);
      const ring = { 'fr-1': '2014', 'fr-3': '2213', 'fr-4': '1813', 'fr-6': '2211', 'fr-gd': '1811' };
      const g = attacking({ ...plain, ...ring }, { turn });
      g.fight('attack fr-2 2011', 5, 4);
      expect([g.at('pr-2'), g.points('french')], `turn ${turn}`).toEqual(['eliminated', 3]);
      const h = attacking(plain, { turn });
      h.fight('attack fr-2 2011', 2, 5);
      expect([h.at('fr-2'), h.points('coalition')]).toEqual(['eliminated', 3]);
    }
    // An ordinary retreat is an ordinary retreat.
    const f = attacking(plain, { turn: 7 });
    f.fight('attack fr-2 2011', 5, 4);
    expect(f.decision).toBe('coalition retreat');
  });

  it('[ELM-1] out of the game for good, and scored at once', () => {
    const f = attacking({ ...plain, 'pr-3': '2022' });
    f.fight('attack fr-2 2011', 6, 1);
    expect([f.at('pr-2'), f.points('french'), f.points('coalition')]).toEqual(['eliminated', 3, 0]);
    const guard = attacking({ 'fr-gd': '2010', 'aa-res': '2011' });
    guard.fight('attack fr-gd 2011', 1, 6);
    expect([guard.at('fr-gd'), guard.points('coalition')]).toEqual(['eliminated', 5]);
  });
});

describe('9 pursuit', () => {
  it('[PUR-1] the attacker has to move into the hex that was left, by any result', () => {
    for (const [attack, defence] of [
      [4, 3],
      [5, 2],
      [6, 1],
    ]) {
      const f = attacking(plain);
      f.fight('attack fr-2 2011', attack, defence);
      if (f.step === 'retreat') f.play('retreat pr-2 2014');
      expect(f.where('fr-2'), `${attack} to ${defence}`).toBe('2011');
      expect(f.told('pursued').length).toBe(1);
    }
  });

  it('[PUR-1] also after a Detachment was recalled or eliminated, and Cavalry too', () => {
    for (const attack of [1, 4]) {
      const f = attacking({ 'fr-2': '2010', 'pr-d-sohr': '2011' });
      f.fight('attack fr-2 2011', attack, 1);
      expect(f.at('fr-2')).toBe('2011 advance');
    }
    const f = attacking({ 'fr-rescav': '2010', 'pr-2': '2011' });
    f.fight('attack fr-rescav 2011', 6, 2);
    expect(f.at('fr-rescav')).toBe('2011 exhausted');
  });

  it('[PUR-1] an HQ in the hex is no unit and does not keep him out', () => {
    const f = attacking({ ...plain, 'hq-blucher': '2011' });
    f.fight('attack fr-2 2011', 5, 2);
    expect([f.where('fr-2'), f.where('hq-blucher')]).toEqual(['2011', '2011']);
  });

  it('[PUR-2] nobody advances when the attacker loses, or when nobody does', () => {
    for (const [attack, defence] of [
      [3, 4],
      [2, 5],
      [1, 6],
      [3, 3],
    ]) {
      const f = attacking(plain);
      f.fight('attack fr-2 2011', attack, defence);
      if (f.step === 'retreat') retreat(f, 'fr-2');
      expect([f.where('pr-2'), f.told('pursued')]).toEqual(['2011', []]);
    }
  });

  it('[PUR-2] those who support stay where they are', () => {
    const f = attacking({ ...plain, 'fr-6': '2111', 'fr-rescav': '2009 exhausted' });
    f.fight('attack fr-2 2011', 6, 1);
    expect([f.where('fr-6'), f.where('fr-rescav'), f.where('fr-2')]).toEqual(['2111', '2009', '2011']);
  });

  it('[PUR-3] an attacker in the ZoC of another enemy stays, a Detachment’s too', () => {
    for (const unit of ['pr-3', 'pr-cav', 'pr-d-sohr']) {
      const f = attacking({ ...plain, [unit]: '2109' });
      f.fight('attack fr-2 2011', 6, 1);
      expect([f.where('fr-2'), f.told('pursued')], unit).toEqual(['2010', []]);
    }
    // A ZoI does not hold him.
    const f = attacking({ ...plain, 'pr-3': '2008' });
    f.fight('attack fr-2 2011', 6, 1);
    expect(f.where('fr-2')).toBe('2011');
  });

  it('[PUR-3] asked after the defender is gone: where he retreated to does not matter, nor his old ZoC', () => {
    const f = attacking(plain);
    f.fight('attack fr-2 2011', 4, 3);
    expect(f.where('fr-2')).toBe('2010');
    expect(f.play('retreat pr-2 2014').where('fr-2')).toBe('2011');
  });

  it('[PUR-4] the pursuer may attack again', () => {
    const f = attacking({ ...plain, 'pr-3': '2012 battle' });
    f.fight('attack fr-2 2011', 6, 1);
    expect(f.where('fr-2')).toBe('2011');
    f.fight('attack pr-3 2011', 3, 3);
    expect(f.fight('attack fr-2 2012', 3, 3)).toMatchObject({ result: 'stalemate' });
  });

  it('[PUR-4] Infantry that pursues into a ZoC is in Battle Formation, else it keeps its own', () => {
    const f = attacking({ 'fr-2': '2010 advance', 'pr-2': '2011', 'pr-3': '2012' });
    f.fight('attack fr-2 2011', 6, 1);
    expect(f.at('fr-2')).toBe('2011 battle');
    const g = attacking({ 'fr-2': '2010 advance', 'pr-2': '2011', 'pr-3': '2013' });
    g.fight('attack fr-2 2011', 6, 1);
    expect(g.at('fr-2')).toBe('2011 advance');
  });

  it('[PUR-4] a Detachment in the hex it left stays; the Grand Battery is recalled', () => {
    const f = attacking({ ...plain, 'fr-d-pire': '2010' });
    f.fight('attack fr-2 2011', 6, 1);
    expect([f.at('fr-d-pire'), f.where('fr-2')]).toEqual(['2010', '2011']);
    const g = attacking({ ...plain, 'fr-d-battery': '2010' });
    g.fight('attack fr-2 2011', 6, 2);
    expect([g.at('fr-d-battery'), g.where('fr-2'), g.points('coalition')]).toEqual(['available', '2011', 0]);
  });
});
