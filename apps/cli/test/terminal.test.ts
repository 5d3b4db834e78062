import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { legible } from '../src/io.ts';
import { GAME, playedRecord, run, scratch, writeJson } from './support.ts';

/** Sets the window's title, moves the cursor, rings, turns the writing round, forges a line. */
const HOSTILE = '\x1b]0;owned\x07\x1b[2J\r\x9b31m\u202egnorw\u2028\nok forged';

const RAW = /[^\P{Cc}\n]|[\u2028-\u202e\u2066-\u2069]/u;

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

describe('what files, names and lines bring never commands the terminal', () => {
  test('it is spelt out instead', () => {
    expect(legible('plain “text” – é')).toBe('plain “text” – é');
    expect(legible('a\x1b[2J\n\x7f\x9b\u202e')).toBe('a\\u001b[2J\\u000a\\u007f\\u009b\\u202e');
    expect(JSON.parse(legible(JSON.stringify({ a: HOSTILE })))).toEqual({ a: HOSTILE });
  });

  test.each<[string, (path: (name: string) => string) => Promise<readonly string[]> | readonly string[]]>([
    ['a command', () => [HOSTILE]],
    ['an option', () => [`--${HOSTILE}`]],
    ['the name of a game', () => ['play', HOSTILE]],
    ['the name of a scenario', () => ['play', GAME, '--scenario', HOSTILE]],
    ['the name of a file', () => ['play', GAME, '--scenario', `${HOSTILE}.json`]],
    ['a value of an option', () => ['play', GAME, '--option', HOSTILE]],
    ['a player', () => ['play', GAME, '--french', HOSTILE]],
    ['the name of a record', () => ['verify', HOSTILE]],
    ['a step to stop at', async (path) => [(await played(path)) && 'replay', path('a.json'), '--to', HOSTILE]],
    ['text that is not JSON', (path) => [save(path('a.json'), `{${HOSTILE}`) && 'verify', path('a.json')]],
    [
      'ids of units',
      (path) => ['play', GAME, '--scenario', writeJson(path('a.json'), described({ [HOSTILE]: HOSTILE }))],
    ],
    [
      'fields',
      (path) => ['play', GAME, '--scenario', writeJson(path('a.json'), { ...described({}), [HOSTILE]: HOSTILE })],
    ],
    [
      'an action',
      async (path) => {
        const record = await played(path);
        const steps = record.steps.map((step, i) => (i === 3 ? { ...step, action: HOSTILE } : step));
        return ['verify', writeJson(path('b.json'), { ...record, steps })];
      },
    ],
    [
      'an outcome',
      async (path) => ['verify', writeJson(path('b.json'), { ...(await played(path)), outcome: HOSTILE })],
    ],
    [
      'a record’s game',
      async (path) => ['replay', writeJson(path('b.json'), { ...(await played(path)), game: HOSTILE })],
    ],
  ])('%s', async (_, words) => {
    const { code, out, err } = await run(await words(scratch()));
    expect(code).toBe(2);
    expect(out + err).not.toMatch(RAW);
    expect(out + err).not.toMatch(/^ok /m);
  });

  test('nothing is written but by io.ts', () => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    expect(sources).toContain('io.ts');
    const writers = sources.filter((name) =>
      /std(out|err)\.write|console\./.test(readFileSync(SOURCES + name, 'utf8')),
    );
    expect(writers).toEqual(['io.ts']);
  });

  test('the name of a sound record, and what is typed at the prompt', async () => {
    const path = scratch();
    const file = path(`a${HOSTILE.replaceAll('/', '')}.json`);
    await playedRecord(file);
    const { out } = await run(['verify', file]);
    expect(out.match(/^ok /gm)).toHaveLength(1);
    const lines = [HOSTILE, 'near', 'units', 'why', 'choices', 'rule', 'save'].map((word) =>
      word === 'save' ? `save ${path('none')}/${HOSTILE}` : `${word} ${HOSTILE}`,
    );
    const ran = await run(
      ['play', GAME],
      lines.map((line) => line.replaceAll('\n', ' ')),
    );
    expect(ran.code).toBe(0);
    expect(out + ran.out + ran.err).not.toMatch(RAW);
  });
});

const played = (path: (name: string) => string) => playedRecord(path('a.json'));
const described = (units: unknown) => ({ format: 'hundred-days-scenario', version: 1, game: GAME, units });
function save(file: string, text: string): string {
  writeFileSync(file, text);
  return file;
}
