import { ANSWERS } from '@hundred-days/day-of-waterloo/answers';
import { lateEn } from './late-en.ts';

/** What is read after the first board: panels, the questions of later phases, and why something is not allowed. */

export const rest = {
  en: async () => ({ words: lateEn, answers: ANSWERS.english }),
  fr: async () => {
    const [{ lateFr }, answers] = await Promise.all([import('./late-fr.ts'), ANSWERS.others.fr()]);
    return { words: lateFr, answers };
  },
};
