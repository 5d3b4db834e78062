import type { StepRow, TableHeading, Unsaved } from '@hundred-days/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { claimTable } from './claim.ts';
import { isEmpty } from './label.ts';
import { makeKey, type Sealed, seal, unseal } from './seal.ts';
import type { KeptTable, Label, Notes, OldTable, TableCard, TableStore } from './types.ts';

interface Schema extends DBSchema {
  /** What the shelf shows; nothing in it is secret. */
  cards: { key: string; value: TableCard };
  /** The heading of each table, and beside it what its seats have noted; of an old one the set-up and the whole record. */
  sealed: { key: string; value: Sealed };
  /** One for each step of a table. */
  rows: { key: [table: string, step: number]; value: Sealed };
  keys: { key: string; value: CryptoKey };
  /** What is written on the tables. */
  labels: { key: string; value: Label };
}

const DATABASE = 'hundred-days';
const CHANNEL = 'hundred-days-tables';
const KEY = 'seal';

type Secret = { readonly heading: TableHeading } | Omit<OldTable, 'card'>;

/** Which row of which table: bound into what is sealed, so that rows cannot be exchanged. */
const rowName = (id: string, step: number): string => `${id}/${step}`;

const notesName = (id: string): string => `${id}/notes`;

/** The rows of a table from a step on; a list comes after every number. */
const rowsFrom = (id: string, step = 0): IDBKeyRange => IDBKeyRange.bound([id, step], [id, []]);

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
    const db = await openDB<Schema>(DATABASE, 3, {
      upgrade(db, before) {
        if (before < 1) {
          db.createObjectStore('cards', { keyPath: 'id' });
          db.createObjectStore('sealed');
          db.createObjectStore('keys');
        }
        if (before < 2) db.createObjectStore('rows');
        db.createObjectStore('labels');
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

  async load(id: string): Promise<KeptTable | OldTable | null> {
    // What was done at it a moment ago is part of it.
    await this.#last;
    const reading = this.#db.transaction(['cards', 'sealed', 'rows']);
    const [card, sealed, rows] = await Promise.all([
      reading.objectStore('cards').get(id),
      reading.objectStore('sealed').get(id),
      reading.objectStore('rows').getAll(rowsFrom(id)),
      reading.done,
    ]);
    if (card === undefined || sealed === undefined) return null;
    const secret = (await unseal(this.#key, id, sealed)) as Secret;
    if ('record' in secret) return { card, ...secret };
    return { card, ...secret, rows: await Promise.all(rows.map((row, step) => this.#open(id, step, row))) };
  }

  async #open(id: string, step: number, row: Sealed): Promise<StepRow> {
    return (await unseal(this.#key, rowName(id, step), row)) as StepRow;
  }

  async since(id: string, links: readonly string[]): Promise<Unsaved | null> {
    const sealed = await this.#db.getAll('rows', rowsFrom(id));
    const rows: StepRow[] = [];
    // From the end, as far as something is new: a link that is known says that all before it are.
    for (let step = sealed.length - 1; step >= 0; step--) {
      const row = await this.#open(id, step, sealed[step]);
      if (row.link === links[step]) return { keep: step + 1, rows };
      rows.unshift(row);
    }
    const heading = await this.#db.get('sealed', id);
    if (heading === undefined) return null;
    return 'record' in ((await unseal(this.#key, id, heading)) as Secret) ? null : { keep: 0, rows };
  }

  begin({ card, heading, rows }: KeptTable): Promise<void> {
    return this.#next(async () => {
      const sealed = await seal(this.#key, card.id, { heading });
      await this.#write(card, { keep: 0, rows }, sealed);
    });
  }

  append(card: TableCard, unsaved: Unsaved): Promise<void> {
    return this.#next(() => this.#write(card, unsaved));
  }

  #next(save: () => Promise<void>): Promise<void> {
    const saving = this.#last.then(save);
    this.#last = saving.catch(() => undefined);
    return saving;
  }

  async #write(card: TableCard, { keep, rows }: Unsaved, heading?: Sealed): Promise<void> {
    const { id } = card;
    const sealed = await Promise.all(rows.map((row, i) => seal(this.#key, rowName(id, keep + i), row)));
    // What a crash leaves behind is the whole of the older table or the whole of the newer.
    const writing = this.#db.transaction(['cards', 'sealed', 'rows'], 'readwrite', { durability: 'strict' });
    const kept = writing.objectStore('rows');
    const puts = [
      writing.objectStore('cards').put(card),
      heading === undefined ? undefined : writing.objectStore('sealed').put(heading, id),
      kept.delete(rowsFrom(id, keep)),
      ...sealed.map((row, i) => kept.put(row, [id, keep + i])),
    ];
    // Not when the page has heard of all of them: a page that is closed meanwhile would take them with it.
    writing.commit();
    await Promise.all([...puts, writing.done]);
    this.#channel.postMessage(id);
  }

  async remove(id: string): Promise<void> {
    await this.#last;
    const writing = this.#db.transaction(['cards', 'sealed', 'rows', 'labels'], 'readwrite');
    await Promise.all([
      writing.objectStore('labels').delete(id),
      writing.objectStore('cards').delete(id),
      writing.objectStore('sealed').delete(id),
      writing.objectStore('sealed').delete(notesName(id)),
      writing.objectStore('rows').delete(rowsFrom(id)),
      writing.done,
    ]);
    this.#channel.postMessage(id);
  }

  async labels(): Promise<ReadonlyMap<string, Label>> {
    const reading = this.#db.transaction('labels').store;
    const [ids, labels] = await Promise.all([reading.getAllKeys(), reading.getAll()]);
    return new Map(ids.map((id, i) => [id, labels[i]]));
  }

  async write(id: string, label: Label): Promise<void> {
    if (isEmpty(label)) await this.#db.delete('labels', id);
    else await this.#db.put('labels', label, id);
    this.#channel.postMessage(id);
  }

  async notes(id: string): Promise<Notes> {
    const sealed = await this.#db.get('sealed', notesName(id));
    return sealed === undefined ? [] : ((await unseal(this.#key, notesName(id), sealed)) as Notes);
  }

  note(id: string, notes: Notes): Promise<void> {
    return this.#next(async () => {
      await this.#db.put('sealed', await seal(this.#key, notesName(id), notes), notesName(id));
    });
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
