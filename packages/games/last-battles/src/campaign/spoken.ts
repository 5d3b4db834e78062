import { type Answers, wordsWith } from '@hundred-days/kernel';
import { campaignEn } from '../text/campaign-en.ts';
import { FACTS, wordingOf } from '../text/wording.ts';
import type { World } from '../world.ts';

/** What only the campaign and the grand scenarios say, beside what the battles do. */

/** 22.0, 27.21: corps, nationalities and the groups of Grand Waterloo have names of their own. */
const CAMPAIGN_FACTS = { ...FACTS, words: { ...FACTS.words, body: 'body', group: 'group' } };

export const wordsOf = wordsWith((w: World, text) => wordingOf(w, text, CAMPAIGN_FACTS));

export const CAMPAIGN_WORDS: Answers = {
  english: campaignEn,
  others: { fr: async () => (await import('../text/campaign-fr.ts')).campaignFr },
};
