import { type Game, seatsAt } from '@hundred-days/kernel';
import { seatsOfAll } from '../play/seats.ts';
import type { Failure, Match, MatchResult } from './match.ts';
import { type Interval, wilson } from './wilson.ts';

export interface Share extends Interval {
  readonly count: number;
  readonly share: number;
}

/** What `simulate --json` prints. Everything but `speed` depends on the match and the number of games alone. */
export interface Report {
  readonly game: string;
  readonly scenario: string;
  /** What is otherwise in its data, where something is. */
  readonly varied?: string;
  readonly seed: string;
  readonly players: Readonly<Record<string, string>>;
  readonly games: number;
  readonly wins: Readonly<Record<string, Share>>;
  readonly draws: Share;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly actions: { readonly mean: number; readonly shortest: number; readonly longest: number };
  /** Means over the final positions. */
  readonly tally: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
  readonly speed: { readonly jobs: number; readonly seconds: number; readonly gamesPerSecond: number };
}

export function report(game: Game, match: Match, result: MatchResult, jobs: number, seconds: number): Report {
  const share = (count: number): Share => ({
    count,
    share: mean(count, result.games),
    ...wilson(count, result.games),
  });
  const bySeat = <T>(of: (seat: number) => T): Record<string, T> =>
    Object.fromEntries(seatsAt(game, match).map(({ id }, seat) => [id, of(seat)]));
  return {
    game: game.id,
    scenario: match.scenario,
    ...(match.varied === undefined ? {} : { varied: match.varied.name }),
    seed: match.seed,
    players: bySeat((seat) => match.players[seat]),
    games: result.games,
    wins: bySeat((seat) => share(result.wins[seat])),
    draws: share(result.draws),
    // Chunks come in any order; names do not.
    outcomes: Object.fromEntries(Object.entries(result.outcomes).sort(byName)),
    actions: { mean: mean(result.actions, result.games), shortest: result.shortest, longest: result.longest },
    tally: Object.fromEntries(Object.entries(result.tally).map(([name, sum]) => [name, mean(sum, result.games)])),
    failures: [...result.failures].sort((a, b) => a.game - b.game),
    speed: { jobs, seconds, gamesPerSecond: mean(result.games, seconds) },
  };
}

const mean = (sum: number, count: number): number => (count === 0 ? 0 : sum / count);

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** The same for people. */
export function reportLines(game: Game, is: Report): string[] {
  const row = (name: string, { count, share, low, high }: Share): string =>
    `${name.padEnd(30)}${String(count).padStart(9)}${percent(share)}   ${percent(low)} to ${percent(high).trim()}`;
  const line = (name: string, value: string): string => `${name.padEnd(30)}${value.padStart(9)}`;
  const { mean, shortest, longest } = is.actions;
  return [
    `${game.title}, ${is.scenario}${is.varied === undefined ? '' : `, ${is.varied}`}: ${is.games} games, seed ${is.seed}`,
    '',
    `${'won by'.padEnd(30)}${'games'.padStart(9)}${'share'.padStart(7)}   95% interval`,
    ...seatsOfAll(game)
      .filter(({ id }) => id in is.players)
      .map(({ id, title }) => row(`${title} (${is.players[id]})`, is.wins[id])),
    row('draw', is.draws),
    '',
    ...Object.entries(is.outcomes).map(([code, count]) => line(code, String(count))),
    '',
    `${line('actions, mean', mean.toFixed(1))}   from ${shortest} to ${longest}`,
    ...Object.entries(is.tally).map(([name, value]) => line(`${words(name)}, mean`, value.toFixed(2))),
    line('games a second', is.speed.gamesPerSecond.toFixed(1)),
    ...is.failures.map((failure) => `FAILED game ${failure.game}, seed ${failure.seed}: ${failure.message}`),
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`.padStart(7);

/** `frenchLosses` is a name for programs. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
