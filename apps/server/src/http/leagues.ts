import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { beginLeague, FEWEST, joinLeague, leaveLeague, MOST, makeLeague, relinkLeague } from '../leagues/joining.ts';
import { leagueOf, leaguesFor } from '../leagues/notices.ts';
import { welcomed } from '../people/accounts.ts';
import type { Desk } from './desk.ts';
import { callerOf } from './guests.ts';
import { CountedPace, closed, Id, LinkBody, OptionsBody, TableParams } from './schemas.ts';

const LONGEST_NAME = 60;

const NewLeagueBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: LONGEST_NAME }),
    game: Id,
    scenario: Id,
    options: OptionsBody,
    pace: CountedPace,
    places: Type.Integer({ minimum: FEWEST, maximum: MOST }),
    open: Type.Boolean(),
    rated: Type.Boolean(),
  },
  closed,
);
const JoinBody = Type.Partial(LinkBody, closed);

/** Leagues: made by anybody with an account, run by the server. */
export function leagueRoutes(instance: FastifyInstance, desk: Desk): void {
  const api = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { often, seldom } = desk;
  const one = { params: TableParams };

  api.get('/leagues', often, async (request) => {
    const { db, keeper } = desk.there;
    return leaguesFor(keeper, (await callerOf(db, request))?.guest ?? null);
  });

  api.get('/leagues/:id', { ...often, schema: one }, async (request) => {
    const { db, keeper } = desk.there;
    return leagueOf(keeper, (await callerOf(db, request))?.guest ?? null, request.params.id);
  });

  api.post('/leagues', { ...seldom, schema: { body: NewLeagueBody } }, async (request, reply) => {
    const { db, keeper, guest } = await desk.known(request);
    await welcomed(db, guest);
    return reply.code(201).send(await makeLeague(keeper, guest, request.body));
  });

  api.post('/leagues/:id/join', { ...seldom, schema: { ...one, body: JoinBody } }, async (request) => {
    const { db, keeper, guest } = await desk.known(request);
    await welcomed(db, guest);
    await joinLeague(db, guest, request.params.id, request.body.link);
    return leagueOf(keeper, guest, request.params.id);
  });

  api.post('/leagues/:id/begin', { ...seldom, schema: one }, async (request) => {
    const { db, keeper, guest } = await desk.known(request);
    await beginLeague(db, guest, request.params.id);
    return leagueOf(keeper, guest, request.params.id);
  });

  api.post('/leagues/:id/link', { ...seldom, schema: one }, async (request) => {
    const { db, guest } = await desk.known(request);
    return { link: await relinkLeague(db, guest, request.params.id) };
  });

  api.post('/leagues/:id/leave', { ...seldom, schema: one }, async (request, reply) => {
    const { db, guest } = await desk.known(request);
    await leaveLeague(db, guest, request.params.id);
    return reply.code(204).send();
  });
}
