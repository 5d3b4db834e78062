import type { AnyAction } from '@hundred-days/kernel';
import type { Face } from '../face/types.ts';
import { spoken } from '../text/words.ts';

/** A game with its board, loaded when its table opens, with its words in the language of the page. */
export async function faceOf(game: string): Promise<Face<AnyAction>> {
  const [{ loadFace }, { loadTableWords }] = await Promise.all([import('../faces/index.ts'), import('./reading.ts')]);
  const face = await loadFace(game);
  if (face === null) throw new Error(`there is no board for ${game}`);
  await loadTableWords(face, spoken.peek());
  return face;
}
