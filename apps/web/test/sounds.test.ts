import { allChoices, randomBits, seededDice } from '@hundred-days/kernel';
import type { Action } from '@hundred-days/napoleon-at-waterloo';
import { expect, test } from 'vitest';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { type Cue, hearTable } from '../src/shell/sounds.ts';
import { game, world } from './battle.ts';
import { here, sitDown, type Watched } from './sitting.ts';

const COMPUTER = { kind: 'computer', level: 'conscript', character: 'bold' } as const;

const sit = (): Watched<Action> =>
  sitDown(createFace(game), { scenario: 'standard', options: {} }, seededDice('sounds'), [...here('A'), COMPUTER]);

function listenTo(model: Watched<Action>): { readonly heard: Cue[]; readonly stop: () => void } {
  const heard: Cue[] = [];
  return { heard, stop: hearTable(model as never, (cue) => heard.push(cue)) };
}

test('a piece set down and a die are heard once, and nothing any more when nobody listens', () => {
  const model = sit();
  const { heard, stop } = listenTo(model);
  model.pick(world.unitIndex('fr-4inf'));
  model.act(model.point(world.map.indexOf('1810')) as Action);
  expect(heard.splice(0)).toEqual(['down']);
  model.rolling.value = 1;
  model.settle();
  expect(heard.splice(0)).toEqual(['die']);
  stop();
  model.rolling.value = 1;
  expect(heard).toEqual([]);
});

test('a whole game: my move after somebody else’s, each new turn, and what is lost', () => {
  const model = sit();
  const { heard, stop } = listenTo(model);
  const bits = randomBits('sounds');
  let handedOver = 0;
  while (!model.over) {
    const { seat } = model;
    const choices = allChoices(game, model.viewOf(seat), seat);
    expect(model.submit(seat, choices[bits() % choices.length])).toBeNull();
    if (seat === 1 && model.seat === 0) handedOver++;
  }
  const count = (cue: Cue): number => heard.filter((one) => one === cue).length;
  expect(count('move')).toBe(handedOver);
  expect(handedOver).toBeGreaterThan(5);
  const turns = model.face.words.track(model.view(), 'en').turn;
  expect(count('turn')).toBe(turns - 1);
  expect(count('lost')).toBeGreaterThan(3);
  stop();
});
