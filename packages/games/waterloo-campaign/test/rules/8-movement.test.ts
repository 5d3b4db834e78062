import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { distance, isStream } from '../hexes.ts';
import { type Ground, marchEnds } from '../marches.ts';
import { type Field, field, type Scene } from '../support.ts';

/** Far from everything, and able to move. */
const far = { 'hq-wellington': '3716', 'aa-res': '3715' };
/** Napoléon's range of 8 covers the open country round 2010. */
const command = { 'hq-napoleon': '2006', ...far };

const moving = (units: Scene['units'], more: Partial<Scene> = {}): Field =>
  field({ turn: 4, start: 'movement', units, ...more });
const ends = (f: Field, unit: string, hq = 'hq-napoleon'): string[] => f.goals(unit, `${unit} ${hq}`);
const napoleon = { hq: '2006', range: 8 };
const infantry = (from: string, more: Partial<Ground> = {}): string[] =>
  marchEnds({ arm: 'infantry', from, front: true, ...napoleon, ...more });
const cavalry = (from: string, more: Partial<Ground> = {}): string[] =>
  marchEnds({ arm: 'cavalry', from, front: true, ...napoleon, ...more });
/** Any side's waiting move: it changes nothing near the test. */
const idle = (f: Field): Field =>
  f.where('aa-res') === '3715' ? f.play('aa-res hq-wellington 3715-3815') : f.play('aa-res hq-wellington 3815-3715');

describe('8 movement: taking turns', () => {
  it('[MOV-1] the French begin, and the sides take turns with one Corps each', () => {
    const f = moving({ ...command, 'fr-1': '2010', 'fr-2': '2012' });
    expect(f.decision).toBe('french movement');
    expect(f.words()).toEqual(['move', 'pass']);
    f.play('fr-1 hq-napoleon 2010-2011');
    expect(f.decision).toBe('coalition movement');
    expect(f.rule('fr-2 hq-napoleon 2012-2013', 'french')).toBe('GEN-12');
    f.play('aa-res hq-wellington 3715-3815');
    expect(f.decision).toBe('french movement');
    expect(f.rule('aa-res hq-wellington 3815-3715', 'coalition')).toBe('GEN-12');
    f.play('fr-2 hq-napoleon 2012-2013');
    expect(f.decision).toBe('coalition movement');
  });

  it('[MOV-1] a Corps of the other side is not moved, and an attack is not a move', () => {
    const f = moving({ ...command, 'fr-1': '2010' });
    expect(f.choicesOf('aa-res')).toEqual([]);
    expect(f.rule('aa-res hq-wellington 3715-3815')).toBe('MOV-1');
    expect(f.rule('attack fr-1 2011')).toBe('MOV-1');
  });

  it('[MOV-2] the same Corps may be moved again and again, without limit', () => {
    const f = moving({ ...command, 'fr-1': '2010', 'fr-2': '2012' });
    for (let i = 0; i < 12; i++) {
      f.play(i % 2 === 0 ? 'fr-1 hq-napoleon 2010-2009-2008' : 'fr-1 hq-napoleon 2008-2009-2010');
      idle(f);
      expect([f.decision, f.left('french'), f.left('coalition')]).toEqual(['french movement', -1, -1]);
    }
    expect(ends(f, 'fr-1')).toEqual(infantry('2010', { friends: ['2012'] }));
  });

  it('[MOV-2] a Corps chosen again moves with its whole allowance again', () => {
    const f = moving({ ...command, 'fr-1': '2010' });
    f.play('fr-1 hq-napoleon 2010-2011-2012-2013-2014');
    idle(f);
    f.play('fr-1 hq-napoleon 2014-2013-2012-2011-2010');
    expect(f.where('fr-1')).toBe('2010');
  });
});

describe('8 movement: how far', () => {
  it('[MOV-3] Advance 4, Battle 1, Fresh 6, Exhausted 4: every hex so far off and no other', () => {
    const all: [string, string, Ground][] = [
      ['fr-1', '2010 advance', { arm: 'infantry', from: '2010', front: true, ...napoleon }],
      ['fr-1', '2010 battle', { arm: 'infantry', from: '2010', front: false, ...napoleon }],
      ['fr-gdcav', '2010 fresh', { arm: 'cavalry', from: '2010', front: true, ...napoleon }],
      ['fr-gdcav', '2010 exhausted', { arm: 'cavalry', from: '2010', front: false, ...napoleon }],
    ];
    for (const [unit, place, ground] of all) {
      const listed = ends(moving({ ...command, [unit]: place }), unit);
      expect(listed, place).toEqual(marchEnds(ground));
    }
    // The second reckoning itself, where no road helps: rings of six, and one Battle Formation step.
    expect(infantry('2010', { front: false }).sort()).toEqual(['1909', '1910', '2009', '2011', '2109', '2110']);
    expect(Math.max(...infantry('2012').map((hex) => distance('2012', hex)))).toBe(4);
  });

  it('[MOV-3] a move may be shorter than the allowance', () => {
    const f = moving({ ...command, 'fr-1': '2010' });
    for (const line of ['2010-2011', '2010-2011-2012', '2010-2011-2012-2013', '2010-2011-2012-2013-2014'])
      expect(f.rule(`fr-1 hq-napoleon ${line}`), line).toBe('allowed');
  });

  it('[MOV-3] no hex more than the allowance', () => {
    const f = moving({ ...command, ...laid('fr-1 2009, fr-2 2112 battle, fr-gdcav 2205, fr-rescav 2305 exhausted') });
    // By road alone they might go twice as far; a Corps in Battle Formation never.
    expect(f.rule('fr-1 hq-napoleon 2009-2010-2011-2012-2013-2014')).toBe('MOV-6');
    expect(f.rule('fr-2 hq-napoleon 2112-2111-2110')).toBe('MOV-3');
    expect(f.rule('fr-gdcav hq-napoleon 2205-2206-2207-2208-2209-2210-2211')).toBe('allowed');
    expect(f.rule('fr-gdcav hq-napoleon 2205-2206-2207-2208-2209-2210-2211-2212')).toBe('MOV-6');
    expect(f.rule('fr-rescav hq-napoleon 2305-2306-2307-2308-2309')).toBe('allowed');
    expect(f.rule('fr-rescav hq-napoleon 2305-2306-2307-2308-2309-2310')).toBe('MOV-6');
  });

  it('[MOV-3] directions are free, and every hex costs one, towns too', () => {
    const f = moving({ ...command, 'fr-1': '2010' });
    expect(f.rule('fr-1 hq-napoleon 2010-2110-2111-2011-1910')).toBe('allowed');
    // 1911 is Gouy-lez-Piéton.
    expect(f.rule('fr-1 hq-napoleon 2010-1910-1911-1811-1812')).toBe('allowed');
  });

  it('[MOV-3] a move ends in another hex than it began', () => {
    const f = moving({ ...command, 'fr-1': '2010' });
    expect(f.rule('fr-1 hq-napoleon 2010-2011-2010')).toBe('MOV-3');
    expect(f.goals('fr-1')).not.toContain('2010');
    expect(f.rule('fr-1 hq-napoleon 2010-2011-2010-2009')).toBe('allowed');
  });

  it('[MOV-3] the mover chooses the path; what is offered takes the one without the flip', () => {
    // 2917 is a stream hex with a road from 2818 and none from 2918.
    const f = moving({ 'hq-napoleon': '2818', 'fr-1': '2717', 'hq-wellington': '3716', 'aa-res': '4015' });
    expect([isStream('2917'), isStream('2918')]).toEqual([true, false]);
    expect(f.copy().play('fr-1 hq-napoleon 2717-2818-2917').at('fr-1')).toBe('2917 advance');
    expect(f.copy().play('fr-1 hq-napoleon 2717-2818-2918-2917').at('fr-1')).toBe('2917 battle');
    // A line that leaves the way out.
    expect(f.copy().play('fr-1 hq-napoleon 2717-2917').at('fr-1')).toBe('2917 advance');
  });

  it('[MOV-3] a path goes from hex to adjacent hex, from where the Corps is', () => {
    const f = moving({ ...command, 'fr-1': '2010' });
    for (const path of ['2011-2012', '2010-2012', '2010-2011-2013', '2010']) {
      expect(f.strictRule(`fr-1 hq-napoleon ${path}`), path).toBe('MOV-3');
    }
  });
});

describe('8 movement: what is in the way', () => {
  it('[MOV-4] never into or through a hex with a Corps, one’s own included', () => {
    const f = moving({ ...command, 'fr-1': '2010', 'fr-2': '2011' });
    expect(f.rule('fr-1 hq-napoleon 2010-2011')).toBe('STK-1');
    expect(f.rule('fr-1 hq-napoleon 2010-2011-2012')).toBe('STK-1');
    expect(ends(f, 'fr-1')).toEqual(infantry('2010', { friends: ['2011'] }));
    expect(f.goals('fr-1')).not.toContain('2011');
  });

  it('[MOV-4] enemy Corps and enemy Detachments are never entered', () => {
    const units = { ...command, ...laid('fr-gdcav 2010, fr-1 2008, pr-1 2013, pr-d-sohr 1808, hq-blucher 3035') };
    const f = moving(units);
    const enemies = [
      { hex: '2013', arm: 'infantry' as const },
      { hex: '1808', arm: 'detachment' as const },
    ];
    expect(ends(f, 'fr-gdcav')).toEqual(cavalry('2010', { enemies, friends: ['2008'] }));
    expect(ends(f, 'fr-1')).toEqual(infantry('2008', { enemies, friends: ['2010'] }));
    for (const unit of ['fr-gdcav', 'fr-1'])
      for (const hex of ['2013', '1808']) expect(f.goals(unit)).not.toContain(hex);
    expect(f.rule('fr-gdcav hq-napoleon 2010-2011-2012-2013')).toBe('MOV-12');
    expect(f.rule('fr-1 hq-napoleon 2008-1908-1808')).toBe('MOV-12');
  });

  it('[MOV-4] friendly Detachments and HQs of either side are no hindrance', () => {
    const f = moving({ ...command, 'fr-1': '2010', 'fr-d-pire': '2011', 'hq-ney': '2012', 'hq-blucher': '2013' });
    f.play('fr-1 hq-napoleon 2010-2011-2012-2013-2014');
    expect(f.where('fr-1')).toBe('2014');
    for (const hex of ['2011', '2012', '2013'])
      expect(
        moving({ ...command, 'fr-1': '2010', 'fr-d-pire': '2011', 'hq-ney': '2012', 'hq-blucher': '2013' }).goals(
          'fr-1',
        ),
      ).toContain(hex);
  });

  it('[MOV-5] Detachments and HQs never move', () => {
    const f = moving({ ...command, 'fr-1': '2010', 'fr-d-pire': '2012', 'hq-ney': '2014', 'fr-d-oldguard': '2212' });
    expect(f.rule('fr-d-pire hq-napoleon 2012-2013')).toBe('MOV-5');
    expect(f.rule('fr-d-oldguard hq-napoleon 2212-2213')).toBe('MOV-5');
    expect(f.rule('hq-ney hq-napoleon 2014-2013')).toBe('MOV-5');
    expect(f.rule('hq-napoleon hq-napoleon 2006-2007')).toBe('MOV-5');
    const movers = new Set(f.choices().map((line) => line.split(' ')[0]));
    expect([...movers].sort()).toEqual(['fr-1', 'pass']);
  });

  it('[MOV-5] a side with Detachments alone has nothing to move', () => {
    const units = { 'hq-napoleon': '2006', 'fr-d-pire': '2012', ...far };
    // The French pass at once and the Coalition rolls for its last moves.
    const f = field({ turn: 4, start: 'movement', units }, 3);
    expect(f.told('must-pass').map(({ data }) => data.side)).toEqual(['french']);
    expect(f.decision).toBe('coalition movement');
  });
});

describe('8 movement: roads', () => {
  // The Brussels road from Charleroi to the north is free of streams up to 2717.
  const south = '1217-1317-1417-1516-1617-1716-1817-1917-2018-2117-2218-2317-2418-2517'.split('-');
  const road = (hexes: number): string => south.slice(0, hexes + 1).join('-');
  const onRoad = { 'hq-napoleon': '1917', ...far };

  it('[MOV-6] all by road doubles: 8 in Advance Formation, 12 Fresh, 8 Exhausted', () => {
    const limits: [string, string, number][] = [
      ['fr-1', '1217 advance', 8],
      ['fr-gdcav', '1217 fresh', 12],
      ['fr-gdcav', '1217 exhausted', 8],
    ];
    for (const [unit, place, limit] of limits) {
      const f = moving({ ...onRoad, [unit]: place });
      expect(f.rule(`${unit} hq-napoleon ${road(limit)}`), place).toBe('allowed');
      expect(f.rule(`${unit} hq-napoleon ${road(limit + 1)}`), place).toBe('MOV-6');
    }
  });

  it('[MOV-6] exactly the hexes a road march and a plain march reach', () => {
    const hq = { hq: '1917', range: 8 };
    expect(ends(moving({ ...onRoad, 'fr-1': '1217' }), 'fr-1')).toEqual(infantry('1217', hq));
    expect(ends(moving({ ...onRoad, 'fr-gdcav': '1217' }), 'fr-gdcav')).toEqual(cavalry('1217', hq));
    expect(ends(moving({ ...onRoad, 'fr-gdcav': '1217 exhausted' }), 'fr-gdcav')).toEqual(
      cavalry('1217', { ...hq, front: false }),
    );
    expect(infantry('1217', hq)).toContain('2018');
    expect(infantry('1217', hq)).not.toContain('2117');
  });

  it('[MOV-6] road and other hexes are not mixed', () => {
    const f = moving({ ...onRoad, 'fr-1': '1217', 'fr-gdcav': '1617' });
    // Four hexes with one off the road are within the plain allowance; five are not, though four are by road.
    expect(f.rule('fr-1 hq-napoleon 1217-1317-1417-1516-1616')).toBe('allowed');
    expect(f.rule('fr-1 hq-napoleon 1217-1317-1417-1418-1518-1517')).toBe('MOV-6');
    expect(f.rule('fr-gdcav hq-napoleon 1617-1716-1817-1917-2018-2117-2218-2217')).toBe('MOV-6');
    expect(f.rule('fr-gdcav hq-napoleon 1617-1716-1817-1917-2018-2117-2218')).toBe('allowed');
  });

  it('[MOV-6] Infantry in Battle Formation never marches by road', () => {
    const f = moving({ ...onRoad, 'fr-1': '1217 battle' });
    expect(f.rule(`fr-1 hq-napoleon ${road(1)}`)).toBe('allowed');
    expect(f.rule(`fr-1 hq-napoleon ${road(2)}`)).toBe('MOV-6');
    expect(ends(f, 'fr-1')).toEqual(infantry('1217', { hq: '1917', range: 8, front: false }));
  });
});

describe('8 movement: command', () => {
  it('[MOV-7] no hex beyond the Command Range, whatever the path', () => {
    const f = moving({ 'hq-napoleon': '2010 battle', 'fr-1': '2012', ...far });
    expect(f.rule('fr-1 hq-napoleon 2012-2013')).toBe('allowed');
    expect(f.rule('fr-1 hq-napoleon 2012-2013-2014')).toBe('MOV-7');
    // Out of the range and back into it.
    expect(f.rule('fr-1 hq-napoleon 2012-2112-2113-2213-2212')).toBe('MOV-7');
    expect(ends(f, 'fr-1')).toEqual(infantry('2012', { hq: '2010', range: 3 }));
    expect(ends(f, 'fr-1').every((hex) => distance('2010', hex) <= 3)).toBe(true);
  });

  it('[MOV-7] the mode of the HQ makes the range', () => {
    for (const [mode, range] of [
      ['normal', 8],
      ['battle', 3],
    ] as const) {
      const f = moving({ 'hq-napoleon': `1917 ${mode}`, 'fr-gdcav': '1917', ...far });
      const listed = ends(f, 'fr-gdcav');
      expect(listed).toEqual(cavalry('1917', { hq: '1917', range }));
      expect(Math.max(...listed.map((hex) => distance('1917', hex)))).toBe(range);
    }
  });

  it('[MOV-7] only an HQ of its own army commands a Corps', () => {
    const units = { ...command, 'fr-1': '2010', 'pr-1': '3713', 'hq-blucher': '3714', 'aa-1': '3518' };
    const f = moving(units).play('fr-1 hq-napoleon 2010-2011');
    expect(f.rule('pr-1 hq-blucher 3713-3613')).toBe('allowed');
    expect(f.rule('pr-1 hq-wellington 3713-3613')).toBe('GEN-7');
    expect(f.rule('aa-1 hq-wellington 3518-3519')).toBe('allowed');
    expect(f.rule('aa-1 hq-blucher 3518-3519')).toBe('GEN-7');
    expect(f.rule('aa-1 hq-napoleon 3518-3519')).toBe('GEN-7');
  });

  it('[MOV-8] a French move names one HQ and keeps to it; the next may name another', () => {
    // Ney in Battle mode reaches 2 hexes from 2010, Napoléon in Battle mode 3 hexes from 2016.
    const units = { 'hq-napoleon': '2016 battle', 'hq-ney': '2010 battle', 'fr-1': '2011', ...far };
    const f = moving(units);
    const byNey = infantry('2011', { hq: '2010', range: 2 });
    const byNapoleon = infantry('2011', { hq: '2016', range: 3 });
    expect(f.goals('fr-1')).toEqual([...new Set([...byNey, ...byNapoleon])].sort());
    for (const hex of ends(f, 'fr-1', 'hq-ney')) expect(byNey).toContain(hex);
    for (const hex of ends(f, 'fr-1', 'hq-napoleon')) expect(byNapoleon).toContain(hex);
    // Back first and then on: Ney does not let him out, Napoléon does not let him turn back.
    expect(f.rule('fr-1 hq-ney 2011-2010-2110-2111-2112')).toBe('MOV-7');
    expect(f.rule('fr-1 hq-ney 2011-2012-2013')).toBe('MOV-7');
    expect(f.rule('fr-1 hq-napoleon 2011-2010-2011-2012')).toBe('MOV-9');
    f.play('fr-1 hq-ney 2011-2010');
    idle(f);
    f.play('fr-1 hq-napoleon 2010-2011-2012-2013');
    expect(f.where('fr-1')).toBe('2013');
  });

  it('[MOV-8] a French Corps names a French HQ that is on the map', () => {
    const f = moving({ ...command, 'fr-1': '2010', 'hq-blucher': '2011' });
    expect(f.rule('fr-1 hq-blucher 2010-2011')).toBe('GEN-7');
    expect(f.rule('fr-1 hq-ney 2010-2011')).toBe('MOV-8');
    expect(f.choices('fr-1 hq-ney')).toEqual([]);
    // Ney is still to come; a Corps or a Detachment of the army is no HQ.
    const g = moving({ ...command, 'fr-1': '2010', 'fr-2': '2008', 'fr-d-pire': '2007', 'hq-ney': 'turn 8' });
    for (const by of ['hq-ney', 'fr-2', 'fr-d-pire'])
      expect([by, g.rule(`fr-1 ${by} 2010-2011`)]).toEqual([by, 'MOV-8']);
    const entering = moving({ ...command, 'fr-3': 'turn 1', 'hq-ney': 'turn 8' }, { turn: 1 });
    expect(entering.rule('enter fr-3 hq-ney 1018')).toBe('MOV-8');
    expect(entering.rule('enter fr-3 hq-napoleon 1018')).toBe('allowed');
  });

  it('[MOV-9] out of command every hex is no farther and the last one nearer', () => {
    const f = moving({ 'hq-napoleon': '2020 battle', 'fr-1': '2010', ...far });
    expect(ends(f, 'fr-1')).toEqual(infantry('2010', { hq: '2020', range: 3 }));
    expect(f.rule('fr-1 hq-napoleon 2010-2011-2012-2013-2014')).toBe('allowed');
    expect(f.rule('fr-1 hq-napoleon 2010-2009')).toBe('MOV-9');
    // 2110 is as far from 2020 as 2010: through it, but not to it.
    expect(distance('2110', '2020')).toBe(distance('2010', '2020'));
    expect(f.rule('fr-1 hq-napoleon 2010-2110')).toBe('MOV-9');
    expect(f.rule('fr-1 hq-napoleon 2010-2110-2111')).toBe('allowed');
    expect(f.rule('fr-1 hq-napoleon 2010-2011-2010-2011')).toBe('MOV-9');
  });

  it('[MOV-9] once inside the range it does not go out again', () => {
    const f = moving({ 'hq-napoleon': '2015 battle', 'fr-gdcav': '2011', ...far });
    expect(f.rule('fr-gdcav hq-napoleon 2011-2012')).toBe('allowed');
    expect(f.rule('fr-gdcav hq-napoleon 2011-2012-2112')).toBe('allowed');
    expect(distance('2111', '2015')).toBe(4);
    expect(f.rule('fr-gdcav hq-napoleon 2011-2012-2111')).toBe('MOV-9');
    expect(ends(f, 'fr-gdcav')).toEqual(cavalry('2011', { hq: '2015', range: 3 }));
  });

  it('[MOV-9] so Ziethen reaches Fleurus by road, as in the turn 1 example', () => {
    const units = { 'hq-blucher': '1737', 'pr-1': '1716', 'hq-napoleon': '1017', 'fr-6': '1017' };
    const f = moving(units).play('fr-6 hq-napoleon 1017-1016');
    f.play('pr-1 hq-blucher 1716-1717-1718-1819-1820-1821-1921-1922');
    expect(f.at('pr-1')).toBe('1922 advance');
  });
});

describe('8 movement: zones', () => {
  const prussian = { 'hq-blucher': '3035' };

  it('[MOV-10] Infantry stops on entering a ZoI, keeps its formation and may go on later', () => {
    const f = moving({ ...command, ...prussian, 'fr-1': '2008', 'pr-1': '2013' });
    const enemies = [{ hex: '2013', arm: 'infantry' as const }];
    expect(ends(f, 'fr-1')).toEqual(infantry('2008', { enemies }));
    expect(f.rule('fr-1 hq-napoleon 2008-2009-2010-2011')).toBe('allowed');
    expect(f.rule('fr-1 hq-napoleon 2008-2009-2010-2011-2012')).toBe('MOV-10');
    f.play('fr-1 hq-napoleon 2008-2009-2010-2011');
    expect(f.at('fr-1')).toBe('2011 advance');
    idle(f);
    // From inside the ZoI: any hex of it, one at a time, or out of it.
    expect(ends(f, 'fr-1')).toEqual(infantry('2011', { enemies }));
    expect(f.rule('fr-1 hq-napoleon 2011-2111-2112')).toBe('MOV-10');
    f.play('fr-1 hq-napoleon 2011-2111');
    expect(f.at('fr-1')).toBe('2111 advance');
    idle(f);
    expect(f.rule('fr-1 hq-napoleon 2111-2110-2109-2108')).toBe('allowed');
  });

  it('[MOV-10] the ZoI of a Cavalry Corps stops Infantry too, exhausted or not; a Detachment has none', () => {
    for (const place of ['2013', '2013 exhausted']) {
      const f = moving({ ...command, ...prussian, 'fr-1': '2008', 'pr-cav': place });
      expect(ends(f, 'fr-1')).toEqual(infantry('2008', { enemies: [{ hex: '2013', arm: 'cavalry' }] }));
      expect(f.rule('fr-1 hq-napoleon 2008-2009-2010-2011-2012')).toBe('MOV-10');
    }
    const f = moving({ ...command, ...prussian, 'fr-1': '2008', 'pr-d-sohr': '2013' });
    expect(ends(f, 'fr-1')).toEqual(infantry('2008', { enemies: [{ hex: '2013', arm: 'detachment' }] }));
    expect(f.rule('fr-1 hq-napoleon 2008-2009-2010-2011-2012')).toBe('allowed');
  });

  it('[MOV-11] Cavalry stops in the ZoI of Cavalry and rides through that of Infantry', () => {
    const infantryThere = moving({ ...command, ...prussian, 'fr-gdcav': '2008', 'pr-1': '2013' });
    expect(infantryThere.rule('fr-gdcav hq-napoleon 2008-2009-2010-2011-2111-2211-2212')).toBe('allowed');
    expect(ends(infantryThere, 'fr-gdcav')).toEqual(cavalry('2008', { enemies: [{ hex: '2013', arm: 'infantry' }] }));
    for (const place of ['2013', '2013 exhausted']) {
      const f = moving({ ...command, ...prussian, 'fr-gdcav': '2008', 'pr-cav': place });
      expect(f.rule('fr-gdcav hq-napoleon 2008-2009-2010-2011')).toBe('allowed');
      expect(f.rule('fr-gdcav hq-napoleon 2008-2009-2010-2011-2111')).toBe('MOV-11');
      expect(ends(f, 'fr-gdcav')).toEqual(cavalry('2008', { enemies: [{ hex: '2013', arm: 'cavalry' }] }));
      f.play('fr-gdcav hq-napoleon 2008-2009-2010-2011');
      expect(f.face('fr-gdcav')).toBe('fresh');
    }
  });

  it('[MOV-12] a ZoC stops every Corps; Infantry goes to Battle Formation, Cavalry does not flip', () => {
    for (const [enemy, arm] of [
      ['pr-1', 'infantry'],
      ['pr-cav', 'cavalry'],
      ['pr-d-sohr', 'detachment'],
    ] as const) {
      const f = moving({ ...command, ...prussian, 'fr-1': '2010', 'fr-gdcav': '2210', [enemy]: '2013' });
      const enemies = [{ hex: '2013', arm }];
      expect(ends(f, 'fr-1'), enemy).toEqual(infantry('2010', { enemies, friends: ['2210'] }));
      expect(ends(f, 'fr-gdcav'), enemy).toEqual(cavalry('2210', { enemies, friends: ['2010'] }));
      expect(f.rule('fr-1 hq-napoleon 2010-2011-2111-2112-2212')).toBe(enemy === 'pr-d-sohr' ? 'MOV-12' : 'MOV-10');
      expect(f.rule('fr-gdcav hq-napoleon 2210-2211-2212-2112-2213')).toBe(enemy === 'pr-cav' ? 'MOV-11' : 'MOV-12');
      const ridden = f.copy();
      if (enemy === 'pr-cav') {
        idle(ridden.play('fr-gdcav hq-napoleon 2210-2211-2212')).play('fr-gdcav hq-napoleon 2212-2112');
      } else ridden.play('fr-gdcav hq-napoleon 2210-2211-2212-2112');
      expect(ridden.at('fr-gdcav')).toBe('2112 fresh');
      if (enemy === 'pr-d-sohr') f.play('fr-1 hq-napoleon 2010-2011-2012');
      else idle(f.play('fr-1 hq-napoleon 2010-2011')).play('fr-1 hq-napoleon 2011-2012');
      expect(f.at('fr-1'), enemy).toBe('2012 battle');
    }
  });

  it('[MOV-12] ends the move of Infantry that could step out of the zone again', () => {
    const f = moving({ ...command, ...prussian, 'fr-1': '2010', 'pr-d-sohr': '2013' });
    expect(f.rule('fr-1 hq-napoleon 2010-2011-2012-2011')).toBe('MOV-12');
  });

  it('[MOV-13] Infantry in an enemy ZoC cannot move, a Detachment’s included', () => {
    for (const enemy of ['pr-1', 'pr-cav', 'pr-d-sohr']) {
      const f = moving({ ...command, ...prussian, 'fr-1': '2012', 'fr-2': '2208', [enemy]: '2013' });
      expect(f.choicesOf('fr-1')).toEqual([]);
      expect(f.rule('fr-1 hq-napoleon 2012-2011')).toBe('MOV-13');
      expect(f.choicesOf('fr-2')).not.toEqual([]);
    }
  });

  it('[MOV-13] Infantry that a move has brought into a ZoC moves no more', () => {
    const f = moving({ ...command, ...prussian, 'fr-1': '2010', 'fr-2': '2208', 'pr-d-sohr': '2013' });
    idle(f.play('fr-1 hq-napoleon 2010-2011-2012'));
    expect(f.rule('fr-1 hq-napoleon 2012-2011')).toBe('MOV-13');
  });

  it('[MOV-13] a ZoC that an unbridged river keeps out holds nobody', () => {
    // The Sambre runs between 1117 and 1118, which are adjacent.
    const units = { 'hq-napoleon': '1117', 'fr-1': '1117 advance', 'pr-1': '1118', ...prussian, ...far };
    expect(moving(units).rule('fr-1 hq-napoleon 1117-1116')).toBe('allowed');
  });

  it('[MOV-14] Cavalry in the ZoC of a Cavalry Corps cannot move', () => {
    for (const place of ['2013', '2013 exhausted']) {
      const f = moving({ ...command, ...prussian, 'fr-gdcav': '2012', 'fr-2': '2208', 'pr-cav': place });
      expect(f.choicesOf('fr-gdcav')).toEqual([]);
      expect(f.rule('fr-gdcav hq-napoleon 2012-2011')).toBe('MOV-14');
    }
    // Also with an Infantry Corps beside it.
    const f = moving({ ...command, ...prussian, 'fr-gdcav': '2012', 'fr-2': '2208', 'pr-cav': '2013', 'pr-1': '2112' });
    expect(f.rule('fr-gdcav hq-napoleon 2012-2011')).toBe('MOV-14');
  });

  it('[MOV-15] Cavalry in another ZoC leaves by an empty hex out of every enemy ZoC, and may then ride on', () => {
    for (const [enemy, arm] of [
      ['pr-1', 'infantry'],
      ['pr-d-sohr', 'detachment'],
    ] as const) {
      const units = { ...command, ...prussian, 'fr-gdcav': '2012', [enemy]: '2013' };
      const f = moving(units);
      const enemies = [{ hex: '2013', arm }];
      expect(ends(f, 'fr-gdcav')).toEqual(cavalry('2012', { enemies }));
      // 2112 and 1912 are next to both.
      expect(f.rule('fr-gdcav hq-napoleon 2012-2112')).toBe('MOV-15');
      expect(f.rule('fr-gdcav hq-napoleon 2012-1912')).toBe('MOV-15');
      expect(f.rule('fr-gdcav hq-napoleon 2012-2011')).toBe('allowed');
      expect(f.rule('fr-gdcav hq-napoleon 2012-2111-2211-2212')).toBe('allowed');
    }
  });

  it('[MOV-15] an empty hex holds no HQ of either side and no Detachment', () => {
    for (const clutter of ['hq-ney', 'hq-wellington', 'fr-d-pire']) {
      const units = { ...command, ...prussian, 'fr-gdcav': '2012', 'pr-1': '2013', [clutter]: '2011' };
      const f = moving(units);
      expect(f.rule('fr-gdcav hq-napoleon 2012-2011'), clutter).toBe('MOV-15');
      expect(f.rule('fr-gdcav hq-napoleon 2012-2111-2011'), clutter).toBe('allowed');
      expect(ends(f, 'fr-gdcav')).toEqual(
        cavalry('2012', { enemies: [{ hex: '2013', arm: 'infantry' }], clutter: ['2011'] }),
      );
    }
  });

  it('[MOV-15] is about the first hex only: later ones may be in a ZoC and stop the ride', () => {
    const f = moving({ ...command, ...prussian, 'fr-gdcav': '2012', 'pr-1': '2013', 'pr-2': '2209' });
    expect(f.rule('fr-gdcav hq-napoleon 2012-2011-2110-2210')).toBe('allowed');
    expect(f.rule('fr-gdcav hq-napoleon 2012-2011-2110-2210-2310')).toBe('MOV-12');
  });

  it('[MOV-16] Infantry that an enemy moves next to keeps its formation', () => {
    const units = { 'hq-napoleon': '2006', 'fr-1': '2010', 'fr-2': '2008', 'pr-1': '2013', 'hq-blucher': '2016' };
    const f = moving(units).play('fr-2 hq-napoleon 2008-2007');
    f.play('pr-1 hq-blucher 2013-2012');
    expect(f.play('fr-2 hq-napoleon 2007-2008').play('pr-1 hq-blucher 2012-2011').at('pr-1')).toBe('2011 battle');
    expect(f.at('fr-1')).toBe('2010 advance');
    expect(f.rule('fr-1 hq-napoleon 2010-2009')).toBe('MOV-13');
  });
});
