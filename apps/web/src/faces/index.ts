import type { Face } from '../face/types.ts';

/** Made once and kept, for a map takes its time to draw; what could not be loaded is asked for again. */
function kept<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/** The faces of the games, each a chunk of its own that loads when a table of it opens. */
const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  'napoleon-at-waterloo': kept(async () => {
    const [{ createFace }, { loadGame }] = await Promise.all([
      import('./napoleon-at-waterloo/face.tsx'),
      import('../games/napoleon-at-waterloo.ts'),
    ]);
    return createFace(await loadGame()) as unknown as Face;
  }),
  'napoleon-1815': kept(async () => {
    const [{ createFace }, { loadGame }] = await Promise.all([
      import('./napoleon-1815/face.tsx'),
      import('../games/napoleon-1815.ts'),
    ]);
    return createFace(await loadGame()) as unknown as Face;
  }),
  'waterloo-campaign': kept(async () => {
    const [{ createFace }, { loadGame }] = await Promise.all([
      import('./waterloo-campaign/face.tsx'),
      import('../games/waterloo-campaign.ts'),
    ]);
    return createFace(await loadGame()) as unknown as Face;
  }),
};

/** Null for a game this program does not have. */
export async function loadFace(gameId: string): Promise<Face | null> {
  return Object.hasOwn(FACES, gameId) ? FACES[gameId]() : null;
}
