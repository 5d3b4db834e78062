import type { StepRow, TableHeading, Unsaved } from '@hundred-days/kernel';
import { claimTable } from './claim.ts';
import { answerOf, endOf, openDatabase, type Part } from './database.ts';
import { isEmpty } from './label.ts';
import { makeKey, type Sealed, seal, unseal } from './seal.ts';
import type { KeptTable, Label, Notes, OldTable, TableCard, TableStore } from './types.ts';

interface Parts {
  /** What the shelf shows; nothing in it is secret. */
  cards: TableCard;
  /** The heading of each table, and beside it what its seats have noted; of an old one the set-up and the whole record. */
  sealed: Sealed;
  /** One for each step of a table, by the table and the number of the step. */
  rows: Sealed;
  keys: CryptoKey;
  /** What is written on the tables. */
  labels: Label;
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

const partIn = <N extends keyof Parts>(transaction: IDBTransaction, name: N): Part<Parts[N]> =>
  transaction.objectStore(name);

/** A part to ask one thing of. */
const partOf = <N extends keyof Parts>(db: IDBDatabase, name: N): Part<Parts[N]> => partIn(db.transaction(name), name);

/** Writes to parts, all of it or nothing. */
function writing(db: IDBDatabase, names: (keyof Parts)[], options?: IDBTransactionOptions): IDBTransaction {
  return db.transaction(names, 'readwrite', options);
}

/** Tables in this browser's IndexedDB, the game itself sealed. */
export class BrowserStore implements TableStore {
  readonly #db: IDBDatabase;
  readonly #key: CryptoKey;
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listeners = new Set<(id: string) => void>();
  /** One save after another, so that an older position never lands on a newer one. */
  #last: Promise<void> = Promise.resolve();

  private constructor(db: IDBDatabase, key: CryptoKey) {
    this.#db = db;
    this.#key = key;
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') for (const listener of this.#listeners) listener(data);
    };
  }

  /** Throws where the browser keeps nothing. */
  static async open(): Promise<BrowserStore> {
    const db = await openDatabase(DATABASE, 3, (made, before) => {
      if (before < 1) {
        made.createObjectStore('cards', { keyPath: 'id' });
        made.createObjectStore('sealed');
        made.createObjectStore('keys');
      }
      if (before < 2) made.createObjectStore('rows');
      made.createObjectStore('labels');
    });
    return new BrowserStore(db, await keyOf(db));
  }

  async list(): Promise<readonly TableCard[]> {
    return answerOf(partOf(this.#db, 'cards').getAll());
  }

  async load(id: string): Promise<KeptTable | OldTable | null> {
    // What was done at it a moment ago is part of it.
    await this.#last;
    const reading = this.#db.transaction(['cards', 'sealed', 'rows']);
    const [card, sealed, rows] = await Promise.all([
      answerOf(partIn(reading, 'cards').get(id)),
      answerOf(partIn(reading, 'sealed').get(id)),
      answerOf(partIn(reading, 'rows').getAll(rowsFrom(id))),
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
    const sealed = await answerOf(partOf(this.#db, 'rows').getAll(rowsFrom(id)));
    const rows: StepRow[] = [];
    // From the end, as far as something is new: a link that is known says that all before it are.
    for (let step = sealed.length - 1; step >= 0; step--) {
      const row = await this.#open(id, step, sealed[step]);
      if (row.link === links[step]) return { keep: step + 1, rows };
      rows.unshift(row);
    }
    const heading = await answerOf(partOf(this.#db, 'sealed').get(id));
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
    const save = writing(this.#db, ['cards', 'sealed', 'rows'], { durability: 'strict' });
    const kept = partIn(save, 'rows');
    partIn(save, 'cards').put(card);
    if (heading !== undefined) partIn(save, 'sealed').put(heading, id);
    kept.delete(rowsFrom(id, keep));
    for (const [i, row] of sealed.entries()) kept.put(row, [id, keep + i]);
    // Not when the page has heard of all of them: a page that is closed meanwhile would take them with it.
    save.commit();
    await endOf(save);
    this.#channel.postMessage(id);
  }

  async remove(id: string): Promise<void> {
    await this.#last;
    const removal = writing(this.#db, ['cards', 'sealed', 'rows', 'labels']);
    partIn(removal, 'labels').delete(id);
    partIn(removal, 'cards').delete(id);
    partIn(removal, 'sealed').delete(id);
    partIn(removal, 'sealed').delete(notesName(id));
    partIn(removal, 'rows').delete(rowsFrom(id));
    await endOf(removal);
    this.#channel.postMessage(id);
  }

  async labels(): Promise<ReadonlyMap<string, Label>> {
    const reading = partOf(this.#db, 'labels');
    const [ids, labels] = await Promise.all([answerOf(reading.getAllKeys()), answerOf(reading.getAll())]);
    return new Map(ids.map((id, i) => [id as string, labels[i]]));
  }

  async write(id: string, label: Label): Promise<void> {
    const change = writing(this.#db, ['labels']);
    if (isEmpty(label)) partIn(change, 'labels').delete(id);
    else partIn(change, 'labels').put(label, id);
    await endOf(change);
    this.#channel.postMessage(id);
  }

  async notes(id: string): Promise<Notes> {
    const sealed = await answerOf(partOf(this.#db, 'sealed').get(notesName(id)));
    return sealed === undefined ? [] : ((await unseal(this.#key, notesName(id), sealed)) as Notes);
  }

  note(id: string, notes: Notes): Promise<void> {
    return this.#next(async () => {
      const sealed = await seal(this.#key, notesName(id), notes);
      const change = writing(this.#db, ['sealed']);
      partIn(change, 'sealed').put(sealed, notesName(id));
      await endOf(change);
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
async function keyOf(db: IDBDatabase): Promise<CryptoKey> {
  const known = await answerOf(partOf(db, 'keys').get(KEY));
  if (known !== undefined) return known;
  const made = await makeKey();
  const change = writing(db, ['keys']);
  const keys = partIn(change, 'keys');
  const first = await answerOf(keys.get(KEY));
  if (first === undefined) keys.put(made, KEY);
  await endOf(change);
  return first ?? made;
}
