import { type AnyAction, type Game, SCENARIO_FORMAT, type Setup } from '@hundred-days/kernel';
import { tables } from '@hundred-days/last-battles';
import { createWaterlooCampaign, createWorld } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { placed } from '../src/learn/lessons/napoleon-1815/scenes.ts';
import { game as waterloo } from '../test/battle.ts';
import { FIELDS, GAMES } from '../test/lastBattles.ts';
import { game as blocks, w } from '../test/world1815.ts';
import { momentsOfCampaigns } from './campaigns.ts';
import { house, newTable } from './harness.ts';
import { layAll } from './laid.ts';
import { lookAtLayout, resize, type Size } from './layout.ts';
import { collect, type Moment, momentAfter } from './moments.ts';
import { drawn } from './seen.ts';
import { button, clickHex, expectPrompt } from './table.ts';

/** Every kind of question, in windows of every class: see src/table/windows.ts. */

const { context, url } = await house();

const SIZES: readonly Size[] = [
  [360, 740],
  [844, 390],
  [820, 1180],
  [1024, 700],
  // Letters twice as large; those of the usual size fit where these do.
  [1440, 900, 'double'],
  [360, 225],
];
/** With a piece in hand, and larger letters: a telephone, a window of 1440 x 900 at 200 % zoom, a small one. */
const IN_HAND: readonly Size[] = [
  [360, 740, 'larger'],
  [720, 450],
  [1024, 700, 'larger'],
];

/** The table of a moment stands, and whoever has to decide looks at it. */
async function sitDown(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    for (const old of document.querySelectorAll('.table, .curtain')) old.setAttribute('data-left', '');
    location.hash = to;
  }, route);
  const there = page.locator(':is(.table, .curtain):not([data-left])').first();
  await there.waitFor();
  const curtain = page.locator('.curtain .button--main');
  if (await curtain.isVisible()) await curtain.click();
  await page.locator('.table .prompt-title').first().waitFor();
  // A hand that rests on the map is shown a card of what is there.
  await page.mouse.move(0, 0);
}

async function faultsOf(page: Page, moments: readonly Moment[]): Promise<string[]> {
  const found: string[] = [];
  const lookAt = async (kind: string, sizes: readonly Size[]): Promise<void> => {
    for (const size of sizes) {
      await resize(page, size);
      const { faults } = await lookAtLayout(page);
      found.push(...faults.map((fault) => `${kind}, ${size.join(' ')}: ${fault}`));
    }
  };
  const routes = await layAll(page, moments);
  for (const [i, { kind }] of moments.entries()) {
    await sitDown(page, routes[i]);
    await lookAt(kind, SIZES);
    if (!kind.endsWith('many')) continue;
    await page.keyboard.press('n');
    await lookAt(`${kind}, a piece in hand`, IN_HAND);
  }
  return found;
}

const named = (...scenarios: readonly string[]): Setup[] => scenarios.map((scenario) => ({ scenario, options: {} }));

function momentsOf<A extends AnyAction>(
  game: Game<A>,
  setups: readonly Setup[],
  steps: number,
  found = new Map<string, Moment>(),
): Moment[] {
  for (const [i, setup] of setups.entries()) collect(game, setup, `windows ${i}`, steps, found);
  return [...found.values()];
}

const LIGNY = [
  ...[
    'fr-1-inf1',
    'fr-1-inf2',
    'fr-1-art',
    'fr-g-inf',
    'fr-g-cav',
    'fr-3-inf1',
    'fr-3-inf2',
    'fr-3-art',
    'fr-napoleon',
  ],
  ...[
    'fr-g-art1',
    'fr-g-art2',
    'fr-6-inf',
    'fr-4cc-cav',
    'pr-1-inf1',
    'pr-1-inf2',
    'pr-1-cav',
    'pr-1-art',
    'pr-2-inf1',
  ],
  ...['pr-2-inf2', 'pr-2-cav', 'pr-3-inf1', 'pr-3-inf2', 'pr-blucher', 'pr-2-art', 'pr-3-art', 'pr-3-cav'],
];
/** A great battle about to begin. */
const BATTLE: Setup = {
  scenario: {
    format: SCENARIO_FORMAT,
    version: 1,
    game: 'napoleon-1815',
    turn: 7,
    begun: 'fights',
    units: placed(w, { ligny: LIGNY }),
    entries: { ligny: ['charleroi'] },
  },
  options: {},
};

/** Stacks in contact: guards and guns against the brigades behind Ligny. */
const MELEE: Setup = {
  scenario: {
    format: SCENARIO_FORMAT,
    version: 1,
    game: 'last-battles',
    battle: 'ligny',
    turn: 7,
    phase: 'frenchCombat',
    units: Object.fromEntries(
      Object.entries({
        L1023: ['fr-iv-rome', 'fr-iv-schoeffer'],
        L1123: ['fr-iv-hulot', 'fr-iv-toussaint'],
        L1024: ['fr-iv-baltus', 'fr-gd-friant'],
        L0923: ['fr-gd-guyot', 'fr-iv-maurin'],
        L1022: ['pr-i-19thline', 'pr-i-2ndwestland'],
        L1122: ['pr-i-12thline'],
        L0922: ['pr-i-24thline', 'pr-i-1stwestland'],
        L1021: ['pr-i-29thline', 'pr-i-3rdwestland'],
      }).flatMap(([hex, units]) => units.map((unit) => [unit, hex])),
    ),
  },
  options: {},
};

/** Five at odds of three to one against a stack, and a die that says exchange: so many could pay that they stand in a list. */
function exchange(): Moment {
  const { world } = GAMES.ligny;
  const units = {
    L1226: ['fr-iv-rome', 'fr-iv-schoeffer'],
    L1125: ['fr-iv-hulot', 'fr-iv-toussaint'],
    L1325: ['fr-iv-maurin', 'fr-gd-friant'],
    L1225: ['pr-i-12thline', 'pr-i-24thline'],
  };
  const placed = Object.entries(units).flatMap(([hex, there]) => there.map((unit) => [unit, hex]));
  const scenario = { ...(MELEE.scenario as object), units: Object.fromEntries(placed) };
  const joins = ['fr-iv-rome', 'fr-iv-hulot', 'fr-iv-maurin'].map(
    (id) => ({ type: 'join', unit: world.unitIndex(id) }) as const,
  );
  const column = tables.COLUMNS.indexOf('2-1');
  const die = [1, 2, 3, 4, 5, 6].find((face) => tables.resultOf(world, face, column) === tables.EX) as number;
  const target = { type: 'target', hex: world.map.indexOf('L1225') } as const;
  return momentAfter(GAMES.ligny, { scenario, options: {} }, [die], [target, ...joins, { type: 'roll', column }]);
}

/** Of all fields: what is not asked on one is asked on another; retreats and displacements in a press of stacks. */
function momentsOfLastBattles(): Moment[] {
  const found = new Map<string, Moment>();
  for (const field of FIELDS) momentsOf(GAMES[field], named(...GAMES[field].scenarios.map(({ id }) => id)), 300, found);
  const moments = momentsOf(GAMES.ligny, Array<Setup>(8).fill(MELEE), 60, found);
  const losses = exchange();
  expect(losses.kind).toBe('losses, many');
  return [...moments, losses];
}

const campaign = createWaterlooCampaign(createWorld(DOCUMENTS));

/** In French, whose words are the longer ones. */
async function atHome(): Promise<Page> {
  const page = await (await context({ locale: 'fr-FR' })).newPage();
  await page.goto(url);
  await page.locator('main').first().waitFor();
  // What is drawn on the sheet takes no room from anybody and has no buttons: laying it out again would be most of the work.
  await page.evaluate(() => {
    const blank = new CSSStyleSheet();
    blank.replaceSync('.board .sheet > * { display: none }');
    document.adoptedStyleSheets.push(blank);
  });
  return page;
}

test.each([
  ['Napoleon at Waterloo', () => momentsOf(waterloo, named('standard', 'standard'), 300)],
  ['Waterloo Campaign', () => momentsOf(campaign, named('june15'), 300)],
  ['Napoleon 1815', () => momentsOf(blocks, [...named('free'), BATTLE, BATTLE], 250)],
  ['Napoleon’s Last Battles', momentsOfLastBattles],
  ['the campaign of Napoleon’s Last Battles', momentsOfCampaigns],
] as const)('%s: no button lies outside, none covers another, the board has half of the height', async (_, moments) => {
  expect((await faultsOf(await atHome(), moments())).join('\n')).toBe('');
});

test('a window of another class keeps what is in hand, what has the focus and the middle of the map', async () => {
  const page = await (await context()).newPage();
  await page.goto(url);
  await newTable(page, { seats: ['You', 'A friend here'] });
  await clickHex(page, '1812');
  await clickHex(page, '1810');
  await expectPrompt(page, 'Move 4/I');
  await button(page, 'Move here').focus();
  const middle = (): Promise<readonly number[]> =>
    page.evaluate(() => {
      const board = document.querySelector<HTMLElement>('.board') as HTMLElement;
      const sheet = board.querySelector<HTMLElement>('.sheet') as HTMLElement;
      const { a, e, f } = new DOMMatrix(getComputedStyle(sheet).transform);
      return [(board.clientWidth / 2 - e) / a, (board.clientHeight / 2 - f) / a].map(Math.round);
    });
  await drawn(page);
  const before = await middle();
  for (const size of [
    [1024, 700],
    [360, 740],
    [844, 390],
    [360, 225],
    [820, 1180],
  ] satisfies Size[]) {
    await resize(page, size);
    const { faults } = await lookAtLayout(page);
    expect(faults, size.join(' x ')).toEqual([]);
    await expectPrompt(page, 'Move 4/I');
    const focus = (): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focus, { message: size.join(' x ') }).toContain('Move here');
  }
  await resize(page, [1440, 900]);
  await lookAtLayout(page);
  const away = async (): Promise<number> =>
    Math.max(...(await middle()).map((at, axis) => Math.abs(at - before[axis])));
  await expect.poll(away).toBeLessThan(90);
});

test('rows of a battle keep their height when a block is taken up, and blocks their size', async () => {
  const page = await atHome();
  const [battle] = momentsOf(blocks, [BATTLE], 250).filter(({ kind }) => /^combat.*many$/.test(kind));
  await sitDown(page, (await layAll(page, [battle]))[0]);
  await page.locator('.battle-cell').first().waitFor();
  const measure = (): Promise<readonly number[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.battle-cell, .battle-field .battle-art')].map((one) =>
        Math.round(one.getBoundingClientRect().height),
      ),
    );
  for (const size of [
    [1440, 900],
    [1024, 700],
    [820, 1180],
    [844, 390],
    [360, 740],
  ] satisfies Size[]) {
    await resize(page, size);
    await lookAtLayout(page);
    const before = await measure();
    await page.keyboard.press('n');
    await page.locator('.battle-orders').waitFor();
    await drawn(page);
    expect(await measure(), size.join(' x ')).toEqual(before);
    await page.keyboard.press('Escape');
    await page.locator('.battle-orders').waitFor({ state: 'detached' });
  }
});
