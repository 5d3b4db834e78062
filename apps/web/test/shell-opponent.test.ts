import {
  type AnyAction,
  allChoices,
  below,
  concealed,
  coreBytes,
  firstSeatToAct,
  type Host,
  REFEREE,
  randomBits,
  type Setup,
  SPECTATOR,
  type State,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { describe, expect, test } from 'vitest';
import type { Face } from '../src/face/types.ts';
import { loadFace } from '../src/faces/index.ts';
import { Controller, type ControllerParts } from '../src/opponent/controller.ts';
import { type Known, loadKnown } from '../src/opponent/games.ts';
import type { FromWorker, ToWorker } from '../src/opponent/messages.ts';
import { type Computer, createComputer } from '../src/opponent/player.ts';
import { positionOf } from '../src/opponent/position.ts';
import type { Room } from '../src/opponent/thinker.ts';
import { openNew } from '../src/store/local.ts';
import { recordFor, restore } from '../src/store/records.ts';
import type { Holder } from '../src/store/types.ts';
import { roomWithout } from './rooms.ts';
import { Watched } from './sitting.ts';

const known = await loadKnown('napoleon-at-waterloo', 'waterloo');
const { game } = known;

const COMPUTER: Holder = { kind: 'computer', level: 'conscript', character: 'bold' };
const HERE: Holder = { kind: 'here', name: 'you' };

const modelWith = (holders: readonly Holder[], scenario = 'standard'): Promise<Watched<AnyAction>> =>
  modelOf('napoleon-at-waterloo', { scenario, options: {} }, holders);

async function modelOf(id: string, setup: Setup, holders: readonly Holder[]): Promise<Watched<AnyAction>> {
  const face = await loadFace(id);
  if (face === null) throw new Error('no face');
  const host = openNew(face.game, setup, seededDice('room'));
  if (host === null) throw new Error('no table');
  return tableModel(face, host, holders);
}

function tableModel(face: Face, host: Host<AnyAction>, holders: readonly Holder[]): Watched<AnyAction> {
  const model = new Watched<AnyAction>(face, host, holders);
  // Nothing is drawn here, so that nothing comes to rest by itself.
  model.motions.subscribe((motions) => {
    if (motions.length > 0) queueMicrotask(() => (model.motions.value = []));
  });
  return model;
}

/** The computer of a model, in seats of the same table. */
const controllerOf = (
  parts: Omit<ControllerParts, 'sit' | 'model'> & { readonly model: Watched<AnyAction> },
): Controller => new Controller({ ...parts, sit: (seat) => parts.model.host.seat(seat) });

/** One that loses no time but at results, where it stays until somebody goes on. */
const stayingController = (model: Watched<AnyAction>): Controller =>
  controllerOf({
    model,
    pause: () => 0,
    stay: () => 60_000,
    report: () => undefined,
    openRoom: roomOf(known, [], conclude),
  });

type Answer = (message: Extract<ToWorker, { type: 'choose' }>) => FromWorker | null;

function room(answer: Answer, heard: ToWorker[] = []): () => Room {
  return () =>
    roomWithout(heard, (message, reply) => {
      if (message.type !== 'choose') return;
      const said = answer(message);
      if (said !== null) queueMicrotask(() => reply(said));
    });
}

/** A controller that never waits, and the troubles it reports. */
function reporting(model: Watched<AnyAction>, answer: Answer) {
  const troubles: string[] = [];
  const report = (trouble: string): void => void troubles.push(trouble);
  return { troubles, controller: controllerOf({ model, pause: () => 0, report, openRoom: room(answer) }) };
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
        createComputer(known, {
          game: game.id,
          world: game.world.id,
          seat,
          level: 'none',
          character: '',
          seed: scenario,
        }),
      );
      for (let i = 0; i < 120 && seatOf() >= 0; i++) {
        const seat = seatOf();
        const view = concealed(game, state, seat);
        const again = positionOf(game, coreBytes(view, game.coreSize));
        expect(again.slice(0, game.coreSize)).toEqual(view.slice(0, game.coreSize));
        const step = computers[seat].think(again).next();
        if (step.done !== true) throw new Error('it does not decide');
        expect(submit(game, state, seat, step.value, dice)).toBeNull();
      }
    }
  });

  test('a level without a planner for its game still plays', () => {
    const computer = createComputer(known, {
      game: game.id,
      world: game.world.id,
      seat: 0,
      level: 'emperor',
      character: '',
      seed: 's',
    });
    const started = game.start({ scenario: 'standard', options: {} }, seededDice(1), null);
    expect(started.ok && computer.think(started.value).next().done).toBe(true);
  });
});

describe('the controller', () => {
  test('hands the worker the view of its own seat and nothing else', async () => {
    const model = await modelWith([COMPUTER, HERE], 'grouchy');
    const heard: ToWorker[] = [];
    const expected = coreBytes(model.viewOf(0), game.coreSize);
    const controller = controllerOf({
      model,
      pause: () => 0,
      report: () => undefined,
      openRoom: room(() => null, heard),
    });
    await until(() => heard.length === 2);
    controller.stop();
    const asked = heard[1] as Extract<ToWorker, { type: 'choose' }>;
    expect(Object.keys(asked).sort()).toEqual(['cores', 'id', 'type']);
    expect(asked.cores.map((core) => [...core])).toEqual([[...expected]]);
    expect(model.thinking.value).toBe(-1);
  });

  test('leaves nothing behind when it stops: no room that is open, none that could still be heard', async () => {
    const model = await modelWith([COMPUTER, COMPUTER], 'standard');
    const open = new Set<Room>();
    const all: Room[] = [];
    const openRoom = (): Room => {
      const own = room(() => null)();
      open.add(own);
      all.push(own);
      own.terminate = () => void open.delete(own);
      return own;
    };
    const parts = { model, pause: () => 0, report: () => undefined, openRoom };
    const thinking = controllerOf(parts);
    await until(() => open.size === 1);
    thinking.stop();
    // It thinks while a die still rolls; left then, that thought is broken off too.
    model.rolling.value = 0;
    const waiting = controllerOf(parts);
    await until(() => open.size === 1);
    waiting.stop();
    await soon();
    expect(open.size).toBe(0);
    expect(all).toHaveLength(2);
    for (const { onmessage, onerror } of all) expect([onmessage, onerror]).toEqual([null, null]);
  });

  test('plays until a person decides, and waits while somebody looks back or another tab plays', async () => {
    const model = await modelWith([COMPUTER, HERE]);
    let asked = 0;
    const computer = createComputer(known, {
      game: game.id,
      world: game.world.id,
      seat: 0,
      level: 'none',
      character: '',
      seed: 's',
    });
    const answer: Answer = ({ id, cores }) => {
      asked++;
      const step = computer.think(positionOf(game, cores[cores.length - 1])).next();
      return { type: 'action', id, action: step.value as AnyAction };
    };
    model.following.value = true;
    const { controller, troubles } = reporting(model, answer);
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
    const { controller, troubles } = reporting(model, answer);
    await until(() => model.length > 3);
    controller.stop();
    expect(troubles[0]).toBe('failed');
  });

  test('the next thought begins while the last deed is still shown; what it means is shown when that is over', async () => {
    const model = await modelWith([COMPUTER, HERE]);
    const heard: ToWorker[] = [];
    const end: AnyAction = { type: 'end', stacked: false } as AnyAction;
    model.rolling.value = 0;
    const controller = controllerOf({
      model,
      pause: () => 60_000,
      report: () => undefined,
      openRoom: room(({ id }) => ({ type: 'action', id, action: end }), heard),
    });
    await until(() => heard.some(isChoose));
    await soon();
    expect(model.intent.value).toBeNull();
    expect(model.length).toBe(0);
    model.settle();
    await until(() => model.intent.value !== null);
    expect(heard.filter(isChoose)).toHaveLength(1);
    controller.skip('result');
    await until(() => model.length > 0);
    controller.stop();
  });

  test('two computers: when the time of one turn is spent, the next turn has its own', async () => {
    const model = await modelWith([COMPUTER, COMPUTER]);
    const answer: Answer = ({ id }) => {
      const listed = allChoices(game, model.viewOf(model.seat), model.seat);
      return { type: 'action', id, action: listed.find(({ type }) => type === 'end') ?? listed[0] };
    };
    const alliesMove = (): boolean => model.seat === 1 && game.phase(model.viewOf(1)).name === 'movement';
    const controller = controllerOf({
      model,
      pause: () => (alliesMove() ? 60_000 : 20),
      longest: () => 10,
      report: () => undefined,
      openRoom: room(answer),
    });
    await until(() => alliesMove() && model.intent.value !== null);
    const { length } = model;
    await soon();
    expect(model.length).toBe(length);
    controller.stop();
  });

  test('what its dice did stays until somebody goes on, and the next result again; meanwhile nothing else is done', async () => {
    const model = await modelWith([COMPUTER, COMPUTER]);
    const controller = stayingController(model);
    for (let results = 0; results < 2; results++) {
      await until(() => model.reading.value);
      const { length } = model;
      expect(model.log.value.some(({ dice }) => dice.length > 0)).toBe(true);
      await soon();
      expect(model.length).toBe(length);
      controller.skip('result');
      await until(() => model.length > length);
    }
    controller.stop();
    expect(model.reading.value).toBe(false);
  });

  test('whoever wants all of it at once does not stop at results', async () => {
    const model = await modelWith([COMPUTER, HERE]);
    const controller = stayingController(model);
    await until(() => model.reading.value);
    controller.skip('end');
    await until(() => model.seat === 1);
    expect(model.reading.value).toBe(false);
    controller.stop();
  });

  test('its thoughts are time of its turn: when that is spent the rest is shown at once', async () => {
    const model = await modelWith([COMPUTER, HERE]);
    const answer: Answer = ({ id }) => {
      const listed = allChoices(game, model.viewOf(model.seat), model.seat);
      return { type: 'action', id, action: listed.find(({ type }) => type === 'end') ?? listed[0] };
    };
    const controller = controllerOf({
      model,
      pause: () => 60_000,
      longest: () => 30,
      report: () => undefined,
      openRoom: () =>
        roomWithout([], (message, reply) => {
          const said = message.type === 'choose' ? answer(message) : null;
          if (said !== null) setTimeout(() => reply(said), 60);
        }),
    });
    await until(() => model.length > 0);
    controller.stop();
  });

  test('shows what it means to do before it does it, and hurries when asked', async () => {
    const model = await modelWith([COMPUTER, HERE]);
    const end: AnyAction = { type: 'end', stacked: false } as AnyAction;
    const controller = controllerOf({
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

/** With a player in it, and the view made of bytes. */
function roomOf(known: Known, heard: ToWorker[], play: (computer: Computer, view: State) => AnyAction): () => Room {
  return () => {
    let computer: Computer | null = null;
    return roomWithout(heard, (message, reply) => {
      if (message.type === 'sit') computer = createComputer(known, message.seating);
      else if (computer !== null) {
        const views = message.cores.map((core) => positionOf(known.game, core));
        for (const view of views.slice(0, -1)) computer.watch(view);
        const action = play(computer, views[views.length - 1]);
        // As from a worker: what else waits comes first.
        setTimeout(() => reply({ type: 'action', id: message.id, action }));
      }
    });
  };
}

const conclude = (computer: Computer, view: State): AnyAction => {
  const thinking = computer.think(view);
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
};

type Choose = Extract<ToWorker, { type: 'choose' }>;
const isChoose = (message: ToWorker): message is Choose => message.type === 'choose';
const bytes = (core: Uint8Array): string => [...core].join();

describe('a game whose blocks are hidden', async () => {
  const blocks = await loadKnown('napoleon-1815', 'low-countries');
  const viewBytes = (model: Watched<AnyAction>, seat: number, at: number): string =>
    bytes(coreBytes(model.viewOf(seat, at), blocks.game.coreSize));
  /** All that a seat has seen so far, one position after another. */
  const seenBytes = (model: Watched<AnyAction>, seat: number): string[] =>
    model.seen(seat).map((_, at) => viewBytes(model, seat, at));
  const nothing = { pause: () => 0, report: () => undefined };

  const lots = randomBits('persons');

  /** Answers for the persons, by lot; half of the time they have done enough. */
  function answer(model: Watched<AnyAction>, bits = lots): void {
    const listed = allChoices(blocks.game, model.viewOf(model.seat), model.seat);
    const enough = listed.find(({ type }) => type === 'end' || type === 'pass');
    const action = enough !== undefined && bits() % 2 === 0 ? enough : listed[below(listed.length, bits)];
    expect(model.submit(model.seat, action)).toBeNull();
    model.openCurtain();
  }

  async function playOn(model: Watched<AnyAction>, steps: number): Promise<void> {
    const persons = (): boolean => model.seat >= 0 && model.holders[model.seat].kind === 'here';
    for (let i = 0; i < 40 * steps && model.total < steps && !model.over; i++) {
      if (persons()) answer(model);
      else await soon(1);
    }
    expect(model.total).toBeGreaterThanOrEqual(steps);
  }

  test.each<[string, Setup, readonly Holder[]]>([
    ['French by the computer', { scenario: 'free', options: {} }, [COMPUTER, HERE]],
    ['the Allies by the computer', { scenario: 'historical', options: {} }, [HERE, COMPUTER]],
    ['after bids', { scenario: 'free', options: { bidding: true } }, [COMPUTER, HERE]],
    ['two computers of three', { scenario: 'free', options: { threePlayers: true } }, [HERE, COMPUTER, COMPUTER]],
    ['one computer of three', { scenario: 'historical', options: { threePlayers: true } }, [COMPUTER, HERE, HERE]],
    ['all computers', { scenario: 'historical', options: { threePlayers: true } }, [COMPUTER, COMPUTER, COMPUTER]],
  ])(
    '%s: every worker is sent the bytes of its seat’s views, each once, and the person never sees more than his',
    async (_, setup, holders) => {
      const model = await modelOf('napoleon-1815', setup, holders);
      const people = holders.filter(({ kind }) => kind === 'here').length;
      const due = holders.map((): string[] => []);
      const sent = holders.map((): string[] => []);
      let strays = 0;
      model.curtain.subscribe((seat) => {
        if (seat !== null) expect(people).toBeGreaterThan(1);
      });
      model.intent.subscribe((action) => {
        // Of what is meant only that is shown which everybody sees done.
        if (action !== null && !['bid', 'fight', 'terrain', 'morale', 'fire', 'starve'].includes(action.type)) strays++;
      });
      const heard: ToWorker[] = [];
      const spy =
        (open: () => Room): (() => Room) =>
        () => {
          const own = open();
          const post = own.postMessage.bind(own);
          own.postMessage = (message) => {
            if (isChoose(message)) {
              due[model.seat] = seenBytes(model, model.seat);
              sent[model.seat].push(...message.cores.map(bytes));
              expect(sent[model.seat].at(-1)).toBe(bytes(coreBytes(model.viewOf(model.seat), blocks.game.coreSize)));
            }
            post(message);
          };
          return own;
        };
      const controller = controllerOf({ ...nothing, model, openRoom: spy(roomOf(blocks, heard, conclude)) });
      await playOn(model, 60);
      controller.stop();
      expect(heard.filter(isChoose).length).toBeGreaterThan(10);
      expect(sent).toEqual(due);
      expect(strays).toBe(0);
    },
  );

  test('after a reload a worker gets the views of its seat from the start, and plays as one that was there', async () => {
    const holders = [HERE, COMPUTER];
    const model = await modelOf('napoleon-1815', { scenario: 'historical', options: {} }, holders);
    const heard: ToWorker[] = [];
    const chosen: AnyAction[] = [];
    const play = (computer: Computer, view: State): AnyAction => {
      const action = conclude(computer, view);
      chosen.push(action);
      return action;
    };
    const first = controllerOf({ ...nothing, model, openRoom: roomOf(blocks, heard, play) });
    const atRest = (): boolean => model.seat === 0 && blocks.game.phase(model.view()).name === 'movement';
    // Its own chance: what is played here does not hang on the tests before it.
    const own = randomBits('reload');
    for (let i = 0; i < 2000 && (model.total < 35 || !atRest()); i++) {
      if (model.seat === 0) answer(model, own);
      else await soon(1);
    }
    expect(atRest()).toBe(true);
    const record = recordFor(model.host, REFEREE);
    const asked = heard.filter(isChoose).length;
    expect(asked).toBeGreaterThan(5);

    const host = restore(model.face.game, record, seededDice('later'));
    if (host === null) throw new Error('it cannot be played through');
    const again = tableModel(model.face, host, holders);
    const told: ToWorker[] = [];
    const newly: AnyAction[] = [];
    const second = controllerOf({
      ...nothing,
      model: again,
      openRoom: roomOf(blocks, told, (computer, view) => {
        newly.push(conclude(computer, view));
        return newly[newly.length - 1];
      }),
    });
    for (const one of [model, again]) expect(one.submit(0, { type: 'end' })).toBeNull();
    await until(() => newly.length > 0 && chosen.length > asked);
    first.stop();
    second.stop();
    const shown = (messages: readonly ToWorker[], questions: number): string[] =>
      messages
        .filter(isChoose)
        .slice(0, questions)
        .flatMap(({ cores }) => cores.map(bytes));
    expect(shown(told, 1)).toEqual(shown(heard, asked + 1));
    expect(newly[0]).toEqual(chosen[asked]);

    // Somebody who comes in without the past is led by other guesses.
    const seating = {
      game: blocks.game.id,
      world: blocks.game.world.id,
      seat: 1,
      level: 'veteran',
      character: 'standard',
      seed: 's',
    };
    const views = heard.filter(isChoose).flatMap(({ cores }) => cores.map((core) => positionOf(blocks.game, core)));
    const asks = heard.filter(isChoose).map(({ cores }) => bytes(cores[cores.length - 1]));
    const isAsked = (view: State): boolean => asks.includes(bytes(coreBytes(view, blocks.game.coreSize)));
    const plansFrom = (past: readonly State[], view: State): string => {
      const computer = createComputer(blocks, seating);
      for (const earlier of past) computer.watch(earlier);
      return [...computer.think(view)].map(({ intent }) => JSON.stringify(intent)).join();
    };
    const marches = views.flatMap((view, at) =>
      isAsked(view) && blocks.game.phase(view).name === 'movement' ? [at] : [],
    );
    expect(marches.some((at) => plansFrom(views.slice(0, at), views[at]) !== plansFrom([], views[at]))).toBe(true);
  });

  test('what is done in secret takes no time, what is told is looked at before the computer goes on', async () => {
    const model = await modelOf('napoleon-1815', { scenario: 'free', options: {} }, [COMPUTER, COMPUTER]);
    const controller = controllerOf({
      ...nothing,
      pause: () => 60_000,
      model,
      openRoom: roomOf(blocks, [], conclude),
    });
    // The Allies place all they have; that they have ended is told, and stays on the table for a while.
    await until(() => model.length === 1);
    await soon(300);
    expect(model.total).toBe(35);
    expect(model.seat).toBe(0);
    controller.skip();
    await until(() => model.total > 36);
    controller.stop();
  });

  test('two persons and a computer: while it decides after a reload, nobody’s blocks are shown', async () => {
    const setup = { scenario: 'historical', options: { threePlayers: true } };
    const model = await modelOf('napoleon-1815', setup, [COMPUTER, HERE, HERE]);
    expect(model.seat).toBe(0);
    expect(model.viewer.value).toBe(SPECTATOR);
    model.submit(0, { type: 'end' });
    await until(() => model.seat > 0);
    expect(model.curtain.value).toBe(1);
    const alone = await modelOf('napoleon-1815', setup, [COMPUTER, HERE, COMPUTER]);
    expect(alone.viewer.value).toBe(1);
    alone.submit(0, { type: 'end' });
    expect(alone.curtain.value).toBeNull();
  });

  test('what happened since the last turn: the other side’s Player Turn, also where its steps are secret', async () => {
    const model = await modelOf('napoleon-1815', { scenario: 'historical', options: {} }, [HERE, HERE]);
    model.openCurtain();
    expect(model.since).toBeNull();
    const endTurn = (): void => {
      const { turn } = blocks.game.tally(model.view());
      while (blocks.game.tally(model.view()).turn === turn) answer(model);
    };
    endTurn();
    endTurn();
    expect(model.seat).toBe(0);
    const { from, to } = model.since ?? { from: 0, to: 0 };
    expect(to).toBe(model.length);
    const turns = model.log.value.map(({ events }) => events.find(({ type }) => type === 'turn')?.data.side);
    expect(turns[from - 1]).toBe('allied');
    expect(turns.slice(from, to + 1).filter((side) => side !== undefined)).toEqual(['french']);
  });
});

test('what was taken back while the computer thought is forgotten: it comes in anew', async () => {
  const model = await modelOf('waterloo-campaign', { scenario: 'june16', options: {} }, [HERE, COMPUTER]);
  const rules = model.face.game;
  const heard: ToWorker[] = [];
  let closed = 0;
  const openRoom = (): Room => {
    const own = room(() => null, heard)();
    own.terminate = () => void closed++;
    return own;
  };
  const controller = controllerOf({ model, pause: () => 0, report: () => undefined, openRoom });
  for (let i = 0; i < 20 && model.seat === 0; i++) {
    const [first] = allChoices(rules, model.viewOf(0), 0);
    expect(model.submit(0, first)).toBeNull();
  }
  await until(() => heard.some(isChoose));
  expect(closed).toBe(0);
  model.undo();
  expect(model.refused.value).toBeNull();
  expect(closed).toBe(1);
  expect(model.seat).toBe(0);
  model.redo();
  expect(model.refused.value).toBeNull();
  await until(() => heard.filter(({ type }) => type === 'sit').length === 2);
  controller.stop();
});
