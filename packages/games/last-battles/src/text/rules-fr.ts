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
        title: 'Une seule règle, cinq jeux',
        text: 'Les règles de base servent à toutes les batailles\u00A0; on y ignore les règles de campagne (18.0–26.0). Grand Waterloo et Grand Ligny emploient les règles de campagne, modifiées par 27.0 et 28.0\u00A0; Wavre historique emploie les règles de base, modifiées par 29.0 (29.1a).',
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
      {
        id: '2.0b',
        title: 'Un tour de joueur',
        text: 'Le joueur actif déplace ses unités, puis attaque.',
        ruling: '',
      },
      {
        id: '2.0c',
        title: 'Trois places',
        text: '',
        ruling:
          'Quand l’armée anglo-alliée et l’armée prussienne ont chacune leur joueur, toute décision sur une unité ou un chef revient à son armée. Les deux partagent le tour allié\u00A0: dans une phase ils agissent dans l’ordre qu’ils veulent, une action à la fois, et elle finit quand tous deux l’ont dit. Une attaque avec des unités des deux demande le oui du partenaire, qu’il ne peut refuser si les obligations de la phase ne peuvent être remplies autrement\u00A0; celui qui la déclare choisit le rapport, passe le premier pour l’avance et paie un Ex de ses propres unités adjacentes, tant qu’elles suffisent. Ils gagnent et perdent ensemble.',
      },
    ],
  },
  {
    id: '3.0',
    title: 'Matériel',
    rules: [
      {
        id: '3.1',
        title: 'Cartes et numéros d’hexagone',
        text: 'Quatre cartes\u00A0; un hexagone s’écrit avec la lettre de sa carte (Q Quatre-Bras, L Ligny, W Wavre, B La Belle Alliance) et quatre chiffres CCRR, colonne puis rangée.',
        ruling: '',
      },
      {
        id: '3.11',
        title: 'Grille et voisins',
        text: 'Hexagones rangés en colonnes nord-sud\u00A0; les colonnes paires sont décalées d’un demi-hexagone vers le sud. Voisins d’un hexagone de colonne impaire\u00A0: (C,R−1), (C+1,R−1), (C+1,R), (C,R+1), (C−1,R), (C−1,R−1)\u00A0; de colonne paire\u00A0: (C,R−1), (C+1,R), (C+1,R+1), (C,R+1), (C−1,R+1), (C−1,R). Chaque carte a 29 colonnes et 34 rangées.',
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
        text: 'Dans la colonne 4-1, un 5 au dé donne Dr, sur toutes les cartes.',
        ruling: '',
      },
      {
        id: '3.12c',
        title: 'L’infanterie prussienne est en régiments',
        text: 'Tout renfort d’infanterie prussienne est un régiment\u00A0; aucune unité n’est une brigade prussienne d’infanterie.',
        ruling: '',
      },
      {
        id: '3.12d',
        title: 'Calendrier de Wavre à 0300',
        text: 'Le calendrier de renforts imprimé à 0300 sur la carte de Wavre ne vaut pas. Dans la campagne, tout le IVe corps prussien arrive à 0300 le 17 juin.',
        ruling: '',
      },
      {
        id: '3.12e',
        title: 'Erreurs de légende',
        text: 'Sans effet sur le jeu\u00A0: Ligny a des bois bien que sa légende n’en montre pas, et ce que les légendes de Wavre et des Quatre-Bras dessinent comme cavalerie est de l’artillerie à cheval.',
        ruling: '',
      },
      {
        id: '3.42a',
        title: 'Force de combat',
        text: 'Un seul nombre, pour attaquer et pour défendre.',
        ruling: '',
      },
      {
        id: '3.42b',
        title: 'Force réduite',
        text: 'Le verso d’un pion. Quelques unités commencent une bataille sur cette face\u00A0; en campagne, une unité détruite revient ainsi.',
        ruling: '',
      },
      {
        id: '3.42c',
        title: 'Potentiel de mouvement',
        text: 'Le plus grand nombre de points qu’une unité peut dépenser dans une phase de mouvement.',
        ruling: '',
      },
      {
        id: '3.42d',
        title: 'Désignations',
        text: 'À gauche de la barre, la division\u00A0; à droite, le commandement (corps\u00A0; division anglo-alliée). L’unité elle-même porte le nom de son général de brigade ou de son régiment.',
        ruling: '',
      },
      {
        id: '3.43',
        title: 'Pions corrigés',
        text: 'Friant et Michel 6-4/4-4\u00A0; Roguet et Morand 7-4/4-4\u00A0; Noury est du VIe corps\u00A0; Kruse 3-4 est de la 6e division\u00A0; Billard 5-4 est du IIIe corps\u00A0; Guyot 6-6 est de la cavalerie de la Garde\u00A0; le 8e de ligne prussien est un 4-4\u00A0; Saxe-Weimar est un 5-4 de Nassau.',
        ruling: '',
      },
      {
        id: '3.5',
        title: 'Échelle',
        text: 'Un hexagone fait 480 m d’un côté au côté opposé\u00A0; 1 point de force vaut de 350 à 750 hommes, ou une batterie\u00A0; les tours de jour durent une heure.',
        ruling: '',
      },
      {
        id: '3.7a',
        title: 'Camps',
        text: 'Le joueur français ne commande que les unités françaises\u00A0; son adversaire, toutes les autres.',
        ruling: '',
      },
      {
        id: '3.7b',
        title: 'Mise en place d’une bataille',
        text: 'Les unités sont placées comme l’indique le scénario\u00A0; une unité donnée à force réduite commence au verso.',
        ruling: '',
      },
      {
        id: '3.7c',
        title: 'Aucun pion retourné dans une bataille',
        text: 'Hors de la campagne, un pion ne change jamais de face en cours de partie\u00A0: il est sur la carte, ou éliminé.',
        ruling: '',
      },
      {
        id: '3.7d',
        title: 'Des chefs en campagne seulement',
        text: 'Il n’y a pas de chefs dans les quatre batailles ni dans Wavre historique.',
        ruling: '',
      },
      {
        id: '3.7e',
        title: 'Renforts hors des tours de la bataille',
        text: 'Dans une bataille, on ignore les arrivées prévues avant son premier tour ou après son dernier.',
        ruling: '',
      },
      {
        id: '3.7g',
        title: 'Emplacements propres à la campagne ou à la bataille',
        text: 'Les emplacements réservés à la campagne ne servent pas dans une bataille, et inversement.',
        ruling: '',
      },
      {
        id: '3.7f',
        title: 'Piste des tours',
        text: '',
        ruling:
          'Tours de jour d’une heure, de 0600 à 2100, et deux tours de nuit, 2400 et 0300\u00A0; pluie de 1500 à 2100 le 17 juin\u00A0; la campagne compte 44 tours, de 1400 le 16 juin à 2100 le 18 juin.',
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
        text: 'Un tour de jeu comprend le tour du joueur français, puis celui du joueur prussien et anglo-allié\u00A0; puis le marqueur avance. Après le dernier tour de jeu, on lit les conditions de victoire.',
        ruling: '',
      },
      {
        id: '4.1a',
        title: 'Phase de mouvement',
        text: 'Le joueur actif déplace autant de ses unités qu’il veut, toutes ou aucune, et fait entrer ses renforts. L’autre camp ne bouge pas.',
        ruling: '',
      },
      {
        id: '4.1b',
        title: 'Phase de combat',
        text: 'Le joueur actif attaque. Les unités ne changent d’hexagone que par l’effet des combats.',
        ruling: '',
      },
      {
        id: '4.1c',
        title: 'Marque des tours',
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
        text: 'On déplace autant d’unités qu’on veut, dans toutes les directions, l’une après l’autre, d’hexagone en hexagone adjacent, en payant chaque hexagone où elles entrent.',
        ruling: '',
      },
      {
        id: '5.1',
        title: 'Le potentiel est la limite',
        text: 'Une unité ne dépense jamais plus de points que son potentiel dans une même phase de mouvement.',
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
        text: 'Le premier dé lancé pour un combat met fin à la phase de mouvement, sans retour.',
        ruling: '',
      },
      {
        id: '5.13',
        title: 'Ni épargne ni prêt de points',
        text: 'Les points non dépensés sont perdus\u00A0; on ne peut pas les donner à une autre unité.',
        ruling: '',
      },
      {
        id: '5.14',
        title: 'Sans sauter d’hexagone',
        text: 'On passe d’un hexagone à un hexagone adjacent.',
        ruling: '',
      },
      {
        id: '5.15',
        title: 'Un mouvement achevé est acquis',
        text: 'Dès que le joueur lâche une unité, elle ne bouge plus de la phase, et son mouvement ne change qu’avec l’accord de l’adversaire. (À cette table, un mouvement peut être annulé tant qu’aucun dé n’est lancé.)',
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
        text: 'Coût de base\u00A0: 1 point\u00A0; les coûts des hexagones et de leurs côtés sont ceux du tableau des effets du terrain (5.6).',
        ruling: '',
      },
      {
        id: '5.21',
        title: 'Route',
        text: 'D’un hexagone de route à un hexagone de route adjacent, par un côté que franchit la route\u00A0: 1/2 point, quel que soit le reste du terrain.',
        ruling: '',
      },
      {
        id: '5.22',
        title: 'Chemin',
        text: 'D’un hexagone de chemin à un hexagone de chemin adjacent, par un côté que franchit le chemin\u00A0: 1 point, quel que soit le reste du terrain.',
        ruling: '',
      },
      {
        id: '5.22b',
        title: 'Route ou chemin et cours d’eau',
        text: '5.21 et 5.22 l’emportent sur le terrain de l’hexagone, mais non sur l’eau qui en borde le côté.',
        ruling:
          'Sur un pont, le tarif de la route ou du chemin est tout le prix (5.23)\u00A0; une route ou un chemin qui franchit un ruisseau sans pont est un gué, et les 2 points s’ajoutent (5.24, 5.61a).',
      },
      {
        id: '5.23',
        title: 'Rivière',
        text: 'On ne franchit une rivière que sur un pont\u00A0; le pont n’ajoute rien au coût.',
        ruling: '',
      },
      {
        id: '5.24',
        title: 'Ruisseau',
        text: 'Franchir un ruisseau coûte 2 points de plus. L’infanterie qui franchit un ruisseau pour entrer dans un bois paie donc 4.',
        ruling: '',
      },
      {
        id: '5.2x',
        title: 'Qui ne peut payer n’entre pas',
        text: 'Le prix entier est dû\u00A0; une unité qui n’a plus assez de points n’entre pas. Il n’y a pas de mouvement minimal d’un hexagone.',
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
        text: 'À la fin de toute phase, un hexagone contient au plus deux unités amies (une seule dans un château, 10.2). Les chefs ne comptent pas (19.23).',
        ruling:
          'La limite est vérifiée chaque fois que s’achève un mouvement, une entrée, un recul ou un refoulement\u00A0: on peut traverser un hexagone plein, mais non s’y arrêter\u00A0; et l’on ne peut pas du tout entrer dans un hexagone plein en zone ennemie.',
      },
      {
        id: '5.31',
        title: 'Passage à travers les unités amies',
        text: 'On entre sans surcoût dans un hexagone qui contient des unités amies.',
        ruling: '',
      },
      {
        id: '5.32',
        title: 'Pas de limite au passage',
        text: 'Autant d’unités que l’on veut peuvent traverser un même hexagone dans une phase.',
        ruling: '',
      },
      {
        id: '5.33',
        title: 'Les zones amies ne gênent pas',
        text: 'Une zone de contrôle amie ne gêne jamais les siens.',
        ruling: '',
      },
      {
        id: '5.3x',
        title: 'Hexagones ennemis',
        text: '',
        ruling: 'Une unité n’entre jamais dans un hexagone qui contient une unité combattante ennemie.',
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
        text: 'Les six hexagones qui entourent une unité sont sa zone de contrôle, aux exceptions de 5.4c près.',
        ruling: '',
      },
      {
        id: '5.4b',
        title: 'Unités bloquées',
        text: 'Une unité ne quitte pas une zone ennemie pendant une phase de mouvement\u00A0; y entrer met donc fin à son mouvement.',
        ruling: '',
      },
      {
        id: '5.4c',
        title: 'Où s’arrêtent les zones',
        text: 'Une zone de contrôle ne franchit pas une rivière sans pont et n’entre jamais dans un château.',
        ruling: '',
      },
      {
        id: '5.4d',
        title: 'Autres côtés',
        text: 'Les zones franchissent normalement ruisseaux, ponts, crêtes, routes et chemins.',
        ruling: '',
      },
      {
        id: '5.41',
        title: 'Toujours en vigueur',
        text: 'Toute unité combattante exerce sa zone en permanence, dans toutes les phases des deux joueurs\u00A0; aucune unité, amie ou ennemie, ne l’annule.',
        ruling: '',
      },
      {
        id: '5.42',
        title: 'Entrer ne coûte rien',
        text: 'On entre dans une zone ennemie sans payer de points supplémentaires.',
        ruling: '',
      },
      {
        id: '5.43',
        title: 'Deux façons d’en sortir',
        text: 'On ne quitte une zone ennemie que par un recul ou une avance au combat, ou parce que l’unité qui l’exerçait a disparu.',
        ruling: '',
      },
      {
        id: '5.44',
        title: 'Réciproque',
        text: 'Deux unités ennemies qui sont chacune dans la zone de l’autre sont liées de la même façon.',
        ruling: '',
      },
      {
        id: '5.45',
        title: 'Chevauchement',
        text: 'Les deux camps peuvent contrôler le même hexagone\u00A0; que plusieurs unités le contrôlent n’ajoute rien.',
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
        text: 'De nuit et sous la pluie, personne ne prend le contact et personne ne le rompt\u00A0: on n’entre pas dans les zones ennemies, et on n’en sort pas.',
        ruling: '',
      },
    ],
  },
  {
    id: '5.6',
    title: 'Effets du terrain',
    rules: [
      {
        id: '5.6a',
        title: 'Terrain clair et localité',
        text: '1 point pour toutes les armes. Une localité double qui s’y défend\u00A0; le terrain clair ne change rien.',
        ruling: '',
      },
      {
        id: '5.6b',
        title: 'Bois et marais',
        text: '2 points pour l’infanterie et l’artillerie à pied, 4 points pour la cavalerie et l’artillerie à cheval. La cavalerie est réduite de moitié quand elle attaque un tel hexagone ou s’y défend\u00A0; les autres armes y combattent comme ailleurs.',
        ruling: '',
      },
      {
        id: '5.6c',
        title: 'Château',
        text: '2 points pour toutes les armes. La force du défenseur est triplée (voir aussi 10.0).',
        ruling: '',
      },
      {
        id: '5.6d',
        title: 'Crête',
        text: 'Ni coût de mouvement, ni effet au combat.',
        ruling: '',
      },
      {
        id: '5.61a',
        title: 'Les coûts de mouvement s’additionnent',
        text: 'On paie la somme du coût de l’hexagone et du coût de son côté.',
        ruling: '',
      },
      {
        id: '5.61b',
        title: 'Les effets au combat ne s’additionnent pas',
        text: 'Un seul effet de terrain aide le défenseur\u00A0: un château attaqué à travers un ruisseau est triplé, et pas davantage.',
        ruling:
          'Si plusieurs s’appliquent, on retient le plus favorable au défenseur\u00A0: une cavalerie qui se défend dans un bois, attaquée seulement à travers un ruisseau, est donc doublée et non réduite de moitié.',
      },
      {
        id: '5.62',
        title: 'Ce qui bloque la vue',
        text: 'Les crêtes, et les hexagones de bois, de localité ou de château. Ni les marais, ni l’eau, ni les troupes.',
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
        text: 'Les unités ne sortent que par les hexagones que nomme le scénario, en payant comme pour entrer dans un second hexagone pareil à celui qu’elles quittent.',
        ruling: 'Là où une route ou un chemin passe ce bord, le prix est de 1/2 ou de 1, quel que soit l’hexagone.',
      },
      {
        id: '6.11',
        title: 'Sans retour',
        text: 'Une unité sortie est hors du jeu.',
        ruling: '',
      },
      {
        id: '6.12',
        title: 'Pas une perte',
        text: 'Les unités sorties peuvent rapporter des points à leur camp et ne sont pas des unités éliminées.',
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
        text: 'Autant d’unités que l’on veut sortent par le même hexagone, quelles que soient celles qui l’ont fait avant.',
        ruling: '',
      },
      {
        id: '6.0x',
        title: 'Sortie d’une zone ennemie',
        text: '',
        ruling: 'Une unité qui est en zone ennemie ne peut pas sortir (5.4b).',
      },
    ],
  },
  {
    id: '7.0',
    title: 'Le combat',
    rules: [
      {
        id: '7.0a',
        title: 'Combat obligatoire',
        text: 'Toute unité ennemie qui a dans sa zone de contrôle une unité du joueur actif doit être attaquée dans la phase de combat.',
        ruling: '',
      },
      {
        id: '7.0b',
        title: 'Seule l’artillerie tire de loin',
        text: 'Tous les autres attaquants doivent être adjacents.',
        ruling: '',
      },
      {
        id: '7.0c',
        title: 'Rapport de forces',
        text: 'On divise la force totale de l’attaque par celle de la défense et l’on arrondit, en faveur du défenseur, à une colonne de la table\u00A0: 13 contre 4 donne 3-1\u00A0; 4 contre 9 donne 1-3.',
        ruling: '',
      },
      {
        id: '7.0d',
        title: 'Ordre',
        text: 'L’attaquant résout les combats dans l’ordre qu’il veut, et applique chaque résultat avant de passer au suivant.',
        ruling: '',
      },
      {
        id: '7.1a',
        title: 'Attaquer une fois',
        text: 'Une unité n’attaque pas plus d’une fois par phase de combat.',
        ruling: '',
      },
      {
        id: '7.1b',
        title: 'Être attaquée une fois',
        text: 'Une unité n’est pas attaquée plus d’une fois par phase de combat (mais voir 7.44). Un hexagone dont toutes les unités l’ont déjà été dans la phase ne peut plus l’être.',
        ruling: '',
      },
      {
        id: '7.11a',
        title: 'Les unités en zone ennemie doivent attaquer',
        text: 'Toute unité du joueur actif qui est en zone ennemie au début de la phase de combat doit prendre part à une attaque.',
        ruling: '',
      },
      {
        id: '7.11b',
        title: 'Libre choix des combats',
        text: 'L’attaquant choisit qui attaque qui, pourvu que toutes les unités qui doivent attaquer le fassent et que toutes celles qui doivent être attaquées le soient.',
        ruling: '',
      },
      {
        id: '7.11c',
        title: 'Annonce des attaques',
        text: '',
        ruling:
          'Les attaques sont annoncées et résolues une à une\u00A0; aucune ne l’est d’avance. Une attaque ne peut être annoncée que si les unités et les ennemis qui restent peuvent encore satisfaire à 7.0a, 7.11a, 7.24 et, dès qu’une garnison a attaqué, à 10.1b (un bombardement suffit à remplir l’obligation d’attaquer un ennemi). Les obligations sont celles des positions au début de la phase de combat\u00A0; une avance, un recul ou un refoulement de la phase n’en crée pas de nouvelle (7.52). Une obligation tombe si son ennemi a disparu ou a été attaqué, ou si aucune unité qui puisse encore attaquer ne peut la remplir (ses canons ont été refoulés, 7.64, ou se trouvent maintenant en zone ennemie, 8.41). La phase ne peut pas être terminée tant qu’il reste une obligation que quelqu’un peut remplir.',
      },
      {
        id: '7.12',
        title: 'Attaquants par hexagone',
        text: 'Un hexagone peut être attaqué par tout ce qui se trouve dans les six hexagones qui l’entourent, et par l’artillerie à portée.',
        ruling: '',
      },
      {
        id: '7.13',
        title: 'Seulement au contact',
        text: 'À part l’artillerie, on n’attaque que des hexagones adjacents. Dans toutes les règles de combat, «\u00A0adjacent\u00A0» veut dire\u00A0: de l’autre côté d’un bord par lequel on peut attaquer\u00A0; une rivière sans pont sépare les hexagones (mais 8.45).',
        ruling: '',
      },
      {
        id: '7.2a',
        title: 'Un hexagone combat comme un tout',
        text: 'Toutes les unités d’un hexagone attaquent la même cible, ou se défendent ensemble\u00A0; leurs forces s’additionnent.',
        ruling: '',
      },
      {
        id: '7.2b',
        title: 'Plusieurs hexagones dans un même combat',
        text: 'Un combat peut réunir plusieurs hexagones d’attaquants et plusieurs hexagones de défenseurs si chaque unité qui attaque (sauf l’artillerie qui bombarde) est adjacente à chacun des hexagones attaqués.',
        ruling: '',
      },
      {
        id: '7.21',
        title: 'Les piles sont attaquées entières',
        text: 'Aucun défenseur d’un hexagone attaqué n’est laissé de côté ni attaqué à part.',
        ruling: '',
      },
      {
        id: '7.22',
        title: 'Les piles attaquent entières',
        text: 'Deux unités d’un même hexagone qui attaquent prennent part à la même attaque.',
        ruling:
          'Dans un hexagone hors de toute zone ennemie, l’artillerie peut bombarder pendant que l’autre unité de la pile ne fait rien\u00A0; de deux batteries, l’une peut tirer seule, mais l’autre ne peut alors pas tirer ailleurs (8.13). Une unité venue dans l’hexagone par recul ou refoulement pendant la phase ne lie pas celles qui y étaient déjà.',
      },
      {
        id: '7.23',
        title: 'La force est indivisible',
        text: 'La force d’une unité n’est jamais partagée entre plusieurs combats.',
        ruling: '',
      },
      {
        id: '7.24',
        title: 'Les ennemis qui restent',
        text: 'Une unité du joueur actif qui est dans les zones de plusieurs ennemis doit attaquer tous ceux qu’aucune autre n’attaque.',
        ruling: '',
      },
      {
        id: '7.25',
        title: 'Concentration des forces',
        text: 'Des unités de plusieurs hexagones peuvent attaquer ensemble un même hexagone.',
        ruling: '',
      },
      {
        id: '7.26',
        title: 'Attaques de fixation',
        text: 'On peut attaquer à un mauvais rapport pour libérer des forces ailleurs.',
        ruling: '',
      },
      {
        id: '7.26x',
        title: 'Aucune répartition possible',
        text: '',
        ruling:
          'Au début d’une phase, il existe toujours une répartition. Si, plus tard dans la phase, aucune ne satisfait à la fois à 7.0a et à 7.11a (7.11c), toute unité qui peut attaquer doit le faire, et aussi peu d’ennemis que possible restent sans être attaqués\u00A0; entre répartitions équivalentes, le joueur choisit.',
      },
      {
        id: '7.3',
        title: 'Terrain du défenseur',
        text: 'Le terrain multiplie la force du défenseur\u00A0: par deux dans une localité, par trois dans un château (5.6), par deux si tous ceux qui le touchent attaquent à travers un ruisseau ou sur un pont. Chaque hexagone attaqué est calculé à part, puis on additionne.',
        ruling: '',
      },
      {
        id: '7.31',
        title: 'Exemple de la localité',
        text: 'Une unité de force 5 se défend à 10 dans une localité.',
        ruling: '',
      },
      {
        id: '7.32',
        title: 'Moitiés arrondies au-dessus',
        text: 'Chaque unité réduite de moitié est arrondie à part, au-dessus\u00A0: la moitié de 5 est 3.',
        ruling: '',
      },
      {
        id: '7.3x',
        title: '«\u00A0Exclusivement par\u00A0»',
        text: '',
        ruling:
          'On ne regarde que les attaquants adjacents à cet hexagone. Si tous attaquent à travers un ruisseau ou sur un pont, l’hexagone est doublé\u00A0; s’il en est un seul qui ne le fait pas, il ne l’est pas. L’artillerie qui bombarde ne donne ni n’enlève ce doublement, et contre un bombardement seul il n’y a jamais de doublement pour un ruisseau ou un pont.',
      },
      {
        id: '7.3y',
        title: 'Cavalerie de l’attaquant',
        text: 'Toute unité de cavalerie qui attaque un hexagone de bois ou de marais est réduite de moitié, arrondie au-dessus. L’artillerie à cheval n’est pas de la cavalerie ici.',
        ruling:
          'Dans une attaque sur plusieurs hexagones, elle est réduite de moitié si l’un d’eux est un bois ou un marais. Cette réduction porte sur la force de l’attaque et se cumule avec tout terrain qui aide le défenseur (5.61b ne concerne que lui).',
      },
    ],
  },
  {
    id: '7.4',
    title: 'Recul',
    rules: [
      {
        id: '7.4a',
        title: 'D’un hexagone, hors des zones ennemies',
        text: 'Une unité qui recule gagne aussitôt un hexagone adjacent, ni occupé par l’ennemi ni en zone ennemie.',
        ruling: '',
      },
      {
        id: '7.4b',
        title: 'Sans issue',
        text: 'Une unité qui n’a pas de tel hexagone est éliminée, à moins qu’un refoulement (7.6) ne lui en ouvre un.',
        ruling: '',
      },
      {
        id: '7.4c',
        title: 'Les piles peuvent se séparer',
        text: 'Les deux unités d’une pile ne sont pas tenues de prendre le même chemin.',
        ruling: '',
      },
      {
        id: '7.41',
        title: 'Le propriétaire choisit',
        text: 'Le propriétaire choisit l’hexagone où recule chacune de ses unités.',
        ruling: 'Il décide aussi dans quel ordre elles reculent.',
      },
      {
        id: '7.42',
        title: 'Terrain interdit',
        text: 'On ne recule ni dans un hexagone interdit, ni par un côté interdit (rivière sans pont), ni dans une zone ennemie, ni hors de la carte (6.13).',
        ruling: '',
      },
      {
        id: '7.42x',
        title: 'Sans points de mouvement',
        text: '',
        ruling:
          'Recul, refoulement et avance ne coûtent pas de points de mouvement\u00A0; tout hexagone où l’unité pourrait en principe entrer convient.',
      },
      {
        id: '7.43',
        title: 'Auprès d’unités amies',
        text: 'L’unité peut reculer dans un hexagone vide, ou auprès d’une unité amie dans la limite d’empilement, si celle-ci n’est pas en zone ennemie.',
        ruling: '',
      },
      {
        id: '7.44',
        title: 'Un recul sous le feu',
        text: 'Si une unité a reculé auprès d’une unité amie et que cet hexagone est bombardé plus tard dans la phase, sa force ne compte pas, mais elle subit le résultat.',
        ruling:
          'Toute autre attaque vaut ici un bombardement\u00A0; dans un Ex, la force visible de l’unité compte parmi celles des défenseurs perdus.',
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
        text: 'Quand un combat vide un hexagone, une unité victorieuse qui y a pris part et qui en est adjacente peut y entrer aussitôt, qu’il soit ou non en zone ennemie.',
        ruling: 'Après un Ex, un attaquant adjacent qui survit compte comme victorieux.',
      },
      {
        id: '7.5b',
        title: 'L’un ou l’autre camp',
        text: '',
        ruling:
          'Est aussi «\u00A0victorieux\u00A0» un défenseur dont les attaquants ont reculé ou péri (20.33 le suppose)\u00A0; il peut entrer dans un des hexagones qu’ils ont évacués.',
      },
      {
        id: '7.51',
        title: 'Facultative, d’un seul hexagone',
        text: 'Aucune unité n’est tenue d’avancer (mais 25.3), et jamais de plus d’un hexagone.',
        ruling: '',
      },
      {
        id: '7.52',
        title: 'Fini pour la phase',
        text: 'Une unité qui a avancé n’attaque plus et n’est plus attaquée de la phase\u00A0; mais sa zone coupe désormais la retraite aux ennemis dont le combat vient ensuite.',
        ruling: '',
      },
      {
        id: '7.53',
        title: 'Une unité par combat',
        text: 'Une seule unité avance, même si plusieurs hexagones ont été évacués (mais 25.4).',
        ruling: '',
      },
      {
        id: '7.5x',
        title: 'Artillerie et avance',
        text: '',
        ruling: 'L’artillerie adjacente peut avancer\u00A0; celle qui bombarde, non.',
      },
      {
        id: '7.5y',
        title: 'Limites de l’avance',
        text: 'Pas d’avance dans un château (10.5), à travers une rivière sans pont, ni par des unités démoralisées (11.0).',
        ruling: '',
      },
    ],
  },
  {
    id: '7.6',
    title: 'Refoulement',
    rules: [
      {
        id: '7.6',
        title: 'Faire reculer une unité amie',
        text: 'Si les seuls hexagones ouverts à une unité qui recule sont pleins d’unités amies, l’une de celles-ci est déplacée comme si elle reculait, et l’unité prend sa place.',
        ruling: '',
      },
      {
        id: '7.61a',
        title: 'Mêmes limites que le recul',
        text: 'Une unité refoulée n’entre ni dans une zone ennemie ni dans un hexagone interdit.',
        ruling: '',
      },
      {
        id: '7.61b',
        title: 'Une pour une',
        text: 'Il sort autant d’unités amies qu’il en arrive\u00A0: une pour une, deux pour deux.',
        ruling: '',
      },
      {
        id: '7.62a',
        title: 'Pas au prix d’une unité amie',
        text: 'Si le refoulement devait éliminer l’unité refoulée, c’est l’unité qui recule qui est éliminée.',
        ruling:
          'Le propriétaire peut se servir de tout hexagone plein, de toute unité qui s’y trouve et de toute chaîne qui ne coûte aucune unité\u00A0; ce n’est que s’il n’y en a pas que l’unité qui recule est éliminée. Dans une même chaîne, aucune unité n’est refoulée deux fois. Là où le refoulement est possible, il est obligatoire.',
      },
      {
        id: '7.62b',
        title: 'Chaînes',
        text: 'Une unité refoulée peut en refouler une autre si elle n’a pas d’autre chemin.',
        ruling: '',
      },
      {
        id: '7.63a',
        title: 'Répétitions',
        text: 'La même unité peut avoir à faire place de nouveau dans la phase, si rien d’autre n’est possible.',
        ruling: '',
      },
      {
        id: '7.63b',
        title: 'Dernier recours',
        text: 'Une unité qui a un autre chemin ne refoule pas.',
        ruling: '',
      },
      {
        id: '7.64',
        title: 'Les canons refoulés se taisent',
        text: 'Une artillerie refoulée avant d’avoir attaqué ne peut plus tirer de la phase.',
        ruling: '',
      },
      {
        id: '7.6x',
        title: 'Attaquants refoulés',
        text: '',
        ruling:
          'Une unité refoulée n’était pas en zone ennemie (7.43) et n’y finit pas (7.61a)\u00A0: elle n’a donc aucune obligation d’attaquer, ni avant ni après\u00A0; l’infanterie et la cavalerie refoulées dans la phase n’attaquent tout simplement pas.',
      },
    ],
  },
  {
    id: '7.7',
    title: 'Résultats',
    rules: [
      {
        id: '7.7',
        title: 'Table de résultats des combats',
        text: 'Un dé et dix colonnes, de 1-5 à 6-1.',
        ruling:
          'La table est celle de la famille de jeux, avec la correction de 3.12b, et avec Ex sur un 6 à 6-1, car 28.523 n’a de sens que si un dé plus bas y vaut encore mieux.',
      },
      {
        id: '7.8a',
        title: 'Au-delà de la table',
        text: 'Au-dessus de 6-1, on prend 6-1\u00A0; au-dessous de 1-5, on prend 1-5.',
        ruling: '',
      },
      {
        id: '7.8b',
        title: 'Baisser le rapport',
        text: 'Avant de lancer le dé, l’attaquant peut annoncer une colonne plus basse et s’en servir.',
        ruling: '',
      },
      {
        id: '7.81',
        title: 'Ni pénalité ni repentir',
        text: 'Baisser le rapport ne coûte rien, et l’on n’y revient plus une fois le dé lancé.',
        ruling: '',
      },
      {
        id: '7.82',
        title: 'Exemple',
        text: 'Un 5-1 peut se jouer comme un 3-1.',
        ruling: '',
      },
      {
        id: '7.83a',
        title: 'Ae (attaquant éliminé)',
        text: 'Tous les attaquants sont perdus (mais non l’artillerie qui bombarde, 8.14).',
        ruling: '',
      },
      {
        id: '7.83b',
        title: 'De (défenseur éliminé)',
        text: 'Tous les défenseurs sont perdus.',
        ruling: '',
      },
      {
        id: '7.83c',
        title: 'Ex (échange)',
        text: 'Tous les défenseurs sont perdus\u00A0; l’attaquant sacrifie ensuite des unités adjacentes de son choix qui ont pris part au combat, jusqu’à ce que leurs forces visibles égalent au moins celles des défenseurs perdus. Les multiples dus au terrain ne comptent pas.',
        ruling: 'Si tous les attaquants adjacents ensemble n’y suffisent pas, ils sont tous éliminés.',
      },
      {
        id: '7.83d',
        title: 'Ar (attaquant recule)',
        text: 'Chaque attaquant recule d’un hexagone (l’artillerie qui bombarde n’y est pas tenue, 8.16).',
        ruling: '',
      },
      {
        id: '7.83e',
        title: 'Dr (défenseur recule)',
        text: 'Chaque défenseur recule d’un hexagone.',
        ruling: '',
      },
      {
        id: '7.84',
        title: 'Ordre des suites d’un combat',
        text: '',
        ruling:
          '(1) Éliminations\u00A0; dans un Ex, l’attaquant désigne ses pertes\u00A0; les pertes d’un même résultat comptent comme simultanées (11.22). (2) Reculs du camp battu avec leurs refoulements, au choix du propriétaire\u00A0; puis les canons qui ont bombardé peuvent reculer à leur tour (8.16). Une unité éliminée faute de pouvoir reculer est perdue à ce moment. (3) Points, puis seuils et moral\u00A0: on vérifie d’abord les armées du camp qui n’est pas actif\u00A0; on applique ce qui s’ensuit (17.2b\u00A0; 12.21, ou sinon la baisse de 12.2)\u00A0; puis celles du camp actif. Une partie décidée s’arrête là. (4) Le camp vainqueur peut faire avancer une unité, si son armée en est encore capable (11.0). (5) On vérifie l’occupation et les seuils que l’avance a changés. Alors seulement l’attaque suivante est annoncée.',
      },
      {
        id: '7.9',
        title: 'Pas de combat de nuit ni sous la pluie',
        text: 'De nuit ou sous la pluie, le tour d’un joueur s’achève avec ses mouvements\u00A0: personne ne combat.',
        ruling: '',
      },
      {
        id: '7.91',
        title: 'Le contact demeure',
        text: 'Les ennemis adjacents restent où ils sont\u00A0; l’artillerie ne bombarde pas.',
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
        text: 'L’artillerie bombarde à deux hexagones, ou attaque des ennemis adjacents comme les autres armes.',
        ruling: '',
      },
      {
        id: '8.0b',
        title: 'Mêmes rapports',
        text: 'Un bombardement se résout comme toute autre attaque, mais n’atteint pas les canons qui bombardent.',
        ruling: '',
      },
      {
        id: '8.1a',
        title: 'Définition du bombardement',
        text: 'Bombarder, c’est attaquer un ennemi qui n’est pas dans la zone de contrôle des canons.',
        ruling: '',
      },
      {
        id: '8.1b',
        title: 'Un seul hexagone',
        text: 'Les canons qui bombardent attaquent un seul hexagone, sauf dans une attaque combinée (8.2).',
        ruling: '',
      },
      {
        id: '8.11',
        title: 'Portée et liberté',
        text: 'Jusqu’à deux hexagones\u00A0; jamais obligatoire.',
        ruling: '',
      },
      {
        id: '8.12',
        title: 'Compter la portée',
        text: 'On compte l’hexagone de la cible, non celui des canons.',
        ruling: '',
      },
      {
        id: '8.13',
        title: 'Les canons empilés s’accordent',
        text: 'Des batteries qui bombardent d’un même hexagone ont la même cible.',
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
        text: 'Un Ex obtenu par le seul bombardement élimine le défenseur et rien d’autre\u00A0; les partenaires adjacents, eux, paient.',
        ruling: '',
      },
      {
        id: '8.16',
        title: 'Recul facultatif',
        text: 'Sur un Ar, les canons qui ont bombardé peuvent choisir de reculer.',
        ruling:
          'Chaque unité choisit pour elle-même\u00A0; c’est un recul selon 7.4, mais sans refouler personne\u00A0; des canons qui n’ont pas d’hexagone permis restent.',
      },
      {
        id: '8.2a',
        title: 'Attaque combinée',
        text: 'Des canons qui bombardent peuvent ajouter leur force à n’importe quelle attaque.',
        ruling: '',
      },
      {
        id: '8.2b',
        title: 'Portée sur un seul hexagone',
        text: 'Dans une attaque sur plusieurs hexagones, il suffit à chaque unité qui bombarde d’en avoir un seul à portée et en vue.',
        ruling: '',
      },
      {
        id: '8.21',
        title: 'Les partenaires paient',
        text: 'Dans une attaque combinée, les unités adjacentes subissent tous les résultats.',
        ruling: '',
      },
      {
        id: '8.3a',
        title: 'Ligne de vue',
        text: 'Des canons ne bombardent pas un hexagone si un terrain bloque la vue entre eux et lui. Le terrain des deux hexagones extrêmes ne la bloque jamais.',
        ruling: '',
      },
      {
        id: '8.3b',
        title: 'Ligne droite',
        text: 'À portée 2 en ligne droite, la vue est bloquée si l’hexagone du milieu est un bois, une localité ou un château, ou si l’un des côtés franchis est une crête (8.33).',
        ruling: '',
      },
      {
        id: '8.31',
        title: 'Le long d’un côté',
        text: 'À portée 2, quand la ligne suit un côté d’hexagone, la vue est bloquée si ce côté est une crête, ou si les deux hexagones qui le bordent la bloquent.',
        ruling: '',
      },
      {
        id: '8.32',
        title: 'Par un sommet',
        text: 'La même ligne passe par deux sommets. À chacun, elle est bloquée si deux au moins des côtés qui s’y rejoignent sont des crêtes, ou si l’un est une crête et que l’un des deux hexagones du flanc bloque la vue.',
        ruling:
          'Seuls les deux hexagones du flanc comptent comme hexagones qui bloquent la vue, car les hexagones extrêmes ne la bloquent jamais.',
      },
      {
        id: '8.33',
        title: 'Crêtes au bord des canons ou de la cible',
        text: 'Une crête que franchit la ligne bloque la vue même si elle borde l’hexagone qui tire ou celui de la cible.',
        ruling: '',
      },
      {
        id: '8.34',
        title: 'Schéma d’exemple',
        text: 'Il n’est pas reproduit\u00A0; 8.3b–8.33 suffisent sans lui.',
        ruling: '',
      },
      {
        id: '8.4a',
        title: 'Les canons en zone ennemie attaquent au contact',
        text: 'Ils prennent part à une attaque contre des ennemis adjacents.',
        ruling: '',
      },
      {
        id: '8.41',
        title: 'Pas de bombardement depuis une zone ennemie',
        text: 'En zone ennemie, l’artillerie combat comme l’infanterie et ne bombarde pas.',
        ruling:
          'On le constate quand l’attaque est annoncée\u00A0; des canons auprès desquels un ennemi a avancé dans la phase ne peuvent pas bombarder, et comme cet ennemi ne peut pas être attaqué (7.52), ils ne font rien.',
      },
      {
        id: '8.42',
        title: 'Plusieurs cibles adjacentes, aucune à distance',
        text: 'Elle peut attaquer plusieurs hexagones adjacents dans un combat, mais aucun à distance.',
        ruling: '',
      },
      {
        id: '8.43',
        title: 'Elle subit les résultats',
        text: 'Ce que le dé fait aux attaquants, il le fait aussi aux canons en zone ennemie.',
        ruling: '',
      },
      {
        id: '8.44',
        title: 'La vue bloquée n’excuse pas',
        text: 'Un terrain qui bloque la vue ne dispense pas d’attaquer des canons qui sont au contact.',
        ruling: '',
      },
      {
        id: '8.45',
        title: 'À travers une rivière',
        text: 'À travers une rivière sans pont, il n’y a pas de combat ordinaire, mais l’artillerie peut y bombarder un ennemi, à un ou deux hexagones.',
        ruling: '',
      },
      {
        id: '8.5',
        title: 'Pas de tir défensif',
        text: 'L’artillerie n’ajoute jamais sa force à la défense d’un autre hexagone.',
        ruling: '',
      },
      {
        id: '8.51',
        title: 'L’artillerie pour cible',
        text: 'Des canons attaqués subissent tout ce que dit le dé, même quand d’autres canons les bombardent.',
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
        text: 'Les unités arrivent dans la phase de mouvement de leur camp, au tour et dans l’hexagone prévus, en payant le coût de son terrain (tarif de la route ou du chemin compris).',
        ruling: '',
      },
      {
        id: '9.0b',
        title: 'Retard',
        text: 'Le propriétaire peut les retenir jusqu’à n’importe quel tour ultérieur, et choisit l’ordre d’arrivée.',
        ruling: '',
      },
      {
        id: '9.0c',
        title: 'La colonne hors de la carte',
        text: 'À un même hexagone d’entrée, dans un même tour, la première pile paie une fois le coût d’entrée, la deuxième deux fois, la troisième trois fois, et ainsi de suite.',
        ruling:
          'On compte avec le coût propre de l’hexagone d’entrée\u00A0: sur une route, les piles paient 1/2, 1, 1 1/2 … Chaque unité paie autant de fois son propre coût d’entrée. La n-ième unité d’une colonne appartient à la pile n/2, arrondi au-dessus (les unités vont par deux dans l’ordre d’arrivée)\u00A0; celles qui sont retardées d’un tour précédent et celles que détourne 9.14 restent dans la colonne de leur hexagone prévu. Les chefs entrent avec n’importe quelle pile ou seuls, paient leur propre coût d’entrée et n’allongent pas la colonne\u00A0; 19.21b vaut pour l’hexagone d’entrée.',
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
        text: 'Une fois entrées, elles poursuivent leur mouvement et peuvent attaquer.',
        ruling: '',
      },
      {
        id: '9.13',
        title: 'Arrivée en pile',
        text: 'Deux unités peuvent entrer ensemble\u00A0; elles forment une pile.',
        ruling: '',
      },
      {
        id: '9.14',
        title: 'Entrée barrée',
        text: 'Si des unités ou des zones ennemies barrent l’hexagone d’entrée, elles peuvent entrer par l’hexagone de bord libre le plus proche.',
        ruling:
          'Un hexagone d’entrée qui n’est qu’en zone ennemie peut encore servir (on s’y arrête), sauf de nuit ou sous la pluie\u00A0; le propriétaire peut aussi prendre à la place l’hexagone de bord le plus proche qui ne soit ni occupé ni contrôlé par l’ennemi\u00A0; à distance égale, il choisit.',
      },
    ],
  },
  {
    id: '10.0',
    title: 'Châteaux',
    rules: [
      {
        id: '10.1a',
        title: 'Pas d’obligation d’attaquer',
        text: 'Une unité dans un château n’est pas tenue d’attaquer.',
        ruling: '',
      },
      {
        id: '10.1b',
        title: 'Tous ou aucun',
        text: 'Si elle attaque, toutes les unités ennemies adjacentes doivent être attaquées.',
        ruling: 'Par elle-même ou avec d’autres unités amies\u00A0; aucune ne peut être laissée de côté.',
      },
      {
        id: '10.11a',
        title: 'Zone vers l’extérieur',
        text: 'Une unité dans un château contrôle les hexagones qui l’entourent.',
        ruling: '',
      },
      {
        id: '10.11b',
        title: 'Qui touche un château doit l’attaquer',
        text: 'Les unités ennemies adjacentes à une garnison doivent l’attaquer.',
        ruling: '',
      },
      {
        id: '10.1c',
        title: 'Jamais bloquée',
        text: '',
        ruling:
          'Comme aucune zone n’entre dans un château (5.4c), une garnison n’est jamais en zone ennemie\u00A0; elle sort librement, de jour ou, de nuit, vers des hexagones hors de toute zone ennemie.',
      },
      {
        id: '10.2',
        title: 'Une seule unité',
        text: 'On n’empile pas dans un château\u00A0: à la fin d’une phase, il contient une unité au plus.',
        ruling: '',
      },
      {
        id: '10.3a',
        title: 'Plafond 4-1',
        text: 'Une attaque à 4-1 ou mieux contre de l’infanterie dans un château se résout dans la colonne 4-1.',
        ruling: '',
      },
      {
        id: '10.3b',
        title: 'Dr est sans effet',
        text: 'Contre de l’infanterie dans un château, Dr ne fait rien.',
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
        title: 'Château et autres hexagones dans un même combat',
        text: '',
        ruling:
          'Si l’un des hexagones attaqués est un château tenu par de l’infanterie non démoralisée, le plafond de 4-1 vaut pour tout le combat. Sur un Dr, cette infanterie reste et tous les autres défenseurs reculent\u00A0; l’attaquant peut avancer dans un hexagone ainsi évacué.',
      },
      {
        id: '10.31a',
        title: 'Ex, Ae, De seulement',
        text: 'L’infanterie dans un château n’est atteinte que par l’échange et l’élimination.',
        ruling: 'L’infanterie qui attaque depuis un château ignore donc Ar\u00A0; ses partenaires au-dehors, non.',
      },
      {
        id: '10.31b',
        title: 'Infanterie seulement',
        text: 'L’artillerie et la cavalerie dans un château n’ont que le triplement.',
        ruling: '',
      },
      {
        id: '10.4',
        title: 'Pas de bombardement d’un château',
        text: 'On ne bombarde pas un château.',
        ruling:
          'Des canons qui bombardent ne peuvent donc pas se joindre à un combat où l’un des hexagones attaqués est un château (malgré 8.2b)\u00A0; des canons adjacents le peuvent.',
      },
      {
        id: '10.4x',
        title: 'Canons dans un château',
        text: '',
        ruling:
          'L’artillerie dans un château n’est pas en zone ennemie et peut bombarder à deux hexagones même si des ennemis la touchent\u00A0; mais c’est choisir d’attaquer, et d’après 10.1b tous les ennemis adjacents doivent alors être attaqués par d’autres unités.',
      },
      {
        id: '10.5a',
        title: 'Pas d’avance dans un château',
        text: 'Aucune unité n’avance après combat dans un château.',
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
        title: 'Pas de refoulement hors d’un château',
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
        text: 'Une armée démoralisée ne poursuit plus\u00A0: jusqu’à la fin de la bataille, aucune de ses unités n’avance après combat (en campagne, jusqu’à son rétablissement).',
        ruling: '',
      },
      {
        id: '11.1',
        title: 'Seuils',
        text: 'Chaque jeu donne ses seuils.',
        ruling: '',
      },
      {
        id: '11.2a',
        title: 'Quand',
        text: 'Une armée est démoralisée à l’instant où ses pertes — les forces visibles de ses unités détruites — atteignent son seuil de démoralisation.',
        ruling: 'On le vérifie à chaque perte, et aussi chaque fois que le seuil lui-même change.',
      },
      {
        id: '11.2b',
        title: 'Désagrégation',
        text: 'Il en va de même au seuil de désagrégation.',
        ruling: '',
      },
      {
        id: '11.2c',
        title: 'Pas de rétablissement dans une bataille',
        text: '',
        ruling: 'Une fois l’armée démoralisée ou désagrégée, les changements ultérieurs du seuil n’y font plus rien.',
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
        text: 'Si un même résultat mène les deux camps à leurs seuils, le camp qui n’est pas actif est réputé s’être brisé le premier.',
        ruling:
          'De même pour la désagrégation et pour 14.3b\u00A0; si la première rupture décide de la partie, celle de l’autre camp n’est pas vérifiée.',
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
        text: 'Une attaque contre un seul hexagone avec au moins une unité d’infanterie, une de cavalerie et une d’artillerie (qui bombarde ou adjacente) gagne une colonne vers la droite\u00A0; 6-1 reste 6-1.',
        ruling: 'L’artillerie à cheval compte comme artillerie, jamais comme cavalerie.',
      },
      {
        id: '12.1b',
        title: 'Ordre des corrections',
        text: '',
        ruling:
          'On calcule le rapport, on le ramène entre 1-5 et 6-1, on décale pour les armes combinées, on applique la baisse volontaire, puis le plafond du château.',
      },
      {
        id: '12.2a',
        title: 'Garde impériale',
        text: 'Si de l’infanterie de la Garde prend part à une attaque française dont le résultat est Ae, Ar ou Ex, le seuil de démoralisation français baisse aussitôt de 20.',
        ruling: 'Chaque attaque de ce genre compte\u00A0; à Ligny, c’est le 35 de 14.3 qui baisse.',
      },
      {
        id: '12.21',
        title: 'Échec racheté',
        text: 'Pas de baisse si cette attaque elle-même démoralise ou désagrège l’armée anglo-alliée ou prussienne.',
        ruling: '',
      },
      {
        id: '12.22',
        title: 'Qui est de la Garde',
        text: 'Les unités du commandement Gd\u00A0; ici, la seule infanterie, Jeune Garde comprise.',
        ruling: '',
      },
      {
        id: '12.2x',
        title: 'Pas dans la campagne',
        text: '',
        ruling:
          'Les jeux à seuils de corps n’ont pas de seuil d’armée que 12.2 abaisserait\u00A0; 22.5 y prend sa place (27.33 et 28.33 disent lequel vaut dans un grand scénario).',
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
        text: 'Dans les batailles à points de victoire, les deux joueurs font leur total à la fin\u00A0; le plus élevé gagne.',
        ruling: 'À égalité, la partie est nulle.',
      },
      {
        id: '13.0b',
        title: 'Renforts non arrivés',
        text: 'Les unités qui ne sont jamais entrées ne comptent pas.',
        ruling: '',
      },
      {
        id: '13.1',
        title: 'Occupation d’un hexagone',
        text: 'Un hexagone est occupé par le camp qui y a une unité ou, à défaut, par celui qui y a fait passer une unité en dernier.',
        ruling: '',
      },
      {
        id: '13.11',
        title: 'Passer suffit',
        text: 'Il suffit de le traverser.',
        ruling:
          'Il suffit aussi d’y entrer par une avance, un recul, un refoulement ou comme renfort. Les chefs ne prennent ni ne tiennent aucun hexagone.',
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
      {
        id: '14.2a',
        title: 'Seuils prussiens',
        text: 'Démoralisation 55, désagrégation 74.',
        ruling: '',
      },
      {
        id: '14.2b',
        title: 'Villages',
        text: 'Les deux baissent de 3 pour chacun de ces hexagones tant que les Français l’occupent (13.1)\u00A0: Ligny L0922, L1021, L1022, L1122\u00A0; Saint-Amand L0423, L0524, L0624.',
        ruling: '',
      },
      {
        id: '14.2c',
        title: 'Seuil français',
        text: '35\u00A0: ce que 14.3b dit des pertes françaises.',
        ruling: '',
      },
      {
        id: '14.3a',
        title: 'Victoire française',
        text: 'Les Français gagnent si, à la fin, le seuil de démoralisation prussien a été atteint et que les pertes françaises sont inférieures à 35.',
        ruling:
          'C’est à la fin de la partie qu’on en juge, puisque le texte ne parle d’«\u00A0instant\u00A0» que pour la victoire prussienne et que le seuil de désagrégation serait sinon sans emploi\u00A0; une armée démoralisée le reste (11.2c).',
      },
      {
        id: '14.3b',
        title: 'Victoire prussienne immédiate',
        text: 'Des pertes françaises de 35 terminent la partie par une victoire prussienne.',
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
        text: 'Si le seuil de désagrégation prussien est atteint, les Français gagnent aussitôt (13.2).',
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
      {
        id: '15.2b',
        title: 'Seuils anglo-alliés',
        text: 'Démoralisation 25, désagrégation 40.',
        ruling: '',
      },
      {
        id: '15.2c',
        title: 'Changement de seuil',
        text: '',
        ruling:
          'Le seuil français est lu à chaque perte et au début de chaque tour de jeu\u00A0; comme il ne peut que monter, une armée française qui n’est pas brisée au tour de 1500 est à l’abri jusqu’à 25.',
      },
      {
        id: '15.3a',
        title: 'Pertes',
        text: 'Un point par point de force ennemi (force visible) éliminé.',
        ruling: '',
      },
      {
        id: '15.3b',
        title: 'Le carrefour à chaque tour',
        text: 'Un point à la fin de chaque tour de jeu au camp qui occupe les Quatre-Bras. Ce sont les Anglo-Alliés au début.',
        ruling: 'Si la localité couvre plusieurs hexagones, il faut les occuper tous\u00A0; sinon, personne ne marque.',
      },
      {
        id: '15.3c',
        title: 'Le carrefour à la fin',
        text: 'Cinq de plus au camp qui l’occupe à la fin.',
        ruling: '',
      },
      {
        id: '15.4a',
        title: 'Contingents alliés',
        text: 'Néerlandais, Brunswickois, Hanovriens, Nassauviens et Britanniques sont tous amis les uns des autres.',
        ruling: '',
      },
      {
        id: '15.4b',
        title: 'Français facultatifs',
        text: 'Les unités dites facultatives restent hors de la bataille telle qu’elle eut lieu\u00A0; avec elles, les Français ont nettement l’avantage.',
        ruling: 'Ce sont le Ier corps et la cavalerie légère de la Garde.',
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
        text: 'Le seuil français est de 30, plus les points de victoire français déjà marqués (15 points\u00A0: seuil de 45).',
        ruling:
          'Les points de 16.3d ne sont marqués qu’à la fin et ne le relèvent pas. Les points que donne un résultat de combat comptent avant que les pertes de ce même résultat soient vérifiées.',
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
        text: '1 point aux Prussiens par point de force prussien sorti par là au quatrième tour au plus tard.',
        ruling: '',
      },
      {
        id: '16.3c',
        title: 'Pertes',
        text: '1 point par point de force ennemi détruit.',
        ruling: '',
      },
      {
        id: '16.3d',
        title: 'Prussiens restés sur la carte',
        text: 'À la fin, les Français reçoivent 1 point par point de force prussien encore sur la carte.',
        ruling: '',
      },
      {
        id: '16.3e',
        title: 'Bord ouest',
        text: 'Les hexagones de sortie sont W0101 à W0117.',
        ruling: 'Les Prussiens qui sortent après le quatrième tour sont simplement partis\u00A0: ni points, ni pertes.',
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
        text: 'Aussitôt, quand les Français sont démoralisés\u00A0; sinon à la fin, si les Français n’ont pas gagné.',
        ruling: '',
      },
      {
        id: '17.3c',
        title: 'Désagrégation prussienne',
        text: 'D’après 13.2, c’est aussi une victoire française immédiate.',
        ruling: '13.2 est lu comme s’ajoutant à 17.3, sans quoi le seuil serait sans emploi.',
      },
      {
        id: '17.4',
        title: 'Forces alliées',
        text: 'Le joueur allié commande les unités prussiennes, nassauviennes, britanniques, hanovriennes, néerlandaises, brunswickoises et celles de la Légion allemande du roi.',
        ruling:
          'Toutes sont amies les unes des autres\u00A0; elles peuvent s’empiler et attaquer ensemble, chacune comptant pour les pertes et le moral de sa propre armée.',
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
        text: 'Les Français comme à Wavre\u00A0; des Prussiens, seulement le IIIe corps et, du Ier corps, Lützow (2-6) et le 6e de ligne (2-4). Pas de chefs.',
        ruling: 'Donc les règles de base seulement, sans commandement, ni réorganisation, ni ravitaillement.',
      },
      {
        id: '29.2',
        title: 'Seuils',
        text: 'Démoralisation prussienne 15, désagrégation 28\u00A0; démoralisation française 30, pas de désagrégation.',
        ruling: '',
      },
      {
        id: '29.31',
        title: 'Les Prussiens d’abord',
        text: 'Le tour du joueur prussien précède celui du joueur français.',
        ruling: '',
      },
      {
        id: '29.32',
        title: 'Pas de sortie',
        text: 'Les unités poussées hors de la carte sont éliminées et comptent comme perdues.',
        ruling: '',
      },
      {
        id: '29.41',
        title: 'Victoire française',
        text: 'Décisive\u00A0: les Prussiens se désagrègent. Marginale\u00A0: tous les hexagones de la ville de Wavre sont occupés à la fin.',
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
        title: 'Option\u00A0: marche forcée',
        text: 'Les unités du IVe corps français doublent leur potentiel de mouvement au premier tour.',
        ruling: '',
      },
      {
        id: '29.52',
        title: 'Option\u00A0: combat aux ponts',
        text: 'Les zones ne franchissent pas les rivières aux ponts (la Dyle), et personne n’est donc tenu d’attaquer par un pont\u00A0; les ponts sur des ruisseaux restent comme d’ordinaire.',
        ruling:
          'Attaquer par ces ponts reste possible, au choix, pour les unités adjacentes\u00A0; toutes les unités de l’hexagone attaquent alors ensemble, la cible est doublée (7.3x), et l’artillerie qui s’y trouve attaque comme unité adjacente et subit le résultat\u00A0: elle ne peut pas bombarder par un pont à un hexagone (8.1a et 8.45 ne s’appliquent pas).',
      },
    ],
  },
];
