import { describe, expect, it } from 'vitest';
import { sectionsOf, withEarlier, writtenLine } from '../src/ladder/earlier.ts';

const SECTION = [
  '### Ligny',
  '',
  '| on one scale | as french |',
  '| --- | --- |',
  '| marshal | 300 |',
  '| veteran:bold | 120 |',
  '',
  '| meeting, the first scored | both |',
  '| --- | --- |',
  '| marshal - veteran | 3 of 4 |',
  '| veteran:bold - veteran | 2 of 4 |',
  '',
  'marshal against himself: french 1 of 6.',
  '',
  '| script | as | scored against the marshal |',
  '| --- | --- | --- |',
  '| script:rush | french | 0 of 4 |',
  '| script:rush | allied | 2 of 4 |',
  '',
  "The marshal's player turn takes 0.3 s of processor time on average, 0.5 s at most (118 turns).",
  '',
  'Written: levels 2026-11-16, scripts 2026-11-16.',
  '',
];

describe('what stands in the paper already', () => {
  it('is found by the headings of its sections', () => {
    const sections = sectionsOf(['# The ladder', '', 'Words.', '', ...SECTION, '### Wavre', '', 'a'].join('\n'));
    expect([...sections.keys()]).toEqual(['### Ligny', '### Wavre']);
    expect(sections.get('### Ligny')).toEqual(SECTION);
    expect(sectionsOf('# The ladder\n').size).toBe(0);
  });

  it('stays where nothing was played anew, and where all was nothing of it is left', () => {
    expect(withEarlier([], SECTION)).toEqual(SECTION);
    expect(withEarlier(SECTION, [])).toEqual(SECTION);
    expect(withEarlier(SECTION, SECTION)).toEqual(SECTION);
  });

  it('how surely characters are told apart was a sentence, and gives way to the table', () => {
    const head = ['### Ligny', ''];
    const deeds = ['| character | as | attacks |', '| --- | --- | --- |', '| veteran | french | 4.5 |', ''];
    const sentence = ['Told apart blind by one game: as french 17% (by chance 33%).', ''];
    const table = ['| told apart blind as | by one game |', '| --- | --- |', '| french | 50% |', ''];
    const scripts = ['| script | as |', '| --- | --- |', '| script:rush | french |', ''];
    expect(withEarlier([...head, ...scripts], [...head, ...deeds, ...sentence])).toEqual([
      ...head,
      ...deeds,
      ...sentence,
      ...scripts,
    ]);
    expect(withEarlier([...head, ...table], [...head, ...deeds, ...sentence])).toEqual([...head, ...deeds, ...table]);
  });

  it('gives way row by row, by who is spoken of and with which side', () => {
    const now = [
      '### Ligny',
      '',
      '| meeting, the first scored | both |',
      '| --- | --- |',
      '| veteran:bold - veteran | 9 of 20 |',
      '| veteran:careful - veteran | 8 of 20 |',
      '',
      '| script | as | scored against the marshal |',
      '| --- | --- | --- |',
      '| script:rush | allied | 5 of 20 |',
      '',
      "The marshal's player turn takes 0.4 s of processor time on average, 0.7 s at most (20 turns).",
      '',
      writtenLine(['characters', 'scripts'], '2026-11-18'),
      '',
    ];
    const both = withEarlier(now, SECTION);
    expect(both.filter((line) => line.startsWith('| ') && line.includes(' - '))).toEqual([
      '| marshal - veteran | 3 of 4 |',
      '| veteran:bold - veteran | 9 of 20 |',
      '| veteran:careful - veteran | 8 of 20 |',
    ]);
    expect(both.filter((line) => line.startsWith('| script:'))).toEqual([
      '| script:rush | french | 0 of 4 |',
      '| script:rush | allied | 5 of 20 |',
    ]);
    expect(both).toContain('marshal against himself: french 1 of 6.');
    expect(both.filter((line) => line.startsWith('The marshal'))).toEqual([
      "The marshal's player turn takes 0.4 s of processor time on average, 0.7 s at most (20 turns).",
    ]);
    expect(both).toContain('Written: levels 2026-11-16, scripts 2026-11-18, characters 2026-11-18.');
  });

  it('the scale gives way as a whole: strengths of another day hold together with nothing of this one', () => {
    const now = ['### Ligny', '', '| on one scale | as french |', '| --- | --- |', '| marshal | 250 |', ''];
    expect(withEarlier(now, SECTION).filter((line) => /^\| (marshal|veteran:bold) \|/.test(line))).toEqual([
      '| marshal | 250 |',
    ]);
  });

  it('a table with other columns gives way as a whole, and blocks keep their order', () => {
    const now = [
      '### Ligny',
      '',
      '| meeting, the first scored | as french | both |',
      '| --- | --- | --- |',
      '| veteran - conscript | 1 of 2 | 3 of 4 |',
      '',
      '| character | as | lost |',
      '| --- | --- | --- |',
      '| veteran | french | 3.0 |',
      '',
    ];
    const both = withEarlier(now, SECTION);
    expect(both).not.toContain('| marshal - veteran | 3 of 4 |');
    const place = (begin: string): number => both.findIndex((line) => line.startsWith(begin));
    expect(place('| meeting')).toBeLessThan(place('marshal against'));
    expect(place('marshal against')).toBeLessThan(place('| character'));
    expect(place('| character')).toBeLessThan(place('| script'));
  });
});
