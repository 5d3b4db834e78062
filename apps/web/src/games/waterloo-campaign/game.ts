import type { Documents } from '@hundred-days/waterloo-campaign';
import map from '@hundred-days/waterloo-campaign/data/map.json?url';
import scenarios from '@hundred-days/waterloo-campaign/data/scenarios.json?url';
import tables from '@hundred-days/waterloo-campaign/data/tables.json?url';
import units from '@hundred-days/waterloo-campaign/data/units.json?url';
import { fetchDocuments } from '../documents.ts';
import { oneWorld, pageGame } from '../types.ts';

export const game = pageGame({
  rules: () =>
    oneWorld({
      script: () => import('@hundred-days/waterloo-campaign'),
      documents: () => fetchDocuments<Documents>({ map, units, tables, scenarios }),
      format: () => import('@hundred-days/waterloo-campaign/format'),
      create: ({ createWaterlooCampaign, createWorld }, documents, format) =>
        createWaterlooCampaign(createWorld(documents), format),
    }),
  staff: async () => (await import('@hundred-days/opponents/waterloo-campaign')).STAFF,
  chronicle: async () => (await import('@hundred-days/waterloo-campaign/chronicle')).chronicle,
});
