import type { RuleSection, RuleText } from '@hundred-days/kernel';

/** What somebody looks for in the rules: by number or by words, in any order; and where they stand in a text. */

export interface Found {
  readonly rules: readonly RuleText[];
  /** Each of them has every word; otherwise each has one of them at least, those with the rarest first. */
  readonly whole: boolean;
  /** What is marked. */
  readonly words: readonly string[];
}

export function search(chapters: readonly RuleSection[], query: string): Found {
  const words = wordsOf(query);
  const all = chapters.flatMap(({ title, rules }) => rules.map((rule) => ({ rule, text: textOf(title, rule) })));
  const has = words.map((word) => all.filter(({ rule, text }) => isIn(word, rule, text)));
  const whole = all.filter((one) => has.every((list) => list.includes(one)));
  // Others may cite a rule before it stands.
  const isNamed = ({ rule }: (typeof all)[number]): number => Number(words.includes(fold(rule.id)));
  whole.sort((a, b) => isNamed(b) - isNamed(a));
  if (whole.length > 0) return { rules: whole.map(({ rule }) => rule), whole: true, words };
  const worth = (one: (typeof all)[number]): number =>
    has.reduce((sum, list) => sum + (list.includes(one) ? 1 / list.length : 0), 0);
  const some = all.filter((one) => worth(one) > 0).sort((a, b) => worth(b) - worth(a));
  return { rules: some.map(({ rule }) => rule), whole: false, words };
}

const textOf = (chapter: string, { title, text, ruling }: RuleText): string =>
  fold(`${chapter} ${title} ${text} ${ruling}`);

const isIn = (word: string, { id }: RuleText, text: string): boolean =>
  fold(id).startsWith(word) || text.includes(word);

/** Without accents and capitals, and in the singular: who looks for zones means the zone, too. */
const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .map((word) => word.replace(/(?<=[sx])es$|(?<=\p{L}{3})[sx]$/u, ''))
    .filter(Boolean);

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** A text cut where words that were looked for begin and end: every second piece is one of them. */
export function cutAt(text: string, words: readonly string[]): readonly string[] {
  // Accents are folded sign by sign, so that a place in the folded text is a place in the text.
  const signs = [...text.normalize('NFC')];
  const folded = signs.map((sign) => fold(sign).slice(0, 1) || sign).join('');
  const marked = signs.map(() => false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length + (/^[sx](?!\p{L})/u.test(folded.slice(at + word.length)) ? 1 : 0));
  const pieces = [''];
  signs.forEach((sign, at) => {
    if (marked[at] === (pieces.length % 2 === 1)) pieces.push('');
    pieces[pieces.length - 1] += sign;
  });
  return pieces;
}

/** Where a rule stands, whatever its number looks like; else the chapter or section that is asked for, else the first. */
export function chapterOf(chapters: readonly RuleSection[], asked: string): RuleSection {
  return (
    chapters.find(({ rules }) => rules.some(({ id }) => id === asked)) ??
    chapters.find(({ id }) => asked === id || asked.startsWith(`${id}.`)) ??
    chapters[0]
  );
}
