import { laid } from '@hundred-days/kernel/testing';
import { describePosition } from '@hundred-days/waterloo-campaign';
import { describe, expect, it } from 'vitest';
import { type Ground, marchEnds, retreats } from '../marches.ts';
import { type Field, field, type Scene, scenario, WORLD } from '../support.ts';

const hqs = { 'hq-napoleon': '2003', 'hq-blucher': '2025' };
const plain = { 'fr-2': '2010', 'pr-2': '2011' };

describe('11 June 16–18: set-up', () => {
  it('[S16-1] turn 3, beginning with Step D: HQs stay, and nobody returns or recovers', () => {
    const f = scenario('june16');
    expect([f.turn, f.decision]).toEqual([3, 'french detachments']);
    expect(f.told('phase').map(({ data }) => data.turn)).not.toContain(2);
  });

  it('[S16-1] turn 8 is the last: six turns', () => {
    const units = { 'hq-napoleon': '2003', 'fr-2': '2010', 'hq-blucher': '2025', 'pr-2': '2030' };
    const turns: number[] = [];
    for (let turn = 3; turn <= 8; turn++) {
      const f = field({ turn, start: 'attack', deluge: false, units });
      turns.push(f.turn);
      expect(f.outcome === null).toBe(turn < 8);
    }
    expect(turns).toEqual([4, 5, 6, 7, 8, 8]);
  });

  it('[S16-2] every piece where the scenario puts it', () => {
    expect(describePosition(WORLD, scenario('june16').state)).toEqual(
      laid(
        'hq-napoleon 1217 normal, fr-gd 1217 advance, hq-grouchy 1621 normal, hq-ney 2218 normal',
        'fr-2 2218 advance, fr-1 1617 advance, fr-3 1721 advance, fr-4 1221 advance, fr-6 1117 advance',
        'fr-gdcav 2317 fresh, fr-rescav 1822 fresh, fr-d-jacquinot 1314, fr-d-pire available',
        'fr-d-pajol available, fr-d-lefebvre available, fr-d-oldguard available, fr-d-battery available',
        'hq-wellington 2818 battle, aa-res 3715 advance, aa-1 3002 advance, aa-2 turn 3, aa-cav turn 4',
        'aa-d-collaert 1211, aa-d-perponcher 2618, aa-d-kgl available, aa-d-frederick available',
        'hq-blucher 2324 battle, pr-cav 2324 fresh, pr-1 1922 battle, pr-2 1928 advance',
        'pr-3 1737 advance, pr-4 turn 3, pr-d-lutzow 1623, pr-d-steinmetz available, pr-d-pirch available',
        'pr-d-sohr available, pr-d-marwitz available, pr-d-schwerin available',
      ),
    );
  });

  it('[S16-2] Hill starts with one star', () => {
    expect(scenario('june16').hillStars).toBe(1);
  });

  it('[S16-3] Hill and Bülow come on turn 3 at 3000 and 3241, Uxbridge on turn 4 at 4015', () => {
    const f = scenario('june16').skipTo('movement', 'french').play('fr-1 hq-napoleon 1617-1616');
    expect(new Set(f.choices('enter').map((line) => line.split(' ')[1]))).toEqual(new Set(['aa-2', 'pr-4']));
    f.play('enter aa-2 hq-wellington 3000').play('fr-1 hq-napoleon 1616-1617').play('enter pr-4 hq-blucher 3241');
    expect([f.at('aa-2'), f.at('pr-4'), f.at('aa-cav')]).toEqual(['3000 advance', '3241 advance', 'turn 4']);
    f.play('fr-1 hq-napoleon 1617-1616');
    expect(f.strictRule('enter aa-cav hq-wellington 4015')).toBe('REI-1');
    const next = field({
      turn: 4,
      start: 'movement',
      units: { ...hqs, 'fr-2': '2010', 'hq-wellington': '3715', 'aa-cav': 'turn 4' },
    }).play('fr-2 hq-napoleon 2010-2009');
    expect(next.strictRule('enter aa-cav hq-wellington 4015')).toBe('allowed');
  });
});

describe('11 June 16–18: the deluge', () => {
  const quiet = { ...hqs, 'fr-2': '2010', 'pr-2': '2030' };

  it('[S16-4] a roll at the start of turns 5 and 6, before Step A: rain on 1 to 4', () => {
    for (const turn of [5, 6])
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const f = field({ turn, start: 'turn', units: quiet }, die);
        expect(f.decision).toBe('french hq');
        expect(f.told('rain').length, `die ${die}`).toBe(die <= 4 ? 1 : 0);
        expect(f.told('no-rain').length, `die ${die}`).toBe(die <= 4 ? 0 : 1);
      }
  });

  it('[S16-4] no roll on any other turn', () => {
    for (const turn of [3, 4, 7, 8]) {
      const f = field({ turn, start: 'turn', units: quiet });
      expect([f.decision, f.told('rain'), f.told('no-rain')]).toEqual(['french hq', [], []]);
    }
  });

  it('[S16-4] it is rolled when turn 4 gives way to turn 5', () => {
    const units = { ...hqs, 'fr-2': '2010', 'pr-2': '2011' };
    const f = field({ turn: 4, start: 'attack', units }).play('pass', 1).play('pass', 4);
    expect([f.turn, f.last('rain')]).toEqual([5, { die: 4, turn: 5 }]);
  });

  it('[S16-5] attackers subtract 1 on the rain turn and on the turn right after, not later', () => {
    const attack = (turn: number, rain: number[]): number =>
      field({ turn, start: 'attack', rain, units: { ...hqs, ...plain } }).fight('attack fr-2 2011', 4, 4).attack;
    expect([5, 6, 7, 8].map((turn) => attack(turn, [5]))).toEqual([-1, -1, 0, 0]);
    expect([5, 6, 7, 8].map((turn) => attack(turn, [6]))).toEqual([0, -1, -1, 0]);
    expect([5, 6, 7, 8].map((turn) => attack(turn, [5, 6]))).toEqual([-1, -1, -1, 0]);
  });

  it('[S16-5] the rain that was rolled is the rain that counts', () => {
    const units = { ...hqs, ...plain };
    const attack = (die: number): number => {
      const f = field({ turn: 5, start: 'turn', units }, die);
      f.play('place hq-napoleon 2007 @normal').play('place hq-blucher 2014 @normal');
      return f.skipTo('attack', 'french').fight('attack fr-2 2011', 4, 4).attack;
    };
    expect([attack(4), attack(5)]).toEqual([-1, 0]);
  });
});

describe('11 June 16–18: rain and movement', () => {
  const command = { 'hq-napoleon': '1917', 'hq-wellington': '3716', 'aa-res': '3715' };
  const hq = { hq: '1917', range: 8 };
  const moving = (units: Scene['units'], rain: number[] = [5], turn = 5): Field =>
    field({ turn, start: 'movement', rain, units: { ...command, ...units } });
  const ends = (f: Field, unit: string): string[] => f.goals(unit, `${unit} hq-napoleon`);

  it('[S16-6] off the road Infantry goes to Battle Formation and stops', () => {
    const f = moving({ 'fr-1': '1617' });
    expect(f.copy().play('fr-1 hq-napoleon 1617-1616').at('fr-1')).toBe('1616 battle');
    expect(f.rule('fr-1 hq-napoleon 1617-1616-1615')).toBe('S16-6');
    // Two hexes by road and then off it.
    expect(f.copy().play('fr-1 hq-napoleon 1617-1716-1817-1816').at('fr-1')).toBe('1816 battle');
    expect(f.rule('fr-1 hq-napoleon 1617-1716-1817-1816-1815')).toBe('S16-6');
    expect(ends(f, 'fr-1')).toEqual(marchEnds({ arm: 'infantry', from: '1617', front: true, ...hq, rain: true }));
  });

  it('[S16-6] Cavalry is Exhausted and may go on to four hexes in all', () => {
    const f = moving({ 'fr-gdcav': '2010', 'hq-ney': '2011' });
    const ground: Ground = { arm: 'cavalry', from: '2010', front: true, hq: '1917', range: 8, rain: true };
    const byNey = { ...ground, hq: '2011', range: 4 };
    expect(f.goals('fr-gdcav')).toEqual([...new Set([...marchEnds(ground), ...marchEnds(byNey)])].sort());
    const near = moving({ 'fr-gdcav': '1814' });
    expect(near.copy().play('fr-gdcav hq-napoleon 1814-1714-1615-1616-1515').at('fr-gdcav')).toBe('1515 exhausted');
    expect(near.rule('fr-gdcav hq-napoleon 1814-1714-1615-1616-1515-1415')).toBe('S16-6');
    expect(ends(near, 'fr-gdcav')).toEqual(marchEnds({ ...ground, from: '1814' }));
  });

  it('[S16-6] by road nothing happens', () => {
    const f = moving({ 'fr-1': '1217', 'fr-gdcav': '1317' });
    f.play('fr-gdcav hq-napoleon 1317-1417-1516-1617-1716-1817-1917-2018-2117');
    expect(f.at('fr-gdcav')).toBe('2117 fresh');
    f.play('aa-res hq-wellington 3715-3815').play('fr-1 hq-napoleon 1217-1317-1417-1516-1617-1716-1817-1917-2018');
    expect(f.at('fr-1')).toBe('2018 advance');
    expect(f.at('aa-res')).toBe('3815 advance');
  });

  it('[S16-6] a Corps in Battle Formation or Exhausted moves as ever', () => {
    const f = moving({ 'fr-1': '1617 battle', 'fr-gdcav': '1814 exhausted' });
    expect(ends(f, 'fr-1')).toEqual(
      marchEnds({ arm: 'infantry', from: '1617', front: false, ...hq, friends: ['1814'] }),
    );
    expect(ends(f, 'fr-gdcav')).toEqual(
      marchEnds({ arm: 'cavalry', from: '1814', front: false, ...hq, friends: ['1617'] }),
    );
  });

  it('[S16-6] only on a rain turn: the day after the ground is soft, the march is free', () => {
    const f = moving({ 'fr-1': '1617' }, [5], 6).play('fr-1 hq-napoleon 1617-1616-1615');
    expect(f.at('fr-1')).toBe('1615 advance');
  });

  it('[S16-6] the Coalition as well', () => {
    const f = moving({ 'fr-1': '1617' }).play('fr-1 hq-napoleon 1617-1716').play('aa-res hq-wellington 3715-3716');
    expect(f.at('aa-res')).toBe('3716 battle');
  });

  it('[S16-6] stepping onto the map is stepping along a road', () => {
    const units = { 'fr-1': '1617', 'aa-2': 'turn 5', 'hq-wellington': '3004', 'aa-res': '3106' };
    const f = moving(units).play('fr-1 hq-napoleon 1617-1716');
    expect(f.copy().play('enter aa-2 hq-wellington 3000').at('aa-2')).toBe('3000 advance');
    expect(f.copy().play('enter aa-2 hq-wellington 3000-3001').at('aa-2')).toBe('3001 advance');
    expect(f.copy().play('enter aa-2 hq-wellington 3000-2900').at('aa-2')).toBe('2900 battle');
  });
});

describe('11 June 16–18: the example of play', () => {
  it('[S16-1, S16-2] June 16 A.M. as the rulebook plays it, where it keeps its own rules', () => {
    const f = scenario('june16');
    // Step D. Rèves is in the ZoI of the Guard Cavalry; 2421 is fifteen hexes by road from Napoléon.
    expect(f.rule('detach fr-d-pire hq-ney 2315')).toBe('D-6');
    f.play('detach fr-d-pire hq-ney 2314').play('detach fr-d-lefebvre hq-napoleon 2421').play('end');
    f.play('detach aa-d-frederick hq-wellington 2715').play('detach pr-d-pirch hq-blucher 2222');
    if (f.step === 'detachments') f.play('end');
    // Step E.
    if (f.decision === 'french recall') f.play('end');
    f.play('recall aa-d-collaert').play('end');
    // Steps F and G: Ziethen alone is in contact, with the Reserve Cavalry, and stays in Battle Formation.
    expect([f.decision, f.at('pr-1')]).toEqual(['french withdrawal', '1922 battle']);
    expect(
      f
        .choices()
        .filter((line) => line !== 'pass')
        .every((line) => line.startsWith('withdraw fr-rescav')),
    ).toBe(true);
    // Step H: Heppignies (1919) and 1918 are no legal ends; these are.
    expect(f.goals('fr-rescav')).toEqual(['1620', '1719', '1819']);
    expect(f.goals('fr-rescav')).toEqual(
      retreats('1822', ['1922'], ['1922', '1623', '2222'], ['1721', '1617', '2218', '2317']),
    );
    f.play('withdraw fr-rescav 1819');
    // Nobody is in a ZoC any more: the step is over.
    expect([f.decision, f.at('fr-rescav')]).toEqual(['french movement', '1819 fresh']);

    f.play('fr-gdcav hq-ney 2317-2417-2516');
    expect(f.at('fr-gdcav')).toBe('2516 fresh');
    // Ziethen: 2022 is no nearer to Blücher, 2023 is.
    expect(f.rule('pr-1 hq-blucher 1922-2022')).toBe('MOV-9');
    f.play('pr-1 hq-blucher 1922-2023');
    // Reille by road to the ZoC of Perponcher.
    f.play('fr-2 hq-ney 2218-2317-2418-2517');
    expect(f.at('fr-2')).toBe('2517 battle');
    f.play('pr-1 hq-blucher 2023-2122');
    expect(f.at('pr-1')).toBe('2122 battle');
    expect(f.decision).toBe('french movement');
  });

  it('[PAS-2] the pass: four free Corps and a one are five moves, and one is left unused', () => {
    // Bülow, the Prussian cavalry, Hill and the Reserve are free; Ziethen, Pirch, Thielmann and Orange in contact.
    const units = laid(
      'hq-napoleon 2120, hq-ney 2417, hq-wellington 2818 battle, hq-blucher 2324 battle',
      'fr-gd 2022 battle, fr-3 2023 battle, fr-2 2517 battle, fr-4 1737 battle, fr-6 1505',
      'pr-1 2122 battle, pr-2 2123 battle, pr-3 1837 battle, aa-1 2618 battle, pr-cav 2427, pr-4 3038',
      'aa-2 3005, aa-res 3316',
    );
    const f = field({ turn: 3, start: 'movement', units }).play('pass', 1);
    expect(f.left('coalition')).toBe(5);
    f.play('pr-cav hq-blucher 2427-2326').play('pr-4 hq-blucher 3038-3037');
    f.play('aa-2 hq-wellington 3005-3006').play('aa-2 hq-wellington 3006-3007');
    expect([f.decision, f.left('coalition')]).toEqual(['coalition movement', 1]);
    expect(f.play('pass').step).toBe('attack');
  });

  it('[ATT-5, CRT-1, PUR-1, PUR-3] the battles of Ligny and Quatre-Bras', () => {
    const units = {
      'hq-napoleon': '1217',
      'hq-ney': '2218',
      'hq-grouchy': '1621',
      'hq-wellington': '2818 battle',
      'hq-blucher': '2324 battle',
      // St-Amand 2122 and Ligny 2123: the Guard, Gérard and Vandamme, Grouchy's cavalry behind them.
      'fr-gd': '2022 battle',
      'fr-4': '2121 battle',
      'fr-3': '2023 battle',
      'fr-rescav': '1922',
      'pr-1': '2122 battle',
      'pr-2': '2123 battle',
      'pr-cav': '2223',
      // Quatre-Bras 2618.
      'fr-2': '2517 battle',
      'fr-gdcav': '2516',
      'fr-1': '2518 battle',
      'aa-1': '2618 battle',
      'aa-d-perponcher': '2618',
    };
    const f = field({ turn: 3, start: 'attack', units });
    // The Guard at St-Amand: two stars, two Corps, the Reserve Cavalry; into a town it brings no star.
    expect(f.fight('attack fr-gd 2122', 4, 3, 'fr-rescav')).toEqual({
      attack: 5,
      defence: 3,
      result: 'blown',
      loser: 'defender',
    });
    expect([f.at('pr-1'), f.face('fr-rescav')]).toEqual(['blown 5', 'exhausted']);
    // The Prussian cavalry stayed out of it. The Guard must advance, into its ZoC.
    expect([f.at('fr-gd'), f.at('pr-cav')]).toEqual(['2122 battle', '2223 fresh']);
    f.play('pass', 2);
    expect([f.decision, f.left('french')]).toEqual(['french attack', 2]);
    // Vandamme at Ligny: star, the Guard, the cavalry now Exhausted; Pirch: the town, Blücher, his cavalry.
    expect(f.fight('attack fr-3 2123', 4, 3, 'pr-cav')).toEqual({
      attack: 3,
      defence: 3,
      result: 'retreat',
      loser: 'defender',
    });
    const french = ['2122', '2121', '2023', '1922', '2517', '2516', '2518'];
    expect(f.goals('pr-2')).toEqual(retreats('2123', ['2023'], french, ['2223', '2618']));
    f.play(`retreat pr-2 ${f.goals('pr-2').at(-1)}`);
    expect([f.at('fr-3'), f.at('pr-cav')]).toEqual(['2123 battle', '2223 exhausted']);
    // Reille at Quatre-Bras: d'Erlon and the Guard Cavalry, without its stars; Orange: two, Wellington's two, the town.
    expect(f.fight('attack fr-2 2618', 6, 4, 'fr-gdcav')).toEqual({
      attack: 2,
      defence: 5,
      result: 'retreat',
      loser: 'attacker',
    });
    f.play(`retreat fr-2 ${f.goals('fr-2')[0]}`);
    expect([f.face('fr-gdcav'), f.where('aa-1'), f.where('aa-d-perponcher')]).toEqual(['exhausted', '2618', '2618']);
    // Both attacks are used: the turn is over.
    expect([f.turn, f.decision]).toEqual([4, 'french hq']);
  });
});
