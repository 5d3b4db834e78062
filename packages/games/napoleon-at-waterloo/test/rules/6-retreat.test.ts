import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Field, field, type Scene } from '../support.ts';

const french = (units: Scene['units']): Field => field({ units, phase: 'frenchCombat' });
const allied = (units: Scene['units']): Field => field({ units, phase: 'alliedCombat' });

/** Lowered to 1-1: a one drives the defender back, a six the attacker. */
const drive = (f: Field, line: string): Field => f.play(`attack ${line} @1-1`, 1);
const driven = (f: Field, line: string): Field => f.play(`attack ${line} @1-1`, 6);

/** Where everybody stands, to see that nobody else was moved. */
const places = (f: Field, ...units: string[]): string[] => units.map((unit) => f.where(unit));

describe('6.4 retreats', () => {
  it('[6.4.1] the owner picks the hex, and the unit moves exactly one', () => {
    const f = drive(french({ 'fr-6inf': '1707', 'aa-3db': '1706' }), '1706: fr-6inf');
    expect([f.seat, f.step]).toEqual(['allied', 'retreat']);
    expect(f.choices().sort()).toEqual(['retreat aa-3db 1605', 'retreat aa-3db 1705', 'retreat aa-3db 1805']);
    expect(f.refusal('retreat aa-3db 1704')).toMatchObject({ rule: '6.4.1', code: 'not-one-hex' });
    expect(f.refusal('retreat aa-3db 1706')).toMatchObject({ rule: '6.4.1', code: 'not-one-hex' });
    expect(f.refusal('retreat fr-6inf 1708')).toMatchObject({ rule: '6.4.1', code: 'not-retreating' });
    expect(f.refusal('retreat aa-3db 1705', 0)).toMatchObject({ rule: '3.0.1', code: 'not-your-decision' });
    expect(f.play('retreat aa-3db 1805').where('aa-3db')).toBe('1805');
  });

  it('[6.4.1] after Ar the attacker picks the hexes of his own units', () => {
    const f = driven(french({ 'fr-6inf': '1707', 'aa-3db': '1706' }), '1706: fr-6inf');
    expect(f.seat).toBe('french');
    expect(f.choices().sort()).toEqual(['retreat fr-6inf 1607', 'retreat fr-6inf 1708', 'retreat fr-6inf 1807']);
  });

  it('[6.4.2] a hex in an enemy zone is not safe, nor one with an enemy', () => {
    const f = drive(french({ 'fr-6inf': '1707', 'fr-1inf': '1804', 'aa-3db': '1706' }), '1706: fr-6inf');
    // 1606 and 1806 lie in the zone of 1707; 1705 and 1805 in that of 1804.
    expect(f.choices()).toEqual(['retreat aa-3db 1605']);
    for (const hex of ['1606', '1806', '1705', '1805']) {
      expect(f.refusal(`retreat aa-3db ${hex}`)).toMatchObject({ rule: '6.4.2', code: 'enemy-zone' });
    }
    expect(f.refusal('retreat aa-3db 1707').rule).toBe('6.4.2');
  });

  it('[6.4.2] a friendly unit in the hex does not make an enemy zone safe', () => {
    // 1705, where a friend stands, and 1605 lie in the zone of 1604; 1805 in that of 1905.
    const f = drive(
      french({ 'fr-6inf': '1707', 'fr-1inf': '1604', 'fr-20inf': '1905', 'aa-3db': '1706', 'aa-bru': '1705' }),
      '1706: fr-6inf',
    );
    expect(f.choices()).toEqual(['lost aa-3db']);
    expect(f.refusal('retreat aa-3db 1705')).toMatchObject({ rule: '6.4.2', code: 'enemy-zone' });
  });

  it('[6.4.2] woods are entered and left only by road', () => {
    const beside = drive(french({ 'fr-6inf': '1408', 'aa-3db': '1407' }), '1407: fr-6inf');
    expect(beside.choices().sort()).toEqual(['retreat aa-3db 1307', 'retreat aa-3db 1507']);
    expect(beside.refusal('retreat aa-3db 1406')).toMatchObject({ rule: '4.2.3', code: 'closed-hexside' });
    const inside = drive(french({ 'fr-6inf': '1014', 'aa-hou': '0914' }), '0914: fr-6inf');
    expect(inside.choices()).toEqual(['retreat aa-hou 0813']);
    expect(inside.refusal('retreat aa-hou 0814')).toMatchObject({ rule: '4.2.3', code: 'closed-hexside' });
  });

  it('[6.4.2] the edge of the map is no way out', () => {
    const f = drive(french({ 'fr-6inf': '0102', 'aa-3db': '0101' }), '0101: fr-6inf');
    expect(f.choices()).toEqual(['lost aa-3db']);
  });

  it('[6.4.2] zones are those of the moment', () => {
    const scene = { 'fr-6inf': '1707', 'fr-gd-art': '1910', 'aa-3db': '1706', 'aa-hou': '1908' } as const;
    const before = driven(french(scene), '1706: fr-6inf');
    expect(before.choices().sort()).toEqual(['retreat fr-6inf 1607', 'retreat fr-6inf 1708']);
    const after = driven(french(scene).play('attack 1908: fr-gd-art @5-1', 1), '1706: fr-6inf');
    expect(after.choices().sort()).toEqual(['retreat fr-6inf 1607', 'retreat fr-6inf 1708', 'retreat fr-6inf 1807']);
  });

  it('[6.4.3] a unit without a safe hex is destroyed, counts as a loss, and its hex may be advanced into', () => {
    const f = drive(french({ 'fr-6inf': '1707', 'fr-gd-grn': '1705', 'aa-3db': '1706' }), '1706: fr-6inf fr-gd-grn');
    expect([f.seat, f.choices()]).toEqual(['allied', ['lost aa-3db']]);
    f.play('lost aa-3db');
    expect([f.where('aa-3db'), f.losses('allied')]).toEqual(['destroyed', 4]);
    expect(f.choices().sort()).toEqual(['advance fr-6inf 1706', 'advance fr-gd-grn 1706', 'stand']);
  });

  it('[6.4.3] so is an attacker, and the defender may advance', () => {
    const f = driven(allied({ 'aa-1gd': '1706', 'fr-1inf': '1707', 'fr-20inf': '1705' }), '1707 1705: aa-1gd');
    expect(f.choices()).toEqual(['lost aa-1gd']);
    f.play('lost aa-1gd');
    expect(f.losses('allied')).toBe(7);
    expect([f.seat, f.choices().sort()]).toEqual([
      'french',
      ['advance fr-1inf 1706', 'advance fr-20inf 1706', 'stand'],
    ]);
  });

  it('[6.4.4] any safe hex will do: under guns the distance to them need not grow', () => {
    const f = drive(french({ 'fr-gd-art': '1708', 'aa-3db': '1706' }), '1706: fr-gd-art');
    // All but 1707, the only one in the zone of the gun; 1606 and 1806 are two hexes from it as 1706 is.
    expect(f.choices().sort()).toEqual([
      'retreat aa-3db 1605',
      'retreat aa-3db 1606',
      'retreat aa-3db 1705',
      'retreat aa-3db 1805',
      'retreat aa-3db 1806',
    ]);
  });

  it('[6.4.6] a unit that can retreat must', () => {
    const f = drive(french({ 'fr-6inf': '1707', 'aa-3db': '1706' }), '1706: fr-6inf');
    expect(f.refusal('lost aa-3db')).toMatchObject({ rule: '6.4.6', code: 'can-retreat' });
    expect(f.choices().some((choice) => choice.startsWith('lost'))).toBe(false);
  });

  it('[6.4.6] also when it must displace a friend', () => {
    const f = drive(corridor({ 'aa-hou': '1503' }), '1403: fr-6inf fr-gd-grn');
    expect(f.choices()).toEqual(['retreat aa-bru 1503']);
    expect(f.refusal('lost aa-bru')).toMatchObject({ rule: '6.4.6', code: 'can-retreat' });
  });
});

describe('6.4.5 several retreating units', () => {
  /** Both attackers have one safe hex, the same: 1607. Others shut the rest off. */
  const crush = (...shut: string[]): Field =>
    driven(
      french({
        'fr-6inf': '1707',
        'fr-2inf': '1606',
        'aa-3db': '1706',
        'aa-dbcav': '1808',
        'aa-vancav': '1505',
        'aa-gracav': '1407',
        ...Object.fromEntries(shut.map((hex) => ['aa-hou', hex])),
      }),
      '1706: fr-6inf fr-2inf',
    );

  it('[6.4.5] the owner chooses who goes first', () => {
    expect(crush().choices().sort()).toEqual(['retreat fr-2inf 1607', 'retreat fr-6inf 1607']);
  });

  it('[6.4.5] the later one sees the new position: whoever goes first is saved', () => {
    const strong = crush('1709').play('retreat fr-6inf 1607');
    expect(strong.choices()).toEqual(['lost fr-2inf']);
    expect(strong.refusal('retreat fr-2inf 1607')).toMatchObject({ rule: '6.5.4', code: 'cannot-make-room' });
    strong.play('lost fr-2inf');
    expect([strong.where('fr-6inf'), strong.losses('french')]).toEqual(['1607', 5]);
    const weak = crush('1709').play('retreat fr-2inf 1607');
    expect(weak.choices()).toEqual(['lost fr-6inf']);
    weak.play('lost fr-6inf');
    expect([weak.where('fr-2inf'), weak.losses('french')]).toEqual(['1607', 7]);
  });

  it('[6.4.5] [6.5.2] the later one may push on the one that has retreated already', () => {
    const f = crush().play('retreat fr-6inf 1607');
    expect(f.choices()).toEqual(['retreat fr-2inf 1607']);
    f.play('retreat fr-2inf 1607');
    expect([f.seat, f.step, f.choices()]).toEqual(['french', 'displacement', ['displace fr-6inf 1608']]);
    f.play('displace fr-6inf 1608');
    expect(places(f, 'fr-6inf', 'fr-2inf')).toEqual(['1608', '1607']);
    expect(f.losses('french')).toBe(0);
  });

  it('[6.4.5] the defender has the same choice', () => {
    const f = drive(
      french({ 'fr-6inf': '1605', 'fr-gd-chs': '1805', 'aa-3db': '1706', 'aa-bru': '1705' }),
      '1706 1705: fr-6inf fr-gd-chs',
    );
    expect([f.seat, f.choices().sort()]).toEqual(['allied', ['retreat aa-3db 1707', 'retreat aa-bru 1704']]);
    f.play('retreat aa-bru 1704');
    expect([f.step, f.choices()]).toEqual(['retreat', ['retreat aa-3db 1707']]);
  });
});

/** An Allied unit in 1403 whose only safe hex is 1503; from there the forest road runs 1602, 1601, 1701. */
const corridor = (behind: Scene['units']): Field =>
  french({ 'fr-6inf': '1404', 'fr-gd-grn': '1303', 'aa-bru': '1403', ...behind });
const INTO_THE_FOREST = '1403: fr-6inf fr-gd-grn';

describe('6.5 displacement', () => {
  it('[6.5.1] with an empty safe hex nobody is displaced', () => {
    const f = drive(
      french({ 'fr-6inf': '1707', 'aa-3db': '1706', 'aa-bru': '1705', 'aa-hou': '1605' }),
      '1706: fr-6inf',
    );
    expect(f.choices()).toEqual(['retreat aa-3db 1805']);
    expect(f.refusal('retreat aa-3db 1705')).toMatchObject({ rule: '6.5.1', code: 'empty-hex-first' });
    expect(f.refusal('retreat aa-3db 1605')).toMatchObject({ rule: '6.5.1', code: 'empty-hex-first' });
  });

  it('[6.5.1] when friends hold all safe hexes the unit enters one of them', () => {
    const f = drive(
      french({ 'fr-6inf': '1707', 'aa-3db': '1706', 'aa-bru': '1705', 'aa-hou': '1605', 'aa-dbcav': '1805' }),
      '1706: fr-6inf',
    );
    expect(f.choices().sort()).toEqual(['retreat aa-3db 1605', 'retreat aa-3db 1705', 'retreat aa-3db 1805']);
  });

  it('[6.5.2] the displaced unit moves one hex as if retreating, where its owner likes', () => {
    const f = drive(
      french({ 'fr-6inf': '1707', 'aa-3db': '1706', 'aa-bru': '1705', 'aa-hou': '1605', 'aa-dbcav': '1805' }),
      '1706: fr-6inf',
    );
    f.play('retreat aa-3db 1705');
    expect([f.seat, f.step]).toEqual(['allied', 'displacement']);
    // Of the six around 1705, 1605 and 1805 hold friends and 1706 is the hex just left.
    expect(f.choices().sort()).toEqual(['displace aa-bru 1604', 'displace aa-bru 1704', 'displace aa-bru 1804']);
    expect(f.refusal('displace aa-bru 1605')).toMatchObject({ rule: '6.5.1', code: 'empty-hex-first' });
    expect(f.refusal('displace aa-bru 1703')).toMatchObject({ rule: '6.4.1', code: 'not-one-hex' });
    expect(f.refusal('displace aa-3db 1704')).toMatchObject({ rule: '6.5.2', code: 'displaced-first' });
    f.play('displace aa-bru 1604');
    expect(places(f, 'aa-3db', 'aa-bru', 'aa-hou', 'aa-dbcav')).toEqual(['1705', '1604', '1605', '1805']);
  });

  it('[6.5.2] the displaced unit may not enter an enemy zone', () => {
    const f = drive(
      french(laid('fr-6inf 1707, fr-20inf 1703, aa-3db 1706, aa-bru 1705, aa-hou 1605, aa-dbcav 1805')),
      '1706: fr-6inf',
    ).play('retreat aa-3db 1705');
    // 1704 lies in the zone of 1703; so do neither 1604 nor 1804.
    expect(f.choices().sort()).toEqual(['displace aa-bru 1604', 'displace aa-bru 1804']);
    expect(f.refusal('displace aa-bru 1704')).toMatchObject({ rule: '6.4.2', code: 'enemy-zone' });
  });

  it('[6.5.3] a chain of three displaced units', () => {
    const f = drive(corridor({ 'aa-hou': '1503', 'aa-dbcav': '1602', 'aa-2art': '1601' }), INTO_THE_FOREST);
    expect(f.choices()).toEqual(['retreat aa-bru 1503']);
    f.play('retreat aa-bru 1503');
    expect(f.choices()).toEqual(['displace aa-hou 1602']);
    f.play('displace aa-hou 1602');
    expect(f.choices()).toEqual(['displace aa-dbcav 1601']);
    expect(f.refusal('displace aa-dbcav 1503')).toMatchObject({ rule: '6.5.3', code: 'chain-was-here' });
    f.play('displace aa-dbcav 1601');
    expect(f.choices()).toEqual(['displace aa-2art 1701']);
    expect(f.refusal('displace aa-2art 1602')).toMatchObject({ rule: '6.5.3', code: 'chain-was-here' });
    f.play('displace aa-2art 1701');
    expect(places(f, 'aa-bru', 'aa-hou', 'aa-dbcav', 'aa-2art')).toEqual(['1503', '1602', '1601', '1701']);
    expect([f.losses('allied'), f.step]).toEqual([0, 'advance']);
  });

  it('[6.5.3] the hex the chain began in is not entered again, though it is empty and safe', () => {
    // The gun in 1404 drives the unit in 1503 along the road; 1503 itself lies in no French zone.
    const f = drive(french({ 'fr-gd-art': '1404', 'aa-hou': '1503', 'aa-bru': '1602' }), '1503: fr-gd-art');
    expect(f.choices()).toEqual(['retreat aa-hou 1602']);
    f.play('retreat aa-hou 1602');
    expect(f.choices()).toEqual(['displace aa-bru 1601']);
    expect(f.refusal('displace aa-bru 1503')).toMatchObject({ rule: '6.5.3', code: 'chain-was-here' });
  });

  it('[6.5.3] [6.5.4] two units never change places: without another hex the retreating one is destroyed', () => {
    // 1701 lies in the zone of 1801, so the road is shut behind 1601.
    const f = drive(
      french({ 'fr-gd-art': '1404', 'fr-20inf': '1801', 'aa-hou': '1503', 'aa-bru': '1602', 'aa-dbcav': '1601' }),
      '1503: fr-gd-art',
    );
    expect(f.choices()).toEqual(['lost aa-hou']);
    f.play('lost aa-hou');
    expect(places(f, 'aa-hou', 'aa-bru', 'aa-dbcav')).toEqual(['destroyed', '1602', '1601']);
  });

  it('[6.5.3] no unit is displaced twice in a chain', () => {
    const f = drive(
      french(
        laid(
          'fr-6inf 1707, aa-3db 1706, aa-bru 1705, aa-hou 1605, aa-dbcav 1805, aa-2art 1604, aa-1art 1704',
          'aa-vancav 1804',
        ),
      ),
      '1706: fr-6inf',
    );
    f.play('retreat aa-3db 1705');
    expect(f.choices().sort()).toEqual([
      'displace aa-bru 1604',
      'displace aa-bru 1605',
      'displace aa-bru 1704',
      'displace aa-bru 1804',
      'displace aa-bru 1805',
    ]);
    expect(f.refusal('displace aa-bru 1706')).toMatchObject({ rule: '6.4.2', code: 'enemy-zone' });
    f.play('displace aa-bru 1605');
    // 1505 and 1506 are empty: 1605 had no need to push anybody.
    expect(f.choices().sort()).toEqual(['displace aa-hou 1505', 'displace aa-hou 1506']);
    expect(f.refusal('displace aa-hou 1705')).toMatchObject({ rule: '6.5.3', code: 'chain-was-here' });
    f.play('displace aa-hou 1506');
    expect(places(f, 'aa-3db', 'aa-bru', 'aa-hou', 'aa-2art')).toEqual(['1705', '1605', '1506', '1604']);
  });

  it('[6.5.4] a chain of three whose last unit has no hex: the first is destroyed and nobody is displaced', () => {
    const f = drive(
      corridor({ 'aa-hou': '1503', 'aa-dbcav': '1602', 'aa-2art': '1601', 'fr-20inf': '1801' }),
      INTO_THE_FOREST,
    );
    expect(f.choices()).toEqual(['lost aa-bru']);
    expect(f.refusal('retreat aa-bru 1503')).toMatchObject({ rule: '6.5.4', code: 'cannot-make-room' });
    f.play('lost aa-bru');
    expect(places(f, 'aa-bru', 'aa-hou', 'aa-dbcav', 'aa-2art')).toEqual(['destroyed', '1503', '1602', '1601']);
    expect(f.losses('allied')).toBe(2);
    expect(f.choices().sort()).toEqual(['advance fr-6inf 1403', 'advance fr-gd-grn 1403', 'stand']);
  });

  it('[6.5.4] if some choice of occupants completes a chain, such a one must be taken', () => {
    const f = drive(
      french(
        laid(
          'fr-6inf 1404, fr-20inf 1801, aa-bru 1403, aa-hou 1503, aa-dbcav 1602, aa-2art 1601',
          'aa-vancav 1402, aa-gracav 1303',
        ),
      ),
      '1403: fr-6inf',
    );
    expect(f.choices().sort()).toEqual(['retreat aa-bru 1303', 'retreat aa-bru 1402']);
    expect(f.refusal('retreat aa-bru 1503')).toMatchObject({ rule: '6.5.4', code: 'cannot-make-room' });
    expect(f.refusal('lost aa-bru')).toMatchObject({ rule: '6.4.6', code: 'can-retreat' });
  });

  it('[6.5.4] inside a chain, too, only links that can be completed are offered', () => {
    // aa-hou in 1403 is pushed by aa-bru from 1304 and finds 1503 (a dead end) and 1402 (which has room).
    const f = drive(
      french(
        laid(
          'fr-6inf 1305, fr-gd-grn 1203, fr-1cav 1505, fr-20inf 1801, aa-bru 1304, aa-hou 1403',
          'aa-dbcav 1503, aa-2art 1602, aa-1art 1601, aa-vancav 1402',
        ),
      ),
      '1304: fr-6inf fr-gd-grn',
    );
    expect(f.choices()).toEqual(['retreat aa-bru 1403']);
    f.play('retreat aa-bru 1403');
    expect(f.choices()).toEqual(['displace aa-hou 1402']);
    expect(f.refusal('displace aa-hou 1503')).toMatchObject({ rule: '6.5.4', code: 'cannot-make-room' });
  });
});

describe('6.5.5 guns with a required bombardment', () => {
  /** fr-6inf in 1403 touches 1404 and 1303 and has one safe hex, 1503, where the gun that is to bombard 1303 stands. */
  const gunBehind = (more: Scene['units'] = {}): Field =>
    french({ 'fr-6inf': '1403', 'fr-1art': '1503', 'aa-3db': '1404', 'aa-dbcav': '1303', ...more });

  it('[6.5.5] the gun may not be displaced by a retreating unit, which is destroyed', () => {
    const f = driven(gunBehind(), '1404: fr-6inf');
    expect(f.choices()).toEqual(['lost fr-6inf']);
    expect(f.refusal('retreat fr-6inf 1503')).toMatchObject({ rule: '6.5.5', code: 'gun-owes-bombardment' });
    f.play('lost fr-6inf');
    expect(places(f, 'fr-6inf', 'fr-1art')).toEqual(['destroyed', '1503']);
  });

  it('[6.5.5] a gun that has bombarded may be displaced', () => {
    const f = gunBehind().play('attack 1303: fr-1art @1-5', 1).play('stand');
    driven(f, '1404: fr-6inf');
    expect(f.choices()).toEqual(['retreat fr-6inf 1503']);
    f.play('retreat fr-6inf 1503').play('displace fr-1art 1602');
    expect(places(f, 'fr-6inf', 'fr-1art')).toEqual(['1503', '1602']);
  });

  it('[6.5.5] so may a gun that has spent its shot elsewhere, while another has still to bombard', () => {
    const f = gunBehind({ 'fr-2art': '1103', 'aa-hou': '1704' }).play('attack 1704: fr-1art @1-5', 1).play('stand');
    driven(f, '1404: fr-6inf');
    expect(f.choices()).toEqual(['retreat fr-6inf 1503']);
  });

  it('[6.5.5] so may a gun whose target another unit has yet to attack', () => {
    const f = driven(gunBehind({ 'fr-20inf': '1203' }), '1404: fr-6inf');
    expect(f.choices()).toEqual(['retreat fr-6inf 1503']);
  });

  it('[6.5.5] so may a gun when nobody of its side is in the zone of its target', () => {
    const f = driven(
      french({ 'fr-6inf': '1403', 'fr-1art': '1503', 'aa-3db': '1404', 'aa-dbcav': '1302', 'aa-hou': '1704' }),
      '1404: fr-6inf',
    );
    expect(f.choices()).toEqual(['retreat fr-6inf 1503']);
  });

  it('[6.5.5] if several guns could make the bombardment each of them is protected', () => {
    const f = driven(gunBehind({ 'fr-2art': '1103' }), '1404: fr-6inf');
    expect(f.choices()).toEqual(['lost fr-6inf']);
  });

  it('[6.5.5] the hex of the gun is closed to a later link of the chain; the order of retreats can open it', () => {
    // fr-2inf in 1504 has attacked 1404 and touches 1604, which only the gun in 1602 can still attack.
    const start = driven(
      french(laid('fr-6inf 1403, fr-2inf 1504, fr-20inf 1503, fr-1art 1602, aa-3db 1404, aa-dbcav 1302, aa-bru 1604')),
      '1404: fr-6inf fr-2inf',
    );
    expect(start.choices().sort()).toEqual(['lost fr-2inf', 'lost fr-6inf']);
    const closed = start.copy().play('lost fr-6inf');
    expect(places(closed, 'fr-20inf', 'fr-1art')).toEqual(['1503', '1602']);
    // With fr-2inf gone nobody is in the zone of 1604 and nothing has to be bombarded.
    const open = start.copy().play('lost fr-2inf');
    expect(open.choices()).toEqual(['retreat fr-6inf 1503']);
    open.play('retreat fr-6inf 1503').play('displace fr-20inf 1602').play('displace fr-1art 1601');
    expect(places(open, 'fr-6inf', 'fr-20inf', 'fr-1art')).toEqual(['1503', '1602', '1601']);
  });

  /** fr-6inf in 1707 touches 1706 and 1806; its one safe hex, 1708, leads to 1608, 1709 and the gun in 1808. */
  const crowd = (): Field =>
    french(
      laid(
        'fr-6inf 1707, fr-20inf 1708, fr-1inf 1709, fr-2inf 1608, fr-1art 1808, aa-3db 1706',
        'aa-dbcav 1806, aa-hou 1507',
      ),
    );

  it('[6.5.5] the retreat of the only unit in contact does not release the gun within its own chain', () => {
    const f = driven(crowd(), '1706: fr-6inf').play('retreat fr-6inf 1708');
    expect(f.choices().sort()).toEqual(['displace fr-20inf 1608', 'displace fr-20inf 1709']);
    expect(f.refusal('displace fr-20inf 1808')).toMatchObject({ rule: '6.5.5', code: 'gun-owes-bombardment' });
  });

  it('[6.5.5] once it has fired the same gun is a link like any other', () => {
    const f = crowd().play('attack 1806: fr-1art @1-5', 1).play('stand');
    driven(f, '1706: fr-6inf').play('retreat fr-6inf 1708');
    expect(f.choices().sort()).toEqual(['displace fr-20inf 1608', 'displace fr-20inf 1709', 'displace fr-20inf 1808']);
  });

  it('[6.5.5] the guns of the defender owe nothing', () => {
    const f = drive(corridor({ 'aa-1art': '1503' }), INTO_THE_FOREST);
    expect(f.choices()).toEqual(['retreat aa-bru 1503']);
    f.play('retreat aa-bru 1503').play('displace aa-1art 1602');
    expect(places(f, 'aa-bru', 'aa-1art')).toEqual(['1503', '1602']);
  });

  it('[6.5.5] the Allied side is bound by it in its own phase', () => {
    const f = allied({ 'aa-1gd': '1403', 'aa-1art': '1503', 'fr-1inf': '1404', 'fr-3cav': '1303' });
    driven(f, '1404: aa-1gd');
    expect(f.choices()).toEqual(['lost aa-1gd']);
  });

  it('[6.5.6] a displaced gun may still bombard, from its new hex', () => {
    const f = french(laid('fr-6inf 1403, fr-1art 1503, aa-3db 1404, aa-dbcav 1302, aa-hou 1803'));
    expect(f.choices()).not.toContain('target 1803');
    driven(f, '1404: fr-6inf').play('retreat fr-6inf 1503').play('displace fr-1art 1602').play('stand');
    expect(f.choices().sort()).toEqual(['end', 'join fr-1art', 'target 1803']);
    f.play('attack 1803: fr-1art @3-1', 1);
    expect(f.where('aa-hou')).toBe('destroyed');
  });

  it('[6.5.6] a displaced unit is no loss and moves freely in its next Movement Phase', () => {
    const f = drive(corridor({ 'aa-hou': '1503' }), INTO_THE_FOREST);
    f.play('retreat aa-bru 1503').play('displace aa-hou 1602').play('stand').play('end');
    expect([f.losses('allied'), f.seat, f.step]).toEqual([0, 'allied', 'movement']);
    f.play('aa-hou 1602-1601-1701-1801-1802');
    expect(f.where('aa-hou')).toBe('1802');
  });
});
