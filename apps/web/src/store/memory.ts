import type { SavedTable, TableCard, TableStore } from './types.ts';

/** Tables kept as long as the page is open: where the browser keeps nothing, and for tests. */
export class MemoryStore implements TableStore {
  readonly #tables = new Map<string, SavedTable>();

  async list(): Promise<readonly TableCard[]> {
    return [...this.#tables.values()].map(cardOf);
  }

  async load(id: string): Promise<SavedTable | null> {
    return this.#tables.get(id) ?? null;
  }

  async save(table: SavedTable): Promise<void> {
    this.#tables.set(table.id, table);
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
  }

  /** No other tab can see these tables, so nothing is ever told. */
  onChange(): () => void {
    return () => undefined;
  }

  async claim(): Promise<() => void> {
    return () => undefined;
  }
}

/** The table without its game: what may lie open in storage. */
export function cardOf({ setup: _setup, record: _record, ...card }: SavedTable): TableCard {
  return card;
}
