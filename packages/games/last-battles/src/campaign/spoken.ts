import { wordsWith } from '@hundred-days/kernel';
import { FACTS, wordingOf } from '../text/wording.ts';
import type { World } from '../world.ts';

/** 22.0, 27.21: corps, nationalities and the groups of Grand Waterloo have names of their own. */
const CAMPAIGN_FACTS = { ...FACTS, words: { ...FACTS.words, body: 'body', group: 'group' } };

export const wordsOf = wordsWith((w: World, text) => wordingOf(w, text, CAMPAIGN_FACTS));
