import type { LessonWords } from './en.ts';

/** Les mots de la première bataille, en français. */
export const fr: LessonWords = {
  title: 'La première bataille',
  watch: 'Les Alliés jouent …',
  play: 'Jouer la vraie bataille',
  playAbout: 'Toute la bataille avec les Français, contre un Conscrit.',

  map: 'La carte et les pions',
  moving: 'La marche',
  zones: 'Les zones de contrôle',
  combat: 'L’attaque',
  results: 'Ce que décide le dé',
  objective: 'Comment gagner la journée',

  'map.welcome':
    'Bienvenue sur le champ de bataille de Waterloo, le 18 juin 1815. Vous commandez les Français : les pions bleus à coins carrés. Chacun est une division, une brigade de cavalerie ou une batterie.',
  'map.enemy':
    'Les pions rouges à coins ronds sont l’armée de Wellington. Le terrain est découpé en hexagones pour que l’on puisse compter : une unité occupe un hexagone, un hexagone porte une unité.',
  'map.numbers':
    'La division Jérôme porte 7-4. Le nombre de gauche est sa force au combat, celui de droite le nombre d’hexagones qu’elle peut parcourir.',
  'map.pick': 'Prenez en main la division Jérôme.',
  'map.pick.hint':
    'Cliquez sur le pion bleu entouré, marqué 7-4. Au clavier : N jusqu’à ce qu’il se lève, ou les flèches puis Entrée.',
  'map.pick.stray': 'C’est aller trop vite. Reprenez ce coup, puis prenez la division en main.',
  'map.card':
    'Les hachures montrent où elle peut aller : à quatre hexagones. Sa fiche dit qui elle est et ce qui lui reste.',
  'map.compare': 'Prenez maintenant la cavalerie de Piré, marquée 2-5 : faible au combat, mais rapide.',
  'map.compare.hint':
    'C’est le pion entouré dont la case porte une diagonale. N passe à l’unité suivante, Échap repose le pion.',
  'map.compare.stray': 'C’est aller trop vite. Reprenez ce coup, puis prenez la cavalerie en main.',
  'map.arms':
    'La case dit l’arme : une croix pour l’infanterie, une diagonale pour la cavalerie, un point pour les canons. Les canons sont lents, mais eux seuls frappent de loin.',

  'moving.point':
    'Reprenez la division Jérôme et désignez un hexagone hachuré. Le chemin apparaît, avec son coût à chaque hexagone.',
  'moving.point.hint':
    'Cliquez sur le 7-4, puis un hexagone hachuré. Au clavier : N jusqu’à tenir le 7-4, les flèches, puis Entrée.',
  'moving.point.stray': 'La marche est finie. Reprenez ce coup pour continuer la leçon.',
  'moving.confirm':
    'Rien n’a encore bougé. Si le chemin vous plaît, choisissez « Déplacer ici » ; sinon, désignez un autre hexagone.',
  'moving.confirm.hint':
    'Le bouton vert, ou Entrée. Cliquer une seconde fois sur le même hexagone, ou y glisser le pion, revient au même.',
  'moving.confirm.stray': 'La marche est finie. Reprenez ce coup pour continuer la leçon.',
  'moving.undo':
    'La petite flèche dit que l’unité a marché : une fois, pas davantage. Vous avez changé d’avis ? Annulez.',
  'moving.undo.hint':
    'La flèche recourbée près de la question, ou la touche U. Tout s’annule tant qu’aucun dé n’a roulé.',
  'moving.undo.stray': 'La marche est finie. Reprenez ce coup pour continuer la leçon.',
  'moving.woods':
    'Prenez la cavalerie et désignez le bois entouré. Elle ne peut pas y aller, et la table vous dit pourquoi.',
  'moving.woods.hint':
    'Cliquez sur le 2-5, puis le bois en 1013. Tout ce qui n’est pas hachuré peut se demander ainsi.',
  'moving.woods.stray': 'C’est aller trop vite. Reprenez ce coup et demandez d’abord le bois.',
  'moving.road':
    'Une route ouvre un bois, mais seulement là où elle entre. Envoyez la cavalerie dans le bois d’Hougoumont, en 0914 : voyez son chemin rejoindre la route.',
  'moving.road.hint': 'Le 2-5 en main, désignez 0914, puis confirmez. Il entre par le nord-ouest, comme la route.',
  'moving.road.stray':
    'C’est permis, mais cela mène ailleurs. Reprenez ce coup et envoyez la cavalerie dans le bois par la route.',
  'moving.costs':
    'Chaque hexagone coûte un point, sur la route ou non. Chaque unité peut marcher une fois par tour, dans l’ordre que vous voulez, ou rester en place.',

  'zones.six':
    'On n’ignore pas un voisin armé. Les six hexagones autour d’une unité forment sa zone de contrôle ; voici celle des canons de La Haye Sainte.',
  'zones.pick':
    'Prenez la division Donzelot, le 5-4. Là où vous voyez une petite barre, elle devrait s’arrêter : c’est une zone ennemie.',
  'zones.pick.hint': 'Le pion bleu entouré, à droite, ou la touche N.',
  'zones.pick.stray': 'C’est aller trop vite. Reprenez ce coup, puis prenez la division en main.',
  'zones.why':
    'Pourrait-elle se glisser entre les deux unités rouges jusqu’à l’hexagone entouré, à quatre hexagones ? Désignez-le.',
  'zones.why.hint': 'Le 5-4 en main, cliquez sur 1408. Au clavier : les flèches, puis Entrée ou ?.',
  'zones.why.stray': 'C’est aller trop vite. Reprenez ce coup et demandez d’abord le passage.',
  'zones.rule':
    'La distance suffirait, mais tout chemin traverse une zone ennemie, et l’on s’y arrête. Le numéro dans la réponse est la règle : touchez-le quand vous voulez en lire plus.',
  'zones.frozen': 'La division Bachelu est déjà au contact des canons. Essayez de la prendre.',
  'zones.frozen.hint': 'C’est le pion entouré qui porte un cadenas, au sud de la ferme.',
  'zones.frozen.stray': 'Vous avez continué sans elle. Reprenez ce coup et essayez de prendre le pion au cadenas.',
  'zones.contact':
    'Une unité en zone ennemie est bloquée : seul le combat la libère. Amenez Donzelot à côté des canons, sur l’hexagone entouré ou un autre qui porte une barre.',
  'zones.contact.hint': 'Prenez le 5-4, désignez 1410 et confirmez.',
  'zones.contact.stray':
    'C’est permis, mais personne n’a rejoint les canons. Reprenez ce coup et allez à côté d’un pion rouge.',
  'zones.end': 'Les deux sont au contact. Annoncez la fin de votre mouvement : après la marche vient le combat.',
  'zones.end.hint': 'Le bouton « Fin du mouvement », ou la touche E.',
  'zones.end.stray': 'Le mouvement est déjà fini. Reprenez ce coup pour continuer la leçon.',

  'combat.duty':
    'Il faut maintenant se battre. Qui touche un ennemi doit attaquer, et chaque ennemi touché doit être attaqué : les points d’exclamation disent qui le doit encore.',
  'combat.target': 'Nommez la cible : la batterie dans la ferme de La Haye Sainte.',
  'combat.target.hint': 'Cliquez sur le pion rouge entouré. On peut aussi commencer par un attaquant.',
  'combat.target.stray': 'Cette attaque est déjà faite. Reprenez-la et nommez la cible pas à pas.',
  'combat.join': 'Faites participer les deux divisions voisines de la ferme : 4 et 4.',
  'combat.join.hint': 'Cliquez sur chacun des deux pions bleus cerclés. Un second clic en retire un.',
  'combat.join.stray': 'Cette attaque est déjà faite. Reprenez-la et engagez les deux divisions.',
  'combat.odds':
    'Huit contre trois ? Non : les bâtiments doublent le défenseur, c’est donc 8 contre 6. Le rapport s’arrondit en faveur du défenseur : 1-1.',
  'combat.guns':
    'C’est trop juste. Les canons de la Garde sont à deux hexagones exactement et peuvent bombarder : engagez-les.',
  'combat.guns.hint':
    'Cliquez sur le pion au point, derrière vos deux divisions. À deux hexagones, les canons ne risquent rien.',
  'combat.guns.stray': 'Vous avez lancé le dé sans les canons. Reprenez ce coup et ajoutez-les.',
  'combat.results':
    'Maintenant 13 contre 6 : colonne 2-1. Le panneau montre l’effet de chaque face du dé. Quatre sur six chassent la batterie ; un six repousse les vôtres.',
  'combat.roll': 'Annoncez l’attaque et lancez le dé. À partir d’ici, rien ne s’annule.',
  'combat.roll.hint': 'Le bouton vert « Annoncer et lancer », ou Entrée.',
  'combat.roll.stray': 'Cette attaque est déjà faite. Reprenez-la et lancez quand vous êtes prêt.',
  'combat.advance': 'Le défenseur recule d’un hexagone. Une de vos unités au contact peut suivre : prenez la ferme.',
  'combat.advance.hint': 'Quand la batterie est partie, suivez une flèche : cliquez sur une unité, puis la ferme.',
  'combat.advance.stray':
    'Vous pouvez rester, mais une ferme en main double votre défense. Reprenez ce coup et avancez.',
  'combat.held':
    'La Haye Sainte est à vous, et double maintenant votre force. Tous ceux qui devaient combattre l’ont fait.',

  'combat.several':
    'La division Jérôme touche trois ennemis à la fois, et personne d’autre n’est près d’eux. Chacun doit être attaqué, mais une unité n’attaque qu’une fois : une seule attaque les prend donc tous.',
  'combat.one': 'Commencez par celui du milieu : désignez la cavalerie belgo-néerlandaise et faites attaquer Jérôme.',
  'combat.one.hint': 'Cliquez sur le pion rouge entouré du milieu, puis le 7-4.',
  'combat.one.stray': 'Cette attaque est déjà faite. Reprenez-la et nommez la cible pas à pas.',
  'combat.also':
    'La table ne laisse pas lancer le dé : les deux autres seraient oubliés. Prenez-les aussi pour cibles ; leurs forces s’ajoutent, 7 contre 5.',
  'combat.also.hint': 'Cliquez sur les deux autres pions rouges, ou les boutons « Attaquer aussi … », ou Entrée.',
  'combat.also.stray': 'Cette attaque est déjà faite. Reprenez-la et nommez les trois cibles.',
  'combat.all': 'Les trois sont visés : un seul dé décide de leur sort. Annoncez l’attaque et lancez.',
  'combat.all.hint': 'Le bouton vert « Annoncer et lancer », ou Entrée.',
  'combat.all.stray': 'Cette attaque est déjà faite. Reprenez-la et lancez quand vous êtes prêt.',
  'combat.follow':
    'Tous trois reculent. Jérôme peut occuper l’un des hexagones abandonnés, ou rester. Les deux se valent.',
  'combat.follow.hint': 'Quand ils sont partis, cliquez sur le bout d’une flèche, ou « Rester ici ».',
  'combat.follow.stray': 'Reprenez ce coup pour continuer la leçon.',

  'results.theirs':
    'Les Alliés jouent après vous : la marche, puis le combat. La division Picton, un 7, va attaquer celle de Durutte, un 4. Regardez.',
  'results.retreat':
    'Si le dé dit « recul du défenseur », c’est vous qui choisissez où. Tous les hexagones sûrs derrière Durutte sont pleins : désignez qui doit faire place.',
  'results.retreat.hint':
    'Attendez le dé allié, puis cliquez sur le bout d’une flèche. Les hexagones voisins de Picton ne sont pas sûrs.',
  'results.retreat.stray': 'Reprenez ce coup pour continuer la leçon.',
  'results.room': 'L’unité choisie est poussée de côté. Où va-t-elle ?',
  'results.room.hint': 'Cliquez sur le bout d’une flèche.',
  'results.room.stray': 'Reprenez ce coup pour continuer la leçon.',
  'results.safe':
    'Personne n’est perdu, mais la ligne a reculé et le vainqueur peut occuper l’hexagone quitté. Gardez de la place derrière une ligne qui peut céder.',
  'results.exchange': 'À vous. Attaquez la cavalerie de Vandeleur avec vos deux unités, 7 contre 3, et lancez le dé.',
  'results.exchange.hint': 'Cliquez sur le pion rouge, puis les deux bleus, puis « Annoncer et lancer ».',
  'results.exchange.stray':
    'Cela a tourné autrement. Reprenez ce coup et attaquez avec les deux unités, dans la colonne proposée.',
  'results.pay':
    'Élimination égale : l’ennemi est détruit, et vous retirez des attaquants valant au moins les mêmes 3 points. Choisissez lesquels.',
  'results.pay.hint': 'Les boutons disent ce que vous pouvez perdre. La cavalerie légère vaut 3, la division 4.',
  'results.pay.stray': 'Reprenez ce coup et choisissez votre perte.',
  'results.settle': 'Le survivant peut occuper l’hexagone vide, ou rester. Les deux se valent.',
  'results.settle.hint': 'Cliquez sur le bout de la flèche, ou « Rester ici ».',
  'results.settle.stray': 'Reprenez ce coup pour continuer la leçon.',
  'results.surround':
    'Encore une. Vous tenez les Brunswickois des deux côtés. Attaquez-les avec vos deux unités et lancez le dé.',
  'results.surround.hint': 'Cliquez sur le pion rouge, puis les bleus au nord et au sud, puis « Annoncer et lancer ».',
  'results.surround.stray':
    'Cela a tourné autrement. Reprenez ce coup et attaquez avec les deux unités, dans la colonne proposée.',
  'results.lost':
    'Le dé disait seulement « recul », mais tous les hexagones autour d’eux étaient dans vos zones. Une unité sans hexagone sûr est perdue. Passer derrière l’ennemi vaut une batterie.',

  'objective.turns':
    'La bataille dure dix tours, d’une heure de l’après-midi à dix heures du soir. La piste montre l’heure et la phase. Si personne n’a gagné d’ici là, la partie est nulle.',
  'objective.prussians':
    'Au tour 3 les Prussiens arrivent par l’est : pions sombres à coins coupés. Regardez-les entrer.',
  'objective.prussians.hint': 'Regardez seulement ; ils entrent par les hexagones entourés.',
  'objective.prussians.stray': 'Reprenez ce coup pour continuer la leçon.',
  'objective.losses':
    'Perdez 40 points de force avant les Alliés, et tout est perdu. Brisez-les d’abord et sortez sept unités par le bord nord, vers Bruxelles : vous gagnez. Il est neuf heures : ils ont perdu 37 points, six des vôtres sont sorties.',
  'objective.exit': 'Faites sortir de la carte la cavalerie légère de la Garde : la septième.',
  'objective.exit.hint': 'Prenez le 3-6 et choisissez « Partir pour Bruxelles ».',
  'objective.exit.stray':
    'C’est permis, mais personne n’est sorti. Reprenez ce coup : d’où elle est, la cavalerie peut aller jusqu’au bout.',
  'objective.end': 'Sept sont sorties. Terminez maintenant votre mouvement.',
  'objective.end.hint': 'Le bouton « Fin du mouvement », ou la touche E.',
  'objective.end.stray': 'Le mouvement est déjà fini. Reprenez ce coup pour continuer la leçon.',
  'objective.win':
    'La dernière cavalerie, 3 points, fait face à toute la Garde : 18 contre 3, six contre un. Aucun dé ne peut la sauver. Attaquez !',
  'objective.win.hint': 'Cliquez sur le pion rouge, puis les trois unités de la Garde, puis « Annoncer et lancer ».',
  'objective.win.stray':
    'Cela a tourné autrement. Reprenez ce coup et attaquez avec les trois, dans la colonne proposée.',
  'objective.farewell':
    'Quarante points perdus, sept unités sorties : victoire française. Vous savez marcher, fixer l’ennemi, peser les chances et poursuivre. Le reste, c’est Waterloo.',
};
