import { type AnyAction, type Game, type ScenarioWorlds, type Setup, withOrders, worldOf } from '@hundred-days/kernel';

/** The games a table can be opened for: each is loaded when it is first asked for, and made once for each of its worlds. */

interface Loaded {
  readonly scenarios: ScenarioWorlds;
  make(world: string): Game<AnyAction>;
}

/** Outside its own modules nobody looks at what a game's actions are. */
const anyGame = <A extends AnyAction>(game: Game<A>): Game<AnyAction> => game as unknown as Game<AnyAction>;

const LISTED: Readonly<Record<string, () => Promise<Loaded>>> = {
  async 'napoleon-at-waterloo'() {
    const game = await import('@hundred-days/napoleon-at-waterloo');
    const { standingOrders } = await import('@hundred-days/napoleon-at-waterloo/standing');
    const { DOCUMENTS } = await import('@hundred-days/napoleon-at-waterloo/data');
    const make = () => {
      const made = game.createNapoleonAtWaterloo(game.createWorld(DOCUMENTS));
      return anyGame(withOrders(made, standingOrders(made)));
    };
    return { scenarios: game.SCENARIO_WORLDS, make };
  },
  async 'waterloo-campaign'() {
    const game = await import('@hundred-days/waterloo-campaign');
    const { standingOrders } = await import('@hundred-days/waterloo-campaign/standing');
    const { DOCUMENTS } = await import('@hundred-days/waterloo-campaign/data');
    const make = () => {
      const made = game.createWaterlooCampaign(game.createWorld(DOCUMENTS));
      return anyGame(withOrders(made, standingOrders(made)));
    };
    return { scenarios: game.SCENARIO_WORLDS, make };
  },
  async 'napoleon-1815'() {
    const game = await import('@hundred-days/napoleon-1815');
    const { standingOrders } = await import('@hundred-days/napoleon-1815/standing');
    const { DOCUMENTS } = await import('@hundred-days/napoleon-1815/data');
    const make = () => {
      const made = game.createNapoleon1815(game.createWorld(DOCUMENTS));
      return anyGame(withOrders(made, standingOrders()));
    };
    return { scenarios: game.SCENARIO_WORLDS, make };
  },
  async 'day-of-waterloo'() {
    const game = await import('@hundred-days/day-of-waterloo');
    const { standingOrders } = await import('@hundred-days/day-of-waterloo/standing');
    const { DOCUMENTS } = await import('@hundred-days/day-of-waterloo/data');
    const make = () => {
      const made = game.createDayOfWaterloo(game.createWorld(DOCUMENTS));
      return anyGame(withOrders(made, standingOrders()));
    };
    return { scenarios: game.SCENARIO_WORLDS, make };
  },
  async 'last-battles'() {
    const battles = await import('@hundred-days/last-battles');
    const grand = await import('@hundred-days/last-battles/campaign');
    const { standingOrders } = await import('@hundred-days/last-battles/standing');
    const { DOCUMENTS } = await import('@hundred-days/last-battles/data');
    const isGrand = (world: string): boolean => Object.values(grand.CAMPAIGN_WORLDS).some((one) => one === world);
    return {
      scenarios: { ...battles.SCENARIO_WORLDS, ...grand.CAMPAIGN_WORLDS },
      make(world) {
        if (!isGrand(world)) {
          const battle = battles.createLastBattles(battles.createWorld(DOCUMENTS, world));
          return anyGame(withOrders(battle, standingOrders(battle)));
        }
        const campaign = grand.createCampaign(grand.createCampaignWorld(DOCUMENTS, world));
        return anyGame(withOrders(campaign, standingOrders(campaign)));
      },
    };
  },
};

export const GAME_IDS: readonly string[] = Object.keys(LISTED);

/** Rules that were loaded, for as long as the process lasts. */
export class Games {
  readonly #loaded = new Map<string, Promise<Loaded>>();
  readonly #made = new Map<string, Game<AnyAction>>();

  /** The game for the world of a scenario; null if there is none. */
  async find(id: string, { scenario }: Pick<Setup, 'scenario'>): Promise<Game<AnyAction> | null> {
    if (!Object.hasOwn(LISTED, id) || typeof scenario !== 'string') return null;
    const loading = this.#loaded.get(id) ?? LISTED[id]();
    this.#loaded.set(id, loading);
    const loaded = await loading;
    const world = worldOf(loaded.scenarios, { scenario });
    if (world === undefined) return null;
    const name = `${id} ${world}`;
    const game = this.#made.get(name) ?? loaded.make(world);
    this.#made.set(name, game);
    return game;
  }
}
