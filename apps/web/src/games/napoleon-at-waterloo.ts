import type { Documents, NapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import map from '@hundred-days/napoleon-at-waterloo/data/map.json?url';
import scenarios from '@hundred-days/napoleon-at-waterloo/data/scenarios.json?url';
import tables from '@hundred-days/napoleon-at-waterloo/data/tables.json?url';
import units from '@hundred-days/napoleon-at-waterloo/data/units.json?url';
import { fetchDocuments } from './documents.ts';

/** The rules and the world they are made for, loaded side by side. */
export async function loadGame(): Promise<NapoleonAtWaterloo> {
  const [{ createNapoleonAtWaterloo, createWorld }, documents] = await Promise.all([
    import('@hundred-days/napoleon-at-waterloo'),
    fetchDocuments<Documents>({ map, units, tables, scenarios }),
  ]);
  return createNapoleonAtWaterloo(createWorld(documents));
}
