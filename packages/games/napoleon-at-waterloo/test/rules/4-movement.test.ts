import { describe, expect, it } from 'vitest';
import { around, isOpen, within } from '../hexes.ts';
import { ALLOWANCES, type Field, field, type Scene } from '../support.ts';

const why = (f: Field, line: string, seat?: number): string => {
  const { rule, code } = f.refusal(line, seat);
  return `${rule} ${code}`;
};
const french = (units: Scene['units']): Field => field({ units });
const allied = (units: Scene['units']): Field => field({ phase: 'alliedMovement', units });
const french6inf = (enemies: Scene['units'], at = '0513'): Field => french({ 'fr-6inf': at, ...enemies });

describe('4.0 moving', () => {
  it('[4.0.1] a player moves only his own units', () => {
    const f = french({ 'fr-6inf': '0513', 'aa-1gd': '1010' });
    expect(why(f, 'aa-1gd 1010-1011')).toBe('4.0.1 not-your-unit');
    expect(f.goals('aa-1gd')).toEqual([]);
    const g = allied({ 'fr-6inf': '0513', 'aa-1gd': '1010' });
    expect(why(g, 'fr-6inf 0513-0512')).toBe('4.0.1 not-your-unit');
    expect(g.goals('fr-6inf')).toEqual([]);
  });

  it('[4.0.1] a player moves only in his own Movement Phase', () => {
    const f = french({ 'fr-6inf': '0513', 'aa-1gd': '1010' });
    expect(why(f, 'aa-1gd 1010-1011', 1)).toBe('3.0.1 not-your-decision');
    f.play('end');
    expect(why(f, 'fr-6inf 0513-0512')).toBe('3.0.3 wrong-phase');
    f.play('end');
    expect(why(f, 'fr-6inf 0513-0512', 0)).toBe('3.0.1 not-your-decision');
    f.play('aa-1gd 1010-1011').play('end');
    expect(why(f, 'aa-1gd 1011-1012')).toBe('3.0.3 wrong-phase');
  });

  it('[4.0.2] a unit moves along adjacent hexes, from where it stands', () => {
    const f = french6inf({});
    expect(why(f, 'fr-6inf 0513-0511')).toBe('4.0.2 gap');
    expect(why(f, 'fr-6inf 0513-0614')).toBe('4.0.2 gap');
    expect(why(f, 'fr-6inf 0513-0512-0712')).toBe('4.0.2 gap');
    expect(why(f, 'fr-6inf 0512-0511')).toBe('4.0.2 path-start');
    expect(f.where('fr-6inf')).toBe('0513');
  });

  it('[4.0.2] in any direction, and in any mixture of directions', () => {
    for (const hex of ['0512', '0514', '0612', '0613', '0412', '0413']) {
      expect(french6inf({}).play(`fr-6inf 0513-${hex}`).where('fr-6inf')).toBe(hex);
    }
    for (const hex of ['0512', '0611', '0613', '0712', '0713', '0513']) {
      expect(french6inf({}, '0612').play(`fr-6inf 0612-${hex}`).where('fr-6inf')).toBe(hex);
    }
    expect(french6inf({}).play('fr-6inf 0513-0512-0612-0613-0614').where('fr-6inf')).toBe('0614');
  });

  it('[4.0.2] units move one after another, each seeing where the last one went', () => {
    const f = french({ 'fr-6inf': '0513', 'fr-9inf': '0514' });
    f.play('fr-6inf 0513-0512').play('fr-9inf 0514-0513');
    expect([f.where('fr-6inf'), f.where('fr-9inf')]).toEqual(['0512', '0513']);
  });

  it('[4.0.3] a unit makes one move in a phase', () => {
    const f = french({ 'fr-6inf': '0513', 'fr-9inf': '0316' });
    f.play('fr-6inf 0513-0512').play('fr-9inf 0316-0315');
    expect(why(f, 'fr-6inf 0512-0511')).toBe('4.0.3 already-moved');
    expect(f.goals('fr-6inf')).toEqual([]);
    expect(f.choices()).toEqual(['end']);
  });

  it('[4.0.3] nobody moves after the end of the phase, and in the next turn everybody may again', () => {
    const f = french({ 'fr-6inf': '0513', 'fr-9inf': '0316' });
    f.play('fr-6inf 0513-0512').play('end');
    expect(why(f, 'fr-9inf 0316-0315')).toBe('3.0.3 wrong-phase');
    f.play('end').play('end').play('end');
    expect(f.goals('fr-6inf')).toContain('0511');
  });
});

describe('4.1 the allowance', () => {
  it('[4.1.1] a unit reaches every hex within its allowance and none beyond', () => {
    for (const [unit, points] of ALLOWANCES) {
      expect(french({ [unit]: '0611' }).goals(unit)).toEqual(within('0611', points));
    }
  });

  it('[4.1.1] the last point may be spent, one more may not', () => {
    const f = french6inf({});
    expect(f.refusal('fr-6inf 0513-0512-0511-0510-0509-0508')).toMatchObject({
      rule: '4.1.1',
      code: 'too-far',
      data: { points: 5, allowance: 4 },
    });
    expect(why(f, 'fr-6inf 0513-0512-0513-0512-0511-0510')).toBe('4.1.1 too-far');
    expect(f.play('fr-6inf 0513-0512-0511-0510-0509').where('fr-6inf')).toBe('0509');
    const gun = french({ 'fr-1art': '0513' });
    expect(why(gun, 'fr-1art 0513-0512-0511-0510-0509')).toBe('4.1.1 too-far');
    expect(gun.play('fr-1art 0513-0512-0511-0510').where('fr-1art')).toBe('0510');
  });

  it('[4.1.1] the fastest unit, too, is told that seven hexes are too far', () => {
    const f = french({ 'fr-gd-lcav': '0513' });
    expect(why(f, 'fr-gd-lcav 0513-0512-0511-0510-0509-0508-0507-0506')).toBe('4.1.1 too-far');
    expect(f.play('fr-gd-lcav 0513-0512-0511-0510-0509-0508-0507').where('fr-gd-lcav')).toBe('0507');
  });

  it('[4.1.2] a unit may stop early or stay', () => {
    for (const hex of ['0512', '0511', '0510']) {
      expect(french6inf({}).play(`fr-6inf ${hex}`).where('fr-6inf')).toBe(hex);
    }
    const f = french6inf({ 'aa-1gd': '2010' }).play('end');
    expect([f.where('fr-6inf'), f.step]).toEqual(['0513', 'combat']);
    expect(why(french6inf({}), 'fr-6inf 0513-0512-0513')).toBe('4.1.2 no-move');
  });

  it('[4.1.3] points are neither kept for the next turn nor given to another unit', () => {
    const f = french({ 'fr-6inf': '0513', 'fr-9inf': '1716' });
    const reach = f.goals('fr-6inf');
    for (let phase = 0; phase < 4; phase++) f.play('end');
    expect(f.turn).toBe(2);
    expect(f.goals('fr-6inf')).toEqual(reach);
    f.play('fr-9inf 1716-1715');
    expect(f.goals('fr-6inf')).toEqual(reach);
    expect(why(f, 'fr-6inf 0513-0512-0511-0510-0509-0508')).toBe('4.1.1 too-far');
  });
});

describe('4.2 one point a hex, woods by road', () => {
  it('[4.2.1] open ground, buildings, roads and tracks all cost one point', () => {
    const f = allied({ 'aa-1gd': '0308' });
    const anyway = (): boolean => true;
    expect(f.goals('aa-1gd')).toEqual(within('0308', 4, anyway));
    expect(why(f, 'aa-1gd 0308-0309-0409-0509-0609-0709')).toBe('4.1.1 too-far');
    expect(f.play('aa-1gd 0308-0208-0209-0309-0409').where('aa-1gd')).toBe('0409');
  });

  it('[4.2.1] a road through woods costs one point a hex', () => {
    const f = allied({ 'aa-1gd': '1403', 'aa-1art': '1304' });
    expect(f.goals('aa-1gd')).toContain('1701');
    expect(f.goals('aa-1art')).toContain('1602');
    expect(f.goals('aa-1art')).not.toContain('1601');
  });

  it('[4.2.2] woods are entered only over the hexside that the road crosses', () => {
    for (const from of ['0814', '0913', '0915', '1014']) {
      expect(why(french({ 'fr-6inf': from }), `fr-6inf ${from}-0914`)).toBe('4.2.2 closed-hexside');
    }
    expect(french({ 'fr-6inf': '0813' }).play('fr-6inf 0813-0914').where('fr-6inf')).toBe('0914');
    // 0915 is next to 0914, but the way round by 0814 and 0813 is three hexes long.
    expect(french({ 'fr-1art': '0915' }).goals('fr-1art')).toEqual(within('0915', 3));
    expect(french({ 'fr-1art': '0915' }).goals('fr-1art')).toContain('0914');
    expect(french({ 'fr-1art': '1014' }).goals('fr-1art')).not.toContain('0914');
  });

  it('[4.2.2] woods are left only by the road', () => {
    for (const to of ['0814', '0913', '0915', '1014']) {
      expect(why(french({ 'fr-6inf': '0914' }), `fr-6inf 0914-${to}`)).toBe('4.2.2 closed-hexside');
    }
    const near = within('0813', 2).filter((hex) => hex !== '0914');
    expect(french({ 'fr-1art': '0914' }).goals('fr-1art')).toEqual(['0813', ...near].sort());
  });

  it('[4.2.2] from one woods hex to the next the road must lead', () => {
    const f = allied({ 'aa-1art': '1602' });
    expect(f.goals('aa-1art')).toEqual(
      ['1601', '1701', '1503', '1403', '1801', '1303', '1304', '1402', '1404', '1504'].sort(),
    );
    expect(why(f, 'aa-1art 1602-1603')).toBe('4.2.2 closed-hexside');
    expect(why(f, 'aa-1art 1602-1702')).toBe('2.2.4 woods');
    expect(why(allied({ 'aa-1art': '1504' }), 'aa-1art 1504-1503')).toBe('4.2.2 closed-hexside');
  });

  it('[4.2.3] a retreat into woods goes by the road only', () => {
    const units = { 'fr-gd-grn': '0715', 'aa-hou': '0814' };
    const f = field({ phase: 'frenchCombat', units }).play('attack 0814: fr-gd-grn @2-1', 1);
    expect(f.choices().sort()).toEqual(['retreat aa-hou 0813', 'retreat aa-hou 0915']);
    expect(why(f, 'retreat aa-hou 0914')).toBe('4.2.3 closed-hexside');
    const road = field({ phase: 'frenchCombat', units: { 'fr-gd-grn': '0812', 'aa-hou': '0813' } });
    road.play('attack 0813: fr-gd-grn @2-1', 1);
    expect(road.choices()).toContain('retreat aa-hou 0914');
  });

  it('[4.2.3] a retreat out of woods goes by the road only, or the unit is lost', () => {
    const f = field({ phase: 'frenchCombat', units: { 'fr-gd-grn': '0915', 'aa-hou': '0914' } });
    f.play('attack 0914: fr-gd-grn @2-1', 1);
    expect(f.choices()).toEqual(['retreat aa-hou 0813']);
    expect(why(f, 'retreat aa-hou 0913')).toBe('4.2.3 closed-hexside');
    const shut = field({ phase: 'frenchCombat', units: { 'fr-gd-grn': '0814', 'aa-hou': '0914' } });
    shut.play('attack 0914: fr-gd-grn @2-1', 1);
    expect(shut.choices()).toEqual(['lost aa-hou']);
  });

  it('[4.2.3] a displaced unit leaves woods by the road', () => {
    // Every other hex around 1403 is held by the French or in their zones.
    const units = { 'fr-gd-grn': '1303', 'fr-6inf': '1404', 'aa-hou': '1403', 'aa-bru': '1503' };
    const f = field({ phase: 'frenchCombat', units }).play('attack 1403: fr-gd-grn fr-6inf @2-1', 1);
    expect(f.choices()).toEqual(['retreat aa-hou 1503']);
    f.play('retreat aa-hou 1503');
    expect([f.step, f.choices()]).toEqual(['displacement', ['displace aa-bru 1602']]);
    expect(why(f, 'displace aa-bru 1603')).toBe('4.2.3 closed-hexside');
    f.play('displace aa-bru 1602');
    expect([f.where('aa-hou'), f.where('aa-bru')]).toEqual(['1503', '1602']);
  });

  it('[4.2.3] a unit displaced in woods that have one road only cannot make room', () => {
    const units = { 'fr-6inf': '0714', 'fr-9inf': '0812', 'aa-hou': '0813', 'aa-bru': '0914' };
    const f = field({ phase: 'frenchCombat', units });
    f.play('attack 0813: fr-6inf fr-9inf @2-1', 1);
    expect(f.choices()).toEqual(['lost aa-hou']);
  });

  it('[4.2.3] an advance into woods goes by the road only', () => {
    const units = { 'fr-gd-grn': '0915', 'fr-6inf': '0813', 'aa-hou': '0914' };
    const f = field({ phase: 'frenchCombat', units }).play('attack 0914: fr-gd-grn fr-6inf @6-1', 1);
    expect(f.choices().sort()).toEqual(['advance fr-6inf 0914', 'stand']);
    const none = field({ phase: 'frenchCombat', units: { 'fr-gd-grn': '0915', 'aa-hou': '0914' } });
    none.play('attack 0914: fr-gd-grn @3-1', 1);
    expect([none.where('aa-hou'), none.step]).toEqual(['destroyed', 'combat']);
    const out = field({ phase: 'frenchCombat', units: { 'fr-gd-grn': '0914', 'aa-hou': '0814' } });
    out.play('attack 0814: fr-gd-grn @6-1', 1);
    expect([out.where('aa-hou'), out.step]).toEqual(['destroyed', 'combat']);
  });

  it('[4.2.4] zones reach across closed hexsides, and attacks are made across them', () => {
    for (const hex of ['0814', '0915', '1014', '0913']) {
      expect(why(french({ 'fr-6inf': hex, 'aa-hou': '0914' }), `fr-6inf ${hex}-0815`)).toBe('4.5.3 frozen');
      const f = field({ phase: 'frenchCombat', units: { 'fr-6inf': hex, 'aa-hou': '0914' } });
      expect(why(f, 'end')).toBe('5.1.6 duties-open');
      f.play('attack 0914: fr-6inf @3-1', 1);
      expect(f.where('aa-hou')).toBe('destroyed');
    }
    const f = field({ phase: 'alliedCombat', units: { 'fr-6inf': '1014', 'aa-hou': '0914' } });
    expect(f.play('attack 1014: aa-hou @1-5', 1).where('aa-hou')).toBe('destroyed');
  });
});

describe('4.3 and 4.4 enemies and friends in the way', () => {
  it('[4.3.1] a unit never enters a hex with an enemy unit', () => {
    const f = french({ 'fr-6inf': '0513', 'aa-1gd': '0511' });
    expect(f.goals('fr-6inf')).not.toContain('0511');
    expect(around('0511').every((hex) => hex === '0510' || f.goals('fr-6inf').includes(hex))).toBe(true);
  });

  it('[4.3.1] nor passes through one: an enemy on the forest road closes it', () => {
    const open = french({ 'fr-gd-lcav': '1304' });
    expect(open.goals('fr-gd-lcav')).toContain('1701');
    const shut = french({ 'fr-gd-lcav': '1304', 'aa-1gd': '1602' });
    const goals = shut.goals('fr-gd-lcav');
    for (const hex of ['1602', '1601', '1701']) expect(goals).not.toContain(hex);
    expect(goals).toContain('1503');
  });

  it('[4.3.1][4.5.3] no step leads onto an enemy: who stands next to him may not move at all, who comes next to him stops', () => {
    const step = allied({ 'aa-1gd': '0513', 'fr-6inf': '0512' });
    expect(why(step, 'aa-1gd 0513-0512')).toBe('4.5.3 frozen');
    const f = french({ 'fr-6inf': '0514', 'aa-1gd': '0512' });
    for (const line of ['fr-6inf 0514-0513-0512', 'fr-6inf 0514-0513-0512-0511']) {
      expect(why(f, line)).toBe('4.3.1 enemy-there');
    }
  });

  it('[4.4.1] a unit moves through friendly units', () => {
    const f = french({ 'fr-6inf': '0513', 'fr-9inf': '0512', 'fr-2cav': '0511' });
    expect(f.play('fr-6inf 0513-0512-0511-0510').where('fr-6inf')).toBe('0510');
    const road = french({ 'fr-6inf': '1403', 'fr-9inf': '1503', 'fr-2cav': '1602' });
    expect(road.goals('fr-6inf')).toContain('1601');
    road.play('fr-9inf 1503-1602-1601-1701');
    expect(road.goals('fr-6inf')).toContain('1503');
  });

  it('[4.4.1] units that have moved may be passed through too', () => {
    const f = french({ 'fr-6inf': '0513', 'fr-9inf': '0412' });
    f.play('fr-9inf 0412-0512');
    expect(f.play('fr-6inf 0513-0512-0511').where('fr-6inf')).toBe('0511');
  });

  it('[4.4.2] a unit may not stop on a friend that can no longer move off', () => {
    const f = french({ 'fr-6inf': '0513', 'fr-9inf': '0412' });
    f.play('fr-9inf 0412-0512');
    expect(f.goals('fr-6inf')).not.toContain('0512');
    expect(why(f, 'fr-6inf 0513-0512')).toBe('4.4.2 would-stack');
    expect(f.goals('fr-6inf')).toEqual(within('0513', 4).filter((hex) => hex !== '0512'));
  });

  it('[4.4.2] two units may share a hex for a time, not at the end of the phase', () => {
    const f = french({ 'fr-6inf': '0513', 'fr-9inf': '0512', 'aa-1gd': '2010' });
    expect(f.goals('fr-6inf')).toContain('0512');
    f.play('fr-6inf 0513-0512');
    expect([f.where('fr-6inf'), f.where('fr-9inf')]).toEqual(['0512', '0512']);
    expect(why(f, 'end')).toBe('4.4.2 stack-left');
    f.play('fr-9inf 0512-0511').play('end');
    expect([f.where('fr-6inf'), f.where('fr-9inf'), f.step]).toEqual(['0512', '0511', 'combat']);
    expect([f.losses('french'), f.losses('allied')]).toEqual([0, 0]);
  });

  it('[4.4.2] two units can change places', () => {
    const f = french({ 'fr-6inf': '0513', 'fr-9inf': '0512' });
    f.play('fr-6inf 0513-0512').play('fr-9inf 0512-0513').play('end');
    expect([f.where('fr-6inf'), f.where('fr-9inf'), f.step]).toEqual(['0512', '0513', 'combat']);
  });

  it('[4.4.3] ending with a stack must be confirmed; the opponent then picks the unit that stays', () => {
    const start = french({ 'fr-6inf': '0513', 'fr-9inf': '0512', 'aa-1gd': '2010' });
    expect(why(start, 'end stacked')).toBe('4.4.3 no-stack');
    start.play('fr-6inf 0513-0512');
    expect(start.choices()).toContain('end stacked');
    expect(start.choices()).not.toContain('end');
    start.play('end stacked');
    expect([start.seat, start.step]).toEqual(['allied', 'stacks']);
    expect(start.choices().sort()).toEqual(['keep fr-6inf', 'keep fr-9inf']);
    expect(why(start, 'keep fr-6inf', 0)).toBe('3.0.1 not-your-decision');
    expect(why(start, 'keep aa-1gd')).toBe('4.4.3 not-in-stack');
    for (const [kept, lost, points] of [
      ['fr-6inf', 'fr-9inf', 5],
      ['fr-9inf', 'fr-6inf', 7],
    ] as const) {
      const f = start.copy().play(`keep ${kept}`);
      expect([f.where(kept), f.where(lost)]).toEqual(['0512', 'destroyed']);
      expect([f.losses('french'), f.losses('allied')]).toEqual([points, 0]);
      expect([f.seat, f.step]).toEqual(['french', 'combat']);
    }
  });

  it('[4.4.3] the French choose among Allied stacks, each in turn', () => {
    const f = allied({ 'aa-1gd': '0513', 'pr-5bde': '0512', 'aa-2inf': '1010', 'aa-hou': '1011', 'fr-6inf': '2010' });
    f.play('aa-1gd 0513-0512').play('aa-2inf 1010-1011').play('end stacked');
    expect(f.seat).toBe('french');
    f.play('keep pr-5bde');
    expect([f.seat, f.step, f.losses('allied')]).toEqual(['french', 'stacks', 7]);
    expect(f.choices().sort()).toEqual(['keep aa-2inf', 'keep aa-hou'].sort());
    f.play('keep aa-hou');
    expect([f.seat, f.step, f.losses('allied')]).toEqual(['allied', 'combat', 13]);
  });
});

describe('4.5 zones of control', () => {
  const frozenIn = (hex: string, enemy: string): boolean =>
    french({ 'fr-1cav': hex, 'aa-1gd': enemy }).goals('fr-1cav').length === 0;

  it('[4.5.1] a zone is the six hexes around a unit, fewer at the map edge', () => {
    for (const enemy of ['0512', '0612', '0101', '0117', '0216', '0109', '2307']) {
      const near = within(enemy, 2).filter((hex) => frozenIn(hex, enemy));
      const open = around(enemy).filter((hex) => within(enemy, 2).includes(hex));
      expect(near).toEqual(open);
    }
    expect(around('0101')).toEqual(['0102', '0201']);
  });

  it('[4.5.1] both sides have zones in both player turns', () => {
    const units = { 'fr-6inf': '0513', 'aa-1gd': '0512', 'fr-gd-art': '0310', 'aa-1art': '1010' };
    expect(why(french(units), 'fr-6inf 0513-0514')).toBe('4.5.3 frozen');
    expect(why(allied(units), 'aa-1gd 0512-0511')).toBe('4.5.3 frozen');
    expect(field({ phase: 'frenchCombat', units }).choices()).toContain('target 0512');
    expect(field({ phase: 'alliedCombat', units }).choices()).toContain('target 0513');
  });

  it('[4.5.1] guns and cavalry have zones like infantry', () => {
    for (const enemy of ['aa-hou', 'aa-dbcav', 'aa-2art', 'pr-2cav']) {
      expect(french({ 'fr-6inf': '0513', [enemy]: '0512' }).goals('fr-6inf')).toEqual([]);
    }
  });

  it('[4.5.2] a unit stops in the first enemy zone it enters', () => {
    const f = french({ 'fr-6inf': '0514', 'aa-1gd': '0512' });
    expect(why(f, 'fr-6inf 0514-0513-0413')).toBe('4.5.2 must-stop');
    expect(why(f, 'fr-6inf 0514-0513-0612')).toBe('4.5.2 must-stop');
    const zone = around('0512');
    const past = (from: string, to: string): boolean => to !== '0512' && isOpen(from, to) && !zone.includes(from);
    expect(f.goals('fr-6inf')).toEqual(within('0514', 4, past));
    expect(f.goals('fr-6inf')).not.toContain('0511');
    expect(f.goals('fr-6inf')).toContain('0412');
    expect(f.play('fr-6inf 0514-0513').where('fr-6inf')).toBe('0513');
    expect(f.goals('fr-6inf')).toEqual([]);
  });

  it('[4.5.2] it stops in an exit hex too', () => {
    const f = french({ 'fr-6inf': '0302', 'aa-1gd': '0401' });
    expect(why(f, 'exit fr-6inf 0302-0301')).toBe('4.5.3 frozen');
    const g = french({ 'fr-6inf': '0103', 'aa-1gd': '0301' });
    expect(g.goals('fr-6inf')).toContain('0201');
    expect(why(g, 'exit fr-6inf 0103-0102-0201')).toBe('4.5.2 must-stop');
    expect(g.play('exit fr-6inf 0103-0102-0101').where('fr-6inf')).toBe('exited');
  });

  it('[4.5.3] a unit in an enemy zone may not move, not even from zone to zone', () => {
    const f = french({ 'fr-6inf': '0513', 'aa-1gd': '0512', 'fr-9inf': '0316' });
    expect(f.goals('fr-6inf')).toEqual([]);
    for (const to of ['0412', '0612', '0514', '0413', '0613']) {
      expect(f.refusal(`fr-6inf 0513-${to}`)).toMatchObject({ rule: '4.5.3', code: 'frozen', data: { hex: '0513' } });
    }
    expect(f.goals('fr-9inf')).not.toEqual([]);
  });

  it('[4.5.3] nor off the map', () => {
    const f = french({ 'fr-6inf': '0301', 'aa-1gd': '0302' });
    expect(why(f, 'exit fr-6inf 0301')).toBe('4.5.3 frozen');
    expect(f.goals('fr-6inf')).toEqual([]);
    expect(french({ 'fr-6inf': '0301', 'aa-1gd': '0303' }).goals('fr-6inf')).toContain('exit');
  });

  it('[4.5.4] closed hexsides and terrain do not cancel a zone for a moving unit', () => {
    const f = french({ 'fr-6inf': '0816', 'aa-hou': '0914' });
    expect(why(f, 'fr-6inf 0816-0815-0814-0714')).toBe('4.5.2 must-stop');
    const out = french({ 'fr-6inf': '0914', 'aa-hou': '0814' });
    expect(why(out, 'fr-6inf 0914-0813')).toBe('4.5.3 frozen');
    const house = french({ 'fr-6inf': '1312', 'aa-hou': '1309' });
    expect(why(house, 'fr-6inf 1312-1311-1310-1410')).toBe('4.5.2 must-stop');
  });

  it('[4.5.4] a friend in the hex does not cancel a zone in retreat', () => {
    const units = { 'fr-gd-grn': '0513', 'aa-1gd': '0512', 'fr-9inf': '0412', 'aa-2inf': '0411', 'fr-2cav': '0613' };
    const f = field({ phase: 'frenchCombat', units });
    f.play('attack 0512: fr-gd-grn @1-1', 6);
    expect(why(f, 'retreat fr-gd-grn 0412')).toBe('6.4.2 enemy-zone');
    expect(f.choices().sort()).toEqual(['retreat fr-gd-grn 0413', 'retreat fr-gd-grn 0514']);
  });

  it('[4.5.4] a closed hexside does not cancel a zone in retreat', () => {
    const units = { 'fr-gd-grn': '0815', 'aa-1gd': '0816', 'aa-hou': '0914' };
    const f = field({ phase: 'alliedCombat', units }).play('attack 0815: aa-1gd @1-1', 1);
    expect(f.choices()).toEqual(['retreat fr-gd-grn 0715']);
    expect(why(f, 'retreat fr-gd-grn 0814')).toBe('6.4.2 enemy-zone');
    expect(why(f, 'retreat fr-gd-grn 0915')).toBe('6.4.2 enemy-zone');
  });

  it('[4.5.5] the removal of the enemy frees a unit', () => {
    const f = field({ phase: 'frenchCombat', units: { 'fr-gd-grn': '0513', 'aa-hou': '0512', 'aa-1gd': '2010' } });
    f.play('attack 0512: fr-gd-grn @6-1', 1).play('stand').play('end').play('end').play('end');
    expect([f.seat, f.step]).toEqual(['french', 'movement']);
    expect(f.goals('fr-gd-grn')).toEqual(within('0513', 4));
  });

  it('[4.5.5] a retreat frees the unit that retreats', () => {
    const f = field({ phase: 'frenchCombat', units: { 'fr-gd-grn': '0513', 'aa-1gd': '0512' } });
    f.play('attack 0512: fr-gd-grn @1-1', 6).play('retreat fr-gd-grn 0514').play('stand').play('end').play('end');
    f.play('end');
    expect(f.goals('fr-gd-grn')).toContain('0515');
  });

  it('[4.5.5] an advance frees a unit that leaves the zone by it', () => {
    const units = { 'fr-gd-grn': '0513', 'aa-hou': '0512', 'aa-1gd': '0514', 'fr-9inf': '0515' };
    const f = field({ phase: 'frenchCombat', units });
    f.play('attack 0512: fr-gd-grn @6-1', 1).play('advance fr-gd-grn 0512');
    f.play('attack 0514: fr-9inf @1-2', 2)
      .play('retreat fr-9inf 0516')
      .play('stand')
      .play('end')
      .play('end')
      .play('end');
    expect(f.goals('fr-gd-grn')).toContain('0511');
  });

  it('[4.5.5] time alone frees nobody', () => {
    const f = french({ 'fr-6inf': '0513', 'aa-1gd': '0512' });
    f.play('end').play('attack 0512: fr-6inf @1-1', 1).play('retreat aa-1gd 0511').play('stand').play('end');
    f.play('aa-1gd 0511-0512');
    expect(f.goals('aa-1gd')).toEqual([]);
    f.play('end')
      .play('attack 0513: aa-1gd @1-1', 6)
      .play('retreat aa-1gd 0511')
      .play('advance fr-6inf 0512')
      .play('end');
    expect([f.seat, f.turn]).toEqual(['french', 2]);
    expect(why(f, 'fr-6inf 0512-0513')).toBe('4.5.3 frozen');
  });

  it('[4.5.6] a hex in an enemy zone that holds a friend is not offered', () => {
    const f = french({ 'fr-6inf': '0513', 'aa-1gd': '0512', 'fr-9inf': '0515' });
    expect(f.goals('fr-9inf')).not.toContain('0513');
    expect(why(f, 'fr-9inf 0515-0514-0513')).toBe('4.5.6 friend-in-enemy-zone');
    expect(why(f, 'fr-9inf 0515-0514-0513-0413')).toBe('4.5.6 friend-in-enemy-zone');
    const zone = around('0512');
    const past = (from: string, to: string): boolean =>
      !['0512', '0513'].includes(to) && isOpen(from, to) && !zone.includes(from);
    expect(f.goals('fr-9inf')).toEqual(within('0515', 4, past));
  });

  it('[4.5.6] the friend may have come there in the same phase', () => {
    const f = french({ 'fr-6inf': '0514', 'aa-1gd': '0512', 'fr-9inf': '0515' });
    expect(f.goals('fr-9inf')).toContain('0513');
    f.play('fr-6inf 0514-0513');
    expect(f.goals('fr-9inf')).not.toContain('0513');
  });
});

describe('4.6 the edge of the map', () => {
  it('[4.6.1] only French units leave the map, by the exit hexes', () => {
    expect(why(allied({ 'aa-1gd': '0301' }), 'exit aa-1gd 0301')).toBe('4.6.1 no-exit');
    expect(allied({ 'aa-1gd': '0301' }).goals('aa-1gd')).toEqual(within('0301', 4));
    for (const hex of ['1001', '1201', '0116', '0117', '2308', '1416']) {
      const f = french({ 'fr-1art': hex });
      expect(why(f, `exit fr-1art ${hex}`)).toBe('8.3.2 not-an-exit');
    }
    expect(french({ 'fr-1art': '1416' }).goals('fr-1art')).toEqual(within('1416', 3));
    for (const hex of ['0101', '0201', '0301', '0401', '0501', '0601', '0701', '0801', '0901']) {
      const f = french({ 'fr-1art': hex });
      expect(f.goals('fr-1art')).toContain('exit');
      expect(f.play(`exit fr-1art ${hex}`).where('fr-1art')).toBe('exited');
    }
  });

  it('[4.6.2] a unit that could retreat only off the map is eliminated', () => {
    const units = { 'aa-hou': '0117', 'fr-gd-grn': '0116', 'fr-6inf': '0215' };
    const f = field({ phase: 'frenchCombat', units }).play('attack 0117: fr-gd-grn @2-1', 1);
    expect(f.choices()).toEqual(['lost aa-hou']);
    f.play('lost aa-hou');
    expect([f.where('aa-hou'), f.losses('allied')]).toEqual(['destroyed', 1]);
  });

  it('[4.6.2] in an exit hex too: a French unit does not exit by retreating', () => {
    const units = { 'fr-2cav': '0101', 'aa-1gd': '0102' };
    const f = field({ phase: 'alliedCombat', units }).play('attack 0101: aa-1gd @2-1', 1);
    expect(f.choices()).toEqual(['lost fr-2cav']);
    f.play('lost fr-2cav');
    expect([f.where('fr-2cav'), f.losses('french')]).toEqual(['destroyed', 2]);
    const row = field({ phase: 'alliedCombat', units: { 'fr-2cav': '0301', 'aa-1gd': '0302' } });
    row.play('attack 0301: aa-1gd @2-1', 1);
    expect(row.choices()).toEqual(['lost fr-2cav']);
    const open = field({ phase: 'alliedCombat', units: { 'fr-2cav': '0301', 'aa-1gd': '0201' } });
    open.play('attack 0301: aa-1gd @2-1', 1);
    expect(open.choices()).toEqual(['retreat fr-2cav 0401']);
  });
});
