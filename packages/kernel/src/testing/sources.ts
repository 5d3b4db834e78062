import type { Shelf } from './shelf.ts';

/** What the sources of a game say by code, read as text: catalogs are compared with it. */

/** The sources in one text, without the catalogs themselves. */
export const sourcesOf = ({ names, read }: Shelf, without = /^text\b/): string =>
  names()
    .filter((name) => name.endsWith('.ts') && !without.test(name))
    .map(read)
    .join('\n');

/** Words in quotes that look like codes. Rules begin with a digit or a capital, so they are none. */
export const codesIn = (text: string): string[] =>
  [...text.matchAll(/'([a-z]+(?:-[a-z0-9]+)*)'/g)].map(([, code]) => code);

/** The arguments of every call of a function. */
export const argumentsOf = (sources: string, name: string): string[] =>
  [...sources.matchAll(new RegExp(`(?<![.\\w])${name}\\(`, 'g'))].map(({ index, 0: { length } }) =>
    balanced(sources, index + length),
  );

/** The text up to the bracket that closes what was opened before. */
function balanced(text: string, from: number): string {
  let depth = 1;
  let end = from;
  for (; depth > 0 && end < text.length; end++) {
    depth += '([{'.includes(text[end]) ? 1 : ')]}'.includes(text[end]) ? -1 : 0;
  }
  return text.slice(from, depth > 0 ? end : end - 1);
}
