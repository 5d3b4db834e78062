import type { SeatWords } from './en.ts';

/** Qui joue, en français. */
export const fr: SeatWords = {
  text: 'L’ordinateur peut prendre une place à tout moment, et la rendre.',
  person: 'Une personne ici',
  computer: 'L’ordinateur : {level}',
  takesOver: 'Laisser jouer l’ordinateur comme',
  handBack: 'Donner la place à une personne ici',
  asked: 'Conseils demandés : {counts}',
  askedNone: 'Personne n’a demandé conseil.',
  askedOff: 'Aucun conseil n’est donné à cette table.',
  count: '{seat} {n}',
};
