import type { LastBattles } from '@hundred-days/last-battles';

/** Napoleon’s Last Battles: a battle, or above it the campaign and the grand scenarios, of which a battle loads nothing. */
export { createFace } from './battle.tsx';

export const other = async ({ world }: LastBattles): Promise<typeof import('./campaign/face.tsx') | null> =>
  world.above === undefined ? null : import('./campaign/face.tsx');
