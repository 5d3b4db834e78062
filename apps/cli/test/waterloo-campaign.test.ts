import { describe, expect, test } from 'vitest';
import { answers, type Ran, run } from './support.ts';

const GAME = 'waterloo-campaign';
const PROMPT = /^(?:French|Coalition|Over)> /m;
const play = (...lines: readonly string[]): Promise<Ran> =>
  run(['play', GAME, '--seed', '3', '--coalition', 'human'], lines);
const screens = ({ out }: Ran): string[] => answers(out, PROMPT);

/** Steps D and E without Detachments placed or recalled, and no withdrawals. */
const TO_MOVEMENT = ['end', 'end', 'end', 'end', 'pass', 'pass'];

describe('Waterloo Campaign at the terminal', () => {
  test('the armies in lines, and a hex with what is around it', async () => {
    const [first, near] = screens(await play('near 2618'));
    expect(first).toContain('hq-wellington 2818 (Battle, range 3 **)');
    expect(first).toContain('fr-rescav 1822 (Fresh, move 6 *)');
    expect(first).toContain('Off the map: aa-2 enters on turn 3, aa-cav enters on turn 4');
    expect(first).toContain('the road north is open (5 more for the French at the end)');
    expect(near).toContain('2618 Quatre-Bras: town, Coalition ZoC');
    expect(near).toMatch(/to 2517 road, 2619 road, 2717 road/);
    for (const line of first.split('\n').filter((one) => one.startsWith(' '))) expect(line.length).toBeLessThan(90);
  });

  test('a step that has no event is done, and not in secret', async () => {
    const [, ended] = screens(await play('end'));
    expect(ended).toMatch(/^Done\.$/m);
  });

  test('a move by its end alone, undo, and why not', async () => {
    const ran = screens(await play(...TO_MOVEMENT, 'fr-2 2217', 'undo', 'why fr-2 3715', 'near fr-2'));
    expect(ran[6]).toContain('Can move (choices UNIT says where): fr-1, fr-2');
    expect(ran[7]).toContain('II Corps (Reille) [fr-2]');
    expect(ran[8]).toMatch(/Taken back: fr-2 hq-\w+ 2218-2217/);
    expect(ran[9]).toMatch(/^No: .*\[MOV-/m);
    expect(ran[10]).toContain('hq-ney 2218');
  });

  test('attacks are listed with what is added to each die', async () => {
    const ran = screens(await play(...TO_MOVEMENT, 'pass', 'enter aa-2 3000', 'enter pr-4 3241', 'pass'));
    const attacks = ran.find((screen) => screen.includes('Attacks, before cavalry is committed:')) ?? '';
    expect(attacks).toMatch(/attack [\w-]+ \d{4}: [+-]\d against [\w-]+ [+-]\d/);
  });

  test('with secret allowances each asks for his own', async () => {
    const ran = await run(
      ['play', GAME, '--scenario', 'june15', '--option', 'secretMoveRolls=true', '--seed', '3', '--coalition', 'human'],
      ['mode hq-napoleon @normal', 'mode hq-wellington @normal', 'mode hq-blucher @normal', 'secret'],
    );
    expect(ran.out).toContain('Type secret for what only you may know');
    expect(ran.out).toMatch(/You have \d+ moves left/);
  });

  test('a whole game of computers is told to its end', async () => {
    const ran = await run(['play', GAME, '--seed', '4', '--french', 'random', '--coalition', 'random']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/victory/);
  });
});
