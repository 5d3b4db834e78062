import type { Fault, ScenarioFormat, Unit } from '@hundred-days/kernel';
import { byName, fault, formatFaults, headingSchema } from '@hundred-days/kernel';
import { Type } from 'typebox';
import { type Description, facesOf, STARTS } from './scenario.ts';
import { ARMIES, isCorps, isDetachment, isHq, unitId, unitIndex } from './units.ts';
import type { World } from './world.ts';

/** The format of scenario files: what is wrong with a description before it is laid out. */

const Place = Type.String({
  pattern: '^([0-9]{4}( (advance|battle|fresh|exhausted|normal))?|turn [1-8]|blown [1-8]|eliminated|available)$',
});

const descriptionSchema = (turns: number) =>
  Type.Object(
    {
      ...headingSchema('waterloo-campaign'),
      turn: Type.Optional(Type.Integer({ minimum: 1, maximum: turns })),
      start: Type.Optional(Type.Enum(STARTS)),
      june15: Type.Optional(Type.Boolean()),
      deluge: Type.Optional(Type.Boolean()),
      rain: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: turns }), { maxItems: turns })),
      hillStars: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
      units: byName(Place),
    },
    { additionalProperties: false },
  );

export const FORMAT: ScenarioFormat<World> = (w) => {
  const schema = descriptionSchema(w.turns);
  return (input) => {
    const faults = formatFaults(schema, input);
    return faults.length > 0 ? faults : descriptionFaults(w, input as Type.Static<typeof schema>);
  };
};

function descriptionFaults(w: World, described: Description): Fault[] {
  if (Object.values(described.units).every((place) => place === 'eliminated')) return [fault('no-units', 'units')];
  return [...placeFaults(w, described), ...commandFaults(w, described)];
}

function placeFaults(w: World, { units, turn = 1 }: Description): Fault[] {
  const faults: Fault[] = [];
  const taken = new Map<string, string>();
  for (const [id, place] of Object.entries(units)) {
    const unit = unitIndex(w, id);
    const at = `units.${id}`;
    if (unit < 0) {
      faults.push(fault('unknown-unit', at, { unit: id }));
      continue;
    }
    const [word, more] = place.split(' ');
    const wrong = kindFault(w, unit, word, more, turn);
    if (wrong !== null) faults.push(fault(wrong, at, { unit: id, hex: word }));
    if (!/^[0-9]/.test(word)) continue;
    if (w.map.indexOf(word) < 0) faults.push(fault('off-the-map', at, { unit: id, hex: word }));
    // STK-1, STK-2: one Corps, one Detachment and one HQ to a hex.
    const key = `${isHq(w, unit) ? 'hq' : isCorps(w, unit) ? 'corps' : 'detachment'} ${word}`;
    const other = taken.get(key);
    if (other !== undefined) faults.push(fault('hex-taken', at, { unit: id, hex: word, other }));
    taken.set(key, id);
  }
  return faults;
}

/** The code of what a piece of this kind cannot be, or null. */
function kindFault(w: World, unit: Unit, word: string, more: string | undefined, turn: number): string | null {
  if (word === 'available') return isDetachment(w, unit) ? null : 'not-a-detachment';
  if (word === 'eliminated') return isHq(w, unit) ? 'hq-stays' : null;
  if (word === 'blown') return isCorps(w, unit) && Number(more) >= turn ? null : 'cannot-be-blown';
  if (word === 'turn') return isHq(w, unit) || w.entry[unit] !== null ? null : 'no-entry-hex';
  if (more === undefined) return null;
  if (isDetachment(w, unit)) return 'no-such-side';
  return facesOf(w, unit).includes(more) ? null : 'no-such-side';
}

/** Every army with units on the map or to come needs an HQ on the map; enemies never share a hex. */
function commandFaults(w: World, { units }: Description): Fault[] {
  const faults: Fault[] = [];
  const hexOf = (unit: Unit): string | null => {
    const place = units[unitId(w, unit)];
    return place !== undefined && /^[0-9]/.test(place) ? place.slice(0, 4) : null;
  };
  for (const [army, name] of ARMIES.entries()) {
    const named = Object.keys(units).filter((id) => unitIndex(w, id) >= 0 && w.army[unitIndex(w, id)] === army);
    if (named.length > 0 && !w.hqsOfArmy[army].some((hq) => hexOf(hq) !== null))
      faults.push(fault('no-hq', 'units', { army: name }));
  }
  const sides = new Map<string, number>();
  for (const id of Object.keys(units)) {
    const unit = unitIndex(w, id);
    const hex = unit < 0 || isHq(w, unit) ? null : hexOf(unit);
    if (hex === null) continue;
    if (sides.has(hex) && sides.get(hex) !== w.side[unit])
      faults.push(fault('both-sides', `units.${id}`, { unit: id, hex }));
    sides.set(hex, w.side[unit]);
  }
  return faults;
}
