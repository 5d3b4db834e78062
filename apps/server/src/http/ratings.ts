import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ladderOf, ratingsOf } from '../ratings/ladder.ts';
import { resultsOf } from '../ratings/results.ts';
import type { Desk } from './desk.ts';
import { callerOf } from './guests.ts';
import { closed, Id } from './schemas.ts';

const LadderParams = Type.Object({ game: Id, side: Id }, closed);
const GameParams = Type.Object({ game: Id }, closed);

/** What people and the computer are worth, and how the sides have fared. */
export function ratingRoutes(instance: FastifyInstance, desk: Desk): void {
  const api = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { often } = desk;

  api.get('/ratings', often, async (request) => {
    const { db } = desk.there;
    const caller = await callerOf(db, request);
    return caller === null ? [] : ratingsOf(db, caller.guest);
  });

  api.get('/ladder/:game/:side', { ...often, schema: { params: LadderParams } }, async (request) => {
    const { db } = desk.there;
    const caller = await callerOf(db, request);
    return ladderOf(db, request.params.game, request.params.side, caller?.guest ?? null);
  });

  api.get('/results/:game', { ...often, schema: { params: GameParams } }, async (request) =>
    resultsOf(desk.there.db, request.params.game),
  );
}
