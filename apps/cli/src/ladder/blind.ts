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
function scatter(sheets: readonly Sheet[], players: readonly string[]): Row {
  const squares = DEEDS.map(() => 0);
  for (const player of players) {
    const rows = sheets.filter((sheet) => sheet.player === player).map(rowOf);
    const mean = meanOf(rows);
    for (const row of rows) for (let i = 0; i < row.length; i++) squares[i] += (row[i] - mean[i]) ** 2;
  }
  return squares.map((sum) => Math.sqrt(sum / sheets.length) || 1);
}

/**
 * The share of games of which it can be said who played by what he did alone: each is given to the player whose other games it is most like,
 * every player counting alike. By chance it would be one in as many as there are players. Null where somebody has fewer than two games.
 */
export function toldApart(sheets: readonly Sheet[]): number | null {
  const players = playersOf(sheets);
  const games = new Map(
    players.map((player) => [player, sheets.filter((sheet) => sheet.player === player).map(rowOf)]),
  );
  const gamesOf = (player: string): readonly Row[] => games.get(player) ?? [];
  if (players.length < 2 || players.some((player) => gamesOf(player).length < 2)) return null;
  const scale = scatter(sheets, players);
  /** Everybody is known by one game less: if only who played it were, it would look less like him than like others who play alike. */
  const known = (player: string, place: number): Row =>
    meanOf(gamesOf(player).filter((_, i) => i !== place % gamesOf(player).length));
  const guess = (row: Row, place: number): string => {
    const away = (player: string): number => {
      const mean = known(player, place);
      return row.reduce((sum, value, i) => sum + ((value - mean[i]) / scale[i]) ** 2, 0);
    };
    return players.reduce((best, player) => (away(player) < away(best) ? player : best));
  };
  const right = (player: string): number =>
    gamesOf(player).filter((row, place) => guess(row, place) === player).length / gamesOf(player).length;
  return players.reduce((sum, player) => sum + right(player), 0) / players.length;
}
