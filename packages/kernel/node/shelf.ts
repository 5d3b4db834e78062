import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Shelf } from '../src/testing/shelf.ts';

/** A folder of files for the checks in testing/: the kernel itself reads and writes none. */
export const shelf = (folder: URL): Shelf => ({
  names: () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .sort(),
  read: (name) => (existsSync(new URL(name, folder)) ? readFileSync(new URL(name, folder), 'utf8') : null),
  write: (name, text) => writeFileSync(new URL(name, folder), text),
  /** Golden files are written anew when that is asked for. */
  writes: process.env.UPDATE_GOLDEN === '1',
});
