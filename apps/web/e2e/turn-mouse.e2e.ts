import { expect, test } from 'vitest';
import { house, newTable } from './harness.ts';
import {
  announceHougoumont,
  button,
  clickHex,
  drag,
  dragHex,
  expectAt,
  expectPrompt,
  loadDice,
  logLines,
  passPhase,
  spot,
  standsAt,
  takeHougoumont,
} from './table.ts';

const { context, url } = await house();

test('a whole French player turn by mouse', async () => {
  const player = await context();
  await loadDice(player, 2);
  const page = await player.newPage();
  await page.goto(url);
  await newTable(page, { seats: ['You', 'A friend here'] });

  // Click, click, and the button.
  await expectPrompt(page, 'Choose a unit to move');
  await clickHex(page, '1812');
  await expectPrompt(page, 'Where does 4/I Durutte go?');
  expect(await page.locator('.reach .reach-hatch').count()).toBe(1);
  expect(await page.locator('.panel').textContent()).toContain('Durutte');
  await page.mouse.move(...(Object.values(await spot(page, '1810')) as [number, number]));
  await page.locator('.path, [class*="path"]').first().waitFor({ state: 'attached' });
  await clickHex(page, '1810');
  await expectPrompt(page, 'Move 4/I Durutte to 1810?');
  expect(await standsAt(page, 'fr-4inf')).toBe('1812');
  await button(page, 'Move here').click();
  await expectAt(page, 'fr-4inf', '1810');

  // A second click on the hex means it, too.
  await clickHex(page, '1513');
  await clickHex(page, '1512');
  await clickHex(page, '1512');
  await expectAt(page, 'fr-1inf', '1512');

  // By dragging: there, and not onto a hex it cannot reach.
  await dragHex(page, '1314', '1311');
  await expectAt(page, 'fr-5inf', '1311');
  await dragHex(page, '2011', '2010');
  await expectAt(page, 'fr-1cav', '2010');
  await dragHex(page, '1712', '1707');
  await page.getByRole('alertdialog').waitFor();
  await button(page, 'All right').click();
  await expectAt(page, 'fr-3inf', '1712');
  await page.keyboard.press('Escape');

  // An empty spot pans the map, and nothing moves.
  const before = await spot(page, '1812');
  await button(page, 'Closer').click();
  await drag(page, await spot(page, '1611'), await spot(page, '1608'));
  expect(await spot(page, '1812')).not.toEqual(before);
  await button(page, 'Whole map').click();
  expect((await logLines(page)).length).toBe(4);

  await button(page, 'End movement').click();
  const warning = page.getByRole('dialog');
  expect(await warning.textContent()).toMatch(/\d+ units could still move/);
  await button(page, 'Go on playing').click();
  await expectPrompt(page, 'Choose a unit to move');
  await button(page, 'End movement').click();
  await button(page, 'End it all the same').click();

  await expectPrompt(page, 'Choose an enemy to attack');
  await announceHougoumont(page);
  const odds = page.getByRole('region', { name: 'Attack on Hougoumont Wood' });
  expect(await odds.textContent()).toContain('15 : 2');
  expect(await odds.textContent()).toContain('strength doubled');
  expect(await button(page, 'Column 6-1').getAttribute('aria-pressed')).toBe('true');
  // A second click takes a unit out again, another puts it back.
  await clickHex(page, '0915');
  await expectPrompt(page, 'This attack needs more units');
  await clickHex(page, '0915');
  await button(page, 'Column 2-1').click();
  expect(await odds.textContent()).toContain('Lowered from 6-1');
  await button(page, 'Roll on 2-1').click();

  // A two on 2-1 sends the garrison back, but it has no safe hex: it is lost without a question.
  await expectAt(page, 'aa-hou', null);
  await expectPrompt(page, 'Choose an enemy to attack');

  // La Haye Sainte: the target first. Its guns have one safe hex, and the farm may be taken.
  await clickHex(page, '1310');
  await expectPrompt(page, 'Who attacks La Haye Sainte?');
  await clickHex(page, '1311');
  await clickHex(page, '1411');
  expect(await page.locator('.odds').textContent()).toContain('9 : 6');
  await button(page, 'Announce and roll').click();
  await expectAt(page, 'aa-rart', '1309');
  await expectPrompt(page, 'advance into La Haye Sainte?');
  await clickHex(page, '1310');
  await expectAt(page, 'fr-5inf', '1310');
  const told = (await logLines(page)).join('\n');
  expect(told).toContain('Die 2 on 2-1: Defender retreats');
  expect(told).toMatch(/destroyed at 0914/);
  expect(told).toMatch(/retreats 1310 to 1309/);
  expect(told).toMatch(/advances 1311 to 1310 La Haye Sainte/);

  await passPhase(page);
  await expect.poll(() => page.locator('.phase--now').textContent()).toBe('Allied movement');
  await expectPrompt(page, 'Choose a unit to move');
});

test('reinforcements are dragged from beside the map, or clicked', async () => {
  const player = await context();
  await loadDice(player, 2);
  const page = await player.newPage();
  await page.goto(url);
  await newTable(page, { seats: ['You', 'A friend here'] });
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
