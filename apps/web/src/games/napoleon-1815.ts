import type { Documents, Napoleon1815 } from '@hundred-days/napoleon-1815';
import map from '@hundred-days/napoleon-1815/data/map.json?url';
import scenarios from '@hundred-days/napoleon-1815/data/scenarios.json?url';
import tables from '@hundred-days/napoleon-1815/data/tables.json?url';
import units from '@hundred-days/napoleon-1815/data/units.json?url';
import { fetchDocuments } from './documents.ts';

/** The rules and the world they are made for, loaded side by side. */
export async function loadGame(): Promise<Napoleon1815> {
  const [{ createNapoleon1815, createWorld }, documents] = await Promise.all([
    import('@hundred-days/napoleon-1815'),
    fetchDocuments<Documents>({ map, units, tables, scenarios }),
  ]);
  return createNapoleon1815(createWorld(documents));
}
