import { readdirSync, readFileSync } from 'node:fs';
import { oldRecordFaults } from '@hundred-days/kernel/testing';
import { createNapoleon1815 } from '@hundred-days/napoleon-1815';
import { expect, test } from 'vitest';
import { w } from './world.ts';

/** Games that were kept before stay games: a record of every version of the format, in the middle and at the end. */

const game = createNapoleon1815(w);
const folder = new URL('./records/', import.meta.url);
const files = readdirSync(folder).sort();

test('there are records of each version', () => {
  for (const version of [1, 2]) {
    expect(files.filter((file) => file.startsWith(`v${version}-`)).length).toBeGreaterThanOrEqual(2);
  }
});

test.each(files)('%s opens, and goes on', (file) => {
  expect(oldRecordFaults(game, readFileSync(new URL(file, folder), 'utf8'))).toEqual([]);
});
