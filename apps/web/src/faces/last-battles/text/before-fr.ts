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
});
