import { signal } from '@preact/signals';
import { Denied, type Me, type Server, type Session, Unreachable } from './server.ts';

/** Who somebody is to the server, and what he may do about it: an account is optional, and takes a guest's tables along. */

/** The server takes none that is shorter, or longer. */
export const PASSWORD = { shortest: 8, longest: 200 } as const;

export type PersonTrouble = 'wrong' | 'taken' | 'badName' | 'badPassword' | 'many' | 'away' | 'failed';

const OF_CODES: Readonly<Record<string, PersonTrouble>> = {
  'wrong-password': 'wrong',
  'name-taken': 'taken',
  'bad-name': 'badName',
  'too-many': 'many',
};

function troubleOf(error: unknown): PersonTrouble {
  if (!(error instanceof Denied || error instanceof Unreachable)) return 'failed';
  return OF_CODES[error.code ?? ''] ?? (error instanceof Unreachable ? 'away' : 'failed');
}

const isPassword = ({ length }: string): boolean => length >= PASSWORD.shortest && length <= PASSWORD.longest;

export class Person {
  /** Null until the server has said it. */
  readonly me = signal<Me | 'away' | null>(null);
  /** The browsers that are signed in, the latest seen first. */
  readonly sessions = signal<readonly Session[]>([]);
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  async look(): Promise<void> {
    try {
      const me = await this.#server.me();
      // Of a guest there is nothing to end: he is known by this browser alone.
      const sessions = me.account === null ? [] : await this.#server.sessions();
      this.sessions.value = [...sessions].sort(
        (a, b) => Number(b.here) - Number(a.here) || b.seen.localeCompare(a.seen),
      );
      this.me.value = me;
    } catch {
      this.me.value = 'away';
    }
  }

  /** What went wrong, or null. Where it is not known why, things may stand otherwise than the page shows them. */
  async #done(deed: () => Promise<unknown>): Promise<PersonTrouble | null> {
    const trouble = await deed().then(() => null, troubleOf);
    if (trouble === null || trouble === 'failed') await this.look();
    return trouble;
  }

  make(name: string, password: string): Promise<PersonTrouble | null> {
    return this.#enter(name, password, () => this.#server.makeAccount(name.trim(), password));
  }

  /** A password that cannot be one is not sent: the server would count it for a fault of the form. */
  signIn(name: string, password: string): Promise<PersonTrouble | null> {
    if (!isPassword(password)) return Promise.resolve(name.trim() === '' ? 'badName' : 'wrong');
    return this.#enter(name, password, () => this.#server.signIn(name.trim(), password));
  }

  async #enter(name: string, password: string, deed: () => Promise<Me>): Promise<PersonTrouble | null> {
    if (name.trim() === '') return 'badName';
    return isPassword(password) ? this.#done(deed) : 'badPassword';
  }

  signOut(): Promise<PersonTrouble | null> {
    return this.#done(() => this.#server.signOut());
  }

  endSession(id: string): Promise<PersonTrouble | null> {
    return this.#done(() => this.#server.endSession(id));
  }

  /** All but this browser. */
  endOthers(): Promise<PersonTrouble | null> {
    const others = this.sessions.peek().filter(({ here }) => !here);
    return this.#done(() => Promise.all(others.map(({ id }) => this.#server.endSession(id))));
  }

  async changePassword(old: string, password: string): Promise<PersonTrouble | null> {
    if (!isPassword(password)) return 'badPassword';
    return isPassword(old) ? this.#done(() => this.#server.changePassword(old, password)) : 'wrong';
  }

  async remove(password: string): Promise<PersonTrouble | null> {
    return isPassword(password) ? this.#done(() => this.#server.deleteAccount(password)) : 'wrong';
  }

  /** Everything the server keeps of somebody, as a file. */
  async export(save: (all: Blob) => void): Promise<PersonTrouble | null> {
    try {
      const all = JSON.stringify(await this.#server.exported(), null, 2);
      save(new Blob([`${all}\n`], { type: 'application/json' }));
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  }
}

/** Those that call themselves by others' names too stand before them. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstOf = (known: readonly (readonly [string, RegExp])[], agent: string): string[] =>
  known
    .filter(([, pattern]) => pattern.test(agent))
    .map(([name]) => name)
    .slice(0, 1);

/** "Firefox, Linux"; empty if it is neither known by one nor by the other. */
export const agentName = (agent: string): string =>
  [...firstOf(BROWSERS, agent), ...firstOf(SYSTEMS, agent)].join(', ');
