import { createLastBattles, createWorld, type LastBattles } from '@hundred-days/last-battles';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { FORMAT } from '@hundred-days/last-battles/format';

/** The four battlefields of Napoleon's Last Battles, for the tests of the page. */
export const FIELDS = ['ligny', 'quatre-bras', 'wavre', 'la-belle-alliance'] as const;

export const GAMES = Object.fromEntries(
  FIELDS.map((field) => [field, createLastBattles(createWorld(DOCUMENTS, field), FORMAT)]),
) as Readonly<Record<(typeof FIELDS)[number], LastBattles>>;
