import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { house, PHONE, violations } from './harness.ts';
import { type Laid, lay } from './laid.ts';
import { expectCount, expectNone, restingBox } from './seen.ts';
import { button, expectPrompt, loadDice } from './table.ts';
import { spot } from './towns.ts';

const { context, url } = await house();

/** The rarer moments of the campaign, each at a table that has come to it. */

/** Opens the curtain too, where one hangs. */
async function sit(laid: Laid, options: BrowserContextOptions = {}, ...dice: number[]): Promise<Page> {
  const made = await context(options);
  await loadDice(made, ...(dice.length === 0 ? [5] : dice));
  const page = await made.newPage();
  await page.goto(url);
  await page.goto(url + (await lay(page, laid)));
  if (laid.holders === undefined) await page.locator('main .button--main').first().click();
  return page;
}

const SUPPLY: Laid = {
  turn: 7,
  begun: 'movement',
  towns: {
    brussels: ['fr-1-inf1'],
    liege: ['fr-6-inf'],
    wavre: ['pr-blucher', 'pr-2-inf1 2'],
    hal: ['ad-wellington', 'ad-1-br', 'ad-1-ne 1'],
  },
  lines: ['end'],
};

const FIGHTS: Laid = {
  turn: 7,
  begun: 'fights',
  towns: {
    ligny: ['fr-napoleon', 'fr-g-inf', 'fr-g-cav', 'pr-2-inf1', 'pr-2-inf2', 'pr-2-art'],
    'quatre-bras': ['fr-1-inf1', 'fr-1-inf2', 'fr-1-art', 'ad-1-br', 'ad-1-ne', 'ad-1-art'],
    'braine-le-comte': ['fr-2-inf1', 'fr-2-inf2', 'fr-2-art', 'ad-2-br', 'ad-2-ne', 'ad-2-art'],
    wavre: ['fr-4-inf', 'fr-4-art', 'fr-3cc-cav', 'pr-4-inf1', 'pr-4-inf2', 'pr-4-cav'],
    namur: ['fr-6-inf', 'fr-6-art', 'fr-1cc-cav', 'pr-1-inf1', 'pr-1-inf2', 'pr-1-art'],
  },
  entries: {
    ligny: ['charleroi'],
    'quatre-bras': ['charleroi'],
    'braine-le-comte': ['mons'],
    wavre: ['waterloo'],
    namur: ['fosses'],
  },
};

const MARCH: Laid = {
  turn: 7,
  begun: 'movement',
  towns: {
    charleroi: ['fr-g-inf', 'fr-3-inf1', 'fr-6-inf 1'],
    gembloux: ['pr-2-inf1', 'pr-2-inf2', 'pr-2-art'],
  },
  lines: ['fr-g-inf', 'fr-3-inf1', 'fr-6-inf'].map((block) => `${block} charleroi-ligny-gembloux`),
  holders: ['here', 'computer'],
};

describe('Napoleon 1815', () => {
  test('[9.0e] supply on a telephone, in French: a block is chosen from the list, and the map has gone there', async () => {
    const page = await sit(SUPPLY, { ...PHONE, locale: 'fr-FR', bypassCSP: true });
    await expectPrompt(page, 'Ravitaillement\u202f: l’armée anglo-néerlandaise cède 1 bloc');
    await page.locator('.board [data-piece]').first().waitFor();
    const inSight = async (): Promise<boolean> => {
      const [hal, sheet] = [await spot(page, 'hal'), await restingBox(page.locator('.sheet-bottom'))];
      return hal.x > 0 && hal.x < PHONE.viewport.width && hal.y < sheet.y;
    };
    await expect.poll(inSight).toBe(true);
    const roster = page.locator('.sheet-slot .roster');
    expect(await violations(page)).toEqual([]);
    await roster.getByRole('button', { name: /Perponcher/ }).tap();
    await expectPrompt(page, 'Céder ce bloc\u202f: Infanterie néerlandaise');
    await button(page, 'Céder ce bloc').tap();
    await expectPrompt(page, 'l’armée prussienne cède 2 blocs');
  });

  test('[6.1e] five battles at once: a list in the panel, and a row of boards that stays in sight', async () => {
    const page = await sit(FIGHTS, { bypassCSP: true });
    await expectPrompt(page, 'Which battle is deployed next?');
    const fights = page.getByRole('button', { name: /to be deployed 3 against 3/ });
    await expectCount(fights, 5);
    expect(await violations(page)).toEqual([]);
    await fights.filter({ hasText: 'Wavre' }).click();
    await page.getByRole('navigation', { name: 'Fights of this turn' }).getByText('Namur').waitFor();
    await page.getByRole('region', { name: 'Battle of Wavre' }).waitFor();
  });

  test('no position of a battle has a name wider than itself on a telephone, in either language', async () => {
    for (const locale of ['en-GB', 'fr-FR']) {
      const towns = {
        'quatre-bras': ['fr-1-inf1', 'fr-1-inf2', 'fr-1-art', 'ad-1-br', 'ad-1-ne', 'ad-1-art'],
      };
      const fight: Laid = { turn: 7, begun: 'fights', towns, entries: { 'quatre-bras': ['charleroi'] } };
      const page = await sit(fight, { ...PHONE, locale });
      await page.locator('.battle-cell').first().waitFor();
      const wide = await page.locator('.battle-name span:not(.visually-hidden)').evaluateAll((names) =>
        names.flatMap((name) => {
          const cell = name.closest('.battle-cell')?.getBoundingClientRect();
          const box = document.createRange();
          box.selectNodeContents(name);
          return cell !== undefined && box.getBoundingClientRect().right > cell.right ? [name.textContent] : [];
        }),
      );
      expect([locale, wide]).toEqual([locale, []]);
      await page.context().close();
    }
  });

  test('[5.6b] a column rolls its dice one after another, each beside its block', async () => {
    const page = await sit(MARCH, { reducedMotion: 'no-preference' }, 2, 5, 1, 12, 11, 10);
    await button(page, /^End moves/).click();
    await button(page, 'End it all the same').click();
    const marches = page.getByRole('region', { name: 'Force marches' });
    await marches.getByRole('button', { name: 'Roll for all 3' }).click();
    await expectNone(marches.getByText('to roll'));
    const lines = async (): Promise<string[]> =>
      (await marches.locator('li').allTextContents()).map((line) => line.replace(/\s+/g, ' ').trim());
    await expect
      .poll(lines)
      .toEqual([
        expect.stringContaining('1 eliminated'),
        expect.stringContaining('5 no loss'),
        expect.stringContaining('2 loses a step'),
      ]);
  });

  test('[FOG-10] hidden blocks are seen marching, and are gone when they have', async () => {
    const page = await sit(
      { turn: 8, begun: 'movement', towns: { charleroi: ['fr-g-inf'] }, holders: ['here', 'computer'] },
      { reducedMotion: 'no-preference' },
    );
    // In the page: they are there for a moment only.
    const marching = (some: boolean) =>
      page.waitForFunction((wanted) => {
        const pieces = [...document.querySelectorAll('.board [data-piece]')];
        return pieces.length > 0 && wanted === pieces.some((one) => Number(one.getAttribute('data-piece')) >= 10_000);
      }, some);
    await marching(true);
    await marching(false);
    await page
      .getByRole('region', { name: 'Since your last turn' })
      .getByText(/blocks? moved/)
      .first()
      .waitFor();
  });
});
