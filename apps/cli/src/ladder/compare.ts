import type { LadderResult } from '@hundred-days/opponents/ladder';
import type { Ladder } from './match.ts';

/** What the marshal, or the later of two players, scored in a game, by the game's name. */
export type Kept = Readonly<Record<string, number>>;

const optionsOf = ({ options }: Ladder): string => Object.keys(options).join('+');

export function boutOf(ladder: Ladder, { a, b, seat, pair, score }: LadderResult): readonly [string, number] {
  const { players } = ladder.schedule;
  const name = [ladder.game, ladder.scenario, optionsOf(ladder), players[a], players[b], seat, pair].join(' ');
  return [name, 1 - score];
}

const meetingOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, -2)
    .filter((word) => word !== '')
    .join(' ');

interface Change {
  games: number;
  before: number;
  now: number;
  /** Of the differences, for the interval. */
  squares: number;
}

/** A line for each meeting whose score has changed, and what all games together say, with the interval of the differences. */
export function comparison(before: Kept, now: Kept): string[] {
  const common = Object.keys(now).filter((name) => Object.hasOwn(before, name));
  if (common.length === 0) return ['nothing to compare with: `--write` keeps these games'];
  const changes = new Map<string, Change>();
  const all: Change = { games: 0, before: 0, now: 0, squares: 0 };
  for (const name of common) {
    const one = changes.get(meetingOf(name)) ?? { games: 0, before: 0, now: 0, squares: 0 };
    changes.set(meetingOf(name), one);
    for (const sum of [one, all]) {
      sum.games++;
      sum.before += before[name];
      sum.now += now[name];
      sum.squares += (now[name] - before[name]) ** 2;
    }
  }
  const lines = [...changes].flatMap(([name, { games, before: was, now: is }]) =>
    was === is ? [] : [`${name}: ${is} of ${games}, before ${was}`],
  );
  const mean = (all.now - all.before) / all.games;
  const spread = 1.96 * Math.sqrt(Math.max(0, all.squares / all.games - mean * mean) / all.games);
  const share = (value: number): string => `${value < 0 ? '-' : '+'}${(100 * Math.abs(value)).toFixed(1)}`;
  const verdict =
    mean + spread < 0
      ? 'it has hurt'
      : mean - spread > 0
        ? 'it has helped'
        : 'no difference that can be told from chance';
  return [
    ...lines,
    `all ${all.games} games: ${share(mean)} points in a hundred (${share(mean - spread)} to ${share(mean + spread)}): ${verdict}`,
  ];
}
