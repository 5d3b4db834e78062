import { PassThrough } from 'node:stream';
import { main } from '@hundred-days/cli';
import { describe, expect, test } from 'vitest';
import { answers, GAME, run } from './support.ts';

const width = (text: string): number => Math.max(...text.split('\n').map((line) => [...line].length));
const mapLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => /[\\/]\S{0,4}\s*[\\/]/.test(line))
    .join('\n');

/** Runs a command on a terminal of this width. */
async function onTerminal(columns: number, env: Record<string, string>, line: string): Promise<string> {
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns });
  const parts: Buffer[] = [];
  stdout.on('data', (part: Buffer) => parts.push(part));
  const stdin = new PassThrough();
  stdin.end(`${line}\n`);
  await main(['play', GAME], { stdin, stdout, stderr: new PassThrough(), env });
  return Buffer.concat(parts).toString('utf8');
}

describe('the map as text', () => {
  test('the whole map fits into 120 columns and covers only what stands on it', async () => {
    const { out } = await run(['play', GAME], ['map']);
    const map = mapLines(answers(out)[1]);
    expect(width(map)).toBeLessThanOrEqual(120);
    for (const hex of ['0101', '2317', '1206', '1011']) expect(map).toContain(hex);
    for (const face of ['F6  ', 'i7-4', 'Ahou', 'i1%4', 'Ar  ', 'a3#3', 'Fyng', '#Hou', '^^^^'])
      expect(map).toContain(face);
    expect(map).not.toContain('0814');
  });

  test('a part of it in large fits into 80 columns', async () => {
    const { out } = await run(['play', GAME], ['near 1011 5', 'map near fr-6inf 2']);
    const [, near, unit] = answers(out);
    expect(width(mapLines(near))).toBeLessThanOrEqual(80);
    for (const text of ['/1011 \\', 'A i 7-4', '1gd', 'Hougoum', '1310#']) expect(near).toContain(text);
    for (const text of ['/0814 \\', 'F i 7-4', '6inf', '0914%']) expect(unit).toContain(text);
    expect(unit).not.toContain('1310');
  });

  test('two units in a hex show as two', async () => {
    const { out } = await run(['play', GAME], ['fr-1inf 1511', 'near 1511 1', 'map']);
    expect(answers(out)[2]).toContain('+1art');
    expect(answers(out)[3]).toContain('F1+ ');
  });

  test('a narrow terminal gets the map in sheets, nothing wider than itself', async () => {
    const text = await onTerminal(80, { NO_COLOR: '1' }, 'map');
    expect(text).toContain('Columns 01 to 15:');
    expect(text).toContain('Columns 15 to 23:');
    expect(width(text)).toBeLessThanOrEqual(80);
  });

  test('colour for a terminal only, and not against the user’s will; the signs are the same', async () => {
    const coloured = await onTerminal(130, {}, 'map');
    const plain = await onTerminal(130, { NO_COLOR: '1' }, 'map');
    expect(coloured).toContain('\x1b[1;34m');
    expect(plain).not.toContain('\x1b[');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes are what is taken out
    expect(coloured.replaceAll(/\x1b\[[\d;]*m/g, '')).toBe(plain);
    expect((await run(['play', GAME], ['map'])).out).not.toContain('\x1b[');
  });
});
