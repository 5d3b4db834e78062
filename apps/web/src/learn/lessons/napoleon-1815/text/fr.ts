import type { LessonWords } from './en.ts';

/** Les mots des premiers pas avec les blocs, en français. */
export const fr: LessonWords = {
  title: 'Premiers pas avec les blocs',
  watch: 'Les Alliés jouent …',
  play: 'Jouer la campagne',
  playAbout: 'Dès le 15 juin avec les Français, depuis le placement historique, contre un Conscrit.',

  blocks: 'Des blocs qui se cachent',
  march: 'Un mouvement de groupe',
  forced: 'Une marche forcée',
  skirmish: 'Attaque et escarmouche',
  deploy: 'Se déployer',
  fight: 'Tir, choc, déroute',
  squares: 'Les carrés',
  victory: 'Les villes et la victoire',

  'blocks.welcome':
    'Juin 1815. Vous commandez les Français, en bleu. Les armées sont des blocs de bois. Un bloc se tient dans une ville, jamais entre deux, et marche par les routes tracées de ville en ville.',
  'blocks.face':
    'Vos blocs vous montrent leur face. Les barres sont la force : pas restants, et dés lancés au tir. F est la puissance : un dé égal ou inférieur touche. Un pas perdu ne revient jamais.',
  'blocks.pick': 'Prenez en main vos blocs de Beaumont. Un clic les prend tous.',
  'blocks.pick.hint': 'Cliquez sur les blocs. Au clavier : les flèches jusqu’à Beaumont, puis Entrée.',
  'blocks.pick.stray': 'C’est aller trop vite. Reprenez ce coup, puis prenez en main les blocs de Beaumont.',
  'blocks.why': 'Iraient-ils à Waterloo ? Désignez la ville. Tout « non » dit pourquoi.',
  'blocks.why.hint': 'Les blocs en main, cliquez sur Waterloo, entouré. Au clavier : les flèches, puis Entrée.',
  'blocks.why.stray': 'C’était déjà un mouvement. Reprenez ce coup et demandez d’abord Waterloo.',
  'blocks.enemy':
    'De l’ennemi vous ne voyez que des dos : trois blocs noirs, prussiens, à Charleroi ; deux rouges, anglo-néerlandais, à Binche. Couleur et nombre sont publics, le reste est caché. Les vôtres aussi.',

  'march.groups':
    'Tous vos blocs d’une ville forment un groupe. Les Français font deux mouvements de groupe par tour. Chacun fait marcher autant de blocs de cette ville que l’on veut, chacun où il veut.',
  'march.take': 'Prenez en main le groupe de Beaumont.',
  'march.take.hint': 'Cliquez sur ses blocs, ou allez-y avec les flèches et Entrée. « Tous » prend ceux qui manquent.',
  'march.take.stray': 'C’est aller trop vite. Reprenez ce coup et prenez tout le groupe.',
  'march.thin':
    'Trois blocs sont en main, la fiche les nomme. Tous n’ont pas à suivre le même chemin : reposez la cavalerie de la Garde.',
  'march.thin.hint': 'Pressez « Cavalerie de la Garde impériale » sur la fiche.',
  'march.thin.stray': 'Ils ont déjà marché. Reprenez ce coup et reposez d’abord la cavalerie.',
  'march.go':
    'À pied on marche d’une ville. Désignez Thuin : le chemin est tracé, rien n’a encore bougé. Puis confirmez.',
  'march.go.hint': 'Cliquez sur Thuin, puis le bouton « Aller à Thuin », ou Entrée.',
  'march.go.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup : à Thuin, sans la cavalerie.',
  'march.ride':
    'Chefs, cavalerie et artillerie à cheval vont à deux villes. Envoyez la cavalerie de la Garde à Laneffe : elle est du même groupe, donc du même mouvement de groupe.',
  'march.ride.hint': 'Prenez la cavalerie de la Garde à Beaumont, désignez Laneffe, confirmez.',
  'march.ride.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et allez à Laneffe.',
  'march.second': 'Votre second mouvement de groupe : envoyez les deux blocs de d’Erlon, Ier corps, de Solre à Thuin.',
  'march.second.hint': 'Prenez les blocs de Solre, désignez Thuin, confirmez.',
  'march.second.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et marchez de Solre sur Thuin.',
  'march.third': 'Essayez maintenant de prendre Gérard en main, à Philippeville.',
  'march.third.hint': 'Cliquez sur son bloc, ou allez-y avec les flèches et Entrée.',
  'march.third.stray': 'La leçon veut les deux mouvements de groupe faits. Reprenez ce coup.',
  'march.spent':
    'Les deux mouvements de groupe sont faits, donc Gérard reste. Et qui a marché ne marche plus de ce tour. Au tour suivant, tout groupe est de nouveau libre.',
  'march.full':
    'Un autre matin : huit blocs à Beaumont. Une route secondaire, tracée fine, porte six blocs par tour, une principale huit. Envoyez-les tous à Thuin, et voyez.',
  'march.full.hint': 'Prenez le groupe de Beaumont, désignez Thuin, confirmez.',
  'march.full.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et envoyez-les tous à Thuin.',
  'march.aside':
    'Six sont partis, comme on vous l’avait dit ; deux restent en main. Envoyez-les plutôt à Solre : c’est le même mouvement de groupe.',
  'march.aside.hint':
    'Désignez Solre et confirmez. S’ils ne sont plus en main, reprenez d’abord les deux blocs de Beaumont.',
  'march.aside.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et envoyez-les à Solre.',
  'march.roads':
    'Les blocs de tous les groupes comptent ensemble, dans les deux sens. Qui entre chez l’ennemi s’y arrête : c’est une attaque. Par-dessus une rivière, quatre blocs par route principale, trois par secondaire.',

  'forced.march':
    'En marche forcée, un bloc va une ville plus loin : deux à pied, trois à cheval. Envoyez Napoléon et la Garde à Laneffe, deux villes : marche forcée pour la Garde seule. Sa route est en tirets.',
  'forced.march.hint': 'Prenez les deux à Beaumont, désignez Laneffe, confirmez.',
  'forced.march.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et envoyez-les à Laneffe.',
  'forced.end': 'Les dés viennent quand tous les mouvements sont faits. Finissez les mouvements.',
  'forced.end.hint': 'Le bouton « Finir les mouvements », ou la touche E.',
  'forced.end.stray': 'Reprenez ce coup et finissez les mouvements.',
  'forced.roll':
    'Un dé par bloc en marche forcée : de 1 à 3, un pas perdu. Un chef dans la ville ajoute un, si vous le montrez. Montrez Napoléon et lancez.',
  'forced.roll.hint': 'Le bouton « Montrer Napoléon et lancer ».',
  'forced.roll.stray': 'Vous l’avez caché, et la Garde a payé. Reprenez ce coup et montrez-le.',
  'forced.price':
    'Un trois, et un pour l’Empereur : la Garde est intacte. Sans lui un pas serait perdu pour de bon, et un bloc d’un seul pas disparaît. La nuit, ni marche forcée ni attaque.',
  'forced.known':
    'Le prix : un instant, l’ennemi a vu où est Napoléon. De la Garde il a vu un bloc bleu, sa route et son dé ; ni qui c’était, ni sa force.',

  'skirmish.few':
    'Deux blocs prussiens sont seuls à Fosses. Où un camp a moins de trois blocs, c’est une escarmouche : un seul échange de tirs. Avec trois ou plus de chaque côté, c’est une bataille.',
  'skirmish.attack': 'Attaquez : envoyez les trois blocs de Laneffe à Fosses.',
  'skirmish.attack.hint': 'Prenez le groupe de Laneffe, désignez Fosses, puis « Attaquer Fosses ».',
  'skirmish.attack.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et envoyez-les à Fosses.',
  'skirmish.end': 'Finissez les mouvements. Chaque camp choisit alors en secret ce qu’il montre, quatre blocs au plus.',
  'skirmish.end.hint': 'Le bouton « Finir les mouvements », ou la touche E. Attendez ensuite les Prussiens.',
  'skirmish.end.stray': 'Reprenez ce coup et finissez les mouvements.',
  'skirmish.show':
    'Ils ont choisi. Seul ce qui est montré tire et peut être touché : à cheval on touche sur 1 ou 2, à pied sur 1. Le défenseur tire d’abord. Montrez les trois.',
  'skirmish.show.hint': 'Pressez vos trois blocs sur la fiche, puis « Montrer 3 blocs ».',
  'skirmish.show.stray': 'Vous en avez montré moins. Reprenez ce coup et montrez les trois.',
  'skirmish.hit':
    'Une touche. Elle va à votre bloc le plus fort ; deux le sont autant, à vous de choisir. Puis vos blocs tirent.',
  'skirmish.hit.hint': 'Choisissez un des deux boutons, ou cliquez sur le bloc.',
  'skirmish.hit.stray': 'Reprenez ce coup pour continuer la leçon.',
  'skirmish.after':
    'Le moins nombreux part ; à égalité, l’attaquant. Deux contre trois : Fosses est à vous. Qui fait retraite est désorganisé et n’aide personne ce tour. Et toutes les faces se cachent de nouveau.',
  'skirmish.first': 'Cinq blocs noirs à Ligny. Attaquez avec tout le groupe de Napoléon, depuis les Quatre-Bras.',
  'skirmish.first.hint': 'Prenez le groupe des Quatre-Bras, désignez Ligny, puis « Attaquer Ligny ».',
  'skirmish.first.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et envoyez les cinq à Ligny.',
  'skirmish.apart':
    'Un second groupe ne s’y joint que si tous deux sont partis de villes voisines de Ligny et voisines entre elles. Prenez la cavalerie de Pajol à Binche, à deux villes, et demandez Ligny.',
  'skirmish.apart.hint': 'Prenez le Ier corps de cavalerie (Pajol) à Binche, puis cliquez sur Ligny.',
  'skirmish.apart.stray': 'C’était déjà un mouvement. Reprenez ce coup et demandez Ligny.',
  'skirmish.join':
    'Charleroi est voisin de Ligny et des Quatre-Bras. Envoyez de là le IIIe corps de cavalerie, ses deux blocs. Le VIe corps reste : reposez-le.',
  'skirmish.join.hint': 'Prenez le groupe de Charleroi, pressez « VIe corps » sur la fiche, désignez Ligny, confirmez.',
  'skirmish.join.stray':
    'C’est permis, mais la leçon veut le VIe corps à Charleroi et la cavalerie à Ligny. Reprenez ce coup.',
  'skirmish.command':
    'Les Alliés ont la tâche plus dure : un mouvement de groupe pour les Anglo-Néerlandais, un pour les Prussiens, et nul ne prête le sien à l’autre. Ils frappent donc rarement ensemble.',

  'deploy.hill':
    'Le champ de bataille : gauche, centre, droite, et une réserve derrière. Votre gauche fait face à leur droite. Vous avez tiré une Colline. Posez-la au centre.',
  'deploy.hill.hint':
    'Le bouton « Centre », ou votre centre sur le champ de bataille. Au clavier : les flèches le parcourent, Entrée presse.',
  'deploy.hill.stray': 'C’est permis, mais les canons seront au centre. Reprenez ce coup et posez-y la Colline.',
  'deploy.leader':
    'Ils ont tiré une Ferme et un Bois, et attendent face cachée. À vous. Chaque position prend des blocs d’un seul corps ; là où est le chef, de deux. Napoléon : centre.',
  'deploy.leader.hint': 'Il est déjà en main. Pressez « Centre ».',
  'deploy.leader.stray': 'C’est permis, mais la leçon le veut au centre. Reprenez ce coup.',
  'deploy.guard':
    'La Garde : en réserve. Elle n’y tire pas et n’y est pas touchée, et chaque position est à un mouvement.',
  'deploy.guard.hint': 'Elle est déjà en main. Pressez « Réserve ».',
  'deploy.guard.stray': 'C’est permis, mais la leçon veut la Garde en réserve. Reprenez ce coup.',
  'deploy.left': 'Aucune position ne reste vide. Vandamme, IIIe corps : gauche.',
  'deploy.left.hint': 'Il est déjà en main. Pressez « Gauche ».',
  'deploy.left.stray': 'C’est permis, mais la leçon veut Vandamme à gauche. Reprenez ce coup.',
  'deploy.corps':
    'Vient Gérard, IVe corps. Rejoindrait-il Vandamme ? Demandez : pressez votre gauche sur le champ de bataille.',
  'deploy.corps.hint':
    'Gérard en main, pressez « Votre gauche » sur le champ. Tout ce qui n’est pas marqué se demande ainsi.',
  'deploy.corps.stray': 'Ce bloc est déjà posté. Reprenez ce coup et demandez d’abord la gauche.',
  'deploy.wings':
    'IVe corps, infanterie et canons : centre. Les deux blocs du IIIe corps de cavalerie : droite, face au terrain découvert. Dans un Bois la cavalerie tire à F1, et elle ne touche pas qui tient une Ferme.',
  'deploy.wings.hint':
    'L’un après l’autre : Gérard au centre, ses canons au centre, Kellermann à droite, ses canons à droite.',
  'deploy.wings.stray': 'C’est permis, mais la leçon le veut autrement. Reprenez ce coup et postez de nouveau.',
  'deploy.guns':
    'Un seul bloc tient la Colline. De là, les canons tirent loin à un de plus. Donnez-la aux canons du IVe corps.',
  'deploy.guns.hint': 'Cliquez sur les canons du IVe corps, puis « Prendre la colline ».',
  'deploy.guns.stray': 'Un autre bloc l’a prise. Reprenez ce coup et donnez la Colline aux canons.',
  'deploy.end': 'Finissez le déploiement.',
  'deploy.end.hint': 'Le bouton « Finir le déploiement », ou la touche E.',
  'deploy.end.stray': 'Reprenez ce coup et finissez le déploiement.',
  'deploy.shown': 'Tous se montrent, sauf les réserves et ceux des Bois. À leur gauche : Zieten, seul, à découvert.',

  'fight.turns':
    'Les tours de bataille alternent, l’attaquant d’abord : moral, combat, renforts. Au combat, chaque bloc bouge, tire ou fait retraite, dans l’ordre voulu.',
  'fight.guns':
    'Les canons tirent sur la position d’en face tant qu’aucun ami n’y est : deux dés, F1 et un pour la Colline. Les touches vont aux plus forts. Tirez avec l’artillerie du IVe corps.',
  'fight.guns.hint': 'Prenez l’artillerie du IVe corps au centre, puis « Tirer ».',
  'fight.guns.stray': 'Les canons ont fait autre chose. Reprenez ce coup et faites-les tirer.',
  'fight.engage':
    'Tous les autres ne tirent qu’au contact, sur l’ennemi de la même position. Lancez la cavalerie de Kellermann sur la gauche prussienne.',
  'fight.engage.hint':
    'Prenez le IIIe corps de cavalerie (Kellermann) à votre droite, puis pressez la gauche prussienne.',
  'fight.engage.stray': 'Kellermann a fait autre chose. Reprenez ce coup et lancez-le sur la gauche prussienne.',
  'fight.end': 'Qui a bougé ne tire pas, sauf l’artillerie à cheval. Les autres attendent. Finissez le combat.',
  'fight.end.hint': 'Le bouton « Finir le combat », ou la touche E.',
  'fight.end.stray': 'Reprenez ce coup et finissez le combat.',
  'fight.reserve':
    'Les renforts viennent des villes voisines, sans mouvement de groupe : deux par route principale, un par secondaire. Appelez Lobau de Charleroi.',
  'fight.reserve.hint': 'Cliquez sur l’infanterie du VIe corps (Lobau) parmi ceux qui peuvent venir.',
  'fight.reserve.stray': 'Lobau est resté en arrière. Reprenez ce coup et appelez-le.',
  'fight.theirs': 'Il est en réserve, pour votre prochain tour de bataille. Finissez les renforts, et voyez Zieten.',
  'fight.theirs.hint': 'Le bouton « Finir les renforts », ou la touche E. Puis regardez seulement.',
  'fight.theirs.stray': 'Reprenez ce coup pour continuer la leçon.',
  'fight.morale':
    'Kellermann n’a plus qu’un pas. Au contact, un bloc d’un seul pas teste son moral quand vient son tour : de 1 à 3, il fait retraite. Lancez.',
  'fight.morale.hint': 'Cliquez sur le bloc de Kellermann.',
  'fight.morale.stray': 'Reprenez ce coup pour continuer la leçon.',
  'fight.shock':
    'Un quatre : il tient. Son premier tir après l’engagement est le choc, un de plus : F4. Tirez avec la cavalerie de Kellermann.',
  'fight.shock.hint': 'Prenez le IIIe corps de cavalerie (Kellermann), puis « Tirer ».',
  'fight.shock.stray': 'Kellermann a fait autre chose. Reprenez ce coup et faites-le tirer.',
  'fight.rout':
    'Il reste deux pas à Zieten. L’artillerie à cheval peut avancer d’un mouvement et tirer : sur la gauche prussienne, puis feu. S’il n’y reste personne, tous sont en déroute.',
  'fight.rout.hint':
    'Prenez l’artillerie à cheval du IIIe corps de cavalerie, la gauche prussienne ; reprenez-la, « Tirer ».',
  'fight.rout.stray': 'Les canons ont fait autre chose. Reprenez ce coup : gauche prussienne, puis feu.',
  'fight.flight':
    'Déroute ! Chacun perd un pas, l’artillerie à pied deux. Puis tous partent, deux par route principale, un par secondaire. Qui ne trouve pas de place est perdu.',
  'fight.flight.hint': 'Regardez seulement.',
  'fight.flight.stray': 'Reprenez ce coup pour continuer la leçon.',
  'fight.regroup':
    'Leurs canons n’ont pas trouvé de route. Le vainqueur regroupe : des blocs viennent d’à côté, ou rejoignent des amis, un par route secondaire. Envoyez-en un de Ligny à Charleroi : Kellermann, usé.',
  'fight.regroup.hint':
    'Cliquez sur les blocs à Ligny, puis sur Charleroi, et confirmez ; qui reste, remettez-le d’abord dans la liste. Au clavier : les flèches jusqu’à Ligny, Entrée, jusqu’à Charleroi, deux fois Entrée.',
  'fight.regroup.stray':
    'C’est permis, mais cela mène ailleurs. Reprenez ce coup et envoyez un bloc de Ligny à Charleroi.',

  'squares.charge':
    'Vous défendez maintenant, aux Quatre-Bras. La cavalerie lourde, F3, est entrée dans votre droite. À son prochain tour elle frappe avec le choc, à F4, deux dés. Ce tour-ci est à vous.',
  'squares.form':
    'L’infanterie peut former le carré dans sa propre position, même au contact. La cavalerie n’a alors plus de choc et tire à un de moins : F2. Formez le carré avec Reille.',
  'squares.form.hint': 'Prenez l’infanterie du IIe corps (Reille) à droite, puis « Former le carré ».',
  'squares.form.stray': 'Reille a fait autre chose. Reprenez ce coup et formez le carré.',
  'squares.shelter':
    'Canons et chefs peuvent s’abriter dans un carré, un dans chacun. Faites-y entrer les canons du IIe corps.',
  'squares.shelter.hint': 'Prenez l’artillerie du IIe corps, puis « S’abriter avec … ».',
  'squares.shelter.stray': 'Les canons ont fait autre chose. Reprenez ce coup et abritez-les.',
  'squares.leave':
    'Un bloc peut aussi quitter la bataille, par une route que l’ennemi n’a pas prise. Au contact il paierait comme en déroute ; de la réserve, rien. Envoyez Pajol, un seul pas, à Charleroi.',
  'squares.leave.hint': 'Prenez le Ier corps de cavalerie (Pajol) en réserve, puis la retraite « Vers Charleroi ».',
  'squares.leave.stray': 'Pajol a fait autre chose. Reprenez ce coup et envoyez-le à Charleroi.',
  'squares.theirs': 'Finissez le combat et les renforts, et regardez la charge.',
  'squares.theirs.hint':
    'Les boutons « Finir le combat » et « Finir les renforts », ou deux fois E. Puis regardez seulement.',
  'squares.theirs.stray': 'Reprenez ce coup pour continuer la leçon.',
  'squares.fire':
    'Deux dés manqués : sans le carré, le trois aurait touché. Un carré tire comme toujours. Tirez avec Reille.',
  'squares.fire.hint': 'Prenez l’infanterie du IIe corps (Reille), puis « Tirer ».',
  'squares.fire.stray': 'Reille a fait autre chose. Reprenez ce coup et tirez.',
  'squares.price':
    'Les cavaliers ne sont plus. Ne restez pas en carré : infanterie et canons ennemis y tirent à un de plus, et il ne bouge pas. Jamais dans un Bois, une Ferme, ni en avant.',

  'victory.ways':
    'Une armée qui a perdu assez de blocs est hors de combat : huit anglo-néerlandais, neuf prussiens, douze français. Les Français gagnent quand les deux autres le sont, ou sinon par les villes.',
  'victory.supply':
    'Chaque tour français qui vous trouve à Gand ou à Bruxelles coûte un bloc aux Anglo-Néerlandais, à Liège deux aux Prussiens. Leur propriétaire choisit lesquels.',
  'victory.enter':
    'Dernier tour, le 22 juin. Qui tient deux des trois villes a gagné ; sinon le temps est aux Alliés. Gérard est à Liège. Envoyez la Garde de Waterloo à Bruxelles.',
  'victory.enter.hint': 'Prenez la Garde à Waterloo, désignez Bruxelles, confirmez.',
  'victory.enter.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et marchez sur Bruxelles.',
  'victory.known':
    'Que savent-ils ? Combien de blocs bleus sont où, et par quelles routes, une fois vos mouvements finis. Deux villes sans dé : à cheval. Deux avec : à pied. Alors bluffez.',
  'victory.end':
    'Finissez les mouvements. D’abord les villes coûtent trois blocs aux Alliés, puis la partie est jugée.',
  'victory.end.hint': 'Le bouton « Finir les mouvements », ou la touche E. Puis regardez seulement.',
  'victory.end.stray': 'Il faut tenir Bruxelles. Reprenez ce coup, ou entrez-y.',
  'victory.farewell':
    'Deux villes : les Français ont gagné, et tous les blocs montrent leur face. Vous savez marcher, combattre et vous cacher. Le reste, c’est juin 1815.',
};
