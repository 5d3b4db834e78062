/** The words of the first hours at Quatre Bras, in English. Every step that asks for something has a hint and a way back. */
export const en = {
  title: 'The crossroads',
  watch: 'The Allies are playing …',
  play: 'Play the real battle',
  playAbout: 'All of Quatre Bras as the French, against a Conscript.',

  stacks: 'Counters and stacks',
  roads: 'By the road',
  zones: 'Contact',
  attack: 'Attacking together',
  several: 'Two targets at once',
  guns: 'Guns and crests',
  retreat: 'Giving ground',
  morale: 'When an army breaks',

  'stacks.welcome':
    'Quatre Bras, 16 June 1815, two in the afternoon. You lead the French, the blue pieces. Each is a brigade of foot, a division of horse or the guns of a corps.',
  'stacks.enemy':
    'Wellington’s men are red. A few of them are all that stands before the crossroads of Quatre Bras, where the roads to Brussels and to Blücher meet. You want it.',
  'stacks.numbers':
    'Piré’s cavalry is marked 5-6. The left number is its strength, in attack and in defence; the right one is how many points it may spend on marching.',
  'stacks.two':
    'Two pieces lie in one hex on the road: Baudin and Soye, a stack. A hex holds two of your units, and in a fight the two are one. On the march each may go its own way.',
  'stacks.pick': 'Take the two up: a click on the stack takes both.',
  'stacks.pick.hint': 'Click or tap the outlined stack. By keyboard: press N until it is raised.',
  'stacks.pick.stray': 'That went past this step. Take it back and take the stack up first.',
  'stacks.one':
    'Click once more: now only one of them is in hand, and the other stays. Again, and it is the other one.',
  'stacks.one.hint': 'Click the stack a second time. The hand shows who is in it.',
  'stacks.one.stray': 'That went past this step. Take it back and take one of the two.',
  'stacks.card': 'Hatched is where it can go. Along the road it is a long way: the road is what armies live on.',

  'roads.point':
    'A hex in the open costs one point, from road to road half a point: four points are eight hexes of road. Take up the stack and point at the outlined hex.',
  'roads.point.hint': 'Click the stack, then the outlined hex, 1715. The way appears, with its cost at each hex.',
  'roads.point.stray': 'Marching is over. Take that back to go on with the lesson.',
  'roads.confirm':
    'Nothing has moved yet. Send both there, together or one after the other: friends bar no way, and there is room for two.',
  'roads.confirm.hint':
    'The green button “Move here”, or Enter. If only one has gone, take up the other, point at the outlined hex and confirm.',
  'roads.confirm.stray': 'One of them is somewhere else. Take it back and send both up the road to 1715.',
  'roads.third': 'Could Piré’s cavalry halt there as well? Take it up, point at the two, and see.',
  'roads.third.hint':
    'Take up the 5-6, then click the outlined stack on the road. What is not hatched can be asked about in the same way.',
  'roads.third.stray': 'The cavalry has gone elsewhere. Take it back and ask for the full hex first.',
  'roads.ground':
    'Passing through is free; only halting needs room. Off the roads woods and marsh cost 2 on foot but 4 on horseback, and a stream adds 2 unless there is a bridge.',

  'zones.six':
    'An enemy is not to be passed by. The six hexes around a unit are its zone of control: whoever enters it has to stop. Here is the zone of Kempt’s brigade.',
  'zones.locked': 'Husson already stands in it. Try to take him up.',
  'zones.locked.hint': 'It is the outlined blue piece next to the red one.',
  'zones.locked.stray': 'You have gone on without it. Take that back and try to take up the piece next to the enemy.',
  'zones.contact':
    'In an enemy zone a unit is locked; only combat sets it free. So bring Campi up too: beside Husson, or to another hex that touches Kempt.',
  'zones.contact.hint':
    'Take up the piece behind, point at one of the outlined hexes, 1712, 1812 or 1912, and confirm.',
  'zones.contact.stray': 'That is allowed, but Campi touches nobody. Take it back and go next to the red piece.',
  'zones.chateau':
    'The farm of Pierrepont, on the left, is a chateau. Zones reach out of it but never in: a garrison is not locked and need not attack. It is tripled, and there is room for one.',
  'zones.end': 'Say that your movement is over: after marching comes combat.',
  'zones.end.hint': 'The button “End movement”, or the key E.',
  'zones.end.stray': 'Movement is over already. Take that back to go on with the lesson.',

  'attack.duty':
    'Whoever stands in an enemy zone must attack, and every enemy so touched must be attacked: each once in a phase, one attack at a time, in any order.',
  'attack.target': 'Name the target: the stack of Kempt and Vincke. A hex is attacked whole, nobody in it is left out.',
  'attack.target.hint': 'Click the outlined red stack. You may also begin with an attacker.',
  'attack.target.stray': 'This attack has been fought already. Take it back and name the target step by step.',
  'attack.join': 'Let the stack south of it attack. One click is enough: the units of a hex attack together.',
  'attack.join.hint': 'Click the outlined blue stack; Husson and Campi join as one. A second click takes them out.',
  'attack.join.stray': 'This attack has been fought already. Take it back and let Husson and Campi join.',
  'attack.odds':
    'Five and five against five and four: 10 to 9. Odds are rounded down for the defender, so that is 1-1, and three faces in six throw you back. Not good enough.',
  'attack.more': 'Another stack touches the same enemy. Let it join as well.',
  'attack.more.hint': 'Click the second blue stack, to the south-east of the enemy.',
  'attack.more.stray': 'You rolled without the others. Take it back and let both stacks attack.',
  'attack.roll':
    'Now 21 to 9: column 2-1. The panel tells what each face of the die would do; you could even choose a lower column. Announce the attack and roll.',
  'attack.roll.hint': 'The green button “Announce and roll”, or Enter.',
  'attack.roll.stray': 'This attack has been fought already. Take it back and roll when you are ready.',
  'attack.advance': 'The defenders go back, one hex each. One of your four units may follow: send it.',
  'attack.advance.hint': 'When they have gone, click a ringed unit, then the hex they left.',
  'attack.advance.stray': 'You may stay, but ground is what you came for. Take it back and advance.',
  'attack.apart':
    'One unit, whatever the number of hexes won: so an advance pulls a stack apart. Mind who is left where.',
  'several.duty':
    'One stack touches two enemy hexes, and no friend is near. Both must be attacked, and a unit attacks once: so one attack takes both. Every attacker must touch every target.',
  'several.one': 'Name Bijlandt as the target and let Baudin and Soye attack.',
  'several.one.hint': 'Click the outlined red piece to the north, then the blue stack.',
  'several.one.stray': 'This attack has been fought already. Take it back and name the target step by step.',
  'several.also': 'Van Merlen would be left out, so the die is not yours yet. Take him as a target too: 14 to 7.',
  'several.also.hint': 'Click the other red piece, or the button that names it.',
  'several.also.stray': 'This attack has been fought already. Take it back and name both.',
  'several.roll': 'One die decides for both. Announce the attack and roll.',
  'several.roll.hint': 'The green button “Announce and roll”, or Enter.',
  'several.roll.stray': 'This attack has been fought already. Take it back and roll when you are ready.',
  'several.follow': 'Both go back. One of your units may take one of the two hexes, or stay. Either is good.',
  'several.follow.hint': 'When they have gone, click the end of an arrow, or “Stay where they are”.',
  'several.follow.stray': 'Take that back to go on with the lesson.',

  'guns.range':
    'Guns fight like others when the enemy is beside them. From two hexes away they bombard: their strength counts in the attack, and no result can hurt them. But they have to see.',
  'guns.blind':
    'Jamin must attack Kempt. Pelletier’s guns are two hexes behind: name Kempt as the target and have the guns join.',
  'guns.blind.hint': 'Click the red piece, then the blue one with the sign of guns. Read the answer and put it away.',
  'guns.blind.stray': 'This attack has been fought already. Take it back and ask for the guns.',
  'guns.crest':
    'The hachures are a crest. On the line between guns and target it blocks the view, even at the very edge of either hex. Woods, towns and chateaux between the two block it as well.',
  'guns.shift': 'Back an hour: you are still on the march. Bring the guns over the crest, to the outlined hex.',
  'guns.shift.hint': 'Take up the guns, point at the outlined hex, 1513, and confirm.',
  'guns.shift.stray': 'From there they do not see Kempt either. Take it back and bring them to 1513.',
  'guns.end': 'From here nothing is in the way, and no enemy is beside them. End your movement.',
  'guns.end.hint': 'The button “End movement”, or the key E.',
  'guns.end.stray': 'Movement is over already. Take that back to go on with the lesson.',
  'guns.join': 'Attack Kempt with Jamin and with the guns: 12 to 5 instead of 6 to 5.',
  'guns.join.hint': 'Click the red piece, then both blue ones.',
  'guns.join.stray': 'This attack has been fought already. Take it back and let both join.',
  'guns.roll': 'Announce the attack and roll.',
  'guns.roll.hint': 'The green button “Announce and roll”, or Enter.',
  'guns.roll.stray': 'This attack has been fought already. Take it back and roll when you are ready.',
  'guns.safe':
    'Even had your men been lost, the guns would not. Two things to remember: in an enemy zone guns cannot bombard, and a chateau is never bombarded.',

  'retreat.theirs':
    'Now the Allies attack. Two stacks, twenty points, come at your two brigades on the crest. If the die says “defender retreats”, you choose where they go. Watch.',
  'retreat.first':
    'They need not go together. A hex is open if it is in no enemy zone and not full: choose for one of the two.',
  'retreat.first.hint': 'Wait for the Allied roll, then click one of the two and the end of an arrow.',
  'retreat.first.stray': 'Take that back to go on with the lesson.',
  'retreat.second': 'And the other?',
  'retreat.second.hint': 'Click the other one, then the end of an arrow.',
  'retreat.second.stray': 'Take that back to go on with the lesson.',
  'retreat.room':
    'Had both hexes been full, a friend would have had to make room. A unit without any way back is lost. And mind: whoever beats an attack off may follow too.',

  'morale.levels':
    'It is seven o’clock. Every point of strength lost is counted against its army. The Allies have lost 21; at 25 they are demoralized, at 40 they disintegrate, and that ends the battle.',
  'morale.break': 'The Brunswickers before you are worth 4. Attack them with both stacks, 25 to 4.',
  'morale.break.hint': 'Click the red piece, then both blue stacks, then “Announce and roll”.',
  'morale.break.stray': 'That went another way. Take it back and attack with both stacks in the column offered.',
  'morale.effect':
    'Demoralized: from now on no unit of theirs advances after combat, and their infantry in chateaux can be driven out. An army never recovers in a battle.',
  'morale.yours':
    'Your level is 10 on the first two turns, then 25: reach it, and you have lost. Otherwise points decide: one for each point the enemy loses, one a turn for the crossroads, five at the end.',
  'morale.crossroads': 'Nobody is at Quatre Bras. Take it with Piré: to have been there last is to hold it.',
  'morale.crossroads.hint': 'Take up the cavalry, point at the outlined hex, 1708, and confirm.',
  'morale.crossroads.stray': 'That is allowed, but the crossroads is not yours. Take it back and ride to 1708.',
  'morale.end': 'The crossroads is yours. End your movement.',
  'morale.end.hint': 'The button “End movement”, or the key E.',
  'morale.end.stray': 'Movement is over already. Take that back to go on with the lesson.',
  'morale.win': 'They have lost 36, and Specht is worth 4. Twenty-five points stand around him. Attack!',
  'morale.win.hint': 'Click the red piece, then both blue stacks, then “Announce and roll”.',
  'morale.win.stray': 'That went another way. Take it back and attack with both stacks in the column offered.',
  'morale.farewell':
    'Forty points: the Allied army disintegrates, and Ney has what he came for. You know stacks and roads, attacks together, guns and crests, and when an army breaks. Now with everybody.',
} as const;

export type LessonWords = Readonly<Record<keyof typeof en, string>>;
