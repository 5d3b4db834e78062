import { type Texts, withAnswers } from '@hundred-days/kernel';
import { ANSWERS } from './answers.ts';
import { SPOKEN } from './spoken.ts';

export { wordsOf } from './spoken.ts';

/** All that the game says, by language. */
export const TEXTS: Texts = withAnswers(SPOKEN, ANSWERS);
