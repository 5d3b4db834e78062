import type { Text } from '@hundred-days/kernel';
import { SPOKEN } from '@hundred-days/last-battles/spoken';
import { lateWords } from '../../../text/latewords.ts';
import { library } from '../../../text/library.ts';
import { type PieceWords, pieceEn } from './piece-en.ts';

/** What is read on counters and in names, wherever they stand: on the first board too. */
const words = lateWords<PieceWords>(pieceEn, { fr: async () => (await import('./piece-fr.ts')).pieceFr });
const game = library<Text>(SPOKEN.english, SPOKEN.others);

export type PieceKey = keyof PieceWords;

export const sayPiece = words.tell;

/** What the game itself calls its units and places. */
export const textIn = (language: string): Text => game.in(language);

/** Brings a language: to be awaited before anything here is read in it. English is there. */
export const loadPieceWords = async (language: string): Promise<void> => {
  await Promise.all([words.load(language), game.load(language)]);
};
