import { type Game, seatsAt } from '@hundred-days/kernel';
import { type LadderResult, longer, meetings, type Spent } from '@hundred-days/opponents/ladder';
import { spread } from '../bench/timing.ts';
import { threadClocks } from './clocks.ts';
import {
  addScore,
  emptyScore,
  gamesOf,
  type Rating,
  ratingOf,
  ratingOfPairs,
  type Score,
  shareOf,
  sumOf,
} from './elo.ts';
import type { Ladder, LadderPart } from './match.ts';

/** One meeting: the better-known player first, its score with each side and with both. */
export interface Meeting {
  readonly player: string;
  readonly against: string;
  readonly sides: Readonly<Record<string, Standing>>;
  readonly both: Standing;
}

export interface Standing extends Score {
  readonly share: number;
  readonly rating: Rating;
}

/** Milliseconds for a player turn. */
export interface Pace {
  readonly mean: number;
  readonly p95: number;
  readonly max: number;
}

/** How long a player thinks: for its player turns, and for its longest single decision. */
export interface PlayerThought {
  readonly player: string;
  readonly turns: number;
  readonly processor: Pace;
  readonly wall: Pace;
  readonly longestDecision: Spent;
}

export interface LadderReport {
  readonly game: string;
  readonly scenario: string;
  readonly seed: string;
  readonly meetings: readonly Meeting[];
  /** Where the processor time comes from. */
  readonly processorTime: string;
  readonly thought: readonly PlayerThought[];
  readonly failures: LadderPart['failures'];
}

const standing = (score: Score): Standing => ({ ...score, share: shareOf(score), rating: ratingOf(score) });

export function ladderReport(game: Game, ladder: Ladder, part: LadderPart): LadderReport {
  const { players } = ladder.schedule;
  const sides = sidesOf(game, ladder);
  return {
    game: ladder.game,
    scenario: ladder.scenario,
    seed: ladder.seed,
    // The later in the list is the one that is meant to win.
    meetings: meetings(ladder.schedule).map(([a, b]) => {
      const scores = sides.map((_, side) => scoreOf(part.results, a, b, side));
      const both = scores.reduce(sumOf);
      const rating = ladder.schedule.only === undefined ? ratingOfPairs(pairsOf(part.results, a, b)) : ratingOf(both);
      return {
        player: players[b],
        against: players[a],
        sides: Object.fromEntries(sides.map((id, side) => [id, standing(scores[side])])),
        both: { ...standing(both), rating },
      };
    }),
    processorTime: threadClocks().source,
    thought: players.map((player, place) => thoughtOf(part.results, player, place)),
    failures: part.failures,
  };
}

/** What the two sides are called: of three seats the second and third are one. */
export function sidesOf(
  game: Game,
  { scenario, options }: Pick<Ladder, 'scenario' | 'options'>,
): readonly [string, string] {
  const [first, ...others] = seatsAt(game, { scenario, options }).map(({ id }) => id);
  return [first, others.join('+')];
}

/** The scores of `b` in the pairs of which both games are there. */
function pairsOf(results: readonly LadderResult[], a: number, b: number): number[] {
  const games = new Map<number, number[]>();
  for (const { pair, score, ...of } of results)
    if (of.a === a && of.b === b) games.set(pair, [...(games.get(pair) ?? []), 1 - score]);
  return [...games.values()].filter(({ length }) => length === 2).map(([one, two]) => (one + two) / 2);
}

/** The score of `b` against `a` with `seat`. */
function scoreOf(results: readonly LadderResult[], a: number, b: number, seat: number): Score {
  const score = emptyScore();
  for (const result of results)
    if (result.a === a && result.b === b && result.seat !== seat) addScore(score, 1 - result.score);
  return score;
}

export function thoughtOf(results: readonly LadderResult[], player: string, place: number): PlayerThought {
  const thoughts = results.flatMap(({ a, b, thought }) =>
    [a, b].flatMap((of, side) => (of === place ? [thought[side]] : [])),
  );
  const turns = thoughts.flatMap((thought) => thought.turns);
  return {
    player,
    turns: turns.length,
    processor: paceOf(turns.map(({ processor }) => processor)),
    wall: paceOf(turns.map(({ wall }) => wall)),
    longestDecision: thoughts.map(({ longest }) => longest).reduce(longer, { processor: 0, wall: 0 }),
  };
}

function paceOf(times: readonly number[]): Pace {
  const { mean, p95, max } = spread(Float64Array.from(times));
  return { mean, p95, max };
}

export function ladderLines(report: LadderReport): string[] {
  const lines = [`${report.game}, ${report.scenario}, seed ${report.seed}`, ''];
  for (const { player, against, sides, both } of report.meetings) {
    lines.push(`${player} against ${against}`);
    for (const [side, is] of Object.entries(sides)) lines.push(line(side, is));
    lines.push(line('both', both), '');
  }
  lines.push(...thoughtLines(report));
  for (const { game, message } of report.failures) lines.push(`game ${game} failed: ${message}`);
  return lines;
}

/** Longest name of a player. */
const NAME = 18;

function thoughtLines({ processorTime, thought }: LadderReport): string[] {
  const heads = ['mean', 'p95', 'max', 'decision'];
  const row = (name: string, turns: string, cells: readonly string[]): string =>
    `${name.padEnd(NAME)}${turns.padStart(7)}${cells.map((cell) => cell.padStart(9)).join('')}`;
  return [
    'thought, in ms a player turn, and the longest single decision',
    row('', '', ['processor', '', '', '', 'wall']),
    row('', 'turns', [...heads, ...heads]),
    ...thought.map(({ player, turns, processor, wall, longestDecision }) =>
      row(player, String(turns), [
        ...cellsOf(processor, longestDecision.processor),
        ...cellsOf(wall, longestDecision.wall),
      ]),
    ),
    `processor time: ${processorTime}`,
  ];
}

const cellsOf = ({ mean, p95, max }: Pace, decision: number): string[] =>
  [mean, p95, max, decision].map((time) => (Number.isNaN(time) ? '-' : time.toFixed(time < 100 ? 1 : 0)));

function line(name: string, is: Standing): string {
  const { elo, low, high } = is.rating;
  const counts = `${is.wins} won, ${is.draws} drawn, ${is.losses} lost of ${gamesOf(is)}`;
  return `  ${name.padEnd(10)} ${(100 * is.share).toFixed(1).padStart(5)}%  Elo ${signed(elo)} [${signed(low)}, ${signed(high)}]  ${counts}`;
}

const signed = (elo: number): string =>
  Number.isFinite(elo) ? `${elo < 0 ? '-' : '+'}${Math.abs(Math.round(elo))}` : elo < 0 ? '-∞' : '+∞';
