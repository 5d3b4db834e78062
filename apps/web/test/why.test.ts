import { type AnyAction, randomBits, seededDice, TABLE } from '@hundred-days/kernel';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { goalIn } from '../src/face/acts.ts';
import type { Face } from '../src/face/types.ts';
import { loadFace } from '../src/faces/index.ts';
import { askWhy, clickPiece, clickWhy } from '../src/table/deeds.ts';
import { type AtTable, TableUi } from '../src/table/ui.ts';
import { world } from './battle.ts';
import { here, sitDown, type Watched } from './sitting.ts';

/** "Why not?", asked with the mouse. */

type At = AtTable & { readonly model: Watched<AnyAction> };

async function faceOf(id: string, scenario: string): Promise<Face<AnyAction>> {
  const face = await loadFace(id, { scenario });
  if (face === null) throw new Error(`no face of ${id}`);
  await face.words.rest('en');
  return face;
}

function sit(face: Face<AnyAction>, scenario: string): At {
  const model = sitDown(face, { scenario, options: {} }, seededDice('why'), here('A', 'B'));
  if (model.curtain.value !== null) model.openCurtain();
  return { model, ui: new TableUi(false), told: signal(model.asked.value) } as Partial<AtTable> as At;
}

const click = (table: At, place: number, piece: number | null): void =>
  clickWhy(table, place, piece, (one) => clickPiece(table, one));

const placeOf = ({ model }: At, piece: number): number =>
  model.face.map.pieces(model.asked.value).find((shown) => shown.piece === piece)?.place ?? -1;

const battle = await faceOf('napoleon-at-waterloo', 'standard');
const unit = world.unitIndex;
const hex = (id: string): number => world.map.indexOf(id);

test('the button makes the next click on the map a question; pressed again it does not', () => {
  const table = sit(battle, 'standard');
  askWhy(table, true);
  expect(table.ui.asksWhy.value).toBe(true);
  askWhy(table, true);
  expect(table.ui.asksWhy.value).toBe(false);
});

test('without a unit in hand: a unit that cannot act says why', () => {
  const table = sit(battle, 'standard');
  askWhy(table, true);
  const frozen = unit('fr-6inf');
  click(table, placeOf(table, frozen), frozen);
  expect(table.model.refused.value?.no).toMatchObject({ rule: '4.5.3' });
  expect(table.ui.asksWhy.value).toBe(false);
  // An enemy is asked about as well as one’s own; bare ground is not yet a question.
  askWhy(table, true);
  click(table, hex('0101'), null);
  expect(table.ui.asksWhy.value).toBe(true);
  const enemy = unit('aa-hou');
  click(table, placeOf(table, enemy), enemy);
  expect(table.model.refused.value).toMatchObject({ piece: enemy });
});

test('a unit that can act is taken up, and the next click says where it cannot go; the unit stays in hand', () => {
  const table = sit(battle, 'standard');
  const { model, ui } = table;
  askWhy(table, true);
  click(table, hex('1812'), unit('fr-4inf'));
  expect([model.asked.value.inHand, ui.asksWhy.value]).toEqual([unit('fr-4inf'), true]);
  click(table, hex('0101'), null);
  expect(model.refused.value?.no.rule).toBe('4.1.1');
  expect([model.asked.value.inHand, ui.asksWhy.value]).toEqual([unit('fr-4inf'), false]);
});

test('[5.4b] a zone that stops is named with the hex it stops in, not with the hex asked for', async () => {
  const face = await faceOf('last-battles', 'la-belle-alliance');
  const { model } = sit(face, 'la-belle-alliance');
  const { unitIds, placeIds } = face.game;
  model.askWhyNot(unitIds.indexOf('fr-i-pegot'), placeIds.indexOf('B1415'));
  const no = model.refused.value?.no;
  if (no === undefined) throw new Error('no answer');
  expect(no).toMatchObject({ rule: '5.4b', code: 'zones-bar', data: { hex: 'B1415', from: 'B1216' } });
  const { text, causes } = face.words.explain(model.asked.value.view, no, 'en');
  expect(text).toBe('On the way to 1415 an enemy zone of control would stop Pégot in 1216.');
  expect(causes.length).toBeGreaterThan(0);
  for (const cause of causes) expect(cause.text).toMatch(/ touches 1216$/);
});

describe.each([
  ['napoleon-at-waterloo', 'standard'],
  ['waterloo-campaign', 'june15'],
  ['napoleon-1815', 'historical'],
  ['last-battles', 'ligny'],
  ['last-battles', 'quatre-bras'],
  ['last-battles', 'wavre'],
  ['last-battles', 'la-belle-alliance'],
])('in every phase of %s, %s', (id, scenario) => {
  test('there is an answer, in words and with a rule', async () => {
    const table = sit(await faceOf(id, scenario), scenario);
    const { model } = table;
    const bits = randomBits(5);
    const titles = new Set<string>();
    for (let i = 0; i < 160 && !model.over; i++) {
      if (model.curtain.value !== null) model.openCurtain();
      const asked = model.asked.value;
      const { game, words, map } = model.face;
      if (i % 8 === 0) {
        const shown = map.pieces(asked).filter(({ piece }) => piece < game.unitIds.length);
        const idle = shown.find(({ piece }) => asked.choicesOf(piece).length === 0);
        const able = asked.pieces.find((piece) => piece !== TABLE);
        for (const [piece, place] of [
          ...(idle === undefined ? [] : [[idle.piece, idle.place]]),
          ...(able === undefined ? [] : [[able, farFrom(model, able)]]),
        ]) {
          model.askWhyNot(piece, place);
          const no = model.refused.value?.no;
          if (no === undefined) throw new Error(`no answer at “${words.prompt(asked).title}”`);
          const { title, text } = words.explain(asked.view, no, 'en', place);
          expect([title, text].join(), no.code).not.toMatch(/\{|undefined|refusal\./);
          expect(text.length, no.code).toBeGreaterThan(5);
          titles.add(no.rule);
          model.refused.value = null;
        }
      }
      const all = asked.pieces.flatMap((piece) => asked.choicesOf(piece));
      const end = all.find(({ type }) => type === 'end' || type === 'pass');
      model.act(end !== undefined && bits() % 4 === 0 ? end : all[bits() % all.length]);
    }
    expect(titles.size).toBeGreaterThan(3);
  });
});

/** A place no choice of the piece leads to. */
function farFrom({ asked, face }: Watched<AnyAction>, piece: number): number {
  const goals = new Set(asked.value.choicesOf(piece).flatMap((action) => goalIn(face, action) ?? []));
  return [...Array(face.map.art.geometry.size).keys()].find((place) => !goals.has(place)) ?? 0;
}
