import type { Catalog } from '@hundred-days/kernel';

/**
 * What this game says on a board, in English; answers-en.ts has refusals and faults, phases, events and ends.
 * Keys: seat.<id>, army.<id>, corps.<army>-<id>, scenario.<id>, weather.<id>, word.<phase>.
 */
export const en: Catalog = {
  'game.title': 'The Day of Waterloo, 1815',
  'seat.french': 'French',
  'seat.allied': 'Allied',
  'seat.adg': 'Anglo-Dutch-German',
  'seat.prussian': 'Prussian',
  'army.french': 'The French army',
  'army.adg': 'The Anglo-Dutch-German army',
  'army.prussian': 'The Prussian army',
  'corps.french-IG': 'Imperial Guard Corps',
  'corps.french-I': 'French I Corps',
  'corps.french-II': 'French II Corps',
  'corps.french-III': 'French III Corps',
  'corps.french-VI': 'French VI Corps',
  'corps.french-IIc': 'II Cavalry Corps',
  'corps.french-IIIc': 'III Cavalry Corps',
  'corps.french-IVc': 'IV Cavalry Corps',
  'corps.adg-I': 'Anglo-Dutch-German I Corps',
  'corps.adg-II': 'Anglo-Dutch-German II Corps',
  'corps.adg-R': 'Reserve Corps',
  'corps.adg-C': 'Uxbridge’s Cavalry Corps',
  'corps.prussian-I': 'Prussian I Corps',
  'corps.prussian-II': 'Prussian II Corps',
  'corps.prussian-IV': 'Prussian IV Corps',
  'scenario.historical': 'The Day of Waterloo',
  'scenario.testing-fate': 'Testing Fate',
  'scenario.forcing-fate': 'Forcing Fate',
  'weather.severeMud': 'Severe Mud',
  'weather.mud': 'Mud',
  'weather.clear': 'Clear',
  'word.deployment': 'set-up',
  'word.command': 'command and reorganization',
  'word.movement': 'movement',
  'word.combat': 'combat',
  'word.breakthrough': 'breakthrough attacks',
};
