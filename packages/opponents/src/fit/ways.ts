import type { Lesson } from './game.ts';
import { type Foretold, fitLines, type Lots, ONE_IN } from './learn.ts';
import { calibration, dot, logLoss, surprise } from './logistic.ts';
import { fitNetwork } from './network.ts';
import type { Terms } from './terms.ts';

const WAYS = ['constant', 'as they are', 'fitted', 'network'] as const;
type Name = (typeof WAYS)[number];
/** The way that all are set beside. */
const LINE: Name = 'fitted';

/** A way of foretelling how a game ends, by games it has not seen. */
export interface Way extends Foretold {
  readonly name: Name;
  /** How much less its log loss is than that of the fitted weights, and how far that would scatter with as many other games. */
  readonly gain: number;
  readonly scatter: number;
}

/** A position of a game that was not seen: what each way says on the scale of chances, and what came. */
interface Told {
  readonly game: number;
  readonly result: number;
  readonly said: Readonly<Record<Name, number>>;
}

/** Every game is put aside once, and foretold in four ways by who has seen the others only. */
export function compareWays(
  lessons: readonly Lesson[],
  seat: number,
  terms: Pick<Terms, 'present'>,
  hidden: number,
  seed: string,
): readonly Way[] {
  if (lessons.length < ONE_IN) throw new Error('there are too few games to put one in five aside');
  const told = Array.from({ length: ONE_IN }, (_, turn) => {
    const turned = lessons.map((lesson) => ({ ...lesson, index: lesson.index + turn }));
    return tellUnseen(turned, seat, terms, hidden, seed).map((one) => ({ ...one, game: one.game - turn }));
  }).flat();
  return WAYS.map((name) => ({ name, ...foretoldBy(told, name), ...gainOf(told, name) }));
}

export function tellUnseen(
  lessons: readonly Lesson[],
  seat: number,
  terms: Pick<Terms, 'present'>,
  hidden: number,
  seed: string,
): readonly Told[] {
  const { learning, choosing, both, check, checkUsual, scaled, first, found } = fitLines(lessons, seat, terms);
  const left = (lots: Lots, line: readonly number[]) => ({ ...lots, said: lots.rows.map((row) => dot(line, row)) });
  const network = fitNetwork(left(learning, first), left(choosing, first), left(both, found), hidden, seed);
  // Half a win and half a loss more, so that it is sure of nothing.
  const mean = both.results.reduce((sum, result) => sum + result, 0.5) / (both.results.length + 1);
  return check.rows.map((row, i) => {
    const fitted = dot(found, row);
    return {
      game: check.games[i],
      result: check.results[i],
      said: {
        constant: Math.log(mean / (1 - mean)),
        'as they are': dot(scaled, checkUsual.rows[i]),
        fitted,
        network: fitted + network(row),
      },
    };
  });
}

function foretoldBy(told: readonly Told[], name: Name): Foretold {
  const examples = { rows: told.map(({ said }) => [said[name]]), results: told.map(({ result }) => result) };
  return { logLoss: logLoss([1], examples), bins: calibration([1], examples) };
}

/** Positions of one game are not independent: what is gained by them is added up first. */
function gainOf(told: readonly Told[], name: Name): Pick<Way, 'gain' | 'scatter'> {
  const gains = told.map(({ result, said }) => surprise(said[LINE], result) - surprise(said[name], result));
  const gain = gains.reduce((sum, one) => sum + one, 0) / told.length;
  const byGame = new Map<number, number>();
  for (const [i, { game }] of told.entries()) byGame.set(game, (byGame.get(game) ?? 0) + gains[i] - gain);
  return { gain, scatter: Math.sqrt([...byGame.values()].reduce((sum, one) => sum + one * one, 0)) / told.length };
}
