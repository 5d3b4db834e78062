import { randomBits, scriptedDice, TABLE } from '@hundred-days/kernel';
import type { Action } from '@hundred-days/napoleon-at-waterloo';
import { expect, test } from 'vitest';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { game, world } from './battle.ts';
import { here, sitDown, type Watched } from './sitting.ts';

const face = createFace(game);

/** A table where the attack on Hougoumont is announced and the die, a 2, is still to be rolled. */
function announced(scenario: string, showsRolls: boolean): { model: Watched<Action>; roll: Action } {
  const dice = scriptedDice([2, 2, 2, ...Array.from({ length: 200 }, (_, i) => (i % 6) + 1)]);
  const model = sitDown(face, { scenario, options: {} }, dice, here('A', 'B'));
  model.openCurtain();
  model.showsRolls.value = showsRolls;
  const hex = (id: string): number => world.map.indexOf(id);
  model.act({ type: 'move', unit: world.unitIndex('fr-4inf'), path: [hex('1812'), hex('1811')] });
  model.act(model.choices(TABLE)[0]);
  model.act({ type: 'target', hex: hex('0914') });
  for (const unit of ['fr-6inf', 'fr-9inf', 'fr-2art']) model.act({ type: 'join', unit: world.unitIndex(unit) });
  expect(model.rolling.value).toBeNull();
  return { model, roll: model.choices(TABLE)[0] };
}

test('what a die decides is told after the die has come to rest', () => {
  const { model, roll } = announced('standard', true);
  const before = model.length;
  const told = model.asked.value;
  const sentence = face.words.prompt(told).title;
  model.act(roll);
  expect(model.length).toBe(before + 1);
  expect(model.settled).toBe(before);
  // What is still on the screen says the same, and nothing can be done with it.
  expect(face.words.prompt(told).title).toBe(sentence);
  expect(model.asked.value.deciding).toBe(false);
  told.propose(roll);
  model.act(model.choices(TABLE)[0]);
  expect(model.length).toBe(before + 1);
  expect(model.motions.value.map(({ piece }) => piece)).toEqual([world.unitIndex('aa-hou')]);
  model.settle();
  expect(model.settled).toBe(before + 1);
  expect(model.asked.value).toMatchObject({ deciding: true, proposed: null });
});

test('where no die is seen rolling it is told at once', () => {
  const { model, roll } = announced('standard', false);
  model.act(roll);
  expect(model.settled).toBe(model.length);
  expect(model.asked.value.deciding).toBe(true);
});

test('a march is told at once', () => {
  const { model } = announced('standard', true);
  model.undoTo(0);
  model.pick(world.unitIndex('fr-4inf'));
  model.act(model.asked.value.choices[0]);
  expect(model.settled).toBe(1);
});

test('behind a curtain no die rolls: the eyes that come after see nothing that others were told', () => {
  const { model } = announced('grouchy', true);
  const bits = randomBits('curtain');
  let passed = 0;
  for (let acts = 0; passed === 0 && acts < 3000 && !model.over; acts++) {
    const { seat, length } = model;
    const choices = model.asked.value.pieces.flatMap((piece) => model.choices(piece));
    model.act(choices[bits() % choices.length]);
    const rolled = model.events(length).some((event) => event.type === 'rolled');
    if (rolled && model.seat !== seat) {
      expect(model.curtain.value).toBe(model.seat);
      expect(model.rolling.value).toBeNull();
      passed++;
    }
    model.settle();
    model.openCurtain();
  }
  expect(passed).toBe(1);
});
