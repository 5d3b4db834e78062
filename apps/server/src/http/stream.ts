import type { SeatUpdate } from '@hundred-days/kernel';
import type { FastifyReply } from 'fastify';
import type { Happened } from '../database/hearing.ts';
import type { At, Listener } from '../tables/room.ts';
import type { PeopleNotice, TableNotice, TalkLine } from '../told.ts';
import { KNOWN_PATTERN } from './schemas.ts';

/** Server-sent events: one stream for a browser at a table, with what is new for each viewer it may be. */

/** A line through which nothing comes is cut by proxies. */
const BREATH_MS = 20_000;
/** Who takes so little of what he is told is cut off; he asks again for what he missed. */
const MOST_WAITING = 4 * 1024 * 1024;

const isKnown = new RegExp(KNOWN_PATTERN);

/** What a browser says it knows: `-1.12_0.15`, viewer and revision. */
export function readKnown(text: string | undefined): Map<number, number> {
  if (text === undefined || !isKnown.test(text)) return new Map();
  return new Map(text.split('_').map((part) => part.split('.').map(Number) as [number, number]));
}

const writeKnown = (told: ReadonlyMap<number, number>): string =>
  [...told].map(([viewer, revision]) => `${viewer}.${revision}`).join('_');

export class Stream implements Listener {
  readonly viewers: readonly number[];
  readonly late: boolean;
  readonly told: Map<number, number>;
  /** The last line of talk it has been told. */
  heard: number;
  readonly #raw: FastifyReply['raw'];
  readonly #stirred: Listener['stir'];
  /** What it was last told about the table itself. */
  #noticed = '';
  #people = '';
  readonly #breath: NodeJS.Timeout;

  constructor(
    reply: FastifyReply,
    viewers: readonly number[],
    late: boolean,
    known: Map<number, number>,
    heard: number,
    stirred: Listener['stir'],
  ) {
    this.viewers = viewers;
    this.late = late;
    this.heard = heard;
    this.told = new Map([...known].filter(([viewer]) => viewers.includes(viewer)));
    this.#raw = reply.raw;
    this.#stirred = stirred;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) this.#raw.setHeader(name, value);
    this.#raw.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    this.#write(':\n\n');
    this.#breath = setInterval(() => this.#write(':\n\n'), BREATH_MS);
    // Who has hung up before it was made is not written to for ever.
    this.onClose(() => clearInterval(this.#breath));
  }

  tell(viewer: number, update: SeatUpdate): void {
    this.#write(`id: ${writeKnown(this.told)}\nevent: update\ndata: ${JSON.stringify({ viewer, update })}\n\n`);
  }

  stir(at: At | null, what: Happened): Promise<void> {
    return this.#stirred(at, what);
  }

  /** Something about the table itself, if it is another than before. That time passes is no news, nor that somebody has
   * decided in secret and has to decide again: `clocks` is until when everybody has time. */
  notice(notice: TableNotice, clocks: unknown): void {
    const noticed = JSON.stringify({ ...notice, clocks });
    if (noticed === this.#noticed) return;
    this.#noticed = noticed;
    this.#write(`event: table\ndata: ${JSON.stringify(notice)}\n\n`);
  }

  people(now: PeopleNotice): void {
    const people = JSON.stringify(now);
    if (people === this.#people) return;
    this.#people = people;
    this.#write(`event: people\ndata: ${people}\n\n`);
  }

  /** What was said since it listens. */
  talk(lines: readonly TalkLine[]): void {
    for (const line of lines) {
      // Two may have looked it up at once.
      if (line.n <= this.heard) continue;
      this.heard = line.n;
      this.#write(`event: talk\ndata: ${JSON.stringify(line)}\n\n`);
    }
  }

  close(): void {
    clearInterval(this.#breath);
    this.#raw.end();
  }

  onClose(closed: () => void): void {
    if (this.#raw.destroyed) closed();
    else this.#raw.on('close', closed);
  }

  #write(text: string): void {
    if (this.#raw.destroyed || this.#raw.writableEnded) return;
    this.#raw.write(text);
    if (this.#raw.writableLength > MOST_WAITING) this.#raw.destroy();
  }
}
