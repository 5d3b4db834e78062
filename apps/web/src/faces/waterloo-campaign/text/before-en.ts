import type { ScenarioText, ScenarioTexts } from '../../../face/scenario.ts';

const WINS: ScenarioText['wins'] = [
  {
    side: 'french',
    text: 'with more Victory Points than the Coalition after turn 8; an open road to the north is worth 5 of them.',
    rules: ['VIC-5', 'VIC-6'],
  },
  { side: 'coalition', text: 'with as many Victory Points as the French, or more.', rules: ['VIC-6'] },
];

const ALWAYS: ScenarioText['special'] = [
  {
    text: 'A Corps that is eliminated gives 3 points, each of the two Guard Corps 5, a Detachment 1, the Old Guard and the Grand Battery 2.',
    rules: ['VIC-1', 'VIC-2', 'VIC-3', 'VIC-4'],
  },
  {
    text: 'A margin of 9 points is a campaign victory, one of 12 a strategic victory.',
    rules: ['VIC-7', 'VIC-8'],
  },
  { text: 'On the last day, turns 7 and 8, whoever is blown is eliminated.', rules: ['BLN-2'] },
];

export const before: ScenarioTexts = {
  june16: {
    when: 'Friday 16 to Sunday 18 June 1815, six half days',
    history:
      'Napoleon has crossed the Sambre and stands between two armies that are not yet together. Blücher means to give battle at Ligny; Wellington’s first troops hold the crossroads of Quatre-Bras while the others hurry up. The French may beat one before the other can help, and have then to open the road to Brussels.',
    wins: WINS,
    special: [
      {
        text: 'On turns 5 and 6 it may rain: attacks over soft ground suffer, and who leaves the roads is slowed.',
        rules: ['S16-4', 'S16-5', 'S16-6'],
      },
      { text: 'Hill and Bülow arrive on turn 3, Uxbridge on turn 4.', rules: ['S16-3'] },
      ...ALWAYS,
    ],
  },
  june15: {
    when: 'Thursday 15 to Sunday 18 June 1815, eight half days',
    history:
      'Before dawn the French cross the border and make for Charleroi. Only Ziethen’s Prussians stand in their way; Wellington, in Brussels, does not know yet where the blow will fall. Narrow roads and the bridges of the Sambre are the first enemies of the French army.',
    wins: WINS,
    special: [
      {
        text: 'Surprise: on turn 1 only Ziethen’s Corps moves for the Coalition; on turn 2 no Anglo-Allied Corps, and the Prussians as often as a die says.',
        rules: ['S15-5', 'S15-7', 'S15-8'],
      },
      {
        text: 'Crowded roads: on turns 1 and 2 a die says how many moves the French have.',
        rules: ['S15-6', 'S15-9'],
      },
      { text: 'Later arrivals and the rain of the 17th are those of the shorter campaign.', rules: ['S15-12'] },
      ...ALWAYS,
    ],
  },
};
