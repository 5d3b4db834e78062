import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes: the terminal, or a pipe, or a test. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export const processIo = (): Io => ({
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
});

export function print(io: Io, ...lines: readonly string[]): void {
  for (const line of lines) io.stdout.write(`${line}\n`);
}

/** Whether a person sits at both ends. */
export function isTerminal(io: Io): boolean {
  return isTty(io.stdin) && isTty(io.stdout);
}

const isTty = (stream: Readable | Writable): boolean => (stream as { isTTY?: boolean }).isTTY === true;

/** Colour only for a terminal, and not where the user has said no. */
export const wantsColour = (io: Io): boolean => isTty(io.stdout) && (io.env.NO_COLOR ?? '') === '';

/** How many characters fit on a line; a pipe has room for everything. */
export function widthOf(io: Io): number {
  const columns = (io.stdout as { columns?: number }).columns;
  return isTty(io.stdout) && columns !== undefined && columns > 0 ? columns : Number.POSITIVE_INFINITY;
}
