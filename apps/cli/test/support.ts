import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { main } from '@hundred-days/cli';
import type { GameRecord } from '@hundred-days/kernel';
import { onTestFinished } from 'vitest';
import type { Io } from '../src/io.ts';

/** What a command printed and how it ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export const GAME = 'napoleon-at-waterloo';

function collect(): { readonly stream: PassThrough; text(): string } {
  const stream = new PassThrough();
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  return { stream, text: () => Buffer.concat(parts).toString('utf8') };
}

/** Where the program keeps its key: not in the home of whoever runs the tests. */
const STATE = mkdtempSync(join(tmpdir(), 'hundred-days-state-'));
process.on('exit', () => rmSync(STATE, { recursive: true, force: true }));

/** Lets `deed` have a terminal with these lines on its input. */
export async function atTerminal(
  lines: readonly string[],
  deed: (io: Io) => Promise<number>,
  state = STATE,
): Promise<Ran> {
  const [out, err] = [collect(), collect()];
  const stdin = Readable.from(lines.map((line) => Buffer.from(`${line}\n`)));
  const code = await deed({ stdin, stdout: out.stream, stderr: err.stream, env: { XDG_STATE_HOME: state } });
  await new Promise((resolve) => setImmediate(resolve));
  return { code, out: out.text(), err: err.text() };
}

/** Runs a command in this process, with these lines on its input. */
export const run = (argv: readonly string[], lines: readonly string[] = [], state = STATE): Promise<Ran> =>
  atTerminal(lines, (io) => main(argv, io), state);

const program = fileURLToPath(new URL('../bin/hundred-days.js', import.meta.url));

/** Runs the built program as a process of its own. */
export function runProcess(argv: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...argv], {
    input,
    encoding: 'utf8',
    env: { ...process.env, XDG_STATE_HOME: STATE },
  });
  return { code: status ?? -1, out: stdout, err: stderr };
}

/** A directory for this test alone. */
export function scratch(): (name: string) => string {
  const dir = mkdtempSync(join(tmpdir(), 'hundred-days-cli-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return (name) => join(dir, name);
}

export const readJson = (file: string): GameRecord => JSON.parse(readFileSync(file, 'utf8')) as GameRecord;

export function writeJson(file: string, data: unknown): string {
  writeFileSync(file, JSON.stringify(data));
  return file;
}

/** What stood on the screen after each line: from the prompt it was typed at to the next one. */
export function answers(out: string, prompt: RegExp = /^(?:French|Allied|Over)> /m): string[] {
  return out.split(prompt);
}

/** A whole game between two players that draw lots, saved. */
export async function playedRecord(file: string, ...more: readonly string[]): Promise<GameRecord> {
  const ran = await run([
    'play',
    GAME,
    '--french',
    'random',
    '--allied',
    'random',
    '--seed',
    '11',
    '--save',
    file,
    ...more,
  ]);
  if (ran.code !== 0) throw new Error(ran.err);
  return readJson(file);
}
