import { signal } from '@preact/signals';
import { type MakeOptions, makePasskey, type SignOptions, signWithPasskey } from './passkey.ts';
import { Denied, type Me, type Server, Unreachable } from './server.ts';

/** The ways into an account and out of it: passkeys, letters, what programs may do and what they are told. */

interface Kept {
  readonly id: string;
  readonly created: string;
}
export interface Passkey extends Kept {
  readonly name: string;
  readonly used: string | null;
}
export const SCOPES = ['read', 'play', 'make'] as const;
export type Scope = (typeof SCOPES)[number];
export interface Token extends Kept {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly used: string | null;
}
export interface Hook extends Kept {
  readonly url: string;
  readonly off: boolean;
}
export interface Mail {
  /** The server has a way for letters. */
  readonly possible: boolean;
  readonly address: string | null;
  readonly confirmed: boolean;
  readonly minutes: number | null;
  readonly ended: boolean;
}

export type WayTrouble =
  | 'wrong'
  | 'badAddress'
  | 'passkey'
  | 'notices'
  | 'letter'
  | 'badLink'
  | 'noMail'
  | 'many'
  | 'away'
  | 'failed';

const OF_CODES: Readonly<Record<string, WayTrouble>> = {
  'wrong-password': 'wrong',
  'bad-address': 'badAddress',
  'bad-request': 'badAddress',
  'bad-passkey': 'passkey',
  'no-such-letter': 'letter',
  'no-mail': 'noMail',
  'too-many': 'many',
};

export function troubleOf(error: unknown): WayTrouble {
  if (error instanceof Denied || (error instanceof Unreachable && error.code !== null))
    return OF_CODES[error.code ?? ''] ?? 'failed';
  if (error instanceof Unreachable) return 'away';
  // The device, or who holds it, said no.
  return error instanceof DOMException ? 'passkey' : 'failed';
}

export class Ways {
  readonly passkeys = signal<readonly Passkey[]>([]);
  readonly tokens = signal<readonly Token[]>([]);
  readonly hooks = signal<readonly Hook[]>([]);
  readonly mail = signal<Mail | null>(null);
  /** What is told once: the secret of what was made last. */
  readonly secret = signal<string | null>(null);
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  async look(): Promise<void> {
    const get = <T>(path: string): Promise<T> => this.#server.request('GET', path);
    [this.passkeys.value, this.tokens.value, this.hooks.value, this.mail.value] = await Promise.all([
      get<readonly Passkey[]>('/passkeys'),
      get<readonly Token[]>('/tokens'),
      get<readonly Hook[]>('/hooks'),
      get<Mail>('/mail'),
    ]);
  }

  /** What went wrong, or null. */
  async #done(deed: () => Promise<unknown>): Promise<WayTrouble | null> {
    try {
      await deed();
      await this.look();
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  }

  addPasskey(name: string): Promise<WayTrouble | null> {
    return this.#done(async () => {
      const asked = await this.#server.request<{ id: string; options: MakeOptions }>('POST', '/passkeys/options', {});
      const response = await makePasskey(asked.options);
      await this.#server.request('POST', '/passkeys', { id: asked.id, name, response });
    });
  }

  makeToken(name: string, scopes: readonly Scope[]): Promise<WayTrouble | null> {
    return this.#done(async () => {
      this.secret.value = (
        await this.#server.request<{ readonly token: string }>('POST', '/tokens', { name, scopes })
      ).token;
    });
  }

  makeHook(url: string): Promise<WayTrouble | null> {
    return this.#done(async () => {
      const body = { url, news: ['turn', 'end'] };
      this.secret.value = (await this.#server.request<{ readonly secret: string }>('POST', '/hooks', body)).secret;
    });
  }

  tryHook(id: string): Promise<WayTrouble | null> {
    return this.#done(() => this.#server.request('POST', `/hooks/${id}/try`, {}));
  }

  end(kind: 'passkeys' | 'tokens' | 'hooks', id: string): Promise<WayTrouble | null> {
    return this.#done(() => this.#server.request('DELETE', `/${kind}/${id}`));
  }

  nameAddress(address: string, password: string, language: string): Promise<WayTrouble | null> {
    return this.#done(() => this.#server.request('POST', '/mail', { address, password, language }));
  }

  setMail(minutes: number | null, ended: boolean): Promise<WayTrouble | null> {
    return this.#done(() => this.#server.request('PUT', '/mail', { minutes, ended }));
  }

  forgetAddress(): Promise<WayTrouble | null> {
    return this.#done(() => this.#server.request('DELETE', '/mail'));
  }
}

/** Signs in with a key of this device. */
export async function signInByPasskey(server: Server): Promise<WayTrouble | null> {
  try {
    const asked = await server.request<{ id: string; options: SignOptions }>('POST', '/session/options', {});
    const response = await signWithPasskey(asked.options);
    await server.request<Me>('POST', '/session/passkey', { id: asked.id, response });
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}

const tried = (deed: Promise<unknown>): Promise<WayTrouble | null> => deed.then(() => null, troubleOf);

/** Has a letter sent to who has this address, if anybody has. */
export const askRecovery = (server: Server, address: string): Promise<WayTrouble | null> =>
  tried(server.request('POST', '/recovery', { address }));

export const confirmAddress = (server: Server, secret: string): Promise<WayTrouble | null> =>
  tried(server.request('POST', '/mail/confirm', { secret }));

export const recoverBy = (server: Server, secret: string, password: string): Promise<WayTrouble | null> =>
  tried(server.request('POST', '/recovery/password', { secret, password }));
