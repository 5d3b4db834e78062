import { ADMIN_USAGE } from '@hundred-days/server/serving';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { complain, type Io, print } from '../io.ts';
import { settingsOf } from './serve.ts';

/** What whoever runs a server can do beside it. */
export function registerAdmin(program: Command, io: Io): void {
  program
    .command('admin')
    .description('look after a server: find people, read reports, close tables, ban, restore')
    .argument('<command>', 'what to do')
    .argument('[words...]', 'with whom or what')
    .option('--data <folder>', 'the folder of its private database (usually .data) [DATA]')
    .option('--database-url <url>', 'or its PostgreSQL [DATABASE_URL]')
    .addHelpText('after', `\nCommands:\n${ADMIN_USAGE}`)
    .action(async (command: string, words: readonly string[], options: Readonly<Record<string, string>>) => {
      const { runAdmin } = await import('@hundred-days/server');
      const code = await runAdmin([command, ...words], settingsOf(options, io), {
        print: (line) => print(io, ...line.split('\n')),
        complain: (line) => complain(io, `hundred-days: ${line}`),
      });
      if (code === null)
        throw new Failure(`there is no “${[command, ...words].join(' ')}”; see hundred-days admin --help`);
      if (code !== 0) throw new Failure([], code);
    });
}
