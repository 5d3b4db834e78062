import { board } from '@hundred-days/napoleon-at-waterloo';
import { describe, expect, it } from 'vitest';
import unitData from '../../data/units.json' with { type: 'json' };
import { around, hexes, hexNumber, ring, within } from '../hexes.ts';
import { ALLOWANCES, type Field, field, game, world } from '../support.ts';

const why = (f: Field, line: string): string => {
  const { rule, code } = f.refusal(line);
  return `${rule} ${code}`;
};
/** The columns an announced attack may be rolled on, best first. */
const columns = (f: Field): string[] =>
  f.choices().flatMap((choice) => (choice.startsWith('roll @') ? [choice.slice(6)] : []));
/** The best column of an attack in a position, which is left as it is. */
const odds = (f: Field, attack: string): string | undefined => columns(f.copy().play(attack))[0];

const combat = (units: Record<string, string>): Field => field({ phase: 'frenchCombat', units });
/** Whether a gun in one hex can bombard a unit in the other. */
const fires = (gun: string, target: string): boolean => {
  const f = combat({ 'fr-1art': gun, 'aa-1gd': target });
  if (f.choices().includes('join fr-1art')) return true;
  expect(why(f, 'join fr-1art')).toBe('2.2.6 line-of-fire');
  return false;
};

describe('2.0 and 2.1 pieces and map', () => {
  it('[2.0.1] there are eighty pieces: 73 units, six chits and a turn marker', () => {
    expect(unitData.units).toHaveLength(73);
    expect(game.unitIds).toHaveLength(73);
    expect(new Set(game.unitIds).size).toBe(73);
    const markers = Object.fromEntries(unitData.markers.map(({ id, count }) => [id, count]));
    expect(markers).toEqual({ turn: 1, chit: 6 });
  });

  it('[2.1.1] hexes are numbered by column 01 to 23 and row, 17 rows in odd columns and 16 in even ones', () => {
    const all: string[] = [];
    for (let column = 1; column <= 23; column++) {
      for (let row = 1; row <= (column % 2 === 1 ? 17 : 16); row++) all.push(hexNumber(column, row));
    }
    expect([...game.placeIds].sort()).toEqual(all.sort());
    expect(all).toHaveLength(380);
    expect(['0117', '0216', '2216', '2317'].every((hex) => game.placeIds.includes(hex))).toBe(true);
    expect(['0000', '0100', '0118', '0217', '2217', '2401'].some((hex) => game.placeIds.includes(hex))).toBe(false);
  });

  it('[2.1.2] every hex has the neighbours that its column gives it', () => {
    for (const hex of game.placeIds) {
      const at = 6 * game.placeIds.indexOf(hex);
      const found = [...world.neighbours.slice(at, at + 6)]
        .filter((next) => next >= 0)
        .map((next) => game.placeIds[next]);
      expect(found.sort()).toEqual(around(hex));
    }
  });

  it('[2.1.2] neighbours in an odd column, an even column and at the four corners', () => {
    const threatened = (hex: string): string[] => {
      const frozen = (other: string): boolean => {
        const f = field({ units: { 'fr-1cav': other, 'aa-1gd': hex } });
        return f.goals('fr-1cav').length === 0;
      };
      return within(hex, 2, () => true).filter((other) => hexes[other].terrain !== 'woods' && frozen(other));
    };
    expect(threatened('0512')).toEqual(['0411', '0412', '0511', '0513', '0611', '0612']);
    expect(threatened('0612')).toEqual(['0512', '0513', '0611', '0613', '0712', '0713']);
    expect(threatened('0101')).toEqual(['0102', '0201']);
    expect(threatened('0117')).toEqual(['0116', '0216']);
    expect(threatened('0216')).toEqual(['0116', '0117', '0215', '0316']);
    expect(threatened('2316')).toEqual(['2216']);
    expect(threatened('1216')).toEqual(['1116', '1117', '1215', '1316', '1317']);
  });
});

describe('2.2 terrain', () => {
  it('[2.2.1] a clear hex costs one point and does not change the defence', () => {
    const f = field({ units: { 'fr-1art': '0513', 'aa-1gd': '2010' } });
    expect(within('0513', 3).every((hex) => hexes[hex].terrain === 'clear')).toBe(true);
    expect(f.goals('fr-1art')).toEqual(within('0513', 3));
    expect(odds(combat({ 'fr-1inf': '0513', 'aa-3db': '0512' }), 'attack 0512: fr-1inf')).toBe('1-1');
  });

  it('[2.2.2] town, village, farm and chateau double the defender', () => {
    for (const [hex, from] of [
      ['0309', '0310'],
      ['0605', '0604'],
      ['1310', '1311'],
      ['0913', '0912'],
    ]) {
      const f = combat({ 'fr-1inf': from, 'aa-3db': hex });
      expect(odds(f, `attack ${hex}: fr-1inf`)).toBe('1-2');
      const strong = combat({ 'fr-gd-grn': from, 'aa-hou': hex });
      expect(odds(strong, `attack ${hex}: fr-gd-grn`)).toBe('3-1');
    }
  });

  it('[2.2.2] a building costs one point to enter', () => {
    const f = field({ units: { 'fr-1art': '0312', 'aa-1gd': '2010' } });
    expect(f.goals('fr-1art')).toContain('0309');
    expect(f.goals('fr-1art')).toEqual(within('0312', 3));
    f.play('fr-1art 0312-0311-0310-0309');
    expect(f.where('fr-1art')).toBe('0309');
  });

  it('[2.2.2] each defender is doubled or not by its own hex', () => {
    // 7 against 3 doubled and 1 not doubled: exactly 1-1; 7 against 8 would be 1-2.
    const f = combat({ 'fr-gd-grn': '1311', 'aa-rart': '1310', 'aa-hou': '1410' });
    expect(odds(f, 'attack 1310 1410: fr-gd-grn')).toBe('1-1');
    const g = combat({ 'fr-gd-grn': '1311', 'aa-rart': '1310', 'aa-bru': '1410' });
    expect(odds(g, 'attack 1310 1410: fr-gd-grn')).toBe('1-2');
  });

  it('[2.2.3] woods with a road double the defender', () => {
    expect(odds(combat({ 'fr-6inf': '0814', 'aa-hou': '0914' }), 'attack 0914: fr-6inf')).toBe('3-1');
    expect(odds(combat({ 'fr-1inf': '1403', 'aa-3db': '1503' }), 'attack 1503: fr-1inf')).toBe('1-2');
  });

  it('[2.2.3] woods with a road cost one point, by the road only', () => {
    const f = field({ units: { 'fr-1art': '0811', 'aa-1gd': '2010' } });
    expect(f.goals('fr-1art')).toContain('0914');
    const late = field({ units: { 'fr-1art': '0810', 'aa-1gd': '2010' } });
    expect(late.goals('fr-1art')).not.toContain('0914');
    expect(why(field({ units: { 'fr-1art': '0814' } }), 'fr-1art 0814-0914')).toBe('4.2.2 closed-hexside');
    f.play('fr-1art 0811-0812-0813-0914');
    expect(f.where('fr-1art')).toBe('0914');
  });

  it('[2.2.4] woods without a road are never entered', () => {
    const woods = Object.keys(hexes).filter((hex) => hexes[hex].terrain === 'woods');
    for (const hex of woods) {
      for (const from of around(hex)) {
        if (hexes[from].terrain === 'woods') continue;
        const f = field({ units: { 'fr-gd-lcav': from } });
        expect(why(f, `fr-gd-lcav ${from}-${hex}`)).toBe('2.2.4 woods');
        expect(f.goals('fr-gd-lcav').filter((goal) => woods.includes(goal))).toEqual([]);
      }
    }
    expect(() => field({ units: { 'fr-6inf': '0804' } })).toThrow('in-woods');
  });

  it('[2.2.4] the way leads around woods', () => {
    const f = field({ phase: 'alliedMovement', units: { 'aa-1art': '0803' } });
    expect(f.goals('aa-1art')).toEqual(within('0803', 3));
    expect(f.goals('aa-1art')).toContain('0805');
    expect(f.goals('aa-1art')).not.toContain('0804');
    expect(f.goals('aa-1art')).not.toContain('0806');
  });

  it('[2.2.5] an attacker in a building or in woods is not doubled', () => {
    expect(odds(combat({ 'fr-1inf': '1310', 'aa-3db': '1309' }), 'attack 1309: fr-1inf')).toBe('1-1');
    expect(odds(combat({ 'fr-1inf': '0914', 'aa-3db': '0813' }), 'attack 0813: fr-1inf')).toBe('1-1');
    expect(odds(combat({ 'fr-1inf': '0914', 'aa-1gd': '0814' }), 'attack 0814: fr-1inf')).toBe('1-2');
    expect(odds(combat({ 'fr-1art': '1310', 'aa-rart': '1308' }), 'attack 1308: fr-1art')).toBe('1-1');
  });

  it('[2.2.5] doubling works against bombardment too', () => {
    expect(odds(combat({ 'fr-gd-art': '1312', 'aa-rart': '1310' }), 'attack 1310: fr-gd-art')).toBe('1-2');
    expect(odds(combat({ 'fr-gd-art': '1311', 'aa-rart': '1310' }), 'attack 1310: fr-gd-art')).toBe('1-2');
    expect(odds(combat({ 'fr-gd-art': '1312', 'aa-rart': '1410' }), 'attack 1410: fr-gd-art')).toBe('1-1');
  });

  it('[2.2.6] woods or woods with a road in a straight line block the shot', () => {
    for (const [gun, target] of [
      ['0803', '0805'],
      ['0704', '0905'],
      ['0915', '0913'],
      ['0813', '1014'],
      ['1405', '1407'],
    ]) {
      expect(fires(gun, target)).toBe(false);
      expect(fires(target, gun)).toBe(false);
    }
  });

  it('[2.2.6] of two hexes between, one that is not wooded is enough', () => {
    for (const [gun, target] of [
      ['0803', '0705'],
      ['0803', '0905'],
      ['1012', '0914'],
    ]) {
      expect(fires(gun, target)).toBe(true);
      expect(fires(target, gun)).toBe(true);
    }
  });

  it('[2.2.6] two wooded hexes between block the shot', () => {
    for (const [gun, target] of [
      ['0913', '1014'],
      ['2115', '2216'],
      ['1402', '1602'],
    ]) {
      expect(fires(gun, target)).toBe(false);
      expect(fires(target, gun)).toBe(false);
    }
  });

  it('[2.2.6] at the map edge the one hex between decides', () => {
    expect(fires('1501', '1701')).toBe(false);
    expect(fires('1701', '1501')).toBe(false);
    expect(fires('0101', '0301')).toBe(true);
    expect(fires('0517', '0717')).toBe(true);
  });

  it('[2.2.6] woods with a road may be bombarded, and bombarded from', () => {
    expect(fires('0812', '0914')).toBe(true);
    expect(fires('0914', '0812')).toBe(true);
    expect(fires('1015', '0914')).toBe(true);
  });

  it('[2.2.6] from every hex, the open shots are those past at least one hex without woods', () => {
    const target = (gun: string): string[] => {
      const at = game.placeIds.indexOf(gun);
      return ring(gun).filter((hex) => board.canBombard(world, at, game.placeIds.indexOf(hex)));
    };
    const clear = (hex: string): boolean => !['woods', 'woodsRoad'].includes(hexes[hex].terrain);
    for (const gun of game.placeIds) {
      const open = ring(gun).filter((hex) => around(gun).some((mid) => clear(mid) && around(mid).includes(hex)));
      expect(target(gun)).toEqual(open);
    }
  });

  it('[2.2.6] units and buildings do not block', () => {
    const friend = combat({ 'fr-1art': '0514', 'fr-6inf': '0513', 'aa-1gd': '0512' });
    expect(odds(friend, 'attack 0512: fr-6inf fr-1art')).toBe('1-1');
    expect(fires('1311', '1309')).toBe(true);
    const enemy = combat({ 'fr-1art': '0515', 'aa-2inf': '0513', 'aa-1gd': '0512' });
    expect(enemy.choices()).toEqual(['end', 'join fr-1art', 'target 0513']);
    const between = combat({ 'fr-1art': '0514', 'fr-6inf': '0513', 'fr-9inf': '0412', 'aa-1gd': '0512' });
    expect(between.choices()).toContain('join fr-1art');
  });

  it('[2.2.7] roads and tracks give no more movement', () => {
    // 1413 lies on the Brussels road and the Plancenoit lane, 0709 on two lanes.
    const f = field({ units: { 'fr-gd-lcav': '1413', 'fr-gd-grn': '0709' } });
    expect(f.goals('fr-gd-lcav')).toEqual(within('1413', 6).filter((hex) => hex !== '0709'));
    expect(f.goals('fr-gd-grn')).toEqual(within('0709', 4));
    expect(why(f, 'fr-gd-grn 0709-0609-0509-0409-0309-0208')).toBe('4.1.1 too-far');
  });

  it('[2.2.7] roads and tracks have no effect on combat', () => {
    expect(odds(combat({ 'fr-1inf': '1413', 'aa-3db': '1412' }), 'attack 1412: fr-1inf')).toBe('1-1');
    expect(odds(combat({ 'fr-1inf': '0714', 'aa-3db': '0813' }), 'attack 0813: fr-1inf')).toBe('1-1');
  });
});

const TABLE = [
  // 1-5   1-4   1-3   1-2   1-1   2-1   3-1   4-1   5-1   6-1
  ['Ae', 'Ar', 'Ar', 'Dr', 'Dr', 'Dr', 'De', 'De', 'De', 'De'],
  ['Ae', 'Ae', 'Ar', 'Ar', 'Dr', 'Dr', 'Dr', 'De', 'De', 'De'],
  ['Ae', 'Ae', 'Ae', 'Ar', 'Dr', 'Dr', 'Dr', 'Dr', 'De', 'De'],
  ['Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Dr', 'Dr', 'Dr', 'De', 'De'],
  ['Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Ee', 'Dr', 'Ee', 'Ee', 'De'],
  ['Ae', 'Ae', 'Ae', 'Ae', 'Ar', 'Ar', 'Ee', 'Ee', 'Ee', 'De'],
];
const COLUMNS = ['1-5', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'];

/** What is left of an attack by the Grenadiers on the Hougoumont garrison in the open, and who has to act. */
const AFTERMATH: Record<string, string> = {
  Ae: 'destroyed 0512 allied advance',
  Ar: '0513 0512 french retreat',
  Ee: 'destroyed destroyed french combat',
  Dr: '0513 0512 allied retreat',
  De: '0513 destroyed french advance',
};

describe('2.3 combat results', () => {
  const battle = (): Field => combat({ 'fr-gd-grn': '0513', 'aa-hou': '0512' }).play('attack 0512: fr-gd-grn');

  it('[2.3.1] an attack may be resolved on ten columns, with one die', () => {
    expect(columns(battle())).toEqual([...COLUMNS].reverse());
    const f = battle().play('roll @6-1', 4);
    const rolled = f.events.filter(({ type }) => type === 'rolled');
    expect(rolled.map(({ data }) => data)).toEqual([{ die: 4, column: '6-1', result: 'De' }]);
    expect(() => battle().play('roll @6-1')).toThrow('no die is left');
    expect(() => battle().play('roll @6-1', 4, 4)).toThrow('1 dice unused');
  });

  it.each(COLUMNS.map((column, i) => [column, i] as const))('[2.3.2] the six results of column %s', (column, i) => {
    for (let die = 1; die <= 6; die++) {
      const f = battle().play(`roll @${column}`, die);
      const result = TABLE[die - 1][i];
      if (f.step === 'losses') f.play('lose fr-gd-grn');
      expect(f.events.find(({ type }) => type === 'rolled')?.data).toEqual({ die, column, result });
      expect(`${f.where('fr-gd-grn')} ${f.where('aa-hou')} ${f.seat} ${f.step}`).toBe(AFTERMATH[result]);
    }
  });
});

describe('2.4 to 2.6 counters', () => {
  it('[2.4.1] a unit has a type, a designation, a strength, an allowance, and a hex or a turn', () => {
    for (const unit of unitData.units) {
      expect(['infantry', 'cavalry', 'artillery']).toContain(unit.type);
      expect(unit.designation).not.toBe('');
      expect(unit.combatStrength).toBeGreaterThan(0);
      expect(unit.movementAllowance).toBeGreaterThan(0);
      expect('setup' in unit).not.toBe('arrivalTurn' in unit);
    }
  });

  it('[2.4.2] only artillery bombards', () => {
    for (const unit of ['fr-6inf', 'fr-gd-hcav']) {
      const f = combat({ [unit]: '0514', 'aa-1gd': '0512' });
      expect(f.choices()).toEqual(['end']);
      expect(why(f, `join ${unit}`)).toBe('5.0.1 not-in-contact');
      expect(why(f, 'target 0512')).toBe('5.0.1 nobody-can-attack');
    }
    const f = combat({ 'fr-gd-art': '0514', 'aa-1gd': '0512' });
    expect(odds(f, 'attack 0512: fr-gd-art')).toBe('1-2');
  });

  it('[2.4.2] all types stop, freeze, fight in contact and retreat alike', () => {
    for (const [unit, column] of [
      ['fr-1inf', '1-1'],
      ['fr-gd-hcav', '1-1'],
      ['fr-gd-art', '1-1'],
    ]) {
      const moving = field({ units: { [unit]: '0514', 'aa-3db': '0512' } });
      expect(why(moving, `${unit} 0514-0513-0413`)).toBe('4.5.2 must-stop');
      moving.play(`${unit} 0514-0513`).play('end');
      expect(odds(moving, `attack 0512: ${unit}`)).toBe(column);
      expect(why(moving, 'end')).toBe('5.1.6 duties-open');
      moving.play(`attack 0512: ${unit} @1-1`, 6);
      expect([moving.seat, moving.step]).toEqual(['french', 'retreat']);
      expect(moving.choices().sort()).toEqual(['0413', '0514', '0613'].map((hex) => `retreat ${unit} ${hex}`));
      expect(field({ units: { [unit]: '0513', 'aa-3db': '0512' } }).goals(unit)).toEqual([]);
    }
  });

  it('[2.4.2] designations have no effect: units of any corps attack together', () => {
    const f = combat({ 'fr-6inf': '0513', 'fr-1inf': '0412', 'fr-gd-lcav': '0411', 'aa-1gd': '0512' });
    expect(odds(f, 'attack 0512: fr-6inf fr-1inf fr-gd-lcav')).toBe('2-1');
  });

  it('[2.5.1] the same strength attacks and defends', () => {
    const units = { 'fr-gd-grn': '0513', 'aa-2db': '0512' };
    expect(odds(combat(units), 'attack 0512: fr-gd-grn')).toBe('1-1');
    expect(odds(field({ phase: 'alliedCombat', units }), 'attack 0513: aa-2db')).toBe('1-2');
    const even = { 'fr-6inf': '0513', 'aa-1gd': '0512' };
    expect(odds(combat(even), 'attack 0512: fr-6inf')).toBe('1-1');
    expect(odds(field({ phase: 'alliedCombat', units: even }), 'attack 0513: aa-1gd')).toBe('1-1');
  });

  it('[2.5.2] a doubled unit is lost at its printed strength', () => {
    const f = combat({ 'fr-gd-grn': '1311', 'fr-9inf': '1410', 'aa-rart': '1310' });
    f.play('attack 1310: fr-gd-grn fr-9inf');
    expect(columns(f)[0]).toBe('2-1');
    f.play('roll @2-1', 5);
    expect(f.losses('allied')).toBe(3);
    expect(f.choices().sort()).toEqual(['lose fr-9inf', 'lose fr-gd-grn']);
    f.play('lose fr-9inf');
    expect(f.losses('french')).toBe(5);
  });

  it('[2.6.1] the allowance is what a unit has in each Movement Phase, one point for a hex', () => {
    for (const [unit, points] of ALLOWANCES) {
      const f = field({ units: { [unit]: '0512' } });
      expect(f.goals(unit)).toEqual(within('0512', points));
      f.play(`${unit} 0512-0511`).play('end').play('end').play('end').play('end');
      expect(f.goals(unit)).toEqual(within('0511', points));
    }
  });
});
