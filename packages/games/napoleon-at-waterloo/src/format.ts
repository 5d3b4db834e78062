import type { Fault, ScenarioFormat, Side } from '@hundred-days/kernel';
import { byName, fault, formatFaults, headingSchema } from '@hundred-days/kernel';
import { Type } from 'typebox';
import { type Description, KEY_COLUMNS, PHASES } from './scenario.ts';
import { FRENCH } from './units.ts';
import type { World } from './world.ts';

/** The format of scenario files: what is wrong with a description before it is laid out. */

const Keys = Type.Object(
  { french: Type.Integer({ minimum: 1, maximum: 6 }), prussian: Type.Integer({ minimum: 1, maximum: 6 }) },
  { additionalProperties: false },
);
/** 9.5.1: who comes when, by key and turn. */
const KeyColumn = byName(byName(Type.Array(Type.String()), '^([1-9]|10)$'), '^[1-6]$');

const descriptionSchema = (w: World) =>
  Type.Object(
    {
      ...headingSchema('napoleon-at-waterloo'),
      turn: Type.Optional(Type.Integer({ minimum: 1, maximum: w.turns })),
      phase: Type.Optional(Type.Union(PHASES.map((phase) => Type.Literal(phase)))),
      units: byName(Type.Union([Type.String(), Type.Integer({ minimum: 1, maximum: w.turns })])),
      demoralized: Type.Optional(Type.Boolean()),
      keys: Type.Optional(Type.Union([Type.Literal('drawn'), Keys])),
      keyTable: Type.Optional(Type.Object({ french: KeyColumn, prussian: KeyColumn }, { additionalProperties: false })),
    },
    { additionalProperties: false },
  );

export const FORMAT: ScenarioFormat<World> = (w) => {
  const schema = descriptionSchema(w);
  return (input) => {
    const faults = formatFaults(schema, input);
    return faults.length > 0 ? faults : descriptionFaults(w, input as Type.Static<typeof schema>);
  };
};

function descriptionFaults(w: World, described: Description): Fault[] {
  if (Object.values(described.units).every((place) => place === 'destroyed' || place === 'exited'))
    return [fault('no-units', 'units')];
  return [...unitFaults(w, described), ...keyTableFaults(w, described)];
}

function unitFaults(w: World, described: Description): Fault[] {
  const faults: Fault[] = [];
  const taken = new Map<string, string>();
  for (const [unit, place] of Object.entries(described.units)) {
    const at = `units.${unit}`;
    if (w.unitIndex(unit) < 0) faults.push(fault('unknown-unit', at, { unit }));
    if (typeof place === 'number' || place === 'destroyed') continue;
    if (place === 'exited') {
      if (w.unitIndex(unit) >= 0 && w.side[w.unitIndex(unit)] !== FRENCH)
        faults.push(fault('cannot-exit', at, { unit }));
      continue;
    }
    const hex = w.map.indexOf(place);
    if (hex < 0) faults.push(fault('off-the-map', at, { unit, hex: place }));
    else if (w.closedHex[hex] === 1) faults.push(fault('in-woods', at, { unit, hex: place }));
    const other = taken.get(place);
    if (other !== undefined) faults.push(fault('hex-taken', at, { unit, hex: place, other }));
    taken.set(place, unit);
  }
  return faults;
}

function keyTableFaults(w: World, { keyTable, keys, units }: Description): Fault[] {
  if (keyTable === undefined) return [];
  const faults: Fault[] = keys === undefined ? [fault('no-keys', 'keyTable')] : [];
  for (const [column, side] of KEY_COLUMNS) {
    for (const [key, arrivals] of Object.entries(keyTable[column])) {
      const come = new Set(Object.keys(units));
      for (const [turn, named] of Object.entries(arrivals)) {
        for (const unit of named) {
          const wrong = arrivalFault(w, unit, side, come, `keyTable.${column}.${key}.${turn}`);
          if (wrong !== null) faults.push(wrong);
          come.add(unit);
        }
      }
    }
  }
  return faults;
}

/** A unit of the column's side that is not in the game yet and has not been named for this key. */
function arrivalFault(w: World, unit: string, side: Side, come: ReadonlySet<string>, at: string): Fault | null {
  const index = w.unitIndex(unit);
  if (index < 0) return fault('unknown-unit', at, { unit });
  if (w.side[index] !== side) return fault('wrong-side', at, { unit });
  return come.has(unit) ? fault('unit-twice', at, { unit }) : null;
}
