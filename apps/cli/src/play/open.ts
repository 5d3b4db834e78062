import { type AnyAction, type Dice, type OptionValue, type Setup, Table } from '@hundred-days/kernel';
import { noScenario } from '../choice.ts';
import { Failure } from '../failure.ts';
import { faultLines, parseJson, readRecord, readText } from '../files.ts';
import { loadGame, type SpokenGame, scenariosOf } from '../games.ts';
import type { Io } from '../io.ts';

/** A set-up with the game for its world. */
export interface Opening {
  readonly game: SpokenGame;
  readonly setup: Setup;
}

/** A scenario's id, or the name of a file that describes one; the game's first where none is named. */
export async function openingOf(id: string, named: string | undefined, given: readonly string[]): Promise<Opening> {
  if (named === undefined) return opening(await loadGame(id), undefined, given);
  const scenario = (await scenariosOf(id)).includes(named) ? named : await describedIn(id, named);
  return opening(await loadGame(id, { scenario }), scenario, given);
}

const opening = (game: SpokenGame, scenario: Setup['scenario'] | undefined, given: readonly string[]): Opening => ({
  game,
  setup: { scenario: scenario ?? game.scenarios[0].id, options: readOptions(game, given) },
});

/** The description in a file. */
async function describedIn(id: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  if (!isFileName(file)) throw new Failure(`${await noScenario(id, file)}; or name a .json file`);
  const parsed = parseJson(readText(file));
  if (!parsed.ok) throw new Failure(faultLines(file, await loadGame(id), parsed.faults));
  return parsed.value;
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
  id: string,
  file: string,
  env: Io['env'],
  dice: (played: number) => Dice,
): Promise<{ readonly game: SpokenGame; readonly table: Table<AnyAction> }> {
  const { game, table } = await readRecord(file, env);
  if (game.id !== id) throw new Failure(`${file}: the record is of ${game.id}, not of ${id}`);
  table.goOn(dice(table.length));
  return { game, table };
}
