import { describe, expect, it } from 'vitest';
import { type Fought, fighting, MUD, moving } from '../fought.ts';
import { commanding, moving as marching, SEVERE_MUD } from '../marched.ts';

/** Every refusal by the rule that decides, and not by its neighbour's. 0320 and round it are open, low and dry. */

const on = (field: Fought): Fought => (field.step === 'fire' ? field.go('spare') : field);

/** Units join an attack on 0321 with this die, and whatever is asked before the result is declined. */
const attacked = (stacks: Record<string, string[]>, units: readonly string[], die: number, more = {}): Fought => {
  const field = on(fighting(stacks, more).go('target 0321'));
  for (const unit of units) field.go(`join ${unit}`);
  return field.rolls(die).go('attack').quiet();
};

/** Plays on till this is asked. */
function until(field: Fought, step: string, line: () => string): void {
  while (field.step !== step) field.go(line());
}

describe('[9.4a] why cavalry does not charge', () => {
  it('[9.4.7a] beaten back in another charge', () => {
    const field = moving({ '0320': ['fr-pire'], '0321': ['adg-guards'] }, { turn: MUD }).rolls(6);
    field.go('charge fr-pire 0321').quiet().go('retreat fr-pire 0319-0319');
    expect(field.why('charge fr-pire 0321')).toBe('9.4.7a beaten');
  });

  it('[9.3.2a] its move is final', () => {
    const field = moving({ '0320': ['fr-pire'], '0322': ['adg-guards'], '0120': ['fr-foy'] });
    field.go('fr-pire 0320-0321', 'fr-foy 0120-0119');
    expect(field.why('charge fr-pire 0322')).toBe('9.3.2a already-moved');
  });

  it('[9.4.5h] a Reaction Charge holds its hex, [9.4.5i] or the hex it would charge', () => {
    const stacks = { '0320': ['fr-pire', 'fr-jacquinot'], '0321': ['adg-somerset'], '0420': ['fr-guyot', 'fr-foy'] };
    const field = moving({ ...stacks, '0220': ['adg-best'] })
      .go('charge fr-pire 0321')
      .rolls(1);
    field.go('react adg-somerset adg-somerset', 'fr-guyot 0420-0421');
    expect([field.why('charge fr-jacquinot 0220'), field.why('charge fr-guyot 0321')]).toEqual([
      '9.4.5h frozen',
      '9.4.5i reaction-charge-there',
    ]);
  });

  it('[8.1c] it reorganizes', () => {
    const stacks = { '0320': ['fr-pire'], '1810': ['adg-best'] };
    const f = commanding(stacks, { casualties: { 'fr-pire': 1 }, leaders: { 'fr-napoleon': '0320' } });
    f.plays('name fr-pire', 'end', 'tactical fr-napoleon', 'end').play('rally fr-pire', 6, 6, 6);
    expect(f.why('charge fr-pire 0321')).toBe('8.1c reorganizing');
  });

  it('[11.9.3c] it is spent by a surprise charge', () => {
    const stacks = { '0320': ['adg-guards'], '0421': ['adg-somerset'], '0321': ['fr-noury', 'fr-simmer', 'fr-domon'] };
    const more = { side: 'allied', leaders: { 'fr-napoleon': '0321' } };
    const field = attacked(stacks, ['adg-guards', 'adg-somerset'], 6, more);
    field.rolls(1).go(field.choices('retreat').find((line) => /^retreat fr-simmer 0/.test(line)) as string);
    field.rolls(5).go('charge fr-domon 0320');
    until(field, 'combat', () => field.choices().find((line) => !/^charge/.test(line)) as string);
    until(field, 'roles', () => 'end');
    field.go('tactical fr-napoleon', 'end');
    expect(field.why('charge fr-domon 0320')).toBe('11.9.3c spent');
  });
});

describe('[10.4a] why a unit does not support fire', () => {
  it('[10.4a] too far, foot artillery, covered; [10.4b] out of command', () => {
    const stacks = {
      '0320': ['fr-lallemand'],
      '0319': ['fr-ha-3c'],
      '0421': ['fr-ha-4c'],
      '0221': ['fr-pelletier'],
      '0422': ['fr-guyot', 'fr-ha-pire'],
      '0222': ['fr-foy'],
      '0321': ['adg-best'],
    };
    const field = fighting(stacks, { out: ['fr-ha-4c', 'fr-foy'] }).go('target 0321', 'fire fr-lallemand');
    const why = (unit: string): string | null => field.why(`support ${unit}`);
    expect(['fr-ha-3c', 'fr-pelletier', 'fr-ha-pire', 'fr-lallemand'].map(why)).toEqual([
      '10.4a not-adjacent',
      '10.4a cannot-support',
      '10.4a cannot-support',
      '10.4a cannot-support',
    ]);
    expect(['fr-ha-4c', 'fr-foy'].map(why)).toEqual(['10.4b out-of-command', '10.4b out-of-command']);
    expect(why('fr-guyot')).toBe(null);
  });
});

describe('[11.14a] who has named a hex', () => {
  it('[11.14a] [11.0a] may stop without supporters, whether he fired or not; the hex has then been named', () => {
    const field = on(fighting({ '0320': ['fr-jerome'], '0321': ['adg-kempt'] }).go('target 0321'));
    expect([field.step, field.choices()]).toEqual(['attack', ['done', 'join fr-jerome']]);
    field.go('join fr-jerome', 'done');
    expect([field.step, field.why('target 0321')]).toEqual(['combat', '11.4a was-a-target']);
  });

  it('[11.14a] [11.13b] nor must a unit break through because a hex was named', () => {
    const stacks = { '0320': ['fr-jerome'], '0321': ['adg-vincke'], '0323': ['adg-best'], '0121': ['adg-pack'] };
    const field = attacked(stacks, ['fr-jerome'], 6).go('retreat adg-vincke 0322-0322', 'advance fr-jerome 0321');
    field.quiet().go('end');
    expect([field.step, field.why('target 0121')]).toEqual(['breakthrough', '11.13b nobody-can-attack']);
    field.go('target 0322', 'done');
    expect([field.step, field.why('target 0322')]).toEqual(['breakthrough', '11.14a was-a-target']);
  });

  it('[10.4b] supporters bind him', () => {
    const field = fighting({ '0320': ['fr-jerome'], '0321': ['adg-kempt'] });
    field.go('target 0321', 'fire fr-jerome', 'support fr-jerome').rolls(6).go('bombard').quiet();
    expect(field.why('done')).toBe('10.4b must-attack');
  });
});

describe('[11.9] why a unit does not retreat there', () => {
  const stacks = {
    '0320': ['fr-og-chasseurs'],
    '0321': ['adg-vincke'],
    '0322': ['adg-guards', 'adg-bernhard'],
    '0222': ['pr-losthin'],
    '0423': ['fr-pire'],
  };
  const beaten = (die: number, more: Record<string, string[]> = {}, leaders = {}): Fought =>
    attacked({ ...stacks, ...more }, ['fr-og-chasseurs'], die, { leaders });

  it('[11.9d] next to who attacked it, or where it came from; [5.1a] [5.1b] among others', () => {
    const field = beaten(2);
    expect(field.last('rolled').result).toBe('Dr');
    const why = (to: string): string | null => field.why(`retreat adg-vincke ${to}-${to}`);
    expect(['0421', '0221', '0320', '0222', '0422'].map(why)).toEqual([
      '11.9d next-to-the-enemy',
      '11.9d next-to-the-enemy',
      '5.1a enemy-there',
      '5.1b other-army',
      null,
    ]);
  });

  it('[11.9.1a] where there is no room while another hex has some', () => {
    expect(beaten(2).why('retreat adg-vincke 0322-0322')).toBe('11.9.1a no-room-there');
  });

  it('[11.9.5c] where nobody can make room', () => {
    const closed = { '0422': ['pr-hiller'], '0122': ['pr-funck'], '0223': ['pr-hacke'], '0323': ['pr-krafft'] };
    const field = beaten(2, { ...closed, '0423': ['pr-brause'] });
    expect(field.choices()).toEqual(['stand 0321']);
    expect(field.why('retreat adg-vincke 0322-0322')).toBe('11.9.5c no-room-there');
    const alone = beaten(2, { ...closed, '0322': ['pr-tippelskirch'] });
    expect(alone.why('retreat adg-vincke 0322-0322')).toBe('11.9f no-retreat');
  });

  it('[11.9.4a] on through a zone of influence', () => {
    const field = beaten(6);
    expect(field.last('rolled').result).toBe('Dr2');
    expect(field.why('retreat adg-vincke 0422-0522')).toBe('11.9.4a through-a-zone');
  });

  it('[11.9c] foot artillery at all', () => {
    const field = attacked({ '0320': ['fr-jerome'], '0321': ['adg-trip-art', 'adg-vincke'] }, ['fr-jerome'], 6);
    expect(field.why('retreat adg-trip-art 0322-0322')).toBe('11.9c guns-stand');
  });

  it('[11.9g] without a leader whom nobody stays with; [11.9e] with guns that go another way', () => {
    const field = beaten(2, { '0321': ['adg-vincke', 'adg-ha-db'] }, { 'adg-orange': '0321' });
    expect(field.why('retreat adg-vincke adg-ha-db 0422-0422-0422-0422')).toBe('11.9g not-a-retreat');
    expect(field.why('retreat adg-vincke adg-ha-db 0422-0422-0421-0421')).toBe('11.9e not-a-retreat');
    expect(field.why('retreat adg-vincke 0422-0422')).toBe(null);
  });

  it('[11.9.5b] with somebody displaced who need not make room', () => {
    const field = beaten(2);
    expect(field.why('retreat adg-guards adg-vincke 0323-0323-0422-0422')).toBe('11.9.5b not-a-retreat');
  });

  it('[11.9.2c] a unit that fails the check goes, and does not pay', () => {
    const more = { '0321': ['adg-vincke', 'adg-best'], '0222': ['adg-pack'], '0322': ['pr-losthin'] };
    const field = beaten(2, more).rolls(6).go('retreat adg-vincke 0422-0422');
    expect([field.step, field.why('stand 0321')]).toEqual(['rout', '11.9.2c wrong-phase']);
    expect(field.why('retreat adg-best 0322-0322')).toBe('5.1b other-army');
    expect(field.why('retreat adg-pack 0122-0122')).toBe('11.9.2c not-retreating');
  });
});

describe('[10.6b] [11.1.1b] why cavalry does not leave before the die', () => {
  const stacks = { '0321': ['adg-ghigny'], '0322': ['adg-guards', 'adg-bernhard'], '0222': ['pr-losthin'] };

  it('[11.1.1b] full hexes; [11.1.1a] hexes next to the attack; [5.1b] hexes of the other army', () => {
    const field = on(fighting({ ...stacks, '0320': ['fr-jerome'] }).go('target 0321')).go('join fr-jerome', 'attack');
    const why = (to: string): string | null => field.why(`evade adg-ghigny ${to}`);
    expect(['0322', '0421', '0222', '0423', '0422'].map(why)).toEqual([
      '11.1.1b no-room-there',
      '11.1.1a no-such-retreat-before',
      '5.1b other-army',
      '11.1.1a no-such-retreat-before',
      null,
    ]);
  });

  it('[10.6b] full hexes; [10.6a] hexes no farther from the guns', () => {
    const field = fighting({ ...stacks, '0319': ['fr-lallemand'] }).go('target 0321', 'fire fr-lallemand', 'bombard');
    const why = (to: string): string | null => field.why(`evade adg-ghigny ${to}`);
    expect(['0322', '0421', '0422'].map(why)).toEqual(['10.6b no-room-there', '10.6a no-such-retreat-before', null]);
  });
});

describe('[11.11b] why a unit does not advance', () => {
  it('[11.11b] the hex is full; [11.11i] it has retreated, or is not next to it', () => {
    const stacks = { '0320': ['fr-jerome'], '0421': ['fr-donzelot'], '0422': ['fr-foy'], '0321': ['adg-best'] };
    const field = attacked(stacks, ['fr-jerome', 'fr-donzelot', 'fr-foy'], 6);
    field.go('retreat adg-best 0222-0122', 'advance fr-jerome 0321');
    expect([field.why('advance fr-donzelot 0321'), field.why('advance fr-foy 0321')]).toEqual([
      '11.11b no-room-there',
      null,
    ]);
    expect(field.why('advance fr-foy 0423')).toBe('11.11i cannot-advance-there');
  });
});

describe('[9.2.2] why a reinforcement does not come', () => {
  it('[15.1b] [15.2b] [15.3a] [16.1f] [16.1k] before its turn, by the list that names it', () => {
    const stacks = { '0320': ['fr-jerome'], '0321': ['adg-best'] };
    const later = (id: string, entry: number, side: 'french' | 'allied') =>
      marching(stacks, { side, turn: 1, coming: { [id]: { turn: 5, entry } } }).rule(`enter ${id} 0101`);
    expect([
      later('fr-noury', 4, 'french'),
      later('fr-lefol', 3, 'french'),
      later('adg-lambert', 1, 'allied'),
      later('pr-losthin', 3, 'allied'),
    ]).toEqual(['15.1b', '16.1f', '16.1k', '15.3a']);
  });

  it('[9.4.5h] [9.2.3b] not by an edge hex of a Reaction Charge', () => {
    const coming = { 'pr-losthin': { turn: 9, entry: 3 }, 'pr-12pd-4': { turn: 9, entry: 3 } };
    const f = marching({ '1813': ['fr-pire'], '1913': ['pr-schwerin'] }, { side: 'allied', turn: 9, coming });
    f.play('charge pr-schwerin 1813').play('react fr-pire fr-pire', 1);
    expect([f.rule('enter pr-losthin 1913'), f.rule('enter pr-12pd-4 1913')]).toEqual(['9.4.5h', '9.4.5h']);
    expect([f.rule('enter pr-losthin 1912'), f.rule('enter pr-losthin 1915')]).toEqual(['9.2.3a', 'allowed']);
  });

  it('[9.2.14b] [9.2.3b] guns in Severe Mud come in by their own road only', () => {
    const coming = { 'fr-noury': { turn: 1, entry: 4 } };
    const f = marching({ '1424': ['adg-best'], '0320': ['fr-jerome'] }, { turn: SEVERE_MUD, coming });
    expect([f.rule('enter fr-noury 1325'), f.goals('fr-noury')]).toEqual(['9.2.14b', []]);
  });
});
