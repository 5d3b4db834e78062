import type { Documents } from '@hundred-days/napoleon-1815';
import map from '@hundred-days/napoleon-1815/data/map.json?url';
import scenarios from '@hundred-days/napoleon-1815/data/scenarios.json?url';
import tables from '@hundred-days/napoleon-1815/data/tables.json?url';
import units from '@hundred-days/napoleon-1815/data/units.json?url';
import { fetchDocuments } from '../documents.ts';
import { oneWorld, pageGame } from '../types.ts';

export const game = pageGame({
  rules: () =>
    oneWorld({
      script: () => import('@hundred-days/napoleon-1815'),
      documents: () => fetchDocuments<Documents>({ map, units, tables, scenarios }),
      format: () => import('@hundred-days/napoleon-1815/format'),
      create: ({ createNapoleon1815, createWorld }, documents, format) =>
        createNapoleon1815(createWorld(documents), format),
    }),
  staff: async () => (await import('@hundred-days/opponents/napoleon-1815')).STAFF,
  chronicle: async () => (await import('@hundred-days/napoleon-1815/chronicle')).chronicle,
});
