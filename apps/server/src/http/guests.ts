import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { hashOf, newSecret } from '../secrets.ts';

/** Browsers that have sat down somewhere: known by a cookie, without a name. */

const FOR_SECONDS = 400 * 24 * 60 * 60;

/**
 * Over https no other site and no other host can set it (`__Host-`). A browser keeps no such cookie for a plain address; there
 * another name is used, and none is ever taken for the other.
 */
const nameOf = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '__Host-guest' : 'guest');

function cookieOf(request: FastifyRequest): string | null {
  const name = `${nameOf(request)}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(name));
  // Two of one name: somebody has slipped one in, and nobody can say which.
  return found.length === 1 ? found[0].slice(name.length) : null;
}

/** The guest a request comes from; null for one that is not known. */
export async function guestOf(db: Database, request: FastifyRequest): Promise<string | null> {
  const hash = hashOf(cookieOf(request) ?? '');
  if (hash === null) return null;
  const found = await db.selectFrom('guests').select('id').where('token_hash', '=', hash).executeTakeFirst();
  return found?.id ?? null;
}

/** The guest a request comes from; whoever is not known yet becomes one. The secret is always made here. */
export async function welcome(db: Database, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const known = await guestOf(db, request);
  if (known !== null) return known;
  const secret = newSecret();
  const token = hashOf(secret) as Buffer;
  const { id } = await db.insertInto('guests').values({ token_hash: token }).returning('id').executeTakeFirstOrThrow();
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `${nameOf(request)}=${secret}; Path=/; Max-Age=${FOR_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
  return id;
}
