import { describe, expect, it } from 'vitest';
import { type Marched, MUD, moving, SEVERE_MUD } from '../marched.ts';

/** MP a unit pays for one step, or why it may not. */
const step = (unit: string, from: string, to: string, more = {}): number | string => {
  const f = moving({ [from]: [unit] }, more);
  const why = f.why(`${unit} ${from}-${to}`);
  return why === 'allowed' ? f.play(`${unit} ${from}-${to}`).now.spent : why;
};

describe('9.0, 9.1 moving', () => {
  it('[9.0a] [9.1a] hex by adjacent hex, from where the piece stands, within its allowance', () => {
    const f = moving({ '0320': ['fr-quiot'] });
    expect(f.why('fr-quiot 0320-0322')).toBe('9.0a gap');
    expect(f.why('fr-quiot 0321-0322')).toBe('9.0a path-start');
    expect(f.why('fr-quiot 0320')).toBe('9.0a no-move');
    expect(f.why('fr-quiot 0320-0321-0322-0323-0324-0325')).toBe('9.1a too-far');
    expect(f.whyNot('fr-quiot', '0325')).toBe('9.1a too-far');
    expect(f.goals('fr-quiot')).toContain('0324');
    expect(f.goals('fr-quiot')).not.toContain('0325');
  });

  it('[9.0b] a stack goes at the pace of its slowest member and pays for the costliest', () => {
    const f = moving({ '0320': ['fr-watier', 'fr-quiot'], '0518': ['fr-foy', 'fr-delort'] });
    f.plays('take fr-watier', 'take fr-quiot');
    expect(f.goals('fr-watier')).toContain('0324');
    expect(f.goals('fr-watier')).not.toContain('0325');
    expect(f.why('fr-quiot 0320-0321')).toBe('9.0b moves-with');
    f.play('fr-watier 0320-0321');
    expect([f.in('0321'), f.last('moved').unit]).toEqual([['fr-watier', 'fr-quiot'], 'fr-watier']);
    // Four of its four points for the cavalry: the infantry of the stack cannot go on.
    const woods = moving({ '0521': ['fr-yg-voltigeurs', 'fr-yg-tirailleurs'] }).plays(
      'take fr-yg-voltigeurs',
      'take fr-yg-tirailleurs',
    );
    expect(woods.play('fr-yg-voltigeurs 0521-0520').now.spent).toBe(2);
  });

  it('[9.0b] nobody is picked up on the way, or left behind to go on', () => {
    const f = moving({ '0320': ['fr-quiot'], '0321': ['fr-marcognet'] }).play('fr-quiot 0320-0321');
    f.play('take fr-quiot');
    expect(f.why('take fr-marcognet')).toBe('9.0b on-the-way');
    expect(moving({ '0320': ['fr-quiot'] }).why('take fr-quiot')).toBe('9.0b alone');
  });

  it('[9.2a] [9.2.9a] [9.2.10a] a hex costs a point; slopes, crests, towns and villages nothing more', () => {
    expect(step('fr-quiot', '0320', '0321')).toBe(1);
    expect(step('fr-quiot', '0314', '0315')).toBe(1);
    expect(step('fr-quiot', '0611', '0610')).toBe(1);
    expect(step('fr-quiot', '1314', '1315')).toBe(1);
  });

  it('[9.2b] leaders pay a point in any ground, half along a highway, a whole one along a road', () => {
    const f = moving(
      { '0125': ['fr-foy'] },
      { leaders: { 'fr-ney': '0601', 'fr-napoleon': '1018', 'fr-drouot': '0714', 'fr-reille': '1523' } },
    );
    expect(f.play('fr-ney 0601-0602').now.spent).toBe(1);
    expect(f.play('fr-napoleon 1018-1017').now.spent).toBe(0.5);
    expect(f.play('fr-drouot 0714-0814').now.spent).toBe(1);
    expect(f.why('fr-reille 1523-1522')).toBe('9.2.4a river');
  });
});

describe('9.2 the ground', () => {
  it('[9.2.1a] a road costs a point, a highway half, hex to hex along it', () => {
    expect([step('fr-quiot', '1018', '1017'), step('fr-quiot', '1215', '1315')]).toEqual([0.5, 1]);
    // 1016 is on the highway, but not from there.
    expect(step('fr-quiot', '0915', '1016')).toBe(1);
  });

  it('[9.2.1b] roads override the ground; who leaves it off the road pays the rest, or cannot', () => {
    const f = moving({ '1010': ['fr-quiot'] }).play('fr-quiot 1010-1011');
    expect(f.now.spent).toBe(0.5);
    expect(f.play('fr-quiot 1011-0911').now.spent).toBe(3);
    const on = moving({ '1010': ['fr-quiot'] })
      .play('fr-quiot 1010-1011')
      .play('fr-quiot 1011-1012');
    expect(on.now.spent).toBe(1);
    const horse = moving({ '0806': ['fr-watier'] }).play('fr-watier 0806-0805');
    expect([horse.now.spent, horse.why('fr-watier 0805-0705')]).toEqual([0.5, '9.2.1b keeps-to-road']);
    // In other ground leaving the road costs nothing extra.
    const clear = moving({ '1018': ['fr-quiot'] })
      .play('fr-quiot 1018-1017')
      .play('fr-quiot 1017-0916');
    expect(clear.now.spent).toBe(1.5);
  });

  it('[9.2.1c] [9.2.5a] [9.2.5d] crossing a river by bridge or ford costs one more; a ford makes no column', () => {
    expect(step('fr-quiot', '1423', '1424')).toBe(1.5);
    const ford = moving({ '1722': ['fr-quiot'] }).play('fr-quiot 1722-1723');
    expect([ford.now.spent, ford.now.did('fr-quiot', 'column')]).toEqual([2, false]);
  });

  it('[9.2.4a] a river is crossed along a road only', () => {
    expect(step('fr-quiot', '1523', '1522')).toBe('9.2.4a river');
    expect(step('fr-watier', '1223', '1224')).toBe('9.2.4a river');
  });

  it('[9.2.4b] [9.2.5b] a stream stops artillery off the road, and costs it one more on it; others wade', () => {
    expect([step('fr-desalles', '1514', '1515'), step('fr-ha-4c', '1514', '1515')]).toEqual([
      '9.2.4b stream',
      '9.2.4b stream',
    ]);
    expect([step('fr-quiot', '1514', '1515'), step('fr-watier', '1514', '1515')]).toEqual([1, 1]);
    expect([step('fr-desalles', '1415', '1515'), step('fr-quiot', '1415', '1515')]).toEqual([2, 1]);
  });

  it('[9.2.5c] leaders pay nothing at a crossing', () => {
    const f = moving({ '0125': ['fr-foy'] }, { leaders: { 'fr-ney': '1423', 'fr-drouot': '1722' } });
    expect(f.play('fr-ney 1423-1424').now.spent).toBe(0.5);
    expect(f.play('fr-drouot 1722-1723').now.spent).toBe(1);
  });

  it('[9.2.6a] woods: infantry 2, cavalry and artillery 4', () => {
    expect(['fr-quiot', 'fr-watier', 'fr-desalles'].map((unit) => step(unit, '0421', '0520'))).toEqual([2, 4, 4]);
    expect(step('fr-watier', '1713', '1712')).toBe(1);
  });

  it('[9.2.7a] forest: infantry 4, others by road only', () => {
    expect(step('fr-quiot', '0401', '0402')).toBe(4);
    expect([step('fr-watier', '0401', '0402'), step('fr-desalles', '0401', '0402')]).toEqual([
      '9.2.7a forest',
      '9.2.7a forest',
    ]);
    expect(step('fr-watier', '0806', '0805')).toBe(0.5);
  });

  it('[9.2.8a] swamp: infantry and cavalry 2, artillery not', () => {
    expect([
      step('fr-quiot', '0924', '0923'),
      step('fr-watier', '0924', '0923'),
      step('fr-desalles', '0924', '0923'),
    ]).toEqual([2, 2, '9.2.8a swamp']);
  });

  it('[9.2.11a] a grand farm costs 2 off the road', () => {
    expect([step('fr-quiot', '0612', '0712'), step('fr-watier', '0612', '0712')]).toEqual([2, 2]);
  });

  it('[9.2.12a] nobody crosses a pond', () => {
    expect(step('fr-quiot', '0211', '0311')).toBe('9.2.12a pond');
    const f = moving({ '0125': ['fr-foy'] }, { leaders: { 'fr-ney': '0211' } });
    expect(f.why('fr-ney 0211-0311')).toBe('9.2.12a pond');
  });

  it('[9.2.16a] nobody has a right to one hex whatever it costs', () => {
    expect(step('fr-quiot', '0401', '0402', { turn: MUD })).toBe('9.1a too-far');
  });
});

/** How many hexes a piece goes over open ground. */
const pace = (unit: string, turn: number): number => {
  const f =
    unit.startsWith('fr-n') && !unit.includes('noury')
      ? moving({ '0125': ['fr-foy'] }, { turn, leaders: { [unit]: '0216' } })
      : moving({ '0216': [unit] }, { turn });
  const goals = f.goals(unit);
  return Math.max(
    ...['0217', '0218', '0219', '0220', '0221', '0222', '0223', '0224'].map((hex, i) =>
      goals.includes(hex) ? i + 1 : 0,
    ),
  );
};

describe('9.2.13, 9.2.14 the weather', () => {
  it('[9.2.13a] in Mud everybody goes one less, leaders too', () => {
    expect(['fr-quiot', 'fr-watier', 'fr-desalles', 'fr-ha-4c', 'fr-napoleon'].map((unit) => pace(unit, MUD))).toEqual([
      3, 5, 3, 5, 6,
    ]);
    expect(['fr-quiot', 'fr-watier', 'fr-desalles', 'fr-ha-4c', 'fr-napoleon'].map((unit) => pace(unit, 8))).toEqual([
      4, 6, 4, 6, 7,
    ]);
  });

  it('[9.2.14a] in Severe Mud infantry and leaders one less, cavalry two', () => {
    expect(['fr-quiot', 'fr-watier', 'fr-napoleon'].map((unit) => pace(unit, SEVERE_MUD))).toEqual([3, 4, 6]);
    // Guns on the highway: foot 3 MP, horse 4.
    const guns = (unit: string): number =>
      moving({ '1018': [unit] }, { turn: SEVERE_MUD }).play(`${unit} ${unit === 'fr-desalles' ? '1012' : '1010'}`).now
        .spent;
    expect([guns('fr-desalles'), guns('fr-ha-4c')]).toEqual([3, 4]);
  });

  it('[9.2.14b] [9.2.14d] in Severe Mud artillery keeps to roads and highways, where the road costs a point too', () => {
    expect(step('fr-desalles', '0320', '0321', { turn: SEVERE_MUD })).toBe('9.2.14b guns-by-road');
    expect(step('fr-ha-4c', '1018', '1017', { turn: SEVERE_MUD })).toBe(0.5);
    expect(step('fr-desalles', '0714', '0814', { turn: SEVERE_MUD })).toBe(1);
    expect(step('fr-desalles', '0320', '0321', { turn: MUD })).toBe(1);
    const stack = moving({ '0714': ['fr-desalles', 'fr-foy'] }, { turn: SEVERE_MUD }).plays(
      'take fr-desalles',
      'take fr-foy',
    );
    expect(stack.why('fr-desalles 0714-0814')).toBe('9.2.14b guns-by-road');
  });

  it('[9.2.14c] in Severe Mud nobody charges', () => {
    const charges = (turn: number): number =>
      moving({ '0320': ['fr-watier'], '0321': ['adg-best'] }, { turn }).choices('charge').length;
    expect([charges(SEVERE_MUD), charges(MUD)]).toEqual([0, 1]);
  });
});

describe('9.3 limits', () => {
  it('[9.3a] only one’s own pieces move, in one’s own Movement Phase', () => {
    const f = moving({ '0320': ['fr-quiot'], '0720': ['adg-best'] });
    expect(f.why('adg-best 0720-0721')).toBe('9.3a not-your-unit');
    f.plays('end', 'end');
    expect(f.why('fr-quiot 0320-0321', 0)).toBe('4.2a not-your-decision');
  });

  it('[9.3.1a] [9.3.4a] nobody has to move, and the owner ends the phase when he likes', () => {
    const f = moving({ '0320': ['fr-quiot'], '0720': ['adg-best'] }).play('end');
    expect([f.where('fr-quiot'), f.step]).toEqual(['0320', 'combat']);
  });

  it('[9.3.2a] a move goes on as long as nobody else has moved, and is final then', () => {
    const f = moving({ '0320': ['fr-quiot'], '0720': ['fr-foy'] });
    f.play('fr-quiot 0320-0321').play('fr-quiot 0321-0322');
    expect([f.where('fr-quiot'), f.now.spent]).toEqual(['0322', 2]);
    f.play('fr-foy 0720-0721');
    expect(f.why('fr-quiot 0322-0323')).toBe('9.3.2a already-moved');
    expect(f.goals('fr-quiot')).toEqual([]);
  });

  it('[9.3.2a] a leg goes by the cheapest way; another way is walked hex by hex', () => {
    const f = moving({ '0320': ['fr-quiot'] });
    expect(f.why('fr-quiot 0320-0420-0421-0321')).toBe('9.3.2a by-legs');
    f.play('fr-quiot 0320-0420').play('fr-quiot 0420-0421').play('fr-quiot 0421-0321');
    expect([f.where('fr-quiot'), f.now.spent]).toEqual(['0321', 3]);
  });

  it('[9.3.3a] points that were not used are lost', () => {
    const f = moving(
      { '0320': ['fr-quiot'], '0720': ['adg-best'] },
      { leaders: { 'fr-napoleon': '0321', 'fr-derlon': '0321' } },
    );
    f.play('fr-quiot 0320-0319');
    f.plays('end', 'end');
    while (f.seat === 'allied') f.play('end');
    f.play('end');
    expect([f.step, f.goals('fr-quiot').includes('0323'), f.goals('fr-quiot').includes('0324')]).toEqual([
      'movement',
      true,
      false,
    ]);
  });

  it('[9.3.5a] no hex with an enemy combat unit is entered', () => {
    const f = moving({ '0320': ['fr-quiot'], '0321': ['adg-best'] });
    expect([f.why('fr-quiot 0320-0321'), f.whyNot('fr-quiot', '0321')]).toEqual([
      '9.3.5a enemy-there',
      '9.3.5a enemy-there',
    ]);
  });

  it('[9.3.6a] French combat units leave at entry 1 or 6, for one more hex of the road', () => {
    const hal = moving(
      { '0108': ['fr-quiot'], '0118': ['fr-foy'], '0117': ['fr-bachelu'], '0720': ['adg-best'] },
      { leaders: { 'fr-ney': '0108' } },
    );
    expect(hal.why('exit fr-ney')).toBe('9.3.6a stays-on-map');
    expect(hal.why('exit fr-foy')).toBe('9.3.6a no-exit');
    expect(hal.why('exit fr-bachelu')).toBe('9.3.6a no-exit');
    hal.play('exit fr-quiot');
    expect([hal.where('fr-quiot'), hal.last('exited')]).toEqual(['exited', { unit: 'fr-quiot', entry: 6 }]);
    const brussels = moving({ '0801': ['fr-quiot'], '0720': ['adg-best'] }).play('exit fr-quiot');
    expect(brussels.where('fr-quiot')).toBe('exited');
    const allied = moving({ '0108': ['adg-best'], '0720': ['fr-foy'] }, { side: 'allied' });
    expect(allied.why('exit adg-best')).toBe('9.3.6a stays-on-map');
  });

  it('[9.3.6a] he must have the points for it left', () => {
    const f = moving({ '0110': ['fr-quiot'], '0720': ['adg-best'] }, { turn: MUD });
    f.play('fr-quiot 0110-0109').play('fr-quiot 0109-0108');
    expect([f.now.spent, f.why('exit fr-quiot')]).toEqual([2, 'allowed']);
    const far = moving({ '0105': ['fr-quiot'], '0720': ['adg-best'] }, { turn: MUD });
    far.play('fr-quiot 0108');
    expect(far.why('exit fr-quiot')).toBe('9.1a too-far');
  });
});

describe('3.4.2d lone leaders', () => {
  const overrun = (stacks: Record<string, string[]>): Marched =>
    moving({ '0320': ['fr-quiot'], ...stacks }, { leaders: { 'adg-hill': '0321' } });

  it('[3.4.2d] go to the nearest unit of their army when an enemy unit comes into their hex, in passing too', () => {
    const f = overrun({ '0720': ['adg-best'], '1020': ['adg-kempt'], '0525': ['pr-hiller'] }).play('fr-quiot 0323');
    expect([f.where('fr-quiot'), f.where('adg-hill')]).toEqual(['0323', '0720']);
    expect(f.last('leader-driven-off')).toEqual({ leader: 'adg-hill', from: '0321', hex: '0720' });
  });

  it('[3.4.2d] the owner chooses among those who are equally near', () => {
    const f = overrun({ '0324': ['adg-best'], '0621': ['adg-kempt'], '1020': ['adg-pack'] }).play('fr-quiot 0320-0321');
    expect([f.step, f.seat, f.choices()]).toEqual([
      'lodging',
      'allied',
      ['lodge adg-hill 0324', 'lodge adg-hill 0621'],
    ]);
    expect(f.why('lodge adg-hill 1020')).toBe('3.4.2d not-nearest');
    f.play('lodge adg-hill 0621');
    expect([f.where('adg-hill'), f.step, f.seat]).toEqual(['0621', 'movement', 'french']);
  });

  it('[3.4.2d] without any unit on the map he waits for the next that comes', () => {
    const f = moving(
      { '0320': ['fr-quiot'], '1901': ['adg-best'] },
      { leaders: { 'pr-bulow': '0321' }, coming: { 'pr-hiller': { turn: 8, entry: 3 } } },
    ).play('fr-quiot 0320-0321');
    expect(f.where('pr-bulow')).toBe('aside');
    f.plays('end', 'end', 'enter pr-hiller 1912');
    expect(f.where('pr-bulow')).toBe('1912');
  });
});
