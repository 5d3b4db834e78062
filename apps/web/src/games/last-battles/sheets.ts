import type { Documents, LastBattles } from '@hundred-days/last-battles';
import { fetchDocuments } from '../documents.ts';

/** The campaign and the grand scenarios: the maps they are laid of, and their rules. */

type Game = LastBattles;
type Shared = Required<Omit<Documents, 'maps'>>;
type Sheet = { readonly map: Documents['maps'][number] };

/** 18.1y: the fields whose sheets lie side by side in each. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  campaign: ['wavre', 'la-belle-alliance', 'ligny', 'quatre-bras'],
  'grand-waterloo': ['wavre', 'la-belle-alliance'],
  'grand-ligny': ['ligny', 'quatre-bras'],
};

/** What is played above the battles takes their actions and more: outside its own face nobody looks at them. */
export async function onSheets(
  shared: Shared,
  maps: Readonly<Record<string, string>>,
  id: string,
  described: boolean,
): Promise<Game> {
  const [script, format, ...sheets] = await Promise.all([
    import('@hundred-days/last-battles/campaign-play'),
    described ? import('@hundred-days/last-battles/campaign-format') : undefined,
    ...SHEETS[id].map((field) => fetchDocuments<Sheet>({ map: maps[field] })),
  ]);
  const world = script.openCampaignWorld({ ...shared, maps: sheets.map(({ map }) => map) }, id);
  const whole = async () =>
    (await import('@hundred-days/last-battles/campaign-rest')).wholeCampaign(world, format?.CAMPAIGN_FORMAT);
  // A scenario that is described may begin in any phase.
  return (described ? await whole() : script.openCampaign(world, whole)) as unknown as Game;
}
