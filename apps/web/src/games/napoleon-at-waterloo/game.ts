import type { Documents } from '@hundred-days/napoleon-at-waterloo';
import map from '@hundred-days/napoleon-at-waterloo/data/map.json?url';
import scenarios from '@hundred-days/napoleon-at-waterloo/data/scenarios.json?url';
import tables from '@hundred-days/napoleon-at-waterloo/data/tables.json?url';
import units from '@hundred-days/napoleon-at-waterloo/data/units.json?url';
import { fetchDocuments } from '../documents.ts';
import { oneWorld, pageGame } from '../types.ts';

export const game = pageGame({
  rules: () =>
    oneWorld({
      script: () => import('@hundred-days/napoleon-at-waterloo'),
      documents: () => fetchDocuments<Documents>({ map, units, tables, scenarios }),
      format: () => import('@hundred-days/napoleon-at-waterloo/format'),
      create: ({ createNapoleonAtWaterloo, createWorld }, documents, format) =>
        createNapoleonAtWaterloo(createWorld(documents), format),
    }),
  staff: async () => (await import('@hundred-days/opponents/napoleon-at-waterloo')).STAFF,
  chronicle: async () => (await import('@hundred-days/napoleon-at-waterloo/chronicle')).chronicle,
});
