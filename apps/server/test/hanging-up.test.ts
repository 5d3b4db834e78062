import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { Browser, begun, newDatabase, serve } from './support.ts';

/** Who hangs up before his stream has begun leaves nothing behind. */

const url = await newDatabase();
const { app, db } = await serve(url);

const PROGRAM = fileURLToPath(new URL('../../cli/bin/hundred-days.js', import.meta.url));

/** As an installation runs it: it ends when nothing is left to do, and not before. */
function serving(): Promise<{ child: ChildProcess; base: string }> {
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--page', 'none'], {
    env: { ...process.env, DATABASE_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  return new Promise((ready) => {
    child.stdout.on('data', (text: Buffer) => {
      said += text;
      const base = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (base !== undefined && said.includes('Tables online are open')) ready({ child, base });
    });
  });
}

test('a process ends when it is told to, though somebody had hung up while his stream was being made', async () => {
  const { one, id } = await begun(app);
  const { child, base } = await serving();
  const waits = async (): Promise<number> =>
    (await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%presence%'`.execute(db))
      .rows.length;
  await db.transaction().execute(async (deed) => {
    // Whoever comes to the table waits for this.
    await deed.selectFrom('tables').select('id').where('id', '=', id).forUpdate().execute();
    const hangUp = new AbortController();
    const headers = { cookie: one.cookie as string, 'x-forwarded-proto': 'https' };
    const stream = fetch(`${base}/api/tables/${id}/stream`, { headers, signal: hangUp.signal });
    await expect.poll(waits, { timeout: 120_000 }).toBe(1);
    hangUp.abort();
    await expect(stream).rejects.toThrow();
    // It has heard of it when it has answered another.
    await new Browser().send(app, 'GET', '/open');
    await fetch(`${base}/api/open`);
  });
  await expect.poll(waits, { timeout: 120_000 }).toBe(0);
  await fetch(`${base}/api/open`);
  const ended = new Promise<number | null>((gone) => child.once('exit', gone));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
