import type { ScenarioText, ScenarioTexts } from '../../../face/scenario.ts';

const WINS: ScenarioText['wins'] = [
  {
    side: 'french',
    text: 'quand les deux armées alliées sont vaincues (8 unités anglo-néerlandaises et 9 prussiennes perdues), ou en tenant deux villes parmi Bruxelles, Gand et Liège après le dernier tour.',
    rules: ['10.1c', '10.1a', '10.1b', '10.1d'],
  },
  {
    side: 'allied',
    text: 'quand douze unités françaises sont perdues, ou quand le temps est écoulé.',
    rules: ['10.2a', '10.2b'],
  },
];

const ALWAYS: ScenarioText['special'] = [
  { text: 'Les blocs ne montrent à l’ennemi que leur couleur, jusqu’à ce qu’ils combattent.', rules: ['3.2a'] },
  {
    text: 'À chaque tour, les Français déplacent deux groupes, les Alliés un de chaque armée.',
    rules: ['5.1c', '5.1d'],
  },
  {
    text: 'Des unités françaises à Gand ou à Bruxelles coûtent une unité aux Anglo-Néerlandais à chaque tour français, à Liège deux aux Prussiens.',
    rules: ['9.0a', '9.0b', '9.0c'],
  },
  { text: 'La nuit, ni attaque ni marche forcée.', rules: ['5.7b', '5.7c'] },
];

export const before: ScenarioTexts = {
  free: {
    when: 'Juin 1815, de la veille de la campagne jusqu’au 22',
    history:
      'Deux armées gardent les Pays-Bas et y sont dispersées : celle de Wellington à l’ouest, autour de Bruxelles et de Gand, celle de Blücher à l’est, de la Sambre à Liège. Napoléon réunit la sienne derrière la frontière, où personne ne la voit. Il doit les battre l’une après l’autre, avant que les armées d’Autriche et de Russie n’atteignent la France.',
    wins: WINS,
    special: [
      {
        text: 'Les Alliés placent d’abord leurs blocs, quatre au plus par ville ; puis les Français, douze par ville.',
        rules: ['4.0a', '4.1d', '4.2b'],
      },
      ...ALWAYS,
    ],
  },
  historical: {
    when: 'À partir du 14 juin 1815, chaque corps là où il était',
    history:
      'Au soir du 14, l’armée française est tout près de la frontière, à Beaumont, Solre et Philippeville, ses feux cachés dans les plis du terrain. Les Prussiens ont commencé à se réunir ; la plupart des troupes de Wellington sont encore dans leurs cantonnements, et il attend le coup sur sa droite.',
    wins: WINS,
    special: [
      {
        text: 'Personne ne place rien : chacun commence là où le dit la liste, et les deux camps la connaissent.',
        rules: ['4.3a', '4.3b'],
      },
      ...ALWAYS,
    ],
  },
};
