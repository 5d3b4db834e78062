import { describe, test } from 'vitest';
import { conformance } from '../src/conformance/index.ts';
import { createMuster, MUSTER_CASES, MUSTER_WORDS, type MusterSize } from '../src/testing/index.ts';

/** The made-up game with which tables are measured is a real one: it keeps every promise, with seats that act in secret. */
describe.each([2, 3] as const)('muster of %i', (seats) => {
  const size: MusterSize = { seats, columns: 5, rows: 4, each: 2, turns: 3 };
  const start = (...dice: number[]) => ({ setup: { scenario: 'plain', options: {} }, dice });
  const plan = {
    cases: MUSTER_CASES,
    words: [MUSTER_WORDS],
    setups: [{ name: 'plain', setup: { scenario: 'plain', options: {} } }],
    another: () => createMuster(size),
    games: 20,
    walks: 2,
    mutations: 400,
    tamperings: 40,
    perft: { plain: seats === 2 ? [10, 90] : [15, 210] },
    twins: [
      {
        name: 'another’s order',
        viewer: 0,
        starts: [start(...[1, 1, 1].slice(0, seats)), start(...[1, 3, 1].slice(0, seats))],
      },
    ],
  };
  for (const check of conformance(createMuster(size), plan)) test(check.name, check.run);
});
