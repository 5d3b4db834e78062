import { expect, test } from 'vitest';
import { Marks, randomBits } from '../../src/index.ts';

test('marks are a set in the order of its making, also when stamps run out', () => {
  const bits = randomBits('marks');
  for (const last of [0, 0x7fffffff - 3]) {
    const marks = new Marks(20, last);
    for (let round = 0; round < 8; round++) {
      marks.clear();
      const set = new Set<number>();
      for (let i = 0; i < 12; i++) {
        const place = bits() % 20;
        marks.add(place);
        set.add(place);
        expect(marks.has(place)).toBe(true);
      }
      expect([...marks.list()]).toEqual([...set]);
      expect(marks.size).toBe(set.size);
      expect([...set].map((_, i) => marks.at(i))).toEqual([...set]);
      for (let place = 0; place < 20; place++) expect(marks.has(place)).toBe(set.has(place));
    }
  }
});

test('they are a queue for who goes through them while putting in', () => {
  const marks = new Marks(10);
  marks.add(1);
  for (let i = 0; i < marks.size; i++) if (marks.at(i) < 6) marks.add(marks.at(i) + 2);
  expect([...marks.list()]).toEqual([1, 3, 5, 7]);
});
