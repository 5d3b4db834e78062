import type { CoverId } from '../art/covers.tsx';
import { typeset } from '../text/typeset.ts';

/** What the shelf says of a game before anything of it is loaded. */
export interface BoxWords {
  /** One or two lines on the lid. */
  readonly lid: readonly string[];
  /** Players and length. */
  readonly note: string;
}

export interface Box {
  readonly id: string;
  readonly cover: CoverId;
  /** There are rules and a board for it. */
  readonly built: boolean;
  /** It brings a guided start. */
  readonly lesson?: true;
  /** Scenarios that have a guided start of their own, by its name. */
  readonly lessons?: Readonly<Record<string, string>>;
  /** The scenarios in the order in which they are offered, of a game with several maps: each has those of one. */
  readonly scenarios?: readonly string[];
  readonly words: Readonly<Record<'en' | 'fr', BoxWords>>;
}

/** The five boxes, from left to right. */
export const SHELF: readonly Box[] = [
  {
    id: 'napoleon-at-waterloo',
    cover: 'napoleon-at-waterloo',
    built: true,
    lesson: true,
    words: {
      en: { lid: ['Napoleon', 'at Waterloo'], note: '2 players, 1 hour' },
      fr: { lid: ['Napoleon', 'at Waterloo'], note: '2 joueurs, 1 heure' },
    },
  },
  {
    id: 'napoleon-1815',
    cover: 'napoleon-1815',
    built: true,
    lesson: true,
    words: {
      en: { lid: ['Napoleon 1815'], note: '2 or 3 players, 3 hours' },
      fr: { lid: ['Napoleon 1815'], note: '2 ou 3 joueurs, 3 heures' },
    },
  },
  {
    id: 'waterloo-campaign',
    cover: 'waterloo-campaign',
    built: true,
    lesson: true,
    words: {
      en: { lid: ['Waterloo', 'Campaign'], note: '2 players, 2 hours' },
      fr: { lid: ['Waterloo', 'Campaign'], note: '2 joueurs, 2 heures' },
    },
  },
  {
    id: 'last-battles',
    cover: 'the-last-battles',
    built: true,
    lesson: true,
    lessons: {
      campaign: 'last-battles-campaign',
      'grand-waterloo': 'last-battles-campaign',
      'grand-ligny': 'last-battles-campaign',
    },
    scenarios: [
      'quatre-bras',
      'ligny',
      'wavre',
      'la-belle-alliance',
      'historic-wavre',
      'grand-ligny',
      'grand-waterloo',
      'campaign',
    ],
    words: {
      en: { lid: ['The Last Battles'], note: '2 or 3 players, 1 to 20 hours' },
      fr: { lid: ['The Last Battles'], note: '2 ou 3 joueurs, 1 à 20 heures' },
    },
  },
  {
    id: 'day-of-waterloo',
    cover: 'the-day-of-waterloo',
    built: true,
    lesson: true,
    words: {
      en: { lid: ['The Day', 'of Waterloo'], note: '2 or 3 players, 4 hours' },
      fr: { lid: ['The Day', 'of Waterloo'], note: '2 ou 3 joueurs, 4 heures' },
    },
  },
];

export function boxOf(id: string): Box | undefined {
  return SHELF.find((box) => box.id === id);
}

export function wordsOf(box: Box, language: string): BoxWords {
  const words: Readonly<Record<string, BoxWords>> = box.words;
  return typeset(language, Object.hasOwn(words, language) ? words[language] : box.words.en);
}
