import { type AnyAction, type Host, keepInTouch, sitDown, type TableSeat } from '@hundred-days/kernel';
import { unreliable } from '@hundred-days/kernel/testing';
import { recordFor } from '../../src/store/records.ts';

/** The line between page and table in a build for tests: slow, and some of what is sent is lost, comes twice or too late. */

const WEATHER = { least: 130, most: 170, lost: 4, twice: 10 };

/** After so long a silence it is asked whether something was lost. */
const QUIET_MS = 5000;

const wait = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

export async function lineTo<A extends AnyAction>(host: Host<A>, viewers: readonly number[]) {
  const seats = new Map<number, TableSeat<A>>();
  const sit = async (viewer: number): Promise<void> => {
    let keys = 0;
    const line = unreliable(host.line(viewer), { ...WEATHER, seed: `far ${viewer}` }, wait);
    const options = { nextKey: () => `${viewer}/${keys++}`, again: () => wait(0) };
    const seat = await sitDown(host.game, viewer, line, options);
    seats.set(viewer, seat);
    void keepInTouch(seat, () => wait(QUIET_MS));
  };
  await Promise.all(viewers.map(sit));
  return {
    sit: (viewer: number) => seats.get(viewer) as TableSeat<A>,
    record: async (viewer: number) => recordFor(host, viewer),
  };
}
