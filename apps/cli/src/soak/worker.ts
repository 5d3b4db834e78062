import { loadWorld } from '../games.ts';
import { serve } from '../simulate/serve.ts';
import { type Soak, type SoakResult, soakChunk } from './checks.ts';

await serve<Soak, SoakResult>(async (soak) => {
  const game = await loadWorld(soak.game, soak.world);
  return (chunk, begin) => soakChunk(game, soak, chunk, begin);
});
