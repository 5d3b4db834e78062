import type { PlanSpace } from './search.ts';

const unit = (bits: () => number): number => bits() / 0x1_0000_0000;

/** The same plans as somebody sees them who is out by up to so many points, more often by few than by many. */
export function misjudged<P>(space: PlanSpace<P>, points: number, bits: () => number): PlanSpace<P> {
  if (points === 0) return space;
  return { ...space, value: (plan, rival) => space.value(plan, rival) + points * (unit(bits) + unit(bits) - 1) };
}
