import { afterAll, expect, test } from 'vitest';
import { faceOf } from '../src/shell/faces.ts';
import { titleIn } from '../src/shell/naming.ts';
import { tellAgain } from '../src/shell/retelling.ts';
import { setUp } from '../src/shell/sitting.ts';
import { MemoryStore } from '../src/store/memory.ts';
import { speak } from '../src/text/words.ts';
import { here } from './sitting.ts';

afterAll(() => speak('en'));

test.each([
  ['napoleon-at-waterloo', 'grouchy', /^Napoleon at Waterloo\u202f: /, /^Tour 1 – Mouvement/],
  ['napoleon-1815', 'historical', /^Napoleon 1815\u202f: /, /^Tour 1/],
  ['waterloo-campaign', 'june16', /^Waterloo Campaign$/, /^Tour/],
])('%s: a table begun in English is told in French where French is read', async (game, scenario, title, summary) => {
  await speak('en');
  const store = new MemoryStore();
  const face = await faceOf(game);
  await setUp(store, face, 't', titleIn(face, scenario, 'en'), { scenario, options: {} }, here('A', 'B'));
  const [card] = await store.list();
  expect([card.language, card.summary]).toEqual(['en', expect.stringMatching(/^Turn/)]);
  await speak('fr');
  const told = await tellAgain(store, 't');
  expect(told?.title).toMatch(title);
  expect(told?.summary).toMatch(summary);
});
