import { canPlay, isEntrant } from '@hundred-days/opponents/ladder';
import { ALL_PLAYER_NAMES } from '@hundred-days/opponents/planner';
import type { Command } from 'commander';
import { Failure } from './failure.ts';
import { GAME_IDS, loadGrand, loadGrandWorlds, loadWorlds, type SpokenGame, scenariosOf } from './games.ts';

/** What a command that takes games is told by its options. */
export interface GameOptions {
  readonly game?: readonly string[];
  readonly scenario?: string;
}

/** Games are named as words or with --game, which reads better behind `npm run ... --`. */
export const takesGames = (command: Command): Command =>
  command
    .argument('[games...]', 'ids of games; all if left out')
    .option('--game <id>', 'the same as an option; may be given again', addWord);

/** An option that may be given again. */
export const addWord = (word: string, before: readonly string[] = []): readonly string[] => [...before, word];

/** The ids that are named, each once; null where none is. */
export function namedGames(words: readonly string[], { game = [] }: GameOptions): readonly string[] | null {
  const named = new Set([...words, ...game]);
  return named.size === 0 ? null : [...named];
}

/** The games that are named, each once for each of its worlds; all that can be played where none is. */
export async function chosenGames(
  words: readonly string[],
  options: GameOptions,
  withGrand = false,
): Promise<SpokenGame[]> {
  const ids = namedGames(words, options) ?? GAME_IDS;
  const found = await Promise.all(
    ids.map(async (id) => [
      ...(await worldsWith(id, options.scenario)),
      ...(withGrand && options.scenario === undefined ? await loadGrandWorlds(id) : []),
    ]),
  );
  return found.flat();
}

/** The worlds of a game, or the one on which a scenario is played. */
async function worldsWith(id: string, scenario: string | undefined): Promise<readonly SpokenGame[]> {
  const worlds = await loadWorlds(id);
  if (scenario === undefined) return worlds;
  const seen = worlds.filter(({ scenarios }) => scenarios.some((info) => info.id === scenario));
  const there = seen.length > 0 ? seen : await loadGrand(id, scenario);
  if (there.length === 0) throw new Failure(await noScenario(id, scenario));
  return there;
}

export const noScenario = async (id: string, scenario: string): Promise<string> =>
  `there is no scenario “${scenario}” in ${id}; there are: ${(await scenariosOf(id)).join(', ')}`;

/** Throws a Failure for a player that nobody knows or that has not learnt this game. */
export function requirePlayer(name: string, game: Pick<SpokenGame, 'id'>): void {
  if (!isEntrant(name)) throw new Failure(`no player “${name}”; there are: ${ALL_PLAYER_NAMES.join(', ')}`);
  if (!canPlay(name, game.id)) throw new Failure(`${name} does not play ${game.id}`);
}
