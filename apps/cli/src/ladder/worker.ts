import { loadGame } from '../games.ts';
import { serve } from '../simulate/serve.ts';
import { type LadderLeft, type LadderPart, playFixtures } from './match.ts';

await serve<LadderLeft, LadderPart>(async (ladder) => {
  const game = await loadGame(ladder.game, ladder);
  return (chunk, begin) => playFixtures(game, ladder, chunk, begin);
});
