import { byTouch, loadTouch } from './touch.ts';

/** Words as they are read here: with a mouse or a finger, and set as their language is set. */

const isTouch = globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches === true;

/** What it takes to set a language here; English needs nothing more. */
export const loadSetting = async (language: string): Promise<void> => void (isTouch && (await loadTouch(language)));

/** In France high signs stand off by a narrow space; the catalogs are written with one of full width, which can be seen. */
const NARROW: Readonly<Record<string, RegExp>> = { fr: /\u00A0(?=[;:!?])/g };

export function typesetText(language: string, text: string): string {
  const said = isTouch ? byTouch(language, text) : text;
  const wide = NARROW[language];
  return wide === undefined ? said : said.replace(wide, '\u202F');
}

/** All words of a catalog, a list of rules, a box. */
export function typeset<W>(language: string, words: W): W {
  if (NARROW[language] === undefined && !isTouch) return words;
  const set = (value: unknown): unknown => {
    if (typeof value === 'string') return typesetText(language, value);
    if (Array.isArray(value)) return value.map(set);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, set(one)]));
  };
  return set(words) as W;
}
