import type { Documents } from '@hundred-days/waterloo-campaign';
import map from '@hundred-days/waterloo-campaign/data/map.json?url';
import scenarios from '@hundred-days/waterloo-campaign/data/scenarios.json?url';
import tables from '@hundred-days/waterloo-campaign/data/tables.json?url';
import units from '@hundred-days/waterloo-campaign/data/units.json?url';
import { fetchDocuments } from '../documents.ts';
import { pageGame } from '../types.ts';

export const game = pageGame({
  async rules() {
    // The rules and the data of their one world come side by side.
    const [{ createWaterlooCampaign, createWorld, SCENARIO_WORLDS }, documents] = await Promise.all([
      import('@hundred-days/waterloo-campaign'),
      fetchDocuments<Documents>({ map, units, tables, scenarios }),
    ]);
    return {
      scenarios: SCENARIO_WORLDS,
      make: async (_world, described) => {
        const format = described ? (await import('@hundred-days/waterloo-campaign/format')).FORMAT : undefined;
        return createWaterlooCampaign(createWorld(documents), format);
      },
    };
  },
  staff: async () => (await import('@hundred-days/opponents/waterloo-campaign')).STAFF,
  chronicle: async () => (await import('@hundred-days/waterloo-campaign/chronicle')).chronicle,
});
