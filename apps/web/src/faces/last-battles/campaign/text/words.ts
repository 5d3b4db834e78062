import type { Catalog } from '@hundred-days/kernel';
import { faceWords } from '../../../../text/facewords.ts';
import { type CampaignWords, en } from './en.ts';
import type { LateCampaignWords } from './late-en.ts';

/** What the face says of the campaign, and what the game itself says of it, in the reader's language. */
const NOTHING = { catalog: {}, units: {} };

const words = faceWords<CampaignWords & LateCampaignWords>({
  english: en,
  others: { fr: async () => (await import('./fr.ts')).fr },
  texts: {
    english: { language: 'en', ...NOTHING },
    others: { fr: async () => ({ language: 'fr', ...NOTHING }) },
  },
  rest: async () => (await import('./rest.ts')).rest,
});

export const {
  tell: say,
  tellMany: sayMany,
  loadWords: loadCampaignWords,
  loadRest: loadCampaignRest,
  isWhole: isCampaignWhole,
} = words;

/** Refusals, events, options and ends of the campaign alone: nothing until they are there. */
export const catalogIn = (language: string): Catalog => words.textIn(language).catalog;
