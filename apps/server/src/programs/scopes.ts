/**
 * What a program with a token may do. All of it stands here: a request that is not listed is for people alone, whoever adds it.
 */

export const SCOPES = ['read', 'play', 'make'] as const;
/** Look at what its account may see; sit down, act and speak at tables, play in leagues; open tables and leagues. */
export type Scope = (typeof SCOPES)[number];

type Needed = Scope | ((body: unknown) => Scope);

/** Whoever only looks asks the referee, too. */
const asking = (body: unknown): Scope =>
  (body as { readonly kind?: unknown } | undefined)?.kind === 'look' ? 'read' : 'play';

const NEEDED: Readonly<Record<string, Needed>> = {
  'GET /api/me': 'read',
  'GET /api/tables': 'read',
  'GET /api/tables/:id': 'read',
  'GET /api/tables/:id/stream': 'read',
  'GET /api/tables/:id/talk': 'read',
  'GET /api/tables/:id/notes': 'read',
  'GET /api/tables/:id/viewers/:viewer/record': 'read',
  'GET /api/ratings': 'read',
  'GET /api/ladder/:game/:side': 'read',
  'GET /api/leagues': 'read',
  'GET /api/leagues/:id': 'read',
  'GET /api/tables/:id/standing': 'read',
  'POST /api/tables': 'make',
  'POST /api/tables/:id/link': 'make',
  'POST /api/leagues': 'make',
  'POST /api/leagues/:id/begin': 'make',
  'POST /api/leagues/:id/link': 'make',
  'POST /api/leagues/:id/join': 'play',
  'POST /api/leagues/:id/leave': 'play',
  'POST /api/tables/:id/sit': 'play',
  'POST /api/tables/:id/take': 'play',
  'POST /api/tables/:id/leave': 'play',
  'POST /api/tables/:id/dice': 'play',
  'POST /api/tables/:id/viewers/:viewer': asking,
  'POST /api/tables/:id/resign': 'play',
  'POST /api/tables/:id/vacation': 'play',
  'POST /api/tables/:id/offer': 'play',
  'POST /api/tables/:id/answer': 'play',
  'POST /api/tables/:id/talk': 'play',
  'PUT /api/tables/:id/notes': 'play',
  'PUT /api/tables/:id/standing': 'play',
};

/** Every request a program may send. */
export const FOR_PROGRAMS: readonly string[] = Object.keys(NEEDED);

/** The scopes of which one is needed, by what is asked; none: it is for people alone. */
export function scopesOf(route: string): readonly Scope[] {
  const needed = Object.hasOwn(NEEDED, route) ? NEEDED[route] : undefined;
  return needed === undefined ? [] : typeof needed === 'string' ? [needed] : ['read', 'play'];
}

/** Whether who has these scopes may ask this. */
export function mayAsk(scopes: readonly Scope[], route: string, body: unknown): boolean {
  const needed = Object.hasOwn(NEEDED, route) ? NEEDED[route] : undefined;
  if (needed === undefined) return false;
  return scopes.includes(typeof needed === 'string' ? needed : needed(body));
}
