import { told } from './outline.ts';

export const before = told({
  'free.when': 'June 1815, from the eve of the campaign to the 22nd',
  'free.history':
    'Two armies guard the Netherlands and lie scattered over them: Wellington’s in the west, round Brussels and Ghent, Blücher’s in the east, from the Sambre to Liège. Napoleon gathers his behind the border, where nobody can see it. He has to beat them one after the other, before the armies of Austria and Russia reach France.',
  'always.french':
    'when both Allied armies are defeated (8 Anglo-Dutch and 9 Prussian units lost), or by holding two of Brussels, Ghent and Liège after the last turn.',
  'always.allied': 'when twelve French units are lost, or when time is up.',
  'free.4.0a': 'The Allies place their blocks first, four to a town at most; then the French, twelve to a town.',
  'always.3.2a': 'Blocks show the enemy their colour and nothing else until they fight.',
  'always.5.1c': 'Each turn the French move two Groups, the Allies one of each army.',
  'always.9.0a':
    'French units in Ghent or Brussels cost the Anglo-Dutch a unit each French turn, in Liège the Prussians two.',
  'always.5.7b': 'At night nobody attacks and nobody force-marches.',
  'historical.when': 'From 14 June 1815, every corps where it stood',
  'historical.history':
    'On the evening of the 14th the French army lies close behind the border at Beaumont, Solre and Philippeville, its fires hidden in the folds of the ground. The Prussians have begun to draw together; most of Wellington’s troops are still in their quarters, and he expects the blow on his right.',
  'historical.4.3a': 'Nobody places anything: all begin where the list says, and both sides know it.',
});
