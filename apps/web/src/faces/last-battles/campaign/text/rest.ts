import { CAMPAIGN_WORDS } from '@hundred-days/last-battles/campaign-answers';
import { lateEn } from './late-en.ts';

/** What is read after the first board of a campaign: later steps, panels, and what the game itself says of it. */
export const rest = {
  en: async () => ({ words: lateEn, answers: CAMPAIGN_WORDS.english }),
  fr: async () => {
    const [{ lateFr }, answers] = await Promise.all([import('./late-fr.ts'), CAMPAIGN_WORDS.others.fr()]);
    return { words: lateFr, answers };
  },
};
