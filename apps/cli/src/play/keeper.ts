import { existsSync } from 'node:fs';
import { type AnyAction, parseRecord, REFEREE, type Table, writeRecord } from '@hundred-days/kernel';
import { Failure } from '../failure.ts';
import { readText, writeText } from '../files.ts';

/** Writes the record of a table, with everything in it: for whoever keeps the table. */
export class Keeper {
  readonly #table: Table<AnyAction>;
  readonly #file: string | null;
  #kept = '';

  /** `file` is kept up to date; null for none. */
  constructor(table: Table<AnyAction>, file: string | null) {
    this.#table = table;
    this.#file = file;
  }

  save(file: string): void {
    this.#write(file, this.#text());
  }

  /** Writes the file that is kept, if there is something new to write. */
  keep(): void {
    if (this.#file === null) return;
    const text = this.#text();
    if (text === this.#kept) return;
    this.#write(this.#file, text);
    this.#kept = text;
  }

  #text(): string {
    return `${JSON.stringify(writeRecord(this.#table, REFEREE))}\n`;
  }

  /** A file that is not a record is somebody's; it is left alone. */
  #write(file: string, text: string): void {
    if (existsSync(file) && !parseRecord(readText(file)).ok) {
      throw new Failure(`${file}: not saved: there is another file of that name`);
    }
    writeText(file, text);
  }
}
