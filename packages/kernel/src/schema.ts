import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';
import type { ActionLimits, ActionTable, ArgumentKind } from './actions.ts';
import { SCENARIO_FORMAT } from './scenario.ts';

/** The wire schema of a game's actions, from the same table as their types: for OpenAPI and for other programs. */
export function actionSchema(table: ActionTable, limits: ActionLimits): TSchema {
  const actions = Object.entries(table).map(([type, { args }]) => {
    const fields = Object.entries(args).map(([name, kind]) => [name, argumentSchema(kind, limits)]);
    return Type.Object({ type: Type.Literal(type), ...Object.fromEntries(fields) }, { additionalProperties: false });
  });
  return Type.Union(actions);
}

const index = (count: number): TSchema => Type.Integer({ minimum: 0, maximum: count - 1 });

function argumentSchema(kind: ArgumentKind, { units, places, path }: ActionLimits): TSchema {
  if (kind === 'unit') return index(units);
  if (kind === 'place') return index(places);
  if (kind === 'path') return Type.Array(index(places), { minItems: 1, maxItems: path });
  if (kind === 'units') return Type.Array(index(units), { minItems: 1, maxItems: units, uniqueItems: true });
  return 'flag' in kind ? Type.Boolean() : index(kind.oneOf.length);
}

/**
 * An object whose members may have any name, or any of a pattern, and are all of one kind. It is the schema of Type.Record,
 * which would bring the library's whole engine of types into the page to reckon with names.
 */
export const byName = <S extends TSchema>(value: S, names = '^.*$'): TUnsafe<Record<string, Static<S>>> =>
  Type.Unsafe<Record<string, Static<S>>>({ type: 'object', patternProperties: { [names]: value } });

/** The fields that the scenario files of all games have. */
export const headingSchema = <const Id extends string>(game: Id) => ({
  format: Type.Literal(SCENARIO_FORMAT),
  version: Type.Literal(1),
  game: Type.Literal(game),
  title: Type.Optional(Type.String({ maxLength: 200 })),
});
