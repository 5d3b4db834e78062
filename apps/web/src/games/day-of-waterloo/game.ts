import type { Documents } from '@hundred-days/day-of-waterloo';
import map from '@hundred-days/day-of-waterloo/data/map.json?url';
import scenarios from '@hundred-days/day-of-waterloo/data/scenarios.json?url';
import tables from '@hundred-days/day-of-waterloo/data/tables.json?url';
import units from '@hundred-days/day-of-waterloo/data/units.json?url';
import { fetchDocuments } from '../documents.ts';
import { oneWorld, pageGame } from '../types.ts';

export const game = pageGame({
  rules: () =>
    oneWorld({
      script: () => import('@hundred-days/day-of-waterloo'),
      documents: () => fetchDocuments<Documents>({ map, units, tables, scenarios }),
      format: () => import('@hundred-days/day-of-waterloo/format'),
      create: ({ createDayOfWaterloo, createWorld }, documents, format) =>
        createDayOfWaterloo(createWorld(documents), format),
    }),
  staff: () => Promise.reject(new Error('nobody plays this game but people')),
  chronicle: async () => (await import('@hundred-days/day-of-waterloo/chronicle')).chronicle,
});
