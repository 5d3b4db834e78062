import { type Refusal, refusal } from './refusal.ts';
import { TABLE_RULE } from './seat.ts';

/** Why a table that is there takes no acts: whoever keeps it says so, and no rulebook. */
const REASONS: Readonly<Record<string, Refusal>> = {
  over: refusal(TABLE_RULE, 'game-closed'),
  adjourned: refusal(TABLE_RULE, 'game-adjourned'),
  'computer-plays': refusal(TABLE_RULE, 'computer-plays'),
};

/** The refusal for a reason that its keeper gives; null for what is none. */
export const closedTable = (reason: string): Refusal | null =>
  Object.hasOwn(REASONS, reason) ? REASONS[reason] : null;
