import { hasSheet, windowClass } from './windows.ts';

export { TableModel } from './model.ts';
export { TablePage } from './TablePage.tsx';
export type { TablePageProps } from './ui.ts';

/** What this window shows of a table beside its page: a small one has what is asked on a sheet. */
export const partsHere = async (): Promise<unknown> =>
  hasSheet(windowClass(innerWidth, innerHeight)) ? import('./Sheet.tsx') : null;
