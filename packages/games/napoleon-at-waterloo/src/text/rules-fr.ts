import type { RuleSection } from '@hundred-days/kernel';

/** The rules in our own words, in French. */
export const RULES_FR: readonly RuleSection[] = [
  {
    id: '1.0',
    title: 'Mise en place',
    rules: [
      {
        id: '1.0.1',
        title: 'Deux camps',
        text: 'Un joueur a les Français. L’autre a les Alliés : les unités anglo-alliées et les unités prussiennes. Amis et ennemis se distinguent par le camp, jamais par la nationalité.',
        ruling: '',
      },
      {
        id: '1.0.2',
        title: 'Hexagones de départ',
        text: 'Avant le tour 1, toute unité qui porte un hexagone de départ à quatre chiffres est placée dans cet hexagone.',
        ruling: '',
      },
      {
        id: '1.0.3',
        title: 'Unités hors carte',
        text: 'Une unité qui a un tour d’arrivée commence hors de la carte. Les unités de la variante (9.1) restent hors du jeu, à moins que 9.0 ne soit choisi.',
        ruling: '',
      },
      {
        id: '1.0.4',
        title: 'Jeu en solitaire',
        text: 'Une seule personne peut jouer les deux camps tour à tour.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.0',
    title: 'Matériel',
    rules: [
      {
        id: '2.0.1',
        title: 'Quatre-vingts pions',
        text: 'La planche compte 80 pions : 73 unités combattantes, 6 jetons numérotés, 1 marqueur de tour.',
        ruling: 'Le livret ne donne que le total ; la répartition est de nous.',
      },
    ],
  },
  {
    id: '2.1',
    title: 'Carte',
    rules: [
      {
        id: '2.1.1',
        title: 'Numéro d’hexagone',
        text: 'Chaque hexagone a un numéro à quatre chiffres : la colonne (de 01 à l’ouest à 23 à l’est), puis la rangée (01 au nord). Les colonnes impaires ont 17 rangées, les colonnes paires 16.',
        ruling: '',
      },
      {
        id: '2.1.2',
        title: 'Hexagones adjacents',
        text: 'Les colonnes paires sont décalées d’un demi-hexagone vers le bas. Voisins (écarts de colonne et de rangée) : colonne impaire N(0,-1) S(0,+1) NE(+1,-1) SE(+1,0) NO(-1,-1) SO(-1,0) ; colonne paire N(0,-1) S(0,+1) NE(+1,0) SE(+1,+1) NO(-1,0) SO(-1,+1).',
        ruling: '',
      },
    ],
  },
  {
    id: '2.2',
    title: 'Terrain',
    rules: [
      {
        id: '2.2.1',
        title: 'Terrain clair',
        text: 'Un point de mouvement pour y entrer ; aucun effet sur le combat.',
        ruling: '',
      },
      {
        id: '2.2.2',
        title: 'Les bâtiments doublent le défenseur',
        text: 'Les hexagones de ville, de village, de ferme et de château forment une seule catégorie : un point pour y entrer ; une unité qui s’y défend a sa force doublée.',
        ruling: '',
      },
      {
        id: '2.2.3',
        title: 'Les bois avec route doublent le défenseur',
        text: 'Un point pour y entrer, seulement par un côté d’hexagone que franchit une route (4.2) ; une unité qui s’y défend a sa force doublée.',
        ruling: '',
      },
      {
        id: '2.2.4',
        title: 'Les bois sans route sont fermés',
        text: 'On ne peut jamais entrer dans un hexagone de bois sans route.',
        ruling: '',
      },
      {
        id: '2.2.5',
        title: 'Pas d’effet sur l’attaquant',
        text: 'Le terrain ne modifie jamais la force d’une unité qui attaque, où qu’elle se trouve. Le doublement vaut contre les attaques au contact comme contre les bombardements.',
        ruling: '',
      },
      {
        id: '2.2.6',
        title: 'Les bois arrêtent le bombardement',
        text: 'Un bombardement ne traverse pas les hexagones de bois, avec ou sans route. On regarde les hexagones adjacents à la fois à l’artillerie et à la cible (un seul si elles sont en ligne droite ; sinon deux, ou un sur deux au bord de la carte) ; le tir est impossible si tous ceux qui existent sont des bois, avec ou sans route. Un hexagone de bois avec route peut être lui-même la cible. Les unités et les bâtiments n’arrêtent jamais le tir.',
        ruling: '',
      },
      {
        id: '2.2.7',
        title: 'Les routes ne donnent pas de bonus',
        text: 'Routes et chemins ne donnent aucun bonus de mouvement et n’ont aucun effet sur le combat. Ils ne servent qu’à 4.2.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.3',
    title: 'Table de résultats des combats',
    rules: [
      {
        id: '2.3.1',
        title: 'Un dé',
        text: 'Un dé à six faces par attaque ; dix colonnes : 1-5, 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1, 5-1, 6-1.',
        ruling: '',
      },
      {
        id: '2.3.2',
        title: 'Les soixante cases de la table',
        text: 'Les soixante résultats sont ceux de la table placée à côté de la carte.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.4',
    title: 'Pions',
    rules: [
      {
        id: '2.4.1',
        title: 'Indications du pion',
        text: 'Une unité a un type (infanterie, cavalerie, artillerie), une désignation, une force de combat, un potentiel de mouvement, et soit un hexagone de départ, soit un tour d’arrivée.',
        ruling: '',
      },
      {
        id: '2.4.2',
        title: 'Types d’unités',
        text: 'Seule l’artillerie peut bombarder. À tout autre égard, les trois types suivent les mêmes règles ; les désignations n’ont aucun effet sur le jeu.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.5',
    title: 'Force',
    rules: [
      {
        id: '2.5.1',
        title: 'Une seule force pour l’attaque et la défense',
        text: 'La force imprimée sert à l’attaque et à la défense, avant l’effet du terrain.',
        ruling: '',
      },
      {
        id: '2.5.2',
        title: 'Pertes en points imprimés',
        text: 'Les pertes se comptent toujours en points de force imprimés, jamais en points doublés.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.6',
    title: 'Potentiel de mouvement',
    rules: [
      {
        id: '2.6.1',
        title: 'Points de mouvement',
        text: 'Le potentiel est le nombre de points de mouvement dont une unité dispose à chacune de ses phases de mouvement ; chaque hexagone où elle entre en coûte un.',
        ruling: '',
      },
    ],
  },
  {
    id: '3.0',
    title: 'Séquence de jeu',
    rules: [
      {
        id: '3.0.1',
        title: 'Ordre des quatre phases',
        text: 'Un tour de jeu comprend : mouvement français, combat français, mouvement allié, combat allié.',
        ruling: '',
      },
      {
        id: '3.0.2',
        title: 'Phase de mouvement',
        text: 'Dans une phase de mouvement, le joueur actif déplace autant de ses unités qu’il veut (aucune, quelques-unes, toutes) et fait entrer ses renforts. Aucune attaque n’a lieu.',
        ruling: '',
      },
      {
        id: '3.0.3',
        title: 'Attaques de la phase de combat et moment des résultats',
        text: 'Dans une phase de combat, le joueur actif doit mener les attaques qu’impose 5.1, dans l’ordre qu’il veut ; chaque résultat est appliqué avant que l’attaque suivante soit annoncée.',
        ruling: '',
      },
      {
        id: '3.0.4',
        title: 'Dix tours de jeu',
        text: 'Après la phase de combat alliée du tour 10, la partie se termine et 8.0 en décide.',
        ruling: '',
      },
      {
        id: '3.0.5',
        title: 'La partie peut finir plus tôt',
        text: 'La partie se termine aussitôt, même au milieu d’une phase, quand 8.1, 8.3 ou la dernière partie de 8.4 est remplie.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.0',
    title: 'Mouvement',
    rules: [
      {
        id: '4.0.1',
        title: 'Ses unités, sa phase',
        text: 'Un joueur ne déplace que ses propres unités, et seulement dans sa propre phase de mouvement.',
        ruling: '',
      },
      {
        id: '4.0.2',
        title: 'D’hexagone en hexagone',
        text: 'Les unités se déplacent l’une après l’autre, chacune le long d’une suite d’hexagones adjacents, dans toutes les directions.',
        ruling: '',
      },
      {
        id: '4.0.3',
        title: 'Fin de la phase',
        text: 'La phase se termine quand le joueur le dit ou commence ses attaques. Aucune unité ne peut plus être déplacée ensuite.',
        ruling:
          'Chaque unité fait un seul mouvement par phase ; dès qu’une autre unité a commencé à bouger, elle ne peut plus être déplacée davantage.',
      },
    ],
  },
  {
    id: '4.1',
    title: 'Potentiel de mouvement',
    rules: [
      {
        id: '4.1.1',
        title: 'Le potentiel est la limite',
        text: 'Une unité ne dépense jamais plus de points que son potentiel dans une même phase de mouvement.',
        ruling: '',
      },
      {
        id: '4.1.2',
        title: 'Bouger moins, ou pas du tout',
        text: 'Une unité peut s’arrêter plus tôt ou rester sur place ; rien ne l’oblige à bouger.',
        ruling: '',
      },
      {
        id: '4.1.3',
        title: 'Ni épargne ni prêt de points',
        text: 'Les points non dépensés sont perdus ; on ne peut ni les garder ni les donner à une autre unité.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.2',
    title: 'Bois et routes',
    rules: [
      {
        id: '4.2.1',
        title: 'Un point par hexagone',
        text: 'Chaque hexagone coûte un point, quel que soit son terrain, avec ou sans route.',
        ruling: '',
      },
      {
        id: '4.2.2',
        title: 'Les bois par la route seulement',
        text: 'On n’entre dans un hexagone de bois et on n’en sort que par un côté d’hexagone que franchit une route. Tous les autres côtés de tous les hexagones de bois sont fermés.',
        ruling: '',
      },
      {
        id: '4.2.3',
        title: 'Même limite pour le recul et l’avance',
        text: 'Il en va de même pour les reculs, les refoulements et les avances.',
        ruling: '',
      },
      {
        id: '4.2.4',
        title: 'Les côtés fermés n’empêchent pas le combat',
        text: '',
        ruling:
          'Les zones de contrôle s’étendent, et les attaques se font, à travers les côtés fermés ; 4.2 ne parle que d’entrer et de sortir.',
      },
    ],
  },
  {
    id: '4.3',
    title: 'Hexagones ennemis',
    rules: [
      {
        id: '4.3.1',
        title: 'Hexagones ennemis',
        text: 'Une unité n’entre jamais dans un hexagone qui contient une unité ennemie.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.4',
    title: 'Empilement',
    rules: [
      {
        id: '4.4.1',
        title: 'Passage à travers les unités amies',
        text: 'Une unité peut traverser des hexagones qui contiennent des unités amies.',
        ruling: '',
      },
      {
        id: '4.4.2',
        title: 'Une unité par hexagone',
        text: 'À la fin de la phase de mouvement, aucun hexagone ne peut contenir deux unités. Au cours de la phase, deux unités peuvent partager un hexagone un moment.',
        ruling: '',
      },
      {
        id: '4.4.3',
        title: 'Empilement interdit : l’adversaire choisit le survivant',
        text: 'Si la phase est terminée avec deux unités ou plus dans un hexagone, l’adversaire choisit celle qui reste ; les autres sont détruites et comptent comme pertes.',
        ruling: 'La table avertit, et redemande, avant d’accepter une telle fin de phase.',
      },
    ],
  },
  {
    id: '4.5',
    title: 'Zones de contrôle',
    rules: [
      {
        id: '4.5.1',
        title: 'Zone de contrôle',
        text: 'La zone de contrôle (ZdC) d’une unité comprend les hexagones qui lui sont adjacents (six au plus), à tout moment, dans les tours des deux joueurs.',
        ruling: '',
      },
      {
        id: '4.5.2',
        title: 'Arrêt à l’entrée d’une zone ennemie',
        text: 'Une unité qui entre dans une zone de contrôle ennemie s’y arrête et ne bouge plus de la phase.',
        ruling: '',
      },
      {
        id: '4.5.3',
        title: 'Une unité en zone ennemie ne peut pas bouger',
        text: 'Une unité qui se trouve dans une zone de contrôle ennemie au moment de commencer son mouvement ne peut pas bouger du tout, pas même pour passer directement d’une zone ennemie à une autre ou pour quitter la carte.',
        ruling: '',
      },
      {
        id: '4.5.4',
        title: 'Rien n’annule une zone',
        text: '',
        ruling:
          'Ni le terrain, ni les côtés fermés, ni la présence d’une unité amie dans l’hexagone n’annulent une zone de contrôle, que ce soit pour le mouvement, le recul ou le combat. Le livret ne nomme aucune exception.',
      },
      {
        id: '4.5.5',
        title: 'Seul le combat libère une unité bloquée',
        text: 'Seule l’issue d’un combat (un recul, une avance ou la disparition de l’ennemi) libère une unité bloquée.',
        ruling: '',
      },
      {
        id: '4.5.6',
        title: 'Hexagones amis en zone ennemie : non proposés',
        text: 'Un hexagone en zone ennemie qui contient une unité amie ne peut être atteint qu’au prix de 4.4.3, car l’unité qui arrive doit s’y arrêter et l’occupante est bloquée ; il n’est pas proposé.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.6',
    title: 'Sortie de la carte',
    rules: [
      {
        id: '4.6.1',
        title: 'On ne quitte pas la carte',
        text: 'Les unités ne peuvent pas quitter la carte, sauf les unités françaises selon 8.3.',
        ruling: '',
      },
      {
        id: '4.6.2',
        title: 'Poussée hors de la carte, une unité est détruite',
        text: 'Une unité qui ne pourrait reculer que hors de la carte est détruite, même dans un hexagone de sortie.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.0',
    title: 'Qui attaque',
    rules: [
      {
        id: '5.0.1',
        title: 'La position décide',
        text: 'Une unité ne peut attaquer que si elle est au contact de l’unité qu’elle attaque, ou si c’est une artillerie qui bombarde selon 5.6.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.1',
    title: 'Obligations',
    rules: [
      {
        id: '5.1.1',
        title: 'Les unités au contact doivent attaquer',
        text: 'Toute unité du joueur actif en zone de contrôle ennemie doit prendre part à une attaque dans sa phase de combat.',
        ruling: '',
      },
      {
        id: '5.1.2',
        title: 'Les unités au contact doivent être attaquées',
        text: 'Toute unité ennemie qui a dans sa zone de contrôle une unité du joueur actif doit être l’objet d’une attaque.',
        ruling: '',
      },
      {
        id: '5.1.3',
        title: 'Libre choix des combats',
        text: 'Dans les limites de 5.1 à 5.8, le joueur actif choisit lesquelles de ses unités attaquent quelles unités ennemies.',
        ruling: '',
      },
      {
        id: '5.1.4',
        title: 'Obligations fixées au début de la phase',
        text: '',
        ruling:
          'Les unités liées par 5.1.1 et 5.1.2 sont relevées au début de la phase de combat (5.0 demande au joueur d’examiner d’abord la position). Les contacts qui naissent ensuite des reculs et des avances ne créent pas de nouvelle obligation.',
      },
      {
        id: '5.1.5',
        title: 'Pas d’attaque qui délaisse une obligation',
        text: '',
        ruling:
          'Une unité est « délaissée » si elle est (a) une unité liée du joueur actif qui n’a pas attaqué et ne touche aucune unité ennemie qui n’ait pas encore été attaquée, ou (b) une unité ennemie liée et non attaquée qui a dans sa zone une ou plusieurs unités du joueur actif, mais ayant toutes déjà attaqué, et qui reste de trop quand on attribue à autant de ces ennemis que possible une artillerie différente, non employée et capable de les bombarder. Une attaque ne peut pas être annoncée si, ses attaquants et ses défenseurs étant marqués comme employés et avant tout résultat, plus d’unités seraient délaissées qu’à présent. Au début de la phase, aucune unité n’est délaissée, de sorte que toutes les obligations peuvent être remplies si les résultats ne s’y opposent pas ; seule l’artillerie peut être mise hors d’état par des résultats, si bien que seules les obligations de l’espèce (b) peuvent faire défaut.',
      },
      {
        id: '5.1.6',
        title: 'Quand une obligation tombe',
        text: '',
        ruling:
          'L’obligation d’attaquer une unité ennemie tombe quand il ne reste aucune unité du joueur actif dans sa zone, ou quand il ne reste rien qui puisse l’attaquer (par exemple si l’artillerie qui devait la bombarder se retrouve en zone ennemie par une avance de l’ennemi). Une obligation tombée n’empêche jamais d’autres attaques. La phase ne peut être terminée que lorsque aucune obligation ouverte ne peut plus être remplie par une attaque permise.',
      },
    ],
  },
  {
    id: '5.2',
    title: 'Une fois par phase',
    rules: [
      {
        id: '5.2.1',
        title: 'Attaquer une fois',
        text: 'Aucune unité ne prend part à plus d’une attaque par phase de combat.',
        ruling: '',
      },
      {
        id: '5.2.2',
        title: 'Être attaquée une fois',
        text: 'Aucune unité ennemie n’est l’objet de plus d’une attaque par phase de combat, même si elle a avancé ou reculé depuis.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.3',
    title: 'Plusieurs attaquants',
    rules: [
      {
        id: '5.3.1',
        title: 'Plusieurs attaquants',
        text: 'Autant d’unités que l’on veut, si elles y ont droit, peuvent se joindre à une même attaque.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.4',
    title: 'Plusieurs défenseurs',
    rules: [
      {
        id: '5.4.1',
        title: 'Plusieurs défenseurs',
        text: 'Une attaque ne peut viser plusieurs unités ennemies que si chaque attaquant au contact est adjacent à chacune d’elles.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.5',
    title: 'Force entière',
    rules: [
      {
        id: '5.5.1',
        title: 'La force est indivisible',
        text: 'Une unité emploie toujours toute sa force dans une seule attaque ou une seule défense.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.6',
    title: 'Bombardement',
    rules: [
      {
        id: '5.6.1',
        title: 'La portée est de deux hexagones exactement',
        text: 'Une artillerie peut bombarder une unité ennemie à deux hexagones exactement, si la ligne de tir le permet (2.2.6).',
        ruling: '',
      },
      {
        id: '5.6.2',
        title: 'Pas de bombardement depuis une zone ennemie',
        text: 'Une artillerie dans une zone de contrôle ennemie ne peut pas bombarder ; elle est liée par 5.1.1 et attaque au contact comme toute autre unité.',
        ruling: '',
      },
      {
        id: '5.6.3',
        title: 'Le bombardement est facultatif',
        text: 'Le bombardement n’est jamais obligatoire, sauf dans la mesure où le joueur en a besoin pour remplir 5.1.2.',
        ruling: '',
      },
      {
        id: '5.6.4',
        title: 'Le bombardement peut remplir l’obligation d’attaquer',
        text: 'Un bombardement remplit l’obligation d’attaquer une unité ennemie, pourvu que chaque unité du joueur actif dans la zone de cet ennemi prenne part à une attaque contre une autre unité ennemie.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.7',
    title: 'Artillerie seule',
    rules: [
      {
        id: '5.7.1',
        title: 'Artillerie seule : un hexagone visé',
        text: 'Un bombardement par l’artillerie seule vise un seul hexagone occupé par l’ennemi.',
        ruling: '',
      },
      {
        id: '5.7.2',
        title: 'Artilleries réunies',
        text: 'Plusieurs artilleries peuvent bombarder le même hexagone ; leurs forces s’additionnent en une seule attaque.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.8',
    title: 'Attaques combinées',
    rules: [
      {
        id: '5.8.1',
        title: 'Attaque combinée',
        text: 'Des unités au contact et des artilleries qui bombardent peuvent se joindre en une seule attaque ; toutes les forces s’additionnent.',
        ruling: '',
      },
      {
        id: '5.8.2',
        title: 'Un hexagone suffit à l’artillerie',
        text: 'Dans une attaque combinée contre plusieurs hexagones, il suffit à une artillerie d’en avoir un à portée et en ligne de tir. C’est l’exception à 5.4.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.0',
    title: 'Résolution du combat',
    rules: [
      {
        id: '6.0.1',
        title: 'Marche du combat',
        text: 'On additionne les attaquants ; on additionne les défenseurs, chacun d’abord doublé là où 2.2 le dit ; on cherche la colonne ; on lance le dé ; on applique le résultat avant l’attaque suivante.',
        ruling: '',
      },
      {
        id: '6.0.2',
        title: 'Fin de la phase de combat',
        text: 'Le joueur actif annonce la fin de sa phase de combat quand ses attaques sont faites (5.1.6).',
        ruling: '',
      },
    ],
  },
  {
    id: '6.1',
    title: 'Annonce',
    rules: [
      {
        id: '6.1.1',
        title: 'Annoncer avant le jet de dé',
        text: 'Attaquants, défenseurs et rapport de force sont annoncés avant le jet de dé.',
        ruling: '',
      },
      {
        id: '6.1.2',
        title: 'Attaques dans n’importe quel ordre',
        text: 'Le joueur actif choisit l’ordre de ses attaques.',
        ruling: 'Il les annonce une à une ; il n’a pas à déclarer d’avance les suivantes.',
      },
      {
        id: '6.1.3',
        title: 'Rien ne change après le jet de dé',
        text: 'Après le jet de dé, rien de l’annonce ne peut être changé.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.2',
    title: 'Rapport de force',
    rules: [
      {
        id: '6.2.1',
        title: 'Rapport arrondi en faveur du défenseur',
        text: 'Si l’attaque est au moins égale à la défense, on divise l’attaque par la défense, on arrondit à l’entier inférieur et la colonne est ce nombre contre 1. Sinon, on divise la défense par l’attaque, on arrondit à l’entier supérieur et la colonne est 1 contre ce nombre. (Exemple du livret : 11 contre 4 donne 2-1.)',
        ruling: '',
      },
      {
        id: '6.2.2',
        title: 'Rapports au-delà de la table',
        text: 'Plus de 6-1 compte pour 6-1 ; moins de 1-5 compte pour 1-5.',
        ruling: '',
      },
      {
        id: '6.2.3',
        title: 'L’attaquant peut abaisser la colonne',
        text: 'Avant le jet de dé, l’attaquant peut annoncer n’importe quelle colonne inférieure, donc plus à gauche.',
        ruling: 'Il abaisse la colonne trouvée selon 6.2.1 et 6.2.2 ; le décalage de 8.2 vient ensuite.',
      },
    ],
  },
  {
    id: '6.3',
    title: 'Résultats',
    rules: [
      {
        id: '6.3.1',
        title: 'Ae : attaquants au contact détruits',
        text: 'Tous les attaquants au contact sont détruits. L’artillerie qui bombarde ne l’est pas. Une unité en défense peut avancer.',
        ruling: '',
      },
      {
        id: '6.3.2',
        title: 'Ar : recul des attaquants au contact',
        text: 'Tous les attaquants au contact reculent d’un hexagone. L’artillerie qui bombarde n’y est pas tenue. Une unité en défense peut avancer.',
        ruling: '',
      },
      {
        id: '6.3.3',
        title: 'Ee : défenseurs détruits, l’attaquant paie leur valeur imprimée',
        text: 'Tous les défenseurs sont détruits. L’attaquant retire ensuite des unités attaquantes de son choix, au contact et entières, dont les forces imprimées totalisent au moins la force imprimée des défenseurs détruits.',
        ruling: '',
      },
      {
        id: '6.3.4',
        title: 'Ee, quand le compte n’y est pas',
        text: '',
        ruling:
          'Si tous les attaquants au contact réunis n’atteignent pas cette somme, ils sont tous retirés et le manque est oublié. Il est permis de payer plus que nécessaire, mais on ne peut retirer aucune unité dont on pourrait se passer en atteignant tout de même la somme.',
      },
      {
        id: '6.3.5',
        title: 'Ee et l’artillerie',
        text: 'L’artillerie qui bombarde n’est jamais retirée par Ee et ne compte pas dans le paiement. Si l’artillerie seule a attaqué, l’attaquant ne perd rien.',
        ruling: '',
      },
      {
        id: '6.3.6',
        title: 'Ee, avance',
        text: 'S’il survit des attaquants au contact, l’un d’eux peut avancer.',
        ruling: '',
      },
      {
        id: '6.3.7',
        title: 'Dr : recul des défenseurs',
        text: 'Tous les défenseurs reculent d’un hexagone. L’un des attaquants peut avancer.',
        ruling: '',
      },
      {
        id: '6.3.8',
        title: 'De : défenseurs détruits',
        text: 'Tous les défenseurs sont détruits. L’un des attaquants peut avancer.',
        ruling: '',
      },
      {
        id: '6.3.9',
        title: 'Ordre à l’intérieur d’un résultat',
        text: '',
        ruling:
          'D’abord les éliminations, puis les reculs forcés, puis les retraits volontaires d’artillerie (6.8.2), puis les avances.',
      },
    ],
  },
  {
    id: '6.4',
    title: 'Reculs',
    rules: [
      {
        id: '6.4.1',
        title: 'Le propriétaire choisit l’hexagone de recul',
        text: 'Le propriétaire de l’unité qui recule choisit son hexagone ; elle se déplace d’un hexagone exactement.',
        ruling: '',
      },
      {
        id: '6.4.2',
        title: 'Hexagone sûr',
        text: 'Un hexagone est sûr s’il est adjacent, sur la carte, accessible selon 4.2 et 4.3 depuis la place de l’unité, et hors de toute zone de contrôle ennemie (les zones telles qu’elles sont à ce moment).',
        ruling: '',
      },
      {
        id: '6.4.3',
        title: 'Aucun hexagone sûr',
        text: 'Sans hexagone sûr, l’unité est détruite (et compte comme perte). L’hexagone qu’elle laisse compte comme évacué pour 6.6.',
        ruling: '',
      },
      {
        id: '6.4.4',
        title: 'Tout hexagone sûr éloigne de l’ennemi',
        text: '',
        ruling:
          'Tout hexagone sûr compte comme « éloigné » de l’ennemi, puisque aucun hexagone sûr ne touche une unité ennemie ; contre l’artillerie seule, la distance à l’artillerie n’a pas à augmenter.',
      },
      {
        id: '6.4.5',
        title: 'Plusieurs unités qui reculent',
        text: '',
        ruling:
          'Quand plusieurs unités reculent, leur propriétaire les fait reculer l’une après l’autre, dans l’ordre de son choix ; les suivantes trouvent la nouvelle position.',
      },
      {
        id: '6.4.6',
        title: 'Le recul est obligatoire',
        text: '',
        ruling: 'Une unité qui peut reculer doit le faire ; son propriétaire ne peut pas choisir sa destruction.',
      },
    ],
  },
  {
    id: '6.5',
    title: 'Refoulement',
    rules: [
      {
        id: '6.5.1',
        title: 'Refouler seulement s’il n’y a pas d’hexagone sûr vide',
        text: 'Si au moins un hexagone sûr est vide, l’unité doit reculer dans un hexagone vide. C’est seulement si tous ses hexagones sûrs contiennent des unités amies qu’elle peut entrer dans l’un d’eux et en refouler l’occupante.',
        ruling: '',
      },
      {
        id: '6.5.2',
        title: 'L’unité refoulée recule',
        text: 'L’unité refoulée se déplace d’un hexagone selon 6.4 et 6.5, comme si elle reculait ; son propriétaire choisit.',
        ruling: '',
      },
      {
        id: '6.5.3',
        title: 'Chaînes de refoulements',
        text: 'Une unité refoulée peut en refouler une autre à son tour.',
        ruling:
          'Dans une même chaîne, aucune unité n’est refoulée deux fois, et l’on n’entre plus dans un hexagone que la chaîne a quitté.',
      },
      {
        id: '6.5.4',
        title: 'Chaîne rompue',
        text: 'Si aucune chaîne de refoulements ne peut être menée à bien, l’unité qui devait reculer la première est détruite et personne n’est refoulé.',
        ruling: 'Si un choix d’occupantes mène une chaîne à bien, il faut suivre une telle chaîne.',
      },
      {
        id: '6.5.5',
        title: 'Une artillerie qui doit un bombardement ne peut pas être refoulée',
        text: 'Une unité qui recule ne peut pas refouler une artillerie qui doit encore un bombardement obligatoire : une unité ennemie a dans sa zone une unité du joueur actif et n’a pas encore été attaquée ; toutes les unités du joueur actif dans sa zone ont attaqué un autre ennemi (ou sont l’unité qui recule) ; et cette artillerie, non employée et hors de toute zone ennemie, l’a à portée et en ligne de tir. L’hexagone d’une telle artillerie est tenu pour fermé au recul et à tous les refoulements de sa chaîne.',
        ruling: 'Si plusieurs artilleries pouvaient faire le même bombardement, chacune d’elles est ainsi protégée.',
      },
      {
        id: '6.5.6',
        title: 'Le refoulement n’a pas d’autre effet',
        text: 'Le refoulement n’a pas d’autre effet : une unité refoulée qui n’a pas encore attaqué peut encore bombarder si elle en remplit les conditions.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.6',
    title: 'Avance après combat',
    rules: [
      {
        id: '6.6.1',
        title: 'Une unité par hexagone évacué',
        text: 'Dans chaque hexagone évacué par le camp vaincu peut avancer une unité victorieuse qui a pris part à cette attaque et qui lui est adjacente ; une unité n’avance que d’un hexagone.',
        ruling:
          '6.6 parle de chaque hexagone évacué : s’il y en a plusieurs, plusieurs unités différentes peuvent avancer ; « une unité » ou « l’un » en 6.3 signifie une par hexagone évacué.',
      },
      {
        id: '6.6.2',
        title: 'Avancer aussitôt ou jamais',
        text: 'L’avance se fait aussitôt, avant l’attaque suivante, et n’est jamais obligatoire.',
        ruling: '',
      },
      {
        id: '6.6.3',
        title: 'L’avance ignore les zones',
        text: 'Une unité peut avancer à partir d’une zone de contrôle ennemie et dans une zone de contrôle ennemie.',
        ruling: '',
      },
      {
        id: '6.6.4',
        title: 'Avance dans les bois par la route seulement',
        text: 'Pour avancer dans un hexagone de bois avec route, il faut un côté d’hexagone que franchit une route (4.2.3).',
        ruling: '',
      },
      {
        id: '6.6.5',
        title: 'L’artillerie qui bombarde n’avance pas',
        text: '',
        ruling:
          'Une artillerie qui a bombardé ne peut pas avancer, étant à deux hexagones ; une artillerie qui a attaqué au contact le peut.',
      },
      {
        id: '6.6.6',
        title: 'Pas de second combat',
        text: 'Un attaquant qui a avancé a déjà attaqué, un défenseur qui a avancé a déjà été attaqué ; 5.2 leur interdit tout autre combat dans cette phase.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.7',
    title: 'Sans points',
    rules: [
      {
        id: '6.7.1',
        title: 'Les déplacements de combat ne coûtent pas de points',
        text: 'Reculs, refoulements et avances ne coûtent pas de points de mouvement et ne sont pas limités par le potentiel ; 4.5 ne les arrête pas au-delà de ce que dit 6.4.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.8',
    title: 'Artillerie à distance',
    rules: [
      {
        id: '6.8.1',
        title: 'L’artillerie qui bombarde est à l’abri',
        text: 'Une artillerie qui bombarde n’est jamais détruite, retirée ni forcée de reculer par le résultat de son attaque.',
        ruling: '',
      },
      {
        id: '6.8.2',
        title: 'Retrait volontaire de l’artillerie qui bombarde',
        text: 'Après Ae, Ar ou Ee, chaque artillerie qui a bombardé dans cette attaque peut se retirer d’un hexagone, au choix de son propriétaire.',
        ruling: 'Seulement dans un hexagone sûr et vide ; elle ne refoule personne.',
      },
      {
        id: '6.8.3',
        title: 'L’artillerie au contact subit les résultats',
        text: 'Une artillerie qui attaque au contact subit les résultats comme toute autre unité.',
        ruling: '',
      },
    ],
  },
  {
    id: '7.0',
    title: 'Renforts',
    rules: [
      {
        id: '7.0.1',
        title: 'Prussiens disponibles au tour 3',
        text: 'Le contingent prussien ordinaire devient disponible dans la phase de mouvement alliée du tour 3, à n’importe quel moment de cette phase.',
        ruling: '',
      },
      {
        id: '7.0.2',
        title: 'Hexagones d’entrée de la colonne 23',
        text: 'Il entre par les hexagones de la colonne 23 qui ne sont pas des bois : 2303, 2307, 2308, 2309, 2311, 2312, 2313, 2316.',
        ruling: '',
      },
    ],
  },
  {
    id: '7.1',
    title: 'Entrée',
    rules: [
      {
        id: '7.1.1',
        title: 'Coût de l’entrée',
        text: 'Entrer dans l’hexagone d’entrée coûte un point ; le reste du potentiel peut être dépensé aussitôt selon 4.0.',
        ruling: '',
      },
      {
        id: '7.1.2',
        title: 'Pas de file d’attente',
        text: 'Les unités qui entrent par le même hexagone paient chacune un point, quels que soient leur nombre et leur ordre.',
        ruling: '',
      },
      {
        id: '7.1.3',
        title: 'Bouger et combattre à l’arrivée',
        text: 'Elles peuvent bouger et combattre dès le tour de leur arrivée et sont ensuite des unités ordinaires.',
        ruling: '',
      },
    ],
  },
  {
    id: '7.2',
    title: 'Hexagones interdits',
    rules: [
      {
        id: '7.2.1',
        title: 'Hexagones d’entrée interdits',
        text: 'Une unité ne peut pas entrer par un hexagone qui contient une unité ennemie ou qui se trouve dans une zone de contrôle ennemie.',
        ruling: '',
      },
      {
        id: '7.2.2',
        title: 'Entrée et empilement',
        text: 'Une unité ne peut pas entrer là où elle devrait finir la phase empilée.',
        ruling:
          'Elle peut entrer par un hexagone qui contient une unité amie si elle continue dans le même mouvement (entrer et continuer font un seul mouvement, 4.0.3), ou si l’unité qui s’y trouve peut encore en partir plus tard dans la phase.',
      },
    ],
  },
  {
    id: '7.3',
    title: 'Retard',
    rules: [
      {
        id: '7.3.1',
        title: 'Les renforts peuvent être retardés',
        text: 'Les renforts disponibles peuvent être retenus, en partie ou tous, aussi longtemps que leur propriétaire le veut, et entrer dans n’importe laquelle de ses phases de mouvement suivantes.',
        ruling: '',
      },
      {
        id: '7.3.2',
        title: 'Les unités retardées entrent par les mêmes hexagones',
        text: 'Elles doivent toujours entrer par les hexagones de 7.0.2. Une unité qui n’entre jamais n’est pas une perte.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.0',
    title: 'Victoire',
    rules: [
      {
        id: '8.0.1',
        title: 'Compte des pertes',
        text: 'Les pertes d’un camp sont la somme des forces imprimées de ses unités détruites. Les pertes prussiennes sont des pertes alliées. Les unités sorties ou pas encore arrivées ne sont pas des pertes. Les deux comptes et le nombre d’unités sorties sont connus des deux joueurs.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.1',
    title: 'Victoire alliée',
    rules: [
      {
        id: '8.1.1',
        title: 'Victoire alliée',
        text: 'Le joueur allié gagne aussitôt que les pertes françaises atteignent 40 alors que les pertes alliées sont inférieures à 40.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.2',
    title: 'Démoralisation',
    rules: [
      {
        id: '8.2.1',
        title: 'Démoralisation alliée à 40',
        text: 'Le camp allié est démoralisé dès l’instant où ses pertes atteignent 40, pour le reste de la partie. La partie continue, à moins que 8.3.1 ne soit rempli.',
        ruling: '',
      },
      {
        id: '8.2.2',
        title: 'Démoralisation : attaques alliées une colonne plus à gauche',
        text: 'Une fois le camp démoralisé, toute attaque alliée, y compris celles des Prussiens et les bombardements, est résolue une colonne plus à gauche (exemple : 3-1 devient 2-1).',
        ruling: '',
      },
      {
        id: '8.2.3',
        title: 'Démoralisation : attaques françaises une colonne plus à droite',
        text: 'Toute attaque française est résolue une colonne plus à droite (exemple : 1-2 devient 1-1).',
        ruling: '',
      },
      {
        id: '8.2.4',
        title: 'Décalage aux extrémités de la table',
        text: '',
        ruling:
          'On ramène d’abord le rapport à la table (6.2.2), puis on abaisse la colonne si on le veut (6.2.3), puis on la décale d’un cran ; un décalage au-delà de 1-5 ou de 6-1 est sans effet. Ainsi une attaque alliée à 8 contre 1 se résout en 5-1, une attaque française à 1 contre 7 en 1-4.',
      },
      {
        id: '8.2.5',
        title: 'Plus d’effondrement français ensuite',
        text: 'Une fois le camp allié démoralisé, des pertes françaises de 40 ou plus sont sans effet.',
        ruling: '',
      },
      {
        id: '8.2.6',
        title: 'Les Français ne sont jamais démoralisés',
        text: 'Les pertes françaises n’ont pas un tel effet.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.3',
    title: 'Victoire française',
    rules: [
      {
        id: '8.3.1',
        title: 'Victoire française',
        text: 'Le joueur français gagne aussitôt que les pertes alliées sont de 40 ou plus et que sept unités françaises ou plus (celles de la variante comprises) sont sorties, dans un ordre ou dans l’autre.',
        ruling: '',
      },
      {
        id: '8.3.2',
        title: 'Comment sortir',
        text: 'Une unité française sort, dans une phase de mouvement française, depuis l’un des hexagones de sortie.',
        ruling:
          'Sortir coûte un point de mouvement (comme un hexagone de plus), et une unité en zone de contrôle ennemie ne le peut pas (4.5).',
      },
      {
        id: '8.3.3',
        title: 'Pas de sortie par le combat',
        text: 'Une unité ne sort jamais par l’effet d’un combat ; un recul qui n’a pas d’autre issue est une destruction.',
        ruling: '',
      },
      {
        id: '8.3.4',
        title: 'Unités sorties',
        text: 'Elles ne sont pas détruites, ne reviennent pas, et comptent comme sorties, qu’elles soient parties avant ou après la démoralisation. Il peut en sortir plus de sept.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.4',
    title: 'Parties nulles et égalités',
    rules: [
      {
        id: '8.4.1',
        title: 'Partie nulle après le tour 10',
        text: 'Si le tour 10 se termine sans que 8.1.1 ni 8.3.1 aient été remplis, la partie est nulle, même si le camp allié est démoralisé.',
        ruling: '',
      },
      {
        id: '8.4.2',
        title: 'Les deux camps atteignent 40 ensemble',
        text: 'Si un même résultat (Ee) fait passer les deux camps de moins de 40 à 40 ou plus, le joueur français gagne si sept unités sont déjà sorties ; sinon, le joueur allié gagne.',
        ruling: '',
      },
      {
        id: '8.4.3',
        title: 'Les pertes d’un même résultat comptent ensemble',
        text: '',
        ruling:
          'Toutes les éliminations et tous les reculs forcés d’un même résultat de combat, avec les deux moitiés d’un Ee, sont portés aux comptes avant que 8.1.1, 8.2.1, 8.3.1 et 8.4.2 soient examinés ; cet examen a lieu avant les retraits volontaires et les avances. Une démoralisation qui en résulte agit sur l’attaque suivante, non sur celle qui vient d’être résolue.',
      },
    ],
  },
  {
    id: '9.0',
    title: 'Variante Grouchy',
    rules: [
      {
        id: '9.0.1',
        title: 'La variante est facultative',
        text: 'La variante se choisit avant la partie ; sans elle, le chapitre 9 ne sert pas.',
        ruling: '',
      },
      {
        id: '9.0.2',
        title: 'Chaque joueur tire une clé',
        text: 'Avant le tour 1, chaque joueur tire au hasard un nombre de 1 à 6.',
        ruling:
          'Les deux tirages sont indépendants et peuvent être égaux (chaque joueur tire dans une série complète de 1 à 6).',
      },
      {
        id: '9.0.3',
        title: 'Les clés restent cachées',
        text: 'Une clé n’est connue que de son propriétaire jusqu’à la fin de la partie, puis elle est montrée aux deux joueurs.',
        ruling: 'Des renforts, l’adversaire ne peut voir que ce qui est entré sur la carte.',
      },
    ],
  },
  {
    id: '9.1',
    title: 'Unités de la variante',
    rules: [
      {
        id: '9.1.1',
        title: 'Unités de la variante',
        text: 'Les unités marquées Gt5v n’appartiennent qu’à cette variante ; elles arrivent au plus tôt au tour 5.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.2',
    title: 'Entrée',
    rules: [
      {
        id: '9.2.1',
        title: 'Les forces de la variante entrent par le bord est',
        text: 'Toutes les forces supplémentaires, françaises comprises, entrent par les hexagones de 7.0.2 selon 7.1 à 7.3 (amis et ennemis vus de leur propre camp), dans la phase de mouvement de leur propriétaire.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.3',
    title: 'Clé française',
    rules: [
      {
        id: '9.3.1',
        title: 'Clé française 1, 2 ou 3',
        text: 'Aucune unité française supplémentaire.',
        ruling: '',
      },
      {
        id: '9.3.2',
        title: 'Clé française 4 ou 5',
        text: 'Au tour 5 : une 5-4, deux 4-4, une 2-5, une 3-3.',
        ruling: '',
      },
      {
        id: '9.3.3',
        title: 'Clé française 6',
        text: 'Au tour 5 : toutes les unités françaises de la variante.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.4',
    title: 'Clé prussienne',
    rules: [
      {
        id: '9.4.1',
        title: 'Clé prussienne 1',
        text: 'Comme dans la partie ordinaire.',
        ruling: '',
      },
      {
        id: '9.4.2',
        title: 'Clé prussienne 2',
        text: 'Aucun Prussien.',
        ruling: '',
      },
      {
        id: '9.4.3',
        title: 'Clé prussienne 3',
        text: 'Le contingent ordinaire au tour 5 au lieu du tour 3 ; rien d’autre.',
        ruling: '',
      },
      {
        id: '9.4.4',
        title: 'Clé prussienne 4',
        text: 'Au tour 3, seulement une 5-4, une 4-4, une 3-5, une 3-3 ; rien d’autre.',
        ruling: 'Elles sont prises dans le contingent ordinaire, puisqu’elles arrivent au tour 3.',
      },
      {
        id: '9.4.5',
        title: 'Clé prussienne 5',
        text: 'Le contingent ordinaire au tour 3 ; au tour 5, une 5-4, une 4-5, une 3-5, une 3-3.',
        ruling:
          'Prises parmi les unités de la variante. La 4-5 est peut-être une erreur pour 4-4 (voir la clé 4), mais le texte est suivi, et il existe parmi les pions une 4-5 prussienne.',
      },
      {
        id: '9.4.6',
        title: 'Clé prussienne 6',
        text: 'Le contingent ordinaire au tour 3 ; toutes les unités prussiennes de la variante au tour 5.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.5',
    title: 'Autres clés',
    rules: [
      {
        id: '9.5.1',
        title: 'Tables de clés de son cru',
        text: 'Les joueurs peuvent convenir d’autres tables de clés.',
        ruling: '',
      },
    ],
  },
];
