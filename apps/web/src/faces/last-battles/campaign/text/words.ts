import type { Catalog } from '@hundred-days/kernel';
import { CAMPAIGN_WORDS } from '@hundred-days/last-battles/campaign-spoken';
import { lateWords } from '../../../../text/latewords.ts';
import { library } from '../../../../text/library.ts';
import { type CampaignWords, en } from './en.ts';

/** What the face says of the campaign, and what the game itself says of it, in the reader's language. */
const words = lateWords<CampaignWords>(en, { fr: async () => (await import('./fr.ts')).fr });
const game = library<Catalog>(CAMPAIGN_WORDS.english, CAMPAIGN_WORDS.others);

export const say = words.tell;
export const sayMany = words.tellMany;

/** Refusals, events, options and ends of the campaign alone. */
export const catalogIn = (language: string): Catalog => game.in(language);

/** Brings a language; English is there. */
export const loadCampaignWords = async (language: string): Promise<void> => {
  await Promise.all([words.load(language), game.load(language)]);
};
