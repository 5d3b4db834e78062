import { createInterface } from 'node:readline';
import { ask, type Io, isTerminal, legible, print } from '../io.ts';

/** Lines as somebody types them, or as a pipe brings them. */
export interface Lines {
  /** The next line; null when there are no more. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

/** `complete` offers words for the tabulator key. */
export function openLines(io: Io, complete: (word: string) => readonly string[]): Lines {
  const terminal = isTerminal(io);
  const completer = (line: string): [string[], string] => {
    const word = line.slice(line.lastIndexOf(' ') + 1);
    return [[...complete(word)], word];
  };
  const reader = createInterface({ input: io.stdin, output: terminal ? io.stdout : undefined, terminal, completer });
  const waiting: string[] = [];
  let ended = false;
  let wake: (() => void) | null = null;
  const rouse = (): void => {
    wake?.();
    wake = null;
  };
  const roused = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  reader.on('line', (line) => {
    waiting.push(line);
    rouse();
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    ended = true;
    rouse();
  });

  return {
    async next(prompt) {
      if (terminal && !ended) {
        reader.setPrompt(legible(prompt));
        reader.prompt();
      } else ask(io, prompt);
      while (waiting.length === 0 && !ended) await roused();
      const line = waiting.shift() ?? null;
      // A pipe does not show what was typed; a transcript should.
      if (!terminal || line === null) print(io, line ?? '');
      return line;
    },
    close: () => reader.close(),
  };
}
