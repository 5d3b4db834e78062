/** What is said of what was put forward, in English. */
export const en = {
  dropped: '{unit}: “{act}” was not confirmed, so it is not done.',
  again: 'Put it forward again',
} as const;

export type PutWords = Readonly<Record<keyof typeof en, string>>;
