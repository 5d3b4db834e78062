import type { Documents } from '@hundred-days/napoleon-at-waterloo';
import map from '@hundred-days/napoleon-at-waterloo/data/map.json?url';
import scenarios from '@hundred-days/napoleon-at-waterloo/data/scenarios.json?url';
import tables from '@hundred-days/napoleon-at-waterloo/data/tables.json?url';
import units from '@hundred-days/napoleon-at-waterloo/data/units.json?url';
import { fetchDocuments } from '../documents.ts';
import { pageGame } from '../types.ts';

export const game = pageGame({
  async rules() {
    // The rules and the data of their one world come side by side.
    const [{ createNapoleonAtWaterloo, createWorld, SCENARIO_WORLDS }, documents] = await Promise.all([
      import('@hundred-days/napoleon-at-waterloo'),
      fetchDocuments<Documents>({ map, units, tables, scenarios }),
    ]);
    return {
      scenarios: SCENARIO_WORLDS,
      make: async (_world, described) => {
        const format = described ? (await import('@hundred-days/napoleon-at-waterloo/format')).FORMAT : undefined;
        return createNapoleonAtWaterloo(createWorld(documents), format);
      },
    };
  },
  staff: async () => (await import('@hundred-days/opponents/napoleon-at-waterloo')).STAFF,
  chronicle: async () => (await import('@hundred-days/napoleon-at-waterloo/chronicle')).chronicle,
});
