export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The point of the normal distribution that leaves 2.5% above it. */
const Z = 1.959963984540054;

/** Wilson's 95% interval for a share: unlike the usual one it keeps within 0 and 1 and holds for few games too. */
export function wilson(count: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = count / of;
  const spread = 1 + (Z * Z) / of;
  const middle = (share + (Z * Z) / (2 * of)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  // None or all of them: the end is exact, whatever the last digit of the sum.
  return { low: count === 0 ? 0 : middle - half, high: count === of ? 1 : middle + half };
}
