import type { RuleSection } from '@hundred-days/kernel';

/** The rules of the battles in our own words, for the drawer: the statements of RULES.md, by case. */
export const RULES_EN: readonly RuleSection[] = [
  {
    id: '1.0',
    title: 'Introduction',
    rules: [
      {
        id: '1.1',
        title: 'Subject',
        text: 'Operational game of the June 1815 campaign in Belgium: Ligny, Quatre Bras, Wavre, Waterloo (here “La Belle Alliance”), and a campaign that links them.',
        ruling: '',
      },
      {
        id: '1.2',
        title: 'One rules set, five games',
        text: 'The standard rules serve all battle games; campaign rules (18.0–26.0) are ignored in a battle game. Grand Waterloo and Grand Ligny use the campaign rules as changed by 27.0 and 28.0; Historic Wavre uses the standard rules as changed by 29.0 (29.1a).',
        ruling: '',
      },
    ],
  },
  {
    id: '2.0',
    title: 'Course of play',
    rules: [
      {
        id: '2.0a',
        title: 'Two players',
        text: 'One side is French; the other commands every Prussian and Anglo-Allied unit. Solitaire and (in the campaign) several players per side are allowed.',
        ruling: '',
      },
      {
        id: '2.0b',
        title: 'A Player Turn',
        text: 'The phasing player moves, then attacks.',
        ruling: '',
      },
      {
        id: '2.0c',
        title: 'Three seats',
        text: '',
        ruling:
          'Where the Anglo-Allied and the Prussian army have a player each, every decision about a unit or leader is its own army’s. They share the allied Player Turn: in a phase both act in any order, one action at a time, and it ends when both have said so. An attack with units of both needs the partner’s yes, which he may not refuse if the duties of the phase could not be met otherwise; the seat that declares it chooses the odds, has first claim on the advance, and pays an Ex with its own adjacent units as far as they suffice. They win and lose together.',
      },
    ],
  },
  {
    id: '3.0',
    title: 'Equipment',
    rules: [
      {
        id: '3.1',
        title: 'Maps and hex codes',
        text: 'Four maps; a hex is written with a map letter (Q Quatre Bras, L Ligny, W Wavre, B La Belle Alliance) and four digits CCRR, column then row.',
        ruling: '',
      },
      {
        id: '3.11',
        title: 'Grid and neighbours',
        text: 'Flat-top hexes in north-south columns; even columns lie half a hex further south. Neighbours of an odd-column hex: (C,R−1), (C+1,R−1), (C+1,R), (C,R+1), (C−1,R), (C−1,R−1); of an even-column hex: (C,R−1), (C+1,R), (C+1,R+1), (C,R+1), (C−1,R+1), (C−1,R). Each map has 29 columns and 34 rows.',
        ruling: '',
      },
      {
        id: '3.12a',
        title: 'Road join at column 16',
        text: 'Where the north and south maps meet at W1634/L1601 the main road is taken to be continuous.',
        ruling: '',
      },
      {
        id: '3.12b',
        title: 'Corrected 4-1 column',
        text: 'On the 4-1 column a die roll of 5 is Dr, on every map.',
        ruling: '',
      },
      {
        id: '3.12c',
        title: 'Prussian infantry are regiments',
        text: 'Every Prussian infantry reinforcement is a regiment; there are no Prussian infantry brigades as units.',
        ruling: '',
      },
      {
        id: '3.12d',
        title: 'Wavre 0300 schedule',
        text: 'The reinforcement schedule printed at 0300 on the Wavre map does not hold. In the campaign the whole Prussian IV Corps comes on at 0300 June 17.',
        ruling: '',
      },
      {
        id: '3.12e',
        title: 'Terrain key slips',
        text: 'Cosmetic: Ligny has forest hexes although its key shows none, and what the Wavre and Quatre Bras keys draw as cavalry is horse artillery.',
        ruling: '',
      },
      {
        id: '3.42a',
        title: 'Combat strength',
        text: 'One number, used both to attack and to defend.',
        ruling: '',
      },
      {
        id: '3.42b',
        title: 'Reduced strength',
        text: 'The reverse of a counter. Some units start a battle on that side; in the campaign a destroyed unit returns on it.',
        ruling: '',
      },
      {
        id: '3.42c',
        title: 'Movement allowance',
        text: 'The most points a unit may spend in one Movement Phase.',
        ruling: '',
      },
      {
        id: '3.42d',
        title: 'Designations',
        text: 'Left of the slash the division, right of the slash the command (corps; Anglo-Allied division). The unit itself is named after its brigade commander or its regiment.',
        ruling: '',
      },
      {
        id: '3.43',
        title: 'Counter corrections',
        text: 'Friant and Michel 6-4/4-4; Roguet and Morand 7-4/4-4; Noury is VI Corps; Kruse 3-4 is 6th Division; Billard 5-4 is III Corps; Guyot 6-6 is Guard cavalry; the Prussian 8th Line is 4-4; Saxe-Weimar is 5-4 Nassau.',
        ruling: '',
      },
      {
        id: '3.5',
        title: 'Scale',
        text: 'A hex is 480 m across flats; 1 strength point is 350–750 men or one battery; day turns are one hour.',
        ruling: '',
      },
      {
        id: '3.7a',
        title: 'Sides',
        text: 'The French player controls French units only; the opponent controls all others.',
        ruling: '',
      },
      {
        id: '3.7b',
        title: 'Battle set-up',
        text: 'Units are placed as the scenario lists; a unit listed at reduced strength starts on its reverse.',
        ruling: '',
      },
      {
        id: '3.7c',
        title: 'No flipping in a battle game',
        text: 'Outside the campaign a counter never changes side during play: it is on the map or eliminated.',
        ruling: '',
      },
      {
        id: '3.7d',
        title: 'Leaders only in the campaign',
        text: 'Leaders are not used in the four battle games or in Historic Wavre.',
        ruling: '',
      },
      {
        id: '3.7e',
        title: 'Reinforcements outside the battle’s turns',
        text: 'In a battle game, arrivals scheduled before its first or after its last turn are ignored.',
        ruling: '',
      },
      {
        id: '3.7g',
        title: 'Campaign-only and battle-only places',
        text: 'Map positions marked for the campaign are not used in a battle game, and the other way round.',
        ruling: '',
      },
      {
        id: '3.7f',
        title: 'Turn track',
        text: '',
        ruling:
          'Hourly day turns from 0600 to 2100 and two Night turns, 2400 and 0300; rain from 1500 to 2100 on June 17; the campaign runs 44 turns from 1400 June 16 to 2100 June 18.',
      },
    ],
  },
  {
    id: '4.0',
    title: 'Sequence of play',
    rules: [
      {
        id: '4.0',
        title: 'Turn structure',
        text: 'A Game Turn is the French Player Turn, then the Prussian/Anglo-Allied Player Turn, then the marker advances. After the last Game Turn the victory conditions are read.',
        ruling: '',
      },
      {
        id: '4.1a',
        title: 'Movement Phase',
        text: 'The phasing player moves any, all or none of his units and brings on reinforcements. The other side does not move.',
        ruling: '',
      },
      {
        id: '4.1b',
        title: 'Combat Phase',
        text: 'The phasing player attacks. Units change hex only through combat results.',
        ruling: '',
      },
      {
        id: '4.1c',
        title: 'Turn record',
        text: 'The marker starts on the scenario’s first turn and moves one space per Game Turn.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.0',
    title: 'Movement',
    rules: [
      {
        id: '5.0a',
        title: 'Free choice',
        text: 'Any number of units may move, in any direction, one at a time along adjoining hexes, paying for each hex entered.',
        ruling: '',
      },
      {
        id: '5.1',
        title: 'Allowance is a ceiling',
        text: 'A unit may never spend more points than its movement allowance in one Movement Phase.',
        ruling: '',
      },
      {
        id: '5.11',
        title: 'Only in one’s own Movement Phase',
        text: 'A unit changes hex only in its owner’s Movement Phase, or by retreat, displacement or advance in a Combat Phase.',
        ruling: '',
      },
      {
        id: '5.12',
        title: 'No combat while moving',
        text: 'The first die thrown for combat ends the Movement Phase for good.',
        ruling: '',
      },
      {
        id: '5.13',
        title: 'No saving or lending points',
        text: 'Unspent points are lost and cannot be given to another unit.',
        ruling: '',
      },
      {
        id: '5.14',
        title: 'No skipping hexes',
        text: 'Movement goes from hex to adjacent hex.',
        ruling: '',
      },
      {
        id: '5.15',
        title: 'A finished move stands',
        text: 'Once the player lets go of a unit it moves no further that phase, and its move is not changed unless the opponent agrees. (At this table a move may be taken back until a die is rolled.)',
        ruling: '',
      },
    ],
  },
  {
    id: '5.2',
    title: 'Terrain and movement',
    rules: [
      {
        id: '5.2',
        title: 'Cost per hex',
        text: 'Basic cost 1 point; hex and hexside costs come from the Terrain Effects Chart (5.6).',
        ruling: '',
      },
      {
        id: '5.21',
        title: 'Road',
        text: 'From a road hex to an adjacent road hex across a road hexside: 1/2 point, whatever else is in the hex.',
        ruling: '',
      },
      {
        id: '5.22',
        title: 'Trail',
        text: 'From a trail hex to an adjacent trail hex across a trail hexside: 1 point, whatever else is in the hex.',
        ruling: '',
      },
      {
        id: '5.22b',
        title: 'Road or trail over water',
        text: '5.21 and 5.22 override the terrain in the hex, not water on the hexside.',
        ruling:
          'At a bridge the road or trail rate is the whole price (5.23); a road or trail drawn across a stream without a bridge is a ford and still adds 2 points (5.24, 5.61a).',
      },
      {
        id: '5.23',
        title: 'River',
        text: 'A river hexside may be crossed only at a bridge; crossing a bridge adds nothing.',
        ruling: '',
      },
      {
        id: '5.24',
        title: 'Stream',
        text: 'Crossing a stream hexside adds 2 points. Infantry crossing a stream into forest pays 4.',
        ruling: '',
      },
      {
        id: '5.2x',
        title: 'Cannot afford, cannot enter',
        text: 'The full price must be paid; a unit short of points may not enter. There is no minimum move of one hex.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.3',
    title: 'Stacking',
    rules: [
      {
        id: '5.3',
        title: 'Two per hex',
        text: 'At the end of any phase at most two friendly combat units may be in a hex (one in a chateau, 10.2). Leaders do not count (19.23).',
        ruling:
          'The limit is tested whenever a unit’s move, entry, retreat or displacement ends, so a full hex may be passed but not stopped in; a full hex in an enemy zone cannot be entered at all.',
      },
      {
        id: '5.31',
        title: 'Passing through friends',
        text: 'Friendly-occupied hexes may be entered at no extra cost.',
        ruling: '',
      },
      {
        id: '5.32',
        title: 'No limit while passing',
        text: 'Any number of units may pass through a hex in a phase.',
        ruling: '',
      },
      {
        id: '5.33',
        title: 'Friendly control is no hindrance',
        text: 'A friendly zone of control never hampers friends.',
        ruling: '',
      },
      {
        id: '5.3x',
        title: 'Enemy hexes',
        text: '',
        ruling: 'A unit may never enter a hex holding an enemy combat unit.',
      },
    ],
  },
  {
    id: '5.4',
    title: 'Zones of control',
    rules: [
      {
        id: '5.4a',
        title: 'Extent',
        text: 'The six hexes around a unit are its zone of control, with the exceptions of 5.4c.',
        ruling: '',
      },
      {
        id: '5.4b',
        title: 'Locked',
        text: 'A unit may not leave an enemy zone during a Movement Phase; so entering one ends its move.',
        ruling: '',
      },
      {
        id: '5.4c',
        title: 'Where zones stop',
        text: 'A zone of control does not cross an unbridged river hexside and never extends into a chateau hex.',
        ruling: '',
      },
      {
        id: '5.4d',
        title: 'Other hexsides',
        text: 'Zones cross stream, bridge, crest, road and trail hexsides normally.',
        ruling: '',
      },
      {
        id: '5.41',
        title: 'Always on',
        text: 'Every combat unit exerts its zone all the time, in every phase of both Player Turns; no unit, friendly or enemy, cancels it.',
        ruling: '',
      },
      {
        id: '5.42',
        title: 'Free to enter',
        text: 'Entering an enemy zone costs no extra points.',
        ruling: '',
      },
      {
        id: '5.43',
        title: 'Two ways out',
        text: 'An enemy zone is left only by retreat or advance through combat, or because the unit exerting the zone is gone.',
        ruling: '',
      },
      {
        id: '5.44',
        title: 'Mutual',
        text: 'Two enemy units that are in each other’s zones are equally bound.',
        ruling: '',
      },
      {
        id: '5.45',
        title: 'Overlap',
        text: 'Both sides may control the same hex; extra units controlling it add nothing.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.5',
    title: 'Night and rain',
    rules: [
      {
        id: '5.5',
        title: 'No contact',
        text: 'At night and in rain nobody makes contact and nobody breaks it: enemy zones are neither entered nor left.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.6',
    title: 'Terrain Effects Chart',
    rules: [
      {
        id: '5.6a',
        title: 'Clear and town',
        text: '1 point for every arm. A town doubles whoever defends in it; clear ground changes nothing.',
        ruling: '',
      },
      {
        id: '5.6b',
        title: 'Forest and marsh',
        text: '2 points for infantry and foot artillery, 4 points for cavalry and horse artillery. Cavalry is halved when it attacks into such a hex or defends in one; the other arms fight there as anywhere.',
        ruling: '',
      },
      {
        id: '5.6c',
        title: 'Chateau',
        text: '2 points for every arm. The defender is tripled (and see 10.0).',
        ruling: '',
      },
      {
        id: '5.6d',
        title: 'Crest',
        text: 'No movement cost and no combat effect.',
        ruling: '',
      },
      {
        id: '5.61a',
        title: 'Movement costs add up',
        text: 'Hex cost and hexside cost are summed.',
        ruling: '',
      },
      {
        id: '5.61b',
        title: 'Combat effects do not',
        text: 'Only one terrain effect helps a defender: a chateau attacked across a stream is tripled, not more.',
        ruling:
          'Where several apply, use the one best for the defender; so cavalry defending in forest but attacked only across a stream is doubled and not halved.',
      },
      {
        id: '5.62',
        title: 'What blocks sight',
        text: 'Crest hexsides, and hexes of forest, town or chateau. Marsh, water and troops do not.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.0',
    title: 'Leaving the map',
    rules: [
      {
        id: '6.0',
        title: 'Exit only where named',
        text: 'Units leave only by hexes the scenario names, paying as if entering another hex like the one they leave.',
        ruling: 'Where a road or trail runs off that edge the price is 1/2 or 1, whatever the hex.',
      },
      {
        id: '6.11',
        title: 'No return',
        text: 'An exited unit is out of the game.',
        ruling: '',
      },
      {
        id: '6.12',
        title: 'Not a loss',
        text: 'Exited units may score for their owner and are not eliminated units.',
        ruling: '',
      },
      {
        id: '6.13',
        title: 'No retreat off the map',
        text: 'A unit that could only retreat off the map is eliminated.',
        ruling: '',
      },
      {
        id: '6.14',
        title: 'No limit per hex',
        text: 'Any number may exit by the same hex, whoever used it before.',
        ruling: '',
      },
      {
        id: '6.0x',
        title: 'Exit from an enemy zone',
        text: '',
        ruling: 'A unit standing in an enemy zone cannot exit (5.4b).',
      },
    ],
  },
  {
    id: '7.0',
    title: 'Combat',
    rules: [
      {
        id: '7.0a',
        title: 'Compulsory',
        text: 'Every enemy unit whose zone of control holds a phasing unit must be attacked in the Combat Phase.',
        ruling: '',
      },
      {
        id: '7.0b',
        title: 'Only artillery fires at a distance',
        text: 'All other attackers must be adjacent.',
        ruling: '',
      },
      {
        id: '7.0c',
        title: 'Odds',
        text: 'Divide total attacking strength by total defending strength and round down, in the defender’s favour, to a column of the table: 13 against 4 is 3-1; 4 against 9 is 1-3.',
        ruling: '',
      },
      {
        id: '7.0d',
        title: 'Order',
        text: 'The attacker resolves combats in any order he likes, applying each result before the next.',
        ruling: '',
      },
      {
        id: '7.1a',
        title: 'Attack once',
        text: 'A unit attacks at most once per Combat Phase.',
        ruling: '',
      },
      {
        id: '7.1b',
        title: 'Be attacked once',
        text: 'A unit is attacked at most once per Combat Phase (but see 7.44). A hex in which every unit has already been attacked this phase may not be attacked again.',
        ruling: '',
      },
      {
        id: '7.11a',
        title: 'Units in an enemy zone must attack',
        text: 'Every phasing unit that is in an enemy zone when the Combat Phase begins must take part in an attack.',
        ruling: '',
      },
      {
        id: '7.11b',
        title: 'Free pairing',
        text: 'The attacker chooses who attacks whom so long as all that must attack do and all that must be attacked are.',
        ruling: '',
      },
      {
        id: '7.11c',
        title: 'Declaring',
        text: '',
        ruling:
          'Attacks are declared and resolved one at a time; nothing is announced in advance. An attack may be declared only if the units and enemies left over can still meet 7.0a, 7.11a, 7.24 and, once a garrison has attacked, 10.1b (bombardment alone fulfils the duty to attack an enemy). The duties are those of the positions at the start of the Combat Phase, and nobody incurs a new one through an advance, retreat or displacement in the phase (7.52). A duty lapses if its enemy has meanwhile gone or been attacked, or if no unit that may still attack can perform it (its guns were displaced, 7.64, or are now in an enemy zone, 8.41). The phase cannot be ended while a duty stands that somebody can perform.',
      },
      {
        id: '7.12',
        title: 'Attackers per hex',
        text: 'A hex may be attacked by everything in the six hexes around it, plus artillery in range.',
        ruling: '',
      },
      {
        id: '7.13',
        title: 'Adjacent only',
        text: 'Non-artillery attacks adjacent hexes only. “Adjacent” in all combat rules means across a hexside that can be attacked over; an unbridged river hexside does not make hexes adjacent (but 8.45).',
        ruling: '',
      },
      {
        id: '7.2a',
        title: 'A hex fights as one',
        text: 'All units in one hex attack the same target, or defend together, with summed strength.',
        ruling: '',
      },
      {
        id: '7.2b',
        title: 'Several hexes in one combat',
        text: 'One combat may take in several attacking and several defending hexes if every attacking unit (bombarding artillery apart) is adjacent to every defending hex.',
        ruling: '',
      },
      {
        id: '7.21',
        title: 'Stacks are attacked whole',
        text: 'No defender in an attacked hex is left out and none is attacked separately.',
        ruling: '',
      },
      {
        id: '7.22',
        title: 'Attacking stacks act whole',
        text: 'Two attacking units in one hex join the same attack.',
        ruling:
          'In a hex that is not in an enemy zone, artillery may bombard while its stack-mate does nothing; of two batteries one may fire alone, but the other may then not fire elsewhere (8.13). A unit that came into the hex by retreat or displacement in this phase does not bind those already there.',
      },
      {
        id: '7.23',
        title: 'Strength is indivisible',
        text: 'A unit’s strength is never split between combats.',
        ruling: '',
      },
      {
        id: '7.24',
        title: 'Leftover neighbours',
        text: 'A phasing unit in the zones of several enemies must attack all of those that no other unit attacks.',
        ruling: '',
      },
      {
        id: '7.25',
        title: 'Concentration',
        text: 'Units of several hexes may attack one hex together.',
        ruling: '',
      },
      {
        id: '7.26',
        title: 'Holding attacks',
        text: 'Attacks at bad odds made to free strength elsewhere are legal.',
        ruling: '',
      },
      {
        id: '7.26x',
        title: 'No legal allocation',
        text: '',
        ruling:
          'At the start of a phase an allocation always exists. If later in the phase none satisfies 7.0a and 7.11a together (7.11c), every unit that can attack must, and the fewest possible enemies are left unattacked; the player picks among equal allocations.',
      },
      {
        id: '7.3',
        title: 'Defender’s terrain',
        text: 'Terrain multiplies a defender’s strength: by two in a town, by three in a chateau (5.6), by two where all who touch him attack across a stream or a bridge. Each defending hex is worked out by itself and then summed.',
        ruling: '',
      },
      {
        id: '7.31',
        title: 'Town example',
        text: '5 in a town defends as 10.',
        ruling: '',
      },
      {
        id: '7.32',
        title: 'Halving rounds up',
        text: 'Each halved unit is rounded up by itself: a 5 halved is 3.',
        ruling: '',
      },
      {
        id: '7.3x',
        title: '“Exclusively through”',
        text: '',
        ruling:
          'Look only at the adjacent attackers of that defending hex. If every one of them attacks across a stream or bridge hexside the hex is doubled; if even one does not, it is not. Bombarding artillery neither gives nor cancels this doubling, and an attack by bombardment alone is never doubled for streams or bridges.',
      },
      {
        id: '7.3y',
        title: 'Attacker’s cavalry',
        text: 'Each cavalry unit attacking into a forest or marsh hex is halved, rounding up. Horse artillery is not cavalry here.',
        ruling:
          'In a multi-hex attack it is halved if any defending hex is forest or marsh. This halving changes the attack strength and goes together with whatever terrain helps the defender (5.61b is about the defender’s side).',
      },
    ],
  },
  {
    id: '7.4',
    title: 'Retreat',
    rules: [
      {
        id: '7.4a',
        title: 'One hex, clear of the enemy',
        text: 'A retreating unit moves one hex, at once, to a hex that is neither enemy-occupied nor in an enemy zone.',
        ruling: '',
      },
      {
        id: '7.4b',
        title: 'No way out',
        text: 'A unit with no such hex is eliminated, unless displacement (7.6) opens one.',
        ruling: '',
      },
      {
        id: '7.4c',
        title: 'Stack-mates may part',
        text: 'Stack-mates need not take the same way back.',
        ruling: '',
      },
      {
        id: '7.41',
        title: 'Owner chooses',
        text: 'The owner picks the hex of each of his units.',
        ruling: 'He also settles in which order they go.',
      },
      {
        id: '7.42',
        title: 'Forbidden ground',
        text: 'No retreat into a prohibited hex, across a prohibited hexside (unbridged river), into an enemy zone or off the map (6.13).',
        ruling: '',
      },
      {
        id: '7.42x',
        title: 'No points needed',
        text: '',
        ruling:
          'Retreat, displacement and advance spend no movement points; any hex the unit could in principle enter will do.',
      },
      {
        id: '7.43',
        title: 'Onto friends',
        text: 'It may retreat to an empty hex, or onto a friend within the stacking limit if that friend is not in an enemy zone.',
        ruling: '',
      },
      {
        id: '7.44',
        title: 'Retreated into trouble',
        text: 'If a unit has retreated onto a friend and that hex is bombarded later in the phase, its strength does not count but it suffers the result.',
        ruling:
          'Any other attack counts like a bombardment here; in an Ex the unit’s face strength counts among the dead defenders.',
      },
    ],
  },
  {
    id: '7.5',
    title: 'Advance',
    rules: [
      {
        id: '7.5a',
        title: 'One unit may follow',
        text: 'When a hex is vacated by combat, one victorious unit that took part and is adjacent may at once move in, enemy zones or not.',
        ruling: 'After Ex a surviving adjacent attacker counts as victorious.',
      },
      {
        id: '7.5b',
        title: 'Either side',
        text: '',
        ruling:
          '“Victorious” includes a defender whose attackers retreated or died (20.33 presupposes it); he may enter one vacated attacker hex.',
      },
      {
        id: '7.51',
        title: 'Optional, one hex',
        text: 'No unit must advance (but 25.3), and never more than one hex.',
        ruling: '',
      },
      {
        id: '7.52',
        title: 'Done for the phase',
        text: 'A unit that advanced neither attacks nor is attacked again that phase; but its zone now hems in enemies whose combats come later.',
        ruling: '',
      },
      {
        id: '7.53',
        title: 'One unit per combat',
        text: 'Only one unit advances even if several hexes were vacated (but 25.4).',
        ruling: '',
      },
      {
        id: '7.5x',
        title: 'Artillery',
        text: '',
        ruling: 'Adjacent artillery may advance; bombarding artillery may not.',
      },
      {
        id: '7.5y',
        title: 'Limits',
        text: 'No advance into a chateau (10.5), across an unbridged river, or by demoralized units (11.0).',
        ruling: '',
      },
    ],
  },
  {
    id: '7.6',
    title: 'Displacement',
    rules: [
      {
        id: '7.6',
        title: 'Pushing a friend back',
        text: 'If the only hexes open to a retreating unit are full of friends, one of those friends is moved back as if retreating, and the retreating unit takes its place.',
        ruling: '',
      },
      {
        id: '7.61a',
        title: 'Displaced units obey retreat limits',
        text: 'A displaced unit may not enter enemy zones or prohibited hexes.',
        ruling: '',
      },
      {
        id: '7.61b',
        title: 'One for one',
        text: 'As many friends make room as units come in: one for one, two for two.',
        ruling: '',
      },
      {
        id: '7.62a',
        title: 'No killing one’s own',
        text: 'If displacement would eliminate the displaced unit, the retreating unit is eliminated instead.',
        ruling:
          'The owner may use any full hex, any unit in it and any chain that costs no unit; only if there is none is the retreating unit eliminated. In one chain no unit is displaced twice. Where displacement is possible it is compulsory.',
      },
      {
        id: '7.62b',
        title: 'Chains',
        text: 'A displaced unit may displace in turn if it has no other path.',
        ruling: '',
      },
      {
        id: '7.63a',
        title: 'Repeats',
        text: 'The same unit may have to make room again in a phase, if nothing else is possible.',
        ruling: '',
      },
      {
        id: '7.63b',
        title: 'Last resort',
        text: 'A unit with another path may not displace.',
        ruling: '',
      },
      {
        id: '7.64',
        title: 'Displaced guns fall silent',
        text: 'Artillery displaced before it has attacked may not fire that phase.',
        ruling: '',
      },
      {
        id: '7.6x',
        title: 'Displaced attackers',
        text: '',
        ruling:
          'A displaced unit was not in an enemy zone (7.43) and does not end in one (7.61a), so it has no duty to attack before or after; infantry and cavalry displaced in the phase simply do not attack.',
      },
    ],
  },
  {
    id: '7.7',
    title: 'Results',
    rules: [
      {
        id: '7.7',
        title: 'Combat Results Table',
        text: 'One die and ten columns, from 1-5 to 6-1.',
        ruling:
          'The table is that of the family of games, with the correction of 3.12b, and with Ex on a 6 at 6-1, because 28.523 only makes sense if a lower die is still better there.',
      },
      {
        id: '7.8a',
        title: 'Ends of the table',
        text: 'Better than 6-1 is 6-1; worse than 1-5 is 1-5.',
        ruling: '',
      },
      {
        id: '7.8b',
        title: 'Lowering the odds',
        text: 'Before rolling, the attacker may announce and use any lower column.',
        ruling: '',
      },
      {
        id: '7.81',
        title: 'No penalty, no change of mind',
        text: 'Lowering costs nothing and is final once the die is thrown.',
        ruling: '',
      },
      {
        id: '7.82',
        title: 'Example',
        text: 'A 5-1 may be fought as a 3-1.',
        ruling: '',
      },
      {
        id: '7.83a',
        title: 'Ae',
        text: 'The attackers are lost, every one of them (bombarding artillery is not, 8.14).',
        ruling: '',
      },
      {
        id: '7.83b',
        title: 'De',
        text: 'The defenders are lost, every one of them.',
        ruling: '',
      },
      {
        id: '7.83c',
        title: 'Ex',
        text: 'The defenders are lost; the attacker then gives up participating adjacent units of his choice, until their face strengths make up at least the face strengths of the dead defenders. Terrain multiples do not count.',
        ruling: 'If all adjacent attackers together fall short, all of them are eliminated.',
      },
      {
        id: '7.83d',
        title: 'Ar',
        text: 'Each attacker falls back one hex (bombarding artillery need not, 8.16).',
        ruling: '',
      },
      {
        id: '7.83e',
        title: 'Dr',
        text: 'Each defender falls back one hex.',
        ruling: '',
      },
      {
        id: '7.84',
        title: 'Order of settling a combat',
        text: '',
        ruling:
          '(1) Eliminations; in an Ex the attacker names his losses; the losses of one result are one instant (11.22). (2) Retreats of the losing side with their displacements, its owner choosing; then bombarding guns may take theirs (8.16). A unit eliminated for want of a retreat is lost at that moment. (3) Points, then levels and morale: the non-phasing side’s armies are tested; what follows from that is applied (17.2b; 12.21, or else the reduction of 12.2); then the phasing side’s. A decided game stops here. (4) The winning side may advance one unit, if its army is still fit to (11.0). (5) Occupation and levels changed by the advance are tested. Only then is the next attack declared.',
      },
      {
        id: '7.9',
        title: 'No combat at night or in rain',
        text: 'A Player Turn at night or in rain is over with its moves: nobody fights.',
        ruling: '',
      },
      {
        id: '7.91',
        title: 'Contact persists',
        text: 'Adjacent enemies stay where they are; artillery may not bombard.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.0',
    title: 'Artillery',
    rules: [
      {
        id: '8.0a',
        title: 'Two kinds of attack',
        text: 'Artillery bombards from two hexes away, or attacks adjacent enemies like any other arm.',
        ruling: '',
      },
      {
        id: '8.0b',
        title: 'Same odds',
        text: 'A bombardment is resolved like any attack, but does not touch the bombarding guns.',
        ruling: '',
      },
      {
        id: '8.1a',
        title: 'Definition',
        text: 'Bombardment is an attack on an enemy that is not in the guns’ zone of control.',
        ruling: '',
      },
      {
        id: '8.1b',
        title: 'One hex',
        text: 'Bombarding guns attack a single hex, except in a combined attack (8.2).',
        ruling: '',
      },
      {
        id: '8.11',
        title: 'Range and freedom',
        text: 'Up to two hexes; never compulsory.',
        ruling: '',
      },
      {
        id: '8.12',
        title: 'Counting range',
        text: 'Count the target hex, not the guns’ hex.',
        ruling: '',
      },
      {
        id: '8.13',
        title: 'Stacked guns agree',
        text: 'Batteries that bombard from one hex share their target.',
        ruling: '',
      },
      {
        id: '8.14',
        title: 'Immune',
        text: 'Bombarding guns suffer no result of their own attack.',
        ruling: '',
      },
      {
        id: '8.15',
        title: 'Exchange by fire',
        text: 'Ex on a pure bombardment kills the defender and nothing else; adjacent partners do pay.',
        ruling: '',
      },
      {
        id: '8.16',
        title: 'Optional retreat',
        text: 'On Ar the bombarding guns may choose to retreat.',
        ruling:
          'Each unit chooses for itself; it is a retreat under 7.4 but may not displace anyone; guns without a legal hex stay.',
      },
      {
        id: '8.2a',
        title: 'Joining in',
        text: 'Bombarding guns may add their strength to any attack.',
        ruling: '',
      },
      {
        id: '8.2b',
        title: 'Range to one hex is enough',
        text: 'In an attack on several hexes each bombarding unit needs range and sight to only one.',
        ruling: '',
      },
      {
        id: '8.21',
        title: 'Partners pay',
        text: 'Adjacent units in a combined attack suffer all results.',
        ruling: '',
      },
      {
        id: '8.3a',
        title: 'Line of sight',
        text: 'Guns may not bombard a hex if blocking terrain lies between. The terrain of the two end hexes themselves never blocks.',
        ruling: '',
      },
      {
        id: '8.3b',
        title: 'Straight line',
        text: 'Range 2 in a straight line: blocked if the hex between is forest, town or chateau, or if either hexside crossed is a crest (8.33).',
        ruling: '',
      },
      {
        id: '8.31',
        title: 'Along a hexside',
        text: 'Range 2 with the line running along a hexside: blocked if that hexside is a crest, or if both hexes beside it are blocking terrain.',
        ruling: '',
      },
      {
        id: '8.32',
        title: 'Through a corner',
        text: 'The same line passes two corners. At each corner it is blocked if two or more of the hexsides meeting there are crests, or if one is a crest and one of the two flanking hexes is blocking terrain.',
        ruling: 'Only the two flanking hexes count as “blocking terrain hex”, because end hexes never block.',
      },
      {
        id: '8.33',
        title: 'Crests next to the guns or target',
        text: 'A crest hexside on the line blocks even if it belongs to the firing or the target hex.',
        ruling: '',
      },
      {
        id: '8.34',
        title: 'Example diagram',
        text: 'It is not shown; 8.3b–8.33 are complete without it.',
        ruling: '',
      },
      {
        id: '8.4a',
        title: 'Guns in an enemy zone must attack adjacently',
        text: 'They take part in an attack on adjacent enemies.',
        ruling: '',
      },
      {
        id: '8.41',
        title: 'No bombardment from enemy zones',
        text: 'In an enemy zone artillery fights like infantry and does not bombard.',
        ruling:
          'Read when the attack is declared; guns beside which an enemy has advanced in this phase may not bombard, and as that enemy may not be attacked (7.52) they do nothing.',
      },
      {
        id: '8.42',
        title: 'Many adjacent, none distant',
        text: 'It may attack several adjacent hexes in one combat but none at a distance.',
        ruling: '',
      },
      {
        id: '8.43',
        title: 'It suffers results',
        text: 'What the die does to attackers it does to guns in an enemy zone too.',
        ruling: '',
      },
      {
        id: '8.44',
        title: 'Sight does not excuse',
        text: 'Blocking terrain does not free adjacent guns from attacking.',
        ruling: '',
      },
      {
        id: '8.45',
        title: 'Across a river',
        text: 'Over an unbridged river hexside there is no normal combat, but artillery may bombard an enemy there, at one or two hexes.',
        ruling: '',
      },
      {
        id: '8.5',
        title: 'No defensive fire',
        text: 'Artillery never adds strength to another hex’s defence.',
        ruling: '',
      },
      {
        id: '8.51',
        title: 'As a target',
        text: 'Guns that are attacked take whatever the die says, from other guns as well.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.0',
    title: 'Reinforcements',
    rules: [
      {
        id: '9.0a',
        title: 'When and where',
        text: 'Units arrive in their owner’s Movement Phase of the listed turn, in the listed hex, paying its terrain cost (road and trail bonus included).',
        ruling: '',
      },
      {
        id: '9.0b',
        title: 'Delay',
        text: 'The owner may hold them back to any later turn, and chooses the order of arrival.',
        ruling: '',
      },
      {
        id: '9.0c',
        title: 'The column off the map',
        text: 'At one entry hex in one turn the first stack pays one entry cost, the second two, the third three, and so on.',
        ruling:
          'The unit of account is the entry hex’s own cost, so on a road the stacks pay 1/2, 1, 1 1/2 … Each unit pays that many times its own entry cost. The n-th unit of a column belongs to stack n/2 rounded up (units pair in order of arrival); units delayed from earlier turns and units turned aside by 9.14 stay in the column of their listed hex. Leaders enter with any stack or alone, pay one entry cost of their own and do not lengthen the column; 19.21b holds for the entry hex.',
      },
      {
        id: '9.11',
        title: 'Any moment',
        text: 'They may enter at any point of the Movement Phase.',
        ruling: '',
      },
      {
        id: '9.12',
        title: 'Full freedom',
        text: 'Once on, they move on and may attack.',
        ruling: '',
      },
      {
        id: '9.13',
        title: 'Stacked arrival',
        text: 'Two may come in together; they are one stack.',
        ruling: '',
      },
      {
        id: '9.14',
        title: 'Blocked entry',
        text: 'If enemy units or zones block the entry hex they may use the nearest open edge hex.',
        ruling:
          'An entry hex merely in an enemy zone may still be entered (stopping there) except at night or in rain; the owner may use the nearest edge hex that is neither occupied nor controlled by the enemy instead; ties are his choice.',
      },
    ],
  },
  {
    id: '10.0',
    title: 'Chateaux',
    rules: [
      {
        id: '10.1a',
        title: 'No duty to attack out',
        text: 'A unit in a chateau need not attack.',
        ruling: '',
      },
      {
        id: '10.1b',
        title: 'All or none',
        text: 'If it does attack, every adjacent enemy unit must be attacked.',
        ruling: 'By it or together with other friends; none may be left out.',
      },
      {
        id: '10.11a',
        title: 'Zone outward',
        text: 'A unit in a chateau controls the hexes around it.',
        ruling: '',
      },
      {
        id: '10.11b',
        title: 'Neighbours must attack in',
        text: 'Enemy units next to a chateau’s garrison must attack it.',
        ruling: '',
      },
      {
        id: '10.1c',
        title: 'Never locked in',
        text: '',
        ruling:
          'Since no zone extends into a chateau (5.4c), a garrison is never in an enemy zone; it may move out freely, in daylight or, at night, to hexes that are not in an enemy zone.',
      },
      {
        id: '10.2',
        title: 'One unit',
        text: 'There is no stacking in a chateau: when a phase ends it holds one unit at most.',
        ruling: '',
      },
      {
        id: '10.3a',
        title: '4-1 ceiling',
        text: 'An attack on infantry in a chateau at 4-1 or better is resolved on the 4-1 column.',
        ruling: '',
      },
      {
        id: '10.3b',
        title: 'Dr is no effect',
        text: 'Against infantry in a chateau Dr does nothing.',
        ruling: '',
      },
      {
        id: '10.3c',
        title: 'Not if demoralized',
        text: 'Demoralized infantry has none of the benefits of 10.3a, 10.3b and 10.31a (it is still tripled).',
        ruling: '',
      },
      {
        id: '10.3d',
        title: 'Chateau and other hexes in one combat',
        text: '',
        ruling:
          'If any defending hex is a chateau held by infantry that is not demoralized, the 4-1 ceiling holds for the whole combat. On Dr that infantry stays and every other defender retreats; the attacker may advance into a hex so vacated.',
      },
      {
        id: '10.31a',
        title: 'Only Ex, Ae, De',
        text: 'Infantry in a chateau is affected only by exchange and elimination.',
        ruling: 'Infantry attacking out of a chateau therefore ignores Ar; its partners outside do not.',
      },
      {
        id: '10.31b',
        title: 'Infantry only',
        text: 'Artillery and cavalry in a chateau have only the tripling.',
        ruling: '',
      },
      {
        id: '10.4',
        title: 'No bombardment in',
        text: 'A chateau cannot be bombarded.',
        ruling:
          'So bombarding guns may not join a combat in which any defending hex is a chateau (8.2b notwithstanding); adjacent guns may.',
      },
      {
        id: '10.4x',
        title: 'Guns in a chateau',
        text: '',
        ruling:
          'Artillery in a chateau is not in an enemy zone and may bombard at range two even with enemies adjacent; but that is electing to attack, so by 10.1b every adjacent enemy must then be attacked by other units.',
      },
      {
        id: '10.5a',
        title: 'No advance in',
        text: 'No unit advances after combat into a chateau.',
        ruling: '',
      },
      {
        id: '10.5b',
        title: 'No retreat into an occupied one',
        text: 'An empty chateau may be retreated into (and is never in an enemy zone).',
        ruling: '',
      },
      {
        id: '10.51',
        title: 'No displacement out',
        text: 'A unit in a chateau is never displaced.',
        ruling: '',
      },
    ],
  },
  {
    id: '11.0',
    title: 'Demoralization',
    rules: [
      {
        id: '11.0',
        title: 'Effect',
        text: 'An army that is demoralized no longer follows up: until the battle is over none of its units advances after combat (in the campaign, until it recovers).',
        ruling: '',
      },
      {
        id: '11.1',
        title: 'Levels',
        text: 'Each game lists its levels.',
        ruling: '',
      },
      {
        id: '11.2a',
        title: 'When',
        text: 'An army is demoralized at the instant its casualty level — face strength of its destroyed units — reaches its demoralization level.',
        ruling: 'The test is made at every loss and also whenever the level itself changes.',
      },
      {
        id: '11.2b',
        title: 'Disintegration',
        text: 'Likewise at the disintegration level.',
        ruling: '',
      },
      {
        id: '11.2c',
        title: 'No recovery in a battle game',
        text: '',
        ruling: 'Once demoralized or disintegrated, later changes of the level change nothing.',
      },
      {
        id: '11.21',
        title: 'Each army by itself',
        text: 'One army’s demoralization does not protect another; it may raise another’s level (17.2).',
        ruling: '',
      },
      {
        id: '11.22',
        title: 'Same instant',
        text: 'If one result brings both sides to their levels, the non-phasing side counts as having broken first.',
        ruling:
          'So too for disintegration and for 14.3b; if the first break decides the game, the other side’s is not tested.',
      },
    ],
  },
  {
    id: '12.0',
    title: 'Optional rules',
    rules: [
      {
        id: '12.1a',
        title: 'Combined arms',
        text: 'An attack on one hex with at least one infantry, one cavalry and one artillery unit (bombarding or adjacent) shifts one column right; 6-1 stays 6-1.',
        ruling: 'Horse artillery counts as artillery, never as cavalry.',
      },
      {
        id: '12.1b',
        title: 'Order of adjustments',
        text: '',
        ruling:
          'Compute the odds, keep them between 1-5 and 6-1, shift for combined arms, apply any voluntary reduction, then the chateau ceiling.',
      },
      {
        id: '12.2a',
        title: 'Imperial Guard',
        text: 'If Guard infantry takes part in a French attack and the result is Ae, Ar or Ex, the French demoralization level falls by 20 at once.',
        ruling: 'Each such attack counts; in Ligny the 35 of 14.3 is the level that falls.',
      },
      {
        id: '12.21',
        title: 'Redeemed',
        text: 'No reduction if that very attack demoralizes or disintegrates the Anglo-Allied or Prussian army.',
        ruling: '',
      },
      {
        id: '12.22',
        title: 'Who is Guard',
        text: 'Units with command designation Gd; here infantry only, Young Guard included.',
        ruling: '',
      },
      {
        id: '12.2x',
        title: 'Not in the campaign',
        text: '',
        ruling:
          'Games that use corps levels have no army level for 12.2 to lower; there 22.5 takes its place (27.33 and 28.33 say which one a grand scenario uses).',
      },
    ],
  },
  {
    id: '13.0',
    title: 'Victory',
    rules: [
      {
        id: '13.0a',
        title: 'Points',
        text: 'Where a game uses Victory Points both players total them at the end; the higher total wins.',
        ruling: 'Equal totals are a draw.',
      },
      {
        id: '13.0b',
        title: 'Unarrived reinforcements',
        text: 'Units that never entered count for nothing.',
        ruling: '',
      },
      {
        id: '13.1',
        title: 'Occupation',
        text: 'A hex is occupied by the side with a unit in it, or else by the side that last moved a unit onto it.',
        ruling: '',
      },
      {
        id: '13.11',
        title: 'Passing through counts',
        text: 'Moving through is enough.',
        ruling:
          'So is entering by advance, retreat, displacement or as a reinforcement. Leaders neither take nor hold a hex.',
      },
      {
        id: '13.2',
        title: 'Automatic victory',
        text: 'In a battle game the opponent of a demoralized French army, or of a disintegrated Anglo-Allied or Prussian army, wins at once.',
        ruling: '',
      },
    ],
  },
  {
    id: '14.0',
    title: 'Ligny',
    rules: [
      {
        id: '14.2a',
        title: 'Prussian levels',
        text: 'Demoralization 55, disintegration 74.',
        ruling: '',
      },
      {
        id: '14.2b',
        title: 'Towns',
        text: 'Both fall by 3 for each of these hexes while the French occupy it (13.1): Ligny L0922, L1021, L1022, L1122; St. Amand L0423, L0524, L0624.',
        ruling: '',
      },
      {
        id: '14.2c',
        title: 'French level',
        text: '35: what 14.3b says of French losses.',
        ruling: '',
      },
      {
        id: '14.3a',
        title: 'French victory',
        text: 'The French win if at the end the Prussian demoralization level has been reached and French losses are below 35.',
        ruling:
          'Judged at the end of the game, since the text says “the instant” only of the Prussian win and the disintegration level would otherwise have no use; a demoralized army stays so (11.2c).',
      },
      {
        id: '14.3b',
        title: 'Prussian victory at once',
        text: 'French losses of 35 end the game with a Prussian win.',
        ruling: '',
      },
      {
        id: '14.3c',
        title: 'Prussian victory by default',
        text: 'Otherwise, at the end, the Prussians win.',
        ruling: '',
      },
      {
        id: '14.3d',
        title: 'Disintegration',
        text: 'Reaching the Prussian disintegration level is an immediate French win (13.2).',
        ruling: '',
      },
    ],
  },
  {
    id: '15.0',
    title: 'Quatre Bras',
    rules: [
      {
        id: '15.2a',
        title: 'French demoralization',
        text: '10 on the 1400 and 1500 turns, 25 from 1600.',
        ruling: '',
      },
      {
        id: '15.2b',
        title: 'Anglo-Allied levels',
        text: 'Demoralization 25, disintegration 40.',
        ruling: '',
      },
      {
        id: '15.2c',
        title: 'Change of level',
        text: '',
        ruling:
          'The French level is read at each loss and at the start of each Game Turn; since it rises only, a French army not broken by 1500 is safe up to 25.',
      },
      {
        id: '15.3a',
        title: 'Losses',
        text: 'One point per enemy strength point (face strength) eliminated.',
        ruling: '',
      },
      {
        id: '15.3b',
        title: 'Crossroads each turn',
        text: 'One point at the end of each Game Turn to the side occupying Quatre Bras. The Anglo-Allied side occupies it at the start.',
        ruling: 'If the town covers several hexes a side must occupy all of them; otherwise nobody scores.',
      },
      {
        id: '15.3c',
        title: 'Crossroads at the end',
        text: 'Five more to the side occupying it at the end.',
        ruling: '',
      },
      {
        id: '15.4a',
        title: 'Allied contingents',
        text: 'Netherlands, Brunswick, Hanoverian, Nassau and British units are all friendly to one another.',
        ruling: '',
      },
      {
        id: '15.4b',
        title: 'Optional French',
        text: 'Units marked optional stay out of the battle as it was fought; with them the French have much the better of it.',
        ruling: 'They are I Corps and the Guard light cavalry.',
      },
    ],
  },
  {
    id: '16.0',
    title: 'Wavre',
    rules: [
      {
        id: '16.2a',
        title: 'Levels',
        text: 'French demoralization 30; Prussian demoralization 40, disintegration 50.',
        ruling: '',
      },
      {
        id: '16.2b',
        title: 'French morale rises with success',
        text: 'The French level is 30 plus the French Victory Points scored so far (15 points: level 45).',
        ruling:
          'Points under 16.3d are not scored until the end and do not raise it. Points scored by a combat result count before the losses of that same result are tested.',
      },
      {
        id: '16.3a',
        title: 'French exit',
        text: '5 points per French strength point exited by the west edge at or north of W0117, any time.',
        ruling: '',
      },
      {
        id: '16.3b',
        title: 'Prussian exit',
        text: '1 point to the Prussians per Prussian strength point exited there on or before Game Turn Four.',
        ruling: '',
      },
      {
        id: '16.3c',
        title: 'Losses',
        text: '1 point per enemy strength point destroyed.',
        ruling: '',
      },
      {
        id: '16.3d',
        title: 'Prussians left behind',
        text: 'At the end the French get 1 point per Prussian strength point still on the map.',
        ruling: '',
      },
      {
        id: '16.3e',
        title: 'West edge',
        text: 'Exit hexes are W0101 to W0117.',
        ruling: 'Prussians exiting later than turn four are simply gone: no points, not lost.',
      },
    ],
  },
  {
    id: '17.0',
    title: 'La Belle Alliance',
    rules: [
      {
        id: '17.2a',
        title: 'Levels',
        text: 'French demoralization 60. Anglo-Allied demoralization 45, disintegration 55. Prussian demoralization 25, disintegration 35.',
        ruling: '',
      },
      {
        id: '17.2b',
        title: 'French heartened',
        text: '+10 French when the first of the two allied armies is demoralized.',
        ruling: 'Once only.',
      },
      {
        id: '17.2c',
        title: 'Waterloo entered',
        text: '−20 to both Anglo-Allied levels when a French unit first enters any hex of Waterloo (permanent).',
        ruling: '',
      },
      {
        id: '17.2d',
        title: 'Prussians engaged',
        text: '+10 to both Anglo-Allied levels at the first combat between Prussian and French units (bombardment included).',
        ruling: 'They rise when that attack is declared, before its die is rolled.',
      },
      {
        id: '17.3a',
        title: 'French victory',
        text: 'When both Anglo-Allied and Prussian armies are demoralized, or when the Anglo-Allied army disintegrates.',
        ruling: 'At once in both cases (13.2 says so only of the second).',
      },
      {
        id: '17.3b',
        title: 'Allied victory',
        text: 'At once when the French are demoralized; otherwise at the end if the French have not won.',
        ruling: '',
      },
      {
        id: '17.3c',
        title: 'Prussian disintegration',
        text: 'By 13.2 it is a French win at once, too.',
        ruling: '13.2 is read as adding to 17.3, since the level would otherwise have no use.',
      },
      {
        id: '17.4',
        title: 'Forces',
        text: 'The allied player controls Prussian, Nassau, British, Hanoverian, Netherlands, Brunswick and KGL units.',
        ruling:
          'All are friendly to one another; they may stack and attack together, each counting for its own army’s losses and morale.',
      },
    ],
  },
  {
    id: '29.0',
    title: 'Historic Wavre',
    rules: [
      {
        id: '29.1a',
        title: 'Set-up',
        text: 'French as in Wavre; of the Prussians only III Corps and, of I Corps, Lützow (2-6) and the 6th Line (2-4). No leaders.',
        ruling: 'So standard rules only, without command, reorganization or supply.',
      },
      {
        id: '29.2',
        title: 'Levels',
        text: 'Prussian demoralization 15, disintegration 28; French demoralization 30, no disintegration.',
        ruling: '',
      },
      {
        id: '29.31',
        title: 'Prussians first',
        text: 'The Prussian Player Turn precedes the French.',
        ruling: '',
      },
      {
        id: '29.32',
        title: 'No exit',
        text: 'Units forced off are eliminated and count as lost.',
        ruling: '',
      },
      {
        id: '29.41',
        title: 'French victory',
        text: 'Decisive: Prussians disintegrated. Marginal: all hexes of the town of Wavre occupied at the end.',
        ruling: 'The decisive victory is immediate, as in 13.2.',
      },
      {
        id: '29.42',
        title: 'Prussian victory',
        text: 'Decisive: French demoralized. Marginal: no French victory.',
        ruling: 'The decisive victory is immediate, as in 13.2.',
      },
      {
        id: '29.51',
        title: 'Option: double march',
        text: 'The units of the French IV Corps double their movement allowance on the first turn.',
        ruling: '',
      },
      {
        id: '29.52',
        title: 'Option: bridge combat',
        text: 'Zones do not cross bridged river hexsides (the Dyle), so nobody is forced to attack across one; bridges over streams are as usual.',
        ruling:
          'Attacks across such bridges stay possible, by choice, for adjacent units; all units of the hex then attack together, the target is doubled (7.3x), and artillery there attacks as an adjacent unit and suffers the result: it cannot bombard over a bridge at one hex (8.1a and 8.45 do not apply).',
      },
    ],
  },
];
