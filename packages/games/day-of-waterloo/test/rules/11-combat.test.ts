import { describe, expect, it } from 'vitest';
import { BREAKTHROUGH, SPENT } from '../../src/fighting.ts';
import { type Fought, fighting, MUD } from '../fought.ts';
import { w } from '../world.ts';

/** 0320 and round it are open, low and dry: 0319 N, 0420 NE, 0421 SE, 0321 S, 0221 SW, 0220 NW. */

type Stacks = Record<string, string[]>;

/** An attack with these units on a hex, rolled; what may be declined is declined. */
function attacked(stacks: Stacks, target: string, units: string[], dice: number[], more = {}): Fought {
  const field = fighting(stacks, more).go(`target ${target}`);
  if (field.step === 'fire') field.go('spare');
  field.go(...units.map((unit) => `join ${unit}`));
  return field
    .rolls(...dice)
    .go('attack')
    .quiet();
}

const rolled = (field: Fought) => field.last('rolled');

describe('[11.0a] who attacks', () => {
  it('[11.0a] attacks are voluntary', () => {
    const field = fighting({ '0320': ['adg-guards'], '0321': ['fr-jerome'] }, { side: 'allied' });
    expect(field.choices()).toEqual(['end', 'target 0321']);
  });

  it('[11.0b] any adjacent hexes may join', () => {
    const stacks = { '0320': ['fr-jerome'], '0421': ['fr-foy'], '0221': ['fr-pire'], '0321': ['adg-guards'] };
    const field = fighting(stacks).go('target 0321', 'spare');
    expect(field.choices('join').sort()).toEqual(['join fr-foy', 'join fr-jerome', 'join fr-pire']);
    expect(field.why('attack')).toBe('11.0b nobody-attacks');
  });

  it('[11.0c] [5.4.1a] only the top unit, or the unit under a battery on top', () => {
    const stacks = {
      '0320': ['fr-jerome', 'fr-pire'],
      '0421': ['fr-lallemand', 'fr-guyot'],
      '0221': ['fr-desvaux', 'fr-pelletier', 'fr-foy'],
      '0321': ['adg-guards'],
    };
    const field = fighting(stacks).go('target 0321', 'spare');
    expect(field.choices('join').sort()).toEqual(['join fr-guyot', 'join fr-jerome']);
    expect(field.why('join fr-pire')).toBe('11.0c not-the-attacking-unit');
  });

  it('[11.0e] not across a pond or an unbridged river', () => {
    expect(fighting({ '0211': ['fr-pire'], '0311': ['adg-best'] }).why('target 0311')).toBe('11.0a nobody-can-attack');
    expect(fighting({ '1323': ['fr-pire'], '1324': ['adg-best'] }).why('target 1324')).toBe('11.0a nobody-can-attack');
    expect(fighting({ '1423': ['fr-pire'], '1424': ['adg-best'] }).why('target 1424')).toBe(null);
  });

  it('[7.2b] out of command nobody attacks', () => {
    const field = fighting({ '0320': ['adg-guards'], '0321': ['fr-jerome'] }, { side: 'allied', out: ['adg-guards'] });
    expect(field.choices()).toEqual(['end']);
  });

  it('[11.4a] a unit attacks once, and a hex is attacked once', () => {
    const stacks = { '0320': ['fr-pire'], '0321': ['adg-guards'], '0319': ['adg-adams'] };
    const field = attacked(stacks, '0321', ['fr-pire'], [6]);
    // 6 against 6, 3 less 4: a 5 is Ex.
    expect(rolled(field).result).toBe('Ex');
    expect(field.choices()).toEqual(['end']);
  });
});

describe('[11.1a] odds and the die', () => {
  it('[11.1a] rounded for the defender; half or more is 1-2', () => {
    expect(
      rolled(attacked({ '0320': ['fr-jerome'], '0321': ['adg-kielmansegge'] }, '0321', ['fr-jerome'], [6])).column,
    ).toBe('1-1');
    expect(
      rolled(
        attacked({ '0320': ['adg-ompteda'], '0321': ['fr-bachelu'] }, '0321', ['adg-ompteda'], [6], { side: 'allied' }),
      ).column,
    ).toBe('1-2');
    expect(
      rolled(
        attacked({ '0320': ['adg-ompteda'], '0321': ['fr-jerome'] }, '0321', ['adg-ompteda'], [6], { side: 'allied' }),
      ).column,
    ).toBe('1-3');
  });

  it('[11.1b] [11.1c] [11.3a] the morale differential is added: high is good for the attacker', () => {
    const field = attacked({ '0320': ['adg-olfermans'], '0321': ['fr-mg-chasseurs'] }, '0321', ['adg-olfermans'], [4], {
      side: 'allied',
    });
    expect(rolled(field)).toMatchObject({ differential: -2, die: 4, modified: 2 });
  });

  it('[11.2.1a] [11.2.2a] attacking infantry SP, cavalry SP and morale', () => {
    const stacks = { '0320': ['fr-jerome'], '0421': ['fr-pire'], '0321': ['adg-guards'] };
    expect(rolled(attacked(stacks, '0321', ['fr-jerome', 'fr-pire'], [6])).attack).toBe(7 + 3 + 3);
  });

  it('[11.2a] [11.2.3a] [11.2.4a] [5.4.1b] defending artillery SP and morale, with the unit under it', () => {
    const stacks = { '0320': ['fr-jerome'], '0321': ['adg-art-1', 'adg-kempt', 'adg-pack'] };
    const field = fighting(stacks).go('target 0321', 'spare', 'join fr-jerome').rolls(4).go('attack');
    if (field.step === 'attack-evasion') field.go('done');
    if (field.step === 'claim') field.go('waive');
    expect(rolled(field)).toMatchObject({ defenders: ['adg-art-1', 'adg-kempt'], defence: 4 + 3 + 2 });
  });

  it('[11.3c] 3 and 4 with most SP at 4 make 4, 7 against 3 is 2-1', () => {
    const stacks = { '0320': ['fr-lheritier'], '0421': ['fr-mg-chasseurs'], '0321': ['adg-ompteda'] };
    const field = attacked(stacks, '0321', ['fr-lheritier', 'fr-mg-chasseurs'], [5], {
      casualties: { 'fr-lheritier': 3 },
    });
    // 1 + 3 of cavalry and 4: 8 to 3, 2-1; 1 SP of 3 and 4 SP of 4.
    expect(rolled(field)).toMatchObject({ column: '2-1', differential: 0 });
  });

  it('[11.7a] beyond the table its ends are used', () => {
    const strong = { '0320': ['fr-jerome'], '0421': ['fr-guyot'], '0221': ['fr-lefebvre'], '0321': ['adg-best'] };
    expect(
      rolled(attacked(strong, '0321', ['fr-jerome', 'fr-guyot', 'fr-lefebvre'], [1], { casualties: { 'adg-best': 2 } }))
        .column,
    ).toBe('6-1');
    const weak = { '0320': ['adg-kempt'], '0321': ['fr-jerome'] };
    expect(
      rolled(attacked(weak, '0321', ['adg-kempt'], [6], { side: 'allied', casualties: { 'adg-kempt': 1 } })).column,
    ).toBe('1-3');
  });
});

describe('[11.4b] one hex against several', () => {
  it('[11.4b] strengths add, morale is averaged, the best terrain counts', () => {
    const field = fighting({ '0118': ['fr-jerome'], '0117': ['adg-kempt'], '0119': ['adg-best'], '0219': ['fr-foy'] });
    field.go('target 0117', 'spare', 'join fr-jerome', 'target 0119');
    expect(field.why('join fr-foy')).toBe('11.4b one-hex-against-several');
    field.rolls(6).go('attack').quiet();
    // 7 to 5; 4 and 1 with most SP at 1: 2; village -1.
    expect(rolled(field)).toMatchObject({ attack: 7, defence: 5, differential: 1, terrain: -1 });
  });
});

describe('[11.5a] terrain', () => {
  it('[11.5a] [11.5b] hexsides count only if all attack across one, the least of them', () => {
    // 0814 is high; 0815 and 0813 low, 0714 high.
    const up = { '0815': ['fr-jerome'], '0814': ['adg-best'] };
    expect(rolled(attacked(up, '0814', ['fr-jerome'], [4])).terrain).toBe(-1);
    const along = { ...up, '0714': ['fr-foy'] };
    expect(rolled(attacked(along, '0814', ['fr-jerome', 'fr-foy'], [4])).terrain).toBe(0);
    // Down from the height nothing is added.
    expect(rolled(attacked({ '0814': ['fr-jerome'], '0815': ['adg-best'] }, '0815', ['fr-jerome'], [4])).terrain).toBe(
      0,
    );
  });

  it('[11.5b] a stream costs one, a river crossing two', () => {
    expect(rolled(attacked({ '1514': ['fr-jerome'], '1515': ['adg-best'] }, '1515', ['fr-jerome'], [4])).terrain).toBe(
      -1,
    );
    expect(rolled(attacked({ '1423': ['fr-jerome'], '1424': ['adg-best'] }, '1424', ['fr-jerome'], [4])).terrain).toBe(
      -2,
    );
  });
});

describe('[11.6a] combined arms', () => {
  const stacks = { '0320': ['fr-jerome'], '0421': ['fr-pire'], '0321': ['adg-guards'] };

  it('[11.6a] bombarded, and attacked by infantry and cavalry: one column to the right', () => {
    const field = fighting(stacks).go('target 0321', 'fire fr-jerome').rolls(6).go('bombard').quiet();
    field.go('join fr-jerome', 'join fr-pire').rolls(6).go('attack').quiet();
    expect(rolled(field)).toMatchObject({ shift: 1, column: '3-1' });
    expect(rolled(attacked(stacks, '0321', ['fr-jerome', 'fr-pire'], [6])).column).toBe('2-1');
  });

  it('[11.6b] infantry, cavalry and artillery in the hex: one to the left, if the defender shows them', () => {
    const hex = { '0320': ['fr-jerome'], '0321': ['adg-kempt', 'adg-merlen', 'adg-rha-r'] };
    const field = fighting(hex).go('target 0321', 'spare', 'join fr-jerome', 'attack', 'done');
    expect(field.choices()).toEqual(['claim', 'waive']);
    field.rolls(4).go('claim');
    // 7 to 2 is 3-1.
    expect(rolled(field)).toMatchObject({ shift: -1, column: '2-1' });
    expect(field.last('claimed').units).toEqual(['adg-kempt', 'adg-merlen', 'adg-rha-r']);
  });

  it('[11.6b] French infantry is infantry and artillery at once', () => {
    const hex = { '0320': ['adg-guards'], '0321': ['fr-jerome', 'fr-pire'] };
    const field = fighting(hex, { side: 'allied' }).go('target 0321', 'join adg-guards', 'attack', 'done');
    expect(field.choices()).toEqual(['claim', 'waive']);
  });

  it('[11.6c] both may apply and cancel; odds are limited first, and no shift leaves the table', () => {
    const hex = { '0320': ['fr-jerome'], '0421': ['fr-pire'], '0321': ['adg-kempt', 'adg-merlen', 'adg-rha-r'] };
    const field = fighting(hex).go('target 0321', 'fire fr-jerome').rolls(6).go('bombard').quiet();
    field.rolls(4).go('join fr-jerome', 'join fr-pire', 'attack', 'claim');
    expect(rolled(field)).toMatchObject({ shift: 0, column: '6-1' });
  });

  it('[5.4.2j] where nobody could show them there is no question', () => {
    const town = fighting({ '0411': ['fr-jerome'], '0410': ['adg-best'] }).go('target 0410', 'spare', 'join fr-jerome');
    town.rolls(4).go('attack');
    expect(town.told('rolled')).toHaveLength(1);
  });
});

describe('[11.1.1a] retreat before combat', () => {
  const stacks = { '0320': ['fr-jerome'], '0321': ['adg-best', 'adg-merlen'] };

  it('[11.1.1a] cavalry and horse artillery may go where no attacking hex is next door; odds are taken afterwards', () => {
    const field = fighting(stacks).go('target 0321', 'spare', 'join fr-jerome', 'attack');
    expect(field.seat).toBe('allied');
    expect(field.choices('evade').sort()).toEqual([
      'evade adg-merlen 0222',
      'evade adg-merlen 0322',
      'evade adg-merlen 0422',
    ]);
    field.rolls(4).go('evade adg-merlen 0322').quiet();
    expect(rolled(field).defence).toBe(3);
  });

  it('[11.1.1b] without displacing anybody', () => {
    const full = { '0322': ['adg-somerset', 'adg-ha-c'], '0222': ['adg-guards', 'adg-adams', 'adg-kempt'] };
    const field = fighting({ ...stacks, ...full }).go('target 0321', 'spare', 'join fr-jerome', 'attack');
    expect(field.choices('evade')).toEqual(['evade adg-merlen 0422']);
  });

  it('[11.1.1c] if the hex is emptied infantry does not advance, and the attack is over', () => {
    const field = fighting({ '0320': ['fr-jerome'], '0321': ['adg-merlen'] });
    field.go('target 0321', 'spare', 'join fr-jerome', 'attack', 'evade adg-merlen 0322');
    expect(field.told('rolled')).toEqual([]);
    expect(field.step).toBe('combat');
    expect(field.where('fr-jerome')).toBe('0320');
  });

  it('[11.1.1c] attacking cavalry may', () => {
    const field = fighting({ '1423': ['fr-guyot'], '1424': ['adg-merlen'] });
    field.go('target 1424', 'join fr-guyot', 'attack', 'evade adg-merlen 1425');
    expect(field.choices().sort()).toEqual(['advance fr-guyot 1424', 'done']);
  });
});

describe('[11.8a] results', () => {
  it('[11.8b] Ex: each side loses 1 SP, from a hex the owner names, the attacker first', () => {
    const stacks = { '0320': ['fr-bachelu'], '0421': ['fr-foy'], '0321': ['adg-guards'] };
    const field = attacked(stacks, '0321', ['fr-bachelu', 'fr-foy'], [6]);
    expect(field.step).toBe('exchange');
    expect(field.choices().sort()).toEqual(['pay 0320', 'pay 0421']);
    field.go('pay 0421');
    expect([field.lost('fr-bachelu'), field.lost('fr-foy'), field.lost('adg-guards')]).toEqual([0, 1, 1]);
  });

  it('[11.8a] Ar: attackers retreat one hex or each hex loses 1 SP', () => {
    const stacks = { '0320': ['fr-bachelu'], '0421': ['fr-foy'], '0321': ['adg-guards'] };
    const field = attacked(stacks, '0321', ['fr-bachelu', 'fr-foy'], [2]);
    expect(rolled(field)).toMatchObject({ column: '1-1', modified: 1, result: 'Ar' });
    expect(field.seat).toBe('french');
    field.go('stand 0320', 'retreat fr-foy 0420-0420').quiet();
    expect([field.lost('fr-bachelu'), field.where('fr-foy')]).toEqual([1, '0420']);
  });

  it('[11.8c] DrC: who stays by losing an SP counterattacks an attacking hex at once', () => {
    const stacks = { '0320': ['fr-og-chasseurs'], '0421': ['fr-og-grenadiers'], '0321': ['adg-adams'] };
    // 10 to 4 is 2-1, 5 less 4: a 4 is a 5, DrC.
    const field = attacked(stacks, '0321', ['fr-og-chasseurs', 'fr-og-grenadiers'], [4]);
    expect(rolled(field).result).toBe('DrC');
    field.go('stand 0321');
    expect(field.step).toBe('counterattack');
    expect(field.choices().sort()).toEqual(['counter 0320', 'counter 0421']);
    // 3 to 5, 4 less 5: a 6 is a 5 in 1-2, Ex.
    field.rolls(6).go('counter 0320').quiet();
    expect(rolled(field)).toMatchObject({
      attackers: ['adg-adams'],
      defenders: ['fr-og-chasseurs'],
      column: '1-2',
      result: 'Ex',
    });
    expect(field.step).toBe('combat');
  });

  it('[11.8c] who retreats does not counterattack', () => {
    const stacks = { '0320': ['fr-og-chasseurs'], '0421': ['fr-og-grenadiers'], '0321': ['adg-adams'] };
    const field = attacked(stacks, '0321', ['fr-og-chasseurs', 'fr-og-grenadiers'], [4]);
    field.go('retreat adg-adams 0322-0322');
    expect(field.step).toBe('advance');
  });
});

describe('[11.9a] retreats', () => {
  /** 6-1 on a 3: Dr; on a 4: Dr2. */
  const beaten = (hex: string[], die: number, more: Stacks = {}, scene = {}): Fought =>
    attacked(
      { '0320': ['fr-jerome'], '0421': ['fr-guyot'], '0321': hex, ...more },
      '0321',
      ['fr-jerome', 'fr-guyot'],
      [die],
      scene,
    );

  it('[11.9a] [11.9b] only who was attacked retreats; or the hex loses 1 SP and stays', () => {
    const field = beaten(['adg-kempt', 'adg-pack'], 1);
    // 7 + 9 to 2 is 6-1; morale 4 with 4.
    expect(field.step).toBe('retreat');
    expect(field.choices('retreat').every((line) => line.startsWith('retreat adg-kempt '))).toBe(true);
    field.go('stand 0321');
    expect([field.lost('adg-kempt'), field.lost('adg-pack')]).toEqual([1, 0]);
  });

  it('[11.9c] foot artillery pays 1 SP when its partner leaves, and no more than the hex if it stands', () => {
    // 16 to 9 is 1-1, 4 less 3: a 6 is a 7, Dr.
    const field = beaten(['adg-art-1', 'adg-kempt'], 6);
    expect(rolled(field).result).toBe('Dr');
    field.go(field.choices('retreat')[0]);
    expect(field.in('0321')).toEqual(['adg-art-1']);
    expect(field.lost('adg-art-1')).toBe(1);
    const firm = beaten(['adg-art-1', 'adg-kempt'], 6).go('stand 0321');
    expect([firm.lost('adg-art-1'), firm.lost('adg-kempt')]).toEqual([1, 0]);
  });

  it('[11.9d] it ends next to nobody it has fought; two hexes end two away', () => {
    const one = beaten(['adg-kempt'], 2);
    expect(one.choices('retreat').map((line) => line.split(' ')[2])).toEqual(['0322-0322', '0222-0222']);
    // 10 to 2 is 5-1, 5 less 4: a 4 is a 5, Dr2. No cavalry is near (11.9.4a).
    const guard = { '0320': ['fr-og-chasseurs'], '0421': ['fr-og-grenadiers'], '0321': ['adg-kempt'] };
    const two = attacked(guard, '0321', ['fr-og-chasseurs', 'fr-og-grenadiers'], [4]);
    expect(rolled(two).result).toBe('Dr2');
    const ends = two.choices('retreat').map((line) => line.split(' ')[2].split('-'));
    const [from, ...enemies] = ['0321', '0320', '0421'].map(w.map.indexOf);
    const away = [...w.map.within(from, 2)].filter(
      (hex) => w.map.distance(from, hex) === 2 && enemies.every((enemy) => w.map.distance(enemy, hex) > 1),
    );
    expect(new Set(ends.filter(([via, to]) => via !== to).map(([, to]) => to))).toEqual(new Set(away.map(w.hexId)));
    // One hex of two may be made, for 1 SP.
    two.go('retreat adg-kempt 0322-0322').quiet();
    expect(two.lost('adg-kempt')).toBe(1);
  });

  it('[11.9e] horse artillery may go along, attacked or not', () => {
    const field = beaten(['adg-kempt', 'adg-rha-r'], 2);
    expect(field.choices('retreat adg-kempt adg-rha-r').length).toBeGreaterThan(0);
    expect(field.choices('retreat adg-kempt 0').length).toBeGreaterThan(0);
  });

  it('[11.9f] a retreat that cannot be made costs 1 SP for each hex', () => {
    const corner = { '0102': ['fr-jerome'], '0201': ['fr-guyot'], '0101': ['adg-kempt'] };
    const field = attacked(corner, '0101', ['fr-jerome', 'fr-guyot'], [2]);
    expect(field.choices()).toEqual(['stand 0101']);
    expect(field.why('retreat adg-kempt 0102-0102')).toBe('11.9f no-retreat');
  });

  it('[11.9g] leaders may go with a retreating unit, and must if nobody stays', () => {
    const field = beaten(['adg-kempt'], 2, {}, { leaders: { 'adg-hill': '0321' } });
    expect(field.choices('retreat').every((line) => line.includes('adg-hill'))).toBe(true);
    const stays = beaten(['adg-kempt', 'adg-pack'], 2, {}, { leaders: { 'adg-hill': '0321' } });
    expect(stays.choices('retreat adg-kempt 0').length).toBeGreaterThan(0);
    expect(stays.choices('retreat adg-kempt adg-hill').length).toBeGreaterThan(0);
  });

  it('[11.9.1a] a retreating unit goes beneath those in the hex', () => {
    const field = beaten(['adg-kempt'], 2, { '0322': ['adg-best'] })
      .go('retreat adg-kempt 0322-0322')
      .quiet();
    expect(field.in('0322')).toEqual(['adg-best', 'adg-kempt']);
  });

  it('[11.9.1b] [11.9.5a] it displaces only where no hex has room, by the shortest chain', () => {
    const full = { '0322': ['adg-somerset', 'adg-ha-c'], '0222': ['adg-guards', 'adg-adams', 'adg-pack'] };
    const field = beaten(['adg-kempt'], 2, full);
    const plans = field.choices('retreat');
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).toMatch(/adg-(somerset|ha-c|guards|adams|pack)/);
    field.go(plans.find((plan) => plan.includes('adg-pack')) as string).quiet();
    expect(field.in('0222')).toEqual(['adg-guards', 'adg-adams', 'adg-kempt']);
    expect(field.last('displaced').unit).toBe('adg-pack');
  });

  it('[11.9.4a] not on through a zone of influence: the second hex is 1 SP', () => {
    const field = beaten(['adg-kempt'], 6, { '0422': ['fr-pire'] });
    // Piré covers 0322 and 0323; from 0222 the way is free.
    expect(field.choices('retreat').filter((line) => / 0322-(?!0322)/.test(line))).toEqual([]);
    // Into it a unit may retreat.
    field.go('retreat adg-kempt 0322-0322').quiet();
    expect(field.lost('adg-kempt')).toBe(1);
  });

  it('[5.4.2f] [11.9.4a] hidden cavalry keeps it from the second hex, and is shown', () => {
    const field = beaten(['adg-kempt'], 6, { '0124': ['fr-foy', 'fr-pire'] });
    field.go('retreat adg-kempt 0222-0122').quiet();
    expect(field.where('adg-kempt')).toBe('0122');
    const hidden = beaten(['adg-kempt'], 6, { '0122': ['fr-foy', 'fr-pire'] });
    hidden.go('retreat adg-kempt 0222-0223').quiet();
    expect([hidden.where('adg-kempt'), hidden.lost('adg-kempt')]).toEqual(['0222', 1]);
    expect(hidden.last('shown').unit).toBe('fr-pire');
  });

  it('[11.9.5c] where displaced units could go only into closed hexes it loses SP and stays', () => {
    const corner = {
      '0102': ['adg-kempt'],
      '0101': ['adg-somerset', 'adg-ha-c'],
      '0103': ['fr-jerome'],
      '0203': ['fr-guyot'],
      '0202': ['fr-lefebvre'],
      '0201': ['fr-foy'],
    };
    const field = attacked(corner, '0102', ['fr-guyot', 'fr-lefebvre'], [2]);
    expect(field.choices()).toEqual(['stand 0102']);
  });

  it('[11.9.5d] foot artillery can be displaced', () => {
    const full = { '0322': ['adg-art-1', 'adg-guards', 'adg-pack'], '0222': ['adg-somerset', 'adg-ha-c'] };
    expect(
      beaten(['adg-kempt'], 2, full)
        .choices('retreat')
        .some((line) => line.includes('adg-art-1')),
    ).toBe(true);
  });
});

describe('[11.9.2a] the rest of the stack', () => {
  const left = (hex: string[], dice: number[]): Fought => {
    const stacks = { '0320': ['fr-jerome'], '0421': ['fr-guyot'], '0321': hex };
    const field = attacked(stacks, '0321', ['fr-jerome', 'fr-guyot'], [dice[0]]);
    return field.rolls(...dice.slice(1)).go('retreat adg-kempt 0322-0322');
  };

  it('[11.9.2a] [11.9.2b] [11.9.2c] one die for all; who fails must retreat one hex, who passes must stay', () => {
    // Pack 4, Best 1: on a 3 Best goes.
    const field = left(['adg-kempt', 'adg-pack', 'adg-best'], [2, 3]);
    expect(field.step).toBe('rout');
    expect(field.why('stand 0321')).not.toBeNull();
    field.go('retreat adg-best 0322-0322').quiet();
    expect(field.in('0321')).toEqual(['adg-pack']);
  });

  it('[11.9.2a] nobody checks when the top unit is lost, or stands', () => {
    const stacks = { '0320': ['fr-jerome'], '0421': ['fr-guyot'], '0321': ['adg-kempt', 'adg-best'] };
    const field = attacked(stacks, '0321', ['fr-jerome', 'fr-guyot'], [2], { casualties: { 'adg-kempt': 1 } });
    field.go('stand 0321');
    expect(field.told('stack-check')).toEqual([]);
    expect(field.top('0321')).toBe('adg-best');
  });

  it('[11.9.2c] foot artillery that fails loses 1 SP and stays', () => {
    const field = left(['adg-kempt', 'adg-art-2'], [2, 6]).quiet();
    expect([field.where('adg-art-2'), field.lost('adg-art-2')]).toEqual(['0321', 1]);
  });

  it('[11.9.3a] [11.9.3b] [11.9.3c] cavalry that passes may charge the attackers, with surprise, and is spent', () => {
    const field = left(['adg-kempt', 'adg-vivian'], [2, 4]);
    expect(field.step).toBe('surprise');
    expect(field.choices().sort()).toEqual(['charge adg-vivian 0320', 'charge adg-vivian 0421', 'done']);
    // 4 against 3 and 5, 7 SP at 3 and 4 at 5: 4. A 5 with surprise is a 4: Ex.
    field.rolls(5).go('charge adg-vivian 0421');
    expect(field.last('charge-rolled')).toMatchObject({
      differential: 0,
      modified: 4,
      result: 'Ex',
      modifiers: ['surprise:-1'],
    });
    expect(field.step).toBe('exchange');
    field.go('pay 0320');
    expect([field.lost('adg-vivian'), field.lost('fr-jerome')]).toEqual([1, 1]);
    expect(field.flags('marker', 'adg-vivian') & SPENT).toBe(SPENT);
  });

  it('[11.9.3d] if it retreats and leaves the hex empty the attackers advance', () => {
    const field = left(['adg-kempt', 'adg-vivian'], [2, 4]).rolls(6).go('charge adg-vivian 0320');
    // A 5 at 0 is Ar.
    field.go('retreat adg-vivian 0322-0322');
    expect(field.step).toBe('advance');
    expect(field.choices('advance').length).toBe(2);
  });

  it('[11.9.3b] none in Severe Mud, and out of command nobody charges', () => {
    const stacks = { '0320': ['fr-jerome'], '0421': ['fr-guyot'], '0321': ['adg-kempt', 'adg-vivian'] };
    const field = attacked(stacks, '0321', ['fr-jerome', 'fr-guyot'], [2], { out: ['adg-vivian'] });
    field.rolls(4).go('retreat adg-kempt 0322-0322');
    expect(field.choices()).toEqual(['done']);
  });
});

describe('[11.9.6a] grand farms', () => {
  const farm = (die: number, more = {}): Fought =>
    attacked(
      { '1012': ['fr-jerome'], '1111': ['fr-guyot'], '1011': ['adg-butlar'] },
      '1011',
      ['fr-jerome', 'fr-guyot'],
      [die],
      more,
    );

  it('[11.9.6a] Dr costs each side 1 SP and nobody retreats', () => {
    // 16 to 2 is 6-1; 4 less 1, and -1 for the farm: a 1 is a 3, Dr.
    const field = farm(1);
    expect(rolled(field)).toMatchObject({ terrain: -1, modified: 3, result: 'Dr' });
    field.go('pay 1012');
    expect([field.lost('fr-jerome'), field.lost('adg-butlar'), field.where('adg-butlar')]).toEqual([1, 1, '1011']);
    expect(field.step).toBe('combat');
  });

  it('[11.9.6b] Dr2 costs each side 2', () => {
    const field = farm(2).go('pay 1012');
    expect([field.lost('fr-jerome'), field.lost('adg-butlar')]).toEqual([2, 2]);
    expect(field.where('adg-butlar')).toBe('off');
    expect(field.step).toBe('advance');
  });

  it('[11.9.6c] DrC: 1 SP each, then the defender must counterattack', () => {
    // 7 to 3, 3 less 4, farm: a 6 is a 4 in 2-1: Ex. With the Guard: 5 and 5 to 3 is 3-1, 5 less 4 less 1: a 4 is DrC.
    const stacks = { '1012': ['fr-og-chasseurs'], '1111': ['fr-og-grenadiers'], '1011': ['adg-ompteda'] };
    const field = attacked(stacks, '1011', ['fr-og-chasseurs', 'fr-og-grenadiers'], [4]);
    expect(rolled(field)).toMatchObject({ column: '3-1', modified: 4, result: 'DrC' });
    field.go('pay 1111');
    expect([field.lost('fr-og-grenadiers'), field.lost('adg-ompteda')]).toEqual([1, 1]);
    expect(field.step).toBe('counterattack');
  });
});

describe('[11.10.1a] casualties', () => {
  it('[11.10.2a] [11.10.2b] from the top participating unit, the excess from the next; at zero a cadre', () => {
    const stacks = { '0320': ['fr-jerome'], '0421': ['fr-guyot'], '0321': ['adg-kempt', 'adg-pack'] };
    const field = attacked(stacks, '0321', ['fr-jerome', 'fr-guyot'], [6], { casualties: { 'adg-kempt': 1 } });
    expect(rolled(field).result).toBe('Dr2');
    field.go('stand 0321');
    expect([field.where('adg-kempt'), field.lost('adg-pack')]).toEqual(['off', 1]);
  });

  it('[11.10.2a] an attack from under a battery: losses and retreat fall on the second unit, the battery checks', () => {
    const stacks = { '0320': ['fr-lallemand', 'fr-pire'], '0321': ['adg-guards'] };
    // 6 to 6, 3 less 4: a 2 is a 1, Ar.
    const field = attacked(stacks, '0321', ['fr-pire'], [2]).rolls(6).go('retreat fr-pire 0319-0319').quiet();
    expect(field.last('stack-check').hex).toBe('0320');
    expect(field.lost('fr-lallemand')).toBe(1);
  });

  it('[11.10.3a] every loss is added to its corps at once', () => {
    const field = attacked({ '0320': ['fr-pire'], '0321': ['adg-guards'] }, '0321', ['fr-pire'], [6]);
    expect(field.game.tally(field.state)).toMatchObject({ frenchLosses: 1, adgLosses: 1 });
  });
});

describe('[11.11a] advance after combat', () => {
  const cleared = (stacks: Stacks, units: string[], more = {}): Fought =>
    attacked({ ...stacks, '0321': ['adg-best'] }, '0321', units, [2], more).go('retreat adg-best 0322-0322');

  it('[11.11a] [11.11b] one attacking unit must advance, others may', () => {
    const field = cleared({ '0320': ['fr-jerome'], '0421': ['fr-bachelu'] }, ['fr-jerome', 'fr-bachelu']);
    expect(field.why('done')).toBe('11.11a somebody-must-advance');
    field.go('advance fr-bachelu 0321');
    expect(field.choices().sort()).toEqual(['advance fr-jerome 0321', 'done']);
    field.go('advance fr-jerome 0321');
    expect(field.in('0321')).toEqual(['fr-bachelu', 'fr-jerome']);
  });

  it('[11.11c] [11.11d] others of the stack go along if they pass at -1, beneath the attackers', () => {
    const field = cleared({ '0320': ['fr-guyot', 'fr-quiot', 'fr-ha-3c'], '0421': ['fr-lefebvre'] }, [
      'fr-guyot',
      'fr-lefebvre',
    ]);
    field.go('advance fr-guyot 0321', 'done');
    expect(field.step).toBe('follow');
    expect(field.choices().sort()).toEqual(['done', 'follow fr-ha-3c', 'follow fr-quiot']);
    // Morale 3 passes on a 4 at -1, and fails on a 5.
    field.rolls(4, 5).go('follow fr-quiot', 'follow fr-ha-3c');
    expect(field.in('0321')).toEqual(['fr-guyot', 'fr-quiot']);
    expect(field.last('follow-failed').unit).toBe('fr-ha-3c');
  });

  it('[11.11c] out of command nobody goes along', () => {
    const stacks = { '0320': ['fr-guyot', 'fr-quiot'], '0421': ['fr-lefebvre'] };
    const field = cleared(stacks, ['fr-guyot', 'fr-lefebvre'], { out: ['fr-quiot'] }).go(
      'advance fr-guyot 0321',
      'done',
    );
    expect(field.choices()).toEqual(['done']);
  });

  it('[11.11e] [11.13a] who advances in clear weather is marked for a breakthrough', () => {
    const stacks = { '0320': ['fr-guyot'], '0421': ['fr-lefebvre'] };
    const field = cleared(stacks, ['fr-guyot', 'fr-lefebvre']).go('advance fr-guyot 0321');
    expect(field.flags('marker', 'fr-guyot') & BREAKTHROUGH).toBe(BREAKTHROUGH);
    const mud = cleared(stacks, ['fr-guyot', 'fr-lefebvre'], { turn: MUD }).go('advance fr-guyot 0321');
    expect(mud.flags('marker', 'fr-guyot') & BREAKTHROUGH).toBe(0);
  });

  it('[11.11f] [11.11g] who has defended may advance into a vacated hex, in command', () => {
    const stacks = { '0320': ['fr-pire'], '0321': ['adg-guards'] };
    const field = attacked(stacks, '0321', ['fr-pire'], [2]).go('retreat fr-pire 0319-0319');
    expect(field.choices().sort()).toEqual(['advance adg-guards 0320', 'done']);
    const out = attacked(stacks, '0321', ['fr-pire'], [2], { out: ['adg-guards'] }).go('retreat fr-pire 0319-0319');
    expect(out.step).toBe('combat');
    const held = attacked({ ...stacks, '0320': ['fr-pire', 'fr-escort'] }, '0321', ['fr-pire'], [2]);
    held.rolls(1).go('retreat fr-pire 0319-0319');
    expect(held.step).toBe('combat');
  });

  it('[11.11h] British cavalry of a stack that has defended checks, and on a failure must advance', () => {
    const stacks = { '0320': ['fr-pire'], '0321': ['adg-guards', 'adg-grant', 'adg-vivian'] };
    const field = fighting(stacks).rolls(2).go('target 0321', 'join fr-pire', 'attack');
    field.rolls(3, 4).go('retreat fr-pire 0319-0319');
    // Grant (2) fails on 3, Vivian (4) passes on 4 after him.
    expect(field.step).toBe('impetuous');
    expect(field.choices()).toEqual(['advance adg-grant 0320']);
    field.go('advance adg-grant 0320');
    expect(field.last('held-back').unit).toBe('adg-vivian');
    expect(field.in('0320')).toEqual(['adg-grant']);
  });

  it('[11.11i] zones and points do not matter, closed ground does', () => {
    // 9 to 3, 5 less 1, forest: a 3 is a 6, Dr. Cavalry cannot enter the forest.
    const field = attacked({ '0301': ['fr-guyot'], '0302': ['adg-best'] }, '0302', ['fr-guyot'], [3]);
    field.go('retreat adg-best 0303-0303');
    expect(field.step).toBe('combat');
    expect(field.in('0302')).toEqual([]);
  });

  it('[11.12a] morale checks are by current morale', () => {
    const field = cleared({ '0320': ['fr-guyot', 'fr-quiot'], '0421': ['fr-lefebvre'] }, ['fr-guyot', 'fr-lefebvre'], {
      corps: { 'french-I': 'demoralized' },
      casualties: { 'fr-donzelot': 6, 'fr-marcognet': 5, 'fr-desalles': 1, 'fr-ha-jacquinot': 1 },
    });
    field.go('advance fr-guyot 0321', 'done').rolls(4).go('follow fr-quiot');
    expect(field.last('follow-failed')).toMatchObject({ needed: 2 });
  });
});

describe('[11.13b] Breakthrough Attacks', () => {
  const broken = (more: Stacks = {}): Fought =>
    attacked(
      { '0320': ['fr-guyot'], '0421': ['fr-lefebvre'], '0321': ['adg-best'], ...more },
      '0321',
      ['fr-guyot', 'fr-lefebvre'],
      [2],
    )
      .go('retreat adg-best 0322-0322')
      .go('advance fr-guyot 0321', 'done');

  it('[11.13b] [11.13d] after all other attacks, against any adjacent hex, by marked units only', () => {
    const field = broken().go('end');
    expect(field.step).toBe('breakthrough');
    expect(field.choices().sort()).toEqual(['end', 'target 0322']);
    field.go('target 0322');
    expect(field.choices('join')).toEqual(['join fr-guyot']);
    expect(field.why('join fr-lefebvre')).not.toBeNull();
  });

  it('[11.13c] as any attack, without new bombardment, and no second one', () => {
    const field = broken().go('end', 'target 0322', 'join fr-guyot').rolls(3).go('attack').quiet();
    expect(rolled(field).attack).toBe(9);
    field.go('retreat adg-best 0323-0323', 'advance fr-guyot 0322').quiet();
    expect(field.choices()).toEqual(['end']);
  });

  it('[4.2i] if nobody can make one the phase is over', () => {
    const field = attacked(
      { '0320': ['fr-guyot'], '0421': ['fr-lefebvre'], '0321': ['adg-best'] },
      '0321',
      ['fr-guyot', 'fr-lefebvre'],
      [6],
    );
    field.go('retreat adg-best 0322-0323').go('advance fr-guyot 0321', 'done', 'end');
    expect(field.step).not.toBe('breakthrough');
  });
});
