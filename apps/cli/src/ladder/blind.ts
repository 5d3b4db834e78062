import { below, randomBits } from '@hundred-days/kernel';
import { DEEDS, type Deeds } from '@hundred-days/opponents/ladder';

/** What somebody did in a game, and who it was. */
export interface Sheet {
  readonly player: string;
  readonly deeds: Deeds;
}

type Row = readonly number[];
type Counts = Readonly<Record<(typeof DEEDS)[number], number>>;

export const playersOf = (sheets: readonly Sheet[]): readonly string[] => [
  ...new Set(sheets.map(({ player }) => player)),
];

/**
 * What is compared: by the turn, since a game that is soon decided has less of everything, and of attacks the share that was even. Who has hardly
 * attacked is no daredevil for one even attack.
 */
function rowOf({ deeds: { attacks, even, back, lost, taken, away, turns } }: Sheet): Row {
  const rate = (many: number): number => many / Math.max(1, turns);
  return [rate(attacks), (even + 1) / (attacks + 2), rate(back), rate(lost), rate(taken), away];
}

const countsOf = ({ deeds }: Sheet): Row => DEEDS.map((name) => deeds[name]);

const meanOf = (rows: readonly Row[]): Row =>
  rows[0].map((_, i) => rows.reduce((sum, row) => sum + row[i], 0) / rows.length);

/** What each player did in a game on average. */
export function averages(sheets: readonly Sheet[]): ReadonlyMap<string, Counts> {
  return new Map(
    playersOf(sheets).map((player) => {
      const mean = meanOf(sheets.filter((sheet) => sheet.player === player).map(countsOf));
      return [player, Object.fromEntries(DEEDS.map((name, i) => [name, mean[i]])) as Counts];
    }),
  );
}

/** What never scatters tells the more; rounding is less than this. */
const LEAST = 0.001;

/** How far each measure scatters within the games of one player: what it must be beyond to tell anything. */
function scatter(all: readonly (readonly Row[])[]): Row {
  const squares = all[0][0].map(() => 0);
  for (const rows of all) {
    const mean = meanOf(rows);
    for (const row of rows) for (let i = 0; i < row.length; i++) squares[i] += (row[i] - mean[i]) ** 2;
  }
  const games = all.reduce((sum, { length }) => sum + length, 0);
  return squares.map((sum) => Math.max(LEAST, Math.sqrt(sum / games)));
}

/** How often some games of a player are drawn by lot; one by one they are all taken. */
const DRAWN = 300;

/** Places of games that are judged together, the same for all who have played as many. */
function groupsOf(length: number, games: number): readonly (readonly number[])[] {
  const places = Array.from({ length }, (_, place) => place);
  if (games === 1) return places.map((place) => [place]);
  const bits = randomBits(`${games} of ${length}`);
  return Array.from({ length: DRAWN }, () => {
    const left = [...places];
    return Array.from({ length: games }, () => left.splice(below(left.length, bits), 1)[0]);
  });
}

const without = (rows: readonly Row[], places: readonly number[]): readonly Row[] =>
  rows.filter((_, i) => !places.includes(i));

/**
 * How often it can be said who played some games by what he did in them alone: their mean is given to the player whose other games it is most
 * like, every player counting alike. By chance it would be one in as many as there are players. Null where somebody has no more games than that.
 */
export function toldApart(sheets: readonly Sheet[], games = 1): number | null {
  const players = playersOf(sheets);
  const played = players.map((player) => sheets.filter((sheet) => sheet.player === player).map(rowOf));
  if (players.length < 2 || played.some(({ length }) => length <= games)) return null;
  const groups = played.map(({ length }) => groupsOf(length, games));
  const isRight = (player: number, judged: readonly number[], number: number): boolean => {
    // Everybody is known by as many games less: if only who played them were, they would look less like him than like others who play alike.
    const known = played.map((rows, other) => without(rows, groups[other][number % groups[other].length]));
    return nearest(meanOf(judged.map((place) => played[player][place])), known) === player;
  };
  const right = groups.map((all, player) => all.filter((judged, i) => isRight(player, judged, i)).length / all.length);
  return right.reduce((sum, share) => sum + share, 0) / players.length;
}

/** Whose games a row is most like. */
function nearest(row: Row, known: readonly (readonly Row[])[]): number {
  const scale = scatter(known);
  const away = known.map((rows) => {
    const mean = meanOf(rows);
    return row.reduce((sum, value, i) => sum + ((value - mean[i]) / scale[i]) ** 2, 0);
  });
  return away.indexOf(Math.min(...away));
}
