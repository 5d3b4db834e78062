import type { Catalog } from '@hundred-days/kernel';

/**
 * What this game says on a board, in English; answers-en.ts has refusals and faults.
 * Keys: seat.<id>, scenario.<id>, place.<name on the map> where languages differ,
 * event.<type>, outcome.<code>, phase.<name>.
 */
export const en: Catalog = {
  'seat.french': 'French',
  'seat.allied': 'Allied',
  'scenario.standard': 'The battle',
  'scenario.grouchy': 'The Grouchy variant',
  'about.standard': 'The battle of 18 June. The Prussians come on turn 3, as they did.',
  'about.grouchy': 'Each side draws a secret key: who comes to the field, and when, only its owner knows.',
  'place.Forest of Soignes': 'Forest of Soignes',
  'place.Hougoumont Wood': 'Hougoumont Wood',
  'word.prussian': 'Prussian',
  'word.movement': 'movement',
  'word.combat': 'combat',

  'phase.movement': '{side}: Movement Phase. Move units, then end the phase.',
  'phase.stacks': '{side}: two enemy units share a hex. Choose the one that stays.',
  'phase.combat': '{side}: Combat Phase. Every unit in contact attacks and is attacked, once.',
  'phase.losses': '{side}: equal elimination. Choose the units that are lost ({price} points or more).',
  'phase.retreat': '{side}: retreat the units that were driven back, one hex each.',
  'phase.displacement': '{side}: make room, move the displaced unit one hex.',
  'phase.withdrawal': '{side}: guns that bombarded may fall back one hex.',
  'phase.advance': '{side}: a victorious unit may advance into a vacated hex.',
  'phase.over': 'The game is over.',

  'event.phase': 'Turn {turn}, {side} {phase}',
  'event.key-drawn': 'The {column} key is {key}',
  'event.keys-shown': 'The keys were: French {french}, Prussian {prussian}',
  'event.moved': '{unit} moves {path}',
  'event.entered': '{unit} enters {path}',
  'event.exited': '{unit} leaves the map, {path}; {count} French units have left',
  'event.destroyed': '{unit} is destroyed in {hex}',
  'event.attack': '{attackers} attack {defenders}: {attack} to {defence}, column {column}',
  'event.rolled': 'Die {die} on {column}: {result}',
  'event.retreated': '{unit} retreats from {from} to {hex}',
  'event.displaced': '{unit} is displaced from {from} to {hex}',
  'event.withdrew': '{unit} falls back from {from} to {hex}',
  'event.advanced': '{unit} advances from {from} to {hex}',
  'event.demoralized': 'The Allied army is demoralized ({losses} points lost)',
  'event.game-over':
    '{outcome}. Losses: French {frenchLosses}, Allied {alliedLosses}; {exited} French units left the map',

  'outcome.french-victory': 'French victory: the Allies are demoralized and seven units have left for Brussels',
  'outcome.allied-victory': 'Allied victory: the French army is broken',
  'outcome.draw': 'A draw: neither side has met its conditions',
  'outcome.french-victory-both-broken': 'French victory: both armies broke at once, but seven units had left',
  'outcome.allied-victory-both-broken': 'Allied victory: both armies broke at once',
};
