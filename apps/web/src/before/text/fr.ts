import type { BeforeWords } from './en.ts';

export const fr: BeforeWords = {
  title: 'Le scénario',
  fold: 'De quoi il s’agit',
  'win.french': 'Les Français gagnent',
  'win.allied': 'Les Alliés gagnent',
  'win.coalition': 'Les Coalisés gagnent',
  special: 'Particularités',
  fared: 'Bilan des camps',
  faredUnknown: 'Pas encore mesuré.',
  faredAbout:
    '{games} parties de l’ordinateur contre lui-même, niveau « {level} », {turns} tours en moyenne, mesurées le {date}.',
  faredSentence: '{list} sur {games} parties.',
  draw_one: 'nulle',
  draw_other: 'nulles',
  'side.french': 'Français',
  'side.allied': 'Alliés',
  'side.coalition': 'Coalisés',
};
