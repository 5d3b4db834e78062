import type { AnyAction } from '../actions.ts';
import type { Place, Unit } from '../kinds.ts';

type Going = AnyAction & { readonly unit: Unit; readonly to: Place };

/** Why a way back is not the one away from the nearest enemies, said as plainly as it can be; null if it is. */
export function notFarthest(
  chosen: Going,
  ways: readonly Going[],
  enemies: readonly Place[],
  distance: (a: Place, b: Place) => number,
): string | null {
  const waysOf = (unit: Unit): Going[] => ways.filter((way) => way.unit === unit);
  if (ways.some(({ unit }) => waysOf(unit).length < waysOf(chosen.unit).length)) return 'another has fewer ways';
  const nearest = (hex: Place): string =>
    enemies
      .map((enemy) => String(distance(hex, enemy)).padStart(3, '0'))
      .sort()
      .join();
  const better = waysOf(chosen.unit).find(({ to }) => nearest(to) > nearest(chosen.to));
  return better === undefined ? null : `${better.to} is farther than ${chosen.to}`;
}
