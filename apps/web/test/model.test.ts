import { REFEREE, SPECTATOR, scriptedDice, seededDice, TABLE } from '@hundred-days/kernel';
import { type Action, position } from '@hundred-days/napoleon-at-waterloo';
import { describe, expect, test } from 'vitest';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { recordFor, restore } from '../src/store/records.ts';
import { game, world } from './battle.ts';
import { here, sitDown, type Watched } from './sitting.ts';

const face = createFace(game);
const HERE = here('A', 'B');

function sit(scenario = 'standard', holders = HERE, dice = seededDice('model')): Watched<Action> {
  return sitDown(face, { scenario, options: {} }, dice, holders);
}

const unit = world.unitIndex;
const hex = (id: string): number => world.map.indexOf(id);

/** Moves, by pointing. */
function move(model: Watched<Action>, id: string, to: string): void {
  model.pick(unit(id));
  const action = model.point(hex(to));
  if (action === null) throw new Error(`${id} cannot go to ${to}`);
  model.act(action);
}

function end(model: Watched<Action>): void {
  const action = model.choices(TABLE).find(({ type }) => type === 'end');
  if (action !== undefined) model.act(action);
}

describe('a piece in hand', () => {
  test('is picked up, shown going somewhere and moved', () => {
    const model = sit();
    model.pick(unit('fr-4inf'));
    expect(model.asked.value.inHand).toBe(unit('fr-4inf'));
    expect(model.asked.value.choices.length).toBeGreaterThan(20);
    const action = model.point(hex('1810'));
    expect(model.asked.value.proposed).toBe(action);
    expect(model.length).toBe(0);
    model.act(action as Action);
    expect(position.whereIs(world, model.view(), unit('fr-4inf'))).toBe(hex('1810'));
    expect(model.asked.value.inHand).toBeNull();
    expect(model.motions.value).toEqual([
      { piece: unit('fr-4inf'), places: [hex('1812'), hex('1811'), hex('1810')], kind: 'move' },
    ]);
  });

  test('is put back step by step', () => {
    const model = sit();
    model.pick(unit('fr-4inf'));
    model.point(hex('1810'));
    model.putBack();
    expect(model.asked.value.proposed).toBeNull();
    expect(model.asked.value.inHand).toBe(unit('fr-4inf'));
    model.putBack();
    expect(model.asked.value.inHand).toBeNull();
    expect(model.begun).toBe(false);
  });

  test('that cannot go there says why, with the rule', () => {
    const model = sit();
    model.pick(unit('fr-4inf'));
    expect(model.point(hex('0101'))).toBeNull();
    expect(model.refused.value?.no.rule).toBe('4.1.1');
    expect(model.refused.value?.place).toBe(hex('0101'));
  });

  test('that may do nothing is refused when it is picked up', () => {
    const model = sit();
    model.pick(unit('fr-6inf'));
    expect(model.asked.value.inHand).toBeNull();
    expect(model.refused.value?.no).toMatchObject({ rule: '4.5.3', code: 'frozen' });
  });
});

/** Bachelu and Quiot before La Haye Sainte, the French combat begun. */
function beforeTheFarm(dice = seededDice('farm')): Watched<Action> {
  const model = sit('standard', HERE, dice);
  move(model, 'fr-5inf', '1311');
  move(model, 'fr-1inf', '1410');
  end(model);
  return model;
}

describe('an announcement', () => {
  test('is made by clicks in any order; a second click takes one step back and keeps the others', async () => {
    const model = beforeTheFarm();
    model.pick(unit('fr-5inf'));
    model.pick(unit('aa-rart'));
    model.pick(unit('fr-1inf'));
    expect(model.length).toBe(6);
    model.pick(unit('fr-5inf'));
    await model.answered();
    expect(model.length).toBe(5);
    const { view } = model.asked.value;
    expect(position.has(world, view, unit('fr-5inf'), position.JOINED)).toBe(false);
    expect(position.has(world, view, unit('fr-1inf'), position.JOINED)).toBe(true);
    expect(position.has(world, view, unit('aa-rart'), position.AIMED)).toBe(true);
  });

  test('is given up as a whole', () => {
    const model = beforeTheFarm();
    const before = model.length;
    model.pick(unit('aa-rart'));
    model.pick(unit('fr-1inf'));
    expect(model.begun).toBe(true);
    model.giveUp();
    expect(model.length).toBe(before);
  });
});

/** The farm is taken by two: either may advance into it. */
function farmTaken(): Watched<Action> {
  const model = beforeTheFarm(scriptedDice([1]));
  for (const id of ['aa-rart', 'fr-1inf', 'fr-5inf', 'fr-gd-art']) model.pick(unit(id));
  model.act(model.choices(TABLE)[0]);
  for (let i = 0; i < 5 && position.stepOf(world, model.view()) !== 'advance'; i++) {
    const { pieces } = model.asked.value;
    model.act(model.choices(pieces.find((piece) => piece !== TABLE) ?? TABLE)[0]);
  }
  return model;
}

describe('a place to which several pieces can go', () => {
  test('asks which of them, and the answer is done', () => {
    const model = farmTaken();
    expect(model.point(hex('1310'))).toBeNull();
    const offered = model.which.value;
    expect(offered.map(({ piece }) => piece).sort()).toEqual([unit('fr-1inf'), unit('fr-5inf')].sort());
    const before = model.length;
    model.act(offered[0].action);
    expect(model.length).toBeGreaterThan(before);
    expect(position.whereIs(world, model.view(), offered[0].piece)).toBe(hex('1310'));
    expect(model.which.value).toEqual([]);
  });

  test('does it at once for a piece in hand, and where one alone can go there', () => {
    const model = farmTaken();
    model.pick(unit('fr-5inf'));
    expect(position.whereIs(world, model.view(), unit('fr-5inf'))).toBe(hex('1310'));
  });
});

describe('taking back', () => {
  test('undo, redo and reset go as far as the barrier', () => {
    const model = sit();
    move(model, 'fr-4inf', '1810');
    move(model, 'fr-3inf', '1710');
    expect(model.canUndo).toBe(true);
    model.undo();
    expect(model.refused.value).toBeNull();
    expect(model.length).toBe(1);
    expect(model.canRedo).toBe(true);
    model.redo();
    expect(model.refused.value).toBeNull();
    expect(model.length).toBe(2);
    expect(model.barrier.value).toBe(0);
    model.resetTurn();
    expect(model.refused.value).toBeNull();
    expect(model.length).toBe(0);
    expect(model.canUndo).toBe(false);
  });

  test('nothing goes back past a die', async () => {
    const model = beforeTheFarm(scriptedDice([1, 1, 1, 1]));
    for (const id of ['aa-rart', 'fr-1inf', 'fr-5inf']) model.pick(unit(id));
    const roll = model.choices(TABLE).find(({ type }) => type === 'roll');
    model.act(roll as Action);
    model.undoTo(0);
    await model.answered();
    expect(model.refused.value?.no.code).toBe('undo-past-die');
  });
});

describe('looking back', () => {
  test('an earlier position is shown and nothing can be decided there', () => {
    const model = sit();
    move(model, 'fr-4inf', '1810');
    model.at.value = 0;
    const asked = model.asked.value;
    expect(asked.deciding).toBe(false);
    expect(asked.pieces).toEqual([]);
    expect(position.whereIs(world, asked.view, unit('fr-4inf'))).toBe(hex('1812'));
    model.act({ type: 'end', stacked: false });
    expect(model.length).toBe(1);
    expect(model.canUndo).toBe(false);
  });

  test('what happened since the last turn begins after one’s own', () => {
    const model = sit();
    expect(model.since).toBeNull();
    // Nobody moves: only the units in contact at Hougoumont fight.
    for (let i = 0; i < 400 && !(model.seat === 0 && model.view()[world.at.turn] === 2); i++) {
      const asked = model.asked.value;
      const all = asked.pieces.flatMap((piece) => asked.choicesOf(piece));
      model.act(all.find(({ type }) => type === 'end') ?? all[0]);
    }
    const since = model.since;
    expect(since).not.toBeNull();
    const phases = model.events((since?.from ?? 0) - 1).filter(({ type }) => type === 'phase');
    expect(phases[0]?.data).toMatchObject({ side: 'allied', phase: 'combat' });
  });
});

describe('secrets', () => {
  const foreign = (model: Watched<Action>, seat: number): number[] => {
    const { view } = model.asked.value;
    const due = [...world.unitsOf[1 - seat]].map((other) => view[world.at.due + other]);
    return [view[world.at.keys + 1 - seat], ...due];
  };

  test('a curtain hangs before the first look and between the seats', () => {
    const model = sit('grouchy');
    expect(model.curtain.value).toBe(0);
    expect(model.viewer.value).toBe(SPECTATOR);
    expect(model.asked.value.deciding).toBe(false);
    model.openCurtain();
    expect(model.viewer.value).toBe(0);
    expect(model.asked.value.deciding).toBe(true);
  });

  test('no view, log or record of a seat holds what the other alone may know', async () => {
    const model = sit('grouchy');
    for (let i = 0; i < 60 && !model.over; i++) {
      if (model.curtain.value !== null) {
        const covered = model.asked.value.view;
        expect([covered[world.at.keys], covered[world.at.keys + 1]]).toEqual([position.UNKNOWN, position.UNKNOWN]);
        model.openCurtain();
      }
      const seat = model.viewer.value;
      expect(new Set(foreign(model, seat))).toEqual(new Set([position.UNKNOWN]));
      const keys = model.log.value.flatMap((step) => step.events.filter(({ type }) => type === 'key-drawn'));
      expect(keys.every(({ only }) => only === seat)).toBe(true);
      expect((await model.record()).start.dice.filter((die) => die !== null)).toHaveLength(1);
      const asked = model.asked.value;
      const all = asked.pieces.flatMap((piece) => asked.choicesOf(piece));
      model.act(all.find(({ type }) => type === 'end') ?? all[0]);
    }
  });

  test('at a table with the computer no curtain is needed', () => {
    const model = sit('grouchy', [HERE[0], { kind: 'computer', level: 'veteran', character: 'bold' }]);
    expect(model.curtain.value).toBeNull();
    expect(model.viewer.value).toBe(0);
  });
});

test('what is stored can be sat down at again', () => {
  const model = sit();
  move(model, 'fr-4inf', '1810');
  const record = recordFor(model.host, REFEREE);
  const again = restore(game, record, seededDice('again'));
  expect(again?.table.view(REFEREE)).toEqual(model.viewOf(REFEREE));
});

describe('what a seat notes beside the table', () => {
  test('is its own: no other reads it, and it is no part of the game', async () => {
    const model = sit();
    const before = model.view().slice();
    model.note(['fr-4inf']);
    expect(model.asked.value.notes).toEqual(['fr-4inf']);
    expect(model.length).toBe(0);
    expect(model.view()).toEqual(before);
    expect(JSON.stringify(await model.record())).not.toContain('note');
    const other = sitDown(face, { scenario: 'standard', options: {} }, seededDice('model'), HERE);
    expect(other.asked.value.notes).toEqual([]);
    model.viewer.value = 1;
    expect(model.asked.value.notes).toEqual([]);
    model.note(['aa-2inf']);
    expect(model.notes.value).toEqual([['fr-4inf'], ['aa-2inf']]);
  });
});
