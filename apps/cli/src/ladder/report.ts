import type { Game } from '@hundred-days/kernel';
import { type LadderResult, meetings } from '@hundred-days/opponents/ladder';
import { addScore, emptyScore, gamesOf, type Rating, ratingOf, type Score, shareOf, sumOf } from './elo.ts';
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

/** How long a player thinks, in milliseconds for one game turn: his own player turn and his decisions in the other's. */
export interface Thought {
  readonly player: string;
  readonly mean: number;
  readonly longest: number;
}

export interface LadderReport {
  readonly game: string;
  readonly scenario: string;
  readonly seed: string;
  readonly meetings: readonly Meeting[];
  readonly thought: readonly Thought[];
  readonly failures: LadderPart['failures'];
}

const standing = (score: Score): Standing => ({ ...score, share: shareOf(score), rating: ratingOf(score) });

export function ladderReport(game: Game, ladder: Ladder, part: LadderPart): LadderReport {
  const { players } = ladder.schedule;
  return {
    game: ladder.game,
    scenario: ladder.scenario,
    seed: ladder.seed,
    // The later in the list is the one that is meant to win.
    meetings: meetings(ladder.schedule).map(([a, b]) => {
      const scores = game.seats.map((_, seat) => scoreOf(part.results, a, b, seat));
      return {
        player: players[b],
        against: players[a],
        sides: Object.fromEntries(game.seats.map(({ id }, seat) => [id, standing(scores[seat])])),
        both: standing(scores.reduce(sumOf)),
      };
    }),
    thought: players.map((player, place) => thoughtOf(part.results, player, place)),
    failures: part.failures,
  };
}

/** The score of `b` against `a` with `seat`. */
function scoreOf(results: readonly LadderResult[], a: number, b: number, seat: number): Score {
  const score = emptyScore();
  for (const result of results)
    if (result.a === a && result.b === b && result.seat !== seat) addScore(score, 1 - result.score);
  return score;
}

function thoughtOf(results: readonly LadderResult[], player: string, place: number): Thought {
  let total = 0;
  let turns = 0;
  let longest = 0;
  for (const result of results) {
    if (result.a !== place && result.b !== place) continue;
    const at = result.a === place ? 0 : 1;
    total += result.thought[at];
    turns += result.turns;
    longest = Math.max(longest, result.longest[at]);
  }
  return { player, mean: turns === 0 ? 0 : total / turns, longest };
}

export function ladderLines(report: LadderReport): string[] {
  const lines = [`${report.game}, ${report.scenario}, seed ${report.seed}`, ''];
  for (const { player, against, sides, both } of report.meetings) {
    lines.push(`${player} against ${against}`);
    for (const [side, is] of Object.entries(sides)) lines.push(line(side, is));
    lines.push(line('both', both), '');
  }
  for (const { player, mean, longest } of report.thought)
    lines.push(`${player}: ${Math.round(mean)} ms a game turn, ${Math.round(longest)} ms at most`);
  for (const { game, message } of report.failures) lines.push(`game ${game} failed: ${message}`);
  return lines;
}

function line(name: string, is: Standing): string {
  const { elo, low, high } = is.rating;
  const counts = `${is.wins} won, ${is.draws} drawn, ${is.losses} lost of ${gamesOf(is)}`;
  return `  ${name.padEnd(8)} ${(100 * is.share).toFixed(1).padStart(5)}%  Elo ${signed(elo)} [${signed(low)}, ${signed(high)}]  ${counts}`;
}

const signed = (elo: number): string =>
  Number.isFinite(elo) ? `${elo < 0 ? '-' : '+'}${Math.abs(Math.round(elo))}` : elo < 0 ? '-∞' : '+∞';
