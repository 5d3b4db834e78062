import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { distance } from '../hexes.ts';
import { type Field, field, type Scene } from '../support.ts';

/** HQs out of the way and without stars; Reille and Pirch have none either. */
const hqs = { 'hq-napoleon': '2003', 'hq-blucher': '2025', 'hq-wellington': '3725' };
const plain = { 'fr-2': '2010', 'pr-2': '2011' };
const attacking = (units: Scene['units'], more: Partial<Scene> = {}): Field =>
  field({ turn: 4, start: 'attack', deluge: false, units: { ...hqs, ...units }, ...more });
/** The sums of one attack by the French. */
const sums = (units: Scene['units'], line = 'attack fr-2 2011', ...cavalry: string[]): [number, number] => {
  const { attack, defence } = attacking(units).fight(line, 3, 3, ...cavalry);
  return [attack, defence];
};
/** The sums of one attack by the Coalition, the French having passed. */
const theirs = (units: Scene['units'], line: string, ...cavalry: string[]): [number, number] => {
  const { attack, defence } = attacking(units)
    .play('pass', 6)
    .fight(line, 3, 3, ...cavalry);
  return [attack, defence];
};
/** The same where the French have no Corps that could attack: they pass by themselves. */
const unopposed = (units: Scene['units'], line: string): [number, number] => {
  const scene = { turn: 4, start: 'attack' as const, deluge: false, units: { ...hqs, ...units } };
  const { attack, defence } = field(scene, 6).fight(line, 3, 3);
  return [attack, defence];
};

describe('9 attack modifiers', () => {
  it('[MOD-A1] the stars of the attacking Corps', () => {
    const stars = { 'fr-1': 1, 'fr-2': 0, 'fr-3': 1, 'fr-4': 1, 'fr-6': 0, 'fr-gd': 2, 'fr-gdcav': 2, 'fr-rescav': 1 };
    for (const [unit, value] of Object.entries(stars)) {
      for (const face of unit.endsWith('cav') ? ['fresh', 'exhausted'] : ['advance', 'battle'])
        expect(sums({ [unit]: `2010 ${face}`, 'pr-2': '2011' }, `attack ${unit} 2011`), `${unit} ${face}`).toEqual([
          face === 'exhausted' ? 0 : value,
          0,
        ]);
    }
    const allied = { 'aa-1': 2, 'aa-res': 2, 'aa-cav': 1, 'pr-1': 1, 'pr-2': 0, 'pr-3': 0, 'pr-4': 1, 'pr-cav': 0 };
    for (const [unit, value] of Object.entries(allied))
      expect(theirs({ 'fr-2': '2010', [unit]: '2011' }, `attack ${unit} 2010`), unit).toEqual([value, 0]);
  });

  it('[MOD-A1] Hill attacks with the stars he has', () => {
    for (const hillStars of [1, 2]) {
      const f = attacking({ 'fr-2': '2010', 'aa-2': '2011' }, { hillStars }).play('pass', 6);
      expect(f.fight('attack aa-2 2010', 3, 3)).toMatchObject({ attack: hillStars, defence: 0 });
    }
  });

  it('[MOD-A1] Cavalry adds none against a town or chateau, Infantry does', () => {
    // Gouy-lez-Piéton and La Haye; +1 is the ground.
    for (const [from, to] of [
      ['2011', '1911'],
      ['3618', '3617'],
    ]) {
      expect(sums({ 'fr-gdcav': from, 'pr-2': to }, `attack fr-gdcav ${to}`)).toEqual([0, 1]);
      expect(sums({ 'fr-gd': from, 'pr-2': to }, `attack fr-gd ${to}`)).toEqual([2, 1]);
    }
    // Out of a town it charges as ever.
    expect(sums({ 'fr-gdcav': '1911', 'pr-2': '2011' }, 'attack fr-gdcav 2011')).toEqual([2, 0]);
  });

  it('[MOD-A2] an associated HQ in Battle mode that reaches the attacking Corps', () => {
    const places: [string, string, number][] = [
      ['hq-napoleon', '2007 battle', 1],
      ['hq-napoleon', '2006 battle', 0],
      ['hq-napoleon', '2009 normal', 0],
      ['hq-ney', '2008 battle', 1],
      ['hq-ney', '2007 battle', 0],
      ['hq-grouchy', '2012 battle', 1],
      // Reaches the defender, not the attacker.
      ['hq-grouchy', '2013 battle', 0],
    ];
    for (const [hq, place, value] of places)
      expect(sums({ ...plain, [hq]: place }), `${hq} ${place}`).toEqual([value, 0]);
  });

  it('[MOD-A2] several French HQs in range all add', () => {
    const all = { 'hq-napoleon': '2009 battle', 'hq-ney': '2008 battle', 'hq-grouchy': '2010 battle' };
    expect(sums({ ...plain, ...all })).toEqual([3, 0]);
    expect(sums({ ...plain, ...all, 'hq-ney': '2008 normal' })).toEqual([2, 0]);
  });

  it('[MOD-A2] an HQ of the Coalition adds for its own army alone', () => {
    const near = { 'hq-wellington': '2013 battle', 'hq-blucher': '2014 battle' };
    expect(theirs({ 'fr-2': '2010', 'aa-res': '2011', ...near }, 'attack aa-res 2010')).toEqual([4, 0]);
    expect(theirs({ 'fr-2': '2010', 'pr-1': '2011', ...near }, 'attack pr-1 2010')).toEqual([2, 0]);
    const wellingtonFar = { 'hq-wellington': '2015 battle', 'hq-blucher': '2014 battle' };
    expect(theirs({ 'fr-2': '2010', 'aa-res': '2011', ...wellingtonFar }, 'attack aa-res 2010')).toEqual([2, 0]);
  });

  it('[MOD-A3] a Fresh Cavalry Corps that joins in adds its stars too', () => {
    expect(sums({ ...plain, 'fr-gdcav': '2009' }, 'attack fr-2 2011', 'fr-gdcav')).toEqual([1 + 2, 0]);
    expect(sums({ ...plain, 'fr-rescav': '2009' }, 'attack fr-2 2011', 'fr-rescav')).toEqual([1 + 1, 0]);
    const both = { ...plain, 'fr-gdcav': '2009', 'fr-rescav': '2109' };
    expect(sums(both, 'attack fr-2 2011', 'fr-gdcav', 'fr-rescav')).toEqual([2 + 3, 0]);
    expect(sums({ ...plain, 'fr-gdcav': '2009 exhausted' })).toEqual([1, 0]);
  });

  it('[MOD-A3] not into a town or chateau: there it is the support alone', () => {
    const town = { 'fr-2': '2011', 'pr-2': '1911', 'fr-gdcav': '2010' };
    const f = attacking(town);
    expect(f.fight('attack fr-2 1911', 3, 2, 'fr-gdcav')).toMatchObject({ attack: 1, defence: 1 });
    expect(f.face('fr-gdcav')).toBe('exhausted');
    const chateau = { 'fr-2': '3618', 'pr-2': '3617', 'fr-gdcav': '3619' };
    expect(sums(chateau, 'attack fr-2 3617', 'fr-gdcav')).toEqual([1, 1]);
  });

  it('[MOD-A4] the Grand Battery with the attacker or with one that supports, once', () => {
    expect(sums({ ...plain, 'fr-d-battery': '2010' })).toEqual([1, 0]);
    const support = { ...plain, 'fr-6': '2111' };
    expect(sums(support)).toEqual([1, 0]);
    expect(sums({ ...support, 'fr-d-battery': '2111' })).toEqual([2, 0]);
    // With cavalry that supports, Exhausted or joining in; not with cavalry that stays out of it.
    expect(sums({ ...plain, 'fr-rescav': '2009 exhausted', 'fr-d-battery': '2009' })).toEqual([2, 0]);
    const fresh = { ...plain, 'fr-rescav': '2009', 'fr-d-battery': '2009' };
    expect(sums(fresh, 'attack fr-2 2011', 'fr-rescav')).toEqual([3, 0]);
    expect(sums(fresh)).toEqual([0, 0]);
  });

  it('[MOD-A4] not with a Corps that has no part in the attack, and never in defence', () => {
    // Lobau stands next to the attacker, not in the defender's ZoC.
    expect(sums({ ...plain, 'fr-6': '2009', 'fr-d-battery': '2009' })).toEqual([0, 0]);
    expect(theirs({ ...plain, 'fr-d-battery': '2010' }, 'attack pr-2 2010')).toEqual([0, 0]);
  });

  it('[MOD-A5] one for each other Infantry Corps in the defender’s ZoC', () => {
    expect(sums({ ...plain, 'fr-6': '2012' })).toEqual([1, 0]);
    expect(sums({ ...plain, 'fr-6': '2012', 'fr-gd': '2111', 'fr-1': '2110' })).toEqual([3, 0]);
    // Next to the attacker only.
    expect(sums({ ...plain, 'fr-6': '2009' })).toEqual([0, 0]);
    expect(sums({ ...plain, 'fr-6': '2112' })).toEqual([0, 0]);
    // In Battle or in Advance Formation.
    expect(sums({ ...plain, 'fr-6': '2012 battle' })).toEqual([1, 0]);
  });

  it('[MOD-A5] Cavalry in the defender’s ZoC is no such support, and a town costs Infantry nothing', () => {
    // 2012 is next to the defender and not to the attacker.
    expect(distance('2010', '2012')).toBe(2);
    expect(sums({ ...plain, 'fr-gdcav': '2012 exhausted' })).toEqual([0, 0]);
    expect(sums({ 'fr-2': '2011', 'pr-2': '1911', 'fr-6': '1912' }, 'attack fr-2 1911')).toEqual([1, 1]);
  });

  it('[MOD-A5] the armies of the Coalition support each other', () => {
    expect(theirs({ 'fr-2': '2010', 'pr-2': '2011', 'aa-res': '2009' }, 'attack pr-2 2010')).toEqual([1, 0]);
  });

  it('[MOD-A5] not over an unbridged river, but over a bridge', () => {
    // 1118 is Montigny-sur-Sambre (+1); the Sambre parts it from 1117.
    expect(sums({ 'fr-2': '1119', 'pr-2': '1118', 'fr-6': '1117' }, 'attack fr-2 1118')).toEqual([0, 1]);
    // 1218 is reached over the bridge from 1117.
    expect(sums({ 'fr-2': '1219', 'pr-2': '1218', 'fr-6': '1117' }, 'attack fr-2 1218')).toEqual([1, 0]);
  });

  it('[MOD-A6] one for each Cavalry Corps next to the attacker, wherever the defender is', () => {
    for (const hex of ['2009', '2109', '1909', '2110', '1910'])
      expect(sums({ ...plain, 'fr-rescav': `${hex} exhausted` }), hex).toEqual([1, 0]);
    expect(sums({ ...plain, 'fr-rescav': '2009 exhausted', 'fr-gdcav': '1909 exhausted' })).toEqual([2, 0]);
    for (const hex of ['2008', '2012', '2111'])
      expect(sums({ ...plain, 'fr-rescav': `${hex} exhausted` }), hex).toEqual([0, 0]);
  });

  it('[MOD-A6] the attacker is not his own support', () => {
    expect(sums({ 'fr-rescav': '2010 exhausted', 'pr-2': '2011' }, 'attack fr-rescav 2011')).toEqual([0, 0]);
    const two = { 'fr-rescav': '2010 exhausted', 'fr-gdcav': '2009 exhausted', 'pr-2': '2011' };
    expect(sums(two, 'attack fr-rescav 2011')).toEqual([1, 0]);
  });

  it('[MOD-A6] a Fresh one joins in if its owner wants, an Exhausted one always', () => {
    const f = attacking({ ...plain, 'fr-gdcav': '2009', 'fr-rescav': '2109 exhausted' }).play('attack fr-2 2011');
    expect([f.decision, f.choices().sort()]).toEqual(['french charge', ['commit fr-gdcav', 'ready']]);
    expect(f.rule('commit fr-rescav')).toBe('MOD-A6');
    const out = f.copy().play('ready', 3, 3);
    expect(out.last('attack-resolved')).toMatchObject({ attackModifier: 1 });
    expect(out.face('fr-gdcav')).toBe('fresh');
    const joined = attacking({ ...plain, 'fr-gdcav': '2009', 'fr-rescav': '2109 exhausted' });
    joined.fight('attack fr-2 2011', 3, 3, 'fr-gdcav');
    expect(joined.last('attack-resolved')).toMatchObject({ attackModifier: 4 });
    expect(joined.face('fr-gdcav')).toBe('exhausted');
  });

  it('[MOD-A6] cavalry that is not next to the attacker, or not one’s own, cannot join in', () => {
    const f = attacking({ ...plain, 'fr-gdcav': '2009', 'fr-rescav': '2012', 'pr-cav': '2110' }).play(
      'attack fr-2 2011',
    );
    expect(f.choices().sort()).toEqual(['commit fr-gdcav', 'ready']);
    for (const unit of ['fr-rescav', 'fr-2']) expect(f.rule(`commit ${unit}`), unit).toBe('MOD-A6');
    expect(f.rule('commit pr-cav')).toBe('MOD-A6');
  });

  it('[MOD-A6] not over an unbridged river, but over a bridge', () => {
    const over = { 'fr-2': '1217', 'pr-2': '1317', 'fr-rescav': '1117 exhausted' };
    expect(sums(over, 'attack fr-2 1317')).toEqual([0, 0]);
    const bridge = { 'fr-2': '1218', 'pr-2': '1317', 'fr-rescav': '1117 exhausted' };
    expect(sums(bridge, 'attack fr-2 1317')).toEqual([1, 0]);
  });

  it('[MOD-A7] two against a Detachment', () => {
    expect(sums({ 'fr-2': '2010', 'pr-d-sohr': '2011' })).toEqual([2, 0]);
    expect(unopposed({ 'fr-d-pire': '2010', 'pr-2': '2011', 'fr-2': '1505' }, 'attack pr-2 2010')).toEqual([2, 0]);
    expect(sums({ ...plain, 'pr-d-sohr': '2011' })).toEqual([0, 0]);
  });

  it('[MOD-A8] one less on a rain turn and on the turn after it, once', () => {
    const rained: [number[], number][] = [
      [[5], -1],
      [[4], -1],
      [[4, 5], -1],
      [[3], 0],
      [[6], 0],
      [[], 0],
    ];
    for (const [rain, value] of rained) {
      const f = attacking(plain, { turn: 5, rain });
      expect(f.fight('attack fr-2 2011', 3, 3), `rain ${rain}`).toMatchObject({ attack: value, defence: 0 });
      const g = attacking(plain, { turn: 5, rain }).play('pass', 6);
      expect(g.fight('attack pr-2 2010', 3, 3), `rain ${rain}`).toMatchObject({ attack: value, defence: 0 });
    }
  });
});

describe('9 defence modifiers', () => {
  it('[MOD-D1] town, chateau or bridge: one, and never more than one', () => {
    const places: [string, string, number][] = [
      ['2010', '2011', 0],
      // Gouy-lez-Piéton; La Haye.
      ['2011', '1911', 1],
      ['3618', '3617', 1],
      // Over the bridge of Namur into the open, and into Marcinelle, a town behind a bridge.
      ['1737', '1736', 1],
      ['1218', '1117', 1],
      // The attacker's own town is nothing to the defender.
      ['1911', '2011', 0],
    ];
    for (const [from, to, value] of places)
      expect(sums({ 'fr-2': from, 'pr-2': to }, `attack fr-2 ${to}`), `${from} to ${to}`).toEqual([0, value]);
  });

  it('[MOD-D1] a bridge on another side of the hex is none', () => {
    expect(sums({ 'fr-2': '1219', 'pr-2': '1218' }, 'attack fr-2 1218')).toEqual([0, 0]);
    expect(sums({ 'fr-2': '1117', 'pr-2': '1218' }, 'attack fr-2 1218')).toEqual([0, 1]);
  });

  it('[MOD-D1] Cavalry has nothing from a town, but from a bridge', () => {
    expect(sums({ 'fr-2': '2011', 'pr-cav': '1911' }, 'attack fr-2 1911')).toEqual([0, 0]);
    expect(sums({ 'fr-2': '1218', 'pr-cav': '1117' }, 'attack fr-2 1117')).toEqual([0, 1]);
  });

  it('[MOD-D1] a Detachment has the ground, whatever its symbol', () => {
    expect(sums({ 'fr-2': '2011', 'pr-d-steinmetz': '1911' }, 'attack fr-2 1911')).toEqual([2, 1]);
    expect(sums({ 'fr-2': '2011', 'pr-d-sohr': '1911' }, 'attack fr-2 1911')).toEqual([2, 1]);
  });

  it('[MOD-D2] the stars of the defending unit', () => {
    const allied = { 'aa-1': 2, 'aa-res': 2, 'aa-cav': 1, 'pr-1': 1, 'pr-2': 0, 'pr-3': 0, 'pr-4': 1, 'pr-cav': 0 };
    for (const [unit, value] of Object.entries(allied))
      expect(sums({ 'fr-2': '2010', [unit]: '2011' }), unit).toEqual([0, value]);
    const french = { 'fr-1': 1, 'fr-2': 0, 'fr-3': 1, 'fr-4': 1, 'fr-6': 0, 'fr-gd': 2, 'fr-gdcav': 2, 'fr-rescav': 1 };
    for (const [unit, value] of Object.entries(french))
      expect(theirs({ [unit]: '2010', 'pr-2': '2011' }, 'attack pr-2 2010'), unit).toEqual([0, value]);
    expect(sums({ 'fr-2': '2010', 'aa-cav': '2011 exhausted' })).toEqual([0, 0]);
  });

  it('[MOD-D2] Hill has one star or two', () => {
    for (const hillStars of [1, 2]) {
      const f = attacking({ 'fr-2': '2010', 'aa-2': '2011' }, { hillStars });
      expect(f.fight('attack fr-2 2011', 3, 3)).toMatchObject({ defence: hillStars });
    }
  });

  it('[MOD-D2] Detachments too: the Old Guard has two', () => {
    const alone = { 'fr-d-oldguard': '2010', 'pr-2': '2011', 'fr-2': '1505' };
    expect(unopposed(alone, 'attack pr-2 2010')).toEqual([2, 2]);
  });

  it('[MOD-D2] Cavalry that defends in a town has its stars', () => {
    expect(sums({ 'fr-2': '2011', 'aa-cav': '1911' }, 'attack fr-2 1911')).toEqual([0, 1]);
  });

  it('[MOD-D3] every associated HQ in Battle mode that reaches the defender', () => {
    const places: [string, string, number][] = [
      ['hq-blucher', '2014 battle', 1],
      ['hq-blucher', '2015 battle', 0],
      ['hq-blucher', '2012 normal', 0],
      ['hq-wellington', '2012 battle', 0],
    ];
    for (const [hq, place, value] of places)
      expect(sums({ ...plain, [hq]: place }), `${hq} ${place}`).toEqual([0, value]);
    expect(sums({ 'fr-2': '2010', 'aa-res': '2011', 'hq-wellington': '2014 battle' })).toEqual([0, 4]);
    expect(sums({ 'fr-2': '2010', 'aa-res': '2011', 'hq-wellington': '2015 battle' })).toEqual([0, 2]);
  });

  it('[MOD-D3] French HQs add up, for a Detachment too', () => {
    const all = { 'hq-napoleon': '2009 battle', 'hq-ney': '2008 battle', 'hq-grouchy': '2010 battle' };
    expect(theirs({ ...plain, ...all }, 'attack pr-2 2010')).toEqual([0, 3]);
    const detachment = { 'fr-d-pire': '2010', 'fr-2': '1505', 'pr-2': '2011' };
    expect(unopposed({ ...detachment, ...all }, 'attack pr-2 2010')).toEqual([2, 3]);
  });

  it('[MOD-D4] one for each Cavalry Corps next to the defender', () => {
    for (const hex of ['2012', '2111', '1911', '2110', '1910'])
      expect(sums({ ...plain, 'pr-cav': `${hex} exhausted` }), hex).toEqual([0, 1]);
    expect(sums({ ...plain, 'pr-cav': '2012 exhausted', 'aa-cav': '2111 exhausted' })).toEqual([0, 2]);
    // Next to the attacker alone, or two hexes off; and the defender is not his own support.
    expect(sums({ ...plain, 'pr-cav': '2009 exhausted' })).toEqual([0, 0]);
    expect(sums({ ...plain, 'pr-cav': '2013 exhausted' })).toEqual([0, 0]);
    expect(sums({ 'fr-2': '2010', 'pr-cav': '2011 exhausted' })).toEqual([0, 0]);
  });

  it('[MOD-D4] never its stars, Fresh or not', () => {
    expect(sums({ ...plain, 'aa-cav': '2012' }, 'attack fr-2 2011', 'aa-cav')).toEqual([0, 1]);
    const guard = { ...plain, 'fr-gdcav': '2009' };
    expect(theirs(guard, 'attack pr-2 2010', 'fr-gdcav')).toEqual([0, 1]);
  });

  it('[MOD-D4] infantry next to the defender is no support', () => {
    expect(sums({ ...plain, 'pr-1': '2012', 'pr-3': '2111' })).toEqual([0, 0]);
  });

  it('[MOD-D4] a Detachment is supported as well', () => {
    expect(sums({ 'fr-2': '2010', 'pr-d-sohr': '2011', 'pr-cav': '2012 exhausted' })).toEqual([2, 1]);
  });

  it('[MOD-D4] decided after the attacker has sent his cavalry and before the dice', () => {
    const f = attacking({ ...plain, 'fr-gdcav': '2009', 'pr-cav': '2012' }).play('attack fr-2 2011');
    expect(f.decision).toBe('french charge');
    expect(f.rule('commit pr-cav', 'coalition')).toBe('GEN-12');
    f.play('commit fr-gdcav');
    if (f.decision === 'french charge') f.play('ready');
    expect([f.decision, f.choices().sort()]).toEqual(['coalition countercharge', ['commit pr-cav', 'ready']]);
    expect(f.rule('commit fr-gdcav')).toBe('MOD-D4');
    expect(f.told('attack-resolved')).toEqual([]);
    const out = f.copy().play('ready', 3, 3);
    expect(out.last('attack-resolved')).toMatchObject({ attackModifier: 3, defenceModifier: 0 });
    expect(out.face('pr-cav')).toBe('fresh');
  });

  it('[MOD-D4] not over an unbridged river, but over a bridge', () => {
    expect(sums({ 'fr-2': '1119', 'pr-2': '1118', 'pr-cav': '1117 exhausted' }, 'attack fr-2 1118')).toEqual([0, 1]);
    expect(sums({ 'fr-2': '1219', 'pr-2': '1218', 'pr-cav': '1117 exhausted' }, 'attack fr-2 1218')).toEqual([0, 1]);
    expect(sums({ 'fr-2': '1219', 'pr-2': '1218', 'pr-cav': '1018 exhausted' }, 'attack fr-2 1218')).toEqual([0, 0]);
  });

  it('[MOD-A1, MOD-A2, MOD-A4, MOD-A6, MOD-D1, MOD-D2, MOD-D3, MOD-D4] the sum at La Haye Sainte in the designer’s notes', () => {
    const units = laid(
      'hq-napoleon 3415 battle, fr-1 3515, fr-d-battery 3515, fr-gdcav 3514 exhausted',
      'hq-wellington 3715 battle, aa-res 3616, aa-cav 3716 exhausted',
    );
    expect(sums(units, 'attack fr-1 3616')).toEqual([4, 6]);
  });
});
