import type { PieceWords } from './piece-en.ts';

/** Names of units and places, and what their counters say, in French. */
export const pieceFr: PieceWords = {
  'nation.french': 'française',
  'nation.anglo-allied': 'anglo-alliée',
  'nation.prussian': 'prussienne',
  'arm.inf': 'infanterie',
  'arm.cav': 'cavalerie',
  'arm.art': 'artillerie à pied',
  'arm.horse-art': 'artillerie à cheval',
  spoken: '{arm} {nation}, {name}, force {strength}, mouvement {movement}',

  'state.reduced': 'réduite',
  'state.moved': 'a bougé',
  'state.frozen': 'dans une zone ennemie, ne peut pas bouger',
  'state.fought': 'a combattu',
  'state.owes': 'doit attaquer',
  'state.owed': 'doit être attaquée',
  'state.demoralized': 'son armée est démoralisée',

  'tray.now': 'En attente d’entrer',
  'tray.hint': 'Prenez une unité et choisissez où elle va, ou glissez-la sur la carte.',
  'tray.later': 'Arrivée à {hour}',
  'tray.tag': 'par {hex}',

  'hour.am': '{n} h',
  'hour.noon': 'midi',
  'hour.midnight': 'minuit',
  'hour.pm': '{n} h',
  'hour.night': '{hour}, nuit',
  'hour.rain': '{hour}, pluie',
};
