import type { AnyAction } from '@hundred-days/kernel';
import type { Facts, PluralKey } from '../../text/facewords.ts';
import { joined } from '../../text/joined.ts';
import type { Asked } from '../types.ts';
import type { BattleWords } from './en.ts';

/** How a game with announced attacks speaks: the words all such games share, and its own names of units and hexes. */
export interface Speech {
  tell(language: string, key: keyof BattleWords | 'and' | 'or', facts?: Facts): string;
  tellMany(language: string, key: PluralKey<keyof BattleWords>, n: number, facts?: Facts): string;
  unit(unit: number, language: string): string;
  place(hex: number, language: string): string;
}

/** The situation as far as words need it. */
export type Heard<A extends AnyAction = AnyAction> = Pick<Asked<A>, 'view' | 'language'>;

export const unitsNamed = (
  { tell, unit }: Speech,
  units: readonly number[],
  language: string,
  word: 'and' | 'or' = 'and',
): string =>
  joined(
    units.map((one) => unit(one, language)),
    tell(language, word),
  );
