import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import mapData from '../../data/map.json' with { type: 'json' };
import { around, distance, union, within, without, zoc, zoi } from '../hexes.ts';
import { field, game, turn3 } from '../support.ts';

const PRUSSIANS = { 'hq-blucher': '3538', 'pr-3': '3639' };

describe('6 sequence of play', () => {
  it('[SEQ-1] Command A to E, Organization, Movement, Attack, and the next turn', () => {
    const f = turn3(
      'turn',
      laid(
        'hq-napoleon 2110, fr-1 2110, fr-2 blown 3, fr-d-pire 1805, hq-blucher 2115, pr-1 2111, pr-2 2116',
        'pr-d-sohr available',
      ),
    );
    const order: string[] = [];
    const play = (line: string, ...dice: number[]): void => {
      order.push(`${f.decision}: ${line.split(' ')[0]}`);
      f.play(line, ...dice);
    };
    play('place hq-napoleon 2108 @normal');
    play('place hq-blucher 2116 @normal');
    play('return fr-2 2107');
    play('detach pr-d-sohr hq-blucher 2121');
    play('end');
    play('end');
    play('pass');
    play('pass');
    play('pass', 1);
    play('pass');
    play('pass', 1);
    play('pass');
    expect(order).toEqual([
      'french hq: place',
      'coalition hq: place',
      'french return: return',
      'coalition detachments: detach',
      'french recall: end',
      'coalition recall: end',
      'french withdrawal: pass',
      'coalition withdrawal: pass',
      'french movement: pass',
      'coalition movement: pass',
      'french attack: pass',
      'coalition attack: pass',
    ]);
    expect([f.turn, f.decision]).toEqual([4, 'french hq']);
    expect(f.told('phase').map(({ data }) => `${data.turn} ${data.phase}`)).toEqual([
      '3 command',
      '3 organization',
      '3 movement',
      '3 attack',
      '4 command',
    ]);
  });

  it('[SEQ-1] the deluge is rolled for before Step A, on turns 5 and 6 only', () => {
    const units = { 'hq-napoleon': '2110', 'fr-1': '2110', ...PRUSSIANS };
    for (const turn of [5, 6]) {
      const f = field({ turn, units }, 4);
      expect([f.decision, f.told('rain').length, f.told('hq-placed').length]).toEqual(['french hq', 1, 0]);
    }
    for (const turn of [3, 4, 7, 8]) expect(field({ turn, units }).decision).toBe('french hq');
  });

  it('[SEQ-1] the line of communication is looked at after Step E and before the Organization phase', () => {
    const f = field({
      start: 'recall',
      turn: 4,
      hillStars: 2,
      units: laid(
        'hq-napoleon 2110, fr-1 2110, hq-wellington 3008, aa-2 3008, aa-d-kgl 2810, aa-d-collaert 2814',
        'aa-d-perponcher 2818',
      ),
    });
    expect(f.hillStars).toBe(2);
    f.play('end');
    const order = f.events
      .filter(({ type }) => type === 'phase' || type === 'hill-stars')
      .map(({ type, data }) => (type === 'phase' ? data.phase : type));
    expect(order).toEqual(['hill-stars', 'organization', 'movement']);
  });

  it('[SEQ-1] formations are set within the Organization phase', () => {
    const f = turn3('organization', {
      ...laid('hq-napoleon 2110, fr-1 2110 battle, fr-2 1805, pr-d-sohr 1806'),
      ...PRUSSIANS,
    });
    expect(
      f.events
        .slice(0, 3)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['advance-formation', 'battle-formation', 'phase']);
    expect(f.events[0]).toMatchObject({ type: 'phase', data: { phase: 'organization' } });
  });

  it('[SEQ-1] what belongs to another step is refused', () => {
    const units = { ...laid('hq-napoleon 2110, fr-1 2110, fr-d-pire available, fr-d-pajol 2510'), ...PRUSSIANS };
    const f = field({ turn: 3, units });
    const lines = [
      'detach fr-d-pire hq-napoleon 2114',
      'recall fr-d-pajol',
      'fr-1 hq-napoleon 2110-2111',
      'pass',
      'end',
    ];
    for (const line of lines) expect([line, f.rule(line)]).toEqual([line, 'A-5']);
    f.plays('place hq-napoleon 2110 @normal', 'place hq-blucher 3538 @normal');
    expect(f.decision).toBe('french detachments');
    expect(f.rule('recall fr-d-pajol')).toBe('D-1');
    expect(f.rule('detach fr-d-pire hq-napoleon 2114')).toBe('allowed');
  });
});

describe('6 Step A: HQ placement', () => {
  it('[A-1] the French take all their HQs off and place them, in either mode and any order; then the Coalition', () => {
    const f = field({
      turn: 3,
      units: { 'hq-napoleon': '2110', 'hq-ney': '2111 battle', 'hq-grouchy': '2112', 'fr-1': '2110', ...PRUSSIANS },
    });
    for (const hq of ['hq-napoleon', 'hq-ney', 'hq-grouchy']) expect(f.where(hq)).toBe('turn');
    expect(f.where('hq-blucher')).toBe('3538');
    for (const hq of ['hq-napoleon', 'hq-ney', 'hq-grouchy']) {
      expect(f.goals(hq)).toEqual(within('2110', 3));
      for (const mode of ['normal', 'battle']) expect(f.rule(`place ${hq} 2110 @${mode}`)).toBe('allowed');
      expect(f.choicesOf(hq)).toHaveLength(2 * within('2110', 3).length);
    }
    f.plays('place hq-grouchy 2110 @battle', 'place hq-ney 2109 @normal');
    expect(f.decision).toBe('french hq');
    f.play('place hq-napoleon 2111 @battle');
    expect([f.at('hq-grouchy'), f.at('hq-ney'), f.at('hq-napoleon')]).toEqual([
      '2110 battle',
      '2109 normal',
      '2111 battle',
    ]);
    expect([f.decision, f.where('hq-blucher')]).toEqual(['coalition hq', 'turn']);
  });

  it('[A-1, STK-2] the HQs of the Coalition lie where they were while the French place theirs', () => {
    const f = field({
      turn: 3,
      units: { 'hq-napoleon': '2110', 'fr-1': '2110', 'hq-blucher': '2112', 'pr-3': '3639' },
    });
    expect(f.rule('place hq-napoleon 2112 @normal')).toBe('STK-2');
    expect(f.goals('hq-napoleon')).toEqual(without(within('2110', 3), ['2112']));
  });

  it('[A-1] an HQ once placed is not placed again', () => {
    const f = field({ turn: 3, units: { 'hq-napoleon': '2110', 'hq-ney': '2111', 'fr-1': '2110', ...PRUSSIANS } });
    f.play('place hq-napoleon 2111 @normal');
    expect(f.rule('place hq-napoleon 2110 @battle')).toBe('A-5');
    expect(f.choicesOf('hq-napoleon')).toEqual([]);
  });

  it('[A-1] a player places only his own HQs, and HQs only', () => {
    const f = field({ turn: 3, units: { 'hq-napoleon': '2110', 'fr-1': '2110', ...PRUSSIANS } });
    expect(f.rule('place hq-blucher 3538 @normal')).toBe('A-1');
    expect(f.rule('place fr-1 2111 @normal')).toBe('GEN-3');
    expect(f.words()).toEqual(['place']);
  });

  it('[A-2] within three hexes of a Corps or Detachment of its army, the hex of the unit included', () => {
    const f = field({
      turn: 3,
      units: { 'hq-napoleon': '3008', 'fr-1': '2110', 'fr-d-pire': '2414', ...PRUSSIANS },
    });
    expect(f.goals('hq-napoleon')).toEqual(union(within('2110', 3), within('2414', 3)));
    expect(f.rule('place hq-napoleon 2110 @normal')).toBe('allowed');
    expect(f.rule('place hq-napoleon 3008 @normal')).toBe('A-2');
    const four = within('2110', 4).find((hex) => distance('2110', hex) === 4 && distance('2414', hex) > 3) ?? '';
    expect(f.rule(`place hq-napoleon ${four} @normal`)).toBe('A-2');
  });

  it('[A-2] units off the map, blown or eliminated do not count', () => {
    const f = turn3('turn', {
      ...laid('hq-napoleon 2110, fr-1 2110, fr-2 blown 3, fr-3 eliminated, fr-4 turn 4'),
      ...PRUSSIANS,
    });
    expect(f.goals('hq-napoleon')).toEqual(within('2110', 3));
  });

  it('[A-2] other HQs do not count as units', () => {
    const f = field({ turn: 3, units: { 'hq-napoleon': '2110', 'hq-ney': '2111', 'fr-1': '2110', ...PRUSSIANS } });
    f.play('place hq-napoleon 2113 @normal');
    expect(f.goals('hq-ney')).toEqual(without(within('2110', 3), ['2113']));
  });

  it('[A-3] not in an enemy ZoC or ZoI', () => {
    const f = field({
      turn: 3,
      units: { 'hq-napoleon': '2110', 'fr-1': '2110', 'pr-1': '2113', 'pr-d-sohr': '1909', ...PRUSSIANS },
    });
    expect(f.goals('hq-napoleon')).toEqual(without(within('2110', 3), zoi('2113'), zoc('1909')));
    for (const hex of ['2112', '2111', '2010', '1909', '1910']) {
      const bad = zoi('2113').includes(hex) || zoc('1909').includes(hex);
      expect([hex, f.rule(`place hq-napoleon ${hex} @normal`)]).toEqual([hex, bad ? 'A-3' : 'allowed']);
    }
  });

  it('[A-3] friendly zones do not matter', () => {
    const f = turn3(
      'turn',
      laid('hq-napoleon 1110, fr-1 1110, hq-wellington 2110, aa-1 2110, hq-blucher 2112, pr-1 2112'),
    );
    f.play('place hq-napoleon 1110 @normal');
    expect(f.goals('hq-wellington')).toEqual(within('2110', 3).filter((hex) => hex in mapData.hexes));
  });

  const road = union(...mapData.brusselsCouilletRoad.map((hex) => within(hex, 3)));

  it('[A-4] without a unit of its army on the map, an HQ goes to any empty hex within three of the main road', () => {
    const f = turn3(
      'turn',
      laid(
        'hq-napoleon 2217, fr-1 2217, fr-d-pire 2420, hq-wellington 2210, aa-2 turn 4, hq-blucher 2516',
        'pr-1 2616',
      ),
    );
    f.play('place hq-napoleon 2119 @normal');
    expect(f.goals('hq-wellington')).toEqual(without(road, ['2217', '2420', '2119', '2616']));
    // In the zones of the enemy, too.
    expect(f.rule('place hq-wellington 2218 @battle')).toBe('allowed');
    expect(f.rule('place hq-wellington 2217 @battle')).toBe('A-4');
    expect(f.rule('place hq-wellington 2616 @battle')).toBe('A-4');
    expect(f.rule('place hq-wellington 2210 @battle')).toBe('A-4');
    // Blücher has a unit and is placed by.
    expect(f.goals('hq-blucher')).toEqual(without(within('2616', 3), zoi('2217'), zoc('2420')));
  });

  it('[A-4] the road runs from Couillet to the northern edge above Waterloo', () => {
    expect([mapData.brusselsCouilletRoad[0], mapData.brusselsCouilletRoad.at(-1)]).toEqual(['1018', '4015']);
    expect(road).toContain('1021');
    expect(road).not.toContain('1022');
  });

  it('[A-4] the same if the enemy is in the way of every hex of A-2', () => {
    const corners = within('2110', 2)
      .filter((hex) => distance('2110', hex) === 2)
      .filter((hex) => around('2110').filter((mid) => around(mid).includes(hex)).length === 1);
    expect(corners).toHaveLength(6);
    const enemies = ['aa-1', 'aa-res', 'aa-cav', 'pr-1', 'pr-2', 'pr-cav'];
    const ring = Object.fromEntries(corners.map((hex, i) => [enemies[i], hex]));
    expect(without(within('2110', 3), ...corners.map(zoi))).toEqual([]);
    const units = {
      ...laid('hq-napoleon 3008, fr-d-pire 2110'),
      ...ring,
      ...laid('hq-wellington 3203, hq-blucher 3538'),
    };
    const f = field({ turn: 3, units });
    expect(f.goals('hq-napoleon')).toEqual(without(road, ['2110', ...corners]));
    // With one way in again, A-2 and A-3 hold.
    const [gone] = enemies;
    const g = field({ turn: 3, units: Object.fromEntries(Object.entries(units).filter(([id]) => id !== gone)) });
    const left = without(within('2110', 3), ...corners.slice(1).map(zoi));
    expect(left.length).toBeGreaterThan(0);
    expect(g.goals('hq-napoleon')).toEqual(left);
  });

  it('[A-5] every HQ must be placed: there is no way round it', () => {
    const f = field({ turn: 3, units: { 'hq-napoleon': '2110', 'hq-ney': '2111', 'fr-1': '2110', ...PRUSSIANS } });
    for (const line of ['end', 'pass']) expect(f.rule(line)).toBe('A-5');
    f.play('place hq-ney 2110 @normal');
    expect(f.words()).toEqual(['place']);
    for (const line of ['end', 'pass']) expect(f.rule(line)).toBe('A-5');
    expect(game.phase(f.state).name).toBe('hq');
  });

  it('[A-5] an HQ that is not in the game yet is not placed', () => {
    const f = field({ turn: 3, units: { 'hq-napoleon': '2110', 'hq-ney': 'turn 4', 'fr-1': '2110', ...PRUSSIANS } });
    expect(f.choicesOf('hq-ney')).toEqual([]);
    f.play('place hq-napoleon 2110 @normal').play('place hq-blucher 3538 @normal');
    f.skipTo('hq');
    expect([f.turn, f.goals('hq-ney').length]).toEqual([4, within('2110', 3).length]);
  });

  it('[A-5] hex and mode stay as chosen through the turn', () => {
    const f = field({
      turn: 3,
      units: { 'hq-napoleon': '2110', 'fr-1': '2110', 'fr-d-pire': 'available', ...PRUSSIANS },
    });
    f.plays('place hq-napoleon 2111 @battle', 'place hq-blucher 3538 @battle');
    for (const step of ['detachments', 'movement']) {
      f.skipTo(step);
      expect([f.at('hq-napoleon'), f.at('hq-blucher')]).toEqual(['2111 battle', '3538 battle']);
    }
  });
});
