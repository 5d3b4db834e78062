import { laterParts } from '../../page/later.tsx';

/** The panels that the first movement phase does not show. */

export const { Duties, OddsLine, OddsPanel, OwnKey, Payments, Reckoning } = laterParts(
  () => import('./panels.ts'),
  ['Duties', 'OddsLine', 'OddsPanel', 'OwnKey', 'Payments', 'Reckoning'],
);
