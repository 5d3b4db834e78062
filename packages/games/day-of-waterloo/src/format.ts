import type { Fault, ScenarioFormat } from '@hundred-days/kernel';
import { byName, fault, formatFaults, headingSchema } from '@hundred-days/kernel';
import { Type } from 'typebox';
import { FATES, MORALE } from './layout.ts';
import { BEGUN, type Description, GAME_ID } from './scenario.ts';
import { ARMIES, SIDES } from './units.ts';
import { WORLD_ID, type World } from './world.ts';

/** The format of scenario files: what is wrong with a description before it is laid out. */

const Hex = Type.String({ pattern: '^[0-9]{4}$' });
const Names = Type.Array(Type.String());

const descriptionSchema = (w: World) =>
  Type.Object(
    {
      ...headingSchema(GAME_ID),
      world: Type.Optional(Type.Literal(WORLD_ID)),
      fate: Type.Optional(Type.Enum(FATES)),
      begun: Type.Optional(Type.Enum(BEGUN)),
      side: Type.Optional(Type.Enum(SIDES)),
      turn: Type.Optional(Type.Integer({ minimum: 1, maximum: w.turns })),
      stacks: Type.Optional(byName(Names)),
      leaders: Type.Optional(byName(Hex)),
      casualties: Type.Optional(byName(Type.Integer({ minimum: 1 }))),
      coming: Type.Optional(
        byName(
          Type.Object(
            {
              turn: Type.Integer({ minimum: 1, maximum: w.turns }),
              entry: Type.Integer({ minimum: 1, maximum: w.entries.length }),
            },
            { additionalProperties: false },
          ),
        ),
      ),
      exited: Type.Optional(Names),
      out: Type.Optional(Names),
      corps: Type.Optional(byName(Type.Enum(MORALE))),
      armies: Type.Optional(
        Type.Object(Object.fromEntries(ARMIES.map((army) => [army, Type.Optional(Type.Enum(MORALE))])), {
          additionalProperties: false,
        }),
      ),
    },
    { additionalProperties: false },
  );

export const FORMAT: ScenarioFormat<World> = (w) => {
  const schema = descriptionSchema(w);
  return (input) => {
    const faults = formatFaults(schema, input);
    return faults.length > 0 ? faults : descriptionFaults(w, input as Description);
  };
};

function descriptionFaults(w: World, described: Description): Fault[] {
  const faults = [
    ...pieceFaults(w, described),
    ...stackFaults(w, described),
    ...casualtyFaults(w, described),
    ...Object.keys(described.corps ?? {})
      .filter((id) => !w.corpsIds.includes(id))
      .map((id) => fault('unknown-corps', `corps.${id}`, { corps: id })),
  ];
  const placed = Object.keys(described.stacks ?? {}).length > 0;
  if (described.begun === undefined) {
    const extra = ['stacks', 'leaders', 'casualties', 'coming', 'exited', 'out'].filter((name) => name in described);
    for (const name of extra) faults.push(fault('not-begun', name));
  } else if (!placed && faults.length === 0) faults.push(fault('no-units', 'stacks'));
  return faults;
}

/** Every piece named is one there is, of the right kind, and in one place only. */
function pieceFaults(
  w: World,
  { stacks = {}, leaders = {}, coming = {}, exited = [], out = [] }: Description,
): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  const look = (id: string, at: string, leader: boolean | null): void => {
    const piece = w.unitIndex(id);
    if (piece < 0 || (leader !== null && piece >= w.units !== leader))
      faults.push(fault('unknown-unit', at, { unit: id }));
    else if (seen.has(id)) faults.push(fault('placed-twice', at, { unit: id }));
    seen.add(id);
  };
  for (const [hex, stack] of Object.entries(stacks)) for (const id of stack) look(id, `stacks.${hex}`, false);
  for (const [id, hex] of Object.entries(leaders)) {
    look(id, `leaders.${id}`, true);
    if (w.map.indexOf(hex) < 0) faults.push(fault('unknown-hex', `leaders.${id}`, { hex }));
  }
  for (const id of Object.keys(coming)) look(id, `coming.${id}`, null);
  for (const id of exited) look(id, 'exited', false);
  for (const id of out) if (w.unitIndex(id) < 0) faults.push(fault('unknown-unit', 'out', { unit: id }));
  return faults;
}

/** 5.1, 5.2: what a hex may hold. */
function stackFaults(w: World, { stacks = {}, leaders = {}, casualties = {} }: Description): Fault[] {
  const faults: Fault[] = [];
  for (const [hex, ids] of Object.entries(stacks)) {
    const at = `stacks.${hex}`;
    const place = w.map.indexOf(hex);
    if (place < 0) {
      faults.push(fault('unknown-hex', at, { hex }));
      continue;
    }
    const units = ids.map(w.unitIndex).filter((unit) => unit >= 0 && unit < w.units);
    if (units.length === 0) faults.push(fault('no-units', at, { hex }));
    const lords = Object.keys(leaders).filter((id) => leaders[id] === hex);
    if (units.some((unit) => w.army[unit] !== w.army[units[0]])) faults.push(fault('two-armies', at, { hex }));
    if (lords.some((id) => w.side[w.unitIndex(id)] !== w.side[units[0]])) faults.push(fault('both-sides', at, { hex }));
    const sp = units.reduce((sum, unit) => sum + w.strength[unit] - (casualties[w.unitId(unit)] ?? 0), 0);
    const pair = units.length === 2 && units.every((unit) => w.guard[unit] === 1);
    if (w.mostSP[place] > 0 ? sp > w.mostSP[place] : units.length > 1 && !pair)
      faults.push(fault('hex-full', at, { hex }));
  }
  return faults;
}

/** 8.2a: a unit that has lost all its SP is a cadre and in no hex. */
function casualtyFaults(w: World, { stacks = {}, casualties = {} }: Description): Fault[] {
  const placed = new Set(Object.values(stacks).flat());
  return Object.entries(casualties).flatMap(([id, lost]) => {
    const unit = w.unitIndex(id);
    const at = `casualties.${id}`;
    if (unit < 0 || unit >= w.units) return [fault('unknown-unit', at, { unit: id })];
    if (lost > w.strength[unit]) return [fault('too-many-lost', at, { unit: id, most: w.strength[unit] })];
    return placed.has(id) === (lost === w.strength[unit]) ? [fault('cadre-placed', at, { unit: id })] : [];
  });
}
