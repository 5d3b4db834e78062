import type { AnyAction, Setup } from '@hundred-days/kernel';
import type { Face } from '../face/types.ts';
import { spoken } from '../text/words.ts';

/** A game with the board of a set-up's world, loaded when its table opens, with its words in the language of the page. */
export async function faceOf(game: string, setup?: Pick<Setup, 'scenario'>): Promise<Face<AnyAction>> {
  const [{ loadFace }, { loadTableWords }] = await Promise.all([import('../faces/index.ts'), import('./reading.ts')]);
  const face = await loadFace(game, setup);
  if (face === null) throw new Error(`there is no board for ${game}`);
  await loadTableWords(face, spoken.peek());
  return face;
}
