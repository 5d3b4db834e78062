import type { AnyAction } from './actions.ts';
import type { Game } from './contract.ts';
import type { State } from './state.ts';

/**
 * A game that is opened with the rules of its first decision alone, so that a board need not wait for the others: `opens` says
 * in which positions they are enough, `fetch` brings the same game with all its rules. Until it has come nothing is done at a
 * table (host.ts); whoever asks for a rule that is not there finds out at once.
 */
export function openedGame<A extends AnyAction, G extends Game<A>>(
  opening: G & Game<A>,
  opens: (state: State) => boolean,
  fetch: () => Promise<G>,
): G {
  let whole: G | null = null;
  let coming: Promise<void> | undefined;
  const bring = async (): Promise<void> => {
    try {
      whole = await fetch();
    } finally {
      coming = undefined;
    }
  };
  return {
    ...opening,
    phase(state: State) {
      if (whole !== null) return whole.phase(state);
      if (!opens(state)) throw new Error('the rules of this phase have not come yet');
      return opening.phase(state);
    },
    canonical: (state: State, action: A) => (whole ?? opening).canonical(state, action),
    complete: (state: State, action: A) => (whole ?? opening).complete(state, action),
    whole() {
      if (whole === null) coming ??= bring();
      return coming;
    },
  };
}
