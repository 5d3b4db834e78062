import type { RuleSection } from '@hundred-days/kernel';

/**
 * The rules in our own words, for the drawer: the statements of RULES.md, by case. Where charts, map or module 16 are
 * reconstruction (PROVENANCE.md) a ruling begins with “Reconstruction” or “Of this edition”.
 */
export const RULES_EN: readonly RuleSection[] = [
  {
    id: '1.0',
    title: 'Introduction',
    rules: [
      {
        id: '1.0a',
        title: 'Two sides',
        text: 'The French fight the Allies. The Allied side is two armies: the Anglo-Dutch-German army under Wellington and the Prussian army under Blücher.',
        ruling: '',
      },
      {
        id: '1.0b',
        title: 'Adjacent combat, artillery reach',
        text: 'Infantry and cavalry fight only what stands in the next hex. Artillery reaches two hexes, and the heaviest guns three (10.1c).',
        ruling: '',
      },
    ],
  },
  {
    id: '2.0',
    title: 'Scale',
    rules: [
      {
        id: '2.0a',
        title: 'Scale',
        text: 'A hex is about 700 metres across and a turn lasts about an hour. One strength point stands for some 1,000 infantry, 500 cavalry or one battery.',
        ruling: '',
      },
    ],
  },
  {
    id: '3.0',
    title: 'Map and pieces',
    rules: [
      {
        id: '3.1a',
        title: 'Not listed means not allowed',
        text: 'What these rules do not provide for cannot be done.',
        ruling: '',
      },
      {
        id: '3.2a',
        title: 'Charts',
        text: 'The game is played with a terrain chart, a combat table, a charge table, a bombardment table, a turn track and a morale track.',
        ruling:
          'Reconstruction: none of these sheets is to be had. The printed rules fix some of their numbers; all others were worked out for this edition, and each rule that rests on one says so.',
      },
      {
        id: '3.3a',
        title: 'Map',
        text: 'The field is 19 columns wide and 25 rows high. A hex is named by column and row, and odd columns lie half a hex further south.',
        ruling:
          'Reconstruction: the sheet itself is not to be had. The printed rules give the hexes of the named places, and their examples of fire fit this grid only; roads, water, woods, heights and the remaining villages were laid from the real ground.',
      },
      {
        id: '3.3b',
        title: 'Entry points',
        text: 'Six numbered roads leave the map, clockwise from the north: 1 to Brussels, 2 to Point du Jour, 3 to Chapelle-Saint-Lambert, 4 to Charleroi, 5 to Nivelles, 6 to Hal.',
        ruling: 'Reconstruction: the order is printed, the hexes are ours.',
      },
      {
        id: '3.3c',
        title: 'Unused entries',
        text: 'Nobody enters at points 5 and 6. Point 6 matters all the same: a French unit that leaves there breaks Wellington’s army (12.5b).',
        ruling: '',
      },
      {
        id: '3.4a',
        title: 'Three colours',
        text: 'Red counters are Anglo-Dutch-German, blue ones French, grey ones Prussian.',
        ruling: '',
      },
      {
        id: '3.4.1a',
        title: 'Unit types',
        text: 'A combat unit is infantry, cavalry or artillery. Its counter shows its strength, its morale and its movement allowance.',
        ruling: '',
      },
      {
        id: '3.4.1b',
        title: 'Artillery kinds',
        text: 'Artillery is foot artillery, horse artillery (allowance 6) or 12-pounders. 12-pounders count as foot artillery and reach further.',
        ruling: '',
      },
      {
        id: '3.4.1c',
        title: 'French inherent artillery',
        text: 'Every French infantry unit has guns of its own (10.5).',
        ruling: '',
      },
      {
        id: '3.4.1d',
        title: 'Nationality marks',
        text: 'Counters of Wellington’s army are marked D or DB for Dutch-Belgian, N for Nassau, H for Hanover, K for the King’s German Legion and B for Brunswick; without a mark they are British. Arentschildt and Dörnberg have none, so the rules for British cavalry bind them too.',
        ruling: '',
      },
      {
        id: '3.4.1e',
        title: 'Inferred types',
        text: '',
        ruling:
          'The list of units does not name every arm. Fast units (allowance 6 or 7) not called horse artillery are cavalry; Ludwick, Röhl, Smissen and the Trip of I Corps are artillery; the Emperor’s Escort is cavalry of the Imperial Guard Corps.',
      },
      {
        id: '3.4.2a',
        title: 'Leaders',
        text: 'An army leader commands the corps leaders of his army or, instead, its combat units directly. A corps leader commands the combat units of his own corps only.',
        ruling: '',
      },
      {
        id: '3.4.2b',
        title: 'Leader allowance',
        text: 'Every leader has 7 movement points.',
        ruling: 'Reconstruction: the number is ours.',
      },
      {
        id: '3.4.2c',
        title: 'Leaders have no strength',
        text: 'Leaders have no strength, do not fight and are never lost in combat.',
        ruling: '',
      },
      {
        id: '3.4.2d',
        title: 'Lone leader overrun',
        text: '',
        ruling:
          'When an enemy combat unit comes into a hex that holds only leaders, their owner at once places each with the nearest combat unit of his army, choosing among equals. If his army has none on the map the leader is set aside and comes back with its next reinforcement or restored cadre. Without this a leader alone would bar a road to an army.',
      },
      {
        id: '3.4.3a',
        title: 'Markers',
        text: 'Markers for casualties, Demoralization, charges, breakthroughs, Road Column and the tracks only record a state.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.0',
    title: 'Course of play',
    rules: [
      {
        id: '4.0a',
        title: 'Players',
        text: 'One to three may play: the French, and the Allies under one player or with a player for each army. Both Allied armies act in the same player turn.',
        ruling: '',
      },
      {
        id: '4.0b',
        title: 'Three seats',
        text: '',
        ruling:
          'With three players, each Allied seat decides for its own army’s pieces. Within a phase the two act in any order, one order at a time, and the phase ends when both have ended it. Whoever declares a bombardment or an attack leads it; units of the other army join only if their player agrees beforehand, and the leader then chooses the losses that are to be chosen (11.8b). In defence each hex is decided by its owner; where two hexes must be put in order, the Anglo-Dutch-German seat decides, and Fate (16.0) is in its hands. Both win or lose together.',
      },
      {
        id: '4.1a',
        title: 'Set-up areas',
        text: 'A unit is set up in the place it names. If the place has several hexes any of them will do; a number in brackets allows any hex up to that distance from one of them.',
        ruling: '',
      },
      {
        id: '4.1b',
        title: 'Set-up legality',
        text: 'The limits on stacking and on mixing armies hold from the start.',
        ruling:
          'No unit is set up where its kind could never go (cavalry and artillery in forest, artillery in swamp, where no road or highway leads). Distance is counted regardless of terrain.',
      },
      {
        id: '4.1c',
        title: 'Secret, Allied first',
        text: 'The Allies set up first, and neither side watches the other. 5.4.2d says what each sees.',
        ruling: '',
      },
      {
        id: '4.1d',
        title: 'Reinforcements wait off map',
        text: 'Reinforcements wait beside their entry hex until their turn.',
        ruling: '',
      },
      {
        id: '4.2a',
        title: 'Turn outline',
        text: 'A turn is the Allied player turn, then the French player turn, then an interphase.',
        ruling: '',
      },
      {
        id: '4.2b',
        title: 'Phases',
        text: 'A player turn has four phases: Command and Reorganization; Movement; Completion of Reorganization; Combat.',
        ruling: '',
      },
      {
        id: '4.2c',
        title: 'Command step',
        text: 'The first phase settles which leaders and units are in command (7.3); the others are marked.',
        ruling:
          'In this order: name everything that is to reorganize (8.1d, 8.3b) and strike off what 5.4.2g strikes, with no second naming; choose the roles of the army leaders and settle command; then roll for reorganization, counter by counter in the owner’s order.',
      },
      {
        id: '4.2d',
        title: 'Reinforcement command',
        text: 'Reinforcements are in command in the turn in which they enter.',
        ruling: '',
      },
      {
        id: '4.2e',
        title: 'Movement eligibility',
        text: 'Pieces in command and entering reinforcements may move unless they are reorganizing. Cavalry in command may charge as it moves.',
        ruling: '',
      },
      {
        id: '4.2f',
        title: 'Completion',
        text: 'Reorganizing units are turned face up again after movement and before combat.',
        ruling: '',
      },
      {
        id: '4.2g',
        title: 'Combat step 1',
        text: 'The player whose turn it is settles target hexes one at a time, in the order he likes: first the bombardment of the hex, then the attack on it or the Reaction Charge that waits there.',
        ruling: '',
      },
      {
        id: '4.2h',
        title: 'Reaction Charges mandatory',
        text: 'Every Reaction Charge that waits must be fought in this step.',
        ruling: '',
      },
      {
        id: '4.2i',
        title: 'Combat step 2',
        text: 'Then come all Breakthrough Attacks, again in his order.',
        ruling: '',
      },
      {
        id: '4.2j',
        title: 'Interphase',
        text: 'After the last turn victory is decided; otherwise the next turn begins.',
        ruling: '',
      },
      {
        id: '4.2k',
        title: 'Out-of-command French reaction',
        text: 'Cavalry out of command cannot charge but may still make a Reaction Charge.',
        ruling: 'The printed sequence says this of French cavalry, 9.4.5 of all; it holds for all.',
      },
    ],
  },
  {
    id: '5.0',
    title: 'Stacking and Road Column',
    rules: [
      {
        id: '5.1a',
        title: 'No sharing with the enemy',
        text: 'Opposing pieces are never in the same hex.',
        ruling: '',
      },
      {
        id: '5.1b',
        title: 'Two armies apart',
        text: 'Anglo-Dutch-German and Prussian combat units never share a hex.',
        ruling: '',
      },
      {
        id: '5.1c',
        title: 'Allied leaders mix',
        text: 'An Allied leader may share a hex with the other Allied army, as long as the combat units there are all of one army.',
        ruling: '',
      },
      {
        id: '5.2a',
        title: '12 points',
        text: 'A clear or village hex holds 12 strength points of combat units.',
        ruling: 'What counts is present strength, not what is printed.',
      },
      {
        id: '5.2b',
        title: 'One unit terrain',
        text: 'A town, woods, forest, swamp or grand farm hex holds one combat unit, whatever its strength.',
        ruling: '',
      },
      {
        id: '5.2c',
        title: 'Roads irrelevant',
        text: 'A road or highway in the hex changes nothing.',
        ruling: '',
      },
      {
        id: '5.2d',
        title: 'Leaders free',
        text: 'Leaders do not count.',
        ruling: '',
      },
      {
        id: '5.2e',
        title: 'When enforced',
        text: 'In the Movement Phase units may pass through friends without regard to the limits. They hold at the end of that phase and at all other times, in retreats and advances too.',
        ruling:
          'They are tested piece by piece: nothing may stop in, or charge from, a hex that it overfills, nor enter a hex under a visible enemy zone of influence where it could not stop. Retreats and advances after a charge keep to the limits although they fall in the Movement Phase.',
      },
      {
        id: '5.2f',
        title: 'Guard pairs',
        text: 'Two of the six infantry brigades of the Imperial Guard, one directly on the other, act as one division in stacking, order, movement, bombardment and combat. Its morale is their averaged morale (11.3).',
        ruling:
          'Pairs form by themselves from the top down; a third brigade below is a unit of its own. Each counter keeps its own casualties (the upper one loses first) and reorganizes by itself, and the pair may be parted in its owner’s Movement Phase. In a morale check a ½ without a majority of strength is rounded up if its side defends in that combat, otherwise down.',
      },
      {
        id: '5.3a',
        title: 'Road Column',
        text: 'A combat unit that enters a hex at a road or highway rate lower than the terrain costs is in Road Column.',
        ruling: '',
      },
      {
        id: '5.3b',
        title: 'No stacking in column',
        text: 'A unit in Road Column may not end with another combat unit unless it paid the full cost of the last hex it entered.',
        ruling: '',
      },
      {
        id: '5.3c',
        title: 'Move singly',
        text: 'Units that use the road rate move one at a time.',
        ruling: '',
      },
      {
        id: '5.3d',
        title: 'Bridge means column',
        text: 'A unit that crosses a bridge is in Road Column for that Movement Phase.',
        ruling:
          'So no stack crosses a bridge together (a Guard pair is one unit). Infantry and cavalry wade streams: a bridge over a stream puts only artillery in column.',
      },
      {
        id: '5.3e',
        title: 'Column blocks',
        text: 'From its first hex at the road rate until it leaves the road or pays a hex in full, the unit keeps the limit of 5.3b and so blocks the road for others who use it.',
        ruling:
          'A hex may be entered at the reduced rate only if no friendly combat unit is there; otherwise the full cost is due. No unit may end with one that is marked as Road Column. A road through ground that costs 1 anyway reduces nothing and makes no column, unless a bridge is crossed.',
      },
      {
        id: '5.3f',
        title: 'Leaders exempt',
        text: 'Leaders are never in Road Column.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.4',
    title: 'Order of a stack and what the enemy sees',
    rules: [
      {
        id: '5.4.1a',
        title: 'Top unit fights',
        text: 'Only the top combat unit of a stack attacks or defends.',
        ruling: '',
      },
      {
        id: '5.4.1b',
        title: 'Immediate support',
        text: 'If the top unit is artillery, the unit under it is in immediate support: both defend, and the supporting unit may attack unless it is artillery too.',
        ruling: '',
      },
      {
        id: '5.4.1c',
        title: 'Top artillery bombards',
        text: 'Artillery bombards only from the top of its stack.',
        ruling: '',
      },
      {
        id: '5.4.2a',
        title: 'Hidden stacks',
        text: 'The enemy sees only the top combat counter of a stack; leaders do not cover it.',
        ruling:
          'Of that counter he sees everything; of a Guard pair only the upper counter. He sees that a hex is occupied, but not whether anything lies beneath, nor how much.',
      },
      {
        id: '5.4.2b',
        title: 'Seats',
        text: '',
        ruling:
          'A player sees his own side in full, with the order of each stack. The two Allied players of a three-player game see each other’s stacks in full. An onlooker sees what both sides may see: the top counters.',
      },
      {
        id: '5.4.2c',
        title: 'Always open',
        text: '',
        ruling:
          'Open to all are leaders and their hexes, the losses and levels of corps and armies, cadres, units not yet entered, the roles of army leaders, the command status of leaders, attempts to reorganize, markers for Road Column, charges and breakthroughs, every die with its modifiers, and the name of each unit that takes a loss or reorganizes. Closed are the number, names, order, strength and command status of what lies under a top counter.',
      },
      {
        id: '5.4.2d',
        title: 'Set-up',
        text: '',
        ruling:
          'While the Allies set up the French see nothing of it; when it is done they see leaders and top counters and then set up themselves. The Allies see nothing of the French set-up until it is finished.',
      },
      {
        id: '5.4.2e',
        title: 'Movement, retreat, advance',
        text: '',
        ruling:
          'Pieces are seen while they move, enter, retreat, advance or are displaced, with each hex they pass: a single unit by name, a stack by its top counter. Where they go in a stack they join is not seen, and once covered they are hidden again. Changing the order of a stack shows nothing but a new top counter.',
      },
      {
        id: '5.4.2f',
        title: 'Running into hidden cavalry',
        text: '',
        ruling:
          'Moves, charges and retreats are offered by what their owner can see. If only hidden cavalry forbids one, it is begun and cut short: a move ends in the first hex of that zone of influence, or in the last hex before it where the unit may stop, at worst where it began; a unit already pinned does not leave and spends nothing; a barred charge is not made and costs nothing; a retreat before bombardment or combat is not made; a second hex of retreat is not taken (11.9.4a). The highest cavalry unit of the covering stack is then shown, and for the rest of the phase the pin is known. Nothing is shown where cavalry on top of a stack explains the pin already.',
      },
      {
        id: '5.4.2g',
        title: 'Reorganizing near hidden units',
        text: '',
        ruling:
          'Whether an enemy is too near to reorganize is first judged by his top counters. When all attempts are named, each that lies in the Movement Span of a hidden enemy is struck off before any die, one such enemy is shown, and the counter or corps leader acts as if the attempt had not been named.',
      },
      {
        id: '5.4.2h',
        title: 'Charges',
        text: '',
        ruling:
          'Cavalry that charges, that is moved up (6.2b) or that reacts is shown. A charge is declared on what is seen and then stands; column and modifiers are announced afterwards, but the units that were averaged are not shown.',
      },
      {
        id: '5.4.2i',
        title: 'Bombardment and combat',
        text: '',
        ruling:
          'Fire and attacks are declared on what is seen and then stand. Units in immediate support, infantry that fires under a top battery and the lower half of a fighting Guard pair are then shown. Whether the target is massed (10.1f) is answered with yes or no. Lower units that lose a point, fail a check, charge or try to advance are shown; those that hold are not, unless they become the top counter.',
      },
      {
        id: '5.4.2j',
        title: 'Asking gives nothing away',
        text: '',
        ruling:
          'Where only hidden units could give a player a choice, he is asked whenever his opponent cannot rule it out, even if “none” is the only answer he has. Horse artillery that goes along (11.9e) and where each unit goes are part of the one answer to a retreat.',
      },
      {
        id: '5.4.3a',
        title: 'Reordering',
        text: 'A player changes the order of his stacks only in his own Movement Phase, apart from 6.2b.',
        ruling:
          'It costs nothing and is open to units out of command and to pinned ones; those who arrive may be put anywhere in the stack.',
      },
    ],
  },
  {
    id: '6.0',
    title: 'Cavalry zones of influence',
    rules: [
      {
        id: '6.0a',
        title: 'Who has a zone of influence',
        text: 'Only cavalry has a zone of influence: the six hexes around it.',
        ruling: '',
      },
      {
        id: '6.0b',
        title: 'Water',
        text: 'It does not reach across a river or pond hexside, bridge or no bridge. It does reach across streams.',
        ruling: '',
      },
      {
        id: '6.0c',
        title: 'Pinned on entry',
        text: 'A unit that enters an enemy zone of influence is pinned and must stop. Moving cavalry may still charge the hex that pins it.',
        ruling: '',
      },
      {
        id: '6.0d',
        title: 'No forced combat',
        text: 'Being pinned obliges nobody to fight.',
        ruling: '',
      },
      {
        id: '6.0e',
        title: 'Hidden cavalry revealed',
        text: 'Cavalry anywhere in a stack pins. When it does, one cavalry unit of that stack is shown.',
        ruling: 'The claim is automatic and compulsory (5.4.2f).',
      },
      {
        id: '6.0f',
        title: 'Leaders',
        text: '',
        ruling: 'Leaders neither pin nor are pinned.',
      },
      {
        id: '6.1a',
        title: 'Leaving',
        text: 'A pinned unit leaves its hex only by retreating from a charge or combat, or once no enemy zone of influence covers it.',
        ruling: 'It may also advance after combat.',
      },
      {
        id: '6.2a',
        title: 'Any position',
        text: 'Cavalry gives its stack a zone of influence wherever it lies in it.',
        ruling: '',
      },
      {
        id: '6.2b',
        title: 'Cavalry to the top',
        text: 'If a stack with cavalry is charged and its top unit is not cavalry, its owner must move a cavalry unit to the top.',
        ruling: '',
      },
    ],
  },
  {
    id: '7.0',
    title: 'Command',
    rules: [
      {
        id: '7.0a',
        title: 'Chain',
        text: 'Command runs from army leader to corps leader to combat unit. Whatever is below a broken link is out of command.',
        ruling: '',
      },
      {
        id: '7.0b',
        title: 'Army leader in command',
        text: 'An army leader is always in command.',
        ruling: '',
      },
      {
        id: '7.1a',
        title: 'Radius 3',
        text: 'A leader’s radius is 3 movement points, counted as a leader moves (7.5).',
        ruling: '',
      },
      {
        id: '7.1b',
        title: 'Corps leader link',
        text: 'A corps leader is in command within that radius of an army leader of his army who has not taken a tactical role.',
        ruling: '',
      },
      {
        id: '7.1c',
        title: 'Unit link',
        text: 'A combat unit is in command within the radius of its own corps leader, if he is in command.',
        ruling: '',
      },
      {
        id: '7.1d',
        title: 'Tactical role',
        text: 'An army leader may act tactically instead: the combat units of his army within his radius are in command directly, and he puts no corps leader in command.',
        ruling: '',
      },
      {
        id: '7.1e',
        title: 'Army leaders',
        text: 'Napoléon and Ney lead the French, Blücher the Prussians, Wellington the Anglo-Dutch-Germans. Napoléon and Ney choose their roles separately.',
        ruling: '',
      },
      {
        id: '7.2a',
        title: 'No move, no charge',
        text: 'Combat units out of command do not move, and their cavalry does not charge.',
        ruling: '',
      },
      {
        id: '7.2b',
        title: 'No attack',
        text: 'Infantry and cavalry out of command do not attack.',
        ruling: '',
      },
      {
        id: '7.2c',
        title: 'Bombardment still allowed',
        text: 'Artillery, French infantry divisions and Guard brigades may bombard out of command.',
        ruling: '',
      },
      {
        id: '7.2d',
        title: 'No advance after defence',
        text: 'Units out of command do not advance after a successful defence.',
        ruling: 'The compulsory advance of British cavalry (11.11h) still applies.',
      },
      {
        id: '7.2e',
        title: 'Leaders out of command',
        text: 'A corps leader out of command may not move (9.0a).',
        ruling: '',
      },
      {
        id: '7.3a',
        title: 'Fixed for the turn',
        text: 'Status is settled in the Command Phase and lasts through the Combat Phase of that player turn, wherever the unit goes.',
        ruling:
          'In the enemy’s player turn the last status still counts; before its side’s first Command Phase a unit is in command.',
      },
      {
        id: '7.4a',
        title: 'Wellington as Reserve leader',
        text: 'Wellington is also the leader of the Reserve Corps, and can be so while he commands the other corps leaders.',
        ruling: '',
      },
      {
        id: '7.4b',
        title: 'Wellington tactical',
        text: 'In a tactical role he commands the units of his army within his radius, of any corps, and no corps leader.',
        ruling: '',
      },
      {
        id: '7.5a',
        title: 'Tracing',
        text: 'The way is counted from the leader to the unit or leader: 1 movement point a hex, whatever the terrain.',
        ruling: '',
      },
      {
        id: '7.5b',
        title: 'Road bonus',
        text: 'Along a road or highway a hex counts ½, so a way wholly on roads reaches 6 hexes and a mixed one more than 3.',
        ruling:
          'Roads count ½ for command but 1 when leaders move, since 9.2 gives them the half rate on highways only.',
      },
      {
        id: '7.5c',
        title: 'Barriers',
        text: 'No way crosses a river without bridge or ford, or a pond, or enters a hex with enemy combat units. Enemy zones of influence do not matter.',
        ruling: '',
      },
      {
        id: '7.5d',
        title: 'Own army, own corps',
        text: 'Army leaders never command another army, corps leaders never another corps.',
        ruling: '',
      },
      {
        id: '7.5e',
        title: 'Weather',
        text: '',
        ruling: 'Weather does not shorten the radius.',
      },
    ],
  },
  {
    id: '8.0',
    title: 'Reorganization',
    rules: [
      {
        id: '8.0a',
        title: 'Timing',
        text: 'Units reorganize only in the Command and Reorganization Phase.',
        ruling: '',
      },
      {
        id: '8.1a',
        title: 'Who',
        text: 'Any combat unit with casualties may try if its owner says so at the start of the phase.',
        ruling: '',
      },
      {
        id: '8.1b',
        title: 'Movement Span',
        text: 'Not if it lies within the Movement Span of an enemy combat unit, that is, if that enemy could march up beside it with its full allowance.',
        ruling:
          'The enemy’s allowance is taken after this turn’s weather, with terrain and roads; his command, zones of influence and his own stacking are ignored. Hexes held by the other side block him. A unit already adjacent is within span.',
      },
      {
        id: '8.1c',
        title: 'No move',
        text: 'A unit that tries does not move in this turn, whether it recovers anything or not.',
        ruling: 'It may bombard, attack and defend as usual.',
      },
      {
        id: '8.1d',
        title: 'Announce first',
        text: 'All counters that will try are named before the first die.',
        ruling: '',
      },
      {
        id: '8.1e',
        title: 'Number of rolls',
        text: 'A counter rolls as many dice as its current morale; at 0, none.',
        ruling: '',
      },
      {
        id: '8.1f',
        title: 'Demoralized',
        text: 'In a Demoralized corps current morale is 1 lower, for the number of dice and for the target.',
        ruling: '',
      },
      {
        id: '8.1g',
        title: 'Leader bonus',
        text: 'The die is lowered by 2 if the counter is with Napoléon, Ney or Blücher, and by 1 if it is with Wellington or its corps leader; both may apply.',
        ruling:
          'Each of the two counts once, however many leaders are there: 3 at most. Wellington gives 1 to his Reserve Corps, not 2. Army leaders help their own army only.',
      },
      {
        id: '8.1h',
        title: 'Success',
        text: 'A modified die not above current morale recovers 1 strength point; any other recovers nothing.',
        ruling: '',
      },
      {
        id: '8.1i',
        title: 'Track',
        text: 'What is recovered comes off the losses of corps and army at once.',
        ruling: '',
      },
      {
        id: '8.1j',
        title: 'Cap',
        text: '',
        ruling:
          'A counter stops when it has nothing left to recover or when another point would break the limit of its hex; dice not used are lost.',
      },
      {
        id: '8.1k',
        title: 'Mid-sequence recovery',
        text: 'If the losses of the corps fall below its Demoralization Level, it is no longer Demoralized from that moment.',
        ruling:
          'Counters rolled later in the phase use the restored morale; the dice and the target of a counter are fixed with its first die.',
      },
      {
        id: '8.1l',
        title: 'In command',
        text: '',
        ruling: 'A unit need not be in command to reorganize.',
      },
      {
        id: '8.2a',
        title: 'Cadre',
        text: 'A unit whose casualties equal its strength leaves the map and becomes a cadre with its corps leader.',
        ruling: '',
      },
      {
        id: '8.3a',
        title: 'Cadre recovery',
        text: 'If its corps leader is outside the Movement Span of all enemy units, a cadre may be placed with him and try to reorganize there.',
        ruling: '',
      },
      {
        id: '8.3b',
        title: 'Cost',
        text: 'A corps leader who tries to restore a cadre puts no unit of his corps in command in that turn.',
        ruling: 'An army leader in a tactical role still may.',
      },
      {
        id: '8.3c',
        title: 'Stacking',
        text: 'He may try as many cadres of his corps as his hex has room for.',
        ruling:
          'A cadre counts as one unit and its recovered strength must fit; dice that would exceed 12 points are not rolled.',
      },
      {
        id: '8.3d',
        title: 'Failure',
        text: '',
        ruling:
          'A cadre that recovers nothing stays off the map. One that recovers is placed in the leader’s hex, anywhere in the stack, and is out of command in this turn unless a tactical army leader reaches it. The corps leader himself may move if in command. A leader who is off the map, or with combat units of the other Allied army, restores nothing.',
      },
      {
        id: '8.3e',
        title: 'Wellington’s cadres',
        text: '',
        ruling: 'Cadres of the Reserve Corps use Wellington; trying them stops him only from commanding Reserve units.',
      },
      {
        id: '8.EXa',
        title: 'Example A',
        text: 'A cadre of morale 4 with its corps leader, not Demoralized, rolls 4 dice and succeeds on 1–5. Dice of 2, 4, 6 and 3 recover 3 points.',
        ruling: '',
      },
      {
        id: '8.EXb',
        title: 'Example B',
        text: 'III Cavalry Corps (strength 9, Demoralized at 5) has lost everything. d’Hurbal rolls 3 dice, 1–4 succeeds: 1, 3, 5 recover 2. L’Héritier rolls 2 dice, 1–3 succeeds: 1, 6 recover 1. The horse artillery rolls 2 dice, 1–3 succeeds: 2, 5 recover 1. With 4 points back and 5 still lost the corps stays Demoralized; one more would have ended it.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.0',
    title: 'Movement',
    rules: [
      {
        id: '9.0a',
        title: 'In command only',
        text: 'Only combat units and leaders in command move, from hex to adjacent hex, singly or as a stack.',
        ruling: '',
      },
      {
        id: '9.0b',
        title: 'Stack pace',
        text: '',
        ruling:
          'A stack moves at the pace of its slowest unit and neither drops nor picks up units on the way; its units may move singly instead. If part of it charges, the move of the others ends there.',
      },
      {
        id: '9.1a',
        title: 'Costs',
        text: 'Each hex entered costs movement points by terrain and kind of unit. A hex that costs more than is left cannot be entered.',
        ruling: '',
      },
      {
        id: '9.2a',
        title: 'Basic cost',
        text: 'A hex costs 1 unless something below changes it; several features of one hex add up.',
        ruling: '',
      },
      {
        id: '9.2b',
        title: 'Leaders',
        text: 'Leaders pay 1 a hex in any terrain, and ½ along a highway.',
        ruling: 'Ponds, and rivers without bridge or ford, stop them too.',
      },
      {
        id: '9.2.1a',
        title: 'Road rates',
        text: 'From hex to hex along the same connected road a unit pays 1, along a highway ½.',
        ruling: '',
      },
      {
        id: '9.2.1b',
        title: 'Roads override terrain',
        text: 'At these rates the other terrain of the hex is ignored, if the unit came in along that road or highway.',
        ruling:
          'A unit that entered woods, forest, swamp or a grand farm by road and leaves it off that road in the same phase first pays the rest of the terrain’s cost, and cannot leave so where its kind is barred. In other terrain leaving the road costs nothing more.',
      },
      {
        id: '9.2.1c',
        title: 'Crossings still charge',
        text: 'The cost of crossings (9.2.5) is still due on roads.',
        ruling: '',
      },
      {
        id: '9.2.2a',
        title: 'Arrival',
        text: 'Reinforcements come in by the road of their entry point, in Road Column.',
        ruling: '',
      },
      {
        id: '9.2.2b',
        title: 'Column entry cost',
        text: 'The first unit to enter at a point in a turn pays the road rate of the entry hex, the second twice that, the third three times, and so on.',
        ruling:
          'Leaders enter at the single rate and have no place in the column. A unit that must pay the entry hex in full (5.3e) pays that, and the rate for each unit before it.',
      },
      {
        id: '9.2.2c',
        title: 'Stacking on entry',
        text: 'They may not stack unless they pay the full cost of the last hex they enter.',
        ruling: '',
      },
      {
        id: '9.2.2d',
        title: 'Too long a column',
        text: '',
        ruling: 'A unit whose entry would cost more than its allowance waits and comes first in the next turn.',
      },
      {
        id: '9.2.3a',
        title: 'Blocked entry',
        text: 'An entry is blocked if an enemy combat unit is in the hex or next to it, or if the hex is in an enemy zone of influence.',
        ruling: 'This is judged for each unit as it would enter. A lone enemy leader does not block.',
      },
      {
        id: '9.2.3b',
        title: 'Options when blocked',
        text: 'Each reinforcement may then wait, or enter elsewhere on the map’s edge: 1 movement point for each hex counted along the edge from the entry hex, then the cost of the hex entered.',
        ruling:
          'It is then not in Road Column and pays nothing for the column. The edge is followed round corners; the hex must be free of enemy combat units and open to the unit’s kind, and a zone of influence there pins.',
      },
      {
        id: '9.2.3c',
        title: 'Example',
        text: 'Prussian cavalry that enters three hexes from a blocked entry 3 spends 3 movement points off the map, and its fourth on the hex at the edge.',
        ruling: '',
      },
      {
        id: '9.2.3d',
        title: 'Voluntary delay',
        text: 'Reinforcements may be held back and still come in later at their own point. For the Prussians see 15.3.',
        ruling: '',
      },
      {
        id: '9.2.4a',
        title: 'River',
        text: 'A river is crossed only along a road or highway.',
        ruling: '',
      },
      {
        id: '9.2.4b',
        title: 'Stream',
        text: 'Artillery crosses a stream only along a road or highway.',
        ruling: 'Infantry, cavalry and leaders wade it at no cost. Horse artillery is artillery.',
      },
      {
        id: '9.2.5a',
        title: 'River crossing +1',
        text: 'Infantry, cavalry and artillery pay +1 at a bridge or ford over a river.',
        ruling: '',
      },
      {
        id: '9.2.5b',
        title: 'Stream crossing +1 for artillery',
        text: 'Artillery pays +1 at a bridge or ford over a stream.',
        ruling: '',
      },
      {
        id: '9.2.5c',
        title: 'Leaders exempt',
        text: 'Leaders pay nothing more.',
        ruling: '',
      },
      {
        id: '9.2.5d',
        title: 'Ford',
        text: '',
        ruling:
          'A ford is a road crossing without a bridge: it costs the same but does not by itself make a Road Column.',
      },
      {
        id: '9.2.6a',
        title: 'Woods',
        text: 'Woods cost infantry 2, cavalry and artillery 4, unless in Road Column.',
        ruling: '',
      },
      {
        id: '9.2.7a',
        title: 'Forest',
        text: 'Forest costs infantry 4. Cavalry and artillery enter it only in Road Column.',
        ruling: '',
      },
      {
        id: '9.2.8a',
        title: 'Swamp',
        text: 'Swamp costs infantry and cavalry 2. Artillery enters it only in Road Column.',
        ruling: '',
      },
      {
        id: '9.2.9a',
        title: 'Slopes, crests',
        text: 'Slopes and crests cost nothing.',
        ruling: '',
      },
      {
        id: '9.2.10a',
        title: 'Towns, villages',
        text: 'Towns and villages cost nothing more.',
        ruling: '',
      },
      {
        id: '9.2.11a',
        title: 'Grand farm',
        text: 'A grand farm costs 2.',
        ruling: '',
      },
      {
        id: '9.2.12a',
        title: 'Pond',
        text: 'Nothing crosses a pond hexside.',
        ruling: '',
      },
      {
        id: '9.2.13a',
        title: 'Mud',
        text: 'In Mud every allowance is 1 lower, leaders’ too.',
        ruling: '',
      },
      {
        id: '9.2.14a',
        title: 'Severe Mud allowances',
        text: 'In Severe Mud infantry and foot artillery lose 1, cavalry and horse artillery 2.',
        ruling: 'Leaders lose 1.',
      },
      {
        id: '9.2.14b',
        title: 'Severe Mud artillery',
        text: 'Artillery then moves only along roads or highways, in Road Column.',
        ruling: 'This binds it in the Movement Phase, not in retreats, displacement and advances.',
      },
      {
        id: '9.2.14c',
        title: 'Severe Mud charges',
        text: 'There are no Cavalry Charges and no Reaction Charges in Severe Mud.',
        ruling: '',
      },
      {
        id: '9.2.14d',
        title: 'Road of cost 1',
        text: '',
        ruling:
          'For 9.2.14b, artillery that follows a road counts as in Road Column even where the ground costs 1 anyway.',
      },
      {
        id: '9.2.15a',
        title: 'Weather by turn',
        text: 'Severe Mud lasts from turn 1 to 3 and Mud from 4 to 7; from turn 8 to 16 it is Clear.',
        ruling: 'Reconstruction: the turn track is not to be had; these turns follow the history of that morning.',
      },
      {
        id: '9.2.16a',
        title: 'No minimum move',
        text: 'No unit has a right to move one hex whatever it costs.',
        ruling: '',
      },
      {
        id: '9.3a',
        title: 'Own phase only',
        text: 'Pieces move only in their own Movement Phase, apart from retreats, advances and displacement.',
        ruling: '',
      },
      {
        id: '9.3.1a',
        title: 'Voluntary',
        text: 'No unit must move or use its whole allowance in the Movement Phase.',
        ruling: '',
      },
      {
        id: '9.3.2a',
        title: 'Final',
        text: 'A piece’s move is final once another piece is moved.',
        ruling: '',
      },
      {
        id: '9.3.3a',
        title: 'No saving',
        text: 'Points not used are lost.',
        ruling: '',
      },
      {
        id: '9.3.4a',
        title: 'End',
        text: 'The phase ends when its player has moved all he wants or begins combat.',
        ruling: '',
      },
      {
        id: '9.3.5a',
        title: 'Enemy hexes',
        text: 'A unit may not enter a hex with an enemy combat unit.',
        ruling: '',
      },
      {
        id: '9.3.6a',
        title: 'Leaving the map',
        text: '',
        ruling:
          'French combat units may leave at entry hexes 1 and 6 along the highway or road, for one more hex’s road cost. They do not come back and are not losses. Nothing else leaves the map of its own will.',
      },
    ],
  },
  {
    id: '9.4',
    title: 'Cavalry charges',
    rules: [
      {
        id: '9.4a',
        title: 'During movement',
        text: 'Moving cavalry next to an enemy hex may break off its move to charge it.',
        ruling: 'It may also charge from where it stands as its move begins.',
      },
      {
        id: '9.4.1a',
        title: 'Cost',
        text: 'A charge costs 1 movement point. The cavalry must also have enough left to enter the charged hex, crossings included; that is spent only if it advances (9.4.6).',
        ruling: '',
      },
      {
        id: '9.4.2a',
        title: 'In command',
        text: 'Only cavalry in command charges.',
        ruling: '',
      },
      {
        id: '9.4.2b',
        title: 'Prohibited ground',
        text: 'Cavalry does not charge into a hex or across a hexside where it could not go.',
        ruling: '',
      },
      {
        id: '9.4.2c',
        title: 'From a zone of influence',
        text: 'From a hex in an enemy zone of influence only a hex that exerts it may be charged.',
        ruling: 'Under several, any one of them.',
      },
      {
        id: '9.4.2d',
        title: 'No grand farm, no woods',
        text: 'Units in a grand farm or in woods cannot be charged.',
        ruling: 'Nor in forest.',
      },
      {
        id: '9.4.2e',
        title: 'Crossings',
        text: 'A charge may cross a river or stream at a bridge or ford.',
        ruling: 'And a stream anywhere.',
      },
      {
        id: '9.4.3a',
        title: 'French by stack',
        text: 'Only French cavalry may charge as a stack: units of one cavalry corps that have been stacked together since the Movement Phase began.',
        ruling:
          'Cavalry corps are IIIc and IVc (and IIc with 16.0); cavalry of the Guard and of I, II and VI Corps charges singly.',
      },
      {
        id: '9.4.3b',
        title: 'Others unaffected',
        text: 'Friends in the charging hex who do not charge are untouched by the result, though a Reaction Charge may hold them in place (9.4.5h).',
        ruling: 'They make no check under 11.9.2 either.',
      },
      {
        id: '9.4.4a',
        title: 'Morale only',
        text: 'Strength does not count. The averaged morale of the chargers less that of all units in the charged hex gives the column, rounded as in 11.3b with the charged side as defender.',
        ruling: '',
      },
      {
        id: '9.4.4b',
        title: 'Mud',
        text: 'In Mud the column is one further left.',
        ruling: '',
      },
      {
        id: '9.4.4c',
        title: 'Modifiers',
        text: 'Surprise (11.9.3): −1. Uphill over a slope or crest: +1. Over a stream, or a river at a bridge or ford: +1. Into a village or town: +1. Into swamp: +1. Against infantry, cavalry and artillery together, if shown: +1. Against artillery alone: −1. For each earlier charge of the phase (blown horses): +1.',
        ruling: 'Reconstruction: the charge table and all of its modifiers but Surprise are ours.',
      },
      {
        id: '9.4.4d',
        title: 'Low is good',
        text: '',
        ruling:
          'A low die is good for the charger, since Surprise, an advantage, is −1. A differential beyond 3 counts as 3; then Mud shifts, never past −3; the modified die stays within the table.',
      },
      {
        id: '9.4.4e',
        title: 'Results',
        text: 'Results of a charge are read like those of combat.',
        ruling:
          'The defender is the whole charged hex. On Dr and Dr2 its owner retreats every unit there, or loses 1 point for each hex not retreated, from the top of the stack; foot artillery cannot retreat and loses 1 for each hex instead. On Ar and Ar2 the chargers retreat or lose in the same way, as one group. On Ex each side loses 1.',
      },
      {
        id: '9.4.4f',
        title: 'Guard pair',
        text: 'A Guard pair (5.2f) enters the average as one unit.',
        ruling: '',
      },
      {
        id: '9.4.5a',
        title: 'Reaction Charge',
        text: 'Cavalry in the charged hex, anywhere in the stack, in or out of command, may declare a Reaction Charge before the charge is rolled.',
        ruling: '',
      },
      {
        id: '9.4.5b',
        title: 'British must',
        text: 'British cavalry must declare one.',
        ruling: '',
      },
      {
        id: '9.4.5c',
        title: 'Check',
        text: 'The reacting cavalry checks its morale (11.12).',
        ruling:
          'One attempt for each charge, by one cavalry unit of the owner’s choice (a British one if there is any). French units of one cavalry corps may try together, each with its own die.',
      },
      {
        id: '9.4.5d',
        title: 'Success',
        text: 'If it passes, both hexes are marked, and instead of the charge a Reaction Charge is fought in the coming Combat Phase.',
        ruling: '',
      },
      {
        id: '9.4.5e',
        title: 'Failure',
        text: 'Cavalry that fails must retreat one hex and may not lose a point instead.',
        ruling:
          'If it cannot retreat it loses 1 point and stays. The charge then goes on against what is left; if nothing is, it has succeeded (9.4.6). If several react and some pass, those who passed fight.',
      },
      {
        id: '9.4.5f',
        title: 'Resolution',
        text: 'It is fought on the combat table with the reacting cavalry as attacker. Each side counts strength plus morale, and the difference in morale modifies the die.',
        ruling:
          'Terrain, grand farms, combined arms and retreat before combat play no part; only the cavalry that charged and reacted fights and suffers, and nobody else checks. A C in the result is ignored. 11.9, 11.11a, 11.11b, 11.11f and 12.2 apply; 11.11h does not, and no Breakthrough Attack follows.',
      },
      {
        id: '9.4.5g',
        title: 'More than top units',
        text: 'A French cavalry corps fights it with every unit that charged, or that reacted and passed.',
        ruling: '',
      },
      {
        id: '9.4.5h',
        title: 'Frozen hexes',
        text: 'For the rest of the Movement Phase nothing enters or leaves either marked hex or joins that combat, and the chargers’ move is over.',
        ruling:
          'No retreat or displacement leads into a marked hex in that phase; the retreat of 9.4.5e out of one is made. Stacks in it may be reordered.',
      },
      {
        id: '9.4.5i',
        title: 'Marked hexes in the Combat Phase',
        text: '',
        ruling:
          'No further charge is made at a marked hex. In the Combat Phase the reacting hex may first be bombarded but not attacked otherwise, so nobody supports that fire; marked cavalry makes no other attack and does not retreat before it. Other units of the charging hex may bombard or attack elsewhere. If one side’s marked cavalry is gone by then, the Reaction Charge lapses and the hex may be attacked.',
      },
      {
        id: '9.4.6a',
        title: 'Success',
        text: 'If the charged hex is empty, all charging cavalry must advance into it and pays its full cost, even along a road.',
        ruling: 'No more than there is room for, at its owner’s choice; the others stay and their move ends.',
      },
      {
        id: '9.4.6b',
        title: 'Going on',
        text: 'It may then move and charge on with what it has left, or stop and fight in the Combat Phase. Zones of influence still pin it.',
        ruling: '',
      },
      {
        id: '9.4.7a',
        title: 'Failure',
        text: 'If the chargers retreat, their move ends and they take no part in the coming Combat Phase; the marker comes off at its end.',
        ruling: '',
      },
      {
        id: '9.4.8a',
        title: 'Inconclusive',
        text: 'If the hex is not emptied and the chargers have not retreated, they may charge it again, move on, charge elsewhere (unless pinned), or stop and join the Combat Phase.',
        ruling: '',
      },
      {
        id: '9.4.9a',
        title: 'Order of a charge',
        text: '',
        ruling:
          '(1) Chargers and hex are named. (2) 1 movement point is spent and never given back. (3) Cavalry moves to the top (6.2b), in one answer with the next step. (4) The owner names who reacts, or none; each rolls; failures retreat, top first. If one passes the charge ends here. (5) Combined arms are claimed, column and modifiers announced, the die rolled. (6) Losses and retreats, and levels are tested. (7) 9.4.6, 9.4.7 or 9.4.8. Nobody checks under 11.9.2, defenders do not advance, and 11.11h does not apply. A hex emptied by 12.7 or 13.1 counts as vacated. Blown horses count by the charger that has charged most; a charge ended in step 4 counts.',
      },
    ],
  },
  {
    id: '10.0',
    title: 'Bombardment',
    rules: [
      {
        id: '10.0a',
        title: 'Artillery’s role',
        text: 'Artillery bombards and defends; it never attacks.',
        ruling: '',
      },
      {
        id: '10.1a',
        title: 'Top of stack',
        text: 'Artillery bombards as the top unit. Inherent artillery fires if its infantry is the top unit or directly under a top battery.',
        ruling: '',
      },
      {
        id: '10.1b',
        title: 'Before the attack',
        text: 'A hex is bombarded just before it is attacked; no attack need follow.',
        ruling: 'Only the side whose turn it is bombards.',
      },
      {
        id: '10.1c',
        title: 'Range',
        text: 'Foot and horse artillery reach 2 hexes, French and Prussian 12-pounders 3.',
        ruling: '',
      },
      {
        id: '10.1d',
        title: 'Adding',
        text: 'All strength that fires at one hex is added for one roll.',
        ruling:
          'A hex is bombarded at most once in a Combat Phase and a unit bombards at most once, before any Breakthrough Attack.',
      },
      {
        id: '10.1e',
        title: 'Retreat first',
        text: 'The defender then decides who retreats before the fire (10.6).',
        ruling: '',
      },
      {
        id: '10.1f',
        title: 'Massed target',
        text: 'If 9 or more strength points are in the hex the die is lowered by 1; the defender says so.',
        ruling: 'Counted after those retreats.',
      },
      {
        id: '10.1g',
        title: 'Roll',
        text: 'The die, with the terrain of the target hex, is read in the column of the strength that fires.',
        ruling:
          'Reconstruction: the bombardment table and its terrain modifiers are ours. A low die is good for the guns, since a massed target is −1.',
      },
      {
        id: '10.1h',
        title: 'Losses',
        text: 'The result is strength lost by the top unit; what it cannot bear falls on the next, and so on down. The rest is ignored.',
        ruling: '',
      },
      {
        id: '10.1.1a',
        title: 'Adjacent enemy',
        text: 'Artillery next to an enemy combat unit may bombard only an adjacent hex.',
        ruling: 'Inherent artillery too. An enemy across a river or pond is next to it as well.',
      },
      {
        id: '10.1.1b',
        title: 'Range one',
        text: 'Only a crest hexside between the two hexes stops fire at an adjacent hex.',
        ruling: '',
      },
      {
        id: '10.1.1c',
        title: 'No range effect',
        text: 'Distance does not weaken artillery.',
        ruling: '',
      },
      {
        id: '10.1.2a',
        title: 'Range two, three',
        text: 'Further off only artillery with no enemy combat unit adjacent fires, along a line of sight from centre to centre.',
        ruling:
          'In between lie the hexes whose inside the line crosses: two of them at range 3. At range 2 it may run along a hexside (10.2c); a hex off the map then counts as open low ground.',
      },
      {
        id: '10.2a',
        title: 'Obstructions',
        text: 'Artillery fires into, but not through, combat units of either side, woods, forest, towns, grand farms, crest hexsides and higher ground.',
        ruling: '',
      },
      {
        id: '10.2b',
        title: 'Villages',
        text: 'Villages are no obstruction.',
        ruling: '',
      },
      {
        id: '10.2c',
        title: 'Spine',
        text: 'If the line runs along the side between two hexes and one of them obstructs, that strength is halved, rounded up; if both do, it is blocked.',
        ruling: '',
      },
      {
        id: '10.2d',
        title: 'Halving per hex',
        text: '',
        ruling: 'What is halved is the sum of what fires from one hex at that target.',
      },
      {
        id: '10.3a',
        title: 'Two levels',
        text: 'Every hex is high or low ground; slope and crest hexsides part them.',
        ruling: '',
      },
      {
        id: '10.3b',
        title: 'High to high',
        text: 'Nothing on low ground obstructs it.',
        ruling: 'A high hex in between obstructs only with units, woods, forest, a town or a grand farm.',
      },
      {
        id: '10.3c',
        title: 'High to low, low to high',
        text: 'Only a high hex in between obstructs it, empty or not.',
        ruling: 'So crests matter at range 1 only.',
      },
      {
        id: '10.3d',
        title: 'Low to low',
        text: '',
        ruling: 'Any obstruction stops it, a high hex in between too.',
      },
      {
        id: '10.3e',
        title: 'Endpoints',
        text: '',
        ruling: 'The firing hex and the target hex never obstruct.',
      },
      {
        id: '10.EXa',
        title: 'Example 1',
        text: '0403 cannot fire at 0502: they are adjacent and a crest lies between.',
        ruling:
          'The six examples stand on the ground of a picture, not on this map: 0403, 0503, 0504 and 0604 are high; 0502, 0602, 0603, 0702, 0703 and 0803 low; an empty grand farm is in 0603.',
      },
      {
        id: '10.EXb',
        title: 'Example 2',
        text: '0504 cannot fire at 0502: 0503 between them is high.',
        ruling: '',
      },
      {
        id: '10.EXc',
        title: 'Example 3',
        text: '0604, high, fires at 0803 although a unit is in 0703, since 0703 is low.',
        ruling: '',
      },
      {
        id: '10.EXd',
        title: 'Example 4',
        text: '0602 fires at 0703 with half its strength: both are low, and the line runs between clear ground (0702) and a grand farm (0603).',
        ruling: '',
      },
      {
        id: '10.EXe',
        title: 'Example 5',
        text: '0604, high, fires at 0502, low, with half its strength: the line runs between 0503, high, and 0603, low.',
        ruling: '',
      },
      {
        id: '10.EXf',
        title: 'Example 6',
        text: '0604, high, fires at 0602: the grand farm in 0603 is on low ground.',
        ruling: '',
      },
      {
        id: '10.4a',
        title: 'Supporting a bombardment',
        text: 'Adjacent infantry, cavalry and horse artillery may be named to support a bombardment.',
        ruling:
          'When the fire is declared, before the retreats of 10.6. Infantry and cavalry must be able to attack (11.0c); others may still join the attack later.',
      },
      {
        id: '10.4b',
        title: 'Must attack',
        text: 'If the hex is not cleared the supporters must attack it.',
        ruling: 'Horse artillery only goes along. Units out of command or with a charge marker cannot support.',
      },
      {
        id: '10.4c',
        title: 'Advance',
        text: 'If the hex is cleared the supporters may advance as after combat, and may make Breakthrough Attacks.',
        ruling: '',
      },
      {
        id: '10.5a',
        title: 'Inherent strength',
        text: 'Each French infantry division and each Guard brigade has 1 point of artillery with range 2 while it is in play; casualties do not lower it.',
        ruling: '',
      },
      {
        id: '10.5b',
        title: 'Combining',
        text: 'It adds to other artillery in range of the same target.',
        ruling: '',
      },
      {
        id: '10.5c',
        title: 'Guard pair',
        text: 'A Guard pair on top fires 2 points.',
        ruling: '',
      },
      {
        id: '10.5d',
        title: 'Fire and attack',
        text: '',
        ruling: 'Infantry that has bombarded may still attack.',
      },
      {
        id: '10.6a',
        title: 'Retreat before bombardment',
        text: 'Cavalry and horse artillery in the target hex that are in no enemy zone of influence may retreat one hex from the guns before the roll, leaving the others.',
        ruling:
          'The hex must be further than the old one from every firing hex, passable, on the map and free of enemies; each unit chooses its own.',
      },
      {
        id: '10.6b',
        title: 'No displacement',
        text: 'This retreat keeps to the stacking limits and displaces nobody.',
        ruling: '',
      },
      {
        id: '10.6c',
        title: 'No advance',
        text: 'If it empties the hex, supporting infantry and horse artillery may not advance into it.',
        ruling: 'Supporting cavalry may.',
      },
      {
        id: '10.6d',
        title: 'No roll at an empty hex',
        text: '',
        ruling:
          'If the hex is empty there is no roll, and the guns have fired. Supporters who do not advance may attack elsewhere.',
      },
    ],
  },
  {
    id: '11.0',
    title: 'Combat',
    rules: [
      {
        id: '11.0a',
        title: 'Voluntary',
        text: 'In the Combat Phase infantry and cavalry may attack an adjacent enemy hex. They must only if they supported a bombardment (10.4b) or a Reaction Charge waits (9.4.5).',
        ruling: '',
      },
      {
        id: '11.0b',
        title: 'Many hexes',
        text: 'Up to six adjacent hexes may join in one attack; the attacker names them.',
        ruling: '',
      },
      {
        id: '11.0c',
        title: 'Top unit',
        text: 'From each hex only the top unit attacks, or the infantry or cavalry directly under a top battery.',
        ruling: '',
      },
      {
        id: '11.0d',
        title: 'Charge markers',
        text: 'Cavalry with a charge marker may not attack.',
        ruling: '',
      },
      {
        id: '11.0e',
        title: 'Water',
        text: '',
        ruling: 'No attack crosses a pond, or a river without bridge or ford.',
      },
      {
        id: '11.1a',
        title: 'Odds',
        text: 'The attacker’s strength divided by the defender’s, rounded in favour of the defender, gives the column.',
        ruling: 'An attacker weaker than the defender needs at least half his strength for 1-2; below that it is 1-3.',
      },
      {
        id: '11.1b',
        title: 'Die',
        text: 'The attacker rolls and adds the difference in morale (11.3) and terrain (11.5). A high die is good for him.',
        ruling:
          'Reconstruction: the results of the combat table are ours. Its rows run from −1 to 8, and a die beyond them takes the nearest.',
      },
      {
        id: '11.1c',
        title: 'Morale example',
        text: 'Morale 2 against 4 is −2: a roll of 4 counts as 2.',
        ruling: '',
      },
      {
        id: '11.1.1a',
        title: 'Retreat before combat',
        text: 'After an attack is declared, defending cavalry and horse artillery in no enemy zone of influence may retreat one hex from the attackers, leaving the others.',
        ruling:
          'To a passable hex on the map, free of enemies and not next to an attacking hex; each unit chooses its own. The attack goes on against what is left, with new odds.',
      },
      {
        id: '11.1.1b',
        title: 'No displacement',
        text: 'This retreat keeps to the stacking limits and displaces nobody.',
        ruling: '',
      },
      {
        id: '11.1.1c',
        title: 'No advance',
        text: 'If it empties the hex, the infantry that declared the attack and supporting units may not advance.',
        ruling: 'Attacking cavalry may; the attack is over.',
      },
      {
        id: '11.2a',
        title: 'Sums',
        text: 'Strengths are the sums of the units that take part.',
        ruling: '',
      },
      {
        id: '11.2.1a',
        title: 'Attacking infantry',
        text: 'Infantry attacks with its current strength.',
        ruling: '',
      },
      {
        id: '11.2.2a',
        title: 'Attacking cavalry',
        text: 'Cavalry attacks with current strength plus current morale: 3 points of morale 2 make 5.',
        ruling: '',
      },
      {
        id: '11.2.3a',
        title: 'Defending infantry, cavalry',
        text: 'Infantry and cavalry defend with their current strength.',
        ruling: '',
      },
      {
        id: '11.2.4a',
        title: 'Defending artillery',
        text: 'Artillery defends with current strength plus current morale: 4 points of morale 4 make 8.',
        ruling: '',
      },
      {
        id: '11.3a',
        title: 'Morale differential',
        text: 'The averaged morale of the attackers less that of the defenders modifies the die.',
        ruling: '',
      },
      {
        id: '11.3b',
        title: 'Averaging',
        text: 'The average is taken over units. A fraction is rounded to the side on which most of the strength lies; with no majority an exact ½ goes to the defender.',
        ruling: 'With no majority any other fraction goes to the nearest whole number.',
      },
      {
        id: '11.3c',
        title: 'Example',
        text: 'Morale 3 and 4 with most of the strength at 4 is 4. Strength 7 against 3 is 2-1; against morale 4 the differential is 0.',
        ruling: 'The strength compared is that of the units, without the morale that cavalry adds.',
      },
      {
        id: '11.4a',
        title: 'One attack each',
        text: 'A unit attacks once in a Combat Phase, apart from a Breakthrough Attack, and does not divide its strength.',
        ruling: 'A hex is attacked at most once before the Breakthrough Attacks.',
      },
      {
        id: '11.4b',
        title: 'Several targets',
        text: 'One hex may attack several adjacent enemy hexes in one combat.',
        ruling:
          'Then it is the only attacking hex. The defenders’ strengths add and all their morale is averaged; the terrain best for them counts, and the result falls on each hex (11.9.6 on grand farms only; Ex as 11.8b). Each target may be bombarded first. The defenders’ shift (11.6b) needs one hex that qualifies; the attacker’s cannot arise. After DrC the hexes that stay counterattack together. A hex with a Reaction Charge waiting is no target.',
      },
      {
        id: '11.5a',
        title: 'Terrain',
        text: 'The features of the defender’s hex and of the hexsides add up to a modifier that is never above 0.',
        ruling: 'Reconstruction: these modifiers are ours.',
      },
      {
        id: '11.5b',
        title: 'Hexsides',
        text: '',
        ruling:
          'A hexside counts only if every attacking hex attacks over one that has a modifier; then the smallest of them. Features of one hexside add up first. Slope and crest count only uphill.',
      },
      {
        id: '11.6a',
        title: 'Attacker’s combined arms',
        text: 'One column to the right if the hex was bombarded in this phase and is attacked by infantry and cavalry together.',
        ruling:
          'This is automatic. A bombardment also serves a Breakthrough Attack on the same hex; one without a roll (10.6d) does not count.',
      },
      {
        id: '11.6b',
        title: 'Defender’s combined arms',
        text: 'One column to the left if infantry, cavalry and artillery are in the defending hex; French infantry is infantry and artillery at once. The defender shows the units he needs for it.',
        ruling: 'He may claim it or not, after retreats before combat and before the die.',
      },
      {
        id: '11.6c',
        title: 'Both, limits',
        text: '',
        ruling:
          'Both may apply and cancel out. No shift goes beyond 1-3 or 6-1; odds are limited first and shifted then.',
      },
      {
        id: '11.7a',
        title: 'Extreme odds',
        text: 'Below 1-3 the 1-3 column is used, above 6-1 the 6-1 column.',
        ruling: '',
      },
      {
        id: '11.8a',
        title: 'Results',
        text: 'Ar and Ar2: attackers retreat 1 or 2 hexes. Ex: both sides lose 1 point. Dr and Dr2: defenders retreat 1 or 2 hexes. DrC: as Dr, with a counterattack.',
        ruling: 'Reconstruction: the printed explanation is not to be had, and Ar2 is ours.',
      },
      {
        id: '11.8b',
        title: 'Ex',
        text: '',
        ruling: 'Each side loses 1 point in all, from one of its hexes that took part, at the owner’s choice.',
      },
      {
        id: '11.8c',
        title: 'DrC',
        text: '',
        ruling:
          'The defender takes Dr. If he stays by losing a point, those attacked units that survive and can attack, in or out of command, must at once counterattack one attacking hex of their choice. It is an attack with strength, morale and terrain, but without bombardment, shifts, retreat before combat or breakthrough, and a C in it is ignored. The winner may advance into an emptied hex. After DrC against a grand farm the same.',
      },
    ],
  },
  {
    id: '11.9',
    title: 'Retreat and losses',
    rules: [
      {
        id: '11.9a',
        title: 'Who retreats',
        text: 'Only units that attacked or were attacked retreat.',
        ruling: '',
      },
      {
        id: '11.9b',
        title: 'Stand',
        text: 'Instead of a hex of retreat the owner may lose 1 point and stay.',
        ruling:
          'Decided hex by hex: for each hex of retreat not made that hex loses 1 point, from its top unit that took part.',
      },
      {
        id: '11.9c',
        title: 'Foot artillery',
        text: 'Foot artillery, 12-pounders included, never retreats from defence. It loses 1 point for each hex instead.',
        ruling: 'If a unit with it retreats, it pays this; if the hex stands, only the loss of the hex is taken.',
      },
      {
        id: '11.9d',
        title: 'Away',
        text: 'A retreating unit must end next to no enemy unit of that combat.',
        ruling:
          'Every hex it enters must be passable for it (roads included, cost ignored), on the map and free of enemy combat units. A retreat of two hexes ends two hexes away.',
      },
      {
        id: '11.9e',
        title: 'Horse artillery',
        text: 'Horse artillery stacked with infantry or cavalry that retreats may go along, attacked or not.',
        ruling: '',
      },
      {
        id: '11.9f',
        title: 'Impossible',
        text: 'A retreat that cannot be made costs 1 point for each hex.',
        ruling: '',
      },
      {
        id: '11.9g',
        title: 'Leaders',
        text: '',
        ruling:
          'Leaders may go with any unit of their hex that retreats or advances, and must if no friendly unit stays.',
      },
      {
        id: '11.9.1a',
        title: 'Stacking',
        text: 'Retreats keep to the stacking limits; a stack may go to several hexes.',
        ruling:
          'Who retreats or is displaced goes under the combat units already there; units that retreat together keep their order.',
      },
      {
        id: '11.9.1b',
        title: 'Displace',
        text: 'If no hex open to it has room, it may displace others (11.9.5).',
        ruling: '',
      },
      {
        id: '11.9.2a',
        title: 'Rest of stack checks',
        text: 'When the top unit (or the top two, with artillery) retreats, one die is rolled and held against the morale of each unit that is left.',
        ruling:
          'For attacking and defending stacks, one die for each stack. Units that took part (foot artillery that paid) do not check. Nobody checks when the top unit is lost and not driven back, after a retreat before bombardment or combat, or after a charge. Those who fail retreat top first, before any charge of 11.9.3.',
      },
      {
        id: '11.9.2b',
        title: 'Pass',
        text: 'If the die is not above its morale the unit must stay.',
        ruling: '',
      },
      {
        id: '11.9.2c',
        title: 'Fail',
        text: 'If it is above, the unit must retreat one hex and may not lose a point instead.',
        ruling: 'As 11.9d, displacing if need be. If it cannot, or is foot artillery, it loses 1 point and stays.',
      },
      {
        id: '11.9.3a',
        title: 'Cavalry may charge',
        text: 'Cavalry of a defending stack that passes may charge the attackers instead.',
        ruling:
          'Only in command and on ground where it could charge (9.4.2b, 9.4.2d); zones of influence and movement points do not matter, and nobody reacts to it.',
      },
      {
        id: '11.9.3b',
        title: 'Resolution',
        text: 'Its morale less the averaged morale of the attackers gives the column of the charge table; Surprise lowers the die by 1, and other modifiers apply.',
        ruling:
          'The whole attacking force is charged, and each attacking hex takes Dr or Dr2 by itself. Terrain is that of the hexside towards one attacking hex of the charger’s choice. Several units may charge in turn. Mud and Severe Mud apply.',
      },
      {
        id: '11.9.3c',
        title: 'Spent',
        text: 'It is then marked and may not move in its next Movement Phase.',
        ruling:
          'Nor charge in it. It may react, and attack in that turn’s Combat Phase. The marker comes off after that Movement Phase.',
      },
      {
        id: '11.9.3d',
        title: 'No advance',
        text: '',
        ruling:
          'A unit that charges like this does not advance and is not met by a Reaction Charge. If it retreats and the hex is empty, attackers that have not retreated advance by 11.11a.',
      },
      {
        id: '11.9.4a',
        title: 'Zones of influence',
        text: 'Units may retreat out of or into an enemy zone of influence but not on through it: if the first hex is in one, the second is not taken and costs 1 point.',
        ruling: '',
      },
      {
        id: '11.9.5a',
        title: 'Displacement',
        text: 'If the only hexes open to a retreat are full, enough units there are moved back one hex by their owner, as if retreating, to make room.',
        ruling: '',
      },
      {
        id: '11.9.5b',
        title: 'Chains',
        text: 'Units displaced may displace others, and may be displaced more than once in a phase.',
        ruling:
          'Within one chain no unit is displaced twice and none goes to a hex the chain has touched, the first one left included. Units of the other Allied army are never displaced and their hexes never entered. The owner picks the shortest chain he likes; the last unit moves first.',
      },
      {
        id: '11.9.5c',
        title: 'Not into prohibited hexes',
        text: 'If those displaced could only go where they may not, the retreating unit stays and loses as many points as its retreat has hexes.',
        ruling: '',
      },
      {
        id: '11.9.5d',
        title: 'Foot artillery displaced',
        text: '',
        ruling: 'Foot artillery can be displaced if it has a hex to go to; only retreat from defence is barred to it.',
      },
      {
        id: '11.9.6a',
        title: 'Grand farm Dr',
        text: 'Against a grand farm Dr becomes Ex: each side loses 1 point.',
        ruling: '',
      },
      {
        id: '11.9.6b',
        title: 'Grand farm Dr2',
        text: 'Dr2 becomes a loss of 2 points for each side.',
        ruling: '',
      },
      {
        id: '11.9.6c',
        title: 'Grand farm DrC',
        text: 'DrC becomes a loss of 1 point for each side, and then the defender must counterattack.',
        ruling: 'This comes before the doubling of 12.2c.',
      },
      {
        id: '11.10.1a',
        title: 'Casualties',
        text: 'Losses are kept for each unit; its strength is what is printed less its casualties.',
        ruling: '',
      },
      {
        id: '11.10.2a',
        title: 'Priority',
        text: 'Losses come off the top unit of the hex that took part, the excess off the next in the stack. What is left after that is ignored.',
        ruling: '',
      },
      {
        id: '11.10.2b',
        title: 'Cadre on zero',
        text: 'A unit at zero leaves the map as a cadre (8.2).',
        ruling: '',
      },
      {
        id: '11.10.3a',
        title: 'Track at once',
        text: 'Every loss counts at once for corps and army, and so do the levels it reaches.',
        ruling: '',
      },
    ],
  },
  {
    id: '11.11',
    title: 'Advance, morale checks, breakthrough',
    rules: [
      {
        id: '11.11a',
        title: 'Must advance',
        text: 'If combat, a Reaction Charge included, leaves the defender’s hex empty, one attacking unit must advance into it.',
        ruling: '',
      },
      {
        id: '11.11b',
        title: 'May follow',
        text: 'Other attacking units may advance as well, within the stacking limits.',
        ruling: '',
      },
      {
        id: '11.11c',
        title: 'Supporting units',
        text: 'Other units of an attacking stack may go along if its attacking unit advances and if they pass a morale check at −1.',
        ruling:
          'Each with its own die, top first, as long as there is room, after the attackers. They must be in command and without a charge marker, and able to enter. A battery on top of an attacking stack is such a unit.',
      },
      {
        id: '11.11d',
        title: 'Order kept',
        text: 'Advancing units keep their order, attackers above those who go along.',
        ruling: '',
      },
      {
        id: '11.11e',
        title: 'Breakthrough option',
        text: 'Units that advanced after a successful attack may try a Breakthrough Attack.',
        ruling: '',
      },
      {
        id: '11.11f',
        title: 'Defender’s advance',
        text: 'If an attacking hex is left empty, units that defended may advance into it.',
        ruling:
          'Each into one emptied hex of the owner’s choice, within stacking, after the checks of 11.11h; not after a Cavalry Charge.',
      },
      {
        id: '11.11g',
        title: 'Not if out of command',
        text: 'Units out of command do not advance from defence (7.2d).',
        ruling: '',
      },
      {
        id: '11.11h',
        title: 'British cavalry',
        text: 'British cavalry in a stack that has defended with success checks its morale. If it fails it must advance into the emptied hex.',
        ruling:
          'Every British cavalry unit of the stack, top first, each with its own die. With several emptied hexes the owner chooses; if none has room or can be entered it stays. Passing gives a unit that did not defend no right to advance.',
      },
      {
        id: '11.11i',
        title: 'Stopping',
        text: '',
        ruling:
          'An advance ignores movement points and zones of influence but not impassable terrain; if no attacker can enter, none advances. Units that retreated or suffered Ar do not advance.',
      },
      {
        id: '11.12a',
        title: 'Morale check',
        text: 'A die not above morale passes, a higher one fails.',
        ruling: 'Morale is current (Demoralized: 1 lower); morale 0 always fails unless the die is modified.',
      },
      {
        id: '11.13a',
        title: 'Clear only',
        text: 'Breakthrough Attacks are made only in Clear weather.',
        ruling: '',
      },
      {
        id: '11.13b',
        title: 'Who, when',
        text: 'Units that advanced into a newly emptied hex may each make one, against an adjacent hex, after all other attacks. From a hex still only the top unit attacks, or the one under a top battery (11.0c).',
        ruling:
          'Units are marked as they advance, and may attack but need not; marked units of several hexes may join, others may not. Advances after a Reaction Charge, a counterattack, under 11.11f or 11.11h, or into a hex emptied by 10.6 or 11.1.1 give no mark; 10.4c does.',
      },
      {
        id: '11.13c',
        title: 'Procedure',
        text: 'As 11.1 to 11.12, without new bombardment (10.1d) and without a second breakthrough.',
        ruling: '',
      },
      {
        id: '11.13d',
        title: 'Targets',
        text: 'Any adjacent enemy hex may be the target, one attacked before included.',
        ruling: 'A hex only partly emptied may be attacked only by units that advanced elsewhere.',
      },
      {
        id: '11.14a',
        title: 'Order of a combat',
        text: '',
        ruling:
          '(1) Target, fire and supporters are named. (2) Retreats before the bombardment. (3) Massed target, die, losses. (4) If the hex is cleared, 10.4c and the end; otherwise attackers are named (supporters must, others may; without supporters one may stop here). (5) Retreats before combat. (6) The claim of 11.6b. (7) Odds, shifts, die. (8) Ex: the attacker names his hex, then the defender, and both losses fall together. Ar and Dr: hex by hex, stand or retreat. (9) The checks of 11.9.2. (10) The charges of 11.9.3, one after another. (11) The counterattack of DrC. (12) Advance: 11.11a, 11.11b, 11.11c, or 11.11h and then 11.11f. Levels and victory are tested after each step that costs strength.',
      },
    ],
  },
  {
    id: '12.0',
    title: 'Demoralization',
    rules: [
      {
        id: '12.1a',
        title: 'Level',
        text: 'A corps whose losses reach its Demoralization Level is Demoralized at once.',
        ruling:
          'Reconstruction: only III Cavalry Corps (5 of 9) is printed. Ours is half of a corps’s full strength, rounded up; for the Prussians two fifths, rounded down.',
      },
      {
        id: '12.1b',
        title: 'Marker',
        text: 'The corps leader carries the marker.',
        ruling: '',
      },
      {
        id: '12.2a',
        title: 'Morale −1',
        text: 'Every unit of the corps has morale 1 lower for all uses.',
        ruling: 'Not below 0.',
      },
      {
        id: '12.2b',
        title: 'Bombardment doubled',
        text: 'Losses by bombardment are doubled, and 0 becomes 1.',
        ruling: 'The top unit decides when the result is read; what passes to a lower unit is not doubled again.',
      },
      {
        id: '12.2c',
        title: 'Combat doubled',
        text: 'Results of combat are doubled, but retreats are not longer: Dr is a loss of 1 and a retreat of 1, or another loss; Ex is a loss of 2.',
        ruling: 'Dr2 and Ar2 are a loss of 2 and a retreat of 2, or 1 point for each hex not made. Charges likewise.',
      },
      {
        id: '12.2d',
        title: 'Mixed',
        text: '',
        ruling:
          'In a mixed group only the results on Demoralized units are doubled. A loss of the hex as a whole is doubled if its top unit that took part is Demoralized.',
      },
      {
        id: '12.2e',
        title: 'Level crossed in mid-combat',
        text: '',
        ruling: 'What has been rolled is applied as things stood at the roll.',
      },
      {
        id: '12.3a',
        title: 'Recovery',
        text: 'A corps whose losses fall below the level is no longer Demoralized, unless its army is.',
        ruling: '',
      },
      {
        id: '12.4a',
        title: 'Prussian army',
        text: 'The Prussian army is Demoralized at once when two of its corps are Demoralized at the same time.',
        ruling: '',
      },
      {
        id: '12.5a',
        title: 'Anglo-Dutch-German army, corps',
        text: 'Wellington’s army is Demoralized at once when I and II Corps are both Demoralized at the same time.',
        ruling: '',
      },
      {
        id: '12.5b',
        title: 'Anglo-Dutch-German army, exit',
        text: 'It is also Demoralized at once when a French combat unit leaves the map by the Brussels highway (1) or the Hal road (6).',
        ruling: '',
      },
      {
        id: '12.5c',
        title: 'Others do not count',
        text: 'Reserve and Cavalry Corps do not bring it about.',
        ruling: '',
      },
      {
        id: '12.6a',
        title: 'French army',
        text: 'The French army is Demoralized at once when the Imperial Guard Corps is. No other corps matters.',
        ruling: '',
      },
      {
        id: '12.7a',
        title: 'Permanent',
        text: 'The Demoralization of an army and of all its corps is permanent.',
        ruling: '',
      },
      {
        id: '12.7b',
        title: 'No reorganization',
        text: '',
        ruling: 'Units of a Demoralized army do not reorganize at all.',
      },
      {
        id: '12.7c',
        title: 'Landwehr flee',
        text: 'In a Demoralized Prussian army the seven units of printed morale 1 leave for good, and what is left of them is added to the army’s losses.',
        ruling:
          'Units not yet entered and cadres too; points already lost are not counted again, and corps losses do not change.',
      },
      {
        id: '12.7d',
        title: 'Dutch-Belgians flee',
        text: 'In a Demoralized Anglo-Dutch-German army the ten Dutch-Belgian units leave in the same way.',
        ruling: '',
      },
      {
        id: '12.7e',
        title: 'French lose',
        text: 'A Demoralized French army has lost the game at once.',
        ruling: '',
      },
      {
        id: '12.7f',
        title: 'Chain',
        text: 'The flight counts before 13.2 is tested and may bring Disintegration on.',
        ruling: '',
      },
    ],
  },
  {
    id: '13.0',
    title: 'Disintegration',
    rules: [
      {
        id: '13.1a',
        title: 'Corps',
        text: 'A corps whose losses reach its Disintegration Level is removed for good, with its leader.',
        ruling:
          'Reconstruction: the levels are ours, three quarters of full strength (Prussians three fifths), rounded up. Reinforcements and cadres go too. Wellington stays when the Reserve Corps goes. A hex emptied like this, or by 12.7, during a combat or bombardment counts as vacated (11.11, 10.4c), and what the removed units still had to do lapses.',
      },
      {
        id: '13.1b',
        title: 'Counts in full',
        text: 'Its whole strength then counts as lost by the army. No point counts twice: the army’s losses are the full strength of such corps, the casualties of the others, and what fled under 12.7.',
        ruling: '',
      },
      {
        id: '13.1c',
        title: 'French cavalry corps',
        text: 'French cavalry corps never disintegrate by themselves.',
        ruling: '',
      },
      {
        id: '13.1d',
        title: 'Still Demoralized',
        text: '',
        ruling: 'A disintegrated corps counts as Demoralized for 12.4 to 12.6.',
      },
      {
        id: '13.2a',
        title: 'Army levels',
        text: 'An army disintegrates at losses of 46 (Prussian), 70 (Anglo-Dutch-German) or 72 (French).',
        ruling: '',
      },
      {
        id: '13.2b',
        title: 'Effect',
        text: 'All its units are removed for good.',
        ruling: 'Its leaders too, and its reinforcements no longer come.',
      },
    ],
  },
  {
    id: '14.0',
    title: 'Victory',
    rules: [
      {
        id: '14.0a',
        title: 'Allied at once',
        text: 'If the French army is Demoralized or disintegrates the Allies win at once, however they stand themselves.',
        ruling: '',
      },
      {
        id: '14.0b',
        title: 'Allied at the end',
        text: 'If after turn 16 neither Allied army is Demoralized or disintegrated, the Allies win.',
        ruling: '',
      },
      {
        id: '14.0c',
        title: 'French at the end',
        text: 'If after turn 16 at least one Allied army is, and the French army is not, the French win. They can win only then.',
        ruling: '',
      },
      {
        id: '14.0d',
        title: 'Nothing left',
        text: '',
        ruling:
          'If both Allied armies have disintegrated the game ends at once with a French victory, since nothing can change it.',
      },
      {
        id: '14.0e',
        title: 'Same instant',
        text: '',
        ruling: 'If one event breaks both sides, 14.0a decides.',
      },
    ],
  },
  {
    id: '15.0',
    title: 'Set-up and reinforcements',
    rules: [
      {
        id: '15.0a',
        title: 'Length',
        text: 'The game has 16 turns: turn 1 is six in the morning, turn 7 noon, turn 16 nine in the evening.',
        ruling: '',
      },
      {
        id: '15.0b',
        title: 'Free placement',
        text: 'Units may stand anywhere in their area, within the stacking limits.',
        ruling: 'Of this edition: the ready-made set-up that is offered is one placement of many.',
      },
      {
        id: '15.1a',
        title: 'French',
        text: 'The French set up at Rossomme (1), Maison du Roi, Genappe (1) and (3), Chantelet, La Belle-Alliance (2), Mon Plaisir (1) and Plancenoit (1).',
        ruling: '',
      },
      {
        id: '15.1b',
        title: 'VI Corps',
        text: 'Lobau and VI Corps enter at point 4 on turn 1.',
        ruling: '',
      },
      {
        id: '15.1c',
        title: 'Domon, Subervie',
        text: 'Domon and Subervie, with their horse artillery, belong to VI Corps.',
        ruling: 'Domon’s horse artillery is listed under III Corps; it counts with VI unless 16.0 says otherwise.',
      },
      {
        id: '15.2a',
        title: 'Anglo-Dutch-Germans',
        text: 'Wellington’s army sets up by corps, around Mont Saint-Jean, Merbraine, Waterloo, Braine l’Alleud, Smohain and in the three grand farms before the ridge.',
        ruling: '',
      },
      {
        id: '15.2b',
        title: 'Lambert',
        text: 'Lambert enters at point 1 on turn 1.',
        ruling: '',
      },
      {
        id: '15.3a',
        title: 'Prussians',
        text: 'All Prussians enter as reinforcements, on their listed turn or later, at points 3 and 2.',
        ruling: '',
      },
      {
        id: '15.3b',
        title: 'Holding back',
        text: 'The whole Prussian entry may be delayed, even for the whole game; once it has begun all must try to enter.',
        ruling:
          'From then on every unit whose turn has come must enter as soon as it can at its own point, and the Movement Phase does not end while one can. A blocked unit may still wait (9.2.3b); one that cannot pay its place in the column is passed over and does not hold up the next.',
      },
      {
        id: '15.3c',
        title: 'Order',
        text: 'At each point units enter in the order of their listed turns.',
        ruling: '',
      },
      {
        id: '15.3d',
        title: 'Which leader first',
        text: '',
        ruling: 'Among those of one turn the owner chooses.',
      },
    ],
  },
  {
    id: '16.0',
    title: 'Variants',
    rules: [
      {
        id: '16.0a',
        title: 'Optional',
        text: 'Variants are used only if both players agree before set-up.',
        ruling:
          'Reconstruction: of this chapter only the titles and a note on III Corps survive. All of 16.0 is a design of this edition.',
      },
      {
        id: '16.1a',
        title: 'Testing Fate',
        text: '',
        ruling: 'Of this edition: before set-up each side rolls a die on its list, and both results apply.',
      },
      {
        id: '16.1b',
        title: 'French list',
        text: '',
        ruling:
          'Of this edition: 1 a drier night; 2 Vandamme for Lobau; 3–4 history; 5 Grouchy marches to the guns; 6 heavy rain.',
      },
      {
        id: '16.1c',
        title: 'Allied list',
        text: '',
        ruling:
          'Of this edition: 1 delay at Wavre; 2 Zieten turns back to Bülow; 3–4 history; 5 an early start; 6 Lambert late.',
      },
      {
        id: '16.1d',
        title: 'Drier night',
        text: '',
        ruling: 'Of this edition: Severe Mud on turn 1, Mud on turns 2–4, Clear from turn 5.',
      },
      {
        id: '16.1e',
        title: 'Vandamme for Lobau',
        text: '',
        ruling:
          'Of this edition: Vandamme, Lefol, Habert, Berthezène and Doguereau of III Corps take the place of Lobau, Simmer, Jeanin and Noury, at the same turn and point. Domon, Subervie and their horse artillery then belong to III Corps, and its levels replace those of VI. That III Corps may replace VI, and Domon stays with it, is printed.',
      },
      {
        id: '16.1f',
        title: 'Grouchy marches',
        text: '',
        ruling:
          'Of this edition: Grouchy, Vandamme with III Corps (without cavalry) and Exelmans with II Cavalry Corps enter at point 3 from turn 13. Once the first of them is on the map, Prussians who have not yet entered at point 3 come in at point 2, a turn later at the earliest. These corps do not raise the army’s level of 72. Grouchy is a third French army leader (7.1), worth 1 under 8.1g.',
      },
      {
        id: '16.1g',
        title: 'Heavy rain',
        text: '',
        ruling: 'Of this edition: Severe Mud on turns 1–5, Mud on 6–10, Clear from 11.',
      },
      {
        id: '16.1h',
        title: 'Delay at Wavre',
        text: '',
        ruling: 'Of this edition: all Prussians come 1 turn later; those after turn 16 never.',
      },
      {
        id: '16.1i',
        title: 'Zieten turns back',
        text: '',
        ruling: 'Of this edition: the Prussians of point 2 enter at point 3, a turn later.',
      },
      {
        id: '16.1j',
        title: 'Early start',
        text: '',
        ruling: 'Of this edition: all Prussians come 1 turn earlier.',
      },
      {
        id: '16.1k',
        title: 'Lambert late',
        text: '',
        ruling: 'Of this edition: Lambert enters on turn 5.',
      },
      {
        id: '16.1l',
        title: 'Clash',
        text: '',
        ruling:
          'Of this edition: weather stands on the French list only, and at most one applies (16.2b). Shifts of entry add up, 16.1f last.',
      },
      {
        id: '16.2a',
        title: 'Forcing Fate',
        text: '',
        ruling:
          'Of this edition: instead of rolling, each side secretly picks a line of its own list. Both are shown together and apply.',
      },
      {
        id: '16.2b',
        title: 'Price',
        text: '',
        ruling:
          'Of this edition: a side that picks a line in its own favour (French 1, 2, 5; Allied 5) lets the opponent pick a second, different line from the opponent’s own list, openly and at no price. If both owe one, both are picked in secret and shown together. No side ever holds French 1 with 6, French 2 with 5, or Allied 1 with 5.',
      },
    ],
  },
];
