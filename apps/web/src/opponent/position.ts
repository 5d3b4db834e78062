import type { AnyAction, Game, State } from '@hundred-days/kernel';

/** A position from the bytes of its core; what is derived is worked out again. */
export function positionOf(game: Game<AnyAction>, core: Uint8Array): State {
  const state = new Int16Array(game.stateSize);
  for (let i = 0; i < game.coreSize; i++) state[i] = core[2 * i] | (core[2 * i + 1] << 8);
  game.rebuild(state);
  return state;
}
