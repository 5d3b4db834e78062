import { type AnyAction, catchUp, type Game, Host, resumeTable, SPECTATOR } from '@hundred-days/kernel';
import type { Database, Deed } from '../database/connect.ts';
import { Trouble } from '../trouble.ts';
import { type Moment, momentOf, momentsAfter, stepsUnder } from './moments.ts';
import type { Present } from './notices.ts';
import { isOpened, type SeatRow, type TableRow } from './store.ts';

/** Those who look on at a table with a delay: they see it as it was so many minutes ago, in everything. */

const MINUTE_MS = 60_000;

type Looking = Pick<Present, 'viewers'> & { readonly row: Pick<TableRow, 'delay' | 'over' | 'ended'> };

/** Whether somebody sees a table late: who sits there never does, and nobody when it is over. */
export const isLate = ({ row, viewers }: Looking): boolean =>
  row.delay > 0 && viewers.length === 1 && viewers[0] === SPECTATOR && !isOpened(row);

/** A table as it was for whoever sees it late; one that had not begun then has not begun for him. */
export async function asItWas(db: Database | Deed, present: Present): Promise<Present> {
  const { row, seats } = present;
  const moment = row.heading === null ? undefined : await momentOf(db, row.id);
  return {
    ...present,
    row: rowAt(row, moment),
    seats: moment === undefined ? seatsBefore(seats) : seatsAt(seats, moment),
  };
}

function rowAt(row: TableRow, moment: Moment | undefined): TableRow {
  const then = { ...row, now: new Date(row.now.getTime() - row.delay * MINUTE_MS), next_id: null };
  if (moment === undefined)
    return {
      ...then,
      heading: null,
      over: false,
      ended: null,
      clocks: null,
      offers: [],
      adjourned: false,
      deciding: 0,
    };
  const { seats: _, ...was } = moment.was;
  return { ...then, ...was };
}

const seatsAt = (seats: readonly SeatRow[], { was }: Moment): readonly SeatRow[] =>
  seats.map((seat, i) => ({ ...seat, ...was.seats[i] }));

/** Before it began the computer had taken over for nobody. */
const seatsBefore = (seats: readonly SeatRow[]): readonly SeatRow[] =>
  seats.map((seat) => (seat.guest_id === null ? seat : { ...seat, level: null, character: null }));

interface Held {
  readonly host: Host<AnyAction>;
  readonly moment: Moment;
}

/** A table as those who see it late see it now: a copy for all of them in this process. */
export class Later {
  #held: Held | null = null;

  /** Null where it has not begun for them. */
  get host(): Host<AnyAction> | null {
    return this.#held?.host ?? null;
  }

  /** The number of the moment they see; 0 where it has not begun for them. */
  get shown(): number {
    return this.#held?.moment.n ?? 0;
  }

  /** Goes through what has become old enough, one after another, as it was done. Must see one moment of the database. */
  async bring(deed: Deed, game: Game<AnyAction>, { id, heading }: TableRow): Promise<Host<AnyAction> | null> {
    const last = await momentOf(deed, id);
    // Where all was written anew there is nothing to go on from.
    if (last === undefined || heading === null || (this.#held?.moment.n ?? 0) > last.n) this.#held = null;
    if (last === undefined || heading === null) return null;
    if (this.#held === null) this.#held = await open(deed, game, id, heading, last);
    else
      for (const moment of await momentsAfter(deed, id, this.#held.moment.n))
        this.#held = await follow(deed, id, this.#held, moment);
    return this.#held.host;
  }
}

const broken = (): Trouble => new Trouble(409, 'broken-table');

async function open(
  deed: Deed,
  game: Game<AnyAction>,
  id: string,
  heading: NonNullable<TableRow['heading']>,
  moment: Moment,
): Promise<Held> {
  const { rows } = await stepsUnder(deed, id, moment.version);
  const resumed = resumeTable(game, heading, rows);
  if (!resumed.ok) throw broken();
  const host = new Host(resumed.value.table, [moment.revision]);
  // From here on it counts what is new for who looks on.
  host.news(SPECTATOR, -1);
  return { host, moment };
}

async function follow(deed: Deed, id: string, { host, moment: before }: Held, moment: Moment): Promise<Held> {
  if (moment.version !== before.version) {
    if (catchUp(host.table, await stepsUnder(deed, id, moment.version, before.version)) !== null) throw broken();
    host.changed([moment.revision]);
  }
  return { host, moment };
}
