import {
  allChoices,
  choicesOf,
  everyRoll,
  type Game,
  piecesOf,
  type State,
  seatsToAct,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import type { Command } from 'commander';
import { chosenGames, type GameOptions, namedGames, takesGames } from '../choice.ts';
import { Failure } from '../failure.ts';
import { GAME_IDS } from '../games.ts';
import { type Io, print } from '../io.ts';
import { newTable, type Opening, openingOf } from '../play/open.ts';

const DEEPEST = 6;

interface PerftOptions extends GameOptions {
  readonly depth: string;
  readonly seed: string;
}

export function registerPerft(program: Command, io: Io): void {
  takesGames(program.command('perft'))
    .description('count the choices at the first decisions of a scenario')
    .option('--scenario <id|file.json>', 'a scenario of the game or a file that describes one (the first)')
    .option('--depth <n>', `how many decisions deep, 1 to ${DEEPEST}`, '2')
    .option('--seed <text>', 'for the dice of the set-up', '1')
    .action(async (ids: string[], options: PerftOptions) => {
      if (!/^\d$/.test(options.depth) || Number(options.depth) < 1 || Number(options.depth) > DEEPEST) {
        throw new Failure(`--depth: “${options.depth}” is not a number from 1 to ${DEEPEST}`);
      }
      const openings = await openingsOf(ids, options);
      for (const opening of openings) {
        if (openings.length > 1) print(io, opening.game.label);
        perft(io, opening, options);
      }
    });
}

/** The first scenario of each world, or the one that is named. */
async function openingsOf(ids: readonly string[], options: PerftOptions): Promise<readonly Opening[]> {
  const { scenario } = options;
  if (scenario !== undefined)
    return Promise.all((namedGames(ids, options) ?? GAME_IDS).map((id) => openingOf(id, scenario, [])));
  const games = await chosenGames(ids, options);
  return games.map((game) => ({ game, setup: { scenario: game.scenarios[0].id, options: {} } }));
}

function perft(io: Io, { game, setup }: Opening, { scenario, depth: deepest, seed }: PerftOptions): void {
  newTable(game, setup, seededDice(seed), scenario ?? game.id);
  const started = game.start(setup, seededDice(seed), null);
  if (!started.ok) return;
  for (let depth = 1; depth <= Number(deepest); depth++) {
    print(io, `depth ${depth}: ${countChoices(game, started.value, depth)}`);
  }
}

/** Lines of play of this length; an action with a die counts once for every way it can fall. */
export function countChoices(game: Game, state: State, depth: number): number {
  let count = 0;
  const mask = seatsToAct(game, state);
  for (let seat = 0; seat < game.seats.length; seat++) {
    if ((mask & (1 << seat)) === 0) continue;
    if (depth === 1) count += listed(game, state, seat);
    else for (const action of allChoices(game, state, seat)) count += after(game, state, seat, action, depth - 1);
  }
  return count;
}

function listed(game: Game, state: State, seat: number): number {
  let count = 0;
  for (const piece of piecesOf(game, state, seat)) count += choicesOf(game, state, seat, piece).length;
  return count;
}

function after(game: Game, state: State, seat: number, action: { readonly type: string }, depth: number): number {
  let count = 0;
  everyRoll(
    (dice) => {
      const copy = state.slice();
      submit(game, copy, seat, action, dice);
      return copy;
    },
    (copy) => {
      count += countChoices(game, copy, depth);
    },
  );
  return count;
}
