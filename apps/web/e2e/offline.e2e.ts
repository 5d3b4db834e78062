import { describe, expect, test } from 'vitest';
import { house, newTable } from './harness.ts';

const { open, shutDown, url } = await house({ offline: true });

describe('without a network', () => {
  test('the manifest and its icons are there', async () => {
    const page = await open();
    const answer = await page.request.get(`${url}manifest.webmanifest`);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { icons } = (await answer.json()) as { icons: { src: string }[] };
    for (const { src } of icons) expect((await page.request.get(new URL(src, url).href)).status()).toBe(200);
  });

  test('the app starts, sets a table up and plays', async () => {
    const page = await open();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null) {
        await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken));
      }
    });
    await shutDown();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Hundred Days' }).waitFor();
    const id = await newTable(page, { seats: ['The computer', 'The computer'], level: 'Conscript' });
    expect(id).not.toBe('');
    // The computer moves: its worker and the rules come from the store too.
    await page.goto(`${url}#/`);
    await page.getByText('The computer against itself').waitFor();
  });
});
