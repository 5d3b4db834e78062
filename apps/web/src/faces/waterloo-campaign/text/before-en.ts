import { told } from './outline.ts';

export const before = told({
  'june16.when': 'Friday 16 to Sunday 18 June 1815, six half days',
  'june16.history':
    'Napoleon has crossed the Sambre and stands between two armies that are not yet together. Blücher means to give battle at Ligny; Wellington’s first troops hold the crossroads of Quatre-Bras while the others hurry up. The French may beat one before the other can help, and have then to open the road to Brussels.',
  'always.french':
    'with more Victory Points than the Coalition after turn 8; an open road to the north is worth 5 of them.',
  'always.coalition': 'with as many Victory Points as the French, or more.',
  'june16.S16-4': 'On turns 5 and 6 it may rain: attacks over soft ground suffer, and who leaves the roads is slowed.',
  'june16.S16-3': 'Hill and Bülow arrive on turn 3, Uxbridge on turn 4.',
  'always.VIC-1':
    'A Corps that is eliminated gives 3 points, each of the two Guard Corps 5, a Detachment 1, the Old Guard and the Grand Battery 2.',
  'always.VIC-7': 'A margin of 9 points is a campaign victory, one of 12 a strategic victory.',
  'always.BLN-2': 'On the last day, turns 7 and 8, whoever is blown is eliminated.',
  'june15.when': 'Thursday 15 to Sunday 18 June 1815, eight half days',
  'june15.history':
    'Before dawn the French cross the border and make for Charleroi. Only Ziethen’s Prussians stand in their way; Wellington, in Brussels, does not know yet where the blow will fall. Narrow roads and the bridges of the Sambre are the first enemies of the French army.',
  'june15.S15-5':
    'Surprise: on turn 1 only Ziethen’s Corps moves for the Coalition; on turn 2 no Anglo-Allied Corps, and the Prussians as often as a die says.',
  'june15.S15-6': 'Crowded roads: on turns 1 and 2 a die says how many moves the French have.',
  'june15.S15-12': 'Later arrivals and the rain of the 17th are those of the shorter campaign.',
});
