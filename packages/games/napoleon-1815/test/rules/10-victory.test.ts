import { describe, expect, it } from 'vitest';
import { LAST_TURN } from '../roads.ts';
import { endUntil, HILLS, hills, post } from '../scenes.ts';
import { type Army, type Field, fighting, moving, THREE, type Towns, unitsOf, withOthers } from '../support.ts';

/** The Allies stand apart from the three cities. */
const APART = { french: 'givet', 'anglo-dutch': 'antwerp', prussian: 'tongres' } as const;
/** The first units of the armies, as many as have been lost; the leaders live, as they come first in the rolls. */
const lost = (number: Partial<Record<Army, number>>): string[] =>
  (['french', 'anglo-dutch', 'prussian'] as const).flatMap((army) => unitsOf(army).slice(1, 1 + (number[army] ?? 0)));
const before = (turn: number, number: Partial<Record<Army, number>>, towns: Towns = {}, options = {}): Field =>
  moving(turn, withOthers({ ...towns, eliminated: lost(number) }, APART), options);
/** The end of a turn: all that has to be given up is given up. */
function finish(f: Field): Field {
  f.play('end');
  while (f.step === 'supply') f.play(f.choices()[0]);
  return f;
}

describe('10.0 defeat', () => {
  it.each([1, 2, 3, 6])('[10.0a] is checked at the end of turn %i', (turn) => {
    const f = finish(before(turn, { prussian: 9 }));
    expect([f.turn, f.losses('prussian'), f.result]).toEqual([turn + 1, 18, 'none']);
  });

  it('[10.0a] and not before: a beaten army plays its turn to the end', () => {
    const f = before(2, { prussian: 9 });
    f.play('pr-blucher tongres-liege');
    expect([f.losses('prussian'), f.where('pr-blucher')]).toEqual([9, 'liege']);
  });

  it('[10.0a] after the fights: units lost in them count', () => {
    const towns = withOthers(
      { eliminated: lost({ prussian: 8 }), ligny: ['fr-g-cav', 'fr-g-inf', 'pr-4-inf1 1'] },
      APART,
    );
    const f = fighting(1, towns, { ligny: ['charleroi'] })
      .play('show pr-4-inf1')
      .play('show fr-g-inf', 6, 1, 6, 6, 6);
    expect([f.turn, f.losses('prussian')]).toEqual([2, 18]);
  });

  it('[10.0b] all that is left of a defeated army is eliminated, and nothing of the others', () => {
    const f = finish(before(1, { 'anglo-dutch': 8 }, { hal: ['ad-wellington', 'ad-c-ha'] }));
    expect(unitsOf('anglo-dutch').filter((unit) => f.where(unit) !== 'eliminated')).toEqual([]);
    expect([f.losses('prussian'), f.losses('french')]).toEqual([0, 0]);
  });

  it.each([
    ['10.1a', 'anglo-dutch', 7, 8, 16],
    ['10.1b', 'prussian', 8, 9, 18],
  ] as const)('[%s] the %s stand with %i lost and fall with %i', (_rule, army, standing, fallen, all) => {
    const up = finish(before(1, { [army]: standing }));
    expect([up.losses(army), up.turn]).toEqual([standing, 2]);
    const down = finish(before(1, { [army]: fallen }));
    expect([down.losses(army), down.turn, down.result]).toEqual([all, 2, 'none']);
    const more = finish(before(1, { [army]: fallen + 2 }));
    expect(more.losses(army)).toBe(all);
  });

  it('[10.2a] the French stand with eleven lost and fall with twelve: the Allies win', () => {
    const up = finish(before(1, { french: 11 }));
    expect([up.losses('french'), up.result]).toEqual([11, 'none']);
    const down = finish(before(1, { french: 12 }));
    expect([down.result, down.seat, down.step]).toEqual(['allied 10.2a', 'none', 'over']);
  });

  it('[10.2a] [8.3b] a leader counts as a unit', () => {
    const f = finish(before(1, { french: 11 }, {}));
    expect(f.result).toBe('none');
    const towns = { ...withOthers({ eliminated: ['fr-napoleon', ...lost({ french: 11 })] }, APART) };
    expect(finish(moving(1, towns)).result).toBe('allied 10.2a');
  });

  it('[10.2a] in an Allied turn too', () => {
    expect(finish(before(2, { french: 12 })).result).toBe('allied 10.2a');
  });
});

describe('10.1 French victory', () => {
  it('[10.1c] both Allied armies in one turn', () => {
    expect(finish(before(1, { 'anglo-dutch': 8, prussian: 9 })).result).toBe('french 10.1c');
    expect(finish(before(2, { 'anglo-dutch': 8, prussian: 9 })).result).toBe('french 10.1c');
    expect(finish(before(1, { 'anglo-dutch': 7, prussian: 9 })).result).toBe('none');
    expect(finish(before(1, { 'anglo-dutch': 8, prussian: 8 })).result).toBe('none');
  });

  it('[10.1c] or in different turns', () => {
    const f = finish(before(1, { 'anglo-dutch': 8, prussian: 7 }, { huy: ['fr-g-cav'] }));
    expect([f.turn, f.losses('anglo-dutch'), f.result]).toEqual([2, 16, 'none']);
    finish(f);
    // On turn 3 the French enter Liège, and hunger does the rest.
    f.play('fr-g-cav huy-liege');
    expect(finish(f).result).toBe('french 10.1c');
  });

  it.each([
    ['brussels', 'ghent'],
    ['brussels', 'liege'],
    ['ghent', 'liege'],
  ])('[10.1d] %s and %s after turn 23', (one, two) => {
    const f = finish(before(LAST_TURN, {}, { [one]: ['fr-g-cav'], [two]: ['fr-1-inf1'] }));
    expect([f.result, f.turn]).toEqual(['french 10.1d', LAST_TURN]);
  });

  it('[10.1d] all three will do', () => {
    const towns = { brussels: ['fr-g-cav'], ghent: ['fr-1-inf1'], liege: ['fr-2-inf1'] };
    expect(finish(before(LAST_TURN, {}, towns)).result).toBe('french 10.1d');
  });

  it.each(['brussels', 'ghent', 'liege'])('[10.1d] [10.2b] %s alone does not win', (city) => {
    expect(finish(before(LAST_TURN, {}, { [city]: ['fr-g-cav', 'fr-1-inf1'] })).result).toBe('allied 10.2b');
  });

  it('[10.1d] not before the last turn', () => {
    const f = finish(before(21, {}, { brussels: ['fr-g-cav'], liege: ['fr-1-inf1'] }));
    expect([f.turn, f.result]).toEqual([22, 'none']);
    expect(finish(f).result).toBe('none');
    // They have to be there at the end of turn 23.
    f.play('fr-g-cav brussels-hal');
    expect(finish(f).result).toBe('allied 10.2b');
  });

  it('[10.1d] [10.2e] a defeated French army does not win by cities', () => {
    const f = finish(before(LAST_TURN, { french: 12 }, { brussels: ['fr-4cc-cav'], liege: ['fr-napoleon'] }));
    expect(f.result).toBe('allied 10.2a');
  });

  it('[10.1e] all three armies at once', () => {
    expect(finish(before(1, { french: 12, 'anglo-dutch': 8, prussian: 9 })).result).toBe('french 10.1e');
    expect(finish(before(2, { french: 12, 'anglo-dutch': 8, prussian: 9 })).result).toBe('french 10.1e');
  });

  it('[10.1e] also when one Allied army fell before', () => {
    // Turn 4: the Anglo-Dutch fall. Turn 5: the twelfth French unit dies before Ligny, and two Prussians starve.
    const towns = { liege: ['fr-4cc-cav'], charleroi: ['fr-6-inf 1'], ligny: ['pr-4-inf1'] };
    const f = finish(before(4, { french: 11, 'anglo-dutch': 8, prussian: 7 }, towns));
    expect([f.turn, f.losses('anglo-dutch'), f.result]).toEqual([5, 16, 'none']);
    f.plays('fr-6-inf charleroi-ligny', 'end', 'show pr-4-inf1').play('show fr-6-inf', 1, 6, 6, 6);
    expect([f.step, f.losses('french'), f.losses('prussian')]).toEqual(['supply', 12, 7]);
    while (f.step === 'supply') f.play(f.choices()[0]);
    expect(f.result).toBe('french 10.1e');
  });
});

describe('10.2 Allied victory', () => {
  it('[10.2b] when time is up', () => {
    const f = finish(before(LAST_TURN, {}));
    expect([f.result, f.step, f.seat]).toEqual(['allied 10.2b', 'over', 'none']);
    expect(f.choices()).toEqual([]);
  });

  it('[10.2b] not one turn before', () => {
    expect(finish(before(LAST_TURN - 1, {})).result).toBe('none');
  });

  it('[10.2c] with one ally down the other goes on, alone and with its own move only', () => {
    const f = finish(before(1, { 'anglo-dutch': 8 }, { huy: ['pr-1-inf1'], namur: ['pr-2-inf1'] }));
    expect([f.turn, f.decision]).toEqual([2, 'allied movement']);
    f.play('pr-1-inf1 huy-hannut');
    expect(f.rule('pr-2-inf1 namur-gembloux')).toMatch(/^5\.1[de]$/);
    expect(f.words()).toEqual(['end']);
  });

  it('[10.2c] [11.0c] of three players too: the game goes on to its end', () => {
    const f = before(1, { 'anglo-dutch': 8 }, {}, THREE);
    for (let i = 0; i < 60 && f.step !== 'over'; i++) f.play('end');
    expect([f.turn, f.result, f.losses('anglo-dutch')]).toEqual([LAST_TURN, 'anglo-dutch prussian 10.2b', 16]);
  });

  it('[10.2c] [11.0f] the player of an army that is gone is not asked any more', () => {
    const f = finish(before(1, { 'anglo-dutch': 8 }, { ligny: ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] }, THREE));
    expect([f.turn, f.decision, f.rule('pass')]).toEqual([2, 'prussian movement', '11.0f']);
    expect(f.play('end').decision).toBe('french movement');
    const other = finish(before(1, { prussian: 9 }, {}, THREE));
    expect([other.decision, other.rule('pass')]).toEqual(['anglo-dutch movement', '11.0f']);
    expect(other.play('end').decision).toBe('french movement');
  });

  it('[10.2c] [6.34a] nor in the reinforcements of a battle', () => {
    const towns = {
      charleroi: ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1'],
      ligny: ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
    };
    const f = finish(before(2, { 'anglo-dutch': 8 }, towns, THREE).play('end')).play('end');
    endUntil(f, 'prussian movement').play('end');
    for (const unit of towns.charleroi) f.play(`${unit} charleroi-ligny`);
    hills(f.play('end', HILLS[0]));
    post(f, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
    post(f, { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] });
    endUntil(f, 'prussian combat').play('end');
    expect(f.decision).toBe('prussian reinforcement');
    expect(f.play('end').decision).toBe('french combat');
  });

  it('[10.2c] and can still win', () => {
    const f = finish(before(LAST_TURN - 2, { 'anglo-dutch': 8 }));
    expect(finish(finish(f)).result).toBe('allied 10.2b');
  });

  it.each([{ 'anglo-dutch': 8 }, { prussian: 9 }])(
    '[10.2d] the French and one ally at once: the Allies win',
    (ally) => {
      expect(finish(before(1, { french: 12, ...ally })).result).toBe('allied 10.2a');
    },
  );

  it('[10.2d] the French alone, after one ally fell before: the Allies win', () => {
    const towns = { charleroi: ['fr-6-inf 1'], ligny: ['pr-4-inf1'] };
    const f = finish(before(4, { french: 11, 'anglo-dutch': 8 }, towns));
    f.plays('fr-6-inf charleroi-ligny', 'end', 'show pr-4-inf1').play('show fr-6-inf', 1, 6, 6, 6);
    expect(f.result).toBe('allied 10.2a');
  });

  it('[10.2e] after turn 23 supply comes first: its losses can still win', () => {
    const f = finish(before(LAST_TURN, { 'anglo-dutch': 8, prussian: 7 }, { liege: ['fr-g-cav'] }));
    expect(f.result).toBe('french 10.1c');
  });

  it('[10.2e] then defeats, then cities, then time', () => {
    const cities = { brussels: ['fr-napoleon'], liege: ['fr-4cc-cav'] };
    expect(finish(before(LAST_TURN, { 'anglo-dutch': 8, prussian: 9 }, cities)).result).toBe('french 10.1c');
    expect(finish(before(LAST_TURN, { french: 12, 'anglo-dutch': 8, prussian: 9 }, cities)).result).toBe(
      'french 10.1e',
    );
    expect(finish(before(LAST_TURN, { french: 12 }, cities)).result).toBe('allied 10.2a');
    expect(finish(before(LAST_TURN, { french: 11 }, cities)).result).toBe('french 10.1d');
  });

  it('[11.0c] three players: the Allies win and lose together', () => {
    expect(finish(before(LAST_TURN, {}, {}, THREE)).result).toBe('anglo-dutch prussian 10.2b');
    expect(finish(before(1, { french: 12, prussian: 9 }, {}, THREE)).result).toBe('anglo-dutch prussian 10.2a');
    expect(finish(before(1, { 'anglo-dutch': 8, prussian: 9 }, {}, THREE)).result).toBe('french 10.1c');
  });
});
