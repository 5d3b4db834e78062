import { USUAL } from '../http/limits.ts';

/**
 * What whoever runs a server can say, once for all ways to start one: a flag of `hundred-days serve`, or a variable of the
 * environment where no flag is given. Nothing here loads the server.
 */

/** Something that was said and cannot be meant. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

interface Setting<T> {
  readonly env: string;
  /** What stands after the flag, in its help. */
  readonly value: string;
  readonly about: string;
  read(text: string): T;
}

const setting = <T>(env: string, value: string, about: string, read: (text: string) => T): Setting<T> => ({
  env,
  value,
  about,
  read,
});

const text = (given: string): string => given;

function whole(least: number, most: number): (given: string) => number {
  return (given) => {
    const number = Number(given);
    if (!/^\d+$/.test(given) || number < least || number > most)
      throw new BadSetting(`is a number from ${least} to ${most}`);
    return number;
  };
}

function oneOf<T extends string>(...words: readonly T[]): (given: string) => T {
  return (given) => {
    const found = words.find((word) => word === given);
    if (found === undefined) throw new BadSetting(`is one of ${words.join(', ')}`);
    return found;
  };
}

function addressOf(...protocols: readonly string[]): (given: string) => string {
  return (given) => {
    if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol))
      throw new BadSetting(`is an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`);
    return given;
  };
}

/** Scheme and host, and nothing after them. */
function origin(given: string): string {
  const { origin: read, pathname, search, hash } = new URL(addressOf('https:', 'http:')(given));
  if (pathname !== '/' || search !== '' || hash !== '') throw new BadSetting('is an address without a path');
  return read;
}

const PORT_MOST = 65535;
const port = whole(0, PORT_MOST);

/** By the name of the flag without its dashes, as commander has it. */
export const SETTINGS = {
  port: setting('PORT', 'number', 'where to listen; 0: any port that is free (usually 1815)', port),
  host: setting('HOST', 'address', 'the address to listen at (usually 127.0.0.1: this machine alone)', text),
  data: setting('DATA', 'folder', 'where the private database is kept (usually .data)', text),
  databaseUrl: setting(
    'DATABASE_URL',
    'url',
    'a PostgreSQL of your own, postgres://…; several processes may serve one (usually a private one is started)',
    addressOf('postgres:', 'postgresql:'),
  ),
  origin: setting(
    'PUBLIC_ORIGIN',
    'url',
    'how browsers reach it, https://play.example.org: for cookies, passkeys, links in mail (usually what a request says)',
    origin,
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    'who',
    'believe X-Forwarded-For, -Proto and -Host: of these addresses (10.0.0.1, 10.0.0.0/8, loopback; with commas), or 1: of anybody. Never without a proxy',
    (given): boolean | string => (given === '0' ? false : given === '1' ? true : given),
  ),
  thinkers: setting(
    'THINKERS',
    'number',
    'computers that think at a time in this process; 0: it does no jobs (usually as many as cores, less one)',
    whole(0, 64),
  ),
  page: setting('PAGE', 'folder', 'the built page to serve; none: tables alone (usually that of this program)', text),
  metricsPort: setting(
    'METRICS_PORT',
    'number',
    'GET /metrics on a port of its own, on this machine alone (usually nowhere)',
    port,
  ),
  metricsToken: setting(
    'METRICS_TOKEN',
    'secret',
    'GET /metrics beside the tables, for who names this (usually not there)',
    text,
  ),
  privateHooks: setting(
    'PRIVATE_HOOKS',
    '0 or 1',
    '1: webhooks may lead to this machine and its network, and go without TLS (usually only to the public net)',
    (given) => oneOf('0', '1')(given) === '1',
  ),
  smtpUrl: setting(
    'SMTP_URL',
    'url',
    'a way for letters, smtps://user:password@host (usually none: no letters, no recovery); needs --origin and --mail-from',
    addressOf('smtp:', 'smtps:'),
  ),
  mailFrom: setting('MAIL_FROM', 'address', 'from whom letters are, "Hundred Days <play@example.org>"', text),
  limitAll: setting('LIMIT_ALL', 'number', `requests a minute from one address (usually ${USUAL.all})`, whole(1, 1e9)),
  limitFew: setting(
    'LIMIT_FEW',
    'number',
    `those that open tables, sit down or sign in (usually ${USUAL.few})`,
    whole(1, 1e9),
  ),
  limitProgram: setting(
    'LIMIT_PROGRAM',
    'number',
    `requests a minute with one token (usually ${USUAL.program})`,
    whole(1, 1e9),
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'level',
    'fatal, error, warn, info, debug, trace or silent; neither bodies nor cookies are logged (usually info)',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  ),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [K in SettingName]?: ReturnType<(typeof SETTINGS)[K]['read']> };

const flagOf = (name: string): string => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Every setting as the command line shows it. */
export const FLAGS: readonly (readonly [flag: string, about: string])[] = Object.entries(SETTINGS).map(
  ([name, { env, value, about }]) => [`${flagOf(name)} <${value}>`, `${about} [${env}]`],
);

type Given = Readonly<Partial<Record<string, string>>>;

/** What was said by flags, and where they say nothing by the environment. */
export function readSettings(flags: Given, env: Given): Settings {
  const read = Object.entries(SETTINGS).flatMap(([name, one]) => {
    const flag = flags[name];
    const said = flag ?? env[one.env];
    if (said === undefined || (flag === undefined && said === '')) return [];
    try {
      return [[name, one.read(said)]];
    } catch (error) {
      if (!(error instanceof BadSetting)) throw error;
      throw new BadSetting(`${flag === undefined ? one.env : flagOf(name)} ${error.message}`);
    }
  });
  const said = Object.fromEntries(read) as Settings;
  // Links in letters are never made from what a request says: whoever sends it could have them lead to himself.
  if (said.smtpUrl !== undefined && (said.origin === undefined || said.mailFrom === undefined))
    throw new BadSetting(`${SETTINGS.smtpUrl.env} needs ${SETTINGS.origin.env} and ${SETTINGS.mailFrom.env}`);
  return said;
}
