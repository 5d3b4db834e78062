import type { ScenarioText, ScenarioTexts } from '../../../face/scenario.ts';

const WINS: ScenarioText['wins'] = [
  {
    side: 'french',
    text: 'when both Allied armies are defeated (8 Anglo-Dutch and 9 Prussian units lost), or by holding two of Brussels, Ghent and Liège after the last turn.',
    rules: ['10.1c', '10.1a', '10.1b', '10.1d'],
  },
  {
    side: 'allied',
    text: 'when twelve French units are lost, or when time is up.',
    rules: ['10.2a', '10.2b'],
  },
];

const ALWAYS: ScenarioText['special'] = [
  { text: 'Blocks show the enemy their colour and nothing else until they fight.', rules: ['3.2a'] },
  {
    text: 'Each turn the French move two Groups, the Allies one of each army.',
    rules: ['5.1c', '5.1d'],
  },
  {
    text: 'French units in Ghent or Brussels cost the Anglo-Dutch a unit each French turn, in Liège the Prussians two.',
    rules: ['9.0a', '9.0b', '9.0c'],
  },
  { text: 'At night nobody attacks and nobody force-marches.', rules: ['5.7b', '5.7c'] },
];

export const before: ScenarioTexts = {
  free: {
    when: 'June 1815, from the eve of the campaign to the 22nd',
    history:
      'Two armies guard the Netherlands and lie scattered over them: Wellington’s in the west, round Brussels and Ghent, Blücher’s in the east, from the Sambre to Liège. Napoleon gathers his behind the border, where nobody can see it. He has to beat them one after the other, before the armies of Austria and Russia reach France.',
    wins: WINS,
    special: [
      {
        text: 'The Allies place their blocks first, four to a town at most; then the French, twelve to a town.',
        rules: ['4.0a', '4.1d', '4.2b'],
      },
      ...ALWAYS,
    ],
  },
  historical: {
    when: 'From 14 June 1815, every corps where it stood',
    history:
      'On the evening of the 14th the French army lies close behind the border at Beaumont, Solre and Philippeville, its fires hidden in the folds of the ground. The Prussians have begun to draw together; most of Wellington’s troops are still in their quarters, and he expects the blow on his right.',
    wins: WINS,
    special: [
      {
        text: 'Nobody places anything: all begin where the list says, and both sides know it.',
        rules: ['4.3a', '4.3b'],
      },
      ...ALWAYS,
    ],
  },
};
