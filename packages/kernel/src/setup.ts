import type { OptionInfo, ScenarioInfo, Setup } from './contract.ts';
import type { Dice } from './dice.ts';
import type { Tell } from './events.ts';
import { bad, type Fault, fault, good, type Result } from './refusal.ts';
import type { State } from './state.ts';

/** What is wrong with a set-up before any rule of a game looks at it. */

/** What a game offers to choose from. */
export interface Offer<S = ScenarioInfo> {
  readonly options: readonly OptionInfo[];
  readonly scenarios: readonly S[];
}
type OfferById = Offer<Pick<ScenarioInfo, 'id'>>;

/** Options that a game does not have, values they cannot take, and those that a scenario does not know. */
export function optionFaults({ options, scenarios }: OfferById, setup: Setup): Fault[] {
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

/** What is wrong with a scenario that is described in full; none if a position can be laid out by it. */
export type ScenarioFaults = (described: Readonly<Record<string, unknown>>, setup: Setup) => readonly Fault[];

/**
 * The format of a game's described scenarios, for a world. It is a module of its own (`format.ts` of the game) that a game is
 * handed where files are read: most tables begin with a scenario of the rulebook.
 */
export type ScenarioFormat<W> = (world: W) => ScenarioFaults;

/** The scenarios of the rulebook, which are checked by the tests of the game, and how to read others; null if nobody is to. */
export interface Scenarios<D> {
  describe(id: string, setup: Setup): D | null;
  readonly faultsOf: ScenarioFaults | null;
  /** Options that do not go together. */
  clashes?(setup: Setup): readonly Fault[];
}

/** How tables of a game begin: a description, of a scenario of the game or of a file, is laid out, or its faults are told. */
export const startBy =
  <D extends object>(
    offer: Offer,
    scenarios: Scenarios<D>,
    layOut: (described: D, setup: Setup, dice: Dice, tell: Tell) => Result<State>,
  ) =>
  (setup: Setup, dice: Dice, tell: Tell): Result<State> => {
    const described = describedBy(offer, scenarios, setup);
    return described.ok ? layOut(described.value, setup, dice, tell) : described;
  };

/** The description that a set-up is laid out by, or what is wrong with it. */
export function describedBy<D extends object>(
  offer: OfferById,
  { describe, faultsOf, clashes }: Scenarios<D>,
  setup: Setup,
): Result<D> {
  const wrong = [...(clashes?.(setup) ?? []), ...optionFaults(offer, setup)];
  const { scenario } = setup;
  if (typeof scenario === 'string') {
    const described = describe(scenario, setup);
    if (described === null) return bad([...wrong, fault('unknown-scenario', 'scenario', { scenario })]);
    return wrong.length > 0 ? bad(wrong) : good(described);
  }
  if (faultsOf === null) throw new Error('a described scenario cannot be read: the game was made without its format');
  const faults = [...wrong, ...faultsOf(scenario, setup)];
  return faults.length > 0 ? bad(faults) : good(scenario as D);
}
