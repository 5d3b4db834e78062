import type { OnlineWords } from './en.ts';

/** Ce qui se dit des tables sur un serveur. */
export const fr: OnlineWords = {
  'table.gone':
    'Cette table n’existe pas pour ce navigateur. Un lien ne vaut que pour le premier navigateur qui l’ouvre.',
  'table.taken': 'Quelqu’un d’autre a déjà pris cette place. Demandez un nouveau lien.',
  'table.unreachable': 'Le serveur de cette table ne répond pas.',
  'table.again': 'Réessayer',

  'line.lost': 'Connexion perdue. Ce que vous faites sera envoyé dès son retour.',
  'line.back': 'Connexion rétablie.',

  'wait.title': 'La table est mise',
  'wait.for': 'La partie commence quand toutes les places sont prises.',
  'wait.link.about': 'Le premier qui ouvre le lien prend place, sans compte.',
  'wait.link': 'Lien vers cette place',
  'wait.copy': 'Copier',
  'wait.copied': 'Copié',
  'wait.new': 'Nouveau lien',
  'wait.new.about': 'L’ancien ne vaudra plus rien.',
  'wait.watch': 'Lien pour ceux qui regardent',
  'wait.dice': 'Dés vérifiables par les deux camps : scellés {seal}',
  'wait.shelf': 'Vers l’étagère',
  'wait.closed': 'Vous pouvez fermer cette page : la table reste dans votre liste.',

  'people.title': 'À cette table',
  'people.you': 'Vous',
  'people.guest': 'Un invité',
  'people.nobody': 'Personne encore',
  'people.anybody': 'Ouverte à tous',
  'people.computer': 'Ordinateur, {level}',
  'people.decides': 'doit jouer',
  'people.yours': 'à vous de jouer',
  'people.over': 'La partie est finie.',
  'people.watching': 'Vous regardez.',
  'dice.sealed': 'Dés scellés {seal}',
};
