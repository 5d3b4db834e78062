import type { AnyAction, Chronicle, Game, ScenarioWorlds } from '@hundred-days/kernel';
import type { Staff } from '@hundred-days/opponents/planner';

/** The rules of a game: its scenarios with the world of each, and how the game is made for a world. */
export interface Rules<A extends AnyAction = AnyAction, G extends Game<A> = Game<A>> {
  readonly scenarios: ScenarioWorlds;
  /** `described`: it is to read scenarios that are described in full, too, and comes with their format. */
  make(world: string, described: boolean): Promise<G>;
}

/** A game as page and worker know it. Nothing of it is loaded until it is asked for. */
export interface PageGame<A extends AnyAction = AnyAction, G extends Game<A> = Game<A>> {
  /** The rules, and the data of a world. */
  rules(): Promise<Rules<A, G>>;
  /** Its computer players. */
  staff(): Promise<Staff<A, G>>;
  /** What it tells of a game that is looked back on. */
  chronicle(): Promise<(game: G) => Chronicle>;
}

/** Outside its own modules nobody looks at what a game's actions are. */
export const pageGame = <A extends AnyAction, G extends Game<A>>(game: PageGame<A, G>): PageGame =>
  game as unknown as PageGame;

/** What a game on one map is made of: its script and its documents, which come side by side, and the format of descriptions. */
interface OneWorld<M extends Listing, D, F, G> {
  readonly script: () => Promise<M>;
  readonly documents: () => Promise<D>;
  readonly format: () => Promise<{ readonly FORMAT: F }>;
  create(script: M, documents: D, format: F | undefined): G;
}

interface Listing {
  readonly SCENARIO_WORLDS: ScenarioWorlds;
}

export async function oneWorld<M extends Listing, D, F, A extends AnyAction, G extends Game<A>>({
  script,
  documents,
  format,
  create,
}: OneWorld<M, D, F, G>): Promise<Rules<A, G>> {
  const [loaded, data] = await Promise.all([script(), documents()]);
  return {
    scenarios: loaded.SCENARIO_WORLDS,
    make: async (_world, described) => create(loaded, data, described ? (await format()).FORMAT : undefined),
  };
}
