import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gamesOf, roundsOf } from '../src/leagues/rounds.ts';
import { type Game, isOut, RESULTS, standings } from '../src/leagues/standings.ts';

/** The order of a league, and who meets whom. */

const game = (first: string, second: string, result: Game['result'], forfeit = false): Game => ({
  first,
  second,
  result,
  forfeit,
});
/** Games as they ended: `a>b` if a won, who has the first side in it, `a<b`, `a=b`, and `a?b` if it goes on. */
const played = (...games: readonly string[]): Game[] =>
  games.map(([first, sign, second]) => game(first, second, ENDED[sign] ?? null));
const ENDED: Readonly<Record<string, Game['result']>> = { '>': 'first', '<': 'second', '=': 'draw' };
const all = (...ids: string[]) => ids.map((id) => ({ id, dropped: false }));

test('everybody meets everybody once, nobody twice in a round, and plays either side', () => {
  for (let count = 4; count <= 16; count++) {
    const players = Array.from({ length: count }, (_, i) => i);
    const rounds = roundsOf(players);
    expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count);
    for (const pairs of rounds) expect(new Set(pairs.flat()).size).toBe(pairs.length * 2);
    const games = rounds.flatMap((pairs) => gamesOf(pairs)).map((pair) => pair.join());
    const wanted = players.flatMap((a) => players.filter((b) => b !== a).map((b) => `${a},${b}`));
    expect(games.toSorted()).toEqual(wanted.toSorted());
  }
});

test('two points for a win and one for a draw; of equals who has beaten the better stands first', () => {
  const games = played('a>b', 'b=a', 'c>a', 'b<c', 'c<d', 'd?b');
  const table = standings(all('a', 'b', 'c', 'd'), games);
  // c: beat a (3) and b (1); a: beat b (1), drew with b; d: beat c (4).
  expect(table.map(({ player, place, points, berger }) => [player, place, points, berger])).toEqual([
    ['c', 1, 4, 4],
    ['a', 2, 3, 1.5],
    ['d', 3, 2, 4],
    ['b', 4, 1, 1.5],
  ]);
  expect(table[1]).toMatchObject({ played: 3, won: 1, drawn: 1, lost: 1 });
});

test('of two who are equal in both, the games between them decide; who cannot be told apart shares a place', () => {
  const games = played('a>b', 'b=a', 'c>a', 'a=c', 'b>c', 'c=b');
  const table = standings(all('a', 'b', 'c'), games);
  expect(table.map(({ place, points, berger }) => [place, points, berger])).toEqual([
    [1, 4, 8],
    [1, 4, 8],
    [1, 4, 8],
  ]);
  const two = standings(all('a', 'b'), played('a>b', 'b>a'));
  expect(two.map(({ place }) => place)).toEqual([1, 1]);
  // d and e both have two points, from one who has two; x has them from drawing with the last.
  const equal = standings(all('e', 'd', 'x', 'p', 'q'), played('d>e', 'e>x', 'x=p', 'q=x'));
  expect(equal.map(({ player, place, berger }) => [player, place, berger]).slice(0, 3)).toEqual([
    ['d', 1, 2],
    ['e', 2, 2],
    ['x', 3, 1],
  ]);
});

test('who leaves before he has played half of his games has not taken part; who leaves later has lost the rest', () => {
  const early = [game('a', 'b', 'second'), game('b', 'a', 'first', true), game('a', 'c', 'second', true)];
  const left = { id: 'a', dropped: true };
  expect(isOut(left, early)).toBe(true);
  expect(isOut({ ...left, dropped: false }, early)).toBe(false);
  expect(standings([left, ...all('b', 'c')], early)).toMatchObject([
    { points: 0, played: 0 },
    { points: 0, played: 0 },
    { player: 'a', out: true, place: 3 },
  ]);
  const late = [game('a', 'b', 'first'), game('b', 'a', 'second'), game('a', 'c', 'second', true)];
  expect(isOut(left, late)).toBe(false);
  expect(standings([left, ...all('b', 'c')], late)[0]).toMatchObject({ player: 'a', points: 4, played: 3, lost: 1 });
  // A game to which neither has come is nobody's.
  expect(standings(all('a', 'b'), [game('a', 'b', 'none', true)])).toMatchObject([
    { points: 0, lost: 1 },
    { points: 0, lost: 1 },
  ]);
});

test('the order does not depend on the order of players or games, and two points are shared out in each game', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const games = fc.tuple(
    ...gamesOf(roundsOf(names).flat()).map(([first, second]) =>
      fc.constantFrom(...RESULTS.slice(0, 3), null).map((result) => game(first, second, result)),
    ),
  );
  fc.assert(
    fc.property(games, (results) => {
      const table = standings(all(...names), results);
      const again = standings(all(...names.toReversed()), results.toReversed());
      const placed = (of: typeof table) => of.map(({ player, place }) => `${place} ${player}`).toSorted();
      expect(placed(again)).toEqual(placed(table));
      const ended = results.filter(({ result }) => result !== null).length;
      expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(2 * ended);
    }),
  );
});
