/** The words of the shell, in English. `{name}` stands for a fact. */
export const en = {
  'app.name': 'Hundred Days',
  'app.motto': 'Five games of the campaign of June 1815',
  'app.loading': 'One moment.',
  'app.skip': 'To the tables',

  'nav.home': 'Back to the shelf',
  'nav.learn': 'How to play',
  'nav.settings': 'Settings',
  'nav.close': 'Close',

  'shelf.title': 'The five games',
  'shelf.unbuilt': 'Not built yet',
  'shelf.open': '{title}: set up a new table',
  'shelf.learn': '{title}: how to play',
  'shelf.closed': '{title}: not built yet',

  'tables.named': '{title}: {scenario}',

  'new.title': 'New table',
  'new.game': 'Game',
  'new.learn': 'New to this game? Take the guided start, about ten minutes.',
  'new.scenario': 'Scenario',
  'new.seat.you': 'You',
  'new.seat.friend': 'A friend here',
  'new.seat.computer': 'The computer',
  'new.level': 'Level',
  'new.character': 'Character',
  'new.start': 'Start',
  'new.cancel': 'Not now',
  'new.still': 'Nothing moves before Start.',
  'new.nobody': 'Nobody sits here: you look on while the computer plays itself.',
  'new.faults': 'This table cannot be set up.',

  'new.advice': 'Advice',
  'new.advice.on': 'May be asked for',
  'new.advice.on.about': 'The Marshal says what he would do; the table counts how often.',
  'new.advice.off': 'None',
  'new.advice.off.about': 'Nobody at this table can ask.',
  'level.conscript': 'Conscript',
  'level.conscript.about': 'Sees a step ahead. For a first game.',
  'level.veteran': 'Veteran',
  'level.veteran.about': 'Plans its turn and expects your reply.',
  'level.marshal': 'Marshal',
  'level.marshal.about': 'Weighs many plans and every fall of the die.',
  'character.standard': 'Steady',
  'character.standard.about': 'Weighs gain and loss alike.',
  'character.bold': 'Bold',
  'character.bold.about': 'Comes close, and attacks at even odds too.',
  'character.careful': 'Careful',
  'character.careful.about': 'Attacks when it should gain, and rather gives ground.',

  'table.gone': 'There is no such table in this browser.',
  'table.upgraded':
    'The rules were corrected since this table was begun. What was played stands as it was; from here on the new rules hold.',
  'table.broken': 'What was kept of this table cannot be played through any more.',
  'table.loading': 'Setting out the pieces.',

  'computer.failed': 'The computer lost its thread and played the first thing that was allowed.',
  'computer.stuck': 'The computer cannot go on at this table.',
  'computer.again': 'Ask it again',

  'store.full':
    'The browser’s storage is full: the last step is not kept. Play goes on; download the record to be safe.',
  'store.closed':
    'The browser keeps nothing here (private window?). Play goes on; the table is gone when this page closes.',
  'store.insecure': 'Tables are kept only over https or on localhost. Play goes on; it is gone when this page closes.',
  'store.failed': 'The last step could not be kept. Play goes on; download the record to be safe.',

  'late.failed': 'Not loaded.',
  'late.again': 'Try again',
  'language.failed': 'The words of this language were not loaded.',

  'update.ready': 'A newer version is here.',
  'update.take': 'Use it now',
  'notice.close': 'Close this message',
  'error.title': 'Something broke.',
  'error.text': 'Your tables are kept. Go back to the shelf and open the table again.',
} as const;

export type ShellKey = keyof typeof en;
export type ShellWords = Readonly<Record<ShellKey, string>>;
