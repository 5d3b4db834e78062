import { allChoices, scriptedDice, submit, writeAction } from '@hundred-days/kernel';
import { readActions } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { armyLosses } from '../../src/rules/disintegration.ts';
import { type Fought, fighting, MUD, moving } from '../fought.ts';
import { type Marched, moving as marching, THREE } from '../marched.ts';
import { w } from '../world.ts';

/** Positions in which one rule stands in the way of another. 0320 and round it are open, low and dry. */

/** II Corps of the French is Demoralized by 12 SP, two of them Piré's. */
const WORN = {
  casualties: { 'fr-bachelu': 5, 'fr-foy': 5, 'fr-pire': 2 },
  corps: { 'french-II': 'demoralized' },
} as const;

describe('[9.4.3b] who has no part in a charge', () => {
  it('[9.4.3b] [11.9b] pays nothing for chargers who stand and have too little', () => {
    const stacks = { '0320': ['fr-pire', 'fr-jerome'], '0321': ['adg-guards'] };
    const field = moving(stacks, { turn: MUD, casualties: { 'fr-pire': 2 } });
    // 3 against 4, and the mud: a 6 at -2 is Ar2.
    field.rolls(6).go('charge fr-pire 0321').quiet().go('stand 0320');
    expect([field.where('fr-pire'), field.lost('fr-jerome')]).toEqual(['off', 0]);
  });

  it('[9.4.3b] [12.2c] nor for what an exchange costs a Demoralized charger beyond his strength', () => {
    const field = moving({ '0320': ['fr-pire', 'fr-jerome'], '0321': ['adg-best'] }, WORN);
    field.rolls(4).go('charge fr-pire 0321').quiet();
    expect(field.last('charge-rolled').result).toBe('Ex');
    expect([field.where('fr-pire'), field.lost('fr-jerome'), field.lost('adg-best')]).toEqual(['off', 0, 1]);
  });

  it('[9.4.5f] nor in a Reaction Charge', () => {
    const stacks = { '0320': ['fr-pire', 'fr-jerome'], '0321': ['adg-somerset'] };
    const field = moving(stacks, WORN).play('charge fr-pire 0321').play('react adg-somerset adg-somerset', 1);
    // 10 against 3, morale 4 against 2: a 1 is a 3 at 3-1.
    field.play('end').rolls(1).go('target 0321');
    if (field.step === 'fire') field.go('spare');
    expect(field.last('rolled').result).toBe('Ex');
    expect([field.where('fr-pire'), field.lost('fr-jerome')]).toEqual(['off', 0]);
  });

  it('[11.9.3b] nor in a surprise charge', () => {
    const stacks = { '0320': ['fr-jerome'], '0421': ['fr-guyot'], '0321': ['adg-kempt', 'adg-grant', 'adg-pack'] };
    const field = beaten(stacks, [4, 2], { turn: MUD, casualties: { 'adg-grant': 1 } });
    field.rolls(6).go('charge adg-grant 0320');
    expect(field.last('charge-rolled').result).toBe('Ar2');
    field.go('stand 0321');
    expect([field.where('adg-grant'), field.lost('adg-pack')]).toEqual(['off', 0]);
  });
});

/** Jérôme and Guyot attack 0321, whose top unit, Kempt, retreats; the dice of the attack and of the check. */
function beaten(stacks: Record<string, string[]>, [die, check]: [number, number], more = {}): Fought {
  const field = fighting(stacks, more).go('target 0321');
  if (field.step === 'fire') field.go('spare');
  field.go('join fr-jerome', 'join fr-guyot').rolls(die).go('attack').quiet();
  return field.rolls(check).go('retreat adg-kempt 0322-0322');
}

describe('[9.4.5i] after a Reaction Charge', () => {
  const fought = (more: Record<string, string[]>): Fought => {
    const field = moving({ '0320': ['fr-guyot'], '0321': ['adg-somerset'], ...more });
    field
      .play('charge fr-guyot 0321')
      .play('react adg-somerset adg-somerset', 4)
      .play('end')
      .rolls(6)
      .go('target 0321');
    if (field.step === 'fire') field.go('spare');
    expect(field.last('rolled').result).toBe('Ex');
    return field;
  };

  it('[9.4.5i] the charger makes no other attack in that phase', () => {
    expect(fought({ '0319': ['adg-best'] }).why('target 0319')).toBe('11.0a nobody-can-attack');
  });

  it('[9.4.5i] [11.4b] the hex that reacted is not among the targets of another', () => {
    const field = fought({ '0421': ['fr-jerome'], '0422': ['adg-best'] }).go('target 0422');
    if (field.step === 'fire') field.go('spare');
    field.go('join fr-jerome');
    expect(field.why('target 0321')).toBe('11.4b not-one-more-target');
  });
});

describe('[11.9.3d] surprise charges', () => {
  const stacks = { '0320': ['fr-jerome'], '0421': ['fr-guyot'], '0321': ['adg-kempt', 'adg-vivian'] };

  it('[11.9.3d] [11.11h] British cavalry that has charged is not carried away into the hex it has emptied', () => {
    const field = beaten(stacks, [2, 4]).rolls(1).go('charge adg-vivian 0320');
    expect(field.last('charge-rolled').result).toBe('Dr');
    field.go('retreat fr-jerome 0319-0319', 'retreat fr-guyot 0420-0420').quiet();
    expect([field.step, field.where('adg-vivian')]).toEqual(['combat', '0321']);
  });
});

/** 0322 is covered by Pire, who lies under Foy. */
const held = (hex: string[], more: Record<string, string[]> = {}, leaders = {}): Fought => {
  const stacks = { '0320': ['fr-jerome'], '0421': ['fr-guyot'], '0321': hex, '0423': ['fr-foy', 'fr-pire'], ...more };
  const field = fighting(stacks, { leaders }).go('target 0321');
  if (field.step === 'fire') field.go('spare');
  field.go('join fr-jerome', 'join fr-guyot').rolls(5).go('attack').quiet();
  return field;
};

describe('[5.4.2f] a retreat of two hexes that hidden cavalry cuts short', () => {
  it('[5.4.2f] [11.9g] a leader stays with the unit he goes with', () => {
    const field = held(['adg-kempt'], {}, { 'adg-orange': '0321' });
    field.go('retreat adg-kempt adg-orange 0322-0323-0322-0323').quiet();
    expect([field.where('adg-kempt'), field.where('adg-orange'), field.lost('adg-kempt')]).toEqual(['0322', '0322', 1]);
  });

  it('[5.4.2f] [11.9.2a] who finds no room in the first hex has not left: nobody checks', () => {
    const field = held(['adg-kempt', 'adg-best'], { '0322': ['adg-somerset', 'adg-ha-c'] });
    field.go('retreat adg-kempt 0322-0323').quiet();
    // Both of his SP are gone, and nobody has retreated.
    expect([field.where('adg-kempt'), field.in('0321'), field.step]).toEqual(['off', ['adg-best'], 'combat']);
  });
});

describe('[5.4.2f] who goes with a retreat that is cut short', () => {
  it('[11.9e] horse artillery does not go where those it goes along with find no room', () => {
    const field = held(['adg-kempt', 'adg-ha-db'], { '0322': ['adg-guards', 'adg-bernhard'] });
    field.go('retreat adg-kempt adg-ha-db 0322-0323-0322-0323').quiet();
    expect([field.where('adg-kempt'), field.where('adg-ha-db')]).toEqual(['off', '0321']);
  });

  it('[11.9.5a] nobody makes room in a hex that is not entered', () => {
    const full = {
      '0323': ['adg-somerset', 'adg-ha-c'],
      '0223': ['adg-guards', 'adg-bernhard'],
      '0122': ['adg-kielmansegge', 'adg-art-1', 'adg-adams'],
      '0123': ['adg-duplat', 'adg-mitchell', 'adg-art-2', 'adg-best'],
      '0121': ['adg-kruse', 'adg-lambert', 'adg-vandeleur', 'adg-vivian'],
      '0120': ['adg-dornberg', 'adg-arentschildt', 'adg-trip-cav', 'adg-bylandt'],
    };
    const field = held(['adg-kempt'], full);
    const through = field
      .choices('retreat')
      .filter((line) => / 0322-0323(-|$)/.test(line) && / adg-(somerset|ha-c) /.test(line));
    expect(through.length).toBeGreaterThan(0);
    field.go(through[0]).quiet();
    expect([field.where('adg-kempt'), field.in('0323')]).toEqual(['0322', full['0323']]);
  });
});

describe('[11.11f] after a surprise charge', () => {
  it('[11.11f] [11.9.3d] no defender enters the hex it has emptied', () => {
    const stacks = { '0320': ['fr-jerome'], '0321': ['adg-art-1', 'adg-kempt', 'adg-vivian'] };
    const field = fighting(stacks, { casualties: { 'adg-art-1': 2, 'adg-kempt': 1, 'fr-jerome': 1 } });
    field.go('target 0321');
    if (field.step === 'fire') field.go('spare');
    field.go('join fr-jerome').rolls(6).go('attack').quiet();
    field.rolls(1).go(field.choices('retreat').find((line) => /^retreat adg-kempt /.test(line)) as string);
    expect(field.step).toBe('surprise');
    field.rolls(1).go('charge adg-vivian 0320').go(field.choices('retreat')[0]);
    expect([field.top('0320'), field.in('0321').includes('adg-art-1')]).toEqual([null, true]);
    expect(field.step).not.toBe('pursuit');
  });
});

describe('[14.0a] a game that is over', () => {
  it('[14.0a] [3.4.2d] does not wait for a leader who was driven off', () => {
    const guard = ['fr-og-chasseurs', 'fr-og-grenadiers', 'fr-mg-grenadiers', 'fr-mg-chasseurs', 'fr-yg-voltigeurs'];
    const sp = [5, 5, 3, 4, 4];
    const field = fighting(
      { '0320': ['fr-escort'], '0321': ['adg-ha-c', 'adg-guards'], '0317': ['adg-best'] },
      { casualties: Object.fromEntries(guard.map((unit, i) => [unit, sp[i]])), leaders: { 'adg-hill': '0319' } },
    );
    // 7 against 15: a 1 is Ar2. One hex of two costs the Guard its 22nd SP.
    field.go('target 0321', 'join fr-escort').rolls(1).go('attack').quiet().go('retreat fr-escort 0319-0319');
    expect(field.step).toBe('over');
  });
});

describe('[12.2c] Demoralized units with too little', () => {
  it('[12.2c] [11.10.2a] what Dr2 costs beyond the first unit falls on the next in the stack', () => {
    const stacks = { '0320': ['fr-jerome', 'fr-pire'], '0321': ['adg-somerset'] };
    const field = fighting(stacks, {
      side: 'allied',
      casualties: { 'fr-bachelu': 5, 'fr-jerome': 6 },
      corps: WORN.corps,
    });
    field.go('target 0320', 'join adg-somerset').rolls(6).go('attack').quiet();
    expect([field.where('fr-jerome'), field.lost('fr-pire'), field.step]).toEqual(['off', 1, 'combat']);
  });
});

describe('[9.0b] a stack on its way', () => {
  it('[9.0b] leaves nobody behind to go on, by whatever it is put down', () => {
    const stack = { '0320': ['fr-watier', 'fr-quiot'], '0120': ['fr-foy', 'fr-pire'] };
    const taken = () => marching(stack).plays('take fr-watier', 'take fr-quiot', 'fr-watier 0320-0321');
    expect(taken().play('take fr-quiot').why('fr-watier 0321-0322')).toBe('9.0b moves-with');
    expect(taken().play('take fr-foy').why('fr-watier 0321-0322')).toBe('9.0b moves-with');
    expect(taken().play('take fr-quiot').goals('fr-watier')).toEqual([]);
    expect(taken().why('fr-watier 0321-0322')).toBe('allowed');
  });
});

describe('[4.0b] three seats', () => {
  const [ADG, PRUSSIAN] = [1, 2];
  const seats = (f: Marched): number => f.game.phase(f.state).seats(f.state);

  /** Plays a line for one seat, whoever else might. */
  const by = (f: Marched, seat: number, line: string, ...dice: number[]): Marched => {
    for (const action of readActions(f.game, line)) {
      const no = submit(f.game, f.state, seat, action, scriptedDice(dice), (event) => f.events.push(event));
      if (no !== null) throw new Error(`${line}: ${no.rule} ${no.code}`);
    }
    return f;
  };

  it('[4.0b] [11.11b] after a joint attack each advances his own, and is done for himself', () => {
    const stacks = { '0320': ['adg-somerset'], '0221': ['pr-schwerin'], '0321': ['fr-jeanin'], '0125': ['fr-foy'] };
    const f = marching(stacks, { begun: 'combat', side: 'allied' }, THREE);
    by(f, ADG, 'target 0321');
    by(f, ADG, 'join adg-somerset');
    by(f, PRUSSIAN, 'join pr-schwerin');
    by(f, ADG, 'attack', 6);
    f.play('retreat fr-jeanin 0422-0422');
    expect([f.step, seats(f)]).toEqual(['advance', (1 << ADG) | (1 << PRUSSIAN)]);
    expect([f.why('advance pr-schwerin 0321', ADG), f.why('advance pr-schwerin 0321', PRUSSIAN)]).toEqual([
      '4.0b partners-unit',
      'allowed',
    ]);
    by(f, PRUSSIAN, 'advance pr-schwerin 0321');
    // 5.1b: there is no room for the others now.
    expect([f.step, f.in('0321')]).toEqual(['combat', ['pr-schwerin']]);
  });

  it('[4.0b] [9.4.6a] who has charged decides who goes along', () => {
    const stacks = { '0320': ['pr-schwerin', 'pr-losthin'], '0321': ['fr-noury'], '0120': ['adg-kempt'] };
    const f = marching(stacks, { side: 'allied', leaders: { 'pr-blucher': '0320' } }, THREE);
    by(f, PRUSSIAN, 'charge pr-schwerin 0321', 1);
    if (f.step === 'retreat') f.play('stand 0321');
    expect([f.step, seats(f)]).toEqual(['charge-advance', 1 << PRUSSIAN]);
  });

  it('[4.0b] [11.1.1a] of two hexes attacked each is asked about by its own seat', () => {
    const stacks = { '0321': ['fr-jerome'], '0320': ['adg-ghigny'], '0422': ['pr-schwerin'] };
    const f = marching(stacks, { begun: 'combat' }, THREE).play('target 0320');
    if (f.step === 'fire') f.play('spare');
    f.plays('join fr-jerome', 'target 0422', 'attack');
    expect([f.step, seats(f)]).toEqual(['attack-evasion', 1 << ADG]);
    f.play('done');
    expect([f.step, seats(f)]).toEqual(['attack-evasion', 1 << PRUSSIAN]);
  });

  /** The Old Guard attacks a hex of each Allied army, Prussians first; 0321 is next to both. Asked are those who may claim. */
  const both = (adg: string[], prussian: string[], die: number, more: { casualties?: Record<string, number> } = {}) => {
    const guns = { '0125': ['adg-adams', 'adg-art-1'], '0625': ['pr-bose', 'pr-art-4'] };
    const stacks = { '0321': ['fr-og-chasseurs', 'fr-og-grenadiers'], '0422': prussian, '0320': adg, ...guns };
    const f = marching(stacks, { begun: 'combat', ...more }, THREE).play('target 0422');
    if (f.step === 'fire') f.play('spare');
    f.plays('join fr-og-chasseurs', 'target 0320');
    by(f, f.chair, 'attack', die);
    while (f.step === 'attack-evasion') by(f, f.chair, 'done', die);
    const asked: number[] = [];
    for (; f.step === 'claim'; by(f, f.chair, 'waive', die)) asked.push(seats(f));
    return { f, asked };
  };

  it('[4.0b] [11.9.3a] cavalry under a unit that has retreated charges by the word of its own seat', () => {
    const casualties = { 'adg-best': 2, 'pr-hiller': 5 };
    const { f } = both(['adg-best', 'adg-vivian'], ['pr-hiller', 'pr-treskow'], 6, { casualties });
    const goes = (seat: number, id: string): string =>
      allChoices(f.game, f.state, seat)
        .map((action) => writeAction(f.game, action))
        .find((line) => line.startsWith(`retreat ${id} 0`)) as string;
    by(f, PRUSSIAN, goes(PRUSSIAN, 'pr-hiller'));
    by(f, ADG, goes(ADG, 'adg-best'), 1, 1);
    expect([f.step, seats(f)]).toEqual(['surprise', (1 << ADG) | (1 << PRUSSIAN)]);
    expect([f.why('charge pr-treskow 0321', ADG), f.why('charge pr-treskow 0321', PRUSSIAN)]).toEqual([
      '4.0b partners-unit',
      'allowed',
    ]);
    by(f, ADG, 'done');
    expect([f.step, seats(f)]).toEqual(['surprise', 1 << PRUSSIAN]);
    by(f, PRUSSIAN, 'charge pr-treskow 0321', 4);
    expect(f.last('surprise-charge').unit).toBe('pr-treskow');
  });

  it('[4.0b] [11.6b] combined arms are claimed hex by hex, each by its own seat', () => {
    const { asked } = both(['adg-best', 'adg-vivian'], ['pr-hiller', 'pr-treskow'], 6);
    expect(asked).toEqual([1 << PRUSSIAN, 1 << ADG]);
  });

  it('[4.0b] [11.8b] which of two hexes pays is the Anglo-Dutch-German seat’s to say', () => {
    // 10 against 13, morale 5 against 3: a 3 is a 5 at 1-2.
    const { f } = both(['adg-guards'], ['pr-hacke'], 3);
    expect([f.step, seats(f), f.choices()]).toEqual(['exchange', 1 << ADG, ['pay 0320', 'pay 0422']]);
  });

  it('[4.0b] [11.9g] a leader of the other army goes along only if he must', () => {
    const stacks = { '0320': ['fr-og-chasseurs'], '0321': ['pr-hiller', 'pr-losthin'] };
    const more = { begun: 'combat', leaders: { 'adg-wellington': '0321', 'pr-blucher': '0321' } } as const;
    const retreats = (options: object, units = stacks): string[] => {
      const f = marching(units, more, options).play('target 0321');
      if (f.step === 'fire') f.play('spare');
      f.plays('join fr-og-chasseurs').play('attack', 6);
      return f.choices('retreat');
    };
    const withWellington = (lines: string[]): boolean => lines.some((line) => line.includes('wellington'));
    expect(withWellington(retreats({}))).toBe(true);
    expect(withWellington(retreats(THREE))).toBe(false);
    expect(retreats(THREE).some((line) => line.includes('blucher'))).toBe(true);
    const alone = retreats(THREE, { ...stacks, '0321': ['pr-hiller'] });
    expect(alone.every((line) => line.includes('wellington') && line.includes('blucher'))).toBe(true);
  });

  it('[4.0b] [11.11a] a Prussian who has won his Reaction Charge advances by his own seat’s word', () => {
    const stacks = { '0320': ['fr-pire'], '0321': ['pr-schwerin', 'pr-ha-4'], '0120': ['adg-kempt'] };
    const f = marching(stacks, { leaders: { 'pr-blucher': '0321' }, casualties: { 'fr-pire': 2 } }, THREE);
    f.play('charge fr-pire 0321').play('react pr-schwerin pr-schwerin', 1).play('end').play('target 0321', 6);
    if (f.step === 'retreat') f.play('stand 0320');
    expect([f.step, seats(f)]).toEqual(['advance', 1 << PRUSSIAN]);
  });
});

describe('[13.1b] the ledger', () => {
  /** Of I Corps. */
  const LOST = {
    'adg-guards': 5,
    'adg-ompteda': 3,
    'adg-bernhard': 5,
    'adg-chalkett': 3,
    'adg-kielmansegge': 4,
    'adg-art-1': 4,
  };

  it('[13.1b] a scene that does not name them has not seen the Dutch-Belgians flee', () => {
    const casualties = {
      ...LOST,
      'adg-daubreme': 3,
      'adg-trip-art': 1,
    };
    const stacks = { '0320': ['adg-guards'], '0321': ['fr-jerome'], '0119': ['adg-trip-art'] };
    const field = fighting(stacks, { casualties, corps: { 'adg-I': 'demoralized' } }).go('target 0320');
    if (field.step === 'fire') field.go('spare');
    field.go('join fr-jerome').rolls(6).go('attack').quiet();
    expect([field.corps('adg-I'), armyLosses(w, field.state, 1)]).toEqual(['disintegrated', 38]);
  });

  it('[13.1b] [12.7d] who fled and whose corps then disintegrates is counted once', () => {
    const stacks = {
      '0320': ['adg-guards'],
      '0321': ['fr-jerome'],
      '0801': ['fr-foy'],
      '0118': ['adg-daubreme', 'adg-trip-art', 'adg-bylandt', 'adg-smissen'],
      '0119': ['adg-art-r', 'adg-trip-cav', 'adg-ghigny', 'adg-merlen', 'adg-ha-db'],
    };
    const casualties = {
      ...LOST,
      'adg-detmers': 3,
      'adg-daubreme': 1,
    };
    const field = moving(stacks, { casualties, corps: { 'adg-I': 'demoralized' } }).go('exit fr-foy');
    // 28 SP of I Corps; 9 of it have fled, 3 of the Reserve, 8 of the Cavalry.
    expect([field.army('adg'), armyLosses(w, field.state, 1)]).toEqual(['demoralized', 48]);
    field.go('end', 'target 0320');
    if (field.step === 'fire') field.go('spare');
    field.go('join fr-jerome').rolls(6).go('attack').quiet();
    expect([field.corps('adg-I'), armyLosses(w, field.state, 1)]).toEqual(['disintegrated', 38 + 3 + 8]);
  });
});

describe('[11.9.3a] twice in a phase', () => {
  it('[11.9.3a] [11.9.3c] a spent unit may charge those who break through', () => {
    const stacks = {
      '0320': ['fr-jerome'],
      '0421': ['fr-guyot'],
      '0321': ['adg-kempt', 'adg-pack', 'adg-vivian'],
      '0220': ['fr-lefebvre'],
      '0221': ['adg-best'],
    };
    const field = beaten(stacks, [2, 4]).rolls(5).go('charge adg-vivian 0421', 'pay 0320').quiet();
    field.go('target 0221');
    if (field.step === 'fire') field.go('spare');
    field.go('join fr-lefebvre').rolls(6).go('attack').quiet();
    if (field.step === 'retreat') field.go(field.choices('retreat')[0]).quiet();
    field.go(field.choices('advance')[0]).quiet();
    field.go('end');
    field.go('target 0321', 'join fr-lefebvre').rolls(6).go('attack').quiet();
    field.rolls(2).go(field.choices('retreat')[0]);
    expect(field.choices('charge')).toEqual(['charge adg-vivian 0221']);
  });
});

describe('[9.3.6a] the exit at Hal', () => {
  it('[9.3.6a] [9.0b] who has come together leaves together', () => {
    const stack = { '0107': ['fr-watier', 'fr-delort'], '0120': ['adg-best'] };
    const f = marching(stack).plays('take fr-watier', 'take fr-delort', 'fr-watier 0107-0108');
    expect(f.why('exit fr-delort')).toBe('9.0b moves-with');
    f.play('exit fr-watier');
    expect([f.where('fr-watier'), f.where('fr-delort')]).toEqual(['exited', 'exited']);
    const down = marching(stack).plays(
      'take fr-watier',
      'take fr-delort',
      'fr-watier 0110-0109',
      'fr-watier 0109-0108',
    );
    expect(down.play('take fr-delort').why('exit fr-watier')).toBe('9.0b moves-with');
  });

  it('[9.3.6a] [12.5b] not from a zone that is seen, and hidden cavalry holds who would leave', () => {
    const seen = moving({ '0108': ['fr-watier'], '0109': ['adg-ghigny'] });
    expect(seen.why('exit fr-watier')).toBe('6.1a pinned');
    const hidden = moving({ '0108': ['fr-watier'], '0109': ['adg-best', 'adg-ghigny'] }).go('exit fr-watier');
    expect([hidden.where('fr-watier'), hidden.army('adg')]).toEqual(['0108', 'fit']);
  });
});

describe('[5.2f] Guard pairs beneath others', () => {
  it('[5.2f] [10.1a] [10.5c] [11.0c] under a battery both fire, and both attack', () => {
    const stacks = { '0320': ['adg-adams'], '0321': ['fr-lallemand', 'fr-mg-chasseurs', 'fr-mg-grenadiers'] };
    const field = fighting(stacks)
      .go('target 0320', 'fire fr-lallemand', 'fire fr-mg-chasseurs')
      .rolls(6)
      .go('bombard');
    expect(field.quiet().last('bombarded').points).toBe(6);
    field.go('join fr-mg-chasseurs').rolls(1).go('attack').quiet();
    expect([field.last('rolled').attack, field.last('rolled').result]).toEqual([7, 'Ar']);
    expect(field.choices('retreat').every((line) => /fr-mg-grenadiers fr-mg-chasseurs/.test(line))).toBe(true);
  });

  it('[5.2f] [11.9.2a] a pair of 4 and 5, as strong as each other, checks by 5 in defence', () => {
    const stacks = {
      '0321': ['fr-bachelu', 'fr-mg-grenadiers', 'fr-og-grenadiers'],
      '0320': ['adg-guards'],
      '0421': ['adg-adams'],
    };
    const more = { side: 'allied', casualties: { 'fr-bachelu': 3, 'fr-og-grenadiers': 2 } } as const;
    const field = fighting(stacks, more).go('target 0321');
    if (field.step === 'fire') field.go('spare');
    field.go('join adg-guards', 'join adg-adams').rolls(6).go('attack').quiet();
    field.rolls(5).go('retreat fr-bachelu 0322-0323').quiet();
    expect([field.step, field.in('0321')]).toEqual(['combat', ['fr-mg-grenadiers', 'fr-og-grenadiers']]);
  });
});

describe('[11.9.5a] a failed reaction with full hexes behind', () => {
  it('[9.4.5e] [11.9.5a] [11.9.5b] one unit makes room where one is enough, and nobody where two would have to', () => {
    const field = moving({
      '0320': ['fr-guyot'],
      '0321': ['adg-best', 'adg-somerset'],
      '0322': ['adg-olfermans', 'adg-kruse', 'adg-lambert', 'adg-vincke'],
      '0222': ['adg-guards', 'adg-adams'],
      '0422': ['adg-bernhard', 'adg-kielmansegge', 'adg-ompteda'],
    });
    field.go('charge fr-guyot 0321').rolls(5).go('react adg-somerset adg-somerset');
    expect(field.choices('retreat').sort()).toEqual(
      ['adg-adams', 'adg-guards'].flatMap((unit) =>
        ['0121-0121', '0122-0122', '0223-0223'].map((way) => `retreat ${unit} adg-somerset ${way}-0222-0222`),
      ),
    );
  });
});

describe('[12.2d] a charge at a hex of two corps', () => {
  it('[12.2c] [12.2d] [9.4.4a] [9.4.4e] the Demoralized one pays first, then the hex pays from the top for standing', () => {
    const field = moving(
      { '0320': ['fr-guyot'], '0321': ['adg-best', 'adg-mitchell'] },
      { casualties: { 'adg-adams': 4, 'adg-duplat': 3, 'adg-mitchell': 1 }, corps: { 'adg-II': 'demoralized' } },
    );
    field.rolls(1).go('charge fr-guyot 0321').quiet();
    // 5 against 1 and 2, most of them of 1.
    expect([field.last('charge-rolled').differential, field.last('charge-rolled').result]).toEqual([4, 'Dr2']);
    field.go('stand 0321');
    expect([field.where('adg-mitchell'), field.lost('adg-best')]).toEqual(['off', 2]);
  });
});
