import { loadTexts, type Words } from '@hundred-days/kernel';
import CASES from '../data/cases.json' with { type: 'json' };
import { CAMPAIGN_TEXTS, wordsOf as campaignWordsOf } from '../src/campaign/words.ts';
import { TEXTS, wordsOf } from '../src/words.ts';
import type { World } from '../src/world.ts';

/** What the game says on a battlefield, in every language, English first; and the rules it cites. */

const texts = await loadTexts(TEXTS);

export { CASES };
export const wordsFor = (w: World): readonly Words[] => texts.map((text) => wordsOf(w, text));

/** The same with what only the campaign says. */
const campaignTexts = await loadTexts(CAMPAIGN_TEXTS);
export const campaignWordsFor = (w: World): readonly Words[] => campaignTexts.map((text) => campaignWordsOf(w, text));
