import type { Catalog } from '@hundred-days/kernel';

/**
 * What this game says on a board, in French. Names of units differ in gender and number, so no word may agree with one: they
 * stand before a colon.
 */
export const fr: Catalog = {
  'seat.french': 'Français',
  'seat.allied': 'Alliés',
  'scenario.standard': 'La bataille',
  'scenario.grouchy': 'La variante Grouchy',
  'about.standard': 'La bataille du 18 juin. Les Prussiens arrivent au tour 3, comme ce jour-là.',
  'about.grouchy': 'Chaque camp tire une clé secrète : qui vient, et quand, seul son propriétaire le sait.',
  'place.Forest of Soignes': 'Forêt de Soignes',
  'place.Hougoumont Wood': 'Bois d’Hougoumont',
  'word.prussian': 'Prussiens',
  'word.movement': 'mouvement',
  'word.combat': 'combat',
  'phase.movement': '{side} : phase de mouvement. Déplacez vos unités, puis terminez la phase.',
  'phase.stacks': '{side} : deux unités ennemies partagent un hexagone. Choisissez celle qui reste.',
  'phase.combat': '{side} : phase de combat. Toute unité au contact attaque et est attaquée, une fois.',
  'phase.losses': '{side} : élimination égale. Choisissez les unités perdues (total à atteindre : {price}).',
  'phase.retreat': '{side} : faites reculer d’un hexagone chacune des unités repoussées.',
  'phase.displacement': '{side} : faites place, déplacez l’unité refoulée d’un hexagone.',
  'phase.withdrawal': '{side} : l’artillerie qui a bombardé peut se retirer d’un hexagone.',
  'phase.advance': '{side} : une unité victorieuse peut avancer dans un hexagone évacué.',
  'phase.over': 'La partie est terminée.',
  'event.phase': 'Tour {turn}, {side} : {phase}',
  'event.key-drawn': 'Clé des {column} : {key}',
  'event.keys-shown': 'Les clés étaient : française {french}, prussienne {prussian}',
  'event.moved': '{unit} : mouvement {path}',
  'event.entered': '{unit} : entrée {path}',
  'event.exited': '{unit} : sortie de la carte, {path} ; unités françaises sorties : {count}',
  'event.destroyed': '{unit} : unité détruite en {hex}',
  'event.attack': '{attackers} : attaque contre {defenders}, {attack} contre {defence}, colonne {column}',
  'event.rolled': 'Jet de dé {die}, colonne {column} : {result}',
  'event.retreated': '{unit} : recul de {from} vers {hex}',
  'event.displaced': '{unit} : refoulement de {from} vers {hex}',
  'event.withdrew': '{unit} : retrait de {from} vers {hex}',
  'event.advanced': '{unit} : avance après combat de {from} vers {hex}',
  'event.demoralized': 'L’armée alliée est démoralisée (points perdus : {losses})',
  'event.game-over':
    '{outcome}. Pertes : françaises {frenchLosses}, alliées {alliedLosses} ; unités françaises sorties : {exited}',
  'outcome.french-victory':
    'Victoire française : les Alliés sont démoralisés et sept unités sont parties pour Bruxelles',
  'outcome.allied-victory': 'Victoire alliée : l’armée française est brisée',
  'outcome.draw': 'Partie nulle : aucun des deux camps n’a rempli ses conditions',
  'outcome.french-victory-both-broken':
    'Victoire française : les deux armées se sont brisées ensemble, mais sept unités étaient parties',
  'outcome.allied-victory-both-broken': 'Victoire alliée : les deux armées se sont brisées ensemble',
};
