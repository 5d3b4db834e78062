import { dataBeside } from '../database/place.ts';
import { USUAL } from '../http/limits.ts';
import type { ServerOptions } from '../start.ts';
import type { Settings } from './settings.ts';

const PORT = 1815;
const HOST = '127.0.0.1';

/** What a server is started with, for what was said. `folder`: the one beside whose files its data are kept. */
export async function optionsOf(said: Settings, folder: string): Promise<Omit<ServerOptions, 'page'>> {
  const { port, host, data, databaseUrl, origin, trustProxy, thinkers, metricsPort, metricsToken, privateHooks } = said;
  const { smtpUrl, mailFrom } = said;
  const mail = smtpUrl === undefined || mailFrom === undefined ? undefined : { url: smtpUrl, from: mailFrom };
  const { limitAll, limitFew, limitProgram, logLevel } = said;
  return {
    port: port ?? PORT,
    host: host ?? HOST,
    data: data ?? (await dataBeside(folder)),
    logger: { level: logLevel ?? 'info' },
    limits: { all: limitAll ?? USUAL.all, few: limitFew ?? USUAL.few, program: limitProgram ?? USUAL.program },
    ...given({ databaseUrl, origin, trustProxy, thinkers, metricsPort, metricsToken, privateHooks, mail }),
  };
}

/** What is there. */
function given<T extends object>(all: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
