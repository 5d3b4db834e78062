import type { Catalog } from '@hundred-days/kernel';

/** What only the campaign and the grand scenarios say, in French. */
export const campaignFr: Catalog = {
  'scenario.campaign': 'La campagne',
  'scenario.grand-waterloo': 'Le grand Waterloo',
  'scenario.grand-ligny': 'Le grand Ligny',
  'word.command': 'commandement',
  'refusal.commander-sleeps': '{other} dort et ne commande personne.',
  'refusal.half-pace':
    '{unit} a des unités au contact qui dépendent de lui, ou réorganise\u00A0: {allowance} points, non {points}.',
  'refusal.half-pace-away':
    '{unit} a des unités au contact qui dépendent de lui, ou réorganise\u00A0: avec {allowance} points il n’atteint pas {hex}.',
  'refusal.has-no-place': '{unit} n’occupe la place d’aucun commandant.',
  'refusal.has-that-place': '{unit} est déjà sous {other}.',
  'refusal.held-fast': '{unit} est hors commandement dans une zone de contrôle ennemie et ne bouge pas.',
  'refusal.is-a-commander': '{unit} commande\u00A0: personne ne lui donne de place.',
  'refusal.leader-alone':
    '{hex} est dans une zone de contrôle ennemie, sans ami sur place\u00A0: {unit} n’y va pas seul.',
  'refusal.leader-enemy-leader': 'Un chef ennemi est en {hex}\u00A0: {unit} ne peut y aller.',
  'refusal.leader-enemy-there': 'L’ennemi est en {hex}\u00A0: {unit} ne peut y aller.',
  'refusal.leader-too-far': '{unit} n’atteint pas {hex} avec {allowance} points.',
  'refusal.no-commander': '{other} n’est pas un commandant.',
  'refusal.no-orders-to-close':
    '{unit} est hors commandement et n’entre dans aucune zone de contrôle ennemie\u00A0: {hex} en est une.',
  'refusal.no-orders-to-follow': '{unit} est hors commandement et ne suit pas en {hex}.',
  'refusal.no-place':
    '{other} commande déjà {places} officiers et {places} unités\u00A0: il ne reste pas de place pour {unit}.',
  'refusal.not-nearest':
    '{hex} n’est pas l’un des hexagones les plus proches avec une unité de son camp\u00A0: {unit} ne peut y aller.',
  'refusal.not-overrun': '{unit} n’a pas été bousculé.',
  'refusal.other-army': '{other} ne commande aucune unité d’une autre armée\u00A0: {unit} en est une.',
  'refusal.out-of-range':
    '{unit} est hors de portée de {other}\u00A0: le commandement porte à {range} hexagones, et pas à travers l’ennemi.',
  'refusal.place-settled': 'La place de {unit} a déjà été changée pendant ce segment.',
  'phase.command': '{side}\u00A0: segment de commandement. Changez qui commande qui, puis terminez.',
  'phase.placing': '{side}\u00A0: un chef a été bousculé. Dites laquelle des unités les plus proches il rejoint.',
  'event.abandoned': '{unit} reste seul en {hex}\u00A0: dé {die}',
  'event.command': 'Hors commandement\u00A0: {units}',
  'event.galloped': '{unit} galope\u00A0; désormais hors commandement\u00A0: {units}',
  'event.leader-lost': '{unit} est perdu en {hex}',
  'event.overrun': '{unit} est bousculé en {from} et rejoint {hex}',
  'about.campaign':
    '16 au 18 juin\u00A0: quatre champs en une carte, trois armées et leurs chefs, deux nuits, et la route de Bruxelles.',
  'about.grand-waterloo': '18 juin\u00A0: Waterloo et Wavre à la fois. Grouchy peut venir, et Blücher aussi.',
  'about.grand-ligny': '16 juin\u00A0: Ligny et les Quatre-Bras à la fois, et d’Erlon entre les deux.',
  'option.cavalry-retreat': 'Retraite de la cavalerie avant le combat',
  'option.cavalry-retreat.false': 'La cavalerie attaquée attend le choc.',
  'option.cavalry-retreat.true':
    'La cavalerie et l’artillerie à cheval, sans cavalerie ennemie voisine, peuvent reculer avant le combat.',
  'option.late-start': 'Réveil tardif des Français',
  'option.late-start.false': 'Les commandants français se lèvent avec leurs hommes.',
  'option.late-start.true':
    'À 6 heures les commandants français dorment, jusqu’à ce qu’un dé, un collègue ou l’ennemi les réveille.',
  'option.cavalry-impetus': 'Fougue de la cavalerie',
  'option.cavalry-impetus.false': 'La cavalerie poursuit au gré de son chef.',
  'option.cavalry-impetus.true': 'Un dé dit si la cavalerie victorieuse peut, ne peut pas ou doit avancer.',
  'option.leader-advance': 'Chefs en tête',
  'option.leader-advance.false': 'Une seule unité avance après le combat.',
  'option.leader-advance.true': 'Deux unités empilées avec un chef peuvent avancer toutes deux, et lui avec elles.',
  'option.graded-victory': 'Degrés de victoire',
  'option.graded-victory.false': 'Il faut 230 points aux Français, sinon ils perdent.',
  'option.graded-victory.true': 'Six degrés de victoire, selon les points à la fin.',
  'option.grouchy-cavalry': 'Grouchy et la cavalerie',
  'option.grouchy-cavalry.false': 'Un corps de cavalerie prend une place de Grouchy.',
  'option.grouchy-cavalry.true': 'Un corps de cavalerie prend une demi-place de Grouchy, sauf s’il est démoralisé.',
  'option.towns-worth-seven': 'Ligny et Saint-Amand',
  'option.towns-worth-seven.false': 'Chaque village baisse les seuils prussiens de 5.',
  'option.towns-worth-seven.true': 'Chaque village baisse les seuils prussiens de 7.',
  'option.cautious-ney': 'Ney prudent',
  'option.cautious-ney.false': 'Ney attaque comme les autres.',
  'option.cautious-ney.true': 'Aux deux premiers tours, un dé dit si les unités de Ney peuvent attaquer.',
  'option.extreme-odds': 'Rapports extrêmes',
  'option.extreme-odds.false': 'Au-delà de la table, la dernière colonne compte.',
  'option.extreme-odds.true': 'Deux colonnes au-delà de la table changent le dé d’un point.',
};
