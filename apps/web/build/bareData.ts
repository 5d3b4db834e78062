import type { Plugin } from 'vite';

/**
 * The data of a game explains itself to its readers, and says some things twice so that tests can compare. These parts are read by no script,
 * and a test looks that it stays so: the page is built without them.
 */
export const UNREAD: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'napoleon-at-waterloo': {
    map: ['grid', 'terrainTypes', 'roadNames', 'roadsNote', 'tags', 'landmark'],
    units: ['fields', 'markers', 'totals', 'setup', 'arrivalTurn', 'entry', 'backCode'],
    tables: ['results', 'ratio', 'lineOfFire', 'order', 'note'],
  },
  'waterloo-campaign': {
    map: ['grid', 'scale', 'legend'],
    units: ['association', 'notes'],
    tables: [
      'attackModifiers',
      'defenceModifiers',
      'terrainEffects',
      'combatResultsNote',
      'tournamentReading',
      'sequence',
    ],
  },
};

const DATA = /\/packages\/games\/([^/]+)\/data\/(\w+)\.json$/;

export function bareData(): Plugin {
  return {
    name: 'bare-data',
    enforce: 'pre',
    transform(code, id) {
      const [, game = '', file = ''] = DATA.exec(id) ?? [];
      const unread = UNREAD[game]?.[file];
      if (unread === undefined) return null;
      // The members are left out wherever they stand.
      return { code: JSON.stringify(JSON.parse(code, (name, value) => (unread.includes(name) ? undefined : value))) };
    },
  };
}
