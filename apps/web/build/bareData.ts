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
  'napoleon-1815': {
    map: [
      'projection',
      'lat',
      'lon',
      'nameSource',
      'alias',
      'label',
      'id',
      'source',
      'note',
      'country',
      'supplyCities',
      'letter',
      'day',
    ],
    units: [
      'notes',
      'side',
      'blockColour',
      'colour',
      'orangeCentre',
      'commands',
      'canEngage',
      'canFormSquare',
      'canShelter',
      'longRange',
      'moveAndFire',
      'shock',
    ],
    scenarios: ['rules', 'players', 'strengths', 'variants', 'firstPlayer'],
    tables: ['forceMarch', 'morale', 'battleBoard', 'fire', 'bidding', 'options', 'order'],
  },
  'waterloo-campaign': {
    map: ['grid', 'scale', 'legend'],
    units: ['association', 'notes', 'formationName', 'commander', 'kind', 'side', 'special', 'placedBy', 'name'],
    scenarios: ['text', 'special', 'moveAllowances'],
    tables: [
      'attackModifiers',
      'defenceModifiers',
      'terrainEffects',
      'combatResultsNote',
      'tournamentReading',
      'sequence',
      'zones',
      'passRolls',
    ],
  },
};

const DATA = /\/packages\/games\/([^/]+)\/data\/(\w+)\.json$/;

function unreadIn(id: string): readonly string[] | undefined {
  const [, game = '', file = ''] = DATA.exec(id) ?? [];
  return UNREAD[game]?.[file];
}

/** The text of a file of data without what is not read; the members are left out wherever they stand. */
export function bareText(code: string, id: string): string {
  const unread = unreadIn(id) ?? [];
  return JSON.stringify(JSON.parse(code, (name, value) => (unread.includes(name) ? undefined : value)));
}

export function bareData(): Plugin {
  return {
    name: 'bare-data',
    enforce: 'pre',
    transform(code, id) {
      return unreadIn(id) === undefined ? null : { code: bareText(code, id) };
    },
  };
}
