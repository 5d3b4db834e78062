import type { PutWords } from './en.ts';

/** La même chose en français. */
export const fr: PutWords = {
  dropped: '{unit} : « {act} » n’a pas été confirmé, donc pas fait.',
  again: 'Le proposer de nouveau',
};
