import type { Writable } from 'node:stream';

const WIDTH = 30;

/** A bar on stderr, if somebody is there to look at it. */
export interface Progress {
  add(items: number): void;
  /** Wipes the bar away. */
  end(): void;
}

export function progress(total: number, stream: Writable): Progress {
  if ((stream as { isTTY?: boolean }).isTTY !== true) return { add: () => undefined, end: () => undefined };
  let done = 0;
  return {
    add(items) {
      done += items;
      const full = Math.floor((WIDTH * done) / total);
      stream.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${total}`);
    },
    end: () => stream.write('\r\x1b[K'),
  };
}
