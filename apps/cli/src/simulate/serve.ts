import { parentPort, workerData } from 'node:worker_threads';
import { type Chunk, IDLE, type WorkerStart } from './pool.ts';

/** The worker's end of the pool: `prepare` is called once, what it returns for every chunk. */
export async function serve<Data, Answer>(
  prepare: (data: Data) => Promise<(chunk: Chunk, begin: (item: number) => void) => Answer>,
): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('this file is the entry of a worker thread');
  const { data, at } = workerData as WorkerStart;
  const work = await prepare(data as Data);
  port.on('message', (chunk: Chunk) => {
    const answer = work(chunk, (item) => Atomics.store(at, 0, item));
    Atomics.store(at, 0, IDLE);
    port.postMessage(answer);
  });
}
