import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { below, randomBits } from '@hundred-days/kernel';
import { fixture, fixtures, type LadderResult } from '@hundred-days/opponents/ladder';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../src/games.ts';
import { averages, type Sheet, toldApart } from '../src/ladder/blind.ts';
import { threadClocks } from '../src/ladder/clocks.ts';
import { registerLadder } from '../src/ladder/command.ts';
import { comparison } from '../src/ladder/compare.ts';
import { addScore, emptyScore, ratingOf, ratingOfPairs, shareOf } from '../src/ladder/elo.ts';
import type { Ladder, LadderPart } from '../src/ladder/match.ts';
import { type NightTerms, playNight, type TitledField } from '../src/ladder/night.ts';
import { fieldLines, type PlayedPart } from '../src/ladder/paper.ts';
import { fieldsOf, KINDS, nightOn, type Part } from '../src/ladder/programme.ts';
import { type LadderReport, ladderLines, thoughtOf } from '../src/ladder/report.ts';
import { type Bout, scaleOf } from '../src/ladder/scale.ts';

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

describe('pairs', () => {
  const times = (count: number, ...scores: number[]): number[] => Array.from({ length: count }, () => scores).flat();
  const width = ({ low, high }: { low: number; high: number }): number => high - low;

  it('that scatter as games of their own do tell as much as those', () => {
    // Of two fair games by themselves a quarter of the pairs ends 2-0, a half 1-1, a quarter 0-2.
    const pairs = times(25, 1, 0.5, 0.5, 0);
    const games = ratingOf({ wins: 100, draws: 0, losses: 100 });
    expect(Math.abs(width(ratingOfPairs(pairs)) - width(games))).toBeLessThan(2);
  });

  it('in which the dice decide for the same side tell more, in which they decide for the same player less', () => {
    const games = width(ratingOf({ wins: 100, draws: 0, losses: 100 }));
    expect(width(ratingOfPairs(times(100, 0.5)))).toBeLessThan(games / 2);
    expect(width(ratingOfPairs(times(50, 1, 0)))).toBeGreaterThan(1.3 * games);
  });

  it('few or none prove little', () => {
    expect(ratingOfPairs([]).low).toBe(Number.NEGATIVE_INFINITY);
    expect(width(ratingOfPairs([0.5, 0.5]))).toBeGreaterThan(200);
    expect(ratingOfPairs([1, 1])).toEqual(ratingOf({ wins: 4, draws: 0, losses: 0 }));
  });
});

describe('one scale', () => {
  const bouts = (first: string, second: string, won: number, of: number): Bout[][] =>
    Array.from({ length: of }, (_, i) => [{ first, second, score: i < won ? 1 : 0 }]);

  it('finds the strength of a player with each side', () => {
    // 191 points are three games of four; the French side is worth as much to everybody.
    const scale = scaleOf(
      [
        ...bouts('a as french', 'b as allied', 300, 400),
        ...bouts('b as french', 'a as allied', 300, 400),
        ...bouts('c as french', 'a as allied', 360, 400),
        ...bouts('a as french', 'c as allied', 200, 400),
      ],
      ['a as french', 'a as allied'],
    );
    const elo = (name: string): number => scale.get(name)?.elo ?? Number.NaN;
    expect(elo('a as french') + elo('a as allied')).toBeCloseTo(0, 6);
    expect(elo('a as french') - elo('b as allied')).toBeGreaterThan(170);
    expect(elo('c as french') - elo('a as allied')).toBeGreaterThan(330);
    expect(Math.abs(elo('a as french') - elo('c as allied'))).toBeLessThan(20);
    for (const { low, elo: is, high } of scale.values()) expect(low <= is && is <= high).toBe(true);
  });
});

describe('before and now', () => {
  const games = (score: (i: number) => number): Record<string, number> =>
    Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`g s  a b ${i % 2} ${i >> 1}`, score(i)]));

  it('tells a change from chance', () => {
    const before = games((i) => (i % 4 === 0 ? 1 : 0));
    expect(
      comparison(
        before,
        games(() => 1),
      ).at(-1),
    ).toContain('it has helped');
    expect(
      comparison(
        before,
        games(() => 0),
      ).at(-1),
    ).toContain('it has hurt');
    expect(
      comparison(
        before,
        games((i) => (i % 4 === 1 ? 1 : 0)),
      ).at(-1),
    ).toContain('no difference');
    expect(comparison({}, before)).toEqual(['nothing to compare with: `--write` keeps these games']);
  });
});

describe('the night', () => {
  const thought = { turns: [], longest: { processor: 0, wall: 0 } };
  /** The French win every game, whoever plays them. */
  const playedBy = (part: Part): PlayedPart => ({
    ...part,
    played: {
      results: Array.from({ length: fixtures(part.ladder.schedule) }, (_, index) => {
        const { a, b, seat, pair } = fixture(part.ladder.schedule, index);
        return { a, b, seat, pair, score: seat === 0 ? 1 : 0, thought: [thought, thought] };
      }),
      failures: [],
    },
  });

  it('asks for every level, character, budget and script, and each scenario for three where three can play', async () => {
    const fields = fieldsOf(await loadGame('napoleon-1815'));
    expect(fields.map(({ scenario, options }) => [scenario, Object.keys(options).length])).toEqual([
      ['free', 0],
      ['free', 1],
      ['historical', 0],
      ['historical', 1],
    ]);
    const parts = nightOn(fields[1], { games: 4, seed: 'n' });
    expect([...new Set(parts.map(({ kind }) => kind))]).toEqual([...KINDS]);
    expect(parts.every(({ ladder }) => ladder.options.threePlayers === true)).toBe(true);
    const scripts = parts.filter(({ kind }) => kind === 'scripts').map(({ ladder }) => ladder.schedule);
    expect(scripts.filter(({ only }) => only === 0).map(({ players }) => players[0])).toContain('script:run');
  });

  it('writes where everybody stands with each side, and what scripts score', async () => {
    const [field] = fieldsOf(await loadGame('napoleon-at-waterloo'));
    const lines = fieldLines('Waterloo', field, nightOn(field, { games: 8, seed: 'n' }).map(playedBy));
    expect(lines).toContain('### Waterloo, standard');
    const meeting = lines.find((line) => line.startsWith('| marshal - veteran |'));
    expect(meeting).toMatch(/\| 4 of 4 \(100%\) \| 0 of 4 \(0%\) \| 4 of 8 \(50%\) \| 0 \(-\d+ to \d+\) \|$/);
    expect(lines).toContain('marshal against himself: french 4 of 4.');
    expect(lines).toContain('| script:run | french | 4 of 4 (100%) |');
    expect(lines).toContain('| script:guard | allied | 0 of 4 (0%) |');
    const marshal = lines.find((line) => line.startsWith('| marshal |')) ?? '';
    const [french, allied] = [...marshal.matchAll(/(-?\d+) \(/g)].map(([, elo]) => Number(elo));
    expect(french).toBeGreaterThan(allied + 200);
    expect(fieldLines('Waterloo', field, [])).toEqual([]);
  });
});

describe('told apart blind', () => {
  const sheet = (player: string, attacks: number, back = 0, turns = 10): Sheet => ({
    player,
    deeds: { attacks, even: 0, back, lost: 1, taken: 2, away: 3, turns },
  });

  it('players have averages of what they did, each his own', () => {
    const all = averages([sheet('bold', 4), sheet('careful', 1, 9), sheet('bold', 7)]);
    expect([...all]).toEqual([
      ['bold', { attacks: 5.5, even: 0, back: 0, lost: 1, taken: 2, away: 3 }],
      ['careful', { attacks: 1, even: 0, back: 9, lost: 1, taken: 2, away: 3 }],
    ]);
    expect(averages([]).size).toBe(0);
  });

  it('those who differ by more than they scatter are known by every game', () => {
    const games = [3, 4, 5].flatMap((attacks) => [sheet('bold', 10 + attacks), sheet('careful', attacks)]);
    expect(toldApart(games)).toBe(1);
    // Each counts alike, however many games he has.
    expect(toldApart([...games, ...Array.from({ length: 20 }, () => sheet('bold', 14))])).toBe(1);
  });

  it('those who do the same are told apart by chance', () => {
    const same = ['bold', 'careful', 'standard'].flatMap((player) =>
      [1, 2, 3, 4].map((attacks) => sheet(player, attacks)),
    );
    expect(toldApart(same)).toBeCloseTo(1 / 3);
    const bits = randomBits('same');
    const drawn = Array.from({ length: 600 }, (_, i) =>
      sheet(['bold', 'careful', 'standard'][i % 3], below(20, bits), below(50, bits)),
    );
    expect(Math.abs((toldApart(drawn) ?? 0) - 1 / 3)).toBeLessThan(0.08);
    expect(toldApart(Array.from({ length: 8 }, (_, i) => sheet(i % 2 === 0 ? 'bold' : 'careful', 3)))).toBe(0.5);
  });

  it('who attacks as often by the turn attacks as often, however soon his games are decided', () => {
    const fights = (player: string, often: number, turns: number): Sheet => ({
      player,
      deeds: { attacks: often * turns, even: often * turns, back: 0, lost: turns, taken: turns, away: 3, turns },
    });
    const games = [4, 6, 8, 10].flatMap((turns) => [fights('bold', 3, turns), fights('careful', 2, turns)]);
    expect(toldApart(games)).toBe(1);
  });

  it('who seldom attacks, and then at even odds, is known by it, and so is who stands off', () => {
    const fights = (player: string, even: number, away: number): Sheet => ({
      player,
      deeds: { ...sheet(player, 6).deeds, even, away },
    });
    const odds = [0, 1, 0, 1].flatMap((more) => [fights('bold', 4 + more, 3), fights('careful', more, 3)]);
    expect(toldApart(odds)).toBe(1);
    const near = [0, 1, 0, 1].flatMap((more) => [fights('bold', 2, 2 + more), fights('careful', 2, 6 + more)]);
    expect(toldApart(near)).toBe(1);
  });

  it('a measure that scatters much does not drown one that tells', () => {
    const games = [0, 100, 200, 300].flatMap((back) => [sheet('bold', 9, back), sheet('careful', 2, 300 - back)]);
    expect(toldApart(games)).toBe(1);
  });

  it('a game is not compared with itself: one of a kind tells nothing of its player', () => {
    const games = [sheet('bold', 0), sheet('bold', 100), sheet('careful', 60), sheet('careful', 64)];
    expect(toldApart(games)).toBe(0.5);
  });

  it('nothing is said of fewer than two players, or two games of each', () => {
    expect(toldApart([])).toBeNull();
    expect(toldApart([sheet('bold', 1), sheet('bold', 2)])).toBeNull();
    expect(toldApart([sheet('bold', 1), sheet('bold', 2), sheet('careful', 9)])).toBeNull();
  });

  /** Two who differ by as much as each of them scatters. */
  const alike = (count: number): Sheet[] => {
    const bits = randomBits('alike');
    return Array.from({ length: 2 * count }, (_, i) =>
      sheet(i % 2 === 0 ? 'bold' : 'careful', below(21, bits) + 6 * (i % 2)),
    );
  };

  it('who is met over some games is told more surely than by one, by what he did on average', () => {
    const [one, three, five] = [1, 3, 5].map((games) => toldApart(alike(60), games) ?? 0);
    expect(one).toBeGreaterThan(0.55);
    expect(three).toBeGreaterThan(one + 0.05);
    expect(five).toBeGreaterThan(three);
  });

  it('those who do the same are told by chance however many games there are', () => {
    const bits = randomBits('same again');
    const drawn = Array.from({ length: 600 }, (_, i) =>
      sheet(['bold', 'careful', 'standard'][i % 3], below(20, bits), below(50, bits)),
    );
    for (const games of [3, 5]) expect(Math.abs((toldApart(drawn, games) ?? 0) - 1 / 3)).toBeLessThan(0.1);
    const equal = Array.from({ length: 12 }, (_, i) => sheet(i % 2 === 0 ? 'bold' : 'careful', 3));
    expect(toldApart(equal, 3)).toBe(0.5);
  });

  it('none of the games that are judged are among those learnt from', () => {
    // Three games of one that are alike, and one that is not: known by them too he would be told by them, known by the fourth he is not.
    const games = [
      ...[90, 90, 90, 10].map((attacks) => sheet('bold', attacks)),
      ...[60, 60, 60, 60].map((attacks) => sheet('careful', attacks)),
    ];
    expect(toldApart(games, 3)).toBe(0.5);
    expect(toldApart(games.slice(0, 3), 3)).toBeNull();
  });

  it('of so many games each player must have more than that', () => {
    const games = [1, 2, 3].flatMap((attacks) => [sheet('bold', attacks + 9), sheet('careful', attacks)]);
    expect(toldApart(games, 2)).toBe(1);
    expect(toldApart(games, 3)).toBeNull();
  });
});

describe('a night by the clock', () => {
  const thought = { turns: [], longest: { processor: 0, wall: 0 } };
  const titled = async (...ids: string[]): Promise<TitledField[]> =>
    (await Promise.all(ids.map(async (id) => fieldsOf(await loadGame(id)).slice(0, 1)))).flat().map((field) => ({
      ...field,
      title: `The ${field.game.id}`,
    }));

  interface Asked {
    readonly field: string;
    readonly kind: string;
    readonly games: number;
    readonly onlyKept: boolean;
  }

  /** A night of which every part that may be played ends at once, the French winning; `goesOn` as often as it is asked. */
  async function night(
    fields: readonly TitledField[],
    games: number,
    terms: Partial<NightTerms> = {},
    failing = false,
  ) {
    const asked: Asked[] = [];
    const kept = new Map<string, LadderPart>();
    const play = async (ladder: Ladder, onlyKept = false): Promise<LadderPart> => {
      const [, kind] = ladder.seed.split('/');
      asked.push({ field: ladder.game, kind, games: ladder.schedule.games, onlyKept });
      const key = JSON.stringify([ladder.game, ladder.schedule.players, ladder.schedule.only]);
      if (!onlyKept)
        kept.set(key, {
          results: Array.from({ length: fixtures(ladder.schedule) }, (_, index) => {
            const { a, b, seat, pair } = fixture(ladder.schedule, index);
            return { a, b, seat, pair, score: seat === 0 ? 1 : 0, thought: [thought, thought] };
          }),
          failures: failing ? [{ game: 3, message: 'went round in circles' }] : [],
        });
      return kept.get(key) ?? { results: [], failures: [] };
    };
    const path = join(await mkdtemp(join(tmpdir(), 'night-')), 'paper.md');
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const io = { stdin: process.stdin as Readable, stdout, stderr, env: {} };
    const scope = { games, seed: 'n', kinds: ['levels', 'scripts'] as const };
    await playNight(fields, scope, play, { path, kept: true, day: '2026-11-18', goesOn: () => true, ...terms }, io);
    const paper = await readFile(path, 'utf8').catch(() => '');
    return { asked, paper, said: String(stdout.read() ?? ''), complaints: String(stderr.read() ?? '') };
  }

  const levelsIn = (asked: readonly Asked[]) => asked.filter(({ kind }) => kind === 'levels');

  it('with a file goes in rounds of twice as many games, every field in each', async () => {
    const fields = await titled('napoleon-at-waterloo', 'waterloo-campaign');
    const { asked } = await night(fields, 16);
    expect(levelsIn(asked).map(({ field, games }) => [field, games])).toEqual(
      [4, 8, 16].flatMap((games) => [
        ['napoleon-at-waterloo', games],
        ['waterloo-campaign', games],
      ]),
    );
    expect((await night(fields, 3)).asked.filter(({ kind }) => kind === 'levels').map(({ games }) => games)).toEqual([
      3, 3,
    ]);
  });

  it('without one plays all at once', async () => {
    const { asked } = await night(await titled('napoleon-at-waterloo'), 16, { kept: false });
    expect(levelsIn(asked).map(({ games }) => games)).toEqual([16]);
  });

  it('when the time is over nothing more is played, and the paper has every field with what there is', async () => {
    const fields = await titled('napoleon-at-waterloo', 'waterloo-campaign');
    let parts = 0;
    const whole = nightOn(fields[0], { games: 4, seed: 'n', kinds: ['levels', 'scripts'] }).length;
    // Time for the first field and the levels of the second.
    const { asked, paper, said } = await night(fields, 16, { goesOn: () => ++parts <= whole + 1 });
    expect(asked.filter(({ onlyKept }) => !onlyKept)).toHaveLength(whole + 1);
    expect(asked.filter(({ onlyKept }) => onlyKept).every(({ games }) => games >= 2)).toBe(true);
    // Rounds that were not played are still asked for: more may be kept from before.
    expect(levelsIn(asked).map(({ games }) => games)).toEqual([4, 4, 8, 8, 16, 16]);
    for (const title of ['### The napoleon-at-waterloo, standard', '### The waterloo-campaign, '])
      expect(paper).toContain(title);
    expect(paper.match(/^\| marshal - veteran \|/gm)).toHaveLength(2);
    expect(paper).toContain('| script:run | french | 2 of 2 (100%) |');
    expect(paper).not.toMatch(/NaN|undefined|Infinity/);
    expect(said.match(/: scripts, /g)).toHaveLength(whole - 1);
  });

  it('a night of one game leaves what the paper says of another', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'night-')), 'paper.md');
    await night(await titled('napoleon-at-waterloo'), 4, { path });
    await night(await titled('waterloo-campaign'), 4, { path, day: '2026-11-19' });
    const paper = await readFile(path, 'utf8');
    expect(paper.match(/^# The ladder$/gm)).toHaveLength(1);
    expect(paper.match(/^### .*$/gm)?.map((line) => line.split(',')[0])).toEqual([
      '### The napoleon-at-waterloo',
      '### The waterloo-campaign',
    ]);
    expect(paper.match(/^Written: .*$/gm)).toEqual([
      'Written: levels 2026-11-18, scripts 2026-11-18.',
      'Written: levels 2026-11-19, scripts 2026-11-19.',
    ]);
  });

  it('of a night without time the paper is a heading', async () => {
    const { paper, said } = await night(await titled('napoleon-at-waterloo'), 4, { goesOn: () => false });
    expect(paper).toMatch(/^# The ladder\n/);
    expect(paper).not.toMatch(/###|\| ---/);
    expect(said).toBe('');
  });

  it('where nobody wants a file it is printed', async () => {
    const fields = await titled('napoleon-at-waterloo');
    const { said } = await night(fields, 4, { path: undefined } as unknown as Partial<NightTerms>);
    expect(said).toContain('### The napoleon-at-waterloo, standard');
  });

  it('games that fail are told of', async () => {
    const { complaints } = await night(await titled('napoleon-at-waterloo'), 4, {}, true);
    expect(complaints).toMatch(/napoleon-at-waterloo, standard: .*game 3 failed: went round in circles/);
  });

  it('`--minutes 0` reads what is kept and writes it, every field that has any', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'night-'));
    const [keep, paper] = [join(dir, 'games.jsonl'), join(dir, 'paper.md')];
    const game = (options: object, seat: number, score: number): string =>
      JSON.stringify({
        game: 'napoleon-1815',
        scenario: 'free',
        ...options,
        seed: 'm/levels',
        players: ['veteran', 'marshal'],
        ...{ a: 2, b: 3, seat, pair: 0, score, thought: [thought, thought] },
      });
    const three = { options: { threePlayers: true } };
    await writeFile(keep, `${[game({}, 0, 1), game({}, 1, 0), game(three, 0, 0)].join('\n')}\n`);
    const argv = ['napoleon-1815', '--night', '--games', '8', '--seed', 'm', '--minutes', '0'];
    await ladder(...argv, '--keep', keep, '--write', paper);
    const lines = (await readFile(paper, 'utf8')).split('\n');
    expect(lines.filter((line) => line.startsWith('###'))).toEqual([
      '### Napoleon 1815, free',
      '### Napoleon 1815, free, 3 players',
    ]);
    expect(lines.find((line) => line.startsWith('| marshal - veteran | 1 of 1 (100%) | 0 of 1 (0%) |'))).toBeDefined();
    expect(lines.join('\n')).not.toMatch(/NaN|undefined/);
    expect((await readFile(keep, 'utf8')).trim().split('\n')).toHaveLength(3);
    await expect(ladder(...argv.slice(0, -1), 'soon')).rejects.toThrow('--minutes must be a whole number');
  });
});

describe('a paper of few games', () => {
  const spent = { processor: 2000, wall: 3000 };
  const deeds = (attacks: number) => ({ attacks, even: 1, back: 2, lost: 3, taken: 4, away: 6, turns: 10 });
  const result = (seat: number, more: Partial<LadderResult> = {}): LadderResult => ({
    ...{ a: 0, b: 1, seat, pair: 0, score: 1 },
    thought: [
      { turns: [spent], longest: spent },
      { turns: [spent], longest: spent },
    ],
    ...more,
  });

  async function paperOf(kind: Part['kind'], resultsOf: (part: Part) => LadderResult[], of = 'napoleon-at-waterloo') {
    const field = fieldsOf(await loadGame(of)).at(of === 'napoleon-1815' ? 1 : 0) as TitledField;
    const parts = nightOn(field, { games: 8, seed: 'n', kinds: [kind] });
    return fieldLines(
      'X',
      field,
      parts.map((part) => ({ ...part, played: { results: resultsOf(part), failures: [] } })),
    );
  }

  it('has no table of what nobody played', async () => {
    for (const kind of KINDS) expect(await paperOf(kind, () => [], 'napoleon-1815'), kind).toEqual([]);
    for (const kind of KINDS) {
      const lines = await paperOf(kind, () => [result(1)], 'napoleon-1815');
      expect(lines.length, kind).toBeGreaterThan(2);
      expect(lines.join('\n'), kind).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('allies are told by name with what they scored', async () => {
    const lines = await paperOf(
      'allies',
      ({ ladder: { schedule } }) => [
        result(1, { score: schedule.players[0] === 'marshal+greedy' ? 1 : 0 }),
        result(1, { score: 0.5 }),
      ],
      'napoleon-1815',
    );
    expect(lines).toContain('| marshal+greedy | 1.5 of 2 (75%) |');
    expect(lines).toContain('| greedy+marshal | 0.5 of 2 (25%) |');
  });

  it('characters are told by what they did with each side, and apart as surely as chance is named', async () => {
    const games = (attacks: number): LadderResult[] =>
      [0, 1].flatMap((seat) => [0, 1].map((pair) => result(seat, { pair, deeds: [deeds(5), deeds(attacks)] })));
    const isBold = ({ ladder: { schedule } }: Part): boolean => schedule.players[1] === 'veteran:bold';
    const three = await paperOf('characters', (part) => games(isBold(part) ? 20 : 1));
    expect(three).toContain('| veteran:bold | french | 20.0 | 1.0 | 2.0 | 3.0 | 4.0 | 6.0 |');
    expect(three).toContain('| veteran | allied | 5.0 | 1.0 | 2.0 | 3.0 | 4.0 | 6.0 |');
    expect(three).toContain('| told apart blind as | by one game | by 3 games | by 5 games | by chance |');
    // Of two games of each player nothing can be said by three.
    for (const side of ['french', 'allied']) expect(three).toContain(`| ${side} | 100% | - | - | 33% |`);
    expect(await paperOf('characters', (part) => (isBold(part) ? games(20) : []))).toContain(
      '| french | 100% | - | - | 50% |',
    );
    // Games that were kept before deeds were counted have none.
    expect((await paperOf('characters', () => [result(0)])).join('\n')).not.toContain('character |');
  });

  it('the pace of a marshal is left out where no clock told it', async () => {
    expect((await paperOf('self', () => [result(0)])).at(-2)).toBe(
      "The marshal's player turn takes 2.0 s of processor time on average, 2.0 s at most (2 turns).",
    );
    const unknown = { processor: Number.NaN, wall: 1 };
    const turn = { turns: [unknown], longest: unknown };
    const lines = await paperOf('self', () => [result(0, { thought: [turn, turn] })]);
    expect(lines.join('\n')).not.toMatch(/NaN|player turn/);
  });
});

describe('ladder', () => {
  const players = ['--game', 'napoleon-at-waterloo', '--players', 'random,conscript', '--games', '4', '--seed', 'x'];

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
    for (const { turns, wall, longestDecision } of one.thought) {
      expect(turns).toBeGreaterThan(4);
      expect(wall.max).toBeGreaterThanOrEqual(longestDecision.wall);
      expect(wall.mean).toBeLessThanOrEqual(wall.max);
    }
    const [random, conscript] = one.thought;
    expect(conscript.wall.mean).toBeGreaterThan(random.wall.mean);
  });

  it('prints a line for each side', async () => {
    const lines = (await ladder(...players, '--jobs', '1')).split('\n');
    expect(lines).toContain('conscript against random');
    expect(lines.filter((line) => /^ {2}(french|allied|both) +[\d.]+% {2}Elo /.test(line))).toHaveLength(3);
  });

  it('goes on with the games that are kept in a file, and says what it would have said', async () => {
    const keep = join(await mkdtemp(join(tmpdir(), 'ladder-')), 'games.jsonl');
    const pair = [...players, '--games', '2', '--jobs', '1', '--json', '--keep', keep];
    const report = async (): Promise<LadderReport> => JSON.parse(await ladder(...pair)) as LadderReport;
    const linesOf = async (): Promise<string[]> => (await readFile(keep, 'utf8')).trim().split('\n');
    const whole = await report();
    const [first, second] = await linesOf();
    // Of two games one is left, and one of another ladder.
    const foreign = first.replace('"seed":"x"', '"seed":"other"');
    await writeFile(keep, `${foreign}\n${second}\n`);
    const again = await report();
    expect(again.meetings).toEqual(whole.meetings);
    expect(again.thought.map(({ turns }) => turns)).toEqual(whole.thought.map(({ turns }) => turns));
    const lines = await linesOf();
    expect(lines.slice(0, 2)).toEqual([foreign, second]);
    const told = ({ a, b, pair, seat, score }: LadderResult) => ({ a, b, pair, seat, score });
    expect(lines.slice(2).map((line) => told(JSON.parse(line)))).toEqual([told(JSON.parse(first))]);
    // Nothing is left to play.
    expect(await report()).toEqual(again);
  });

  it('says which line of a file is no game', async () => {
    const keep = join(await mkdtemp(join(tmpdir(), 'ladder-')), 'games.jsonl');
    await writeFile(keep, '\n{"half a ga');
    await expect(ladder(...players, '--jobs', '1', '--keep', keep)).rejects.toThrow('line 2 is no game');
  });

  it('is played by three, two of them against one', async () => {
    const three = [
      'napoleon-1815',
      '--option',
      'threePlayers=true',
      '--players',
      'script:stand,random',
      '--games',
      '2',
    ];
    const report = JSON.parse(await ladder(...three, '--jobs', '1', '--json')) as LadderReport;
    const [{ sides }] = report.meetings;
    expect(Object.keys(sides)).toEqual(['french', 'anglo-dutch+prussian']);
    for (const { wins, draws, losses } of Object.values(sides)) expect(wins + draws + losses).toBe(1);
  });

  it('knows its players', async () => {
    await expect(ladder('--players', 'random,nobody')).rejects.toThrow('nobody');
    await expect(ladder('--players', 'random')).rejects.toThrow('two players');
    await expect(ladder('chess')).rejects.toThrow('no game “chess”');
    await expect(ladder('--game', 'napoleon-at-waterloo', 'chess')).rejects.toThrow('no game “chess”');
  });
});

describe('thought', () => {
  const spent = (processor: number) => ({ processor, wall: 10 * processor });
  const game = (a: number, b: number, mine: readonly number[], other: readonly number[]): LadderResult => ({
    a,
    b,
    seat: 0,
    pair: 0,
    score: 1,
    thought: [
      { turns: mine.map(spent), longest: spent(Math.max(...mine) / 2) },
      { turns: other.map(spent), longest: spent(Math.max(...other) / 2) },
    ],
  });
  const twenty = Array.from({ length: 20 }, (_, i) => i + 1);
  const results = [game(0, 1, twenty, [100]), game(0, 2, [30], [7]), game(1, 2, [300], [7])];

  it('is taken together over all games of a player, on whichever side of the fixture', () => {
    expect(thoughtOf(results, 'marshal', 1)).toEqual({
      player: 'marshal',
      turns: 2,
      processor: { mean: 200, p95: 300, max: 300 },
      wall: { mean: 2000, p95: 3000, max: 3000 },
      longestDecision: { processor: 150, wall: 1500 },
    });
    // 1 to 20 and 30: one of 21 lies above the 95th percentile.
    expect(thoughtOf(results, 'random', 0)).toMatchObject({
      turns: 21,
      processor: { mean: 240 / 21, p95: 20, max: 30 },
      longestDecision: { processor: 15 },
    });
  });

  it('stands in a table that says where the processor time comes from; what is not known is a dash', () => {
    const unknown = game(0, 1, [Number.NaN], [5]);
    const thought = [thoughtOf([unknown], 'random', 0), thoughtOf([unknown], 'greedy', 1)];
    const lines = ladderLines({
      game: 'g',
      scenario: 's',
      seed: '1',
      meetings: [],
      processorTime: 'of the sundial',
      thought,
      failures: [],
    });
    expect(lines).toContain('processor time: of the sundial');
    expect(lines.find((line) => line.startsWith('random'))).toMatch(/^random +1 +- +- +- +- +- /);
    expect(lines.find((line) => line.startsWith('greedy'))).toMatch(
      /^greedy +1 +5\.0 +5\.0 +5\.0 +2\.5 +50\.0 +50\.0 +50\.0 +25\.0$/,
    );
  });

  it.runIf(threadClocks().clocks().processor > 0)('counts work and not waiting', async () => {
    const { clocks } = threadClocks();
    const before = clocks();
    await new Promise((resolve) => setTimeout(resolve, 400));
    const rested = clocks();
    while (clocks().processor - rested.processor < 60);
    const worked = clocks();
    expect(rested.wall - before.wall).toBeGreaterThan(390);
    expect(rested.processor - before.processor).toBeLessThan(200);
    expect(worked.wall - rested.wall).toBeGreaterThan(50);
  });
});
