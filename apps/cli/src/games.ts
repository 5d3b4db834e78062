import type { Game } from '@hundred-days/kernel';
import { Failure } from './failure.ts';

/** A game that can be played. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<Game>;
}

/** The games there are. A game's rules are loaded when it is asked for. */
export const LISTED: readonly Listed[] = [
  {
    id: 'napoleon-at-waterloo',
    title: 'Napoleon at Waterloo',
    load: async () => {
      const [{ createNapoleonAtWaterloo, createWorld }, { DOCUMENTS }] = await Promise.all([
        import('@hundred-days/napoleon-at-waterloo'),
        import('@hundred-days/napoleon-at-waterloo/data'),
      ]);
      return createNapoleonAtWaterloo(createWorld(DOCUMENTS));
    },
  },
  {
    id: 'waterloo-campaign',
    title: 'Waterloo Campaign, 1815',
    load: async () => {
      const { createWaterlooCampaign, createWorld } = await import('@hundred-days/waterloo-campaign');
      const { DOCUMENTS } = await import('@hundred-days/waterloo-campaign/data');
      return createWaterlooCampaign(createWorld(DOCUMENTS));
    },
  },
  {
    id: 'napoleon-1815',
    title: 'Napoleon 1815',
    load: async () => {
      const [{ createNapoleon1815, createWorld }, { DOCUMENTS }] = await Promise.all([
        import('@hundred-days/napoleon-1815'),
        import('@hundred-days/napoleon-1815/data'),
      ]);
      return createNapoleon1815(createWorld(DOCUMENTS));
    },
  },
];

/** The same by id. */
export const GAMES: Readonly<Record<string, () => Promise<Game>>> = Object.fromEntries(
  LISTED.map(({ id, load }) => [id, load]),
);

/** Loads a game by its id. Throws a Failure that names the games there are. */
export async function loadGame(id: string): Promise<Game> {
  if (Object.hasOwn(GAMES, id)) return GAMES[id]();
  throw new Failure(`there is no game “${id}”; there are: ${Object.keys(GAMES).join(', ')}`);
}
