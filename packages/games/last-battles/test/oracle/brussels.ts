/** 26.0f: the best case for the French, by giving every exited unit in turn each place that might be its. */

export interface OracleUnit {
  readonly corps: string;
  readonly strength: number;
  readonly supplied: boolean;
}

export interface Places {
  /** By commander who has left: how many formations and how many single units he has room for. */
  readonly formations: readonly number[];
  readonly units: readonly number[];
}

/** Every way of handing out formations to commanders, then units; the most strength that is commanded in any of them. */
export function bestCover(
  units: readonly OracleUnit[],
  officers: readonly string[],
  ratings: readonly number[],
): number {
  const corps = [...new Set(units.map((unit) => unit.corps))].filter((one) => officers.includes(one));
  return withFormations(units, corps, new Set(), { formations: ratings, units: ratings });
}

const less = (places: readonly number[], at: number): number[] => places.map((room, i) => (i === at ? room - 1 : room));

function withFormations(
  units: readonly OracleUnit[],
  [corps, ...others]: readonly string[],
  led: ReadonlySet<string>,
  places: Places,
): number {
  if (corps === undefined) return withUnits(units, led, places.units);
  let best = withFormations(units, others, led, places);
  for (const [i, room] of places.formations.entries()) {
    if (room === 0) continue;
    const rest = { ...places, formations: less(places.formations, i) };
    best = Math.max(best, withFormations(units, others, new Set([...led, corps]), rest));
  }
  return best;
}

function withUnits(
  [unit, ...others]: readonly OracleUnit[],
  led: ReadonlySet<string>,
  rooms: readonly number[],
): number {
  if (unit === undefined) return 0;
  const worth = unit.supplied ? unit.strength : 0;
  if (led.has(unit.corps)) return worth + withUnits(others, led, rooms);
  let best = withUnits(others, led, rooms);
  for (const [i, room] of rooms.entries())
    if (room > 0) best = Math.max(best, worth + withUnits(others, led, less(rooms, i)));
  return best;
}
