import type { Documents } from '../src/documents.ts';
import map from './map.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };
import units from './units.json' with { type: 'json' };

/** The documents of 18 June 1815, for programs that have them at hand. */
export const DOCUMENTS = { map, units, tables, scenarios } as unknown as Documents;
