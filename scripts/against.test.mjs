import { describe, expect, test } from 'vitest';
import { comparison, median, readReport, readWords } from './against.mjs';

describe('what is asked for', () => {
  test('the commit and the rounds, as one word or two; the rest is the command’s', () => {
    expect(readWords(['--against', 'HEAD~1', 'napoleon-1815', '--rounds=5', '--game', 'x'])).toEqual({
      against: 'HEAD~1',
      rounds: 5,
      rest: ['napoleon-1815', '--game', 'x'],
    });
    expect(readWords(['--json'])).toEqual({ against: undefined, rounds: 3, rest: ['--json'] });
  });

  test.each([[['--against']], [['--against=']], [['--rounds', '0']], [['--rounds', 'many']]])(
    '%j is refused',
    (words) => {
      expect(() => readWords(words)).toThrow(/^--(against|rounds)/);
    },
  );
});

describe('a report', () => {
  const measures = [
    { id: 'games', what: 'complete random games', value: 214.4, unit: 'games/CPU s' },
    { id: 'piece-max', what: 'choices of one piece, worst', value: 71.25, unit: 'us' },
  ];
  const lines = [
    'Abacus, 2 cores (one used); Node v20; 1815-06-18',
    '',
    'napoleon-1815, campaign',
    '  complete random games                             214 games/CPU s  goal at least 200: met',
    '  choices of one piece, worst                     71.25 us           goal below 100: met',
    '  actions a game                                  312.00 actions',
  ].join('\n');

  test('is read as JSON, and as the lines that an older program prints', () => {
    const json = readReport(JSON.stringify({ games: [{ game: 'napoleon-1815', measures }] }));
    expect(json.get('choices of one piece, worst')).toEqual({ value: 71.25, unit: 'us' });
    const read = readReport(lines);
    expect([...read.keys()]).toEqual(['complete random games', 'choices of one piece, worst', 'actions a game']);
    expect(read.get('complete random games')).toEqual({ value: 214, unit: 'games/CPU s' });
  });

  test('of several worlds has each measure once for each', () => {
    const games = ['ligny', 'wavre'].map((scenario) => ({ game: 'g', scenario, measures }));
    const read = readReport(JSON.stringify({ games }));
    expect([...read.keys()]).toContain('wavre: complete random games');
    expect(comparison('g', [read], [read])).toHaveLength(2 + 2 * measures.length);
  });
});

describe('two commits side by side', () => {
  const reports = (...values) =>
    values.map(
      (value) =>
        new Map([
          ['complete random games', { value }],
          ['copies', { value }],
        ]),
    );

  test('medians, the change, and a mark where no round after is like one before', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    const [, , faster, ...more] = comparison('g', reports(200, 190, 210), reports(300, 290, 220));
    expect(more).toEqual([]);
    expect(faster).toMatch(/complete random games +200 +290 +\+45\.0% \* 190-210, 220-300$/);
    expect(comparison('g', reports(200, 190, 210), reports(180, 195, 170))[2]).toMatch(/ -10\.0% {3}190-210, 170-195$/);
  });

  test('one round each says nothing for certain', () => {
    expect(comparison('g', reports(200), reports(300))[2]).not.toContain('*');
  });

  test('what only one of them measures has no change', () => {
    expect(comparison('g', [new Map()], reports(5))[2]).toMatch(/complete random games +- +5\.00$/);
  });
});
