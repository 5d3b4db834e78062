import {
  type AnyAction,
  allChoices,
  below,
  type Game,
  randomBits,
  sitDown,
  type TableSeat,
} from '@hundred-days/kernel';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { game as battle } from '../test/battle.ts';
import { game as blocks } from '../test/world1815.ts';
import { house } from './harness.ts';
import { OnlineServer } from './online.ts';
import { expectNone, expectText } from './seen.ts';
import { announceHougoumont, button, endMovement, expectAt, expectPrompt, logLines, sheetOf } from './table.ts';

/** Whole games, broken lines, second devices, clocks and silence, in browsers that share nothing. */

const { context } = await house();
const server = await OnlineServer.open();

async function browser(options: BrowserContextOptions = {}): Promise<Page> {
  return (await context(options)).newPage();
}

interface Wanted {
  readonly game: string;
  readonly scenario: string;
  readonly mine: readonly string[];
  readonly options?: object;
  readonly pace?: object;
  readonly late?: string;
}

interface Opened {
  readonly id: string;
  readonly links: Readonly<Record<string, string>>;
  readonly watch: string;
}

/** A request with the cookie of a browser, as from another of its windows. */
async function send<T>(of: BrowserContext, path: string, data: object): Promise<T> {
  const response = await of.request.post(`${server.url}api${path}`, { data });
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

const openTable = (page: Page, wanted: Wanted): Promise<Opened> =>
  send(page.context(), '/tables', { options: {}, watched: true, ...wanted });

const atTable = (id: string, link = ''): string => `${server.url}#/online/${id}${link === '' ? '' : `/${link}`}`;

/** A hand at a seat beside the page: whoever has the cookie of a browser has its seats. */
function hand<A extends AnyAction>(page: Page, { id }: Opened, game: Game<A>, seat: number): Promise<TableSeat<A>> {
  let keys = 0;
  const line = {
    ask: (request: object) => send<never>(page.context(), `/tables/${id}/viewers/${seat}`, request),
    listen: () => () => undefined,
    close: () => undefined,
  };
  return sitDown(game, seat, line, { nextKey: () => `hand.${seat}.${keys++}` });
}

/** Plays to the end from two windows beside the pages: the shortest game there is, whoever may end something does. */
async function playOut<A extends AnyAction>(game: Game<A>, opened: Opened, pages: readonly Page[]): Promise<void> {
  const seats = await Promise.all(pages.map((page, seat) => hand(page, opened, game, seat)));
  const bits = randomBits('short');
  for (let acts = 0; seats[0].known.outcome === null && acts < 600; acts++) {
    const seat = seats.find(({ known, viewer }) => (known.seatsToAct & (1 << viewer)) !== 0) ?? seats[0];
    const all = allChoices(game, seat.known.view, seat.viewer);
    const end = all.find((action) => action.type === 'end') ?? all[below(Math.max(1, all.length), bits)];
    if (end !== undefined) expect((await seat.submit(end)).result).toBe('done');
    for (const one of seats) await one.refresh();
  }
  expect(seats[0].known.outcome).not.toBeNull();
}

/** One where all lies open, and one with secrets, which are open when it is over. */
const WHOLE = [
  ['napoleon-at-waterloo', 'standard', (opened: Opened, pages: readonly Page[]) => playOut(battle, opened, pages)],
  ['napoleon-1815', 'historical', (opened: Opened, pages: readonly Page[]) => playOut(blocks, opened, pages)],
] as const;

test.each(WHOLE)(
  'a whole game of %s, live: both see its end, and the dice can be checked',
  async (game, scenario, play) => {
    const [ines, marit] = [await browser(), await browser({ locale: 'fr-FR' })];
    const opened = await openTable(ines, { game, scenario, mine: ['french'] });
    await Promise.all([ines.goto(atTable(opened.id)), marit.goto(atTable(opened.id, opened.links.allied))]);
    for (const page of [ines, marit]) await sheetOf(page).waitFor();
    await play(opened, [ines, marit]);
    await expectText(ines.locator('.people'), 'The game is over.');
    await expectText(marit.locator('.people'), 'La partie est finie.');
    for (const page of [ines, marit]) {
      await page.locator('dialog[open], [role="dialog"]').first().waitFor();
      await page.keyboard.press('Escape');
    }
    await button(ines, 'Check the dice').click();
    await expectText(ines.locator('.agreements'), /the seal is the one that was shown|follow from what was sealed/);
    // Nothing is hidden any more, and each has the same record.
    const records = await Promise.all(
      [ines, marit].map(async (page, seat) =>
        (await page.context().request.get(`${server.url}api/tables/${opened.id}/viewers/${seat}/record`)).text(),
      ),
    );
    expect(records[0]).toBe(records[1]);
  },
);

test('an attack that a lost line broke off goes on; another window and another who looks on see it; then the clock runs out', async () => {
  const [ines, marit, owen] = [await browser(), await browser(), await browser()];
  const wanted = { game: 'napoleon-at-waterloo', scenario: 'standard', mine: ['french'] };
  const pace = { kind: 'live', minutes: 30, bonus: 0 };
  const opened = await openTable(ines, { ...wanted, pace, late: 'computer' });
  const { id, links, watch } = opened;
  await Promise.all([ines.goto(atTable(id)), marit.goto(atTable(id, links.allied))]);
  for (const page of [ines, marit]) await sheetOf(page).waitFor();
  await owen.goto(atTable(id, watch));
  await endMovement(ines);
  await announceHougoumont(ines);
  // The line breaks in the middle of it: the page is closed, and opened again in another window.
  const second = await ines.context().newPage();
  await ines.close();
  await second.goto(atTable(id));
  await expectPrompt(second, 'Announce the attack on Hougoumont Wood');
  await button(second, 'Announce and roll').click();
  for (const page of [second, marit, owen]) await expectAt(page, 'aa-hou', null);
  const told = await logLines(second);
  for (const page of [marit, owen]) await expect.poll(() => logLines(page)).toEqual(told);

  // What is said is text, whatever it looks like.
  const odd = '<img src=x onerror="document.title=1"><b>Ney</b>';
  await second.locator('.talk summary').click();
  await second.getByLabel('To all').fill(odd);
  await button(second, 'Send').click();
  await marit.locator('.talk summary').click();
  await expectText(marit.locator('.talk-lines'), odd);
  await expectNone(marit.locator('.talk-lines img'));

  await server.letTimeRunOut(id);
  // It goes on for the French as it thinks best, until the Allies have to decide: in their movement, or who makes way in a fight.
  for (const page of [marit, owen]) await expectText(page.locator('.people'), 'Computer');
  await expectPrompt(marit, /^(Choose a unit to move|Retreat|Make room)/);
});

test('[11.0b] of three players of Napoleon 1815 the two Allied are told that they may not speak; the French may', async () => {
  const [ines, marit, owen] = [await browser(), await browser(), await browser({ locale: 'fr-FR' })];
  const wanted = { game: 'napoleon-1815', scenario: 'historical', mine: ['french'], options: { threePlayers: true } };
  const { id, links } = await openTable(ines, wanted);
  await marit.goto(atTable(id, links['anglo-dutch']));
  await owen.goto(atTable(id, links.prussian));
  await ines.goto(atTable(id));
  const say = async (page: Page, label: string, send: string, text: string): Promise<void> => {
    await page.locator('.talk summary').click();
    await page.getByLabel(label, { exact: true }).fill(text);
    await button(page, send).click();
  };
  for (const page of [ines, marit, owen]) await sheetOf(page).waitFor();
  await say(ines, 'To all', 'Send', 'Good luck.');
  await say(marit, 'To all', 'Send', 'Hold Ligny!');
  await expectText(marit.locator('.talk'), 'Allies may talk only while they deploy');
  await say(owen, 'À tous', 'Envoyer', 'Wavre !');
  await expectText(owen.locator('.talk'), '11.0');
  await expectText(owen.locator('.talk-lines'), 'Good luck.');
  for (const page of [ines, marit, owen])
    expect(await page.locator('.talk-lines').textContent()).not.toMatch(/Hold Ligny|Wavre/);
  // What the page would not send the server would not take.
  const refused = await marit.context().request.post(`${server.url}api/tables/${id}/talk`, {
    data: { seat: 'anglo-dutch', side: true, text: 'Hold Ligny!' },
  });
  expect(await refused.json()).toEqual({ error: 'silence', rule: '11.0b' });
});
