/**
 * Units and where each of them is, as a line or some: `laid('fr-1 2110, hq-ney 2108 battle')`. Throws where a unit is named
 * twice or has no place.
 */
export function laid(...lines: readonly string[]): Record<string, string> {
  const units: Record<string, string> = {};
  for (const one of lines.flatMap((line) => line.split(', '))) {
    const [unit, ...place] = one.split(' ');
    if (place.length === 0 || unit in units) throw new Error(`'${one}' in ${lines.join('; ')}`);
    units[unit] = place.join(' ');
  }
  return units;
}
