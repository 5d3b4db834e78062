import type { Stream } from './stream.ts';

/** One browser has so many streams; the oldest gives way. */
const MOST_STREAMS = 12;

/** The streams of this process, by who listens. */
export class Streams {
  readonly #open = new Map<string, Stream[]>();

  keep(guest: string, stream: Stream): void {
    const own = [...(this.#open.get(guest) ?? []), stream];
    this.#open.set(guest, own);
    if (own.length > MOST_STREAMS) own[0].close();
  }

  drop(guest: string, stream: Stream): void {
    const left = (this.#open.get(guest) ?? []).filter((one) => one !== stream);
    if (left.length > 0) this.#open.set(guest, left);
    else this.#open.delete(guest);
  }

  get size(): number {
    return [...this.#open.values()].reduce((sum, own) => sum + own.length, 0);
  }

  close(): void {
    for (const one of [...this.#open.values()].flat()) one.close();
  }
}
