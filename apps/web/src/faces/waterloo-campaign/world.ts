import type { World as GameWorld } from '@hundred-days/waterloo-campaign';
import type { CounterFace } from '../../board/types.ts';

/** The world of the game, with its counters as they are drawn. */
export interface World extends GameWorld {
  /** The two sides of every piece, at 2 * unit + face. */
  readonly counters: readonly CounterFace[];
  /** LOC-1: Hill has a second counter, with one star. */
  readonly weakHill: readonly CounterFace[];
}

export interface InWorld {
  readonly w: World;
}
