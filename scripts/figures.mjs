// What the measurements share: percentiles, the table they print, the section of a document they fill.

/** The value below which this share of the numbers lies; the numbers need not be sorted. */
export function percentile(numbers, share) {
  if (numbers.length === 0) return Number.NaN;
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
}

/** p50, p95 and the largest. */
export const spread = (numbers) => ({
  p50: percentile(numbers, 0.5),
  p95: percentile(numbers, 0.95),
  max: percentile(numbers, 1),
});

/** A row of the table: what was measured, the words for the numbers, and its goal where it has one. */
export function goalWords({ goal, met }) {
  if (goal === undefined) return '';
  return met ? `${goal}: met` : `${goal}: MISSED`;
}

/** For the terminal: columns that line up. */
export function plainTable(rows) {
  const cells = rows.map((row) => [row.what, row.measured, goalWords(row)]);
  const wide = [0, 1].map((column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map(([what, measured, goal]) => `${what.padEnd(wide[0])}  ${measured.padEnd(wide[1])}  ${goal}`.trimEnd())
    .join('\n');
}

export function markdownTable(title, rows) {
  const lines = rows.map((row) => `| ${row.what} | ${row.measured} | ${goalWords(row)} |`);
  return [`| ${title} | measured | goal |`, '|---|---:|---:|', ...lines].join('\n');
}

/** The document with the text under a heading of the second rank replaced; the heading is added at the end if need be. */
export function withSection(document, heading, body) {
  const lines = document.trimEnd().split('\n');
  const start = lines.indexOf(`## ${heading}`);
  const section = [`## ${heading}`, ...body.replace(/^\n+|\s+$/g, '').split('\n')];
  if (start < 0) return `${[...lines, '', ...section].join('\n')}\n`;
  const next = lines.findIndex((line, i) => i > start && line.startsWith('## '));
  const after = next < 0 ? [] : ['', ...lines.slice(next)];
  return `${[...lines.slice(0, start), ...section, ...after].join('\n')}\n`;
}
