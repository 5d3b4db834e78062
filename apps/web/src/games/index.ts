import { type Chronicle, type Game, type Setup, worldOf, worldsOf } from '@hundred-days/kernel';
import type { Staff } from '@hundred-days/opponents/planner';
import { kept } from './kept.ts';
import type { PageGame } from './types.ts';

/** The games, each a folder by its id: a game that has one can be played. Page and worker load it here. */
const GAMES = import.meta.glob<{ readonly game: PageGame }>('./*/game.ts');

export const hasGame = (id: string): boolean => Object.hasOwn(GAMES, `./${id}/game.ts`);

async function gameOf(id: string): Promise<PageGame> {
  if (!hasGame(id)) throw new Error(`there is no game ${id}`);
  return (await GAMES[`./${id}/game.ts`]()).game;
}

const rulesOf = kept(async (id: string) => (await gameOf(id)).rules());

/** The game for one of its worlds and the scenarios of its rulebook, as far as its first board needs it. */
const openWorld = kept(async (id: string, world: string): Promise<Game> => (await rulesOf(id)).make(world, false));

/** The same with all its rules. */
export async function loadWorld(id: string, world: string): Promise<Game> {
  const game = await openWorld(id, world);
  await game.whole?.();
  return game;
}

/** The same, for scenarios that are described in full as well: the format of those is not needed on a first board. */
const loadReading = kept(async (id: string, world: string): Promise<Game> => (await rulesOf(id)).make(world, true));

/** The game for the world of a set-up, as far as its first board needs it; without one, or for a scenario it does not have, for its first world. */
export async function loadGame(id: string, setup?: Pick<Setup, 'scenario'>): Promise<Game> {
  const { scenarios } = await rulesOf(id);
  const named = setup === undefined ? undefined : worldOf(scenarios, setup);
  const described = setup !== undefined && typeof setup.scenario !== 'string';
  return (described ? loadReading : openWorld)(id, named ?? worldsOf(scenarios)[0]);
}

/** The computer players of a game. */
export const loadStaff = async (id: string): Promise<Staff<{ readonly type: string }>> => (await gameOf(id)).staff();

/** What a game tells of itself when it is looked back on. */
export const loadChronicle = async (game: Game): Promise<Chronicle> =>
  (await (await gameOf(game.id)).chronicle())(game);
