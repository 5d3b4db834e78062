import { type AnyAction, type Game, type Host, SPECTATOR } from '@hundred-days/kernel';
import type { Database, Deed } from '../database/connect.ts';
import type { Happened } from '../database/hearing.ts';
import type { Games } from '../games.ts';
import { noTable, Trouble } from '../trouble.ts';
import { asItWas, isLate } from './later.ts';
import { keepMoment, nextMomentIn } from './moments.ts';
import { contributionsOf, type Present } from './notices.ts';
import { type Presence, peopleAt } from './presence.ts';
import { type At, type Listening, Room } from './room.ts';
import { lockTable, looksOn, readTable, seatsOf, type TableRow } from './store.ts';

/** Tables that nobody listens to and nobody asks are let go of beyond this number. */
const MOST_ROOMS = 200;

const MOST_READ = 10_000;

/** Whoever keeps all tables for one of several processes: what it has open of them, and who is told what happens there. */
export class Keeper {
  readonly db: Database;
  readonly games: Games;
  readonly presence: Presence;
  readonly #rooms = new Map<string, Room>();
  /** Tables whose rules are loaded. */
  readonly #read = new Set<string>();

  constructor(db: Database, games: Games, presence: Presence) {
    this.db = db;
    this.games = games;
    this.presence = presence;
  }

  async gameOf({ game: id, setup }: Pick<TableRow, 'game' | 'setup'>): Promise<Game<AnyAction>> {
    const game = await this.games.find(id, setup);
    if (game === null) throw new Trouble(409, 'no-such-game');
    return game;
  }

  /** Something about a table: alone in it, and nothing of it is done if it fails. */
  async deed<T>(id: string, deed: (deed: Deed, row: TableRow) => Promise<T>): Promise<T> {
    await this.#readUp(id);
    return this.db.transaction().execute(async (tx) => {
      const row = await lockTable(tx, id);
      if (row === undefined) throw noTable();
      const done = await deed(tx, row);
      if (row.delay > 0) await keepMoment(tx, id);
      return done;
    });
  }

  /** The same about who sits there: whoever listens is told. */
  async reseat<T>(id: string, deed: (deed: Deed, row: TableRow) => Promise<T>): Promise<T> {
    const done = await this.deed(id, deed);
    void this.#stir(id, 'beside');
    return done;
  }

  /** The rules are loaded before anybody holds a table: others wait for it. */
  async #readUp(id: string): Promise<void> {
    if (this.#read.has(id)) return;
    const row = await readTable(this.db, id);
    if (row === undefined) throw noTable();
    await this.gameOf(row);
    this.#read.add(id);
    if (this.#read.size > MOST_READ) this.#read.clear();
  }

  /** Somebody at a table, if he is. */
  async present(guest: string, id: string, db: Database | Deed = this.db): Promise<Present> {
    return this.presentAt(db, await readTable(db, id), guest);
  }

  async presentAt(db: Database | Deed, row: TableRow | undefined, guest: string): Promise<Present> {
    if (row === undefined) throw noTable();
    const seats = await seatsOf(db, row.id);
    const own = seats.flatMap(({ seat, guest_id }) => (guest_id === guest ? [seat] : []));
    if (own.length === 0 && row.owner_id !== guest && !(await looksOn(db, row.id, guest))) throw noTable();
    const present = { row, game: await this.gameOf(row), seats, viewers: [SPECTATOR, ...own] };
    return isLate(present) ? asItWas(db, present) : present;
  }

  /** One moment of the database, without keeping anybody from a table. */
  moment<T>(deed: (deed: Deed) => Promise<T>): Promise<T> {
    return this.db.transaction().setIsolationLevel('repeatable read').execute(deed);
  }

  /** The table as this process has it open, as it is in the database now. */
  async brought(deed: Deed, room: Room, { game, row, seats }: Omit<Present, 'viewers'>): Promise<Host<AnyAction>> {
    try {
      return await room.bring(deed, game, row, async () => contributionsOf(seats));
    } catch (error) {
      room.forget();
      throw error;
    }
  }

  /** The same as somebody may see it: where he sees it late, as it was. */
  async seenBy(deed: Deed, room: Room, present: Present): Promise<Host<AnyAction>> {
    if (!isLate(present)) return this.brought(deed, room, present);
    const host = await room.later.bring(deed, present.game, present.row);
    if (host === null) throw new Trouble(409, 'not-begun');
    return host;
  }

  /**
   * Tells a browser from now on what happens at a table; returns how to stop that. It is told what is new since what it says it
   * knows, or where it stands now.
   */
  async listen(guest: string, id: string, listener: Listening): Promise<() => void> {
    const { viewers, row } = await this.present(guest, id);
    const left = await this.presence.came(id, guest);
    const room = this.room(id);
    const made = listener(viewers, isLate({ row, viewers }));
    const stop = (): void => {
      room.listeners.delete(made);
      left();
    };
    room.listeners.add(made);
    try {
      await this.changed(id, 'played');
      room.tellPeople(await peopleAt(this.db, id), [made]);
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  /** Something was done at a table, here or elsewhere: whoever listens here is told. */
  async heard(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (room === undefined || room.listeners.size === 0) return;
    await room.next(async () => {
      const row = await readTable(this.db, id);
      if (row === undefined) return;
      if (row.heading !== null && room.isBehind(row)) await this.moment((deed) => this.#bringUp(deed, room, id));
      if (room.isSeenLate) await this.#bringLater(room, row);
      room.tell();
    });
  }

  /** For those who see it late; somebody looks again when there is more for them. */
  async #bringLater(room: Room, row: TableRow): Promise<void> {
    const game = await this.gameOf(row);
    const wait = await this.moment(async (deed) => {
      await room.later.bring(deed, game, row);
      return nextMomentIn(deed, row.id, room.later.shown);
    });
    // Where the database is away all tables are looked at when it is there again.
    room.wake(wait, () => void this.changed(row.id, 'beside').catch(() => undefined));
  }

  async #bringUp(deed: Deed, room: Room, id: string): Promise<void> {
    const row = await readTable(deed, id);
    if (row === undefined || row.heading === null) return;
    await this.brought(deed, room, { row, game: await this.gameOf(row), seats: await seatsOf(deed, id) });
  }

  /** Another process has changed a table. */
  async changed(id: string, what: Happened): Promise<void> {
    if (what === 'people') return this.#tellPeople(id);
    await Promise.all([this.#stir(id, what), this.heard(id)]);
  }

  /** What was said meanwhile has been missed: every table that somebody listens to is looked at. */
  async missed(): Promise<void> {
    await Promise.all(
      [...this.#rooms.keys()].flatMap((id) => [this.changed(id, 'beside'), this.changed(id, 'people')]),
    );
  }

  async #tellPeople(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (room === undefined || room.listeners.size === 0) return;
    room.tellPeople(await peopleAt(this.db, id), [...room.listeners]);
  }

  /** Looks a table up once for everybody who listens to it here. */
  async #stir(id: string, what: Happened): Promise<void> {
    const room = this.#rooms.get(id);
    if (room !== undefined && room.listeners.size > 0) await room.stir(what, () => this.#at(id));
  }

  /** Null for one that is gone. */
  async #at(id: string): Promise<At | null> {
    const row = await readTable(this.db, id);
    return row === undefined ? null : { row, game: await this.gameOf(row), seats: await seatsOf(this.db, id) };
  }

  /** The room of a table; those that were used longest ago are closed when there are many. */
  room(id: string): Room {
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
