import { laterParts } from '../../page/later.tsx';

/** What the first board is drawn without. */

export const { Hand, Scene, Score, Reckoning, Roller, Situation, Stakes } = laterParts(
  () => import('./panels.ts'),
  ['Hand', 'Scene', 'Score', 'Reckoning', 'Roller', 'Situation', 'Stakes'],
);
