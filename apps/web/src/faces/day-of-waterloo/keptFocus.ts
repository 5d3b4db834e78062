import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Who moves a row of a list by keys stays on it: a button that moves with its row, or leads no further, loses the focus. */
export interface KeptFocus {
  readonly list: RefObject<HTMLOListElement | null>;
  /** To be called before the order changes. Rows have `data-row`, buttons that move them `data-by`. */
  note(): void;
}

export function useKeptFocus(order: string): KeptFocus {
  const list = useRef<HTMLOListElement>(null);
  const held = useRef<{ readonly row: string; readonly by: string } | null>(null);
  useLayoutEffect(() => {
    const at = held.current;
    held.current = null;
    if (at === null) return;
    const row = list.current?.querySelector(`[data-row="${at.row}"]`);
    const found = (which: string): HTMLElement | null | undefined =>
      row?.querySelector(`button${which}:not(:disabled)`);
    (found(at.by === '' ? '' : `[data-by="${at.by}"]`) ?? found('[data-by]') ?? found(''))?.focus();
  }, [order]);
  const note = (): void => {
    const now = document.activeElement as HTMLElement | null;
    const row = now?.closest<HTMLElement>('[data-row]');
    if (row && list.current?.contains(row)) held.current = { row: row.dataset.row ?? '', by: now?.dataset.by ?? '' };
  };
  return { list, note };
}
