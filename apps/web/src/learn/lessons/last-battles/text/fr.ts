import type { LessonWords } from './en.ts';

/** Les mots des premières heures aux Quatre-Bras, en français. */
export const fr: LessonWords = {
  title: 'Le carrefour',
  watch: 'Les Alliés jouent …',
  play: 'Jouer la vraie bataille',
  playAbout: 'Toute la bataille des Quatre-Bras avec les Français, contre un Conscrit.',

  stacks: 'Pions et piles',
  roads: 'Par la route',
  zones: 'Le contact',
  attack: 'Attaquer ensemble',
  several: 'Deux cibles à la fois',
  guns: 'Canons et crêtes',
  retreat: 'Céder du terrain',
  morale: 'Quand une armée se brise',

  'stacks.welcome':
    'Les Quatre-Bras, 16 juin 1815, deux heures. Vous menez les Français, les pions bleus : chacun est une brigade d’infanterie, une division de cavalerie ou l’artillerie d’un corps.',
  'stacks.enemy':
    'Les hommes de Wellington sont rouges. Ils ne sont que quelques-uns devant le carrefour des Quatre-Bras, où se croisent les routes qui mènent à Bruxelles et à Blücher. Il vous le faut.',
  'stacks.numbers':
    'La cavalerie de Piré porte 5-6. Le premier nombre est sa force, en attaque et en défense ; le second, les points qu’elle peut dépenser en marche.',
  'stacks.two':
    'Deux pions sont dans un même hexagone sur la route : Baudin et Soye, une pile. Un hexagone contient deux de vos unités, qui au combat n’en font qu’une. En marche, chacune va où elle veut.',
  'stacks.pick': 'Prenez-les en main : un clic sur la pile les prend tous deux.',
  'stacks.pick.hint': 'Cliquez sur la pile entourée. Au clavier : N jusqu’à ce qu’elle se lève.',
  'stacks.pick.stray': 'C’est aller trop vite. Reprenez ce coup, puis prenez la pile en main.',
  'stacks.one':
    'Un clic de plus : il n’y en a plus qu’un en main, et l’autre reste. Une fois de plus, et c’est l’autre.',
  'stacks.one.hint': 'Un second clic sur la pile. La main montre qui s’y trouve.',
  'stacks.one.stray': 'C’est aller trop vite. Reprenez ce coup, puis prenez l’un des deux.',
  'stacks.card':
    'Les hachures montrent où il peut aller. Par la route, c’est loin : c’est de la route que vivent les armées.',

  'roads.point':
    'Un hexagone de plaine coûte un point, de route en route un demi : quatre points font huit hexagones de route. Prenez la pile et désignez l’hexagone entouré.',
  'roads.point.hint':
    'Cliquez sur la pile, puis sur l’hexagone entouré, 1715. Le chemin apparaît, avec son coût à chaque hexagone.',
  'roads.point.stray': 'La marche est finie. Reprenez ce coup pour continuer la leçon.',
  'roads.confirm':
    'Rien n’a encore bougé. Envoyez-les là tous deux, ensemble ou l’un après l’autre : des amis ne barrent pas le chemin, et il y a place pour deux.',
  'roads.confirm.hint':
    'Le bouton vert « Déplacer ici », ou Entrée. Si un seul est parti, prenez l’autre, désignez l’hexagone entouré et confirmez.',
  'roads.confirm.stray': 'L’un des deux est ailleurs. Reprenez ce coup et envoyez-les par la route en 1715.',
  'roads.third':
    'La cavalerie de Piré pourrait-elle s’y arrêter aussi ? Prenez-la, désignez les deux autres, et voyez.',
  'roads.third.hint':
    'Prenez le 5-6, puis cliquez sur la pile entourée, sur la route. Tout ce qui n’est pas hachuré peut être demandé de la même façon.',
  'roads.third.stray': 'La cavalerie est partie ailleurs. Reprenez ce coup et demandez d’abord l’hexagone plein.',
  'roads.ground':
    'Passer ne coûte rien ; il ne faut de la place que pour s’arrêter. Hors des routes, bois et marais coûtent 2 à pied, mais 4 à cheval, et un ruisseau ajoute 2, sauf sur un pont.',

  'zones.six':
    'On ne passe pas à côté d’un ennemi. Les six hexagones qui entourent une unité sont sa zone de contrôle : qui y entre doit s’arrêter. Voici celle de la brigade Kempt.',
  'zones.locked': 'Husson s’y trouve déjà. Essayez de le prendre en main.',
  'zones.locked.hint': 'C’est le pion bleu entouré, à côté du rouge.',
  'zones.locked.stray':
    'Vous avez continué sans lui. Reprenez ce coup et essayez de prendre le pion qui touche l’ennemi.',
  'zones.contact':
    'En zone ennemie, une unité est bloquée ; seul le combat la libère. Faites donc venir aussi Campi : auprès de Husson, ou dans un autre hexagone qui touche Kempt.',
  'zones.contact.hint':
    'Prenez le pion de derrière, désignez un des hexagones entourés, 1712, 1812 ou 1912, et confirmez.',
  'zones.contact.stray': 'C’est permis, mais Campi ne touche personne. Reprenez ce coup et allez à côté du pion rouge.',
  'zones.chateau':
    'La ferme de Pierrepont, à gauche, est un château. Les zones en sortent mais n’y entrent pas : sa garnison, une seule unité, n’est ni bloquée ni tenue d’attaquer. Sa force est triplée.',
  'zones.end': 'Dites que votre mouvement est terminé : après la marche vient le combat.',
  'zones.end.hint': 'Le bouton « Fin du mouvement », ou la touche E.',
  'zones.end.stray': 'Le mouvement est déjà fini. Reprenez ce coup pour continuer la leçon.',

  'attack.duty':
    'Qui est en zone ennemie doit attaquer, et tout ennemi ainsi touché doit être attaqué : chacun une fois par phase, une attaque après l’autre, dans l’ordre qu’on veut.',
  'attack.target':
    'Désignez la cible : la pile de Kempt et Vincke. On attaque un hexagone entier, personne n’y est laissé de côté.',
  'attack.target.hint': 'Cliquez sur la pile rouge entourée. On peut aussi commencer par un attaquant.',
  'attack.target.stray': 'Cette attaque a déjà eu lieu. Reprenez ce coup et désignez la cible pas à pas.',
  'attack.join': 'Faites attaquer la pile du sud. Un clic suffit : les unités d’un hexagone attaquent ensemble.',
  'attack.join.hint':
    'Cliquez sur la pile bleue entourée ; Husson et Campi s’y joignent ensemble. Un second clic les retire.',
  'attack.join.stray': 'Cette attaque a déjà eu lieu. Reprenez ce coup et faites attaquer Husson et Campi.',
  'attack.odds':
    'Cinq et cinq contre cinq et quatre : 10 contre 9. Le rapport s’arrondit en faveur du défenseur, soit 1-1, et trois faces sur six vous rejettent. Ce n’est pas assez.',
  'attack.more': 'Une autre pile touche le même ennemi. Faites-la attaquer aussi.',
  'attack.more.hint': 'Cliquez sur la seconde pile bleue, au sud-est de l’ennemi.',
  'attack.more.stray': 'Vous avez lancé le dé sans les autres. Reprenez ce coup et attaquez avec les deux piles.',
  'attack.roll':
    'Maintenant 21 contre 9 : colonne 2-1. Le panneau dit ce que ferait chaque face du dé ; vous pourriez même choisir une colonne plus basse. Annoncez l’attaque et lancez le dé.',
  'attack.roll.hint': 'Le bouton vert « Annoncer et lancer », ou Entrée.',
  'attack.roll.stray': 'Cette attaque a déjà eu lieu. Reprenez ce coup et lancez le dé quand vous êtes prêt.',
  'attack.advance':
    'Les défenseurs reculent, d’un hexagone chacun. Une seule de vos quatre unités peut suivre : envoyez-la.',
  'attack.advance.hint': 'Quand ils sont partis, cliquez sur une unité cerclée, puis sur l’hexagone qu’ils ont quitté.',
  'attack.advance.stray':
    'Vous pouvez rester, mais c’est du terrain que vous êtes venu chercher. Reprenez ce coup et avancez.',
  'attack.apart':
    'Une seule unité, quel que soit le nombre d’hexagones gagnés : une avance sépare donc une pile. Voyez qui reste où.',
  'several.duty':
    'Une seule pile touche deux hexagones ennemis. Il faut attaquer les deux, et une unité n’attaque qu’une fois : une même attaque les prend ensemble. Chaque attaquant touche chaque cible.',
  'several.one': 'Désignez Bijlandt comme cible et faites attaquer Baudin et Soye.',
  'several.one.hint': 'Cliquez sur le pion rouge entouré au nord, puis sur la pile bleue.',
  'several.one.stray': 'Cette attaque a déjà eu lieu. Reprenez ce coup et désignez la cible pas à pas.',
  'several.also':
    'Merlen serait laissé de côté : le dé n’est pas encore à vous. Prenez-le aussi pour cible : 14 contre 7.',
  'several.also.hint': 'Cliquez sur l’autre pion rouge, ou sur le bouton qui le nomme.',
  'several.also.stray': 'Cette attaque a déjà eu lieu. Reprenez ce coup et désignez les deux.',
  'several.roll': 'Un seul dé décide pour les deux. Annoncez l’attaque et lancez le dé.',
  'several.roll.hint': 'Le bouton vert « Annoncer et lancer », ou Entrée.',
  'several.roll.stray': 'Cette attaque a déjà eu lieu. Reprenez ce coup et lancez le dé quand vous êtes prêt.',
  'several.follow':
    'Tous deux reculent. Une de vos unités peut prendre l’un des deux hexagones, ou rester. Les deux sont bons.',
  'several.follow.hint': 'Quand ils sont partis, cliquez sur le bout d’une flèche, ou sur « Rester en place ».',
  'several.follow.stray': 'Reprenez ce coup pour continuer la leçon.',

  'guns.range':
    'Au contact, les canons combattent comme les autres. À deux hexagones, ils bombardent : leur force compte dans l’attaque, et aucun résultat ne les atteint. Mais il faut qu’ils voient.',
  'guns.blind':
    'Jamin doit attaquer Kempt. Les canons de Pelletier sont à deux hexagones, derrière : désignez Kempt, puis faites venir les canons.',
  'guns.blind.hint':
    'Cliquez sur le pion rouge, puis sur le bleu au signe de l’artillerie. Lisez la réponse, puis fermez-la.',
  'guns.blind.stray': 'Cette attaque a déjà eu lieu. Reprenez ce coup et demandez les canons.',
  'guns.crest':
    'Les hachures sont une crête. Sur la ligne des canons à la cible, elle bloque la vue, même au bord de l’un des deux hexagones. Bois, localités et châteaux entre les deux la bloquent aussi.',
  'guns.shift':
    'Une heure plus tôt : vous êtes encore en marche. Faites passer la crête aux canons, jusqu’à l’hexagone entouré.',
  'guns.shift.hint': 'Prenez les canons, désignez l’hexagone entouré, 1513, et confirmez.',
  'guns.shift.stray': 'De là non plus, ils ne voient pas Kempt. Reprenez ce coup et amenez-les en 1513.',
  'guns.end': 'D’ici, rien ne les gêne, et aucun ennemi ne les touche. Terminez votre mouvement.',
  'guns.end.hint': 'Le bouton « Fin du mouvement », ou la touche E.',
  'guns.end.stray': 'Le mouvement est déjà fini. Reprenez ce coup pour continuer la leçon.',
  'guns.join': 'Attaquez Kempt avec Jamin et avec les canons : 12 contre 5 au lieu de 6 contre 5.',
  'guns.join.hint': 'Cliquez sur le pion rouge, puis sur les deux bleus.',
  'guns.join.stray': 'Cette attaque a déjà eu lieu. Reprenez ce coup et faites attaquer les deux.',
  'guns.roll': 'Annoncez l’attaque et lancez le dé.',
  'guns.roll.hint': 'Le bouton vert « Annoncer et lancer », ou Entrée.',
  'guns.roll.stray': 'Cette attaque a déjà eu lieu. Reprenez ce coup et lancez le dé quand vous êtes prêt.',
  'guns.safe':
    'Même vos hommes perdus, les canons seraient restés. Deux choses à retenir : en zone ennemie, les canons ne bombardent pas, et l’on ne bombarde jamais un château.',

  'retreat.theirs':
    'Aux Alliés d’attaquer. Deux piles, vingt points, marchent sur vos deux brigades de la crête. Si le dé dit « le défenseur recule », c’est vous qui choisissez où. Regardez.',
  'retreat.first':
    'Elles ne sont pas tenues d’aller ensemble. Un hexagone est ouvert s’il n’est ni en zone ennemie ni plein : choisissez pour l’une des deux.',
  'retreat.first.hint':
    'Attendez le dé des Alliés, puis cliquez sur l’une des deux ; un clic au bout d’une flèche l’y envoie.',
  'retreat.first.stray': 'Reprenez ce coup pour continuer la leçon.',
  'retreat.second': 'Et l’autre ?',
  'retreat.second.hint': 'Cliquez sur l’autre ; un clic au bout d’une flèche l’y envoie.',
  'retreat.second.stray': 'Reprenez ce coup pour continuer la leçon.',
  'retreat.room':
    'Si les deux hexagones avaient été pleins, une unité amie aurait dû faire place. Une unité sans aucune issue est perdue. Et gare : qui repousse une attaque peut avancer, lui aussi.',

  'morale.levels':
    'Il est sept heures. Chaque point de force perdu est compté à son armée. Les Alliés en ont perdu 21 ; à 25 ils sont démoralisés, à 40 ils se désagrègent, et la bataille est finie.',
  'morale.break': 'Les Brunswickois devant vous valent 4. Attaquez-les avec les deux piles, 25 contre 4.',
  'morale.break.hint': 'Cliquez sur le pion rouge, puis sur les deux piles bleues, puis sur « Annoncer et lancer ».',
  'morale.break.stray':
    'Cela a tourné autrement. Reprenez ce coup et attaquez avec les deux piles dans la colonne proposée.',
  'morale.effect':
    'Démoralisés : désormais aucune de leurs unités n’avance après combat, et l’on peut chasser leur infanterie des châteaux. Dans une bataille, une armée ne s’en remet jamais.',
  'morale.yours':
    'Votre seuil est de 10 aux deux premiers tours, puis de 25 : l’atteindre, c’est perdre. Sinon les points décident : un par point perdu par l’ennemi, un par tour au carrefour, cinq à la fin.',
  'morale.crossroads':
    'Il n’y a personne aux Quatre-Bras. Prenez-les avec Piré : qui y est passé en dernier les tient.',
  'morale.crossroads.hint': 'Prenez la cavalerie, désignez l’hexagone entouré, 1708, et confirmez.',
  'morale.crossroads.stray': 'C’est permis, mais le carrefour n’est pas à vous. Reprenez ce coup et allez en 1708.',
  'morale.end': 'Le carrefour est à vous. Terminez votre mouvement.',
  'morale.end.hint': 'Le bouton « Fin du mouvement », ou la touche E.',
  'morale.end.stray': 'Le mouvement est déjà fini. Reprenez ce coup pour continuer la leçon.',
  'morale.win': 'Ils ont perdu 36 points, et Specht en vaut 4. Vingt-cinq points l’entourent. Attaquez !',
  'morale.win.hint': 'Cliquez sur le pion rouge, puis sur les deux piles bleues, puis sur « Annoncer et lancer ».',
  'morale.win.stray':
    'Cela a tourné autrement. Reprenez ce coup et attaquez avec les deux piles dans la colonne proposée.',
  'morale.farewell':
    'Quarante points : l’armée alliée se désagrège, et Ney a ce qu’il voulait. Piles et routes, attaques communes, canons et crêtes, moral : vous savez tout. Maintenant, avec tout le monde.',
};
