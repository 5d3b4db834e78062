import { Type } from 'typebox';

export const SCENARIO_FORMAT = 'hundred-days-scenario';

/** What every described scenario begins with. */
export const scenarioHeading = <const Id extends string>(game: Id) =>
  ({ format: SCENARIO_FORMAT, version: 1, game }) as const;

/** The fields of its schema that all games have. */
export const headingSchema = <const Id extends string>(game: Id) => ({
  format: Type.Literal(SCENARIO_FORMAT),
  version: Type.Literal(1),
  game: Type.Literal(game),
  title: Type.Optional(Type.String({ maxLength: 200 })),
});
