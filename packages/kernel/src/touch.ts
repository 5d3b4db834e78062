import type { AnyAction } from './actions.ts';
import type { TableSeat } from './seat.ts';

/**
 * Asks now and then whether something was missed, while others may act. A push that is lost shows when the next one comes;
 * the last one before a long silence would never be missed. `wait` says how long is long, and rejects when nobody sits there
 * any more.
 */
export async function keepInTouch<A extends AnyAction>(seat: TableSeat<A>, wait: () => Promise<void>): Promise<void> {
  const mine = seat.viewer < 0 ? 0 : 1 << seat.viewer;
  while (seat.known.outcome === null) {
    try {
      await wait();
    } catch {
      return;
    }
    // What cannot be asked now is asked the next time.
    if ((seat.known.seatsToAct & ~mine) !== 0) await seat.refresh().catch(() => undefined);
  }
}
