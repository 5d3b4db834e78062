import { PassThrough, type Readable } from 'node:stream';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { registerLadder } from '../src/ladder/command.ts';
import { addScore, emptyScore, ratingOf, shareOf } from '../src/ladder/elo.ts';
import type { LadderReport } from '../src/ladder/report.ts';

async function ladder(...argv: string[]): Promise<string> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  registerLadder(program, { stdin: process.stdin as Readable, stdout, stderr, env: {} });
  await program.parseAsync(['ladder', ...argv], { from: 'user' });
  return String(stdout.read() ?? '');
}

describe('ratings', () => {
  it('three points of four are 191 points of rating', () => {
    const score = emptyScore();
    for (const points of [1, 1, 0.5, 0.5]) addScore(score, points);
    expect(shareOf(score)).toBe(0.75);
    expect(ratingOf(score).elo).toBeCloseTo(190.85, 1);
  });

  it('the interval holds the rating and narrows with more games', () => {
    const few = ratingOf({ wins: 6, draws: 2, losses: 2 });
    const many = ratingOf({ wins: 600, draws: 200, losses: 200 });
    for (const { low, elo, high } of [few, many]) expect(low < elo && elo < high).toBe(true);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
  });

  it('a clean sheet has no upper end', () => {
    const { elo, low, high } = ratingOf({ wins: 10, draws: 0, losses: 0 });
    expect([elo, high]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(low).toBeGreaterThan(0);
  });
});

describe('ladder', () => {
  const players = ['--players', 'random,conscript', '--games', '4', '--seed', 'x'];

  it('gives the same scores whatever the number of jobs, each side apart', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map(async (jobs) => JSON.parse(await ladder(...players, '--jobs', jobs, '--json')) as LadderReport),
    );
    expect(two.meetings).toEqual(one.meetings);
    const [{ player, against, sides, both }] = one.meetings;
    expect([player, against]).toEqual(['conscript', 'random']);
    expect(Object.keys(sides)).toEqual(['french', 'allied']);
    for (const side of Object.values(sides)) expect(side.wins + side.draws + side.losses).toBe(2);
    expect(both.wins + both.draws + both.losses).toBe(4);
  });

  it('prints a line for each side', async () => {
    const lines = (await ladder(...players, '--jobs', '1')).split('\n');
    expect(lines).toContain('conscript against random');
    expect(lines.filter((line) => /^ {2}(french|allied|both) +[\d.]+% {2}Elo /.test(line))).toHaveLength(3);
  });

  it('knows its players', async () => {
    await expect(ladder('--players', 'random,nobody')).rejects.toThrow('nobody');
    await expect(ladder('--players', 'random')).rejects.toThrow('two players');
  });
});
