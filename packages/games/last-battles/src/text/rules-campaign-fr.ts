import type { RuleSection } from '@hundred-days/kernel';

/** The rules of the campaign and the grand scenarios in French. */
export const CAMPAIGN_RULES_FR: readonly RuleSection[] = [
  {
    id: '18.0',
    title: 'Mise en place et séquence',
    rules: [
      {
        id: '18.0',
        title: 'Les règles standard valent',
        text: 'Tout ce que dit la partie 1 s’applique, sauf ce qui est changé ici.',
        ruling: '',
      },
      {
        id: '18.1',
        title: 'Une grande carte',
        text: 'Les quatre cartes se recouvrent d’une colonne ou d’une rangée d’hexagones\u00A0: la colonne 29 de B et de Q est la colonne 01 de W et de L, la rangée 34 de B et de W est la rangée 01 de Q et de L\u00A0; W0134, B2934, Q2901 et L0101 sont un seul hexagone.',
        ruling: '',
      },
      {
        id: '18.1x',
        title: 'Quel nom',
        text: '',
        ruling:
          'Un hexagone de recouvrement prend le nom et le terrain de la carte qui se trouve dessus\u00A0: W sur B et L, B sur Q, L sur Q.',
      },
      {
        id: '18.1y',
        title: 'Cartes des grands scénarios',
        text: '',
        ruling:
          'Grand Waterloo réunit B et W (rangées 1–34 de la campagne), Grand Ligny Q et L (rangées 34–67), à partir des feuilles, avec leurs propres noms (W sur B, L sur Q), leurs routes de bord et leurs bords\u00A0; un hexagone commun avec une feuille absente garde le nom de la feuille présente (Q1701). «\u00A0Sur la carte L\u00A0» (28.222) veut dire tous les hexagones nommés L, sa colonne 01 comprise\u00A0; «\u00A0sur la carte W\u00A0» (27.1d) de même. Les sorties sont celles du scénario.',
      },
      { id: '18.2a', title: 'Début', text: '1400, le 16 juin.', ruling: '' },
      {
        id: '18.2b',
        title: 'Unités employées',
        text: 'Celles de la campagne dans la liste des unités, chacune une fois.',
        ruling: '',
      },
      {
        id: '18.2c',
        title: 'Sur la carte',
        text: 'Les mises en place de Ligny et des Quatre-Bras avec les chefs (Français facultatifs compris), et sur la carte B seulement les unités marquées «\u00A0campagne\u00A0».',
        ruling: '',
      },
      { id: '18.2d', title: 'Les autres', text: 'Toutes les autres unités arrivent en renfort.', ruling: '' },
      {
        id: '18.2e',
        title: 'Arrivées des batailles remplacées',
        text: '',
        ruling:
          'Les unités qui commencent sur la carte B n’arrivent pas aussi par le calendrier des Quatre-Bras\u00A0; c’est pourquoi 28.1 doit ajouter leurs officiers.',
      },
      {
        id: '18.3a',
        title: 'Nouvelle phase',
        text: 'Chaque tour de joueur commence par une phase de commandement et de réorganisation, avant le mouvement.',
        ruling: '',
      },
      {
        id: '18.3b',
        title: 'Segment de commandement',
        text: 'Le joueur actif règle quelles unités sont commandées.',
        ruling: '',
      },
      {
        id: '18.3c',
        title: 'Segment de réorganisation',
        text: 'Il rappelle les unités qui peuvent l’être et vérifie la démoralisation par pertes et par voisinage.',
        ruling: '',
      },
      {
        id: '18.3d',
        title: 'Ordre',
        text: '',
        ruling:
          '(1) au tour de 0600, le ravitaillement (24.0a), tous les retraits à la fois\u00A0; (2) les dés de 25.2b (Napoléon, Ney, Grouchy), 28.31, 28.522, avec effet immédiat\u00A0; (3) segment de commandement\u00A0; (4) réorganisation, officier par officier (21.4)\u00A0; (5) démoralisation par voisinage (22.3). Seuils et victoire sont vérifiés après 1, 4 et 5.',
      },
    ],
  },
  {
    id: '19.0',
    title: 'Chefs',
    rules: [
      { id: '19.0a', title: 'Sans force', text: 'Les chefs n’ont pas de force de combat.', ruling: '' },
      {
        id: '19.0b',
        title: 'Commandants',
        text: 'Français\u00A0: Napoléon, Ney, Grouchy. Anglo-alliés\u00A0: Wellington, Orange. Prussien\u00A0: Blücher.',
        ruling: '',
      },
      {
        id: '19.0c',
        title: 'Capacité',
        text: 'La valeur d’un commandant est à la fois le nombre d’officiers et le nombre d’unités isolées qu’il peut commander\u00A0: Wellington (4) commande quatre officiers et quatre unités.',
        ruling: '',
      },
      {
        id: '19.0d',
        title: 'Officiers',
        text: 'Officiers de corps dans les armées française et prussienne, de division dans l’armée anglo-alliée\u00A0; chacun ne sert que les unités de son armée qui portent sa désignation.',
        ruling: '',
      },
      {
        id: '19.1',
        title: 'Pions des chefs',
        text: 'Napoléon 3, Ney 2, Grouchy 2, Wellington 4, Orange 2, Blücher 3\u00A0; 8 points de mouvement pour chaque chef, afin que le demi-pas (19.27) suive l’infanterie.',
        ruling: '',
      },
      {
        id: '19.21a',
        title: 'Mouvement',
        text: 'Dans la phase de mouvement amie, aux coûts de la cavalerie.',
        ruling: '',
      },
      {
        id: '19.21b',
        title: 'Zones de contrôle',
        text: 'Un chef entre librement dans un hexagone en zone ennemie où se trouve une unité amie, et en sort\u00A0; il n’entre pas dans un tel hexagone sans elle, ni dans un hexagone où se trouve une unité ou un chef ennemi.',
        ruling:
          'Cela vaut aussi de nuit et sous la pluie, commandé ou non (20.31 ne lie que les unités)\u00A0; un chef resté seul en zone ennemie (19.25b) peut la quitter.',
      },
      {
        id: '19.22',
        title: 'Ni zone ni combat',
        text: 'Les chefs n’attaquent pas, ne défendent pas et ne gênent pas le mouvement.',
        ruling: '',
      },
      {
        id: '19.23',
        title: 'Empilement',
        text: 'Autant de chefs qu’on veut par hexagone, en plus de la limite des unités.',
        ruling: '',
      },
      {
        id: '19.24',
        title: 'Chefs bousculés',
        text: 'Une unité ennemie active peut entrer dans un hexagone où ne se trouvent que des chefs\u00A0; ils sont mis aussitôt dans l’hexagone le plus proche où se trouve une unité de leur camp, sans compter le mouvement\u00A0; l’unité paie comme d’habitude et peut continuer.',
        ruling:
          'En distance simple\u00A0; unités anglo-alliées et prussiennes servent aux chefs des deux armées\u00A0; à égalité le propriétaire du chef choisit, avant que l’unité continue\u00A0; sans telle unité sur la carte, le chef est éliminé. Une avance, un recul, un refoulement ou une arrivée ennemie dans un tel hexagone a le même effet\u00A0: un chef seul n’arrête aucune unité.',
      },
      {
        id: '19.25a',
        title: 'Chefs abandonnés',
        text: 'Quand, dans une phase de combat, la dernière unité amie quitte l’hexagone d’un chef par élimination ou par recul, on lance un dé pour chaque chef qui s’y trouve\u00A0: 1–2, il est éliminé pour de bon.',
        ruling:
          'Le recul avant le combat (25.1) compte\u00A0; le remplacement par refoulement ne compte pas, ni le retrait selon 24.0c, 27.38 ou 28.34.',
      },
      {
        id: '19.25b',
        title: 'Les survivants restent',
        text: '',
        ruling:
          'Les chefs ne reculent pas avec les unités\u00A0; un survivant reste jusqu’à ce qu’un ennemi entre (19.24) ou qu’il s’en aille.',
      },
      {
        id: '19.25c',
        title: 'Avancer n’est pas abandonner',
        text: '',
        ruling: 'Une avance amie hors de l’hexagone ne demande pas de dé.',
      },
      {
        id: '19.25d',
        title: 'Ordre dans un résultat',
        text: '',
        ruling:
          '(1) éliminations (Ex\u00A0: les défenseurs, puis au choix de l’attaquant), reculs, refoulements\u00A0; (2) les pertes sont notées et les seuils vérifiés, le camp qui n’est pas actif d’abord (11.22), puis 12.2 ou 22.5, puis la victoire\u00A0; (3) un dé pour chaque chef abandonné\u00A0; (4) avance avec 25.3 et 25.4, qui peut bousculer un survivant (19.24).',
      },
      {
        id: '19.26',
        title: 'Entrée',
        text: 'La plupart des chefs (tous les commandants) commencent sur la carte\u00A0; les officiers du VIe corps français et du IVe corps prussien et bien des officiers anglo-alliés arrivent avec les renforts.',
        ruling: '',
      },
      {
        id: '19.27',
        title: 'Demi-pas',
        text: 'Dans un tour de joueur où un chef donne ou transmet le commandement pour une attaque, ou prend part à une réorganisation, il se déplace à la moitié de son allocation.',
        ruling:
          'Comme le mouvement précède le combat, la limite agit d’avance\u00A0: quand un chef dépense plus de la moitié de son allocation, toute unité restée sans autre source de commandement est hors commandement pour le reste de ce tour de joueur\u00A0; et dès qu’une unité est entrée en zone ennemie pendant cette phase, aucun des chefs dont dépend alors son commandement (son officier et le commandant de celui-ci, ou son commandant direct) ne dépense plus de la moitié. Ainsi aucun mouvement achevé ne devient illégal, et 27.39 et 28.36 n’offrent pas de détour. Un officier qui réorganise est simplement limité à la moitié.',
      },
    ],
  },
  {
    id: '20.0',
    title: 'Commandement',
    rules: [
      {
        id: '20.0a',
        title: 'Commandement direct',
        text: 'Une unité à cinq hexagones au plus d’un commandant ami qui a de la capacité libre. Le propriétaire choisit qui est commandé quand il y a plus d’unités que de places.',
        ruling: '',
      },
      {
        id: '20.0b',
        title: 'Par un officier',
        text: 'Une unité à trois hexagones au plus de son propre officier, lui-même à cinq hexagones au plus d’un commandant qui a de la capacité libre.',
        ruling: '',
      },
      {
        id: '20.0c',
        title: 'Durée',
        text: 'L’état est fixé dans le segment de commandement.',
        ruling:
          'Il dure jusqu’au prochain segment de commandement du propriétaire, et règle donc aussi sa défense dans le tour du joueur ennemi (20.33). Avant le premier segment de commandement d’un camp, toutes ses unités sont commandées. L’état de la nuit finit avec elle\u00A0: au premier tour qui suit, un camp qui n’a pas encore eu son segment compte comme commandé. La mort, la fuite ou le mouvement d’un chef n’y change rien ensuite (mais 19.27).',
      },
      {
        id: '20.0d',
        title: 'Une place chacun',
        text: '',
        ruling:
          'Un officier prend une place d’officier d’un commandant, une unité commandée directement une place d’unité\u00A0; le propriétaire choisit librement et n’est pas tenu de remplir une place. Une unité peut avoir deux sources\u00A0; là où il importe de qui vient le commandement (27.37, 28.222, 28.522), le propriétaire dit laquelle elle emploie.',
      },
      {
        id: '20.0e',
        title: 'Absents au segment',
        text: '',
        ruling:
          'Une unité qui entre sur la carte est commandée jusqu’au prochain segment de commandement de son propriétaire (9.12), sauf ce que 23.0 dit de la nuit\u00A0; un chef qui entre ne donne aucun commandement avant. Une unité réorganisée dans la phase est hors commandement jusque-là (21.2b).',
      },
      {
        id: '20.1',
        title: 'Dans une seule armée',
        text: 'Les chefs français, anglo-alliés et prussiens ne commandent que leur propre armée, quoique unités anglo-alliées et prussiennes soient amies pour tout le reste.',
        ruling: '',
      },
      {
        id: '20.2a',
        title: 'Tracé',
        text: 'On compte les hexagones depuis le chef (non compté) jusqu’à l’officier ou à l’unité (compté).',
        ruling: '',
      },
      {
        id: '20.2b',
        title: 'Obstacles',
        text: 'Ni dans ni à travers un terrain interdit (un côté de rivière sans pont), un hexagone occupé par une unité ennemie, ou un hexagone en zone ennemie sans unité amie. Unités anglo-alliées et prussiennes lèvent ces obstacles les unes pour les autres (20.1).',
        ruling: '',
      },
      {
        id: '20.2c',
        title: 'Exemple',
        text: 'La zone d’une unité prussienne coupant la ligne, d’Erlon est hors commandement quoique proche\u00A0; Drouot, sur une ligne libre, est commandé et transmet à Chartrand.',
        ruling: '',
      },
      {
        id: '20.3',
        title: 'Commandées',
        text: 'Les unités et officiers commandés agissent sans restriction ce tour.',
        ruling: '',
      },
      {
        id: '20.31a',
        title: 'Pas d’entrée en zone ennemie',
        text: 'Une unité hors commandement n’entre pas en zone ennemie\u00A0; pour le reste elle se déplace et défend normalement.',
        ruling: '',
      },
      {
        id: '20.31b',
        title: 'Clouées sur place',
        text: 'Si elle commence la phase de mouvement en zone ennemie, elle ne bouge pas.',
        ruling:
          '20.31 règle la phase de mouvement\u00A0; un attaquant hors commandement qui survit à un Ex peut avancer (seul 20.33b l’interdit, et aux défenseurs seulement).',
      },
      {
        id: '20.32a',
        title: 'Attaque obligatoire',
        text: 'Les unités hors commandement en zone ennemie attaquent, mais De et Dr deviennent Ar.',
        ruling: 'Avant 10.3b\u00A0: un Dr contre une garnison de château devient donc aussi Ar.',
      },
      {
        id: '20.32b',
        title: 'Un pour tous',
        text: 'Si un attaquant d’un combat est hors commandement, tous le sont.',
        ruling: 'L’artillerie qui bombarde compte ici comme attaquant.',
      },
      {
        id: '20.32c',
        title: 'Bombardement',
        text: '',
        ruling:
          'Une batterie hors commandement hors des zones ennemies peut bombarder (aucune règle ne l’interdit), avec le changement de 20.32a.',
      },
      {
        id: '20.33a',
        title: 'Défense',
        text: 'Si tous les défenseurs sont hors commandement, Ae devient Ar.',
        ruling: '',
      },
      { id: '20.33b', title: 'Pas de poursuite', text: 'Des défenseurs hors commandement n’avancent pas.', ruling: '' },
    ],
  },
  {
    id: '21.0',
    title: 'Réorganisation',
    rules: [
      {
        id: '21.0a',
        title: 'Deux cases par armée',
        text: 'Les unités détruites à pleine force vont dans la case «\u00A0réorganisation possible\u00A0»\u00A0; les unités réduites et celles de force 1 dans la case «\u00A0détruites définitivement\u00A0».',
        ruling: '',
      },
      {
        id: '21.0b',
        title: 'Attente',
        text: 'Une unité attend un tour de jeu complet.',
        ruling: 'Détruite au tour n, elle peut revenir dès le tour n+2.',
      },
      {
        id: '21.0c',
        title: 'Retour',
        text: 'Elle est placée, réduite, dans l’hexagone de l’officier de sa formation.',
        ruling: '',
      },
      {
        id: '21.1',
        title: 'Loin de l’ennemi',
        text: 'Pas si cet officier est à dix hexagones ou moins d’une unité ennemie.',
        ruling: 'En distance simple.',
      },
      {
        id: '21.2a',
        title: 'L’officier n’a pas à être commandé',
        text: 'Mais un officier qui réorganise ne transmet aucun commandement pendant ce tour de joueur.',
        ruling:
          'Les places données dans le segment de commandement ne sont pas redistribuées\u00A0; une unité qui y a reçu un commandement direct le garde (20.0d).',
      },
      {
        id: '21.2b',
        title: 'Ses hommes',
        text: 'Les unités de sa formation n’attaquent alors que sous le commandement direct d’un commandant.',
        ruling:
          'Celles qui ne l’ont pas sont simplement hors commandement\u00A0: elles n’entrent pas en zone ennemie, et y attaquent selon 20.32.',
      },
      {
        id: '21.3',
        title: 'Empilement',
        text: 'Les limites valent\u00A0; deux unités au plus par officier et par phase.',
        ruling: '',
      },
      {
        id: '21.4',
        title: 'Démoralisées',
        text: 'Pour les unités d’un corps ou d’une nationalité démoralisés, un dé par officier\u00A0; sur 5–6 ces unités sont détruites définitivement et cet officier a fini pour la phase.',
        ruling:
          'Le propriétaire prend ses officiers un à un dans l’ordre qu’il veut, et nomme pour chacun toutes ses unités (une ou deux, de celles qui tiennent dans l’hexagone) avant le dé\u00A0; chaque issue, rétablissement compris, vaut pour l’officier suivant. Pour un officier anglo-allié à nationalités mêlées, seules les unités démoralisées sont en jeu\u00A0; l’autre revient quel que soit le dé. Nommer est la tentative\u00A0: 21.2a et 19.27 s’appliquent même si elle échoue.',
      },
      {
        id: '21.0d',
        title: 'Unités sans officier',
        text: '',
        ruling: 'Une unité dont l’officier est éliminé ou pas encore sur la carte ne revient pas.',
      },
    ],
  },
  {
    id: '22.0',
    title: 'Démoralisation dans la campagne',
    rules: [
      {
        id: '22.0a',
        title: 'Français et Prussiens\u00A0: par corps',
        text: 'Un corps est démoralisé tant que les pleines valeurs de ses unités dans les deux cases atteignent son seuil\u00A0; son officier est retourné.',
        ruling: '',
      },
      {
        id: '22.0b',
        title: 'Anglo-alliés\u00A0: par nationalité',
        text: 'Un seul total pour toutes les pertes anglo-alliées\u00A0; chaque nationalité est démoralisée tant que le total atteint son seuil, et ses officiers sont retournés.',
        ruling: '',
      },
      { id: '22.1', title: 'Effet de base', text: 'Comme 11.0.', ruling: '' },
      {
        id: '22.11',
        title: 'Plus lentes',
        text: 'Unités et officiers démoralisés paient 2 points de mouvement en terrain clair et les coûts de la cavalerie ailleurs.',
        ruling: 'Routes et chemins gardent leurs tarifs.',
      },
      { id: '22.12', title: 'Réorganisation en péril', text: 'Par un dé, comme le dit 21.4.', ruling: '' },
      {
        id: '22.2a',
        title: 'Seuils français',
        text: 'Garde 20\u00A0; I 15\u00A0; II 19\u00A0; III 13\u00A0; IV 12\u00A0; VI 8\u00A0; IC 3\u00A0; IIC 4\u00A0; IIIC 4\u00A0; IVC 4. (Le texte imprime deux fois IIC\u00A0; le second est IIIC.)',
        ruling: '',
      },
      { id: '22.2b', title: 'Seuils prussiens', text: 'I 20\u00A0; II 20\u00A0; III 14\u00A0; IV 19.', ruling: '' },
      {
        id: '22.2c',
        title: 'Seuils anglo-alliés',
        text: 'Britanniques 40\u00A0; Légion allemande 33\u00A0; Hanovriens 12\u00A0; Brunswickois 10\u00A0; Nassauviens 8\u00A0; Néerlandais 7.',
        ruling: '',
      },
      {
        id: '22.3',
        title: 'Rétablissement',
        text: 'Quand la réorganisation ramène les pertes sous le seuil, le corps ou la nationalité se rétablit.',
        ruling:
          'Par ses propres pertes un corps ou une nationalité cède et se rétablit aussitôt. Ce qu’ajoute 22.4 est recalculé à la fin de chaque segment de réorganisation de son propriétaire\u00A0: on part des corps dont les pertes atteignent leur seuil (22.2 moins 22.5)\u00A0; puis on ajoute, jusqu’à ce que rien ne change, chaque corps dont les pertes atteignent son seuil moins deux et dont l’officier est à cinq hexagones au plus de celui d’un corps déjà compté (corps de cavalerie français à part, 22.41). Tous les autres ne sont pas démoralisés, de sorte que deux corps ne s’entretiennent jamais l’un l’autre\u00A0; entre les segments la distance n’ajoute ni n’enlève rien.',
      },
      {
        id: '22.4a',
        title: 'Mauvais voisins',
        text: 'Dans le segment de réorganisation du propriétaire, le seuil d’un corps dont l’officier est à cinq hexagones au plus d’un officier ami démoralisé compte deux de moins.',
        ruling:
          'Plusieurs officiers de cette sorte ne coûtent toujours que deux\u00A0; «\u00A0dépassent\u00A0» se lit «\u00A0atteignent ou dépassent\u00A0» comme en 22.0. Seuls comptent les officiers de la même armée\u00A0: les officiers anglo-alliés n’abaissent jamais un corps prussien. En distance simple\u00A0; un officier mort, sorti ou pas encore sur la carte ne donne ni ne reçoit.',
      },
      {
        id: '22.4b',
        title: 'Chaîne',
        text: 'Un corps ainsi démoralisé peut atteindre le suivant dans le même segment.',
        ruling: '',
      },
      {
        id: '22.41',
        title: 'Corps de cavalerie exempts',
        text: 'Les corps de cavalerie français ne causent ni ne subissent cela.',
        ruling: 'Démoralisés «\u00A0par leurs seules pertes au combat\u00A0», ils sont exempts de 22.5 aussi.',
      },
      {
        id: '22.42',
        title: 'Anglo-alliés exempts',
        text: 'Des nationalités démoralisées n’abaissent pas les seuils des autres.',
        ruling: '',
      },
      {
        id: '22.5a',
        title: 'Échec de la Garde',
        text: 'Si des unités Gren/Gd ou Chas/Gd qui attaquent dans la phase de combat française subissent Ar, Ae ou Ex, les seuils de tous les corps français à 10 hexagones au plus baissent de 7 pour de bon et sont vérifiés aussitôt.',
        ruling:
          'On mesure depuis l’hexagone de toute unité de la Garde de cette sorte, quand elle a attaqué, jusqu’à l’officier de chaque corps\u00A0; la Garde elle-même est toujours comprise, un autre corps sans officier sur la carte ne l’est pas\u00A0; un seuil nul ou négatif veut dire démoralisé quelles que soient les pertes. Le résultat compte tel qu’il est après 20.32a et 20.33a, quel que soit celui qui paie un Ex, et chaque attaque de cette sorte compte de nouveau.',
      },
      {
        id: '22.5b',
        title: 'Racheté',
        text: 'Pas si cette attaque démoralise la nationalité britannique ou un corps prussien.',
        ruling: '',
      },
    ],
  },
  {
    id: '23.0',
    title: 'Nuit',
    rules: [
      {
        id: '23.0',
        title: 'Pas de commandement',
        text: 'Aux tours de nuit il n’y a pas de phase de commandement et de réorganisation\u00A0; toute unité agit comme hors commandement\u00A0; rien n’est réorganisé. (Les tours de pluie ont la phase.)',
        ruling: '',
      },
    ],
  },
  {
    id: '24.0',
    title: 'Ravitaillement',
    rules: [
      {
        id: '24.0a',
        title: 'Une fois par jour',
        text: 'Vérifié au premier tour de jour de chaque journée.',
        ruling:
          'Au début de chaque tour de joueur du tour de 0600, pour les unités du joueur actif\u00A0; le 16 juin commence à 1400 et n’a pas de vérification.',
      },
      {
        id: '24.0b',
        title: 'Ligne',
        text: 'De toute longueur\u00A0: les cinq premiers hexagones de tout terrain, le reste des hexagones de route ou de chemin reliés jusqu’au bord voulu.',
        ruling:
          'On compte depuis l’hexagone voisin de l’unité\u00A0: une route ou un chemin doit donc être atteint au sixième hexagone, et de là chaque pas passe par un côté de route ou de chemin\u00A0; les côtés interdits barrent la ligne\u00A0; si un hexagone de bord est parmi les cinq premiers, il ne faut pas de route.',
      },
      {
        id: '24.0c',
        title: 'Sans ravitaillement',
        text: 'L’unité est mise dans la case des détruites définitivement (pas de réorganisation). Elle compte comme perte.',
        ruling: '',
      },
      { id: '24.0d', title: 'Chefs', text: 'Ils n’en ont pas besoin.', ruling: '' },
      {
        id: '24.1',
        title: 'Sources du ravitaillement',
        text: 'Français\u00A0: tout hexagone du bord sud. Prussiens\u00A0: tout hexagone du bord est. Anglo-alliés\u00A0: tout hexagone du bord ouest.',
        ruling: '',
      },
      {
        id: '24.2',
        title: 'Blocage',
        text: 'Les hexagones occupés par des unités ennemies bloquent\u00A0; les zones de contrôle et les chefs seuls ne bloquent pas.',
        ruling: '',
      },
    ],
  },
  {
    id: '25.0',
    title: 'Options de la campagne',
    rules: [
      {
        id: '25.1a',
        title: 'Recul de la cavalerie avant le combat',
        text: 'Une unité de cavalerie ou d’artillerie à cheval qui commence une phase de combat en zone ennemie, sans cavalerie ennemie adjacente, peut reculer d’un hexagone (7.4) avant le combat.',
        ruling:
          'Seulement les unités du camp qui n’est pas actif, avant le premier combat\u00A0; celles du camp actif ne peuvent pas ainsi esquiver 7.11a. Un attaquant resté sans ennemi adjacent n’a pas à attaquer. Le propriétaire fait tous ces reculs, dans son ordre, au début de la phase de combat, seulement vers des hexagones ouverts sans refoulement\u00A0; les devoirs de 7.11c sont relevés après. Une unité ainsi reculée n’a pas été attaquée\u00A0: 7.44 ne s’applique pas à elle.',
      },
      {
        id: '25.1b',
        title: 'Pas de poursuite',
        text: 'L’ennemi n’avance pas dans l’hexagone ainsi laissé.',
        ruling: '',
      },
      {
        id: '25.2a',
        title: 'Réveil tardif des Français',
        text: 'À chaque tour de 0600 tous les commandants français dorment\u00A0: ni mouvement, ni commandement.',
        ruling: '',
      },
      {
        id: '25.2b',
        title: 'Dé du réveil',
        text: 'Dans chaque phase de commandement française, un dé pour chaque dormeur\u00A0; un 1 le réveille jusqu’au prochain tour de 0600.',
        ruling: 'Il commande dans cette même phase (18.3d)\u00A0; aux tours de nuit on ne lance pas.',
      },
      {
        id: '25.2c',
        title: 'Réveillé par un collègue',
        text: 'Un commandant éveillé qui entre dans son hexagone ou y passe le réveille pour le tour de jeu suivant.',
        ruling: '',
      },
      {
        id: '25.2d',
        title: 'Réveillé par l’ennemi',
        text: 'Une unité ennemie qui entre dans un hexagone contrôlé par les Français, dans la phase de mouvement alliée, réveille aussitôt tous les commandants français à 10 hexagones au plus de cet hexagone.',
        ruling: 'Les chefs ne réveillent personne.',
      },
      {
        id: '25.3',
        title: 'Fougue de la cavalerie',
        text: 'Là où une unité de cavalerie pourrait avancer après le combat, on lance\u00A0: 1–2 libre choix de toute unité ou d’aucune\u00A0; 3–4 aucune unité n’avance\u00A0; 5–6 une unité de cavalerie le doit. Les limites de 7.5 valent toujours.',
        ruling:
          'Un dé par combat, lancé par le vainqueur avant de choisir, seulement si une de ses unités de cavalerie peut avancer\u00A0; sur 5–6 il choisit laquelle et où.',
      },
      {
        id: '25.4a',
        title: 'Avance menée par un chef',
        text: 'Deux unités empilées avec un chef peuvent avancer toutes deux du même hexagone dans l’hexagone évacué, si toutes deux le peuvent\u00A0; le chef y va aussi.',
        ruling: '',
      },
      {
        id: '25.4b',
        title: 'La fougue d’abord',
        text: '25.3 l’emporte sur 25.4.',
        ruling:
          'Après 1–2 la paire peut avancer, après 3–4 personne, après 5–6 la seule unité de cavalerie. Tout chef du camp convient\u00A0; un au moins va avec la paire. Sans 25.4 aucun chef n’avance jamais.',
      },
    ],
  },
  {
    id: '26.0',
    title: 'Victoire dans la campagne',
    rules: [
      {
        id: '26.0a',
        title: 'Total courant',
        text: '+ 1 par point de force anglo-allié ou prussien dans les cases des détruites, − 1 par point français qui s’y trouve, + 2 par point français sorti vers Bruxelles.',
        ruling:
          'Les unités comptent à pleine valeur et seulement tant qu’elles sont dans une case\u00A0: les points d’une unité réorganisée sont rendus. Les unités sorties comptent la force visible à leur départ. Le total est lu après chaque résultat de combat entier (19.25d), vérification du ravitaillement, réorganisation et sortie.',
      },
      {
        id: '26.0b',
        title: 'Bruxelles',
        text: 'On sort par un seul hexagone, imprimé «\u00A0B060S\u00A0»\u00A0: l’hexagone de route où la chaussée de Bruxelles quitte la carte B.',
        ruling: '',
      },
      {
        id: '26.0c',
        title: 'Prime',
        text: 'Dès que les sorties valent 40 points, chaque point de force sorti, passé et à venir, compte double (4 chacun).',
        ruling: '',
      },
      {
        id: '26.0d',
        title: 'Seuil',
        text: '230 ou plus à tout moment\u00A0: victoire française. Sinon, à la fin, victoire alliée.',
        ruling: '',
      },
      {
        id: '26.0e',
        title: 'Ravitaillement de Bruxelles',
        text: 'Les sorties ne comptent que si une ligne de ravitaillement française va de l’hexagone de sortie à une source française.',
        ruling: 'Vérifié au moment de la sortie.',
      },
      {
        id: '26.0f',
        title: 'Commandement à Bruxelles',
        text: 'Les unités sorties ne comptent qu’autant que les commandants et officiers sortis pourraient les commander toutes, tous étant censés à portée les uns des autres.',
        ruling:
          'Les chefs sortent par le même hexagone au même prix, pour de bon. À chaque sortie on cherche le cas le meilleur pour les Français\u00A0: chaque commandant sorti couvre autant de formations sorties (dont l’officier est sorti aussi) et autant d’unités isolées que sa valeur\u00A0; les unités couvertes comptent, même si elles sont parties plus tôt sans chef. Une unité partie sans ravitaillement (26.0e) ne compte jamais. Les unités peuvent sortir hors commandement.',
      },
      {
        id: '26.1',
        title: 'Barème facultatif',
        text: 'Français décisif 230+, tactique 190–229, marginal 150–189\u00A0; allié marginal 100–149, tactique 50–99, décisif sous 50. Lu à la fin\u00A0; 230 termine toujours la partie aussitôt (26.0d).',
        ruling: '',
      },
    ],
  },
  {
    id: '27.0',
    title: 'Grand Waterloo',
    rules: [
      {
        id: '27.1a',
        title: 'Mise en place',
        text: 'Les mises en place de La Belle Alliance et de Wavre, plus le IVe corps prussien sur W.',
        ruling: '',
      },
      {
        id: '27.1b',
        title: 'IVe corps',
        text: 'Cavalerie W0112, W0211\u00A0; 16e brigade W0210, W0310\u00A0; 15e W0310, W0309\u00A0; 13e W0409, W0509\u00A0; 14e W0609, W0709\u00A0; artillerie W0409.',
        ruling:
          'Trois régiments sur deux hexagones dans la limite d’empilement\u00A0; le calendrier de La Belle Alliance pour le IVe corps n’est pas employé.',
      },
      {
        id: '27.1c',
        title: 'Commandants',
        text: 'Wellington B0915, Blücher W1406, Orange B1114, Napoléon B0922, Ney B1118, Grouchy W2121.',
        ruling: '',
      },
      {
        id: '27.1d',
        title: 'Autres chefs',
        text: 'Placés librement, sauf que les officiers de III, IV, IC et IIC vont sur la carte W\u00A0; l’officier Brunswick n’est pas employé.',
        ruling:
          'Le joueur allié place d’abord, puis le Français\u00A0; pas dans un hexagone avec une unité ou un chef ennemi, ni en zone ennemie sans unité amie.',
      },
      {
        id: '27.21a',
        title: 'Seuils d’armée au lieu des seuils de corps',
        text: '22.0 et 22.2–22.5 ne sont pas employés (22.1\u00A0: 27.21e). Prussiens 35/50\u00A0; Anglo-alliés 45/55\u00A0; groupe de Napoléon 60\u00A0; groupe de Grouchy 30.',
        ruling: '',
      },
      {
        id: '27.21b',
        title: 'Pertes',
        text: 'Force détruite cumulée, comme dans les batailles.',
        ruling: 'La force visible à la destruction\u00A0; la réorganisation ne rend rien.',
      },
      { id: '27.21c', title: 'Même instant', text: 'Le joueur qui n’est pas actif cède le premier.', ruling: '' },
      {
        id: '27.21d',
        title: 'Groupes d’armée',
        text: '',
        ruling:
          'Les unités françaises mises en place sur W sont à Grouchy, celles de B (Domon et Subervie compris) à Napoléon.',
      },
      {
        id: '27.21e',
        title: 'Effets',
        text: '',
        ruling:
          'Une armée ou un groupe démoralisé n’avance pas après le combat et son infanterie perd les avantages du château (11.0, 10.3c)\u00A0; les autres effets de 22.1 (22.11, 21.4) tiennent à la démoralisation des corps et ne s’appliquent pas.',
      },
      {
        id: '27.22a',
        title: 'Napoléon ou armée réunie',
        text: '+10 si l’une des armées alliées est démoralisée (une fois)\u00A0; −20 si des unités ennemies entrent à Maison du Roi.',
        ruling: '',
      },
      {
        id: '27.22b',
        title: 'Prussiens',
        text: '−10 aux deux seuils tant que les Français occupent tous les hexagones de Wavre.',
        ruling: '',
      },
      {
        id: '27.22c',
        title: 'Anglo-alliés',
        text: '+10 si des Prussiens attaquent une unité du groupe de Napoléon\u00A0; −20 si les Français entrent à Waterloo\u00A0; −10 si une unité française sort par W0901.',
        ruling: '',
      },
      {
        id: '27.22d',
        title: 'Une fois ou tant que',
        text: '',
        ruling:
          '27.22a et 27.22c agissent chacun une fois pour de bon, quand l’unité entre ou sort ou que l’attaque est déclarée, avant son dé\u00A0; les chefs n’en causent aucun\u00A0; «\u00A0le groupe de Napoléon\u00A0» veut dire ses unités de 27.21d même après 27.37. Seul 27.22b va et vient avec l’occupation (13.1\u00A0; mais 11.2c).',
      },
      {
        id: '27.31',
        title: 'Les Prussiens attendent',
        text: 'Aucune unité et aucun chef prussien ne bouge au tour de 1200. Ils combattent, reculent et avancent comme d’habitude.',
        ruling: '',
      },
      {
        id: '27.32',
        title: 'Commandement par la route',
        text: 'Les hexagones de route et de chemin comptent pour moitié quand le commandement les suit.',
        ruling: '',
      },
      {
        id: '27.33a',
        title: 'Règle de la Garde',
        text: '12.2 est en vigueur, pour Gren/Gd et Chas/Gd seulement. Elle abaisse le seuil du groupe de Napoléon, ou de l’armée réunie.',
        ruling: '',
      },
      {
        id: '27.33b',
        title: 'Contre une armée démoralisée',
        text: 'Alors seuls Ae et Ar comptent, pas Ex.',
        ruling: 'Si toutes les unités en défense sont d’une armée démoralisée.',
      },
      {
        id: '27.34',
        title: 'Pas de sortie',
        text: 'Sauf par W0901 (27.22c)\u00A0; les unités poussées hors de la carte sont éliminées et comptent comme pertes.',
        ruling: '',
      },
      {
        id: '27.35',
        title: 'Bülow',
        text: 'Il peut commander seul les unités du IVe corps à trois hexagones au plus (27.32 s’applique).',
        ruling: 'Toutes, sans commandant ni place\u00A0; 19.27 et 21.2a le lient.',
      },
      {
        id: '27.36',
        title: 'Grouchy et la cavalerie',
        text: 'Chaque corps de cavalerie n’emploie qu’un demi-point de sa capacité.',
        ruling: '',
      },
      {
        id: '27.37',
        title: 'Armée réunie',
        text: 'Si des unités du groupe de Grouchy, commandées par Grouchy, attaquent une unité anglo-alliée pendant que Grouchy est à portée de commandement de Napoléon, les deux groupes deviennent une armée de seuil 90 (modifié par 27.22), pertes additionnées, pour le reste de la partie.',
        ruling:
          'La portée se trace de Napoléon à Grouchy selon 20.2 et 27.32 quand l’attaque est déclarée, et l’union vaut avant son dé\u00A0; les modificateurs et baisses de la Garde déjà subis par le groupe de Napoléon sont repris\u00A0; les unités d’un groupe déjà démoralisé le restent (11.2c), mais la victoire ne regarde que le total réuni.',
      },
      {
        id: '27.38',
        title: 'Désagrégation prussienne',
        text: 'Toutes les unités prussiennes quittent aussitôt la carte\u00A0; la partie continue.',
        ruling:
          'Les chefs aussi\u00A0; les attaques pas encore faites par eux ou contre eux tombent. L’armée compte toujours comme démoralisée pour 27.41.',
      },
      {
        id: '27.39',
        title: 'Attaques hors commandement',
        text: 'Les unités en zone ennemie au début d’une phase de combat amie attaquent normalement\u00A0; 20.32 n’est pas employé.',
        ruling: '',
      },
      {
        id: '27.41',
        title: 'Victoire française',
        text: 'Les deux armées alliées démoralisées, ou l’armée anglo-alliée désagrégée.',
        ruling: '',
      },
      {
        id: '27.42',
        title: 'Victoire alliée',
        text: 'Le groupe de Napoléon (ou l’armée réunie) démoralisé\u00A0; ou pas de victoire française à la fin. La démoralisation de Grouchy seule ne fait rien gagner.',
        ruling: '',
      },
    ],
  },
  {
    id: '28.0',
    title: 'Grand Ligny',
    rules: [
      {
        id: '28.1',
        title: 'Mise en place',
        text: 'Unités et chefs comme sur L et Q\u00A0; les officiers Picton et Brunswick se joignent aux renforts de 1400.',
        ruling: '',
      },
      {
        id: '28.21a',
        title: 'Deux systèmes',
        text: 'La démoralisation par corps ou nationalité et les seuils d’armée valent ensemble\u00A0: Français 60/–\u00A0; Prussiens 55/75\u00A0; Anglo-alliés 25/–.',
        ruling: '',
      },
      {
        id: '28.21b',
        title: 'Même instant',
        text: 'L’armée qui n’est pas active cède la première. Les pertes pour les seuils d’armée se comptent comme en 27.21b, celles des corps et nationalités comme en 22.0.',
        ruling: '',
      },
      {
        id: '28.21c',
        title: 'Effets',
        text: 'Comme 27.21e pour une armée\u00A0; un corps ou une nationalité démoralisés ont en outre ceux de 22.1.',
        ruling: '',
      },
      {
        id: '28.221a',
        title: 'Ligny et Saint-Amand',
        text: 'Les seuils prussiens sont de 5 plus bas tant que les Français occupent tous les hexagones d’un des deux, de 10 pour les deux.',
        ruling: '',
      },
      {
        id: '28.221b',
        title: 'Les Quatre-Bras',
        text: 'Seuil anglo-allié de 5 plus bas tant que les Français l’occupent.',
        ruling: '',
      },
      {
        id: '28.221c',
        title: 'Sans retour',
        text: 'Reprendre les hexagones ne défait ni démoralisation ni désagrégation.',
        ruling: '',
      },
      {
        id: '28.222',
        title: 'Les Anglo-alliés à Ligny',
        text: 'Si des unités sous Wellington ou Orange reçoivent le commandement pour attaquer une unité française sur la carte L tandis que le camp anglo-allié contrôle les Quatre-Bras, le seuil de l’armée française baisse pour de bon de la force anglo-alliée qui attaque\u00A0; une fois par partie.',
        ruling:
          'Il baisse quand l’attaque est déclarée, des forces visibles de toutes les unités anglo-alliées qui y sont, canons qui bombardent compris\u00A0; les Prussiens qui s’y joignent ne comptent pas.',
      },
      {
        id: '28.31',
        title: 'D’Erlon',
        text: 'Le Ier corps ne bouge ni n’entre avant d’être appelé\u00A0: 1400 sur un 1, 1500 sur 1–2, 1600 sur 1–3, d’office à 1700.',
        ruling:
          'Un dé dans le segment de commandement français de chaque tour\u00A0; les unités appelées agissent dans ce même tour. L’attente vaut pour d’Erlon lui-même et pour les renforts pas encore sur la carte\u00A0; les unités retenues défendent, reculent et, en zone ennemie, attaquent, mais n’avancent pas\u00A0; elle n’a rien à voir avec le commandement.',
      },
      { id: '28.32', title: 'Commandement par la route', text: 'Comme 27.32.', ruling: '' },
      {
        id: '28.33',
        title: 'Règle de la Garde',
        text: '22.5 en vigueur\u00A0; contre une armée, un corps ou une nationalité démoralisés seuls Ae et Ar comptent.',
        ruling: 'Toutes les unités en défense doivent en être.',
      },
      {
        id: '28.34',
        title: 'Retrait anglo-allié',
        text: 'Quand l’armée anglo-alliée est démoralisée, toutes ses unités quittent aussitôt la carte.',
        ruling:
          'Les chefs aussi, les renforts anglo-alliés à venir ne viennent pas, les attaques pas encore faites par eux ou contre eux tombent.',
      },
      {
        id: '28.35',
        title: 'Pas de sortie',
        text: 'Sauf 28.34\u00A0; les unités poussées hors de la carte sont éliminées et comptent comme pertes.',
        ruling: '',
      },
      { id: '28.36', title: 'Attaques hors commandement', text: 'Comme 27.39.', ruling: '' },
      {
        id: '28.41',
        title: 'Victoire française',
        text: 'Décisive\u00A0: armées prussienne et anglo-alliée démoralisées, ou Prussiens désagrégés. Marginale\u00A0: Prussiens démoralisés.',
        ruling: '',
      },
      {
        id: '28.42',
        title: 'Victoire alliée',
        text: 'Décisive\u00A0: Français démoralisés, ou Napoléon éliminé. Marginale\u00A0: pas de victoire française.',
        ruling: '',
      },
      {
        id: '28.42x',
        title: 'Quand',
        text: '',
        ruling: 'Les résultats décisifs terminent la partie aussitôt\u00A0; les marginaux se jugent à la fin.',
      },
      {
        id: '28.51',
        title: 'Option\u00A0: Grouchy',
        text: 'Comme 27.36, mais un corps de cavalerie démoralisé compte un.',
        ruling: '',
      },
      {
        id: '28.521',
        title: 'Option\u00A0: villages à 7',
        text: 'Ligny et Saint-Amand comptent 7 chacun au lieu de 5.',
        ruling: '',
      },
      {
        id: '28.522',
        title: 'Option\u00A0: Ney prudent',
        text: 'Aux tours 1 et 2 on lance pour Ney (18.3d)\u00A0; sur 1–2 seulement les unités qu’il commande, directement ou par un officier, peuvent attaquer (elles se déplacent normalement).',
        ruling: 'Les unités en zone ennemie qui ne peuvent attaquer n’attaquent simplement pas.',
      },
      {
        id: '28.523',
        title: 'Option\u00A0: rapports extrêmes',
        text: 'Au-dessus de 6-1, on ôte 1 au dé par deux colonnes entières de plus (8-1\u00A0: −1\u00A0; 10-1\u00A0: −2)\u00A0; au-dessous de 1-5 on ajoute de même (1-7\u00A0: +1).',
        ruling:
          'Le dé reste entre 1–6\u00A0; un décalage d’armes combinées (12.1) se compte avant les colonnes au-delà de la table\u00A0; un rapport abaissé par choix (7.8b) ou retenu à 4-1 (10.3a) ne change aucun dé. Avec la table de 7.7, la colonne 1-5 est Ae d’un bout à l’autre\u00A0: seul compte le haut.',
      },
    ],
  },
];
