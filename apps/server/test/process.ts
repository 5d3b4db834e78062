import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** Real processes of the server, which can be killed without warning. */

/** As it was built: it comes in a third of the time. */
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const alive = new Set<ChildProcess>();

export interface Process {
  readonly child: ChildProcess;
  readonly base: string;
}

/** None is left behind by a test that fails. */
export const endAll = (): void =>
  afterAll(() => {
    for (const child of alive) child.kill('SIGKILL');
  });

export function startProcess(url: string, env: Readonly<Record<string, string>>): Promise<Process> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', DATABASE_URL: url, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return new Promise((ready, failed) => {
    child.once('exit', () => failed(new Error('it stopped before it was ready')));
    child.stdout?.on('data', (text: Buffer) => {
      const port = /^ready (\d+)$/m.exec(String(text))?.[1];
      if (port !== undefined) ready({ child, base: `http://127.0.0.1:${port}` });
    });
  });
}

export const kill = ({ child }: Process): Promise<void> =>
  new Promise((gone) => {
    child.once('exit', () => gone());
    if (!child.kill('SIGKILL')) gone();
  });
