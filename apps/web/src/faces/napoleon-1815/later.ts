import { laterParts } from '../../page/later.tsx';

/** What the first board is drawn without. */

export const { Accounts, Hand, Scene, Score, Reckoning, Roller, Situation, Stakes } = laterParts(
  () => import('./panels.ts'),
  ['Accounts', 'Hand', 'Scene', 'Score', 'Reckoning', 'Roller', 'Situation', 'Stakes'],
);
