/** What somebody who is away may want to be told: that he has to decide, that a game is over. */
export const NEWS = ['turn', 'end'] as const;
export type News = (typeof NEWS)[number];
