import { DEEDS, type Deeds } from '@hundred-days/opponents/ladder';

/** What somebody did in a game, and who it was. */
export interface Sheet {
  readonly player: string;
  readonly deeds: Deeds;
}

type Row = readonly number[];

const rowOf = ({ deeds }: Sheet): Row => DEEDS.map((name) => deeds[name]);

const meanOf = (rows: readonly Row[]): Row =>
  DEEDS.map((_, i) => rows.reduce((sum, row) => sum + row[i], 0) / rows.length);

/** What each player did in a game on average. */
export function averages(sheets: readonly Sheet[]): ReadonlyMap<string, Deeds> {
  const players = [...new Set(sheets.map(({ player }) => player))];
  return new Map(
    players.map((player) => {
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
  const players = [...new Set(sheets.map(({ player }) => player))];
  const gamesOf = (player: string): Sheet[] => sheets.filter((sheet) => sheet.player === player);
  if (players.length < 2 || players.some((player) => gamesOf(player).length < 2)) return null;
  const scale = scatter(sheets, players);
  const guess = (sheet: Sheet): string => {
    const row = rowOf(sheet);
    const away = (player: string): number => {
      const mean = meanOf(
        gamesOf(player)
          .filter((other) => other !== sheet)
          .map(rowOf),
      );
      return row.reduce((sum, value, i) => sum + ((value - mean[i]) / scale[i]) ** 2, 0);
    };
    return players.reduce((best, player) => (away(player) < away(best) ? player : best));
  };
  const right = (player: string): number => {
    const games = gamesOf(player);
    return games.filter((sheet) => guess(sheet) === player).length / games.length;
  };
  return players.reduce((sum, player) => sum + right(player), 0) / players.length;
}
