import { concealed, submit } from '@hundred-days/kernel';
import { laid } from '@hundred-days/kernel/testing';
import { position, units } from '@hundred-days/waterloo-campaign';
import { describe, expect, it } from 'vitest';
import tableData from '../../data/tables.json' with { type: 'json' };
import unitData from '../../data/units.json' with { type: 'json' };
import { around, reach, within } from '../hexes.ts';
import { type Field, field, game, pieceNumber, scenario, scenarioIds, turn3, WORLD } from '../support.ts';

/** Far from everything else, so that the Coalition is there and in nobody's way. */
const PRUSSIANS = { 'hq-blucher': '3538', 'pr-3': '3639' };

describe('1 terms: sides and units', () => {
  it('[GEN-1] there are two seats, and the Coalition moves both its armies', () => {
    expect(game.seats.map(({ id }) => id)).toEqual(['french', 'coalition']);
    const f = turn3('movement', {
      ...laid('hq-napoleon 1110, fr-1 1110, hq-wellington 2210, aa-1 2210'),
      ...PRUSSIANS,
    });
    expect(f.rule('aa-1 hq-wellington 2210-2211')).toBe('MOV-1');
    f.play('fr-1 hq-napoleon 1110-1111');
    expect(f.seat).toBe('coalition');
    expect(f.rule('fr-1 hq-napoleon 1111-1112')).toBe('MOV-1');
    expect(f.rule('aa-1 hq-wellington 2210-2211')).toBe('allowed');
    expect(f.rule('pr-3 hq-blucher 3639-3640')).toBe('allowed');
  });

  it('[GEN-1] the two armies of the Coalition are friends: no zone of one stops the other, neither attacks the other', () => {
    const scene = { 'hq-napoleon': '1110', 'fr-1': '1110', 'hq-wellington': '2210', 'aa-1': '2210' };
    const f = turn3('movement', { ...scene, 'hq-blucher': '2212', 'pr-1': '2212' });
    f.play('fr-1 hq-napoleon 1110-1111').play('pr-1 hq-blucher 2212-2211-2111-2110');
    expect(f.at('pr-1')).toBe('2110 advance');
    const g = turn3('attack', { ...scene, 'aa-1': '2110', 'fr-1': '2111', 'hq-blucher': '2212', 'pr-1': '2211' });
    g.play('attack fr-1 2211', 1, 1);
    expect(g.choices('attack')).toEqual(['attack aa-1 2111', 'attack pr-1 2111']);
    expect(g.rule('attack aa-1 2211')).toBe('ATT-2');
  });

  it('[GEN-2] what is said of the Anglo-Allied does not count Prussians', () => {
    const scene = { 'hq-napoleon': '1110', 'fr-1': '1110', 'hq-wellington': '3008', 'aa-2': '3008', ...PRUSSIANS };
    const prussians = { 'pr-d-sohr': '2210', 'pr-d-marwitz': '2214', 'pr-d-lutzow': '2218' };
    const anglo = { 'aa-d-kgl': '2810', 'aa-d-collaert': '2814' };
    const f = field({ start: 'recall', turn: 4, hillStars: 2, units: { ...scene, ...anglo, ...prussians } });
    f.play('end');
    expect(f.hillStars).toBe(2);
  });

  it('[GEN-3] an HQ is no unit: it has no zones, stops nobody and cannot be attacked', () => {
    const f = turn3('movement', { 'hq-napoleon': '2110', 'fr-1': '2110', ...PRUSSIANS, 'hq-blucher': '2112' });
    expect(f.goals('fr-1')).toEqual(reach('2110', 4, true, within('2110', 8)));
    f.play('fr-1 hq-napoleon 2110-2111-2112');
    expect(f.at('fr-1')).toBe('2112 advance');
    const g = turn3('attack', {
      ...laid('hq-napoleon 2110, fr-1 2110, pr-1 2111'),
      ...PRUSSIANS,
      ...laid('hq-blucher 2109'),
    });
    expect(g.choices('attack')).toEqual(['attack fr-1 2111']);
    expect(g.rule('attack fr-1 2109')).toBe('ATT-2');
  });

  it('[GEN-3] HQs cannot be moved, recalled or withdrawn as units are', () => {
    const units = { 'hq-napoleon': '2110', 'fr-1': '2110', 'fr-d-pire': '2210', ...PRUSSIANS };
    expect(turn3('movement', units).rule('hq-napoleon hq-napoleon 2110-2109')).toBe('MOV-5');
    expect(turn3('recall', units).rule('recall hq-napoleon')).toBe('E-1');
    const f = turn3('organization', { ...units, 'pr-1': '2111' });
    expect(f.choicesOf('fr-1')).not.toEqual([]);
    expect(f.choicesOf('hq-napoleon')).toEqual([]);
  });

  it('[GEN-3, CTR-5] there are 17 Corps, 16 Detachments and 5 HQs', () => {
    expect([unitData.corps.length, unitData.detachments.length, unitData.hqs.length]).toEqual([17, 16, 5]);
    expect(game.unitIds).toHaveLength(38);
    expect(unitData.corps.filter(({ type }) => type === 'cavalry').map(({ id }) => id)).toEqual([
      'fr-gdcav',
      'fr-rescav',
      'aa-cav',
      'pr-cav',
    ]);
  });
});

describe('1 terms: sides of the counters', () => {
  const moving = (unit: string, side: string): Field =>
    field({ start: 'movement', turn: 3, units: { 'hq-napoleon': '2110', [unit]: `2110 ${side}`, ...PRUSSIANS } });

  it('[GEN-4] Infantry in Advance Formation moves 4, in Battle Formation 1', () => {
    for (const unit of ['fr-1', 'fr-2', 'fr-3', 'fr-4', 'fr-6', 'fr-gd']) {
      expect(moving(unit, 'advance').goals(unit)).toEqual(reach('2110', 4, true, within('2110', 8)));
      expect(moving(unit, 'battle').goals(unit)).toEqual(around('2110'));
    }
  });

  it('[GEN-4] the stars of Infantry are the same on both sides', () => {
    const sum = (unit: string, side: string): number =>
      turn3('attack', { 'hq-napoleon': '2410', [unit]: `2110 ${side}`, 'pr-1': '2111', ...PRUSSIANS }).fight(
        `attack ${unit} 2111`,
        1,
        1,
      ).attack;
    for (const [unit, stars] of Object.entries({ 'fr-1': 1, 'fr-2': 0, 'fr-gd': 2 })) {
      expect([sum(unit, 'advance'), sum(unit, 'battle')]).toEqual([stars, stars]);
    }
  });

  it('[GEN-5] Cavalry moves 6 when Fresh, 4 when Exhausted', () => {
    for (const unit of ['fr-gdcav', 'fr-rescav']) {
      expect(moving(unit, 'fresh').goals(unit)).toEqual(reach('2110', 6, true, within('2110', 8)));
      expect(moving(unit, 'exhausted').goals(unit)).toEqual(reach('2110', 4, true, within('2110', 8)));
    }
  });

  it('[GEN-5] Cavalry has its stars only when Fresh', () => {
    const sum = (unit: string, side: string): number =>
      turn3('attack', { 'hq-napoleon': '2410', [unit]: `2110 ${side}`, 'pr-1': '2111', ...PRUSSIANS }).fight(
        `attack ${unit} 2111`,
        1,
        1,
      ).attack;
    expect([sum('fr-gdcav', 'fresh'), sum('fr-gdcav', 'exhausted')]).toEqual([2, 0]);
    expect([sum('fr-rescav', 'fresh'), sum('fr-rescav', 'exhausted')]).toEqual([1, 0]);
  });

  it('[GEN-5] Cavalry has no Battle Formation: it keeps its side in an enemy ZoC', () => {
    const f = turn3('movement', { 'hq-napoleon': '2110', 'fr-rescav': '2110', 'pr-1': '2113', ...PRUSSIANS });
    f.play('fr-rescav hq-napoleon 2110-2111-2112');
    expect(f.at('fr-rescav')).toBe('2112 fresh');
    const again = { 'hq-napoleon': '2110', 'fr-rescav': '2112 exhausted', 'pr-1': '2113', ...PRUSSIANS };
    expect(turn3('organization', again).at('fr-rescav')).toBe('2112 exhausted');
  });

  it('[GEN-6, CTR-1] an HQ commands farther in Normal mode than in Battle mode', () => {
    const ranges = { 'hq-napoleon': [8, 3], 'hq-ney': [4, 2], 'hq-grouchy': [4, 2] };
    for (const [hq, [normal, battle]] of Object.entries(ranges)) {
      for (const [mode, range] of [
        ['normal', normal],
        ['battle', battle],
      ] as const) {
        const f = turn3('movement', { [hq]: `2110 ${mode}`, 'fr-gdcav': '2110', ...PRUSSIANS });
        expect(f.goals('fr-gdcav')).toEqual(reach('2110', 6, true, within('2110', range)));
      }
    }
  });

  it('[GEN-6, CTR-1] an HQ has stars in Battle mode only', () => {
    const attack = (hq: string, mode: string): number =>
      turn3('attack', { [hq]: `2110 ${mode}`, 'fr-2': '2110', 'pr-2': '2111', ...PRUSSIANS }).fight(
        'attack fr-2 2111',
        1,
        1,
      ).attack;
    const defence = (hq: string, unit: string, mode: string): number =>
      turn3('attack', { 'hq-napoleon': '2410', 'fr-2': '2110', [unit]: '2111', [hq]: `2112 ${mode}` }).fight(
        'attack fr-2 2111',
        1,
        1,
      ).defence;
    for (const hq of ['hq-napoleon', 'hq-ney', 'hq-grouchy'])
      expect([attack(hq, 'normal'), attack(hq, 'battle')]).toEqual([0, 1]);
    expect([defence('hq-blucher', 'pr-2', 'normal'), defence('hq-blucher', 'pr-2', 'battle')]).toEqual([0, 1]);
    expect([defence('hq-wellington', 'aa-1', 'normal'), defence('hq-wellington', 'aa-1', 'battle')]).toEqual([2, 4]);
  });

  it('[CTR-1] the ranges of Wellington and Blücher, as moves show them', () => {
    const ranges = { 'hq-wellington': ['aa-cav', 10, 3], 'hq-blucher': ['pr-cav', 8, 3] } as const;
    for (const [hq, [unit, normal, battle]] of Object.entries(ranges)) {
      for (const [mode, range] of [
        ['normal', normal],
        ['battle', battle],
      ] as const) {
        const f = turn3('movement', { 'hq-napoleon': '1110', 'fr-1': '1110', [hq]: `2110 ${mode}`, [unit]: '2110' });
        f.play('fr-1 hq-napoleon 1110-1111');
        expect(f.goals(unit)).toEqual(reach('2110', 6, true, within('2110', range)));
        expect(WORLD.range[2 * pieceNumber(hq) + (mode === 'normal' ? 0 : 1)]).toBe(range);
      }
    }
  });
});

describe('1 terms: association', () => {
  const CHANNEL = { 'hq-wellington': '2210', 'aa-1': '2210', 'hq-blucher': '2218', 'pr-1': '2218' };
  const FRENCH = { 'hq-napoleon': '1110', 'hq-ney': '1113', 'hq-grouchy': '1112', 'fr-1': '1110' };

  it('[GEN-7] every French HQ commands every French Corps', () => {
    const f = turn3('movement', { ...FRENCH, ...CHANNEL });
    for (const hq of ['hq-napoleon', 'hq-ney', 'hq-grouchy']) expect(f.rule(`fr-1 ${hq} 1110-1111`)).toBe('allowed');
    expect(f.rule('fr-1 hq-blucher 1110-1111')).toBe('GEN-7');
  });

  it('[GEN-7] a Coalition HQ does not command the other army', () => {
    const f = turn3('movement', { ...FRENCH, ...CHANNEL });
    f.play('fr-1 hq-napoleon 1110-1111');
    expect(f.rule('aa-1 hq-blucher 2210-2211')).toBe('GEN-7');
    expect(f.rule('pr-1 hq-wellington 2218-2217')).toBe('GEN-7');
    expect(f.choices('aa-1').every((line) => line.includes(' hq-wellington '))).toBe(true);
    expect(f.choices('pr-1').every((line) => line.includes(' hq-blucher '))).toBe(true);
    expect(f.choices('pr-1').length).toBeGreaterThan(0);
  });

  it('[GEN-7] a Coalition HQ is placed near units of its own army only', () => {
    const f = field({ turn: 3, units: { 'hq-napoleon': '1110', 'fr-1': '1110', ...CHANNEL } });
    f.play('place hq-napoleon 1110 @normal');
    expect(f.goals('hq-wellington')).toEqual(within('2210', 3));
    expect(f.goals('hq-blucher')).toEqual(within('2218', 3));
    expect(f.rule('place hq-wellington 2218 @normal')).toBe('A-2');
  });

  it('[GEN-7] a Coalition HQ places Detachments of its own army only', () => {
    const available = { 'aa-d-kgl': 'available', 'pr-d-sohr': 'available' };
    const f = turn3('detachments', { 'hq-napoleon': '1110', 'fr-1': '1110', ...CHANNEL, ...available });
    expect(f.seat).toBe('coalition');
    expect(f.rule('detach aa-d-kgl hq-wellington 2214')).toBe('allowed');
    expect(f.rule('detach aa-d-kgl hq-blucher 2214')).toBe('GEN-7');
    expect(f.rule('detach pr-d-sohr hq-wellington 2214')).toBe('GEN-7');
  });

  it('[GEN-7] the stars of a Coalition HQ help its own army only', () => {
    const fight = (unit: string): number =>
      turn3('attack', {
        'hq-napoleon': '1110',
        'fr-2': '2110',
        [unit]: '2111',
        'hq-wellington': '2112 battle',
        'hq-blucher': '2113 battle',
      }).fight('attack fr-2 2111', 1, 1).defence;
    expect(fight('aa-1')).toBe(2 + 2);
    expect(fight('pr-1')).toBe(1 + 1);
  });

  it('[GEN-7] a blown Corps comes back beside an HQ of its own army only', () => {
    const f = turn3('return', { 'hq-napoleon': '1110', 'fr-1': '1110', ...CHANNEL, 'pr-2': 'blown 3' });
    expect(f.goals('pr-2')).toEqual(around('2218'));
  });
});

describe('1 terms: Detachments, empty hexes', () => {
  it('[GEN-8] a Detachment with a cavalry symbol gets the bonus of a town as one with an infantry symbol does', () => {
    const defence = (unit: string, hex: string, from: string): number =>
      turn3('attack', { 'hq-napoleon': '3110', 'fr-2': from, [unit]: hex, ...PRUSSIANS }).fight(
        `attack fr-2 ${hex}`,
        1,
        1,
      ).defence;
    expect([defence('pr-d-sohr', '2219', '2220'), defence('pr-d-steinmetz', '2219', '2220')]).toEqual([1, 1]);
    expect(defence('pr-cav', '2219', '2220')).toBe(0);
  });

  it('[GEN-8] a Detachment with a cavalry symbol does not support as Cavalry does', () => {
    const scene = { 'hq-napoleon': '3110', 'fr-2': '2110', 'pr-2': '2111', ...PRUSSIANS };
    const units = { ...scene, 'fr-d-pajol': '2109', 'pr-d-sohr': '2112' };
    const sums = turn3('attack', units).fight('attack fr-2 2111', 1, 1);
    expect([sums.attack, sums.defence]).toEqual([0, 0]);
    const cavalry = { ...scene, 'fr-rescav': '2109 exhausted', 'pr-cav': '2112 exhausted' };
    const other = turn3('attack', cavalry).fight('attack fr-2 2111', 1, 1);
    expect([other.attack, other.defence]).toEqual([1, 1]);
  });

  it('[GEN-8, ZOI-3] a Detachment with a cavalry symbol does not stop Cavalry two hexes off', () => {
    const f = turn3('movement', { 'hq-napoleon': '2110', 'fr-rescav': '2110', 'pr-d-sohr': '2113', ...PRUSSIANS });
    f.play('fr-rescav hq-napoleon 2110-2111-2211-2311');
    expect(f.where('fr-rescav')).toBe('2311');
  });

  it('[GEN-9] a hex is empty only without units and markers of either side', () => {
    const scene = { 'hq-napoleon': '2110', 'fr-1': '2109', 'fr-2': 'blown 3', ...PRUSSIANS };
    const f = turn3('return', { ...scene, 'fr-d-pire': '2111', 'hq-ney': '2210' });
    expect(f.goals('fr-2', 'return fr-2 2')).toEqual(
      [...new Set([...around('2110'), ...around('2210')])]
        .filter((h) => !['2109', '2110', '2111', '2210'].includes(h))
        .sort(),
    );
    for (const hex of ['2109', '2111', '2210', '2110']) expect(f.rule(`return fr-2 ${hex}`)).toBe('GEN-9');
    const g = turn3('return', { ...scene, 'hq-blucher': '2111' });
    expect(g.goals('fr-2')).toEqual(around('2110').filter((hex) => hex !== '2109' && hex !== '2111'));
  });
});

describe('1 terms: dice, turns, order', () => {
  it('[GEN-10] every roll is one die of six sides', () => {
    const asked: number[] = [];
    const dice = { roll: (sides: number) => asked.push(sides) && 4 };
    const f = turn3('attack', { 'hq-napoleon': '2410', 'fr-1': '2110', 'pr-1': '2111', ...PRUSSIANS });
    submit(
      game,
      f.state,
      0,
      { type: 'attack', unit: pieceNumber('fr-1'), hex: game.placeIds.indexOf('2111') },
      dice,
      null,
    );
    expect(asked).toEqual([6, 6]);
    for (const [id, starts] of [
      ['june15', 4],
      ['june16', 0],
    ] as const) {
      const started = game.start({ scenario: id, options: {} }, dice, null);
      expect(started.ok).toBe(true);
      if (!started.ok) continue;
      for (let i = 0; i < starts; i++) {
        const seat = i === 0 ? 0 : 1;
        if (game.phase(started.value).name !== 'modes') break;
        const hq = ['hq-napoleon', 'hq-wellington', 'hq-blucher'][i];
        submit(game, started.value, seat, { type: 'mode', hq: pieceNumber(hq), mode: 0 }, dice, null);
      }
    }
    expect(asked.every((sides) => sides === 6)).toBe(true);
    expect(() => field({ turn: 5, units: { 'hq-napoleon': '2410', 'fr-1': '2110', ...PRUSSIANS } }, 7)).toThrow();
  });

  it('[GEN-10] both sides and onlookers see the whole position', () => {
    for (const id of scenarioIds) {
      const f = scenario(id);
      for (const viewer of [0, 1, -1]) expect(concealed(game, f.state, viewer)).toEqual(f.state);
    }
  });

  it('[GEN-11] eight turns from June 15 A.M. to June 18 P.M., the last day turns 7 and 8', () => {
    expect(WORLD.turnNames).toEqual([15, 16, 17, 18].flatMap((day) => [`June ${day} A.M.`, `June ${day} P.M.`]));
    expect(tableData.turns.map(({ turn, half }) => `${turn} ${half}`)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((turn) => `${turn} ${turn % 2 === 1 ? 'AM' : 'PM'}`),
    );
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter((turn) => WORLD.lastDay[turn])).toEqual([7, 8]);
  });

  it('[GEN-11] turn 8 is the last', () => {
    const units = { 'hq-napoleon': '2110', 'fr-1': '2110', ...PRUSSIANS };
    const f = field({ start: 'movement', turn: 7, units }).play('pass', 1).play('pass');
    expect([f.turn, f.decision]).toEqual([8, 'french hq']);
    const g = field({ start: 'movement', turn: 8, units }).play('pass', 1).play('pass');
    expect([g.seat, g.outcome === null]).toEqual(['none', false]);
  });

  it('[GEN-12] the French complete a step, then the Coalition, then the next step begins', () => {
    const f = turn3(
      'turn',
      laid(
        'hq-napoleon 2110, hq-ney 2111, fr-1 2110, fr-2 blown 3, fr-d-pire available, fr-d-pajol 1810',
        'hq-blucher 3538, pr-3 3639, pr-2 blown 3, pr-d-sohr available, pr-d-marwitz 3030',
      ),
    );
    const order: string[] = [];
    const play = (line: string): void => {
      order.push(f.decision);
      f.play(line);
    };
    play('place hq-napoleon 2110 @normal');
    expect(f.rule('place hq-blucher 3538 @normal', 'coalition')).toBe('GEN-12');
    play('place hq-ney 2210 @normal');
    expect(f.rule('place hq-ney 2111 @normal', 'french')).toBe('GEN-12');
    for (const line of ['place hq-blucher 3538 @normal', 'return fr-2 2109', 'return pr-2 3539']) play(line);
    for (const line of ['end', 'end', 'end', 'end']) play(line);
    expect(order).toEqual([
      'french hq',
      'french hq',
      'coalition hq',
      'french return',
      'coalition return',
      'french detachments',
      'coalition detachments',
      'french recall',
      'coalition recall',
    ]);
    expect(f.decision).toBe('french movement');
  });
});

describe('1 terms: counter values', () => {
  const stars = (unit: string): number[] => [0, 1].map((face) => WORLD.stars[2 * pieceNumber(unit) + face]);
  const total = (army: string): number =>
    unitData.corps.filter((corps) => corps.army === army).reduce((sum, { id }) => sum + stars(id)[0], 0);

  it('[CTR-1] ranges and stars of the HQs', () => {
    const printed = {
      'hq-napoleon': [8, 3, 1],
      'hq-ney': [4, 2, 1],
      'hq-grouchy': [4, 2, 1],
      'hq-wellington': [10, 3, 2],
      'hq-blucher': [8, 3, 1],
    };
    for (const [hq, [normal, battle, star]] of Object.entries(printed)) {
      const at = 2 * pieceNumber(hq);
      expect([hq, WORLD.range[at], WORLD.range[at + 1], ...stars(hq)]).toEqual([hq, normal, battle, 0, star]);
    }
  });

  it('[CTR-2] French Corps have 8 stars', () => {
    const printed = { 'fr-1': 1, 'fr-2': 0, 'fr-3': 1, 'fr-4': 1, 'fr-6': 0, 'fr-gd': 2 };
    for (const [unit, star] of Object.entries(printed)) expect(stars(unit)).toEqual([star, star]);
    expect([stars('fr-gdcav'), stars('fr-rescav')]).toEqual([
      [2, 0],
      [1, 0],
    ]);
    expect(total('French')).toBe(8);
  });

  it('[CTR-3] Anglo-Allied Corps have 7 stars', () => {
    for (const unit of ['aa-1', 'aa-2', 'aa-res']) expect(stars(unit)).toEqual([2, 2]);
    expect(stars('aa-cav')).toEqual([1, 0]);
    expect(total('Anglo-Allied')).toBe(7);
  });

  it('[CTR-3] Hill fights with one star under LOC-1, else with two', () => {
    const defence = (hillStars: number): number =>
      field({
        start: 'attack',
        turn: 3,
        hillStars,
        units: { 'hq-napoleon': '2410', 'fr-2': '2110', 'aa-2': '2111', 'hq-wellington': '3110' },
      }).fight('attack fr-2 2111', 1, 1).defence;
    expect([defence(2), defence(1)]).toEqual([2, 1]);
  });

  it('[CTR-4] Prussian Corps have 2 stars', () => {
    const printed = { 'pr-1': 1, 'pr-2': 0, 'pr-3': 0, 'pr-4': 1 };
    for (const [unit, star] of Object.entries(printed)) expect(stars(unit)).toEqual([star, star]);
    expect(stars('pr-cav')).toEqual([0, 0]);
    expect(total('Prussian')).toBe(2);
  });

  it('[CTR-5] each Detachment has its army and its parent Corps', () => {
    const parents = Object.fromEntries(unitData.detachments.map(({ id, parents }) => [id, parents.join()]));
    expect(parents).toEqual({
      'fr-d-jacquinot': 'fr-1',
      'fr-d-pire': 'fr-2',
      'fr-d-pajol': 'fr-rescav',
      'fr-d-lefebvre': 'fr-gdcav',
      'fr-d-oldguard': '',
      'fr-d-battery': '',
      'aa-d-perponcher': 'aa-1',
      'aa-d-frederick': 'aa-2',
      'aa-d-kgl': 'aa-res',
      'aa-d-collaert': 'aa-cav',
      'pr-d-steinmetz': 'pr-1',
      'pr-d-pirch': 'pr-1',
      'pr-d-lutzow': 'pr-1',
      'pr-d-sohr': 'pr-2',
      'pr-d-marwitz': 'pr-3',
      'pr-d-schwerin': 'pr-4',
    });
    for (const [id, parent] of Object.entries(parents)) {
      const found = WORLD.parent[pieceNumber(id)];
      expect(found < 0 ? '' : units.unitId(WORLD, found)).toBe(parent);
    }
  });

  it('[CTR-6] only the Old Guard and the Grand Battery have stars among Detachments', () => {
    for (const { id } of unitData.detachments) {
      const star = id === 'fr-d-oldguard' ? 2 : id === 'fr-d-battery' ? 1 : 0;
      expect([id, ...stars(id)]).toEqual([id, star, star]);
      expect(position.starsOf(WORLD, scenario('june16').state, pieceNumber(id))).toBe(star);
    }
  });
});
