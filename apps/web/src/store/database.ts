/** The browser's own store in promises, no more of it than tables need. */

/** What a request comes to. */
export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** All that was asked for in it has been done; if any of it failed nothing has. */
export const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new DOMException('given up', 'AbortError'));
  });

/** `upgrade` is told the version before, 0 where there was none. */
export async function openDatabase(
  name: string,
  version: number,
  upgrade: (database: IDBDatabase, before: number) => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
  const database = await answerOf(request);
  // A later version of the app in another tab must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

/** A part of a store, by the kind of what is in it. */
export interface Part<V> {
  get(key: IDBValidKey): IDBRequest<V | undefined>;
  getAll(range?: IDBKeyRange): IDBRequest<V[]>;
  getAllKeys(): IDBRequest<IDBValidKey[]>;
  put(value: V, key?: IDBValidKey): IDBRequest<IDBValidKey>;
  delete(key: IDBValidKey | IDBKeyRange): IDBRequest<undefined>;
}
