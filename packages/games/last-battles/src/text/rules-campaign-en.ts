import type { RuleSection } from '@hundred-days/kernel';

/** The rules of the campaign and the grand scenarios in our own words, for the drawer: the statements of RULES.md, by case. */
export const CAMPAIGN_RULES_EN: readonly RuleSection[] = [
  {
    id: '18.0',
    title: 'Set-up and sequence',
    rules: [
      {
        id: '18.0',
        title: 'Standard rules hold',
        text: 'Everything in Part 1 applies unless changed here.',
        ruling: '',
      },
      {
        id: '18.1',
        title: 'One big map',
        text: 'The four maps overlap by one hex column/row: column 29 of B and Q is column 01 of W and L, row 34 of B and W is row 01 of Q and L; W0134, B2934, Q2901 and L0101 are one hex.',
        ruling: '',
      },
      {
        id: '18.1x',
        title: 'Which name',
        text: '',
        ruling:
          'An overlapped hex takes the name and terrain of the map that lies on top: W over B and L, B over Q, L over Q.',
      },
      {
        id: '18.1y',
        title: 'Maps of the grand scenarios',
        text: '',
        ruling:
          'Grand Waterloo joins B and W (campaign rows 1–34), Grand Ligny Q and L (rows 34–67), from the sheets, with their own names (W over B, L over Q), edge roads and edges; hexes shared with an absent sheet keep the present sheet’s name (Q1701). “On map L” (28.222) means all hexes named L, its column 01 included; “on map W” (27.1d) likewise. Exits are those the scenario lists.',
      },
      { id: '18.2a', title: 'Start', text: '1400 June 16.', ruling: '' },
      { id: '18.2b', title: 'Units used', text: 'The campaign mix of the Unit Manifest, each unit once.', ruling: '' },
      {
        id: '18.2c',
        title: 'On the map',
        text: 'The Ligny and Quatre Bras set-ups with leaders (optional French included), and on map B only the units marked “campaign only”.',
        ruling: '',
      },
      { id: '18.2d', title: 'The rest', text: 'All other units arrive as reinforcements.', ruling: '' },
      {
        id: '18.2e',
        title: 'Battle arrivals replaced',
        text: '',
        ruling:
          'Units that start on map B do not also arrive by the Quatre Bras schedule; that is why 28.1 has to add their officers.',
      },
      {
        id: '18.3a',
        title: 'New phase',
        text: 'Each Player Turn begins with a Command and Reorganization Phase, before movement.',
        ruling: '',
      },
      {
        id: '18.3b',
        title: 'Command Segment',
        text: 'The phasing player settles which units are in command.',
        ruling: '',
      },
      {
        id: '18.3c',
        title: 'Reorganization Segment',
        text: 'He brings back eligible units and checks demoralization by loss and by proximity.',
        ruling: '',
      },
      {
        id: '18.3d',
        title: 'Order',
        text: '',
        ruling:
          '(1) on the 0600 turn supply (24.0a), all removals at once; (2) dice of 25.2b (Napoleon, Ney, Grouchy), 28.31, 28.522, acting at once; (3) Command Segment; (4) reorganization, officer by officer (21.4); (5) demoralization by proximity (22.3). Levels and victory are tested after each of 1, 4 and 5.',
      },
    ],
  },
  {
    id: '19.0',
    title: 'Leaders',
    rules: [
      { id: '19.0a', title: 'No strength', text: 'Leaders have no combat value.', ruling: '' },
      {
        id: '19.0b',
        title: 'Commanders',
        text: 'French: Napoleon, Ney, Grouchy. Anglo-Allied: Wellington, Orange. Prussian: Blücher.',
        ruling: '',
      },
      {
        id: '19.0c',
        title: 'Capacity',
        text: 'A commander’s rating is both the number of officers and the number of single combat units he may command: Wellington (4) commands four officers and four units.',
        ruling: '',
      },
      {
        id: '19.0d',
        title: 'Officers',
        text: 'Corps officers in the French and Prussian armies, divisional officers in the Anglo-Allied army; each serves only units of his own army with his own command designation.',
        ruling: '',
      },
      {
        id: '19.1',
        title: 'Leader counters',
        text: 'Napoleon 3, Ney 2, Grouchy 2, Wellington 4, Orange 2, Blücher 3; 8 movement points for every leader, so that half pace (19.27) keeps up with infantry.',
        ruling: '',
      },
      { id: '19.21a', title: 'Movement', text: 'In the friendly Movement Phase, at cavalry costs.', ruling: '' },
      {
        id: '19.21b',
        title: 'Zones',
        text: 'A leader may freely enter and leave a hex in an enemy zone of control that holds a friendly combat unit; he may not enter a hex in an enemy zone of control without one, nor any hex that holds an enemy combat unit or an enemy leader.',
        ruling:
          'This holds on Night and Rain turns too, in command or not (20.31 binds combat units only); a leader left alone in an enemy zone of control (19.25b) may leave it.',
      },
      {
        id: '19.22',
        title: 'No zone, no combat',
        text: 'Leaders neither attack nor defend nor hinder movement.',
        ruling: '',
      },
      { id: '19.23', title: 'Stacking', text: 'Any number of leaders per hex, besides the unit limit.', ruling: '' },
      {
        id: '19.24',
        title: 'Overrun',
        text: 'A phasing enemy combat unit may enter a hex that holds only leaders; they are put at once in the nearest hex with a combat unit of their own side, ignoring movement; the mover pays as usual and may go on.',
        ruling:
          'Plain distance; Anglo-Allied and Prussian units serve either’s leaders; ties are the leader’s owner’s choice, made before the mover goes on; with no such unit on the map the leader is eliminated. An enemy advance, retreat, displacement or arrival into such a hex does the same: a lone leader bars no combat unit.',
      },
      {
        id: '19.25a',
        title: 'Abandoned leaders',
        text: 'When in a Combat Phase the last friendly combat unit leaves a leader’s hex by elimination or retreat, roll for each leader there: 1–2 eliminated for good.',
        ruling:
          'Retreat before combat (25.1) counts; replacement by displacement does not, nor does removal by 24.0c, 27.38 or 28.34.',
      },
      {
        id: '19.25b',
        title: 'Survivors stay',
        text: '',
        ruling: 'Leaders do not retreat with units; a survivor stays until an enemy enters (19.24) or he moves away.',
      },
      {
        id: '19.25c',
        title: 'Advance is no desertion',
        text: '',
        ruling: 'A friendly advance out of the hex causes no roll.',
      },
      {
        id: '19.25d',
        title: 'Order within a result',
        text: '',
        ruling:
          '(1) eliminations (Ex: defenders, then the attacker’s choice), retreats, displacements; (2) losses are booked and levels tested, the non-phasing side first (11.22), then 12.2 or 22.5, then victory; (3) one die for each abandoned leader; (4) advance with 25.3 and 25.4, which may overrun a survivor (19.24).',
      },
      {
        id: '19.26',
        title: 'Entry',
        text: 'Most leaders (all commanders) start on the map; the officers of the French VI and Prussian IV Corps and many Anglo-Allied officers arrive with the reinforcements.',
        ruling: '',
      },
      {
        id: '19.27',
        title: 'Half pace',
        text: 'In a Player Turn in which a leader provides or passes on command for an attack, or takes part in reorganization, he moves at half his movement allowance.',
        ruling:
          'Since movement precedes combat, the limit is enforced forward: when a leader spends more than half his movement allowance, every unit left without another source of command is out of command for the rest of that Player Turn; and once a unit has entered an enemy zone of control this phase, none of the leaders on whom its command then depends (its officer and his commander, or its direct commander) may spend more than half. So no finished move becomes illegal, and 27.39 and 28.36 open no way round. A reorganizing officer is simply limited to half.',
      },
    ],
  },
  {
    id: '20.0',
    title: 'Command',
    rules: [
      {
        id: '20.0a',
        title: 'Direct command',
        text: 'A combat unit within five hexes of a friendly commander with capacity to spare. The owner chooses whom each commander commands when there are more than he can.',
        ruling: '',
      },
      {
        id: '20.0b',
        title: 'Through an officer',
        text: 'A unit within three hexes of its own officer, who is himself within five hexes of a commander with capacity to spare.',
        ruling: '',
      },
      {
        id: '20.0c',
        title: 'Duration',
        text: 'Status is fixed in the Command Segment.',
        ruling:
          'It lasts until the owner’s next Command Segment, so it also rules his defence in the enemy Player Turn (20.33). Before a side’s first Command Segment all its units are in command. Night status ends with the Night: on the first turn after it a side not yet through its Command Segment counts as in command. A leader’s later death, overrun or move does not change it (but 19.27).',
      },
      {
        id: '20.0d',
        title: 'One place each',
        text: '',
        ruling:
          'An officer takes one officer place of one commander, a directly commanded unit one unit place; the owner chooses freely and need not fill a place. A unit may have both sources; where it matters whose command it is (27.37, 28.222, 28.522) the owner says which it uses.',
      },
      {
        id: '20.0e',
        title: 'Not there in the Command Segment',
        text: '',
        ruling:
          'A unit that enters the map is in command until its owner’s next Command Segment (9.12), except as 23.0 says for Night; a leader that enters gives no command before then. A unit reorganized in the phase is out of command until then (21.2b).',
      },
      {
        id: '20.1',
        title: 'Within one army',
        text: 'French, Anglo-Allied and Prussian leaders command only their own army, though Anglo-Allied and Prussian units are friends in all else.',
        ruling: '',
      },
      {
        id: '20.2a',
        title: 'Tracing',
        text: 'Count hexes from the leader (not counted) to the officer or unit (counted).',
        ruling: '',
      },
      {
        id: '20.2b',
        title: 'Blocks',
        text: 'Not into or through prohibited terrain (an unbridged river hexside), a hex occupied by an enemy combat unit, or a hex in an enemy zone of control without a friendly combat unit. Anglo-Allied and Prussian units lift each other’s blocks (20.1).',
        ruling: '',
      },
      {
        id: '20.2c',
        title: 'Example',
        text: 'With a Prussian unit’s zone across the line, d’Erlon is out of command although near; Drouot on a clear line is in command and passes it to Chartrand.',
        ruling: '',
      },
      {
        id: '20.3',
        title: 'In command',
        text: 'Units and officers in command act without restriction that turn.',
        ruling: '',
      },
      {
        id: '20.31a',
        title: 'No entry into enemy zone of control',
        text: 'An out-of-command unit may not enter an enemy zone of control; otherwise it moves and defends normally.',
        ruling: '',
      },
      {
        id: '20.31b',
        title: 'Held fast',
        text: 'If it starts the Movement Phase in an enemy zone of control it may not move.',
        ruling:
          '20.31 rules the Movement Phase; an out-of-command attacker that survives an Ex may advance (only 20.33b forbids, and only defenders).',
      },
      {
        id: '20.32a',
        title: 'Must still attack',
        text: 'Out-of-command units in an enemy zone of control attack, but De and Dr become Ar.',
        ruling: 'Before 10.3b, so Dr against a chateau garrison becomes Ar too.',
      },
      {
        id: '20.32b',
        title: 'Contagion',
        text: 'If any attacker in a combat is out of command, all are.',
        ruling: 'Bombarding artillery counts as an attacker here.',
      },
      {
        id: '20.32c',
        title: 'Bombardment',
        text: '',
        ruling:
          'An out-of-command battery outside enemy zones of control may still bombard (no rule forbids it), with the conversion of 20.32a.',
      },
      { id: '20.33a', title: 'Defence', text: 'If all defenders are out of command, Ae becomes Ar.', ruling: '' },
      { id: '20.33b', title: 'No pursuit', text: 'Out-of-command defenders may not advance.', ruling: '' },
    ],
  },
  {
    id: '21.0',
    title: 'Reorganization',
    rules: [
      {
        id: '21.0a',
        title: 'Two boxes per army',
        text: 'Full-strength units destroyed go to “available for reorganization”; reduced units and units of strength 1 go to “permanently destroyed”.',
        ruling: '',
      },
      {
        id: '21.0b',
        title: 'Waiting',
        text: 'A unit waits one complete Game Turn.',
        ruling: 'Destroyed in turn n, it may return from turn n+2.',
      },
      {
        id: '21.0c',
        title: 'Return',
        text: 'It is placed, reduced, in the hex of the officer of its command.',
        ruling: '',
      },
      {
        id: '21.1',
        title: 'Far from the enemy',
        text: 'Not if that officer is within ten hexes of an enemy combat unit.',
        ruling: 'Plain hex distance.',
      },
      {
        id: '21.2a',
        title: 'Officer need not be in command',
        text: 'But a reorganizing officer passes on no command that Player Turn.',
        ruling:
          'The places given in the Command Segment are not dealt anew; a unit given direct command there keeps it (20.0d).',
      },
      {
        id: '21.2b',
        title: 'His men',
        text: 'Units of his formation may then attack only under a commander’s direct command.',
        ruling:
          'Those without it are simply out of command: they may not enter an enemy zone of control, and in one they attack under 20.32.',
      },
      { id: '21.3', title: 'Stacking', text: 'Limits hold; at most two units per officer per phase.', ruling: '' },
      {
        id: '21.4',
        title: 'Demoralized',
        text: 'Reorganizing units of a demoralized corps or nationality: one die per officer; on 5–6 those units are permanently destroyed and that officer is done for the phase.',
        ruling:
          'The owner takes his officers one by one in any order, and for each names all his units (one or two, of those that fit the hex) before the die; each outcome, recovery included, holds for the next officer. For an Anglo-Allied officer with mixed nationalities only the demoralized units are at risk; the other comes back whatever the die. Naming is the attempt: 21.2a and 19.27 apply even if it fails.',
      },
      {
        id: '21.0d',
        title: 'Units without an officer',
        text: '',
        ruling: 'A unit whose officer is eliminated or not yet on the map cannot return.',
      },
    ],
  },
  {
    id: '22.0',
    title: 'Demoralization in the campaign',
    rules: [
      {
        id: '22.0a',
        title: 'French and Prussian: by corps',
        text: 'A corps is demoralized while the full values of its units in both boxes reach its level; its officer is flipped.',
        ruling: '',
      },
      {
        id: '22.0b',
        title: 'Anglo-Allied: by nationality',
        text: 'One running total for all Anglo-Allied losses; each nationality is demoralized while the total reaches its level, and its officers are flipped.',
        ruling: '',
      },
      { id: '22.1', title: 'Base effect', text: 'As 11.0.', ruling: '' },
      {
        id: '22.11',
        title: 'Slower',
        text: 'Demoralized units and officers pay 2 movement points for clear terrain and cavalry costs for all other terrain.',
        ruling: 'Roads and trails keep their rates.',
      },
      { id: '22.12', title: 'Reorganization at risk', text: 'By a die, as 21.4 says.', ruling: '' },
      {
        id: '22.2a',
        title: 'French levels',
        text: 'Gd 20; I 15; II 19; III 13; IV 12; VI 8; IC 3; IIC 4; IIIC 4; IVC 4. (The text prints IIC twice; the second is IIIC.)',
        ruling: '',
      },
      { id: '22.2b', title: 'Prussian levels', text: 'I 20; II 20; III 14; IV 19.', ruling: '' },
      {
        id: '22.2c',
        title: 'Anglo-Allied levels',
        text: 'British 40; KGL 33; Hanoverian 12; Brunswick 10; Nassau 8; Netherlands 7.',
        ruling: '',
      },
      {
        id: '22.3',
        title: 'Recovery',
        text: 'When reorganization brings the losses below the level the corps or nationality recovers.',
        ruling:
          'By its own losses a corps or nationality breaks and recovers at once. What 22.4 adds is worked out afresh at the end of each Reorganization Segment of its owner: begin with the corps whose losses reach their level (22.2 less 22.5); then add, until nothing changes, each corps whose losses reach its level less two and whose officer is within five hexes of the officer of a corps already counted (French cavalry corps apart, 22.41). All other corps are not demoralized, so two corps never keep each other down; between segments nothing is added or taken away by distance.',
      },
      {
        id: '22.4a',
        title: 'Bad neighbours',
        text: 'In the owner’s Reorganization Segment the level of a corps whose officer is within five hexes of a demoralized friendly officer counts as two lower.',
        ruling:
          'Several such officers still cost only two; “exceed” is read as “equal or exceed” as in 22.0. Only officers of the same army matter: Anglo-Allied officers never lower a Prussian corps. Distance is plain hexes; an officer who is dead, exited or not yet on the map neither gives nor takes.',
      },
      {
        id: '22.4b',
        title: 'Chain',
        text: 'A corps demoralized this way may infect the next in the same segment.',
        ruling: '',
      },
      {
        id: '22.41',
        title: 'Cavalry corps exempt',
        text: 'French cavalry corps neither cause nor suffer this.',
        ruling: 'Being demoralized “only by combat losses by themselves”, they are exempt from 22.5 too.',
      },
      {
        id: '22.42',
        title: 'Anglo-Allied exempt',
        text: 'Demoralized nationalities do not lower others’ levels.',
        ruling: '',
      },
      {
        id: '22.5a',
        title: 'Repulse of the Guard',
        text: 'If Gren/Gd or Chas/Gd units attacking in the French Combat Phase get Ar, Ae or Ex, the levels of all French corps within 10 hexes fall by 7 for good and are checked at once.',
        ruling:
          'Measured from the hex of any such Guard unit when it attacked to each corps’ officer; the Guard itself is always included, another corps without an officer on the map is not; a level at or below zero means demoralized whatever the losses. The result counts as it stands after 20.32a and 20.33a, whoever pays an Ex, and each such attack counts again.',
      },
      {
        id: '22.5b',
        title: 'Redeemed',
        text: 'Not if that attack demoralizes the British nationality or a Prussian corps.',
        ruling: '',
      },
    ],
  },
  {
    id: '23.0',
    title: 'Night',
    rules: [
      {
        id: '23.0',
        title: 'No command',
        text: 'On Night turns there is no Command and Reorganization Phase; every unit acts as out of command; nothing is reorganized. (Rain turns do have the phase.)',
        ruling: '',
      },
    ],
  },
  {
    id: '24.0',
    title: 'Supply',
    rules: [
      {
        id: '24.0a',
        title: 'Once a day',
        text: 'Checked on the first daylight turn of each day.',
        ruling:
          'At the start of each Player Turn of the 0600 turn, for the phasing player’s units; June 16 begins at 1400 and has no check.',
      },
      {
        id: '24.0b',
        title: 'Line',
        text: 'Any length: the first five hexes any terrain, the rest connected road or trail hexes to the proper edge.',
        ruling:
          'Count from the hex next to the unit, so a road or trail must be reached by the sixth hex, and from there every step goes through a road or trail hexside; prohibited hexsides still bar the line; if an edge hex is among the first five no road is needed.',
      },
      {
        id: '24.0c',
        title: 'Out of supply',
        text: 'The unit is removed to the permanently destroyed box (no reorganization). It counts as a loss.',
        ruling: '',
      },
      { id: '24.0d', title: 'Leaders', text: 'Unaffected.', ruling: '' },
      {
        id: '24.1',
        title: 'Sources',
        text: 'French: any south edge hex. Prussian: any east edge hex. Anglo-Allied: any west edge hex.',
        ruling: '',
      },
      {
        id: '24.2',
        title: 'Blocking',
        text: 'Hexes occupied by enemy combat units block; zones of control and lone leaders do not.',
        ruling: '',
      },
    ],
  },
  {
    id: '25.0',
    title: 'Campaign options',
    rules: [
      {
        id: '25.1a',
        title: 'Cavalry retreat before combat',
        text: 'A cavalry or horse artillery unit that begins a Combat Phase in an enemy zone of control with no enemy cavalry adjacent may retreat one hex (7.4) before combat.',
        ruling:
          'Non-phasing units only, declared before the first combat; phasing units may not use it to dodge 7.11a. An attacker left with no adjacent enemy has no duty to attack. The owner makes all such retreats, in his order, at the start of the Combat Phase, only into hexes open without displacement; the duties of 7.11c are taken after them. A unit so retreated has not been attacked: 7.44 does not apply to it.',
      },
      { id: '25.1b', title: 'No pursuit', text: 'The enemy may not advance into the hex so left.', ruling: '' },
      {
        id: '25.2a',
        title: 'French late start',
        text: 'At each 0600 turn all French commanders are asleep: no movement, no command.',
        ruling: '',
      },
      {
        id: '25.2b',
        title: 'Waking roll',
        text: 'In each French Command Phase one die for each sleeper; a 1 wakes him until the next 0600 turn.',
        ruling: 'He commands in that same phase (18.3d); on Night turns there is no roll.',
      },
      {
        id: '25.2c',
        title: 'Woken by a colleague',
        text: 'An awake commander moving into or through his hex wakes him for the next Game Turn.',
        ruling: '',
      },
      {
        id: '25.2d',
        title: 'Woken by the enemy',
        text: 'An enemy combat unit entering a French-controlled hex in the allied Movement Phase wakes at once all French commanders within 10 hexes of that hex.',
        ruling: 'Leaders wake nobody.',
      },
      {
        id: '25.3',
        title: 'Cavalry impetus',
        text: 'Where a cavalry unit could advance after combat roll: 1–2 free choice of any unit or none; 3–4 no unit may advance; 5–6 one cavalry unit must. The limits of 7.5 still hold.',
        ruling:
          'One roll per combat, by the victorious player before he chooses, only if some cavalry unit of his may legally advance; on 5–6 he picks which and where.',
      },
      {
        id: '25.4a',
        title: 'Leader-led advance',
        text: 'Two units stacked with a leader may both advance from the same hex into the vacated hex, if both qualify; the leader goes too.',
        ruling: '',
      },
      {
        id: '25.4b',
        title: 'Impetus first',
        text: '25.3 overrides 25.4.',
        ruling:
          'After 1–2 the pair may advance, after 3–4 nobody, after 5–6 the one cavalry unit only. Any leader of the side serves; at least one goes with the pair. Without 25.4 no leader ever advances.',
      },
    ],
  },
  {
    id: '26.0',
    title: 'Campaign victory',
    rules: [
      {
        id: '26.0a',
        title: 'Running total',
        text: '+ 1 per Anglo-Allied or Prussian strength point in the destroyed boxes, − 1 per French strength point there, + 2 per French strength point exited to Brussels.',
        ruling:
          'Units count at full value and only while in a box, so a reorganized unit’s points go back. Exited units count the strength showing when they leave. The total is read after each whole combat result (19.25d), supply check, reorganization and exit.',
      },
      {
        id: '26.0b',
        title: 'Brussels',
        text: 'Exit is by one hex only, printed “B060S”: the road hex where the Brussels highway leaves map B.',
        ruling: '',
      },
      {
        id: '26.0c',
        title: 'Bonus',
        text: 'Once exits are worth 40 points, every exited strength point, past and future, counts double (4 each).',
        ruling: '',
      },
      {
        id: '26.0d',
        title: 'Level',
        text: '230 or more at any time: French victory. Otherwise, at the end, allied victory.',
        ruling: '',
      },
      {
        id: '26.0e',
        title: 'Supply to Brussels',
        text: 'Exits score only if a French supply line runs from the exit hex to a French source.',
        ruling: 'Tested at the moment of exit.',
      },
      {
        id: '26.0f',
        title: 'Command in Brussels',
        text: 'Exited units score only so far as exited commanders and officers could command them all, all being treated as within range of one another.',
        ruling:
          'Leaders exit by the same hex at the same price, for good. At every exit find the best case for the French: each exited commander covers as many exited formations (whose officer has exited too) and as many single units as his rating; the units covered score, now even if they left earlier unled. A unit that left without supply (26.0e) never scores. Units may exit out of command.',
      },
      {
        id: '26.1',
        title: 'Optional schedule',
        text: 'French decisive 230+, tactical 190–229, marginal 150–189; allied marginal 100–149, tactical 50–99, decisive below 50. Read at the end; 230 still ends the game at once (26.0d).',
        ruling: '',
      },
    ],
  },
  {
    id: '27.0',
    title: 'Grand Waterloo',
    rules: [
      {
        id: '27.1a',
        title: 'Set-up',
        text: 'La Belle Alliance and Wavre set-ups as printed, plus Prussian IV Corps on W.',
        ruling: '',
      },
      {
        id: '27.1b',
        title: 'IV Corps',
        text: 'Cavalry W0112, W0211; 16th Brigade W0210, W0310; 15th W0310, W0309; 13th W0409, W0509; 14th W0609, W0709; artillery W0409.',
        ruling:
          'Three regiments over two hexes within the stacking limit; the La Belle Alliance schedule for IV Corps is not used.',
      },
      {
        id: '27.1c',
        title: 'Commanders',
        text: 'Wellington B0915, Blücher W1406, Orange B1114, Napoleon B0922, Ney B1118, Grouchy W2121.',
        ruling: '',
      },
      {
        id: '27.1d',
        title: 'Other leaders',
        text: 'Placed freely, except that the officers of III, IV, IC and IIC go on map W; officer Brunswick is not used.',
        ruling:
          'The allied player places first, then the French; not in a hex with an enemy unit or leader, nor in an enemy zone of control without a friendly unit.',
      },
      {
        id: '27.21a',
        title: 'Army levels instead of corps levels',
        text: '22.0 and 22.2–22.5 are not used (22.1: 27.21e). Prussian 35/50; Anglo-Allied 45/55; Napoleon’s army group 60; Grouchy’s army group 30.',
        ruling: '',
      },
      {
        id: '27.21b',
        title: 'Losses',
        text: 'Cumulative strength destroyed, as in the battle games.',
        ruling: 'Face strength when destroyed; reorganization gives nothing back.',
      },
      { id: '27.21c', title: 'Same instant', text: 'The non-phasing player breaks first.', ruling: '' },
      {
        id: '27.21d',
        title: 'Army groups',
        text: '',
        ruling: 'French units that set up on W are Grouchy’s, those on B (Domon and Subervie included) are Napoleon’s.',
      },
      {
        id: '27.21e',
        title: 'Effects',
        text: '',
        ruling:
          'A demoralized army or army group may not advance after combat and its infantry loses the chateau benefits (11.0, 10.3c); the further effects of 22.1 (22.11, 21.4) belong to corps demoralization and do not apply.',
      },
      {
        id: '27.22a',
        title: 'Napoleon or combined',
        text: '+10 if either allied army is demoralized (once); −20 if enemy units enter Maison du Roi.',
        ruling: '',
      },
      {
        id: '27.22b',
        title: 'Prussian',
        text: '−10 to both levels while the French occupy all Wavre hexes.',
        ruling: '',
      },
      {
        id: '27.22c',
        title: 'Anglo-Allied',
        text: '+10 if Prussians attack any unit of Napoleon’s group; −20 if the French enter Waterloo; −10 if a French unit exits by W0901.',
        ruling: '',
      },
      {
        id: '27.22d',
        title: 'Once or while',
        text: '',
        ruling:
          '27.22a and 27.22c each act once and for good, when the unit enters or exits or the attack is declared, before its die; leaders cause none of them; “Napoleon’s group” means its units of 27.21d even after 27.37. Only 27.22b comes and goes with occupation (13.1; but 11.2c).',
      },
      {
        id: '27.31',
        title: 'Prussians wait',
        text: 'No Prussian unit or leader moves on the 1200 turn. They fight, retreat and advance as usual.',
        ruling: '',
      },
      {
        id: '27.32',
        title: 'Command by road',
        text: 'Road and trail hexes count half when command is traced along them.',
        ruling: '',
      },
      {
        id: '27.33a',
        title: 'Guard rule',
        text: '12.2 is in force, for Gren/Gd and Chas/Gd only. It lowers the level of Napoleon’s group, or of the combined army.',
        ruling: '',
      },
      {
        id: '27.33b',
        title: 'Against a demoralized army',
        text: 'Then only Ae and Ar count, not Ex.',
        ruling: 'If every defending unit belongs to a demoralized army.',
      },
      {
        id: '27.34',
        title: 'No exit',
        text: 'Except by W0901 (27.22c); units forced off are eliminated and count as lost.',
        ruling: '',
      },
      {
        id: '27.35',
        title: 'Bülow',
        text: 'He may command IV Corps units on his own within three hexes (27.32 applies).',
        ruling: 'All of them, without a commander or a place; 19.27 and 21.2a bind him.',
      },
      {
        id: '27.36',
        title: 'Grouchy and cavalry',
        text: 'Each cavalry corps uses only half a point of his capacity.',
        ruling: '',
      },
      {
        id: '27.37',
        title: 'Combined army',
        text: 'If units of Grouchy’s group, commanded by Grouchy, attack an Anglo-Allied unit while Grouchy is in command range of Napoleon, the two groups become one army with level 90 (as modified by 27.22) and summed losses, for the rest of the game.',
        ruling:
          'Range is traced from Napoleon to Grouchy by 20.2 and 27.32 when the attack is declared, and the union holds before its die; modifiers and Guard reductions already suffered by Napoleon’s group carry over; units of a group already demoralized stay so (11.2c), but victory looks only at the combined total.',
      },
      {
        id: '27.38',
        title: 'Prussian disintegration',
        text: 'All Prussian units leave the map at once; play goes on.',
        ruling:
          'Leaders go too; attacks not yet made by or on them lapse. The army still counts as demoralized for 27.41.',
      },
      {
        id: '27.39',
        title: 'Out of command attacks',
        text: 'Units in an enemy zone of control at the start of a friendly Combat Phase attack normally; 20.32 is not used.',
        ruling: '',
      },
      {
        id: '27.41',
        title: 'French win',
        text: 'Both allied armies demoralized, or Anglo-Allied disintegrated.',
        ruling: '',
      },
      {
        id: '27.42',
        title: 'Allied win',
        text: 'Napoleon’s group (or the combined army) demoralized; or no French win by the end. Grouchy’s demoralization alone wins nothing.',
        ruling: '',
      },
    ],
  },
  {
    id: '28.0',
    title: 'Grand Ligny',
    rules: [
      {
        id: '28.1',
        title: 'Set-up',
        text: 'Units and leaders as printed on L and Q; officers Picton and Brunswick join the 1400 reinforcements.',
        ruling: '',
      },
      {
        id: '28.21a',
        title: 'Two systems',
        text: 'Corps/nationality demoralization and army levels both apply: French 60/–; Prussian 55/75; Anglo-Allied 25/–.',
        ruling: '',
      },
      {
        id: '28.21b',
        title: 'Same instant',
        text: 'The non-phasing army breaks first. Losses for the army levels are counted as in 27.21b, those for corps and nationalities as in 22.0.',
        ruling: '',
      },
      {
        id: '28.21c',
        title: 'Effects',
        text: 'As 27.21e for an army; a demoralized corps or nationality has those of 22.1 besides.',
        ruling: '',
      },
      {
        id: '28.221a',
        title: 'Ligny and St. Amand',
        text: 'Prussian levels are 5 lower while the French occupy all hexes of one of the two, 10 lower for both.',
        ruling: '',
      },
      {
        id: '28.221b',
        title: 'Quatre Bras',
        text: 'Anglo-Allied level 5 lower while the French occupy it.',
        ruling: '',
      },
      {
        id: '28.221c',
        title: 'No way back',
        text: 'Retaking the hexes does not undo demoralization or disintegration.',
        ruling: '',
      },
      {
        id: '28.222',
        title: 'Anglo-Allied at Ligny',
        text: 'If units under Wellington or Orange are given command for an attack on a French unit on map L while the Anglo-Allied side controls Quatre Bras, the French army level falls for good by the strength points of the attacking Anglo-Allied force; once per game.',
        ruling:
          'It falls when the attack is declared, by the face strengths of all Anglo-Allied units in it, bombarding guns too; Prussian partners do not count.',
      },
      {
        id: '28.31',
        title: 'd’Erlon',
        text: 'I Corps may not move or enter until activated: 1400 on a 1, 1500 on 1–2, 1600 on 1–3, automatically at 1700.',
        ruling:
          'One roll in the French Command Segment of each turn; activated units act in that same turn. The hold covers d’Erlon himself and reinforcements not yet on the map; held units defend, retreat and, if in an enemy zone of control, attack, but do not advance; the hold has nothing to do with command.',
      },
      { id: '28.32', title: 'Command by road', text: 'As 27.32.', ruling: '' },
      {
        id: '28.33',
        title: 'Guard rule',
        text: '22.5 in force; against a demoralized army, corps or nationality only Ae and Ar count.',
        ruling: 'Every defending unit must belong to one.',
      },
      {
        id: '28.34',
        title: 'Anglo-Allied withdrawal',
        text: 'When the Anglo-Allied army is demoralized all its units leave the map at once.',
        ruling:
          'Leaders leave too, later Anglo-Allied reinforcements do not come, attacks not yet made by or on them lapse.',
      },
      {
        id: '28.35',
        title: 'No exit',
        text: 'Except 28.34; units forced off are eliminated and count as lost.',
        ruling: '',
      },
      { id: '28.36', title: 'Out of command attacks', text: 'As 27.39.', ruling: '' },
      {
        id: '28.41',
        title: 'French victory',
        text: 'Decisive: Prussian and Anglo-Allied armies demoralized, or Prussians disintegrated. Marginal: Prussians demoralized.',
        ruling: '',
      },
      {
        id: '28.42',
        title: 'Allied victory',
        text: 'Decisive: French demoralized, or Napoleon eliminated. Marginal: no French victory.',
        ruling: '',
      },
      {
        id: '28.42x',
        title: 'When',
        text: '',
        ruling: 'Decisive results end the game at once; marginal ones are judged at the end.',
      },
      {
        id: '28.51',
        title: 'Option: Grouchy',
        text: 'As 27.36, but a demoralized cavalry corps counts one.',
        ruling: '',
      },
      {
        id: '28.521',
        title: 'Option: towns worth 7',
        text: 'Ligny and St. Amand count 7 each instead of 5.',
        ruling: '',
      },
      {
        id: '28.522',
        title: 'Option: cautious Ney',
        text: 'On turns 1 and 2 roll for Ney (18.3d); only on 1–2 may units commanded by him, directly or through an officer, attack (they move normally).',
        ruling: 'Units in an enemy zone of control that may not attack simply do not.',
      },
      {
        id: '28.523',
        title: 'Option: extreme odds',
        text: 'Above 6-1 subtract 1 from the die per two whole columns above (8-1: −1; 10-1: −2); below 1-5 add likewise (1-7: +1).',
        ruling:
          'The die is held within 1–6; a combined-arms shift (12.1) is counted before the columns beyond the table; odds lowered by choice (7.8b) or held at 4-1 (10.3a) change no die. With the table of 7.7 the 1-5 column is Ae throughout, so only the upper end matters.',
      },
    ],
  },
];
