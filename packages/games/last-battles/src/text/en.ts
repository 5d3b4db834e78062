import type { Catalog } from '@hundred-days/kernel';

/**
 * What this game says on a board, in English; answers-en.ts has refusals and faults, phases, events and ends.
 * Keys: seat.<id>, army.<id>, scenario.<id>, place.<name on the map>
 * where languages differ.
 */
export const en: Catalog = {
  'game.title': 'Napoleon’s Last Battles',
  'seat.french': 'French',
  'seat.allied': 'Allied',
  'army.french': 'The French army',
  'army.anglo-allied': 'The Anglo-Allied army',
  'army.prussian': 'The Prussian army',
  'scenario.ligny': 'Ligny',
  'scenario.quatre-bras': 'Quatre Bras',
  'scenario.wavre': 'Wavre',
  'scenario.la-belle-alliance': 'La Belle Alliance',
  'scenario.historic-wavre': 'Historic Wavre',
  'word.movement': 'movement',
  'word.combat': 'combat',
};
