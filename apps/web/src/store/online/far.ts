import {
  type AnyAction,
  closedTable,
  type Game,
  type GameRecord,
  type Line,
  type Refusal,
  type SeatAnswer,
  type SeatRequest,
  type SeatUpdate,
  SPECTATOR,
  sitDown,
  type TableSeat,
} from '@hundred-days/kernel';
import type { PeopleNotice, StandingNotice, TableNotice, TalkLine } from '@hundred-days/server/told';
import { computed, type Signal, signal } from '@preact/signals';
import { keep, keptOf } from './kept.ts';
import { Denied, type Server } from './server.ts';
import { BROWSER, type Clock, pauseBefore, TableStream } from './stream.ts';

/** A table that stands on a server, as this page has it: who sits there, what is heard of it, and the seats of who is here. */

/** After so long a silence it is asked whether something was lost. */
const QUIET_MS = 40_000;

/** Nobody waits for it any more. */
const NEVER = new Promise<never>(() => undefined);

/** Keys of requests: no other page makes the same. */
function keys(): () => string {
  const own = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0'));
  let made = 0;
  return () => `${own.join('')}.${made++}`;
}

export class FarTable {
  readonly id: string;
  readonly notice: Signal<TableNotice>;
  /** When it was told, by the clock of this page. */
  noticedAt = Date.now();
  readonly stream: TableStream;
  /** What was said here, in its order. */
  readonly talk = signal<readonly TalkLine[]>([]);
  /** The last line that was read here, in this visit or an earlier one. */
  readonly #read: Signal<number>;
  /** How many lines of others were not read yet. */
  readonly unread = computed(
    () => this.#said().filter(({ n, seat }) => n > this.#read.value && !this.isMine(seat)).length,
  );
  /** Who is here now; nobody is known to be until the server has said so. */
  readonly people = signal<PeopleNotice>({ seats: [], watching: [] });
  /** The server says that there is nothing for us here any more. */
  readonly gone = signal(false);
  readonly #server: Server;
  readonly #clock: Clock;
  readonly #told = new Map<number, Set<(update: SeatUpdate) => void>>();
  readonly #nextKey = keys();
  #left = false;

  constructor(server: Server, notice: TableNotice, clock: Clock = BROWSER) {
    this.#server = server;
    this.#clock = clock;
    this.id = notice.id;
    this.notice = signal(notice);
    this.#read = signal(keptOf(notice.id).read ?? 0);
    this.stream = new TableStream(
      notice.id,
      {
        update: (viewer, update) => {
          for (const told of [...(this.#told.get(viewer) ?? [])]) told(update);
        },
        table: (now) => this.take(now),
        talk: (line) => this.#hearTalk([line]),
        people: (now) => {
          this.people.value = now;
        },
        back: () => {
          void this.look().catch(() => undefined);
          void this.listenTo().catch(() => undefined);
        },
      },
      clock,
    );
  }

  /** Asks how the table stands: who sits there, and whether it has begun. */
  async look(): Promise<void> {
    const now = await this.#server.table(this.id).catch((error: unknown) => {
      this.#deny(error);
      throw error;
    });
    this.take(now);
  }

  /** How the table stands now. */
  take(now: TableNotice): void {
    if (this.#left) return;
    this.noticedAt = Date.now();
    this.notice.value = now;
  }

  /** What has been said so far. */
  async listenTo(): Promise<void> {
    this.#hearTalk(await this.#server.talk(this.id));
  }

  /** The same line may come twice, by the stream and by asking. */
  #hearTalk(lines: readonly TalkLine[]): void {
    const known = this.talk.peek();
    const news = lines.filter(({ n }) => !known.some((line) => line.n === n));
    if (news.length > 0) this.talk.value = [...known, ...news].sort((a, b) => a.n - b.n);
  }

  #said(): readonly TalkLine[] {
    return this.talk.value.filter(({ kind }) => kind === 'said');
  }

  isMine(seat: string | null): boolean {
    return this.notice.value.seats.some((one) => one.yours && one.seat === seat);
  }

  /** All that has been said so far is in sight. */
  readAll(): void {
    const last = this.talk.peek().at(-1)?.n ?? 0;
    if (last <= this.#read.peek()) return;
    this.#read.value = last;
    keep(this.id, { read: last });
  }

  /** Everything of one who is not wanted to be heard is gone, or comes back. */
  async mute(seat: string, muted: boolean): Promise<void> {
    await this.#server.mute(this.id, seat, muted);
    this.talk.value = await this.#server.talk(this.id);
  }

  muted(): Promise<readonly string[]> {
    return this.#server.muted(this.id);
  }

  async report(n: number, text: string): Promise<void> {
    await this.#server.report(this.id, n, text);
  }

  standing(seat: string): Promise<StandingNotice> {
    return this.#server.standing(this.id, seat);
  }

  setStanding(seat: string, orders: readonly string[]): Promise<StandingNotice> {
    return this.#server.setStanding(this.id, seat, orders);
  }

  notes(): Promise<string> {
    return this.#server.notes(this.id);
  }

  async writeNotes(text: string): Promise<void> {
    await this.#server.writeNotes(this.id, text);
  }

  /** Says something to all, or to one's own side. Rejects if it may not be said now. */
  async say(seat: string, side: boolean, text: string): Promise<void> {
    await this.#server.say(this.id, seat, side, text);
  }

  /** What is agreed upon beside the game: resigning, offers and answers. Rejects if the server says no. */
  async agree(deed: (server: Server) => Promise<TableNotice>): Promise<void> {
    this.take(await deed(this.#server));
  }

  #deny(error: unknown): void {
    if (error instanceof Denied && !this.#left) this.gone.value = true;
  }

  /** The seats of who is here, and the eyes of who looks on. */
  get viewers(): readonly number[] {
    return [SPECTATOR, ...this.notice.peek().seats.flatMap(({ yours }, seat) => (yours ? [seat] : []))];
  }

  /** Sits down in all of them: resolves when their first positions are there. */
  async way<A extends AnyAction>(game: Game<A>) {
    const seats = new Map<number, TableSeat<A>>();
    const { viewers } = this;
    const sit = async (viewer: number): Promise<void> => {
      const line = this.#line(viewer);
      const again = (attempt: number): Promise<void> => this.#again(attempt, seats.has(viewer));
      seats.set(viewer, await sitDown(game, viewer, line, { nextKey: this.#nextKey, again }));
    };
    await Promise.all(viewers.map(sit));
    this.stream.knows(new Map([...seats].map(([viewer, { known }]) => [viewer, known.revision])));
    this.stream.open();
    // One of them is enough to find out that the line is dead.
    void this.#keepInTouch(seats.get(viewers[viewers.length - 1]) as TableSeat<A>);
    return {
      sit: (viewer: number) => seats.get(viewer) as TableSeat<A>,
      record: (viewer: number): Promise<GameRecord> => this.#server.record(this.id, viewer),
    };
  }

  #line(viewer: number): Line {
    return {
      ask: (request) =>
        this.#server.ask(this.id, viewer, request).catch((error: unknown) => this.#failed(error, viewer, request)),
      listen: (told) => {
        const all = this.#told.get(viewer) ?? new Set();
        this.#told.set(viewer, all.add(told));
        return () => all.delete(told);
      },
      close: () => undefined,
    };
  }

  #failed(error: unknown, viewer: number, request: SeatRequest): Promise<SeatAnswer> {
    if (this.#left) return NEVER;
    const closed = error instanceof Denied ? closedTable(error.code) : null;
    if (closed !== null && request.kind !== 'look') return this.#refused(closed, viewer, request);
    this.#deny(error);
    // The stream may be dead without having said so.
    this.stream.again();
    return Promise.reject(error);
  }

  /** Nobody plays there now: said as a refusal of the table, with what is new. */
  async #refused(no: Refusal, viewer: number, { key, revision }: SeatRequest): Promise<SeatAnswer> {
    void this.look().catch(() => undefined);
    const { update } = await this.#line(viewer).ask({ key: this.#nextKey(), revision, kind: 'look' });
    return { key, result: 'refused', refusal: no, update };
  }

  /** What the server has denied is not asked again: who sat down waits for nothing more, and the page says so. */
  async #again(attempt: number, sat: boolean): Promise<void> {
    if (!this.gone.peek()) await this.#wait(pauseBefore(attempt));
    if (!this.gone.peek() && !this.#left) return;
    if (sat || this.#left) return NEVER;
    throw new Denied('gone');
  }

  /** Asks now and then whether something was missed; what is found only by asking was not told, so that the stream is taken up anew. */
  async #keepInTouch<A extends AnyAction>(seat: TableSeat<A>): Promise<void> {
    while (seat.known.outcome === null) {
      await this.#wait(QUIET_MS);
      if (this.#left || this.gone.peek()) return;
      const { revision } = seat.known;
      await seat.refresh().catch(() => undefined);
      if (seat.known.revision > revision) this.stream.again();
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((over) => void this.#clock.after(ms, over));
  }

  leave(): void {
    this.#left = true;
    this.stream.close();
  }
}
