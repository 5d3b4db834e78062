import { describe, expect, test } from 'vitest';
import { answers, GAME, type Ran, run, runProcess } from './support.ts';

const HOT_SEAT = ['play', GAME, '--allied', 'human', '--seed', '3'];
const play = (...lines: readonly string[]): Promise<Ran> => run(HOT_SEAT, lines);

/** French infantry next to La Haye Sainte, and the attack on it announced. */
const ANNOUNCED = ['fr-5inf 1311', 'end', 'attack 1310: fr-5inf fr-gd-art'];

describe('a turn at the terminal', () => {
  test('a whole turn through a pipe, in a process of its own, ends politely with the input', () => {
    const lines = ['fr-5inf 1312', 'end', 'attack 0914: fr-6inf fr-9inf fr-2art @6-1', 'stand', 'end', 'end', 'end'];
    const ran = runProcess(HOT_SEAT, `${lines.join('\n')}\n`);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('[fr-5inf] moves 1314-1313-1312.');
    expect(ran.out).toContain('Die ');
    expect(ran.out).toContain('[aa-hou] is destroyed in 0914 (Hougoumont Wood).');
    expect(ran.out).toContain('Turn 2 of 10 (2 pm).');
    expect(ran.out.trimEnd()).toMatch(/No more input: the table is left as it stands\.$/);
  });

  test('says whose decision it is and what is owed', async () => {
    const { out } = await play('end');
    expect(out).toContain('French: Movement Phase. Move units, then end the phase.');
    expect(out).toContain('French: Combat Phase.');
    expect(out).toContain('Must attack: fr-6inf 0814, fr-9inf 1014, fr-2art 0915.');
    expect(out).toContain('Must be attacked: aa-hou 0914.');
  });

  test('an announced attack shows strengths, column and the six results before the die', async () => {
    const { out } = await play(...ANNOUNCED);
    const last = answers(out).at(-2);
    expect(last).toContain('Announced: fr-5inf 4 + fr-gd-art 5 against aa-rart 3 x2 in 1310 La Haye Sainte.');
    expect(last).toContain('9 to 6 is 1-1. Die: 1 Dr, 2 Dr, 3 Dr, 4 Ar, 5 Ar, 6 Ar.');
    expect(last).not.toContain('attack Reserve artillery');
  });

  test('an incomplete announcement says what is missing', async () => {
    const { out } = await play('end', 'target 0914');
    expect(answers(out).at(-2)).toContain('Not complete: Name at least one attacking unit.');
  });

  test('roll alone takes the full column', async () => {
    const { out } = await play(...ANNOUNCED, 'roll');
    expect(out).toMatch(/Die [1-6] on 1-1: /);
  });

  test('the greedy player answers, and its actions are shown as log lines', async () => {
    const lines = ['end', 'attack 0914: fr-6inf fr-9inf fr-2art @6-1', 'stand', 'end'];
    const { out, code } = await run(['play', GAME, '--seed', '3'], lines);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}.*\[aa-\w+\] moves \d{4}/m);
    expect(out.trimEnd()).toMatch(/^French> \nNo more input/m);
  });

  test('the same seed gives the same game, and no seed appears in it', async () => {
    const argv = ['play', GAME, '--french', 'random', '--allied', 'random', '--seed', 'a-seed-to-find'];
    const [one, two] = [await run(argv), await run(argv)];
    expect(one.out).toBe(two.out);
    expect(one.out).not.toContain('a-seed-to-find');
  });
});

describe('refusals', () => {
  test.each([
    ['fr-6inf 0813', 'cannot move; only combat frees it. [4.5.3 A unit in an EZOC may not move]'],
    ['fr-5inf 1310', 'The enemy’s Reserve artillery [aa-rart] is in 1310 (La Haye Sainte). [4.3.1 Enemy hexes]'],
    ['fr-5inf 1013', '1013 (Hougoumont Wood) is woods without a road and can never be entered. [2.2.4'],
    ['fr-5inf 0101', 'has 4. [4.1.1 Allowance is the limit]'],
    ['aa-1gd 1011', 'is not yours. [4.0.1 '],
    ['target 1310', 'That cannot be done in this phase. ['],
    ['undo', 'There is nothing to take back. [rule of the table]'],
    ['why fr-6inf 0813', '[4.5.3 '],
    ['why fr-5inf 1312', 'Nothing forbids it'],
  ])('%s', async (line, sentence) => {
    const { out } = await play(line);
    expect(answers(out)[1]).toContain(sentence);
  });

  test('a combat phase does not end while attacks are owed', async () => {
    const { out } = await play('end', 'end');
    expect(out).toMatch(/No: Attacks are still owed\..*\[5\.1\.6 /);
  });

  test('an attack line is carried out whole or not at all', async () => {
    const { out } = await play('end', 'attack 0914: fr-6inf fr-9inf fr-5inf @6-1', 'undo');
    const [, , refused, undone] = answers(out);
    expect(refused).toContain('No: ');
    expect(refused).toContain('Nothing of the line was done.');
    expect(refused).not.toContain('Announced');
    expect(undone).toContain('Taken back: end');
  });

  test.each(['blah', 'fr-6inf', 'fr-6inf 9999', 'near', 'near 9999', 'why x y', 'log x', 'undo twice', 'rule', 'save'])(
    '“%s” gets one clear line',
    async (line) => {
      const { out, code } = await play(line);
      const answer = answers(out)[1].trimEnd().split('\n').slice(1);
      expect(answer).toHaveLength(1);
      expect(answer[0]).not.toMatch(/undefined|NaN|\[object|Error/);
      expect(code).toBe(0);
    },
  );
});

describe('taking back', () => {
  test('one action, all of them, and doing it again', async () => {
    const { out } = await play('fr-5inf 1312', 'fr-1inf 1512', 'undo', 'redo', 'undo all', 'undo');
    const [, , , undo, redo, all, none] = answers(out);
    expect(undo).toContain('Taken back: fr-1inf 1513-1512');
    expect(redo).toContain('[fr-1inf] moves 1513-1512.');
    expect(all).toContain('Taken back: fr-5inf 1314-1313-1312; fr-1inf 1513-1512');
    expect(none).toContain('There is nothing to take back.');
  });

  test('an announcement can be taken back until the die, and nothing before the die after it', async () => {
    const { out } = await play(...ANNOUNCED, 'undo', 'join fr-gd-art', 'roll', 'undo', 'undo all');
    const said = answers(out);
    expect(said[4]).toContain('Taken back: join fr-gd-art');
    expect(said[6]).toContain('Die ');
    expect(said[7]).toContain('A die has been rolled since');
    expect(said[8]).toContain('A die has been rolled since');
  });

  test('a phase ended by mistake can be taken back before the other side decides', async () => {
    const lines = ['end', 'attack 0914: fr-6inf fr-9inf fr-2art @6-1', 'stand', 'end', 'undo', 'end', 'aa-1gd 1011'];
    const { out } = await play(...lines, 'undo', 'undo');
    expect(out).toContain('Taken back: end');
    expect(out).toContain('Taken back: aa-1gd 1010-1011');
  });
});

describe('looking around', () => {
  test('help lists the commands and how to write the actions of the phase', async () => {
    const { out } = await play('help', 'end', 'help');
    for (const word of ['near HEX', 'choices', 'why UNIT HEX', 'undo [all]', 'UNIT HEX-HEX-...', 'end [stacked]']) {
      expect(answers(out)[1]).toContain(word);
    }
    expect(answers(out)[3]).toContain('roll @1-5 ... @6-1');
  });

  test('choices, units, rule and log', async () => {
    const { out } = await play(
      'choices',
      'choices fr-6inf',
      'choices fr-5inf',
      'units allied',
      'rule 5.1',
      'rule 4.5.3',
      'log',
    );
    const said = answers(out);
    expect(said[1]).toContain('(table)     end');
    expect(said[2]).toContain('fr-6inf can do nothing now');
    expect(said[3]).toMatch(/to .*1312/);
    expect(said[4]).toMatch(/aa-hou .* 1-4 .* 0914 Hougoumont Wood \(in contact\)/);
    expect(said[4]).toContain('comes on turn 3');
    expect(said[4]).not.toContain('fr-6inf');
    expect(said[5]).toContain('5.1.5 No attack that strands a duty');
    expect(said[6]).toContain('4.5.3 A unit in an EZOC may not move');
    expect(said[7]).toContain('Turn 1');
  });
});
