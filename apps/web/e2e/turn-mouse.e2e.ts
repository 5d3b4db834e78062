import { expect, test } from 'vitest';
import { house } from './harness.ts';
import { drawn, expectCount, expectNone, restingBox } from './seen.ts';
import {
  button,
  clickHex,
  drag,
  expectAt,
  expectPrompt,
  friendsTable,
  passPhase,
  spot,
  takeHougoumont,
} from './table.ts';
import { turnByMouse } from './turns.ts';

const { context, url } = await house();

test('a whole French player turn by mouse', async () => {
  const page = await friendsTable(await context(), url, 2);
  // Who may not move says why when it is dragged, as by a click; the map has gone along, and the keys are where they were.
  const held = await spot(page, '0814');
  await drag(page, held, { x: held.x + 40, y: held.y });
  await page.locator('.refusal').getByText('4.5.3', { exact: true }).waitFor();
  await drawn(page);
  expect(await page.evaluate(() => document.activeElement?.closest('.refusal') ?? null)).toBeNull();
  await page.keyboard.press('Escape');
  // What is put forward stands there as a ghost; dropped for another unit, it is told of and can be put forward again.
  await clickHex(page, '1812');
  await clickHex(page, '1809');
  await page.locator('.put-ghost').waitFor();
  await page.keyboard.press('n');
  await page.locator('.prompt-dropped').getByText('was not confirmed').waitFor();
  await page.locator('.put-ghost').waitFor({ state: 'detached' });
  await button(page, 'Put it forward again').click();
  await expectPrompt(page, 'Move 4/I Durutte to 1809?');
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Escape');
  await expectPrompt(page, 'Choose a unit to move');
  await turnByMouse(page);
});

test('reinforcements are dragged from beside the map, or clicked', async () => {
  const page = await friendsTable(await context(), url, 2);
  await passPhase(page);
  await takeHougoumont(page);
  // The Prussians come in the Allied movement of the third turn.
  for (let phase = 0; phase < 9; phase++) await passPhase(page);
  const tray = page.getByRole('region', { name: 'Waiting at the east edge' });
  await tray.getByText('drag it to the map').waitFor();

  const waiting = await tray.getByRole('button').count();
  // The panel makes room for the card of a unit in hand, so the tray is looked for anew each time.
  const first = async (): Promise<{ x: number; y: number }> => {
    const box = await restingBox(tray.getByRole('button').first());
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // Let go beside the map it stays in hand; let go on the map it is there.
  const from = await first();
  await drag(page, from, { x: from.x - 20, y: from.y + 60 });
  await expectPrompt(page, 'Where does');
  await expectCount(tray.getByRole('button'), waiting);
  await drag(page, await first(), await spot(page, '2209'));
  await expectAt(page, 'pr-5bde', '2209');
  await expectCount(tray.getByRole('button'), waiting - 1);
  await expectNone(page.locator('.carried-over'));

  await tray.getByRole('button').last().click();
  await expectPrompt(page, 'Where does');
  await clickHex(page, '2210');
  await button(page, 'Enter here').click();
  await expectCount(tray.getByRole('button'), waiting - 2);
});
