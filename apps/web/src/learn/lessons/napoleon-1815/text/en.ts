/** The words of the first steps with blocks, in English. A step is `<chapter>.<step>`, with `.hint` and `.stray` where something is to be done. */
export const en = {
  title: 'First steps with blocks',
  watch: 'The Allies are playing …',
  play: 'Play the campaign',
  playAbout: 'From June 15 with the French, from the historical set-up, against a Conscript.',

  blocks: 'Blocks that hide',
  march: 'A Group Move',
  forced: 'A force march',
  skirmish: 'Attack and skirmish',
  deploy: 'Deploying for battle',
  fight: 'Fire, shock, rout',
  squares: 'Squares',
  victory: 'Cities and victory',

  'blocks.welcome':
    'June 1815. You command the French, in blue. Armies are wooden blocks. A block stands in a town, never between, and marches along the roads drawn from town to town.',
  'blocks.face':
    'Your blocks show you their face. The bars are strength: steps left, and dice thrown in fire. F is firepower: a die of that number or less hits. A lost step never comes back.',
  'blocks.pick': 'Take up your blocks at Beaumont. One click takes up all of them.',
  'blocks.pick.hint': 'Click or tap the blocks. By keys: the arrows to Beaumont, then Enter.',
  'blocks.pick.stray': 'That came too early. Take it back, then take up the blocks at Beaumont.',
  'blocks.why': 'Could they march to Waterloo? Point at the town. Every “no” tells you why.',
  'blocks.why.hint': 'With the blocks in hand click Waterloo, which is outlined. By keys: the arrows, then Enter.',
  'blocks.why.stray': 'That was a move already. Take it back and ask about Waterloo first.',
  'blocks.enemy':
    'Of the enemy you see backs alone: three black blocks, Prussians, at Charleroi; two red, Anglo-Dutch, at Binche. Colour and number are open, all else is hidden. Yours are hidden from them alike.',

  'march.groups':
    'All your blocks in one town are a Group. The French make two Group Moves in a turn. In one of them as many blocks of that town march as you like, each where it wants.',
  'march.take': 'Take up the Group at Beaumont.',
  'march.take.hint': 'Click its blocks, or go there with the arrows and press Enter. “All” takes up who is missing.',
  'march.take.stray': 'That came too early. Take it back and take up the whole Group.',
  'march.thin':
    'Three blocks are in hand, and the card lists them. They need not all go the same way: put the Guard cavalry back.',
  'march.thin.hint': 'Press “Imperial Guard cavalry” on the card.',
  'march.thin.stray': 'They have marched already. Take it back and put the cavalry back first.',
  'march.go': 'Foot marches one town. Point at Thuin: the way is drawn, nothing has moved yet. Then confirm.',
  'march.go.hint': 'Click Thuin, then the button “Move to Thuin”, or Enter.',
  'march.go.stray': 'Allowed, but it leads elsewhere. Take it back: to Thuin, without the cavalry.',
  'march.ride':
    'Leaders, cavalry and horse artillery go two towns. Send the Guard cavalry to Laneffe: it is of the same Group, so this is still the same Group Move.',
  'march.ride.hint': 'Take up the Guard cavalry at Beaumont, point at Laneffe, confirm.',
  'march.ride.stray': 'Allowed, but it leads elsewhere. Take it back and ride to Laneffe.',
  'march.second': 'Your second Group Move: send d’Erlon’s two blocks, I Corps, from Solre to Thuin.',
  'march.second.hint': 'Take up the blocks at Solre, point at Thuin, confirm.',
  'march.second.stray': 'Allowed, but it leads elsewhere. Take it back and march from Solre to Thuin.',
  'march.third': 'Now try to take up Gérard at Philippeville.',
  'march.third.hint': 'Click his block, or go there with the arrows and press Enter.',
  'march.third.stray': 'The lesson wants both Group Moves made. Take it back.',
  'march.spent':
    'Both Group Moves are spent, so Gérard stays. Nor does who has marched march again this turn. Next turn every Group is free once more.',
  'march.full':
    'Another morning: eight blocks at Beaumont. A minor road, drawn thin, bears six blocks in a turn, a major one eight. Send all of them to Thuin, and see.',
  'march.full.hint': 'Take up the Group at Beaumont, point at Thuin, confirm.',
  'march.full.stray': 'Allowed, but it leads elsewhere. Take it back and send all to Thuin.',
  'march.aside':
    'Six have gone, as you were told before; two are left in hand. Send them to Solre instead: it is still the same Group Move.',
  'march.aside.hint': 'Point at Solre and confirm. If they are no longer in hand, take up both at Beaumont first.',
  'march.aside.stray': 'Allowed, but it leads elsewhere. Take it back and send both to Solre.',
  'march.roads':
    'Blocks of all Groups count together, both ways. Who enters an enemy’s town must stop there: that is an attack. Over a river only four blocks by a major road, three by a minor one, may attack.',

  'forced.march':
    'By force march a block goes one town more: foot two, mounted three. Send Napoléon and the Guard to Laneffe, two towns: for him a ride, for the Guard a force march. Its road is drawn broken.',
  'forced.march.hint': 'Take up both at Beaumont, point at Laneffe, confirm.',
  'forced.march.stray': 'Allowed, but it leads elsewhere. Take it back and send both to Laneffe.',
  'forced.end': 'The dice come when all moves are made. End your moves.',
  'forced.end.hint': 'The button “End moves”, or the key E.',
  'forced.end.stray': 'Take it back and end your moves.',
  'forced.roll':
    'A die for each block that force-marched: 1 to 3 costs a step. A leader in the town adds one, if you show him. Show Napoléon and roll.',
  'forced.roll.hint': 'The button “Show Napoléon and roll”.',
  'forced.roll.stray': 'You kept him hidden, and the Guard has paid. Take it back and show him.',
  'forced.price':
    'A three, and one for the Emperor: the Guard is whole. Without him a step would be gone for good, and a block with one step is lost. By night there are no force marches, and no attacks.',
  'forced.known':
    'The price: for a moment the enemy saw where Napoléon is. Of the Guard he saw a blue block, its road and its die; not who it was, nor how strong.',

  'skirmish.few':
    'Two Prussian blocks stand alone at Fosses. Where either side has fewer than three blocks it is a skirmish: one exchange of fire. With three or more on both sides it is a battle.',
  'skirmish.attack': 'Attack: send all three blocks from Laneffe to Fosses.',
  'skirmish.attack.hint': 'Take up the Group at Laneffe, point at Fosses, then “Attack Fosses”.',
  'skirmish.attack.stray': 'Allowed, but it leads elsewhere. Take it back and send all three to Fosses.',
  'skirmish.end': 'End your moves. Each side then picks in secret what it shows, four blocks at most.',
  'skirmish.end.hint': 'The button “End moves”, or the key E. Then wait for the Prussians.',
  'skirmish.end.stray': 'Take it back and end your moves.',
  'skirmish.show':
    'They have chosen. Only what is shown fires and can be hit: mounted blocks hit on 1 or 2, foot on 1. The Defender fires first. Show all three.',
  'skirmish.show.hint': 'Press each of your three blocks on the slip, then “Show 3 blocks”.',
  'skirmish.show.stray': 'You showed fewer. Take it back and show all three.',
  'skirmish.hit':
    'One hit. It falls on your strongest block; two are equally strong, so you choose. Then your blocks fire.',
  'skirmish.hit.hint': 'Choose one of the two buttons, or click the block.',
  'skirmish.hit.stray': 'Take it back to go on with the lesson.',
  'skirmish.after':
    'The fewer must go; of equals the Attacker. Two of them against three: Fosses is yours. Who retreats is disrupted and helps nobody this turn. And all faces are turned away again.',
  'skirmish.first': 'Five black blocks at Ligny. Attack with Napoléon’s whole Group, from Quatre Bras.',
  'skirmish.first.hint': 'Take up the Group at Quatre Bras, point at Ligny, then “Attack Ligny”.',
  'skirmish.first.stray': 'Allowed, but it leads elsewhere. Take it back and send all five to Ligny.',
  'skirmish.apart':
    'A second Group may join only if both began next to Ligny and next to each other. Take up Pajol’s cavalry at Binche, two towns away, and ask about Ligny.',
  'skirmish.apart.hint': 'Take up I Cavalry Corps (Pajol) at Binche, then click Ligny.',
  'skirmish.apart.stray': 'That was a move already. Take it back and ask about Ligny.',
  'skirmish.join':
    'Charleroi is next to Ligny and to Quatre Bras. From there send III Cavalry Corps, both blocks. VI Corps stays: put it back.',
  'skirmish.join.hint': 'Take up the Group at Charleroi, press “VI Corps” on the card, point at Ligny, confirm.',
  'skirmish.join.stray':
    'Allowed, but the lesson wants VI Corps at Charleroi and III Cavalry Corps at Ligny. Take it back.',
  'skirmish.command':
    'The Allies have it harder: one Group Move for the Anglo-Dutch and one for the Prussians, and neither can lend his to the other. So they seldom strike together.',

  'deploy.hill':
    'The battle board: left, center, right, and a reserve behind. Your left faces their right. You have drawn a Hill. Lay it in your center.',
  'deploy.hill.hint':
    'The button “Center”, or your center on the board. By keys: the arrows walk about the board, Enter presses.',
  'deploy.hill.stray': 'Allowed, but the guns will stand in the center. Take it back and lay the Hill there.',
  'deploy.leader':
    'They drew a Farm and Woods, and stand face down. Now you. Each position takes blocks of one corps; where the leader stands, of two. Napoléon: center.',
  'deploy.leader.hint': 'He is in hand already. Press “Center”.',
  'deploy.leader.stray': 'Allowed, but the lesson wants him in the center. Take it back.',
  'deploy.guard': 'The Guard: reserve. There it can neither fire nor be hit, and every position is one move away.',
  'deploy.guard.hint': 'It is in hand already. Press “Reserve”.',
  'deploy.guard.stray': 'Allowed, but the lesson wants the Guard in reserve. Take it back.',
  'deploy.left': 'No position may stay empty. Vandamme, III Corps: left.',
  'deploy.left.hint': 'He is in hand already. Press “Left”.',
  'deploy.left.stray': 'Allowed, but the lesson wants Vandamme on the left. Take it back.',
  'deploy.corps': 'Gérard, IV Corps, comes next. Could he join Vandamme? Ask: press your left on the board.',
  'deploy.corps.hint':
    'With Gérard in hand press “Your left” on the board. What is not marked can be asked for like this.',
  'deploy.corps.stray': 'That was posted already. Take it back and ask about the left first.',
  'deploy.wings':
    'IV Corps, foot and guns: center. Both blocks of III Cavalry Corps: right, across from open ground. In Woods cavalry fires at F1, and it cannot hit who holds a Farm.',
  'deploy.wings.hint': 'One after another: Gérard center, his guns center, Kellermann right, his guns right.',
  'deploy.wings.stray': 'Allowed, but not as the lesson wants it. Take it back and post again.',
  'deploy.guns': 'One block holds the Hill. From there guns fire far at one more. Give it to the guns of IV Corps.',
  'deploy.guns.hint': 'Click the guns of IV Corps, then “Take the Hill”.',
  'deploy.guns.stray': 'Another block took it. Take it back and give the Hill to the guns.',
  'deploy.end': 'End the deployment.',
  'deploy.end.hint': 'The button “End deployment”, or the key E.',
  'deploy.end.stray': 'Take it back and end the deployment.',
  'deploy.shown':
    'All turn their faces now, but for reserves and whoever stands in Woods. On their left: Zieten, alone, in the open.',

  'fight.turns':
    'Battle Turns alternate, the Attacker first: morale, combat, reinforcement. In combat each block moves, or fires, or retreats, in any order.',
  'fight.guns':
    'Guns fire at the position across while no friend is in it: two dice, F1 and one for the Hill. Hits fall on the strongest there. Fire with IV Corps artillery.',
  'fight.guns.hint': 'Pick up IV Corps artillery in your center, then “Fire”.',
  'fight.guns.stray': 'The guns have done something else. Take it back and let them fire.',
  'fight.engage':
    'Everybody else fires only when engaged, at enemies in the same position. Send Kellermann’s cavalry forward into the Prussian left.',
  'fight.engage.hint': 'Pick up III Cavalry Corps (Kellermann) on your right, then press “Prussian left”.',
  'fight.engage.stray': 'Kellermann has done something else. Take it back and send him into the Prussian left.',
  'fight.end': 'Who moved does not fire, except horse artillery. The rest waits. End the combat.',
  'fight.end.hint': 'The button “End combat”, or the key E.',
  'fight.end.stray': 'Take it back and end the combat.',
  'fight.reserve':
    'Reinforcements come from towns next to the battle, without a Group Move: two by a major road, one by a minor one. Bring up Lobau from Charleroi.',
  'fight.reserve.hint': 'Click VI Corps infantry (Lobau) among those that can come up.',
  'fight.reserve.stray': 'Lobau has stayed behind. Take it back and bring him up.',
  'fight.theirs': 'He is in reserve, for your next Battle Turn. End the reinforcement, and see what Zieten does.',
  'fight.theirs.hint': 'The button “End reinforcement”, or the key E. Then only watch.',
  'fight.theirs.stray': 'Take it back to go on with the lesson.',
  'fight.morale':
    'Kellermann is down to one step. An engaged block with one step checks morale when its turn comes: 1 to 3, and it falls back. Roll.',
  'fight.morale.hint': 'Click Kellermann’s block.',
  'fight.morale.stray': 'Take it back to go on with the lesson.',
  'fight.shock':
    'A four: it stays. Its first fire after it engaged is the shock, one more: F4. Fire with Kellermann’s cavalry.',
  'fight.shock.hint': 'Pick up III Cavalry Corps (Kellermann), then “Fire”.',
  'fight.shock.stray': 'Kellermann has done something else. Take it back and let him fire.',
  'fight.rout':
    'Zieten has two steps left. Horse artillery may move one step and fire: send it into the Prussian left and fire. If nobody of theirs is left in that position, all of them are routed.',
  'fight.rout.hint': 'Pick up III Cavalry Corps horse artillery, “Prussian left”; pick it up again, “Fire”.',
  'fight.rout.stray': 'The guns have done something else. Take it back: into the Prussian left, then fire.',
  'fight.flight':
    'Rout! Each of them loses a step, foot guns two. Then all must go, two by a major road and one by a minor one. Who finds no place is lost.',
  'fight.flight.hint': 'Only watch.',
  'fight.flight.stray': 'Take it back to go on with the lesson.',
  'fight.regroup':
    'Their guns found no road. The victor regroups: blocks come in from next door, or go out to friends, one by a minor road. Send one from Ligny to Charleroi: worn Kellermann, say.',
  'fight.regroup.hint':
    'Click the blocks at Ligny, then Charleroi, and confirm; in the list put back first who stays. By keys: the arrows to Ligny, Enter, to Charleroi, Enter twice.',
  'fight.regroup.stray': 'Allowed, but it leads elsewhere. Take it back and send a block from Ligny to Charleroi.',

  'squares.charge':
    'Now you defend, at Quatre Bras. Heavy cavalry, F3, has ridden into your right. In its next Battle Turn it strikes with shock, at F4, two dice. This one is yours.',
  'squares.form':
    'Infantry in its own position may form square, also when engaged. Cavalry then has no shock and fires at one less: F2. Form square with Reille.',
  'squares.form.hint': 'Pick up II Corps infantry (Reille) on your right, then “Form square”.',
  'squares.form.stray': 'Reille has done something else. Take it back and form square.',
  'squares.shelter': 'Guns and leaders may shelter in a square, one to each. Bring the guns of II Corps in.',
  'squares.shelter.hint': 'Pick up II Corps artillery, then “Shelter with …”.',
  'squares.shelter.stray': 'The guns have done something else. Take it back and let them shelter.',
  'squares.leave':
    'A block may also leave the battle, by a road the enemy did not come by. Engaged it would pay a rout’s price; from reserve it goes free. Send Pajol’s last step to Charleroi.',
  'squares.leave.hint': 'Pick up I Cavalry Corps (Pajol) in reserve, then the retreat “To Charleroi”.',
  'squares.leave.stray': 'Pajol has done something else. Take it back and let him retreat to Charleroi.',
  'squares.theirs': 'End the combat and the reinforcement, and watch the charge.',
  'squares.theirs.hint': 'The buttons “End combat” and “End reinforcement”, or E twice. Then only watch.',
  'squares.theirs.stray': 'Take it back to go on with the lesson.',
  'squares.fire':
    'Both dice missed: a three would have hit without the square. A square fires as ever. Fire with Reille.',
  'squares.fire.hint': 'Pick up II Corps infantry (Reille), then “Fire”.',
  'squares.fire.stray': 'Reille has done something else. Take it back and fire.',
  'squares.price':
    'The horsemen are gone. Do not stay in square: enemy infantry and guns fire at it at one more, and it cannot move. None in Woods, in a Farm, or forward.',

  'victory.ways':
    'An army that has lost enough blocks is out: eight Anglo-Dutch, nine Prussian, twelve French. The French win when both others are out, or else by cities.',
  'victory.supply':
    'Each French turn that ends with you in Ghent or Brussels costs the Anglo-Dutch a block, in Liège the Prussians two. The owner chooses which.',
  'victory.enter':
    'The last turn, June 22. Who holds two of the three cities now has won; if not, time is with the Allies. Gérard is in Liège. Send the Guard from Waterloo into Brussels.',
  'victory.enter.hint': 'Take up the Guard at Waterloo, point at Brussels, confirm.',
  'victory.enter.stray': 'Allowed, but it leads elsewhere. Take it back and march to Brussels.',
  'victory.known':
    'What do they know? How many blue blocks stand where, and which roads they took, once you end your moves. Two towns without a die: mounted. Two with one: foot. So bluff.',
  'victory.end': 'End your moves. First the cities cost the Allies three blocks, then the game is judged.',
  'victory.end.hint': 'The button “End moves”, or the key E. Then only watch.',
  'victory.end.stray': 'Brussels must be held. Take it back, or march in.',
  'victory.farewell':
    'Two cities: the French have won, and all blocks turn their faces. You know how to march, to fight and to hide. The rest is June 1815.',
} as const;

export type LessonWords = Readonly<Record<keyof typeof en, string>>;
