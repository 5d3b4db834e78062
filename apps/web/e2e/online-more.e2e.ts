import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean, house, PHONE } from './harness.ts';
import { OnlineServer } from './online.ts';
import { expectNone, expectText } from './seen.ts';
import {
  announceHougoumont,
  button,
  clickHex,
  endMovement,
  expectAt,
  expectPrompt,
  logLines,
  passPhase,
  sheetOf,
  takeHougoumont,
} from './table.ts';

/** Broken lines, second devices, clocks and silence, in browsers that share nothing. */

const { context } = await house();
const server = await OnlineServer.open();

async function browser(options: BrowserContextOptions = {}): Promise<Page> {
  return (await context(options)).newPage();
}

const ALLIES_WANTED = { game: 'napoleon-at-waterloo', scenario: 'standard', mine: ['french'] } as const;

test('an attack that a lost line broke off goes on; another window and another who looks on see it; then the clock runs out', async () => {
  const [ines, marit, owen] = [await browser(), await browser(), await browser()];
  const pace = { kind: 'live', minutes: 30, bonus: 0 };
  const opened = await server.openTable(ines, { ...ALLIES_WANTED, pace, late: 'computer' });
  const { id, links, watch } = opened;
  await Promise.all([ines.goto(server.at(id)), marit.goto(server.at(id, links.allied))]);
  for (const page of [ines, marit]) await sheetOf(page).waitFor();
  await owen.goto(server.at(id, watch));
  await endMovement(ines);
  await announceHougoumont(ines);
  // The line breaks in the middle of it: the page is closed, and opened again in another window.
  const second = await ines.context().newPage();
  await ines.close();
  await second.goto(server.at(id));
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
  await expectText(second.locator('.people'), 'Computer, Veteran, for you');
  await expectPrompt(marit, /^(Choose a unit to move|Retreat|Make room)/);
});

test('who comes back is told what was done while the page was closed; a telephone is a second device at the same seat', async () => {
  const [ines, marit, phone] = [await browser(), await browser({ bypassCSP: true }), await browser(PHONE)];
  const { id, links } = await server.openTable(ines, ALLIES_WANTED);
  await Promise.all([ines.goto(server.at(id)), marit.goto(server.at(id, links.allied))]);
  for (const page of [ines, marit]) await sheetOf(page).waitFor();
  // A name of its own each time: a second try at this test meets the account of the first.
  const account = { name: `Marit ${id.slice(0, 8)}`, password: 'La Haye Sainte' };
  await server.send(marit.context(), '/account', account);
  await marit.close();
  await clickHex(ines, '1812');
  await clickHex(ines, '1810');
  await ines.keyboard.press('Enter');
  await expectAt(ines, 'fr-4inf', '1810');
  await endMovement(ines);
  await takeHougoumont(ines);
  await passPhase(ines);

  const back = await marit.context().newPage();
  await back.goto(server.url);
  await back.locator('.online-row').getByRole('link', { name: 'Go to the table' }).click();
  const since = back.getByRole('region', { name: 'Since your last turn' });
  await expectText(since, 'Hougoumont Wood');
  await expectText(since, 'Durutte');
  await expectClean(back, 'what was done while away');
  // Elsewhere, by her name and password.
  await server.send(phone.context(), '/session', account);
  await phone.goto(server.at(id));
  await expectText(phone.getByRole('region', { name: 'Since your last turn' }), 'Hougoumont Wood');
  await button(phone, /^End movement/).tap();
  await button(phone, 'End it all the same').tap();
  for (const page of [ines, back]) await expectText(page.locator('.phase--now'), /combat/i);
  await expectNone(since);
});

test('[11.0b] of three players of Napoleon 1815 the two Allied are told that they may not speak; the French may', async () => {
  const [ines, marit, owen] = [await browser(), await browser(), await browser({ locale: 'fr-FR' })];
  const wanted = { game: 'napoleon-1815', scenario: 'historical', mine: ['french'], options: { threePlayers: true } };
  const { id, links } = await server.openTable(ines, wanted);
  await marit.goto(server.at(id, links['anglo-dutch']));
  await owen.goto(server.at(id, links.prussian));
  await ines.goto(server.at(id));
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
