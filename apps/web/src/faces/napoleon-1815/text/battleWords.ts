import { lateWords } from '../../../text/latewords.ts';
import { type BattleWords, battleEn } from './battle-en.ts';

export type BattleKey = keyof BattleWords;

/** Sentences of the battle board in the reader's language. */
export const {
  load: loadBattleWords,
  tell: say,
  tellMany: sayMany,
} = lateWords<BattleWords>(battleEn, { fr: async () => (await import('./battle-fr.ts')).battleFr });
