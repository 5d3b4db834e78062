import { type AnyAction, fairFault, type Game, type GameRecord, replayRecord } from '@hundred-days/kernel';
import { isOwn } from './kept.ts';

/** What came of checking the dice of a game that is over (docs/dice.md): everything is reckoned in this page. */
export type DiceChecked =
  | { readonly result: 'fair'; readonly dice: number }
  /** The seal, or what this page added, is not the one it kept. */
  | { readonly result: 'other' }
  | { readonly result: 'unfair' }
  | { readonly result: 'unopened' };

export function checkDice<A extends AnyAction>(game: Game<A>, id: string, record: GameRecord): DiceChecked {
  const { fair } = record;
  if (fair?.seed === undefined) return { result: 'unopened' };
  if (!isOwn(id, fair)) return { result: 'other' };
  const replayed = replayRecord(game, record);
  if (!replayed.ok || fairFault(replayed.value, fair) !== null) return { result: 'unfair' };
  const { journal, length } = replayed.value;
  let dice = 0;
  for (let index = 0; index <= length; index++) dice += journal.step(index).dice.length;
  return { result: 'fair', dice };
}
