import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@hundred-days/kernel';
import { describe, expect, test } from 'vitest';
import { answers, GAME, playedRecord, readJson, run, runProcess, scratch, writeJson } from './support.ts';

type Steps = GameRecord['steps'];

describe('verify', () => {
  test('a whole game is sound', async () => {
    const file = scratch()('game.json');
    const record = await playedRecord(file);
    expect(record.outcome).not.toBeNull();
    const { code, out, err } = await run(['verify', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      `ok ${file}: ${GAME}, ${record.steps.length} actions, ${dice(record.steps)} dice, ${record.outcome}\n`,
    );
  });

  test('so is one with secret draws', async () => {
    const file = scratch()('game.json');
    const record = await playedRecord(file, '--scenario', 'grouchy');
    expect(record.start.dice).toHaveLength(2);
    expect((await run(['verify', file])).code).toBe(0);
  });

  test('of one that the corrected rules do not allow it says how much was not tried by them', async () => {
    const file = fileURLToPath(
      new URL('../../../packages/games/waterloo-campaign/test/records/v2-roads-that-pass.json', import.meta.url),
    );
    const { code, out, err } = await run(['verify', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { length } = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
    expect(out).toContain(`, ${length} of them as they were written: the rules were corrected since\n`);
  });

  const dice = (steps: Steps): number => steps.reduce((sum, step) => sum + step.dice.length, 0);
  const rolled = (steps: Steps): number => steps.findIndex((step) => step.dice.length > 0);
  const moved = (steps: Steps): number => steps.findIndex((step) => (step.action ?? '').startsWith('fr-'));
  const change = (steps: Steps, at: number, by: object): Steps =>
    steps.map((step, i) => (i === at ? { ...step, ...by } : step));

  const tamperings: readonly (readonly [string, (record: GameRecord) => unknown, string])[] = [
    ['cut short', (r) => ({ ...r, steps: r.steps.slice(0, -3) }), 'cut-short at steps: '],
    [
      'cut short, length and all',
      (r) => ({ ...r, steps: r.steps.slice(0, -3), length: r.length - 3 }),
      'wrong-viewer at seenBy: ',
    ],
    [
      'a changed die',
      (r) => ({
        ...r,
        steps: change(r.steps, rolled(r.steps), { dice: [((r.steps[rolled(r.steps)].dice[0] ?? 1) % 6) + 1] }),
      }),
      'broken-link at steps.13.link: ',
    ],
    [
      'an impossible die',
      (r) => ({ ...r, steps: change(r.steps, rolled(r.steps), { dice: [7] }) }),
      'die-out-of-range at steps.13.dice: ',
    ],
    [
      'a die too many',
      (r) => ({ ...r, steps: change(r.steps, rolled(r.steps), { dice: [1, 1] }) }),
      'dice-left at steps.13.dice: ',
    ],
    [
      'a die too few',
      (r) => ({ ...r, steps: change(r.steps, rolled(r.steps), { dice: [] }) }),
      'dice-exhausted at steps.13.dice: ',
    ],
    [
      'an action nobody can read',
      (r) => ({ ...r, steps: change(r.steps, 4, { action: 'surrender' }) }),
      'unreadable-action at steps.4.action: ',
    ],
    [
      'an illegal action',
      (r) => ({ ...r, steps: change(r.steps, moved(r.steps), { action: 'fr-6inf 0814-0813' }) }),
      'illegal-action at steps.0.action: The action “fr-6inf 0814-0813” is not legal there (rule 4.5.3, frozen)',
    ],
    [
      'an action left out',
      (r) => ({ ...r, steps: r.steps.filter((_, i) => i !== moved(r.steps)), length: r.length - 1 }),
      'broken-link at steps.0.link: ',
    ],
    [
      'another seat',
      (r) => ({ ...r, steps: change(r.steps, 0, { seat: 'allied' }) }),
      'illegal-action at steps.0.action: ',
    ],
    [
      'a changed link',
      (r) => ({ ...r, steps: change(r.steps, 5, { link: '0'.repeat(64) }) }),
      'broken-link at steps.5.link: ',
    ],
    ['another outcome', (r) => ({ ...r, outcome: 'french-victory-by-decree' }), 'wrong-outcome at outcome: '],
    ['a wrong version', (r) => ({ ...r, version: 3 }), 'wrong-version at version: '],
    ['a wrong version of the rules', (r) => ({ ...r, gameVersion: 99 }), 'wrong-game-version at gameVersion: '],
    ['another scenario', (r) => ({ ...r, scenario: 'grouchy' }), 'dice-exhausted at start.dice: '],
    ['no such game', (r) => ({ ...r, game: 'chess' }), 'unknown-game at game: '],
    [
      'a field too many',
      (r) => ({ ...r, seed: 1 }),
      'bad-field: The field does not fit the format: must not have additional properties: seed',
    ],
    [
      'a step twice',
      (r) => ({ ...r, steps: [...r.steps.slice(0, 5), ...r.steps.slice(4)], length: r.length + 1 }),
      'step-twice at steps.5: ',
    ],
    ['not a record', () => ({ format: 'recipe' }), 'not-a-record at format: '],
  ];

  test('every tampering is named with its code and place', async () => {
    const path = scratch();
    const record = await playedRecord(path('game.json'));
    for (const [name, tamper, expected] of tamperings) {
      const file = writeJson(path('tampered.json'), tamper(record));
      const { code, out, err } = await run(['verify', file]);
      expect(err, name).toContain(expected);
      expect({ code, out }, name).toEqual({ code: 2, out: '' });
      expect(err, name).not.toMatch(/\n\s+at |internal/);
    }
  });

  test('a file broken off in the middle, and good ones beside it', async () => {
    const path = scratch();
    await playedRecord(path('good.json'));
    writeFileSync(path('broken.json'), readFileSync(path('good.json'), 'utf8').slice(0, 5000));
    const { code, out, err } = await run(['verify', path('broken.json'), path('good.json'), path('none.json')]);
    expect(code).toBe(2);
    expect(out).toMatch(/^ok .*good\.json/);
    expect(err.trimEnd().split('\n')).toHaveLength(2);
    expect(err).toContain('broken.json: not-json: ');
    expect(err).toContain('none.json: there is no such file');
  });

  test('a tampered record is neither replayed nor played on', async () => {
    const path = scratch();
    const record = await playedRecord(path('game.json'));
    const file = writeJson(path('tampered.json'), { ...record, outcome: null });
    for (const argv of [
      ['replay', file],
      ['play', GAME, '--load', file],
    ]) {
      expect(await run(argv)).toMatchObject({ code: 2, out: '' });
    }
  });
});

describe('replay', () => {
  test('tells the game as a log, to the end or to a step, with the map', async () => {
    const file = scratch()('game.json');
    const record = await playedRecord(file);
    const whole = await run(['replay', file]);
    expect(whole.code).toBe(0);
    expect(whole.out).toContain(`Napoleon at Waterloo, standard: ${record.length} actions.`);
    expect(whole.out).toMatch(/^ {3}1 {2}\S/m);
    expect(whole.out).toMatch(/Die [1-6] on \d-\d: (Ae|Ar|Ee|Dr|De)\./);
    expect(whole.out).not.toContain('/0101\\');
    const part = await run(['replay', file, '--to', '7', '--map']);
    expect(part.out).toContain(`After 7 of ${record.length} actions.`);
    expect(part.out).toContain('/0101\\');
    expect(part.out).not.toMatch(/^ {3}8 {2}/m);
    expect(whole.out.startsWith(part.out.slice(0, part.out.indexOf('   7  ')))).toBe(true);
  });

  test('a step that is not in the record', async () => {
    const file = scratch()('game.json');
    await run(['play', GAME, '--save', file], ['fr-5inf 1312']);
    for (const to of ['-1', '1.5', 'x', '', '2']) {
      const { code, err } = await run(['replay', file, `--to=${to}`]);
      expect(code, to).toBe(2);
      expect(err.trimEnd().split('\n'), to).toHaveLength(1);
    }
    expect((await run(['replay', file, '--to=1'])).code).toBe(0);
  });
});

describe('save and load', () => {
  const FIRST = ['fr-5inf 1311', 'end', 'attack 1310: fr-5inf fr-gd-art'];

  test('a table saved in the middle of an announcement is taken up again where it was', async () => {
    const path = scratch();
    const hotSeat = ['play', GAME, '--allied', 'human'];
    const before = await run(hotSeat, [...FIRST, `save ${path('mid.json')}`, 'log 50', 'units']);
    expect(before.out).toContain(`is saved in ${path('mid.json')}.`);
    expect((await run(['verify', path('mid.json')])).code).toBe(0);
    const again = await run(
      [...hotSeat, '--load', path('mid.json')],
      ['log 50', 'units', 'undo', 'join fr-gd-art', 'roll', 'undo'],
    );
    expect(again.code).toBe(0);
    expect(answers(again.out).slice(1, 3)).toEqual(
      answers(before.out)
        .slice(5, 7)
        .map((text, i) => (i === 1 ? expect.stringContaining(text.split('\nNo more')[0].trimEnd()) : text)),
    );
    expect(answers(again.out)[3]).toContain('Taken back: join fr-gd-art');
    expect(answers(again.out)[5]).toContain('Die ');
    expect(answers(again.out)[6]).toContain('A die has been rolled since');
  });

  test('--save keeps the table, and the file verifies at every stage', async () => {
    const path = scratch();
    const file = path('kept.json');
    const argv = ['play', GAME, '--allied', 'greedy', '--seed', 'hidden seed', '--save', file];
    await run(argv, FIRST);
    expect(readJson(file)).toMatchObject({ length: 5, outcome: null, seenBy: 'french' });
    await run([...argv, '--load', file], ['roll']);
    expect(readJson(file).length).toBeGreaterThan(5);
    expect((await run(['verify', file])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toMatch(/seed/);
    expect(readdirSync(dirname(file))).toEqual(['kept.json']);
  });

  test('a game that is over offers its complete record', async () => {
    const path = scratch();
    await playedRecord(path('over.json'), '--scenario', 'grouchy');
    const { out } = await run(
      ['play', GAME, '--load', path('over.json')],
      ['fr-5inf 1312', `save ${path('copy.json')}`, 'log 3', 'quit'],
    );
    expect(out).toContain('Type save FILE to keep the complete record');
    expect(out).toContain('The game is over.');
    expect(out).toContain('The keys were: ');
    expect(out).toContain('Goodbye.');
    expect(readJson(path('copy.json')).seenBy).toBe('everyone');
    expect(readJson(path('copy.json'))).toEqual(readJson(path('over.json')));
  });

  test('another file of that name is left alone', async () => {
    const path = scratch();
    writeFileSync(path('letter.txt'), 'dear friend');
    const { out } = await run(['play', GAME], [`save ${path('letter.txt')}`, `save ${path('none/x.json')}`]);
    expect(out).toContain('letter.txt: not saved: there is another file of that name');
    expect(out).toContain('x.json: not saved: there is no such directory');
    expect(await run(['play', GAME, '--save', path('letter.txt')])).toMatchObject({ code: 2, out: '' });
    expect(readFileSync(path('letter.txt'), 'utf8')).toBe('dear friend');
  });

  test('a record that is there is not replaced unasked', async () => {
    const path = scratch();
    const file = path('game.json');
    const before = await playedRecord(file);
    const refused = await run(['play', GAME, '--save', file], ['fr-5inf 1312']);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toBe(
      `hundred-days: ${file}: not saved: there is a record of that name; add --replace to write over it\n`,
    );
    const lines = [
      'fr-5inf 1312',
      `save ${file}`,
      `save ${path('new.json')}`,
      'fr-9inf 1013',
      `save ${path('new.json')}`,
    ];
    const { out } = await run(['play', GAME], lines);
    expect(out).toContain(`${file}: not saved: there is a record of that name; say save --replace FILE`);
    expect(out.match(/The record of the table is saved in/g)).toHaveLength(2);
    expect(readJson(file)).toEqual(before);
    await run(['play', GAME], ['fr-5inf 1312', `save --replace ${file}`]);
    expect(readJson(file).length).toBe(1);
    await run(['play', GAME, '--save', file, '--replace']);
    expect(readJson(file).length).toBe(0);
    await run(['play', GAME, '--load', file, '--save', file], ['fr-5inf 1312']);
    expect(readJson(file).length).toBe(1);
  });

  test('in a process of its own', () => {
    const file = scratch()('mid.json');
    expect(runProcess(['play', GAME], `fr-5inf 1312\nsave ${file}\nquit\n`)).toMatchObject({ code: 0, err: '' });
    expect(runProcess(['verify', file])).toMatchObject({
      code: 0,
      out: `ok ${file}: ${GAME}, 1 actions, 0 dice, not over\n`,
    });
  });
});
