import type { Fault, ScenarioFormat } from '@hundred-days/kernel';
import { fault, formatFaults, headingSchema } from '@hundred-days/kernel';
import { Type } from 'typebox';
import { foreignOptionFaults, heldFaults, literals, stackFaults, turnFaults, unitFaults } from '../format.ts';
import { type Description, GAME_ID, isComing, placeOf } from '../scenario.ts';
import { enemyOf, SIDES } from '../units.ts';
import { isLeader } from './position.ts';
import { CAMPAIGN_PHASES, type CampaignDescription, campaignOptionsOf } from './scenario.ts';
import type { CampaignWorld } from './world.ts';

/** The format of scenario files of the campaign and the grand scenarios. */

const schemaOf = (w: CampaignWorld) =>
  Type.Object(
    {
      ...headingSchema(GAME_ID),
      world: Type.Optional(Type.Literal(w.id)),
      battle: Type.Literal(w.id),
      turn: Type.Optional(Type.Integer({ minimum: 1 })),
      phase: Type.Optional(literals(CAMPAIGN_PHASES)),
      units: Type.Record(
        Type.String(),
        Type.Union([
          Type.String(),
          Type.Object(
            {
              at: Type.String(),
              reduced: Type.Optional(Type.Boolean()),
              fell: Type.Optional(Type.Integer({ minimum: 0 })),
            },
            { additionalProperties: false },
          ),
          Type.Object(
            { turn: Type.Integer({ minimum: 1 }), entry: Type.String(), reduced: Type.Optional(Type.Boolean()) },
            { additionalProperties: false },
          ),
        ]),
      ),
      held: Type.Optional(Type.Record(Type.String(), literals(SIDES))),
      out: Type.Optional(Type.Array(Type.String())),
    },
    { additionalProperties: false },
  );

export const CAMPAIGN_FORMAT: ScenarioFormat<CampaignWorld> = (w) => {
  const schema = schemaOf(w);
  const options = campaignOptionsOf(w);
  return (input, setup) => {
    const faults = formatFaults(schema, input);
    if (faults.length > 0) return faults;
    const described: CampaignDescription = input as Type.Static<typeof schema>;
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
    ...unitFaults(w, battle, { ...described, units } as Description),
    ...stackFaults(w, asBattle),
    ...heldFaults(w, battle, asBattle),
    ...leaderFaults(w, leaders as Description['units'], others as Description['units']),
    ...(described.out ?? []).flatMap((id) => (isCombatUnit(w, id) ? [] : [fault('unknown-unit', 'out', { unit: id })])),
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
