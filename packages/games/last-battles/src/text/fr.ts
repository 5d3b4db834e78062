import type { Catalog } from '@hundred-days/kernel';

/** What this game says on a board, in French. */
export const fr: Catalog = {
  'game.title': 'Les dernières batailles de Napoléon',
  'seat.french': 'Français',
  'seat.allied': 'Alliés',
  'army.french': 'L’armée française',
  'army.anglo-allied': 'L’armée anglo-alliée',
  'army.prussian': 'L’armée prussienne',
  'scenario.ligny': 'Ligny',
  'scenario.quatre-bras': 'Les Quatre-Bras',
  'scenario.wavre': 'Wavre',
  'scenario.la-belle-alliance': 'La Belle Alliance',
  'scenario.historic-wavre': 'Wavre historique',
  'word.movement': 'mouvement',
  'word.combat': 'combat',
};
