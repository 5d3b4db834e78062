import { laterParts } from '../../page/later.tsx';

/** What the first board is drawn without. */

export const { OddsPanel, Reckoning, Score, Situation, Stakes, UnitCard } = laterParts(
  () => import('./panels.ts'),
  ['OddsPanel', 'Reckoning', 'Score', 'Situation', 'Stakes', 'UnitCard'],
);
