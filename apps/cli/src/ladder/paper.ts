import { seatsAt } from '@hundred-days/kernel';
import { DEEDS, type LadderResult } from '@hundred-days/opponents/ladder';
import { averages, playersOf, type Sheet, toldApart } from './blind.ts';
import { SCALE } from './earlier.ts';
import { gamesOf, type Rating } from './elo.ts';
import type { LadderPart } from './match.ts';
import type { Field, Part } from './programme.ts';
import { ladderReport, type Meeting, type Standing, sidesOf, thoughtOf } from './report.ts';
import { type Bout, scaleOf } from './scale.ts';

/** A part of a programme as it was played. */
export interface PlayedPart extends Part {
  readonly played: LadderPart;
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const whole = (elo: number): string => (elo < 0 ? `-${Math.round(-elo)}` : `${Math.round(elo)}`);
const end = (elo: number): string => (Number.isFinite(elo) ? whole(elo) : elo < 0 ? 'below all' : 'above all');
const rated = ({ elo, low, high }: Rating): string => `${end(elo)} (${end(low)} to ${end(high)})`;
const points = (is: Standing): string =>
  gamesOf(is) === 0 ? '-' : `${is.wins + is.draws / 2} of ${gamesOf(is)} (${percent(is.share)})`;

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
  // Without levels there is nothing that it begins at.
  const scale = scaleOf(
    of('levels').length === 0
      ? []
      : of('levels', 'self', 'characters', 'budget').flatMap((part) => boutsOf(part, sides)),
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
      [SCALE, ...sides.map((side) => `as ${side}`)],
      players.map((player) => [player, ...sides.map((side) => place(player, side))]),
    ),
    ...table(
      ['meeting, the first scored', ...sides.map((side) => `as ${side}`), 'both', 'Elo, both (95%)'],
      of('levels', 'characters', 'budget').flatMap((part) =>
        meetings(part)
          .filter(({ both }) => gamesOf(both) > 0)
          .map((meeting) => meetingRow(meeting, sides)),
      ),
    ),
    ...of('self').flatMap((part) => selfLines(part, sides)),
    ...characterLines(of('characters'), sides),
    ...table(
      ['allies', 'scored against the marshal'],
      of('allies').map((part) => [part.ladder.schedule.players[0], scoredBy(part)]),
    ),
    ...table(
      ['script', 'as', 'scored against the marshal'],
      of('scripts').map((part) => [
        part.ladder.schedule.players[0],
        sides[part.ladder.schedule.only ?? 0],
        scoredBy(part),
      ]),
    ),
    ...paceLines(of('levels', 'self', 'characters')),
  ];
}

/** What the first player of a part scored in all its games. */
function scoredBy({ played: { results } }: PlayedPart): string {
  const won = results.reduce((sum, { score }) => sum + score, 0);
  return `${won} of ${results.length} (${percent(won / results.length)})`;
}

/** After so many games with a player it is asked who he is. */
const MET = [1, 3, 5];
const byGames = (games: number): string => (games === 1 ? 'by one game' : `by ${games} games`);

/** What characters do in a game with each side, and how surely they are told apart by it. */
function characterLines(parts: readonly PlayedPart[], sides: readonly [string, string]): string[] {
  const sheetsOf = (side: number): Sheet[] =>
    parts.flatMap(({ ladder, played }) =>
      played.results.flatMap(({ a, b, seat, deeds }) =>
        deeds === undefined
          ? []
          : [{ player: ladder.schedule.players[seat === side ? a : b], deeds: deeds[seat === side ? 0 : 1] }],
      ),
    );
  const rows = sides.flatMap((name, side) =>
    [...averages(sheetsOf(side))].map(([player, deeds]) => [
      player,
      name,
      ...DEEDS.map((deed) => deeds[deed].toFixed(1)),
    ]),
  );
  const told = sides.flatMap((name, side) => {
    const sheets = sheetsOf(side);
    const shares = MET.map((games) => toldApart(sheets, games));
    if (shares[0] === null) return [];
    return [
      [name, ...shares.map((share) => (share === null ? '-' : percent(share))), percent(1 / playersOf(sheets).length)],
    ];
  });
  return [
    ...table(
      ['character', 'as', 'attacks', 'of these even or worse', 'hexes gone back', 'lost', 'taken', 'stood off'],
      rows,
    ),
    ...table(['told apart blind as', ...MET.map(byGames), 'by chance'], told),
  ];
}

/** Seconds of processor time that the marshal needs for a player turn. */
function paceLines(parts: readonly PlayedPart[]): string[] {
  const paces = parts
    .flatMap(
      ({ ladder, played }) =>
        ladder.schedule.players.flatMap((player, place) =>
          player === 'marshal' ? [thoughtOf(played.results, player, place)] : [],
        ),
      // Where a system tells no processor time there is none to tell of.
    )
    .filter((pace) => pace.turns > 0 && !Number.isNaN(pace.processor.mean));
  const turns = paces.reduce((sum, pace) => sum + pace.turns, 0);
  if (turns === 0) return [];
  const mean = paces.reduce((sum, pace) => sum + pace.turns * pace.processor.mean, 0) / turns;
  const most = Math.max(...paces.map((pace) => pace.processor.max));
  const seconds = (time: number): string => (time / 1000).toFixed(1);
  return [
    `The marshal's player turn takes ${seconds(mean)} s of processor time on average, ${seconds(most)} s at most (${turns} turns).`,
    '',
  ];
}

/** One against himself: how often each side wins. */
function selfLines({ ladder, played: { results } }: PlayedPart, [first]: readonly [string, string]): string[] {
  const won = results.reduce((sum, { seat, score }) => sum + (seat === 0 ? score : 1 - score), 0);
  return [`${ladder.schedule.players[0]} against himself: ${first} ${won} of ${results.length}.`, ''];
}
