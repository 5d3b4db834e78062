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
    const [{ createFace }, { createNapoleonAtWaterloo, createWorld }, { DOCUMENTS }] = await Promise.all([
      import('./napoleon-at-waterloo/face.tsx'),
      import('@hundred-days/napoleon-at-waterloo'),
      import('@hundred-days/napoleon-at-waterloo/data'),
    ]);
    return createFace(createNapoleonAtWaterloo(createWorld(DOCUMENTS))) as unknown as Face;
  }),
  'napoleon-1815': kept(async () => {
    const [{ createFace }, { createNapoleon1815, createWorld }, { DOCUMENTS }] = await Promise.all([
      import('./napoleon-1815/face.tsx'),
      import('@hundred-days/napoleon-1815'),
      import('@hundred-days/napoleon-1815/data'),
    ]);
    return createFace(createNapoleon1815(createWorld(DOCUMENTS))) as unknown as Face;
  }),
  'waterloo-campaign': kept(async () => {
    const [{ createFace }, { createWaterlooCampaign, createWorld }, { DOCUMENTS }] = await Promise.all([
      import('./waterloo-campaign/face.tsx'),
      import('@hundred-days/waterloo-campaign'),
      import('@hundred-days/waterloo-campaign/data'),
    ]);
    return createFace(createWaterlooCampaign(createWorld(DOCUMENTS))) as unknown as Face;
  }),
};

/** Null for a game this program does not have. */
export async function loadFace(gameId: string): Promise<Face | null> {
  return Object.hasOwn(FACES, gameId) ? FACES[gameId]() : null;
}
