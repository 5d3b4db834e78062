import type { ScenarioText, ScenarioTexts } from '../../../face/scenario.ts';

/** What whoever comes from another game should know before the first move. */
const ALWAYS: ScenarioText['special'] = [
  {
    text: 'Deux unités peuvent partager un hexagone et combattent alors comme une seule ; qui touche l’ennemi doit attaquer, et qui est touché doit être attaqué.',
    rules: ['5.3', '7.2a', '7.11a', '7.0a'],
  },
  {
    text: 'Les canons tirent à deux hexagones, s’ils voient : les crêtes, les bois et les maisons les en empêchent.',
    rules: ['8.11', '5.62'],
  },
];

const POINTS_OF_WAVRE = 'Un point par point de force que perd l’ennemi';

export const before: ScenarioTexts = {
  ligny: {
    when: 'Vendredi 16 juin 1815, à partir de deux heures de l’après-midi',
    history:
      'Blücher a réuni trois de ses quatre corps dans les villages qui bordent la Ligne, et entend y tenir jusqu’à l’arrivée de Wellington. Napoléon lance Vandamme sur Saint-Amand et Gérard sur Ligny, maison par maison, et garde la Garde pour le coup du soir. Il fut porté, après un orage, et enfonça le centre prussien ; mais la nuit couvrit la retraite, et le corps de d’Erlon avait passé la journée à marcher d’une bataille à l’autre.',
    wins: [
      {
        side: 'french',
        text: 'si les Prussiens sont démoralisés (55 points perdus, ou moins à mesure que les villages tombent) et que les Français en ont perdu moins de 35 à la fin du tour 8 ; aussitôt si les Prussiens se désagrègent (74, de même).',
        rules: ['14.3a', '14.2a', '14.3d'],
      },
      {
        side: 'allied',
        text: 'aussitôt que les Français ont perdu 35 points ; et si les Prussiens tiennent encore après le tour 8.',
        rules: ['14.3b', '14.3c'],
      },
    ],
    special: [
      {
        text: 'Chacun des sept hexagones de Ligny et de Saint-Amand que tiennent les Français retire 3 points aux deux seuils prussiens ; repris, il les rend, mais une armée brisée le reste.',
        rules: ['14.2b', '11.2c'],
      },
      {
        text: 'Qui se défend dans un village compte double, de même que celui qu’on n’attaque qu’à travers la Ligne ou par ses ponts.',
        rules: ['5.6a', '7.3x'],
      },
      ...ALWAYS,
    ],
  },
  'quatre-bras': {
    when: 'Vendredi 16 juin 1815, à partir de deux heures de l’après-midi',
    history:
      'Là où la route de Bruxelles croise celle de Nivelles à Namur se tient une seule division néerlandaise, bien faible, et devant elle le maréchal Ney avec le corps de Reille. Il attaque tard et avec prudence ; d’heure en heure arrivent Picton, les Brunswickois, Alten et enfin les Gardes, et le soir ce sont les Français qui ont le nombre contre eux. Wellington garda le carrefour ce jour-là, et dut le quitter le lendemain, parce que Blücher était battu.',
    wins: [
      {
        side: 'french',
        text: 'avec plus de points que les Alliés après le tour 8 : un par point de force que perd l’ennemi, un pour tenir le carrefour à la fin d’un tour, cinq de plus pour le tenir à la fin. Aussitôt que les Alliés ont perdu 40 points.',
        rules: ['13.0a', '15.3a', '15.3b', '15.3c', '15.2b'],
      },
      {
        side: 'allied',
        text: 'avec plus de points après le tour 8, comptés de même ; aussitôt que les Français ont perdu 10 points aux tours 1 et 2, ou 25 plus tard.',
        rules: ['13.0a', '15.2a', '13.2'],
      },
    ],
    special: [
      {
        text: 'Le temps travaille pour les Alliés : ils n’ont d’abord que quatre unités, et les réserves viennent par les routes de Bruxelles et de Nivelles aux tours 1 à 3.',
        rules: ['9.0a', '9.0c'],
      },
      {
        text: 'Jusqu’à quatre heures, une attaque française manquée peut terminer la bataille ; ensuite, il y a davantage à perdre.',
        rules: ['15.2a', '15.2c'],
      },
      {
        text: 'Les fermes de Gémioncourt et de Pierrepont sont des châteaux : force triplée, une seule unité, pas de bombardement, et l’infanterie n’y recule pas.',
        rules: ['5.6c', '10.2', '10.4', '10.3b'],
      },
      ...ALWAYS,
    ],
  },
  wavre: {
    when: 'Dimanche 18 juin 1815, à partir de midi, comme il aurait pu être',
    history:
      'On entend le canon vers l’ouest. Grouchy, avec le tiers de l’armée française, est à une marche derrière les Prussiens, dont les corps défilent au secours de Wellington. En vérité il marcha sur Wavre, comme on le lui avait dit ; ici il peut se jeter en travers de leur route, ou tâcher de rejoindre l’Empereur avant eux.',
    wins: [
      {
        side: 'french',
        text: `avec plus de points après le tour 8. ${POINTS_OF_WAVRE}, cinq par point des leurs qui sort par le bord ouest, un par point prussien encore sur la carte à la fin. Aussitôt que les Prussiens ont perdu 50 points.`,
        rules: ['16.3a', '16.3c', '16.3d', '16.2a', '13.2'],
      },
      {
        side: 'allied',
        text: `avec plus de points. ${POINTS_OF_WAVRE}, un par point des leurs qui sort par le bord ouest jusqu’au tour 4. Aussitôt que les Français ont perdu 30 points, plus autant qu’ils en ont marqué.`,
        rules: ['16.3b', '16.3c', '16.2b', '13.2'],
      },
    ],
    special: [
      {
        text: 'Le chemin de l’ouest est le bord de la carte de W0101 à W0117, pour les deux camps.',
        rules: ['16.3e', '6.0'],
      },
      {
        text: 'La Dyle est une rivière : on ne la passe qu’aux ponts, et ailleurs ni zone ni attaque ne la franchit. Les canons, eux, peuvent tirer par-dessus.',
        rules: ['5.23', '5.4c', '7.13', '8.45'],
      },
      { text: 'Chaque point marqué rend les Français plus difficiles à briser.', rules: ['16.2b'] },
      ...ALWAYS,
    ],
  },
  'la-belle-alliance': {
    when: 'Dimanche 18 juin 1815, à partir de midi',
    history:
      'Wellington a choisi son terrain sur la crête de Mont-Saint-Jean, de fortes fermes devant lui, et Blücher a promis de venir. Napoléon, à La Belle Alliance, attend que la boue sèche, puis veut enfoncer le centre sur la route de Bruxelles : les colonnes de d’Erlon, les grandes charges, le soir la Garde. Mais dès midi on voit des Prussiens à l’est, et d’heure en heure la réserve s’en va vers Plancenoit.',
    wins: [
      {
        side: 'french',
        text: 'aussitôt que l’armée anglo-alliée (45 points perdus) et l’armée prussienne (25) sont toutes deux démoralisées, ou que l’une d’elles se désagrège (55 et 35).',
        rules: ['17.3a', '17.3c', '17.2a'],
      },
      {
        side: 'allied',
        text: 'aussitôt que les Français ont perdu 60 points ; et si les Français n’ont pas gagné après le tour 10.',
        rules: ['17.3b', '17.2a'],
      },
    ],
    special: [
      {
        text: 'Les seuils anglo-alliés montent de 10 au premier combat entre Prussiens et Français, et baissent de 20 quand les Français entrent à Waterloo. La première armée que brisent les Français relève leur propre seuil de 10.',
        rules: ['17.2d', '17.2c', '17.2b'],
      },
      { text: 'Le corps de Bülow arrive par le bord est, à partir du tour 2.', rules: ['9.0a', '9.0c'] },
      {
        text: 'Hougoumont, La Haye Sainte, Papelotte et Frichermont sont des châteaux : force triplée, une unité chacun, pas de bombardement ; l’infanterie n’y recule pas, et aucune attaque contre elle ne vaut mieux que 4-1.',
        rules: ['5.6c', '10.2', '10.4', '10.3a', '10.3b'],
      },
      ...ALWAYS,
    ],
  },
  'historic-wavre': {
    when: 'Dimanche 18 juin 1815, de midi à huit heures',
    history:
      'Trois corps prussiens sont partis pour Waterloo. Thielmann reste à Wavre avec le quatrième, pour tenir les ponts de la Dyle contre deux fois plus de monde. Grouchy donna l’assaut à la ville tout l’après-midi et trouva presque par hasard le pont de Limale ; le lendemain matin, quand le champ de bataille fut à lui, la guerre était perdue.',
    wins: [
      {
        side: 'french',
        text: 'de façon décisive, aussitôt que les Prussiens se désagrègent (28 points perdus) ; de façon marginale, s’ils tiennent tous les hexagones de Wavre après le tour 9.',
        rules: ['29.41', '29.2'],
      },
      {
        side: 'allied',
        text: 'de façon décisive, aussitôt que les Français ont perdu 30 points ; de façon marginale, si les Français n’ont pas gagné après le tour 9.',
        rules: ['29.42', '29.2'],
      },
    ],
    special: [
      { text: 'Les Prussiens jouent les premiers à chaque tour.', rules: ['29.31'] },
      { text: 'Personne ne quitte la carte : qui en est chassé est perdu.', rules: ['29.32'] },
      {
        text: 'On ne passe la Dyle qu’à ses ponts ; qui n’est attaqué que par des ponts compte double.',
        rules: ['5.23', '7.3x'],
      },
      ...ALWAYS,
    ],
  },
};
