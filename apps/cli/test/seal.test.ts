import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@hundred-days/kernel';
import { describe, expect, test } from 'vitest';
import { answers, GAME, run, scratch, writeJson } from './support.ts';

interface Saved {
  readonly format: string;
  readonly record: GameRecord;
  readonly sealed: { readonly iv: string; readonly tag: string; readonly data: string };
}

const read = (file: string): Saved => JSON.parse(readFileSync(file, 'utf8')) as Saved;

/** A table with given keys, the French played by a person; two turns short of the first arrivals. */
const described = (prussian: number): unknown => ({
  format: 'hundred-days-scenario',
  version: 1,
  game: GAME,
  units: { 'fr-6inf': '1016', 'aa-1gd': '1006' },
  keys: { french: 2, prussian },
});

describe('a table saved while the other side has secrets', () => {
  test('what the keeper may not know is the same, byte for byte, whatever it is; the table goes on with it', async () => {
    const path = scratch();
    const records = new Set<string>();
    for (const prussian of [1, 4, 6]) {
      const scenario = writeJson(path('scenario.json'), described(prussian));
      const file = path(`saved-${prussian}.json`);
      const ran = await run(['play', GAME, '--scenario', scenario], [`save ${file}`]);
      expect(ran.out).toContain('What is hidden is sealed in it');
      records.add(JSON.stringify(read(file).record));
      expect(read(file).record.seenBy).toBe('french');
      expect(await run(['verify', file])).toMatchObject({ code: 0, err: '' });
      const again = await run(['play', GAME, '--load', file, '--french', 'greedy', '--allied', 'human'], ['secret']);
      expect(again.out).toContain(`Your key is ${prussian}.`);
    }
    expect(records.size).toBe(1);
  });

  test('steps taken in secret stand in no open part, and are there again when the table goes on', async () => {
    const file = scratch()('saved.json');
    const hotSeat = ['play', 'napoleon-1815', '--allied', 'human'];
    await run([...hotSeat, '--scenario', 'historical', '--save', file], ['fr-1-inf1 binche', 'fr-1-inf2 binche']);
    expect(read(file).record).toMatchObject({ seenBy: 'spectator', steps: [], length: 0 });
    expect(readFileSync(file, 'utf8')).not.toMatch(/fr-1-inf|binche/);
    expect((await run(['verify', file])).out).toContain(' 0 actions, ');
    // How much is sealed tells nothing either.
    expect(Buffer.from(read(file).sealed.data, 'base64')).toHaveLength(16_384);
    const again = await run([...hotSeat, '--load', file], ['secret', 'undo']);
    const [, secret, undo] = answers(again.out, /^(?:French|Allies|Over)> /m);
    expect(secret).toContain('binche: fr-1-inf1 3 (moved), fr-1-inf2 3 (moved)');
    expect(undo).toContain('Taken back: fr-1-inf2 solre-binche');
  });

  test('it opens with the key it was sealed with and unchanged, or not at all', async () => {
    const path = scratch();
    const file = path('saved.json');
    await run(['play', GAME, '--scenario', 'grouchy', '--save', file], ['fr-6inf 0813']);
    const saved = read(file);
    const flipped = Buffer.from(saved.sealed.data, 'base64');
    flipped[10] ^= 1;
    const other = { ...saved.record, outcome: 'french-victory' };
    const changes: readonly unknown[] = [
      { ...saved, sealed: { ...saved.sealed, data: flipped.toString('base64') } },
      { ...saved, record: other },
      { ...saved, sealed: {} },
      { ...saved, sealed: undefined },
    ];
    const line = `${path('other.json')}: sealed-elsewhere at sealed: `;
    for (const changed of changes) {
      const ran = await run(['verify', writeJson(path('other.json'), changed)]);
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toContain(line);
    }
    writeJson(path('other.json'), saved);
    const elsewhere = await run(['play', GAME, '--load', path('other.json')], [], path('another-machine'));
    expect(elsewhere).toMatchObject({ code: 2, out: '' });
    expect(elsewhere.err).toContain(line);
    expect(await run(['verify', writeJson(path('other.json'), { ...saved, version: 9 })])).toMatchObject({ code: 2 });
    expect(await run(['verify', path('other.json')])).toMatchObject({
      err: expect.stringContaining('wrong-version at version: '),
    });
  });

  test('the key is its owner’s alone; where there can be none, that is said', async () => {
    const path = scratch();
    const argv = ['play', GAME, '--scenario', 'grouchy', '--save', path('saved.json')];
    await run(argv, [], path('home'));
    const key = statSync(join(path('home'), 'hundred-days', 'key'));
    expect([key.size, key.mode & 0o777]).toEqual([32, 0o600]);
    writeFileSync(path('file'), '');
    const ran = await run([...argv.slice(0, -1), path('none.json')], [], path('file'));
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('what is hidden cannot be sealed without this key');
  });

  test('a game that is over has no secrets', async () => {
    const file = scratch()('over.json');
    await run(['play', GAME, '--scenario', 'grouchy', '--french', 'random', '--allied', 'random', '--save', file]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 'hundred-days-record',
      seenBy: 'everyone',
    });
  });
});
