import { type AnyAction, allChoices, randomBits, type Setup, SPECTATOR, seededDice, TABLE } from '@hundred-days/kernel';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { BoardControls } from '../src/board/types.ts';
import { goalIn } from '../src/face/acts.ts';
import { loadFace } from '../src/faces/index.ts';
import type { Holder } from '../src/store/types.ts';
import { askedPlaces } from '../src/table/EdgeMarks.tsx';
import { followDeeds } from '../src/table/follow.ts';
import { goTo, questionOf } from '../src/table/question.ts';
import { deciderOf } from '../src/table/Sentence.tsx';
import { type AtTable, questionIn, sayOf, TableUi } from '../src/table/ui.ts';
import { world } from './battle.ts';
import { sitDown, type Watched } from './sitting.ts';

/** The map comes to the question. */

const [face, blocks] = await Promise.all(['napoleon-at-waterloo', 'napoleon-1815'].map((id) => loadFace(id)));
if (face === null || blocks === null) throw new Error('no face');
const HERE: Holder = { kind: 'here', name: 'you' };
const COMPUTER: Holder = { kind: 'computer', level: 'conscript', character: 'standard' };
const unit = world.unitIndex;
const hex = (id: string): number => world.map.indexOf(id);

interface Framed {
  readonly groups: readonly (readonly number[])[];
  readonly zooms: boolean;
}

/** A table whose board only writes down what it is asked to bring into sight. */
function sit(
  holders: readonly Holder[],
  at = face,
  setup: Setup = { scenario: 'standard', options: {} },
): Pick<AtTable, 'ui' | 'told'> & {
  readonly model: Watched<AnyAction>;
  readonly framed: Framed[];
} {
  const model = sitDown<AnyAction>(at as NonNullable<typeof face>, setup, seededDice('question'), holders);
  const ui = new TableUi(false);
  const framed: Framed[] = [];
  const frame: BoardControls['frame'] = (groups, zooms) => void framed.push({ groups, zooms });
  ui.controls.value = {
    follow: () => undefined,
    show: () => undefined,
    frame,
  } as Partial<BoardControls> as BoardControls;
  const told = signal(model.asked.value);
  model.asked.subscribe((asked) => {
    told.value = asked;
  });
  return { model, ui, told, framed };
}

test('after a reload it is everybody who can act, without going further away', () => {
  const table = sit([HERE, COMPUTER]);
  const stop = followDeeds(table);
  expect(table.framed).toHaveLength(1);
  const able = table.model.asked.value.pieces.filter((piece) => piece !== TABLE);
  expect(table.framed[0]).toMatchObject({ zooms: false });
  expect(table.framed[0].groups).toHaveLength(able.length);
  stop();
});

test('a deed of one’s own moves nothing; what the other side did brings the question', () => {
  const table = sit([COMPUTER, HERE]);
  const { model, framed } = table;
  const stop = followDeeds(table);
  expect(framed).toEqual([]);
  while (model.seat === 0) {
    const listed = allChoices(model.face.game, model.viewOf(0), 0);
    expect(model.submit(0, listed.find(({ type }) => type === 'end') ?? listed[0])).toBeNull();
  }
  expect(framed.length).toBeGreaterThan(0);
  const before = framed.length;
  const [piece] = model.asked.value.pieces.filter((one) => one !== TABLE);
  model.pick(piece);
  model.act(model.asked.value.choices[0]);
  expect(framed).toHaveLength(before);
  stop();
});

test('the key that goes to the next piece shows where it can go', () => {
  const table = sit([HERE, HERE]);
  const { model, framed, ui } = table;
  goTo(table, unit('fr-4inf'));
  expect(model.asked.value.inHand).toBe(unit('fr-4inf'));
  expect(ui.cursor.value).toBe(hex('1812'));
  const [{ groups, zooms }] = framed;
  expect(zooms).toBe(true);
  expect(groups).toHaveLength(1);
  expect(groups[0][0]).toBe(hex('1812'));
  const goals = model.asked.value.choices.map((way) => goalIn(model.face, way));
  expect(new Set(groups[0])).toEqual(new Set([hex('1812'), ...goals]));
});

test('nobody is asked: nothing is brought', () => {
  const { model } = sit([COMPUTER, COMPUTER]);
  expect(model.viewer.value).toBe(SPECTATOR);
  expect(questionOf(model.face, model.asked.value, true).groups).toEqual([]);
});

test('a table that was closed says so in place of a question, and nothing is taken back there', () => {
  const { model, told } = sit([HERE, HERE]);
  model.asked.value.act(model.choices(TABLE)[0]);
  expect(model.canUndo).toBe(true);
  model.closed.value = 'A draw was agreed.';
  expect(questionIn({ model, told }).value).toEqual({
    title: 'A draw was agreed.',
    reason: '',
    rules: [],
    buttons: [],
  });
  expect(model.canUndo).toBe(false);
});

test('signs at the edges are for what a coach speaks of, if there is one, and else for those who are asked', () => {
  const table = sit([HERE, COMPUTER]);
  const able = table.model.asked.value.pieces.filter((piece) => piece !== TABLE);
  expect(askedPlaces(table)).toMatchObject({ owing: false });
  expect(askedPlaces(table).places).toHaveLength(able.length);
  const spoken = [hex('0101'), hex('2320')];
  table.ui.spokenOf.value = spoken;
  expect(askedPlaces(table)).toEqual({ owing: false, places: spoken });
});

describe('who decides is said before the question', () => {
  const who = ({ model, told }: ReturnType<typeof sit>): string =>
    deciderOf({ model, told, say: sayOf(model), question: questionIn({ model, told }) });

  test('by side where people share a screen, also for a decision inside the other side’s phase', () => {
    const table = sit([HERE, HERE]);
    const { model } = table;
    const bits = randomBits('who');
    const heard = new Set<string>();
    for (let i = 0; i < 300 && !model.over; i++) {
      const { phases, phase } = model.face.words.track(model.view(), 'en');
      heard.add(`${phases[phase]}, ${who(table)}`);
      expect(who(table)).toBe(model.seat === 0 ? 'French player decides.' : 'Allied player decides.');
      const listed = allChoices(model.face.game, model.viewOf(model.seat), model.seat);
      const end = listed.find(({ type }) => type === 'end');
      model.act(end !== undefined && bits() % 3 > 0 ? end : listed[bits() % listed.length]);
    }
    expect([...heard].filter((line) => line.startsWith('French combat')).sort()).toEqual([
      'French combat, Allied player decides.',
      'French combat, French player decides.',
    ]);
  });

  test('[12.0b] once: a question that names who bids says it itself', async () => {
    await blocks?.words.rest('en');
    const table = sit([HERE, HERE], blocks, { scenario: 'historical', options: { bidding: true } });
    const { title } = table.model.face.words.prompt(table.told.value);
    expect(title).toBe(`Player ${table.model.seat + 1}: bid steps for a side`);
    expect(who(table)).toBe('');
  });

  test('one person is told when another has just acted, and not while he acts himself', () => {
    const table = sit([HERE, COMPUTER]);
    const { model } = table;
    expect(who(table)).toBe('');
    move(model, 'fr-4inf', '1810');
    expect(who(table)).toBe('');
    while (model.view()[world.at.turn] === 1) {
      const listed = allChoices(model.face.game, model.viewOf(model.seat), model.seat);
      expect(model.submit(model.seat, listed.find(({ type }) => type === 'end') ?? listed[0])).toBeNull();
      if (model.seat === 1) expect(who(table)).toBe('');
    }
    expect(who(table)).toBe('You decide.');
  });
});

function move(model: Watched<AnyAction>, id: string, to: string): void {
  model.pick(unit(id));
  model.act(model.point(hex(to)) as AnyAction);
}
