import type { RuleSection } from '@hundred-days/kernel';

/**
 * The rules in French, for the drawer, by case.
 *
 * Our words, here and in the other French catalogs of the game: point de force (SP), point et potentiel de mouvement (MP, MA),
 * pile, unité du dessus, soutien immédiat (stack, top unit, immediate support); zone d’influence, fixer (ZOI, pin); colonne de
 * route, chaussée, route (Road Column, highway, road); chef d’armée, commandant de corps, rôle tactique, sous ou hors
 * commandement; réorganisation, cadre, portée de marche (Movement Span); boue, boue profonde, temps sec; charge, charge de
 * réaction, chevaux fourbus (blown); artillerie organique (inherent), cible dense (Massed Target), masquer (obstruct); recul,
 * refoulement, avance, attaque de percée; rapport, décalage, armes combinées, différentiel de moral (MDM), test de moral;
 * démoralisé, désagrégé, seuil; grande ferme, bourg, village, bois, forêt, marais; armée anglo-alliée (ADG), Belgo-Néerlandais,
 * landwehr; le Destin (Fate). Reconstitution: what is not in the printed rules.
 */
export const RULES_FR: readonly RuleSection[] = [
  {
    id: '1.0',
    title: 'Introduction au jeu',
    rules: [
      {
        id: '1.0a',
        title: 'Deux camps',
        text: 'Les Français affrontent les Alliés. Le camp allié compte deux armées\u00A0: l’armée anglo-alliée de Wellington (Britanniques, Belgo-Néerlandais et Allemands) et l’armée prussienne de Blücher.',
        ruling: '',
      },
      {
        id: '1.0b',
        title: 'Combat au contact, portée des canons',
        text: 'Infanterie et cavalerie ne combattent que l’hexagone voisin. L’artillerie porte à deux hexagones, les pièces les plus lourdes à trois (10.1c).',
        ruling: '',
      },
    ],
  },
  {
    id: '2.0',
    title: 'Échelle',
    rules: [
      {
        id: '2.0a',
        title: 'Échelle du jeu',
        text: 'Un hexagone fait environ 700 mètres et un tour dure environ une heure. Un point de force représente quelque 1 000 fantassins, 500 cavaliers ou une batterie.',
        ruling: '',
      },
    ],
  },
  {
    id: '3.0',
    title: 'Carte et pions',
    rules: [
      {
        id: '3.1a',
        title: 'Ce qui n’est pas prévu est interdit',
        text: 'On ne peut rien faire que ces règles ne prévoient.',
        ruling: '',
      },
      {
        id: '3.2a',
        title: 'Tableaux',
        text: 'On joue avec un tableau du terrain, une table de combat, une table de charge, une table de bombardement, une piste des tours et une piste du moral.',
        ruling:
          'Reconstitution\u00A0: aucune de ces feuilles n’a pu être retrouvée. La règle imprimée fixe une partie de leurs chiffres\u00A0; tous les autres ont été établis pour cette édition, et chaque règle qui s’appuie sur l’un d’eux le dit.',
      },
      {
        id: '3.3a',
        title: 'Carte',
        text: 'Le terrain a 19 colonnes et 25 rangées. Un hexagone se nomme par sa colonne et sa rangée\u00A0; les colonnes impaires sont décalées d’un demi-hexagone vers le sud.',
        ruling:
          'Reconstitution\u00A0: la carte elle-même n’a pu être retrouvée. La règle imprimée donne les hexagones des lieux nommés, et ses exemples de tir ne conviennent qu’à cette grille\u00A0; routes, eaux, bois, hauteurs et autres villages ont été tracés d’après le terrain réel.',
      },
      {
        id: '3.3b',
        title: 'Points d’entrée',
        text: 'Six routes numérotées sortent de la carte, dans le sens des aiguilles d’une montre depuis le nord\u00A0: 1 vers Bruxelles, 2 vers Point du Jour, 3 vers Chapelle-Saint-Lambert, 4 vers Charleroi, 5 vers Nivelles, 6 vers Hal.',
        ruling: 'Reconstitution\u00A0: l’ordre est imprimé, les hexagones sont de nous.',
      },
      {
        id: '3.3c',
        title: 'Entrées sans emploi',
        text: 'Personne n’entre par les points 5 et 6. Le point 6 compte pourtant\u00A0: une unité française qui sort par là brise l’armée de Wellington (12.5b).',
        ruling: '',
      },
      {
        id: '3.4a',
        title: 'Trois couleurs',
        text: 'Les pions rouges sont anglo-alliés, les bleus français, les gris prussiens.',
        ruling: '',
      },
      {
        id: '3.4.1a',
        title: 'Types d’unités',
        text: 'Une unité combattante est d’infanterie, de cavalerie ou d’artillerie. Son pion porte sa force, son moral et son potentiel de mouvement.',
        ruling: '',
      },
      {
        id: '3.4.1b',
        title: 'Sortes d’artillerie',
        text: 'L’artillerie est à pied, à cheval (potentiel 6) ou formée de pièces de 12. Les pièces de 12 comptent comme artillerie à pied et portent plus loin.',
        ruling: '',
      },
      {
        id: '3.4.1c',
        title: 'Artillerie organique française',
        text: 'Toute unité d’infanterie française a ses propres canons (10.5).',
        ruling: '',
      },
      {
        id: '3.4.1d',
        title: 'Marques de nationalité',
        text: 'Dans l’armée de Wellington, D ou DB signale les Belgo-Néerlandais, N Nassau, H le Hanovre, K la Légion allemande du roi et B le Brunswick\u00A0; sans marque, l’unité est britannique. Arentschildt et Dörnberg n’en ont pas\u00A0: les règles de la cavalerie britannique les lient aussi.',
        ruling: '',
      },
      {
        id: '3.4.1e',
        title: 'Types déduits',
        text: '',
        ruling:
          'La liste des unités ne nomme pas toutes les armes. Les unités rapides (potentiel 6 ou 7) qui ne sont pas dites artillerie à cheval sont de la cavalerie\u00A0; Ludwick, Röhl, Smissen et le Trip du Ier corps sont de l’artillerie\u00A0; l’escorte de l’Empereur est de la cavalerie du corps de la Garde impériale.',
      },
      {
        id: '3.4.2a',
        title: 'Chefs',
        text: 'Un chef d’armée commande les commandants de corps de son armée ou bien, à la place, directement ses unités combattantes. Un commandant de corps ne commande que les unités combattantes de son corps.',
        ruling: '',
      },
      {
        id: '3.4.2b',
        title: 'Potentiel des chefs',
        text: 'Tout chef a 7 points de mouvement.',
        ruling: 'Reconstitution\u00A0: ce chiffre est de nous.',
      },
      {
        id: '3.4.2c',
        title: 'Chefs sans force',
        text: 'Les chefs n’ont pas de force, ne combattent pas et ne sont jamais perdus au combat.',
        ruling: '',
      },
      {
        id: '3.4.2d',
        title: 'Chef isolé rejoint par l’ennemi',
        text: '',
        ruling:
          'Quand une unité combattante ennemie vient dans un hexagone où il n’y a que des chefs, leur propriétaire place aussitôt chacun auprès de l’unité combattante la plus proche de son armée, à son choix entre égales. Si son armée n’en a aucune sur la carte, le chef est mis de côté et revient avec le prochain renfort ou le prochain cadre rétabli. Sans cela, un chef seul barrerait la route à une armée.',
      },
      {
        id: '3.4.3a',
        title: 'Marqueurs',
        text: 'Les marqueurs de pertes, de démoralisation, de charge, de percée, de colonne de route et ceux des pistes ne font que noter un état.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.0',
    title: 'Déroulement du jeu',
    rules: [
      {
        id: '4.0a',
        title: 'Joueurs',
        text: 'On joue de un à trois\u00A0: les Français, et les Alliés sous un seul joueur ou avec un joueur par armée. Les deux armées alliées agissent dans le même tour de joueur.',
        ruling: '',
      },
      {
        id: '4.0b',
        title: 'Trois places',
        text: '',
        ruling:
          'À trois joueurs, chaque place alliée décide pour les pions de son armée. Dans une phase, les deux agissent dans l’ordre qu’ils veulent, un ordre à la fois, et elle finit quand tous deux l’ont terminée. Qui déclare un bombardement ou une attaque le mène\u00A0; les unités de l’autre armée ne s’y joignent que si leur joueur y consent d’abord, et c’est alors le meneur qui choisit les pertes à choisir (11.8b). En défense, le propriétaire de chaque hexagone décide\u00A0; quand il faut ranger deux hexagones, la place anglo-alliée tranche, et le Destin (16.0) est entre ses mains. Tous deux gagnent ou perdent ensemble.',
      },
      {
        id: '4.1a',
        title: 'Zones de déploiement',
        text: 'Une unité se place au lieu qu’elle nomme. Si ce lieu a plusieurs hexagones, n’importe lequel convient\u00A0; un chiffre entre parenthèses permet tout hexagone jusqu’à cette distance de l’un d’eux.',
        ruling: '',
      },
      {
        id: '4.1b',
        title: 'Légalité du déploiement',
        text: 'Les limites d’empilement et de mélange des armées valent dès le début.',
        ruling:
          'Aucune unité ne se place là où son arme ne pourrait jamais aller (cavalerie et artillerie en forêt, artillerie en marais, sans route ni chaussée). La distance se compte sans égard au terrain.',
      },
      {
        id: '4.1c',
        title: 'En secret, les Alliés d’abord',
        text: 'Les Alliés se déploient les premiers, et aucun camp ne regarde l’autre faire. 5.4.2d dit ce que chacun voit.',
        ruling: '',
      },
      {
        id: '4.1d',
        title: 'Les renforts attendent hors carte',
        text: 'Les renforts attendent près de leur hexagone d’entrée jusqu’à leur tour.',
        ruling: '',
      },
      {
        id: '4.2a',
        title: 'Plan d’un tour',
        text: 'Un tour comprend le tour de joueur allié, puis le tour de joueur français, puis un intermède.',
        ruling: '',
      },
      {
        id: '4.2b',
        title: 'Les phases',
        text: 'Un tour de joueur a quatre phases\u00A0: commandement et réorganisation\u00A0; mouvement\u00A0; fin de réorganisation\u00A0; combat.',
        ruling: '',
      },
      {
        id: '4.2c',
        title: 'Étape de commandement',
        text: 'La première phase fixe quels chefs et quelles unités sont sous commandement (7.3)\u00A0; les autres sont marqués.',
        ruling:
          'Dans cet ordre\u00A0: nommer tout ce qui va se réorganiser (8.1d, 8.3b) et rayer ce que raye 5.4.2g, sans nommer une seconde fois\u00A0; choisir le rôle des chefs d’armée et fixer le commandement\u00A0; puis jeter les dés de réorganisation, pion par pion dans l’ordre du propriétaire.',
      },
      {
        id: '4.2d',
        title: 'Commandement des renforts',
        text: 'Les renforts sont sous commandement le tour où ils entrent.',
        ruling: '',
      },
      {
        id: '4.2e',
        title: 'Qui peut bouger',
        text: 'Les pions sous commandement et les renforts qui entrent peuvent bouger, sauf s’ils se réorganisent. La cavalerie sous commandement peut charger en chemin.',
        ruling: '',
      },
      {
        id: '4.2f',
        title: 'Achèvement',
        text: 'Les unités en réorganisation sont remises face visible après le mouvement et avant le combat.',
        ruling: '',
      },
      {
        id: '4.2g',
        title: 'Combat, étape 1',
        text: 'Le joueur actif règle les hexagones visés un à un, dans l’ordre qu’il veut\u00A0: d’abord le bombardement de l’hexagone, puis son attaque ou la charge de réaction qui y attend.',
        ruling: '',
      },
      {
        id: '4.2h',
        title: 'Charges de réaction obligatoires',
        text: 'Toute charge de réaction en attente doit être livrée dans cette étape.',
        ruling: '',
      },
      {
        id: '4.2i',
        title: 'Combat, étape 2',
        text: 'Viennent ensuite toutes les attaques de percée, là encore dans son ordre.',
        ruling: '',
      },
      {
        id: '4.2j',
        title: 'Intermède',
        text: 'Après le dernier tour on décide de la victoire\u00A0; sinon le tour suivant commence.',
        ruling: '',
      },
      {
        id: '4.2k',
        title: 'Réaction française hors commandement',
        text: 'La cavalerie hors commandement ne charge pas, mais elle peut faire une charge de réaction.',
        ruling:
          'La séquence imprimée le dit de la cavalerie française, 9.4.5 de toute cavalerie\u00A0; cela vaut pour toutes.',
      },
    ],
  },
  {
    id: '5.0',
    title: 'Empilement et colonne de route',
    rules: [
      {
        id: '5.1a',
        title: 'Jamais avec l’ennemi',
        text: 'Des pions adverses ne sont jamais dans le même hexagone.',
        ruling: '',
      },
      {
        id: '5.1b',
        title: 'Deux armées séparées',
        text: 'Unités combattantes anglo-alliées et prussiennes ne partagent jamais un hexagone.',
        ruling: '',
      },
      {
        id: '5.1c',
        title: 'Chefs alliés mêlés',
        text: 'Un chef allié peut être dans un hexagone de l’autre armée alliée, pourvu que les unités combattantes y soient toutes d’une même armée.',
        ruling: '',
      },
      {
        id: '5.2a',
        title: '12 points de force',
        text: 'Un hexagone clair ou de village contient 12 points de force d’unités combattantes.',
        ruling: 'Ce qui compte est la force présente, non la force imprimée.',
      },
      {
        id: '5.2b',
        title: 'Terrain pour une seule unité',
        text: 'Un hexagone de bourg, de bois, de forêt, de marais ou de grande ferme contient une unité combattante, quelle que soit sa force.',
        ruling: '',
      },
      {
        id: '5.2c',
        title: 'Les routes n’y font rien',
        text: 'Une route ou une chaussée dans l’hexagone n’y change rien.',
        ruling: '',
      },
      {
        id: '5.2d',
        title: 'Chefs non comptés',
        text: 'Les chefs ne comptent pas.',
        ruling: '',
      },
      {
        id: '5.2e',
        title: 'Quand elles s’appliquent',
        text: 'Pendant la phase de mouvement, les unités traversent les leurs sans égard aux limites. Elles valent à la fin de cette phase et à tout autre moment, dans les reculs et les avances aussi.',
        ruling:
          'On les vérifie pion par pion\u00A0: rien ne s’arrête dans un hexagone qu’il remplirait trop, ni ne charge de là, ni n’entre dans un hexagone d’une zone d’influence ennemie visible où il ne pourrait s’arrêter. Reculs et avances dus à une charge respectent les limites, bien qu’ils tombent en phase de mouvement.',
      },
      {
        id: '5.2f',
        title: 'Paires de la Garde',
        text: 'Deux des six brigades d’infanterie de la Garde impériale, l’une directement sur l’autre, agissent comme une seule division pour l’empilement, l’ordre, le mouvement, le bombardement et le combat. Son moral est leur moral moyen (11.3).',
        ruling:
          'Les paires se forment d’elles-mêmes, de haut en bas\u00A0; une troisième brigade dessous est une unité à part. Chaque pion garde ses pertes (celui du dessus perd d’abord) et se réorganise seul, et la paire peut être séparée dans la phase de mouvement de son propriétaire. Dans un test de moral, un ½ sans majorité de force s’arrondit vers le haut si son camp défend dans ce combat, sinon vers le bas.',
      },
      {
        id: '5.3a',
        title: 'Colonne de route',
        text: 'Une unité combattante qui entre dans un hexagone au tarif de route ou de chaussée, inférieur à celui du terrain, est en colonne de route.',
        ruling: '',
      },
      {
        id: '5.3b',
        title: 'Pas d’empilement en colonne',
        text: 'Une unité en colonne de route ne finit pas avec une autre unité combattante, à moins d’avoir payé le plein coût du dernier hexagone.',
        ruling: '',
      },
      {
        id: '5.3c',
        title: 'Une à la fois',
        text: 'Les unités qui usent du tarif de route se déplacent une à une.',
        ruling: '',
      },
      {
        id: '5.3d',
        title: 'Pont vaut colonne',
        text: 'Une unité qui passe un pont est en colonne de route pour cette phase de mouvement.',
        ruling:
          'Aucune pile ne passe donc un pont d’un bloc (une paire de la Garde est une unité). Infanterie et cavalerie passent les ruisseaux à gué\u00A0: un pont sur un ruisseau ne met en colonne que l’artillerie.',
      },
      {
        id: '5.3e',
        title: 'La colonne bloque',
        text: 'Depuis son premier hexagone au tarif de route jusqu’à ce qu’elle quitte la route ou paie un hexagone en plein, l’unité suit la limite de 5.3b et bloque donc la route à ceux qui l’empruntent.',
        ruling:
          'On n’entre au tarif réduit que dans un hexagone sans unité combattante amie\u00A0; sinon le plein coût est dû. Nul ne finit avec une unité marquée en colonne de route. Une route dans un terrain qui coûte 1 de toute façon ne réduit rien et ne fait pas de colonne, sauf passage d’un pont.',
      },
      {
        id: '5.3f',
        title: 'Chefs exemptés',
        text: 'Les chefs ne sont jamais en colonne de route.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.4',
    title: 'Ordre d’une pile et ce que l’ennemi en voit',
    rules: [
      {
        id: '5.4.1a',
        title: 'L’unité du dessus combat',
        text: 'Seule l’unité combattante du dessus d’une pile attaque ou défend.',
        ruling: '',
      },
      {
        id: '5.4.1b',
        title: 'Soutien immédiat',
        text: 'Si l’unité du dessus est de l’artillerie, celle qui est dessous est en soutien immédiat\u00A0: toutes deux défendent, et celle qui soutient peut attaquer si elle n’est pas elle-même de l’artillerie.',
        ruling: '',
      },
      {
        id: '5.4.1c',
        title: 'L’artillerie du dessus bombarde',
        text: 'L’artillerie ne bombarde que du dessus de sa pile.',
        ruling: '',
      },
      {
        id: '5.4.2a',
        title: 'Piles cachées',
        text: 'L’ennemi ne voit que le pion combattant du dessus d’une pile\u00A0; les chefs ne le couvrent pas.',
        ruling:
          'De ce pion il voit tout\u00A0; d’une paire de la Garde, le pion du dessus seulement. Il voit qu’un hexagone est occupé, mais non s’il y a quelque chose dessous, ni combien.',
      },
      {
        id: '5.4.2b',
        title: 'Places',
        text: '',
        ruling:
          'Un joueur voit tout son camp, avec l’ordre de chaque pile. Les deux joueurs alliés d’une partie à trois voient tout l’un de l’autre. Un spectateur voit ce que les deux camps peuvent voir\u00A0: les pions du dessus.',
      },
      {
        id: '5.4.2c',
        title: 'Toujours visible',
        text: '',
        ruling:
          'Sont visibles de tous les chefs et leurs hexagones, les pertes et seuils des corps et des armées, les cadres, les unités pas encore entrées, le rôle des chefs d’armée, l’état de commandement des chefs, les essais de réorganisation, les marqueurs de colonne de route, de charge et de percée, chaque dé avec ses modificateurs, et le nom de toute unité qui perd ou se réorganise. Sont cachés le nombre, les noms, l’ordre, la force et l’état de commandement de ce qui est sous le pion du dessus.',
      },
      {
        id: '5.4.2d',
        title: 'Déploiement',
        text: '',
        ruling:
          'Pendant que les Alliés se déploient, les Français n’en voient rien\u00A0; ensuite ils voient les chefs et les pions du dessus, puis se déploient à leur tour. Les Alliés ne voient rien du déploiement français avant sa fin.',
      },
      {
        id: '5.4.2e',
        title: 'Mouvement, recul, avance',
        text: '',
        ruling:
          'On voit les pions tant qu’ils bougent, entrent, reculent, avancent ou sont refoulés, avec chaque hexagone traversé\u00A0: une unité seule par son nom, une pile par son pion du dessus. On ne voit pas leur place dans une pile qu’ils rejoignent\u00A0; une fois couverts, ils sont de nouveau cachés. Changer l’ordre d’une pile ne montre qu’un nouveau pion du dessus.',
      },
      {
        id: '5.4.2f',
        title: 'Cavalerie cachée sur le chemin',
        text: '',
        ruling:
          'Mouvements, charges et reculs sont offerts d’après ce que voit leur propriétaire. Si seule une cavalerie cachée en interdit un, il est commencé et coupé court\u00A0: un mouvement finit dans le premier hexagone de cette zone d’influence, ou dans le dernier d’avant où l’unité peut s’arrêter, au pire à son point de départ\u00A0; une unité déjà fixée ne part pas et ne dépense rien\u00A0; une charge barrée n’a pas lieu et ne coûte rien\u00A0; un recul avant bombardement ou combat n’a pas lieu\u00A0; un second hexagone de recul n’est pas pris (11.9.4a). La plus haute unité de cavalerie de la pile est alors montrée, et pour le reste de la phase la fixation est connue. Rien n’est montré si une cavalerie du dessus l’explique déjà.',
      },
      {
        id: '5.4.2g',
        title: 'Réorganisation près d’unités cachées',
        text: '',
        ruling:
          'Qu’un ennemi soit trop près pour se réorganiser se juge d’abord par ses pions du dessus. Quand tous les essais sont nommés, chacun de ceux qui sont à portée de marche d’un ennemi caché est rayé avant tout dé, un tel ennemi est montré, et le pion ou le commandant de corps agit comme si l’essai n’avait pas été nommé.',
      },
      {
        id: '5.4.2h',
        title: 'Charges et visibilité',
        text: '',
        ruling:
          'La cavalerie qui charge, qui est mise au-dessus (6.2b) ou qui réagit est montrée. Une charge est déclarée sur ce qu’on voit, et elle tient\u00A0; colonne et modificateurs sont annoncés ensuite, sans montrer les unités dont on a fait la moyenne.',
      },
      {
        id: '5.4.2i',
        title: 'Bombardement, combat et visibilité',
        text: '',
        ruling:
          'Tirs et attaques sont déclarés sur ce qu’on voit, et ils tiennent. On montre alors les unités en soutien immédiat, l’infanterie qui tire sous une batterie du dessus et le second pion d’une paire de la Garde qui combat. Que la cible soit dense (10.1f) se répond par oui ou non. Les unités de dessous qui perdent un point, ratent un test, chargent ou tentent d’avancer sont montrées\u00A0; celles qui tiennent ne le sont pas, à moins de venir au-dessus.',
      },
      {
        id: '5.4.2j',
        title: 'Une question ne trahit rien',
        text: '',
        ruling:
          'Là où seules des unités cachées pourraient donner un choix à un joueur, on l’interroge chaque fois que son adversaire ne peut l’exclure, même si «\u00A0aucune\u00A0» est la seule réponse possible. L’artillerie à cheval qui suit (11.9e) et la destination de chaque unité font partie de l’unique réponse à un recul.',
      },
      {
        id: '5.4.3a',
        title: 'Changer l’ordre',
        text: 'Un joueur ne change l’ordre de ses piles que dans sa propre phase de mouvement, 6.2b excepté.',
        ruling:
          'Cela ne coûte rien et reste permis aux unités hors commandement ou fixées\u00A0; qui arrive peut être mis n’importe où dans la pile.',
      },
    ],
  },
  {
    id: '6.0',
    title: 'Zones d’influence de la cavalerie',
    rules: [
      {
        id: '6.0a',
        title: 'Qui a une zone d’influence',
        text: 'Seule la cavalerie a une zone d’influence\u00A0: les six hexagones qui l’entourent.',
        ruling: '',
      },
      {
        id: '6.0b',
        title: 'Eau',
        text: 'Elle ne franchit ni rivière ni étang, pont ou non. Elle franchit les ruisseaux.',
        ruling: '',
      },
      {
        id: '6.0c',
        title: 'Fixée en entrant',
        text: 'Une unité qui entre dans une zone d’influence ennemie est fixée et doit s’arrêter. Une cavalerie en mouvement peut encore charger l’hexagone qui la fixe.',
        ruling: '',
      },
      {
        id: '6.0d',
        title: 'Pas de combat forcé',
        text: 'Être fixé n’oblige personne à combattre.',
        ruling: '',
      },
      {
        id: '6.0e',
        title: 'Cavalerie cachée révélée',
        text: 'La cavalerie fixe où qu’elle soit dans sa pile. Quand elle le fait, une unité de cavalerie de cette pile est montrée.',
        ruling: 'C’est automatique et obligatoire (5.4.2f).',
      },
      {
        id: '6.0f',
        title: 'Chefs et zones',
        text: '',
        ruling: 'Les chefs ne fixent pas et ne sont pas fixés.',
      },
      {
        id: '6.1a',
        title: 'En sortir',
        text: 'Une unité fixée ne quitte son hexagone que par recul après charge ou combat, ou quand plus aucune zone d’influence ennemie ne le couvre.',
        ruling: 'Elle peut aussi avancer après combat.',
      },
      {
        id: '6.2a',
        title: 'N’importe où dans la pile',
        text: 'La cavalerie donne à sa pile une zone d’influence, où qu’elle s’y trouve.',
        ruling: '',
      },
      {
        id: '6.2b',
        title: 'La cavalerie au-dessus',
        text: 'Si une pile qui contient de la cavalerie est chargée et que l’unité du dessus n’en est pas, son propriétaire doit mettre une unité de cavalerie au-dessus.',
        ruling: '',
      },
    ],
  },
  {
    id: '7.0',
    title: 'Commandement',
    rules: [
      {
        id: '7.0a',
        title: 'Chaîne',
        text: 'Le commandement va du chef d’armée au commandant de corps, puis à l’unité combattante. Tout ce qui est au-dessous d’un maillon rompu est hors commandement.',
        ruling: '',
      },
      {
        id: '7.0b',
        title: 'Chef d’armée sous commandement',
        text: 'Un chef d’armée est toujours sous commandement.',
        ruling: '',
      },
      {
        id: '7.1a',
        title: 'Rayon 3',
        text: 'Le rayon d’un chef est de 3 points de mouvement, comptés comme un chef se déplace (7.5).',
        ruling: '',
      },
      {
        id: '7.1b',
        title: 'Maillon du commandant de corps',
        text: 'Un commandant de corps est sous commandement dans ce rayon d’un chef d’armée de son armée qui n’a pas pris de rôle tactique.',
        ruling: '',
      },
      {
        id: '7.1c',
        title: 'Maillon de l’unité',
        text: 'Une unité combattante est sous commandement dans le rayon de son propre commandant de corps, s’il l’est lui-même.',
        ruling: '',
      },
      {
        id: '7.1d',
        title: 'Rôle tactique',
        text: 'Un chef d’armée peut agir tactiquement à la place\u00A0: les unités combattantes de son armée dans son rayon sont directement sous commandement, et il n’y met aucun commandant de corps.',
        ruling: '',
      },
      {
        id: '7.1e',
        title: 'Chefs d’armée',
        text: 'Napoléon et Ney mènent les Français, Blücher les Prussiens, Wellington les Anglo-alliés. Napoléon et Ney choisissent leur rôle séparément.',
        ruling: '',
      },
      {
        id: '7.2a',
        title: 'Ni mouvement ni charge',
        text: 'Les unités combattantes hors commandement ne bougent pas, et leur cavalerie ne charge pas.',
        ruling: '',
      },
      {
        id: '7.2b',
        title: 'Pas d’attaque',
        text: 'Infanterie et cavalerie hors commandement n’attaquent pas.',
        ruling: '',
      },
      {
        id: '7.2c',
        title: 'Bombardement permis',
        text: 'L’artillerie, les divisions d’infanterie françaises et les brigades de la Garde peuvent bombarder hors commandement.',
        ruling: '',
      },
      {
        id: '7.2d',
        title: 'Pas d’avance après défense',
        text: 'Les unités hors commandement n’avancent pas après une défense réussie.',
        ruling: 'L’avance forcée de la cavalerie britannique (11.11h) reste due.',
      },
      {
        id: '7.2e',
        title: 'Chefs hors commandement',
        text: 'Un commandant de corps hors commandement ne bouge pas (9.0a).',
        ruling: '',
      },
      {
        id: '7.3a',
        title: 'Fixé pour le tour',
        text: 'L’état est fixé en phase de commandement et dure jusqu’à la phase de combat de ce tour de joueur, où que l’unité aille.',
        ruling:
          'Dans le tour de joueur ennemi, le dernier état vaut encore\u00A0; avant la première phase de commandement de son camp, une unité est sous commandement.',
      },
      {
        id: '7.4a',
        title: 'Wellington chef de la réserve',
        text: 'Wellington commande aussi le corps de réserve, sans cesser de commander les autres commandants de corps.',
        ruling: '',
      },
      {
        id: '7.4b',
        title: 'Wellington en rôle tactique',
        text: 'En rôle tactique, il commande les unités de son armée dans son rayon, de tous les corps, et aucun commandant de corps.',
        ruling: '',
      },
      {
        id: '7.5a',
        title: 'Tracé',
        text: 'Le chemin se compte du chef vers l’unité ou le chef\u00A0: 1 point de mouvement par hexagone, quel que soit le terrain.',
        ruling: '',
      },
      {
        id: '7.5b',
        title: 'Avantage des routes',
        text: 'Le long d’une route ou d’une chaussée, un hexagone compte ½\u00A0: un chemin tout en route atteint 6 hexagones, un chemin mixte plus de 3.',
        ruling:
          'Les routes comptent ½ pour le commandement, mais 1 quand un chef se déplace, puisque 9.2 ne lui donne le demi-tarif que sur chaussée.',
      },
      {
        id: '7.5c',
        title: 'Obstacles',
        text: 'Aucun chemin ne passe une rivière sans pont ni gué, ni un étang, ni un hexagone où sont des unités combattantes ennemies. Les zones d’influence ennemies n’y font rien.',
        ruling: '',
      },
      {
        id: '7.5d',
        title: 'Sa propre armée, son propre corps',
        text: 'Un chef d’armée ne commande jamais une autre armée, un commandant de corps jamais un autre corps.',
        ruling: '',
      },
      {
        id: '7.5e',
        title: 'Temps qu’il fait',
        text: '',
        ruling: 'Le temps ne raccourcit pas le rayon.',
      },
    ],
  },
  {
    id: '8.0',
    title: 'Réorganisation',
    rules: [
      {
        id: '8.0a',
        title: 'Moment',
        text: 'On ne se réorganise qu’en phase de commandement et de réorganisation.',
        ruling: '',
      },
      {
        id: '8.1a',
        title: 'Qui',
        text: 'Toute unité combattante qui a des pertes peut essayer, si son propriétaire l’annonce au début de la phase.',
        ruling: '',
      },
      {
        id: '8.1b',
        title: 'Portée de marche',
        text: 'Non si elle est à portée de marche d’une unité combattante ennemie, c’est-à-dire si cet ennemi pouvait venir à côté d’elle avec tout son potentiel.',
        ruling:
          'On prend le potentiel de l’ennemi après le temps de ce tour, avec terrain et routes\u00A0; son commandement, les zones d’influence et son propre empilement sont ignorés. Les hexagones tenus par l’autre camp l’arrêtent. Une unité déjà adjacente est à portée.',
      },
      {
        id: '8.1c',
        title: 'Pas de mouvement',
        text: 'Une unité qui essaie ne bouge pas de ce tour, qu’elle récupère ou non.',
        ruling: 'Elle peut bombarder, attaquer et défendre comme d’habitude.',
      },
      {
        id: '8.1d',
        title: 'Tout annoncer d’abord',
        text: 'Tous les pions qui vont essayer sont nommés avant le premier dé.',
        ruling: '',
      },
      {
        id: '8.1e',
        title: 'Nombre de dés',
        text: 'Un pion jette autant de dés que son moral actuel\u00A0; à 0, aucun.',
        ruling: '',
      },
      {
        id: '8.1f',
        title: 'Corps démoralisé',
        text: 'Dans un corps démoralisé, le moral actuel est plus bas de 1, pour le nombre de dés et pour le but à atteindre.',
        ruling: '',
      },
      {
        id: '8.1g',
        title: 'Aide des chefs',
        text: 'Le dé baisse de 2 si le pion est avec Napoléon, Ney ou Blücher, et de 1 s’il est avec Wellington ou son commandant de corps\u00A0; les deux s’ajoutent.',
        ruling:
          'Chacune des deux ne compte qu’une fois, combien qu’il y ait de chefs\u00A0: 3 au plus. Wellington donne 1 à son corps de réserve, non 2. Les chefs d’armée n’aident que leur armée.',
      },
      {
        id: '8.1h',
        title: 'Réussite',
        text: 'Un dé modifié qui ne dépasse pas le moral actuel rend 1 point de force\u00A0; tout autre ne rend rien.',
        ruling: '',
      },
      {
        id: '8.1i',
        title: 'Piste du moral',
        text: 'Ce qui est récupéré sort aussitôt des pertes du corps et de l’armée.',
        ruling: '',
      },
      {
        id: '8.1j',
        title: 'Limite',
        text: '',
        ruling:
          'Un pion s’arrête quand il n’a plus rien à récupérer ou qu’un point de plus passerait la limite de son hexagone\u00A0; les dés restants sont perdus.',
      },
      {
        id: '8.1k',
        title: 'Rétablissement en cours de route',
        text: 'Si les pertes du corps passent sous son seuil de démoralisation, il n’est plus démoralisé dès ce moment.',
        ruling:
          'Les pions qui jettent après dans la phase usent du moral rétabli\u00A0; les dés et le but d’un pion sont fixés à son premier dé.',
      },
      {
        id: '8.1l',
        title: 'Commandement non requis',
        text: '',
        ruling: 'Une unité n’a pas besoin d’être sous commandement pour se réorganiser.',
      },
      {
        id: '8.2a',
        title: 'Le cadre',
        text: 'Une unité dont les pertes égalent la force quitte la carte et devient un cadre auprès de son commandant de corps.',
        ruling: '',
      },
      {
        id: '8.3a',
        title: 'Rétablir un cadre',
        text: 'Si son commandant de corps est hors de portée de marche de toute unité ennemie, un cadre peut être placé avec lui et tenter de s’y réorganiser.',
        ruling: '',
      },
      {
        id: '8.3b',
        title: 'Prix',
        text: 'Un commandant de corps qui tente de rétablir un cadre ne met aucune unité de son corps sous commandement ce tour-là.',
        ruling: 'Un chef d’armée en rôle tactique le peut toujours.',
      },
      {
        id: '8.3c',
        title: 'Place disponible',
        text: 'Il peut tenter autant de cadres de son corps que son hexagone a de place.',
        ruling:
          'Un cadre compte comme une unité, et la force retrouvée doit tenir\u00A0; les dés qui passeraient 12 points ne sont pas jetés.',
      },
      {
        id: '8.3d',
        title: 'Échec',
        text: '',
        ruling:
          'Un cadre qui ne récupère rien reste hors carte. Celui qui récupère est placé dans l’hexagone du chef, n’importe où dans la pile, hors commandement ce tour-là sauf si un chef d’armée en rôle tactique l’atteint. Le commandant de corps peut lui-même bouger s’il est sous commandement. Un chef hors carte, ou avec des unités combattantes de l’autre armée alliée, ne rétablit rien.',
      },
      {
        id: '8.3e',
        title: 'Cadres de Wellington',
        text: '',
        ruling:
          'Les cadres du corps de réserve usent de Wellington\u00A0; les tenter ne l’empêche que de commander les unités de réserve.',
      },
      {
        id: '8.EXa',
        title: 'Exemple A',
        text: 'Un cadre de moral 4 avec son commandant de corps, non démoralisé, jette 4 dés et réussit sur 1–5. Des dés de 2, 4, 6 et 3 rendent 3 points.',
        ruling: '',
      },
      {
        id: '8.EXb',
        title: 'Exemple B',
        text: 'Le IIIe corps de cavalerie (force 9, démoralisé à 5) a tout perdu. D’Hurbal jette 3 dés et réussit sur 1–4\u00A0: 1, 3, 5 rendent 2. L’Héritier jette 2 dés et réussit sur 1–3\u00A0: 1, 6 rendent 1. L’artillerie à cheval jette 2 dés et réussit sur 1–3\u00A0: 2, 5 rendent 1. Avec 4 points retrouvés et 5 encore perdus, le corps reste démoralisé\u00A0; un de plus y aurait mis fin.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.0',
    title: 'Mouvement',
    rules: [
      {
        id: '9.0a',
        title: 'Sous commandement seulement',
        text: 'Seuls bougent les unités combattantes et les chefs sous commandement, d’un hexagone au voisin, un à un ou en pile.',
        ruling: '',
      },
      {
        id: '9.0b',
        title: 'Allure d’une pile',
        text: '',
        ruling:
          'Une pile va à l’allure de son unité la plus lente et ne laisse ni ne prend d’unité en chemin\u00A0; ses unités peuvent aussi aller seules. Si une partie charge, le mouvement des autres finit là.',
      },
      {
        id: '9.1a',
        title: 'Coûts',
        text: 'Chaque hexagone où l’on entre coûte des points de mouvement selon le terrain et l’arme. On n’entre pas dans un hexagone qui coûte plus qu’il ne reste.',
        ruling: '',
      },
      {
        id: '9.2a',
        title: 'Coût de base',
        text: 'Un hexagone coûte 1, sauf ce qui suit\u00A0; plusieurs traits d’un même hexagone s’ajoutent.',
        ruling: '',
      },
      {
        id: '9.2b',
        title: 'Mouvement des chefs',
        text: 'Les chefs paient 1 par hexagone dans tout terrain, et ½ le long d’une chaussée.',
        ruling: 'Étangs et rivières sans pont ni gué les arrêtent aussi.',
      },
      {
        id: '9.2.1a',
        title: 'Tarifs de route',
        text: 'D’hexagone en hexagone le long d’une même route continue, une unité paie 1, le long d’une chaussée ½.',
        ruling: '',
      },
      {
        id: '9.2.1b',
        title: 'La route l’emporte sur le terrain',
        text: 'À ces tarifs, l’autre terrain de l’hexagone est ignoré si l’unité est entrée par cette route ou chaussée.',
        ruling:
          'Une unité entrée par la route dans un bois, une forêt, un marais ou une grande ferme et qui en sort hors de cette route dans la même phase paie d’abord le reste du coût du terrain, et ne peut en sortir ainsi là où son arme est exclue. Ailleurs, quitter la route ne coûte rien de plus.',
      },
      {
        id: '9.2.1c',
        title: 'Les passages se paient',
        text: 'Le coût des passages (9.2.5) reste dû sur les routes.',
        ruling: '',
      },
      {
        id: '9.2.2a',
        title: 'Arrivée',
        text: 'Les renforts entrent par la route de leur point d’entrée, en colonne de route.',
        ruling: '',
      },
      {
        id: '9.2.2b',
        title: 'Coût d’entrée en colonne',
        text: 'La première unité qui entre par un point dans un tour paie le tarif de route de l’hexagone d’entrée, la deuxième le double, la troisième le triple, et ainsi de suite.',
        ruling:
          'Les chefs entrent au tarif simple et n’ont pas de rang dans la colonne. Une unité qui doit payer l’hexagone d’entrée en plein (5.3e) paie cela, et le tarif pour chaque unité passée avant elle.',
      },
      {
        id: '9.2.2c',
        title: 'Empilement à l’entrée',
        text: 'Ils ne s’empilent pas, à moins de payer le plein coût du dernier hexagone.',
        ruling: '',
      },
      {
        id: '9.2.2d',
        title: 'Colonne trop longue',
        text: '',
        ruling: 'Une unité dont l’entrée coûterait plus que son potentiel attend et passe la première au tour suivant.',
      },
      {
        id: '9.2.3a',
        title: 'Entrée bloquée',
        text: 'Une entrée est bloquée si une unité combattante ennemie est dans l’hexagone ou à côté, ou si l’hexagone est dans une zone d’influence ennemie.',
        ruling: 'On en juge pour chaque unité au moment où elle entrerait. Un chef ennemi seul ne bloque pas.',
      },
      {
        id: '9.2.3b',
        title: 'Que faire alors',
        text: 'Chaque renfort peut alors attendre, ou entrer ailleurs au bord de la carte\u00A0: 1 point de mouvement par hexagone compté le long du bord depuis l’hexagone d’entrée, puis le coût de l’hexagone où il entre.',
        ruling:
          'Il n’est alors pas en colonne de route et ne paie rien pour la colonne. Le bord se suit en tournant les coins\u00A0; l’hexagone doit être libre d’unités combattantes ennemies et ouvert à l’arme de l’unité, et une zone d’influence y fixe.',
      },
      {
        id: '9.2.3c',
        title: 'Exemple',
        text: 'Une cavalerie prussienne qui entre à trois hexagones d’une entrée 3 bloquée dépense 3 points de mouvement hors carte, et son quatrième sur l’hexagone du bord.',
        ruling: '',
      },
      {
        id: '9.2.3d',
        title: 'Retard volontaire',
        text: 'On peut retenir des renforts, qui entrent plus tard à leur propre point. Pour les Prussiens, voir 15.3.',
        ruling: '',
      },
      {
        id: '9.2.4a',
        title: 'Rivière',
        text: 'Une rivière ne se passe que le long d’une route ou d’une chaussée.',
        ruling: '',
      },
      {
        id: '9.2.4b',
        title: 'Ruisseau',
        text: 'L’artillerie ne passe un ruisseau que le long d’une route ou d’une chaussée.',
        ruling:
          'Infanterie, cavalerie et chefs le passent à gué sans frais. L’artillerie à cheval est de l’artillerie.',
      },
      {
        id: '9.2.5a',
        title: 'Passage d’une rivière +1',
        text: 'Infanterie, cavalerie et artillerie paient +1 à un pont ou un gué sur une rivière.',
        ruling: '',
      },
      {
        id: '9.2.5b',
        title: 'Passage d’un ruisseau +1 pour l’artillerie',
        text: 'L’artillerie paie +1 à un pont ou un gué sur un ruisseau.',
        ruling: '',
      },
      {
        id: '9.2.5c',
        title: 'Chefs dispensés',
        text: 'Les chefs ne paient rien de plus.',
        ruling: '',
      },
      {
        id: '9.2.5d',
        title: 'Gué',
        text: '',
        ruling:
          'Un gué est un passage de route sans pont\u00A0: il coûte autant mais ne fait pas à lui seul une colonne de route.',
      },
      {
        id: '9.2.6a',
        title: 'Bois',
        text: 'Un bois coûte 2 à l’infanterie, 4 à la cavalerie et à l’artillerie, sauf en colonne de route.',
        ruling: '',
      },
      {
        id: '9.2.7a',
        title: 'Forêt',
        text: 'La forêt coûte 4 à l’infanterie. Cavalerie et artillerie n’y entrent qu’en colonne de route.',
        ruling: '',
      },
      {
        id: '9.2.8a',
        title: 'Marais',
        text: 'Un marais coûte 2 à l’infanterie et à la cavalerie. L’artillerie n’y entre qu’en colonne de route.',
        ruling: '',
      },
      {
        id: '9.2.9a',
        title: 'Pentes, crêtes',
        text: 'Pentes et crêtes ne coûtent rien.',
        ruling: '',
      },
      {
        id: '9.2.10a',
        title: 'Bourgs, villages',
        text: 'Bourgs et villages ne coûtent rien de plus.',
        ruling: '',
      },
      {
        id: '9.2.11a',
        title: 'Grande ferme',
        text: 'Une grande ferme coûte 2.',
        ruling: '',
      },
      {
        id: '9.2.12a',
        title: 'Étang',
        text: 'Rien ne passe un bord d’étang.',
        ruling: '',
      },
      {
        id: '9.2.13a',
        title: 'Boue',
        text: 'Par temps de boue, tout potentiel est plus bas de 1, celui des chefs aussi.',
        ruling: '',
      },
      {
        id: '9.2.14a',
        title: 'Potentiels par boue profonde',
        text: 'Par boue profonde, infanterie et artillerie à pied perdent 1, cavalerie et artillerie à cheval 2.',
        ruling: 'Les chefs perdent 1.',
      },
      {
        id: '9.2.14b',
        title: 'Artillerie par boue profonde',
        text: 'L’artillerie ne bouge alors que le long des routes et chaussées, en colonne de route.',
        ruling: 'Cela la lie en phase de mouvement, non dans les reculs, refoulements et avances.',
      },
      {
        id: '9.2.14c',
        title: 'Charges par boue profonde',
        text: 'Il n’y a ni charge de cavalerie ni charge de réaction par boue profonde.',
        ruling: '',
      },
      {
        id: '9.2.14d',
        title: 'Route de coût 1',
        text: '',
        ruling:
          'Pour 9.2.14b, l’artillerie qui suit une route compte comme en colonne de route même là où le terrain coûte 1 de toute façon.',
      },
      {
        id: '9.2.15a',
        title: 'Temps de chaque tour',
        text: 'La boue profonde dure du tour 1 au tour 3, la boue du tour 4 au tour 7\u00A0; du tour 8 au tour 16, le temps est sec.',
        ruling:
          'Reconstitution\u00A0: la piste des tours n’a pu être retrouvée\u00A0; ces tours suivent l’histoire de cette matinée.',
      },
      {
        id: '9.2.16a',
        title: 'Pas de mouvement minimal',
        text: 'Aucune unité n’a le droit de faire un hexagone quel qu’en soit le coût.',
        ruling: '',
      },
      {
        id: '9.3a',
        title: 'Dans sa propre phase seulement',
        text: 'Les pions ne bougent que dans leur propre phase de mouvement, hors reculs, avances et refoulements.',
        ruling: '',
      },
      {
        id: '9.3.1a',
        title: 'Libre',
        text: 'Aucune unité n’est tenue de bouger ni d’user de tout son potentiel en phase de mouvement.',
        ruling: '',
      },
      {
        id: '9.3.2a',
        title: 'Définitif',
        text: 'Le mouvement d’un pion est définitif dès qu’un autre bouge.',
        ruling: '',
      },
      {
        id: '9.3.3a',
        title: 'Pas d’épargne',
        text: 'Les points non employés sont perdus.',
        ruling: '',
      },
      {
        id: '9.3.4a',
        title: 'Fin',
        text: 'La phase finit quand son joueur a bougé tout ce qu’il veut ou commence le combat.',
        ruling: '',
      },
      {
        id: '9.3.5a',
        title: 'Hexagones ennemis',
        text: 'Une unité n’entre pas dans un hexagone où est une unité combattante ennemie.',
        ruling: '',
      },
      {
        id: '9.3.6a',
        title: 'Quitter la carte',
        text: '',
        ruling:
          'Les unités combattantes françaises peuvent sortir par les hexagones d’entrée 1 et 6, le long de la chaussée ou de la route, pour le coût de route d’un hexagone de plus. Elles ne reviennent pas et ne sont pas des pertes. Rien d’autre ne quitte la carte de son gré.',
      },
    ],
  },
  {
    id: '9.4',
    title: 'Charges de cavalerie',
    rules: [
      {
        id: '9.4a',
        title: 'Pendant le mouvement',
        text: 'Une cavalerie en mouvement à côté d’un hexagone ennemi peut s’interrompre pour le charger.',
        ruling: 'Elle peut aussi charger de là où elle est au début de son mouvement.',
      },
      {
        id: '9.4.1a',
        title: 'Coût d’une charge',
        text: 'Une charge coûte 1 point de mouvement. La cavalerie doit aussi garder de quoi entrer dans l’hexagone chargé, passages compris\u00A0; cela n’est dépensé que si elle avance (9.4.6).',
        ruling: '',
      },
      {
        id: '9.4.2a',
        title: 'Sous commandement',
        text: 'Seule charge la cavalerie sous commandement.',
        ruling: '',
      },
      {
        id: '9.4.2b',
        title: 'Terrain interdit',
        text: 'La cavalerie ne charge ni dans un hexagone ni par un côté où elle ne pourrait passer.',
        ruling: '',
      },
      {
        id: '9.4.2c',
        title: 'Depuis une zone d’influence',
        text: 'D’un hexagone en zone d’influence ennemie, on ne charge qu’un hexagone qui l’exerce.',
        ruling: 'S’il y en a plusieurs, n’importe lequel.',
      },
      {
        id: '9.4.2d',
        title: 'Ni grande ferme ni bois',
        text: 'On ne charge pas des unités dans une grande ferme ou un bois.',
        ruling: 'Ni dans une forêt.',
      },
      {
        id: '9.4.2e',
        title: 'Passages',
        text: 'Une charge peut passer une rivière ou un ruisseau par un pont ou un gué.',
        ruling: 'Et un ruisseau partout.',
      },
      {
        id: '9.4.3a',
        title: 'Les Français par pile',
        text: 'Seule la cavalerie française peut charger en pile\u00A0: des unités d’un même corps de cavalerie, empilées ensemble depuis le début de la phase de mouvement.',
        ruling:
          'Les corps de cavalerie sont IIIc et IVc (et IIc avec 16.0)\u00A0; la cavalerie de la Garde et des Ier, IIe et VIe corps charge unité par unité.',
      },
      {
        id: '9.4.3b',
        title: 'Les autres n’ont rien',
        text: 'Les amis de l’hexagone qui ne chargent pas ne sont pas touchés par le résultat, mais une charge de réaction peut les retenir sur place (9.4.5h).',
        ruling: 'Ils ne font pas non plus le test de 11.9.2.',
      },
      {
        id: '9.4.4a',
        title: 'Le moral seul',
        text: 'La force ne compte pas. Le moral moyen des chargeurs moins celui de toutes les unités de l’hexagone chargé donne la colonne, arrondi comme en 11.3b, le camp chargé étant le défenseur.',
        ruling: '',
      },
      {
        id: '9.4.4b',
        title: 'Charge dans la boue',
        text: 'Par boue, la colonne est d’un cran plus à gauche.',
        ruling: '',
      },
      {
        id: '9.4.4c',
        title: 'Modificateurs',
        text: 'Surprise (11.9.3)\u00A0: −1. En montant une pente ou une crête\u00A0: +1. Par un ruisseau, ou une rivière à un pont ou un gué\u00A0: +1. Dans un village ou un bourg\u00A0: +1. Dans un marais\u00A0: +1. Contre infanterie, cavalerie et artillerie ensemble, si on les montre\u00A0: +1. Contre de l’artillerie seule\u00A0: −1. Pour chaque charge antérieure de la phase (chevaux fourbus)\u00A0: +1.',
        ruling: 'Reconstitution\u00A0: la table de charge et tous ses modificateurs, hors la surprise, sont de nous.',
      },
      {
        id: '9.4.4d',
        title: 'Un petit dé est bon',
        text: '',
        ruling:
          'Un petit dé est bon pour le chargeur, puisque la surprise, un avantage, vaut −1. Un écart de plus de 3 compte comme 3\u00A0; puis la boue décale, jamais au-delà de −3\u00A0; le dé modifié reste dans la table.',
      },
      {
        id: '9.4.4e',
        title: 'Résultats d’une charge',
        text: 'Les résultats d’une charge se lisent comme ceux du combat.',
        ruling:
          'Le défenseur est tout l’hexagone chargé. Sur Dr et Dr2, son propriétaire fait reculer toutes les unités qui y sont, ou perd 1 point par hexagone non reculé, depuis le dessus de la pile\u00A0; l’artillerie à pied ne recule pas et perd 1 par hexagone à la place. Sur Ar et Ar2, les chargeurs reculent ou perdent de même, en un seul groupe. Sur Ex, chaque camp perd 1.',
      },
      {
        id: '9.4.4f',
        title: 'Paire de la Garde chargée',
        text: 'Une paire de la Garde (5.2f) entre dans la moyenne comme une seule unité.',
        ruling: '',
      },
      {
        id: '9.4.5a',
        title: 'Charge de réaction',
        text: 'La cavalerie de l’hexagone chargé, où qu’elle soit dans la pile, sous commandement ou non, peut déclarer une charge de réaction avant le dé de la charge.',
        ruling: '',
      },
      {
        id: '9.4.5b',
        title: 'Les Britanniques le doivent',
        text: 'La cavalerie britannique doit en déclarer une.',
        ruling: '',
      },
      {
        id: '9.4.5c',
        title: 'Test de la réaction',
        text: 'La cavalerie qui réagit teste son moral (11.12).',
        ruling:
          'Un seul essai par charge, par une unité de cavalerie au choix du propriétaire (une britannique s’il y en a). Les unités françaises d’un même corps de cavalerie peuvent essayer ensemble, chacune avec son dé.',
      },
      {
        id: '9.4.5d',
        title: 'Réaction réussie',
        text: 'Si elle réussit, les deux hexagones sont marqués, et au lieu de la charge une charge de réaction se livre dans la phase de combat qui vient.',
        ruling: '',
      },
      {
        id: '9.4.5e',
        title: 'Réaction manquée',
        text: 'La cavalerie qui échoue doit reculer d’un hexagone et ne peut perdre un point à la place.',
        ruling:
          'Si elle ne peut reculer, elle perd 1 point et reste. La charge continue alors contre ce qui reste\u00A0; s’il ne reste rien, elle a réussi (9.4.6). Si plusieurs réagissent et que certaines réussissent, celles-là combattent.',
      },
      {
        id: '9.4.5f',
        title: 'Résolution d’une réaction',
        text: 'Elle se livre sur la table de combat, la cavalerie qui réagit étant l’attaquant. Chaque camp compte force plus moral, et la différence de moral modifie le dé.',
        ruling:
          'Terrain, grandes fermes, armes combinées et recul avant combat n’y jouent pas\u00A0; seule la cavalerie qui a chargé ou réagi combat et pâtit, et personne d’autre ne teste. Un C dans le résultat est ignoré. 11.9, 11.11a, 11.11b, 11.11f et 12.2 s’appliquent\u00A0; 11.11h non, et aucune attaque de percée ne suit.',
      },
      {
        id: '9.4.5g',
        title: 'Plus que les unités du dessus',
        text: 'Un corps de cavalerie français y combat avec toutes les unités qui ont chargé, ou qui ont réagi avec succès.',
        ruling: '',
      },
      {
        id: '9.4.5h',
        title: 'Hexagones figés',
        text: 'Pour le reste de la phase de mouvement, rien n’entre dans l’un des hexagones marqués, n’en sort ni ne se joint à ce combat, et le mouvement des chargeurs est fini.',
        ruling:
          'Aucun recul ni refoulement ne mène dans un hexagone marqué pendant cette phase\u00A0; le recul de 9.4.5e hors de l’un d’eux se fait. Les piles peuvent y changer d’ordre.',
      },
      {
        id: '9.4.5i',
        title: 'Hexagones marqués en phase de combat',
        text: '',
        ruling:
          'On ne charge plus un hexagone marqué. En phase de combat, l’hexagone qui réagit peut d’abord être bombardé, mais pas attaqué autrement\u00A0: personne ne soutient donc ce tir\u00A0; la cavalerie marquée ne fait pas d’autre attaque et ne recule pas avant lui. Les autres unités de l’hexagone des chargeurs peuvent bombarder ou attaquer ailleurs. Si la cavalerie marquée d’un camp n’y est plus, la charge de réaction tombe et l’hexagone peut être attaqué.',
      },
      {
        id: '9.4.6a',
        title: 'Charge réussie',
        text: 'Si l’hexagone chargé est vide, toute la cavalerie qui a chargé doit y avancer et paie son plein coût, même le long d’une route.',
        ruling:
          'Pas plus qu’il n’y a de place, au choix du propriétaire\u00A0; les autres restent et leur mouvement finit.',
      },
      {
        id: '9.4.6b',
        title: 'Poursuivre',
        text: 'Elle peut ensuite bouger et charger encore avec ce qui lui reste, ou s’arrêter et prendre part à la phase de combat. Les zones d’influence la fixent toujours.',
        ruling: '',
      },
      {
        id: '9.4.7a',
        title: 'Charge manquée',
        text: 'Si les chargeurs reculent, leur mouvement finit et ils ne prennent pas part à la phase de combat qui vient\u00A0; le marqueur est ôté à sa fin.',
        ruling: '',
      },
      {
        id: '9.4.8a',
        title: 'Charge indécise',
        text: 'Si l’hexagone n’est pas vidé et que les chargeurs n’ont pas reculé, ils peuvent le charger encore, aller plus loin, charger ailleurs (sauf s’ils sont fixés), ou s’arrêter et prendre part à la phase de combat.',
        ruling: '',
      },
      {
        id: '9.4.9a',
        title: 'Ordre d’une charge',
        text: '',
        ruling:
          '(1) On nomme les chargeurs et l’hexagone. (2) 1 point de mouvement est dépensé, jamais rendu. (3) La cavalerie passe au-dessus (6.2b), dans la même réponse que l’étape suivante. (4) Le propriétaire nomme qui réagit, ou personne\u00A0; chacun jette un dé\u00A0; ceux qui échouent reculent, le dessus d’abord. Si un seul réussit, la charge finit là. (5) On réclame les armes combinées, on annonce colonne et modificateurs, on jette le dé. (6) Pertes et reculs, et l’on vérifie les seuils. (7) 9.4.6, 9.4.7 ou 9.4.8. Personne ne teste selon 11.9.2, les défenseurs n’avancent pas et 11.11h ne s’applique pas. Un hexagone vidé par 12.7 ou 13.1 compte comme évacué. Les chevaux fourbus se comptent sur le chargeur qui a le plus chargé\u00A0; une charge finie à l’étape 4 compte.',
      },
    ],
  },
  {
    id: '10.0',
    title: 'Bombardement',
    rules: [
      {
        id: '10.0a',
        title: 'Rôle de l’artillerie',
        text: 'L’artillerie bombarde et défend\u00A0; elle n’attaque jamais.',
        ruling: '',
      },
      {
        id: '10.1a',
        title: 'Dessus de la pile',
        text: 'L’artillerie bombarde comme unité du dessus. L’artillerie organique tire si son infanterie est au-dessus, ou directement sous une batterie du dessus.',
        ruling: '',
      },
      {
        id: '10.1b',
        title: 'Avant l’attaque',
        text: 'Un hexagone est bombardé juste avant d’être attaqué\u00A0; aucune attaque n’est obligée de suivre.',
        ruling: 'Seul le camp actif bombarde.',
      },
      {
        id: '10.1c',
        title: 'Portée',
        text: 'L’artillerie à pied et à cheval porte à 2 hexagones, les pièces de 12 françaises et prussiennes à 3.',
        ruling: '',
      },
      {
        id: '10.1d',
        title: 'Addition',
        text: 'Toute la force qui tire sur un hexagone s’additionne pour un seul dé.',
        ruling:
          'Un hexagone est bombardé une fois au plus par phase de combat, une unité bombarde une fois au plus, avant toute attaque de percée.',
      },
      {
        id: '10.1e',
        title: 'Recul d’abord',
        text: 'Le défenseur décide ensuite qui recule avant le tir (10.6).',
        ruling: '',
      },
      {
        id: '10.1f',
        title: 'Cible dense',
        text: 'Si l’hexagone contient 9 points de force ou plus, le dé baisse de 1\u00A0; le défenseur le dit.',
        ruling: 'Compté après ces reculs.',
      },
      {
        id: '10.1g',
        title: 'Jet de bombardement',
        text: 'Le dé, avec le terrain de l’hexagone visé, se lit dans la colonne de la force qui tire.',
        ruling:
          'Reconstitution\u00A0: la table de bombardement et ses modificateurs de terrain sont de nous. Un petit dé est bon pour les canons, puisqu’une cible dense vaut −1.',
      },
      {
        id: '10.1h',
        title: 'Pertes par le feu',
        text: 'Le résultat est la force perdue par l’unité du dessus\u00A0; ce qu’elle ne peut supporter tombe sur la suivante, et ainsi de suite. Le reste est ignoré.',
        ruling: '',
      },
      {
        id: '10.1.1a',
        title: 'Ennemi adjacent',
        text: 'L’artillerie à côté d’une unité combattante ennemie ne bombarde qu’un hexagone adjacent.',
        ruling: 'L’artillerie organique aussi. Un ennemi de l’autre côté d’une rivière ou d’un étang est aussi à côté.',
      },
      {
        id: '10.1.1b',
        title: 'Portée de un',
        text: 'Seule une crête entre les deux hexagones arrête le tir sur un hexagone adjacent.',
        ruling: '',
      },
      {
        id: '10.1.1c',
        title: 'La distance n’y fait rien',
        text: 'La distance n’affaiblit pas l’artillerie.',
        ruling: '',
      },
      {
        id: '10.1.2a',
        title: 'Portée de deux, trois',
        text: 'Plus loin, seule tire l’artillerie qui n’a aucune unité combattante ennemie à côté d’elle, selon une ligne de tir de centre à centre.',
        ruling:
          'Entre les deux sont les hexagones dont la ligne traverse l’intérieur\u00A0: deux à portée 3. À portée 2, elle peut suivre un côté d’hexagone (10.2c)\u00A0; un hexagone hors carte compte alors comme terrain bas et ouvert.',
      },
      {
        id: '10.2a',
        title: 'Ce qui masque',
        text: 'L’artillerie tire dans, mais non à travers, les unités combattantes des deux camps, bois, forêts, bourgs, grandes fermes, crêtes et terrain plus haut.',
        ruling: '',
      },
      {
        id: '10.2b',
        title: 'Les villages',
        text: 'Les villages ne masquent pas.',
        ruling: '',
      },
      {
        id: '10.2c',
        title: 'Le long d’un côté',
        text: 'Si la ligne suit le côté entre deux hexagones et que l’un d’eux masque, cette force est divisée par deux, arrondie vers le haut\u00A0; si tous deux masquent, elle est bloquée.',
        ruling: '',
      },
      {
        id: '10.2d',
        title: 'Moitié par hexagone',
        text: '',
        ruling: 'On divise la somme de ce qui tire d’un hexagone sur cette cible.',
      },
      {
        id: '10.3a',
        title: 'Deux niveaux',
        text: 'Tout hexagone est en terrain haut ou bas\u00A0; pentes et crêtes les séparent.',
        ruling: '',
      },
      {
        id: '10.3b',
        title: 'De haut à haut',
        text: 'Rien de ce qui est en terrain bas ne masque.',
        ruling:
          'Un hexagone haut entre les deux ne masque que s’il porte des unités, un bois, une forêt, un bourg ou une grande ferme.',
      },
      {
        id: '10.3c',
        title: 'De haut à bas, de bas à haut',
        text: 'Seul masque un hexagone haut entre les deux, vide ou non.',
        ruling: 'Les crêtes ne comptent donc qu’à portée 1.',
      },
      {
        id: '10.3d',
        title: 'De bas à bas',
        text: '',
        ruling: 'Tout ce qui masque l’arrête, un hexagone haut entre les deux aussi.',
      },
      {
        id: '10.3e',
        title: 'Extrémités',
        text: '',
        ruling: 'L’hexagone qui tire et l’hexagone visé ne masquent jamais.',
      },
      {
        id: '10.EXa',
        title: 'Exemple 1',
        text: '0403 ne peut tirer sur 0502\u00A0: ils sont adjacents et une crête les sépare.',
        ruling:
          'Les six exemples sont sur le terrain d’une figure, non sur cette carte\u00A0: 0403, 0503, 0504 et 0604 sont hauts\u00A0; 0502, 0602, 0603, 0702, 0703 et 0803 bas\u00A0; une grande ferme vide est en 0603.',
      },
      {
        id: '10.EXb',
        title: 'Exemple 2',
        text: '0504 ne peut tirer sur 0502\u00A0: 0503, entre eux, est haut.',
        ruling: '',
      },
      {
        id: '10.EXc',
        title: 'Exemple 3',
        text: '0604, haut, tire sur 0803 bien qu’une unité soit en 0703, car 0703 est bas.',
        ruling: '',
      },
      {
        id: '10.EXd',
        title: 'Exemple 4',
        text: '0602 tire sur 0703 à demi-force\u00A0: tous deux sont bas, et la ligne passe entre un terrain clair (0702) et une grande ferme (0603).',
        ruling: '',
      },
      {
        id: '10.EXe',
        title: 'Exemple 5',
        text: '0604, haut, tire sur 0502, bas, à demi-force\u00A0: la ligne passe entre 0503, haut, et 0603, bas.',
        ruling: '',
      },
      {
        id: '10.EXf',
        title: 'Exemple 6',
        text: '0604, haut, tire sur 0602\u00A0: la grande ferme en 0603 est en terrain bas.',
        ruling: '',
      },
      {
        id: '10.4a',
        title: 'Soutenir un bombardement',
        text: 'Infanterie, cavalerie et artillerie à cheval adjacentes peuvent être désignées pour soutenir un bombardement.',
        ruling:
          'Quand le tir est déclaré, avant les reculs de 10.6. Infanterie et cavalerie doivent pouvoir attaquer (11.0c)\u00A0; d’autres peuvent encore se joindre plus tard à l’attaque.',
      },
      {
        id: '10.4b',
        title: 'Obligation d’attaquer',
        text: 'Si l’hexagone n’est pas vidé, ceux qui soutiennent doivent l’attaquer.',
        ruling:
          'L’artillerie à cheval ne fait qu’accompagner. Les unités hors commandement ou avec un marqueur de charge ne soutiennent pas.',
      },
      {
        id: '10.4c',
        title: 'Avance après le tir',
        text: 'Si l’hexagone est vidé, ceux qui soutiennent peuvent avancer comme après un combat et faire des attaques de percée.',
        ruling: '',
      },
      {
        id: '10.5a',
        title: 'Force organique',
        text: 'Chaque division d’infanterie française et chaque brigade de la Garde a 1 point d’artillerie de portée 2 tant qu’elle est en jeu\u00A0; les pertes ne l’abaissent pas.',
        ruling: '',
      },
      {
        id: '10.5b',
        title: 'Cumul',
        text: 'Elle s’ajoute à l’autre artillerie à portée de la même cible.',
        ruling: '',
      },
      {
        id: '10.5c',
        title: 'Tir d’une paire de la Garde',
        text: 'Une paire de la Garde au-dessus tire 2 points.',
        ruling: '',
      },
      {
        id: '10.5d',
        title: 'Tirer et attaquer',
        text: '',
        ruling: 'L’infanterie qui a bombardé peut encore attaquer.',
      },
      {
        id: '10.6a',
        title: 'Recul avant bombardement',
        text: 'La cavalerie et l’artillerie à cheval de l’hexagone visé, hors de toute zone d’influence ennemie, peuvent reculer d’un hexagone devant les canons avant le dé, en laissant les autres.',
        ruling:
          'L’hexagone doit être plus loin que l’ancien de tout hexagone qui tire, praticable, sur la carte et libre d’ennemis\u00A0; chaque unité choisit le sien.',
      },
      {
        id: '10.6b',
        title: 'Pas de refoulement',
        text: 'Ce recul respecte l’empilement et ne refoule personne.',
        ruling: '',
      },
      {
        id: '10.6c',
        title: 'Pas d’avance',
        text: 'S’il vide l’hexagone, l’infanterie et l’artillerie à cheval qui soutiennent n’y avancent pas.',
        ruling: 'La cavalerie qui soutient le peut.',
      },
      {
        id: '10.6d',
        title: 'Pas de dé sur un hexagone vide',
        text: '',
        ruling:
          'Si l’hexagone est vide, il n’y a pas de dé, et les canons ont tiré. Ceux qui soutiennent et n’avancent pas peuvent attaquer ailleurs.',
      },
    ],
  },
  {
    id: '11.0',
    title: 'Le combat',
    rules: [
      {
        id: '11.0a',
        title: 'Au choix',
        text: 'En phase de combat, infanterie et cavalerie peuvent attaquer un hexagone ennemi adjacent. Elles n’y sont tenues que si elles ont soutenu un bombardement (10.4b) ou si une charge de réaction attend (9.4.5).',
        ruling: '',
      },
      {
        id: '11.0b',
        title: 'Plusieurs hexagones',
        text: 'Jusqu’à six hexagones adjacents peuvent se joindre à une attaque\u00A0; l’attaquant les nomme.',
        ruling: '',
      },
      {
        id: '11.0c',
        title: 'Unité du dessus',
        text: 'De chaque hexagone n’attaque que l’unité du dessus, ou l’infanterie ou la cavalerie directement sous une batterie du dessus.',
        ruling: '',
      },
      {
        id: '11.0d',
        title: 'Marqueurs de charge',
        text: 'La cavalerie qui porte un marqueur de charge n’attaque pas.',
        ruling: '',
      },
      {
        id: '11.0e',
        title: 'Attaque et eau',
        text: '',
        ruling: 'Aucune attaque ne passe un étang, ni une rivière sans pont ni gué.',
      },
      {
        id: '11.1a',
        title: 'Rapport de forces',
        text: 'La force de l’attaquant divisée par celle du défenseur, arrondie en faveur du défenseur, donne la colonne.',
        ruling:
          'Un attaquant plus faible que le défenseur a besoin d’au moins la moitié de sa force pour 1-2\u00A0; au-dessous, c’est 1-3.',
      },
      {
        id: '11.1b',
        title: 'Dé de combat',
        text: 'L’attaquant jette le dé et ajoute la différence de moral (11.3) et le terrain (11.5). Un grand dé est bon pour lui.',
        ruling:
          'Reconstitution\u00A0: les résultats de la table de combat sont de nous. Ses lignes vont de −1 à 8, et un dé au-delà prend la plus proche.',
      },
      {
        id: '11.1c',
        title: 'Exemple de moral',
        text: 'Moral 2 contre 4 donne −2\u00A0: un jet de 4 compte comme 2.',
        ruling: '',
      },
      {
        id: '11.1.1a',
        title: 'Recul avant combat',
        text: 'Une fois l’attaque déclarée, la cavalerie et l’artillerie à cheval qui défendent, hors de toute zone d’influence ennemie, peuvent reculer d’un hexagone devant les attaquants, en laissant les autres.',
        ruling:
          'Vers un hexagone praticable de la carte, libre d’ennemis et non adjacent à un hexagone attaquant\u00A0; chaque unité choisit le sien. L’attaque continue contre ce qui reste, au rapport nouveau.',
      },
      {
        id: '11.1.1b',
        title: 'Sans refoulement',
        text: 'Ce recul respecte l’empilement et ne refoule personne.',
        ruling: '',
      },
      {
        id: '11.1.1c',
        title: 'Sans avance',
        text: 'S’il vide l’hexagone, l’infanterie qui a déclaré l’attaque et les unités de soutien n’avancent pas.',
        ruling: 'La cavalerie attaquante le peut\u00A0; l’attaque est finie.',
      },
      {
        id: '11.2a',
        title: 'Sommes',
        text: 'Les forces sont les sommes des unités qui prennent part.',
        ruling: '',
      },
      {
        id: '11.2.1a',
        title: 'Infanterie qui attaque',
        text: 'L’infanterie attaque avec sa force actuelle.',
        ruling: '',
      },
      {
        id: '11.2.2a',
        title: 'Cavalerie qui attaque',
        text: 'La cavalerie attaque avec sa force actuelle plus son moral actuel\u00A0: 3 points de moral 2 font 5.',
        ruling: '',
      },
      {
        id: '11.2.3a',
        title: 'Infanterie et cavalerie qui défendent',
        text: 'Infanterie et cavalerie défendent avec leur force actuelle.',
        ruling: '',
      },
      {
        id: '11.2.4a',
        title: 'Artillerie qui défend',
        text: 'L’artillerie défend avec sa force actuelle plus son moral actuel\u00A0: 4 points de moral 4 font 8.',
        ruling: '',
      },
      {
        id: '11.3a',
        title: 'Différentiel de moral',
        text: 'Le moral moyen des attaquants moins celui des défenseurs modifie le dé.',
        ruling: '',
      },
      {
        id: '11.3b',
        title: 'Moyenne',
        text: 'La moyenne se fait sur les unités. Une fraction s’arrondit du côté où se trouve la plus grande part de la force\u00A0; sans majorité, un ½ exact va au défenseur.',
        ruling: 'Sans majorité, toute autre fraction va à l’entier le plus proche.',
      },
      {
        id: '11.3c',
        title: 'Exemple de moyenne',
        text: 'Moral 3 et 4 avec le plus de force à 4 donne 4. Force 7 contre 3 donne 2-1\u00A0; contre un moral 4, le différentiel est 0.',
        ruling: 'La force comparée est celle des unités, sans le moral qu’ajoute la cavalerie.',
      },
      {
        id: '11.4a',
        title: 'Une attaque chacune',
        text: 'Une unité attaque une fois par phase de combat, hors attaque de percée, et ne divise pas sa force.',
        ruling: 'Un hexagone est attaqué une fois au plus avant les attaques de percée.',
      },
      {
        id: '11.4b',
        title: 'Plusieurs cibles',
        text: 'Un hexagone peut attaquer plusieurs hexagones ennemis adjacents en un seul combat.',
        ruling:
          'Il est alors le seul hexagone attaquant. Les forces des défenseurs s’ajoutent et tout leur moral se moyenne\u00A0; le terrain qui leur est le plus favorable compte, et le résultat tombe sur chaque hexagone (11.9.6 sur les grandes fermes seulement\u00A0; Ex selon 11.8b). Chaque cible peut d’abord être bombardée. Le décalage des défenseurs (11.6b) demande un hexagone qui y a droit\u00A0; celui de l’attaquant ne peut se présenter. Après DrC, les hexagones qui restent contre-attaquent ensemble. Un hexagone où attend une charge de réaction n’est pas une cible.',
      },
      {
        id: '11.5a',
        title: 'Terrain et combat',
        text: 'Les traits de l’hexagone du défenseur et des côtés s’ajoutent en un modificateur qui ne dépasse jamais 0.',
        ruling: 'Reconstitution\u00A0: ces modificateurs sont de nous.',
      },
      {
        id: '11.5b',
        title: 'Côtés d’hexagone',
        text: '',
        ruling:
          'Un côté ne compte que si chaque hexagone attaquant attaque par un côté qui porte un modificateur\u00A0; alors, le moindre. Les traits d’un même côté s’ajoutent d’abord. Pente et crête ne comptent qu’en montant.',
      },
      {
        id: '11.6a',
        title: 'Armes combinées de l’attaquant',
        text: 'Une colonne vers la droite si l’hexagone a été bombardé dans cette phase et qu’infanterie et cavalerie l’attaquent ensemble.',
        ruling:
          'C’est automatique. Un bombardement sert aussi une attaque de percée contre le même hexagone\u00A0; un bombardement sans dé (10.6d) ne compte pas.',
      },
      {
        id: '11.6b',
        title: 'Armes combinées du défenseur',
        text: 'Une colonne vers la gauche si l’hexagone qui défend contient infanterie, cavalerie et artillerie\u00A0; l’infanterie française est infanterie et artillerie à la fois. Le défenseur montre les unités qu’il y faut.',
        ruling: 'Il réclame ou non, après les reculs avant combat et avant le dé.',
      },
      {
        id: '11.6c',
        title: 'Les deux, limites',
        text: '',
        ruling:
          'Les deux peuvent jouer et s’annuler. Aucun décalage ne dépasse 1-3 ou 6-1\u00A0; le rapport est d’abord borné, puis décalé.',
      },
      {
        id: '11.7a',
        title: 'Rapports extrêmes',
        text: 'Au-dessous de 1-3, on prend la colonne 1-3, au-dessus de 6-1 la colonne 6-1.',
        ruling: '',
      },
      {
        id: '11.8a',
        title: 'Résultats',
        text: 'Ar et Ar2\u00A0: les attaquants reculent de 1 ou 2 hexagones. Ex\u00A0: les deux camps perdent 1 point. Dr et Dr2\u00A0: les défenseurs reculent de 1 ou 2 hexagones. DrC\u00A0: comme Dr, avec contre-attaque.',
        ruling: 'Reconstitution\u00A0: l’explication imprimée n’a pu être retrouvée, et Ar2 est de nous.',
      },
      {
        id: '11.8b',
        title: 'Échange (Ex)',
        text: '',
        ruling: 'Chaque camp perd 1 point en tout, d’un de ses hexagones qui ont pris part, au choix du propriétaire.',
      },
      {
        id: '11.8c',
        title: 'Contre-attaque (DrC)',
        text: '',
        ruling:
          'Le défenseur subit Dr. S’il reste en perdant un point, celles des unités attaquées qui survivent et peuvent attaquer, sous commandement ou non, doivent aussitôt contre-attaquer un hexagone attaquant de leur choix. C’est une attaque avec force, moral et terrain, mais sans bombardement, décalage, recul avant combat ni percée, et un C y est ignoré. Le vainqueur peut avancer dans un hexagone vidé. Après DrC contre une grande ferme, de même.',
      },
    ],
  },
  {
    id: '11.9',
    title: 'Recul et pertes',
    rules: [
      {
        id: '11.9a',
        title: 'Qui recule',
        text: 'Ne reculent que les unités qui ont attaqué ou ont été attaquées.',
        ruling: '',
      },
      {
        id: '11.9b',
        title: 'Tenir',
        text: 'Au lieu d’un hexagone de recul, le propriétaire peut perdre 1 point et rester.',
        ruling:
          'Décidé hexagone par hexagone\u00A0: pour chaque hexagone de recul non fait, cet hexagone perd 1 point, sur son unité du dessus qui a pris part.',
      },
      {
        id: '11.9c',
        title: 'Artillerie à pied',
        text: 'L’artillerie à pied, pièces de 12 comprises, ne recule jamais en défense. Elle perd 1 point par hexagone à la place.',
        ruling:
          'Si une unité avec elle recule, elle paie cela\u00A0; si l’hexagone tient, seule la perte de l’hexagone est prise.',
      },
      {
        id: '11.9d',
        title: 'Au large',
        text: 'Une unité qui recule doit finir à côté d’aucune unité ennemie de ce combat.',
        ruling:
          'Chaque hexagone où elle entre doit être praticable pour elle (routes comprises, coût ignoré), sur la carte et libre d’unités combattantes ennemies. Un recul de deux hexagones finit à deux hexagones.',
      },
      {
        id: '11.9e',
        title: 'Artillerie à cheval',
        text: 'L’artillerie à cheval empilée avec une infanterie ou une cavalerie qui recule peut la suivre, attaquée ou non.',
        ruling: '',
      },
      {
        id: '11.9f',
        title: 'Impossible à faire',
        text: 'Un recul qui ne peut se faire coûte 1 point par hexagone.',
        ruling: '',
      },
      {
        id: '11.9g',
        title: 'Chefs en recul',
        text: '',
        ruling:
          'Les chefs peuvent suivre toute unité de leur hexagone qui recule ou avance, et le doivent si aucune unité amie ne reste.',
      },
      {
        id: '11.9.1a',
        title: 'Empilement en recul',
        text: 'Les reculs respectent l’empilement\u00A0; une pile peut aller dans plusieurs hexagones.',
        ruling:
          'Qui recule ou est refoulé va sous les unités combattantes déjà là\u00A0; les unités qui reculent ensemble gardent leur ordre.',
      },
      {
        id: '11.9.1b',
        title: 'Refouler',
        text: 'Si aucun hexagone qui lui est ouvert n’a de place, elle peut en refouler d’autres (11.9.5).',
        ruling: '',
      },
      {
        id: '11.9.2a',
        title: 'Le reste de la pile teste',
        text: 'Quand l’unité du dessus (ou les deux du dessus, avec de l’artillerie) recule, on jette un dé et on le compare au moral de chaque unité restante.',
        ruling:
          'Pour les piles attaquantes et défendantes, un dé par pile. Les unités qui ont pris part (artillerie à pied qui a payé) ne testent pas. Personne ne teste quand l’unité du dessus est perdue et non repoussée, après un recul avant bombardement ou combat, ni après une charge. Celles qui échouent reculent, le dessus d’abord, avant toute charge de 11.9.3.',
      },
      {
        id: '11.9.2b',
        title: 'Test réussi',
        text: 'Si le dé ne dépasse pas son moral, l’unité doit rester.',
        ruling: '',
      },
      {
        id: '11.9.2c',
        title: 'Test manqué',
        text: 'S’il le dépasse, l’unité doit reculer d’un hexagone et ne peut perdre un point à la place.',
        ruling:
          'Selon 11.9d, en refoulant s’il le faut. Si elle ne peut, ou si c’est de l’artillerie à pied, elle perd 1 point et reste.',
      },
      {
        id: '11.9.3a',
        title: 'La cavalerie peut charger',
        text: 'La cavalerie d’une pile en défense qui réussit peut charger les attaquants à la place.',
        ruling:
          'Seulement sous commandement et sur un terrain où elle pourrait charger (9.4.2b, 9.4.2d)\u00A0; zones d’influence et points de mouvement ne comptent pas, et personne n’y réagit.',
      },
      {
        id: '11.9.3b',
        title: 'Résolution de la surprise',
        text: 'Son moral moins le moral moyen des attaquants donne la colonne de la table de charge\u00A0; la surprise baisse le dé de 1, et les autres modificateurs jouent.',
        ruling:
          'Toute la force attaquante est chargée, et chaque hexagone attaquant subit Dr ou Dr2 pour lui-même. Le terrain est celui du côté vers un hexagone attaquant au choix du chargeur. Plusieurs unités peuvent charger tour à tour. Boue et boue profonde jouent.',
      },
      {
        id: '11.9.3c',
        title: 'Épuisée',
        text: 'Elle est alors marquée et ne bouge pas dans sa prochaine phase de mouvement.',
        ruling:
          'Elle n’y charge pas non plus. Elle peut réagir, et attaquer dans la phase de combat de ce tour. Le marqueur est ôté après cette phase de mouvement.',
      },
      {
        id: '11.9.3d',
        title: 'N’avance pas',
        text: '',
        ruling:
          'Une unité qui charge ainsi n’avance pas et n’appelle pas de charge de réaction. Si elle recule et que l’hexagone est vide, les attaquants qui n’ont pas reculé avancent selon 11.11a.',
      },
      {
        id: '11.9.4a',
        title: 'Recul et zones d’influence',
        text: 'On peut reculer hors d’une zone d’influence ennemie ou dans une, mais non au travers\u00A0: si le premier hexagone en est, le second n’est pas pris et coûte 1 point.',
        ruling: '',
      },
      {
        id: '11.9.5a',
        title: 'Refoulement',
        text: 'Si les seuls hexagones ouverts à un recul sont pleins, leur propriétaire y recule d’un hexagone assez d’unités, comme en recul, pour faire de la place.',
        ruling: '',
      },
      {
        id: '11.9.5b',
        title: 'Chaînes',
        text: 'Des unités refoulées peuvent en refouler d’autres, et l’être plus d’une fois dans une phase.',
        ruling:
          'Dans une même chaîne, aucune unité n’est refoulée deux fois et aucune ne va dans un hexagone que la chaîne a touché, le premier quitté compris. On ne refoule jamais les unités de l’autre armée alliée et l’on n’entre pas dans leurs hexagones. Le propriétaire prend la chaîne la plus courte qu’il veut\u00A0; la dernière unité bouge la première.',
      },
      {
        id: '11.9.5c',
        title: 'Pas dans un hexagone interdit',
        text: 'Si les unités refoulées ne pouvaient aller que là où elles ne peuvent être, l’unité qui recule reste et perd autant de points que son recul a d’hexagones.',
        ruling: '',
      },
      {
        id: '11.9.5d',
        title: 'Artillerie à pied refoulée',
        text: '',
        ruling:
          'L’artillerie à pied peut être refoulée si elle a un hexagone où aller\u00A0; seul le recul en défense lui est fermé.',
      },
      {
        id: '11.9.6a',
        title: 'Dr contre une grande ferme',
        text: 'Contre une grande ferme, Dr devient Ex\u00A0: chaque camp perd 1 point.',
        ruling: '',
      },
      {
        id: '11.9.6b',
        title: 'Dr2 contre une grande ferme',
        text: 'Dr2 devient une perte de 2 points pour chaque camp.',
        ruling: '',
      },
      {
        id: '11.9.6c',
        title: 'DrC contre une grande ferme',
        text: 'DrC devient une perte de 1 point pour chaque camp, puis le défenseur doit contre-attaquer.',
        ruling: 'Cela vient avant le doublement de 12.2c.',
      },
      {
        id: '11.10.1a',
        title: 'Pertes',
        text: 'Les pertes se tiennent par unité\u00A0; sa force est ce qui est imprimé moins ses pertes.',
        ruling: '',
      },
      {
        id: '11.10.2a',
        title: 'Dans quel ordre',
        text: 'Les pertes tombent sur l’unité du dessus de l’hexagone qui a pris part, l’excédent sur la suivante de la pile. Ce qui reste ensuite est ignoré.',
        ruling: '',
      },
      {
        id: '11.10.2b',
        title: 'Cadre à zéro',
        text: 'Une unité à zéro quitte la carte comme cadre (8.2).',
        ruling: '',
      },
      {
        id: '11.10.3a',
        title: 'Noté aussitôt',
        text: 'Toute perte compte aussitôt pour le corps et l’armée, et les seuils atteints agissent de même.',
        ruling: '',
      },
    ],
  },
  {
    id: '11.11',
    title: 'Avance, tests de moral, percée',
    rules: [
      {
        id: '11.11a',
        title: 'Avance obligée',
        text: 'Si un combat, charge de réaction comprise, laisse vide l’hexagone du défenseur, une unité attaquante doit y avancer.',
        ruling: '',
      },
      {
        id: '11.11b',
        title: 'D’autres peuvent suivre',
        text: 'D’autres unités attaquantes peuvent avancer aussi, dans les limites d’empilement.',
        ruling: '',
      },
      {
        id: '11.11c',
        title: 'Unités qui accompagnent',
        text: 'D’autres unités d’une pile attaquante peuvent suivre si son unité attaquante avance et si elles réussissent un test de moral à −1.',
        ruling:
          'Chacune avec son dé, le dessus d’abord, tant qu’il y a de la place, après les attaquants. Elles doivent être sous commandement, sans marqueur de charge, et pouvoir entrer. Une batterie au-dessus d’une pile attaquante est de celles-là.',
      },
      {
        id: '11.11d',
        title: 'Ordre gardé',
        text: 'Les unités qui avancent gardent leur ordre, les attaquants au-dessus de ceux qui suivent.',
        ruling: '',
      },
      {
        id: '11.11e',
        title: 'Percée possible',
        text: 'Les unités qui ont avancé après une attaque réussie peuvent tenter une attaque de percée.',
        ruling: '',
      },
      {
        id: '11.11f',
        title: 'Avance du défenseur',
        text: 'Si un hexagone attaquant reste vide, les unités qui ont défendu peuvent y avancer.',
        ruling:
          'Chacune dans un hexagone vidé au choix du propriétaire, dans l’empilement, après les tests de 11.11h\u00A0; non après une charge de cavalerie.',
      },
      {
        id: '11.11g',
        title: 'Pas hors commandement',
        text: 'Les unités hors commandement n’avancent pas en défense (7.2d).',
        ruling: '',
      },
      {
        id: '11.11h',
        title: 'Cavalerie britannique',
        text: 'La cavalerie britannique d’une pile qui a défendu avec succès teste son moral. Si elle échoue, elle doit avancer dans l’hexagone vidé.',
        ruling:
          'Toute unité de cavalerie britannique de la pile, le dessus d’abord, chacune avec son dé. De plusieurs hexagones vidés, le propriétaire choisit\u00A0; si aucun n’a de place ou n’est praticable, elle reste. Réussir ne donne pas à une unité qui n’a pas défendu le droit d’avancer.',
      },
      {
        id: '11.11i',
        title: 'Ce qui l’arrête',
        text: '',
        ruling:
          'Une avance ignore points de mouvement et zones d’influence, mais non le terrain impraticable\u00A0; si aucun attaquant ne peut entrer, nul n’avance. Les unités qui ont reculé ou subi Ar n’avancent pas.',
      },
      {
        id: '11.12a',
        title: 'Test de moral',
        text: 'Un dé qui ne dépasse pas le moral réussit, un dé plus grand échoue.',
        ruling:
          'Le moral est l’actuel (démoralisé\u00A0: 1 de moins)\u00A0; un moral de 0 échoue toujours, sauf dé modifié.',
      },
      {
        id: '11.13a',
        title: 'Temps sec seulement',
        text: 'On ne fait d’attaques de percée que par temps sec.',
        ruling: '',
      },
      {
        id: '11.13b',
        title: 'Qui, quand',
        text: 'Les unités qui ont avancé dans un hexagone nouvellement vidé peuvent en faire une chacune, contre un hexagone adjacent, après toutes les autres attaques. D’un hexagone n’attaque toujours que l’unité du dessus, ou celle qui est sous une batterie du dessus (11.0c).',
        ruling:
          'Les unités sont marquées en avançant, et peuvent attaquer sans y être tenues\u00A0; des unités marquées de plusieurs hexagones peuvent se joindre, d’autres non. Une avance après une charge de réaction, une contre-attaque, selon 11.11f ou 11.11h, ou dans un hexagone vidé par 10.6 ou 11.1.1 ne marque pas\u00A0; 10.4c marque.',
      },
      {
        id: '11.13c',
        title: 'Marche à suivre',
        text: 'Comme de 11.1 à 11.12, sans nouveau bombardement (10.1d) ni seconde percée.',
        ruling: '',
      },
      {
        id: '11.13d',
        title: 'Cibles d’une percée',
        text: 'Tout hexagone ennemi adjacent peut être la cible, même déjà attaqué.',
        ruling: 'Un hexagone vidé en partie seulement ne peut être attaqué que par des unités qui ont avancé ailleurs.',
      },
      {
        id: '11.14a',
        title: 'Ordre d’un combat',
        text: '',
        ruling:
          '(1) On nomme la cible, le tir et ceux qui le soutiennent. (2) Reculs avant le bombardement. (3) Cible dense, dé, pertes. (4) Si l’hexagone est vidé, 10.4c et c’est fini\u00A0; sinon on nomme les attaquants (ceux qui soutiennent le doivent, d’autres le peuvent\u00A0; sans soutien on peut en rester là). (5) Reculs avant combat. (6) La réclamation de 11.6b. (7) Rapport, décalages, dé. (8) Ex\u00A0: l’attaquant nomme son hexagone, puis le défenseur, et les deux pertes tombent ensemble. Ar et Dr\u00A0: hexagone par hexagone, tenir ou reculer. (9) Les tests de 11.9.2. (10) Les charges de 11.9.3, l’une après l’autre. (11) La contre-attaque de DrC. (12) Avance\u00A0: 11.11a, 11.11b, 11.11c, ou 11.11h puis 11.11f. Seuils et victoire se vérifient après chaque étape qui coûte de la force.',
      },
    ],
  },
  {
    id: '12.0',
    title: 'Démoralisation',
    rules: [
      {
        id: '12.1a',
        title: 'Seuil',
        text: 'Un corps dont les pertes atteignent le seuil de démoralisation est aussitôt démoralisé.',
        ruling:
          'Reconstitution\u00A0: seul le IIIe corps de cavalerie (5 sur 9) est imprimé. Le nôtre est la moitié de la pleine force du corps, arrondie vers le haut\u00A0; pour les Prussiens deux cinquièmes, arrondis vers le bas.',
      },
      {
        id: '12.1b',
        title: 'Marqueur',
        text: 'Le commandant de corps porte le marqueur.',
        ruling: '',
      },
      {
        id: '12.2a',
        title: 'Moral −1',
        text: 'Toute unité du corps a un moral plus bas de 1, pour tout usage.',
        ruling: 'Jamais au-dessous de 0.',
      },
      {
        id: '12.2b',
        title: 'Bombardement doublé',
        text: 'Les pertes par bombardement sont doublées, et 0 devient 1.',
        ruling:
          'L’unité du dessus en décide quand on lit le résultat\u00A0; ce qui passe à une unité de dessous n’est pas doublé encore.',
      },
      {
        id: '12.2c',
        title: 'Combat doublé',
        text: 'Les résultats de combat sont doublés, mais les reculs ne s’allongent pas\u00A0: Dr est une perte de 1 et un recul de 1, ou une autre perte\u00A0; Ex est une perte de 2.',
        ruling:
          'Dr2 et Ar2 sont une perte de 2 et un recul de 2, ou 1 point par hexagone non fait. Les charges de même.',
      },
      {
        id: '12.2d',
        title: 'Groupes mêlés',
        text: '',
        ruling:
          'Dans un groupe mêlé, seuls les résultats sur les unités démoralisées sont doublés. Une perte de tout l’hexagone est doublée si son unité du dessus qui a pris part est démoralisée.',
      },
      {
        id: '12.2e',
        title: 'Seuil passé en plein combat',
        text: '',
        ruling: 'Ce qui est jeté s’applique dans l’état du moment du jet.',
      },
      {
        id: '12.3a',
        title: 'Rétablissement',
        text: 'Un corps dont les pertes retombent sous le seuil n’est plus démoralisé, sauf si son armée l’est.',
        ruling: '',
      },
      {
        id: '12.4a',
        title: 'Armée prussienne',
        text: 'L’armée prussienne est aussitôt démoralisée quand deux de ses corps le sont en même temps.',
        ruling: '',
      },
      {
        id: '12.5a',
        title: 'Armée anglo-alliée, corps',
        text: 'L’armée de Wellington est aussitôt démoralisée quand ses Ier et IIe corps le sont tous deux en même temps.',
        ruling: '',
      },
      {
        id: '12.5b',
        title: 'Armée anglo-alliée, sortie',
        text: 'Elle l’est aussi dès qu’une unité combattante française quitte la carte par la chaussée de Bruxelles (1) ou la route de Hal (6).',
        ruling: '',
      },
      {
        id: '12.5c',
        title: 'Les autres ne comptent pas',
        text: 'Les corps de réserve et de cavalerie ne la provoquent pas.',
        ruling: '',
      },
      {
        id: '12.6a',
        title: 'Armée française',
        text: 'L’armée française est aussitôt démoralisée quand le corps de la Garde impériale l’est. Aucun autre corps ne compte.',
        ruling: '',
      },
      {
        id: '12.7a',
        title: 'Sans retour',
        text: 'La démoralisation d’une armée et de tous ses corps est définitive.',
        ruling: '',
      },
      {
        id: '12.7b',
        title: 'Pas de réorganisation',
        text: '',
        ruling: 'Les unités d’une armée démoralisée ne se réorganisent plus du tout.',
      },
      {
        id: '12.7c',
        title: 'La landwehr fuit',
        text: 'Dans une armée prussienne démoralisée, les sept unités de moral imprimé 1 partent pour de bon, et ce qui en reste s’ajoute aux pertes de l’armée.',
        ruling:
          'Les unités pas encore entrées et les cadres aussi\u00A0; les points déjà perdus ne sont pas recomptés, et les pertes des corps ne changent pas.',
      },
      {
        id: '12.7d',
        title: 'Les Belgo-Néerlandais fuient',
        text: 'Dans une armée anglo-alliée démoralisée, les dix unités belgo-néerlandaises partent de même.',
        ruling: '',
      },
      {
        id: '12.7e',
        title: 'Les Français ont perdu',
        text: 'Une armée française démoralisée a aussitôt perdu la partie.',
        ruling: '',
      },
      {
        id: '12.7f',
        title: 'Enchaînement',
        text: 'La fuite compte avant la vérification de 13.2 et peut amener la désagrégation.',
        ruling: '',
      },
    ],
  },
  {
    id: '13.0',
    title: 'Désagrégation',
    rules: [
      {
        id: '13.1a',
        title: 'Corps désagrégé',
        text: 'Un corps dont les pertes atteignent le seuil de désagrégation est retiré pour de bon, avec son chef.',
        ruling:
          'Reconstitution\u00A0: les seuils sont de nous, trois quarts de la pleine force (Prussiens trois cinquièmes), arrondis vers le haut. Renforts et cadres s’en vont aussi. Wellington reste quand le corps de réserve s’en va. Un hexagone ainsi vidé, ou par 12.7, pendant un combat ou un bombardement compte comme évacué (11.11, 10.4c), et ce que les unités retirées avaient encore à faire tombe.',
      },
      {
        id: '13.1b',
        title: 'Compte en entier',
        text: 'Toute sa force compte alors comme perdue par l’armée. Aucun point ne compte deux fois\u00A0: les pertes de l’armée sont la pleine force de ces corps, les pertes des autres, et ce qui a fui selon 12.7.',
        ruling: '',
      },
      {
        id: '13.1c',
        title: 'Corps de cavalerie français',
        text: 'Les corps de cavalerie français ne se désagrègent jamais d’eux-mêmes.',
        ruling: '',
      },
      {
        id: '13.1d',
        title: 'Toujours démoralisé',
        text: '',
        ruling: 'Un corps désagrégé compte comme démoralisé pour 12.4 à 12.6.',
      },
      {
        id: '13.2a',
        title: 'Seuils d’armée',
        text: 'Une armée se désagrège à des pertes de 46 (prussienne), 70 (anglo-alliée) ou 72 (française).',
        ruling: '',
      },
      {
        id: '13.2b',
        title: 'Effet',
        text: 'Toutes ses unités sont retirées pour de bon.',
        ruling: 'Ses chefs aussi, et ses renforts n’entrent plus.',
      },
    ],
  },
  {
    id: '14.0',
    title: 'Victoire',
    rules: [
      {
        id: '14.0a',
        title: 'Alliée sur-le-champ',
        text: 'Si l’armée française est démoralisée ou se désagrège, les Alliés gagnent aussitôt, quel que soit leur propre état.',
        ruling: '',
      },
      {
        id: '14.0b',
        title: 'Alliée à la fin',
        text: 'Si, après le tour 16, aucune armée alliée n’est démoralisée ni désagrégée, les Alliés gagnent.',
        ruling: '',
      },
      {
        id: '14.0c',
        title: 'Française à la fin',
        text: 'Si, après le tour 16, une armée alliée au moins l’est et que l’armée française ne l’est pas, les Français gagnent. Ils ne peuvent gagner qu’alors.',
        ruling: '',
      },
      {
        id: '14.0d',
        title: 'Plus rien',
        text: '',
        ruling:
          'Si les deux armées alliées se sont désagrégées, la partie finit aussitôt par une victoire française, puisque rien n’y peut plus changer.',
      },
      {
        id: '14.0e',
        title: 'Au même instant',
        text: '',
        ruling: 'Si un même événement brise les deux camps, 14.0a décide.',
      },
    ],
  },
  {
    id: '15.0',
    title: 'Déploiement et renforts',
    rules: [
      {
        id: '15.0a',
        title: 'Durée',
        text: 'La partie a 16 tours\u00A0: le tour 1 est à six heures du matin, le tour 7 à midi, le tour 16 à neuf heures du soir.',
        ruling: '',
      },
      {
        id: '15.0b',
        title: 'Placement libre',
        text: 'Les unités se placent n’importe où dans leur zone, dans les limites d’empilement.',
        ruling: 'De cette édition\u00A0: le déploiement tout prêt qui est proposé est un placement parmi d’autres.',
      },
      {
        id: '15.1a',
        title: 'Français',
        text: 'Les Français se déploient à Rossomme (1), Maison du Roi, Genappe (1) et (3), Chantelet, La Belle-Alliance (2), Mon Plaisir (1) et Plancenoit (1).',
        ruling: '',
      },
      {
        id: '15.1b',
        title: 'VIe corps',
        text: 'Lobau et le VIe corps entrent par le point 4 au tour 1.',
        ruling: '',
      },
      {
        id: '15.1c',
        title: 'Domon et Subervie',
        text: 'Domon et Subervie, avec leur artillerie à cheval, sont du VIe corps.',
        ruling:
          'L’artillerie à cheval de Domon est listée au IIIe corps\u00A0; elle compte avec le VIe, sauf si 16.0 dit autrement.',
      },
      {
        id: '15.2a',
        title: 'Anglo-alliés',
        text: 'L’armée de Wellington se déploie par corps, autour de Mont-Saint-Jean, Merbraine, Waterloo, Braine-l’Alleud, Smohain et dans les trois grandes fermes devant la crête.',
        ruling: '',
      },
      {
        id: '15.2b',
        title: 'Lambert entre',
        text: 'Lambert entre par le point 1 au tour 1.',
        ruling: '',
      },
      {
        id: '15.3a',
        title: 'Prussiens',
        text: 'Tous les Prussiens entrent en renfort, au tour indiqué ou plus tard, par les points 3 et 2.',
        ruling: '',
      },
      {
        id: '15.3b',
        title: 'Les retenir',
        text: 'Toute l’entrée prussienne peut être retardée, même pour toute la partie\u00A0; une fois commencée, tous doivent tenter d’entrer.',
        ruling:
          'Dès lors, toute unité dont le tour est venu doit entrer dès qu’elle peut par son propre point, et la phase de mouvement ne finit pas tant que l’une le peut. Une unité bloquée peut encore attendre (9.2.3b)\u00A0; celle qui ne peut payer son rang dans la colonne est sautée et n’arrête pas la suivante.',
      },
      {
        id: '15.3c',
        title: 'Ordre d’entrée',
        text: 'À chaque point, les unités entrent dans l’ordre de leurs tours indiqués.',
        ruling: '',
      },
      {
        id: '15.3d',
        title: 'Qui le premier',
        text: '',
        ruling: 'Entre celles d’un même tour, le propriétaire choisit.',
      },
    ],
  },
  {
    id: '16.0',
    title: 'Variantes',
    rules: [
      {
        id: '16.0a',
        title: 'Au choix des joueurs',
        text: 'Les variantes ne servent que si les deux joueurs en conviennent avant le déploiement.',
        ruling:
          'Reconstitution\u00A0: de ce chapitre ne restent que les titres et une note sur le IIIe corps. Tout 16.0 est une création de cette édition.',
      },
      {
        id: '16.1a',
        title: 'Tenter le Destin',
        text: '',
        ruling:
          'De cette édition\u00A0: avant le déploiement, chaque camp jette un dé sur sa liste, et les deux résultats valent.',
      },
      {
        id: '16.1b',
        title: 'Liste française',
        text: '',
        ruling:
          'De cette édition\u00A0: 1 nuit plus sèche\u00A0; 2 Vandamme pour Lobau\u00A0; 3–4 l’histoire\u00A0; 5 Grouchy marche au canon\u00A0; 6 forte pluie.',
      },
      {
        id: '16.1c',
        title: 'Liste alliée',
        text: '',
        ruling:
          'De cette édition\u00A0: 1 retard à Wavre\u00A0; 2 Zieten revient vers Bülow\u00A0; 3–4 l’histoire\u00A0; 5 départ matinal\u00A0; 6 Lambert en retard.',
      },
      {
        id: '16.1d',
        title: 'Nuit plus sèche',
        text: '',
        ruling: 'De cette édition\u00A0: boue profonde au tour 1, boue aux tours 2–4, temps sec dès le tour 5.',
      },
      {
        id: '16.1e',
        title: 'Vandamme pour Lobau',
        text: '',
        ruling:
          'De cette édition\u00A0: Vandamme, Lefol, Habert, Berthezène et Doguereau du IIIe corps prennent la place de Lobau, Simmer, Jeanin et Noury, au même tour et au même point. Domon, Subervie et leur artillerie à cheval sont alors du IIIe corps, dont les seuils remplacent ceux du VIe. Que le IIIe corps puisse remplacer le VIe, et que Domon reste avec lui, est imprimé.',
      },
      {
        id: '16.1f',
        title: 'Grouchy marche au canon',
        text: '',
        ruling:
          'De cette édition\u00A0: Grouchy, Vandamme avec le IIIe corps (sans cavalerie) et Exelmans avec le IIe corps de cavalerie entrent par le point 3 dès le tour 13. Une fois le premier d’entre eux sur la carte, les Prussiens pas encore entrés par le point 3 viennent par le point 2, un tour plus tard au plus tôt. Ces corps ne relèvent pas le seuil d’armée de 72. Grouchy est un troisième chef d’armée français (7.1), et vaut 1 selon 8.1g.',
      },
      {
        id: '16.1g',
        title: 'Forte pluie',
        text: '',
        ruling: 'De cette édition\u00A0: boue profonde aux tours 1–5, boue aux tours 6–10, temps sec dès le tour 11.',
      },
      {
        id: '16.1h',
        title: 'Retard à Wavre',
        text: '',
        ruling:
          'De cette édition\u00A0: tous les Prussiens viennent 1 tour plus tard\u00A0; ceux d’après le tour 16, jamais.',
      },
      {
        id: '16.1i',
        title: 'Zieten revient',
        text: '',
        ruling: 'De cette édition\u00A0: les Prussiens du point 2 entrent par le point 3, un tour plus tard.',
      },
      {
        id: '16.1j',
        title: 'Départ matinal',
        text: '',
        ruling: 'De cette édition\u00A0: tous les Prussiens viennent 1 tour plus tôt.',
      },
      {
        id: '16.1k',
        title: 'Lambert en retard',
        text: '',
        ruling: 'De cette édition\u00A0: Lambert entre au tour 5.',
      },
      {
        id: '16.1l',
        title: 'Rencontres',
        text: '',
        ruling:
          'De cette édition\u00A0: le temps n’est que sur la liste française, et un seul vaut au plus (16.2b). Les décalages d’entrée s’ajoutent, 16.1f en dernier.',
      },
      {
        id: '16.2a',
        title: 'Forcer le Destin',
        text: '',
        ruling:
          'De cette édition\u00A0: au lieu de jeter un dé, chaque camp choisit en secret une ligne de sa liste. Les deux sont montrées ensemble et valent.',
      },
      {
        id: '16.2b',
        title: 'Prix du choix',
        text: '',
        ruling:
          'De cette édition\u00A0: un camp qui choisit une ligne en sa faveur (Français 1, 2, 5\u00A0; Alliés 5) laisse l’adversaire choisir dans la liste de celui-ci une seconde ligne, différente, ouvertement et sans prix. Si tous deux en doivent une, elles sont choisies en secret et montrées ensemble. Aucun camp n’a jamais les lignes françaises 1 et 6, françaises 2 et 5, ou alliées 1 et 5.',
      },
    ],
  },
];
