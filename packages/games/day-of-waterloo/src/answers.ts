import type { Answers } from '@hundred-days/kernel';
import { answersEn } from './text/answers-en.ts';

/** Why not, and what is wrong with a file: nobody reads it on a first board. */
export const ANSWERS: Answers = {
  english: answersEn,
  others: { fr: async () => (await import('./text/answers-fr.ts')).answersFr },
};
