import type { Task } from 'graphile-worker';
import { type LetterKind, recover } from '../people/mail.ts';
import type { Keeper } from '../tables/keeper.ts';
import { readTable, seatsOf } from '../tables/store.ts';
import type { Message } from './calling.ts';
import { deliverHook, hooksOf, queueHook } from './hooks.ts';
import { queueNews, sendLetter, sendNews } from './letters.ts';
import type { Mailer } from './mailer.ts';
import { KINDS, type News } from './news.ts';
import type { OutRules } from './outbound.ts';
import { type Delivery, deliverPush, queuePushes } from './push/browsers.ts';

/** The ways by which somebody who is away is told that there is something for him. */

/** How messages leave this server. */
export interface Out extends OutRules {
  /** How browsers reach it, for links. */
  readonly origin: string | null;
  readonly mailer: Mailer | null;
}

/** What may be said of a table to anybody: nothing that a seat of it would not know. */
interface Said {
  readonly kind: (typeof KINDS)[News];
  readonly at: string;
  readonly table: string;
  readonly game: string;
  readonly seat: string;
  readonly link?: string;
}

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
    await queuePushes(db, payload as Message);
    if (out.mailer !== null) await queueNews(db, payload as Message);
  };

const hookTask =
  ({ db }: Keeper, out: Out): Task =>
  (payload, { job }) =>
    deliverHook(db, out, payload as Parameters<typeof deliverHook>[2], job.attempts >= job.max_attempts);

const pushTask =
  ({ db }: Keeper, out: Out): Task =>
  (payload, { job }) =>
    deliverPush(db, out, payload as Delivery, job.attempts >= job.max_attempts);

/** Letters, where there is a way for them. */
function letterTasks({ db }: Keeper, { mailer, origin }: Out): Readonly<Record<string, Task>> {
  if (mailer === null || origin === null) return {};
  const post = { db, mailer, origin };
  return {
    recover: (payload) => recover(db, (payload as { readonly address: string }).address),
    letter: (payload) => {
      const { guest, kind } = payload as { readonly guest: string; readonly kind: LetterKind };
      return sendLetter(post, guest, kind);
    },
    news: (payload) => sendNews(post, payload as Message),
  };
}

export const outgoingTasks = (keeper: Keeper, out: Out): Readonly<Record<string, Task>> => ({
  tell: tellTask(keeper, out),
  hook: hookTask(keeper, out),
  push: pushTask(keeper, out),
  ...letterTasks(keeper, out),
});
