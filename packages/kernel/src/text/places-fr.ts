import type { Text } from '../catalog.ts';
import { type Placing, placeBy } from '../fill.ts';

/**
 * Places after a preposition in French: "à Ligny", "aux Quatre-Bras", "au Caillou", "dans le Bois de Bossu", "d’Ohain". Catalogs
 * write "en {hex}", "de {from}"; what stands there may be a number, which stays as it is: "en 1024".
 */

/** What begins a name, and the article it then takes; a name with another beginning has none. */
const ARTICLES: readonly (readonly [begins: RegExp, article: string])[] = [
  [/^Les /, 'les '],
  [/^Le /, 'le '],
  [/^(Bois|Château|Moulin|Hameau|Point) d/, 'le '],
  [/^(Forêt|Ferme|Maison) d/, 'la '],
  [/^Abbaye d/, 'l’'],
  [/^(Trois|Hauteurs) /, 'les '],
];

const BEFORE: Readonly<Record<string, string>> = {
  'à le ': 'au ',
  'à les ': 'aux ',
  'de le ': 'du ',
  'de les ': 'des ',
};

export function placedInFrench(before: string, name: string): string {
  if (/^[A-Z]?\d/.test(name)) return `${before} ${name}`;
  const article = ARTICLES.find(([begins]) => begins.test(name))?.[1] ?? '';
  const bare = name.replace(/^Les? /, '');
  const word = before.toLowerCase();
  const inside = /^(Bois|Forêt) d/.test(name);
  const asked =
    word === 'en' ? (inside ? 'dans' : 'à') : word === 'jusqu’en' ? (inside ? 'jusque dans' : 'jusqu’à') : word;
  const said =
    asked === 'de' && article === '' && /^[AEIOUÉÈH](?!oug|am)/.test(name)
      ? 'd’'
      : `${asked} ${article}`.replace(/(à|de) les? $/, (both) => BEFORE[both]);
  return (before === word ? said : said.charAt(0).toUpperCase() + said.slice(1)) + bare;
}

/** Holes for places, after what governs them. */
const GOVERNED = /(?<![\p{L}’])(jusqu’en|jusqu’à|en|à|de|vers|par|sur|depuis) \{(hex|place|goal|from|to|entry)\}/giu;

/** A template with the places in it that stand after a preposition; none but French is changed. */
const withPlaces: Placing = (template, place) =>
  template.replace(GOVERNED, (whole, before: string, hole: string) => {
    const name = place(hole);
    return name === null ? whole : placedInFrench(before, name);
  });

/** Places are governed from now on, wherever French is said. */
export const governPlaces = (): void => placeBy(withPlaces);

/** What a game says in French; nobody loads how places are governed before. */
export function frenchText(text: Omit<Text, 'language'>): Text {
  governPlaces();
  return { language: 'fr', ...text };
}
