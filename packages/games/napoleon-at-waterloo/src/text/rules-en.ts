import type { RuleSection } from '@hundred-days/kernel';

/** The rules in our own words, for the drawer: the statements of RULES.md, by case. */
export const RULES_EN: readonly RuleSection[] = [
  {
    id: '1.0',
    title: 'How to start',
    rules: [
      {
        id: '1.0.1',
        title: 'Two sides',
        text: 'One player is French. The other is Allied and owns both Anglo-Allied and Prussian units; friendly and enemy are decided by side, never by nationality.',
        ruling: '',
      },
      {
        id: '1.0.2',
        title: 'Set-up hexes',
        text: 'Before turn 1 every unit that carries a four-digit set-up hex is put in that hex.',
        ruling: '',
      },
      {
        id: '1.0.3',
        title: 'Off-map pools',
        text: 'A unit with an arrival turn starts off the map. Variant units (9.1) stay out of the game unless 9.0 is chosen.',
        ruling: '',
      },
      { id: '1.0.4', title: 'Solitaire play', text: 'One person may play both sides in turn.', ruling: '' },
    ],
  },
  {
    id: '2.0',
    title: 'Equipment',
    rules: [
      {
        id: '2.0.1',
        title: 'Eighty pieces',
        text: 'The counter set has 80 pieces: 73 combat units, 6 numbered chits, 1 turn marker.',
        ruling: 'The rulebook gives only the total; the split is ours.',
      },
    ],
  },
  {
    id: '2.1',
    title: 'Map',
    rules: [
      {
        id: '2.1.1',
        title: 'Hex identity',
        text: 'Every hex has a four-digit number: column (01 west to 23 east), then row (01 north). Odd columns have 17 rows, even columns 16.',
        ruling: '',
      },
      {
        id: '2.1.2',
        title: 'Adjacency of hexes',
        text: 'Even columns sit half a hex lower. Neighbours (column,row offsets): odd column N(0,-1) S(0,+1) NE(+1,-1) SE(+1,0) NW(-1,-1) SW(-1,0); even column N(0,-1) S(0,+1) NE(+1,0) SE(+1,+1) NW(-1,0) SW(-1,+1).',
        ruling: '',
      },
    ],
  },
  {
    id: '2.2',
    title: 'Terrain',
    rules: [
      { id: '2.2.1', title: 'Clear terrain', text: 'One movement point to enter; no combat effect.', ruling: '' },
      {
        id: '2.2.2',
        title: 'Buildings double the defender',
        text: 'Town, village, farm and chateau hexes are one class: one point to enter; a unit defending there has its strength doubled.',
        ruling: '',
      },
      {
        id: '2.2.3',
        title: 'Woods with a road double the defender',
        text: 'One point to enter, only over a road hexside (4.2); a unit defending there has its strength doubled.',
        ruling: '',
      },
      {
        id: '2.2.4',
        title: 'Woods without a road are closed',
        text: 'Woods hexes without a road can never be entered.',
        ruling: '',
      },
      {
        id: '2.2.5',
        title: 'Attackers unmodified',
        text: 'Terrain never changes the strength of an attacking unit, wherever it stands. Doubling works against adjacent attacks and bombardments alike.',
        ruling: '',
      },
      {
        id: '2.2.6',
        title: 'Woods block bombardment',
        text: 'A bombardment may not cross woods or woods hexes with a road: look at the hexes adjacent to both gun and target (one if they are in a straight line, otherwise two, or one of two at the map edge); the shot is blocked if all of those that exist are woods with or without a road. A woods hex with a road may itself be the target. Units and buildings never block.',
        ruling: '',
      },
      {
        id: '2.2.7',
        title: 'Roads give no bonus',
        text: 'Roads and tracks give no movement bonus and have no combat effect. Their only use is 4.2.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.3',
    title: 'Combat table',
    rules: [
      {
        id: '2.3.1',
        title: 'One die',
        text: 'One six-sided die per attack; ten columns 1-5, 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1, 5-1, 6-1.',
        ruling: '',
      },
      {
        id: '2.3.2',
        title: 'The sixty table cells',
        text: 'The sixty results are those of the table beside the board.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.4',
    title: 'Pieces',
    rules: [
      {
        id: '2.4.1',
        title: 'Counter data',
        text: 'A unit has a type (infantry, cavalry, artillery), a designation, a combat strength, a movement allowance, and either a set-up hex or an arrival turn.',
        ruling: '',
      },
      {
        id: '2.4.2',
        title: 'Unit types',
        text: 'Only artillery may bombard. In every other respect the three types obey the same rules; designations have no effect on play.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.5',
    title: 'Strength',
    rules: [
      {
        id: '2.5.1',
        title: 'One strength for attack and defence',
        text: 'The printed strength serves for attack and for defence, before terrain.',
        ruling: '',
      },
      {
        id: '2.5.2',
        title: 'Losses in printed points',
        text: 'Losses are always counted in printed strength points, never in doubled ones.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.6',
    title: 'Allowance',
    rules: [
      {
        id: '2.6.1',
        title: 'Movement points',
        text: 'The allowance is the number of movement points a unit has in each of its Movement Phases; each hex entered costs one.',
        ruling: '',
      },
    ],
  },
  {
    id: '3.0',
    title: 'Sequence of play',
    rules: [
      {
        id: '3.0.1',
        title: 'Order of the four phases',
        text: 'A game turn is: French movement, French combat, Allied movement, Allied combat.',
        ruling: '',
      },
      {
        id: '3.0.2',
        title: 'Movement Phase',
        text: 'In a Movement Phase the phasing player moves any number of his units (none, some, all) and brings in reinforcements. No attack is made.',
        ruling: '',
      },
      {
        id: '3.0.3',
        title: 'Combat Phase attacks and timing of results',
        text: 'In a Combat Phase the phasing player must make the attacks required by 5.1, in any order he likes; each result is carried out before the next attack is announced.',
        ruling: '',
      },
      {
        id: '3.0.4',
        title: 'Ten game turns',
        text: 'After the Allied Combat Phase of turn 10 the game ends and 8.0 decides.',
        ruling: '',
      },
      {
        id: '3.0.5',
        title: 'Game can end early',
        text: 'The game ends at once, in mid-phase too, when 8.1 or 8.3 or the last part of 8.4 is met.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.0',
    title: 'Movement',
    rules: [
      {
        id: '4.0.1',
        title: 'Own units, own phase',
        text: 'A player moves only his own units, only in his own Movement Phase.',
        ruling: '',
      },
      {
        id: '4.0.2',
        title: 'Hex by hex',
        text: 'Units move one after another, each along a chain of adjacent hexes in any directions.',
        ruling: '',
      },
      {
        id: '4.0.3',
        title: 'End of the phase',
        text: 'The phase ends when the player says so or begins his attacks. A unit may not be moved after that.',
        ruling:
          'Each unit makes one move per phase; once another unit has started to move, it may not be moved further.',
      },
    ],
  },
  {
    id: '4.1',
    title: 'Allowance',
    rules: [
      {
        id: '4.1.1',
        title: 'Allowance is the limit',
        text: 'A unit never spends more points than its allowance in one Movement Phase.',
        ruling: '',
      },
      {
        id: '4.1.2',
        title: 'Moving less or not at all',
        text: 'A unit may stop early or stay where it is; nothing forces it to move.',
        ruling: '',
      },
      {
        id: '4.1.3',
        title: 'No saving or lending of points',
        text: 'Unused points are lost; they cannot be kept or given to another unit.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.2',
    title: 'Woods and roads',
    rules: [
      {
        id: '4.2.1',
        title: 'One point for every hex',
        text: 'Every hex costs one point, whatever its terrain and with or without a road.',
        ruling: '',
      },
      {
        id: '4.2.2',
        title: 'Woods only by road',
        text: 'A woods hex is entered and left only over a hexside that a road crosses. All other hexsides of all woods hexes are closed.',
        ruling: '',
      },
      {
        id: '4.2.3',
        title: 'Woods limit holds in retreat and advance',
        text: 'The same holds for retreats, displacements and advances.',
        ruling: '',
      },
      {
        id: '4.2.4',
        title: 'Closed hexsides do not stop combat',
        text: '',
        ruling:
          'Zones of control reach, and attacks are made, across closed hexsides; 4.2 speaks only of entering and leaving.',
      },
    ],
  },
  {
    id: '4.3',
    title: 'Enemy hexes',
    rules: [
      { id: '4.3.1', title: 'Enemy hexes', text: 'A unit never enters a hex that holds an enemy unit.', ruling: '' },
    ],
  },
  {
    id: '4.4',
    title: 'Stacking',
    rules: [
      {
        id: '4.4.1',
        title: 'Passing through friendly units',
        text: 'A unit may move through hexes that hold friendly units.',
        ruling: '',
      },
      {
        id: '4.4.2',
        title: 'One unit per hex',
        text: 'At the end of the Movement Phase no hex may hold two units. During the phase two units may share a hex for a time.',
        ruling: '',
      },
      {
        id: '4.4.3',
        title: 'Illegal stack: opponent chooses the survivor',
        text: 'If the phase is ended with two or more units in a hex, the opponent picks the one that stays; the others are destroyed and count as losses.',
        ruling: 'The table warns, and asks again, before it accepts such an end of phase.',
      },
    ],
  },
  {
    id: '4.5',
    title: 'Zones of control',
    rules: [
      {
        id: '4.5.1',
        title: 'Zone of control',
        text: "A unit's zone of control is the (up to) six hexes adjacent to it, at all times, in both player turns.",
        ruling: '',
      },
      {
        id: '4.5.2',
        title: 'Stop on entering an enemy zone',
        text: 'A unit that enters an enemy zone stops there and moves no further in that phase.',
        ruling: '',
      },
      {
        id: '4.5.3',
        title: 'A unit in an enemy zone may not move',
        text: 'A unit that is in an enemy zone when it would begin to move may not move at all, not even directly from one enemy zone to another or off the map.',
        ruling: '',
      },
      {
        id: '4.5.4',
        title: 'Nothing cancels a zone',
        text: '',
        ruling:
          'Neither terrain, nor closed hexsides, nor the presence of a friendly unit in the hex cancels a zone of control, for movement, retreat or combat. The rulebook names no exception.',
      },
      {
        id: '4.5.5',
        title: 'Only combat releases a frozen unit',
        text: 'Only the outcome of combat (a retreat, an advance, or the removal of the enemy) frees a frozen unit.',
        ruling: '',
      },
      {
        id: '4.5.6',
        title: 'Friendly-occupied enemy zone hexes are not offered',
        text: 'A hex in an enemy zone that holds a friendly unit can be entered only at the price of 4.4.3, because the mover must stop there and the occupant is frozen; it is not offered.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.6',
    title: 'Leaving the map',
    rules: [
      {
        id: '4.6.1',
        title: 'No leaving the map',
        text: 'Units may not leave the map, except French units under 8.3.',
        ruling: '',
      },
      {
        id: '4.6.2',
        title: 'Forced off the map is elimination',
        text: 'A unit whose only way to retreat is off the map is eliminated, also in an exit hex.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.0',
    title: 'Who attacks',
    rules: [
      {
        id: '5.0.1',
        title: 'Position decides',
        text: 'A unit may attack only if it is in contact with the unit it attacks, or is a gun bombarding under 5.6.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.1',
    title: 'Duties',
    rules: [
      {
        id: '5.1.1',
        title: 'Units in contact must attack',
        text: 'Every phasing unit in an enemy zone must take part in an attack in its Combat Phase.',
        ruling: '',
      },
      {
        id: '5.1.2',
        title: 'Units in contact must be attacked',
        text: 'An enemy unit with one or more phasing units in its zone has to be attacked by somebody.',
        ruling: '',
      },
      {
        id: '5.1.3',
        title: 'Free pairing',
        text: 'Within 5.1 to 5.8 the phasing player chooses which of his units attack which enemy units.',
        ruling: '',
      },
      {
        id: '5.1.4',
        title: 'Duties fixed at the start of the phase',
        text: '',
        ruling:
          'The units bound by 5.1.1 and 5.1.2 are noted at the start of the Combat Phase (5.0 tells the player to look the position over first). Contacts that arise later through retreats and advances create no new duty.',
      },
      {
        id: '5.1.5',
        title: 'No attack that strands a duty',
        text: '',
        ruling:
          'A unit is *stranded* if it is (a) a bound phasing unit that has not attacked and touches no enemy unit that is still unattacked, or (b) a bound, unattacked enemy unit that has a phasing unit in its zone, but none that has yet to attack, and that is left over when as many such enemies as possible are each given a different unused gun able to bombard them. An attack may not be announced if, with its attackers and defenders marked as used and before any result, more units would be stranded than now. At the start of the phase nobody is stranded, so all duties can be met unless results interfere; only guns can be put out of action by results, so only duties of kind (b) can ever fail.',
      },
      {
        id: '5.1.6',
        title: 'When a duty lapses',
        text: '',
        ruling:
          'The duty to attack an enemy unit lapses when no phasing unit is left in its zone, or when nothing is left that could attack it (for example the gun that was to bombard it comes into an enemy zone through an enemy advance). A lapsed duty never blocks other attacks. The phase may be ended only when no open duty can be met by a legal attack any more.',
      },
    ],
  },
  {
    id: '5.2',
    title: 'Once a phase',
    rules: [
      {
        id: '5.2.1',
        title: 'Attack once',
        text: 'A unit attacks once in a Combat Phase at most.',
        ruling: '',
      },
      {
        id: '5.2.2',
        title: 'Attacked once',
        text: 'An enemy unit is attacked once in a Combat Phase at most, wherever it has gone since.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.3',
    title: 'Several attackers',
    rules: [
      {
        id: '5.3.1',
        title: 'Several attackers',
        text: 'Any number of eligible units may join in one attack.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.4',
    title: 'Several defenders',
    rules: [
      {
        id: '5.4.1',
        title: 'Several defenders',
        text: 'One attack may be directed at several enemy units only if every attacker that is in contact is adjacent to every one of them.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.5',
    title: 'Whole strength',
    rules: [
      {
        id: '5.5.1',
        title: 'Strength is indivisible',
        text: 'A unit always uses its whole strength in a single attack or defence.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.6',
    title: 'Bombardment',
    rules: [
      {
        id: '5.6.1',
        title: 'Bombardment range is exactly two',
        text: 'A gun may bombard an enemy unit exactly two hexes away, line of fire permitting (2.2.6).',
        ruling: '',
      },
      {
        id: '5.6.2',
        title: 'No bombardment from an enemy zone',
        text: 'A gun in any enemy zone may not bombard; it is bound by 5.1.1 and attacks in contact like any other unit.',
        ruling: '',
      },
      {
        id: '5.6.3',
        title: 'Bombardment is optional',
        text: 'Bombardment is never compulsory, except as far as the player needs it to meet 5.1.2.',
        ruling: '',
      },
      {
        id: '5.6.4',
        title: 'Bombardment can meet the duty to attack',
        text: "A bombardment meets the duty to attack an enemy unit, provided every phasing unit in that enemy's zone takes part in an attack on some other enemy unit.",
        ruling: '',
      },
    ],
  },
  {
    id: '5.7',
    title: 'Guns alone',
    rules: [
      {
        id: '5.7.1',
        title: 'Guns alone: one target hex',
        text: 'A bombardment by guns alone is directed at one enemy-occupied hex.',
        ruling: '',
      },
      {
        id: '5.7.2',
        title: 'Massed guns',
        text: 'Several guns may bombard the same hex; their strengths are added into one attack.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.8',
    title: 'Combined attacks',
    rules: [
      {
        id: '5.8.1',
        title: 'Combined attack',
        text: 'Units in contact and bombarding guns may join in one attack; all strengths are added.',
        ruling: '',
      },
      {
        id: '5.8.2',
        title: 'Guns need one hex',
        text: 'In a combined attack on several hexes a gun needs only one of them in range and line of fire. So 5.4 does not bind guns at a distance.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.0',
    title: 'Resolving combat',
    rules: [
      {
        id: '6.0.1',
        title: 'Combat procedure',
        text: 'Add the attackers; add the defenders, each doubled first where 2.2 says so; find the column; roll; apply the result before the next attack.',
        ruling: '',
      },
      {
        id: '6.0.2',
        title: 'End of the Combat Phase',
        text: 'When his attacks are done (5.1.6) the phasing player declares the Combat Phase closed.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.1',
    title: 'Announcing',
    rules: [
      {
        id: '6.1.1',
        title: 'Announce before the roll',
        text: 'Attackers, defenders and ratio are named before the roll.',
        ruling: '',
      },
      {
        id: '6.1.2',
        title: 'Attacks in any order',
        text: 'The phasing player chooses the order of his attacks.',
        ruling: 'He announces them one at a time; he need not declare the later ones in advance.',
      },
      {
        id: '6.1.3',
        title: 'No change after the roll',
        text: 'After the roll nothing of the announcement can be changed.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.2',
    title: 'Odds',
    rules: [
      {
        id: '6.2.1',
        title: 'Ratio rounded for the defender',
        text: 'Attack at least equal to defence: the column is floor(attack / defence) to 1. Otherwise it is 1 to ceil(defence / attack). (Rulebook example: 11 against 4 is 2-1.)',
        ruling: '',
      },
      {
        id: '6.2.2',
        title: 'Ratios beyond the table',
        text: 'More than 6-1 counts as 6-1; less than 1-5 counts as 1-5.',
        ruling: '',
      },
      {
        id: '6.2.3',
        title: 'Attacker may lower the column',
        text: 'Before the roll the attacker may announce any lower column.',
        ruling: 'He lowers the column found under 6.2.1 and 6.2.2; the shift of 8.2 comes afterwards.',
      },
    ],
  },
  {
    id: '6.3',
    title: 'Results',
    rules: [
      {
        id: '6.3.1',
        title: 'Ae: attackers in contact destroyed',
        text: 'All attackers in contact are destroyed. Bombarding guns are not. A defending unit may advance.',
        ruling: '',
      },
      {
        id: '6.3.2',
        title: 'Ar: attackers in contact retreat',
        text: 'All attackers in contact retreat one hex. Bombarding guns need not. A defending unit may advance.',
        ruling: '',
      },
      {
        id: '6.3.3',
        title: 'Ee: defenders destroyed, attacker pays printed value',
        text: 'All defenders are destroyed. The attacker then removes attacking units of his choice, in contact and whole, whose printed strengths add up to at least the printed strength of the destroyed defenders.',
        ruling: '',
      },
      {
        id: '6.3.4',
        title: 'Ee, not enough',
        text: '',
        ruling:
          'If all attackers in contact together do not reach that sum they are all removed and the shortfall is forgiven. Paying more than needed is allowed, but no unit may be removed that could be left out with the sum still reached.',
      },
      {
        id: '6.3.5',
        title: 'Ee and guns',
        text: 'Bombarding guns are never removed by Ee and do not count towards the payment. If only guns attacked, the attacker loses nothing.',
        ruling: '',
      },
      { id: '6.3.6', title: 'Ee advance', text: 'If an attacker in contact survives, one may advance.', ruling: '' },
      {
        id: '6.3.7',
        title: 'Dr: defenders retreat',
        text: 'All defenders retreat one hex. One of the attackers may advance.',
        ruling: '',
      },
      {
        id: '6.3.8',
        title: 'De: defenders destroyed',
        text: 'All defenders are destroyed. One of the attackers may advance.',
        ruling: '',
      },
      {
        id: '6.3.9',
        title: 'Order within a result',
        text: '',
        ruling: 'Removals, then forced retreats, then voluntary retreats of guns (6.8.2), then advances.',
      },
    ],
  },
  {
    id: '6.4',
    title: 'Retreats',
    rules: [
      {
        id: '6.4.1',
        title: 'Owner chooses the retreat hex',
        text: 'The owner of the retreating unit picks its hex; it moves exactly one hex.',
        ruling: '',
      },
      {
        id: '6.4.2',
        title: 'Safe hex',
        text: 'A hex is safe if it is adjacent, on the map, enterable under 4.2 and 4.3 from where the unit stands, and in no enemy zone (zones as they are at that moment).',
        ruling: '',
      },
      {
        id: '6.4.3',
        title: 'No safe hex',
        text: 'With no safe hex the unit is destroyed (and counts as a loss). The hex it leaves counts as vacated for 6.6.',
        ruling: '',
      },
      {
        id: '6.4.4',
        title: 'Any safe hex is away from the enemy',
        text: '',
        ruling:
          'Any safe hex counts as "away" from the enemy, since no safe hex touches an enemy unit; against guns alone the distance to the gun need not grow.',
      },
      {
        id: '6.4.5',
        title: 'Several retreating units',
        text: '',
        ruling:
          'When several units retreat, their owner retreats them one after another in an order of his choice; later ones see the new position.',
      },
      {
        id: '6.4.6',
        title: 'Retreat is compulsory',
        text: '',
        ruling: 'A unit that can retreat must; its owner may not choose destruction instead.',
      },
    ],
  },
  {
    id: '6.5',
    title: 'Displacement',
    rules: [
      {
        id: '6.5.1',
        title: 'Displace only if no empty safe hex',
        text: 'If at least one safe hex is empty the unit must retreat to an empty one. Only if all its safe hexes hold friendly units may it enter one of them and displace the occupant.',
        ruling: '',
      },
      {
        id: '6.5.2',
        title: 'The displaced unit retreats',
        text: 'The displaced unit moves one hex under 6.4 and 6.5 as if it were retreating; its owner chooses.',
        ruling: '',
      },
      {
        id: '6.5.3',
        title: 'Displacement chains',
        text: 'A displaced unit may displace another in turn.',
        ruling: 'No unit is displaced twice, and no hex left in the chain is entered again, within one chain.',
      },
      {
        id: '6.5.4',
        title: 'Broken chain',
        text: 'If no chain of displacements can be completed, the unit that was to retreat first is destroyed and nobody is displaced.',
        ruling: 'If some choice of occupants completes a chain, one such chain must be used.',
      },
      {
        id: '6.5.5',
        title: 'Gun owing a required bombardment cannot be displaced',
        text: "A retreating unit may not displace a gun that still has a required bombardment to make: an enemy unit has a phasing unit in its zone, is still unattacked, every phasing unit in its zone has attacked another enemy (or is the unit now retreating), and this unused gun, in no enemy zone, has it in range and line of fire. Such a gun's hex is treated as closed for the retreat and for every displacement in its chain.",
        ruling: 'If several guns could make the same bombardment, this protects each of them.',
      },
      {
        id: '6.5.6',
        title: 'Displacement has no other effect',
        text: 'Displacement has no further effect: a displaced unit that has not attacked yet may still bombard if it qualifies.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.6',
    title: 'Advance after combat',
    rules: [
      {
        id: '6.6.1',
        title: 'One advancing unit per vacated hex',
        text: 'Into each hex vacated by the losing side one victorious unit that took part in that attack, and is adjacent to it, may advance; a unit advances one hex only.',
        ruling:
          '6.6 speaks of each vacated hex, so with several vacated hexes several different units may advance; "one" in 6.3 means one per vacated hex.',
      },
      {
        id: '6.6.2',
        title: 'Advance at once or never',
        text: 'The option is used at once, before the next attack, and never compulsory.',
        ruling: '',
      },
      {
        id: '6.6.3',
        title: 'Advance ignores zones',
        text: 'A unit may advance from an enemy zone and into an enemy zone.',
        ruling: '',
      },
      {
        id: '6.6.4',
        title: 'Advance into woods by road only',
        text: 'An advance into a woods hex with a road needs a road hexside (4.2.3).',
        ruling: '',
      },
      {
        id: '6.6.5',
        title: 'Bombarding guns do not advance',
        text: '',
        ruling: 'A gun that bombarded may not advance, being two hexes away; a gun that attacked in contact may.',
      },
      {
        id: '6.6.6',
        title: 'No second fight',
        text: 'An advanced attacker has attacked already, and an advanced defender has been attacked already; 5.2 bars both from further combat in that phase.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.7',
    title: 'No points',
    rules: [
      {
        id: '6.7.1',
        title: 'Combat movement costs no points',
        text: 'Retreats, displacements and advances cost no movement points and are not limited by the allowance; 4.5 does not stop them beyond what 6.4 says.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.8',
    title: 'Guns at a distance',
    rules: [
      {
        id: '6.8.1',
        title: 'Bombarding guns are immune',
        text: 'A bombarding gun is never destroyed, removed or forced to retreat by the result of its attack.',
        ruling: '',
      },
      {
        id: '6.8.2',
        title: 'Voluntary retreat of bombarding guns',
        text: "After Ae, Ar or Ee each bombarding gun of that attack may retreat one hex at its owner's choice.",
        ruling: 'To an empty safe hex only; it displaces nobody.',
      },
      {
        id: '6.8.3',
        title: 'Guns in contact suffer results',
        text: 'A gun that attacks in contact suffers results like any other unit.',
        ruling: '',
      },
    ],
  },
  {
    id: '7.0',
    title: 'Reinforcements',
    rules: [
      {
        id: '7.0.1',
        title: 'Prussians available on turn 3',
        text: 'The regular Prussian contingent becomes available in the Allied Movement Phase of turn 3, at any moment of that phase.',
        ruling: '',
      },
      {
        id: '7.0.2',
        title: 'Entry hexes of column 23',
        text: 'They enter at hexes of column 23 that are not woods: 2303, 2307, 2308, 2309, 2311, 2312, 2313, 2316.',
        ruling: '',
      },
    ],
  },
  {
    id: '7.1',
    title: 'Entering',
    rules: [
      {
        id: '7.1.1',
        title: 'Entry cost',
        text: 'Entering the entry hex costs one point; the rest of the allowance may be used at once under 4.0.',
        ruling: '',
      },
      {
        id: '7.1.2',
        title: 'No queue',
        text: 'Units that enter at the same hex each pay one point, whatever their number or order.',
        ruling: '',
      },
      {
        id: '7.1.3',
        title: 'Move and fight on arrival',
        text: 'They may move and fight in the turn of arrival and are then ordinary units.',
        ruling: '',
      },
    ],
  },
  {
    id: '7.2',
    title: 'Barred hexes',
    rules: [
      {
        id: '7.2.1',
        title: 'Barred entry hexes',
        text: 'A unit may not enter at a hex that holds an enemy unit or lies in an enemy zone.',
        ruling: '',
      },
      {
        id: '7.2.2',
        title: 'Entry and stacking',
        text: 'A unit may not enter where it would have to end the phase stacked.',
        ruling:
          'It may enter at a hex that holds a friendly unit if it moves on in the same move (entering and moving on are one move, 4.0.3), or if the unit already there can still move off later in the phase.',
      },
    ],
  },
  {
    id: '7.3',
    title: 'Delay',
    rules: [
      {
        id: '7.3.1',
        title: 'Reinforcements may be delayed',
        text: 'Any or all available reinforcements may be held back as long as their owner likes and enter in any later Movement Phase of his.',
        ruling: '',
      },
      {
        id: '7.3.2',
        title: 'Delayed units use the same entry hexes',
        text: 'They must still enter by the hexes of 7.0.2. A unit that never enters is not a loss.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.0',
    title: 'Victory',
    rules: [
      {
        id: '8.0.1',
        title: 'Loss ledgers',
        text: "Each side's losses are the sum of printed strengths of its destroyed units. Prussian losses are Allied losses. Units exited or not yet arrived are not losses. Both ledgers and the number of exited units are open to both players.",
        ruling: '',
      },
    ],
  },
  {
    id: '8.1',
    title: 'Allied victory',
    rules: [
      {
        id: '8.1.1',
        title: 'Allied victory',
        text: 'The Allied player wins at once when French losses reach 40 while Allied losses are below 40.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.2',
    title: 'Demoralization',
    rules: [
      {
        id: '8.2.1',
        title: 'Allied demoralization at 40',
        text: 'The Allied side is demoralized from the instant its losses reach 40, for the rest of the game. The game goes on unless 8.3.1 is met.',
        ruling: '',
      },
      {
        id: '8.2.2',
        title: 'Demoralized: Allied attacks one column lower',
        text: 'While demoralized every Allied attack, Prussian ones and bombardments included, is resolved one column lower (example: 3-1 becomes 2-1).',
        ruling: '',
      },
      {
        id: '8.2.3',
        title: 'Demoralized: French attacks one column higher',
        text: 'Every French attack is resolved one column higher (example: 1-2 becomes 1-1).',
        ruling: '',
      },
      {
        id: '8.2.4',
        title: 'Shift at the ends of the table',
        text: '',
        ruling:
          'First clamp to the table (6.2.2), then lower voluntarily (6.2.3), then shift one column; a shift beyond 1-5 or 6-1 has no effect. So a raw 8 to 1 Allied attack is resolved on 5-1, a raw 1 to 7 French one on 1-4.',
      },
      {
        id: '8.2.5',
        title: 'No French collapse afterwards',
        text: 'Once the Allied side is demoralized, French losses of 40 or more have no effect.',
        ruling: '',
      },
      {
        id: '8.2.6',
        title: 'The French are never demoralized',
        text: 'French losses have no such effect.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.3',
    title: 'French victory',
    rules: [
      {
        id: '8.3.1',
        title: 'French victory',
        text: 'The French player wins at once when Allied losses are 40 or more and seven or more French units (variant units included) have exited, whichever comes last.',
        ruling: '',
      },
      {
        id: '8.3.2',
        title: 'How to exit',
        text: 'A French unit exits in a French Movement Phase from one of the exit hexes.',
        ruling: 'Leaving costs one movement point (like one more hex), and a unit in an enemy zone cannot do it (4.5).',
      },
      {
        id: '8.3.3',
        title: 'No exit by combat',
        text: 'A unit never exits through combat; a retreat that has no other way is destruction.',
        ruling: '',
      },
      {
        id: '8.3.4',
        title: 'Exited units',
        text: 'They are not destroyed, do not return, and count as exited whether they left before or after demoralization. More than seven may leave.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.4',
    title: 'Draws and ties',
    rules: [
      {
        id: '8.4.1',
        title: 'Draw after turn 10',
        text: 'If turn 10 ends and neither 8.1.1 nor 8.3.1 has been met the game is a draw, also when the Allied side is demoralized.',
        ruling: '',
      },
      {
        id: '8.4.2',
        title: 'Both sides reach 40 at once',
        text: 'If one result (Ee) lifts both sides from below 40 to 40 or more, the French player wins if seven units have exited already; otherwise the Allied player wins.',
        ruling: '',
      },
      {
        id: '8.4.3',
        title: 'Losses of one result count together',
        text: '',
        ruling:
          'All removals and forced retreats of one combat result, with both halves of an Ee, are entered in the ledgers before 8.1.1, 8.2.1, 8.3.1 and 8.4.2 are tested; the test comes before voluntary retreats and advances. A demoralization found by it affects the next attack, not the one just rolled.',
      },
    ],
  },
  {
    id: '9.0',
    title: 'Grouchy variant',
    rules: [
      {
        id: '9.0.1',
        title: 'Variant is optional',
        text: 'The variant is chosen before the game; without it chapter 9 is not used.',
        ruling: '',
      },
      {
        id: '9.0.2',
        title: 'Each player draws a key',
        text: 'Before turn 1 each player draws one number from 1 to 6 at random.',
        ruling: 'The two draws are independent and may be equal (each player draws from a full set 1 to 6).',
      },
      {
        id: '9.0.3',
        title: 'Keys stay hidden',
        text: 'A key is known to its owner only until the game is over, then shown to both.',
        ruling: 'What the opponent may see of reinforcements is only what has entered the map.',
      },
    ],
  },
  {
    id: '9.1',
    title: 'Variant units',
    rules: [
      {
        id: '9.1.1',
        title: 'Variant units',
        text: 'Units marked Gt5v belong only to this variant; their earliest turn is 5.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.2',
    title: 'Entry',
    rules: [
      {
        id: '9.2.1',
        title: 'Variant forces enter on the east edge',
        text: "All extra forces, French too, enter by the hexes of 7.0.2 under 7.1 to 7.3 (enemy and friendly seen from their own side), in their owner's Movement Phase.",
        ruling: '',
      },
    ],
  },
  {
    id: '9.3',
    title: 'French key',
    rules: [
      { id: '9.3.1', title: 'French key 1, 2 or 3', text: 'No extra French units.', ruling: '' },
      { id: '9.3.2', title: 'French key 4 or 5', text: 'On turn 5: one 5-4, two 4-4, one 2-5, one 3-3.', ruling: '' },
      { id: '9.3.3', title: 'French key 6', text: 'On turn 5: all French variant units.', ruling: '' },
    ],
  },
  {
    id: '9.4',
    title: 'Prussian key',
    rules: [
      { id: '9.4.1', title: 'Prussian key 1', text: 'As in the standard game.', ruling: '' },
      { id: '9.4.2', title: 'Prussian key 2', text: 'No Prussians at all.', ruling: '' },
      {
        id: '9.4.3',
        title: 'Prussian key 3',
        text: 'The regular contingent on turn 5 instead of 3; nothing else.',
        ruling: '',
      },
      {
        id: '9.4.4',
        title: 'Prussian key 4',
        text: 'On turn 3 only one 5-4, one 4-4, one 3-5, one 3-3; nothing else.',
        ruling: 'They are taken from the regular contingent, since they come on turn 3.',
      },
      {
        id: '9.4.5',
        title: 'Prussian key 5',
        text: 'The regular contingent on turn 3; on turn 5 one 5-4, one 4-5, one 3-5, one 3-3.',
        ruling:
          'Taken from the variant units. The 4-5 may be a slip for 4-4 (compare key 4), but the text is followed and the counter mix has a Prussian 4-5.',
      },
      {
        id: '9.4.6',
        title: 'Prussian key 6',
        text: 'The regular contingent on turn 3; all Prussian variant units on turn 5.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.5',
    title: 'Other keys',
    rules: [{ id: '9.5.1', title: 'Home-made key tables', text: 'Players may agree on other key tables.', ruling: '' }],
  },
];
