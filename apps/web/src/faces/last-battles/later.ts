import { laterParts } from '../../page/later.tsx';

/** What the first board is drawn without. */

export const { Beside, Hand, Levels, Reckoning, Stakes } = laterParts(
  () => import('./panels.ts'),
  ['Beside', 'Hand', 'Levels', 'Reckoning', 'Stakes'],
);
