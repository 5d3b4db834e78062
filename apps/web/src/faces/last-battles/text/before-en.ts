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
  'led.20.0a':
    'Leaders command: what no commander reaches, himself or through an officer, may not close with the enemy. Enemy zones cut the way of an order.',
  'grand-ligny.when': 'Friday, 16 June 1815, from two in the afternoon to nine',
  'grand-ligny.history':
    'Two battles nine miles apart, and one road between them. Napoleon holds Blücher at Ligny while Ney is to take the crossroads of Quatre Bras and then fall on the Prussian flank. D’Erlon’s corps, called for by both, marched all day and fought nowhere. Here both fields are one: whoever wins early may march to the other.',
  'grand-ligny.french':
    'decisively, at once, when the Prussians disintegrate (75 points lost) or both allied armies are demoralized (Prussians 55, Anglo-Allies 25); marginally if the Prussians are demoralized after turn 8.',
  'grand-ligny.allied':
    'decisively, at once, when the French have lost 60 points or Napoleon falls; marginally if the French have not won after turn 8.',
  'grand-ligny.28.31':
    'D’Erlon’s corps waits for a die: a 1 at two o’clock, 1 or 2 at three, up to 3 at four; from five it may march.',
  'grand-ligny.28.221a':
    'All of Ligny in French hands lowers both Prussian levels by 5, all of Saint-Amand likewise; the crossroads lowers the Anglo-Allied one by 5.',
  'grand-ligny.28.34':
    'A demoralized Anglo-Allied army leaves the map at once. If it attacks at Ligny instead, holding the crossroads, the French level falls by the strength of that attack.',
  'grand-waterloo.when': 'Sunday, 18 June 1815, from noon to nine',
  'grand-waterloo.history':
    'On the ridge of Mont-Saint-Jean Wellington waits for Blücher, and at Wavre Grouchy waits for news. Between the two fields lie defiles and mud, and the afternoon. Bülow is on his way; the rest of the Prussians may follow, or be held at the Dyle; and Grouchy may do what his generals begged him for, and march towards the guns.',
  'grand-waterloo.french':
    'at once when both allied armies are demoralized (Anglo-Allies 45 points lost, Prussians 35), or when the Anglo-Allies disintegrate (55).',
  'grand-waterloo.allied':
    'at once when Napoleon’s army is demoralized (60 points lost); and if the French have not won after turn 10.',
  'grand-waterloo.27.37':
    'Napoleon’s and Grouchy’s troops are two armies, which break at 60 and at 30. When Grouchy’s men attack Wellington’s in reach of the Emperor they become one, with a level of 90.',
  'grand-waterloo.27.22c':
    'Levels move: Wellington’s go up by 10 when Prussians fight Napoleon’s men, and down by 20 when the French enter Waterloo; Napoleon’s goes down by 20 when Maison du Roi is entered; the Prussians’ go down by 10 while the French hold all of Wavre.',
  'grand-waterloo.27.35':
    'The Prussians stand still on the first turn. Bülow needs no commander; under Grouchy a cavalry corps takes half a place.',
  'campaign.when': 'From Friday, 16 June 1815, two in the afternoon, to Sunday evening',
  'campaign.history':
    'Three armies, four fields, three days. Napoleon has come between Wellington and Blücher and must beat one before the other is at hand. He did beat Blücher, not enough; lost a wet Saturday following Wellington; and sent Grouchy after Prussians who were not going home. Everything after two o’clock on Friday is in your hands here: who marches where, who sleeps, and whether anybody sees Brussels.',
  'campaign.french':
    'at once with 230 points: one for each point of allied strength lost, minus one for each French point lost, plus two for each that leaves for Brussels; four each, once these have come to 40.',
  'campaign.allied': 'if the French have not come to 230 points after turn 44, on Sunday at nine in the evening.',
  'campaign.26.0b':
    'The road to Brussels leaves the map at one hex in the north. Who goes there counts only if supply runs back to France, and as far as leaders who went too could command them.',
  'campaign.22.4a':
    'French and Prussians break by corps, the Anglo-Allies by nation; and a corps near broken ones may break with them.',
  'campaign.21.0c':
    'Destroyed units wait some turns and come back reduced, to their officer, if no enemy is within ten hexes of him.',
  'campaign.23.0':
    'Two nights without command: nobody enters or leaves an enemy zone. Whoever has no line of supply at dawn is lost.',
});
