import type { Fault, ScenarioFormat, Setup } from '@hundred-days/kernel';
import { byName, fault, formatFaults, headingSchema } from '@hundred-days/kernel';
import { Type } from 'typebox';
import { BEGUN, type Description } from './scenario.ts';
import type { World } from './world.ts';

/** The format of scenario files: what is wrong with a description before it is laid out. */

const Place = Type.String({ pattern: '^([a-z-]+( [1-4])?|eliminated)$' });

const descriptionSchema = ({ turns }: World) =>
  Type.Object(
    {
      ...headingSchema('napoleon-1815'),
      turn: Type.Optional(Type.Integer({ minimum: 1, maximum: turns })),
      units: byName(Place),
      begun: Type.Optional(Type.Enum(BEGUN)),
      entries: Type.Optional(byName(Type.Array(Type.String()))),
    },
    { additionalProperties: false },
  );

export const FORMAT: ScenarioFormat<World> = (w) => {
  const schema = descriptionSchema(w);
  return (input, setup) => {
    const faults = formatFaults(schema, input);
    return faults.length > 0 ? faults : descriptionFaults(w, input as Type.Static<typeof schema>, setup);
  };
};

function descriptionFaults(w: World, described: Description, setup: Setup): Fault[] {
  const faults = [...unitFaults(w, described), ...entryFaults(w, described), ...bidFaults(described, setup)];
  return faults.length === 0 && isBare(w, described) ? [fault('no-units', 'units')] : faults;
}

/** Nobody is left to play with. Before play has begun (4.0b) all units may still have to be placed. */
const isBare = (w: World, { begun, units }: Description): boolean =>
  (begun !== undefined || Object.keys(units).length === w.unitCount) &&
  Object.values(units).every((place) => place === 'eliminated');

/** 12.0c, 12.0d: sides are bid for before anybody has lost anything, or has seen where a side stands that he may yet play against. */
function bidFaults({ begun, units }: Description, { options }: Setup): Fault[] {
  if (options.bidding !== true) return [];
  const laidOut = Object.keys(units).length > 0;
  return begun !== undefined || laidOut ? [fault('bidding-comes-first', 'options.bidding')] : [];
}

function entryFaults(w: World, { entries = {} }: Description): Fault[] {
  const faults: Fault[] = [];
  for (const [town, from] of Object.entries(entries)) {
    for (const one of from) {
      const road = w.roadBetween(w.net.indexOf(one), w.net.indexOf(town));
      if (w.net.indexOf(town) < 0 || w.net.indexOf(one) < 0 || road < 0)
        faults.push(fault('no-road', `entries.${town}`, { town, from: one }));
    }
  }
  return faults;
}

function unitFaults(w: World, { units, begun }: Description): Fault[] {
  const faults: Fault[] = [];
  const count = new Map<string, number>();
  const holds = new Map<string, number>();
  for (const [id, place] of Object.entries(units)) {
    const unit = w.unitIndex(id);
    const at = `units.${id}`;
    if (unit < 0) {
      faults.push(fault('unknown-unit', at, { unit: id }));
      continue;
    }
    if (place === 'eliminated') continue;
    const [name, steps] = place.split(' ');
    const town = w.net.indexOf(name);
    if (town < 0) {
      faults.push(fault('unknown-town', at, { unit: id, town: name }));
      continue;
    }
    if (steps !== undefined && Number(steps) > w.strength[unit])
      faults.push(fault('too-strong', at, { unit: id, most: w.strength[unit] }));
    // 2.3d: between turns a town holds units of one side.
    if (begun !== 'fights' && (holds.get(name) ?? w.side[unit]) !== w.side[unit])
      faults.push(fault('both-sides', at, { unit: id, town: name }));
    holds.set(name, w.side[unit]);
    count.set(name, (count.get(name) ?? 0) + 1);
    if (begun !== undefined) continue;
    if (w.zone[town] !== w.army[unit]) faults.push(fault('not-its-zone', at, { unit: id, town: name }));
    if ((count.get(name) ?? 0) > w.deployLimit[w.side[unit]])
      faults.push(fault('town-full', at, { unit: id, town: name }));
  }
  return faults;
}
