import { type AnyAction, seededDice } from '@hundred-days/kernel';
import { type Action, position } from '@hundred-days/napoleon-at-waterloo';
import { describe, expect, test } from 'vitest';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { spotsOf } from '../src/table/advice/spots.ts';
import { whyNot } from '../src/table/deeds.ts';
import { tellStuck } from '../src/table/stuck.ts';
import { type AtTable, TableUi } from '../src/table/ui.ts';
import { game, world } from './battle.ts';
import { here, sitDown, type Watched } from './sitting.ts';
import { game as blocksGame } from './world1815.ts';

/** What is put forward and not confirmed, and what a hand tries that it may not. */

const face = createFace(game);
const unit = world.unitIndex;
const hex = (id: string): number => world.map.indexOf(id);

const sit = (): Watched<Action> =>
  sitDown(face, { scenario: 'standard', options: {} }, seededDice('forward'), here('A', 'B'));

const at = (model: Watched<Action>): AtTable => ({ model, ui: new TableUi(false) }) as unknown as AtTable;

describe('a move that is put forward', () => {
  function forward(): Watched<Action> {
    const model = sit();
    model.pick(unit('fr-4inf'));
    model.point(hex('1810'));
    return model;
  }

  test('and dropped for another unit is told of, and can be put forward again', () => {
    const model = forward();
    const action = model.asked.value.proposed;
    model.pick(unit('fr-3inf'));
    expect(model.asked.value).toMatchObject({ inHand: unit('fr-3inf'), proposed: null });
    expect(model.dropped.value).toEqual({ piece: unit('fr-4inf'), action });
    model.pick(unit('fr-4inf'));
    expect(model.dropped.value).toBeNull();
    model.asked.value.propose(action as Action);
    expect(model.asked.value.proposed).toBe(action);
  });

  test('and taken back by its own hand is no news', () => {
    const model = forward();
    model.putBack();
    expect(model.dropped.value).toBeNull();
    model.point(hex('1810'));
    model.pick(unit('fr-4inf'));
    expect(model.asked.value.inHand).toBeNull();
    expect(model.dropped.value).toBeNull();
  });

  test('and done takes the word of another back', () => {
    const model = forward();
    model.pick(unit('fr-3inf'));
    const other = model.choices(unit('fr-3inf'))[0];
    model.act(other);
    expect(model.dropped.value).toBeNull();
  });

  test('stands while somebody is refused: a place out of reach, a unit that may not move', () => {
    const model = forward();
    const action = model.asked.value.proposed;
    expect(model.point(hex('0101'))).toBeNull();
    expect(model.refused.value?.no.rule).toBe('4.1.1');
    expect(model.asked.value.proposed).toBe(action);
    model.pick(unit('fr-6inf'));
    expect(model.refused.value?.no.rule).toBe('4.5.3');
    expect(model.asked.value).toMatchObject({ inHand: unit('fr-4inf'), proposed: action });
  });
});

describe('a hand that drags', () => {
  test('[4.5.3] an own unit that may not move is told why, quietly', () => {
    const model = sit();
    tellStuck(at(model), position.whereIs(world, model.view(), unit('fr-6inf')));
    expect(model.refused.value).toMatchObject({ piece: unit('fr-6inf'), quiet: true, no: { rule: '4.5.3' } });
  });

  test('a finger is told once of each unit: mostly it means the map', () => {
    const model = sit();
    const table = at(model);
    const place = position.whereIs(world, model.view(), unit('fr-6inf'));
    tellStuck(table, place, true);
    expect(model.refused.value).not.toBeNull();
    model.refused.value = null;
    tellStuck(table, place, true);
    expect(model.refused.value).toBeNull();
    tellStuck(table, place, false);
    expect(model.refused.value).not.toBeNull();
  });

  test('the ground, an enemy, or anything where nothing is dragged means the map', () => {
    const model = sit();
    tellStuck(at(model), hex('0101'));
    tellStuck(at(model), position.whereIs(world, model.view(), unit('aa-hou')));
    expect(model.refused.value).toBeNull();
    model.act({ type: 'end', stacked: false });
    expect(position.stepOf(world, model.view())).toBe('combat');
    tellStuck(at(model), position.whereIs(world, model.view(), unit('fr-4inf')));
    expect(model.refused.value).toBeNull();
  });

  test('with a unit in hand means the map as well', () => {
    const model = sit();
    model.pick(unit('fr-4inf'));
    tellStuck(at(model), position.whereIs(world, model.view(), unit('fr-6inf')));
    expect(model.refused.value).toBeNull();
  });
});

test('"why not?" says whether there was anybody to ask about', () => {
  const model = sit();
  const table = at(model);
  expect(whyNot(table)).toBe(false);
  table.ui.cursor.value = position.whereIs(world, model.view(), unit('fr-6inf'));
  expect(whyNot(table)).toBe(true);
  expect(model.refused.value?.no.rule).toBe('4.5.3');
});

test('advice points at units and positions of a battle board by the names these have there', () => {
  const first = blocksGame.unitIds[1];
  const spots = (action: AnyAction): string[] => spotsOf(blocksGame, action);
  expect(spots({ type: 'shift', unit: 1, position: 2 } as AnyAction)).toEqual([first, 'right']);
  expect(spots({ type: 'morale', unit: 1 } as AnyAction)).toEqual([first]);
  expect(spots({ type: 'end' })).toEqual([]);
});
