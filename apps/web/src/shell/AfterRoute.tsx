import type { AnyAction } from '@hundred-days/kernel';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { AfterPage } from '../after/AfterPage.tsx';
import type { Holder } from '../store/types.ts';
import type { TableModel } from '../table/model.ts';
import { newId } from './dice.ts';
import { downloadWritten } from './download.ts';
import { tableStore } from './house.ts';
import { notify } from './notices.ts';
import { go, type Route } from './router.ts';

interface AfterRouteProps {
  readonly model: TableModel<AnyAction>;
  readonly rule: Signal<string | null>;
  /** The table, or the record, that is looked back on. */
  readonly table: Extract<Route, { page: 'table' | 'online' | 'record' }>;
}

/** A table or a record looked back on. */
export function AfterRoute({ model, rule, table }: AfterRouteProps): JSX.Element {
  const onTable = (at: number): void => {
    model.at.value = at;
    go(table);
  };
  return (
    <AfterPage
      model={model}
      onTable={onTable}
      onRule={(id) => {
        rule.value = id;
        onTable(model.length);
      }}
      onHome={() => go({ page: 'home' })}
      onDownload={() => downloadWritten(() => model.record())}
      onAgain={table.page === 'table' ? (swapped) => void again(model, swapped) : null}
    />
  );
}

/** The seats handed on: of two the other, of three the next. */
export const handedOn = (holders: readonly Holder[]): readonly Holder[] => [
  ...holders.slice(1),
  ...holders.slice(0, 1),
];

async function again(model: TableModel<AnyAction>, swapped: boolean): Promise<void> {
  const { face, title, setup, holders, advised } = model;
  const id = newId();
  try {
    const { setUp } = await import('./sitting.ts');
    const seats = swapped ? handedOn(holders) : holders;
    if (await setUp(await tableStore(), face, id, title, setup, seats, advised)) go({ page: 'table', id });
    else notify({ key: 'new.faults' });
  } catch {
    notify({ key: 'late.failed', action: { label: 'late.again', run: () => void again(model, swapped) } });
  }
}
