import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { welcomed } from '../people/accounts.ts';
import { setStanding, standingOf } from '../tables/standing.ts';
import { heardBy, mute, mutedBy, notesOf, report, say, writeNotes } from '../tables/talk.ts';
import type { Desk } from './desk.ts';
import {
  MuteBody,
  NotesBody,
  ReportBody,
  SayBody,
  StandingBody,
  StandingQuery,
  TableParams,
  TalkQuery,
} from './schemas.ts';

/** Talk at a table, and what is for oneself alone: notes, standing orders. */
export function talkRoutes(instance: FastifyInstance, desk: Desk): void {
  const api = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { often, seldom } = desk;

  api.get(
    '/tables/:id/talk',
    { ...often, schema: { params: TableParams, querystring: TalkQuery } },
    async (request) => {
      const { keeper, guest } = await desk.known(request);
      return heardBy(keeper, guest, request.params.id, request.query.after ?? 0);
    },
  );

  api.post('/tables/:id/talk', { ...often, schema: { params: TableParams, body: SayBody } }, async (request, reply) => {
    const { db, keeper, guest } = await desk.known(request);
    await welcomed(db, guest);
    return reply.code(201).send({ n: await say(keeper, guest, request.params.id, request.body) });
  });

  api.get('/tables/:id/mute', { ...often, schema: { params: TableParams } }, async (request) => {
    const { keeper, guest } = await desk.known(request);
    return mutedBy(keeper, guest, request.params.id);
  });

  api.post(
    '/tables/:id/mute',
    { ...often, schema: { params: TableParams, body: MuteBody } },
    async (request, reply) => {
      const { keeper, guest } = await desk.known(request);
      await mute(keeper, guest, request.params.id, request.body.seat, request.body.muted);
      return reply.code(204).send();
    },
  );

  api.post(
    '/tables/:id/report',
    { ...seldom, schema: { params: TableParams, body: ReportBody } },
    async (request, reply) => {
      const { keeper, guest } = await desk.known(request);
      await report(keeper, guest, request.params.id, request.body.n, request.body.text);
      return reply.code(204).send();
    },
  );

  api.get('/tables/:id/notes', { ...often, schema: { params: TableParams } }, async (request) => {
    const { keeper, guest } = await desk.known(request);
    return { text: await notesOf(keeper, guest, request.params.id) };
  });

  api.put(
    '/tables/:id/notes',
    { ...often, schema: { params: TableParams, body: NotesBody } },
    async (request, reply) => {
      const { keeper, guest } = await desk.known(request);
      await writeNotes(keeper, guest, request.params.id, request.body.text);
      return reply.code(204).send();
    },
  );

  api.get(
    '/tables/:id/standing',
    { ...often, schema: { params: TableParams, querystring: StandingQuery } },
    async (request) => {
      const { keeper, guest } = await desk.known(request);
      return standingOf(keeper, guest, request.params.id, request.query.seat);
    },
  );

  api.put(
    '/tables/:id/standing',
    { ...often, schema: { params: TableParams, body: StandingBody } },
    async (request) => {
      const { keeper, guest } = await desk.known(request);
      const { seat, orders } = request.body;
      await setStanding(keeper, guest, request.params.id, seat, orders);
      return standingOf(keeper, guest, request.params.id, seat);
    },
  );
}
