import { type SeenStep, scriptedDice, TABLE } from '@hundred-days/kernel';
import { type Action, describe as described, position, tables } from '@hundred-days/last-battles';
import { signal } from '@preact/signals';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { HEX_PX } from '../src/board/camera.ts';
import { arrowPath, discAt } from '../src/board/lines.ts';
import type { BoardControls } from '../src/board/types.ts';
import { createFace } from '../src/faces/last-battles/face.tsx';
import { markOf } from '../src/faces/last-battles/Levels.tsx';
import { NIGHT, RAIN, timeName } from '../src/faces/last-battles/names.ts';
import { OddsPanel } from '../src/faces/last-battles/OddsPanel.tsx';
import { settingOf } from '../src/faces/last-battles/setting.ts';
import { spaceAt } from '../src/table/deeds.ts';
import { crossAt, gutters, tagAt } from '../src/table/FightMap.tsx';
import { followDeeds } from '../src/table/follow.ts';
import { groupsOf, linesOf, newestFixed, wordsOf } from '../src/table/lines.ts';
import { TableUi } from '../src/table/ui.ts';
import { markup } from './art/markup.ts';
import { GAMES } from './lastBattles.ts';
import { here, sitDown, type Watched } from './sitting.ts';

/** What a stranger missed at the tables of the last battles. */

type Field = 'ligny' | 'quatre-bras' | 'wavre';
type Model = Watched<Action>;
type Units = Readonly<Record<string, string | { readonly at: string; readonly reduced: boolean }>>;

const FACES = {
  ligny: createFace(GAMES.ligny),
  'quatre-bras': createFace(GAMES['quatre-bras']),
  wavre: createFace(GAMES.wavre),
};
await Promise.all(Object.values(FACES).flatMap((face) => ['en', 'fr'].map((language) => face.words.rest(language))));

function sit(field: Field, phase: string, units: Units, dice: readonly number[] = []): Model {
  const scenario = { ...described(GAMES[field].world, field), phase, units };
  return sitDown(FACES[field], { scenario, options: {} }, scriptedDice(dice), here('A', 'B'), 'en');
}

const unit = (field: Field, id: string): number => GAMES[field].world.unitIndex(id);
const hex = (field: Field, id: string): number => GAMES[field].world.map.indexOf(id);
const prompt = (model: Model) => model.face.words.prompt(model.asked.value);
const face = FACES.ligny;

async function act(model: Model, action: Action): Promise<void> {
  model.act(action);
  await model.answered();
}

const OPEN_FIELD = { 'fr-iv-rome': 'L1226', 'fr-iv-schoeffer': 'L1226', 'pr-i-treskow': 'L1225' };

/** Rome and Schoeffer have announced their attack on Treskow. */
async function announced(dice: readonly number[] = []): Promise<Model> {
  const model = sit('ligny', 'frenchCombat', OPEN_FIELD, dice);
  for (const id of ['pr-i-treskow', 'fr-iv-rome']) {
    model.pick(unit('ligny', id));
    await model.answered();
  }
  return model;
}

const roll = (model: Model, name: string): Action =>
  model.choices(TABLE).find((action) => action.type === 'roll' && tables.COLUMNS[action.column] === name) as Action;

/** The lines of the log that begin like this. */
const told = (steps: readonly SeenStep[], start: string, language = 'en'): string[] =>
  linesOf(face, steps, language)
    .map(({ line }) => wordsOf(line))
    .filter((line) => line.startsWith(start));

test('[7.5a] that nobody advances is told as well, in both languages', async () => {
  const model = await announced([1]);
  await act(model, model.choices(TABLE)[0]);
  while (!model.choices(TABLE).some(({ type }) => type === 'stand')) {
    const [piece] = model.asked.value.pieces;
    await act(model, model.choices(piece)[0]);
  }
  await act(model, { type: 'stand' });
  expect(told(model.log.value, 'French:')).toEqual(['French: nobody advances']);
  expect(told(model.log.value, 'Français', 'fr')).toEqual(['Français\u202f: personne n’avance']);
});

test('[8.16] guns that could go back and do not: theirs is another line', () => {
  const rolled: SeenStep = {
    seat: 0,
    action: 'roll',
    dice: [6],
    events: [{ type: 'rolled', rule: '7.7', data: { die: 6, column: '1-1', result: 'Ar' } }],
  };
  const stand = (seat: number): SeenStep => ({ seat, action: 'stand', dice: [], events: [] });
  expect(told([rolled, stand(0), stand(1)], 'French:')).toEqual(['French: the guns stay where they are']);
  expect(told([rolled, stand(0), stand(1)], 'Prussian:')).toEqual(['Prussian: nobody advances']);
});

test('[7.8b] one line says what lowered odds change', async () => {
  const model = await announced();
  const full = model.choices(TABLE)[0];
  const panel = (): string =>
    markup(h(OddsPanel, { w: settingOf(GAMES.ligny), asked: model.asked.value })).replace(/<[^>]*>/g, '');
  expect(full).toEqual(roll(model, '3-1'));
  expect(panel()).not.toContain('That changes');
  model.asked.value.propose(roll(model, '1-1'));
  const w = GAMES.ligny.world;
  const faces = (column: string, code: string): number =>
    [1, 2, 3, 4, 5, 6].filter(
      (die) =>
        tables.RESULTS[
          tables.resultOf(
            w,
            die,
            tables.COLUMNS.findIndex((name) => name === column),
          )
        ] === code,
    ).length;
  expect(faces('1-1', 'Ar')).toBeGreaterThan(faces('3-1', 'Ar'));
  expect(panel()).toContain(`Attacker retreats ${faces('1-1', 'Ar')} in 6 instead of ${faces('3-1', 'Ar')}`);
});

test('[6.0] a stack leaves the map together, and is taken back together', async () => {
  const [corsin, dufour] = ['fr-iii-corsin', 'fr-iii-dufour'].map((id) => unit('wavre', id));
  const units = { 'fr-iii-corsin': 'W0112', 'fr-iii-dufour': 'W0112', 'pr-iii-art': 'W2005' };
  const model = sit('wavre', 'frenchMovement', units);
  model.asked.value.gather([corsin, dufour]);
  const [leave] = prompt(model).buttons;
  expect(leave.label).toBe('Both leave the map');
  await act(model, leave.action);
  const where = (): number[] =>
    [corsin, dufour].map((one) => position.whereIs(GAMES.wavre.world, model.asked.value.view, one));
  expect(where().every((place) => place < 0)).toBe(true);
  model.undo();
  await model.answered();
  expect(where()).toEqual([hex('wavre', 'W0112'), hex('wavre', 'W0112')]);
  model.asked.value.gather([dufour]);
  expect(prompt(model).buttons[0].label).toBe('Leave the map');
});

test('[3.42b] the log shows the side of a counter that is up', () => {
  const model = sit('ligny', 'frenchMovement', {
    'fr-gd-friant': { at: 'L1026', reduced: true },
    'fr-gd-roguet': 'L1126',
    'pr-i-art': 'L1010',
  });
  const { view } = model.asked.value;
  const shown = (id: string): string => face.map.counter(unit('ligny', id), view).left;
  expect([shown('fr-gd-friant'), shown('fr-gd-roguet')]).toEqual(['4', '7']);
  expect(face.map.counter(unit('ligny', 'fr-gd-friant')).left).toBe('6');
});

test('[7.9] night and rain stand with the hour', () => {
  expect(timeName('17-1500', RAIN, 'en')).toBe('3 pm, rain');
  expect(timeName('16-2100', NIGHT, 'fr')).toBe('21 h, nuit');
  expect(timeName('16-1400', 0, 'en')).toBe('2 pm');
});

test('[13.0a] a victory on points has a sentence of its own', () => {
  const result = (code: string, language: string) =>
    FACES['quatre-bras'].words.result({ winners: [1], rule: '13.0a', code }, language);
  expect(result('allied-points', 'en')).toEqual({
    title: 'Allied victory on points',
    text: 'The last turn is over, and the points decide.',
  });
  expect(result('french-points', 'fr').text).toBe('Le dernier tour est joué, et les points décident.');
  expect(result('french-demoralized', 'en').text).toBe('The French army is demoralized.');
});

test('the guns of the third Prussian corps go by the name of who led them', () => {
  for (const language of ['en', 'fr'])
    expect(FACES.wavre.words.shortName(unit('wavre', 'pr-iii-art'), language)).toBe('Mohnhaupt');
});

test('[7.0a] a combat phase opens near those who must fight, once', async () => {
  const model = await announced();
  const { close } = face.map.overlay(model.asked.value);
  expect(close?.places.map((place) => GAMES.ligny.world.hexId(place)).sort()).toEqual(['L1225', 'L1226', 'L1226']);
  const before = sit('ligny', 'frenchCombat', OPEN_FIELD);
  expect(face.map.overlay(before.asked.value).close?.key).toBe(close?.key);
  expect(face.map.overlay(sit('ligny', 'frenchMovement', OPEN_FIELD).asked.value).close).toBeUndefined();
});

test('[7.0a] the map goes there by itself, and a battle that opens stays as it is laid', async () => {
  const model = sit('ligny', 'frenchMovement', { ...OPEN_FIELD, 'fr-iv-baltus': 'L1030' });
  const [framed, closed]: [unknown[], number[][]] = [[], []];
  const controls: Partial<BoardControls> = {
    follow: () => undefined,
    frame: (groups) => void framed.push(groups),
    close: (places) => closed.push([...places]) > 0,
  };
  const ui = new TableUi(false);
  ui.controls.value = controls as BoardControls;
  const told = signal(model.asked.value);
  model.asked.subscribe((asked) => {
    told.value = asked;
  });
  const stop = followDeeds({ model, ui, told } as never);
  expect([framed, closed]).toEqual([[], []]);
  await act(model, { type: 'end' });
  expect(closed).toHaveLength(1);
  // Once a phase: what is announced and given up again moves nothing.
  model.pick(unit('ligny', 'pr-i-treskow'));
  await model.answered();
  model.undo();
  await model.answered();
  expect(closed).toHaveLength(1);
  stop();
});

test('what cannot be taken back begins over the newest line that stands, whatever of the present has none', async () => {
  const model = await announced([6]);
  await act(model, roll(model, '1-3'));
  const groups = groupsOf(face, model.log.value, 'en');
  const all = groups.flatMap(({ lines }) => lines);
  const rolled = all.findLast(({ line }) => line.dice.length > 0);
  expect(all.at(-1)?.step).toBe(rolled?.step);
  expect(newestFixed(groups, model.length)).toBe(all.at(-1)?.key);
  expect(newestFixed(groups, 0)).toBeUndefined();
});

test('arrows and costs keep off the numbers of counters', () => {
  const { geometry } = face.map.art;
  const [from, to] = [hex('ligny', 'L1024'), hex('ligny', 'L1023')];
  const centre = { x: geometry.x[to] * HEX_PX, y: geometry.y[to] * HEX_PX };
  const tip = (taken: boolean): number => {
    const [, x, y] = /L([\d.]+) ([\d.]+)M/.exec(arrowPath(geometry, [from, to], taken)) ?? [];
    return Math.hypot(Number(x) - centre.x, Number(y) - centre.y) / HEX_PX;
  };
  // A counter is 0.74 of a hex wide.
  expect(tip(false)).toBeLessThan(0.2);
  expect(tip(true)).toBeGreaterThan(0.37);
  expect(discAt(geometry, [from, to], 1, false)).toEqual(centre);
  // What the last roll did, at 88 pixels a hex: the line ends before the counter that went.
  expect(
    gutters([
      { x: 0, y: 0 },
      { x: 88, y: 0 },
    ]).map(({ x }) => Math.round(x)),
  ).toEqual([26, 53]);
  // Who was lost is struck out; not who stands there now.
  const reach = (beside: boolean): number =>
    Math.max(...[...crossAt({ x: 0, y: 0 }, beside).matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x)));
  expect(reach(false)).toBeGreaterThan(0);
  expect(reach(true)).toBeLessThan(-0.37 * 88);
  const disc = discAt(geometry, [from, to], 1, true);
  expect(Math.hypot(disc.x - centre.x, disc.y - centre.y) / HEX_PX).toBeCloseTo(0.5);
});

test('Space that was meant for the computer opens no refusal where it has just been done', () => {
  const model = sit('ligny', 'frenchMovement', { ...OPEN_FIELD, 'fr-iv-baltus': 'L1030' });
  const table = { model: model as never, ui: new TableUi(false) };
  const place = hex('ligny', 'L1225');
  expect([spaceAt(table, place, 100), spaceAt(table, place, 1000)]).toEqual([true, false]);
  // Brought there by the arrows, and somebody there can act: that is meant.
  const own = hex('ligny', 'L1030');
  expect(spaceAt(table, own, 100)).toBe(true);
  table.ui.walk(own, model as never);
  expect(spaceAt(table, own, 100)).toBe(false);
});

test('the number of a way lies beside it between the two hexes: over no counter, no sum and no badge', () => {
  const [hexes, before] = [88, { x: 300, y: 300 }];
  for (let turn = 0; turn < 6; turn++) {
    const angle = (turn * Math.PI) / 3 + Math.PI / 6;
    const last = { x: before.x + hexes * Math.cos(angle), y: before.y + hexes * Math.sin(angle) };
    const tag = tagAt([before, last]);
    const from = [before, last].map(({ x, y }) => Math.hypot(tag.x - x, tag.y - y));
    expect(from[0]).toBeCloseTo(from[1]);
    expect(from[0]).toBeGreaterThan(0.55 * hexes);
    const badge = { x: last.x + 0.4 * hexes, y: last.y - 0.4 * hexes };
    expect(Math.hypot(tag.x - badge.x, tag.y - badge.y)).toBeGreaterThan(0.4 * hexes);
  }
});

test('[11.2a] the numbers of two levels that lie close together stand on either side of their marks', () => {
  expect([40, 50].map((one) => markOf(one, 40, 50, 54))).toEqual([
    'level-mark level-mark--before',
    'level-mark level-mark--after',
  ]);
  expect([25, 40].map((one) => markOf(one, 25, 40, 43))).toEqual(['level-mark', 'level-mark']);
  expect(markOf(60, 60, null, 65)).toBe('level-mark');
});

describe('two of a hex have one way back', () => {
  const BEATEN = {
    'fr-iv-rome': 'L1226',
    'fr-iv-schoeffer': 'L1226',
    'fr-iv-lecapitaine': 'L1325',
    'pr-i-treskow': 'L1225',
    'pr-i-7thline': 'L1225',
  };

  async function beaten(more: Units = {}): Promise<Model> {
    const model = sit('ligny', 'frenchCombat', { ...BEATEN, ...more }, [1]);
    await act(model, { type: 'target', hex: hex('ligny', 'L1225') });
    for (const id of ['fr-iv-rome', 'fr-iv-lecapitaine']) {
      model.pick(unit('ligny', id));
      await model.answered();
    }
    await act(model, model.choices(TABLE)[0]);
    return model;
  }

  /** Where both can go, and no other hex. */
  const wayBack = (model: Model): number =>
    (model.choices(unit('ligny', 'pr-i-treskow'))[0] as Extract<Action, { type: 'retreat' }>).to;

  test('[7.4a] a click on it asks nobody which of them goes first: both are there', async () => {
    const model = await beaten();
    const goal = wayBack(model);
    expect(model.point(goal)).not.toBeNull();
    await model.answered();
    expect(model.which.value).toEqual([]);
    const { world } = GAMES.ligny;
    for (const id of ['pr-i-treskow', 'pr-i-7thline'])
      expect(position.whereIs(world, model.view(), unit('ligny', id))).toBe(goal);
  });

  test('[7.4a] that fight is seen from near: each that asks something of who has not announced it', async () => {
    const opened = face.map.overlay(sit('ligny', 'frenchCombat', BEATEN).asked.value).close;
    const { close, ways = [] } = face.map.overlay((await beaten()).asked.value);
    expect(close?.key).not.toBe(opened?.key);
    expect(close?.some).toBe(true);
    expect(close?.places).toEqual(
      expect.arrayContaining([...ways.flat(), hex('ligny', 'L1225'), hex('ligny', 'L1226')]),
    );
  });

  test('[5.3] with room for one of them it is asked which', async () => {
    const { map } = GAMES.ligny.world;
    const goal = map.ids[wayBack(await beaten())];
    const model = await beaten({ 'pr-i-24thline': goal });
    expect(model.point(map.indexOf(goal))).toBeNull();
    expect(model.which.value).toHaveLength(2);
  });
});

test('in French an attack names its targets as their counters do, in brackets: no title stands in a sentence without its article', async () => {
  const model = sit('ligny', 'frenchCombat', { 'fr-iv-rome': 'L1226', 'pr-i-horseart': 'L1225' }, [1]);
  for (const id of ['pr-i-horseart', 'fr-iv-rome']) {
    model.pick(unit('ligny', id));
    await model.answered();
  }
  await act(model, model.choices(TABLE)[0]);
  const [line] = told(model.log.value, 'Rome', 'fr');
  expect(line).toContain(`(${face.words.shortName(unit('ligny', 'pr-i-horseart'), 'fr')})`);
  expect(line).not.toMatch(/contre Artillerie/);
});

describe('[7.6] a retreat with no hex open', () => {
  /** Treskow was driven back, and six friends stand around: whom does he push aside? */
  async function pushed(): Promise<Model> {
    const { world } = GAMES.ligny;
    const at = world.map.indexOf('L1225');
    const around = [0, 1, 2, 3, 4, 5].map((d) => world.neighbours[6 * at + d]);
    const attackers = around.indexOf(world.map.indexOf('L1226'));
    const behind = [2, 3, 4].map((d) => world.hexId(around[(attackers + d) % 6]));
    const friends = [
      'pr-i-12thline',
      'pr-i-24thline',
      'pr-i-19thline',
      'pr-i-29thline',
      'pr-i-1stwestland',
      'pr-i-3rdwestland',
    ];
    const crowd = Object.fromEntries(friends.map((id, i) => [id, behind[i >> 1]]));
    const column = tables.COLUMNS.indexOf('3-1');
    const die = [1, 2, 3, 4, 5, 6].find((face) => tables.RESULTS[tables.resultOf(world, face, column)] === 'Dr');
    const model = sit('ligny', 'frenchCombat', { ...OPEN_FIELD, ...crowd }, [die ?? 0]);
    for (const id of ['pr-i-treskow', 'fr-iv-rome']) {
      model.pick(unit('ligny', id));
      await model.answered();
    }
    await act(model, model.choices(TABLE)[0]);
    return model;
  }

  test('names all who could be pushed aside, and says how', async () => {
    const model = await pushed();
    const { title, reason, buttons } = prompt(model);
    expect(title).toMatch(/No hex is open to .*: whom does it push aside\?/);
    expect(reason).toContain('Click the one that makes room');
    expect(buttons).toHaveLength(6);
  });

  test('of two in a hex it is asked which', async () => {
    const model = await pushed();
    const [piece] = model.asked.value.pieces;
    const [first, second] = model.choices(piece).filter((action) => action.type === 'displace');
    expect(first.to).toBe(second.to);
    const asked = (): Action[] => model.which.value.map(({ action }) => action);
    expect(model.point(first.to)).toBeNull();
    expect(asked()).toEqual([first, second]);
    // Also with the one in hand that goes back.
    model.which.value = [];
    model.pick(piece);
    expect(model.point(first.to)).toBeNull();
    expect(asked()).toEqual([first, second]);
    await act(model, asked()[1]);
    expect(position.whereIs(GAMES.ligny.world, model.view(), piece)).toBe(first.to);
  });
});
