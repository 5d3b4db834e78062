import { signal } from '@preact/signals';
import type { TableCard } from '../store/types.ts';
import { reportStore, tableStore } from './house.ts';

/** The tables of this browser, as the shelf shows them; null until they are known. */
export const cards = signal<readonly TableCard[] | null>(null);

export async function refreshCards(): Promise<void> {
  try {
    cards.value = await (await tableStore()).list();
  } catch (error) {
    cards.value ??= [];
    reportStore(error);
  }
}

/** Keeps the list fresh while it is shown, whichever tab plays. */
export function watchCards(): () => void {
  let stop: (() => void) | null = null;
  let ended = false;
  void refreshCards();
  void tableStore().then((store) => {
    if (!ended) stop = store.onChange(() => void refreshCards());
  });
  return () => {
    ended = true;
    stop?.();
  };
}

/** Somebody at this screen has to decide. */
export function waits(card: TableCard): boolean {
  return !card.over && card.seat >= 0 && card.holders[card.seat]?.kind === 'here';
}

export interface Sorted {
  readonly open: readonly TableCard[];
  readonly finished: readonly TableCard[];
}

/** Those that wait for somebody here first, then the latest first. */
export function sortCards(all: readonly TableCard[]): Sorted {
  const latest = [...all].sort((a, b) => b.updated - a.updated);
  const open = latest.filter((card) => !card.over);
  return {
    open: [...open.filter(waits), ...open.filter((card) => !waits(card))],
    finished: latest.filter((card) => card.over),
  };
}
