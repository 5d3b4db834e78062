import { type AnyAction, allChoices, below, type Game, randomBits } from '@hundred-days/kernel';
import { createWaterlooCampaign, createWorld } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { game as battle } from '../test/battle.ts';
import { game as day } from '../test/dowField.ts';
import { GAMES } from '../test/lastBattles.ts';
import { game as blocks } from '../test/world1815.ts';
import { house, PATIENCE_MS } from './harness.ts';
import { OnlineServer, type Opened } from './online.ts';
import { expectText } from './seen.ts';
import { button, sheetOf } from './table.ts';

/** A whole game of each kind, live, in browsers that share nothing. */

const { context } = await house();
const server = await OnlineServer.open();

/** What closes a phase, a step or a side's part of one. */
const ENDS: readonly string[] = ['end', 'pass', 'ready'];
/** So many phases each page ends itself; all else is done by hands beside the pages, which have to follow. */
const BY_PAGE = 4;
const MOST_ACTS = 1000;

/** Ends the phase with E, and says yes where something is left undone, until the table has moved on. */
async function pressEnd(page: Page, revision: () => Promise<number>): Promise<void> {
  const before = await revision();
  const sure = page.locator('dialog[open] .button--main');
  const ended = async (): Promise<boolean> => {
    if (await sure.isVisible()) await sure.click();
    else await page.keyboard.press('e');
    return (await revision()) > before;
  };
  await expect.poll(ended, { timeout: PATIENCE_MS, message: 'E ends the phase' }).toBe(true);
}

/** The shortest game there is: whoever may end something does. Gives how often each page has ended something itself. */
async function playOut<A extends AnyAction>(game: Game<A>, { id }: Opened, pages: readonly Page[]): Promise<number[]> {
  const seats = await Promise.all(pages.map((page, seat) => server.hand(page, id, game, seat)));
  const bits = randomBits('short');
  const pressed = pages.map(() => 0);
  let seat = seats[0];
  for (let acts = 0; seat.known.outcome === null && acts < MOST_ACTS; acts++) {
    const { seatsToAct } = seat.known;
    const next = (seatsToAct & (1 << seat.viewer)) !== 0 ? seat : seats[31 - Math.clz32(seatsToAct)];
    if (next !== seat) await next.refresh();
    seat = next;
    const all = allChoices(game, seat.known.view, seat.viewer);
    const end = all.find(({ type }) => ENDS.includes(type));
    if (end !== undefined && pressed[seat.viewer] < BY_PAGE) {
      await pressEnd(pages[seat.viewer], async () => {
        await seat.refresh();
        return seat.known.revision;
      });
      pressed[seat.viewer]++;
    } else {
      const chosen = end ?? all[below(all.length, bits)];
      expect((await seat.submit(chosen)).result).toBe('done');
    }
  }
  expect(seat.known.outcome).not.toBeNull();
  return pressed;
}

const campaign = createWaterlooCampaign(createWorld(DOCUMENTS));

/** Seats in the order of play. */
const whole = <A extends AnyAction>(
  rules: Game<A>,
  game: string,
  scenario: string,
  seats: readonly string[],
  options: object = {},
) => ({
  game,
  scenario,
  seats,
  options,
  play: (opened: Opened, pages: readonly Page[]) => playOut(rules, opened, pages),
});

const WHOLE = [
  whole(battle, 'napoleon-at-waterloo', 'standard', ['french', 'allied']),
  whole(campaign, 'waterloo-campaign', 'june16', ['french', 'coalition']),
  whole(GAMES.wavre, 'last-battles', 'wavre', ['french', 'allied']),
  whole(day, 'day-of-waterloo', 'historical', ['french', 'allied']),
  whole(blocks, 'napoleon-1815', 'historical', ['french', 'anglo-dutch', 'prussian'], { threePlayers: true }),
];

test.each(WHOLE)(
  'a whole game of $game, live: all see its end, and the dice can be checked',
  async ({ game, scenario, seats: [mine, ...others], options, play }) => {
    const [ines, ...friends] = await Promise.all(
      [mine, ...others].map(async (_, seat) => (await context(seat === 1 ? { locale: 'fr-FR' } : {})).newPage()),
    );
    const pages = [ines, ...friends];
    const opened = await server.openTable(ines, { game, scenario, mine: [mine], options });
    await ines.goto(server.at(opened.id));
    for (const [i, page] of friends.entries()) await page.goto(server.at(opened.id, opened.links[others[i]]));
    for (const page of pages) await sheetOf(page).waitFor();
    expect(await play(opened, pages)).toEqual(pages.map(() => BY_PAGE));
    for (const [seat, page] of pages.entries()) {
      await expectText(page.locator('.people'), seat === 1 ? 'La partie est finie.' : 'The game is over.');
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Escape');
    }
    await button(ines, 'Check the dice').click();
    await expectText(ines.locator('.agreements'), /the seal is the one that was shown|follow from what was sealed/);
    // Nothing is hidden any more, and each has the same record.
    const [first, ...rest] = await Promise.all(
      pages.map(async (page, seat) =>
        (await page.context().request.get(`${server.url}api/tables/${opened.id}/viewers/${seat}/record`)).text(),
      ),
    );
    for (const record of rest) expect(record).toBe(first);
  },
);
