import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPrivate } from '../database/private.ts';
import { openTables } from '../start.ts';
import type { Keeper } from '../tables/keeper.ts';
import { ban, close, find, record, reports, restore } from './commands.ts';

/** An operator's command line, on the database that DATABASE_URL or DATA names. */

const USAGE = `usage: admin <command>
  find <name or table>       who is called so, or sits there
  reports                    what was reported, the latest first
  close <table>              ends a game
  ban <person> | unban <person>
  record <table>             the whole record of a table, with what is hidden
  restore <table> <file>     puts a table back to what such a record says`;

type Command = (keeper: Keeper, ...words: string[]) => Promise<unknown>;

const COMMANDS: Readonly<Record<string, readonly [words: number, Command]>> = {
  find: [1, find],
  reports: [0, reports],
  close: [1, close],
  ban: [1, (keeper, person) => ban(keeper, person, true)],
  unban: [1, (keeper, person) => ban(keeper, person, false)],
  record: [1, record],
  restore: [2, async (keeper, table, file) => restore(keeper, table, await readFile(file, 'utf8'))],
};

async function main([name = '', ...words]: readonly string[]): Promise<number> {
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (found === undefined || words.length !== found[0]) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { DATA = join(process.cwd(), '.data'), DATABASE_URL } = process.env;
  const own = DATABASE_URL === undefined ? await startPrivate(DATA) : null;
  const onError = (error: unknown): void => void process.stderr.write(`${String(error)}\n`);
  const tables = await openTables({ url: own?.url ?? (DATABASE_URL as string), onError, thinkers: 0 });
  try {
    const answer = await found[1](tables.keeper, ...words);
    process.stdout.write(`${JSON.stringify(answer ?? 'done', null, 1)}\n`);
    return 0;
  } catch (error) {
    onError(error);
    return 1;
  } finally {
    await tables.close();
    await own?.stop();
  }
}

process.exitCode = await main(process.argv.slice(2));
