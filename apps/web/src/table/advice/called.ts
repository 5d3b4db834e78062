/** What a counter says is a title; within a sentence it wants an article, and no capital letter but those of names. */

type Called = (title: string) => string;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** By its first word: an arm or a formation has an article, a commander or a number of a division has none. */
const FRENCH: readonly (readonly [first: RegExp, called: Called])[] = [
  [/^(Artillerie|Infanterie|Abbaye)\b/, (title) => `l’${lower(title)}`],
  [/^(Cavalerie|Division|Garnison|Brigade|Forêt|Ferme)\b/, (title) => `la ${lower(title)}`],
  [/^(Corps|Détachement|Bois|Hameau)(?!\p{L})|^Château(?!\p{L})/u, (title) => `le ${lower(title)}`],
  // Names of their own keep their letter.
  [/^(Jeune|Vieille|Grande) /, (title) => `la ${title}`],
  [/^\d+re /, (title) => `la ${title}`],
  [/^(\d+|[IVX]+)er? /, (title) => `le ${title}`],
];

/** "Cavalerie de réserve, IIe corps" lists its parts as a roster does. */
const joined = (title: string): string => title.replace(/, ((?:[IVX]+)er? corps)$/, ' du $1');

/** What is no person is one of its kind: the garrison, the 18th Line; Uxbridge’s Cavalry has its article before it. */
const OF_A_KIND =
  /\b(artillery|cavalry|infantry|division|corps|garrison|guard|battery|detachment|line|landwehr|hussars)\b/i;

const CALLED: Readonly<Record<string, Called>> = {
  en: (title) => (OF_A_KIND.test(title) && !/^\S+’s /.test(title) ? `the ${title}` : title),
  fr: (title) => (FRENCH.find(([first]) => first.test(title))?.[1] ?? ((other: string) => other))(joined(title)),
};

/** A title as a sentence has it. */
export const called = (language: string, title: string): string => CALLED[language]?.(title) ?? title;
