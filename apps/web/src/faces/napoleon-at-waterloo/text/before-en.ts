import { told } from './outline.ts';

export const before = told({
  'standard.when': 'Sunday, 18 June 1815, from one in the afternoon',
  'standard.history':
    'It has rained all night, and Napoleon waits for the ground to dry before he attacks. Wellington holds the ridge of Mont-Saint-Jean with British, Netherlands and German troops, the farms of Hougoumont and La Haye Sainte before it, until Blücher comes from Wavre as he has promised. Grouchy, sent after the Prussians with nearly a third of the army, does not stop them.',
  'always.french':
    'when the Allies have lost 40 points and seven French units have left by the north edge for Brussels.',
  'always.allied': 'when the French have lost 40 points first. After turn 10 the game is drawn.',
  'standard.7.0.1': 'Nine Prussian units may enter by the east edge from turn 3 on.',
  'always.5.1.1': 'Whoever touches the enemy must attack, and every enemy who is touched must be attacked.',
  'always.2.2.4':
    'Woods without a road are closed; in buildings, and on a road through woods, the defender counts double.',
  'always.8.2.1': 'An Allied army that has lost 40 points attacks one column lower, and the French one higher.',
  'grouchy.when': 'Sunday, 18 June 1815, as it might have been',
  'grouchy.history':
    'Where Grouchy was, and how many Prussians would come, decided the day, and neither commander knew. Here nobody does: Grouchy may march to the sound of the guns with all he has, with a part of it, or not at all; Blücher may come as he did, late, weaker, stronger or never.',
  'grouchy.9.0.2': 'Each side draws a secret key that says who comes and when; both are shown when the game is over.',
  'grouchy.9.1.1': 'Additional forces of either side come on turn 5 at the earliest, by the east edge.',
});
