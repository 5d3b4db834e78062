import { fill, pluralKey } from '../../../text/fill.ts';
import { library } from '../../../text/library.ts';
import { type BattleWords, battleEn } from './battle-en.ts';
import type { Facts } from './words.ts';

export type BattleKey = keyof BattleWords;
type Counted = BattleKey extends infer K ? (K extends `${infer Stem}_one` ? Stem : never) : never;

const WORDS = library<BattleWords>(battleEn, { fr: async () => (await import('./battle-fr.ts')).battleFr });

export const loadBattleWords = WORDS.load;

/** A sentence of the battle board in the reader's language. */
export const say = (language: string, key: BattleKey, facts: Facts = {}): string =>
  fill(WORDS.in(language)[key], facts);

/** One that speaks of a number of things. */
export const sayMany = (language: string, key: Counted, n: number, facts: Facts = {}): string =>
  fill(WORDS.in(language)[`${key}_${pluralKey(language, n)}`], { n, ...facts });
