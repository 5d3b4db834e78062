import type { Where } from '@hundred-days/server/told';
import type { JSX } from 'preact';
import type { FarTable } from '../../store/online/far.ts';

/** Where who sits in a seat is, as far as it is told: oneself is here, and the computer nowhere else. */
export function whereIs({ notice, people }: FarTable, seat: number): Where | null {
  const { yours, holder } = notice.value.seats[seat];
  return yours || holder !== 'person' ? null : (people.value.seats[seat] ?? null);
}

/** A ring at this table, a disc elsewhere, hollow away: the word stands beside it. */
export const Presence = ({ where }: { readonly where: Where | null }): JSX.Element | null =>
  where === null ? null : <span class={`presence presence--${where}`} />;
