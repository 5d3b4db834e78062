import type { State } from '@hundred-days/kernel';

interface World {
  readonly units: number;
  readonly at: { readonly where: number; readonly due: number; readonly turn: number };
}

/** Units that wait to enter by the turn they come on, those that may now first. What a view does not know is not there. */
export function waitingUnits(
  { units, at }: World,
  view: State,
  offMap: number,
): ReadonlyMap<number, readonly number[]> {
  const byTurn = new Map<number, number[]>();
  for (let unit = 0; unit < units; unit++) {
    const due = view[at.due + unit];
    if (view[at.where + unit] !== offMap || due <= 0) continue;
    const turn = Math.max(due, view[at.turn]);
    byTurn.set(turn, [...(byTurn.get(turn) ?? []), unit]);
  }
  return new Map([...byTurn].sort(([a], [b]) => a - b));
}
