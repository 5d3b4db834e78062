import { DEEDS, type Deeds } from '@hundred-days/opponents/ladder';

/** What somebody did in a game, and who it was. */
export interface Sheet {
  readonly player: string;
  readonly deeds: Deeds;
}

type Row = readonly number[];

export const playersOf = (sheets: readonly Sheet[]): readonly string[] => [
  ...new Set(sheets.map(({ player }) => player)),
];

const rowOf = ({ deeds }: Sheet): Row => DEEDS.map((name) => deeds[name]);

const meanOf = (rows: readonly Row[]): Row =>
  DEEDS.map((_, i) => rows.reduce((sum, row) => sum + row[i], 0) / rows.length);

/** What each player did in a game on average. */
export function averages(sheets: readonly Sheet[]): ReadonlyMap<string, Deeds> {
  return new Map(
    playersOf(sheets).map((player) => {
      const mean = meanOf(sheets.filter((sheet) => sheet.player === player).map(rowOf));
      return [player, Object.fromEntries(DEEDS.map((name, i) => [name, mean[i]])) as Deeds];
    }),
  );
}

/** How far each measure scatters within the games of one player: what it must be beyond to tell anything. */
function scatter(all: readonly (readonly Row[])[]): Row {
  const squares = DEEDS.map(() => 0);
  for (const rows of all) {
    const mean = meanOf(rows);
    for (const row of rows) for (let i = 0; i < row.length; i++) squares[i] += (row[i] - mean[i]) ** 2;
  }
  const games = all.reduce((sum, { length }) => sum + length, 0);
  return squares.map((sum) => Math.sqrt(sum / games) || 1);
}

/** So many of a player's games, from a place on and as far apart as can be: those of one meeting stand together. */
const someOf = (length: number, place: number, games: number): readonly number[] =>
  Array.from({ length: games }, (_, i) => (place + i * Math.floor(length / games)) % length);

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
  const isRight = (player: number, place: number): boolean => {
    const judged = someOf(played[player].length, place, games);
    // Everybody is known by as many games less: if only who played them were, they would look less like him than like others who play alike.
    const known = played.map((rows) => without(rows, someOf(rows.length, place % rows.length, games)));
    return nearest(meanOf(judged.map((i) => played[player][i])), known) === player;
  };
  const right = played.map((rows, player) => rows.filter((_, place) => isRight(player, place)).length / rows.length);
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
