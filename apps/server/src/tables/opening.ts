import { commitmentTo, type Setup, seatsAt, seededDice, Table } from '@hundred-days/kernel';
import { hashOf, newSecret, newSeed, newTableId } from '../secrets.ts';
import { Trouble } from '../trouble.ts';
import type { Keeper } from './keeper.ts';

export interface NewTable {
  readonly game: string;
  readonly scenario: string;
  readonly options: Setup['options'];
  /** The seats that whoever opens the table takes himself; the others get a link each. */
  readonly mine: readonly string[];
  /** Whether others may look on, by a link. */
  readonly watched: boolean;
}

export interface OpenedTable {
  readonly id: string;
  /** By seat. Told once: only their hashes are kept. */
  readonly links: Readonly<Record<string, string>>;
  readonly watch: string | null;
}

/** The seats of a table that can be set up so. */
async function seatsFor({ games }: Keeper, wanted: NewTable, setup: Setup): Promise<readonly string[]> {
  const game = await games.find(wanted.game, setup);
  if (game === null) throw new Trouble(400, 'no-such-game');
  // Whether it can be set up; the dice it will be played with are made when everybody sits.
  if (!Table.open(game, setup, seededDice(0)).ok) throw new Trouble(400, 'bad-setup');
  const seats = seatsAt(game, setup).map(({ id }) => id);
  if (wanted.mine.some((seat) => !seats.includes(seat))) throw new Trouble(400, 'no-such-seat');
  return seats;
}

/** Opens a table: binds itself to the seed of its dice, and makes a link for each seat that is for somebody else. */
export async function openTable(keeper: Keeper, guest: string, wanted: NewTable): Promise<OpenedTable> {
  const setup: Setup = { scenario: wanted.scenario, options: wanted.options };
  const seats = await seatsFor(keeper, wanted, setup);
  const id = newTableId();
  const seed = newSeed();
  const watch = wanted.watched ? newSecret() : null;
  const links = seats.filter((seat) => !wanted.mine.includes(seat)).map((seat) => [seat, newSecret()] as const);
  const linkOf = new Map(links);
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
      })
      .execute();
    await deed
      .insertInto('seats')
      .values(
        seats.map((name, seat) => ({
          table_id: id,
          seat,
          name,
          guest_id: linkOf.has(name) ? null : guest,
          link_hash: hashOf(linkOf.get(name) ?? ''),
        })),
      )
      .execute();
  });
  return { id, links: Object.fromEntries(links), watch };
}
