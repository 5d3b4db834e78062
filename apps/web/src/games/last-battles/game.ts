import { type Documents, SCENARIO_WORLDS } from '@hundred-days/last-battles';
import laBelleAlliance from '@hundred-days/last-battles/data/map-la-belle-alliance.json?url';
import ligny from '@hundred-days/last-battles/data/map-ligny.json?url';
import quatreBras from '@hundred-days/last-battles/data/map-quatre-bras.json?url';
import wavre from '@hundred-days/last-battles/data/map-wavre.json?url';
import scenarios from '@hundred-days/last-battles/data/scenarios.json?url';
import spelling from '@hundred-days/last-battles/data/spelling.json?url';
import tables from '@hundred-days/last-battles/data/tables.json?url';
import units from '@hundred-days/last-battles/data/units.json?url';
import { fetchDocuments } from '../documents.ts';
import { pageGame, type Rules } from '../types.ts';

type Action = import('@hundred-days/last-battles').Action;
type Game = import('@hundred-days/last-battles').LastBattles;
type Shared = Required<Omit<Documents, 'maps'>>;
type Sheet = { readonly map: Documents['maps'][number] };

/** A battle brings the map of its own field and no other; a campaign those of the sheets it is played on. */
const MAPS: Readonly<Record<string, string>> = {
  ligny,
  'quatre-bras': quatreBras,
  wavre,
  'la-belle-alliance': laBelleAlliance,
};

/** 18.1y: the worlds of rules 18 to 28, played on sheets laid side by side. A battle loads none of their rules. */
const ABOVE = ['campaign', 'grand-waterloo', 'grand-ligny'];

async function rules(): Promise<Rules<Action, Game>> {
  const shared = await fetchDocuments<Shared>({ units, tables, scenarios, spelling });
  return {
    scenarios: { ...SCENARIO_WORLDS, ...Object.fromEntries(ABOVE.map((id) => [id, id])) },
    make: (field, described) =>
      ABOVE.includes(field)
        ? import('./sheets.ts').then(({ onSheets }) => onSheets(shared, MAPS, field, described))
        : onField(shared, field, described),
  };
}

async function onField(shared: Shared, field: string, described: boolean): Promise<Game> {
  const [script, { map }, format] = await Promise.all([
    import('@hundred-days/last-battles/play'),
    fetchDocuments<Sheet>({ map: MAPS[field] }),
    described ? import('@hundred-days/last-battles/format') : undefined,
  ]);
  const world = script.createWorld({ ...shared, maps: [map] }, field);
  const whole = async () => (await import('@hundred-days/last-battles/whole')).createLastBattles(world, format?.FORMAT);
  // A scenario that is described may begin in any phase.
  return described ? whole() : script.openBattle(world, whole);
}

export const game = pageGame<Action, Game>({
  rules,
  staff: async () => (await import('@hundred-days/opponents/last-battles')).STAFF,
  chronicle: async () => (await import('@hundred-days/last-battles/chronicle')).chronicle,
});
