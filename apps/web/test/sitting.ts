import type { AnyAction, Setup } from '@hundred-days/kernel';
import { signal } from '@preact/signals';
import type { Face } from '../src/face/types.ts';
import type { Holder } from '../src/store/types.ts';
import { openNew, TableModel } from '../src/table/model.ts';

/** People at one screen. */
export const here = (...names: readonly string[]): readonly Holder[] => names.map((name) => ({ kind: 'here', name }));

/** A new table as the page would open it, without a page. */
export function sitDown<A extends AnyAction>(
  face: Face<A>,
  setup: Setup,
  dice: Parameters<typeof openNew>[2],
  holders: readonly Holder[],
  language = 'en',
): TableModel<A> {
  const table = openNew(face, setup, dice);
  if (table === null) throw new Error('no table');
  const parts = { id: 't', title: 'T', face, holders, table, created: 0, language: signal(language) };
  return new TableModel<A>({ ...parts, openRule: () => undefined });
}
