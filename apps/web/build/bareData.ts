import type { Plugin } from 'vite';

/**
 * The data of a game explains itself to its readers, and says some things twice so that tests can compare. These parts are read by no script,
 * and a test looks that it stays so: the page is built without them.
 */
export const UNREAD: Readonly<Record<string, readonly string[]>> = {
  map: ['grid', 'terrainTypes', 'roadNames', 'roadsNote', 'tags', 'landmark'],
  units: ['fields', 'markers', 'totals', 'setup', 'arrivalTurn', 'entry', 'backCode'],
  tables: ['results', 'ratio', 'lineOfFire', 'order', 'note'],
};

const DATA = /\/packages\/games\/[^/]+\/data\/(\w+)\.json$/;

export function bareData(): Plugin {
  return {
    name: 'bare-data',
    enforce: 'pre',
    transform(code, id) {
      const unread = UNREAD[DATA.exec(id)?.[1] ?? ''];
      if (unread === undefined) return null;
      // The members are left out wherever they stand.
      return { code: JSON.stringify(JSON.parse(code, (name, value) => (unread.includes(name) ? undefined : value))) };
    },
  };
}
