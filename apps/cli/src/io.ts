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

/** A line that this program drew itself, with its inks: nothing in it came from a file or from anybody. */
export class Drawn {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Line = string | Drawn;

export const drawn = (lines: readonly string[]): Drawn[] => lines.map((line) => new Drawn(line));

/**
 * Control characters, and those that turn the direction of writing or break a line: a file or a name that has them could
 * move the cursor, set a title or forge a line.
 */
const CONTROLS = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** Text for a terminal, whoever wrote it: what would command the terminal stands there spelt out, as in JSON. */
export const legible = (text: string): string =>
  text.replace(CONTROLS, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

const written = (line: Line): string => (typeof line === 'string' ? legible(line) : line.text);

/** What goes out goes through here: `print` and `complain` for lines, `ask` for the beginning of one. */
export function print(io: Io, ...lines: readonly Line[]): void {
  for (const line of lines) io.stdout.write(`${written(line)}\n`);
}

export function complain(io: Io, ...lines: readonly string[]): void {
  for (const line of lines) io.stderr.write(`${legible(line)}\n`);
}

export function ask(io: Io, prompt: string): void {
  io.stdout.write(legible(prompt));
}

/** Wipes the screen and what has scrolled off it. */
export function wipe(io: Io): void {
  if (isTerminal(io)) io.stdout.write('\x1b[2J\x1b[3J\x1b[H');
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
