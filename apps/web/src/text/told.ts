import type { Language } from './languages.ts';

/** What the service worker says when there is something for who is away. It has all languages: there is no page to ask. */
interface ToldWords {
  readonly 'your-turn': string;
  readonly 'game-ended': string;
}

export const TOLD: Readonly<Record<Language, ToldWords>> = {
  en: { 'your-turn': 'It is your move.', 'game-ended': 'A game is over.' },
  fr: { 'your-turn': 'C’est à vous de jouer.', 'game-ended': 'Une partie est finie.' },
};

/** A message from the server, as it seals it. */
export interface ToldMessage {
  readonly kind: keyof ToldWords;
  readonly table: string;
  readonly language: Language;
}
