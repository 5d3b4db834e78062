import type { AnyAction } from '@hundred-days/kernel';
import type { Holder, TableStore } from '../store/types.ts';
import type { TableModel } from '../table/model.ts';

/** The tab that plays says who sits where, what is noted, and how often advice was asked for: a tab that follows learns it. */
export async function followSeats(
  store: TableStore,
  { id, holders, askings, notes }: TableModel<AnyAction>,
  still: () => boolean,
  seat: (seat: number, holder: Holder) => void,
): Promise<void> {
  const card = (await store.list()).find((one) => one.id === id);
  const noted = await store.notes(id);
  if (card === undefined || !still()) return;
  for (const [i, holder] of card.holders.entries())
    if (JSON.stringify(holder) !== JSON.stringify(holders[i])) seat(i, holder);
  askings.value = card.askings ?? [];
  notes.value = noted;
}
