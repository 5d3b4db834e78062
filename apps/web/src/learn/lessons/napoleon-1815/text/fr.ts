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
  skirmish: 'Une escarmouche',
  deploy: 'Deux groupes, une bataille',
  fight: 'Tir, choc, déroute',
  squares: 'Les carrés',
  victory: 'Les villes et la victoire',

  'blocks.welcome':
    'Juin 1815. Vous commandez les Français, en bleu. Les armées sont des blocs de bois. Un bloc se tient dans une ville, jamais entre deux, et marche par les routes tracées de ville en ville.',
  'blocks.face':
    'Vos blocs vous montrent leur face. Les barres sont la force : pas restants, et dés lancés au tir. F est la puissance : un dé égal ou inférieur touche. Un pas perdu ne revient jamais.',
  'blocks.pick': 'Prenez en main l’infanterie de la Garde impériale, à Beaumont.',
  'blocks.pick.hint': 'Cliquez ou touchez le bloc. Au clavier : N jusqu’à le tenir.',
  'blocks.pick.stray': 'C’est aller trop vite. Reprenez ce coup, puis prenez la Garde en main.',
  'blocks.why': 'La Garde irait-elle aux Quatre-Bras ? Désignez la ville. Tout « non » dit pourquoi.',
  'blocks.why.hint': 'La Garde en main, cliquez les Quatre-Bras, entourés. Au clavier : les flèches, puis Entrée ou ?.',
  'blocks.why.stray': 'C’était déjà un mouvement. Reprenez ce coup et demandez d’abord les Quatre-Bras.',
  'blocks.enemy':
    'De l’ennemi vous ne voyez que des dos : trois blocs noirs, prussiens, à Charleroi ; deux rouges, anglo-néerlandais, à Binche. Couleur et nombre sont publics, le reste est caché. Les vôtres aussi.',

  'march.groups':
    'Tous vos blocs d’une ville forment un groupe. Les Français font deux mouvements de groupe par tour. Chacun fait marcher autant de blocs de cette ville que l’on veut, chacun où il veut.',
  'march.point': 'À pied on marche d’une ville. Prenez l’infanterie de la Garde et désignez Thuin.',
  'march.point.hint': 'Prenez le bloc à Beaumont, puis cliquez Thuin. Au clavier : N, les flèches, Entrée.',
  'march.point.stray':
    'C’est permis, mais cela mène ailleurs. Reprenez ce coup et désignez Thuin avec l’infanterie de la Garde.',
  'march.go': 'Le chemin est tracé. Rien n’a encore bougé : confirmez.',
  'march.go.hint': 'Le bouton « Aller à Thuin », ou Entrée.',
  'march.go.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et marchez sur Thuin.',
  'march.ride':
    'Chefs, cavalerie et artillerie à cheval vont à deux villes. Envoyez la cavalerie de la Garde à Laneffe : elle est du même groupe, donc du même mouvement de groupe.',
  'march.ride.hint': 'Prenez la cavalerie de la Garde à Beaumont, désignez Laneffe, confirmez.',
  'march.ride.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et allez à Laneffe.',
  'march.second': 'Votre second mouvement de groupe : envoyez le premier bloc du Ier corps, d’Erlon, de Solre à Thuin.',
  'march.second.hint': 'Prenez l’infanterie du Ier corps (d’Erlon, 1re) à Solre, désignez Thuin, confirmez.',
  'march.second.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et marchez de Solre sur Thuin.',
  'march.third': 'Essayez maintenant de prendre Gérard en main, à Philippeville.',
  'march.third.hint': 'Cliquez son bloc, ou allez-y avec les flèches et Entrée.',
  'march.third.stray': 'La leçon veut les deux mouvements de groupe faits. Reprenez ce coup.',
  'march.full':
    'Un autre matin : six blocs sont allés de Beaumont à Thuin. Une petite route, tracée fine, en porte six par tour, une grande huit. Prenez Lobau, infanterie du VIe corps, et désignez Thuin.',
  'march.full.hint': 'Prenez l’infanterie du VIe corps (Lobau) à Beaumont, puis cliquez Thuin.',
  'march.full.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et désignez Thuin avec Lobau.',
  'march.aside':
    'Il ne reste qu’un détour par une autre ville, et deux villes à pied sont une marche forcée. Pas aujourd’hui : envoyez plutôt Lobau à Philippeville.',
  'march.aside.hint': 'Lobau en main, cliquez Philippeville, puis confirmez.',
  'march.aside.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et envoyez Lobau à Philippeville.',
  'march.roads':
    'Les blocs de tous les groupes comptent ensemble, dans les deux sens. Qui entre chez l’ennemi s’y arrête : c’est une attaque. Par-dessus une rivière, quatre blocs par une grande route, trois par une petite.',

  'forced.lead': 'L’Empereur va à deux villes sans se presser. Amenez Napoléon de Beaumont à Laneffe.',
  'forced.lead.hint': 'Prenez Napoléon, désignez Laneffe, confirmez.',
  'forced.lead.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et amenez Napoléon à Laneffe.',
  'forced.march':
    'À marche forcée, tout bloc va une ville plus loin : deux à pied, trois à cheval. Amenez aussi l’infanterie de la Garde à Laneffe. Le trait brisé dit ce que c’est.',
  'forced.march.hint': 'Prenez l’infanterie de la Garde à Beaumont, désignez Laneffe, confirmez.',
  'forced.march.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et amenez la Garde à Laneffe.',
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
  'skirmish.attack':
    'Vandamme et l’artillerie à cheval y sont entrés. Envoyez la cavalerie de Kellermann derrière eux, depuis Laneffe.',
  'skirmish.attack.hint': 'Prenez le IIIe corps de cavalerie (Kellermann) à Laneffe, désignez Fosses, confirmez.',
  'skirmish.attack.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et envoyez Kellermann à Fosses.',
  'skirmish.end': 'Finissez les mouvements. Chaque camp choisit alors en secret ce qu’il montre, quatre blocs au plus.',
  'skirmish.end.hint': 'Le bouton « Finir les mouvements », ou la touche E. Attendez ensuite les Prussiens.',
  'skirmish.end.stray': 'Reprenez ce coup et finissez les mouvements.',
  'skirmish.show':
    'Ils ont choisi. Seul ce qui est montré tire et peut être touché : à cheval on touche sur 1 ou 2, à pied sur 1. Le défenseur tire d’abord. Montrez les trois.',
  'skirmish.show.hint': 'Pressez vos trois blocs sur la fiche, puis « Montrer 3 blocs ».',
  'skirmish.show.stray': 'Vous en avez montré moins. Reprenez ce coup et montrez les trois.',
  'skirmish.hit':
    'Une touche. Elle va à votre bloc le plus fort ; deux le sont autant, à vous de choisir. Puis vos blocs tirent.',
  'skirmish.hit.hint': 'Choisissez un des deux boutons, ou cliquez le bloc.',
  'skirmish.hit.stray': 'Reprenez ce coup pour continuer la leçon.',
  'skirmish.after':
    'Le moins nombreux part ; à égalité, l’attaquant. Deux contre trois : Fosses est à vous. Qui se replie est désorganisé et n’aide personne ce tour. Et toutes les faces se cachent de nouveau.',

  'deploy.joint':
    'Cinq blocs noirs à Ligny. Le groupe de Napoléon y est entré par les Quatre-Bras. Un second groupe ne s’y joint que si tous deux sont partis de villes voisines de Ligny, et voisines entre elles.',
  'deploy.apart': 'La cavalerie de Pajol, à Binche, irait à deux villes. Prenez-la et demandez Ligny.',
  'deploy.apart.hint': 'Prenez le Ier corps de cavalerie (Pajol) à Binche, puis cliquez Ligny.',
  'deploy.apart.stray': 'C’était déjà un mouvement. Reprenez ce coup et demandez Ligny.',
  'deploy.join':
    'Charleroi est voisin de Ligny et des Quatre-Bras. Envoyez de là la cavalerie de Kellermann et son artillerie à cheval.',
  'deploy.join.hint': 'Prenez chacun des deux blocs du IIIe corps de cavalerie à Charleroi, désignez Ligny, confirmez.',
  'deploy.join.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et envoyez les deux blocs à Ligny.',
  'deploy.command':
    'Les Alliés ont la tâche plus dure : un mouvement de groupe pour les Anglo-Néerlandais, un pour les Prussiens, et nul ne prête le sien à l’autre. Ils frappent donc rarement ensemble.',
  'deploy.hill':
    'Le champ de bataille : gauche, centre, droite, et une réserve derrière. Votre gauche fait face à leur droite. Vous avez tiré une Colline. Posez-la au centre.',
  'deploy.hill.hint': 'Le bouton « Centre », dans la consigne ou sur le champ.',
  'deploy.hill.stray': 'C’est permis, mais les canons seront au centre. Reprenez ce coup et posez-y la Colline.',
  'deploy.leader':
    'Ils ont tiré une Ferme et un Bois, et attendent face cachée. À vous. Chaque position prend des blocs d’un seul corps ; là où est le chef, de deux. Napoléon : centre.',
  'deploy.leader.hint': 'Il est déjà en main. Pressez « Centre ».',
  'deploy.leader.stray': 'C’est permis, mais la leçon le veut au centre. Reprenez ce coup.',
  'deploy.guard':
    'La Garde : en réserve. Elle n’y tire pas et n’y est pas touchée, et chaque position est à un mouvement.',
  'deploy.guard.hint': 'Elle est déjà en main. Pressez « Réserve ».',
  'deploy.guard.stray': 'C’est permis, mais la leçon veut la Garde en réserve. Reprenez ce coup.',
  'deploy.wings':
    'Aucune position ne reste vide. IIIe corps : gauche. IVe corps, infanterie et canons : centre. Les deux blocs du IIIe corps de cavalerie : droite, face au terrain nu ; Bois et Fermes nuisent aux chevaux.',
  'deploy.wings.hint':
    'L’un après l’autre : Vandamme à gauche, Gérard au centre, ses canons au centre, Kellermann à droite, ses canons à droite.',
  'deploy.wings.stray':
    'C’est permis, mais la leçon le veut autrement. Reprenez ce coup, ou annulez, et postez de nouveau.',
  'deploy.guns':
    'Un seul bloc tient la Colline. De là, les canons tirent loin à un de plus. Donnez-la aux canons du IVe corps.',
  'deploy.guns.hint': 'Le bouton « Artillerie du IVe corps prend le terrain ».',
  'deploy.guns.stray': 'Un autre bloc l’a prise. Reprenez ce coup et donnez la Colline aux canons.',
  'deploy.end': 'Finissez le déploiement.',
  'deploy.end.hint': 'Le bouton « Finir le déploiement », ou la touche E.',
  'deploy.end.stray': 'Reprenez ce coup et finissez le déploiement.',
  'deploy.shown': 'Tous se montrent, sauf les réserves et ceux des Bois. À leur gauche : Zieten, seul, à découvert.',

  'fight.turns':
    'Les tours de bataille alternent, l’attaquant d’abord : moral, combat, renforts. Au combat chaque bloc bouge, ou tire, ou se replie, dans l’ordre voulu.',
  'fight.guns':
    'Les canons tirent sur la position d’en face tant qu’aucun ami n’y est : deux dés, F1 et un pour la Colline. Les touches vont aux plus forts. Tirez avec l’artillerie du IVe corps.',
  'fight.guns.hint': 'Prenez l’artillerie du IVe corps au centre, puis « Tirer (F2) ».',
  'fight.guns.stray': 'Les canons ont fait autre chose. Reprenez ce coup et faites-les tirer.',
  'fight.engage':
    'Tous les autres ne tirent qu’au contact, sur l’ennemi de la même position. Lancez la cavalerie de Kellermann sur la gauche ennemie.',
  'fight.engage.hint': 'Prenez le IIIe corps de cavalerie (Kellermann), puis « Gauche ennemie ».',
  'fight.engage.stray': 'Kellermann a fait autre chose. Reprenez ce coup et lancez-le sur la gauche ennemie.',
  'fight.end': 'Qui a bougé ne tire pas, sauf l’artillerie à cheval. Les autres attendent. Finissez le combat.',
  'fight.end.hint': 'Le bouton « Finir le combat », ou la touche E.',
  'fight.end.stray': 'Reprenez ce coup et finissez le combat.',
  'fight.reserve':
    'Les renforts viennent des villes voisines, sans mouvement de groupe : deux par une grande route, un par une petite. Appelez Lobau de Charleroi.',
  'fight.reserve.hint': 'Cliquez l’infanterie du VIe corps (Lobau) parmi ceux qui peuvent venir.',
  'fight.reserve.stray': 'Lobau est resté en arrière. Reprenez ce coup et appelez-le.',
  'fight.theirs': 'Il est en réserve, pour votre prochain tour de bataille. Finissez les renforts, et voyez Zieten.',
  'fight.theirs.hint': 'Le bouton « Finir les renforts », ou la touche E. Puis regardez seulement.',
  'fight.theirs.stray': 'Reprenez ce coup pour continuer la leçon.',
  'fight.morale':
    'Kellermann n’a plus qu’un pas. Au contact, un bloc d’un seul pas teste son moral quand vient son tour : de 1 à 3, il recule. Lancez.',
  'fight.morale.hint': 'Cliquez le bloc de Kellermann.',
  'fight.morale.stray': 'Reprenez ce coup pour continuer la leçon.',
  'fight.shock':
    'Un quatre : il tient. Son premier tir après l’engagement est le choc, un de plus : F4. Tirez avec la cavalerie de Kellermann.',
  'fight.shock.hint': 'Prenez le IIIe corps de cavalerie (Kellermann), puis « Tirer (F4) ».',
  'fight.shock.stray': 'Kellermann a fait autre chose. Reprenez ce coup et faites-le tirer.',
  'fight.rout':
    'Il reste deux pas à Zieten. L’artillerie à cheval peut avancer d’un mouvement et tirer : sur la gauche ennemie, puis feu. S’il n’y reste personne, tous sont en déroute.',
  'fight.rout.hint':
    'Prenez l’artillerie à cheval du IIIe corps de cavalerie, « Gauche ennemie » ; reprenez-la, « Tirer (F2) ».',
  'fight.rout.stray': 'Les canons ont fait autre chose. Reprenez ce coup : gauche ennemie, puis feu.',
  'fight.flight':
    'Déroute ! Chacun perd un pas, l’artillerie à pied deux. Puis tous partent, deux par une grande route, un par une petite. Qui ne trouve pas de place est perdu.',
  'fight.flight.hint': 'Regardez seulement.',
  'fight.flight.stray': 'Reprenez ce coup pour continuer la leçon.',
  'fight.regroup':
    'Leurs canons n’ont pas trouvé de route. Le vainqueur regroupe : des blocs viennent d’à côté, ou rejoignent des amis. Envoyez Kellermann, usé, à Charleroi.',
  'fight.regroup.hint': 'Prenez le IIIe corps de cavalerie (Kellermann) à Ligny, puis cliquez Charleroi.',
  'fight.regroup.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et envoyez Kellermann à Charleroi.',

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
  'squares.leave.hint': 'Prenez le Ier corps de cavalerie (Pajol) en réserve, puis « Se replier sur Charleroi ».',
  'squares.leave.stray': 'Pajol a fait autre chose. Reprenez ce coup et repliez-le sur Charleroi.',
  'squares.theirs': 'Finissez le combat et les renforts, et regardez la charge.',
  'squares.theirs.hint':
    'Les boutons « Finir le combat » et « Finir les renforts », ou deux fois E. Puis regardez seulement.',
  'squares.theirs.stray': 'Reprenez ce coup pour continuer la leçon.',
  'squares.fire':
    'Deux dés manqués : sans le carré, le trois aurait touché. Un carré tire comme toujours. Tirez avec Reille.',
  'squares.fire.hint': 'Prenez l’infanterie du IIe corps (Reille), puis « Tirer (F2) ».',
  'squares.fire.stray': 'Reille a fait autre chose. Reprenez ce coup et tirez.',
  'squares.price':
    'Les cavaliers ne sont plus. Ne restez pas en carré : infanterie et canons ennemis y tirent à un de plus, et il ne bouge pas. Jamais dans un Bois, une Ferme, ni en avant.',

  'victory.ways':
    'Une armée qui a perdu assez de blocs est hors de combat : huit anglo-néerlandais, neuf prussiens, douze français. Les Français gagnent quand les deux autres le sont, ou sinon par les villes.',
  'victory.supply':
    'Chaque tour français qui vous trouve à Gand ou à Bruxelles coûte un bloc aux Anglo-Néerlandais, à Liège deux aux Prussiens. Leur maître choisit lesquels.',
  'victory.enter':
    'Dernier tour, le 22 juin. Qui tient deux des trois villes a gagné ; sinon le temps est aux Alliés. Gérard est à Liège. Envoyez l’infanterie de la Garde de Waterloo à Bruxelles.',
  'victory.enter.hint': 'Prenez l’infanterie de la Garde à Waterloo, désignez Bruxelles, confirmez.',
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
