export const FR: readonly (readonly [from: RegExp, to: string])[] = [
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
