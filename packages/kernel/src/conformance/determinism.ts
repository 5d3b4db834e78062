import type { AnyAction } from '../actions.ts';
import type { Game } from '../contract.ts';
import { type PlayedStep, play, playSteps } from '../testing/randomPlay.ts';
import { ensureSame, located } from './failure.ts';
import type { NamedSetup } from './plan.ts';

/** The same seed gives the same game, whatever else is being played on the same or on another instance. */
export function sameSeedSameGame<A extends AnyAction>(
  game: Game<A>,
  another: () => Game<A>,
  { name, setup }: NamedSetup,
  seeds: readonly string[],
): void {
  located(`${game.id}, ${name}`, () => {
    const alone = seeds.map((seed) => play(game, setup, seed).hash);
    ensureSame(
      seeds.map((seed) => play(game, setup, seed).hash),
      alone,
      () => 'played a second time',
    );
    const second = another();
    ensureSame(
      seeds.map((seed) => play(second, setup, seed).hash),
      alone,
      () => 'played on another instance',
    );
    // A game alone is in turns with no other.
    if (seeds.length === 1) return;
    ensureSame(
      inTurns(seeds.map((seed) => playSteps(game, setup, seed))),
      alone,
      () => 'played in turns on one instance',
    );
    ensureSame(
      inTurns(seeds.map((seed, i) => playSteps(i % 2 === 0 ? game : second, setup, seed))),
      alone,
      () => 'played in turns on two instances',
    );
  });
}

/** One step of each game after another until all are over; their hashes. */
function inTurns<A extends AnyAction>(games: readonly Generator<PlayedStep<A>, { hash: string }>[]): string[] {
  const hashes = games.map(() => '');
  for (let left = games.length; left > 0; ) {
    for (const [i, steps] of games.entries()) {
      if (hashes[i] !== '') continue;
      const next = steps.next();
      if (next.done !== true) continue;
      hashes[i] = next.value.hash;
      left--;
    }
  }
  return hashes;
}
