/** Where there is a finger and neither a mouse nor keys, nothing is clicked and no key is named. */

type Swap = readonly [from: RegExp, to: string];

const EN: readonly Swap[] = [
  [/ By key(?:s|board)[ :][^.]*\./g, ''],
  [/ N takes the next unit, Esc puts one back\./g, ''],
  [/,? or (?:the key \w|Enter|go there with the arrows and press Enter)(?=[.,;])/g, ''],
  [/\bClick or tap\b/g, 'Tap'],
  [/\bClick/g, 'Tap'],
  [/\bclick/g, 'tap'],
  [/([Tt])aping/g, '$1apping'],
];

const SWAPS = new Map<string, readonly Swap[]>([['en', EN]]);

/** Those of other languages come with the words they are for. */
const OTHERS: Readonly<Record<string, () => Promise<readonly Swap[]>>> = {
  fr: async () => (await import('./touch-fr.ts')).FR,
};

/** Brings what a language needs; fails if it cannot be loaded. */
export async function loadTouch(language: string): Promise<void> {
  if (!SWAPS.has(language)) SWAPS.set(language, (await OTHERS[language]?.()) ?? []);
}

/** A sentence as it is said to somebody with a finger. */
export const byTouch = (language: string, text: string): string =>
  (SWAPS.get(language) ?? []).reduce((said, [from, to]) => said.replace(from, to), text);
