import { describe, expect, it } from 'vitest';
import { armyLosses } from '../../src/rules/disintegration.ts';
import { type Fought, fighting, moving } from '../fought.ts';
import { commanding, moving as marching } from '../marched.ts';
import { w } from '../world.ts';

/** Where sections meet: charges and hidden cavalry, displacement and farms, cadres and Demoralized corps, leaders and broken corps. */

const on = (field: Fought): Fought => (field.step === 'fire' ? field.go('spare') : field);

describe('[9.4.6b] a charge that ends beside hidden cavalry', () => {
  /** Guyot rides Vincke out of 0321; Ghigny lies under Best in 0322. */
  const ridden = (): Fought => {
    const stacks = {
      '0320': ['fr-guyot'],
      '0321': ['adg-vincke'],
      '0322': ['adg-best', 'adg-ghigny'],
      '0422': ['adg-pack'],
    };
    const field = moving(stacks).rolls(1).go('charge fr-guyot 0321').quiet().go('retreat adg-vincke 0222-0122');
    expect(field.where('fr-guyot')).toBe('0321');
    return field;
  };

  it('[9.4.6b] [5.4.2f] [6.1a] it does not ride on, and the cavalry is shown', () => {
    const field = ridden().go('fr-guyot 0321-0221');
    expect([field.where('fr-guyot'), field.last('shown').unit]).toEqual(['0321', 'adg-ghigny']);
    expect(field.why('fr-guyot 0321-0221')).toBe('6.1a pinned');
  });

  it('[9.4.2c] [5.4.2f] it does not charge another hex, at no cost; the hex that holds it it may', () => {
    const field = ridden().go('charge fr-guyot 0422');
    expect([field.step, field.last('shown').unit]).toEqual(['movement', 'adg-ghigny']);
    expect([field.why('charge fr-guyot 0422'), field.why('charge fr-guyot 0322')]).toEqual(['9.4.2c pinned', null]);
    // 9.4.1a: 1 for each charge made, 1 for the hex: 3 of 6 are left for the next.
    field.go('charge fr-guyot 0322');
    expect(field.step).toBe('charge-answer');
  });
});

describe('[11.9.5a] chains beside Hougoumont', () => {
  /** Kempt in 0710 is attacked from the north; Prussians close every way but 0711, which is full. */
  const closed = {
    '0709': ['fr-og-chasseurs'],
    '0710': ['adg-kempt'],
    '0711': ['adg-guards', 'adg-kielmansegge', 'adg-vincke'],
    '0611': ['pr-losthin'],
    '0811': ['pr-hiller'],
    '0612': ['pr-funck'],
    '0812': ['pr-hacke'],
  };
  const beaten = (more: Record<string, string[]> = {}): Fought => {
    const field = on(fighting({ ...closed, ...more }).go('target 0710'));
    return field.go('join fr-og-chasseurs').rolls(6).go('attack').quiet();
  };

  it('[11.9.5a] [5.2b] one unit of the full hex goes into the empty farm, any of them', () => {
    const field = beaten();
    expect(field.last('rolled').result).toBe('Dr');
    const ways = ['adg-guards', 'adg-kielmansegge', 'adg-vincke'].map((unit) =>
      [unit, 'adg-kempt'].sort((a, b) => w.unitIndex(a) - w.unitIndex(b)),
    );
    const lines = ways.map((units) => {
      const to = units.map((unit) => (unit === 'adg-kempt' ? '0711-0711' : '0712-0712'));
      return `retreat ${units.join(' ')} ${to.join('-')}`;
    });
    expect(field.choices('retreat').sort()).toEqual(lines.sort());
  });

  it('[11.9.5b] [5.2b] if the farm is held its garrison goes on, last first', () => {
    const field = beaten({ '0712': ['adg-ompteda'], '0813': ['pr-tippelskirch'], '0613': ['pr-krafft'] });
    const lines = field.choices('retreat');
    expect(lines.length).toBe(3);
    expect(lines.every((line) => line.includes('adg-ompteda') && line.includes('0713-0713'))).toBe(true);
    field.go(lines.find((line) => line.includes('adg-vincke')) as string);
    expect([field.in('0711'), field.in('0712'), field.in('0713')]).toEqual([
      ['adg-guards', 'adg-kielmansegge', 'adg-kempt'],
      ['adg-vincke'],
      ['adg-ompteda'],
    ]);
    expect(field.told('displaced').map(({ data }) => data.unit)).toEqual(['adg-ompteda', 'adg-vincke']);
  });

  it('[11.9.5c] [5.1b] if Prussians are all round it nobody makes room', () => {
    const ring = { '0712': ['adg-ompteda'], '0813': ['pr-tippelskirch'], '0613': ['pr-krafft'], '0713': ['pr-brause'] };
    expect(beaten(ring).choices()).toEqual(['stand 0710']);
  });

  it('[11.9.5d] [5.2b] foot artillery is pushed into the farm as well', () => {
    const field = beaten({ '0711': ['adg-guards', 'adg-art-1', 'adg-vincke'] });
    expect(field.choices('retreat').some((line) => line.includes('adg-art-1'))).toBe(true);
  });
});

describe('[8.3a] cadres of a Demoralized corps', () => {
  /** II Corps of the French has lost 11, its level: two cadres and two wounded. */
  const worn = {
    casualties: { 'fr-bachelu': 5, 'fr-pire': 3, 'fr-foy': 2, 'fr-jerome': 1 },
    corps: { 'french-II': 'demoralized' },
    leaders: { 'fr-reille': '0320', 'fr-napoleon': '0319' },
  } as const;

  it('[8.1k] [12.3a] [8.3c] the first SP back ends it; who rolls after that uses his own morale', () => {
    const f = commanding({ '0320': ['fr-foy'], '0318': ['fr-jerome'], '1810': ['adg-best'] }, worn);
    f.plays('name fr-bachelu', 'name fr-pire', 'name fr-foy', 'end', 'end');
    // Morale 2: two dice at 2, one better for Reille.
    f.play('rally fr-foy', 4, 3);
    expect([f.now.corps('french-II'), f.now.lost('fr-foy')]).toEqual(['fit', 1]);
    f.play('rally fr-bachelu', 4, 4, 5);
    expect([f.where('fr-bachelu'), f.now.lost('fr-bachelu'), f.now.losses('french-II')]).toEqual(['0320', 3, 8]);
    f.play('rally fr-pire', 6, 6, 6);
    expect([f.where('fr-pire'), f.now.isOut('fr-bachelu'), f.now.isOut('fr-foy')]).toEqual(['cadre', true, true]);
    // 8.3b: Reille commands nobody; 8.1c: nobody of them moves; he himself may.
    expect([f.why('fr-bachelu 0320-0321'), f.why('fr-reille 0320-0321')]).toEqual(['7.2a out-of-command', 'allowed']);
  });

  it('[8.3b] [8.3d] under a tactical Napoléon what came back is in command, and still does not move', () => {
    const f = commanding({ '0320': ['fr-foy'], '0318': ['fr-jerome'], '1810': ['adg-best'] }, worn);
    f.plays('name fr-bachelu', 'end', 'tactical fr-napoleon', 'end').play('rally fr-bachelu', 1, 1);
    expect([f.now.isOut('fr-bachelu'), f.why('fr-bachelu 0320-0321')]).toEqual([false, '8.1c reorganizing']);
    expect([f.why('fr-foy 0320-0321'), f.why('fr-reille 0320-0321')]).toEqual(['allowed', '7.2e out-of-command']);
  });
});

describe('[13.1a] a corps that breaks in the middle of a fight', () => {
  /** II Corps of Wellington has lost 11 of 15; 12 is the end of it. */
  const worn = {
    casualties: { 'adg-adams': 3, 'adg-duplat': 3, 'adg-hhalkett': 2, 'adg-art-2': 3 },
    corps: { 'adg-II': 'demoralized' },
  } as const;

  it('[13.1a] [10.4c] fire that ends it takes the rest of the stack and its leader; supporters may go in', () => {
    const stacks = { '0320': ['fr-lallemand'], '0421': ['fr-foy'], '0321': ['adg-adams', 'adg-mitchell'] };
    const field = fighting(stacks, { ...worn, leaders: { 'adg-hill': '0321' } });
    field.go('target 0321', 'fire fr-lallemand', 'support fr-foy').rolls(6).go('bombard').quiet();
    expect([field.corps('adg-II'), field.where('adg-hill'), field.in('0321')]).toEqual(['disintegrated', 'off', []]);
    expect(armyLosses(w, field.state, 1)).toBe(15);
    expect([field.step, field.choices()]).toEqual(['advance', ['done', 'advance fr-foy 0321']]);
  });

  it('[13.1a] [11.9.2a] of the others in the hex nobody checks, and another corps leader stays with them', () => {
    const stacks = { '0320': ['fr-jerome'], '0321': ['adg-adams', 'adg-mitchell', 'adg-kempt'] };
    const field = on(
      fighting(stacks, { ...worn, leaders: { 'adg-hill': '0321', 'adg-orange': '0321' } }).go('target 0321'),
    );
    field.go('join fr-jerome').rolls(6).go('attack').quiet();
    expect([field.corps('adg-II'), field.in('0321'), field.where('adg-orange'), field.step]).toEqual([
      'disintegrated',
      ['adg-kempt'],
      '0321',
      'combat',
    ]);
  });

  it('[13.1a] [11.11a] where nobody else was the attackers must advance', () => {
    const stacks = { '0320': ['fr-jerome'], '0321': ['adg-adams', 'adg-mitchell'], '0122': ['adg-kempt'] };
    const field = on(fighting(stacks, { ...worn, leaders: { 'adg-orange': '0321' } }).go('target 0321'));
    field.go('join fr-jerome').rolls(6).go('attack').quiet();
    expect([field.step, field.choices()]).toEqual(['advance', ['advance fr-jerome 0321']]);
    field.go('advance fr-jerome 0321').quiet();
    // 3.4.2d: Orange stood there alone.
    expect(field.where('adg-orange')).toBe('0122');
  });
});

describe('[12.5b] the flight of the Dutch-Belgians in a Movement Phase', () => {
  it('[12.7d] [9.4.5i] a Reaction Charge of theirs lapses, and who was in their zone goes on', () => {
    const field = moving({
      '0801': ['fr-foy'],
      '0320': ['fr-guyot'],
      '0321': ['adg-trip-cav', 'adg-best'],
      '0221': ['fr-pire'],
    });
    field.go('charge fr-guyot 0321').rolls(1).go('react adg-trip-cav adg-trip-cav');
    expect(field.why('fr-pire 0221-0121')).toBe('6.1a pinned');
    field.go('exit fr-foy');
    expect([field.army('adg'), field.in('0321'), field.why('fr-pire 0221-0121')]).toEqual([
      'demoralized',
      ['adg-best'],
      null,
    ]);
    // 9.4.5h holds till the Combat Phase, though nobody is left to be fought.
    expect(field.why('fr-guyot 0320-0319')).toBe('9.4.5h frozen');
    field.go('end');
    expect([field.why('end'), field.choices('target')]).toEqual([null, ['target 0321']]);
    on(field.go('target 0321'));
    expect(field.choices('join')).toEqual(['join fr-pire', 'join fr-guyot']);
  });
});

describe('[9.2.3a] a column whose first hex the enemy covers', () => {
  const coming = { 'pr-losthin': { turn: 9, entry: 3 }, 'pr-hiller': { turn: 9, entry: 3 } };
  /** Piré lies under Foy, next to the entry at 1912 and to the edge hex 1913. */
  const covered = (more: Record<string, string[]> = {}) =>
    marching({ '1813': ['fr-foy', 'fr-pire'], ...more }, { side: 'allied', turn: 9, coming });

  it('[9.2.3a] [9.2.3b] it is blocked by who is next to it, seen or not; the edge is open', () => {
    const f = covered();
    expect([f.rule('enter pr-losthin 1912'), f.rule('enter pr-losthin 1910')]).toEqual(['9.2.3a', 'allowed']);
    expect(f.play('enter pr-losthin 1910').now.spent).toBe(3);
    expect(f.told('entered').at(-1)?.rule).toBe('9.2.3b');
    // 9.2.3b: no place in the column was taken, and the point is blocked still.
    expect([f.rule('enter pr-hiller 1912'), f.play('enter pr-hiller 1909').now.spent]).toEqual(['9.2.3a', 4]);
  });

  it('[9.2.3b] [5.4.2f] [6.0c] who comes in beside hidden cavalry is held there', () => {
    const f = covered().play('enter pr-losthin 1913');
    expect([f.where('pr-losthin'), f.last('shown').unit]).toEqual(['1913', 'fr-pire']);
    expect(f.why('pr-losthin 1913-1912')).toBe('6.1a pinned');
  });

  it('[5.4.2f] [5.2e] who could not stop there stays off the map, and has had his move', () => {
    const f = covered({ '1913': ['pr-funck'] }).play('enter pr-hiller 1913-1912');
    expect([f.where('pr-hiller'), f.why('enter pr-hiller 1913')]).toEqual(['off', '5.4.2f kept-off']);
  });
});

describe('[11.9.5b] packed stacks all round', () => {
  /** The Guards (6 SP) are driven out of 0321; of all others so many SP are left. */
  const packed = (sp: number, hexes: Readonly<Record<string, number>>): Fought => {
    const others = w.unitData.filter(
      ({ id, army, strength }) => army === 'adg' && id !== 'adg-guards' && strength >= sp,
    );
    const stacks: Record<string, string[]> = {
      '0320': ['fr-og-chasseurs', 'fr-og-grenadiers'],
      '0321': ['adg-guards'],
    };
    const casualties: Record<string, number> = {};
    for (const [hex, count] of Object.entries(hexes)) {
      const units = others.splice(0, count);
      stacks[hex] = units.map(({ id }) => id);
      for (const { id, strength } of units) if (strength > sp) casualties[id] = strength - sp;
    }
    const field = on(fighting({ ...stacks, '0422': ['pr-hiller'] }, { casualties }).go('target 0321'));
    return field.go('join fr-og-chasseurs').rolls(6).go('attack').quiet();
  };

  it('[11.9.5c] where more would have to go than there are hexes to go to nobody makes room, and that is found at once', () => {
    expect(packed(1, { '0322': 12, '0222': 12 }).choices()).toEqual(['stand 0321']);
  });

  it('[11.9.5a] [11.9.5b] where each of them pushes others the shortest chains are listed, a thousand at most', () => {
    const field = packed(2, { '0322': 6, '0323': 6, '0223': 6, '0423': 6, '0222': 6 });
    const lines = field.choices('retreat');
    expect(lines.length).toBe(1000);
    expect(new Set(lines.map((line) => line.split(' ').length)).size).toBe(1);
    expect(lines.slice(0, 20).map((line) => field.why(line))).toEqual(Array.from({ length: 20 }, () => null));
  });
});
