import { laterParts } from '../../../page/later.tsx';

/** What the first board is drawn without. */
export const { LeaderHand, WholeCorps } = laterParts(() => import('./panels.ts'), ['LeaderHand', 'WholeCorps']);
