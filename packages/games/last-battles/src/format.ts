import type { Fault, OptionInfo, Place, ScenarioFormat, Setup } from '@hundred-days/kernel';
import { fault, formatFaults, headingSchema } from '@hundred-days/kernel';
import { Type } from 'typebox';
import type { Battle } from './battles.ts';
import { MORALE } from './position.ts';
import { optionsOf } from './scenario.ts';
import { type ComingUnit, type Description, GAME_ID, isComing, isReduced, ONCE, PHASES, placeOf } from './setup.ts';
import { ARMIES, SIDES } from './units.ts';
import type { World } from './world.ts';

/** The format of scenario files: what is wrong with a description before it is laid out. */

/** No army is so strong: all counters together have less. */
const MOST = 9999;
export const Points = Type.Integer({ minimum: 0, maximum: MOST });
/** 12.2a lowers a level again and again. */
export const LevelPoints = Type.Integer({ minimum: -MOST, maximum: MOST });
export const Level = Type.Object(
  { demoralization: LevelPoints, disintegration: Type.Optional(LevelPoints) },
  { additionalProperties: false },
);
export const literals = <const T extends string>(words: readonly T[]) =>
  Type.Union(words.map((word) => Type.Literal(word)));
export const perArmy = <T extends Type.TSchema>(value: T) => {
  const army = Type.Optional(value);
  return Type.Object({ french: army, 'anglo-allied': army, prussian: army }, { additionalProperties: false });
};

/** A unit by its hex alone, by its hex and what else there is to say of it, or by when and where it comes. */
export const unitsSchema = <More extends Type.TProperties>(more: More) =>
  Type.Record(
    Type.String(),
    Type.Union([
      Type.String(),
      Type.Object(
        { at: Type.String(), reduced: Type.Optional(Type.Boolean()), ...more },
        { additionalProperties: false },
      ),
      Type.Object(
        { turn: Type.Integer({ minimum: 1 }), entry: Type.String(), reduced: Type.Optional(Type.Boolean()) },
        { additionalProperties: false },
      ),
    ]),
  );
/** Who holds what, and how near to breaking each army is. */
export const STANDING = {
  held: Type.Optional(Type.Record(Type.String(), literals(SIDES))),
  levels: Type.Optional(perArmy(Level)),
  morale: Type.Optional(perArmy(literals(MORALE))),
};

const descriptionSchema = (w: World) =>
  Type.Object(
    {
      ...headingSchema(GAME_ID),
      world: Type.Optional(Type.Literal(w.id)),
      battle: literals(w.battles.map(({ id }) => id)),
      turn: Type.Optional(Type.Integer({ minimum: 1 })),
      phase: Type.Optional(literals(PHASES)),
      units: unitsSchema({}),
      ...STANDING,
      once: Type.Optional(Type.Array(literals(Object.keys(ONCE) as (keyof typeof ONCE)[]))),
      points: Type.Optional(Type.Object({ french: Points, allied: Points }, { additionalProperties: false })),
    },
    { additionalProperties: false },
  );

export const FORMAT: ScenarioFormat<World> = (w) => {
  const schema = descriptionSchema(w);
  const options = optionsOf(w);
  return (input, setup) => {
    const faults = formatFaults(schema, input);
    if (faults.length > 0) return faults;
    const described: Description = input as Type.Static<typeof schema>;
    return [...foreignOptionFaults(options, described, setup), ...descriptionFaults(w, described)];
  };
};

function descriptionFaults(w: World, described: Description): Fault[] {
  if (Object.keys(described.units).length === 0) return [fault('no-units', 'units')];
  const battle = w.battles.find(({ id }) => id === described.battle) as Battle;
  return [
    ...turnFaults(battle, described),
    ...unitFaults(w, battle, described),
    ...stackFaults(w, described),
    ...heldFaults(w, battle, described),
    ...levelFaults(battle, described),
  ];
}

/** A file that is played by its content: the kernel knows only the battles by their ids. */
export function foreignOptionFaults(options: readonly OptionInfo[], { battle }: Description, setup: Setup): Fault[] {
  return options.flatMap(({ id, scenarios }) =>
    setup.options[id] === true && scenarios?.includes(battle) === false
      ? [fault('option-not-here', `options.${id}`, { option: id })]
      : [],
  );
}

export const turnFaults = ({ turns }: Battle, { turn = 1 }: Description): Fault[] =>
  turn > turns ? [fault('no-such-turn', 'turn', { turn, turns })] : [];

export function unitFaults(w: World, battle: Battle, { units }: Description): Fault[] {
  return Object.entries(units).flatMap(([id, described]) => {
    const at = `units.${id}`;
    const unit = w.unitIndex(id);
    if (unit < 0) return [fault('unknown-unit', at, { unit: id })];
    if (isReduced(described) && w.reduced[unit] === 0) return [fault('no-reverse', at, { unit: id })];
    if (isComing(described)) return arrivalFaults(w, battle, id, described);
    const place = placeOf(described);
    if (place === 'destroyed') return [];
    if (place === 'exited') {
      const leaves = battle.exitCost[w.arm[unit]]
        .subarray(w.side[unit] * w.hexes, (w.side[unit] + 1) * w.hexes)
        .some((cost) => cost > 0);
      return leaves ? [] : [fault('cannot-exit', at, { unit: id })];
    }
    const hex = w.map.indexOf(place);
    if (hex < 0) return [fault('off-the-map', at, { unit: id, hex: place })];
    return isShutIn(w, w.arm[unit], hex) ? [fault('shut-in', at, { unit: id, hex: place })] : [];
  });
}

/** A hex that rivers close on every side: nobody gets in or out. */
const isShutIn = (w: World, arm: number, hex: Place): boolean =>
  w.stepCost[arm].subarray(6 * hex, 6 * hex + 6).every((cost) => cost < 0);

function arrivalFaults(w: World, { turns }: Battle, id: string, { turn, entry }: ComingUnit): Fault[] {
  const at = `units.${id}`;
  const hex = w.map.indexOf(entry);
  if (hex < 0 || w.entry[hex] === 0) return [fault('not-an-entry', at, { unit: id, hex: entry })];
  return turn > turns ? [fault('no-such-turn', at, { turn, turns })] : [];
}

/** 5.3, 10.2, 5.3x */
export function stackFaults(w: World, { units }: Description): Fault[] {
  const inHex = new Map<number, string[]>();
  const faults: Fault[] = [];
  for (const [id, described] of Object.entries(units)) {
    const hex = isComing(described) ? -1 : w.map.indexOf(placeOf(described));
    const unit = w.unitIndex(id);
    if (hex < 0 || unit < 0) continue;
    const there = inHex.get(hex) ?? [];
    inHex.set(hex, [...there, id]);
    const data = { unit: id, hex: w.hexId(hex), other: there[0] ?? id };
    if (there.length > 0 && w.side[w.unitIndex(there[0])] !== w.side[unit])
      faults.push(fault('both-sides', `units.${id}`, data));
    else if (w.chateau[hex] === 1 && there.length >= w.chateauStacking)
      faults.push(fault('chateau-full', `units.${id}`, data));
    else if (there.length >= w.stacking) faults.push(fault('hex-full', `units.${id}`, data));
  }
  return faults;
}

export function heldFaults(w: World, { holders }: Battle, { held = {} }: Description): Fault[] {
  return Object.keys(held).flatMap((hex) =>
    holders.has(w.map.indexOf(hex)) ? [] : [fault('not-an-objective', `held.${hex}`, { hex })],
  );
}

/** Levels an army does not have, and a disintegration that would come before demoralization. */
export function levelFaults({ levels: own }: Battle, { levels = {}, morale = {} }: Description): Fault[] {
  const faults: Fault[] = [];
  for (const [army, name] of ARMIES.entries()) {
    const level = levels[name];
    const [hasDemoralization, hasDisintegration] = [own[2 * army] !== 0, own[2 * army + 1] !== 0];
    if (!hasDemoralization && (level !== undefined || morale[name] !== undefined))
      faults.push(fault('no-such-army', `levels.${name}`, { army: name }));
    else if (!hasDisintegration && (level?.disintegration !== undefined || morale[name] === 'disintegrated'))
      faults.push(fault('no-disintegration', `levels.${name}`, { army: name }));
    else if (hasDisintegration && level !== undefined && (level.disintegration ?? 0) <= level.demoralization)
      faults.push(fault('levels-crossed', `levels.${name}`, { army: name }));
  }
  return faults;
}
