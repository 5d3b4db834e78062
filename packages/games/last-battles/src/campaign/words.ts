import { type Answers, type Texts, withAnswers, wordsWith } from '@hundred-days/kernel';
import { campaignEn } from '../text/campaign-en.ts';
import { FACTS, wordingOf } from '../text/wording.ts';
import { TEXTS } from '../words.ts';
import type { World } from '../world.ts';

/** 22.0, 27.21: corps, nationalities and the groups of Grand Waterloo have names of their own. */
const CAMPAIGN_FACTS = { ...FACTS, words: { ...FACTS.words, body: 'body', group: 'group' } };

export const wordsOf = wordsWith((w: World, text) => wordingOf(w, text, CAMPAIGN_FACTS));

const MORE: Answers = {
  english: campaignEn,
  others: { fr: async () => (await import('../text/campaign-fr.ts')).campaignFr },
};

/** All that the game says in the campaign and the grand scenarios, by language: that of the battles too. */
export const CAMPAIGN_TEXTS: Texts = withAnswers(TEXTS, MORE);
