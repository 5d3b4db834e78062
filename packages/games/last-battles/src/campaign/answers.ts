import type { Answers } from '@hundred-days/kernel';
import { campaignEn } from '../text/campaign-en.ts';

/** What only the campaign and the grand scenarios say, beside what the battles do. */
export const CAMPAIGN_WORDS: Answers = {
  english: campaignEn,
  others: { fr: async () => (await import('../text/campaign-fr.ts')).campaignFr },
};
