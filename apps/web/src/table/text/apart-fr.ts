import type { ApartWords } from './apart-en.ts';

/** Ce que dit la table dans ce qu’elle ouvre plus tard, en français. */
export const apartFr: ApartWords = {
  keySpace: 'Espace',
  keysArrows: 'Déplacer le curseur sur la carte',
  keysEnter: 'Prendre, poser, ou le bouton principal ; ne finit jamais une phase',
  keysEsc: 'Reposer, fermer',
  keysUndo: 'Annuler',
  keysRedo: 'Rétablir',
  keysEnd: 'Finir la phase',
  keysLook: 'Regarder ce qui est sous le curseur : sa fiche',
  keysWhy:
    'Pourquoi pas ? Pour l’unité en main et l’hexagone sous le curseur ; s’il n’y a rien à demander, cette liste',
  keysLog: 'Aller au journal',
  keysRules: 'Chercher dans les règles',
  keysNext: 'Prendre l’unité suivante, la précédente qui peut agir ; Entrée la repose',
  keysZones: 'Zones ennemies',
  keysZoom: 'Plus près, plus loin, carte entière',
  keysAdvice: 'Que ferait le maréchal ?',
  keysSkip: 'Pendant que l’ordinateur joue : jusqu’au prochain résultat ; encore une fois, jusqu’à la fin',
  keysText: 'Position en texte',
  keysHelp: 'Cette liste',
  checkTitle: 'Chaque dé est dans l’enregistrement',
  checkText:
    'Chaque dé est lancé une fois, à l’annonce d’une attaque, et inscrit dans l’enregistrement avec tout ce qui a été fait. Chacun peut rejouer l’enregistrement et voir que rien n’a été changé. Le prochain dé n’est pas décidé avant votre annonce.',
  checkCount: 'Lancés jusqu’ici',
  searchNone: 'Aucune règle n’en parle.',
  searchSome: 'Aucune règle ne contient tous ces mots. Celles-ci en contiennent une partie.',
  searchFound: 'Règles trouvées',
};
