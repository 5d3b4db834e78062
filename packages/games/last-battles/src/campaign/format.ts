import type { Fault, ScenarioFormat } from '@hundred-days/kernel';
import { fault, formatFaults, headingSchema } from '@hundred-days/kernel';
import { Type } from 'typebox';
import {
  foreignOptionFaults,
  heldFaults,
  LevelPoints,
  levelFaults,
  literals,
  Points,
  perArmy,
  STANDING,
  stackFaults,
  turnFaults,
  unitFaults,
  unitsSchema,
} from '../format.ts';
import { type Description, GAME_ID, isComing, placeOf } from '../setup.ts';
import { ARMIES, enemyOf } from '../units.ts';
import {
  bodyId,
  CAMPAIGN_PHASES,
  type CampaignDescription,
  isCommanderId,
  isOfCommanders,
  LASTING_ORDERS,
} from './described.ts';
import { GROUPS, HAPPENED, isLeader, MORALE, NERVE } from './position.ts';
import { campaignOptionsOf } from './scenario.ts';
import type { CampaignWorld } from './world.ts';

/** The format of scenario files of the campaign and the grand scenarios. */

const Names = Type.Optional(Type.Array(Type.String()));

/** Any of these names, and no others. */
const some = <N extends string, T extends Type.TSchema>(names: readonly N[], value: T) =>
  Type.Optional(
    Type.Object(Object.fromEntries(names.map((name) => [name, Type.Optional(value)])), {
      additionalProperties: false,
    }),
  );

const schemaOf = (w: CampaignWorld) =>
  Type.Object(
    {
      ...headingSchema(GAME_ID),
      world: Type.Optional(Type.Literal(w.id)),
      battle: Type.Literal(w.id),
      turn: Type.Optional(Type.Integer({ minimum: 1 })),
      phase: Type.Optional(literals(CAMPAIGN_PHASES)),
      units: unitsSchema({
        fell: Type.Optional(Type.Integer({ minimum: 0 })),
        permanent: Type.Optional(Type.Boolean()),
      }),
      ...STANDING,
      out: Names,
      under: Type.Optional(Type.Record(Type.String(), Type.String())),
      orders: some(LASTING_ORDERS, Type.Array(Type.String())),
      bodies: some(
        w.bodies.map((_, body) => bodyId(w, body)),
        Type.Object(
          { level: Type.Optional(LevelPoints), nerve: Type.Optional(literals(NERVE)) },
          { additionalProperties: false },
        ),
      ),
      losses: Type.Optional(perArmy(Points)),
      groups: some(
        w.scenario.armyGroups === undefined ? [] : GROUPS,
        Type.Object({ losses: Points, level: LevelPoints, morale: literals(MORALE) }, { additionalProperties: false }),
      ),
      happened: Type.Optional(Type.Array(literals(Object.keys(HAPPENED.mask) as (keyof typeof HAPPENED.mask)[]))),
    },
    { additionalProperties: false },
  );

export const CAMPAIGN_FORMAT: ScenarioFormat<CampaignWorld> = (w) => {
  const schema = schemaOf(w);
  const options = campaignOptionsOf(w);
  return (input, setup) => {
    const faults = formatFaults(schema, input);
    if (faults.length > 0) return faults;
    const described = input as CampaignDescription;
    return [...foreignOptionFaults(options, described as Description, setup), ...campaignFaults(w, described)];
  };
};

function campaignFaults(w: CampaignWorld, described: CampaignDescription): Fault[] {
  if (Object.keys(described.units).length === 0) return [fault('no-units', 'units')];
  const [battle] = w.battles;
  const { units } = described;
  const [leaders, others] = [true, false].map((leading) =>
    Object.fromEntries(Object.entries(units).filter(([id]) => isLeader(w, w.unitIndex(id)) === leading)),
  );
  const asBattle = { ...described, units: others } as Description;
  return [
    ...turnFaults(battle, asBattle),
    ...unitFaults(w, battle, { ...described, units } as Description).filter((one) => !hasWithdrawn(w, described, one)),
    ...stackFaults(w, asBattle),
    ...heldFaults(w, battle, asBattle),
    ...leaderFaults(w, leaders as Description['units'], others as Description['units']),
    ...levelFaults(battle, asBattle),
    ...(described.out ?? []).flatMap((id) => (isCombatUnit(w, id) ? [] : [unknown('out', id)])),
    ...orderFaults(w, described),
  ];
}

const unknown = (at: string, unit: string): Fault => fault('unknown-unit', at, { unit });

/** 27.38, 28.34: units of an army that has left need no hex to leave by. */
function hasWithdrawn(w: CampaignWorld, { morale = {} }: CampaignDescription, { code, at }: Fault): boolean {
  const army = ARMIES[w.army[w.unitIndex(at.slice('units.'.length))]];
  return code === 'cannot-exit' && (morale[army] ?? 'fit') !== 'fit';
}

/** 20.0d, 20.1: places are of commanders of the same army; 25.2: only they sleep. */
function orderFaults(w: CampaignWorld, { under = {}, orders = {} }: CampaignDescription): Fault[] {
  const isServed = (id: string, commander: string): boolean =>
    w.unitIndex(id) >= 0 &&
    !isCommanderId(w, id) &&
    isCommanderId(w, commander) &&
    w.army[w.unitIndex(id)] === w.army[w.unitIndex(commander)];
  return [
    ...Object.entries(under).flatMap(([id, commander]) =>
      isServed(id, commander) ? [] : [unknown(`under.${id}`, commander)],
    ),
    ...LASTING_ORDERS.flatMap((name) =>
      (orders[name] ?? [])
        .filter((id) => (isOfCommanders(name) ? !isCommanderId(w, id) : w.unitIndex(id) < 0))
        .map((id) => unknown(`orders.${name}`, id)),
    ),
  ];
}

const isCombatUnit = (w: CampaignWorld, id: string): boolean => w.unitIndex(id) >= 0 && !isLeader(w, w.unitIndex(id));

/** 19.21b: a leader is not in a hex with the enemy, nor on a counter's other side. */
function leaderFaults(w: CampaignWorld, leaders: Description['units'], units: Description['units']): Fault[] {
  const hexOf = (unit: Description['units'][string]): number => (isComing(unit) ? -1 : w.map.indexOf(placeOf(unit)));
  return Object.entries(leaders).flatMap(([id, described]) => {
    const hex = hexOf(described);
    const enemy = enemyOf(w.side[w.unitIndex(id)]);
    const other = Object.entries({ ...units, ...leaders }).find(
      ([one, where]) => hex >= 0 && w.unitIndex(one) >= 0 && w.side[w.unitIndex(one)] === enemy && hexOf(where) === hex,
    );
    return other === undefined
      ? []
      : [fault('both-sides', `units.${id}`, { unit: id, hex: w.hexId(hex), other: other[0] })];
  });
}
