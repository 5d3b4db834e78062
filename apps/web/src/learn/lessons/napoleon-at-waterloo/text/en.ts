/** The words of the first battle, in English. Every step that asks for something has a hint and a way back. */
export const en = {
  title: 'The first battle',
  watch: 'The Allies are playing …',
  play: 'Play the real battle',
  playAbout: 'The whole battle as the French, against a Conscript.',

  map: 'The map and the pieces',
  moving: 'Marching',
  zones: 'Zones of control',
  combat: 'The attack',
  results: 'What the die brings',
  objective: 'How the day is won',

  'map.welcome':
    'Welcome to the field of Waterloo, 18 June 1815. You command the French: the blue pieces with square corners. Each one is a division, a brigade of horse or a battery of guns.',
  'map.enemy':
    'The red pieces with round corners are Wellington’s army. The ground is cut into hexes, so that one can count: a unit stands in one hex, and a hex holds one unit.',
  'map.numbers':
    'Jérôme’s division is marked 7-4. The left number is its strength in a fight, the right one how many hexes it can march.',
  'map.pick': 'Pick Jérôme’s division up.',
  'map.pick.hint':
    'Click or tap the outlined blue piece marked 7-4. By keyboard: press N until it is raised, or go there with the arrows and press Enter.',
  'map.pick.stray': 'That went past this step. Take it back and pick the division up first.',
  'map.card': 'Hatched is where it can go: four hexes far. Its card says who it is and what it has left.',
  'map.compare': 'Now pick up Piré’s cavalry, marked 2-5: weak in a fight, but quick on its feet.',
  'map.compare.hint': 'It is the outlined piece with a diagonal in its box. N takes the next unit, Esc puts one back.',
  'map.compare.stray': 'That went past this step. Take it back and pick the cavalry up first.',
  'map.arms':
    'The box tells the arm: crossed lines are infantry, one diagonal is cavalry, a dot is guns. Guns march slowly, but only they can hit from a distance.',

  'moving.point':
    'Pick up Jérôme’s division again and point at a hatched hex. The way appears, with its cost at each hex.',
  'moving.point.hint':
    'Click the 7-4, then any hatched hex. By keyboard: N until the 7-4 is in hand, the arrows, Enter.',
  'moving.point.stray': 'Marching is over. Take that back to go on with the lesson.',
  'moving.confirm': 'Nothing has moved yet. If you like the way, say “Move here”; if not, point somewhere else.',
  'moving.confirm.hint':
    'The green button, or Enter. Clicking the same hex a second time means the same; dragging does it in one go.',
  'moving.confirm.stray': 'Marching is over. Take that back to go on with the lesson.',
  'moving.undo': 'The little arrow says it has marched; once is all it may. Changed your mind? Undo it.',
  'moving.undo.hint': 'The bent arrow beside the prompt, or the key U. Everything can be undone until a die is rolled.',
  'moving.undo.stray': 'Marching is over. Take that back to go on with the lesson.',
  'moving.woods':
    'Pick up the cavalry and point at the outlined wood. It cannot go there, and the table tells you why.',
  'moving.woods.hint':
    'Click the 2-5, then the wood in hex 1013. Whatever is not hatched can be asked about in the same way.',
  'moving.woods.stray': 'That went past this step. Take it back and ask for the wood first.',
  'moving.road':
    'A road opens a wood, but only where it goes in. Send the cavalry into the wood of Hougoumont, hex 0914: see how its way bends to the road.',
  'moving.road.hint':
    'With the 2-5 in hand point at hex 0914, then confirm. It enters from the north-west, where the road does.',
  'moving.road.stray':
    'That is allowed, but it leads elsewhere. Take it back and send the cavalry into the wood by the road.',
  'moving.costs':
    'Every hex costs one point, on a road or off it. Each unit may march once in a turn, in any order, or stay where it is.',

  'zones.six':
    'An armed neighbour cannot be ignored. The six hexes around a unit are its zone of control; here is that of the guns at La Haye Sainte.',
  'zones.pick':
    'Pick up Donzelot’s division, the 5-4. Where you see a small bar it would have to stop: that is an enemy zone.',
  'zones.pick.hint': 'The outlined blue piece on the right, or the key N.',
  'zones.pick.stray': 'That went past this step. Take it back and pick the division up first.',
  'zones.why': 'Could it slip between the two red units to the outlined hex, four hexes away? Point there and see.',
  'zones.why.hint': 'With the 5-4 in hand click hex 1408. By keyboard go there with the arrows and press Enter or ?.',
  'zones.why.stray': 'That went past this step. Take it back and ask for the gap first.',
  'zones.rule':
    'The way is short enough, but every path goes through an enemy zone, and there it stops. The number in the answer is the rule: press it whenever you want to read more.',
  'zones.frozen': 'Bachelu’s division already stands next to the guns. Try to pick it up.',
  'zones.frozen.hint': 'It is the outlined piece with a lock, south of the farm.',
  'zones.frozen.stray': 'You have gone on without it. Take that back and try to pick up the piece with the lock.',
  'zones.contact':
    'A unit in an enemy zone is locked: only combat sets it free. Bring Donzelot up beside the guns, to the outlined hex or another one with a bar.',
  'zones.contact.hint': 'Pick up the 5-4, point at hex 1410 and confirm.',
  'zones.contact.stray':
    'That is allowed, but nobody has come up to the guns. Take it back and go next to a red piece.',
  'zones.end': 'Both are in contact now. Say that your movement is over: after marching comes combat.',
  'zones.end.hint': 'The button “End movement”, or the key E.',
  'zones.end.stray': 'Movement is over already. Take that back to go on with the lesson.',

  'combat.duty':
    'Now you must fight. Whoever stands next to an enemy has to attack, and every enemy so touched has to be attacked: the exclamation marks say who still owes it.',
  'combat.target': 'Name the target: the battery in the farm of La Haye Sainte.',
  'combat.target.hint': 'Click the outlined red piece. You may also begin with an attacker.',
  'combat.target.stray': 'This attack has been fought already. Take it back and name the target step by step.',
  'combat.join': 'Let both divisions beside the farm join in: 4 and 4.',
  'combat.join.hint': 'Click each of the two blue pieces with a ring. A second click takes one out again.',
  'combat.join.stray': 'This attack has been fought already. Take it back and let both divisions join.',
  'combat.odds':
    'Eight against three? No: buildings double the defender, so it is 8 to 6. Odds are rounded for the defender, and that makes 1-1.',
  'combat.guns': 'Too thin. The Guard’s guns stand exactly two hexes away and may bombard: let them join.',
  'combat.guns.hint': 'Click the piece with a dot behind your two divisions. Guns two hexes away risk nothing.',
  'combat.guns.stray': 'You rolled without the guns. Take it back and add them.',
  'combat.results':
    'Now 13 to 6: column 2-1. The panel shows what each face of the die would do. Four in six drive the battery out; a six throws your own men back.',
  'combat.roll': 'Announce the attack and roll. From here on nothing can be undone.',
  'combat.roll.hint': 'The green button “Announce and roll”, or Enter.',
  'combat.roll.stray': 'This attack has been fought already. Take it back and roll when you are ready.',
  'combat.advance': 'The defender retreats one hex. One of your units in contact may follow: take the farm.',
  'combat.advance.hint': 'When the battery has gone, follow an arrow: click a ringed unit, then the farm.',
  'combat.advance.stray': 'You may stay out, but a farm in hand doubles you next time. Take it back and advance.',
  'combat.held': 'La Haye Sainte is yours, and now it doubles your strength. All who had to fight have fought.',

  'combat.several':
    'Jérôme’s division touches three enemies at once, and nobody else is near. Each of them must be attacked, but a unit attacks only once: so one attack takes them all.',
  'combat.one': 'Begin with the one in the middle: name the Dutch-Belgian cavalry, and let Jérôme attack.',
  'combat.one.hint': 'Click the outlined red piece in the middle, then the 7-4.',
  'combat.one.stray': 'This attack has been fought already. Take it back and name the target step by step.',
  'combat.also':
    'The table will not let you roll: the other two would be left out. Take them as targets too; all they have is added up, 7 to 5.',
  'combat.also.hint': 'Click the other two red pieces, or use the buttons “Attack … too”, or Enter.',
  'combat.also.stray': 'This attack has been fought already. Take it back and name all three.',
  'combat.all': 'All three are targets: one die decides for them together. Announce the attack and roll.',
  'combat.all.hint': 'The green button “Announce and roll”, or Enter.',
  'combat.all.stray': 'This attack has been fought already. Take it back and roll when you are ready.',
  'combat.follow': 'All three go back. Jérôme may take one of the hexes they left, or stay. Either is good.',
  'combat.follow.hint': 'When they have gone, click the end of an arrow, or “Stay here”.',
  'combat.follow.stray': 'Take that back to go on with the lesson.',

  'results.theirs':
    'The Allies have their turn after yours: marching, then combat. Picton’s division, a 7, is about to attack Durutte’s, a 4. Watch.',
  'results.retreat':
    'If the die says “defender retreats”, you choose where. Every safe hex behind Durutte is full, so pick who must make room.',
  'results.retreat.hint':
    'Wait for the Allied roll, then click the end of one of the arrows. Hexes next to Picton are not safe.',
  'results.retreat.stray': 'Take that back to go on with the lesson.',
  'results.room': 'The unit you chose is pushed out of the way. Where does it go?',
  'results.room.hint': 'Click the end of one of the arrows.',
  'results.room.stray': 'Take that back to go on with the lesson.',
  'results.safe':
    'Nobody was lost, but the line has gone back, and the winner may step into the hex you left. Leave room behind a line that may have to give way.',
  'results.exchange': 'Your turn. Attack Vandeleur’s cavalry with both units, 7 to 3, and roll.',
  'results.exchange.hint': 'Click the red piece, then both blue ones, then “Announce and roll”.',
  'results.exchange.stray': 'That went another way. Take it back and attack with both units in the column offered.',
  'results.pay':
    'Equal elimination: the enemy is destroyed, and you must remove attackers worth at least the same 3 points. Choose whom.',
  'results.pay.hint': 'The buttons name what you can lose. The light cavalry is worth 3, the division 4.',
  'results.pay.stray': 'Take that back and choose whom you lose.',
  'results.settle': 'The survivor may take the empty hex, or stay. Either is good.',
  'results.settle.hint': 'Click the end of the arrow, or “Stay here”.',
  'results.settle.stray': 'Take that back to go on with the lesson.',
  'results.surround': 'One more. The Brunswickers have you on both sides. Attack them with both units and roll.',
  'results.surround.hint': 'Click the red piece, then the blue ones north and south of it, then “Announce and roll”.',
  'results.surround.stray': 'That went another way. Take it back and attack with both units in the column offered.',
  'results.lost':
    'The die only said “retreat”, but every hex around them was in your zones. A unit with no safe hex is lost. Getting behind an enemy is worth a battery.',

  'objective.turns':
    'The battle lasts ten turns, from one in the afternoon to ten at night. The track shows the hour and whose phase it is. If nobody has won by then, it is a draw.',
  'objective.prussians':
    'On turn 3 the Prussians come on at the east edge: dark pieces with cut corners. Watch them arrive.',
  'objective.prussians.hint': 'Just watch; they enter by the outlined hexes.',
  'objective.prussians.stray': 'Take that back to go on with the lesson.',
  'objective.losses':
    'Lose 40 points of strength before the Allies do, and you have lost. Break them first, and get seven units off the north edge to Brussels, and you win. It is nine o’clock: they have lost 37, six of yours have left.',
  'objective.exit': 'Send the light cavalry of the Guard off the map: the seventh.',
  'objective.exit.hint': 'Pick up the 3-6 and choose “Leave for Brussels”.',
  'objective.exit.stray':
    'That is allowed, but nobody has left. Take it back: from where it stands the cavalry can go all the way.',
  'objective.end': 'Seven have left. Now end your movement.',
  'objective.end.hint': 'The button “End movement”, or the key E.',
  'objective.end.stray': 'Movement is over already. Take that back to go on with the lesson.',
  'objective.win':
    'The last cavalry, 3 points, stands against the whole Guard: 18 to 3, six to one. No die can save it. Attack!',
  'objective.win.hint': 'Click the red piece, then all three Guard units, then “Announce and roll”.',
  'objective.win.stray': 'That went another way. Take it back and attack with all three in the column offered.',
  'objective.farewell':
    'Forty points lost, seven units gone: the French win. You know how to march, to pin, to weigh the odds and to follow up. The rest is Waterloo.',
} as const;

export type LessonWords = Readonly<Record<keyof typeof en, string>>;
