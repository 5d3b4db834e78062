/** What is said in what a table opens later, in English: the keys, the dice, the rules. */
export const apartEn = {
  keySpace: 'Space',
  keysArrows: 'Move the cursor on the map',
  keysEnter: 'Pick up, put down, or the main button; never ends a phase',
  keysEsc: 'Put back, close',
  keysUndo: 'Undo',
  keysRedo: 'Redo',
  keysEnd: 'End the phase',
  keysLook: 'Look at what is under the cursor: its card',
  keysWhy: 'Why not? For the unit in hand and the hex under the cursor; where there is nothing to ask, this list',
  keysLog: 'Go to the log',
  keysRules: 'Search the rules',
  keysNext: 'Take up the next, the previous unit that can act; Enter puts it back',
  keysZones: 'Enemy zones',
  keysZoom: 'Closer, further, whole map',
  keysAdvice: 'What would the Marshal do?',
  keysSkip: 'While the computer plays: to the next result; once more, to the end',
  keysText: 'Position as text',
  keysHelp: 'This list',
  checkTitle: 'Every roll is in the record',
  checkText:
    'Each die is rolled once, when an attack is announced, and written into the record of the game with everything that was done. Anyone can replay the record and see that nothing was changed. The next roll is not decided before you announce.',
  checkCount: 'Rolled so far',
  searchNone: 'No rule speaks of that.',
  searchSome: 'No rule has all these words. These have some of them.',
  searchFound: 'Rules found',
} as const;

export type ApartWords = Readonly<Record<keyof typeof apartEn, string>>;
