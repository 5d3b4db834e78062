import type { AnyAction } from '@hundred-days/kernel';
import type { FromWorker, Seating, ToWorker } from './messages.ts';

/** What a thinker needs of a worker; tests hand in one of their own. */
export interface Room {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export type OpenRoom = () => Room;

export const openWorker: OpenRoom = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as Room;

/** Longer than any level thinks; a worker that is silent for so long is given up. */
const SILENCE_MS = 30_000;

/** The thought was broken off; nobody waits for its end. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** The positions a seat has seen, from the one with this number to the one it decides in now. */
export type Seen = (from: number) => readonly Uint8Array<ArrayBuffer>[];

/**
 * The computer of one seat, in a worker that is opened at its first thought and kept for its notes. A worker that comes into
 * the middle of a game, after a reload or a thought broken off, is shown all that its seat has seen.
 */
export class Thinker {
  readonly #seating: Seating;
  readonly #seen: Seen;
  readonly #open: OpenRoom;
  #room: Room | null = null;
  #asked = 0;
  /** How many positions the room has been shown. */
  #shown = 0;
  #giveUp: ((error: Error) => void) | null = null;

  constructor(seating: Seating, seen: Seen, open: OpenRoom = openWorker) {
    this.#seating = seating;
    this.#seen = seen;
    this.#open = open;
  }

  choose(onIntent: (intent: readonly AnyAction[]) => void): Promise<AnyAction> {
    this.cancel(false);
    const room = this.#enter();
    const id = ++this.#asked;
    const cores = this.#seen(this.#shown);
    this.#shown += cores.length;
    return new Promise<AnyAction>((decided, failed) => {
      let watch: ReturnType<typeof setTimeout>;
      const wait = (): void => {
        clearTimeout(watch);
        watch = setTimeout(() => this.#leave(new Error('the computer does not answer')), SILENCE_MS);
      };
      const end = (): void => {
        clearTimeout(watch);
        this.#giveUp = null;
      };
      this.#giveUp = (error) => {
        end();
        failed(error);
      };
      room.onerror = (event) => this.#leave(new Error(event.message || 'the computer’s worker broke'));
      room.onmessage = ({ data }) => {
        if (data.id !== id) return;
        wait();
        if (data.type === 'thought') return onIntent(data.intent);
        if (data.type === 'failed') return this.#leave(new Error(data.reason));
        end();
        decided(data.action);
      };
      wait();
      room.postMessage(
        { type: 'choose', id, cores },
        cores.map(({ buffer }) => buffer),
      );
    });
  }

  #enter(): Room {
    if (this.#room === null) {
      this.#room = this.#open();
      this.#shown = 0;
      this.#room.postMessage({ type: 'sit', seating: this.#seating });
    }
    return this.#room;
  }

  /** What was taken back never was: who has been shown more than this many positions comes in anew. */
  forget(stands: number): void {
    if (this.#shown > stands) this.cancel();
  }

  /** Breaks a thought off. The room is closed with it: a worker in the middle of a search hears nothing. */
  cancel(close = true): void {
    if (this.#giveUp !== null || close) this.#leave(new Cancelled('broken off'));
  }

  #leave(error: Error): void {
    if (this.#room !== null) {
      // A browser keeps a closed worker for a while, and with it whoever would hear it: the table and all that it drew.
      this.#room.onmessage = null;
      this.#room.onerror = null;
      this.#room.terminate();
      this.#room = null;
      this.#shown = 0;
    }
    this.#giveUp?.(error);
  }
}
