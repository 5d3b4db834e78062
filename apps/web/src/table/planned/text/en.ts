/** Odds while moving, in English. */
export const en = {
  title: 'An attack from {place} would have',
  against: '{enemy}: {attack} against {defence}',
  more_one: 'with {pieces}, who can still join',
  more_other: 'with {n} more who can still join',
} as const;

export type PlannedWords = Readonly<Record<keyof typeof en, string>>;
