import { describe, expect, it } from 'vitest';
import { faultsOf, moving } from '../marched.ts';

describe('5.1 national integrity', () => {
  it('[5.1a] nobody enters a hex with enemy combat units, and leaders none with enemy leaders', () => {
    const f = moving(
      { '0320': ['fr-quiot'], '0421': ['adg-kempt'] },
      { leaders: { 'fr-ney': '0320', 'adg-hill': '0319' } },
    );
    expect(f.goals('fr-quiot')).not.toContain('0421');
    expect(f.goals('fr-ney')).not.toContain('0421');
    expect(f.goals('fr-ney')).not.toContain('0319');
    expect(f.why('fr-ney 0320-0319')).toBe('5.1a enemy-there');
    expect(faultsOf({ stacks: { '0320': ['fr-quiot', 'adg-kempt'] } })).toEqual(['two-armies']);
  });

  it('[5.1b] [5.1c] Anglo-Dutch-German and Prussian units never end together; Allied leaders go where they like', () => {
    const f = moving(
      { '0320': ['adg-kempt'], '0420': ['pr-hiller'] },
      { side: 'allied', leaders: { 'adg-hill': '0320' } },
    );
    expect(f.why('adg-kempt 0320-0420')).toBe('5.1b other-army');
    expect(f.play('adg-hill 0320-0420').where('adg-hill')).toBe('0420');
  });
});

describe('5.2 stacking limits', () => {
  it('[5.2a] a clear or village hex holds 12 SP, as they are now', () => {
    const full = {
      '0320': ['fr-durutte'],
      '0420': ['fr-jerome', 'fr-quiot'],
      '0610': ['fr-bachelu', 'fr-foy'],
      '0709': ['fr-pire'],
    };
    const f = moving(full);
    expect(f.why('fr-durutte 0320-0420')).toBe('5.2a hex-full');
    expect(f.why('fr-pire 0709-0610')).toBe('5.2a hex-full');
    const worn = moving(full, { casualties: { 'fr-jerome': 5, 'fr-bachelu': 1 } });
    expect(worn.play('fr-durutte 0320-0420').in('0420')).toEqual(['fr-jerome', 'fr-quiot', 'fr-durutte']);
    expect(worn.why('fr-pire 0709-0610')).toBe('allowed');
  });

  it.each([
    ['woods', '0520', '0421'],
    ['swamp', '0923', '0924'],
    ['town', '1315', '1314'],
    ['grand farm', '0712', '0612'],
  ])('[5.2b] a %s hex holds one unit, however small', (_kind, hex, from) => {
    const f = moving(
      { [hex]: ['fr-marcognet'], [from]: ['fr-durutte'] },
      { casualties: { 'fr-durutte': 4, 'fr-marcognet': 4 } },
    );
    expect(f.why(`fr-durutte ${from}-${hex}`)).toBe('5.2b one-unit');
    expect(faultsOf({ stacks: { [hex]: ['fr-marcognet', 'fr-durutte'] } })).toEqual(['hex-full']);
  });

  it('[5.2b] forest holds one unit', () => {
    const f = moving({ '0402': ['fr-marcognet'], '0401': ['fr-durutte'] });
    expect(f.why('fr-durutte 0401-0402')).toBe('5.2b one-unit');
  });

  it('[5.2c] a road through a town makes no room', () => {
    const f = moving({ '1315': ['fr-marcognet'], '1215': ['fr-durutte'] });
    expect(f.why('fr-durutte 1215-1315')).toBe('5.2b one-unit');
  });

  it('[5.2d] [3.4.2c] leaders count for nothing', () => {
    const f = moving({ '0420': ['fr-jerome', 'fr-quiot'] }, { leaders: { 'fr-ney': '0320', 'fr-derlon': '0420' } });
    expect(f.play('fr-ney 0320-0420').where('fr-ney')).toBe('0420');
    expect(f.why('name fr-ney')).toContain('wrong-phase');
  });

  it('[5.2e] friends are passed, but nobody stops where he does not fit', () => {
    const ring = {
      '0101': ['fr-durutte'],
      '0102': ['fr-jerome', 'fr-quiot'],
      '0201': ['fr-donzelot', 'fr-marcognet'],
      '0202': ['fr-bachelu', 'fr-foy'],
    };
    const f = moving(ring);
    const goals = f.goals('fr-durutte');
    expect(goals.length).toBeGreaterThan(3);
    expect(goals.filter((hex) => Object.keys(ring).includes(hex))).toEqual([]);
  });

  it('[5.2e] nor is a hex under a visible zone entered in which one could not stop', () => {
    const f = moving({
      '0101': ['fr-durutte'],
      '0202': ['fr-bachelu', 'fr-foy'],
      '0203': ['adg-vivian'],
    });
    expect(f.why('fr-durutte 0101-0202-0302')).toBe('5.2e no-stop');
  });

  it('[5.2f] two brigades of the Guard, one on the other, are one unit: for stacking', () => {
    const f = moving({
      '0520': ['fr-yg-voltigeurs'],
      '0421': ['fr-yg-tirailleurs'],
      '0419': ['fr-mg-chasseurs'],
      '0519': ['fr-quiot'],
    });
    expect(f.play('fr-yg-tirailleurs 0421-0520').in('0520')).toEqual(['fr-yg-voltigeurs', 'fr-yg-tirailleurs']);
    expect(f.why('fr-mg-chasseurs 0419-0519')).toBe('allowed');
    expect(f.why('fr-quiot 0519-0520')).toBe('5.2b one-unit');
    expect(faultsOf({ stacks: { '0520': ['fr-yg-voltigeurs', 'fr-yg-tirailleurs', 'fr-mg-chasseurs'] } })).toEqual([
      'hex-full',
    ]);
  });

  it('[5.2f] and for movement: the pair uses the highway, and may be parted', () => {
    const pair = moving({ '1018': ['fr-og-chasseurs', 'fr-og-grenadiers'] }).plays(
      'take fr-og-chasseurs',
      'take fr-og-grenadiers',
    );
    expect(pair.goals('fr-og-chasseurs')).toContain('1010');
    const other = moving({ '1018': ['fr-quiot', 'fr-marcognet'] }).plays('take fr-quiot', 'take fr-marcognet');
    expect(other.goals('fr-quiot')).toContain('1014');
    expect(other.goals('fr-quiot')).not.toContain('1013');
    const parted = moving({ '1018': ['fr-og-chasseurs', 'fr-og-grenadiers'] }).play('fr-og-grenadiers 1017');
    expect([parted.in('1018'), parted.in('1017')]).toEqual([['fr-og-chasseurs'], ['fr-og-grenadiers']]);
  });
});

describe('5.3 Road Column', () => {
  it('[5.3a] [5.3e] whoever uses a rate that is less is in Road Column; along a road over clear ground nothing is less', () => {
    const f = moving({ '1018': ['fr-quiot'], '0714': ['fr-foy'] });
    f.play('fr-quiot 1010');
    expect([f.now.spent, f.now.did('fr-quiot', 'column')]).toEqual([4, true]);
    f.play('fr-foy 1014');
    expect([f.now.spent, f.now.did('fr-foy', 'column')]).toEqual([3, false]);
  });

  it('[5.3b] he ends with others if the last hex is paid in full, or if he has the points for it left', () => {
    const f = moving({ '1018': ['fr-quiot'], '1012': ['fr-desalles'] });
    f.play('fr-quiot 1012');
    expect([f.now.spent, f.in('1012'), f.now.did('fr-quiot', 'column')]).toEqual([
      3.5,
      ['fr-desalles', 'fr-quiot'],
      false,
    ]);
    const near = moving({ '1018': ['fr-quiot'] }).play('fr-quiot 1016');
    expect([near.now.spent, near.now.did('fr-quiot', 'column')]).toEqual([1, false]);
    // Over a bridge nothing is paid in full.
    const bridge = moving({ '1423': ['fr-quiot'], '1424': ['fr-desalles'] });
    expect(bridge.why('fr-quiot 1423-1424')).toBe('5.3b in-column');
  });

  it('[5.3c] a stack moves at the full cost of the ground', () => {
    const f = moving({ '1018': ['fr-quiot', 'fr-marcognet'] });
    expect(f.goals('fr-quiot')).toContain('1010');
    f.plays('take fr-quiot', 'take fr-marcognet').play('fr-quiot 1014');
    expect([f.now.spent, f.in('1014'), f.now.did('fr-quiot', 'column')]).toEqual([
      4,
      ['fr-quiot', 'fr-marcognet'],
      false,
    ]);
  });

  it('[5.3d] a bridge is crossed one by one, in Road Column; infantry and cavalry wade streams', () => {
    const f = moving({ '1424': ['fr-quiot', 'fr-marcognet'] }).plays('take fr-quiot', 'take fr-marcognet');
    expect(f.why('fr-quiot 1424-1423')).toBe('5.3d bridge-singly');
    const one = moving({ '1423': ['fr-quiot'] }).play('fr-quiot 1423-1424');
    expect([one.now.spent, one.now.did('fr-quiot', 'column')]).toEqual([1.5, true]);
    const stream = moving({ '1415': ['fr-quiot', 'fr-watier'] }).plays('take fr-quiot', 'take fr-watier');
    stream.play('fr-quiot 1415-1515');
    expect([stream.now.spent, stream.now.did('fr-watier', 'column')]).toEqual([1, false]);
    const guns = moving({ '1415': ['fr-desalles', 'fr-pelletier'] });
    expect(guns.plays('take fr-desalles', 'take fr-pelletier').why('fr-desalles 1415-1515')).toBe('5.3d bridge-singly');
    guns.plays('take fr-pelletier').play('fr-desalles 1415-1515');
    expect([guns.now.spent, guns.now.did('fr-desalles', 'column')]).toEqual([2, true]);
  });

  it('[5.3e] a column blocks: nobody stops with it, and a friend on the road costs the full hex', () => {
    const f = moving({ '1018': ['fr-quiot', 'fr-marcognet'], '1110': ['fr-desalles'] }).play('fr-quiot 1010');
    expect(f.why('fr-desalles 1110-1010')).toBe('5.3e column-there');
    const free = moving({ '1018': ['fr-quiot'] });
    const held = moving({ '1018': ['fr-quiot'], '1017': ['fr-desalles'], '1016': ['fr-pelletier'] });
    expect([free.goals('fr-quiot').includes('1010'), held.goals('fr-quiot').includes('1010')]).toEqual([true, false]);
    held.play('fr-quiot 1015');
    expect(held.now.spent).toBe(2.5);
  });

  it('[5.3e] Road Column lasts till the Movement Phase ends', () => {
    const f = moving({ '1018': ['fr-quiot'] }).play('fr-quiot 1010');
    expect(f.now.did('fr-quiot', 'column')).toBe(true);
    expect(f.play('end').now.did('fr-quiot', 'column')).toBe(false);
  });

  it('[5.3f] leaders are never in it', () => {
    const f = moving({ '1010': ['fr-jerome', 'fr-quiot'] }, { leaders: { 'fr-ney': '1018' } });
    f.play('fr-ney 1010');
    expect([f.where('fr-ney'), f.now.spent, f.now.did('fr-ney', 'column')]).toEqual(['1010', 4, false]);
  });
});

describe('5.4 stacking order', () => {
  it('[5.4.3a] is changed in one’s own Movement Phase, at no cost, pinned and out of command too', () => {
    const f = moving(
      { '0320': ['fr-quiot', 'fr-desalles', 'fr-jacquinot'], '0421': ['adg-vivian', 'adg-best'] },
      { out: ['fr-jacquinot', 'fr-quiot', 'fr-desalles'] },
    );
    f.play('raise fr-jacquinot');
    expect(f.in('0320')).toEqual(['fr-jacquinot', 'fr-quiot', 'fr-desalles']);
    expect(f.why('raise fr-jacquinot')).toBe('5.4.3a on-top');
    expect(f.why('raise adg-best')).toBe('9.3a not-your-unit');
    f.play('end');
    expect(f.why('raise fr-quiot')).toContain('wrong-phase');
  });

  it('[5.4.3a] [5.4.2e] under its top a stack is reordered without showing anything', () => {
    const f = moving({ '0320': ['fr-quiot', 'fr-desalles', 'fr-jacquinot'], '0421': ['adg-vivian'] });
    f.play('lower fr-desalles');
    expect(f.in('0320')).toEqual(['fr-quiot', 'fr-jacquinot', 'fr-desalles']);
    expect(f.events.filter(({ reveals }) => reveals === true)).toEqual([]);
    expect(f.why('lower fr-desalles')).toBe('5.4.3a lowest');
    expect(f.why('lower fr-quiot')).toBe('5.4.3a on-top');
    expect(f.choices('lower')).toEqual(['lower fr-jacquinot']);
  });

  it('[5.4.3a] who arrives goes beneath, and may be brought to any place', () => {
    const f = moving({ '0320': ['fr-quiot'], '0420': ['fr-desalles', 'fr-jacquinot'] }).play('fr-quiot 0320-0420');
    expect(f.in('0420')).toEqual(['fr-desalles', 'fr-jacquinot', 'fr-quiot']);
    expect(f.plays('raise fr-quiot', 'raise fr-desalles').in('0420')).toEqual([
      'fr-desalles',
      'fr-quiot',
      'fr-jacquinot',
    ]);
  });
});
