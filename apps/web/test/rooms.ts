import type { FromWorker, ToWorker } from '../src/opponent/messages.ts';
import type { Room } from '../src/opponent/thinker.ts';

/** A worker's room without a thread: what is said into it is written down, and answered as the test wants. */
export function roomWithout(
  heard: ToWorker[],
  answer: (message: ToWorker, reply: (data: FromWorker) => void) => void,
): Room {
  const own: Room = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage(message) {
      heard.push(message);
      answer(message, (data) => own.onmessage?.({ data } as MessageEvent<FromWorker>));
    },
  };
  return own;
}
