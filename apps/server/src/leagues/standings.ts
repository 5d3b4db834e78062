/** How a league stands, reckoned from its games alone. Pure. */

/** A win counts two points, a draw one. */
export const POINTS = { win: 2, draw: 1 } as const;

/** Who won: the player of the first seat, of the second, neither of them, or nobody because neither came. */
export const RESULTS = ['first', 'second', 'draw', 'none'] as const;
export type Result = (typeof RESULTS)[number];

export interface Game {
  readonly first: string;
  readonly second: string;
  readonly result: Result | null;
  /** Nobody has played: one of the two did not come, or has left the league. */
  readonly forfeit: boolean;
}

export interface Player {
  readonly id: string;
  readonly dropped: boolean;
}

export interface Standing {
  readonly player: string;
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
  /** Sonneborn-Berger: the points of those one has beaten, and half of those one has drawn with, game by game. */
  readonly berger: number;
  /** He has left early: none of his games count. */
  readonly out: boolean;
}

const pointsOf = ({ first, result }: Game, player: string): number => {
  if (result === 'draw') return POINTS.draw;
  return result === (first === player ? 'first' : 'second') ? POINTS.win : 0;
};

const otherOf = ({ first, second }: Game, player: string): string => (first === player ? second : first);
const isOf = ({ first, second }: Game, player: string): boolean => first === player || second === player;

/** Who leaves before he has played half of his games has not taken part; who leaves later has lost the rest of them. */
export function isOut({ id, dropped }: Player, games: readonly Game[]): boolean {
  if (!dropped) return false;
  const own = games.filter((game) => isOf(game, id));
  return own.filter(({ result, forfeit }) => result !== null && !forfeit).length * 2 < own.length;
}

/** The points of some players in the games among themselves. */
const among = (players: readonly string[], player: string, games: readonly Game[]): number =>
  games
    .filter((game) => isOf(game, player) && players.includes(otherOf(game, player)))
    .reduce((sum, game) => sum + pointsOf(game, player), 0);

/** By points, then Sonneborn-Berger, then the games of those who are equal among themselves, then games won; the rest share a place. */
export function standings(players: readonly Player[], games: readonly Game[]): readonly Standing[] {
  const gone = new Set(players.filter((player) => isOut(player, games)).map(({ id }) => id));
  const counted = games.filter((game) => game.result !== null && !gone.has(game.first) && !gone.has(game.second));
  const points = new Map(players.map(({ id }) => [id, among([...players.map((one) => one.id)], id, counted)] as const));
  const lines = players.map(({ id }) => {
    const own = counted.filter((game) => isOf(game, id));
    const scored = own.map((game) => pointsOf(game, id));
    const of = (worth: number): number => scored.filter((one) => one === worth).length;
    const berger = own.reduce(
      (sum, game, i) => sum + ((points.get(otherOf(game, id)) as number) * scored[i]) / POINTS.win,
      0,
    );
    const line = { won: of(POINTS.win), drawn: of(POINTS.draw), lost: of(0), points: points.get(id) as number, berger };
    return { player: id, played: own.length, out: gone.has(id), ...line };
  });
  const equals = (one: (typeof lines)[number]): string[] =>
    lines
      .filter(({ points: worth, berger, out }) => worth === one.points && berger === one.berger && out === one.out)
      .map(({ player }) => player);
  const keys = new Map(
    lines.map((line) => [
      line.player,
      [line.out ? 0 : 1, line.points, line.berger, among(equals(line), line.player, counted), line.won],
    ]),
  );
  const compare = (a: string, b: string): number => {
    const [one, two] = [keys.get(a) as number[], keys.get(b) as number[]];
    const at = one.findIndex((key, i) => key !== two[i]);
    return at < 0 ? 0 : two[at] - one[at];
  };
  const sorted = lines.toSorted((a, b) => compare(a.player, b.player));
  return sorted.map((line) => ({
    ...line,
    place: 1 + sorted.findIndex(({ player }) => compare(player, line.player) === 0),
  }));
}
