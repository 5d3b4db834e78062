import { fill, pluralKey } from '../../../text/fill.ts';
import { type BattleWords, battleEn } from './battle-en.ts';
import { battleFr } from './battle-fr.ts';
import type { Facts } from './words.ts';

export type BattleKey = keyof BattleWords;
type Counted = BattleKey extends infer K ? (K extends `${infer Stem}_one` ? Stem : never) : never;

const wordsOf = (language: string): BattleWords => (language === 'fr' ? battleFr : battleEn);

/** A sentence of the battle board in the reader's language. */
export const say = (language: string, key: BattleKey, facts: Facts = {}): string => fill(wordsOf(language)[key], facts);

/** One that speaks of a number of things. */
export const sayMany = (language: string, key: Counted, n: number, facts: Facts = {}): string =>
  fill(wordsOf(language)[`${key}_${pluralKey(language, n)}`], { n, ...facts });
