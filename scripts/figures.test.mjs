import { describe, expect, it } from 'vitest';
import { goalWords, markdownTable, percentile, plainTable, spread, withSection } from './figures.mjs';

describe('percentiles', () => {
  it('are numbers that were measured', () => {
    const numbers = [5, 1, 4, 2, 3];
    expect(percentile(numbers, 0.5)).toBe(3);
    expect(percentile(numbers, 0.95)).toBe(5);
    expect(percentile(numbers, 0)).toBe(1);
    expect(spread(Array.from({ length: 100 }, (_, i) => i + 1))).toEqual({ p50: 50, p95: 95, max: 100 });
    expect(numbers).toEqual([5, 1, 4, 2, 3]);
  });

  it('of nothing are no number, so that no goal is met by it', () => {
    expect(percentile([], 0.5)).toBeNaN();
    expect(percentile([], 0.5) <= 17).toBe(false);
  });
});

describe('tables', () => {
  const rows = [
    { what: 'pan', measured: '16.7', goal: 'p95 at most 17', met: true },
    { what: 'zoom', measured: '33.3', goal: 'p95 at most 17', met: false },
    { what: 'bytes', measured: '90 kB' },
  ];

  it('say which goals are missed', () => {
    expect(rows.map(goalWords)).toEqual(['p95 at most 17: met', 'p95 at most 17: MISSED', '']);
    expect(plainTable(rows).split('\n')[1]).toBe('zoom   33.3   p95 at most 17: MISSED');
    expect(markdownTable('here', rows).split('\n')[4]).toBe('| bytes | 90 kB |  |');
  });
});

describe('a section of a document', () => {
  const document = '# All\n\n## One\nfirst\n\n## Two\nsecond\n';

  it('is replaced, and nothing else is touched', () => {
    expect(withSection(document, 'One', 'new\n')).toBe('# All\n\n## One\nnew\n\n## Two\nsecond\n');
    expect(withSection(document, 'Two', '    new')).toBe('# All\n\n## One\nfirst\n\n## Two\n    new\n');
  });

  it('is added where there is none, and written twice is written once', () => {
    const once = withSection(document, 'Three', 'third');
    expect(once).toBe('# All\n\n## One\nfirst\n\n## Two\nsecond\n\n## Three\nthird\n');
    expect(withSection(once, 'Three', 'third')).toBe(once);
  });
});
