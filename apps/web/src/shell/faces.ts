import type { AnyAction } from '@hundred-days/kernel';
import type { Face } from '../face/types.ts';
import { settled, want } from '../text/late.ts';

/** A game with its board, loaded when its table opens. */
export async function faceOf(game: string): Promise<Face<AnyAction>> {
  const { loadFace } = await import('../faces/index.ts');
  const face = await loadFace(game);
  if (face === null) throw new Error(`there is no board for ${game}`);
  // Its words in the reader's language came with it.
  await settled();
  return { ...face, rules: (language) => rulesOf(face, language) };
}

/** The text of the rules is filled in after its list is there: an empty list would stay empty on the page. */
async function rulesOf(face: Face<AnyAction>, language: string): ReturnType<Face['rules']> {
  const chapters = await face.rules(language);
  await Promise.all([want('cases'), want(`rules-${language}`)]);
  return chapters;
}
