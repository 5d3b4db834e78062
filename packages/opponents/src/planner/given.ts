/**
 * Weights of an evaluation from elsewhere, for measuring: for each side those of the first turn and those of the last, in
 * proportion between them. What is not named stays as it is.
 */
export interface GivenWeights {
  readonly game: string;
  readonly sides: readonly GivenSide[];
}

export interface GivenSide {
  readonly early: Readonly<Record<string, number>>;
  readonly late: Readonly<Record<string, number>>;
}

/** How far a game has gone on a turn: from 0 on the first to 1 on the last. */
export const shareOfGame = (turn: number, turns: number): number =>
  turns <= 1 ? 0 : Math.min(1, Math.max(0, (turn - 1) / (turns - 1)));

/** The usual weights with those that are given for a side, so far into the game. */
export function weightsWith<W extends object>(
  usual: W,
  given: GivenWeights | undefined,
  side: number,
  share: number,
): W {
  const { early = {}, late = {} } = given?.sides[side] ?? {};
  const mixed = Object.keys({ ...early, ...late }).map((name) => {
    const [from, to] = [early[name] ?? late[name], late[name] ?? early[name]];
    return [name, from + share * (to - from)] as const;
  });
  return { ...usual, ...Object.fromEntries(mixed) };
}
