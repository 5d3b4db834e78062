import type { Documents } from '@hundred-days/napoleon-1815';
import map from '@hundred-days/napoleon-1815/data/map.json?url';
import scenarios from '@hundred-days/napoleon-1815/data/scenarios.json?url';
import tables from '@hundred-days/napoleon-1815/data/tables.json?url';
import units from '@hundred-days/napoleon-1815/data/units.json?url';
import { fetchDocuments } from '../documents.ts';
import { pageGame } from '../types.ts';

export const game = pageGame({
  async rules() {
    // The rules and the data of their one world come side by side.
    const [{ createNapoleon1815, createWorld, SCENARIO_WORLDS }, documents] = await Promise.all([
      import('@hundred-days/napoleon-1815'),
      fetchDocuments<Documents>({ map, units, tables, scenarios }),
    ]);
    return {
      scenarios: SCENARIO_WORLDS,
      make: async (_world, described) => {
        const format = described ? (await import('@hundred-days/napoleon-1815/format')).FORMAT : undefined;
        return createNapoleon1815(createWorld(documents), format);
      },
    };
  },
  staff: async () => (await import('@hundred-days/opponents/napoleon-1815')).STAFF,
  chronicle: async () => (await import('@hundred-days/napoleon-1815/chronicle')).chronicle,
});
