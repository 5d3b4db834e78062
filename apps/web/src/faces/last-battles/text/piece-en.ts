/** Names of units and places, and what their counters say, in English. `{name}` stands for a fact. */
export const pieceEn = {
  'nation.french': 'French',
  'nation.anglo-allied': 'Anglo-Allied',
  'nation.prussian': 'Prussian',
  'arm.inf': 'infantry',
  'arm.cav': 'cavalry',
  'arm.art': 'foot artillery',
  'arm.horse-art': 'horse artillery',
  spoken: '{nation} {arm}, {name}, strength {strength}, movement {movement}',

  'state.reduced': 'reduced',
  'state.moved': 'moved',
  'state.frozen': 'in an enemy zone, may not move',
  'state.fought': 'has fought',
  'state.owes': 'owes an attack',
  'state.owed': 'must be attacked',
  'state.demoralized': 'its army is demoralized',

  'tray.now': 'Waiting to come in',
  'tray.hint': 'Pick one up and choose where it goes, or drag it to the map.',
  'tray.later': 'Coming at {hour}',
  'tray.tag': 'by {hex}',

  'hour.am': '{n} am',
  'hour.noon': 'noon',
  'hour.midnight': 'midnight',
  'hour.pm': '{n} pm',
  'hour.night': '{hour}, night',
  'hour.rain': '{hour}, rain',
} as const;

export type PieceWords = Readonly<Record<keyof typeof pieceEn, string>>;
