import { type Answers, type Texts, withAnswers } from '@hundred-days/kernel';
import { campaignEn } from '../text/campaign-en.ts';
import { TEXTS } from '../words.ts';

export { wordsOf } from '../spoken.ts';

const MORE: Answers = {
  english: campaignEn,
  others: { fr: async () => (await import('../text/campaign-fr.ts')).campaignFr },
};

/** All that the game says in the campaign and the grand scenarios, by language: that of the battles too. */
export const CAMPAIGN_TEXTS: Texts = withAnswers(TEXTS, MORE);
