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

  // A new table.
  'offer.where': 'Where',
  'offer.here': 'At this screen',
  'offer.here.about': 'The table is kept in this browser.',
  'offer.online': 'Online',
  'offer.online.about': 'The table stands on the server; each plays in their own browser.',
  'offer.none': 'Online: the server cannot be reached. Tables at this screen work without it.',
  'offer.failed': 'The server did not open this table. Try again.',
  'sitter.you': 'You',
  'sitter.you.about': 'You play this side from this browser.',
  'sitter.link': 'Friend',
  'sitter.link.about': 'You get a link; whoever opens it first sits down, without an account.',
  'sitter.anybody': 'Anybody',
  'sitter.anybody.about': 'The table stands in the list until somebody sits down.',
  'sitter.computer': 'Computer',
  'sitter.computer.about': 'It thinks on the server.',
  watched: 'Looking on',
  'watched.yes': 'By link',
  'watched.no': 'Nobody',
  name: 'Your name at tables online',
  'name.failed': 'This name could not be kept.',

  // The list.
  'list.title': 'Online',
  'list.none': 'The server cannot be reached: tables online are not shown.',
  'list.mine.none': 'You sit at no table online.',
  'list.seat': '{side}: {name}',
  'list.yourMove': 'Your move',
  'list.watch': 'Look on',
  'list.waiting': 'Waits for others',
  'list.playing': 'Others decide',
  'list.over': 'Over',
  'list.go': 'Go to the table',
  'list.close': 'Give up the table',
  'list.open': 'Open tables',
  'list.open.none': 'Nobody waits for an opponent now.',
  'list.by': 'opened by {name}',
  'list.take': 'Sit down as {side}',
  'list.all': 'All games',
  'list.taken': 'Somebody was faster.',
} as const;

export type OnlineKey = keyof typeof en;
export type OnlineWords = Readonly<Record<OnlineKey, string>>;
