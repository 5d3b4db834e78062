import type { AnyAction } from '../actions.ts';
import type { Game, Setup } from '../contract.ts';
import { playSteps } from './randomPlay.ts';

/** Plays a random game of each at the same time, a step of one after a step of another; what each comes to. */
export function playedTogether<A extends AnyAction>(
  games: readonly Game<A>[],
  setup: Setup,
  seed: number | string,
): string[] {
  const running = games.map((game) => playSteps(game, setup, seed));
  const hashes = new Map<number, string>();
  while (hashes.size < games.length) {
    for (const [i, steps] of running.entries()) {
      const next = steps.next();
      if (next.done === true && next.value !== undefined) hashes.set(i, next.value.hash);
    }
  }
  return games.map((_, i) => hashes.get(i) as string);
}
