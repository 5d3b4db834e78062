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

const FR: readonly Swap[] = [
  [/ Au clavier\u00A0:[^.]*\./g, ''],
  [/ N passe à l’unité suivante[^.]*\./g, ''],
  [/,? ou (?:(?:par )?la touche \w|Entrée|les flèches puis Entrée|allez-y avec les flèches et Entrée)(?=[.,;])/g, ''],
  [/\bCliquez( ensuite)? sur\b/g, 'Touchez$1'],
  [/\bcliquez( ensuite)? sur\b/g, 'touchez$1'],
  [/\bcliquez dessus\b/g, 'touchez-le'],
  [/\bCliquer( une seconde fois)? sur\b/g, 'Toucher$1'],
  // What is clicked next was "sur" the click; a finger touches it.
  [/, (puis|ou) sur\b/g, ', $1'],
  [/\bclic\b/g, 'appui'],
];

const SWAPS: Readonly<Record<string, readonly Swap[]>> = { en: EN, fr: FR };

/** A sentence as it is said to somebody with a finger. */
export const byTouch = (language: string, text: string): string =>
  (SWAPS[language] ?? []).reduce((said, [from, to]) => said.replace(from, to), text);
