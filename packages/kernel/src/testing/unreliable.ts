import { below, randomBits } from '../dice.ts';
import type { Line, SeatAnswer, SeatUpdate } from '../seat.ts';

/** What may go wrong between a seat and its table. Shares of a hundred. */
export interface Weather {
  readonly seed: number | string;
  /** A message takes from `least` to `most`, in whatever unit `wait` counts. */
  readonly least: number;
  readonly most: number;
  /** Messages that never arrive. */
  readonly lost: number;
  /** Messages that arrive twice. */
  readonly twice: number;
}

/** Waits for a time: real or pretended. */
export type Wait = (time: number) => Promise<void>;

/**
 * A line on which messages are late, lost, repeated and out of order, as the seed says. A question that is lost, or whose
 * answer is, rejects after the longest time an answer could have taken.
 */
export function unreliable(line: Line, { seed, least, most, lost, twice }: Weather, wait: Wait): Line {
  const bits = randomBits(seed);
  const happens = (share: number): boolean => below(100, bits) < share;
  const travel = (): Promise<void> => wait(least + below(most - least + 1, bits));
  const plain = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;
  let closed = false;
  return {
    async ask(request) {
      const sent = plain(request);
      const [goneOut, goneBack, again] = [happens(lost), happens(lost), happens(twice)];
      if (goneOut) {
        await wait(2 * most);
        throw new Error('lost on the way there');
      }
      await travel();
      const answered: Promise<SeatAnswer> = line.ask(sent);
      // The second copy arrives some time after the first; nobody waits for its answer.
      if (again)
        travel().then(
          () => (closed ? undefined : line.ask(plain(sent))),
          () => undefined,
        );
      const answer = plain(await answered);
      if (goneBack) {
        await wait(most);
        throw new Error('lost on the way back');
      }
      await travel();
      return answer;
    },
    listen: (told) =>
      line.listen((update: SeatUpdate) => {
        for (let copies = happens(twice) ? 2 : 1; copies > 0; copies--) {
          if (happens(lost)) continue;
          const message = plain(update);
          travel().then(
            () => {
              if (!closed) told(message);
            },
            () => undefined,
          );
        }
      }),
    close() {
      closed = true;
      line.close();
    },
  };
}
