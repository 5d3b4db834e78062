import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { SeatRequest } from '@hundred-days/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { welcomed } from '../people/accounts.ts';
import { answer, offer } from '../tables/agreeing.ts';
import { untilWhen } from '../tables/clocks.ts';
import { resign, vacation } from '../tables/ending.ts';
import { openTables } from '../tables/list.ts';
import { noticeOf } from '../tables/notices.ts';
import { openTable } from '../tables/opening.ts';
import { ask, recordFor } from '../tables/playing.ts';
import type { Listener } from '../tables/room.ts';
import { contribute, leave, notice, relink, sit, tablesOf, take } from '../tables/seating.ts';
import { heardAt, heardBy } from '../tables/talk.ts';
import type { Desk, Known } from './desk.ts';
import { callerOf } from './guests.ts';
import {
  AnswerBody,
  AskBody,
  DiceBody,
  LinkBody,
  NewTableBody,
  OfferBody,
  OpenQuery,
  SeatBody,
  StreamQuery,
  TableParams,
  VacationBody,
  ViewerParams,
} from './schemas.ts';
import { readKnown, Stream } from './stream.ts';
import type { Streams } from './streams.ts';

/** Tables: opening them, sitting down, playing and listening. */
export function tableRoutes(instance: FastifyInstance, desk: Desk, streams: Streams): void {
  const api = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { often, seldom } = desk;

  api.get('/', often, async () => {
    void desk.there;
    return { name: 'hundred-days', version: 1 };
  });

  api.get('/tables', often, async (request) => {
    const { db, keeper } = desk.there;
    const caller = await callerOf(db, request);
    return caller === null ? [] : tablesOf(keeper, caller.guest);
  });

  api.post('/tables', { ...seldom, schema: { body: NewTableBody } }, async (request, reply) => {
    const { db, keeper, guest } = await desk.welcome(request, reply);
    await welcomed(db, guest);
    return reply.code(201).send(await openTable(keeper, guest, request.body));
  });

  api.get('/open', { ...often, schema: { querystring: OpenQuery } }, async (request) =>
    openTables(desk.there.keeper, request.query),
  );

  api.get('/tables/:id', { ...often, schema: { params: TableParams } }, async (request) => {
    const { keeper, guest } = await desk.known(request);
    return notice(keeper, guest, request.params.id);
  });

  api.post(
    '/tables/:id/sit',
    { ...seldom, schema: { params: TableParams, body: LinkBody } },
    async (request, reply) => {
      const { db, keeper, guest } = await desk.welcome(request, reply);
      await welcomed(db, guest);
      await sit(keeper, guest, request.params.id, request.body.link);
      return notice(keeper, guest, request.params.id);
    },
  );

  api.post(
    '/tables/:id/take',
    { ...seldom, schema: { params: TableParams, body: SeatBody } },
    async (request, reply) => {
      const { db, keeper, guest } = await desk.welcome(request, reply);
      await welcomed(db, guest);
      await take(keeper, guest, request.params.id, request.body.seat);
      return notice(keeper, guest, request.params.id);
    },
  );

  api.post('/tables/:id/leave', { ...seldom, schema: { params: TableParams } }, async (request, reply) => {
    const { keeper, guest } = await desk.known(request);
    await leave(keeper, guest, request.params.id);
    return reply.code(204).send();
  });

  api.post('/tables/:id/link', { ...seldom, schema: { params: TableParams, body: SeatBody } }, async (request) => {
    const { keeper, guest } = await desk.known(request);
    return { link: await relink(keeper, guest, request.params.id, request.body.seat) };
  });

  api.post('/tables/:id/dice', { ...seldom, schema: { params: TableParams, body: DiceBody } }, async (request) => {
    const { keeper, guest } = await desk.known(request);
    await contribute(keeper, guest, request.params.id, request.body.word);
    return notice(keeper, guest, request.params.id);
  });

  api.post(
    '/tables/:id/viewers/:viewer',
    { ...often, schema: { params: ViewerParams, body: AskBody } },
    async (request) => {
      const { keeper, guest } = await desk.known(request);
      const { id, viewer } = request.params;
      return ask(keeper, guest, id, viewer, request.body as SeatRequest);
    },
  );

  api.get('/tables/:id/viewers/:viewer/record', { ...often, schema: { params: ViewerParams } }, async (request) => {
    const { keeper, guest } = await desk.known(request);
    return recordFor(keeper, guest, request.params.id, request.params.viewer);
  });

  /** Something at a table beside the game; all are told what has become of it. */
  const beside = <B extends TSchema>(
    path: string,
    body: B,
    deed: (known: Known, id: string, body: Static<B>) => Promise<void>,
  ): void => {
    api.post(`/tables/:id/${path}`, { ...often, schema: { params: TableParams, body } }, async (request) => {
      const known = await desk.known(request);
      const { id } = request.params;
      await deed(known, id, request.body as Static<B>);
      return notice(known.keeper, known.guest, id);
    });
  };
  beside('resign', SeatBody, ({ keeper, guest }, id, { seat }) => resign(keeper, guest, id, seat));
  beside('vacation', VacationBody, ({ keeper, guest }, id, { seat, days }) => vacation(keeper, guest, id, seat, days));
  beside('offer', OfferBody, ({ keeper, guest }, id, body) => offer(keeper, guest, id, body));
  beside('answer', AnswerBody, ({ keeper, guest }, id, body) => answer(keeper, guest, id, body));

  api.get(
    '/tables/:id/stream',
    { ...often, schema: { params: TableParams, querystring: StreamQuery } },
    async (request, reply) => {
      const known = await desk.known(request);
      const last = request.headers['last-event-id'];
      const since = readKnown(typeof last === 'string' ? last : request.query.known);
      await listenAt(known, request.params.id, reply, since, streams);
      return reply;
    },
  );
}

/** A stream for a browser at a table, until it hangs up. */
async function listenAt(
  { keeper, guest }: Known,
  id: string,
  reply: FastifyReply,
  since: Map<number, number>,
  streams: Streams,
): Promise<void> {
  let made: Stream | null = null;
  // Whoever sits elsewhere by now begins anew, with what he may know there. A decision changes neither that nor what was said.
  const stirred: Listener['stir'] = async (at, what) => {
    const stream = made as Stream;
    if (at === null) return stream.close();
    const { viewers } = stream;
    const played = what === 'played' && !stream.late;
    const present = played ? { ...at, viewers } : await keeper.presentAt(keeper.db, at.row, guest);
    if (present.viewers.join() !== viewers.join()) return stream.close();
    const { clocks } = present.row;
    stream.notice(noticeOf(present, guest), clocks === null ? null : untilWhen(clocks));
    if (!played) stream.talk(await heardAt(keeper, guest, present, stream.heard));
  };
  const heard = (await heardBy(keeper, guest, id, 0)).at(-1)?.n ?? 0;
  const stop = await keeper.listen(guest, id, (viewers, late) => {
    const stir: Listener['stir'] = (at, what) => stirred(at, what).catch(() => made?.close());
    made = new Stream(reply, viewers, late, since, heard, stir);
    return made;
  });
  const stream = made as unknown as Stream;
  streams.keep(guest, stream);
  stream.onClose(() => {
    stop();
    streams.drop(guest, stream);
  });
}
