import type { RuleSection } from '@hundred-days/kernel';

/** The rules of the battles in French, for the drawer, by case. */
export const RULES_FR: readonly RuleSection[] = [
  {
    id: '1.0',
    title: 'Introduction au jeu',
    rules: [
      {
        id: '1.1',
        title: 'Sujet',
        text: 'Jeu opérationnel de la campagne de juin 1815 en Belgique\u00A0: Ligny, les Quatre-Bras, Wavre, Waterloo (ici «\u00A0La Belle Alliance\u00A0») et une campagne qui les relie.',
        ruling: '',
      },
      {
        id: '1.2',
        title: 'Une règle, cinq jeux',
        text: 'Les règles de base servent à toutes les batailles\u00A0; dans une bataille on ignore les règles de campagne (18.0–26.0). Grand Waterloo et Grand Ligny emploient celles de la campagne, modifiées par 27.0 et 28.0\u00A0; Wavre historique emploie les règles de base, modifiées par 29.0 (29.1a).',
        ruling: '',
      },
    ],
  },
  {
    id: '2.0',
    title: 'Déroulement du jeu',
    rules: [
      {
        id: '2.0a',
        title: 'Deux joueurs',
        text: 'Un camp est français\u00A0; l’autre commande toutes les unités prussiennes et anglo-alliées. On peut jouer seul et, en campagne, à plusieurs par camp.',
        ruling: '',
      },
      { id: '2.0b', title: 'Un tour de joueur', text: 'Le joueur en phase déplace, puis attaque.', ruling: '' },
    ],
  },
  {
    id: '3.0',
    title: 'Matériel',
    rules: [
      {
        id: '3.1',
        title: 'Cartes et numéros',
        text: 'Quatre cartes\u00A0; un hexagone s’écrit avec la lettre de sa carte (Q Quatre-Bras, L Ligny, W Wavre, B La Belle Alliance) et quatre chiffres CCRR, colonne puis rangée.',
        ruling: '',
      },
      {
        id: '3.11',
        title: 'Grille et voisins',
        text: 'Hexagones à sommet plat en colonnes nord-sud\u00A0; les colonnes paires sont un demi-hexagone plus au sud. Voisins d’un hexagone de colonne impaire\u00A0: (C,R−1), (C+1,R−1), (C+1,R), (C,R+1), (C−1,R), (C−1,R−1)\u00A0; de colonne paire\u00A0: (C,R−1), (C+1,R), (C+1,R+1), (C,R+1), (C−1,R+1), (C−1,R). Chaque carte a 29 colonnes et 34 rangées.',
        ruling: '',
      },
      {
        id: '3.12a',
        title: 'Raccord de la route en colonne 16',
        text: 'Là où les cartes du nord et du sud se joignent, en W1634/L1601, la grande route est continue.',
        ruling: '',
      },
      {
        id: '3.12b',
        title: 'Colonne 4-1 corrigée',
        text: 'Sur la colonne 4-1, un 5 au dé donne Dr, sur toutes les cartes.',
        ruling: '',
      },
      {
        id: '3.12c',
        title: 'L’infanterie prussienne est en régiments',
        text: 'Tout renfort d’infanterie prussienne est un régiment\u00A0; il n’y a pas de brigades prussiennes d’infanterie.',
        ruling: '',
      },
      {
        id: '3.12e',
        title: 'Erreurs de légende',
        text: 'Sans effet\u00A0: Ligny a des bois bien que sa légende n’en montre pas, et ce que Wavre et les Quatre-Bras dessinent comme cavalerie est de l’artillerie à cheval.',
        ruling: '',
      },
      { id: '3.42a', title: 'Force de combat', text: 'Un seul nombre, pour attaquer et pour défendre.', ruling: '' },
      {
        id: '3.42b',
        title: 'Force réduite',
        text: 'Le verso d’un pion. Quelques unités commencent une bataille de ce côté\u00A0; en campagne une unité détruite revient ainsi.',
        ruling: '',
      },
      {
        id: '3.42c',
        title: 'Capacité de mouvement',
        text: 'Le plus de points de mouvement qu’une unité peut dépenser en une phase de mouvement.',
        ruling: '',
      },
      {
        id: '3.42d',
        title: 'Désignations',
        text: 'À gauche de la barre la division, à droite le commandement (corps\u00A0; division anglo-alliée). L’unité porte le nom du chef de sa brigade ou de son régiment.',
        ruling: '',
      },
      {
        id: '3.43',
        title: 'Pions corrigés',
        text: 'Friant et Michel 6-4/4-4\u00A0; Roguet et Morand 7-4/4-4\u00A0; Noury est du VI corps\u00A0; Kruse 3-4 est de la 6e division\u00A0; Billard 5-4 est du III corps\u00A0; Guyot 6-6 est de la cavalerie de la Garde\u00A0; le 8e de ligne prussien est 4-4\u00A0; Saxe-Weimar est 5-4, Nassau.',
        ruling: '',
      },
      {
        id: '3.5',
        title: 'Échelle',
        text: 'Un hexagone fait 480 m de côté à côté\u00A0; 1 point de force vaut 350–750 hommes ou une batterie\u00A0; les tours de jour durent une heure.',
        ruling: '',
      },
      {
        id: '3.7a',
        title: 'Camps',
        text: 'Le joueur français commande les seules unités françaises\u00A0; son adversaire commande toutes les autres.',
        ruling: '',
      },
      {
        id: '3.7b',
        title: 'Mise en place d’une bataille',
        text: 'Les unités sont placées selon le scénario\u00A0; une unité indiquée réduite commence au verso.',
        ruling: '',
      },
      {
        id: '3.7c',
        title: 'Pas de retournement dans une bataille',
        text: 'Hors de la campagne, un pion ne change jamais de face\u00A0: il est sur la carte ou éliminé.',
        ruling: '',
      },
      {
        id: '3.7d',
        title: 'Chefs en campagne seulement',
        text: 'Il n’y a pas de chefs dans les quatre batailles ni dans Wavre historique.',
        ruling: '',
      },
      {
        id: '3.7e',
        title: 'Renforts hors des tours de la bataille',
        text: 'Dans une bataille, les arrivées prévues avant son premier ou après son dernier tour sont ignorées.',
        ruling: '',
      },
      {
        id: '3.7g',
        title: 'Emplacements propres à la campagne ou à la bataille',
        text: 'Les emplacements marqués pour la campagne ne servent pas dans une bataille, et inversement.',
        ruling: '',
      },
      {
        id: '3.7f',
        title: 'Piste des tours',
        text: 'Tours de jour d’une heure de 0600 à 2100 et deux tours de nuit, 2400 et 0300\u00A0; pluie de 1500 à 2100 le 17 juin\u00A0; la campagne compte 44 tours, de 1400 le 16 juin à 2100 le 18 juin.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.0',
    title: 'Séquence de jeu',
    rules: [
      {
        id: '4.0',
        title: 'Structure du tour',
        text: 'Un tour de jeu est le tour du joueur français, puis celui du joueur prussien et anglo-allié, puis le marqueur avance. Après le dernier tour on lit les conditions de victoire.',
        ruling: '',
      },
      {
        id: '4.1a',
        title: 'Phase de mouvement',
        text: 'Le joueur en phase déplace une partie, la totalité ou aucune de ses unités et fait entrer ses renforts. L’autre camp ne bouge pas.',
        ruling: '',
      },
      {
        id: '4.1b',
        title: 'Phase de combat',
        text: 'Le joueur en phase attaque. Les unités ne changent d’hexagone que par résultat de combat.',
        ruling: '',
      },
      {
        id: '4.1c',
        title: 'Compte des tours',
        text: 'Le marqueur part du premier tour du scénario et avance d’une case par tour de jeu.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.0',
    title: 'Mouvement',
    rules: [
      {
        id: '5.0a',
        title: 'Libre choix',
        text: 'Toute unité peut bouger, dans toute direction, une à la fois, d’hexagone en hexagone voisin, en payant chaque hexagone où elle entre.',
        ruling: '',
      },
      {
        id: '5.1',
        title: 'La capacité est un plafond',
        text: 'Une unité ne dépense jamais plus que sa capacité de mouvement en une phase de mouvement.',
        ruling: '',
      },
      {
        id: '5.11',
        title: 'Dans sa propre phase seulement',
        text: 'Une unité ne change d’hexagone que dans la phase de mouvement de son camp, ou par recul, refoulement ou avance dans une phase de combat.',
        ruling: '',
      },
      {
        id: '5.12',
        title: 'Pas de combat en mouvement',
        text: 'Le premier dé lancé pour un combat met fin à la phase de mouvement.',
        ruling: '',
      },
      {
        id: '5.13',
        title: 'Ni épargne ni prêt',
        text: 'Les points non dépensés sont perdus et ne passent pas à une autre unité.',
        ruling: '',
      },
      {
        id: '5.14',
        title: 'Sans sauter d’hexagone',
        text: 'Le mouvement va d’hexagone en hexagone voisin.',
        ruling: '',
      },
      {
        id: '5.15',
        title: 'Un mouvement fini est fini',
        text: 'Dès que le joueur lâche une unité, elle ne bouge plus de la phase, et le mouvement n’est pas repris sans l’accord de l’adversaire. (Une version en ligne peut offrir l’annulation jusqu’au mouvement suivant ou à la fin de la phase.)',
        ruling: '',
      },
    ],
  },
  {
    id: '5.2',
    title: 'Terrain et mouvement',
    rules: [
      {
        id: '5.2',
        title: 'Coût par hexagone',
        text: 'Coût de base\u00A0: 1 point\u00A0; les coûts des hexagones et des côtés viennent du tableau des terrains (5.6).',
        ruling: '',
      },
      {
        id: '5.21',
        title: 'Route',
        text: 'D’un hexagone de route à un autre par un côté de route\u00A0: 1/2 point, quoi qu’il y ait dans l’hexagone.',
        ruling: '',
      },
      {
        id: '5.22',
        title: 'Chemin',
        text: 'D’un hexagone de chemin à un autre par un côté de chemin\u00A0: 1 point, quoi qu’il y ait dans l’hexagone.',
        ruling: '',
      },
      {
        id: '5.22b',
        title: 'Route ou chemin sur l’eau',
        text: '5.21 et 5.22 l’emportent sur le terrain de l’hexagone, non sur l’eau du côté.',
        ruling:
          'À un pont, le tarif de la route ou du chemin est tout le prix (5.23)\u00A0; une route ou un chemin qui passe un ruisseau sans pont est un gué et coûte encore 2 points de plus (5.24, 5.61a).',
      },
      {
        id: '5.23',
        title: 'Rivière',
        text: 'Un côté de rivière ne se passe qu’à un pont\u00A0; passer un pont n’ajoute rien.',
        ruling: '',
      },
      {
        id: '5.24',
        title: 'Ruisseau',
        text: 'Passer un ruisseau ajoute 2 points. L’infanterie qui passe un ruisseau pour entrer dans un bois paie 4.',
        ruling: '',
      },
      {
        id: '5.2x',
        title: 'Qui ne peut payer n’entre pas',
        text: 'Le prix entier est dû\u00A0; une unité à court de points n’entre pas. Il n’y a pas de mouvement minimal d’un hexagone.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.3',
    title: 'Empilement',
    rules: [
      {
        id: '5.3',
        title: 'Deux par hexagone',
        text: 'À la fin de toute phase, deux unités amies au plus sont dans un hexagone (une dans un château, 10.2). Les chefs ne comptent pas (19.23).',
        ruling:
          'La limite est vérifiée chaque fois que finit un mouvement, une entrée, un recul ou un refoulement\u00A0: on peut traverser un hexagone plein, non s’y arrêter\u00A0; un hexagone plein dans une zone ennemie ne peut être abordé.',
      },
      { id: '5.31', title: 'Traverser les amis', text: 'On entre dans un hexagone ami sans surcoût.', ruling: '' },
      {
        id: '5.32',
        title: 'Pas de limite au passage',
        text: 'Un nombre quelconque d’unités peut traverser un hexagone en une phase.',
        ruling: '',
      },
      {
        id: '5.33',
        title: 'Le contrôle ami ne gêne pas',
        text: 'Une zone de contrôle amie ne gêne jamais les amis.',
        ruling: '',
      },
      {
        id: '5.3x',
        title: 'Hexagones ennemis',
        text: '',
        ruling: 'Une unité n’entre jamais dans un hexagone qui contient une unité de combat ennemie.',
      },
    ],
  },
  {
    id: '5.4',
    title: 'Zones de contrôle',
    rules: [
      {
        id: '5.4a',
        title: 'Étendue',
        text: 'Les six hexagones autour d’une unité sont sa zone de contrôle, sauf les exceptions de 5.4c.',
        ruling: '',
      },
      {
        id: '5.4b',
        title: 'Verrouillage',
        text: 'Une unité ne quitte pas une zone ennemie pendant une phase de mouvement\u00A0; y entrer met donc fin à son mouvement.',
        ruling: '',
      },
      {
        id: '5.4c',
        title: 'Où s’arrêtent les zones',
        text: 'Une zone de contrôle ne passe pas un côté de rivière sans pont et ne s’étend jamais dans un château.',
        ruling: '',
      },
      {
        id: '5.4d',
        title: 'Autres côtés',
        text: 'Les zones passent normalement les côtés de ruisseau, de pont, de crête, de route et de chemin.',
        ruling: '',
      },
      {
        id: '5.41',
        title: 'Toujours en vigueur',
        text: 'Toute unité de combat exerce sa zone tout le temps, dans chaque phase des deux camps\u00A0; aucune unité, amie ou ennemie, ne l’annule.',
        ruling: '',
      },
      {
        id: '5.42',
        title: 'Entrée sans surcoût',
        text: 'Entrer dans une zone ennemie ne coûte pas de points de plus.',
        ruling: '',
      },
      {
        id: '5.43',
        title: 'Deux façons d’en sortir',
        text: 'On ne quitte une zone ennemie que par recul ou avance au combat, ou parce que l’unité qui l’exerçait a disparu.',
        ruling: '',
      },
      {
        id: '5.44',
        title: 'Mutuelle',
        text: 'Deux unités ennemies chacune dans la zone de l’autre sont également liées.',
        ruling: '',
      },
      {
        id: '5.45',
        title: 'Chevauchement',
        text: 'Les deux camps peuvent contrôler le même hexagone\u00A0; d’autres unités qui le contrôlent n’ajoutent rien.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.5',
    title: 'Nuit et pluie',
    rules: [
      {
        id: '5.5',
        title: 'Pas de contact',
        text: 'Pendant un tour de nuit ou de pluie, nulle unité n’entre dans une zone ennemie, et celle qui y est ne la quitte pas.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.6',
    title: 'Tableau des effets du terrain',
    rules: [
      { id: '5.6a', title: 'Terrain clair et ville', text: '1 point pour toute arme.', ruling: '' },
      {
        id: '5.6b',
        title: 'Bois et marais',
        text: '2 points pour l’infanterie et l’artillerie à pied, 4 points pour la cavalerie et l’artillerie à cheval.',
        ruling: '',
      },
      { id: '5.6c', title: 'Château', text: '2 points pour toute arme.', ruling: '' },
      { id: '5.6d', title: 'Crête', text: 'Ni coût de mouvement, ni effet au combat.', ruling: '' },
      {
        id: '5.61a',
        title: 'Les coûts de mouvement s’ajoutent',
        text: 'Coût de l’hexagone et coût du côté s’additionnent.',
        ruling: '',
      },
      {
        id: '5.61b',
        title: 'Les effets au combat non',
        text: 'Un seul effet de terrain aide le défenseur\u00A0: un château attaqué par-dessus un ruisseau est triplé, pas plus.',
        ruling:
          'Si plusieurs s’appliquent, on prend le meilleur pour le défenseur\u00A0; de la cavalerie dans un bois, attaquée seulement par-dessus un ruisseau, est donc doublée et non divisée.',
      },
      {
        id: '5.62',
        title: 'Ce qui bouche la vue',
        text: 'Les bois, les villes et les châteaux, et les côtés de crête\u00A0; rien d’autre.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.0',
    title: 'Quitter la carte',
    rules: [
      {
        id: '6.0',
        title: 'Sortie aux seuls endroits nommés',
        text: 'Les unités ne sortent que par les hexagones nommés par le scénario, en payant comme pour entrer dans un autre hexagone pareil au leur.',
        ruling: 'Là où une route ou un chemin sort par ce bord, le prix est 1/2 ou 1, quel que soit l’hexagone.',
      },
      { id: '6.11', title: 'Sans retour', text: 'Une unité sortie est hors du jeu.', ruling: '' },
      {
        id: '6.12',
        title: 'Pas une perte',
        text: 'Les unités sorties peuvent marquer pour leur camp et ne sont pas des unités éliminées.',
        ruling: '',
      },
      {
        id: '6.13',
        title: 'Pas de recul hors de la carte',
        text: 'Une unité qui ne pourrait reculer qu’en sortant de la carte est éliminée.',
        ruling: '',
      },
      {
        id: '6.14',
        title: 'Pas de limite par hexagone',
        text: 'Un nombre quelconque d’unités sort par le même hexagone, qui que ce soit qui l’ait employé avant.',
        ruling: '',
      },
      {
        id: '6.0x',
        title: 'Sortie d’une zone ennemie',
        text: '',
        ruling: 'Une unité dans une zone ennemie ne peut pas sortir (5.4b).',
      },
    ],
  },
  {
    id: '7.0',
    title: 'Combat des unités',
    rules: [
      {
        id: '7.0a',
        title: 'Obligatoire',
        text: 'Toute unité ennemie dont la zone de contrôle contient une unité en phase doit être attaquée pendant la phase de combat.',
        ruling: '',
      },
      {
        id: '7.0b',
        title: 'Seule l’artillerie tire de loin',
        text: 'Tous les autres attaquants doivent être voisins.',
        ruling: '',
      },
      {
        id: '7.0c',
        title: 'Rapport de forces',
        text: 'On divise la force totale de l’attaque par celle de la défense et on arrondit au profit du défenseur à une colonne de la table\u00A0: 13 contre 4 donne 3-1\u00A0; 4 contre 9 donne 1-3.',
        ruling: '',
      },
      {
        id: '7.0d',
        title: 'Ordre',
        text: 'L’attaquant résout les combats dans l’ordre qu’il veut, en appliquant chaque résultat avant le suivant.',
        ruling: '',
      },
      {
        id: '7.1a',
        title: 'Attaquer une fois',
        text: 'Une unité attaque au plus une fois par phase de combat.',
        ruling: '',
      },
      {
        id: '7.1b',
        title: 'Être attaqué une fois',
        text: 'Une unité est attaquée au plus une fois par phase de combat (mais voir 7.44). Un hexagone dont toutes les unités ont déjà été attaquées ne l’est plus.',
        ruling: '',
      },
      {
        id: '7.11a',
        title: 'Qui est en zone ennemie doit attaquer',
        text: 'Toute unité en phase dans une zone ennemie au début de la phase de combat doit prendre part à une attaque.',
        ruling: '',
      },
      {
        id: '7.11b',
        title: 'Appariement libre',
        text: 'L’attaquant choisit qui attaque qui, pourvu que tous ceux qui le doivent attaquent et que tous ceux qui le doivent soient attaqués.',
        ruling: '',
      },
      {
        id: '7.11c',
        title: 'Déclaration',
        text: '',
        ruling:
          'Les attaques sont déclarées et résolues une à une\u00A0; rien n’est annoncé d’avance. Une attaque ne peut être déclarée que si les unités et les ennemis restants peuvent encore satisfaire à 7.0a, 7.11a, 7.24 et, une fois qu’une garnison a attaqué, à 10.1b (le seul bombardement remplit le devoir d’attaquer un ennemi). Les devoirs sont ceux des positions au début de la phase, et nul n’en contracte de nouveau par une avance, un recul ou un refoulement (7.52). Un devoir tombe si son ennemi est parti ou a été attaqué, ou si aucune unité qui puisse encore attaquer ne peut le remplir (ses canons ont été refoulés, 7.64, ou sont maintenant en zone ennemie, 8.41). La phase ne peut finir tant que reste un devoir que quelqu’un peut remplir.',
      },
      {
        id: '7.12',
        title: 'Attaquants par hexagone',
        text: 'Un hexagone peut être attaqué par tout ce qui est dans les six hexagones autour, plus l’artillerie à portée.',
        ruling: '',
      },
      {
        id: '7.13',
        title: 'Voisins seulement',
        text: 'Hors l’artillerie, on n’attaque que des hexagones voisins. «\u00A0Voisin\u00A0» veut dire, au combat, de l’autre côté d’un côté par lequel on peut attaquer\u00A0; une rivière sans pont ne rend pas voisin (mais 8.45).',
        ruling: '',
      },
      {
        id: '7.2a',
        title: 'Un hexagone combat comme un tout',
        text: 'Toutes les unités d’un hexagone attaquent la même cible, ou défendent ensemble, à forces additionnées.',
        ruling: '',
      },
      {
        id: '7.2b',
        title: 'Plusieurs hexagones dans un combat',
        text: 'Un combat peut réunir plusieurs hexagones attaquants et défenseurs si chaque unité attaquante (hors l’artillerie qui bombarde) est voisine de chaque hexagone défenseur.',
        ruling: '',
      },
      {
        id: '7.21',
        title: 'Les piles sont attaquées entières',
        text: 'Nul défenseur d’un hexagone attaqué n’est laissé de côté ni attaqué à part.',
        ruling: '',
      },
      {
        id: '7.22',
        title: 'Les piles attaquent entières',
        text: 'Deux unités attaquantes d’un hexagone se joignent à la même attaque.',
        ruling:
          'Dans un hexagone hors de zone ennemie, l’artillerie peut bombarder pendant que sa voisine de pile ne fait rien\u00A0; de deux batteries, une peut tirer seule, mais l’autre ne tire pas ailleurs (8.13). Une unité venue dans l’hexagone par recul ou refoulement pendant la phase ne lie pas celles qui y étaient.',
      },
      {
        id: '7.23',
        title: 'La force est indivisible',
        text: 'La force d’une unité n’est jamais partagée entre des combats.',
        ruling: '',
      },
      {
        id: '7.24',
        title: 'Voisins restants',
        text: 'Une unité en phase dans les zones de plusieurs ennemis doit attaquer tous ceux que nulle autre n’attaque.',
        ruling: '',
      },
      {
        id: '7.25',
        title: 'Concentration des forces',
        text: 'Des unités de plusieurs hexagones peuvent attaquer ensemble un hexagone.',
        ruling: '',
      },
      {
        id: '7.26',
        title: 'Attaques de fixation',
        text: 'Des attaques à mauvais rapport, faites pour libérer des forces ailleurs, sont permises.',
        ruling: '',
      },
      {
        id: '7.26x',
        title: 'Aucune répartition possible',
        text: '',
        ruling:
          'Au début d’une phase une répartition existe toujours. Si plus tard aucune ne satisfait à la fois à 7.0a et à 7.11a (7.11c), toute unité qui peut attaquer le doit, et le moins d’ennemis possible restent sans attaque\u00A0; le joueur choisit entre répartitions égales.',
      },
      {
        id: '7.3',
        title: 'Terrain du défenseur',
        text: 'Le terrain multiplie la force d’un défenseur (5.6). Chaque hexagone défenseur est compté à part, puis on additionne.',
        ruling: '',
      },
      { id: '7.31', title: 'Exemple de ville', text: '5 en ville défendent à 10.', ruling: '' },
      {
        id: '7.32',
        title: 'On arrondit au-dessus',
        text: 'Chaque unité divisée est arrondie à part au-dessus\u00A0: un 5 divisé fait 3.',
        ruling: '',
      },
      {
        id: '7.3x',
        title: '«\u00A0Exclusivement par\u00A0»',
        text: '',
        ruling:
          'On ne regarde que les attaquants voisins de cet hexagone. Si tous attaquent par un côté de ruisseau ou de pont, l’hexagone est doublé\u00A0; s’il en est un seul qui ne le fait pas, il ne l’est pas. L’artillerie qui bombarde ne donne ni n’ôte ce doublement, et un bombardement seul n’est jamais doublé pour les ruisseaux ou les ponts.',
      },
      {
        id: '7.3y',
        title: 'Cavalerie de l’attaquant',
        text: 'Chaque unité de cavalerie qui attaque dans un bois ou un marais est divisée par deux, arrondie au-dessus. L’artillerie à cheval n’est pas ici de la cavalerie.',
        ruling:
          'Dans une attaque sur plusieurs hexagones, elle est divisée si l’un d’eux est un bois ou un marais. Cela change la force d’attaque et va avec tout ce qui aide le défenseur (5.61b ne regarde que lui).',
      },
    ],
  },
  {
    id: '7.4',
    title: 'Recul',
    rules: [
      {
        id: '7.4a',
        title: 'Un hexagone, hors de l’ennemi',
        text: 'Une unité qui recule va aussitôt d’un hexagone, ni occupé ni contrôlé par l’ennemi.',
        ruling: '',
      },
      {
        id: '7.4b',
        title: 'Sans issue',
        text: 'Une unité sans un tel hexagone est éliminée, à moins qu’un refoulement (7.6) n’en ouvre un.',
        ruling: '',
      },
      {
        id: '7.4c',
        title: 'Les piles peuvent se séparer',
        text: 'Deux unités d’un hexagone peuvent reculer vers des hexagones différents.',
        ruling: '',
      },
      {
        id: '7.41',
        title: 'Le propriétaire choisit',
        text: 'Le propriétaire choisit l’hexagone de chaque unité et l’ordre où elles reculent.',
        ruling: '',
      },
      {
        id: '7.42',
        title: 'Terrain interdit',
        text: 'Pas de recul dans un hexagone interdit, par un côté interdit (rivière sans pont), dans une zone ennemie ni hors de la carte (6.13).',
        ruling: '',
      },
      {
        id: '7.42x',
        title: 'Sans points de mouvement',
        text: '',
        ruling:
          'Recul, refoulement et avance ne coûtent pas de points\u00A0; tout hexagone où l’unité pourrait en principe entrer convient.',
      },
      {
        id: '7.43',
        title: 'Sur des amis',
        text: 'Elle peut reculer dans un hexagone vide, ou sur un ami dans la limite d’empilement si cet ami n’est pas en zone ennemie.',
        ruling: '',
      },
      {
        id: '7.44',
        title: 'Reculer dans les ennuis',
        text: 'Si une unité qui a reculé dans un hexagone ami s’y trouve quand il est attaqué plus tard dans la phase, sa force ne compte pas mais elle subit le résultat.',
        ruling:
          'Cela vaut pour un bombardement et toute autre attaque\u00A0; dans un échange sa force compte parmi les défenseurs morts.',
      },
    ],
  },
  {
    id: '7.5',
    title: 'Avance',
    rules: [
      {
        id: '7.5a',
        title: 'Une unité peut suivre',
        text: 'Quand un combat vide un hexagone, une unité victorieuse qui y prit part et en est voisine peut y entrer aussitôt, zone ennemie ou non.',
        ruling: 'Après un échange, un attaquant voisin survivant compte comme victorieux.',
      },
      {
        id: '7.5b',
        title: 'L’un ou l’autre camp',
        text: '',
        ruling:
          '«\u00A0Victorieuse\u00A0» vaut aussi pour un défenseur dont les attaquants ont reculé ou péri (20.33 le suppose)\u00A0; il peut entrer dans un hexagone évacué par eux.',
      },
      {
        id: '7.51',
        title: 'Facultative, d’un hexagone',
        text: 'Nulle unité n’est tenue d’avancer (mais 25.3), et jamais de plus d’un hexagone.',
        ruling: '',
      },
      {
        id: '7.52',
        title: 'Fini pour la phase',
        text: 'Une unité qui a avancé n’attaque plus et n’est plus attaquée dans la phase\u00A0; mais sa zone gêne les ennemis dont le combat vient après.',
        ruling: '',
      },
      {
        id: '7.53',
        title: 'Une unité par combat',
        text: 'Une seule unité avance, même si plusieurs hexagones furent évacués (mais 25.4).',
        ruling: '',
      },
      {
        id: '7.5x',
        title: 'Artillerie et avance',
        text: '',
        ruling: 'L’artillerie voisine peut avancer\u00A0; celle qui bombarde non.',
      },
      {
        id: '7.5y',
        title: 'Limites de l’avance',
        text: 'Pas d’avance dans un château (10.5), par-dessus une rivière sans pont, ni par des unités démoralisées (11.0).',
        ruling: '',
      },
    ],
  },
  {
    id: '7.6',
    title: 'Refoulade',
    rules: [
      {
        id: '7.6',
        title: 'Repousser un ami',
        text: 'Si les seuls hexagones ouverts à une unité qui recule sont pleins d’amis, l’un d’eux est repoussé comme s’il reculait, et elle prend sa place.',
        ruling: '',
      },
      {
        id: '7.61a',
        title: 'Les unités refoulées obéissent aux limites',
        text: 'Une unité refoulée n’entre ni en zone ennemie ni dans un hexagone interdit.',
        ruling: '',
      },
      {
        id: '7.61b',
        title: 'Une pour une',
        text: 'Une unité qui recule en refoule une\u00A0; deux en refoulent deux.',
        ruling: '',
      },
      {
        id: '7.62a',
        title: 'On ne tue pas les siens',
        text: 'Si le refoulement devait éliminer l’unité refoulée, c’est celle qui recule qui est éliminée.',
        ruling:
          'Le propriétaire peut employer tout hexagone plein, toute unité qui s’y trouve et toute chaîne qui ne coûte pas d’unité\u00A0; sans aucune, l’unité qui recule est éliminée. Dans une chaîne nulle unité n’est refoulée deux fois. Là où le refoulement est possible, il est obligatoire.',
      },
      {
        id: '7.62b',
        title: 'Chaînes',
        text: 'Une unité refoulée peut refouler à son tour si elle n’a pas d’autre chemin.',
        ruling: '',
      },
      {
        id: '7.63a',
        title: 'Répétitions',
        text: 'Une unité peut être refoulée plus d’une fois par phase si rien d’autre n’est possible.',
        ruling: '',
      },
      { id: '7.63b', title: 'Dernier recours', text: 'Une unité qui a un autre chemin ne refoule pas.', ruling: '' },
      {
        id: '7.64',
        title: 'Les canons refoulés se taisent',
        text: 'L’artillerie refoulée avant d’avoir attaqué ne tire pas de la phase.',
        ruling: '',
      },
      {
        id: '7.6x',
        title: 'Attaquants refoulés',
        text: '',
        ruling:
          'Une unité refoulée n’était pas en zone ennemie (7.43) et n’y finit pas (7.61a)\u00A0: elle n’a donc nul devoir d’attaquer, avant ou après\u00A0; infanterie et cavalerie refoulées n’attaquent simplement pas.',
      },
    ],
  },
  {
    id: '7.7',
    title: 'Résultats',
    rules: [
      {
        id: '7.7',
        title: 'Table des résultats de combat',
        text: 'La table de la famille de jeux, avec la correction de 3.12b, et Ex sur un 6 à 6-1, car 28.523 n’a de sens que si un dé plus bas y vaut encore mieux.',
        ruling: '',
      },
      {
        id: '7.8a',
        title: 'Bouts de la table',
        text: 'Mieux que 6-1 vaut 6-1\u00A0; pire que 1-5 vaut 1-5.',
        ruling: '',
      },
      {
        id: '7.8b',
        title: 'Baisser le rapport',
        text: 'Avant de lancer le dé, l’attaquant peut annoncer et employer une colonne plus basse.',
        ruling: '',
      },
      {
        id: '7.81',
        title: 'Ni amende ni repentir',
        text: 'Baisser ne coûte rien et ne se reprend plus une fois le dé lancé.',
        ruling: '',
      },
      { id: '7.82', title: 'Exemple', text: 'Un 5-1 peut se jouer comme un 3-1.', ruling: '' },
      {
        id: '7.83a',
        title: 'Ae (attaquant éliminé)',
        text: 'Toutes les unités attaquantes sont éliminées (non l’artillerie qui bombarde, 8.14).',
        ruling: '',
      },
      {
        id: '7.83b',
        title: 'De (défenseur éliminé)',
        text: 'Toutes les unités en défense sont éliminées.',
        ruling: '',
      },
      {
        id: '7.83c',
        title: 'Ex (échange)',
        text: 'Tous les défenseurs sont éliminés\u00A0; puis l’attaquant élimine à son choix des unités voisines participantes dont les forces visibles égalent au moins celles des défenseurs morts. Les multiples du terrain ne comptent pas.',
        ruling: 'Si tous les attaquants voisins ensemble n’y suffisent pas, tous sont éliminés.',
      },
      {
        id: '7.83d',
        title: 'Ar (attaquant recule)',
        text: 'Chaque unité attaquante recule d’un hexagone (l’artillerie qui bombarde n’y est pas tenue, 8.16).',
        ruling: '',
      },
      {
        id: '7.83e',
        title: 'Dr (défenseur recule)',
        text: 'Chaque unité en défense recule d’un hexagone.',
        ruling: '',
      },
      {
        id: '7.84',
        title: 'Ordre de règlement d’un combat',
        text: '',
        ruling:
          '(1) Éliminations\u00A0; dans un Ex l’attaquant nomme ses pertes\u00A0; les pertes d’un résultat sont un même instant (11.22). (2) Reculs du camp perdant avec leurs refoulements, au choix du propriétaire\u00A0; puis les canons qui bombardaient peuvent prendre la leur (8.16). Une unité éliminée faute de recul possible est perdue à ce moment. (3) Points, puis seuils et moral\u00A0: on éprouve les armées du camp qui n’est pas en phase\u00A0; on applique ce qui en suit (17.2b\u00A0; 12.21, ou sinon la baisse de 12.2)\u00A0; puis celles du camp en phase. Une partie décidée s’arrête ici. (4) Le vainqueur peut faire avancer une unité, si son armée en est encore capable (11.0). (5) On éprouve l’occupation et les seuils changés par l’avance. Alors seulement on déclare l’attaque suivante.',
      },
      {
        id: '7.9',
        title: 'Pas de combat de nuit ni sous la pluie',
        text: 'Les tours de nuit et de pluie n’ont pas de phase de combat.',
        ruling: '',
      },
      {
        id: '7.91',
        title: 'Le contact demeure',
        text: 'Les ennemis voisins restent où ils sont\u00A0; l’artillerie ne bombarde pas.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.0',
    title: 'Artillerie',
    rules: [
      {
        id: '8.0a',
        title: 'Deux sortes d’attaque',
        text: 'L’artillerie bombarde à deux hexagones, ou attaque des ennemis voisins comme toute autre arme.',
        ruling: '',
      },
      {
        id: '8.0b',
        title: 'Même rapport',
        text: 'Un bombardement se résout comme toute attaque, mais ne touche pas les canons qui bombardent.',
        ruling: '',
      },
      {
        id: '8.1a',
        title: 'Définition',
        text: 'Un bombardement est une attaque sur un ennemi hors de la zone de contrôle des canons.',
        ruling: '',
      },
      {
        id: '8.1b',
        title: 'Un hexagone',
        text: 'Les canons qui bombardent attaquent un seul hexagone, sauf dans une attaque combinée (8.2).',
        ruling: '',
      },
      { id: '8.11', title: 'Portée et liberté', text: 'Jusqu’à deux hexagones\u00A0; jamais obligatoire.', ruling: '' },
      {
        id: '8.12',
        title: 'Compter la portée',
        text: 'On compte l’hexagone de la cible, non celui des canons.',
        ruling: '',
      },
      {
        id: '8.13',
        title: 'Les canons empilés s’accordent',
        text: 'Deux unités d’artillerie qui bombardent d’un même hexagone bombardent le même hexagone.',
        ruling: '',
      },
      {
        id: '8.14',
        title: 'À l’abri',
        text: 'Les canons qui bombardent ne subissent aucun résultat de leur propre attaque.',
        ruling: '',
      },
      {
        id: '8.15',
        title: 'Échange par le feu',
        text: 'Ex sur un pur bombardement tue le défenseur et rien d’autre\u00A0; des partenaires voisins paient.',
        ruling: '',
      },
      {
        id: '8.16',
        title: 'Recul facultatif',
        text: 'Sur Ar, les canons qui bombardaient peuvent choisir de reculer.',
        ruling:
          'Chaque unité choisit pour elle\u00A0; c’est un recul selon 7.4, mais sans refouler personne\u00A0; des canons sans hexagone permis restent.',
      },
      {
        id: '8.2a',
        title: 'Se joindre',
        text: 'Des canons qui bombardent peuvent ajouter leur force à toute attaque.',
        ruling: '',
      },
      {
        id: '8.2b',
        title: 'La portée sur un hexagone suffit',
        text: 'Dans une attaque sur plusieurs hexagones, chaque unité qui bombarde n’a besoin de portée et de vue que sur un seul.',
        ruling: '',
      },
      {
        id: '8.21',
        title: 'Les partenaires paient',
        text: 'Les unités voisines dans une attaque combinée subissent tous les résultats.',
        ruling: '',
      },
      {
        id: '8.3a',
        title: 'Ligne de vue',
        text: 'Les canons ne bombardent pas un hexagone si un terrain bouche la vue entre eux. Le terrain des deux hexagones extrêmes ne bouche jamais.',
        ruling: '',
      },
      {
        id: '8.3b',
        title: 'Ligne droite',
        text: 'À portée 2 en ligne droite\u00A0: bouché si l’hexagone du milieu est un bois, une ville ou un château, ou si l’un des côtés passés est une crête (8.33).',
        ruling: '',
      },
      {
        id: '8.31',
        title: 'Le long d’un côté',
        text: 'À portée 2 le long d’un côté\u00A0: bouché si ce côté est une crête, ou si les deux hexagones qui le bordent bouchent la vue.',
        ruling: '',
      },
      {
        id: '8.32',
        title: 'Par un sommet',
        text: 'La même ligne passe deux sommets. À chacun elle est bouchée si deux ou plus des côtés qui s’y joignent sont des crêtes, ou si l’un est une crête et qu’un des deux hexagones de flanc bouche la vue.',
        ruling:
          'Seuls les deux hexagones de flanc comptent comme hexagone qui bouche la vue, car les extrêmes ne bouchent jamais.',
      },
      {
        id: '8.33',
        title: 'Crêtes près des canons ou de la cible',
        text: 'Un côté de crête sur la ligne la bouche même s’il appartient à l’hexagone qui tire ou à la cible.',
        ruling: '',
      },
      {
        id: '8.34',
        title: 'Schéma d’exemple',
        text: 'Il n’est pas reproduit\u00A0; 8.3b–8.33 se suffisent sans lui.',
        ruling: '',
      },
      {
        id: '8.4a',
        title: 'Les canons en zone ennemie attaquent au contact',
        text: 'Ils prennent part à une attaque sur des ennemis voisins.',
        ruling: '',
      },
      {
        id: '8.41',
        title: 'Pas de bombardement d’une zone ennemie',
        text: 'Dans une zone ennemie l’artillerie est traitée comme de l’infanterie.',
        ruling:
          'Lu quand l’attaque est déclarée\u00A0; des canons près desquels un ennemi a avancé dans la phase ne bombardent pas, et comme cet ennemi ne peut être attaqué (7.52) ils ne font rien.',
      },
      {
        id: '8.42',
        title: 'Plusieurs voisins, aucun de loin',
        text: 'Elle peut attaquer plusieurs hexagones voisins en un combat, mais aucun de loin.',
        ruling: '',
      },
      {
        id: '8.43',
        title: 'Elle subit les résultats',
        text: 'Des canons qui attaquent d’une zone ennemie subissent tout résultat.',
        ruling: '',
      },
      {
        id: '8.44',
        title: 'La vue n’excuse pas',
        text: 'Un terrain qui bouche la vue ne dispense pas des canons voisins d’attaquer.',
        ruling: '',
      },
      {
        id: '8.45',
        title: 'Par-dessus une rivière',
        text: 'Par un côté de rivière sans pont il n’y a pas de combat normal, mais l’artillerie peut y bombarder un ennemi, à un ou deux hexagones.',
        ruling: '',
      },
      {
        id: '8.5',
        title: 'Pas de feu défensif',
        text: 'L’artillerie n’ajoute jamais sa force à la défense d’un autre hexagone.',
        ruling: '',
      },
      {
        id: '8.51',
        title: 'Comme cible',
        text: 'L’artillerie attaquée subit tous les résultats, même d’un bombardement.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.0',
    title: 'Renforts',
    rules: [
      {
        id: '9.0a',
        title: 'Quand et où',
        text: 'Les unités arrivent dans la phase de mouvement de leur camp, au tour prévu, dans l’hexagone prévu, en payant son terrain (bonus de route et de chemin compris).',
        ruling: '',
      },
      {
        id: '9.0b',
        title: 'Retard',
        text: 'Le propriétaire peut les retenir jusqu’à un tour plus tardif, et choisit l’ordre d’arrivée.',
        ruling: '',
      },
      {
        id: '9.0c',
        title: 'La colonne hors de la carte',
        text: 'À un hexagone d’entrée, en un tour, la première pile paie une fois le coût d’entrée, la deuxième deux fois, la troisième trois, et ainsi de suite.',
        ruling:
          'L’unité de compte est le coût propre de l’hexagone\u00A0: sur une route les piles paient 1/2, 1, 1 1/2 … Chaque unité paie autant de fois son propre coût d’entrée. La n-ième unité d’une colonne est de la pile n/2 arrondie au-dessus (les unités s’apparient dans l’ordre d’arrivée)\u00A0; les unités retardées des tours d’avant et celles détournées par 9.14 restent dans la colonne de leur hexagone. Les chefs entrent avec une pile ou seuls, paient un coût d’entrée et n’allongent pas la colonne\u00A0; 19.21b vaut pour l’hexagone d’entrée.',
      },
      {
        id: '9.11',
        title: 'À tout moment',
        text: 'Elles peuvent entrer à tout moment de la phase de mouvement.',
        ruling: '',
      },
      {
        id: '9.12',
        title: 'Toute liberté',
        text: 'Une fois entrées, elles continuent et peuvent attaquer.',
        ruling: '',
      },
      {
        id: '9.13',
        title: 'Arrivée empilée',
        text: 'Elles peuvent arriver empilées (deux unités sont une pile).',
        ruling: '',
      },
      {
        id: '9.14',
        title: 'Entrée barrée',
        text: 'Si des unités ou des zones ennemies barrent l’hexagone d’entrée, elles peuvent prendre l’hexagone de bord ouvert le plus proche.',
        ruling:
          'Un hexagone seulement en zone ennemie peut encore servir (on s’y arrête), sauf de nuit ou sous la pluie\u00A0; le propriétaire peut prendre à la place le plus proche hexagone de bord ni occupé ni contrôlé par l’ennemi\u00A0; à égalité il choisit.',
      },
    ],
  },
  {
    id: '10.0',
    title: 'Châteaux',
    rules: [
      {
        id: '10.1a',
        title: 'Nul devoir de sortir attaquer',
        text: 'Une unité dans un château n’a pas à attaquer.',
        ruling: '',
      },
      {
        id: '10.1b',
        title: 'Tous ou aucun',
        text: 'Si elle attaque, toute unité ennemie voisine doit être attaquée.',
        ruling: 'Par elle ou avec d’autres amis\u00A0; aucune ne peut être laissée de côté.',
      },
      {
        id: '10.11a',
        title: 'Zone vers le dehors',
        text: 'Une unité dans un château contrôle les hexagones autour.',
        ruling: '',
      },
      {
        id: '10.11b',
        title: 'Les voisins doivent attaquer',
        text: 'Les unités ennemies voisines d’une garnison doivent l’attaquer.',
        ruling: '',
      },
      {
        id: '10.1c',
        title: 'Jamais verrouillée',
        text: '',
        ruling:
          'Comme nulle zone n’entre dans un château (5.4c), une garnison n’est jamais en zone ennemie\u00A0; elle sort librement, de jour ou, de nuit, vers des hexagones hors des zones ennemies.',
      },
      {
        id: '10.2',
        title: 'Une unité',
        text: 'À la fin de toute phase un château contient au plus une unité.',
        ruling: '',
      },
      {
        id: '10.3a',
        title: 'Plafond 4-1',
        text: 'Une attaque sur de l’infanterie dans un château à 4-1 ou mieux se résout sur la colonne 4-1.',
        ruling: '',
      },
      {
        id: '10.3b',
        title: 'Dr est sans effet',
        text: 'Contre de l’infanterie dans un château Dr ne fait rien.',
        ruling: '',
      },
      {
        id: '10.3c',
        title: 'Pas si elle est démoralisée',
        text: 'L’infanterie démoralisée n’a aucun des avantages de 10.3a, 10.3b et 10.31a (elle reste triplée).',
        ruling: '',
      },
      {
        id: '10.3d',
        title: 'Château et autres hexagones en un combat',
        text: '',
        ruling:
          'Si un hexagone défenseur est un château tenu par de l’infanterie non démoralisée, le plafond 4-1 vaut pour tout le combat. Sur Dr cette infanterie reste et tout autre défenseur recule\u00A0; l’attaquant peut avancer dans un hexagone ainsi évacué.',
      },
      {
        id: '10.31a',
        title: 'Ex, Ae, De seulement',
        text: 'L’infanterie dans un château n’est touchée que par l’échange et l’élimination.',
        ruling: 'L’infanterie qui attaque depuis un château ignore donc Ar\u00A0; ses partenaires dehors non.',
      },
      {
        id: '10.31b',
        title: 'Infanterie seulement',
        text: 'Artillerie et cavalerie dans un château n’ont que le triplement.',
        ruling: '',
      },
      {
        id: '10.4',
        title: 'Pas de bombardement dedans',
        text: 'L’artillerie ne bombarde jamais un château.',
        ruling:
          'Des canons qui bombardent ne se joignent donc pas à un combat dont un hexagone défenseur est un château (malgré 8.2b)\u00A0; des canons voisins le peuvent.',
      },
      {
        id: '10.4x',
        title: 'Canons dans un château',
        text: '',
        ruling:
          'L’artillerie dans un château n’est pas en zone ennemie et peut bombarder à deux hexagones même avec des ennemis voisins\u00A0; mais c’est choisir d’attaquer, et par 10.1b tout ennemi voisin doit alors être attaqué par d’autres unités.',
      },
      {
        id: '10.5a',
        title: 'Pas d’avance dedans',
        text: 'Nulle unité n’avance après combat dans un château.',
        ruling: '',
      },
      {
        id: '10.5b',
        title: 'Pas de recul dans un château occupé',
        text: 'On peut reculer dans un château vide (et il n’est jamais en zone ennemie).',
        ruling: '',
      },
      {
        id: '10.51',
        title: 'Pas de refoulement dehors',
        text: 'Une unité dans un château n’est jamais refoulée.',
        ruling: '',
      },
    ],
  },
  {
    id: '11.0',
    title: 'Démoralisation',
    rules: [
      {
        id: '11.0',
        title: 'Effet',
        text: 'Les unités démoralisées n’avancent plus après combat jusqu’à la fin de la bataille (en campagne, jusqu’à leur rétablissement).',
        ruling: '',
      },
      { id: '11.1', title: 'Seuils', text: 'Chaque jeu indique ses seuils.', ruling: '' },
      {
        id: '11.2a',
        title: 'Quand',
        text: 'Une armée est démoralisée à l’instant où ses pertes — forces visibles de ses unités détruites — atteignent son seuil de démoralisation.',
        ruling: 'On l’éprouve à chaque perte et aussi chaque fois que le seuil change.',
      },
      { id: '11.2b', title: 'Désagrégation', text: 'De même au seuil de désagrégation.', ruling: '' },
      {
        id: '11.2c',
        title: 'Pas de rétablissement dans une bataille',
        text: '',
        ruling: 'Une fois l’armée démoralisée ou désagrégée, les changements du seuil n’y changent rien.',
      },
      {
        id: '11.21',
        title: 'Chaque armée à part',
        text: 'La démoralisation d’une armée n’en protège pas une autre\u00A0; elle peut relever le seuil d’une autre (17.2).',
        ruling: '',
      },
      {
        id: '11.22',
        title: 'Au même instant',
        text: 'Si un résultat mène les deux camps à leurs seuils, le camp qui n’est pas en phase est réputé brisé d’abord.',
        ruling:
          'De même pour la désagrégation et pour 14.3b\u00A0; si la première rupture décide la partie, celle de l’autre n’est pas éprouvée.',
      },
    ],
  },
  {
    id: '12.0',
    title: 'Règles facultatives',
    rules: [
      {
        id: '12.1a',
        title: 'Armes combinées',
        text: 'Une attaque sur un hexagone avec au moins une unité d’infanterie, une de cavalerie et une d’artillerie (qui bombarde ou voisine) passe d’une colonne à droite\u00A0; 6-1 reste 6-1.',
        ruling: 'L’artillerie à cheval compte comme artillerie, jamais comme cavalerie.',
      },
      {
        id: '12.1b',
        title: 'Ordre des corrections',
        text: '',
        ruling:
          'On calcule le rapport, on le borne entre 1-5 et 6-1, on décale pour les armes combinées, on applique une baisse volontaire, puis le plafond du château.',
      },
      {
        id: '12.2a',
        title: 'Garde impériale',
        text: 'Si de l’infanterie de la Garde prend part à une attaque française dont le résultat est Ae, Ar ou Ex, le seuil de démoralisation français baisse aussitôt de 20.',
        ruling: 'Chaque attaque de ce genre compte\u00A0; à Ligny c’est le 35 de 14.3 qui baisse.',
      },
      {
        id: '12.21',
        title: 'Rachat',
        text: 'Pas de baisse si cette attaque même démoralise ou désagrège l’armée anglo-alliée ou prussienne.',
        ruling: '',
      },
      {
        id: '12.22',
        title: 'Qui est de la Garde',
        text: 'Les unités du commandement Gd\u00A0; ici l’infanterie seule, Jeune Garde comprise.',
        ruling: '',
      },
    ],
  },
  {
    id: '13.0',
    title: 'Victoire',
    rules: [
      {
        id: '13.0a',
        title: 'Points de victoire',
        text: 'Quand un jeu compte des points de victoire, les deux joueurs les totalisent à la fin\u00A0; le plus haut total gagne.',
        ruling: 'À totaux égaux, la partie est nulle.',
      },
      { id: '13.0b', title: 'Renforts non arrivés', text: 'Les unités jamais entrées ne comptent pas.', ruling: '' },
      {
        id: '13.1',
        title: 'Occupation d’un hexagone',
        text: 'Un hexagone est occupé par le camp qui y a une unité, ou sinon par celui qui y a le dernier fait passer une unité.',
        ruling: '',
      },
      {
        id: '13.11',
        title: 'Passer suffit',
        text: 'Traverser suffit.',
        ruling:
          'De même entrer par avance, recul, refoulement ou comme renfort. Les chefs ne prennent ni ne tiennent d’hexagone.',
      },
      {
        id: '13.2',
        title: 'Victoire automatique',
        text: 'Dans une bataille, l’adversaire d’une armée française démoralisée, ou d’une armée anglo-alliée ou prussienne désagrégée, gagne aussitôt.',
        ruling: '',
      },
    ],
  },
  {
    id: '14.0',
    title: 'Ligny',
    rules: [
      { id: '14.2a', title: 'Seuils prussiens', text: 'Démoralisation 55, désagrégation 74.', ruling: '' },
      {
        id: '14.2b',
        title: 'Villages',
        text: 'Les deux baissent de 3 pour chacun de ces hexagones tant que les Français l’occupent (13.1)\u00A0: Ligny L0922, L1021, L1022, L1122\u00A0; Saint-Amand L0423, L0524, L0624.',
        ruling: '',
      },
      { id: '14.2c', title: 'Seuil français', text: '35 (14.3), pas plus.', ruling: '' },
      {
        id: '14.3a',
        title: 'Victoire française',
        text: 'Les Français gagnent si à la fin le seuil de démoralisation prussien a été atteint et que les pertes françaises sont sous 35.',
        ruling:
          'Jugé à la fin de la partie, puisque le texte ne parle d’«\u00A0instant\u00A0» que pour la victoire prussienne et que le seuil de désagrégation serait sinon sans emploi\u00A0; une armée démoralisée le reste (11.2c).',
      },
      {
        id: '14.3b',
        title: 'Victoire prussienne immédiate',
        text: 'Des pertes françaises de 35 finissent la partie par une victoire prussienne.',
        ruling: '',
      },
      {
        id: '14.3c',
        title: 'Victoire prussienne par défaut',
        text: 'Sinon, à la fin, les Prussiens gagnent.',
        ruling: '',
      },
      {
        id: '14.3d',
        title: 'Désagrégation prussienne',
        text: 'Atteindre le seuil de désagrégation prussien est une victoire française immédiate (13.2).',
        ruling: '',
      },
    ],
  },
  {
    id: '15.0',
    title: 'Les Quatre-Bras',
    rules: [
      {
        id: '15.2a',
        title: 'Démoralisation française',
        text: '10 aux tours de 1400 et 1500, 25 à partir de 1600.',
        ruling: '',
      },
      { id: '15.2b', title: 'Seuils anglo-alliés', text: 'Démoralisation 25, désagrégation 40.', ruling: '' },
      {
        id: '15.2c',
        title: 'Changement de seuil',
        text: '',
        ruling:
          'Le seuil français est lu à chaque perte et au début de chaque tour\u00A0; comme il ne fait que monter, une armée française non brisée à 1500 est sûre jusqu’à 25.',
      },
      { id: '15.3a', title: 'Pertes', text: 'Un point par point de force ennemi (force visible) éliminé.', ruling: '' },
      {
        id: '15.3b',
        title: 'Le carrefour à chaque tour',
        text: 'Un point à la fin de chaque tour au camp qui occupe les Quatre-Bras. Les Anglo-Alliés les occupent au début.',
        ruling: 'Si la ville a plusieurs hexagones, il faut les occuper tous\u00A0; sinon personne ne marque.',
      },
      { id: '15.3c', title: 'Le carrefour à la fin', text: 'Cinq de plus au camp qui l’occupe à la fin.', ruling: '' },
      {
        id: '15.4a',
        title: 'Contingents alliés',
        text: 'Néerlandais, Brunswickois, Hanovriens, Nassauviens et Britanniques sont tous amis.',
        ruling: '',
      },
      {
        id: '15.4b',
        title: 'Français facultatifs',
        text: 'Les unités marquées facultatives sont laissées de côté dans le jeu historique\u00A0: le Ier corps et la cavalerie légère de la Garde.',
        ruling: '',
      },
    ],
  },
  {
    id: '16.0',
    title: 'Wavre',
    rules: [
      {
        id: '16.2a',
        title: 'Seuils',
        text: 'Démoralisation française 30\u00A0; démoralisation prussienne 40, désagrégation 50.',
        ruling: '',
      },
      {
        id: '16.2b',
        title: 'Le moral français monte avec le succès',
        text: 'Le seuil français est 30 plus les points de victoire français acquis (15 points\u00A0: seuil 45).',
        ruling:
          'Les points de 16.3d ne sont comptés qu’à la fin et ne le relèvent pas. Les points acquis par un résultat comptent avant que les pertes de ce résultat soient éprouvées.',
      },
      {
        id: '16.3a',
        title: 'Sortie française',
        text: '5 points par point de force français sorti par le bord ouest en W0117 ou plus au nord, à tout moment.',
        ruling: '',
      },
      {
        id: '16.3b',
        title: 'Sortie prussienne',
        text: '1 point aux Prussiens par point de force prussien sorti là au plus tard au quatrième tour.',
        ruling: '',
      },
      { id: '16.3c', title: 'Pertes', text: '1 point par point de force ennemi détruit.', ruling: '' },
      {
        id: '16.3d',
        title: 'Prussiens laissés là',
        text: 'À la fin les Français reçoivent 1 point par point de force prussien encore sur la carte.',
        ruling: '',
      },
      {
        id: '16.3e',
        title: 'Bord ouest',
        text: 'Les hexagones de sortie sont W0101 à W0117.',
        ruling: 'Les Prussiens qui sortent après le quatrième tour sont seulement partis\u00A0: ni points, ni pertes.',
      },
    ],
  },
  {
    id: '17.0',
    title: 'La Belle Alliance',
    rules: [
      {
        id: '17.2a',
        title: 'Seuils',
        text: 'Démoralisation française 60. Démoralisation anglo-alliée 45, désagrégation 55. Démoralisation prussienne 25, désagrégation 35.',
        ruling: '',
      },
      {
        id: '17.2b',
        title: 'Les Français encouragés',
        text: '+10 aux Français quand la première des deux armées alliées est démoralisée.',
        ruling: 'Une seule fois.',
      },
      {
        id: '17.2c',
        title: 'Entrée à Waterloo',
        text: '−20 aux deux seuils anglo-alliés quand une unité française entre pour la première fois dans un hexagone de Waterloo (définitif).',
        ruling: '',
      },
      {
        id: '17.2d',
        title: 'Les Prussiens engagés',
        text: '+10 aux deux seuils anglo-alliés au premier combat entre Prussiens et Français (bombardement compris).',
        ruling: 'Ils montent quand cette attaque est déclarée, avant que le dé soit lancé.',
      },
      {
        id: '17.3a',
        title: 'Victoire française',
        text: 'Quand les armées anglo-alliée et prussienne sont toutes deux démoralisées, ou quand l’armée anglo-alliée se désagrège.',
        ruling: 'Aussitôt dans les deux cas (13.2 ne le dit que du second).',
      },
      {
        id: '17.3b',
        title: 'Victoire alliée',
        text: 'Aussitôt quand les Français sont démoralisés\u00A0; sinon à la fin si les Français n’ont pas gagné.',
        ruling: '',
      },
      {
        id: '17.3c',
        title: 'Désagrégation prussienne',
        text: 'Par 13.2 c’est aussi une victoire française immédiate.',
        ruling: '13.2 est lue comme s’ajoutant à 17.3, sans quoi le seuil serait sans emploi.',
      },
      {
        id: '17.4',
        title: 'Forces alliées',
        text: 'Le joueur allié commande Prussiens, Nassauviens, Britanniques, Hanovriens, Néerlandais, Brunswickois et Légion allemande du roi.',
        ruling:
          'Tous sont amis\u00A0; ils peuvent s’empiler et attaquer ensemble, chacun comptant pour les pertes et le moral de sa propre armée.',
      },
    ],
  },
  {
    id: '29.0',
    title: 'Wavre historique',
    rules: [
      {
        id: '29.1a',
        title: 'Mise en place',
        text: 'Français comme à Wavre\u00A0; des Prussiens seuls le III corps et, du I corps, Lützow (2-6) et le 6e de ligne (2-4). Pas de chefs.',
        ruling: 'Donc règles de base seulement, sans commandement, réorganisation ni ravitaillement.',
      },
      { id: '29.2', title: 'Seuils', text: 'Prussiens 15/28\u00A0; Français 30/–.', ruling: '' },
      {
        id: '29.31',
        title: 'Les Prussiens d’abord',
        text: 'Le tour du joueur prussien précède celui du Français.',
        ruling: '',
      },
      {
        id: '29.32',
        title: 'Pas de sortie',
        text: 'Les unités forcées hors de la carte sont éliminées et comptent comme perdues.',
        ruling: '',
      },
      {
        id: '29.41',
        title: 'Victoire française',
        text: 'Décisive\u00A0: les Prussiens se désagrègent. Marginale\u00A0: tous les hexagones de la ville de Wavre occupés à la fin.',
        ruling: 'La victoire décisive est immédiate, comme en 13.2.',
      },
      {
        id: '29.42',
        title: 'Victoire prussienne',
        text: 'Décisive\u00A0: les Français sont démoralisés. Marginale\u00A0: pas de victoire française.',
        ruling: 'La victoire décisive est immédiate, comme en 13.2.',
      },
      {
        id: '29.51',
        title: 'Option\u00A0: double marche',
        text: 'Les unités du IV corps doublent leur capacité de mouvement au premier tour.',
        ruling: '',
      },
      {
        id: '29.52',
        title: 'Option\u00A0: combat aux ponts',
        text: 'Les zones ne passent pas les côtés de rivière à pont (la Dyle), et nul n’est donc forcé d’attaquer par-dessus\u00A0; les ponts sur des ruisseaux sont comme d’ordinaire.',
        ruling:
          'Attaquer par de tels ponts reste possible, au choix, aux unités voisines\u00A0; toutes les unités de l’hexagone attaquent alors ensemble, la cible est doublée (7.3x), et l’artillerie qui s’y trouve attaque comme unité voisine et subit le résultat\u00A0: elle ne peut pas bombarder par un pont à un hexagone (8.1a et 8.45 ne s’appliquent pas).',
      },
    ],
  },
];
