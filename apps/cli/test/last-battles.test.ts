import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answers, type Ran, readJson, run, scratch, writeJson } from './support.ts';

const GAME = 'last-battles';
const BATTLES = ['ligny', 'quatre-bras', 'wavre', 'la-belle-alliance', 'historic-wavre'];
const LOTS = ['--french', 'random', '--allied', 'random', '--seed', '4'];
const described = (more: object): object => ({ format: 'hundred-days-scenario', version: 1, game: GAME, ...more });

/** Two French stacks before the village of Ligny, guns behind; it is their Combat Phase. */
const VILLAGE = described({
  world: 'ligny',
  battle: 'ligny',
  turn: 7,
  phase: 'frenchCombat',
  units: {
    'fr-iv-rome': 'L1023',
    'fr-iv-schoeffer': 'L1023',
    'fr-iv-baltus': 'L1024',
    'pr-i-19thline': 'L1022',
    'pr-i-24thline': 'L0517',
  },
});
const atVillage = async (...lines: readonly string[]): Promise<string[]> => {
  const file = writeJson(scratch()('village.json'), VILLAGE);
  const { out } = await run(['play', GAME, '--scenario', file, '--allied', 'human', '--seed', '2'], lines);
  return answers(out);
};

describe('Napoleon’s Last Battles at the terminal', () => {
  test('each battlefield is listed with its battles', async () => {
    const { out } = await run(['games']);
    expect(out).toMatch(/^last-battles +Napoleon’s Last Battles$/m);
    expect(out).toMatch(/^Napoleon’s Last Battles \(wavre\): \d+ units, 986 hexes, 379 rules; seats: french, allied$/m);
    for (const battle of BATTLES) expect(out).toMatch(new RegExp(`^ {2}${battle} +\\S.*, \\d+ turns$`, 'm'));
  });

  test('the map, the stacks, the levels as they stand', async () => {
    const { out } = await run(['play', GAME, '--allied', 'human'], ['map', 'near 1023 2', 'near L1023 2', 'units']);
    const [first, map, near, again, units] = answers(out);
    expect(first).toContain('Turn 1 of 8 (16 June, 14:00). Lost: French 0/35, Prussian 0/55 and 74.');
    for (const text of ['0101', '2934', '#Wag', '^Boi', '~~~~', 'i5#4', 'Fhu+']) expect(map).toContain(text);
    expect(near).toContain('/1023 \\');
    expect(again.replace('L1023', '1023')).toBe(near);
    expect(units).toMatch(/^ {2}fr-iii-billard +inf +5-4 .*L0526/m);
  });

  test('what is owed, what is announced unit by unit, and what each die would do', async () => {
    const [duties, aimed, joined, why] = await atVillage(
      'target 1022',
      'join fr-iv-rome',
      'why fr-iv-baltus 0517',
      'roll',
    );
    expect(duties).toContain('Must attack: fr-iv-rome L1023, fr-iv-schoeffer L1023.');
    expect(duties).toContain('Must be attacked: pr-i-19thline L1022.');
    expect(aimed).toMatch(/Announced: nobody yet against pr-i-19thline \d x2 in L1022 Ligny\./);
    expect(aimed).toContain('Not complete: No unit has joined this attack.');
    expect(joined).toMatch(
      /Announced: fr-iv-rome \d \+ fr-iv-schoeffer \d against pr-i-19thline \d x2 in L1022 Ligny\./,
    );
    expect(joined).toMatch(/\d+ to \d+ is \d-\d\. Die: 1 \w\w, 2 \w\w, 3 \w\w, 4 \w\w, 5 \w\w, 6 \w\w\. Type roll/);
    expect(why).toMatch(/^No: .*\[8\.11 /m);
  });

  test('an attack in one line, hexes without the letter of the sheet', async () => {
    const [, rolled] = await atVillage('attack 1022: fr-iv-rome fr-iv-schoeffer fr-iv-baltus @1-1');
    expect(rolled).toMatch(/Die \d on 1-1: (Dr|Ar|Ex|Ae|De)/);
  });

  test('a bad file: every fault with its code and its place, in the words of its own field, nothing is started', async () => {
    const file = writeJson(
      scratch()('bad.json'),
      described({
        world: 'quatre-bras',
        battle: 'quatre-bras',
        units: {
          'fr-ii-husson': 'Q1813',
          'fr-ii-campi': 'Q1813',
          'fr-ii-baudin': 'Q1813',
          'aa-5br-kempt': { turn: 3, entry: 'Q1001' },
          'fr-xx-nobody': 'Q0101',
        },
        levels: { 'anglo-allied': { demoralization: 40, disintegration: 25 } },
      }),
    );
    const { code, out, err } = await run(['play', GAME, '--scenario', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.match(/bad\.json: [a-z-]+ at [\w.-]+: /g)).toEqual([
      'bad.json: not-an-entry at units.aa-5br-kempt: ',
      'bad.json: unknown-unit at units.fr-xx-nobody: ',
      'bad.json: hex-full at units.fr-ii-baudin: ',
      'bad.json: levels-crossed at levels.anglo-allied: ',
    ]);
  });

  test.each(['quatre-bras', 'historic-wavre'])(
    '%s: a game of lots is told to its end, kept, verified and told again',
    async (battle) => {
      const file = scratch()('a.json');
      const ran = await run(['play', GAME, '--scenario', battle, ...LOTS, '--save', file]);
      expect(ran).toMatchObject({ code: 0, err: '' });
      expect(ran.out).toMatch(/(victory|draw)/);
      expect((await run(['verify', file])).out).toMatch(/^ok .*: last-battles, \d+ actions, \d+ dice, [a-z-]+\n$/);
      const told = await run(['replay', file, '--map']);
      expect(told.code).toBe(0);
      expect(told.out).toContain(`Napoleon’s Last Battles, ${battle}: ${readJson(file).steps.length} actions.`);
    },
  );

  test('a game is gone on with on the field it was begun on', async () => {
    const file = scratch()('a.json');
    const begin: Ran = await run(
      ['play', GAME, '--scenario', 'quatre-bras', '--allied', 'human', '--save', file],
      ['end'],
    );
    expect(begin.code).toBe(0);
    expect(existsSync(file)).toBe(true);
    const { code, out } = await run(['play', GAME, '--load', file, '--allied', 'human'], ['near Q1701 1']);
    expect(code).toBe(0);
    expect(out).toContain('Turn 1 of 8 (16 June, 14:00). Lost: French 0/10, Anglo-Allied 0/25 and 40. Points: French');
    expect(answers(out)[1]).toContain('/1701');
  });

  test('one battle is simulated by its name, on its own field', async () => {
    const { code, out } = await run(['simulate', GAME, '--scenario', 'historic-wavre', '--games', '2', '--jobs', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Napoleon’s Last Battles, historic-wavre: 2 games, seed 1\n/);
    expect((await run(['perft', GAME, '--scenario', 'wavre', '--depth', '1'])).out).toBe('depth 1: 1748\n');
  });
});
