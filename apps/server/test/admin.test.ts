import { expect, test } from 'vitest';
import { ban, close, find, record, reports, restore } from '../src/admin/commands.ts';
import { Browser, begun, newDatabase, serve } from './support.ts';

/** What whoever runs a server can do. */

const url = await newDatabase();
const { app, db, keeper } = await serve(url);

test('somebody is found by name or table and banned; what was reported is listed with who said it', async () => {
  const { one, two, id } = await begun(app);
  await one.send(app, 'POST', '/me', { name: 'Troll' });
  await one.send(app, 'POST', `/tables/${id}/talk`, { seat: 'french', side: false, text: 'rude' });
  await two.send(app, 'POST', `/tables/${id}/report`, { n: 1, text: 'He is rude.' });
  const [troll, ...others] = await find(keeper, 'tROLL');
  expect(others).toEqual([]);
  expect(troll).toMatchObject({ name: 'Troll', account: null, banned: false, tables: [id] });
  expect((await find(keeper, id)).map((person) => person.name)).toEqual(['Troll', null]);
  expect(await reports(keeper)).toMatchObject([{ table: id, report: 'He is rude.', line: 'rude', by: troll.id }]);
  await ban(keeper, troll.id, true);
  await expect(one.open(app)).rejects.toThrow('banned');
  await ban(keeper, troll.id, false);
  await one.open(app);
  await expect(ban(keeper, '00000000-0000-4000-8000-000000000000', true)).rejects.toThrow('nobody');
});

test('a table whose steps were damaged is put back from its record, and the game goes on', async () => {
  const { one, two, id } = await begun(app);
  await one.ask(app, id, 0, { kind: 'submit', action: 'end' });
  const kept = JSON.stringify(await record(keeper, id));
  const before = await one.look(app, id, 0);
  await db
    .updateTable('steps')
    .set({ row: JSON.stringify({ seat: 'allied' }) })
    .where('table_id', '=', id)
    .execute();
  const fresh = await serve(url);
  const broken = await one.send(fresh.app, 'POST', `/tables/${id}/viewers/0`, { kind: 'look', key: 'x', revision: -1 });
  expect(broken.statusCode).toBeGreaterThanOrEqual(400);
  const other = await begun(app);
  await expect(restore(keeper, other.id, kept)).rejects.toThrow('another table');
  await expect(restore(keeper, id, kept.replace('"end"', '"fr-5inf"'))).rejects.toThrow();
  expect(await restore(fresh.keeper, id, kept)).toBe(before.steps.length);
  const after = await one.look(fresh.app, id, 0);
  expect(after.steps).toEqual(before.steps);
  expect(after.revision).toBeGreaterThan(before.revision);
  for (const action of ['target 0914', 'join fr-6inf'])
    expect((await one.ask(fresh.app, id, 0, { kind: 'submit', action })).result).toBe('done');
  expect((await two.look(app, id, 1)).steps.length).toBe(before.steps.length + 2);
  await fresh.close();
});

test('a game that is closed is nobody’s, and is over for all', async () => {
  const { two, id } = await begun(app);
  await close(keeper, id);
  await close(keeper, id);
  expect((await two.send(app, 'GET', `/tables/${id}`)).json()).toMatchObject({
    state: 'over',
    ended: { how: 'closed', seat: null },
  });
  await expect(close(keeper, 'AAAAAAAAAAAAAAAAAAAAAA')).rejects.toThrow('no-such-table');
  expect((await new Browser().send(app, 'GET', `/tables/${id}`)).statusCode).toBe(404);
});
