import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database, Deed } from '../database/connect.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { programOf } from './bearer.ts';
import type { Caller } from './caller.ts';

/** Browsers that have sat down somewhere: known by a cookie, with an account or without. */

const FOR_DAYS = 400;
const FOR_SECONDS = FOR_DAYS * 24 * 60 * 60;
/** What a browser calls itself is kept so far. */
const LONGEST_AGENT = 200;

/**
 * Over https no other site and no other host can set it (`__Host-`). A browser keeps no such cookie for a plain address; there
 * another name is used, and none is ever taken for the other.
 */
const isSecure = ({ ownOrigin }: FastifyRequest): boolean => ownOrigin.startsWith('https:');
const nameOf = (request: FastifyRequest): string => (isSecure(request) ? '__Host-guest' : 'guest');

function cookieOf(request: FastifyRequest): string | null {
  const name = `${nameOf(request)}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(name));
  // Two of one name: somebody has slipped one in, and nobody can say which.
  return found.length === 1 ? found[0].slice(name.length) : null;
}

function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string, seconds: number): void {
  const secure = isSecure(request) ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `${nameOf(request)}=${secret}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** Who a request comes from; null for one that is not known. Whoever names a token is a program, whatever cookie comes with it. */
export async function callerOf(db: Database, request: FastifyRequest): Promise<Caller | null> {
  const program = await programOf(db, request);
  if (program !== null) return program;
  const hash = hashOf(cookieOf(request) ?? '');
  if (hash === null) return null;
  const found = await db
    .selectFrom('sessions')
    .select(['id', 'guest_id', sql<boolean>`seen_at < now() - interval '1 hour'`.as('stale')])
    .where('token_hash', '=', hash)
    .where('seen_at', '>', sql<Date>`now() - make_interval(days => ${FOR_DAYS})`)
    .executeTakeFirst();
  if (found === undefined) return null;
  if (found.stale) await db.updateTable('sessions').set({ seen_at: sql`now()` }).where('id', '=', found.id).execute();
  return { guest: found.guest_id, session: found.id };
}

/** Lets a browser in for somebody. The secret is always made here, and always a new one. */
export async function letIn(
  db: Database | Deed,
  request: FastifyRequest,
  reply: FastifyReply,
  guest: string,
): Promise<Caller> {
  const secret = newSecret();
  const agent = String(request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT);
  const { id } = await db
    .insertInto('sessions')
    .values({ guest_id: guest, token_hash: hashOf(secret) as Buffer, agent })
    .returning('id')
    .executeTakeFirstOrThrow();
  setCookie(request, reply, secret, FOR_SECONDS);
  return { guest, session: id };
}

/** Somebody is somebody else from now on in this browser: another secret, and the old one is worth nothing. */
export async function changeSession(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  before: Caller | null,
  guest: string,
): Promise<void> {
  if (before !== null) await endSession(db, before, before.session);
  await letIn(db, request, reply, guest);
}

export const endSession = (db: Database | Deed, { guest }: Pick<Caller, 'guest'>, session: string): Promise<unknown> =>
  db.deleteFrom('sessions').where('id', '=', session).where('guest_id', '=', guest).execute();

export const forgetCookie = (request: FastifyRequest, reply: FastifyReply): void => setCookie(request, reply, '', 0);

/** Who a request comes from; whoever is not known yet becomes a guest. */
export async function welcome(db: Database, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const known = await callerOf(db, request);
  if (known !== null) return known;
  return letIn(db, request, reply, await newGuest(db));
}

export async function newGuest(db: Database): Promise<string> {
  return (await db.insertInto('guests').defaultValues().returning('id').executeTakeFirstOrThrow()).id;
}
