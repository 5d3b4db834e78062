// Where the browser for the tests is.
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without windows, tabs and toolbars around it, which take as much of the processor as the page. */
const SHELL = 'chromium-headless-shell';

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a program is, or null. */
export function findProgram(name) {
  if (isAbsolute(name)) return isProgram(name) ? name : null;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/** A browser, or null; one with windows of its own rather than without. CHROMIUM names one. */
export const findChromium = () => findFirst([...NAMES, SHELL]);

/** The browser to test with, or null: without windows if there is one. CHROMIUM names one. */
export const findTestBrowser = () => findFirst([SHELL, ...NAMES]);

function findFirst(names) {
  const given = process.env.CHROMIUM;
  if (given) return findProgram(given);
  for (const name of names) {
    const path = findProgram(name);
    if (path !== null) return path;
  }
  return null;
}
