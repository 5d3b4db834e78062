import { describe, expect, test } from 'vitest';
import { answers, run, scratch, writeJson } from './support.ts';

/** The campaign and the grand scenarios at the terminal: command, leaders, night; for two and for three. */

const GAME = 'last-battles';
const PEOPLE = /^(?:French|Allied|Anglo-Allied|Prussian|Over)> /m;
const THREE = ['--option', 'three-players=true'];

/** The last turn of Grand Ligny, two stacks before the village. */
const VILLAGE = {
  format: 'hundred-days-scenario',
  version: 1,
  game: GAME,
  world: 'grand-ligny',
  battle: 'grand-ligny',
  turn: 8,
  phase: 'frenchCombat',
  units: {
    'ld-napoleon': 'L1023',
    'fr-iv-rome': 'L1023',
    'fr-iv-schoeffer': 'L1023',
    'fr-iv-baltus': 'L1024',
    'pr-i-19thline': 'L1022',
    'pr-i-24thline': 'L0517',
    'ld-blucher': 'L0517',
  },
};

describe('the campaign at the terminal', () => {
  test('its scenarios are listed with their options and all their seats', async () => {
    const { out } = await run(['games']);
    expect(out).toMatch(
      /^Napoleon’s Last Battles \(campaign\): 201 units, 3819 hexes, 379 rules; seats: french, allied, anglo-allied, prussian$/m,
    );
    for (const scenario of ['campaign', 'grand-waterloo', 'grand-ligny'])
      expect(out).toMatch(new RegExp(`^ {2}${scenario} +\\S.*, \\d+ turns$`, 'm'));
    expect(out).toContain('--option three-players=false|true (false)');
  });

  test('a session: command is dealt out and changed, leaders ride, the map is drawn where it is asked for', async () => {
    const file = scratch()('a.json');
    const lines = [
      'near L0526 2',
      'release fr-ii-piat',
      'command fr-iii-domon ld-napoleon',
      'end',
      'map',
      'units',
      'fr-ii-baudin Q1520',
      'why fr-ii-baudin L0101',
      'ld-derlon Q1331',
      'undo',
      'help',
    ];
    const { code, out, err } = await run(
      ['play', GAME, '--scenario', 'campaign', '--allied', 'human', '--seed', '3', '--save', file],
      lines,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [first, near, released, refused, ended, map, units, moved, why, rode, undone, help] = answers(out, PEOPLE);
    expect(first).toContain('Turn 1 of 44 (16 June, 14:00). Victory total: 0.');
    expect(first).toContain('French: Command Segment.');
    expect(first).toMatch(/^ {2}ld-napoleon L0727: officers 3 of 3, units 2 of 3: fr-ii-devilliers,$/m);
    expect(first).toMatch(/^ {2}Gd: ld-drouot L0728, 11 units \(60\), lost 0\/20: L0728 x2/m);
    expect(first).toMatch(/^Anglo-Allied: lost 0; demoralized at .*British 40/m);
    expect(first).toContain('Out of everybody’s range: fr-ii-baudin, fr-ii-soye, fr-iii-domon');
    for (const text of ['/L0526\\', 'F i 5-4', '+cors', '+napo', 'Fleurus']) expect(near).toContain(text);
    expect(released).toMatch(/ld-napoleon L0727: officers 3 of 3, units 1 of 3: fr-ii-devilliers/);
    expect(refused).toMatch(/^No: .*\[20\.0a /m);
    expect(ended).toMatch(/Out of command: .*\[fr-ii-piat\]/);
    expect(ended).toContain('French: Movement Phase.');
    expect(map).toMatch(/^ {2}II: ld-reille Q1614, 10 units \(54\), 3 out of command, lost 0\/19: Q1813 x2/m);
    expect(units).toMatch(/^ {2}fr-ii-piat +inf +4-4 .*L0224 \(out of command\)$/m);
    expect(units).toMatch(/^ {2}ld-ney +commander +2-\d+ .*Q1716/m);
    expect(moved).toContain('Baudin');
    expect(why).toMatch(/^No: .*\[5\.15 /m);
    expect(rode).toContain('Q1331');
    expect(undone).not.toMatch(/^No: /m);
    expect(help).toContain('command UNIT COMMANDER');
    expect((await run(['verify', file])).code).toBe(0);
    const again = await run(['play', GAME, '--load', file, '--allied', 'human'], ['end']);
    expect(again.code).toBe(0);
    expect(again.out).toContain('French: Movement Phase.');
    expect(again.out).toContain('Combat Phase');
  });

  test('the last hour of a grand scenario: the map is drawn around a decision; kept, verified and told again', async () => {
    const place = scratch();
    const file = place('a.json');
    const lines = [
      'attack L1022: fr-iv-rome fr-iv-schoeffer fr-iv-baltus @1-1',
      'retreat fr-iv-rome L1124',
      'retreat fr-iv-schoeffer L1024',
      'stand',
      'advance pr-i-19thline L1023',
      'place ld-napoleon L1024',
      ...['end', 'end', 'end'],
      'attack L1024 L1124: pr-i-19thline @1-3',
      ...['stand', 'end'],
    ];
    const { code, out } = await run(
      [
        ...['play', GAME, '--scenario', writeJson(place('village.json'), VILLAGE), '--allied', 'human'],
        ...['--seed', '1', '--save', file],
      ],
      lines,
    );
    expect(code).toBe(0);
    const [, attacked] = answers(out, PEOPLE);
    expect(attacked).toContain('French: retreat the units that were driven back');
    for (const text of ['/L1023\\', '/L0926\\', '+scho', 'baltus']) expect(attacked).toContain(text);
    expect(out).toContain('Napoleon [ld-napoleon] is overrun in L1023 and rides to L1024.');
    expect(out).toMatch(/^Allied> attack L1024 L1124: pr-i-19thline @1-3\n(.*\n)+.*is destroyed in L1023/m);
    expect(out).not.toMatch(/^No: /m);
    expect(out).toMatch(/^Over> /m);
    expect((await run(['verify', file])).out).toMatch(
      /^ok .*: last-battles, \d+ actions, 3 dice, ligny-marginal-allied\n$/,
    );
    const told = await run(['replay', file, '--map']);
    expect(told.out).toContain('a scenario of its own');
    expect(told.out).toMatch(/^ {2}ld-napoleon L1024/m);
  });

  test('for three, each ally has his own prompt and his own army', async () => {
    const { code, out } = await run(
      [
        ...['play', GAME, '--scenario', 'grand-waterloo', ...THREE, '--seed', '3'],
        ...['--french', 'random', '--anglo-allied', 'human', '--prussian', 'human'],
      ],
      ['end', 'end'],
    );
    expect(code).toBe(0);
    const shown = answers(out, PEOPLE);
    expect(shown[0]).toContain('Anglo-Allied: ');
    expect(shown[0]).toContain('May be placed: ');
    expect(shown[1]).toContain('Prussian: ');
    const no = await run(['play', GAME, '--scenario', 'grand-waterloo', '--anglo-allied', 'human']);
    expect(no).toMatchObject({ code: 2 });
    expect(no.err).toContain('--anglo-allied: this set-up has no such seat');
  });

  test('games of lots for three are counted with their own seats', async () => {
    const { code, out } = await run([
      'simulate',
      GAME,
      '--scenario',
      'grand-ligny',
      ...THREE,
      '--games',
      '1',
      '--jobs',
      '1',
      '--json',
    ]);
    expect(code).toBe(0);
    const { players, games } = JSON.parse(out) as { players: Record<string, string>; games: number };
    expect([Object.keys(players), games]).toEqual([['french', 'anglo-allied', 'prussian'], 1]);
    const told = await run(['simulate', GAME, '--scenario', 'grand-ligny', ...THREE, '--games', '1', '--jobs', '1']);
    for (const seat of ['French', 'Anglo-Allied', 'Prussian'])
      expect(told.out).toMatch(new RegExp(`^${seat} \\(random\\) `, 'm'));
  });
});
