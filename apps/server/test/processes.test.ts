import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type SeatAnswer, seededDice, Table, writeAction } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { endAll, kill, startProcess } from './process.ts';
import { begun, newDatabase, serve } from './support.ts';

/** Real processes on one database, killed without warning. */

const url = await newDatabase();
const { app, db } = await serve(url);
const FAULTS = fileURLToPath(new URL('../../../scripts/online/faults.mjs', import.meta.url));

/** A first move, which can be taken back again. */
async function firstMove(): Promise<string> {
  const game = await new Games().find('napoleon-at-waterloo', { scenario: 'standard' });
  const opened = game === null ? null : Table.open(game, { scenario: 'standard', options: {} }, seededDice(0));
  if (game === null || !opened?.ok) throw new Error('no table');
  const piece = opened.value.pieces(0).find((one) => one >= 0) as number;
  return writeAction(game, opened.value.choices(0, piece).at(0) as { readonly type: string });
}

const MOVE = { kind: 'submit', action: await firstMove() };
const BACK = { kind: 'undo', to: null };

endAll();
const start = () => startProcess(url, { THINKERS: '0' });

async function ask(base: string, cookie: string, id: string, viewer: number, body: object): Promise<SeatAnswer> {
  const response = await fetch(`${base}/api/tables/${id}/viewers/${viewer}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as SeatAnswer;
}

/** These processes are asked over plain http: the same secret under its other name. */
const plain = (cookie: string | undefined): string => (cookie ?? '').replace('__Host-', '');

const both = await Promise.all([start(), start()]);

test('of requests that come to two processes at once for one position one is done, every time', async () => {
  const { one, id } = await begun(app);
  const cookie = plain(one.cookie);
  for (let round = 0; round < 8; round++) {
    const { revision, steps, start: first } = (await one.ask(app, id, 0, { kind: 'look' })).update;
    expect(first).toBeDefined();
    const kind = steps.length === 0 ? MOVE : BACK;
    const answers = await Promise.all(
      [0, 1, 2, 3].map((i) => ask(both[i % 2].base, cookie, id, 0, { ...kind, revision, key: `r${round}.${i}` })),
    );
    expect(answers.map(({ result }) => result).sort()).toEqual(['done', 'late', 'late', 'late']);
  }
  const { version } = await db.selectFrom('tables').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  expect(version).toBe(1 + 8);
});

test('killed 20 times at any moment, nothing that was answered is lost, nothing done twice, and no table stuck', async () => {
  await Promise.all(both.map(kill));
  // What `npm run faults` does, on this database and without computers: jobs of the dead are shown beside it.
  const words = ['--kills', '20', '--processes', '4', '--tables', '4', '--computers', '0', '--databases', '0'];
  const { stdout } = await promisify(execFile)(process.execPath, [FAULTS, ...words], {
    env: { ...process.env, ONLINE_DATABASE: url, THINKERS: '0' },
  });
  const { acts, kills, faults } = JSON.parse(stdout);
  expect({ kills, faults }).toEqual({ kills: 20, faults: [] });
  expect(acts).toBeGreaterThan(20);
});
