import { type AnyAction, type Dice, type GameRecord, replayRecord, type Setup, Table } from '@hundred-days/kernel';
import type { Face } from '../face/types.ts';

/** A table from storage, ready to go on. Null if what was stored cannot be played through. */
export function restore<A extends AnyAction>(face: Face<A>, record: GameRecord, dice: Dice): Table<A> | null {
  const replayed = replayRecord(face.game, record);
  if (!replayed.ok) return null;
  replayed.value.goOn(dice);
  return replayed.value;
}

export function openNew<A extends AnyAction>(face: Face<A>, setup: Setup, dice: Dice): Table<A> | null {
  const opened = Table.open(face.game, setup, dice);
  return opened.ok ? opened.value : null;
}
