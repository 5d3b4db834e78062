import { told } from './outline.ts';

export const before = told({
  'free.when': 'Juin 1815, de la veille de la campagne jusqu’au 22',
  'free.history':
    'Deux armées gardent les Pays-Bas et y sont dispersées : celle de Wellington à l’ouest, autour de Bruxelles et de Gand, celle de Blücher à l’est, de la Sambre à Liège. Napoléon réunit la sienne derrière la frontière, où personne ne la voit. Il doit les battre l’une après l’autre, avant que les armées d’Autriche et de Russie n’atteignent la France.',
  'always.french':
    'quand les deux armées alliées sont vaincues (8 unités anglo-néerlandaises et 9 prussiennes perdues), ou en tenant deux villes parmi Bruxelles, Gand et Liège après le dernier tour.',
  'always.allied': 'quand douze unités françaises sont perdues, ou quand le temps est écoulé.',
  'free.4.0a': 'Les Alliés placent d’abord leurs blocs, quatre au plus par ville ; puis les Français, douze par ville.',
  'always.3.2a': 'Les blocs ne montrent à l’ennemi que leur couleur, jusqu’à ce qu’ils combattent.',
  'always.5.1c': 'À chaque tour, les Français déplacent deux groupes, les Alliés un de chaque armée.',
  'always.9.0a':
    'Des unités françaises à Gand ou à Bruxelles coûtent une unité aux Anglo-Néerlandais à chaque tour français, à Liège deux aux Prussiens.',
  'always.5.7b': 'La nuit, ni attaque ni marche forcée.',
  'historical.when': 'À partir du 14 juin 1815, chaque corps là où il était',
  'historical.history':
    'Au soir du 14, l’armée française est tout près de la frontière, à Beaumont, Solre et Philippeville, ses feux cachés dans les plis du terrain. Les Prussiens ont commencé à se réunir ; la plupart des troupes de Wellington sont encore dans leurs cantonnements, et il attend le coup sur sa droite.',
  'historical.4.3a':
    'Personne ne place rien : chacun commence là où le dit la liste, et les deux camps la connaissent.',
});
