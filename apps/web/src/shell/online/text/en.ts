/** What is said about tables on a server. */
export const en = {
  // The way there.
  'table.gone': 'There is no such table for this browser. A link to a seat works in the first browser that opens it.',
  'table.taken': 'Somebody else has taken this seat already. Ask for a new link.',
  'table.unreachable': 'The server with this table cannot be reached.',
  'table.again': 'Try again',

  // The line.
  'line.lost': 'Connection lost. What you do is sent as soon as it is back.',
  'line.back': 'Connected again.',

  // Before the game.
  'wait.title': 'The table is laid',
  'wait.for': 'The game begins when every seat is taken.',
  'wait.link.about': 'Whoever opens the link first sits down, without an account.',
  'wait.link': 'Link to this seat',
  'wait.copy': 'Copy',
  'wait.copied': 'Copied',
  'wait.new': 'New link',
  'wait.new.about': 'The old one is worth nothing then.',
  'wait.watch': 'Link for those who look on',
  'wait.dice': 'Dice both sides can check: sealed {seal}',
  'wait.shelf': 'To the shelf',
  'wait.closed': 'You may close this page: the table stays in your list.',

  // People.
  'people.title': 'At this table',
  'people.you': 'You',
  'people.guest': 'A guest',
  'people.nobody': 'Nobody yet',
  'people.anybody': 'Open to anybody',
  'people.computer': 'Computer, {level}',
  'people.decides': 'to move',
  'people.yours': 'your move',
  'people.over': 'The game is over.',
  'people.watching': 'You look on.',
  'dice.sealed': 'Dice sealed {seal}',
} as const;

export type OnlineKey = keyof typeof en;
export type OnlineWords = Readonly<Record<OnlineKey, string>>;
