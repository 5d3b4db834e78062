/** What is said round a scenario before it is played. */
export const en = {
  title: 'The scenario',
  fold: 'What it is about',
  'win.french': 'The French win',
  'win.allied': 'The Allies win',
  'win.coalition': 'The Coalition wins',
  special: 'Special here',
  fared: 'How the sides have fared',
  faredUnknown: 'Not measured yet.',
  faredAbout:
    '{games} games between two players of the computer’s level “{level}”, {turns} turns on average, measured on {date}.',
  faredSentence: '{list} of {games} games.',
  draw_one: 'drawn',
  draw_other: 'drawn',
  'side.french': 'French',
  'side.allied': 'Allied',
  'side.coalition': 'Coalition',
} as const;

export type BeforeKey = keyof typeof en;
export type BeforeWords = Readonly<Record<BeforeKey, string>>;
