import { told } from './outline.ts';

const FRENCH = 'when night falls on an Allied army that is demoralized or gone while the French army stands.';
const ALLIED =
  'at once when the French army is demoralized or disintegrates; otherwise at nine in the evening, if both Allied armies still stand.';

export const before = told({
  'historical.when': 'Sunday, 18 June 1815, from six in the morning to nine at night',
  'historical.history':
    'It has rained all night. Wellington stands on the ridge before Mont Saint-Jean with an army of many nations, and has Blücher’s word that the Prussians will come. Napoleon’s columns are still on the road from Genappe; he must break one of the two armies before dark, and the ground is too deep for guns and horse until late in the morning. In truth he began at half past eleven, and the first Prussians were seen in the east soon after one.',
  'historical.french': FRENCH,
  'historical.allied': ALLIED,
  'historical.15.3b': 'The Prussians come from the east from noon on; once the first has entered, all must follow.',
  'testing-fate.when': 'Sunday, 18 June 1815, as it might have been',
  'testing-fate.history':
    'The same morning, and for each side a die of Fate is thrown before anyone is set up: a drier night or a wetter one, Grouchy on the march to the guns, Vandamme in Lobau’s place, Blücher early or late. This part of the game is a design of this edition, not of the rulebook.',
  'testing-fate.french': FRENCH,
  'testing-fate.allied': ALLIED,
  'testing-fate.16.1a': 'Each side throws one die on a list of its own; the line that falls holds for the whole day.',
  'forcing-fate.when': 'Sunday, 18 June 1815, as you would have it',
  'forcing-fate.history':
    'The same morning, and each side chooses a line of its own list in secret; both are shown together. Whoever takes a line that favours himself lets the enemy choose once more. This part of the game is a design of this edition, not of the rulebook.',
  'forcing-fate.french': FRENCH,
  'forcing-fate.allied': ALLIED,
  'forcing-fate.16.2a': 'Choose one of six lines; a favourable one has its price: a second line for the enemy.',
  'day.5.4.2a':
    'You see only the top counter of each enemy hex. What lies beneath shows itself when it pins, charges, fires or fights.',
  'day.6.0c': 'Cavalry covers the hexes around it: whoever enters them stops, and whoever stands in them stays.',
  'day.9.2.13a': 'Mud slows everyone until noon; in the worst of it guns keep to the roads and nobody charges.',
  'day.9.3.6a':
    'One French unit that leaves the map for Hal (0108) or Brussels (0801) demoralizes the Anglo-Dutch-German army for good: guard both roads.',
});
