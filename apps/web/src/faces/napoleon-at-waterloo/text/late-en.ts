import { battleEn } from '../../../face/battle/en.ts';

/** What the face of this game says after its first board, in English: combat, what follows it, the end, and why not. */
export const lateEn = {
  ...battleEn,
  'prompt.lossesReason': 'Equal elimination: {price} points or more, attackers in contact only.',
  'prompt.stacks': 'Two enemy units share {hex}: which one stays?',
  'prompt.stacksReason': 'The other is destroyed and counts as lost.',
  'button.keep': '{unit} stays',
  'do.keep': 'This one stays',
  'odds.doubled': '{terrain}: strength doubled',
  'odds.building': 'buildings',
  'odds.woodsRoad': 'woods with a road',
  'odds.shiftUp': 'The Allies are demoralized: resolved one column right, on {column}.',
  'odds.shiftDown': 'The Allies are demoralized: resolved one column left, on {column}.',
  'odds.shiftNone': 'The Allies are demoralized, but the table ends here.',
  'result.Ee': 'Equal elimination',
  'losses.title': 'Equal elimination',
  'losses.text':
    'The defender lost {price} points. Remove attackers in contact worth as much or more; none that could be spared.',
  'key.title': 'Your key',
  'key.french.none': 'No reinforcements come.',
  'key.comes': 'Turn {turn}: {units}',
  'key.secret': 'Only you may see this.',
  'key.both': 'The keys were: French {french}, Prussian {prussian}.',
  'verdict.Ee': 'Both sides are destroyed alike',
  'no.retreat': '{unit} may not go to {hex}',
  'end.french-victory': 'French victory',
  'end.allied-victory': 'Allied victory',
  'end.draw': 'A draw',
  'end.french-victory-both-broken': 'French victory',
  'end.allied-victory-both-broken': 'Allied victory',
  'endText.french-victory': 'The Allies are demoralized and seven units have left for Brussels.',
  'endText.allied-victory': 'The French army is broken.',
  'endText.draw': 'Neither side has met its conditions by nightfall.',
  'endText.french-victory-both-broken': 'Both armies broke at once, but seven units had left for Brussels.',
  'endText.allied-victory-both-broken': 'Both armies broke at once.',
} as const;

export type LateWords = Readonly<Record<keyof typeof lateEn, string>>;
