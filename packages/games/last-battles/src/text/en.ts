import type { Catalog } from '@hundred-days/kernel';

/**
 * What this game says on a board, in English; answers-en.ts has refusals and faults, phases, events and ends.
 * Keys: seat.<id>, army.<id>, scenario.<id>, option.<id>, place.<name on the map>
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
  'about.quatre-bras': '16 June: Ney against a crossroads that fills hour by hour. Few units: the way into this game.',
  'about.ligny': '16 June: Napoleon must break Blücher among the villages of the Ligne, by nine in the evening.',
  'about.wavre': '18 June: Grouchy over the Dyle, and whoever gets away to the west counts.',
  'about.la-belle-alliance': '18 June: Waterloo by brigades. The Prussians come from the east.',
  'about.historic-wavre': '18 June as it was: Thielmann alone holds the bridges of Wavre.',
  'option.combined-arms': 'Combined arms',
  'option.combined-arms.false': 'Every attack counts by its strength alone.',
  'option.combined-arms.true': 'Infantry, cavalry and guns together against one hex: one column better.',
  'option.imperial-guard': 'Imperial Guard',
  'option.imperial-guard.false': 'It fights as others do.',
  'option.imperial-guard.true': 'Each time Guard infantry is repulsed the French level falls by 20.',
  'option.optional-french': 'French units that never came',
  'option.optional-french.false': 'They stay away.',
  'option.optional-french.true': 'I Corps and the light cavalry of the Guard take part.',
  'option.double-march': 'French IV Corps',
  'option.double-march.false': 'It marches as others do.',
  'option.double-march.true': 'It marches twice as far on the first turn.',
  'option.bridge-combat': 'Bridges of the Dyle',
  'option.bridge-combat.false': 'Zones of control cross them.',
  'option.bridge-combat.true': 'No zone crosses them: nobody has to attack over a bridge.',
  'word.movement': 'movement',
  'word.combat': 'combat',
};
