import type { SeatUpdate } from '@hundred-days/kernel';
import type { PeopleNotice, TableNotice, TalkLine } from '@hundred-days/server/told';
import { signal } from '@preact/signals';

/** What the server tells by itself of one table: server-sent events, taken up again where they broke off. */

export interface Hears {
  update(viewer: number, update: SeatUpdate): void;
  table(notice: TableNotice): void;
  talk(line: TalkLine): void;
  people(now: PeopleNotice): void;
  /** The line was down: what the server tells of the table itself may have been missed. */
  back(): void;
}

/** How the line stands: told only when it has been down for a while, and when it is back after that. */
export type LineState = 'here' | 'lost' | 'back';

/** The part of EventSource that is used. */
export interface Source {
  onopen: (() => void) | null;
  onerror: (() => void) | null;
  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

export interface Clock {
  readonly open: (url: string) => Source;
  /** Calls back after a time; returns how to give it up. */
  readonly after: (ms: number, deed: () => void) => () => void;
}

export const BROWSER: Clock = {
  open: (url) => new EventSource(url) as unknown as Source,
  after: (ms, deed) => {
    const timer = setTimeout(deed, ms);
    return () => clearTimeout(timer);
  },
};

/** A line that breaks and is back at once is nobody's concern. */
const NOTICED_MS = 1200;
const TOLD_BACK_MS = 3000;
const FIRST_MS = 250;
const LONGEST_MS = 5000;

/** Longer and longer, and no two pages at the same moment. */
export const pauseBefore = (attempt: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10)) * (0.75 + Math.random() / 2);

export class TableStream {
  readonly state = signal<LineState>('here');
  readonly #id: string;
  readonly #hears: Hears;
  readonly #clock: Clock;
  #source: Source | null = null;
  #known = '';
  #attempts = 0;
  #begun = false;
  #closed = false;
  #wait: () => void = () => undefined;
  #told: () => void = () => undefined;
  readonly #online = (): void => {
    this.#attempts = Math.min(this.#attempts, 1);
    this.again();
  };

  constructor(id: string, hears: Hears, clock = BROWSER) {
    this.#id = id;
    this.#hears = hears;
    this.#clock = clock;
    globalThis.addEventListener?.('online', this.#online);
  }

  /** What the page knows by other ways: it is not told again. */
  knows(known: ReadonlyMap<number, number>): void {
    this.#known = [...known].map(([viewer, revision]) => `${viewer}.${revision}`).join('_');
  }

  /** Begins to listen, if it does not yet. */
  open(): void {
    if (!this.#begun) this.#open();
  }

  #open(): void {
    this.#begun = true;
    this.#source?.close();
    const query = this.#known === '' ? '' : `?known=${this.#known}`;
    const source = this.#clock.open(`/api/tables/${this.#id}/stream${query}`);
    this.#source = source;
    source.onopen = () => this.#opened();
    source.onerror = () => this.#broke(source);
    source.addEventListener('update', ({ data, lastEventId }) => {
      this.#known = lastEventId;
      const { viewer, update } = JSON.parse(data) as { viewer: number; update: SeatUpdate };
      this.#hears.update(viewer, update);
    });
    source.addEventListener('talk', ({ data }) => this.#hears.talk(JSON.parse(data) as TalkLine));
    source.addEventListener('people', ({ data }) => this.#hears.people(JSON.parse(data) as PeopleNotice));
    source.addEventListener('table', ({ data }) => this.#hears.table(JSON.parse(data) as TableNotice));
  }

  #opened(): void {
    const wasDown = this.#attempts > 0;
    this.#attempts = 0;
    this.#told();
    if (this.state.peek() === 'lost') {
      this.state.value = 'back';
      this.#told = this.#clock.after(TOLD_BACK_MS, () => {
        this.state.value = 'here';
      });
    }
    if (wasDown) this.#hears.back();
  }

  #broke(source: Source): void {
    if (this.#closed || source !== this.#source) return;
    source.close();
    this.#source = null;
    if (this.#attempts === 0 && this.state.peek() !== 'lost') {
      this.#told();
      this.#told = this.#clock.after(NOTICED_MS, () => {
        this.state.value = 'lost';
      });
    }
    this.#wait = this.#clock.after(pauseBefore(this.#attempts++), () => this.#open());
  }

  /** Somebody has reason to think that it works again, or that it is dead without having said so. */
  again(): void {
    // Where it is known to be down it is tried in its own time.
    if (this.#closed || !this.#begun || this.#attempts > 1) return;
    this.#wait();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#online);
    this.#wait();
    this.#told();
    this.#source?.close();
  }
}
