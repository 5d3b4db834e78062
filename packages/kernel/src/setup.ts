import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { OptionInfo, ScenarioInfo, Setup } from './contract.ts';
import { type Fault, fault } from './refusal.ts';

/** What is wrong with a file or a set-up before any rule of a game looks at it. */

/** Further faults of the format would tell nobody more. */
const MOST_FAULTS = 20;

/** What does not fit the format of a file, each with its place in it; none if it all fits. */
export function formatFaults(schema: TSchema, input: unknown): Fault[] {
  if (Value.Check(schema, input)) return [];
  const faults = [...Value.Errors(schema, input)]
    .slice(0, MOST_FAULTS)
    .map(({ instancePath, message }) =>
      fault('bad-field', instancePath.replace(/^\//, '').replaceAll('/', '.'), { reason: message }),
    );
  return faults.length > 0 ? faults : [fault('bad-field', '')];
}

/** What a game offers to choose from. */
export interface Offer {
  readonly options: readonly OptionInfo[];
  readonly scenarios: readonly ScenarioInfo[];
}

/** Options that a game does not have, values they cannot take, and those that a scenario does not know. */
export function optionFaults({ options, scenarios }: Offer, setup: Setup): Fault[] {
  const played = scenarios.find(({ id }) => id === setup.scenario);
  return Object.entries(setup.options).flatMap(([name, value]) => {
    const at = `options.${name}`;
    const option = options.find(({ id }) => id === name);
    if (option === undefined) return [fault('unknown-option', at, { option: name })];
    if (!option.values.includes(value)) {
      const data = { option: name, value: String(value), values: option.values.map(String) };
      return [fault('bad-option', at, data)];
    }
    const barred = played !== undefined && option.scenarios?.includes(played.id) === false;
    return barred && value !== false ? [fault('option-not-here', at, { option: name })] : [];
  });
}
