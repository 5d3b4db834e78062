import type { Action } from '@hundred-days/day-of-waterloo';
import { refuseInput, seededDice, Table } from '@hundred-days/kernel';
import { readActions } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { scene } from '../armies.ts';
import { moving as charging, fighting } from '../fought.ts';
import { commanding, game, type Marched, moving, scenario, THREE } from '../marched.ts';
import { w } from '../world.ts';

/** Everybody placed by the ready-made set-up. */
const placed = (options = {}): Marched => scenario('historical', options).plays('deploy', 'end', 'deploy', 'end');

describe('3.1, 4.0 playing', () => {
  it('[3.1a] what the rules do not provide for is refused', () => {
    const f = moving({ '0320': ['fr-quiot'] });
    expect(f.why('fate @1')).toBe('9.0a wrong-phase');
    expect(refuseInput(game, f.state, 0, { type: 'march', unit: 0 })?.rule).toBe('3.1a');
  });

  it('[4.0a] [1.0a] two players, or three', () => {
    expect(game.seatsFor?.({ scenario: 'historical', options: {} }).map(({ id }) => id)).toEqual(['french', 'allied']);
    expect(game.seatsFor?.({ scenario: 'historical', options: THREE }).map(({ id }) => id)).toEqual([
      'french',
      'adg',
      'prussian',
    ]);
  });
});

describe('4.0b three seats', () => {
  const allies = (): Marched =>
    moving({ '0320': ['adg-kempt'], '0322': ['pr-hiller'], '0720': ['fr-foy'] }, { side: 'allied' }, THREE);

  it('[4.0b] each orders the pieces of his own army, in any order, and both end the phase', () => {
    const f = allies();
    const [adg, prussian] = [1, 2];
    expect(game.phase(f.state).seats(f.state)).toBe((1 << adg) | (1 << prussian));
    expect([f.why('adg-kempt 0320-0319', adg), f.why('adg-kempt 0320-0319', prussian)]).toEqual([
      'allowed',
      '4.0b partners-unit',
    ]);
    expect([f.why('pr-hiller 0322-0323', adg), f.why('pr-hiller 0322-0323', prussian)]).toEqual([
      '4.0b partners-unit',
      'allowed',
    ]);
    f.play('end');
    expect([f.step, game.phase(f.state).seats(f.state)]).toEqual(['movement', 1 << prussian]);
    expect(f.why('adg-kempt 0320-0319', adg)).toBe('4.2a not-your-decision');
    expect(f.play('end').step).toBe('combat');
  });

  it('[4.0b] an army that is neither on the map nor due is not asked', () => {
    const f = moving({ '0320': ['adg-kempt'], '0720': ['fr-foy'] }, { side: 'allied' }, THREE);
    expect(game.phase(f.state).seats(f.state)).toBe(1 << 1);
    expect(f.play('end').step).toBe('combat');
    expect(game.phase(f.state).seats(f.state)).toBe(1 << 1);
  });

  it('[4.0b] who waits beside the map is asked in movement alone, and who has nobody near has nothing to add to a fight', () => {
    const coming = { 'pr-schwerin': { turn: 7, entry: 3 } };
    const stacks = { '0320': ['adg-art-1', 'adg-kempt'], '0321': ['fr-foy'] };
    const seats = (f: Marched): number => game.phase(f.state).seats(f.state);
    const f = moving(stacks, { side: 'allied', coming }, THREE);
    expect(seats(f)).toBe(0b110);
    f.play('end').play('end');
    expect([f.step, seats(f)]).toEqual(['combat', 0b010]);
    f.play('target 0321');
    expect([f.step, seats(f)]).toEqual(['fire', 0b010]);
    f.play('spare');
    expect([f.step, seats(f)]).toEqual(['attack', 0b010]);
    // A hex that is held is seen; what lies in it is not.
    const near = moving({ ...stacks, '0318': ['pr-losthin'] }, { begun: 'combat', side: 'allied' }, THREE);
    expect(seats(near)).toBe(0b110);
    near.play('target 0321');
    expect([near.step, seats(near)]).toEqual(['fire', 0b110]);
    near.play('spare');
    expect([near.step, seats(near)]).toEqual(['attack', 0b010]);
  });

  it('[4.0b] fate is the Anglo-Dutch-German seat’s, and so is the set-up', () => {
    const f = scenario('forcing-fate', THREE);
    expect(game.phase(f.state).seats(f.state)).toBe(0b011);
    const g = scenario('historical', THREE);
    expect(game.phase(g.state).seats(g.state)).toBe(0b010);
  });

  it('[4.0b] [5.4.2b] the two see each other’s stacks in full', () => {
    const f = moving(
      { '0320': ['adg-kempt', 'adg-vivian'], '0322': ['pr-hiller', 'pr-sydow'], '0720': ['fr-foy', 'fr-pire'] },
      { side: 'allied' },
      THREE,
    );
    expect([f.view('prussian').in('0320'), f.view('allied').in('0322')]).toEqual([
      ['adg-kempt', 'adg-vivian'],
      ['pr-hiller', 'pr-sydow'],
    ]);
    expect(f.view('prussian').in('0720')).toEqual(['fr-foy']);
  });
});

describe('4.1, 15.0 set-up', () => {
  it('[4.1a] [15.1a] [15.2a] a unit sets up in its hexes, or as far from any of them as its number says', () => {
    const f = scenario('historical');
    expect(f.why('place adg-guards 0712')).toBe('allowed');
    expect(f.why('place adg-guards 0711')).toBe('4.1a outside-area');
    expect([
      f.why('place adg-detmers 0309'),
      f.why('place adg-detmers 0410'),
      f.why('place adg-detmers 0308'),
      f.why('place adg-detmers 0307'),
    ]).toEqual(['allowed', 'allowed', 'allowed', '4.1a outside-area']);
    f.plays('deploy', 'end');
    expect([
      f.why('place fr-yg-voltigeurs 1320'),
      f.why('place fr-yg-voltigeurs 1318'),
      f.why('place fr-ney 1317'),
      f.why('place fr-ney 1318'),
    ]).toEqual(['allowed', '4.1a outside-area', 'allowed', '4.1a outside-area']);
  });

  it('[4.1a] room is kept for those who can stand in one hex only', () => {
    const f = scenario('historical');
    expect(f.why('place adg-chalkett 0712')).toBe('4.1a room-kept');
    expect(f.play('place adg-guards 0712').why('place adg-chalkett 0712')).toBe('5.2b one-unit');
  });

  it('[4.1b] within stacking, apart from the enemy, and on ground its kind could enter', () => {
    const f = scenario('historical');
    f.plays('place adg-guards 0712', 'place adg-art-1 0711', 'place adg-chalkett 0711', 'place adg-kielmansegge 0711');
    expect(f.why('place adg-dornberg 0711')).toBe('5.2a hex-full');
    // Waterloo’s area reaches into the forest: cavalry may stand there on the highway only.
    expect([f.why('place adg-somerset 0805'), f.why('place adg-somerset 0705'), f.why('place adg-kruse 0706')]).toEqual(
      ['allowed', '4.1b closed-ground', 'allowed'],
    );
  });

  it('[4.1b] [5.1a] the French find the Allied hexes taken', () => {
    const f = scenario('historical').plays('deploy', 'end');
    expect(f.why('place fr-quiot 1012')).toBe('allowed');
    expect(w.areas[w.unitIndex('fr-quiot')].includes(w.map.indexOf('1011'))).toBe(false);
  });

  it('[4.1c] [5.4.2d] the Allies first, each unseen till he has ended; then leaders and top counters', () => {
    const f = scenario('historical');
    expect([f.step, f.seat]).toEqual(['deployment', 'allied']);
    f.play('place adg-guards 0712');
    expect([
      f.view('french').where('adg-guards'),
      f.view('spectator').where('adg-guards'),
      f.view('allied').where('adg-guards'),
    ]).toEqual(['unplaced', 'unplaced', '0712']);
    const g = scenario('historical').play('deploy');
    expect(g.view('french').in('0909')).toEqual([]);
    g.play('end');
    expect([
      g.seat,
      g.view('french').in('0909'),
      g.view('french').where('adg-rha-r'),
      g.view('french').where('adg-orange'),
    ]).toEqual(['french', ['adg-art-r'], 'unknown', '0909']);
    g.play('deploy');
    expect([g.view('allied').in('1215'), g.view('french').in('1215')]).toEqual([
      [],
      ['fr-watier', 'fr-delort', 'fr-ha-4c'],
    ]);
    g.play('end');
    expect(g.view('allied').in('1215')).toEqual(['fr-watier']);
  });

  it('[4.1c] nobody ends before all are placed', () => {
    const f = scenario('historical').play('place adg-guards 0712');
    expect([f.why('end'), f.why('deploy')]).toEqual(['4.1a units-to-place', '15.0b already-placing']);
  });

  it('[4.1d] [15.1b] [15.2b] reinforcements wait beside their entry', () => {
    const f = scenario('historical');
    expect(f.why('place adg-lambert 0807')).toBe('4.1d comes-later');
    expect([f.where('adg-lambert'), f.where('fr-lobau'), f.where('pr-blucher'), f.where('fr-vandamme')]).toEqual([
      'off',
      'off',
      'off',
      'gone',
    ]);
  });

  it('[15.0b] all may be placed at once in one legal way', () => {
    const f = placed();
    expect([f.now.turn, f.in('1018'), f.in('0712')]).toEqual([1, ['fr-og-grenadiers', 'fr-escort'], ['adg-guards']]);
  });
});

describe('4.2 the sequence of play', () => {
  it('[4.2a] [4.2b] [4.2j] Allied then French player turn: command, movement, combat; then the next turn', () => {
    const f = placed();
    const seen: string[] = [];
    while (f.now.turn < 3) {
      seen.push(`${f.now.turn} ${f.seat} ${f.step}`);
      f.play('end');
    }
    expect(seen.filter((one) => one.startsWith('1'))).toEqual([
      '1 allied roles',
      '1 allied movement',
      '1 allied combat',
      '1 french roles',
      '1 french movement',
      '1 french combat',
    ]);
    expect(seen[6]).toBe('2 allied roles');
  });

  it('[4.2c] first all is named, then roles are chosen and command is fixed, then the dice are rolled', () => {
    const f = commanding(
      { '0320': ['fr-quiot'], '1901': ['adg-kempt'] },
      { casualties: { 'fr-quiot': 1 }, leaders: { 'fr-napoleon': '0321', 'fr-derlon': '0321' } },
    );
    const steps = [f.step];
    f.plays('name fr-quiot', 'end');
    steps.push(f.step);
    f.play('end');
    steps.push(f.step);
    f.play('rally fr-quiot', 1);
    expect([...steps, f.step]).toEqual(['naming', 'roles', 'rolling', 'movement']);
  });

  it('[4.2d] reinforcements are in command on their turn of entry, and as any others afterwards', () => {
    const f = moving(
      { '0320': ['adg-kempt'], '0720': ['fr-foy'] },
      { side: 'allied', coming: { 'pr-hiller': { turn: 8, entry: 3 } } },
    );
    f.play('enter pr-hiller 1912');
    expect([f.now.isOut('pr-hiller'), f.goals('pr-hiller').length > 0]).toEqual([false, true]);
    while (!(f.seat === 'allied' && f.now.turn === 9 && f.step === 'movement')) f.play('end');
    expect(f.now.isOut('pr-hiller')).toBe(true);
  });

  it('[15.0a] [14.0b] after turn 16 the day is over', () => {
    const f = moving({ '0320': ['fr-quiot'], '0720': ['adg-best'] }, { turn: 16 }).plays('end', 'end');
    expect(f.outcome).toEqual({ winners: [1], rule: '14.0b', code: 'allies-stand' });
  });
});

describe('5.4.2 what each seat sees', () => {
  const stacks = { '0320': ['fr-quiot', 'fr-desalles', 'fr-jacquinot'], '0720': ['adg-kempt', 'adg-vivian'] };

  it('[5.4.2a] of a stack the enemy sees the top counter with all that is on it, and nothing of what lies beneath', () => {
    const f = moving(stacks, { casualties: { 'fr-quiot': 2 }, leaders: { 'fr-derlon': '0320' } });
    const seen = f.view('allied');
    expect([seen.in('0320'), seen.lost('fr-quiot'), seen.where('fr-desalles'), seen.where('fr-derlon')]).toEqual([
      ['fr-quiot'],
      2,
      'unknown',
      '0320',
    ]);
  });

  it('[5.4.2b] a spectator sees the top counters of either side; a player his own in full', () => {
    const f = moving(stacks);
    expect([f.view('spectator').in('0320'), f.view('spectator').in('0720')]).toEqual([['fr-quiot'], ['adg-kempt']]);
    expect([f.view('french').in('0320'), f.view('french').in('0720')]).toEqual([stacks['0320'], ['adg-kempt']]);
  });

  it('[5.4.2c] [3.4.3a] Road Column and losses lie open, what a piece has done and spent does not', () => {
    const f = moving({ '1018': ['fr-quiot'], '0720': ['adg-kempt'] }, { casualties: { 'fr-marcognet': 5 } }).play(
      'fr-quiot 1010',
    );
    const seen = f.view('allied');
    expect([
      seen.did('fr-quiot', 'column'),
      seen.did('fr-quiot', 'moving'),
      seen.spent,
      seen.losses('french-I'),
      seen.where('fr-marcognet'),
    ]).toEqual([true, false, 0, 5, 'cadre']);
  });

  it('[5.4.2e] a single unit is seen by name as it moves; once covered it is hidden again', () => {
    const f = moving({ '0320': ['fr-quiot', 'fr-desalles'], '0322': ['fr-foy'], '0720': ['adg-kempt'] }).play(
      'fr-desalles 0322',
    );
    expect(f.last('moved')).toEqual({ unit: 'fr-desalles', path: ['0320', '0321', '0322'], side: 'french' });
    expect([f.view('allied').in('0322'), f.view('allied').where('fr-desalles')]).toEqual([['fr-foy'], 'unknown']);
  });

  it('[5.4.2e] a stack is told by its top counter, the rest to its owner; reordering shows only a new top', () => {
    const f = moving(stacks).plays('take fr-quiot', 'take fr-jacquinot').play('fr-quiot 0320-0321');
    const moved = f.told('moved')[0];
    expect(moved.data.ownUnits).toEqual(['fr-quiot', 'fr-jacquinot']);
    const told = game.conceal.event(moved, 1, f.state, f.state);
    expect(told?.data).toEqual({ unit: 'fr-quiot', path: ['0320', '0321'], side: 'french' });
    expect(game.conceal.action({ type: 'raise', unit: 0 }, 0, 1, f.state, f.state)).toBeNull();
    expect(game.conceal.action({ type: 'take', unit: 0 }, 0, -1, f.state, f.state)).toBeNull();
    f.play('raise fr-jacquinot');
    expect(f.view('allied').in('0321')).toEqual(['fr-jacquinot']);
    expect(f.told('raised').at(-1)).toEqual({
      type: 'raised',
      rule: '5.4.3a',
      data: { unit: 'fr-jacquinot', hex: '0321' },
      reveals: true,
    });
  });

  it('[5.4.2e] who comes out from under another is shown, and so is the counter that is uncovered', () => {
    const f = moving(stacks).play('fr-quiot 0320-0321');
    expect(f.told('moved').at(-1)?.reveals).toBeUndefined();
    expect(f.told('uncovered')).toEqual([
      { type: 'uncovered', rule: '5.4.2e', data: { unit: 'fr-desalles', hex: '0320' }, reveals: true },
    ]);
    f.play('fr-jacquinot 0320-0420');
    expect(f.told('moved').at(-1)?.reveals).toBe(true);
    expect(f.told('uncovered').length).toBe(1);
  });

  it('[5.4.2e] what the enemy has been shown cannot be taken back; what he has not can', () => {
    const sat = (): Table<Action> => {
      const opened = Table.open(game, { scenario: scene({ stacks }), options: {} }, seededDice('shown'));
      if (!opened.ok) throw new Error('the scene has faults');
      return opened.value;
    };
    const after = (line: string) => {
      const table = sat();
      for (const action of readActions(game, line)) expect(table.submit(0, action)).toBeNull();
      return table.refuseUndo(0, 0)?.code ?? null;
    };
    expect(after('raise fr-jacquinot')).toBe('undo-past-reveal');
    expect(after('fr-quiot 0320-0321')).toBe('undo-past-reveal');
    expect(after('fr-jacquinot 0320-0321')).toBe('undo-past-reveal');
    expect(after('lower fr-desalles')).toBeNull();
    expect(after('take fr-desalles')).toBeNull();
  });

  it('[5.4.2f] who comes beside a stack that might hide cavalry, or leaves it, has looked: he does not go back', () => {
    const undo = (stacks: Record<string, readonly string[]>, line: string): string | null => {
      const opened = Table.open(game, { scenario: scene({ stacks }), options: {} }, seededDice('shown'));
      if (!opened.ok) throw new Error('the scene has faults');
      for (const action of readActions(game, line)) expect(opened.value.submit(0, action)).toBeNull();
      return opened.value.refuseUndo(0, 0)?.code ?? null;
    };
    // Vivian lies unseen in 0420 or in 0610.
    const [there, elsewhere] = [
      { '0420': ['adg-best', 'adg-vivian'] },
      { '0420': ['adg-best'], '0610': ['adg-kempt', 'adg-vivian'] },
    ];
    const own = { '0317': ['fr-quiot'] };
    for (const enemy of [there, elsewhere]) {
      expect(undo({ ...own, ...enemy }, 'fr-quiot 0317-0318-0319-0320')).toBe('undo-past-reveal');
      expect(undo({ ...own, ...enemy }, 'fr-quiot 0317-0318')).toBeNull();
      expect(undo({ '0320': ['fr-quiot'], ...enemy }, 'fr-quiot 0320-0319')).toBe('undo-past-reveal');
    }
    // Nobody who might pin lies hidden: nothing was learnt.
    expect(undo({ ...own, '0420': ['adg-best'] }, 'fr-quiot 0317-0318-0319-0320')).toBeNull();
  });

  it('[5.4.2f] of an order that hidden cavalry cuts short the enemy hears what was done of it, and nothing more', () => {
    const heard = (stacksOf: Record<string, readonly string[]>, line: string, viewer = 1): Action | null => {
      const f = moving(stacksOf);
      const before = f.state.slice();
      const [action] = readActions(game, line);
      f.play(line);
      return game.conceal.action(action, 0, viewer, before, f.state);
    };
    const pinned = { '0317': ['fr-quiot', 'fr-jacquinot'], '0420': ['adg-best', 'adg-vivian'] };
    expect(heard(pinned, 'fr-quiot 0317-0318-0319-0320')).toBeNull();
    expect(heard(pinned, 'fr-quiot 0317-0318-0319')).not.toBeNull();
    const barred = { '0320': ['fr-foy', 'fr-guyot'], '0321': ['adg-best'], '0319': ['adg-kempt', 'adg-trip-cav'] };
    expect(heard(barred, 'charge fr-guyot 0321')).toBeNull();
    expect(heard(barred, 'charge fr-guyot 0319')).not.toBeNull();
    expect(heard({ '0108': ['fr-pire'], '0109': ['adg-best', 'adg-vivian'] }, 'exit fr-pire')).toBeNull();
  });

  it('[5.4.2i] who fires or attacks from under a battery is named to the enemy when that is declared, not before', () => {
    const f = fighting({ '0320': ['fr-desalles', 'fr-quiot'], '0321': ['adg-best'] }).play('target 0321');
    const heard = (line: string) => {
      const [action] = readActions(game, line);
      return game.conceal.action(action, 0, 1, f.state, f.state);
    };
    expect(heard('fire fr-desalles')).not.toBeNull();
    expect([heard('fire fr-quiot'), heard('support fr-quiot'), heard('join fr-quiot')]).toEqual([null, null, null]);
    f.rolls(6).go('fire fr-desalles', 'support fr-quiot', 'bombard');
    expect(f.told('shown').map(({ data }) => data.unit)).toEqual(['fr-quiot']);
  });

  it('[5.4.2e] those who retreat together are seen by the counter on top of them', () => {
    const charged = { '0320': ['fr-guyot'], '0321': ['adg-best', 'adg-kempt', 'adg-ha-c'], '0317': ['fr-foy'] };
    const f = charging(charged).rolls(1).go('charge fr-guyot 0321').quiet();
    f.go('retreat adg-best adg-kempt adg-ha-c 0322-0322-0322-0322-0322-0322');
    const [told] = f.told('retreated');
    expect(f.told('retreated').length).toBe(1);
    expect(told.data.ownUnits).toEqual(['adg-best', 'adg-kempt', 'adg-ha-c']);
    expect(game.conceal.event(told, 0, f.state, f.state)?.data).not.toHaveProperty('ownUnits');
  });
});
