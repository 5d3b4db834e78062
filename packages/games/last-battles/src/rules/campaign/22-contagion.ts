import type { Place } from '@hundred-days/kernel';

/** 22.3, 22.4 Which corps are demoralized when those who are near each other have been looked at. */

export interface Corps {
  /** 22.0a: full values in both boxes. */
  readonly losses: number;
  /** 22.2 less 22.5a. */
  readonly level: number;
  /** Where its officer is; -1 if he is not on the map. */
  readonly officer: Place;
  /** 22.41: it neither gives nor takes. */
  readonly isApart: boolean;
}

/** 22.0a: a level that has come down to nothing is always reached. */
export const isBroken = (losses: number, level: number): boolean => losses >= level;

/**
 * The least fixed point of 22.3: those broken by their own losses, and then each that is near enough to one already counted
 * and near enough to its own level. The corps of one army; `isNear` asks for two places of officers.
 */
export function brokenTogether(
  corps: readonly Corps[],
  isNear: (one: Place, other: Place) => boolean,
  reduction: number,
): boolean[] {
  const broken = corps.map(({ losses, level }) => isBroken(losses, level));
  const gives = corps.filter((one, i) => broken[i] && mayInfect(one));
  for (const source of gives) {
    for (const [i, one] of corps.entries()) {
      if (broken[i] || !mayInfect(one) || !isBroken(one.losses, one.level - reduction)) continue;
      if (!isNear(source.officer, one.officer)) continue;
      broken[i] = true;
      // 22.4b: the chain goes on within the same segment.
      gives.push(one);
    }
  }
  return broken;
}

const mayInfect = ({ officer, isApart }: Corps): boolean => officer >= 0 && !isApart;
