import { expect, test } from 'vitest';
import { pauseAfter } from '../src/opponent/controller.ts';

test('a long turn of the computer grows quicker, and never so quick that nothing is seen', () => {
  expect([0, 1, 2].map((done) => pauseAfter(300, done))).toEqual([300, 300, 300]);
  const pauses = Array.from({ length: 30 }, (_, done) => pauseAfter(300, done));
  for (let i = 1; i < pauses.length; i++) expect(pauses[i]).toBeLessThanOrEqual(pauses[i - 1]);
  expect(pauses[29]).toBe(60);
  expect(pauseAfter(0, 5)).toBe(0);
});
