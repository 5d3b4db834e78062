/** Who meets whom in a round-robin: the circle method. One stays, the others go round; of an odd number one rests each round. */
export function roundsOf<P>(players: readonly P[]): readonly (readonly (readonly [P, P])[])[] {
  const circle: (P | null)[] = players.length % 2 === 0 ? [...players] : [...players, null];
  const half = circle.length / 2;
  return Array.from({ length: circle.length - 1 }, () => {
    const pairs: [P, P][] = [];
    for (let i = 0; i < half; i++) {
      const [one, two] = [circle[i], circle[circle.length - 1 - i]];
      if (one !== null && two !== null) pairs.push([one, two]);
    }
    circle.splice(1, 0, circle.pop() as P | null);
    return pairs;
  });
}

/** Both games of a meeting: each plays either side once. */
export const gamesOf = <P>(pairs: readonly (readonly [P, P])[]): readonly (readonly [first: P, second: P])[] =>
  pairs.flatMap(([one, two]): (readonly [P, P])[] => [
    [one, two],
    [two, one],
  ]);
