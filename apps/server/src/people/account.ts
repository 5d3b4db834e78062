import type { Database, Deed } from '../database/connect.ts';

/** The name of somebody's account; null for a guest. */
export async function accountOf(db: Database | Deed, guest: string): Promise<string | null> {
  const found = await db.selectFrom('accounts').select('name').where('guest_id', '=', guest).executeTakeFirst();
  return found?.name ?? null;
}
