import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { createWorld } from '@hundred-days/day-of-waterloo';
import { DOCUMENTS } from '@hundred-days/day-of-waterloo/data';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../src/failure.ts';
import { readText } from '../src/files.ts';
import { registerSimulate } from '../src/simulate/command.ts';
import type { Report } from '../src/simulate/report.ts';
import { changed, readVariations } from '../src/simulate/vary.ts';

const GAME = 'day-of-waterloo';
const KEPT = new URL('../../../scripts/variations/day-of-waterloo.json', import.meta.url).pathname;

describe('changes to the data of a game', () => {
  const data = {
    levels: { french: 72, adg: 70 },
    units: [
      { army: 'prussian', setup: { turn: 7 } },
      { army: 'prussian', setup: { turn: 10 } },
      { army: 'french', setup: { turn: 1 } },
      { army: 'french' },
    ],
  };

  it('are put in the place of what was there, and leave the data that were given alone', () => {
    const is = changed(data, { 'levels.french': 60 });
    expect(is.levels).toEqual({ french: 60, adg: 70 });
    expect(data.levels.french).toBe(72);
  });

  it('are added to all numbers of a list that fit', () => {
    const turns = (changes: Record<string, unknown>): unknown[] =>
      changed(data, changes).units.map(({ setup }) => setup?.turn);
    expect(turns({ 'units[army=prussian].setup.turn': '-1' })).toEqual([6, 9, 1, undefined]);
    expect(turns({ 'units[].setup.turn': '+2' })).toEqual([9, 12, 3, undefined]);
  });

  it.each(['levels.russian', 'levels.french.deep', 'units[army=russian].setup.turn', 'levels[].french', 'nothing'])(
    'are refused where the data have nothing: %s',
    (path) => expect(() => changed(data, { [path]: 1 })).toThrow(Failure),
  );

  it.each(['', '[]', '{}', '{"a": 1}', '{"a": [1]}', 'no json'])(
    'are read from an object of objects only: %s',
    (text) => expect(() => readVariations(text)).toThrow(Failure),
  );
});

describe('simulate --vary', () => {
  let dir = '';
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'vary-'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  async function simulate(variations: unknown): Promise<Report[]> {
    const file = join(dir, 'variations.json');
    writeFileSync(file, JSON.stringify(variations));
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
    registerSimulate(program, { stdin: process.stdin as Readable, stdout, stderr, env: {} });
    const argv = ['simulate', GAME, '--games', '6', '--jobs', '1', '--json', '--vary', file];
    await program.parseAsync(argv, { from: 'user' });
    const lines = String(stdout.read() ?? '')
      .trimEnd()
      .split('\n');
    return lines.map((line) => JSON.parse(line) as Report);
  }

  it('plays the same games as the data are, then with each variation', async () => {
    const [plain, brittle] = await simulate({ 'brittle French': { 'units.armies.french.disintegration': 1 } });
    expect([plain.varied, brittle.varied]).toEqual([undefined, 'brittle French']);
    expect(brittle.outcomes).toEqual({ 'french-disintegrated': 6 });
    expect(plain.outcomes['french-disintegrated'] ?? 0).toBeLessThan(6);
  });

  it('refuses a variation that finds nothing to change before a game is played', async () => {
    await expect(simulate({ lost: { 'tables.nowhere.at.all': 1 } })).rejects.toThrow(Failure);
  });

  it('knows what to do with every variation that is kept', () => {
    // Of what a world reads from its documents something must have become different.
    const compiled = (documents: typeof DOCUMENTS): string =>
      JSON.stringify({ ...createWorld(documents), documents: undefined });
    const usual = compiled(DOCUMENTS);
    for (const [name, changes] of readVariations(readText(KEPT)))
      expect(compiled(changed(DOCUMENTS, changes)) === usual, name).toBe(false);
  });
});
