import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  bad,
  type Fault,
  fault,
  type GameRecord,
  good,
  type Result,
  replayRecord,
  sayFault,
  type Table,
} from '@hundred-days/kernel';
import { Failure } from './failure.ts';
import { isGame, loadGame, type SpokenGame } from './games.ts';
import type { Io } from './io.ts';
import { readKept } from './play/seal.ts';

/** Nothing these programs write comes near this; a larger file is refused unread. */
const LARGEST_FILE = 20 * 1024 * 1024;

/** The text of a file. Throws a Failure of one line if there is none to be had. */
export function readText(file: string): string {
  try {
    const facts = statSync(file);
    if (!facts.isFile()) throw new Failure(`${file}: not a file`);
    if (facts.size > LARGEST_FILE) throw new Failure(`${file}: larger than ${LARGEST_FILE / 1024 / 1024} MB; not read`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`${file}: ${reason(error)}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a directory',
  ENOTDIR: 'there is no such file',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written to',
  ENAMETOOLONG: 'the name is too long',
};

function reason(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && Object.hasOwn(REASONS, code)) return REASONS[code];
  return error instanceof Error ? error.message.split('\n')[0] : String(error);
}

/** Writes a file whole or not at all: a file that was there stays as it was until the new one is complete. */
export function writeText(file: string, text: string): void {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    writeFileSync(draft, text, { flag: 'wx' });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    const absent = (error as { code?: unknown }).code === 'ENOENT';
    throw new Failure(`${file}: not saved: ${absent ? 'there is no such directory' : reason(error)}`);
  }
}

/** One line for each fault: the file, the code, the place in the file, and the sentence. */
export function faultLines(file: string, game: SpokenGame | null, faults: readonly Fault[]): string[] {
  return faults.map((found) => {
    const place = found.at === '' ? '' : ` at ${found.at}`;
    return `${file}: ${found.code}${place}: ${oneLine(sayFault(game?.words ?? null, found))}`;
  });
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

export function parseJson(text: string): Result<Readonly<Record<string, unknown>>> {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return good({ ...json });
    return bad([fault('bad-field', '', { reason: 'an object is expected' })]);
  } catch (error) {
    return bad([fault('not-json', '', { reason: (error as Error).message.slice(0, 120) })]);
  }
}

export interface Replayed {
  readonly game: SpokenGame;
  /** As its keeper may know it. */
  readonly record: GameRecord;
  /** The table at the end of the record: to look at, not to go on with. */
  readonly table: Table<{ readonly type: string }>;
}

/** Reads a record, or a table with what is sealed in it, and plays it through. Throws a Failure with a line for every fault. */
export async function readRecord(file: string, env: Io['env']): Promise<Replayed> {
  const kept = readKept(env, readText(file));
  if (!kept.ok) throw new Failure(faultLines(file, null, kept.faults));
  const { record, whole } = kept.value;
  if (!isGame(whole.game)) {
    throw new Failure(faultLines(file, null, [fault('unknown-game', 'game', { game: whole.game })]));
  }
  const game = await loadGame(whole.game, whole);
  const replayed = replayRecord(game, whole);
  if (!replayed.ok) throw new Failure(faultLines(file, game, replayed.faults));
  return { game, record, table: replayed.value };
}
