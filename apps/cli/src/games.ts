import type { Game } from '@hundred-days/kernel';
import { Failure } from './failure.ts';

/** A game of the series. One that has no `load` is not built yet. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly load?: () => Promise<Game>;
}

/** The five games. A game's rules are loaded when it is asked for. */
export const LISTED: readonly Listed[] = [
  {
    id: 'napoleon-at-waterloo',
    title: 'Napoleon at Waterloo',
    load: async () => (await import('@hundred-days/napoleon-at-waterloo')).createNapoleonAtWaterloo(),
  },
  {
    id: 'waterloo-campaign',
    title: 'Waterloo Campaign, 1815',
    load: async () => (await import('@hundred-days/waterloo-campaign')).createWaterlooCampaign(),
  },
  {
    id: 'napoleon-1815',
    title: 'Napoleon 1815',
    load: async () => (await import('@hundred-days/napoleon-1815')).createNapoleon1815(),
  },
  { id: 'last-battles', title: 'Napoleon’s Last Battles' },
  { id: 'day-of-waterloo', title: 'The Day of Waterloo, 1815' },
];

/** The games that can be played, by id. */
export const GAMES: Readonly<Record<string, () => Promise<Game>>> = Object.fromEntries(
  LISTED.flatMap(({ id, load }) => (load === undefined ? [] : [[id, load]])),
);

/** Loads a game by its id. Throws a Failure that names the games there are. */
export async function loadGame(id: string): Promise<Game> {
  if (Object.hasOwn(GAMES, id)) return GAMES[id]();
  const listed = LISTED.find((game) => game.id === id);
  if (listed !== undefined)
    throw new Failure(`${listed.title} is not built yet; playable: ${Object.keys(GAMES).join(', ')}`);
  throw new Failure(`there is no game “${id}”; there are: ${LISTED.map((game) => game.id).join(', ')}`);
}
