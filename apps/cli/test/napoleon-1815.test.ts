import { describe, expect, test } from 'vitest';
import { answers, type Ran, run, scratch } from './support.ts';

const GAME = 'napoleon-1815';
const PROMPT = /^(?:French|Allies|Anglo-Dutch|Prussian|Player \d|Over)> /m;
const historical = ['play', GAME, '--scenario', 'historical', '--seed', '5'];
const play = (...lines: readonly string[]): Promise<Ran> => run([...historical, '--allied', 'human'], lines);
const alone = (...lines: readonly string[]): Promise<Ran> => run(historical, lines);
const screens = ({ out }: Ran): string[] => answers(out, PROMPT);

const CAVALRY = ['fr-2cc-cav', 'fr-2cc-ha', 'fr-3cc-cav', 'fr-3cc-ha'];
const ATTACK = [...CAVALRY.map((unit) => `${unit} charleroi`), 'end'];
const POSTED = [
  'terrain @left',
  'post fr-2cc-cav @left',
  'post fr-2cc-ha @left',
  'post fr-3cc-cav @center',
  'post fr-3cc-ha @right',
  'end',
];

describe('Napoleon 1815 at the terminal', () => {
  test('the map in lines: own blocks by name, others as a number, and the roads of a town', async () => {
    const [first, near] = screens(await alone('near charleroi'));
    expect(first).toContain('  charleroi: 4 Prussian hidden');
    expect(first).toMatch(/solre: fr-1-inf1 3, fr-1-inf2 3/);
    expect(first).toContain('Group Moves left: French 2.');
    expect(near).toMatch(/to laneffe \(major, river, 0\/8 used\)/);
    for (const line of first.split('\n')) expect(line.length, line).toBeLessThanOrEqual(90);
  });

  test('a march by its end, undo, why not, and a battle by position', async () => {
    const ran = screens(await alone('fr-1-inf1 binche', 'undo', 'why fr-4-inf brussels', ...ATTACK, ...POSTED));
    expect(ran[1]).toContain('[fr-1-inf1] moves Solre → Binche.');
    expect(ran[2]).toContain('Taken back: fr-1-inf1 solre-binche');
    expect(ran[3]).toContain('[5.6a ');
    expect(ran.join('')).toContain('Choices: terrain @left | terrain @center | terrain @right');
    const battle = ran.at(-2) ?? '';
    expect(battle).toContain('French center: fr-3cc-cav 3');
    expect(battle).toMatch(/Allies \w+( \(\w+\))?: /);
    expect(battle).toContain('Can act (choices UNIT says how): fr-2cc-cav, fr-2cc-ha, fr-3cc-cav, fr-3cc-ha');
  });

  test('two at one screen: a deed in secret is not told, and each asks for what is his', async () => {
    const ran = screens(await play('fr-1-inf1 binche', 'secret', 'units', 'log', 'end', 'map', 'secret', 'units'));
    expect(ran[1]).toContain('Done, in secret.');
    expect(ran[2]).toMatch(/binche: fr-1-inf1 3/);
    for (const own of ran.slice(0, 5)) expect(own).not.toMatch(/pr-|ad-/);
    const [ended, map, secret, units] = ran.slice(5);
    expect(map).toContain('binche: 1 French hidden');
    expect(secret).toContain('pr-1-inf1');
    for (const other of [ended, map, secret, units]) expect(other).not.toMatch(/fr-\w/);
  });

  test('what is taken back in secret was the seat’s own, whoever was seen to act last', async () => {
    const ran = screens(await play('end', 'pr-1-inf1 ligny', 'undo', 'undo'));
    expect(ran[3]).toContain('Taken back: pr-1-inf1 charleroi-ligny');
    expect(ran[4]).toContain('No: ');
  });

  test('a game with deeds in secret is replayed in the middle, as far as the reader may know', async () => {
    const file = scratch()('secret.json');
    await run([...historical, '--allied', 'human', '--save', file], ['fr-1-inf1 binche', 'fr-1-inf2 binche', 'log']);
    const { code, out, err } = await run(['replay', file, '--map']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Napoleon 1815, historical: \d+ actions\.$/m);
    expect(out).toContain('  charleroi: 4 Prussian hidden');
    expect(out).not.toMatch(/fr-1-inf|binche: 2/);
  });

  test('three players, and bids for sides: seats go by what they have', async () => {
    const three = await run(
      [...historical, '--option', 'threePlayers=true', '--french', 'greedy', '--anglo-dutch', 'human'],
      ['units'],
    );
    expect(three.out).toContain('Anglo-Dutch> ');
    // Who is eliminated lies open for good, an ally's units too.
    expect(three.out).not.toMatch(/^ {2}pr-(?!.*eliminated$)/m);
    const bids = await run(
      ['play', GAME, '--option', 'bidding=true', '--seed', '1', '--allied', 'human'],
      ['bid @french @0'],
    );
    expect(bids.out).toMatch(/^Player \d> /m);
  });

  test.each([
    ['two players', ['--prussian', 'greedy'], '--prussian', '--french, --allied'],
    [
      'three players',
      ['--option', 'threePlayers=true', '--allied', 'human'],
      '--allied',
      '--french, --anglo-dutch, --prussian',
    ],
  ])('a seat that a set-up for %s does not have is refused', async (_, words, option, seats) => {
    const { code, out, err } = await run([...historical, ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`hundred-days: ${option}: this set-up has no such seat; its seats are: ${seats}\n`);
  });

  test('simulate has the two seats of a table without options', async () => {
    const played = await run(['simulate', GAME, '--games', '1', '--jobs', '1', '--json']);
    expect(JSON.parse(played.out).players).toEqual({ french: 'random', allied: 'random' });
    const refused = await run(['simulate', GAME, '--prussian', 'greedy']);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain('the seats of napoleon-1815 are: --french, --allied\n');
  });

  test('a whole game of computers is told to its end, and what opens up then is no news', async () => {
    const ran = await run([...historical, '--french', 'random', '--allied', 'random']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/victory/);
    const turns = ran.out.split('\n').filter((line) => /^ {2}Turn \d+/.test(line));
    expect(turns.length).toBeGreaterThan(1);
    expect(new Set(turns).size).toBe(turns.length);
  });
});
