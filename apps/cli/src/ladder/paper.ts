import { seatsAt } from '@hundred-days/kernel';
import type { LadderResult } from '@hundred-days/opponents/ladder';
import { gamesOf, type Rating } from './elo.ts';
import type { LadderPart } from './match.ts';
import type { Field, Part } from './programme.ts';
import { ladderReport, type Meeting, type Standing, sidesOf } from './report.ts';
import { type Bout, scaleOf } from './scale.ts';

/** A part of a programme as it was played. */
export interface PlayedPart extends Part {
  readonly played: LadderPart;
}

const whole = (elo: number): string => (elo < 0 ? `-${Math.round(-elo)}` : `${Math.round(elo)}`);
const end = (elo: number): string => (Number.isFinite(elo) ? whole(elo) : elo < 0 ? 'below all' : 'above all');
const rated = ({ elo, low, high }: Rating): string => `${end(elo)} (${end(low)} to ${end(high)})`;
const points = (is: Standing): string =>
  gamesOf(is) === 0 ? '-' : `${is.wins + is.draws / 2} of ${gamesOf(is)} (${Math.round(100 * is.share)}%)`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0 ? [] : [row(heads), row(heads.map(() => '---')), ...rows.map(row), ''];

/** The games of a part as bouts of players with their sides, those of a pair together. */
function boutsOf({ ladder, played }: PlayedPart, sides: readonly [string, string]): Bout[][] {
  const { players } = ladder.schedule;
  const name = (place: number, side: number): string => `${players[place]} as ${sides[side]}`;
  const bout = ({ a, b, seat, score }: LadderResult): Bout => ({
    first: name(a, seat),
    second: name(b, 1 - seat),
    score,
  });
  const pairs = new Map<string, Bout[]>();
  for (const result of played.results) {
    const key = `${result.a}/${result.b}/${result.pair}`;
    pairs.set(key, [...(pairs.get(key) ?? []), bout(result)]);
  }
  return [...pairs.values()];
}

function meetingRow({ player, against, sides, both }: Meeting, names: readonly string[]): string[] {
  return [`${player} - ${against}`, ...names.map((side) => points(sides[side])), points(both), rated(both.rating)];
}

/** What a field's games say, as a section of the paper. Parts of which nothing was played are left out. */
export function fieldLines(title: string, field: Field, parts: readonly PlayedPart[]): string[] {
  const told = parts.filter(({ played }) => played.results.length > 0);
  if (told.length === 0) return [];
  const sides = sidesOf(field.game, field);
  const seats = seatsAt(field.game, field).length;
  const of = (...kinds: readonly Part['kind'][]): PlayedPart[] => told.filter(({ kind }) => kinds.includes(kind));
  const meetings = (part: PlayedPart): readonly Meeting[] =>
    ladderReport(field.game, part.ladder, part.played).meetings;
  const scale = scaleOf(
    of('levels', 'self', 'characters', 'budget').flatMap((part) => boutsOf(part, sides)),
    sides.map((side) => `conscript as ${side}`),
  );
  const players = [...new Set([...scale.keys()].map((name) => name.split(' as ')[0]))];
  const place = (player: string, side: string): string => {
    const is = scale.get(`${player} as ${side}`);
    return is === undefined ? '-' : rated(is);
  };
  return [
    `### ${title}, ${field.scenario}${seats > 2 ? `, ${seats} players` : ''}`,
    '',
    ...table(
      ['on one scale', ...sides.map((side) => `as ${side}`)],
      players.map((player) => [player, ...sides.map((side) => place(player, side))]),
    ),
    ...table(
      ['meeting, the first scored', ...sides.map((side) => `as ${side}`), 'both', 'Elo, both (95%)'],
      of('levels', 'characters', 'budget').flatMap((part) =>
        meetings(part).map((meeting) => meetingRow(meeting, sides)),
      ),
    ),
    ...of('self').flatMap((part) => selfLines(part, sides)),
    ...table(
      ['script', 'as', 'scored against the marshal'],
      of('scripts').flatMap((part) => {
        const side = part.ladder.schedule.only ?? 0;
        const won = part.played.results.reduce((sum, { score }) => sum + score, 0);
        const share = Math.round((100 * won) / part.played.results.length);
        return [[part.ladder.schedule.players[0], sides[side], `${won} of ${part.played.results.length} (${share}%)`]];
      }),
    ),
  ];
}

/** One against himself: how often each side wins. */
function selfLines({ ladder, played: { results } }: PlayedPart, [first]: readonly [string, string]): string[] {
  const won = results.reduce((sum, { seat, score }) => sum + (seat === 0 ? score : 1 - score), 0);
  return [`${ladder.schedule.players[0]} against himself: ${first} ${won} of ${results.length}.`, ''];
}
