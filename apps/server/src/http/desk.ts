import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { Out } from '../messages/tasks.ts';
import type { Keeper } from '../tables/keeper.ts';
import { noTable, Trouble } from '../trouble.ts';
import type { Caller } from './caller.ts';
import { callerOf, welcome } from './guests.ts';
import type { Limits } from './limits.ts';

/** What the HTTP side needs of the rest; null while the database is not there. */
export interface Parts {
  readonly db: Database;
  readonly keeper: Keeper;
  readonly out: Out;
}

export type Known = Parts & Caller;

/** Where a request comes in: who asks, and how often he may. */
export class Desk {
  readonly #parts: () => Parts | null;
  readonly often: { readonly config: { readonly rateLimit: { readonly max: number } } };
  readonly seldom: Desk['often'];

  constructor(parts: () => Parts | null, { all, few }: Limits) {
    this.#parts = parts;
    this.often = { config: { rateLimit: { max: all } } };
    this.seldom = { config: { rateLimit: { max: few } } };
  }

  get there(): Parts {
    const found = this.#parts();
    if (found === null) throw new Trouble(503, 'not-now');
    return found;
  }

  /** Somebody who has sat down before. */
  async known(request: FastifyRequest): Promise<Known> {
    const found = this.there;
    const caller = await callerOf(found.db, request);
    if (caller === null) throw noTable();
    return { ...found, ...caller };
  }

  /** Anybody; whoever is not known yet becomes a guest. */
  async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Known> {
    const found = this.there;
    return { ...found, ...(await welcome(found.db, request, reply)) };
  }
}
