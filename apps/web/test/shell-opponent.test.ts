import { type AnyAction, coreBytes, firstSeatToAct, seededDice, submit } from '@hundred-days/kernel';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { loadFace } from '../src/faces/index.ts';
import { Controller } from '../src/opponent/controller.ts';
import { loadKnown } from '../src/opponent/games.ts';
import type { FromWorker, ToWorker } from '../src/opponent/messages.ts';
import { createComputer } from '../src/opponent/player.ts';
import { positionOf } from '../src/opponent/position.ts';
import type { Room } from '../src/opponent/thinker.ts';
import type { Holder } from '../src/store/types.ts';
import { openNew, TableModel } from '../src/table/model.ts';

const known = await loadKnown('napoleon-at-waterloo');
const { game } = known;

const COMPUTER: Holder = { kind: 'computer', level: 'conscript', character: 'bold' };
const HERE: Holder = { kind: 'here', name: 'you' };

async function modelWith(holders: readonly Holder[], scenario = 'standard'): Promise<TableModel<AnyAction>> {
  const face = await loadFace('napoleon-at-waterloo');
  if (face === null) throw new Error('no face');
  const table = openNew(face, { scenario, options: {} }, seededDice('room'));
  if (table === null) throw new Error('no table');
  const model = new TableModel<AnyAction>({
    id: 'm',
    title: 'm',
    face,
    holders,
    table,
    created: 0,
    language: signal('en'),
    openRule: () => undefined,
  });
  // Nothing is drawn here, so that nothing comes to rest by itself.
  model.motions.subscribe((motions) => {
    if (motions.length > 0) queueMicrotask(() => (model.motions.value = []));
  });
  return model;
}

type Answer = (message: Extract<ToWorker, { type: 'choose' }>) => FromWorker | null;

function room(answer: Answer, heard: ToWorker[] = []): () => Room {
  return () => {
    const own: Room = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage(message) {
        heard.push(message);
        if (message.type !== 'choose') return;
        const reply = answer(message);
        if (reply !== null) queueMicrotask(() => own.onmessage?.({ data: reply } as MessageEvent<FromWorker>));
      },
    };
    return own;
  };
}

const soon = (ms = 50): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 400 && !condition(); i++) await soon(10);
  expect(condition()).toBe(true);
}

describe('the view that is sent', () => {
  test('a position worked out again from its core plays like the view it came from', () => {
    for (const scenario of ['standard', 'grouchy']) {
      const dice = seededDice(scenario);
      const started = game.start({ scenario, options: {} }, dice, null);
      if (!started.ok) throw new Error('no position');
      const state = started.value;
      const seatOf = (): number => firstSeatToAct(game, state);
      const computers = [0, 1].map((seat) =>
        createComputer(known, { game: game.id, seat, level: 'none', character: '', seed: scenario }),
      );
      for (let i = 0; i < 120 && seatOf() >= 0; i++) {
        const seat = seatOf();
        const view = game.conceal.state(state, seat);
        const again = positionOf(game, coreBytes(view, game.coreSize));
        expect(again.slice(0, game.coreSize)).toEqual(view.slice(0, game.coreSize));
        const step = computers[seat].think(again).next();
        if (step.done !== true) throw new Error('it does not decide');
        expect(submit(game, state, seat, step.value, dice)).toBeNull();
      }
    }
  });

  test('a level without a planner for its game still plays', () => {
    const computer = createComputer(known, { game: game.id, seat: 0, level: 'emperor', character: '', seed: 's' });
    const started = game.start({ scenario: 'standard', options: {} }, seededDice(1), null);
    expect(started.ok && computer.think(started.value).next().done).toBe(true);
  });
});

describe('the controller', () => {
  test('hands the worker the view of its own seat and nothing else', async () => {
    const model = await modelWith([COMPUTER, HERE], 'grouchy');
    const heard: ToWorker[] = [];
    const expected = coreBytes(model.view(0), game.coreSize);
    const controller = new Controller({
      model,
      pause: () => 0,
      report: () => undefined,
      openRoom: room(() => null, heard),
    });
    await until(() => heard.length === 2);
    controller.stop();
    const asked = heard[1] as Extract<ToWorker, { type: 'choose' }>;
    expect(Object.keys(asked).sort()).toEqual(['core', 'id', 'type']);
    expect([...asked.core]).toEqual([...expected]);
    expect(model.thinking.value).toBe(-1);
  });

  test('plays until a person decides, and waits while somebody looks back or another tab plays', async () => {
    const model = await modelWith([COMPUTER, HERE]);
    let asked = 0;
    const computer = createComputer(known, { game: game.id, seat: 0, level: 'none', character: '', seed: 's' });
    const answer: Answer = ({ id, core }) => {
      asked++;
      const step = computer.think(positionOf(game, core)).next();
      return { type: 'action', id, action: step.value as AnyAction };
    };
    model.following.value = true;
    const troubles: string[] = [];
    const controller = new Controller({
      model,
      pause: () => 0,
      report: (trouble) => troubles.push(trouble),
      openRoom: room(answer),
    });
    await soon();
    expect(asked).toBe(0);
    model.following.value = false;
    await until(() => model.seat === 1);
    await soon();
    expect(model.thinking.value).toBe(-1);
    expect(troubles).toEqual([]);
    const length = model.length;
    await soon();
    expect(model.length).toBe(length);
    controller.stop();
  });

  test.each<[string, Answer]>([
    ['fails', ({ id }) => ({ type: 'failed', id, reason: 'no idea' })],
    ['offers something that is refused', ({ id }) => ({ type: 'action', id, action: { type: 'nonsense' } })],
  ])('a player that %s does not stop the table', async (_, answer) => {
    const model = await modelWith([COMPUTER, HERE]);
    const troubles: string[] = [];
    const controller = new Controller({
      model,
      pause: () => 0,
      report: (trouble) => troubles.push(trouble),
      openRoom: room(answer),
    });
    await until(() => model.length > 3);
    controller.stop();
    expect(troubles[0]).toBe('failed');
  });

  test('shows what it means to do before it does it, and hurries when asked', async () => {
    const model = await modelWith([COMPUTER, HERE]);
    const end: AnyAction = { type: 'end', stacked: false } as AnyAction;
    const controller = new Controller({
      model,
      pause: () => 60_000,
      report: () => undefined,
      openRoom: room(({ id }) => ({ type: 'action', id, action: end })),
    });
    await until(() => model.intent.value !== null);
    expect(model.length).toBe(0);
    controller.skip();
    await until(() => model.length > 0);
    controller.stop();
    expect(model.intent.value).toBeNull();
  });
});
