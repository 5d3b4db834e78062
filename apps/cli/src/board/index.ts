import type { Game } from '@hundred-days/kernel';
import type { Napoleon1815 } from '@hundred-days/napoleon-1815';
import type { NapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import type { WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { Failure } from '../failure.ts';
import type { GameBoard } from './types.ts';

const BOARDS: Readonly<Record<string, (game: Game) => Promise<GameBoard>>> = {
  'napoleon-1815': async (game) => (await import('./napoleon-1815.ts')).createBoard(game as unknown as Napoleon1815),
  'napoleon-at-waterloo': async (game) =>
    (await import('./napoleon-at-waterloo.ts')).createBoard(game as unknown as NapoleonAtWaterloo),
  'waterloo-campaign': async (game) =>
    (await import('./waterloo-campaign.ts')).createBoard(game as unknown as WaterlooCampaign),
};

/** The text board of a game, loaded with it. */
export async function boardOf(game: Game): Promise<GameBoard> {
  if (!Object.hasOwn(BOARDS, game.id)) throw new Failure(`${game.id} has no text board yet`);
  return BOARDS[game.id](game);
}
