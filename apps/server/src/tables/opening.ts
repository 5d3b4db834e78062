import { type AnyAction, commitmentTo, type Game, type Setup, seatsAt, seededDice, Table } from '@hundred-days/kernel';
import { type Insertable, sql } from 'kysely';
import type { Deed } from '../database/connect.ts';
import type { SeatsTable } from '../database/schema.ts';
import { mayOpen } from '../ratings/rated.ts';
import { hashOf, newSecret, newSeed, newTableId } from '../secrets.ts';
import type { NewTable, OpenedTable, Pace } from '../told.ts';
import { Trouble } from '../trouble.ts';
import type { Keeper } from './keeper.ts';
import type { SeatRow, TableRow } from './store.ts';

/** The game, where it can be set up so. */
export async function setupFor({ games }: Keeper, id: string, setup: Setup): Promise<Game<AnyAction>> {
  const game = await games.find(id, setup);
  if (game === null) throw new Trouble(400, 'no-such-game');
  // The dice it will be played with are made when everybody sits.
  if (!Table.open(game, setup, seededDice(0)).ok) throw new Trouble(400, 'bad-setup');
  return game;
}

/** The seats of a table that can be set up so. */
async function seatsFor(keeper: Keeper, wanted: NewTable, setup: Setup): Promise<readonly string[]> {
  const game = await setupFor(keeper, wanted.game, setup);
  const seats = seatsAt(game, setup).map(({ id }) => id);
  const named = [...wanted.mine, ...(wanted.open ?? []), ...(wanted.computers ?? []).map(({ seat }) => seat)];
  if (named.some((seat) => !seats.includes(seat)) || new Set(named).size < named.length)
    throw new Trouble(400, 'no-such-seat');
  // Somebody has to add to the dice, and to look.
  if (seats.every((seat) => wanted.computers?.some((computer) => computer.seat === seat)))
    throw new Trouble(400, 'nobody-plays');
  return seats;
}

/** How a seat begins, and the link to it where it has one. */
function seatFor(
  id: string,
  guest: string,
  wanted: NewTable,
  name: string,
  seat: number,
): [Insertable<SeatsTable>, string | null] {
  const place = { table_id: id, seat, name };
  if (wanted.mine.includes(name)) return [{ ...place, guest_id: guest }, null];
  if (wanted.open?.includes(name)) return [{ ...place, open: true }, null];
  const computer = wanted.computers?.find((one) => one.seat === name);
  if (computer !== undefined) {
    const { level, character } = computer;
    // Shown beside the commitment, before anybody else adds: who adds last cannot be served by it.
    return [{ ...place, level, character, contribution: newSeed() }, null];
  }
  const link = newSecret();
  return [{ ...place, link_hash: hashOf(link) }, link];
}

/** Opens a table: binds itself to the seed of its dice, and makes a link for each seat that is for a friend. */
export async function openTable(keeper: Keeper, guest: string, wanted: NewTable): Promise<OpenedTable> {
  const setup: Setup = { scenario: wanted.scenario, options: wanted.options };
  const names = await seatsFor(keeper, wanted, setup);
  await mayOpen(keeper.db, guest, wanted);
  const id = newTableId();
  const seed = newSeed();
  const watch = wanted.watched ? newSecret() : null;
  const seats = names.map((name, seat) => seatFor(id, guest, wanted, name, seat));
  await keeper.db.transaction().execute(async (deed) => {
    await deed
      .insertInto('tables')
      .values({
        id,
        game: wanted.game,
        setup: JSON.stringify(setup),
        owner_id: guest,
        seed,
        commitment: commitmentTo(seed),
        watch_hash: watch === null ? null : hashOf(watch),
        pace: JSON.stringify(wanted.pace ?? NO_PACE),
        late: wanted.late ?? 'loses',
        rated: wanted.rated ?? false,
        delay: wanted.delay ?? 0,
      })
      .execute();
    for (const [row] of seats) await deed.insertInto('seats').values(row).execute();
  });
  const links = seats.flatMap(([{ name }, link]) => (link === null ? [] : [[name, link]]));
  return { id, links: Object.fromEntries(links), watch };
}

/** Another game at the same table: two players change sides. The id of the new table. */
export async function copyTable(deed: Deed, row: TableRow, seats: readonly SeatRow[]): Promise<string> {
  const id = newTableId();
  const seed = newSeed();
  const { game, setup, owner_id, watch_hash, pace, late, rated, delay } = row;
  await deed
    .insertInto('tables')
    .values({
      id,
      game,
      setup: JSON.stringify(setup),
      owner_id,
      seed,
      commitment: commitmentTo(seed),
      watch_hash,
      pace: JSON.stringify(pace),
      late,
      rated,
      delay,
    })
    .execute();
  const sitting = seats.length === 2 ? [seats[1], seats[0]] : seats;
  for (const [seat, { name }] of seats.entries()) {
    // Who let the computer play on for him plays himself again.
    const { guest_id, level, character } = sitting[seat];
    const computer = guest_id === null && level !== null ? { level, character, contribution: newSeed() } : {};
    await deed
      .insertInto('seats')
      .values({ table_id: id, seat, name, guest_id, ...computer })
      .execute();
  }
  // Who looked on may look on.
  await sql`
    insert into watchers (table_id, guest_id)
    select ${id}, guest_id from watchers where table_id = ${row.id}`.execute(deed);
  return id;
}

const NO_PACE: Pace = { kind: 'none' };
