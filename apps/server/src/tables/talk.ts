import type { Deed } from '../database/connect.ts';

/** What was said at a table, and what was done there beside the game. */

async function nextNumber(deed: Deed, id: string): Promise<number> {
  const { last } = await deed
    .selectFrom('talk')
    .select((one) => one.fn.max('n').as('last'))
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Whoever has the table alone writes down what was done: nobody does the same number twice. */
export async function write(
  deed: Deed,
  id: string,
  line: { seat: number | null; kind: string; side: boolean; text: string },
): Promise<number> {
  const n = await nextNumber(deed, id);
  await deed
    .insertInto('talk')
    .values({ table_id: id, n, ...line })
    .execute();
  return n;
}

export const note = (deed: Deed, id: string, seat: number | null, kind: string, text = ''): Promise<number> =>
  write(deed, id, { seat, kind, side: false, text });
