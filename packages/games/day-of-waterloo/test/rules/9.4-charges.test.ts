import { describe, expect, it } from 'vitest';
import { BEATEN, DUELING } from '../../src/fighting.ts';
import { MOVED } from '../../src/position.ts';
import { type Fought, MUD, moving, SEVERE_MUD } from '../fought.ts';
import { w } from '../world.ts';

/** 0320 and the hexes round it are open, low and dry: 0319 N, 0420 NE, 0421 SE, 0321 S, 0221 SW, 0220 NW. */

const charged = (hex: string[], die: number, more = {}): Fought =>
  moving({ '0320': ['fr-guyot'], '0321': hex }, more)
    .rolls(die)
    .go('charge fr-guyot 0321')
    .quiet();

describe('[9.4a] a charge in the middle of a move', () => {
  it('[9.4a] cavalry next to an enemy may charge at the start of its move, or on its way', () => {
    const field = moving({ '0318': ['fr-guyot'], '0321': ['adg-best'] });
    expect(field.choices('charge')).toEqual([]);
    field.play('fr-guyot 0318-0319-0320');
    expect(field.choices('charge')).toEqual(['charge fr-guyot 0321']);
  });

  it('[9.4.1a] it costs 1 MP, and the cost of the hex must still be there', () => {
    // 6 MP: five hexes leave one, and a charge needs two.
    const field = moving({ '0315': ['fr-jerome'], '0120': ['fr-guyot'], '0521': ['adg-best'] });
    field.play('fr-guyot 0120-0221-0321-0421');
    expect(field.choices('charge')).toEqual(['charge fr-guyot 0521']);
    const tired = moving({ '0117': ['fr-guyot'], '0421': ['adg-best'] });
    tired.play('fr-guyot 0117-0118-0119-0120-0221-0321');
    expect(tired.choices('charge')).toEqual([]);
    expect(tired.why('charge fr-guyot 0421')).toBe('9.4.1a too-few-points');
  });

  it('[9.4.2a] out of command it does not charge', () => {
    const field = moving({ '0320': ['fr-guyot'], '0321': ['adg-best'] }, { out: ['fr-guyot'] });
    expect(field.why('charge fr-guyot 0321')).toBe('9.4.2a out-of-command');
  });

  it('[9.4.2b] not across a hexside cavalry could not cross', () => {
    // The pond between 0211 and 0311.
    const field = moving({ '0211': ['fr-guyot'], '0311': ['adg-best'] });
    expect(field.why('charge fr-guyot 0311')).toBe('9.4.2b barred-to-cavalry');
  });

  it('[9.4.2c] from a zone of influence only against a hex that exerts one', () => {
    const field = moving({ '0320': ['fr-guyot'], '0321': ['adg-best'], '0319': ['adg-trip-cav'] });
    expect(field.choices('charge')).toEqual(['charge fr-guyot 0319']);
    expect(field.why('charge fr-guyot 0321')).toBe('9.4.2c pinned');
  });

  it('[5.4.2f] a charge that hidden cavalry bars is not made, costs nothing, and shows it', () => {
    const field = moving({ '0320': ['fr-guyot'], '0321': ['adg-best'], '0319': ['adg-kempt', 'adg-trip-cav'] });
    expect(field.choices('charge')).toEqual(['charge fr-guyot 0319', 'charge fr-guyot 0321']);
    field.play('charge fr-guyot 0321');
    expect(field.last('shown').unit).toBe('adg-trip-cav');
    expect(field.step).toBe('movement');
    expect(field.choices('charge')).toEqual(['charge fr-guyot 0319']);
  });

  it('[9.4.2d] not at a grand farm, woods or forest', () => {
    for (const [from, hex] of [
      ['0612', '0712'],
      ['0519', '0520'],
      ['0301', '0302'],
    ])
      expect(moving({ [from]: ['fr-guyot'], [hex]: ['adg-best'] }).why(`charge fr-guyot ${hex}`)).toBe(
        '9.4.2d closed-ground',
      );
  });

  it('[9.4.2e] a charge may cross a stream, and a bridged river', () => {
    expect(moving({ '1410': ['fr-jerome'], '1411': ['adg-best'], '1510': ['fr-guyot'] }).choices('charge')).toEqual([
      'charge fr-guyot 1411',
    ]);
    expect(moving({ '1423': ['fr-guyot'], '1424': ['adg-best'] }).choices('charge')).toEqual(['charge fr-guyot 1424']);
    expect(moving({ '1323': ['fr-guyot'], '1324': ['adg-best'] }).choices('charge')).toEqual([]);
  });

  it('[9.2.14c] none in Severe Mud', () => {
    const field = moving({ '0320': ['fr-guyot'], '0321': ['adg-best'] }, { turn: SEVERE_MUD });
    expect(field.why('charge fr-guyot 0321')).toBe('9.2.14c no-charges-in-this-mud');
  });

  it('[9.4.3a] the French of one cavalry corps charge together, others singly', () => {
    const field = moving({ '0320': ['fr-lheritier', 'fr-dhurbal'], '0321': ['adg-best'] });
    expect(field.choices('charge')).toEqual([
      'charge fr-lheritier 0321',
      'charge fr-lheritier fr-dhurbal 0321',
      'charge fr-dhurbal 0321',
    ]);
    const guard = moving({ '0320': ['fr-guyot', 'fr-lefebvre'], '0321': ['adg-best'] });
    expect(guard.why('charge fr-guyot fr-lefebvre 0321')).toBe('9.4.3a not-together');
    const joined = moving({ '0319': ['fr-lheritier'], '0320': ['fr-dhurbal'], '0321': ['adg-best'] });
    joined.play('fr-lheritier 0319-0320');
    expect(joined.why('charge fr-lheritier fr-dhurbal 0321')).toBe('9.4.3a not-together');
  });

  it('[9.4.3b] others in the hex are untouched by the result', () => {
    const field = moving({ '0320': ['fr-jerome', 'fr-pire'], '0321': ['adg-guards'] });
    // 3 against 4 is -1; a 5 is Ar.
    field.rolls(5).go('charge fr-pire 0321').quiet();
    expect(field.choices('retreat').every((line) => !line.includes('fr-jerome'))).toBe(true);
    field.play('retreat fr-pire 0319-0319');
    expect(field.in('0320')).toEqual(['fr-jerome']);
  });
});

describe('[9.4.4a] the column, the modifiers and the die', () => {
  const rolled = (field: Fought) => {
    const { differential, column, modified, result } = field.last('charge-rolled');
    return { differential, column, modified, result };
  };

  it('[9.4.4a] averaged morale of the chargers less that of all units in the hex', () => {
    // 1 and 4, most SP at 1: two. 5 less 2 is 3.
    expect(rolled(charged(['adg-best', 'adg-kempt'], 6))).toEqual({
      differential: 3,
      column: 3,
      modified: 6,
      result: 'Ex',
    });
  });

  it('[9.4.4b] in Mud one column to the left', () => {
    expect(rolled(charged(['adg-best'], 6, { turn: MUD }))).toMatchObject({ differential: 4, column: 2, result: 'Ex' });
    expect(rolled(charged(['adg-best'], 5, { turn: MUD }))).toMatchObject({ column: 2, result: 'Ex' });
  });

  it('[9.4.4c] uphill, crossings, villages and guns alone change the die', () => {
    // From 0815 (low) to 0814 (high).
    const uphill = moving({ '0815': ['fr-guyot'], '0814': ['adg-best'] })
      .rolls(1)
      .go('charge fr-guyot 0814');
    expect(uphill.last('charge-rolled').modifiers).toEqual(['uphill:+1']);
    const village = moving({ '0611': ['fr-guyot'], '0610': ['adg-best'] })
      .rolls(1)
      .go('charge fr-guyot 0610');
    expect(village.last('charge-rolled').modifiers).toEqual(['builtUp:+1']);
    const guns = charged(['adg-art-1'], 1);
    expect(guns.last('charge-rolled').modifiers).toEqual(['unsupportedArtillery:-1']);
  });

  it('[9.4.4d] a low die favours the charger; the modified die is held within the table', () => {
    expect(rolled(charged(['adg-best'], 1)).result).toBe('Dr2');
    expect(rolled(charged(['adg-art-1'], 1))).toMatchObject({ differential: 2, modified: 0, result: 'Dr2' });
  });

  it('[9.4.4e] Dr: every unit of the hex retreats, or 1 SP is lost from the top', () => {
    const field = charged(['adg-best', 'adg-kempt'], 5);
    expect(field.step).toBe('retreat');
    expect(field.seat).toBe('allied');
    expect(field.choices('stand')).toEqual(['stand 0321']);
    for (const line of field.choices('retreat')) expect(line).toMatch(/adg-kempt.*adg-best|adg-best.*adg-kempt/);
    field.play('stand 0321');
    expect([field.lost('adg-best'), field.lost('adg-kempt')]).toEqual([1, 0]);
  });

  it('[9.4.4e] foot artillery cannot retreat and loses 1 SP instead', () => {
    const field = charged(['adg-best', 'adg-art-1'], 5);
    field.play(field.choices('retreat adg-best')[0]);
    expect(field.in('0321')).toEqual(['adg-art-1']);
    expect(field.lost('adg-art-1')).toBe(1);
  });

  it('[9.4.4e] Ex: each side loses 1 SP', () => {
    const field = charged(['adg-best', 'adg-kempt'], 6);
    expect([field.lost('adg-best'), field.lost('adg-kempt'), field.lost('fr-guyot')]).toEqual([1, 0, 1]);
    expect(field.step).toBe('movement');
  });

  it('[9.4.4f] a Guard pair is one unit in the average', () => {
    const stacks = { '0320': ['adg-somerset'], '0321': ['fr-og-chasseurs', 'fr-mg-grenadiers', 'fr-yg-voltigeurs'] };
    const field = moving(stacks, { side: 'allied' }).rolls(6).go('charge adg-somerset 0321').quiet();
    // A pair of 5 (5 SP of 8) and a brigade of 4: 4 1/2, most SP above. Three units of 5, 4 and 4 would be 4.
    expect(field.last('charge-rolled').differential).toBe(-1);
  });
});

describe('[9.4.5a] Reaction Charges', () => {
  const met = (hex: string[]): Fought => moving({ '0320': ['fr-guyot'], '0321': hex }).play('charge fr-guyot 0321');

  it('[9.4.5a] cavalry anywhere in the hex may react, in or out of command', () => {
    const field = met(['adg-best', 'adg-trip-cav', 'adg-brunswick-cav']);
    // 6.2b: one of the two goes to the top whatever is answered.
    expect(field.choices()).toEqual([
      'receive adg-trip-cav',
      'react adg-trip-cav adg-trip-cav',
      'react adg-trip-cav adg-brunswick-cav',
      'receive adg-brunswick-cav',
      'react adg-brunswick-cav adg-trip-cav',
      'react adg-brunswick-cav adg-brunswick-cav',
    ]);
  });

  it('[6.2b] cavalry must be moved to the top of a stack that is charged', () => {
    const field = met(['adg-best', 'adg-trip-cav']);
    expect(field.why('receive adg-best')).toBe('6.2b cavalry-to-the-top');
    field.play('receive adg-trip-cav', 6);
    expect(field.last('raised').unit).toBe('adg-trip-cav');
  });

  it('[9.4.5b] British cavalry must react', () => {
    const field = met(['adg-somerset', 'adg-trip-cav']);
    expect(field.choices()).toEqual(['react adg-somerset adg-somerset']);
    expect(field.why('receive adg-somerset')).toBe('9.4.5b british-must-react');
  });

  it('[9.4.5c] one unit tries; the French of one cavalry corps together, each with its own die', () => {
    const stacks = { '0320': ['adg-somerset'], '0321': ['fr-lheritier', 'fr-dhurbal'] };
    const field = moving(stacks, { side: 'allied' }).play('charge adg-somerset 0321');
    expect(field.choices('react')).toEqual([
      'react fr-lheritier fr-lheritier',
      'react fr-lheritier fr-dhurbal',
      'react fr-lheritier fr-lheritier fr-dhurbal',
    ]);
    // L'Heritier (3) fails on 4, d'Hurbal (4) passes.
    field.play('react fr-lheritier fr-lheritier fr-dhurbal', 4, 4);
    expect(field.last('reaction-failed').unit).toBe('fr-lheritier');
    expect(field.last('reaction-passed').unit).toBe('fr-dhurbal');
    expect(field.step).toBe('rout');
    field.play(field.choices('retreat')[0]);
    expect(field.in('0321')).toEqual(['fr-dhurbal']);
    expect(field.last('reaction-charge').reacting).toEqual(['fr-dhurbal']);
  });

  it('[9.4.5d] passed: both hexes are marked, and the charge is not rolled', () => {
    const field = met(['adg-somerset']).play('react adg-somerset adg-somerset', 4);
    expect(field.told('charge-rolled')).toEqual([]);
    expect(field.flags('marker', 'adg-somerset') & DUELING).toBe(DUELING);
    expect(field.flags('marker', 'fr-guyot') & DUELING).toBe(DUELING);
    expect(field.step).toBe('movement');
  });

  it('[9.4.5e] failed: it retreats one hex, and cannot lose an SP instead', () => {
    const field = met(['adg-somerset', 'adg-best']).play('react adg-somerset adg-somerset', 5);
    expect(field.step).toBe('rout');
    expect(field.choices('stand')).toEqual([]);
    const [way] = field.choices('retreat');
    field.play(way, 6);
    // The charge goes on against what is left.
    expect(field.last('charge-rolled').differential).toBe(4);
  });

  it('[9.4.5e] nothing left: the charge has succeeded', () => {
    const field = met(['adg-somerset']).play('react adg-somerset adg-somerset', 5);
    field.play(field.choices('retreat')[0]);
    expect(field.in('0321')).toEqual(['fr-guyot']);
    expect(field.told('charge-rolled')).toEqual([]);
  });

  it('[9.4.5e] if it cannot retreat it loses 1 SP and stays', () => {
    const stacks = { '0102': ['fr-guyot'], '0101': ['adg-trip-cav'], '0201': ['fr-jerome'] };
    const field = moving(stacks).play('charge fr-guyot 0101').play('react adg-trip-cav adg-trip-cav', 3, 6);
    expect(field.lost('adg-trip-cav')).toBe(2);
    expect(field.where('adg-trip-cav')).toBe('0101');
    // Failed and unable to go: 1 SP; then Ex on a 6 against +3.
    expect(field.last('charge-rolled').result).toBe('Ex');
  });

  it('[9.4.5h] nothing enters or leaves the marked hexes, and the chargers have moved', () => {
    const stacks = { '0320': ['fr-guyot', 'fr-jerome'], '0321': ['adg-somerset'], '0319': ['fr-foy'] };
    const field = moving(stacks).play('charge fr-guyot 0321').play('react adg-somerset adg-somerset', 4);
    expect(field.choices('fr-guyot')).toEqual([]);
    expect(field.choices('fr-jerome')).toEqual([]);
    expect(field.choices('fr-foy').filter((line) => line.endsWith('0320'))).toEqual([]);
    expect(field.flags('did', 'fr-guyot') & MOVED).toBe(MOVED);
  });

  it('[9.4.5i] no further charge is made at a marked hex', () => {
    const stacks = { '0320': ['fr-guyot'], '0321': ['adg-somerset'], '0421': ['fr-pire'] };
    const field = moving(stacks).play('charge fr-guyot 0321').play('react adg-somerset adg-somerset', 4);
    expect(field.choices('charge')).toEqual([]);
    expect(field.why('charge fr-pire 0321')).toBe('9.4.5i reaction-charge-there');
  });

  it('[9.4.5f] it is fought in the Combat Phase: SP and morale of both sides, the reacting cavalry attacks', () => {
    const field = met(['adg-somerset']).play('react adg-somerset adg-somerset', 4).play('end');
    expect(field.step).toBe('combat');
    expect(field.why('end')).toBe('4.2h reaction-charges-first');
    // 6 + 4 against 4 + 5: 1-1. Morale 4 less 5: a 6 is a 5, Ex.
    field.play('target 0321', 6);
    expect(field.last('rolled')).toMatchObject({
      attackers: ['adg-somerset'],
      defenders: ['fr-guyot'],
      attack: 10,
      defence: 9,
      column: '1-1',
      differential: -1,
      modified: 5,
      result: 'Ex',
    });
    expect([field.lost('adg-somerset'), field.lost('fr-guyot')]).toEqual([1, 1]);
    expect(field.flags('marker', 'fr-guyot') & DUELING).toBe(0);
  });

  it('[9.4.5g] a French cavalry corps fights with every unit that charged', () => {
    const stacks = { '0320': ['fr-lheritier', 'fr-dhurbal'], '0321': ['adg-somerset'] };
    const field = moving(stacks).play('charge fr-lheritier fr-dhurbal 0321');
    field.play('react adg-somerset adg-somerset', 1).play('end').play('target 0321', 6);
    expect(field.last('rolled')).toMatchObject({ attack: 10, defence: 14 });
  });

  it('[9.4.5f] no terrain, no grand farm, no shift; a C is ignored', () => {
    // Uphill from 0815 to 0814: the reacting cavalry is above, and still nothing is added.
    const field = moving({ '0815': ['fr-pire'], '0814': ['adg-somerset'] }).play('charge fr-pire 0814');
    field.play('react adg-somerset adg-somerset', 1).play('end').play('target 0814', 5);
    // 10 against 6: 1-1, +1: a 6 is DrC, and the charger only retreats or stands.
    expect(field.last('rolled')).toMatchObject({ terrain: 0, shift: 0, modified: 6, result: 'DrC' });
    field.play('stand 0815');
    expect(field.told('counterattack')).toEqual([]);
    expect(field.step).toBe('combat');
  });

  it('[9.4.5i] the hex may be bombarded first, and nobody supports that', () => {
    const stacks = { '0320': ['fr-guyot'], '0321': ['adg-somerset'], '0421': ['fr-jerome'] };
    const field = moving(stacks).play('charge fr-guyot 0321').play('react adg-somerset adg-somerset', 4).play('end');
    field.play('target 0321');
    expect(field.choices()).toEqual(['spare', 'fire fr-jerome']);
    field.play('fire fr-jerome');
    expect(field.why('support fr-jerome')).toBe('9.4.5i nobody-supports');
    // Marked cavalry does not retreat before it.
    field.play('bombard', 6, 6);
    expect(field.told('rolled')).toHaveLength(1);
  });
});

describe('[9.4.6a] what comes of a charge', () => {
  it('[9.4.6a] a vacated hex must be entered, at full cost', () => {
    const field = charged(['adg-best'], 5);
    field.play('retreat adg-best 0322-0322');
    expect(field.in('0321')).toEqual(['fr-guyot']);
    expect(field.last('advanced')).toMatchObject({ unit: 'fr-guyot', hex: '0321' });
    expect(field.state[w.at.spent]).toBe(4);
  });

  it('[9.4.6b] then it may go on moving and charging with what is left', () => {
    const field = charged(['adg-best'], 5);
    field.play('retreat adg-best 0322-0322');
    // 6 MP less 1 for the charge and 1 for the hex.
    expect(field.choices('charge')).toEqual(['charge fr-guyot 0322']);
    field.play('charge fr-guyot 0322', 1);
    expect(field.last('charge-rolled').modifiers).toEqual(['blown:+1']);
  });

  it('[9.4.7a] beaten back it has moved, and takes no part in the Combat Phase', () => {
    const field = moving({ '0320': ['fr-pire'], '0321': ['adg-guards'], '0221': ['fr-jerome'] });
    field.play('charge fr-pire 0321', 5);
    expect(field.seat).toBe('french');
    field.play('retreat fr-pire 0220-0220');
    expect(field.flags('marker', 'fr-pire') & BEATEN).toBe(BEATEN);
    expect(field.choices('fr-pire')).toEqual([]);
    field.play('end').play('target 0321').play('spare');
    expect(field.why('join fr-pire')).not.toBeNull();
  });

  it('[9.4.8a] if nobody leaves the hex it may charge again', () => {
    const field = charged(['adg-best'], 5).play('stand 0321');
    expect(field.step).toBe('movement');
    expect(field.choices('charge')).toEqual(['charge fr-guyot 0321']);
    field.play('charge fr-guyot 0321', 6);
    expect(field.last('charge-rolled')).toMatchObject({ modified: 7, result: 'Ex' });
  });

  it('[9.4.9a] the point is spent though the charge ends with the reaction; no check of the rest, no advance of the defender', () => {
    const field = moving({ '0320': ['fr-pire', 'fr-jerome'], '0321': ['adg-guards'] });
    field.play('charge fr-pire 0321', 5).play('retreat fr-pire 0319-0319');
    expect(field.told('stack-check')).toEqual([]);
    expect(field.step).toBe('movement');
    expect(field.in('0320')).toEqual(['fr-jerome']);
  });
});
