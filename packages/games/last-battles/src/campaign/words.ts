import { type Texts, withAnswers } from '@hundred-days/kernel';
import { TEXTS } from '../words.ts';
import { CAMPAIGN_WORDS } from './answers.ts';

export { wordsOf } from './spoken.ts';

/** All that the game says in the campaign and the grand scenarios, by language: that of the battles too. */
export const CAMPAIGN_TEXTS: Texts = withAnswers(TEXTS, CAMPAIGN_WORDS);
