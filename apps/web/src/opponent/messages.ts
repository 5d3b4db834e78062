import type { AnyAction } from '@hundred-days/kernel';
import type { Advice } from '@hundred-days/opponents/planner';

/** What the page and the computer's worker say to each other. */

export interface Seating {
  readonly game: string;
  readonly world: string;
  readonly seat: number;
  readonly level: string;
  readonly character: string;
  readonly seed: string;
}

export type ToWorker =
  | { readonly type: 'sit'; readonly seating: Seating }
  /**
   * Positions as the seat has seen them one after another since it was asked last, from the start if it has just sat down,
   * each as the bytes of its core; the last is the one to decide in. Nothing else of the table ever comes here.
   */
  | { readonly type: 'choose'; readonly id: number; readonly cores: readonly Uint8Array<ArrayBuffer>[] }
  /** The same for who only asks for advice. */
  | { readonly type: 'advise'; readonly id: number; readonly cores: readonly Uint8Array<ArrayBuffer>[] };

export type FromWorker =
  | { readonly type: 'thought'; readonly id: number; readonly progress: number; readonly intent: readonly AnyAction[] }
  | { readonly type: 'action'; readonly id: number; readonly action: AnyAction }
  | { readonly type: 'advice'; readonly id: number; readonly advice: Advice<AnyAction> }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string };
