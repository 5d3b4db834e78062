import { lookup as lookUp } from 'node:dns/promises';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Trouble } from '../trouble.ts';
import { isPrivate } from './addresses.ts';

/**
 * Sends something to an address that somebody has named: webhooks, push services. What it is looked up to is checked when the
 * connection is made, and it is that address one connects to; redirections are not followed, and nothing of the answer is read.
 */

/** Such an address is not spoken to. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

/** Somebody did not take what was sent to him: it is tried again, and no fault of ours. Says nothing of his address. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

export interface OutRules {
  /** Also to this machine and its network, and without TLS: for who runs both ends. */
  readonly allowPrivate: boolean;
  /** All addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
}

export interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const PATIENCE_MS = 10_000;

const resolveAll: NonNullable<OutRules['resolve']> = (name) => lookUp(name, { all: true });

/** The addresses of a host; none of them may be ours. */
async function addressesOf(host: string, { allowPrivate, resolve = resolveAll }: OutRules) {
  // As URLs have them: IPv6 in brackets.
  const name = host.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(name) === 0 ? await resolve(name) : [{ address: name, family: isIP(name) }];
  if (found.length === 0 || (!allowPrivate && found.some(({ address }) => isPrivate(address))))
    throw new Forbidden('this address is not spoken to');
  return found;
}

/** Whether something may be sent there, as its name is looked up now. */
export async function checkAddress(address: string, rules: OutRules) {
  const { protocol, username, password, hostname } = new URL(address);
  if (protocol !== 'https:' && !(rules.allowPrivate && protocol === 'http:')) throw new Forbidden('only https');
  if (username !== '' || password !== '') throw new Forbidden('no names in it');
  return addressesOf(hostname, rules);
}

/** Refuses an address that somebody names, if nothing may be sent there. */
export async function allowAddress(address: string, rules: OutRules): Promise<void> {
  // One answer for all that can be wrong: nobody finds out by it what there is in the network of the server.
  const bad = (): Trouble => new Trouble(400, 'bad-address');
  if (!URL.canParse(address)) throw bad();
  await checkAddress(address, rules).catch(() => {
    throw bad();
  });
}

/** Sends it; the status of the answer. */
export async function sendOut(address: string, { headers, body }: Sent, rules: OutRules): Promise<number> {
  const [first] = await checkAddress(address, rules);
  const url = new URL(address);
  // Nobody looks the name up again: it could be another by then.
  const lookup: LookupFunction = (_, options, found) =>
    options.all ? found(null, [{ ...first }]) : found(null, first.address, first.family);
  const bytes = Buffer.from(body);
  return new Promise((answered, failed) => {
    const asking = (url.protocol === 'https:' ? secure : plain)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(bytes.length) },
        lookup,
        agent: false,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      (answer) => {
        answered(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    asking.on('error', failed);
    asking.end(bytes);
  });
}

export const isDone = (status: number): boolean => status >= 200 && status < 300;
