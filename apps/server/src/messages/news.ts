/** What somebody who is away may want to be told: that he has to decide, that a game is over. */
export const NEWS = ['turn', 'end'] as const;
export type News = (typeof NEWS)[number];

/** As it is called outside. */
export const KINDS = { turn: 'your-turn', end: 'game-ended' } as const satisfies Record<News, string>;
