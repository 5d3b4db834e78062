import { told } from './outline.ts';

export const before = told({
  'ligny.when': 'Friday, 16 June 1815, from two in the afternoon',
  'ligny.history':
    'Blücher has brought three of his four corps to the villages along the Ligne, and means to stay until Wellington comes. Napoleon sends Vandamme at Saint-Amand and Gérard at Ligny, house against house, and keeps the Guard back for the blow in the evening. It fell, after a thunderstorm, and broke the Prussian centre; but night covered the retreat, and d’Erlon’s corps had spent the day marching between two battles.',
  'ligny.french':
    'when the Prussians are demoralized (55 points lost, or fewer as villages fall) and the French have lost less than 35 when turn 8 ends; at once when the Prussians disintegrate (74, likewise).',
  'ligny.allied': 'at once when the French have lost 35 points; and if the Prussians still stand after turn 8.',
  'ligny.14.2b':
    'Each of the seven hexes of Ligny and Saint-Amand that the French hold takes 3 from both Prussian levels; retaken, it gives them back, but an army once broken stays so.',
  'ligny.5.6a':
    'Defenders in a village count double, and so does whoever is attacked only across the Ligne or its bridges.',
  'always.5.3':
    'Two units may share a hex and then fight as one; whoever touches the enemy must attack, and whoever is touched must be attacked.',
  'always.8.11': 'Guns fire two hexes, if they see: crests, woods and houses are in the way.',
  'quatre-bras.when': 'Friday, 16 June 1815, from two in the afternoon',
  'quatre-bras.history':
    'Where the road to Brussels crosses that from Nivelles to Namur stands one weak Netherlands division, and before it Marshal Ney with Reille’s corps. He attacks late and with care; hour by hour Picton, the Brunswickers, Alten and at last the Guards come up, and by the evening it is the French who are outnumbered. Wellington kept the crossroads that day, and had to leave it on the next, because Blücher was beaten.',
  'quatre-bras.french':
    'with more points than the Allies after turn 8: one for each point of strength the enemy loses, one for holding the crossroads at the end of a turn, five more for holding it last. At once when the Allies have lost 40.',
  'quatre-bras.allied':
    'with more points after turn 8, scored likewise; at once when the French have lost 10 points on turns 1 and 2, or 25 later.',
  'quatre-bras.9.0a':
    'Time is on the Allied side: they have four units at first, and reserves come by the roads from Brussels and Nivelles on turns 1 to 3.',
  'quatre-bras.15.2a':
    'Until four o’clock a French attack that fails can end the battle; afterwards there is more to lose.',
  'quatre-bras.5.6c':
    'The farms of Gémioncourt and Pierrepont are chateaux: tripled, for one unit, closed to bombardment, and infantry there does not retreat.',
  'wavre.when': 'Sunday, 18 June 1815, from noon, as it might have been',
  'wavre.history':
    'Cannon are heard from the west. Grouchy, with a third of the French army, stands a march behind the Prussians, whose corps file westwards to Wellington’s help. In truth he went for Wavre as he had been told; here he may throw himself across their road, or try to reach the Emperor before them.',
  'wavre.french':
    'with more points after turn 8. One point for each point of strength the enemy loses, five for each of their own that leaves by the west edge, one for each Prussian one still on the map at the end. At once when the Prussians have lost 50.',
  'wavre.allied':
    'with more points. One point for each point of strength the enemy loses, one for each of their own that leaves by the west edge up to turn 4. At once when the French have lost 30 and as many more as they have points.',
  'wavre.16.3e': 'The way west is the map edge from W0101 to W0117, for both sides.',
  'wavre.5.23':
    'The Dyle is a river: crossed only at bridges, and elsewhere no zone and no attack goes over it. Guns may still fire across.',
  'wavre.16.2b': 'Every French point makes the French harder to break.',
  'la-belle-alliance.when': 'Sunday, 18 June 1815, from noon',
  'la-belle-alliance.history':
    'Wellington has chosen his ground on the ridge of Mont-Saint-Jean, with strong farms before it, and Blücher’s word that he will come. Napoleon, at La Belle Alliance, waits for the mud to dry, then means to break the centre on the Brussels road: d’Erlon’s columns, the great charges, in the evening the Guard. But from midday on Prussians are seen in the east, and every hour more of the reserve goes to Plancenoit.',
  'la-belle-alliance.french':
    'at once when both the Anglo-Allied army (45 points lost) and the Prussian (25) are demoralized, or when one of them disintegrates (55 and 35).',
  'la-belle-alliance.allied':
    'at once when the French have lost 60 points; and if the French have not won after turn 10.',
  'la-belle-alliance.17.2d':
    'The Anglo-Allied levels rise by 10 when Prussians and French first fight, and fall by 20 when the French enter Waterloo. The first army the French break raises their own level by 10.',
  'la-belle-alliance.9.0a': 'Bülow’s corps comes on by the east edge, from turn 2 on.',
  'la-belle-alliance.5.6c':
    'Hougoumont, La Haye Sainte, Papelotte and Frischermont are chateaux: tripled, one unit each, closed to bombardment; infantry there does not retreat, and no attack on it is better than 4-1.',
  'historic-wavre.when': 'Sunday, 18 June 1815, from noon to eight',
  'historic-wavre.history':
    'Three Prussian corps have gone to Waterloo. Thielmann stays at Wavre with the fourth, to hold the bridges of the Dyle against twice his numbers. Grouchy stormed at the town all afternoon and found the bridge of Limale almost by chance; when the field was his next morning, the war was lost.',
  'historic-wavre.french':
    'decisively, at once, when the Prussians disintegrate (28 points lost); marginally if they hold every hex of Wavre after turn 9.',
  'historic-wavre.allied':
    'decisively, at once, when the French have lost 30 points; marginally if the French have not won after turn 9.',
  'historic-wavre.29.31': 'The Prussians move first in every turn.',
  'historic-wavre.29.32': 'Nobody leaves the map: whoever is driven off it is lost.',
  'historic-wavre.5.23':
    'The Dyle is crossed only at its bridges; whoever is attacked only over bridges counts double.',
});
