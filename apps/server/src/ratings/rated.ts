import type { Database, Deed } from '../database/connect.ts';
import { accountOf } from '../people/account.ts';
import type { SeatRow, TableRow } from '../tables/store.ts';
import { Trouble } from '../trouble.ts';

/** Who may sit at a table that counts for ratings: accounts and levels of the computer, each in one seat. */

/** The characters of a level are not rated apart, so that only one of them plays for it. */
const RATED_CHARACTER = 'standard';

export async function needAccount(db: Database | Deed, guest: string): Promise<void> {
  if ((await accountOf(db, guest)) === null) throw new Trouble(403, 'account-needed');
}

/** What is looked at of a table that is to be opened. */
interface Wanted {
  readonly rated?: boolean;
  readonly mine: readonly string[];
  readonly computers?: readonly { readonly character: string }[];
}

export async function mayOpen(db: Database | Deed, guest: string, wanted: Wanted): Promise<void> {
  if (wanted.rated !== true) return;
  await needAccount(db, guest);
  if (wanted.mine.length > 1) throw new Trouble(400, 'one-seat');
  if (wanted.computers?.some(({ character }) => character !== RATED_CHARACTER))
    throw new Trouble(400, 'unrated-character');
}

/** Whether somebody may sit down at a table, where it is rated. */
export async function maySit(deed: Deed, { rated }: TableRow, guest: string, seats: readonly SeatRow[]): Promise<void> {
  if (!rated) return;
  await needAccount(deed, guest);
  if (seats.some(({ guest_id }) => guest_id === guest)) throw new Trouble(409, 'one-seat');
}
