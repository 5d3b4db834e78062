import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Question, Reply } from './thread.ts';

/** No thought takes so long; a thread that is silent for so long is given up. */
const SILENCE_MS = 60_000;

export const usualThinkers = (): number => Math.max(1, availableParallelism() - 1);

/** What is to be decided, with the links of all that the seat knows; `views` are those after what was shown before. */
export interface Matter extends Omit<Question, 'anew' | 'seed'> {
  readonly links: readonly string[];
}

/** Looks what is to be decided now, when somebody is free to think who knows the first steps already; null if nothing is. */
export type Look<M extends Matter> = (known: (links: readonly string[]) => number) => Promise<M | null>;

/** A thread, and how far it knows which table. */
interface Thread {
  readonly worker: Worker;
  sitting: string;
  shown: readonly string[];
  busy: boolean;
  /** Why it is no more. */
  over: Error | null;
}

/** The threads of this process in which computers think: so many and no more; whoever comes when all are busy waits. */
export class Thinkers {
  readonly #most: number;
  readonly #threads: Thread[] = [];
  readonly #waiting: (() => void)[] = [];
  #closed = false;

  constructor(most = usualThinkers()) {
    this.#most = most;
  }

  get most(): number {
    return this.#most;
  }

  /** What a computer decides, in notation, and on what. */
  async think<M extends Matter>(sitting: string, look: Look<M>): Promise<{ action: string; matter: M } | null> {
    const thread = await this.#free(sitting);
    try {
      // Who was shown something that was taken back begins anew, as who comes from another table.
      const stands = (links: readonly string[]): boolean =>
        thread.sitting === sitting && isBeginning(thread.shown, links);
      const matter = await look((links) => (stands(links) ? Math.min(thread.shown.length, links.length - 1) : 0));
      if (matter === null) return null;
      const { links, ...question } = matter;
      const anew = !stands(links);
      const reply = await answerOf(thread, { ...question, anew, seed: sitting }).catch((error: unknown) => {
        void this.#give(thread);
        throw error;
      });
      thread.sitting = sitting;
      thread.shown = 'failed' in reply ? [] : links;
      if ('failed' in reply) throw new Error(reply.failed);
      return { action: reply.action, matter };
    } finally {
      thread.busy = false;
      this.#waiting.shift()?.();
    }
  }

  async #free(sitting: string): Promise<Thread> {
    for (;;) {
      if (this.#closed) throw new Error('nobody thinks here any more');
      const idle = this.#threads.filter(({ busy }) => !busy);
      const found = idle.find((thread) => thread.sitting === sitting) ?? idle[0];
      const thread = this.#threads.length < this.#most && found?.sitting !== sitting ? this.#open() : found;
      if (thread !== undefined) {
        // At once: whoever comes next must not take him for idle.
        thread.busy = true;
        return thread;
      }
      await new Promise<void>((freed) => this.#waiting.push(freed));
    }
  }

  #open(): Thread {
    const worker = openWorker();
    worker.unref();
    const thread: Thread = { worker, sitting: '', shown: [], busy: false, over: null };
    const ended = (error: Error): void => {
      thread.over ??= error;
      void this.#give(thread);
    };
    worker.on('error', ended);
    worker.on('exit', () => ended(new Error('the computer’s thread has ended')));
    this.#threads.push(thread);
    return thread;
  }

  async #give(thread: Thread): Promise<void> {
    const at = this.#threads.indexOf(thread);
    if (at >= 0) this.#threads.splice(at, 1);
    await thread.worker.terminate();
  }

  /** Breaks all thoughts off: who asked asks again elsewhere, or later. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const freed of this.#waiting.splice(0)) freed();
    await Promise.all([...this.#threads].map((thread) => this.#give(thread)));
  }
}

/** Tests and who develops run the sources, which a thread cannot read by itself. */
function openWorker(): Worker {
  const source = import.meta.url.endsWith('.ts');
  const url = new URL(source ? './thread.ts' : './thread.js', import.meta.url);
  if (!source) return new Worker(url);
  const read = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(url.href)})))`;
  return new Worker(read, { eval: true });
}

const isBeginning = (shown: readonly string[], links: readonly string[]): boolean =>
  shown.length <= links.length && shown.every((link, i) => link === links[i]);

function answerOf({ worker, over }: Thread, question: Question): Promise<Reply> {
  if (over !== null) return Promise.reject(over);
  return new Promise((answered, failed) => {
    const end = (): void => {
      clearTimeout(watch);
      worker.off('message', hear);
      worker.off('error', give);
      worker.off('exit', leave);
    };
    const give = (error: Error): void => {
      end();
      failed(error);
    };
    const leave = (): void => give(new Error('the computer’s thread has ended'));
    const hear = (reply: Reply): void => {
      end();
      answered(reply);
    };
    const watch = setTimeout(() => give(new Error('the computer does not answer')), SILENCE_MS);
    worker.on('message', hear);
    worker.on('error', give);
    worker.on('exit', leave);
    worker.postMessage(question);
  });
}
