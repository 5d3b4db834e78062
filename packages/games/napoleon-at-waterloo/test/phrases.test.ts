import { readLine } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { game } from './support.ts';

test('an attack line stands for its steps, with or without a column', () => {
  const steps = ['target 1011', 'target 1111', 'join fr-1inf', 'join fr-2inf'];
  expect(game.phrases.expand('attack 1011 1111: fr-1inf fr-2inf @3-1')).toEqual([...steps, 'roll @3-1']);
  expect(game.phrases.expand('  attack  1011 1111 :fr-1inf   fr-2inf')).toEqual(steps);
  expect(game.phrases.expand('target 1011')).toBeNull();
  expect(game.phrases.expand('attack 1011')).toBeNull();
  expect(game.phrases.expand('attack 1011: fr-1inf: fr-2inf')).toBeNull();
});

test('a long line of blanks and signs does not keep the reader busy', () => {
  // A pattern that tries every way to share out the blanks would not come back within the time a test has.
  expect(readLine(game, `attack${' '.repeat(900)}a:${' '.repeat(900)}@`).ok).toBe(false);
});
