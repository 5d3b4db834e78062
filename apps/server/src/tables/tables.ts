import {
  type AnyAction,
  commitmentTo,
  EVERYONE,
  FAIR_PROTOCOL,
  type Fair,
  fairDice,
  follow,
  type Game,
  type GameRecord,
  Host,
  type SeatAnswer,
  type SeatRequest,
  type Setup,
  SPECTATOR,
  seatsAt,
  seededDice,
  seenSetup,
  stepRows,
  Table,
  writeRecord,
} from '@hundred-days/kernel';
import type { Database, Deed } from '../database/connect.ts';
import type { Games } from '../games.ts';
import { hashOf, isSame, newSecret, newSeed, newTableId } from '../secrets.ts';
import { noTable, Trouble } from '../trouble.ts';
import { type Contributions, type Listener, Room } from './room.ts';
import { lockTable, notify, readTable, rememberDone, type TableRow, wasDone, writeTable, writeWhole } from './store.ts';

/** Tables that nobody listens to and nobody asks are let go of beyond this number. */
const MOST_ROOMS = 200;

const MOST_READ = 10_000;

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

export interface SeatNotice {
  readonly seat: string;
  readonly taken: boolean;
  readonly yours: boolean;
  /** It has added to the dice. */
  readonly ready: boolean;
}

/** What somebody at a table may know of it beside the game. */
export interface TableNotice {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly state: 'waiting' | 'playing' | 'over';
  readonly seats: readonly SeatNotice[];
  readonly yourMove: boolean;
  readonly fair: Fair;
}

interface SeatRow {
  readonly seat: number;
  readonly name: string;
  readonly guest_id: string | null;
  readonly link_hash: Buffer | null;
  readonly link_used: boolean;
  readonly contribution: string | null;
}

/** Who asks: a guest's id, and which viewers he may be. */
interface Present {
  readonly row: TableRow;
  readonly game: Game<AnyAction>;
  readonly seats: readonly SeatRow[];
  readonly viewers: readonly number[];
}

/** All tables, as one of several processes keeps them. */
export class Tables {
  readonly #db: Database;
  readonly #games: Games;
  readonly #rooms = new Map<string, Room>();
  /** Tables whose rules are loaded. */
  readonly #read = new Set<string>();

  constructor(db: Database, games: Games) {
    this.#db = db;
    this.#games = games;
  }

  /** Opens a table: binds itself to the seed of its dice, and makes a link for each seat that is for somebody else. */
  async open(guest: string, wanted: NewTable): Promise<OpenedTable> {
    const setup: Setup = { scenario: wanted.scenario, options: wanted.options };
    const game = await this.#games.find(wanted.game, setup);
    if (game === null) throw new Trouble(400, 'no-such-game');
    // Whether it can be set up; the dice it will be played with are made when everybody sits.
    if (!Table.open(game, setup, seededDice(0)).ok) throw new Trouble(400, 'bad-setup');
    const seats = seatsAt(game, setup).map(({ id }) => id);
    if (wanted.mine.some((seat) => !seats.includes(seat))) throw new Trouble(400, 'no-such-seat');
    const id = newTableId();
    const seed = newSeed();
    const watch = wanted.watched ? newSecret() : null;
    const links = seats.filter((seat) => !wanted.mine.includes(seat)).map((seat) => [seat, newSecret()] as const);
    const linkOf = new Map(links);
    await this.#db.transaction().execute(async (deed) => {
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

  /** Takes the seat a link is for, or a place among those who look on. A link is good for the first browser that takes it. */
  async sit(guest: string, id: string, link: string): Promise<void> {
    const hash = hashOf(link);
    if (hash === null) throw noTable();
    await this.#deed(id, async (deed, row) => {
      if (row.watch_hash !== null && isSame(row.watch_hash, hash)) return this.#watch(deed, id, guest);
      const seats = await seatsOf(deed, id);
      const meant = seats.find(({ link_hash }) => link_hash !== null && isSame(link_hash, hash));
      if (meant === undefined) throw noTable();
      if (meant.guest_id === guest) return;
      if (meant.link_used) throw new Trouble(409, 'seat-taken');
      await deed
        .updateTable('seats')
        .set({ guest_id: guest, link_used: true })
        .where('table_id', '=', id)
        .where('seat', '=', meant.seat)
        .execute();
      await notify(deed, id);
    });
    this.#stir(id);
  }

  async #watch(deed: Deed, id: string, guest: string): Promise<void> {
    await deed
      .insertInto('watchers')
      .values({ table_id: id, guest_id: guest })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /**
   * A new link to a seat; the old one is worth nothing any more. Whoever opened the table may ask for it while nobody has
   * taken the seat; afterwards only who holds it may, to go on in another browser.
   */
  async relink(guest: string, id: string, name: string): Promise<string> {
    const link = newSecret();
    await this.#deed(id, async (deed, row) => {
      const seat = (await seatsOf(deed, id)).find((one) => one.name === name);
      if (seat === undefined || guest !== (seat.guest_id ?? row.owner_id)) throw noTable();
      await deed
        .updateTable('seats')
        .set({ link_hash: hashOf(link), link_used: false })
        .where('table_id', '=', id)
        .where('seat', '=', seat.seat)
        .execute();
      await notify(deed, id);
    });
    this.#stir(id);
    return link;
  }

  /** What somebody who has seen the commitment adds to the dice, once for all his seats. When all have, the game begins. */
  async contribute(guest: string, id: string, word: string): Promise<void> {
    await this.#deed(id, async (deed, row) => {
      const seats = await seatsOf(deed, id);
      const own = seats.filter(({ guest_id, contribution }) => guest_id === guest && contribution === null);
      if (!seats.some(({ guest_id }) => guest_id === guest)) throw noTable();
      if (own.length === 0) return;
      await deed
        .updateTable('seats')
        .set({ contribution: word })
        .where('table_id', '=', id)
        .where('guest_id', '=', guest)
        .where('contribution', 'is', null)
        .execute();
      const all = await seatsOf(deed, id);
      if (all.every(({ contribution }) => contribution !== null)) await this.#begin(deed, row, all);
      else await notify(deed, id);
    });
    this.#stir(id);
    await this.heard(id);
  }

  async #begin(deed: Deed, row: TableRow, seats: readonly SeatRow[]): Promise<void> {
    const game = await this.#gameOf(row);
    const opened = Table.open(game, row.setup, fairDice(row.seed, contributionsOf(seats)));
    if (!opened.ok) throw new Trouble(500, 'bad-setup');
    const table = opened.value;
    await writeWhole(deed, row.id, new Host(table), row.version + 1, stepRows(table));
  }

  async #gameOf({ game: id, setup }: Pick<TableRow, 'game' | 'setup'>): Promise<Game<AnyAction>> {
    const game = await this.#games.find(id, setup);
    if (game === null) throw new Trouble(409, 'no-such-game');
    return game;
  }

  /** Something about who sits at a table: alone in it, and nothing of it is done if it fails. */
  async #deed<T>(id: string, deed: (deed: Deed, row: TableRow) => Promise<T>): Promise<T> {
    await this.#readUp(id);
    return this.#db.transaction().execute(async (tx) => {
      const row = await lockTable(tx, id);
      if (row === undefined) throw noTable();
      return deed(tx, row);
    });
  }

  /** The rules are loaded before anybody holds a table: others wait for it. */
  async #readUp(id: string): Promise<void> {
    if (this.#read.has(id)) return;
    const row = await readTable(this.#db, id);
    if (row === undefined) throw noTable();
    await this.#gameOf(row);
    this.#read.add(id);
    if (this.#read.size > MOST_READ) this.#read.clear();
  }

  /** Somebody at a table, if he is. */
  async #present(db: Database | Deed, row: TableRow | undefined, guest: string): Promise<Present> {
    if (row === undefined) throw noTable();
    const seats = await seatsOf(db, row.id);
    const own = seats.flatMap(({ seat, guest_id }) => (guest_id === guest ? [seat] : []));
    if (own.length === 0 && row.owner_id !== guest && !(await looksOn(db, row.id, guest))) throw noTable();
    return { row, game: await this.#gameOf(row), seats, viewers: [SPECTATOR, ...own] };
  }

  async notice(guest: string, id: string): Promise<TableNotice> {
    return noticeOf(await this.#present(this.#db, await readTable(this.#db, id), guest), guest);
  }

  /** Which viewers somebody may be at a table. */
  async viewers(guest: string, id: string): Promise<readonly number[]> {
    return (await this.#present(this.#db, await readTable(this.#db, id), guest)).viewers;
  }

  /** The tables at which somebody sits or which he has opened, the latest first. */
  async list(guest: string): Promise<readonly TableNotice[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where((where) =>
        where.or([
          where('owner_id', '=', guest),
          where.exists(
            where
              .selectFrom('seats')
              .select('seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where('seats.guest_id', '=', guest),
          ),
        ]),
      )
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute();
    return Promise.all(rows.map(async (row) => noticeOf(await this.#present(this.#db, row, guest), guest)));
  }

  /** Does what a viewer asks for, once. It is stored before it is answered. */
  async ask(guest: string, id: string, viewer: number, request: SeatRequest): Promise<SeatAnswer> {
    if (request.kind === 'look') return this.#look(guest, id, viewer, (host) => host.handle(viewer, request));
    const room = this.#room(id);
    return room.next(async () => {
      try {
        const answer = await this.#deed(id, (deed, row) => this.#act(deed, row, room, guest, viewer, request));
        room.tell();
        return answer;
      } catch (error) {
        // Whether it was stored is not known here: what the database says counts.
        room.forget();
        throw error;
      }
    });
  }

  async #act(
    deed: Deed,
    row: TableRow,
    room: Room,
    guest: string,
    viewer: number,
    request: SeatRequest,
  ): Promise<SeatAnswer> {
    const present = await this.#present(deed, row, guest);
    if (viewer === SPECTATOR || !present.viewers.includes(viewer)) throw noTable();
    const { id } = row;
    const host = await room.bring(deed, present.game, row, async () => contributionsOf(present.seats));
    const { key } = request;
    if (await wasDone(deed, id, viewer, key))
      return { key, result: 'done', update: host.news(viewer, request.revision) };
    const follower = follow(host.table, host.table.length);
    const answer = host.handle(viewer, request);
    const unsaved = follower.take();
    follower.stop();
    if (answer.result !== 'done') return answer;
    const version = room.version + 1;
    await writeTable(deed, id, { host, version, unsaved });
    await rememberDone(deed, id, viewer, key, version);
    room.stored(version);
    return answer;
  }

  /** Asks a table as it is in one moment of the database, without keeping anybody from it. */
  #look<T>(guest: string, id: string, viewer: number, ask: (host: Host<AnyAction>, row: TableRow) => T): Promise<T> {
    const room = this.#room(id);
    return room.next(() =>
      this.#moment(async (deed) => {
        const present = await this.#present(deed, await readTable(deed, id), guest);
        if (!present.viewers.includes(viewer)) throw noTable();
        return ask(await this.#brought(deed, room, present), present.row);
      }),
    );
  }

  #moment<T>(deed: (deed: Deed) => Promise<T>): Promise<T> {
    return this.#db.transaction().setIsolationLevel('repeatable read').execute(deed);
  }

  async #brought(deed: Deed, room: Room, { game, row, seats }: Present): Promise<Host<AnyAction>> {
    try {
      return await room.bring(deed, game, row, async () => contributionsOf(seats));
    } catch (error) {
      room.forget();
      throw error;
    }
  }

  /** The record a viewer may take away; with the seed of the dice when the game is over. */
  record(guest: string, id: string, viewer: number): Promise<GameRecord> {
    return this.#look(guest, id, viewer, (host) => writeRecord(host.table, viewer)).then(async (record) => ({
      ...record,
      fair: await this.#fairOf(id, record.seenBy === EVERYONE),
    }));
  }

  async #fairOf(id: string, over: boolean): Promise<Fair> {
    const row = await readTable(this.#db, id);
    if (row === undefined) throw noTable();
    return fairOf(row, await seatsOf(this.#db, id), over);
  }

  /**
   * Tells a browser from now on what happens at a table; returns how to stop that. It is told what is new since what it says it
   * knows, or where it stands now.
   */
  async listen(guest: string, id: string, listener: (viewers: readonly number[]) => Listener): Promise<() => void> {
    const { viewers } = await this.#present(this.#db, await readTable(this.#db, id), guest);
    const made = listener(viewers);
    const room = this.#room(id);
    room.listeners.add(made);
    await this.heard(id);
    return () => room.listeners.delete(made);
  }

  /** Something was done at a table, here or elsewhere: whoever listens here is told. */
  async heard(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (room === undefined || room.listeners.size === 0) return;
    await room.next(async () => {
      const row = await readTable(this.#db, id);
      if (row === undefined) return;
      if (row.heading !== null && row.version > room.version)
        await this.#moment(async (deed) => {
          const now = await readTable(deed, id);
          if (now === undefined || now.heading === null) return;
          const seats = await seatsOf(deed, id);
          await this.#brought(deed, room, { row: now, game: await this.#gameOf(now), seats, viewers: [] });
        });
      room.tell();
    });
  }

  /** Another process has changed a table. */
  async changed(id: string): Promise<void> {
    this.#stir(id);
    await this.heard(id);
  }

  /** What was said meanwhile has been missed: every table that somebody listens to is looked at. */
  async missed(): Promise<void> {
    await Promise.all([...this.#rooms.keys()].map((id) => this.changed(id)));
  }

  #stir(id: string): void {
    for (const listener of [...(this.#rooms.get(id)?.listeners ?? [])]) listener.stir();
  }

  /** The room of a table; those that were used longest ago are closed when there are many. */
  #room(id: string): Room {
    const room = this.#rooms.get(id) ?? new Room();
    this.#rooms.delete(id);
    this.#rooms.set(id, room);
    if (this.#rooms.size > MOST_ROOMS)
      for (const [other, idle] of this.#rooms) {
        if (idle.listeners.size > 0 || idle.waiting > 0 || other === id) continue;
        this.#rooms.delete(other);
        if (this.#rooms.size <= MOST_ROOMS) break;
      }
    return room;
  }
}

const seatsOf = (db: Database | Deed, id: string): Promise<SeatRow[]> =>
  db
    .selectFrom('seats')
    .select(['seat', 'name', 'guest_id', 'link_hash', 'link_used', 'contribution'])
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();

const looksOn = async (db: Database | Deed, id: string, guest: string): Promise<boolean> =>
  (await db
    .selectFrom('watchers')
    .select('guest_id')
    .where('table_id', '=', id)
    .where('guest_id', '=', guest)
    .executeTakeFirst()) !== undefined;

const contributionsOf = (seats: readonly SeatRow[]): Contributions =>
  seats.flatMap(({ name, contribution }) => (contribution === null ? [] : [{ seat: name, word: contribution }]));

/** What may be known of the dice. */
const fairOf = ({ commitment, seed }: TableRow, seats: readonly SeatRow[], over: boolean): Fair => ({
  protocol: FAIR_PROTOCOL,
  commitment,
  contributions: contributionsOf(seats),
  ...(over ? { seed } : {}),
});

function noticeOf({ row, game, seats, viewers }: Present, guest: string): TableNotice {
  const viewer = viewers.at(-1) as number;
  return {
    id: row.id,
    game: row.game,
    setup: seenSetup({ game, viewer, open: row.over }, row.setup),
    state: row.heading === null ? 'waiting' : row.over ? 'over' : 'playing',
    seats: seats.map(({ name, guest_id, contribution }) => ({
      seat: name,
      taken: guest_id !== null,
      yours: guest_id === guest,
      ready: contribution !== null,
    })),
    // Who else has to decide may be a secret.
    yourMove: viewers.some((seat) => seat >= 0 && (row.deciding & (1 << seat)) !== 0),
    fair: fairOf(row, seats, row.over),
  };
}
