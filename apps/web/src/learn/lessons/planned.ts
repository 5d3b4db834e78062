import type { AnyAction } from '@hundred-days/kernel';

/** What the other side of a lesson does, by a plan. */

/** An action by the words of the record: the unit or hex it is about, and where it leads. */
export type Deed<T extends string = string> = readonly [type: T, what: string, to?: string];

interface Names {
  unitId(unit: number): string;
  hexId(hex: number): string;
}

/** The first thing of the plan that is possible and not done yet; then whatever is quickest. */
export function plannedReply(
  names: Names,
  choices: readonly AnyAction[],
  done: readonly AnyAction[],
  plan: readonly Deed[],
): AnyAction {
  const open = plan.filter((deed) => !done.some((action) => means(names, deed, action)));
  for (const deed of open) {
    const found = choices.find((action) => means(names, deed, action));
    if (found !== undefined) return found;
  }
  for (const type of QUICKEST) {
    const found = choices.find((action) => action.type === type);
    if (found !== undefined) return found;
  }
  return choices[0];
}

const QUICKEST = ['stand', 'roll', 'end', 'retreat', 'displace', 'join', 'target'];

/** What an action of these games may say of itself. */
interface Told {
  readonly unit?: number;
  readonly hex?: number;
  readonly to?: number;
  readonly path?: readonly number[];
}

function means(names: Names, [type, what, to]: Deed, action: AnyAction): boolean {
  if (action.type !== type) return false;
  const { unit, hex, to: goal, path } = action as Told;
  const subject = unit !== undefined ? names.unitId(unit) : hex !== undefined ? names.hexId(hex) : '';
  const end = goal ?? path?.at(-1);
  return subject === what && (to === undefined || (end !== undefined && to === names.hexId(end)));
}
