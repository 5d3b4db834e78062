import { readFile } from 'node:fs/promises';
import { dataBeside } from '../database/place.ts';
import { startPrivate } from '../database/private.ts';
import type { Settings } from '../serving/settings.ts';
import { openTables } from '../start.ts';
import type { Keeper } from '../tables/keeper.ts';
import { ban, close, find, record, reports, restore } from './commands.ts';

/** An operator's command line, on the database of a server, while it runs or not. */

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

export interface Out {
  print(line: string): void;
  complain(line: string): void;
}

/** Does what the words say. Gives the exit code; null if they are no command. */
export async function runAdmin(
  [name = '', ...words]: readonly string[],
  { databaseUrl, data }: Pick<Settings, 'databaseUrl' | 'data'>,
  { print, complain }: Out,
): Promise<number | null> {
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (found === undefined || words.length !== found[0]) return null;
  const folder = data ?? (await dataBeside(process.cwd()));
  const own = databaseUrl === undefined ? await startPrivate(folder) : null;
  const onError = (error: unknown): void => complain(String(error));
  try {
    const tables = await openTables({ url: own?.url ?? (databaseUrl as string), onError, thinkers: 0 });
    try {
      const answer = await found[1](tables.keeper, ...words);
      print(JSON.stringify(answer ?? 'done', null, 1));
      return 0;
    } finally {
      await tables.close();
    }
  } catch (error) {
    onError(error);
    return 1;
  } finally {
    await own?.stop();
  }
}
