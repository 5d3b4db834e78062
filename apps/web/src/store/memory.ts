import type { Unsaved } from '@hundred-days/kernel';
import { isEmpty } from './label.ts';
import type { KeptTable, Label, Notes, OldTable, TableCard, TableStore } from './types.ts';

/** Tables kept as long as the page is open: where the browser keeps nothing, and for tests. */
export class MemoryStore implements TableStore {
  readonly #tables = new Map<string, KeptTable | OldTable>();
  readonly #labels = new Map<string, Label>();
  readonly #notes = new Map<string, Notes>();

  constructor(...tables: readonly OldTable[]) {
    for (const table of tables) this.#tables.set(table.card.id, table);
  }

  async list(): Promise<readonly TableCard[]> {
    return [...this.#tables.values()].map(({ card }) => card);
  }

  async load(id: string): Promise<KeptTable | OldTable | null> {
    return this.#tables.get(id) ?? null;
  }

  async begin(table: KeptTable): Promise<void> {
    this.#tables.set(table.card.id, table);
  }

  async append(card: TableCard, { keep, rows }: Unsaved): Promise<void> {
    const before = this.#tables.get(card.id);
    if (before === undefined || 'record' in before) throw new Error(`no rows are kept of ${card.id}`);
    this.#tables.set(card.id, { ...before, card, rows: [...before.rows.slice(0, keep), ...rows] });
  }

  async since(id: string, links: readonly string[]): Promise<Unsaved | null> {
    const kept = this.#tables.get(id);
    if (kept === undefined || 'record' in kept) return null;
    const other = kept.rows.findIndex(({ link }, i) => link !== links[i]);
    const keep = other < 0 ? kept.rows.length : other;
    return { keep, rows: kept.rows.slice(keep) };
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
    this.#labels.delete(id);
    this.#notes.delete(id);
  }

  async notes(id: string): Promise<Notes> {
    return this.#notes.get(id) ?? [];
  }

  async note(id: string, notes: Notes): Promise<void> {
    this.#notes.set(id, notes);
  }

  async labels(): Promise<ReadonlyMap<string, Label>> {
    return new Map(this.#labels);
  }

  async write(id: string, label: Label): Promise<void> {
    if (isEmpty(label)) this.#labels.delete(id);
    else this.#labels.set(id, label);
  }

  /** No other tab can see these tables, so nothing is ever told. */
  onChange(): () => void {
    return () => undefined;
  }

  async claim(): Promise<() => void> {
    return () => undefined;
  }
}
