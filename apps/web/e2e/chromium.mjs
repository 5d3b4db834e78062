// Where the browser for the tests is.
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

/** The browser to test with, or null. CHROMIUM names one. */
export function findChromium() {
  const given = process.env.CHROMIUM;
  if (given) return findProgram(given);
  for (const name of NAMES) {
    const path = findProgram(name);
    if (path !== null) return path;
  }
  return null;
}
