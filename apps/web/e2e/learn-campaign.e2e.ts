import { createWorld, units } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { HEX_PX } from '../src/board/camera.ts';
import { mapArt } from '../src/faces/waterloo-campaign/art.ts';
import { DESKTOP, house, PHONE, reload, violations } from './harness.ts';
import { pointAt } from './keyboard.ts';
import { card, read, refusal } from './lesson.ts';
import { expectPrompt, takeUp } from './table.ts';

const WORLD = createWorld(DOCUMENTS);

const { open, context, url } = await house();
const { geometry } = mapArt(WORLD);
const LESSON = '#/learn/waterloo-campaign';

/** The piece lies in this hex; an HQ may share it, so not exactly in the middle. */
async function expectAt(page: Page, unit: string, hex: string): Promise<void> {
  const place = geometry.ids.indexOf(hex);
  const far = (): Promise<number> =>
    page.evaluate(
      ({ piece, x, y }) => {
        const drawn = document.querySelector<SVGGElement>(`.board [data-piece="${piece}"]`);
        const found = /translate\(([\d.-]+)px, ([\d.-]+)px\)/.exec(drawn?.style.transform ?? '');
        return found === null ? Number.POSITIVE_INFINITY : Math.hypot(Number(found[1]) - x, Number(found[2]) - y);
      },
      { piece: units.unitIndex(WORLD, unit), x: geometry.x[place] * HEX_PX, y: geometry.y[place] * HEX_PX },
    );
  await expect.poll(far, { message: `${unit} at ${hex}` }).toBeLessThan(HEX_PX / 2);
}

describe('the lesson of Waterloo Campaign', () => {
  test('is offered by the shelf and by the dialog of a new table', async () => {
    const page = await open();
    await page.getByRole('link', { name: 'Waterloo Campaign: how to play' }).click();
    await card(page, 'June 1815');
    await page.goto(`${url}#/new/waterloo-campaign`);
    await page.getByRole('dialog').getByRole('link', { name: 'guided start' }).click();
    await page.waitForURL(/#\/learn\/waterloo-campaign$/);
    await card(page, 'June 1815');
    await page.goto(`${url}#/learn/no-such-game`);
    await page.getByRole('heading', { level: 1, name: 'Hundred Days' }).waitFor();
  });

  test('the first chapter by keyboard alone, left and taken up again', async () => {
    const page = await open(LESSON);
    await read(page, 'June 1815');
    await read(page, 'Flags are HQs');
    await card(page, 'Pick up Reille');
    await takeUp(page, 'Reille', 4);
    await card(page, 'Point at Frasnes');
    // Left in the middle, it goes on here after a reload, with the Corps in hand.
    await reload(page);
    await card(page, 'Point at Frasnes');
    await expectPrompt(page, 'Where does II Reille go');
    await pointAt(page, '2317', geometry);
    await card(page, 'Nothing has moved yet');
    await page.keyboard.press('Enter');
    await expectAt(page, 'fr-2', '2317');
    await card(page, 'Could Reille go on');
    await expectAt(page, 'aa-1', '2812');
    await pointAt(page, '2317', geometry);
    await pointAt(page, '2418', geometry);
    await refusal(page).getByText('whose range is 8').waitFor();
    await page.keyboard.press('Escape');
    await read(page, 'commanded by an HQ');
    await card(page, 'Perponcher’s Detachment');
    // What the text speaks of is outlined, also on a table that has just been set out.
    await page.locator('.board .shown').waitFor();
    await pointAt(page, '2317', geometry);
    await pointAt(page, '2517', geometry);
    await expectPrompt(page, 'Move II Reille to 2517');
    await page.keyboard.press('Enter');
    await read(page, 'Next to an enemy infantry turns over');
    await page.getByText('Chapter 2 of 6').waitFor();
  });

  test.each([
    ['a desk', DESKTOP],
    ['a telephone', PHONE],
  ])('axe finds nothing on %s', async (_, size) => {
    const page = await (await context({ ...size, bypassCSP: true })).newPage();
    await page.goto(url + LESSON);
    await card(page, 'June 1815');
    expect(await violations(page)).toEqual([]);
    await page.goto(`${url}#/`);
    await page.locator('.box-tag--learn').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${url}#/new/waterloo-campaign`);
    await page.getByRole('dialog').getByRole('link', { name: 'guided start' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
