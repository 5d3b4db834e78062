import { laid } from '@hundred-days/kernel/testing';
import { describePosition } from '@hundred-days/waterloo-campaign';
import { describe, expect, it } from 'vitest';
import { type Field, field, type Scene, scenario, WORLD } from '../support.ts';

/** The scenario up to its first move, the modes chosen; the French roll. */
const begun = (die: number, modes: readonly [string, string, string] = ['normal', 'normal', 'normal']): Field =>
  scenario('june15')
    .play(`mode hq-napoleon @${modes[0]}`)
    .play(`mode hq-wellington @${modes[1]}`)
    .play(`mode hq-blucher @${modes[2]}`, die);

/** Turn 2 from its Movement Phase, the French die first. */
const second = (units: Scene['units'], french: number, coalition: number): Field =>
  field({ turn: 2, june15: true, start: 'movement', units }, french, coalition);
const onMap = laid(
  'hq-napoleon 1117, fr-2 1415, hq-wellington 3715, aa-res 3715, aa-1 3002, hq-blucher 1922',
  'pr-1 2023, pr-2 2025',
);
const shuttle = (f: Field, unit: string, hq: string, a: string, b: string): Field =>
  f.play(`${unit} ${hq} ${f.where(unit) === a ? `${a}-${b}` : `${b}-${a}`}`);
const reille = (f: Field): Field => shuttle(f, 'fr-2', 'hq-napoleon', '1415', '1515');
const ziethen = (f: Field): Field => shuttle(f, 'pr-1', 'hq-blucher', '2023', '2024');

describe('12 June 15–18: set-up', () => {
  it('[S15-1] turn 1 starts with the Movement Phase: no Command, no Organization', () => {
    const f = begun(1);
    expect([f.turn, f.decision]).toEqual([1, 'french movement']);
    expect(f.told('phase').map(({ data }) => data.phase)).toEqual(['movement']);
    for (const line of ['place hq-napoleon 1017 @normal', 'detach fr-d-pire hq-napoleon 1016', 'recall pr-d-pirch'])
      expect(f.rule(line), line).toBe('MOV-1');
  });

  it('[S15-2] every piece where the scenario puts it, Corps in Advance or Fresh', () => {
    expect(describePosition(WORLD, begun(1, ['battle', 'normal', 'battle']).state)).toEqual({
      'hq-napoleon': '1017 battle',
      'fr-2': 'turn 1',
      'fr-1': 'turn 1',
      'fr-3': 'turn 1',
      'fr-6': 'turn 1',
      'fr-gd': 'turn 1',
      'fr-gdcav': 'turn 1',
      'fr-rescav': 'turn 1',
      'fr-4': 'turn 1',
      'hq-ney': 'turn 2',
      'hq-grouchy': 'turn 2',
      'hq-wellington': '3715 normal',
      'aa-res': '3715 advance',
      'aa-1': '3002 advance',
      'aa-2': 'turn 3',
      'aa-cav': 'turn 4',
      'aa-d-collaert': '1211',
      'aa-d-perponcher': '2618',
      'hq-blucher': '1737 battle',
      'pr-cav': '1737 fresh',
      'pr-1': '1716 advance',
      'pr-2': '2840 advance',
      'pr-3': '1340 advance',
      'pr-4': 'turn 3',
      'pr-d-steinmetz': '1215',
      'pr-d-pirch': '1217',
      'pr-d-lutzow': '1221',
      ...Object.fromEntries(
        ['fr-d-jacquinot', 'fr-d-pire', 'fr-d-pajol', 'fr-d-lefebvre', 'fr-d-oldguard', 'fr-d-battery'].map((unit) => [
          unit,
          'available',
        ]),
      ),
      ...Object.fromEntries(
        ['aa-d-kgl', 'aa-d-frederick', 'pr-d-sohr', 'pr-d-marwitz', 'pr-d-schwerin'].map((unit) => [unit, 'available']),
      ),
    });
  });

  it('[S15-2] each HQ on the map starts in the mode its owner picks, French first', () => {
    const f = scenario('june15');
    expect([f.decision, f.choices().sort()]).toEqual([
      'french modes',
      ['mode hq-napoleon @battle', 'mode hq-napoleon @normal'],
    ]);
    expect(f.rule('mode hq-blucher @normal')).toBe('S15-2');
    expect(f.rule('mode hq-ney @normal')).toBe('S15-4');
    f.play('mode hq-napoleon @battle');
    expect(f.decision).toBe('coalition modes');
    expect(f.rule('mode hq-napoleon @normal')).toBe('S15-2');
    f.play('mode hq-blucher @battle').play('mode hq-wellington @normal', 3);
    expect([f.face('hq-napoleon'), f.face('hq-blucher'), f.face('hq-wellington')]).toEqual([
      'battle',
      'battle',
      'normal',
    ]);
  });

  it('[S15-3] the French columns, in their order, at their hexes', () => {
    const f = begun(6);
    const columns: [string, string[]][] = [
      ['1015', ['fr-2', 'fr-1']],
      ['1017', ['fr-3', 'fr-6', 'fr-gd', 'fr-gdcav']],
      ['1018', ['fr-3', 'fr-6', 'fr-gd', 'fr-gdcav']],
      ['1020', ['fr-rescav', 'fr-4']],
    ];
    /** Who could enter where, asked of every Corps and every hex of the southern edge. */
    const first = (): string[] =>
      ['1014', '1015', '1016', '1017', '1018', '1019', '1020', '1021'].flatMap((hex) =>
        columns
          .flatMap(([, units]) => units)
          .flatMap((unit) =>
            f.strictRule(`enter ${unit} hq-napoleon ${hex}`) === 'allowed' ? [`${hex} ${unit}`] : [],
          ),
      );
    const heads = (...units: string[]): string[] => [
      ...new Set(
        columns.flatMap(([hex, column]) =>
          column.filter((unit) => units.includes(unit)).map((unit) => `${hex} ${unit}`),
        ),
      ),
    ];
    const once = (): string[] => [...new Set(first())].sort();
    expect(once()).toEqual(heads('fr-2', 'fr-3', 'fr-rescav').sort());
    f.play('enter fr-3 hq-napoleon 1018-1117').play('pr-1 hq-blucher 1716-1717');
    expect(once()).toEqual(heads('fr-2', 'fr-6', 'fr-rescav').sort());
    f.play('enter fr-6 hq-napoleon 1017-1016').play('pr-1 hq-blucher 1717-1718');
    expect(once()).toEqual(heads('fr-2', 'fr-gd', 'fr-rescav').sort());
    f.play('enter fr-gd hq-napoleon 1018-1019').play('pr-1 hq-blucher 1718-1719');
    expect(once()).toEqual(heads('fr-2', 'fr-gdcav', 'fr-rescav').sort());
    f.play('enter fr-2 hq-napoleon 1015-1014').play('pr-1 hq-blucher 1719-1720');
    expect(once()).toEqual(heads('fr-1', 'fr-gdcav', 'fr-rescav').sort());
    f.play('enter fr-rescav hq-napoleon 1020-1021').play('pr-1 hq-blucher 1720-1721');
    expect(once()).toEqual(heads('fr-1', 'fr-gdcav', 'fr-4').sort());
  });

  it('[S15-4] Ney and Grouchy are placed in Step A of turn 2, not before', () => {
    const f = begun(1);
    expect([f.where('hq-ney'), f.where('hq-grouchy')]).toEqual(['turn', 'turn']);
    expect(f.strictRule('enter fr-3 hq-ney 1017')).toBe('MOV-8');
    const turn2 = field({
      turn: 2,
      june15: true,
      start: 'turn',
      units: laid('hq-napoleon 1117, fr-2 1415, hq-ney turn 2, hq-grouchy turn 2, hq-blucher 1922, pr-1 2023'),
    });
    turn2
      .play('place hq-ney 1415 @normal')
      .play('place hq-grouchy 1414 @battle')
      .play('place hq-napoleon 1413 @normal');
    expect([turn2.at('hq-ney'), turn2.at('hq-grouchy')]).toEqual(['1415 normal', '1414 battle']);
    const early = field({
      turn: 1,
      start: 'turn',
      units: { 'hq-napoleon': '1117', 'fr-2': '1415', 'hq-ney': 'turn 2', 'hq-blucher': '1922', 'pr-1': '2023' },
    });
    expect(early.choices('place hq-ney')).toEqual([]);
    expect(early.rule('place hq-ney 1415 @normal')).toBe('S15-4');
  });
});

describe('12 June 15–18: turn 1', () => {
  it('[S15-5] of the Coalition only Ziethen may move', () => {
    const f = begun(4).play('enter fr-3 hq-napoleon 1018');
    expect([...new Set(f.choices().map((line) => line.split(' ')[0]))].sort()).toEqual(['pass', 'pr-1']);
    expect(f.rule('aa-res hq-wellington 3715-3815')).toBe('S15-5');
    expect(f.rule('pr-cav hq-blucher 1737-1837')).toBe('S15-5');
    expect(f.rule('pr-3 hq-blucher 1340-1440')).toBe('S15-5');
    expect(f.rule('pr-1 hq-blucher 1716-1717')).toBe('allowed');
  });

  it('[S15-5] others may attack and defend', () => {
    const units = { 'hq-napoleon': '2003', 'fr-2': '2010', 'hq-blucher': '2020', 'pr-2': '2011' };
    const f = field({ turn: 1, june15: true, start: 'attack', units });
    f.fight('attack fr-2 2011', 3, 3);
    expect(f.rule('attack pr-2 2010')).toBe('allowed');
  });

  it('[S15-6] the French have the die and three moves; the same Corps may use several', () => {
    for (const die of [1, 6]) {
      const f = begun(die);
      expect([f.left('french'), f.left('coalition')]).toEqual([die + 3, -1]);
      expect(f.last('allowance')).toMatchObject({ side: 'french', die, moves: die + 3 });
    }
    const f = begun(1).play('enter fr-3 hq-napoleon 1018').play('pass');
    expect(f.left('french')).toBe(3);
    // Two moves of one Corps are two moves (PAS-4 lets the arrivals go first).
    f.play('enter fr-2 hq-napoleon 1015').play('enter fr-rescav hq-napoleon 1020').play('enter fr-6 hq-napoleon 1017');
    expect(f.step).not.toBe('movement');
  });

  it('[S15-6] moves are counted, not different units', () => {
    const units = { ...onMap, 'pr-1': '2023' };
    const f = field({ turn: 1, june15: true, start: 'movement', units }, 1);
    for (let left = 4; left > 1; left--) {
      expect([f.decision, f.left('french')]).toEqual(['french movement', left]);
      ziethen(reille(f));
    }
    // Used up: the French must pass, and the Coalition, which has no allowance, rolls (S15-10).
    reille(f);
    expect([f.decision, f.left('french')]).toEqual(['coalition movement', 0]);
    f.play('pr-1 hq-blucher 2024-2023', 2);
    expect([f.decision, f.last('last-moves').die]).toEqual(['coalition movement', 2]);
  });
});

describe('12 June 15–18: turn 2', () => {
  it('[S15-7] Anglo-Allied Corps cannot move', () => {
    const f = reille(second(onMap, 3, 4));
    expect([...new Set(f.choices().map((line) => line.split(' ')[0]))].sort()).toEqual(['pass', 'pr-1', 'pr-2']);
    expect(f.rule('aa-res hq-wellington 3715-3815')).toBe('S15-7');
    expect(f.rule('aa-1 hq-wellington 3002-3003')).toBe('S15-7');
  });

  it('[S15-7] Wellington and Blücher place Detachments as usual', () => {
    const units = { ...onMap, 'aa-d-kgl': 'available', 'pr-d-sohr': 'available' };
    const f = field({ turn: 2, june15: true, start: 'detachments', units });
    if (f.seat === 'french') f.play('end');
    expect(f.choices('detach aa-d-kgl hq-wellington').length).toBeGreaterThan(0);
    expect(f.choices('detach pr-d-sohr hq-blucher').length).toBeGreaterThan(0);
  });

  it('[S15-7, S15-5] not on turn 3', () => {
    const f = reille(field({ turn: 3, june15: true, start: 'movement', units: onMap }));
    expect(f.rule('aa-res hq-wellington 3715-3815')).toBe('allowed');
    expect([f.left('french'), f.left('coalition')]).toEqual([-1, -1]);
  });

  it('[S15-8] the Coalition has the die in moves, with Prussians on the map', () => {
    const f = second(onMap, 6, 2);
    expect(f.left('coalition')).toBe(2);
    ziethen(reille(f));
    expect(f.left('coalition')).toBe(1);
    ziethen(reille(f));
    // Used up: it must pass, and the French go on.
    reille(f);
    expect(f.decision).toBe('french movement');
  });

  it('[S15-8] a Prussian Corps off the map does not enter', () => {
    const f = reille(second({ ...onMap, 'pr-4': 'turn 2' }, 3, 4));
    expect(f.choices('enter')).toEqual([]);
    expect(f.strictRule('enter pr-4 hq-blucher 3241')).toBe('S15-8');
    // And does not keep the side from passing.
    expect(f.rule('pass')).toBe('allowed');
  });

  it('[S15-9] the French have the die and one for each Corps that waits; blown ones do not count', () => {
    expect(second(onMap, 3, 1).left('french')).toBe(3);
    const waiting = { ...onMap, 'fr-gd': 'turn 1', 'fr-gdcav': 'turn 1', 'fr-4': 'turn 1', 'fr-3': 'blown 3' };
    expect(second(waiting, 3, 1).left('french')).toBe(6);
  });

  it('[S15-9] Corps on the map and off it move in any order, also after a Coalition pass', () => {
    const waiting = { ...onMap, 'fr-gd': 'turn 1', 'fr-4': 'turn 1' };
    const f = second(waiting, 3, 1);
    expect(f.rule('fr-2 hq-napoleon 1415-1515')).toBe('allowed');
    reille(f).play('pass');
    expect(f.rule('fr-2 hq-napoleon 1515-1415')).toBe('allowed');
    expect(f.words()).toContain('move');
    // But they have to come: no pass before.
    expect(f.rule('pass')).toBe('REI-5');
  });

  it('[S15-10] rolled at the start of the phase, French first, for both to see', () => {
    const f = second(onMap, 2, 5);
    expect(f.told('allowance').map(({ data }) => [data.side, data.die, data.moves])).toEqual([
      ['french', 2, 2],
      ['coalition', 5, 5],
    ]);
    expect(f.told('allowance').every(({ only }) => only === undefined)).toBe(true);
  });

  it('[S15-10] a side with an allowance makes no roll: it uses up what is left', () => {
    const f = reille(second(onMap, 4, 3)).play('pass');
    expect(f.told('last-moves')).toEqual([]);
    for (let left = 3; left > 0; left--) {
      expect([f.decision, f.left('french')]).toEqual(['french movement', left]);
      reille(f);
    }
    expect(f.step).not.toBe('movement');
    const g = second(onMap, 4, 3).play('pass');
    expect([g.decision, g.left('coalition'), g.told('last-moves')]).toEqual(['coalition movement', 3, []]);
  });

  it('[S15-10] at zero it must pass, and the other goes on with his', () => {
    const f = second(onMap, 1, 3);
    reille(f);
    for (let left = 3; left > 0; left--) {
      expect([f.decision, f.left('coalition')]).toEqual(['coalition movement', left]);
      ziethen(f);
    }
    expect(f.step).not.toBe('movement');
  });

  it('[S15-10] a side without one, the Coalition on turn 1, rolls as usual', () => {
    const f = field({ turn: 1, june15: true, start: 'movement', units: onMap }, 1).play('pass', 3);
    // Four free Corps: Ziethen, Pirch, the Reserve and Orange; only Ziethen may move.
    expect(f.last('last-moves')).toEqual({ side: 'coalition', die: 3, more: 4, moves: 7 });
  });

  it('[S15-11] with no more moves left than Corps off the map only entries are legal, while one can enter', () => {
    const waiting = { ...onMap, 'fr-gd': 'turn 1', 'fr-4': 'turn 1' };
    const f = second(waiting, 1, 6);
    expect(f.left('french')).toBe(3);
    expect(f.rule('fr-2 hq-napoleon 1415-1515')).toBe('allowed');
    ziethen(reille(f));
    expect([f.left('french'), f.words()]).toEqual([2, ['enter']]);
    expect(f.rule('fr-2 hq-napoleon 1515-1415')).toBe('S15-11');
    f.play('enter fr-gd hq-napoleon 1017');
    ziethen(f);
    expect(f.words()).toEqual(['enter']);
    f.play('enter fr-4 hq-napoleon 1020');
    expect([f.left('french'), f.at('fr-gd'), f.at('fr-4')]).toEqual([0, '1017 advance', '1020 advance']);
  });

  it('[S15-11] a Corps that cannot enter leaves the others free', () => {
    // Gérard's entry hex is taken by his own cavalry.
    const waiting = { ...onMap, 'fr-rescav': '1020', 'fr-4': 'turn 1' };
    const f = second(waiting, 1, 6);
    ziethen(reille(f));
    expect(f.left('french')).toBe(1);
    expect(f.rule('fr-2 hq-napoleon 1515-1415')).toBe('allowed');
    f.play('fr-rescav hq-napoleon 1020-1019');
    expect(f.left('french')).toBe(0);
  });

  it('[S15-11] no such limit on turn 1', () => {
    const units = { ...onMap, 'fr-gd': 'turn 1', 'fr-4': 'turn 1', 'fr-3': 'turn 1', 'fr-rescav': 'turn 1' };
    const f = field({ turn: 1, june15: true, start: 'movement', units }, 1);
    expect(f.left('french')).toBe(4);
    expect(f.rule('fr-2 hq-napoleon 1415-1515')).toBe('allowed');
    // PAS-4 comes with the pass.
    reille(f).play('pass');
    expect(f.rule('fr-2 hq-napoleon 1515-1415')).toBe('PAS-4');
  });
});

describe('12 June 15–18: later', () => {
  it('[S15-12] Hill, Bülow and Uxbridge come on turns 3, 3 and 4 at 3000, 3241 and 4015', () => {
    const units = { ...onMap, ...laid('hq-blucher 3038, pr-1 3035, aa-2 turn 3, pr-4 turn 3, aa-cav turn 4') };
    const entries = (turn: number): string[] => {
      const f = reille(field({ turn, june15: true, start: 'movement', units }));
      return [
        ...new Set(f.choices('enter').map((line) => `${line.split(' ')[1]} ${line.split(' ')[3].slice(0, 4)}`)),
      ].sort();
    };
    expect(entries(3)).toEqual(['aa-2 3000', 'pr-4 3241']);
    expect(entries(4)).toEqual(['aa-2 3000', 'aa-cav 4015', 'pr-4 3241']);
  });

  it('[S15-12] the deluge and the soft ground as in the other scenario', () => {
    const f = field({ turn: 5, june15: true, start: 'turn', units: onMap }, 3);
    expect(f.told('rain').length).toBe(1);
    const units = { 'hq-napoleon': '2003', 'fr-2': '2010', 'hq-blucher': '2020', 'pr-2': '2011' };
    const g = field({ turn: 6, june15: true, start: 'attack', rain: [5], units });
    expect(g.fight('attack fr-2 2011', 4, 4)).toMatchObject({ attack: -1 });
  });
});

describe('12 June 15–18: the example of play', () => {
  it('[S15-3, S15-5, S15-6, S15-10] June 15 A.M.: a 4 gives seven moves', () => {
    const f = begun(4);
    expect(f.left('french')).toBe(7);
    // Vandamme over the Sambre into the ZoC of Pirch's Detachment at Charleroi.
    f.play('enter fr-3 hq-napoleon 1018-1117-1218');
    expect(f.at('fr-3')).toBe('1218 battle');
    // Ziethen shifts to Fleurus, out of command as he is.
    f.play('pr-1 hq-blucher 1716-1717-1718-1819-1820-1821-1921-1922');
    expect(f.at('pr-1')).toBe('1922 advance');
    f.play('enter fr-2 hq-napoleon 1015-1115');
    f.play('pass');
    expect([f.decision, f.left('french')]).toEqual(['french movement', 5]);
    // The rest come on first (PAS-4).
    f.play('enter fr-6 hq-napoleon 1017-1117-1116').play('enter fr-gd hq-napoleon 1017-1117');
    f.play('enter fr-gdcav hq-napoleon 1018').play('enter fr-rescav hq-napoleon 1020-1120');
    expect(f.left('french')).toBe(1);
    f.play('enter fr-1 hq-napoleon 1015');
    expect(f.step).toBe('attack');
    // Gérard is left for turn 2.
    expect(f.at('fr-4')).toBe('turn 1');
    // Two for a Corps that attacks a Detachment, and Vandamme's star; Charleroi is a town.
    expect(f.fight('attack fr-3 1217', 4, 2)).toEqual({ attack: 3, defence: 1, result: 'blown', loser: 'defender' });
    expect([f.at('pr-d-pirch'), f.at('fr-3')]).toEqual(['eliminated', '1217 battle']);
  });
});
