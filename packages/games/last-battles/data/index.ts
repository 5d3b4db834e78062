import type { Documents } from '../src/documents.ts';
import laBelleAlliance from './map-la-belle-alliance.json' with { type: 'json' };
import ligny from './map-ligny.json' with { type: 'json' };
import quatreBras from './map-quatre-bras.json' with { type: 'json' };
import wavre from './map-wavre.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import spelling from './spelling.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };
import units from './units.json' with { type: 'json' };

/** The documents of the rulebook's battles, for programs that have them at hand. */
export const DOCUMENTS = {
  maps: [ligny, quatreBras, wavre, laBelleAlliance],
  units,
  tables,
  scenarios,
  spelling,
} as unknown as Documents;
