import { loadTexts, type Words } from '@hundred-days/kernel';
import CASES from '../data/cases.json' with { type: 'json' };
import { TEXTS, wordsOf } from '../src/words.ts';
import type { World } from '../src/world.ts';

/** What the game says, in every language, English first; and the rules it cites. */

const texts = await loadTexts(TEXTS);

export { CASES };
export const wordsFor = (w: World): readonly Words[] => texts.map((text) => wordsOf(w, text));
