import {
  type AnyAction,
  type Game,
  type ScenarioWorlds,
  type Setup,
  type Words,
  worldOf,
  worldsOf,
} from '@hundred-days/kernel';
import type { GameBoard } from './board/types.ts';
import { Failure } from './failure.ts';

/** A game with what the terminal says of it: its words, and the titles of its rules. */
export interface SpokenGame<A extends AnyAction = AnyAction> extends Game<A> {
  /** Its id, with the world where it has several. */
  readonly label: string;
  readonly words: Words;
  readonly cases: readonly { readonly id: string; readonly title: string }[];
}

/** A game that can be played: the one place where the command line names it. */
interface Listed {
  readonly title: string;
  /** Its rules are loaded when it is asked for. */
  readonly load: () => Promise<Opened>;
}

/** Gives the data of a game as a world is to be made of them: as they are, or changed. */
export type Alter = <T>(documents: T) => T;

const asTheyAre: Alter = (documents) => documents;

interface Opened {
  readonly scenarios: ScenarioWorlds;
  /** Scenarios that take long: whoever wants many games names them, and is not given them with the others. */
  readonly grand?: Omit<Opened, 'grand'>;
  make(world: string, alter?: Alter): Promise<SpokenGame>;
  /** The board of text of a game that was made here. */
  board(game: SpokenGame): Promise<GameBoard>;
}

/** Outside its own modules nobody looks at what a game's actions are. */
const opened = <A extends AnyAction, G extends Game<A>>(
  scenarios: ScenarioWorlds,
  make: (world: string, alter: Alter) => G | Promise<G>,
  said: (game: G) => Pick<SpokenGame, 'words' | 'cases'>,
  board: (game: G & SpokenGame<A>) => Promise<GameBoard>,
): Opened => ({
  scenarios,
  make: async (world, alter = asTheyAre) => {
    const game = await make(world, alter);
    const label = worldsOf(scenarios).length > 1 ? `${game.id} ${world}` : game.id;
    return { ...game, ...said(game), label } as unknown as SpokenGame;
  },
  board: (game) => board(game as unknown as G & SpokenGame<A>),
});

const LISTED: Readonly<Record<string, Listed>> = {
  'napoleon-at-waterloo': {
    title: 'Napoleon at Waterloo',
    async load() {
      const { createNapoleonAtWaterloo, createWorld, SCENARIO_WORLDS } = await import(
        '@hundred-days/napoleon-at-waterloo'
      );
      const { DOCUMENTS } = await import('@hundred-days/napoleon-at-waterloo/data');
      const { FORMAT } = await import('@hundred-days/napoleon-at-waterloo/format');
      const { TEXTS, wordsOf } = await import('@hundred-days/napoleon-at-waterloo/words');
      const { default: cases } = await import('@hundred-days/napoleon-at-waterloo/data/cases.json', {
        with: { type: 'json' },
      });
      return opened(
        SCENARIO_WORLDS,
        (_, alter) => createNapoleonAtWaterloo(createWorld(alter(DOCUMENTS)), FORMAT),
        ({ world }) => ({ words: wordsOf(world, TEXTS.english), cases }),
        async (game) => (await import('./board/napoleon-at-waterloo.ts')).createBoard(game),
      );
    },
  },
  'waterloo-campaign': {
    title: 'Waterloo Campaign, 1815',
    async load() {
      const { createWaterlooCampaign, createWorld, SCENARIO_WORLDS } = await import('@hundred-days/waterloo-campaign');
      const { DOCUMENTS } = await import('@hundred-days/waterloo-campaign/data');
      const { FORMAT } = await import('@hundred-days/waterloo-campaign/format');
      const { TEXTS, wordsOf } = await import('@hundred-days/waterloo-campaign/words');
      const { default: cases } = await import('@hundred-days/waterloo-campaign/data/cases.json', {
        with: { type: 'json' },
      });
      return opened(
        SCENARIO_WORLDS,
        (_, alter) => createWaterlooCampaign(createWorld(alter(DOCUMENTS)), FORMAT),
        ({ world }) => ({ words: wordsOf(world, TEXTS.english), cases }),
        async (game) => (await import('./board/waterloo-campaign.ts')).createBoard(game),
      );
    },
  },
  'napoleon-1815': {
    title: 'Napoleon 1815',
    async load() {
      const { createNapoleon1815, createWorld, SCENARIO_WORLDS } = await import('@hundred-days/napoleon-1815');
      const { DOCUMENTS } = await import('@hundred-days/napoleon-1815/data');
      const { FORMAT } = await import('@hundred-days/napoleon-1815/format');
      const { TEXTS, wordsOf } = await import('@hundred-days/napoleon-1815/words');
      const { default: cases } = await import('@hundred-days/napoleon-1815/data/cases.json', {
        with: { type: 'json' },
      });
      return opened(
        SCENARIO_WORLDS,
        (_, alter) => createNapoleon1815(createWorld(alter(DOCUMENTS)), FORMAT),
        ({ world }) => ({ words: wordsOf(world, TEXTS.english), cases }),
        async (game) => (await import('./board/napoleon-1815.ts')).createBoard(game),
      );
    },
  },
  'last-battles': {
    title: 'Napoleon’s Last Battles',
    async load() {
      const { createLastBattles, createWorld, SCENARIO_WORLDS } = await import('@hundred-days/last-battles');
      const { DOCUMENTS } = await import('@hundred-days/last-battles/data');
      const { FORMAT } = await import('@hundred-days/last-battles/format');
      const { TEXTS, wordsOf } = await import('@hundred-days/last-battles/words');
      const { default: cases } = await import('@hundred-days/last-battles/data/cases.json', {
        with: { type: 'json' },
      });
      const battles = opened(
        SCENARIO_WORLDS,
        (world, alter) => createLastBattles(createWorld(alter(DOCUMENTS), world), FORMAT),
        ({ world }) => ({ words: wordsOf(world, TEXTS.english), cases }),
        async (game) => (await import('./board/last-battles.ts')).createBoard(game),
      );
      return { ...battles, grand: await campaigns(cases) };
    },
  },
  'day-of-waterloo': {
    title: 'The Day of Waterloo, 1815',
    async load() {
      const { createDayOfWaterloo, createWorld, SCENARIO_WORLDS } = await import('@hundred-days/day-of-waterloo');
      const { DOCUMENTS } = await import('@hundred-days/day-of-waterloo/data');
      const { FORMAT } = await import('@hundred-days/day-of-waterloo/format');
      const { TEXTS, wordsOf } = await import('@hundred-days/day-of-waterloo/words');
      const { default: cases } = await import('@hundred-days/day-of-waterloo/data/cases.json', {
        with: { type: 'json' },
      });
      return opened(
        SCENARIO_WORLDS,
        (_, alter) => createDayOfWaterloo(createWorld(alter(DOCUMENTS)), FORMAT),
        ({ world }) => ({ words: wordsOf(world, TEXTS.english), cases }),
        async (game) => (await import('./board/day-of-waterloo.ts')).createBoard(game),
      );
    },
  },
};

/** 18.0 to 28.0 of the last battles. */
async function campaigns(cases: SpokenGame['cases']): Promise<Omit<Opened, 'grand'>> {
  const { CAMPAIGN_WORLDS, createCampaign, createCampaignWorld } = await import('@hundred-days/last-battles/campaign');
  const { DOCUMENTS } = await import('@hundred-days/last-battles/data');
  const { CAMPAIGN_FORMAT } = await import('@hundred-days/last-battles/campaign-format');
  const { CAMPAIGN_TEXTS, wordsOf } = await import('@hundred-days/last-battles/campaign-words');
  return opened(
    CAMPAIGN_WORLDS,
    (world, alter) => createCampaign(createCampaignWorld(alter(DOCUMENTS), world), CAMPAIGN_FORMAT),
    ({ world }) => ({ words: wordsOf(world, CAMPAIGN_TEXTS.english), cases }),
    async (game) => (await import('./board/last-campaign.ts')).createBoard(game),
  );
}

/** The ids of the games there are. */
export const GAME_IDS: readonly string[] = Object.keys(LISTED);

export const isGame = (id: string): boolean => Object.hasOwn(LISTED, id);

export const titleOf = (id: string): string => (isGame(id) ? LISTED[id].title : id);

/** Throws a Failure that names the games there are. */
export function requireGame(id: string): void {
  if (!isGame(id)) throw new Failure(`there is no game “${id}”; there are: ${GAME_IDS.join(', ')}`);
}

function listed(id: string): Listed {
  requireGame(id);
  return LISTED[id];
}

/** Both kinds of scenarios of a game. */
async function partsOf(id: string): Promise<readonly Omit<Opened, 'grand'>[]> {
  const { grand, ...usual } = await listed(id).load();
  return grand === undefined ? [usual] : [usual, grand];
}

/** A game for the world of a set-up; without one, or for a scenario it does not have, for its first world. */
export async function loadGame(id: string, setup?: Pick<Setup, 'scenario'>, alter?: Alter): Promise<SpokenGame> {
  const parts = await partsOf(id);
  const all = Object.assign({}, ...parts.map(({ scenarios }) => scenarios)) as ScenarioWorlds;
  const named = setup === undefined ? undefined : worldOf(all, setup);
  return loadWorld(id, named ?? worldsOf(parts[0].scenarios)[0], alter);
}

/** The ids of all scenarios of a game, on whichever world. */
export const scenariosOf = async (id: string): Promise<readonly string[]> =>
  (await partsOf(id)).flatMap(({ scenarios }) => Object.keys(scenarios));

/** The part of a game that has a world. */
async function partWith(id: string, world: string): Promise<Omit<Opened, 'grand'>> {
  const parts = await partsOf(id);
  return parts.find(({ scenarios }) => worldsOf(scenarios).includes(world)) ?? parts[0];
}

/** A game for one of its worlds. */
export const loadWorld = async (id: string, world: string, alter?: Alter): Promise<SpokenGame> =>
  (await partWith(id, world)).make(world, alter);

/** The game for a scenario that takes long; none where it has no such scenario. */
export async function loadGrand(id: string, scenario: string): Promise<readonly SpokenGame[]> {
  const { grand } = await listed(id).load();
  const world = grand === undefined ? undefined : worldOf(grand.scenarios, { scenario });
  return grand === undefined || world === undefined ? [] : [await grand.make(world)];
}

/** The games for all scenarios that take long. */
export async function loadGrandWorlds(id: string): Promise<readonly SpokenGame[]> {
  const { grand } = await listed(id).load();
  return grand === undefined ? [] : Promise.all(worldsOf(grand.scenarios).map((world) => grand.make(world)));
}

/** A game for each of its other worlds. */
export async function loadWorlds(id: string): Promise<readonly SpokenGame[]> {
  const { scenarios, make } = await listed(id).load();
  return Promise.all(worldsOf(scenarios).map((world) => make(world)));
}

/** The board of text of a game, loaded with it. */
export const boardOf = async (game: SpokenGame): Promise<GameBoard> =>
  (await partWith(game.id, game.world.id)).board(game);
