import { describe, expect, test } from 'vitest';
import { answers, type Ran, readJson, run, scratch, writeJson } from './support.ts';

const GAME = 'day-of-waterloo';
const PROMPT = /^(?:French|Allied|Anglo-Dutch-German|Prussian|Over)> /m;
const screens = ({ out }: Ran): string[] => answers(out, PROMPT);
const alone = (...lines: readonly string[]): Promise<Ran> =>
  run(['play', GAME, '--french', 'random', '--allied', 'human', '--seed', '3'], lines);
const both = (...lines: readonly string[]): Promise<Ran> =>
  run(['play', GAME, '--allied', 'human', '--seed', '3'], lines);

type Stacks = Readonly<Record<string, readonly string[]>>;

/** An afternoon before La Haye Sainte: it is the French Movement Phase, or a later one. */
const scene = (stacks: Stacks, more: object = {}): string =>
  writeJson(scratch()('scene.json'), {
    format: 'hundred-days-scenario',
    version: 1,
    game: GAME,
    begun: 'movement',
    side: 'french',
    turn: 9,
    stacks: { '1010': ['adg-smissen', 'adg-kempt'], '1011': ['adg-ompteda'], ...stacks },
    leaders: { 'fr-ney': '1013', 'adg-wellington': '1010' },
    ...more,
  });

describe('The Day of Waterloo at the terminal', () => {
  test('[5.4.2d] a set-up by hand, piece by piece: its owner sees what is placed and what is not', async () => {
    const [first, placed, , raised, secret, ended] = screens(
      await alone('place adg-hhalkett 0610', 'place adg-art-2 0610', 'raise adg-hhalkett', 'secret', 'end'),
    );
    expect(first).toContain('To be placed: adg-guards, adg-ompteda');
    expect(first).toContain('Type place UNIT HEX (choices UNIT says where), or deploy');
    expect(placed).toContain('Hugh Halkett [adg-hhalkett] is placed in 0610 (Merbraine).');
    expect(raised).not.toContain('No: ');
    expect(secret).toContain('To be placed: adg-guards');
    expect(secret).toContain('  0610 Merbraine: adg-hhalkett 2-1-4 > adg-art-2 3-2-4');
    expect(ended).toMatch(/^end\nNo: .*\[4\.1a /);
  });

  test('[5.4.2a, 5.4.2c] the map, stacks from the top down, of an enemy’s the top counter alone', async () => {
    const ran = screens(await alone('deploy', 'end', 'end', 'end', 'near 0908 2', 'units', 'units french'));
    const combat = ran[4];
    for (const text of ['#Wat', '%%%%', 'i6@4', 'Aar+', 'L-7 ']) expect(combat).toContain(text);
    expect(combat).toContain('  0908: adg-olfermans 4-2-4 > adg-butlar 2-1-4 > adg-ha-db 1-2-6; with adg-wellington');
    expect(combat).toMatch(/Targets, or end: target \d{4} \(fr-/);
    expect(ran[5]).toMatch(/\/A i 4-4\\[\s\S]*0908: adg-olfermans/);
    expect(ran[6]).toMatch(/^ {2}adg-butlar +infantry {2}2-1-4 .*0908 \(beneath\)$/m);
    expect(ran[6]).toMatch(/^ {2}pr-blucher +leader +7 .*comes on turn 8 by 1912$/m);
    expect(ran[7]).toMatch(/^ {2}fr-quiot +infantry {2}5-3-4 /m);
    expect(ran[7]).not.toContain('beneath');
    for (const line of ran
      .join('\n')
      .split('\n')
      .filter((text) => !text.includes('/')))
      expect(line.length, line).toBeLessThanOrEqual(110);
  });

  test('[5.4.2d] two at one screen: a set-up is made in secret, and each asks for what is his', async () => {
    const ran = screens(
      await both('place adg-guards 0712', 'secret', 'undo', 'deploy', 'end', 'secret', 'deploy', 'end'),
    );
    expect(ran[0]).not.toContain('To be placed');
    expect(ran[1]).toContain('Done, in secret.');
    expect(ran[2]).toContain('To be placed: adg-ompteda');
    expect(ran[3]).toContain('Taken back: place adg-guards 0712');
    expect(ran[6]).toContain('To be placed: fr-og-chasseurs');
    for (const other of ran.slice(5, 8)) expect(other).not.toMatch(/adg-(kempt|pack|chalkett)/);
  });

  test('[5.4.2a] the Allied screen is the same, byte for byte, whatever lies under the French counters', async () => {
    const LOOK = [
      'secret',
      'units',
      'log 100',
      'map',
      'choices',
      'near 1012',
      'why adg-kempt 1012',
      'why fr-pelletier 1012',
    ];
    const seen = async (stacks: Stacks): Promise<string> => {
      const argv = ['play', GAME, '--scenario', scene(stacks), '--seed', '2', '--allied', 'human'];
      const { out } = await run(argv, ['end', 'end', 'end', ...LOOK, 'end', ...LOOK]);
      return out.slice(out.indexOf('Allied> '));
    };
    const first = await seen({ '1013': ['fr-quiot', 'fr-pelletier'], '1113': ['fr-durutte', 'fr-noury'] });
    expect(first).toContain('1013: fr-quiot');
    expect(first).not.toMatch(/fr-(pelletier|noury) +artillery/);
    for (const stacks of [
      { '1013': ['fr-quiot', 'fr-noury'], '1113': ['fr-durutte', 'fr-pelletier'] },
      { '1013': ['fr-quiot', 'fr-noury', 'fr-pelletier'], '1113': ['fr-durutte'] },
    ])
      expect(await seen(stacks)).toBe(first);
    // What is on top does tell.
    expect(await seen({ '1013': ['fr-pelletier', 'fr-quiot'], '1113': ['fr-durutte', 'fr-noury'] })).not.toBe(first);
  });

  test('[9.4.9a] a move, a charge, and the question it puts to whoever is charged', async () => {
    const file = scene({ '1112': ['fr-watier'], '1013': ['fr-quiot'], '1111': ['adg-trip-cav', 'adg-pack'] });
    const argv = ['play', GAME, '--scenario', file, '--seed', '2', '--allied', 'human'];
    const [, moved, charged, asked] = screens(await run(argv, ['fr-quiot 1012', 'charge fr-watier 1111', 'choices']));
    expect(moved).toContain('Quiot [fr-quiot] moves 1013-1012.');
    expect(charged).toContain('Watier [fr-watier] in 1112: charge at 1111.');
    expect(charged).toContain('Allied: you are charged.');
    expect(charged).toContain('Against 1111: adg-trip-cav 3-2-6');
    expect(charged).not.toContain('adg-pack');
    expect(asked).toMatch(/\(table\) +receive adg-trip-cav \| react adg-trip-cav adg-trip-cav/);
  });

  test('[11.14a] a hex is named, fired at and attacked in steps', async () => {
    const file = scene({ '1012': ['fr-quiot'], '1013': ['fr-durutte', 'fr-pelletier'] }, { begun: 'combat' });
    const argv = ['play', GAME, '--scenario', file, '--seed', '2', '--allied', 'random'];
    const ran = screens(await run(argv, ['target 1011', 'fire fr-quiot', 'undo', 'spare', 'join fr-quiot', 'attack']));
    expect(ran[0]).toContain('Targets, or end: target 1011 (adg-ompteda 3-4-4)');
    expect(ran[1]).toContain('Against 1011 La Haye Sainte: adg-ompteda 3-4-4');
    expect(ran[1]).toContain('Choices: spare | fire fr-quiot');
    expect(ran[2]).toContain('Named: fr-quiot 5-3-4 fires');
    expect(ran.join('')).toMatch(/Attack on 1011: Quiot \[fr-quiot\]/);
  });

  test('a bad file: every fault with its code and its place, nothing is started', async () => {
    const file = scene({ '9901': ['fr-quiot'], '1013': ['fr-nobody'] }, { corps: { 'french-X': 'fit' } });
    const { code, out, err } = await run(['play', GAME, '--scenario', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.match(/scene\.json: [a-z-]+ at [\w.-]+: /g)).toEqual([
      'scene.json: unknown-unit at stacks.1013: ',
      'scene.json: no-units at stacks.1013: ',
      'scene.json: both-sides at stacks.1013: ',
      'scene.json: unknown-hex at stacks.9901: ',
      'scene.json: unknown-corps at corps.french-X: ',
    ]);
  });

  test('the last hours of a game of lots are told to its end, kept, verified and told again', async () => {
    const [file, last] = [scratch()('a.json'), { begun: 'command', turn: 15 }];
    const lots = ['--french', 'random', '--allied', 'random', '--seed', '4', '--save', file];
    const ran = await run(['play', GAME, '--scenario', scene({ '1013': ['fr-quiot', 'fr-durutte'] }, last), ...lots]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('Allied victory: night falls');
    expect((await run(['verify', file])).out).toMatch(/^ok .*: day-of-waterloo, \d+ actions, \d+ dice, [a-z-]+\n$/);
    const told = await run(['replay', file, '--map']);
    expect(told.code).toBe(0);
    expect(told.out).toContain(`: ${readJson(file).steps.length} actions.`);
  });

  test('[4.0b] three players: each has a seat and a prompt of his own', async () => {
    const argv = [
      'play',
      GAME,
      '--option',
      'three-players=true',
      '--french',
      'random',
      '--adg',
      'human',
      '--seed',
      '1',
    ];
    const three = await run([...argv, '--prussian', 'random'], ['deploy', 'end', 'units']);
    expect(three).toMatchObject({ code: 0, err: '' });
    expect(three.out).toContain('Anglo-Dutch-German> ');
    const refused = await run([...argv, '--allied', 'human']);
    expect(refused.err).toBe(
      'hundred-days: --allied: this set-up has no such seat; its seats are: --french, --adg, --prussian\n',
    );
  });
});
