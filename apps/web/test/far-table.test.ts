import { Host, SPECTATOR, seededDice, sitDown, TABLE, Table, type TableSeat } from '@hundred-days/kernel';
import { unreliable } from '@hundred-days/kernel/testing';
import { type Action, position } from '@hundred-days/napoleon-at-waterloo';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import type { Holder } from '../src/store/types.ts';
import { Clicks } from '../src/table/clicks.ts';
import { TableModel } from '../src/table/model.ts';
import { game, TO_THE_FARM, world } from './battle.ts';
import { here } from './sitting.ts';

/** The page at a table far away: what is asked takes its time, is lost, comes twice or in disorder. */

const face = createFace(game);
const unit = world.unitIndex;
const hex = (id: string): number => world.map.indexOf(id);
const soon = (ms = 0): Promise<void> => new Promise((over) => setTimeout(over, ms));

interface Far {
  readonly model: TableModel<Action>;
  readonly host: Host<Action>;
}

async function sitFar(scenario: string, holders: readonly Holder[], lost = 10): Promise<Far> {
  const opened = Table.open(game, { scenario, options: {} }, seededDice('far'));
  if (!opened.ok) throw new Error('no table');
  const host = new Host(opened.value);
  const seats = new Map<number, TableSeat<Action>>();
  for (const viewer of [SPECTATOR, ...holders.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : []))]) {
    let keys = 0;
    const line = unreliable(host.line(viewer), { seed: viewer, least: 1, most: 4, lost, twice: 20 }, soon);
    const options = { nextKey: () => `${viewer}/${keys++}`, again: () => soon() };
    seats.set(viewer, await sitDown(game, viewer, line, options));
  }
  const parts = { id: 'far', title: 'Far', face, holders, created: 0, language: signal('en') };
  const way = { sit: (viewer: number) => seats.get(viewer) as TableSeat<Action>, record: () => Promise.reject() };
  return { model: new TableModel<Action>({ ...parts, way, openRule: () => undefined }), host };
}

const COMPUTER: Holder = { kind: 'computer', level: 'conscript', character: 'bold' };

test('while the table is asked nothing else is decided, and what is shown stays as it was', async () => {
  const { model, host } = await sitFar('standard', here('A', 'B'), 0);
  model.pick(unit('fr-4inf'));
  const action = model.point(hex('1810')) as Action;
  const before = model.asked.value;
  model.act(action);
  expect(model.asking.value).toBe(true);
  expect(model.asked.value).toBe(before);
  // All of this is said into the wind.
  model.act(action);
  model.pick(unit('fr-3inf'));
  model.undo();
  model.putBack();
  expect(model.asked.value).toBe(before);
  await model.answered();
  expect(model.length).toBe(1);
  expect(host.table.length).toBe(1);
  expect(model.refused.value).toBeNull();
  expect(position.whereIs(world, model.view(), unit('fr-4inf'))).toBe(hex('1810'));
  expect(model.motions.value).toHaveLength(1);
});

test('what comes too late is not done: what has happened is shown, and it is said in both languages', async () => {
  const { model, host } = await sitFar('standard', [...here('A'), COMPUTER], 0);
  model.pick(unit('fr-4inf'));
  const action = model.point(hex('1810')) as Action;
  // The same seat, from another place.
  const twin = host.seat(0);
  const other = twin.submit({ type: 'move', unit: unit('fr-3inf'), path: [hex('1712'), hex('1711')] });
  model.act(action);
  expect((await other).result).toBe('done');
  await model.answered();
  expect(host.table.length).toBe(1);
  expect(model.length).toBe(1);
  expect(position.whereIs(world, model.view(), unit('fr-3inf'))).toBe(hex('1711'));
  expect(model.asked.value.inHand).toBeNull();
  const no = model.refused.value?.no;
  if (no === undefined) throw new Error('nothing is said');
  await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
  expect(face.words.explain(model.view(), no, 'en', null).text).toContain('The table has gone on since');
  expect(face.words.explain(model.view(), no, 'fr', null).text).toContain('La table a continué');
  // And it can be decided again.
  model.pick(unit('fr-4inf'));
  model.act(model.point(hex('1810')) as Action);
  await model.answered();
  expect(host.table.length).toBe(2);
});

test('an attacker taken out again is one deed: nothing of what lies between is shown', async () => {
  const { model } = await sitFar('standard', here('A', 'B'));
  for (const [id, to] of TO_THE_FARM) {
    model.pick(unit(id));
    model.act(model.point(hex(to)) as Action);
    await model.answered();
  }
  model.act(model.choices(TABLE)[0]);
  await model.answered();
  for (const id of ['fr-5inf', 'aa-rart', 'fr-1inf']) {
    model.pick(unit(id));
    await model.answered();
  }
  expect(model.length).toBe(6);
  const lengths: number[] = [];
  const stop = model.log.subscribe((steps) => lengths.push(steps.length - 1));
  model.pick(unit('fr-5inf'));
  await model.answered();
  stop();
  expect(lengths).toEqual([6, 5]);
  expect(position.has(world, model.view(), unit('fr-5inf'), position.JOINED)).toBe(false);
  expect(position.has(world, model.view(), unit('fr-1inf'), position.JOINED)).toBe(true);
});

test('two at one screen, with secrets: the curtain comes between, and each sees what the table says', async () => {
  const { model, host } = await sitFar('grouchy', here('A', 'B'));
  let curtains = 0;
  for (let i = 0; i < 60 && !model.over; i++) {
    if (model.curtain.value !== null) {
      curtains++;
      expect(model.viewer.value).toBe(SPECTATOR);
      model.openCurtain();
    }
    const asked = model.asked.value;
    const all = asked.pieces.flatMap((piece) => asked.choicesOf(piece));
    if (asked.deciding) {
      expect(asked.view).toEqual(host.table.view(asked.seat));
      model.act(all.find(({ type }) => type === 'end') ?? all[0]);
      await model.answered();
    } else await soon(2);
  }
  expect(curtains).toBeGreaterThan(2);
  expect(host.table.length).toBeGreaterThan(10);
});

test('clicks that come faster than the table answers are done one after another', async () => {
  const { model } = await sitFar('standard', here('A', 'B'));
  model.act(model.choices(TABLE)[0]);
  await model.answered();
  const before = model.length;
  const clicks = new Clicks(model);
  for (const id of ['aa-hou', 'fr-6inf', 'fr-9inf']) clicks.do(() => model.pick(unit(id)));
  expect(model.length).toBe(before);
  await expect.poll(() => model.length).toBe(before + 3);
});

test('a click after a button is no answer to the next question, and a refusal ends those that wait', async () => {
  const { model } = await sitFar('standard', here('A', 'B'));
  const clicks = new Clicks(model);
  model.act(model.choices(TABLE)[0]);
  clicks.do(() => model.pick(unit('aa-hou')));
  await model.answered();
  await soon(20);
  expect(model.length).toBe(1);
});
