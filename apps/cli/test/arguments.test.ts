import { truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games.ts';
import { loadRulebook, RULEBOOK_IDS } from '../src/rulebooks.ts';
import { GAME, run, runProcess, scratch, writeJson } from './support.ts';

describe('bad arguments get one clear line and exit code 2', () => {
  test.each([
    [['conquer'], 'unknown command'],
    [['--frobnicate'], 'unknown option'],
    [['play'], 'missing required argument'],
    [['play', 'chess'], 'there is no game “chess”'],
    [['play', '__proto__'], 'there is no game “__proto__”'],
    [
      ['play', 'austerlitz'],
      'there is no game “austerlitz”; there are: napoleon-at-waterloo, waterloo-campaign, napoleon-1815, last-battles, day-of-waterloo',
    ],
    [
      ['play', 'last-battles', '--scenario', 'lodi'],
      'there are: ligny, quatre-bras, wavre, la-belle-alliance, historic-wavre',
    ],
    [['play', GAME, '--scenario', 'ligny'], 'there is no scenario “ligny”'],
    [['play', GAME, '--scenario', 'missing.json'], 'missing.json: there is no such file'],
    [['play', GAME, '--option', 'fog=yes'], 'there is no “fog=yes”'],
    [['play', GAME, '--prussian', 'human'], 'unknown option'],
    [['play', GAME, '--french', 'wellington'], 'there is no player “wellington”'],
    [['play', GAME, '--load', 'missing.json'], 'missing.json: there is no such file'],
    [['play', GAME, '--load', 'a.json', '--scenario', 'standard'], 'leave --scenario and --option out'],
    [['play', GAME, '--save', 'missing/a.json'], 'there is no such directory'],
    [['play', GAME, 'twice'], 'too many arguments'],
    [['replay'], 'missing required argument'],
    [['replay', '.'], '.: not a file'],
    [['verify'], 'missing required argument'],
    [['perft', GAME, '--depth', 'deep'], '--depth'],
    [['rules', 'chess'], 'there is no game “chess”'],
    [['rules', '--game', 'chess'], 'there is no game “chess”'],
    [['rules', '--results', 'missing.json'], 'missing.json: there is no such file'],
    [['rules'], 'name a report of the tests'],
  ])('%j', async (argv, sentence) => {
    const { code, out, err } = await run(argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('in a process of its own, without a stack', () => {
    expect(runProcess(['play', 'chess'])).toMatchObject({ code: 2, out: '' });
    expect(runProcess(['conquer']).err).toBe("hundred-days: unknown command 'conquer'\n");
  });
});

describe('scenario files', () => {
  const scenario = (units: unknown): Record<string, unknown> => ({
    format: 'hundred-days-scenario',
    version: 1,
    game: GAME,
    units,
  });

  test('a unit in woods, two in one hex and one off the map: all three are named, nothing is started', async () => {
    const file = scratch()('bad.json');
    writeJson(file, scenario({ 'fr-6inf': '1013', 'fr-9inf': '1010', 'aa-1gd': '1010', 'fr-5inf': '9901' }));
    const { code, out, err } = await run(['play', GAME, '--scenario', file]);
    expect(code).toBe(2);
    expect(out).toBe('');
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('in-woods at units.fr-6inf: ');
    expect(lines[1]).toContain('hex-taken at units.aa-1gd: ');
    expect(lines[2]).toContain('off-the-map at units.fr-5inf: ');
  });

  test.each([
    ['not JSON', '{"units": '],
    ['a list', '[1, 2]'],
    ['null', 'null'],
    ['an empty object', '{}'],
    ['another version', JSON.stringify({ ...scenario({}), version: 9 })],
    ['a unit nobody knows', JSON.stringify(scenario({ 'fr-99inf': '1010' }))],
    [
      'a prototype for a unit',
      '{"format":"hundred-days-scenario","version":1,"game":"napoleon-at-waterloo","units":{"__proto__":"1010"}}',
    ],
  ])('%s', async (_, text) => {
    const file = scratch()('bad.json');
    writeFileSync(file, text);
    const { code, out, err } = await run(['play', GAME, '--scenario', file]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/bad\.json: [a-z-]+( at [\w.-]+)?: \S/);
    expect(err).not.toMatch(/\n\s+at |Error/);
  });

  const GAMES = ['napoleon-at-waterloo', 'waterloo-campaign', 'napoleon-1815', 'last-battles'];
  /** What a description of the game says besides. */
  const BESIDES: Readonly<Record<string, object>> = { 'last-battles': { battle: 'ligny' } };

  test.each(GAMES)(
    '%s: of 110,000 units nobody knows the first twenty are named, and the rest counted',
    async (game) => {
      const units = Object.fromEntries(Array.from({ length: 110_000 }, (_, i) => [`fr-${i}th`, 'eliminated']));
      const play = {
        ...scenario({ ...units, 'fr-first': game === 'napoleon-1815' ? 'solre' : '1010' }),
        ...BESIDES[game],
        game,
      };
      const { code, out, err } = await run(['play', game, '--scenario', writeJson(scratch()('many.json'), play)]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      const lines = err.trimEnd().split('\n');
      expect(lines).toHaveLength(21);
      expect(lines[0]).toContain('many.json: unknown-unit at units.fr-0th: ');
      expect(lines[20]).toMatch(/many\.json: more-faults: And further faults: \d{6}\.$/);
    },
  );

  test.each(GAMES)('%s: nobody is in the game', async (game) => {
    const file = writeJson(scratch()('bare.json'), {
      ...scenario(game === 'napoleon-1815' ? { 'fr-1-inf1': 'eliminated' } : {}),
      ...(game === 'napoleon-1815' ? { begun: 'movement' } : {}),
      ...BESIDES[game],
      game,
    });
    const { code, err } = await run(['play', game, '--scenario', file]);
    expect(code).toBe(2);
    expect(err).toBe(`hundred-days: ${file}: no-units at units: No unit is in the game described.\n`);
  });

  test('a good one is played', async () => {
    const file = writeJson(scratch()('good.json'), scenario({ 'fr-6inf': '1011', 'aa-1gd': '1009' }));
    const { code, out } = await run(['play', GAME, '--scenario', file], ['fr-6inf 1010', 'end']);
    expect(code).toBe(0);
    expect(out).toContain('Must be attacked: aa-1gd 1009.');
  });

  test('a file of more than 20 MB is refused unread', async () => {
    const file = scratch()('huge.json');
    writeFileSync(file, '');
    truncateSync(file, 21 * 1024 * 1024);
    for (const argv of [
      ['play', GAME, '--scenario', file],
      ['verify', file],
      ['replay', file],
    ]) {
      const { code, err } = await run(argv);
      expect(code).toBe(2);
      expect(err).toContain('larger than 20 MB; not read');
    }
  });
});

describe('what the program says of itself', () => {
  test('games', async () => {
    const { code, out } = await run(['games']);
    expect(code).toBe(0);
    expect(out).toMatch(/^napoleon-at-waterloo +Napoleon at Waterloo$/m);
    expect(out).toMatch(/^napoleon-1815 +Napoleon 1815$/m);
    expect(out).toMatch(/^day-of-waterloo +The Day of Waterloo, 1815$/m);
    expect(out).toContain('475 hexes, 355 rules; seats: french, allied, adg, prussian');
    expect(out).toContain('73 units, 380 hexes');
    expect(out).toContain('grouchy');
  });

  test('version and help', async () => {
    expect(await run(['--version'])).toMatchObject({ code: 0, out: '0.1.0\n', err: '' });
    for (const argv of [['--help'], ['help'], []]) {
      const { code, out, err } = await run(argv);
      expect(code).toBe(0);
      expect(err).toBe('');
      for (const word of ['games', 'play', 'replay', 'verify', 'perft', 'rules', 'simulate', 'bench', 'soak']) {
        expect(out).toContain(word);
      }
    }
    expect((await run(['play', '--help'])).out).toContain('human, random, greedy');
    expect((await run(['play', GAME, '--help'])).out).toContain('--allied <player>');
  });

  test('perft counts the choices', async () => {
    const { out } = await run(['perft', GAME, '--depth', '1']);
    expect(out).toMatch(/^depth 1: \d{3,5}\n$/);
    expect((await run(['perft', '--game', GAME, '--depth', '1'])).out).toBe(out);
    expect((await run(['perft', '--depth', '1'])).out).toContain(out);
  });
});

describe('rules', () => {
  const tested = (status: string, fullName: string, file = `/x/packages/games/${GAME}/test/a.test.ts`): unknown => ({
    testResults: [{ name: file, assertionResults: [{ status, fullName }] }],
  });

  test.each([
    ['a passing test of the game', tested('passed', '[4.5.3] frozen'), true],
    ['several ids in one title', tested('passed', 'zones [4.5.2, 4.5.3]'), true],
    ['a failed test', tested('failed', '[4.5.3] frozen'), false],
    ['a test of something else', tested('passed', '[4.5.3] frozen', '/x/packages/kernel/test/a.test.ts'), false],
  ])('%s', async (_, results, counts) => {
    const file = writeJson(scratch()('results.json'), results);
    const { code, out } = await run(['rules', GAME, '--results', file]);
    expect(code).toBe(1);
    expect(out.includes('no test: 4.5.3 ')).toBe(!counts);
    expect(out).toMatch(/: \d+ of 146 rules have a passing test/);
  });

  test('every game that can be played has its rulebook counted', () => {
    expect(RULEBOOK_IDS).toEqual(expect.arrayContaining([...GAME_IDS]));
  });

  test('a rule that nothing can reach yet is counted apart; one that can be reached and has no test is a fault', async () => {
    const { cases, notYet } = await loadRulebook('last-battles');
    const reachable = cases.filter(({ id }) => !notYet.includes(id));
    const title = (ids: readonly { readonly id: string }[]): string => `[${ids.map(({ id }) => id).join(', ')}] all`;
    const reportOf = (ids: readonly { readonly id: string }[]): string =>
      writeJson(
        scratch()('results.json'),
        tested('passed', title(ids), '/x/packages/games/last-battles/test/a.test.ts'),
      );
    const apart = notYet.length > 0 ? `; ${notYet.length} not yet reachable` : '';
    const counted = (tests: number): string =>
      `last-battles: ${tests} of ${cases.length} rules have a passing test${apart}\n`;

    const all = await run(['rules', 'last-battles', '--results', reportOf(reachable)]);
    expect(all).toMatchObject({ code: 0, out: expect.stringContaining(counted(reachable.length)) });
    expect(all.out).not.toContain('no test');

    const allButOne = await run(['rules', 'last-battles', '--results', reportOf(reachable.slice(1))]);
    expect(allButOne).toMatchObject({ code: 1, out: expect.stringContaining(counted(reachable.length - 1)) });
    expect(allButOne.out).toContain(`no test: ${reachable[0].id} ${reachable[0].title}\n`);
    expect(allButOne.out.match(/no test/g)).toHaveLength(1);
  });

  test('an id that is no rule is named', async () => {
    const file = writeJson(scratch()('results.json'), tested('passed', '[44.5.3] frozen [fr-6inf]'));
    const { out } = await run(['rules', '--results', file]);
    expect(out).toContain('cited, but no rule: 44.5.3');
    expect((await run(['rules', '--missing', '--results', file])).out).not.toContain('44.5.3');
  });

  test.each([
    ['a clean commit', { commit: '0123456789abcdef', changes: null }, 'tests of commit 0123456789\n'],
    [
      'a commit with changes',
      { commit: '0123456789abcdef', changes: 'ff' },
      'tests of commit 0123456789, with changes\n',
    ],
    ['nobody knows what', null, 'tests of sources that the report does not name\n'],
  ])('says what the report speaks of: %s', async (_, madeAt, line) => {
    const file = writeJson(scratch()('results.json'), { testResults: [], madeAt });
    expect((await run(['rules', '--game', GAME, '--results', file])).out.startsWith(line)).toBe(true);
    expect((await run(['rules', GAME, '--missing', '--results', file])).out).not.toContain('tests of');
  });

  test('damaged results', async () => {
    const file = scratch()('results.json');
    writeFileSync(file, '{');
    expect(await run(['rules', '--results', file])).toMatchObject({ code: 2, out: '' });
  });
});
