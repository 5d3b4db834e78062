import type { CoverId } from '../art/covers.tsx';
import { typeset } from '../text/typeset.ts';

/** What the shelf says of a game before anything of it is loaded. */
export interface BoxWords {
  /** One or two lines on the lid. */
  readonly lid: readonly string[];
  /** Players and length. */
  readonly note: string;
  /** A sentence for each scenario and option of the game, by id; a game may bring its own (`about.` in its catalogs). */
  readonly about: Readonly<Record<string, string>>;
}

export interface Box {
  readonly id: string;
  readonly cover: CoverId;
  /** There are rules and a board for it. */
  readonly built: boolean;
  /** It brings a guided start. */
  readonly lesson?: true;
  /** The scenarios in the order in which they are offered, of a game with several maps: each has those of one. */
  readonly scenarios?: readonly string[];
  readonly words: Readonly<Record<'en' | 'fr', BoxWords>>;
}

const plain = (lid: readonly string[], note: string): BoxWords => ({ lid, note, about: {} });

/** The five boxes, from left to right. */
export const SHELF: readonly Box[] = [
  {
    id: 'napoleon-at-waterloo',
    cover: 'napoleon-at-waterloo',
    built: true,
    lesson: true,
    words: {
      en: {
        lid: ['Napoleon', 'at Waterloo'],
        note: '2 players, 1 hour',
        about: {
          'scenario.standard': 'The battle of 18 June. The Prussians come on turn 3, as they did.',
          'scenario.grouchy': 'Each side draws a secret key: who comes to the field, and when, only its owner knows.',
        },
      },
      fr: {
        lid: ['Napoleon', 'at Waterloo'],
        note: '2 joueurs, 1 heure',
        about: {
          'scenario.standard': 'La bataille du 18 juin. Les Prussiens arrivent au tour 3, comme ce jour-là.',
          'scenario.grouchy': 'Chaque camp tire une clé secrète : qui vient, et quand, seul son propriétaire le sait.',
        },
      },
    },
  },
  {
    id: 'napoleon-1815',
    cover: 'napoleon-1815',
    built: true,
    lesson: true,
    words: {
      en: {
        lid: ['Napoleon 1815'],
        note: '2 or 3 players, 3 hours',
        about: {
          'scenario.free':
            'Both sides place their blocks, faces hidden: the Allies in the Netherlands, then the French in France.',
          'scenario.historical':
            'Every corps where it stood on the eve, and both sides know it. Nothing has to be placed.',
        },
      },
      fr: {
        lid: ['Napoleon 1815'],
        note: '2 ou 3 joueurs, 3 heures',
        about: {
          'scenario.free':
            'Chacun place ses blocs, faces cachées : les Alliés aux Pays-Bas, puis les Français en France.',
          'scenario.historical': 'Chaque corps là où il était la veille, et chacun le sait. Il n’y a rien à placer.',
        },
      },
    },
  },
  {
    id: 'waterloo-campaign',
    cover: 'waterloo-campaign',
    built: true,
    lesson: true,
    words: {
      en: {
        lid: ['Waterloo', 'Campaign'],
        note: '2 players, 2 hours',
        about: {
          'scenario.june16': 'Six turns, from the morning of Ligny and Quatre-Bras. The shorter way in.',
          'scenario.june15': 'Eight turns, from the crossing of the Sambre. Few moves on the first day.',
        },
      },
      fr: {
        lid: ['Waterloo', 'Campaign'],
        note: '2 joueurs, 2 heures',
        about: {
          'scenario.june16': 'Six tours, depuis le matin de Ligny et des Quatre-Bras. Le plus court pour commencer.',
          'scenario.june15': 'Huit tours, depuis le passage de la Sambre. Peu de mouvements le premier jour.',
        },
      },
    },
  },
  {
    id: 'last-battles',
    cover: 'the-last-battles',
    built: false,
    scenarios: ['quatre-bras', 'ligny', 'wavre', 'la-belle-alliance', 'historic-wavre'],
    words: {
      en: plain(['The Last Battles'], '2 players, 1 to 4 hours'),
      fr: plain(['The Last Battles'], '2 joueurs, 1 à 4 heures'),
    },
  },
  {
    id: 'day-of-waterloo',
    cover: 'the-day-of-waterloo',
    built: false,
    words: {
      en: plain(['The Day', 'of Waterloo'], '2 players, 4 hours'),
      fr: plain(['The Day', 'of Waterloo'], '2 joueurs, 4 heures'),
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
