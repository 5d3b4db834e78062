import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME, run, scratch, writeJson } from './support.ts';

const CAST = ['--players', 'conscript,conscript:bold', '--seed', 'cli', '--jobs', '1'];
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

describe('hundred-days fit', () => {
  it('plays games, keeps them, and writes weights that a ladder can be played with', async () => {
    const file = scratch();
    const fit = (games: number, name: string) =>
      run(['fit', '--game', GAME, '--games', String(games), ...CAST, '--keep', file(name), '--write', file('w.json')]);
    const first = await fit(3, 'games.jsonl');
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toMatch(/french: \d+ positions learnt from, \d+ of other games checked, of 3 games/);
    expect(first.out).toMatch(/log loss \d\.\d+, with the weights as they are \d\.\d+/);
    const weights = readFileSync(file('w.json'), 'utf8');
    const kept = linesOf(file('games.jsonl'));
    expect(kept.length).toBe(3);

    // What is there is not played again; a course in two parts is the same course.
    expect((await fit(3, 'games.jsonl')).out).toBe(first.out);
    expect(linesOf(file('games.jsonl'))).toEqual(kept);
    await fit(1, 'parts.jsonl');
    expect((await fit(3, 'parts.jsonl')).out).toBe(first.out);
    expect(readFileSync(file('w.json'), 'utf8')).toBe(weights);

    const players = `conscript,conscript@${file('w.json')}`;
    const ladder = await run(['ladder', GAME, '--players', players, '--games', '2', '--jobs', '1']);
    expect([ladder.code, ladder.err]).toEqual([0, '']);
    expect(ladder.out).toContain(`conscript@${file('w.json')} against conscript`);
  });

  it('tries weights high and low, and says what each brings to each side', async () => {
    const file = scratch();
    const args = ['--games', '4', '--seed', 'drawn', '--jobs', '1', '--keep', file('games.jsonl')];
    const drawn = await run(['fit', '--drawn', '--players', 'conscript', ...args, '--write', file('w.json')]);
    expect([drawn.code, drawn.err]).toEqual([0, '']);
    expect(drawn.out).toContain('allied: 4 games; what high brings beside low');
    expect(drawn.out).toMatch(/ {2}reply +0\.375 +0\.750 +1\.500/);
    expect(linesOf(file('games.jsonl')).length).toBe(4);
    expect(JSON.parse(readFileSync(file('w.json'), 'utf8'))).toMatchObject({ game: GAME });
  });

  it('says what it cannot do', async () => {
    const file = scratch();
    const other = await run(['fit', '--game', 'waterloo-campaign', '--games', '1']);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('cannot be fitted')]);
    const nobody = await run(['fit', '--players', 'nobody', '--games', '1']);
    expect([nobody.code, nobody.err]).toEqual([2, expect.stringContaining('no player “nobody”')]);
    writeJson(file('bad.json'), { sides: 3 });
    const ladder = await run(['ladder', GAME, '--players', `conscript,conscript@${file('bad.json')}`, '--games', '2']);
    expect([ladder.code, ladder.err]).toEqual([2, expect.stringContaining('holds no weights')]);
  });
});
