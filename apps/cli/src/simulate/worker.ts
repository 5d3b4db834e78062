import { loadGame } from '../games.ts';
import { type Match, type MatchResult, playChunk } from './match.ts';
import { serve } from './serve.ts';
import { alterFor } from './vary.ts';

await serve<Match, MatchResult>(async (match) => {
  const game = await loadGame(match.game, match, alterFor(match.varied));
  return (chunk, begin) => playChunk(game, match, chunk, begin);
});
