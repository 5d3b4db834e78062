import type { Documents } from '../src/documents.ts';
import map from './map.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };
import units from './units.json' with { type: 'json' };

/** The documents of the campaign of June 1815. */
export const DOCUMENTS: Documents = { map, units, tables, scenarios };
