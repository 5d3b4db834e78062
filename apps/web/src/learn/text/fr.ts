import type { CoachWords } from './en.ts';

/** Ce que dit la fiche du guide, en français. */
export const fr: CoachWords = {
  chapterOf: 'Chapitre {chapter} sur {chapters}',
  stepOf: 'Étape {step} sur {steps}',
  next: 'Suivant',
  back: 'Retour',
  hint: 'Un indice',
  leave: 'Quitter',
  leaveTitle: 'Quitter la leçon ; elle reprendra ici la prochaine fois',
  chapters: 'Chapitres',
  skip: 'Passer ce chapitre',
  restart: 'Recommencer',
  takeBack: 'Reprendre ce coup',
  done: 'fait',
  failed: 'La table n’a pas pu être préparée.',
  loading: 'Mise en place des pions.',
};
