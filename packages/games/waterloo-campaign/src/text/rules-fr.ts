import type { RuleSection } from '@hundred-days/kernel';

/** The rules in our own words, in French: the same sections and cases as in English. ZdC and ZdI are the two zones, PV victory points. */
export const RULES_FR: readonly RuleSection[] = [
  {
    id: '1.0',
    title: 'Vocabulaire',
    rules: [
      {
        id: 'GEN-1',
        title: 'Deux camps',
        text: 'Les Français (bleu) affrontent la Coalition. Un seul joueur mène les deux armées de la Coalition, l’anglo-alliée (blanc) et la prussienne (gris).',
        ruling: '',
      },
      {
        id: 'GEN-2',
        title: 'Les noms d’armée sont exacts',
        text: 'Ce qui est dit de l’armée anglo-alliée ne vaut pas pour les Prussiens, et inversement. « Coalition » et « ami » désignent les deux.',
        ruling: '',
      },
      {
        id: 'GEN-3',
        title: 'Sortes de pièces',
        text: 'Les unités sont les corps, d’infanterie ou de cavalerie, et les détachements. Un QG est un marqueur, jamais une unité ; une règle sur les unités ne le concerne pas.',
        ruling: '',
      },
      {
        id: 'GEN-4',
        title: 'Infanterie',
        text: 'Un corps d’infanterie est en formation de marche (4 hexagones par mouvement) ou en formation de bataille (1 hexagone). Ses étoiles sont les mêmes dans les deux.',
        ruling: '',
      },
      {
        id: 'GEN-5',
        title: 'Cavalerie',
        text: 'Un corps de cavalerie est frais (6 hexagones, ses étoiles imprimées) ou épuisé (4 hexagones, aucune étoile). Il n’a pas de formation de bataille.',
        ruling: '',
      },
      {
        id: 'GEN-6',
        title: 'Modes d’un QG',
        text: 'Un QG est en mode normal, à longue portée et sans étoiles, ou en mode de bataille, à courte portée et avec ses étoiles.',
        ruling: '',
      },
      {
        id: 'GEN-7',
        title: 'Qui un QG commande',
        text: 'Un QG commande les unités de son armée et elles seules : Napoléon, Ney et Grouchy toutes les unités françaises, Wellington les anglo-alliées, Blücher les prussiennes.',
        ruling: '',
      },
      {
        id: 'GEN-8',
        title: 'Symboles des détachements',
        text: 'Infanterie ou cavalerie, le symbole d’un détachement ne change rien. Seules la Vieille Garde et la Grande Batterie ont leurs propres règles.',
        ruling: 'Un détachement à symbole de cavalerie n’est de la cavalerie pour aucune règle.',
      },
      {
        id: 'GEN-9',
        title: 'Hexagone vide',
        text: 'Un hexagone n’est vide que s’il ne contient rien : ni unité ni QG, d’aucun camp.',
        ruling: '',
      },
      {
        id: 'GEN-10',
        title: 'Dés',
        text: 'Chaque jet est celui d’un dé à six faces. Tout est connu des deux joueurs, sauf si l’on joue OPT-1.',
        ruling: '',
      },
      {
        id: 'GEN-11',
        title: 'Tours',
        text: 'Les tours 1 à 8 sont les demi-journées du matin du 15 juin (tour 1) à l’après-midi du 18 juin (tour 8). Les tours impairs sont des matins. Les tours 7 et 8 sont le dernier jour.',
        ruling: '',
      },
      {
        id: 'GEN-12',
        title: 'Qui commence',
        text: 'Dans les étapes que les deux camps font l’un après l’autre, les Français achèvent la leur avant que la Coalition commence, et une étape n’est entamée qu’une fois la précédente finie.',
        ruling: '',
      },
    ],
  },
  {
    id: '1.1',
    title: 'Pions',
    rules: [
      {
        id: 'CTR-1',
        title: 'QG',
        text: 'Portée en mode normal puis de bataille, et étoiles en mode de bataille : Napoléon 8 et 3, 1 étoile ; Ney et Grouchy 4 et 2, 1 étoile chacun ; Wellington 10 et 3, 2 étoiles ; Blücher 8 et 3, 1 étoile.',
        ruling: '',
      },
      {
        id: 'CTR-2',
        title: 'Corps français',
        text: 'Étoiles : Ier corps 1, IIe 0, IIIe 1, IVe 1, VIe 0, Garde 2, cavalerie de la Garde 2, cavalerie de réserve 1 ; 8 en tout.',
        ruling: '',
      },
      {
        id: 'CTR-3',
        title: 'Corps anglo-alliés',
        text: 'Étoiles : Ier corps 2, IIe 2 (1 selon LOC-1), réserve 2, cavalerie 1 ; 7 en tout.',
        ruling: '',
      },
      {
        id: 'CTR-4',
        title: 'Corps prussiens',
        text: 'Étoiles : Ier corps 1, IIe 0, IIIe 0, IVe 1, cavalerie 0 ; 2 en tout.',
        ruling: '',
      },
      {
        id: 'CTR-5',
        title: 'Les détachements et leurs corps d’origine',
        text: 'Français : Jacquinot (Ier), Piré (IIe), Pajol (cavalerie de réserve), Lefebvre (cavalerie de la Garde), ainsi que la Vieille Garde et la Grande Batterie, qui n’ont pas de corps d’origine. Anglo-alliés : Perponcher (Ier), Frédéric (IIe), KGL (réserve), Collaert (cavalerie). Prussiens : Steinmetz, Pirch et Lützow (tous trois du Ier), Sohr (IIe), Marwitz (IIIe), Schwerin (IVe).',
        ruling: '',
      },
      {
        id: 'CTR-6',
        title: 'Étoiles des détachements',
        text: 'La Vieille Garde en a 2, la Grande Batterie 1, les autres aucune.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.0',
    title: 'La carte',
    rules: [
      {
        id: 'MAP-1',
        title: 'Numéros d’hexagone',
        text: 'Les deux premiers chiffres sont la rangée, de 10 au sud à 40 au nord ; les deux derniers la place dans la rangée, de 00 à l’ouest à 41 à l’est.',
        ruling: '',
      },
      {
        id: 'MAP-2',
        title: 'Distance',
        text: 'La distance se compte en hexagones par la ligne la plus courte, sans le premier et avec le dernier. Terrain, unités et zones ne l’allongent pas.',
        ruling: '',
      },
      {
        id: 'MAP-3',
        title: 'Hexagones de bord',
        text: 'Pour la route du nord (VIC-5) : 1017 et 1018 au sud, 4006, 4015 et 4025 au nord. Des corps entrent aussi en 1015, 1020, 3000 et 3241.',
        ruling: '',
      },
    ],
  },
  {
    id: '2.1',
    title: 'Terrain',
    rules: [
      {
        id: 'TEC-1',
        title: 'Terrain dégagé',
        text: 'Le terrain dégagé est sans effet. Les bois ne sont dessinés que pour l’œil.',
        ruling: '',
      },
      {
        id: 'TEC-2',
        title: 'Localités et châteaux',
        text: 'Une unité qui se défend dans une localité ajoute 1, mais pas un corps de cavalerie. Les localités ne ralentissent pas. Les châteaux (3514, 3616, 3617) sont des localités à tous égards.',
        ruling: '',
      },
      {
        id: 'TEC-3',
        title: 'Routes',
        text: 'Une route franchit un côté d’hexagone. Deux hexagones voisins ne sont reliés par route que si une route franchit le côté qui les sépare. Dans neuf hexagones (1120, 1510, 1604, 2034, 2629, 2717, 3029, 3409 et 3826), deux routes se côtoient sans se rejoindre : on n’y passe pas de l’une à l’autre comme par la route, mais qui part de l’hexagone choisit la sienne. Au combat, une route ne compte pas.',
        ruling: '',
      },
      {
        id: 'TEC-4',
        title: 'Rivières',
        text: 'La Sambre et la Meuse suivent les côtés d’hexagone. Sans pont, rien ne les franchit : ni mouvement, ni repli, ni retraite, ni poursuite, ni chemin que l’on trace.',
        ruling: '',
      },
      {
        id: 'TEC-5',
        title: 'Rivières, zones et attaques',
        text: 'Ni ZdC, ni ZdI, ni attaque ne franchit une rivière là où il n’y a pas de pont.',
        ruling: '',
      },
      {
        id: 'TEC-6',
        title: 'Ponts',
        text: 'Là où il y a un pont, la rivière se franchit et le côté d’hexagone est une route.',
        ruling: '',
      },
      {
        id: 'TEC-7',
        title: 'Ponts et zones',
        text: 'Une ZdC franchit un pont, une ZdI non.',
        ruling: 'Un exemple parle des deux zones aux ponts ; le tableau des terrains est plus précis et l’emporte.',
      },
      {
        id: 'TEC-8',
        title: 'Défense d’un pont',
        text: 'Une unité attaquée par un pont ajoute 1. Dans une localité près d’un pont, elle n’ajoute pas plus de 1.',
        ruling: 'Un corps de cavalerie attaqué par un pont dans une localité ajoute le 1 du pont.',
      },
      {
        id: 'TEC-9',
        title: 'Ruisseaux',
        text: 'Un corps qui entre dans un hexagone de ruisseau autrement que par une route s’y arrête et se retourne : l’infanterie en formation de bataille, la cavalerie épuisée. Par la route, un ruisseau est sans effet ; au combat aussi.',
        ruling: '',
      },
      {
        id: 'TEC-10',
        title: 'Pour les mouvements seulement',
        text: '',
        ruling:
          'Ruisseaux, pluie et commandement ne comptent que pour les mouvements de la phase de mouvement, non pour les replis, retraites, poursuites et placements.',
      },
    ],
  },
  {
    id: '3.0',
    title: 'Empilement',
    rules: [
      {
        id: 'STK-1',
        title: 'Un corps par hexagone',
        text: 'Il n’y a jamais deux corps dans un hexagone, de quelque camp qu’ils soient, et aucun corps n’en traverse un autre.',
        ruling: '',
      },
      {
        id: 'STK-2',
        title: 'Un QG, un détachement',
        text: 'Un hexagone contient au plus un QG et au plus un détachement, avec ou sans corps.',
        ruling:
          'Un QG, un détachement et un corps peuvent être ensemble. Le QG peut être d’un camp ou de l’autre, mais il n’y en a jamais deux.',
      },
      {
        id: 'STK-3',
        title: 'Avec un détachement ami',
        text: 'Un corps peut entrer, passer et rester dans l’hexagone d’un détachement ami.',
        ruling: '',
      },
      {
        id: 'STK-4',
        title: 'Les QG ne gênent personne',
        text: 'Toute unité peut entrer, passer et rester dans l’hexagone d’un QG, même ennemi, sauf là où un hexagone vide est exigé.',
        ruling: '',
      },
      {
        id: 'STK-5',
        title: 'Les détachements ennemis barrent',
        text: 'Un corps ne peut ni bouger ni battre en retraite dans l’hexagone d’un détachement ennemi.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.0',
    title: 'Zones',
    rules: [
      {
        id: 'ZOC-1',
        title: 'Zone de contrôle (ZdC)',
        text: 'Chaque corps et chaque détachement en a une : les hexagones voisins, sauf au-delà d’une rivière sans pont.',
        ruling: 'L’hexagone de l’unité est lui aussi dans sa ZdC.',
      },
      {
        id: 'ZOC-2',
        title: 'Les zones ne s’ajoutent pas',
        text: 'Plusieurs zones sur un hexagone font ce que fait une seule.',
        ruling: '',
      },
      {
        id: 'ZOI-1',
        title: 'Zone d’influence (ZdI)',
        text: 'Un corps en a une : son hexagone et tous ceux jusqu’à deux hexagones. Rien ne l’arrête ; elle s’étend au-delà des unités ennemies.',
        ruling: '',
      },
      {
        id: 'ZOI-2',
        title: 'ZdI et rivières',
        text: '',
        ruling:
          'Une ZdI ne franchit aucune rivière, avec ou sans pont. Un hexagone à deux hexagones s’y trouve si l’un au moins des plus courts chemins n’en franchit aucune.',
      },
      {
        id: 'ZOI-3',
        title: 'Pas de ZdI pour les détachements',
        text: 'Un détachement a une ZdC et rien de plus.',
        ruling: '',
      },
      {
        id: 'ZOI-4',
        title: 'Zones et QG',
        text: 'Les zones ne réduisent jamais la portée d’un QG. Pour les QG elles ne comptent que dans deux cas : où le QG se place (A-3) et où il place les détachements (D-5, D-6).',
        ruling: '',
      },
    ],
  },
  {
    id: '5.0',
    title: 'Commandement',
    rules: [
      {
        id: 'CMD-1',
        title: 'Portée de commandement',
        text: 'Un QG commande une unité si la distance entre eux ne dépasse pas sa portée, quoi qu’il y ait entre eux : unités, zones, rivières.',
        ruling: '',
      },
      {
        id: 'CMD-2',
        title: 'Pas de doublement par route',
        text: 'La portée d’un QG en mode normal double le long des routes quand il place un détachement (D-3), et alors seulement.',
        ruling: 'Une phrase semble plus générale ; mais pour les mouvements la portée se compte en simples hexagones.',
      },
      {
        id: 'CMD-3',
        title: 'Les QG sont hors d’atteinte',
        text: 'Une fois placé, un QG reste. Nul ne peut l’ôter ni le gêner, et l’ennemi peut se tenir dans son hexagone.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.0',
    title: 'Le tour',
    rules: [
      {
        id: 'SEQ-1',
        title: 'Ordre d’un tour',
        text: 'Aux tours 5 et 6, d’abord le jet de pluie (S16-4). Puis commandement (étapes A à E, puis LOC-1), organisation (F à H), mouvement, attaques, fin du tour.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.1',
    title: 'Étape A : QG',
    rules: [
      {
        id: 'A-1',
        title: 'Retirer, puis placer',
        text: 'Les Français d’abord : un camp retire tous ses QG et replace chacun, dans le mode de son choix.',
        ruling: '',
      },
      {
        id: 'A-2',
        title: 'Près de ses unités',
        text: 'Un QG se place à trois hexagones au plus d’une unité qu’il commande ; l’hexagone même de l’unité convient.',
        ruling: '',
      },
      { id: 'A-3', title: 'Hors des zones ennemies', text: 'Ni dans une ZdC ni dans une ZdI ennemie.', ruling: '' },
      {
        id: 'A-4',
        title: 'Nulle part où aller',
        text: 'Un QG sans unité sur la carte va dans un hexagone vide à trois hexagones au plus de la route Bruxelles–Couillet, quelles que soient les zones ennemies.',
        ruling: 'Il en va de même s’il y a des unités mais qu’aucun hexagone proche n’est permis.',
      },
      {
        id: 'A-5',
        title: 'Tous sans exception',
        text: 'Chaque QG doit être placé. Hexagone et mode valent jusqu’à l’étape A suivante.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.2',
    title: 'Étape B : retour des corps dispersés',
    rules: [
      {
        id: 'B-1',
        title: 'Quand',
        text: 'Un corps dispersé est attendu à l’étape B du tour pour lequel il a été mis de côté, deux tours après sa dispersion.',
        ruling: '',
      },
      {
        id: 'B-2',
        title: 'Où',
        text: 'Dans un hexagone vide adjacent à un QG de son armée et hors de toute zone ennemie, ZdC ou ZdI.',
        ruling: 'Une rivière entre le QG et l’hexagone ne compte pas ici.',
      },
      {
        id: 'B-3',
        title: 'Deux par camp',
        text: 'Il n’en revient pas plus de deux. Si davantage sont attendus, l’ennemi choisit lesquels ; les autres sont éliminés et rapportent leurs points.',
        ruling: '',
      },
      {
        id: 'B-4',
        title: 'Pas de place',
        text: '',
        ruling:
          'Un corps attendu doit revenir s’il le peut. S’il ne reste aucun hexagone pour lui, il est éliminé ; il n’y a pas de seconde chance. Le propriétaire place deux corps dans l’ordre qu’il veut.',
      },
      { id: 'B-5', title: 'En bon ordre', text: '', ruling: 'Il revient en formation de marche, ou frais.' },
    ],
  },
  {
    id: '6.3',
    title: 'Étape C : cavalerie',
    rules: [
      {
        id: 'C-1',
        title: 'Récupération',
        text: 'Les corps de cavalerie épuisés hors de toute ZdC et ZdI ennemies redeviennent frais. Il n’y a pas d’autre moyen. La ZdC d’un simple détachement l’empêche.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.4',
    title: 'Étape D : détachements',
    rules: [
      {
        id: 'D-1',
        title: 'Un par QG',
        text: 'Les Français d’abord : chaque QG peut placer un détachement de son armée, dans l’ordre que veut le propriétaire. Un détachement placé a aussitôt sa ZdC ; il limite donc aussi ceux qui suivent (D-6).',
        ruling: '',
      },
      {
        id: 'D-2',
        title: 'Un chemin depuis le QG',
        text: 'Le chemin vers l’hexagone peut partir du QG et être aussi long que sa portée.',
        ruling: 'Il peut être de longueur nulle : l’hexagone même du QG convient si aucune zone ne le couvre.',
      },
      {
        id: 'D-3',
        title: 'Par la route',
        text: 'Si le QG est en mode normal et que tout le chemin suit des routes qui se rejoignent, il peut être deux fois plus long. En mode de bataille, jamais.',
        ruling: '',
      },
      {
        id: 'D-4',
        title: 'Un chemin depuis le corps d’origine',
        text: 'Ou bien le chemin part du corps d’origine du détachement et compte 4 hexagones au plus, par route ou non.',
        ruling: '',
      },
      {
        id: 'D-5',
        title: 'Un chemin libre',
        text: 'Le chemin ne touche ni ZdC ni ZdI ennemie, du premier au dernier hexagone.',
        ruling:
          'L’hexagone de départ ne compte pas. Le chemin ne franchit aucune rivière sans pont. Unités et zones amies ne le gênent pas.',
      },
      {
        id: 'D-6',
        title: 'Un hexagone à l’écart',
        text: 'L’hexagone lui-même n’est dans aucune ZdC ni ZdI, amie ou ennemie, ZdC des détachements amis comprises.',
        ruling: '',
      },
      {
        id: 'D-7',
        title: 'Sans le corps d’origine',
        text: 'Si le corps d’origine n’est pas sur la carte, le chemin part d’un QG. Tout QG de l’armée peut placer n’importe lequel de ses détachements.',
        ruling: '',
      },
      {
        id: 'D-8',
        title: 'Lesquels sont disponibles',
        text: 'Ceux qui ne sont ni sur la carte ni éliminés. Un détachement rappelé à un tour précédent est de nouveau disponible.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.5',
    title: 'Grande Batterie et Vieille Garde',
    rules: [
      {
        id: 'GB-1',
        title: 'Placer la Grande Batterie',
        text: 'Seul Napoléon en mode de bataille la place, comme son détachement du tour : avec un corps ami à 3 hexagones au plus de lui. Aucun chemin n’est tracé et les zones ne comptent pas.',
        ruling: 'Il lui faut un corps, et un corps sans autre détachement (STK-2).',
      },
      {
        id: 'GB-2',
        title: 'Son effet',
        text: 'Elle ajoute 1 à une attaque si son corps attaque ou soutient ; une fois par attaque, et jamais en défense.',
        ruling: '',
      },
      {
        id: 'GB-3',
        title: 'Elle reste en place',
        text: 'Elle ne bouge pas. Elle peut être rappelée à l’étape E.',
        ruling: '',
      },
      {
        id: 'GB-4',
        title: 'Laissée en avançant',
        text: 'Si son corps bouge ou poursuit et la laisse seule, elle est aussitôt rappelée.',
        ruling: '',
      },
      {
        id: 'GB-5',
        title: 'Laissée en reculant',
        text: 'Si son corps bat en retraite ou est chassé par tout autre résultat, elle est éliminée.',
        ruling:
          'Cela vaut aussi pour les replis de l’étape H. Ce n’est que lorsqu’on dégage une entrée (REI-6) qu’elle est rappelée.',
      },
      { id: 'GB-6', title: 'Pour le tour seulement', text: 'À la fin du tour, elle est rappelée.', ruling: '' },
      {
        id: 'OG-1',
        title: 'Placer la Vieille Garde',
        text: 'Seul Napoléon en mode de bataille la place, comme son détachement du tour : dans un hexagone vide à sa portée (3) et hors de toute ZdC ennemie. Une ZdI ennemie et les zones amies ne comptent pas, et aucun chemin n’est tracé. Il ne place jamais les deux au même tour.',
        ruling: '',
      },
      {
        id: 'OG-2',
        title: 'Ses étoiles',
        text: 'Attaquée seule, elle ajoute ses 2 étoiles, tandis que l’attaquant garde ses 2 contre un détachement. Avec un corps dans son hexagone, elle n’ajoute rien.',
        ruling: '',
      },
      {
        id: 'OG-3',
        title: 'Comme les autres détachements',
        text: 'Elle ne bouge pas et peut être rappelée ; les résultats la traitent comme tout détachement. Éliminée, elle rapporte 2 PV.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.6',
    title: 'Étape E : rappel, et Hill',
    rules: [
      {
        id: 'E-1',
        title: 'Rappel',
        text: 'Les Français d’abord : un camp peut retirer de la carte n’importe lesquels de ses détachements, où qu’ils soient, même un détachement placé ce tour-ci.',
        ruling: '',
      },
      {
        id: 'E-2',
        title: 'De nouveau disponible',
        text: 'Un détachement rappelé, à quelque moment que ce soit, peut être placé dès l’étape D du tour suivant.',
        ruling: '',
      },
      {
        id: 'LOC-1',
        title: 'Crainte pour la ligne de communication',
        text: 'Après l’étape E, le IIe corps de Hill a 1 étoile si au moins trois détachements anglo-alliés sont, au total, sur la carte ou éliminés.',
        ruling:
          'La phrase qui échange les deux pions les intervertit ; les notes montrent clairement que Hill est affaibli.',
      },
      {
        id: 'LOC-2',
        title: 'Soulagement',
        text: 'S’il y en a moins de trois après une étape E suivante, Hill a de nouveau 2 étoiles.',
        ruling:
          'Les éliminés comptent ici aussi. L’examen a lieu une fois par tour, où que soit Hill ; hexagone et formation demeurent.',
      },
    ],
  },
  {
    id: '7.0',
    title: 'Organisation : formations',
    rules: [
      {
        id: 'F-1',
        title: 'Formation de marche',
        text: 'Un corps d’infanterie hors de toute ZdC ennemie passe en formation de marche ; une ZdI ne l’empêche pas. C’est le seul moment où l’on quitte la formation de bataille.',
        ruling: '',
      },
      {
        id: 'G-1',
        title: 'Formation de bataille',
        text: 'Un corps d’infanterie dans une ZdC ennemie passe en formation de bataille. Les étapes F et G ne font rien à la cavalerie.',
        ruling: '',
      },
    ],
  },
  {
    id: '7.1',
    title: 'Étape H : replis',
    rules: [
      {
        id: 'H-1',
        title: 'Tour à tour',
        text: 'Les Français commencent. Chaque camp à son tour désigne un de ses corps en ZdC ennemie et le replie, ou passe.',
        ruling: '',
      },
      {
        id: 'H-2',
        title: 'Après avoir passé',
        text: 'Le camp qui a passé ne replie plus rien. L’autre peut encore replier trois corps, l’un après l’autre ; puis l’étape est finie. Un camp sans corps en ZdC ennemie doit passer.',
        ruling: '',
      },
      {
        id: 'H-3',
        title: 'Comment',
        text: 'Comme une retraite (RET-1 à RET-5).',
        ruling:
          'Il n’y a pas de vainqueur : chaque hexagone doit donc être plus loin de chacune des unités ennemies dont la ZdC tenait le corps au départ.',
      },
      {
        id: 'H-4',
        title: 'Sans issue',
        text: 'Un corps désigné qui ne peut pas s’échapper est dispersé ; si son tour de retour dépasse la fin de la partie, il est éliminé.',
        ruling: 'Un corps qui peut s’échapper ne peut pas être abandonné.',
      },
      {
        id: 'H-5',
        title: 'L’arrière-garde',
        text: '',
        ruling:
          'Un détachement ordinaire reste dans l’hexagone quand son corps se replie ou est dispersé à l’étape H ; il n’est perdu (CRT-6) que par un combat. Grande Batterie : GB-5.',
      },
    ],
  },
  {
    id: '8.0',
    title: 'Mouvement',
    rules: [
      {
        id: 'MOV-1',
        title: 'Tour à tour',
        text: 'Les Français commencent. Chaque camp à son tour déplace un corps, ou passe.',
        ruling: '',
      },
      {
        id: 'MOV-2',
        title: 'Autant de fois qu’on veut',
        text: 'Un corps peut être déplacé aussi souvent qu’il en est capable, même plusieurs fois de suite. Tant que personne n’a passé, le nombre de mouvements est sans limite.',
        ruling: '',
      },
      {
        id: 'MOV-3',
        title: 'Combien d’hexagones',
        text: 'Un mouvement compte au plus le nombre d’hexagones de la face visible, dans toutes les directions ; le terrain ne coûte rien de plus.',
        ruling:
          'Un mouvement finit dans un autre hexagone que celui du départ. Si un hexagone peut être atteint avec ou sans retournement, le joueur choisit le chemin ; sauf indication, la table prend celui qui évite le retournement.',
      },
      {
        id: 'MOV-4',
        title: 'Corps en travers',
        text: 'Jamais dans ni à travers un hexagone contenant un corps (STK-1) ou un détachement ennemi (STK-5).',
        ruling: '',
      },
      { id: 'MOV-5', title: 'Qui ne bouge jamais', text: 'Les détachements et les QG.', ruling: '' },
      {
        id: 'MOV-6',
        title: 'Par la route',
        text: 'Si chaque pas du mouvement suit une route, et que les routes se rejoignent là où il passe de l’une à l’autre, sa longueur est doublée : 8 hexagones pour l’infanterie en formation de marche, 12 pour la cavalerie fraîche, 8 pour l’épuisée. Un seul pas hors de la route et rien n’est doublé. L’infanterie en formation de bataille n’a pas de mouvement par route.',
        ruling: '',
      },
      {
        id: 'MOV-7',
        title: 'Rester commandé',
        text: 'Un corps ne peut pas entrer dans un hexagone hors de la portée du QG qui le commande.',
        ruling: '',
      },
      {
        id: 'MOV-8',
        title: 'Un QG par mouvement',
        text: 'Un mouvement désigne un QG de l’armée et suit MOV-7 et MOV-9 pour ce QG du début à la fin. Un autre mouvement peut en désigner un autre.',
        ruling: '',
      },
      {
        id: 'MOV-9',
        title: 'Hors de portée',
        text: 'Un corps qui part hors de portée doit se rapprocher du QG ; une fois à portée, il ne peut plus en sortir.',
        ruling:
          'Tant qu’il n’est pas à portée, aucun hexagone ne peut être plus loin du QG que le précédent, et le mouvement doit finir plus près qu’il n’a commencé. Un exemple demande cette lecture.',
      },
      {
        id: 'MOV-10',
        title: 'L’infanterie et la ZdI',
        text: 'Un corps d’infanterie qui entre dans une ZdI ennemie s’arrête et garde sa formation.',
        ruling:
          'Il peut continuer par un mouvement suivant, d’arrêt en arrêt. Seule une ZdC (MOV-13) met fin à ses mouvements de la phase, bien qu’un exemple nomme aussi la ZdI.',
      },
      {
        id: 'MOV-11',
        title: 'La cavalerie et la ZdI',
        text: 'Un corps de cavalerie s’arrête en entrant dans la ZdI d’un corps de cavalerie ennemi. La ZdI de l’infanterie ne l’arrête pas.',
        ruling: '',
      },
      {
        id: 'MOV-12',
        title: 'Entrer dans une ZdC',
        text: 'Tout corps qui entre dans une ZdC ennemie s’arrête, fût-ce celle d’un détachement. L’infanterie passe en formation de bataille ; la cavalerie reste comme elle est.',
        ruling: '',
      },
      {
        id: 'MOV-13',
        title: 'Infanterie retenue',
        text: 'Un corps d’infanterie en ZdC ennemie ne peut pas bouger. Il en sort par un résultat de combat ou à l’étape H.',
        ruling: '',
      },
      {
        id: 'MOV-14',
        title: 'Cavalerie retenue par la cavalerie',
        text: 'Un corps de cavalerie dans la ZdC d’un corps de cavalerie ennemi ne peut pas bouger.',
        ruling: '',
      },
      {
        id: 'MOV-15',
        title: 'Cavalerie qui se dégage',
        text: 'Un corps de cavalerie dans la ZdC d’infanterie ennemie, mais d’aucune cavalerie ennemie, commence par un pas dans un hexagone vide (GEN-9) hors de toute ZdC ennemie, et peut continuer de là.',
        ruling: 'La ZdC d’un détachement agit comme celle de l’infanterie.',
      },
      {
        id: 'MOV-16',
        title: 'Infanterie approchée',
        text: '',
        ruling:
          'Un corps d’infanterie dont un ennemi s’approche ne change pas de formation avant d’entrer lui-même dans une ZdC ou d’arriver à l’étape G (mais voir OPT-3).',
      },
    ],
  },
  {
    id: '8.1',
    title: 'Passer',
    rules: [
      {
        id: 'PAS-1',
        title: 'Plus de mouvements',
        text: 'Qui passe ne déplace plus rien dans cette phase. Qui ne peut rien déplacer doit passer.',
        ruling: 'La table passe pour lui.',
      },
      {
        id: 'PAS-2',
        title: 'Les derniers mouvements de l’autre camp',
        text: 'Quand un camp passe, l’autre lance un dé. Le dé, plus 1 pour chacun de ses corps sur la carte hors des zones ennemies et 1 pour chacun de ceux qui attendent d’entrer (non pour les dispersés), donne le nombre de mouvements qu’il peut encore faire au plus, l’un après l’autre ; puis la phase est finie. S’il n’a aucun mouvement possible, le dé n’est pas lancé.',
        ruling: 'On compte les corps, comme dans l’exemple, bien que le texte dise unités.',
      },
      { id: 'PAS-3', title: 'Moins suffit', text: 'Il peut s’arrêter avant de les avoir tous employés.', ruling: '' },
      {
        id: 'PAS-4',
        title: 'Les renforts d’abord',
        text: 'Parmi ces derniers mouvements, les corps qui peuvent entrer passent avant ceux de la carte. Tant que personne n’a passé, cet ordre n’existe pas.',
        ruling: '',
      },
    ],
  },
  {
    id: '8.2',
    title: 'Renforts',
    rules: [
      {
        id: 'REI-1',
        title: 'Entrer',
        text: 'Un corps attendu entre par un mouvement, dont l’hexagone d’entrée est le premier. Il peut venir par la route, le pas vers la carte comptant comme route. Les zones ennemies l’arrêtent dans l’hexagone d’entrée comme ailleurs (MOV-10, MOV-11).',
        ruling: '',
      },
      {
        id: 'REI-2',
        title: 'L’hexagone d’entrée',
        text: 'Il entre par l’hexagone désigné pour lui, ou par l’un ou l’autre de deux. Aucun autre ne convient.',
        ruling: '',
      },
      {
        id: 'REI-3',
        title: 'En colonne',
        text: 'Les corps qui viennent l’un derrière l’autre entrent dans cet ordre.',
        ruling: 'Il y a une colonne par lieu d’entrée, et seul le premier corps qui y attend peut entrer.',
      },
      {
        id: 'REI-4',
        title: 'Retardé',
        text: 'Un corps dont l’hexagone d’entrée est occupé par un corps ami attend hors de la carte, au besoin jusqu’à un tour suivant. Les unités ennemies ne le retardent jamais (REI-6).',
        ruling: '',
      },
      {
        id: 'REI-5',
        title: 'Pas de réserve hors carte',
        text: 'Nul ne passe tant qu’il lui reste un mouvement et un corps qui peut entrer.',
        ruling: '',
      },
      {
        id: 'REI-6',
        title: 'Faire place',
        text: 'Les unités ennemies dans l’hexagone d’entrée ou à côté doivent partir aussitôt : un corps bat en retraite de trois hexagones, ou est dispersé s’il ne le peut ; un détachement, même la Grande Batterie, est rappelé.',
        ruling:
          'Cela se fait quand l’hexagone d’entrée est choisi, avant que le corps soit placé ; la suite de son chemin est choisie quand l’ennemi est parti. La retraite s’éloigne de l’hexagone d’entrée, et les rivières ne comptent pas pour savoir qui doit partir. De plusieurs corps, les plus proches partent d’abord ; leur propriétaire choisit les chemins, et l’ordre à distance égale. Une ZdC qui atteint seulement un hexagone voisin ne compte pas : elle balaierait Steinmetz et Lützow, placés là pour être combattus.',
      },
      {
        id: 'REI-7',
        title: 'Commandement à l’entrée',
        text: '',
        ruling: 'L’hexagone d’entrée lui-même est toujours permis. À partir de là, MOV-7 et MOV-9 valent.',
      },
    ],
  },
  {
    id: '9.0',
    title: 'Attaques',
    rules: [
      {
        id: 'ATT-1',
        title: 'Tour à tour',
        text: 'Les Français commencent. Chaque camp à son tour attaque avec un corps, ou passe. Personne n’est tenu d’attaquer.',
        ruling: '',
      },
      {
        id: 'ATT-2',
        title: 'Un contre un',
        text: 'Un corps attaque une unité ennemie dans sa ZdC. Les détachements n’attaquent ni ne soutiennent ; pour la Grande Batterie, voir GB-2.',
        ruling: '',
      },
      {
        id: 'ATT-3',
        title: 'Autant de fois qu’on veut',
        text: 'Une unité peut attaquer, soutenir et se défendre sans limite de nombre dans une phase.',
        ruling: '',
      },
      {
        id: 'ATT-4',
        title: 'Corps avec détachement',
        text: 'Si un corps et un détachement partagent l’hexagone, le corps se défend et le détachement n’ajoute rien. Un détachement n’est attaqué que s’il est seul.',
        ruling: '',
      },
      {
        id: 'ATT-5',
        title: 'Deux dés',
        text: 'Chaque camp lance un dé, l’attaquant d’abord, et y ajoute ce qui lui revient. Si les totaux sont égaux, rien ne se passe ; sinon l’écart donne le résultat (CRT-1).',
        ruling: '',
      },
      {
        id: 'ATT-6',
        title: 'La cavalerie s’épuise',
        text: 'Un corps de cavalerie frais qui attaque, est attaqué ou soutient devient épuisé, une fois ses étoiles comptées.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.1',
    title: 'Ce que l’attaquant ajoute',
    rules: [
      {
        id: 'MOD-A1',
        title: 'Étoiles du corps',
        text: 'Les étoiles du corps attaquant ; un corps de cavalerie qui attaque une localité ou un château n’en ajoute aucune.',
        ruling: '',
      },
      {
        id: 'MOD-A2',
        title: 'Étoiles du QG',
        text: 'Les étoiles d’un QG de son armée en mode de bataille qui l’a à portée.',
        ruling: 'Plusieurs QG français à portée ajoutent tous les leurs.',
      },
      {
        id: 'MOD-A3',
        title: 'Charge',
        text: 'Un corps de cavalerie frais qui soutient ajoute ses étoiles, sauf contre une localité ou un château.',
        ruling: '',
      },
      {
        id: 'MOD-A4',
        title: 'Grande Batterie',
        text: '1 si elle est avec le corps attaquant ou avec un corps qui soutient (GB-2).',
        ruling: '',
      },
      {
        id: 'MOD-A5',
        title: 'Soutien d’infanterie',
        text: '1 pour chaque autre corps d’infanterie ami dans la ZdC du défenseur, d’office.',
        ruling: '',
      },
      {
        id: 'MOD-A6',
        title: 'Soutien de cavalerie',
        text: '1 pour chaque corps de cavalerie ami adjacent au corps attaquant, près du défenseur ou non.',
        ruling:
          'Pas au-delà d’une rivière sans pont. Les épuisés soutiennent toujours. Un corps frais soutient, et s’épuise, si son propriétaire l’engage.',
      },
      { id: 'MOD-A7', title: 'Contre un détachement', text: '2 si c’est un détachement qui se défend.', ruling: '' },
      {
        id: 'MOD-A8',
        title: 'Terrain détrempé',
        text: 'Moins 1 à un tour de pluie et au tour suivant (S16-5).',
        ruling: '',
      },
    ],
  },
  {
    id: '9.2',
    title: 'Ce que le défenseur ajoute',
    rules: [
      {
        id: 'MOD-D1',
        title: 'Terrain',
        text: '1 pour une localité, un château ou un pont, et jamais plus de 1.',
        ruling: '',
      },
      {
        id: 'MOD-D2',
        title: 'Étoiles de l’unité',
        text: 'Les étoiles de l’unité qui se défend, fût-ce un détachement. La cavalerie épuisée n’en a pas.',
        ruling: '',
      },
      {
        id: 'MOD-D3',
        title: 'Étoiles du QG',
        text: 'Les étoiles de chaque QG de son armée en mode de bataille qui l’a à portée.',
        ruling: '',
      },
      {
        id: 'MOD-D4',
        title: 'Soutien de cavalerie',
        text: '1 pour chaque corps de cavalerie ami adjacent à l’unité qui se défend ; ses étoiles ne comptent jamais.',
        ruling:
          'Pas au-delà d’une rivière sans pont. Les épuisés d’office, les frais si leur propriétaire les engage, après que l’attaquant a engagé les siens et avant les dés.',
      },
    ],
  },
  {
    id: '9.3',
    title: 'Résultats',
    rules: [
      {
        id: 'CRT-1',
        title: 'La table',
        text: 'Écart entre les totaux : 0, sans résultat ; 1 ou 2, le vaincu bat en retraite ; 3 ou 4, il est dispersé ; 5 et plus, il est éliminé. Le vaincu est celui dont le total est le plus bas.',
        ruling: '',
      },
      {
        id: 'CRT-2',
        title: 'Qui le subit',
        text: 'Le corps qui a attaqué ou l’unité qui a été attaquée. Il n’arrive jamais rien à ceux qui soutiennent.',
        ruling: '',
      },
      { id: 'CRT-3', title: 'Sans résultat', text: 'Rien ne change.', ruling: '' },
      {
        id: 'CRT-4',
        title: 'Battu par un détachement',
        text: 'Un corps qui a attaqué un détachement et serait dispersé ou éliminé bat en retraite à la place.',
        ruling: 'S’il ne peut pas battre en retraite, il est dispersé malgré tout (RET-4).',
      },
      {
        id: 'CRT-5',
        title: 'Un détachement seul',
        text: 'Une retraite le rappelle ; tout ce qui est pire l’élimine.',
        ruling: '',
      },
      {
        id: 'CRT-6',
        title: 'Un détachement avec son corps',
        text: 'Si un résultat de combat fait battre le corps en retraite, le disperse ou l’élimine, un détachement dans son hexagone est éliminé.',
        ruling: 'Peu importe que le corps ait attaqué ou se soit défendu.',
      },
    ],
  },
  {
    id: '9.4',
    title: 'Retraite, dispersion, élimination',
    rules: [
      {
        id: 'RET-1',
        title: 'Trois hexagones',
        text: 'Un corps bat en retraite de trois hexagones exactement, par un chemin que choisit son propriétaire.',
        ruling: '',
      },
      {
        id: 'RET-2',
        title: 'Toujours plus loin',
        text: 'Chaque hexagone du chemin est plus loin de l’unité victorieuse que le précédent.',
        ruling: '',
      },
      {
        id: 'RET-3',
        title: 'Où non',
        text: 'Jamais dans un hexagone contenant un corps ou un détachement ennemi, ni dans une ZdC ennemie, fût-ce d’un détachement, ni hors de la carte, ni par-delà une rivière sans pont. QG et détachements amis ne gênent pas.',
        ruling: '',
      },
      {
        id: 'RET-4',
        title: 'Sans issue',
        text: 'Un corps qui ne peut pas parcourir trois tels hexagones est dispersé.',
        ruling: '',
      },
      {
        id: 'RET-5',
        title: 'Formation',
        text: 'La retraite ne change aucune formation ; l’infanterie garde la sienne jusqu’à l’étape F.',
        ruling: '',
      },
      {
        id: 'BLN-1',
        title: 'Dispersé',
        text: 'Le corps est mis de côté pour deux tours plus tard et revient à l’étape B.',
        ruling: '',
      },
      {
        id: 'BLN-2',
        title: 'Le dernier jour',
        text: 'Aux tours 7 et 8, qui serait dispersé est éliminé, même quand une retraite échoue.',
        ruling: '',
      },
      {
        id: 'ELM-1',
        title: 'Éliminé',
        text: 'L’unité est hors du jeu et rapporte ses points (VIC-1 à VIC-4).',
        ruling: '',
      },
    ],
  },
  {
    id: '9.5',
    title: 'Poursuite',
    rules: [
      {
        id: 'PUR-1',
        title: 'Dans l’hexagone vidé',
        text: 'Si un résultat ne laisse aucune unité ennemie dans l’hexagone du défenseur, le corps attaquant doit y aller, pourvu qu’il ne soit alors dans aucune ZdC ennemie.',
        ruling: '',
      },
      { id: 'PUR-2', title: 'L’attaquant seul', text: 'Un défenseur vainqueur reste où il est.', ruling: '' },
      {
        id: 'PUR-3',
        title: 'Retenu par un autre',
        text: 'Un attaquant dans la ZdC d’une autre unité ennemie ne suit pas.',
        ruling: 'L’examen a lieu quand le défenseur battu est parti.',
      },
      {
        id: 'PUR-4',
        title: 'Et de nouveau',
        text: 'Un corps qui a poursuivi peut attaquer encore. L’infanterie qui entre ainsi dans une ZdC ennemie est en formation de bataille. Un détachement ordinaire qu’elle laisse derrière elle reste ; Grande Batterie : GB-4.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.6',
    title: 'Passer',
    rules: [
      {
        id: 'APS-1',
        title: 'Plus d’attaques',
        text: 'Qui passe n’attaque plus dans cette phase mais se défend encore. Qui n’a rien à attaquer doit passer.',
        ruling: '',
      },
      {
        id: 'APS-2',
        title: 'Les dernières attaques de l’autre camp',
        text: 'L’autre camp lance un dé et fait au plus autant d’attaques, l’une après l’autre ; il peut s’arrêter avant. Puis la phase est finie. S’il n’a rien à attaquer, le dé n’est pas lancé.',
        ruling: '',
      },
    ],
  },
  {
    id: '10.0',
    title: 'Fin et victoire',
    rules: [
      {
        id: 'END-1',
        title: 'Fin du tour',
        text: 'La Grande Batterie est rappelée. Après le tour 8 on cherche le vainqueur ; sinon le tour suivant commence.',
        ruling: '',
      },
      { id: 'VIC-1', title: 'Corps', text: 'Un corps éliminé vaut 3 PV pour l’ennemi.', ruling: '' },
      {
        id: 'VIC-2',
        title: 'Garde impériale',
        text: 'Le corps de la Garde et le corps de cavalerie de la Garde valent 5 chacun.',
        ruling: '',
      },
      { id: 'VIC-3', title: 'Détachements', text: 'Un détachement éliminé vaut 1.', ruling: '' },
      {
        id: 'VIC-4',
        title: 'Détachements spéciaux',
        text: 'La Vieille Garde et la Grande Batterie valent 2 chacune.',
        ruling: '',
      },
      {
        id: 'VIC-5',
        title: 'La route du nord',
        text: 'Après le dernier tour, les Français marquent 5 PV si un chemin mène de 1017 ou 1018 à 4006, 4015 ou 4025 par des hexagones sans unité de la Coalition et hors de toute ZdC de la Coalition.',
        ruling:
          'Les deux bouts doivent être libres aussi. Une ZdI ne compte pas, une rivière sans pont barre le chemin, et les 5 PV ne sont marqués qu’une fois.',
      },
      {
        id: 'VIC-6',
        title: 'Victoire tactique',
        text: 'Le plus de PV gagne ; à égalité, la Coalition gagne. Jusqu’à 8 PV d’avance, la victoire est tactique.',
        ruling: '',
      },
      { id: 'VIC-7', title: 'Victoire dans la campagne', text: '9 à 11 PV d’avance.', ruling: '' },
      { id: 'VIC-8', title: 'Victoire stratégique', text: '12 PV d’avance ou plus.', ruling: '' },
      {
        id: 'VIC-9',
        title: 'Au regard de l’histoire',
        text: 'Une victoire tactique des Français ne change rien et compte comme une défaite en tournoi ; une victoire dans la campagne est gagnée en tournoi, mais non devant l’histoire ; une victoire stratégique est gagnée des deux façons.',
        ruling: '',
      },
      {
        id: 'VIC-10',
        title: 'Dispersé n’est pas éliminé',
        text: 'Un corps encore mis de côté à la fin ne rapporte rien.',
        ruling: '',
      },
    ],
  },
  {
    id: '11.0',
    title: 'Scénario du 16 au 18 juin',
    rules: [
      {
        id: 'S16-1',
        title: 'Durée',
        text: 'Tours 3 à 8. Le tour 3 commence à l’étape D ; A, B et C sont omises.',
        ruling: '',
      },
      {
        id: 'S16-2',
        title: 'Mise en place',
        text: 'Les pièces sont là où la table les a mises : corps en formation de marche ou frais, QG en mode normal ; mais Wellington et Blücher en mode de bataille, Ziethen en formation de bataille, et Hill avec une étoile.',
        ruling: '',
      },
      {
        id: 'S16-3',
        title: 'Renforts',
        text: 'Hill au tour 3 en 3000, Bülow au tour 3 en 3241, Uxbridge au tour 4 en 4015.',
        ruling: '',
      },
      {
        id: 'S16-4',
        title: 'Le déluge',
        text: 'Avant l’étape A des tours 5 et 6, les Français lancent un dé : de 1 à 4, il pleut tout le tour ; sur 5 ou 6, non.',
        ruling: '',
      },
      {
        id: 'S16-5',
        title: 'Terrain détrempé',
        text: 'L’attaquant retranche 1 à un tour de pluie et au tour qui le suit.',
        ruling: 'La règle spéciale nomme le tour suivant et renvoie au tableau des terrains, qui nomme les deux.',
      },
      {
        id: 'S16-6',
        title: 'Pluie et mouvement',
        text: 'À un tour de pluie, un corps en formation de marche ou frais qui franchit un côté d’hexagone sans route se retourne aussitôt : formation de bataille ou épuisé.',
        ruling:
          'La face qu’il montre alors limite tout le mouvement : l’infanterie s’arrête, la cavalerie peut aller jusqu’à 4 hexagones en tout.',
      },
    ],
  },
  {
    id: '12.0',
    title: 'Scénario du 15 au 18 juin',
    rules: [
      {
        id: 'S15-1',
        title: 'Durée',
        text: 'Tours 1 à 8. Le tour 1 commence par la phase de mouvement ; commandement et organisation sont omis.',
        ruling: '',
      },
      {
        id: 'S15-2',
        title: 'Mise en place',
        text: 'Les pièces sont là où la table les a mises, tous les corps en formation de marche ou frais. Pour chaque QG sur la carte, son propriétaire choisit le mode, les Français d’abord.',
        ruling: '',
      },
      {
        id: 'S15-3',
        title: 'Les Français entrent',
        text: 'Au tour 1, dans cet ordre : Reille, d’Erlon en 1015 ; Vandamme, Lobau, la Garde, la cavalerie de la Garde en 1017 ou 1018 ; la cavalerie de réserve, Gérard en 1020.',
        ruling: '',
      },
      {
        id: 'S15-4',
        title: 'Ney et Grouchy',
        text: 'Ils sont placés pour la première fois à l’étape A du tour 2.',
        ruling: '',
      },
      {
        id: 'S15-5',
        title: 'Surprise, tour 1',
        text: 'Dans la Coalition, seul le Ier corps de Ziethen peut bouger. Les attaques se font comme toujours.',
        ruling: '',
      },
      {
        id: 'S15-6',
        title: 'Routes encombrées, tour 1',
        text: 'Les Français ont autant de mouvements qu’en donne un dé, plus 3.',
        ruling: 'On compte les mouvements, non les corps différents, comme dans l’exemple.',
      },
      {
        id: 'S15-7',
        title: 'Réaction tardive, tour 2',
        text: 'Les corps anglo-alliés ne bougent pas. Wellington et Blücher placent des détachements comme toujours.',
        ruling: '',
      },
      {
        id: 'S15-8',
        title: 'Les Prussiens se rassemblent, tour 2',
        text: 'La Coalition a autant de mouvements qu’en donne un dé, pour les seuls corps prussiens sur la carte.',
        ruling: '',
      },
      {
        id: 'S15-9',
        title: 'Routes encombrées, tour 2',
        text: 'Les Français ont autant de mouvements qu’en donne un dé, plus 1 pour chaque corps français qui attend d’entrer (non pour les dispersés). Corps sur la carte et hors carte bougent dans n’importe quel ordre, PAS-4 étant écarté, mais tous ceux qui peuvent entrer doivent le faire ce tour-ci.',
        ruling: '',
      },
      {
        id: 'S15-10',
        title: 'Pas de dé après avoir passé',
        text: '',
        ruling:
          'Ces dés sont lancés ouvertement au début de la phase de mouvement, les Français d’abord. Un camp qui a lancé le sien n’en lance pas d’autre quand l’adversaire passe (PAS-2), mais emploie ce qui lui reste ; à zéro, il doit passer. La Coalition au tour 1 lance le dé comme d’habitude.',
      },
      {
        id: 'S15-11',
        title: 'Mouvements gardés pour entrer',
        text: '',
        ruling:
          'Au tour 2, dès que les Français n’ont pas plus de mouvements que de corps hors carte, ils ne peuvent que faire entrer des corps, tant que l’un d’eux le peut. Au tour 1, PAS-4 et REI-5 suffisent.',
      },
      {
        id: 'S15-12',
        title: 'Arrivées suivantes, pluie',
        text: 'Hill, Bülow et Uxbridge viennent comme en S16-3, et la pluie comme en S16-4 à S16-6.',
        ruling: '',
      },
    ],
  },
  {
    id: '13.0',
    title: 'Options',
    rules: [
      {
        id: 'OPT-1',
        title: 'Mouvements secrets',
        text: 'Les dés des tours 1 et 2 sont lancés en secret : chaque camp connaît le sien, et l’autre ne voit ni le dé ni les mouvements restants avant la fin de la phase.',
        ruling:
          'Un camp qui a épuisé ses mouvements le dit lui-même et passe ; si la table passait pour lui, l’ennemi saurait quand.',
      },
      {
        id: 'OPT-2',
        title: 'Sans règles spéciales',
        text: 'Du 15 au 18 juin sans S15-5 à S15-11 et sans pluie : les règles ordinaires dès le tour 1. Mise en place, arrivées et début par la phase de mouvement demeurent.',
        ruling: '',
      },
      {
        id: 'OPT-3',
        title: 'L’infanterie se retourne aussitôt',
        text: 'Un corps d’infanterie passe en formation de bataille dès qu’une unité ennemie l’a dans sa ZdC. Précision rendue publique plus tard.',
        ruling: '',
      },
      {
        id: 'OPT-4',
        title: 'Cavalerie dans les localités',
        text: 'Un corps de cavalerie qui se défend dans une localité ou un château n’ajoute aucune étoile. Précision rendue publique plus tard.',
        ruling: '',
      },
      {
        id: 'OPT-5',
        title: 'Cavaleries séparées',
        text: 'La cavalerie anglo-alliée ne soutient pas les attaques prussiennes, ni la prussienne les attaques anglo-alliées. Précision rendue publique plus tard.',
        ruling: '',
      },
    ],
  },
];
