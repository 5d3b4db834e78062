import { expect, test } from 'vitest';
import { begun, newDatabase, serve } from './support.ts';

const { app } = await serve(await newDatabase());

test('a table is opened, taken by a link and played', async () => {
  const { one, two, id } = await begun(app);
  const start = await one.look(app, id, 0);
  expect(start.start?.setup).toEqual({ scenario: 'standard', options: {} });
  const done = await one.ask(app, id, 0, { kind: 'submit', action: 'end' });
  expect(done).toMatchObject({ result: 'done' });
  expect((await two.look(app, id, 1)).steps.length).toBeGreaterThan(0);
});
