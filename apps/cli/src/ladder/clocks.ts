import { readFileSync } from 'node:fs';
import type { Clocks } from '@hundred-days/opponents/ladder';

export interface ThreadClocks {
  readonly clocks: Clocks;
  /** Where the processor time comes from, for the report. */
  readonly source: string;
}

/** Milliseconds of processor time, by who tells them. */
interface Processor {
  readonly source: string;
  now(): number;
}

/**
 * The processor time of this thread alone, and the wall clock. Several workers share the process, so that the time of the
 * process would count the thoughts of all; and the wall clock runs on while others use the processor. The threads of the
 * compiler and the collector are not in it.
 */
export function threadClocks(): ThreadClocks {
  const { source, now } = ofNode() ?? ofLinux() ?? UNKNOWN;
  return { source, clocks: () => ({ processor: now(), wall: performance.now() }) };
}

const UNKNOWN: Processor = { source: 'not told by this system', now: () => Number.NaN };

/** Newer versions of Node tell it themselves. */
function ofNode(): Processor | null {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => { user: number; system: number } };
  if (threadCpuUsage === undefined) return null;
  return {
    source: 'of the worker thread (threadCpuUsage)',
    now() {
      const { user, system } = threadCpuUsage.call(process);
      return (user + system) / 1000;
    },
  };
}

/** Nanoseconds on the processor come first in this file. The system brings it up to date at its ticks, 1 to 4 ms apart. */
const SCHEDULER = '/proc/thread-self/schedstat';

function ofLinux(): Processor | null {
  const now = (): number => Number(readFileSync(SCHEDULER, 'utf8').split(' ')[0]) / 1e6;
  try {
    // Some systems keep no such figures, and the file says 0 for ever.
    return now() > 0 ? { source: `of the worker thread (${SCHEDULER}, exact to a tick of the system)`, now } : null;
  } catch {
    return null;
  }
}
