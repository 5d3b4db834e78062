import type { ScenarioText, ScenarioTexts } from '../../../face/scenario.ts';

const WINS: ScenarioText['wins'] = [
  {
    side: 'french',
    text: 'when the Allies have lost 40 points and seven French units have left by the north edge for Brussels.',
    rules: ['8.3.1'],
  },
  {
    side: 'allied',
    text: 'when the French have lost 40 points first. After turn 10 the game is drawn.',
    rules: ['8.1.1', '8.4.1'],
  },
];

const ALWAYS: ScenarioText['special'] = [
  {
    text: 'Whoever touches the enemy must attack, and every enemy who is touched must be attacked.',
    rules: ['5.1.1', '5.1.2'],
  },
  {
    text: 'Woods without a road are closed; in buildings, and on a road through woods, the defender counts double.',
    rules: ['2.2.4', '2.2.2', '2.2.3'],
  },
  {
    text: 'An Allied army that has lost 40 points attacks one column lower, and the French one higher.',
    rules: ['8.2.1', '8.2.2', '8.2.3'],
  },
];

export const before: ScenarioTexts = {
  standard: {
    when: 'Sunday, 18 June 1815, from one in the afternoon',
    history:
      'It has rained all night, and Napoleon waits for the ground to dry before he attacks. Wellington holds the ridge of Mont-Saint-Jean with British, Netherlands and German troops, the farms of Hougoumont and La Haye Sainte before it, until Blücher comes from Wavre as he has promised. Grouchy, sent after the Prussians with nearly a third of the army, does not stop them.',
    wins: WINS,
    special: [
      { text: 'Nine Prussian units may enter by the east edge from turn 3 on.', rules: ['7.0.1', '7.0.2'] },
      ...ALWAYS,
    ],
  },
  grouchy: {
    when: 'Sunday, 18 June 1815, as it might have been',
    history:
      'Where Grouchy was, and how many Prussians would come, decided the day, and neither commander knew. Here nobody does: Grouchy may march to the sound of the guns with all he has, with a part of it, or not at all; Blücher may come as he did, late, weaker, stronger or never.',
    wins: WINS,
    special: [
      {
        text: 'Each side draws a secret key that says who comes and when; both are shown when the game is over.',
        rules: ['9.0.2', '9.0.3'],
      },
      {
        text: 'Additional forces of either side come on turn 5 at the earliest, by the east edge.',
        rules: ['9.1.1', '9.2.1'],
      },
      ...ALWAYS,
    ],
  },
};
