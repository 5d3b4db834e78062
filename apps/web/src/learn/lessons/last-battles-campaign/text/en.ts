/** The words of the campaign's first orders, in English. Every step that asks for something has a hint and a way back. */
export const en = {
  title: 'First orders',
  watch: 'The Allies are playing …',
  play: 'Play the real campaign',
  playAbout: 'All three days as the French, against a Conscript.',

  command: 'Who commands whom',
  orders: 'With orders and without',
  boxes: 'Calling units back',
  night: 'Night',

  'command.welcome':
    'Frasnes, 16 June, five in the afternoon. In the campaign your turn begins with command. The flag with the star is Ney: he commands two officers, the pennants, and two single units.',
  'command.chain':
    'A unit has orders within three hexes of its own officer, if he is within five of a commander who has a place for him. Reille has one of Ney’s: the lines go from Ney to him, and on to his brigades.',
  'command.lines':
    'The places are dealt out already, as well as can be. But Ney has only two for officers, and three are near. The dotted line is d’Erlon: near enough, and no place. His men would have no orders.',
  'command.release':
    'D’Erlon’s infantry is to attack today, Kellermann’s cavalry can wait. Click Kellermann: he gives his place up.',
  'command.release.hint':
    'Click the ringed pennant. The list beside the map also takes a place back, in the line about d’Erlon.',
  'command.release.stray': 'That is not Kellermann’s place. Take it back, then click the ringed pennant.',
  'command.give':
    'Ney has a place again. Click d’Erlon: he takes it. Where an officer is near two commanders, you are asked whose place it shall be.',
  'command.give.hint': 'Click the ringed pennant in the south.',
  'command.give.stray': 'The place went elsewhere. Take that back, and give it to d’Erlon.',
  'command.close':
    'Now Reille and d’Erlon have orders, and Kellermann’s two divisions have not. That holds until your next command, whatever your leaders do. Close the segment.',
  'command.close.hint': 'The button “Close command”, or the key E.',
  'command.close.stray': 'The segment is closed already.',

  'orders.out':
    'Kellermann was six hexes from Ney, one too many. The cut link on his counters says: no orders. They march and defend as ever, but enter no enemy zone; and an attack without orders drives nobody back, it throws you back.',
  'orders.close': 'See for yourself: pick L’Héritier up and point at the ringed hex, next to the enemy in the wood.',
  'orders.close.hint':
    'Click the ringed cavalry with the cut link, then the ringed hex. The hatching shows where it may go.',
  'orders.close.stray': 'He has gone elsewhere. Take it back, and ask for the hex next to the enemy first.',
  'orders.ride':
    'Ney has a place for Kellermann. Take Ney up and point at hexes between them: the card says who would be in command from there next turn. Ride no further than four of his eight points, or his men lose their orders now.',
  'orders.ride.hint': 'Click Ney’s flag, then a hex two or three to the west, then “Ride here”.',
  'orders.ride.stray':
    'That was too far, or not near enough to Kellermann. Take it back: at most five hexes from him, for at most four points.',
  'orders.next':
    'Lines of command go neither over unbridged rivers nor through enemy zones where none of yours stands, and every army has its own leaders. In your next command the places are dealt anew.',

  'boxes.lost':
    'Seven in the evening. Two of Reille’s brigades were destroyed at five, a third at six. Who was at full strength may come back after one whole turn, with an officer more than ten hexes from any enemy. Reille has gone back for that.',
  'boxes.close': 'Reorganization comes after command. Close the Command Segment.',
  'boxes.close.hint': 'The button “Close command”, or the key E.',
  'boxes.close.stray': 'The segment is closed already.',
  'boxes.call': 'Pick Reille up and call Husson and Campi back, both at once.',
  'boxes.call.hint': 'Click the ringed pennant, open the answers to the question, then “Call back Husson and Campi”.',
  'boxes.call.stray': 'Only one came, or nobody. Take it back, and call both.',
  'boxes.back':
    'There they are, reduced and without orders until your next command. Reille has his hands full: for the rest of this turn he passes on no command. Gauthier may be called next turn.',
  'boxes.levels':
    'A corps breaks when its losses reach its level; the list of the armies shows both. Who is called back counts no longer, and the corps may recover. Units of a broken corps come back only on a die of 1 to 4.',

  'night.falls':
    'Midnight: the dark turns of the track. There is no command, no reorganization and no combat, and everybody acts as if without orders. Rain has its commands, but no combat either.',
  'night.held': 'Husson lies next to the enemy. Try to pick him up.',
  'night.held.hint': 'It is the ringed blue counter that touches the red one.',
  'night.held.stray': 'You went on without him. Take it back, and try the counter next to the enemy.',
  'night.march':
    'Who is out of sight of the enemy can march, and by road far. Bring Piré’s cavalry up to the others, by the road to Frasnes.',
  'night.march.hint': 'Click the cavalry on the road in the south, then a hex up the road, then “Move here”.',
  'night.march.stray': 'The march is over. Take it back, and send Piré first.',
  'night.end':
    'Whoever has nothing to do may sleep. End the movement: the Allies march, and it is three in the morning.',
  'night.end.hint': 'The button “End movement”, or the key E.',
  'night.end.stray': 'Take it back.',
  'night.dawn':
    'At six it is day. Everybody has orders again until his next command, and supply is looked at once a day: who has no line to his own edge of the map, five hexes to a road and then by road, is lost for good.',
  'night.farewell':
    'That is all a campaign adds to a battle: leaders, a night’s march, and men who come back. Forty-four turns to Brussels are yours.',
} as const;

export type LessonWords = Readonly<Record<keyof typeof en, string>>;
