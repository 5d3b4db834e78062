import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AnyAction, type GameRecord, REFEREE, type Table, writeRecord } from '@hundred-days/kernel';
import { Failure } from '../failure.ts';
import { readText, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { isKept, sealTable } from './seal.ts';

export interface Keeping {
  readonly env: Io['env'];
  /** Whose record is written, while the game goes on. */
  readonly viewer: number;
  /** The file that is kept up to date; null for none. */
  readonly file: string | null;
  /** Files of this very table, which may be written over unasked. */
  readonly own: readonly string[];
}

/** Writes the record of a table as the people at it may know it; what else the referee knows is sealed. */
export class Keeper {
  readonly #table: Table<AnyAction>;
  readonly #keeping: Keeping;
  readonly #own: Set<string>;
  #kept = '';

  constructor(table: Table<AnyAction>, keeping: Keeping) {
    this.#table = table;
    this.#keeping = keeping;
    this.#own = new Set(keeping.own.map((file) => resolve(file)));
  }

  /** Says whether something in the file is sealed. */
  save(file: string, replace: boolean): boolean {
    const { record, whole } = this.#records();
    this.#write(file, record, whole, replace);
    return whole !== null;
  }

  /** Writes the file that is kept, if there is something new to write. */
  keep(): void {
    const { file } = this.#keeping;
    if (file === null) return;
    const { record, whole } = this.#records();
    const text = JSON.stringify([record, whole]);
    if (text === this.#kept) return;
    this.#write(file, record, whole, false);
    this.#kept = text;
  }

  /** The record of whoever keeps it, and the referee's where that says more. */
  #records(): { readonly record: GameRecord; readonly whole: GameRecord | null } {
    const record = writeRecord(this.#table, this.#keeping.viewer);
    const whole = writeRecord(this.#table, REFEREE);
    return { record, whole: playedIn(record) === playedIn(whole) ? null : whole };
  }

  #write(file: string, record: GameRecord, whole: GameRecord | null, replace: boolean): void {
    if (!replace && !this.#own.has(resolve(file))) refuseToReplace(file, 'say save --replace FILE to write over it');
    if (replace) refuseStranger(file);
    const written = whole === null ? record : sealTable(this.#keeping.env, record, whole);
    writeText(file, `${JSON.stringify(written)}\n`);
    this.#own.add(resolve(file));
  }
}

/** All that is needed to play it again. */
const playedIn = ({ scenario, options, start, steps }: GameRecord): string =>
  JSON.stringify([scenario, options, start.dice, steps.map(({ seat, action, dice }) => [seat, action, dice])]);

/** A file that is not a record is somebody's; it is left alone. */
function refuseStranger(file: string): void {
  if (existsSync(file) && !isKept(readText(file)))
    throw new Failure(`${file}: not saved: there is another file of that name`);
}

/** Somebody's game is not lost by a slip. */
export function refuseToReplace(file: string, remedy: string): void {
  refuseStranger(file);
  if (existsSync(file)) throw new Failure(`${file}: not saved: there is a record of that name; ${remedy}`);
}
