import type { RuleSection } from '@hundred-days/kernel';

/** The rules in our own words, in French: the same sections and cases as in English. */
export const RULES_FR: readonly RuleSection[] = [
  {
    id: '1.0',
    title: 'La carte',
    rules: [
      {
        id: '1.0a',
        title: 'Les villes portent les unités',
        text: 'La carte a 58 villes. Une unité sur la carte est toujours dans une ville et une seule ; il n’y a pas d’autres cases.',
        ruling: '',
      },
      {
        id: '1.0b',
        title: 'Trois grandes villes',
        text: 'Bruxelles, Gand et Liège sont de grandes villes ; toutes les autres sont ordinaires. Les grandes villes ne se distinguent que par le ravitaillement (9.0) et la victoire (10.1).',
        ruling: '',
      },
      {
        id: '1.0c',
        title: 'Routes',
        text: 'La carte a 132 routes. Chacune relie deux villes ; elle est principale ou secondaire. Deux villes reliées par une route sont voisines. Les unités ne se déplacent que par les routes.',
        ruling: '',
      },
      {
        id: '1.0d',
        title: 'Rivières',
        text: 'Une route qui franchit une rivière ne compte que pour les unités qui attaquent par elle (5.5).',
        ruling: '',
      },
      { id: '1.0e', title: 'Bois de la carte', text: 'Les bois de la carte n’ont aucun effet.', ruling: '' },
      {
        id: '1.0f',
        title: 'Frontière et ligne de déploiement',
        text: 'La frontière entre la France et les Pays-Bas et la ligne de déploiement anglo-prussienne ne servent qu’au déploiement (4.1, 4.2).',
        ruling: '',
      },
      {
        id: '1.0g',
        title: 'Piste des tours',
        text: 'La piste compte 23 tours de joueur, dans l’ordre, chacun français ou allié, de jour ou de nuit. À partir du 15 juin, chaque date en a trois, le troisième de nuit, et les camps alternent toujours. Le 22 juin a deux tours, allié puis français, et la partie s’arrête là. Les tours de nuit sont les tours 3, 6, 9, 12, 15, 18 et 21.',
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
        title: 'Tours alternés',
        text: 'Les tours de joueur alternent ; les Français jouent le premier.',
        ruling: '',
      },
      {
        id: '2.0b',
        title: 'Trois phases',
        text: 'Chaque tour de joueur comprend le mouvement, puis les batailles, puis le ravitaillement et les défaites.',
        ruling: '',
      },
      {
        id: '2.1a',
        title: 'Phase de mouvement',
        text: 'Le camp actif fait des mouvements de groupe jusqu’à son quota (5.1). Les dés des marches forcées ne se lancent qu’une fois tous les mouvements de la phase terminés.',
        ruling: '',
      },
      {
        id: '2.2a',
        title: 'Où l’on combat',
        text: 'Il y a combat dans toute ville qui contient des unités des deux camps une fois faits les mouvements et les dés des marches forcées.',
        ruling: '',
      },
      {
        id: '2.2b',
        title: 'Tours de bataille alternés',
        text: 'Un tour de bataille est le tour d’un camp à l’intérieur d’une bataille. L’attaquant joue le premier, puis le défenseur ; les deux ensemble font une reprise. On continue ainsi sans limite, jusqu’à ce qu’un camp ait entièrement retraité, soit en déroute ou n’ait plus d’unités.',
        ruling: '',
      },
      {
        id: '2.2c',
        title: 'Étapes du tour de bataille',
        text: 'Moral, puis combat (mouvement, tir, retraite), puis renforts.',
        ruling: '',
      },
      {
        id: '2.3a',
        title: 'Ravitaillement',
        text: 'Après tous les combats : pertes alliées de ravitaillement, aux seuls tours français (9.0).',
        ruling: '',
      },
      {
        id: '2.3b',
        title: 'Défaites',
        text: 'On vérifie ensuite si une armée est vaincue et si la partie est gagnée (10.0). Cela se fait aux tours français comme aux tours alliés.',
        ruling: '',
      },
      {
        id: '2.3c',
        title: 'Fin du tour',
        text: 'Les unités désorganisées se remettent (7.3) et la case suivante de la piste commence.',
        ruling: '',
      },
      {
        id: '2.3d',
        title: 'Pas de ville partagée entre les tours',
        text: 'À la fin de chaque tour de joueur, une ville ne contient que les unités d’un camp : tout combat se joue jusqu’au bout dans le tour où il a commencé.',
        ruling: '',
      },
    ],
  },
  {
    id: '3.0',
    title: 'Unités',
    rules: [
      {
        id: '3.1a',
        title: 'Cinquante-huit blocs',
        text: '24 français (bleus), 18 prussiens (noirs), 16 anglo-néerlandais (rouges).',
        ruling: '',
      },
      {
        id: '3.1b',
        title: 'Blocs verts',
        text: 'Douze blocs verts marquent le terrain des batailles ; ceux qui restent marquent les carrés. Ce ne sont pas des unités.',
        ruling: '',
      },
      {
        id: '3.2a',
        title: 'Cachées sur la carte',
        text: 'Une unité sur la carte ne montre à l’ennemi que la couleur de son bloc. Type, corps, force, puissance de feu et identité ne sont visibles que de son propriétaire.',
        ruling:
          'Ce qu’on a appris d’une unité visible n’est pas repris, et le journal le garde ; mais le plateau ne montre que ce qui est visible maintenant. Qui voit quoi est dit en entier sous FOG.',
      },
      {
        id: '3.2b',
        title: 'Ce qui est toujours public',
        text: 'Sont publics le nombre de blocs de chaque couleur dans chaque ville, et combien de blocs d’une couleur ont pris quelles routes dans un tour ; quel bloc de la pile c’était ne l’est pas (FOG-10).',
        ruling: '',
      },
      {
        id: '3.3a',
        title: 'La force donne les dés',
        text: 'La force d’une unité est le nombre de pas qui lui restent, de 1 à 4. Elle tire avec autant de dés à six faces.',
        ruling: '',
      },
      {
        id: '3.4a',
        title: 'Perte de pas',
        text: 'Chaque touche abaisse la force d’un pas. Un pas perdu, quelle qu’en soit la cause, ne revient jamais.',
        ruling: '',
      },
      {
        id: '3.4b',
        title: 'Élimination',
        text: 'Une unité de force 1 qui perd un pas est éliminée et quitte le jeu pour de bon.',
        ruling:
          'Les unités éliminées sont montrées aux deux camps et restent visibles, car 10.0 demande un compte public ; de même celles que coûtent une marche forcée, une déroute ou le ravitaillement, au moment où on les retire.',
      },
      {
        id: '3.5a',
        title: 'Puissance de feu',
        text: 'La puissance de feu s’écrit F1, F2 et ainsi de suite. Chaque dé inférieur ou égal à ce nombre, modificateurs compris, est une touche.',
        ruling: '',
      },
      {
        id: '3.61a',
        title: 'Chefs',
        text: 'Napoléon (français), Wellington (anglo-néerlandais), Blücher (prussien) ; un pas chacun.',
        ruling: 'Les chefs ont la puissance de feu F2.',
      },
      {
        id: '3.62a',
        title: 'Nationalités de l’infanterie',
        text: 'L’infanterie anglo-néerlandaise porte BR (Britanniques, KGL, Hanovriens), NE (Belgo-Néerlandais) ou BK (Brunswick). Cette mention n’a d’autre effet que les valeurs imprimées. Elle est sur la face du bloc, comme le centre orange des unités néerlandaises, donc cachée avec le reste.',
        ruling: '',
      },
      {
        id: '3.63a',
        title: 'Cavalerie',
        text: 'La cavalerie lourde est d’ordinaire à F3, la légère à F2 ; c’est la valeur de l’unité qui compte.',
        ruling: '',
      },
      {
        id: '3.64a',
        title: 'Artillerie',
        text: 'L’artillerie à pied se déplace comme l’infanterie, l’artillerie à cheval comme la cavalerie ; seule l’artillerie à cheval peut se déplacer et tirer dans un même tour de bataille.',
        ruling: '',
      },
    ],
  },
  {
    id: '4.0',
    title: 'Déploiement',
    rules: [
      {
        id: '4.0a',
        title: 'Ordre',
        text: 'Toutes les unités alliées se placent d’abord, puis toutes les françaises. Les Français voient les blocs alliés (couleur et nombre dans chaque ville) pendant qu’ils placent les leurs.',
        ruling:
          'Toutes les unités doivent être placées ; on n’en garde aucune. Une unité se place une fois ; pour la mettre ailleurs, son propriétaire annule.',
      },
      {
        id: '4.0b',
        title: 'Les limites cessent avec le déploiement',
        text: 'Après le déploiement, ni limite d’unités par ville ni zone.',
        ruling: '',
      },
      {
        id: '4.1a',
        title: 'Zone alliée',
        text: 'Les unités alliées commencent dans des villes au nord de la frontière.',
        ruling: '',
      },
      {
        id: '4.1b',
        title: 'Zone anglo-néerlandaise',
        text: 'Les unités anglo-néerlandaises ne commencent que dans des villes à l’ouest de la ligne de déploiement.',
        ruling: '',
      },
      {
        id: '4.1c',
        title: 'Zone prussienne',
        text: 'Les unités prussiennes ne commencent que dans des villes à l’est de la ligne de déploiement.',
        ruling: '',
      },
      {
        id: '4.1d',
        title: 'Quatre par ville',
        text: 'Quatre unités alliées au plus, chefs compris, commencent dans une même ville.',
        ruling: '',
      },
      {
        id: '4.1e',
        title: 'Force complète',
        text: 'Toutes les unités commencent à leur force maximale (sauf pas retirés par 12.0).',
        ruling: '',
      },
      {
        id: '4.2a',
        title: 'Zone française',
        text: 'Les unités françaises ne commencent que dans des villes françaises.',
        ruling: '',
      },
      {
        id: '4.2b',
        title: 'Douze par ville',
        text: 'Douze unités françaises au plus, chef compris, commencent dans une même ville.',
        ruling: '',
      },
      {
        id: '4.3a',
        title: 'Déploiement historique',
        text: 'Au lieu d’un placement libre, les corps peuvent commencer dans les villes où ils étaient en 1815. Les unités en surnombre vont dans les villes voisines ; les limites de départ restent valables.',
        ruling: '',
      },
      {
        id: '4.3b',
        title: 'Mise en place fixe',
        text: '',
        ruling:
          'La campagne historique a une seule mise en place, surnombre compris : personne ne place rien, et elle est connue de tous.',
      },
    ],
  },
  {
    id: '5.0',
    title: 'Mouvement',
    rules: [
      {
        id: '5.0a',
        title: 'Pas d’obligation',
        text: 'Se déplacer est facultatif, et un mouvement de groupe non employé est perdu.',
        ruling: '',
      },
      {
        id: '5.0b',
        title: 'À travers les amis',
        text: 'Les unités traversent librement les villes vides ou tenues par des amis seuls.',
        ruling: '',
      },
      {
        id: '5.0c',
        title: 'Halte devant l’ennemi',
        text: 'Une unité qui entre dans une ville où se trouve l’ennemi doit y finir son mouvement : c’est attaquer.',
        ruling: '',
      },
      {
        id: '5.0d',
        title: 'Sur la carte seulement',
        text: 'Aucune unité ne sort de la carte, ni par mouvement ni par retraite.',
        ruling: '',
      },
      {
        id: '5.0e',
        title: 'Une fois par tour',
        text: '',
        ruling:
          'Une unité se déplace une fois au plus dans la phase de mouvement ; celles qui l’ont fait n’entrent pas dans un mouvement de groupe ultérieur de la ville où elles sont arrivées.',
      },
      { id: '5.1a', title: 'Groupe', text: 'Toutes les unités d’une même ville forment un groupe.', ruling: '' },
      {
        id: '5.1b',
        title: 'Mouvement de groupe',
        text: 'Un mouvement de groupe déplace autant d’unités qu’on veut d’un seul groupe, chacune vers sa propre destination.',
        ruling: '',
      },
      {
        id: '5.1c',
        title: 'Quota français',
        text: 'Les Français ont deux mouvements de groupe par tour de joueur.',
        ruling: '',
      },
      {
        id: '5.1d',
        title: 'Quota allié',
        text: 'Les Alliés ont par tour de joueur un mouvement de groupe anglo-néerlandais et un prussien.',
        ruling: '',
      },
      {
        id: '5.1e',
        title: 'Quota non transférable',
        text: 'Renoncer au mouvement anglo-néerlandais ne donne pas un second mouvement prussien, ni l’inverse.',
        ruling: '',
      },
      {
        id: '5.1f',
        title: 'Ville mixte',
        text: 'Faire sortir d’une même ville des Anglo-Néerlandais et des Prussiens dépense les deux mouvements alliés.',
        ruling: '',
      },
      {
        id: '5.1g',
        title: 'Ce qui dépense un mouvement de groupe',
        text: '',
        ruling:
          'Un mouvement de groupe est dépensé quand la première unité de cette armée quitte une ville ; toute autre unité de la même armée qui y a commencé la phase part sous le même mouvement. Les mouvements de groupes différents se font dans n’importe quel ordre.',
      },
      {
        id: '5.2a',
        title: 'Deux groupes, un défenseur',
        text: 'Deux groupes n’attaquent la même ville dans une phase de mouvement que si tous deux ont commencé le tour dans des villes voisines de celle-ci et que ces deux villes de départ sont voisines entre elles.',
        ruling: '',
      },
      {
        id: '5.2b',
        title: 'Seconde attaque interdite',
        text: 'Si 5.2a n’est pas rempli, le second groupe n’entre pas dans la ville attaquée pendant la phase de mouvement ; il peut encore renforcer la bataille par 6.34.',
        ruling: '',
      },
      {
        id: '5.2c',
        title: 'Un groupe par plusieurs routes',
        text: 'Les unités d’un même groupe peuvent attaquer une ville par des routes différentes ; 5.2a ne les concerne pas.',
        ruling: '',
      },
      {
        id: '5.2d',
        title: 'Groupe allié mixte',
        text: '',
        ruling:
          'Des unités anglo-néerlandaises et prussiennes parties d’une même ville sont un seul groupe pour 5.2a : elles peuvent attaquer ensemble, bien que les deux mouvements alliés soient dépensés.',
      },
      {
        id: '5.2e',
        title: 'Un groupe seul',
        text: 'Un groupe qui attaque sans un autre n’a pas besoin de partir d’une ville voisine du défenseur : ses unités attaquent d’aussi loin qu’elles peuvent venir. Il ne le peut pas pour aider un groupe qui attaque la même ville (5.2a).',
        ruling: '',
      },
      {
        id: '5.3a',
        title: 'Allure à pied',
        text: 'L’infanterie et l’artillerie à pied avancent d’une ville.',
        ruling: '',
      },
      {
        id: '5.3b',
        title: 'Allure montée',
        text: 'Les chefs, la cavalerie et l’artillerie à cheval avancent d’une ou deux villes.',
        ruling: '',
      },
      {
        id: '5.3c',
        title: 'Chemins',
        text: '',
        ruling:
          'Un mouvement est un chemin de villes voisines qui n’entre deux fois dans aucune, ville de départ comprise. C’est le nombre de villes où l’on entre, non la distance, qui en fait une marche forcée (5.6).',
      },
      {
        id: '5.4a',
        title: 'Limites des routes',
        text: 'Dans un tour de joueur, 8 unités au plus empruntent une route principale et 6 une route secondaire pendant la phase de mouvement. Une unité compte sur chaque route de son chemin, et les unités de tous les groupes comptent ensemble.',
        ruling: '',
      },
      {
        id: '5.4b',
        title: 'Dans les deux sens',
        text: '',
        ruling: 'La limite compte les unités qui passent dans un sens comme dans l’autre.',
      },
      {
        id: '5.4c',
        title: 'Ni retraite, ni renfort, ni regroupement',
        text: 'Les unités qui retraitent, renforcent ou se regroupent ne comptent pas pour 5.4a et n’en sont pas gênées.',
        ruling: '',
      },
      {
        id: '5.5a',
        title: 'Attaque par une rivière',
        text: 'Par une route qui franchit une rivière, 4 unités au plus en tout (principale) ou 3 (secondaire) entrent dans une ville tenue par l’ennemi dans une phase de mouvement. Le reste de 5.4a vaut toujours pour la route.',
        ruling: '',
      },
      {
        id: '5.5b',
        title: 'La dernière route seulement',
        text: 'Les rivières franchies plus tôt dans le même mouvement n’ont pas d’effet.',
        ruling: '',
      },
      {
        id: '5.5c',
        title: 'Aucun autre effet',
        text: 'Le mouvement vers une ville sans ennemi, les renforts, la retraite, la déroute et le regroupement ignorent les rivières.',
        ruling: '',
      },
      {
        id: '5.6a',
        title: 'Portée d’une marche forcée',
        text: 'En marche forcée, une unité avance d’une ville de plus : deux villes à pied (infanterie, artillerie à pied), trois montée (chefs, cavalerie, artillerie à cheval).',
        ruling:
          'On déclare une marche forcée en faisant le mouvement plus long. L’ennemi apprend ainsi qu’un bloc venu par ce chemin a forcé la marche et s’il a perdu un pas, mais ni quelle unité c’est ni sa force (FOG-9).',
      },
      {
        id: '5.6b',
        title: 'Un dé par unité',
        text: 'Chaque unité en marche forcée lance 1d6 : 1-3, elle perd un pas (elle peut être éliminée) ; 4-6, aucune perte. Le mouvement se fait dans les deux cas.',
        ruling: '',
      },
      {
        id: '5.6c',
        title: 'Les dés après les mouvements',
        text: 'Aucun dé de marche forcée ne se lance avant que tous les mouvements de la phase soient faits ; 8.1 peut le modifier.',
        ruling: '',
      },
      {
        id: '5.6d',
        title: 'Attaquer en marche forcée',
        text: 'Les unités peuvent attaquer en marche forcée ; limites des routes et des rivières et 5.2 s’appliquent.',
        ruling: '',
      },
      {
        id: '5.6e',
        title: 'Jamais ailleurs',
        text: 'Ni retraite, ni regroupement, ni renfort, ni mouvement de bataille en marche forcée.',
        ruling: '',
      },
      {
        id: '5.6f',
        title: 'Pertes avant le combat',
        text: '',
        ruling:
          'Les pertes des marches forcées se prennent avant le décompte des combats (6.1b) ; si aucun attaquant ne survit, il n’y a pas de combat.',
      },
      {
        id: '5.6g',
        title: 'Ordre des dés',
        text: '',
        ruling:
          'Le propriétaire lance unité par unité. Les unités d’une armée dans une ville lancent l’une après l’autre ; entre les villes, et dans une ville, l’ordre est à lui. Aucun mouvement ne suit le premier dé.',
      },
      {
        id: '5.7a',
        title: 'Nuit : mouvements permis',
        text: 'Les tours de nuit ont le nombre normal de mouvements de groupe, à l’allure normale.',
        ruling: '',
      },
      {
        id: '5.7b',
        title: 'Nuit : pas d’attaque',
        text: 'De nuit, aucune unité n’entre dans une ville où se trouve l’ennemi.',
        ruling: '',
      },
      {
        id: '5.7c',
        title: 'Nuit : pas de marche forcée',
        text: 'Les marches forcées sont interdites de nuit.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.1',
    title: 'Attaquer',
    rules: [
      {
        id: '6.1a',
        title: 'Attaquant et défenseur',
        text: 'Le camp actif est l’attaquant dans tous les combats de son tour.',
        ruling: '',
      },
      {
        id: '6.1b',
        title: 'Bataille ou escarmouche',
        text: 'Si les deux camps ont au moins trois unités dans la ville, c’est une bataille ; si l’un en a moins de trois, une escarmouche (6.6). On compte au début de la phase de bataille, après les pertes des marches forcées et avant la première escarmouche. Ce que c’est alors, cela le reste : des pertes ne font pas d’une bataille une escarmouche.',
        ruling: '',
      },
      {
        id: '6.1c',
        title: 'Les escarmouches d’abord',
        text: 'Toutes les escarmouches sont terminées avant qu’une bataille soit déployée.',
        ruling: '',
      },
      {
        id: '6.1d',
        title: 'Batailles simultanées',
        text: 'S’il y a plusieurs batailles, l’attaquant choisit un ordre ; on joue une reprise entière dans la première, puis une dans la suivante, et ainsi de suite, et le cycle recommence jusqu’à la fin de toutes.',
        ruling: '',
      },
      {
        id: '6.1e',
        title: 'Ordre à chaque cycle',
        text: '',
        ruling:
          'L’attaquant peut choisir un nouvel ordre au début de chaque cycle. Toutes les batailles sont déployées (6.2) avant le premier cycle, l’une après l’autre dans l’ordre de l’attaquant, chacune au complet (terrain, les deux placements, révélation) avant la suivante.',
      },
    ],
  },
  {
    id: '6.21',
    title: 'Terrain de bataille',
    rules: [
      {
        id: '6.21a',
        title: 'Tirage',
        text: 'Il y a douze marqueurs, trois de chaque sorte : Bois, Ferme, Ruisseau, Colline. Avant le déploiement, l’attaquant en tire un au hasard et le place face visible dans une de ses positions ; puis le défenseur en tire deux, pour deux positions différentes à lui.',
        ruling: 'Un marqueur tiré doit être placé, un seul par position.',
      },
      { id: '6.21b', title: 'Bois : infanterie', text: 'Le Bois est sans effet sur l’infanterie.', ruling: '' },
      {
        id: '6.21c',
        title: 'Bois : tir de la cavalerie',
        text: 'La cavalerie dans un Bois tire à F1, sans choc.',
        ruling: '',
      },
      {
        id: '6.21d',
        title: 'Bois : halte de la cavalerie',
        text: 'La cavalerie qui entre dans un Bois ne va pas plus loin dans ce tour de bataille.',
        ruling: '',
      },
      {
        id: '6.21e',
        title: 'Bois : artillerie',
        text: 'L’artillerie ne se déploie pas dans un Bois, n’y entre pas et n’y tire pas.',
        ruling: '',
      },
      {
        id: '6.21f',
        title: 'Bois : couvert',
        text: 'Les unités non engagées dans un Bois restent cachées, ou le redeviennent.',
        ruling: '',
      },
      {
        id: '6.21g',
        title: 'Ferme : bonus de tir',
        text: 'La seule unité d’infanterie qui occupe la Ferme tire à +1.',
        ruling: '',
      },
      {
        id: '6.21h',
        title: 'Ferme : infanterie seulement',
        text: 'Seule l’infanterie occupe une Ferme, une unité à la fois.',
        ruling: '',
      },
      {
        id: '6.21i',
        title: 'Ferme : cavalerie',
        text: 'Les touches de la cavalerie ne vont jamais sur l’unité de la Ferme. Elles vont à l’autre cible la plus forte ; s’il n’y en a pas, elles sont perdues.',
        ruling: '',
      },
      {
        id: '6.21j',
        title: 'Ruisseau : place',
        text: 'Le Ruisseau se trouve sur la ligne entre la position choisie et la position ennemie d’en face ; il gêne les deux camps.',
        ruling: 'Deux Ruisseaux dans une même colonne n’en font qu’un.',
      },
      {
        id: '6.21k',
        title: 'Ruisseau : deux passages',
        text: 'Dans un tour de bataille, deux unités au plus du camp dont c’est le tour le franchissent, dans n’importe quel sens et par n’importe quel mouvement de bataille, forcé ou non : deux qui s’engagent, deux qui se désengagent, ou une de chaque.',
        ruling: 'Une retraite ou une déroute depuis une position ennemie ne franchit pas le Ruisseau.',
      },
      {
        id: '6.21l',
        title: 'Ruisseau : unités brisées en trop',
        text: 'Une unité au mauvais moral qui serait la troisième à passer est éliminée.',
        ruling: '',
      },
      {
        id: '6.21m',
        title: 'Ruisseau : artillerie',
        text: 'L’artillerie peut tirer par-dessus à longue portée ; l’artillerie à cheval ne le franchit pas (l’artillerie à pied ne s’engage de toute façon jamais).',
        ruling: '',
      },
      {
        id: '6.21n',
        title: 'Colline : bonus à longue portée',
        text: 'La seule unité d’artillerie qui occupe la Colline tire à longue portée à +1. Aucun bonus à courte portée.',
        ruling: 'N’importe quelle unité peut tenir une Colline, mais seule l’artillerie y gagne.',
      },
      {
        id: '6.21o',
        title: 'Occupant',
        text: 'Ferme et Colline sont tenues par une unité désignée de la position, choisie au déploiement ; le Bois concerne toutes les unités de la position.',
        ruling:
          'Au déploiement, une Ferme ou une Colline peut aussi rester sans occupant. Une unité avancée dans une position ennemie y est soumise aux mêmes règles de terrain que l’ennemi.',
      },
      {
        id: '6.21p',
        title: 'Échange gratuit',
        text: 'Dans son propre tour de bataille, un camp peut échanger sans frais l’occupant d’une Ferme ou d’une Colline avec une autre unité de la même position, si aucune des deux n’a bougé ni tiré dans ce tour de bataille. L’échange n’est une action ni pour l’une ni pour l’autre. Une Ferme ne passe qu’à de l’infanterie hors carré (6.5f).',
        ruling: '',
      },
      {
        id: '6.21q',
        title: 'Prise',
        text: 'Quand l’occupant d’une Ferme ou d’une Colline a été éliminé, une unité de l’un ou l’autre camp dans cette position peut l’occuper comme mouvement de bataille ; pas une unité qui a bougé ou tiré dans ce tour de bataille.',
        ruling:
          'L’occupation est tout le tour de bataille de l’unité ; seule l’artillerie à cheval peut encore tirer ensuite (6.33m). Un terrain sans occupant, ou que le sien a quitté, s’occupe de la même façon.',
      },
      {
        id: '6.21r',
        title: 'Retour des marqueurs',
        text: '',
        ruling:
          'À la fin d’une bataille, ses trois marqueurs reviennent et tous sont mélangés. Les batailles simultanées puisent dans ce qui reste ; à partir de la cinquième, il n’y a pas de terrain.',
      },
      {
        id: '6.21s',
        title: 'Bois que personne ne peut tenir',
        text: '',
        ruling:
          'Un Bois se place de sorte que son camp puisse encore mettre une unité autre que d’artillerie dans chacun de ses Bois. Si aucune position ne le permet, le marqueur est mis de côté sans servir ni être remplacé, et revient avec les autres à la fin de la bataille.',
      },
    ],
  },
  {
    id: '6.22',
    title: 'Déploiement des unités',
    rules: [
      {
        id: '6.22a',
        title: 'Le défenseur d’abord',
        text: 'Le défenseur place toutes ses unités à gauche, au centre, à droite et en réserve ; puis l’attaquant place les siennes. Le défenseur ne change plus rien dès que l’attaquant commence.',
        ruling: 'Une unité se poste une fois ; pour la poster ailleurs, son propriétaire annule.',
      },
      {
        id: '6.22b',
        title: 'Aucune position vide',
        text: 'Une fois déployé, aucun camp ne laisse une de ses trois positions sans unité ; la réserve en reçoit autant qu’on veut.',
        ruling: '',
      },
      {
        id: '6.22c',
        title: 'Colonnes',
        text: 'La gauche, le centre et la droite d’un camp sont ses positions propres ; une unité dans une position propre de l’ennemi est avancée. La gauche fait face à la droite ennemie, le centre au centre, la droite à la gauche : ce sont les trois colonnes.',
        ruling: '',
      },
      {
        id: '6.22d',
        title: 'Tenir la ligne ensuite',
        text: '',
        ruling:
          'Après le déploiement, un redéploiement ne retire pas la dernière unité amie d’une position propre. Engagement, désengagement, retraite et pertes peuvent la laisser vide ; une position vide ne nuit pas tant que l’ennemi n’y est pas seul (7.4). Trois unités suffisent à une bataille : il faut donc qu’elles puissent s’engager.',
      },
    ],
  },
  {
    id: '6.23',
    title: 'Intégrité des corps',
    rules: [
      {
        id: '6.23a',
        title: 'Un corps par position',
        text: 'Au déploiement, toutes les unités d’une position sont d’un même corps ; la réserve est libre.',
        ruling:
          'Les chefs n’ont pas de corps et peuvent se tenir avec n’importe lequel. Des corps de même numéro dans des armées différentes sont différents. La Garde est un corps, chaque corps de cavalerie aussi.',
      },
      {
        id: '6.23b',
        title: 'Position d’un chef',
        text: 'Deux corps peuvent être placés dans la position d’un chef.',
        ruling:
          'Tous deux doivent être de son armée ; avec deux chefs dans une position, c’est toujours deux corps au plus.',
      },
      {
        id: '6.23c',
        title: 'Au déploiement seulement',
        text: 'Pendant la bataille, les positions mêlent librement les corps.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.24',
    title: 'Brouillard de la bataille',
    rules: [
      { id: '6.24a', title: 'Déploiement caché', text: 'Les deux camps se déploient cachés.', ruling: '' },
      {
        id: '6.24b',
        title: 'Révélation',
        text: 'Quand les deux camps sont déployés et avant le premier tour de bataille, toutes les unités sont retournées face visible, sauf celles en réserve ou dans un Bois.',
        ruling: '',
      },
      {
        id: '6.24c',
        title: 'Entrer cache ou montre',
        text: 'Une unité qui passe en réserve, ou dans un Bois sans être engagée, est de nouveau cachée ; une unité qui les quitte pour une autre position est aussitôt visible, de même qu’une unité dans un Bois qui devient engagée.',
        ruling: '',
      },
      {
        id: '6.24d',
        title: 'Option',
        text: 'Avec cette option, toute unité reste cachée tant qu’elle n’a pas tiré, et elle est visible chaque fois qu’elle est engagée.',
        ruling:
          'Une unité qui a tiré reste visible jusqu’à ce qu’elle entre en réserve ou, non engagée, dans un Bois ; celle qui n’était visible que parce qu’engagée est de nouveau cachée quand elle ne l’est plus. Une unité cachée touchée à longue portée reste cachée.',
      },
      {
        id: '6.24e',
        title: 'Après la bataille',
        text: '',
        ruling:
          'Les survivants et les unités qui ont retraité sont de nouveau cachés sur la carte. Les renforts arrivent cachés en réserve. Les unités qui retraitent de la réserve sans avoir été révélées ne le sont pas. Les survivants du vainqueur sont cachés avant qu’il se regroupe.',
      },
    ],
  },
  {
    id: '6.3',
    title: 'Tours de bataille',
    rules: [
      {
        id: '6.3a',
        title: 'N’importe quel ordre',
        text: 'Dans l’étape de combat, le camp dont c’est le tour agit unité par unité dans n’importe quel ordre ; chaque unité bouge, ou tire, ou retraite, ou ne fait rien (artillerie à cheval : 6.33m).',
        ruling: '',
      },
      {
        id: '6.31a',
        title: 'Qui teste',
        text: 'Dans l’étape de moral, chaque unité engagée de force 1 du camp dont c’est le tour lance 1d6.',
        ruling: '',
      },
      { id: '6.31b', title: 'Mauvais moral', text: '1-3 : l’unité doit aussitôt se désengager.', ruling: '' },
      { id: '6.31c', title: 'Bon moral', text: '4-6 : aucun effet, l’unité agit normalement.', ruling: '' },
      {
        id: '6.31d',
        title: 'Carrés et artillerie à pied',
        text: 'Une unité en carré ou une artillerie à pied au mauvais moral est éliminée.',
        ruling: '',
      },
      {
        id: '6.31e',
        title: 'Bonus du chef',
        text: '+1 pour les unités dans la position de leur chef (8.2).',
        ruling: '',
      },
      {
        id: '6.31f',
        title: 'Bonus du carré',
        text: '+1 pour l’infanterie en carré (6.5g) ; il s’ajoute au bonus du chef.',
        ruling: '',
      },
      {
        id: '6.31g',
        title: 'Dispensés',
        text: 'Les chefs (mais voir 8.2c) et les unités abritées ne testent pas.',
        ruling: '',
      },
      {
        id: '6.31h',
        title: 'Une à une',
        text: '',
        ruling:
          'Le propriétaire lance unité par unité dans l’ordre qu’il veut et applique chaque résultat avant le dé suivant ; une unité au mauvais moral ne fait rien d’autre dans ce tour de bataille (ni échange, ni abri). Qui doit tester se juge au fil de l’étape : un chef que les autres ont laissé seul teste aussi (8.2c), une unité qui n’est plus engagée ne teste pas.',
      },
      {
        id: '6.31i',
        title: 'Déroute par le moral',
        text: 'Si un désengagement pour mauvais moral laisse une position propre à l’ennemi seul, le camp est aussitôt en déroute (7.4) ; les dés restants ne sont pas lancés.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.32',
    title: 'Mouvements de bataille',
    rules: [
      {
        id: '6.32a',
        title: 'Engagement',
        text: 'Une unité est engagée tant qu’au moins une unité ennemie est dans sa position. Pour s’engager, une unité non engagée entre dans une position qui contient des unités ennemies.',
        ruling: '',
      },
      {
        id: '6.32b',
        title: 'L’artillerie à pied ne s’engage jamais',
        text: 'Ni en avant, ni de la réserve dans une position propre engagée.',
        ruling: '',
      },
      {
        id: '6.32c',
        title: 'Désengagement',
        text: 'Une unité engagée recule vers une position non engagée : d’une position ennemie vers la position propre derrière elle, d’une position propre vers la réserve.',
        ruling: '',
      },
      {
        id: '6.32d',
        title: 'Pas les deux',
        text: 'Aucune unité ne s’engage et ne se désengage dans le même tour de bataille.',
        ruling: '',
      },
      {
        id: '6.32e',
        title: 'Redéploiement',
        text: 'Une unité non engagée passe dans une position sans ennemi.',
        ruling: '',
      },
      {
        id: '6.32f',
        title: 'Chemins',
        text: 'Les mouvements possibles sont : de la réserve à toute position propre et retour ; d’une position propre à la position d’en face et retour. Jamais de côté ni en diagonale.',
        ruling: '',
      },
      {
        id: '6.32g',
        title: 'Un ou deux mouvements',
        text: 'L’infanterie et l’artillerie à pied font un mouvement de bataille, la cavalerie, l’artillerie à cheval et les chefs jusqu’à deux, dans un tour de bataille.',
        ruling: '',
      },
      {
        id: '6.32h',
        title: 'À travers les amis seulement',
        text: 'Les unités traversent leurs amis, jamais l’ennemi ; une unité qui s’engage s’arrête.',
        ruling: '',
      },
      {
        id: '6.32i',
        title: 'Position ennemie vide',
        text: '',
        ruling:
          'Une unité non engagée peut entrer dans une position ennemie où il n’y a personne (c’est un redéploiement) ; cela met l’ennemi en déroute par 7.4.',
      },
      {
        id: '6.32j',
        title: 'Second mouvement',
        text: '',
        ruling:
          'Une unité à deux mouvements peut se redéployer puis s’engager, se désengager puis se redéployer, ou se redéployer deux fois.',
      },
      {
        id: '6.32k',
        title: 'Un combat par colonne',
        text: 'Il s’ensuit que dans chaque colonne les ennemis se rencontrent dans une au plus des deux positions opposées : les unités d’une position engagée ne peuvent que reculer, et qui monte de la réserve s’y engage et s’arrête. La position derrière une unité avancée n’est donc jamais engagée, et un désengagement a toujours où aller (sauf 6.21l).',
        ruling: '',
      },
    ],
  },
  {
    id: '6.33',
    title: 'Tirs de bataille',
    rules: [
      {
        id: '6.33a',
        title: 'Bouger ou tirer',
        text: 'Une unité qui a bougé dans ce tour de bataille ne tire pas (artillerie à cheval : 6.33m).',
        ruling: '',
      },
      { id: '6.33b', title: 'Une fois', text: 'Une unité tire une fois au plus par tour de bataille.', ruling: '' },
      {
        id: '6.33c',
        title: 'Réserve',
        text: 'Les unités en réserve ne tirent pas et ne sont pas touchées.',
        ruling: '',
      },
      {
        id: '6.33d',
        title: 'Dés',
        text: 'On lance autant de dés que la force de l’unité ; chaque dé inférieur ou égal à la puissance de feu modifiée touche.',
        ruling: '',
      },
      {
        id: '6.33e',
        title: 'F0',
        text: 'Une unité dont la puissance de feu tombe à 0 ou moins ne tire pas.',
        ruling: '',
      },
      {
        id: '6.33f',
        title: 'Infanterie',
        text: 'L’infanterie ne tire qu’engagée, sur l’ennemi de sa position.',
        ruling: '',
      },
      { id: '6.33g', title: 'Cavalerie', text: 'La cavalerie ne tire qu’engagée.', ruling: '' },
      {
        id: '6.33h',
        title: 'Choc',
        text: 'La cavalerie tire à +1 pour le premier tir après son propre engagement. La cavalerie que l’ennemi est venu engager n’a pas de choc. Le choc peut porter à F4.',
        ruling: '',
      },
      {
        id: '6.33i',
        title: 'Le choc s’épuise',
        text: '',
        ruling:
          'Le choc dure jusqu’au premier tir de cet engagement, quelle que soit la cible, et cesse quand l’unité n’est plus engagée.',
      },
      {
        id: '6.33j',
        title: 'Longue portée',
        text: 'L’artillerie non engagée dans une position propre peut tirer sur l’ennemi de la position d’en face, s’il s’y trouve à cet instant au moins un ennemi et aucun ami.',
        ruling: '',
      },
      {
        id: '6.33k',
        title: 'Courte portée',
        text: 'L’artillerie engagée tire sur l’ennemi de sa position, à +1 pour son premier tir de l’engagement et sans bonus ensuite. Peu importe qui a engagé l’autre.',
        ruling: '',
      },
      {
        id: '6.33l',
        title: 'Artillerie engagée',
        text: '',
        ruling:
          'L’artillerie engagée n’a pas de tir à longue portée. Le bonus de courte portée revient dès que l’unité a cessé d’être engagée.',
      },
      {
        id: '6.33m',
        title: 'Artillerie à cheval',
        text: 'Elle peut faire un mouvement et tirer, ou tirer et faire un mouvement, ou faire deux mouvements ; jamais tirer deux fois. Elle peut ainsi s’engager et tirer à courte portée aussitôt.',
        ruling: '',
      },
      {
        id: '6.33n',
        title: 'Chefs',
        text: 'Les chefs tirent quand ils sont engagés, avec leur propre puissance de feu ; pas de choc.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.34',
    title: 'Renforts',
    rules: [
      {
        id: '6.34a',
        title: 'Quand',
        text: 'Dernière étape de chaque tour de bataille, pour le seul camp dont c’est le tour.',
        ruling: '',
      },
      {
        id: '6.34b',
        title: 'D’où',
        text: 'Des unités amies dans des villes voisines de la bataille qui ne sont pas elles-mêmes en bataille. Il n’y faut pas de mouvement de groupe, et les unités qui se sont déplacées ce tour-ci peuvent renforcer.',
        ruling: '',
      },
      {
        id: '6.34c',
        title: 'Combien',
        text: 'Dans un tour de bataille, une route secondaire amène une unité et une route principale deux, quoi qu’il y soit passé auparavant ; les rivières n’y font rien.',
        ruling: '',
      },
      {
        id: '6.34d',
        title: 'Vers où',
        text: 'En réserve, disponibles au prochain tour de bataille de leur camp.',
        ruling: '',
      },
      {
        id: '6.34e',
        title: 'Vainqueurs',
        text: 'Les unités qui ont gagné un autre combat ce tour-ci, et celles qui se sont regroupées, peuvent renforcer une bataille voisine.',
        ruling: '',
      },
      { id: '6.34f', title: 'Désorganisées', text: 'Les unités désorganisées ne renforcent pas (7.3).', ruling: '' },
      {
        id: '6.34g',
        title: 'Villes d’escarmouche',
        text: '',
        ruling:
          'Les unités d’une escarmouche non résolue ne renforcent pas ; toutes les escarmouches étant finies avant les batailles, le cas ne se présente jamais.',
      },
    ],
  },
  {
    id: '6.4',
    title: 'Pertes au combat',
    rules: [
      {
        id: '6.4a',
        title: 'Aussitôt',
        text: 'Les touches prennent effet immédiatement, avant que l’unité suivante agisse.',
        ruling: '',
      },
      {
        id: '6.4b',
        title: 'La plus forte d’abord',
        text: 'Les touches se prennent l’une après l’autre. Chacune frappe l’unité de la cible qui est la plus forte à ce moment, quel que soit son type.',
        ruling: '',
      },
      { id: '6.4c', title: 'Égalité', text: 'Le propriétaire choisit entre unités de force égale.', ruling: '' },
      {
        id: '6.4d',
        title: 'Limite de la longue portée',
        text: 'Le tir à longue portée n’élimine pas : une touche qui tomberait sur une unité de force 1 est perdue.',
        ruling: '',
      },
      {
        id: '6.4e',
        title: 'Toutes les touches comptent',
        text: 'S’il y a plusieurs cibles, les touches continuent de la plus forte à la suivante jusqu’à épuisement, ou jusqu’à ce qu’aucune unité ne puisse en prendre.',
        ruling: '',
      },
    ],
  },
  {
    id: '6.5',
    title: 'Carrés',
    rules: [
      {
        id: '6.5a',
        title: 'Former et rompre',
        text: 'Une unité d’infanterie peut former ou rompre le carré comme mouvement de bataille ; elle ne tire pas dans ce tour de bataille.',
        ruling: '',
      },
      { id: '6.5b', title: 'Engagée aussi', text: 'Elle peut le faire alors qu’elle est engagée.', ruling: '' },
      { id: '6.5c', title: 'Positions propres seulement', text: 'Jamais en position avancée.', ruling: '' },
      {
        id: '6.5d',
        title: 'Pas de mouvement',
        text: 'Une unité en carré ne se désengage pas et ne bouge d’aucune façon.',
        ruling: '',
      },
      { id: '6.5e', title: 'Pas dans un Bois', text: 'Pas de carré dans un Bois.', ruling: '' },
      {
        id: '6.5f',
        title: 'Pas dans une Ferme',
        text: 'L’unité qui tient une Ferme ne forme pas le carré ; les autres de la position le peuvent. Une unité en carré ne prend ni ne reçoit une Ferme ou une Colline avant d’avoir rompu le carré.',
        ruling: '',
      },
      { id: '6.5g', title: 'Moral', text: 'L’infanterie en carré teste son moral à +1.', ruling: '' },
      {
        id: '6.5h',
        title: 'Retraite',
        text: '',
        ruling:
          'Une unité en carré doit le rompre avant de retraiter de son gré ; une déroute ou une retraite forcée rompt le carré, avant les pertes de déroute. Pas de carré en réserve.',
      },
    ],
  },
  {
    id: '6.51',
    title: 'Tir sur les carrés',
    rules: [
      {
        id: '6.51a',
        title: 'Groupe cible',
        text: 'Les unités en carré d’une position, avec celles qui s’y abritent, forment un groupe cible, toutes les autres unités de ce camp dans la position un autre. Chaque unité qui tire désigne son groupe cible.',
        ruling: '',
      },
      {
        id: '6.51b',
        title: 'Surplus perdu',
        text: 'Les touches au-delà de ce que le groupe désigné peut prendre sont perdues.',
        ruling: '',
      },
      {
        id: '6.51c',
        title: 'Cavalerie contre carrés',
        text: 'Pas de choc et -1 (F3 tire à F2, F2 à F1, F1 ne tire pas).',
        ruling: '',
      },
      { id: '6.51d', title: 'Infanterie contre carrés', text: 'L’infanterie ennemie tire à +1.', ruling: '' },
      { id: '6.51e', title: 'Infanterie en carré', text: 'Elle tire normalement.', ruling: '' },
      {
        id: '6.51f',
        title: 'Longue portée contre carrés',
        text: 'L’artillerie tire à +1 ; une Colline ajoute encore +1.',
        ruling: '',
      },
      {
        id: '6.51g',
        title: 'Artillerie à cheval à courte portée',
        text: 'F3 au premier tir, F2 ensuite (F1 +1 premier tir +1 carré ; puis F1 +1).',
        ruling: '',
      },
    ],
  },
  {
    id: '6.52',
    title: 'Abri',
    rules: [
      {
        id: '6.52a',
        title: 'Qui',
        text: 'Les chefs et l’artillerie peuvent s’abriter auprès d’une infanterie en carré de leur position, une seule unité par carré, s’ils n’ont encore rien fait dans ce tour de bataille.',
        ruling: '',
      },
      {
        id: '6.52b',
        title: 'Pas de test de moral',
        text: 'Les unités abritées ne testent jamais leur moral.',
        ruling: '',
      },
      { id: '6.52c', title: 'Pas de tir', text: 'Les unités abritées ne tirent pas.', ruling: '' },
      {
        id: '6.52d',
        title: 'Touches',
        text: 'Une unité abritée fait partie du groupe des carrés et prend les touches quand elle y est la plus forte.',
        ruling: '',
      },
      {
        id: '6.52e',
        title: 'Le bonus du chef demeure',
        text: 'Un chef abrité donne encore son bonus de moral à toute la position.',
        ruling: '',
      },
      {
        id: '6.52f',
        title: 'Même sort',
        text: 'Quand l’infanterie qui l’abrite est éliminée, l’unité abritée l’est aussi.',
        ruling: '',
      },
      {
        id: '6.52g',
        title: 'Coût',
        text: '',
        ruling:
          'Entrer dans un abri ou en sortir est toute l’action de l’unité dans le tour de bataille. Quand l’infanterie rompt le carré, l’unité abritée est libérée sur place, sans que ce soit son action. L’infanterie peut former le carré et l’autre unité y entrer dans le même tour de bataille.',
      },
    ],
  },
  {
    id: '6.6',
    title: 'Escarmouches',
    rules: [
      { id: '6.6a', title: 'Quand', text: 'L’un des camps a moins de trois unités dans la ville.', ruling: '' },
      { id: '6.6b', title: 'Ordre', text: 'L’attaquant choisit l’ordre des escarmouches.', ruling: '' },
      {
        id: '6.6c',
        title: 'Révélation',
        text: 'Chaque camp révèle une à quatre de ses unités présentes.',
        ruling:
          'Les deux choisissent en secret et révèlent ensemble ; aucun ne voit avant combien l’autre en a choisi.',
      },
      {
        id: '6.6d',
        title: 'Un seul échange',
        text: 'Les unités révélées du défenseur tirent d’abord et leurs touches prennent effet aussitôt ; puis tirent les unités révélées de l’attaquant qui survivent.',
        ruling: '',
      },
      {
        id: '6.6e',
        title: 'Non révélées',
        text: 'Les unités non révélées ne tirent pas et ne prennent pas de touches.',
        ruling: '',
      },
      {
        id: '6.6f',
        title: 'Puissance de feu d’escarmouche',
        text: 'Les unités montées (chefs, cavalerie, artillerie à cheval) tirent à F2, celles à pied (infanterie, artillerie à pied) à F1, quelle que soit leur valeur imprimée. Aucun modificateur de terrain, de choc, de portée, de carré ni de chef.',
        ruling: '',
      },
      {
        id: '6.6g',
        title: 'Touches',
        text: 'Les touches vont à l’unité ennemie révélée la plus forte, le propriétaire choisissant en cas d’égalité ; le surplus est perdu.',
        ruling: '',
      },
      {
        id: '6.6h',
        title: 'Qui retraite',
        text: 'Après l’échange, le camp qui a le moins d’unités dans la ville, révélées ou non, doit toutes les faire retraiter ; à égalité, l’attaquant.',
        ruling: '',
      },
      {
        id: '6.6i',
        title: 'Comment',
        text: 'Destinations et limites des routes comme en 7.1 et 7.2, une seule fois pour toute l’escarmouche (le perdant a deux unités au plus).',
        ruling:
          'Les unités qui ne peuvent pas retraiter sont éliminées, le propriétaire choisissant lesquelles, comme en 7.4c ; pas de pertes de déroute, personne n’étant engagé dans une escarmouche.',
      },
      { id: '6.6j', title: 'Désorganisation', text: 'Qui retraite est désorganisé.', ruling: '' },
      {
        id: '6.6k',
        title: 'Vainqueurs',
        text: 'Les vainqueurs peuvent renforcer des batailles voisines ce tour-ci ; pas de regroupement après une escarmouche.',
        ruling: '',
      },
      {
        id: '6.6l',
        title: 'Anéantis',
        text: '',
        ruling:
          'Si un camp n’a plus d’unité, l’autre tient la ville sans autre formalité ; si aucun n’en a, la ville est vide.',
      },
    ],
  },
  {
    id: '6.7',
    title: 'Impasse',
    rules: [
      {
        id: '6.7a',
        title: 'Condition',
        text: 'L’attaquant ne tire pas, ne s’engage pas et ne retraite pas pendant deux de ses tours de bataille de suite, une fois tous ses renforts arrivés.',
        ruling: '',
      },
      { id: '6.7b', title: 'Résultat', text: 'Il doit alors faire retraiter toutes ses unités.', ruling: '' },
      {
        id: '6.7c',
        title: 'Décompte',
        text: '',
        ruling:
          'Un tour de bataille de l’attaquant ne compte que si aucune de ses unités n’y est entrée en renfort. Un tour de bataille avec tir, engagement, retraite ou renfort remet le compte à zéro. Un tir qui ne pouvait réduire aucune unité (longue portée sur des unités toutes de force 1, cavalerie sur le seul occupant d’une Ferme) ne compte pas comme tir ; contre des unités cachées il compte toujours.',
      },
      {
        id: '6.7d',
        title: 'Rythme',
        text: '',
        ruling:
          'Il retraite au rythme de 7.2 : dès la fin du second tour inactif, l’attaquant fait retraiter autant d’unités que les routes le permettent, aussitôt et à chacun de ses tours de bataille suivants, et ne fait rien d’autre (ni tir, ni mouvement de bataille, ni renfort ; les carrés sont aussitôt rompus par 6.5h ; le moral se teste encore) ; le défenseur continue comme d’ordinaire.',
      },
      {
        id: '6.7e',
        title: 'Sans issue',
        text: '',
        ruling:
          'Si dans un tel tour de bataille pas une unité ne peut retraiter, toutes les unités de l’attaquant qui restent dans la bataille sont éliminées.',
      },
    ],
  },
  {
    id: '7.0',
    title: 'Retraites',
    rules: [
      {
        id: '7.0a',
        title: 'Qui peut retraiter',
        text: 'Dans l’étape de combat, une unité qui n’a ni bougé ni tiré dans ce tour de bataille peut quitter la bataille pour la carte, depuis la réserve, une position propre ou une position avancée.',
        ruling: '',
      },
      {
        id: '7.0b',
        title: 'Le prix d’une retraite engagée',
        text: 'Une unité engagée à l’instant où elle retraite subit les pertes de déroute (7.41).',
        ruling: '',
      },
      {
        id: '7.1a',
        title: 'Destinations de l’attaquant',
        text: 'Les villes voisines d’où des unités de l’attaquant sont entrées dans la bataille, au début ou en renfort.',
        ruling: '',
      },
      {
        id: '7.1b',
        title: 'Destinations du défenseur',
        text: 'Toute ville voisine qui n’est pas une de celles de l’attaquant selon 7.1a.',
        ruling: '',
      },
      {
        id: '7.1c',
        title: 'Jamais vers l’ennemi',
        text: 'Personne ne retraite vers une ville où se trouve l’ennemi.',
        ruling: '',
      },
      {
        id: '7.1d',
        title: 'Jamais vers un combat',
        text: 'Personne ne retraite vers une ville où se livre une autre bataille ou une escarmouche non résolue.',
        ruling: '',
      },
      {
        id: '7.1e',
        title: 'Villes traversées',
        text: '',
        ruling: 'Pour les unités venues de plus d’une ville, la ville d’entrée est la dernière avant la bataille.',
      },
      {
        id: '7.2a',
        title: 'Limites de retraite',
        text: 'Par tour de bataille, un camp fait retraiter deux unités par route principale et une par route secondaire.',
        ruling: '',
      },
      { id: '7.2b', title: 'Rivières', text: 'Les rivières ne gênent pas la retraite.', ruling: '' },
      {
        id: '7.3a',
        title: 'Désorganisation',
        text: 'Une unité qui retraite (de son gré, en déroute ou après une escarmouche) est désorganisée jusqu’à la fin du tour de joueur et ne peut pas renforcer.',
        ruling: '',
      },
      {
        id: '7.3b',
        title: 'Aucun autre effet',
        text: '',
        ruling: 'Les unités désorganisées peuvent être regroupées (7.5), mais restent désorganisées.',
      },
      {
        id: '7.4a',
        title: 'Condition de la déroute',
        text: 'On vérifie après chaque mouvement, touche, élimination et retraite. Un camp est en déroute à l’instant où une de ses positions propres contient des unités ennemies et aucune amie, que ce soit par le tir, le moral, un désengagement ou une retraite.',
        ruling: '',
      },
      {
        id: '7.4b',
        title: 'Tous doivent partir',
        text: 'Le camp en déroute fait retraiter à cet instant toutes les unités qui lui restent, même celles qui ont bougé ou tiré, et la bataille est finie.',
        ruling: '',
      },
      {
        id: '7.4c',
        title: 'Limites dans la déroute',
        text: 'Deux unités par route principale, une par route secondaire, en tout ; les unités sans place sont éliminées, le propriétaire choisissant lesquelles.',
        ruling: '',
      },
      {
        id: '7.4d',
        title: 'Limite commune',
        text: '',
        ruling:
          'Les retraites volontaires que le même camp a faites plus tôt dans le même tour de bataille comptent pour 7.4c.',
      },
      {
        id: '7.41a',
        title: 'Pertes de déroute',
        text: 'Chaque unité, même en réserve, perd des pas : infanterie et artillerie à cheval 1, artillerie à pied 2.',
        ruling: '',
      },
      {
        id: '7.41b',
        title: 'Cavalerie',
        text: 'La cavalerie ne perd 1 pas que dans la même position que de la cavalerie ennemie.',
        ruling: '',
      },
      { id: '7.41c', title: 'Chefs', text: 'Les chefs ne perdent rien.', ruling: '' },
      {
        id: '7.41d',
        title: 'Ordre',
        text: '',
        ruling:
          'D’abord les pertes, jugées d’après la place des unités à l’instant de la déroute, puis les survivants sont répartis sur les routes. De même pour 7.0b ; une unité que les pertes éliminent ne prend pas de place sur une route.',
      },
      {
        id: '7.5a',
        title: 'Regroupement',
        text: 'Quand une bataille (non une escarmouche) se termine, le vainqueur, attaquant ou défenseur, peut à cet instant amener dans la ville des unités des villes voisines, ou envoyer des unités de la ville vers des villes voisines tenues par des amis, ou les deux.',
        ruling: '',
      },
      {
        id: '7.5b',
        title: 'Limites',
        text: 'Deux unités par route principale et une par route secondaire.',
        ruling: 'Les deux sens comptent ensemble. Une unité ne se regroupe qu’une fois, par une seule route.',
      },
      {
        id: '7.5c',
        title: 'Puis renforcer',
        text: 'Les unités regroupées peuvent renforcer une autre bataille voisine ce tour-ci.',
        ruling: '',
      },
      {
        id: '7.5d',
        title: 'Pas avec un combat',
        text: '',
        ruling: 'On ne regroupe pas d’unités depuis une ville où un combat se livre encore, ni vers elle.',
      },
      {
        id: '7.5e',
        title: 'Pas de vainqueur',
        text: '',
        ruling: 'Si les deux camps ont disparu, il n’y a pas de regroupement.',
      },
    ],
  },
  {
    id: '8.0',
    title: 'Chefs',
    rules: [
      {
        id: '8.0a',
        title: 'Sa propre armée seulement',
        text: 'Les bonus de Blücher ne servent qu’aux Prussiens, ceux de Wellington aux Anglo-Néerlandais, ceux de Napoléon aux Français.',
        ruling: '',
      },
      {
        id: '8.0b',
        title: 'Compte comme une unité',
        text: 'Un chef compte pour toutes les limites : déploiement, routes, retraite, déroute, renforts, et pour les trois unités de 6.1b.',
        ruling: '',
      },
      {
        id: '8.0c',
        title: 'Mouvement',
        text: 'Les chefs avancent d’une ou deux villes, de trois en marche forcée.',
        ruling: '',
      },
      {
        id: '8.1a',
        title: 'Bonus de marche forcée',
        text: '+1 au dé de marche forcée des unités de son armée dans la même ville qu’un chef révélé.',
        ruling: 'Là où elles sont quand les dés se lancent, donc après tous les mouvements.',
      },
      {
        id: '8.1b',
        title: 'Marche du chef lui-même',
        text: 'Un chef en marche forcée lance lui-même à +1, s’il est révélé, et il est éliminé par un 1-3 modifié. Il aide les autres tant qu’il vit ; l’ordre est au propriétaire (5.6g).',
        ruling: '',
      },
      {
        id: '8.1c',
        title: 'Révélation',
        text: 'Le bonus exige que le chef soit visible à ce moment ; le propriétaire peut refuser et le garder caché.',
        ruling:
          'Il le dit avec son premier dé pour une ville, dans le même ordre ; le chef reste visible jusqu’au dernier dé pour cette ville.',
      },
      {
        id: '8.2a',
        title: 'Bonus de moral',
        text: '+1 aux dés de moral de toutes les unités de son armée dans la position du chef, s’il est visible.',
        ruling: '',
      },
      {
        id: '8.2b',
        title: 'Les chefs ne testent pas',
        text: 'Un chef en position avec d’autres unités amies ne teste pas son moral.',
        ruling: '',
      },
      {
        id: '8.2c',
        title: 'Chef seul',
        text: 'Un chef engagé qui est la seule unité amie de sa position teste son moral, à +1 en tout. Au mauvais moral, il se désengage comme toute autre unité.',
        ruling: '',
      },
      {
        id: '8.3a',
        title: 'Chef au combat',
        text: 'Les chefs peuvent s’engager, tirer et prendre des touches comme les autres unités.',
        ruling: '',
      },
      {
        id: '8.3b',
        title: 'Chef perdu',
        text: 'Un chef éliminé compte comme une unité éliminée de son armée et ses bonus disparaissent ; il n’est pas remplacé.',
        ruling: '',
      },
    ],
  },
  {
    id: '9.0',
    title: 'Ravitaillement allié',
    rules: [
      {
        id: '9.0a',
        title: 'Gand',
        text: 'Tant qu’au moins une unité française est à Gand à la fin d’un tour français, les Anglo-Néerlandais perdent une unité.',
        ruling: '',
      },
      { id: '9.0b', title: 'Bruxelles', text: 'De même pour Bruxelles : une unité anglo-néerlandaise.', ruling: '' },
      { id: '9.0c', title: 'Liège', text: 'De même pour Liège : deux unités prussiennes.', ruling: '' },
      {
        id: '9.0d',
        title: 'Quand',
        text: 'À la fin de chaque tour français, de jour ou de nuit, après tous les combats ; jamais à la fin d’un tour allié.',
        ruling: '',
      },
      {
        id: '9.0e',
        title: 'Qui choisit',
        text: 'Le joueur allié choisit les unités ; n’importe lesquelles de cette armée, n’importe où, chef compris. S’il en reste moins, toutes sont perdues. À trois joueurs, c’est le propriétaire de l’armée qui choisit.',
        ruling: '',
      },
      {
        id: '9.0h',
        title: 'Elles comptent',
        text: 'Les unités perdues faute de ravitaillement sont des unités éliminées pour 10.1.',
        ruling: '',
      },
      {
        id: '9.0f',
        title: 'Tant que l’occupation dure',
        text: 'La perte cesse quand aucune unité française n’est dans la ville et reprend quand il y en a une.',
        ruling: '',
      },
      {
        id: '9.0g',
        title: 'Ravitaillement français',
        text: 'Les Français n’ont pas de règle de ravitaillement.',
        ruling: '',
      },
    ],
  },
  {
    id: '10.0',
    title: 'Victoire',
    rules: [
      {
        id: '10.0a',
        title: 'Quand on vérifie',
        text: 'À la fin de chaque tour de joueur, après les combats et le ravitaillement.',
        ruling: '',
      },
      {
        id: '10.0b',
        title: 'Armée vaincue',
        text: 'Une armée vaincue quitte la partie : ce qui lui reste sur la carte est éliminé.',
        ruling: '',
      },
      {
        id: '10.1a',
        title: 'Défaite anglo-néerlandaise',
        text: 'Au moins huit unités anglo-néerlandaises éliminées.',
        ruling: '',
      },
      { id: '10.1b', title: 'Défaite prussienne', text: 'Au moins neuf unités prussiennes éliminées.', ruling: '' },
      {
        id: '10.1c',
        title: 'Victoire française par défaites',
        text: 'Les Français gagnent quand les deux armées alliées sont vaincues, dans le même tour ou dans des tours différents.',
        ruling: '',
      },
      {
        id: '10.1d',
        title: 'Victoire française par les villes',
        text: 'Les Français gagnent si, invaincus, ils tiennent deux quelconques de Bruxelles, Gand et Liège, avec au moins une unité dans chacune, après leur tour du 22 juin (tour 23).',
        ruling: '',
      },
      {
        id: '10.1e',
        title: 'Les trois vaincues',
        text: 'Si les trois armées sont vaincues à la même vérification, les Français gagnent.',
        ruling: 'De même si une armée alliée avait été vaincue plus tôt.',
      },
      {
        id: '10.2a',
        title: 'Défaite française',
        text: 'Au moins douze unités françaises éliminées : les Alliés gagnent (mais 10.1e).',
        ruling: '',
      },
      {
        id: '10.2b',
        title: 'Temps',
        text: 'Si les Français n’ont pas gagné à la fin du dernier tour, les Alliés gagnent.',
        ruling: '',
      },
      {
        id: '10.2c',
        title: 'Un allié à terre',
        text: 'La partie continue avec l’autre armée alliée seule ; le quota de l’armée perdue n’est pas transféré (5.1e).',
        ruling: '',
      },
      {
        id: '10.2d',
        title: 'Les Français et un allié',
        text: 'Si les Français et une armée alliée sont vaincus à la même vérification alors que l’autre armée alliée tient, les Alliés gagnent.',
        ruling: '',
      },
      {
        id: '10.2e',
        title: 'Dernière vérification',
        text: 'Après le tour 23, l’ordre est : ravitaillement, défaites (10.1c, 10.1e, 10.2a), villes (10.1d), temps (10.2b).',
        ruling: '',
      },
    ],
  },
  {
    id: '11.0',
    title: 'Partie à trois',
    rules: [
      {
        id: '11.0a',
        title: 'Deux joueurs alliés',
        text: 'L’un commande l’armée anglo-néerlandaise, l’autre la prussienne ; chacun décide seul pour ses unités.',
        ruling: '',
      },
      {
        id: '11.0b',
        title: 'Silence',
        text: 'Les joueurs alliés ne communiquent que pendant le déploiement initial et les tours de nuit alliés (tours 6, 12, 18).',
        ruling: '',
      },
      {
        id: '11.0c',
        title: 'Règles ordinaires',
        text: 'Toutes les autres règles restent les mêmes ; les joueurs alliés gagnent ou perdent ensemble.',
        ruling: '',
      },
      {
        id: '11.0d',
        title: 'Blocs de l’allié',
        text: '',
        ruling:
          'Un joueur allié voit les blocs de son allié comme l’ennemi les voit (couleur et nombre), sauf ceux qui sont visibles, sur la carte et en bataille : les étiquettes font face à leur propriétaire (3.2), et ce que l’allié peut savoir de plus, on le lui dit quand il est permis de parler (11.0b).',
      },
      {
        id: '11.0e',
        title: 'Choix communs',
        text: '',
        ruling:
          'Dans un combat avec des unités des deux armées alliées, chaque joueur décide pour les siennes (placement, mouvement, tir, égalités, retraite, unité qui meurt). Les choix sans propriétaire (marqueurs de terrain, ordre des combats) reviennent au joueur qui a le plus d’unités présentes, à l’Anglo-Néerlandais à égalité ; l’ordre de plusieurs combats, à celui qui en a le plus dans l’ensemble.',
      },
      {
        id: '11.0f',
        title: 'Alternance',
        text: '',
        ruling:
          'Dans la phase de mouvement, le joueur anglo-néerlandais joue d’abord, ou laisse le Prussien commencer ; chacun termine ses mouvements une fois, et ils sont montrés à ce moment ; puis tous deux lancent les dés. Dans une étape de bataille des Alliés, la main va de l’un à l’autre, l’Anglo-Néerlandais d’abord : un joueur agit avec autant d’unités qu’il veut et passe la main ; l’étape finit quand tous deux la passent de suite sans agir. Les limites communes (routes, Ruisseau, 6.22b) sont au premier venu. Dans un déploiement, l’Anglo-Néerlandais place d’abord et le second doit fournir ce que 6.22b exige encore ; aucun ne poste une unité dans une position où son allié en a posté une, la réserve exceptée, et le premier occupe lui-même les Bois tant qu’il a des unités qui le peuvent. Un joueur dont la dernière unité a quitté la bataille passe la main à l’autre.',
      },
      {
        id: '11.0g',
        title: 'Étapes secrètes',
        text: '',
        ruling:
          'Dans une escarmouche, chaque joueur allié choisit en secret ses propres unités, quatre en tout au plus et une au moins : l’Anglo-Néerlandais d’abord, et le Prussien n’apprend que le nombre. Dans une déroute ou une retraite d’escarmouche, le joueur qui a le plus d’unités à faire retraiter répartit d’abord toutes les siennes, l’Anglo-Néerlandais à égalité ; les unités qui ne trouvent plus de place sont éliminées.',
      },
    ],
  },
  {
    id: '12.0',
    title: 'Enchères de tournoi',
    rules: [
      {
        id: '12.0a',
        title: 'Premier enchérisseur',
        text: 'Un tirage à pile ou face décide qui enchérit d’abord.',
        ruling: '',
      },
      {
        id: '12.0b',
        title: 'Enchères',
        text: 'Une enchère est un camp et un nombre entier ; la première peut être 0, chacune des suivantes vaut un de plus. L’autre joueur peut passer, ce qui termine les enchères.',
        ruling:
          'Le premier enchérisseur doit enchérir. Tous deux peuvent enchérir pour le même camp. Aucune enchère ne dépasse le nombre d’unités qui peuvent être réduites (23 françaises, 32 alliées).',
      },
      {
        id: '12.0c',
        title: 'Camp du vainqueur',
        text: 'Le plus offrant joue le camp qu’il a nommé, l’autre joueur l’autre camp.',
        ruling: '',
      },
      {
        id: '12.0d',
        title: 'Prix',
        text: 'Le vainqueur retire ce nombre de pas, en tout, à ses unités de départ.',
        ruling: '',
      },
      { id: '12.0e', title: 'Un pas par unité', text: 'Aucune unité ne perd plus d’un pas par l’enchère.', ruling: '' },
      {
        id: '12.0f',
        title: 'Chefs',
        text: '',
        ruling:
          'Les chefs ne sont pas réduits par l’enchère. Le camp qui l’a gagnée retire ses pas en secret avant de se déployer (dans la campagne historique, avant le tour 1) ; le nombre est public, les unités ne le sont pas. Les enchères sont réservées à la partie à deux joueurs.',
      },
    ],
  },
  {
    id: 'FOG',
    title: 'Information cachée',
    rules: [
      {
        id: 'FOG-1',
        title: 'Ce que voit le propriétaire',
        text: 'Un joueur voit à tout moment toutes les valeurs de ses unités (à deux joueurs, l’Allié celles des deux armées).',
        ruling: '',
      },
      {
        id: 'FOG-2',
        title: 'L’ennemi sur la carte',
        text: 'Des unités ennemies sur la carte, il ne voit que la ville et la couleur du bloc, et la marque de désorganisation.',
        ruling: '',
      },
      {
        id: 'FOG-3',
        title: 'Pendant le déploiement',
        text: 'Rien de ce qu’un camp place n’est montré avant qu’il ait terminé son déploiement ; le placement allié est alors montré, en blocs, avant que les Français placent.',
        ruling: '',
      },
      {
        id: 'FOG-4',
        title: 'Dans une escarmouche',
        text: 'Les unités révélées sont visibles pour l’escarmouche ; les autres restent cachées ; toutes sont de nouveau cachées ensuite.',
        ruling: '',
      },
      {
        id: 'FOG-5',
        title: 'Dans une bataille',
        text: 'Pendant le placement, les blocs du défenseur sont invisibles aux autres jusqu’à ce qu’il ait terminé, puis montrés face cachée dans leurs positions ; ceux de l’attaquant jusqu’à ce qu’il ait terminé, quand 6.24b révèle les deux. Ensuite 6.24 s’applique ; la réserve et les Bois non engagés montrent le nombre de blocs par couleur.',
        ruling: '',
      },
      {
        id: 'FOG-6',
        title: 'Les dés sont publics',
        text: 'Tous les dés, la puissance de feu modifiée et les pertes des unités visibles sont publics ; une unité qui tire est visible.',
        ruling: '',
      },
      {
        id: 'FOG-7',
        title: 'Les marqueurs sont publics',
        text: 'Le terrain du plateau, les carrés et les abris, les occupants de Ferme et de Colline sont publics ; les marqueurs pas encore tirés sont inconnus des deux camps.',
        ruling: '',
      },
      { id: 'FOG-8', title: 'Les unités éliminées sont publiques', text: 'Identité, cause et nombre.', ruling: '' },
      {
        id: 'FOG-9',
        title: 'Marche forcée',
        text: 'Le chemin et la couleur du bloc qui a marché et son dé sont publics ; sa force et son identité ne le sont pas. De plusieurs blocs sur un même chemin, on ne dit pas lequel a fait quel dé.',
        ruling: '',
      },
      {
        id: 'FOG-10',
        title: 'Les blocs cachés n’ont pas d’identité',
        text: 'Deux positions qui ne diffèrent que par l’échange d’unités cachées de même couleur et de même marque entre des lieux, ou par les forces d’unités cachées, se présentent pareillement à toutes les autres places. Rien dans la façon dont le jeu est montré (ordre dans une pile ou une liste, dessin, mouvement, message) ne permet de suivre un bloc caché d’une pile ; l’ordre dans une pile ne veut rien dire.',
        ruling: '',
      },
      {
        id: 'FOG-11',
        title: 'Noms dans les événements',
        text: 'Un événement ne nomme une unité aux autres que si elle est visible juste avant, pendant ou juste après ; sinon il donne couleur, chemin ou route, et nombre.',
        ruling: '',
      },
      {
        id: 'FOG-12',
        title: 'Mélange',
        text: 'Une unité visible qui devient cachée là où sont d’autres blocs cachés de sa couleur (ou qui les rencontre plus tard) est dès lors l’un d’eux. Qu’elle y soit entrée reste au journal ; lequel des blocs qui partent ensuite est cette unité n’est pas dit.',
        ruling: '',
      },
      {
        id: 'FOG-13',
        title: 'Montré à la fin',
        text: 'Placements, mouvements, choix, retraites et regroupements parviennent aux autres quand l’étape est terminée, d’un seul coup ; ce qui a été annulé avant n’est jamais montré. Dans une étape de combat, les actions faites jusque-là sont montrées au dé suivant, à la prochaine unité révélée ou à la fin de l’étape ; rien de tout cela ne peut être annulé.',
        ruling: '',
      },
      {
        id: 'FOG-14',
        title: 'Aucune étape révélatrice',
        text: 'Qu’on demande une décision à un joueur, et laquelle, ne dépend que de faits publics. Ainsi révéler un chef fait partie de l’ordre de lancer les dés (8.1c) ; terminer une phase, une étape de combat ou de renforts est toujours dit, même si le propriétaire n’a plus rien à faire ; avec l’option 6.24d, le propriétaire d’au moins deux cibles cachées répartit les touches à longue portée même quand il n’y a pas de choix.',
        ruling: '',
      },
      {
        id: 'FOG-15',
        title: 'Refus',
        text: 'Le refus d’un ordre n’est dit qu’à la place qui l’a donné, et la raison n’emploie rien de ce qui lui est caché. Toutes les limites aux ordres d’un joueur (routes, rivières, 5.2, 7.1) dépendent de ses propres unités et de faits publics.',
        ruling: '',
      },
      {
        id: 'FOG-16',
        title: 'Des nombres, pas des sommes',
        text: 'Sont publics les blocs en jeu et les unités éliminées, par armée. Les pas restants, la composition d’une pile et les unités pas encore apparues ne sont pas montrés aux autres.',
        ruling: '',
      },
      {
        id: 'FOG-17',
        title: 'Pertes silencieuses',
        text: 'Les pas perdus par des unités cachées (pertes de déroute en réserve ou dans un Bois non engagé, enchère) ne sont montrés qu’au propriétaire, sauf si l’unité est éliminée.',
        ruling: '',
      },
      {
        id: 'FOG-18',
        title: 'Spectateurs',
        text: 'Un spectateur voit ce qui est visible ou public, et jamais plus que ce que voit chaque joueur ; aucun joueur ne prend une seconde place ni ne regarde depuis une autre tant que la partie dure.',
        ruling: '',
      },
      {
        id: 'FOG-19',
        title: 'Trois joueurs',
        text: 'La place anglo-néerlandaise ne possède que le rouge, la prussienne que le noir ; chacune voit les blocs cachés de l’autre comme les Français les voient, même en réserve et dans les Bois d’une bataille commune.',
        ruling: '',
      },
      {
        id: 'FOG-20',
        title: 'Fin de la partie',
        text: 'Quand la partie est finie, tout est visible et tout l’enregistrement peut être rejoué ; avant cela, le journal, l’enregistrement et la reprise d’une place ne contiennent que ce qu’elle a vu.',
        ruling: '',
      },
      {
        id: 'FOG-21',
        title: 'Rien pour deviner',
        text: 'Aucun nombre tiré de la position cachée n’est donné avant la fin sous une forme qui permettrait d’y essayer des suppositions.',
        ruling: '',
      },
      {
        id: 'FOG-22',
        title: 'Déductions permises',
        text: 'Ce qui découle des règles est loyal et n’a pas à être caché : deux villes sans dé, c’est une unité montée, deux avec un dé une unité à pied, trois une unité montée ; l’occupant d’une Ferme est de l’infanterie ; un bloc dans un Bois n’est pas de l’artillerie, et un Bois mis de côté (6.21s) trahit un camp tout en canons ; les blocs déployés dans une position sont d’un corps, ou de deux avec un chef ; un bloc seul peut être suivi. Dans la campagne historique, la première position est connue de tous.',
        ruling: '',
      },
    ],
  },
];
