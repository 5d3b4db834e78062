import { expect, test } from 'vitest';
import { house } from './harness.ts';
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
    const box = await tray.getByRole('button').first().boundingBox();
    if (box === null) throw new Error('nothing waits');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // Let go beside the map it stays in hand; let go on the map it is there.
  const from = await first();
  await drag(page, from, { x: from.x - 20, y: from.y + 60 });
  await expectPrompt(page, 'Where does');
  expect(await tray.getByRole('button').count()).toBe(waiting);
  await drag(page, await first(), await spot(page, '2209'));
  await expectAt(page, 'pr-5bde', '2209');
  expect(await tray.getByRole('button').count()).toBe(waiting - 1);
  expect(await page.locator('.carried-over').count()).toBe(0);

  await tray.getByRole('button').last().click();
  await expectPrompt(page, 'Where does');
  await clickHex(page, '2210');
  await button(page, 'Enter here').click();
  expect(await tray.getByRole('button').count()).toBe(waiting - 2);
});
