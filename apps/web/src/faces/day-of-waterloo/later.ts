import { laterParts } from '../../page/later.tsx';

/** What the first board is drawn without. */

export const { Beside, Hand, Reckoning, Score, Stage, Stakes } = laterParts(
  () => import('./panels.ts'),
  ['Beside', 'Hand', 'Reckoning', 'Score', 'Stage', 'Stakes'],
);
