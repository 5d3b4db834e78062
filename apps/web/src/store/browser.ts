import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { claimTable } from './claim.ts';
import { cardOf } from './memory.ts';
import { makeKey, type Sealed, seal, unseal } from './seal.ts';
import type { SavedTable, TableCard, TableStore } from './types.ts';

interface Schema extends DBSchema {
  /** What the shelf shows; nothing in it is secret. */
  cards: { key: string; value: TableCard };
  /** The set-up and the referee's record of each table. */
  sealed: { key: string; value: Sealed };
  keys: { key: string; value: CryptoKey };
}

const DATABASE = 'hundred-days';
const CHANNEL = 'hundred-days-tables';
const KEY = 'seal';

type Secret = Pick<SavedTable, 'setup' | 'record'>;

/** Tables in this browser's IndexedDB, the game itself sealed. */
export class BrowserStore implements TableStore {
  readonly #db: IDBPDatabase<Schema>;
  readonly #key: CryptoKey;
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listeners = new Set<(id: string) => void>();
  /** One save after another, so that an older position never lands on a newer one. */
  #last: Promise<void> = Promise.resolve();

  private constructor(db: IDBPDatabase<Schema>, key: CryptoKey) {
    this.#db = db;
    this.#key = key;
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') for (const listener of this.#listeners) listener(data);
    };
  }

  /** Throws where the browser keeps nothing. */
  static async open(): Promise<BrowserStore> {
    const db = await openDB<Schema>(DATABASE, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('cards', { keyPath: 'id' });
        fresh.createObjectStore('sealed');
        fresh.createObjectStore('keys');
      },
      // A later version of the app in another tab must not wait for this one.
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
      },
    });
    return new BrowserStore(db, await keyOf(db));
  }

  async list(): Promise<readonly TableCard[]> {
    return this.#db.getAll('cards');
  }

  async load(id: string): Promise<SavedTable | null> {
    const reading = this.#db.transaction(['cards', 'sealed']);
    const [card, sealed] = await Promise.all([
      reading.objectStore('cards').get(id),
      reading.objectStore('sealed').get(id),
      reading.done,
    ]);
    if (card === undefined || sealed === undefined) return null;
    return { ...card, ...((await unseal(this.#key, id, sealed)) as Secret) };
  }

  save(table: SavedTable): Promise<void> {
    const saving = this.#last.then(() => this.#write(table));
    this.#last = saving.catch(() => undefined);
    return saving;
  }

  async #write(table: SavedTable): Promise<void> {
    const secret: Secret = { setup: table.setup, record: table.record };
    const sealed = await seal(this.#key, table.id, secret);
    // What a crash leaves behind is the whole of the older table or the whole of the newer.
    const writing = this.#db.transaction(['cards', 'sealed'], 'readwrite', { durability: 'strict' });
    await Promise.all([
      writing.objectStore('cards').put(cardOf(table)),
      writing.objectStore('sealed').put(sealed, table.id),
      writing.done,
    ]);
    this.#channel.postMessage(table.id);
  }

  async remove(id: string): Promise<void> {
    await this.#last;
    const writing = this.#db.transaction(['cards', 'sealed'], 'readwrite');
    await Promise.all([
      writing.objectStore('cards').delete(id),
      writing.objectStore('sealed').delete(id),
      writing.done,
    ]);
    this.#channel.postMessage(id);
  }

  onChange(listener: (id: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  claim(id: string, onFree: () => void, signal?: AbortSignal): Promise<(() => void) | null> {
    return claimTable(id, onFree, signal);
  }
}

/** The key of this browser, made the first time. Of two tabs that make one at once, the first to store it wins. */
async function keyOf(db: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const known = await db.get('keys', KEY);
  if (known !== undefined) return known;
  const made = await makeKey();
  const writing = db.transaction('keys', 'readwrite');
  const first = await writing.store.get(KEY);
  if (first === undefined) await writing.store.put(made, KEY);
  await writing.done;
  return first ?? made;
}
