import type { RuleSection } from '@hundred-days/kernel';

/** The rules in our own words, for the drawer: the statements of RULES.md, by case. */
export const RULES_EN: readonly RuleSection[] = [
  {
    id: '1.0',
    title: 'Terms',
    rules: [
      {
        id: 'GEN-1',
        title: 'Two sides',
        text: 'The French (blue) fight the Coalition. One player runs the Coalition’s two armies, the Anglo-Allied (white) and the Prussian (grey).',
        ruling: '',
      },
      {
        id: 'GEN-2',
        title: 'Army words are exact',
        text: 'What is said of the Anglo-Allied army does not hold for the Prussians, nor the other way round. “Coalition” and “friendly” mean both.',
        ruling: '',
      },
      {
        id: 'GEN-3',
        title: 'Kinds of pieces',
        text: 'The units are Corps, of Infantry or Cavalry, and Detachments. An HQ is a marker and never a unit; a rule about units leaves it alone.',
        ruling: '',
      },
      {
        id: 'GEN-4',
        title: 'Infantry',
        text: 'An Infantry Corps is in Advance Formation (4 hexes a move) or in Battle Formation (1 hex). It has the same stars in both.',
        ruling: '',
      },
      {
        id: 'GEN-5',
        title: 'Cavalry',
        text: 'A Cavalry Corps is Fresh (6 hexes, its printed stars) or Exhausted (4 hexes, no stars). It has no Battle Formation.',
        ruling: '',
      },
      {
        id: 'GEN-6',
        title: 'HQ modes',
        text: 'An HQ is in Normal mode, with a long range and no stars, or in Battle mode, with a short range and its stars.',
        ruling: '',
      },
      {
        id: 'GEN-7',
        title: 'Whom an HQ commands',
        text: 'An HQ commands the units of its own army and no others: Napoléon, Ney and Grouchy every French unit, Wellington the Anglo-Allied, Blücher the Prussian.',
        ruling: '',
      },
      {
        id: 'GEN-8',
        title: 'Symbols on Detachments',
        text: 'Foot or horse on a Detachment makes no difference. Only the Old Guard and the Grand Battery have rules of their own.',
        ruling: 'A Detachment with a cavalry symbol is Cavalry for no rule at all.',
      },
      {
        id: 'GEN-9',
        title: 'Empty hex',
        text: 'A hex is empty only if nothing is in it: no unit and no HQ of either side.',
        ruling: '',
      },
      {
        id: 'GEN-10',
        title: 'Dice',
        text: 'Every roll is one six-sided die. Everything is open to both players, unless OPT-1 is played.',
        ruling: '',
      },
      {
        id: 'GEN-11',
        title: 'Turns',
        text: 'Turns 1 to 8 are the half days from the morning of June 15 (turn 1) to the afternoon of June 18 (turn 8). Odd turns are mornings. Turns 7 and 8 are the last day.',
        ruling: '',
      },
      {
        id: 'GEN-12',
        title: 'Who goes first',
        text: 'In steps both sides take one after the other the French finish theirs before the Coalition begins, and no step starts before the last one is over.',
        ruling: '',
      },
    ],
  },
  {
    id: '1.1',
    title: 'Counters',
    rules: [
      {
        id: 'CTR-1',
        title: 'HQs',
        text: 'Range in Normal and in Battle mode, and stars in Battle mode: Napoléon 8 and 3, 1 star; Ney and Grouchy 4 and 2, 1 star each; Wellington 10 and 3, 2 stars; Blücher 8 and 3, 1 star.',
        ruling: '',
      },
      {
        id: 'CTR-2',
        title: 'French Corps',
        text: 'Stars: I Corps 1, II 0, III 1, IV 1, VI 0, Guard 2, Guard Cavalry 2, Reserve Cavalry 1; 8 in all.',
        ruling: '',
      },
      {
        id: 'CTR-3',
        title: 'Anglo-Allied Corps',
        text: 'Stars: I Corps 2, II 2 (1 under LOC-1), Reserve 2, Cavalry 1; 7 in all.',
        ruling: '',
      },
      {
        id: 'CTR-4',
        title: 'Prussian Corps',
        text: 'Stars: I Corps 1, II 0, III 0, IV 1, Cavalry 0; 2 in all.',
        ruling: '',
      },
      {
        id: 'CTR-5',
        title: 'Detachments and their parents',
        text: 'French: Jacquinot (I), Piré (II), Pajol (Reserve Cavalry), Lefebvre (Guard Cavalry), and the Old Guard and the Grand Battery, which have no parent. Anglo-Allied: Perponcher (I), Frederick (II), KGL (Reserve), Collaert (Cavalry). Prussian: Steinmetz, Pirch and Lützow (all I), Sohr (II), Marwitz (III), Schwerin (IV).',
        ruling: '',
      },
      {
        id: 'CTR-6',
        title: 'Stars of Detachments',
        text: 'The Old Guard has 2, the Grand Battery 1, every other Detachment none.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.0',
    title: 'The map',
    rules: [
      {
        id: 'MAP-1',
        title: 'Hex numbers',
        text: 'The first two digits are the row, 10 in the south to 40 in the north; the last two the place in it, 00 in the west to 41 in the east.',
        ruling: '',
      },
      {
        id: 'MAP-2',
        title: 'Distance',
        text: 'Distance is counted in hexes by the shortest line, without the first hex and with the last. Ground, units and zones do not lengthen it.',
        ruling: '',
      },
      {
        id: 'MAP-3',
        title: 'Edge hexes',
        text: 'Marked for the road to the north (VIC-5): 1017 and 1018 in the south, 4006, 4015 and 4025 in the north. Corps also come on at 1015, 1020, 3000 and 3241.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.1',
    title: 'Terrain',
    rules: [
      {
        id: 'TEC-1',
        title: 'Open ground',
        text: 'Open ground does nothing. Woods are drawn for the eye only.',
        ruling: '',
      },
      {
        id: 'TEC-2',
        title: 'Towns and chateaux',
        text: 'A unit that defends in a town adds 1, but a Cavalry Corps does not. Towns do not slow movement. The chateaux (3514, 3616, 3617) are towns in every respect.',
        ruling: '',
      },
      {
        id: 'TEC-3',
        title: 'Roads',
        text: 'A road leads across a hexside. Two neighbouring hexes are joined by road only if a road crosses the side between them. In nine hexes (1120, 1510, 1604, 2034, 2629, 2717, 3029, 3409 and 3826) two roads lie side by side without a junction: nobody changes there from one to the other as if by road, but who starts in the hex picks either. In combat a road counts for nothing.',
        ruling: '',
      },
      {
        id: 'TEC-4',
        title: 'Rivers',
        text: 'The Sambre and the Meuse run along hexsides. Where there is no bridge nothing crosses: no move, withdrawal, retreat or pursuit, and no path that is traced.',
        ruling: '',
      },
      {
        id: 'TEC-5',
        title: 'Rivers, zones and attacks',
        text: 'No ZoC, no ZoI and no attack reaches across a river that has no bridge there.',
        ruling: '',
      },
      {
        id: 'TEC-6',
        title: 'Bridges',
        text: 'Where there is a bridge the river may be crossed, and the hexside is a road.',
        ruling: '',
      },
      {
        id: 'TEC-7',
        title: 'Bridges and zones',
        text: 'A ZoC reaches across a bridge, a ZoI does not.',
        ruling: 'An example speaks of both zones at bridges; the terrain chart is more exact and is followed.',
      },
      {
        id: 'TEC-8',
        title: 'Defending a bridge',
        text: 'A unit attacked across a bridge adds 1. In a town at a bridge it still adds no more than 1.',
        ruling: 'A Cavalry Corps in a town that is attacked across a bridge adds the 1 of the bridge.',
      },
      {
        id: 'TEC-9',
        title: 'Streams',
        text: 'A Corps that moves into a stream hex other than by road stops there and turns over: Infantry to Battle Formation, Cavalry to Exhausted. By road a stream does nothing, nor does it matter in combat.',
        ruling: '',
      },
      {
        id: 'TEC-10',
        title: 'Only for moves',
        text: '',
        ruling:
          'Streams, rain and command matter for moves in the Movement Phase only, not for withdrawals, retreats, pursuit or placement.',
      },
    ],
  },
  {
    id: '3.0',
    title: 'Stacking',
    rules: [
      {
        id: 'STK-1',
        title: 'One Corps to a hex',
        text: 'There are never two Corps in a hex, of whatever side, and no Corps passes through another.',
        ruling: '',
      },
      {
        id: 'STK-2',
        title: 'One HQ, one Detachment',
        text: 'A hex holds at most one HQ and at most one Detachment, with or without a Corps.',
        ruling:
          'An HQ, a Detachment and a Corps may be together. The HQ may be of either side, but there is never a second.',
      },
      {
        id: 'STK-3',
        title: 'With a friendly Detachment',
        text: 'A Corps may enter, cross and stay in the hex of a friendly Detachment.',
        ruling: '',
      },
      {
        id: 'STK-4',
        title: 'HQs block nobody',
        text: 'Any unit may enter, cross and stay in a hex with an HQ, even an enemy’s, except where an empty hex is asked for.',
        ruling: '',
      },
      {
        id: 'STK-5',
        title: 'Enemy Detachments block',
        text: 'A Corps may not move or retreat into the hex of an enemy Detachment.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.0',
    title: 'Zones',
    rules: [
      {
        id: 'ZOC-1',
        title: 'Zone of Control (ZoC)',
        text: 'Every Corps and every Detachment has one: the neighbouring hexes, except across a river without a bridge.',
        ruling: 'The unit’s own hex is in its ZoC too.',
      },
      { id: 'ZOC-2', title: 'Zones do not add up', text: 'Many zones on a hex do what one does.', ruling: '' },
      {
        id: 'ZOI-1',
        title: 'Zone of Influence (ZoI)',
        text: 'A Corps has one: its own hex and all hexes up to two away. Nothing blocks it; it reaches past enemy units.',
        ruling: '',
      },
      {
        id: 'ZOI-2',
        title: 'ZoI at rivers',
        text: '',
        ruling:
          'A ZoI crosses no river, bridge or not. A hex two away is in it if at least one of the shortest ways there crosses none.',
      },
      { id: 'ZOI-3', title: 'Detachments have no ZoI', text: 'A Detachment has a ZoC and nothing more.', ruling: '' },
      {
        id: 'ZOI-4',
        title: 'Zones and HQs',
        text: 'Zones never shorten the range of an HQ. For HQs they matter in two things only: where the HQ is placed (A-3) and where it places Detachments (D-5, D-6).',
        ruling: '',
      },
    ],
  },
  {
    id: '5.0',
    title: 'Command',
    rules: [
      {
        id: 'CMD-1',
        title: 'Command Range',
        text: 'An HQ commands a unit if the distance between them is within its range, whatever lies between: units, zones, rivers.',
        ruling: '',
      },
      {
        id: 'CMD-2',
        title: 'No doubling by road',
        text: 'The range of an HQ in Normal mode doubles along roads when it places a Detachment (D-3), and only then.',
        ruling: 'One sentence sounds more general; but for moves range is measured in plain hexes.',
      },
      {
        id: 'CMD-3',
        title: 'HQs are out of reach',
        text: 'Once placed, an HQ stays. Nobody can remove or hinder it, and enemies may stand in its hex.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.0',
    title: 'The turn',
    rules: [
      {
        id: 'SEQ-1',
        title: 'Order of a turn',
        text: 'On turns 5 and 6 first the roll for rain (S16-4). Then Command (steps A to E, then LOC-1), Organization (F to H), Movement, Attacks, End of the turn.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.1',
    title: 'Step A: HQs',
    rules: [
      {
        id: 'A-1',
        title: 'Off the map and on again',
        text: 'The French first: a side takes up all its HQs and lays each out anew, in the mode it likes.',
        ruling: '',
      },
      {
        id: 'A-2',
        title: 'Near one’s units',
        text: 'An HQ goes in a hex at most three from a unit it commands; the unit’s own hex will do.',
        ruling: '',
      },
      { id: 'A-3', title: 'Out of enemy zones', text: 'Not in an enemy ZoC and not in an enemy ZoI.', ruling: '' },
      {
        id: 'A-4',
        title: 'Nowhere to go',
        text: 'An HQ with no unit on the map goes in an empty hex at most three from the Brussels–Couillet road, whatever enemy zones there are.',
        ruling: 'The same holds if there are units but no hex near them is allowed.',
      },
      {
        id: 'A-5',
        title: 'All of them',
        text: 'Every HQ must be placed. Hex and mode hold until the next step A.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.2',
    title: 'Step B: blown Corps return',
    rules: [
      {
        id: 'B-1',
        title: 'When',
        text: 'A blown Corps is due in step B of the turn it was set aside for, two turns after it was blown.',
        ruling: '',
      },
      {
        id: 'B-2',
        title: 'Where',
        text: 'In an empty hex next to an HQ of its army that lies in no enemy zone, ZoC or ZoI.',
        ruling: 'A river between HQ and hex does not matter here.',
      },
      {
        id: 'B-3',
        title: 'Two for each side',
        text: 'No more than two return. If more are due the enemy chooses which two; the rest are eliminated and score.',
        ruling: '',
      },
      {
        id: 'B-4',
        title: 'No room',
        text: '',
        ruling:
          'A Corps that is due must return if it can. If no hex is left for it, it is eliminated; there is no second chance. The owner places two Corps in the order he likes.',
      },
      { id: 'B-5', title: 'In good order', text: '', ruling: 'It returns in Advance Formation, or Fresh.' },
    ],
  },
  {
    id: '6.3',
    title: 'Step C: cavalry',
    rules: [
      {
        id: 'C-1',
        title: 'Recovery',
        text: 'Exhausted Cavalry Corps outside every enemy ZoC and ZoI become Fresh. There is no other way to recover. The ZoC of a mere Detachment prevents it.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.4',
    title: 'Step D: Detachments',
    rules: [
      {
        id: 'D-1',
        title: 'One for each HQ',
        text: 'The French first: each HQ may place one Detachment of its army, in the order the owner likes. A Detachment just placed has its ZoC at once, so it also limits what is placed after it (D-6).',
        ruling: '',
      },
      {
        id: 'D-2',
        title: 'A path from the HQ',
        text: 'The path to the hex may start at the HQ and be as long as its range.',
        ruling: 'It may have no length at all: the HQ’s own hex will do if no zone lies on it.',
      },
      {
        id: 'D-3',
        title: 'By road',
        text: 'If the HQ is in Normal mode and the whole path follows roads that meet, it may be twice as long. In Battle mode never.',
        ruling: '',
      },
      {
        id: 'D-4',
        title: 'A path from the parent',
        text: 'Or the path starts at the Detachment’s parent Corps and has at most 4 hexes, by road or not.',
        ruling: '',
      },
      {
        id: 'D-5',
        title: 'A clean path',
        text: 'The path touches no enemy ZoC or ZoI, from its first hex to its last.',
        ruling:
          'The hex it starts from does not count. It crosses no river without a bridge. Units and friendly zones do not hinder it.',
      },
      {
        id: 'D-6',
        title: 'A hex apart',
        text: 'The hex itself lies in no ZoC and no ZoI at all, of friend or enemy, the ZoC of friendly Detachments included.',
        ruling: '',
      },
      {
        id: 'D-7',
        title: 'Without the parent',
        text: 'If the parent Corps is not on the map the path starts at an HQ. Any HQ of the army may place any of its Detachments.',
        ruling: '',
      },
      {
        id: 'D-8',
        title: 'Which are available',
        text: 'Those that are neither on the map nor eliminated. One recalled on an earlier turn is available again.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.5',
    title: 'Grand Battery and Old Guard',
    rules: [
      {
        id: 'GB-1',
        title: 'Placing the Grand Battery',
        text: 'Only Napoléon in Battle mode places it, as his Detachment of the turn: with a friendly Corps at most 3 hexes from him. No path is needed, and zones do not matter.',
        ruling: 'It needs a Corps, and one that has no Detachment with it (STK-2).',
      },
      {
        id: 'GB-2',
        title: 'What it does',
        text: 'It adds 1 to an attack if the Corps it is with attacks or supports; once for each attack, and never in defence.',
        ruling: '',
      },
      { id: 'GB-3', title: 'It stays put', text: 'It does not move. It may be recalled in step E.', ruling: '' },
      {
        id: 'GB-4',
        title: 'Left behind going forward',
        text: 'If its Corps moves or pursues and leaves it alone, it is recalled at once.',
        ruling: '',
      },
      {
        id: 'GB-5',
        title: 'Left behind going back',
        text: 'If its Corps retreats or is driven off by any other result, it is eliminated.',
        ruling:
          'This holds for withdrawals in step H too. Only when an entry is cleared (REI-6) is it recalled instead.',
      },
      { id: 'GB-6', title: 'Only for the turn', text: 'At the end of the turn it is recalled.', ruling: '' },
      {
        id: 'OG-1',
        title: 'Placing the Old Guard',
        text: 'Only Napoléon in Battle mode places it, as his Detachment of the turn: in an empty hex within his range (3) and in no enemy ZoC. An enemy ZoI and friendly zones do not matter, and no path is needed. He never places both in one turn.',
        ruling: '',
      },
      {
        id: 'OG-2',
        title: 'Its stars',
        text: 'Attacked alone it adds its 2 stars, while the attacker still has 2 for attacking a Detachment. With a Corps in its hex it adds nothing.',
        ruling: '',
      },
      {
        id: 'OG-3',
        title: 'Like other Detachments',
        text: 'It does not move and may be recalled; results treat it as they do any Detachment. Eliminated, it scores 2 VP.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.6',
    title: 'Step E: recall, and Hill',
    rules: [
      {
        id: 'E-1',
        title: 'Recall',
        text: 'The French first: a side may take any of its Detachments off the map, wherever they are, even one placed this turn.',
        ruling: '',
      },
      {
        id: 'E-2',
        title: 'Available again',
        text: 'A Detachment that was recalled, whenever that was, can be placed from step D of the next turn on.',
        ruling: '',
      },
      {
        id: 'LOC-1',
        title: 'Worry for the line of communication',
        text: 'After step E, Hill’s II Corps has 1 star if three or more Anglo-Allied Detachments are on the map or eliminated, taken together.',
        ruling:
          'The sentence that swaps the two counters has them the wrong way round; the notes make clear that Hill is weakened.',
      },
      {
        id: 'LOC-2',
        title: 'Relief',
        text: 'If there are fewer than three after a later step E, Hill has 2 stars again.',
        ruling:
          'Eliminated ones count here too. It is looked at once a turn, wherever Hill is; hex and formation stay.',
      },
    ],
  },
  {
    id: '7.0',
    title: 'Organization: formations',
    rules: [
      {
        id: 'F-1',
        title: 'Advance Formation',
        text: 'An Infantry Corps outside every enemy ZoC goes to Advance Formation; a ZoI does not prevent it. At no other time does Battle turn into Advance.',
        ruling: '',
      },
      {
        id: 'G-1',
        title: 'Battle Formation',
        text: 'An Infantry Corps inside an enemy ZoC goes to Battle Formation. Steps F and G do nothing to Cavalry.',
        ruling: '',
      },
    ],
  },
  {
    id: '7.1',
    title: 'Step H: withdrawals',
    rules: [
      {
        id: 'H-1',
        title: 'In turn',
        text: 'The French begin. One side after the other picks one of its Corps that is in an enemy ZoC and withdraws it, or passes.',
        ruling: '',
      },
      {
        id: 'H-2',
        title: 'After a pass',
        text: 'The side that passed withdraws no more. The other may withdraw three more Corps, one after another; then the step is over. A side without a Corps in an enemy ZoC has to pass.',
        ruling: '',
      },
      {
        id: 'H-3',
        title: 'How',
        text: 'Like a retreat (RET-1 to RET-5).',
        ruling: 'There is no victor, so each hex must be farther from every enemy unit in whose ZoC the Corps began.',
      },
      {
        id: 'H-4',
        title: 'No way out',
        text: 'A Corps that is picked and cannot get away is blown; if its turn of return lies beyond the game, it is eliminated.',
        ruling: 'A Corps that can get away may not be given up.',
      },
      {
        id: 'H-5',
        title: 'The rearguard',
        text: '',
        ruling:
          'An ordinary Detachment stays in the hex when its Corps withdraws or is blown in step H; it is lost (CRT-6) only through a combat. Grand Battery: GB-5.',
      },
    ],
  },
  {
    id: '8.0',
    title: 'Movement',
    rules: [
      {
        id: 'MOV-1',
        title: 'In turn',
        text: 'The French begin. One side after the other moves one Corps, or passes.',
        ruling: '',
      },
      {
        id: 'MOV-2',
        title: 'Again and again',
        text: 'A Corps may be moved as often as it is able to, several times running too. Until somebody passes the number of moves has no limit.',
        ruling: '',
      },
      {
        id: 'MOV-3',
        title: 'How far',
        text: 'A move goes as many hexes as the side that is up allows, or fewer, in any direction; ground costs nothing extra.',
        ruling:
          'A move ends in another hex than it began in. If a hex can be reached both with and without turning over, the mover picks the way; the table takes the one without unless another is named.',
      },
      {
        id: 'MOV-4',
        title: 'In the way',
        text: 'Not into or through a hex with a Corps (STK-1) or with an enemy Detachment (STK-5).',
        ruling: '',
      },
      { id: 'MOV-5', title: 'Who never moves', text: 'Detachments and HQs.', ruling: '' },
      {
        id: 'MOV-6',
        title: 'By road',
        text: 'If every step of a move is by road, and the roads meet where it changes from one to another, its length is doubled: 8 hexes for Infantry in Advance Formation, 12 for Fresh Cavalry, 8 for Exhausted. One step off the road and nothing is doubled. Infantry in Battle Formation has no road movement.',
        ruling: '',
      },
      {
        id: 'MOV-7',
        title: 'In command',
        text: 'A Corps may not go to a hex outside the range of the HQ that commands it.',
        ruling: '',
      },
      {
        id: 'MOV-8',
        title: 'One HQ for a move',
        text: 'A move names one HQ of the army and follows MOV-7 and MOV-9 for it from beginning to end. Another move may name another.',
        ruling: '',
      },
      {
        id: 'MOV-9',
        title: 'Out of command',
        text: 'A Corps that starts outside the range has to come nearer to the HQ; once inside it may not go out again.',
        ruling:
          'Until it is inside no hex may be farther from the HQ than the one before, and the move has to end nearer than it began. An example needs this reading.',
      },
      {
        id: 'MOV-10',
        title: 'Infantry in a ZoI',
        text: 'An Infantry Corps that comes into an enemy ZoI stops and keeps its formation.',
        ruling:
          'It may move on with a later move, stop by stop. Only a ZoC (MOV-13) ends its moves for the phase, though an example mentions the ZoI as well.',
      },
      {
        id: 'MOV-11',
        title: 'Cavalry in a ZoI',
        text: 'A Cavalry Corps stops when it comes into the ZoI of an enemy Cavalry Corps. The ZoI of Infantry does not stop it.',
        ruling: '',
      },
      {
        id: 'MOV-12',
        title: 'Into a ZoC',
        text: 'Any Corps that comes into an enemy ZoC stops, be it a Detachment’s. Infantry goes to Battle Formation; Cavalry stays as it is.',
        ruling: '',
      },
      {
        id: 'MOV-13',
        title: 'Infantry held',
        text: 'An Infantry Corps in an enemy ZoC cannot move. It gets out through a combat result or in step H.',
        ruling: '',
      },
      {
        id: 'MOV-14',
        title: 'Cavalry held by Cavalry',
        text: 'A Cavalry Corps in the ZoC of an enemy Cavalry Corps cannot move.',
        ruling: '',
      },
      {
        id: 'MOV-15',
        title: 'Cavalry breaking off',
        text: 'A Cavalry Corps in the ZoC of enemy Infantry, but of no enemy Cavalry, starts with a step into an empty hex (GEN-9) outside every enemy ZoC, and may go on from there.',
        ruling: 'The ZoC of a Detachment works like that of Infantry.',
      },
      {
        id: 'MOV-16',
        title: 'Infantry that is approached',
        text: '',
        ruling:
          'An Infantry Corps next to which an enemy moves does not change formation until it comes into a ZoC itself or step G is reached (but see OPT-3).',
      },
    ],
  },
  {
    id: '8.1',
    title: 'Passing',
    rules: [
      {
        id: 'PAS-1',
        title: 'No more moves',
        text: 'Whoever passes moves nothing more in this phase. Whoever can move nothing has to pass.',
        ruling: 'The table passes for him.',
      },
      {
        id: 'PAS-2',
        title: 'The other side’s last moves',
        text: 'When one side passes the other rolls. The die, plus 1 for every Corps of its own on the map outside enemy zones and 1 for every one that waits to enter (not for blown ones), is the most moves it may still make, one after another; then the phase is over. If it has no move at all there is no roll.',
        ruling: 'Corps are counted, as in the example, though the text says units.',
      },
      { id: 'PAS-3', title: 'Fewer will do', text: 'It may stop before they are used up.', ruling: '' },
      {
        id: 'PAS-4',
        title: 'Reinforcements first',
        text: 'Among these last moves, Corps that can enter come before Corps on the map. As long as nobody has passed there is no such order.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.2',
    title: 'Reinforcements',
    rules: [
      {
        id: 'REI-1',
        title: 'Entering',
        text: 'A Corps that is due enters as a move; its entry hex is the first hex of it. It may come by road, the step onto the map being a road. Enemy zones on the entry hex stop it as elsewhere (MOV-10, MOV-11).',
        ruling: '',
      },
      {
        id: 'REI-2',
        title: 'The entry hex',
        text: 'It enters at the hex named for it, or at either of two. No other will do.',
        ruling: '',
      },
      {
        id: 'REI-3',
        title: 'In column',
        text: 'Corps that come one behind the other enter in that order.',
        ruling: 'There is a column for each place of entry, and only the first Corps waiting in it can enter.',
      },
      {
        id: 'REI-4',
        title: 'Held up',
        text: 'A Corps whose entry hex is filled by a friendly Corps waits off the map, if need be until later turns. Enemy units never hold it up (REI-6).',
        ruling: '',
      },
      {
        id: 'REI-5',
        title: 'No holding back',
        text: 'Nobody passes with a move left and a Corps that can enter.',
        ruling: '',
      },
      {
        id: 'REI-6',
        title: 'Making room',
        text: 'Enemy units in the entry hex or next to it have to go at once: a Corps retreats three hexes, or is blown if it cannot; a Detachment, the Grand Battery too, is recalled.',
        ruling:
          'This comes when the entry hex is chosen, before the Corps is placed; its way on is chosen when the enemy is gone. The retreat leads away from the entry hex, and rivers do not matter for who has to go. Of several Corps the nearest go first; their owner chooses the ways, and the order of equals. A ZoC that only reaches a hex nearby does not count: it would sweep away Steinmetz and Lützow, who are set up to be fought.',
      },
      {
        id: 'REI-7',
        title: 'Command on entering',
        text: '',
        ruling: 'The entry hex itself is always allowed. From there on MOV-7 and MOV-9 hold.',
      },
    ],
  },
  {
    id: '9.0',
    title: 'Attacks',
    rules: [
      {
        id: 'ATT-1',
        title: 'In turn',
        text: 'The French begin. One side after the other attacks with one Corps, or passes. Nobody has to attack.',
        ruling: '',
      },
      {
        id: 'ATT-2',
        title: 'One against one',
        text: 'One Corps attacks one enemy unit in its ZoC. Detachments neither attack nor support; for the Grand Battery see GB-2.',
        ruling: '',
      },
      {
        id: 'ATT-3',
        title: 'As often as one likes',
        text: 'A unit may attack, support and defend any number of times in a phase.',
        ruling: '',
      },
      {
        id: 'ATT-4',
        title: 'Corps with a Detachment',
        text: 'If a Corps and a Detachment share the hex, the Corps defends and the Detachment adds nothing. A Detachment is attacked only when it is alone.',
        ruling: '',
      },
      {
        id: 'ATT-5',
        title: 'Two dice',
        text: 'Each side rolls a die, the attacker first, and adds what it has to add. If the totals are equal nothing happens; otherwise the difference gives the result (CRT-1).',
        ruling: '',
      },
      {
        id: 'ATT-6',
        title: 'Cavalry tires',
        text: 'A Fresh Cavalry Corps that attacks, is attacked or supports becomes Exhausted, after its stars have counted.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.1',
    title: 'What the attacker adds',
    rules: [
      {
        id: 'MOD-A1',
        title: 'Stars of the Corps',
        text: 'The stars of the attacking Corps; a Cavalry Corps that attacks a town or chateau adds none.',
        ruling: '',
      },
      {
        id: 'MOD-A2',
        title: 'Stars of the HQ',
        text: 'The stars of an HQ of its army in Battle mode that has it in range.',
        ruling: 'Several French HQs in range all add theirs.',
      },
      {
        id: 'MOD-A3',
        title: 'Charge',
        text: 'A Fresh Cavalry Corps in support adds its stars, except against a town or chateau.',
        ruling: '',
      },
      {
        id: 'MOD-A4',
        title: 'Grand Battery',
        text: '1 if it is with the attacking Corps or with a supporting one (GB-2).',
        ruling: '',
      },
      {
        id: 'MOD-A5',
        title: 'Supporting Infantry',
        text: '1 for each other friendly Infantry Corps in the ZoC of the defender, by itself.',
        ruling: '',
      },
      {
        id: 'MOD-A6',
        title: 'Supporting Cavalry',
        text: '1 for each friendly Cavalry Corps next to the attacking Corps, near the defender or not.',
        ruling:
          'Not across a river without a bridge. Exhausted ones always support. A Fresh one supports, and tires, if its owner commits it.',
      },
      { id: 'MOD-A7', title: 'Against a Detachment', text: '2 if a Detachment defends.', ruling: '' },
      {
        id: 'MOD-A8',
        title: 'Soft ground',
        text: 'Minus 1 on a turn of rain and on the turn after it (S16-5).',
        ruling: '',
      },
    ],
  },
  {
    id: '9.2',
    title: 'What the defender adds',
    rules: [
      {
        id: 'MOD-D1',
        title: 'Ground',
        text: '1 for a town, a chateau or a bridge, and never more than 1.',
        ruling: '',
      },
      {
        id: 'MOD-D2',
        title: 'Stars of the unit',
        text: 'The stars of the defending unit, be it a Detachment. Exhausted Cavalry has none.',
        ruling: '',
      },
      {
        id: 'MOD-D3',
        title: 'Stars of the HQ',
        text: 'The stars of every HQ of its army in Battle mode that has it in range.',
        ruling: '',
      },
      {
        id: 'MOD-D4',
        title: 'Supporting Cavalry',
        text: '1 for each friendly Cavalry Corps next to the defending unit; its stars never count.',
        ruling:
          'Not across a river without a bridge. Exhausted ones by themselves, Fresh ones if their owner commits them, after the attacker has committed his and before the dice.',
      },
    ],
  },
  {
    id: '9.3',
    title: 'Results',
    rules: [
      {
        id: 'CRT-1',
        title: 'The table',
        text: 'By how much the totals differ: by 0, stalemate; by 1 or 2, the loser retreats; by 3 or 4, it is blown; by 5 and up, it is eliminated. The loser has the lower total.',
        ruling: '',
      },
      {
        id: 'CRT-2',
        title: 'Who suffers it',
        text: 'The Corps that attacked or the unit that was attacked. Nothing ever happens to those in support.',
        ruling: '',
      },
      { id: 'CRT-3', title: 'Stalemate', text: 'Nothing changes.', ruling: '' },
      {
        id: 'CRT-4',
        title: 'Beaten by a Detachment',
        text: 'A Corps that attacked a Detachment and would be blown or eliminated retreats instead.',
        ruling: 'If it has no way to retreat it is blown all the same (RET-4).',
      },
      {
        id: 'CRT-5',
        title: 'A Detachment alone',
        text: 'A retreat recalls it; anything worse eliminates it.',
        ruling: '',
      },
      {
        id: 'CRT-6',
        title: 'A Detachment with its Corps',
        text: 'If a combat result makes the Corps retreat, or blows or eliminates it, a Detachment in its hex is eliminated.',
        ruling: 'It makes no difference whether the Corps attacked or defended.',
      },
    ],
  },
  {
    id: '9.4',
    title: 'Retreat, blown, eliminated',
    rules: [
      {
        id: 'RET-1',
        title: 'Three hexes',
        text: 'A Corps retreats exactly three hexes, by a way its owner chooses.',
        ruling: '',
      },
      {
        id: 'RET-2',
        title: 'Ever farther',
        text: 'Every hex of the way is farther from the victorious unit than the one before.',
        ruling: '',
      },
      {
        id: 'RET-3',
        title: 'Where not',
        text: 'Never into a hex with a Corps or an enemy Detachment or into an enemy ZoC, a Detachment’s included, never off the map and never across a river without a bridge. HQs and friendly Detachments are no hindrance.',
        ruling: '',
      },
      { id: 'RET-4', title: 'No way', text: 'A Corps that cannot go three such hexes is blown.', ruling: '' },
      {
        id: 'RET-5',
        title: 'Formation',
        text: 'Retreating changes no formation; Infantry keeps its own until step F.',
        ruling: '',
      },
      {
        id: 'BLN-1',
        title: 'Blown',
        text: 'The Corps is set aside for the turn after next and returns in step B.',
        ruling: '',
      },
      {
        id: 'BLN-2',
        title: 'The last day',
        text: 'On turns 7 and 8 whoever would be blown is eliminated, also where a retreat fails.',
        ruling: '',
      },
      {
        id: 'ELM-1',
        title: 'Eliminated',
        text: 'The unit is out of the game and scores (VIC-1 to VIC-4).',
        ruling: '',
      },
    ],
  },
  {
    id: '9.5',
    title: 'Pursuit',
    rules: [
      {
        id: 'PUR-1',
        title: 'Into the empty hex',
        text: 'If a result leaves no enemy unit in the defender’s hex, the attacking Corps must go there, provided it is in no enemy ZoC at that moment.',
        ruling: '',
      },
      { id: 'PUR-2', title: 'Only the attacker', text: 'A defender who wins stays where he is.', ruling: '' },
      {
        id: 'PUR-3',
        title: 'Held by another',
        text: 'An attacker in the ZoC of another enemy unit does not follow.',
        ruling: 'This is looked at when the beaten defender is gone.',
      },
      {
        id: 'PUR-4',
        title: 'And on',
        text: 'A Corps that has pursued may attack again. Infantry that comes into an enemy ZoC this way is in Battle Formation. An ordinary Detachment it leaves behind stays; Grand Battery: GB-4.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.6',
    title: 'Passing',
    rules: [
      {
        id: 'APS-1',
        title: 'No more attacks',
        text: 'Whoever passes attacks no more in this phase but still defends. Whoever has nothing to attack has to pass.',
        ruling: '',
      },
      {
        id: 'APS-2',
        title: 'The other side’s last attacks',
        text: 'The other side rolls a die and makes at most so many attacks, one after another; it may stop earlier. Then the phase is over. If it has nothing to attack there is no roll.',
        ruling: '',
      },
    ],
  },
  {
    id: '10.0',
    title: 'End and victory',
    rules: [
      {
        id: 'END-1',
        title: 'End of the turn',
        text: 'The Grand Battery is recalled. After turn 8 the winner is found; otherwise the next turn begins.',
        ruling: '',
      },
      { id: 'VIC-1', title: 'Corps', text: 'An eliminated Corps is worth 3 VP to the enemy.', ruling: '' },
      {
        id: 'VIC-2',
        title: 'Imperial Guard',
        text: 'The Guard Corps and the Guard Cavalry Corps are worth 5 each.',
        ruling: '',
      },
      { id: 'VIC-3', title: 'Detachments', text: 'An eliminated Detachment is worth 1.', ruling: '' },
      {
        id: 'VIC-4',
        title: 'Special Detachments',
        text: 'The Old Guard and the Grand Battery are worth 2 each.',
        ruling: '',
      },
      {
        id: 'VIC-5',
        title: 'The road to the north',
        text: 'After the last turn the French score 5 VP if some path leads from 1017 or 1018 to 4006, 4015 or 4025 through hexes without Coalition units and outside every Coalition ZoC.',
        ruling:
          'Both ends must be free as well. A ZoI does not matter, a river without a bridge bars the way, and the 5 VP are scored once.',
      },
      {
        id: 'VIC-6',
        title: 'Tactical victory',
        text: 'More VP win; with equal VP the Coalition wins. Up to 8 VP ahead the victory is tactical.',
        ruling: '',
      },
      { id: 'VIC-7', title: 'Campaign victory', text: '9 to 11 VP ahead.', ruling: '' },
      { id: 'VIC-8', title: 'Strategic victory', text: '12 VP ahead or more.', ruling: '' },
      {
        id: 'VIC-9',
        title: 'In history’s eyes',
        text: 'A tactical victory of the French changes nothing and counts as lost in a tournament; a campaign victory counts as won in a tournament, though not in history; a strategic victory is won in both.',
        ruling: '',
      },
      {
        id: 'VIC-10',
        title: 'Blown is not eliminated',
        text: 'A Corps that is still set aside at the end scores nothing.',
        ruling: '',
      },
    ],
  },
  {
    id: '11.0',
    title: 'Scenario June 16–18',
    rules: [
      {
        id: 'S16-1',
        title: 'Length',
        text: 'Turns 3 to 8. Turn 3 begins with step D; A, B and C are left out.',
        ruling: '',
      },
      {
        id: 'S16-2',
        title: 'Set-up',
        text: 'The pieces stand where the table has put them: Corps in Advance Formation or Fresh, HQs in Normal mode; but Wellington and Blücher in Battle mode, Ziethen in Battle Formation, and Hill with one star.',
        ruling: '',
      },
      {
        id: 'S16-3',
        title: 'Reinforcements',
        text: 'Hill on turn 3 at 3000, Bülow on turn 3 at 3241, Uxbridge on turn 4 at 4015.',
        ruling: '',
      },
      {
        id: 'S16-4',
        title: 'The deluge',
        text: 'Before step A of turns 5 and 6 the French roll a die: with 1 to 4 it rains all turn, with 5 or 6 it does not.',
        ruling: '',
      },
      {
        id: 'S16-5',
        title: 'Soft ground',
        text: 'Attackers subtract 1 on a turn of rain and on the turn right after one.',
        ruling: 'The special rule names the turn after and points to the terrain chart, which names both.',
      },
      {
        id: 'S16-6',
        title: 'Rain and movement',
        text: 'On a turn of rain a Corps in Advance Formation or Fresh that steps across a hexside without a road turns over at once, to Battle Formation or Exhausted.',
        ruling: 'The side it then shows limits the whole move: Infantry stops, Cavalry may go on to 4 hexes in all.',
      },
    ],
  },
  {
    id: '12.0',
    title: 'Scenario June 15–18',
    rules: [
      {
        id: 'S15-1',
        title: 'Length',
        text: 'Turns 1 to 8. Turn 1 begins with the Movement Phase; Command and Organization are left out.',
        ruling: '',
      },
      {
        id: 'S15-2',
        title: 'Set-up',
        text: 'The pieces stand where the table has put them, all Corps in Advance Formation or Fresh. For each HQ on the map its owner picks the mode, the French first.',
        ruling: '',
      },
      {
        id: 'S15-3',
        title: 'The French come on',
        text: 'On turn 1, in this order: Reille, d’Erlon at 1015; Vandamme, Lobau, the Guard, the Guard Cavalry at 1017 or 1018; the Reserve Cavalry, Gérard at 1020.',
        ruling: '',
      },
      {
        id: 'S15-4',
        title: 'Ney and Grouchy',
        text: 'They are placed for the first time in step A of turn 2.',
        ruling: '',
      },
      {
        id: 'S15-5',
        title: 'Surprise, turn 1',
        text: 'Of the Coalition, only Ziethen’s I Corps may move. Attacks are as always.',
        ruling: '',
      },
      {
        id: 'S15-6',
        title: 'Crowded roads, turn 1',
        text: 'The French have as many moves as a die shows, plus 3.',
        ruling: 'Moves are counted, not different Corps, as in the example.',
      },
      {
        id: 'S15-7',
        title: 'Slow to react, turn 2',
        text: 'Anglo-Allied Corps do not move. Wellington and Blücher place Detachments as always.',
        ruling: '',
      },
      {
        id: 'S15-8',
        title: 'The Prussians gather, turn 2',
        text: 'The Coalition has as many moves as a die shows, for Prussian Corps on the map only.',
        ruling: '',
      },
      {
        id: 'S15-9',
        title: 'Crowded roads, turn 2',
        text: 'The French have as many moves as a die shows, plus 1 for each French Corps that waits to enter (not for blown ones). Corps on and off the map move in any order, PAS-4 set aside, but all that can enter have to do so on this turn.',
        ruling: '',
      },
      {
        id: 'S15-10',
        title: 'No roll after a pass',
        text: '',
        ruling:
          'These rolls are made openly when the Movement Phase begins, the French first. A side that has made one does not roll when the other passes (PAS-2) but uses up what it has left; with none left it has to pass. The Coalition on turn 1 rolls as usual.',
      },
      {
        id: 'S15-11',
        title: 'Moves kept for entering',
        text: '',
        ruling:
          'On turn 2, once the French have no more moves than Corps off the map, they may only enter, as long as one of these can. On turn 1 PAS-4 and REI-5 are enough.',
      },
      {
        id: 'S15-12',
        title: 'Later arrivals, rain',
        text: 'Hill, Bülow and Uxbridge come as in S16-3, and the rain as in S16-4 to S16-6.',
        ruling: '',
      },
    ],
  },
  {
    id: '13.0',
    title: 'Options',
    rules: [
      {
        id: 'OPT-1',
        title: 'Secret moves',
        text: 'The rolls of turns 1 and 2 are made in secret: each side knows its own, and the other sees neither the die nor the moves left until the phase is over.',
        ruling:
          'A side that has used up its moves says so itself and passes; a pass made by the table would tell the enemy when.',
      },
      {
        id: 'OPT-2',
        title: 'No special rules',
        text: 'June 15–18 without S15-5 to S15-11 and without rain: the ordinary rules from turn 1 on. Set-up, arrivals and the start with the Movement Phase stay.',
        ruling: '',
      },
      {
        id: 'OPT-3',
        title: 'Infantry turns at once',
        text: 'An Infantry Corps goes to Battle Formation as soon as an enemy unit has it in its ZoC. A clarification made public later.',
        ruling: '',
      },
      {
        id: 'OPT-4',
        title: 'Cavalry in towns',
        text: 'A Cavalry Corps that defends in a town or chateau adds no stars. A clarification made public later.',
        ruling: '',
      },
      {
        id: 'OPT-5',
        title: 'Separate cavalry',
        text: 'Anglo-Allied Cavalry does not support Prussian attacks, nor Prussian Cavalry Anglo-Allied ones. A clarification made public later.',
        ruling: '',
      },
    ],
  },
];
