import type { Action } from '@hundred-days/day-of-waterloo';
import { concealed, noDice } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { armiesIn, armyStanding, leadersOf, meanHits, rallyOf } from '../src/faces/day-of-waterloo/armies/standing.ts';
import { areasOf, leftIn } from '../src/faces/day-of-waterloo/setup/areas.ts';
import { spotsOf } from '../src/faces/day-of-waterloo/setup/spots.ts';
import { mayReorder, ordersFor, reordered, stackIn } from '../src/faces/day-of-waterloo/stacks/stack.ts';
import { ALLIED, described, FRENCH, game, hex, laidOut, seenBy, unit, world as w } from './dowField.ts';

describe('a stack', () => {
  const STACK = ['fr-desalles', 'fr-donzelot', 'fr-jacquinot', 'fr-ha-jacquinot'];
  const field = (top: readonly string[] = STACK) =>
    laidOut({ begun: 'movement', stacks: { '0320': [...top], '0310': ['adg-guards'] } });

  it('[5.4.1a] [5.4.1b] [5.4.1c] [6.2a] says what each does where it lies', () => {
    const { rows, sp, most } = stackIn(w, field().state, hex('0320'));
    expect(rows.map(({ part }) => part)).toEqual(['bombards', 'supports', 'zone', 'beneath']);
    expect(sp).toBe(STACK.reduce((sum, id) => sum + w.strength[unit(id)], 0));
    expect(most).toBe(12);
  });

  it('[5.2f] two brigades of the Guard are a pair', () => {
    const pair = laidOut({ begun: 'movement', stacks: { '0320': ['fr-og-chasseurs', 'fr-mg-chasseurs'] } });
    expect(stackIn(w, pair.state, hex('0320')).rows.map(({ part }) => part)).toEqual(['fights', 'pair']);
  });

  it('[5.4.2a] the enemy’s is its top counter and nothing else', () => {
    const { rows, sp } = stackIn(w, seenBy(field(), ALLIED), hex('0320'));
    expect(rows.map(({ unit: one }) => w.unitId(one))).toEqual(['fr-desalles']);
    expect(sp).toBe(w.strength[unit('fr-desalles')]);
  });

  it('[5.4.3a] any order is reached, and nobody comes to the top but who shall lie there', () => {
    const units = [1, 2, 3, 4];
    const done = (order: readonly number[], deeds: readonly Action[]): number[] =>
      deeds.reduce<number[]>(
        (all, deed) => {
          if (deed.type !== 'raise' && deed.type !== 'lower') throw new Error(deed.type);
          const others = all.filter((one) => one !== deed.unit);
          // 5.4.3a: the top itself is not lowered.
          if (deed.type === 'lower' && all[0] === deed.unit) throw new Error('the top is lowered');
          return deed.type === 'raise' ? [deed.unit, ...others] : [...others, deed.unit];
        },
        [...order],
      );
    const orders = (left: readonly number[]): number[][] =>
      left.length === 0
        ? [[]]
        : left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]));
    for (const wanted of orders(units)) {
      const [moving, setting] = [false, true].map((isSetup) => ordersFor(units, wanted, isSetup));
      expect(done(units, moving)).toEqual(wanted);
      expect(done(units, setting)).toEqual(wanted);
      const raised = moving.filter(({ type }) => type === 'raise');
      expect(raised).toEqual(wanted[0] === 1 ? [] : [{ type: 'raise', unit: wanted[0] }]);
    }
    expect(ordersFor(units, units, false)).toEqual([]);
    expect(ordersFor(units, [1, 3, 2, 4], false)).toHaveLength(2);
    expect(ordersFor(units, reordered(units, 3, 0), true)).toEqual([{ type: 'raise', unit: 3 }]);
  });

  it('[5.4.3a] only in one’s own Movement Phase', () => {
    const view = seenBy(field(), FRENCH);
    expect(mayReorder(w, view, FRENCH, hex('0320'))).toBe(true);
    expect(mayReorder(w, view, ALLIED, hex('0310'))).toBe(false);
    const fight = laidOut({ begun: 'combat', stacks: { '0320': STACK, '0310': ['adg-guards'] } });
    expect(mayReorder(w, seenBy(fight, FRENCH), FRENCH, hex('0320'))).toBe(false);
  });

  it('[5.4.3a] its orders are taken by the rules', () => {
    const moved = field();
    const order = STACK.map(unit);
    const wanted = reordered(order, unit('fr-donzelot'), 2);
    for (const deed of ordersFor(order, wanted, false))
      if ('unit' in deed) moved.play(`${deed.type} ${w.unitId(deed.unit)}`);
    expect(stackIn(w, moved.state, hex('0320')).rows.map(({ unit: one }) => one)).toEqual(wanted);
  });
});

describe('the set-up', () => {
  const start = game.start({ scenario: 'historical', options: {} }, noDice, null);
  if (!start.ok) throw new Error('no start');
  const view = concealed(game, start.value, ALLIED);

  it('[4.1a] says what is left, by area', () => {
    const areas = areasOf(w, view, ALLIED);
    const placed = [...w.unitsOf[ALLIED]].filter((piece) => w.areas[piece].length > 0);
    expect(leftIn(areas)).toBe(placed.length);
    expect(new Set(areas.flatMap(({ left }) => left)).size).toBe(placed.length);
    for (const { hexes, left } of areas) for (const piece of left) expect(hexes).toEqual([...w.areas[piece]]);
  });

  it('[4.1b] [5.2a] and why a hex of the area is closed', () => {
    const [area] = areasOf(w, view, ALLIED).filter(({ left }) => left.some((piece) => piece < w.units));
    const piece = area.left.find((one) => one < w.units) as number;
    const spots = spotsOf(w, view, ALLIED, piece);
    expect(spots.map((spot) => spot.hex)).toEqual([...w.areas[piece]]);
    const open = game.phase(view).choices(view, ALLIED, piece).length;
    expect(spots.filter(({ no }) => no === null)).not.toHaveLength(0);
    expect(spots.filter(({ no }) => no === null).length).toBeLessThanOrEqual(open);
  });
});

describe('corps and armies', () => {
  const STACKS = { '0320': ['fr-jerome', 'fr-foy'], '0310': ['adg-guards'], '0308': ['adg-adams'] };

  it('[12.1a] [13.1a] say how many points are left to the next level', () => {
    const field = laidOut({ begun: 'movement', stacks: STACKS, casualties: { 'fr-jerome': 3, 'fr-foy': 1 } });
    const corps = armyStanding(w, seenBy(field, ALLIED), 0).corps.find(({ id }) => id === 'french-II');
    expect(corps).toMatchObject({ lost: 4, morale: 'fit', ahead: { level: 'demoralization', sp: 7 }, counts: false });
    const broken = laidOut({ begun: 'movement', stacks: STACKS, corps: { 'french-II': 'demoralized' } });
    expect(armyStanding(w, broken.state, 0).corps.find(({ id }) => id === 'french-II')?.ahead).toEqual({
      level: 'disintegration',
      sp: 17,
    });
  });

  it('[12.4a] [12.5a] [12.6a] which corps break the army, and how many must', () => {
    const armies = armiesIn(w, laidOut({ begun: 'movement', stacks: STACKS, corps: { 'adg-I': 'demoralized' } }).state);
    expect(armies.map(({ breaks }) => breaks)).toEqual([
      { needed: 1, broken: 0 },
      { needed: 2, broken: 1 },
      { needed: 2, broken: 0 },
    ]);
    expect(armies.map(({ level }) => level)).toEqual([72, 70, 46]);
  });

  it('[12.7c] [12.7d] who would flee', () => {
    const start = game.start(
      { scenario: described({ begun: 'movement', stacks: { '0310': ['adg-bylandt'] } }), options: {} },
      noDice,
      null,
    );
    if (!start.ok) throw new Error('no start');
    expect(armyStanding(w, start.value, 1).flight).toEqual({ units: 1, sp: w.strength[unit('adg-bylandt')] });
  });

  it('[7.1d] [7.2e] leaders have a role', () => {
    const field = laidOut({
      begun: 'movement',
      stacks: STACKS,
      leaders: { 'fr-napoleon': '0320', 'fr-reille': '0321' },
      out: ['fr-reille'],
    });
    expect(leadersOf(w, field.state, 0).map(({ leader, role }) => [w.unitId(leader), role])).toEqual([
      ['fr-napoleon', 'commands'],
      ['fr-reille', 'out'],
    ]);
  });

  it('[8.1e] [8.1g] [8.1j] what reorganizing may give back', () => {
    const field = laidOut({
      begun: 'command',
      stacks: { '0320': ['fr-jerome'], '1010': ['adg-guards'] },
      leaders: { 'fr-reille': '0320', 'fr-napoleon': '0320' },
      casualties: { 'fr-jerome': 2 },
    });
    const rally = rallyOf(w, field.state, unit('fr-jerome'));
    expect(rally).toMatchObject({ casualties: 2, dice: 3, upTo: 6 });
    expect(rally.expected).toBe(2);
    expect(meanHits(2, 3, 2)).toBeCloseTo(1);
    expect(meanHits(2, 3, 1)).toBeCloseTo(0.75);
  });
});
