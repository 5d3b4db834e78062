import { type AnyAction, type Dice, type OptionValue, type Setup, Table } from '@hundred-days/kernel';
import { Failure } from '../failure.ts';
import { faultLines, parseJson, readRecord, readText } from '../files.ts';
import type { SpokenGame } from '../games.ts';
import type { Io } from '../io.ts';

/** A scenario's id, or the name of a file that describes one. */
export function readSetup(game: SpokenGame, scenario: string | undefined, options: Setup['options']): Setup {
  const named = scenario ?? game.scenarios[0].id;
  if (game.scenarios.some((info) => info.id === named)) return { scenario: named, options };
  if (!isFileName(named)) {
    const ids = game.scenarios.map((info) => info.id).join(', ');
    throw new Failure(`there is no scenario “${named}” in ${game.id}; there are: ${ids}; or name a .json file`);
  }
  const parsed = parseJson(readText(named));
  if (!parsed.ok) throw new Failure(faultLines(named, game, parsed.faults));
  return { scenario: parsed.value, options };
}

const isFileName = (text: string): boolean => text.endsWith('.json') || /[\\/]/.test(text);

/** `id=value` of every --option, as the game lists them. */
export function readOptions(game: SpokenGame, given: readonly string[]): Setup['options'] {
  const options: Record<string, OptionValue> = {};
  for (const text of given) {
    const at = text.indexOf('=');
    if (at <= 0) throw new Failure(`--option: “${text}” is not ID=VALUE`);
    const id = text.slice(0, at);
    const info = game.options.find((option) => option.id === id);
    const value = info?.values.find((one) => String(one) === text.slice(at + 1));
    if (info === undefined || value === undefined) {
      const there = info?.values.join(', ') ?? game.options.map((option) => option.id).join(', ');
      throw new Failure(`--option: there is no “${text}”; there is: ${there || 'no option in this game'}`);
    }
    options[id] = value;
  }
  return options;
}

/** A new table. Throws a Failure that lists everything that is wrong with the set-up. */
export function newTable(game: SpokenGame, setup: Setup, dice: Dice, name: string): Table<AnyAction> {
  const opened = Table.open(game, setup, dice);
  if (!opened.ok) throw new Failure(faultLines(name, game, opened.faults));
  return opened.value;
}

/** A table taken up again where a record leaves it, once the record has been checked from end to end. */
export async function loadTable(
  game: SpokenGame,
  file: string,
  env: Io['env'],
  dice: (played: number) => Dice,
): Promise<Table<AnyAction>> {
  const { record, table } = await readRecord(file, env);
  if (record.game !== game.id) throw new Failure(`${file}: the record is of ${record.game}, not of ${game.id}`);
  table.goOn(dice(table.length));
  return table;
}
