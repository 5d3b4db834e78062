import { signal } from '@preact/signals';
import { openStore, troubleOf } from '../store/open.ts';
import type { TableStore } from '../store/types.ts';
import { notify } from './notices.ts';
import { createSettings } from './settings.ts';

/** What every page of the app shares: the settings and the store of this browser. */

function drawer(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const settings = createSettings(drawer(), globalThis.navigator?.languages ?? []);

/** The settings stand before whatever page is open. */
export const settingsOpen = signal(false);

let opening: Promise<TableStore> | null = null;

export function tableStore(): Promise<TableStore> {
  opening ??= openStore().then(({ store, trouble }) => {
    if (trouble !== null) notify({ key: `store.${trouble}` });
    return store;
  });
  // What did not load is asked for again.
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** A step could not be kept: said once, and play goes on. */
export function reportStore(error: unknown): void {
  notify({ key: `store.${troubleOf(error)}` });
}
