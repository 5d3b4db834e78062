import { told } from './outline.ts';

export const before = told({
  'ligny.when': 'Vendredi 16 juin 1815, à partir de deux heures de l’après-midi',
  'ligny.history':
    'Blücher a réuni trois de ses quatre corps dans les villages qui bordent la Ligne, et entend y tenir jusqu’à l’arrivée de Wellington. Napoléon lance Vandamme sur Saint-Amand et Gérard sur Ligny, maison par maison, et garde la Garde pour le coup du soir. Il fut porté, après un orage, et enfonça le centre prussien ; mais la nuit couvrit la retraite, et le corps de d’Erlon avait passé la journée à marcher d’une bataille à l’autre.',
  'ligny.french':
    'si les Prussiens sont démoralisés (55 points perdus, ou moins à mesure que les villages tombent) et que les Français en ont perdu moins de 35 à la fin du tour 8 ; aussitôt si les Prussiens se désagrègent (74, de même).',
  'ligny.allied':
    'aussitôt que les Français ont perdu 35 points ; et si les Prussiens tiennent encore après le tour 8.',
  'ligny.14.2b':
    'Chacun des sept hexagones de Ligny et de Saint-Amand que tiennent les Français retire 3 points aux deux seuils prussiens ; repris, il les rend, mais une armée brisée le reste.',
  'ligny.5.6a':
    'Qui se défend dans un village compte double, de même que celui qu’on n’attaque qu’à travers la Ligne ou par ses ponts.',
  'always.5.3':
    'Deux unités peuvent partager un hexagone et combattent alors comme une seule ; qui touche l’ennemi doit attaquer, et qui est touché doit être attaqué.',
  'always.8.11':
    'Les canons tirent à deux hexagones, s’ils voient : les crêtes, les bois et les maisons les en empêchent.',
  'quatre-bras.when': 'Vendredi 16 juin 1815, à partir de deux heures de l’après-midi',
  'quatre-bras.history':
    'Là où la route de Bruxelles croise celle de Nivelles à Namur se tient une seule division néerlandaise, bien faible, et devant elle le maréchal Ney avec le corps de Reille. Il attaque tard et avec prudence ; d’heure en heure arrivent Picton, les Brunswickois, Alten et enfin les Gardes, et le soir ce sont les Français qui ont le nombre contre eux. Wellington garda le carrefour ce jour-là, et dut le quitter le lendemain, parce que Blücher était battu.',
  'quatre-bras.french':
    'avec plus de points que les Alliés après le tour 8 : un par point de force que perd l’ennemi, un pour tenir le carrefour à la fin d’un tour, cinq de plus pour le tenir à la fin. Aussitôt que les Alliés ont perdu 40 points.',
  'quatre-bras.allied':
    'avec plus de points après le tour 8, comptés de même ; aussitôt que les Français ont perdu 10 points aux tours 1 et 2, ou 25 plus tard.',
  'quatre-bras.9.0a':
    'Le temps travaille pour les Alliés : ils n’ont d’abord que quatre unités, et les réserves viennent par les routes de Bruxelles et de Nivelles aux tours 1 à 3.',
  'quatre-bras.15.2a':
    'Jusqu’à quatre heures, une attaque française manquée peut terminer la bataille ; ensuite, il y a davantage à perdre.',
  'quatre-bras.5.6c':
    'Les fermes de Gémioncourt et de Pierrepont sont des châteaux : force triplée, une seule unité, pas de bombardement, et l’infanterie n’y recule pas.',
  'wavre.when': 'Dimanche 18 juin 1815, à partir de midi, comme il aurait pu être',
  'wavre.history':
    'On entend le canon vers l’ouest. Grouchy, avec le tiers de l’armée française, est à une marche derrière les Prussiens, dont les corps défilent au secours de Wellington. En vérité il marcha sur Wavre, comme on le lui avait dit ; ici il peut se jeter en travers de leur route, ou tâcher de rejoindre l’Empereur avant eux.',
  'wavre.french':
    'avec plus de points après le tour 8. Un point par point de force que perd l’ennemi, cinq par point des leurs qui sort par le bord ouest, un par point prussien encore sur la carte à la fin. Aussitôt que les Prussiens ont perdu 50 points.',
  'wavre.allied':
    'avec plus de points. Un point par point de force que perd l’ennemi, un par point des leurs qui sort par le bord ouest jusqu’au tour 4. Aussitôt que les Français ont perdu 30 points, plus autant qu’ils en ont marqué.',
  'wavre.16.3e': 'Le chemin de l’ouest est le bord de la carte de W0101 à W0117, pour les deux camps.',
  'wavre.5.23':
    'La Dyle est une rivière : on ne la passe qu’aux ponts, et ailleurs ni zone ni attaque ne la franchit. Les canons, eux, peuvent tirer par-dessus.',
  'wavre.16.2b': 'Chaque point marqué rend les Français plus difficiles à briser.',
  'la-belle-alliance.when': 'Dimanche 18 juin 1815, à partir de midi',
  'la-belle-alliance.history':
    'Wellington a choisi son terrain sur la crête de Mont-Saint-Jean, de fortes fermes devant lui, et Blücher a promis de venir. Napoléon, à La Belle Alliance, attend que la boue sèche, puis veut enfoncer le centre sur la route de Bruxelles : les colonnes de d’Erlon, les grandes charges, le soir la Garde. Mais dès midi on voit des Prussiens à l’est, et d’heure en heure la réserve s’en va vers Plancenoit.',
  'la-belle-alliance.french':
    'aussitôt que l’armée anglo-alliée (45 points perdus) et l’armée prussienne (25) sont toutes deux démoralisées, ou que l’une d’elles se désagrège (55 et 35).',
  'la-belle-alliance.allied':
    'aussitôt que les Français ont perdu 60 points ; et si les Français n’ont pas gagné après le tour 10.',
  'la-belle-alliance.17.2d':
    'Les seuils anglo-alliés montent de 10 au premier combat entre Prussiens et Français, et baissent de 20 quand les Français entrent à Waterloo. La première armée que brisent les Français relève leur propre seuil de 10.',
  'la-belle-alliance.9.0a': 'Le corps de Bülow arrive par le bord est, à partir du tour 2.',
  'la-belle-alliance.5.6c':
    'Hougoumont, La Haye Sainte, Papelotte et Frichermont sont des châteaux : force triplée, une unité chacun, pas de bombardement ; l’infanterie n’y recule pas, et aucune attaque contre elle ne vaut mieux que 4-1.',
  'historic-wavre.when': 'Dimanche 18 juin 1815, de midi à huit heures',
  'historic-wavre.history':
    'Trois corps prussiens sont partis pour Waterloo. Thielmann reste à Wavre avec le quatrième, pour tenir les ponts de la Dyle contre deux fois plus de monde. Grouchy donna l’assaut à la ville tout l’après-midi et trouva presque par hasard le pont de Limale ; le lendemain matin, quand le champ de bataille fut à lui, la guerre était perdue.',
  'historic-wavre.french':
    'de façon décisive, aussitôt que les Prussiens se désagrègent (28 points perdus) ; de façon marginale, s’ils tiennent tous les hexagones de Wavre après le tour 9.',
  'historic-wavre.allied':
    'de façon décisive, aussitôt que les Français ont perdu 30 points ; de façon marginale, si les Français n’ont pas gagné après le tour 9.',
  'historic-wavre.29.31': 'Les Prussiens jouent les premiers à chaque tour.',
  'historic-wavre.29.32': 'Personne ne quitte la carte : qui en est chassé est perdu.',
  'historic-wavre.5.23': 'On ne passe la Dyle qu’à ses ponts ; qui n’est attaqué que par des ponts compte double.',
  'led.20.0a':
    'Les chefs commandent : ce qu’aucun commandant n’atteint, lui-même ou par un officier, n’aborde pas l’ennemi. Les zones ennemies coupent le chemin d’un ordre.',
  'grand-ligny.when': 'Vendredi 16 juin 1815, de deux heures de l’après-midi à neuf heures',
  'grand-ligny.history':
    'Deux batailles à trois lieues l’une de l’autre, et une route entre elles. Napoléon tient Blücher à Ligny tandis que Ney doit prendre le carrefour des Quatre-Bras, puis tomber sur le flanc prussien. Le corps de d’Erlon, que tous deux réclamaient, marcha tout le jour et ne combattit nulle part. Ici les deux champs n’en font qu’un : qui gagne tôt peut marcher vers l’autre.',
  'grand-ligny.french':
    'de façon décisive, aussitôt, si les Prussiens se désagrègent (75 points perdus) ou si les deux armées alliées sont démoralisées (Prussiens 55, Anglo-Alliés 25) ; de justesse si les Prussiens sont démoralisés après le tour 8.',
  'grand-ligny.allied':
    'de façon décisive, aussitôt que les Français ont perdu 60 points ou que Napoléon tombe ; de justesse si les Français n’ont pas gagné après le tour 8.',
  'grand-ligny.28.31':
    'Le corps de d’Erlon attend un dé : 1 à deux heures, 1 ou 2 à trois heures, jusqu’à 3 à quatre heures ; à partir de cinq heures il peut marcher.',
  'grand-ligny.28.221a':
    'Tout Ligny aux mains des Français retire 5 aux deux seuils prussiens, tout Saint-Amand de même ; le carrefour retire 5 au seuil anglo-allié.',
  'grand-ligny.28.34':
    'Une armée anglo-alliée démoralisée quitte aussitôt la carte. Si elle attaque au contraire à Ligny, maîtresse du carrefour, le seuil français baisse de la force de cette attaque.',
  'grand-waterloo.when': 'Dimanche 18 juin 1815, de midi à neuf heures',
  'grand-waterloo.history':
    'Sur la crête de Mont-Saint-Jean Wellington attend Blücher, et à Wavre Grouchy attend des nouvelles. Entre les deux champs il y a des défilés, de la boue, et l’après-midi. Bülow est en chemin ; le reste des Prussiens peut suivre, ou être retenu sur la Dyle ; et Grouchy peut faire ce dont ses généraux le suppliaient, marcher au canon.',
  'grand-waterloo.french':
    'aussitôt que les deux armées alliées sont démoralisées (Anglo-Alliés 45 points perdus, Prussiens 35), ou que les Anglo-Alliés se désagrègent (55).',
  'grand-waterloo.allied':
    'aussitôt que l’armée de Napoléon est démoralisée (60 points perdus) ; et si les Français n’ont pas gagné après le tour 10.',
  'grand-waterloo.27.37':
    'Les troupes de Napoléon et celles de Grouchy sont deux armées, qui cèdent à 60 et à 30. Quand les hommes de Grouchy attaquent ceux de Wellington à portée de l’Empereur, elles n’en font plus qu’une, dont le seuil est de 90.',
  'grand-waterloo.27.22c':
    'Les seuils bougent : ceux de Wellington montent de 10 quand des Prussiens combattent les hommes de Napoléon, et baissent de 20 quand les Français entrent à Waterloo ; celui de Napoléon baisse de 20 quand l’ennemi entre à la Maison du Roi ; ceux des Prussiens de 10 tant que les Français tiennent tout Wavre.',
  'grand-waterloo.27.35':
    'Les Prussiens ne bougent pas au premier tour. Bülow n’a pas besoin de commandant ; sous Grouchy un corps de cavalerie prend une demi-place.',
  'campaign.when': 'Du vendredi 16 juin 1815, deux heures de l’après-midi, au dimanche soir',
  'campaign.history':
    'Trois armées, quatre champs, trois jours. Napoléon s’est mis entre Wellington et Blücher et doit battre l’un avant que l’autre n’arrive. Il battit Blücher, pas assez ; perdit un samedi de pluie à suivre Wellington ; et lança Grouchy après des Prussiens qui ne rentraient pas chez eux. Tout ce qui suit vendredi deux heures est ici entre vos mains : qui marche où, qui dort, et si quelqu’un verra Bruxelles.',
  'campaign.french':
    'aussitôt qu’ils ont 230 points : un par point de force allié perdu, moins un par point français perdu, plus deux pour chacun qui part pour Bruxelles ; quatre, dès que cela en fait 40.',
  'campaign.allied': 'si les Français n’ont pas 230 points après le tour 44, dimanche à neuf heures du soir.',
  'campaign.26.0b':
    'La route de Bruxelles quitte la carte par un seul hexagone, au nord. Qui s’y rend ne compte que si le ravitaillement remonte jusqu’en France, et autant que des chefs partis aussi peuvent en commander.',
  'campaign.22.4a':
    'Français et Prussiens cèdent par corps, les Anglo-Alliés par nation ; et un corps voisin de corps brisés peut céder avec eux.',
  'campaign.21.0c':
    'Les unités détruites attendent quelques tours et reviennent réduites, auprès de leur officier, si aucun ennemi n’est à moins de onze hexagones de lui.',
  'campaign.23.0':
    'Deux nuits sans ordres : personne n’entre dans une zone ennemie ni n’en sort. Qui n’a pas de ligne de ravitaillement à l’aube est perdu.',
});
