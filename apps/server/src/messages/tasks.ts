import type { Task } from 'graphile-worker';
import type { Keeper } from '../tables/keeper.ts';
import { readTable, seatsOf } from '../tables/store.ts';
import type { Message } from './calling.ts';
import { deliverHook, hooksOf, queueHook } from './hooks.ts';
import type { OutRules } from './outbound.ts';

/** The ways by which somebody who is away is told that there is something for him. */

/** How messages leave this server. */
export interface Out extends OutRules {
  /** How browsers reach it, for links. */
  readonly origin: string | null;
}

/** What may be said of a table to anybody: nothing that a seat of it would not know. */
interface Said {
  readonly kind: 'your-turn' | 'game-ended';
  readonly at: string;
  readonly table: string;
  readonly game: string;
  readonly seat: string;
  readonly link?: string;
}

const KINDS = { turn: 'your-turn', end: 'game-ended' } as const;

/** Finds out by which ways a message goes, and sends it on each. */
const tellTask =
  ({ db }: Keeper, out: Out): Task =>
  async (payload) => {
    const { guest, table, seat, news } = payload as Message;
    const row = await readTable(db, table);
    if (row === undefined) return;
    const said: Said = {
      kind: KINDS[news],
      at: new Date().toISOString(),
      table,
      game: row.game,
      seat: (await seatsOf(db, table))[seat].name,
      ...(out.origin === null ? {} : { link: `${out.origin}/#/online/${table}` }),
    };
    const hooks = await hooksOf(db, guest);
    for (const hook of hooks.filter((one) => !one.off && one.news.includes(news)))
      await queueHook(db, guest, hook.id, said);
  };

const hookTask =
  ({ db }: Keeper, out: Out): Task =>
  (payload, { job }) =>
    deliverHook(db, out, payload as Parameters<typeof deliverHook>[2], job.attempts >= job.max_attempts);

export const outgoingTasks = (keeper: Keeper, out: Out): Readonly<Record<string, Task>> => ({
  tell: tellTask(keeper, out),
  hook: hookTask(keeper, out),
});
