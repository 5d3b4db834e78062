import type { StoreTrouble, TableStore } from './types.ts';

export interface Opened {
  readonly store: TableStore;
  /** Why tables are kept in this page only; null when all is well. */
  readonly trouble: StoreTrouble | null;
}

/** The store of this browser, or one that lasts as long as the page where the browser has none. */
export async function openStore(): Promise<Opened> {
  // Sealing and locks exist on https and localhost only.
  if (!globalThis.isSecureContext) return inMemory('insecure');
  try {
    const { BrowserStore } = await import('./browser.ts');
    return { store: await BrowserStore.open(), trouble: null };
  } catch (error) {
    return inMemory(troubleOf(error) === 'full' ? 'full' : 'closed');
  }
}

/** Few need it: it comes when it is wanted. */
const inMemory = async (trouble: StoreTrouble): Promise<Opened> => ({
  store: new (await import('./memory.ts')).MemoryStore(),
  trouble,
});

export function troubleOf(error: unknown): StoreTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'SecurityError' || name === 'InvalidStateError') return 'closed';
  return 'failed';
}
