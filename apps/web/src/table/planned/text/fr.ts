import type { PlannedWords } from './en.ts';

/** Les chances pendant le mouvement, en français. */
export const fr: PlannedWords = {
  title: 'Une attaque depuis {place} aurait',
  against: '{enemy} : {attack} contre {defence}',
  more_one: 'avec {pieces}, renfort encore possible',
  more_other: 'avec {n} de plus, encore possibles',
};
