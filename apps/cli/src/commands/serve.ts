import { BadSetting, FLAGS, readSettings, type Settings } from '@hundred-days/server/serving';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { complain, type Io, print } from '../io.ts';

/** What options of this program and its environment say about a server. */
export function settingsOf(options: Readonly<Record<string, string>>, { env }: Io): Settings {
  try {
    return readSettings(options, env);
  } catch (error) {
    throw error instanceof BadSetting ? new Failure(error.message) : error;
  }
}

export function registerServe(program: Command, io: Io): void {
  const command = program
    .command('serve')
    .description('serve the page and tables online, with a private database or one of your own (docs/hosting.md)');
  for (const [flag, about] of FLAGS) command.option(flag, about);
  command.addHelpText(
    'after',
    '\nThe variable in brackets says the same where no flag does. Secrets are better said so: others on this machine can read a command line.',
  );
  command.action((options: Readonly<Record<string, string>>) => serve(settingsOf(options, io), io));
}

/** Serves until it is told to stop. */
async function serve(said: Settings, io: Io): Promise<void> {
  const { optionsOf, startServer } = await import('@hundred-days/server');
  const page = await pageFor(said.page);
  const options = await optionsOf(said, process.cwd());
  const server = await startServer({ ...options, ...page }).catch((error: { code?: string; message: string }) => {
    throw new Failure(listening[error.code ?? '']?.(options) ?? error.message);
  });
  const stopped = new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  print(io, `Hundred Days is at ${said.origin ?? `http://localhost:${server.port}`} (Ctrl-C stops it)`);
  const open = server.ready.then(
    () => true,
    (error: Error) => {
      complain(io, `hundred-days: no tables: ${error.message.split('\n')[0]}`);
      return false;
    },
  );
  const failed = new Promise<void>((fail) => {
    void open.then((isOpen) => (isOpen ? print(io, 'Tables online are open.') : fail()));
  });
  // Without its database a server is of no use: whoever has started it is told so, and may start it again.
  await Promise.race([stopped, failed]);
  await server.close();
  if (!(await open)) throw new Failure('stopped', 1);
}

const listening: Readonly<Record<string, (where: { port: number; host: string }) => string>> = {
  EADDRINUSE: ({ port }) => `port ${port} is taken; --port names another`,
  EACCES: ({ port }) => `port ${port} may not be used here; --port names another`,
  EADDRNOTAVAIL: ({ host }) => `${host} is not an address of this machine; --host names another`,
};

const NO_PAGE = 'none';

async function pageFor(folder: string | undefined) {
  if (folder === NO_PAGE) return {};
  const { pageOf } = await import('@hundred-days/web/serve');
  try {
    return { page: pageOf(folder) };
  } catch {
    throw new Failure(
      folder === undefined
        ? 'the page is not built: npm run build, or --page none'
        : `${folder}: there is no built page there`,
    );
  }
}
