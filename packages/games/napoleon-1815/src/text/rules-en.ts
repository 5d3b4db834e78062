import type { RuleSection } from '@hundred-days/kernel';

/** The rules in our own words, for the drawer: the statements of RULES.md, by case. */
export const RULES_EN: readonly RuleSection[] = [
  {
    id: '1.0',
    title: 'Mapboard',
    rules: [
      {
        id: '1.0a',
        title: 'Towns hold units',
        text: 'The map has 58 towns. A unit on the map is always in exactly one of them; there are no other spaces.',
        ruling: '',
      },
      {
        id: '1.0b',
        title: 'Three major cities',
        text: 'Brussels, Ghent and Liège are cities; every other place is an ordinary town. Cities differ only for supply (9.0) and victory (10.1).',
        ruling: '',
      },
      {
        id: '1.0c',
        title: 'Roads',
        text: 'The map has 132 roads. Each joins two towns and is major or minor; two towns are adjacent when a road joins them. Units move only along roads.',
        ruling: '',
      },
      {
        id: '1.0d',
        title: 'Rivers',
        text: 'A road that crosses a river matters only when units attack along it (5.5).',
        ruling: '',
      },
      { id: '1.0e', title: 'Woods on the map', text: 'Map woods have no effect.', ruling: '' },
      {
        id: '1.0f',
        title: 'Border and deployment line',
        text: 'The Franco-Nederland border and the Anglo-Prussian deployment line matter only while deploying (4.1, 4.2).',
        ruling: '',
      },
      {
        id: '1.0g',
        title: 'Turn record',
        text: 'The track lists 23 Player Turns in order, each French or Allied, by day or by night. From June 15 on there are three to a date, the third at night, and the sides alternate throughout. June 22 has two turns, Allied and French, and there the game ends. Night turns are 3, 6, 9, 12, 15, 18 and 21.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.0',
    title: 'Sequence of play',
    rules: [
      {
        id: '2.0a',
        title: 'Alternate turns',
        text: 'Player Turns alternate, the French take the first one.',
        ruling: '',
      },
      {
        id: '2.0b',
        title: 'Three phases',
        text: 'Each Player Turn is Movement, then Battle, then Supply and Defeat.',
        ruling: '',
      },
      {
        id: '2.1a',
        title: 'Movement phase',
        text: 'The active side makes up to its quota of Group Moves (5.1). All force-march die rolls come after every move of the phase is finished.',
        ruling: '',
      },
      {
        id: '2.2a',
        title: 'Where fights are',
        text: 'A fight exists in every town that holds units of both sides once movement and force-march rolls are done.',
        ruling: '',
      },
      {
        id: '2.2b',
        title: 'Battle Turns alternate',
        text: 'A Battle Turn is one side’s turn inside a battle. The Attacker takes the first, then the Defender; the two together are a round. So it goes on without limit until one side has retreated entirely, is routed or has no units left.',
        ruling: '',
      },
      {
        id: '2.2c',
        title: 'Battle Turn steps',
        text: 'Morale, then Combat (move, fire, retreat), then Reinforce.',
        ruling: '',
      },
      {
        id: '2.3a',
        title: 'Supply step',
        text: 'After all fights: Allied supply losses, in French Player Turns only (9.0).',
        ruling: '',
      },
      {
        id: '2.3b',
        title: 'Defeat step',
        text: 'Then check every army for defeat and the game for victory (10.0). This check is made in French and in Allied turns.',
        ruling: '',
      },
      {
        id: '2.3c',
        title: 'End of turn',
        text: 'Disrupted units recover (7.3) and the next box of the track begins.',
        ruling: '',
      },
      {
        id: '2.3d',
        title: 'No shared town between turns',
        text: 'At the end of every Player Turn each town holds units of one side at most: every fight is played to its end in the turn it began.',
        ruling: '',
      },
    ],
  },
  {
    id: '3.0',
    title: 'Units',
    rules: [
      {
        id: '3.1a',
        title: 'Fifty-eight blocks',
        text: '24 French (blue), 18 Prussian (black), 16 Anglo-Dutch (red).',
        ruling: '',
      },
      {
        id: '3.1b',
        title: 'Green blocks',
        text: 'Twelve green blocks mark battle terrain; spare ones mark squares. They are not units.',
        ruling: '',
      },
      {
        id: '3.2a',
        title: 'Hidden on the map',
        text: 'A unit on the map shows the enemy only its block colour. Type, corps, strength, firepower and identity are visible to its owner alone.',
        ruling:
          'What was learnt while a unit was face up is not taken back, and the log keeps it; but the board shows only what is face up now. Who sees what is told in full under FOG.',
      },
      {
        id: '3.2b',
        title: 'What is always public',
        text: 'The number of blocks of each colour in each town, and along which roads how many blocks of a colour moved in a turn, are public; which block of a stack it was is not (FOG-10).',
        ruling: '',
      },
      {
        id: '3.3a',
        title: 'Strength gives dice',
        text: 'The strength of a unit is the number of steps it has left, from 1 to 4. It fires that many six-sided dice.',
        ruling: '',
      },
      {
        id: '3.4a',
        title: 'Step reduction',
        text: 'Each hit lowers strength by one step. Lost steps never come back, whatever the cause.',
        ruling: '',
      },
      {
        id: '3.4b',
        title: 'Elimination',
        text: 'A unit at strength 1 that loses a step is eliminated and leaves play for good.',
        ruling:
          'Eliminated units are shown to both sides and stay face up, because 10.0 needs a public count; so are those lost by force march, rout or supply, when they are removed.',
      },
      {
        id: '3.5a',
        title: 'Firepower',
        text: 'Firepower is written F1, F2 and so on. Every die equal to or below the firepower number, with its modifiers, is one hit.',
        ruling: '',
      },
      {
        id: '3.61a',
        title: 'Leaders',
        text: 'Napoléon (French), Wellington (Anglo-Dutch), Blücher (Prussian); one step each.',
        ruling: 'Leaders have firepower F2.',
      },
      {
        id: '3.62a',
        title: 'Infantry nationalities',
        text: 'Infantry of the Anglo-Dutch army is marked BR (British, KGL, Hanoverian), NE (Dutch-Belgian) or BK (Brunswick). The label has no rule effect besides the printed values. It is on the face of the block (as is the orange centre of Dutch units), so it is hidden with the rest.',
        ruling: '',
      },
      {
        id: '3.63a',
        title: 'Cavalry',
        text: 'Heavy cavalry are normally F3, light cavalry F2; the value on the unit is what counts.',
        ruling: '',
      },
      {
        id: '3.64a',
        title: 'Artillery',
        text: 'Foot artillery moves like infantry, horse artillery like cavalry; only horse artillery can move and fire in one Battle Turn.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.0',
    title: 'Deployment',
    rules: [
      {
        id: '4.0a',
        title: 'Order',
        text: 'All Allied units are placed first, then all French units. The French see the Allied blocks (colour and number in each town) while placing.',
        ruling:
          'All units must be placed; none may be held back. A unit is placed once; to put it elsewhere its owner takes that back.',
      },
      {
        id: '4.0b',
        title: 'Limits end with deployment',
        text: 'After deployment there is no limit on units in a town and no zone restriction.',
        ruling: '',
      },
      { id: '4.1a', title: 'Allied zone', text: 'Allied units start in towns north of the border.', ruling: '' },
      {
        id: '4.1b',
        title: 'Anglo-Dutch zone',
        text: 'Anglo-Dutch units start only in towns west of the deployment line.',
        ruling: '',
      },
      {
        id: '4.1c',
        title: 'Prussian zone',
        text: 'Prussian units start only in towns east of the deployment line.',
        ruling: '',
      },
      {
        id: '4.1d',
        title: 'Four per town',
        text: 'At most four Allied units, leaders included, may start in one town.',
        ruling: '',
      },
      {
        id: '4.1e',
        title: 'Full strength',
        text: 'All units start at maximum strength (unless 12.0 removes steps).',
        ruling: '',
      },
      { id: '4.2a', title: 'French zone', text: 'French units start only in French towns.', ruling: '' },
      {
        id: '4.2b',
        title: 'Twelve per town',
        text: 'At most twelve French units, the leader included, may start in one town.',
        ruling: '',
      },
      {
        id: '4.3a',
        title: 'Historical deployment',
        text: 'Instead of being placed freely, the corps may start in the towns where they stood in 1815. Units above the limit of a town go to towns adjacent to it; the starting limits still apply.',
        ruling: '',
      },
      {
        id: '4.3b',
        title: 'Fixed set-up',
        text: '',
        ruling:
          'The historical campaign has one fixed set-up, surplus units included: nobody places anything, and it is known to all.',
      },
    ],
  },
  {
    id: '5.0',
    title: 'Movement',
    rules: [
      { id: '5.0a', title: 'No duty to move', text: 'Moves are optional and unused Group Moves are lost.', ruling: '' },
      {
        id: '5.0b',
        title: 'Through friends',
        text: 'Units pass freely through towns that hold only friendly units or none.',
        ruling: '',
      },
      {
        id: '5.0c',
        title: 'Stop at the enemy',
        text: 'A unit that enters a town with enemy units must end its move there; this is attacking.',
        ruling: '',
      },
      { id: '5.0d', title: 'On the map only', text: 'No unit may move or retreat off the map.', ruling: '' },
      {
        id: '5.0e',
        title: 'Once per turn',
        text: '',
        ruling:
          'A unit moves at most once in the Movement phase; units that have already moved are not part of a later Group Move from the town they entered.',
      },
      { id: '5.1a', title: 'Group', text: 'All units that stand in one town form a Group.', ruling: '' },
      {
        id: '5.1b',
        title: 'Group Move',
        text: 'One Group Move lets any number of units of one Group move, each to its own destination.',
        ruling: '',
      },
      { id: '5.1c', title: 'French quota', text: 'The French may make two Group Moves in a Player Turn.', ruling: '' },
      {
        id: '5.1d',
        title: 'Allied quota',
        text: 'The Allies may make one Anglo-Dutch and one Prussian Group Move in a Player Turn.',
        ruling: '',
      },
      {
        id: '5.1e',
        title: 'Quota is not transferable',
        text: 'A skipped Anglo-Dutch move does not give a second Prussian move, nor the reverse.',
        ruling: '',
      },
      {
        id: '5.1f',
        title: 'Mixed town',
        text: 'Moving Anglo-Dutch and Prussian units out of the same town uses both Allied moves.',
        ruling: '',
      },
      {
        id: '5.1g',
        title: 'What spends a Group Move',
        text: '',
        ruling:
          'A Group Move is spent when the first unit of that army leaves a town; every further unit of that army that started the phase in that town moves under the same Group Move. The moves of different Groups may be made in any order.',
      },
      {
        id: '5.2a',
        title: 'Two groups, one defender',
        text: 'Two Groups may attack the same town in one Movement phase only if both Groups started the turn in towns adjacent to that town and the two starting towns are adjacent to each other.',
        ruling: '',
      },
      {
        id: '5.2b',
        title: 'Forbidden second attack',
        text: 'If 5.2a fails, the second Group may not enter the attacked town in the Movement phase; it may still reinforce the battle under 6.34.',
        ruling: '',
      },
      {
        id: '5.2c',
        title: 'One Group by many roads',
        text: 'Units of one Group may attack the same town over different roads; 5.2a does not apply to them.',
        ruling: '',
      },
      {
        id: '5.2d',
        title: 'Mixed Allied Group',
        text: '',
        ruling:
          'Anglo-Dutch and Prussian units that start in the same town are one Group for 5.2a, so they may attack together although both Allied moves are spent.',
      },
      {
        id: '5.2e',
        title: 'One Group alone',
        text: 'A Group that attacks without another Group need not start next to the defender: its units attack from any distance they can move. It may not do so to help a Group that attacks the same town (5.2a).',
        ruling: '',
      },
      { id: '5.3a', title: 'Foot rate', text: 'Infantry and foot artillery move one town.', ruling: '' },
      {
        id: '5.3b',
        title: 'Mounted rate',
        text: 'Leaders, cavalry and horse artillery move one or two towns.',
        ruling: '',
      },
      {
        id: '5.3c',
        title: 'Paths',
        text: '',
        ruling:
          'A move is a path of adjacent towns that enters no town twice, the starting town included. The number of towns entered, not the distance, says whether it is a force march (5.6).',
      },
      {
        id: '5.4a',
        title: 'Road limits',
        text: 'In one Player Turn at most 8 units may use a major road and 6 a minor road in the Movement phase. A unit counts on every road of its path, and the units of all Groups count together.',
        ruling: '',
      },
      {
        id: '5.4b',
        title: 'Both directions count',
        text: '',
        ruling: 'The limit counts units moving either way on that road.',
      },
      {
        id: '5.4c',
        title: 'Not for retreat, reinforcement, regroup',
        text: 'Units that retreat, reinforce or regroup neither count against nor are stopped by 5.4a.',
        ruling: '',
      },
      {
        id: '5.5a',
        title: 'Attack across a river',
        text: 'On a road that crosses a river at most 4 (major) or 3 (minor) units in all may enter an enemy-held town in one Movement phase. The rest of 5.4a still applies to the road.',
        ruling: '',
      },
      {
        id: '5.5b',
        title: 'Only the last road',
        text: 'Rivers crossed on earlier roads of the same move have no effect.',
        ruling: '',
      },
      {
        id: '5.5c',
        title: 'No other river effect',
        text: 'Movement into a town without enemies, reinforcement, retreat, rout and regroup ignore rivers.',
        ruling: '',
      },
      {
        id: '5.6a',
        title: 'Force march distance',
        text: 'A unit on a force march goes one town farther: two towns on foot (infantry, foot artillery), three mounted (leaders, cavalry, horse artillery).',
        ruling:
          'A force march is declared by making the longer move. So the enemy learns that a block which took this path force-marched and whether it lost a step, but not which unit it is nor its strength (FOG-9).',
      },
      {
        id: '5.6b',
        title: 'One roll per unit',
        text: 'Each force-marched unit rolls 1d6: 1-3 it loses one step (elimination possible), 4-6 no loss. The move is completed either way.',
        ruling: '',
      },
      {
        id: '5.6c',
        title: 'Rolls after all moves',
        text: 'No force-march die is rolled until every move of the phase has been made; 8.1 may modify it.',
        ruling: '',
      },
      {
        id: '5.6d',
        title: 'Force march to attack',
        text: 'Units may attack by force march; road and river limits and 5.2 apply.',
        ruling: '',
      },
      {
        id: '5.6e',
        title: 'Never otherwise',
        text: 'Retreat, regroup, reinforcement and battle moves cannot be force-marched.',
        ruling: '',
      },
      {
        id: '5.6f',
        title: 'Losses before the fight',
        text: '',
        ruling:
          'Losses from force marches are taken before fights are counted (6.1b); if no attacker survives there is no fight.',
      },
      {
        id: '5.6g',
        title: 'Order of the rolls',
        text: '',
        ruling:
          'The owner rolls unit by unit. The units of one army in one town roll one after another; among towns, and in a town, the order is his. No movement follows the first roll.',
      },
      {
        id: '5.7a',
        title: 'Night: moves allowed',
        text: 'Night turns allow the normal number of Group Moves at normal rates.',
        ruling: '',
      },
      {
        id: '5.7b',
        title: 'Night: no attack',
        text: 'No unit may enter a town that holds enemy units at night.',
        ruling: '',
      },
      { id: '5.7c', title: 'Night: no force march', text: 'Force marches are not allowed at night.', ruling: '' },
    ],
  },
  {
    id: '6.1',
    title: 'Attacking',
    rules: [
      {
        id: '6.1a',
        title: 'Attacker and Defender',
        text: 'The active side is the Attacker in every fight of its turn.',
        ruling: '',
      },
      {
        id: '6.1b',
        title: 'Battle or skirmish',
        text: 'If both sides have three or more units in the town it is a battle; if either has fewer than three it is a skirmish (6.6). Count at the start of the Battle phase, after force-march losses and before the first skirmish. What it is then it remains: a battle does not turn into a skirmish through losses.',
        ruling: '',
      },
      {
        id: '6.1c',
        title: 'Skirmishes first',
        text: 'All skirmishes are finished before any battle is deployed.',
        ruling: '',
      },
      {
        id: '6.1d',
        title: 'Simultaneous battles',
        text: 'With several battles the Attacker chooses an order; one full battle round is played in the first, then one in the next, and so on, and the cycle repeats until all are over.',
        ruling: '',
      },
      {
        id: '6.1e',
        title: 'Order per cycle',
        text: '',
        ruling:
          'The Attacker may choose a new order at the start of each cycle. All battles are deployed (6.2) before the first cycle, one after the other in the Attacker’s order, each complete with terrain, both placements and reveal before the next.',
      },
    ],
  },
  {
    id: '6.21',
    title: 'Battle terrain',
    rules: [
      {
        id: '6.21a',
        title: 'Draw',
        text: 'There are twelve markers, three each of Woods, Farm, Stream and Hill. Before deployment the Attacker draws one at random and places it face up in one of his home positions; then the Defender draws two for two different home positions of his.',
        ruling: 'A drawn marker must be placed, one to a position.',
      },
      { id: '6.21b', title: 'Woods: infantry', text: 'Woods do not affect infantry.', ruling: '' },
      { id: '6.21c', title: 'Woods: cavalry fire', text: 'Cavalry in Woods fire at F1, without shock.', ruling: '' },
      {
        id: '6.21d',
        title: 'Woods: cavalry stop',
        text: 'Cavalry that enter Woods may not move further in that Battle Turn.',
        ruling: '',
      },
      {
        id: '6.21e',
        title: 'Woods: artillery',
        text: 'Artillery may not deploy in, enter or fire into a Woods position.',
        ruling: '',
      },
      {
        id: '6.21f',
        title: 'Woods: concealment',
        text: 'Unengaged units in Woods stay (or become again) hidden.',
        ruling: '',
      },
      {
        id: '6.21g',
        title: 'Farm: fire bonus',
        text: 'The one infantry unit that occupies the Farm fires at +1.',
        ruling: '',
      },
      {
        id: '6.21h',
        title: 'Farm: infantry only',
        text: 'Only infantry may occupy a Farm, one unit at a time.',
        ruling: '',
      },
      {
        id: '6.21i',
        title: 'Farm: cavalry',
        text: 'Cavalry hits cannot be put on the Farm unit. They go to the strongest other target; if there is none they are lost.',
        ruling: '',
      },
      {
        id: '6.21j',
        title: 'Stream: place',
        text: 'A Stream lies on the line between the chosen home position and the enemy position opposite and hinders both sides.',
        ruling: 'Two Streams in one column act as one.',
      },
      {
        id: '6.21k',
        title: 'Stream: two crossings',
        text: 'In one Battle Turn at most two units of the side on turn may cross it, in either direction and by any kind of battle move, forced ones included: two engaging, two disengaging or one of each.',
        ruling: 'A Retreat or rout from a forward position does not cross it.',
      },
      {
        id: '6.21l',
        title: 'Stream: excess broken units',
        text: 'A unit that fails morale and would be the third crosser is eliminated.',
        ruling: '',
      },
      {
        id: '6.21m',
        title: 'Stream: artillery',
        text: 'Artillery may fire long range across; horse artillery may not cross (foot artillery never engages anyway).',
        ruling: '',
      },
      {
        id: '6.21n',
        title: 'Hill: long range bonus',
        text: 'The one artillery unit that occupies the Hill fires long range at +1. No bonus at short range.',
        ruling: 'Any unit may stand on a Hill, but only artillery gains by it.',
      },
      {
        id: '6.21o',
        title: 'Occupier',
        text: 'Farm and Hill are held by one named unit of that position, chosen when deploying; Woods affect every unit in the position.',
        ruling:
          'At deployment a Farm or Hill may also be left without a holder. A unit forward in an enemy position is under the same terrain rules as the enemy there.',
      },
      {
        id: '6.21p',
        title: 'Free exchange',
        text: 'During its own Battle Turn a side may swap the holder of a Farm or Hill with another unit of the same position at no cost, if neither has moved or fired this Battle Turn. The swap is not an action of either. A Farm can only be swapped to infantry that is not in square (6.5f).',
        ruling: '',
      },
      {
        id: '6.21q',
        title: 'Capture',
        text: 'When the holder of a Farm or Hill has been eliminated, a unit of either side in that position may occupy it as its battle move; a unit that has moved or fired this Battle Turn may not.',
        ruling:
          'Occupying is that unit’s whole Battle Turn; only horse artillery may still fire after it (6.33m). Ground that nobody holds, or whose holder has moved away, is occupied in the same way.',
      },
      {
        id: '6.21r',
        title: 'Markers return',
        text: '',
        ruling:
          'When a battle ends its three markers go back and all are shuffled. Simultaneous battles draw from the markers that are left; from the fifth simultaneous battle on there is no terrain.',
      },
      {
        id: '6.21s',
        title: 'Woods nobody can hold',
        text: '',
        ruling:
          'A Woods marker is placed so that its side can still put a non-artillery unit into each of its Woods positions. If no position allows that, the marker is put aside unused, is not replaced, and goes back with the others when the battle ends.',
      },
    ],
  },
  {
    id: '6.22',
    title: 'Unit deployment',
    rules: [
      {
        id: '6.22a',
        title: 'Defender first',
        text: 'The Defender places all his units in Left, Center, Right and Reserve; then the Attacker places his. The Defender may not change anything once the Attacker begins.',
        ruling: 'A unit is posted once; to post it elsewhere its owner takes that back.',
      },
      {
        id: '6.22b',
        title: 'No empty position',
        text: 'When deployed, neither side leaves one of its three positions without a unit; any number may be in Reserve.',
        ruling: '',
      },
      {
        id: '6.22c',
        title: 'Columns',
        text: 'A side’s own Left, Center and Right are its home positions; a unit in a home position of the enemy stands forward. A side’s Left faces the enemy Right, Center faces Center, Right faces Left: these are the three columns.',
        ruling: '',
      },
      {
        id: '6.22d',
        title: 'Holding the line later',
        text: '',
        ruling:
          'After deployment a Redeploy move may not take the last friendly unit out of a home position. Engage, Disengage, Retreat and losses may leave it empty; an empty position does no harm until the enemy alone stands in it (7.4). Three units are enough for a battle, so they must be able to engage.',
      },
    ],
  },
  {
    id: '6.23',
    title: 'Corps integrity',
    rules: [
      {
        id: '6.23a',
        title: 'One corps per position',
        text: 'At deployment all units in a position must belong to one corps; Reserve is free.',
        ruling:
          'Leaders have no corps and may stand with any one corps. Corps with the same number in different armies are different. The Guard is one corps, and so is each Cavalry Corps.',
      },
      {
        id: '6.23b',
        title: 'Leader’s position',
        text: 'Two corps may be placed in the position of a leader.',
        ruling: 'Both must belong to his army; with two leaders in one position it is still two corps at most.',
      },
      {
        id: '6.23c',
        title: 'Only at deployment',
        text: 'During the battle positions may mix corps freely.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.24',
    title: 'Fog of battle',
    rules: [
      { id: '6.24a', title: 'Deploy hidden', text: 'Both sides deploy hidden.', ruling: '' },
      {
        id: '6.24b',
        title: 'Reveal',
        text: 'After both have deployed and before the first Battle Turn all units are turned face up except those in Reserve or in Woods.',
        ruling: '',
      },
      {
        id: '6.24c',
        title: 'Entering hides or shows',
        text: 'A unit that moves into Reserve or unengaged into Woods is hidden again; a unit that leaves them for another position is face up at once, and so is a unit in Woods that becomes engaged.',
        ruling: '',
      },
      {
        id: '6.24d',
        title: 'Option',
        text: 'With the option on, every unit stays hidden until it fires, and is face up whenever it is engaged.',
        ruling:
          'A unit that has fired stays face up until it enters Reserve or, unengaged, Woods; one that was face up only because it was engaged is hidden again when it is not. A hidden unit that takes a long range hit stays hidden.',
      },
      {
        id: '6.24e',
        title: 'After the battle',
        text: '',
        ruling:
          'Survivors and retreated units are hidden again on the map. Reinforcements arrive hidden in Reserve. Units that retreat from Reserve unrevealed stay unrevealed. The survivors of the victor are hidden before he regroups.',
      },
    ],
  },
  {
    id: '6.3',
    title: 'Battle Turns',
    rules: [
      {
        id: '6.3a',
        title: 'Any order',
        text: 'In the Combat step the side on turn acts unit by unit in any order; each unit moves, or fires, or retreats, or does nothing (horse artillery: 6.33m).',
        ruling: '',
      },
      {
        id: '6.31a',
        title: 'Who checks',
        text: 'In the Morale step each engaged unit of strength 1 of the side on turn rolls 1d6.',
        ruling: '',
      },
      { id: '6.31b', title: 'Bad morale', text: '1-3: the unit must make a Disengage move at once.', ruling: '' },
      { id: '6.31c', title: 'Good morale', text: '4-6: no effect, the unit acts normally.', ruling: '' },
      {
        id: '6.31d',
        title: 'Squares and foot guns',
        text: 'A unit in square, or foot artillery, with bad morale is eliminated instead.',
        ruling: '',
      },
      { id: '6.31e', title: 'Leader bonus', text: '+1 for units in the position of their leader (8.2).', ruling: '' },
      {
        id: '6.31f',
        title: 'Square bonus',
        text: '+1 for infantry in square (6.5g); it adds to the leader bonus.',
        ruling: '',
      },
      { id: '6.31g', title: 'Exempt', text: 'Leaders (but see 8.2c) and sheltering units do not check.', ruling: '' },
      {
        id: '6.31h',
        title: 'One by one',
        text: '',
        ruling:
          'The owner rolls unit by unit in the order he likes and carries out each result before the next roll; a unit with bad morale does nothing else this Battle Turn (no swap, no shelter). Who must roll is judged as the step goes on: a leader whom the others have left alone checks as well (8.2c), a unit that is no longer engaged does not.',
      },
      {
        id: '6.31i',
        title: 'Rout by morale',
        text: 'If a bad-morale Disengage leaves a home position to the enemy alone the side is routed at once (7.4); remaining rolls are not made.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.32',
    title: 'Battle moves',
    rules: [
      {
        id: '6.32a',
        title: 'Engage',
        text: 'A unit is engaged while at least one enemy unit is in its position. To engage, an unengaged unit moves into a position that holds enemy units.',
        ruling: '',
      },
      {
        id: '6.32b',
        title: 'Foot artillery never engages',
        text: 'Not forward, and not from Reserve into an engaged home position.',
        ruling: '',
      },
      {
        id: '6.32c',
        title: 'Disengage',
        text: 'An engaged unit moves back to an unengaged position: from forward to the home position behind it, from a home position to Reserve.',
        ruling: '',
      },
      { id: '6.32d', title: 'Not both', text: 'No unit may engage and disengage in the same Battle Turn.', ruling: '' },
      { id: '6.32e', title: 'Redeploy', text: 'An unengaged unit moves to a position without enemies.', ruling: '' },
      {
        id: '6.32f',
        title: 'Paths',
        text: 'Steps are: Reserve to or from any own home position; home position to or from the opposing position. No sideways and no diagonal steps.',
        ruling: '',
      },
      {
        id: '6.32g',
        title: 'One or two moves',
        text: 'Infantry and foot artillery make one battle move, cavalry, horse artillery and leaders up to two, in one Battle Turn.',
        ruling: '',
      },
      {
        id: '6.32h',
        title: 'Through friends only',
        text: 'Units may pass through friends, never through enemies; a unit that engages stops.',
        ruling: '',
      },
      {
        id: '6.32i',
        title: 'Empty enemy position',
        text: '',
        ruling:
          'An unengaged unit may step into an enemy home position that holds nobody (a Redeploy); that routs the enemy by 7.4.',
      },
      {
        id: '6.32j',
        title: 'Second move',
        text: '',
        ruling: 'A two-move unit may Redeploy and then Engage, Disengage and then Redeploy, or Redeploy twice.',
      },
      {
        id: '6.32k',
        title: 'One fight per column',
        text: 'It follows that in each column enemies meet in at most one of the two opposing positions: units in an engaged position can only go back, and whoever comes up from Reserve engages there and stops. The position behind a forward unit is therefore never engaged, and a Disengage always has a place to go (6.21l apart).',
        ruling: '',
      },
    ],
  },
  {
    id: '6.33',
    title: 'Battle fires',
    rules: [
      {
        id: '6.33a',
        title: 'Move or fire',
        text: 'A unit that moved this Battle Turn may not fire (horse artillery: 6.33m).',
        ruling: '',
      },
      { id: '6.33b', title: 'Once', text: 'A unit fires at most once in a Battle Turn.', ruling: '' },
      { id: '6.33c', title: 'Reserve', text: 'Units in Reserve can neither fire nor be hit.', ruling: '' },
      {
        id: '6.33d',
        title: 'Dice',
        text: 'Roll dice equal to current strength; each die at or below the modified firepower hits.',
        ruling: '',
      },
      { id: '6.33e', title: 'F0', text: 'A unit whose firepower is modified to 0 or less may not fire.', ruling: '' },
      {
        id: '6.33f',
        title: 'Infantry',
        text: 'Infantry fire only when engaged, at enemies in their position.',
        ruling: '',
      },
      { id: '6.33g', title: 'Cavalry', text: 'Cavalry fire only when engaged.', ruling: '' },
      {
        id: '6.33h',
        title: 'Shock',
        text: 'Cavalry fire at +1 on the first fire after their own Engage move. Cavalry that were engaged by the enemy have no shock. Shock may reach F4.',
        ruling: '',
      },
      {
        id: '6.33i',
        title: 'Shock is used up',
        text: '',
        ruling:
          'Shock stays until the first fire of that engagement, whatever the target, and ends when the unit is no longer engaged.',
      },
      {
        id: '6.33j',
        title: 'Long range',
        text: 'Unengaged artillery in a home position may fire at the enemy in the opposing position, if at least one enemy and no friendly unit is in that position at that moment.',
        ruling: '',
      },
      {
        id: '6.33k',
        title: 'Short range',
        text: 'Engaged artillery fires at enemies in its position, at +1 for its first fire of the engagement and without bonus after that. It makes no difference who engaged.',
        ruling: '',
      },
      {
        id: '6.33l',
        title: 'Engaged artillery',
        text: '',
        ruling:
          'Engaged artillery has no long range fire. The short range bonus is available again after the unit has been unengaged.',
      },
      {
        id: '6.33m',
        title: 'Horse artillery',
        text: 'May move one step and fire, or fire and move one step, or move two steps; never fire twice. So it can engage and give its short range fire at once.',
        ruling: '',
      },
      {
        id: '6.33n',
        title: 'Leaders',
        text: 'Leaders fire when engaged, with their own firepower; no shock.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.34',
    title: 'Reinforcements',
    rules: [
      { id: '6.34a', title: 'When', text: 'Last step of each Battle Turn, for the side on turn only.', ruling: '' },
      {
        id: '6.34b',
        title: 'From where',
        text: 'Friendly units in towns adjacent to the battle that are not themselves battles. Group Moves are not needed, and units that moved this turn may reinforce.',
        ruling: '',
      },
      {
        id: '6.34c',
        title: 'How many',
        text: 'In a Battle Turn a minor road brings one unit and a major road two, whatever moved there before; rivers do not matter.',
        ruling: '',
      },
      { id: '6.34d', title: 'Where to', text: 'Into Reserve, usable from the side’s next Battle Turn.', ruling: '' },
      {
        id: '6.34e',
        title: 'Victors',
        text: 'Units that won another fight this turn, and units that regrouped, may reinforce an adjacent battle.',
        ruling: '',
      },
      { id: '6.34f', title: 'Disrupted', text: 'Disrupted units may not reinforce (7.3).', ruling: '' },
      {
        id: '6.34g',
        title: 'Skirmish towns',
        text: '',
        ruling:
          'Units in a skirmish that is not yet resolved cannot reinforce; all skirmishes are over before battles start, so this never arises in a battle.',
      },
    ],
  },
  {
    id: '6.4',
    title: 'Combat losses',
    rules: [
      { id: '6.4a', title: 'At once', text: 'Hits take effect immediately, before the next unit acts.', ruling: '' },
      {
        id: '6.4b',
        title: 'Strongest first',
        text: 'Hits are taken one after another. Each falls on whichever unit of the target is strongest at that moment, of any type.',
        ruling: '',
      },
      { id: '6.4c', title: 'Ties', text: 'The owner picks among equally strong units.', ruling: '' },
      {
        id: '6.4d',
        title: 'Long range limit',
        text: 'Long range fire cannot eliminate: a hit that would fall on a strength 1 unit is lost.',
        ruling: '',
      },
      {
        id: '6.4e',
        title: 'All hits count',
        text: 'With several targets hits continue down the ranking until none is left or no unit can take them.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.5',
    title: 'Squares',
    rules: [
      {
        id: '6.5a',
        title: 'Form and break',
        text: 'An infantry unit may form or break square as its battle move; it may not fire in that Battle Turn.',
        ruling: '',
      },
      { id: '6.5b', title: 'When engaged too', text: 'It may do so while engaged.', ruling: '' },
      { id: '6.5c', title: 'Home positions only', text: 'Never while forward.', ruling: '' },
      { id: '6.5d', title: 'No movement', text: 'A unit in square cannot disengage or move in any way.', ruling: '' },
      { id: '6.5e', title: 'Not in Woods', text: 'No square in a Woods position.', ruling: '' },
      {
        id: '6.5f',
        title: 'Not in a Farm',
        text: 'The unit that holds a Farm cannot form square; others in that position can. A unit in square cannot take or be given a Farm or Hill before it has broken square.',
        ruling: '',
      },
      { id: '6.5g', title: 'Morale', text: 'Infantry in square check morale at +1.', ruling: '' },
      {
        id: '6.5h',
        title: 'Retreat',
        text: '',
        ruling:
          'A unit in square must break square before it can retreat voluntarily; a rout or forced retreat breaks the square, before any attrition. No square in Reserve.',
      },
    ],
  },
  {
    id: '6.51',
    title: 'Square targeting',
    rules: [
      {
        id: '6.51a',
        title: 'Target group',
        text: 'The units in square of a position (with units sheltering in them) form one target group, all other units of that side there another. Each firing unit names its target group.',
        ruling: '',
      },
      { id: '6.51b', title: 'Surplus lost', text: 'Hits beyond what the named group can take are lost.', ruling: '' },
      {
        id: '6.51c',
        title: 'Cavalry against squares',
        text: 'No shock and -1 (F3 fires at F2, F2 at F1, F1 cannot fire).',
        ruling: '',
      },
      { id: '6.51d', title: 'Infantry against squares', text: 'Enemy infantry fire at +1.', ruling: '' },
      { id: '6.51e', title: 'Infantry in square', text: 'Fire normally.', ruling: '' },
      {
        id: '6.51f',
        title: 'Long range against squares',
        text: 'Artillery fires at +1; a Hill adds another +1.',
        ruling: '',
      },
      {
        id: '6.51g',
        title: 'Horse artillery at short range',
        text: 'F3 for the first fire, F2 afterwards (F1 +1 first fire +1 square; then F1 +1).',
        ruling: '',
      },
    ],
  },
  {
    id: '6.52',
    title: 'Sheltering',
    rules: [
      {
        id: '6.52a',
        title: 'Who',
        text: 'Leaders and artillery may shelter with infantry in square of their position, one guest to each such unit, if they have done nothing yet in this Battle Turn.',
        ruling: '',
      },
      { id: '6.52b', title: 'No morale checks', text: 'Sheltering units never check morale.', ruling: '' },
      { id: '6.52c', title: 'No fire', text: 'Sheltering units cannot fire.', ruling: '' },
      {
        id: '6.52d',
        title: 'Hits',
        text: 'A sheltering unit is part of the square group and takes hits when it is the strongest there.',
        ruling: '',
      },
      {
        id: '6.52e',
        title: 'Leader bonus stays',
        text: 'A sheltering leader still gives his morale bonus to the whole position.',
        ruling: '',
      },
      {
        id: '6.52f',
        title: 'Shared fate',
        text: 'When the infantry that shelters it is eliminated the sheltering unit is eliminated too.',
        ruling: '',
      },
      {
        id: '6.52g',
        title: 'Cost',
        text: '',
        ruling:
          'Entering or leaving shelter is that unit’s whole action in the Battle Turn. When the infantry breaks square its guest is released where it stands; being released is not its action. The infantry may form and its guest enter in the same Battle Turn.',
      },
    ],
  },
  {
    id: '6.6',
    title: 'Skirmishes',
    rules: [
      { id: '6.6a', title: 'When', text: 'Either side has fewer than three units in the town.', ruling: '' },
      { id: '6.6b', title: 'Order', text: 'The Attacker chooses the order of skirmishes.', ruling: '' },
      {
        id: '6.6c',
        title: 'Reveal',
        text: 'Each side reveals one to four of its units there.',
        ruling: 'Both choose secretly and reveal together; neither sees how many the other has picked before.',
      },
      {
        id: '6.6d',
        title: 'One round',
        text: 'Revealed Defender units fire first and their hits apply at once; then the surviving revealed Attacker units fire.',
        ruling: '',
      },
      { id: '6.6e', title: 'Unrevealed', text: 'Unrevealed units neither fire nor take hits.', ruling: '' },
      {
        id: '6.6f',
        title: 'Skirmish firepower',
        text: 'Mounted units (leaders, cavalry, horse artillery) fire at F2, units on foot (infantry, foot artillery) at F1, whatever value is printed. No terrain, shock, range, square or leader modifiers.',
        ruling: '',
      },
      {
        id: '6.6g',
        title: 'Hits',
        text: 'Hits go to the strongest revealed enemy unit, the owner choosing ties; surplus hits are lost.',
        ruling: '',
      },
      {
        id: '6.6h',
        title: 'Who retreats',
        text: 'After the round the side with fewer units in the town, revealed or not, must retreat all its units; on a tie the Attacker.',
        ruling: '',
      },
      {
        id: '6.6i',
        title: 'How',
        text: 'Destinations and road limits as in 7.1 and 7.2, one allowance for the whole skirmish (the loser has two units at most).',
        ruling:
          'Units that cannot retreat are eliminated, the owner choosing which, as in 7.4c; no rout attrition, nobody is engaged in a skirmish.',
      },
      { id: '6.6j', title: 'Disruption', text: 'Whoever retreats is disrupted.', ruling: '' },
      {
        id: '6.6k',
        title: 'Winners',
        text: 'The winners may reinforce adjacent battles this turn; there is no regroup after a skirmish.',
        ruling: '',
      },
      {
        id: '6.6l',
        title: 'Wiped out',
        text: '',
        ruling:
          'If one side has no unit left the other holds the town without further ado; if neither has, the town is empty.',
      },
    ],
  },
  {
    id: '6.7',
    title: 'Stalemate',
    rules: [
      {
        id: '6.7a',
        title: 'Condition',
        text: 'The Attacker neither fires, engages nor retreats in two of his Battle Turns in a row, after all his reinforcements have come in.',
        ruling: '',
      },
      { id: '6.7b', title: 'Result', text: 'He must then retreat all units.', ruling: '' },
      {
        id: '6.7c',
        title: 'Counting',
        text: '',
        ruling:
          'An Attacker Battle Turn counts only if no Attacker unit entered as reinforcement in it. A Battle Turn with fire, Engage, Retreat or a reinforcement sets the count to zero. Fire that could not reduce any unit (long range at units that all have strength 1, cavalry at a Farm holder alone) does not count as fire; at hidden units it always counts.',
      },
      {
        id: '6.7d',
        title: 'Pace',
        text: '',
        ruling:
          'He retreats at the rate of 7.2: from the end of the second idle turn on the Attacker retreats as many units as the roads allow, at once and in each later Battle Turn of his, and may do nothing else (no fire, no battle move, no reinforcement; squares are broken at once by 6.5h; morale is still checked); the Defender goes on as usual.',
      },
      {
        id: '6.7e',
        title: 'No way out',
        text: '',
        ruling:
          'If in such a Battle Turn not one unit can be retreated, all Attacker units left in the battle are eliminated.',
      },
    ],
  },
  {
    id: '7.0',
    title: 'Retreats',
    rules: [
      {
        id: '7.0a',
        title: 'Who may retreat',
        text: 'In the Combat step a unit that has not moved or fired this Battle Turn may leave the battle for the map, from Reserve, a home position or a forward one.',
        ruling: '',
      },
      {
        id: '7.0b',
        title: 'Engaged retreat costs',
        text: 'A unit that is engaged at the instant it retreats takes rout attrition (7.41).',
        ruling: '',
      },
      {
        id: '7.1a',
        title: 'Attacker destinations',
        text: 'Adjacent towns from which Attacker units entered the battle, at the start or as reinforcements.',
        ruling: '',
      },
      {
        id: '7.1b',
        title: 'Defender destinations',
        text: 'Any adjacent town that is not one of the Attacker’s towns of 7.1a.',
        ruling: '',
      },
      {
        id: '7.1c',
        title: 'Never to the enemy',
        text: 'Nobody retreats to a town that holds enemy units.',
        ruling: '',
      },
      {
        id: '7.1d',
        title: 'Never to a fight',
        text: 'Nobody retreats to a town where another battle or unresolved skirmish is going on.',
        ruling: '',
      },
      {
        id: '7.1e',
        title: 'Passed-through towns',
        text: '',
        ruling: 'For units that came more than one town the entry town is the last one before the battle.',
      },
      {
        id: '7.2a',
        title: 'Retreat limits',
        text: 'Per Battle Turn a side may retreat two units along each major and one along each minor road.',
        ruling: '',
      },
      { id: '7.2b', title: 'Rivers', text: 'Rivers do not matter for retreat.', ruling: '' },
      {
        id: '7.3a',
        title: 'Disrupted',
        text: 'A unit that retreats (by choice, rout or after a skirmish) is disrupted until the end of the Player Turn and cannot reinforce.',
        ruling: '',
      },
      {
        id: '7.3b',
        title: 'No other effect',
        text: '',
        ruling: 'Disrupted units may be regrouped (7.5) but stay disrupted.',
      },
      {
        id: '7.4a',
        title: 'Rout condition',
        text: 'Tested after every single move, hit, elimination and retreat. A side is routed at the instant one of its home positions holds enemy units and no friendly unit, whether by fire, morale, disengaging or retreat.',
        ruling: '',
      },
      {
        id: '7.4b',
        title: 'All must go',
        text: 'The routed side retreats every remaining unit at that instant, units that have moved or fired included, and the battle is over.',
        ruling: '',
      },
      {
        id: '7.4c',
        title: 'Limits in a rout',
        text: 'Two units per major, one per minor road in all; units without a place are eliminated, the owner choosing which.',
        ruling: '',
      },
      {
        id: '7.4d',
        title: 'Limit shared',
        text: '',
        ruling: 'Voluntary retreats the same side made earlier in the same Battle Turn count against 7.4c.',
      },
      {
        id: '7.41a',
        title: 'Rout attrition',
        text: 'Every unit, also in Reserve, loses steps: infantry and horse artillery 1, foot artillery 2.',
        ruling: '',
      },
      {
        id: '7.41b',
        title: 'Cavalry',
        text: 'Cavalry lose 1 step only if in the same position as enemy cavalry.',
        ruling: '',
      },
      { id: '7.41c', title: 'Leaders', text: 'Leaders lose nothing.', ruling: '' },
      {
        id: '7.41d',
        title: 'Order',
        text: '',
        ruling:
          'Attrition first, judged by where the units stood at the instant of rout, then the survivors are assigned to roads. The same for 7.0b; a unit eliminated by attrition uses no place on a road.',
      },
      {
        id: '7.5a',
        title: 'Regroup',
        text: 'When a battle (not a skirmish) ends the victor, Attacker or Defender, may at that instant move units from adjacent towns into the town and/or from the town to adjacent towns that hold friendly units.',
        ruling: '',
      },
      {
        id: '7.5b',
        title: 'Limits',
        text: 'Two units per major and one per minor road.',
        ruling: 'Both directions together. A unit regroups once, by one road.',
      },
      {
        id: '7.5c',
        title: 'Then reinforce',
        text: 'Regrouped units may reinforce another adjacent battle this turn.',
        ruling: '',
      },
      {
        id: '7.5d',
        title: 'Not with fights',
        text: '',
        ruling: 'Units cannot be regrouped out of or into a town where a fight is still going on.',
      },
      { id: '7.5e', title: 'No victor', text: '', ruling: 'If both sides are gone there is no regroup.' },
    ],
  },
  {
    id: '8.0',
    title: 'Leaders',
    rules: [
      {
        id: '8.0a',
        title: 'Own army only',
        text: 'Blücher’s bonuses serve only Prussian, Wellington’s only Anglo-Dutch, Napoléon’s only French units.',
        ruling: '',
      },
      {
        id: '8.0b',
        title: 'Counts as a unit',
        text: 'A leader counts for every limit: deployment, roads, retreat, rout, reinforcement, and for the three-unit test of 6.1b.',
        ruling: '',
      },
      { id: '8.0c', title: 'Movement', text: 'Leaders move one or two towns, three by force march.', ruling: '' },
      {
        id: '8.1a',
        title: 'Force-march bonus',
        text: '+1 to the force-march roll of units of his army that are in the same town as a revealed leader.',
        ruling: 'Where they stand when the dice are rolled, i.e. after all moves.',
      },
      {
        id: '8.1b',
        title: 'Leader’s own march',
        text: 'A leader force-marching rolls with +1 himself, if revealed, and is eliminated by a modified 1-3. He helps others for as long as he lives; the order is the owner’s (5.6g).',
        ruling: '',
      },
      {
        id: '8.1c',
        title: 'Reveal',
        text: 'The bonus needs the leader face up for that moment; the owner may decline and keep him hidden.',
        ruling:
          'He says so with his first roll for a town, as part of that order; the leader stays face up until the last die for that town is rolled.',
      },
      {
        id: '8.2a',
        title: 'Morale bonus',
        text: '+1 to morale rolls of all units of his army in the leader’s battle position, if he is face up.',
        ruling: '',
      },
      {
        id: '8.2b',
        title: 'Leaders do not check',
        text: 'A leader in a position with other friendly units makes no morale check.',
        ruling: '',
      },
      {
        id: '8.2c',
        title: 'Leader alone',
        text: 'A leader who is the only friendly unit in a position and engaged checks morale at +1 in all. On bad morale he disengages like any other unit.',
        ruling: '',
      },
      {
        id: '8.3a',
        title: 'Leader in combat',
        text: 'Leaders may engage, fire and take hits like other units.',
        ruling: '',
      },
      {
        id: '8.3b',
        title: 'Leader lost',
        text: 'An eliminated leader counts as one eliminated unit of his army and his bonuses are gone; there is no replacement.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.0',
    title: 'Allied supply',
    rules: [
      {
        id: '9.0a',
        title: 'Ghent',
        text: 'While at least one French unit is in Ghent at the end of a French turn, the Anglo-Dutch lose one unit.',
        ruling: '',
      },
      { id: '9.0b', title: 'Brussels', text: 'The same for Brussels: one Anglo-Dutch unit.', ruling: '' },
      { id: '9.0c', title: 'Liège', text: 'The same for Liège: two Prussian units.', ruling: '' },
      {
        id: '9.0d',
        title: 'When',
        text: 'At the end of each French turn, day or night, after all fights; never at the end of an Allied turn.',
        ruling: '',
      },
      {
        id: '9.0e',
        title: 'Who chooses',
        text: 'The Allied player chooses the units; any units of that army anywhere, the leader included. If fewer are left all are lost. With three players the owner of that army chooses.',
        ruling: '',
      },
      { id: '9.0h', title: 'They count', text: 'Units lost to supply are eliminated units for 10.1.', ruling: '' },
      {
        id: '9.0f',
        title: 'Only while occupied',
        text: 'The loss stops when no French unit is in the city and starts again when one is.',
        ruling: '',
      },
      { id: '9.0g', title: 'French supply', text: 'The French have no supply rule.', ruling: '' },
    ],
  },
  {
    id: '10.0',
    title: 'Victory',
    rules: [
      {
        id: '10.0a',
        title: 'When checked',
        text: 'At the end of every Player Turn, after fights and supply.',
        ruling: '',
      },
      {
        id: '10.0b',
        title: 'Defeated army',
        text: 'A defeated army leaves the game: what it still has on the map is eliminated.',
        ruling: '',
      },
      { id: '10.1a', title: 'Anglo-Dutch defeat', text: 'Eight or more Anglo-Dutch units eliminated.', ruling: '' },
      { id: '10.1b', title: 'Prussian defeat', text: 'Nine or more Prussian units eliminated.', ruling: '' },
      {
        id: '10.1c',
        title: 'French win by defeat',
        text: 'The French win when both Allied armies are defeated, in the same turn or in different turns.',
        ruling: '',
      },
      {
        id: '10.1d',
        title: 'French win by cities',
        text: 'The French win if undefeated and holding any two of Brussels, Ghent and Liège with at least one unit each after their turn of June 22 (turn 23).',
        ruling: '',
      },
      {
        id: '10.1e',
        title: 'All three defeated',
        text: 'If all three armies are defeated at the same check the French win.',
        ruling: 'Also when one Allied army was defeated earlier.',
      },
      {
        id: '10.2a',
        title: 'French defeat',
        text: 'Twelve or more French units eliminated: the Allies win (but 10.1e).',
        ruling: '',
      },
      {
        id: '10.2b',
        title: 'Time',
        text: 'If the French have not won when the last turn is over the Allies win.',
        ruling: '',
      },
      {
        id: '10.2c',
        title: 'One ally down',
        text: 'The game goes on with the other Allied army alone; the quota of the lost army is not transferred (5.1e).',
        ruling: '',
      },
      {
        id: '10.2d',
        title: 'French and one ally',
        text: 'If the French and one Allied army are defeated at the same check while the other Allied army stands, the Allies win.',
        ruling: '',
      },
      {
        id: '10.2e',
        title: 'Last check',
        text: 'After turn 23 the order is: supply, defeats (10.1c, 10.1e, 10.2a), cities (10.1d), time (10.2b).',
        ruling: '',
      },
    ],
  },
  {
    id: '11.0',
    title: 'Three player game',
    rules: [
      {
        id: '11.0a',
        title: 'Two Allied players',
        text: 'One commands the Anglo-Dutch, one the Prussian army; each alone decides for his units.',
        ruling: '',
      },
      {
        id: '11.0b',
        title: 'Silence',
        text: 'The Allied players may communicate only during initial deployment and during Allied night turns (turns 6, 12, 18).',
        ruling: '',
      },
      {
        id: '11.0c',
        title: 'Rules as usual',
        text: 'All other rules are unchanged; the Allied players win or lose together.',
        ruling: '',
      },
      {
        id: '11.0d',
        title: 'Ally’s blocks',
        text: '',
        ruling:
          'An Allied player sees his ally’s blocks as the enemy does (colour and number), except face-up ones, on the map and in battles: labels face their owner (3.2), and what the ally may know beyond that he is told when speaking is allowed (11.0b).',
      },
      {
        id: '11.0e',
        title: 'Joint choices',
        text: '',
        ruling:
          'In a fight with units of both Allied armies each player decides for his own units (placing, moving, fire, ties, retreat, which unit dies). Choices without an owner (terrain markers, order of fights) belong to the player with more units there, the Anglo-Dutch on a tie; the order of several fights to the player with more units in all of them together.',
      },
      {
        id: '11.0f',
        title: 'Turn-taking',
        text: '',
        ruling:
          'In the Movement phase the Anglo-Dutch player moves first, or passes the first move to the Prussian player; each ends his own moves once, and they are shown when he does; then both roll. Inside one battle step of the Allies control goes to and fro, Anglo-Dutch first: a player acts with as many units as he likes and hands over; the step ends when both hand over in a row without acting. Shared limits (roads, Stream, 6.22b) are first come, first served. In a deployment the Anglo-Dutch player places first and the second must make up what 6.22b still needs; neither may post a unit in a position where his ally has posted one, the Reserve apart, and the first fills Woods himself as long as he has units that can. A player whose last unit has left a battle hands over to the other.',
      },
      {
        id: '11.0g',
        title: 'Secret steps',
        text: '',
        ruling:
          'In a skirmish each Allied player picks his own units secretly, four in all at most and one at least: the Anglo-Dutch player picks first and the Prussian is told only how many. In a rout or skirmish retreat the player with more units to retreat assigns all of his first, the Anglo-Dutch on a tie; units that find no place left are eliminated.',
      },
    ],
  },
  {
    id: '12.0',
    title: 'Tourney bidding',
    rules: [
      { id: '12.0a', title: 'First bidder', text: 'A coin flip decides who bids first.', ruling: '' },
      {
        id: '12.0b',
        title: 'Bids',
        text: 'A bid is a side and a whole number; the first may be 0, each later bid is one higher than the last. The other player may pass, which ends the bidding.',
        ruling:
          'The first bidder must bid. Both may bid for the same side. No bid may exceed the number of units that can be reduced (23 French, 32 Allied).',
      },
      {
        id: '12.0c',
        title: 'Winner’s side',
        text: 'The highest bidder plays the side he named, the other player the other side.',
        ruling: '',
      },
      {
        id: '12.0d',
        title: 'Price',
        text: 'The winner removes that many steps in total from his starting units.',
        ruling: '',
      },
      { id: '12.0e', title: 'One step per unit', text: 'No unit may lose more than one step to the bid.', ruling: '' },
      {
        id: '12.0f',
        title: 'Leaders',
        text: '',
        ruling:
          'Leaders cannot be reduced by the bid. The side that won the bidding removes its steps secretly before it deploys (in the historical campaign before turn 1); the number is public, the units are not. Bidding is for the two-player game.',
      },
    ],
  },
  {
    id: 'FOG',
    title: 'Hidden information',
    rules: [
      {
        id: 'FOG-1',
        title: 'Owner view',
        text: 'A player sees all values of his own units at all times (in a two-player game the Allied player those of both armies).',
        ruling: '',
      },
      {
        id: 'FOG-2',
        title: 'Enemy map view',
        text: 'Of enemy units on the map he sees town and block colour only, plus the disrupted mark.',
        ruling: '',
      },
      {
        id: 'FOG-3',
        title: 'Deployment view',
        text: 'Nothing a side places is shown before that side has ended its deployment; the Allied placement is then shown as blocks before the French place.',
        ruling: '',
      },
      {
        id: 'FOG-4',
        title: 'Skirmish view',
        text: 'Revealed units are open for the skirmish; others stay hidden; all are hidden again afterwards.',
        ruling: '',
      },
      {
        id: 'FOG-5',
        title: 'Battle view',
        text: 'While placing, the Defender’s blocks are invisible to others until he ends, then shown face down in their positions; the Attacker’s until he ends, when 6.24b opens both. Afterwards 6.24 applies; Reserve and unengaged Woods show the number of blocks by colour.',
        ruling: '',
      },
      {
        id: 'FOG-6',
        title: 'Dice are public',
        text: 'All die rolls, the modified firepower used and the losses of open units are public; a unit that fires is open.',
        ruling: '',
      },
      {
        id: 'FOG-7',
        title: 'Markers are public',
        text: 'Terrain on the board, squares and shelter, Farm and Hill holders are public; markers not yet drawn are unknown to both.',
        ruling: '',
      },
      { id: 'FOG-8', title: 'Eliminated units are public', text: 'Identity, cause and count.', ruling: '' },
      {
        id: 'FOG-9',
        title: 'Force march',
        text: 'The path and colour of the block that marched and its die are public; its strength and identity are not. Of several blocks on one path it is not told which rolled what.',
        ruling: '',
      },
      {
        id: 'FOG-10',
        title: 'Hidden blocks have no identity',
        text: 'Two positions that differ only by exchanging hidden units of one colour and mark between places, or in the strengths of hidden units, look the same to every other seat. Nothing in the way the game is shown (order in a stack or list, drawing, motion, message) lets a seat follow one hidden block of a stack through a move; order within a stack means nothing.',
        ruling: '',
      },
      {
        id: 'FOG-11',
        title: 'Names in events',
        text: 'An event names a unit to others only if the unit is open just before, during or just after it; otherwise it gives colour, path or road, and number.',
        ruling: '',
      },
      {
        id: 'FOG-12',
        title: 'Mixing',
        text: 'An open unit that becomes hidden where other hidden blocks of its colour are (or later meet it) is from then on one of them. That it went in stays in the log; which of the blocks that later move is that unit is not told.',
        ruling: '',
      },
      {
        id: 'FOG-13',
        title: 'Shown when ended',
        text: 'Placements, moves, picks, retreat and regroup assignments reach others when the step is ended, as a whole; what was taken back before is never shown. In a Combat step the actions so far are shown at the next die, the next unit opened, or the end of the step; none of these can be taken back.',
        ruling: '',
      },
      {
        id: 'FOG-14',
        title: 'No tell-tale steps',
        text: 'Whether a seat is asked for a decision, and which kind, depends on public facts only. So: revealing a leader is part of the order to roll (8.1c); ending a phase, a Combat step or a reinforcement step is always explicit even if the owner has nothing left to do; with option 6.24d the owner of two or more hidden targets allots long range hits even where there is no choice.',
        ruling: '',
      },
      {
        id: 'FOG-15',
        title: 'Refusals',
        text: 'A refused order is answered to the seat that gave it and to nobody else, and its reason uses nothing hidden from that seat. All limits on a player’s orders (roads, rivers, 5.2, 7.1) depend on his own units and public facts.',
        ruling: '',
      },
      {
        id: 'FOG-16',
        title: 'Counts, not sums',
        text: 'Public are blocks in play and eliminated units by army. Steps left, composition of a stack and which units have not appeared yet are not shown to others.',
        ruling: '',
      },
      {
        id: 'FOG-17',
        title: 'Silent losses',
        text: 'Steps lost by hidden units (rout attrition in Reserve or unengaged Woods, the bid) are shown to the owner only, unless the unit is eliminated.',
        ruling: '',
      },
      {
        id: 'FOG-18',
        title: 'Spectators',
        text: 'A spectator sees what is open or public and never more than each player sees; no player may take a second seat or watch as another seat while the game is on.',
        ruling: '',
      },
      {
        id: 'FOG-19',
        title: 'Three players',
        text: 'The Anglo-Dutch seat owns red only, the Prussian seat black only; each sees the other’s hidden blocks as the French do, in Reserve and Woods of a common battle too.',
        ruling: '',
      },
      {
        id: 'FOG-20',
        title: 'End of the game',
        text: 'When the game is over everything is open and the whole record may be replayed; before that a seat’s log, record and replay hold only what that seat saw.',
        ruling: '',
      },
      {
        id: 'FOG-21',
        title: 'Nothing to guess with',
        text: 'No number worked out from the hidden position is given out before the end in a form against which guesses could be tried.',
        ruling: '',
      },
      {
        id: 'FOG-22',
        title: 'Fair inference',
        text: 'What follows from the rules is fair and needs no hiding: two towns without a die is a mounted unit, two with a die foot, three mounted; a Farm holder is infantry; a block in Woods is no artillery, and a Woods marker put aside (6.21s) shows a side full of guns; blocks deployed in one position are one corps, or two with a leader; a block that is alone can be followed. In the historical campaign the first position is known to all.',
        ruling: '',
      },
    ],
  },
];
