import type { AnyAction } from '@hundred-days/kernel';

/** What the page and the computer's worker say to each other. */

export interface Seating {
  readonly game: string;
  readonly seat: number;
  readonly level: string;
  readonly character: string;
  readonly seed: string;
}

export type ToWorker =
  /** With what the seat saw before each of its decisions so far: a player that keeps notes makes them anew. */
  | { readonly type: 'sit'; readonly seating: Seating; readonly past: readonly Uint8Array<ArrayBuffer>[] }
  /** The position as the seat may know it, its core as bytes. Nothing else of the table ever comes here. */
  | { readonly type: 'choose'; readonly id: number; readonly core: Uint8Array<ArrayBuffer> };

export type FromWorker =
  | { readonly type: 'thought'; readonly id: number; readonly progress: number; readonly intent: readonly AnyAction[] }
  | { readonly type: 'action'; readonly id: number; readonly action: AnyAction }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string };
