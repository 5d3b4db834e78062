import { GAMES } from '../games.ts';
import { type Match, type MatchResult, playChunk } from './match.ts';
import { serve } from './serve.ts';

await serve<Match, MatchResult>(async (match) => {
  const game = await GAMES[match.game]();
  return (chunk, begin) => playChunk(game, match, chunk, begin);
});
