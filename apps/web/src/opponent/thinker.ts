import { type AnyAction, coreBytes, type TableSeat } from '@hundred-days/kernel';
import type { Advice } from '@hundred-days/opponents/planner';
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

  async choose(onIntent: (intent: readonly AnyAction[]) => void): Promise<AnyAction> {
    const answer = await this.#ask('choose', onIntent);
    if (answer.type !== 'action') throw new Error('the computer did not decide');
    return answer.action;
  }

  /** What it would do, and why. */
  async advise(): Promise<Advice<AnyAction>> {
    const answer = await this.#ask('advise', () => undefined);
    if (answer.type !== 'advice') throw new Error('the computer gave no advice');
    return answer.advice;
  }

  #ask(type: 'choose' | 'advise', onIntent: (intent: readonly AnyAction[]) => void): Promise<FromWorker> {
    this.cancel(false);
    const room = this.#enter();
    const id = ++this.#asked;
    const news = this.#seen(this.#shown);
    // Asked again about what it was shown: it is shown it again.
    const cores = news.length > 0 ? news : this.#seen(this.#shown - 1);
    this.#shown += news.length;
    return new Promise<FromWorker>((answered, failed) => {
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
        answered(data);
      };
      wait();
      room.postMessage(
        { type, id, cores },
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

/** A thinker who sees what a seat sees, and nothing else. */
export function thinkerAt(
  at: TableSeat<AnyAction>,
  level: string,
  character: string,
  seed: string,
  open: OpenRoom = openWorker,
): Thinker {
  const { game, viewer } = at;
  /** What the seat has seen, from the position with this number to the one it decides in. */
  const seen: Seen = (from) =>
    Array.from(
      { length: at.known.length + 1 - from },
      (_, i) => coreBytes(at.viewAt(from + i), game.coreSize) as Uint8Array<ArrayBuffer>,
    );
  return new Thinker({ game: game.id, world: game.world.id, seat: viewer, level, character, seed }, seen, open);
}
