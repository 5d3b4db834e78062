import { seededDice } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-1815';
import { afterEach, expect, test, vi } from 'vitest';
import { createFace } from '../src/faces/napoleon-1815/face.tsx';
import { clickStack, feel } from '../src/table/stacks.ts';
import { type AtTable, TableUi } from '../src/table/ui.ts';
import { here, sitDown } from './sitting.ts';
import { game, w } from './world1815.ts';

/** A page without a browser: frames and events come when the test says so. */
function page() {
  const frames: (() => void)[] = [];
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.useFakeTimers();
  return {
    draw: () => {
      for (const frame of frames.splice(0)) frame();
      vi.runAllTimers();
    },
    press: (type: string) => listeners.get(type)?.(),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function laid() {
  const model = sitDown(createFace(game), { scenario: 'historical', options: {} }, seededDice(1), here('A', 'B'));
  model.openCurtain();
  const table = { model, ui: new TableUi(false) } as unknown as AtTable;
  const town = w.net.indexOf('beaumont');
  const { pieces, view } = model.asked.value;
  const group = pieces.filter((piece) => piece >= 0 && position.whereIs(w, view, piece) === town);
  const click = (): void => feel(table, group[3], () => clickStack(table, group[3]));
  return { model, ui: table.ui, group, click };
}

test('a Group is marked at once and taken up after the frame that shows it', () => {
  const { draw } = page();
  const { model, ui, group, click } = laid();
  click();
  expect(ui.felt.value).toEqual(group);
  expect(model.inHand.value).toBeNull();
  draw();
  expect([model.inHand.value, ...model.along.value]).toEqual(group);
  // It is seen in hand a moment later: until then the mark stays.
  expect(ui.felt.value).toEqual(group);
});

test('whatever the hand does next finds it in hand, and it is taken up once', () => {
  const { draw, press } = page();
  const { model, group, click } = laid();
  click();
  press('keydown');
  expect(model.along.value).toHaveLength(group.length - 1);
  model.putBack();
  draw();
  press('pointerdown');
  expect(model.inHand.value).toBeNull();
});

test('it is put down at once, and what is not taken up leaves no mark', () => {
  const { draw } = page();
  const { model, ui, group, click } = laid();
  click();
  draw();
  ui.felt.value = [];
  click();
  expect(model.inHand.value).toBeNull();
  expect(ui.felt.value).toEqual([]);
  click();
  model.asking.value = true;
  draw();
  expect(model.inHand.value).toBeNull();
  expect(ui.felt.value).toEqual([]);
  expect(group.length).toBe(12);
});
