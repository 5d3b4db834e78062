import { readLine, replayRecord, writeRecord } from '@hundred-days/kernel';
import { units } from '@hundred-days/napoleon-1815';
import { describe, expect, it } from 'vitest';
import { battle, FRENCH_LINE, PRUSSIAN_LINE, pass } from '../battles.ts';
import { game, THREE, unitsOf } from '../support.ts';
import {
  ALLIED,
  ANGLO_DUTCH,
  expectAlike,
  expectDifferent,
  FRENCH,
  fights,
  given,
  moves,
  PRUSSIAN,
  type Seat,
  SPECTATOR,
  snapshot,
} from '../tables.ts';
import { w } from '../world.ts';

/** Who sees what. Twins: two tables that differ in hidden facts only, played alike; others must be given the same bytes. */

const HIDDEN = { hiddenUntilFire: true };
const LIGNY_FROM = { ligny: ['charleroi', 'quatre-bras'] };

/** Three Hills, then the posts of both sides at Ligny; the Attacker's Combat step. */
function deployed(
  seat: Seat,
  defender: Readonly<Record<string, string>>,
  attacker: Readonly<Record<string, string>>,
): Seat {
  seat.play('terrain @left', 11).play('terrain @left', 10).play('terrain @right');
  for (const line of [defender, attacker]) {
    for (const [unit, place] of Object.entries(line)) seat.play(`post ${unit} @${place}`);
    seat.play('end');
  }
  return seat;
}
const FRENCH_POSTS = { 'fr-1-inf1': 'left', 'fr-2-inf1': 'center', 'fr-3-inf1': 'right' };
const PRUSSIAN_POSTS = { 'pr-1-inf1': 'left', 'pr-2-inf1': 'center', 'pr-3-inf1': 'right' };

describe('the map', () => {
  const towns = {
    charleroi: ['fr-napoleon', 'fr-1-inf1 2', 'fr-g-cav'],
    wavre: ['pr-1-inf1', 'pr-blucher'],
    brussels: ['ad-1-br'],
  };

  it('[FOG-1] a player sees all of his own units, the Allied player of both armies', () => {
    const seat = moves(1, towns);
    expect([seat.view(FRENCH).at('fr-1-inf1'), seat.view(FRENCH).at('fr-napoleon')]).toEqual([
      'charleroi 2',
      'charleroi 1',
    ]);
    expect([seat.view(ALLIED).at('pr-blucher'), seat.view(ALLIED).at('ad-1-br')]).toEqual(['wavre 1', 'brussels 4']);
  });

  it('[FOG-1] also while he moves and others see nothing yet', () => {
    const seat = moves(1, towns).play('fr-1-inf1 charleroi-ligny');
    expect([seat.view(FRENCH).where('fr-1-inf1'), seat.view(ALLIED).hidden('ligny')]).toEqual(['ligny', {}]);
  });

  it('[FOG-2] [3.2a] of others he sees town and colour', () => {
    const seat = moves(1, towns);
    for (const viewer of [ALLIED, SPECTATOR]) {
      expect(seat.view(viewer).hidden('charleroi')).toEqual({ french: 3 });
      expect(unitsOf('french').filter((unit) => seat.view(viewer).shows(unit))).toEqual([]);
    }
    expect(seat.view(FRENCH).hidden('wavre')).toEqual({ prussian: 2 });
  });

  it('[FOG-2] and the disrupted mark', () => {
    const seat = deployed(
      fights(
        1,
        { ligny: [...Object.keys(FRENCH_POSTS), ...Object.keys(PRUSSIAN_POSTS)], charleroi: ['fr-4-inf'] },
        LIGNY_FROM,
        {},
        12,
      ),
      PRUSSIAN_POSTS,
      FRENCH_POSTS,
    );
    seat.plays('retreat fr-1-inf1 charleroi', 'end');
    expect(seat.view(ALLIED).hidden('charleroi')).toEqual({ french: 1, 'french!': 1 });
  });

  it('[FOG-10] [FOG-16] [FOG-21] exchanged units and other strengths give others the same bytes', () => {
    const a = moves(1, { charleroi: ['fr-napoleon', 'fr-1-inf1'], thuin: ['fr-g-inf', 'fr-2-inf1'] });
    const b = moves(1, { charleroi: ['fr-g-inf', 'fr-1-inf1 1'], thuin: ['fr-napoleon', 'fr-2-inf1 3'] });
    expectAlike(a, b, [ALLIED, SPECTATOR]);
    expectDifferent(a, b, FRENCH);
    // The chain of hashes of a record is made of what the viewer knows.
    expect(writeRecord(a.table, ALLIED)).toEqual(writeRecord(b.table, ALLIED));
  });

  it('[FOG-10] whichever block of a stack moves, and in whichever order they were moved', () => {
    const start = (): Seat =>
      moves(1, { charleroi: ['fr-1-inf1', 'fr-1-inf2', 'fr-6-inf'], thuin: ['fr-2-inf1', 'fr-2-inf2'] });
    const a = start().plays('fr-1-inf1 charleroi-ligny', 'fr-2-inf1 thuin-binche', 'end');
    const b = start().plays('fr-2-inf2 thuin-binche', 'fr-6-inf charleroi-ligny', 'end');
    expectAlike(a, b, [ALLIED, SPECTATOR]);
    expectDifferent(a, b, FRENCH);
  });

  it('[3.2b] [FOG-11] a move is told as colour, path and number', () => {
    const seat = moves(1, { charleroi: ['fr-1-inf1', 'fr-1-inf2'], thuin: ['fr-g-cav'] }).plays(
      'fr-1-inf1 charleroi-ligny',
      'fr-1-inf2 charleroi-ligny',
      'fr-g-cav thuin-binche-mons',
      'end',
    );
    const told = seat.table.seen(ALLIED).flatMap(({ events }) => events);
    expect(
      told.filter(({ type }) => type === 'blocks-moved').map(({ data }) => [data.army, data.count, data.path]),
    ).toEqual([
      ['french', 2, ['charleroi', 'ligny']],
      ['french', 1, ['thuin', 'binche', 'mons']],
    ]);
    for (const viewer of [ALLIED, SPECTATOR]) expect(seat.log(viewer)).not.toMatch(/fr-[g1]/);
    expect(seat.log(FRENCH)).toContain('fr-g-cav');
  });

  it('[FOG-13] moves are shown when the phase is ended; before, they leave no trace, not even a count', () => {
    const still = moves(1, { charleroi: ['fr-1-inf1', 'fr-1-inf2'] });
    const moved = moves(1, { charleroi: ['fr-1-inf1', 'fr-1-inf2'] }).plays(
      'fr-1-inf1 charleroi-ligny',
      'fr-1-inf2 charleroi-binche',
    );
    expectAlike(still, moved, [ALLIED, SPECTATOR]);
    expect([moved.table.lengthFor(ALLIED), moved.table.lengthFor(FRENCH)]).toEqual([0, 2]);
  });

  it('[FOG-13] what was taken back is never shown', () => {
    const start = (): Seat => moves(1, { charleroi: ['fr-1-inf1', 'fr-1-inf2'] });
    const wavering = start().play('fr-1-inf1 charleroi-binche');
    const untouched = start();
    expect(wavering.table.undo(FRENCH)).toBeNull();
    expectAlike(wavering, untouched, [ALLIED, SPECTATOR]);
    wavering.plays('fr-1-inf1 charleroi-ligny', 'end');
    expectAlike(wavering, start().plays('fr-1-inf1 charleroi-ligny', 'end'), [ALLIED, SPECTATOR]);
    expect(wavering.log(ALLIED)).not.toContain('binche');
  });

  it('[FOG-13] what has been shown cannot be taken back', () => {
    const seat = moves(1, { charleroi: ['fr-1-inf1', 'fr-1-inf2'] }).plays('fr-1-inf1 charleroi-ligny', 'end');
    expect(seat.table.undo(FRENCH)).not.toBeNull();
  });
});

describe('deployment', () => {
  const zone = (army: string): string[] => w.net.ids.filter((_, town) => units.ARMIES[w.zone[town]] === army);
  /** Places everybody of an army, so many to a town; starting with the n-th unit. */
  function place(seat: Seat, army: 'french' | 'anglo-dutch' | 'prussian', each: number, first = 0): Seat {
    const all = unitsOf(army);
    const order = [...all.slice(first), ...all.slice(0, first)];
    for (const [i, unit] of order.entries()) seat.play(`deploy ${unit} ${zone(army)[Math.floor(i / each)]}`);
    return seat;
  }

  it('[FOG-3] nothing of a side is shown before it has ended, not even that it placed anything', () => {
    const seat = given('free');
    const changes = snapshot(seat, FRENCH, SPECTATOR);
    place(seat, 'anglo-dutch', 4);
    expect(changes()).toEqual([]);
    place(seat, 'prussian', 4);
    expect(changes()).toEqual([]);
    seat.play('end');
    expect(seat.view(FRENCH).hidden(zone('anglo-dutch')[0])).toEqual({ 'anglo-dutch': 4 });
    const later = snapshot(seat, ALLIED, SPECTATOR);
    place(seat, 'french', 12);
    expect(later()).toEqual([]);
    seat.play('end');
    expect(seat.view(ALLIED).hidden(zone('french')[0])).toEqual({ french: 12 });
  });

  it('[FOG-3] [FOG-10] then blocks by town and colour: who stands where is not told', () => {
    const a = place(place(given('free'), 'anglo-dutch', 4), 'prussian', 4).play('end');
    const b = place(place(given('free'), 'prussian', 4, 5), 'anglo-dutch', 4, 7).play('end');
    expectAlike(a, b, [FRENCH, SPECTATOR]);
    expectDifferent(a, b, ALLIED);
  });

  it('[FOG-3] [FOG-19] of two Allied players neither sees what the other has placed before both have ended', () => {
    const seat = given('free', THREE);
    const changes = snapshot(seat, PRUSSIAN);
    place(seat, 'anglo-dutch', 4);
    expect(changes()).toEqual([]);
    seat.play('end');
    expect([
      seat.view(FRENCH).hidden(zone('anglo-dutch')[0]),
      seat.view(PRUSSIAN).hidden(zone('anglo-dutch')[0]),
    ]).toEqual([{}, {}]);
    place(seat, 'prussian', 4).play('end');
    expect([FRENCH, PRUSSIAN].map((viewer) => seat.view(viewer).hidden(zone('anglo-dutch')[0]))).toEqual([
      { 'anglo-dutch': 4 },
      { 'anglo-dutch': 4 },
    ]);
  });

  it('[FOG-22] the historical set-up is known, but the blocks stand with their backs to others', () => {
    const seat = given('historical');
    expect(unitsOf('french').filter((unit) => seat.view(ALLIED).shows(unit))).toEqual([]);
  });

  it('[FOG-17] steps removed for a bid are shown to the owner only', () => {
    const start = (): Seat => given('historical', { bidding: true }, 1).plays('bid @french @2', 'pass');
    const a = start();
    const changes = snapshot(a, ALLIED, SPECTATOR);
    a.play('reduce fr-g-inf');
    expect(changes()).toEqual([]);
    a.plays('reduce fr-1-inf1');
    const b = start().plays('reduce fr-6-inf', 'reduce fr-2-art');
    expectAlike(a, b, [ALLIED, SPECTATOR]);
    expectDifferent(a, b, FRENCH);
  });
});

describe('force marches', () => {
  const march = (...names: string[]): Seat => {
    const seat = moves(1, { thuin: ['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1'], ligny: ['fr-napoleon'] });
    for (const unit of names) seat.play(`${unit} thuin-charleroi-ligny`);
    return seat.play('end');
  };

  it('[FOG-9] path, colour and die are told, not which of the blocks rolled what, nor its strength', () => {
    const a = march('fr-1-inf1', 'fr-1-inf2').play('march fr-1-inf1', 6).play('march fr-1-inf2', 1);
    const b = march('fr-1-inf2', 'fr-2-inf1').play('march fr-2-inf1', 6).play('march fr-1-inf2', 1);
    expectAlike(a, b, [ALLIED, SPECTATOR]);
    expectDifferent(a, b, FRENCH);
    const rolled = a.table
      .seen(ALLIED)
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === 'march-rolled');
    expect(rolled.map(({ data }) => [data.army, data.path, data.die, data.lost])).toEqual([
      ['french', ['thuin', 'charleroi', 'ligny'], 6, false],
      ['french', ['thuin', 'charleroi', 'ligny'], 1, true],
    ]);
    expect(a.log(ALLIED)).not.toContain('fr-');
  });

  it('[FOG-9] [FOG-8] an eliminated block is named', () => {
    const seat = moves(1, { thuin: ['fr-1-inf1 1'] })
      .plays('fr-1-inf1 thuin-charleroi-ligny', 'end')
      .play('march fr-1-inf1', 1);
    expect(seat.view(ALLIED).where('fr-1-inf1')).toBe('eliminated');
    expect(seat.log(ALLIED)).toContain('fr-1-inf1');
  });

  it('[FOG-14] [8.1c] nobody is asked about a leader: with him there or not the steps are the same', () => {
    const there = march('fr-1-inf1');
    const away = moves(1, { thuin: ['fr-1-inf1', 'fr-1-inf2', 'fr-napoleon'], ligny: ['fr-2-inf1'] }).plays(
      'fr-1-inf1 thuin-charleroi-ligny',
      'end',
    );
    expectAlike(there, away, [ALLIED, SPECTATOR]);
    expectAlike(there.play('march fr-1-inf1', 4), away.play('march fr-1-inf1', 4), [ALLIED, SPECTATOR]);
  });

  it('[8.1c] [FOG-10] a leader who was shown is one of the blocks again', () => {
    const seat = march('fr-1-inf1').play('march fr-1-inf1 leader', 6);
    expect(seat.log(ALLIED)).toContain('fr-napoleon');
    expect([seat.view(ALLIED).shows('fr-napoleon'), seat.view(ALLIED).hidden('ligny')]).toEqual([false, { french: 2 }]);
  });
});

describe('skirmishes', () => {
  const start = (french: readonly string[] = ['fr-1-inf1', 'fr-g-cav', 'fr-2-inf1']): Seat =>
    fights(1, { charleroi: [...french, 'pr-1-inf1 2', 'pr-2-inf1 2'] }, { charleroi: ['laneffe'] });

  it('[FOG-4] picks are secret until both have picked', () => {
    const a = start().play('show pr-1-inf1');
    const b = start().play('show pr-1-inf1 pr-2-inf1');
    expectAlike(a, b, [FRENCH, SPECTATOR]);
    expectDifferent(a, b, ALLIED);
    expect(a.view(FRENCH).shows('pr-1-inf1')).toBe(false);
  });

  it('[FOG-4] then the picked are open, the others stay hidden, and all are hidden again afterwards', () => {
    const seat = start(['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1 3'])
      .play('show pr-1-inf1')
      .play('show fr-1-inf1 fr-1-inf2', 1, 6);
    // The Defender's hit falls on one of two equals: their owner chooses.
    expect(seat.step).toBe('hits');
    expect(['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1'].map((unit) => seat.view(ALLIED).shows(unit))).toEqual([
      true,
      true,
      false,
    ]);
    expect([seat.view(FRENCH).shows('pr-1-inf1'), seat.view(FRENCH).shows('pr-2-inf1')]).toEqual([true, false]);
  });

  it('[FOG-4] afterwards the board keeps no trace', () => {
    const seat = start().play('show pr-1-inf1').play('show fr-g-cav', 6, 6, 6, 6, 6);
    expect(seat.step).toBe('withdrawal');
    seat.plays('retreat pr-1-inf1 binche', 'retreat pr-2-inf1 fosses');
    expect(seat.view(ALLIED).hidden('charleroi')).toEqual({ french: 3 });
    expect(unitsOf('french').filter((unit) => seat.view(ALLIED).shows(unit))).toEqual([]);
    expect(unitsOf('prussian').filter((unit) => seat.view(FRENCH).shows(unit))).toEqual([]);
  });

  it('[FOG-4] [FOG-19] of two Allied players the second is told how many the first has picked, nobody else is', () => {
    const three = (): Seat =>
      fights(
        1,
        { charleroi: ['fr-1-inf1', 'fr-g-cav', 'ad-1-br', 'ad-2-br', 'pr-1-inf1'] },
        { charleroi: ['laneffe'] },
        THREE,
      );
    const one = three().play('show ad-1-br');
    const two = three().play('show ad-1-br ad-2-br');
    expectAlike(one, two, [FRENCH, SPECTATOR]);
    expectAlike(one, three().play('show ad-2-br'), [FRENCH, PRUSSIAN, SPECTATOR]);
    expectDifferent(one, two, PRUSSIAN);
  });

  it('[FOG-12] a unit that was open and stands with others again is one of them', () => {
    const run = (later: string): Seat => {
      const seat = start().play('show pr-1-inf1').play('show fr-g-cav', 6, 6, 6, 6, 6);
      seat.plays('retreat pr-1-inf1 binche', 'retreat pr-2-inf1 fosses');
      // The Allied turn passes; in the next French one a block leaves Charleroi.
      return seat.plays('end', `${later} charleroi-ligny`, 'end');
    };
    expectAlike(run('fr-g-cav'), run('fr-2-inf1'), [ALLIED, SPECTATOR]);
  });
});

describe('battles', () => {
  const towns = (french: readonly string[], prussians: readonly string[]) => ({
    ligny: [...Object.keys(FRENCH_POSTS), ...Object.keys(PRUSSIAN_POSTS), ...french, ...prussians],
  });
  const start = (french: readonly string[] = [], prussians: readonly string[] = [], options = {}): Seat =>
    fights(1, towns(french, prussians), LIGNY_FROM, options, 12);

  it('[FOG-5] while placing nothing is seen; the Defender’s blocks are then seen by position', () => {
    const seat = start([], ['pr-4-inf1']).play('terrain @left', 11).play('terrain @left', 10).play('terrain @right');
    const changes = snapshot(seat, FRENCH, SPECTATOR);
    seat.plays(
      'post pr-1-inf1 @left',
      'post pr-2-inf1 @center',
      'post pr-3-inf1 @right',
      'post pr-4-inf1 @reserve',
      'hold pr-1-inf1',
    );
    expect(changes()).toEqual([]);
    seat.play('end');
    const seen = (['left', 'center', 'right', 'reserve'] as const).map((place) =>
      seat.view(FRENCH).hiddenInBattle('ligny', place),
    );
    // FOG-7: the marker behind a block is seen.
    expect(seen).toEqual([{ 'prussian+1': 1 }, { prussian: 1 }, { prussian: 1 }, { prussian: 1 }]);
    const later = snapshot(seat, ALLIED);
    seat.plays('post fr-1-inf1 @left', 'post fr-2-inf1 @center', 'post fr-3-inf1 @right');
    expect(later()).toEqual([]);
    seat.play('end');
    expect(['fr-1-inf1', 'pr-1-inf1', 'pr-4-inf1'].map((unit) => seat.view(SPECTATOR).shows(unit))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('[FOG-5] [FOG-10] who is in RESERVE is not told, and reinforcements are not either', () => {
    const run = (reserve: string, comes: string): Seat => {
      const seat = fights(1, { ...towns([reserve], []), charleroi: [comes] }, LIGNY_FROM, {}, 12);
      return deployed(seat, PRUSSIAN_POSTS, { ...FRENCH_POSTS, [reserve]: 'reserve' }).plays(
        'end',
        `reinforce ${comes}`,
        'end',
      );
    };
    const a = run('fr-g-inf', 'fr-4-art');
    const b = run('fr-6-inf', 'fr-napoleon');
    expectAlike(a, b, [ALLIED, SPECTATOR]);
    expect(a.view(ALLIED).hiddenInBattle('ligny', 'reserve')).toEqual({ french: 2 });
    expect(a.log(ALLIED)).not.toMatch(/fr-g-inf|fr-4-art/);
  });

  it('[FOG-6] dice, firepower and losses of open units are public', () => {
    const seat = deployed(start(), PRUSSIAN_POSTS, FRENCH_POSTS)
      .plays('shift fr-1-inf1 @enemy-right', 'end', 'end')
      .play('fire pr-3-inf1 @line', 1, 6, 6, 6);
    for (const viewer of [FRENCH, SPECTATOR]) {
      const last = seat.table.seen(viewer).at(-1);
      expect(last?.dice).toEqual([1, 6, 6, 6]);
      expect(last?.events.find(({ type }) => type === 'fired')?.data).toMatchObject({
        unit: 'pr-3-inf1',
        firepower: 1,
        hits: 1,
      });
      expect(seat.view(viewer === FRENCH ? FRENCH : SPECTATOR).strength('fr-1-inf1')).toBe(2);
    }
  });

  it('[FOG-7] markers, holders, squares and shelter are public', () => {
    const seat = deployed(start([], ['pr-3-art']), { ...PRUSSIAN_POSTS, 'pr-3-art': 'right' }, FRENCH_POSTS);
    expect(seat.view(SPECTATOR).marker('ligny', 'allied', 'right')).toBe('hill');
    seat.plays('end', 'end', 'square pr-3-inf1', 'shelter pr-3-art pr-3-inf1', 'end');
    expect([seat.view(FRENCH).is('pr-3-inf1', 'square'), seat.view(FRENCH).host('pr-3-art')]).toEqual([
      true,
      'pr-3-inf1',
    ]);
    seat.plays('end', 'hold fr-1-inf1', 'end');
    expect(seat.view(SPECTATOR).is('fr-1-inf1', 'holds')).toBe(true);
  });

  it('[FOG-7] [6.24d] of hidden units the marker on the block is seen, not which unit', () => {
    const run = (names: readonly [string, string], square: string): Seat => {
      const [first, second] = names;
      const seat = deployed(
        fights(
          1,
          { ligny: [first, second, 'fr-2-inf1', 'fr-3-inf1', ...Object.keys(PRUSSIAN_POSTS)] },
          LIGNY_FROM,
          HIDDEN,
          12,
        ),
        PRUSSIAN_POSTS,
        { [first]: 'left', [second]: 'left', 'fr-2-inf1': 'center', 'fr-3-inf1': 'right' },
      );
      return seat.plays(`square ${square}`, 'end');
    };
    const a = run(['fr-1-inf1', 'fr-1-inf2'], 'fr-1-inf1');
    expectAlike(a, run(['fr-1-inf1', 'fr-1-inf2'], 'fr-1-inf2'), [ALLIED, SPECTATOR]);
    expect(a.view(ALLIED).hiddenInBattle('ligny', 'left')).toEqual({ french: 1, 'french+2': 1 });
    expect(a.log(ALLIED)).toContain('block-square');
  });

  it('[FOG-10] the order of what is told does not tell the order of hidden units', () => {
    // Hidden until they fire: a square by one hidden unit, a move by another and by one that has fired.
    const run = (square: string, other: string): Seat => {
      const line = {
        'fr-1-inf1': 'left',
        'fr-6-inf': 'reserve',
        'fr-2-inf1': 'center',
        'fr-2-art': 'center',
        'fr-3-inf1': 'right',
        'fr-4-inf': 'reserve',
      };
      const swapped = Object.fromEntries(
        Object.entries(line).map(([unit, at]) => [
          unit === 'fr-1-inf1' ? square : unit === 'fr-6-inf' ? other : unit,
          at,
        ]),
      );
      const seat = deployed(
        fights(1, { ligny: [...Object.keys(line), ...Object.keys(PRUSSIAN_POSTS)] }, LIGNY_FROM, HIDDEN, 12),
        PRUSSIAN_POSTS,
        swapped,
      );
      seat.play('fire fr-2-art @line', 6, 6, 6).plays('end', 'end', 'end', 'end');
      return seat.plays(`square ${square}`, 'shift fr-2-art @reserve', 'shift fr-4-inf @right', 'end');
    };
    expectAlike(run('fr-1-inf1', 'fr-6-inf'), run('fr-6-inf', 'fr-1-inf1'), [ALLIED, SPECTATOR]);
  });

  it('[FOG-10] nor when hidden units do different things', () => {
    const run = (breaks: string, forms: string): Seat => {
      const posts = { [breaks]: 'left', [forms]: 'right', 'fr-2-inf1': 'center' };
      const names = ['fr-1-inf1', 'fr-6-inf', 'fr-2-inf1', ...Object.keys(PRUSSIAN_POSTS)];
      const seat = deployed(fights(1, { ligny: names }, LIGNY_FROM, HIDDEN, 12), PRUSSIAN_POSTS, posts);
      seat.plays(`square ${breaks}`, 'shift fr-2-inf1 @enemy-center', 'end', 'end', 'end', 'end');
      return seat.plays(`unsquare ${breaks}`, `square ${forms}`, 'end');
    };
    expectAlike(run('fr-1-inf1', 'fr-6-inf'), run('fr-6-inf', 'fr-1-inf1'), [ALLIED, SPECTATOR]);
  });

  it('[FOG-8] an eliminated unit is public for good, with the cause', () => {
    const seat = deployed(
      fights(
        1,
        { ligny: ['fr-1-inf1 1', 'fr-2-inf1', 'fr-3-inf1', ...Object.keys(PRUSSIAN_POSTS)] },
        LIGNY_FROM,
        {},
        12,
      ),
      PRUSSIAN_POSTS,
      FRENCH_POSTS,
    );
    seat.plays('shift fr-1-inf1 @enemy-right', 'end', 'end').play('fire pr-3-inf1 @line', 1, 6, 6, 6);
    for (const viewer of [ALLIED, SPECTATOR]) {
      expect(seat.view(viewer).where('fr-1-inf1')).toBe('eliminated');
      expect(seat.view(viewer).losses('french')).toBe(1);
    }
    const told = seat.table
      .seen(SPECTATOR)
      .flatMap(({ events }) => events)
      .find(({ type }) => type === 'eliminated');
    expect([told?.data.unit, told?.rule]).toEqual(['fr-1-inf1', '6.4a']);
  });

  it('[FOG-11] a move from RESERVE into the line names the unit, one from the line to RESERVE too', () => {
    const seat = deployed(start(['fr-4-inf', 'fr-1-inf2']), PRUSSIAN_POSTS, {
      ...FRENCH_POSTS,
      'fr-4-inf': 'reserve',
      'fr-1-inf2': 'left',
    });
    seat.plays('shift fr-4-inf @center', 'shift fr-1-inf2 @reserve', 'end');
    const told = seat.table
      .seen(ALLIED)
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === 'shifted')
      .map(({ data }) => data.unit);
    expect(told.sort()).toEqual(['fr-1-inf2', 'fr-4-inf']);
  });

  /** The Attacker's left is a Wood. */
  const woods = (names: readonly string[], posts: Readonly<Record<string, string>>): Seat => {
    const seat = fights(1, { ligny: [...names, ...Object.keys(PRUSSIAN_POSTS)] }, LIGNY_FROM, {}, 1);
    seat.play('terrain @left', 11).play('terrain @left', 10).play('terrain @right');
    for (const line of [PRUSSIAN_POSTS, posts]) {
      for (const [unit, place] of Object.entries(line)) seat.play(`post ${unit} @${place}`);
      seat.play('end');
    }
    return seat;
  };
  const WOODS_POSTS = {
    'fr-1-inf1': 'left',
    'fr-2-inf1': 'center',
    'fr-2-inf2': 'center',
    'fr-3-inf1': 'right',
    'fr-4-inf': 'reserve',
    'fr-g-inf': 'reserve',
  };

  it('[FOG-11] between RESERVE and Woods only colour, from and to', () => {
    const run = (goes: string): Seat =>
      woods(Object.keys(WOODS_POSTS), WOODS_POSTS).plays(`shift ${goes} @left`, 'end');
    const a = run('fr-4-inf');
    expectAlike(a, run('fr-g-inf'), [ALLIED, SPECTATOR]);
    const told = a.table
      .seen(ALLIED)
      .flatMap(({ events }) => events)
      .find(({ type }) => type === 'blocks-shifted');
    expect(told?.data).toMatchObject({ army: 'french', from: 'reserve', to: 'left', count: 1 });
    expect(a.log(ALLIED)).not.toMatch(/fr-4-inf|fr-g-inf/);
  });

  it('[FOG-12] which of the blocks of RESERVE later moves is not told, although one went in open', () => {
    const run = (later: string): Seat => {
      const seat = woods(Object.keys(WOODS_POSTS), WOODS_POSTS).plays(
        'shift fr-2-inf2 @reserve',
        'end',
        'end',
        'end',
        'end',
      );
      return seat.plays(`shift ${later} @left`, 'end');
    };
    const a = run('fr-2-inf2');
    expectAlike(a, run('fr-4-inf'), [ALLIED, SPECTATOR]);
    // That it went in stays in the log.
    expect(a.log(ALLIED)).toContain('fr-2-inf2');
  });

  it('[FOG-13] in a Combat step the actions so far are shown at the next die, the next unit opened, or the end', () => {
    const seat = deployed(start(['fr-1-inf2', 'fr-4-inf', 'fr-2-art']), PRUSSIAN_POSTS, {
      ...FRENCH_POSTS,
      'fr-1-inf2': 'left',
      'fr-4-inf': 'reserve',
      'fr-2-art': 'center',
    });
    const changes = snapshot(seat, ALLIED);
    seat.play('shift fr-1-inf2 @reserve');
    expect(changes()).toEqual([]);
    expect(seat.table.refuseUndo(FRENCH, seat.table.lengthFor(FRENCH) - 1)).toBeNull();
    seat.play('shift fr-4-inf @right');
    expect([seat.view(ALLIED).shows('fr-4-inf'), seat.view(ALLIED).hiddenInBattle('ligny', 'reserve')]).toEqual([
      true,
      { french: 1 },
    ]);
    expect(seat.table.undo(FRENCH)).not.toBeNull();
    const dice = deployed(start(['fr-1-inf2', 'fr-2-art']), PRUSSIAN_POSTS, {
      ...FRENCH_POSTS,
      'fr-1-inf2': 'left',
      'fr-2-art': 'center',
    });
    dice.play('shift fr-1-inf2 @reserve').play('fire fr-2-art @line', 6, 6, 6);
    expect(dice.view(ALLIED).hiddenInBattle('ligny', 'reserve')).toEqual({ french: 1 });
    expect(dice.table.undo(FRENCH)).not.toBeNull();
    const end = deployed(start(['fr-1-inf2']), PRUSSIAN_POSTS, { ...FRENCH_POSTS, 'fr-1-inf2': 'left' }).plays(
      'shift fr-1-inf2 @reserve',
      'end',
    );
    expect([end.view(ALLIED).hiddenInBattle('ligny', 'reserve'), end.table.undo(FRENCH) === null]).toEqual([
      { french: 1 },
      false,
    ]);
  });

  it('[FOG-13] a Retreat and a way back across a Stream leave no trace before they are shown', () => {
    // The Defender's right is behind a Stream.
    const seat = fights(1, towns(['fr-1-inf2', 'fr-4-inf'], []), LIGNY_FROM, {}, 12);
    seat.play('terrain @left', 7).play('terrain @right', 10).play('terrain @left');
    const posts = { ...FRENCH_POSTS, 'fr-1-inf2': 'left', 'fr-4-inf': 'reserve' };
    for (const line of [PRUSSIAN_POSTS, posts]) {
      for (const [unit, place] of Object.entries(line)) seat.play(`post ${unit} @${place}`);
      seat.play('end');
    }
    seat.plays('shift fr-1-inf1 @enemy-right', 'end', 'end', 'end', 'end');
    const changes = snapshot(seat, ALLIED, SPECTATOR);
    seat.play('shift fr-1-inf1 @left');
    expect(changes()).toEqual([]);
    seat.plays('retreat fr-4-inf charleroi');
    expect(changes()).toEqual([]);
    seat.play('end');
    expect(seat.view(ALLIED).hidden('charleroi')).toEqual({ 'french!': 1 });
  });

  it('[FOG-13] reinforcements are shown as a whole when the step is ended', () => {
    const seat = deployed(
      fights(1, { ...towns([], []), 'quatre-bras': ['fr-4-inf', 'fr-6-inf'] }, LIGNY_FROM, {}, 12),
      PRUSSIAN_POSTS,
      FRENCH_POSTS,
    ).play('end');
    const changes = snapshot(seat, ALLIED);
    seat.plays('reinforce fr-4-inf', 'reinforce fr-6-inf');
    expect(changes()).toEqual([]);
    seat.play('end');
    const told = seat.table
      .seen(ALLIED)
      .flatMap(({ events }) => events)
      .find(({ type }) => type === 'blocks-went');
    expect(told?.data).toMatchObject({ army: 'french', count: 2, from: 'quatre-bras', town: 'ligny' });
  });

  it('[FOG-14] the reinforcement step is there although nobody can come', () => {
    const seat = deployed(start(), PRUSSIAN_POSTS, FRENCH_POSTS).play('end');
    expect(seat.step).toBe('reinforcement');
  });

  it('[FOG-14] [6.24d] the owner of two hidden targets allots a long range hit even without a choice', () => {
    const run = (steps: number): Seat => {
      const line = ['pr-3-inf1 4', `pr-3-inf2 ${steps}`];
      const seat = fights(
        1,
        { ligny: ['fr-1-art', 'fr-2-inf1', 'fr-3-inf1', 'pr-1-inf1', 'pr-2-inf1', ...line] },
        LIGNY_FROM,
        HIDDEN,
        12,
      );
      deployed(
        seat,
        { ...PRUSSIAN_POSTS, 'pr-3-inf2': 'right' },
        { 'fr-1-art': 'left', 'fr-2-inf1': 'center', 'fr-3-inf1': 'right' },
      );
      return seat.play('fire fr-1-art @line', 1, 6, 6);
    };
    const a = run(3);
    const b = run(1);
    expect([a.step, b.step]).toEqual(['hits', 'hits']);
    expectAlike(a, b, [FRENCH, SPECTATOR]);
    a.play('hit pr-3-inf1');
    expectAlike(a, b.play('hit pr-3-inf1'), [FRENCH, SPECTATOR]);
    expect(a.log(FRENCH)).not.toContain('pr-3-inf');
    // The owner is told once, by name.
    const told = a.table.seen(ALLIED).flatMap(({ events }) => events.map(({ type }) => type));
    expect(told.filter((type) => type.endsWith('hit'))).toEqual(['hit']);
  });

  it('[FOG-17] attrition of hidden units is silent', () => {
    const run = (reserve: string): Seat => {
      const seat = deployed(start([], [reserve]), { ...PRUSSIAN_POSTS, [reserve]: 'reserve' }, FRENCH_POSTS);
      seat.plays('shift fr-1-inf1 @enemy-right', 'end', 'end', 'shift pr-3-inf1 @reserve');
      expect(seat.step).toBe('rout');
      return seat;
    };
    const infantry = run('pr-4-inf1');
    const cavalry = run('pr-4-cav');
    expect([infantry.view(ALLIED).strength('pr-4-inf1'), cavalry.view(ALLIED).strength('pr-4-cav')]).toEqual([3, 2]);
    expectAlike(infantry, cavalry, [FRENCH, SPECTATOR]);
    infantry.plays('retreat pr-4-inf1 namur', 'retreat pr-1-inf1 namur', 'retreat pr-2-inf1 gembloux');
    cavalry.plays('retreat pr-4-cav namur', 'retreat pr-1-inf1 namur', 'retreat pr-2-inf1 gembloux');
    expectAlike(infantry, cavalry, [FRENCH, SPECTATOR]);
    expect(infantry.log(FRENCH)).not.toContain('pr-4-inf1');
  });

  it('[FOG-17] unless the unit is eliminated', () => {
    const seat = deployed(start([], ['pr-4-inf1 1']), { ...PRUSSIAN_POSTS, 'pr-4-inf1': 'reserve' }, FRENCH_POSTS);
    seat.plays('shift fr-1-inf1 @enemy-right', 'end', 'end', 'shift pr-3-inf1 @reserve');
    expect([seat.view(FRENCH).where('pr-4-inf1'), seat.view(SPECTATOR).where('pr-4-inf1')]).toEqual([
      'eliminated',
      'eliminated',
    ]);
  });

  it('[FOG-11] who leaves a battle is named if he was open, else told by colour and road', () => {
    const seat = deployed(start(['fr-4-inf']), PRUSSIAN_POSTS, { ...FRENCH_POSTS, 'fr-4-inf': 'reserve' });
    seat.plays('retreat fr-4-inf charleroi', 'retreat fr-1-inf1 quatre-bras', 'end');
    const told = seat.table.seen(ALLIED).flatMap(({ events }) => events);
    expect(told.find(({ type }) => type === 'went')?.data).toMatchObject({ unit: 'fr-1-inf1', town: 'quatre-bras' });
    expect(told.find(({ type }) => type === 'blocks-went')?.data).toMatchObject({
      army: 'french',
      town: 'charleroi',
      count: 1,
    });
    expect(seat.view(ALLIED).hidden('quatre-bras')).toEqual({ 'french!': 1 });
  });
});

describe('refusals', () => {
  /** Every order about a unit, its own or not. */
  const orders = (unit: string): string[] => [
    `${unit} charleroi-ligny`,
    `retreat ${unit} namur`,
    `regroup ${unit} ligny`,
    `reinforce ${unit}`,
    `shift ${unit} @center`,
    `fire ${unit} @line`,
    `square ${unit}`,
    `unsquare ${unit}`,
    `hold ${unit}`,
    `morale ${unit}`,
    `hit ${unit}`,
    `show ${unit}`,
    `march ${unit}`,
    `post ${unit} @left`,
    `starve ${unit}`,
    `reduce ${unit}`,
    `deploy ${unit} namur`,
    `unshelter ${unit}`,
  ];
  const answers = (seat: Seat, viewer: number, names: readonly string[]): string[] => {
    const state = seat.table.view(-2);
    return names.flatMap(orders).map((line) => {
      const read = readLine(game, line);
      if (!read.ok) throw new Error(line);
      // Of orders that would be carried out only that they are allowed.
      const no = game.phase(state).refuse(state, viewer, read.value[0]);
      return `${line}: ${no === null ? 'allowed' : JSON.stringify(no)}`;
    });
  };

  it('[FOG-15] an order about another’s unit is answered alike wherever it is hidden', () => {
    const a = moves(1, {
      charleroi: ['fr-1-inf1'],
      ligny: ['pr-1-inf1', 'pr-2-inf1'],
      wavre: ['pr-blucher', 'pr-3-inf1'],
    });
    const b = moves(1, {
      charleroi: ['fr-1-inf1'],
      ligny: ['pr-blucher', 'pr-3-inf1 1'],
      wavre: ['pr-1-inf1', 'pr-2-inf1'],
    });
    expect(answers(a, FRENCH, unitsOf('prussian'))).toEqual(answers(b, FRENCH, unitsOf('prussian')));
    expect(answers(a, FRENCH, unitsOf('french'))).toEqual(answers(b, FRENCH, unitsOf('french')));
  });

  it('[FOG-15] in battles too', () => {
    const run = (reserve: readonly string[]): Seat => {
      const seat = fights(
        1,
        { ligny: [...Object.keys(FRENCH_POSTS), ...Object.keys(PRUSSIAN_POSTS), ...reserve] },
        LIGNY_FROM,
        {},
        12,
      );
      return deployed(
        seat,
        { ...PRUSSIAN_POSTS, ...Object.fromEntries(reserve.map((unit) => [unit.split(' ')[0], 'reserve'])) },
        FRENCH_POSTS,
      ).plays('shift fr-1-inf1 @enemy-right');
    };
    const a = run(['pr-4-inf1', 'pr-4-art']);
    const b = run(['pr-blucher', 'pr-4-cav 1']);
    for (const step of ['combat', 'reinforcement']) {
      expect(a.step).toBe(step);
      expect(answers(a, FRENCH, w.unitIds)).toEqual(answers(b, FRENCH, w.unitIds));
      a.play('end');
      b.play('end');
    }
  });

  it('[FOG-15] nobody else hears of a refused order', () => {
    const seat = moves(1, { charleroi: ['fr-1-inf1'], ligny: ['pr-1-inf1'] });
    const changes = snapshot(seat, FRENCH, ALLIED, SPECTATOR);
    expect(seat.try('fr-1-inf1 charleroi-brussels')).not.toBeNull();
    expect(seat.try('pr-1-inf1 ligny-namur', ALLIED)).not.toBeNull();
    expect(changes()).toEqual([]);
  });

  it('[FOG-15] why a unit cannot go somewhere uses nothing hidden', () => {
    const a = moves(1, { charleroi: ['fr-1-inf1', 'fr-g-cav'], ligny: ['pr-1-inf1', 'pr-2-inf1'] });
    const b = moves(1, { charleroi: ['fr-1-inf1', 'fr-g-cav'], ligny: ['pr-blucher', 'pr-4-cav 1'] });
    const all = (seat: Seat): string =>
      JSON.stringify(
        w.unitIds.flatMap((_, unit) => w.net.ids.map((__, town) => seat.table.whyNot(FRENCH, unit, town))),
      );
    expect(all(a)).toBe(all(b));
  });
});

describe('three players', () => {
  it('[FOG-19] each sees the other’s hidden blocks as the French do', () => {
    const seat = moves(2, { brussels: ['ad-wellington', 'ad-1-br'], wavre: ['pr-blucher', 'pr-1-inf1'] }, THREE);
    expect([seat.view(ANGLO_DUTCH).hidden('wavre'), seat.view(PRUSSIAN).hidden('brussels')]).toEqual([
      { prussian: 2 },
      { 'anglo-dutch': 2 },
    ]);
    expect(unitsOf('prussian').filter((unit) => seat.view(ANGLO_DUTCH).shows(unit))).toEqual([]);
    expect([seat.view(ANGLO_DUTCH).at('ad-1-br'), seat.view(PRUSSIAN).at('pr-1-inf1')]).toEqual([
      'brussels 4',
      'wavre 4',
    ]);
  });

  it('[FOG-19] [FOG-10] exchanged units of an ally give the same bytes', () => {
    const a = moves(2, { brussels: ['ad-wellington', 'ad-1-br'], hal: ['ad-2-br'] }, THREE);
    const b = moves(2, { brussels: ['ad-2-br', 'ad-1-br 1'], hal: ['ad-wellington'] }, THREE);
    expectAlike(a, b, [FRENCH, PRUSSIAN, SPECTATOR]);
    expectDifferent(a, b, ANGLO_DUTCH);
  });

  it('[FOG-19] in RESERVE of a common battle too', () => {
    const f = battle({
      attacker: FRENCH_LINE,
      defender: { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['ad-1-br'], reserve: ['ad-2-br', 'pr-4-inf1'] },
      options: THREE,
    });
    expect(f.view('prussian').hiddenInBattle('ligny', 'reserve')).toEqual({ 'anglo-dutch': 1 });
    expect([
      f.view('prussian').shows('ad-2-br'),
      f.view('prussian').shows('ad-1-br'),
      f.view('prussian').shows('pr-4-inf1'),
    ]).toEqual([false, true, true]);
  });

  it('[FOG-19] an ally’s hidden square cannot be called by name', () => {
    const f = battle({
      attacker: FRENCH_LINE,
      defender: { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['ad-1-br', 'ad-1-ne'], reserve: ['pr-2-ha'] },
      options: { threePlayers: true, hiddenUntilFire: true },
    });
    pass(f);
    expect(f.decision).toBe('anglo-dutch combat');
    f.plays('square ad-1-br', 'end', 'shift pr-2-ha @right', 'end');
    while (f.decision !== 'french combat') f.play('end');
    pass(f.play('shift fr-2-inf1 @enemy-center'));
    f.play('end');
    expect(f.decision).toBe('prussian combat');
    expect(f.view('prussian').hiddenInBattle('ligny', 'right')).toMatchObject({ 'anglo-dutch': 1, 'anglo-dutch+2': 1 });
    expect(f.choices('shelter')).toEqual([]);
    expect(f.refusal('shelter pr-2-ha ad-1-br').rule).toBe(f.refusal('shelter pr-2-ha ad-1-ne').rule);
    expect(f.refusal('shelter pr-2-ha ad-1-br').code).toBe(f.refusal('shelter pr-2-ha ad-1-ne').code);
  });
});

describe('the end', () => {
  it('[FOG-18] a spectator sees what is open and nothing that a player does not see', () => {
    const f = battle({ attacker: { ...FRENCH_LINE, reserve: ['fr-4-inf'] }, defender: PRUSSIAN_LINE });
    for (const unit of w.unitIds) {
      const shown = f.view('spectator').shows(unit);
      if (shown) expect([unit, f.view('french').shows(unit), f.view('allied').shows(unit)]).toEqual([unit, true, true]);
    }
    expect([f.view('spectator').shows('fr-1-inf1'), f.view('spectator').shows('fr-4-inf')]).toEqual([true, false]);
  });

  it('[FOG-20] when the game is over everything is open, and the record can be replayed', () => {
    const seat = moves(23, { charleroi: ['fr-1-inf1', 'fr-g-cav'], ligny: ['pr-1-inf1'] }).play(
      'fr-g-cav charleroi-binche',
    );
    expect(writeRecord(seat.table, ALLIED).steps).toEqual([]);
    expect(seat.view(ALLIED).shows('fr-g-cav')).toBe(false);
    seat.play('end');
    expect(seat.table.outcome).not.toBeNull();
    for (const viewer of [FRENCH, ALLIED, SPECTATOR]) {
      expect(seat.view(viewer).at('fr-g-cav')).toBe('binche 3');
      expect(seat.table.actions(viewer)).toHaveLength(2);
    }
    const record = writeRecord(seat.table, SPECTATOR);
    expect([record.seenBy, replayRecord(game, record).ok]).toEqual(['everyone', true]);
  });

  it('[FOG-20] [FOG-21] before that a record holds only what its viewer saw, and cannot be tried against guesses', () => {
    const start = (secret: string): Seat =>
      moves(1, { charleroi: [secret, 'fr-1-inf1'], ligny: [] }).plays(`${secret} charleroi-ligny`, 'end');
    const a = writeRecord(start('fr-6-inf').table, ALLIED);
    const b = writeRecord(start('fr-4-inf').table, ALLIED);
    expect(a).toEqual(b);
    expect(JSON.stringify(a)).not.toContain('fr-6-inf');
    expect(a.steps.map(({ action }) => action)).toEqual([null]);
  });
});
