/** The words of the first charge, in English. Every step that asks for something has a hint and a way back. */
export const en = {
  title: 'Under the top counter',
  watch: 'The Allies are playing …',
  play: 'Play the whole day',
  playAbout: 'The Day of Waterloo as the French, against a Conscript.',

  stacks: 'Hidden stacks',
  march: 'Command and the highway',
  zones: 'Held by cavalry',
  charge: 'Charges',
  fight: 'Fire, then the attack',
  break: 'When an army breaks',

  'stacks.welcome':
    'Waterloo, 18 June 1815. You lead the French, the blue counters. Marcognet’s division has strength 5 and, on the light plate, morale 3. From nearer you also see its 4 movement points.',
  'stacks.hidden':
    'The Allies are red. Each hex of theirs stands on the same plinth and shows you its top counter, nothing else: one brigade may be there, or four. They see no more of yours.',
  'stacks.pick':
    'Your own stacks open. In the ringed hex lie Donzelot’s infantry, Desales’s guns and Jacquinot’s cavalry. Only the top unit fights. Pick the stack up.',
  'stacks.pick.hint': 'Click the ringed stack.',
  'stacks.pick.stray': 'That goes too fast. Take it back, and pick the stack up first.',
  'stacks.order':
    'Guns fire only from the top of a stack; the unit right under them defends with them and may attack. Put Desales on top: with the arrows of the list, then keep the order.',
  'stacks.order.hint':
    'The arrow up beside Desales, then keep the order. Or with him in hand the button “… to the top”.',
  'stacks.order.stray': 'He has marched away. Take it back: the order is changed where the stack stands.',
  'stacks.seen':
    'Now the Allies see guns there, and no more: not Donzelot, not Jacquinot. Changing the order costs nothing, in your own movement. A clear hex holds 12 strength points.',

  'march.chain':
    'The flags are leaders. Napoléon commands d’Erlon, d’Erlon his corps: each within 3 points, one a hex, half by road. Who is outside when the turn begins is out of command.',
  'march.out': 'Durutte was too far from d’Erlon: the cut link on his counter says so. Try to pick him up.',
  'march.out.hint': 'Click the ringed counter in the east.',
  'march.out.stray': 'You went on without him. Take it back, and try the ringed counter first.',
  'march.column':
    'Along the highway a hex costs half a point: Quiot gets eight hexes far, right to the ringed hex. He then stands in road column.',
  'march.column.hint': 'Click Quiot in the south, then the ringed hex, then “Move here”.',
  'march.column.stray': 'He is elsewhere, or not in column. Take it back, and send him to the ringed hex in one march.',
  'march.full':
    'The chevrons mean road column: nobody may stack with him until he leaves it. See for yourself: pick Donzelot up and point at Quiot.',
  'march.full.hint': 'Click Donzelot, then the hex with the chevrons.',
  'march.full.stray': 'Donzelot has gone elsewhere. Take it back, and ask for Quiot’s hex first.',
  'march.mud':
    'Until one in the afternoon mud takes a point from everybody; in the first three turns guns keep to the roads and nobody charges. An army leader may also command units directly: tactically.',

  'zones.six':
    'Only cavalry holds others up. The six hexes round Vandeleur are his zone of influence, the dotted line: whoever enters it stops, and does not leave as long as he stands there.',
  'zones.pinned': 'Durutte is in it: the pin on his counter, and the bar to Vandeleur. Try to pick him up.',
  'zones.pinned.hint': 'Click the ringed blue counter with the pin.',
  'zones.pinned.stray': 'You went on without him. Take it back, and try Durutte first.',
  'zones.hidden': 'Marcognet stands beside Best, infantry with no zone. March him one hex back, to the ringed hex.',
  'zones.hidden.hint': 'Click Marcognet, then the ringed hex, then “Move here”.',
  'zones.hidden.stray': 'Somebody else has moved. Take it back, and order Marcognet back.',
  'zones.shown':
    'He did not get away: Vivian’s hussars lay under Best. Cavalry holds you from anywhere in a stack, and is shown when it does. Nobody must fight in a zone; the way out is to drive the cavalry off.',

  'charge.morale':
    'Cavalry charges in the middle of its move. Strength plays no part: the morale of the chargers less that of everybody in the hex gives the column, and a low die is good.',
  'charge.declare':
    'Watier and Delort are one cavalry corps and charge together: morale 4. Before them Trip is on top, morale 2. Pick them up, point at him, and declare the charge.',
  'charge.declare.hint': 'Click your stack, then the red counter in front of it, then “Declare the charge”.',
  'charge.declare.stray': 'They have gone another way. Take it back, and charge from where they stand.',
  'charge.watch':
    'Before the die Trip may ride at you: a Reaction Charge, if he passes on his morale. If he fails he falls back one hex, and you charge those who are left.',
  'charge.watch.hint': 'Wait until the Allies have answered.',
  'charge.watch.stray': 'Take it back.',
  'charge.won':
    'Trip failed; Best, alone with morale 1, was swept away. An empty hex must be entered, and with points left you may ride on and charge again: the horses tire, one worse on the die each time.',
  'charge.british': 'British cavalry must react. Charge Somerset’s Household Brigade with L’Héritier and d’Hurbal.',
  'charge.british.hint': 'Click your stack, then Somerset, then “Declare the charge”, and wait for the answer.',
  'charge.british.stray': 'They have gone another way. Take it back, and charge from where they stand.',
  'charge.end':
    'He passed: the sabres on both hexes mean a Reaction Charge in the Combat Phase. Nobody enters or leaves them until then. End the movement.',
  'charge.end.hint': 'The button “End movement”, or the key E.',
  'charge.end.stray': 'Take it back.',
  'charge.duel':
    'Owed fights stand on top of the list of target hexes. Somerset attacks; on both sides strength and morale count. Choose his hex: the die falls at once.',
  'charge.duel.hint': 'Click Somerset’s hex, or the button in the list beside the map.',
  'charge.duel.stray': 'Take it back.',
  'charge.done':
    'He is thrown back, or pays to stay. Chargers who are beaten off take no part in the coming combat. Grand farms and woods are never charged.',

  'fight.target':
    'The Combat Phase goes hex by hex, in your order: first fire, then the attack. Choose the Guards in the ringed hex.',
  'fight.target.hint': 'Click the ringed red counter, or the button in the list beside the map.',
  'fight.target.stray': 'Combat is over. Take it back.',
  'fight.guns':
    'The 12-pounders of the Guard lie on top of Donzelot and reach three hexes. Let them fire; Donzelot’s own battery may add a point.',
  'fight.guns.hint': 'Click the guns, or the button beside the map that says they fire.',
  'fight.guns.stray': 'The fire was passed over. Take it back.',
  'fight.bombard': 'Bombard: the result is points lost by the top unit. A low die is good here too.',
  'fight.bombard.hint': 'The green button “Bombard”.',
  'fight.bombard.stray': 'The fire is over. Take it back.',
  'fight.join':
    'A point lost. Now the attack: of each hex only the top unit, or the one right under the guns. Take Donzelot and Jacquinot: infantry and cavalry after fire are combined arms.',
  'fight.join.hint': 'Click both stacks, or the buttons beside the map.',
  'fight.join.stray': 'The attack was given up. Take it back.',
  'fight.odds':
    'Donzelot 6, and cavalry adds its morale: 3 and 3. 12 against 5 is 2-1, combined arms make it 3-1. Your morale less theirs changes the die, and here a high one is good.',
  'fight.roll': 'Losses to expect on both sides stand beside the map. Attack.',
  'fight.roll.hint': 'The green button “Attack”.',
  'fight.roll.stray': 'The attack was given up. Take it back.',
  'fight.advance':
    'The Guards may retreat, or lose a point and stay. When they go, those under them check their morale on one die. If the hex is empty one of yours must enter it.',
  'fight.advance.hint': 'Wait for the Allies; then choose who advances.',
  'fight.advance.stray': 'Take it back.',
  'fight.after':
    'Best failed, and ran as well. In clear weather who advanced may make one Breakthrough Attack at the end. In a grand farm nobody is driven out: both sides pay.',

  'break.bars':
    'Nine in the evening, the last turn. Beside the map each corps has a bar of its losses with a mark where it is Demoralized. Wellington’s second corps is; his first lacks one point. Both together break his army.',
  'break.attack':
    'Two brigades of the Guard in a hex are one unit. Attack Detmers with them: choose his hex, do without fire, take the Guard, and attack. Even a 1 will do.',
  'break.attack.hint': 'Click the ringed red counter; then “Do not fire”; then the Guard; then “Attack”.',
  'break.attack.stray': 'That was something else. Take it back, and attack Detmers.',
  'break.flight':
    'One point lost, and I Corps is Demoralized, with it the army, for good: morale one lower, losses doubled, and all Dutch-Belgians have fled. That is what you need by the last turn.',
  'break.win': 'The French win at the end of turn 16 if an Allied army is broken and their own is not. End the combat.',
  'break.win.hint': 'Advance or not, then the button “End combat”.',
  'break.win.stray': 'Take it back.',
  'break.farewell':
    'Your own army breaks when the Guard does, and then all is lost. Units behind the lines can recover points: reorganize in time. The day begins at six in the morning; the set-up is yours.',
} as const;

export type LessonWords = Readonly<Record<keyof typeof en, string>>;
