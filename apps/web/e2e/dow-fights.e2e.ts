import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mapArt } from '../src/faces/day-of-waterloo/art.ts';
import { settingOf } from '../src/faces/day-of-waterloo/setting.ts';
import { described, game, unit } from '../test/dowField.ts';
import { momentOf } from './dowLaid.ts';
import { house, PHONE } from './harness.ts';
import { pointAt, tabTo } from './keyboard.ts';
import { layAll } from './laid.ts';
import { momentAfterLines } from './moments.ts';
import { expectCount, expectText, restingBox } from './seen.ts';
import { button, expectPrompt, loadDice } from './table.ts';

const { context, url } = await house();
const { geometry: DAY } = mapArt(settingOf(game));

const STACKS = {
  '0320': ['fr-jerome'],
  '0421': ['fr-foy'],
  '0321': ['adg-guards', 'adg-chalkett'],
  '0319': ['adg-adams'],
};
const RIDE = { '0320': ['fr-watier'], '0321': ['adg-adams', 'adg-trip-cav'], '0310': ['adg-best'] };

/** Sits down where the curtain hangs. */
async function sit(page: Page, route: string): Promise<void> {
  await page.goto(url + route);
  await page.locator('main .button--main').first().click();
}

test('[4.2g] [9.4.9a] targets are ordered and attacked, a charge is answered, beside the map', async () => {
  const made = await context();
  await loadDice(made, 1, 1, 1);
  const page = await made.newPage();
  await page.goto(url);
  const [combat, charge] = await layAll(page, [
    momentOf({ begun: 'combat', stacks: STACKS }),
    momentOf({ begun: 'movement', stacks: RIDE }, ['charge fr-watier 0321']),
  ]);

  await sit(page, combat);
  const rows = page.locator('.day-target');
  await expectCount(rows, 2);
  const first = (await rows.first().locator('.day-aimed b').textContent()) ?? '';
  await rows.first().locator('.day-arrow').last().click();
  await expect.poll(() => rows.nth(1).locator('.day-aimed b').textContent()).toBe(first);
  await page.locator('.day-aim', { hasText: '0321' }).click();
  await expectPrompt(page, 'Who fires at 0321?');
  await button(page, 'Do not fire').click();
  await page.locator('.day-offer', { hasText: 'Foy attacks' }).click();
  await page.locator('.day-offer', { hasText: 'Jérôme attacks' }).click();
  await expectText(page.locator('.day-attack .ratio-sum'), '12 : 6');
  await expectText(page.locator('.day-attack'), 'What lies beneath is not known');

  await sit(page, charge);
  await expectText(page.locator('.day-charge'), 'What you may answer');
  await page.locator('.day-answer button', { hasText: 'React with Trip’s cavalry' }).first().click();
  // Of two people at one screen the other moves on, behind the curtain.
  await page.locator('main .button--main').first().click();
  await expectText(page.locator('.panel'), 'The cavalry rides at the chargers');
  await made.close();
});

/** Guns on Jérôme with somebody under both, and Guyot, have attacked Kielmansegge, who stands: 16 to 4 at +2, a 1 is DrC. */
const countering = (beneath: readonly string[]) =>
  momentAfterLines(
    game,
    {
      scenario: described({
        begun: 'combat',
        stacks: {
          '0320': ['fr-guyot'],
          '0421': ['fr-pelletier', 'fr-jerome', ...beneath],
          '0321': ['adg-kielmansegge', 'adg-chalkett'],
          '0101': ['fr-foy', ...(beneath.length === 0 ? ['fr-pire'] : [])],
        },
      }),
      options: {},
    },
    [1],
    ['target 0321', 'spare', 'join fr-jerome', 'join fr-guyot', 'attack', 'stand 0321'],
  );

test('[11.8c] [5.4.2a] [5.4.2i] whom to counterattack: the enemy hex in hand is no stack of one’s own, and tells nothing of what lies beneath', async () => {
  const made = await context();
  const page = await made.newPage();
  await page.goto(url);
  const told: string[] = [];
  for (const route of await layAll(page, [countering([]), countering(['fr-pire'])])) {
    await sit(page, route);
    await expectPrompt(page, 'Your units have stood: whom do they counterattack?');
    // The glass over the map takes the click.
    const { x, y, width, height } = await restingBox(page.locator(`.board [data-piece="${unit('fr-pelletier')}"]`));
    await page.mouse.click(x + width / 2, y + height / 2);
    await expectText(page.locator('.unit-card, .hand-stack').first(), 'Pelletier');
    const seen = (await page.locator('body').textContent()) ?? '';
    expect(seen).not.toContain('Your stack');
    expect(seen).not.toContain('Piré');
    told.push(seen);
  }
  expect(told[1]).toBe(told[0]);
  await made.close();
});

test('[4.2g] [11.9d] an attack and the retreat it brings, by keys alone: the hexes of the retreat are on the map', async () => {
  const made = await context();
  await loadDice(made, 5);
  const page = await made.newPage();
  await page.goto(url);
  const stacks = { '0320': ['fr-jerome', 'fr-foy'], '0321': ['adg-best', 'adg-kempt'] };
  const [route] = await layAll(page, [momentOf({ begun: 'combat', stacks })]);
  await page.goto(url + route);
  const press = async (name: RegExp): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  await page.locator('main .button--main').first().waitFor();
  await press(/./);
  await expectPrompt(page, 'Which hex comes next?');
  await press(/^0321, Best/);
  await expectPrompt(page, 'Who fires at 0321?');
  await press(/^Do not fire/);
  await press(/^Jérôme attacks/);
  await press(/^Attack/);
  // Of two people at one screen the other answers, behind the curtain.
  await page.locator('.curtain').waitFor();
  await press(/./);
  await expectPrompt(page, 'Retreat from 0321, or stand and pay?');
  await page.locator('.board').focus();
  await pointAt(page, '0322', DAY);
  await expectText(page.locator('.prompt-reason'), 'Best to 0322.');
  await page.keyboard.press('Enter');
  // A five is too much for Kempt, who lay beneath him.
  await expectPrompt(page, 'Where does Kempt retreat to?');
  await expectText(page.locator('.panel'), 'Best retreats from 0321 to 0322');
  await made.close();
});

/** The horse battery has fired: of who might lie under it the enemy knows nothing, so whether they fire at Pack is asked. */
const fired = (holders: readonly ('here' | 'computer')[]) => ({
  ...momentAfterLines(
    game,
    {
      scenario: described({
        begun: 'combat',
        stacks: {
          '0321': ['fr-ha-pire'],
          '0420': ['fr-escort'],
          '1012': ['fr-pelletier', 'fr-foy'],
          '0322': ['adg-best'],
          '0421': ['adg-pack'],
        },
      }),
      options: {},
    },
    [6],
    ['target 0322', 'fire fr-ha-pire', 'bombard', 'done'],
  ),
  holders,
});

test('[5.4.2j] who is alone with the computer is not asked what only nobody can answer, and takes it back with his own decision', async () => {
  const made = await context();
  const page = await made.newPage();
  await page.goto(url);
  const [alone, two] = await layAll(page, [fired(['here', 'computer']), fired(['here', 'here'])]);
  const aim = page.locator('.day-aim', { hasText: '0421' });

  await page.goto(url + alone);
  await aim.click();
  await expectPrompt(page, 'Who attacks 0421?');
  await expectText(page.locator('.log'), 'You were not asked: none of yours could have answered.');
  await button(page, 'Undo').click();
  await expectPrompt(page, 'Which hex comes next?');
  await button(page, 'Redo').click();
  await expectPrompt(page, 'Who attacks 0421?');
  // So also when the page was closed meanwhile.
  await page.reload();
  await expectPrompt(page, 'Who attacks 0421?');
  await button(page, 'Undo').click();
  await expectPrompt(page, 'Which hex comes next?');

  await sit(page, two);
  await aim.click();
  await expectPrompt(page, 'Who fires at 0421?');
  await made.close();
});

test('[10.1g] on a phone on its side the answers are in sight, and what the fire did stands over what is at stake next', async () => {
  const made = await context({ ...PHONE, viewport: { width: 844, height: 390 } });
  await loadDice(made, 1);
  const page = await made.newPage();
  await page.goto(url);
  const stacks = { '0320': ['fr-lallemand'], '0421': ['fr-foy'], '0321': ['adg-guards', 'adg-chalkett'] };
  const [route] = await layAll(page, [
    { ...momentOf({ begun: 'combat', stacks }, ['target 0321']), holders: ['here', 'computer'] },
  ]);
  await page.goto(url + route);
  await button(page, 'Choose').click();
  const answer = await restingBox(page.locator('.answers button', { hasText: 'Lallemand' }));
  expect(await inSheet(page, answer)).toBe(true);
  await page.locator('.answers button', { hasText: 'Lallemand' }).click();
  await button(page, 'Bombard').click();
  await expectPrompt(page, 'Who attacks 0321?');
  await expectText(page.locator('.sheet-slot'), 'The fire costs 1 strength point');
  await expectText(page.locator('.sheet-slot .odds-line'), '5 : 5');
  await made.close();
});

const inSheet = (page: Page, { x, y, width, height }: Awaited<ReturnType<typeof restingBox>>): Promise<boolean> =>
  page.evaluate(
    (spots) => spots.every(([left, top]) => document.elementFromPoint(left, top)?.closest('.answers') !== null),
    [x + 4, x + width - 4].flatMap((left) => [y + 4, y + height - 4].map((top) => [left, top] as const)),
  );

test('[10.6a] with large letters on a telephone those who could go are read whole over a long question', async () => {
  const made = await context({ ...PHONE, locale: 'fr-FR' });
  await made.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('hundred-days.size', 'larger');
  });
  const page = await made.newPage();
  await page.goto(url);
  const stacks = { '0320': ['adg-art-2'], '0322': ['fr-lheritier', 'fr-dhurbal', 'fr-ha-3c'], '1012': ['fr-foy'] };
  const lines = ['target 0322', 'fire adg-art-2', 'bombard'];
  const [route] = await layAll(page, [momentOf({ side: 'allied', begun: 'combat', stacks }, lines)]);
  await sit(page, route);
  const line = await restingBox(page.locator('.sheet-slot .day-evading-line'));
  const slot = await restingBox(page.locator('.sheet-slot'));
  expect(slot.height).toBeGreaterThanOrEqual(line.height);
  // What is asked is seen as well, and the buttons.
  const title = await restingBox(page.locator('.prompt-title'));
  expect(title.y).toBeGreaterThanOrEqual(slot.y + slot.height);
  expect((await restingBox(page.locator('.sheet-buttons'))).y).toBeGreaterThanOrEqual(title.y + title.height);
});

test('[4.1a] with large letters on a telephone the pieces to be set up are seen whole above what is asked', async () => {
  const made = await context({ ...PHONE, locale: 'fr-FR' });
  await made.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('hundred-days.size', 'larger');
  });
  const page = await made.newPage();
  await page.goto(`${url}#/new/day-of-waterloo`);
  await page.getByRole('dialog').locator('.button--main').click();
  await page.locator('.sheet-slot .tray, .curtain').first().waitFor();
  const curtain = page.locator('.curtain .button--main');
  if (await curtain.isVisible()) await curtain.click();
  const piece = await restingBox(page.locator('.sheet-slot .tray .counter-icon').first());
  const slot = await restingBox(page.locator('.sheet-slot'));
  expect(piece.y + piece.height).toBeLessThanOrEqual(slot.y + slot.height + 1);
});
