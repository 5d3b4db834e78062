import { type Game, randomBits, type Setup, seededDice } from '@hundred-days/kernel';
import { type Player, playGame } from '@hundred-days/opponents';
import { createEntrant } from '@hundred-days/opponents/ladder';
import { type PointlessWatch, watchPointless } from '@hundred-days/opponents/planner';
import type { Chunk } from './pool.ts';
import type { Changes } from './vary.ts';

/** Games between the same players, numbered from 0. */
export interface Match {
  readonly game: string;
  readonly scenario: string;
  readonly seed: string;
  readonly options: Setup['options'];
  /** One for each seat. */
  readonly players: readonly string[];
  /** What is otherwise in the data of the game, and what that is called. */
  readonly varied?: { readonly name: string; readonly changes: Changes };
  /** Turns are counted in which a corps stands about for nothing. */
  readonly pointless?: boolean;
}

export interface Failure {
  readonly game: number;
  readonly seed: string;
  readonly message: string;
}

/** Whole numbers only, so that sums are the same in whatever order they are added. */
export interface MatchResult {
  games: number;
  /** By the code of the outcome. */
  readonly outcomes: Record<string, number>;
  /** By seat. */
  readonly wins: number[];
  draws: number;
  actions: number;
  shortest: number;
  longest: number;
  /** Sums over the final positions. */
  readonly tally: Record<string, number>;
  readonly failures: Failure[];
}

export function emptyResult(seats: number): MatchResult {
  return {
    games: 0,
    outcomes: {},
    wins: new Array<number>(seats).fill(0),
    draws: 0,
    actions: 0,
    shortest: 0,
    longest: 0,
    tally: {},
    failures: [],
  };
}

/** The seed of one game; with it the game can be played again by itself. */
export const gameSeed = (seed: string, index: number): string => `${seed}/${index}`;

/** Plays the games of a chunk. One that throws is reported with its seed and the others go on. */
export function playChunk(
  game: Game,
  match: Match,
  chunk: Chunk,
  begin: (item: number) => void = () => undefined,
): MatchResult {
  const result = emptyResult(game.seats.length);
  for (let index = chunk.from; index < chunk.to; index++) {
    begin(index);
    const seed = gameSeed(match.seed, index);
    try {
      addGame(result, game, match, seed);
    } catch (error) {
      result.failures.push({ game: index, seed, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return result;
}

function addGame(result: MatchResult, game: Game, match: Match, seed: string): void {
  const watch = match.pointless === true ? watchPointless(game) : null;
  const { outcome, length, final } = playGame(
    game,
    { scenario: match.scenario, options: match.options },
    match.players.map((name) => watched(createEntrant(name), watch)),
    seededDice(`${seed}/dice`),
    randomBits(`${seed}/players`),
  );
  result.shortest = result.games === 0 ? length : Math.min(result.shortest, length);
  result.longest = Math.max(result.longest, length);
  result.games++;
  result.actions += length;
  add(result.outcomes, outcome.code, 1);
  for (const seat of outcome.winners) result.wins[seat]++;
  if (outcome.winners.length === 0) result.draws++;
  for (const [name, value] of Object.entries(game.tally(final))) add(result.tally, name, value);
  if (watch === null) return;
  const { length: turns } = watch.found();
  add(result.tally, 'pointlessTurns', turns);
  add(result.tally, 'gamesWithPointlessTurns', turns > 0 ? 1 : 0);
}

/** Lets somebody else see each position that a player decides in. */
const watched = (player: Player, watch: PointlessWatch | null): Player =>
  watch === null
    ? player
    : {
        ...player,
        choose(game, view, seat, bits) {
          watch.see(view);
          return player.choose(game, view, seat, bits);
        },
      };

export function addResult(sum: MatchResult, part: MatchResult): void {
  if (part.games > 0) sum.shortest = sum.games === 0 ? part.shortest : Math.min(sum.shortest, part.shortest);
  sum.longest = Math.max(sum.longest, part.longest);
  sum.games += part.games;
  sum.actions += part.actions;
  sum.draws += part.draws;
  for (const [code, count] of Object.entries(part.outcomes)) add(sum.outcomes, code, count);
  for (const [seat, count] of part.wins.entries()) sum.wins[seat] += count;
  for (const [name, value] of Object.entries(part.tally)) add(sum.tally, name, value);
  sum.failures.push(...part.failures);
}

function add(sums: Record<string, number>, name: string, value: number): void {
  sums[name] = (sums[name] ?? 0) + value;
}
