import { FLAGS } from '@hundred-days/server/serving';
import { expect, test } from 'vitest';
import { run, runProcess } from './support.ts';

test('serve and admin say all that can be said to them', async () => {
  const { code, out } = await run(['serve', '--help']);
  expect(code).toBe(0);
  expect(FLAGS.length).toBeGreaterThan(12);
  for (const [flag, about] of FLAGS) {
    expect(out).toContain(flag);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(about);
  }
  const admin = await run(['admin', '--help']);
  for (const word of ['find', 'reports', 'close', 'ban', 'record', 'restore', '--data', '--database-url'])
    expect(admin.out).toContain(word);
});

test.each([
  [['serve', '--port', 'many'], '--port is a number'],
  [['serve', '--page', 'no-such-folder'], 'no-such-folder: there is no built page there'],
  [['serve', '--database-url', 'nowhere'], '--database-url is an address'],
  [['admin'], 'missing required argument'],
  [['admin', 'conquer', 'Paris'], 'there is no “conquer Paris”'],
  [['admin', 'close'], 'there is no “close”'],
])('%j gets one line and exit code 2', async (argv, sentence) => {
  const { code, err } = await run(argv);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('a server without its database says so and ends, and an address that is none is named', () => {
  const nowhere = [
    '--port',
    '0',
    '--page',
    'none',
    '--log-level',
    'silent',
    '--database-url',
    'postgres://127.0.0.1:1/x',
  ];
  const { code, out, err } = runProcess(['serve', ...nowhere]);
  expect(code).toBe(1);
  expect(out).toMatch(/^Hundred Days is at http:\/\/localhost:\d+ /);
  expect(err).toContain('no tables: connect ECONNREFUSED 127.0.0.1:1');
  expect(runProcess(['serve', ...nowhere, '--host', '192.0.2.1'])).toMatchObject({
    code: 2,
    err: 'hundred-days: 192.0.2.1 is not an address of this machine; --host names another\n',
  });
});
