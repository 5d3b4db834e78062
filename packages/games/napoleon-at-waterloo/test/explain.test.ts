import { whyNot as refereeWhyNot } from '@hundred-days/kernel';
import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Field, field, game, scenario, unitNumber } from './support.ts';

/** Promise 7: every "why not?" has an answer, and the answer is true. */

const seatOf = (f: Field): number => (f.seat === 'french' ? 0 : 1);
const whyNot = (f: Field, unit: string, hex: string): string => {
  const no = refereeWhyNot(game, f.state, seatOf(f), unitNumber(unit), game.placeIds.indexOf(hex));
  return no === null ? 'may' : `${no.rule} ${no.code}`;
};

describe('movement', () => {
  test('a friend who can leave is not what keeps a unit from a hex that is too far', () => {
    const f = scenario('standard');
    expect(whyNot(f, 'fr-1cav', '0514')).toBe('4.1.1 too-far');
    expect(whyNot(f, 'fr-1cav', '2011')).toBe('4.1.2 no-move');
  });

  test('of two units in a hex the one that has moved is named', () => {
    const f = field({ units: { 'fr-6inf': '0513', 'fr-9inf': '0514', 'fr-5inf': '0512', 'aa-1gd': '2008' } });
    f.play('fr-9inf 0514-0513');
    expect(f.refusal('fr-5inf 0512-0513')).toMatchObject({ code: 'would-stack', data: { other: 'fr-9inf' } });
    expect(whyNot(f, 'fr-5inf', '0513')).toBe('4.4.2 would-stack');
  });

  test('enemies in the way, zones in the way, the ground in the way', () => {
    const zones = { 'fr-1art': '0514', 'aa-1gd': '0612' };
    expect(whyNot(field({ units: zones }), 'fr-1art', '0511')).toBe('4.5.2 zones-bar');
    const enemies = { 'fr-1art': '1511', 'aa-1art': '1409', 'aa-rart': '1310', 'aa-6inf': '1509' };
    expect(whyNot(field({ units: enemies }), 'fr-1art', '1508')).toBe('4.3.1 enemies-bar');
    const woods = { 'fr-1art': '1014', 'aa-1gd': '0110' };
    expect(whyNot(field({ units: woods }), 'fr-1art', '0914')).toBe('4.2.2 closed-hexsides-bar');
  });

  test('[4.5.2] who is stopped by zones is told in which hex before the one he asks for', () => {
    const f = field({ units: { 'fr-1art': '0514', 'aa-1gd': '0612' } });
    const no = refereeWhyNot(game, f.state, 0, unitNumber('fr-1art'), game.placeIds.indexOf('0511'));
    expect(no).toMatchObject({ code: 'zones-bar', data: { hex: '0511', from: '0513' } });
  });

  test('an entry hex in an enemy zone is barred by 7.2.1', () => {
    const f = field({ units: { 'pr-5bde': 3, 'fr-6inf': '2216', 'aa-1gd': '0110' }, phase: 'alliedMovement', turn: 3 });
    expect(whyNot(f, 'pr-5bde', '2316')).toBe('7.2.1 entry-barred');
    expect(whyNot(f, 'pr-5bde', '2311')).toBe('may');
  });

  test('an exit is completed only by the hex that was named', () => {
    const f = field({ units: { 'fr-9inf': '0503', 'fr-6inf': '0905', 'aa-1gd': '2008' } });
    const complete = (unit: string, hex: string) =>
      game.complete(f.state, { type: 'exit', unit: unitNumber(unit), path: [game.placeIds.indexOf(hex)] });
    expect(complete('fr-9inf', '2016')).toMatchObject({ path: [game.placeIds.indexOf('2016')] });
    expect(complete('fr-9inf', '0501')).toMatchObject({
      path: ['0503', '0502', '0501'].map((hex) => game.placeIds.indexOf(hex)),
    });
    expect(f.refusal('exit fr-9inf 0503-0502-0501-0401-0301')).toMatchObject({ rule: '4.1.1', code: 'too-far' });
  });
});

describe('combat', () => {
  const apart = laid('fr-6inf 0505, fr-9inf 1205, fr-gd-art 0506, aa-bru 0504, aa-1gd 1204');

  test('two units that touch no common enemy cannot join one attack', () => {
    const f = field({ units: apart, phase: 'frenchCombat' }).play('join fr-6inf');
    expect(f.refusal('join fr-9inf')).toMatchObject({ rule: '5.4.1', code: 'no-common-target' });
  });

  test('a gun is told about the target that was meant', () => {
    const aimed = field({ units: apart, phase: 'frenchCombat' }).play('target 1204');
    expect(aimed.refusal('join fr-gd-art')).toMatchObject({ rule: '5.6.1', code: 'gun-reaches-none' });
    const joined = field({ units: apart, phase: 'frenchCombat' }).play('join fr-gd-art');
    expect(joined.refusal('target 1204')).toMatchObject({ rule: '5.6.1', code: 'gun-reaches-none' });
    expect(whyNot(joined, 'fr-6inf', '1204')).toBe('5.0.1 not-adjacent');
    expect(whyNot(field({ units: apart, phase: 'frenchCombat' }), 'fr-gd-art', '1204')).toBe('5.6.1 gun-reaches-none');
  });

  test('[5.6.2] a gun in an enemy zone that means to bombard is told of the zone, not of its neighbours', () => {
    // The Guards, attacked and victorious, have come up to the gun. What it points at is in range, attacked or too far.
    const units = { 'fr-20inf': '0513', 'fr-1art': '0514', 'fr-6inf': '0813', 'aa-1gd': '0412', 'aa-hou': '0812' };
    const f = field({ units: { ...units, 'aa-bru': '0611', 'aa-dbcav': '0313' }, phase: 'frenchCombat' });
    f.play('attack 0812: fr-6inf @6-1', 1).play('stand');
    f.play('attack 0412: fr-20inf @1-4', 6).play('advance aa-1gd 0513');
    expect(whyNot(f, 'fr-1art', '0611')).toBe('5.6.2 gun-in-enemy-zone');
    expect(whyNot(f, 'fr-1art', '0313')).toBe('5.6.2 gun-in-enemy-zone');
    expect(whyNot(f, 'fr-1art', '0513')).toBe('5.2.2 neighbours-attacked');
    expect(whyNot(f, 'fr-1art', '0514')).toBe('5.6.2 gun-in-enemy-zone');
  });

  test('[5.6.2] so is one that was taken up before its target was named', () => {
    const units = { 'fr-2art': '0513', 'fr-6inf': '0613', 'aa-bru': '0412', 'aa-dbcav': '0511' };
    const joined = field({ units, phase: 'frenchCombat' }).play('join fr-2art');
    expect(joined.refusal('target 0511')).toMatchObject({ rule: '5.6.2', code: 'gun-in-enemy-zone' });
  });

  test('a unit that is asked about where it stands is told what keeps it from attacking', () => {
    const f = field({ units: apart, phase: 'frenchCombat' });
    expect(whyNot(f, 'fr-gd-art', '0506')).toBe('may');
    const idle = field({ units: { ...apart, 'fr-2cav': '2010' }, phase: 'frenchCombat' });
    expect(whyNot(idle, 'fr-2cav', '2010')).toBe('5.0.1 not-in-contact');
    const aimed = field({ units: apart, phase: 'frenchCombat' }).play('target 0504').play('join fr-6inf');
    expect(whyNot(aimed, 'fr-6inf', '0505')).toBe('5.2.1 has-joined');
  });

  test('[5.1.6] a lapsed duty is not listed as owed', () => {
    // fr-6inf must attack both enemies; once 0512 has been fought by it alone, nobody can attack 0612 any more.
    const units = { 'fr-6inf': '0513', 'fr-1art': '0614', 'aa-hou': '0512', 'aa-bru': '0612', 'aa-1gd': '0511' };
    const f = field({ units, phase: 'frenchCombat' });
    expect(f.refusal('end')).toMatchObject({
      rule: '5.1.6',
      code: 'duties-open',
      data: { units: ['fr-6inf'], enemies: ['aa-bru', 'aa-hou'] },
    });
  });
});

describe('what is lost, and by which rule', () => {
  const destroyedBy = (f: Field): string | undefined => f.events.find((event) => event.type === 'destroyed')?.rule;

  test('[6.4.3] all around are enemy zones', () => {
    const units = { 'fr-6inf': '0505', 'aa-hou': '0504', 'aa-bru': '0605', 'aa-dbcav': '0405' };
    const f = field({ units, phase: 'frenchCombat' });
    f.play('attack 0504 0605 0405: fr-6inf @1-1', 4).play('lost fr-6inf');
    expect(destroyedBy(f)).toBe('6.4.3');
  });

  test('[4.6.2] the only other way is off the map', () => {
    const units = { 'fr-6inf': '1501', 'aa-bru': '1401', 'aa-1gd': '1600' };
    expect(() => field({ units })).toThrow('off-the-map');
    const edge = { 'fr-2cav': '0117', 'aa-1gd': '0116', 'aa-2inf': '0217' };
    expect(() => field({ units: edge })).toThrow('off-the-map');
    const corner = { 'fr-2cav': '0117', 'aa-1gd': '0116', 'aa-2inf': '0216' };
    const f = field({ units: corner, phase: 'frenchCombat' });
    f.play('attack 0116 0216: fr-2cav @1-5', 1);
    expect([f.where('fr-2cav'), destroyedBy(f)]).toEqual(['destroyed', '6.3.1']);
    const retreating = field({
      units: { 'fr-6inf': '0117', 'aa-bru': '0116', 'aa-2art': '0216' },
      phase: 'frenchCombat',
    });
    retreating.play('attack 0116 0216: fr-6inf @1-2', 3).play('lost fr-6inf');
    expect(destroyedBy(retreating)).toBe('4.6.2');
  });
});

describe('[9.5.1] faults of a table of keys', () => {
  const faults = (extra: object): string[] => {
    const base = {
      format: 'hundred-days-scenario',
      version: 1,
      game: 'napoleon-at-waterloo',
      units: { 'fr-6inf': '0814' },
    };
    const started = game.start({ scenario: { ...base, ...extra }, options: {} }, { roll: () => 1 }, null);
    return started.ok ? [] : started.faults.map(({ code, at }) => `${code} ${at}`);
  };
  const empty = { french: {}, prussian: {} };

  test('needs keys; names each unit once, of its side, not in the game already', () => {
    expect(faults({ keyTable: empty })).toEqual(['no-keys keyTable']);
    expect(faults({ keys: 'drawn', keyTable: empty })).toEqual([]);
    const french = { '1': { '5': ['frv-8inf', 'frv-8inf', 'fr-6inf', 'pr-5bde', 'nobody'] } };
    expect(faults({ keys: 'drawn', keyTable: { french, prussian: {} } })).toEqual([
      'unit-twice keyTable.french.1.5',
      'unit-twice keyTable.french.1.5',
      'wrong-side keyTable.french.1.5',
      'unknown-unit keyTable.french.1.5',
    ]);
  });
});
