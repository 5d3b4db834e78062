/** What stands in a paper already: a night of one game, or of one part of it, leaves the rest as it was. */

type Lines = readonly string[];

const HEADING = '### ';
/** Strengths on one scale hold together only as a whole. */
export const SCALE = 'on one scale';
const WRITTEN = 'Written';

/** In this order blocks stand in a section, by how they begin. */
const ORDER = [
  '###',
  SCALE,
  'meeting',
  'marshal against himself',
  'character',
  'told apart',
  'allies',
  'script',
  "The marshal's player turn",
  WRITTEN,
];

/** Sections of a paper by their headings, in order. */
export function sectionsOf(paper: string): ReadonlyMap<string, Lines> {
  const sections = new Map<string, string[]>();
  let open: string[] = [];
  for (const line of paper.split('\n')) {
    if (line.startsWith(HEADING)) {
      open = [];
      sections.set(line, open);
    }
    open.push(line);
  }
  return sections;
}

/** When each part was written last. */
export const writtenLine = (kinds: Lines, day: string): string =>
  `${WRITTEN}: ${kinds.map((kind) => `${kind} ${day}`).join(', ')}.`;

/** A section with what an earlier one has that was not played again. */
export function withEarlier(now: Lines, before: Lines): string[] {
  if (now.length === 0) return [...before];
  const blocks = new Map(blocksOf(before).map((block) => [nameOf(block), block]));
  for (const block of blocksOf(now)) blocks.set(nameOf(block), together(block, blocks.get(nameOf(block)) ?? []));
  const place = (name: string): number => ORDER.findIndex((begin) => name.startsWith(begin));
  return [...blocks].sort(([a], [b]) => place(a) - place(b)).flatMap(([, block]) => [...block, '']);
}

/** What stands between empty lines. */
function blocksOf(lines: Lines): Lines[] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line === '') blocks.push([]);
    else blocks[blocks.length - 1].push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

const isTable = ([first]: Lines): boolean => first.startsWith('| ');
const cellsOf = (row: string): string[] => row.slice(2, -2).split(' | ');

/** A table stands now where papers of before had a sentence. */
const TOLD_APART = ['Told apart blind by one game', 'told apart blind as'] as const;

/** By what a block is known again: the head of a table, a sentence up to its numbers. */
function nameOf(block: Lines): string {
  if (isTable(block)) return cellsOf(block[0])[0];
  if (block[0].startsWith(HEADING)) return '###';
  const sentence = block[0].split(/[:\d]/)[0].trim();
  return sentence === TOLD_APART[0] ? TOLD_APART[1] : sentence;
}

function together(now: Lines, before: Lines): Lines {
  const name = nameOf(now);
  if (before.length === 0 || name === SCALE) return now;
  if (name === WRITTEN) return [writtenTogether(now[0], before[0])];
  return isTable(now) ? tableOf(now, before) : now;
}

/** Rows are known again by who is spoken of, and with which side where the table says that. */
function tableOf(now: Lines, before: Lines): Lines {
  const [head, rule, ...rows] = now;
  const labels = cellsOf(head)[1] === 'as' ? 2 : 1;
  const label = (row: string): string => cellsOf(row).slice(0, labels).join(' | ');
  // Another table has come in its place.
  if (before[0] !== head) return now;
  const merged = new Map(before.slice(2).map((row) => [label(row), row]));
  for (const row of rows) merged.set(label(row), row);
  return [head, rule, ...merged.values()];
}

function writtenTogether(now: string, before: string): string {
  const days = (line: string): [string, string][] =>
    line
      .slice(WRITTEN.length + 2, -1)
      .split(', ')
      .map((part) => part.split(' ') as [string, string]);
  const merged = new Map([...days(before), ...days(now)]);
  return `${WRITTEN}: ${[...merged].map(([kind, day]) => `${kind} ${day}`).join(', ')}.`;
}
