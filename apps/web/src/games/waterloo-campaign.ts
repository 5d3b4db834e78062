import type { Documents, WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import map from '@hundred-days/waterloo-campaign/data/map.json?url';
import scenarios from '@hundred-days/waterloo-campaign/data/scenarios.json?url';
import tables from '@hundred-days/waterloo-campaign/data/tables.json?url';
import units from '@hundred-days/waterloo-campaign/data/units.json?url';
import { fetchDocuments } from './documents.ts';

/** The rules and the world they are made for, loaded side by side. */
export async function loadGame(): Promise<WaterlooCampaign> {
  const [{ createWaterlooCampaign, createWorld }, documents] = await Promise.all([
    import('@hundred-days/waterloo-campaign'),
    fetchDocuments<Documents>({ map, units, tables, scenarios }),
  ]);
  return createWaterlooCampaign(createWorld(documents));
}
