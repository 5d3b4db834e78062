import { Failure } from '../failure.ts';
import type { GameBoard } from './types.ts';

const BOARDS: Readonly<Record<string, () => Promise<GameBoard>>> = {
  'napoleon-1815': async () => (await import('./napoleon-1815.ts')).board,
  'napoleon-at-waterloo': async () => (await import('./napoleon-at-waterloo.ts')).board,
  'waterloo-campaign': async () => (await import('./waterloo-campaign.ts')).board,
};

/** The text board of a game, loaded with it. */
export async function boardOf(game: string): Promise<GameBoard> {
  if (!Object.hasOwn(BOARDS, game)) throw new Failure(`${game} has no text board yet`);
  return BOARDS[game]();
}
