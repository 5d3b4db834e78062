import { expect, test } from 'vitest';
import { pauseAfter } from '../src/opponent/controller.ts';
import { PAUSE_MS, READ_MS, TURN_MS } from '../src/shell/settings.ts';

test('a long turn of the computer grows quicker, and never so quick that nothing is seen', () => {
  expect([0, 1, 2].map((done) => pauseAfter(300, done))).toEqual([300, 300, 300]);
  const pauses = Array.from({ length: 30 }, (_, done) => pauseAfter(300, done));
  for (let i = 1; i < pauses.length; i++) expect(pauses[i]).toBeLessThanOrEqual(pauses[i - 1]);
  expect(pauses[29]).toBeCloseTo(30);
  expect(pauseAfter(0, 5)).toBe(0);
});

test('a whole turn at a brisk pace is shown in twelve seconds', () => {
  expect(PAUSE_MS).toEqual({ slow: 900, normal: 350, fast: 0 });
  // Twenty moves, six attacks of six steps each: what is waited for between them, beside motions and dice.
  const waited = Array.from({ length: 56 }, (_, done) => pauseAfter(PAUSE_MS.normal, done)).reduce((a, b) => a + b);
  expect(waited).toBeLessThan(4000);
  // Whatever is left after eight seconds is shown at once; the thoughts about it still take theirs.
  expect(TURN_MS.normal).toBeLessThanOrEqual(8000);
});

test('at a steady pace a result stays to be read, for as long as the turn needs', () => {
  expect(READ_MS.slow).toBeGreaterThanOrEqual(5000);
  expect([READ_MS.normal, READ_MS.fast]).toEqual([0, 0]);
  expect(TURN_MS.slow).toBe(Number.POSITIVE_INFINITY);
});
