import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { bad, type Fault, fault, type GameRecord, good, parseRecord, type Result } from '@hundred-days/kernel';
import { Failure } from '../failure.ts';
import type { Io } from '../io.ts';

/**
 * A table saved while others have secrets: the record of whoever keeps it, open, and beside it the referee's, sealed with a
 * key that stays on this machine. The file can be read, sent and lost without telling anything that its keeper may not know,
 * and the table goes on here.
 */
export const TABLE_FORMAT = 'hundred-days-table';
const TABLE_VERSION = 1;

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const PAGE = 16_384;

interface TableFile {
  readonly format: typeof TABLE_FORMAT;
  readonly version: typeof TABLE_VERSION;
  /** What the keeper may know. */
  readonly record: GameRecord;
  /** The whole record, sealed; in base64. */
  readonly sealed: { readonly iv: string; readonly tag: string; readonly data: string };
}

type Env = Io['env'];

/** The keeper's record is bound in: what was sealed for one table cannot be laid beside another. */
export function sealTable(env: Env, record: GameRecord, whole: GameRecord): TableFile {
  const iv = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, ownKey(env), iv).setAAD(Buffer.from(JSON.stringify(record)));
  const data = Buffer.concat([cipher.update(padded(JSON.stringify(whole)), 'utf8'), cipher.final()]);
  return {
    format: TABLE_FORMAT,
    version: TABLE_VERSION,
    record,
    sealed: { iv: iv.toString('base64'), tag: cipher.getAuthTag().toString('base64'), data: data.toString('base64') },
  };
}

/** Filled up, so that its length does not count steps that were taken in secret. */
const padded = (text: string): string => text.padEnd(PAGE * Math.ceil(text.length / PAGE));

/** What a file holds: the record as its keeper may know it, and the one to play through, which may say more. */
export interface Kept {
  readonly record: GameRecord;
  readonly whole: GameRecord;
}

/** Reads the text of a record or of a table, and opens what is sealed. */
export function readKept(env: Env, text: string): Result<Kept> {
  const file = tableIn(text);
  const parsed = parseRecord(file === null ? text : JSON.stringify(file.record ?? null));
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  if (file === null) return good({ record, whole: record });
  if (file.version !== TABLE_VERSION) {
    return bad([fault('wrong-version', 'version', { found: String(file.version), wanted: TABLE_VERSION })]);
  }
  const opened = unseal(env, file);
  const whole = opened === null ? null : parseRecord(opened);
  if (whole?.ok !== true) return bad([SEALED]);
  return good({ record, whole: whole.value });
}

const SEALED: Fault = fault('sealed-elsewhere', 'sealed');

/** Whether the text is a file that these programs write. */
export const isKept = (text: string): boolean => tableIn(text) !== null || parseRecord(text).ok;

function tableIn(text: string): Partial<TableFile> | null {
  try {
    const json = JSON.parse(text) as Partial<TableFile> | null;
    return json?.format === TABLE_FORMAT ? json : null;
  } catch {
    return null;
  }
}

/** Null if it was sealed with another key, or changed. */
function unseal(env: Env, { record, sealed }: Partial<TableFile>): string | null {
  const key = ownKey(env);
  try {
    const { iv = '', tag = '', data = '' } = sealed ?? {};
    const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(iv, 'base64'))
      .setAAD(Buffer.from(JSON.stringify(record)))
      .setAuthTag(Buffer.from(tag, 'base64'));
    return decipher.update(Buffer.from(data, 'base64'), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** Where programs keep what they must remember from one day to the next. */
function stateDirectory(env: Env): string {
  const given = env.XDG_STATE_HOME || env.LOCALAPPDATA || join(homedir(), '.local', 'state');
  return join(given, 'hundred-days');
}

/** The key of whoever plays on this machine; made when it is first needed, and readable to nobody else. */
function ownKey(env: Env): Buffer {
  const directory = stateDirectory(env);
  const file = join(directory, 'key');
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) writeFileSync(file, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600 });
    return readFileSync(file);
  } catch (error) {
    throw new Failure(`${file}: what is hidden cannot be sealed without this key: ${(error as Error).message}`);
  }
}
