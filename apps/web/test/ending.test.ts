import { type AnyAction, scriptedDice, seededDice, TABLE } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-1815';
import { describe, expect, test } from 'vitest';
import type { Face } from '../src/face/types.ts';
import { loadFace } from '../src/faces/index.ts';
import type { Move } from '../src/faces/napoleon-1815/groups.ts';
import { choose, confirm, enterAt, press, pressEnd } from '../src/table/deeds.ts';
import type { AtTable } from '../src/table/ui.ts';
import { TableUi } from '../src/table/ui.ts';
import { world } from './battle.ts';
import { here, sitDown, type Watched } from './sitting.ts';
import { w } from './world1815.ts';

/** Nothing ends by accident: what Enter does, and what is asked before a phase ends. */

async function faceOf(id: string): Promise<Face<AnyAction>> {
  const face = await loadFace(id);
  if (face === null) throw new Error(`no face of ${id}`);
  await face.words.rest('en');
  return face;
}

const FACES = {
  blocks: await faceOf('napoleon-1815'),
  battle: await faceOf('napoleon-at-waterloo'),
  campaign: await faceOf('waterloo-campaign'),
};

type At = Pick<AtTable, 'ui'> & { readonly model: Watched<AnyAction> };

function sit(face: Face<AnyAction>, scenario: string, dice = seededDice('ending')): At {
  const model = sitDown(face, { scenario, options: {} }, dice, here('A', 'B'));
  model.openCurtain();
  return { model, ui: new TableUi(false) };
}

const prompt = ({ model }: At) => model.face.words.prompt(model.asked.value);
const left = ({ model }: At) => model.face.words.warnings(model.asked.value);
const town = (id: string): number => w.net.indexOf(id);
const block = (id: string): number => w.unitIndex(id);
const stepOf = ({ model }: At): string => position.stepOf(w, model.view());

/** One of the French goes further than he can without a force march. */
function marched(): At {
  const table = sit(FACES.blocks, 'historical');
  const { model } = table;
  const unit = block('fr-1-inf1');
  const far = model.choices(unit).find((action) => (action as Move).path.length - 1 > w.pace[unit]);
  if (far === undefined) throw new Error('no force march');
  model.act(far);
  return table;
}

describe('Enter confirms what is put forward', () => {
  test.each(['blocks', 'battle', 'campaign'] as const)('and never ends a phase: %s', (id) => {
    const table = sit(FACES[id], { blocks: 'historical', battle: 'standard', campaign: 'june16' }[id]);
    const { model } = table;
    for (let i = 0; i < 60 && !prompt(table).buttons.some(({ ends }) => ends); i++) {
      const { pieces } = model.asked.value;
      model.act(model.choices(pieces.find((piece) => piece !== TABLE) ?? TABLE)[0]);
    }
    expect(prompt(table).buttons.some(({ ends }) => ends)).toBe(true);
    const before = model.length;
    expect(confirm(table)).toBe(false);
    expect(enterAt(table, 0)).toBe(false);
    expect(model.length).toBe(before);
    expect(table.ui.dialog.value).toBeNull();
  });

  test('a move shown is made by it, and the next does nothing', () => {
    const table = sit(FACES.blocks, 'historical');
    const { model } = table;
    model.pick(block('fr-1-inf1'));
    model.point(town('binche'));
    expect(confirm(table)).toBe(true);
    expect(model.length).toBe(1);
    expect(confirm(table)).toBe(false);
    expect([model.length, stepOf(table)]).toEqual([1, 'movement']);
  });

  test('[5.6b] “Roll” is rolled with the cursor of the map on those who have marched', () => {
    const table = marched();
    const { model } = table;
    model.act({ type: 'end' });
    expect(stepOf(table)).toBe('march');
    expect(prompt(table).buttons[0]).toMatchObject({ label: 'Roll', main: true });
    const at = position.whereIs(w, model.view(), block('fr-1-inf1'));
    // The cursor was brought there before the question came.
    table.ui.cursor.value = at;
    expect(enterAt(table, at)).toBe(true);
    expect(stepOf(table)).not.toBe('march');
  });

  test('a piece the cursor was brought to since is meant itself', () => {
    const table = sit(FACES.battle, 'standard', scriptedDice([1]));
    const { model, ui } = table;
    const unit = world.unitIndex;
    for (const [id, to] of [
      ['fr-5inf', '1311'],
      ['fr-1inf', '1410'],
    ]) {
      model.pick(unit(id));
      model.act(model.point(world.map.indexOf(to)) as AnyAction);
    }
    model.act(model.choices(TABLE)[0]);
    for (const id of ['aa-rart', 'fr-1inf', 'fr-5inf']) model.pick(unit(id));
    expect(prompt(table).buttons[0]?.label).toBe('Announce and roll');
    const gun = unit('fr-gd-art');
    const place = model.face.map.pieces(model.asked.value).find(({ piece }) => piece === gun)?.place ?? -1;
    ui.walk(place, model);
    expect(enterAt(table, place)).toBe(false);
    // What it does changes the table: the next Enter is the button's again.
    model.pick(gun);
    expect(enterAt(table, place)).toBe(true);
  });
});

describe('a choice from a list', () => {
  test('is shown first where the map would show it, and made when it is chosen again', () => {
    const table = sit(FACES.battle, 'standard');
    const { model } = table;
    const unit = world.unitIndex('fr-4inf');
    model.pick(unit);
    const [action] = model.asked.value.choices;
    choose(table, action);
    expect([model.length, model.asked.value.proposed]).toEqual([0, action]);
    choose(table, action);
    expect(model.length).toBe(1);
  });

  test('is made at once where a click would make it', () => {
    const table = sit(FACES.battle, 'standard');
    const { model } = table;
    model.act(model.choices(TABLE)[0]);
    const before = model.length;
    choose(table, model.choices(world.unitIndex('fr-6inf'))[0]);
    expect(model.length).toBe(before + 1);
  });
});

describe('ending a phase with something left undone asks, and names it', () => {
  test('[5.1c] Napoleon 1815: Group Moves unspent, and blocks that could still move', () => {
    const table = sit(FACES.blocks, 'historical');
    const { model, ui } = table;
    model.pick(block('fr-1-inf1'));
    model.point(town('binche'));
    confirm(table);
    const [{ text, pieces }] = left(table);
    expect(text).toMatch(/^Group Moves left: 1\. \d+ blocks can still move\.$/);
    expect(pieces).toEqual(model.asked.value.pieces.filter((piece) => piece !== TABLE));
    pressEnd(table);
    expect([ui.dialog.value, stepOf(table)]).toEqual(['warn', 'movement']);
  });

  test('pressed twice by one hand it does not end either', () => {
    const table = marched();
    const end = prompt(table).buttons.find(({ ends }) => ends);
    if (end === undefined) throw new Error('no end');
    press(table, end, true);
    expect([table.ui.dialog.value, stepOf(table)]).toEqual([null, 'movement']);
  });

  test('Waterloo Campaign: Corps that could move; what is asked of no Corps is not asked again', () => {
    const table = sit(FACES.campaign, 'june15');
    for (let i = 0; i < 200; i++) {
      const { pieces } = table.model.asked.value;
      const able = pieces.filter((piece) => piece !== TABLE);
      const end = prompt(table).buttons.find(({ ends }) => ends);
      if (end !== undefined && able.length > 0 && end.label === 'Pass') {
        expect(left(table)[0].pieces).toEqual(able);
        return;
      }
      table.model.act(table.model.choices(able[0] ?? TABLE)[0]);
    }
    throw new Error('nobody could pass');
  });
});
