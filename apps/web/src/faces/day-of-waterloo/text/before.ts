/** What is told before a game, by language: loaded when somebody reads it. */
export const before = {
  en: async () => (await import('./before-en.ts')).before,
  fr: async () => (await import('./before-fr.ts')).before,
};
