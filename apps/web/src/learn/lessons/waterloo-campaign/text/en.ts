/** The words of the first campaign, in English. Every step that asks for something has a hint and a way back. */
export const en = {
  title: 'The first campaign',
  watch: 'The Coalition is playing …',
  play: 'Play the campaign',
  playAbout: 'June 16 to 18 as the French, against a Conscript.',

  march: 'A march',
  zones: 'What stops whom',
  turns: 'Moving in turn, and passing',
  command: 'HQs and Detachments',
  attack: 'An attack',
  victory: 'What wins',

  'march.welcome':
    'June 1815, between the Sambre and Brussels. You command the French, in blue. Each large piece is a Corps, a hex is a mile, a turn is half a day.',
  'march.pieces':
    'Flags are HQs: they command, and nobody can harm them. Small pieces are Detachments: they screen. Only Corps march and attack. Wellington’s pieces are red, Blücher’s dark.',
  'march.pick': 'Pick up Reille’s II Corps at Gosselies.',
  'march.pick.hint':
    'Click or tap the outlined blue piece. By keyboard: press N until it is in hand, or go there with the arrows and press Enter.',
  'march.pick.stray': 'That went past this step. Take it back and pick up Reille first.',
  'march.point':
    'Infantry marches 4 hexes, cavalry 6. A march that keeps to roads all the way goes twice as far. Point at Frasnes, six hexes up the road.',
  'march.point.hint':
    'With Reille in hand click hex 2317, outlined. By keyboard go there with the arrows and press Enter.',
  'march.point.stray': 'That is allowed, but it leads elsewhere. Take it back and point at Frasnes.',
  'march.go': 'The way is drawn, hex by hex. Nothing has moved yet: confirm it.',
  'march.go.hint': 'The button “Move here”, or Enter. Clicking Frasnes once more means the same.',
  'march.go.stray': 'That is allowed, but it leads elsewhere. Take it back and march to Frasnes.',
  'march.answer': 'One Corps has moved. Now it is the other side’s turn, for one Corps: watch Orange.',
  'march.answer.hint': 'Just watch. Sides go on like this, one move each.',
  'march.answer.stray': 'Take that back to go on with the lesson.',
  'march.range': 'Could Reille go on up the road, one hex more? Pick him up and point at the outlined hex.',
  'march.range.hint': 'Click Reille, then hex 2418. Whatever is not hatched can be asked about in this way.',
  'march.range.stray': 'That went past this step. Take it back and ask for hex 2418 first.',
  'march.command':
    'Every move is commanded by an HQ. Napoléon’s range is 8, and Reille may not leave it. A Corps that is out of range must come closer. Ney and Grouchy command too: one HQ for each move.',
  'march.contact':
    'Ney is up at the front and reaches further. Perponcher’s Detachment holds Quatre-Bras: march Reille next to it, to the outlined hex.',
  'march.contact.hint':
    'Pick up Reille, point at hex 2517 and confirm. The square that is half dark says what happens there.',
  'march.contact.stray': 'That is allowed, but Reille has touched nobody. Take it back and go next to the Detachment.',
  'march.formation':
    'Next to an enemy infantry turns over: Battle Formation, movement 1 and no roads. Wading a stream does it too. A new turn sets it marching again, once no enemy is next to it.',

  'zones.control':
    'Every unit controls the six hexes around it: its zone of control. Whoever comes in has to stop. Here is that of Ziethen’s Corps in Fleurus.',
  'zones.influence':
    'A Corps, and no Detachment, also has a zone of influence: two hexes far. Neither zone crosses a river, but control goes over a bridge.',
  'zones.why':
    'Vandamme has movement 4. Could he march right up to Ziethen, to the outlined hex? Pick him up and point.',
  'zones.why.hint': 'Click the blue III, then hex 1822. By keyboard: N, the arrows, then Enter or ?.',
  'zones.why.stray': 'That went past this step. Take it back and ask for hex 1822 first.',
  'zones.edge':
    'Infantry stops where it enters an enemy zone of influence. It keeps its formation there. March to Wangenies, at the edge of the zone.',
  'zones.edge.hint': 'With Vandamme in hand point at hex 1821 and confirm.',
  'zones.edge.stray': 'That is allowed, but it leads elsewhere. Take it back and march to Wangenies.',
  'zones.touch':
    'When your turn comes again he may go on, one stop at a time. Bring him next to Ziethen: there he turns over.',
  'zones.touch.hint': 'Wait for the Prussian move, then pick up Vandamme, point at hex 1822 and confirm.',
  'zones.touch.stray': 'That is allowed, but he is not next to Ziethen. Take it back and go to hex 1822.',
  'zones.held': 'Now try to pick Vandamme up once more.',
  'zones.held.hint': 'Wait for the Prussian move, then click him, or go there with the arrows and press Enter.',
  'zones.held.stray': 'You have gone on without him. Take that back and try to pick up Vandamme.',
  'zones.ride':
    'Infantry in a zone of control is held. Cavalry is freer: the influence of infantry does not stop it. Ride round Ziethen, to the outlined hex.',
  'zones.ride.hint': 'Pick up the Reserve Cavalry, point at hex 2121 and confirm.',
  'zones.ride.stray': 'That is allowed, but it leads elsewhere. Take it back and ride to hex 2121.',
  'zones.sum':
    'Only cavalry stops cavalry from two hexes away. Next to infantry it stops too, but may slip out again; next to enemy cavalry it is held. Key Z shows the zones of control.',

  'turns.alternate':
    'You move one Corps, they move one, you move one. There is no end to it until somebody passes: the same Corps may go again and again.',
  'turns.move': 'Move the Guard, anywhere you like.',
  'turns.move.hint': 'Pick up the outlined piece, point at a hatched hex and confirm.',
  'turns.move.stray': 'You have passed already. Take that back and move the Guard.',
  'turns.again': 'They answer with a move. Then move the Guard again: it has its full allowance each time.',
  'turns.again.hint': 'Wait for the Prussian move, then pick up the same piece and march on.',
  'turns.again.stray': 'You have passed already. Take that back and move the Guard again.',
  'turns.rule':
    'Who passes moves no more this turn. The other then rolls a die and adds one for each of his Corps that is in no enemy zone: so many last moves, in a row. Then the phase is over.',
  'turns.pass': 'They have two free Corps: a die and two. The Guard stands well, so take the risk and pass.',
  'turns.pass.hint':
    'When it is your turn press “Pass”, or the key E. You are asked once more, and told what it gives them.',
  'turns.pass.stray': 'Take that back and pass.',
  'turns.watch': 'A one: one and two is three moves. Watch them, and nothing you can do about it.',
  'turns.watch.hint': 'Just watch: three moves, then the phase is over.',
  'turns.watch.stray': 'Take that back to go on with the lesson.',
  'turns.gift': 'Now the other way round. The Prussians like their place. Make any move and see what they do.',
  'turns.gift.hint': 'Pick up either blue piece, point at a hatched hex and confirm. Then they pass, and you roll.',
  'turns.gift.stray': 'You have passed first. Take that back and move.',
  'turns.use':
    'They pass. A four and your two free Corps make six moves in a row, with no answer. Use one of them; you need not use all.',
  'turns.use.hint': 'Pick up either blue piece, point at a hatched hex and confirm.',
  'turns.use.stray': 'You have given the moves away. Take that back and use one.',
  'turns.gamble':
    'That is the gamble: to pass early is to give moves away, to wait is to let them see what you do. Attacks go the same way: one each, then a die for the last ones.',

  'command.modes':
    'Each turn begins with the HQs. All are taken up and laid out anew, at most three hexes from a unit of their army and outside enemy zones. Each shows one of two sides.',
  'command.normal': 'Normal mode commands far and has no stars. Place Napoléon at the outlined hex, in Normal mode.',
  'command.normal.hint': 'He is in hand already. Point at hex 1718, then press the button “Normal, range 8”, or Enter.',
  'command.normal.stray': 'That is allowed, but the lesson wants him at hex 1718 in Normal mode. Take it back.',
  'command.battle':
    'Battle mode commands near, and lends its star to every fight in its range. Place Grouchy behind Vandamme and Gérard, in Battle mode.',
  'command.battle.hint': 'He is in hand now. Point at hex 1720, then press the button “Battle, range 2, 1 star”.',
  'command.battle.stray': 'That is allowed, but the lesson wants him at hex 1720 in Battle mode. Take it back.',
  'command.theirs': 'Now Blücher chooses his place.',
  'command.theirs.hint': 'Just watch.',
  'command.theirs.stray': 'Take that back to go on with the lesson.',
  'command.detachments':
    'Then each HQ may place one Detachment: within its range, twice as far along a road in Normal mode, or four hexes from its parent Corps; always clear of all zones.',
  'command.detach': 'Thielmann is coming down the road from Namur. Let Pajol bar it: place him at the outlined hex.',
  'command.detach.hint': 'Pick Pajol up from the tray, or press N. Point at hex 1925 and choose who places him.',
  'command.detach.stray': 'That is allowed, but the road is open. Take it back and place Pajol at hex 1925.',
  'command.recall':
    'Detachments never move. But you may recall any of them at no cost, now, and place them again next turn. Keep Pajol where he is.',
  'command.recall.hint': 'The button “Recall no more”, or the key E.',
  'command.recall.stray': 'Pajol is gone. Take that back and keep him.',
  'command.screen': 'Move Gérard, or any Corps, and watch what becomes of Thielmann’s march: eight hexes by road.',
  'command.screen.hint': 'Pick up a blue Corps, point at a hatched hex and confirm. Then Thielmann marches.',
  'command.screen.stray': 'The phase is over. Take that back and make a move.',
  'command.price':
    'He had to stop, turn over and stay: half a day is gained. A Detachment that is attacked rarely holds, and one that is eliminated is worth a point. Use them, and call them back in time.',

  'attack.stars':
    'After the moves come the attacks, one each in turn. One Corps attacks one enemy next to it. Each side rolls a die and adds what it has; the higher sum wins.',
  'attack.pick': 'Gérard faces Ziethen in Ligny. Pick Gérard up.',
  'attack.pick.hint': 'Click the outlined blue IV. By keyboard: N until he is in hand.',
  'attack.pick.stray': 'That attack is under way. Take it back and pick up Gérard first.',
  'attack.ours':
    'Your side of the panel: Gérard’s star; Napoléon’s star, as he is in Battle mode and in range; and one for Vandamme, infantry that stands next to the same enemy.',
  'attack.theirs':
    'Theirs: Ziethen’s star, Blücher’s star, and one for the town. A chateau or a bridge does the same. Below you see what each of the 36 rolls would do.',
  'attack.declare': 'Attack.',
  'attack.declare.hint': 'The button “Attack”, or Enter.',
  'attack.declare.stray': 'That was another attack. Take it back and attack Ziethen with Gérard.',
  'attack.charge':
    'Fresh cavalry next to the attacker may join in: one more, and in the open its stars as well. Then it is Exhausted. Commit the Guard Cavalry.',
  'attack.charge.hint': 'The button “Commit …”, or click the outlined piece.',
  'attack.charge.stray': 'You kept the cavalry back. Take that back and commit it.',
  'attack.dice': 'The Prussian cavalry may join Ziethen, for one. Then the dice fall.',
  'attack.dice.hint': 'Just watch.',
  'attack.dice.stray': 'Take that back to go on with the lesson.',
  'attack.results':
    'Nine to seven. One or two more: the loser retreats three hexes. Three or four: he is blown. Five: eliminated. That goes for the attacker too. When the enemy has gone, the attacker must follow.',
  'attack.retreat':
    'Their turn: Pirch attacks Vandamme, and wins by one. Where does Vandamme go? Each of three hexes must be farther from Pirch, and in no enemy zone of control.',
  'attack.retreat.hint': 'Wait for the dice. Then click the end of an arrow and confirm.',
  'attack.retreat.stray': 'Take that back to go on with the lesson.',
  'attack.after':
    'Who finds no such way is blown. Attacks go on until both have passed. Exhausted cavalry has no stars; out of all enemy zones it is Fresh again next turn.',

  'victory.points':
    'A blown Corps is not lost: two turns later it comes back next to an HQ. Eliminated it is worth 3 points to the enemy, 5 if it is of the Imperial Guard, a Detachment 1.',
  'victory.return': 'Lobau was blown a day ago. Bring him back beside Napoléon.',
  'victory.return.hint': 'He is in hand already. Point at a hex next to the HQ and confirm.',
  'victory.return.stray': 'Take that back and bring Lobau back.',
  'victory.last':
    'June 18, the last half day. Now blown means eliminated: nobody comes back any more. You have 6 points, the Coalition 3. More points win; a tie is theirs.',
  'victory.road':
    'Five points more for a road to the north: a way from Charleroi’s edge to one of these three hexes, free of enemy units and their zones of control. All three are held.',
  'victory.attack':
    'Wellington’s Reserve in Waterloo bars the middle one. The Guard has two stars, Napoléon one, d’Erlon supports. Attack!',
  'victory.attack.hint': 'Pick up the Guard, then press “Attack”, or Enter.',
  'victory.attack.stray': 'That was no attack. Take it back and attack Waterloo with the Guard.',
  'victory.farewell':
    'Blown, and so eliminated: 3. The road is open: 5. Fourteen to three is a campaign victory. You know how to march, to screen, to wait and to strike. The rest is June 1815.',
} as const;

export type LessonWords = Readonly<Record<keyof typeof en, string>>;
