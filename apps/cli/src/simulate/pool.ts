import { Worker } from 'node:worker_threads';

/**
 * Worker threads that work through numbered items (games), a chunk at a time. What an item gives depends on its number
 * alone, so neither the number of workers nor the size of the chunks shows in the results.
 */
export interface PoolJob<Answer> {
  /** The workers' entry file: a module that calls `serve`. */
  readonly entry: URL;
  readonly jobs: number;
  /** Items 0 to count - 1. */
  readonly count: number;
  /** Handed to every worker once. */
  readonly data: unknown;
  /** The most items a worker is given at once; what it was given and had not handed back is lost with the process. */
  readonly atOnce?: number;
  take(answer: Answer, items: number): void;
  /** A worker died on this item, for instance for want of memory; the others of its chunk are done again. */
  crashed(item: number, message: string): void;
}

export interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** What a worker is started with: `at[0]` tells the pool which item it is working on, even when it dies. */
export interface WorkerStart {
  readonly data: unknown;
  readonly at: Int32Array;
}

/** The item being worked on when there is none. */
export const IDLE = -1;

const CHUNKS_PER_WORKER = 16;
const LARGEST_CHUNK = 250;

/** The compiled entry file beside a module: a worker cannot be started on TypeScript, so the build comes first. */
export function workerEntry(name: string, moduleUrl: string): URL {
  return new URL(`./${name}.js`, moduleUrl.replace(/\/src\/(?=[^/]+\/[^/]+\.ts$)/, '/dist/'));
}

export async function runPool<Answer>(job: PoolJob<Answer>): Promise<void> {
  const queue = chunks(job.count, job.jobs, job.atOnce);
  const workers = Math.min(job.jobs, queue.length);
  await Promise.all(Array.from({ length: workers }, () => workThrough(job, queue)));
}

function chunks(count: number, jobs: number, atOnce = LARGEST_CHUNK): Chunk[] {
  const size = Math.max(1, Math.min(atOnce, Math.ceil(count / (jobs * CHUNKS_PER_WORKER))));
  const queue: Chunk[] = [];
  // Taken from the end, so that the first games come first.
  for (let from = Math.floor((count - 1) / size) * size; from >= 0; from -= size) {
    queue.push({ from, to: Math.min(count, from + size) });
  }
  return queue;
}

/** One worker's place at the queue: whoever dies there is replaced. */
async function workThrough<Answer>(job: PoolJob<Answer>, queue: Chunk[]): Promise<void> {
  while (queue.length > 0) await oneWorker(job, queue);
}

/** Runs one worker until the queue is empty or the worker dies. */
function oneWorker<Answer>(job: PoolJob<Answer>, queue: Chunk[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const at = new Int32Array(new SharedArrayBuffer(4)).fill(IDLE);
    const start: WorkerStart = { data: job.data, at };
    // Flags of a test runner, such as its import conditions, are not for the compiled files.
    const worker = new Worker(job.entry, { workerData: start, execArgv: [] });
    let chunk: Chunk | undefined;
    let message = 'the worker stopped';

    const next = (): void => {
      chunk = queue.pop();
      if (chunk === undefined) void worker.terminate();
      else worker.postMessage(chunk);
    };
    worker.on('message', (answer: Answer) => {
      const done = chunk as Chunk;
      chunk = undefined;
      job.take(answer, done.to - done.from);
      next();
    });
    worker.on('error', (error) => {
      message = error instanceof Error ? error.message : String(error);
    });
    worker.on('exit', () => {
      if (chunk === undefined) {
        resolve();
        return;
      }
      const item = Atomics.load(at, 0);
      if (item === IDLE) {
        // It never began: the entry file itself is at fault, and a new worker would fare no better.
        reject(new Error(message));
        return;
      }
      job.crashed(item, message);
      if (item + 1 < chunk.to) queue.push({ from: item + 1, to: chunk.to });
      if (chunk.from < item) queue.push({ from: chunk.from, to: item });
      resolve();
    });
    next();
  });
}
