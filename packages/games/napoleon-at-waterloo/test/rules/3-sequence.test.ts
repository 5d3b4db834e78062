import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Field, field } from '../support.ts';

const why = (f: Field, line: string, seat?: number): string => {
  const { rule, code } = f.refusal(line, seat);
  return `${rule} ${code}`;
};
const phases = (f: Field): string[] =>
  f.events.flatMap(({ type, data }) => (type === 'phase' ? [`${data.turn} ${data.side} ${data.phase}`] : []));

const apart = { 'fr-6inf': '0513', 'fr-2cav': '0316', 'aa-1gd': '1010' };
/** 35 Allied points. */
const lostAllies = laid(
  'aa-5inf destroyed, aa-2inf destroyed, aa-3inf destroyed, aa-4inf destroyed, aa-6inf destroyed',
  'aa-gdcav destroyed',
);
/** 38 French points. */
const lostFrench = laid(
  'fr-gd-grn destroyed, fr-6inf destroyed, fr-gd-chs destroyed, fr-gd-yng destroyed',
  'fr-9inf destroyed, fr-1inf destroyed, fr-3inf destroyed',
);
const sixExited = laid(
  'fr-1cav exited, fr-3cav exited, fr-5cav exited, fr-11cav exited, fr-12cav exited',
  'fr-13cav exited',
);

describe('3.0 sequence of play', () => {
  it('[3.0.1] a turn is French movement, French combat, Allied movement, Allied combat', () => {
    const f = field({ units: apart });
    f.play('end').play('end').play('end').play('end').play('end');
    expect(phases(f)).toEqual([
      '1 french movement',
      '1 french combat',
      '1 allied movement',
      '1 allied combat',
      '2 french movement',
      '2 french combat',
    ]);
  });

  it('[3.0.1] only the player whose phase it is decides', () => {
    const f = field({ units: apart });
    for (const side of [0, 0, 1, 1]) {
      expect(f.seat).toBe(['french', 'allied'][side]);
      expect(why(f, 'end', 1 - side)).toBe('3.0.1 not-your-decision');
      f.play('end');
    }
  });

  it('[3.0.2] none, some or all units may move', () => {
    const none = field({ units: apart }).play('end');
    expect([none.where('fr-6inf'), none.where('fr-2cav')]).toEqual(['0513', '0316']);
    const some = field({ units: apart }).play('fr-6inf 0513-0512').play('end');
    expect([some.where('fr-6inf'), some.where('fr-2cav')]).toEqual(['0512', '0316']);
    const all = field({ units: apart }).play('fr-2cav 0316-0315').play('fr-6inf 0513-0512').play('end');
    expect([all.where('fr-6inf'), all.where('fr-2cav')]).toEqual(['0512', '0315']);
  });

  it('[3.0.2] reinforcements are brought in during the Movement Phase and not in the Combat Phase', () => {
    const f = field({ turn: 3, phase: 'alliedMovement', units: { 'fr-6inf': '0513', 'pr-5bde': 3, 'pr-2cav': 3 } });
    f.play('enter pr-5bde 2308').play('end');
    expect(f.where('pr-5bde')).toBe('2308');
    expect(why(f, 'enter pr-2cav 2309')).toBe('3.0.3 wrong-phase');
  });

  it('[3.0.2] no attack is made in a Movement Phase', () => {
    const f = field({ units: { 'fr-6inf': '0513', 'aa-1gd': '0512' } });
    expect(f.choices()).toEqual(['end']);
    for (const line of ['target 0512', 'join fr-6inf', 'roll @1-1']) expect(why(f, line)).toBe('3.0.2 wrong-phase');
  });

  it('[3.0.3] the attacks of 5.1 must be made, in any order', () => {
    const units = { 'fr-6inf': '0513', 'aa-1gd': '0512', 'fr-9inf': '0316', 'aa-2inf': '0315' };
    const start = field({ phase: 'frenchCombat', units });
    expect(why(start, 'end')).toBe('5.1.6 duties-open');
    const one = ['attack 0512: fr-6inf @1-1', '0512'] as const;
    const other = ['attack 0315: fr-9inf @1-2', '0315'] as const;
    for (const [[first], [second, hex]] of [
      [one, other],
      [other, one],
    ]) {
      const f = start.copy().play(first, 4);
      while (f.step !== 'combat') f.play(f.choices()[0]);
      expect(why(f, 'end')).toBe('5.1.6 duties-open');
      expect(f.choices()).toContain(`target ${hex}`);
      f.play(second, 4);
      while (f.step !== 'combat') f.play(f.choices()[0]);
      f.play('end');
      expect([f.seat, f.step]).toEqual(['allied', 'movement']);
    }
  });

  it('[3.0.3] each result is carried out before the next attack is announced', () => {
    const f = field({
      phase: 'frenchCombat',
      units: { 'fr-6inf': '0513', 'aa-1gd': '0512', 'fr-9inf': '0316', 'aa-2inf': '0315' },
    });
    f.play('attack 0512: fr-6inf @1-1', 1);
    expect([f.seat, f.step]).toEqual(['allied', 'retreat']);
    expect(why(f, 'target 0315', 0)).toBe('3.0.1 not-your-decision');
    expect(why(f, 'target 0315', 1)).toBe('6.4.1 wrong-phase');
    f.play('retreat aa-1gd 0511');
    expect([f.seat, f.step]).toEqual(['french', 'advance']);
    expect(why(f, 'target 0315')).toBe('6.6.2 wrong-phase');
    f.play('stand').play('attack 0315: fr-9inf @1-2', 6);
    expect(f.where('fr-9inf')).toBe('destroyed');
  });

  it('[3.0.4] after the Allied combat of turn 10 the game is over', () => {
    const nine = field({ units: apart, turn: 9, phase: 'alliedCombat' }).play('end');
    expect([nine.turn, nine.seat, nine.step, nine.outcome]).toEqual([10, 'french', 'movement', null]);
    const ten = nine.play('end').play('end').play('end');
    expect(ten.outcome).toBeNull();
    ten.play('end');
    expect(ten.outcome).toMatchObject({ winners: [], rule: '8.4.1' });
    expect([ten.seat, ten.choices()]).toEqual(['none', []]);
  });

  it('[3.0.4] a game in which nothing happens has forty phases', () => {
    const f = field({ units: apart });
    let ended = 0;
    while (f.outcome === null) {
      f.play('end');
      ended++;
    }
    expect(ended).toBe(40);
    expect(phases(f).at(-1)).toBe('10 allied combat');
  });

  it('[3.0.5] the game ends in mid-phase when the French lose 40 points', () => {
    const f = field({
      phase: 'frenchCombat',
      units: { ...lostFrench, 'fr-20inf': '0513', 'aa-1gd': '0512', 'fr-2cav': '0316', 'aa-2inf': '0315' },
    });
    expect(f.losses('french')).toBe(38);
    f.play('attack 0512: fr-20inf @1-5', 1);
    expect(f.losses('french')).toBe(40);
    expect(f.outcome).toMatchObject({ winners: [1], rule: '8.1.1' });
    expect(f.choices()).toEqual([]);
    expect(why(f, 'target 0315', 0)).toBe('3.0.5 game-over');
    expect(why(f, 'advance aa-1gd 0513', 1)).toBe('3.0.5 game-over');
  });

  it('[3.0.5] the game ends in mid-phase when the seventh French unit leaves and the Allies have lost 40', () => {
    const f = field({
      units: { ...lostAllies, ...sixExited, ...laid('aa-2db destroyed, fr-6inf 0301, fr-9inf 0513, aa-1gd 1010') },
    });
    expect([f.losses('allied'), f.outcome]).toEqual([40, null]);
    f.play('exit fr-6inf 0301');
    expect(f.outcome).toMatchObject({ winners: [0], rule: '8.3.1' });
    expect(why(f, 'fr-9inf 0513-0512', 0)).toBe('3.0.5 game-over');
    expect(why(f, 'end', 0)).toBe('3.0.5 game-over');
  });

  it('[3.0.5] the game ends in mid-phase when seven have left and the Allies reach 40', () => {
    const f = field({
      phase: 'frenchCombat',
      units: {
        ...lostAllies,
        ...sixExited,
        ...laid(
          'fr-14cav exited, fr-6inf 0513, fr-9inf 0412, fr-2inf 0511, aa-2db 0512, fr-gd-grn 0316',
          'aa-hou 0315',
        ),
      },
    });
    expect([f.losses('allied'), f.outcome]).toEqual([35, null]);
    f.play('attack 0512: fr-6inf fr-9inf fr-2inf @3-1', 1);
    expect(f.losses('allied')).toBe(40);
    expect(f.outcome).toMatchObject({ winners: [0], rule: '8.3.1' });
    expect(f.choices()).toEqual([]);
    expect(why(f, 'advance fr-6inf 0512', 0)).toBe('3.0.5 game-over');
    expect(why(f, 'target 0315', 0)).toBe('3.0.5 game-over');
  });

  it('[3.0.5] the game ends at once when one exchange brings both sides to 40', () => {
    const f = field({
      phase: 'frenchCombat',
      units: {
        ...lostAllies,
        ...lostFrench,
        ...laid('fr-gd-hcav 0513, fr-4inf 0412, aa-2db 0512, fr-2inf 0511, fr-2cav 0316, aa-bru 0315'),
      },
    });
    f.play('attack 0512: fr-gd-hcav fr-4inf fr-2inf @2-1', 5);
    expect([f.step, f.seat]).toEqual(['losses', 'french']);
    f.play('lose fr-2inf');
    expect([f.losses('french'), f.losses('allied')]).toEqual([43, 40]);
    expect(f.outcome).toMatchObject({ winners: [1], rule: '8.4.2' });
    expect(why(f, 'target 0315', 0)).toBe('3.0.5 game-over');
  });
});
