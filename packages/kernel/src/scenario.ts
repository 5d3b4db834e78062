export const SCENARIO_FORMAT = 'hundred-days-scenario';

/** What every described scenario begins with. A type and no interface: a description is handed on as a record of anything. */
export type ScenarioHeading<Id extends string> = {
  readonly format: typeof SCENARIO_FORMAT;
  readonly version: 1;
  readonly game: Id;
  readonly title?: string;
};

export const scenarioHeading = <const Id extends string>(game: Id): ScenarioHeading<Id> => ({
  format: SCENARIO_FORMAT,
  version: 1,
  game,
});
