import type { ShellWords } from './en.ts';

/** The words of the shell, in French. */
export const fr: ShellWords = {
  'app.name': 'Hundred Days',
  'app.motto': 'Cinq jeux de la campagne de juin 1815',
  'app.loading': 'Un instant.',
  'app.skip': 'Aller aux tables',

  'nav.home': 'Retour à l’étagère',
  'nav.learn': 'Comment jouer',
  'nav.settings': 'Réglages',
  'nav.close': 'Fermer',

  'shelf.title': 'Les cinq jeux',
  'shelf.unbuilt': 'Pas encore prêt',
  'shelf.open': '{title} : préparer une nouvelle table',
  'shelf.learn': '{title} : comment jouer',
  'shelf.closed': '{title} : pas encore prêt',

  'tables.named': '{title} : {scenario}',

  'new.title': 'Nouvelle table',
  'new.game': 'Jeu',
  'new.learn': 'Ce jeu est nouveau pour vous ? Commencez par l’initiation guidée, environ dix minutes.',
  'new.scenario': 'Scénario',
  'new.seat.you': 'Vous',
  'new.seat.friend': 'Un ami ici',
  'new.seat.computer': 'L’ordinateur',
  'new.level': 'Niveau',
  'new.character': 'Caractère',
  'new.start': 'Commencer',
  'new.cancel': 'Pas maintenant',
  'new.still': 'Rien ne bouge avant « Commencer ».',
  'new.nobody': 'Personne ici : vous regardez l’ordinateur jouer contre lui-même.',
  'new.faults': 'Cette table ne peut pas être préparée.',

  'new.advice': 'Conseil',
  'new.advice.on': 'Permis',
  'new.advice.on.about': 'Le maréchal dit ce qu’il ferait ; la table compte les demandes.',
  'new.advice.off': 'Aucun',
  'new.advice.off.about': 'Personne ne peut en demander à cette table.',
  'level.conscript': 'Conscrit',
  'level.conscript.about': 'Voit un coup à l’avance. Pour une première partie.',
  'level.veteran': 'Vétéran',
  'level.veteran.about': 'Prépare son tour et prévoit votre riposte.',
  'level.marshal': 'Maréchal',
  'level.marshal.about': 'Compare bien des plans et chaque face du dé.',
  'character.standard': 'Posé',
  'character.standard.about': 'Pèse autant le gain que la perte.',
  'character.bold': 'Hardi',
  'character.bold.about': 'S’approche, et attaque même à forces égales.',
  'character.careful': 'Prudent',
  'character.careful.about': 'N’attaque que s’il pense y gagner, et cède plutôt du terrain.',

  'table.gone': 'Cette table n’existe pas dans ce navigateur.',
  'table.upgraded':
    'Les règles ont été corrigées depuis le début de cette table. Ce qui a été joué reste tel quel ; désormais, les nouvelles règles s’appliquent.',
  'table.broken': 'Ce qui a été enregistré de cette table ne peut plus être rejoué.',
  'table.loading': 'Mise en place des pions.',

  'computer.failed': 'L’ordinateur a perdu le fil et a joué la première chose permise.',
  'computer.stuck': 'L’ordinateur ne peut pas continuer à cette table.',
  'computer.again': 'Redemander',

  'store.full':
    'La mémoire du navigateur est pleine : la dernière action n’est pas enregistrée. La partie continue ; téléchargez-la par précaution.',
  'store.closed':
    'Le navigateur n’enregistre rien ici (fenêtre privée ?). La partie continue ; la table disparaît avec cette page.',
  'store.insecure':
    'Les tables ne sont enregistrées qu’en https ou sur localhost. La partie continue ; elle disparaît avec cette page.',
  'store.failed': 'La dernière action n’a pas pu être enregistrée. La partie continue ; téléchargez-la par précaution.',

  'late.failed': 'Chargement impossible.',
  'late.again': 'Réessayer',
  'language.failed': 'Les textes de cette langue n’ont pas été chargés.',

  'update.ready': 'Une version plus récente est là.',
  'update.take': 'L’utiliser maintenant',
  'notice.close': 'Fermer ce message',
  'error.title': 'Une erreur est survenue.',
  'error.text': 'Vos tables sont conservées. Retournez à l’étagère et rouvrez la table.',
};
